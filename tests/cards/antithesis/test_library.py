"""The cards as numbers: what is printed on a face, its lines as programs, Keywords with their X, and all of it pressed."""

# ruff: noqa: E501  # a card and its numbers stand on one line

from functools import cache

import pytest

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.cardset.built import bound
from sandtable.games.antithesis.cardset.library import (
    FROM_HAND,
    GIVES_ABILITIES,
    HAS_RESPONSE,
    Library,
    key_of,
)
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.timing import pressing

from .corpus import card_file, pool


@cache
def library() -> Library:
    return bound(pool())


def pairs(at: int) -> list[tuple[int, int]]:
    code = library().code
    return [
        (int(lay.pair_kind(code, at, n)), int(lay.pair_number(code, at, n)))
        for n in range(lay.pairs(code, at))
    ]


def test_the_numbers_of_a_character():
    lib = library()
    face = lib.face_of("Reef Behemoth")
    assert (lib.kind[face], lib.faction[face], lib.faction_value[face]) == (i.CHARACTER, i.AQUILLUS, 1)
    assert (lib.size[face], lib.hp[face], lib.vp[face], lib.presence[face]) == (i.LARGE, 10, 2, 1)
    assert (lib.defence[face], lib.defence_type[face]) == (4, i.HIDE)
    assert (lib.engage[face], lib.engage_d[face]) == (0, 1)
    assert pairs(lib.array[face]) == [(i.ARRAY_TYPE, i.RUN), (i.ARRAY_RANGE, 2 * i.RANGE), (i.DIE + i.RED, 1)]
    assert pairs(lib.cost[face]) == [(i.PIPS, 14), (i.RED, 1), (i.BLUE, 1)]
    water, fire = (i.TRAIT_TYPE + w.TRAITS.number(trait) for trait in ("Water", "Fire"))
    assert pairs(lib.keyword_x[face]) == [(i.RAPID_MOVEMENT, 0), (i.IMMUNITY, water), (i.VULNERABILITY, fire)]
    assert lib.keywords[face] == sum(
        1 << kind - i.FIRST_KEYWORD for kind in (i.RAPID_MOVEMENT, i.IMMUNITY, i.VULNERABILITY)
    )
    assert lib.traits[face] == 1 << w.TRAITS.number("Kul-Matsya") | 1 << w.TRAITS.number("Beast")
    assert lib.count[face] == 2 + 3 and lib.flags[face] & HAS_RESPONSE


def test_the_numbers_of_fields_modifications_directives_and_objectives():
    lib = library()
    field = lib.face_of("Stone Causeway")
    assert (lib.field_wide[field], lib.field_deep[field]) == (3, 1)
    assert lib.grid[field] == sum(1 << row * 9 + column for row in range(4) for column in range(1, 8))
    plate = lib.face_of("Warden's Plate")
    fits = lay.part(lib.code, lib.attach_to[plate], lay.FITS)
    assert lay.kind(lib.code, lib.attach_to[plate]) == i.TARGET and lay.tests(lib.code, fits) == 3
    assert lib.flags[plate] & GIVES_ABILITIES
    directive = lib.face_of("Directive of Lord Bratok")
    assert lib.champion[directive] == lib.face_of("Lord Bratok") and lib.alignment[directive] == i.NEUTRAL
    income = int(lib.income[directive])
    assert [income >> 6 * colour & 63 for colour in range(5)] == [0, 0, 1, 0, 2]
    objective = lib.face_of("Objective IV of Lord Bratok")
    assert lib.number[objective] == 4 and lib.count[objective] == 6


@pytest.mark.clause("antithesis R102")
def test_the_lines_of_a_tactic_work_from_hand():
    lib = library()
    face = lib.face_of("Countermand")
    assert (
        lay.get(lib.code, lib.abilities[lib.first[face]], lay.ZONE) == i.HAND and lib.flags[face] & FROM_HAND
    )


@pytest.mark.clause("antithesis KEYW.1", "antithesis R1")
def test_keywords_are_abilities_of_their_own_with_their_x_and_cost():
    lib = library()
    at = lib.keyword_at(i.MANA_X, 2)
    assert at >= 0 and lib.keyword_count[at] == 2 and lib.keyword_at(i.MANA_X, 9) == -1
    header = lib.abilities[lib.keyword_first[at]]
    assert lib.of_keyword[header] == key_of(i.MANA_X, 2)
    assert lib.line_text(header).startswith(
        "Response: When this Character is [Deploy]ed, it gains {Mana}{Mana}."
    )
    face = lib.face_of("Saltmarsh Reaver")  # Dash {Exhaust}{Y}, Water Walker
    costs = lib.keyword_cost[face]
    assert lay.items(lib.code, costs) == 2 and lay.get(lib.code, costs, 2) == 0
    assert pairs(lay.item(lib.code, costs, 0)) == [(i.EXHAUST_ICON, 1), (i.YELLOW, 1)]
    dash = next(
        h
        for h in lib.abilities[lib.first[face] : lib.first[face] + lib.count[face]]
        if lib.of_keyword[h] == key_of(i.DASH, 0)
    )
    assert lib.line_text(dash).startswith("Global Interrupt: {Exhaust}{Y} This Character [Move]s.")


@pytest.mark.clause("antithesis UNP.CHAR", "antithesis UNP.PLAYER")
def test_unprinted_abilities_are_called_by_their_names():
    lib = library()
    assert [lib.line_text(header) for header in lib.of_character] == [
        "Global Movement Action",
        "Global Press",
    ]
    names = ["Offensive Deploy Action", "Command Draw", "Command Gain Dice", "Defensive Deploy Action"]
    assert [lib.line_text(header) for header in lib.of_player] == names


def test_a_library_is_pressed_and_taken_in_again():
    again = Library()
    pressing.fill(again, pressing.press(library()))
    assert again.digest() == library().digest() and list(again.line_headers) == list(library().line_headers)
    assert again.listens == library().listens == (1 << 26) - 1  # some card waits for every window


def test_a_card_that_names_nobody_as_its_champion_is_refused(tmp_path):
    text = '[[card]]\nname = "Orders"\ntype = "Directive"\nfaction = "Vargus"\nalignment = "Dark"\nchampion = "Lord Bratik"\nincome = "{R}{R}{Y}"\ntext = ""\n'
    read = card_file(tmp_path, text)
    assert [error.clause for error in read.errors] == ["antithesis DECK.1.5"]

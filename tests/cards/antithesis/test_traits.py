"""Traits of one's own: a set declares them, and cards, abilities, Keywords, DEF and texts may use them."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards import sets
from sandtable.cards.habits import in_house_words
from sandtable.games.antithesis.cardset.built import bound
from sandtable.games.antithesis.cardset.layout import joined, results
from sandtable.games.antithesis.deeds.table import ORDERS
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.game import Antithesis
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language.rewording.order import REWORDINGS
from sandtable.games.antithesis.rules import RULES
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.words.view import def_type
from tests.clauses.antithesis.scene import new

from .corpus import pool

WORDS = '[[words]]\ntraits = ["Soldier", "Brush", "Deep One", "Robes", "Human"]\n'
CARD = '''
[[card]]
name = "{name}"
type = "Character"
faction = "Vargus"
value = 0
cost = "5 [Red], Yellow"
traits = "{traits}"
size = "Medium"
hp = 5
def = "{defence}"
vp = 1
presence = 1
movement = "RUN D1+2 + Yellow"
engagement = "RNG D1+0"
keywords = "{keywords}"
text = """
{text}
"""
'''


def card(name="Trial", traits="Human, Soldier", defence="2 Robes", keywords="Brush Walker", text=""):
    return CARD.format(name=name, traits=traits, defence=defence, keywords=keywords, text=text)


def read(*cards, words=WORDS):
    return pool().extended(sets.own_entries(pool(), words + "".join(cards)))


@pytest.mark.clause("antithesis R200")
def test_declared_traits_stand_on_cards_abilities_keywords_and_def():
    text = "Passive: Your Soldiers have +1 DEF. Ability Traits: Brush\\nPassive: Attacks ignore DEF of type Robes."
    read_ = read(card(text=text.replace("\\n", "\n")), card("Other", "Deep One", "1 Armor"))
    assert not read_.errors
    trial = read_.cards["Trial"]
    assert trial.lines == tuple(text.split("\\n"))
    assert trial.view()["cost"] == "5 {R}{Y}" and trial.view()["movement"] == "RUN 2+D1 {Y}"
    library = bound(read_)
    face, other = library.face_of("Trial"), library.face_of("Other")
    assert def_type(library, library.defence_type[face]) == "Robes"
    library.orders, library.rules = ORDERS, RULES
    s = Board(SEATS, b"", [], library)
    one, two = new(s, "Trial", 0, zones.IN_PLAY), new(s, "Other", 0, zones.IN_PLAY)
    assert other != face
    for word, mine, theirs in (("Soldier", True, False), ("Deep One", False, True), ("Human", True, False)):
        number = traits.number(read_.registry, word)
        assert (values.has_trait(s, one, number), values.has_trait(s, two, number)) == (mine, theirs)


@pytest.mark.clause("antithesis R200")
def test_what_is_not_declared_says_how_to_declare_it():
    for made in (
        card(),
        card(traits="Human", defence="2 Cloth"),
        card(traits="Human", text="Passive: Your Elves have Taunt."),
    ):
        (error, *_) = read(made, words="").errors
        assert "[[words]] traits = [" in error.message


def test_a_word_that_texts_use_is_no_trait():
    (error,) = read(words='[[words]]\ntraits = ["Character"]\n').errors
    assert "card texts use 'Character' already" in error.message


@pytest.mark.clause("antithesis R200")
def test_there_are_traits_beyond_one_integer():
    names = [f"Kin{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(90)]
    read_ = read(
        card(traits=names[80], defence="1 Armor", keywords="Taunt"), words=f"[[words]]\ntraits = {names}\n"
    )
    assert not read_.errors
    library = bound(read_)
    library.orders, library.rules = ORDERS, RULES
    s = Board(SEATS, b"", [], library)
    thing = new(s, "Trial", 0, zones.IN_PLAY)
    held = [word for word in names if values.has_trait(s, thing, traits.number(read_.registry, word))]
    assert held == [names[80]]
    assert i.TRAIT_TYPE + traits.number(read_.registry, names[89]) < 1000


def test_abilities_on_several_lines_point_at_the_line_that_is_wrong():
    text = "Thrust - Offensive Action: 1 Command\nMelee Attack, RNG 1, STR 3 + Red, HP\nCombat\nGlobal Action: 1 Red\nDraw a crad.\nLogistics"
    made = card(text=text)
    (error,) = read(made).errors
    lines = (WORDS + made).split("\n")
    assert lines[error.line - 1] == "Draw a crad." and lines[error.line - 1][error.column - 1 :].startswith(
        "crad"
    )
    assert error.fix is None or not error.fix.whole


def test_a_cost_before_its_header_is_paid_and_none_is_lost():
    names = frozenset(traits.names(pool().registry))
    text = "Cost: 1 Command Point\nOffensive Action: Draw a card.\nLogistics\nCost: None\nGlobal Action: Gain {R}. Limit 1 per Phase."
    assert [one.text for one in joined(text, names)] == [
        "Offensive Action: 1 Command Point: Draw a card. Ability Traits: Logistics",
        "Global Action: Gain {R}. Limit 1 per Phase.",
    ]
    assert [one.text for one in joined("Cost: 1 Command Point\nDraw a card.", names)] == [
        "Cost: 1 Command Point: Draw a card."
    ]
    assert [one.text for one in joined("Cost: 2 Red", names)] == ["Cost: 2 Red"]


def test_results_of_a_die_stand_together_and_none_is_lost():
    assert [part for _, part in results("1-3: Draw a card.")] == [f"{n}: Draw a card." for n in (1, 2, 3)]
    assert [part for _, part in results("1, 3 or 5: Draw a card.")] == [
        f"{n}: Draw a card." for n in (1, 3, 5)
    ]
    assert results("3-1: Draw a card.") == [(0, "3-1: Draw a card.")]


@pytest.mark.clause("antithesis R200")
def test_a_card_with_traits_of_its_own_can_be_tried_at_a_table():
    game = Antithesis()
    text = WORDS + card(
        text="Thrust - Offensive Action: 1 Command\nMelee Attack, RNG 1, STR 3 + Red, HP\nCombat, Brush"
    )
    told = game.workshop().try_out(text, "Trial")
    assert told["setup"] and told["position"]
    shown = game.workshop().read_set(text)
    assert shown["errors"] == []


def test_a_card_that_can_be_deployed_at_a_trial_is_not_said_to_be_stuck():
    """The table begins in a window that passes by itself, and the card comes after the Deploy Action."""
    shop = Antithesis().workshop()
    for _ in range(3):  # what lies beside it is drawn
        assert shop.try_out(shop.TEMPLATE, "A New Card")["why"] is None
    dear = shop.TEMPLATE.replace("6 {R}", "70 {R}")
    assert shop.try_out(dear, "A New Card")["playable"] is False


@pytest.mark.parametrize(
    "text", ["Global Action: " + "{R}" * 300 + "x", "Melee Attack, RNG 1, STR 2 " + "{R}" * 300 + "x"]
)
def test_long_rows_of_icons_are_refused_at_once(text):
    assert in_house_words(text, REWORDINGS)

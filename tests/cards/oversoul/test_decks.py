"""Decks and the frames of cards are held to their clauses."""

import pytest

from sandtable.games.oversoul.cardset.card import DECK, LEADER
from sandtable.games.oversoul.cardset.decks import RULES, ready_deck

from .corpus import card_file, pool

CLAUSES = ("2.0.10", "2.0.11", "2.0.12", "2.0.13", "5.4.1")


def listed(main: list[str], leaders: list[str]) -> str:
    return "\n".join(["Game: oversoul", "Name: A trial", "", DECK, *main, "", LEADER, *leaders, ""])


def faults(main: list[str], leaders: list[str]) -> list[str]:
    found = RULES.check(RULES.read(listed(main, leaders)), pool(), RULES.bans())
    return [fault.clause for fault in found]


def some(count: int) -> list[str]:
    names = [card.name for card in pool().all() if not card.is_leader() and card.rarity != "Cosmic"]
    return [f"1 {name}" for name in names[:count]]


@pytest.mark.parametrize("name", RULES.ready_names())
def test_the_ready_made_decks_are_legal_and_come_back(name):
    text = RULES.ready_text(name)
    deck = RULES.read(text)
    assert RULES.check(deck, pool(), RULES.bans()) == [] and RULES.write(deck) == text
    shown = ready_deck(name, RULES.ready(name), pool())
    assert shown.faces == tuple(RULES.ready(name).pile(LEADER)) and shown.crest


@pytest.mark.clause(*[f"oversoul {clause}" for clause in CLAUSES], "oversoul R13")
@pytest.mark.parametrize(
    ("main", "leaders", "clauses"),
    [
        (some(30), ["1 Mother Thicket"], []),
        (some(40), ["1 Mother Thicket"], []),
        (some(29), ["1 Mother Thicket"], ["2.0.11"]),
        (some(41), ["1 Mother Thicket"], ["2.0.11"]),
        (some(30), [], ["2.0.10"]),
        (some(30), ["1 Mother Thicket", "1 Foreman Unit Nine"], ["2.0.10"]),
        (some(30), ["1 Ember Whelp"], ["2.0.10"]),
        ([*some(30), "1 Mother Thicket"], ["1 Foreman Unit Nine"], ["R13"]),
        ([*some(30), "3 Shardling"], ["1 Mother Thicket"], ["2.0.12"]),
        ([*some(30), "2 Great Antler"], ["1 Mother Thicket"], ["2.0.13"]),
        ([*some(30), "1 Nobody"], ["1 Mother Thicket"], ["2.0.11"]),
    ],
)
def test_a_deck_is_one_leader_and_thirty_to_forty_cards(main, leaders, clauses):
    assert faults(main, leaders) == [f"oversoul {clause}" for clause in clauses]


FRAME = {
    "name": '"Trial"', "type": '"Unit"', "archetype": '"CHAOS"', "rank": "2", "energy": '"-2"',
    "role": '"SLAYER"', "dmg": "2", "spd": "2", "hp": "3", "text": '"●GUARD"',
}  # fmt: skip
SPELL = {"type": '"Event"', "role": '"CAST"', "dmg": None, "spd": None, "hp": None}
WRONG = [
    ({"type": '"Spell"'}, "5.0.1"),
    ({"archetype": '"RED"'}, "9.0.1"),
    ({"rank": "6"}, "2.0.1"),
    ({"energy": '"3"'}, "4.0.10"),
    ({"energy": '"+1"', "archetype": '"NEUTRAL"'}, "9.0.1"),
    ({"role": '"TOTEM"'}, "7.0.1"),
    ({"role": '"STATION"'}, "7.1.31"),
    ({"spd": "6"}, "6.2.2"),
    ({"dmg": None}, "5.1.2"),
    ({"hp": None}, "6.3.1"),
    ({"text": '"●Draw 1"'}, "8.0.2"),
    ({"text": '"●(this Construct) SHATTER* Draw 1"'}, "5.3.12"),
    ({"text": '"_●SEEKER: ENTER* Draw 1_"'}, "8.4.5"),
    ({"type": '"Event"', "role": '"WALL"', "dmg": None, "spd": None}, "R3"),
    ({"type": '"Event"', "role": '"CAST"', "dmg": None, "spd": None}, "6.3.1"),
    (SPELL, "5.2.3"),
    (SPELL | {"energy": '"+1"', "text": '"●Draw 1"'}, "5.2.4"),
    ({"type": '"Construct"', "role": '"UNIT"', "spd": None}, "5.2.1"),
    ({"type": '"Construct"', "role": '"BOARD"', "dmg": None, "spd": None}, "7.3.3"),
    ({"type": '"Leader Unit"'}, "4.0.6"),
]  # fmt: skip


@pytest.mark.clause(*[f"oversoul {clause}" for clause in dict.fromkeys(clause for _, clause in WRONG)])
@pytest.mark.parametrize(("change", "clause"), WRONG)
def test_a_frame_that_the_rules_do_not_have_is_refused(tmp_path, change, clause):
    values = {key: value for key, value in (FRAME | change).items() if value is not None}
    read = card_file(tmp_path, "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in values.items()))
    assert read.errors[0].clause == f"oversoul {clause}" and read.errors[0].card == "Trial"
    assert not read.cards


def test_the_frame_itself_is_sound(tmp_path):
    read = card_file(tmp_path, "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in FRAME.items()))
    assert not read.errors and read.cards["Trial"].mechanics() == ["Gives Keyworded Abilities"]

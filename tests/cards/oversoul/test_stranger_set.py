"""Whole sets that strangers wrote from the rulebook: each card does what it says, or says why it does not.

All cards are in one pool, read once; a scene is one of `tests.cards.oversoul.played`.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.names import spell
from sandtable.games.oversoul.cardset.pool import Pool, registry
from tests.cards.oversoul.played import TOOLS, game_with, holds
from tests.clauses.oversoul.table import PLAIN, entries

FOLDER = Path(__file__).parent / "strangers"
SETS = {  # and how many cards of each may be refused
    name: tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["card"]
    for name in (
        "ninth_bell",
        "unpaid_debt",
        "nine_rains",
        "hollow_court",
        "ashen_choir",
        "eighth",
        "ninth",
        "tenth",
        "eleventh",
        "twelfth",
        "thirteenth",
        "fourteenth",
        "fifteenth",
        "sixteenth",
        "seventeenth",
        "eighteenth",
    )
}
MOST_REFUSED = {
    "ninth_bell": 4,
    "unpaid_debt": 13,
    "nine_rains": 7,
    "hollow_court": 12,
    "ashen_choir": 15,
    "eighth": 16,
    "ninth": 16,
    "tenth": 20,
    "eleventh": 9,
    "twelfth": 22,
    "thirteenth": 13,
    "fourteenth": 12,
    "fifteenth": 5,
    "sixteenth": 10,
    "seventeenth": 13,
    "eighteenth": 30,
}
CARDS = [card for cards in SETS.values() for card in cards]
PLAYED = [card for card in CARDS if "scenes" in card]
REFUSED = [card for card in CARDS if "refused" in card]
MORE_TOOLS = """
Jolt     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Mend     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Heal 9 HP to it
Blast    Event ORDER I -1 QUICK
  ●Deal 1 DMG to all your Units
Fee      Event ORDER I -1 QUICK
  ●* Sacrifice 1 card on your board➤ Draw 1
Mill         Event FLOW I +1 BOARD 4
  ●CAST* Discard the top 2 cards of your Deck
Sprig        Unit VIGOR I -1 NATURA 1/2/2
Fury         Unit ORDER I -1 PRIMAL 1/2/3
  ●FRENZY
Twin         Unit ORDER I +1 PRIMAL 1/1/1
  ●RESONATE* Has THORNS
Bolt         Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 3 DMG to it
Fling        Event ORDER I -1 QUICK
  ●* Select 1 Unit or Event➤ Return it to the bottom of its owner's Deck
Rouse        Event ORDER I -1 QUICK
  ●* Select 1 Exhausted Unit➤ Reactivate it
Drowse       Event ORDER I -1 QUICK
  ●* Select 1 Activated Unit➤ Exhaust it
Ghost        Unit ORDER I -1 PRIMAL 2/2/3
  ●VEILED
Bulk         Construct ORDER I -1 UNIT 5
Pole         Unit ORDER I -1 PRIMAL 2/2/3
  ●POLARITY
Raise        Event ORDER I -1 QUICK
  ●* Select 1 Unit in your Idle Zone➤ Spawn it
Nope         Event ORDER I -1 QUICK
  ●* Select 1 card in your Idle Zone➤ Cancel the opposing card directly below
Counterspell Event ORDER I -1 COUNTER
  ●Activate only if your opponent Activates an Event* Cancel it
Dear         Event ORDER I -4 QUICK
Fish         Unit FLOW I -1 PRIMAL 1/2/3
Eel          Unit FLOW I -1 VEXEN 1/2/3
Maker        Event ORDER I -1 QUICK
  ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP)
Puppet       Unit ORDER I -1 PRIMAL 1/2/2
Seal         Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED
Grow         Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it & Heal 1 HP to it
Aegis        Unit ORDER I -1 PRIMAL 1/2/3
  ●BARRIER
Mote         Event ARCANE I -1 PERFECT
Draws        Unit ORDER I -1 PRIMAL 1/2/3
  ●When you Draw a card* Heal 1 HP to your Leader
Drawi        Unit ORDER I -1 PRIMAL 1/2/3
  ●If you Draw a card* Heal 1 HP to your Leader
Big          Event ORDER IV -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Shell        Unit ARCANE I -1 PRIMAL 1/2/3
Cast_Out     Event ORDER I -1 QUICK
  ●* Select 1 Unit in your Idle Zone➤ Exile it
Snipe        Unit ORDER I -1 SNIPER 1/2/3
Gem          Unit ARCANE I -1 PRIMAL 1/5/3
Kiln         Unit ORDER I -1 SORCERER 1/2/3
Mage         Unit ORDER I -1 SORCERER 1/2/3
Shellet      Unit NEUTRAL I -1 PRIMAL 1/2/3
Shackle      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it CHAINED
Quake        Event ORDER V -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Bones        Unit DOOM I -1 UNDEAD 1/2/2
Waker        Unit ORDER V -1 PRIMAL 1/2/3
  ●CAST* Select 1 Exhausted Unit➤ Reactivate it
Stray_Choir  Unit SWAY I -1 PRIMAL 1/2/3
Lament       Event NEUTRAL I -5 PERFECT
Sifter       Event ORDER I +1 BOARD 4
  ●CAST* Return 1 card in your hand to the bottom of your Deck➤ Draw 1
"""


def said(card):
    return card.get("reworded", card["says"])


@cache
def pool():
    lines = [
        f"{spell(card['name'])} {card.get('reframed', card['frame'])}\n{said(card)}\n" for card in PLAYED
    ]
    found = Pool(registry())
    found.load(entries(PLAIN + TOOLS + MORE_TOOLS + "".join(lines)))
    found.finish()
    assert not found.errors, [str(error) for error in found.errors]
    return found


@cache
def game():
    return game_with(pool())


@pytest.fixture(scope="module", autouse=True)
def read_once():
    game()


@pytest.mark.parametrize("card", PLAYED, ids=lambda card: card["name"])
def test_it_does_what_it_says(card):
    for scene in card["scenes"]:
        assert holds(game(), scene) == "", scene


@pytest.mark.parametrize("card", PLAYED, ids=lambda card: card["name"])
def test_it_is_printed_in_the_words_of_the_house(card):
    assert "\n".join(pool().cards[card["name"]].lines) == card.get("house", said(card))


@pytest.mark.parametrize("card", REFUSED, ids=lambda card: card["name"])
def test_what_is_refused_says_what_the_machine_does_not_do(card):
    found = Pool(registry())
    found.load(entries(f"{spell(card['name'])} {card['frame']}\n{card['says']}\n"))
    found.finish()
    assert any(card["refused"] in error.message for error in found.errors), [str(e) for e in found.errors]


@pytest.mark.parametrize("name", SETS)
def test_most_of_them_read(name):
    assert len(SETS[name]) >= 40
    assert len([card for card in SETS[name] if "refused" in card]) <= MOST_REFUSED[name]

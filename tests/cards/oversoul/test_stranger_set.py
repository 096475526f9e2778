"""A whole set that a stranger wrote from the rulebook: each card does what it says, or says why it does not.

All cards are in one pool, read once; a scene is one of `tests.cards.oversoul.played`.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.language.texts import abilities
from tests.cards.oversoul.corpus import texts
from tests.cards.oversoul.played import TOOLS, game_with, holds
from tests.clauses.oversoul.table import PLAIN, entries

CARDS = tomllib.loads((Path(__file__).parent / "strangers/ninth_bell.toml").read_text(encoding="utf-8"))[
    "card"
]
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
"""


def said(card):
    return card.get("reworded", card["says"])


@cache
def pool():
    lines = [f"{card['name'].replace(' ', '_')} {card['frame']}\n{said(card)}\n" for card in PLAYED]
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
    with pytest.raises(CardError) as caught:
        for line in card["says"].splitlines():
            for _, one in abilities(line):
                understood(texts(), one)
    assert card["refused"] in caught.value.message


def test_most_of_them_read():
    assert len(CARDS) == 50
    assert len(REFUSED) <= 5

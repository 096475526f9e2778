"""What somebody picks from, in words: cards in a hand, Units, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from sandtable.timing import columns as its
from sandtable.timing.asking import Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import is_effect, is_number, is_player, thing_of

S = TypeVar("S", bound=CardState)

ANY: Final = "any number"
CARD: Final = "card"


class Nouns(NamedTuple):
    """What a game calls what is picked."""

    piles: dict[int, str]  # zones off the board: "hand"
    mixed: str = CARD  # things of several kinds that lie on the board
    effect: str = "effect"


def so_many(s: S, pick: Pick, number: str, nouns: Nouns, kind: Callable[[S, int], str]) -> str:
    """So many of what is picked from: "2 cards in your hand", "up to 1 Unit". Of what the asked seat does not
    see no more is said than that it is a card.
    """
    players = False
    found: set[str] = set()
    places: set[str] = set()
    for value in [*pick.pool, *pick.chosen]:
        if is_number(value):
            return number
        if is_player(value):
            players = True
        elif is_effect(value):
            found.add(nouns.effect)
        else:
            thing = int(thing_of(value))
            place = in_pile(s, thing, nouns)
            places.add(place)
            found.add(CARD if place or not s.sees(s.seat, thing) else kind(s, thing))
    many = "" if "1" in number.split() else "s"
    words = [f"player{many}"] if players else []
    if found:
        noun = found.pop() if len(found) == 1 else CARD if CARD in found else nouns.mixed
        words.append(f"{noun}{many}{places.pop() if len(places) == 1 else ''}")
    return f"{number}{' of' if number == ANY else ''} {' or '.join(words)}"


def in_pile(s: CardState, thing: int, nouns: Nouns) -> str:
    """Where a card lies that is not on the board, and in whose pile."""
    pile = nouns.piles.get(int(s.get(thing, its.ZONE)), "")
    owner = int(s.get(thing, its.OWNER))
    if not pile:
        return ""
    return f" in your {pile}" if owner == s.seat else f" in the {pile} of player {owner + 1}"

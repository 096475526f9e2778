"""Different cards for several Selections and Costs at once (R160, R191).

What is asked for is written flat: how many, of how many, whether it pays, and these; and then the next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

NOBODY: Final = -1  # no demand has a card
HEAD: Final = 3  # how many, of how many, whether it pays
PAYS: Final = 1  # a Cost takes the cards, so that they do not Generate for it


def demanded(out: vec[i64], low: i64, pool: vec[i64], pays: i64) -> vec[i64]:
    """One demand more: so many different cards of these."""
    return extend(append(append(append(out, max(low, 0)), i64(len(pool))), pays), pool)


def after(wants: vec[i64], at: i64) -> i64:
    """Where the next demand begins."""
    return at + HEAD + wants[at + 1]


def in_all(wants: vec[i64]) -> i64:
    """How many cards are asked for together."""
    total: i64 = 0
    at: i64 = 0
    while at < len(wants):
        total += wants[at]
        at = after(wants, at)
    return total


def all_find(wants: vec[i64]) -> bool:
    """Whether every demand finds its number of cards, none of which serves two."""
    total = in_all(wants)
    scarce = False
    at: i64 = 0
    while at < len(wants):
        if wants[at] > wants[at + 1]:
            return False
        scarce = scarce or (wants[at] > 0 and wants[at + 1] < total)
        at = after(wants, at)
    return not scarce or matched(wants)


def matched(wants: vec[i64]) -> bool:
    """The same, card by card: one that another demand has is left to it only if that finds no other."""
    cards = vec[i64]()
    at: i64 = 0
    while at < len(wants):
        for value in wants[at + HEAD : after(wants, at)]:
            if value not in cards:
                cards = append(cards, value)
        at = after(wants, at)
    owner = vec[i64]()
    fresh = vec[i64]()
    for _ in cards:
        owner = append(owner, NOBODY)
        fresh = append(fresh, 0)
    at = 0
    while at < len(wants):
        missing = wants[at]
        while missing > 0:
            if not placed(wants, at, cards, owner, fresh[:]):
                return False
            missing -= 1
        at = after(wants, at)
    return True


def placed(wants: vec[i64], at: i64, cards: vec[i64], owner: vec[i64], tried: vec[i64]) -> bool:
    """Give one more card to a demand; `owner` says afterwards who has which."""
    i: i64 = 0
    while i < len(cards):
        if tried[i] == 0 and cards[i] in wants[at + HEAD : after(wants, at)]:
            tried[i] = 1
            if owner[i] == NOBODY or placed(wants, owner[i], cards, owner, tried):
                owner[i] = at
                return True
        i += 1
    return False


def leaves_room(pool: vec[i64], high: i64, wants: vec[i64]) -> bool:
    """Whether these demands find their cards whichever, and however many, are taken from a pool."""
    total = in_all(wants)
    at: i64 = 0
    while at < len(wants):
        shared: i64 = 0
        for value in wants[at + HEAD : after(wants, at)]:
            if value in pool:
                shared += 1
        if wants[at] > 0 and wants[at + 1] - min(shared, high) < total:
            return False
        at = after(wants, at)
    return True

"""A price as a row of numbers: what an ability or a card costs, everything counted together (SEQ.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.table import player_columns as their

EXHAUST: Final = 0  # 1: the card that has the ability (R150)
OWN_MANA: Final = 1  # tokens on that card (ALT.8)
OWN_SOUL: Final = 2
MANA: Final = 3  # tokens on any of his cards (ALT.7, ALT.9)
SOUL: Final = 4
GEM: Final = 5
COMMAND: Final = 6
NUMBER: Final = 7  # of a Dice Cost: what the pool must add up to (DICE.9)
POOL: Final = (
    8  # and its die icons, by colour, STANDARD last (DICE.10); below 0: so many of the others are left out
)
ICONS: Final = 14  # die icons of an ability cost (DICE.11)
WAIVED: Final = 20  # so many of those icons are not paid, which ones the payer says (R196)
WIDTH: Final = 21
KINDS: Final = 6  # of die icons: five colours and STANDARD


def nothing() -> vec[i64]:
    return vec[i64]([0] * WIDTH)


def plus(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Both at once; an exhaust is paid only once (CMA.2.a)."""
    out = one[:]
    i: i64 = 0
    while i < WIDTH:
        out[i] += other[i]
        i += 1
    if out[EXHAUST] > 1:
        out[EXHAUST] = 1
    return out


def of_any_card(price: vec[i64]) -> vec[i64]:
    """What of a price is not paid with the very card: it lessens what its player can pay for another."""
    out = price[:]
    for part in (EXHAUST, OWN_MANA, OWN_SOUL):
        out[part] = 0
    return out


def is_free(price: vec[i64]) -> bool:
    for number in price:
        if number != 0:
            return False
    return True


def asks_dice(price: vec[i64]) -> bool:
    """Whether there is a Dice Cost, or a die icon."""
    i: i64 = NUMBER
    while i < WAIVED:
        if price[i] != 0:
            return True
        i += 1
    return False


def leaves_out(price: vec[i64]) -> bool:
    """Whether the payer is to say which die icon he leaves out (R196)."""
    return price[WAIVED] > 0 or price[POOL + their.STANDARD] < 0


def waivable(price: vec[i64]) -> vec[i64]:
    """The kinds of die icons of which one may be left out: of an ability cost, then of a Dice Cost."""
    out = vec[i64]()
    first = ICONS if price[WAIVED] > 0 else POOL
    kind: i64 = 0
    while kind < KINDS:
        if price[first + kind] > 0:
            out = append(out, kind)
        kind += 1
    return out


def without(price: vec[i64], kind: i64) -> vec[i64]:
    """A price with one die icon left out."""
    out = price[:]
    if out[WAIVED] > 0:
        out[ICONS + kind] -= 1
        out[WAIVED] -= 1
    else:
        out[POOL + kind] -= 1
        out[POOL + their.STANDARD] += 1
    return settled(out)


def settled(price: vec[i64]) -> vec[i64]:
    """Where all icons are of one kind there is nothing to say."""
    while price[WAIVED] > 0:
        kinds = waivable(price)
        if len(kinds) > 1:
            break
        price[WAIVED] -= 1
        if len(kinds) == 1:
            price[ICONS + kinds[0]] -= 1
    while price[WAIVED] == 0 and price[POOL + their.STANDARD] < 0:
        kinds = waivable(price)
        if len(kinds) > 1:
            break
        price[POOL + their.STANDARD] += 1
        if len(kinds) == 1:
            price[POOL + kinds[0]] -= 1
    return price


def pool_icons(price: vec[i64]) -> vec[i64]:
    return price[POOL : POOL + KINDS]


def icons(price: vec[i64]) -> vec[i64]:
    return price[ICONS : ICONS + KINDS]

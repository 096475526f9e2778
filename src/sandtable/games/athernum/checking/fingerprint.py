"""A number for how the game stands, by which a chain of stacks that repeats itself is found (R107)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.asking import ascending
from sandtable.games.athernum.events import E_HEADER, E_YOU
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import (
    ARGUMENT,
    CONTROLLER,
    DAMAGE,
    EXHAUSTION,
    FACE_OF,
    GONE,
    HEADER,
    HOST,
    LASTING_WIDTH,
    LEFT,
    OPERATION,
    OWNER,
    PLACE,
    RANK,
    ROW,
    SIDE,
    UNTIL,
    VICTORY,
    WIDTH,
    YOU,
    ZONE,
    Board,
)
from sandtable.timing import pile


def fingerprint(s: Board) -> i64:
    """A number for how the game stands, without stamps, times and where things lie in memory (R107)."""
    total: i64 = 0
    things = s.things
    depths = buried(s)
    thing: i64 = 0
    while thing < s.count():
        row = thing * WIDTH
        zone = things[row + ZONE]
        if zone != GONE:
            one = mixed(things[row + FACE_OF], zone)
            one = mixed(mixed(one, things[row + OWNER]), things[row + CONTROLLER])
            one = mixed(mixed(one, things[row + PLACE]), things[row + SIDE])
            one = mixed(mixed(one, things[row + DAMAGE]), things[row + EXHAUSTION])
            one = mixed(one, things[row + VICTORY])
            if zone == op.DECK or zone == op.DISCARD_PILE:
                one = mixed(one, depths[thing])
            host = things[row + HOST]
            if host >= 0:
                host = things[host * WIDTH + FACE_OF]
            total = (total + mixed(one, host)) & _BITS
        thing += 1
    total = mixed(total, s.pool)
    for number in s.players:
        total = mixed(total, number)
    at: i64 = 0
    while at < len(s.marks):
        total = mixed(mixed(total, s.marks[at + 1]), s.marks[at + 2])
        at += 3
    at = 0
    while at < len(s.lasting):
        for part in (ROW, HEADER, YOU, UNTIL, ARGUMENT, LEFT, OPERATION):
            total = mixed(total, s.lasting[at + part])
        at += LASTING_WIDTH
    at = 0
    while at < len(s.uses):
        total = mixed(mixed(total, s.uses[at + 1]), s.uses[at + 2])
        at += 3
    waiting = pile.top(s.noted)
    while waiting >= 0:
        total = mixed(mixed(total, s.noted[waiting + E_HEADER]), s.noted[waiting + E_YOU])
        waiting = pile.below(s.noted, waiting)
    return total


def buried(s: Board) -> vec[i64]:
    """By thing: how many cards lie on top of it in its deck or discard pile."""
    things = s.things
    out = vec[i64]([0] * s.count())
    for zone in (op.DECK, op.DISCARD_PILE):
        for owner in s.order:
            pile_now = vec[i64]()  # rank and thing, to be put in order
            thing: i64 = 0
            while thing < s.count():
                row = thing * WIDTH
                if things[row + ZONE] == zone and things[row + OWNER] == owner:
                    pile_now = append(pile_now, things[row + RANK] * s.count() + thing)
                thing += 1
            depth: i64 = len(pile_now)
            for one in ascending(pile_now):
                depth -= 1
                out[one % s.count()] = depth
    return out


_BITS: Final = (1 << 60) - 1


def mixed(total: i64, number: i64) -> i64:
    """Stir one more number into a hash."""
    total = (total ^ (number + 0x9E3779B9)) & _BITS
    return (((total << 7) ^ (total >> 3)) * 0x5BD1E995 + 1) & _BITS

"""A number for how the game stands, by which a chain of stacks that repeats itself is found (R107)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.events import E_HEADER, E_HELD, E_PC, E_SOURCE, E_YOU
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import (
    CONTROLLER,
    DAMAGE,
    EXHAUSTION,
    FACE_OF,
    FLAGS,
    GONE,
    HEADER,
    HELD,
    HOST,
    LASTING_WIDTH,
    LEFT,
    OPERATION,
    OWNER,
    PLACE,
    RANK,
    ROW,
    SIDE,
    SLOT,
    SOURCE,
    SUBJECT,
    TAGS,
    UNTIL,
    VICTORY,
    WIDTH,
    YOU,
    ZONE,
    Board,
    ascending,
    thing_of,
    value_of,
)
from sandtable.timing import pile

_BITS: Final = (1 << 60) - 1


def fingerprint(s: Board) -> i64:
    """A number for how the game stands, without stamps, times and where things lie in memory (R107)."""
    looks = appearances(s)
    total: i64 = 0
    for look in looks:  # a sum: in which order they are numbered does not matter
        total = (total + look) & _BITS
    total = mixed(total, s.pool)
    for number in s.players:
        total = mixed(total, number)
    at: i64 = 0
    while at < len(s.lasting):
        for part in (ROW, HEADER, YOU, UNTIL, LEFT, OPERATION):
            total = mixed(total, s.lasting[at + part])
        for part in (SOURCE, SUBJECT):
            total = mixed(total, seen(looks, s.lasting[at + part]))
        total = registers(looks, total, s.lasting, at + HELD)
        at += LASTING_WIDTH
    at = 0
    while at < len(s.uses):
        if s.same(s.uses[at]):  # what has left will not use it again
            total = mixed(mixed(total, looks[thing_of(s.uses[at])]), s.uses[at + 1])
            total = mixed(total, s.uses[at + 2])
        at += 3
    return awaited(looks, awaited(looks, total, s.noted), s.arriving)


def awaited(looks: vec[i64], total: i64, effects: vec[i64]) -> i64:
    """Stir in effects that are to go on the stack."""
    at = pile.top(effects)
    while at >= 0:
        for part in (E_HEADER, E_PC, E_YOU):
            total = mixed(total, effects[at + part])
        total = mixed(total, seen(looks, effects[at + E_SOURCE]))
        total = registers(looks, total, effects, at + E_HELD)
        at = pile.below(effects, at)
    return mixed(total, len(effects))


def registers(looks: vec[i64], total: i64, row: vec[i64], held: i64) -> i64:
    """Stir in what registers hold; how many there are stands before them."""
    i: i64 = 0
    while i < row[held]:
        i += 1
        total = mixed(total, seen(looks, value_of(row[held + i])))
    return total


def appearances(s: Board) -> vec[i64]:
    """By thing: a number for how it lies on the table, 0 for what is gone."""
    things = s.things
    looks = buried(s)
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at + 2] > 0:
            bearer = s.marks[at]
            looks[bearer] = (looks[bearer] + mixed(s.marks[at + 1], s.marks[at + 2])) & _BITS
        at += 3
    thing: i64 = 0
    while thing < s.count():
        row = thing * WIDTH
        look = looks[thing]
        for part in (
            FACE_OF, ZONE, OWNER, CONTROLLER, PLACE, SLOT, SIDE, FLAGS, DAMAGE, EXHAUSTION, VICTORY,
        ):  # fmt: skip
            look = mixed(look, things[row + part])
        host = things[row + HOST]
        if host >= 0:  # an attachment: where it lies is where its host does
            for part in (FACE_OF, SLOT):
                look = mixed(look, things[host * WIDTH + part])
        looks[thing] = look if things[row + ZONE] != GONE else 0
        thing += 1
    return looks


def seen(looks: vec[i64], value: i64) -> i64:
    """A number for what a value means: a thing as it looks, wherever it lies by now; or a player."""
    return looks[thing_of(value)] if value & TAGS == 0 else value


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


def mixed(total: i64, number: i64) -> i64:
    """Stir one more number into a hash."""
    total = (total ^ (number + 0x9E3779B9)) & _BITS
    return (((total << 7) ^ (total >> 3)) * 0x5BD1E995 + 1) & _BITS

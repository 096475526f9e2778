"""A number for how the game stands, by which a chain of stacks that repeats itself is found."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program.words import GONE
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing import pending, pile, tallies
from sandtable.timing.rows import ascending
from sandtable.timing.things import CardState
from sandtable.timing.values import is_thing, thing_of, value_of

_BITS: Final = (1 << 60) - 1


def fingerprint(s: CardState, own: vec[i64], piles: vec[i64]) -> i64:
    """A number for how the game stands, without stamps, times and where things lie in memory. A game says
    which of its own columns of a thing count, and in which zones cards lie in an order.
    """
    looks = appearances(s, own, piles)
    total: i64 = 0
    for look in looks:  # a sum: in which order they are numbered does not matter
        total = (total + look) & _BITS
    for number in s.players:
        total = mixed(total, number)
    for at in lasts.each(s.lasting):
        for part in (lasts.ROW, lasts.HEADER, lasts.YOU, lasts.UNTIL, lasts.LEFT, lasts.OPERATION):
            total = mixed(total, s.lasts(at, part))
        for part in (lasts.SOURCE, lasts.SUBJECT):
            total = mixed(total, seen(looks, s.lasts(at, part)))
        total = registers(looks, total, lasts.held(s.lasting, at))
    for at in tallies.each(s.uses):
        user = tallies.get(s.uses, at, tallies.WHOSE)
        if s.same(user):  # what has left will not use it again
            total = mixed(mixed(total, looks[thing_of(user)]), tallies.get(s.uses, at, tallies.WHAT))
            total = mixed(total, tallies.get(s.uses, at, tallies.COUNT))
    return awaited(looks, awaited(looks, total, s.noted), s.arriving)


def awaited(looks: vec[i64], total: i64, effects: vec[i64]) -> i64:
    """Stir in effects that are to go on the stack."""
    at = pile.top(effects)
    while at >= 0:
        for part in (pending.HEADER, pending.PC, pending.YOU):
            total = mixed(total, pending.get(effects, at, part))
        total = mixed(total, seen(looks, pending.get(effects, at, pending.SOURCE)))
        total = registers(looks, total, pending.held(effects, at))
        at = pile.below(effects, at)
    return mixed(total, len(effects))


def registers(looks: vec[i64], total: i64, held: vec[i64]) -> i64:
    """Stir in what registers hold."""
    for one in held:
        total = mixed(total, seen(looks, value_of(one)))
    return total


def appearances(s: CardState, own: vec[i64], piles: vec[i64]) -> vec[i64]:
    """By thing: a number for how it lies on the table, 0 for what is gone."""
    looks = buried(s, piles)
    for at in tallies.each(s.marks):
        number = tallies.get(s.marks, at, tallies.COUNT)
        if number > 0:
            bearer = tallies.get(s.marks, at, tallies.WHOSE)
            mark = mixed(tallies.get(s.marks, at, tallies.WHAT), number)
            looks[bearer] = (looks[bearer] + mark) & _BITS
    thing: i64 = 0
    while thing < s.count():
        look: i64 = 0
        if s.get(thing, its.ZONE) != GONE:
            look = lying(s, thing, looks[thing])
            for part in own:
                look = mixed(look, s.get(thing, part))
            host = s.get(thing, its.HOST)
            if host >= 0:  # an attachment: where it lies is where its host does
                look = mixed(mixed(look, s.get(host, its.FACE)), s.get(host, its.SLOT))
        looks[thing] = look
        thing += 1
    return looks


def lying(s: CardState, thing: i64, look: i64) -> i64:
    """Stir in where and how a thing lies."""
    look = mixed(look, s.get(thing, its.FACE))
    look = mixed(look, s.get(thing, its.ZONE))
    look = mixed(look, s.get(thing, its.OWNER))
    look = mixed(look, s.get(thing, its.CONTROLLER))
    look = mixed(look, s.get(thing, its.PLACE))
    look = mixed(look, s.get(thing, its.SLOT))
    look = mixed(look, s.get(thing, its.SIDE))
    return mixed(look, s.get(thing, its.FLAGS))


def seen(looks: vec[i64], value: i64) -> i64:
    """A number for what a value means: a thing as it looks, wherever it lies by now; or a player."""
    return looks[thing_of(value)] if is_thing(value) else value


def buried(s: CardState, piles: vec[i64]) -> vec[i64]:
    """By thing: how many cards lie on top of it in its pile."""
    out = vec[i64]([0] * s.count())
    for zone in piles:
        for owner in s.order:
            pile_now = vec[i64]()  # rank and thing, to be put in order
            thing: i64 = 0
            while thing < s.count():
                if s.get(thing, its.ZONE) == zone and s.get(thing, its.OWNER) == owner:
                    pile_now = append(pile_now, s.get(thing, its.RANK) * s.count() + thing)
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

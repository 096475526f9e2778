"""A look at the board before a state-based check: which of its sub-steps could find something to do."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.cardset.library import HAS_WHEN, STATES_BIT
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.faces import LOWERING

# the sub-steps, in their order
DURATIONS: Final = 0  # 4.2.1
LETHAL: Final = 1  # 4.2.2a
COPIES: Final = 2  # 4.2.2b
SITES: Final = 3  # 4.2.2c
LOOSE: Final = 4  # 4.2.2d to 4.2.2f
GROWTH: Final = 5  # 4.2.2g
OBJECTIVES: Final = 6  # 4.2.2h
LOSSES: Final = 7  # 4.2.3a
VICTORIES: Final = 8  # 4.2.3b
MAJORITY: Final = 9  # 4.2.3c
LAST: Final = 10  # 4.2.4a
EMPTY_DECK: Final = 11  # 4.2.4b
STEPS: Final = 12
EVERYTHING: Final = (1 << (STEPS + 1)) - 1  # all sub-steps, and the states that triggers wait for


_TOKENS: Final = 15  # bits for the Victory Tokens of one player
_MOST_TOKENS: Final = (1 << _TOKENS) - 1


def survey(s: Board) -> i64:
    """Which sub-steps could find something to do, as bits, in one look at the board: the others find nothing
    as long as nothing changes. Bit STEPS: some trigger waits for a state.
    """
    lib = s.library
    due: i64 = 0
    sites: i64 = 0  # players with something that may be a location, as bits
    tokens: i64 = 0  # Victory Tokens by player
    fields = vec[i64]()  # permanents with a field, by controller and name
    if means_something(s):
        due |= 1 << LETHAL
    if s.shapes & shapes.BECOME != 0:
        due |= 1 << SITES
    if s.given & STATES_BIT != 0:
        due |= 1 << STEPS
    for thing in s.board:
        place = s.get(thing, its.PLACE)
        face = s.get(thing, its.FACE)
        if s.get(thing, its.DAMAGE) > 0 and may_fall(s, thing):
            due |= 1 << LETHAL
        if s.get(thing, its.VICTORY) > 0:
            due |= 1 << OBJECTIVES
            tokens += s.get(thing, its.VICTORY) << _TOKENS * s.get(thing, its.CONTROLLER)
        if lib.flags[face] & HAS_WHEN != 0:
            due |= 1 << STEPS
        if place == its.RESOURCE_ZONE:
            continue
        if place == its.ITEM_SLOT:
            host = s.get(thing, its.HOST)
            if host < 0 or s.get(host, its.ZONE) != op.BOARD:
                due |= 1 << LOOSE
            continue
        if place == its.LOCATION_SLOT or lib.supertype[face] == op.LOCATION:
            site = i64(1) << s.get(thing, its.CONTROLLER)
            if sites & site != 0:
                due |= 1 << SITES
            sites |= site
        if lib.field[face] > 0:
            if s.get(thing, its.FLAGS) & its.IS_COUNTED == 0:
                due |= 1 << GROWTH
            # what has no name looks alike here: the sub-step looks closer
            key = lib.name[face] * s.seats + s.get(thing, its.CONTROLLER)
            if key in fields:
                due |= 1 << COPIES
            fields = append(fields, key)
    total = s.pool
    for seat in s.order:
        total += (tokens >> _TOKENS * seat) & _MOST_TOKENS
    for seat in s.order:
        if 2 * ((tokens >> _TOKENS * seat) & _MOST_TOKENS) > total:
            due |= 1 << MAJORITY
        if s.of(seat, their.LOSES) == 1:
            due |= 1 << LOSSES
        if s.of(seat, their.WINS) == 1:
            due |= 1 << VICTORIES
        if s.of(seat, their.DECKED) == 1:
            due |= 1 << EMPTY_DECK
    if s.out != 0:
        due |= 1 << LAST
    return due


def means_something(s: Board) -> bool:
    """Whether something on the board could be discarded because of what a custom marker says."""
    lib = s.library
    return s.shapes & shapes.DISCARD != 0 and (len(s.marks) > 0 or lib.unmarked)


def may_fall(s: Board, thing: i64) -> bool:
    """Whether something may have as much damage as it can bear: not if it has less than what is printed on it
    and nothing in force lowers a value.
    """
    damage = s.get(thing, its.DAMAGE)
    if damage == 0:
        return False
    if s.shapes & LOWERING != 0 or s.get(thing, its.FLAGS) & its.IS_HOLLOW != 0:
        return True
    return s.library.dfv[s.get(thing, its.FACE)] <= damage

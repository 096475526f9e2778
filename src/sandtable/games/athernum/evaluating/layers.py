"""The values of a thing at this moment: OFV and DFV in the layers of 4.4.2."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import kinds, shapes
from sandtable.games.athernum.evaluating.on_table import is_permanent, printed
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import MOST_DOUBLINGS, within
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating import in_force
from sandtable.timing.values import thing_of

ABSENT: Final = -1  # a value that a thing does not have


def stat(s: Board, thing: i64, which: i64) -> i64:
    """OFV or DFV at this moment, in the four layers of 4.4.2; ABSENT if it has none (R83)."""
    if which == op.COST_STAT:
        if not printed(s, thing):
            return ABSENT
        return s.library.cost[s.get(thing, its.FACE)]
    if s.get(thing, its.SIDE) != its.LIES_UP:
        return ABSENT  # 6.2.3b
    face = s.get(thing, its.FACE)
    value = s.library.ofv[face] if which == op.OFV else s.library.dfv[face]
    if s.get(thing, its.PLACE) == its.ITEM_SLOT and s.get(thing, its.ZONE) == op.BOARD:
        return ABSENT
    if s.flag(thing, its.IS_HOLLOW):
        value = ABSENT
    if s.shapes & (shapes.VALUES | shapes.BECOME) == 0:
        if value < 0 and s.library.supertype[face] == op.CHARACTER:
            return 0  # 2.2.3c, 2.2.4c
        return value
    return layered(s, thing, which, value)


def layered(s: Board, thing: i64, which: i64, value: i64) -> i64:
    """The layers: set, add, multiply, conditional; each by timestamp, which is the order of the list."""
    if s.shapes & shapes.SWAP != 0 and swapped(s, thing):
        which = op.DFV if which == op.OFV else op.OFV
        if not s.flag(thing, its.IS_HOLLOW):
            face = s.get(thing, its.FACE)
            value = s.library.ofv[face] if which == op.OFV else s.library.dfv[face]
    touched = False
    added: i64 = 0
    doubled: i64 = 0
    late = vec[i64]()  # what belongs to the last layer
    at = lasts.find(s.lasting, 0, op.MODIFY, op.GAIN_VALUES)
    while at >= 0:
        kind = s.lasts(at, lasts.OPERATION)
        if concerns(s, at, which) and in_force.about(s, at, thing):
            touched = True
            if conditional(s, at):
                late = append(late, at)
            else:
                if kind == op.SET or (kind == op.GAIN_VALUES and value < 0):  # layer 1: the newest counts
                    value = change_of(s, at, which, thing)
                elif kind == op.MODIFY:  # layer 2
                    added += change_of(s, at, which, thing)
                elif kind == op.DOUBLE:  # layer 3
                    doubled += 1
        at = lasts.find_next(s.lasting, at, op.MODIFY, op.GAIN_VALUES)
    if value < 0:
        if (kinds.types(s, thing) >> op.CHARACTER) & 1 == 0:
            return ABSENT  # 4.4.3b: nothing to change
        value = 0  # 2.2.3c, 2.2.4c
    if not touched:
        return value
    if doubled > MOST_DOUBLINGS:
        doubled = MOST_DOUBLINGS
    value = within((value + added) << doubled)
    for one in late:  # layer 4
        kind = s.lasts(one, lasts.OPERATION)
        number = change_of(s, one, which, thing)
        if kind == op.SET:
            value = number
        elif kind == op.MODIFY:
            value += number
        elif kind == op.DOUBLE:
            value = within(value * 2)
        elif kind == op.AT_LEAST:
            value = number if value < number else value
        elif kind == op.AT_MOST:
            value = number if value > number else value
    if value < 0:
        value = 0
    return within(value)  # 2.2.3f, 2.2.4g, R148


def swapped(s: Board, thing: i64) -> bool:
    """Whether OFV and DFV have changed places, an odd number of times."""
    odd = False
    for at in lasts.each_of(s.lasting, op.SWAP):
        if in_force.about(s, at, thing):
            odd = not odd
    return odd


def conditional(s: Board, at: i64) -> bool:
    """Whether an effect belongs to the last layer (R86)."""
    kind = s.lasts(at, lasts.OPERATION)
    if kind == op.AT_LEAST or kind == op.AT_MOST:
        return True
    return lay.duration(s.library.code, s.lasts(at, lasts.ROW)) == op.AS_LONG_AS


def concerns(s: Board, at: i64, which: i64) -> bool:
    """Whether a change of values touches this value."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    kind = s.lasts(at, lasts.OPERATION)
    if kind in (op.DOUBLE, op.AT_LEAST, op.AT_MOST):
        return lay.get(code, row, lay.A) == which
    return lay.change_of_stat(code, lay.part(code, row, lay.A), which) >= 0


def change_of(s: Board, at: i64, which: i64, thing: i64) -> i64:
    """The number that a change of values gives a thing for this value."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    kind = s.lasts(at, lasts.OPERATION)
    if kind == op.AT_LEAST or kind == op.AT_MOST:
        return lay.get(code, row, lay.B)
    if kind == op.DOUBLE:
        return 0
    changes = lay.part(code, row, lay.A)
    number = lay.change(code, changes, lay.change_of_stat(code, changes, which))  # it concerns this value
    if lay.has(code, changes, lay.CHANGED_PER):
        fixed = s.lasts(at, lasts.LEFT)  # looked up when the effect resolved (R167)
        if fixed > 0:
            return number * (fixed - 1)
        number *= in_force.counted(s, at, lay.part(code, changes, lay.CHANGED_PER), thing)
    return number


def ofv(s: Board, thing: i64) -> i64:
    return stat(s, thing, op.OFV)


def dfv(s: Board, thing: i64) -> i64:
    return stat(s, thing, op.DFV)


def has_stat(s: Board, thing: i64, which: i64) -> bool:
    """Whether a permanent has an OFV or DFV at all; what is printed never goes while it is face-up."""
    if s.get(thing, its.SIDE) == its.LIES_UP:
        face = s.get(thing, its.FACE)
        printed_value = s.library.ofv[face] if which == op.OFV else s.library.dfv[face]
        if printed_value >= 0 and s.get(thing, its.FLAGS) & its.IS_HOLLOW == 0:
            return True
    return stat(s, thing, which) >= 0


def could_have_dfv(s: Board, thing: i64) -> bool:
    """Whether it has a DFV or could have one by its type or circumstances (9.3.6a, R82)."""
    if not is_permanent(s, thing):
        return False
    side = s.get(thing, its.SIDE)
    if side == its.LIES_UP:
        return has_stat(s, thing, op.DFV)
    if side == its.LIES_DOWN:
        place = s.get(thing, its.PLACE)
        return place in (its.MAIN_SLOT, its.CHARACTER_SLOT)
    # an exhausted one: what it would have if it were turned up now
    face = s.get(thing, its.FACE)
    if s.library.dfv[face] >= 0 and not s.flag(thing, its.IS_HOLLOW):
        return True
    if s.shapes & (shapes.GIVES_VALUES | shapes.BECOME) == 0:
        return s.library.supertype[face] == op.CHARACTER  # 2.2.4c
    return stat(cast(Board, s.supposing(thing, its.SIDE, its.LIES_UP)), thing, op.DFV) >= 0


def stat_before(s: Board, value: i64, which: i64) -> i64:
    """A value of something that an ability has turned face-down: the one it had before (R167)."""
    if not s.same(value) or s.get(thing_of(value), its.SIDE) == its.LIES_UP or not s.left_as(value):
        return last_stat(s, value, which)
    last = s.get(thing_of(value), its.LAST)
    found = departed.ofv(last) if which == op.OFV else departed.dfv(last)
    return found if found > 0 else 0


def last_stat(s: Board, value: i64, which: i64) -> i64:
    """A value now, or the one it had last on the board (4.2.3d.III, R127); 0 where it has none."""
    thing = thing_of(value)
    found: i64 = ABSENT
    if s.same(value):
        found = stat(s, thing, which)
    elif which == op.COST_STAT:
        found = s.library.cost[s.get(thing, its.FACE)]
    elif s.left_as(value):
        last = s.get(thing, its.LAST)
        found = departed.ofv(last) if which == op.OFV else departed.dfv(last)
    if found < 0:
        found = 0
    return found

"""Statements: what begins to hold, for whom and for how long."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.checking.granting import keep_gifts
from sandtable.games.athernum.effects.lasting import last
from sandtable.games.athernum.events import BY_STATIC
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.amounts import amount
from sandtable.games.athernum.reading.lasting import subject_at
from sandtable.games.athernum.reading.layers import ABSENT, stat
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.reading.slots import field
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    FOREVER,
    NEXT_TURN,
    PHASE_ENDS,
    SIDE,
    TURN_ENDS,
    UP,
    WHILE_THERE,
    WHILE_UP,
    ZONE,
    Board,
    thing_of,
)


def state_it(s: Board, row: i64, header: i64, scene: Scene, kind: i64) -> i64:
    """A statement begins to hold: for what it fixes now, or for whatever fits (R90)."""
    code = s.library.code
    static = kind == BY_STATIC
    until = until_of(s, row, scene, static)
    argument = argument_of(s, row, scene)
    if until == WHILE_UP:
        thing = thing_of(scene.source)
        zone = code[header + op.ZONE]
        if not s.same(scene.source):
            return 0  # R91: an item played directly has no continuous effect without a duration
        if zone != op.BOARD:
            until = WHILE_THERE
            argument = zone
        elif s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) != UP:
            return 0
    operation = code[row + op.OP]
    left: i64 = -1
    if operation == op.PREVENT_NEXT:
        left = amount(s, row + code[row + op.A], scene)
    selection = subject_at(s, row)
    modal = operation in (op.FORBID, op.REQUIRE, op.PERMIT, op.REPLACE, op.DELAY, op.PREVENT_EVENT)
    done: i64 = 0
    if modal or selection == 0 or is_dynamic(s, selection):
        last(s, row, header, scene, until, argument, 0, left)
        done = 1
    else:
        for value in selected(s, selection, scene):
            if not s.same(value) or (not static and lacks(s, row, thing_of(value))):
                continue
            last(s, row, header, scene, until, argument, value, left)
            done += 1
    if operation == op.GRANT:
        keep_gifts(s)  # what is given holds at once
    return done


def until_of(s: Board, row: i64, scene: Scene, static: bool) -> i64:
    """How long an effect lasts (R11, R74, R89)."""
    code = s.library.code
    lasts = code[row + op.LASTS]
    if lasts != 0:
        kind = code[row + lasts]
        if kind == op.END_OF_TURN or kind == op.FOR_THIS_TURN:
            return TURN_ENDS
        if kind == op.END_OF_PHASE:
            return PHASE_ENDS
        if kind == op.YOUR_NEXT_TURN:
            return NEXT_TURN
    operation = code[row + op.OP]
    if operation == op.DELAY:  # what is left for later needs its source no more
        return TURN_ENDS if waits_this_turn(s, row) else FOREVER
    if static:
        return WHILE_UP
    if operation == op.REPLACE or op.PREVENT_NEXT <= operation <= op.PREVENT_EVENT:
        return TURN_ENDS
    return FOREVER


def waits_this_turn(s: Board, row: i64) -> bool:
    """Whether a DELAY says "when … this turn"."""
    code = s.library.code
    trigger = row + code[row + op.A]
    return code[trigger] in (op.WHEN, op.WHENEVER) and code[trigger + code[trigger + 1]] == op.THIS_TURN


def argument_of(s: Board, row: i64, scene: Scene) -> i64:
    code = s.library.code
    lasts = code[row + op.LASTS]
    if lasts != 0:
        kind = code[row + lasts]
        if kind == op.END_OF_PHASE:
            return s.phase
        if kind == op.YOUR_NEXT_TURN:
            return scene.you
    return 0


def is_dynamic(s: Board, selection: i64) -> bool:
    """Whether a subject is looked up at any moment: a group, this, the linked target, a main character."""
    code = s.library.code
    mode = code[selection]
    if mode in (op.GROUP, op.MATCH, op.MAIN, op.OPPONENTS, op.CONTROLLER, op.OWNER):
        return True
    return mode == op.REF and code[selection + op.SLOT] < op.FIRST_SLOT


def lacks(s: Board, row: i64, thing: i64) -> bool:
    """R90: a modifier for a value that its recipient does not have does nothing and does not wait."""
    code = s.library.code
    operation = code[row + op.OP]
    if operation == op.GAIN_VALUES:
        return s.get(thing, SIDE) != UP
    if operation in (op.DOUBLE, op.AT_LEAST, op.AT_MOST):
        return stat(s, thing, code[row + op.A]) == ABSENT
    if operation == op.FIELD_MORE or operation == op.FIELD_FEWER:
        return field(s, thing) == 0
    if operation != op.MODIFY and operation != op.SET:
        return False
    changes = row + code[row + op.A]
    i: i64 = 0
    while i < code[changes]:
        if stat(s, thing, code[changes + 2 + 2 * i]) != ABSENT:
            return False
        i += 1
    return True

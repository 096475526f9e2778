"""Statements: what begins to hold, for whom and for how long."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating.layers import ABSENT, stat
from sandtable.games.athernum.evaluating.slots import field
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing import passing, pending
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.gifts import keep_gifts
from sandtable.timing.evaluating.in_force import is_dynamic, last, subject_at
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, player_of, thing_of


def state_it(s: Board, row: i64, header: i64, scene: Scene, kind: i64) -> i64:
    """A statement begins to hold: for what it fixes now, or for whatever fits (R90)."""
    code = s.library.code
    static = kind == pending.BY_STATIC
    until = until_of(s, row, scene, static)
    argument = argument_of(s, row, scene)
    if until == lasts.WHILE_UP:
        thing = thing_of(scene.source)
        zone = lay.get(code, header, lay.ZONE)
        if not s.same(scene.source):
            return 0  # R91: an item played directly has no continuous effect without a duration
        if zone != op.BOARD:
            until = lasts.WHILE_THERE
            argument = zone
        elif s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.LIES_UP:
            return 0
    operation = lay.kind(code, row)
    left: i64 = -1
    if operation == op.REPLACE and lay.get(code, row, lay.FORM) in (op.NEXT_INSTEAD, op.NEXT_PREVENTED):
        left = 1  # "the next time": once
    if operation == op.CHEAPER and lay.get(code, row, lay.FORM) == op.NEXT_CHEAPER:
        left = 1  # "the next character you play": once
    if operation == op.PREVENT_NEXT:
        left = amount(s, lay.part(code, row, lay.A), scene)
    if operation == op.MODIFY and not static:
        left = looked_up(s, row, scene)
    selection = subject_at(s, row)
    linked = s.linked(scene.source)
    if not static and linked != NOTHING:
        scene.fill(lay.LINKED, append(vec[i64](), linked))  # R186: it lasts when the attachment has left
    modal = operation in (op.FORBID, op.REQUIRE, op.PERMIT, op.REPLACE, op.DELAY, op.PREVENT_EVENT)
    done: i64 = 0
    if operation == op.REPLACE and not static and left < 0:
        for value in saved(s, row, scene):
            last(s, row, header, scene, lasts.FOREVER, argument, value, left)
            return 1
    if modal or selection == 0 or (is_dynamic(s, selection) and not was_linked(s, selection, scene)):
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


def looked_up(s: Board, row: i64, scene: Scene) -> i64:
    """One more than what a change for a while is multiplied with, if that is a value: it is looked up as
    the effect resolves (R167). -1 for what has no such number, or counts things.
    """
    code = s.library.code
    changes = lay.part(code, row, lay.A)
    if not lay.has(code, changes, lay.CHANGED_PER):
        return -1
    per = lay.part(code, changes, lay.CHANGED_PER)
    if lay.kind(code, per) in (op.COUNT, op.COUNT_MARKERS):
        return -1
    return amount(s, per, scene) + 1


def saved(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """The one thing of which a replacement without a time says what happens as it leaves the game board: that
    is so for as long as it lies there (R89). Nothing for any other replacement.
    """
    code = s.library.code
    none = vec[i64]()
    asked = lay.part(code, row, lay.A)
    if lay.has(code, row, lay.LASTS) or lay.get(code, asked, lay.SCOPE) != op.NOW:
        return none
    if lay.patterns(code, asked) != 1:
        return none
    pattern = lay.pattern(code, asked, 0)
    kind = lay.kind(code, pattern)
    if kind not in (op.DISCARD, op.LEAVE, op.RETURN, op.MOVE):
        return none
    place: i64 = lay.WHO if kind == op.LEAVE else lay.A
    if not lay.has(code, pattern, place):
        return none
    selection = lay.part(code, pattern, place)
    if lay.kind(code, selection) not in (op.REF, op.TARGET):
        return none
    found = selected(s, selection, scene)
    if len(found) != 1 or not s.same(found[0]) or s.get(thing_of(found[0]), its.ZONE) != op.BOARD:
        return none
    return found


def was_linked(s: Board, selection: i64, scene: Scene) -> bool:
    """Whether it is about the linked target of an attachment that lies there no more."""
    code = s.library.code
    if lay.kind(code, selection) != op.REF or lay.get(code, selection, lay.SLOT) != lay.LINKED:
        return False
    return s.linked(scene.source) == NOTHING


def until_of(s: Board, row: i64, scene: Scene, static: bool) -> i64:
    """How long an effect lasts (R11, R74, R89)."""
    code = s.library.code
    duration = lay.duration(code, row)
    if duration == op.END_OF_TURN or duration == op.FOR_THIS_TURN:
        return lasts.TURN_ENDS
    if duration == op.END_OF_PHASE:
        return lasts.PHASE_ENDS
    if duration == op.END_OF_COMBAT:
        return lasts.COMBAT_ENDS if s.combat == 1 else lasts.PHASE_ENDS
    if duration == op.UNTIL_PHASE or your_phase(duration) > 0:
        return lasts.PHASE_BEGINS
    if duration == op.FOR_GOOD:
        return lasts.FOREVER
    if duration == op.YOUR_NEXT_TURN:
        return lasts.NEXT_TURN
    if duration == op.END_OF_YOUR_NEXT_TURN or duration == op.END_OF_OPPONENTS_NEXT_TURN:
        return lasts.NEXT_TURN_ENDS
    if duration == op.END_OF_THEIR_NEXT_TURN or duration == op.END_OF_ITS_NEXT_TURN:
        return lasts.NEXT_TURN_ENDS if whose_turn(s, row, scene) >= 0 else lasts.TURN_ENDS
    operation = lay.kind(code, row)
    if operation == op.DELAY:  # what is left for later needs its source no more
        return lasts.TURN_ENDS if waits_this_turn(s, row) else lasts.FOREVER
    if static:
        return lasts.WHILE_UP
    if operation == op.REPLACE or op.PREVENT_NEXT <= operation <= op.PREVENT_EVENT:
        return lasts.TURN_ENDS
    return lasts.FOREVER


def your_phase(duration: i64) -> i64:
    """The phase of yours until whose beginning something lasts, or 0."""
    if duration == op.UNTIL_YOUR_DAY:
        return op.DAY
    if duration == op.UNTIL_YOUR_COMBAT:
        return op.COMBAT
    return op.EVENING if duration == op.UNTIL_YOUR_EVENING else 0


def waits_this_turn(s: Board, row: i64) -> bool:
    """Whether a DELAY says "when … this turn"."""
    code = s.library.code
    trigger = lay.part(code, row, lay.A)
    return (
        lay.kind(code, trigger) in (op.WHEN, op.WHENEVER)
        and lay.kind(code, lay.part(code, trigger, lay.WAITS_FOR)) == op.THIS_TURN
    )


def argument_of(s: Board, row: i64, scene: Scene) -> i64:
    code = s.library.code
    duration = lay.duration(code, row)
    if lay.kind(code, row) == op.DELAY and lay.has(code, row, lay.WHO):
        for value in selected(s, lay.part(code, row, lay.WHO), scene):
            return lasts.turn_of(player_of(value), s.turn)
        return lasts.turn_of(s.seats, s.turn)  # nobody's: it never comes
    if duration == op.END_OF_PHASE or duration == op.END_OF_COMBAT:
        return s.phase
    if duration == op.UNTIL_PHASE:
        return lay.kind(code, lay.term(code, row))
    if your_phase(duration) > 0:
        return your_phase(duration) + (scene.you + 1) * lasts.WHOSE_PHASE
    if duration == op.END_OF_OPPONENTS_NEXT_TURN:
        return lasts.turn_of(last_opponent(s, scene.you), s.turn)
    if duration == op.YOUR_NEXT_TURN:
        return scene.you
    if duration == op.END_OF_YOUR_NEXT_TURN:
        return lasts.turn_of(scene.you, s.turn)
    if duration == op.END_OF_THEIR_NEXT_TURN or duration == op.END_OF_ITS_NEXT_TURN:
        whose = whose_turn(s, row, scene)
        return lasts.turn_of(whose, s.turn) if whose >= 0 else 0
    return 0


def last_opponent(s: Board, you: i64) -> i64:
    """The opponent whose next turn comes last: whose turn it is, or in one's own turn who had the last."""
    player = s.active
    if player == you:
        player = passing.next_in(s.order, you, s.out)
        after = player
        while after != you:
            player = after
            after = passing.next_in(s.order, player, s.out)
    return player


def whose_turn(s: Board, row: i64, scene: Scene) -> i64:
    """The player whose next turn is meant, -1 if there is none."""
    code = s.library.code
    for value in selected(s, lay.part(code, lay.term(code, row), lay.WHOSE), scene):
        return player_of(value)
    return -1


def lacks(s: Board, row: i64, thing: i64) -> bool:
    """R90: a modifier for a value that its recipient does not have does nothing and does not wait."""
    code = s.library.code
    operation = lay.kind(code, row)
    if operation == op.GAIN_VALUES:
        return s.get(thing, its.SIDE) != its.LIES_UP
    if operation in (op.DOUBLE, op.AT_LEAST, op.AT_MOST):
        return stat(s, thing, lay.get(code, row, lay.A)) == ABSENT
    if operation == op.SWAP:
        return stat(s, thing, op.OFV) == ABSENT and stat(s, thing, op.DFV) == ABSENT
    if operation == op.FIELD_MORE or operation == op.FIELD_FEWER:
        return field(s, thing) == 0
    if operation != op.MODIFY and operation != op.SET:
        return False
    changes = lay.part(code, row, lay.A)
    i: i64 = 0
    while i < lay.pairs(code, changes):
        if stat(s, thing, lay.changed_stat(code, changes, i)) != ABSENT:
            return False
        i += 1
    return True

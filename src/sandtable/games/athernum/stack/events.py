"""What Athernum's abilities listen to beside events: phases and states; and what is forgotten again."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import ELSEWHERE, HAS_WHEN, PHASES_BIT, STATES_BIT
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.lasting import works_from
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import in_force, scene_of
from sandtable.timing.events import instead, note, note_state, spring, would
from sandtable.timing.history import TURN_OVER
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, player_value


def forget(s: Board) -> None:
    """A new turn: drop what nobody can ask about any more, that is, what is older than one round."""
    rows = s.history
    kept = vec[i64](capacity=len(rows))
    oldest = s.turn - len(s.order) - 1
    at: i64 = 0
    while at < len(rows):
        over = history.get(rows, at, history.KIND) == TURN_OVER and outdated(s, at)
        behind = at + history.WIDTH
        if history.get(rows, at, history.TURN) < oldest or over:
            at = behind
        while at < behind:
            kept = append(kept, rows[at])
            at += 1
    s.history = kept


def outdated(s: Board, at: i64) -> bool:
    """Whether the same player has ended a later turn."""
    player = history.get(s.history, at, history.WHO)
    return history.get(s.history, at, history.TURN) < history.last_turn(s.history, TURN_OVER, player)


def elsewhere(s: Board, thing: i64, kind: i64) -> vec[i64]:
    """The abilities of a kind that work from where a card lies, which is not the board (R131)."""
    lib = s.library
    out = vec[i64]()
    face = s.get(thing, its.FACE)
    if lib.flags[face] & ELSEWHERE == 0:
        return out
    for header in lib.printed(face):
        zone = lay.get(lib.code, header, lay.ZONE)
        if lay.kind(lib.code, header) == kind and zone != op.BOARD and works_from(s, thing, zone):
            out = append(out, header)
    return out


def note_phase(s: Board, phase: i64) -> None:
    """The abilities that say "At the … Phase", in the opening check (9.1.4a, 9.2.text.opening, 9.3.3a,
    9.4.1a).
    """
    events = s.library.events
    granted = s.given & PHASES_BIT != 0
    for thing in s.board:
        if granted or events[s.get(thing, its.FACE)] & PHASES_BIT != 0:
            note_phase_of(s, thing, abilities(s, thing), phase)
    for thing in s.odd:
        if s.get(thing, its.ZONE) != op.BOARD:
            if granted or events[s.get(thing, its.FACE)] & PHASES_BIT != 0:
                note_phase_of(s, thing, elsewhere(s, thing, op.TRIGGERED), phase)
    delayed_phase(s, phase)


def note_phase_of(s: Board, thing: i64, found: vec[i64], phase: i64) -> None:
    """Those of a thing's abilities that a phase triggers."""
    you = s.get(thing, its.CONTROLLER)
    for header in found:
        if lay.kind(s.library.code, header) == op.TRIGGERED and phase_trigger(s, header, phase, you):
            note(s, header, Scene(s.ref(thing), you, vec[i64]()))


def phase_trigger(s: Board, header: i64, phase: i64, you: i64) -> bool:
    code = s.library.code
    trigger = lay.part(code, header, lay.EVENT)
    return phase_comes(s, trigger, phase, you)


def phase_comes(s: Board, trigger: i64, phase: i64, you: i64) -> bool:
    code = s.library.code
    kind = lay.kind(code, trigger)
    if kind in (op.WHEN, op.WHENEVER, op.STARTING_HAND) or lay.get(code, trigger, lay.WAITS_FOR) != phase:
        return False
    if kind == op.AT_YOUR or kind == op.AT_YOUR_NEXT:
        return s.active == you
    return True


def note_states(s: Board) -> None:
    """Abilities that wait for a state: they trigger when it becomes true between two checks (R24)."""
    lib = s.library
    code = lib.code
    now = vec[i64]()
    granted = s.given & STATES_BIT != 0
    for thing in s.board:
        face = s.get(thing, its.FACE)
        if lib.flags[face] & HAS_WHEN != 0 or granted:
            for header in abilities(s, thing):
                if lay.kind(code, header) == op.TRIGGERED and waits_for_state(s, header):
                    now = note_state(s, thing, header, now)
    s.truths = now


def waits_for_state(s: Board, header: i64) -> bool:
    code = s.library.code
    trigger = lay.part(code, header, lay.EVENT)
    condition = lay.part(code, trigger, lay.WAITS_FOR)
    return (
        s.rules.waits_for_event(s, trigger) and lay.kind(code, lay.pattern(code, condition, 0)) >= op.CONTROL
    )


def delayed_phase(s: Board, phase: i64) -> None:
    if s.shapes & shapes.DELAY == 0:
        return
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.DELAY):
        if s.lasts(at, lasts.LEFT) != 0:
            row = s.lasts(at, lasts.ROW)
            trigger = lay.part(code, row, lay.A)
            if lay.kind(code, trigger) >= op.NEXT_TURN_YOURS:
                if not in_next_turn(s, s.lasts(at, lasts.ARGUMENT)):
                    continue
            if phase_comes(s, trigger, phase, s.lasts(at, lasts.YOU)):
                spring(s, at, vec[i64]())


def in_next_turn(s: Board, argument: i64) -> bool:
    """Whether it is a later turn of the player whose next turn is waited for."""
    return s.active == lasts.whose_turn(argument) and s.turn > lasts.began_in(argument)


def saves_itself(s: Board, thing: i64, host: i64) -> bool:
    """An attachment that does something else than being discarded when its linked target leaves."""
    code = s.library.code
    for at in lasts.newest_first(s.lasting):
        if s.lasts(at, lasts.OPERATION) == op.REPLACE and s.lasts(at, lasts.SOURCE) == s.ref(thing):
            row = s.lasts(at, lasts.ROW)
            if lay.get(code, row, lay.FORM) == op.INSTEAD_OF_DISCARDING and in_force(s, at):
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, row, lay.A), op.LEAVE, s.ref(host), NOTHING, 0, 0):
                    by = player_value(s.get(thing, its.CONTROLLER))
                    instead(s, at, scene, row + lay.ROW, 0, op.DISCARD, by, s.ref(thing), op.BOARD)
                    return True
    return False

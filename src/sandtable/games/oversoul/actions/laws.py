"""Laws of a card for its own Activation, and of lines that are used by decision (8.1.2, 10.1, R116)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.cardset.library import REACTIVE
from sandtable.games.oversoul.changes.noting import LEAVINGS
from sandtable.games.oversoul.evaluating import conditions, limits, links, values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import history, pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_thing, player_value, slot_of, thing_of, value_of


def bar_laws(s: Board, player: i64, thing: i64) -> i64:
    """The clause of a Law of the card that is not met, or 0."""
    lib = s.library
    code = lib.code
    face = s.get(thing, its.FACE)
    if lib.event_role[face] == op.PERFECT_ROLE and not perfect_there(s):
        return c.C_7_2_6
    for header in lib.printed(face):
        if limits.of_events(code, header):
            clause = limits.bar_limit(s, player, thing, header)
            if clause != 0:
                return clause
        if lay.kind(code, header) != op.ADMITTING:
            continue
        scene = Scene(s.ref(thing), player, vec[i64]())
        if lay.has(code, header, lay.GATE) and not s.rules.holds(s, lay.part(code, header, lay.GATE), scene):
            return c.C_8_1_2
        clause = bar_moments(s, player, header)
        if clause != 0:
            return c.C_8_1_2 if clause == c.C_8_1_1 else clause  # a Law for Activating it
        if lay.has(code, header, lay.EVENT) and not answered(s, header, scene):
            return c.C_10_1_2 if lay.get(code, header, lay.KEYWORD) == op.ONLY_WHEN else c.C_10_1_3
    return 0


def bar_brackets(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """Further Laws: what must hold, the phase, the Timeshift number (8.1.3, 10.0.7)."""
    code = s.library.code
    scene = Scene(s.ref(thing), player, vec[i64]())
    if lay.has(code, header, lay.GATE) and not s.rules.holds(s, lay.part(code, header, lay.GATE), scene):
        return c.C_8_1_1
    return bar_moments(s, player, header)


def bar_moments(s: Board, player: i64, header: i64) -> i64:
    """The phase and the Timeshift number that a bracket names (8.1.3, 10.0.7)."""
    code = s.library.code
    if bar_phase(s, player, header) != 0:
        return c.C_8_1_1
    if links.number_of_next(s) < lay.limit_number(code, header, op.AS_TIMESHIFT):
        return c.C_10_0_7
    return 0


def bar_phase(s: Board, player: i64, header: i64) -> i64:
    """A bracket that names a phase or turn (8.1.3)."""
    code = s.library.code
    if not lay.has(code, header, lay.LIMITS):
        return 0
    at = lay.part(code, header, lay.LIMITS)
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        number = lay.pair_number(code, at, i)
        if op.DURING_YOURS <= kind <= op.DURING_EACH:
            whose = s.active == player if kind == op.DURING_YOURS else s.opposes(s.active, player)
            whose = whose or kind == op.DURING_EACH
            if not whose or (number != op.TURN and s.phase != number):
                return c.C_8_1_1
        elif op.OUTSIDE_YOURS <= kind <= op.OUTSIDE_EACH:
            whose = s.active == player if kind == op.OUTSIDE_YOURS else s.opposes(s.active, player)
            whose = whose or kind == op.OUTSIDE_EACH
            if whose and (number == op.TURN or s.phase == number):
                return c.C_8_1_1
        i += 1
    return 0


def reactive(s: Board, thing: i64) -> bool:
    """Whether a card waits for something that happens: it is offered first (R110)."""
    return s.library.flags[s.get(thing, its.FACE)] & REACTIVE != 0


def perfect_there(s: Board) -> bool:
    """A card with a PERFECT* line is Active on either board (R101)."""
    for thing in s.board:
        if s.get(thing, its.SIDE) != its.FACE_DOWN and values.has_law(s, thing, op.PERFECT):
            return True
    return False


def answered(s: Board, header: i64, scene: Scene) -> bool:
    """Whether what an "Activate only when" or "if" waits for is there to be answered (R116); what it is about
    is left in `scene.bound`.
    """
    code = s.library.code
    when = lay.get(code, header, lay.KEYWORD) == op.ONLY_WHEN
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    entered = lay.get(code, header, lay.FLAGS) & op.ON_IT != 0  # nothing else reaches it before (R259)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if entered and lay.kind(code, pattern) == op.ACTIVATE:
            if happened(s, pattern, scene, when):
                return True
            i += 1
            continue
        if waiting(s, pattern, scene, when):
            return True
        if when and waiting(s, pattern, scene, False):
            scene.bound = vec[i64]()  # further below: another link has been announced since
        elif happened(s, pattern, scene, when):
            return True
        i += 1
    return False


def still_waits(s: Board, header: i64, scene: Scene) -> bool:
    """Whether what a Law of the card speaks of still waits in the chain, so that "it" can be Cancelled."""
    code = s.library.code
    when = lay.get(code, header, lay.KEYWORD) == op.ONLY_WHEN
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        if waiting(s, lay.pattern(code, condition, i), scene, when):
            return True
        i += 1
    return False


def waiting(s: Board, pattern: i64, scene: Scene, when: bool) -> bool:
    """A link that still waits: directly below for when, any for if."""
    kind = lay.kind(s.library.code, pattern)
    if kind not in (op.ACTIVATE, op.ATTACK, op.USE):
        return False
    at = pile.top(s.stack)
    while at >= 0:
        if link_is(s, at, kind):
            who = player_value(pending.get(s.stack, at, pending.YOU))
            a = pending.value_at(s.stack, at)
            if kind == op.ATTACK:
                who = s.attacker
                a = s.target
            if conditions.fits_event(s, pattern, scene, who, a, 0):
                return True
        if when:
            return False
        at = pile.below(s.stack, at)
    return False


def link_is(s: Board, at: i64, kind: i64) -> bool:
    how = pending.get(s.stack, at, pending.KIND)
    if kind == op.ACTIVATE:
        return how == links.ACTIVATION
    if kind == op.USE:
        return how == pending.BY_USE or how == pending.BY_TRIGGER
    return how == links.ATTACKING


def happened(s: Board, pattern: i64, scene: Scene, when: bool) -> bool:
    """Something that has happened: in the latest step for when, since the turn player last acted for if. All
    that met it in one step are left in `scene.bound`; it is one of them (R158).
    """
    beat: i64 = -1
    found = vec[i64]()
    for at in history.each_of(s.recent, lay.kind(s.library.code, pattern)):
        there = history.get(s.recent, at, history.BEAT)
        if (beat < 0 or there == beat) and (not when or there == s.beat):
            if conditions.event_fits(s, pattern, s.recent, at, scene):
                beat = there
                found = extend(found, where_put(s, lay.kind(s.library.code, pattern), scene.bound))
    scene.bound = found
    return beat >= 0


def where_put(s: Board, kind: i64, bound: vec[i64]) -> vec[i64]:
    """What an event was about, where that deed has put it (R158)."""
    if kind not in LEAVINGS:
        return bound
    out = vec[i64](capacity=len(bound))
    for one in bound:
        value = value_of(one)
        gone = is_thing(value) and not s.same(value) and s.moved_once(value)
        out = append(out, hold(slot_of(one), s.ref(thing_of(value))) if gone else one)
    return out

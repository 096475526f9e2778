"""What happens, and who listens: history, triggers that are noted, events that are replaced or prevented."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import ELSEWHERE, HAS_WHEN, PHASES_BIT, STATES_BIT
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.conditions import holds
from sandtable.games.athernum.evaluating.history import TURN_OVER
from sandtable.games.athernum.evaluating.lasting import in_force, scene_of, works_from
from sandtable.games.athernum.evaluating.patterns import pattern_fits
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import forget_oldest, room_to_wait
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history, pairs, pending, pile, tallies
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, is_effect, is_player, thing_of


def body_of(s: Board, header: i64) -> i64:
    return lay.part(s.library.code, header, lay.BODY)


# ---- uses in this turn


def used(s: Board, ref: i64, header: i64) -> i64:
    """How often an ability of an object was used, or has triggered, in this turn (R28)."""
    return tallies.count(s.uses, ref, header)


def use(s: Board, ref: i64, header: i64) -> None:
    s.uses = tallies.added(s.uses, ref, header, 1)


def limit(s: Board, header: i64, kind: i64) -> i64:
    """The number in a limit of an ability, 0 if it has none of this kind."""
    code = s.library.code
    if header <= 0 or not lay.has(code, header, lay.LIMITS):
        return 0
    at = lay.part(code, header, lay.LIMITS)
    index = lay.pair_of_kind(code, at, kind)
    return lay.pair_number(code, at, index) if index >= 0 else 0


# ---- events


def event(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """Something happens: remember it if anybody may ask, and note the abilities that it triggers (R24)."""
    lib = s.library
    bit = lib.ears[kind]
    if lib.remembered & bit != 0:
        remember(s, kind, who, a, b, n)
    if s.shapes & shapes.DELAY != 0:
        delayed(s, kind, who, a, b, n)
    for thing in s.board if s.given & bit != 0 else s.listening(bit, its.LIES_UP):
        listen(s, thing, kind, who, a, b, n)
    if lib.elsewhere & bit != 0:
        for card in s.odd:
            face = s.get(card, its.FACE)
            if lib.events[face] & bit != 0:
                for header in elsewhere(s, card, op.TRIGGERED):
                    hear(s, card, header, kind, who, a, b, n)


def remember(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    forget_oldest(s)
    s.history = history.added(
        s.history, vec[i64]([kind, s.turn, who, a, b, n, face_at(s, who), face_at(s, a)])
    )


def face_at(s: Board, value: i64) -> i64:
    """The face of a thing; -1 for what is none."""
    if value == NOTHING or is_player(value) or is_effect(value):
        return -1
    return s.get(thing_of(value), its.FACE)


def forget(s: Board) -> None:
    """A new turn: drop what nobody can ask about any more, that is, what is older than one round."""
    kept = vec[i64]()
    oldest = s.turn - len(s.order) - 1
    for at in history.each(s.history):
        over = history.get(s.history, at, history.KIND) == TURN_OVER and outdated(s, at)
        if history.get(s.history, at, history.TURN) >= oldest and not over:
            kept = history.added(kept, history.row(s.history, at))
    s.history = kept


def outdated(s: Board, at: i64) -> bool:
    """Whether the same player has ended a later turn."""
    player = history.get(s.history, at, history.WHO)
    return history.get(s.history, at, history.TURN) < history.last_turn(s.history, TURN_OVER, player)


def listen(s: Board, thing: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    code = s.library.code
    for header in abilities(s, thing):
        if lay.kind(code, header) == op.TRIGGERED:
            hear(s, thing, header, kind, who, a, b, n)


def elsewhere(s: Board, thing: i64, kind: i64) -> vec[i64]:
    """The abilities of a kind that work from where a card lies, which is not the board (R131)."""
    lib = s.library
    out = vec[i64]()
    face = s.get(thing, its.FACE)
    if lib.flags[face] & ELSEWHERE == 0:
        return out
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        zone = lay.get(lib.code, header, lay.ZONE)
        if lay.kind(lib.code, header) == kind and zone != op.BOARD and works_from(s, thing, zone):
            out = append(out, header)
        i += 1
    return out


def hear(s: Board, thing: i64, header: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One triggered ability and one event."""
    code = s.library.code
    trigger = lay.part(code, header, lay.EVENT)
    if lay.kind(code, trigger) != op.WHEN and lay.kind(code, trigger) != op.WHENEVER:
        return
    scene = Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
    if would(s, scene, lay.part(code, trigger, lay.WAITS_FOR), kind, who, a, b, n):
        scene.held = scene.bound
        scene.many = n
        note(s, header, scene)


def note(s: Board, header: i64, scene: Scene) -> None:
    """Note a triggered ability, if its "if" is met and it has not triggered too often (4.2.3d)."""
    code = s.library.code
    if lay.has(code, header, lay.GATE) and not holds(s, lay.part(code, header, lay.GATE), scene):
        return
    most = limit(s, header, op.TRIGGERS)
    if most > 0:
        if used(s, scene.source, header) >= most:
            return
        use(s, scene.source, header)
    made = pending.entry(
        header, body_of(s, header), 0, scene.source, scene.you, pending.BY_TRIGGER, scene.held
    )
    if room_to_wait(s):
        s.noted = pile.added(s.noted, made)


# ---- triggers on phases and states


def note_phase(s: Board, phase: i64) -> None:
    """The abilities that say "At the … Phase", in the opening check (9.1.4a, 9.2.text.opening, 9.3.3a,
    9.4.1a).
    """
    lib = s.library
    code = lib.code
    granted = s.given & PHASES_BIT != 0
    for thing in either(s.board, s.odd):
        face = s.get(thing, its.FACE)
        if not granted and lib.events[face] & PHASES_BIT == 0:
            continue
        you = s.get(thing, its.CONTROLLER)
        on_board = s.get(thing, its.ZONE) == op.BOARD
        for header in abilities(s, thing) if on_board else elsewhere(s, thing, op.TRIGGERED):
            if lay.kind(code, header) == op.TRIGGERED and phase_trigger(s, header, phase, you):
                note(s, header, Scene(s.ref(thing), you, vec[i64]()))
    delayed_phase(s, phase)


def either(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """One row, and after it what only the other has."""
    out = one[:]
    for x in other:
        if x not in one:
            out = append(out, x)
    return out


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
                    trigger = lay.part(code, header, lay.EVENT)
                    scene = Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
                    if holds(s, lay.part(code, trigger, lay.WAITS_FOR), scene):
                        now = pairs.added(now, scene.source, header)
                        if not pairs.has(s.truths, scene.source, header):
                            note(s, header, scene)
    s.truths = now


def waits_for_state(s: Board, header: i64) -> bool:
    code = s.library.code
    trigger = lay.part(code, header, lay.EVENT)
    condition = lay.part(code, trigger, lay.WAITS_FOR)
    waits = lay.kind(code, trigger) == op.WHEN or lay.kind(code, trigger) == op.WHENEVER
    return waits and lay.kind(code, lay.pattern(code, condition, 0)) >= op.CONTROL


# ---- triggers that an effect has left for later


def delayed(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """DELAY: "When it leaves the game board this turn, …"."""
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.DELAY):
        if s.lasts(at, lasts.LEFT) != 0:
            row = s.lasts(at, lasts.ROW)
            trigger = lay.part(code, row, lay.A)
            if lay.kind(code, trigger) == op.WHEN or lay.kind(code, trigger) == op.WHENEVER:
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, trigger, lay.WAITS_FOR), kind, who, a, b, n):
                    spring(s, at, scene.bound)


def delayed_phase(s: Board, phase: i64) -> None:
    if s.shapes & shapes.DELAY == 0:
        return
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.DELAY):
        if s.lasts(at, lasts.LEFT) != 0:
            row = s.lasts(at, lasts.ROW)
            if phase_comes(s, lay.part(code, row, lay.A), phase, s.lasts(at, lasts.YOU)):
                spring(s, at, vec[i64]())


def spring(s: Board, at: i64, bound: vec[i64]) -> None:
    """A trigger left for later has come: note what it does; without a duration it comes once only."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    scene = scene_of(s, at)
    held = scene.held
    for one in bound:
        held = append(held, one)
    if s.lasts(at, lasts.UNTIL) == lasts.FOREVER:
        lasts.put(s.lasting, at, lasts.LEFT, 0)
    end = lay.part(code, row, lay.C)
    made = pending.entry(
        s.lasts(at, lasts.HEADER), row + lay.ROW, end, scene.source, scene.you, pending.BY_TRIGGER, held
    )
    if room_to_wait(s):
        s.noted = pile.added(s.noted, made)


# ---- events that do not happen


def replaced(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an effect puts something else in the place of an event, or prevents it; the newest first
    (R89).
    """
    if s.swaps & s.library.signs[kind] == 0:
        return False
    code = s.library.code
    for at in lasts.newest_first(s.lasting):
        operation = s.lasts(at, lasts.OPERATION)
        if operation == op.REPLACE and s.lasts(at, lasts.TIME) not in s.excluded:
            row = s.lasts(at, lasts.ROW)
            if (
                lay.get(code, row, lay.FORM) != op.INSTEAD_OF_DISCARDING
                and s.lasts(at, lasts.LEFT) != 0
                and in_force(s, at)
            ):
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, row, lay.A), kind, who, a, b, n):
                    instead(s, at, scene, n)
                    return True
        elif operation == op.PREVENT_EVENT and s.lasts(at, lasts.LEFT) != 0:
            row = s.lasts(at, lasts.ROW)
            pattern = lay.part(code, row, lay.A)
            if lay.kind(code, pattern) == kind and in_force(s, at):
                if pattern_fits(s, pattern, scene_of(s, at), who, a, b, n):
                    lasts.put(s.lasting, at, lasts.LEFT, 0)
                    return True
    return False


def would(s: Board, scene: Scene, condition: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is one of those that a trigger or a replacement waits for."""
    code = s.library.code
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if lay.kind(code, pattern) == kind:
            scene.bound = vec[i64]()
            if pattern_fits(s, pattern, scene, who, a, b, n):
                return True
        i += 1
    return False


def instead(s: Board, at: i64, scene: Scene, n: i64) -> None:
    """Let the rows of a replacement wait for the frame that carries out what is going on."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    end = lay.part(code, row, lay.C)
    made = pending.entry(
        s.lasts(at, lasts.HEADER),
        row + lay.ROW,
        end,
        scene.source,
        scene.you,
        pending.BY_STATIC,
        scene.with_bound(),
    )
    made[pending.NUMBER] = s.lasts(at, lasts.TIME)
    made[pending.MODE] = n
    if room_to_wait(s):
        s.waiting = pile.added(s.waiting, made)


def saves_itself(s: Board, thing: i64, host: i64) -> bool:
    """An attachment that does something else than being discarded when its linked target leaves."""
    code = s.library.code
    for at in lasts.newest_first(s.lasting):
        if s.lasts(at, lasts.OPERATION) == op.REPLACE and s.lasts(at, lasts.SOURCE) == s.ref(thing):
            row = s.lasts(at, lasts.ROW)
            if lay.get(code, row, lay.FORM) == op.INSTEAD_OF_DISCARDING and in_force(s, at):
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, row, lay.A), op.LEAVE, s.ref(host), NOTHING, 0, 0):
                    instead(s, at, scene, 0)
                    return True
    return False

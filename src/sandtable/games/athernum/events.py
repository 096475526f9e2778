"""What happens, and who listens: history, triggers that are noted, events that are replaced or prevented."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import ELSEWHERE, HAS_WHEN, PHASES_BIT, STATES_BIT
from sandtable.games.athernum.reading.abilities import abilities
from sandtable.games.athernum.reading.conditions import holds
from sandtable.games.athernum.reading.history import EVENT_WIDTH, TURN_OVER
from sandtable.games.athernum.reading.lasting import in_force, scene_of, works_from
from sandtable.games.athernum.reading.patterns import pattern_fits
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    CONTROLLER,
    FACE_OF,
    FOREVER,
    HEADER,
    LASTING_WIDTH,
    LEFT,
    NOTHING,
    OPERATION,
    ROW,
    SIDE,
    SOURCE,
    TIME,
    UNTIL,
    UP,
    WIDTH,
    YOU,
    ZONE,
    Board,
    is_effect,
    is_player,
    thing_of,
)
from sandtable.timing import pile

# an effect that waits, on the stack or elsewhere: what its integers are
E_NUMBER: Final = 0
E_HEADER: Final = 1  # its ability; GLOBAL - n for the global commands
E_PC: Final = 2  # where its instructions begin
E_END: Final = 3  # where they end, 0: at END
E_SOURCE: Final = 4
E_YOU: Final = 5
E_KIND: Final = 6  # TRIGGERED, ACTIVATED or STATIC, as filters know them
E_SCALE: Final = 7  # damage is multiplied by this (R128)
E_MODE: Final = 8
E_HELD: Final = 9
E_REGISTERS: Final = 10

BY_TRIGGER: Final = 1
BY_USE: Final = 2
BY_STATIC: Final = 3
BY_COMMAND: Final = 5  # a global command

GLOBAL: Final = -10  # header of Acquisition - 1 … see commands.py


def entry(header: i64, pc: i64, end: i64, source: i64, you: i64, kind: i64, held: vec[i64]) -> vec[i64]:
    """An effect that waits, without a number yet."""
    out = vec[i64]([0, header, pc, end, source, you, kind, 1, 0, i64(len(held))])
    for one in held:
        out = append(out, one)
    return out


def body_of(s: Board, header: i64) -> i64:
    return header + s.library.code[header + op.BODY]


# ---- uses in this turn


def used(s: Board, ref: i64, header: i64) -> i64:
    """How often an ability of an object was used, or has triggered, in this turn (R28)."""
    at: i64 = 0
    while at < len(s.uses):
        if s.uses[at] == ref and s.uses[at + 1] == header:
            return s.uses[at + 2]
        at += 3
    return 0


def use(s: Board, ref: i64, header: i64) -> None:
    at: i64 = 0
    while at < len(s.uses):
        if s.uses[at] == ref and s.uses[at + 1] == header:
            s.uses[at + 2] += 1
            return
        at += 3
    s.uses = append(append(append(s.uses, ref), header), i64(1))


def limit(s: Board, header: i64, kind: i64) -> i64:
    """The number in a limit of an ability, 0 if it has none of this kind."""
    code = s.library.code
    if header <= 0 or code[header + op.LIMITS] == 0:
        return 0
    at = header + code[header + op.LIMITS]
    i: i64 = 0
    while i < code[at]:
        if code[at + 1 + 2 * i] == kind:
            return code[at + 2 + 2 * i]
        i += 1
    return 0


# ---- events


def event(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """Something happens: remember it if anybody may ask, and note the abilities that it triggers (R24)."""
    lib = s.library
    bit = lib.ears[kind]
    if lib.remembered & bit != 0:
        remember(s, kind, who, a, b, n)
    if s.shapes & (1 << op.DELAY) != 0:
        delayed(s, kind, who, a, b, n)
    granted = s.given & bit != 0
    things = s.things
    events = lib.events
    for thing in s.board:
        row = thing * WIDTH
        if granted or (events[things[row + FACE_OF]] & bit != 0 and things[row + SIDE] == UP):
            listen(s, thing, kind, who, a, b, n)
    if lib.elsewhere & bit != 0:
        for card in s.odd:
            face = s.get(card, FACE_OF)
            if lib.events[face] & bit != 0:
                for header in elsewhere(s, card, op.TRIGGERED):
                    hear(s, card, header, kind, who, a, b, n)


def remember(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    s.history = extend(s.history, vec[i64]([kind, s.turn, who, a, b, n, face_at(s, who), face_at(s, a)]))


def face_at(s: Board, value: i64) -> i64:
    """The face of a thing; -1 for what is none."""
    if value == NOTHING or is_player(value) or is_effect(value):
        return -1
    return s.get(thing_of(value), FACE_OF)


def forget(s: Board) -> None:
    """A new turn: drop what nobody can ask about any more, that is, what is older than one round."""
    kept = vec[i64]()
    at: i64 = 0
    oldest = s.turn - len(s.order) - 1
    while at < len(s.history):
        if s.history[at + 1] >= oldest and not (s.history[at] == TURN_OVER and outdated(s, at)):
            i: i64 = 0
            while i < EVENT_WIDTH:
                kept = append(kept, s.history[at + i])
                i += 1
        at += EVENT_WIDTH
    s.history = kept


def outdated(s: Board, at: i64) -> bool:
    """Whether the same player has ended a later turn."""
    later = at + EVENT_WIDTH
    while later < len(s.history):
        if s.history[later] == TURN_OVER and s.history[later + 2] == s.history[at + 2]:
            return True
        later += EVENT_WIDTH
    return False


def listen(s: Board, thing: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    code = s.library.code
    for header in abilities(s, thing):
        if code[header + op.KIND] == op.TRIGGERED:
            hear(s, thing, header, kind, who, a, b, n)


def elsewhere(s: Board, thing: i64, kind: i64) -> vec[i64]:
    """The abilities of a kind that work from where a card lies, which is not the board (R131)."""
    lib = s.library
    out = vec[i64]()
    face = s.get(thing, FACE_OF)
    if lib.flags[face] & ELSEWHERE == 0:
        return out
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        zone = lib.code[header + op.ZONE]
        if lib.code[header + op.KIND] == kind and zone != op.BOARD and works_from(s, thing, zone):
            out = append(out, header)
        i += 1
    return out


def hear(s: Board, thing: i64, header: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One triggered ability and one event."""
    code = s.library.code
    trigger = header + code[header + op.EVENT]
    if code[trigger] != op.WHEN and code[trigger] != op.WHENEVER:
        return
    scene = Scene(s.ref(thing), s.get(thing, CONTROLLER), vec[i64]())
    if would(s, scene, trigger + code[trigger + 1], kind, who, a, b, n):
        scene.held = scene.bound
        scene.many = n
        note(s, header, scene)


def note(s: Board, header: i64, scene: Scene) -> None:
    """Note a triggered ability, if its "if" is met and it has not triggered too often (4.2.3d)."""
    code = s.library.code
    if code[header + op.GATE] != 0 and not holds(s, header + code[header + op.GATE], scene):
        return
    most = limit(s, header, op.TRIGGERS)
    if most > 0:
        if used(s, scene.source, header) >= most:
            return
        use(s, scene.source, header)
    made = entry(header, body_of(s, header), 0, scene.source, scene.you, BY_TRIGGER, scene.held)
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
        face = s.things[thing * WIDTH + FACE_OF]
        if not granted and lib.events[face] & PHASES_BIT == 0:
            continue
        you = s.get(thing, CONTROLLER)
        on_board = s.get(thing, ZONE) == op.BOARD
        for header in abilities(s, thing) if on_board else elsewhere(s, thing, op.TRIGGERED):
            if code[header + op.KIND] == op.TRIGGERED and phase_trigger(s, header, phase, you):
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
    trigger = header + code[header + op.EVENT]
    return phase_comes(s, trigger, phase, you)


def phase_comes(s: Board, trigger: i64, phase: i64, you: i64) -> bool:
    code = s.library.code
    kind = code[trigger]
    if kind in (op.WHEN, op.WHENEVER, op.STARTING_HAND) or code[trigger + 1] != phase:
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
        face = s.things[thing * WIDTH + FACE_OF]
        if lib.flags[face] & HAS_WHEN != 0 or granted:
            for header in abilities(s, thing):
                if code[header + op.KIND] == op.TRIGGERED and waits_for_state(s, header):
                    trigger = header + code[header + op.EVENT]
                    scene = Scene(s.ref(thing), s.get(thing, CONTROLLER), vec[i64]())
                    if holds(s, trigger + code[trigger + 1], scene):
                        now = append(append(now, scene.source), header)
                        if not was_true(s, scene.source, header):
                            note(s, header, scene)
    s.truths = now


def waits_for_state(s: Board, header: i64) -> bool:
    code = s.library.code
    trigger = header + code[header + op.EVENT]
    condition = trigger + code[trigger + 1]
    waits = code[trigger] == op.WHEN or code[trigger] == op.WHENEVER
    return waits and code[condition + code[condition + 2] + op.OP] >= op.CONTROL


def was_true(s: Board, ref: i64, header: i64) -> bool:
    at: i64 = 0
    while at < len(s.truths):
        if s.truths[at] == ref and s.truths[at + 1] == header:
            return True
        at += 2
    return False


# ---- triggers that an effect has left for later


def delayed(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """DELAY: "When it leaves the game board this turn, …"."""
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.DELAY and s.lasting[at + LEFT] != 0:
            row = s.lasting[at + ROW]
            trigger = row + code[row + op.A]
            if code[trigger] == op.WHEN or code[trigger] == op.WHENEVER:
                scene = scene_of(s, at)
                if would(s, scene, trigger + code[trigger + 1], kind, who, a, b, n):
                    spring(s, at, scene.bound)
        at += LASTING_WIDTH


def delayed_phase(s: Board, phase: i64) -> None:
    if s.shapes & (1 << op.DELAY) == 0:
        return
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.DELAY and s.lasting[at + LEFT] != 0:
            row = s.lasting[at + ROW]
            if phase_comes(s, row + code[row + op.A], phase, s.lasting[at + YOU]):
                spring(s, at, vec[i64]())
        at += LASTING_WIDTH


def spring(s: Board, at: i64, bound: vec[i64]) -> None:
    """A trigger left for later has come: note what it does; without a duration it comes once only."""
    code = s.library.code
    row = s.lasting[at + ROW]
    scene = scene_of(s, at)
    held = scene.held
    for one in bound:
        held = append(held, one)
    if s.lasting[at + UNTIL] == FOREVER:
        s.lasting[at + LEFT] = 0
    end = row + code[row + op.C]
    made = entry(s.lasting[at + HEADER], row + op.ROW, end, scene.source, scene.you, BY_TRIGGER, held)
    s.noted = pile.added(s.noted, made)


# ---- events that do not happen


def replaced(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an effect puts something else in the place of an event, or prevents it; the newest first
    (R89).
    """
    if s.swaps & s.library.signs[kind] == 0:
        return False
    code = s.library.code
    at: i64 = len(s.lasting) - LASTING_WIDTH
    while at >= 0:
        operation = s.lasting[at + OPERATION]
        if operation == op.REPLACE and s.lasting[at + TIME] not in s.excluded:
            row = s.lasting[at + ROW]
            if code[row + op.FORM] != 1 and s.lasting[at + LEFT] != 0 and in_force(s, at):
                scene = scene_of(s, at)
                if would(s, scene, row + code[row + op.A], kind, who, a, b, n):
                    instead(s, at, scene, n)
                    return True
        elif operation == op.PREVENT_EVENT and s.lasting[at + LEFT] != 0:
            row = s.lasting[at + ROW]
            pattern = row + code[row + op.A]
            if code[pattern + op.OP] == kind and in_force(s, at):
                if pattern_fits(s, pattern, scene_of(s, at), who, a, b, n):
                    s.lasting[at + LEFT] = 0
                    return True
        at -= LASTING_WIDTH
    return False


def would(s: Board, scene: Scene, condition: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is one of those that a trigger or a replacement waits for."""
    code = s.library.code
    i: i64 = 0
    while i < code[condition + 1]:
        pattern = condition + code[condition + 2 + i]
        if code[pattern + op.OP] == kind:
            scene.bound = vec[i64]()
            if pattern_fits(s, pattern, scene, who, a, b, n):
                return True
        i += 1
    return False


def instead(s: Board, at: i64, scene: Scene, n: i64) -> None:
    """Let the rows of a replacement wait for the frame that carries out what is going on."""
    code = s.library.code
    row = s.lasting[at + ROW]
    held = scene.held
    for one in scene.bound:
        held = append(held, one)
    end = row + code[row + op.C]
    made = entry(s.lasting[at + HEADER], row + op.ROW, end, scene.source, scene.you, BY_STATIC, held)
    made[E_NUMBER] = s.lasting[at + TIME]
    made[E_MODE] = n
    s.waiting = pile.added(s.waiting, made)


def saves_itself(s: Board, thing: i64, host: i64) -> bool:
    """An attachment that does something else than being discarded when its linked target leaves."""
    code = s.library.code
    at: i64 = len(s.lasting) - LASTING_WIDTH
    while at >= 0:
        if s.lasting[at + OPERATION] == op.REPLACE and s.lasting[at + SOURCE] == s.ref(thing):
            row = s.lasting[at + ROW]
            if code[row + op.FORM] == 1 and in_force(s, at):
                scene = scene_of(s, at)
                if would(s, scene, row + code[row + op.A], op.LEAVE, s.ref(host), NOTHING, 0, 0):
                    instead(s, at, scene, 0)
                    return True
        at -= LASTING_WIDTH
    return False

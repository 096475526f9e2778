"""What happens, and who notices: an event is forbidden, replaced, or done; then it is remembered and heard.

Who does something asks `stopped` first, does it, and then says `event`. An event is a kind and four numbers:
who, what it is about (a, b), and how many (n). It happens on the present beat, `s.beat`; events on one beat
are simultaneous. What listens is noted with its beat (`s.noted`) and waits there until the rules put it on
the stack; what happens instead of something waits (`s.waiting`) for the frame that carries out what goes on.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import history, pairs, pending, pile, tallies
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import scene_of
from sandtable.timing.evaluating.patterns import FROM
from sandtable.timing.faces import SWAPS
from sandtable.timing.scene import Scene
from sandtable.timing.targets import body_of
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    EVENT_DECLINED,
    EVENT_PLACE,
    EVENT_SLOT,
    EVENT_THING,
    EVENT_WHO,
    NOTHING,
    NUMBER_SLOT,
    hold,
    is_effect,
    is_player,
    number_of,
    number_value,
    thing_of,
)

# ---- uses in this turn


def used(s: CardState, ref: i64, header: i64) -> i64:
    """How often an ability of an object was used, or has triggered, in this turn."""
    return tallies.count(s.uses, ref, header)


def use(s: CardState, ref: i64, header: i64) -> None:
    s.uses = tallies.added(s.uses, ref, header, 1)


def limit(s: CardState, header: i64, kind: i64) -> i64:
    """The number in a limit of an ability, 0 if it has none of this kind."""
    return lay.limit_number(s.faces.code, header, kind) if header > 0 else i64(0)


# ---- before it happens


def stopped(s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether something does not happen: it is forbidden, or something else happens instead."""
    return s.rules.forbidden(s, kind, who, a, b, n) or replaced(s, kind, who, a, b, n)


def replaced(s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an effect puts something else in the place of an event, or prevents it; the newest first."""
    if s.swaps & s.faces.signs[kind] == 0:
        return False
    code = s.faces.code
    for at in lasts.newest_first(s.lasting):
        operation = s.lasts(at, lasts.OPERATION)
        if s.faces.roles[operation] != SWAPS or s.lasts(at, lasts.LEFT) == 0:
            continue
        row = s.lasts(at, lasts.ROW)
        if operation == w.REPLACE:
            if s.lasts(at, lasts.TIME) not in s.excluded and s.rules.replaces(s, at):
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, row, lay.A), kind, who, a, b, n):
                    instead(s, at, scene, row + lay.ROW, n, kind, who, a, b)
                    s.rules.came_to_pass(s, at)
                    if s.lasts(at, lasts.LEFT) > 0:
                        lasts.put(s.lasting, at, lasts.LEFT, s.lasts(at, lasts.LEFT) - 1)
                    return True
        else:
            pattern = lay.part(code, row, lay.A)
            if lay.kind(code, pattern) == kind and s.rules.replaces(s, at):
                if s.rules.pattern_fits(s, pattern, scene_of(s, at), who, a, b, n):
                    lasts.put(s.lasting, at, lasts.LEFT, 0)
                    return True
    return False


def would(s: CardState, scene: Scene, condition: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is one of those that a trigger or a replacement waits for."""
    code = s.faces.code
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if lay.kind(code, pattern) == kind:
            scene.bound = vec[i64]()
            if s.rules.pattern_fits(s, pattern, scene, who, a, b, n):
                return True
        i += 1
    return False


def instead(
    s: CardState, at: i64, scene: Scene, first: i64, n: i64, kind: i64, who: i64, a: i64, b: i64
) -> None:
    """Let the rows of a replacement, from the first that is left to do, wait for the frame that carries out
    what is going on. What is only offered knows the event, which goes on if nobody takes the offer.
    """
    end = lay.part(s.faces.code, s.lasts(at, lasts.ROW), lay.C)
    if not s.rules.room_to_wait(s):
        return
    header = s.lasts(at, lasts.HEADER)
    held = scene.with_bound()
    if lay.kind(s.faces.code, first) == w.MAY:
        held = with_event(s, held, kind, who, a, b)
    made = pending.entry(header, first, end, scene.source, scene.you, pending.BY_STATIC, held, s.beat)
    made[pending.NUMBER] = s.lasts(at, lasts.TIME)
    made[pending.MODE] = n
    s.waiting = pile.added(s.waiting, made)


def with_event(s: CardState, held: vec[i64], kind: i64, who: i64, a: i64, b: i64) -> vec[i64]:
    """Registers that also hold an event, and what was declined for it before."""
    out = append(held[:], hold(EVENT_SLOT, number_value(kind)))
    if who != NOTHING:
        out = append(out, hold(EVENT_WHO, who))
    if a != NOTHING:
        out = append(out, hold(EVENT_THING, a))
    out = append(out, hold(EVENT_PLACE, number_value(b)))
    for time in s.excluded:
        out = append(out, hold(EVENT_DECLINED, number_value(time)))
    return out


def goes_on(s: CardState, scene: Scene) -> None:
    """Nobody took what was offered instead of an event: it happens, and the same is not offered again."""
    kind = scene.first(s, EVENT_SLOT)
    if kind == NOTHING:
        return
    excluded = s.excluded
    for time in scene.all(s, EVENT_DECLINED):
        s.excluded = append(s.excluded[:], number_of(time))
    who = scene.first(s, EVENT_WHO)
    a = scene.first(s, EVENT_THING)
    b = number_of(scene.first(s, EVENT_PLACE))
    s.beat += 1
    s.rules.goes_on(s, number_of(kind), who, a, b, scene.prevented)
    s.excluded = excluded


# ---- when it has happened


def event(s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """Something has happened: remember it if anybody may ask, and note the abilities that it triggers."""
    s.happened = s.beat
    faces = s.faces
    bit = faces.ears[kind]
    if faces.remembered & bit != 0:
        number = n
        if faces.part_c[kind] == FROM:
            number = 0
        remember(s, kind, who, a, b, number)
    if s.shapes & faces.shapes[w.DELAY] != 0:
        delayed(s, kind, who, a, b, n)
    for thing in s.board if s.given & bit != 0 else s.listening(bit, its.LIES_UP):
        listen(s, thing, kind, who, a, b, n)
    if faces.elsewhere & bit != 0:
        for card in s.odd:
            if faces.events[s.get(card, its.FACE)] & bit != 0:
                for header in s.rules.elsewhere(s, card, w.TRIGGERED):
                    hear(s, card, header, kind, who, a, b, n)


def remember(s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    s.rules.room_to_remember(s)
    made = vec[i64]([kind, s.turn, s.beat, who, a, b, n, face_at(s, who), face_at(s, a)])
    s.history = history.added(s.history, made)


def face_at(s: CardState, value: i64) -> i64:
    """The face of a thing; -1 for what is none."""
    if value == NOTHING or is_player(value) or is_effect(value):
        return -1
    return s.get(thing_of(value), its.FACE)


def listen(s: CardState, thing: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    code = s.faces.code
    for header in s.rules.abilities(s, thing):
        if lay.kind(code, header) == w.TRIGGERED:
            hear(s, thing, header, kind, who, a, b, n)


def hear(s: CardState, thing: i64, header: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One triggered ability and one event."""
    code = s.faces.code
    trigger = lay.part(code, header, lay.EVENT)
    if not s.rules.waits_for_event(s, trigger):
        return
    scene = Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
    if would(s, scene, lay.part(code, trigger, lay.WAITS_FOR), kind, who, a, b, n):
        scene.held = scene.bound
        scene.many = n
        if lay.get(code, header, lay.FLAGS) & w.COUNTS != 0:
            scene.held = append(scene.held, hold(NUMBER_SLOT, number_value(n)))
        note(s, header, scene)


def note(s: CardState, header: i64, scene: Scene) -> None:
    """Note a triggered ability, if its "if" is met and it has not triggered too often."""
    code = s.faces.code
    if lay.has(code, header, lay.GATE) and not s.rules.holds(s, lay.part(code, header, lay.GATE), scene):
        return
    if lay.get(code, header, lay.FLAGS) & w.AT_ONCE != 0 and waits(s, header, scene):
        return
    if s.rules.may_trigger(s, header, scene):
        s.rules.keep_besides(s, scene)
        wait(s, header, body_of(s, header), 0, scene, scene.held)


def waits(s: CardState, header: i64, scene: Scene) -> bool:
    """Whether an ability has triggered on this beat already."""
    at = pile.top(s.noted)
    while at >= 0:
        if (
            pending.get(s.noted, at, pending.BEAT) == s.beat
            and pending.get(s.noted, at, pending.HEADER) == header
        ):
            if pending.get(s.noted, at, pending.SOURCE) == scene.source:
                return True
        at = pile.below(s.noted, at)
    return False


def wait(s: CardState, header: i64, pc: i64, end: i64, scene: Scene, held: vec[i64]) -> None:
    """An ability has triggered: it waits to be put on the stack."""
    if s.rules.room_to_wait(s):
        made = pending.entry(header, pc, end, scene.source, scene.you, pending.BY_TRIGGER, held, s.beat)
        s.noted = pile.added(s.noted, made)


# ---- when and if


def in_time(s: CardState, entries: vec[i64], at: i64) -> bool:
    """*When*: whether what an ability waited for was on the last beat on which anything has happened. *If*
    needs no such question: it may have been on any beat since.
    """
    return pending.get(entries, at, pending.BEAT) == s.happened


def timely(s: CardState, entries: vec[i64]) -> vec[i64]:
    """A pile of triggered abilities without those that may miss their timing (`Rules.may_miss`) and have."""
    at = pile.top(entries)
    while at >= 0:
        under = pile.below(entries, at)
        if not in_time(s, entries, at) and s.rules.may_miss(s, pending.get(entries, at, pending.HEADER)):
            entries = pile.without(entries, at)
        at = under
    return entries


# ---- triggers on states


def note_state(s: CardState, thing: i64, header: i64, now: vec[i64]) -> vec[i64]:
    """An ability that waits for a state triggers when it becomes true between two looks; the answer is what
    is true now, one behind the other (`pairs`), of which the game makes `s.truths` after the look.
    """
    code = s.faces.code
    trigger = lay.part(code, header, lay.EVENT)
    scene = Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
    if not s.rules.holds(s, lay.part(code, trigger, lay.WAITS_FOR), scene):
        return now
    if not pairs.has(s.truths, scene.source, header):
        note(s, header, scene)
    return pairs.added(now, scene.source, header)


# ---- triggers that an effect has left for later


def delayed(s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """DELAY: "When it leaves the game board this turn, …"."""
    code = s.faces.code
    for at in lasts.each_of(s.lasting, w.DELAY):
        if s.lasts(at, lasts.LEFT) != 0:
            trigger = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
            if s.rules.waits_for_event(s, trigger):
                scene = scene_of(s, at)
                if would(s, scene, lay.part(code, trigger, lay.WAITS_FOR), kind, who, a, b, n):
                    spring(s, at, scene.bound)


def spring(s: CardState, at: i64, bound: vec[i64]) -> None:
    """A trigger left for later has come: note what it does; without a duration it comes once only."""
    row = s.lasts(at, lasts.ROW)
    scene = scene_of(s, at)
    held = scene.held
    for one in bound:
        held = append(held, one)
    if s.lasts(at, lasts.UNTIL) == lasts.FOREVER:
        lasts.put(s.lasting, at, lasts.LEFT, 0)
    end = lay.part(s.faces.code, row, lay.C)
    wait(s, s.lasts(at, lasts.HEADER), row + lay.ROW, end, scene, held)

"""What lasting effects are about at this moment, and whether they apply."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing.faces import UNASKED
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import hold, number_of, number_value, player_value, slot_of, thing_of, value_of

# what a check closes, for durations
NOTHING_ENDS: Final = 0
PHASE_END: Final = 1
TURN_END: Final = 2
TURN_BEGINS: Final = 3


def last(
    s: CardState, row: i64, header: i64, scene: Scene, until: i64, argument: i64, subject: i64, left: i64
) -> bool:
    """An effect begins to apply; whether it does: not if the game says that too many last already."""
    if not s.rules.may_last(s, scene):
        return False
    operation = lay.kind(s.faces.code, row)
    made = vec[i64](
        [row, header, scene.source, scene.you, s.tick(), until, argument, subject, left, operation]
    )
    held = scene.held
    if scene.name != 0:  # what was named is remembered where no register is
        held = append(held[:], hold(lay.SELF, number_value(scene.name)))
    s.lasting = lasts.added(s.lasting, made, held)
    s.see_lasting(operation, row)
    return True


def drop_lasting(s: CardState, at: i64) -> None:
    s.set_lasting(lasts.without(s.lasting, at))


def scene_of(s: CardState, at: i64) -> Scene:
    """The registers of the lasting effect that begins here."""
    scene = Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), lasts.held(s.lasting, at))
    scene.lasts = True
    for one in scene.held:
        if slot_of(one) == lay.SELF:
            scene.name = number_of(value_of(one))
    return scene


def in_force(s: CardState, at: i64) -> bool:
    """Whether a lasting effect applies at this moment."""
    return stands(s, at) and (not lay.has(s.faces.code, s.lasts(at, lasts.ROW), lay.LASTS) or its_time(s, at))


def stands(s: CardState, at: i64) -> bool:
    """Whether what a lasting effect comes from still lies where it works and has not lost it."""
    until = s.lasts(at, lasts.UNTIL)
    source = s.lasts(at, lasts.SOURCE)
    if until == lasts.WHILE_UP:  # a lost ability is only suspended
        thing = thing_of(source)
        if not s.same(source) or s.get(thing, its.SIDE) != its.LIES_UP:
            return False
        return not s.rules.suspended(s, at, thing)
    if until == lasts.WHILE_GIVEN:
        return s.same(source)
    if until == lasts.WHILE_THERE:
        return s.same(source) and s.rules.works_from(s, thing_of(source), s.lasts(at, lasts.ARGUMENT))
    return True


def is_over(s: CardState, at: i64, ends: i64) -> bool:
    """Whether a lasting effect has ended for good, as something ends."""
    until = s.lasts(at, lasts.UNTIL)
    if s.lasts(at, lasts.LEFT) == 0:
        return True  # used up
    source = s.lasts(at, lasts.SOURCE)
    if until == lasts.WHILE_UP:
        return not s.same(source) or s.get(thing_of(source), its.SIDE) != its.LIES_UP
    if until == lasts.WHILE_THERE:
        return not s.same(source) or not s.rules.works_from(s, thing_of(source), s.lasts(at, lasts.ARGUMENT))
    subject = s.lasts(at, lasts.SUBJECT)
    if subject != 0 and not s.same(subject):
        return True  # a new object has no modifiers
    if until == lasts.TURN_ENDS:
        return ends == TURN_END
    if until == lasts.PHASE_ENDS:
        return ends in (PHASE_END, TURN_END) and s.lasts(at, lasts.ARGUMENT) == s.phase
    if until == lasts.NEXT_TURN:
        return ends == TURN_BEGINS and s.lasts(at, lasts.ARGUMENT) == s.active
    if until == lasts.NEXT_TURN_ENDS:
        argument = s.lasts(at, lasts.ARGUMENT)
        if ends != TURN_END or lasts.whose_turn(argument) != s.active:
            return False
        return lasts.began_in(argument) != s.turn
    return False


def its_time(s: CardState, at: i64) -> bool:
    """Whether the "as long as" or "during" of a lasting effect is met."""
    code = s.faces.code
    row = s.lasts(at, lasts.ROW)
    kind = lay.duration(code, row)
    if kind == w.AS_LONG_AS:
        return s.rules.holds(s, lay.term(code, row), scene_of(s, at))
    if kind == w.DURING:
        return phase_is(s, lay.term(code, row), scene_of(s, at))
    return True


def phase_is(s: CardState, at: i64, scene: Scene) -> bool:
    """Whether the phase that is going on is the one described."""
    code = s.faces.code
    if lay.kind(code, at) not in (s.phase, w.WHOLE_TURN):
        return False
    if not lay.has(code, at, lay.WHOSE):
        return True
    return s.rules.matches(s, lay.part(code, at, lay.WHOSE), player_value(s.active), scene)


def granted(s: CardState, thing: i64, header: i64) -> bool:
    """Whether an ability is not its own but was given to it."""
    faces = s.faces
    face = s.get(thing, its.FACE)
    i = faces.first[face]
    end = i + faces.count[face]
    while i < end:
        if faces.abilities[i] == header:
            return False
        i += 1
    return True


def subject_at(s: CardState, row: i64) -> i64:
    """The selection that says what a statement is about, 0 if none does."""
    code = s.faces.code
    return lay.part_or_none(code, row, s.faces.subjects[lay.kind(code, row)])


def about(s: CardState, at: i64, thing: i64) -> bool:
    """Whether a lasting effect is about this thing, and in force. One that looks at what it changes is left
    aside while another one looks, and sees nothing of its like.
    """
    looks = s.faces.looks[s.lasts(at, lasts.ROW)]
    if looks == UNASKED:
        return means(s, at, thing)
    floor = s.floor
    if looks >= floor:
        return False
    s.floor = looks
    yes = means(s, at, thing)
    s.floor = floor
    return yes


def means(s: CardState, at: i64, thing: i64) -> bool:
    subject = s.lasts(at, lasts.SUBJECT)
    if subject != 0:
        return subject == s.ref(thing) and in_force(s, at)
    selection = subject_at(s, s.lasts(at, lasts.ROW))
    if selection == 0 or elsewhere(s, at, selection, thing) or not stands(s, at):
        return False
    if not s.rules.matches(s, selection, s.ref(thing), scene_of(s, at)):
        return False
    return not lay.has(s.faces.code, s.lasts(at, lasts.ROW), lay.LASTS) or its_time(s, at)


def counted(s: CardState, at: i64, amount_at: i64, thing: i64) -> i64:
    """How much a lasting effect gives to a thing; what it looks at is as it is without its like. Where it is
    about several, each counts what is its own.
    """
    floor = s.floor
    row = s.lasts(at, lasts.ROW)
    looks = s.faces.looks[row]
    if looks < floor:
        s.floor = looks
    scene = scene_of(s, at)
    subject = subject_at(s, row)
    if subject > 0:
        slot = lay.get(s.faces.code, subject, lay.SLOT)
        if slot >= lay.FIRST_SLOT:
            scene.fill(slot, append(vec[i64](), s.ref(thing)))
    number = s.rules.amount(s, amount_at, scene)
    s.floor = floor
    return number


def elsewhere(s: CardState, at: i64, selection: i64, thing: i64) -> bool:
    """Whether one look says that an effect is about something else: it is about its source alone, or about
    that to which its source is attached.
    """
    code = s.faces.code
    if lay.kind(code, selection) != w.REF:
        return False
    slot = lay.get(code, selection, lay.SLOT)
    if slot == lay.SELF:
        return thing_of(s.lasts(at, lasts.SOURCE)) != thing
    if slot != lay.LINKED:
        return False
    source = s.lasts(at, lasts.SOURCE)
    host = s.get(thing_of(source), its.HOST)
    return host != thing and host >= 0 and s.same(source)


def only_about(s: CardState, at: i64) -> i64:
    """The one thing that a lasting effect can be about, as one look tells; -1 if there may be others."""
    subject = s.lasts(at, lasts.SUBJECT)
    if subject != 0:
        return thing_of(subject)
    code = s.faces.code
    selection = subject_at(s, s.lasts(at, lasts.ROW))
    if selection == 0 or lay.kind(code, selection) != w.REF:
        return -1
    source = s.lasts(at, lasts.SOURCE)
    slot = lay.get(code, selection, lay.SLOT)
    if slot == lay.LINKED:
        return s.get(thing_of(source), its.HOST) if s.same(source) else i64(-1)
    return thing_of(source) if slot == lay.SELF else i64(-1)


def about_player(s: CardState, at: i64, player: i64) -> bool:
    """Whether a lasting effect is about this player, and in force."""
    if not in_force(s, at):
        return False
    selection = subject_at(s, s.lasts(at, lasts.ROW))
    return s.rules.matches(s, selection, player_value(player), scene_of(s, at))


def is_dynamic(s: CardState, selection: i64) -> bool:
    """Whether a subject is looked up at any moment: a group, this, what it is attached to, its controller."""
    code = s.faces.code
    mode = lay.kind(code, selection)
    if mode == w.REF:
        return lay.get(code, selection, lay.SLOT) < lay.FIRST_SLOT
    return mode in (w.GROUP, w.MATCH, w.OPPONENTS, w.CONTROLLER, w.OWNER) or s.rules.looked_up(mode)

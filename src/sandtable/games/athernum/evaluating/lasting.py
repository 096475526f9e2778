"""Lasting effects: whether one is in force at this moment, and whom it is about."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.aspects import UNASKED
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value, thing_of


def scene_of(s: Board, at: i64) -> Scene:
    """The registers of the lasting effect that begins here."""
    return Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), lasts.held(s.lasting, at))


def in_force(s: Board, at: i64) -> bool:
    """Whether a lasting effect applies at this moment."""
    return stands(s, at) and (
        not lay.has(s.library.code, s.lasts(at, lasts.ROW), lay.LASTS) or its_time(s, at)
    )


def stands(s: Board, at: i64) -> bool:
    """Whether what a lasting effect comes from still lies where it works and has not lost it."""
    until = s.lasts(at, lasts.UNTIL)
    source = s.lasts(at, lasts.SOURCE)
    if until == lasts.WHILE_UP:  # 4.3.5a.II; a lost ability is only suspended (R13)
        thing = thing_of(source)
        if not s.same(source) or s.get(thing, its.SIDE) != its.LIES_UP:
            return False
        if s.lasts(at, lasts.OPERATION) != op.LOSE_ABILITIES and lost_at(s, thing) > 0:
            return False
    elif until == lasts.WHILE_GIVEN:
        return s.same(source)
    elif until == lasts.WHILE_THERE:
        thing = thing_of(source)
        if not s.same(source) or not works_from(s, thing, s.lasts(at, lasts.ARGUMENT)):
            return False
    return True


def its_time(s: Board, at: i64) -> bool:
    """Whether the "as long as" or "during" of a lasting effect is met."""
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    kind = lay.duration(code, row)
    if kind == op.AS_LONG_AS:
        return s.rules.holds(s, lay.term(code, row), scene_of(s, at))
    if kind == op.DURING:
        return phase_is(s, lay.term(code, row), scene_of(s, at))
    return True


def phase_is(s: Board, at: i64, scene: Scene) -> bool:
    """Whether the phase that is going on is the one described."""
    code = s.library.code
    if lay.kind(code, at) != s.phase:
        return False
    if not lay.has(code, at, lay.WHOSE):
        return True
    return s.rules.matches(s, lay.part(code, at, lay.WHOSE), player_value(s.active), scene)


def works_from(s: Board, thing: i64, zone: i64) -> bool:
    """Whether a card lies where an ability of it works (4.3.2c, 4.3.2d, R131)."""
    if zone == op.TOP_OF_DECK:
        return s.get(thing, its.ZONE) == op.DECK and s.flag(thing, its.IS_ON_TOP)
    return s.get(thing, its.ZONE) == zone


def lost_at(s: Board, thing: i64) -> i64:
    """When the thing lost all abilities: the newest such effect, or 0."""
    newest: i64 = 0
    if s.shapes & shapes.LOSE_ABILITIES == 0:
        return newest
    for at in lasts.each_of(s.lasting, op.LOSE_ABILITIES):
        if about(s, at, thing):
            newest = s.lasts(at, lasts.TIME)
    return newest


def granted(s: Board, thing: i64, header: i64) -> bool:
    """Whether an ability is not its own but was given to it."""
    face = s.get(thing, its.FACE)
    lib = s.library
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        if lib.abilities[i] == header:
            return False
        i += 1
    return True


def subject_at(s: Board, row: i64) -> i64:
    """The selection that says what a statement is about."""
    code = s.library.code
    kind = lay.kind(code, row)
    field: i64 = lay.WHO
    if kind in (op.DOUBLE, op.FIELD_MORE, op.FIELD_FEWER) or op.PREVENT_NEXT <= kind <= op.PREVENT_COMBAT:
        field = lay.B
    elif kind == op.DISCARD:
        field = lay.A
    if not lay.has(code, row, field):
        return 0
    return lay.part(code, row, field)


def about(s: Board, at: i64, thing: i64) -> bool:
    """Whether a lasting effect is about this thing, and in force. One that looks at what it changes is left
    aside while another one looks, and sees nothing of its like (R147).
    """
    looks = s.library.looks[s.lasts(at, lasts.ROW)]
    if looks == UNASKED:
        return means(s, at, thing)
    floor = s.floor
    if looks >= floor:
        return False
    s.floor = looks
    yes = means(s, at, thing)
    s.floor = floor
    return yes


def means(s: Board, at: i64, thing: i64) -> bool:
    subject = s.lasts(at, lasts.SUBJECT)
    if subject != 0:
        return subject == s.ref(thing) and in_force(s, at)
    selection = subject_at(s, s.lasts(at, lasts.ROW))
    if selection == 0 or elsewhere(s, at, selection, thing) or not stands(s, at):
        return False
    if not s.rules.matches(s, selection, s.ref(thing), scene_of(s, at)):
        return False
    return not lay.has(s.library.code, s.lasts(at, lasts.ROW), lay.LASTS) or its_time(s, at)


def counted(s: Board, at: i64, amount_at: i64) -> i64:
    """How much a lasting effect gives; what it looks at is as it is without its like (R147)."""
    floor = s.floor
    looks = s.library.looks[s.lasts(at, lasts.ROW)]
    if looks < floor:
        s.floor = looks
    number = s.rules.amount(s, amount_at, scene_of(s, at))
    s.floor = floor
    return number


def elsewhere(s: Board, at: i64, selection: i64, thing: i64) -> bool:
    """Whether one look says that an effect is about something else: it is about its source alone, or about
    that to which its source is attached.
    """
    code = s.library.code
    if lay.kind(code, selection) != op.REF:
        return False
    slot = lay.get(code, selection, lay.SLOT)
    if slot == lay.SELF:
        return thing_of(s.lasts(at, lasts.SOURCE)) != thing
    return slot == lay.LINKED and s.get(thing_of(s.lasts(at, lasts.SOURCE)), its.HOST) != thing


def about_player(s: Board, at: i64, player: i64) -> bool:
    """Whether a lasting effect is about this player, and in force; who that is is looked up (see MAXIMUM)."""
    if not in_force(s, at):
        return False
    selection = subject_at(s, s.lasts(at, lasts.ROW))
    return s.rules.matches(s, selection, player_value(player), scene_of(s, at))

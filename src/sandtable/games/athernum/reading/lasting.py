"""Lasting effects: whether one is in force at this moment, and whom it is about."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import conditions, selections, shapes
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    ARGUMENT,
    FACE_OF,
    HELD,
    HOST,
    LASTING_WIDTH,
    ON_TOP,
    OPERATION,
    REGISTERS,
    ROW,
    SIDE,
    SOURCE,
    SUBJECT,
    TIME,
    UNTIL,
    UP,
    WHILE_GIVEN,
    WHILE_THERE,
    WHILE_UP,
    YOU,
    ZONE,
    Board,
    player_value,
    thing_of,
)

DEEPEST: Final = 6  # conditions about values that depend on conditions: no deeper


def scene_of(s: Board, at: i64) -> Scene:
    """The registers of the lasting effect that begins here."""
    held = vec[i64]()
    count = s.lasting[at + HELD]
    if count > 0:
        held = s.lasting[at + REGISTERS : at + REGISTERS + count]
    return Scene(s.lasting[at + SOURCE], s.lasting[at + YOU], held)


def in_force(s: Board, at: i64) -> bool:
    """Whether a lasting effect applies at this moment."""
    return stands(s, at) and (s.library.code[s.lasting[at + ROW] + op.LASTS] == 0 or its_time(s, at))


def stands(s: Board, at: i64) -> bool:
    """Whether what a lasting effect comes from still lies where it works and has not lost it."""
    until = s.lasting[at + UNTIL]
    source = s.lasting[at + SOURCE]
    if until == WHILE_UP:  # 4.3.5a.II; a lost ability is only suspended (R13)
        thing = thing_of(source)
        if not s.same(source) or s.get(thing, SIDE) != UP:
            return False
        if s.lasting[at + OPERATION] != op.LOSE_ABILITIES and lost_at(s, thing) > 0:
            return False
    elif until == WHILE_GIVEN:
        return s.same(source)
    elif until == WHILE_THERE:
        thing = thing_of(source)
        if not s.same(source) or not works_from(s, thing, s.lasting[at + ARGUMENT]):
            return False
    return True


def its_time(s: Board, at: i64) -> bool:
    """Whether the "as long as" or "during" of a lasting effect is met."""
    code = s.library.code
    row = s.lasting[at + ROW]
    lasts = code[row + op.LASTS]
    kind = code[row + lasts]
    if kind == op.AS_LONG_AS:
        if s.depth >= DEEPEST:
            return False
        s.depth += 1
        scene = scene_of(s, at)
        yes = conditions.holds(s, row + lasts + code[row + lasts + 2], scene)
        s.depth -= 1
        return yes
    if kind == op.DURING:
        phase = row + lasts + code[row + lasts + 2]
        return phase_is(s, phase, scene_of(s, at))
    return True


def phase_is(s: Board, at: i64, scene: Scene) -> bool:
    """Whether the phase that is going on is the one described."""
    code = s.library.code
    if code[at] != s.phase:
        return False
    if code[at + 2] == 0:
        return True
    return selections.matches(s, at + code[at + 2], player_value(s.active), scene)


def works_from(s: Board, thing: i64, zone: i64) -> bool:
    """Whether a card lies where an ability of it works (4.3.2c, 4.3.2d, R131)."""
    if zone == op.TOP_OF_DECK:
        return s.get(thing, ZONE) == op.DECK and s.flag(thing, ON_TOP)
    return s.get(thing, ZONE) == zone


def lost_at(s: Board, thing: i64) -> i64:
    """When the thing lost all abilities: the newest such effect, or 0."""
    newest: i64 = 0
    if s.shapes & shapes.LOSE_ABILITIES == 0:
        return newest
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.LOSE_ABILITIES and about(s, at, thing):
            newest = s.lasting[at + TIME]
        at += LASTING_WIDTH
    return newest


def granted(s: Board, thing: i64, header: i64) -> bool:
    """Whether an ability is not its own but was given to it."""
    face = s.get(thing, FACE_OF)
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
    kind = code[row + op.OP]
    field: i64 = op.WHO
    if kind in (op.DOUBLE, op.FIELD_MORE, op.FIELD_FEWER) or op.PREVENT_NEXT <= kind <= op.PREVENT_COMBAT:
        field = op.B
    elif kind == op.DISCARD:
        field = op.A
    if code[row + field] == 0:
        return 0
    return row + code[row + field]


def about(s: Board, at: i64, thing: i64) -> bool:
    """Whether a lasting effect is about this thing, and in force."""
    subject = s.lasting[at + SUBJECT]
    if subject != 0:
        return subject == s.ref(thing) and in_force(s, at)
    selection = subject_at(s, s.lasting[at + ROW])
    if selection == 0 or s.depth >= DEEPEST or elsewhere(s, at, selection, thing) or not stands(s, at):
        return False
    s.depth += 1
    yes = selections.matches(s, selection, s.ref(thing), scene_of(s, at))
    s.depth -= 1
    return yes and (s.library.code[s.lasting[at + ROW] + op.LASTS] == 0 or its_time(s, at))


def elsewhere(s: Board, at: i64, selection: i64, thing: i64) -> bool:
    """Whether one look says that an effect is about something else: it is about its source alone, or about
    that to which its source is attached.
    """
    code = s.library.code
    if code[selection] != op.REF:
        return False
    slot = code[selection + op.SLOT]
    if slot == op.SELF:
        return thing_of(s.lasting[at + SOURCE]) != thing
    return slot == op.LINKED and s.get(thing_of(s.lasting[at + SOURCE]), HOST) != thing


def about_player(s: Board, at: i64, player: i64) -> bool:
    """Whether a lasting effect is about this player, and in force; who that is is looked up (see MAXIMUM)."""
    if not in_force(s, at):
        return False
    selection = subject_at(s, s.lasting[at + ROW])
    return selections.matches(s, selection, player_value(player), scene_of(s, at))

"""Tokens are created, loose or attached."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.attaching import link
from sandtable.games.athernum.changes.entering import copies_controlled, enter, free_slot, place_for
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.evaluating.slots import has_free_slot
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.events import event, stopped
from sandtable.timing.limits import room_for_token
from sandtable.timing.values import player_value


def create(s: Board, face: i64, player: i64, side: i64, hollow: bool) -> i64:
    """A token on the player's side (2.1.3a, 2.1.3d); -1 if there is no slot (R49), no room (R148) or it
    may not be (2.2.7e).
    """
    if s.library.field[face] > 0 and copies_controlled(s, player, face, -1) > 0:
        return -1
    where = place_for(s, face)
    if where == its.CHARACTER_SLOT and free_slot(s, player) < 0 and room_for_token(s):
        return -1  # without any room that is what is told
    thing = made(s, face, player, hollow)
    if thing < 0 or not enter(s, thing, player, side, where):
        return -1
    return told(s, thing, player)


def create_attached(s: Board, face: i64, player: i64, host: i64, side: i64) -> i64:
    """A token straight into an item slot (2.1.2a.II)."""
    if not has_free_slot(s, host):
        return -1
    thing = made(s, face, player, False)
    if thing < 0:
        return -1
    link(s, thing, host, side)
    return told(s, thing, player)


def made(s: Board, face: i64, player: i64, hollow: bool) -> i64:
    """A token that is not on the board yet; -1 if there is no room (R148), or it may not be created; what
    happens instead waits.
    """
    if not room_for_token(s):
        s.tell(facts.NO_ROOM, player, face)
        return -1
    thing = s.new_thing(face, player)
    s.set_flag(thing, its.IS_TOKEN)
    if hollow:
        s.set_flag(thing, its.IS_HOLLOW)
    return -1 if stopped(s, op.CREATE, player_value(player), s.ref(thing), 0, 0) else thing


def told(s: Board, thing: i64, player: i64) -> i64:
    """It is there."""
    s.tell(facts.CREATED, player, known_face(s, thing))
    event(s, op.CREATE, player_value(player), s.ref(thing), 0, 0)
    return thing

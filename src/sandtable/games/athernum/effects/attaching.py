"""Attachments: linked to a permanent, moved, exchanged."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.effects.control import pass_on
from sandtable.games.athernum.effects.facts import ATTACHED_DOWN, ATTACHED_UP, CONTROL
from sandtable.games.athernum.effects.leaving import leave_one
from sandtable.games.athernum.effects.showing import blur, known_face
from sandtable.games.athernum.effects.statics import stack_statics
from sandtable.games.athernum.events import event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.on_table import is_attachment, is_permanent
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.reading.slots import has_free_slot
from sandtable.games.athernum.state import (
    CONTROLLER,
    DOWN,
    FACE_OF,
    HOST,
    ITEM_SLOT,
    KNOWN,
    NOTHING,
    OWNER,
    PLACE,
    RANK,
    SIDE,
    SLOT,
    STAMP,
    TOKEN,
    UP,
    ZONE,
    Board,
    player_value,
)


def link(s: Board, thing: i64, host: i64, side: i64) -> None:
    """Put a card or token into an item slot (2.1.2, 2.3.2)."""
    known = s.seers(thing)
    if s.get(thing, ZONE) == op.HAND and side == DOWN:
        blur(s, s.get(thing, OWNER))
        known = 1 << s.get(thing, OWNER)
    s.set_zone(thing, op.BOARD)
    s.put(thing, PLACE, ITEM_SLOT)
    s.put(thing, SLOT, 0)
    s.put(thing, SIDE, side)
    s.put(thing, HOST, host)
    s.put(thing, CONTROLLER, s.get(host, CONTROLLER))  # R5
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    s.put(thing, KNOWN, known)
    if side == DOWN:
        s.tell(ATTACHED_DOWN, s.get(thing, CONTROLLER), known_face(s, host))
    else:
        s.tell(ATTACHED_UP, s.get(thing, CONTROLLER), s.get(thing, FACE_OF) << 12 | known_face(s, host))
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, 0)
    event(s, op.ATTACH, player_value(s.get(thing, CONTROLLER)), s.ref(thing), s.ref(host), 0)
    if side == UP:
        stack_statics(s, thing)


def attach(s: Board, thing: i64, host: i64, by: i64) -> bool:
    """Attach by an effect: an attachment keeps its face and its effects go on (4.2.1b, R94)."""
    if not is_permanent(s, host) or not has_free_slot(s, host):
        return False
    if forbidden(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0):
        return False
    if replaced(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0):
        return False
    if is_attachment(s, thing):
        if s.get(thing, HOST) == host:
            return False
        if s.flag(thing, TOKEN):  # 4.2.2f: it exists only in the slot it was made in
            leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
            return False
        s.put(thing, HOST, host)
        pass_on(s, thing, s.get(host, CONTROLLER))
        s.put(thing, RANK, s.tick())
        event(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0)
        return True
    if s.get(thing, ZONE) == op.BOARD or s.library.supertype[s.get(thing, FACE_OF)] != op.ITEM:
        return False
    link(s, thing, host, UP)
    return True


def swap_items(s: Board, one: i64, other: i64) -> None:
    """Two attachments change places; their effects go on with their new linked targets (R94)."""
    host = s.get(one, HOST)
    s.put(one, HOST, s.get(other, HOST))
    s.put(other, HOST, host)
    for item in (one, other):
        player = s.get(s.get(item, HOST), CONTROLLER)
        pass_on(s, item, player)
        s.put(item, RANK, s.tick())
        s.tell(CONTROL, player, known_face(s, item))
        event(s, op.GAIN_CONTROL, player_value(player), s.ref(item), 0, 0)

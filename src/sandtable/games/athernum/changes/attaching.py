"""Attachments: linked to a permanent, moved, exchanged."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.control import pass_on
from sandtable.games.athernum.changes.leaving import leave_one
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.changes.statics import stack_statics
from sandtable.games.athernum.evaluating.on_table import is_attachment, is_permanent
from sandtable.games.athernum.evaluating.slots import has_free_slot
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing.events import event, stopped
from sandtable.timing.values import NOTHING, player_value


def link(s: Board, thing: i64, host: i64, side: i64) -> None:
    """Put a card or token into an item slot (2.1.2, 2.3.2)."""
    known = s.seers(thing)
    if s.get(thing, its.ZONE) == op.HAND and side == its.LIES_DOWN:
        s.blur(s.get(thing, its.OWNER))
        known = 1 << s.get(thing, its.OWNER)
    origin = s.get(thing, its.ZONE)
    s.set_zone(thing, op.BOARD)
    s.put(thing, its.PLACE, its.ITEM_SLOT)
    s.put(thing, its.SLOT, 0)
    s.put(thing, its.SIDE, side)
    s.put(thing, its.HOST, host)
    s.put(thing, its.CONTROLLER, s.get(host, its.CONTROLLER))  # R5
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    s.put(thing, its.KNOWN, known)
    if side == its.LIES_DOWN:
        s.tell(facts.ATTACHED_DOWN, s.get(thing, its.CONTROLLER), known_face(s, host))
    else:
        s.tell(
            facts.ATTACHED_UP,
            s.get(thing, its.CONTROLLER),
            common.pair(s.get(thing, its.FACE), known_face(s, host)),
        )
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, origin)
    event(s, op.ATTACH, player_value(s.get(thing, its.CONTROLLER)), s.ref(thing), s.ref(host), 0)
    if side == its.LIES_UP:
        stack_statics(s, thing)


def attach(s: Board, thing: i64, host: i64, by: i64, side: i64 = its.LIES_UP) -> bool:
    """Attach by an effect: a card comes with this side up, an attachment keeps its face and its effects go on
    (4.2.1b, R94).
    """
    if not is_permanent(s, host) or not has_free_slot(s, host):
        return False
    if stopped(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0):
        return False
    if is_attachment(s, thing):
        if s.get(thing, its.HOST) == host:
            return False
        if s.flag(thing, its.IS_TOKEN):  # 4.2.2f: it exists only in the slot it was made in
            leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
            return False
        s.put(thing, its.HOST, host)
        pass_on(s, thing, s.get(host, its.CONTROLLER))
        s.put(thing, its.RANK, s.tick())
        event(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0)
        return True
    if s.get(thing, its.ZONE) == op.BOARD or s.library.supertype[s.get(thing, its.FACE)] != op.ITEM:
        return False
    link(s, thing, host, side)
    return True


def swap_items(s: Board, one: i64, other: i64) -> None:
    """Two attachments change places; their effects go on with their new linked targets (R94)."""
    host = s.get(one, its.HOST)
    s.put(one, its.HOST, s.get(other, its.HOST))
    s.put(other, its.HOST, host)
    for item in (one, other):
        player = s.get(s.get(item, its.HOST), its.CONTROLLER)
        pass_on(s, item, player)
        s.put(item, its.RANK, s.tick())
        s.tell(facts.CONTROL, player, known_face(s, item))
        event(s, op.GAIN_CONTROL, player_value(player), s.ref(item), 0, 0)

"""The abilities that a thing has at this moment, its own and granted ones."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import HAS_OBJECTIVE, WHILE_EXHAUSTED
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.lasting import lost_at
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import MOST_ABILITIES
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about


def abilities(s: Board, thing: i64) -> vec[i64]:
    """The headers of what it can do now: its own while face-up, then granted ones in any state (R44)."""
    out = vec[i64]()
    lib = s.library
    code = lib.code
    lost = lost_at(s, thing)
    side = s.get(thing, its.SIDE)
    face = s.get(thing, its.FACE)
    tired = side == its.LIES_EXHAUSTED and lib.flags[face] & WHILE_EXHAUSTED != 0
    if (
        (side == its.LIES_UP or tired)
        and lost == 0
        and s.get(thing, its.ZONE) == op.BOARD
        and (s.get(thing, its.FLAGS) & its.IS_HOLLOW == 0)
    ):
        i = lib.first[face]
        end = i + lib.count[face]
        attachment = s.get(thing, its.PLACE) == its.ITEM_SLOT
        while i < end:
            header = lib.abilities[i]
            if lay.get(code, header, lay.ZONE) == op.BOARD and (
                not tired or lay.has_limit(code, header, op.WHILE_EXHAUSTED)  # R160
            ):
                if lay.get(code, header, lay.KEYWORD) != op.EQUIP or attachment:  # 4.3.5g.II
                    out = append(out, header)
            i += 1
    if s.shapes & shapes.GRANT == 0:
        return out
    at = lasts.find(s.lasting, 0, op.GRANT, op.GRANT)
    while at >= 0:
        if s.lasts(at, lasts.TIME) > lost and about(s, at, thing):
            out = lay.listed(code, lay.part(code, s.lasts(at, lasts.ROW), lay.A), out)
            if len(out) >= MOST_ABILITIES:
                return out[:MOST_ABILITIES]
        at = lasts.find_next(s.lasting, at, op.GRANT, op.GRANT)
    return out


def has_objective(s: Board, thing: i64) -> bool:
    """4.2.2h, R58: printed or granted, at this moment."""
    face = s.get(thing, its.FACE)
    if s.library.flags[face] & HAS_OBJECTIVE == 0 and s.shapes & shapes.GRANT == 0:
        return False
    for header in abilities(s, thing):
        if lay.get(s.library.code, header, lay.KEYWORD) == op.OBJECTIVE:
            return True
    return False

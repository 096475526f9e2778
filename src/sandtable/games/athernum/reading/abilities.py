"""The abilities that a thing has at this moment, its own and granted ones."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import HAS_OBJECTIVE
from sandtable.games.athernum.reading import shapes
from sandtable.games.athernum.reading.lasting import about, lost_at
from sandtable.games.athernum.state import (
    FACE_OF,
    FLAGS,
    HOLLOW,
    ITEM_SLOT,
    LASTING_WIDTH,
    OPERATION,
    PLACE,
    ROW,
    SIDE,
    TIME,
    UP,
    WIDTH,
    ZONE,
    Board,
)


def abilities(s: Board, thing: i64) -> vec[i64]:
    """The headers of what it can do now: its own while face-up, then granted ones in any state (R44)."""
    out = vec[i64]()
    lib = s.library
    code = lib.code
    lost = lost_at(s, thing)
    here = thing * WIDTH
    things = s.things
    if (
        things[here + SIDE] == UP
        and lost == 0
        and things[here + ZONE] == op.BOARD
        and (things[here + FLAGS] & HOLLOW == 0)
    ):
        face = things[here + FACE_OF]
        i = lib.first[face]
        end = i + lib.count[face]
        attachment = things[here + PLACE] == ITEM_SLOT
        while i < end:
            header = lib.abilities[i]
            if code[header + op.ZONE] == op.BOARD:
                if code[header + op.KEYWORD] != op.EQUIP or attachment:  # 4.3.5g.II
                    out = append(out, header)
            i += 1
    if s.shapes & shapes.GRANT == 0:
        return out
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GRANT and s.lasting[at + TIME] > lost and about(s, at, thing):
            row = s.lasting[at + ROW]
            listed = row + code[row + op.A]
            i = 0
            while i < code[listed]:
                out = append(out, listed + code[listed + 1 + i])
                i += 1
        at += LASTING_WIDTH
    return out


def has_objective(s: Board, thing: i64) -> bool:
    """4.2.2h, R58: printed or granted, at this moment."""
    face = s.get(thing, FACE_OF)
    if s.library.flags[face] & HAS_OBJECTIVE == 0 and s.shapes & shapes.GRANT == 0:
        return False
    for header in abilities(s, thing):
        if s.library.code[header + op.KEYWORD] == op.OBJECTIVE:
            return True
    return False

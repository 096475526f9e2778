"""Static abilities that come with a gift: "Characters you control gain “…”".

Who bears a gift may be looked up at any moment, so what a static ability given by it does is brought up to
date as the gift is made and in every state-based check: it begins for a new bearer, and ends with the gift,
or as its bearer leaves (4.3.2b, R44, R47).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects.lasting import drop_lasting, last
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import shapes
from sandtable.games.athernum.reading.lasting import about, lost_at
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    ARGUMENT,
    CONTROLLER,
    HEADER,
    LASTING_WIDTH,
    OPERATION,
    ROW,
    SOURCE,
    TIME,
    UNTIL,
    WHILE_GIVEN,
    YOU,
    Board,
)

WIDTH: Final = 4  # of a gift: the bearer's ref, its controller, the ability, and since when it is given


def keep_gifts(s: Board) -> None:
    """Let what static abilities do that were given begin and end."""
    wanted = gifts(s) if s.shapes & shapes.GRANT != 0 else vec[i64]()
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + UNTIL] == WHILE_GIVEN and not borne(s, at, wanted):
            drop_lasting(s, at)
        else:
            at += LASTING_WIDTH
    at = 0
    while at < len(wanted):
        if not begun(s, wanted[at : at + WIDTH]):
            begin(s, wanted[at], wanted[at + 1], wanted[at + 2], wanted[at + 3])
        at += WIDTH


def gifts(s: Board) -> vec[i64]:
    """Who bears which static ability by a gift."""
    code = s.library.code
    out = vec[i64]()
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GRANT:
            row = s.lasting[at + ROW]
            since = s.lasting[at + TIME]
            listed = row + code[row + op.A]
            i: i64 = 0
            while i < code[listed]:
                i += 1
                header = listed + code[listed + i]
                if code[header + op.KIND] == op.STATIC and code[header + op.FLAGS] & op.CONTINUOUS != 0:
                    for thing in s.board:
                        if about(s, at, thing) and since > lost_at(s, thing):
                            bearer = vec[i64]([s.ref(thing), s.get(thing, CONTROLLER), header, since])
                            out = extend(out, bearer)
        at += LASTING_WIDTH
    return out


def matching(s: Board, at: i64, gift: vec[i64]) -> bool:
    """Whether a lasting effect is what a gift does."""
    same = s.lasting[at + SOURCE] == gift[0] and s.lasting[at + YOU] == gift[1]
    return same and s.lasting[at + HEADER] == gift[2] and s.lasting[at + ARGUMENT] == gift[3]


def borne(s: Board, at: i64, wanted: vec[i64]) -> bool:
    """Whether what a gift does goes on: one of these is still that gift."""
    i: i64 = 0
    while i < len(wanted):
        if matching(s, at, wanted[i : i + WIDTH]):
            return True
        i += WIDTH
    return False


def begun(s: Board, gift: vec[i64]) -> bool:
    """Whether what a gift does has begun."""
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + UNTIL] == WHILE_GIVEN and matching(s, at, gift):
            return True
        at += LASTING_WIDTH
    return False


def begin(s: Board, bearer: i64, you: i64, header: i64, since: i64) -> None:
    code = s.library.code
    row = header + code[header + op.BODY]
    while code[row + op.OP] != op.END:
        if code[row + op.OP] != op.PICK:
            last(s, row, header, Scene(bearer, you, vec[i64]()), WHILE_GIVEN, since, 0, -1)
        row += code[row + op.C] if code[row + op.OP] in (op.REPLACE, op.DELAY) else op.ROW

"""Static abilities that come with a gift whose bearers change: "Characters you control gain “…”".

Who bears such a gift is looked up at any moment, so what a static ability given by it does is brought up to
date in every state-based check: it begins for a new bearer, and ends with the gift (4.3.2b, R44).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects.lasting import drop_lasting, last
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import shapes
from sandtable.games.athernum.reading.lasting import about, in_force, lost_at
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    CONTROLLER,
    HEADER,
    LASTING_WIDTH,
    OPERATION,
    ROW,
    SOURCE,
    SUBJECT,
    TIME,
    UNTIL,
    WHILE_GIVEN,
    WHILE_THERE,
    WHILE_UP,
    YOU,
    Board,
)

WIDTH: Final = 3  # of a gift: the bearer's ref, its controller, the ability


def keep_gifts(s: Board) -> None:
    """Let what static abilities given to a changing group do begin and end."""
    wanted = gifts(s) if s.shapes & shapes.GRANT != 0 else vec[i64]()
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + UNTIL] == WHILE_GIVEN:
            held = find(wanted, s.lasting[at + SOURCE], s.lasting[at + YOU], s.lasting[at + HEADER])
            if held < 0:
                drop_lasting(s, at)
                continue
        at += LASTING_WIDTH
    if len(wanted) == 0:
        return
    begun = vec[i64]()
    at = 0
    while at < len(s.lasting):
        if s.lasting[at + UNTIL] == WHILE_GIVEN:
            begun = gift(begun, s.lasting[at + SOURCE], s.lasting[at + YOU], s.lasting[at + HEADER])
        at += LASTING_WIDTH
    at = 0
    while at < len(wanted):
        if find(begun, wanted[at], wanted[at + 1], wanted[at + 2]) < 0:
            begin(s, wanted[at], wanted[at + 1], wanted[at + 2])
        at += WIDTH


def gifts(s: Board) -> vec[i64]:
    """Who bears which static ability by a gift that is looked up."""
    code = s.library.code
    out = vec[i64]()
    at: i64 = 0
    while at < len(s.lasting):
        row = s.lasting[at + ROW]
        until = s.lasting[at + UNTIL]
        fixed = s.lasting[at + SUBJECT] != 0 and until != WHILE_UP and until != WHILE_THERE
        if s.lasting[at + OPERATION] == op.GRANT and not fixed and in_force(s, at):
            listed = row + code[row + op.A]
            i: i64 = 0
            while i < code[listed]:
                header = listed + code[listed + 1 + i]
                if code[header + op.KIND] == op.STATIC and code[header + op.FLAGS] & op.CONTINUOUS != 0:
                    for thing in s.board:
                        if about(s, at, thing) and s.lasting[at + TIME] > lost_at(s, thing):
                            ref = s.ref(thing)
                            if find(out, ref, s.get(thing, CONTROLLER), header) < 0:
                                out = gift(out, ref, s.get(thing, CONTROLLER), header)
                i += 1
        at += LASTING_WIDTH
    return out


def gift(row: vec[i64], bearer: i64, you: i64, header: i64) -> vec[i64]:
    return append(append(append(row, bearer), you), header)


def find(row: vec[i64], bearer: i64, you: i64, header: i64) -> i64:
    at: i64 = 0
    while at < len(row):
        if row[at] == bearer and row[at + 1] == you and row[at + 2] == header:
            return at
        at += WIDTH
    return -1


def begin(s: Board, bearer: i64, you: i64, header: i64) -> None:
    code = s.library.code
    row = header + code[header + op.BODY]
    while code[row + op.OP] != op.END:
        if code[row + op.OP] != op.PICK:
            last(s, row, header, Scene(bearer, you, vec[i64]()), WHILE_GIVEN, 0, 0, -1)
        row += code[row + op.C] if code[row + op.OP] in (op.REPLACE, op.DELAY) else op.ROW

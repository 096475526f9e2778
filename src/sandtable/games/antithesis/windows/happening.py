"""What deeds and rules call: say what has happened, and open the windows once a step or a clause is over."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.attack.killing import mark_fallen
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.victory import check_win
from sandtable.games.antithesis.windows.consequences import Consequences
from sandtable.games.antithesis.windows.following import WANTED, is_point
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.timing.program import EFFECT, Program


def open_windows(s: Board) -> bool:
    """Before a frame goes on: the end of the game, the windows of what has happened, and an interrupt point
    where one is wanted. What "and" joins happens together: a program waits for its end (R187).
    """
    if s.result != 0:
        s.stop()
        return True
    top = s.frames[-1]
    row: i64 = 0
    if isinstance(top, Program):
        row = top.pc
        if joined(s, top):
            return False
    if s.unchecked == 1:  # an instruction has changed Victory Points (R116)
        s.unchecked = 0
        check_win(s)
    mark_fallen(s)
    if s.result != 0:
        s.stop()
        return True
    if len(s.recent) > 0:
        s.push(Consequences())
        return True
    if is_point(s) and (s.point == WANTED or (row not in (0, s.point) and is_between(s, cast(Program, top)))):
        s.point = row
        s.push(Point())
        return True
    return False


def joined(s: Board, program: Program) -> bool:
    """Whether the row that comes next belongs to the one before: it shares its beat, or is the part of the
    second player in what each player does (R181).
    """
    code = s.faces.code
    row = program.pc
    if ends(s, program):
        return False
    if lay.kind(code, row) == op.AS_PLAYER:
        return lay.kind(code, lay.part(code, row, lay.A)) == op.SECOND_PLAYER
    return lay.get(code, row, lay.LINK) == lay.AND


def ends(s: Board, program: Program) -> bool:
    return lay.kind(s.faces.code, program.pc) == lay.END or (program.end != 0 and program.pc >= program.end)


def is_between(s: Board, program: Program) -> bool:
    """Whether a program stands between two sentences of an Action's effect (R93 (c))."""
    if ends(s, program) or program.purpose != EFFECT or len(s.stack) == 0:
        return False
    return lay.get(s.faces.code, program.pc, lay.LINK) in (lay.SENTENCE, op.LATER)

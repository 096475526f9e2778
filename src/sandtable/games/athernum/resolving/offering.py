"""Offers on resolution: "you may", and "unless somebody does"."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.payment import needs_of, payable
from sandtable.games.athernum.deeds.meant import actor
from sandtable.games.athernum.evaluating.amounts import amount
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.resolving.program import OFFERED, Program
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN
from sandtable.timing.values import thing_of


def offer(program: Program, s: Board, row: i64) -> i64:
    """You may, or unless somebody does: decided on resolution; nobody is offered what they cannot pay."""
    code = s.library.code
    who = actor(s, row, program.scene())
    if not s.alive(who) or not can_accept(program, s, row, who):
        program.did = 0
        program.pc = lay.part(code, row, lay.C)
        return AGAIN
    program.step = OFFERED
    return s.ask(who, c.R139 if asks_payment(program, s, row) else c.C_4_3_5)


def asks_payment(program: Program, s: Board, row: i64) -> bool:
    return lay.get(s.library.code, row, lay.ROW) == op.PAY


def can_accept(program: Program, s: Board, row: i64, who: i64) -> bool:
    code = s.library.code
    first = row + lay.ROW
    if lay.kind(code, first) == op.PAY:
        return payable(s, who, needs_of(s, lay.part(code, first, lay.A)), thing_of(program.source))
    if lay.kind(code, first) == op.SPEND_MARKERS:
        markers = lay.part(code, first, lay.A)
        return s.of(who, their.COMMANDS) >= amount(s, lay.part(code, markers, lay.HOW_MANY), program.scene())
    return True

"""Rows that several players carry out, one after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.carrying.meant import players_in
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.resolving.program import LASTING, Program
from sandtable.games.athernum.state import Board, player_value

DONE_WITH: Final = 1 << 8


def several(program: Program, s: Board, row: i64) -> bool:
    """Begin to run rows for each of several players, the active player first."""
    code = s.library.code
    main = row
    while code[main] == op.PICK:
        main += op.ROW
    kind = code[main]
    if code[main + op.WHO] == 0 or kind >= op.MODIFY or kind in LASTING:
        return False
    who = main + code[main + op.WHO]
    found = players_in(s, who, program.scene())
    if len(found) < 2:
        return False
    program.players = in_turn_order(s, found)
    program.group = row
    program.close = main + (code[main + op.C] if kind == op.MAY else op.ROW)
    program.slot = code[who + op.SLOT]
    set_player(program, s)
    return True


def set_player(program: Program, s: Board) -> None:
    if program.slot >= op.FIRST_SLOT:
        program.fill(program.slot, append(vec[i64](), player_value(program.players[0])))


def next_player(program: Program, s: Board) -> bool:
    """Whether the rows are to be run for another player."""
    first = program.players[0]
    rest = program.players[1:]
    program.players = append(rest, first | DONE_WITH)
    if program.players[0] & DONE_WITH == 0:
        program.pc = program.group
        set_player(program, s)
        return True
    everybody = vec[i64]()
    for one in program.players:
        everybody = append(everybody, player_value(one & ~DONE_WITH))
    if program.slot >= op.FIRST_SLOT:
        program.fill(program.slot, everybody)
    program.players = vec[i64]()
    program.group = 0
    program.close = 0
    return False


def nobody(program: Program, s: Board, row: i64, kind: i64) -> bool:
    """Whether there is no player who should act: they have left the game (R109), or none is meant."""
    code = s.library.code
    if code[row + op.WHO] == 0 or kind >= op.MODIFY or kind in LASTING:
        return False
    return len(players_in(s, row + code[row + op.WHO], program.scene())) == 0


def in_turn_order(s: Board, players: vec[i64]) -> vec[i64]:
    """Players from the active one on."""
    out = vec[i64]()
    count: i64 = len(s.order)
    start: i64 = 0
    while start < count and s.order[start] != s.active:
        start += 1
    i: i64 = 0
    while i < count:
        seat = s.order[(start + i) % count]
        if seat in players:
            out = append(out, seat)
        i += 1
    return out

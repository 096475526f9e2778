"""What is divided among several as somebody chooses (R157): each gets one, the rest is picked one by one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.table.state import Board
from sandtable.timing.asking import Pick
from sandtable.timing.flow import next_beat
from sandtable.timing.meant import actor, things_in
from sandtable.timing.program import Program
from sandtable.timing.values import thing_of


def divide(program: Program, s: Board, row: i64, count: i64) -> i64:
    """Let whoever divides pick who gets the rest, behind one for each."""
    next_beat(s, row)
    scene = program.scene()
    among = things_in(s, lay.part(s.library.code, row, lay.B), scene)
    rest = count - len(among) if count >= len(among) else count
    pool = vec[i64]()
    for thing in among:
        left = rest
        while left > 0:
            pool = append(pool, s.ref(thing))
            left -= 1
    return program.await_answer(s.push(Pick(actor(s, row, scene), pool, rest, rest, c.R157)))


def share(s: Board, thing: i64, count: i64, among: i64) -> i64:
    """How much of what was divided is a thing's."""
    own: i64 = 1 if count >= among else 0
    for value in s.picked:
        if thing_of(value) == thing:
            own += 1
    return own

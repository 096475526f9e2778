"""Deeds that change something for a while: numbers, Keywords, Cover, Boosts, arrays (R105, R184)."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.deeds.order import in_play
from sandtable.games.antithesis.evaluating import gifts
from sandtable.games.antithesis.evaluating.lasting import begin
from sandtable.games.antithesis.evaluating.selections import look_up
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.flow import next_beat
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.things import CardState


@final
@mypyc_attr(acyclic=True)
class Change(Order):
    """Which cards it affects is settled now; "for each" is counted now."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        code = board.library.code
        scene = program.scene()
        selection = lay.part(code, row, lay.A)
        mode = lay.kind(code, selection)
        factor: i64 = 1
        if lay.kind(code, row) == i.CHANGE_PER:
            factor = s.rules.amount(s, lay.part(code, row, lay.C), scene)
        done: i64 = 0
        if mode == i.THIS_ATTACK or mode == i.THIS_MOVE:
            for value in look_up(board, selection, scene):
                done += 1 if begin(board, row, program.header, scene, value, factor) else 0
        elif mode == i.GROUP and gifts.is_deed_noun(gifts.noun_of(board, selection)):
            done += 1 if begin(board, row, program.header, scene, 0, factor) else 0
        else:
            for thing in in_play(board, row, lay.A, scene):
                if begin(board, row, program.header, scene, s.ref(thing), factor):
                    s.tell(facts.CHANGED, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
                    done += 1
        program.done(done)
        return program.behind()

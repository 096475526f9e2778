"""What it costs to activate an ability, with what makes that dearer or cheaper (R165)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.payment import needs_of, no_cost
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.filters import keyword_word
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.in_force import about, in_force, scene_of


def changed(s: Board) -> bool:
    """Whether anything in force may change what abilities cost; most of the time nothing does."""
    return s.shapes & shapes.OTHERS != 0 and lasts.find(s.lasting, 0, op.FEE_MORE, op.FEE_LESS) >= 0


def change(s: Board, player: i64, thing: i64, keyword: i64) -> i64:
    """How much more an ability of a thing costs this player; below zero if it costs less."""
    code = s.library.code
    total: i64 = 0
    for at in lasts.each_of_two(s.lasting, op.FEE_MORE, op.FEE_LESS):
        row = s.lasts(at, lasts.ROW)
        said = lay.get(code, row, lay.B)
        scene = scene_of(s, at)
        whose = said % op.FEES
        if not keyword_word(keyword, said // op.FEES):
            continue
        if whose == op.FEES_OF_THINGS:
            if not about(s, at, thing):
                continue
        elif not in_force(s, at):
            continue
        if whose == op.FEES_OF_YOU and scene.you != player:
            continue
        if whose == op.FEES_OF_THEM and scene.you == player:
            continue
        by: i64 = 0
        for need in needs_of(s, lay.part(code, row, lay.A)):
            by += need
        if lay.has(code, row, lay.C):
            by *= amount(s, lay.part(code, row, lay.C), scene)
        total += by if s.lasts(at, lasts.OPERATION) == op.FEE_MORE else -by
    return total


def paid_first(s: Board, header: i64) -> i64:
    """The row of a cost that is nothing but resources, 0 if it has none."""
    code = s.library.code
    if not lay.has(code, header, lay.COST):
        return 0
    row = lay.part(code, header, lay.COST)
    return row if lay.kind(code, row) == op.PAY else 0


def fee(s: Board, player: i64, thing: i64, header: i64) -> vec[i64]:
    """The resources that an ability costs now; icons of a faction are paid in any case."""
    row = paid_first(s, header)
    needs = needs_of(s, lay.part(s.library.code, row, lay.A)) if row > 0 else no_cost()
    needs[0] += change(s, player, thing, lay.get(s.library.code, header, lay.KEYWORD))
    if needs[0] < 0:
        needs[0] = 0
    return needs


def command_fee(s: Board, player: i64) -> vec[i64]:
    """What a global command costs beside its Command Token; its source is the main character (9.2.2b)."""
    needs = no_cost()
    if changed(s):
        more = change(s, player, s.of(player, their.LEADER), op.COMMAND)
        needs[0] = more if more > 0 else 0
    return needs

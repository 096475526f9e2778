"""The targets and the modes of an ability."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.timing import pending
from sandtable.timing.values import slot_of


def target_count(s: Board, at: i64) -> i64:
    """How many targets an effect on the stack has."""
    header = pending.get(s.stack, at, pending.HEADER)
    mode = pending.get(s.stack, at, pending.MODE)
    count: i64 = 0
    for one in pending.held(s.stack, at):
        if is_target_slot(s, header, mode, slot_of(one)):
            count += 1
    return count


def is_target_slot(s: Board, header: i64, mode: i64, slot: i64) -> bool:
    for selection in target_list(s, header, mode):
        if lay.get(s.library.code, selection, lay.SLOT) == slot:
            return True
    return False


def target_list(s: Board, header: i64, mode: i64) -> vec[i64]:
    """The selections called "target" of an ability, those of the chosen mode included."""
    code = s.library.code
    out = vec[i64]()
    if lay.has(code, header, lay.TARGETS):
        out = lay.listed(code, lay.part(code, header, lay.TARGETS), out)
    if mode > 0:
        row = mode_row(s, header, mode)
        if lay.has(code, row, lay.A):
            out = lay.listed(code, lay.part(code, row, lay.A), out)
    return out


def mode_row(s: Board, header: i64, mode: i64) -> i64:
    """The row of a mode, counted from 1."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != op.MODE:
        row += lay.ROW
    while mode > 1:
        row = lay.part(code, row, lay.C)  # the next one begins where this one ends
        mode -= 1
    return row


def mode_count(s: Board, header: i64) -> i64:
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.MODES:
            return lay.get(code, row, lay.A)
        row += lay.ROW
    return 0

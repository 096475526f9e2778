"""The targets and the modes of an ability."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import Board


def target_count(s: Board, at: i64) -> i64:
    """How many targets an effect on the stack has."""
    header = s.stack[at + 1]
    count: i64 = 0
    i: i64 = 0
    while i < s.stack[at + 9]:
        if is_target_slot(s, header, s.stack[at + 8], s.stack[at + 10 + i] >> 40):
            count += 1
        i += 1
    return count


def is_target_slot(s: Board, header: i64, mode: i64, slot: i64) -> bool:
    for selection in target_list(s, header, mode):
        if s.library.code[selection + op.SLOT] == slot:
            return True
    return False


def target_list(s: Board, header: i64, mode: i64) -> vec[i64]:
    """The selections called "target" of an ability, those of the chosen mode included."""
    code = s.library.code
    out = vec[i64]()
    if code[header + op.TARGETS] != 0:
        out = listed(s, header + code[header + op.TARGETS], out)
    if mode > 0:
        row = mode_row(s, header, mode)
        if code[row + op.A] != 0:
            out = listed(s, row + code[row + op.A], out)
    return out


def listed(s: Board, at: i64, out: vec[i64]) -> vec[i64]:
    code = s.library.code
    i: i64 = 0
    while i < code[at]:
        out = append(out, at + code[at + 1 + i])
        i += 1
    return out


def mode_row(s: Board, header: i64, mode: i64) -> i64:
    """The row of a mode, counted from 1."""
    code = s.library.code
    row = header + code[header + op.BODY]
    while code[row] != op.MODE:
        row += op.ROW
    while mode > 1:
        row += code[row + op.C]  # the next one begins where this one ends
        mode -= 1
    return row


def mode_count(s: Board, header: i64) -> i64:
    code = s.library.code
    row = header + code[header + op.BODY]
    while code[row] != op.END:
        if code[row] == op.MODES:
            return code[row + op.A]
        row += op.ROW
    return 0

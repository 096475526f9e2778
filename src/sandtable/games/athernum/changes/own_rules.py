"""A card's own rules, which hold wherever it is (R141)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import HAS_RULE
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board


def own_rows(s: Board, face: i64) -> vec[i64]:
    """The rows of all of a card's own rules."""
    lib = s.library
    out = vec[i64]()
    if lib.flags[face] & HAS_RULE == 0:
        return out
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lay.kind(lib.code, header) == op.RULE:
            row = lay.part(lib.code, header, lay.BODY)
            while lay.kind(lib.code, row) != lay.END:
                out = append(out, row)
                row += lay.ROW
        i += 1
    return out


def has_rule(s: Board, face: i64, kind: i64) -> i64:
    """The row of a card's own rule with this instruction, or 0."""
    for row in own_rows(s, face):
        if lay.kind(s.library.code, row) == kind:
            return row
    return 0


def rules_about(s: Board, face: i64, kind: i64, event_kind: i64) -> vec[i64]:
    """The rows of all of a card's own FORBID or PERMIT about an event."""
    code = s.library.code
    out = vec[i64]()
    for row in own_rows(s, face):
        if lay.kind(code, row) == kind and lay.kind(code, lay.part(code, row, lay.A)) == event_kind:
            out = append(out, row)
    return out


def rule_about(s: Board, face: i64, kind: i64, event_kind: i64) -> i64:
    """The row of a card's own FORBID or PERMIT about an event, or 0."""
    found = rules_about(s, face, kind, event_kind)
    return found[0] if len(found) > 0 else 0

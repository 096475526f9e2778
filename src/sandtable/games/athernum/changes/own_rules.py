"""A card's own rules, which hold wherever it is (R141)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import HAS_RULE
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.conditions import holds
from sandtable.timing.evaluating.in_force import phase_is
from sandtable.timing.scene import Scene


def own_rows(s: Board, face: i64) -> vec[i64]:
    """The rows of all of a card's own rules."""
    lib = s.library
    out = vec[i64]()
    if lib.flags[face] & HAS_RULE == 0:
        return out
    for header in lib.printed(face):
        if lay.kind(lib.code, header) == op.RULE:
            row = lay.part(lib.code, header, lay.BODY)
            while lay.kind(lib.code, row) != lay.END:
                out = append(out, row)
                row += lay.ROW
    return out


def has_rule(s: Board, face: i64, kind: i64) -> i64:
    """The row of a card's own rule with this instruction, or 0."""
    for row in own_rows(s, face):
        if lay.kind(s.library.code, row) == kind:
            return row
    return 0


def rules_now(s: Board, thing: i64, player: i64, kind: i64) -> vec[i64]:
    """The rows of a card's own rules with this instruction, as far as it is their time."""
    code = s.library.code
    out = vec[i64]()
    for row in own_rows(s, s.get(thing, its.FACE)):
        if lay.kind(code, row) == kind and in_time(s, row, Scene(s.ref(thing), player, vec[i64]())):
            out = append(out, row)
    return out


def in_time(s: Board, row: i64, scene: Scene) -> bool:
    """The "as long as" or "during" of a rule."""
    code = s.library.code
    duration = lay.duration(code, row)
    if duration == op.AS_LONG_AS:
        return holds(s, lay.term(code, row), scene)
    return duration != op.DURING or phase_is(s, lay.term(code, row), scene)


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

"""States that Laws speak of: HONEST, OUTLAST, ISOLATED, RESONATE, and turns and phases (8.5.16 to 8.5.23).

What is read here is what has been worked out so far: lasting lines ask while values are worked out.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import given_lines, header_of, raw_lines
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.scene import Scene


def holds_by_law(s: Board, thing: i64, header: i64) -> bool:
    """Whether the state of a line's Law is so; every Law that is no state holds."""
    law = lay.get(s.library.code, header, lay.KEYWORD)
    if law == op.HONEST:
        return s.get(thing, its.DAMAGE) == 0
    if law == op.OUTLAST:
        return s.get(thing, its.DAMAGE) > 0
    if law == op.ISOLATED:
        return isolated(s, thing, header)
    if law == op.RESONATE:
        return resonates(s, thing)
    if law == op.DURING:
        return during(s, thing, header)
    return True


def during(s: Board, thing: i64, header: i64) -> bool:
    """Whether it is the turn or phase that a lasting line names."""
    code = s.library.code
    limits = lay.part(code, header, lay.LIMITS)
    kind = lay.pair_kind(code, limits, 0)
    mine = s.get(thing, its.CONTROLLER)
    if kind != op.DURING_EACH:
        if (kind == op.DURING_YOURS) != (s.active == mine):
            return False
        if kind == op.DURING_OPPONENTS and not s.opposes(s.active, mine):
            return False
    phase = lay.pair_number(code, limits, 0)
    return phase == op.TURN or s.phase == phase


def isolated(s: Board, thing: i64, header: i64) -> bool:
    """The only Active card of its Card Type on its own board, exceptions aside (8.5.18, R104)."""
    code = s.library.code
    but: i64 = 0
    if lay.has(code, header, lay.LIMITS):
        limits = lay.part(code, header, lay.LIMITS)
        index = lay.pair_of_kind(code, limits, op.EXCEPT)
        if index >= 0:
            but = lay.pair_part(code, limits, index)
    mine = s.get(thing, its.CONTROLLER)
    scene = Scene(s.ref(thing), mine, vec[i64]())
    for other in s.board:
        if (
            other != thing
            and s.get(other, its.CONTROLLER) == mine
            and s.get(other, its.SIDE) != its.FACE_DOWN
        ):
            if s.worked.values[other * col.WIDTH + col.KIND] == s.worked.values[thing * col.WIDTH + col.KIND]:
                if but == 0 or not s.rules.fits(s, but, s.ref(other), scene):
                    return False
    return True


def resonates(s: Board, thing: i64) -> bool:
    """Another Active card of the same player has a RESONATE line (8.5.23)."""
    mine = s.get(thing, its.CONTROLLER)
    for other in s.board:
        if (
            other != thing
            and s.get(other, its.CONTROLLER) == mine
            and s.get(other, its.SIDE) != its.FACE_DOWN
        ):
            if bears_law(s, other, op.RESONATE):
                return True
    return False


def bears_law(s: Board, thing: i64, law: i64) -> bool:
    """Whether a card on the board has a line under this Law."""
    values = s.worked.values
    row = thing * col.WIDTH
    if values[row + col.KEYS] & 1 << op.SEALED != 0:
        return False
    if s.get(thing, its.SIDE) != its.FACE_DOWN and s.get(thing, its.PLACE) != its.ATTACHED:
        return values[row + col.TRAITS] >> law & 1 == 1
    if values[row + col.LOST] & 1 << op.ABILITIES != 0:
        return False
    for packed in given_lines(s, thing, raw_lines(s, thing, values[row + col.ROLES], vec[i64]())):
        if lay.get(s.library.code, header_of(packed), lay.KEYWORD) == law:
            return True
    return False

"""Where a Character may be placed by an effect, and with whom it may be exchanged (R185, R198)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import SQUARES, footprint
from sandtable.games.antithesis.evaluating import ground, selections, standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_thing, thing_of


def bar_spot(s: Board, thing: i64, area: i64, square: i64) -> i64:
    """Off the board, occupied (by itself too), forbidden by a text, outside the area (R190)."""
    size = values.size_of(s, thing)
    squares = footprint(square, size, size)
    if squares == 0:
        return c.R25
    if squares & standing.occupied(s, thing) != 0 or squares == s.get(thing, its.SQUARES):
        return c.DEPLOY_3_II
    clause = ground.can_enter(s, thing, squares & ~s.get(thing, its.SQUARES))
    if clause != 0:
        return clause
    return 0 if squares & area != 0 else c.R198


def spots(s: Board, thing: i64, area: i64, enough: i64 = SQUARES) -> vec[i64]:
    """Every square that it could be placed in, as options, until there are enough."""
    out = vec[i64]()
    square: i64 = 0
    while square < SQUARES and len(out) < enough:
        if bar_spot(s, thing, area, square) == 0:
            out = append(out, o.make(o.SQUARE, square))
        square += 1
    return out


def could_place(s: Board, row: i64, value: i64, scene: Scene) -> bool:
    """Whether a card could be placed as a PLACE row says."""
    if not is_figure(s, value):
        return False
    code = s.library.code
    slot = lay.get(code, lay.part(code, row, lay.A), lay.SLOT)
    meant = Scene(scene.source, scene.you, append(scene.held[:], hold(slot, value)))
    area = selections.squares_in(s, lay.part(code, row, lay.B), meant)
    return len(spots(s, thing_of(value), area, 1)) > 0


def can_swap(s: Board, one: i64, other: i64) -> bool:
    """Whether two Characters could exchange their squares: both of one Size, and each may enter there."""
    if one == other or values.size_of(s, one) != values.size_of(s, other):
        return False
    first = s.get(one, its.SQUARES)
    second = s.get(other, its.SQUARES)
    if ground.can_enter(s, one, second) != 0 or ground.can_enter(s, other, first) != 0:
        return False
    for third in standing.characters_in(s, first | second):
        if third != one and third != other:
            return False  # one of them flies over somebody, whom nobody can be put upon (R194)
    return True


def could_swap(s: Board, row: i64, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether one of the two whom a SWAP row names could be exchanged with the other."""
    code = s.library.code
    partner = lay.part(code, row, lay.A)
    if partner == selection:
        partner = lay.part(code, row, lay.B)
    if not is_figure(s, value):
        return False
    known = vec[i64]()
    if lay.kind(code, partner) == i.REF or len(scene.all(s, lay.get(code, partner, lay.SLOT))) > 0:
        known = scene.all(s, lay.get(code, partner, lay.SLOT))
    else:
        known = selections.candidates(s, partner, scene)
    for other in known:
        if is_figure(s, other) and can_swap(s, thing_of(value), thing_of(other)):
            return True
    return False


def is_figure(s: Board, value: i64) -> bool:
    """Whether a value is a Character In Play that is still the same object."""
    if not is_thing(value) or not s.same(value) or not s.in_play(thing_of(value)):
        return False
    return values.is_character(s, thing_of(value))

"""What is done as a cost: whether it can be done (SEQ.2). What cannot happen pays for nothing (R183), and an
exhausted card cannot be exhausted for it (R124).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.deeds.leaving import may_leave
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.meant import top_cards, zone_owner
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing, thing_of

NOBODY: Final = -1  # no card is exhausted by the icons of the cost


def bar_done(s: Board, header: i64, scene: Scene, exhausts: i64 = NOBODY) -> i64:
    """Why what an ability does as a cost cannot be done, 0 if it can or if there is nothing of the kind. What
    its {Exhaust} exhausts before is not exhausted once more.
    """
    row = costs.ordered(s, header)
    if row == 0:
        return 0
    code = s.faces.code
    while lay.kind(code, row) != lay.END:
        if not can_do(s, row, scene, exhausts):
            return c.SEQ_2
        if lay.kind(code, row) == op.PICK:
            row += lay.ROW  # what is done to the picked was asked with the pick
        row += lay.ROW
    return 0


def can_do(s: Board, row: i64, scene: Scene, exhausts: i64) -> bool:
    code = s.faces.code
    kind = lay.kind(code, row)
    if kind == op.MILL:
        zone = lay.part(code, row, lay.B)
        count = s.rules.amount(s, lay.part(code, row, lay.A), scene)
        return len(top_cards(s, zone_owner(s, zone, scene, scene.you), lay.kind(code, zone), count)) >= count
    selection = lay.part(code, row, lay.A)
    if kind == op.PICK:
        pool = s.rules.candidates(s, selection, scene, lay.MANY)
        return len(payable(s, row, pool, exhausts)) >= lay.get(code, selection, lay.LOW)
    found = s.rules.selected(s, selection, scene)
    for value in found:
        if not can_pay(s, kind, value, exhausts):
            return False
    return len(found) > 0


def payable(s: Board, row: i64, pool: vec[i64], exhausts: i64 = NOBODY) -> vec[i64]:
    """Of what a PICK row of a cost could pick that with which the row behind it can be done."""
    kind = lay.kind(s.faces.code, row + lay.ROW)
    out = vec[i64]()
    for value in pool:
        if can_pay(s, kind, value, exhausts):
            out = append(out, value)
    return out


def can_pay(s: Board, kind: i64, value: i64, exhausts: i64) -> bool:
    """Whether this could be done to a card; in a Hand or a pile nothing keeps it."""
    if not is_thing(value):
        return True
    thing = thing_of(value)
    if s.get(thing, its.ZONE) != zones.IN_PLAY:
        return True
    if kind == op.EXHAUST:
        if thing == exhausts:
            return False
        return s.get(thing, its.SIDE) != its.EXHAUSTED and forbidden(s, op.EXHAUST, 0, value) == 0
    if kind == op.KILL:
        return s.in_play(thing)
    return s.in_play(thing) and may_leave(s, thing)

"""What is done as a cost: whether it can be done (SEQ.2). What cannot happen pays for nothing (R183), an
exhausted card cannot be exhausted for it (R124), and of several costs each is done with what the others have
left (R273).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.deeds.leaving import discard, may_leave, send, to_zone
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
ENOUGH: Final = 100  # ways of paying that are looked at


@final
@mypyc_attr(acyclic=True)
class Paid:
    """The table once something has been paid, and what the text can say of it then."""

    def __init__(self, table: Board, scene: Scene) -> None:
        self.table = table
        self.scene = scene


def bar_done(s: Board, header: i64, scene: Scene, exhausts: i64 = NOBODY) -> i64:
    """Why what an ability does as a cost cannot be done, 0 if it can or if there is nothing of the kind. What
    its {Exhaust} exhausts before is not exhausted once more.
    """
    row = costs.ordered(s, header)
    if row == 0:
        return 0
    if not can_do(s, row, scene, exhausts):
        return c.SEQ_2
    if lay.kind(s.faces.code, behind(s, row)) == lay.END:
        return 0
    table = thought_of(s)
    if exhausts != NOBODY:
        table.put(exhausts, its.SIDE, its.EXHAUSTED)
    return 0 if len(ways(table, row, scene, [], 1)) > 0 else c.SEQ_2


def behind(s: Board, row: i64) -> i64:
    """The row of the next thing that is done: what is done to the picked belongs to the pick."""
    return row + lay.ROW * (2 if lay.kind(s.faces.code, row) == op.PICK else 1)


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


def leading_on(s: Board, row: i64, scene: Scene, pool: vec[i64]) -> vec[i64]:
    """Of what could be picked for a cost that with which, and with what has been picked for it, all that is
    still to be done can be done.
    """
    able = payable(s, row, pool)
    if lay.kind(s.faces.code, behind(s, row)) == lay.END:
        return able
    taken = scene.all(s, slot_of_pick(s, row))
    out = vec[i64]()
    for value in able:
        others = vec[i64]()
        for other in able:
            if other != value:
                others = append(others, other)
        if len(picks(s, row, others, 0, append(taken[:], value), scene, [], 1)) > 0:
            out = append(out, value)
    return out


def slot_of_pick(s: Board, row: i64) -> i64:
    return lay.get(s.faces.code, lay.part(s.faces.code, row, lay.A), lay.SLOT)


def is_one_by_one(s: Board, row: i64) -> bool:
    """Whether several cards are picked for a cost behind which more is to be done: which the second can be
    depends on the first (R273).
    """
    code = s.faces.code
    selection = lay.part(code, row, lay.A)
    if lay.kind(code, selection) != op.CHOOSING or lay.get(code, selection, lay.LOW) < 2:
        return False
    return lay.kind(code, behind(s, row)) != lay.END


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


# ---- one after the other


def thought_of(s: Board) -> Board:
    """A table on which to see what would come of something."""
    table = s.clone()
    table.worked.aside = s.worked.aside
    table.worked.unseen = s.worked.unseen
    return table


def ways(s: Board, row: i64, scene: Scene, out: list[Paid], most: i64) -> list[Paid]:
    """Add to what was found the tables to which a cost can lead that is done from this row on."""
    code = s.faces.code
    kind = lay.kind(code, row)
    if kind == lay.END:
        out.append(Paid(s, scene))
        return out
    if not can_do(s, row, scene, NOBODY):
        return out
    selection = lay.part(code, row, lay.A)
    if kind == op.PICK:
        pool = payable(s, row, s.rules.candidates(s, selection, scene, lay.MANY))
        return picks(s, row, pool, 0, vec[i64](), scene, out, most)
    if kind == op.MILL:
        zone = lay.part(code, row, lay.B)
        count = s.rules.amount(s, selection, scene)
        values = top_cards(s, zone_owner(s, zone, scene, scene.you), lay.kind(code, zone), count)
    else:
        values = s.rules.selected(s, selection, scene)
    return ways(done(s, row, values), row + lay.ROW, scene, out, most)


def picks(
    s: Board, row: i64, pool: vec[i64], first: i64, picked: vec[i64], scene: Scene, out: list[Paid], most: i64
) -> list[Paid]:
    """The same with these picked so far; of cards in a Hand with one face either is meant."""
    code = s.faces.code
    selection = lay.part(code, row, lay.A)
    if len(picked) >= lay.get(code, selection, lay.LOW):
        slot = lay.get(code, selection, lay.SLOT)
        return ways(done(s, row + lay.ROW, picked), behind(s, row), scene.of_several(slot, picked), out, most)
    faces = vec[i64]()
    while first < len(pool) and len(out) < most:
        value = pool[first]
        first += 1
        if is_thing(value) and s.get(thing_of(value), its.ZONE) == zones.HAND:
            if s.get(thing_of(value), its.FACE) in faces:
                continue
            faces = append(faces, s.get(thing_of(value), its.FACE))
        picks(s, row, pool, first, append(picked[:], value), scene, out, most)
    return out


def done(s: Board, row: i64, values: vec[i64]) -> Board:
    """The table after what a row says has been done to these cards as a cost."""
    code = s.faces.code
    kind = lay.kind(code, row)
    out = thought_of(s)
    for value in values:
        if not is_thing(value):
            continue
        thing = thing_of(value)
        if kind == op.EXHAUST:
            out.put(thing, its.SIDE, its.EXHAUSTED)
        elif kind == op.RETURN:
            send(out, thing, lay.kind(code, lay.part(code, row, lay.B)))
        elif kind == op.PUT:
            send(out, thing, lay.kind(code, lay.part(code, row, lay.B)), lay.get(code, row, lay.C))
        elif kind == op.REMOVE:
            send(out, thing, zones.OUT_OF_GAME)
        elif kind == op.MILL:
            to_zone(out, thing, zones.DISCARD_PILE)
        else:
            discard(out, thing)
    return out

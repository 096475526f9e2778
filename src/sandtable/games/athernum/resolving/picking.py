"""What can be picked to pay a cost, and searches: from what, by whom, and what of it is shown."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.deeds.cards import know_zone
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.asking import Pick
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.events import event
from sandtable.timing.meant import actor, zone_owner
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, player_value, thing_of


def payable_pool(program: Program, s: Board, row: i64, pool: vec[i64]) -> vec[i64]:
    """What can be picked to pay a cost: nothing exhausted to be exhausted, no main character to be
    moved (R1).
    """
    code = s.library.code
    main = row
    while lay.kind(code, main) == op.PICK:
        main += lay.ROW
    kind = lay.kind(code, main)
    out = vec[i64]()
    for value in pool:
        if value == program.source and on_its_way(s, value, program.header == 0):
            continue
        if not is_player(value) and not is_effect(value):
            if not may_pay_with(s, kind, thing_of(value)):
                continue
        out = append(out, value)
    return out


def may_pay_with(s: Board, kind: i64, thing: i64) -> bool:
    """Whether a thing can be picked for a cost of this kind (6.2.9a, R1, R39)."""
    if kind == op.EXHAUST:
        return s.get(thing, its.SIDE) == its.LIES_UP
    if kind in (op.DISCARD, op.RETURN, op.MOVE, op.PUT, op.SHUFFLE_CARDS):
        return not (s.flag(thing, its.IS_MAIN) and s.get(thing, its.ZONE) == op.BOARD)
    return True


def on_its_way(s: Board, source: i64, played: bool) -> bool:
    """Whether a card whose cost is being paid has begun to leave its zone: it is played, or supports from the
    hand, so it cannot pay for itself (7.5.4a).
    """
    return played or s.get(thing_of(source), its.ZONE) == op.HAND


def search(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Look through a zone and pick what fits; in a hidden zone fewer may be found (R102)."""
    code = s.library.code
    zone = lay.part(code, row, lay.A)
    selection = lay.part(code, row, lay.B)
    who = actor(s, row, scene)
    owner = zone_owner(s, zone, scene, who)
    if forbidden(s, op.SEARCH, player_value(who), player_value(owner), 0, lay.kind(code, zone)):
        program.fill(lay.get(code, selection, lay.SLOT), vec[i64]())
        program.done(0)
        return program.behind()
    fits_at = lay.part(code, selection, lay.FITS)
    pool = vec[i64]()
    for thing in s.pile_of(owner, lay.kind(code, zone)):
        if fits(s, fits_at, s.ref(thing), scene):
            pool = append(pool, s.ref(thing))
    low = lay.get(code, selection, lay.LOW)
    high = lay.get(code, selection, lay.HIGH)
    if low < 0:
        low = high = program.many
    if lay.kind(code, zone) in (op.DECK, op.HAND, op.EXTRA_DECK):
        know_zone(s, owner, lay.kind(code, zone), who)
        if describes(s, fits_at):
            low = 0
        if lay.kind(code, zone) == op.DECK:
            program.searched |= 1 << owner
    s.tell(facts.SEARCHED, who, lay.kind(code, zone))
    event(s, op.SEARCH, player_value(who), player_value(owner), 0, lay.kind(code, zone))
    frame = Pick(who, pool, low, high, c.C_0_DEF_SEARCH)
    if high > 0 and lay.kind(code, zone) in (op.DECK, op.HAND, op.EXTRA_DECK):
        frame.always = 1
    return program.await_answer(s.push(frame))


def describes(s: Board, fits_at: i64) -> bool:
    """Whether a filter says more than "a card"."""
    code = s.library.code
    return lay.tests(code, fits_at) > 1 or lay.get(code, lay.first_test(fits_at), lay.X) != op.CARD


def found(program: Program, s: Board) -> None:
    code = s.library.code
    selection = lay.part(code, program.pc, lay.B)
    fits_at = lay.part(code, selection, lay.FITS)
    hidden = lay.kind(code, lay.part(code, program.pc, lay.A)) in (op.DECK, op.HAND, op.EXTRA_DECK)
    if hidden and describes(s, fits_at):
        for value in s.picked:  # what was found because of a condition is shown (R102)
            show_all(s, thing_of(value))
    program.fill(lay.get(code, selection, lay.SLOT), s.picked)
    program.done(i64(len(s.picked)))

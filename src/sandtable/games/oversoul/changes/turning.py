"""Exhausting, Reactivating, turning face-down (3.3, 3.4, R56, R80, R85)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.changes.noting import NO_CARD, event, law
from sandtable.games.oversoul.changes.replacing import replaced
from sandtable.games.oversoul.evaluating import limits, links, values
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing import tallies


def can_be_exhausted(s: Board, thing: i64) -> bool:
    """Only an Activated card: upright on the board, and no Leader in the Leader Zone (3.3.2, R52)."""
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.UPRIGHT:
        return False
    place = s.get(thing, its.PLACE)
    return place == its.UNIT_ZONE or place == its.EVENT_ZONE


def exhaust(s: Board, thing: i64) -> bool:
    """Turn a card sideways; whether that counts as done. FRENZY keeps it upright (8.6.33)."""
    if not can_be_exhausted(s, thing) or forbidden(s, op.EXHAUST, 0, s.ref(thing), 0):
        return False
    if replaced(s, op.EXHAUST, 0, s.ref(thing), 0, 0):
        return False
    if values.has(s, thing, op.FRENZY) and not values.has(s, thing, op.CHAINED):
        charges.take(s, s.ref(thing), op.FRENZY)
        return True
    lay_sideways(s, thing)
    return True


def lay_sideways(s: Board, thing: i64) -> None:
    s.put(thing, its.SIDE, its.SIDEWAYS)
    s.tell(facts.EXHAUSTED_IT, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    exhausted(s, thing)


def exhausted(s: Board, thing: i64) -> None:
    """It has been turned sideways, or Entered so: VEILED loses a step, EXHAUST* triggers (8.5.13, R86)."""
    if values.has(s, thing, op.VEILED):
        charges.take(s, s.ref(thing), op.VEILED)
    law(s, thing, op.EXHAUST_LAW, vec[i64]())
    event(s, op.EXHAUST, 0, s.ref(thing), 0, 0)


def reactivate(s: Board, thing: i64, by: i64 = NO_CARD) -> bool:
    """Turn a card upright: it counts as Activated, not as Entered (3.3.6, 8.7.9). A Construct that turns its
    host `by` being Activated has had its own ACTIVATE* by that, once (R97).
    """
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.SIDEWAYS:
        return False
    if values.has(s, thing, op.CHAINED) or forbidden(s, op.REACTIVATE, 0, s.ref(thing), 0):
        return False
    s.put(thing, its.SIDE, its.UPRIGHT)
    s.tell(facts.REACTIVATED, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    s.worked.way = op.CAME_BY_REACTIVATION
    law(s, thing, op.ACTIVATE_LAW, vec[i64](), by)
    s.worked.way = 0
    event(s, op.REACTIVATE, 0, s.ref(thing), 0, 0)
    return True


def keep_chained(s: Board) -> None:
    """A card that becomes CHAINED is turned sideways; FRENZY does not stop that (R80)."""
    for thing in s.board:
        if s.get(thing, its.SIDE) == its.UPRIGHT and values.has(s, thing, op.CHAINED):
            if can_be_exhausted(s, thing):
                lay_sideways(s, thing)


def heal(s: Board, thing: i64, points: i64, by: i64 = 0) -> i64:
    """Take damage off, never more than there is; how much (8.7.25, R65). `by` is the card that does it."""
    there = s.get(thing, its.DAMAGE)
    if points <= 0 or there == 0 or s.get(thing, its.ZONE) != op.BOARD:
        return 0
    if values.beaten(s, thing) or forbidden(s, op.HEAL, 0, 0, s.ref(thing)):
        return 0  # R26, R65
    # but for the cycle an Ability does it (R247); a card that is still there tells as much
    way: i64 = 0 if by == 0 else -op.OF_ABILITIES
    if replaced(s, op.HEAL, 0, way, s.ref(thing), points) or values.has(s, thing, op.DAMNED):
        return 0
    taken = points if points < there else there
    s.put(thing, its.DAMAGE, there - taken)
    face = s.get(thing, its.FACE) if s.get(thing, its.SIDE) != its.FACE_DOWN else facts.UNSEEN
    s.tell(facts.HEALED, s.get(thing, its.CONTROLLER), common.counted(face, taken))
    if s.get(thing, its.SIDE) != its.FACE_DOWN:
        law(s, thing, op.HEAL_LAW, append(vec[i64](), links.healed(taken)))
    who = by if by != 0 and s.same(by) else i64(0)
    event(s, op.HEAL, who, way if who == 0 else i64(0), s.ref(thing), taken)
    return taken


def forget(s: Board, thing: i64) -> None:
    """It is no longer Active: changes, marks, charges and limits while Active are over, and what it was as a
    Construct, if it was none before (R56, R122, R159).
    """
    ref = s.ref(thing)
    s.put(thing, its.FORM_HP, 0)
    s.clear_flag(thing, its.AS_CONSTRUCT)
    charges.drop_bearer(s, ref)
    limits.forget_active(s, ref)
    s.marks = tallies.without(s.marks, thing)
    s.rituals = tallies.without(s.rituals, ref)
    kept = vec[i64]()
    rows = s.lasting
    at: i64 = 0
    changed = False
    while at < len(rows):
        given = rows[at + lasts.SOURCE] == ref and lay.duration(s.library.code, rows[at]) == op.WHILE_SOURCE
        if rows[at + lasts.SUBJECT] == ref or given:
            changed = True
            give_back(rows, at)
            charges.drop_source(s, charges.TIMED, rows[at + lasts.TIME])  # its host may use them
        else:
            kept = extend(kept, rows[at : at + lasts.WIDTH])
        at += lasts.WIDTH
    if changed:
        s.set_lasting(kept)
    s.worked.fresh = False


def give_back(rows: vec[i64], at: i64) -> None:
    """A thief stops being Active: what it took is no longer missing from its victim (R132)."""
    time = rows[at + lasts.TIME]
    other: i64 = 0
    while other < len(rows):
        if rows[other + lasts.UNTIL] == lasts.WHILE_GIVEN and rows[other + lasts.ARGUMENT] == time:
            rows[other + lasts.SUBJECT] = 0  # about nothing any more
        other += lasts.WIDTH

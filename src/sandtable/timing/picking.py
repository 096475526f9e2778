"""Picks on resolution: from what, by whom, and what of it is shown."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import asking
from sandtable.timing import columns as its
from sandtable.timing.asking import Pick
from sandtable.timing.meant import actor, top_cards, zone_owner
from sandtable.timing.program import COST, Program
from sandtable.timing.things import CardState
from sandtable.timing.values import is_effect, is_number, is_player, thing_of


def pick(program: Program, s: CardState, row: i64) -> i64:
    """Fill the register of a PICK row, by a question if there is one to ask."""
    code = s.faces.code
    selection = lay.part(code, row, lay.A)
    mode = lay.kind(code, selection)
    scene = program.scene()
    slot = lay.get(code, selection, lay.SLOT)
    if mode == w.TOP:
        zone = lay.part(code, selection, lay.WHERE)
        owner = zone_owner(s, zone, scene, program.you)
        count = lay.get(code, selection, lay.LOW)
        program.fill(slot, top_cards(s, owner, lay.kind(code, zone), count if count >= 0 else program.many))
        return program.behind()
    pool = s.rules.candidates(s, selection, scene, lay.MANY)
    if mode == w.EACH:
        program.fill(slot, pool)
        return program.behind()
    low = lay.get(code, selection, lay.LOW)
    high = lay.get(code, selection, lay.HIGH)
    if low < 0:
        low = high = program.many
    often = s.rules.how_often(s, selection, scene)
    low *= often
    high = high * often if high < lay.MANY else high
    chooser = actor(s, row, scene)
    if mode == w.RANDOM or not sees_all(s, chooser, pool):
        program.fill(slot, random_of(s, pool, low))
        return program.behind()
    if program.purpose == COST:
        pool = s.rules.payable(s, program, row, pool)
    frame = Pick(chooser, pool, low, high, s.rules.clause(s, asking.CHOICE, row))
    if high > 0 and secret_pick(program, s, row):
        frame.always = 1
    return program.await_answer(s.push(frame))


def picked(program: Program, s: CardState, row: i64) -> i64:
    """What was picked is there."""
    code = s.faces.code
    program.fill(lay.get(code, lay.part(code, row, lay.A), lay.SLOT), s.picked)
    if secret_pick(program, s, row):
        for value in s.picked:  # picked because of a condition, so it is shown
            s.rules.show(s, thing_of(value))
    return program.behind()


def secret_pick(program: Program, s: CardState, row: i64) -> bool:
    """Whether a pick depends on cards that not everybody sees: then it must not show by being skipped."""
    code = s.faces.code
    fits_at = lay.part(code, lay.part(code, row, lay.A), lay.FITS)
    inside = lay.test_of_kind(code, fits_at, w.INSIDE)
    among = lay.test_of_kind(code, fits_at, w.AMONG)
    hidden = False
    if inside > 0:
        hidden = s.rules.is_secret(s, lay.kind(code, lay.test_part(code, fits_at, inside)))
    elif among > 0:
        for value in program.scene().all(s, lay.get(code, among, lay.X)):
            if not is_player(value) and not s.open_to_seats(thing_of(value)):
                hidden = True
    return hidden and says_more(s, fits_at)


def says_more(s: CardState, fits_at: i64) -> bool:
    """Whether a filter says more of a card than where it lies and whose it is."""
    code = s.faces.code
    test = lay.first_test(fits_at)
    while test < lay.tests_end(code, fits_at):
        kind = lay.kind(code, test)
        if kind == w.NOUN:
            if not s.rules.names_card(lay.get(code, test, lay.X)):
                return True
        elif kind not in (w.INSIDE, w.AMONG, w.CONTROLLED):
            return True
        test += lay.TEST
    return False


def sees_all(s: CardState, seat: i64, pool: vec[i64]) -> bool:
    """A card that the chooser cannot see is picked at random."""
    for value in pool:
        if is_player(value) or is_effect(value) or is_number(value):
            continue
        thing = thing_of(value)
        if s.get(thing, its.ZONE) != w.BOARD and not s.sees(seat, thing):
            return False
    return True


def random_of(s: CardState, pool: vec[i64], count: i64) -> vec[i64]:
    """So many of a pool, by the table's dice."""
    if len(pool) <= count:
        return pool
    mixed = pool[:]
    s.dice().shuffle(mixed)
    return mixed[:count]

"""Picks and searches on resolution: from what, by whom, and what of it is shown."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.carrying.cards import know_zone, top_cards
from sandtable.games.athernum.carrying.meant import actor, zone_owner
from sandtable.games.athernum.effects.facts import SEARCHED
from sandtable.games.athernum.effects.showing import show_all
from sandtable.games.athernum.events import event
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.filters import fits, test_at
from sandtable.games.athernum.reading.selections import candidates
from sandtable.games.athernum.resolving.program import COST, FINDING, PICKED, Program
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    OWNER,
    SIDE,
    UP,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_value,
    thing_of,
)
from sandtable.kernel.frames import AGAIN


def slot_at(program: Program, s: Board) -> i64:
    """The register that the PICK row at hand fills."""
    code = s.library.code
    return code[program.pc + code[program.pc + op.A] + op.SLOT]


def pick(program: Program, s: Board, row: i64) -> i64:
    code = s.library.code
    selection = row + code[row + op.A]
    mode = code[selection]
    scene = program.scene()
    slot = code[selection + op.SLOT]
    if mode == op.TOP:
        zone = selection + code[selection + op.WHERE]
        owner = zone_owner(s, zone, scene, program.you)
        count = code[selection + op.LOW]
        program.fill(slot, top_cards(s, owner, code[zone], count if count >= 0 else program.many))
        program.pc += op.ROW
        return AGAIN
    pool = candidates(s, selection, scene)
    if mode == op.EACH:
        program.fill(slot, pool)
        program.pc += op.ROW
        return AGAIN
    low = code[selection + op.LOW]
    high = code[selection + op.HIGH]
    if low < 0:
        low = high = program.many
    chooser = actor(s, row, scene)
    if mode == op.RANDOM or not sees_all(program, s, chooser, pool):
        program.fill(slot, random_of(s, pool, low))
        program.pc += op.ROW
        return AGAIN
    if program.purpose == COST:
        pool = payable_pool(program, s, row, pool)
    program.step = PICKED
    frame = Pick(chooser, pool, low, high, c.R8)
    if high > 0 and secret_pick(program, s, row):
        frame.always = 1
    return s.push(frame)


def secret_pick(program: Program, s: Board, row: i64) -> bool:
    """Whether a pick depends on cards that not everybody sees: then it must not show by being skipped."""
    code = s.library.code
    selection = row + code[row + op.A]
    fits_at = selection + code[selection + op.FITS]
    inside = test_at(s, fits_at, op.INSIDE)
    among = test_at(s, fits_at, op.AMONG)
    hidden = False
    if inside > 0:
        hidden = code[fits_at + code[inside + 2]] in (op.HAND, op.DECK, op.EXTRA_DECK)
    elif among > 0:
        for value in program.scene().all(s, code[among + 1]):
            if not is_player(value) and not s.open_to_seats(thing_of(value)):
                hidden = True
    if not hidden:
        return False
    i: i64 = 0
    while i < code[fits_at]:
        test = fits_at + 1 + 3 * i
        kind = code[test]
        if kind == op.NOUN:
            if code[test + 1] != op.CARD:
                return True
        elif kind not in (op.INSIDE, op.AMONG, op.CONTROLLED):
            return True
        i += 1
    return False


def sees_all(program: Program, s: Board, seat: i64, pool: vec[i64]) -> bool:
    """A card that the chooser cannot see is picked at random."""
    for value in pool:
        if is_player(value) or is_effect(value):
            continue
        thing = thing_of(value)
        if s.get(thing, ZONE) != op.BOARD and not s.sees(seat, thing):
            return False
    return True


def payable_pool(program: Program, s: Board, row: i64, pool: vec[i64]) -> vec[i64]:
    """What can be picked to pay a cost: nothing exhausted to be exhausted, no main character to be
    moved (R1).
    """
    code = s.library.code
    main = row
    while code[main] == op.PICK:
        main += op.ROW
    kind = code[main]
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
        return s.get(thing, SIDE) == UP
    if kind in (op.DISCARD, op.RETURN, op.MOVE, op.PUT, op.SHUFFLE_CARDS):
        return not (s.flag(thing, 1) and s.get(thing, ZONE) == op.BOARD)
    return True


def on_its_way(s: Board, source: i64, played: bool) -> bool:
    """Whether a card whose cost is being paid has begun to leave its zone: it is played, or supports from the
    hand, so it cannot pay for itself (7.5.4a).
    """
    return played or s.get(thing_of(source), ZONE) == op.HAND


def random_of(s: Board, pool: vec[i64], count: i64) -> vec[i64]:
    """So many of a pool, by the table's dice."""
    if len(pool) <= count:
        return pool
    mixed = pool[:]
    s.dice().shuffle(mixed)
    return mixed[:count]


def search(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Look through a zone and pick what fits; in a hidden zone fewer may be found (R102)."""
    code = s.library.code
    zone = row + code[row + op.A]
    selection = row + code[row + op.B]
    who = actor(s, row, scene)
    owner = zone_owner(s, zone, scene, who)
    fits_at = selection + code[selection + op.FITS]
    pool = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, ZONE) == code[zone] and s.get(thing, OWNER) == owner:
            if fits(s, fits_at, s.ref(thing), scene):
                pool = append(pool, s.ref(thing))
        thing += 1
    low = code[selection + op.LOW]
    high = code[selection + op.HIGH]
    if low < 0:
        low = high = program.many
    if code[zone] in (op.DECK, op.HAND, op.EXTRA_DECK):
        know_zone(s, owner, code[zone], who)
        if code[fits_at] > 1 or code[fits_at + 2] != op.CARD:
            low = 0
        if code[zone] == op.DECK:
            program.searched |= 1 << owner
    s.tell(SEARCHED, who, code[zone])
    event(s, op.SEARCH, player_value(who), player_value(owner), 0, code[zone])
    program.step = FINDING
    frame = Pick(who, pool, low, high, c.C_0_DEF_SEARCH)
    if high > 0 and code[zone] in (op.DECK, op.HAND, op.EXTRA_DECK):
        frame.always = 1
    return s.push(frame)


def found(program: Program, s: Board) -> None:
    code = s.library.code
    selection = program.pc + code[program.pc + op.B]
    fits_at = selection + code[selection + op.FITS]
    hidden = code[program.pc + code[program.pc + op.A]] in (op.DECK, op.HAND, op.EXTRA_DECK)
    if hidden and (code[fits_at] > 1 or code[fits_at + 2] != op.CARD):
        for value in s.picked:  # what was found because of a condition is shown (R102)
            show_all(s, thing_of(value))
    program.fill(code[selection + op.SLOT], s.picked)
    program.done(i64(len(s.picked)))

"""Instructions about cards: drawing, discarding, moving, putting, shuffling, showing."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.cards import carry, discard, draw, shuffle, take_card
from sandtable.games.athernum.changes.entering import enter, may_stand, place_for
from sandtable.games.athernum.changes.leaving import leave, lie_together
from sandtable.games.athernum.changes.showing import show
from sandtable.games.athernum.deeds.meant import names_leaders, this_card
from sandtable.games.athernum.deeds.order import Deed, Moving
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.events import event
from sandtable.timing.meant import actor, things_in, top_cards, zone_owner
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    NOTHING,
    REVEALED_SLOT,
    hold,
    is_thing,
    player_value,
    slot_of,
    thing_of,
    value_of,
)


@final
@mypyc_attr(acyclic=True)
class Draw(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return draw(s, actor(s, row, scene), amount(s, lay.part(s.library.code, row, lay.A), scene))


@final
@mypyc_attr(acyclic=True)
class DrawUntil(Deed):
    """Draw until there are so many cards in hand; a fuller hand stays as it is."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        missing = amount(s, lay.part(s.library.code, row, lay.A), scene) - len(s.hand_of(by))
        return draw(s, by, missing) if missing > 0 else 0


@final
@mypyc_attr(acyclic=True)
class DrawCard(Moving):
    """Draw a card that was looked at."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in things_in(s, lay.part(s.library.code, row, lay.A), scene):
            if s.get(thing, its.ZONE) == op.DECK:
                take_card(s, s.get(thing, its.OWNER), thing)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Discard(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        a = lay.part(s.library.code, row, lay.A)
        return discard_all(s, this_card(s, a, scene), actor(s, row, scene), names_leaders(s, a))


@final
@mypyc_attr(acyclic=True)
class Carry(Moving):
    """Return, or move, to a zone."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        zone = lay.kind(code, lay.part(code, row, lay.B))
        things = this_card(s, lay.part(code, row, lay.A), scene)
        return move_all(s, row, things, zone, lay.kind(code, row), actor(s, row, scene))


@final
@mypyc_attr(acyclic=True)
class Shuffle(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        owner = zone_owner(s, lay.part(s.library.code, row, lay.A), scene, actor(s, row, scene))
        shuffle(s, owner)
        program.searched &= ~(1 << owner)  # the deck that was searched is shuffled already (R102)
        return 1


@final
@mypyc_attr(acyclic=True)
class ShuffleZone(Deed):
    """A whole zone goes into its owner's deck."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        a = lay.part(code, row, lay.A)
        by = actor(s, row, scene)
        owner = zone_owner(s, a, scene, by)
        done: i64 = 0
        for card in s.pile_of(owner, lay.kind(code, a)):
            if carry(s, card, op.DECK, op.PUT, by):
                done += 1
        shuffle(s, owner)
        return done


@final
@mypyc_attr(acyclic=True)
class ShuffleCards(Moving):
    """Cards go into their owners' decks."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        a = lay.part(s.library.code, row, lay.A)
        by = actor(s, row, scene)
        done: i64 = 0
        owners: i64 = 0
        for thing in this_card(s, a, scene):
            if carry(s, thing, op.DECK, op.PUT, by, False, names_leaders(s, a)):
                done += 1
                owners |= 1 << s.get(thing, its.OWNER)
        if owners == 0:
            owners = 1 << by
        seat: i64 = 0
        while seat < s.seats:
            if (owners >> seat) & 1 == 1:
                shuffle(s, seat)
            seat += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Show(Deed):
    """Reveal cards to everybody, or look at them."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        by = actor(s, row, scene)
        kind = lay.kind(s.library.code, row)
        seats: i64 = s.every_seat() if kind == op.REVEAL else 1 << by
        shown = this_card(s, lay.part(s.library.code, row, lay.A), scene)
        show_cards(s, shown, seats, scene, by if kind == op.REVEAL else NOTHING)
        return len(shown)


@final
@mypyc_attr(acyclic=True)
class ShowZone(Deed):
    """Reveal a whole zone, or look at it."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        a = lay.part(code, row, lay.A)
        by = actor(s, row, scene)
        kind = lay.kind(code, row)
        owner = zone_owner(s, a, scene, by)
        # in their own order they would tell when each was drawn
        shown = s.in_order(s.pile_of(owner, lay.kind(code, a)), its.FACE)
        event(s, kind, player_value(owner), NOTHING, 0, lay.kind(code, a))
        show_cards(s, shown, s.every_seat() if kind == op.REVEAL_ZONE else 1 << by, scene, NOTHING)
        return len(shown)


@final
@mypyc_attr(acyclic=True)
class RevealUntil(Deed):
    """Reveal cards one by one, from the top, until as many as it says fit; or all, if there are not so many
    (R154).
    """

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        zone = lay.part(code, row, lay.A)
        by = actor(s, row, scene)
        sought = lay.part(code, row, lay.B)
        missing = lay.get(code, sought, lay.LOW)
        shown = vec[i64]()
        values = vec[i64]()
        for value in top_cards(s, zone_owner(s, zone, scene, by), lay.kind(code, zone), lay.MANY):
            if missing <= 0:
                break
            shown = append(shown, thing_of(value))
            values = append(values, value)
            if fits(s, lay.part(code, sought, lay.FITS), value, scene):
                missing -= 1
        show_cards(s, shown, s.every_seat(), scene, by)
        scene.fill(lay.get(code, lay.part(code, row, lay.C), lay.SLOT), values)
        return len(shown)


def show_cards(s: Board, shown: vec[i64], seats: i64, scene: Scene, revealer: i64) -> None:
    """Seats are shown these cards, by a revealer or NOTHING, and the program remembers them."""
    values = vec[i64]()
    faces = vec[i64]([seats])
    for thing in shown:
        show(s, thing, seats)
        values = append(values, s.ref(thing))
        faces = append(faces, s.get(thing, its.FACE))
        if revealer != NOTHING:
            event(s, op.REVEAL, player_value(revealer), s.ref(thing), 0, 0)
    if len(shown) > 0:
        s.shown = faces
    scene.fill(REVEALED_SLOT, values)


def discard_all(s: Board, things: vec[i64], by: i64, leaders: bool) -> i64:
    """Discard together what lies on the board, and one after the other what does not."""
    board = vec[i64]()
    others = vec[i64]()
    for thing in things:
        if s.get(thing, its.ZONE) == op.BOARD:
            board = append(board, thing)
        elif discard(s, thing, by):
            others = append(others, thing)
    done: i64 = len(others)
    lie_together(s, others)
    if len(board) > 0:
        done += len(leave(s, board, op.DISCARD_PILE, op.DISCARD, False, False, leaders))
    return done


def move_all(s: Board, row: i64, things: vec[i64], zone: i64, verb: i64, by: i64) -> i64:
    """Return or move to a zone; what goes together leaves the board together."""
    code = s.library.code
    keep = lay.kind(code, row + lay.ROW) == op.KEEP  # R146
    leaders = names_leaders(s, lay.part(code, row, lay.A))
    done: i64 = 0
    if zone == op.BOARD:
        for thing in things:
            if bring(s, thing, s.get(thing, its.OWNER), its.LIES_UP):
                done += 1
        return done
    board = vec[i64]()
    for thing in things:
        if s.get(thing, its.ZONE) == op.BOARD:
            board = append(board, thing)
        elif carry(s, thing, zone, verb, by, keep):
            done += 1
    if len(board) > 0:
        done += len(leave(s, board, zone, verb, keep, False, leaders))
    return done


def bring(s: Board, thing: i64, player: i64, side: i64, slot: i64 = -1) -> bool:
    """Put a card onto the board without playing it (R106): it needs a slot, or that slot if one is given,
    and has to be a permanent (2.1.1e).
    """
    if s.get(thing, its.ZONE) == op.BOARD or s.flag(thing, its.IS_TOKEN):
        return False
    face = s.get(thing, its.FACE)
    if side == its.LIES_DOWN:
        return enter(s, thing, player, its.LIES_DOWN, its.CHARACTER_SLOT)
    if not may_stand(s, face):
        return False
    return enter(s, thing, player, side, place_for(s, face), slot)


def bring_back(s: Board, thing: i64, side: i64) -> bool:
    """Put a card back into the slot that it left, or else a free one of its owner (R149)."""
    left = s.get(thing, its.LAST)
    owner = s.get(thing, its.OWNER)
    if left != 0 and not departed.stood(left):
        return False  # it came from no slot
    if departed.controller(left) != owner:
        return bring(s, thing, owner, side)
    return bring(s, thing, owner, side, departed.slot(left))


def put_all(s: Board, row: i64, things: vec[i64], scene: Scene, by: i64) -> i64:
    code = s.library.code
    manner = lay.get(code, row, lay.C)
    zone: i64 = op.DECK
    if lay.has(code, row, lay.B):
        zone = lay.kind(code, lay.part(code, row, lay.B))
    leaders = names_leaders(s, lay.part(code, row, lay.A))
    if manner == op.BOTTOM_AT_RANDOM:
        things = things[:]
        s.dice().shuffle(things)
    done: i64 = 0
    for thing in things:
        good = False
        if manner == op.INTO:
            good = carry(s, thing, zone, op.PUT, by, False, leaders)
        elif manner == op.BACK_IN_SLOT:
            good = bring_back(s, thing, its.LIES_UP)
        elif manner == op.BACK_IN_SLOT_EXHAUSTED:
            good = bring_back(s, thing, its.LIES_EXHAUSTED)
        elif manner == op.ONTO or manner == op.BACK_ONTO:
            good = bring(s, thing, by if manner == op.ONTO else s.get(thing, its.OWNER), its.LIES_UP)
        elif manner == op.ONTO_EXHAUSTED:
            good = bring(s, thing, by, its.LIES_EXHAUSTED)
        elif manner == op.ONTO_FACE_DOWN:
            good = bring(s, thing, by, its.LIES_DOWN)
        else:
            good = carry(s, thing, zone, op.PUT, by, False, leaders)
            if good and manner == op.BOTTOM:
                s.to_bottom(thing)
            elif good and manner == op.BOTTOM_AT_RANDOM:
                s.to_bottom(thing)
                s.put(thing, its.KNOWN, 0)  # nobody knows which of them lies where
        if good:
            done += 1
            if s.get(thing, its.ZONE) == op.BOARD:
                refill(s, scene, thing)
    return done


def refill(s: Board, scene: Scene, thing: i64) -> None:
    """An effect that follows a card finds the new object (R47)."""
    held = scene.held
    i: i64 = 0
    while i < len(held):
        value = value_of(held[i])
        if is_thing(value) and thing_of(value) == thing:
            held[i] = hold(slot_of(held[i]), s.ref(thing))
        i += 1


def know_zone(s: Board, owner: i64, zone: i64, seat: i64) -> None:
    """A player looks through a zone."""
    for thing in s.pile_of(owner, zone):
        s.put(thing, its.KNOWN, s.get(thing, its.KNOWN) | 1 << seat)

"""What Oversoul's instructions have in common when they are carried out."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes.damage import unaffected
from sandtable.games.oversoul.changes.entering import is_event
from sandtable.games.oversoul.changes.leaving import can_give_up
from sandtable.games.oversoul.evaluating import links, selections
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.costs import deed_behind, top_of
from sandtable.kernel.frames import AGAIN
from sandtable.timing import meant
from sandtable.timing.asking import Pick
from sandtable.timing.flow import Deed, Offer
from sandtable.timing.meant import actor
from sandtable.timing.orders import Order
from sandtable.timing.picking import random_of, sees_all
from sandtable.timing.program import COST, Program
from sandtable.timing.rows import how_many
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    is_effect,
    is_player,
    player_of,
    player_value,
    thing_of,
    value_of,
)

PICKED: Final = frozenset((op.CHOOSING, op.EACH, op.RANDOM, op.TOP, op.FOUND))  # filled on resolution
NUMBERED_CARDS: Final = frozenset(
    (op.DISCARD, op.SACRIFICE, op.SHATTER, op.EXILE, op.RETURN, op.EXHAUST, op.REACTIVATE, op.PREPARE)
)


@mypyc_attr(acyclic=True)
class Doing(Deed):
    """A deed of Oversoul."""

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        return self.do(program, cast(Board, s), row, scene)

    def afterwards(self, program: Program, s: CardState, row: i64, scene: Scene) -> None:
        """It was done only if it was done in the full number that it names (R161)."""
        code = s.faces.code
        if not lay.has(code, row, lay.A) or lay.kind(code, row) not in NUMBERED_CARDS:
            return
        selection = lay.part(code, row, lay.A)
        if lay.kind(code, selection) in PICKED and program.many < lay.get(code, selection, lay.LOW):
            program.did = 0

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        """Carry it out; the answer is how much it did."""
        raise AssertionError("every deed does something")


@mypyc_attr(acyclic=True)
class ToEach(Doing):
    """A deed that is done to each card in A by itself."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            if self.one(s, thing):
                done += 1
        return done

    def one(self, s: Board, thing: i64) -> bool:
        """Do it to one of them; whether that was done."""
        raise AssertionError("every deed does something")


@mypyc_attr(acyclic=True)
class Moving(Doing):
    """A deed that moves cards: its program follows them, but not into a Deck (R159)."""

    def carry_out(self, program: Program, s: CardState, row: i64, scene: Scene) -> i64:
        board = cast(Board, s)
        fresh = board.clock
        done = self.do(program, board, row, scene)
        held = scene.held[:]
        i: i64 = 0
        while i < len(held):
            held[i] = followed(board, held[i], fresh)
            i += 1
        scene.held = held
        if program.source != 0:
            program.source = followed(board, program.source, fresh)
            scene.source = program.source
        return done


def followed(s: Board, one: i64, since: i64) -> i64:
    """A register after its card was moved, unless an event has missed it."""
    return one if links.is_missed(value_of(one)) else meant.followed(s, one, since, op.DECK)


@mypyc_attr(acyclic=True)
class Stating(Doing):
    """A deed whose WHO is what is spoken of, and nobody who acts."""

    def acts(self) -> bool:
        return False


def things(s: Board, selection: i64, scene: Scene, costs: bool) -> vec[i64]:
    """The cards that a selection means, still the same; of an Ability those that it affects (R89, R113)."""
    out = vec[i64]()
    for value in selections.selected(s, selection, scene):
        if is_player(value) or is_effect(value) or not s.same(value):
            continue
        thing = thing_of(value)
        if costs or not unaffected(s, thing, scene.source):
            out = append(out, thing)
    return out


def objects(program: Program, s: Board, row: i64, field: i64, scene: Scene) -> vec[i64]:
    """The cards in a field of a row."""
    return things(s, lay.part(s.library.code, row, field), scene, program.purpose == COST)


def number(program: Program, s: Board, row: i64, field: i64, scene: Scene) -> i64:
    """An amount of a row, multiplied by DYNAMO (R84)."""
    return within(s.rules.amount(s, lay.part(s.library.code, row, field), scene) * program.scale)


def by(s: Board, row: i64, scene: Scene) -> i64:
    """The player who acts."""
    return actor(s, row, scene)


@final
@mypyc_attr(acyclic=True)
class Picks(Order):
    """PICK: what a step is about, chosen on resolution (R160); Costs have been picked at announcement."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        code = board.library.code
        selection = lay.part(code, row, lay.A)
        mode = lay.kind(code, selection)
        slot = lay.get(code, selection, lay.SLOT)
        scene = program.scene()
        if program.purpose == COST and mode != op.RANDOM:
            return program.behind()
        low = lay.get(code, selection, lay.LOW)
        high = lay.get(code, selection, lay.HIGH)
        if low < 0:
            low = high = program.many
        if lay.get(code, row, lay.FORM) == 1 and program.scale > 1:
            low *= program.scale
            high = high * program.scale if high < lay.MANY else high
        chooser = by(board, row, scene)
        if mode == op.TOP:
            program.fill(slot, top_of(board, selection, scene, low, chooser))
            return program.behind()
        deed = deed_behind(board, row)
        given_up = lay.kind(code, deed) == op.SACRIFICE
        pool = selections.candidates(board, selection, scene, given_up)
        if given_up:
            pool = given_up_by(board, pool, chooser)
        if mode == op.EACH:
            program.fill(slot, pool)
            return program.behind()
        if lay.kind(code, deed) == op.SPAWN:
            high = min(high, room_for(board, by(board, deed, scene), pool))
            low = min(low, high)
        chooser = hand_owner(board, selection, pool, chooser)
        described = lay.has(code, selection, lay.FITS)
        if described and lay.test_of_kind(code, lay.part(code, selection, lay.FITS), op.AMONG) > 0:
            described = False  # cards that were named before are not looked for
        if (
            described
            and mode != op.RANDOM
            and len(pool) > 0
            and s.get(thing_of(pool[0]), its.ZONE) == op.DECK
        ):
            search(program, board, pool, chooser)  # what lies in a Deck is first in every pool
        if mode == op.RANDOM or not sees_all(s, chooser, pool):
            program.fill(slot, random_of(s, pool, high if low == 0 else low))  # nobody chooses how many
            return program.behind()
        frame = Pick(chooser, pool, low, high, c.R160)
        if len(pool) > 0 and s.get(thing_of(pool[0]), its.ZONE) in (op.HAND, op.DECK):
            frame.always = 1  # R171
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        program.fill(lay.get(code, lay.part(code, row, lay.A), lay.SLOT), s.picked)
        return program.behind()


def room_for(s: Board, player: i64, pool: vec[i64]) -> i64:
    """How many of some cards a player has Zones for: no more are chosen to be Spawned (R133)."""
    free: i64 = 0
    units = False
    events = False
    for value in pool:
        face = s.get(thing_of(value), its.FACE)
        if s.library.kind[face] == op.CONSTRUCT:
            return i64(len(pool))  # it needs no Zone
        events = events or is_event(s, face)
        units = units or not is_event(s, face)
    if units:
        free += i64(len(s.free_zones(player, False)))
    if events:
        free += i64(len(s.free_zones(player, True)))
    return free


def given_up_by(s: Board, pool: vec[i64], player: i64) -> vec[i64]:
    """What of it a player could Sacrifice."""
    out = vec[i64]()
    for value in pool:
        if can_give_up(s, thing_of(value), player):
            out = append(out, value)
    return out


def search(program: Program, s: Board, pool: vec[i64], player: i64) -> None:
    """A certain card of a Deck is looked for: who takes it sees the Deck, which is then shuffled (8.7.19)."""
    owner = s.get(thing_of(pool[0]), its.OWNER)
    for thing in s.pile_of(owner, op.DECK):
        s.let_know(thing, 1 << player)
    s.tell(facts.SEARCHED, player, op.DECK)
    program.searched |= 1 << owner


def hand_owner(s: Board, selection: i64, pool: vec[i64], chooser: i64) -> i64:
    """Cards in a hand are taken by the player whose hand it is, unless the text says otherwise (R160)."""
    code = s.library.code
    if len(pool) == 0 or s.get(thing_of(pool[0]), its.ZONE) != op.HAND:
        return chooser
    if not lay.has(code, selection, lay.FITS):
        return s.get(thing_of(pool[0]), its.OWNER)
    if lay.test_of_kind(code, lay.part(code, selection, lay.FITS), op.OF_YOUR_CHOICE) > 0:
        for value in pool:
            s.let_know(thing_of(value), 1 << chooser)
        return chooser
    return s.get(thing_of(pool[0]), its.OWNER)


@final
@mypyc_attr(acyclic=True)
class Skipped(Order):
    """A row that was seen to at announcement: PAY, SELECT; or that only says what is said elsewhere."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class May(Offer):
    """You can: asked when its part is reached (R176); in a Cost it was asked at announcement."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        if program.purpose == COST:
            return program.behind()
        who = by(cast(Board, s), row, program.scene())
        if not s.alive(who):
            return self.taken(program, s, row, False)
        return program.await_answer(s.ask(who, c.R176))

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        scene = program.scene()
        board = cast(Board, s)
        if lacks_in_hand(board, row + lay.ROW, scene, by(board, row, scene)):
            return append(vec[i64](), o.NO)  # R171
        return vec[i64]([o.YES, o.NO])


def wanted_of(program: Program, s: CardState, row: i64) -> i64:
    """How many ways are chosen: one number, and another if something is so."""
    code = s.faces.code
    if lay.has(code, row, lay.B) and s.rules.holds(s, lay.part(code, row, lay.B), program.scene()):
        return lay.get(code, row, lay.FORM)
    return lay.get(code, row, lay.A)


@final
@mypyc_attr(acyclic=True)
class Since(Order):
    """Remembers the beat, so that an if can ask what has happened since (R280)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        began = links.number_value(s.beat + 1)
        program.fill(links.BEGAN_SLOT, append(vec[i64](), began))
        return program.behind()


def lacks_in_hand(s: Board, row: i64, scene: Scene, player: i64) -> bool:
    """Whether what comes next needs a card of the player's own hand, and none there fits: to say yes and take
    none would tell everybody so."""
    code = s.library.code
    if lay.kind(code, row) != op.PICK:
        return False
    selection = lay.part(code, row, lay.A)
    if lay.kind(code, selection) != op.CHOOSING or not lay.has(code, selection, lay.FITS):
        return False
    filter_at = lay.part(code, selection, lay.FITS)
    if selections.zone_of(s, filter_at) != op.HAND:
        return False
    zone = lay.test_part(code, filter_at, lay.test_of_kind(code, filter_at, op.INSIDE))
    if not lay.has(code, zone, lay.WHOSE):
        return False
    whose = selections.selected(s, lay.part(code, zone, lay.WHOSE), scene)
    if len(whose) != 1 or whose[0] != player_value(player):
        return False
    return len(selections.candidates(s, selection, scene)) == 0


@final
@mypyc_attr(acyclic=True)
class Modes(Order):
    """Some of several, chosen one by one on resolution; `program.mode` has a bit for each."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        program.mode = 0
        return self.ask(program, s, row)

    def ask(self, program: Program, s: CardState, row: i64) -> i64:
        """Whoever the row names chooses, else you (R224)."""
        code = s.faces.code
        who = program.you
        if lay.has(code, row, lay.WHO):
            for value in s.rules.selected(s, lay.part(code, row, lay.WHO), program.scene()):
                who = player_of(value)
        return program.await_answer(s.ask(who, c.C_8_3_1))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        if not s.alive(s.seat):
            return program.behind()  # R174: who leaves the game chooses no more
        program.mode |= i64(1) << (o.value_of(s.answer) - 1)
        if how_many(program.mode) < wanted_of(program, s, row):
            return self.ask(program, s, row)
        program.pc = row + lay.ROW
        return AGAIN

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        code = s.faces.code
        out = vec[i64]()
        at = row + lay.ROW
        count: i64 = 1
        while lay.kind(code, at) == op.MODE:
            if (program.mode >> (count - 1)) & 1 == 0:
                out = append(out, o.make(o.MODE, count))
            at = lay.part(code, at, lay.C)
            count += 1
        return out


@final
@mypyc_attr(acyclic=True)
class Mode(Order):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        chosen = program.mode & 1 == 1
        program.mode >>= 1
        program.pc = row + lay.ROW if chosen else lay.part(s.faces.code, row, lay.C)
        return AGAIN

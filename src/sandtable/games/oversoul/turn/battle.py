"""A Battle (chapter 6, R69 to R76): selection, Guard, responses, ATTACK*, strikes, End of Battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import bar_guard, bar_target, targets_there
from sandtable.games.oversoul.changes import damage
from sandtable.games.oversoul.changes.noting import event, law
from sandtable.games.oversoul.changes.turning import exhaust
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden, ruled
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.games.oversoul.timeshift.triggers import Triggers
from sandtable.games.oversoul.turn.durations import BATTLE, end_durations
from sandtable.games.oversoul.turn.ending import verdict
from sandtable.games.oversoul.turn.settling import settle
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing import pending, pile
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

SELECTING: Final = 0  # steps, as in R69
TARGET_ASKED: Final = 1
GUARDING: Final = 2
GUARD_ASKED: Final = 3
RESPONDING: Final = 4
ATTACKING: Final = 5  # the chain is over
STRIKING: Final = 6
STRIKING_BACK: Final = 7
ENDING: Final = 8
OVER: Final = 9

NOBODY: Final = -1
SLOWEST_STRIKE: Final = 1  # SPD needed to Retaliate (8.7.21)


@final
@mypyc_attr(acyclic=True)
class Battle(Acting):
    """One Attack from its selection to the End of Battle."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "attacker", "target", "asked", "number", "second", "begun",
    )  # fmt: skip

    def __init__(self, player: i64 = 0, attacker: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.attacker: i64 = attacker
        self.target: i64 = -1
        self.asked: i64 = 0  # players who were asked to Guard, as bits
        self.number: i64 = 0  # of the link
        self.second: i64 = NOBODY  # who strikes after the other
        self.begun: i64 = 0  # the beat of the strikes, which are one step with their End (R166)

    def left(self, s: CardState) -> i64:
        s.answer = o.NO_GUARD
        if self.step == TARGET_ASKED:
            return DONE
        board = cast(Board, s)
        return self.go(s) if self.goes_on(board) else self.over(board)  # R174

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == SELECTING:
            found = self.legal_targets(board)
            self.step = TARGET_ASKED
            if len(found) != 1:
                return s.ask(self.player, c.C_6_4_2)
            s.answer = o.make(o.TARGET, board.spot(found[0]))
        if self.step == TARGET_ASKED:
            self.declare(board, board.at_spot(o.value_of(s.answer)))
            if verdict(board):
                return s.stop()
            self.step = GUARDING
            return AGAIN  # what happens instead of Exhausting does so before the next question (R162)
        if self.step == GUARD_ASKED:
            if o.kind_of(s.answer) == o.GUARD:
                self.guard(board, board.at_spot(o.value_of(s.answer)))
                self.step = RESPONDING
            else:
                self.step = GUARDING
        if self.step == GUARDING:
            seat = self.next_guard(board)
            if seat >= 0:
                self.asked |= 1 << seat
                self.step = GUARD_ASKED
                return s.ask(seat, c.C_6_4_3)
            self.step = RESPONDING
        if self.step == RESPONDING:
            self.step = ATTACKING
            self.add_link(board)
            return s.push(Timeshift(self.player))
        if self.step == ATTACKING:
            if not self.goes_on(board):
                return self.over(board)
            self.step = STRIKING
            s.beat += 1
            law(board, self.attacker, op.ATTACK_LAW, vec[i64]())
            return s.push(Triggers(op.ATTACK_LAW))
        if self.step == STRIKING:
            if not self.goes_on(board):
                return self.over(board)
            s.beat += 1
            self.begun = s.beat
            self.second = first_strikes(board, self.attacker, thing_of(board.target))
            self.step = STRIKING_BACK
            return AGAIN  # what happens instead of DMG does so before a slower Unit strikes (R162)
        if self.step == STRIKING_BACK:
            if self.second != NOBODY and self.goes_on(board):
                strike_second(board, self.second, self.attacker, thing_of(board.target))
            self.step = ENDING
            return AGAIN
        if self.step == ENDING:
            end_of_battle(board)
            s.tell(facts.BATTLE_OVER, self.player, 0)
            settle(board)
            if verdict(board):
                return s.stop()
            self.step = OVER
            return AGAIN
        return self.over(board)

    def legal_targets(self, s: Board) -> vec[i64]:
        out = vec[i64]()
        for target in targets_there(s, self.player):
            if bar_target(s, self.attacker, target) == 0:
                out = append(out, target)
        return out

    def declare(self, s: Board, target: i64) -> None:
        """Target named, Attacker Exhausted (6.0.3)."""
        s.beat += 1
        self.target = target
        s.attacker = s.ref(self.attacker)
        s.worked.fresh = False  # it is Attacking
        s.target = s.ref(target)
        s.put(self.attacker, its.ATTACKED, s.turn)
        seen = s.get(target, its.SIDE) != its.FACE_DOWN
        face = s.get(target, its.FACE) if seen else facts.UNSEEN
        s.tell(facts.DECLARED, self.player, common.pair(s.get(self.attacker, its.FACE), face))
        exhaust(s, self.attacker)
        event(s, op.ATTACK, s.attacker, s.target, 0, 0)
        settle(s)

    def next_guard(self, s: Board) -> i64:
        """The attacked player is asked first, then the teammate (R142); only who has a card that could."""
        first = s.get(thing_of(s.target), its.CONTROLLER)
        order = append(vec[i64](), first)
        for seat in s.order:
            if seat != first and not s.opposes(seat, first):
                order = append(order, seat)
        for seat in order:
            if s.alive(seat) and (self.asked >> seat) & 1 == 0 and len(self.guards(s, seat)) > 0:
                return seat
        return -1

    def guards(self, s: Board, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for thing in s.board:
            if bar_guard(s, seat, thing, self.attacker, thing_of(s.target)) == 0:
                out = append(out, thing)
        return out

    def must_guard(self, s: Board, seat: i64) -> bool:
        """Whether a text demands that one of the cards that can Guard does (R163)."""
        if not s.library.duties:
            return False
        for thing in self.guards(s, seat):
            if ruled(s, op.REQUIRE, op.GUARD_EVENT, s.ref(thing), 0, 0) >= 0:
                return True
        return False

    def guard(self, s: Board, thing: i64) -> None:
        """It intercepts, and is the Selection from now on (6.4.3)."""
        s.beat += 1
        s.tell(facts.GUARDED, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
        exhaust(s, thing)
        self.target = thing
        s.target = s.ref(thing)
        s.worked.fresh = False  # it is Attacked
        event(s, op.GUARD_EVENT, s.ref(thing), s.attacker, 0, 0)

    def add_link(self, s: Board) -> None:
        """The Attack is Timeshift 1 (R69)."""
        s.shifts += 1
        made = pending.entry(0, 0, 0, s.ref(self.attacker), self.player, links.ATTACKING, vec[i64]())
        made[pending.NUMBER] = s.numbers
        self.number = s.numbers
        s.numbers += 1
        s.stack = pile.added(s.stack, made)

    def goes_on(self, s: Board) -> bool:
        """Both are still on the board, the Attacker a Unit, and nobody has Cancelled it (R61, R71)."""
        if s.attacker == 0 or not s.same(s.attacker) or not s.same(s.target):
            return False
        attacker = thing_of(s.attacker)
        target = thing_of(s.target)
        if not values.active(s, attacker) or s.get(attacker, its.PLACE) != its.UNIT_ZONE:
            return False
        if s.get(target, its.ZONE) != op.BOARD:
            return False
        return s.get(target, its.PLACE) != its.ATTACHED and s.alive(self.player)

    def over(self, s: Board) -> i64:
        s.attacker = 0
        s.worked.fresh = False
        s.target = 0
        if end_durations(s, BATTLE, -1):
            settle(s)
            if verdict(s):
                return s.stop()
        s.settled_beat = self.begun if self.begun > 0 else s.beat
        return DONE

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        if self.step == TARGET_ASKED:
            for target in self.legal_targets(board):
                out = append(out, o.make(o.TARGET, board.spot(target)))
            return out
        for thing in self.guards(board, s.seat):
            out = append(out, o.make(o.GUARD, board.spot(thing)))
        return out if self.must_guard(board, s.seat) else append(out, o.NO_GUARD)

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = self.asides(s)
        choosing = self.step == TARGET_ASKED
        if not choosing:
            out = append(out, o.NO_GUARD)
        for thing in board.board:
            if choosing == board.opposes(s.seat, board.get(thing, its.CONTROLLER)):
                out = append(out, o.make(o.TARGET if choosing else o.GUARD, board.spot(thing)))
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        kind = o.kind_of(option)
        thing = board.at_spot(o.value_of(option))
        if self.step == TARGET_ASKED:
            return bar_target(board, self.attacker, thing) if kind == o.TARGET else UNLISTED
        if option == o.NO_GUARD:
            return c.R163 if self.must_guard(board, s.seat) else 0
        if kind != o.GUARD:
            return UNLISTED
        return bar_guard(board, s.seat, thing, self.attacker, thing_of(board.target))

    def copy(self) -> Battle:
        twin = Battle(self.player, self.attacker)
        twin.step = self.step
        twin.target = self.target
        twin.asked = self.asked
        twin.number = self.number
        twin.second = self.second
        twin.begun = self.begun
        return twin


# ---- strikes


def first_strikes(s: Board, attacker: i64, target: i64) -> i64:
    """By SPD (6.2.3 to 6.2.5), both at once if it is equal; the answer is who is still to strike then."""
    begin_strikes(s, 1)
    back = retaliates(s, attacker, target)
    mine = values.stat(s, attacker, op.SPD)
    theirs = values.stat(s, target, op.SPD)
    if back and mine == theirs:
        together(s, attacker, target)
        return NOBODY
    if back and mine < theirs:
        strike(s, target, attacker, False)
        return attacker
    strike(s, attacker, target, True)
    return target if back else NOBODY


def strike_second(s: Board, striker: i64, attacker: i64, target: i64) -> None:
    """The slower one: a beaten card strikes no more, and Shatters at the End."""
    if values.active(s, striker) and not values.beaten(s, striker):
        strike(s, striker, target if striker == attacker else attacker, striker == attacker)


def begin_strikes(s: Board, struck: i64) -> None:
    """The strikes begin, or are over: what holds in a Battle does, or does no more (R243)."""
    s.struck = struck
    if s.library.battles:
        s.worked.fresh = False


def retaliates(s: Board, attacker: i64, target: i64) -> bool:
    """Who does not: R76."""
    if s.get(target, its.SIDE) == its.FACE_DOWN or values.kind_of(s, target) != op.UNIT:
        return False
    if forbidden(s, op.RETALIATE, s.ref(target), 0, 0):
        return False
    return values.stat(s, target, op.SPD) >= SLOWEST_STRIKE and not values.has(s, attacker, op.RANGED)


def strike(s: Board, striker: i64, other: i64, attacks: bool) -> None:
    """One strike with its repetitions; VAMPIRISM after each instance, THORNS after all (R83, R91)."""
    source = s.ref(striker)
    thorns = vec[i64]()
    amounts = force(s, striker, other)
    times = blows(s, striker, amounts)
    while times > 0:
        times -= 1
        dealt = blow(s, striker, other, amounts, attacks)
        damage.vampirism(s, source, dealt)
        thorns = append(thorns, s.worked.answered)
    prick(s, striker, other, thorns)
    if not attacks:
        event(s, op.RETALIATE, source, s.ref(other), 0, 0)


def force(s: Board, striker: i64, other: i64) -> vec[i64]:
    """What a strike deals, with what it Deals more or less; repeated, it is the same amount (R225)."""
    amounts = append(vec[i64](), values.stat(s, striker, op.DMG))
    return damage.raised(s, s.ref(striker), amounts, append(vec[i64](), other), damage.IN_BATTLE)


def blows(s: Board, striker: i64, amounts: vec[i64]) -> i64:
    """How many instances a strike has; one of 0 DMG has none, and uses no DUAL-STRIKE (R83)."""
    return 1 + damage.repetitions(s, s.ref(striker)) if amounts[0] > 0 else i64(0)


def blow(s: Board, striker: i64, other: i64, amounts: vec[i64], attacks: bool) -> i64:
    """One instance in Battle; what the struck stack was dealt stays in `s.worked.answered` for THORNS."""
    target = append(vec[i64](), other)
    return damage.instance(s, s.ref(striker), amounts, target, damage.IN_BATTLE, attacks)


def prick(s: Board, striker: i64, other: i64, thorns: vec[i64]) -> None:
    """THORNS answers each instance, also if its bearer is beaten (8.6.19); it is DMG that card Dealt, and so
    feeds its VAMPIRISM (8.6.20).
    """
    if not values.has(s, other, op.THORNS) and not damage.bracketed(s, other, op.THORNS, s.ref(striker)):
        return
    for amount in thorns:
        if amount > 0:
            target = append(vec[i64](), striker)
            amounts = append(vec[i64](), amount)
            dealt = damage.instance(s, s.ref(other), amounts, target, damage.BY_ABILITY, False)
            damage.vampirism(s, s.ref(other), dealt)


def together(s: Board, one: i64, other: i64) -> None:
    """Equal SPD: both damages are computed first, repetitions follow at once (R75, R83)."""
    first = force(s, one, other)
    second = force(s, other, one)
    first_blows = blows(s, one, first)
    second_blows = blows(s, other, second)
    thorns_one = vec[i64]()
    thorns_other = vec[i64]()
    round_number: i64 = 0
    while round_number < first_blows or round_number < second_blows:
        healed: i64 = 0
        healed_other: i64 = 0
        if round_number < first_blows:
            healed = blow(s, one, other, first, True)
            thorns_other = append(thorns_other, s.worked.answered)
        if round_number < second_blows:
            healed_other = blow(s, other, one, second, False)
            thorns_one = append(thorns_one, s.worked.answered)
        damage.vampirism(s, s.ref(one), healed)
        damage.vampirism(s, s.ref(other), healed_other)
        round_number += 1
    prick(s, one, other, thorns_other)
    prick(s, other, one, thorns_one)
    event(s, op.RETALIATE, s.ref(other), s.ref(one), 0, 0)


def end_of_battle(s: Board) -> None:
    """Beaten cards Shatter together, then Death marks are judged (6.4.7, R87)."""
    begin_strikes(s, 0)
    settle(s)
    damage.judge_touches(s)

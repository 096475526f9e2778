"""Triggering an ability, SEQ.1 to SEQ.4: declare, pay, the window, the effect.

From SEQ.3 on the ability lies on `s.stack` until it is resolved: there windows find it to cancel it, and
there it is seen that it cannot be triggered once more (R97).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.bars import counted_by
from sandtable.games.antithesis.actions.deploy import PAID_FOR, Deploy
from sandtable.games.antithesis.actions.places import deployable
from sandtable.games.antithesis.deeds.leaving import discard
from sandtable.games.antithesis.evaluating.lasting import begin, end_own_attack
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs, prices
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after, is_point, point
from sandtable.games.antithesis.windows.stacked import ACTION, BY_ITSELF, INSIDE, INTERRUPT, RESPONSE, TARGET
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.timing import pending, pile
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.events import use
from sandtable.timing.resolve import resolve_entry
from sandtable.timing.scene import Scene
from sandtable.timing.targets import needs_aim
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    NUMBER_SLOT,
    effect_value,
    hold,
    number_of,
    number_value,
    player_value,
    thing_of,
)

DECLARE: Final = 0  # steps: SEQ.1
CARD: Final = 1  # the card to deploy was named (R127)
AIMED: Final = 2  # modes and targets were chosen (R144)
PAID: Final = 3  # SEQ.2: the price,
COSTS: Final = 4  # and what else is done as a cost
WINDOW: Final = 5  # SEQ.3: its window is closed
EFFECT: Final = 6  # SEQ.4
RESOLVED: Final = 7

ADDED_BY: Final = 954  # the register with the row of an effect that adds to its Attack (R259)


@final
@mypyc_attr(acyclic=True)
class Ability(Asking):
    """One ability on its way; the answer to the frame below is 1 if its effect was carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "source", "header", "how", "held", "mode", "card", "free", "target", "number", "from_hand",
    )  # fmt: skip

    def __init__(self, player: i64 = 0, source: i64 = 0, header: i64 = 0, how: i64 = ACTION) -> None:
        super().__init__()
        self.player: i64 = player
        self.source: i64 = source  # ref, 0 for the player's own abilities
        self.header: i64 = header
        self.how: i64 = how
        self.held = vec[i64]()  # registers: what the event has filled, and targets
        self.mode: i64 = 0
        self.card: i64 = -1  # what it deploys
        self.free: i64 = 0  # 1: at no cost; 2: its cost is paid already (CMA.2)
        self.target: i64 = 0  # the Character that its Attack must target (R75), or must not: TARGET
        self.number: i64 = 0  # on the stack
        self.from_hand: i64 = 0

    def thing(self) -> i64:
        if self.source != 0:
            return thing_of(self.source)
        return -1

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == DECLARE:
            self.declare(board)
            return self.name_card(board)
        if self.step == CARD:
            self.card = thing_of(s.picked[0])
            return self.aim(board)
        if self.step == AIMED:
            self.mode = s.picked[0]
            self.held = s.picked[1:]
            return self.pay(board)
        if self.step == PAID:
            self.step = COSTS
            if self.free == 0:
                self.held = extend(self.held, costs.kept(board, self.header))
            s.picked = vec[i64]()
            s.answer = 1
            row = costs.ordered(board, self.header)
            if row != 0 and self.free == 0:
                return s.push(costs.paying(self.header, row, self.source, self.player, self.held))
        if self.step == COSTS:
            if s.answer == 0:
                return self.finish(board, 0)  # it could not be paid after all
            self.held = with_number(self.held, s.answer - 1)
            self.trigger(board)
            self.step = WINDOW
            if after(board):
                return AGAIN
        at = pile.find(s.stack, self.number)
        if self.step == WINDOW:
            if at < 0:  # cancelled (R98)
                return self.finish(board, 0)
            self.step = EFFECT
            if self.how == ACTION and point(board):
                return AGAIN  # R93 (b)
        if self.step == EFFECT:
            self.step = RESOLVED
            if is_point(board):
                board.point = 0  # not by an Interrupt: where it was triggered, both have been asked (R94)
            return s.push(self.effect(board, at))
        if after(board):
            return AGAIN
        s.stack = pile.without(s.stack, at)
        return self.finish(board, 1)

    # ---- SEQ.1

    def declare(self, s: Board) -> None:
        """A card used from Hand is shown to both and set aside (R102, R192); not one that has just come there
        and answers its own leaving (R187).
        """
        thing = self.thing()
        in_hand = thing >= 0 and s.get(thing, its.ZONE) == zones.HAND
        if in_hand and lay.get(s.faces.code, self.header, lay.ZONE) == op.HAND:
            self.from_hand = 1
            show(s, thing)
        s.tell(facts.USED, self.player, s.get(thing, its.FACE) if thing >= 0 else facts.UNSEEN)

    def name_card(self, s: Board) -> i64:
        """An ability that deploys: which card is shown and targeted now (R127)."""
        if not costs.deploys(s, self.header):
            return self.aim(s)
        if self.from_hand == 1:
            self.card = self.thing()
            return self.aim(s)
        self.step = CARD
        pool = vec[i64]()
        besides = price_of(s, self.player, self.thing(), self.header, -1)
        for thing in deployable(s, self.player, besides):
            pool = append(pool, s.ref(thing))
        frame = Pick(self.player, pool, 1, 1, c.DEPLOY_1)
        frame.always = 1
        return s.push(frame)

    def aim(self, s: Board) -> i64:
        if self.card >= 0:
            show(s, self.card)
            s.set_flag(self.card, its.IS_DECLARED)
        self.step = AIMED
        if needs_aim(s, self.header):
            return s.push(Aiming(self.header, self.source, self.player, self.held))
        s.picked = extend(vec[i64]([0]), self.held)
        return AGAIN

    # ---- SEQ.2

    def pay(self, s: Board) -> i64:
        self.step = PAID
        price = prices.nothing()
        if self.free == 0:
            price = price_of(s, self.player, self.thing(), self.header, self.card)
        if prices.is_free(price):
            s.picked = vec[i64]()
            return AGAIN
        return s.push(Pay(self.player, self.thing(), price))

    # ---- SEQ.3

    def trigger(self, s: Board) -> None:
        """It counts as triggered, for every limit (R196)."""
        for one in s.picked:
            if one not in self.held:
                self.held = append(self.held, one)  # what the cost was paid with
        use(s, counted_by(s, self.key(), self.header), self.header)
        if self.how in (RESPONSE, BY_ITSELF):
            s.let(self.player, their.RESPONSES, s.of(self.player, their.RESPONSES) + 1)
        elif self.how in (ACTION, INTERRUPT):
            s.let(self.player, their.ACTIONS, s.of(self.player, their.ACTIONS) + 1)
        s.beat += 1
        self.number = s.numbers
        s.numbers += 1
        body = lay.part(s.faces.code, self.header, lay.BODY)
        made = pending.entry(self.header, body, 0, self.source, self.player, self.how, self.held, s.beat)
        made[pending.NUMBER] = self.number
        made[pending.MODE] = self.mode
        made[TARGET] = self.target
        s.stack = pile.added(s.stack, made)
        bare = Scene(self.source, self.player, vec[i64]())
        for row in Scene(self.source, self.player, self.held).all(s, ADDED_BY):
            begin(s, number_of(row), self.header, bare, self.source, 1)
        if self.how == BY_ITSELF:
            return  # nobody has triggered anything (R208)
        value = effect_value(self.number, self.player)
        happen(s, op.ABILITY_TRIGGERED, player_value(self.player), value, self.source, 0)

    def key(self) -> i64:
        """Whose uses are counted: the card's, or the player's own."""
        return self.source if self.source != 0 else player_value(self.player)

    # ---- SEQ.4

    def effect(self, s: Board, at: i64) -> Frame:
        if self.card >= 0:
            return Deploy(self.player, self.card, PAID_FOR)
        return resolve_entry(s.stack, at)

    def finish(self, s: Board, answer: i64) -> i64:
        """A Tactic is discarded, and so is a card that was to be deployed and was not (R102, DEPLOY.3.vi)."""
        if self.number > 0 and len(s.lasting) > 0:
            end_own_attack(s, self.number)
        for thing in (self.card, self.thing() if self.from_hand == 1 else -1):
            if thing >= 0 and s.get(thing, its.ZONE) == zones.SET_ASIDE:
                discard(s, thing)
        s.answer = answer
        return DONE

    def copy(self) -> Ability:
        twin = Ability(self.player, self.source, self.header, self.how)
        twin.step = self.step
        twin.held = self.held[:]
        twin.mode = self.mode
        twin.card = self.card
        twin.free = self.free
        twin.target = self.target
        twin.number = self.number
        twin.from_hand = self.from_hand
        return twin


def with_number(held: vec[i64], many: i64) -> vec[i64]:
    """Registers that also say how many the cost was about, if it was about any (R207)."""
    return append(held[:], hold(NUMBER_SLOT, number_value(many))) if many > 0 else held


def being_declared(s: Board) -> i64:
    """The header of the ability whose targets are being chosen, 0 if it is paid for already."""
    if len(s.frames) < 2 or not isinstance(s.frames[-1], Aiming):
        return 0
    below = s.frames[-2]
    return below.header if isinstance(below, Ability) and below.free == 0 else 0


def show(s: Board, thing: i64) -> None:
    """A card that is declared from Hand is known to both from now on, and lies aside."""
    if s.get(thing, its.ZONE) == zones.HAND:
        s.let_know(thing, s.every_seat())
        s.blur(s.get(thing, its.OWNER))
        s.set_zone(thing, zones.SET_ASIDE)


def used_inside(player: i64, source: i64, header: i64, free: bool, target: i64) -> Ability:
    """An Attack ability that an effect lets a Character use (R196); the target 0 is chosen as ever."""
    frame = Ability(player, source, header, INSIDE)
    frame.free = 1 if free else 0
    frame.target = target
    return frame

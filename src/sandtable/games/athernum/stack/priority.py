"""One stack from its opening to its close: who may add to it, and how it resolves (4.1)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import ability_at, elsewhere_ability, support_of
from sandtable.games.athernum.actions.candidates import action_candidates
from sandtable.games.athernum.actions.commands import (
    ACQUISITION,
    CONTINGENCY_COMMAND,
    SOLVENCY_COMMAND,
    contingency_pool,
)
from sandtable.games.athernum.actions.fees import command_fee
from sandtable.games.athernum.actions.legal import action_options
from sandtable.games.athernum.actions.legality import bar_action
from sandtable.games.athernum.actions.naming import find_card, option_face, option_host, option_zone
from sandtable.games.athernum.actions.occasions import CLOSED, EVENING
from sandtable.games.athernum.actions.payment import UNPAID, Payment
from sandtable.games.athernum.actions.playing import Playing
from sandtable.games.athernum.actions.taking_back import TURNED
from sandtable.games.athernum.changes.cards import discard, draw
from sandtable.games.athernum.changes.markers import place, spend_commands
from sandtable.games.athernum.changes.tokens import create
from sandtable.games.athernum.changes.turning import exhaust, turn_up
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.activation import Activation
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing import passing, pending, pile
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.events import event, use
from sandtable.timing.limits import outgrown
from sandtable.timing.resolve import next_instead, resolve_entry
from sandtable.timing.stacking import Stacking, put_on_stack
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, player_value, thing_of

LONGEST_RUN: Final = 500  # R107: effects in the run of one stack

ASK: Final = 0
HEARD: Final = 1
ACTED: Final = 2
RESOLVE: Final = 3
AFTER: Final = 4
TOKEN: Final = 5
ADDED: Final = 6


def global_header(which: i64) -> i64:
    """The global commands are no card's abilities: they have numbers below zero instead of programs
    (9.2.2a).
    """
    return -which


def command(s: Board, player: i64, which: i64) -> None:
    """A global command is activated, and waits on the stack."""
    spend_commands(s, player, 1)  # 10.2.4: gone when the ability is activated
    if which == SOLVENCY_COMMAND:
        s.let(player, their.SOLVENCY, s.of(player, their.SOLVENCY) + 1)
    elif which == CONTINGENCY_COMMAND:
        s.let(player, their.CONTINGENCY, s.of(player, their.CONTINGENCY) + 1)
    s.tell(facts.COMMANDED, player, which)
    source = s.ref(s.of(player, their.LEADER))  # 9.2.2b
    header = global_header(which)
    put_on_stack(s, pending.entry(header, 0, 0, source, player, pending.BY_USE, vec[i64](), s.beat))
    event(s, op.ACTIVATE_GLOBAL, player_value(player), NOTHING, 0, which)
    event(s, op.ACTIVATE, player_value(player), source, 0, header)


@final
@mypyc_attr(acyclic=True)
class Commanding(Frame):
    """A global command that something makes dearer is paid for, and then activated (R165)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "which")

    def __init__(self, player: i64 = 0, which: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.which: i64 = which

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if not board.alive(self.player):
            s.answer = 0
            return DONE
        if self.step == ASK:
            self.step = ACTED
            needs = command_fee(board, self.player)
            return s.push(Payment(self.player, needs, board.of(self.player, their.LEADER)))
        if s.answer != UNPAID:
            command(board, self.player, self.which)
            s.answer = 1
        return DONE


def act(s: Board, player: i64, option: i64) -> i64:
    """Carry out an action of a player with priority: what is to be done with the frames now."""
    kind = o.kind_of(option)
    value = o.value_of(option)
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        thing = find_card(s, player, option_zone(option), option_face(option))
        host = option_host(s, option) if kind in (o.ATTACH_UP, o.ATTACH_DOWN) else i64(-1)
        return s.push(Playing(player, thing, False, kind, host))
    if kind == o.ACTIVATE:
        thing = s.at_spot(o.ability_place(value))
        return s.push(Activation(player, thing, ability_at(s, thing, o.ability_index(value))))
    if kind == o.FROM:
        thing = o.ability_place(value)
        return s.push(Activation(player, thing, elsewhere_ability(s, thing, o.ability_index(value))))
    if kind == o.SUPPORT:
        return s.push(Activation(player, find_card(s, player, op.HAND, value), support_of(s, value)))
    if kind == o.COMMAND:
        if command_fee(s, player)[0] > 0:
            return s.push(Commanding(player, value))
        command(s, player, value)
    elif kind == o.TURN_UP:
        thing = s.at_spot(value)
        use(s, s.ref(thing), TURNED)
        turn_up(s, thing)
    elif kind == o.DISCARD:
        discard(s, s.at_spot(value), player)
    elif kind == o.GENERATE:
        exhaust(s, s.at_spot(value))
    return AGAIN


def is_special(option: i64) -> bool:
    """Special actions add nothing to a stack (R27)."""
    kind = o.kind_of(option)
    return kind == o.DISCARD or kind == o.GENERATE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Priority(Asking):
    """A stack that is open: passing, adding, and once all have passed its resolution from the top (4.1.6,
    4.1.7).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("holder", "passes", "window", "run", "made")

    def __init__(self, holder: i64 = 0, window: i64 = CLOSED) -> None:
        super().__init__()
        self.holder: i64 = holder
        self.passes: i64 = 0
        self.window: i64 = window
        self.run: i64 = 0  # effects resolved so far
        self.made = vec[i64]()  # the global command that is waiting for a choice

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        s.answer = 0
        self.step = ASK  # whoever has left neither acts nor passes
        return self.go(s)

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == HEARD:
            self.step = ASK
            if s.answer == o.PASS:
                self.pass_on(s)
            else:
                self.step = ACTED if is_special(s.answer) else ADDED
                return act(s, self.holder, s.answer)
        if self.step == ADDED:
            self.step = ACTED
            if s.answer != 0:  # what was taken back is no addition (R139)
                self.passes = 0  # R16: the player who added keeps priority
        if self.step == ACTED:
            if len(s.waiting) > 0:
                return s.push(next_instead(s))
            if len(s.arriving) > 0:
                return s.push(Stacking(s.take_arriving()))
            self.step = ASK
        if self.step == ASK:
            if self.window == CLOSED or self.passes >= passing.still_in(s.order, s.out):
                self.step = RESOLVE
            elif not s.alive(self.holder):
                self.holder = passing.next_in(s.order, self.holder, s.out)
                return AGAIN
            elif self.window == EVENING and self.holder == s.active:
                self.pass_on(s)  # R20: the active player only passes
                return AGAIN
            else:
                self.step = HEARD
                return s.ask(self.holder, c.C_4_1_6)
        if self.step == TOKEN:
            for value in s.picked:
                place(s, self.made[pending.YOU], op.VICTORY, 1, thing_of(value))
            self.made = vec[i64]()
            self.step = AFTER
        if self.step == AFTER:
            s.resolving = 0
            if len(s.waiting) > 0:
                return s.push(next_instead(s))
            if len(s.arriving) > 0:
                return s.push(Stacking(s.take_arriving()))  # R15: on top, they resolve next
            self.step = RESOLVE
        return self.resolve_top(s)

    def pass_on(self, s: Board) -> None:
        self.passes += 1
        self.holder = passing.next_in(s.order, self.holder, s.out)

    def resolve_top(self, s: Board) -> i64:
        """The top effect resolves; no priority and no check in between (R14)."""
        at = pile.top(s.stack)
        if at < 0:
            s.chain += 1
            return DONE
        self.run += 1
        if self.run > LONGEST_RUN:
            s.win(0, c.R107)
            return s.stop()
        if outgrown(s):
            s.win(0, c.R148)
            return s.stop()
        s.beat += 1
        made = pile.entry(s.stack, at)
        s.stack = pile.without(s.stack, at)
        s.resolving = made[pending.NUMBER]
        self.step = AFTER
        if made[pending.HEADER] < 0:
            return self.command(s, made)
        s.tell(facts.RESOLVED, made[pending.YOU], s.get(thing_of(made[pending.SOURCE]), its.FACE))
        return s.push(resolve_entry(made, 0))

    def command(self, s: Board, made: vec[i64]) -> i64:
        """Acquisition draws, Solvency makes a resource token, Contingency places a Victory Token."""
        which = -made[pending.HEADER]
        you = made[pending.YOU]
        if which == ACQUISITION:
            draw(s, you, 1)
        elif which == SOLVENCY_COMMAND:
            create(s, s.library.resource[s.of(you, their.FACTION)], you, its.LIES_UP, False)  # 3.0.6d, 5.0.2c
        else:
            self.made = made
            self.step = TOKEN
            pool = contingency_pool(s, you)
            return s.push(Pick(you, pool, 1, 1, c.C_9_2_4))
        return AGAIN

    def options(self, s: State) -> vec[i64]:
        return action_options(cast(Board, s), self.holder, self.window, True)

    def candidates(self, s: State) -> vec[i64]:
        return append(action_candidates(cast(Board, s), self.holder, self.window, True), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE:
            return 0
        return bar_action(cast(Board, s), self.holder, option, self.window, True)

    def copy(self) -> Priority:
        twin = Priority(self.holder, self.window)
        twin.step = self.step
        twin.passes = self.passes
        twin.run = self.run
        twin.made = self.made[:]
        return twin

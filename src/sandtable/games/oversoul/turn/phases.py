"""The turns: cycle, Action Phase, Return Phase (chapter 2)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import must_attack
from sandtable.games.oversoul.actions.candidates import candidates_of
from sandtable.games.oversoul.actions.legality import FREE, bar_action
from sandtable.games.oversoul.actions.listing import legal_actions
from sandtable.games.oversoul.actions.performing import begin
from sandtable.games.oversoul.changes import cards
from sandtable.games.oversoul.changes.leaving import return_to
from sandtable.games.oversoul.changes.noting import lines_off_board, note, states_at_action
from sandtable.games.oversoul.changes.turning import heal, reactivate
from sandtable.games.oversoul.deeds.cards import to_be_ordered
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating.abilities import header_of, off_board
from sandtable.games.oversoul.evaluating.rules_for_players import hand_size
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ACTION, CYCLE, RETURN, Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.games.oversoul.turn.aftermath import Aftermath
from sandtable.games.oversoul.turn.battle import Battle
from sandtable.games.oversoul.turn.durations import NEXT_CYCLE, SKIPPED, THIS_TURN, end_durations
from sandtable.games.oversoul.turn.ending import verdict
from sandtable.games.oversoul.turn.settling import settle
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pending
from sandtable.timing.asking import Pick
from sandtable.timing.passing import from_on, next_in
from sandtable.timing.things import CardState
from sandtable.timing.values import hold, player_value, thing_of

HIGHEST: Final = 5  # 2.1.3
MOST_TURNS: Final = 100  # R29; twice as many with four players (R144)

# steps of a turn
CYCLING: Final = 0
CYCLED: Final = 1
OPENING: Final = 2  # the Action Phase begins
FREE_ASKED: Final = 3  # the turn player acts
ASKING: Final = 4
ANNOUNCED: Final = 5
DONE_ACTING: Final = 6  # a chain or Battle is over
LEAVING: Final = 7  # the window at the wish to end the Action Phase
RETURNING: Final = 8
WINDOWED: Final = 9
LIMITED: Final = 10
EXCHANGE: Final = 11
FROM_HAND: Final = 12
FROM_IDLE: Final = 13
FROM_BOARD: Final = 14
BURYING: Final = 15
EXCHANGED: Final = 16
ENDING: Final = 17
END_TRIGGERS: Final = 18
LAST_LIMIT: Final = 19
NEXT_TURN: Final = 20
CLOSED: Final = 21
TIRED: Final = 22
BURIED: Final = 23


@final
@mypyc_attr(acyclic=True)
class Turns(Acting):
    """Turn after turn, from the first player on."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == 1:
            most = MOST_TURNS * (2 if s.seats == 4 else 1)
            if s.turn >= most:
                board.win(0, c.R29)
                return s.stop()
            coming = next_in(s.order, s.active, s.out)
            for seat in skipped(board, coming):
                end_durations(board, SKIPPED, seat)
            s.active = coming
            board.worked.fresh = False  # what holds during a turn
        self.step = 1
        s.turn += 1
        return s.push(Turn(s.active))

    def copy(self) -> Turns:
        twin = Turns()
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Turn(Acting):
    """One turn: its three phases in order (2.0.23)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "taken", "before")

    def __init__(self, player: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.taken = vec[i64]()  # what the exchange returns
        self.before: i64 = 0  # how much had happened when the turn player acted

    def instead(self) -> i64:
        return o.END_PHASE

    def left(self, s: CardState) -> i64:
        self.step = CLOSED  # R174: the turn ends without Return Phase
        return self.go(s)

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if not s.alive(self.player) and self.step < ENDING:
            over = self.step == DONE_ACTING
            self.step = CLOSED  # R174: after all that follows the chain or Battle
            return s.push(Aftermath(0)) if over else self.play_out(board)
        if self.step <= CYCLED:
            return self.cycle(board)
        if self.step <= LEAVING:
            return self.action(board)
        if self.step <= EXCHANGED or self.step in (TIRED, BURIED):
            return self.returning(board)
        return self.ending(board)

    # ---- Cycle Phase

    def cycle(self, s: Board) -> i64:
        if self.step == CYCLED:
            self.step = OPENING
            return AGAIN
        s.phase = CYCLE
        s.worked.fresh = False
        s.shifts = 0
        s.uses = vec[i64]()
        s.history = vec[i64]()
        s.recent = vec[i64]()
        s.tell(facts.TURN_BEGINS, self.player, s.turn)
        s.beat += 1  # R166: a whole cycle is one step
        end_durations(s, NEXT_CYCLE, self.player)
        thing: i64 = 0
        while thing < s.count():
            if s.get(thing, its.EXPOSED) == 1:
                s.put(thing, its.EXPOSED, 0)  # R63
            thing += 1
        settle(s)
        if verdict(s) or self.five_steps(s):
            return s.stop()
        note_phase(s, op.CYCLE_PHASE, op.AT_START)
        s.settled_beat = s.beat
        self.step = CYCLED
        return s.push(Aftermath())

    def five_steps(self, s: Board) -> bool:
        """2.1.2 to 2.1.7; whether the game ends in them."""
        player = self.player
        first = s.of(player, their.CYCLES) == 0
        s.let(player, their.CYCLES, s.of(player, their.CYCLES) + 1)
        cards.draw(s, player, 1)
        if verdict(s):
            return True
        if not first and s.of(player, their.RANK) < HIGHEST:
            s.let(player, their.RANK, s.of(player, their.RANK) + 1)
            s.tell(facts.RANK_NOW, player, s.of(player, their.RANK))
        s.let(player, their.POOL, s.of(player, their.RANK))
        if not first:
            for thing in s.board:
                if s.get(thing, its.CONTROLLER) == player and not s.flag(thing, its.IS_LEADER):
                    heal(s, thing, s.get(thing, its.DAMAGE))
            settle(s)
            for thing in s.board:
                if s.get(thing, its.CONTROLLER) == player and s.get(thing, its.PLACE) != its.ATTACHED:
                    reactivate(s, thing)
        settle(s)
        return verdict(s)

    # ---- Action Phase

    def action(self, s: Board) -> i64:
        if self.step == OPENING:
            s.phase = ACTION
            s.worked.fresh = False
            s.recent = vec[i64]()
            s.tell(facts.PHASE_BEGINS, self.player, ACTION)
            note_phase(s, op.ACTION_PHASE, op.AT_START)
            states_at_action(s)
            self.step = ASKING
            if len(s.noted) > 0:
                return s.push(Aftermath())
        if self.step == FREE_ASKED:
            return self.act(s, s.answer)
        if self.step == ANNOUNCED:
            if s.answer == 0:
                self.step = ASKING
            else:
                s.recent = s.recent[self.before :]  # R116: the turn player has acted again
                self.step = DONE_ACTING
                return s.push(Timeshift(self.player))
        if self.step == DONE_ACTING:
            self.step = ASKING
            return s.push(Aftermath())
        if self.step == LEAVING:
            if s.answer == 0:
                note_phase(s, op.ACTION_PHASE, op.AT_END)
                self.step = RETURNING
                return self.play_out(s)
            self.step = ASKING
        self.step = FREE_ASKED
        return s.ask(self.player, c.C_2_2_1)

    def act(self, s: Board, option: i64) -> i64:
        if option == o.END_PHASE:
            s.recent = vec[i64]()
            self.step = LEAVING
            return s.push(Aftermath())
        if o.kind_of(option) == o.ATTACK:
            s.recent = vec[i64]()
            self.step = DONE_ACTING
            return s.push(Battle(self.player, s.at_spot(o.value_of(option))))
        s.shifts += 1
        self.step = ANNOUNCED
        self.before = len(s.recent)  # the card itself may be what answers it
        return begin(s, self.player, option)

    # ---- Return Phase

    def returning(self, s: Board) -> i64:
        if self.step == RETURNING:
            s.phase = RETURN
            s.worked.fresh = False
            s.recent = vec[i64]()
            s.tell(facts.PHASE_BEGINS, self.player, RETURN)
            note_phase(s, op.RETURN_PHASE, op.AT_START)
            self.step = WINDOWED
            return s.push(Aftermath())
        if self.step == WINDOWED:
            self.step = LIMITED
            return self.hand_limit(s)
        if self.step == LIMITED:
            self.bury(s, s.picked)
            self.step = BURIED
            if len(s.waiting) > 0:
                return AGAIN  # R162: before the exchange is offered
        if self.step == BURIED:
            if verdict(s):
                return s.stop()
            self.step = EXCHANGE
            s.let(self.player, their.EXCHANGED, 1)
            if self.can_exchange(s):
                return s.ask(self.player, c.C_2_3_2)
            s.answer = o.NO
        if self.step == EXCHANGE:
            if s.answer != o.YES:
                self.step = EXCHANGED
            else:
                self.step = FROM_HAND
                return s.push(self.pick(s, refs(s, s.hand_of(self.player)), 1))
        if FROM_HAND <= self.step <= FROM_BOARD:
            return self.exchange(s)
        if self.step == BURYING:
            self.finish_exchange(s)
            if verdict(s):
                return s.stop()
            self.step = EXCHANGED
        self.step = ENDING
        return self.play_out(s)

    def pick(self, s: Board, pool: vec[i64], number: i64) -> Pick:
        frame = Pick(self.player, pool, number, number, c.C_2_3_2)
        frame.always = 1
        return frame

    def hand_limit(self, s: Board) -> i64:
        """More than five cards, or as many as a text says: the rest goes under the Deck, in the order of the
        player's choice (2.3.1, R242).
        """
        hand = s.hand_of(self.player)
        over: i64 = len(hand) - hand_size(s, self.player)
        s.picked = vec[i64]()
        if over <= 0:
            return AGAIN
        frame = Pick(self.player, refs(s, hand), over, over, c.C_2_3_1)
        frame.ordered = 1
        return s.push(frame)

    def bury(self, s: Board, chosen: vec[i64]) -> None:
        if len(chosen) == 0:
            return
        s.beat += 1
        for value in chosen:
            if s.same(value):
                return_to(s, thing_of(value), op.DECK, True)
        s.tell(facts.TAKEN, self.player, i64(len(chosen)))
        settle(s)

    def can_exchange(self, s: Board) -> bool:
        return (
            len(s.hand_of(self.player)) > 0
            and s.top_of(self.player, op.IDLE) >= 0
            and len(self.on_board(s)) > 0
        )

    def on_board(self, s: Board) -> vec[i64]:
        """Any own card of a Unit or Event Zone (R135)."""
        out = vec[i64]()
        for thing in s.board:
            if s.get(thing, its.CONTROLLER) == self.player and s.get(thing, its.PLACE) != its.LEADER_ZONE:
                out = append(out, s.ref(thing))
        return out

    def exchange(self, s: Board) -> i64:
        """One card from the hand, one from the Idle Zone, one from the board, then their order."""
        self.taken = extend(self.taken, s.picked)
        if self.step == FROM_HAND:
            self.step = FROM_IDLE
            return s.push(self.pick(s, refs(s, s.pile_of(self.player, op.IDLE)), 1))
        if self.step == FROM_IDLE:
            self.step = FROM_BOARD
            return s.push(self.pick(s, self.on_board(s), 1))
        self.step = BURYING
        things = vec[i64]()
        for value in self.taken:
            things = append(things, thing_of(value))
        together = to_be_ordered(s, things, self.player)  # what goes elsewhere has no place in that order
        s.picked = vec[i64]()
        if len(together) < 2:
            return AGAIN
        frame = Pick(self.player, together, i64(len(together)), i64(len(together)), c.C_2_3_2)
        frame.ordered = 1
        return s.push(frame)

    def finish_exchange(self, s: Board) -> None:
        """The Draw is paid only if all three really arrived in the own Deck (2.3.3)."""
        arrived: i64 = 0
        s.beat += 1
        going = s.picked
        for value in self.taken:
            if value not in going:
                going = append(going, value)
        for value in going:
            thing = thing_of(value)
            if s.same(value) and return_to(s, thing, op.DECK, True):
                if s.get(thing, its.ZONE) == op.DECK and s.get(thing, its.OWNER) == self.player:
                    arrived += 1
        self.taken = vec[i64]()
        settle(s)
        if arrived == 3:
            cards.draw(s, self.player, 1)

    # ---- the end of the turn (R164)

    def ending(self, s: Board) -> i64:
        if s.result != 0:
            return s.stop()
        if self.step == ENDING:
            note_phase(s, op.TURN, op.AT_END)
            note_phase(s, op.RETURN_PHASE, op.AT_END)
            self.step = END_TRIGGERS
            return self.play_out(s)
        if self.step == END_TRIGGERS:
            end_durations(s, THIS_TURN, -1)
            s.let(self.player, their.EXCHANGED, 0)
            settle(s)
            if verdict(s):
                return s.stop()
            self.step = LAST_LIMIT
            return self.play_out(s)
        if self.step == LAST_LIMIT:
            self.step = NEXT_TURN
            return self.hand_limit(s)
        if self.step == NEXT_TURN:
            self.bury(s, s.picked)
            if end_durations(s, THIS_TURN, -1):
                settle(s)
            if verdict(s):
                return s.stop()
            self.step = CLOSED
            if len(s.noted) > 0 or len(s.waiting) > 0:
                self.step = END_TRIGGERS
                return self.play_out(s)
        end_durations(s, THIS_TURN, -1)
        return DONE

    def play_out(self, s: Board) -> i64:
        """The triggers that wait, and all that follows them but a window (R164, R167)."""
        return s.push(Aftermath(0)) if len(s.noted) > 0 else AGAIN

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        if self.step == EXCHANGE:
            return vec[i64]([o.YES, o.NO])
        out = legal_actions(board, self.player, FREE)
        if must_attack(board, self.player) < 0:
            out = append(out, o.END_PHASE)
        return out

    def candidates(self, s: State) -> vec[i64]:
        if self.step == EXCHANGE:
            return append(self.options(s), o.CONCEDE)
        found = candidates_of(cast(Board, s), self.player)
        return append(append(found[1:], o.END_PHASE), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        if self.step == EXCHANGE:
            return 0 if option in (o.YES, o.NO) else -1
        if option == o.END_PHASE:
            late = must_attack(board, self.player)
            if late < 0:
                return 0
            return c.C_8_6_40 if values.has(board, late, op.BERSERK) else c.R163
        return bar_action(board, self.player, option, FREE)

    def copy(self) -> Turn:
        twin = Turn(self.player)
        twin.step = self.step
        twin.taken = self.taken[:]
        twin.before = self.before
        return twin


def skipped(s: Board, coming: i64) -> vec[i64]:
    """The players whose turns would have come before that of the next player: they are out (R174)."""
    out = vec[i64]()
    for seat in from_on(s.order, s.active)[1:]:
        if seat == coming:
            break
        out = append(out, seat)
    return out


def refs(s: Board, things: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=len(things))
    for thing in things:
        out = append(out, s.ref(thing))
    return out


def note_phase(s: Board, phase: i64, law: i64) -> None:
    """Lines at the start or end of a phase (R164)."""
    for thing in s.board:
        if s.get(thing, its.SIDE) != its.FACE_DOWN and values.may_trigger(s, thing, 1 << law):
            note_phase_lines(s, thing, values.lines_of(s, thing), s.get(thing, its.CONTROLLER), phase, law)
    for card in s.odd:
        if off_board(s.get(card, its.ZONE)):
            note_phase_lines(s, card, lines_off_board(s, card), s.get(card, its.OWNER), phase, law)


def note_phase_lines(s: Board, thing: i64, lines: vec[i64], you: i64, phase: i64, law: i64) -> None:
    code = s.library.code
    for packed in lines:
        header = header_of(packed)
        if lay.kind(code, header) != op.TRIGGERED or lay.get(code, header, lay.KEYWORD) != law:
            continue
        trigger = lay.part(code, header, lay.EVENT)
        if lay.get(code, trigger, lay.WAITS_FOR) != phase:
            continue
        whose = lay.kind(code, trigger)
        fits = s.active == you if whose == op.YOUR_PHASE else s.opposes(s.active, you)
        if fits or whose == op.EACH_PHASE:
            held = append(vec[i64](), hold(links.PLAYER_SLOT, player_value(s.active)))
            note(s, packed, s.ref(thing), you, held, pending.BY_TRIGGER)

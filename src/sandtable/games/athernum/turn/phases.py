"""The turn and its phases (chapter 9)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import bar_ability
from sandtable.games.athernum.actions.candidates import action_candidates
from sandtable.games.athernum.actions.legal import action_options
from sandtable.games.athernum.actions.legality import bar_action
from sandtable.games.athernum.actions.occasions import CLOSED, DAY, DAY_END, EVENING
from sandtable.games.athernum.cardset.library import ACTIVATED_BIT, ALSO_IN
from sandtable.games.athernum.changes.turning import turn_up
from sandtable.games.athernum.checking.checks import Checks
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.slots import maximum
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.events import forget
from sandtable.games.athernum.stack.priority import Priority, act
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.after_action import ASKED, NEXT, OPEN, OPENING, RESOLVED, after_action
from sandtable.games.athernum.turn.combat import CombatPhase
from sandtable.games.athernum.turn.ending import by_tokens
from sandtable.games.athernum.turn.pools import empty_pools
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing import lasting as lasts
from sandtable.timing import passing
from sandtable.timing.asking import Asking
from sandtable.timing.evaluating.in_force import PHASE_END, TURN_BEGINS, TURN_END, about, phase_is
from sandtable.timing.events import remember
from sandtable.timing.history import TURN_OVER
from sandtable.timing.resolve import next_instead
from sandtable.timing.scene import Scene
from sandtable.timing.stacking import Stacking
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, player_value

LAST_TURN: Final = 50  # R145: turns a player


# steps of a turn
MORNING: Final = 0
MORNING_STATICS: Final = 1
MORNING_STACK: Final = 2
MORNING_CHECK: Final = 3
MORNING_CHANCE: Final = 4
MORNING_CLOSE: Final = 5
MORNING_OVER: Final = 6
DAYTIME: Final = 7
EVENING_OPENS: Final = 8
EVENING_CHANCE: Final = 9
EVENING_CLOSE: Final = 10
EVENING_OVER: Final = 11
NIGHT_OPENS: Final = 12
NIGHT_CHANCE: Final = 13
NIGHT_CLOSE: Final = 14

# steps of a Day, beside those of after_action.py
DAY_ENDING: Final = 5  # its end is declared: an empty stack, on which all may respond (9.2.12)
DAY_ANSWERED: Final = 6
DAY_CHECKED: Final = 7
DAY_CLOSING: Final = 8  # nobody has added anything
DAY_OVER: Final = 9
DAY_TRIED: Final = 10  # what was tried may have been taken back (R139)

# steps of a Chance
LOOKING: Final = 0
CHANCE_ASKED: Final = 1
CHANCE_TAKEN: Final = 2
CHANCE_RESOLVED: Final = 3


@final
@mypyc_attr(acyclic=True)
class Turns(Frame):
    """Turn after turn, in initiative order, until somebody wins or everybody has had fifty (R68, R145)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64 = -1) -> None:
        super().__init__()
        self.player: i64 = player  # who had the last turn; -1 before the first

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if self.player < 0:
            self.player = board.order[0]
            while not board.alive(self.player):
                self.player = passing.next_in(board.order, self.player, board.out)
        else:
            if self.limit_reached(board):
                by_tokens(board)
                return s.stop()
            more = self.extra(board)
            if more >= 0:
                return s.push(Turn(more))
            self.player = passing.next_in(board.order, self.player, board.out)
        return s.push(Turn(self.player))

    def extra(self, s: Board) -> i64:
        """Who has an additional turn now, -1 if nobody does: whoever comes next in turn order after the last
        player, that player first; the order goes on behind it as if it had not been (R178).
        """
        seat = self.player
        for _ in s.order:
            if s.alive(seat) and s.of(seat, their.EXTRA_TURNS) > 0:
                s.let(seat, their.EXTRA_TURNS, s.of(seat, their.EXTRA_TURNS) - 1)
                if s.of(seat, their.TURNS) < LAST_TURN:
                    return seat
                s.let(seat, their.EXTRA_TURNS, 0)  # R145: nobody has more than all others may have
            seat = passing.next_in(s.order, seat, s.out)
        return -1

    def limit_reached(self, s: Board) -> bool:
        for seat in s.order:
            if s.alive(seat) and s.of(seat, their.TURNS) < LAST_TURN:
                return False
        return True

    def copy(self) -> Turns:
        twin = Turns(self.player)
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Turn(Frame):
    """One player's turn: Morning, Day with at most one Combat Phase in it, Evening, and the Night after it
    (R71).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if not board.alive(self.player) and self.step < NIGHT_OPENS:
            self.step = NIGHT_OPENS  # R109: their turn ends and a Night Phase follows
        if self.step < DAYTIME:
            return self.morning(board)
        if self.step == DAYTIME:
            self.step = EVENING_OPENS
            if self.skips(board, op.DAY):
                return AGAIN
            return s.push(Day(self.player))
        if self.step == EVENING_OPENS and board.of(self.player, their.COMBATS) == 0 and board.turn > 1:
            self.skips(board, op.COMBAT)  # the Day Phase in which it could not be entered is over
        if self.step < NIGHT_OPENS:
            return self.evening(board)
        return self.night(board)

    def skips(self, s: Board, phase: i64) -> bool:
        """A phase that an effect says to skip is passed over with its checks."""
        bit = i64(1) << phase
        skipped = s.of(self.player, their.SKIPS)
        if skipped & bit == 0:
            return False
        s.let(self.player, their.SKIPS, skipped & ~bit)
        return True

    # ---- 9.1

    def morning(self, s: Board) -> i64:
        step = self.step
        self.step = step + 1
        if step == MORNING:
            self.begin(s)
            if self.skips(s, op.MORNING):
                self.step = DAYTIME
                return s.push(Checks(CLOSED, TURN_BEGINS))  # the turn has begun all the same (R74)
            s.phase = op.MORNING
            s.tell(facts.PHASE_BEGINS, self.player, op.MORNING)
            self.recover(s)
        elif step == MORNING_STATICS:  # R38: what was turned up forms a stack
            if len(s.waiting) > 0:
                self.step = step
                return s.push(next_instead(s))
            if len(s.arriving) > 0:
                return s.push(Stacking(s.take_arriving()))
        elif step == MORNING_STACK:
            if len(s.stack) > 0:
                return s.push(Priority())  # closed: nobody is asked
        elif step == MORNING_CHECK:  # 9.1.4
            s.opening = op.MORNING
            return s.push(Checks(CLOSED, TURN_BEGINS))
        elif step == MORNING_CHANCE:
            return s.push(Chance(op.MORNING))
        elif step == MORNING_CLOSE:
            return s.push(Checks(CLOSED, PHASE_END))
        elif step == MORNING_OVER:
            empty_pools(s)
        return AGAIN

    def begin(self, s: Board) -> None:
        """A new turn starts; for counting, the Night belonged to the last one (R74)."""
        s.turn += 1
        s.active = self.player
        s.chain = 0
        s.uses = vec[i64]()
        forget(s)
        for seat in s.order:
            s.let(seat, their.DRAWN, 0)
        s.let(self.player, their.TURNS, s.of(self.player, their.TURNS) + 1)
        for field in (their.LOCATIONS, their.SOLVENCY, their.CONTINGENCY, their.COMBATS):
            s.let(self.player, field, 0)
        s.tell(facts.TURN_BEGINS, self.player, s.turn)

    def recover(self, s: Board) -> None:
        """9.1.1 to 9.1.3."""
        s.beat += 1
        for thing in s.board:
            if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED and s.get(thing, its.CONTROLLER) == self.player:
                if s.get(thing, its.EXHAUSTION) > 0 and not kept_down(s, thing, op.KEEPS_COUNTERS):
                    s.put(thing, its.EXHAUSTION, s.get(thing, its.EXHAUSTION) - 1)
        for thing in s.board:
            if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED and s.get(thing, its.CONTROLLER) == self.player:
                if s.get(thing, its.EXHAUSTION) == 0:
                    if not kept_down(s, thing, 0):
                        if s.get(thing, its.PLACE) == its.RESOURCE_ZONE:
                            s.put(thing, its.SIDE, its.LIES_UP)
                        else:
                            turn_up(s, thing)
        s.let(self.player, their.COMMANDS, maximum(s, self.player))  # R32

    # ---- 9.4

    def evening(self, s: Board) -> i64:
        step = self.step
        self.step = step + 1
        if step == EVENING_OPENS:
            if self.skips(s, op.EVENING):
                self.step = EVENING_OVER
                return AGAIN
            s.phase = op.EVENING
            s.opening = op.EVENING
            s.tell(facts.PHASE_BEGINS, self.player, op.EVENING)
            return s.push(Checks(EVENING))
        if step == EVENING_CHANCE:
            return s.push(Chance(op.EVENING))
        if step == EVENING_CLOSE:
            return s.push(Checks(EVENING, TURN_END))
        empty_pools(s)
        remember(s, TURN_OVER, player_value(self.player), NOTHING, 0, 0)
        return AGAIN

    # ---- 9.5

    def night(self, s: Board) -> i64:
        step = self.step
        self.step = step + 1
        if step == NIGHT_OPENS:
            s.phase = op.NIGHT
            s.opening = op.NIGHT
            s.combat = 0
            s.tell(facts.PHASE_BEGINS, self.player, op.NIGHT)
            return s.push(Checks(CLOSED))
        if step == NIGHT_CHANCE:
            return s.push(Chance(op.NIGHT))
        if step == NIGHT_CLOSE:
            return s.push(Checks(CLOSED, TURN_END))
        empty_pools(s)
        return DONE

    def copy(self) -> Turn:
        twin = Turn(self.player)
        twin.step = self.step
        return twin


def kept_down(s: Board, thing: i64, how: i64) -> bool:
    """An effect that keeps it down in this Morning, which is used up by that, or its exhaustion counters."""
    if s.shapes & shapes.STAY_DOWN == 0:
        return False
    for at in lasts.each_of(s.lasting, op.STAY_DOWN):
        if lay.get(s.library.code, s.lasts(at, lasts.ROW), lay.A) == how and about(s, at, thing):
            if how == 0 and s.lasts(at, lasts.SUBJECT) != 0:
                lasts.put(s.lasting, at, lasts.LEFT, 0)
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class Day(Asking):
    """9.2: the active player acts as they like, and declares the end of the day (R21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "before")

    def __init__(self, player: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.before: i64 = 0  # the next number of an effect when the last empty stack was opened

    def instead(self) -> i64:
        return o.END_DAY

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if not s.alive(self.player):
            return DONE
        if self.step == OPENING:  # 9.2.text.opening
            s.phase = op.DAY
            s.opening = op.DAY
            s.tell(facts.PHASE_BEGINS, self.player, op.DAY)
            self.step = NEXT
            return s.push(Checks(DAY))
        if self.step == ASKED:
            return self.heard(s)
        if self.step == DAY_TRIED:  # R139: what was taken back has opened no stack
            self.step = OPEN if s.answer != 0 else NEXT
        if self.step == OPEN or self.step == RESOLVED:
            return after_action(self, s, self.player, DAY)
        if self.step == NEXT:
            self.step = ASKED
            s.chain = 0
            return s.ask(self.player, c.C_9_2_TEXT_ACTIONS)
        if self.step == DAY_ENDING:  # 9.2.12: an empty stack, on which all may respond
            self.before = s.numbers
            self.step = DAY_ANSWERED
            return s.push(Priority(self.player, DAY_END))
        if self.step == DAY_ANSWERED:
            self.step = DAY_CHECKED
            return s.push(Checks(DAY_END))
        if self.step == DAY_CHECKED:
            self.step = DAY_CLOSING if s.numbers == self.before else DAY_ENDING
            return AGAIN
        if self.step == DAY_CLOSING:
            self.step = DAY_OVER
            return s.push(Checks(DAY_END, PHASE_END))
        empty_pools(s)
        return DONE

    def heard(self, s: Board) -> i64:
        option = s.answer
        if option == o.END_DAY:
            s.tell(facts.DAY_ENDS, self.player, 0)
            self.step = DAY_ENDING
            return AGAIN
        if option == o.TO_COMBAT:
            s.let(self.player, their.COMBATS, s.of(self.player, their.COMBATS) + 1)
            self.step = NEXT
            return s.push(CombatPhase(self.player))
        kind = o.kind_of(option)
        if kind == o.GENERATE:
            self.step = NEXT
        elif kind == o.DISCARD:
            self.step = RESOLVED  # R27: a check right after
        else:
            self.step = DAY_TRIED
        return act(s, self.player, option)

    def options(self, s: State) -> vec[i64]:
        return action_options(cast(Board, s), self.player, DAY, False)

    def candidates(self, s: State) -> vec[i64]:
        return append(action_candidates(cast(Board, s), self.player, DAY, False), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE:
            return 0
        return bar_action(cast(Board, s), self.player, option, DAY, False)

    def copy(self) -> Day:
        twin = Day(self.player)
        twin.step = self.step
        twin.before = self.before
        return twin


@final
@mypyc_attr(acyclic=True)
class Chance(Asking):
    """A phase that allows no activation, for abilities that say they may be activated in it: one chance
    each.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "index")

    def __init__(self, phase: i64 = 0) -> None:
        super().__init__()
        self.phase: i64 = phase
        self.index: i64 = 0  # whose chance it is, counted from the active player

    def instead(self) -> i64:
        return o.PASS

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == CHANCE_ASKED:
            self.index += 1
            self.step = LOOKING
            if s.answer != o.PASS:
                self.step = CHANCE_TAKEN
                return act(s, self.seat(s, self.index - 1), s.answer)
        if self.step == CHANCE_TAKEN:
            self.step = CHANCE_RESOLVED if s.answer != 0 else LOOKING
            if s.answer != 0:
                return s.push(Priority())  # closed: nobody is asked
        if self.step == CHANCE_RESOLVED:
            self.step = LOOKING
            return s.push(Checks())
        while self.index < len(s.order):
            seat = self.seat(s, self.index)
            if s.alive(seat) and len(self.chances(s, seat)) > 0:
                self.step = CHANCE_ASKED
                return s.ask(seat, c.C_9_5_4)
            self.index += 1
        s.answer = 0
        return DONE

    def seat(self, s: Board, index: i64) -> i64:
        count: i64 = len(s.order)
        start: i64 = 0
        while start < count and s.order[start] != s.active:
            start += 1
        return s.order[(start + index) % count]

    def chances(self, s: Board, seat: i64) -> vec[i64]:
        code = s.library.code
        out = vec[i64]()
        granted = s.given & ACTIVATED_BIT != 0
        for thing in s.board:
            if not granted and s.library.flags[s.get(thing, its.FACE)] & ALSO_IN == 0:
                continue
            if s.get(thing, its.CONTROLLER) == seat:
                found = abilities(s, thing)
                i: i64 = 0
                while i < len(found):
                    header = found[i]
                    if lay.kind(code, header) == op.ACTIVATED and self.open_for(s, thing, header, seat):
                        if bar_ability(s, seat, thing, header) == 0:
                            out = append(out, o.make(o.ACTIVATE, o.ability(s.spot(thing), i)))
                    i += 1
        return out

    def open_for(self, s: Board, thing: i64, header: i64, seat: i64) -> bool:
        code = s.library.code
        if not lay.has(code, header, lay.LIMITS):
            return False
        at = lay.part(code, header, lay.LIMITS)
        i: i64 = 0
        while i < lay.pairs(code, at):
            if lay.pair_kind(code, at, i) == op.ALSO_IN:
                if phase_is(s, lay.pair_part(code, at, i), Scene(s.ref(thing), seat, vec[i64]())):
                    return True
            i += 1
        return False

    def options(self, s: State) -> vec[i64]:
        return append(self.chances(cast(Board, s), s.seat), o.PASS)

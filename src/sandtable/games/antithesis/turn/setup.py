"""Setup (SETUP.1 to SETUP.10): decks, dice, hands, initiative, Champions, the first Objective."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import IN_SETUP, Deploy
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.evaluating.lasting import end_phase
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.language.costs import NUMBERS
from sandtable.games.antithesis.payment.dice import collect_dice, even, gain_command
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import SEATS, SHORT_GAME, Board
from sandtable.games.antithesis.turn.drawing import draw
from sandtable.games.antithesis.turn.objective import RevealObjective
from sandtable.games.antithesis.turn.phases import Phases, reset_limits
from sandtable.games.antithesis.windows.events import UNORDERED
from sandtable.games.antithesis.windows.following import after
from sandtable.kernel.frames import AGAIN, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

INCOME: Final = 0  # steps: SETUP.5, first player
SECOND_INCOME: Final = 1
DRAWING: Final = 2  # SETUP.6
MULLIGAN: Final = 3  # SETUP.6.i
SECOND_MULLIGAN: Final = 4
EXCHANGED: Final = 5
ROLL: Final = 6  # SETUP.7
ROLLED: Final = 7
SECOND_ROLLED: Final = 8
BEGINNER: Final = 9  # the winner of initiative was asked
CHAMPION: Final = 10  # SETUP.9: whose turn it is to place one
CHOSEN: Final = 11
PLACED: Final = 12
OBJECTIVE: Final = 13  # SETUP.10
ENDS: Final = 14
FALLEN: Final = 15  # who has fallen because durations ended is gone

SETTING_UP: Final = 11  # `s.phase` from SETUP.8 on
OPENING_HAND: Final = 4
COMPENSATION: Final = NUMBERS["setup_gain"]  # Command Points of who goes second (R4)


@final
@mypyc_attr(acyclic=True)
class Setup(Asking):
    """From shuffled decks to the first Main Phase; it becomes the frame of the Main Phases."""

    FIELDS: ClassVar[tuple[str, ...]] = ("back", "second_back", "player", "thing")

    def __init__(self) -> None:
        super().__init__()
        self.back = vec[i64]()  # what the first player puts back, until the other has decided as well (R118)
        self.second_back = vec[i64]()
        self.player: i64 = 0  # who places a Champion
        self.thing: i64 = -1

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step <= SECOND_INCOME:
            seat = self.step
            self.step += 1
            return s.push(collect_dice(board, seat))
        if self.step == DRAWING:
            for seat in range(SEATS):
                draw(board, seat, OPENING_HAND)
            self.step = MULLIGAN
            return s.push(self.mulligan(board, 0))
        if self.step == MULLIGAN:
            self.back = s.picked
            self.step = SECOND_MULLIGAN
            return s.push(self.mulligan(board, 1))
        if self.step == SECOND_MULLIGAN:
            self.second_back = s.picked
            self.exchange(board, 0, self.back)
            self.exchange(board, 1, self.second_back)
            self.back = vec[i64]()
            self.second_back = vec[i64]()
            self.step = ROLL
        if self.step <= BEGINNER:
            return self.initiative(board)
        if after(board):
            return AGAIN
        return self.place(board) if self.step <= PLACED else self.finish(board)

    # ---- SETUP.6

    def mulligan(self, s: Board, player: i64) -> Pick:
        """Any of the four, in the order in which they go under the deck; unseen by the other (R118)."""
        hand = vec[i64]()
        for thing in s.hand_of(player):
            hand = append(hand, s.ref(thing))
        frame = Pick(player, hand, 0, OPENING_HAND, c.SETUP_6_I)
        frame.ordered = 1
        frame.always = 1
        return frame

    def exchange(self, s: Board, player: i64, back: vec[i64]) -> None:
        for ref in back:
            s.lie_in(thing_of(ref), zones.MAIN_DECK)
            s.to_bottom(thing_of(ref))
        s.let(player, their.EXCHANGED, i64(len(back)) + 1)
        s.tell(facts.EXCHANGED, player, i64(len(back)))
        draw(s, player, i64(len(back)))

    # ---- SETUP.7

    def initiative(self, s: Board) -> i64:
        if self.step == ROLL:
            self.step = ROLLED
            return s.roll(c.SETUP_7, even())
        if self.step == ROLLED:
            s.let(0, their.INITIATIVE, s.answer + 1)
            self.step = SECOND_ROLLED
            return s.roll(c.SETUP_7, even())
        if self.step == SECOND_ROLLED:
            s.let(1, their.INITIATIVE, s.answer + 1)
            for seat in range(SEATS):
                s.tell(facts.INITIATIVE, seat, s.of(seat, their.INITIATIVE))
            if s.of(0, their.INITIATIVE) == s.of(1, their.INITIATIVE):
                self.step = ROLL  # SETUP.7.i
                return AGAIN
            self.step = BEGINNER
            winner: i64 = 0 if s.of(0, their.INITIATIVE) > s.of(1, their.INITIATIVE) else 1
            return s.ask(winner, c.SETUP_7)
        s.active = o.value_of(s.answer)
        s.phase = SETTING_UP
        s.tell(facts.BEGINS, s.active, 0)
        gain_command(s, s.defensive(), COMPENSATION)  # SETUP.8
        self.player = s.active
        self.step = CHAMPION
        return AGAIN

    # ---- SETUP.9

    def place(self, s: Board) -> i64:
        if self.step == CHAMPION:
            if len(champions_of(s, self.player)) == 0:
                self.player = s.other(self.player)
                if len(champions_of(s, self.player)) == 0:
                    self.step = OBJECTIVE
                    return AGAIN
            self.step = CHOSEN
            return s.push(Pick(self.player, champions_of(s, self.player), 1, 1, c.SETUP_9))
        if self.step == CHOSEN:
            self.thing = thing_of(s.picked[0])
            self.step = PLACED
            return s.push(Deploy(self.player, self.thing, IN_SETUP))
        if s.get(self.thing, its.ZONE) == zones.SET_ASIDE:
            s.lie_in(self.thing, zones.HAND)  # R28: nowhere to place it
        self.player = s.other(self.player)
        self.step = CHAMPION
        return AGAIN

    def finish(self, s: Board) -> i64:
        """SETUP.10, and the end of setup, which is a Phase of its own (R184)."""
        if self.step == OBJECTIVE:
            self.step = ENDS
            return s.push(RevealObjective(s.defensive()))
        if self.step == ENDS:
            self.step = FALLEN
            end_phase(s)
            return AGAIN
        reset_limits(s)
        s.frames.pop()
        return s.push(Phases())

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([o.make(o.BEGIN, 0), o.make(o.BEGIN, 1)])

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE or option in self.options(s):
            return 0
        return c.R117 if o.kind_of(option) == o.BEGIN else UNLISTED

    def copy(self) -> Setup:
        twin = Setup()
        twin.step = self.step
        twin.back = self.back[:]
        twin.second_back = self.second_back[:]
        twin.player = self.player
        twin.thing = self.thing
        return twin


def champions_of(s: Board, player: i64) -> vec[i64]:
    """The Champions that wait to be placed."""
    out = vec[i64]()
    for thing in s.pile_of(player, zones.SET_ASIDE):
        out = append(out, s.ref(thing))
    return out


# ---- the beginning


def deal(
    library: Library,
    champions: list[list[int]],
    mains: list[list[int]],
    strategies: list[list[int]],
    key: bytes,
    total: int = SHORT_GAME,
) -> Board:
    """A table with everything in its zone, decks shuffled (SETUP.1 to SETUP.4); faces, seat by seat."""
    s = Board(SEATS, key, [], library)
    s.seat_players()
    s.order = vec[i64]([0, 1])
    s.phase = UNORDERED
    s.total = total
    for seat in range(SEATS):
        for face in champions[seat]:
            thing = new_card(s, face, seat, zones.SET_ASIDE)
            s.set_flag(thing, its.IS_CHAMPION)
            s.put(thing, its.KNOWN, s.everybody())
            bring_along(s, face, seat)
        for face in strategies[seat]:
            new_card(s, face, seat, zones.STRATEGY_DECK)
        for face in mains[seat]:
            new_card(s, face, seat, zones.MAIN_DECK)
        s.shuffle(s.pile_of(seat, zones.MAIN_DECK))
        s.shuffle(s.pile_of(seat, zones.OBJECTIVE_DECK))
    s.derive()
    return s


def bring_along(s: Board, champion: i64, seat: i64) -> None:
    """A Champion's Directive and Objectives (DECK.1.5, DECK.1.6)."""
    lib = s.library
    face: i64 = 0
    while face < len(lib.names):
        if lib.champion[face] == champion:
            if lib.kind[face] == op.DIRECTIVE:
                thing = new_card(s, face, seat, zones.IN_PLAY)
                s.put(thing, its.PLACE, its.DIRECTIVES)
            elif lib.kind[face] == op.OBJECTIVE:
                new_card(s, face, seat, zones.OBJECTIVE_DECK)
        face += 1


def new_card(s: Board, face: i64, seat: i64, zone: i64) -> i64:
    thing = s.new_thing(face, seat)
    s.set_zone(thing, zone)
    s.put(thing, its.RANK, s.tick())
    return thing

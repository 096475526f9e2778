"""Setting up a game (2.0.3 to 2.0.22, R9 to R12, R141)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.changes import cards
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts, geometry
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.turn.phases import Turns, refs
from sandtable.kernel.frames import AGAIN
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

FIRST_HAND: Final = 4  # 2.0.17
LATER_HAND: Final = 5  # 2.0.18

DECIDING: Final = 0
NAMED: Final = 1
REPLACING: Final = 2
REPLACED: Final = 3


def deal(library: Library, leaders: list[int], decks: list[list[int]], key: bytes) -> Board:
    """The Leaders in their Zones and the Decks beside them, before anybody has chosen."""
    seats = len(leaders)
    s = Board(seats, key, [], library)
    s.seat_players()
    s.order = vec[i64](list(range(seats)))
    for seat in range(seats):
        leader = s.new_thing(leaders[seat], seat)
        s.put(leader, its.PLACE, its.LEADER_ZONE)
        s.put(leader, its.SLOT, geometry.LEADER_SPOT)
        s.set_flag(leader, its.IS_LEADER)
        s.set_zone(leader, op.BOARD)
        s.let(seat, their.LEADER, leader)
        s.let(seat, their.RANK, 1)
        for face in decks[seat]:
            thing = s.new_thing(face, seat)
            s.set_zone(thing, op.DECK)
            s.put(thing, its.RANK, s.tick())
    return s


@final
@mypyc_attr(acyclic=True)
class Setup(Asking):
    """Who begins, the opening hands, one replacement each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("decider", "index", "chosen")

    def __init__(self) -> None:
        super().__init__()
        self.decider: i64 = 0
        self.index: i64 = 0
        self.chosen = vec[i64]()  # what players put under their Decks, done when all have chosen (R11)

    def left(self, s: CardState) -> i64:
        if self.step == NAMED:
            s.answer = o.make(o.BEGIN, s.seat)
        s.picked = vec[i64]()
        return self.go(s)

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == DECIDING:
            for seat in s.order:
                cards.shuffle(board, seat)
            self.decider = self.who_decides(board)
            self.step = NAMED
            return s.ask(self.decider, c.C_2_0_15)
        if self.step == NAMED:
            named = o.value_of(s.answer)
            if s.seats == 4 and board.team_of(named) != board.team_of(self.decider) and self.index == 0:
                self.index = 1  # R141: that team names its first player
                self.decider = named
                return s.ask(named, c.R141)
            self.begin(board, named)
            self.index = 0
            self.step = REPLACING
        if self.step == REPLACED:
            self.chosen = extend(self.chosen, s.picked)
            self.step = REPLACING
        while self.index < len(s.order):
            seat = s.order[self.index]
            self.index += 1
            if s.alive(seat):
                hand = refs(board, board.hand_of(seat))
                self.step = REPLACED
                return s.push(Pick(seat, hand, 0, i64(len(hand)), c.C_2_0_20))
        self.replace(board)
        s.history = vec[i64]()
        board.recent = vec[i64]()
        s.noted = vec[i64]()
        s.frames[-1] = Turns()
        return AGAIN

    def who_decides(self, s: Board) -> i64:
        """The lower printed HP, of four players the lower sum; a tie is a coin flip (R9, R10, R141)."""
        lib = s.library
        sums = vec[i64]([0] * 4)
        seat: i64 = 0
        while seat < s.seats:
            sums[s.team_of(seat)] += lib.hp[s.get(s.of(seat, their.LEADER), its.FACE)]
            seat += 1
        if sums[0] == sums[1]:
            coin = vec[i64]([0, 1])
            s.dice().shuffle(coin)
            return coin[0]
        return 0 if sums[0] < sums[1] else 1

    def begin(self, s: Board, first: i64) -> None:
        """Turn order from the first player on, and the opening hands (2.0.17, 2.0.18)."""
        order = vec[i64]()
        i: i64 = 0
        while i < s.seats:
            order = append(order, (first + i) % s.seats)
            i += 1
        s.order = order
        s.active = first
        s.starter = first
        s.tell(facts.BEGINS, first, 0)
        for seat in order:
            cards.draw_opening(s, seat, FIRST_HAND if seat == first else LATER_HAND)

    def replace(self, s: Board) -> None:
        """The chosen cards go under the Decks in random order, then as many are Drawn (R11)."""
        for seat in s.order:
            mine = vec[i64]()
            for value in self.chosen:
                if s.get(thing_of(value), its.OWNER) == seat and s.alive(seat):  # R174
                    mine = append(mine, thing_of(value))
            if len(mine) > 0:
                s.dice().shuffle(mine)
                for thing in mine:
                    cards.under_deck(s, thing)
                    s.put(thing, its.KNOWN, 0)
                s.tell(facts.TAKEN, seat, i64(len(mine)))
                cards.draw_opening(s, seat, i64(len(mine)))

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        seat: i64 = 0
        while seat < s.seats:
            if board.alive(seat) and (self.index == 0 or not board.opposes(seat, s.seat)):
                out = append(out, o.make(o.BEGIN, seat))
            seat += 1
        return out

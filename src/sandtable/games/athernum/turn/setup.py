"""Setting up a game (chapter 8, R67)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.changes.cards import draw, shuffle
from sandtable.games.athernum.changes.entering import may_stand, place_for
from sandtable.games.athernum.changes.lasting import register_meanings
from sandtable.games.athernum.changes.own_rules import rule_about
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.phases import Turns
from sandtable.kernel.frames import AGAIN
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.resolve import Resolve
from sandtable.timing.rows import ascending
from sandtable.timing.things import CardState

HAND_SIZE: Final = 6  # 8.0.5a


NOBODY: Final = -1  # chosen by a player who has conceded

CHOOSING: Final = 0
REVEAL: Final = 1
RULES: Final = 3


_OWNER: Final = 4  # bits of whose deck is meant in a demand
_OWNERS: Final = (1 << _OWNER) - 1


def demand_of(asker: i64, owner: i64) -> i64:
    """Somebody wants somebody's deck to be shuffled once more."""
    return asker << _OWNER | owner


def can_lead(s: Board, face: i64) -> bool:
    """R135: a field, a permanent, and no text of its own against it."""
    lib = s.library
    if lib.field[face] == 0 or not may_stand(s, face):
        return False
    return rule_about(s, face, op.FORBID, op.LEAD) == 0


def faces_in_deck(s: Board, player: i64) -> vec[i64]:
    """The different cards of a deck, in ascending order."""
    out = vec[i64]()
    for thing in s.pile_of(player, op.DECK):
        if s.get(thing, its.FACE) not in out:
            out = append(out, s.get(thing, its.FACE))
    return ascending(out)


def deal(library: Library, mains: list[list[int]], extras: list[list[int]], key: bytes) -> Board:
    """The decks on the table, before anybody has chosen."""
    seats = len(mains)
    s = Board(seats, key, [], library, vec[i64]())
    s.seat_players()
    s.order = vec[i64](list(range(seats)))
    for seat in range(seats):
        s.let(seat, their.ALIVE, 1)
        s.let(seat, their.LEADER, -1)
        for zone, faces in ((op.DECK, mains[seat]), (op.EXTRA_DECK, extras[seat])):
            for face in faces:
                thing = s.new_thing(face, seat)
                s.set_zone(thing, zone)
                s.put(thing, its.RANK, s.tick())
    return s


@final
@mypyc_attr(acyclic=True)
class Setup(Asking):
    """Choose in secret, reveal together, place, exhaust, initiative, pool, shuffle, draw six (R67)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "chosen", "index", "demands")

    def __init__(self) -> None:
        super().__init__()
        self.player: i64 = 0
        self.chosen = vec[i64]()  # the face that each player has chosen so far
        self.index: i64 = 0
        self.demands = vec[i64]()  # who wants whose deck to be shuffled once more

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        s.answer = NOBODY
        return self.go(s)

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == REVEAL and s.answer != NOBODY and o.kind_of(s.answer) == o.RESHUFFLE:
            self.demands = append(self.demands, demand_of(self.player, o.value_of(s.answer)))
            s.tell(facts.DEMANDED, self.player, o.value_of(s.answer))
            return s.ask(self.player, c.C_8_0_1A)
        if self.step == CHOOSING:
            self.step = REVEAL
            return s.ask(self.player, c.C_8_0_1A)
        if self.step == REVEAL:
            face: i64 = NOBODY
            if s.answer != NOBODY:
                face = o.value_of(s.answer)
                s.tell(facts.CHOSE, self.player, face)
            self.chosen = append(self.chosen, face)
            self.player += 1
            if self.player < s.seats:
                return s.ask(self.player, c.C_8_0_1A)
            self.reveal(s)
            self.initiative(s)
            self.hands(s)
            self.step = RULES
        while self.index < len(s.order):  # what a main character says about the starting hand (R141)
            seat = s.order[self.index]
            self.index += 1
            header = self.hand_rule(s, seat)
            if header > 0:
                frame = Resolve()
                frame.header = header
                frame.pc = lay.part(s.library.code, header, lay.BODY)
                frame.source = s.ref(s.of(seat, their.LEADER))
                frame.you = seat
                return s.push(frame)
        for seat in s.order:
            s.let(seat, their.DRAWN, 0)
        s.history = vec[i64]()
        s.noted = vec[i64]()
        s.frames[-1] = Turns()
        return AGAIN

    def leaders(self, s: Board, player: i64) -> vec[i64]:
        """The different cards of a deck that may be chosen."""
        out = vec[i64]()
        for face in faces_in_deck(s, player):
            if can_lead(s, face):
                out = append(out, face)
        return out

    def reveal(self, s: Board) -> None:
        """8.0.1c, 8.0.1d, 3.0.4, 8.0.3: shown together, put into their zones, exhausted without a counter."""
        player: i64 = 0
        while player < s.seats:
            face = self.chosen[player]
            if face == NOBODY:
                player += 1
                continue
            thing: i64 = 0
            while (
                s.get(thing, its.FACE) != face
                or s.get(thing, its.OWNER) != player
                or s.get(thing, its.ZONE) != op.DECK
            ):
                thing += 1
            kind = s.library.supertype[face]
            place: i64 = its.MAIN_SLOT if kind == op.CHARACTER else place_for(s, face)
            s.set_zone(thing, op.BOARD)
            s.put(thing, its.PLACE, place)  # 7.1.1b: the main character slot stays blocked otherwise
            s.put(thing, its.SIDE, its.LIES_EXHAUSTED)
            s.put(thing, its.HOST, -1)
            s.put(thing, its.STAMP, s.tick())
            s.put(thing, its.RANK, s.tick())
            s.set_flag(thing, its.IS_MAIN | its.IS_COUNTED)
            s.let(player, their.LEADER, thing)
            s.let(player, their.FACTION, s.library.faction[face])  # 3.0.6, R42
            s.pool += s.library.field[face]  # 10.1.1
            s.tell(facts.REVEALED, player, face)
            player += 1
        register_meanings(s)

    def initiative(self, s: Board) -> None:
        """8.0.2: the lowest printed cost first, none counts as 0; ties by the dice, once (R66, R68)."""
        seats = vec[i64]()
        seat: i64 = 0
        while seat < s.seats:
            seats = append(seats, seat)
            seat += 1
        s.dice().shuffle(seats)
        out = vec[i64]()
        while len(out) < s.seats:
            best: i64 = -1
            for one in seats:
                if one not in out and (best < 0 or self.cost(s, one) < self.cost(s, best)):
                    best = one
            out = append(out, best)
            s.tell(facts.ORDER, best, i64(len(out)))
        s.order = out
        s.starter = out[0]
        s.active = out[0]

    def cost(self, s: Board, player: i64) -> i64:
        if self.chosen[player] == NOBODY:
            return 0
        cost = s.library.cost[self.chosen[player]]
        return cost if cost > 0 else 0

    def hands(self, s: Board) -> None:
        """8.0.4a, 8.0.5a."""
        for seat in s.order:
            if s.alive(seat):
                shuffle(s, seat)
                for demand in self.demands:  # 8.0.4b
                    if demand & _OWNERS == seat:
                        shuffle(s, seat)
        for seat in s.order:
            if s.alive(seat):
                draw(s, seat, HAND_SIZE)

    def hand_rule(self, s: Board, seat: i64) -> i64:
        """The header of a main character's rule about the starting hand, or 0."""
        lib = s.library
        leader = s.of(seat, their.LEADER)
        if not s.alive(seat):
            return 0
        for header in lib.printed(s.get(leader, its.FACE)):
            if lay.kind(lib.code, header) == op.RULE and lay.has(lib.code, header, lay.EVENT):
                if lay.kind(lib.code, lay.part(lib.code, header, lay.EVENT)) == op.STARTING_HAND:
                    return header
        return 0

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        for face in self.leaders(cast(Board, s), s.seat):
            out = append(out, o.make(o.LEAD, face))
        return out

    def candidates(self, s: State) -> vec[i64]:
        """Every card of the deck could be tried."""
        board = cast(Board, s)
        out = self.asides(s)
        for face in faces_in_deck(board, s.seat):
            out = append(out, o.make(o.LEAD, face))
        return out

    def asides(self, s: State) -> vec[i64]:
        """Conceding, and the demand that another player's deck be shuffled once more: once each (R121)."""
        out = append(vec[i64](), i64(o.CONCEDE))
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.seat and cast(Board, s).alive(seat) and demand_of(s.seat, seat) not in self.demands:
                out = append(out, o.make(o.RESHUFFLE, seat))
            seat += 1
        return out

    def bar(self, s: State, option: i64) -> i64:
        if option in self.asides(s) or option in self.options(s):
            return 0
        if o.kind_of(option) == o.RESHUFFLE:
            return c.R121
        return c.C_8_0_1E if o.kind_of(option) == o.LEAD else -1

    def redeal(self, s: State, seat: i64, dice: Dice) -> None:
        """What others have chosen in secret is chosen anew."""
        board = cast(Board, s)
        if self.step != REVEAL:
            return
        chosen = self.chosen[:]
        player: i64 = 0
        while player < len(chosen):
            if player != seat and chosen[player] != NOBODY:
                leaders = self.leaders(board, player)
                chosen[player] = leaders[dice.below(len(leaders))]
            player += 1
        self.chosen = chosen

"""The table of a card game: every card and token with where it lies, the players, what waits and what lasts.

A card or token is a number, its *thing*; what is true of it stands in one block of integers, `width` a thing:
the columns that every game has (columns.py), and behind them the game's own. Whenever it changes zones it
becomes a new object and gets a new stamp; whoever has to find it again holds a *ref*, which is its number and
that stamp.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program.words import BOARD, GONE, HAND
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.policy import Policy
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.timing import columns as its
from sandtable.timing import facts
from sandtable.timing import lasting as lasts
from sandtable.timing.faces import BANS, GIVES, LOWERING, SWAPS, UNASKED, Faces
from sandtable.timing.options import PASS
from sandtable.timing.rows import ascending, by_keys, having, lacking
from sandtable.timing.values import MOST_THINGS, NOTHING, ref_of, stamp_of, thing_of

SPECTATORS: Final = 1 << 8  # among the bits of KNOWN: those who only watch
DRAWN_GAME: Final = 1 << 8  # `result`: winners as bits; this if there are none
REDEALS: Final = 64  # deals that are tried before one is put right by hand


@mypyc_attr(acyclic=True)
class CardState(State):
    """A state with cards; a game adds its own columns in a subclass."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "things", "players", "board", "order", "marks", "lasting", "stack", "noted", "arriving",
        "history", "truths", "uses", "waiting", "excluded", "picked", "turn", "active", "phase",
        "clock", "numbers", "result", "ended", "out", "shown", "resolving", "choices", "chain",
        "happened",
    )  # fmt: skip

    def __init__(
        self, seats: i64, key: bytes, frames: list[Frame], faces: Faces, width: i64, player_width: i64
    ) -> None:
        super().__init__(seats, key, frames)
        self.faces = faces
        self.rules = faces.rules
        self.width: i64 = width  # columns of a thing
        self.player_width: i64 = player_width  # and of a player
        self.things = vec[i64]()
        self.players = vec[i64]()
        self.board = vec[i64]()  # the things on the board, in the order in which they came there
        self.order = vec[i64]()  # turn order
        self.marks = vec[i64]()  # markers that have no column: thing, kind, number (tallies.py)
        self.lasting = vec[i64]()  # see lasting.py
        self.stack = vec[i64]()  # effects that wait, see pending.py
        self.noted = vec[i64]()  # triggered abilities that wait to go on the stack
        self.arriving = vec[i64]()  # static abilities that wait to go there
        self.history = vec[i64]()  # events that conditions may ask about, see history.py
        self.truths = vec[i64]()  # states that were true at the last check: ref, header
        self.uses = vec[i64]()  # ref, header, how often in this turn
        self.waiting = vec[i64]()  # what happens instead of something that was replaced
        self.excluded = vec[i64]()  # replacements whose own rows are being carried out
        self.picked = vec[i64]()  # what a child frame has picked: the answer to the frame below
        self.turn: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = 0
        self.clock: i64 = 1  # for stamps, ranks and timestamps
        self.numbers: i64 = 1  # of effects on the stack
        self.result: i64 = 0  # who has won, as bits, or DRAWN_GAME; 0 while the game goes on
        self.ended: i64 = 0  # the clause that ended the game
        self.out: i64 = 0  # players who have lost, as bits
        self.shown = vec[i64]()  # what was shown last: seats as bits, faces
        self.resolving: i64 = 0  # the number of the effect that resolves
        self.choices: i64 = 0  # choices made so far, passes aside
        self.chain: i64 = 0  # stacks since somebody was free to act
        self.floor: i64 = UNASKED  # statements that look at this or something later are left aside
        self.happened: i64 = 0  # the last beat on which anything has happened
        # derived, for speed: what is below follows from the columns above, see `derive`
        self.hand = vec[i64]()  # the things in hands, in ascending order
        self.odd = vec[i64]()  # the things whose text can matter outside the board, in ascending order
        self.shapes: i64 = 0  # operations among the lasting effects, as bits of `Faces.shapes`
        self.bans: i64 = 0  # events that somebody forbids or permits, as bits of `Faces.signs`
        self.swaps: i64 = 0  # events that a replacement or prevention waits for, likewise
        self.given: i64 = 0  # what granted abilities listen to, as bits of `Faces.hears`

    def take_columns(self, other: CardState) -> None:
        """For `clone`: copy what every card game has, the kernel's registers included."""
        self.take_registers(other)
        self.things = other.things[:]
        self.players = other.players[:]
        self.board = other.board  # never changed in place, like the order and the hands
        self.order = other.order
        self.marks = other.marks[:]
        self.lasting = other.lasting[:]
        self.stack = other.stack[:]
        self.noted = other.noted[:]
        self.arriving = other.arriving[:]
        self.history = other.history[:]
        self.truths = other.truths[:]
        self.uses = other.uses[:]
        self.waiting = other.waiting[:]
        self.excluded = other.excluded[:]
        self.picked = other.picked[:]
        self.turn = other.turn
        self.active = other.active
        self.phase = other.phase
        self.clock = other.clock
        self.numbers = other.numbers
        self.result = other.result
        self.ended = other.ended
        self.out = other.out
        self.shown = other.shown[:]
        self.resolving = other.resolving
        self.choices = other.choices
        self.chain = other.chain
        self.happened = other.happened
        self.hand = other.hand
        self.odd = other.odd
        self.shapes = other.shapes
        self.bans = other.bans
        self.swaps = other.swaps
        self.given = other.given

    def apply(self, option: i64) -> None:
        if option != PASS:
            self.choices += 1
        super().apply(option)

    def loaded(self) -> None:
        if len(self.things) % self.width or len(self.players) != self.seats * self.player_width:
            raise NotationError("things and players do not have the numbers they should have")
        faces: i64 = len(self.faces.names)
        thing: i64 = 0
        while thing < self.count():
            if not 0 <= self.get(thing, its.FACE) < faces:
                raise NotationError(f"the thing {thing} has a face that no card has")
            thing += 1
        if len(self.lasting) % lasts.WIDTH:
            raise NotationError("what lasts does not have the numbers it should have")
        for at in lasts.each(self.lasting):
            row = self.lasts(at, lasts.ROW)
            operation = self.lasts(at, lasts.OPERATION)
            if not (0 <= row < len(self.faces.touches) and 0 <= operation < len(self.faces.roles)):
                raise NotationError(f"no effect that lasts has the row {row}")
        self.derive()

    def policy(self) -> Policy:
        return self.faces.policy

    # ---- what is derived

    def derive(self) -> None:
        """Work out from the columns what is kept beside them for speed."""
        self.hand = self.found(HAND)
        self.find_odd()
        self.set_lasting(self.lasting)

    def find_odd(self) -> None:
        """Faces have changed: look again for those whose text can matter outside the board."""
        out = vec[i64]()
        flags = self.faces.flags
        odd = self.faces.odd
        things = self.things
        at: i64 = 0
        while at < len(things):
            if flags[things[at + its.FACE]] & odd != 0:
                out = append(out, at // self.width)
            at += self.width
        self.odd = out

    def set_lasting(self, rows: vec[i64]) -> None:
        """The lasting effects are now these: the only way to change them, but for their numbers."""
        self.lasting = rows
        self.shapes = 0
        self.bans = 0
        self.swaps = 0
        self.given = 0
        for at in lasts.each(rows):
            self.see_lasting(lasts.get(rows, at, lasts.OPERATION), lasts.get(rows, at, lasts.ROW))

    def see_lasting(self, operation: i64, row: i64) -> None:
        """One more lasting effect counts in what is derived from them."""
        faces = self.faces
        self.shapes |= faces.shapes[operation]
        touches = faces.touches[row]
        role = faces.roles[operation]
        if role == BANS:
            self.bans |= touches
        elif role == SWAPS:
            self.swaps |= touches
        elif role == GIVES:
            self.given |= touches
        elif touches != 0:
            self.shapes |= LOWERING

    def lasts(self, at: i64, field: i64) -> i64:
        """A field of the lasting effect that begins here."""
        return self.lasting[at + field]

    # ---- things

    def count(self) -> i64:
        return len(self.things) // self.width

    def get(self, thing: i64, field: i64) -> i64:
        return self.things[thing * self.width + field]

    def put(self, thing: i64, field: i64, value: i64) -> None:
        self.things[thing * self.width + field] = value

    def flag(self, thing: i64, flag: i64) -> bool:
        return self.things[thing * self.width + its.FLAGS] & flag != 0

    def set_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * self.width + its.FLAGS] |= flag

    def clear_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * self.width + its.FLAGS] &= ~flag

    def ref(self, thing: i64) -> i64:
        return ref_of(thing, self.things[thing * self.width + its.STAMP])

    def same(self, ref: i64) -> bool:
        """Whether a ref still means what lies there now."""
        return self.things[thing_of(ref) * self.width + its.STAMP] == stamp_of(ref)

    def linked(self, source: i64) -> i64:
        """What the register LINKED holds for an object: what it is attached to at this moment."""
        if source <= 0 or not self.same(source):
            return NOTHING
        host = self.get(thing_of(source), its.HOST)
        if host < 0:
            return NOTHING
        return self.ref(host)

    def tick(self) -> i64:
        self.clock += 1
        return self.clock

    def supposing(self, thing: i64, field: i64, value: i64) -> CardState:
        """A copy in which one thing is otherwise, for whoever asks what would be."""
        twin = cast(CardState, self.clone())
        twin.floor = self.floor
        twin.put(thing, field, value)
        return twin

    def in_order(self, values: vec[i64], field: i64) -> vec[i64]:
        """Things, or refs of things, in the order of one of their columns; the row itself is changed."""
        keys = vec[i64](capacity=len(values))
        for value in values:
            keys = append(keys, self.get(thing_of(value), field))
        return by_keys(values, keys)

    def new_thing(self, face: i64, owner: i64) -> i64:
        """One more thing, nowhere yet."""
        thing = self.count()
        if thing >= MOST_THINGS:
            thing = self.old_thing()
        else:
            things = self.things
            i: i64 = 0
            while i < self.width:
                things = append(things, i64(0))
                i += 1
            self.things = things
        self.put(thing, its.FACE, face)
        self.put(thing, its.OWNER, owner)
        self.put(thing, its.CONTROLLER, owner)
        self.put(thing, its.HOST, -1)
        self.put(thing, its.FLAGS, 0)
        self.put(thing, its.STAMP, self.tick())
        if self.faces.flags[face] & self.faces.odd != 0 or thing in self.odd:
            self.find_odd()
        return thing

    def old_thing(self) -> i64:
        """The place of a token that has been gone the longest, once there is no room for more."""
        best: i64 = -1
        thing: i64 = 0
        while thing < self.count():
            if self.get(thing, its.ZONE) == GONE and self.flag(thing, its.IS_TOKEN):
                if best < 0 or self.get(thing, its.STAMP) < self.get(best, its.STAMP):
                    best = thing
            thing += 1
        if best < 0:  # a game has a rule by which there are never so many
            raise NotationError("this table has no room for another card or token")
        return best

    def restore(self, was: vec[i64]) -> None:
        """Put every thing back as it was; what it shows was never changed, and whoever has seen it by now
        knows it.
        """
        thing: i64 = 0
        while thing * self.width < len(was):
            start = thing * self.width
            known = self.get(thing, its.KNOWN)
            if self.get(thing, its.ZONE) != was[start + its.ZONE]:
                known |= self.seers(thing)
            field: i64 = its.OWNER  # all but the face
            while field < self.width:
                self.put(thing, field, was[start + field])
                field += 1
            self.put(thing, its.KNOWN, known)
            thing += 1
        while thing < self.count():  # a token that was made in between
            self.set_zone(thing, GONE)
            thing += 1

    # ---- zones

    def set_zone(self, thing: i64, zone: i64) -> None:
        """Put a thing into a zone, and keep the lists of what is on the board and in hands."""
        was = self.get(thing, its.ZONE)
        self.put(thing, its.ZONE, zone)
        if was == zone:
            return
        if was == BOARD:
            self.board = lacking(self.board, thing)
        elif was == HAND:
            self.hand = lacking(self.hand, thing)
        if zone == BOARD:
            self.board = append(self.board[:], thing)
        elif zone == HAND:
            self.hand = having(self.hand, thing)

    def lie_in(self, thing: i64, zone: i64) -> None:
        """Put a thing into a zone: a new object, on top of what lies there."""
        self.set_zone(thing, zone)
        self.put(thing, its.STAMP, self.tick())
        self.put(thing, its.RANK, self.tick())

    def found(self, zone: i64) -> vec[i64]:
        """The things in a zone, in ascending order."""
        out = vec[i64]()
        things = self.things
        at: i64 = 0
        while at < len(things):
            if things[at + its.ZONE] == zone:
                out = append(out, at // self.width)
            at += self.width
        return out

    def pile_of(self, player: i64, zone: i64) -> vec[i64]:
        """A player's cards in a zone, in ascending order."""
        out = vec[i64]()
        things = self.things
        at: i64 = 0
        while at < len(things):
            if things[at + its.ZONE] == zone and things[at + its.OWNER] == player:
                out = append(out, at // self.width)
            at += self.width
        return out

    def hand_of(self, player: i64) -> vec[i64]:
        """A player's hand, in ascending order."""
        out = vec[i64]()
        for thing in self.hand:
            if self.get(thing, its.OWNER) == player:
                out = append(out, thing)
        return out

    def top_of(self, player: i64, zone: i64) -> i64:
        """The top card of a deck or a discard pile, or -1."""
        best: i64 = -1
        highest: i64 = 0
        things = self.things
        at: i64 = 0
        while at < len(things):
            if things[at + its.ZONE] == zone and things[at + its.OWNER] == player:
                if best < 0 or things[at + its.RANK] > highest:
                    best = at // self.width
                    highest = things[at + its.RANK]
            at += self.width
        return best

    def shuffle(self, cards: vec[i64]) -> None:
        """Put cards of a zone into random order; nobody knows any of them any more."""
        for card in cards:
            self.put(card, its.KNOWN, 0)
            self.clear_flag(card, its.IS_ON_TOP)
        self.dice().shuffle(cards)
        for card in cards:
            self.put(card, its.RANK, self.tick())

    def to_bottom(self, thing: i64) -> None:
        """The lowest place of its zone."""
        lowest: i64 = 0
        for other in self.found(self.get(thing, its.ZONE)):
            if self.get(other, its.RANK) < lowest:
                lowest = self.get(other, its.RANK)
        self.put(thing, its.RANK, lowest - 1)
        self.clear_flag(thing, its.IS_ON_TOP)

    # ---- one look through the board, for those who ask most often

    def placed(self, place: i64, player: i64) -> vec[i64]:
        """What stands in one kind of place on a player's side."""
        out = vec[i64]()
        things = self.things
        for thing in self.board:
            row = thing * self.width
            if things[row + its.PLACE] == place and things[row + its.CONTROLLER] == player:
                out = append(out, thing)
        return out

    def items_of(self, host: i64) -> vec[i64]:
        """What is attached to a thing."""
        out = vec[i64]()
        things = self.things
        for thing in self.board:
            if things[thing * self.width + its.HOST] == host:
                out = append(out, thing)
        return out

    def listening(self, bit: i64, side: i64) -> vec[i64]:
        """What lies on that side and has a printed trigger on an event, as a bit of `Faces.events`."""
        out = vec[i64]()
        things = self.things
        events = self.faces.events
        for thing in self.board:
            row = thing * self.width
            if events[things[row + its.FACE]] & bit != 0 and things[row + its.SIDE] == side:
                out = append(out, thing)
        return out

    def spot(self, thing: i64) -> i64:
        """Where a thing stands in `board`: known to all, while its number would tell when it was drawn."""
        i: i64 = 0
        while i < len(self.board):
            if self.board[i] == thing:
                return i
            i += 1
        return -1

    def at_spot(self, spot: i64) -> i64:
        """The thing that stands there, or -1."""
        return self.board[spot] if 0 <= spot < len(self.board) else i64(-1)

    # ---- what waits to go on the stack

    def take_arriving(self) -> vec[i64]:
        """The static abilities that wait, for whoever puts them on the stack."""
        arriving = self.arriving
        self.arriving = vec[i64]()
        return arriving

    def take_noted(self) -> vec[i64]:
        """What has triggered and waits, for whoever puts it on the stack."""
        noted = self.noted
        self.noted = vec[i64]()
        return noted

    # ---- players

    def of(self, player: i64, field: i64) -> i64:
        return self.players[player * self.player_width + field]

    def let(self, player: i64, field: i64, value: i64) -> None:
        self.players[player * self.player_width + field] = value

    def seat_players(self) -> None:
        """Everybody has nothing yet."""
        self.players = vec[i64]([0] * (self.seats * self.player_width))

    def alive(self, player: i64) -> bool:
        return (self.out >> player) & 1 == 0

    # ---- the end

    def win(self, winners: i64, clause: i64) -> None:
        """The game is over; winners as bits, none for a draw."""
        self.result = DRAWN_GAME
        if winners != 0:
            self.result = winners
        self.ended = clause
        seat: i64 = 0
        while seat < self.seats:
            if (winners >> seat) & 1 == 1:
                self.tell(facts.WON, seat, clause)
            seat += 1
        if winners == 0:
            self.tell(facts.DRAWN_GAME, 0, clause)

    def returns(self) -> list[float]:
        if self.result == 0 or self.result == DRAWN_GAME:
            return [0.0] * self.seats
        return [1.0 if (self.result >> seat) & 1 == 1 else -1.0 for seat in range(self.seats)]

    # ---- who knows what

    def sees(self, seat: i64, thing: i64) -> bool:
        """Whether a seat knows what a card is: because it was shown, or from where it lies."""
        bit = i64(1) << seat if seat >= 0 else i64(SPECTATORS)
        return self.get(thing, its.KNOWN) & bit != 0 or self.rules.sees(self, seat, thing)

    def seers(self, thing: i64) -> i64:
        """Who knows what it is, as bits."""
        bits: i64 = SPECTATORS if self.sees(-1, thing) else 0
        seat: i64 = 0
        while seat < self.seats:
            if self.sees(seat, thing):
                bits |= 1 << seat
            seat += 1
        return bits

    def open_to_seats(self, thing: i64) -> bool:
        """Whether every player knows what it is."""
        return self.seers(thing) & self.every_seat() == self.every_seat()

    def every_seat(self) -> i64:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def everybody(self) -> i64:
        """All seats and the spectators, as bits."""
        return (1 << self.seats) - 1 | SPECTATORS

    def let_know(self, thing: i64, seats: i64) -> None:
        """Seats, as bits, get to know what a card is; if all players do, so does whoever watches."""
        known = self.everybody() if seats == self.every_seat() else seats
        self.put(thing, its.KNOWN, self.get(thing, its.KNOWN) | known)
        self.shown = vec[i64]([seats, self.get(thing, its.FACE)])

    def blur(self, owner: i64) -> None:
        """A card leaves a hand unseen: nobody else can be sure any more that cards it knew are there."""
        for thing in self.hand:
            if self.get(thing, its.OWNER) == owner:
                self.put(thing, its.KNOWN, self.get(thing, its.KNOWN) & (1 << owner))

    # ---- dealing again what a seat does not know

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Deal anew whatever the seat does not know, lot by lot, as the rules of the game part them."""
        for frame in self.frames:
            frame.redeal(self, seat, dice)
        lots = vec[i64](capacity=self.count())
        thing: i64 = 0
        while thing < self.count():
            lots = append(lots, self.rules.lot(self, thing))
            thing += 1
        lot: i64 = 0
        while lot < self.rules.lots(self):
            self.deal_again(seat, lots, lot, dice)
            lot += 1
        self.find_odd()

    def deal_again(self, seat: i64, lots: vec[i64], lot: i64, dice: Dice) -> None:
        """Deal one lot anew; `lots` says of every thing in which it is."""
        hidden = vec[i64]()
        faces = vec[i64]()
        thing: i64 = 0
        total = self.count()
        while thing < total:
            if lots[thing] == lot and not self.sees(seat, thing):
                hidden = append(hidden, thing)
                faces = append(faces, self.get(thing, its.FACE))
            thing += 1
        if len(hidden) < 2:
            return
        faces = ascending(faces)  # from here on nothing depends on which of them lay where
        tries: i64 = 0
        while tries < REDEALS:  # throwing away what cannot be keeps the rest equally likely
            tries += 1
            dice.shuffle(faces)
            self.rules.sort_out(self, hidden, faces)
            i: i64 = 0
            while i < len(hidden):
                self.put(hidden[i], its.FACE, faces[i])
                i += 1
            if self.rules.impossible(self, hidden) < 0:
                return
        self.put_right(hidden)

    def put_right(self, hidden: vec[i64]) -> None:
        """Let what cannot be change places with the next card off the board, once chance has not done it."""
        for other in hidden:
            thing = self.rules.impossible(self, hidden)
            if thing < 0:
                return
            if self.get(other, its.ZONE) != BOARD:
                face = self.get(thing, its.FACE)
                self.put(thing, its.FACE, self.get(other, its.FACE))
                self.put(other, its.FACE, face)


@final
@mypyc_attr(acyclic=True)
class PlainTable(CardState):
    """A table for games that need no columns of their own but those of things and players.

    Compiled code cannot be subclassed by a game installed beside it: such a game keeps what else it has to
    remember in `cells`, and answers by its `Rules`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*CardState.FIELDS, "cells", "outcome")

    def __init__(
        self,
        seats: i64,
        key: bytes,
        frames: list[Frame],
        faces: Faces,
        width: i64 = its.FIRST_OWN,
        player_width: i64 = 1,
    ) -> None:
        super().__init__(seats, key, frames, faces, width, player_width)
        self.cells = vec[i64]()
        self.outcome = vec[i64]()  # one of 1, 0, -1 a seat, once the game is decided

    def clone(self) -> PlainTable:
        frames = [f.copy() for f in self.frames]
        twin = PlainTable(self.seats, self.key, frames, self.faces, self.width, self.player_width)
        twin.take_columns(self)
        twin.cells = self.cells[:]
        twin.outcome = self.outcome
        return twin

    def returns(self) -> list[float]:
        if len(self.outcome) == 0:
            return [0.0] * self.seats
        return [float(value) for value in self.outcome]

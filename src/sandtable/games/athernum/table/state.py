"""The table of Athernum: every card and token with where it lies, the players, the effects.

A card or token is a number, its *thing*; what is true of it stands in one block of integers, WIDTH a thing.
Whenever it changes zones it becomes a new object (R47) and gets a new stamp; whoever has to find it again
holds a *ref*, which is its number and that stamp.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum.cardset.aspects import UNASKED
from sandtable.games.athernum.cardset.library import LOWERING, ODD, Library
from sandtable.games.athernum.clauses import R148
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed, facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.policy import Policy
from sandtable.kernel.rng import Dice
from sandtable.timing import lasting as lasts
from sandtable.timing.rows import ascending, by_keys, having, lacking
from sandtable.timing.things import CardState
from sandtable.timing.values import MOST_THINGS, NOTHING, ref_of, stamp_of, thing_of

SPECTATORS: Final = 1 << 8  # among the bits of KNOWN: those who only watch
REDEALS: Final = 64  # deals that are tried before one is put right by hand

DRAWN_GAME: Final = 1 << 8  # `result`: winners as bits; this if there are none


@final
@mypyc_attr(acyclic=True)
class Board(CardState):
    """One moment of Athernum with all that its rules remember."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "things", "players", "board", "order", "marks", "lasting", "stack", "noted", "history", "truths",
        "uses", "waiting",
        "arriving", "excluded", "spared", "picked", "turn", "active", "phase", "clock", "pool", "numbers",
        "stacked", "chain", "attacker",
        "target", "defender", "combat", "opening", "starter", "result", "ended", "out", "shown", "resolving",
        "choices", "together",
    )  # fmt: skip

    def __init__(
        self, seats: i64, key: bytes, frames: list[Frame], library: Library, things: vec[i64]
    ) -> None:
        super().__init__(seats, key, frames)
        self.library = library
        self.reader = library.reader  # who reads its programs
        self.things = things
        self.players = vec[i64]()
        self.board = vec[i64]()  # the things on the board, in the order in which they came there
        self.order = vec[i64]()  # turn order (R68)
        self.marks = vec[i64]()  # custom markers: thing, kind, number
        self.lasting = vec[i64]()
        self.stack = vec[i64]()  # effects that wait (4.1); see timing/pile.py
        self.noted = vec[i64]()  # triggered abilities that wait for the check to be complete (4.2.3d)
        self.history = vec[i64]()  # events that conditions may ask about
        self.truths = vec[i64]()  # states that were true at the last check (R24): ref, header
        self.uses = vec[i64]()  # ref, header, how often in this turn (R28)
        self.waiting = vec[i64]()  # what happens instead of something that was replaced (R89)
        self.arriving = vec[i64]()  # static abilities that are to go on the stack (4.1.4)
        self.excluded = vec[i64]()  # replacements whose own rows are being carried out (R89)
        self.spared = vec[i64]()  # replacement and ref: used once already in this check (R143)
        self.picked = vec[i64]()  # what a child frame has picked: the answer to the frame below
        self.turn: i64 = 0
        self.active: i64 = 0  # in the Night the player whose turn just ended
        self.phase: i64 = 0
        self.clock: i64 = 1  # for stamps, ranks and timestamps
        self.pool: i64 = 0  # Victory Tokens in the common pool (10.1.1)
        self.numbers: i64 = 1  # of effects on the stack
        self.stacked: i64 = 0  # effects put on a stack so far (R21)
        self.chain: i64 = 0  # stacks since somebody was free to act (R107)
        self.attacker: i64 = 0  # refs
        self.target: i64 = 0
        self.defender: i64 = 0
        self.combat: i64 = 0  # 1 while a combat is carried through
        self.opening: i64 = 0  # the phase whose opening check is due
        self.starter: i64 = 0
        self.result: i64 = 0
        self.ended: i64 = 0  # the clause that ended the game
        self.out: i64 = 0  # players who have lost, as bits
        self.shown = vec[i64]()  # what was shown last: seats as bits, faces
        self.resolving: i64 = 0  # the number of the effect that resolves
        self.choices: i64 = 0  # choices made so far, passes aside (R107)
        self.together = vec[i64]()  # cards discarded at the same time, still to be put in order (R103)
        self.floor: i64 = UNASKED  # statements that look at this or something later are left aside (R147)
        # derived, for speed: what is below follows from the columns above, see `derive`
        self.hand = vec[i64]()  # the things in hands, in ascending order
        self.odd = vec[i64]()  # the things whose text can matter outside the board, in ascending order
        self.shapes: i64 = 0  # operations among the lasting effects, as bits of `Library.shapes`
        self.bans: i64 = 0  # events that a FORBID or PERMIT speaks of, as bits of `Library.signs`
        self.swaps: i64 = 0  # events that a replacement or prevention waits for, likewise
        self.given: i64 = 0  # what granted abilities listen to, as bits of `Library.hears`

    def clone(self) -> Board:
        twin = Board(self.seats, self.key, [f.copy() for f in self.frames], self.library, self.things[:])
        twin.take_registers(self)
        twin.players = self.players[:]
        twin.board = self.board  # never changed in place, like the order and the hands
        twin.order = self.order
        twin.marks = self.marks[:]
        twin.lasting = self.lasting[:]
        twin.stack = self.stack[:]
        twin.noted = self.noted[:]
        twin.history = self.history[:]
        twin.truths = self.truths[:]
        twin.uses = self.uses[:]
        twin.waiting = self.waiting[:]
        twin.arriving = self.arriving[:]
        twin.excluded = self.excluded[:]
        twin.spared = self.spared[:]
        twin.picked = self.picked[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.clock = self.clock
        twin.pool = self.pool
        twin.numbers = self.numbers
        twin.stacked = self.stacked
        twin.chain = self.chain
        twin.attacker = self.attacker
        twin.target = self.target
        twin.defender = self.defender
        twin.combat = self.combat
        twin.opening = self.opening
        twin.starter = self.starter
        twin.result = self.result
        twin.ended = self.ended
        twin.out = self.out
        twin.shown = self.shown[:]
        twin.resolving = self.resolving
        twin.choices = self.choices
        twin.together = self.together[:]
        twin.hand = self.hand
        twin.odd = self.odd
        twin.shapes = self.shapes
        twin.bans = self.bans
        twin.swaps = self.swaps
        twin.given = self.given
        return twin

    def apply(self, option: i64) -> None:
        if option != o.PASS:
            self.choices += 1
        super().apply(option)

    def loaded(self) -> None:
        if len(self.things) % its.WIDTH or len(self.players) != self.seats * their.WIDTH:
            raise NotationError("things and players do not have the numbers they should have")
        faces: i64 = len(self.library.names)
        thing: i64 = 0
        while thing < self.count():
            if not 0 <= self.get(thing, its.FACE) < faces:
                raise NotationError(f"the thing {thing} has a face that no card has")
            thing += 1
        self.derive()

    # ---- what is derived

    def derive(self) -> None:
        """Work out from the columns what is kept beside them for speed."""
        self.hand = self.found(op.HAND)
        self.find_odd()
        self.set_lasting(self.lasting)

    def found(self, zone: i64) -> vec[i64]:
        """The things in a zone, in ascending order."""
        out = vec[i64]()
        things = self.things
        total = self.count()
        thing: i64 = 0
        while thing < total:
            if things[thing * its.WIDTH + its.ZONE] == zone:
                out = append(out, thing)
            thing += 1
        return out

    def find_odd(self) -> None:
        """Faces have changed: look again for those whose text can matter outside the board."""
        out = vec[i64]()
        flags = self.library.flags
        things = self.things
        total = self.count()
        thing: i64 = 0
        while thing < total:
            if flags[things[thing * its.WIDTH + its.FACE]] & ODD != 0:
                out = append(out, thing)
            thing += 1
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
        self.shapes |= self.library.shapes[operation]
        touches = self.library.touches[row]
        if operation == op.FORBID or operation == op.PERMIT:
            self.bans |= touches
        elif operation == op.REPLACE or operation == op.PREVENT_EVENT:
            self.swaps |= touches
        elif operation == op.GRANT:
            self.given |= touches
        elif touches != 0:
            self.shapes |= LOWERING

    def returns(self) -> list[float]:
        if self.result == 0 or self.result == DRAWN_GAME:
            return [0.0] * self.seats
        out: list[float] = []
        seat: i64 = 0
        several = self.result & (self.result - 1) != 0
        while seat < self.seats:
            won = (self.result >> seat) & 1 == 1
            if won:
                out.append(0.0 if several else 1.0)  # R60: a draw between those who won together
            else:
                out.append(-1.0)
            seat += 1
        return out

    def policy(self) -> Policy:
        return self.library.policy

    def win(self, winners: i64, clause: i64) -> None:
        """The game is over; winners as bits, none for a draw (R60)."""
        self.result = winners if winners != 0 else DRAWN_GAME
        self.ended = clause
        seat: i64 = 0
        while seat < self.seats:
            if (winners >> seat) & 1 == 1:
                self.tell(facts.WON, seat, clause)
            seat += 1
        if winners == 0:
            self.tell(facts.DRAWN_GAME, 0, clause)

    def endless(self) -> None:
        self.win(0, R148)
        self.stop()

    # ---- things

    def count(self) -> i64:
        return len(self.things) // its.WIDTH

    def get(self, thing: i64, field: i64) -> i64:
        return self.things[thing * its.WIDTH + field]

    def put(self, thing: i64, field: i64, value: i64) -> None:
        self.things[thing * its.WIDTH + field] = value

    def supposing(self, thing: i64, field: i64, value: i64) -> Board:
        """A copy in which one thing is otherwise, for whoever asks what would be."""
        twin = self.clone()
        twin.floor = self.floor
        twin.put(thing, field, value)
        return twin

    def in_order(self, values: vec[i64], field: i64) -> vec[i64]:
        """Things, or refs of things, in the order of one of their columns; the row itself is changed."""
        keys = vec[i64](capacity=len(values))
        for value in values:
            keys = append(keys, self.get(thing_of(value), field))
        return by_keys(values, keys)

    def set_zone(self, thing: i64, zone: i64) -> None:
        """Put a thing into a zone, and keep the lists of what is on the board and in hands."""
        was = self.get(thing, its.ZONE)
        self.put(thing, its.ZONE, zone)
        if was == zone:
            return
        if was == op.BOARD:
            self.board = lacking(self.board, thing)
        elif was == op.HAND:
            self.hand = lacking(self.hand, thing)
        if zone == op.BOARD:
            self.board = append(self.board[:], thing)
        elif zone == op.HAND:
            self.hand = having(self.hand, thing)

    # ---- one look through the board, for those who ask most often

    def placed(self, place: i64, player: i64) -> vec[i64]:
        """What stands in one kind of slot on a player's side."""
        out = vec[i64]()
        things = self.things
        for thing in self.board:
            row = thing * its.WIDTH
            if things[row + its.PLACE] == place and things[row + its.CONTROLLER] == player:
                out = append(out, thing)
        return out

    def items_of(self, host: i64) -> vec[i64]:
        """What is attached to a permanent."""
        out = vec[i64]()
        things = self.things
        for thing in self.board:
            if things[thing * its.WIDTH + its.HOST] == host:
                out = append(out, thing)
        return out

    def listening(self, bit: i64) -> vec[i64]:
        """What lies face-up and has a printed trigger on an event, as a bit of `Library.events`."""
        out = vec[i64]()
        things = self.things
        events = self.library.events
        for thing in self.board:
            row = thing * its.WIDTH
            if events[things[row + its.FACE]] & bit != 0 and things[row + its.SIDE] == its.LIES_UP:
                out = append(out, thing)
        return out

    def with_tokens(self) -> vec[i64]:
        """What bears Victory Tokens."""
        out = vec[i64]()
        things = self.things
        for thing in self.board:
            if things[thing * its.WIDTH + its.VICTORY] > 0:
                out = append(out, thing)
        return out

    def top_of(self, player: i64, zone: i64) -> i64:
        """The top card of a deck or a discard pile, or -1."""
        best: i64 = -1
        highest: i64 = 0
        things = self.things
        total = self.count()
        thing: i64 = 0
        while thing < total:
            row = thing * its.WIDTH
            if things[row + its.ZONE] == zone and things[row + its.OWNER] == player:
                if best < 0 or things[row + its.RANK] > highest:
                    best = thing
                    highest = things[row + its.RANK]
            thing += 1
        return best

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
        return self.board[spot] if 0 <= spot < len(self.board) else -1

    def flag(self, thing: i64, flag: i64) -> bool:
        return self.things[thing * its.WIDTH + its.FLAGS] & flag != 0

    def set_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * its.WIDTH + its.FLAGS] |= flag

    def clear_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * its.WIDTH + its.FLAGS] &= ~flag

    def ref(self, thing: i64) -> i64:
        return ref_of(thing, self.things[thing * its.WIDTH + its.STAMP])

    def linked(self, source: i64) -> i64:
        """The linked target of an attachment at this moment (0.def.linked-target, 4.2.1b)."""
        if source <= 0 or not self.same(source):
            return NOTHING
        host = self.get(thing_of(source), its.HOST)
        return NOTHING if host < 0 else self.ref(host)

    def same(self, ref: i64) -> bool:
        """Whether a ref still means what lies there now."""
        return self.things[thing_of(ref) * its.WIDTH + its.STAMP] == stamp_of(ref)

    def moved_once(self, ref: i64) -> bool:
        """Whether a thing that a ref means has left the board since, and has not moved again (R127)."""
        thing = thing_of(ref)
        return self.left_as(ref) and self.get(thing, its.STAMP) == self.get(thing, its.AFTER)

    def left_as(self, ref: i64) -> bool:
        """Whether what its column LAST tells is what a ref means."""
        return departed.stamp(self.get(thing_of(ref), its.LAST)) == stamp_of(ref)

    def new_thing(self, face: i64, owner: i64) -> i64:
        """One more thing, nowhere yet."""
        thing = self.count()
        if thing >= MOST_THINGS:
            thing = self.old_thing()
        else:
            things = self.things
            i: i64 = 0
            while i < its.WIDTH:
                things = append(things, i64(0))
                i += 1
            self.things = things
        self.put(thing, its.FACE, face)
        self.put(thing, its.OWNER, owner)
        self.put(thing, its.CONTROLLER, owner)
        self.put(thing, its.HOST, -1)
        self.put(thing, its.FLAGS, 0)
        self.put(thing, its.STAMP, self.tick())
        if self.library.flags[face] & ODD != 0 or thing in self.odd:
            self.find_odd()
        return thing

    def restore(self, was: vec[i64]) -> None:
        """Put every thing back as it was; what it shows was never changed, and whoever has seen it by now
        knows it.
        """
        thing: i64 = 0
        while thing * its.WIDTH < len(was):
            start = thing * its.WIDTH
            known = self.get(thing, its.KNOWN)
            if self.get(thing, its.ZONE) != was[start + its.ZONE]:
                known |= self.seers(thing)
            field: i64 = its.OWNER  # all but the face
            while field < its.WIDTH:
                self.put(thing, field, was[start + field])
                field += 1
            self.put(thing, its.KNOWN, known)
            thing += 1
        while thing < self.count():  # a token that was made in between
            self.set_zone(thing, its.GONE)
            thing += 1

    def old_thing(self) -> i64:
        """The place of a token that has been gone the longest, once there is no room for more."""
        best: i64 = -1
        thing: i64 = 0
        while thing < self.count():
            if self.get(thing, its.ZONE) == its.GONE and self.flag(thing, its.IS_TOKEN):
                if best < 0 or self.get(thing, its.STAMP) < self.get(best, its.STAMP):
                    best = thing
            thing += 1
        if best < 0:  # no effect comes here: there are never so many tokens (R148)
            raise NotationError("this table has no room for another card or token")
        return best

    def tick(self) -> i64:
        self.clock += 1
        return self.clock

    # ---- what lasts

    def lasts(self, at: i64, field: i64) -> i64:
        """A field of the lasting effect that begins here."""
        return self.lasting[at + field]

    # ---- players

    def of(self, player: i64, field: i64) -> i64:
        return self.players[player * their.WIDTH + field]

    def let(self, player: i64, field: i64, value: i64) -> None:
        self.players[player * their.WIDTH + field] = value

    def seat_players(self) -> None:
        """Everybody has nothing yet."""
        self.players = vec[i64]([0] * (self.seats * their.WIDTH))

    def pools(self, player: i64) -> vec[i64]:
        """A player's resources by faction, to reckon with."""
        start = player * their.WIDTH + their.POOL
        return self.players[start : start + their.POOLS]

    def alive(self, player: i64) -> bool:
        return (self.out >> player) & 1 == 0

    # ---- who sees what

    def sees(self, seat: i64, thing: i64) -> bool:
        """Whether a seat knows what a card is: from its zone, or because it was shown (chapters 6 and 7)."""
        bit = i64(1) << seat if seat >= 0 else i64(SPECTATORS)
        if self.get(thing, its.KNOWN) & bit != 0:
            return True
        zone = self.get(thing, its.ZONE)
        if zone == op.BOARD:
            if self.get(thing, its.SIDE) != its.LIES_DOWN or self.result != 0:
                return True  # 6.2.5: an exhausted card too; R93: all of them when the game is over
            return seat >= 0 and self.get(thing, its.CONTROLLER) == seat  # 6.1.4, 2.1.2c
        if zone == op.HAND or zone == op.EXTRA_DECK:
            return seat >= 0 and self.get(thing, its.OWNER) == seat  # 7.4.1a, 7.4.2b
        if zone == op.DECK:
            return self.flag(thing, its.IS_ON_TOP)  # 7.2.3c
        return True

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
        seats = (i64(1) << self.seats) - 1
        return self.seers(thing) & seats == seats

    def every_seat(self) -> i64:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def everybody(self) -> i64:
        """All seats and the spectators, as bits."""
        return (1 << self.seats) - 1 | SPECTATORS

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Deal anew whatever the seat does not know, owner by owner.

        A main character chosen in secret can only be one that may be chosen (8.0.1a). Cards that are still
        in an Extra Deck stay among themselves.
        """
        for frame in self.frames:
            frame.redeal(self, seat, dice)
        owner: i64 = 0
        while owner < self.seats:
            self.deal_again(seat, owner, False, dice)
            self.deal_again(seat, owner, True, dice)
            owner += 1
        self.find_odd()

    def deal_again(self, seat: i64, owner: i64, extra: bool, dice: Dice) -> None:
        hidden = vec[i64]()
        faces = vec[i64]()
        thing: i64 = 0
        total = self.count()
        while thing < total:
            if (
                self.get(thing, its.OWNER) == owner
                and not self.flag(thing, its.IS_TOKEN)
                and self.get(thing, its.ZONE) != its.GONE
            ):
                if (self.get(thing, its.ZONE) == op.EXTRA_DECK) == extra and not self.sees(seat, thing):
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
            self.arm(hidden, faces)
            self.give(hidden, faces)
            if self.doubled(hidden) < 0:
                return
        self.part(hidden)

    def part(self, hidden: vec[i64]) -> None:
        """Let each second copy change places with the next card that is none, once chance has not done it."""
        for other in hidden:
            thing = self.doubled(hidden)
            if thing < 0:
                return
            if self.get(other, its.ZONE) != op.BOARD:
                face = self.get(thing, its.FACE)
                self.put(thing, its.FACE, self.get(other, its.FACE))
                self.put(other, its.FACE, face)

    def arm(self, hidden: vec[i64], faces: vec[i64]) -> None:
        """Only items are attached face-down (R93): what else lies there changes places with the next item."""
        i: i64 = 0
        while i < len(hidden):
            if self.attached_down(hidden[i]) and self.library.supertype[faces[i]] != op.ITEM:
                j: i64 = 0
                while j < len(hidden):
                    if self.library.supertype[faces[j]] == op.ITEM and not self.attached_down(hidden[j]):
                        kept = faces[i]
                        faces[i] = faces[j]
                        faces[j] = kept
                        break
                    j += 1
            i += 1

    def attached_down(self, thing: i64) -> bool:
        return self.get(thing, its.ZONE) == op.BOARD and self.get(thing, its.PLACE) == its.ITEM_SLOT

    def give(self, hidden: vec[i64], faces: vec[i64]) -> None:
        i: i64 = 0
        while i < len(hidden):
            self.put(hidden[i], its.FACE, faces[i])
            i += 1

    def doubled(self, hidden: vec[i64]) -> i64:
        """A face-down permanent that is a second copy, which the last check would have discarded (R53); or
        -1.
        """
        lib = self.library
        for thing in hidden:
            face = self.get(thing, its.FACE)
            if self.get(thing, its.ZONE) != op.BOARD or lib.field[face] == 0 or self.attached_down(thing):
                continue
            for other in self.board:
                if other != thing and self.get(other, its.CONTROLLER) == self.get(thing, its.CONTROLLER):
                    twin = self.get(other, its.FACE)
                    copies = lib.field[twin] > 0 and lib.name[twin] == lib.name[face]
                    if copies and not self.attached_down(other):
                        return thing
        return -1

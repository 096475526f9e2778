"""The table of Athernum: every card and token with where it lies, the players, the effects.

A card or token is a number, its *thing*; what is true of it stands in one block of integers, WIDTH a thing.
Whenever it changes zones it becomes a new object (R47) and gets a new stamp; whoever has to find it again
holds a *ref*, which is its number and that stamp.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import options as o
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import LOWERING, ODD, Library
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State

# ---- things
FACE_OF: Final = 0  # its face in the library
OWNER: Final = 1
CONTROLLER: Final = 2
ZONE: Final = 3  # GONE, or one of the zones that programs know
PLACE: Final = 4  # on the board: in which kind of slot
SLOT: Final = 5  # which of the five character slots
SIDE: Final = 6  # UP, DOWN or EXHAUSTED
FLAGS: Final = 7
KNOWN: Final = 8  # seats that know what it is although they do not see it, as bits
HOST: Final = 9  # the linked target of an attachment, or -1
STAMP: Final = 10
RANK: Final = 11  # order within its zone: the highest is the top, or was placed last (R88)
DAMAGE: Final = 12
EXHAUSTION: Final = 13
VICTORY: Final = 14
LAST: Final = 15  # what it was like when it left the board; see `remember_last`
AFTER: Final = 16  # its stamp right after it had left the board
WIDTH: Final = 17

GONE: Final = 0  # a token that no longer exists, or a card of a player who has lost

MAIN_SLOT: Final = 1  # places
CHARACTER_SLOT: Final = 2
LOCATION_SLOT: Final = 3
RESOURCE_ZONE: Final = 4
ITEM_SLOT: Final = 5
CHARACTER_SLOTS: Final = 5  # 7.1.2a

UP: Final = 0  # sides
DOWN: Final = 1
EXHAUSTED: Final = 2

MAIN: Final = 1  # flags: the main character
TOKEN: Final = 2
HOLLOW: Final = 4  # a copy of something exhausted: name, slots, field and extra rules only (R46)
COUNTED: Final = 8  # its field has enlarged the pool (R55)
ON_TOP: Final = 16  # face-up on top of its deck (R131)
FRESH: Final = 32  # an instruction about "the rest" has already moved it

# ---- players
ALIVE: Final = 0
COMMANDS: Final = 1  # Command Tokens
FACTION: Final = 2  # R42: fixed at setup
LEADER: Final = 3  # the thing that is the main character, -1 before it is chosen
TURNS: Final = 4
DECKED: Final = 5  # tried to draw from an empty deck (4.2.4b)
WINS: Final = 6  # an effect makes the player win (4.2.3b)
LOSES: Final = 7
LOCATIONS: Final = 8  # played this turn (2.4.2)
SOLVENCY: Final = 9
CONTINGENCY: Final = 10
COMBATS: Final = 11  # Combat Phases this turn
SKIPS: Final = 12  # phases to be skipped, as bits
DRAWN: Final = 13  # cards drawn this turn
POOL: Final = 14  # resources by faction, the factionless first
POOLS: Final = 10
PLAYER_WIDTH: Final = 24

# ---- lasting effects
ROW: Final = 0  # the statement
HEADER: Final = 1  # the ability it belongs to
SOURCE: Final = 2  # ref
YOU: Final = 3
TIME: Final = 4  # R88
UNTIL: Final = 5  # see below
ARGUMENT: Final = 6
SUBJECT: Final = 7  # the one thing or player it is about, or 0: whatever fits
LEFT: Final = 8  # of a shield; or -1
OPERATION: Final = 9
HELD: Final = 10  # how many registers follow
REGISTERS: Final = 11
MOST_REGISTERS: Final = 13
LASTING_WIDTH: Final = 24

WHILE_UP: Final = 0  # a static ability: as long as its source is face-up in its zone
TURN_ENDS: Final = 1
PHASE_ENDS: Final = 2  # ARGUMENT: the phase
NEXT_TURN: Final = 3  # ARGUMENT: whose
FOREVER: Final = 4
WHILE_THERE: Final = 5  # a static ability of a card in another zone: ARGUMENT is the zone
WHILE_GIVEN: Final = 6  # a static ability of whoever bears a gift (see granting.py): ARGUMENT is its TIME

# ---- values: what registers hold
PLAYER_TAG: Final = 1 << 36
EFFECT_TAG: Final = 2 << 36
TAGS: Final = 3 << 36
NOTHING: Final = -1
_THING: Final = 10  # bits of a thing in a ref
_SLOT: Final = 40  # where the register stands in what is held

SPECTATORS: Final = 1 << 8  # among the bits of KNOWN: those who only watch
REDEALS: Final = 64  # deals that are tried before one is put right by hand

DRAWN_GAME: Final = 1 << 8  # `result`: winners as bits; this if there are none


def player_value(player: i64) -> i64:
    return PLAYER_TAG | player


def is_player(value: i64) -> bool:
    return value & TAGS == PLAYER_TAG


def is_effect(value: i64) -> bool:
    return value & TAGS == EFFECT_TAG


def player_of(value: i64) -> i64:
    return value & 255


def thing_of(value: i64) -> i64:
    return value & ((1 << _THING) - 1)


def stamp_of(value: i64) -> i64:
    return (value & ~TAGS) >> _THING


def hold(slot: i64, value: i64) -> i64:
    """A register with its value, as it lies in what is held."""
    return slot << _SLOT | value


def slot_of(held: i64) -> i64:
    return held >> _SLOT


def value_of(held: i64) -> i64:
    return held & ((1 << _SLOT) - 1)


def having(row: vec[i64], thing: i64) -> vec[i64]:
    """An ascending row with one more thing in it."""
    out = vec[i64](capacity=len(row) + 1)
    placed = False
    for other in row:
        if not placed and other > thing:
            out = append(out, thing)
            placed = True
        out = append(out, other)
    return out if placed else append(out, thing)


def lacking(row: vec[i64], thing: i64) -> vec[i64]:
    """A row without a thing."""
    out = vec[i64](capacity=len(row))
    for other in row:
        if other != thing:
            out = append(out, other)
    return out


def ascending(row: vec[i64]) -> vec[i64]:
    """The same numbers in order, in the same row."""
    i: i64 = 1
    while i < len(row):
        x = row[i]
        j = i
        while j > 0 and row[j - 1] > x:
            row[j] = row[j - 1]
            j -= 1
        row[j] = x
        i += 1
    return row


@final
@mypyc_attr(acyclic=True)
class Board(State):
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
        self.depth: i64 = 0  # how deep conditions about values are nested; 0 between two steps
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
        if len(self.things) % WIDTH or len(self.players) != self.seats * PLAYER_WIDTH:
            raise NotationError("things and players do not have the numbers they should have")
        faces: i64 = len(self.library.names)
        thing: i64 = 0
        while thing < self.count():
            if not 0 <= self.get(thing, FACE_OF) < faces:
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
            if things[thing * WIDTH + ZONE] == zone:
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
            if flags[things[thing * WIDTH + FACE_OF]] & ODD != 0:
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
        at: i64 = 0
        while at < len(rows):
            self.see_lasting(rows[at + OPERATION], rows[at + ROW])
            at += LASTING_WIDTH

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

    def worth(self, seat: i64) -> float:
        """The result once there is one; before that, a guess."""
        if self.result != 0:
            return self.returns()[seat]
        from sandtable.games.athernum.worth import worth

        return worth(self, seat)

    def lots(self) -> bool:
        return self.turn == 0  # who is to be the main character (8.0.1a)

    def sought(self) -> vec[i64]:
        from sandtable.games.athernum.habit import sought

        return sought(self)

    def habit(self) -> i64:
        from sandtable.games.athernum.habit import usual

        return usual(self)

    def calm(self) -> i64:
        from sandtable.games.athernum.habit import play_on

        return play_on(self)

    # ---- things

    def count(self) -> i64:
        return len(self.things) // WIDTH

    def get(self, thing: i64, field: i64) -> i64:
        return self.things[thing * WIDTH + field]

    def put(self, thing: i64, field: i64, value: i64) -> None:
        self.things[thing * WIDTH + field] = value

    def set_zone(self, thing: i64, zone: i64) -> None:
        """Put a thing into a zone, and keep the lists of what is on the board and in hands."""
        was = self.get(thing, ZONE)
        self.put(thing, ZONE, zone)
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
        return self.things[thing * WIDTH + FLAGS] & flag != 0

    def set_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * WIDTH + FLAGS] |= flag

    def clear_flag(self, thing: i64, flag: i64) -> None:
        self.things[thing * WIDTH + FLAGS] &= ~flag

    def ref(self, thing: i64) -> i64:
        return self.things[thing * WIDTH + STAMP] << _THING | thing

    def same(self, ref: i64) -> bool:
        """Whether a ref still means what lies there now."""
        return self.things[(ref & ((1 << _THING) - 1)) * WIDTH + STAMP] == stamp_of(ref)

    def moved_once(self, ref: i64) -> bool:
        """Whether a thing that a ref means has left the board since, and has not moved again (R127)."""
        thing = thing_of(ref)
        if self.get(thing, LAST) >> 24 != stamp_of(ref):
            return False
        return self.get(thing, STAMP) == self.get(thing, AFTER)

    def new_thing(self, face: i64, owner: i64) -> i64:
        """One more thing, nowhere yet."""
        thing = self.count()
        if thing >= 1 << _THING:
            thing = self.old_thing()
        else:
            things = self.things
            i: i64 = 0
            while i < WIDTH:
                things = append(things, i64(0))
                i += 1
            self.things = things
        self.put(thing, FACE_OF, face)
        self.put(thing, OWNER, owner)
        self.put(thing, CONTROLLER, owner)
        self.put(thing, HOST, -1)
        self.put(thing, FLAGS, 0)
        self.put(thing, STAMP, self.tick())
        if self.library.flags[face] & ODD != 0 or thing in self.odd:
            self.find_odd()
        return thing

    def old_thing(self) -> i64:
        """The place of a token that has been gone the longest, once there is no room for more."""
        best: i64 = -1
        thing: i64 = 0
        while thing < self.count():
            if self.get(thing, ZONE) == GONE and self.flag(thing, TOKEN):
                if best < 0 or self.get(thing, STAMP) < self.get(best, STAMP):
                    best = thing
            thing += 1
        if best < 0:
            raise NotationError("there is no room for another token")
        return best

    def tick(self) -> i64:
        self.clock += 1
        return self.clock

    # ---- players

    def of(self, player: i64, field: i64) -> i64:
        return self.players[player * PLAYER_WIDTH + field]

    def let(self, player: i64, field: i64, value: i64) -> None:
        self.players[player * PLAYER_WIDTH + field] = value

    def alive(self, player: i64) -> bool:
        return (self.out >> player) & 1 == 0

    # ---- who sees what

    def sees(self, seat: i64, thing: i64) -> bool:
        """Whether a seat knows what a card is: from its zone, or because it was shown (chapters 6 and 7)."""
        bit = i64(1) << seat if seat >= 0 else i64(SPECTATORS)
        if self.get(thing, KNOWN) & bit != 0:
            return True
        zone = self.get(thing, ZONE)
        if zone == op.BOARD:
            if self.get(thing, SIDE) != DOWN or self.result != 0:
                return True  # 6.2.5: an exhausted card too; R93: all of them when the game is over
            return seat >= 0 and self.get(thing, CONTROLLER) == seat  # 6.1.4, 2.1.2c
        if zone == op.HAND or zone == op.EXTRA_DECK:
            return seat >= 0 and self.get(thing, OWNER) == seat  # 7.4.1a, 7.4.2b
        if zone == op.DECK:
            return self.flag(thing, ON_TOP)  # 7.2.3c
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
                self.get(thing, OWNER) == owner
                and not self.flag(thing, TOKEN)
                and self.get(thing, ZONE) != GONE
            ):
                if (self.get(thing, ZONE) == op.EXTRA_DECK) == extra and not self.sees(seat, thing):
                    hidden = append(hidden, thing)
                    faces = append(faces, self.get(thing, FACE_OF))
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
            if self.get(other, ZONE) != op.BOARD:
                face = self.get(thing, FACE_OF)
                self.put(thing, FACE_OF, self.get(other, FACE_OF))
                self.put(other, FACE_OF, face)

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
        return self.get(thing, ZONE) == op.BOARD and self.get(thing, PLACE) == ITEM_SLOT

    def give(self, hidden: vec[i64], faces: vec[i64]) -> None:
        i: i64 = 0
        while i < len(hidden):
            self.put(hidden[i], FACE_OF, faces[i])
            i += 1

    def doubled(self, hidden: vec[i64]) -> i64:
        """A face-down permanent that is a second copy, which the last check would have discarded (R53); or
        -1.
        """
        lib = self.library
        for thing in hidden:
            face = self.get(thing, FACE_OF)
            if self.get(thing, ZONE) != op.BOARD or lib.field[face] == 0 or self.attached_down(thing):
                continue
            for other in self.board:
                if other != thing and self.get(other, CONTROLLER) == self.get(thing, CONTROLLER):
                    twin = self.get(other, FACE_OF)
                    copies = lib.field[twin] > 0 and lib.name[twin] == lib.name[face]
                    if copies and not self.attached_down(other):
                        return thing
        return -1

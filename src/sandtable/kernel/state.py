"""The state of a game: plain integers and a stack of frames, advanced until somebody must decide."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.errors import RulesLoop
from sandtable.kernel.frames import AGAIN, CHANCE, DONE, NOBODY, UNLISTED, WAIT, Frame
from sandtable.kernel.policy import PLAIN, Policy
from sandtable.kernel.rng import Dice, FastDice, TableDice

FUSE: Final = 100_000  # steps without a decision after which the rules are said to loop

# A fact is one packed integer: beat, kind, who, what. Facts on one beat are simultaneous.
_WHAT: Final = 28
_WHO: Final = 6
_KIND: Final = 9
_BEAT: Final = 20


def fact(beat: i64, kind: i64, who: i64, what: i64) -> i64:
    """Pack a fact; numbers that do not fit would silently become another fact, so they are refused."""
    if kind < 0 or kind >> _KIND or who < 0 or who >> _WHO or what < 0 or what >> _WHAT or beat >> _BEAT:
        raise ValueError(f"a fact cannot hold beat {beat}, kind {kind}, who {who}, what {what}")
    return (((beat << _KIND) | kind) << (_WHO + _WHAT)) | (who << _WHAT) | what


def fact_what(f: i64) -> i64:
    return f & ((1 << _WHAT) - 1)


def fact_who(f: i64) -> i64:
    return (f >> _WHAT) & ((1 << _WHO) - 1)


def fact_kind(f: i64) -> i64:
    return (f >> (_WHO + _WHAT)) & ((1 << _KIND) - 1)


def fact_beat(f: i64) -> i64:
    return f >> (_WHO + _WHAT + _KIND)


@mypyc_attr(acyclic=True)
class State:
    """Everything that is true of a game at one moment; a game adds its own columns in a subclass."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the columns the text codec writes

    def __init__(self, seats: i64, key: bytes, frames: list[Frame]) -> None:
        self.seats: i64 = seats
        self.key = key  # the table's dice: a seed and a counter, no object
        self.fast: i64 = -1  # from 0 up: the seed of the fast dice of search, which then replace the table's
        self.rolls: i64 = 0  # chance events so far
        self.frames = frames
        self.seat: i64 = NOBODY  # who is asked; CHANCE for open dice
        self.clause: i64 = 0  # by which clause
        self.answer: i64 = 0  # what the last question, roll or child frame gave back
        self.beat: i64 = 0  # what happens on one beat is simultaneous
        self.weights = vec[i64]()  # of the chance event that is open
        self.journal: list[i64] | None = None  # facts for people; None under search
        self.open_chance = False  # dice become decisions: for search, and for records that name the dice

    # ---- what frames call

    def push(self, child: Frame) -> i64:
        self.frames.append(child)
        return AGAIN

    def ask(self, seat: i64, clause: i64) -> i64:
        """Put a question to a seat; the frame that asks lists the options."""
        self.seat = seat
        self.clause = clause
        return WAIT

    def roll(self, clause: i64, weights: vec[i64]) -> i64:
        """Roll a die whose faces have these weights; the answer is the index of the face."""
        if self.open_chance:
            self.seat = CHANCE
            self.clause = clause
            self.weights = weights
            return WAIT
        self.answer = self.dice().pick(weights)
        return AGAIN

    def stop(self) -> i64:
        """End the game at once, whatever else is suspended; the frame that calls returns this."""
        self.frames.clear()
        return AGAIN

    def dice(self) -> Dice:
        """The dice of one chance event. A shuffle takes them whole; a single die goes through `roll`."""
        event = self.rolls
        self.rolls = event + 1
        if self.fast >= 0:
            return FastDice(self.fast, event)
        return TableDice(self.key, event)

    def tell(self, kind: i64, who: i64, what: i64) -> None:
        """State a fact, for people to read: it goes to the journal. What triggers look for is an event
        (sandtable.timing.events).
        """
        journal = self.journal
        if journal is not None:
            journal.append(fact(self.beat, kind, who, what))

    # ---- what matches, bots and tests call

    def over(self) -> bool:
        return not self.frames

    def options(self) -> vec[i64]:
        """What may be answered now; the faces of the die when chance is asked; nothing when all is over."""
        if self.seat == CHANCE:
            faces = vec[i64]()
            i: i64 = 0
            while i < len(self.weights):
                if self.weights[i] > 0:
                    faces = append(faces, i)
                i += 1
            return faces
        if not self.frames:
            return vec[i64]()
        return self.frames[-1].options(self)

    def asides(self) -> vec[i64]:
        if self.seat < 0:
            return vec[i64]()
        return self.frames[-1].asides(self)

    def candidates(self) -> vec[i64]:
        """Everything the asked seat could try, allowed or not."""
        if self.seat < 0:
            return self.options()
        return self.frames[-1].candidates(self)

    def bar(self, option: i64) -> i64:
        """The clause that forbids an answer, 0 if none does. A match asks this before it applies."""
        if not self.frames:
            return UNLISTED
        if self.seat == CHANCE:
            if option < 0 or option >= len(self.weights) or self.weights[option] == 0:
                return UNLISTED
            return 0
        return self.frames[-1].bar(self, option)

    def sample(self, dice: Dice) -> i64:
        """A random answer, for playouts."""
        if self.seat == CHANCE:
            return dice.pick(self.weights)
        return self.frames[-1].sample(self, dice)

    def apply(self, option: i64) -> None:
        """Answer the open question. It is not validated here: `bar` is for those who need to know."""
        self.answer = option
        self.run()

    def run(self) -> None:
        """Advance the top frame until somebody must decide or no frame is left."""
        fuse: i64 = FUSE
        frames = self.frames
        while frames:
            top = frames[-1]
            signal = top.advance(self)
            if signal == WAIT:
                return
            if signal == DONE:
                if frames[-1] is not top:
                    raise RulesLoop(f"the frame {type(top).__name__} pushed a child and called itself done")
                frames.pop()
            fuse -= 1
            if fuse == 0:
                self.endless()
                fuse = FUSE
        self.seat = NOBODY
        self.clause = 0

    # ---- what a game writes

    def endless(self) -> None:
        """The rules took so many steps without asking anybody: an error, unless a rule says how that ends."""
        names = " > ".join([type(f).__name__ for f in self.frames])
        raise RulesLoop(f"the rules took {FUSE} steps without asking anybody (frames: {names})")

    def clone(self) -> State:
        """The same game with the same dice to come, sharing nothing that changes."""
        raise NotImplementedError

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Replace what the seat cannot see by something it could not tell apart; seat -1 is a spectator.

        What comes out depends on the dice and on what the seat knows, never on what lay there: who knows
        the dice must not be able to turn them back.
        """

    def returns(self) -> list[float]:
        """1 for a seat that has won, -1 for one that has lost, 0 for a draw or a game not over."""
        raise NotImplementedError

    def policy(self) -> Policy:
        """Whom bots ask about this game."""
        return PLAIN

    def loaded(self) -> None:
        """Rebuild what is derived, after the columns were read from text; refuse what cannot be."""

    # ---- shared by all games

    def worth(self, seat: i64) -> float:
        """How the game stands for a seat, from -1 to 1, as its policy guesses."""
        return self.policy().worth(self, seat)

    def determinize(self, seat: i64, seed: i64, deal: i64 = -1) -> State:
        """All that a bot may see: what is hidden from the seat re-dealt, and other dice to come.

        The seed of the dice to come is written with the copy. That of the deal is written nowhere; whoever
        sends the copy away gives one of its own, search at home may do with one for both.
        """
        twin = self.clone()
        twin.key = b""
        twin.fast = seed & 0x7FFFFFFFFFFFFFFF
        twin.rolls = 0
        twin.journal = None
        twin.redeal(seat, FastDice((seed if deal < 0 else deal) & 0x7FFFFFFFFFFFFFFF, 0x5EA1))
        return twin

    def take_registers(self, other: State) -> None:
        """For `clone`: copy what belongs to the kernel."""
        self.key = other.key
        self.fast = other.fast
        self.rolls = other.rolls
        self.seat = other.seat
        self.clause = other.clause
        self.answer = other.answer
        self.beat = other.beat
        self.weights = other.weights
        journal = other.journal
        if journal is not None:
            self.journal = journal[:]
        self.open_chance = other.open_chance


@final
@mypyc_attr(acyclic=True)
class PlainState(State):
    """A state for games that need no columns of their own: numbers in `cells`, frames for the rest.

    Compiled code cannot be subclassed by a game installed beside it, except `Frame`: such a game keeps
    its numbers here; each frame answers for its own secrets, the bottom frame for the worth.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cells", "outcome")

    def __init__(self, seats: i64, key: bytes, frames: list[Frame], cells: vec[i64]) -> None:
        super().__init__(seats, key, frames)
        self.cells = cells
        self.outcome = vec[i64]()  # one of 1, 0, -1 a seat, once the game is decided

    def clone(self) -> PlainState:
        twin = PlainState(self.seats, self.key, [f.copy() for f in self.frames], self.cells[:])
        twin.take_registers(self)
        twin.outcome = self.outcome
        return twin

    def redeal(self, seat: i64, dice: Dice) -> None:
        for frame in self.frames:
            frame.redeal(self, seat, dice)

    def returns(self) -> list[float]:
        if len(self.outcome) == 0:
            return [0.0] * self.seats
        return [float(value) for value in self.outcome]

    def policy(self) -> Policy:
        return BY_FRAMES


@final
class ByFrames(Policy):
    """The policy of a plain state: its outcome, or before there is one what the bottom frame says."""

    def worth(self, s: State, seat: i64) -> float:
        state = cast(PlainState, s)
        if len(state.outcome) > 0:
            return float(state.outcome[seat])
        if not state.frames:
            return 0.0
        return state.frames[0].worth(state, seat)


BY_FRAMES: Final = ByFrames()

"""The log of a table folded into a game: rows in, state and words out. No clock, no socket, no disk."""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game, Prompt
from sandtable.kernel.moments import begin
from sandtable.kernel.record import AGREEMENT, OPEN, TIME, Match, Record, Rolled, roll_out, write
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.server.checkpoints import Checkpoints
from sandtable.server.entries import Entries, Entry
from sandtable.server.errors import Refused
from sandtable.server.messages import LogEntry, encode
from sandtable.server.rows import AGREE, AUTO, CHOOSE, FLAG, LONGEST_ROW, MADE, ROLLED, TAKEBACK, UNDO, Row

PASSED = "You were not asked."  # told to whoever passed, and to nobody else
SENDERS = 64  # ids of messages that are remembered here; older ones are in the store


class Broken(Refused):
    """The engine failed at a choice; nothing has changed."""

    def __init__(self, word: str, why: Exception) -> None:
        super().__init__("illegal", f"{word[:80]}: this cannot be carried out ({type(why).__name__}).")
        self.why = why


class Step(NamedTuple):
    """A row that has been tried and is allowed; nothing is changed until it is taken."""

    kind: str
    seat: int
    text: str
    state: State
    entry: Entry | None
    to: int  # the moment it leads to
    first: tuple[Rolled, ...] = ()  # dice before the first choice
    settles: bool = False  # something was seen by it: it is not taken back
    prompt: Prompt | None = None  # what is asked then, if it has been made


class Path(NamedTuple):
    """How to come to a moment: a state that belongs to whoever walks, and the choices from there."""

    state: State
    entries: list[Entry]


def _mark(seat: int, sender: str) -> int:
    return int.from_bytes(blake2b(f"{seat} {sender}".encode("utf-8", "replace"), digest_size=8).digest())


class Fold:
    """A game as its log tells it.

    `dealt`: the seed is known; without it nobody is asked anything. `given`: the dice stand in the rows,
    because a record without a seed was uploaded.
    """

    def __init__(
        self, game: Game, setup: str, start: str, seed: str, dealt: bool = True, given: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.start = start
        self.seed = seed
        self.dealt = dealt
        self.given = given
        self.n = 0
        self.log = Entries()
        self.agreed = False
        self.timed = False  # the clock made the last choice
        self.takebacks: dict[int, int] = {}
        self.senders: dict[int, int] = {}  # hashed: the number it was stored under
        self.first: tuple[Rolled, ...] = ()  # what is rolled before the first choice
        self.settled = 0  # the first moment since the last roll: nothing before it is taken back
        self.prompt: Prompt | None = None  # the open question, if it was made beforehand
        self.state: State
        self.checkpoints: Checkpoints
        self._begin()

    def _begin(self) -> None:
        if self.dealt:
            record = Record(self.game.name, self.setup, self.seed, self.start)
            if self.given:
                record.dice = OPEN
            self.state = Match(self.game, record).state
            rolled = zip(record.turns, record.choices, strict=True)
            self.first = tuple([Rolled(turn, face) for turn, face in rolled])
        else:  # to be looked at, not to be played
            self.state = begin(self.game, self.start or self.setup, "", True)
        self.state.journal = []
        self.checkpoints = Checkpoints(self.state)

    def deal(self, seed: str) -> None:
        """Begin, now that the seed is known."""
        self.seed = seed
        self.prompt = None
        self.dealt = True
        self._begin()

    # ---- where it stands

    @property
    def m(self) -> int:
        return len(self.log)

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1; 0 for nobody."""
        return 0 if self.agreed or not self.dealt or self.state.seat < 0 else int(self.state.seat) + 1

    @property
    def over(self) -> bool:
        return self.dealt and (self.agreed or self.state.over())

    @property
    def result(self) -> str:
        return "=" if self.agreed else self.game.result(self.state)

    @property
    def ending(self) -> str:
        if self.agreed:
            return AGREEMENT
        return TIME if self.timed and self.state.over() else self.game.ending(self.state)

    def outcome(self, step: Step) -> tuple[str, str]:
        """Result and ending as a step that ends the game makes them."""
        if step.kind == AGREE:
            return "=", AGREEMENT
        return self.game.result(step.state), TIME if step.kind == FLAG else self.game.ending(step.state)

    @property
    def forks(self) -> int | None:
        """The last moment at which the game goes on; None: there is none."""
        last = self.m - 1 if self.state.over() else self.m
        return last if last >= 0 else None

    def sent(self, seat: int, sender: str) -> int | None:
        """The number under which a seat's message was stored, if it was stored lately."""
        return self.senders.get(_mark(seat, sender)) if sender else None

    def path(self, m: int) -> Path:
        """How to come to the state at a moment."""
        base, state = self.checkpoints.before(m)
        return Path(state, self.log.some(base, m))

    def walk(self, path: Path) -> State:
        """The state at the end of a path. Touches nothing else, so a thread may do it."""
        state = path.state
        for entry in path.entries:
            state.apply(self.game.understand(state, entry.text))
            self._roll(state, [face for _, face in entry.rolled])
        state.journal = []
        return state

    def at(self, m: int) -> State:
        """The state at a moment; it belongs to the caller."""
        return self.state.clone() if m == self.m else self.walk(self.path(m))

    # ---- what may come next

    def choice(self, seat: int, text: str, kind: str = CHOOSE, stored: bool = False) -> Step:
        """A choice, tried on a copy together with the question that it leads to. `stored`: it has been
        allowed before, and is only taken again."""
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        if self.state.seat == CHANCE or seat != self.asked:
            raise Refused("not-your-turn", f"It is not your turn: seat {self.asked} is to choose.")
        if len(text) > LONGEST_ROW:
            raise Refused("illegal", f"A choice has at most {LONGEST_ROW} characters.")
        word, *faces = text.split() if self.given else [text]
        try:
            option = self.game.understand(self.state, word)
            clause = self.game.book.cite(self.game.cited(self.state, option))
            turn = sys.intern(self.game.turn(self.state))
            after = self.state.clone()
            after.journal = []
            after.apply(option)
            rolled = self._roll(after, faces)
            prompt = None if stored else self.game.prompt(after)  # a question that can be put
        except SandtableError as why:
            raise Refused("illegal", why.message, why.clause) from None
        except Exception as why:  # an engine that fails has not done it
            raise Broken(word, why) from None
        words = [f"The time of player {seat} has run out."] if kind == FLAG else []
        verb = self.game.verb(self.state, option)
        plain = LogEntry(self.m + 1, seat, turn, word, words, clause, [r.text for r in rolled], verb)
        told = self._told(plain, option, after, kind == AUTO)
        entry = Entry(sys.intern(word), seat, turn, tuple([(r.turn, r.text) for r in rolled]), told)
        after.journal = []
        settles = self.game.settles(self.state, option, after)
        return Step(kind, seat, text, after, entry, self.m + 1, settles=settles, prompt=prompt)

    def _roll(self, state: State, faces: list[str]) -> list[Rolled]:
        """Roll what a game with open dice has to roll now, or take it from the record."""
        if not self.game.ROLLS:
            return []
        if not self.given:
            return roll_out(self.game, state)
        rolled = []
        for face in faces:
            rolled.append(Rolled(self.game.turn(state), face))
            state.apply(self.game.understand(state, face))
        return rolled

    def _told(self, plain: LogEntry, option: int, after: State, by_itself: bool) -> tuple[bytes, ...]:
        """An entry with words, as each viewer may read it; one for all if nobody reads anything else."""
        told = []
        for viewer in (-1,) if self.game.OPEN else range(-1, after.seats):
            lines = [self.game.narrate(fact, viewer) for fact in after.journal or []]
            words = plain.words + [line for line in lines if line]
            if pointed := self.game.pointed(self.state, option, viewer):
                words.insert(0, pointed)
            if by_itself and viewer == plain.seat - 1:
                words.insert(0, PASSED)
            text = plain.text if self.game.OPEN else self.game.told(self.state, option, viewer)
            title = self.game.heading(self.state, option, viewer)
            told.append(encode(msgspec.structs.replace(plain, text=text, words=words, title=title)))
        return tuple(told[:1] if all(one == told[0] for one in told) else told)

    def undo_to(self, seat: int) -> int | None:
        """The earliest moment a seat may go back to by right: own choices of this turn, since any die."""
        if self.over or seat != self.asked:
            return None
        turn = self.game.turn(self.state)
        to = self.m
        for entry in self.log.back():
            if to == self.settled or entry.seat != seat or entry.turn != turn:
                break
            to -= 1
        return to if to < self.m else None

    def far(self, m: int) -> int:
        """How many choices lie between a moment and the last one before it from which it is reached."""
        return m - self.checkpoints.last(m)

    def must_undo(self, seat: int, to: int) -> None:
        """Refuse what a seat may not undo."""
        least = self.undo_to(seat)
        if least is None:
            raise Refused("illegal", "There is nothing that you may undo now.")
        if not least <= to < self.m:
            raise Refused("illegal", f"You may undo to a moment from {least} to {self.m - 1}, not to {to}.")

    def undo(self, seat: int, to: int, state: State | None = None) -> Step:
        """Back to an earlier moment, by right; `state`: what was then, if somebody has worked that out."""
        self.must_undo(seat, to)
        return self.back(UNDO, seat, to, state)

    def back(self, kind: str, seat: int, to: int, state: State | None = None) -> Step:
        return Step(kind, seat, str(to), self.at(to) if state is None else state, None, to)

    def may_take_back(self, to: int | None) -> int:
        """Whether all together may go back to an earlier moment; the moment, or a refusal."""
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        if to is None or not 0 <= to < self.m:
            raise Refused("illegal", "There is nothing to take back.")
        if to < self.settled:
            why = "something was rolled or dealt since, and what has been seen stands"
            raise Refused("illegal", f"That cannot be taken back: {why}.")
        return to

    def takeback(self, seat: int, to: int, state: State | None = None) -> Step:
        """The same, all others having agreed."""
        return self.back(TAKEBACK, seat, self.may_take_back(to), state)

    def last_own(self, seat: int) -> int | None:
        """The moment before a seat's last own turn, which a takeback leads to unless it says otherwise."""
        to = self.m
        turn: str | None = None
        for entry in self.log.back():
            if entry.seat == seat and turn is None:
                turn = entry.turn
            elif turn is not None and (entry.seat != seat or entry.turn != turn):
                break
            to -= 1
        return None if turn is None else to

    def agree(self) -> Step:
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        return Step(AGREE, self.asked, "draw", self.state, None, self.m)

    # ---- taking it

    def take(self, row: Row, step: Step) -> None:
        """Make true what was tried; the row is stored by now."""
        self.n = row.n
        self.timed = step.kind == FLAG
        self.prompt = step.prompt
        if row.sender:
            self.senders[_mark(row.seat, row.sender)] = row.n
            if len(self.senders) > SENDERS:
                del self.senders[next(iter(self.senders))]
        if step.kind == AGREE:
            self.agreed = True
            return
        if step.entry is not None:
            newest = self.log.tail[-1].turn if self.log.tail else ""
            if step.entry.turn != newest or self.checkpoints.due(self.m):
                self.checkpoints.keep(self.m, self.state)
            self.log.add(step.entry)
            if step.settles:
                self.settled = self.m
        elif step.kind == ROLLED:
            self.first = step.first
            self.checkpoints = Checkpoints(step.state)
        else:
            self.log.cut(step.to)
            self.checkpoints.cut(step.to)
            self.settled = min(self.settled, step.to)
            if step.kind == TAKEBACK:
                self.takebacks[step.seat] = self.takebacks.get(step.seat, 0) + 1
        self.state = step.state

    def replay(self, row: Row) -> None:
        """Take a row out of the store: what it says was allowed when it was written."""
        self.take(row, self.step_of(row))

    def step_of(self, row: Row) -> Step:
        if row.kind in MADE:
            return self.choice(row.seat, row.text, row.kind, stored=True)
        if row.kind == AGREE:
            return self.agree()
        if row.kind == ROLLED:
            state = self.state.clone()
            first = tuple(self._roll(state, row.text.split()))
            state.journal = []
            return Step(ROLLED, 0, row.text, state, None, 0, first)
        to = int(row.text)
        return self.back(row.kind, row.seat, to)

    # ---- the record

    def record(self, sealed: bool, headers: dict[str, str]) -> tuple[Record, str]:
        """The record, and the hash of the state it leads to; sealed: without the seed."""
        record = Record(self.game.name, self.setup, "" if sealed else self.seed, self.start)
        record.rules = self.game.book.version
        if self.given:
            record.dice = OPEN
        steps = [(r.turn, r.text) for r in self.first]
        for entry in self.log.some(0):
            steps.append((entry.turn, entry.text))
            steps += entry.rolled
        record.turns = [turn for turn, _ in steps]
        record.choices = [text for _, text in steps]
        record.result = self.result
        record.headers = dict(headers)
        if self.agreed or self.ending == TIME:
            record.headers["Ending"] = self.ending
        state = self.state
        if sealed:
            state = state.clone()
            state.key = seed_bytes("")
        return record, self.game.hash(state)

    def text(self, sealed: bool, headers: dict[str, str]) -> tuple[str, str]:
        """The same, the record as text."""
        record, hashed = self.record(sealed, headers)
        return write(self.game, record), hashed

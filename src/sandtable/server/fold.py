"""The log of a table folded into a game: rows in, state and words out. No clock, no socket, no disk."""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import AGREEMENT, Match, Record
from sandtable.kernel.state import State
from sandtable.server.errors import Refused
from sandtable.server.messages import LogEntry, encode

# kinds of rows
CHOOSE = "choose"
UNDO = "undo"  # by right: own choices of a turn that is not finished
TAKEBACK = "takeback"  # by consent
FLAG = "flag"  # a choice that the clock made: resignation
AGREE = "agree"  # a draw by agreement
MADE = (CHOOSE, FLAG)

CHECKPOINT = 32  # moments between two states that are kept


class Row(NamedTuple):
    """One line of a table's log; what it says happened, whatever comes later."""

    n: int
    kind: str
    seat: int  # from 1
    text: str  # the choice, or the moment an undo leads to
    sender: str  # the sender's id for it; "" for bots and clocks
    charged_ms: int  # what the clock of the seat that was asked paid
    charged_seat: int
    at: float  # wall clock, for people only


class Made(NamedTuple):
    """A choice that stands."""

    text: str
    seat: int  # from 1
    turn: str
    rolls: int  # chance events before it
    entry: msgspec.Raw  # as it is sent: a long game has thousands


class Step(NamedTuple):
    """A row that has been tried and is allowed; nothing is changed until it is taken."""

    kind: str
    seat: int
    text: str
    state: State
    made: Made | None
    to: int  # the moment it leads to


def _mark(seat: int, sender: str) -> int:
    return int.from_bytes(blake2b(f"{seat} {sender}".encode("utf-8", "replace"), digest_size=8).digest())


class Fold:
    """A game as its log tells it."""

    def __init__(self, game: Game, setup: str, start: str, seed: str) -> None:
        self.game = game
        self.setup = setup
        self.start = start
        self.seed = seed
        self.match = Match(game, Record(game.name, setup, seed, start))
        self.match.state.journal = []
        self.state: State = self.match.state
        self.n = 0
        self.made: list[Made] = []
        self.kept: dict[int, State] = {0: self.state.clone()}
        self.agreed = False
        self.takebacks: dict[int, int] = {}
        self.senders: dict[int, int] = {}  # who has sent what, hashed: the number it was stored under

    # ---- where it stands

    @property
    def m(self) -> int:
        return len(self.made)

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1; 0 for nobody."""
        return 0 if self.agreed or self.state.seat < 0 else int(self.state.seat) + 1

    @property
    def over(self) -> bool:
        return self.agreed or self.state.over()

    @property
    def result(self) -> str:
        return "=" if self.agreed else self.game.result(self.state)

    @property
    def ending(self) -> str:
        return AGREEMENT if self.agreed else self.game.ending(self.state)

    def sent(self, seat: int, sender: str) -> int | None:
        """The number under which a seat's message was stored, if it was."""
        return self.senders.get(_mark(seat, sender)) if sender else None

    def entries(self, start: int = 0) -> list[msgspec.Raw]:
        return [made.entry for made in self.made[start:]]

    def at(self, m: int) -> State:
        """The state at a moment; it belongs to the caller."""
        if m == self.m:
            return self.state.clone()
        base = max(k for k in self.kept if k <= m)
        state = self.kept[base].clone()
        for made in self.made[base:m]:
            state.apply(self.game.understand(state, made.text))
        state.journal = []
        return state

    # ---- what may come next

    def choice(self, seat: int, text: str, kind: str = CHOOSE) -> Step:
        """A choice, tried on a copy."""
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        if self.state.seat == CHANCE or seat != self.asked:
            raise Refused("not-your-turn", f"It is not your turn: seat {self.asked} is to choose.")
        try:
            option = self.game.understand(self.state, text)
            clause = self.game.book.cite(self.game.cited(self.state, option))
            turn = sys.intern(self.game.turn(self.state))
            rolls = int(self.state.rolls)
            after = self.state.clone()
            after.journal = []
            after.apply(option)
        except SandtableError as why:
            raise Refused("illegal", why.message, why.clause) from None
        words = [line for line in (self.game.narrate(f) for f in after.journal or []) if line]
        if kind == FLAG:
            words.insert(0, f"The time of player {seat} has run out.")
        after.journal = []
        entry = LogEntry(self.m + 1, seat, turn, text, words, clause)
        made = Made(sys.intern(text), seat, turn, rolls, msgspec.Raw(encode(entry)))
        return Step(kind, seat, text, after, made, self.m + 1)

    def undo_to(self, seat: int) -> int | None:
        """The earliest moment a seat may go back to by right: own choices of this turn, since any die."""
        if self.over or seat != self.asked:
            return None
        turn = self.game.turn(self.state)
        to = self.m
        while to > 0:
            made = self.made[to - 1]
            if made.seat != seat or made.turn != turn or made.rolls != self.state.rolls:
                break
            to -= 1
        return to if to < self.m else None

    def undo(self, seat: int, to: int) -> Step:
        least = self.undo_to(seat)
        if least is None:
            raise Refused("illegal", "There is nothing that you may undo now.")
        if not least <= to < self.m:
            raise Refused("illegal", f"You may undo to a moment from {least} to {self.m - 1}, not to {to}.")
        return Step(UNDO, seat, str(to), self.at(to), None, to)

    def takeback(self, seat: int, to: int) -> Step:
        """Back to an earlier moment, all others having agreed."""
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        if not 0 <= to < self.m:
            raise Refused("illegal", f"There is no moment {to} to go back to.")
        return Step(TAKEBACK, seat, str(to), self.at(to), None, to)

    def last_own(self, seat: int) -> int | None:
        """The moment before a seat's last own turn, which a takeback leads to unless it says otherwise."""
        to = self.m
        while to > 0 and self.made[to - 1].seat != seat:
            to -= 1
        if to == 0:
            return None
        turn = self.made[to - 1].turn
        while to > 0 and self.made[to - 1].seat == seat and self.made[to - 1].turn == turn:
            to -= 1
        return to

    def agree(self) -> Step:
        if self.over:
            raise Refused("over", f"The game is over ({self.result}).")
        return Step(AGREE, self.asked, "draw", self.state, None, self.m)

    # ---- taking it

    def take(self, row: Row, step: Step) -> None:
        """Make true what was tried; the row is stored by now."""
        self.n = row.n
        if row.sender:
            self.senders[_mark(row.seat, row.sender)] = row.n
        if step.kind == AGREE:
            self.agreed = True
            return
        if step.made is not None:
            if step.made.turn != (self.made[-1].turn if self.made else "") or self.m % CHECKPOINT == 0:
                self._keep()
            self.made.append(step.made)
        else:
            del self.made[step.to :]
            for m in [m for m in self.kept if m > step.to]:
                del self.kept[m]
            if step.kind == TAKEBACK:
                self.takebacks[step.seat] = self.takebacks.get(step.seat, 0) + 1
        self.state = step.state

    def _keep(self) -> None:
        """Keep a copy of the present moment: starts of the last turns, and one in every 32 for ever."""
        self.kept[self.m] = self.state.clone()
        loose = sorted(m for m in self.kept if m % CHECKPOINT != 0)
        for m in loose[:-3]:
            del self.kept[m]

    def replay(self, row: Row) -> None:
        """Take a row out of the store: what it says was allowed when it was written."""
        self.take(row, self.step_of(row))

    def step_of(self, row: Row) -> Step:
        if row.kind in MADE:
            return self.choice(row.seat, row.text, row.kind)
        if row.kind == AGREE:
            return self.agree()
        to = int(row.text)
        return Step(row.kind, row.seat, row.text, self.at(to), None, to)

    # ---- the record

    def record(self, sealed: bool, headers: dict[str, str]) -> tuple[str, str]:
        """The record as text and the hash of the state it leads to; sealed: without the seed."""
        record = Record(self.game.name, self.setup, "" if sealed else self.seed, self.start)
        record.rules = self.game.book.version
        record.choices = [made.text for made in self.made]
        record.turns = [made.turn for made in self.made]
        record.result = self.result
        record.headers = dict(headers)
        if self.agreed:
            record.headers["Ending"] = AGREEMENT
        from sandtable.kernel.record import write
        from sandtable.kernel.rng import seed_bytes

        state = self.state
        if sealed:
            state = state.clone()
            state.key = seed_bytes("")
        return write(self.game, record), self.game.hash(state)

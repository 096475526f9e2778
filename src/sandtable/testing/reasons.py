"""Refusals, looked at in bulk: what is tried at random positions, and the forms of the reasons given.

A **form** is a refusal with what belongs to the case taken out: the kind of option, the clause, and the
sentence with cards as CARD, numbers as N and places as AT. A game's tests keep a list of forms that somebody
has read beside the rulebook; a `Walk` collects those that random games bring, each with one case in full, so
that a form that is not in the list can be reviewed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sandtable.kernel.errors import NotationError, SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import Match, Record, roll_out
from sandtable.kernel.rng import Dice, FastDice
from sandtable.kernel.state import State
from sandtable.testing.tools import need, seed_of

CANDIDATES: Final = 24  # of those that the game lists, tried at a position
TOKENS: Final = 24  # of those that were legal before, in this game or another one
UNNUMBERED: Final = re.compile(
    r"\.(text|def|hier|lang)\."
)  # ids of sentences that have no number of their own
NUMBER: Final = re.compile(r"\b\d+\b")
QUOTED: Final = re.compile(r'".*"')
COUNTED: Final = re.compile(r"\b(?:N|no) (resource|[A-Za-z]+ counter|Command Token|location|time|way)s?\b")
HEAP: Final = re.compile(r"\b(?:[A-Z]\d+)+(?![\w.])")  # how many of each kind, such as K1R4
PICKED: Final = re.compile(r"\b(choose|Select) ((?:up to )?N|any number)\b[^.]*?(?=\.| for )")  # and of what
LISTED: Final = re.compile(r"\(N KIND(, N KIND)+\)")
# something else has to be answered first, whatever is tried
FIRST: Final = ("first ", "that is no answer to what is asked now")
ANYTHING: Final = "anything"

Tries = Callable[[Game, State, Dice], Iterable[str]]


class Form(NamedTuple):
    """A refusal without what belongs to the case."""

    kind: str  # what kind of option, such as "play"
    clause: str  # "2.2.1b"
    sentence: str

    def line(self) -> str:
        return f"{self.kind} | {self.clause} | {self.sentence}"


class Case(NamedTuple):
    """Where a form was met: all that is needed to judge it."""

    text: str
    reason: str
    position: str
    record: str

    def words(self, game: Game, form: Form) -> str:
        clause = game.book.find(form.clause).text if form.clause else "no clause"
        return (
            f"{form.line()}\n  tried:    {self.text}\n  answered: {self.reason}\n  clause:   {clause}\n"
            f"  position: {self.position}\n  record:\n{self.record}"
        )


def kind_of(game: Game, text: str) -> str:
    """What kind of option a token is: its verb, or the signs in it that are no names."""
    verb, colon, _ = text.partition(":")
    if colon:
        return verb
    if re.fullmatch(r"[a-z-]+|/|--|~|\.", text):
        return text
    return re.sub(r"[a-z]\d+", "AT", re.sub(r"\b[2-3]?[A-Z](?=[a-z?@=]|$)", "P", text))


def form_of(game: Game, text: str, clause: str, reason: str, names: dict[str, str]) -> Form:
    """A refusal with names, numbers and places taken out; `names` says what stands for each."""
    sentence = QUOTED.sub('"TEXT"', reason)
    for name, sign in names.items():
        if name in sentence:
            sentence = sentence.replace(name, sign)
    sentence = re.sub(r"\b\d?[a-m]\d{1,2}(\.\d+)?\b", "AT", sentence)
    sentence = COUNTED.sub(r"N \1", NUMBER.sub("N", HEAP.sub("HEAP", sentence)))
    kind = ANYTHING if sentence.startswith(FIRST) else kind_of(game, text)
    if kind == ANYTHING:
        sentence = PICKED.sub(r"\1 \2", sentence)
    return Form(kind, clause.rpartition(" ")[2], LISTED.sub("(N KIND)", sentence))


class Walk:
    """Random games of one game in which options of every kind are tried and the refusals collected."""

    def __init__(self, game: Game, tries: Tries, names: dict[str, str] | None = None) -> None:
        self.game = game
        self.tries = tries
        names = names or {}
        self.names = {name: names[name] for name in sorted(names, key=len, reverse=True)}
        self.found: dict[Form, Case] = {}
        self.positions = 0
        self.refusals = 0
        self.seen: dict[str, None] = {}  # tokens that were legal somewhere

    def game_from(self, seed: int, setup: str, positions: int) -> None:
        """Play a random game, trying at every position, until it is over or there were enough of them."""
        dice = FastDice(seed, 7)
        match = Match(self.game, Record(self.game.name, setup, seed_of(dice)))
        while not match.state.over() and positions > 0:
            s = match.state
            if s.seat != CHANCE:
                self.position(s, match, dice)
                positions -= 1
            options = s.options()
            match.choose(int(options[dice.below(len(options))]))
            if match.rolls:
                roll_out(self.game, match.state)

    def position(self, s: State, match: Match, dice: Dice) -> None:
        game = self.game
        self.positions += 1
        for option in s.options():
            self.seen[game.token(s, option)] = None
        candidates = list(s.candidates())
        for _ in range(min(CANDIDATES, len(candidates))):
            option = int(candidates[dice.below(len(candidates))])
            clause, reason = game.why_not(s, option)
            if reason:
                self.note(s, match, self.called(s, option), clause, reason)
        known = list(self.seen)
        texts = [known[dice.below(len(known))] for _ in range(TOKENS)]
        for text in [*texts, *self.tries(game, s, dice)]:
            self.attempt(s, match, text)
        seat = (int(s.seat) + 1) % int(s.seats)
        self.attempt(s, match, texts[0], seat)

    def called(self, s: State, option: int) -> str:
        """The token of a candidate, which may be one that only legal options have."""
        try:
            return self.game.token(s, option)
        except Exception:
            return self.game.verb(s, option) or "option"

    def attempt(self, s: State, match: Match, text: str, seat: int = -9) -> None:
        try:
            self.game.understand(s, text, seat)
        except NotationError as why:
            need(why.message != "", f"{text!r} is refused without a word")
        except SandtableError as why:
            kind = "another seat's " if seat >= 0 else ""
            self.note(s, match, text, why.clause, why.message.removeprefix(f"{text}: "), kind)

    def note(self, s: State, match: Match, text: str, clause: str, reason: str, kind: str = "") -> None:
        self.refusals += 1
        need(clause != "", f"{text} is refused without a clause: {reason}\n{match.text()}")
        need(not UNNUMBERED.search(clause), f"{text} is refused by {clause}, which has no number: {reason}")
        need("not among the options" not in reason, f"{text}: {reason}")
        ruling = self.game.book.find(clause.rpartition(" ")[2])
        need(reason.rstrip(".").lower() != ruling.text.rstrip(".").lower() or ruling.kind == "rule",
             f"{text} is refused in the raw words of {clause}")  # fmt: skip
        form = form_of(self.game, text, clause, reason, self.names)
        if kind:
            form = Form(f"{kind}option", form.clause, form.sentence)
        if form not in self.found:
            self.found[form] = Case(text, reason, self.game.position(s), match.text())


def unlisted(walk: Walk, listed: set[str]) -> str:
    """The forms that nobody has reviewed, in the words needed for it; empty if there are none."""
    new = [case.words(walk.game, form) for form, case in walk.found.items() if form.line() not in listed]
    if not new:
        return ""
    return f"{len(new)} forms of refusals are not in the list:\n\n" + "\n".join(new[:5])

"""What is wrong with a card, and where: the words a designer needs to mend it, and the mend itself."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NamedTuple

from sandtable.kernel.errors import SandtableError

ALIKE: Final = 0.6  # how much a word must look like another for that to have been meant


class Fix(NamedTuple):
    """What could stand in place of the words that an error is about, or of the whole line."""

    text: str
    whole: bool = False


class CardError(SandtableError):
    """A text, card or deck that does not read; line and column count from 1 within what was read.

    `about` are the words that it is about, as they are written there; `fix` is what to write instead.
    """

    def __init__(
        self,
        message: str,
        column: int = 1,
        line: int = 1,
        card: str = "",
        clause: str = "",
        file: str = "",
        about: str = "",
        fix: Fix | None = None,
        printed: str = "",
    ) -> None:
        super().__init__(message, clause)
        self.column = column
        self.line = line
        self.card = card
        self.file = file
        self.about = about
        self.fix = fix
        self.printed = printed  # as the house writes the line, if only its form is another

    def saying(self, message: str, clause: str, about: str = "", fix: Fix | None = None) -> CardError:
        """Another fault at the same place."""
        return CardError(message, self.column, self.line, self.card, clause, self.file, about, fix)

    def where(self) -> str:
        """Card, line and column, as far as they are known, for the head of a message."""
        place = f"line {self.line}, column {self.column}"
        return f"{self.card}, {place}" if self.card else place


class Unread(CardError):
    """Words that the grammar does not read."""

    guesses: tuple[str, ...] = ()  # words that look like the one that is none, the likeliest first
    bare: str = ""  # the message before a guess


class Misfit(CardError):
    """Words that read, but mean nothing here: a verb with the wrong thing, an "it" without a source."""


class Guess(NamedTuple):
    """What somebody probably meant: for the end of a message, and to put in its place."""

    words: str  # "; did you mean 'card'?", or nothing
    fix: Fix | None


def meant(word: str, known: Iterable[str], alike: float = ALIKE) -> Guess:
    """The known word that looks most like one that is not."""
    close = get_close_matches(word, list(known), 1, alike)
    if not close:
        return Guess("", None)
    return Guess(f"; did you mean {close[0]!r}?", Fix(close[0]))

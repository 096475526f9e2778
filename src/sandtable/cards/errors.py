"""What is wrong with a card, and where: the words a designer needs to mend it."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError


class CardError(SandtableError):
    """A text, card or deck that does not read; line and column count from 1 within what was read."""

    def __init__(
        self, message: str, column: int = 1, line: int = 1, card: str = "", clause: str = "", file: str = ""
    ) -> None:
        super().__init__(message, clause)
        self.column = column
        self.line = line
        self.card = card
        self.file = file

    def saying(self, message: str, clause: str) -> CardError:
        """Another fault at the same place."""
        return CardError(message, self.column, self.line, self.card, clause, self.file)

    def where(self) -> str:
        """Card, line and column, as far as they are known, for the head of a message."""
        place = f"line {self.line}, column {self.column}"
        return f"{self.card}, {place}" if self.card else place


class Unread(CardError):
    """Words that the grammar does not read."""


class Misfit(CardError):
    """Words that read, but mean nothing here: a verb with the wrong thing, an "it" without a source."""

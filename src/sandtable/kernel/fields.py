"""Positions of one line whose fields stand in a certain order: what is wrong with one of them."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError


class Fields:
    """The fields of a game's positions."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def wrong(self, field: str, value: str, why: str, clause: i64 = 0) -> NotationError:
        return NotationError(f"the field {field} cannot be {value!r}: {why}", self.book.cite(clause))

    def number(self, field: str, text: str, low: int, high: int) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 6 or not low <= int(text) <= high:
            raise self.wrong(field, text, f"a number from {low} to {high} is expected")
        return int(text)

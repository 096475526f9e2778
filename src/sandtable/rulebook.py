"""Finding one's way in a rulebook: search, what belongs to a clause, paragraphs for the terminal."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandtable.kernel.clauses import Book, Clause

_MARGIN = 12
_WIDEST = 110


def named(book: Book, words: Sequence[str]) -> Clause | None:
    """The clause whose id these words are: MOVE.4, r31 or antagonism MOVE.4."""
    if len(words) == 2 and words[0].lower() == book.game:
        words = words[1:]
    if len(words) != 1:
        return None
    for clause in book.clauses:
        if clause.id.lower() == words[0].lower():
            return clause
    return None


def search(book: Book, words: Sequence[str]) -> list[Clause]:
    """The clauses and rulings in which every word occurs, in the book's order."""
    wanted = [word.lower() for word in words]
    return [clause for clause in book.clauses if all(word in _everything(clause) for word in wanted)]


def _everything(clause: Clause) -> str:
    parts = (clause.id, clause.topic, clause.text, clause.question, clause.why, *clause.about)
    return "\n".join(parts).lower()


def rulings_on(book: Book, clause: Clause) -> list[Clause]:
    return [ruling for ruling in book.clauses if clause.id in ruling.about]


def examples_of(book: Book, clause: Clause) -> list[dict[str, object]]:
    """The worked examples that show a clause; a ruling is shown by those of its own id."""
    found: list[dict[str, object]] = []
    for example in book.examples():
        rules = example.get("rules", [])
        if isinstance(rules, list) and clause.id in rules:
            found.append(example)
    return found


def paragraph(head: str, text: str) -> str:
    """A text as wide as the terminal, beside its head."""
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    first = f"{head:<{_MARGIN - 1}} "
    return textwrap.fill(
        " ".join(text.split()),
        max(width, _MARGIN + 20),
        initial_indent=first,
        subsequent_indent=" " * _MARGIN,
        break_long_words=False,
        break_on_hyphens=False,
    )

"""The open words of a card set: tables of names and subtypes, each word with a number that never changes."""

from __future__ import annotations

from collections.abc import Iterable


class Table:
    """Words of one kind, numbered from 1 in the order in which they came; 0 stands for none."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}
        for word in words:
            self.add(word)

    def add(self, word: str) -> int:
        """The number of a word, which is new or known."""
        number = self.numbers.get(word)
        if number is None:
            self.words.append(word)
            number = self.numbers[word] = len(self.words)
        return number

    def word(self, number: int) -> str:
        return self.words[number - 1]

    def __contains__(self, word: object) -> bool:
        return word in self.numbers

    def __len__(self) -> int:
        return len(self.words)


class Registry:
    """All tables of a card set by their terminal, such as SUBTYPE; programs hold the numbers."""

    def __init__(self, tables: dict[str, Iterable[str]]) -> None:
        self.tables = {terminal: Table(words) for terminal, words in tables.items()}

    def copy(self) -> Registry:
        """The same words under the same numbers, to which others can be added."""
        return Registry({terminal: table.words for terminal, table in self.tables.items()})

    def __getitem__(self, terminal: str) -> Table:
        return self.tables[terminal]

    def number(self, terminal: str, word: str) -> int:
        return self.tables[terminal].add(word)

    def word(self, terminal: str, number: int) -> str:
        return self.tables[terminal].word(number)

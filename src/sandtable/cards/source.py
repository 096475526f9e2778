"""A program that is being printed: its integers, and how its records are read outside the engine."""

from __future__ import annotations

from sandtable.cards.program import layout as lay
from sandtable.cards.registry import Registry


class Test:
    """One test of a filter."""

    __slots__ = ("kind", "ref", "x", "y")

    def __init__(self, kind: int, x: int, y: int, ref: int) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.ref = ref  # the record that Y leads to, where it is one


class Source:
    """A program, and the registry of its words."""

    def __init__(self, code: list[int], registry: Registry) -> None:
        self.code = code
        self.registry = registry

    def get(self, at: int, field: int) -> int:
        return self.code[at + field]

    def kind(self, at: int) -> int:
        """The first integer of a record."""
        return self.code[at]

    def ref(self, at: int, field: int) -> int:
        """The place of the record that a field points at, or -1."""
        distance = self.code[at + field]
        return at + distance if distance else -1

    def tests(self, filter_at: int) -> list[Test]:
        found: list[Test] = []
        for n in range(self.code[filter_at]):
            kind, x, y = self.code[filter_at + 1 + lay.TEST * n :][: lay.TEST]
            found.append(Test(kind, x, y, filter_at + y))
        return found

    def items(self, at: int) -> list[int]:
        """The records that a LIST leads to."""
        return [at + distance for distance in self.code[at + 1 : at + 1 + self.code[at]]]

    def patterns(self, condition: int) -> list[int]:
        """The alternatives of a condition."""
        count = self.code[condition + 1]
        return [condition + distance for distance in self.code[condition + 2 : condition + 2 + count]]

    def pairs(self, at: int, head: int = 1) -> list[tuple[int, int]]:
        """The pairs of RESOURCES and LIMITS, and of CHANGES, whose head is longer by one."""
        inside = self.code[at + head : at + head + 2 * self.code[at]]
        return list(zip(inside[::2], inside[1::2]))

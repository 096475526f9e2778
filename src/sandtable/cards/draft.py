"""A line that is being read: what every language keeps of it, and the records it makes."""

from __future__ import annotations

from typing import ClassVar

from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.program.words import REF
from sandtable.cards.registry import Registry
from sandtable.cards.tree import Node


class Draft:
    """One line while it is read; a language adds what its reference words can mean."""

    GAME: ClassVar[str] = ""  # whose clauses a refusal cites

    def __init__(self, registry: Registry, text: str) -> None:
        self.registry = registry
        self.text = text
        self.slots: int = lay.FIRST_SLOT
        self.named: list[tuple[str, int]] = []  # names that something must have, and the column

    def said(self, node: Node) -> str:
        """The words of a node."""
        return self.text[node.at : node.end]

    def misfit(self, node: Node, message: str, clause: str = "") -> Misfit:
        said = self.said(node)
        return Misfit(
            message,
            node.at + 1,
            clause=f"{self.GAME} {clause}" if clause else "",
            about=said if said and repr(said) in message else "",
        )

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1


# ---- records


def row(
    op: int, form: int = 0, link: int = lay.HEAD, who: Field = 0, a: Field = 0, b: Field = 0, c: Field = 0
) -> Record:
    return Record([op, form, link, who, a, b, c, 0])


def selection(
    mode: int,
    wording: int,
    slot: int,
    low: int = 1,
    high: int = 1,
    fits: Field = 0,
    of: Field = 0,
    where: Field = 0,
) -> Record:
    return Record([mode, wording, slot, low, high, fits, of, where])


def reference(slot: int, wording: int = 0) -> Record:
    return selection(REF, wording, slot)


def amount(kind: int, n: int = 0, counted: Field = 0, per: Field = 0) -> Record:
    return Record([kind, n, counted, per])


def number_in(record: Record, field: int) -> int:
    """A plain number of a record that is being made."""
    found = record.fields[field]
    assert isinstance(found, int)
    return found

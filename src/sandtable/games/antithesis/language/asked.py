"""The open places of conditions that ask the opponent, or whether something is not so."""

from __future__ import annotations

from sandtable.cards import operands as kinds
from sandtable.cards import parts as shared
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import parts as p
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft


class Opponent(shared.Unsaid[Draft, Source]):
    """Your opponent, in the words of the condition itself."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = selection(i.OPPONENTS, 0, d.new_slot())


class Hand(shared.Unsaid[Draft, Source]):
    """A Hand, in the words of the condition itself."""

    holds = kinds.IN_ZONE

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = Record([i.HAND, w.WHOSE.number("my_zone"), reference(i.YOU)])


class NotFits(p.Fits):
    """What a card is not, as a filter."""

    def read(self, d: Draft, node: Node) -> Field:
        return Record([1, i.NOT_SO, 0, super().read(d, node)])

    def print(self, s: Source, at: int) -> Node:
        return super().print(s, s.tests(at)[0].ref)

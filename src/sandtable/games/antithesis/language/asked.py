"""The open places of conditions that ask the opponent, or whether something is not so."""

from __future__ import annotations

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts as shared
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, make
from sandtable.games.antithesis.language import gifts
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import parts as p
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft

PIPS: Final = 6  # of a die (DICE.3)


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


class Damaged(p.Part):
    """So much damage, or more; `few`: or less, as what has no more is denied."""

    holds = kinds.FILTER

    def __init__(self, field: int, few: bool = False) -> None:
        super().__init__(field)
        self.few = few

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        number = int(node.word(index))
        if number < 1:
            raise d.misfit(node, "who has no damage is undamaged", "R154")
        said = Record([1, i.WITH_TOKENS, 0, number + int(self.few)])
        row.fields[self.field] = Record([1, i.NOT_SO, 0, said]) if self.few else said
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        test = s.tests(s.ref(row, self.field))[0]
        number = s.tests(test.ref)[0].y - 1 if self.few else test.y
        return [gifts.numeral(number)]


class Done(shared.Unsaid[Draft, Source]):
    """What somebody has done in this Phase, or (`denied`) has not, in the words of the condition itself."""

    holds = kinds.FILTER

    def __init__(self, field: int, window: int, denied: bool = False) -> None:
        super().__init__(field)
        self.window = window
        self.denied = denied

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        said = Record([1, i.DONE_NOW, self.window, 0])
        row.fields[self.field] = Record([1, i.NOT_SO, 0, said]) if self.denied else said


class Roll(shared.Unsaid[Draft, Source]):
    """The die that was rolled last, in the words of the condition itself."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        if d.rolled < 0:
            raise d.misfit(
                node, "no die was rolled before this: Roll a die. If the roll is 5 or more, …", "R205"
            )
        row.fields[self.field] = reference(d.rolled)


def rolled(d: Draft, node: Node) -> gifts.Pairs:
    """From which number to which."""
    numbers = [int(str(word)) for word in node.children]
    low = 1 if node.name == "roll_most" else numbers[0]
    high = PIPS if node.name == "roll_least" else numbers[-1]
    if not 1 <= low <= high <= PIPS or (low, high) == (1, PIPS):
        raise d.misfit(node, "a die shows 1 to 6", "DICE.3")
    return [(low, high)]


def print_rolled(pairs: gifts.Pairs) -> Node:
    low, high = pairs[0]
    if low == high:
        return make("roll_is", gifts.numeral(low))
    if high == PIPS:
        return make("roll_least", gifts.numeral(low))
    if low == 1:
        return make("roll_most", gifts.numeral(high))
    return make("roll_span", gifts.numeral(low), gifts.numeral(high))

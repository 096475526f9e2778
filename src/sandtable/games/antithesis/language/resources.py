"""The open places of verbs that are dice, tokens and other pairs."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.cards import operands as kinds
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft
from sandtable.games.antithesis.language.parts import Part


class Pairs(Part):
    """What one function reads into pairs and another prints from them; `optional` may be missing."""

    holds = kinds.RESOURCES

    def __init__(
        self,
        field: int,
        read: Callable[[Draft, Node], gifts.Pairs],
        show: Callable[[gifts.Pairs], Node],
        optional: bool = False,
    ) -> None:
        super().__init__(field)
        self.reader = read
        self.shower = show
        self.optional = optional

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if self.optional and index >= len(node.children):
            return 0
        row.fields[self.field] = gifts.record(self.reader(d, node.node(index)))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        at = s.ref(row, self.field)
        return [self.shower(s.pairs(at))] if at >= 0 else []


class Registered(Part):
    """The same for one pair whose number can be a word of the set's own."""

    holds = kinds.RESOURCES

    def __init__(
        self,
        field: int,
        read: Callable[[Draft, Node], tuple[int, int]],
        show: Callable[[Source, int, int], Node],
    ) -> None:
        super().__init__(field)
        self.reader = read
        self.shower = show

    def read(self, d: Draft, node: Node) -> Field:
        return gifts.record([self.reader(d, node)])

    def print(self, s: Source, at: int) -> Node:
        return self.shower(s, *s.pairs(at)[0])


class Tokens(Part):
    """How many tokens of which kind are moved."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        how = node.node(index)
        number = (
            int(how.word(0))
            if how.name == "so_many"
            else i.ALL_OF
            if how.name == "all_of"
            else i.ANY_NUMBER_OF
        )
        row.fields[self.field] = gifts.record([(w.TOKENS.number(node.node(index + 1).name), number)])
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        ((token, number),) = s.pairs(s.ref(row, self.field))
        how = make("so_many", gifts.numeral(number))
        if number < 0:
            how = make("all_of" if number == i.ALL_OF else "any_number")
        return [how, make(w.TOKENS.word(token))]


class HeldTokens(Part):
    """So many tokens of a kind, or more."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        pairs = [(w.TOKENS.number(node.node(index + 1).name), int(node.word(index)))]
        row.fields[self.field] = gifts.record(pairs)
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        ((token, number),) = s.pairs(s.ref(row, self.field))
        return [gifts.numeral(number), make(w.TOKENS.word(token))]


class AsType(Part):
    """The type of movement of a [Move]."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = gifts.record([(i.AS_TYPE, w.MOVEMENTS.number(node.word(index)))])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("MOVEMENT", w.MOVEMENTS.word(s.pairs(s.ref(row, self.field))[0][1]))]


def dice_set(d: Draft, node: Node) -> gifts.Pairs:
    kind = w.DICE.number(node.name)
    if kind != i.DICE_ADDED and (d.actor is not None) != (kind > i.HIS_DICE):
        raise d.misfit(
            node, "everybody rerolls or turns his own dice: 'he may reroll a die in his Dice Bank'", "DICE.6"
        )
    if kind == i.DICE_ADDED and d.phrase != "e_you_dice":
        if d.window != i.STRENGTH_KNOWN:
            message = "'one of them' is a die spent on the Attack, or that you gain: When you gain dice, …"
            raise d.misfit(node, message, "R181")
        d.flags |= i.OF_THIS_ATTACK
    return [(kind, int(node.word(0)) if node.children else 0)]


def of_yours(d: Draft, node: Node) -> None:
    if d.actor is not None:
        raise d.misfit(node, "he gives you one: 'your opponent gives you a die'", "R271")


def of_his(d: Draft, node: Node) -> None:
    if d.actor is None:
        raise d.misfit(node, "you give your opponent one: 'give your opponent a die'", "R271")


def of_the_gained(d: Draft, made: Record) -> None:
    """One of the dice that were just gained: the window keeps which these are (R267)."""
    pairs = made.fields[i.A]
    assert isinstance(pairs, Record)
    if pairs.fields[1] != i.DICE_ADDED:
        return
    assert d.waits is not None
    slot = d.new_slot()
    d.waits.fields[i.B] = selection(i.MATCH, 0, slot, fits=Record([1, i.NOUN, i.PLAYER, 0]))
    made.fields[i.C] = reference(slot)


def print_dice(pairs: gifts.Pairs) -> Node:
    kind, number = pairs[0]
    return make(w.DICE.word(kind), *([gifts.numeral(number)] if kind % i.HIS_DICE == i.DICE_UP_TO else []))


def some_tokens(d: Draft, node: Node) -> gifts.Pairs:
    pairs = gifts.icons(d, node, gifts.TOKENS)
    if len(pairs) > 1:
        raise d.misfit(node, "tokens of one kind are removed at a time", "ALT.3")
    return pairs


def one_token(d: Draft, node: Node) -> gifts.Pairs:
    pairs = gifts.icons(d, node, gifts.TOKENS)
    if sum(count for _, count in pairs) > 1:
        raise d.misfit(node, "a window is opened by tokens of one kind, however many: write one", "R187")
    return pairs

"""The open places of verbs that are dice, tokens and other pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft
from sandtable.games.antithesis.language.parts import Part

PIPS: Final = 6  # of a die (DICE.3)


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
    """So many tokens of a kind, or more; of what has fewer than `beyond` that, it is denied."""

    holds = kinds.RESOURCES

    def __init__(self, field: int, beyond: int = 0) -> None:
        super().__init__(field)
        self.beyond = beyond

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        pairs = [(w.TOKENS.number(node.node(index + 1).name), int(node.word(index)) + self.beyond)]
        row.fields[self.field] = gifts.record(pairs)
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        ((token, number),) = s.pairs(s.ref(row, self.field))
        return [gifts.numeral(number - self.beyond), make(w.TOKENS.word(token))]


class OwnCalled(Part):
    """An unprinted ability of players, by its name."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        number = w.UNPRINTED.number(node.word(index))
        if number <= i.GLOBAL_PRESS:
            raise d.misfit(
                node, "of Characters say that they have not moved: it is not moved this Phase", "UNP.PLAYER"
            )
        row.fields[self.field] = gifts.record([(i.CALLED, number)])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("UNPRINTED", w.UNPRINTED.word(s.pairs(s.ref(row, self.field))[0][1]))]


class AsType(Part):
    """The type of movement of a [Move]."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = gifts.record([(i.AS_TYPE, w.MOVEMENTS.number(node.word(index)))])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("MOVEMENT", w.MOVEMENTS.word(s.pairs(s.ref(row, self.field))[0][1]))]


class DiceOnMoves(parts.Unsaid[Draft, Source]):
    """That dice are added to a [Move], in the words of the ban itself."""

    holds = kinds.RESOURCES

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = gifts.record([(i.NO_DICE, i.DICE_ON_MOVES)])


def dice_set(d: Draft, node: Node) -> gifts.Pairs:
    if node.name == "dice_showing":
        return [*dice_set(d, node.node(0)), pips(d, node.node(1))]
    kind = w.DICE.number(node.name)
    if kind != i.DICE_ADDED and (d.actor is not None) != (i.HIS_DICE < kind < i.FOES_DICE):
        raise d.misfit(
            node, "of him who does it this is 'his Dice Bank': he may reroll a die in his Dice Bank", "DICE.6"
        )
    if kind == i.DICE_ADDED and d.phrase != "e_you_dice":
        if d.window != i.STRENGTH_KNOWN:
            message = "'one of them' is a die spent on the Attack, or that you gain: When you gain dice, …"
            raise d.misfit(node, message, "R181")
        d.flags |= i.OF_THIS_ATTACK
    return [(kind, int(node.word(0)) if node.children else 0)]


def pips(d: Draft, node: Node) -> tuple[int, int]:
    """What the dice show: from, to."""
    number = int(node.word(0))
    low = 1 if node.name == "pips_most" else number
    high = PIPS if node.name == "pips_least" else number
    if not 1 <= low <= high <= PIPS or (low, high) == (1, PIPS):
        raise d.misfit(node, "a die shows 1 to 6", "DICE.3")
    return i.SHOWING + low, high


def print_pips(low: int, high: int) -> Node:
    if low == high:
        return make("pips_are", gifts.numeral(low))
    return make("pips_least", gifts.numeral(low)) if high == PIPS else make("pips_most", gifts.numeral(high))


ZONES: Final = {i.TO_HAND: i.HAND, i.TO_DISCARD: i.DISCARD_PILE}


def end_of(d: Draft, node: Node) -> int:
    """Where a card goes that is looked at."""
    if node.name != "to_zone":
        return w.ENDS.number(node.name)
    zone = node.node(0)
    ends = [end for end, place in ZONES.items() if place == w.ZONES.number(zone.word(0))]
    if zone.name != "my_zone" or not ends:
        raise d.misfit(node, "into your Hand or your Discard Pile, on the bottom, or back on top", "R289")
    return ends[0]


def print_end(end: int) -> Node:
    if end not in ZONES:
        return make(w.ENDS.word(end))
    return make("to_zone", make("my_zone", leaf("ZONE", w.ZONES.word(ZONES[end]))))


def piles(d: Draft, node: Node) -> gifts.Pairs:
    """Where cards that are looked at go, and how many: the others last."""
    found: list[Node] = []
    while node.name == "more_piles":
        found.append(node.node(0))
        node = node.node(1)
    found += [node.node(0), node.node(1)]
    pairs: gifts.Pairs = []
    for one in found:
        end = end_of(d, one.node(len(one.children) - 1))
        if (one.name == "pile_rest") != (one is found[-1]):
            raise d.misfit(
                one, "the others stand last: put one into your Hand and the others back on top", "R289"
            )
        many = {"pile_one": 1, "pile_rest": i.ALL_OTHERS, "pile_any": i.ANY_OF_THEM}.get(one.name, 0)
        if one.name in ("pile_many", "pile_up_to"):
            many = int(one.word(0))
            if not 1 <= many < i.UP_TO_SO_MANY - 1 or (one.name == "pile_many" and many == 1):
                raise d.misfit(one, "one of them is 'one'", "R289")
            many += i.UP_TO_SO_MANY if one.name == "pile_up_to" else 0
        if end in [pair[0] for pair in pairs]:
            raise d.misfit(one, "the same place is said twice here")
        pairs.append((end, many))
    return pairs


def print_piles(pairs: gifts.Pairs) -> Node:
    said: list[Node] = []
    for end, many in pairs:
        place = print_end(end)
        if many == i.ANY_OF_THEM:
            said.append(make("pile_any", place))
        elif many > i.UP_TO_SO_MANY:
            said.append(make("pile_up_to", gifts.numeral(many - i.UP_TO_SO_MANY), place))
        elif many > 1:
            said.append(make("pile_many", gifts.numeral(many), place))
        else:
            said.append(make("pile_one" if many else "pile_rest", place))
    out = make("two_piles", *said[-2:])
    for one in reversed(said[:-2]):
        out = make("more_piles", one, out)
    return out


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
    if len(pairs) > 1:
        return make("dice_showing", print_dice(pairs[:1]), print_pips(pairs[1][0] - i.SHOWING, pairs[1][1]))
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

"""The open places of verbs: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import amount, reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.parts import numbered, said
from sandtable.cards.productions import joined, spread
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make, names
from sandtable.games.oversoul.language import cards, filters, numbers, places, refs, values
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, PATTERN, Draft, Noun

Part = parts.Part[Draft, Source]
Fixed = parts.Fixed[Draft, Source]
Word = parts.Word[Draft, Source]
Kind = Callable[[int], Part]  # a part, to be made with its field


class Cards(Part):
    """Which cards; a step that is about them can be referred back to."""

    holds = kinds.SELECTION

    def __init__(
        self,
        field: int,
        mode: int = 0,
        home: int = 0,
        works: frozenset[int] = places.EVERYWHERE,
        clause: str = "",
        check: Callable[[Draft, Node, Noun], None] | None = None,
    ) -> None:
        super().__init__(field)
        self.mode = mode
        self.home = home  # where they must be said to be, if they are described
        self.works = works  # where this can be done to them at all
        self.clause = clause
        self.check = check  # what else is asked of them

    def read(self, d: Draft, node: Node) -> Field:
        mode = 0 if d.place == PATTERN else self.mode
        d.of_links = self.mode == i.CHAINED_LINK
        noun = cards.cards(d, node, mode)
        d.of_links = False
        record = noun.record
        if (
            d.place != PATTERN
            and self.home
            and isinstance(record.fields[i.FITS], Record)
            and record.fields[i.WHERE] == 0
        ):
            if i.INSIDE not in test_kinds(record):
                raise d.misfit(node, "say where: 'in your hand' or 'in your Deck'", "8.7.18")
        if mode != i.CHAINED_LINK:
            places.check(d, node, noun, self.works, self.clause)
            if self.check is not None:
                self.check(d, node, noun)
        if d.place in (CODE, COST):
            d.mention(noun)
            if self.mode == i.SELECTED and record.fields[i.MODE_OF] == i.SELECTED:
                d.selected.append(noun)
        elif d.place == PATTERN and d.law is None and noun.slot != i.SELF:
            d.law = noun
        return record

    def print(self, s: Source, at: int) -> Node:
        return cards.print_cards(s, at)


def test_kinds(record: Record) -> set[Field]:
    """The kinds of test in a selection's filter."""
    fits = record.fields[i.FITS]
    return set(fits.fields[1 :: lay.TEST]) if isinstance(fits, Record) else set()


class Digits(Part):
    """Digits as an amount, which nothing multiplies."""

    holds = kinds.AMOUNT

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = numbers.digits(int(node.word(index)))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [numbers.numeral(s.get(s.ref(row, self.field), lay.N))]


class Later(parts.Unsaid[Draft, Source]):
    """The number is said behind the step: equal to …"""

    holds = kinds.AMOUNT

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        if d.place == CODE:
            d.numbered = True
        row.fields[self.field] = amount(i.EQUAL)


class Worth(Part):
    """The number is said before the cards: in it "its" is of a card that was named before them."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        named = d.mentions or d.law is not None  # else "its" is this card's
        if d.selected or not named or not names(node) & {"its", "their"}:
            message = "how much stands behind to whom: Deal DMG to 1 opposing Unit equal to …"
            raise d.misfit(node, message, "8.3.1")
        if d.place == CODE:
            d.numbered = True
        return amount(i.EQUAL, 0, 0, values.value(d, node))

    def print(self, s: Source, at: int) -> Node:
        return values.print_value(s, s.ref(at, lay.PER))


class Deck(Part):
    """Whose Deck, or which end of it."""

    holds = kinds.IN_ZONE

    def __init__(self, field: int, place: int = i.DECK, either: bool = False, goes: bool = False) -> None:
        super().__init__(field)
        self.place = place
        self.goes = goes  # whether cards go there
        self.either = either  # whether the user may choose whose it is

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "poss_each" or (node.name == "poss_either" and not self.either):
            raise d.misfit(node, "this is about one Deck: write whose it is", "R134")
        return refs.zone(d, node, self.place, self.goes)

    def print(self, s: Source, at: int) -> Node:
        return refs.print_whose(s, at)


class Zone(Part):
    """Whose, and which zone."""

    holds = kinds.IN_ZONE

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        whose = node.node(index)
        if whose.name in ("poss_each", "poss_either"):
            raise d.misfit(whose, "cards go to their owner: write its owner's, their owners' or your", "R134")
        if w.ZONES.number(node.node(index + 1).name) in w.TWO_PILES:
            raise d.misfit(node.node(index + 1), "cards go to one place: write hand, or Deck", "8.7.10")
        row.fields[self.field] = refs.zone(d, whose, w.ZONES.number(node.node(index + 1).name), goes=True)
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return refs.print_zone(s, s.ref(row, self.field))


def property_of(d: Draft, node: Node) -> int:
    """Stats, Keyworded Abilities, Abilities, Roles, Archetype."""
    return w.STATS.number(node.node(0).name) if node.name == "prop_stat" else w.PROPERTIES.number(node.name)


def victim(d: Draft, node: Node) -> Record:
    """Whose things are Stolen: of a card on the board, for elsewhere nothing can be taken away."""
    whose = refs.owner(d, node)
    if d.places.get(refs.slot_of(whose), i.BOARD) not in (places.UNKNOWN, i.BOARD):
        raise d.misfit(node, "only a card on the board has something to Steal; write Copy", "8.7.36")
    return whose


def taken(d: Draft, node: Node) -> int:
    if node.name == "prop_archetype":
        raise d.misfit(node, "an Archetype is not Stolen; write Copy its Archetype", "8.7.36")
    return property_of(d, node)


def print_property(s: Source, number: int) -> Node:
    if w.STATS.means(number):
        return make("prop_stat", make(w.STATS.word(number)))
    return make(w.PROPERTIES.word(number))


def filter_of(d: Draft, node: Node) -> Field:
    return filters.described(d, node).record()


def law_of(d: Draft, node: Node) -> Field:
    return w.LAWS.number(node.word(0))


# what two functions read and print
Num: Final[Kind] = said(numbers.number, numbers.print_number, kinds.AMOUNT)  # digits, RANK, that many
Value: Final[Kind] = said(values.value, values.print_value, kinds.AMOUNT)
Filter: Final[Kind] = said(filter_of, filters.print_filter, kinds.FILTER)
Owner: Final[Kind] = said(refs.owner, refs.print_owner, kinds.SELECTION)
Victim: Final[Kind] = said(victim, refs.print_owner, kinds.SELECTION)
Taken: Final[Kind] = numbered(taken, print_property, i.PROPERTY)
Law: Final[Kind] = numbered(law_of, filters.print_law, i.LAW)
Property: Final[Kind] = numbered(property_of, print_property, i.PROPERTY)
Mark: Final[Kind] = numbered(numbers.mark, numbers.print_mark, i.MARK_NAME)


class Born(parts.Unsaid[Draft, Source]):
    """The register of cards that a step makes, so that the words behind can mean them."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        slot = d.new_slot()
        row.fields[self.field] = selection(i.FOUND, 0, slot)
        one = node.node(0).name == "number" and node.node(0).word(0) == "1"
        d.places[slot] = i.BOARD
        d.mention(Noun(reference(slot), slot, not one))


class AllLinks(parts.Unsaid[Draft, Source]):
    """All that waits in the chain, or all that is opposing: Activations and Abilities, no Attack (R112)."""

    holds = kinds.SELECTION

    def __init__(self, field: int, opposing: bool) -> None:
        super().__init__(field)
        self.opposing = opposing

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        slot = d.new_slot()
        tests: list[Field] = [i.SIDE, i.OPPOSING, 0] if self.opposing else []
        for noun in (i.CARD, i.ABILITY):
            tests += [i.ONE_OF, 0, 0, i.NOUN, noun, 0]
        fits = Record([len(tests) // lay.TEST, *tests])
        row.fields[self.field] = selection(i.CHAINED_LINK, 0, slot, 1, i.MANY, fits)
        d.mention(Noun(reference(slot), slot, True))


class Sheet(Part):
    """What a TOTEM is: RANK, stats, Roles and Keyworded Abilities, in this order."""

    holds = kinds.RESOURCES

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        listed = node.node(index + 1)
        fields: list[Field] = [i.SHEET_RANK, w.RANKS.number(node.word(index))]
        stats: set[int] = set()
        for entry in spread(listed, "sheet_list"):
            if entry.name == "entry_stat":
                stat = w.STATS.number(entry.node(1).name)
                stats.add(stat)
                fields += [i.SHEET_STAT + stat, int(entry.word(0))]
            elif entry.name == "entry_role":
                fields += [i.SHEET_ROLE, w.ROLES.number(entry.word(0))]
            elif entry.name == "entry_named":
                fields += [i.SHEET_NAME, d.registry.number("NAME", entry.word(0)[1:-1])]
            else:
                fields += [i.SHEET_KEYWORD, w.KEYWORDS.number(entry.word(0))]
        if stats != {i.DMG, i.SPD, i.HP}:
            raise d.misfit(listed, "a TOTEM has DMG, SPD and HP, each once", "7.1.32")
        row.fields[self.field] = Record([len(fields) // 2, *fields])
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        (_, rank), *rest = s.pairs(s.ref(row, self.field))
        entries: list[Node] = []
        for kind, number in rest:
            if kind == i.SHEET_ROLE:
                entries.append(make("entry_role", leaf("ROLE", w.ROLES.word(number))))
            elif kind == i.SHEET_NAME:
                word = s.registry.word("NAME", number)
                entries.append(make("entry_named", leaf("TITLE", f'"{word}"')))
            elif kind == i.SHEET_KEYWORD:
                entries.append(make("entry_keyword", leaf("KEYWORD", w.KEYWORDS.word(number))))
            else:
                stat = make(w.STATS.word(kind - i.SHEET_STAT))
                entries.append(make("entry_stat", numbers.numeral(number), stat))
        return [leaf("ROMAN", w.RANKS.word(rank)), joined("sheet_list", entries)]

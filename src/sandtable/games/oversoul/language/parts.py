"""The open places of verbs: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import Words, spread
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.oversoul.language import cards, filters, numbers, refs, values
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, PATTERN, Draft, amount


class Part:
    """One open place of a verb; most hold one child of its node."""

    takes = 1

    def __init__(self, field: int) -> None:
        self.field = field

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        child = children[0]
        assert isinstance(child, Node)
        made.fields[self.field] = self.read(d, child)

    def read(self, d: Draft, node: Node) -> Field:
        raise AssertionError

    def shown(self, s: Source, at: int) -> list[Child]:
        return [self.show(s, s.ref(at, self.field))]

    def show(self, s: Source, at: int) -> Node:
        raise AssertionError


class Cards(Part):
    """Which cards; a step that is about them can be referred back to."""

    def __init__(self, field: int, mode: int = 0, home: int = 0) -> None:
        super().__init__(field)
        self.mode = mode
        self.home = home  # where they must be said to be, if they are described

    def read(self, d: Draft, node: Node) -> Field:
        mode = 0 if d.place == PATTERN else self.mode
        noun = cards.cards(d, node, mode)
        record = noun.record
        if (
            d.place != PATTERN
            and self.home
            and isinstance(record.fields[i.FITS], Record)
            and record.fields[i.WHERE] == 0
        ):
            if i.INSIDE not in test_kinds(record):
                raise d.misfit(
                    node, "say where: 'in your hand', 'in your Deck' or 'in your Idle Zone'", "8.7.18"
                )
        if d.place in (CODE, COST):
            d.mention(noun)
            if self.mode == i.SELECTED and record.fields[i.MODE_OF] == i.SELECTED:
                d.selected.append(noun)
        elif d.place == PATTERN and d.law is None and noun.slot != i.SELF:
            d.law = noun
        return record

    def show(self, s: Source, at: int) -> Node:
        return cards.print_cards(s, at)


def test_kinds(record: Record) -> set[Field]:
    """The kinds of test in a selection's filter."""
    fits = record.fields[i.FITS]
    return set(fits.fields[1 :: lay.TEST]) if isinstance(fits, Record) else set()


class Num(Part):
    """Digits, RANK, that many."""

    def read(self, d: Draft, node: Node) -> Field:
        return numbers.number(d, node)

    def show(self, s: Source, at: int) -> Node:
        return numbers.print_number(s, at)


class Digits(Part):
    """Digits as an amount, which nothing multiplies."""

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        made.fields[self.field] = numbers.digits(int(str(children[0])))

    def shown(self, s: Source, at: int) -> list[Child]:
        return [numbers.numeral(s.get(s.ref(at, self.field), lay.N))]


class Later(Part):
    """The number is said behind the step: equal to …"""

    takes = 0

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        if d.place == CODE:
            d.numbered = True
        made.fields[self.field] = amount(i.EQUAL)

    def shown(self, s: Source, at: int) -> list[Child]:
        return []


class Value(Part):
    def read(self, d: Draft, node: Node) -> Field:
        return values.value(d, node)

    def show(self, s: Source, at: int) -> Node:
        return values.print_value(s, at)


class Deck(Part):
    """Whose Deck, or which end of it."""

    def __init__(self, field: int, place: int = i.DECK) -> None:
        super().__init__(field)
        self.place = place

    def read(self, d: Draft, node: Node) -> Field:
        return refs.zone(d, node, self.place)

    def show(self, s: Source, at: int) -> Node:
        return refs.print_whose(s, at)


class Zone(Part):
    """Whose, and which zone."""

    takes = 2

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        whose, place = children
        assert isinstance(whose, Node) and isinstance(place, Node)
        made.fields[self.field] = refs.zone(d, whose, w.ZONES.number(place.name))

    def shown(self, s: Source, at: int) -> list[Child]:
        return refs.print_zone(s, s.ref(at, self.field))


class Filter(Part):
    def read(self, d: Draft, node: Node) -> Field:
        return filters.described(d, node).record()

    def show(self, s: Source, at: int) -> Node:
        return filters.print_filter(s, at)


class Owner(Part):
    def read(self, d: Draft, node: Node) -> Field:
        return refs.owner(d, node)

    def show(self, s: Source, at: int) -> Node:
        return refs.print_owner(s, at)


class Word(Part):
    """One of a few productions."""

    def __init__(self, field: int, words: Words) -> None:
        super().__init__(field)
        self.words = words

    def read(self, d: Draft, node: Node) -> Field:
        return self.words.number(node.name)

    def shown(self, s: Source, at: int) -> list[Child]:
        return [make(self.words.word(s.get(at, self.field)))]


class Fixed(Part):
    """One of a few words of a terminal."""

    def __init__(self, field: int, terminal: str, words: Words) -> None:
        super().__init__(field)
        self.terminal = terminal
        self.words = words

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        made.fields[self.field] = self.words.number(str(children[0]))

    def shown(self, s: Source, at: int) -> list[Child]:
        return [leaf(self.terminal, self.words.word(s.get(at, self.field)))]


class Law(Part):
    def read(self, d: Draft, node: Node) -> Field:
        return w.LAWS.number(node.word(0))

    def shown(self, s: Source, at: int) -> list[Child]:
        return [filters.print_law(s.get(at, self.field))]


class Property(Part):
    """Stats, Keyworded Abilities, Abilities, Roles, Archetype."""

    def read(self, d: Draft, node: Node) -> Field:
        return (
            w.STATS.number(node.node(0).name) if node.name == "prop_stat" else w.PROPERTIES.number(node.name)
        )

    def shown(self, s: Source, at: int) -> list[Child]:
        return [print_property(s.get(at, self.field))]


def print_property(number: int) -> Node:
    if w.STATS.means(number):
        return make("prop_stat", make(w.STATS.word(number)))
    return make(w.PROPERTIES.word(number))


class Mark(Part):
    def read(self, d: Draft, node: Node) -> Field:
        return numbers.mark(d, node)

    def shown(self, s: Source, at: int) -> list[Child]:
        return [numbers.print_mark(s, s.get(at, self.field))]


class Sheet(Part):
    """What a TOTEM is: RANK, stats, Roles and Keyworded Abilities, in this order."""

    takes = 2

    def fill(self, d: Draft, made: Record, children: list[Child]) -> None:
        rank, listed = children
        assert isinstance(listed, Node)
        fields: list[Field] = [i.SHEET_RANK, w.RANKS.number(str(rank))]
        stats: set[int] = set()
        for entry in spread(listed, "sheet_list"):
            if entry.name == "entry_stat":
                stat = w.STATS.number(entry.node(1).name)
                stats.add(stat)
                fields += [i.SHEET_STAT + stat, int(entry.word(0))]
            elif entry.name == "entry_role":
                fields += [i.SHEET_ROLE, w.ROLES.number(entry.word(0))]
            else:
                fields += [i.SHEET_KEYWORD, w.KEYWORDS.number(entry.word(0))]
        if stats != {i.DMG, i.SPD, i.HP}:
            raise d.misfit(listed, "a TOTEM has DMG, SPD and HP, each once", "7.1.32")
        made.fields[self.field] = Record([len(fields) // 2, *fields])

    def shown(self, s: Source, at: int) -> list[Child]:
        (_, rank), *rest = s.pairs(s.ref(at, self.field))
        entries: list[Node] = []
        for kind, number in rest:
            if kind == i.SHEET_ROLE:
                entries.append(make("entry_role", leaf("ROLE", w.ROLES.word(number))))
            elif kind == i.SHEET_KEYWORD:
                entries.append(make("entry_keyword", leaf("KEYWORD", w.KEYWORDS.word(number))))
            else:
                stat = make(w.STATS.word(kind - i.SHEET_STAT))
                entries.append(make("entry_stat", numbers.numeral(number), stat))
        node = entries[0]
        for one in entries[1:]:
            node = make("sheet_list", node, one)
        return [leaf("ROMAN", w.RANKS.word(rank)), node]

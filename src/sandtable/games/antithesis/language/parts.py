"""The open places of verbs: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.parts import said
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import nouns, sense, squares
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft, Noun

Part = parts.Part[Draft, Source]
Fixed = parts.Fixed[Draft, Source]
Word = parts.Word[Draft, Source]
Constant = parts.Constant[Draft, Source]
Kind = Callable[[int], Part]  # a part, to be made with its field
Check = Callable[[Draft, Node, Noun], None]

FIGURES: Final[frozenset[int]] = nouns.FIGURES
HOLDERS: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.CARD))
CARDS: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.DIRECTIVE, i.STRATEGY, i.TACTIC, i.OBJECTIVE)
)
TURNED: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.DIRECTIVE)
)
MOVABLE: Final[frozenset[int]] = frozenset(
    (i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.TACTIC)
)
DEPLOYABLE: Final[frozenset[int]] = frozenset((i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION))
HOSTS: Final[frozenset[int]] = frozenset((i.CARD, i.CHARACTER, i.CHAMPION, i.FIELD))
MODS: Final[frozenset[int]] = frozenset((i.MODIFICATION, i.CARD))
GOALS: Final[frozenset[int]] = frozenset((i.GOAL,))
CHOSEN: Final[frozenset[int]] = CARDS | GOALS
NOT_OF_DECKS: Final[frozenset[int]] = frozenset(
    (i.CONTROLLED, i.STATE, i.MODDED, i.WITH_PRESENCE, i.WITH_TOKENS, i.INSIDE, *sense.PLACES)
)


class Cards(Part):
    """Which cards; a clause about them can be referred back to."""

    holds = kinds.SELECTION

    def __init__(self, field: int, only: frozenset[int] = CARDS, check: Check | None = None) -> None:
        super().__init__(field)
        self.only = only
        self.check = check

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "they":
            raise d.misfit(node, "what something is done to is 'them'", "R206")
        found = nouns.narrow(d, node, nouns.one(d, node), self.only)
        if self.check is not None:
            self.check(d, node, found)
        d.clause[self.field] = found
        return found.record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class Player(Part):
    """Who acts."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        return nouns.player(d, node).record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class You(parts.Unsaid[Draft, Source]):
    """You, in the words of the verb itself."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = reference(i.YOU)


class Its(parts.Unsaid[Draft, Source]):
    """What *its* means, in the words of the phrase itself: the card, or who controls it."""

    holds = kinds.SELECTION

    def __init__(self, field: int, mode: int = i.REF) -> None:
        super().__init__(field)
        self.mode = mode

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        found = reference(d.meant(node).slot if d.mentions else i.SELF)  # this card if alone (R181)
        row.fields[self.field] = (
            found if self.mode == i.REF else selection(self.mode, 0, d.new_slot(), of=found)
        )


class Square(Part):
    """A square; an adjacent one is next to what stands in field A."""

    holds = kinds.SELECTION

    def __init__(self, field: int, inside: bool = False) -> None:
        super().__init__(field)
        self.inside = inside

    def read(self, d: Draft, node: Node) -> Field:
        return squares.square(d, node, d.clause.get(i.A))

    def print(self, s: Source, at: int) -> Node:
        return squares.print_square(s, at, self.inside)


class AnySquare(parts.Unsaid[Draft, Source]):
    """Any square, in the words of the verb itself: a row or a column is meant by one of its squares."""

    holds = kinds.SELECTION

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        fits = Record([1, i.NOUN, i.SQUARE, 0])
        row.fields[self.field] = selection(i.CHOOSING, w.CHOSEN.number("sq"), d.new_slot(), fits=fits)


class Spot(Part):
    """Where something is deployed."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        if node.name == "in_spot":
            return squares.square(d, node.node(0))
        fits = Record([2, i.NOUN, i.SQUARE, 0, i.IN_ROW, w.ROWS.number(node.word(0)), i.LOWER])
        return selection(i.CHOOSING, w.GROUPS.number("up_to_row"), d.new_slot(), fits=fits)

    def print(self, s: Source, at: int) -> Node:
        if w.GROUPS.means(s.get(at, i.WORDING)):
            return make("up_to_row", leaf("ROW", w.ROWS.word(s.tests(s.ref(at, i.FITS))[1].x)))
        return make("in_spot", squares.print_square(s, at))


Zone: Final[Kind] = said(nouns.zone, nouns.print_zone, kinds.IN_ZONE)


def mine(d: Draft, node: Node) -> Field:
    if node.name != "my_zone":
        raise d.misfit(node, "this is asked of your own zone", "R192")
    return nouns.zone(d, node)


Mine: Final[Kind] = said(mine, nouns.print_zone, kinds.IN_ZONE)


class Wanted(Part):
    """What may be taken of cards that are looked at, as a filter."""

    holds = kinds.FILTER

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        if found.kinds() & NOT_OF_DECKS:
            raise d.misfit(
                node, "of cards in a deck their kind, traits, Faction and numbers are known", "R192"
            )
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(at), False)


class Found(Part):
    """What is searched for."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        slot = d.new_slot()
        record = selection(i.FOUND, w.CHOSEN.number("a"), slot, 0, 1, found.record())
        d.clause[self.field] = Noun(record, slot, False, found.noun)
        return record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(s.ref(at, i.FITS)), False)


class Becoming(Part):
    """Exhausted or recovered by an effect: each is a window of its own."""

    WINDOWS: ClassVar[dict[int, int]] = {
        i.EXHAUSTED: i.EXHAUSTED_BY_EFFECT,
        i.RECOVERED: i.RECOVERED_BY_EFFECT,
    }

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        state = w.STATES.number(node.word(index))
        if state not in self.WINDOWS:
            raise d.misfit(node, "no window opens then; When … takes True Damage", "R96")
        row.fields[i.OP] = self.WINDOWS[state]
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        state = next(state for state, op in self.WINDOWS.items() if op == s.get(row, i.OP))
        return [leaf("STATE", w.STATES.word(state))]


class Turned(Part):
    """Exhausted or recovered, as what somebody becomes."""

    DOES: ClassVar[dict[int, int]] = {i.EXHAUSTED: i.EXHAUST, i.RECOVERED: i.RECOVER}

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        state = w.STATES.number(node.word(index))
        if state not in self.DOES:
            raise d.misfit(node, "a card becomes exhausted or recovered; damage is taken, and Heals", "EXH.2")
        row.fields[i.OP] = self.DOES[state]
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        state = next(state for state, op in self.DOES.items() if op == s.get(row, i.OP))
        return [leaf("STATE", w.STATES.word(state))]


class Several(Part):
    """All cards that fit."""

    holds = kinds.SELECTION

    def read(self, d: Draft, node: Node) -> Field:
        return nouns.several(d, node)

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_several(s, at)


class Any(Part):
    """A card that a static names: this, it, or any that fits."""

    holds = kinds.SELECTION

    def __init__(self, field: int, only: frozenset[int] = FIGURES) -> None:
        super().__init__(field)
        self.only = only

    def read(self, d: Draft, node: Node) -> Field:
        place = d.inside()
        found = nouns.narrow(d, node, nouns.one(d, node), self.only)
        d.place = place
        return found.record

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_selection(s, at)


class Fits(Part):
    """What is controlled or counted, as a filter; the determiner is in the verb's own words."""

    holds = kinds.FILTER

    def __init__(self, field: int, plural: bool = False, another: bool = False) -> None:
        super().__init__(field)
        self.plural = plural
        self.another = another

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.described(d, node)
        if found.has(i.INSIDE):
            raise d.misfit(node, "only cards In Play are controlled", "CTRL.1")
        if self.another:
            nouns.leave_out(d, found, i.LEFT_OUT)
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_tests(s, s.tests(at), self.plural)


class State(Part):
    """Exhausted, recovered, damaged, as a filter."""

    holds = kinds.FILTER

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = Record([1, i.STATE, w.STATES.number(node.word(index)), 0])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("STATE", w.STATES.word(s.tests(s.ref(row, self.field))[0].x))]


class Posts(Part):
    """What could stand behind a noun, as a filter."""

    holds = kinds.FILTER

    def read(self, d: Draft, node: Node) -> Field:
        found = nouns.Described()
        nouns.behind(d, node, found)
        nouns.settle(d, node, found)
        return found.record()

    def print(self, s: Source, at: int) -> Node:
        found = nouns.print_posts(s, s.tests(at))
        assert found is not None
        return found

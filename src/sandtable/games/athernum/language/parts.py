"""The open places of verbs: how each is read into a field of its row, and printed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.cards import parts
from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.parts import numbered, said
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns, numbers, values
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import (
    CODE,
    CREATED,
    DESCRIPTION,
    PATTERN,
    SEARCHED,
    STATEMENT,
    Draft,
    Noun,
    Source,
)
from sandtable.games.athernum.language.filters import description, print_description
from sandtable.games.athernum.language.sorts import THINGS, names_of

Part = parts.Part[Draft, Source]
Unsaid = parts.Unsaid[Draft, Source]
Constant = parts.Constant[Draft, Source]
Fixed = parts.Fixed[Draft, Source]
Open = parts.Open[Draft, Source]
Word = parts.Word[Draft, Source]
Maker = Callable[[int], Part]  # makes a part with its field

# what two functions read and print
Value: Final[Maker] = said(values.value, values.print_value)  # a number that is looked up
Icons: Final[Maker] = said(numbers.icons, numbers.print_icons)
Zone: Final[Maker] = said(nouns.zone, nouns.print_zone)
FromBoard: Final[Maker] = said(nouns.from_board, nouns.print_zone)
PhaseOf: Final[Maker] = said(values.phase_of, values.print_phase_of)
Marker: Final[Maker] = numbered(numbers.marker, numbers.print_marker)
Often: Final[Maker] = numbered(numbers.often, numbers.print_often)


# ---- things


class Thing(Part):
    """A noun phrase. `home` is where a plain card is looked for if the text does not say; negative: any noun,
    not only "card". `permanents` is the clause by which only permanents can be meant.
    """

    def __init__(
        self, field: int, sorts: int = THINGS, home: int = 0, stands: int = CODE, permanents: str = ""
    ) -> None:
        super().__init__(field)
        self.sorts = sorts
        self.home = home
        self.stands = stands
        self.permanents = permanents

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        d.on_board = bool(self.permanents)
        noun = self.noun(d, child, place)
        d.on_board = False
        self.check(d, child, noun)
        row.fields[self.field] = noun.record
        return 1

    def noun(self, d: Draft, node: Node, place: int) -> Noun:
        stands = PATTERN if place == PATTERN and self.stands != DESCRIPTION else self.stands
        return nouns.noun_phrase(d, node, stands, self.home)

    def check(self, d: Draft, node: Node, noun: Noun) -> None:
        """Refuse what the verb cannot be done to, in words that say what would fit."""
        if not noun.sorts & self.sorts:
            raise d.misfit(node, f"this verb takes {names_of(self.sorts)}, not {names_of(noun.sorts)}")
        words = words_of(noun, i.NOUN)
        standing = words & {i.PERMANENT, i.CHARACTER, i.LOCATION}
        mine = noun.slot == i.SELF and d.equips and not d.quoted and noun.record.fields[i.MODE_OF] == i.REF
        if self.permanents and ((i.ATTACHMENT in words and not standing) or mine):
            besides = ": write 'on the linked target', and 'this' for the attachment itself" if mine else ""
            raise d.misfit(
                node,
                f"an attachment bears no markers and is never exhausted; only permanents do{besides}",
                self.permanents,
            )
        if words_of(noun, i.STATS):
            raise d.misfit(node, "values like 2/1 describe a token that is created; write 'with OFV 2'")

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_noun(s, at)


class Token(Thing):
    """What is created."""

    def noun(self, d: Draft, node: Node, place: int) -> Noun:
        return nouns.noun_phrase(d, node, CREATED)

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        used = super().fill(d, row, node, index, place)
        made = row.fields[self.field]
        assert isinstance(made, Record)
        if place != PATTERN:
            check_made(d, node.node(index), made)
        return used

    def check(self, d: Draft, node: Node, noun: Noun) -> None:
        if not noun.sorts & self.sorts:
            raise d.misfit(node, f"this verb takes {names_of(self.sorts)}, not {names_of(noun.sorts)}")
        if i.TOKEN not in words_of(noun, i.NOUN) and noun.record.fields[i.MODE_OF] in (i.NEW, i.MATCH):
            raise d.misfit(node, "only tokens are created: end the description with 'token'", "0.def.create")
        made = noun.record.fields
        if made[i.MODE_OF] == i.NEW and made[i.LOW] != made[i.HIGH]:
            if d.in_pattern:
                raise d.misfit(node, "this triggers for each token that is created: write 'a … token'")
            raise d.misfit(node, "an order says how many tokens are created")


# what can be said of a token that is created
MADE: Final = frozenset(
    (
        i.NOUN, i.FACTION, i.FACTIONLESS, i.STATS, i.FIELD_OF, i.NAMED, i.WITH_KEYWORD, i.WITH_ABILITY,
        i.STAT_IS, i.ATTACHED_TO, i.COPY_OF, i.OWN_FACTION, i.STATE, i.SLOTS_OF, i.NO_FIELD,
    )
)  # fmt: skip


def check_made(d: Draft, node: Node, made: Record) -> None:
    """Refuse words that say nothing about a token that does not exist yet."""
    held = made.fields[i.FITS]
    if made.fields[i.MODE_OF] != i.NEW or not isinstance(held, Record):
        return
    said = set(held.fields[1::3])
    if i.NO_FIELD in said and i.COPY_OF not in said:
        raise d.misfit(node, "a token has a Victory Token Field only if that is said", "2.1.3c")
    if i.COPY_OF in said:
        check_copy(d, node, held.fields)
    if i.STATE in said:
        check_state(d, node, held.fields)
    if not said <= MADE:
        raise d.misfit(node, "a token is created with a type, values, a name or abilities, and nothing else")
    if i.OWN_FACTION in said and i.RESOURCE not in held.fields[2::3]:
        raise d.misfit(node, "only resource tokens are created 'of your faction'; name the faction", "3.0.6")


COPIED: Final = frozenset((i.NOUN, i.COPY_OF, i.NO_FIELD, i.NAMED))  # what is said of a copy besides


def check_copy(d: Draft, node: Node, tests: list[Field]) -> None:
    """A copy has the values and abilities of what it copies; a name of its own may be given to it."""
    for at in range(1, len(tests), 3):
        kind = tests[at + 1]
        subtype = tests[at] == i.NOUN and isinstance(kind, int) and kind >= i.FIRST_SUBTYPE
        if tests[at] not in COPIED or subtype:
            raise d.misfit(
                node,
                "a copy is like what it copies in all but a name and a Victory Token Field: 'a token named "
                "Reflection without a Victory Token Field that is a copy of …'",
                "7.5.1",
            )


def check_state(d: Draft, node: Node, tests: list[Field]) -> None:
    """A token comes face-up or exhausted, and only a permanent can be exhausted (2.1.1d)."""
    for at in range(1, len(tests), 3):
        if tests[at] == i.STATE and tests[at + 1] != i.EXHAUSTED:
            raise d.misfit(node, "a token is created face-up, or 'exhausted'")
        if tests[at] in (i.ATTACHED_TO, i.COPY_OF):
            raise d.misfit(node, "only a token that is described is created exhausted", "2.1.1d")


class Found(Thing):
    """What is looked for."""

    def noun(self, d: Draft, node: Node, place: int) -> Noun:
        return nouns.sought(d, node, SEARCHED if place != PATTERN else PATTERN)

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_sought(s, at)


class Until(Part):
    """What cards are revealed for, in B; in C all that are revealed. What was found is picked among those."""

    def __init__(self, field: int, own: bool) -> None:
        super().__init__(field)
        self.own = own

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        if d.actor is None or (d.actor.slot == i.YOU) != self.own or d.actor.plural:
            raise d.misfit(node, "one player reveals, and it ends when that player does: 'until you reveal'")
        nouns.until(d, node, child, row)
        return 1

    def print(self, s: Source, at: int) -> Node:
        return nouns.print_sought(s, at)


class Kind(Part):
    """What something becomes: a kind, and nothing that is said by verbs of its own."""

    def read(self, d: Draft, node: Node) -> Field:
        made = description(d, node, DESCRIPTION)
        for test in made.fields[1::3]:
            if test != i.NOUN:
                raise d.misfit(
                    node, "something becomes a kind of card; its values are said besides: '… and has OFV 3'"
                )
        return made

    def print(self, s: Source, at: int) -> Node:
        return print_description(s, at)


class FurtherKind(Kind):
    """What something becomes besides what it is: another supertype; a subtype alone is gained (1.4.7)."""

    def read(self, d: Draft, node: Node) -> Field:
        made = super().read(d, node)
        assert isinstance(made, Record)
        words = made.fields[2::3]
        if not any([isinstance(word, int) and i.CHARACTER <= word <= i.RESOURCE for word in words]):
            raise d.misfit(node, "a subtype is added by 'gains the subtype …'", "1.4.7")
        return made


class NextPlayed(Part):
    """ "The next Soldier you play": a description of one card, looked up when a card is played."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        fits = description(d, child, STATEMENT)
        for test in fits.fields[1::3]:
            if test not in NEXT_TESTS:
                raise d.misfit(
                    child, "a card that you will play is told by its kind, subtype, faction or cost"
                )
        if not costs_something(fits):
            raise d.misfit(child, "only characters have an acquisition cost", "2.2.1")
        row.fields[self.field] = selection(i.GROUP, w.BARE, d.new_slot(), 1, i.MANY, fits)
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [print_description(s, s.ref(s.ref(row, self.field), i.FITS))]


NEXT_TESTS: Final = frozenset(
    (i.NOUN, i.FACTION, i.FACTIONLESS, i.OWN_FACTION, i.NOT_NOUN, i.NAMED, i.STAT_MOST, i.STAT_LEAST)
    + (i.STAT_IS, i.FIELD, i.NO_FIELD)
)


def costs_something(fits: Record) -> bool:
    """Whether what is described can be a character: it says so, or names a subtype."""
    words = [x for test, x in zip(fits.fields[1::3], fits.fields[2::3]) if test == i.NOUN]
    return any([word == i.CHARACTER or (isinstance(word, int) and word >= i.FIRST_SUBTYPE) for word in words])


class It(Unsaid):
    """The verb itself says "it"."""

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = reference(d.it(node).slot)


def words_of(noun: Noun, test: int) -> set[int]:
    """The X of each test of one kind in a selection's filter."""
    held = noun.record.fields[i.FITS]
    if not isinstance(held, Record):
        return set()
    fields = held.fields
    return {
        x for at in range(1, len(fields), 3) if fields[at] == test and isinstance(x := fields[at + 1], int)
    }


# ---- numbers


# how many an order can be about: "two or more" and "no" count in conditions only
ORDERED: Final = frozenset((i.EXACTLY, i.ONE, i.EQUAL, i.THAT_MANY))
TAKEN: Final = ORDERED | {i.ALL}  # what is there already can be taken whole


def check_ordered(d: Draft, node: Node, how_many: Record, orders: frozenset[int]) -> None:
    """Refuse an amount that no order can carry out."""
    kind = how_many.fields[lay.KIND]
    if kind not in orders:
        raise d.misfit(node, f"an order says how many: a number, not {d.said(node)!r}")
    if kind == i.THAT_MANY:
        d.that_many(node)


class Amount(Part):
    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        found = numbers.amount(d, node.node(index))
        if place == CODE:
            check_ordered(d, node.node(index), found, ORDERED)
        row.fields[self.field] = found
        return 1

    def print(self, s: Source, at: int) -> Node:
        return numbers.print_amount(s, at)


class Count(Part):
    """Digits, as an amount."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = numbers.exactly(node.word(index))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [numbers.number(s.get(s.ref(row, self.field), lay.N))]


class OwnResources(Part):
    """Resources of one's own faction (3.0.6c): so many."""

    def read(self, d: Draft, node: Node) -> Field:
        raise AssertionError("it is a word of its own")

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if d.actor is not None and d.actor.slot != i.YOU:
            raise d.misfit(
                node,
                "others add no resources of your faction, but of their own: write '{1}', an icon, or "
                "'each player creates a resource token of their faction'",
                "3.0.6c",
            )
        row.fields[self.field] = Record([1, 0, int(node.word(index)[1:-1])])
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [leaf("BRACE", f"{{{s.pairs(s.ref(row, self.field))[0][1]}}}")]


class AtLeast(Count):
    """Digits before "or more"."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = Record([i.LEAST, int(node.word(index)), 0, 0])
        return 1


class ThatMany(Unsaid):
    """The verb itself says "that much"."""

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        found = Record([i.THAT_MANY, 0, 0, 0])
        check_ordered(d, node, found, ORDERED)
        row.fields[self.field] = found


class HandSize(Count):
    """Digits behind "until you have" or "until they have": whoever draws is meant."""

    def __init__(self, field: int, own: bool) -> None:
        super().__init__(field)
        self.own = own

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if d.actor is None or (d.actor.slot == i.YOU) != self.own:
            whose = "they have" if self.own else "you have"
            raise d.misfit(node, f"whoever draws counts their own hand: write 'until {whose}'")
        return super().fill(d, row, node, index, place)


class Fees(Part):
    """Which abilities cost more or less: their kind and whose they are; in WHO the things whose they are."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        whose = w.FEES.number(child.name)
        row.fields[self.field] = w.SKILLS.number(child.node(0).name) * i.FEES + whose
        if whose == i.FEES_OF_THINGS:
            noun = nouns.noun_phrase(d, child.node(1), STATEMENT)
            if not noun.sorts & THINGS:
                raise d.misfit(
                    child, "cards have abilities: write 'abilities that your opponents activate'", "4.3.1"
                )
            row.fields[i.WHO] = noun.record
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        skill, whose = divmod(s.get(row, self.field), i.FEES)
        parts: list[Child] = [make(w.SKILLS.word(skill))]
        if whose == i.FEES_OF_THINGS:
            parts.append(nouns.print_noun(s, s.ref(row, i.WHO)))
        return [Node(w.FEES.word(whose), parts)]


class Number(Part):
    """Digits, as they are."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = int(node.word(index))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [numbers.number(s.get(row, self.field))]


class Changes(Part):
    """Numbers to add to values, or to set them to."""

    def __init__(self, field: int, adding: bool) -> None:
        super().__init__(field)
        self.adding = adding

    def read(self, d: Draft, node: Node) -> Field:
        return numbers.changes(d, node)

    def print(self, s: Source, at: int) -> Node:
        return numbers.print_changes(s, at, self.adding)


class EqualTo(Part):
    """A value that is set to a number that is looked up at any moment."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        stat = w.STATS.number(node.node(index).name)
        if stat == i.COST_STAT:
            raise d.misfit(node, "a cost is changed by 'costs … less to play'", "2.2.1b")
        inside, d.in_pattern = d.in_pattern, d.in_pattern or d.standing  # what holds picks nobody
        row.fields[self.field] = Record([1, values.value(d, node.node(index + 1)), stat, 1])
        d.in_pattern = inside
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        at = s.ref(row, self.field)
        return [make(w.STATS.word(s.pairs(at, 2)[0][0])), values.print_value(s, s.ref(at, lay.CHANGED_PER))]


# ---- markers

# which markers a verb is for, and what it says to others
OF_PLAYERS: Final = (
    "players have Command Tokens, and lose Victory Tokens; counters lie on permanents",
    "10.0.4",
)
PERSONAL: Final = (
    "Command Tokens are a player's and lie on no permanent: a player gains, spends or loses them",
    "10.2.text.purpose",
)
SHED: Final = (
    "only Victory Tokens are lost by a permanent; counters are removed from it: 'remove a Rust counter from "
    "it'",
    "10.1.6",
)
HEALED: Final = ("only damage counters are healed; others are removed", "0.def.heal")


class Markers(Part):
    """So many markers; `new` ones do not lie there yet, so an order says of which kind they are.
    `lying`: on permanents, where players' tokens do not lie."""

    def __init__(
        self,
        field: int,
        kinds: tuple[int, ...] = (),
        why: tuple[str, str] = ("", ""),
        new: bool = False,
        lying: bool = False,
        picked: bool = False,
    ) -> None:
        super().__init__(field)
        self.picked = picked  # "up to two" can be said: somebody picks how many
        self.kinds = kinds
        self.why = why
        self.new = new
        self.lying = lying

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        found = numbers.markers(d, child)
        if self.kinds and found.fields[lay.KIND] not in self.kinds:
            raise d.misfit(child, *self.why)
        if self.lying and found.fields[lay.KIND] == i.COMMAND_TOKEN:
            raise d.misfit(child, *PERSONAL)
        if place == CODE:
            how_many = found.fields[lay.HOW_MANY]
            assert isinstance(how_many, Record)
            if self.picked and (child.name == "markers_up_to" or how_many.fields[lay.KIND] == i.ANY_NUMBER):
                bearer = node.node(index + 1)
                if several(bearer):
                    said = "up to" if child.name == "markers_up_to" else "any number of"
                    raise d.misfit(bearer, f"how many of {said!r} is picked for one thing, not for several")
            else:
                counted = child if child.name == "markers_up_to" else child.node(0)
                check_ordered(d, counted, how_many, ORDERED if self.new else TAKEN)
            if self.new and found.fields[lay.KIND] == i.ANY_COUNTER:
                raise d.misfit(child, "say which counter it is, such as 'a Rust counter'")
        elif child.name == "markers_up_to":
            raise d.misfit(child, "'up to' is what an order lets somebody pick: write 'or fewer'")
        row.fields[self.field] = found
        return 1

    def print(self, s: Source, at: int) -> Node:
        return numbers.print_markers(s, at)


def several(node: Node) -> bool:
    """Whether a noun phrase means more than one thing."""
    if node.name == "pick":
        return node.node(0).name not in ("a", "target", "another", "another_target", "that")
    return node.name in ("group", "them", "the_rest", "top_cards")


class ThoseMarkers(Unsaid):
    """The verb says "them", of markers and their bearer."""

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        if d.markers is None:
            raise d.misfit(node, "'them' has no markers before it that it could mean")
        row.fields[i.A], row.fields[i.B] = d.markers


class Skills(Part):
    """Abilities that somebody activates; in B what they are abilities of."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        if child.name in nouns.SKILLS_OF:
            of = nouns.noun_phrase(d, child.node(1), PATTERN)
            if not of.sorts & THINGS:
                raise d.misfit(child, "cards have abilities: write who activates them in front", "4.3.1")
            row.fields[i.B] = of.record
            child = make(nouns.SKILLS_OF[child.name], child.node(0))
        row.fields[self.field] = nouns.skills(d, child)
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        said = nouns.print_skills(s, s.ref(row, self.field))
        of = s.ref(row, i.B)
        if of < 0:
            return [said]
        return [make(f"{said.name}_of", said.node(0), nouns.print_noun(s, of))]


# ---- places and times


class OwnDeck(Unsaid):
    """ "shuffle" alone means the deck that was searched or named last, or else your own."""

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        deck = d.zones.get(i.DECK)
        whose = deck.fields[lay.WHOSE] if deck is not None else reference(i.YOU)
        row.fields[self.field] = Record([i.DECK, w.NOT_SAID, whose])


class Spot(Part):
    """Where something is put: the manner in C, the zone in B."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        child = node.node(index)
        row.fields[i.C] = w.SPOTS.number(child.name)
        if child.children:
            row.fields[i.B] = nouns.zone(d, child.node(0))
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        name, zone = w.SPOTS.word(s.get(row, i.C)), s.ref(row, i.B)
        return [make(name, nouns.print_zone(s, zone)) if zone >= 0 else make(name)]


class OwnPhase(Word):
    """A phase of yours: nobody else can be told of it."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        if d.actor is not None and d.actor.slot != i.YOU:
            raise d.misfit(node, "whose phase is it? Of others write 'their next'")
        return super().fill(d, row, node, index, place)


class Time(Part):
    """Whose phase or turn it is: the phase in A, its wording in B, whose it is in WHO."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        kind, wording, whose = values.phase_of(d, node.node(index)).fields
        row.fields[i.A], row.fields[i.B], row.fields[i.WHO] = kind, wording, whose
        return 1

    def printed(self, s: Source, row: int) -> list[Child]:
        return [values.print_phase(s, s.get(row, i.B), s.get(row, i.A), s.ref(row, i.WHO))]


# ---- what holds whole rules


class Quotes(Part):
    """Granted abilities: programs of their own."""

    def read(self, d: Draft, node: Node) -> Field:
        found: list[Node] = []
        while node.name == "more_quotes":
            found.append(node.node(2))
            node = node.node(0)
        found.append(node.node(1))
        fields: list[Field] = [len(found)]
        d.gained = True
        for ability in reversed(found):
            fields.append(d.whole.ability(d, ability))
        d.gained = False
        return Record(fields)

    def print(self, s: Source, at: int) -> Node:
        mark = leaf("QUOTE", '"')
        first, *others = [s.whole.print_ability(s, header) for header in s.items(at)]
        node = make("quote", mark, first, mark)
        for one in others:
            node = make("more_quotes", node, mark, one, mark)
        return node


class Would(Part):
    """The event that "prevent the next time … would …" speaks of."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = d.whole.would(d, node.node(index), node.node(index + 1))
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return s.whole.print_would(s, s.ref(row, self.field))

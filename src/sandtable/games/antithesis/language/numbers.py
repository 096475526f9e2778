"""The open places of verbs that are numbers: digits, multiplied or counted, and prices."""

from __future__ import annotations

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import parts
from sandtable.cards.draft import amount, reference
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts, nouns
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import STATIC, Draft
from sandtable.games.antithesis.language.parts import CARDS, FIGURES, HOLDERS, Part

# what tells how many cards it was about
COUNTED: Final[frozenset[int]] = frozenset(
    (
        i.DISCARD,
        i.MILL,
        i.RETURN,
        i.REMOVE,
        i.PUT,
        i.KILL,
        i.EXHAUST,
        i.RECOVER,
        i.DRAW,
        i.LOSE_TOKENS,
        i.REMOVE_TOKENS,
        i.DISCARD_DOWN,
    )
)
TOLD: Final[frozenset[int]] = frozenset(
    (i.REROLL, i.TURN, i.MOVE_TOKENS, i.LOSE_ICONS)
)  # and how many others


def that_many(d: Draft, node: Node, known: frozenset[int] = COUNTED) -> Record:
    """As many as the instruction just before was about."""
    if d.counted not in known:
        message = (
            "this is asked just behind what was done: Discard any number of cards, then draw that many cards"
        )
        raise d.misfit(node, message, "R207")
    return amount(i.THAT_MANY)


# how many of what lies on a card count: all, so many at most, those beyond a number, those that lack to it
HELD_PER: Final = {
    "per_held": 0, "per_held_most": i.MOST, "per_held_beyond": i.MORE_THAN, "per_held_lacking": i.FEWER_THAN,
}  # fmt: skip
ROLLED, PAID = range(2)  # whose pips count: of the die that was rolled, of the dice that were paid
PIPS: Final = {"per_rolled": ROLLED, "per_rolled_most": ROLLED, "per_paid": PAID, "per_paid_most": PAID}
HELD_PER_WORDS: Final = {kind: name for name, kind in HELD_PER.items()}


def per_of(d: Draft, node: Node) -> Record:
    """How many there are of what is counted."""
    if node.name == "per_many":
        return that_many(d, node)
    if node.name in HELD_PER:
        return held_on(d, node)
    if node.name == "per_had":
        return amount(i.HAD_BY, w.HAD.number(node.node(0).name))
    if node.name in ("per_so_many", "per_held_so_many"):
        return so_many(d, node)
    if node.name in ("per_stat", *PIPS):
        if d.place == STATIC or d.kind in (i.PASSIVE, i.WHILE_REVEALED):
            raise d.misfit(node, "what holds counts cards, tokens and damage, and no other numbers", "R242")
        return stat_of(d, node) if node.name == "per_stat" else pips_of(d, node)
    most = int(node.word(1)) if node.name == "per_most" else 0
    if node.name == "per_most" and most == 0:
        raise d.misfit(node, "at least one is counted", "R154")
    return amount(i.COUNT, most, nouns.described(d, node.node(0)).record())


def so_many(d: Draft, node: Node) -> Record:
    """ "for every 2 damage on it", "for every 3 Fields you control": what is left over counts for nothing."""
    number = int(node.word(0))
    if number < 2:
        raise d.misfit(node, "each one is counted by 'for each': +1 STR for each damage on it", "R252")
    if node.name == "per_held_so_many":
        held = make(w.HELD.word(w.HELD_MANY.number(node.node(1).name)))
        counted = held_on(d, make("per_held", held, node.node(2)))
    else:
        counted = amount(i.COUNT, 0, nouns.described(d, node.node(1)).record())
    return amount(i.SO_MANY, number, per=counted)


def held_on(d: Draft, node: Node) -> Record:
    """Tokens or damage that lie on one card."""
    kind = w.HELD.number(node.node(0).name)
    if node.node(1).name not in (*nouns.NO_COUNT, "target"):
        raise d.misfit(node.node(1), "say on which card: this, it, that, or a target", "R181")
    kept = d.place
    found = nouns.one(d, node.node(1))
    d.place = kept
    found = nouns.narrow(d, node.node(1), found, HOLDERS if kind else FIGURES)
    most: Field = 0
    if node.name != "per_held":
        if int(node.word(2)) == 0:
            raise d.misfit(node, "at least one is counted", "R154")
        most = amount(HELD_PER[node.name], int(node.word(2)))
    return Record([i.HELD_ON, kind, found.record, most])


def stat_of(d: Draft, node: Node) -> Record:
    """ "for each VP of that Character": a number of one card."""
    if node.node(1).name not in (*nouns.NO_COUNT, "target"):
        raise d.misfit(node.node(1), "say of which card: this, it, that, or a target", "R181")
    word = w.STATS.number(node.node(0).name)
    kept = d.place
    found = nouns.one(d, node.node(1))
    d.place = kept
    found = nouns.narrow(d, node.node(1), found, CARDS if word == i.COST_STAT else FIGURES)
    return Record([i.STAT_OF, word, found.record, 0])


def pips_of(d: Draft, node: Node) -> Record:
    """ "for each pip rolled", "for each pip paid": of the die before, of the dice it costs."""
    most: Field = 0
    if node.children:
        if int(node.word(0)) == 0:
            raise d.misfit(node, "at least one is counted", "R154")
        most = amount(i.MOST, int(node.word(0)))
    if PIPS[node.name] == ROLLED:
        if d.rolled < 0:
            raise d.misfit(node, "no die was rolled before this: Roll a die. Then draw a card for …", "R205")
        return Record([i.PIPS_OF, ROLLED, reference(d.rolled), most])
    paid = d.paid.fields[i.A] if d.paid is not None else None
    dice = isinstance(paid, Record) and any(icon in gifts.COLOURS for icon in paid.fields[1::2])
    if d.paid is None or not dice:
        raise d.misfit(
            node, "the ability costs no die: Global Action: {G} It Heals 1 for each pip paid.", "R242"
        )
    kept = d.paid.fields[i.C]
    if not isinstance(kept, Record):
        kept = d.paid.fields[i.C] = reference(d.new_slot())
    slot = kept.fields[i.SLOT]
    assert isinstance(slot, int)
    return Record([i.PIPS_OF, PAID, reference(slot), most])


def print_pips(s: Source, at: int) -> Node:
    name = "per_paid" if s.get(at, lay.N) == PAID else "per_rolled"
    most = s.ref(at, lay.PER)
    return make(f"{name}_most", gifts.numeral(s.get(most, lay.N))) if most >= 0 else make(name)


def print_per(s: Source, at: int) -> Node:
    if s.kind(at) == i.STAT_OF:
        return make(
            "per_stat", gifts.print_stat(s.get(at, lay.N)), nouns.print_selection(s, s.ref(at, lay.COUNTED))
        )
    if s.kind(at) == i.PIPS_OF:
        return print_pips(s, at)
    if s.kind(at) == i.THAT_MANY:
        return make("per_many")
    if s.kind(at) == i.HAD_BY:
        return make("per_had", make(w.HAD.word(s.get(at, lay.N))))
    if s.kind(at) == i.HELD_ON:
        held = make(w.HELD.word(s.get(at, lay.N)))
        most = s.ref(at, lay.PER)
        card = nouns.print_selection(s, s.ref(at, lay.COUNTED))
        if most >= 0:
            return make(HELD_PER_WORDS[s.kind(most)], held, card, gifts.numeral(s.get(most, lay.N)))
        return make("per_held", held, card)
    if s.kind(at) == i.SO_MANY:
        inner, number = s.ref(at, lay.PER), gifts.numeral(s.get(at, lay.N))
        if s.kind(inner) == i.HELD_ON:
            held = make(w.HELD_MANY.word(s.get(inner, lay.N)))
            return make("per_held_so_many", number, held, nouns.print_selection(s, s.ref(inner, lay.COUNTED)))
        return make("per_so_many", number, nouns.print_tests(s, s.tests(s.ref(inner, lay.COUNTED)), True))
    counted = nouns.print_tests(s, s.tests(s.ref(at, lay.COUNTED)), False)
    most = s.get(at, lay.N)
    return make("per_most", counted, gifts.numeral(most)) if most else make("per", counted)


PER: Final[frozenset[str]] = frozenset(
    (
        "per",
        "per_most",
        "per_held",
        "per_held_most",
        "per_many",
        "per_stat",
        "per_rolled",
        "per_paid",
        "per_rolled_most",
        "per_paid_most",
        "per_so_many",
        "per_held_so_many",
        "per_held_beyond",
        "per_held_lacking",
        "per_had",
    )
)


class Count(Part):
    """Digits, and what they are multiplied with, if that is said."""

    holds = kinds.AMOUNT

    def __init__(self, field: int, kind: int = i.EXACTLY, least: int = 1) -> None:
        super().__init__(field)
        self.kind = kind
        self.least = least

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        number = int(node.word(index))
        if number < self.least:
            raise d.misfit(node, "nothing comes of 0 here")
        per: Field = 0
        used = 1
        if index + 1 < len(node.children) and isinstance(node.children[index + 1], Node):
            if node.node(index + 1).name in PER:
                per = per_of(d, node.node(index + 1))
                used = 2
        row.fields[self.field] = amount(self.kind, number, per=per)
        return used

    def printed(self, s: Source, row: int) -> list[Child]:
        at = s.ref(row, self.field)
        per = s.ref(at, lay.PER)
        return [gifts.numeral(s.get(at, lay.N)), *([print_per(s, per)] if per >= 0 else [])]


class CardCount(Count):
    """A card, or several."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        per: Field = per_of(d, node.node(index + 1)) if index + 1 < len(node.children) else 0
        words = node.node(index)
        if words.name == "many_cards":
            if per:
                raise d.misfit(words, "one number is multiplied with another here: say one", "R207")
            row.fields[self.field] = that_many(d, words)
            return 1
        number = int(words.word(0)) if words.children else 1
        if number < 1:
            raise d.misfit(words, "nothing comes of 0 here")
        row.fields[self.field] = amount(i.EXACTLY, number, per=per)
        return 1 if per == 0 else 2

    def printed(self, s: Source, row: int) -> list[Child]:
        if s.kind(s.ref(row, self.field)) == i.THAT_MANY:
            return [make("many_cards")]
        number, *per = super().printed(s, row)
        many = s.get(s.ref(row, self.field), lay.N) != 1
        return [make("n_cards", number) if many else make("one_card"), *per]


class UntilHeld(Count):
    """As many cards as somebody lacks in Hand."""

    def __init__(self, field: int) -> None:
        super().__init__(field, i.UNTIL_HELD)


class Tops(Part):
    """The top card, or the top cards, of a zone."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        return amount(i.EXACTLY, int(node.word(0)) if node.children else 1)

    def print(self, s: Source, at: int) -> Node:
        number = s.get(at, lay.N)
        return make("top_card") if number == 1 else make("top_cards", gifts.numeral(number))


class Change(Part):
    """A number with its sign; Move behind it is one more word."""

    holds = kinds.AMOUNT

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        row.fields[self.field] = amount(i.EXACTLY, int(node.word(index)))
        return 2

    def printed(self, s: Source, row: int) -> list[Child]:
        return [gifts.signed(s.get(s.ref(row, self.field), lay.N)), leaf("POINTS", "Move")]


class All(parts.Unsaid[Draft, Source]):
    """As much as there is."""

    holds = kinds.AMOUNT

    def __init__(self, field: int, kind: int = i.ALL, number: int = 0) -> None:
        super().__init__(field)
        self.kind = kind
        self.number = number

    def mean(self, d: Draft, row: Record, node: Node) -> None:
        row.fields[self.field] = amount(self.kind, self.number)


class HowMany(Count):
    """At least so many, of what the instruction just before was about."""

    def fill(self, d: Draft, row: Record, node: Node, index: int, place: int) -> int:
        that_many(d, node, COUNTED | TOLD)
        return super().fill(d, row, node, index, place)


class OfTheMade(Part):
    """True Damage that the Attack has dealt which somebody was just told to make."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        if d.counted != i.MAKE:
            message = (
                "this is asked just behind: Target Character you control makes a Melee Attack at no cost. "
                "If that Attack dealt True Damage, …"
            )
            raise d.misfit(node, message, "R207")
        return amount(i.LEAST, int(node.word(0)) if node.children else 1)

    def print(self, s: Source, at: int) -> Node:
        number = s.get(at, lay.N)
        return make("some_damage") if number == 1 else make("n_damage", gifts.numeral(number))


class Price(Part):
    """At no cost, or for so much less."""

    holds = kinds.AMOUNT

    def read(self, d: Draft, node: Node) -> Field:
        return amount(i.ALL) if node.name == "free" else amount(i.EXACTLY, int(node.word(0)))

    def print(self, s: Source, at: int) -> Node:
        return make("free") if s.kind(at) == i.ALL else make("less", gifts.numeral(s.get(at, lay.N)))

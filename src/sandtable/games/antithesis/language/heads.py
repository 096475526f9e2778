"""What a description is about: a noun, a trait that stands for one, or either of two; and Modifications."""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source, Test
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import gifts, traits
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft

Making = tuple[int, Field, Field]

# tests that are printed elsewhere than their number says
PLACES: Final = {
    i.UNDER: i.OF_FIELD,
    i.INSIDE: 99,
    i.SAME_SIZE: 98,
    i.KILLED_THIS_PHASE: 98,
    i.OWN_SIZE: 98,
    i.DONE_NOW: 98,
}
BEFORE: Final = 20  # enemy and friendly
FULL: Final = {i.CARD: "card", i.TACTIC: "tactic"}
PLURAL_FULL: Final = {i.CARD: "cards", i.TACTIC: "tactics"}
MODDED: Final[frozenset[str]] = frozenset(("modded_by", "unmodded", "unmodded_by"))
TOKENED: Final[frozenset[str]] = frozenset(("with_tokens", "without_tokens", "with_damage"))
# what two nouns may name of: cards that lie in the same zones
TOGETHER: Final[frozenset[int]] = frozenset(
    (i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION, i.DIRECTIVE, i.TACTIC)
)


class Described:
    """Tests on their way into a filter."""

    def __init__(self, of: Described | None = None) -> None:
        self.tests: list[Making] = []
        self.noun = 0
        self.of = of  # what this is said of, where it stands behind *not* or beside *or*

    def add(self, kind: int, x: Field = 0, y: Field = 0) -> None:
        self.tests.append((kind, x, y))

    def has(self, kind: int) -> bool:
        return any(test[0] == kind for test in self.tests)

    def all_inner(self) -> list[Making]:
        """The tests inside *not* and *or*."""
        return [one for test in self.tests if test[0] == i.NOT_SO for one in inner_tests(test[2])]

    def headed(self) -> Described | None:
        """The description with a noun that this is part of, if it has one."""
        by_trait = any(kind == i.EITHER or (kind == i.TRAIT and y == 1) for kind, _, y in self.tests)
        return self if self.noun or by_trait else self.of

    def whose(self) -> set[bool]:
        """Whether its cards are yours, if it says so."""
        return {x == i.BY_YOU for kind, x, _ in self.tests if kind == i.CONTROLLED and x != i.BY_THEM}

    def kinds(self) -> set[int]:
        return {test[0] for test in (*self.tests, *self.all_inner())}

    def record(self) -> Record:
        fields: list[Field] = [len(self.tests)]
        for test in sorted(self.tests, key=place_of):
            fields += test
        return Record(fields)


def inner_tests(held: Field) -> list[Making]:
    """All tests of a filter, and of those that it denies."""
    out: list[Making] = []
    fields = held.fields if isinstance(held, Record) else []
    for at in range(1, len(fields), lay.TEST):
        kind = fields[at]
        assert isinstance(kind, int)
        out += inner_tests(fields[at + 2]) if kind == i.NOT_SO else [(kind, fields[at + 1], fields[at + 2])]
    return out


def place_of(test: Making) -> int:
    """Where a test is printed."""
    kind, x, y = test
    if kind == i.CONTROLLED and (x == i.BY_OPPONENTS or (x == i.BY_YOU and y == 1)):
        return BEFORE
    if kind == i.NOT_SO and isinstance(y, Record):
        inner = max([one[0] for one in inner_tests(y)])
        return max(i.NOT_SO if inner >= i.IN_RNG_OF else 0, i.IN_RNG_OF - 1)
    return PLACES.get(kind, kind)


def head(d: Draft, node: Node, out: Described) -> None:
    """The noun of a description, or the two of which one fits."""
    if node.name == "either":
        one, other = number_of(d, node.node(0)), number_of(d, node.node(1))
        if one == other:
            raise d.misfit(node, "the same is said twice here")
        if not {x for x in (one, other) if x < i.EITHER_TRAIT} <= TOGETHER:
            raise d.misfit(node, "these two are not found together: say it twice", "R181")
        out.add(i.EITHER, one, other)
        return
    number = number_of(d, node)
    if number > i.EITHER_TRAIT:
        out.add(i.TRAIT, number - i.EITHER_TRAIT, 1)
        return
    out.noun = number
    out.add(i.NOUN, out.noun)


def number_of(d: Draft, node: Node) -> int:
    """A noun, or EITHER_TRAIT plus a trait."""
    name = node.name
    if name in ("trait_noun", "trait_nouns"):
        known = traits.number if name == "trait_noun" else traits.number_of_plural
        trait = known(d.registry, node.word(0))
        gifts.card_trait(d, node, traits.word(d.registry, trait))
        return i.EITHER_TRAIT + trait
    if name in ("noun", "nouns"):
        return (w.NOUNS if name == "noun" else w.PLURAL_NOUNS).number(node.word(0))
    return i.TACTIC if name.startswith("tactic") else i.CARD


def print_head(s: Source, tests: list[Test], plural: bool) -> Node:
    for test in tests:
        if test.kind == i.TRAIT and test.y == 1:
            return print_number(s, i.EITHER_TRAIT + test.x, plural)
        if test.kind == i.EITHER:
            return make("either", print_number(s, test.x, plural), print_number(s, test.y, plural))
    return print_number(s, next(test.x for test in tests if test.kind == i.NOUN), plural)


def print_number(s: Source, number: int, plural: bool) -> Node:
    if number > i.EITHER_TRAIT:
        trait = number - i.EITHER_TRAIT
        if plural:
            return make("trait_nouns", leaf("TRAITS", traits.plural_word(s.registry, trait)))
        return make("trait_noun", leaf("TRAIT", traits.word(s.registry, trait)))
    if number in FULL:
        return make((PLURAL_FULL if plural else FULL)[number])
    if plural:
        return make("nouns", leaf("NOUNS", w.PLURAL_NOUNS.word(number)))
    return make("noun", leaf("NOUN", w.NOUNS.word(number)))


def all_in(fits: Field, only: frozenset[int]) -> bool:
    """Whether both nouns of a description are among those that a verb takes; what has no two of them is."""
    if not isinstance(fits, Record):
        return True
    for at in range(1, len(fits.fields), lay.TEST):
        if fits.fields[at] == i.EITHER:
            both = [fits.fields[at + 1], fits.fields[at + 2]]
            return all(isinstance(one, int) and (one > i.EITHER_TRAIT or one in only) for one in both)
    return True


# ---- Modifications on a card


def modded(d: Draft, node: Node, out: Described) -> None:
    """With or without Modifications, of some trait or of any."""
    if node.children[-1] != leaf("NOUNS", w.PLURAL_NOUNS.word(i.MODIFICATION)):
        raise d.misfit(node, "cards have Modifications on them: 'without Weapon Modifications'", "MOD.1")
    trait = 0 if node.name == "unmodded" else gifts.card_trait(d, node, node.word(0))
    out.add(i.MODDED, trait, int(node.name != "modded_by"))


def print_modded(s: Source, test: Test) -> Node:
    noun: list[Child] = [leaf("NOUNS", w.PLURAL_NOUNS.word(i.MODIFICATION))]
    if not test.x:
        return Node("unmodded", noun)
    return Node(
        "unmodded_by" if test.y else "modded_by", [leaf("TRAIT", traits.word(s.registry, test.x)), *noun]
    )


def tokened(d: Draft, node: Node, out: Described) -> None:
    """What has so many tokens of a kind on it, or none."""
    if node.name == "without_tokens":
        out.add(i.WITH_TOKENS, w.TOKENS.number(node.node(0).name))
        return
    number = int(node.word(0))
    if number < 1:
        raise d.misfit(node, "everything has 0 or more of them: 'without Mana tokens'", "ALT.1")
    out.add(i.WITH_TOKENS, 0 if node.name == "with_damage" else w.TOKENS.number(node.node(1).name), number)


def print_tokened(test: Test) -> Node:
    if test.x == 0:
        return make("with_damage", gifts.numeral(test.y))
    token = make(w.TOKENS.word(test.x))
    return make("with_tokens", gifts.numeral(test.y), token) if test.y else make("without_tokens", token)

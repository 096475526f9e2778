"""A program in words: what an engine will do, one row a line, for whoever writes cards."""

from typing import ClassVar, Final

from sandtable.cards import operands as kinds
from sandtable.cards.listing import Listing as AnyListing
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, make
from sandtable.games.oversoul.language import cards, filters, laws, numbers, refs, values
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.abilities import print_law
from sandtable.games.oversoul.language.verbs import OPERANDS

KINDS: Final = {
    i.LASTING: "holds", i.TRIGGERED: "triggers", i.USED: "is used", i.REPLACING: "replaces",
    i.ADMITTING: "says when its card may be Activated", i.PAYING: "is a Cost of Activating its card",
    i.PLAYED: "is carried out when its Event resolves",
}  # fmt: skip
_NAMES: Final = [name for name in vars(i) if isinstance(vars(i)[name], int)]
_ROWS: Final = _NAMES[_NAMES.index("PAY") : _NAMES.index("DID") + 1]  # the instructions, as they stand there
OPS: Final = {
    vars(i)[name]: name for name in ("END", "PICK", "MAY", "IF", "ELSE", "MODE", "MODES", "SINCE", *_ROWS)
}
OPS.update({i.FORBID: "FORBID", i.REQUIRE: "REQUIRE", i.PERMIT: "PERMIT"})
MODES: Final = {
    i.SELECTED: "Selected", i.CHOOSING: "chosen", i.EACH: "all", i.RANDOM: "random", i.TOP: "top",
    i.FOUND: "found",
    i.GROUP: "whatever fits", i.AROUND: "this card and what surrounds it", i.OPPONENT: "your opponent",
    i.EACH_PLAYER: "each player", i.OWNER: "its owner",
}  # fmt: skip


class Listing(AnyListing[Source]):
    """A program of Oversoul."""

    LINKS: ClassVar[dict[int, str]] = {i.AND: "with it", i.NEXT: "&", i.THEN: "then"}
    OPS: ClassVar[dict[int, str]] = OPS
    OPERANDS: ClassVar[dict[int, dict[int, int]]] = OPERANDS

    def header(self, at: int, indent: int) -> None:
        s = self.s
        self.add("kind", KINDS[s.get(at, i.KIND)], indent)
        law = print_law(s, at)
        if law is not None:
            self.add("law", self.words(law), indent)
        if s.ref(at, i.COST) >= 0:
            self.add("cost", "", indent)
            self.rows(s.ref(at, i.COST), indent + 1)
        self.rows(s.ref(at, i.BODY), indent)

    def given(self, pc: int) -> list[int]:
        return [self.s.ref(pc, i.A)] if self.s.get(pc, i.OP) in (i.GIVE_ABILITY, i.HAVE_ABILITY) else []

    def duration(self, at: int) -> str:
        return w.DURATIONS.word(self.s.kind(at))

    def operand(self, pc: int, field: int, kind: int) -> str:
        s = self.s
        number, at = s.get(pc, field), s.ref(pc, field)
        if kind == kinds.SELECTION:
            return self.selection(at)
        if kind == kinds.AMOUNT:
            return self.amount(at)
        if kind == kinds.FILTER:
            return self.words(filters.print_filter(s, at))
        if kind == kinds.IN_ZONE:
            places = {i.TOP_OF_DECK: "top of the Deck", i.BOTTOM_OF_DECK: "bottom of the Deck"}
            return places[s.kind(at)] if s.kind(at) in places else self.words(cards_zone(s, at))
        if kind in (kinds.PATTERN, kinds.CONDITION):
            pattern = at if kind == kinds.PATTERN else s.patterns(at)[0]
            return self.pattern(pattern)
        tables = {i.KEYWORD_KIND: w.KEYWORDS, i.ROLE: w.ROLES, i.ARCHETYPE_KIND: w.ARCHETYPES, i.LAW: w.LAWS}
        if kind in tables:
            return tables[kind].word(number)
        if kind == i.STAT:
            return w.STATS.word(number).upper()
        return "" if kind in (kinds.ABILITY, kinds.RESOURCES) else str(number)

    def pattern(self, at: int) -> str:
        s = self.s
        op = s.get(at, i.OP)
        if op == i.DID:
            return "it was done"
        whole = all(
            s.get(s.ref(at, field), i.WORDING) for field in (i.WHO, i.A) if self.is_selection(at, field)
        )
        return self.words(laws.print_pattern(s, at)) if whole else OPS[op]

    def is_selection(self, at: int, field: int) -> bool:
        s = self.s
        return OPERANDS[s.get(at, i.OP)][field] == kinds.SELECTION and s.ref(at, field) >= 0

    def selection(self, at: int) -> str:
        s = self.s
        mode, wording, slot = s.kind(at), s.get(at, i.WORDING), s.get(at, i.SLOT)
        known = MODES.get(mode, "")
        if mode == i.FOUND and wording == 0:
            return f"@{slot}"
        if wording == 0 or wording == w.HAS:
            if mode == i.REF:
                return "you" if slot == i.YOU else "this card" if slot == i.SELF else f"@{slot}"
            return known
        if w.OWNERS.means(wording):
            return f"{self.words(refs.print_owner(s, at))} @{slot}"
        text = self.words(cards.print_cards(s, at))
        place = f"{known} @{slot}" if known else f"@{slot}"
        return text if slot in (i.SELF, i.YOU) else f"{text} ({place})"

    def amount(self, at: int) -> str:
        s = self.s
        per = s.ref(at, lay.PER)
        if per >= 0 and s.kind(per) == i.AT_MOST:
            return f"{self.times(at, s.ref(per, lay.PER))}, counting at most {s.get(per, lay.N)}"
        return self.times(at, per)

    def times(self, at: int, per: int) -> str:
        """An amount, and what multiplies it or is it."""
        s = self.s
        kind = s.kind(at)
        if kind == i.EQUAL:
            return self.words(values.print_value(s, per))
        if w.COMPARED.means(kind):
            return self.words(numbers.print_compared(s, at))
        if w.AS_MANY_WITH.means(kind) and s.kind(s.ref(at, lay.COUNTED)) == i.THAT_MANY:
            return self.words(numbers.print_number(s, at))
        if kind not in (i.EXACTLY, i.RANK, i.THAT_MANY):
            return self.words(values.print_value(s, at))
        text = self.words(numbers.print_number(s, at))
        if per < 0:
            return text
        if s.kind(per) == i.PARTS:
            described = s.ref(per, lay.COUNTED)
            own = any(test.kind == i.SIDE and test.x == i.YOURS for test in s.tests(described))
            found = filters.print_filters(s, described, i.YOURS if own else 0)
            each = " or ".join([self.words(one) for one in found])
            return f"{text} for every {s.get(per, lay.N)} {'of your ' if own else ''}{each}"
        if s.kind(per) == i.DONE_OF:
            done = (
                w.DONE_THIS_WAY.word(s.get(per, lay.N) & (i.PAID_SO - 1))
                .removeprefix("for_each_")
                .capitalize()
            )
            return f"{text} for each {self.words(filters.print_filter(s, s.ref(per, lay.COUNTED)))} {done}"
        if s.kind(per) in (i.MARKS_ON, i.ARCHETYPES_OF, i.EMPTY_ZONES):
            return f"{text} times {self.words(values.print_value(s, per))}"
        hidden = i.YOURS if s.get(per, lay.N) else 0
        counted = filters.print_filters(s, s.ref(per, lay.COUNTED), hidden)
        return f"{text} for each {' or '.join([self.words(one) for one in counted])}"


def cards_zone(s: Source, at: int) -> Node:
    """A place as words that print."""
    zone = s.kind(at)
    if w.ZONE_POSTS.means(zone):
        return make(w.ZONE_POSTS.word(zone))
    return make("in_zone", *refs.print_zone(s, at))

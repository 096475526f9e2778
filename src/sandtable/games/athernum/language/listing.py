"""A program in words: what an engine will do, one row a line, for whoever writes cards."""

from typing import ClassVar, Final

from sandtable.cards import operands as kinds
from sandtable.cards.listing import Listing as AnyListing
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns, numbers, values
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.conditions import (
    print_condition,
    print_duration,
    print_patterns,
    print_trigger,
)
from sandtable.games.athernum.language.draft import Source
from sandtable.games.athernum.language.filters import print_description
from sandtable.games.athernum.language.limits import print_limits
from sandtable.games.athernum.language.verbs import BY_OP, operand_kind

KINDS: Final = {
    i.STATIC: "static", i.TRIGGERED: "triggered", i.ACTIVATED: "activated", i.RULE: "rule of the card",
    i.MEANING: "meaning of a marker", i.HERALD: "condition of a Herald",
}  # fmt: skip
KEYWORDS: Final = {i.OBJECTIVE: "Objective", i.COMMAND: "Command", i.SUPPORT: "Support", i.EQUIP: "Equip"}
FLAGS: Final = {
    i.IMMEDIATE: "immediate", i.CONTINUOUS: "continuous", i.REPLACING: "changes events",
    i.FREE: "without cost",
}  # fmt: skip
ZONES: Final = {
    i.HAND: "hand", i.DECK: "deck", i.DISCARD_PILE: "discard pile", i.VOID: "the void",
    i.EXTRA_DECK: "Extra Deck",
    i.TOP_OF_DECK: "top of the deck",
}  # fmt: skip
MODES: Final = {
    i.REF: "", i.TARGET: "target", i.CHOOSING: "chosen", i.EACH: "all", i.RANDOM: "random", i.TOP: "top",
    i.FOUND: "found",
    i.NEW: "new", i.MAIN: "", i.CONTROLLER: "", i.OWNER: "", i.OPPONENTS: "", i.REST: "", i.ACTIVE: "",
    i.GROUP: "whatever fits", i.MATCH: "",
}  # fmt: skip


class Listing(AnyListing[Source]):
    """A program of Athernum."""

    LINKS: ClassVar[dict[int, str]] = {i.AND: "and", i.THEN: "then", i.COMMA: ","}

    def header(self, at: int, indent: int) -> None:
        s = self.s
        kind = [KINDS[s.get(at, i.KIND)]]
        if s.get(at, i.KEYWORD):
            kind.append(KEYWORDS[s.get(at, i.KEYWORD)])
        kind += [name for flag, name in FLAGS.items() if s.get(at, i.FLAGS) & flag]
        if s.get(at, i.ZONE) != i.BOARD:
            kind.append(f"works in {ZONES[s.get(at, i.ZONE)]}")
        self.add("kind", ", ".join(kind), indent)
        if s.get(at, i.NAME):
            self.add("name", s.registry.word("TITLE", s.get(at, i.NAME)), indent)
        if s.ref(at, i.EVENT) >= 0:
            event = s.ref(at, i.EVENT)
            hand = s.kind(event) == i.STARTING_HAND
            self.add(
                "on",
                "after drawing your starting hand" if hand else self.words(print_trigger(s, event)),
                indent,
            )
        if s.ref(at, i.GATE) >= 0:
            self.add("if", self.words(print_condition(s, s.ref(at, i.GATE))), indent)
        if s.ref(at, i.COST) >= 0:
            self.add("cost", "", indent)
            self.rows(s.ref(at, i.COST), indent + 1)
        if s.ref(at, i.LIMITS) >= 0:
            for node in print_limits(s, s.ref(at, i.LIMITS)):
                self.add("limit", self.words(node), indent)
        if s.ref(at, i.TARGETS) >= 0:
            self.targets(s.ref(at, i.TARGETS), indent)
        self.rows(s.ref(at, i.BODY), indent)

    def targets(self, at: int, indent: int) -> None:
        for one in self.s.items(at):
            self.add("target", self.selection(one), indent)

    def name(self, op: int) -> str:
        return BY_OP[op].name

    def kind(self, op: int, field: int) -> int:
        return operand_kind(op, field)

    def link(self, pc: int) -> str:
        return super().link(pc) if self.s.get(pc, i.OP) >= i.NAME_CARD else ""

    def given(self, pc: int) -> list[int]:
        return self.s.items(self.s.ref(pc, i.A)) if self.s.get(pc, i.OP) == i.GRANT else []

    def operand(self, pc: int, field: int, kind: int) -> str:
        s = self.s
        plain, ref = s.get(pc, field), s.ref(pc, field)
        if kind == kinds.SELECTION:
            return self.selection(ref)
        if kind == kinds.FILTER:
            return self.words(print_description(s, ref))
        if kind == kinds.AMOUNT:
            return self.amount(ref)
        if kind == kinds.MARKERS:
            marker = numbers.print_marker(s, s.kind(ref))
            return f"{self.amount(s.ref(ref, lay.HOW_MANY))} of {self.words(marker)}"
        if kind == kinds.IN_ZONE:
            return self.zone(ref)
        if kind == kinds.RESOURCES:
            return self.language.write(numbers.print_icons(s, ref))
        if kind == kinds.CHANGES:
            per = s.ref(ref, lay.CHANGED_PER)
            text = self.language.write(numbers.print_changes(s, ref, s.get(pc, i.OP) == i.MODIFY))
            return text + (f" times {self.amount(per)}" if per >= 0 else "")
        if kind == kinds.PATTERN:
            return f"[{self.pattern(ref)}]"
        if kind == kinds.CONDITION:
            return self.condition(ref)
        if kind == kinds.TRIGGER:
            return self.words(print_trigger(s, ref))
        if kind == kinds.ABILITIES:
            return f"{len(s.items(ref))} granted"
        if kind == kinds.LIST:
            return ", ".join([self.selection(one) for one in s.items(ref)])
        if kind == i.FACE:
            return "face-up" if plain == i.UP else "face-down"
        if kind == i.STAT:
            return self.language.write(make(w.STATS.word(plain)))
        if kind == i.PHASE:
            return self.language.write(make(w.PHASES.word(plain)))
        if kind == i.MARKER:
            return self.words(numbers.print_marker(s, plain))
        if kind == i.SUBTYPE:
            return s.registry.word("SUBTYPE", plain)
        if kind == i.EXTRA:
            return s.registry.word("KEYWORD", plain)
        return w.SPOTS.word(plain).replace("_", " ")

    def condition(self, at: int) -> str:
        first, *further = self.s.patterns(at)
        if self.s.get(first, i.OP) == i.DID:
            did = "they did" if self.s.get(first, i.FORM) else "you did"
            return f"{did}, and {self.words(print_patterns(self.s, further))}" if further else did
        return self.words(print_condition(self.s, at))

    def pattern(self, at: int) -> str:
        return " ".join([BY_OP[self.s.get(at, i.OP)].name, *self.operands(at)])

    def selection(self, at: int) -> str:
        """A selection with its register, and how it is filled."""
        s = self.s
        if s.ref(at, i.FITS) >= 0 and w.SKILLS.means(s.tests(s.ref(at, i.FITS))[0].x):
            return self.words(nouns.print_skills(s, at))
        slot, mode = s.get(at, i.SLOT), s.get(at, i.MODE_OF)
        if s.get(at, i.WORDING) == 0 and mode == i.REF:
            return {i.SELF: "this", i.YOU: "you", i.LINKED: "linked target"}.get(slot, f"@{slot}")
        if s.get(at, i.WORDING) == 0:
            words = {i.OPPONENTS: "your opponents", i.MATCH: "an opponent"}.get(mode, "the same")
        else:
            words = self.words(nouns.print_noun(s, at))
        if mode == i.REF and slot < i.FIRST_SLOT:
            return words
        if mode == i.REF:
            return f"{words} (@{slot})"
        how = MODES[mode]
        if mode in (i.CHOOSING, i.RANDOM) and s.ref(at, i.OF) >= 0:
            words = f"{words} times {self.amount(s.ref(at, i.OF))}"
        return f"{words} ({how}{' ' if how else ''}@{slot})"

    def amount(self, at: int) -> str:
        s = self.s
        kind = s.kind(at)
        if kind in (i.EXACTLY, i.ONE):
            text = str(s.get(at, lay.N))
        elif kind == i.UP_TO:
            text = f"up to {s.get(at, lay.N)}"
        elif kind >= i.COUNT:
            text = self.words(values.print_value(s, at))
        else:
            text = self.words(numbers.print_amount(s, at))
        per = s.ref(at, lay.PER)
        most = values.most_of(s, at) if kind >= i.COUNT else 0
        if most:
            text = f"{text}, at most {most}"
        elif per >= 0:
            text = self.amount(per) if kind == i.EQUAL else f"{text} times {self.amount(per)}"
        return text

    def zone(self, at: int) -> str:
        if self.s.get(at, lay.WORDING) == w.NOT_SAID:
            whose = self.s.ref(at, lay.WHOSE)
            return f"{ZONES[self.s.kind(at)]} of {self.selection(whose)}"
        return self.words(nouns.print_zone(self.s, at))

    def duration(self, at: int) -> str:
        s = self.s
        kind = s.kind(at)
        if kind == i.WHILE:
            return f"while {self.words(print_condition(s, s.ref(at, lay.TERM)))}"
        if kind == i.DURING:
            return f"during {self.words(values.print_phase_of(s, s.ref(at, lay.TERM)))}"
        if s.kind(at) == i.FOR_GOOD:
            return "as long as it lies there"
        return self.words(print_duration(s, at))

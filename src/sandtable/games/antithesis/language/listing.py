"""A program in words: what an engine will do, one row a line, for whoever writes cards."""

from typing import ClassVar, Final

from sandtable.cards import operands as kinds
from sandtable.cards.listing import Listing as AnyListing
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import nouns, rows, squares, verbs
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.verbs import OPERANDS

KINDS: Final = {
    i.PASSIVE: "Passive", i.RESPONSE: "Response", i.ACTION: "Action", i.INTERRUPT: "Interrupt",
    i.WHEN_REVEALED: "When Revealed", i.WHILE_REVEALED: "While Revealed",
    i.PLAYER_WHO_REVEALS: "Player Who Reveals", i.OBJECTIVE_LINE: "a line of an Objective",
    i.ATTACH_TO: "what it may be attached to",
}  # fmt: skip
_NAMES: Final = [name for name in vars(i) if isinstance(vars(i)[name], int)]
_ROWS: Final = _NAMES[_NAMES.index("PAY") : _NAMES.index("THERE_ARE") + 1]
_FLOW: Final = ("END", "PICK", "MAY", "IF", "MODE", "MODES", "ELSE", "FORBID", "AS_PLAYER")
OPS: Final = {vars(i)[name]: name for name in (*_ROWS, *_FLOW)}
MODES: Final = {
    i.TARGET: "target", i.CHOOSING: "chosen", i.EACH: "all", i.RANDOM: "random", i.FOUND: "found",
    i.GROUP: "whatever fits", i.MATCH: "what it happens to", i.OPPONENTS: "your opponent",
    i.CONTROLLER: "its controller", i.FIRST_PLAYER: "the Offensive Player",
    i.SECOND_PLAYER: "the Defensive Player", i.THIS_ATTACK: "this Attack", i.THIS_MOVE: "this Move",
    i.ATTACKER: "the attacker", i.HOST: "its host", i.STRUCK: "the target of the Attack",
}  # fmt: skip
SQUARES: Final[frozenset[str]] = frozenset(("sq", "free_sq", "near_sq", "bare_sq"))


class Listing(AnyListing[Source]):
    """A program of Antithesis."""

    LINKS: ClassVar[dict[int, str]] = {i.AND: "with it", i.THEN: "then", i.SENTENCE: "next", i.LATER: "next"}
    OPS: ClassVar[dict[int, str]] = OPS
    OPERANDS: ClassVar[dict[int, dict[int, int]]] = OPERANDS

    def header(self, at: int, indent: int) -> None:
        s = self.s
        timing = s.get(at, i.TIMING)
        words = f"{w.TIMINGS.word(timing)} " if timing else ""
        self.add("kind", words + KINDS[s.get(at, i.KIND)], indent)
        if s.ref(at, i.COST) >= 0:
            self.add("cost", "", indent)
            self.rows(s.ref(at, i.COST), indent + 1)
        if s.ref(at, i.EVENT) >= 0:
            self.add("window", self.words(rows.print_trigger(s, s.ref(at, i.EVENT))), indent)
        self.rows(s.ref(at, i.BODY), indent)

    def duration(self, at: int) -> str:
        s = self.s
        words = w.DURATIONS.word(s.kind(at)).replace("_", " ")
        return (
            f"{words} {self.words(rows.print_condition(s, s.ref(at, i.TERM)))}" if words == "while" else words
        )

    def operand(self, pc: int, field: int, kind: int) -> str:
        s = self.s
        number, at = s.get(pc, field), s.ref(pc, field)
        if kind == kinds.SELECTION:
            return self.selection(at)
        if kind == kinds.AMOUNT:
            per = s.ref(at, lay.PER)
            counted = s.ref(at, lay.COUNTED)
            if s.kind(at) == i.HELD_ON:
                return f"for each {w.HELD.word(s.get(at, lay.N))[4:]} on {self.selection(counted)}"
            if s.kind(at) == i.SO_MANY:
                return f"for every {s.get(at, lay.N)}, {self.operand(at, lay.PER, kind)}"
            if s.kind(at) == i.STAT_OF:
                stat = w.STATS.word(s.get(at, lay.N)).removesuffix("_stat")
                return f"for each {stat} of {self.selection(counted)}"
            if s.kind(at) == i.PIPS_OF:
                return f"for each pip {'paid' if s.get(at, lay.N) else 'rolled'}"
            if counted >= 0:
                most = f", at most {s.get(at, lay.N)}" if s.get(at, lay.N) else ""
                return f"for each {self.words(nouns.print_tests(s, s.tests(counted), False))}{most}"
            words = "all" if s.kind(at) == i.ALL else "none" if s.kind(at) == i.NO else str(s.get(at, lay.N))
            return f"{words} {self.operand(at, lay.PER, kind)}" if per >= 0 else words
        if kind == kinds.FILTER:
            found = nouns.print_posts(s, s.tests(at))
            whole = any(test.kind in (i.NOUN, i.TRAIT) for test in s.tests(at))
            if whole or found is None:
                return self.words(nouns.print_tests(s, s.tests(at), False)) if whole else "in a state"
            return self.words(found)
        if kind == kinds.IN_ZONE:
            return self.words(nouns.print_zone(s, at))
        if kind == kinds.RESOURCES:
            return ", ".join([f"{name}:{count}" for name, count in s.pairs(at)])
        if kind == kinds.CONDITION:
            return self.words(rows.print_condition(s, at))
        if kind == kinds.PATTERN:
            verb = rows.spoken(s, verbs.BANS, at)
            return OPS[verb.op]
        return w.ROWS.word(number) if kind == i.ROW_KIND else "" if kind == kinds.LIST else str(number)

    def selection(self, at: int) -> str:
        s = self.s
        mode, wording, slot = s.kind(at), s.get(at, i.WORDING), s.get(at, i.SLOT)
        known = MODES.get(mode, "")
        if wording == 0:
            if mode == i.REF:
                return "you" if slot == i.YOU else "this card" if slot == i.SELF else f"@{slot}"
            return f"{known} @{slot}"
        if w.CHOSEN.means(wording) and w.CHOSEN.word(wording) in SQUARES:
            return self.words(squares.print_square(s, at))
        if w.GROUPS.means(wording) and not w.GROUPS.word(wording).startswith(("g_", "foe")):
            return w.GROUPS.word(wording)
        if wording == w.GROUPS.numbers["foe_many"]:
            return self.words(nouns.print_foe(s, at))
        text = self.words(nouns.print_selection(s, at))
        place = f"{known} @{slot}" if known else f"@{slot}"
        return text if slot in (i.SELF, i.YOU) else f"{text} ({place})"

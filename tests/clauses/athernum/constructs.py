"""What a program is made of: every instruction, selection, test, amount, trigger, duration … by name."""

from sandtable.cards import operands as kinds
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import VERBS, operand_kind


def names(*words: str) -> dict[int, str]:
    return {getattr(i, word): word for word in words}


ROWS = {verb.op: verb.name for verb in VERBS}
MODES = names(
    "REF", "TARGET", "CHOOSING", "EACH", "RANDOM", "TOP", "FOUND", "NEW", "MAIN", "CONTROLLER", "OWNER",
    "OPPONENTS", "REST", "GROUP", "MATCH",
)  # fmt: skip
TESTS = names(
    "OTHER", "OTHER_HOST", "ADDITIONAL", "STATE", "FACTION", "FACTIONLESS", "STATS", "EFFECT_KIND", "NOUN",
    "OWN_FACTION", "CONTROLLED", "NAMED", "STAT_MOST", "STAT_LEAST", "STAT_IS", "FREE_SLOT", "FIELD",
    "FIELD_OF", "THAT_NAME", "SINGLE_TARGET", "ATTACHMENTS", "WITH_MARKERS", "WITH_KEYWORD", "WITH_ABILITY",
    "INSIDE", "AMONG", "REVEALED", "AT_RANDOM", "ATTACKED", "DEFENDED", "ATTACHED_TO", "COPY_OF", "SAME_NAME",
)  # fmt: skip
AMOUNTS = names(
    "EXACTLY", "LEAST", "MOST", "EQUAL", "THAT_MANY", "ALL", "NO", "ONE", "COUNT",
    "COUNT_MARKERS", "STAT_VALUE", "PREVENTED",
)  # fmt: skip
TRIGGERS = names(
    "WHEN", "WHENEVER", "AT_YOUR", "AT_THE", "BETWEEN_TURNS", "AT_THE_NEXT", "AT_YOUR_NEXT", "STARTING_HAND"
)
SCOPES = names("NOW", "THIS_TURN", "SINCE_LAST_TURN", "EACH_TURN")
DURATIONS = names(
    "END_OF_TURN",
    "END_OF_PHASE",
    "YOUR_NEXT_TURN",
    "FOR_THIS_TURN",
    "FOR_EACH_TURN",
    "AS_LONG_AS",
    "WHILE",
    "DURING",
)
LIMITS = names("TIMES", "FREELY", "IN_PHASE", "ONLY_IF", "ALSO_IN", "TRIGGERS")
MANNERS = names(
    "INTO", "ONTO", "ONTO_EXHAUSTED", "ONTO_FACE_DOWN", "BOTTOM", "ON_TOP_OF", "BACK_IN_SLOT",
    "BACK_IN_ORDER", "BACK_ONTO",
)  # fmt: skip
KINDS = names("STATIC", "TRIGGERED", "ACTIVATED", "RULE", "MEANING", "HERALD")
KEYWORDS = names("OBJECTIVE", "COMMAND", "SUPPORT", "EQUIP")
PLACES = names("BOARD", "HAND", "DISCARD_PILE", "VOID", "TOP_OF_DECK")

GROUPS = {
    "row": ROWS, "mode": MODES, "test": TESTS, "amount": AMOUNTS, "trigger": TRIGGERS, "scope": SCOPES,
    "duration": DURATIONS, "limit": LIMITS, "manner": MANNERS, "kind": KINDS, "keyword": KEYWORDS,
    "works in": PLACES,
}  # fmt: skip
UNWRITTEN = {"row END"}  # where every program stops; no text says it


def everything() -> set[str]:
    return {f"{group} {name}" for group, found in GROUPS.items() for name in found.values()} - UNWRITTEN


class Walk:
    """One program, gone through from its header."""

    def __init__(self, code: list[int]) -> None:
        self.code = code
        self.found: set[str] = set()
        self.seen: set[int] = set()
        self.header(0)

    def add(self, group: str, number: int) -> None:
        if number in GROUPS[group]:
            self.found.add(f"{group} {GROUPS[group][number]}")

    def ref(self, at: int, field: int) -> int:
        """Where a field points, or -1."""
        return at + self.code[at + field] if self.code[at + field] else -1

    def header(self, at: int) -> None:
        code = self.code
        self.add("kind", code[at + i.KIND])
        self.add("keyword", code[at + i.KEYWORD])
        self.add("works in", code[at + i.ZONE])
        if (event := self.ref(at, i.EVENT)) >= 0:
            self.trigger(event)
        if (gate := self.ref(at, i.GATE)) >= 0:
            self.condition(gate)
        if (limits := self.ref(at, i.LIMITS)) >= 0:
            for n in range(code[limits]):
                kind = code[limits + 1 + 2 * n]
                self.add("limit", kind)
                if kind == i.ONLY_IF:
                    self.condition(limits + code[limits + 2 + 2 * n])
        for part in (i.COST, i.BODY):
            if (row := self.ref(at, part)) >= 0:
                self.rows(row)

    def rows(self, row: int) -> None:
        while self.code[row] != i.END:
            self.row(row)
            row += i.ROW

    def row(self, at: int) -> None:
        """An instruction, or a pattern."""
        code = self.code
        op = code[at]
        self.add("row", op)
        for field in (i.WHO, i.A, i.B, i.C):
            kind, to = operand_kind(op, field), self.ref(at, field)
            if to < 0:
                continue
            if kind == kinds.SELECTION:
                self.selection(to)
            elif kind == kinds.FILTER:
                self.filter(to)
            elif kind == kinds.AMOUNT:
                self.amount(to)
            elif kind == kinds.MARKERS:
                self.amount(to + code[to + 1])
            elif kind == kinds.IN_ZONE:
                self.zone(to)
            elif kind == kinds.CHANGES and code[to + 1]:
                self.amount(to + code[to + 1])
            elif kind == kinds.PATTERN:
                self.row(to)
            elif kind == kinds.CONDITION:
                self.condition(to)
            elif kind == kinds.TRIGGER:
                self.trigger(to)
            elif kind in (kinds.LIST, kinds.ABILITIES):
                for n in range(code[to]):
                    one = to + code[to + 1 + n]
                    self.header(one) if kind == kinds.ABILITIES else self.selection(one)
            elif kind == i.MANNER:
                self.add("manner", code[at + field])
        if (lasts := self.ref(at, i.LASTS)) >= 0:
            self.add("duration", code[lasts])
            if code[lasts] in (i.AS_LONG_AS, i.WHILE) and code[lasts + 2]:
                self.condition(lasts + code[lasts + 2])

    def selection(self, at: int) -> None:
        if at in self.seen:
            return
        self.seen.add(at)
        code = self.code
        self.add("mode", code[at])
        if (fits := self.ref(at, i.FITS)) >= 0:
            self.filter(fits)
        if (zone := self.ref(at, i.WHERE)) >= 0:
            self.zone(zone)
        if (of := self.ref(at, i.OF)) >= 0:
            self.amount(of) if code[at] == i.NEW else self.selection(of)

    def filter(self, at: int) -> None:
        code = self.code
        for n in range(code[at]):
            kind, x, y = code[at + 1 + 3 * n : at + 4 + 3 * n]
            self.add("test", kind)
            if kind == i.ATTACHMENTS:
                self.amount(at + y)
            elif kind == i.WITH_MARKERS:
                self.amount(at + y + code[at + y + 1])
            elif kind == i.INSIDE:
                self.zone(at + y)
            elif kind == i.WITH_ABILITY:
                self.header(at + y)
            elif kind in (i.ATTACHED_TO, i.COPY_OF, i.SAME_NAME) or (
                kind == i.CONTROLLED and x == i.BY_TARGET
            ):
                self.selection(at + y)

    def zone(self, at: int) -> None:
        if self.code[at + 2]:
            self.selection(at + self.code[at + 2])

    def amount(self, at: int) -> None:
        code = self.code
        self.add("amount", code[at])
        if code[at + 2]:
            to = at + code[at + 2]
            self.filter(to) if code[at] == i.COUNT else self.selection(to)
        if code[at + 3]:
            self.amount(at + code[at + 3])

    def condition(self, at: int) -> None:
        self.add("scope", self.code[at])
        for n in range(self.code[at + 1]):
            self.row(at + self.code[at + 2 + n])

    def trigger(self, at: int) -> None:
        kind = self.code[at]
        self.add("trigger", kind)
        if kind in (i.WHEN, i.WHENEVER):
            self.condition(at + self.code[at + 1])

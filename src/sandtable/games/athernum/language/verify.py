"""Is this a program? Every integer of it is walked and counted, so that an engine can run it without looking.

`lower` makes only programs that pass; programs from anywhere else must be verified first. What passes has
every record inside it, knows every operation and operand, nests no deeper than the language allows, and
jumps forward only, to rows of the same block: it ends.
"""

from typing import Final

from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import BY_OP, operand_kind

DEEPEST: Final = 64
BIGGEST: Final = 1 << 31


class NoProgram(Exception):
    """Why a run of integers is not a program."""


class Walk:
    """One pass over a program; notes what it uses."""

    def __init__(self, code: tuple[int, ...]) -> None:
        self.code = code
        self.ops: set[int] = set()
        self.tests: set[int] = set()
        self.modes: set[int] = set()
        self.seen: set[tuple[int, int]] = set()
        self.reached = [False] * len(code)

    def run(self) -> None:
        for number in self.code:
            if not -BIGGEST < number < BIGGEST:
                raise NoProgram(f"{number} is too large for a field")
        self.header(0, 0)
        for at, reached in enumerate(self.reached):
            if not reached:
                raise NoProgram(f"nothing leads to the integer at {at}")

    # ---- fields

    def take(self, at: int, size: int) -> None:
        if at < 0 or at + size > len(self.code):
            raise NoProgram(f"a record at {at} lies outside the program")
        for place in range(at, at + size):
            self.reached[place] = True

    def get(self, at: int, field: int, least: int, most: int) -> int:
        number = self.code[at + field]
        if not least <= number <= most:
            raise NoProgram(f"field {field} of the record at {at} is {number}")
        return number

    def ref(self, at: int, field: int) -> int:
        distance = self.code[at + field]
        return at + distance if distance else -1

    def need(self, at: int, field: int) -> int:
        found = self.ref(at, field)
        if found < 0:
            raise NoProgram(f"field {field} of the record at {at} leads nowhere")
        return found

    def fresh(self, kind: int, at: int, deep: int) -> bool:
        """Whether a record was not walked before; records may be shared, but not contain themselves."""
        if deep > DEEPEST:
            raise NoProgram(f"records nest deeper than {DEEPEST}")
        if (kind, at) in self.seen:
            return False
        self.seen.add((kind, at))
        return True

    # ---- records

    def header(self, at: int, deep: int) -> None:
        if not self.fresh(0, at, deep):
            return
        self.take(at, i.HEADER)
        self.get(at, i.KIND, i.STATIC, i.HERALD)
        self.get(at, i.KEYWORD, i.PLAIN, i.EQUIP)
        self.get(at, i.FLAGS, 0, 15)
        self.get(at, i.ZONE, i.BOARD, i.TOP_OF_DECK)
        self.get(at, i.NAME, 0, BIGGEST)
        slots = self.get(at, i.SLOTS, i.FIRST_SLOT, 999)
        if self.ref(at, i.COST) >= 0:
            self.rows(self.ref(at, i.COST), deep + 1, slots)
        if self.ref(at, i.EVENT) >= 0:
            self.trigger(self.ref(at, i.EVENT), deep + 1, slots)
        if self.ref(at, i.GATE) >= 0:
            self.condition(self.ref(at, i.GATE), deep + 1, slots)
        if self.ref(at, i.LIMITS) >= 0:
            self.limits(self.ref(at, i.LIMITS), deep + 1, slots)
        if self.ref(at, i.TARGETS) >= 0:
            self.selections(self.ref(at, i.TARGETS), deep + 1, slots)
        self.rows(self.need(at, i.BODY), deep + 1, slots)

    def rows(self, at: int, deep: int, slots: int) -> None:
        """A block of rows up to END; jumps stay inside it."""
        end = at
        jumps: list[int] = []
        while True:
            self.take(end, i.ROW)
            self.row(end, deep, slots, False)
            op = self.code[end]
            if op == i.END:
                break
            if operand_kind(op, i.C) == i.SKIP:
                skip = self.get(end, i.C, i.ROW, BIGGEST)
                if skip % i.ROW:
                    raise NoProgram(f"the jump at {end} leads into a row")
                jumps.append(end + skip)
            end += i.ROW
        if jumps and max(jumps) > end:
            raise NoProgram(f"a jump at {at} leads out of its block")

    def row(self, at: int, deep: int, slots: int, pattern: bool) -> None:
        if not self.fresh(1, at, deep):
            return
        self.take(at, i.ROW)
        op = self.code[at]
        if op not in BY_OP or (pattern and op < i.DRAW):
            raise NoProgram(f"{op} at {at} is no instruction that may stand there")
        self.ops.add(op)
        self.get(at, i.FORM, 0, 9)
        self.get(at, i.LINK, 0, i.WOULD | i.UNSAID | i.PAST)
        for field in (i.WHO, i.A, i.B, i.C):
            self.operand(at, field, operand_kind(op, field), deep, slots)
        lasts = self.ref(at, i.LASTS)
        if lasts >= 0:
            self.duration(lasts, deep + 1, slots)

    def operand(self, at: int, field: int, kind: int, deep: int, slots: int) -> None:
        if kind == i.SKIP:
            return
        if kind == i.NONE:
            self.get(at, field, 0, 0)
            return
        if kind in PLAIN_OPERANDS:
            least, most = PLAIN_OPERANDS[kind]
            self.get(at, field, least, most)
            return
        ref = self.ref(at, field)
        if ref < 0:
            return
        if kind == i.SELECTION:
            self.selection(ref, deep + 1, slots)
        elif kind == i.FILTER:
            self.filter(ref, deep + 1, slots)
        elif kind == i.AMOUNT:
            self.amount(ref, deep + 1, slots)
        elif kind == i.MARKERS:
            self.take(ref, 2)
            self.get(ref, 0, i.DAMAGE, BIGGEST)
            self.amount(self.need(ref, 1), deep + 1, slots)
        elif kind == i.IN_ZONE:
            self.zone(ref, deep + 1, slots)
        elif kind == i.RESOURCES:
            self.pairs(ref, 1, 0, BIGGEST)
        elif kind == i.CHANGES:
            self.pairs(ref, 2, i.OFV, i.COST_STAT)
            if self.ref(ref, 1) >= 0:
                self.amount(self.ref(ref, 1), deep + 1, slots)
        elif kind == i.PATTERN:
            self.row(ref, deep + 1, slots, True)
        elif kind == i.CONDITION:
            self.condition(ref, deep + 1, slots)
        elif kind == i.TRIGGER:
            self.trigger(ref, deep + 1, slots)
        elif self.code[at] == i.GRANT:
            self.take(ref, 1)
            count = self.get(ref, 0, 1, 99)
            self.take(ref, 1 + count)
            for n in range(count):
                self.header(self.need(ref, 1 + n), deep + 1)
        else:
            self.selections(ref, deep + 1, slots)

    def selections(self, at: int, deep: int, slots: int) -> None:
        self.take(at, 1)
        count = self.get(at, 0, 1, 99)
        self.take(at, 1 + count)
        for n in range(count):
            self.selection(self.need(at, 1 + n), deep, slots)

    def selection(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(2, at, deep):
            return
        self.take(at, i.SELECTION_SIZE)
        self.modes.add(self.get(at, i.MODE_OF, i.REF, i.MATCH))
        self.get(at, i.WORDING, 0, 99)
        self.get(at, i.SLOT, 0, slots - 1)
        self.get(at, i.LOW, -1, i.MANY)
        self.get(at, i.HIGH, -1, i.MANY)
        if self.ref(at, i.FITS) >= 0:
            self.filter(self.ref(at, i.FITS), deep + 1, slots)
        if self.ref(at, i.OF) >= 0:
            if self.code[at + i.MODE_OF] == i.NEW:
                self.amount(self.ref(at, i.OF), deep + 1, slots)
            else:
                self.selection(self.ref(at, i.OF), deep + 1, slots)
        if self.ref(at, i.WHERE) >= 0:
            self.zone(self.ref(at, i.WHERE), deep + 1, slots)

    def filter(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(3, at, deep):
            return
        self.take(at, 1)
        count = self.get(at, 0, 1, 99)
        self.take(at, 1 + 3 * count)
        for n in range(count):
            test = self.code[at + 1 + 3 * n]
            if test not in TESTS:
                raise NoProgram(f"{test} at {at} is no test")
            self.tests.add(test)
            y = 3 + 3 * n
            kind = TESTS[test]
            if kind == i.CONTROLLED:
                kind = i.SELECTION if self.code[at + 2 + 3 * n] == i.BY_TARGET else i.NUMBER
            if kind == i.LIST:
                self.header(self.need(at, y), deep + 1)
            elif kind == i.SELECTION:
                self.selection(self.need(at, y), deep + 1, slots)
            elif kind == i.IN_ZONE:
                self.zone(self.need(at, y), deep + 1, slots)
            elif kind == i.AMOUNT:
                self.amount(self.need(at, y), deep + 1, slots)
            elif kind == i.MARKERS:
                marks = self.need(at, y)
                self.take(marks, 2)
                self.amount(self.need(marks, 1), deep + 1, slots)

    def amount(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(4, at, deep):
            return
        self.take(at, 4)
        kind = self.get(at, 0, i.EXACTLY, i.PREVENTED)
        if kind == i.COUNT:
            self.filter(self.need(at, 2), deep + 1, slots)
        elif self.ref(at, 2) >= 0:
            self.selection(self.ref(at, 2), deep + 1, slots)
        if self.ref(at, 3) >= 0:
            self.amount(self.ref(at, 3), deep + 1, slots)

    def zone(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(5, at, deep):
            return
        self.take(at, 3)
        self.get(at, 0, i.BOARD, i.EXTRA_DECK)
        self.get(at, 1, 1, 9)
        if self.ref(at, 2) >= 0:
            self.selection(self.ref(at, 2), deep + 1, slots)

    def pairs(self, at: int, head: int, least: int, most: int) -> None:
        self.take(at, head)
        count = self.get(at, 0, 1, 99)
        self.take(at, head + 2 * count)
        for n in range(count):
            self.get(at, head + 2 * n, least, most)

    def condition(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(6, at, deep):
            return
        self.take(at, 2)
        self.get(at, 0, i.NOW, i.EACH_TURN)
        count = self.get(at, 1, 1, 99)
        self.take(at, 2 + count)
        for n in range(count):
            self.row(self.need(at, 2 + n), deep + 1, slots, True)

    def trigger(self, at: int, deep: int, slots: int) -> None:
        self.take(at, 2)
        if self.get(at, 0, i.WHEN, i.STARTING_HAND) in (i.WHEN, i.WHENEVER):
            self.condition(self.need(at, 1), deep + 1, slots)
        else:
            self.get(at, 1, 0, i.NIGHT)

    def duration(self, at: int, deep: int, slots: int) -> None:
        self.take(at, 3)
        kind = self.get(at, 0, i.END_OF_TURN, i.DURING)
        self.get(at, 1, i.TRAILING, i.SPREAD)
        if kind in (i.AS_LONG_AS, i.WHILE):
            self.condition(self.need(at, 2), deep + 1, slots)
        elif kind == i.DURING:
            self.phase_of(self.need(at, 2), deep + 1, slots)

    def phase_of(self, at: int, deep: int, slots: int) -> None:
        self.take(at, 3)
        self.get(at, 0, i.MORNING, i.NIGHT)
        if self.ref(at, 2) >= 0:
            self.selection(self.ref(at, 2), deep + 1, slots)

    def limits(self, at: int, deep: int, slots: int) -> None:
        self.take(at, 1)
        count = self.get(at, 0, 1, 99)
        self.take(at, 1 + 2 * count)
        for n in range(count):
            kind = self.get(at, 1 + 2 * n, i.TIMES, i.TRIGGERS)
            if kind in (i.IN_PHASE, i.ALSO_IN):
                self.phase_of(self.need(at, 2 + 2 * n), deep + 1, slots)
            elif kind == i.ONLY_IF:
                self.condition(self.need(at, 2 + 2 * n), deep + 1, slots)


PLAIN_OPERANDS: Final = {
    i.NUMBER: (0, 99), i.FACE: (i.UP, i.DOWN), i.STAT: (i.OFV, i.COST_STAT), i.PHASE: (i.MORNING, i.NIGHT),
    i.MARKER: (i.DAMAGE, BIGGEST), i.SUBTYPE: (1, BIGGEST), i.EXTRA: (1, BIGGEST), i.MANNER: (0, i.BACK_ONTO),
}  # fmt: skip

# what Y of a test holds: NUMBER is no record
TESTS: Final = {
    i.OTHER: i.NUMBER, i.OTHER_HOST: i.NUMBER, i.ADDITIONAL: i.NUMBER, i.STATE: i.NUMBER, i.FACTION: i.NUMBER,
    i.FACTIONLESS: i.NUMBER, i.STATS: i.NUMBER, i.EFFECT_KIND: i.NUMBER, i.NOUN: i.NUMBER,
    i.OWN_FACTION: i.NUMBER,
    i.CONTROLLED: i.CONTROLLED, i.NAMED: i.NUMBER, i.STAT_MOST: i.NUMBER, i.STAT_LEAST: i.NUMBER,
    i.STAT_IS: i.NUMBER,
    i.FREE_SLOT: i.NUMBER, i.FIELD: i.NUMBER, i.FIELD_OF: i.NUMBER, i.THAT_NAME: i.NUMBER,
    i.SINGLE_TARGET: i.NUMBER,
    i.ATTACHMENTS: i.AMOUNT, i.WITH_MARKERS: i.MARKERS, i.WITH_KEYWORD: i.NUMBER, i.WITH_ABILITY: i.LIST,
    i.INSIDE: i.IN_ZONE, i.AMONG: i.NUMBER, i.REVEALED: i.NUMBER, i.AT_RANDOM: i.NUMBER, i.ATTACKED: i.NUMBER,
    i.DEFENDED: i.NUMBER, i.ATTACHED_TO: i.SELECTION, i.COPY_OF: i.SELECTION, i.SAME_NAME: i.SELECTION,
}  # fmt: skip


def verify(code: tuple[int, ...]) -> Walk:
    """Walk a program; raises NoProgram."""
    walk = Walk(code)
    walk.run()
    return walk

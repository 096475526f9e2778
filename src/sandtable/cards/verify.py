"""Is this a program? Every integer of it is walked and counted, so that an engine can run it without looking.

Reading makes only programs that pass; programs from anywhere else must be verified first. What passes has
every record inside it, knows every operation and operand, nests no deeper than the language allows, and
jumps forward only, to rows of the same block: it ends.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.operands import BIGGEST, Span, Vocabulary
from sandtable.cards.program import layout as lay
from sandtable.cards.scope import Unsound, check_scopes

DEEPEST: Final = 64
LONGEST: Final = 99  # members of a list, alternatives, tests
FORMS: Final = Span(0, 12)  # wordings of one instruction
LINKS: Final = Span(0, lay.WOULD | lay.UNSAID | lay.PAST | lay.NOT | lay.ALSO)
WORDINGS: Final = Span(0, 127)
COUNTS: Final = Span(-1, lay.MANY)
MOST_SLOTS: Final = 999

AMOUNT_SIZE: Final = 4
ZONE_SIZE: Final = 3
MARKERS_SIZE: Final = 2
TRIGGER_SIZE: Final = 2
DURATION_SIZE: Final = 3
PHASE_SIZE: Final = 3


class NoProgram(Exception):
    """Why a run of integers is not a program."""


class Walk:
    """One pass over a program; notes what it uses."""

    def __init__(self, code: tuple[int, ...], words: Vocabulary) -> None:
        self.code = code
        self.words = words
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

    def get(self, at: int, field: int, span: Span) -> int:
        number = self.code[at + field]
        if not span.least <= number <= span.most:
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

    def members(self, at: int, head: int, each: int, where: int = 0) -> int:
        """Take a record that says how many members follow its head; the answer is how many."""
        self.take(at, head)
        count = self.get(at, where, Span(1, LONGEST))
        self.take(at, head + each * count)
        return count

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
        if not self.fresh(kinds.ABILITY, at, deep):
            return
        self.take(at, lay.HEADER)
        self.get(at, lay.KIND, self.words.kinds)
        self.get(at, lay.KEYWORD, self.words.keywords)
        self.get(at, lay.FLAGS, Span(0, self.words.flags))
        self.get(at, lay.ZONE, self.words.works_in)
        self.get(at, lay.NAME, Span(0, BIGGEST))
        slots = self.get(at, lay.SLOTS, Span(lay.FIRST_SLOT, MOST_SLOTS))
        if self.ref(at, lay.COST) >= 0:
            self.rows(self.ref(at, lay.COST), deep + 1, slots)
        if self.ref(at, lay.EVENT) >= 0:
            self.trigger(self.ref(at, lay.EVENT), deep + 1, slots)
        if self.ref(at, lay.GATE) >= 0:
            self.condition(self.ref(at, lay.GATE), deep + 1, slots)
        if self.ref(at, lay.LIMITS) >= 0:
            self.limits(self.ref(at, lay.LIMITS), deep + 1, slots)
        if self.ref(at, lay.TARGETS) >= 0:
            self.selections(self.ref(at, lay.TARGETS), deep + 1, slots)
        self.rows(self.need(at, lay.BODY), deep + 1, slots)

    def rows(self, at: int, deep: int, slots: int) -> None:
        """A block of rows up to END; jumps stay inside it."""
        end = at
        jumps: list[int] = []
        while True:
            self.take(end, lay.ROW)
            self.row(end, deep, slots, False)
            op = self.code[end]
            if op == lay.END:
                break
            if self.words.operands[op][lay.C] == kinds.SKIP:
                skip = self.get(end, lay.C, Span(lay.ROW, BIGGEST))
                if skip % lay.ROW:
                    raise NoProgram(f"the jump at {end} leads into a row")
                jumps.append(end + skip)
            end += lay.ROW
        if jumps and max(jumps) > end:
            raise NoProgram(f"a jump at {at} leads out of its block")

    def row(self, at: int, deep: int, slots: int, pattern: bool) -> None:
        if not self.fresh(kinds.PATTERN, at, deep):
            return
        self.take(at, lay.ROW)
        op = self.code[at]
        if op not in self.words.operands or (pattern and op < self.words.first_event):
            raise NoProgram(f"{op} at {at} is no instruction that may stand there")
        self.ops.add(op)
        self.get(at, lay.FORM, FORMS)
        self.get(at, lay.LINK, LINKS)
        for field, kind in self.words.operands[op].items():
            self.operand(at, field, kind, deep, slots)
        lasts = self.ref(at, lay.LASTS)
        if lasts >= 0:
            self.duration(lasts, deep + 1, slots)

    def operand(self, at: int, field: int, kind: int, deep: int, slots: int) -> None:
        if kind == kinds.SKIP:
            return
        if kind == kinds.NONE:
            self.get(at, field, Span(0, 0))
        elif kind == kinds.NUMBER:
            self.get(at, field, Span(0, LONGEST))
        elif kind in self.words.plain:
            self.get(at, field, self.words.plain[kind])
        elif self.ref(at, field) >= 0:
            self.record(kind, self.ref(at, field), deep + 1, slots)

    def record(self, kind: int, at: int, deep: int, slots: int) -> None:
        if kind == kinds.SELECTION:
            self.selection(at, deep, slots)
        elif kind == kinds.FILTER:
            self.filter(at, deep, slots)
        elif kind == kinds.AMOUNT:
            self.amount(at, deep, slots)
        elif kind == kinds.MARKERS:
            self.take(at, MARKERS_SIZE)
            self.get(at, lay.KIND, Span(self.words.first_marker, BIGGEST))
            self.amount(self.need(at, lay.HOW_MANY), deep, slots)
        elif kind == kinds.IN_ZONE:
            self.zone(at, deep, slots)
        elif kind == kinds.RESOURCES:
            self.pairs(at, 1, Span(0, BIGGEST))
        elif kind == kinds.CHANGES:
            self.pairs(at, 2, self.words.stats)
            if self.ref(at, lay.CHANGED_PER) >= 0:
                self.amount(self.ref(at, lay.CHANGED_PER), deep, slots)
        elif kind == kinds.PATTERN:
            self.row(at, deep, slots, True)
        elif kind == kinds.CONDITION:
            self.condition(at, deep, slots)
        elif kind == kinds.TRIGGER:
            self.trigger(at, deep, slots)
        elif kind == kinds.LIST:
            self.selections(at, deep, slots)
        elif kind == kinds.ABILITIES:
            for n in range(self.members(at, 1, 1)):
                self.header(self.need(at, 1 + n), deep)
        else:
            self.header(at, deep)

    def selections(self, at: int, deep: int, slots: int) -> None:
        for n in range(self.members(at, 1, 1)):
            self.selection(self.need(at, 1 + n), deep, slots)

    def selection(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(kinds.SELECTION, at, deep):
            return
        self.take(at, lay.SELECTION_SIZE)
        mode = self.get(at, lay.MODE_OF, self.words.modes)
        self.modes.add(mode)
        if mode in self.words.relative:
            self.need(at, lay.OF)  # else it would be asked of itself, without end
        self.get(at, lay.WORDING, WORDINGS)
        self.get(at, lay.SLOT, Span(0, slots - 1))
        self.get(at, lay.LOW, COUNTS)
        self.get(at, lay.HIGH, COUNTS)
        if self.ref(at, lay.FITS) >= 0:
            self.filter(self.ref(at, lay.FITS), deep + 1, slots)
        if self.ref(at, lay.OF) >= 0:
            if mode in self.words.counting:
                self.amount(self.ref(at, lay.OF), deep + 1, slots)
            else:
                self.selection(self.ref(at, lay.OF), deep + 1, slots)
        if self.ref(at, lay.WHERE) >= 0:
            self.zone(self.ref(at, lay.WHERE), deep + 1, slots)

    def filter(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(kinds.FILTER, at, deep):
            return
        for n in range(self.members(at, 1, lay.TEST)):
            test = 1 + lay.TEST * n
            kind, x = self.code[at + test], self.code[at + test + lay.X]
            if kind not in self.words.tests:
                raise NoProgram(f"{kind} at {at} is no test")
            self.tests.add(kind)
            holds = self.words.varying.get((kind, x), self.words.tests[kind])
            if holds != kinds.NUMBER:
                self.record(holds, self.need(at, test + lay.Y), deep + 1, slots)

    def amount(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(kinds.AMOUNT, at, deep):
            return
        self.take(at, AMOUNT_SIZE)
        kind = self.get(at, lay.KIND, self.words.amounts)
        if kind in self.words.filtered:
            self.filter(self.need(at, lay.COUNTED), deep + 1, slots)
        elif kind in self.words.summed:
            self.amount(self.need(at, lay.COUNTED), deep + 1, slots)
        elif kind in self.words.happened:
            self.condition(self.need(at, lay.COUNTED), deep + 1, slots)
        elif self.ref(at, lay.COUNTED) >= 0:
            self.selection(self.ref(at, lay.COUNTED), deep + 1, slots)
        if self.ref(at, lay.PER) >= 0:
            self.amount(self.ref(at, lay.PER), deep + 1, slots)

    def zone(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(kinds.IN_ZONE, at, deep):
            return
        self.take(at, ZONE_SIZE)
        self.get(at, lay.KIND, self.words.zones)
        self.get(at, lay.WORDING, Span(1, FORMS.most))
        if self.ref(at, lay.WHOSE) >= 0:
            self.selection(self.ref(at, lay.WHOSE), deep + 1, slots)

    def pairs(self, at: int, head: int, span: Span) -> None:
        for n in range(self.members(at, head, 2)):
            self.get(at, head + 2 * n, span)

    def condition(self, at: int, deep: int, slots: int) -> None:
        if not self.fresh(kinds.CONDITION, at, deep):
            return
        head = 2  # the scope, and how many patterns follow
        count = self.members(at, head, 1, 1)
        self.get(at, lay.SCOPE, self.words.scopes)
        for n in range(count):
            self.row(self.need(at, head + n), deep + 1, slots, True)

    def trigger(self, at: int, deep: int, slots: int) -> None:
        self.take(at, TRIGGER_SIZE)
        if self.get(at, lay.KIND, self.words.triggers) in self.words.events:
            self.condition(self.need(at, lay.WAITS_FOR), deep + 1, slots)
        else:
            self.get(at, lay.WAITS_FOR, Span(0, self.words.phases.most))

    def duration(self, at: int, deep: int, slots: int) -> None:
        self.take(at, DURATION_SIZE)
        kind = self.get(at, lay.KIND, self.words.durations)
        self.get(at, lay.WORDING, self.words.places)
        if kind in self.words.conditional:
            self.condition(self.need(at, lay.TERM), deep + 1, slots)
        elif kind in self.words.phased:
            self.phase_of(self.need(at, lay.TERM), deep + 1, slots)

    def phase_of(self, at: int, deep: int, slots: int) -> None:
        self.take(at, PHASE_SIZE)
        self.get(at, lay.KIND, self.words.phases)
        if self.ref(at, lay.WHOSE) >= 0:
            self.selection(self.ref(at, lay.WHOSE), deep + 1, slots)

    def limits(self, at: int, deep: int, slots: int) -> None:
        for n in range(self.members(at, 1, 2)):
            kind = self.get(at, 1 + 2 * n, self.words.limits)
            if kind in self.words.phase_limits:
                self.phase_of(self.need(at, 2 + 2 * n), deep + 1, slots)
            elif kind in self.words.condition_limits:
                self.condition(self.need(at, 2 + 2 * n), deep + 1, slots)
            elif kind in self.words.filter_limits:
                self.filter(at + self.code[at + 2 + 2 * n], deep + 1, slots)


def verify(code: tuple[int, ...], words: Vocabulary) -> Walk:
    """Walk a program; raises NoProgram."""
    walk = Walk(code, words)
    walk.run()
    try:
        check_scopes(code, words)
    except Unsound as error:
        raise NoProgram(str(error)) from None
    return walk

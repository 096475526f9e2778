"""Does a program read a register that nothing has filled on the way there?

A register that stays empty because an offer was declined or an "if" was not met means nothing, as its text
says. One that no way to the row has filled, or only one branch of an "otherwise" or of modes, would let the
text do something else than it says: such a program is refused.
"""

from __future__ import annotations

from sandtable.cards import operands as kinds
from sandtable.cards.operands import Vocabulary
from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay


class Unsound(Exception):
    """Why rows cannot be followed from the first to the last."""


class Unfilled(Unsound):
    """A row reads a register that nothing fills before it."""

    def __init__(self, row: int, slot: int) -> None:
        super().__init__(f"the row at {row} reads register {slot}, which nothing fills before it")
        self.row = row
        self.slot = slot


class Scopes:
    """One pass over the rows of a program, in the order in which they can be run."""

    def __init__(self, code: tuple[int, ...], words: Vocabulary) -> None:
        self.code = code
        self.words = words

    # ---- fields

    def ref(self, at: int, field: int) -> int:
        distance = self.code[at + field]
        return at + distance if distance else -1

    def members(self, at: int, head: int, count: int) -> list[int]:
        return [at + self.code[at + head + n] for n in range(count)]

    # ---- what is filled

    def header(self, at: int) -> None:
        """All of an ability: its cost, then its body behind what its trigger and its targets have filled."""
        filled: set[int] = set()
        cost = self.ref(at, lay.COST)
        if cost >= 0:
            filled = self.block(cost, self.end(cost), filled)
        event = self.ref(at, lay.EVENT)
        if event >= 0:
            self.patterns_read(event, filled)
            filled = filled | self.bound(event)
        targets = self.ref(at, lay.TARGETS)
        if targets >= 0:
            filled = filled | self.listed(targets)
            for one in self.members(targets, 1, self.code[targets]):
                self.parts(one, one, filled)
        gate = self.ref(at, lay.GATE)
        if gate >= 0:
            self.condition(gate, gate, filled)
        body = self.ref(at, lay.BODY)
        self.block(body, self.end(body), filled)

    def end(self, row: int) -> int:
        while self.code[row] != lay.END:
            row += lay.ROW
        return row

    def listed(self, at: int) -> set[int]:
        """The registers of a list of targets, with those that describe them."""
        return {self.code[one + lay.SLOT] for one in self.members(at, 1, self.code[at])}

    def bound(self, trigger: int) -> set[int]:
        """What a trigger fills, whichever of its alternatives comes."""
        kind = self.code[trigger]
        if kind in self.words.given:
            return {lay.FIRST_SLOT}
        if kind not in self.words.events:
            return set()
        return self.matched(self.ref(trigger, lay.WAITS_FOR))

    def matched(self, condition: int) -> set[int]:
        """What fits every alternative of a condition."""
        found: list[set[int]] = []
        for pattern in self.members(condition, 2, self.code[condition + 1]):
            slots: set[int] = set()
            for field, kind in self.words.operands[self.code[pattern]].items():
                at = self.ref(pattern, field)
                if kind == kinds.SELECTION and at >= 0 and self.code[at] in self.words.matching:
                    slots.add(self.code[at + lay.SLOT])
            found.append(slots)
        return set.intersection(*found)

    # ---- rows

    def block(self, row: int, end: int, filled: set[int]) -> set[int]:
        """Rows one behind the other; the answer is what is filled behind them."""
        while row < end:
            op = self.code[row]
            stop = row + self.code[row + lay.C]
            self.row(row, filled)
            if op == flow.PICK:
                filled = filled | {self.code[self.ref(row, lay.A) + lay.SLOT]}
            elif op in (flow.MAY, flow.UNLESS):
                filled = self.block(row + lay.ROW, stop, filled)
                row = stop
                continue
            elif op == flow.IF:
                filled, row = self.branches(row, stop, filled)
                continue
            elif op == flow.MODES:
                filled, row = self.modes(row, filled)
                continue
            elif op in (flow.DELAY, flow.REPLACE):
                self.later(row, stop, filled)
                row = stop
                continue
            elif op in self.words.fills:
                filled = filled | {self.code[self.ref(row, self.words.fills[op]) + lay.SLOT]}
            row += lay.ROW
        return filled

    def branches(self, row: int, stop: int, filled: set[int]) -> tuple[set[int], int]:
        """An "if", and what comes otherwise: behind both only what both fill is filled."""
        last = stop - lay.ROW
        inside = self.block(row + lay.ROW, stop, filled)
        if last <= row or self.code[last] != flow.ELSE:
            return inside, stop
        behind = last + self.code[last + lay.C]
        other = self.block(stop, behind, filled)
        return inside & other, behind

    def modes(self, row: int, filled: set[int]) -> tuple[set[int], int]:
        """One of several: behind them only what each of them fills is filled."""
        count = max(self.code[row + lay.A], 1)
        row += lay.ROW
        found: list[set[int]] = []
        for _ in range(count):
            if self.code[row] != flow.MODE:
                raise Unsound(f"the row at {row} is no mode")
            stop = row + self.code[row + lay.C]
            targets = self.ref(row, lay.A)
            mine = filled | self.listed(targets) if targets >= 0 else filled
            found.append(self.block(row + lay.ROW, stop, mine))
            row = stop
        return set.intersection(*found), row

    def later(self, row: int, stop: int, filled: set[int]) -> None:
        """What waits for an event knows what the event fills; nothing behind it does."""
        event = self.ref(row, lay.A)
        if self.code[row] == flow.DELAY:
            self.patterns_read(event, filled)
            self.block(row + lay.ROW, stop, filled | self.bound(event))
        else:
            self.block(row + lay.ROW, stop, filled | self.matched(event))

    def row(self, row: int, filled: set[int]) -> None:
        """What a row or pattern reads must be filled; what it fills itself is no reading."""
        op = self.code[row]
        if op in (flow.DELAY, flow.REPLACE):
            return
        for field, kind in self.words.operands[op].items():
            at = self.ref(row, field) if kind >= kinds.SELECTION else -1
            if at < 0 or kind in (kinds.SKIP, kinds.LIST) or kind in self.words.plain:
                continue
            own = (op == flow.PICK and field == lay.A) or self.words.fills.get(op) == field
            known = filled | self.each_of(row) if kind == kinds.CHANGES else filled
            self.record(kind, at, row, known, own)
        lasts = self.ref(row, lay.LASTS)
        if lasts >= 0 and self.code[lasts] in self.words.conditional:
            self.condition(self.ref(lasts, lay.TERM), row, filled)

    def each_of(self, row: int) -> set[int]:
        """What a change of values can count on: each thing of the group that it is about."""
        who = self.ref(row, lay.WHO)
        return {self.code[who + lay.SLOT]} if who >= 0 and self.code[who] in self.words.matching else set()

    # ---- records

    def record(self, kind: int, at: int, row: int, filled: set[int], own: bool = False) -> None:
        if kind == kinds.SELECTION:
            self.selection(at, row, filled, own)
        elif kind == kinds.FILTER:
            self.filter(at, row, filled)
        elif kind == kinds.AMOUNT:
            self.amount(at, row, filled)
        elif kind == kinds.MARKERS:
            self.amount(self.ref(at, lay.HOW_MANY), row, filled)
        elif kind == kinds.IN_ZONE:
            if self.ref(at, lay.WHOSE) >= 0:
                self.selection(self.ref(at, lay.WHOSE), row, filled)
        elif kind == kinds.CHANGES:
            if self.ref(at, lay.CHANGED_PER) >= 0:
                self.amount(self.ref(at, lay.CHANGED_PER), row, filled)
        elif kind == kinds.PATTERN:
            self.pattern(at, row, filled)
        elif kind == kinds.CONDITION:
            self.condition(at, row, filled)
        elif kind == kinds.ABILITIES:
            for one in self.members(at, 1, self.code[at]):
                self.header(one)
        elif kind == kinds.ABILITY:
            self.header(at)

    def pattern(self, at: int, row: int, filled: set[int]) -> None:
        """What a pattern matches, one of its own selections may speak of another: "searches their deck"."""
        slots: set[int] = set()
        for field, kind in self.words.operands[self.code[at]].items():
            part = self.ref(at, field) if kind == kinds.SELECTION else -1
            if part >= 0 and self.code[part] in self.words.matching:
                slots.add(self.code[part + lay.SLOT])
        self.row(at, filled | slots)

    def condition(self, at: int, row: int, filled: set[int]) -> None:
        for pattern in self.members(at, 2, self.code[at + 1]):
            self.pattern(pattern, row, filled)

    def patterns_read(self, trigger: int, filled: set[int]) -> None:
        if self.code[trigger] in self.words.events:
            self.condition(self.ref(trigger, lay.WAITS_FOR), trigger, filled)

    def selection(self, at: int, row: int, filled: set[int], own: bool = False) -> None:
        slot = self.code[at + lay.SLOT]
        reads = self.code[at] in self.words.reading
        if reads and not own and slot >= lay.FIRST_SLOT and slot not in filled:
            raise Unfilled(row, slot)
        self.parts(at, row, filled)

    def parts(self, at: int, row: int, filled: set[int]) -> None:
        """What a selection is described by."""
        if self.ref(at, lay.FITS) >= 0:
            self.filter(self.ref(at, lay.FITS), row, filled)
        if self.ref(at, lay.OF) >= 0:
            if self.code[at] in self.words.counting:
                self.amount(self.ref(at, lay.OF), row, filled)
            else:
                self.selection(self.ref(at, lay.OF), row, filled)
        if self.ref(at, lay.WHERE) >= 0:
            self.record(kinds.IN_ZONE, self.ref(at, lay.WHERE), row, filled)

    def filter(self, at: int, row: int, filled: set[int]) -> None:
        for n in range(self.code[at]):
            test = at + 1 + lay.TEST * n
            kind, x, y = self.code[test : test + lay.TEST]
            slot = x if kind in self.words.slots_in_x else y if (kind, x) in self.words.slots_in_y else -1
            if slot >= lay.FIRST_SLOT and slot not in filled:
                raise Unfilled(row, slot)
            holds = self.words.varying.get((kind, x), self.words.tests[kind])
            if holds != kinds.NUMBER:
                self.record(holds, at + y, row, filled)

    def amount(self, at: int, row: int, filled: set[int]) -> None:
        counted = self.ref(at, lay.COUNTED)
        if counted >= 0:
            if self.code[at] in self.words.filtered:
                self.filter(counted, row, filled)
            elif self.code[at] in self.words.happened:
                self.condition(counted, row, set(filled))
            else:
                self.selection(counted, row, filled)
        if self.ref(at, lay.PER) >= 0:
            self.amount(self.ref(at, lay.PER), row, filled)


def check_scopes(code: tuple[int, ...], words: Vocabulary) -> None:
    """Raises Unfilled if a row reads what nothing has filled; games that do not say what reads are left."""
    if words.reading:
        Scopes(code, words).header(0)

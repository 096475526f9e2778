"""Effects that look at what they change (R147): found once, when the programs of a set are laid down.

What effects can change about a thing has an order: whether it has abilities, its supertype, its subtypes, its
extra rules, its field, its slots, its values. A statement *looks* if what it is about, how long it holds or
how much it gives depends on what it changes itself or on something later in that order. All others can be
worked out one after the other; those that look are worked out without their like.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards import operands as operand
from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.aspects import (
    ABILITIES,
    EXTRA_RULES,
    FIELD,
    SLOTS,
    SUBTYPES,
    SUPERTYPE,
    VALUES,
)
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.language.verbs import operand_kind
from sandtable.timing.faces import UNASKED

_CHANGES: Final[dict[int, int]] = {
    op.LOSE_ABILITIES: ABILITIES,
    op.BECOME: SUPERTYPE,
    op.GAIN_SUBTYPE: SUBTYPES,
    op.GAIN_KEYWORD: EXTRA_RULES,
    op.FIELD_MORE: FIELD,
    op.FIELD_FEWER: FIELD,
    op.ITEM_SLOTS: SLOTS,
    op.MORE_SLOTS: SLOTS,
    op.MODIFY: VALUES,
    op.SET: VALUES,
    op.DOUBLE: VALUES,
    op.SWAP: VALUES,
    op.AT_LEAST: VALUES,
    op.AT_MOST: VALUES,
    op.GAIN_VALUES: VALUES,
}
_ASKS: Final[dict[int, int]] = {  # tests of a filter, nouns aside
    op.STATS: VALUES,
    op.A_DFV: VALUES,
    op.STAT_ABOVE: VALUES,
    op.STAT_BELOW: VALUES,
    op.FREE_SLOT: SLOTS,
    op.SLOTS_OF: SLOTS,
    op.FIELD: FIELD,
    op.FIELD_OF: FIELD,
    op.WITH_KEYWORD: EXTRA_RULES,
}
_STAT_TESTS: Final = (op.STAT_MOST, op.STAT_LEAST, op.STAT_IS)
_NOTHING: Final = -1


def changed_by(instruction: int) -> int:
    """What a statement changes."""
    return _CHANGES.get(instruction, UNASKED)


def looks(code: vec[i64], row: int) -> bool:
    """Whether a statement looks at what it changes itself, or at something later."""
    changes = changed_by(int(lay.kind(code, row)))
    return changes != UNASKED and Asked(code).by_row(row) >= changes


class Asked:
    """The last, in the order of changes, of all that a description asks for."""

    def __init__(self, code: vec[i64]) -> None:
        self.code = code

    def by_row(self, at: int) -> int:
        """Of a statement or a pattern: what its operands ask, and its duration."""
        code = self.code
        kind = int(lay.kind(code, at))
        most = _NOTHING
        for field in (lay.WHO, lay.A, lay.B, lay.C):
            if lay.has(code, at, field):
                record = operand_kind(kind, field)
                if kind != op.BECOME or field != lay.A:  # what it becomes is said, not asked
                    most = max(most, self.by_record(record, int(lay.part(code, at, field))))
        if lay.has(code, at, lay.LASTS):
            duration = lay.part(code, at, lay.LASTS)
            if lay.kind(code, duration) in (op.AS_LONG_AS, op.WHILE):
                most = max(most, self.by_condition(int(lay.part(code, duration, lay.TERM))))
            elif lay.kind(code, duration) in (op.DURING, op.END_OF_THEIR_NEXT_TURN, op.END_OF_ITS_NEXT_TURN):
                most = max(most, self.by_whose(int(lay.part(code, duration, lay.TERM))))
        return most

    def by_record(self, record: int, at: int) -> int:
        if record == operand.SELECTION:
            return self.by_selection(at)
        if record == operand.FILTER:
            return self.by_filter(at)
        if record == operand.AMOUNT:
            return self.by_amount(at)
        if record == operand.MARKERS:
            return self.by_amount(int(lay.part(self.code, at, lay.HOW_MANY)))
        if record == operand.IN_ZONE:
            return self.by_whose(at)
        if record == operand.CHANGES and lay.has(self.code, at, lay.CHANGED_PER):
            return self.by_amount(int(lay.part(self.code, at, lay.CHANGED_PER)))
        if record == operand.PATTERN:
            return self.by_row(at)
        return _NOTHING

    def by_condition(self, at: int) -> int:
        most = _NOTHING
        for index in range(int(lay.patterns(self.code, at))):
            most = max(most, self.by_row(int(lay.pattern(self.code, at, index))))
        return most

    def by_whose(self, at: int) -> int:
        """Of a zone or a phase."""
        if not lay.has(self.code, at, lay.WHOSE):
            return _NOTHING
        return self.by_selection(int(lay.part(self.code, at, lay.WHOSE)))

    def by_selection(self, at: int) -> int:
        code = self.code
        most = _NOTHING
        if lay.has(code, at, lay.FITS):
            most = self.by_filter(int(lay.part(code, at, lay.FITS)))
        if lay.has(code, at, lay.OF):
            of = int(lay.part(code, at, lay.OF))
            new = lay.kind(code, at) == op.NEW
            most = max(most, self.by_amount(of) if new else self.by_selection(of))
        if lay.has(code, at, lay.WHERE):
            most = max(most, self.by_whose(int(lay.part(code, at, lay.WHERE))))
        return most

    def by_filter(self, at: int) -> int:
        code = self.code
        most = _NOTHING
        test = lay.first_test(at)
        while test < lay.tests_end(code, at):
            kind = int(lay.kind(code, test))
            x = int(lay.get(code, test, lay.X))
            record = int(lay.test_part(code, at, test))
            if kind == op.NOUN:
                if x >= op.FIRST_SUBTYPE:
                    most = max(most, SUBTYPES)
                elif op.CHARACTER <= x <= op.RESOURCE:
                    most = max(most, SUPERTYPE)
            elif kind == op.NOT_NOUN:
                most = max(most, SUBTYPES if x >= op.FIRST_SUBTYPE else SUPERTYPE)
            elif kind in _STAT_TESTS or (kind == op.EXTREME and x < op.CARDS_HELD):
                most = max(most, VALUES if x != op.COST_STAT else _NOTHING)
            elif kind in (
                op.ATTACHED_TO,
                op.COPY_OF,
                op.SAME_NAME,
                op.SAME_FACTION,
                op.OTHER_FACTION,
                op.WHO_CONTROLS,
                op.ATTACKING_WHAT,
            ) or (kind == op.CONTROLLED and x == op.BY_TARGET):
                most = max(most, self.by_selection(record))
            elif kind == op.INSIDE:
                most = max(most, self.by_whose(record))
            elif kind in (op.STAT_UP_TO, op.STAT_SAME, op.STAT_UNDER, op.STAT_OVER):
                most = max(most, VALUES if x != op.COST_STAT else _NOTHING, self.by_amount(record))
            elif kind == op.ATTACHMENTS:
                most = max(most, self.by_amount(record))
            elif kind == op.WITH_MARKERS:
                most = max(most, self.by_amount(int(lay.part(code, record, lay.HOW_MANY))))
            else:
                most = max(most, _ASKS.get(kind, _NOTHING))
            test += lay.TEST
        return most

    def by_amount(self, at: int) -> int:
        code = self.code
        most = _NOTHING
        kind = lay.kind(code, at)
        if (
            kind in (op.STAT_VALUE, op.STAT_BEFORE, op.TOTAL, op.HIGHEST)
            and lay.get(code, at, lay.N) != op.COST_STAT
        ):
            most = VALUES
        if lay.has(code, at, lay.COUNTED):
            counted = int(lay.part(code, at, lay.COUNTED))
            if kind == op.HAPPENED:
                most = max(most, self.by_condition(counted))
            else:
                most = max(most, self.by_filter(counted) if kind == op.COUNT else self.by_selection(counted))
        if lay.has(code, at, lay.PER):
            most = max(most, self.by_amount(int(lay.part(code, at, lay.PER))))
        return most

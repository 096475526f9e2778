"""The records of a flat program: their fields, their sizes, and how each is read. Nothing here is one game's.

A line of card text is one **ability**, and one ability is one program: a flat run of integers. It is made of
records. A field marked → holds the distance from the first integer of its record to another record, 0 for
none, so a program runs wherever it lies, and the place of its header names it (see sandtable.cards.flat).
Nothing in a program points outside it but numbers of registered words (names, subtypes, keywords,
markers, names). Distances of flow (SKIP) go forward only: a program cannot loop.

Nobody reckons with places outside this module: `get` reads a field, `has` says whether it leads anywhere,
`part` is the record that it leads to. The first integer of most records says what it is: `kind`. What the
numbers mean (instructions, zones, words of a filter) is a game's to say.

HEADER, 12 integers
    KIND KEYWORD FLAGS ZONE NAME COST→ EVENT→ GATE→ LIMITS→ TARGETS→ BODY→ SLOTS
    KIND says how the ability works: whether it simply holds, waits for EVENT, is used for COST (0 if free),
    and so on. ZONE is where it works. GATE is the "if" right behind a trigger, tested twice. TARGETS lists
    all selections called "target", in printed order, except those in modes. SLOTS is how many registers the
    program needs.

ROW, 8 integers: one instruction
    OP FORM LINK WHO A B C LASTS
    BODY and COST are rows, one behind the other, up to END. FORM only tells the writer which wording it was.
    LINK is how the clause hangs on the one before: AND shares a beat, THEN begins the next, SENTENCE opens a
    sentence, HEAD is the first clause behind its control row. WHO is always a selection: the player who
    acts, or the subject of a statement. LASTS→ is a DURATION. What WHO, A, B and C hold depends on the
    instruction.

    The same eight integers also stand as a **pattern** behind rules for the players, and in conditions and
    triggers; there LINK has the bits WOULD, UNSAID, PAST, NOT and ALSO, and selections
    are not picked but matched.

    If WHO is several players, the rows directly before a row that pick for it and the row itself are run for
    each of them, active player first, with their register set to that player.

SELECTION, 8 integers
    MODE_OF WORDING SLOT LOW HIGH FITS→ OF→ WHERE→
    What is meant: how it is found (MODE_OF), the register that holds it (SLOT), how many (LOW to HIGH; MANY
    is no limit, -1 is as many as the instruction before touched), the FILTER that it FITS, whose it is (OF)
    and the ZONE where it lies (WHERE).

FILTER, 1 + 3n integers: n, then n tests KIND X Y; all must hold
    Where a test holds a record, Y is its distance from the first integer of the FILTER.

AMOUNT, 4 integers: KIND N COUNTED→ PER→
    How many; PER is an AMOUNT to multiply with ("for each").
MARKERS, 2: KIND HOW_MANY→
ZONE, 3: KIND WORDING WHOSE→
    WHOSE is a selection of players, 0 for anybody.
RESOURCES, 1 + 2n: n, then KIND NUMBER
CHANGES, 2 + 2n: n CHANGED_PER→, then STAT NUMBER
    Numbers to add or to set.
CONDITION, 2 + n: SCOPE n, then n patterns→
    One of the patterns must hold, with those before it that ALSO joins to it; SCOPE says when it must have
    happened.
TRIGGER, 2: KIND WAITS_FOR
    WAITS_FOR is a CONDITION→, or for a phase its number.
PHASE_OF, 3: KIND WORDING WHOSE→
DURATION, 3: KIND PLACE TERM→
    TERM is a CONDITION or PHASE_OF.
LIMITS, 1 + 2n: n, then KIND and a number, PHASE_OF→ or CONDITION→.
LIST, 1 + n: n, then n→
    Targets (selections) or granted abilities (headers).

REGISTERS: SELF (the object whose ability it is), YOU, one that a game fills as it likes (LINKED); from
FIRST_SLOT on one for each selection. Beside them a resolution remembers: the card that was named, how many
the last instruction touched, how much was prevented, and whether the last offer or order was carried out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# ---- header
KIND: Final = 0
KEYWORD: Final = 1
FLAGS: Final = 2
ZONE: Final = 3
NAME: Final = 4
COST: Final = 5
EVENT: Final = 6
GATE: Final = 7
LIMITS: Final = 8
TARGETS: Final = 9
BODY: Final = 10
SLOTS: Final = 11
HEADER: Final = 12

# ---- row, and pattern
OP: Final = 0
FORM: Final = 1
LINK: Final = 2
WHO: Final = 3
A: Final = 4
B: Final = 5
C: Final = 6
LASTS: Final = 7
ROW: Final = 8

END: Final = 0  # the instruction that ends the rows

HEAD: Final = 0  # links
SENTENCE: Final = 1
AND: Final = 2
THEN: Final = 3
COMMA: Final = 4

WOULD: Final = 1  # links of patterns, as bits
UNSAID: Final = 2
PAST: Final = 4
NOT: Final = 8  # it is asked whether this is not so
ALSO: Final = 16  # the one before must hold, too

# ---- selection
MODE_OF: Final = 0
WORDING: Final = 1
SLOT: Final = 2
LOW: Final = 3
HIGH: Final = 4
FITS: Final = 5
OF: Final = 6
WHERE: Final = 7
SELECTION_SIZE: Final = 8
MANY: Final = 99

SELF: Final = 0  # registers
YOU: Final = 1
LINKED: Final = 2
FIRST_SLOT: Final = 3

# ---- the smaller records
N: Final = 1  # of an amount
COUNTED: Final = 2
PER: Final = 3
HOW_MANY: Final = 1  # of markers
WHOSE: Final = 2  # of a zone or a phase
WAITS_FOR: Final = 1  # of a trigger
TERM: Final = 2  # of a duration
CHANGED_PER: Final = 1  # of changes
SCOPE: Final = 0  # of a condition

# ---- one test of a filter
X: Final = 1
Y: Final = 2
TEST: Final = 3

_FIRST_TEST: Final = 1  # where lists begin in their records
_FIRST_PAIR: Final = 1
_FIRST_CHANGE: Final = 2
FIRST_PATTERN: Final = 2
_FIRST_ITEM: Final = 1
_PAIR: Final = 2


# ---- any record


def get(code: vec[i64], at: i64, field: i64) -> i64:
    """The number in a field of the record that begins here."""
    return code[at + field]


def kind(code: vec[i64], at: i64) -> i64:
    """The first integer of a record: instruction, mode, zone, or kind of whatever it is."""
    return code[at]


def has(code: vec[i64], at: i64, field: i64) -> bool:
    """Whether a field holds anything, or leads anywhere."""
    return code[at + field] != 0


def part(code: vec[i64], at: i64, field: i64) -> i64:
    """The record that a field leads to; the record itself if it leads nowhere."""
    return at + code[at + field]


def part_or_none(code: vec[i64], at: i64, field: i64) -> i64:
    """The record that a field leads to, 0 if it leads nowhere."""
    distance = code[at + field]
    return at + distance if distance != 0 else i64(0)


# ---- rows


def duration(code: vec[i64], row: i64) -> i64:
    """The kind of duration that a row has, 0 if none is said."""
    distance = code[row + LASTS]
    return code[row + distance] if distance != 0 else i64(0)


def term(code: vec[i64], row: i64) -> i64:
    """The condition or phase of a row's duration."""
    return part(code, part(code, row, LASTS), TERM)


def behind(code: vec[i64], row: i64, owns: bool) -> i64:
    """The row that follows: behind the rows that this one owns, or right behind it."""
    return part(code, row, C) if owns else row + ROW


# ---- the tests of a filter


def tests(code: vec[i64], filter_at: i64) -> i64:
    """How many tests a filter has."""
    return code[filter_at]


def first_test(filter_at: i64) -> i64:
    return filter_at + _FIRST_TEST


def tests_end(code: vec[i64], filter_at: i64) -> i64:
    """Where the last test of a filter ends: walk there from `first_test` in steps of TEST."""
    return filter_at + _FIRST_TEST + TEST * code[filter_at]


def nth_test(filter_at: i64, index: i64) -> i64:
    return filter_at + _FIRST_TEST + TEST * index


def test_part(code: vec[i64], filter_at: i64, test: i64) -> i64:
    """The record that a test holds."""
    return filter_at + code[test + Y]


def test_of_kind(code: vec[i64], filter_at: i64, wanted: i64) -> i64:
    """Where a filter has a test of this kind, or 0."""
    test = first_test(filter_at)
    end = tests_end(code, filter_at)
    while test < end:
        if code[test] == wanted:
            return test
        test += TEST
    return 0


# ---- resources, changes of values, limits: pairs


def pairs(code: vec[i64], at: i64) -> i64:
    """How many pairs RESOURCES, LIMITS or CHANGES have."""
    return code[at]


def pair_kind(code: vec[i64], at: i64, index: i64) -> i64:
    return code[at + _FIRST_PAIR + _PAIR * index]


def pair_number(code: vec[i64], at: i64, index: i64) -> i64:
    return code[at + _FIRST_PAIR + _PAIR * index + 1]


def pair_part(code: vec[i64], at: i64, index: i64) -> i64:
    """The record that a limit leads to."""
    return at + code[at + _FIRST_PAIR + _PAIR * index + 1]


def pair_of_kind(code: vec[i64], at: i64, wanted: i64) -> i64:
    """Which pair is of this kind, -1 if none is."""
    index: i64 = 0
    while index < code[at]:
        if code[at + _FIRST_PAIR + _PAIR * index] == wanted:
            return index
        index += 1
    return -1


def number_of_kind(code: vec[i64], at: i64, wanted: i64) -> i64:
    """The number of the first pair of this kind, 0 if none is."""
    index = pair_of_kind(code, at, wanted)
    return pair_number(code, at, index) if index >= 0 else i64(0)


def sum_of_kind(code: vec[i64], at: i64, wanted: i64) -> i64:
    """The numbers of all pairs of one kind, added up."""
    total: i64 = 0
    index: i64 = 0
    while index < code[at]:
        if code[at + _FIRST_PAIR + _PAIR * index] == wanted:
            total += code[at + _FIRST_PAIR + _PAIR * index + 1]
        index += 1
    return total


def has_limit(code: vec[i64], header: i64, wanted: i64) -> bool:
    """Whether an ability has a limit of this kind."""
    return has(code, header, LIMITS) and pair_of_kind(code, part(code, header, LIMITS), wanted) >= 0


def limit_number(code: vec[i64], header: i64, wanted: i64) -> i64:
    """The number in a limit of an ability, 0 if it has none of this kind."""
    return number_of_kind(code, part(code, header, LIMITS), wanted) if has(code, header, LIMITS) else i64(0)


def changed_stat(code: vec[i64], changes: i64, index: i64) -> i64:
    return code[changes + _FIRST_CHANGE + _PAIR * index]


def change(code: vec[i64], changes: i64, index: i64) -> i64:
    return code[changes + _FIRST_CHANGE + _PAIR * index + 1]


def change_of_stat(code: vec[i64], changes: i64, stat: i64) -> i64:
    """Which of the changes is of this value, -1 if none is."""
    index: i64 = 0
    while index < code[changes]:
        if code[changes + _FIRST_CHANGE + _PAIR * index] == stat:
            return index
        index += 1
    return -1


# ---- conditions and lists


def patterns(code: vec[i64], condition: i64) -> i64:
    """How many alternatives a condition has."""
    return code[condition + 1]


def pattern(code: vec[i64], condition: i64, index: i64) -> i64:
    return condition + code[condition + FIRST_PATTERN + index]


def items(code: vec[i64], at: i64) -> i64:
    """How long a LIST is."""
    return code[at]


def item(code: vec[i64], at: i64, index: i64) -> i64:
    return at + code[at + _FIRST_ITEM + index]


def listed(code: vec[i64], at: i64, out: vec[i64]) -> vec[i64]:
    """A row of records, and behind them all that a LIST leads to."""
    index: i64 = 0
    while index < code[at]:
        out = append(out, item(code, at, index))
        index += 1
    return out

"""Effects that last: rows one behind the other, the oldest first, each as wide as what it holds needs.

Who asks for one kind of them walks through `each_of`; the newest-first order of replacements is
`newest_first`. A place (`at`) is where a row begins; it holds until a row is dropped.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

ROW: Final = 0  # the statement
HEADER: Final = 1  # the ability it belongs to
SOURCE: Final = 2  # ref
YOU: Final = 3
TIME: Final = 4  # when it began
UNTIL: Final = 5  # see below
ARGUMENT: Final = 6
SUBJECT: Final = 7  # the one thing or player it is about, or 0: whatever fits
LEFT: Final = 8  # of a shield, or of what comes once; 0 is used up, -1 has no count
OPERATION: Final = 9
HELD: Final = 10  # how many registers follow
REGISTERS: Final = 11
USUAL: Final = 13  # registers that every row has room for; a row that holds more is longer
WIDTH: Final = 24  # of such a row

WHILE_UP: Final = 0  # a static ability: as long as its source is face-up in its zone
TURN_ENDS: Final = 1
PHASE_ENDS: Final = 2  # ARGUMENT: the phase
NEXT_TURN: Final = 3  # ARGUMENT: whose
FOREVER: Final = 4
WHILE_THERE: Final = 5  # a static ability of a card in another zone: ARGUMENT is the zone
WHILE_GIVEN: Final = 6  # a static ability of whoever bears a gift: ARGUMENT is the TIME of the gift
COMBAT_ENDS: Final = 8  # of one combat; the combat itself ends what lasts so long
PHASE_BEGINS: Final = 9  # ARGUMENT: the phase, and in steps of WHOSE_PHASE whose, 0 for anybody's
WHOSE_PHASE: Final = 16
NEXT_TURN_ENDS: Final = 7  # ARGUMENT: whose, and behind it the turn in which it began (`turn_of`)


def turn_of(player: i64, turn: i64) -> i64:
    """A player with the turn in which something began."""
    return turn << 8 | player


def whose_turn(argument: i64) -> i64:
    """The player of `turn_of`."""
    return argument & 255


def began_in(argument: i64) -> i64:
    """The turn of `turn_of`."""
    return argument >> 8


def get(rows: vec[i64], at: i64, field: i64) -> i64:
    """A field of the effect that begins here."""
    return rows[at + field]


def put(rows: vec[i64], at: i64, field: i64, value: i64) -> None:
    rows[at + field] = value


def held(rows: vec[i64], at: i64) -> vec[i64]:
    """What the registers of an effect hold."""
    count = rows[at + HELD]
    return rows[at + REGISTERS : at + REGISTERS + count] if count > 0 else vec[i64]()


def register(rows: vec[i64], at: i64, index: i64) -> i64:
    """One register, 0 where nothing is held."""
    return rows[at + REGISTERS + index]


def each(rows: vec[i64]) -> vec[i64]:
    """Where the effects begin, the oldest first."""
    out = vec[i64](capacity=len(rows) // WIDTH)
    at: i64 = 0
    while at < len(rows):
        out = append(out, at)
        at = behind(rows, at)
    return out


def newest_first(rows: vec[i64]) -> vec[i64]:
    """Where the effects begin, the newest first."""
    starts = each(rows)
    out = vec[i64](capacity=len(starts))
    i: i64 = len(starts)
    while i > 0:
        i -= 1
        out = append(out, starts[i])
    return out


def each_of(rows: vec[i64], operation: i64) -> vec[i64]:
    """Where those of one operation begin, the oldest first."""
    return each_between(rows, operation, operation)


def each_of_two(rows: vec[i64], one: i64, other: i64) -> vec[i64]:
    """Where those of two operations begin, the oldest first."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(rows):
        operation = rows[at + OPERATION]
        if operation in (one, other):
            out = append(out, at)
        at = behind(rows, at)
    return out


def each_between(rows: vec[i64], low: i64, high: i64) -> vec[i64]:
    """Where those of a range of operations begin, the oldest first."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(rows):
        if low <= rows[at + OPERATION] <= high:
            out = append(out, at)
        at = behind(rows, at)
    return out


def find(rows: vec[i64], at: i64, low: i64, high: i64) -> i64:
    """Where the first of a range of operations begins, from a place on; -1 if there is none. For those who
    ask most often: `each_between` without a row of places.
    """
    while at < len(rows):
        if low <= rows[at + OPERATION] <= high:
            return at
        at = behind(rows, at)
    return -1


def find_next(rows: vec[i64], at: i64, low: i64, high: i64) -> i64:
    """The next of a range of operations after the effect that begins here; -1 if there is none."""
    return find(rows, behind(rows, at), low, high)


def any_given(rows: vec[i64]) -> bool:
    """Whether one of them lasts while somebody bears a gift."""
    at: i64 = 0
    while at < len(rows):
        if rows[at + UNTIL] == WHILE_GIVEN:
            return True
        at = behind(rows, at)
    return False


def behind(rows: vec[i64], at: i64) -> i64:
    """Where the effect after this one begins."""
    more = rows[at + HELD] - USUAL
    return at + WIDTH if more <= 0 else at + WIDTH + more


def newest(rows: vec[i64]) -> i64:
    """Where the effect that began last begins."""
    at: i64 = 0
    while behind(rows, at) < len(rows):
        at = behind(rows, at)
    return at


def added(rows: vec[i64], made: vec[i64], held: vec[i64]) -> vec[i64]:
    """The rows with one more: its fields up to HELD, and what its registers hold."""
    out = extend(rows, made)
    count: i64 = len(held)
    out = append(out, count)
    out = extend(out, held)
    i = REGISTERS + count
    while i < WIDTH:
        out = append(out, i64(0))
        i += 1
    return out


def without(rows: vec[i64], at: i64) -> vec[i64]:
    """The rows without the effect that begins here."""
    return extend(rows[:at], rows[behind(rows, at) :])

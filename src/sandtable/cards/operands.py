"""What the fields of an instruction can hold, and what a game says of its own numbers.

A field holds nothing, a plain number, a record, or a jump. Plain numbers with a meaning of the game's own (a
side, a value, a phase) have kinds of the game's own, from FIRST_OF_GAME on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NONE: Final = 0
NUMBER: Final = 1  # a plain integer
SELECTION: Final = 2
FILTER: Final = 3
AMOUNT: Final = 4
MARKERS: Final = 5
IN_ZONE: Final = 6
RESOURCES: Final = 7
CHANGES: Final = 8
PATTERN: Final = 9
CONDITION: Final = 10
TRIGGER: Final = 11
LIST: Final = 12  # of selections
SKIP: Final = 13  # how far to jump, in integers
ABILITIES: Final = 14  # a list of headers
ABILITY: Final = 15  # a header
FIRST_OF_GAME: Final = 20

BIGGEST: Final = 1 << 31  # no integer of a program is larger


class Span(NamedTuple):
    """From the least to the most that a number can be."""

    least: int
    most: int


class Vocabulary(NamedTuple):
    """What the numbers in a game's programs can be."""

    operands: dict[int, dict[int, int]]  # by instruction: what each of its fields holds
    first_event: int  # the first instruction that can stand as a pattern
    plain: dict[int, Span]  # kinds of the game's own
    tests: dict[int, int]  # what Y of each test of a filter holds
    varying: dict[tuple[int, int], int]  # what Y holds where that depends on X
    kinds: Span  # of abilities
    keywords: Span
    flags: int  # all of them
    works_in: Span  # zones where an ability can work
    zones: Span
    modes: Span  # of selections
    counting: frozenset[int]  # modes whose OF is an amount
    amounts: Span
    filtered: frozenset[int]  # amounts that count what fits a filter
    stats: Span
    first_marker: int
    scopes: Span
    triggers: Span
    events: frozenset[int]  # triggers that wait for a condition, not for a phase
    phases: Span
    durations: Span
    conditional: frozenset[int]  # durations that hold a condition
    phased: frozenset[int]  # durations that hold a phase
    places: Span  # of durations in their sentence
    limits: Span
    phase_limits: frozenset[int]
    condition_limits: frozenset[int]
    filter_limits: frozenset[int] = frozenset()
    summed: frozenset[int] = frozenset()  # amounts that hold two amounts
    happened: frozenset[int] = frozenset()  # amounts that count how often a condition was met
    relative: frozenset[int] = frozenset()  # modes that mean nothing without their OF: whose controller
    # what reads and fills registers (sandtable.cards.scope); a game that says nothing is not looked at
    reading: frozenset[int] = frozenset()  # modes whose register must be filled before
    matching: frozenset[int] = frozenset()  # modes that a pattern fills when it fits
    fills: dict[int, int] = {}  # instructions that fill the register of the selection in a field
    given: frozenset[int] = frozenset()  # triggers that fill the first register by themselves
    slots_in_x: frozenset[int] = frozenset()  # tests whose X is a register,
    slots_in_y: frozenset[tuple[int, int]] = frozenset()  # and those, by test and X, whose Y is one

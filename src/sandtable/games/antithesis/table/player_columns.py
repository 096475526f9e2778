"""What is true of a player, column by column: `s.of(player, their.COMMAND)`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMMAND: Final = 0  # Command Points
VICTORY: Final = 1  # Victory Points
ACTIONS: Final = 2  # Actions and Interrupts triggered in this [Battle On] (R177)
RESPONSES: Final = 3  # Responses triggered in this Main Phase (R186)
TASKS: Final = 4  # tasks that he is performing, as bits of `1 << task` (R186)
EXCHANGED: Final = 5  # cards put back in the mulligan, plus 1 once he has decided (R118)
INITIATIVE: Final = 6  # his roll of SETUP.7
OBJECTIVE: Final = 7  # the face of the Objective revealed last, plus 1 (R111)
BANK: Final = 8  # the Dice Bank: for each colour six columns, how many dice show 1 to 6
COLOURS: Final = 5
PIPS: Final = 6
DICE: Final = COLOURS * PIPS
WIDTH: Final = BANK + DICE

RED: Final = 0  # colours
PURPLE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
STANDARD: Final = 5  # in a cost or a gain: any of them (R145)

MOST_DICE: Final = 99  # R185
MOST_COMMAND: Final = 99
MOST_ACTIONS: Final = 100  # R177
MOST_RESPONSES: Final = 100  # R186


def die(colour: i64, pips: i64) -> i64:
    """A die as one number: dice of one colour and value are the same (R196)."""
    return colour * PIPS + pips - 1


def colour_of(die: i64) -> i64:
    return die // PIPS


def pips_of(die: i64) -> i64:
    return die % PIPS + 1

"""The last roll packed into one number, so that a table can show it (COMP.6)."""

from typing import Final

from mypy_extensions import i64

NO_ROLL: Final = 0
UNIT: Final = 1  # seat, type, value
BATTLE: Final = 2  # both dice, their hexes and faces, and what came of it
CORE_ROLL: Final = 3  # seat, face
FIRST: Final = 4  # both players' d6

PENDING: Final = 7  # result of a battle that waits for a decision
EVADED: Final = 6  # result of a battle that somebody left

_KIND: Final = 3
_RESULT: Final = 3  # bits below the battle's dice


def unit_roll(seat: i64, kind: i64, value: i64) -> i64:
    return UNIT | (seat | kind << 1 | value << 4) << _KIND


def core_roll(seat: i64, face: i64) -> i64:
    return CORE_ROLL | (seat | face << 1) << _KIND


def first_roll(one: i64, two: i64) -> i64:
    return FIRST | (one | two << 3) << _KIND


def battler(hex: i64, u: i64, value: i64, face: i64) -> i64:
    """A die in a battle: 6 bits of hex, 4 of owner and type, 5 of value, 4 of face."""
    return hex | u << 6 | value << 10 | face << 15


BATTLER: Final = 19


def battle_roll(attacker: i64, defender: i64, result: i64) -> i64:
    return BATTLE | (result | (attacker | defender << BATTLER) << _RESULT) << _KIND


def with_result(roll: i64, result: i64) -> i64:
    """The same battle, decided."""
    return roll & ~(((1 << _RESULT) - 1) << _KIND) | result << _KIND


def roll_kind(roll: i64) -> i64:
    return roll & ((1 << _KIND) - 1)


def roll_part(roll: i64) -> i64:
    """What is packed behind the kind."""
    return roll >> _KIND


def battle_result(roll: i64) -> i64:
    return (roll >> _KIND) & ((1 << _RESULT) - 1)


def battle_die(roll: i64, side: i64) -> i64:
    """The attacker's (0) or the defender's (1) die of a battle."""
    return (roll >> (_KIND + _RESULT + side * BATTLER)) & ((1 << BATTLER) - 1)

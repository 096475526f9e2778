"""Where the Zones of a board lie (R14): a grid of five columns and three rows, as its owner sees it.

A *spot* is a Zone's number: U1 to U5, E1 to E3, then the Leader Zone. Deck and Idle Zone lie in the grid too,
but no card there is ever adjacent to, behind or around another one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

U1: Final = 0
U5: Final = 4
E1: Final = 5
E2: Final = 6
E3: Final = 7
LEADER_SPOT: Final = 8
SPOTS: Final = 9
NOWHERE: Final = -1

NAMES: Final = ("U1", "U2", "U3", "U4", "U5", "E1", "E2", "E3", "L")
_COLUMN: Final = vec[i64]([1, 2, 3, 4, 5, 2, 3, 4, 3])
_ROW: Final = vec[i64]([1, 1, 1, 1, 1, 2, 2, 2, 3])
_COLUMNS: Final = 5
_LAST_ROW: Final = 3


def adjacent(one: i64, other: i64) -> bool:
    """Directly left or right in the same row; row 3 has no adjacent cards (R16)."""
    if _ROW[one] != _ROW[other] or _ROW[one] == _LAST_ROW:
        return False
    apart = _COLUMN[one] - _COLUMN[other]
    return apart == 1 or apart == -1


def surrounds(one: i64, other: i64) -> bool:
    """Among the up to eight Zones around (8.5.7, R15); no Zone surrounds itself."""
    columns = _COLUMN[one] - _COLUMN[other]
    rows = _ROW[one] - _ROW[other]
    return one != other and -1 <= columns <= 1 and -1 <= rows <= 1


def behind(spot: i64) -> i64:
    """The Zone directly behind (R17), or NOWHERE."""
    return zone_at(_COLUMN[spot], _ROW[spot] + 1)


def facing(spot: i64) -> i64:
    """The Zone of the same row on the board opposite, which is turned by 180 degrees; or NOWHERE."""
    return zone_at(_COLUMNS + 1 - _COLUMN[spot], _ROW[spot])


def zone_at(column: i64, row: i64) -> i64:
    i: i64 = 0
    while i < SPOTS:
        if _COLUMN[i] == column and _ROW[i] == row:
            return i
        i += 1
    return NOWHERE


def is_unit_zone(spot: i64) -> bool:
    return spot < E1


def is_event_zone(spot: i64) -> bool:
    return E1 <= spot <= E3

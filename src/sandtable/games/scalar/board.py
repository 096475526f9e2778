"""The hex board of Scalar and its dice, read from rules.toml.

Hexes are numbered row by row from a1 = 0 to g4 = 36 (BOARD.1). A die on the board is two bytes: what it is
(owner and type, `unit`) and what it shows.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sandtable.kernel.clauses import Book, strings, tables

BOOK: Final = Book(Path(__file__).parent / "rules.toml")

# ---- dice

LETTERS: Final = "TCOPDI"
SIDES: Final = (4, 6, 8, 10, 12, 20)
TYPES: Final = 6
EACH: Final = 2  # dice of a type a player (R2)
D4: Final = 0
LIGHT: Final = 1  # the last light type: d4 and d6 (DICE.2)

EMPTY: Final = 0
CORE: Final = 255  # what stands on the Core hex (BOARD.6)


def unit(player: i64, kind: i64) -> i64:
    """A player's die of a type, as it stands on a hex."""
    return 1 + player * TYPES + kind


def owner_of(u: i64) -> i64:
    """Whose die it is; neither player's for an empty hex and for the Core."""
    if u in (EMPTY, CORE):
        return -1
    return 1 if u > TYPES else 0


def kind_of(u: i64) -> i64:
    return u - 1 - TYPES if u > TYPES else u - 1


# ---- hexes

HEXES: Final = 37
ROWS: Final = "abcdefg"
LENGTHS: Final = (4, 5, 6, 7, 6, 5, 4)


def _names() -> list[str]:
    return [f"{row}{n + 1}" for row, length in zip(ROWS, LENGTHS, strict=True) for n in range(length)]


NAMES: Final = _names()
NUMBERS: Final = {name: n for n, name in enumerate(NAMES)}


def _axial(name: str) -> tuple[int, int]:
    """Axial coordinates; d4 is (0, 0)."""
    r = ROWS.index(name[0]) - 3
    return int(name[1:]) - 1 + max(-3, -3 - r), r


def _distance(a: str, b: str) -> int:
    (q, r), (u, v) = _axial(a), _axial(b)
    return max(abs(q - u), abs(r - v), abs(q - u + r - v))


def _distances() -> vec[u8]:
    return vec[u8]([_distance(a, b) for a in NAMES for b in NAMES])


DISTANCE: Final = _distances()  # 37 * from + to (BOARD.2)

NEAR_SLOTS: Final = 6
FAR_SLOTS: Final = 18


def _within(far: int, slots: int) -> vec[u8]:
    """For every hex, those within a distance, nearest first, a row of `slots` each; HEXES ends a row."""
    table: list[int] = []
    for a in NAMES:
        found = [NUMBERS[b] for d in range(1, far + 1) for b in NAMES if _distance(a, b) == d]
        table += found + [HEXES] * (slots - len(found))
    return vec[u8](table)


NEAR: Final = _within(1, NEAR_SLOTS)
FAR: Final = _within(2, FAR_SLOTS)  # where light dice get to (MOVE.3)


def distance(a: i64, b: i64) -> i64:
    return i64(DISTANCE[a * HEXES + b])


# ---- zones

_BOARD: Final = tables(BOOK.data, "board")[0]


def _hexes(key: str) -> vec[i64]:
    out = vec[i64]()
    for name in strings(_BOARD, key):
        out = append(out, i64(NUMBERS[name]))
    return out


def _spokes() -> vec[i64]:
    rows = _BOARD["spokes"]
    assert isinstance(rows, list)
    out = vec[i64]()
    for row in rows:
        for name in row:
            out = append(out, i64(NUMBERS[name]))
    return out


CORE_HEX: Final[i64] = NUMBERS[str(_BOARD["core"])]
ZONE: Final = _hexes("control_zone")  # its usable hexes: all but the Core's (BOARD.3)
DEPLOY: Final = (_hexes("deploy_1"), _hexes("deploy_2"))  # BOARD.4
SPOKES: Final = _spokes()  # six times three hexes, from the Control Zone outwards (CORE.3)
SPOKE: Final = 3
START: Final = {
    1: "..../...../....../...*.../....../...../.... 222222/222222 0-0 A 1 1 - - 1 0 *",
    2: "..../...../....../...*.../....../...../.... 222222/222222 0-0 A 2 1 - - 1 0 *",
}

# ---- the Core (COMP.3)

AETHER: Final = 0
MOMENTUM: Final = 1
EQUILIBRIUM: Final = 2
REVERSAL: Final = 3
CORE_LETTERS: Final = "AMER"


def _even(faces: int) -> vec[i64]:
    return vec[i64]([1] * faces)


CORE_WEIGHTS: Final = _even(4)  # CORE.9
UNIT_WEIGHTS: Final = [_even(sides) for sides in SIDES]  # DICE.5
FIRST_WEIGHTS: Final = _even(36)  # both players' d6 at once (SETUP.5)


def opposite(kind: i64, value: i64) -> i64:
    """The value on the other side of a die (CORE.7, CORE.8)."""
    if kind == D4:
        return value - 2 if value > 2 else value + 2
    return i64(SIDES[kind]) + 1 - value


# ---- limits

_LIMITS: Final = BOOK.data["limits"]
assert isinstance(_LIMITS, dict)
TO_WIN: Final[i64] = int(_LIMITS["tokens_to_win"])  # WIN.1
TOKENS: Final[i64] = int(_LIMITS["tokens_in_box"])  # COMP.4
DOMINION: Final[i64] = int(_LIMITS["dominion"])  # CTRL.2
QUIET: Final[i64] = int(_LIMITS["quiet_turns"])  # DIG.1
LAST_TURN: Final[i64] = int(_LIMITS["last_turn"])  # DIG.2
FEW: Final = 4  # fewer dice than this can claim no token any more (WIN.2)
EQUAL_VALUE: Final = 3  # what Equilibrium sets (CORE.5)

"""The four boards and the ways to play on them, read from rules.toml.

A board is 13 by 13 squares (BOARD.1) inside a border of walls, so that a line that leaves it is stopped by
the same test as any other: cell = 15 * rank + file, a1 is 16, m13 is 208.
"""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sandtable.kernel.clauses import Book, strings, tables

WIDTH: Final = 15
CELLS: Final = 225

# A group is one byte: owner, colour, Level (BOARD.3). 0 is an empty square, WALL no square at all.
KING: Final = 0  # black: the Leader (COMP.2)
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WALL: Final = 255
COLOURS: Final = "KRGB"
ARMY: Final = (1, 4, 6, 4)  # pawns of each colour (COMP.1)

# where a player's groups stand: up to 15 cells, ascending, and in the last slot how many
SLOTS: Final = 16
COUNT: Final = 15

# what a square is besides plain
CLOUD: Final = 1
WARP: Final = 2
BASE: Final = 4
HILL: Final = 8

_TERRAIN: Final = {"~": CLOUD, "W": WARP, "O": BASE, "h": HILL}

BOOK: Final = Book(Path(__file__).parent / "rules.toml")


@final
@mypyc_attr(acyclic=True)
class Scenario:
    """One board in one mode: everything about it that never changes during a game."""

    def __init__(self, number: i64, board: str, mode: str, row: dict[str, object]) -> None:
        self.number: i64 = number
        self.name = f"{board}:{mode}"
        self.board = board
        self.title = str(row["title"])
        self.mode = mode
        self.koth = mode == "koth"
        self.teams = mode == "2v2"
        self.players: i64 = 4 if mode in ("4", "2v2") else 3 if self.koth else 2
        self.hold_turns: i64 = 0 if self.koth else int(str(row["hold_turns"]))  # KOTH.11
        self.walls, self.terrain = _map(strings(row, "rows"))
        if self.koth:
            # the base belongs to the hill: the defender may stand on it from the start (KOTH.3)
            for cell in range(CELLS):
                if self.terrain[cell] & BASE:
                    self.terrain[cell] |= HILL
        self.bases = vec[i64]()
        self.warps = vec[i64]()
        for cell in range(CELLS):
            if self.terrain[cell] & BASE:
                self.bases = append(self.bases, cell)
            if self.terrain[cell] & WARP:
                self.warps = append(self.warps, cell)
        starts = row["start"]
        assert isinstance(starts, dict)
        self.start = str(starts[mode])
        self.rows = strings(row, "rows")


def _map(rows: list[str]) -> tuple[vec[u8], vec[u8]]:
    """Walls and terrain from the map, whose first row is rank 13."""
    walls = vec[u8]([WALL] * CELLS)
    terrain = vec[u8]([0] * CELLS)
    for r, line in enumerate(rows):
        for f, char in enumerate(line):
            if char != "#":  # BOARD.2
                cell = (13 - r) * WIDTH + f + 1
                walls[cell] = u8(0)
                terrain[cell] = u8(_TERRAIN.get(char, 0))
    return walls, terrain


def _scenarios() -> list[Scenario]:
    found: list[Scenario] = []
    for row in tables(BOOK.data, "board"):
        for mode in strings(row, "modes"):
            found.append(Scenario(len(found), str(row["id"]), mode, row))
    return found


SCENARIOS: Final = _scenarios()
BY_NAME: Final = {scenario.name: scenario for scenario in SCENARIOS}


def square(cell: int) -> str:
    """The name of a cell: 16 is a1."""
    return "abcdefghijklm"[cell % WIDTH - 1] + str(cell // WIDTH)


SQUARES: Final = {square(r * WIDTH + f): r * WIDTH + f for r in range(1, 14) for f in range(1, 14)}


def group(owner: i64, colour: i64, level: i64) -> i64:
    return (owner << 4) | (colour << 2) | level


def owner_of(g: i64) -> i64:
    return g >> 4


def colour_of(g: i64) -> i64:
    return (g >> 2) & 3


def level_of(g: i64) -> i64:
    return g & 3

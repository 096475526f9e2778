"""The field of Scalar: dice on hexes, reserves, tokens, the Core, and what a turn remembers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sandtable.games.scalar.board import CORE, CORE_HEX, HEXES, TYPES, ZONE, owner_of
from sandtable.games.scalar.worth import POLICY
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State

DRAW: Final = 3  # `winner` of a drawn game; 1 and 2 are players, 0 is nobody yet
_SLOT: Final = 4  # bits of a count in `reserve` and `declined`


@final
@mypyc_attr(acyclic=True)
class Field(State):
    """One position of Scalar with all that its rules remember."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "units", "values", "reserve", "alive1", "alive2", "tokens1", "tokens2", "core", "player", "left",
        "declined", "turn", "quiet", "winner", "ended", "last",
    )  # fmt: skip

    def __init__(self, key: bytes, frames: list[Frame], units: vec[u8], values: vec[u8]) -> None:
        super().__init__(2, key, frames)
        self.units = units  # what stands on each hex: owner and type; see board.py
        self.values = values  # what it shows (DICE.1)
        self.reserve: i64 = 0  # dice of each player and type beside the board: four bits each
        self.alive1: i64 = 0  # dice left to player 1, on the board and in the reserve (WIN.4)
        self.alive2: i64 = 0
        self.tokens1: i64 = 0  # Control Tokens (SETUP.4)
        self.tokens2: i64 = 0
        self.core: i64 = 0  # the face on top (SETUP.3: Aether)
        self.player: i64 = 0  # whose turn it is
        self.left: i64 = 1  # actions left in it
        self.declined: i64 = 0  # dice of each type declined in this turn (DEPLOY.5)
        self.turn: i64 = 1
        self.quiet: i64 = 0  # DIG.1
        self.winner: i64 = 0
        self.ended: i64 = 0  # the clause that ended the game
        self.last: i64 = 0  # the last roll, for the dice tray (COMP.6); see rolls.py

    def clone(self) -> Field:
        twin = Field(self.key, [f.copy() for f in self.frames], self.units[:], self.values[:])
        twin.take_registers(self)
        twin.reserve = self.reserve
        twin.alive1 = self.alive1
        twin.alive2 = self.alive2
        twin.tokens1 = self.tokens1
        twin.tokens2 = self.tokens2
        twin.core = self.core
        twin.player = self.player
        twin.left = self.left
        twin.declined = self.declined
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.winner = self.winner
        twin.ended = self.ended
        twin.last = self.last
        return twin

    def loaded(self) -> None:
        if len(self.units) != HEXES or len(self.values) != HEXES or self.units[CORE_HEX] != CORE:
            raise NotationError("units and values must have 37 numbers, and the Core must lie on its hex")

    def returns(self) -> list[float]:
        if self.winner == 1:
            return [1.0, -1.0]
        if self.winner == 2:
            return [-1.0, 1.0]
        return [0.0, 0.0]

    def policy(self) -> Policy:
        return POLICY

    # ---- counts

    def in_reserve(self, player: i64, kind: i64) -> i64:
        return (self.reserve >> (_SLOT * (player * TYPES + kind))) & 15

    def add_reserve(self, player: i64, kind: i64, change: i64) -> None:
        self.reserve += change << (_SLOT * (player * TYPES + kind))

    def has_declined(self, kind: i64) -> i64:
        return (self.declined >> (_SLOT * kind)) & 15

    def decline(self, kind: i64) -> None:
        self.declined += 1 << (_SLOT * kind)

    def alive(self, player: i64) -> i64:
        return self.alive1 if player == 0 else self.alive2

    def tokens(self, player: i64) -> i64:
        return self.tokens1 if player == 0 else self.tokens2

    def on_zone(self, player: i64) -> i64:
        """How many of a player's dice stand on the Control Zone (CTRL.2)."""
        count: i64 = 0
        for hex in ZONE:
            if owner_of(i64(self.units[hex])) == player:
                count += 1
        return count

    # ---- dice come and go

    def put(self, hex: i64, u: i64, value: i64) -> None:
        """Stand a die on an empty hex (BOARD.5)."""
        self.units[hex] = u8(u)
        self.values[hex] = u8(value)

    def shift(self, start: i64, to: i64) -> None:
        """A die goes to an empty hex and keeps its value (MOVE.5)."""
        self.units[to] = self.units[start]
        self.values[to] = self.values[start]
        self.lift(start)

    def lift(self, hex: i64) -> None:
        self.units[hex] = u8(0)
        self.values[hex] = u8(0)

    def lose(self, hex: i64) -> None:
        """A die is captured or destroyed: out of the game for good (ATT.8)."""
        if owner_of(i64(self.units[hex])) == 0:
            self.alive1 -= 1
        else:
            self.alive2 -= 1
        self.lift(hex)
        self.quiet = 0  # DIG.1


def empty_field(key: bytes) -> Field:
    """The board with nothing but the Core on it, and nobody's dice anywhere."""
    units = vec[u8]([0] * HEXES)
    units[CORE_HEX] = u8(CORE)
    return Field(key, [], units, vec[u8]([0] * HEXES))

"""The table of Antagonism: columns of small numbers, and the few ways pawns come and go."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sandtable.games.antagonism.board import CELLS, COUNT, SCENARIOS, SLOTS, Scenario, owner_of
from sandtable.games.antagonism.worth import POLICY
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import Frame
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State

DRAW: Final = -1
NO_SIDE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """One position of Antagonism with all that its rules remember."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "number", "groups", "marks", "at", "reserve", "player", "moved", "leader", "holder", "count", "round",
        "quiet", "winners", "ended", "history",
    )  # fmt: skip

    def __init__(
        self,
        scenario: Scenario,
        key: bytes,
        frames: list[Frame],
        groups: vec[u8],
        marks: vec[u8],
        at: vec[u8],
    ) -> None:
        super().__init__(scenario.players, key, frames)
        self.scenario = scenario
        self.number: i64 = scenario.number
        self.groups = groups  # what stands on each cell: owner, colour, Level; see board.py
        self.marks = marks  # bit i: pawn i of the cell's group, from the bottom, has moved this turn
        self.at = at  # where each player's groups stand
        self.reserve: i64 = 0  # what the King of the Hill defender has yet to place: a nibble a colour
        self.player: i64 = 0  # whose turn it is
        self.moved: i64 = 0  # red, green and blue pawns moved this turn (TURN.2); R18: a counter
        self.leader: i64 = 0  # 1 when the Leader has moved this turn (TURN.4)
        self.holder: i64 = NO_SIDE  # the side that holds all bases (WIN.6)
        self.count: i64 = 0  # for how many turns it has (WIN.9)
        self.round: i64 = 1
        self.quiet: i64 = 0  # DIG.2
        self.winners: i64 = 0  # bit p: player p has won; DRAW; 0 while the game goes on
        self.ended: i64 = 0  # the clause that ended the game
        self.history = vec[i64]()  # positions at starts of turns since a pawn last left (DIG.1)

    def clone(self) -> Table:
        twin = Table(
            self.scenario,
            self.key,
            [f.copy() for f in self.frames],
            self.groups[:],
            self.marks[:],
            self.at[:],
        )
        twin.take_registers(self)
        twin.reserve = self.reserve
        twin.player = self.player
        twin.moved = self.moved
        twin.leader = self.leader
        twin.holder = self.holder
        twin.count = self.count
        twin.round = self.round
        twin.quiet = self.quiet
        twin.winners = self.winners
        twin.ended = self.ended
        twin.history = self.history  # never changed in place, so it may be shared
        return twin

    def loaded(self) -> None:
        if not 0 <= self.number < len(SCENARIOS):
            raise NotationError(f"there is no scenario number {self.number}")
        self.scenario = SCENARIOS[self.number]
        if len(self.groups) != CELLS or len(self.marks) != CELLS or len(self.at) != 4 * SLOTS:
            raise NotationError("groups, marks and at must have 225, 225 and 64 numbers")

    def returns(self) -> list[float]:
        winners = self.winners
        if winners <= 0:
            return [0.0] * self.seats
        return [1.0 if (winners >> p) & 1 else -1.0 for p in range(self.seats)]

    # ---- who is who

    def side(self, player: i64) -> i64:
        """The side a player is on: himself, or his team, which is named by its first player (R47)."""
        return player & 1 if self.scenario.teams else player

    def side_mask(self, side: i64) -> i64:
        """The players of a side, as bits."""
        mask: i64 = 1 << side
        if self.scenario.teams:
            mask |= 4 << side
        return mask

    def foes(self, player: i64) -> i64:
        """The players this one may attack, as bits (ATT.9)."""
        return 15 & ~self.side_mask(self.side(player))

    def in_game(self, player: i64) -> bool:
        """Whether a player is still in: one who is out has no pawns (WIN.2, R56)."""
        return self.at[player * SLOTS + COUNT] > 0

    def defending(self) -> bool:
        """Whether it is the turn of the King of the Hill defender, who is player 3 (R51)."""
        return self.scenario.koth and self.player == 2

    # ---- pawns come and go

    def put(self, cell: i64, g: i64, marks: i64) -> None:
        """Stand a group on an empty cell."""
        at = self.at
        self.groups[cell] = u8(g)
        self.marks[cell] = u8(marks)
        base = owner_of(g) * SLOTS
        n = i64(at[base + COUNT])
        k = base + n
        while k > base and i64(at[k - 1]) > cell:
            at[k] = at[k - 1]
            k -= 1
        at[k] = u8(cell)
        at[base + COUNT] = u8(n + 1)

    def lift(self, cell: i64) -> None:
        """Take the whole group off a cell."""
        at = self.at
        base = owner_of(i64(self.groups[cell])) * SLOTS
        self.groups[cell] = 0
        self.marks[cell] = 0
        n = i64(at[base + COUNT])
        k = base
        while at[k] != cell:
            k += 1
        last = base + n - 1
        while k < last:
            at[k] = at[k + 1]
            k += 1
        at[last] = 0
        at[base + COUNT] = u8(n - 1)

    def fingerprint(self) -> i64:
        """The position at the start of a turn in one number: pawns, player to move, hold (DIG.1)."""
        x: i64 = (self.player << 8) | ((self.holder + 1) << 4) | self.count
        low: i64 = x ^ 0x2545F491
        high: i64 = x ^ 0x4F6CDD1D
        at = self.at
        groups = self.groups
        p: i64 = 0
        while p < self.seats:
            k: i64 = p * SLOTS
            end = k + i64(at[k + COUNT])
            while k < end:
                cell = i64(at[k])
                x = (cell << 8) | i64(groups[cell])
                low = ((low ^ x) * 0x5BD1E995) & 0xFFFFFFFF
                low ^= low >> 15
                high = ((high ^ x) * 0x2C1B3C6D) & 0xFFFFFFFF
                high ^= high >> 13
                k += 1
            p += 1
        return (high & 0x3FFFFFFF) << 32 | low

    def policy(self) -> Policy:
        return POLICY


def blank_table() -> Table:
    """A table without pawns, for loading into."""
    return Table(
        SCENARIOS[0], b"", [], vec[u8]([0] * CELLS), vec[u8]([0] * CELLS), vec[u8]([0] * (4 * SLOTS))
    )

"""The table of Athernum: what it keeps beside what every card game does (timing/things.py)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.table import departed
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.kernel.frames import NOBODY, Frame
from sandtable.timing.things import CardState
from sandtable.timing.values import stamp_of, thing_of


@final
@mypyc_attr(acyclic=True)
class Board(CardState):
    """One moment of Athernum with all that its rules remember."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "things", "players", "board", "order", "marks", "lasting", "stack", "noted", "history", "truths",
        "uses", "waiting",
        "arriving", "excluded", "spared", "picked", "turn", "active", "phase", "clock", "pool",
        "numbers", "chain", "attacker",
        "target", "defender", "combat", "opening", "starter", "result", "ended", "out", "shown", "resolving",
        "happened", "choices", "together",
    )  # fmt: skip

    def __init__(
        self, seats: i64, key: bytes, frames: list[Frame], library: Library, things: vec[i64]
    ) -> None:
        super().__init__(seats, key, frames, library, its.WIDTH, their.WIDTH)
        self.library = library
        self.things = things
        self.spared = vec[i64]()  # replacement and ref: used once already in this check (R143)
        self.pool: i64 = 0  # Victory Tokens in the common pool (10.1.1)
        self.attacker: i64 = 0  # refs
        self.target: i64 = 0
        self.defender: i64 = 0
        self.combat: i64 = 0  # 1 while a combat is carried through
        self.opening: i64 = 0  # the phase whose opening check is due
        self.starter: i64 = 0
        self.together = vec[i64]()  # cards discarded at the same time, still to be put in order (R103)
        self.purse_of: i64 = NOBODY  # whose options are being listed
        self.purse = vec[i64]()  # what they can pay with, by faction, as soon as that was reckoned

    def clone(self) -> Board:
        twin = Board(self.seats, self.key, [f.copy() for f in self.frames], self.library, self.things)
        twin.take_columns(self)
        twin.spared = self.spared[:]
        twin.pool = self.pool
        twin.attacker = self.attacker
        twin.target = self.target
        twin.defender = self.defender
        twin.combat = self.combat
        twin.opening = self.opening
        twin.starter = self.starter
        twin.together = self.together[:]
        return twin

    def returns(self) -> list[float]:
        found = super().returns()
        if self.result & (self.result - 1) != 0:  # R60: a draw between those who won together
            return [value if value < 0 else 0.0 for value in found]
        return found

    def endless(self) -> None:
        self.win(0, c.R148)
        self.stop()

    def moved_once(self, ref: i64) -> bool:
        """Whether a thing that a ref means has left the board since, or went from a hand or a deck to where
        all see it, and has not moved again (R127).
        """
        thing = thing_of(ref)
        told = departed.stamp(self.get(thing, its.LAST)) == stamp_of(ref)
        return told and self.get(thing, its.STAMP) == self.get(thing, its.AFTER)

    def left_as(self, ref: i64) -> bool:
        """Whether what its column LAST tells is what a ref means, and that lay on the board."""
        last = self.get(thing_of(ref), its.LAST)
        return departed.stamp(last) == stamp_of(ref) and departed.stood(last)

    def pools(self, player: i64) -> vec[i64]:
        """A player's resources by faction, to reckon with."""
        start = player * self.player_width + their.POOL
        return self.players[start : start + their.POOLS]

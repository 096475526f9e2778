"""What a game says to the shared card engine: one object, put into its library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing.values import NOTHING

if TYPE_CHECKING:
    from sandtable.timing.scene import Scene
    from sandtable.timing.things import CardState


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rules:
    """The questions of the shared modules; a game answers them."""

    # ---- what programs mean

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        """Whether a value is one that the selection means."""
        raise NotImplementedError

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        """All values that a selection means now."""
        raise NotImplementedError

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        """Whether one of the alternatives of a condition is true, or has happened in its scope."""
        raise NotImplementedError

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        """How many; MANY where there is no limit."""
        raise NotImplementedError

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        """Whether a number is as many as said."""
        raise NotImplementedError

    def linked(self, s: CardState, source: i64) -> i64:
        """What the register LINKED holds for an object, such as what an attachment is attached to."""
        return NOTHING

    # ---- who knows what

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        """Whether a seat sees what a thing is where it lies; -1 is a spectator. What it was shown it knows
        besides (KNOWN).
        """
        return True

    def lots(self, s: CardState) -> i64:
        """In how many lots hidden cards are dealt again, each among themselves."""
        return s.seats

    def lot(self, s: CardState, thing: i64) -> i64:
        """The lot that a thing is dealt in when it is hidden; -1 if it is never dealt again."""
        raise NotImplementedError

    def sort_out(self, s: CardState, hidden: vec[i64], faces: vec[i64]) -> None:
        """Let shuffled faces change places where things can only be some of them, before they are dealt."""

    def impossible(self, s: CardState, hidden: vec[i64]) -> i64:
        """A thing that cannot be what it has been dealt, or -1."""
        return -1

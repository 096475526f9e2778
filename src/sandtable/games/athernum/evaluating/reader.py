"""What the modules that read programs ask of those above them.

What a thing is depends on lasting effects, and those on what other things are, so the readers go in circles.
Their modules do not: a lower one asks a higher one through the reader of the state, put there from above.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.timing.scene import Scene

if TYPE_CHECKING:
    from sandtable.games.athernum.table.state import Board


class Reader:
    """The questions; the answers are in answers.py."""

    def matches(self, s: Board, selection: i64, value: i64, scene: Scene) -> bool:
        """Whether a value is one that the selection means."""
        raise NotImplementedError

    def selected(self, s: Board, selection: i64, scene: Scene) -> vec[i64]:
        """All values that a selection means now."""
        raise NotImplementedError

    def holds(self, s: Board, condition: i64, scene: Scene) -> bool:
        """Whether one of the alternatives of a condition is true, or has happened in its scope."""
        raise NotImplementedError

    def amount(self, s: Board, at: i64, scene: Scene) -> i64:
        """How many; MANY where there is no limit."""
        raise NotImplementedError

    def amount_fits(self, s: Board, at: i64, have: i64, scene: Scene) -> bool:
        """Whether a number is as many as said."""
        raise NotImplementedError

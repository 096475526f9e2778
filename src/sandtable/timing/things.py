"""The table of a card game: what every game with cards keeps of them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.state import State
from sandtable.timing.values import NOTHING


@mypyc_attr(acyclic=True)
class CardState(State):
    """A state with cards; a game adds its own columns in a subclass."""

    def linked(self, source: i64) -> i64:
        """What the register LINKED holds for an object, such as what an attachment is attached to."""
        return NOTHING

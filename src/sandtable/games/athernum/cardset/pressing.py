"""What a library of Athernum needs besides its cards."""

from __future__ import annotations

from sandtable.games.athernum.bots.habit import POLICY
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.rules import RULES


def furnish(lib: Library) -> None:
    """Whom bots ask, and what programs mean."""
    lib.policy = POLICY
    lib.rules = RULES

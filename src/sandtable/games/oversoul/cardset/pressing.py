"""What a library of Oversoul needs besides its cards."""

from __future__ import annotations

from sandtable.games.oversoul.bots.habit import POLICY
from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.deeds.table import ORDERS
from sandtable.games.oversoul.rules import RULES


def furnish(lib: Library) -> None:
    """Whom bots ask, what programs mean, and what carries them out."""
    lib.policy = POLICY
    lib.rules = RULES
    lib.orders = ORDERS

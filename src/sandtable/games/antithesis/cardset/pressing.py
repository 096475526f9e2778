"""What a library of Antithesis needs besides its cards."""

from __future__ import annotations

from sandtable.games.antithesis.bots.habit import POLICY
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.deeds.table import ORDERS
from sandtable.games.antithesis.rules import RULES


def furnish(lib: Library) -> None:
    """Whom bots ask, what programs mean, and what carries them out."""
    lib.policy = POLICY
    lib.rules = RULES
    lib.orders = ORDERS

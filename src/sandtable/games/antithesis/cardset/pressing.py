"""What a library of Antithesis needs besides its cards."""

from __future__ import annotations

from sandtable.games.antithesis.bots.habit import POLICY
from sandtable.games.antithesis.cardset.binding import number_verbs
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.deeds.table import orders
from sandtable.games.antithesis.rules import RULES


def furnish(lib: Library) -> None:
    """Whom bots ask, what programs mean, and what carries them out."""
    lib.policy = POLICY
    lib.rules = RULES
    lib.orders = orders()


def blank() -> Library:
    """A library without cards."""
    lib = Library()
    number_verbs(lib)
    furnish(lib)
    return lib

"""What a library of Athernum needs besides its cards, and such a library from cards that were read before."""

from __future__ import annotations

from sandtable.games.athernum.bots.habit import POLICY
from sandtable.games.athernum.cardset.binding import number_verbs
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.rules import RULES
from sandtable.timing.pressing import fill


def furnish(lib: Library) -> None:
    """Whom bots ask, and what programs mean."""
    lib.policy = POLICY
    lib.rules = RULES


def unpress(data: dict[str, object]) -> Library:
    """The library again."""
    lib = Library()
    number_verbs(lib)
    furnish(lib)
    fill(lib, data)
    return lib

"""Cards that have been read, as text: what one process has read, another plays with at once.

Reading cards takes time and memory, so a server lets processes of their own do it. What comes of it is
numbers and names; they are written down here, column by column, and taken in again without a look at any
card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.bots.policy import POLICY
from sandtable.games.athernum.cardset.binding import number_verbs
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.rules import RULES

# what is the same whichever cards there are: `number_verbs` and `furnish` see to it
FIXED: Final = (
    "ears", "signs", "shapes", "roles", "orders", "policy", "rules", "odd", "subjects", "part_a", "part_b",
    "part_c", "first_state", "grant", "chosen", "any_marker", "kinds_change", "places_change", "largest",
)  # fmt: skip


def furnish(lib: Library) -> None:
    """What a library needs besides its cards: whom bots ask, and what programs mean."""
    lib.policy = POLICY
    lib.rules = RULES


def columns(lib: Library) -> list[str]:
    """What the cards of a library consist of."""
    return [
        name
        for name in dir(lib)
        if not name.startswith("_") and name not in FIXED and not callable(getattr(lib, name))
    ]


def press(lib: Library) -> dict[str, object]:
    """A library as plain lists and numbers."""
    out: dict[str, object] = {}
    for name in columns(lib):
        value: object = getattr(lib, name)
        if isinstance(value, (bool, int, list, dict)):
            out[name] = value
        else:
            out[name] = [int(number) for number in value]  # type: ignore[attr-defined]
    return out


def unpress(data: dict[str, object]) -> Library:
    """The library again."""
    lib = Library()
    number_verbs(lib)
    furnish(lib)
    for name in columns(lib):
        value = data[name]
        known: object = getattr(lib, name)
        if isinstance(known, dict) and isinstance(value, dict):
            setattr(lib, name, {int(key): int(number) for key, number in value.items()})
        elif isinstance(known, (bool, int, list)):
            setattr(lib, name, value)
        elif isinstance(value, list):
            setattr(lib, name, vec[i64]([i64(number) for number in value]))
    return lib

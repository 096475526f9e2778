"""Cards that have been read, as text: what one process has read, another plays with at once.

Reading cards takes time and memory, so a server lets processes of their own do it. What comes of it is
numbers and names; they are written down here, column by column, and taken in again without a look at any
card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.timing.faces import Faces

# what is the same whichever cards there are: the game sees to it
FIXED: Final = (
    "ears", "signs", "shapes", "roles", "orders", "policy", "rules", "odd", "subjects", "part_a", "part_b",
    "part_c", "first_state", "grant", "chosen", "any_marker", "kinds_change", "places_change", "largest",
)  # fmt: skip


def columns(faces: Faces) -> list[str]:
    """What the cards of a library consist of."""
    return [
        name
        for name in dir(faces)
        if not name.startswith("_") and name not in FIXED and not callable(getattr(faces, name))
    ]


def press(faces: Faces) -> dict[str, object]:
    """A library as plain lists and numbers."""
    out: dict[str, object] = {}
    for name in columns(faces):
        value: object = getattr(faces, name)
        if isinstance(value, (bool, int, list, dict)):
            out[name] = value
        else:
            out[name] = [int(number) for number in value]  # type: ignore[attr-defined]
    return out


def fill(blank: Faces, data: dict[str, object]) -> None:
    """The cards again, in a library that has what is the same for all cards."""
    for name in columns(blank):
        value = data[name]
        known: object = getattr(blank, name)
        if isinstance(known, dict) and isinstance(value, dict):
            setattr(blank, name, {int(key): int(number) for key, number in value.items()})
        elif isinstance(known, (bool, int, list)):
            setattr(blank, name, value)
        elif isinstance(value, list):
            setattr(blank, name, vec[i64](value))

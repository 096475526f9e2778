"""What effects can change about a thing, in the order in which it is worked out (R147)."""

from __future__ import annotations

from typing import Final

ABILITIES: Final = 0
SUPERTYPE: Final = 1
SUBTYPES: Final = 2
EXTRA_RULES: Final = 3
FIELD: Final = 4
SLOTS: Final = 5
VALUES: Final = 6

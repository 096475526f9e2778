"""Windows: what the phase allows those who have priority."""

from __future__ import annotations

from typing import Final

CLOSED: Final = 0  # Morning and Night: nobody is asked (R20)
DAY: Final = 1
DAY_END: Final = 2  # from the declaration of the end of the day on (R21)
COMBAT: Final = 3
EVENING: Final = 4  # only players other than the active one respond

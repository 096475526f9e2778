"""What is true of a player, column by column: `s.of(player, their.POOL)`."""

from __future__ import annotations

from typing import Final

LEADER: Final = 0  # the thing that is the Leader
RANK: Final = 1  # Leader RANK, 1 to 5
POOL: Final = 2  # ENERGY of the Leader (R31)
SURPLUS: Final = 3  # left-over ENERGY of +cards in this Timeshift (R37)
CYCLES: Final = 4  # own cycles so far
PLUS_TURN: Final = 5  # the turn for which PLUS_CARDS counts
PLUS_CARDS: Final = 6  # +cards Activated in that turn (4.1.2, R41)
DECKED: Final = 7  # a card had to be Drawn and none was there (R25)
WINS: Final = 8  # a card says so, judged in the next verdict
LOSES: Final = 9
FALLEN: Final = 10  # the Leader has been at 0 HP: no rescue (R26)
EXCHANGED: Final = 11  # the three-card exchange was offered in this turn (2.3.2)
RESCUED: Final = 12  # the one quick action of a player whose Leader is away was offered (R27)
WIDTH: Final = 13

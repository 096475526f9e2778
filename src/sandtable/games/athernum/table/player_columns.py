"""What is true of a player, column by column: `s.of(player, their.COMMANDS)`."""

from __future__ import annotations

from typing import Final

ALIVE: Final = 0
COMMANDS: Final = 1  # Command Tokens
FACTION: Final = 2  # R42: fixed at setup
LEADER: Final = 3  # the thing that is the main character, -1 before it is chosen
TURNS: Final = 4
DECKED: Final = 5  # tried to draw from an empty deck (4.2.4b)
WINS: Final = 6  # an effect makes the player win (4.2.3b)
LOSES: Final = 7
LOCATIONS: Final = 8  # played this turn (2.4.2)
SOLVENCY: Final = 9
CONTINGENCY: Final = 10
COMBATS: Final = 11  # Combat Phases this turn
SKIPS: Final = 12  # phases to be skipped, as bits
DRAWN: Final = 13  # cards drawn this turn
EXTRA_TURNS: Final = 14  # turns to be had before the next player's (R178)
POOL: Final = 15  # resources by faction, the factionless first
POOLS: Final = 10
WIDTH: Final = 25

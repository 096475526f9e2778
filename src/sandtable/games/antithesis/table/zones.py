"""Where a card can lie. The first three are those that every card game has (cards/program/words.py)."""

from __future__ import annotations

from typing import Final

IN_PLAY: Final = 1  # ZONE.INPLAY
HAND: Final = 2
MAIN_DECK: Final = 3
DISCARD_PILE: Final = 4
OUT_OF_GAME: Final = 5
STRATEGY_DECK: Final = 6
REVEALED_STRATEGY: Final = 7  # the current one (ZONE.H)
USED_STRATEGIES: Final = 8  # face up beneath it (ZONE.H.1)
OBJECTIVE_DECK: Final = 9
REVEALED_OBJECTIVE: Final = 10  # while it is carried out (R111)
SET_ASIDE: Final = 11  # a Tactic that resolves (R102), a card that is being deployed (R127)

NAMES: Final = (
    "Nowhere", "In Play", "Hand", "Main Deck", "Discard Pile", "Out of Game Zone", "Strategy Deck",
    "Revealed Strategy", "Used Strategies", "Objective Deck", "Revealed Objective Pile", "Set Aside",
)  # fmt: skip

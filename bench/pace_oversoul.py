"""What the pacing of Oversoul counts: turns, and how often the prophecies come true.

A deck that is built for a prophecy wins by it in 3 to 15 % of its games, another in no more than 2 %. A card
counts as played when somebody Activated or Prepared it.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from sandtable.games.oversoul.cardset.card import DECK
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.things import CardState

try:
    from bench.pace import Game, Pace, share
except ImportError:  # started as a script
    from pace import Game, Pace, share  # type: ignore[import-not-found, no-redef]

BUILT_FOR = {"nineroads": "Shakti-darshan", "firstseed": "Shiva-darshan"}
PROPHECIES = tuple(BUILT_FOR.values())


class Oversoul(Pace):
    NAME = "oversoul"
    LENGTH = "turns"

    def length(self, s: CardState) -> int:
        return int(s.turn)

    def card_of(self, s: CardState, option: int) -> str:
        played = o.kind_of(option) in (o.ACTIVATE, o.PREPARE)
        return cast(Board, s).library.names[o.value_of(option)] if played else ""

    def listed(self) -> set[str]:
        return {card for name in self.rules().ready_names() for card in self.rules().ready(name).pile(DECK)}

    def figures(self, games: list[Game]) -> Game:
        had: Counter[str] = Counter()
        own: Counter[str] = Counter()
        other: Counter[str] = Counter()
        for game in games:
            decks = game["setup"].split(":")
            had.update(decks)
            if game["ending"] in PROPHECIES:
                for seat in game["winners"]:
                    hers = BUILT_FOR.get(decks[seat]) == game["ending"]
                    (own if hers else other)[decks[seat]] += 1
        return {
            "own_prophecy_percent": {deck: share(own[deck], had[deck]) for deck in BUILT_FOR},
            "other_prophecies_percent": {deck: share(other[deck], had[deck]) for deck in sorted(had)},
        }

    def asked(self, found: Game) -> dict[str, bool]:
        return {
            "the median is 12 to 18 turns": 12 <= found["turns_median"] <= 18,
            "a deck built for a prophecy wins by it in 3 to 15 % of its games": all(
                3 <= percent <= 15 for percent in found["own_prophecy_percent"].values()
            ),
            "no deck wins by another prophecy in more than 2 %": max(
                found["other_prophecies_percent"].values()
            )
            <= 2,
        }

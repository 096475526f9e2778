"""What the pacing of Antithesis counts: Main Phases, where Victory Points come from, and Strategies.

Points that are gained while the Main Phase goes on come from Goals, those of [Battle On] from kills (the few
that a text gives are among them). A card counts as played when somebody deployed it, used it from Hand or
revealed it.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from sandtable.games.antithesis.cardset.card import MAIN, STRATEGIES
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.phases import BATTLE
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.timing.things import CardState

try:
    from bench.pace import Game, Pace, share
except ImportError:  # started as a script
    from pace import Game, Pace, share  # type: ignore[import-not-found, no-redef]

LONG = 25  # Main Phases


class Antithesis(Pace):
    NAME = "antithesis"
    LENGTH = "phases"

    def begin(self, seats: int) -> Game:
        return {"vp": [0] * seats, "kills": [0] * seats, "asked": [0] * seats, "in_battle": False}

    def look(self, s: CardState, seat: int, counted: Game) -> None:
        self.count_points(s, counted)
        top = s.frames[-1]
        if isinstance(top, Shift) and top.optional == 1:
            counted["asked"][seat] += 1

    def end(self, s: CardState, counted: Game) -> None:
        self.count_points(s, counted)

    def count_points(self, s: CardState, counted: Game) -> None:
        """What was gained since the last choice: by a kill, if [Battle On] went on all the time."""
        board = cast(Board, s)
        in_battle = board.phase == BATTLE
        for player in range(len(counted["vp"])):
            now = int(board.of(player, their.VICTORY))
            if in_battle and counted["in_battle"]:
                counted["kills"][player] += now - counted["vp"][player]
            counted["vp"][player] = now
        counted["in_battle"] = in_battle

    def length(self, s: CardState) -> int:
        return self.game.rounds(s)

    def card_of(self, s: CardState, option: int) -> str:
        kind, value = int(o.kind_of(option)), int(o.value_of(option))
        names = cast(Board, s).library.names
        if kind == o.USE_CARD:
            return names[o.ability_place(value)]
        return names[value] if kind in (o.STRATEGY, o.PICK_FACE) else ""

    def listed(self) -> set[str]:
        decks = [self.rules().ready(name) for name in self.rules().ready_names()]
        return {card for deck in decks for card in [*deck.pile(MAIN), *deck.pile(STRATEGIES)]}

    def figures(self, games: list[Game]) -> Game:
        pool = self.game.pool()
        played = sum((Counter(game["cards"]) for game in games), Counter[str]())
        shifts = sum(count for name, count in played.items() if pool.cards[name].sections() == [STRATEGIES])
        points = sum(sum(game["vp"]) for game in games)
        return {
            "long_percent": share(sum(game["length"] >= LONG for game in games), len(games)),
            "points_from_kills_percent": share(sum(sum(game["kills"]) for game in games), points),
            "shifts_percent": share(shifts, sum(sum(game["asked"]) for game in games)),
        }

    def asked(self, found: Game) -> dict[str, bool]:
        return {
            "the median is 6 to 10 Main Phases": 6 <= found["phases_median"] <= 10,
            f"fewer than 2 % of the games reach {LONG} Main Phases": found["long_percent"] < 2,
            "25 % of the points or more come from kills": found["points_from_kills_percent"] >= 25,
            "50 % or more come from Goals": found["points_from_kills_percent"] <= 50,
        }

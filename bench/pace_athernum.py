"""What the pacing of Athernum counts: how often leaders are face-up, and games that will not end.

A leader counts as face-up in a Day Phase if it is when its owner is first free to act there. A card counts as
played when somebody led with it, played it, attached it or discarded it for its support ability.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from sandtable.games.athernum.cardset.card import EXTRA, MAIN
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.phases import Day
from sandtable.timing.things import CardState

try:
    from bench.pace import Game, Pace, share, won
except ImportError:  # started as a script
    from pace import Game, Pace, share, won  # type: ignore[import-not-found, no-redef]

PLAYED = (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN)
LONG = 25  # rounds


class Athernum(Pace):
    NAME = "athernum"
    LENGTH = "rounds"

    def begin(self, seats: int) -> Game:
        return {"turn": 0, "leaders": [""] * seats, "days": [0] * seats, "up": [0] * seats}

    def look(self, s: CardState, seat: int, counted: Game) -> None:
        board = cast(Board, s)
        if s.turn == counted["turn"] or not isinstance(s.frames[-1], Day):
            return
        counted["turn"] = int(s.turn)
        leader = board.of(seat, their.LEADER)
        counted["leaders"][seat] = board.library.names[board.get(leader, its.FACE)]
        counted["days"][seat] += 1
        counted["up"][seat] += int(board.get(leader, its.SIDE) == its.LIES_UP)

    def length(self, s: CardState) -> int:
        return self.game.rounds(s)

    def card_of(self, s: CardState, option: int) -> str:
        kind, value = int(o.kind_of(option)), int(o.value_of(option))
        if kind in PLAYED:
            return cast(Board, s).library.names[(value >> 10) & 4095]
        if kind in (o.LEAD, o.SUPPORT):
            return cast(Board, s).library.names[value]
        return ""

    def listed(self) -> set[str]:
        decks = [self.rules().ready(name) for name in self.rules().ready_names()]
        return {card for deck in decks for card in [*deck.pile(MAIN), *deck.pile(EXTRA)]}

    def figures(self, games: list[Game]) -> Game:
        days: Counter[str] = Counter()
        up: Counter[str] = Counter()
        for game in games:
            for name, had, stood in zip(game["leaders"], game["days"], game["up"]):
                days[name] += had
                up[name] += stood
        return {
            "long_percent": share(sum(1 for game in games if game["length"] > LONG), len(games)),
            "leaders_percent": won(games, [game["leaders"] for game in games]),
            "face_up_percent": share(up.total(), days.total()),
            "face_up_by_leader": {name: share(up[name], days[name]) for name in sorted(days)},
        }

    def asked(self, found: Game) -> dict[str, bool]:
        return {
            "the median is 6 to 12 rounds": 6 <= found["rounds_median"] <= 12,
            f"fewer than 2 % of the games last more than {LONG} rounds": found["long_percent"] < 2,
            "leaders are face-up in 60 % of their owners' Day Phases": found["face_up_percent"] >= 60,
        }

"""What bench/pacing.py counts of any card game; what only one of them has is in a file of its own."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any, cast

from sandtable.bots.arena import bot_seed
from sandtable.bots.levels import make_bot
from sandtable.cards.decks import DeckRules
from sandtable.cards.game import CardGame
from sandtable.kernel.registry import find
from sandtable.kernel.rng import FastDice
from sandtable.timing.things import CardState

Game = dict[str, Any]  # one game, and what was counted of it


class Pace:
    """The games between a game's ready-made decks."""

    NAME = ""
    LENGTH = ""  # how its games are measured: turns or rounds

    def __init__(self) -> None:
        self.game = cast(CardGame, find(self.NAME))

    def rules(self) -> DeckRules:
        return self.game.deck_rules()

    def pairs(self) -> list[str]:
        """Each deck against each other, in both seats."""
        names = self.rules().ready_names()
        return [f"{one}:{other}" for one in names for other in names if one != other]

    def play(self, setup: str, seed: str, bots: str) -> Game:
        s = cast(CardState, self.game.new(setup, seed))
        seats = range(int(s.seats))
        players = [make_bot(bots, bot_seed(seed, seat)) for seat in seats]
        dice = FastDice(bot_seed(seed, -1))
        cards: Counter[str] = Counter()
        counted = self.begin(len(seats))
        while s.frames:
            seat = int(s.seat)
            self.look(s, seat, counted)
            option = players[seat].choose(s.determinize(seat, (dice.word() << 30) ^ dice.word()))
            cards[self.card_of(s, option)] += 1
            s.apply(option)
        self.end(s, counted)
        del cards[""]
        return {
            "setup": setup,
            "winners": [seat for seat in seats if s.returns()[seat] > 0],
            "first": self.game.first(s),
            "length": self.length(s),
            "ending": self.game.ending(s),
            "cards": cards,
            **counted,
        }

    def report(self, games: list[Game]) -> Game:
        """The figures."""
        lengths = sorted(game["length"] for game in games)
        played = sum((Counter(game["cards"]) for game in games), Counter[str]())
        return {
            "games": len(games),
            f"{self.LENGTH}_median": median(lengths),
            f"{self.LENGTH}_10_to_90_percent": [lengths[len(lengths) // 10], lengths[len(lengths) * 9 // 10]],
            f"{self.LENGTH}_most": lengths[-1],
            "first_seat_percent": share(sum(points(game, game["first"]) for game in games), len(games)),
            "ends": dict(Counter(game["ending"] for game in games).most_common()),
            "decks_percent": won(games, [game["setup"].split(":") for game in games]),
            **self.figures(games),
            "never_played": sorted(card for card in self.listed() if not played[card]),
        }

    def missed(self, found: Game) -> list[str]:
        """What the set asks for and the games do not show."""
        asked = {
            "the first seat wins 45 to 55 %": 45 <= found["first_seat_percent"] <= 55,
            "no deck wins more than 60 %": max(found["decks_percent"].values()) <= 60,
            "every card of the decks is played": not found["never_played"],
            **self.asked(found),
        }
        return [wish for wish, held in asked.items() if not held]

    # ---- what each game has of its own

    def begin(self, seats: int) -> Game:
        """What is counted besides, before anything has happened."""
        return {}

    def look(self, s: CardState, seat: int, counted: Game) -> None:
        """Count, before somebody chooses."""

    def end(self, s: CardState, counted: Game) -> None:
        """Count, when all is over."""

    def length(self, s: CardState) -> int:
        raise NotImplementedError

    def card_of(self, s: CardState, option: int) -> str:
        """The card that an answer plays, or none."""
        raise NotImplementedError

    def listed(self) -> set[str]:
        """The cards of the ready-made decks that can be played."""
        raise NotImplementedError

    def figures(self, games: list[Game]) -> Game:
        raise NotImplementedError

    def asked(self, found: Game) -> dict[str, bool]:
        raise NotImplementedError


def share(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def points(game: Game, seat: int) -> float:
    """A win is one, a draw half of one."""
    return float(seat in game["winners"]) if game["winners"] else 0.5


def won(games: list[Game], names: list[list[str]]) -> dict[str, float]:
    """The share of wins of what each seat of each game played with."""
    got: dict[str, float] = {}
    of: Counter[str] = Counter()
    for game, seated in zip(games, names):
        for seat, name in enumerate(seated):
            got[name] = got.get(name, 0.0) + points(game, seat)
            of[name] += 1
    return {name: share(got[name], of[name]) for name in sorted(of)}

"""How games between Athernum's ready-made decks go: how long, who wins, how often leaders are face-up.

python bench/pacing.py --games 25 --seed 1                each deck against each other, in both seats
python bench/pacing.py --games 5 --seed 2 --bots mcts:1   with quicker bots
python bench/pacing.py --games 25 --seed 1 --keep a.json  and keep the games; --add a.json counts them in

The figures stand beside what the set asks for; the exit code is 1 if one of them is missed. A leader counts
as face-up in a Day Phase if it is when its owner is first free to act there. A card counts as played when
somebody led with it, played it, attached it or discarded it for its support ability.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, cast

from sandtable.bots.arena import bot_seed
from sandtable.bots.levels import make_bot
from sandtable.games.athernum.cardset.card import EXTRA, MAIN
from sandtable.games.athernum.cardset.decks import RULES
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.phases import Day
from sandtable.kernel.registry import find
from sandtable.kernel.rng import FastDice

PLAYED = (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN)
LONG = 25  # rounds
Game = dict[str, Any]


def card_of(s: Board, option: int) -> str:
    """The card that an answer plays, or none."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if kind in PLAYED:
        return s.library.names[(value >> 10) & 4095]
    if kind in (o.LEAD, o.SUPPORT):
        return s.library.names[value]
    return ""


def play(setup: str, seed: str, bots: str) -> Game:
    """One game, and what is counted of it."""
    game = find("athernum")
    s = cast(Board, game.new(setup, seed))
    seats = range(int(s.seats))
    players = [make_bot(bots, bot_seed(seed, seat)) for seat in seats]
    dice = FastDice(bot_seed(seed, -1))
    days, up = [0] * len(seats), [0] * len(seats)
    cards: Counter[str] = Counter()
    turn = 0
    while s.frames:
        seat = int(s.seat)
        if s.turn != turn and isinstance(s.frames[-1], Day):
            turn = int(s.turn)
            days[seat] += 1
            up[seat] += int(s.get(s.of(seat, their.LEADER), its.SIDE) == its.LIES_UP)
        option = players[seat].choose(s.determinize(seat, (dice.word() << 30) ^ dice.word()))
        cards[card_of(s, option)] += 1
        s.apply(option)
    del cards[""]
    return {
        "setup": setup,
        "winners": [seat for seat in seats if s.returns()[seat] > 0],
        "first": game.first(s),
        "rounds": game.rounds(s),
        "ending": game.ending(s),
        "leaders": [s.library.names[s.get(s.of(seat, their.LEADER), its.FACE)] for seat in seats],
        "days": days,
        "up": up,
        "cards": cards,
    }


def share(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def points(game: Game, seat: int) -> float:
    """A win is one, a draw half of one."""
    return float(seat in game["winners"]) if game["winners"] else 0.5


def won(games: list[Game], key: str) -> dict[str, float]:
    """The share of wins by deck or by leader."""
    got: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for game in games:
        for seat, name in enumerate(game["setup"].split(":") if key == "deck" else game["leaders"]):
            got[name] += points(game, seat)  # type: ignore[assignment]  # halves are counted too
            of[name] += 1
    return {name: share(got[name], of[name]) for name in sorted(of)}


def report(games: list[Game]) -> dict[str, object]:
    """The figures."""
    rounds = sorted(game["rounds"] for game in games)
    played = sum((Counter(game["cards"]) for game in games), Counter[str]())
    listed = {
        card
        for name in RULES.ready_names()
        for card in [*RULES.ready(name).pile(MAIN), *RULES.ready(name).pile(EXTRA)]
    }
    days: Counter[str] = Counter()
    up: Counter[str] = Counter()
    for game in games:
        for name, had, stood in zip(game["leaders"], game["days"], game["up"]):
            days[name] += had
            up[name] += stood
    return {
        "games": len(games),
        "rounds_median": median(rounds),
        "rounds_10_to_90_percent": [rounds[len(rounds) // 10], rounds[len(rounds) * 9 // 10]],
        "rounds_most": rounds[-1],
        "long_percent": share(sum(1 for number in rounds if number > LONG), len(rounds)),
        "first_seat_percent": share(sum(points(game, game["first"]) for game in games), len(games)),
        "ends": dict(Counter(game["ending"] for game in games).most_common()),
        "decks_percent": won(games, "deck"),
        "leaders_percent": won(games, "leader"),
        "face_up_percent": share(up.total(), days.total()),
        "face_up_by_leader": {name: share(up[name], days[name]) for name in sorted(days)},
        "never_played": sorted(card for card in listed if not played[card]),
    }


def missed(found: dict[str, Any]) -> list[str]:
    """What the set asks for and the games do not show."""
    asked = {
        "the median is 6 to 12 rounds": 6 <= found["rounds_median"] <= 12,
        f"fewer than 2 % of the games last more than {LONG} rounds": found["long_percent"] < 2,
        "the first seat wins 45 to 55 %": 45 <= found["first_seat_percent"] <= 55,
        "no deck wins more than 60 %": max(found["decks_percent"].values()) <= 60,
        "leaders are face-up in 60 % of their owners' Day Phases": found["face_up_percent"] >= 60,
        "every card of the decks is played": not found["never_played"],
    }
    return [wish for wish, held in asked.items() if not held]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=25, help="of each pairing, each seat")
    parser.add_argument("--seed", default="1", help="any words")
    parser.add_argument("--bots", default="mcts:3")
    parser.add_argument("--keep", type=Path, help="a file for the games, one a line")
    parser.add_argument("--add", type=Path, nargs="*", default=[], help="files with games to count in")
    given = parser.parse_args()
    games: list[Game] = [json.loads(line) for path in given.add for line in path.read_text().splitlines()]
    names = RULES.ready_names()
    pairs = [f"{one}:{other}" for one in names for other in names if one != other]
    for number in range(given.games):
        for setup in pairs:
            games.append(play(setup, f"{given.seed}/{setup}/{number}", given.bots))
            if given.keep:
                with given.keep.open("a") as file:
                    file.write(json.dumps(games[-1]) + "\n")
    found = report(games)
    faults = missed(found)
    print(json.dumps({**found, "missed": faults}, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

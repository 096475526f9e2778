"""How often a person is asked in a bot's turn, with the settings that a newcomer has.

python bench/questions.py                          50 games of Athernum against a bot of level 2
python bench/questions.py --games 5 --most 2       fewer games; the exit code is 1 if it is more than 2 a turn
python bench/questions.py --every                  as if the person wanted to be asked wherever he can answer
python bench/questions.py --game antithesis --priority     the limit is for questions of priority alone

One seat is a person's: what is asked there goes through the server's own passing, and what is left is counted
and answered by a bot of the same level. Only questions in turns of the other seat are counted; those
of priority apart as well, which are about what somebody else does: in Antithesis both sides act in every Main
Phase, and what is asked when it is one's own turn to act, and about what one then does, is no interruption.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import cycle, islice

from sandtable.bots.arena import bot_seed
from sandtable.bots.levels import make_bot
from sandtable.kernel.game import Game, Window
from sandtable.kernel.registry import find
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State
from sandtable.server.messages import Passing
from sandtable.server.passing import EFFECTS, Wish

PERSON = 0
BOT = 1
MOST = 3.0  # questions a turn
PRIORITY = "priority: "  # before the stop at which one can pass
ACT = "to act, or pass"  # where no stop can be wished for: it is his own turn to do something


def usual(game: Game, every: bool) -> Passing:
    """What a browser says for somebody who has never said anything; or for somebody who misses nothing."""
    if every:
        stops = [f"{whose} {phase}" for whose in ("own", "other") for phase in game.STOPS.split(",")]
        return Passing(id="1", stops=[EFFECTS, *stops])
    return Passing(id="1", stops=game.USUAL_STOPS.split(","), never=game.USUAL_NEVER.split(","))


def kind(game: Game, s: State, window: Window | None) -> str:
    """A question by what it is about."""
    if window is None:
        return game.verb(s, s.options()[0])
    if not window.stop:
        return ACT
    return f"{PRIORITY}{window.stop}, an effect" if window.by >= 0 else f"{PRIORITY}{window.stop}"


def of_priority(asked: Counter[str]) -> int:
    """How many of these questions were about what somebody else does."""
    return sum(count for name, count in asked.items() if name.startswith(PRIORITY))


def play(game: Game, setup: str, seed: str, level: str, wish: Passing) -> dict[str, Counter[str]]:
    """One game: what was asked in each of the bot's turns, by kind."""
    s = game.new(setup, seed)
    players = [make_bot(level, bot_seed(seed, seat)) for seat in (PERSON, BOT)]
    dice = FastDice(bot_seed(seed, -1))
    known = Wish(wish, 0, "")
    turns: dict[str, Counter[str]] = {}
    while s.frames:
        seat, turn = int(s.seat), game.turn(s)
        asked = turns.setdefault(turn, Counter()) if turn.endswith(f".{BOT + 1}") else Counter()
        window = game.window(s) if seat == PERSON else None
        if window is not None and known.reason(window, seat, turn):
            s.apply(window.option)
            continue
        if seat == PERSON:
            asked[kind(game, s, window)] += 1
        s.apply(players[seat].choose(s.determinize(seat, (dice.word() << 30) ^ dice.word())))
    return turns


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="athernum")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="level:2")
    parser.add_argument("--seed", default="1", help="any words")
    parser.add_argument("--most", type=float, default=MOST, help="questions a turn")
    parser.add_argument("--every", action="store_true", help="asked wherever something can be answered")
    parser.add_argument("--priority", action="store_true", help="--most is for questions of priority alone")
    given = parser.parse_args()
    game = find(given.game)
    wish = usual(game, given.every)
    setups = [name for name in game.setups() if game.setup(name).seats == 2]
    turns: list[Counter[str]] = []
    for number, setup in enumerate(islice(cycle(setups), given.games)):
        turns += play(game, setup, f"{given.seed}/{number}", given.level, wish).values()
    counts = sorted(asked.total() for asked in turns)
    mean = sum(counts) / len(counts)
    kinds = sum(turns, Counter[str]())
    priority = of_priority(kinds) / len(turns)
    found = {
        "games": given.games,
        "turns": len(turns),
        "questions_a_turn": round(mean, 2),
        "of_priority": round(priority, 2),
        "nine_turns_in_ten_have_at_most": counts[len(counts) * 9 // 10],
        "most": counts[-1],
        "by_kind": {name: round(count / len(turns), 3) for name, count in kinds.most_common()},
    }
    print(json.dumps(found, indent=2))
    return 1 if (priority if given.priority else mean) > given.most else 0


if __name__ == "__main__":
    sys.exit(main())

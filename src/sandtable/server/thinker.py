"""A process in which bots think: `python -m sandtable.server.thinker`, one JSON line in, one out.

It says `{"ready": true}` when it has read the rules; then a job `{job, game, setup, state, level, seconds,
seed}` is answered with `{job, text}` or `{job, error}`.

It is given the name of a game and the text of what a seat may see, with everything else dealt anew: no
table, no seed, no database. Whatever goes wrong here ends this process and nothing else.
"""

from __future__ import annotations

import sys

from sandtable.server.confined import Job, limit, serve


def think(job: Job) -> str:
    """The choice, in notation."""
    from sandtable.bots.levels import LEVELS
    from sandtable.bots.mcts import MctsBot
    from sandtable.kernel.registry import find

    game = find(str(job["game"])).of(str(job.get("setup", "")))
    view = game.load(str(job["state"]))
    level = LEVELS[int(str(job["level"])) - 1]
    bot = MctsBot(int(str(job["seed"])), level.nodes, float(str(job["seconds"])))
    return game.token(view, bot.choose(view))


def work(job: Job) -> Job:
    return {"text": think(job)}


def prepare() -> None:
    from sandtable.bots import mcts
    from sandtable.kernel.registry import games

    assert mcts
    for name, game in games().items():
        try:
            game.blank()  # a game with cards reads them now, and not while somebody waits
        except Exception as why:  # its own bots will fail; those of the others need not
            print(f"{name} cannot be prepared: {type(why).__name__}: {why}", file=sys.stderr)


if __name__ == "__main__":
    limit(int(sys.argv[1]) if len(sys.argv) > 1 else 512 << 20)
    prepare()
    serve(sys.stdin, sys.stdout, work)

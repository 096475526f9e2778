"""A process in which bots think: `python -m sandtable.server.thinker`, one JSON line in, one out.

It says `{"ready": true}` when it has read the rules; then a job `{job, game, setup, state, level, seconds,
seed}` is answered with `{job, text}` or `{job, error}`.

It is given the name of a game and the text of what a seat may see, with everything else dealt anew: no
table, no seed, no database. Whatever goes wrong here ends this process and nothing else.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from typing import TextIO


def limit(memory: int) -> None:
    """Take from this process what thinking does not need: memory without end, files, importance."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(5)


def think(job: dict[str, object]) -> str:
    """The choice, in notation."""
    from sandtable.bots.levels import LEVELS
    from sandtable.bots.mcts import MctsBot
    from sandtable.kernel.registry import find

    game = find(str(job["game"])).of(str(job.get("setup", "")))
    view = game.load(str(job["state"]))
    level = LEVELS[int(str(job["level"])) - 1]
    bot = MctsBot(int(str(job["seed"])), level.nodes, float(str(job["seconds"])))
    return game.token(view, bot.choose(view))


def serve(lines: TextIO, out: TextIO) -> None:
    from sandtable.bots import mcts
    from sandtable.kernel.registry import games

    for game in games().values():
        game.blank()  # a game with cards reads them now, and not while somebody waits
    out.write(json.dumps({"ready": bool(games() and mcts)}) + "\n")
    out.flush()
    for line in lines:
        job = json.loads(line)
        try:
            answer = {"job": job["job"], "text": think(job)}
        except Exception as why:
            answer = {"job": job["job"], "error": f"{type(why).__name__}: {why}"[:500]}
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    limit(int(sys.argv[1]) if len(sys.argv) > 1 else 512 << 20)
    serve(sys.stdin, sys.stdout)

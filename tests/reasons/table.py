"""The forms of refusals that somebody has read beside the rulebook, and the walks that look for others.

    python -m tests.reasons.table [GAME ...] [--positions 10000] [--seed 1] [--write]

plays random games and prints every form that is not in the game's list, with a case in full. `--write` adds
the new ones to the list: read each of them first. Is the clause the one a judge would name first? Is the
sentence right for the case?
"""

import argparse
from pathlib import Path
from random import Random

from sandtable.games.antithesis.game import GAME as ANTITHESIS
from sandtable.games.antithesis.words.places import COLOUR_NAMES
from sandtable.games.athernum.game import GAME as ATHERNUM
from sandtable.games.oversoul.game import GAME as OVERSOUL
from sandtable.kernel.game import Game
from sandtable.kernel.registry import find
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.testing.reasons import Walk
from tests.perft import athernum_walks

GAMES = ("antagonism", "scalar", "athernum", "oversoul", "antithesis")
WORDS = {
    "athernum": (
        "pass", "done", "yes", "no", "end", "combat", "end-combat", "undefended", "pay", "solvency",
        "acquisition", "contingency", "mode:1", "mode:9", "next:1", "next:9", "player:1", "player:2",
        "effect:1", "shuffle:1", "shuffle:2", "pick:1m", "pick:2c1", "pay:factionless", "use:1m#1",
        "use:2m#9", "use:1c1#1",
    ),
    "antagonism": ("/",),
    "oversoul": (
        "pass", "done", "yes", "no", "end", "lead", "unguarded", "paid", "mode:1", "mode:9", "next:1",
        "next:9", "player:1", "player:2", "link:1", "first:1", "first:2", "share:1", "zone:U1", "zone:E3",
        "attack:1L", "attack:2L", "attack:1U1", "target:1L", "target:2L", "guard:1L", "guard:2U2", "turn:1E1",
        "tap:1L", "tap:2L", "tap:1E1", "use:1L#1", "use:2L#1", "use:1U1#9", "pick:1L", "pick:2U1",
    ),
    "scalar": ("/", "--", "~"),
    "antithesis": (
        "pass", "done", "yes", "no", "stop", "paid", "keep", "own:1", "own:2", "own:3", "own:4", "die:R1",
        "die:Y6", "besides:B3", "colour:G", "at:A1", "at:G9", "at:D5", "lay:B4", "lay:D2/", "step:N",
        "step:SW", "array:1", "array:9", "aim:D4>N", "shove:0", "shove:9", "number:1", "player:2",
        "ability:1", "mode:1", "mode:9", "next:1", "first:1", "use:1d1#1", "use:2d1#1", "use:1d1#9",
        "pick:1d1",
    ),
}  # fmt: skip
SHORT = 60  # positions of one random game of Athernum's test cards


def path(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.txt")


def listed(name: str) -> set[str]:
    """The forms that were reviewed."""
    lines = path(name).read_text(encoding="utf-8").splitlines() if path(name).exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def tries(game: Game, s: State, dice: Dice) -> list[str]:
    """Some words that need no luck to be met."""
    words = WORDS[game.name]
    return [words[dice.below(len(words))] for _ in range(min(8, len(words)))]


def names(game: Game) -> dict[str, str]:
    """What stands for the names of one game in a form."""
    if game.name == "antagonism":
        return {f"{colour} pawn": "COLOUR pawn" for colour in ("red", "green", "blue")}
    if game.name == "oversoul":
        return {name: "CARD" for name in OVERSOUL.library().names if name.strip()}
    if game.name == "antithesis":
        squares = {f"{row}{column}": "SQUARE" for row in "ABCDEFG" for column in range(1, 10)}
        dice = {f"{colour} {pips}": "DIE" for colour in COLOUR_NAMES[:5] for pips in range(1, 7)}
        return {**{name: "CARD" for name in ANTITHESIS.library().names if name.strip()}, **squares, **dice}
    if game.name != "athernum":
        return {}
    found: dict[str, str] = {}
    for cards in (ATHERNUM, athernum_walks.game()):
        lib = cards.library()
        found.update({name: "CARD" for name in lib.names if name.strip() not in ("", "Token")})
        found.update({word: "KIND" for word in lib.factions if word})
    return found


def walks(name: str, positions: int, seed: int) -> list[Walk]:
    """Random games until there were so many positions: of every setup, and of Athernum's test cards too."""
    game = find(name)
    signs = names(game)
    made = Walk(game, tries, signs)
    out = [made]
    setups = game.setups()
    share = positions // 2 if name == "athernum" else positions
    number = 0
    while made.positions < share:
        left = share - made.positions
        made.game_from(seed * 1000 + number, setups[number % len(setups)], left)
        number += 1
    if name == "athernum":
        tests = Walk(athernum_walks.game(), tries, signs)
        out.append(tests)
        number = 0
        while tests.positions < positions - share:
            dice = Random(seed * 1000 + number)
            table = athernum_walks.Draw(dice).table(3 if number % 6 == 5 else 2)
            tests.game_from(seed * 1000 + number, table, min(SHORT, positions - share - tests.positions))
            number += 1
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.reasons.table")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--positions", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for name in asked.games:
        known = listed(name)
        made = walks(name, asked.positions, asked.seed)
        cases = {
            form.line(): case.words(walk.game, form) for walk in made for form, case in walk.found.items()
        }
        new = sorted(set(cases) - known)
        for line in new:
            print(cases[line].partition("\n  position:")[0] if asked.write else cases[line])
        met = len(known & set(cases))
        count = sum(walk.positions for walk in made)
        refused = sum(walk.refusals for walk in made)
        print(f"{name}: {count} positions, {refused} refusals, {met} of {len(known)} forms, {len(new)} new")
        if asked.write:
            lines = sorted(known | set(cases))
            head = f"# {name}: kind of option | clause | form of the sentence; see table.py\n"
            path(name).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

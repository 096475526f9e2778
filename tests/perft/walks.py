"""Walks: random play on random tables, and all that could be seen and done on the way.

Wherever a rule changes, some walk goes elsewhere. A change that is meant is followed by
`python -m tests.perft.GAME_walks`, which writes GAME.toml anew.
"""

import tomllib
from hashlib import blake2b
from pathlib import Path
from random import Random

from sandtable.kernel.game import Game
from sandtable.kernel.state import State

HOME = Path(__file__).parent
LEG = 15  # steps between two marks, so that a walk that goes elsewhere says about where
RESUMED = 25  # steps between two readings of the table from its text


class Walks:
    """The walks of one game: how many, how long, and from where."""

    NAME = ""
    WALKS = 0
    STEPS = 75
    ENDING: tuple[str, ...] = ()  # how the tokens of options begin that end something

    def game(self) -> Game:
        raise NotImplementedError

    def begin(self, number: int, dice: Random) -> State:
        """The table from which a walk starts."""
        raise NotImplementedError

    def remembered(self, s: State) -> str:
        """What the rules keep."""
        return self.game().dump(s)

    def between(self, s: State) -> str:
        """What is marked of it at every step."""
        return ""

    def path(self) -> Path:
        return HOME / f"{self.NAME}.toml"

    def marks(self) -> list[list[str]]:
        with self.path().open("rb") as file:
            found: list[list[str]] = tomllib.load(file)["walks"]
        return found

    def write(self) -> None:
        lines = [
            f"# Marks of random walks, one every fifteen steps, by `python -m tests.perft.{self.NAME}_walks`."
        ]
        lines += ["walks = ["]
        for number in range(self.WALKS):
            lines.append("    [" + ", ".join(f'"{mark}"' for mark in self.walk(number)) + "],")
        self.path().write_text("\n".join([*lines, "]"]) + "\n", encoding="utf-8")

    # ---- walking

    def walk(self, number: int) -> list[str]:
        """A mark for every leg of a walk."""
        dice = Random(number)
        s = self.begin(number, dice)
        s.journal = []
        marks: list[str] = []
        sum = blake2b(digest_size=4)
        for step in range(1, self.STEPS + 1):
            options = s.options()
            tokens = [self.game().token(s, option) for option in options]
            sum.update(f"{s.seat} {s.clause} {tokens}\n".encode())
            if step % 4 == 1:
                tried = [(self.game().token(s, option), int(s.bar(option))) for option in s.candidates()]
                sum.update(f"{tried}\n".encode())
            s.apply(self.choose(s, dice, list(options), tokens))
            kept = self.remembered(s) if step % 5 == 0 or s.over() else self.between(s)
            sum.update(f"{s.journal} {kept}\n".encode())
            s.journal = []
            if s.over():
                sum.update(f"{s.returns()}".encode())
                return [*marks, sum.hexdigest()]
            s = self.again(s, step)
            if step % LEG == 0 or step < 3:
                guess = s.determinize(s.seat, step)
                sum.update(f"{self.remembered(guess)} {[int(option) for option in guess.options()]}".encode())
            if step % LEG == 0:
                marks.append(sum.hexdigest())
        return marks

    def choose(self, s: State, dice: Random, options: list[int], tokens: list[str]) -> int:
        """Any option, but one that ends something less often: things are to happen."""
        if dice.randrange(150 if s.seats > 2 else 900) == 0:
            return dice.choice([int(option) for option in s.asides()] or options)
        ends = [word.startswith(self.ENDING) for word in tokens]
        if any(ends) and not all(ends) and dice.random() < (0.5 if "pass" in tokens else 0.85):
            return dice.choice([option for option, last in zip(options, ends, strict=True) if not last])
        return dice.choice(options)

    def again(self, s: State, step: int) -> State:
        """The same moment as a copy, and now and then from its text."""
        if step % RESUMED == 0:
            s = self.game().load(self.game().dump(s))
            s.journal = []
        return s.clone()


def goes_elsewhere(walks: Walks, number: int) -> str:
    """Where a walk leaves the way that it ever went, or nothing."""
    known, found = walks.marks()[number], walks.walk(number)
    for leg, (one, other) in enumerate(zip(known, found, strict=False)):
        if one != other:
            return f"between steps {leg * LEG + 1} and {(leg + 1) * LEG}"
    return "" if len(found) == len(known) else "at its end"

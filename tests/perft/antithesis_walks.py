"""Walks of Antithesis with designers' cards. `python -m tests.perft.antithesis_walks` writes them anew."""

import json
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from sandtable.cards.files import Entry, read_tables, tables_in
from sandtable.cards.names import spell
from sandtable.games.antithesis.cardset.built import library_of
from sandtable.games.antithesis.cardset.pool import HOME, Pool, registry
from sandtable.games.antithesis.game import Antithesis
from sandtable.games.antithesis.language import instructions as op
from sandtable.kernel.errors import NotationError
from sandtable.kernel.state import State
from tests.cards.antithesis.test_judged_texts import OWN
from tests.perft.walks import Walks

TESTS: Final = Path(__file__).parents[1]
STRANGERS: Final = TESTS / "cards" / "antithesis" / "strangers"
LETTERS: Final = "abcdefghijklm"  # of the designers
TOOLS: Final = TESTS / "cards" / "antithesis" / "tools.toml"
STANDING: Final = {"faction": "Vargus", "value": 0}
FIGURE: Final = {
    "hp": 9, "def": "1 Armor", "vp": 1, "presence": 1, "movement": "RUN 3+D1", "engagement": "RNG 0+D1",
    "size": "Medium",
}  # fmt: skip
HIT: Final = "Global Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 4, {R}, HP). Ability Traits: Combat"
SHOT: Final = "Global Action: {Exhaust} Ranged Attack (RNG 3, STR 4, {B}, HP). Ability Traits: Combat"
REVEALS: Final = "Player Who Reveals: 1. Recover up to 3 cards you control. 2. [Collect Dice Income]."
MARKS: Final = ("", "", "", "[x]", "[d3]", "[Mana2/Soul1/Gem1]", "[x/d7]")
DICE: Final = [f"{colour}{pips}" for colour in "RPGBY" for pips in range(1, 7)]
COLUMNS: Final = "123456789"


def card_of(text: dict[str, str], number: int) -> Entry:
    """A card with a line that a designer wrote; Characters fight besides."""
    line = text.get("house", text["says"])
    letters = "".join("abcdefghij"[int(digit)] for digit in str(number))
    values: dict[str, object] = {"name": f"Trial {letters}", **STANDING, "cost": "5"}
    kind = text.get("kind", "Character")
    if line.startswith(("When Revealed", "While Revealed")):
        values |= {"type": "Strategy", "text": f"{REVEALS}\n{line}"}
    elif line.startswith("Player Who Reveals"):
        values |= {"type": "Strategy", "text": line}
    elif "Attached" in line or "this Modification" in line or kind == "Modification":
        values |= {"type": "Modification", "traits": "Weapon", "attach_to": "Character", "text": line}
    elif "this Field" in line or "This Field" in line or kind == "Field":
        values |= {"type": "Field", "field_size": "1x1", "grid": "rows A-G, columns 1-9", "text": line}
    else:
        lines = "\n".join([line, HIT if number % 2 else SHOT])
        values |= {"type": "Character", "traits": "Human, Knight", **FIGURE, "text": lines}
    return Entry("card", values, number, "walks")


def strangers() -> list[Entry]:
    """What designers wrote that reads."""
    found: list[Entry] = []
    for path in [STRANGERS / f"designer_{letter}_texts.toml" for letter in LETTERS]:
        for text in tomllib.loads(path.read_text(encoding="utf-8"))["text"] if path.exists() else []:
            if not {"refused", "name"}.intersection(text):
                found.append(card_of(text, len(found)))
    return found


@cache
def game() -> Antithesis:
    """Antithesis with the cards of its set, the plain ones and those of designers."""
    words = tables_in(f"[[words]]\ntraits = {json.dumps(OWN)}\n", "words")
    entries = [*words, *read_tables(TOOLS, TOOLS.name)]
    more = strangers()
    unread = {error.card for error in loaded([*entries, *more]).errors}
    pool = loaded([*entries, *[one for one in more if one.name() not in unread]])
    assert not pool.errors, [str(error) for error in pool.errors]
    made = Antithesis(pool)
    made.numbers = library_of(pool)
    return made


def loaded(entries: list[Entry]) -> Pool:
    pool = Pool(registry())
    pool.read_files(sorted((HOME / "cards").glob("*.toml")))
    pool.load(entries)
    pool.finish()
    return pool


class Draw:
    """Random cards by type, as a position writes them."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        lib = game().library()
        faces = range(int(lib.cards))
        self.of = {kind: [face for face in faces if lib.kind[face] == kind] for kind in KINDS}
        self.main = [face for kind in MAIN for face in self.of[kind]]
        self.champions = self.of[op.CHAMPION]

    def name(self, faces: list[int]) -> str:
        return spell(str(game().library().names[self.dice.choice(faces)]))

    def names(self, faces: list[int], count: int) -> str:
        return ",".join(self.name(faces) for _ in range(count))

    def play(self, seat: int, champions: list[str], free: list[str]) -> str:
        """What lies on one side: two of the Champions, some Characters and Fields."""
        found = [f"{name}@{free.pop()}{self.dice.choice(MARKS)}" for name in champions[:2]]
        for _ in range(self.dice.randrange(2, 6)):
            one = f"{self.name(self.of[op.CHARACTER])}@{free.pop()}{self.dice.choice(MARKS)}"
            worn = self.dice.random() < 0.4
            found.append(one + (f"+{self.name(self.of[op.MODIFICATION])}" if worn else ""))
        for _ in range(self.dice.randrange(3)):
            found.append(f"{self.name(self.of[op.FIELD])}@{free.pop()}")
        return ",".join(found)

    def table(self) -> str:
        words = [f"turn={self.dice.randrange(1, 7)}", f"active={self.dice.randrange(2) + 1}"]
        free = [row + column for row in "BCDEF" for column in COLUMNS[1:8]]
        self.dice.shuffle(free)
        words.append("goals=" + ",".join(self.dice.sample(["C2", "C5", "C8", "D5", "E2", "E5", "E8"], 3)))
        for seat in (1, 2):
            three = [spell(str(game().library().names[face])) for face in self.dice.sample(self.champions, 3)]
            words += [f"{seat}.vp={self.dice.randrange(9)}", f"{seat}.cp={self.dice.randrange(4)}"]
            words.append(f"{seat}.dice=" + ",".join(self.dice.choices(DICE, k=self.dice.randrange(4, 14))))
            words.append(f"{seat}.champions=" + ",".join(three))
            words.append(f"{seat}.play=" + self.play(seat, three, free))
            words.append(f"{seat}.hand={self.names(self.main, 4)}")
            words.append(f"{seat}.deck={self.names(self.main, 9)}")
            words.append(f"{seat}.discard={self.names(self.main, 3)}")
            words.append(f"{seat}.strategies={self.names(self.of[op.STRATEGY], 3)}")
            words.append(f"{seat}.strategy={self.name(self.of[op.STRATEGY])}")
        return " ".join(words)


MAIN: Final = (op.CHARACTER, op.FIELD, op.TACTIC, op.MODIFICATION)
KINDS: Final = (*MAIN, op.CHAMPION, op.STRATEGY)


class AntithesisWalks(Walks):
    NAME = "antithesis"
    WALKS = 240
    ENDING = ("pass", "stop", "paid", "done")

    def game(self) -> Antithesis:
        return game()

    def begin(self, number: int, dice: Random) -> State:
        """Every walk begins in a Main Phase."""
        draw = Draw(dice)
        while True:
            try:
                return game().new(draw.table(), f"walk {number}")
            except NotationError:
                continue  # two that cannot lie there


WALKS = AntithesisWalks()

if __name__ == "__main__":
    WALKS.write()

"""Walks of Oversoul with designers' cards. `python -m tests.perft.oversoul_walks` writes them anew."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from sandtable.cards.names import spell
from sandtable.games.oversoul.cardset.built import library_of
from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.game import Oversoul
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language import wordings as w
from sandtable.kernel.errors import NotationError
from sandtable.kernel.state import State
from tests.cards.oversoul.played import TOOLS
from tests.cards.oversoul.test_stranger_set import MORE_TOOLS
from tests.clauses.oversoul.table import PLAIN, entries
from tests.perft.walks import Walks

STRANGERS: Final = Path(__file__).parents[1] / "cards" / "oversoul" / "strangers"
SETS: Final = (
    "ninth_bell", "unpaid_debt", "nine_rains", "hollow_court", "ashen_choir", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
)  # fmt: skip
TEXTS: Final = ("texts", "judged", "third", "fourth", "fifth", "sixth", "seventh")
UNIT_ZONES: Final = ("U1", "U2", "U3", "U4", "U5")
EVENT_ZONES: Final = ("E1", "E2", "E3")
MARKS: Final = ("", "", "", "[d1]", "[x]", "[x/d1]", "[f]")


def strangers() -> str:
    """What designers wrote that reads, as lines of cards."""
    found: list[str] = []
    for name in SETS:
        for card in tomllib.loads((STRANGERS / f"{name}.toml").read_text(encoding="utf-8"))["card"]:
            if "scenes" in card:
                frame, said = card.get("reframed", card["frame"]), card.get("reworded", card["says"])
                found.append(f"{spell(card['name'])} {frame}\n{said}\n")
    for name in TEXTS:
        for text in tomllib.loads((STRANGERS / f"{name}.toml").read_text(encoding="utf-8"))["text"]:
            if not {"refused", "others", "seats"}.intersection(text) and "Trial" not in text["says"]:
                letters = "".join("abcdefghij"[int(digit)] for digit in str(len(found)))
                found.append(f"Trial_{letters} {text['card']}\n{text['says']}\n")
    return "".join(found)


@cache
def game() -> Oversoul:
    """Oversoul with the cards of the tests alone: what the real cards say does not matter here."""
    pool = Pool(registry())
    pool.load(entries(PLAIN + TOOLS + MORE_TOOLS + strangers()))
    pool.finish()
    assert not pool.errors, [str(error) for error in pool.errors]
    made = Oversoul(pool)
    made.numbers = library_of(pool)
    return made


class Draw:
    """Random cards by type, as a position writes them."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        lib = game().library()
        faces = range(int(lib.cards))
        self.leaders = [face for face in faces if lib.leads[face]]
        others = [face for face in faces if not lib.leads[face]]
        self.all = [face for face in others if lib.unit_roles[face] >> op.TOTEM & 1 == 0]
        self.units = [face for face in self.all if lib.kind[face] == op.UNIT]
        self.events = [face for face in self.all if lib.kind[face] == op.EVENT_NOUN]
        self.boards = [face for face in self.events if lib.event_role[face] == op.BOARD_ROLE]
        self.constructs = [face for face in self.all if lib.kind[face] == op.CONSTRUCT]
        self.for_units = [
            face for face in self.constructs if lib.construct_role[face] == w.CONSTRUCT_ROLES.numbers["UNIT"]
        ]

    def name(self, faces: list[int]) -> str:
        return spell(str(game().library().names[self.dice.choice(faces)]))

    def names(self, faces: list[int], count: int) -> str:
        return ",".join(self.name(faces) for _ in range(count))

    def unit(self) -> str:
        mark = self.dice.choice(MARKS)
        worn = mark != "[f]" and self.dice.random() < 0.25
        return self.name(self.units) + mark + (f"+{self.name(self.for_units)}" if worn else "")

    def event(self) -> str:
        if self.dice.random() < 0.5:
            return self.name(self.boards) + self.dice.choice(MARKS[:-1])
        return self.name(self.events) + "[f]"

    def table(self, seats: int) -> str:
        words = [f"turn={self.dice.randrange(2, 12)}", f"active={self.dice.randrange(seats) + 1}"]
        for seat in range(1, seats + 1):
            words.append(f"{seat}.leader={self.name(self.leaders)}[d{self.dice.randrange(12)}]")
            words += [f"{seat}.rank={self.dice.randrange(3, 6)}", f"{seat}.pool={self.dice.randrange(6)}"]
            words += [f"{seat}.{at}={self.unit()}" for at in UNIT_ZONES if self.dice.random() < 0.7]
            words += [f"{seat}.{at}={self.event()}" for at in EVENT_ZONES if self.dice.random() < 0.6]
            words.append(f"{seat}.hand={self.names(self.all, 5)}")
            words.append(f"{seat}.idle={self.names(self.all, 4)}")
            words.append(f"{seat}.exile={self.names(self.all, 1)}")
            words.append(f"{seat}.deck={self.names(self.all, 9)}")
        return " ".join(words)


class OversoulWalks(Walks):
    NAME = "oversoul"
    WALKS = 240
    ENDING = ("pass", "end", "no", "done")

    def game(self) -> Oversoul:
        return game()

    def begin(self, number: int, dice: Random) -> State:
        """Every walk begins in the middle of a game, one in six of four players."""
        draw = Draw(dice)
        while True:
            try:
                return game().new(draw.table(4 if number % 6 == 5 else 2), f"walk {number}")
            except NotationError:
                continue  # a card above the RANK of its Leader, or one too many of a kind


WALKS = OversoulWalks()

if __name__ == "__main__":
    WALKS.write()

"""Hostile cards in play: whatever strangers may write, if the house reads it, is played to see what it does.

Cards are made at random: sentences of the grammar, grafts of printed texts, and what a game's tests know to
be nasty. They come in as a stranger's would, as deck codes, and are played in processes of their own, each
choice with a budget of processor time and of memory. A process that crashes, hangs or raises is a failure;
what it was about is on disk by then: the setup with its cards, the seed and the choices.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from sandtable.cards.codes import pack
from sandtable.cards.errors import CardError, Misfit
from sandtable.cards.programs import Program
from sandtable.kernel.errors import SetupError
from sandtable.testing.cards import SHALLOW, grafts, sentences

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame
    from sandtable.cards.programs import Texts
    from sandtable.cards.tree import Node
    from sandtable.kernel.game import Game

# of processor time for one choice, not of the clock; it takes milliseconds
CHOICE_SECONDS: Final = float(os.environ.get("SANDTABLE_HOSTILE_SECONDS", "20"))
MEMORY: Final = 2 << 30
LONGEST_GAME: Final = 400  # choices
LOOKED_AT: Final = 8  # one choice in so many is preceded by a look through everybody's eyes
GRAFTS: Final = 500  # trees that are made at once
DECK_CARDS: Final = 15  # cards of one's own in a deck
LONGEST_TEXT: Final = 600
MOST_LINES: Final = 12
BATCH: Final = 1500  # cards that one process plays
IN_VAIN: Final = 100  # pairs of decks refused one after another: then their maker is wrong
NEW: Final = 3  # one line in so many is new, the others were read before: reading takes longer than playing


class Maker(Protocol):
    """What a game's tests know that random play does not."""

    def game(self) -> CardGame: ...

    def texts(self) -> Texts:
        """A reader of lines, with a registry of its own."""
        ...

    def sample(self, terminal: str, dice: random.Random) -> str:
        """A word of an open class."""
        ...

    def start(self) -> str:
        """The rule of the grammar that is one line of a card."""
        ...

    def nasty(self) -> list[str]:
        """Lines that grow, refer to themselves or never end."""
        ...

    def card(self, dice: random.Random, name: str, lines: list[str]) -> str:
        """A card with these lines, as a table of a card file."""
        ...

    def deck(self, dice: random.Random, names: list[str]) -> str:
        """A deck list with these cards, several times each."""
        ...


class Lines:
    """Lines of card text that can be read, as odd as they come."""

    def __init__(self, maker: Maker, seed: int) -> None:
        self.texts = maker.texts()
        self.dice = random.Random(seed)
        self.start = maker.start()
        self.made = sentences(self.texts, maker.sample, seed)
        self.printed = [program for card in maker.game().pool().all() for program in card.abilities]
        self.nasty = [line for line in maker.nasty() if self.reads(line)]
        self.refused = 0
        self.known: list[str] = []
        self.grafted: list[Node] = []

    def reads(self, line: str) -> bool:
        try:
            self.texts.read(line)
        except CardError:
            return False
        return True

    def one(self) -> str:
        """A line that reads; what does not is counted."""
        if self.known and self.dice.randrange(NEW) != 0:
            return self.dice.choice(self.known)
        while True:
            line = self.attempt()
            if line and len(line) <= LONGEST_TEXT and self.reads(line):
                self.known.append(line)
                return line
            self.refused += 1

    def attempt(self) -> str:
        kind = self.dice.randrange(5)
        if kind == 0 and self.nasty:
            return self.dice.choice(self.nasty)
        try:
            if kind == 1:
                depth = self.dice.randint(SHALLOW, 2 * SHALLOW)
                return self.texts.write(Program(self.texts.lowered(self.made.tree(self.start, depth))))
            if not self.grafted:
                self.grafted = grafts(self.texts, self.printed, GRAFTS, self.dice.randrange(1 << 30))
            return self.texts.write(Program(self.texts.lowered(self.grafted.pop())))
        except (Misfit, CardError):
            return ""


def hostile_deck(maker: Maker, lines: Lines, number: int) -> tuple[str, int]:
    """A deck code with cards of its own, and how many they are."""
    dice = lines.dice
    names: list[str] = []
    tables: list[str] = []
    for card in range(DECK_CARDS):
        count = MOST_LINES if dice.randrange(40) == 0 else dice.choice((1, 1, 2, 3))
        name = f"Stranger {chr(65 + card)}{chr(97 + number % 26)}"
        names.append(name)
        tables.append(maker.card(dice, name, [lines.one() for _ in range(count)]))
    return pack(maker.deck(dice, names), "\n".join(tables)), DECK_CARDS


class Report(NamedTuple):
    """What came of one batch."""

    cards: int
    games: int
    choices: int
    refused: int
    slowest: float  # processor seconds of one choice

    def and_more(self, one: Report) -> Report:
        return Report(
            self.cards + one.cards,
            self.games + one.games,
            self.choices + one.choices,
            self.refused + one.refused,
            max(self.slowest, one.slowest),
        )


def play_batch(maker: Maker, seed: int, cards: int, trail: Path, each: int = 1) -> Report:
    """Make cards and play with them, each pair of decks several times, until so many cards were played; what
    goes on is written down as it goes.
    """
    lines = Lines(maker, seed)
    done = games = choices = in_vain = 0
    slowest = 0.0
    while done < cards:
        codes: list[str] = []
        brought = 0
        for number in range(2):
            try:
                code, count = hostile_deck(maker, lines, number)
            except CardError:  # more text than a deck code holds
                continue
            codes.append(code)
            brought += count
        if len(codes) < 2:
            continue
        setup = ":".join(codes)
        try:
            game = maker.game().of(setup)
        except SetupError as why:
            lines.refused += brought
            in_vain += 1
            if in_vain == IN_VAIN:
                raise AssertionError(f"none of {IN_VAIN} pairs of decks could be played: {why}") from None
            continue
        in_vain = 0
        for _ in range(each):
            played, longest = play_game(game, setup, seed * 1000 + games, trail)
            choices += played
            slowest = max(slowest, longest)
            games += 1
        done += brought
    return Report(done, games, choices, lines.refused, slowest)


def play_game(game: Game, setup: str, seed: int, trail: Path) -> tuple[int, float]:
    """One game at random; every choice is on disk before it is made."""
    dice = random.Random(seed)
    with open(trail, "wb", buffering=0) as out:
        out.write(json.dumps({"game": game.name, "setup": setup, "seed": str(seed)}).encode() + b"\n")
        budget()
        s = game.new(setup, str(seed))
        slowest = 0.0
        for number in range(LONGEST_GAME):
            if s.over():
                return number, slowest
            if dice.randrange(LOOKED_AT) == 0:
                game.prompt(s)
                for seat in range(-1, s.seats):
                    game.observe(s, seat)
                game.dump(s.determinize(max(s.seat, 0), seed))
            option = dice.choice([int(one) for one in s.options()])
            out.write(b"%d\n" % option)
            spent = budget()
            slowest = max(slowest, spent)
            s.apply(option)
        return LONGEST_GAME, slowest


def budget() -> float:
    """Set the alarm anew, which rings by ending the process; what was spent since the last time."""
    left, _ = signal.setitimer(signal.ITIMER_PROF, CHOICE_SECONDS)
    return CHOICE_SECONDS - left if left else 0.0


# ---- the parent


class Failed(AssertionError):
    """A card that strangers may bring breaks the game; says which, and how to get there."""


def run(module: str, cards: int, seed: int, folder: Path, batch: int = BATCH, games: int = 1) -> Report:
    """Play so many cards, batch by batch, in processes that run `python -m module --child …`.

    What came of each batch is a line of a file in the folder: a run that is cut off has told what it did.
    """
    total = Report(0, 0, 0, 0, 0.0)
    number = 0
    with open(folder / f"batches-{seed}.jsonl", "a", encoding="utf-8") as told:
        while total.cards < cards:
            trail = folder / f"trail-{seed}-{number}.txt"
            count = min(batch, cards - total.cards)
            given = [str(seed * 10_000 + number), str(count), str(trail), str(games)]
            command = [sys.executable, "-m", module, "--child", *given]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                raise Failed(
                    f"a process that played hostile cards ended with {ending(done.returncode)}; "
                    f"setup, seed and choices are in {trail}\n{done.stderr[-3000:]}"
                )
            one = Report(*json.loads(done.stdout.splitlines()[-1]))
            told.write(json.dumps({"batch": number, **one._asdict()}) + "\n")
            told.flush()
            total = total.and_more(one)
            trail.unlink(missing_ok=True)
            number += 1
    return total


def ending(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def again(game: CardGame, trail: Path) -> None:
    """Play what a trail tells once more, to see it fail again."""
    first, *choices = trail.read_text(encoding="utf-8").splitlines()
    told = json.loads(first)
    with_cards = game.of(told["setup"])
    s = with_cards.new(told["setup"], told["seed"])
    for choice in choices:
        s.apply(int(choice))


# ---- the command of a game's tests


def main(maker: Maker, module: str) -> None:
    """Parent or child, as the command line says."""
    if sys.argv[1:2] == ["--child"]:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        seed, count, trail, games = sys.argv[2:]
        report = play_batch(maker, int(seed), int(count), Path(trail), int(games))
        os.write(1, json.dumps(report).encode() + b"\n")
        return
    parser = argparse.ArgumentParser(description=f"whole games with hostile cards: {maker.game().name}")
    parser.add_argument("--cards", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="games with each pair of decks")
    parser.add_argument("--batch", type=int, default=BATCH, help="cards that one process plays")
    parser.add_argument("--folder", type=Path, help="where trails and what came of each batch are written")
    parser.add_argument("--again", type=Path, help="play a trail once more")
    given = parser.parse_args()
    if given.again:
        again(maker.game(), given.again)
        return
    folder = given.folder or Path(mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    print(run(module, given.cards, given.seed, folder, given.batch, given.games))

"""What the checks share: saying what is wrong, comparing, and looking into states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Final

import msgspec

from sandtable.kernel.codec import REGISTERS
from sandtable.kernel.game import Game
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State

AHEAD: Final = 5  # choices that a clone plays on by itself

Check = Callable[[Game, State, Dice], None]


class ContractBroken(AssertionError):
    """A game does not keep the contract; the message says which check, where, and how to get there."""


def need(truth: bool, words: str) -> None:
    if not truth:  # not an assert: -O must not disarm it
        raise AssertionError(words)


def same(what: str, one: str, other: str) -> None:
    """Two texts must be equal; name the first place where they are not."""
    if one != other:
        raise AssertionError(f"{what} differs: {difference(one, other)}")


def difference(one: str, other: str) -> str:
    """The first place where two texts differ, from both."""
    for n, (a, b) in enumerate(zip_longest(one.splitlines(), other.splitlines(), fillvalue="nothing"), 1):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(0, at - 30)
            return f"line {n}, {a[start : at + 30]!r} against {b[start : at + 30]!r}"
    return "in white space"


def sent(value: object) -> str:
    """A value as the server writes it, to the byte: keys in the order in which the game gives them."""
    return msgspec.json.encode(value).decode()


class Moment:
    """What a state shows before anything is tried with it: its text, its prompt and its views, made once."""

    def __init__(self, game: Game, s: State, text: str) -> None:
        self.game = game
        self.state = s
        self.text = text
        self.prompt = sent(game.prompt(s))
        self.views = {seat: sent(game.observe(s, seat)) for seat in range(-1, s.seats)}


_moments: list[Moment] = []  # the last one: several checks look at it one after another


def moment(game: Game, s: State) -> Moment:
    """The moment of a state, as long as its text stays the same."""
    text = game.dump(s)
    if not _moments or _moments[0].state is not s or _moments[0].text != text or _moments[0].game is not game:
        _moments[:] = [Moment(game, s, text)]
    return _moments[0]


def secretless(what: str, s: State, words: str) -> None:
    need(not s.key or s.key.hex() not in words.lower(), f"{what} holds the seed")


def bare(text: str) -> str:
    """The text of a state without its dice."""
    return "\n".join([line for line in text.splitlines() if not line.startswith(("key ", "fast ", "rolls "))])


def known(game: Game, cited: str) -> None:
    """A clause as prompts and refusals cite it, "antagonism MOVE.4", stands in the game's book."""
    name, _, id = cited.partition(" ")
    need(name == game.name and id in game.book.numbers, f"{cited!r} is no clause of {game.name}")


def play_on(s: State, dice: Dice) -> None:
    """A few random choices, whoever is asked."""
    for _ in range(AHEAD):
        if s.over():
            return
        s.apply(s.sample(dice))


def plain(value: object) -> object:
    """A value that can be compared: rows of numbers as lists, compiled or not."""
    return value if isinstance(value, (int, str, bytes)) or not isinstance(value, Iterable) else list(value)


def attributes(thing: object) -> set[str]:
    """The names of what an object holds; compiled classes keep a list of their own."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__mypyc_attrs__", ()))
    return names - {"__dict__"}


def derived(what: str, s: State, twin: State) -> None:
    """What the text leaves out must be made again from what it holds."""
    written = {"key", "frames", "journal", *REGISTERS, *type(s).FIELDS}
    for name in attributes(s) - written:
        alike = plain(getattr(s, name)) == plain(getattr(twin, name))
        need(alike, f"the {what} has another {name}, which is not among {type(s).__name__}.FIELDS")


def seed_of(dice: Dice) -> str:
    return "".join([f"{dice.word():08x}" for _ in range(8)])

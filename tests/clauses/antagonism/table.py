"""What the clause tests are written with: positions from a few words, and moves in notation."""

import random
import re
from collections.abc import Iterator

import pytest

from sandtable.games.antagonism import GAME
from sandtable.kernel.errors import Illegal, NotationError
from sandtable.kernel.state import State

SQUARES = [f"{file}{rank}" for rank in range(1, 14) for file in "abcdefghijklm"]


def table(
    scenario: str,
    groups: str,
    player: int = 1,
    moved: str = "0",
    hold: str = "-",
    round: int = 5,
    quiet: int = 0,
    reserve: str = "-",
    result: str = "*",
) -> str:
    """A position from groups such as "1K@g1 2GgG@d6": owner, pawns from bottom to top, square."""
    board = dict.fromkeys(SQUARES, ".")
    for group in groups.split():
        pawns, square = group.split("@")
        assert board[square] == ".", f"two groups on {square}"
        board[square] = pawns
    ranks = []
    for rank in range(13, 0, -1):
        row = "".join(board[f"{file}{rank}"] for file in "abcdefghijklm").rstrip(".")
        ranks.append(row or "-")
    return f"{scenario} {'/'.join(ranks)} {player} {moved} {hold} {round} {quiet} {reserve} {result}"


def exomoon(groups: str, **fields: int | str) -> str:
    return table("exomoon:2", groups, **fields)  # type: ignore[arg-type]


def vertigo(groups: str, **fields: int | str) -> str:
    return table("vertigo:2", groups, **fields)  # type: ignore[arg-type]


def koth(groups: str, **fields: int | str) -> str:
    return table("extrasolar:koth", groups, **fields)  # type: ignore[arg-type]


def played(position: str, actions: str = "") -> State:
    """The state after some tokens of notation, each of which must be among the listed options."""
    s = GAME.new(position, "clause tests")
    for token in actions.split():
        option = GAME.understand(s, token)
        assert option in list(s.options()) + list(s.asides()), f"{token} is allowed but not listed"
        s.apply(option)
    return s


def after(position: str, actions: str = "") -> str:
    """The position that the actions lead to."""
    return GAME.position(played(position, actions))


def turns(position: str, actions: str) -> list[list[str]]:
    """The fields of the position after each end of a turn."""
    s = GAME.new(position, "clause tests")
    found = []
    for token in actions.split():
        s.apply(GAME.understand(s, token))
        if token == "/":
            found.append(GAME.position(s).split())
    return found


def ending(position: str, actions: str) -> str:
    """The result, and the clause that ended the game: "1 WIN.3"."""
    s = played(position, actions)
    assert s.over()
    number = int(getattr(s, "ended"))  # noqa: B009 - a column of this game's own state
    return f"{GAME.result(s)} {GAME.book.clause(number).id}"


def refused(position: str, actions: str, clause: str) -> str:
    """Check that the last action is refused by this clause and changes nothing; answers the reason."""
    *before, last = actions.split()
    s = played(position, " ".join(before))
    text = GAME.dump(s)
    with pytest.raises((Illegal, NotationError)) as caught:
        GAME.understand(s, last)
    assert caught.value.clause == (f"antagonism {clause}" if clause else "")
    assert caught.value.message.startswith(f"{last}: ")
    if isinstance(caught.value, Illegal) and not s.over():
        assert GAME.read(s, last) not in s.options(), f"{last} is barred but listed"
    assert GAME.dump(s) == text
    return caught.value.message


FIELDS = ["board:mode", "placement", "player", "moved", "hold", "round", "quiet", "reserve", "result"]


def unreadable(position: str, words: str, clause: str = "") -> None:
    """Check that a position is refused by this clause and in these words.

    They may leave out the beginning that is always alike: which field has which value, on which square.
    """
    with pytest.raises(NotationError) as caught:
        GAME.new(position, "")
    message = caught.value.message
    assert caught.value.clause == (f"antagonism {clause}" if clause else "")
    if message != words:
        parts = re.fullmatch(r"the field (\S+) cannot be '(.*?)': (?:'\2' on \w+: )?(.*)", message, re.DOTALL)
        assert parts is not None and parts[3] == words
        assert parts[2] in position.split()[FIELDS.index(parts[1])]


def options(position: str, actions: str = "") -> list[str]:
    """The tokens of all options, sorted."""
    s = played(position, actions)
    return sorted(GAME.token(s, option) for option in s.options())


def ways(position: str, mover: str, actions: str = "") -> set[str]:
    """Where a mover may go: {"-e6", "xe7", "-c5>k9"} for the mover "Re5" or "2Ge5"."""
    return {token[len(mover) :] for token in options(position, actions) if re.match(rf"{mover}\D", token)}


def star(square: str, reach: int) -> set[str]:
    """The squares on the eight lines from a square, up to so many steps, inside 13 by 13."""
    file, rank = "abcdefghijklm".index(square[0]), int(square[1:])
    found = set()
    for df in (-1, 0, 1):
        for dr in (-1, 0, 1):
            for n in range(1, reach + 1):
                f, r = file + n * df, rank + n * dr
                if (df, dr) != (0, 0) and 0 <= f < 13 and 1 <= r <= 13:
                    found.add(f"{'abcdefghijklm'[f]}{r}")
    return found


def steps(squares: set[str]) -> set[str]:
    """Plain walks to these squares."""
    return {f"-{square}" for square in squares}


def groups_of(position: str) -> dict[str, str]:
    """The groups of a position by square: {"g1": "1K"}."""
    found = {}
    for rank, row in zip(range(13, 0, -1), position.split()[1].split("/"), strict=True):
        for file, cell in zip("abcdefghijklm", re.findall(r"\.|\d[A-Za-z]+", row), strict=False):
            if cell != ".":
                found[f"{file}{rank}"] = cell
    return found


def random_game(setup: str, dice: random.Random, most: int = 120) -> Iterator[State]:
    """The state of a random game, before each choice and at the end."""
    s = GAME.new(setup, "random")
    for _ in range(most):
        yield s
        if s.over():
            return
        s.apply(dice.choice(list(s.options())))

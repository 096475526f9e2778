"""What the clause tests are written with: positions from a few words, and play in notation with open dice."""

import random
import re
from collections.abc import Iterator

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.errors import Illegal, NotationError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.state import State

FIELDS = [
    "placement", "reserves", "tokens", "core", "player", "left", "declined", "pending", "turn", "quiet",
    "result",
]  # fmt: skip
DICE = "TCOPDI"
SIDES = {"T": 4, "C": 6, "O": 8, "P": 10, "D": 12, "I": 20}
ROWS = dict(zip("abcdefg", (4, 5, 6, 7, 6, 5, 4)))
HEXES = [f"{row}{n + 1}" for row, length in ROWS.items() for n in range(length)]
CORE = "d4"
PLACES = [hex for hex in HEXES if hex != CORE]  # where a die can stand
ZONE = ["c3", "c4", "d3", "d5", "e3", "e4"]
SLOTS = {1: ["a1", "a2", "a3", "a4"], 2: ["g1", "g2", "g3", "g4"]}
EMPTY = "000000/000000"  # nobody has anything in reserve


# ---- the board, as the key at the top of the rules describes it


def axial(hex: str) -> tuple[int, int]:
    r = "abcdefg".index(hex[0]) - 3
    return int(hex[1:]) - 1 + max(-3, -3 - r), r


def distance(one: str, other: str) -> int:
    q, r = (axial(one)[i] - axial(other)[i] for i in (0, 1))
    return max(abs(q), abs(r), abs(q + r))


def near(hex: str, reach: int = 1) -> set[str]:
    """Where a die can stand within so many steps."""
    return {other for other in PLACES if 1 <= distance(hex, other) <= reach}


def turned(hex: str) -> str:
    """The hex after half a turn of the board."""
    return f"{'gfedcba'['abcdefg'.index(hex[0])]}{ROWS[hex[0]] + 1 - int(hex[1:])}"


# ---- positions


def table(
    dice: str = "",
    player: int = 1,
    core: str = "A",
    tokens: str = "0-0",
    left: int | None = None,
    declined: str = "-",
    pending: str = "-",
    turn: int = 20,
    quiet: int = 0,
    result: str = "*",
    lost: str = "",
    reserves: str = "",
) -> str:
    """A position from dice such as "T3@a2 i9@f4"; what neither stands there nor is lost is in reserve."""
    board = {hex: "*" if hex == CORE else "." for hex in HEXES}
    gone = list(lost)
    for word in dice.split():
        die, hex = word.split("@")
        assert board[hex] == ".", f"two dice on {hex}"
        board[hex] = die
        gone.append(die[0])
    rows = ["".join(board[f"{row}{n + 1}"] for n in range(ROWS[row])) for row in "gfedcba"]
    if not reserves:
        reserves = "/".join(
            "".join(str(2 - gone.count(die)) for die in army) for army in (DICE, DICE.lower())
        )
    if left is None:
        left = 2 if core == "M" else 1
    rest = f"{core} {player} {left} {declined} {pending} {turn} {quiet} {result}"
    return f"{'/'.join(rows)} {reserves} {tokens} {rest}"


def field(position: str, name: str) -> str:
    return position.split()[FIELDS.index(name)]


def changed(position: str, **values: int | str) -> str:
    """The position with other values in some fields."""
    fields = position.split()
    for name, value in values.items():
        fields[FIELDS.index(name)] = str(value)
    return " ".join(fields)


def dice_of(position: str) -> dict[str, str]:
    """The dice of a position by hex: {"c3": "P6"}."""
    found = {}
    for row, cells in zip("gfedcba", field(position, "placement").split("/"), strict=True):
        words = re.findall(r"[.*]|[A-Za-z]\d+", cells)
        assert "".join(words) == cells and len(words) == ROWS[row]
        found.update({f"{row}{n + 1}": word for n, word in enumerate(words) if word not in ".*"})
    return found


def mirrored(text: str) -> str:
    """A position or some tokens after half a turn of the board, the players having changed places."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        return re.sub(r"[a-g][1-7]", lambda found: turned(found[0]), text)
    dice = " ".join(f"{die.swapcase()}@{turned(hex)}" for hex, die in dice_of(text).items())
    other = dict(zip(FIELDS, fields, strict=True))
    pending = re.sub(r"[a-g][1-7]", lambda found: turned(found[0]), other["pending"])
    if pending.startswith("evade:"):
        pending = f"evade:{3 - int(pending[6])}{pending[7:]}"
    return table(
        dice,
        player=3 - int(other["player"]),
        core=other["core"],
        tokens="-".join(reversed(other["tokens"].split("-"))),
        left=int(other["left"]),
        declined=other["declined"],
        pending=pending,
        turn=int(other["turn"]),
        quiet=int(other["quiet"]),
        result={"1": "2", "2": "1"}.get(other["result"], other["result"]),
        reserves="/".join(reversed(other["reserves"].split("/"))),
    )


# ---- play


def begun(position: str) -> State:
    """A state whose dice are decisions, so that the tokens say what is rolled."""
    return GAME.new_open(position, "clause tests")


def steps(actions: str) -> list[str]:
    """Record and step tokens, one step after another."""
    return [step for word in actions.split() if word != "|" for step in GAME.steps(word)]


def played(position: str, actions: str = "") -> State:
    """The state after some tokens of notation, each of which must be among the listed options."""
    s = begun(position)
    for step in steps(actions):
        option = GAME.understand(s, step)
        assert option in list(s.options()) + list(s.asides()), f"{step} is allowed but not listed"
        s.apply(option)
    return s


def after(position: str, actions: str = "") -> str:
    """The position that the actions lead to."""
    return GAME.position(played(position, actions))


def options(position: str, actions: str = "") -> list[str]:
    """The tokens of all options, sorted; the faces if dice are to be rolled."""
    s = played(position, actions)
    return sorted(GAME.written(s, option) for option in s.options())


def ways(position: str, mover: str, actions: str = "") -> set[str]:
    """Where a die may go: {"-c3", "xc4"} for the mover "Tb2"."""
    return {token[len(mover) :] for token in options(position, actions) if re.match(rf"{mover}[-x]", token)}


def moves(hexes: set[str]) -> set[str]:
    return {f"-{hex}" for hex in hexes}


def rolls(position: str, actions: str = "") -> set[str]:
    """The types that may be rolled."""
    return {token[0] for token in options(position, actions) if token.endswith("?")}


def faces(position: str, actions: str = "") -> dict[str, int]:
    """What the dice can show, and how likely each is beside the others."""
    s = played(position, actions)
    assert s.seat == CHANCE, "no dice are to be rolled"
    return {GAME.face(s, outcome): int(s.weights[outcome]) for outcome in s.options()}


def asked(position: str, actions: str = "") -> int:
    """The player who is asked; 0 for nobody, -1 for the dice."""
    seat = int(played(position, actions).seat)
    return seat + 1 if seat >= 0 else seat if seat == CHANCE else 0


def refused(position: str, actions: str, clause: str) -> str:
    """Check that the last step is refused by this clause and changes nothing; answers the reason."""
    *before, last = steps(actions)
    s = played(position, " ".join(before))
    text = GAME.dump(s)
    with pytest.raises((Illegal, NotationError)) as caught:
        GAME.understand(s, last)
    assert caught.value.clause == (f"scalar {clause}" if clause else "")
    assert caught.value.message.startswith(f"{last}: ")
    if isinstance(caught.value, Illegal) and s.seat >= 0:
        assert GAME.read(s, last) not in [*s.options(), *s.asides()], f"{last} is barred but listed"
    assert GAME.dump(s) == text
    return caught.value.message


def unreadable(position: str, name: str, clause: str = "") -> str:
    """Check that a position is refused, that the field is named, and by which clause; answers the reason."""
    with pytest.raises(NotationError) as caught:
        GAME.new_open(position, "")
    found = re.match(r"the field (\w+) cannot be '(.*?)': (.*)", caught.value.message, re.DOTALL)
    assert found is not None, caught.value.message
    assert found[1] == name
    assert caught.value.clause == (f"scalar {clause}" if clause else "")
    return found[3]


def random_game(start: str, dice: random.Random, most: int = 150) -> Iterator[State]:
    """The state of a random game with open dice, before each choice and each roll, and at the end.

    Dice that are rolled are kept two times in three, and fights are sought, so that something happens.
    """
    s = begun(start)
    for _ in range(most):
        yield s
        if s.over():
            return
        choices = list(s.options())
        if s.seat == CHANCE:
            s.apply(dice.choices(choices, [int(s.weights[outcome]) for outcome in choices])[0])
            continue
        fights = [option for option in choices if "x" in GAME.token(s, option)]
        slots = [option for option in choices if "@" in GAME.token(s, option)]
        wanted = (
            fights if fights and dice.random() < 0.3 else slots if slots and dice.random() < 0.67 else choices
        )
        s.apply(dice.choice(wanted))

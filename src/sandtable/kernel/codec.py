"""The text of a state: every register, column and frame, at any moment, even in mid-turn.

One line a field, `name = value`; a row of numbers is written with repeats as `0*12 7 3*2`. Loading builds
only frames that the game lists, so a text can hold numbers and nothing else.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import CHANCE, NOBODY, Frame
from sandtable.kernel.rng import SEED_BYTES
from sandtable.kernel.state import State

FORMAT: Final = "sandtable state 2"
REGISTERS: Final = (
    "seats", "fast", "rolls", "seat", "clause", "answer", "beat", "weights", "open_chance",
)  # fmt: skip
MOST_SEATS: Final = 64  # a fact has six bits for who

_MOST: Final = 1_000_000  # numbers in one row
_TOO_LARGE: Final = 1 << 63
_BYTES: Final[type] = type(vec[u8]())


def dump(s: State, game: str) -> str:
    """The state as text; `load` gives the same state back."""
    lines = [f"{FORMAT} {game}", f"key = {s.key.hex()}"]
    for name in REGISTERS:
        lines.append(f"{name} = {_written(getattr(s, name))}")
    for name in type(s).FIELDS:
        lines.append(f"{name} = {_written(getattr(s, name))}")
    for frame in s.frames:
        parts = [f"frame {type(frame).__name__} step={frame.step}"]
        for name in type(frame).FIELDS:
            parts.append(f"{name}={_written(getattr(frame, name)).replace(' ', ',')}")
        lines.append(" ".join(parts))
    return "\n".join(lines) + "\n"


def state_hash(s: State, game: str) -> str:
    """Which state this is, in 32 hex digits: equal for equal dumps, in every build."""
    return blake2b(dump(s, game).encode(), digest_size=16).hexdigest()


def load(text: str, game: str, blank: State, frames: dict[str, type[Frame]]) -> State:
    """Fill a blank state of the game from text that `dump` wrote."""
    lines = text.splitlines()
    if not lines or lines[0] != f"{FORMAT} {game}":
        raise NotationError(f"line 1: a state of {game} begins with {FORMAT + ' ' + game!r}")
    fields = ["key", *REGISTERS, *type(blank).FIELDS]
    if len(lines) < 1 + len(fields):
        raise NotationError(f"line {len(lines)}: the text ends before {fields[len(lines) - 1]!r}")
    for i, name in enumerate(fields):
        line = lines[i + 1]
        head = f"{name} ="
        if not line.startswith(head):
            raise NotationError(f"line {i + 2}: expected {name!r}, found {line[:40]!r}")
        value = line[len(head) :].strip()
        try:
            if name == "key":
                blank.key = _key(value)
            else:
                setattr(blank, name, _read(value, getattr(blank, name)))
        except (ValueError, OverflowError, TypeError) as why:
            raise NotationError(f"line {i + 2}: {name} cannot be {value[:40]!r} ({why})") from None
    if not 1 <= blank.seats <= MOST_SEATS or not NOBODY <= blank.seat < blank.seats:
        raise NotationError(f"line 3: {blank.seats} seats, of which seat {blank.seat} is asked, cannot be")
    blank.frames = [_frame(n, lines[n], frames) for n in range(1 + len(fields), len(lines))]
    if bool(blank.frames) != (blank.seat != NOBODY):
        raise NotationError(f"line {len(lines)}: a game that is over has no frames, and any other has some")
    if blank.seat == CHANCE and max([0, *blank.weights]) == 0:
        raise NotationError("the dice are asked, but no face has any weight")
    blank.loaded()
    return blank


def _frame(n: int, line: str, frames: dict[str, type[Frame]]) -> Frame:
    words = line.split(" ")
    if len(words) < 3 or words[0] != "frame" or words[1] not in frames:
        raise NotationError(f"line {n + 1}: {line[:40]!r} is no frame; known: {', '.join(sorted(frames))}")
    kind = frames[words[1]]
    frame = kind()
    names = ["step", *kind.FIELDS]
    if len(words) - 2 != len(names):
        raise NotationError(f"line {n + 1}: the frame {words[1]} has the fields {', '.join(names)}")
    for name, word in zip(names, words[2:], strict=True):
        head = f"{name}="
        if not word.startswith(head):
            raise NotationError(f"line {n + 1}: expected {name!r}, found {word[:40]!r}")
        value = word[len(head) :].replace(",", " ")
        try:
            setattr(frame, name, _read(value, getattr(frame, name)))
        except (ValueError, OverflowError, TypeError) as why:
            raise NotationError(f"line {n + 1}: {name} cannot be {value[:40]!r} ({why})") from None
    return frame


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    row: list[int] = list(cast(Iterable[int], value))
    out: list[str] = []
    i = 0
    while i < len(row):
        j = i
        while j < len(row) and row[j] == row[i]:
            j += 1
        out.append(str(row[i]) if j - i == 1 else f"{row[i]}*{j - i}")
        i = j
    return " ".join(out)


def _key(text: str) -> bytes:
    """The key of the table's dice; search has none."""
    if len(text) not in (0, 2 * SEED_BYTES):
        raise ValueError("a key has 64 hexadecimal digits")
    return bytes.fromhex(text)


def _number(text: str) -> int:
    """A whole number of 64 bits: compiled columns hold no other, so interpreted ones must not."""
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit():
        raise ValueError("not a number")
    number = int(text) if len(text) <= 20 else _TOO_LARGE
    if not -_TOO_LARGE <= number < _TOO_LARGE:
        raise ValueError("too large a number")
    return number


def _read(text: str, like: object) -> object:
    """The value in a text, of the kind that the field holds now."""
    if isinstance(like, bool):
        if text not in ("yes", "no"):
            raise ValueError("yes or no")
        return text == "yes"
    if isinstance(like, int):
        return _number(text)
    row: list[int] = []
    for word in text.split():
        number, star, times = word.partition("*")
        count = _number(times) if star else 1
        if count < 1 or len(row) + count > _MOST:
            raise ValueError("too many numbers")
        row.extend([_number(number)] * count)
    if isinstance(like, list):
        return row
    if type(like) is _BYTES:
        for x in row:
            if not 0 <= x <= 255:
                raise ValueError(f"{x} is not between 0 and 255")
        return vec[u8](row)
    return vec[i64](row)

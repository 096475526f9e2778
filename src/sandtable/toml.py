"""TOML that anybody may have written: looked over first, so that reading it costs no more than its length.

A reader of TOML spends time and memory that grow with the square of a dotted key, goes as deep as brackets
do, and fails on a number of thousands of digits. One look at the text, in one pass, refuses all that.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

from sandtable.kernel.errors import SandtableError

LARGEST: Final = 1 << 20  # characters
MOST_PARTS: Final = 8  # of a dotted key: a.b.c has three
DEEPEST: Final = 16  # brackets within brackets
MOST_DIGITS: Final = 40  # of a number, signs between them included
MOST_TABLES: Final = 4_000
MOST_KEYS: Final = 20_000

_STRINGS: Final = {
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'{3,5}"),
    '"': re.compile(r'(?:[^"\\\n]|\\[^\n])*"'),
    "'": re.compile(r"[^'\n]*'"),
}
# what matters outside strings; everything else is passed over
_SIGN: Final = re.compile(r"\"\"\"|'''|[\"'#=\n\[\]{}.,]|(?<![\w])[+-]?\d[\w]*")
_COMMENT: Final = re.compile(r"[^\n]*")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class TomlError(SandtableError):
    """A text that is not TOML, or too much of it; line and column count from 1."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line = line
        self.column = column

    def placed(self) -> str:
        """The message with its place."""
        return f"{self.message} (line {self.line}, column {self.column})"


def loads(text: str) -> dict[str, object]:
    """The tables of a text; raises TomlError, which names the place."""
    check(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        message = _PLACE.sub("", str(error))
        if found is None or found[1] is None:
            raise _at(text, len(text), message) from None
        raise TomlError(message, int(found[1]), int(found[2])) from None
    except (RecursionError, ValueError) as error:
        raise TomlError(f"it cannot be read: {str(error) or type(error).__name__}") from None


def _at(text: str, place: int, message: str) -> TomlError:
    return TomlError(message, text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place))


def check(text: str) -> None:
    """One look over a text before it is read; raises TomlError where it would cost too much."""
    if len(text) > LARGEST:
        raise TomlError(f"the text has {len(text)} characters; {LARGEST} are the most")
    at = parts = depth = tables = keys = 0
    fresh = True  # nothing stands on this line yet but blanks
    while True:
        sign = _SIGN.search(text, at)
        if sign is None:
            return
        word, place = sign[0], sign.start()
        if fresh and text[at:place].strip(" \t\r"):
            fresh = False
        at = sign.end()
        if word in _STRINGS:
            end = _STRINGS[word].match(text, at)
            if end is None:
                return  # a string without an end: nothing behind it is read
            at = end.end()
        elif word == "#":
            comment = _COMMENT.match(text, at)
            assert comment is not None
            at = comment.end()
        elif word == ".":
            parts += 1
            if parts >= MOST_PARTS:
                raise _at(text, place, f"a key has at most {MOST_PARTS} parts with dots between them")
        elif word in "[{":
            depth += 1
            parts = 0
            if word == "[" and fresh and depth == 1:
                tables += 1
                if tables > MOST_TABLES:
                    raise _at(text, place, f"a text has at most {MOST_TABLES} tables")
            if depth > DEEPEST:
                raise _at(text, place, f"brackets stand in one another, more than {DEEPEST} deep")
        elif word == "=":
            keys += 1
            parts = 0
            if keys > MOST_KEYS:
                raise _at(text, place, f"a text has at most {MOST_KEYS} keys")
        elif word in "]},":
            depth -= word != "," and depth > 0
            parts = 0
        elif len(word) > MOST_DIGITS:
            raise _at(text, place, f"a number has at most {MOST_DIGITS} digits, this one has {len(word)}")
        if word == "\n":
            fresh, parts = True, 0
        elif word not in " \t":
            fresh = False

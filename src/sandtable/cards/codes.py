"""Deck codes: a deck, and cards of one's own, packed into one word that a setup or a link can hold.

A code is `~` and the text, compressed by zlib, in url-safe base64 without padding. The text is a deck list;
behind it may stand the TOML of cards, from the first line that begins with [[ on.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final, NamedTuple

from sandtable.cards.errors import CardError

MARK: Final = "~"
LARGEST: Final = (
    32 * 1024
)  # bytes of the text: far more than a deck with a set of its own, far less than a bomb
LONGEST: Final = 12_000  # characters of a code
_SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class Packed(NamedTuple):
    """What a code holds: a deck list, and the TOML of cards of one's own, if there are any."""

    deck: str
    cards: str


def is_code(word: str) -> bool:
    return word.startswith(MARK)


def pack(deck: str, cards: str = "") -> str:
    """The code of a deck; raises CardError if it is too large to be unpacked again."""
    text = deck.rstrip("\n") + "\n"
    if cards.strip():
        text += "\n" + tidy(cards)
    data = text.encode("utf-8", "replace")
    if len(data) > LARGEST:
        raise CardError(f"a deck with its own cards has at most {LARGEST >> 10} KiB of text")
    code = MARK + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode("ascii").rstrip("=")
    if len(code) > LONGEST:
        raise CardError(f"a deck code has at most {LONGEST} characters; this would have {len(code)}")
    return code


def unpack(code: str) -> Packed:
    """The text in a code; raises CardError, and never inflates more than a deck can have."""
    if not is_code(code):
        raise CardError(f"a deck code begins with {MARK}")
    if len(code) > LONGEST:
        raise CardError(f"a deck code has at most {LONGEST} characters, not {len(code)}")
    body = code[1:]
    if not frozenset(body) <= _SIGNS:
        raise CardError("a deck code has letters, digits, - and _ behind its ~")
    unpacker = zlib.decompressobj()
    try:
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        text = unpacker.decompress(data, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise CardError("this deck code cannot be unpacked; it may be cut short") from None
    if len(text) > LARGEST:
        raise CardError(f"what this deck code holds is larger than {LARGEST >> 10} KiB")
    if not unpacker.eof or unpacker.unused_data:
        raise CardError("this deck code cannot be unpacked; it may be cut short")
    try:
        return split(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise CardError("what this deck code holds is no text") from None


def split(text: str) -> Packed:
    """A deck list and the cards behind it."""
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines):
        if line.startswith("[["):
            return Packed("\n".join(lines[:number]), "\n".join(lines[number:]))
    return Packed("\n".join(lines), "")


def tidy(cards: str) -> str:
    """Cards as they are packed: from the first table on, with one line feed at the end."""
    text = cards.replace("\r\n", "\n")
    at = text.find("[[") if text.startswith("[[") else text.find("\n[[") + 1
    return text[max(0, at) :].strip("\n") + "\n"

"""Dice that nobody can have chosen: the house commits to its part first, then every player adds one.

    commit = SHA-256 of the house's 32 bytes, published before anybody adds anything
    seed   = SHA-256 of "sandtable seed 1", the house's part and the players' parts, each on a line

The house cannot choose its part after it has seen the players', and they do not know the house's when they
choose theirs. When the game is over its record carries all of them, and anybody can check.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256

from sandtable.kernel.errors import RecordError

SCHEME = "sandtable seed 1"
COMMIT, SERVER, PART, SEED = "Commit", "Server", "Part", "Seed"

_HEX = re.compile("[0-9a-f]{64}")
_PARTS = re.compile(f"{PART}([1-9][0-9]?)")


def is_part(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, in small letters: it is hashed as it is written."""
    return _HEX.fullmatch(text) is not None


def new_part() -> str:
    return secrets.token_hex(32)


def commit_of(server: str) -> str:
    """What the house publishes before anybody adds anything."""
    return sha256(bytes.fromhex(server)).hexdigest()


def seed_of(server: str, parts: Sequence[str]) -> str:
    """The seed of a game; a part is "" for a bot, and for who sent none in time."""
    return sha256("\n".join([SCHEME, server, *parts]).encode()).hexdigest()


def headers_of(commit: str, server: str, parts: Sequence[str]) -> dict[str, str]:
    """What a record says about its dice, besides the seed."""
    numbered = {f"{PART}{seat}": part for seat, part in enumerate(parts, 1)}
    return {COMMIT: commit, SERVER: server, **numbered}


def parts_in(headers: dict[str, str]) -> list[str]:
    """The players' parts that the headers of a record hold, in order of seats."""
    found = {int(match[1]): key for key in headers if (match := _PARTS.fullmatch(key))}
    for seat in range(1, max(found, default=0) + 1):
        if seat not in found:
            raise RecordError(f"the header {PART}{seat} is missing: every seat has a part of the seed")
    return [headers[found[seat]] for seat in sorted(found)]


def check_headers(headers: dict[str, str], seed: str, seats: int = 0) -> bool:
    """Hold the headers of a record against its seed; False if they say nothing about where it is from."""
    parts = parts_in(headers)
    if not parts and COMMIT not in headers and SERVER not in headers:
        return False
    for key in (COMMIT, SERVER):
        if key not in headers:
            raise RecordError(f"the header {key} is missing: without it the seed cannot be checked")
        _check_hex(key, headers[key])
    if not parts or (seats and len(parts) != seats):
        raise RecordError(f"the record has {len(parts)} parts of the seed, but the game {seats} seats")
    for seat, part in enumerate(parts, 1):
        if part:
            _check_hex(f"{PART}{seat}", part)
    _check_hex(SEED, seed)
    server = headers[SERVER]
    if commit_of(server) != headers[COMMIT]:
        raise RecordError(f"the header {COMMIT} is not the hash of the header {SERVER}: one was changed")
    if seed_of(server, parts) != seed:
        names = f"{PART}1" if len(parts) == 1 else f"{PART}1 to {PART}{len(parts)}"
        raise RecordError(f"the header {SEED} is not what {SERVER} and {names} give: one of them was changed")
    return True


def _check_hex(key: str, text: str) -> None:
    if not is_part(text):
        raise RecordError(f"the header {key} is to be 64 hexadecimal digits in small letters, not {text!r}")

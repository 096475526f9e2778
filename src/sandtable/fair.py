"""Dice that nobody can have chosen: everybody is bound to his part before anybody shows one.

    commit   = SHA-256 of the house's 32 bytes, published before anybody adds anything
    commit n = SHA-256 of "sandtable part 2", commit, the number of the promise, the seat and its part
    seed     = SHA-256 of "sandtable seed 2", the house's part and the seats' parts

each on a line of its own. A seat opens its part when it has seen what every other seat is bound to, so
nobody can fit his own to what he has read, not even who reads the house's part in its database. When the game
is over its record carries all of it, and anybody can check.

By the former scheme, 1, seats were bound to nothing: who knew the house's part and sent his own last could
choose the seed. Its records still verify, as what they are.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from sandtable.kernel.errors import RecordError

FORMER, SCHEME = 1, 2  # how seeds were made, and how they are made
SCHEMES = (FORMER, SCHEME)
SEEDS = "sandtable seed"  # what is hashed opens with its purpose and the number of the scheme
PARTS = "sandtable part"
COMMIT, SERVER, PART, SEED = "Commit", "Server", "Part", "Seed"
SAID, PROMISE = "Scheme", "Promise"

_HEX = re.compile("[0-9a-f]{64}")
_NUMBER = re.compile("[1-9][0-9]{0,8}")


def is_part(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, in small letters: it is hashed as it is written."""
    return _HEX.fullmatch(text) is not None


def new_part() -> str:
    return secrets.token_hex(32)


def commit_of(server: str) -> str:
    """What the house publishes before anybody adds anything."""
    return sha256(bytes.fromhex(server)).hexdigest()


def commit_of_seat(commit: str, promise: int, seat: int, part: str) -> str:
    """What a seat is bound by. It holds for one promise and one seat, so nobody can use another's."""
    return _hashed(f"{PARTS} {SCHEME}", commit, str(promise), str(seat), part)


def seed_of(server: str, parts: Sequence[str], scheme: int = SCHEME) -> str:
    """The seed of a game; a part is "" for a bot, and for who was bound to none in time."""
    return _hashed(f"{SEEDS} {scheme}", server, *parts)


def _hashed(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


@dataclass
class Proof:
    """Where the seed of a game is from: all that was hashed."""

    commit: str
    server: str
    parts: Sequence[str]  # by seat
    commits: Sequence[str] = field(default_factory=list)  # the same; none by the former scheme
    promise: int = 1  # its number: those before it came to nothing
    scheme: int = SCHEME

    def headers(self) -> dict[str, str]:
        """What a record says about its dice, besides the seed."""
        said = {SAID: str(self.scheme), PROMISE: str(self.promise)} if self.scheme != FORMER else {}
        bound = {f"{COMMIT}{seat}": commit for seat, commit in enumerate(self.commits, 1)}
        parts = {f"{PART}{seat}": part for seat, part in enumerate(self.parts, 1)}
        return {**said, COMMIT: self.commit, SERVER: self.server, **bound, **parts}

    def check(self, seed: str, seats: int = 0) -> None:
        """Hold it against itself and the seed; what does not fit is named."""
        _check_hex(COMMIT, self.commit)
        _check_hex(SERVER, self.server)
        if not self.parts or (seats and len(self.parts) != seats):
            raise RecordError(
                f"the record has {len(self.parts)} parts of the seed, but the game {seats} seats"
            )
        for seat, part in enumerate(self.parts, 1):
            if part:
                _check_hex(f"{PART}{seat}", part)
        _check_hex(SEED, seed)
        if commit_of(self.server) != self.commit:
            raise RecordError(f"the header {COMMIT} is not the hash of the header {SERVER}: one was changed")
        if self.scheme != FORMER:
            self._check_commits()
        if seed_of(self.server, self.parts, self.scheme) != seed:
            names = f"{PART}1" if len(self.parts) == 1 else f"{PART}1 to {PART}{len(self.parts)}"
            raise RecordError(
                f"the header {SEED} is not what {SERVER} and {names} give: one of them was changed"
            )

    def _check_commits(self) -> None:
        if len(self.commits) != len(self.parts):
            raise RecordError(
                f"the record has {len(self.parts)} parts of the seed, but {len(self.commits)} seats "
                "were bound to theirs"
            )
        for seat, (commit, part) in enumerate(zip(self.commits, self.parts), 1):
            if commit:
                _check_hex(f"{COMMIT}{seat}", commit)
            if commit != (commit_of_seat(self.commit, self.promise, seat, part) if part else ""):
                raise RecordError(
                    f"the header {PART}{seat} is not what {COMMIT}{seat} bound the seat to: one was changed"
                )


def proof_in(headers: Mapping[str, str]) -> Proof | None:
    """What the headers of a record say about its dice; None if they do not say where the seed is from."""
    parts, commits = _numbered(headers, PART), _numbered(headers, COMMIT)
    if not parts and not commits and COMMIT not in headers and SERVER not in headers:
        return None
    for key in (COMMIT, SERVER):
        if key not in headers:
            raise RecordError(f"the header {key} is missing: without it the seed cannot be checked")
    scheme = _number(headers, SAID, FORMER)
    if scheme not in SCHEMES:
        raise RecordError(f"the header {SAID} names a way to make seeds that is not known here: {scheme}")
    if scheme == FORMER and commits:
        raise RecordError(f"the header {SAID} is missing: seats were bound, so it is not the former scheme")
    return Proof(headers[COMMIT], headers[SERVER], parts, commits, _number(headers, PROMISE, 1), scheme)


def check_headers(headers: Mapping[str, str], seed: str, seats: int = 0) -> Proof | None:
    """Hold the headers of a record against its seed; None if they say nothing about where it is from."""
    proof = proof_in(headers)
    if proof is not None:
        proof.check(seed, seats)
    return proof


def _numbered(headers: Mapping[str, str], name: str) -> list[str]:
    """The headers of a name with a seat behind it, in order of seats."""
    pattern = re.compile(f"{name}([1-9][0-9]?)")
    found = {int(match[1]): key for key in headers if (match := pattern.fullmatch(key))}
    for seat in range(1, max(found, default=0) + 1):
        if seat not in found:
            raise RecordError(f"the header {name}{seat} is missing: there is one for every seat")
    return [headers[found[seat]] for seat in sorted(found)]


def _number(headers: Mapping[str, str], key: str, default: int) -> int:
    text = headers.get(key, str(default))
    if _NUMBER.fullmatch(text) is None:
        raise RecordError(f"the header {key} is to be a number from 1 on, not {text!r}")
    return int(text)


def _check_hex(key: str, text: str) -> None:
    if not is_part(text):
        raise RecordError(f"the header {key} is to be 64 hexadecimal digits in small letters, not {text!r}")

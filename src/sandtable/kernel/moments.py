"""A moment of a game kept whole, so that another game can begin there.

A position in a game's notation says where things lie between two decisions of some kind; this says all of
it, in the middle of whatever goes on, hidden things too. It is the text of the state without its dice, packed
into one word, and it names what its numbers stand for (`Game.mark`): with other cards it is refused.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from sandtable.kernel.errors import NotationError
from sandtable.kernel.game import Game
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State

HEAD: Final = "moment:"
_LARGEST: Final = 1 << 20  # bytes of the text of a state


def is_kept(start: str) -> bool:
    return start.startswith(HEAD)


def keep(game: Game, s: State) -> str:
    """A state as one word; what its dice were to bring is left out."""
    bare = s.clone()
    bare.key = b""
    bare.fast = -1
    bare.journal = None
    data = zlib.compress(game.dump(bare).encode(), 9)
    return f"{HEAD}{game.mark()}:{base64.urlsafe_b64encode(data).decode('ascii').rstrip('=')}"


def begin(game: Game, start: str, seed: str, opened: bool) -> State:
    """A game from a setup, a position or a kept moment, at its first decision; `opened`: dice are open."""
    if is_kept(start):
        s = _load(game, start)
        s.key = seed_bytes(seed)
        s.open_chance = opened
        return s
    return game.new_open(start, seed) if opened else game.new(start, seed)


def _load(game: Game, start: str) -> State:
    mark, _, word = start[len(HEAD) :].partition(":")
    if mark != game.mark():
        raise NotationError(
            f"this moment of {game.name} was kept with other cards: {mark!r}, not {game.mark()!r}"
        )
    unpacker = zlib.decompressobj()
    try:
        data = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        text = unpacker.decompress(data, _LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise NotationError("this kept moment cannot be unpacked") from None
    if len(text) > _LARGEST or not unpacker.eof:
        raise NotationError("this kept moment cannot be unpacked, or is too large")
    return game.load(text.decode("ascii", "replace"))

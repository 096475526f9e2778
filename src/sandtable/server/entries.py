"""The choices of a table that stand, as they are told: the newest as they are, older ones packed by pages.

A long game has thousands, and almost nobody asks for them: packed, one takes about twenty bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec

PAGE = 32  # entries that are packed together; at least as many stay unpacked


class Entry(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A choice that stands."""

    text: str
    seat: int  # from 1
    turn: str
    rolled: tuple[tuple[str, str], ...]  # what was rolled after it: the turn it belongs to, the face
    told: tuple[bytes, ...]  # as it is sent: once for all, or for spectators, seat 1, seat 2 and so on


_decode = msgspec.msgpack.Decoder(list[Entry]).decode


def _pack(entries: list[Entry]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(entries))


def _unpack(page: bytes) -> list[Entry]:
    return _decode(zlib.decompress(page))


class Entries:
    """The log of a table; it grows at its end and is cut there."""

    __slots__ = ("pages", "tail")

    def __init__(self) -> None:
        self.pages: list[bytes] = []
        self.tail: list[Entry] = []

    def __len__(self) -> int:
        return len(self.pages) * PAGE + len(self.tail)

    def add(self, entry: Entry) -> None:
        self.tail.append(entry)
        if len(self.tail) == 2 * PAGE:
            self.pages.append(_pack(self.tail[:PAGE]))
            del self.tail[:PAGE]

    def cut(self, m: int) -> None:
        """Keep the first m."""
        while m < len(self.pages) * PAGE:
            self.tail = _unpack(self.pages.pop())
        del self.tail[m - len(self.pages) * PAGE :]

    def back(self) -> Iterator[Entry]:
        """One after another, the newest first."""
        yield from reversed(self.tail)
        for page in reversed(self.pages):
            yield from reversed(_unpack(page))

    def some(self, start: int, stop: int | None = None) -> list[Entry]:
        """Those from moment start+1 to moment stop."""
        stop = len(self) if stop is None else min(stop, len(self))
        packed = len(self.pages) * PAGE
        found: list[Entry] = []
        for number in range(start // PAGE, min(len(self.pages), (stop + PAGE - 1) // PAGE)):
            at = number * PAGE
            found += _unpack(self.pages[number])[max(0, start - at) : stop - at]
        return found + self.tail[max(0, start - packed) : max(0, stop - packed)]

    def told_back(self, m: int, viewer: int) -> Iterator[msgspec.Raw]:
        """What a seat is told of moment m and those before it, one after another."""
        while m > 0:
            start = (m - 1) // PAGE * PAGE
            for entry in reversed(self.some(start, m)):
                yield _for(entry, viewer)
            m = start

    def told_at(self, m: int, viewer: int) -> msgspec.Raw:
        """What a seat is told of the choice that led to moment m."""
        (entry,) = self.some(m - 1, m)
        return _for(entry, viewer)


def _for(entry: Entry, viewer: int) -> msgspec.Raw:
    return msgspec.Raw(entry.told[viewer if viewer < len(entry.told) else 0])

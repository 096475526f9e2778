"""Raw connections: how many there may be, from where, and which goes first when there are too many.

A line is open from the moment it is accepted, whether anything is said on it or not. It is *silent* while no
request of it is worked on: it has sent nothing yet, or half a head, or waits for the next request.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.server.errors import Refused

RETRY = 10  # seconds after which one may try again


class Line:
    """One connection."""

    __slots__ = ("address", "gone", "shut", "silent")

    def __init__(self, address: str, shut: Callable[[], None]) -> None:
        self.address = address
        self.shut = shut  # called when it has to make room for another
        self.silent = False
        self.gone = False


class Silent:
    """Silent lines by address, each address's in the order in which they fell silent; everything at once."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[Line, None]] = {}
        self.ranks: list[dict[str, None]] = [{}]  # addresses by how many such lines they have
        self.most = 0

    def _rank(self, address: str, before: int, after: int) -> None:
        self.ranks[before].pop(address, None)
        if after == len(self.ranks):
            self.ranks.append({})
        if after:
            self.ranks[after][address] = None
        self.most = max(self.most, after)
        while self.most and not self.ranks[self.most]:
            self.most -= 1

    def add(self, line: Line) -> None:
        own = self.lines.setdefault(line.address, {})
        own[line] = None
        self._rank(line.address, len(own) - 1, len(own))

    def remove(self, line: Line) -> None:
        own = self.lines[line.address]
        del own[line]
        self._rank(line.address, len(own) + 1, len(own))
        if not own:
            del self.lines[line.address]

    def oldest(self, address: str = "") -> Line | None:
        """The oldest of an address, or of the address that has most of them."""
        if not address:
            address = next(iter(self.ranks[self.most]), "") if self.most else ""
        own = self.lines.get(address)
        return next(iter(own)) if own else None


class Lines:
    """All connections of a server."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each  # by address
        self.most = most
        self.open = 0
        self.turned_away = 0
        self.cut = 0  # silent ones that made room
        self.refused = 0  # heads that were too large, too late or none, and what is counted above
        self.counts: dict[str, int] = {}
        self.silent = Silent()

    def enter(self, address: str, free: bool, shut: Callable[[], None]) -> Line:
        """A connection has been accepted: room is made for it at the cost of a silent one, or it is refused.

        `free`: an address of which any number may come, because it is a proxy's or this machine's own.
        """
        if not free and self.counts.get(address, 0) >= self.each and not self._make_room(address):
            self.turned_away += 1
            raise Refused("too-many", "Too many connections are open from your address.", "", RETRY)
        if self.open >= self.most and not self._make_room(""):
            self.turned_away += 1
            raise Refused("too-many", "Too many connections are open.", "", RETRY)
        line = Line(address, shut)
        self.open += 1
        self.counts[address] = self.counts.get(address, 0) + 1
        self.falls_silent(line)
        return line

    def _make_room(self, address: str) -> bool:
        line = self.silent.oldest(address)
        if line is None:
            return False
        self.cut += 1
        self.leave(line)
        line.shut()
        return True

    def falls_silent(self, line: Line) -> None:
        if not line.silent and not line.gone:
            line.silent = True
            self.silent.add(line)

    def is_busy(self, line: Line) -> None:
        if line.silent:
            line.silent = False
            self.silent.remove(line)

    def leave(self, line: Line) -> None:
        """A connection has gone, or is going; saying so twice does no harm."""
        if line.gone:
            return
        self.is_busy(line)
        line.gone = True
        self.open -= 1
        left = self.counts[line.address] - 1
        if left:
            self.counts[line.address] = left
        else:
            del self.counts[line.address]

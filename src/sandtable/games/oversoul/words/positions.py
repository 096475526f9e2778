"""A table from a position: turn=9 active=1 1.leader=Name 1.rank=5 1.pool=4 1.U1=Name[x/d2]+Name 1.hand=…"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.changes.entering import (
    attach,
    is_event,
    receive_printed,
    set_down,
    sync_charges,
)
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ACTION, Board
from sandtable.games.oversoul.turn.phases import ASKING, Turn, Turns
from sandtable.games.oversoul.turn.setup import deal
from sandtable.games.oversoul.words.notation import ZONES, face_named
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError


class Reader:
    """Builds a table, word by word."""

    def __init__(self, text: str, library: Library, key: bytes, book: Book) -> None:
        self.library = library
        self.book = book
        self.values: dict[str, str] = {}
        for word in text.split():
            name, sign, value = word.partition("=")
            if not sign or not value or name in self.values:
                message = f"{word!r}: a position has words like turn=3 or 1.hand=Name,Name, each once"
                raise NotationError(message)
            self.values[name] = value
        seats = max([int(name[0]) for name in self.values if name[1:2] == "." and name[0] in "1234"] or [0])
        if seats not in (2, 4):
            raise NotationError(
                "a position has two or four players: 1.leader=… 2.leader=…", book.cite(c.C_1_0_1)
            )
        leaders = [self.leader(seat) for seat in range(seats)]
        self.s = deal(library, leaders, [[] for _ in range(seats)], key)

    def leader(self, seat: int) -> int:
        text = self.values.get(f"{seat + 1}.leader", "")
        if not text:
            raise NotationError(f"player {seat + 1} has no leader", self.book.cite(c.C_1_0_2))
        face = face_named(self.library, text, text.partition("[")[0])
        if self.library.leads[face] == 0:
            name = self.library.names[face]
            raise NotationError(f"{text!r}: {name} is no Leader", self.book.cite(c.C_2_0_10))
        return face

    def number(self, name: str, default: int, least: int, most: int) -> int:
        text = self.values.pop(name, str(default))
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise NotationError(f"{name} cannot be {text!r}: a number from {least} to {most} is expected")
        return int(text)

    def read(self) -> Board:
        s = self.s
        s.turn = self.number("turn", 3, 1, 199)
        s.active = self.number("active", 1, 1, int(s.seats)) - 1
        order = [
            int(x) - 1
            for x in self.values.pop("order", "1,2,3,4"[: 2 * s.seats - 1]).split(",")
            if x.isdigit()
        ]
        if sorted(order) != list(range(s.seats)):
            raise NotationError("order names every player once, such as 2,1")
        s.order = vec[i64](order)
        s.starter = order[0]
        for seat in range(s.seats):
            self.player(seat)
        sync_charges(s)
        if self.values:
            raise NotationError(f"{next(iter(self.values))!r} is no word of a position")
        turn = Turn(s.active)
        turn.step = ASKING
        turns = Turns()
        turns.step = 1
        s.frames = [turns, turn]
        s.phase = ACTION
        s.run()
        return s

    def player(self, seat: int) -> None:
        s = self.s
        head = f"{seat + 1}."
        s.let(seat, their.RANK, self.number(head + "rank", 5, 1, 5))
        s.let(seat, their.POOL, self.number(head + "pool", int(s.of(seat, their.RANK)), 0, 99))
        s.let(seat, their.CYCLES, 2)
        self.marks(int(s.of(seat, their.LEADER)), self.values.pop(head + "leader"))
        for spot in range(geometry.LEADER_SPOT):
            text = self.values.pop(head + geometry.NAMES[spot], "")
            if text:
                self.zone(seat, spot, text)
        for key, zone in ZONES.items():
            text = self.values.pop(head + key, "")
            for one in reversed(text.split(",") if text else []):
                thing = self.thing(one, seat)
                s.set_zone(thing, zone)
                s.put(thing, its.RANK, s.tick())

    def thing(self, text: str, seat: int) -> int:
        face = face_named(self.library, text, text.partition("[")[0])
        if self.library.leads[face] == 1:
            message = f"{text!r}: a Leader stands behind leader="
            raise NotationError(message, self.book.cite(c.R13))
        return int(self.s.new_thing(face, seat))

    def zone(self, seat: int, spot: int, text: str) -> None:
        s = self.s
        parts = text.split("+")
        thing = self.thing(parts[0], seat)
        face = s.get(thing, its.FACE)
        down = "f" in parts[0].partition("[")[2].rstrip("]").split("/")
        misplaced = is_event(s, face) != geometry.is_event_zone(spot)
        if misplaced or (not down and (self.library.kind[face] == op.CONSTRUCT or self.library.hp[face] < 0)):
            name = self.library.names[face]
            raise NotationError(
                f"{text!r}: {name} cannot lie in {geometry.NAMES[spot]}", self.book.cite(c.C_3_4_2)
            )
        set_down(s, thing, seat, spot, its.FACE_DOWN if down else its.UPRIGHT)
        self.marks(thing, parts[0])
        receive_printed(s, thing)
        for part in parts[1:]:
            construct = self.thing(part, seat)
            if self.library.kind[s.get(construct, its.FACE)] != op.CONSTRUCT or down:
                raise NotationError(f"{part!r} cannot be Attached there", self.book.cite(c.C_5_3_1))
            attach(s, construct, thing, seat)
            self.marks(construct, part)
            s.put(construct, its.ENTERED, 0)

    def marks(self, thing: int, text: str) -> None:
        s = self.s
        bracket = text.partition("[")[2]
        for mark in bracket.removesuffix("]").split("/") if bracket else []:
            if mark == "x" and s.get(thing, its.PLACE) != its.LEADER_ZONE:
                s.put(thing, its.SIDE, its.SIDEWAYS)
            elif mark[:1] == "d" and mark[1:].isdigit() and len(mark) < 4:
                s.put(thing, its.DAMAGE, int(mark[1:]))
            elif mark != "f":
                raise NotationError(f"{text!r}: {mark!r} is none of x, f, d2")


def parse(text: str, library: Library, key: bytes, book: Book) -> Board:
    return Reader(text, library, key, book).read()

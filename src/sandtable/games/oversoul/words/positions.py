"""A table from a position: turn=9 active=1 1.leader=Name 1.rank=5 1.pool=4 1.U1=Name[x/d2]+Name 1.hand=…"""

from __future__ import annotations

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
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ACTION, Board
from sandtable.games.oversoul.turn.phases import ASKING, Turn, Turns
from sandtable.games.oversoul.turn.setup import deal
from sandtable.games.oversoul.words.notation import ZONES, named
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.timing.positions import Words, is_count, marks_in


class Reader:
    """Builds a table, word by word."""

    def __init__(self, text: str, library: Library, key: bytes, book: Book) -> None:
        self.library = library
        self.book = book
        self.words = Words(text)
        self.early = False
        self.home = ""  # what is said of the Leader of the player who is read
        seats = self.words.seats()
        if seats not in (2, 4):
            raise NotationError(
                "a position has two or four players: 1.leader=… 2.leader=…", book.cite(c.C_1_0_1)
            )
        leaders = [self.leader(seat) for seat in range(seats)]
        self.s = deal(library, leaders, [[] for _ in range(seats)], key)

    def leader(self, seat: int) -> int:
        text = self.words.values.get(f"{seat + 1}.leader", "") or self.leader_in_zone(seat)
        if not text:
            raise NotationError(f"player {seat + 1} has no leader", self.book.cite(c.C_1_0_2))
        face = named(self.library, text, text.partition("[")[0])
        if self.library.leads[face] == 0:
            name = self.library.names[face]
            raise NotationError(f"{text!r}: {name} is no Leader", self.book.cite(c.C_2_0_10))
        return face

    def leader_in_zone(self, seat: int) -> str:
        """A Leader that lies in a Unit or Event Zone, Activated or Prepared."""
        for spot in range(geometry.LEADER_SPOT):
            text = self.words.values.get(f"{seat + 1}.{geometry.NAMES[spot]}", "").partition("+")[0]
            if text and self.library.leads[named(self.library, text, text.partition("[")[0])] == 1:
                return text
        return ""

    def read(self) -> Board:
        s = self.s
        self.early = "turn" in self.words.values  # where no turn is named, everybody has had one
        self.words.begin(s, self.words.number("turn", 3, 1, 199))
        s.starter = s.order[0]
        for seat in range(s.seats):
            self.player(seat)
        sync_charges(s)
        self.words.end()
        turn = Turn(s.active)
        turn.step = ASKING
        turns = Turns()
        turns.step = 1
        s.frames = [turns, turn]
        s.phase = ACTION
        s.worked.fresh = False
        s.run()
        return s

    def player(self, seat: int) -> None:
        s = self.s
        head = f"{seat + 1}."
        s.let(seat, their.RANK, self.words.number(head + "rank", 5, 1, 5))
        s.let(seat, their.POOL, self.words.number(head + "pool", int(s.of(seat, their.RANK)), 0, 99))
        s.let(seat, their.CYCLES, self.cycles(seat))
        self.home = self.words.take(head + "leader")
        self.marks(int(s.of(seat, their.LEADER)), self.home)
        for spot in range(geometry.LEADER_SPOT):
            text = self.words.take(head + geometry.NAMES[spot])
            if text:
                self.zone(seat, spot, text)
        for key, zone in ZONES.items():
            for one in reversed(self.words.listed(head + key)):
                thing = self.thing(one, seat)
                s.set_zone(thing, zone)
                s.put(thing, its.RANK, s.tick())

    def cycles(self, seat: int) -> int:
        """None as long as this player has had no turn, and then their first skips three steps (2.1.4)."""
        s = self.s
        order = [int(player) for player in s.order]
        ago = (order.index(int(s.active)) - order.index(seat)) % s.seats
        return 0 if self.early and ago >= s.turn else 2

    def thing(self, text: str, seat: int, in_zone: bool = False) -> int:
        face = named(self.library, text, text.partition("[")[0])
        if self.library.leads[face] == 1:
            leader = int(self.s.of(seat, their.LEADER))
            if not in_zone or self.home or self.s.get(leader, its.FACE) != face:
                message = f"{text!r}: a Leader stands behind leader=, or in one Zone"
                raise NotationError(message, self.book.cite(c.R13))
            self.home = text
            return leader
        thing = int(self.s.new_thing(face, seat))
        if face >= self.library.cards:
            if not in_zone:
                raise NotationError(f"{text!r}: a TOTEM lies on the board only", self.book.cite(c.C_7_1_32))
            self.s.set_flag(thing, its.IS_TOKEN)
        return thing

    def zone(self, seat: int, spot: int, text: str) -> None:
        s = self.s
        parts = text.split("+")
        thing = self.thing(parts[0], seat, True)
        face = s.get(thing, its.FACE)
        down = "f" in marks_in(parts[0])
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
            kind = self.library.kind[s.get(construct, its.FACE)]
            if kind == op.UNIT and self.library.kind[face] == op.UNIT:  # a Unit as a UNIT Construct (R122)
                s.set_flag(construct, its.AS_CONSTRUCT)
                s.put(construct, its.FORM_HP, self.library.hp[s.get(construct, its.FACE)])
            elif kind != op.CONSTRUCT or down:
                raise NotationError(f"{part!r} cannot be Attached there", self.book.cite(c.C_5_3_1))
            attach(s, construct, thing, seat)
            self.marks(construct, part)
            s.put(construct, its.ENTERED, 0)

    def marks(self, thing: int, text: str) -> None:
        s = self.s
        for mark in marks_in(text):
            if mark == "x" and s.get(thing, its.PLACE) != its.LEADER_ZONE:
                s.put(thing, its.SIDE, its.SIDEWAYS)
            elif mark[:1] == "d" and is_count(mark[1:]) and len(mark) < 4:
                s.put(thing, its.DAMAGE, int(mark[1:]))
            elif mark[:1] == "h" and is_count(mark[1:]) and len(mark) < 4 and s.flag(thing, its.AS_CONSTRUCT):
                s.put(thing, its.FORM_HP, int(mark[1:]))
            elif mark in w.ARCHETYPES and s.flag(thing, its.IS_TOKEN):
                s.put(thing, its.HUE, s.get(thing, its.HUE) | 1 << w.ARCHETYPES.number(mark))
            elif mark != "f":
                message = "x, f, d2; of a TOTEM its Archetypes, of a Unit that is Attached its HP as h3"
                raise NotationError(f"{text!r}: {mark!r} is none of {message}")


def parse(text: str, library: Library, key: bytes, book: Book) -> Board:
    return Reader(text, library, key, book).read()

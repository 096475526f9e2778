"""Programs written by hand, for games that are so small that they have no language of their own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing.faces import BANS, SWAPS, Faces
from sandtable.timing.flow import Else, If, Mode, Modes, Offer, PickRow, Redirect
from sandtable.timing.orders import Order
from sandtable.timing.rules import Rules
from sandtable.timing.things import PlainTable

INSTRUCTIONS = 40
PREVENT = 38  # the next time pattern A would happen
REDIRECT = 39
ROOM = 4000  # integers of all programs together


class Sheet:
    """The faces of a small game: each card is a list of abilities."""

    def __init__(self, rules: Rules, orders: dict[int, Order]) -> None:
        self.code = [0]
        self.faces = Faces()
        self.faces.rules = rules
        shared = {w.PICK: PickRow(), w.MAY: Offer(), w.UNLESS: Offer(), w.IF: If(), w.ELSE: Else()}
        shared |= {w.MODES: Modes(), w.MODE: Mode(), REDIRECT: Redirect()}
        self.faces.orders = [(shared | orders).get(kind, Order()) for kind in range(INSTRUCTIONS)]
        self.faces.ears = vec[i64]([1 << kind for kind in range(INSTRUCTIONS)])
        self.faces.signs = self.faces.ears
        self.faces.shapes = self.faces.ears
        roles = {w.FORBID: BANS, w.PERMIT: BANS, w.REPLACE: SWAPS, PREVENT: SWAPS}
        self.faces.roles = vec[i64]([roles.get(kind, 0) for kind in range(INSTRUCTIONS)])
        self.faces.touches = vec[i64]([0] * ROOM)

    def record(self, *numbers: int) -> int:
        at = len(self.code)
        self.code += numbers
        return at

    def point(self, at: int, field: int, to: int) -> None:
        self.code[at + field] = to - at

    def ability(self, kind: int, *rows: dict[int, int], **more: int) -> int:
        """A header with its body; in a row fields that are negative point at the record of that number."""
        header = self.record(*[0] * lay.HEADER)
        self.code[header] = kind
        self.point(header, lay.BODY, self.rows(*rows))
        if "cost" in more:
            self.point(header, lay.COST, more["cost"])
        if "event" in more:
            self.point(header, lay.EVENT, more["event"])
        if "gate" in more:
            self.point(header, lay.GATE, more["gate"])
        if "targets" in more:
            self.point(header, lay.TARGETS, more["targets"])
        self.faces.code = vec[i64](self.code)
        return header

    def rows(self, *rows: dict[int, int]) -> int:
        first = len(self.code)
        for row in (*rows, {lay.OP: lay.END}):
            at = self.record(*[0] * lay.ROW)
            for field, number in row.items():
                self.code[at + field] = number if number >= 0 else -number - at
        return first

    def pattern(self, kind: int, **fields: int) -> int:
        at = self.record(*[0] * lay.ROW)
        self.code[at] = kind
        for name, number in fields.items():
            self.code[at + getattr(lay, name)] = number
        return at

    def condition(self, *patterns: int, scope: int = w.NOW) -> int:
        at = self.record(scope, len(patterns), *[0] * len(patterns))
        for i, pattern in enumerate(patterns):
            self.code[at + 2 + i] = pattern - at
        return at

    def trigger(self, kind: int, *patterns: int) -> int:
        condition = self.condition(*patterns)
        at = self.record(kind, 0)
        self.point(at, lay.WAITS_FOR, condition)
        return at

    def selection(self, mode: int, slot: int, low: int = 1, high: int = 1, fits: int = 0) -> int:
        at = self.record(mode, 0, slot, low, high, 0, 0, 0)
        if fits:
            self.point(at, lay.FITS, fits)
        return at

    def filter(self, *tests: tuple[int, int, int]) -> int:
        return self.record(len(tests), *[number for test in tests for number in test])

    def touch(self, row: int, *kinds: int) -> None:
        """A row, counted by its place, that forbids, replaces or prevents these events."""
        self.faces.touches[row] = sum(1 << kind for kind in kinds)

    def face(self, name: str, *headers: int) -> int:
        faces = self.faces
        number = len(faces.names)
        faces.names.append(name)
        faces.name = vec[i64]([*faces.name, number + 1])
        faces.first = vec[i64]([*faces.first, len(faces.abilities)])
        faces.count = vec[i64]([*faces.count, len(headers)])
        faces.flags = vec[i64]([*faces.flags, 0])
        faces.abilities = vec[i64]([*faces.abilities, *headers])
        faces.events = vec[i64]([*faces.events, sum({1 << kind for h in headers for kind in self.heard(h)})])
        faces.cards = number + 1
        return number

    def heard(self, header: int) -> list[int]:
        """The events that an ability waits for."""
        code = vec[i64](self.code)
        if not lay.has(code, header, lay.EVENT):
            return []
        condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
        count = int(lay.patterns(code, condition))
        return [int(lay.kind(code, lay.pattern(code, condition, i))) for i in range(count)]


class SmallRules(Rules):
    """What all of these games answer alike: two seats, cards that everybody sees."""

    def abilities(self, s, thing):
        faces = s.faces
        first = faces.first[s.get(thing, its.FACE)]
        return faces.abilities[first : first + faces.count[s.get(thing, its.FACE)]]

    def lot(self, s, thing):
        return -1


def table(faces: Faces, key: bytes, cells: list[int], board: list[tuple[int, int]]) -> PlainTable:
    """A table of two seats, with the faces that each has on the board."""
    s = PlainTable(2, key, [], faces)
    s.cells = vec[i64](cells)
    s.order = vec[i64]([0, 1])
    s.seat_players()
    for face, owner in board:
        s.set_zone(s.new_thing(face, owner), w.BOARD)
    return s

"""Village: a made-up card game of a few faces, to try the shared card engine on its own.

Nobody plays it. It has two kinds of folk, two places on the board, and programs that are laid down here word
by word, so that each test says what it reads.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing.evaluating.outlines import EFFECTS, O_HIDDEN, O_UP, PLAYERS, THINGS
from sandtable.timing.evaluating.patterns import NUMBER, OWN, THING, ZONE
from sandtable.timing.evaluating.reading import Reading
from sandtable.timing.faces import BANS, GIVES, SWAPS, UNASKED, Faces
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState, PlainTable
from sandtable.timing.values import is_effect, is_player, player_value, thing_of

# nouns: kinds of folk are bits of `Faces.subtypes`
CARD, VILLAGER, EFFECT, SEAT, FARMER, MILLER = 1, 2, 3, 4, 10, 11
# tests of its own
LYING, OLDER = 20, 21
# instructions of its own
GROW, VISIT, SPIN, GIVE, HAPPY = 20, 21, 22, 30, 40
GARDEN, STREET = 1, 2  # places on the board
LIES_DOWN = 1
AGE = its.FIRST_OWN
PILE = w.FIRST_ZONE
TALLEST = 1000
OLDEST = w.FIRST_MODE  # a mode of its own: the oldest of its owner
YEARS = w.FIRST_AMOUNT
INSTRUCTIONS = 64

FARMERS, MILLERS, BOTH, STRANGER = range(4)  # faces


class VillageRules(Reading):
    """What Village's own words mean."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = 0
        self.full = False

    def noun_fits(self, s: CardState, word: i64, value: i64, scene: Scene) -> bool:
        if is_player(value) or is_effect(value):
            return word == (SEAT if is_player(value) else EFFECT)
        if word >= FARMER:
            return (s.faces.subtypes[s.get(thing_of(value), its.FACE)] >> (word - FARMER)) & 1 == 1
        return word == CARD or (word == VILLAGER and s.get(thing_of(value), its.PLACE) == STREET)

    def noun_sort(self, word: i64) -> i64:
        return PLAYERS if word == SEAT else EFFECTS if word == EFFECT else THINGS

    def noun_places(self, word: i64) -> i64:
        return 1 << STREET if word == VILLAGER else its.ANYWHERE

    def noun_kind(self, word: i64) -> i64:
        return word - FARMER if word >= FARMER else -1

    def test_fits(self, s: CardState, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
        if kind == LYING:
            return s.get(thing_of(value), its.SIDE) == x
        return s.get(thing_of(value), AGE) > x

    def test_outline(self, kind: i64, x: i64) -> i64:
        if kind != LYING:
            return 0
        return O_UP if x == its.LIES_UP else O_HIDDEN

    def looked_up(self, mode: i64) -> bool:
        return mode == OLDEST

    def look_up(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        best = -1
        for thing in s.board:
            if s.get(thing, its.CONTROLLER) == scene.you and (
                best < 0 or s.get(thing, AGE) > s.get(best, AGE)
            ):
                best = thing
        return vec[i64]() if best < 0 else append(vec[i64](), s.ref(best))

    def unchoosable(self, s: CardState, player: i64, value: i64) -> bool:
        return self.forbidden(s, VISIT, player_value(player), value, 0, 0)

    def other_amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        total = 0
        for one in self.selected(s, lay.part(s.faces.code, at, lay.COUNTED), scene):
            total += s.get(thing_of(one), AGE)
        return total

    def state_holds(self, s: CardState, pattern: i64, scene: Scene) -> bool:
        return scene.did != 0

    def pattern_also(self, s: CardState, pattern: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        return n > 5

    def may_last(self, s: CardState, scene: Scene) -> bool:
        return not self.full

    def lost_at(self, s: CardState, thing: i64) -> i64:
        return self.lost

    def suspended(self, s: CardState, at: i64, thing: i64) -> bool:
        return self.lost > 0

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        if s.get(thing, its.ZONE) == w.HAND:
            return s.get(thing, its.OWNER) == seat
        return s.get(thing, its.ZONE) != w.DECK

    def lot(self, s: CardState, thing: i64) -> i64:
        return -1 if s.flag(thing, its.IS_TOKEN) else s.get(thing, its.OWNER)


class Village:
    """A library that a test lays programs into, and a table of it."""

    def __init__(self) -> None:
        self.rules = VillageRules()
        self.faces = Faces()
        self.faces.rules = self.rules
        self.faces.names = ["Farmer", "Miller", "Both", "Stranger"]
        self.faces.subtypes = vec[i64]([1, 2, 3, 0])
        for _ in self.faces.names:
            self.faces.first = append(self.faces.first, i64(0))
            self.faces.count = append(self.faces.count, i64(0))
            self.faces.flags = append(self.faces.flags, i64(0))
            self.faces.events = append(self.faces.events, i64(0))
        bits = [1 << (n % 60) for n in range(INSTRUCTIONS)]
        self.faces.shapes = vec[i64](bits)
        self.faces.signs = vec[i64](bits)
        roles = {w.FORBID: BANS, w.PERMIT: BANS, w.REPLACE: SWAPS, GIVE: GIVES}
        self.faces.roles = vec[i64]([roles.get(n, 0) for n in range(INSTRUCTIONS)])
        self.faces.subjects = vec[i64]([lay.WHO] * INSTRUCTIONS)
        self.faces.part_a = vec[i64]([{VISIT: THING, SPIN: NUMBER}.get(n, 0) for n in range(INSTRUCTIONS)])
        self.faces.part_b = vec[i64]([{VISIT: ZONE}.get(n, 0) for n in range(INSTRUCTIONS)])
        self.faces.part_c = vec[i64]([{GROW: OWN}.get(n, 0) for n in range(INSTRUCTIONS)])
        self.faces.first_state = HAPPY
        self.faces.grant = GIVE
        self.faces.chosen = VISIT
        self.faces.largest = TALLEST
        self.code: list[int] = [0]

    def lay(self, *numbers: int) -> int:
        """One record behind the others; where it begins."""
        at = len(self.code)
        self.code += numbers
        return at

    def filter(self, *tests: tuple[int, int, int]) -> int:
        return self.lay(len(tests), *[number for test in tests for number in test])

    def selection(
        self, mode: int, slot: int = 0, fits: int = 0, low: int = 1, high: int = 1, of: int = 0
    ) -> int:
        at = len(self.code)
        return self.lay(mode, 0, slot, low, high, fits - at if fits else 0, of - at if of else 0, 0)

    def amount(self, kind: int, number: int = 0, counted: int = 0, per: int = 0) -> int:
        at = len(self.code)
        return self.lay(kind, number, counted - at if counted else 0, per - at if per else 0)

    def row(self, op: int, who: int = 0, a: int = 0, b: int = 0, lasts: int = 0, number: bool = False) -> int:
        """A row or pattern; A is a number if that is said, a record otherwise."""
        at = len(self.code)
        given = a if number else (a - at if a else 0)
        return self.lay(
            op, 0, 0, who - at if who else 0, given, b - at if b else 0, 0, lasts - at if lasts else 0
        )

    def condition(self, scope: int, *patterns: int) -> int:
        at = len(self.code)
        return self.lay(scope, len(patterns), *[pattern - at for pattern in patterns])

    def table(self, seats: int = 2) -> PlainTable:
        """A table on which nothing lies yet, once all programs are laid down."""
        self.code += [0] * 16  # END, and room to read on
        self.faces.code = vec[i64](self.code)
        for name in ("outlines", "kinds", "places", "touches", "hears"):
            setattr(self.faces, name, vec[i64]([0] * len(self.code)))
        self.faces.looks = vec[i64]([UNASKED] * len(self.code))
        s = PlainTable(seats, b"", [], self.faces, AGE + 1, 1)
        s.seat_players()
        s.order = vec[i64](list(range(seats)))
        s.turn = 1
        return s


def put(s: CardState, face: int, owner: int, zone: int = w.BOARD, place: int = GARDEN, age: int = 0) -> int:
    """A new thing somewhere."""
    thing = s.new_thing(face, owner)
    s.set_zone(thing, zone)
    s.put(thing, its.PLACE, place)
    s.put(thing, its.RANK, s.tick())
    s.put(thing, AGE, age)
    return int(thing)


def scene(you: int = 0, source: int = 0) -> Scene:
    return Scene(source, you, vec[i64]())

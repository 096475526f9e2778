"""PUSH and PULL of one Character: which way, how far, in one go (PUSH.1 to PUSHPULL.5, R62 to R64, R176)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import areas
from sandtable.games.antithesis.board.squares import DIRECTIONS, opposite, shifted
from sandtable.games.antithesis.evaluating import ground, standing
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

WAY: Final = 0  # steps: the direction
WAY_ASKED: Final = 1
FAR: Final = 2  # the distance
FAR_ASKED: Final = 3

OFF_BOARD: Final = 0  # source: none that has squares (R63)


@final
@mypyc_attr(acyclic=True)
class Shove(Asking):
    """One Character is moved by PUSH or PULL; it is removed and enters, and does not leave or arrive."""

    FIELDS: ClassVar[tuple[str, ...]] = ("you", "target", "kind", "most", "source", "way")

    def __init__(self, you: i64 = 0, target: i64 = 0, kind: i64 = 0, most: i64 = 0, source: i64 = 0) -> None:
        super().__init__()
        self.you: i64 = you  # who decides
        self.target: i64 = target  # ref
        self.kind: i64 = kind  # PUSH or PULL
        self.most: i64 = most  # True Damage
        self.source: i64 = source  # its squares, or OFF_BOARD
        self.way: i64 = 0

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == WAY:
            board.worked.shoved = 0
            if not s.same(self.target) or not board.in_play(thing_of(self.target)):
                return DONE
            if forbidden(board, op.SHOVE, 0, self.target, 0, self.kind) != 0:
                return DONE
            ways = self.ways(board)
            if len(ways) == 0 or self.most == 0:
                return DONE
            self.step = WAY_ASKED
            if len(ways) > 1:
                return s.ask(self.you, c.R62)
            s.answer = o.make(o.DIRECTION, o.going(0, ways[0]))
        if self.step == WAY_ASKED:
            self.way = o.going_to(o.value_of(s.answer))
            if self.room(board, self.way) == 0:
                board.worked.shoved = 0
                return DONE
            self.step = FAR_ASKED
            return s.ask(self.you, c.R64)
        self.move(board, o.value_of(s.answer))
        return DONE

    def ways(self, s: Board) -> vec[i64]:
        """The directions among which the controller of the effect chooses."""
        thing = thing_of(self.target)
        here = s.get(thing, its.SQUARES)
        if self.source == OFF_BOARD:
            ahead = areas.ahead_of(s.get(thing, its.CONTROLLER))
            return append(vec[i64](), ahead if self.kind == op.PULL else opposite(ahead))
        return areas.towards(self.source, here) if self.kind == op.PULL else areas.away(self.source, here)

    def room(self, s: Board, way: i64) -> i64:
        """How far it can go: up to the edge, a Character, or a square that its printed array could not
        enter.
        """
        thing = thing_of(self.target)
        here = s.get(thing, its.SQUARES)
        most = self.most
        if self.kind == op.PULL and self.source != OFF_BOARD:
            most = min(most, areas.pull_room(self.source, here, way))
        far: i64 = 0
        while far < most:
            there = shifted(here, way)
            if there == 0 or standing.occupied(s, thing) & there != 0:
                break
            if ground.can_enter(s, thing, there & ~here, 0) != 0:
                break
            here = there
            far += 1
        return far

    def move(self, s: Board, far: i64) -> None:
        """All in one go; one enters event with all squares entered (R187)."""
        thing = thing_of(self.target)
        here = s.get(thing, its.SQUARES)
        entered: i64 = 0
        left = far
        while left > 0:
            here = shifted(here, self.way)
            entered |= here
            left -= 1
        entered &= ~s.get(thing, its.SQUARES)
        s.worked.shoved = far
        if entered != 0:
            s.put(thing, its.SQUARES, here)
            s.tell(facts.SHOVED, s.get(thing, its.CONTROLLER), common.counted(s.get(thing, its.FACE), far))
            how = self.kind if s.library.particular else 0
            happen(s, op.ENTERS, self.target, 0, how, far, entered)

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        if self.step == WAY_ASKED:
            return directions(vec[i64](), self.ways(board))
        return distances(vec[i64](), self.room(board, self.way))

    def candidates(self, s: State) -> vec[i64]:
        if self.step == WAY_ASKED:
            return directions(self.asides(s), vec[i64](list(range(DIRECTIONS))))
        return distances(self.asides(s), self.most)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE or option in self.options(s):
            return 0
        kind = o.kind_of(option)
        if self.step == WAY_ASKED and kind == o.DIRECTION and o.value_of(option) < DIRECTIONS:
            return c.R62
        if self.step == FAR_ASKED and kind == o.DISTANCE:
            return c.R64 if o.value_of(option) <= self.most else c.PUSHPULL_3
        return UNLISTED


def directions(out: vec[i64], ways: vec[i64]) -> vec[i64]:
    for way in ways:
        out = append(out, o.make(o.DIRECTION, o.going(0, way)))
    return out


def distances(out: vec[i64], most: i64) -> vec[i64]:
    far: i64 = 0
    while far <= most:
        out = append(out, o.make(o.DISTANCE, far))
        far += 1
    return out

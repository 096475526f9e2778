"""[Move] (MOVE.1 to MOVE.4): the array, its dice, and then square by square with a window at each."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import DIRECTIONS, SQUARES, is_diagonal, lowest, shifted
from sandtable.games.antithesis.evaluating import combat, ground, values
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving import steps
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.table import facts, moves
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after, point
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value, thing_of

ARRAY: Final = 0  # steps: MOVE.1, which array
ARRAY_ASKED: Final = 1
DICE: Final = 2  # MOVE.1.i
POINTS: Final = 3  # MOVE.2
NEXT: Final = 4  # MOVE.3.a, the next step
STEP_ASKED: Final = 5
LEFT: Final = 6  # MOVE.3.c: the windows of leaving are closed
ARRIVED: Final = 7  # MOVE.3.e: and those of arriving
ENDED: Final = 8  # the window of a completed [Move] is closed

ONLY: Final = 1000  # `more` beyond this: so many Move Points in all, none of them for diagonals (R199)
NO_DICE: Final = -1  # `boost` of a [Move] to which no dice are added


@final
@mypyc_attr(acyclic=True)
class Move(Asking):
    """One Character performs [Move]; the answer to the frame below is 1 if it was completed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mover", "you", "more", "kind", "boost", "twice", "array", "path", "direction", "target", "result",
    )  # fmt: skip

    def __init__(self, mover: i64 = 0, you: i64 = 0) -> None:
        super().__init__()
        self.mover: i64 = mover  # ref
        self.you: i64 = you
        self.more: i64 = 0  # Move Value added by the effect that lets it move
        self.kind: i64 = 0  # movement type that the effect says, 0 for that of the array
        self.boost: i64 = 0  # Boost+1 of that effect
        self.twice: i64 = 0  # 1: Boostx2 of that effect
        self.array: i64 = 0
        self.path = vec[i64]()  # where it stood, from its start on, as sets of squares
        self.direction: i64 = -1  # of the step that is being taken, -1 for a jump
        self.target: i64 = 0  # the squares that it will stand in
        self.result: i64 = 0

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ARRAY:
            return self.choose_array(board)
        if self.step == ARRAY_ASKED:
            self.array = values.arrays(board, thing_of(self.mover))[o.value_of(s.answer)]
            self.step = DICE
        if self.step == DICE:
            return self.add_dice(board)
        if self.step == POINTS:
            self.set_points(board)
            self.step = NEXT
        if self.step == STEP_ASKED:
            if s.answer == o.STOP:
                return self.end(board, 1)
            return self.leave(board, s.answer)
        if self.step == LEFT:
            if after(board):
                return AGAIN
            return self.arrive(board)
        if self.step == ARRIVED:
            if after(board):
                return AGAIN
            self.step = NEXT
            if self.is_there(board) and point(board):
                return AGAIN  # R93 (c)
        if self.step == NEXT:
            return self.next_step(board)
        if after(board):
            return AGAIN
        s.answer = self.result
        return DONE

    # ---- MOVE.1 and MOVE.2

    def choose_array(self, s: Board) -> i64:
        thing = thing_of(self.mover)
        if bar_moving(s, self.mover, self.kind) != 0:
            s.answer = 0
            return DONE
        usable: i64 = 0
        for array in values.arrays(s, thing):
            if may_use(s, self.mover, array, self.kind):
                self.array = self.array if usable > 0 else array
                usable += 1
        self.step = DICE
        if usable > 1:
            self.step = ARRAY_ASKED
            return s.ask(self.you, c.MOVE_1)
        return AGAIN

    def add_dice(self, s: Board) -> i64:
        code = s.faces.code
        here = s.get(thing_of(self.mover), its.SQUARES)
        row = vec[i64]([0] * moves.WIDTH)
        row[moves.MOVER] = self.mover
        row[moves.YOU] = self.you
        row[moves.ARRAY] = self.array
        row[moves.TYPE] = self.kind if self.kind != 0 else lay.number_of_kind(code, self.array, op.ARRAY_TYPE)
        row[moves.START] = here
        row[moves.AT] = here
        row[moves.HEADING] = -1
        number = s.begin_move(row)
        self.path = append(vec[i64](), here)
        self.step = POINTS
        if self.boost == NO_DICE or self.is_diceless(s):
            return AGAIN
        capacity = combat.move_capacity(s, self.mover)
        icons = capacity[: prices.KINDS]
        boost = capacity[prices.KINDS] + self.boost
        return s.push(Adding(self.you, number, icons, boost, c.MOVE_1_I))

    def is_diceless(self, s: Board) -> bool:
        """Whether a text says that no dice are added to its [Move]s."""
        return forbidden(s, op.MOVE, player_value(self.you), self.mover, 0, op.DICE_ON_MOVES) != 0

    def set_points(self, s: Board) -> None:
        """Move Value + D-Move Value + pips; dice do not raise the diagonal allowance (R31)."""
        if self.more > ONLY:
            s.set_move(self.mover, moves.POINTS, self.more - ONLY)
            s.set_move(self.mover, moves.DIAGONAL, 0)
            return
        thing = thing_of(self.mover)
        pips: i64 = 0
        for die in s.added_to(s.move(self.mover, moves.NUMBER)):
            pips += their.pips_of(die)
        if self.twice == 1 or combat.move_doubled(s, self.mover):
            pips *= 2  # once only (R36)
        diagonal = values.move_d(s, self.array)
        straight = max(values.move_value(s, thing, self.array) + self.more, 0)
        s.set_move(self.mover, moves.POINTS, straight + diagonal + pips)
        s.set_move(self.mover, moves.DIAGONAL, diagonal)

    # ---- MOVE.3

    def is_there(self, s: Board) -> bool:
        """In Play, where the [Move] last put it, and under the same controller (R41)."""
        thing = thing_of(self.mover)
        if not s.same(self.mover) or not s.in_play(thing) or s.get(thing, its.CONTROLLER) != self.you:
            return False
        return s.get(thing, its.SQUARES) == s.move(self.mover, moves.AT)

    def next_step(self, s: Board) -> i64:
        thing = thing_of(self.mover)
        if not self.is_there(s):
            return self.end(s, 0)
        kind = s.move(self.mover, moves.TYPE)
        stopped = forbidden(s, op.MOVE, player_value(self.you), self.mover, 0, kind) != 0  # R194
        if stopped or not steps.can_go_on(s, self.mover):
            return self.end(s, 1)
        self.step = STEP_ASKED
        return s.ask(s.get(thing, its.CONTROLLER), c.MOVE_3_A)

    def leave(self, s: Board, option: i64) -> i64:
        """MOVE.3.b: the points are spent; it is still in the squares that it leaves (R42)."""
        thing = thing_of(self.mover)
        here = s.get(thing, its.SQUARES)
        s.beat += 1
        if o.kind_of(option) == o.SQUARE:
            self.direction = -1
            self.target = steps.landing(s, thing, o.value_of(option))
            s.set_move(self.mover, moves.POINTS, 0)
            self.step = LEFT
            return AGAIN  # TEL leaves no squares (MOVE.3.b.i)
        self.direction = o.value_of(option)
        self.target = shifted(here, self.direction)
        cost = ground.step_cost(s, thing, self.target & ~here, s.move(self.mover, moves.TYPE))
        s.set_move(self.mover, moves.POINTS, s.move(self.mover, moves.POINTS) - cost)
        if is_diagonal(self.direction):
            s.set_move(self.mover, moves.DIAGONAL, s.move(self.mover, moves.DIAGONAL) - cost)
        self.step = LEFT
        happen(s, op.LEAVES_SQUARE, self.mover, 0, 0, 1, here & ~self.target)
        return AGAIN

    def arrive(self, s: Board) -> i64:
        """MOVE.3.d: the token is moved, unless it has gone or the squares have become illegal (R41, R42)."""
        thing = thing_of(self.mover)
        if not self.is_there(s):
            return self.end(s, 0)
        here = s.get(thing, its.SQUARES)
        entered = self.target & ~here
        self.step = NEXT
        if self.direction >= 0:
            if steps.bar_entering(s, thing, entered, s.move(self.mover, moves.TYPE)) != 0:
                return AGAIN
        elif not steps.stands_freely(s, thing, self.target):
            return AGAIN
        s.beat += 1
        s.put(thing, its.SQUARES, self.target)
        s.set_move(self.mover, moves.AT, self.target)
        s.set_move(self.mover, moves.STEPS, s.move(self.mover, moves.STEPS) + 1)
        self.keep_line(s)
        self.path = append(self.path, self.target)
        s.tell(facts.MOVED, self.you, common.counted(s.get(thing, its.FACE), lowest(self.target)))
        if self.direction >= 0:
            happen(s, op.ARRIVES, self.mover, 0, 0, 1, entered)
        happen(s, op.ENTERS, self.mover, 0, 0, 1, entered)
        self.step = ARRIVED
        return AGAIN

    def keep_line(self, s: Board) -> None:
        """How many of the last steps went in one direction (R77)."""
        line: i64 = 0
        if self.direction >= 0:
            same = self.direction == s.move(self.mover, moves.HEADING)
            line = 1
            if same:
                line = s.move(self.mover, moves.STRAIGHT) + 1
        s.set_move(self.mover, moves.HEADING, self.direction)
        s.set_move(self.mover, moves.STRAIGHT, line)

    # ---- MOVE.4

    def end(self, s: Board, completed: i64) -> i64:
        """It never ends where another Character stands: it goes back along its way (R38)."""
        thing = thing_of(self.mover)
        self.result = completed
        self.step = ENDED
        here = s.same(self.mover) and s.in_play(thing)
        if here and not steps.stands_freely(s, thing, s.get(thing, its.SQUARES)):
            return self.go_back(s)
        return self.close(s)

    def go_back(self, s: Board) -> i64:
        thing = thing_of(self.mover)
        i: i64 = len(self.path) - 1
        while i >= 0:
            if steps.stands_freely(s, thing, self.path[i]):
                s.put(thing, its.SQUARES, self.path[i])
                s.set_move(self.mover, moves.STRAIGHT, self.straight_to(i))
                s.tell(facts.STEPPED_BACK, self.you, s.get(thing, its.FACE))
                return self.close(s)
            i -= 1
        start = self.path[0]
        s.set_move(self.mover, moves.STRAIGHT, 0)
        self.close(s)
        return s.push(Stranded(self.mover, s.get(thing, its.CONTROLLER), start))

    def straight_to(self, end: i64) -> i64:
        """How many of its steps up to a place of its way went in one direction: those that it was put back
        over have not moved it (R219).
        """
        line: i64 = 0
        at = end
        while at > 0:
            if lowest(self.path[at]) - lowest(self.path[at - 1]) != lowest(self.path[end]) - lowest(
                self.path[end - 1]
            ):
                break
            line += 1
            at -= 1
        return line

    def close(self, s: Board) -> i64:
        thing = thing_of(self.mover)
        line = s.move(self.mover, moves.STRAIGHT)
        if self.result == 1:
            combat.charge(s, thing, line)
        s.end_move(self.mover)
        if self.result == 1:
            s.beat += 1
            happen(s, op.MOVE_COMPLETED, self.mover, 0, 0, line)
        return AGAIN

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        for option in self.tries(board):
            if self.bar(s, option) == 0:
                out = append(out, option)
        return out

    def tries(self, s: Board) -> vec[i64]:
        out = vec[i64]()
        i: i64 = 0
        if self.step == ARRAY_ASKED:
            while i < len(values.arrays(s, thing_of(self.mover))):
                out = append(out, o.make(o.ARRAY, i))
                i += 1
            return out
        out = append(out, o.STOP)
        jumping = s.move(self.mover, moves.TYPE) == op.TEL
        while i < (SQUARES if jumping else DIRECTIONS):
            out = append(out, o.make(o.SQUARE if jumping else o.STEP, i))
            i += 1
        return out

    def candidates(self, s: State) -> vec[i64]:
        return append(self.tries(cast(Board, s)), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        kind = o.kind_of(option)
        value = o.value_of(option)
        thing = thing_of(self.mover)
        if self.step == ARRAY_ASKED:
            if kind != o.ARRAY or value >= len(values.arrays(board, thing)):
                return UNLISTED
            array = values.arrays(board, thing)[value]
            return 0 if may_use(board, self.mover, array, self.kind) else c.R183
        flies = board.move(self.mover, moves.TYPE) == op.FLY
        if option == o.STOP:
            if steps.stands_freely(board, thing, board.get(thing, its.SQUARES)):
                return 0
            return c.FLY_1 if flies else c.KW_LEAPING
        jumping = board.move(self.mover, moves.TYPE) == op.TEL
        if kind == o.STEP and not jumping and value < DIRECTIONS:
            return steps.bar_step(board, self.mover, value)
        if kind == o.SQUARE and jumping and value < SQUARES:
            return steps.bar_jump(board, self.mover, value)
        return UNLISTED

    def copy(self) -> Move:
        twin = Move(self.mover, self.you)
        twin.step = self.step
        twin.more = self.more
        twin.kind = self.kind
        twin.boost = self.boost
        twin.twice = self.twice
        twin.array = self.array
        twin.path = self.path[:]
        twin.direction = self.direction
        twin.target = self.target
        twin.result = self.result
        return twin


def may_use(s: Board, mover: i64, array: i64, kind: i64) -> bool:
    """Whether no text forbids a Character to [Move] by an array, or as the type that an effect says."""
    you = player_value(s.get(thing_of(mover), its.CONTROLLER))
    return forbidden(s, op.MOVE, you, mover, 0, kind if kind != 0 else values.array_type(s, array)) == 0


def bar_moving(s: Board, mover: i64, kind: i64 = 0) -> i64:
    """Why a Character cannot begin a [Move]: it has gone, it is moving, or a text forbids it (R194)."""
    thing = thing_of(mover)
    if not s.same(mover) or not s.in_play(thing) or s.get(thing, its.SQUARES) == 0:
        return c.R182
    if moves.of(s.moves, mover) != moves.NONE or len(values.arrays(s, thing)) == 0:
        return c.R194
    for array in values.arrays(s, thing):
        if may_use(s, mover, array, kind):
            return 0
    return c.R183

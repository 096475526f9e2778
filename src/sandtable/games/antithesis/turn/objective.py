"""[Reveals Objective] and [Reveal a Goal] (REVOBJ.1 to REVOBJ.3, GOAL.1, GOAL.2, R111 to R113)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import ALL, SQUARES, bit, listed, row
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment.dice import even
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.tasks import REVEALING, begin_task, end_task, is_performing
from sandtable.games.antithesis.turn.texts import Text
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

TURN_UP: Final = 0  # steps: REVOBJ.1
ROLLED: Final = 1  # REVOBJ.2
DONE_LINE: Final = 2  # REVOBJ.3
OVER: Final = 3


@final
@mypyc_attr(acyclic=True)
class RevealObjective(Asking):
    """The top Objective is turned up, a die says which of its lines is carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing")

    def __init__(self, player: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = -1

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == TURN_UP:
            self.thing = board.top_of(self.player, zones.OBJECTIVE_DECK)
            if self.thing < 0 or is_performing(board, self.player, REVEALING):
                s.answer = 0
                return DONE
            begin_task(board, self.player, REVEALING)
            s.beat += 1
            board.lie_in(self.thing, zones.REVEALED_OBJECTIVE)
            board.let_know(self.thing, board.every_seat())
            board.let(self.player, their.OBJECTIVE, board.get(self.thing, its.FACE) + 1)
            self.step = ROLLED
            return s.roll(c.REVOBJ_2, even())
        if self.step == ROLLED:
            self.step = DONE_LINE
            number = s.answer + 1
            face = board.get(self.thing, its.FACE)
            s.tell(facts.OBJECTIVE, self.player, common.counted(face, number))
            header = line_of(board, face, number)
            if header != 0:
                return s.push(Text(self.player, board.ref(self.thing), header))
        if after(board):
            return AGAIN
        if self.step == DONE_LINE:
            s.beat += 1
            board.lie_in(self.thing, zones.OBJECTIVE_DECK)
            board.to_bottom(self.thing)
            end_task(board, self.player, REVEALING)
            happen(board, op.OBJECTIVE_REVEALED, player_value(self.player), board.ref(self.thing), 0, 0)
            self.step = OVER
            return AGAIN
        s.answer = 1
        return DONE


def line_of(s: Board, face: i64, number: i64) -> i64:
    """The line of an Objective with the rolled number, 0 if it has none."""
    code = s.faces.code
    for header in s.faces.printed(face):
        if lay.kind(code, header) == op.OBJECTIVE_LINE and lay.get(code, header, op.LIMIT) == number:
            return header
    return 0


ASKED: Final = 1  # steps of a Goal: where it goes


@final
@mypyc_attr(acyclic=True)
class RevealGoal(Asking):
    """One Goal is placed in a row of the player's view; else in the next one towards him (GOAL.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "row")

    def __init__(self, player: i64 = 0, row: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.row: i64 = row  # 0 is his Row A

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step != ASKED:
            while self.row > 0 and self.squares(board) == 0:
                self.row -= 1
            found = self.options(s)
            if len(found) == 0:
                s.answer = 0  # R113
                return DONE
            self.step = ASKED
            if len(found) > 1:
                return s.ask(self.player, c.GOAL_1)
            s.answer = found[0]  # R188
        place_goal(board, self.player, o.value_of(s.answer))
        s.answer = o.value_of(s.answer) + 1  # where, for texts that speak of it
        return DONE

    def squares(self, s: Board) -> i64:
        return row(self.player, self.row) & ~s.goals

    def options(self, s: State) -> vec[i64]:
        return o.on_each(listed(self.squares(cast(Board, s))))

    def candidates(self, s: State) -> vec[i64]:
        return extend(self.asides(s), o.on_each(listed(ALL)))

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE or option in self.options(s):
            return 0
        if o.kind_of(option) != o.SQUARE or o.value_of(option) >= SQUARES:
            return UNLISTED
        return c.GOAL_1_A if board.goals & bit(o.value_of(option)) != 0 else c.GOAL_1


def place_goal(s: Board, player: i64, square: i64) -> None:
    s.beat += 1
    s.set_goals(s.goals | bit(square))
    s.tell(facts.GOAL, player, square)
    happen(s, op.GOAL_PLACED, player_value(player), 0, 0, 1, bit(square))

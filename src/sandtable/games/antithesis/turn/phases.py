"""The Main Phases, one after the other (PHASE.0 to PHASE.10)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis.evaluating.costs import command_income
from sandtable.games.antithesis.evaluating.lasting import end_phase
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.language.costs import NUMBERS
from sandtable.games.antithesis.payment.dice import gain_command
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.turn.drawing import draw
from sandtable.games.antithesis.turn.objective import RevealObjective
from sandtable.games.antithesis.turn.scoring import score_goals
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.games.antithesis.turn.victory import end_by_length
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after
from sandtable.kernel.frames import AGAIN
from sandtable.timing import tallies
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import is_number, player_value

STARTS: Final = 1  # steps: those of the rulebook
DRAWS: Final = 2
COMMAND_INCOME: Final = 3
SECOND_GAINS: Final = 4
SHIFTS: Final = 5
BATTLE: Final = 6
SCORES: Final = 7
REVEALS: Final = 8
EXCHANGE: Final = 9
ENDS: Final = 10
CLOSES: Final = 11  # the window of PHASE.10 is closed: durations end
RESETS: Final = 12  # who has fallen by that is gone: limits and Command Points

MOST_PHASES: Final = 60  # R140
SECOND_PLAYERS: Final = NUMBERS["offensive_gain"]  # Command Points of PHASE.4 (R3)


@final
@mypyc_attr(acyclic=True)
class Phases(Asking):
    """Main Phase after Main Phase; the Offensive Player is `s.active`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.step = STARTS

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if after(board):
            return AGAIN
        step = self.step
        self.step = STARTS
        if step < RESETS:
            self.step = step + 1
        player = s.active
        if step == STARTS:
            if s.turn >= MOST_PHASES:
                end_by_length(board)
                return s.stop()
            s.turn += 1
            s.tell(facts.PHASE_BEGINS, player, s.turn)
        if step <= ENDS:
            s.phase = step
            s.beat += 1
        if step == STARTS:
            happen(board, op.MAIN_PHASE_STARTS, player_value(player), 0, 0, 0)
        elif step == DRAWS:
            draw(board, player, 1, True)
        elif step == COMMAND_INCOME:
            gain_command(board, player, command_income(board, player))
        elif step == SECOND_GAINS:
            gain_command(board, board.defensive(), SECOND_PLAYERS)
        elif step == SHIFTS:
            return s.push(Shift(player, 1))
        elif step == BATTLE:
            return s.push(Battle())
        elif step == SCORES:
            score_goals(board)
        elif step == REVEALS:
            return s.push(RevealObjective(player))
        elif step == EXCHANGE:
            s.active = board.defensive()
        elif step == ENDS:
            happen(board, op.MAIN_PHASE_ENDS, player_value(s.active), 0, 0, 0)
        elif step == CLOSES:
            end_phase(board)
        else:
            reset_limits(board)
            for seat in range(SEATS):
                board.let(seat, their.COMMAND, 0)  # R109
        return AGAIN

    def copy(self) -> Phases:
        twin = Phases()
        twin.step = self.step
        return twin


def reset_limits(s: Board) -> None:
    """What was counted in a Phase counts anew (R184); a Charge that waits is over with it (R77)."""
    for_good = vec[i64]()
    for at in tallies.each(s.uses):
        if is_number(tallies.get(s.uses, at, tallies.WHOSE)):  # counted for a whole game (R266)
            for_good = extend(for_good, s.uses[at : at + tallies.WIDTH])
    s.uses = for_good
    s.history = vec[i64]()
    for seat in range(SEATS):
        s.let(seat, their.RESPONSES, 0)
        s.let(seat, their.ACTIONS, 0)
    for thing in s.board:
        s.clear_flag(thing, its.IS_CHARGED)

"""What bots ask about Oversoul: the guess of worth.py, the habits of habit.py."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.oversoul.bots import habit
from sandtable.games.oversoul.bots.worth import worth
from sandtable.games.oversoul.table.state import Board
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State


@final
class BoardPolicy(Policy):
    """Oversoul's."""

    def worth(self, s: State, seat: i64) -> float:
        """The result once there is one; before that, a guess."""
        board = cast(Board, s)
        return board.returns()[seat] if board.result != 0 else worth(board, seat)

    def lots(self, s: State) -> bool:
        return cast(Board, s).turn == 0  # opening hands

    def sought(self, s: State) -> vec[i64]:
        return habit.sought(cast(Board, s))

    def habit(self, s: State) -> i64:
        return habit.usual(cast(Board, s))

    def calm(self, s: State) -> i64:
        return habit.play_on(cast(Board, s))


POLICY: Final = BoardPolicy()

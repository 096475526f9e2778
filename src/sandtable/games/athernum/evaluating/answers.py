"""The reader of Athernum's programs, made of the modules that it stands above."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.evaluating import amounts, conditions, selections
from sandtable.games.athernum.evaluating.reader import Reader
from sandtable.games.athernum.table.state import Board
from sandtable.timing.scene import Scene


@final
class Answers(Reader):
    """Hands every question to the module that knows."""

    def matches(self, s: Board, selection: i64, value: i64, scene: Scene) -> bool:
        return selections.matches(s, selection, value, scene)

    def selected(self, s: Board, selection: i64, scene: Scene) -> vec[i64]:
        return selections.selected(s, selection, scene)

    def holds(self, s: Board, condition: i64, scene: Scene) -> bool:
        return conditions.holds(s, condition, scene)

    def amount(self, s: Board, at: i64, scene: Scene) -> i64:
        return amounts.amount(s, at, scene)

    def amount_fits(self, s: Board, at: i64, have: i64, scene: Scene) -> bool:
        return amounts.amount_fits(s, at, have, scene)


READER: Final = Answers()

"""What Athernum says to the shared card engine: what its programs mean, and who knows what."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.evaluating import amounts, conditions, selections
from sandtable.games.athernum.table import secrets
from sandtable.games.athernum.table.state import Board
from sandtable.timing.rules import Rules
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState


class Answers(Rules):
    """Hands every question to the module that knows."""

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        return selections.matches(cast(Board, s), selection, value, scene)

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        return selections.selected(cast(Board, s), selection, scene)

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        return conditions.holds(cast(Board, s), condition, scene)

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        return amounts.amount(cast(Board, s), at, scene)

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        return amounts.amount_fits(cast(Board, s), at, have, scene)

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        return secrets.sees(cast(Board, s), seat, thing)

    def lots(self, s: CardState) -> i64:
        return s.seats * secrets.LOTS

    def lot(self, s: CardState, thing: i64) -> i64:
        return secrets.lot(cast(Board, s), thing)

    def sort_out(self, s: CardState, hidden: vec[i64], faces: vec[i64]) -> None:
        secrets.arm(cast(Board, s), hidden, faces)

    def impossible(self, s: CardState, hidden: vec[i64]) -> i64:
        return secrets.doubled(cast(Board, s), hidden)

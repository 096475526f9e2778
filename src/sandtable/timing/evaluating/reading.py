"""The rules of a card game whose programs mean what the modules beside this one say they mean."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing.evaluating import amounts, conditions, filters, patterns, selections
from sandtable.timing.rules import Rules
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Reading(Rules):
    """Hands every question about a program to the module that knows; a game answers the rest."""

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        return selections.matches(s, selection, value, scene)

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        return selections.selected(s, selection, scene)

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        return conditions.holds(s, condition, scene)

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        return amounts.amount(s, at, scene)

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        return amounts.amount_fits(s, at, have, scene)

    def fits(self, s: CardState, filter_at: i64, value: i64, scene: Scene) -> bool:
        return filters.fits(s, filter_at, value, scene)

    def candidates(self, s: CardState, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
        return selections.candidates(s, selection, scene, enough)

    def pattern_fits(
        self, s: CardState, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64
    ) -> bool:
        return patterns.pattern_fits(s, pattern, scene, who, a, b, n)

    def forbidden(self, s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        return patterns.forbidden(s, kind, who, a, b, n)

"""What Athernum says to the shared card engine: what its programs mean, and who knows what."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import amounts, conditions, filters, lasting, on_table, patterns
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts, secrets
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating import selections
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.outlines import EFFECTS, O_HIDDEN, O_UP, PLAYERS, THINGS
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.evaluating.reading import Reading
from sandtable.timing.limits import room_to_last
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import player_of, player_value


class Answers(Reading):
    """Hands every question to the module that knows."""

    def noun_fits(self, s: CardState, word: i64, value: i64, scene: Scene) -> bool:
        return filters.noun_fits(cast(Board, s), word, value, scene)

    def noun_sort(self, word: i64) -> i64:
        if word == op.PLAYER or word == op.OPPONENT:
            return PLAYERS
        return EFFECTS if op.EFFECT <= word <= op.OBJECTIVE_ABILITY else THINGS

    def noun_places(self, word: i64) -> i64:
        if word == op.CHARACTER or word == op.ITEM or word == op.LOCATION:
            return its.ANYWHERE & ~(1 << its.RESOURCE_ZONE)
        if word == op.PERMANENT:
            return its.ANYWHERE & ~(1 << its.ITEM_SLOT)
        return 1 << its.ITEM_SLOT if word == op.ATTACHMENT else its.ANYWHERE

    def noun_kind(self, word: i64) -> i64:
        return word - op.FIRST_SUBTYPE if word >= op.FIRST_SUBTYPE else -1

    def test_fits(self, s: CardState, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
        return filters.test_fits(cast(Board, s), at, kind, x, y, value, scene)

    def test_outline(self, kind: i64, x: i64) -> i64:
        if kind != op.STATE:
            return 0
        if x == op.UP:
            return O_UP
        return O_HIDDEN if x == op.DOWN or x == op.EXHAUSTED else 0

    def controller_of(self, s: CardState, value: i64) -> i64:
        return on_table.controller_of(cast(Board, s), value)

    def looked_up(self, mode: i64) -> bool:
        return mode == op.MAIN or mode == op.ACTIVE

    def look_up(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        """The main characters of the players who are meant; or the active player (none at Night, 9.5.1)."""
        out = vec[i64]()
        if lay.kind(s.faces.code, selection) == op.ACTIVE:
            return out if s.phase == op.NIGHT else append(out, player_value(s.active))
        for owner in selections.selected(s, lay.part(s.faces.code, selection, lay.OF), scene):
            leader = s.of(player_of(owner), their.LEADER)
            if leader >= 0 and s.flag(leader, its.IS_MAIN):
                out = append(out, s.ref(leader))
        return out

    def unchoosable(self, s: CardState, player: i64, value: i64) -> bool:
        return forbidden(s, op.CHOSEN, player_value(player), value, 0, 0)

    def other_amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        return amounts.other_amount(cast(Board, s), at, scene)

    def apart(self, s: CardState, filter_at: i64, found: vec[i64]) -> i64:
        return conditions.apart(cast(Board, s), filter_at, found)

    def state_holds(self, s: CardState, pattern: i64, scene: Scene) -> bool:
        return conditions.state_holds(cast(Board, s), pattern, scene)

    def times(self, s: CardState, pattern: i64, scene: Scene) -> i64:
        """So many cards drawn, or abilities activated."""
        code = s.faces.code
        if lay.kind(code, pattern) == op.DRAW and lay.has(code, pattern, lay.A):
            many = lay.part(code, pattern, lay.A)
            needed = amount(s, many, scene)
            return -1 - needed if lay.kind(code, many) in (op.NO, op.MOST) else needed
        if lay.kind(code, pattern) == op.ACTIVATE and lay.has(code, pattern, lay.A):
            return lay.get(code, lay.part(code, pattern, lay.A), lay.LOW)
        return 1

    def pattern_also(self, s: CardState, pattern: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        return patterns.pattern_fits(cast(Board, s), pattern, a, b, n)

    def may_last(self, s: CardState, scene: Scene) -> bool:
        """Not if too many last already (R148)."""
        if room_to_last(s):
            return True
        s.tell(facts.NOT_LASTING, scene.you, 0)
        return False

    def works_from(self, s: CardState, thing: i64, zone: i64) -> bool:
        return lasting.works_from(cast(Board, s), thing, zone)

    def suspended(self, s: CardState, at: i64, thing: i64) -> bool:
        return lasting.suspended(cast(Board, s), at, thing)

    def lost_at(self, s: CardState, thing: i64) -> i64:
        return lasting.lost_at(cast(Board, s), thing)

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

"""What Antithesis says to the shared card engine."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack.usable import changes_targets, choosable, left_once_paid
from sandtable.games.antithesis.deeds.cards import shuffle
from sandtable.games.antithesis.deeds.flow import UNTIL_BOTH, in_each_player
from sandtable.games.antithesis.evaluating import (
    amounts,
    conditions,
    filters,
    lasting,
    patterns,
    selections,
    standing,
    values,
)
from sandtable.games.antithesis.evaluating.places import is_deed, is_square, square_in
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import doing
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.victory import concede
from sandtable.games.antithesis.windows.ability import being_declared
from sandtable.games.antithesis.windows.happening import open_windows
from sandtable.timing import asking
from sandtable.timing.evaluating import filters as shared
from sandtable.timing.evaluating.outlines import EFFECTS, PLAYERS, THINGS
from sandtable.timing.program import Program
from sandtable.timing.rules import Rules
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import effect_controller, is_effect, is_player, number_value, player_of, thing_of

_HIDDEN: Final = (zones.MAIN_DECK, zones.OBJECTIVE_DECK, zones.STRATEGY_DECK)
_KINDS: Final = 3  # lots of a player: Main Deck and Hand, Objectives, Strategies


@final
@mypyc_attr(acyclic=True)
class AntithesisRules(Rules):
    """Hands every question to the module that knows."""

    # ---- what programs mean

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        return selections.matches(cast(Board, s), selection, value, scene)

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        return selections.selected(cast(Board, s), selection, scene)

    def payable(self, s: CardState, program: Program, row: i64, pool: vec[i64]) -> vec[i64]:
        return doing.leading_on(cast(Board, s), row, program.scene(), pool)

    def candidates(self, s: CardState, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
        board = cast(Board, s)
        thought_of = board.worked.due
        due = thought_of if thought_of != 0 else being_declared(board)
        if due == 0:
            return choosable(board, selection, scene, enough)
        if changes_targets(board, due, selection):
            enough = lay.MANY
        board.worked.due = due
        out = left_once_paid(board, due, selection, choosable(board, selection, scene, enough), scene)
        board.worked.due = thought_of
        return out

    def fits(self, s: CardState, filter_at: i64, value: i64, scene: Scene) -> bool:
        return shared.fits(s, filter_at, value, scene)

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        return conditions.holds(cast(Board, s), condition, scene)

    def state_holds(self, s: CardState, pattern: i64, scene: Scene) -> bool:
        return conditions.state_holds(cast(Board, s), pattern, scene)

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        return amounts.amount(cast(Board, s), at, scene)

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        return amounts.amount_fits(cast(Board, s), at, have, scene)

    def noun_fits(self, s: CardState, word: i64, value: i64, scene: Scene) -> bool:
        return filters.noun_fits(cast(Board, s), word, value)

    def noun_sort(self, word: i64) -> i64:
        if word == i.PLAYER:
            return PLAYERS
        return EFFECTS if i.ABILITIES <= word <= i.RESPONSES else THINGS

    def test_fits(self, s: CardState, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
        return filters.test_fits(cast(Board, s), at, kind, x, y, value, scene)

    def controller_of(self, s: CardState, value: i64) -> i64:
        """Who controls a card, or did when it was last In Play (R182); of an Attack who makes it."""
        if is_player(value):
            return player_of(value)
        if is_effect(value):
            return effect_controller(value)
        board = cast(Board, s)
        if is_deed(value):
            return filters.maker_of(board, value)
        if is_square(value):
            return standing.square_controller(board, square_in(value))
        if not s.same(value) and board.last_seen(value):
            return s.get(thing_of(value), its.LAST_CONTROLLER)
        return s.get(thing_of(value), its.CONTROLLER)

    def looked_up(self, mode: i64) -> bool:
        return selections.looked_up(mode)

    def look_up(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        return selections.look_up(cast(Board, s), selection, scene)

    def pattern_fits(
        self, s: CardState, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64
    ) -> bool:
        kind = lay.kind(s.faces.code, pattern)
        return patterns.event_fits(cast(Board, s), pattern, scene, kind, who, a, b, n, 0)

    def forbidden(self, s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        return patterns.forbidden(cast(Board, s), kind, who, a, b, n) != 0

    def abilities(self, s: CardState, thing: i64) -> vec[i64]:
        return values.abilities(cast(Board, s), thing)

    def elsewhere(self, s: CardState, thing: i64, kind: i64) -> vec[i64]:
        """The abilities of a card in Hand that are used from there (R82, R102)."""
        code = s.faces.code
        out = vec[i64]()
        if s.get(thing, its.ZONE) != zones.HAND:
            return out
        for header in s.faces.printed(s.get(thing, its.FACE)):
            if lay.kind(code, header) == kind and lay.get(code, header, lay.ZONE) == zones.HAND:
                out = append(out, header)
        return out

    # ---- who knows what (R141, R192)

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        zone = s.get(thing, its.ZONE)
        if s.result != 0:
            return True
        if zone == zones.STRATEGY_DECK:
            return seat == s.get(thing, its.OWNER)
        if zone in (zones.MAIN_DECK, zones.OBJECTIVE_DECK):
            return False
        return zone != zones.HAND or seat == s.get(thing, its.OWNER)

    def lots(self, s: CardState) -> i64:
        return s.seats * _KINDS

    def lot(self, s: CardState, thing: i64) -> i64:
        """What is hidden is dealt again among the hidden cards of the same owner and deck."""
        zone = s.get(thing, its.ZONE)
        own = s.get(thing, its.OWNER) * _KINDS
        if zone == zones.HAND or zone == zones.MAIN_DECK:
            return own
        if zone == zones.OBJECTIVE_DECK:
            return own + 1
        if zone == zones.STRATEGY_DECK:
            return own + 2
        return -1

    # ---- questions and programs

    def clause(self, s: CardState, question: i64, row: i64) -> i64:
        if question == asking.TARGETS:
            return c.R144
        return c.R104 if question == asking.OFFER else c.R181

    def option_for(self, s: CardState, thing: i64) -> i64:
        if s.get(thing, its.ZONE) == zones.IN_PLAY:
            return o.make(o.PICK, s.spot(thing))
        if lies_beside_its_like(cast(Board, s), thing):
            return o.make(o.PICK_SECOND, s.get(thing, its.FACE))
        return o.make(o.PICK_FACE, s.get(thing, its.FACE))

    def option_for_number(self, s: CardState, number: i64) -> i64:
        return o.make(o.SQUARE, square_in(number_value(number)))

    def concede(self, s: CardState, seat: i64) -> bool:
        return concede(cast(Board, s), seat)

    def follows_costs(self) -> bool:
        return True

    def unfinished(self, s: CardState) -> bool:
        board = cast(Board, s)
        lasting.keep(board)
        if board.unchecked == UNTIL_BOTH and not in_each_player(board):
            board.unchecked = 1
        return open_windows(board)

    def is_secret(self, s: CardState, zone: i64) -> bool:
        return zone == zones.HAND or zone in _HIDDEN

    def names_card(self, noun: i64) -> bool:
        return noun == i.CARD

    def searched(self, s: CardState, owner: i64) -> None:
        shuffle(cast(Board, s), owner, zones.MAIN_DECK)


RULES: Final = AntithesisRules()


def lies_beside_its_like(s: Board, thing: i64) -> bool:
    """Whether a card lies in an open pile of the second player, and the first has its like in his (R136)."""
    zone = s.get(thing, its.ZONE)
    if s.get(thing, its.OWNER) == 0 or (zone != zones.DISCARD_PILE and zone != zones.OUT_OF_GAME):
        return False
    for other in s.pile_of(0, zone):
        if s.get(other, its.FACE) == s.get(thing, its.FACE):
            return True
    return False

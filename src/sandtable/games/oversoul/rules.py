"""What Oversoul says to the shared card engine."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes.cards import show_all, shuffle
from sandtable.games.oversoul.changes.entering import is_event
from sandtable.games.oversoul.evaluating import amounts, conditions, filters, selections, values
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.announce import PLACING, Announce
from sandtable.games.oversoul.turn.ending import concede
from sandtable.games.oversoul.turn.settling import settle
from sandtable.timing.rules import Rules
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState


@final
@mypyc_attr(acyclic=True)
class OversoulRules(Rules):
    """Hands every question to the module that knows."""

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        return selections.matches(cast(Board, s), selection, value, scene)

    def fits(self, s: CardState, filter_at: i64, value: i64, scene: Scene) -> bool:
        return filters.fits(cast(Board, s), filter_at, value, scene)

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        return selections.selected(cast(Board, s), selection, scene)

    def candidates(self, s: CardState, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
        return selections.candidates(cast(Board, s), selection, scene)

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        return conditions.holds(cast(Board, s), condition, scene)

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        return amounts.amount(cast(Board, s), at, scene)

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        return amounts.amount_fits(cast(Board, s), at, have, scene)

    def abilities(self, s: CardState, thing: i64) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        for packed in values.lines_of(board, thing):
            out = append(out, header_of(packed))
        return out

    # ---- who knows what (R137, R170)

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        board = cast(Board, s)
        zone = s.get(thing, its.ZONE)
        if zone == op.DECK:
            return s.result != 0
        if zone == op.HAND:
            if s.result != 0 or s.get(thing, its.EXPOSED) == 1:
                return True
            return seat >= 0 and not board.opposes(seat, s.get(thing, its.OWNER))
        if zone == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN:
            if s.result != 0 or s.get(thing, its.EXPOSED) == 1:
                return True
            return seat >= 0 and not board.opposes(seat, s.get(thing, its.CONTROLLER))
        return True

    def lot(self, s: CardState, thing: i64) -> i64:
        """What is hidden is dealt again among the hidden cards of the same owner."""
        if s.flag(thing, its.IS_TOKEN) or s.flag(thing, its.IS_LEADER):
            return -1
        if s.get(thing, its.ZONE) in (op.DECK, op.HAND, op.BOARD):
            return s.get(thing, its.OWNER)
        return -1

    def impossible(self, s: CardState, hidden: vec[i64]) -> i64:
        """A Prepared card lies in a Zone that fits its Card Type (3.4.2)."""
        board = cast(Board, s)
        for thing in hidden:
            wanted = zones_for(board, thing)
            if wanted != ANY_ZONE and wanted != zones_of(board, s.get(thing, its.FACE)):
                return thing
        return -1

    def sort_out(self, s: CardState, hidden: vec[i64], faces: vec[i64]) -> None:
        """Prepared cards change places with the next card that can lie there."""
        board = cast(Board, s)
        i: i64 = 0
        while i < len(hidden):
            wanted = zones_for(board, hidden[i])
            j: i64 = 0
            while wanted != ANY_ZONE and zones_of(board, faces[i]) != wanted and j < len(hidden):
                if zones_for(board, hidden[j]) == ANY_ZONE and zones_of(board, faces[j]) == wanted:
                    kept = faces[i]
                    faces[i] = faces[j]
                    faces[j] = kept
                j += 1
            i += 1

    # ---- questions and programs

    def clause(self, s: CardState, question: i64, row: i64) -> i64:
        return c.R160

    def concede(self, s: CardState, seat: i64) -> bool:
        return concede(cast(Board, s), seat)

    def follows_costs(self) -> bool:
        return True  # R158, R159

    def all_at_once(self) -> bool:
        return True  # R161

    def unfinished(self, s: CardState) -> bool:
        settle(cast(Board, s))  # R64: after every step
        return False

    def is_secret(self, s: CardState, zone: i64) -> bool:
        return zone == op.HAND or zone == op.DECK

    def names_card(self, noun: i64) -> bool:
        return noun == op.CARD

    def show(self, s: CardState, thing: i64) -> None:
        show_all(cast(Board, s), thing)

    def searched(self, s: CardState, owner: i64) -> None:
        shuffle(cast(Board, s), owner)


ANY_ZONE: Final = 0  # where a hidden card must be able to lie
UNIT_ZONES: Final = 1
EVENT_ZONES: Final = 2


def zones_for(s: Board, thing: i64) -> i64:
    """The Zones that a hidden card must fit: where it lies Prepared, or is just being Prepared."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return EVENT_ZONES if s.get(thing, its.PLACE) == its.EVENT_ZONE else UNIT_ZONES
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Announce) and frame.thing == thing and frame.step == PLACING:
        if len(s.free_zones(frame.player, True)) == 0:
            return UNIT_ZONES
        if len(s.free_zones(frame.player, False)) == 0:
            return EVENT_ZONES
    return ANY_ZONE


def zones_of(s: Board, face: i64) -> i64:
    return EVENT_ZONES if is_event(s, face) else UNIT_ZONES


RULES: Final = OversoulRules()

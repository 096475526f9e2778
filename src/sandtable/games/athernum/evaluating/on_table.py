"""What lies on the table, before any lasting effect is asked: whose it is, what is printed on it."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import history, tallies
from sandtable.timing.values import effect_controller, is_effect, is_player, player_of, thing_of


def printed(s: Board, thing: i64) -> bool:
    """Whether its printed qualities count: everything but what lies face-down and not exhausted (6.1.2,
    R42).
    """
    return s.get(thing, its.SIDE) != its.LIES_DOWN or s.get(thing, its.ZONE) != op.BOARD


def own_supertype(s: Board, thing: i64) -> i64:
    """The supertype it has without any effect; what is face-down takes it from its zone (6.1.3)."""
    if s.get(thing, its.SIDE) == its.LIES_DOWN and s.get(thing, its.ZONE) == op.BOARD:
        place = s.get(thing, its.PLACE)
        if place == its.LOCATION_SLOT:
            return op.LOCATION
        if place == its.RESOURCE_ZONE:
            return op.RESOURCE
        if place == its.ITEM_SLOT:
            return op.ITEM
        return op.CHARACTER
    return s.library.supertype[s.get(thing, its.FACE)]


def is_permanent(s: Board, thing: i64) -> bool:
    """R4: whatever lies on the board and is no attachment."""
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) != its.ITEM_SLOT


def is_attachment(s: Board, thing: i64) -> bool:
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.ITEM_SLOT


def name_of(s: Board, thing: i64) -> i64:
    """A number for its name: equal for equal names (1.1.1), 0 for none (R123)."""
    if not printed(s, thing):
        return 0
    return s.library.name_number(s.get(thing, its.FACE))


def faction_of(s: Board, thing: i64) -> i64:
    if not printed(s, thing):
        return 0
    return s.library.faction[s.get(thing, its.FACE)]


def side_of(s: Board, value: i64) -> i64:
    """How a thing lies, or lay last (R127)."""
    thing = thing_of(value)
    if not s.same(value) and s.left_as(value):
        return departed.side(s.get(thing, its.LAST))
    return s.get(thing, its.SIDE)


def controller_of(s: Board, value: i64) -> i64:
    """Who controls a thing or an effect, or did so last."""
    if is_player(value):
        return player_of(value)
    if is_effect(value):
        return effect_controller(value)  # also after it has left the stack
    thing = thing_of(value)
    if s.same(value):
        return s.get(thing, its.CONTROLLER)
    return departed.controller(s.get(thing, its.LAST)) if s.left_as(value) else s.get(thing, its.OWNER)


def attached(s: Board, thing: i64) -> i64:
    """How many attachments it has."""
    return len(s.items_of(thing))


def marks(s: Board, thing: i64, kind: i64) -> i64:
    """How many markers of a kind, or of any, lie on a permanent."""
    if kind == op.ANY_COUNTER:
        return s.get(thing, its.DAMAGE) + s.get(thing, its.EXHAUSTION) + tallies.total(s.marks, thing)
    return marks_of(s, thing, kind)


def marks_of(s: Board, thing: i64, kind: i64) -> i64:
    if kind == op.DAMAGE:
        return s.get(thing, its.DAMAGE)
    if kind == op.EXHAUSTION:
        return s.get(thing, its.EXHAUSTION)
    if kind == op.VICTORY:
        return s.get(thing, its.VICTORY)
    return tallies.count(s.marks, thing, kind)


def custom_markers(s: Board, thing: i64) -> dict[str, int]:
    """The custom markers on a permanent by their names."""
    out: dict[str, int] = {}
    for at in tallies.each(s.marks):
        number = int(tallies.get(s.marks, at, tallies.COUNT))
        if tallies.get(s.marks, at, tallies.WHOSE) == thing and number > 0:
            word = tallies.get(s.marks, at, tallies.WHAT) - op.FIRST_MARKER
            out[s.library.marker_names[word]] = number
    return out


def marks_on(s: Board, value: i64, kind: i64) -> i64:
    """Markers of a kind on a permanent; Command Tokens or collected Victory Tokens of a player."""
    if is_player(value):
        if kind == op.COMMAND_TOKEN:
            return s.of(player_of(value), their.COMMANDS)
        return collected(s, player_of(value))
    return marks(s, thing_of(value), kind)


def marks_last(s: Board, value: i64, kind: i64, lasts: bool) -> i64:
    """Markers of a kind, of something that has left those that lay on it last (4.2.3d.III, R127); what an
    effect that lasts looks at is there, or is not.
    """
    if is_player(value) or s.same(value):
        return marks_on(s, value, kind)
    total: i64 = 0
    if lasts:
        return total
    for at in history.each_of(s.history, history.BORNE):
        if history.get(s.history, at, history.A) == value:
            what = history.get(s.history, at, history.B)
            if what == kind or (kind == op.ANY_COUNTER and what != op.VICTORY):
                total += history.get(s.history, at, history.N)
    return total


def collected(s: Board, player: i64) -> i64:
    """The Victory Tokens on permanents that a player controls (R57)."""
    total: i64 = 0
    for thing in s.board:
        tokens = s.get(thing, its.VICTORY)
        if tokens > 0 and s.get(thing, its.CONTROLLER) == player:
            total += tokens
    return total

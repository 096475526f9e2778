"""Whose an ability is, which role may trigger it, and how often: what can be said without looking at the
board.
"""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.stacked import is_resolving
from sandtable.timing.events import used
from sandtable.timing.values import is_thing, number_value, player_value, thing_of


def bar_owner(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """ABIL.4, ACT.6; a card in Hand works where its line says, one In Play likewise (R82)."""
    if thing < 0:
        return 0
    zone = s.get(thing, its.ZONE)
    if zone != lay.get(s.faces.code, header, lay.ZONE):
        return c.R82
    if zone == zones.HAND:
        return 0
    if s.flag(thing, its.IS_KILLED) and lay.kind(s.faces.code, header) != op.RESPONSE:
        return c.R70
    mine = s.get(thing, its.CONTROLLER) == player
    if lay.get(s.faces.code, header, lay.FLAGS) & op.ENEMY != 0:
        return c.ACT_6 if mine else 0
    return 0 if mine else c.ABIL_4


def bar_role(s: Board, player: i64, header: i64) -> i64:
    """ACT.3, ACT.4, INT.5."""
    timing = lay.get(s.faces.code, header, op.TIMING)
    offensive = player == s.active
    if timing not in (op.OFFENSIVE, op.DEFENSIVE) or (timing == op.OFFENSIVE) == offensive:
        return 0
    if lay.kind(s.faces.code, header) == op.INTERRUPT:
        return c.INT_5
    return c.ACT_3 if offensive else c.ACT_4


def is_used_up(s: Board, source: i64, header: i64) -> bool:
    """Whether an ability has been triggered as often as its limit says."""
    most = lay.get(s.faces.code, header, op.LIMIT)
    if most == 0:
        return False
    most %= op.PER_GAME
    count = used(s, counted_by(s, source, header), header)
    return count >= most and count >= most * times(s, source, header)


def times(s: Board, source: i64, header: i64) -> i64:
    """How often a card has an ability: two copies of one Modification give it twice (R300)."""
    if not is_thing(source) or s.spot(thing_of(source)) < 0:
        return 1
    return max(values.times(s, thing_of(source), header), 1)


def counted_by(s: Board, source: i64, header: i64) -> i64:
    """By what the uses of an ability are counted: by the object that a card is, or for a whole game by the
    card, wherever it goes (R266).
    """
    if lay.get(s.faces.code, header, op.LIMIT) > op.PER_GAME and is_thing(source):
        return number_value(thing_of(source))
    return source


def bar_limit(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """A printed limit (R80), and R97."""
    card: i64 = 0  # whose ability it is, and
    source = player_value(player)  # by what its uses are counted
    if thing >= 0:
        card = s.ref(thing)
        source = card
    if is_used_up(s, source, header):
        return c.R266 if lay.get(s.faces.code, header, op.LIMIT) > op.PER_GAME else c.R80
    if is_resolving(s, card, header) and is_resolving(s, card, header, times(s, card, header)):
        return c.R97
    return 0

"""How the board stands: who is where, engagement, Presence, control of squares, what blocks sight."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.board import reach
from sandtable.games.antithesis.board.squares import bit, orthogonal
from sandtable.games.antithesis.evaluating import gifts, values
from sandtable.games.antithesis.evaluating.places import squares_of as squares_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board

# ---- who is where


def occupied(s: Board, but: i64 = -1) -> i64:
    """The squares of all Characters but one; a killed one occupies none (R70)."""
    out: i64 = 0
    for thing in s.board:
        if thing != but and values.is_character(s, thing) and s.in_play(thing):
            out |= s.get(thing, its.SQUARES)
    return out


def fields(s: Board) -> i64:
    """The squares of all Fields."""
    out: i64 = 0
    for thing in s.board:
        if values.is_field(s, thing):
            out |= s.get(thing, its.SQUARES)
    return out


def characters_in(s: Board, area: i64) -> vec[i64]:
    """The Characters with at least one square in an area, of both players (R61)."""
    out = vec[i64]()
    for thing in s.board:
        if s.get(thing, its.SQUARES) & area != 0 and values.is_character(s, thing) and s.in_play(thing):
            out = append(out, thing)
    return out


# ---- engagement and Presence


def engagement(s: Board, thing: i64) -> i64:
    """The squares in the Engagement RNG of a Character."""
    face = s.get(thing, its.FACE)
    return reach.within(s.get(thing, its.SQUARES), s.library.engage[face], s.library.engage_d[face])


def engages(s: Board, thing: i64, other: i64) -> bool:
    """Whether another is an enemy inside its Engagement RNG; one-sided, without LOS (R50)."""
    if s.get(thing, its.CONTROLLER) == s.get(other, its.CONTROLLER):
        return False
    if not s.in_play(thing) or not values.is_character(s, thing) or not values.is_character(s, other):
        return False
    return engagement(s, thing) & s.get(other, its.SQUARES) != 0


def presence_of(s: Board, thing: i64) -> i64:
    """The squares in which a card has Presence (PRES.2 to PRES.6)."""
    squares = s.get(thing, its.SQUARES)
    if squares == 0 or not s.in_play(thing):
        return 0
    value = values.presence(s, thing)
    if value == 0:
        return 0
    return squares if value == 1 else orthogonal(squares)


def presence(s: Board, player: i64) -> i64:
    """The squares in which a player has Presence."""
    out: i64 = 0
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player:
            out |= presence_of(s, thing)
    return out


def controls(s: Board, player: i64) -> i64:
    """The squares that a player controls: his Presence is there, his opponent's is not (PRES.7, PRES.8)."""
    return presence(s, player) & ~presence(s, s.other(player))


def square_controller(s: Board, square: i64) -> i64:
    """Who controls a square, and a Goal on it; -1 if nobody does."""
    for player in s.order:
        if controls(s, player) & bit(square) != 0:
            return player
    return -1


def on_field(s: Board, field: i64, player: i64) -> vec[i64]:
    """The Characters of a player that have Presence on a Field: they occupy a square of it (PRES.10, R88)."""
    out = vec[i64]()
    for thing in characters_in(s, s.get(field, its.SQUARES)):
        if s.get(thing, its.CONTROLLER) == player and values.presence(s, thing) > 0:
            out = append(out, thing)
    return out


# ---- sight


def walls(s: Board) -> i64:
    """The squares of Fields that block LOS (R49)."""
    out: i64 = 0
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.BLOCKS_LOS):
        if entries[at + gifts.BEARER] >= 0:
            out |= s.get(entries[at + gifts.BEARER], its.SQUARES)
    return out


def blockers(s: Board, source: i64, target: i64) -> i64:
    """The squares that block LOS from one Character or Field to another (things, -1 for a mere square)."""
    out = walls(s)
    for thing in s.board:
        if thing != source and thing != target and values.is_character(s, thing) and s.in_play(thing):
            out |= s.get(thing, its.SQUARES)
    return out

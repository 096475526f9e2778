"""How a game of Antithesis stands for a player, guessed quickly: what bots lean on. No rule depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.board import squares
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board

EVEN: Final = 260  # a lead of this much is half a win
POINT: Final = 60  # a Victory Point
NEARLY: Final = 4  # each further one counts so much more
HELD: Final = 34  # a Goal that would score one, two
HELD_FAR: Final = 60
CONTESTED: Final = 6
NEAR: Final = 3  # each square that the nearest Character is closer to a Goal
FAR: Final = 9
BODY: Final = 16  # a Character
HP_LEFT: Final = 4
DEFENCE: Final = 3
WORTH_VP: Final = 5
READY: Final = 5  # recovered
FIELD: Final = 14
ADDED: Final = 10  # a Modification
CARD: Final = 9  # in Hand
DIE: Final = 4  # in the Dice Bank, and each of its pips
PIP: Final = 1
COMMAND: Final = 8
TOKEN: Final = 5
LAST_ROW_OF_ONE: Final = 4  # Row E, counted from 0: beyond it a Goal takes a point from the other, too


def worth(s: Board, seat: i64) -> float:
    lead = standing_of(s, seat) - standing_of(s, 1 - seat)
    size = lead if lead > 0 else -lead
    return float(lead) / float(EVEN + size)


def standing_of(s: Board, player: i64) -> i64:
    points = s.of(player, their.VICTORY)
    total = points * POINT + points * points * NEARLY
    total += COMMAND * s.of(player, their.COMMAND)
    die: i64 = 0
    while die < their.DICE:
        total += s.dice_of(player, die) * (DIE + PIP * their.pips_of(die))
        die += 1
    for card in s.hand:
        if s.get(card, its.OWNER) == player:
            total += CARD
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player:
            total += of_thing(s, thing)
    return total + of_goals(s, player)


def of_thing(s: Board, thing: i64) -> i64:
    kind = s.library.kind[s.get(thing, its.FACE)]
    total: i64 = 0
    token: i64 = 0
    while token < its.KINDS_OF_TOKENS:
        total += TOKEN * s.tokens(thing, token)
        token += 1
    if kind == op.FIELD:
        return total + FIELD
    if kind == op.MODIFICATION:
        return total + ADDED
    if s.get(thing, its.SIDE) == its.RECOVERED:
        total += READY
    if kind not in (op.CHARACTER, op.CHAMPION) or s.flag(thing, its.IS_KILLED):
        return total
    left = values.stat(s, thing, op.HP) - s.get(thing, its.DAMAGE)
    total += BODY + HP_LEFT * left + DEFENCE * values.stat(s, thing, op.DEF)
    return total + WORTH_VP * s.library.vp[s.get(thing, its.FACE)]


def of_goals(s: Board, player: i64) -> i64:
    """Goals that would score for him, and how near his Characters are to the others."""
    mine = standing.presence(s, player)
    theirs = standing.presence(s, 1 - player)
    total: i64 = 0
    for square in squares.listed(s.goals):
        row = squares.row_for(player, square)
        if row < squares.ROWS // 2:  # nearer rows score nothing for him (SCORE.1.iv)
            continue
        here = squares.bit(square)
        if mine & here == 0:
            total += NEAR * (FAR - nearest(s, player, square))
        elif theirs & here != 0:
            total += CONTESTED
        else:
            total += HELD if row <= LAST_ROW_OF_ONE else HELD_FAR
    return total


def nearest(s: Board, player: i64, square: i64) -> i64:
    """How many squares the nearest Character of a player is away, at most FAR."""
    best: i64 = FAR
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != player or s.get(thing, its.SQUARES) == 0:
            continue
        if s.library.size[s.get(thing, its.FACE)] == 0:
            continue
        corner = squares.lowest(s.get(thing, its.SQUARES))
        across = squares.column_of(corner) - squares.column_of(square)
        along = squares.row_of(corner) - squares.row_of(square)
        away = (across if across > 0 else -across) + (along if along > 0 else -along)
        best = min(best, away)
    return best

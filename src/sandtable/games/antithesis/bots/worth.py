"""How a game of Antithesis stands for a player, guessed quickly: what bots lean on. No rule depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.board import squares
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import moves
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.habits import as_guess, of_hand

EVEN: Final = 260  # a lead of this much is half a win
POINT: Final = 60  # a Victory Point
NEARLY: Final = 4  # each further one counts so much more
HELD: Final = 50  # a Goal that would score one, two
HELD_FAR: Final = 85
CONTESTED: Final = 6
NEAR: Final = 3  # each square that the nearest Character is closer to a Goal
FAR: Final = 9
BODY: Final = 16  # a Character
HP_LEFT: Final = 4
DEFENCE: Final = 3
WORTH_VP: Final = 5
DOOM: Final = 36  # a Character near its end, for each Victory Point that it would bring the other
READY: Final = 6  # recovered
FIELD: Final = 14
ADDED: Final = 10  # a Modification
CARD: Final = 8  # in Hand, up to as many as are soon of use; then each further one
FULL_HAND: Final = 5
SPARE_CARD: Final = 2
DIE: Final = 4  # in the Dice Bank, and each of its pips
PIP: Final = 1
ENOUGH_DICE: Final = 10  # further ones count so many percent
SPARE_SHARE: Final = 40
COMMAND: Final = 3  # little: what is not spent is lost with the Phase (R109)
TOKEN: Final = 5
ON_THE_WAY: Final = 75  # percent of a Goal that a [Move] in progress can still reach
STEPS: Final = 3  # Move Points before the dice of a [Move] are named
LAST_ROW_OF_ONE: Final = 4  # Row E, counted from 0: beyond it a Goal takes a point from the other, too


def worth(s: Board, seat: i64) -> float:
    mine = standing.presence(s, seat)
    theirs = standing.presence(s, 1 - seat)
    lead = standing_of(s, seat, mine, theirs) - standing_of(s, 1 - seat, theirs, mine)
    return as_guess(lead, EVEN)


def standing_of(s: Board, player: i64, mine: i64, theirs: i64) -> i64:
    """What a player has, and where he and his opponent have Presence."""
    points = s.of(player, their.VICTORY)
    total = points * POINT + points * points * NEARLY
    total += COMMAND * s.of(player, their.COMMAND)
    total += of_dice(s, player)
    total += of_hand(len(s.hand_of(player)), FULL_HAND, CARD, SPARE_CARD)
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player:
            total += of_thing(s, thing)
    return total + of_goals(s, player, mine, theirs)


def of_dice(s: Board, player: i64) -> i64:
    total: i64 = 0
    count: i64 = 0
    die: i64 = 0
    while die < their.DICE:
        here = s.dice_of(player, die)
        if here > 0:
            count += here
            total += here * (DIE + PIP * their.pips_of(die))
        die += 1
    if count <= ENOUGH_DICE:
        return total
    return total * (ENOUGH_DICE * 100 + (count - ENOUGH_DICE) * SPARE_SHARE) // (100 * count)


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
    hp = values.stat(s, thing, op.HP)
    damage = s.get(thing, its.DAMAGE)
    vp = s.library.vp[s.get(thing, its.FACE)]
    total += BODY + HP_LEFT * (hp - damage) + DEFENCE * values.stat(s, thing, op.DEF)
    if damage > 0:
        total -= DOOM * vp * min(damage, hp) // hp
    return total + WORTH_VP * vp


def of_goals(s: Board, player: i64, mine: i64, theirs: i64) -> i64:
    """Goals that would score for him, and how near his Characters are to the others."""
    total: i64 = 0
    for square in squares.listed(s.goals):
        row = squares.row_for(player, square)
        if row < squares.ROWS // 2:  # nearer rows score nothing for him (SCORE.1.iv)
            continue
        here = squares.bit(square)
        held = HELD if row <= LAST_ROW_OF_ONE else HELD_FAR
        if mine & here == 0:
            away = nearest(s, player, square)
            total += NEAR * (FAR - away)
            if away == 0 and theirs & here == 0:
                total += (held - NEAR * FAR) * ON_THE_WAY // 100
        elif theirs & here != 0:
            total += CONTESTED
        else:
            total += held
    return total


def nearest(s: Board, player: i64, square: i64) -> i64:
    """How many squares the nearest Character of a player is away, at most FAR; less what it may still go."""
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
        if len(s.moves) > 0:
            away = max(away - points_left(s, thing), 0)
        best = min(best, away)
    return best


def points_left(s: Board, thing: i64) -> i64:
    """Move Points of a Character that is on its way."""
    at = moves.of(s.moves, s.ref(thing))
    if at < 0:
        return 0
    if s.moves[at + moves.STEPS] == 0 and s.moves[at + moves.POINTS] == 0:
        return STEPS
    return s.moves[at + moves.POINTS]

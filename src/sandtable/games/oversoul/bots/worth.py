"""How a game of Oversoul stands for a player, guessed quickly: what bots lean on. No rule depends on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.oversoul.cardset.library import PLUS
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.habits import as_guess, of_hand
from sandtable.timing.rows import how_many

EVEN: Final = 300  # a lead of this much is half a win
LEADER_HP: Final = 9  # each point of a Leader
CARD: Final = 16  # in hand
CROWDED: Final = 5  # beyond the fifth
FULL_HAND: Final = 5
BODY: Final = 8  # a Unit, and each point of its stats
STRIKE: Final = 5
SPEED: Final = 3
TOUGH: Final = 4
SHIELD: Final = 3  # each HP of a Construct
HIDDEN: Final = 18  # a Prepared card
GENERATOR: Final = 12  # each ENERGY of a +card
TIRED: Final = 4
SHOP: Final = 2  # ENERGY in the pool
# Shakti-darshan in sight. A full board, as Shiva-darshan wants it, is worth much anyway; many hues are not.
COMMON: Final = 4  # Archetypes that a board may well have by chance
SIGHT: Final = 12  # times the square of those beyond


def worth(s: Board, seat: i64) -> float:
    """A side's standing against the other's."""
    mine: i64 = 0
    theirs: i64 = 0
    totals = standing(s)
    player: i64 = 0
    while player < s.seats:
        if s.opposes(player, seat):
            theirs += totals[player]
        else:
            mine += totals[player]
        player += 1
    lead = mine - theirs
    return as_guess(lead, EVEN)


def standing(s: Board) -> vec[i64]:
    """What every player has, in one look at the board."""
    lib = s.library
    total = vec[i64]([0] * s.seats)
    hues = vec[i64]([0] * s.seats)
    for thing in s.board:
        player = s.get(thing, its.CONTROLLER)
        left = values.hp(s, thing)
        if s.flag(thing, its.IS_LEADER):
            total[player] += LEADER_HP * left
        if s.get(thing, its.SIDE) == its.FACE_DOWN:
            total[player] += HIDDEN + left
            continue
        if not s.flag(thing, its.IS_TOKEN):
            hues[player] |= values.hues_of(s, thing)
        face = s.get(thing, its.FACE)
        if lib.sign[face] == PLUS and s.get(thing, its.PLACE) != its.LEADER_ZONE:
            total[player] += GENERATOR * lib.energy[face]
        kind = values.kind_of(s, thing)
        if kind == op.CONSTRUCT:
            total[player] += SHIELD * left
        elif kind == op.UNIT:
            score = BODY + STRIKE * values.stat(s, thing, op.DMG) + SPEED * values.stat(s, thing, op.SPD)
            total[player] += score + TOUGH * left
            if s.get(thing, its.SIDE) == its.SIDEWAYS and player != s.active:
                total[player] -= TIRED
        elif kind == op.EVENT_NOUN:
            total[player] += BODY + TOUGH * left
    cards = vec[i64]([0] * s.seats)
    for card in s.hand:
        cards[s.get(card, its.OWNER)] += 1
    player = 0
    while player < s.seats:
        total[player] += of_hand(cards[player], FULL_HAND, CARD, CROWDED)
        total[player] += SHOP * s.of(player, their.POOL)
        beyond = how_many(hues[player]) - COMMON
        if beyond > 0:
            total[player] += SIGHT * beyond * beyond
        player += 1
    return total

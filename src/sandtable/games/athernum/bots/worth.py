"""How a game of Athernum stands for a player, guessed quickly: what bots lean on. No rule depends on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.cardset.library import HAS_OBJECTIVE
from sandtable.games.athernum.evaluating.layers import dfv, ofv
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import ATTACKS
from sandtable.timing import tallies
from sandtable.timing.habits import as_guess, of_hand
from sandtable.timing.values import thing_of

EVEN: Final = 600  # a lead of this much is half a win

# Victory Tokens: what it is worth that only so many are missing, and each token that is there
MISSING: Final = (1300, 760, 560, 410, 290, 185, 90)
TOKEN: Final = 25

CARD: Final = 30  # in hand
CROWDED: Final = 12  # beyond the sixth
FULL_HAND: Final = 6
RESOURCES: Final = (0, 70, 135, 195, 245, 285, 315, 335, 345)  # tokens in the resource zone
SPENT: Final = 3  # one of them is exhausted
USED: Final = 2  # times the square of the uses of an ability in this turn: nobody goes round in circles

CHARACTER: Final = 22  # a body, and each point of its values
OFFENCE: Final = 9
DEFENCE: Final = 8
LOCATION: Final = 45
ITEM: Final = 32  # attached
HIDDEN_ITEM: Final = 28
WALL: Final = 3  # each point of a location's DFV
DOOMED: Final = 8  # exhausted with so much damage that it goes when it is turned up

TIRED: Final = 14  # exhausted in its controller's own turn: it will not defend
STUNNED: Final = 35  # still exhausted in its controller's next turn

LEADER_DAMAGE: Final = 7  # each counter on a main character
LEADER_TIRED: Final = 40
LEADER_OUT: Final = 70  # face-down in its controller's next Day Phase, so its objective does nothing


def worth(s: Board, seat: i64) -> float:
    """The guess while the game goes on: a player's standing against the best of the others."""
    standings = standing(s)
    best: i64 = -1_000_000
    player: i64 = 0
    while player < s.seats:
        if player != seat and s.alive(player) and standings[player] > best:
            best = standings[player]
        player += 1
    lead = standings[seat] - best
    return as_guess(lead, EVEN)


def standing(s: Board) -> vec[i64]:
    """What every player has, all in one look at the board."""
    lib = s.library
    active = s.active
    total = vec[i64]([0] * s.seats)
    tokens = vec[i64]([0] * s.seats)
    missing = vec[i64]([99] * s.seats)  # for the objective that is nearest
    resources = vec[i64]([0] * s.seats)
    cards = vec[i64]([0] * s.seats)
    supply = s.pool
    for thing in s.board:
        player = s.get(thing, its.CONTROLLER)
        place = s.get(thing, its.PLACE)
        side = s.get(thing, its.SIDE)
        if place == its.RESOURCE_ZONE:
            resources[player] += 1
            if side != its.LIES_UP:
                total[player] -= SPENT
            continue
        if place == its.ITEM_SLOT:
            total[player] += ITEM if side == its.LIES_UP else HIDDEN_ITEM
            continue
        face = s.get(thing, its.FACE)
        victory = s.get(thing, its.VICTORY)
        if victory > 0:
            tokens[player] += victory
            supply += victory
        leads = s.get(thing, its.FLAGS) & its.IS_MAIN != 0
        if lib.flags[face] & HAS_OBJECTIVE != 0 and (leads or side == its.LIES_UP):
            left = lib.field[face] - victory
            if left < missing[player]:
                missing[player] = left
        damage = s.get(thing, its.DAMAGE)
        tired = side == its.LIES_EXHAUSTED
        stunned = tired and s.get(thing, its.EXHAUSTION) > 1
        defence = dfv(s, thing) if side == its.LIES_UP else lib.dfv[face]
        if leads:
            total[player] -= LEADER_DAMAGE * damage
            if stunned or (side != its.LIES_UP and defence >= 0 and damage > 0 and damage >= defence):
                total[player] -= LEADER_OUT
            if side != its.LIES_UP and player == active:
                total[player] -= LEADER_TIRED
            continue
        if place == its.LOCATION_SLOT:
            total[player] += LOCATION
            if defence > 0:
                total[player] += WALL * (defence - damage)
        elif side != its.LIES_UP and damage > 0 and damage >= defence:
            total[player] += DOOMED
            continue
        else:
            offence = ofv(s, thing) if side == its.LIES_UP else lib.ofv[face]
            total[player] += CHARACTER
            if offence > 0:
                total[player] += OFFENCE * offence
            if defence > 0:
                total[player] += DEFENCE * (defence - damage)
        if stunned:
            total[player] -= STUNNED
        elif tired and player == active:
            total[player] -= TIRED
    for card in s.hand:
        cards[s.get(card, its.OWNER)] += 1
    for at in tallies.each(s.uses):
        if tallies.get(s.uses, at, tallies.WHAT) != ATTACKS:  # they are counted there too
            times = tallies.get(s.uses, at, tallies.COUNT)
            player = s.get(thing_of(tallies.get(s.uses, at, tallies.WHOSE)), its.CONTROLLER)
            total[player] -= USED * times * times
    half = supply // 2 + 1
    player = 0
    while player < s.seats:
        left = half - tokens[player]
        if missing[player] < left:
            left = missing[player]
        if left < 0:
            left = 0
        score = TOKEN * tokens[player]
        if left < len(MISSING):
            score += MISSING[left]
        count = resources[player]
        score += RESOURCES[count if count < len(RESOURCES) else len(RESOURCES) - 1]
        score += of_hand(cards[player], FULL_HAND, CARD, CROWDED)
        total[player] += score
        player += 1
    return total

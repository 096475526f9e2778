"""The verdict on losing and winning (2.0.4 to 2.0.8, R21 to R29, R64, R144, R174)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes.turning import forget
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts, geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ANNOUNCED, Board
from sandtable.timing import facts as common
from sandtable.timing import pending

ARCHETYPES: Final = 9


def verdict(s: Board) -> bool:
    """Judge who has lost, then who of the rest has won; whether the game is over."""
    if s.result != 0:
        return True
    losers: i64 = 0
    clause: i64 = 0
    for seat in s.from_active():
        found = lost_by(s, seat)
        if found != 0:
            losers |= 1 << seat
            clause = found
            s.tell(common.LOST, seat, found)
    if losers != 0 and out_of_game(s, losers, clause):
        return True
    for seat in s.from_active():  # R24: the turn player first
        won = won_by(s, seat)
        if won != 0:
            if won == c.C_2_0_7 or won == c.C_2_0_8:
                s.tell(facts.PROPHECY, seat, won)
            s.win(team_bits(s, s.team_of(seat)), won)
            return True
    return False


def lost_by(s: Board, seat: i64) -> i64:
    """The clause by which a player loses now, or 0; a Leader that is away is judged elsewhere (R27)."""
    if s.of(seat, their.FALLEN) == 1:
        return c.C_2_0_4
    leader = s.of(seat, their.LEADER)
    if s.get(leader, its.ZONE) == op.BOARD and s.struck == 0 and values.beaten(s, leader):
        return c.C_2_0_4
    if s.of(seat, their.DECKED) == 1:
        return c.C_2_0_6
    if s.of(seat, their.LOSES) == 1:
        return c.C_1_0_5
    return 0


def away(s: Board, seat: i64) -> bool:
    """Whether a Leader is not on the board; one whose Activation waits still is (R108)."""
    return s.get(s.of(seat, their.LEADER), its.ZONE) not in (op.BOARD, ANNOUNCED)


def leaders_judged(s: Board) -> bool:
    """The verdict on Leaders that have left and are not back (5.4.6, 10.0.9)."""
    losers: i64 = 0
    for seat in s.from_active():
        if away(s, seat):
            losers |= 1 << seat
            s.tell(common.LOST, seat, c.C_2_0_5)
    if losers != 0 and out_of_game(s, losers, c.C_2_0_5):
        return True
    return verdict(s)


def out_of_game(s: Board, losers: i64, clause: i64) -> bool:
    """Players are out; whether that ends the game. Both sides at once: a draw (R28)."""
    seat: i64 = 0
    while seat < s.seats:
        if (losers >> seat) & 1 == 1:
            remove(s, seat)
        seat += 1
    living: i64 = 0
    for one in s.order:
        if s.alive(one):
            living |= 1 << s.team_of(one)
    if living & (living - 1) != 0:
        return False  # two teams are still in
    if living == 0:
        s.win(0, c.R28)
        return True
    team: i64 = 0
    while (living >> team) & 1 == 0:
        team += 1
    s.win(team_bits(s, team), clause)
    return True


def team_bits(s: Board, team: i64) -> i64:
    bits: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.team_of(seat) == team:
            bits |= 1 << seat
        seat += 1
    return bits


def remove(s: Board, seat: i64) -> None:
    """R174: the player's cards leave the game, without triggers; links and triggers are gone."""
    s.out |= 1 << seat
    thing: i64 = 0
    if s.seats == 2:
        return  # the table stays as it is for all to see
    while thing < s.count():
        host = s.get(thing, its.HOST)
        bare = host >= 0 and s.get(host, its.OWNER) == seat  # a Construct on a card that goes
        on_board = s.get(thing, its.ZONE) == op.BOARD
        laid_down = on_board or s.get(thing, its.ZONE) == ANNOUNCED  # in a Zone, if it only waits to Enter
        if s.get(thing, its.OWNER) == seat:
            if on_board:
                forget(s, thing)  # what it gave or had taken is over (R132, R178)
            s.put(thing, its.STAMP, s.tick())  # no link reaches it any more (R159)
            s.set_zone(thing, 0)
        elif laid_down and (bare or s.get(thing, its.CONTROLLER) == seat):
            lay_aside(s, thing)
        thing += 1
    s.stack = pending.without_player(s.stack, seat)
    s.noted = pending.without_player(s.noted, seat)
    s.waiting = pending.without_player(s.waiting, seat)


def lay_aside(s: Board, thing: i64) -> None:
    """Another player's card on the board of who is out goes to its owner's Idle Zone, face-up on top."""
    forget(s, thing)
    s.put(thing, its.CONTROLLER, s.get(thing, its.OWNER))
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.HOST, -1)
    s.put(thing, its.SIDE, its.UPRIGHT)
    s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.EXPOSED, 0)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    s.put(thing, its.KNOWN, s.everybody())
    s.set_zone(thing, op.IDLE)


def won_by(s: Board, seat: i64) -> i64:
    """The clause by which a player wins now, or 0."""
    if s.of(seat, their.WINS) == 1:
        return c.C_1_0_5
    if cards_of(s, seat) < geometry.LEADER_SPOT:
        return 0  # both prophecies need a card for each Zone but one
    if shakti(s, seat):
        return c.C_2_0_7
    return c.C_2_0_8 if shiva(s, seat) else 0


def counts(s: Board, thing: i64) -> bool:
    """Whether a card counts for a prophecy: Active, no TOTEM, no Event in the middle of resolving (R21)."""
    if not values.active(s, thing) or s.flag(thing, its.IS_TOKEN):
        return False
    return values.full_hp(s, thing) >= 0


def cards_of(s: Board, seat: i64) -> i64:
    """How many cards a player has on the board."""
    count: i64 = 0
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == seat:
            count += 1
    return count


def shakti(s: Board, seat: i64) -> bool:
    """All nine Archetypes on nine different cards (R21): any assignment is enough."""
    hues = vec[i64]()
    seen: i64 = 0
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == seat and counts(s, thing):
            hues = append(hues, values.hues_of(s, thing))
            seen |= values.hues_of(s, thing)
    if seen != (1 << (ARCHETYPES + 1)) - 2 or len(hues) < ARCHETYPES:
        return False
    return assigned(hues, 1, 0)


def assigned(hues: vec[i64], hue: i64, used: i64) -> bool:
    """Whether each Archetype from this one on finds a card of its own."""
    if hue > ARCHETYPES:
        return True
    i: i64 = 0
    while i < len(hues):
        if (used >> i) & 1 == 0 and (hues[i] >> hue) & 1 == 1 and assigned(hues, hue + 1, used | 1 << i):
            return True
        i += 1
    return False


def shiva(s: Board, seat: i64) -> bool:
    """The top cards of all Zones share an Archetype (R22); an empty Leader Zone is ignored while the Leader
    is Active elsewhere.
    """
    common: i64 = -1
    spot: i64 = 0
    while spot <= geometry.LEADER_SPOT:
        thing = s.at_zone(seat, spot)
        if thing < 0 and spot == geometry.LEADER_SPOT:
            leader = s.of(seat, their.LEADER)
            if not values.active(s, leader):
                return False
        elif thing < 0 or s.get(thing, its.ZONE) != op.BOARD:
            return False
        else:
            stack = s.stack_on(thing)
            top = stack[len(stack) - 1] if len(stack) > 0 else thing
            if not counts(s, top):
                return False  # also a TOTEM is hidden by a Construct on top of it
            common &= values.hues_of(s, top)
            if common == 0:
                return False
        spot += 1
    for zone in (op.IDLE, op.DECK):
        top = s.top_of(seat, zone)
        if top < 0:
            return False
        common &= values.hues_of(s, top)
    return common != 0


def concede(s: Board, seat: i64) -> bool:
    """A player leaves the game (R29, R174); whether that ends it."""
    s.tell(common.CONCEDED, seat, 0)
    return out_of_game(s, 1 << seat, c.R29)

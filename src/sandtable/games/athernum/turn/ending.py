"""How a game ends, and how a player leaves it while others play on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.leaving import leave
from sandtable.games.athernum.changes.zones import relocate
from sandtable.games.athernum.evaluating.on_table import collected
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing import passing, pending


def lose(s: Board, losers: i64, clause: i64) -> bool:
    """Players lose together; whether that ends the game (4.2.4a, R60, R109)."""
    left = passing.still_in(s.order, s.out)
    gone: i64 = 0
    for seat in s.order:
        if (losers >> seat) & 1 == 1:
            gone += 1
            s.tell(common.LOST, seat, clause)
    if gone == left:
        s.win(0, clause)
        return True
    s.out |= losers
    for seat in s.order:
        if (losers >> seat) & 1 == 1:
            s.let(seat, their.ALIVE, 0)
            clear_away(s, seat)
    return False


def clear_away(s: Board, player: i64) -> None:
    """Everything that a player who has lost owns leaves the game (R109)."""
    others = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, its.OWNER) != player and s.get(thing, its.CONTROLLER) == player:
            if s.get(thing, its.ZONE) == op.BOARD:
                others = append(others, thing)
        thing += 1
    leave(s, others, op.DISCARD_PILE, op.DISCARD)
    for left in others:  # no replacement and no prohibition keeps it with a player who is gone
        if s.get(left, its.ZONE) == op.BOARD:
            relocate(s, left, op.DISCARD_PILE, False)
    thing = 0
    while thing < s.count():
        if s.get(thing, its.OWNER) == player and s.get(thing, its.ZONE) != its.GONE:
            s.clear_flag(thing, its.IS_MAIN)
            relocate(s, thing, op.VOID, True)
            s.set_zone(thing, its.GONE)
        thing += 1
    s.stack = pending.without_player(s.stack, player)
    s.noted = pending.without_player(s.noted, player)
    s.arriving = pending.without_player(s.arriving, player)
    s.waiting = pending.without_player(s.waiting, player)
    for at in lasts.newest_first(s.lasting):  # from the end, so that the places before stay right
        if goes_with(s, at, player):
            s.set_lasting(lasts.without(s.lasting, at))


def goes_with(s: Board, at: i64, player: i64) -> bool:
    """Whether a lasting effect ends when a player leaves: what is theirs and about no one thing, control that
    they have gained, and what waits for a turn that they will not have.
    """
    until, argument = s.lasts(at, lasts.UNTIL), s.lasts(at, lasts.ARGUMENT)
    if until == lasts.NEXT_TURN and argument == player:
        return True
    if until == lasts.NEXT_TURN_ENDS and lasts.whose_turn(argument) == player:
        return True
    if until == lasts.PHASE_BEGINS and argument // lasts.WHOSE_PHASE == player + 1:
        return True
    if s.lasts(at, lasts.YOU) != player or s.lasts(at, lasts.SOURCE) == 0:
        return False  # without a source it is what a custom marker means
    return s.lasts(at, lasts.SUBJECT) == 0 or s.lasts(at, lasts.OPERATION) == op.GAIN_CONTROL


def last_one(s: Board) -> bool:
    """4.2.4a: when players have lost and one is left, that one wins."""
    if s.out == 0 or passing.still_in(s.order, s.out) > 1:
        return False
    for seat in s.order:
        if s.alive(seat):
            s.win(1 << seat, c.C_4_2_4A)
    return True


def concede(s: Board, seat: i64) -> bool:
    """R108: they lose at once; whether that ends the game."""
    s.tell(common.CONCEDED, seat, 0)
    lose(s, 1 << seat, c.R108)  # somebody else is always left
    if last_one(s):
        s.ended = c.R108
        return True
    return False


def by_tokens(s: Board) -> None:
    """The turn limit: most collected Victory Tokens win (R145)."""
    best: i64 = -1
    winners: i64 = 0
    for seat in s.order:
        if s.alive(seat):
            have = collected(s, seat)
            if have > best:
                best = have
                winners = 1 << seat
            elif have == best:
                winners |= 1 << seat
    if winners & (winners - 1) != 0:
        winners = 0
    s.win(winners, c.R145)

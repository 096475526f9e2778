"""How a game ends, and how a player leaves it while others play on."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.effects.leaving import leave
from sandtable.games.athernum.effects.zones import relocate
from sandtable.games.athernum.events import E_YOU
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.on_table import collected
from sandtable.games.athernum.state import (
    ALIVE,
    ARGUMENT,
    CONTROLLER,
    DRAWN_GAME,
    GONE,
    LASTING_WIDTH,
    MAIN,
    NEXT_TURN,
    OPERATION,
    OWNER,
    SOURCE,
    SUBJECT,
    UNTIL,
    YOU,
    ZONE,
    Board,
)
from sandtable.timing import passing, pile

LOST: Final = 30  # fact: a player has lost; what: the clause
WON: Final = 31
DRAWN: Final = 32
CONCEDED: Final = 33


def win(s: Board, winners: i64, clause: i64) -> None:
    """The game is over; winners as bits, none for a draw (R60)."""
    s.result = winners if winners != 0 else DRAWN_GAME
    s.ended = clause
    seat: i64 = 0
    while seat < s.seats:
        if (winners >> seat) & 1 == 1:
            s.tell(WON, seat, clause)
        seat += 1
    if winners == 0:
        s.tell(DRAWN, 0, clause)


def lose(s: Board, losers: i64, clause: i64) -> bool:
    """Players lose together; whether that ends the game (4.2.4a, R60, R109)."""
    left = passing.still_in(s.order, s.out)
    gone: i64 = 0
    for seat in s.order:
        if (losers >> seat) & 1 == 1:
            gone += 1
            s.tell(LOST, seat, clause)
    if gone == left:
        win(s, 0, clause)
        return True
    s.out |= losers
    for seat in s.order:
        if (losers >> seat) & 1 == 1:
            s.let(seat, ALIVE, 0)
            clear_away(s, seat)
    return False


def clear_away(s: Board, player: i64) -> None:
    """Everything that a player who has lost owns leaves the game (R109)."""
    others = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, OWNER) != player and s.get(thing, CONTROLLER) == player:
            if s.get(thing, ZONE) == op.BOARD:
                others = append(others, thing)
        thing += 1
    leave(s, others, op.DISCARD_PILE, op.DISCARD)
    for left in others:  # no replacement and no prohibition keeps it with a player who is gone
        if s.get(left, ZONE) == op.BOARD:
            relocate(s, left, op.DISCARD_PILE, False)
    thing = 0
    while thing < s.count():
        if s.get(thing, OWNER) == player and s.get(thing, ZONE) != GONE:
            s.clear_flag(thing, MAIN)
            relocate(s, thing, op.VOID, True)
            s.set_zone(thing, GONE)
        thing += 1
    s.stack = without_player(s.stack, player)
    s.noted = without_player(s.noted, player)
    s.arriving = without_player(s.arriving, player)
    s.waiting = without_player(s.waiting, player)
    kept = vec[i64]()
    at: i64 = 0
    while at < len(s.lasting):
        if not goes_with(s, at, player):
            i: i64 = 0
            while i < LASTING_WIDTH:
                kept = append(kept, s.lasting[at + i])
                i += 1
        at += LASTING_WIDTH
    s.set_lasting(kept)


def goes_with(s: Board, at: i64, player: i64) -> bool:
    """Whether a lasting effect ends when a player leaves: what is theirs and about no one thing, control that
    they have gained, and what waits for a turn that they will not have.
    """
    if s.lasting[at + UNTIL] == NEXT_TURN and s.lasting[at + ARGUMENT] == player:
        return True
    if s.lasting[at + YOU] != player or s.lasting[at + SOURCE] == 0:
        return False  # without a source it is what a custom marker means
    return s.lasting[at + SUBJECT] == 0 or s.lasting[at + OPERATION] == op.GAIN_CONTROL


def without_player(entries: vec[i64], player: i64) -> vec[i64]:
    """A pile without the effects that a player controls."""
    at = pile.top(entries)
    while at >= 0:
        under = pile.below(entries, at)
        if entries[at + E_YOU] == player:
            entries = pile.without(entries, at)
        at = under
    return entries


def last_one(s: Board) -> bool:
    """4.2.4a: when players have lost and one is left, that one wins."""
    if s.out == 0 or passing.still_in(s.order, s.out) > 1:
        return False
    for seat in s.order:
        if s.alive(seat):
            win(s, 1 << seat, c.C_4_2_4A)
    return True


def concede(s: Board, seat: i64) -> bool:
    """R108: they lose at once; whether that ends the game."""
    s.tell(CONCEDED, seat, 0)
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
    win(s, winners, c.R145)

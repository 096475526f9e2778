"""Whether what is done touches who may interrupt it: he need not be asked about all the rest.

It decides only who is asked by himself, never what may be done: whoever wants to be asked at every point is.
"""

from __future__ import annotations

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.actions.naming import header_of_option
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.board.reach import adjacent
from sandtable.games.antithesis.board.squares import opposite, shifted
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.table import moves
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import LAST_POINT, Battle
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.kernel.frames import Frame
from sandtable.timing import pending, pile
from sandtable.timing.values import (
    effect_number,
    is_effect,
    is_player,
    is_thing,
    player_of,
    thing_of,
    value_of,
)


def under_way(s: Board) -> Frame | None:
    """What an interrupt point at the top would interrupt."""
    for index in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[index]
        if isinstance(frame, (Ability, Move, Attack, Battle)):
            return frame
    return None


def is_last(s: Board) -> bool:
    """Whether both have passed: nothing can be done after this in the Phase."""
    found = under_way(s)
    return isinstance(found, Battle) and found.step == LAST_POINT


def concerns(s: Board, seat: int) -> bool:
    """An Attack on what is his, an ability that has named it or him, a Move that comes close to it."""
    found = under_way(s)
    if isinstance(found, Attack):
        return any([s.get(thing, its.CONTROLLER) == seat for thing in found.hit(s)])
    if isinstance(found, Move):
        return comes_close(s, found, seat)
    at = pile.top(s.stack)
    return at < 0 or any([is_his(s, int(value_of(one)), seat) for one in pending.held(s.stack, at)])


def boosts(s: Board, seat: int) -> bool:
    """Whether his own Attack is under way, and something that he could use speaks of "this Attack"."""
    found = under_way(s)
    if not isinstance(found, Attack) or found.you != seat:
        return False
    for option in s.options():
        header = header_of_option(s, option)
        if header > 0 and lay.get(s.faces.code, header, lay.FLAGS) & op.OF_THIS_ATTACK != 0:
            return True
    return False


def is_his(s: Board, value: int, seat: int) -> bool:
    if is_player(value):
        return bool(player_of(value) == seat)
    if is_effect(value):
        at = pile.find(s.stack, effect_number(value))
        return bool(at >= 0 and pending.get(s.stack, at, pending.YOU) == seat)
    return bool(is_thing(value) and s.same(value) and s.get(thing_of(value), its.CONTROLLER) == seat)


def comes_close(s: Board, move: Move, seat: int) -> bool:
    """The step just made has brought it beside one of his, into the Engagement RNG of one, or onto a Goal."""
    if not s.same(move.mover):
        return False
    mover = thing_of(move.mover)
    if s.get(mover, its.CONTROLLER) == seat:
        return True
    here, before = s.get(mover, its.SQUARES), before_step(s, move)
    if here & s.goals & ~before != 0:
        return True
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != seat or not s.in_play(thing) or not values.is_character(s, thing):
            continue
        there, engaged = s.get(thing, its.SQUARES), standing.engagement(s, thing)
        if adjacent(here, there) and not adjacent(before, there):
            return True
        if here & engaged != 0 and before & engaged == 0:
            return True
    return False


def before_step(s: Board, move: Move) -> int:
    """Its squares before the last step; where it does not step, where the Move began."""
    heading = s.move(move.mover, moves.HEADING)
    squares = 0 if heading < 0 else shifted(s.get(thing_of(move.mover), its.SQUARES), opposite(heading))
    return int(squares if squares != 0 else s.move(move.mover, moves.START))

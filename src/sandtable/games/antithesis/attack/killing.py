"""Kills: marked at once, Victory Points, windows, and then discarded together (HP.2, KILL.1 to KILL.3, R69,
R70).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.deeds.leaving import discard
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.turn.victory import change_vp
from sandtable.games.antithesis.windows.events import happen
from sandtable.timing.values import thing_of


def mark(s: Board, thing: i64, by: i64, attack: i64) -> None:
    """A Character is killed: from now on it does nothing but answer its own damage and kill. `by` is the ref
    of the attacker, and `attack` the number of the Attack, or both are 0.
    """
    s.set_flag(thing, its.IS_KILLED)
    s.put(thing, its.KILLED_IN, s.turn + 1)
    s.tell(facts.KILLED, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    happen(s, op.KILLED, by, s.ref(thing), 0, attack, s.get(thing, its.SQUARES))


def kill(s: Board, thing: i64) -> bool:
    """ "Kill" outside an Attack: no Victory Points (R69)."""
    if not s.in_play(thing) or s.get(thing, its.SQUARES) == 0:
        return False
    mark(s, thing, 0, 0)
    return True


def mark_fallen(s: Board) -> None:
    """Characters whose damage has reached their HP otherwise than by an Attack (R189): all such together."""
    fallen = lethal(s)
    for thing in fallen:
        mark(s, thing, 0, 0)


def lethal(s: Board) -> vec[i64]:
    """The Characters that have as much damage as HP and are not marked yet."""
    out = vec[i64]()
    for thing in s.board:
        if s.get(thing, its.DAMAGE) > 0 and s.in_play(thing) and values.lethal(s, thing):
            out = append(out, thing)
    return out


def mark_by_attack(s: Board, attacker: i64, you: i64, number: i64, hurt: vec[i64]) -> None:
    """Those that the damage of one Attack suffices for: marked, and their Victory Points gained as one
    change by the opponent who controls the attacker (KILL.3, R69, R189).
    """
    by = vec[i64]([0] * SEATS)
    killed = vec[i64]()
    for thing in lethal(s):
        if thing in hurt:
            killed = append(killed, thing)
            if s.get(thing, its.CONTROLLER) != you:
                by[you] += values.stat(s, thing, op.VP)
    for thing in killed:
        s.note_kill(number, s.ref(thing))
        mark(s, thing, attacker, number)
    if by[you] > 0:
        change_vp(s, by)


def discard_killed(s: Board, refs: vec[i64]) -> None:
    """Those that are still there: a Response may have put one elsewhere instead (R183)."""
    for ref in refs:
        thing = thing_of(ref)
        if s.same(ref) and s.get(thing, its.ZONE) == zones.IN_PLAY and s.flag(thing, its.IS_KILLED):
            discard(s, thing)

"""Kills: marked at once, Victory Points, windows, and then discarded together (HP.2, KILL.1 to KILL.3, R69,
R70).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis.deeds.leaving import discard, leave
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import attacks, facts, zones
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


def mark_all(s: Board, things: vec[i64], by: i64, attack: i64) -> None:
    """Several are killed at once: none of them answers the kill of another, whoever is named first (R204)."""
    s.worked.dying = things
    for thing in things:
        mark(s, thing, by, attack)
    s.worked.dying = vec[i64]()


def kill(s: Board, things: vec[i64]) -> i64:
    """ "Kill" outside an Attack: no Victory Points (R69). How many were killed."""
    killed = vec[i64]()
    for thing in things:
        if s.in_play(thing) and s.get(thing, its.SQUARES) != 0:
            killed = append(killed, thing)
    mark_all(s, killed, 0, 0)
    return len(killed)


def mark_fallen(s: Board) -> None:
    """Characters whose damage has reached their HP otherwise than by an Attack (R189): all such together."""
    mark_all(s, lethal(s), 0, 0)


def lethal(s: Board) -> vec[i64]:
    """The Characters that have as much damage as HP and are not marked yet."""
    out = vec[i64]()
    for thing in s.board:
        if s.get(thing, its.DAMAGE) > 0 and s.in_play(thing) and values.lethal(s, thing):
            out = append(out, thing)
    return out


def lethal_of(s: Board, hurt: vec[i64]) -> vec[i64]:
    """Those of the Characters hurt by one Attack that it kills."""
    out = vec[i64]()
    for thing in lethal(s):
        if thing in hurt:
            out = append(out, thing)
    return out


def mark_by_attack(s: Board, attacker: i64, you: i64, number: i64, hurt: vec[i64]) -> None:
    """Those that the damage of one Attack suffices for: marked, and their Victory Points gained as one
    change by the opponent who controls the attacker (KILL.3, R69, R189).
    """
    by = vec[i64]([0] * SEATS)
    killed = lethal_of(s, hurt)
    at = attacks.find(s.attacks, number)
    removes = at >= 0 and values.number_in(s, s.attacks[at + attacks.LINE], op.REMOVES_KILLED) != 0
    for thing in killed:
        if s.get(thing, its.CONTROLLER) != you:
            by[you] += values.stat(s, thing, op.VP)
        if removes:
            s.set_flag(thing, its.IS_REPLACED)
        s.note_kill(number, s.ref(thing))
    mark_all(s, killed, attacker, number)
    if by[you] > 0:
        change_vp(s, by)


def discard_killed(s: Board, refs: vec[i64]) -> None:
    """Those that are still there: a Response may have put one elsewhere instead (R183)."""
    for ref in refs:
        thing = thing_of(ref)
        if s.same(ref) and s.get(thing, its.ZONE) == zones.IN_PLAY and s.flag(thing, its.IS_KILLED):
            if s.flag(thing, its.IS_REPLACED):
                leave(s, thing, zones.OUT_OF_GAME)  # R265
            else:
                discard(s, thing)

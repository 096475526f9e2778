"""Effects that last: how one begins, and what ends when (R105, R184)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import gifts
from sandtable.games.antithesis.evaluating.durations import while_holds
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import (
    ASKS_TABLE,
    ATTACK_ENDS,
    BATTLE_ENDS,
    MOVE_ENDS,
    NEXT_ATTACK,
    NEXT_OF_KIND,
    NEXT_TARGETED,
    OWN_ATTACK,
    PHASE_ENDS,
    WHILE,
    Board,
)
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import last
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing


def begin(s: Board, row: i64, header: i64, scene: Scene, subject: i64, factor: i64) -> bool:
    """An effect begins to last on a card, an Attack, a [Move], or (subject 0) on whatever fits.

    The factor is what its number is multiplied with; of a change of control, who gains it.
    """
    code = s.library.code
    kind = lay.duration(code, row)
    about: i64 = 0
    if lay.has(code, row, lay.A):
        about = lay.kind(code, lay.part(code, row, lay.A))
    until: i64 = PHASE_ENDS
    argument: i64 = 0
    if kind == i.BATTLE_LONG:
        until = BATTLE_ENDS
    elif kind == i.WHILE_LONG:
        until = WHILE
    elif kind == i.OWN_ATTACK_LONG or lay.kind(code, row) == i.MAKE:  # for the Attack told to make (R259)
        until = OWN_ATTACK
        argument = s.innermost_ability()
    elif kind in (i.NEXT_MELEE_LONG, i.NEXT_RANGED_LONG):
        until = NEXT_OF_KIND
        argument = i.MELEE
        if kind == i.NEXT_RANGED_LONG:
            argument = i.RANGED
    elif kind == i.NEXT_TARGETED_LONG:
        until = NEXT_TARGETED
        argument = subject
    elif kind == i.NEXT_ATTACK_LONG:
        until = NEXT_ATTACK
        argument = subject
    elif kind == i.THIS_ATTACK_LONG or about == i.THIS_ATTACK:
        until = ATTACK_ENDS
        argument = s.attack(attacks.NUMBER)
    elif kind == i.THIS_MOVE_LONG or about == i.THIS_MOVE:
        until = MOVE_ENDS
        argument = s.moving()
    if argument == 0 and until in (ATTACK_ENDS, MOVE_ENDS):
        return False  # there is none
    s.change(ASKS_TABLE)
    return last(s, row, header, scene, until, argument, subject, factor)


def end_phase(s: Board) -> None:
    """PHASE.10: all durations end at once, control included."""
    if len(s.lasting) > 0:
        s.set_lasting(s.lasting[:0])
        settle_control(s)


def end_battle(s: Board) -> None:
    """Effects until the end of the Battle stop after the last pass, before PHASE.7."""
    for at in lasts.newest_first(s.lasting):
        if s.lasts(at, lasts.UNTIL) == BATTLE_ENDS:
            s.set_lasting(lasts.without(s.lasting, at))
    settle_control(s)


def end_own_attack(s: Board, number: i64) -> None:
    """An ability is over: what was gained for the Attack of it ends, also if it made none (R218, R259)."""
    for at in lasts.newest_first(s.lasting):
        if s.lasts(at, lasts.UNTIL) == OWN_ATTACK and s.lasts(at, lasts.ARGUMENT) == number:
            s.set_lasting(lasts.without(s.lasting, at))


def keep(s: Board) -> None:
    """Let what has failed or lost its card end for good; asked after every instruction."""
    if len(s.lasting) == 0:
        return
    for at in lasts.newest_first(s.lasting):
        subject = s.lasts(at, lasts.SUBJECT)
        gone = subject != 0 and is_thing(subject) and not s.same(subject)
        if gone or (s.lasts(at, lasts.UNTIL) == WHILE and not still_holds(s, at)):
            s.set_lasting(lasts.without(s.lasting, at))
            settle_control(s)


def still_holds(s: Board, at: i64) -> bool:
    """A "while" looks at the basic reading (R180)."""
    gifts.in_force(s)
    s.worked.reading = True
    yes = while_holds(s, at)
    s.worked.reading = False
    return yes


def settle_control(s: Board) -> None:
    """Of several control effects on one card the newest counts, else its owner controls it (R184), or who has
    brought it into play (R255).
    """
    for thing in s.board:
        player = s.get(thing, its.OWNER)
        if s.flag(thing, its.IS_BORROWED):
            player = s.other(player)
        for at in lasts.each_of(s.lasting, i.CONTROL):
            if s.lasts(at, lasts.SUBJECT) == s.ref(thing):
                player = s.lasts(at, lasts.LEFT)
        if s.get(thing, its.CONTROLLER) != player:
            s.put(thing, its.CONTROLLER, player)

"""What comes of an attack or a defence if nobody does anything more: played out by the rules, said in words.

It is played on what the asked seat may know, with cards that it does not see dealt in two ways: where these
end differently, nothing is promised.
"""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from mypy_extensions import i64

from sandtable.cards.forms import begun, several
from sandtable.games.athernum.evaluating.on_table import collected
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat
from sandtable.games.athernum.words.view import name_at
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common
from sandtable.timing.endings import ending
from sandtable.timing.foreseeing import DEALS, dealt, play_on, promised
from sandtable.timing.values import thing_of

PATIENCE: Final = 60  # answers until the combat is over
UNKNOWN: Final = "What comes of it depends on what you cannot see."
CHOSEN: Final = "What comes of it depends on what somebody chooses then."
NOTHING_HAPPENS: Final = "Nobody takes damage."
GOES: Final = {
    op.DISCARD_PILE: "is discarded", op.HAND: "returns to hand", op.DECK: "goes into the deck",
    op.VOID: "goes to the void", op.EXTRA_DECK: "goes into the Extra Deck",
}  # fmt: skip


def foreseen(s: Board, option: int) -> str:
    """The combat after this answer, in words; empty where no combat is being declared."""
    if not isinstance(s.frames[-1], Combat):
        return ""
    if o.kind_of(option) not in (o.TARGET, o.DEFEND) and option != o.NO_DEFENDER:
        return ""
    return promised([_played(s, option, deal) for deal in DEALS], UNKNOWN)


def _played(s: Board, option: int, deal: int) -> str:
    """The combat with one deal of the cards that the seat does not see."""
    seat = int(s.seat)
    combat = cast(Combat, s.frames[-1])
    after = dealt(s, deal)
    if not play_on(after, option, PATIENCE, partial(_goes_on, len(s.frames)), _usual):
        return CHOSEN
    target, defender = int(combat.target), -1
    if o.kind_of(option) == o.TARGET:
        target = int(s.at_spot(o.value_of(option)))
    elif option != o.NO_DEFENDER:
        defender = int(s.at_spot(o.value_of(option)))
    struck = target if defender < 0 else defender
    journal = after.journal
    sentences = [_fate(s, after, thing, seat, journal) for thing in (struck, int(combat.attacker))]
    sentences = [one for one in sentences if one] or [NOTHING_HAPPENS]
    return " ".join(sentences + _tokens(s, after, seat))


def _goes_on(depth: int, s: Board) -> bool:
    return len(s.frames) >= depth and isinstance(s.frames[depth - 1], Combat)


def _usual(s: Board) -> i64:
    """Nobody adds anything: pass, defend with nothing, do what leaves no choice; -1 where there is one."""
    options = s.options()
    if isinstance(s.frames[-1], Priority):
        return o.PASS
    if isinstance(s.frames[-1], Combat) and o.NO_DEFENDER in options:
        return o.NO_DEFENDER
    return options[0] if len(options) == 1 else -1


def _fate(s: Board, after: Board, thing: int, seat: int, journal: list[i64] | None) -> str:
    """What becomes of one of the two, in a sentence; empty if nothing does."""
    controller, name = int(s.get(thing, its.CONTROLLER)), name_at(s, thing, seat)
    face = int(s.get(thing, its.FACE))
    taken = 0
    for fact in journal or []:
        if fact_kind(fact) == facts.DAMAGED and fact_who(fact) == controller:
            if common.face_counted(fact_what(fact)) == face:
                taken = int(common.number_counted(fact_what(fact)))
                break
    does: list[str] = [f"takes {taken} damage"] if taken else []
    ref = s.ref(thing)
    if not after.same(ref):
        does.append(GOES.get(int(after.get(thing_of(ref), its.ZONE)), "leaves the game board"))
    elif after.get(thing, its.SIDE) == its.LIES_EXHAUSTED and s.get(thing, its.SIDE) != its.LIES_EXHAUSTED:
        does.append("is exhausted")
    elif taken:
        does.append("stays")
    return f"{begun(name)} {' and '.join(does)}." if does else ""


def _tokens(s: Board, after: Board, seat: int) -> list[str]:
    """Victory Tokens that come or go, and the end of the game."""
    out: list[str] = []
    for player in range(s.seats):
        change = int(collected(after, player)) - int(collected(s, player))
        if change:
            who, verb = (
                ("You", ("gain", "lose")) if player == seat else (f"Player {player + 1}", ("gains", "loses"))
            )
            out.append(f"{who} {verb[change < 0]} {several(abs(change), 'Victory Token')}.")
    if after.over():
        out.append(ending(after, seat))
    return out

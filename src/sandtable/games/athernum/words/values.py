"""Where the OFV and DFV of a permanent come from: what is printed, and every change with its source."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.cardset.library import NAMELESS
from sandtable.games.athernum.evaluating.layers import change_of, concerns, conditional, dfv, ofv, stat
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words.places import at as thing_at
from sandtable.kernel.errors import NotationError
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about
from sandtable.timing.values import thing_of

UNTIL_WORDS: Final = {
    lasts.TURN_ENDS: "until end of turn",
    lasts.PHASE_ENDS: "until the phase ends",
    lasts.COMBAT_ENDS: "until the combat ends",
    lasts.PHASE_BEGINS: "until a phase begins",
    lasts.NEXT_TURN: "until the next turn",
    lasts.NEXT_TURN_ENDS: "until the end of the next turn",
}
STATS: Final = (("ofv", op.OFV), ("dfv", op.DFV))


def changes(s: Board, thing: int, seat: int) -> list[dict[str, object]]:
    """What changes the values of a permanent, in the order in which it counts (4.4.2)."""
    if s.get(thing, its.SIDE) != its.LIES_UP:
        return []
    out: list[dict[str, object]] = []
    for key, which in STATS:
        if stat(s, thing, which) < 0:
            continue
        early: list[dict[str, object]] = []
        late: list[dict[str, object]] = []
        for at in lasts.each_between(s.lasting, op.MODIFY, op.GAIN_VALUES):
            kind = int(s.lasts(at, lasts.OPERATION))
            if not concerns(s, at, which) or not about(s, at, thing):
                continue
            row: dict[str, object] = {
                "value": key,
                "change": written(kind, int(change_of(s, at, which, thing))),
                "by": source(s, int(s.lasts(at, lasts.SOURCE)), seat),
                "until": UNTIL_WORDS.get(int(s.lasts(at, lasts.UNTIL)), ""),
            }
            if conditional(s, at):
                late.append(row)
            else:
                early.append(row)
        out += early + late
    return out


def written(kind: int, number: int) -> str:
    if kind == op.MODIFY:
        return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
    if kind == op.DOUBLE:
        return "\N{MULTIPLICATION SIGN}2"
    if kind == op.AT_LEAST:
        return f"at least {number}"
    if kind == op.AT_MOST:
        return f"at most {number}"
    return f"becomes {number}"


def source(s: Board, ref: int, seat: int) -> str:
    """The name of what changes it, as a seat may know it."""
    thing = int(thing_of(ref))
    if not 0 <= thing < s.count() or not s.sees(seat, thing):
        return NAMELESS
    return s.library.called(s.get(thing, its.FACE))


def measure(s: Board, place: str) -> str:
    """OFV and DFV of what lies at a place, such as 3/2; - for a value that it does not have."""
    thing = thing_at(s, place)
    if thing < 0:
        raise NotationError(f"nothing lies at {place!r}")
    up = s.get(thing, its.SIDE) == its.LIES_UP
    numbers = [int(ofv(s, thing)), int(dfv(s, thing))] if up else [-1, -1]
    return "/".join([str(number) if number >= 0 else "-" for number in numbers])


def printed(s: Board, thing: int) -> dict[str, int]:
    """The printed values; -1 where there is none."""
    face = int(s.get(thing, its.FACE))
    return {"ofv": int(s.library.ofv[face]), "dfv": int(s.library.dfv[face])}

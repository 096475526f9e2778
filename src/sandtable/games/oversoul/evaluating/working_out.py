"""What every card on the board is at this moment, worked out in one pass from the table as it lies (R156).

1 what is printed, with what Constructs grant; 2 changes fixed by Abilities that resolved; 3 SEALED; 4 lasting
effects that ask for open facts only; 5 all other lasting effects. The effects of 4, and of 5, are judged
together on the result of the numbers before, and applied when all are judged.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import NONE
from sandtable.games.oversoul.cardset.lines import HOLDS, HOLDS_ITSELF
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import bear_lines, carrier_of, has_lost_all, header_of
from sandtable.games.oversoul.evaluating.fixed import charged, fixed_kinds, fixed_values
from sandtable.games.oversoul.evaluating.lasting_lines import (
    gifts,
    hold_itself,
    in_force,
    judge,
    note_resistant,
    seal,
    working,
)
from sandtable.games.oversoul.evaluating.printed import printed, within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board

FASTEST: Final = 5  # 6.2.2


def work_out(s: Board) -> None:
    """One pass over the board."""
    worked = s.worked
    if worked.held:
        return
    looking_back = worked.looking_back
    playing = worked.playing
    worked.playing = False
    worked.looking_back = 0  # values are those of now, whoever asks for them
    worked.fresh = True  # from here on questions are answered from what is worked out so far
    worked.settled = False
    size = s.count() * col.WIDTH
    if len(worked.values) != size or worked.shared:
        worked.values = vec[i64]([0] * size)
        worked.shared = False
    in_force(s, vec[i64]())
    for thing in s.board:
        printed(s, thing)
    if len(s.lasting) > 0:
        fixed_kinds(s)
    bear_lines(s)
    open_lines = vec[i64]()
    closed_lines = vec[i64]()
    later = vec[i64]()  # what a card received after it had lost all Abilities: thing and header
    lib = s.library
    values = worked.values
    lines = worked.lines
    for thing in s.board:
        row = thing * col.WIDTH
        if values[row + col.TRAITS] & HOLDS == 0:
            continue
        i = values[row + col.LINES]
        end = values[row + col.LINES_END]
        while i < end:
            packed = lines[i]
            header = header_of(packed)
            traits = lib.traits[header]
            if traits & HOLDS_ITSELF != 0:
                if has_lost_all(s, thing):
                    later = append(append(later, thing), header)
                else:
                    hold_itself(s, thing, header)
            elif traits & HOLDS != 0:
                if (
                    lay.get(lib.code, header, lay.FLAGS) & op.CLOSED != 0
                    or lay.kind(lib.code, header) == op.REPLACING
                ):
                    closed_lines = append(append(append(closed_lines, thing), header), carrier_of(packed))
                else:
                    open_lines = append(append(append(open_lines, thing), header), carrier_of(packed))
            i += 1
    if len(s.lasting) > 0:
        fixed_values(s)
    at: i64 = 0
    while at < len(later):
        hold_itself(s, later[at], later[at + 1])
        at += 2
    charged(s)
    note_resistant(s)
    seal(s, open_lines)
    note_resistant(s)
    if len(open_lines) > 0:
        open_lines = working(s, open_lines)
        judge(s, open_lines)
        in_force(s, open_lines)
        closed_lines = extend(closed_lines, gifts(s, open_lines))  # R156: they count in number 5
    if len(closed_lines) > 0:
        closed_lines = working(s, closed_lines)
        in_force(s, extend(open_lines, closed_lines))
        judge(s, closed_lines)
    for thing in s.board:
        finish(s, thing)
    worked.looking_back = looking_back
    worked.playing = playing


def finish(s: Board, thing: i64) -> None:
    """At the very end: SPD beyond 5 is DMG, PETRIFIED is 0, a STATION has neither (R4, R68)."""
    values = s.worked.values
    row = thing * col.WIDTH
    if values[row + col.KIND] == op.UNIT and s.get(thing, its.SIDE) != its.FACE_DOWN:
        if values[row + col.KEYS] & 1 << op.PETRIFIED != 0:
            values[row + col.SPD] = 0  # and nothing is converted
        elif values[row + col.SPD] > FASTEST:
            values[row + col.DMG] += values[row + col.SPD] - FASTEST
            values[row + col.SPD] = FASTEST
        if values[row + col.ROLES] & 1 << op.STATION != 0:
            values[row + col.DMG] = 0
            values[row + col.SPD] = 0
    else:
        values[row + col.DMG] = 0
        values[row + col.SPD] = 0
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        values[row + col.KEYS] = 0  # 5.4.18
    values[row + col.DMG] = within(values[row + col.DMG])
    values[row + col.SPD] = within(values[row + col.SPD])
    if values[row + col.HP] == col.ABSENT:
        values[row + col.HP] = NONE
    else:
        values[row + col.HP] = within(values[row + col.HP])

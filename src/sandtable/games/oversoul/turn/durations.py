"""When what was given for a time is over: with the turn, a Battle, or the next cycle (R138, R164, R196)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.values import player_value

THIS_TURN: Final = lasts.TURN_ENDS
NEXT_CYCLE: Final = lasts.NEXT_TURN  # ARGUMENT: whose Cycle Phase ends it
BATTLE: Final = lasts.PHASE_ENDS
ANYBODY: Final = 0  # of NEXT_CYCLE: whoever's comes first
SKIPPED: Final = -1  # the turn of a player who is out would come (R174)


def end_durations(s: Board, until: i64, player: i64) -> bool:
    """What ends together ends at once (R138, R164); its charges end with it (R153), and what was Stolen so is
    given back (R132). Whether anything ended.
    """
    kept = vec[i64]()
    ended = vec[i64]()  # their times; what is missing from a victim lies behind what the thief has
    rows = s.lasting
    gone = False
    at: i64 = 0
    while at < len(rows):
        over = rows[at + lasts.UNTIL] == until
        if until == THIS_TURN and rows[at + lasts.UNTIL] == BATTLE:
            over = True  # no Battle outlives its turn
        if over and until == NEXT_CYCLE:
            over = rows[at + lasts.ARGUMENT] in (player_value(player), ANYBODY)
        if until == THIS_TURN and rows[at + lasts.UNTIL] == lasts.NEXT_TURN_ENDS:
            begun = rows[at + lasts.ARGUMENT]
            over = lasts.whose_turn(begun) == s.active and lasts.began_in(begun) != s.turn
        if until == SKIPPED:
            over = waits_for_turn(rows, at, player)
        if rows[at + lasts.UNTIL] == lasts.WHILE_GIVEN:
            over = rows[at + lasts.ARGUMENT] in ended
        if over:
            gone = True
            ended = append(ended, rows[at + lasts.TIME])
            charges.drop_source(s, charges.TIMED, rows[at + lasts.TIME])
        else:
            kept = extend(kept, rows[at : at + lasts.WIDTH])
        at += lasts.WIDTH
    if gone:
        s.set_lasting(kept)
    return gone


def waits_for_turn(rows: vec[i64], at: i64, player: i64) -> bool:
    """Whether something ends with the next cycle or turn of one player."""
    if rows[at + lasts.UNTIL] == lasts.NEXT_TURN_ENDS:
        return lasts.whose_turn(rows[at + lasts.ARGUMENT]) == player
    return rows[at + lasts.UNTIL] == NEXT_CYCLE and rows[at + lasts.ARGUMENT] == player_value(player)

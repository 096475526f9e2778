"""What cannot be done, must be done, or can be done beyond the rules, by card text (R140, R163)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import conditions, values
from sandtable.games.oversoul.evaluating.lasting_lines import said_by
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing import pairs
from sandtable.timing.resolve import Resolve
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value, thing_of

NOBODY: Final = -1
HAND_SIZE: Final = 5  # 2.3.1


def ruled(s: Board, rule: i64, event: i64, who: i64, a: i64, b: i64) -> i64:
    """The thing whose text forbids, demands or permits an event (by FORBID, REQUIRE, PERMIT), or -1."""
    lib = s.library
    code = lib.code
    rows = values.rows_saying(s, rule) if values.rules_on(s, event) else vec[i64]()
    i: i64 = 0
    while i < len(rows):
        pattern = lay.part(code, pairs.second(rows, i), lay.A)
        if lay.kind(code, pattern) == event:
            if conditions.fits_event(s, pattern, said_by(s, rows[i]), who, a, b):
                return rows[i]
        i += pairs.WIDTH
    if s.shapes & lib.shapes[rule] != 0:
        for at in lasts.each_of(s.lasting, rule):
            row = s.lasts(at, lasts.ROW)
            pattern = lay.part(code, row, lay.A)
            if lay.kind(code, pattern) == event:
                scene = Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), lasts.held(s.lasting, at))
                if conditions.fits_event(s, pattern, scene, who, a, b):
                    return thing_of(s.lasts(at, lasts.SOURCE))
    return NOBODY


def forbidden(s: Board, event: i64, who: i64, a: i64, b: i64) -> bool:
    """Cannot goes before can (R140). What an Ability does its player does."""
    top = s.frames[-1] if s.frames else None
    if who == 0 and isinstance(top, Resolve):
        who = player_value(top.you)
    return ruled(s, op.FORBID, event, who, a, b) >= 0


def attacks_early(s: Board, attacker: i64, target: i64) -> bool:
    """Whether a text lets it Attack this the turn it Enters (6.2.10, 4.2.5)."""
    code = s.library.code
    rows = values.rows_saying(s, op.EARLY)
    i: i64 = 0
    while i < len(rows):
        scene = said_by(s, rows[i])
        if s.rules.matches(s, lay.part(code, pairs.second(rows, i), lay.WHO), s.ref(attacker), scene):
            if s.rules.fits(s, lay.part(code, pairs.second(rows, i), lay.B), s.ref(target), scene):
                return True
        i += pairs.WIDTH
    for at in lasts.each_of(s.lasting, op.EARLY):
        if s.lasts(at, lasts.SUBJECT) == s.ref(attacker):
            scene = Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), vec[i64]())
            if s.rules.fits(s, lay.part(code, s.lasts(at, lasts.ROW), lay.B), s.ref(target), scene):
                return True
    return False


def hand_size(s: Board, player: i64) -> i64:
    """How many cards a player keeps in a Return Phase: the newest text that sets it counts, and what is more
    and less comes on top of that (2.3.1, R242).
    """
    size: i64 = HAND_SIZE
    more: i64 = 0
    said = values.numbers_said(s, op.HAND_SIZE, player_value(player))
    i: i64 = 0
    while i < len(said):
        number = pairs.second(said, i)
        form = lay.get(s.library.code, said[i], lay.FORM)
        if form == 0:
            size = number
        else:
            more += number if form == op.PLUS else -number
        i += pairs.WIDTH
    return max(size + more, 0)

"""Static abilities that come with a gift: "Characters you control gain “…”".

Who bears a gift may be looked up at any moment, so what a static ability given by it does is brought up to
date as the gift is made and in every check: it begins for a new bearer, and ends with the gift, or as its
bearer leaves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import about, drop_lasting, last, only_about
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState

# a gift
BEARER: Final = 0  # ref
YOU: Final = 1  # who controls the bearer
ABILITY: Final = 2
SINCE: Final = 3


def keep_gifts(s: CardState) -> None:
    """Let what static abilities do that were given begin and end."""
    giving = s.shapes & s.faces.shapes[s.faces.grant] != 0
    borne_before = lasts.any_given(s.lasting)
    if not giving and not borne_before:
        return
    wanted = gifts(s) if giving else vec[vec[i64]]()
    if len(wanted) == 0 and not borne_before:
        return
    for at in lasts.newest_first(s.lasting):  # from the end, so that the places before stay right
        if s.lasts(at, lasts.UNTIL) == lasts.WHILE_GIVEN and not borne(s, at, wanted):
            drop_lasting(s, at)
    for gift in wanted:
        if not begun(s, gift):
            begin(s, gift[BEARER], gift[YOU], gift[ABILITY], gift[SINCE])


def gifts(s: CardState) -> vec[vec[i64]]:
    """Who bears which static ability by a gift."""
    code = s.faces.code
    out = vec[vec[i64]]()
    grant = s.faces.grant
    at = lasts.find(s.lasting, 0, grant, grant)
    while at >= 0:
        since = s.lasts(at, lasts.TIME)
        given = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
        i: i64 = 0
        while i < lay.items(code, given):
            header = lay.item(code, given, i)
            if lay.kind(code, header) == w.STATIC and lay.get(code, header, lay.FLAGS) & w.CONTINUOUS != 0:
                only = only_about(s, at)
                for thing in s.board:
                    if only >= 0 and thing != only:
                        continue
                    if about(s, at, thing) and since > s.rules.lost_at(s, thing):
                        bearer = vec[i64]([s.ref(thing), s.get(thing, its.CONTROLLER), header, since])
                        out = append(out, bearer)
            i += 1
        at = lasts.find_next(s.lasting, at, grant, grant)
    return out


def matching(s: CardState, at: i64, gift: vec[i64]) -> bool:
    """Whether a lasting effect is what a gift does."""
    same = s.lasts(at, lasts.SOURCE) == gift[BEARER] and s.lasts(at, lasts.YOU) == gift[YOU]
    same = same and s.lasts(at, lasts.HEADER) == gift[ABILITY]
    return same and s.lasts(at, lasts.ARGUMENT) == gift[SINCE]


def borne(s: CardState, at: i64, wanted: vec[vec[i64]]) -> bool:
    """Whether what a gift does goes on: one of these is still that gift."""
    for gift in wanted:
        if matching(s, at, gift):
            return True
    return False


def begun(s: CardState, gift: vec[i64]) -> bool:
    """Whether what a gift does has begun."""
    rows = s.lasting
    at: i64 = 0
    while at < len(rows):
        if s.lasts(at, lasts.UNTIL) == lasts.WHILE_GIVEN and matching(s, at, gift):
            return True
        at = lasts.behind(rows, at)
    return False


def begin(s: CardState, bearer: i64, you: i64, header: i64, since: i64) -> None:
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        if kind != w.PICK:
            last(s, row, header, Scene(bearer, you, vec[i64]()), lasts.WHILE_GIVEN, since, 0, -1)
        row = lay.behind(code, row, kind in (w.REPLACE, w.DELAY))

"""Which cards a player could deploy: those that he can pay for and that have a place (R127, R143)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import costs as changes
from sandtable.games.antithesis.evaluating import ground
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board


def is_deployable(kind: i64) -> bool:
    """DEPLOY.1.i"""
    return kind == op.CHARACTER or kind == op.CHAMPION or kind == op.FIELD or kind == op.MODIFICATION


def spots(s: Board, thing: i64, player: i64, area: i64, setup: bool, whole: bool) -> vec[i64]:
    """Where its token may come down, as options; where a text says the area, that stands for Row A. In rows
    the whole token must lie (R25), of other places a square is enough (R198).
    """
    if area == 0:
        return ground.places(s, thing, player, setup)
    out = vec[i64]()
    usual = ground.area_for(s, thing, player, setup)
    for option in ground.all_spots(s, thing):
        squares = ground.footprint_of(s, thing, option)
        if squares & area != 0 and (not whole or squares & ~area == 0):
            clause = ground.bar_area(s, thing, squares, usual)
            if clause == 0 or clause == c.DEPLOY_3_I:
                out = append(out, option)
    return out


def has_spot(s: Board, thing: i64, player: i64, area: i64, whole: bool) -> bool:
    if area == 0:
        return len(ground.places(s, thing, player, False, 1)) > 0
    return len(spots(s, thing, player, area, False, whole)) > 0


def bar_deploy(s: Board, player: i64, thing: i64, extra: vec[i64]) -> i64:
    """Why a card cannot be deployed, with what the ability costs besides."""
    if not is_deployable(s.library.kind[s.get(thing, its.FACE)]):
        return c.DEPLOY_1_I
    clause = bar_price(s, player, -1, prices.plus(changes.card_price(s, player, thing), extra))
    return clause if clause != 0 else bar_place(s, player, thing)


def bar_place(s: Board, player: i64, thing: i64, area: i64 = 0, whole: bool = True) -> i64:
    kind = s.library.kind[s.get(thing, its.FACE)]
    if kind == op.MODIFICATION:
        return 0 if len(ground.hosts(s, thing, player)) > 0 else c.MOD_T
    if has_spot(s, thing, player, area, whole):
        return 0
    return c.DEPLOY_3_IV if kind == op.FIELD else c.DEPLOY_3_II


def deployable(s: Board, player: i64, extra: vec[i64]) -> vec[i64]:
    """The cards of a Hand that he could deploy."""
    out = vec[i64]()
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player and bar_deploy(s, player, thing, extra) == 0:
            out = append(out, thing)
    return out


def could_deploy(s: Board, player: i64, extra: vec[i64]) -> bool:
    """Whether there is any."""
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player and bar_deploy(s, player, thing, extra) == 0:
            return True
    return False

"""Cards that an effect deploys: for what price, to which squares, and whether there is one (R127, R143)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.places import bar_place, is_deployable
from sandtable.games.antithesis.evaluating import costs, selections, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.meant import actor
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing, thing_of


def area_for(s: Board, row: i64, scene: Scene) -> i64:
    """The squares that a text says a card is deployed to, 0 if it says none."""
    code = s.library.code
    if lay.has(code, row, lay.C):
        return selections.squares_in(s, lay.part(code, row, lay.C), scene)
    return 0


def is_in_rows(s: Board, row: i64) -> bool:
    """Whether a text says in which rows a card is deployed: its whole token must lie there (R25)."""
    code = s.library.code
    if not lay.has(code, row, lay.C):
        return False
    return lay.test_of_kind(code, lay.part(code, lay.part(code, row, lay.C), lay.FITS), op.IN_ROW) > 0


def price_for(s: Board, row: i64, scene: Scene, player: i64, thing: i64) -> vec[i64]:
    """What a card costs that an effect deploys: its cost, so much less, or nothing."""
    code = s.library.code
    if not lay.has(code, row, lay.B):
        return costs.card_price(s, player, thing)
    if lay.kind(code, lay.part(code, row, lay.B)) == op.ALL:
        return prices.nothing()
    price = costs.card_price(s, player, thing)
    less = s.rules.amount(s, lay.part(code, row, lay.B), scene)
    price[prices.NUMBER] = values.within(price[prices.NUMBER] - less)
    return price


def can_deploy(s: Board, row: i64, scene: Scene, thing: i64) -> bool:
    """Whether a card that an effect may deploy can be paid for and has a place (R127)."""
    return can_pay_and_place(s, row, scene, thing, -1, prices.nothing())


def can_pay_and_place(s: Board, row: i64, scene: Scene, card: i64, thing: i64, besides: vec[i64]) -> bool:
    """The same before the ability of a thing that deploys it is paid for."""
    player = actor(s, row, scene)
    price = prices.plus(price_for(s, row, scene, player, card), besides)
    return bar_price(s, player, thing, price) == 0 and (
        bar_place(s, player, card, area_for(s, row, scene), is_in_rows(s, row)) == 0
    )


def bar_only_deployment(
    s: Board, player: i64, thing: i64, header: i64, first: i64, scene: Scene, owed: vec[i64]
) -> i64:
    """An Action that does nothing but deploy, from its first row on, needs a card that could be; nobody looks
    into a Hand of another player for that, nor into any to find out who is asked (R191, R192).
    """
    code = s.library.code
    pick = first
    if lay.kind(code, pick) == flow.MAY:
        pick += lay.ROW
    row = pick + lay.ROW
    if lay.kind(code, pick) != flow.PICK or lay.kind(code, row) != op.DEPLOY:
        return 0
    if lay.kind(code, row + lay.ROW) != lay.END:
        return 0  # the rest is done all the same (R104)
    selection = lay.part(code, pick, lay.A)
    filter_at = lay.part(code, selection, lay.FITS)
    if selections.zone_of(s, filter_at) == zones.HAND:
        if lay.kind(code, header) != op.ACTION or actor(s, row, scene) != player:
            return 0
    for value in selections.candidates(s, selection, scene):
        if is_thing(value) and is_deployable(s.library.kind[s.get(thing_of(value), its.FACE)]):
            if can_pay_and_place(s, row, scene, thing_of(value), thing, owed):
                return 0
    return c.DEPLOY_1

"""What is paid for an ability at SEQ.2: everything printed, and what texts add and take away (R196)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import costs as changes
from sandtable.games.antithesis.evaluating import gifts
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs, prices
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board


def price_of(s: Board, player: i64, thing: i64, header: i64, card: i64) -> vec[i64]:
    """The ability, a Tactic's own cost (R102), that of a card to deploy (R127)."""
    out = changes.changed(s, player, thing, header, costs.of_use(s, thing, header))
    if card >= 0:
        out = prices.plus(out, as_declared(s, player, card))
    elif thing >= 0 and s.library.kind[s.get(thing, its.FACE)] == op.TACTIC:
        out = prices.plus(out, as_declared(s, player, thing))
    return out


def as_declared(s: Board, player: i64, card: i64) -> vec[i64]:
    """What a card costs that is used from Hand: it is set aside as it is declared, and costs what it cost in
    Hand, where texts look for it (R196).
    """
    if s.get(card, its.ZONE) != zones.SET_ASIDE:
        return changes.card_price(s, player, card)
    table = s.clone()
    table.set_zone(card, zones.HAND)
    if s.library.kind[s.get(card, its.FACE)] == op.TACTIC:
        table.worked.aside = card  # it does not count among the cards in Hand (R102)
    return changes.card_price(table, player, card)


def too_dear(s: Board, player: i64, thing: i64, header: i64) -> bool:
    """Whether one look at the printed icons tells that this cannot be paid. No is no answer: the price may
    have other parts.
    """
    code = s.faces.code
    if not lay.has(code, header, lay.COST) or gifts.at_a_glance(s).ops & gifts.bit_of(op.COSTS) != 0:
        return False
    if thing >= 0 and costs.keyword_of(s, header) != 0:  # it may cost something else on this card (R1)
        return False
    row = lay.part(code, header, lay.COST)
    if lay.kind(code, row) != op.PAY:
        return False
    at = lay.part(code, row, lay.A)
    dice: i64 = 0
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        if kind == op.EXHAUST_ICON:
            if thing < 0 or s.get(thing, its.SIDE) == its.EXHAUSTED:
                return True
        elif kind == op.CP:
            if s.of(player, their.COMMAND) < lay.pair_number(code, at, i):
                return True
        elif op.RED <= kind <= op.STANDARD:
            dice += lay.pair_number(code, at, i)
        i += 1
    return dice > 0 and s.bank_size(player) < dice

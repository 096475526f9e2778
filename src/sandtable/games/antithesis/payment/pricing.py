"""What is paid for an ability at SEQ.2: everything printed, and what texts add and take away (R196)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.evaluating import costs as changes
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs, prices
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board


def price_of(s: Board, player: i64, thing: i64, header: i64, card: i64) -> vec[i64]:
    """The ability, a Tactic's own cost (R102), that of a card to deploy (R127)."""
    out = changes.changed(s, player, thing, header, costs.of_use(s, thing, header))
    if card >= 0:
        out = prices.plus(out, changes.card_price(s, player, card))
    elif thing >= 0 and s.library.kind[s.get(thing, its.FACE)] == op.TACTIC:
        out = prices.plus(out, changes.card_price(s, player, thing))
    return out

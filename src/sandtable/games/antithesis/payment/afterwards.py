"""The table as it will be once an ability is paid for: what it says is done there, and who could do nothing
of it is not offered to pay (R143, R273).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs, pools, prices
from sandtable.games.antithesis.payment.afford import token_sources
from sandtable.games.antithesis.payment.doing import ENOUGH, Paid, thought_of, ways
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene


def once_paid(s: Board, player: i64, thing: i64, header: i64, scene: Scene, price: vec[i64]) -> list[Paid]:
    """The tables to which paying can lead. Dice, and tokens that may come from several cards, lie there as
    they did: they are `owed` still.
    """
    table = thought_of(s)
    if price[prices.EXHAUST] > 0:
        table.put(thing, its.SIDE, its.EXHAUSTED)
    if price[prices.OWN_MANA] > 0:
        take(table, thing, its.MANA, price[prices.OWN_MANA])
    if price[prices.OWN_SOUL] > 0:
        take(table, thing, its.SOUL, price[prices.OWN_SOUL])
    kind: i64 = 0
    while kind < its.KINDS_OF_TOKENS:
        sources = token_sources(s, player, kind, thing, price, vec[i64]())
        if len(sources) == 1:
            take(table, sources[0], kind, price[prices.MANA + kind])
        kind += 1
    table.let(player, their.COMMAND, s.of(player, their.COMMAND) - price[prices.COMMAND])
    row = costs.ordered(s, header)
    return [Paid(table, scene)] if row == 0 else ways(table, row, scene, [], ENOUGH)


def take(s: Board, thing: i64, kind: i64, count: i64) -> None:
    s.put(thing, its.TOKENS + kind, s.tokens(thing, kind) - count)


def owed(s: Board, player: i64, thing: i64, price: vec[i64]) -> vec[i64]:
    """What of a price is still to be paid on such a table."""
    out = prices.of_any_card(price)
    out[prices.COMMAND] = 0
    kind: i64 = 0
    while kind < its.KINDS_OF_TOKENS:
        if len(token_sources(s, player, kind, thing, price, vec[i64]())) == 1:
            out[prices.MANA + kind] = 0
        kind += 1
    return out


def without_dice(s: Board, player: i64, price: vec[i64]) -> Board:
    """A table on which the dice for the icons of a price are spent, whichever they are."""
    count: i64 = 0
    for number in prices.icons(price):
        count += number
    if count == 0:
        return s
    out = thought_of(s)
    have = pools.bank(s.players, player)
    die: i64 = 0
    while die < their.DICE and count > 0:
        spent = min(have[die], count)
        out.let(player, their.BANK + die, have[die] - spent)
        count -= spent
        die += 1
    return out


def matters(s: Board, header: i64, price: vec[i64]) -> bool:
    """Whether what is paid for an ability could tell whether it would do anything: it asks an "if" first, or
    what it tells somebody to do has its own cost, or it deploys what might be given away.
    """
    code = s.faces.code
    other = costs.ordered(s, header) != 0
    if not other and prices.is_free(price):
        return False
    row = lay.part(code, header, lay.BODY)
    kind = lay.kind(code, row)
    while kind == op.PICK or kind == op.MAY:
        row += lay.ROW
        kind = lay.kind(code, row)
    return kind in (op.IF, op.MAKE, op.COMBINED) or (other and kind == op.DEPLOY)

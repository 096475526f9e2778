"""Whether a price can be paid: the clause that stands in the way, in the order of R190."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import pools, prices
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board


def bar_price(s: Board, player: i64, thing: i64, price: vec[i64]) -> i64:
    """Exhaust, tokens, Command Points, dice; `thing` is the card that has the ability, -1 for the player's
    own.
    """
    if price[prices.EXHAUST] > 0:
        there = thing >= 0 and s.get(thing, its.ZONE) == zones.IN_PLAY
        if not there or s.get(thing, its.SIDE) == its.EXHAUSTED:
            return c.R124
        if forbidden(s, op.EXHAUST, 0, s.ref(thing)) != 0:
            return c.R183  # what cannot happen pays for nothing
    if price[prices.OWN_MANA] > 0 and (thing < 0 or s.tokens(thing, its.MANA) < price[prices.OWN_MANA]):
        return c.ALT_8
    if price[prices.OWN_SOUL] > 0 and (thing < 0 or s.tokens(thing, its.SOUL) < price[prices.OWN_SOUL]):
        return c.ALT_8
    kind: i64 = 0
    while kind < its.KINDS_OF_TOKENS:
        wanted = price[prices.MANA + kind]
        if wanted > 0 and tokens_left(s, player, kind, thing, price, vec[i64]()) < wanted:
            return c.ALT_9 if kind == its.GEM else c.ALT_7
        kind += 1
    if s.of(player, their.COMMAND) < price[prices.COMMAND]:
        return c.CP_4
    return bar_dice(s, player, price)


def bar_dice(s: Board, player: i64, price: vec[i64]) -> i64:
    if prices.leaves_out(price):
        last: i64 = 0
        for kind in prices.waivable(price):
            last = bar_dice(s, player, prices.without(price, kind))
            if last == 0:
                return 0
        return last
    if not prices.asks_dice(price):
        return 0
    have = pools.bank(s.players, player)
    icons = prices.icons(price)
    pool = prices.pool_icons(price)
    number = price[prices.NUMBER]
    if pools.can_pay(have, icons, number, pool):
        return 0
    left = pools.without_icons(have, icons, pool)
    if len(left) == 0:
        return c.DICE_11
    return c.DICE_10 if pools.total(left) >= number else c.DICE_9


def token_sources(s: Board, player: i64, kind: i64, thing: i64, price: vec[i64], taken: vec[i64]) -> vec[i64]:
    """The cards of a player that still have a token of this kind to pay with, in the order of the board."""
    out = vec[i64]()
    for other in s.board:
        if s.get(other, its.CONTROLLER) == player and spare(s, other, kind, thing, price, taken) > 0:
            out = append(out, other)
    return out


def tokens_left(s: Board, player: i64, kind: i64, thing: i64, price: vec[i64], taken: vec[i64]) -> i64:
    count: i64 = 0
    for other in token_sources(s, player, kind, thing, price, taken):
        count += spare(s, other, kind, thing, price, taken)
    return count


def spare(s: Board, other: i64, kind: i64, thing: i64, price: vec[i64], taken: vec[i64]) -> i64:
    """Tokens of a card that nothing else of this price takes; those of a killed card pay for its own
    Responses only (R70).
    """
    if not s.in_play(other) and other != thing:
        return 0
    count = s.tokens(other, kind)
    if other == thing and kind == its.MANA:
        count -= price[prices.OWN_MANA]
    if other == thing and kind == its.SOUL:
        count -= price[prices.OWN_SOUL]
    for one in taken:
        if one == other * its.KINDS_OF_TOKENS + kind:
            count -= 1
    return count


def something_to_pay(s: Board, player: i64) -> bool:
    """A die, a Command Point or a token (R191)."""
    if s.of(player, their.COMMAND) > 0 or s.bank_size(player) > 0:
        return True
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and s.in_play(thing):
            kind: i64 = 0
            while kind < its.KINDS_OF_TOKENS:
                if s.tokens(thing, kind) > 0:
                    return True
                kind += 1
    return False

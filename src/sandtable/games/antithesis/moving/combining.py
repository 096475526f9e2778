"""Which Actions a Character could combine with a [Move] (CMA.1, CMA.2, R9, R147 to R149)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import naming
from sandtable.games.antithesis.actions.bars import bar_limit, bar_owner, bar_role
from sandtable.games.antithesis.evaluating import costs as changes
from sandtable.games.antithesis.evaluating import gifts, values
from sandtable.games.antithesis.evaluating.combat import bar_attacking
from sandtable.games.antithesis.evaluating.patterns import forbidden_ability
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import costs, prices, pricing
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.payment.costs import ordered
from sandtable.games.antithesis.payment.doing import ENOUGH, bar_done, ways
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene

COMMAND: Final = "Command"  # the ability trait
# the clauses of a cost that cannot be paid
UNPAID: Final = (
    c.ALT_7, c.ALT_8, c.ALT_9, c.CP_4, c.DICE_2, c.DICE_9, c.DICE_10, c.DICE_11, c.SEQ_2,
)  # fmt: skip


def price_of(s: Board, player: i64, thing: i64, carrier: i64, header: i64, free: bool) -> vec[i64]:
    """All that the Combined Action costs, one Command Point and an exhaust of the Character (CMA.2). That
    point can be left out once, by the text that lets it act (free) or by Focused; never one of the Action's.
    """
    extra = changes.combined_extra(s, thing)
    if free and extra[prices.COMMAND] > 0:
        extra[prices.COMMAND] -= 1
    out = prices.plus(pricing.price_of(s, player, carrier, header, -1), extra)
    out[prices.EXHAUST] = 1
    return out


def bar_combined(
    s: Board, player: i64, thing: i64, option: i64, free: bool, besides: vec[i64] | None = None
) -> i64:
    """Why an Action cannot be combined: whose it is and where it works, its trait, the role, limits, texts
    that forbid it, the cost, with what is still to be paid besides (R148).
    """
    carrier = s.at_spot(o.ability_place(o.value_of(option)))
    if o.kind_of(option) != o.COMBINE or carrier < 0:
        return c.CMA_1
    header = header_of(s, option)
    if header == 0 or lay.kind(s.faces.code, header) != op.ACTION:
        return c.CMA_1
    if carrier != thing and costs.keyword_of(s, header) != op.DESTRUCTIBLE:
        return c.R149
    clause = bar_owner(s, player, carrier, header)
    if clause != 0:
        return clause
    if is_command(s, header):
        return c.CMA_1
    if combines(s, header):
        return c.R147
    clause = bar_role(s, player, header)
    if clause != 0:
        return c.CMA_1_A
    clause = bar_limit(s, player, carrier, header)
    if clause != 0:
        return clause
    if forbidden_ability(s, player, s.ref(carrier), header) != 0:
        return c.R183
    clause = bar_attacking(s, carrier, header)
    if clause != 0:
        return clause
    price = price_of(s, player, thing, carrier, header, free)
    if besides is not None:
        price = prices.plus(price, besides)
    clause = bar_price(s, player, thing, price)
    if clause != 0:
        return clause
    scene = Scene(s.ref(carrier), player, vec[i64]())
    clause = bar_done(s, header, scene, thing)
    if clause == 0 and not stays(s, header, scene, thing):
        return c.R273
    return clause


def stays(s: Board, header: i64, scene: Scene, thing: i64) -> bool:
    """Whether the Character can still be there to move when what its Combined Action costs has been done."""
    row = ordered(s, header)
    if row == 0:
        return True
    for paid in ways(s, row, scene, [], ENOUGH):
        if paid.table.in_play(thing):
            return True
    return False


def header_of(s: Board, option: i64) -> i64:
    return naming.header_at(s, o.ability_place(o.value_of(option)), o.ability_index(o.value_of(option)))


def is_command(s: Board, header: i64) -> bool:
    """Whether an ability has the trait Command."""
    code = s.faces.code
    if not lay.has(code, header, op.TRAITS):
        return False
    at = lay.part(code, header, op.TRAITS)
    i: i64 = 0
    while i < lay.pairs(code, at):
        if s.library.trait_names[lay.pair_number(code, at, i)] == COMMAND:
            return True
        i += 1
    return False


def combines(s: Board, header: i64) -> bool:
    """Whether an ability performs [CMA] itself (R147)."""
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.COMBINED:
            return True
        row += lay.ROW
    return False


def is_free(s: Board, row: i64) -> bool:
    """Whether a row that tells somebody to perform [CMA] leaves the additional Command Point out."""
    return lay.get(s.faces.code, row, lay.FORM) == 1


def everything(s: Board, thing: i64) -> vec[i64]:
    """Every Action of the Character, and of Fields that it may come to stand on, as an option."""
    code = s.faces.code
    out = vec[i64]()
    read = values.listed(s)
    spot: i64 = 0
    while spot < len(s.board):
        carrier = s.board[spot]
        lines = read.lines
        first = read.first[spot]
        end = read.first[spot + 1]
        if values.line_of(s, carrier) > 0:  # it makes an Attack, which may have Keywords of its own (R132)
            lines = values.abilities(s, carrier)
            first = 0
            end = len(lines)
        at = first
        while at < end:
            if lay.kind(code, lines[at]) == op.ACTION:
                if carrier == thing or costs.keyword_of(s, lines[at]) == op.DESTRUCTIBLE:
                    out = append(out, o.make(o.COMBINE, o.ability(spot, at - first)))
            at += 1
        spot += 1
    return out


def could_combine(s: Board, player: i64, thing: i64, free: bool, besides: vec[i64] | None = None) -> bool:
    """Whether there is a Combined Action that may be chosen."""
    if not free and s.of(player, their.COMMAND) == 0:  # it costs one, unless a text changes that
        if gifts.at_a_glance(s).ops & gifts.bit_of(op.COMBINED_COSTS) == 0:
            return False
    for option in everything(s, thing):
        if bar_combined(s, player, thing, option, free, besides) == 0:
            return True
    return False


def bar_combining(s: Board, player: i64, thing: i64, free: bool) -> i64:
    """Why a Character has no Combined Action: one that could not be paid for comes before one of the other
    role, and that before none at all (R190).
    """
    found: i64 = c.CMA_1
    for option in everything(s, thing):
        clause = bar_combined(s, player, thing, option, free)
        if clause in UNPAID:
            return c.CMA_2
        if clause == c.CMA_1_A:
            found = c.CMA_1_A
    return found


def combinable(s: Board, player: i64, thing: i64, free: bool) -> vec[i64]:
    """The Combined Actions that may be chosen."""
    out = vec[i64]()
    for option in everything(s, thing):
        if bar_combined(s, player, thing, option, free) == 0:
            out = append(out, option)
    return out

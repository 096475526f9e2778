"""What cards and abilities cost: the printed icons as a price (DICE.7, DICE.11, ALT.7 to ALT.9, R1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.cardset.library import X_BASE
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.program import COST
from sandtable.timing.resolve import Resolve
from sandtable.timing.values import hold, number_value


def of_card(s: Board, face: i64) -> vec[i64]:
    """The card cost: a Dice Cost, Command Points, and tokens from any of his cards (ALT.7)."""
    out = prices.nothing()
    at = s.library.cost[face]
    if at == 0:
        return out
    code = s.faces.code
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        number = lay.pair_number(code, at, i)
        if kind == op.PIPS:
            out[prices.NUMBER] += number
        elif op.RED <= kind <= op.STANDARD:
            out[prices.POOL + kind - op.RED] += number
        elif kind == op.CP:
            out[prices.COMMAND] += number
        elif op.MANA <= kind <= op.GEM:
            out[prices.MANA + kind - op.MANA] += number
        i += 1
    return out


def of_icons(s: Board, at: i64) -> vec[i64]:
    """Icons of an ability cost: Mana and Soul come from the very card (ALT.8), Gems from any (ALT.9)."""
    code = s.faces.code
    out = prices.nothing()
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        number = lay.pair_number(code, at, i)
        if op.RED <= kind <= op.STANDARD:
            out[prices.ICONS + kind - op.RED] += number
        elif kind == op.CP:
            out[prices.COMMAND] += number
        elif kind == op.EXHAUST_ICON:
            out[prices.EXHAUST] = 1
        elif kind == op.MANA:
            out[prices.OWN_MANA] += number
        elif kind == op.SOUL:
            out[prices.OWN_SOUL] += number
        elif kind == op.GEM:
            out[prices.GEM] += number
        i += 1
    return out


def of_ability(s: Board, header: i64) -> vec[i64]:
    """The icons that an ability itself costs, as its text says."""
    code = s.faces.code
    if not lay.has(code, header, lay.COST):
        return prices.nothing()
    row = lay.part(code, header, lay.COST)
    return of_icons(s, lay.part(code, row, lay.A)) if lay.kind(code, row) == op.PAY else prices.nothing()


def of_use(s: Board, thing: i64, header: i64) -> vec[i64]:
    """The same for an ability of a card: icons printed behind a Keyword are its cost there (R1)."""
    keyword = keyword_of(s, header)
    if thing < 0 or keyword == 0:
        return of_ability(s, header)
    code = s.faces.code
    lib = s.library
    face = s.get(thing, its.FACE)
    pairs_at = lib.keyword_x[face]
    costs_at = lib.keyword_cost[face]
    if pairs_at != 0 and costs_at != 0:
        index = lay.pair_of_kind(code, pairs_at, keyword)
        if index >= 0 and lay.item(code, costs_at, index) != costs_at:
            return of_icons(s, lay.item(code, costs_at, index))
    return of_ability(s, header)


def keyword_of(s: Board, header: i64) -> i64:
    """The Keyword that a header is the text of, 0 for any other line."""
    of_keyword = s.library.of_keyword
    if header < len(of_keyword):
        return of_keyword[header] // X_BASE
    return 0


def deploys(s: Board, header: i64) -> bool:
    """Whether its card is targeted and paid for as it is declared (R127)."""
    if keyword_of(s, header) in (op.GLOBAL_DEPLOY, op.GLOBAL_INTERRUPT_DEPLOY):
        return True
    if header not in s.library.of_player:
        return False
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.DEPLOY:
            return True
        row += lay.ROW
    return False


def kept(s: Board, header: i64) -> vec[i64]:
    """The register with the pips of the dice just paid, if the ability asks for them (R242)."""
    code = s.faces.code
    out = vec[i64]()
    if not lay.has(code, header, lay.COST):
        return out
    row = lay.part(code, header, lay.COST)
    if lay.kind(code, row) != op.PAY or not lay.has(code, row, lay.C):
        return out
    total: i64 = 0
    for die in s.picked:
        total += their.pips_of(die)
    slot = lay.get(code, lay.part(code, row, lay.C), lay.SLOT)
    return append(out, hold(slot, number_value(total)))


def ordered(s: Board, header: i64) -> i64:
    """The first row of what else is done as a cost, 0 if there is nothing."""
    code = s.faces.code
    if not lay.has(code, header, lay.COST):
        return 0
    row = lay.part(code, header, lay.COST)
    if lay.kind(code, row) == op.PAY:
        row += lay.ROW
    if lay.kind(code, row) != lay.END:
        return row
    return 0


def paying(header: i64, row: i64, source: i64, player: i64, held: vec[i64]) -> Resolve:
    """The frame that does what else is done as a cost; it answers 0 if that could not be done."""
    frame = Resolve()
    frame.header = header
    frame.pc = row
    frame.source = source
    frame.you = player
    frame.held = held
    frame.purpose = COST
    return frame

"""What texts change in costs: first everything that adds, then everything that takes away (R196)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import durations, gifts, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.costs import of_card, of_icons
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import effect_value


def asks_target(s: Board, row: i64) -> bool:
    """Whether a cost depends on the target of an Attack: it is paid when that is chosen (R16)."""
    code = s.library.code
    selection = lay.part(code, row, lay.A)
    if not lay.has(code, selection, lay.FITS):
        return False
    return lay.test_of_kind(code, lay.part(code, selection, lay.FITS), i.AT_TARGET) > 0


def changed(s: Board, player: i64, thing: i64, header: i64, price: vec[i64]) -> vec[i64]:
    """The price of an ability of a card (-1: the player's own) with all that texts add and take away."""
    s.worked.header = header
    s.worked.source = 0
    if thing >= 0:
        s.worked.source = s.ref(thing)
    value = effect_value(0, player)
    entries = gifts.in_force(s)
    found = gifts.at_a_glance(s).costs
    if len(found) > 0:
        for how in (i.MORE, i.LESS):
            index: i64 = len(found)
            while index > 0:
                index -= 1
                at = found[index]
                row = entries[at + gifts.ROW]
                if lay.get(s.library.code, row, lay.C) == how and not asks_target(s, row):
                    if gifts.means(s, entries, at, lay.A, value):
                        price = with_row(s, price, row)
    s.worked.header = 0
    return price


def with_row(s: Board, price: vec[i64], row: i64) -> vec[i64]:
    """A price with the icons of a row added, or taken away as far as there are any."""
    icons = of_icons(s, lay.part(s.library.code, row, lay.B))
    if lay.get(s.library.code, row, lay.C) == i.MORE:
        return prices.plus(price, icons)
    out = price[:]
    index: i64 = 0
    while index < prices.ICONS + their.STANDARD:
        left = out[index] - icons[index]
        out[index] = 0
        if left > 0:
            out[index] = left
        index += 1
    out[prices.WAIVED] += icons[prices.ICONS + their.STANDARD]  # {S} less: any die icon
    return prices.settled(out)


def card_price(s: Board, player: i64, thing: i64) -> vec[i64]:
    """The card cost, its number changed by texts down to 0."""
    price = of_card(s, s.get(thing, its.FACE))
    number = price[prices.NUMBER] + own_change(s, player, thing)
    price[prices.NUMBER] = values.within(values.changed(s, thing, i.COST_STAT, number))
    found = gifts.of(s, i.COSTS)
    if len(found) > 0:
        entries = gifts.in_force(s)
        for how in (i.MORE, i.LESS):
            for at in found:
                row = entries[at + gifts.ROW]
                if entries[at + gifts.BEARER] == thing and lay.get(s.library.code, row, lay.C) == how:
                    price = with_card_row(s, price, row)
    return price


def with_card_row(s: Board, price: vec[i64], row: i64) -> vec[i64]:
    """The price of a card with the icons of a row added, each as one more thing to pay, or taken away, also
    from the icons of its Dice Cost. Its tokens come from any card (ALT.7).
    """
    icons = of_icons(s, lay.part(s.library.code, row, lay.B))
    for own, any_card in ((prices.OWN_MANA, prices.MANA), (prices.OWN_SOUL, prices.SOUL)):
        icons[any_card] += icons[own]
        icons[own] = 0
    if lay.get(s.library.code, row, lay.C) == i.MORE:
        return prices.plus(price, icons)
    out = price[:]
    for part in (prices.MANA, prices.SOUL, prices.GEM, prices.COMMAND):
        out[part] = max(out[part] - icons[part], 0)
    added: i64 = 0
    colour: i64 = 0
    while colour < prices.KINDS:
        added += out[prices.ICONS + colour]
        colour += 1
    colour = 0
    while colour < their.STANDARD:
        taken = min(out[prices.ICONS + colour], icons[prices.ICONS + colour])
        out[prices.ICONS + colour] -= taken
        added -= taken
        left = icons[prices.ICONS + colour] - taken
        out[prices.POOL + colour] = max(out[prices.POOL + colour] - left, 0)
        colour += 1
    any_icon = icons[prices.ICONS + their.STANDARD]
    out[prices.WAIVED] += min(any_icon, added)
    out[prices.POOL + their.STANDARD] -= any_icon - min(any_icon, added)
    return prices.settled(out)


def own_change(s: Board, player: i64, thing: i64) -> i64:
    """What a card says of its own cost: that holds wherever it is paid for (R82, R212)."""
    code = s.library.code
    total: i64 = 0
    if not s.library.own_costs or s.get(thing, its.ZONE) == zones.IN_PLAY:
        return 0  # it is in force there like any other
    for header in gifts.printed(s, thing):
        if lay.kind(code, header) != i.PASSIVE or gifts.is_forced(s, header):
            continue
        scene = Scene(s.ref(thing), player, vec[i64]())
        row = lay.part(code, header, lay.BODY)
        while lay.kind(code, row) != lay.END:
            if gifts.gives(lay.kind(code, row)) and lay.kind(code, lay.part(code, row, lay.A)) == i.REF:
                number = values.number_in(s, lay.part(code, row, lay.B), i.COST_STAT)
                if number != 0 and durations.row_holds(s, row, scene):
                    if lay.kind(code, row) == i.HAVE_PER:
                        number *= s.rules.amount(s, lay.part(code, row, lay.C), scene)
                    total += number
            row += lay.ROW
    return total


def combined_extra(s: Board, thing: i64) -> vec[i64]:
    """What [CMA] costs on top of the Combined Action: a Command Point, unless a text changes it (CMA.2)."""
    price = prices.nothing()
    price[prices.COMMAND] = 1
    found = gifts.of(s, i.COMBINED_COSTS)
    if len(found) == 0:
        return price
    entries = gifts.in_force(s)
    for how in (i.MORE, i.LESS):
        for at in found:
            row = entries[at + gifts.ROW]
            if entries[at + gifts.BEARER] == thing and lay.get(s.library.code, row, lay.C) == how:
                price = with_row(s, price, row)
    return price


def command_income(s: Board, player: i64) -> i64:
    """Command income icons: two of his own, those on his cards In Play, and what texts add (R2)."""
    total: i64 = 2
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and s.in_play(thing):
            total += s.library.command_income[s.get(thing, its.FACE)]
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.HAVE_COMMAND_INCOME):
        if entries[at + gifts.YOU] == player:
            amount = lay.part(s.library.code, entries[at + gifts.ROW], lay.A)
            total += s.rules.amount(s, amount, gifts.scene_of(s, entries, at))
    return total

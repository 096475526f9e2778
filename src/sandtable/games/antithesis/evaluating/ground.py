"""Where a Character may go, what a step costs, where cards may be deployed, what may be attached."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import (
    ALL,
    EDGE,
    bit,
    footprint,
    for_player,
    listed,
    rows_up_to,
)
from sandtable.games.antithesis.evaluating import damage, gifts, patterns, standing, values
from sandtable.games.antithesis.evaluating.selections import squares_in
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene

INSIDE: Final = 1  # a token lies in squares with all of its own,
TOUCHING: Final = 2  # or with one of them
ALL_OF_THEM: Final = -1  # never enough

# ---- entering squares


def can_enter(s: Board, thing: i64, squares: i64, type: i64 = 0) -> i64:
    """The clause by which a text keeps a Character out of squares, 0 if none does. In a [Move] the type that
    is used decides, otherwise (type 0) the printed array (R179).
    """
    printed = values.array_type(s, s.library.array[s.get(thing, its.FACE)])
    s.worked.moves_as = type if type != 0 else printed
    found = patterns.forbidden(s, i.ENTERS, s.ref(thing), 0, 0, 0, squares)
    s.worked.moves_as = 0
    return c.R179 if found != 0 else 0


def step_cost(s: Board, thing: i64, squares: i64, type: i64) -> i64:
    """What a step into newly covered squares costs: the dearest of them, at least 1 (R26, R37)."""
    if type == i.TEL:
        return 1
    dearest: i64 = 1
    for square in listed(squares):
        cost = 1 + penalty(s, thing, bit(square), type)
        dearest = cost if cost > dearest else dearest
    return dearest


def penalty(s: Board, thing: i64, square: i64, type: i64) -> i64:
    """What texts add to the cost of a square, but those that X Walker ignores or that name another type."""
    code = s.library.code
    entries = gifts.in_force(s)
    total: i64 = 0
    for at in gifts.of(s, i.SQUARES_COST):
        field = entries[at + gifts.BEARER]
        row = entries[at + gifts.ROW]
        named = lay.get(code, row, lay.C)
        if named != 0 and named != type:
            continue
        form = lay.get(code, row, lay.FORM)
        if field < 0 or (form >= i.FOR_ENEMIES and not is_enemy(s, field, thing)):
            continue
        covered = standing.engagement(s, field) if form == i.IN_REACH else s.get(field, its.SQUARES)
        if covered & square != 0:
            more = s.rules.amount(s, lay.part(code, row, lay.B), gifts.scene_of(s, entries, at))
            if more < 0 or not walks(s, entries, at, thing):  # what costs less is no penalty
                total += more
    return total


def is_enemy(s: Board, thing: i64, other: i64) -> bool:
    return s.get(thing, its.CONTROLLER) != s.get(other, its.CONTROLLER)


def walks(s: Board, entries: vec[i64], penalty_at: i64, thing: i64) -> bool:
    """Whether a Character ignores a penalty: by a trait of its source, or of its ability."""
    code = s.library.code
    field = entries[penalty_at + gifts.BEARER]
    for at in gifts.of(s, i.IGNORE):
        if entries[at + gifts.BEARER] == thing:
            pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
            index: i64 = 0
            while index < lay.pairs(code, pairs):
                if lay.pair_kind(code, pairs, index) == i.IGNORES_PENALTY:
                    trait = lay.pair_number(code, pairs, index)
                    if values.has_trait(s, field, trait):
                        return True
                    if damage.has_ability_trait(s, entries[penalty_at + gifts.HEADER], trait):
                        return True
                index += 1
    return False


def passes(s: Board, thing: i64, type: i64) -> bool:
    """Whether a Character may enter squares of others on its way: FLY, or Leaping with RUN."""
    if type == i.FLY:
        return True
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.PASSES):
        if entries[at + gifts.BEARER] == thing:
            if lay.get(s.library.code, entries[at + gifts.ROW], lay.B) == type:
                return True
    return False


# ---- deployment


def all_spots(s: Board, thing: i64) -> vec[i64]:
    """Every way to lay its token on the board, as options."""
    return spots_from(s, thing, ALL)


def spots_from(s: Board, thing: i64, corners: i64) -> vec[i64]:
    """The same for tokens whose lowest square is one of these."""
    out = vec[i64]()
    field = values.is_field(s, thing)
    face = s.get(thing, its.FACE)
    for square in listed(corners):
        straight = o.field_at(square, False) if field else o.make(o.SQUARE, square)
        if footprint_of(s, thing, straight) != 0:
            out = append(out, straight)
        if field and s.library.field_wide[face] != s.library.field_deep[face]:
            if footprint_of(s, thing, o.field_at(square, True)) != 0:
                out = append(out, o.field_at(square, True))
    return out


def footprint_of(s: Board, thing: i64, option: i64) -> i64:
    """The squares of its token laid down as an option says, 0 if it would not lie on the board."""
    if o.kind_of(option) == o.SQUARE:
        size = values.size_of(s, thing)
        return footprint(o.value_of(option), size, size)
    face = s.get(thing, its.FACE)
    wide = s.library.field_wide[face]
    deep = s.library.field_deep[face]
    if o.field_turned(option):
        return footprint(o.field_square(option), deep, wide)
    return footprint(o.field_square(option), wide, deep)


def places(s: Board, thing: i64, player: i64, setup: bool = False, enough: i64 = ALL_OF_THEM) -> vec[i64]:
    """Where a card may be deployed by a player, or placed in setup, as options, until there are enough."""
    out = vec[i64]()
    area = area_for(s, thing, player, setup)
    for option in spots_from(s, thing, corners_in(area)):
        if bar_area(s, thing, footprint_of(s, thing, option), area) == 0:
            out = append(out, option)
            if len(out) == enough:
                break
    return out


def bar_place(s: Board, thing: i64, player: i64, squares: i64, setup: bool) -> i64:
    """The clause that keeps a token out of squares: occupied, forbidden, outside its area (R190)."""
    return bar_area(s, thing, squares, area_for(s, thing, player, setup))


def area_for(s: Board, thing: i64, player: i64, setup: bool) -> vec[i64]:
    """The squares that are taken, and behind them where its token may lie: pairs of a way and squares."""
    if values.is_field(s, thing):
        grid = for_player(player, s.library.grid[s.get(thing, its.FACE)])
        return vec[i64]([standing.fields(s), INSIDE, grid])
    depth = values.size_of(s, thing)
    area = vec[i64]([standing.occupied(s), INSIDE, rows_up_to(player, depth - 1)])
    return admitting(s, area, thing, player, setup)


def corners_in(area: vec[i64]) -> i64:
    """Where the lowest square of a token can be that may lie there."""
    out: i64 = 0
    at: i64 = 1
    while at < len(area):
        if area[at] == TOUCHING:
            return ALL
        out |= area[at + 1]
        at += 2
    return out & ~area[0]


def bar_area(s: Board, thing: i64, squares: i64, area: vec[i64]) -> i64:
    """The clause that keeps a token out of squares, of which `area_for` tells."""
    field = values.is_field(s, thing)
    if squares & area[0] != 0:
        return c.DEPLOY_3_IV if field else c.DEPLOY_3_II
    if not field and can_enter(s, thing, squares) != 0:
        return c.R179
    at: i64 = 1
    while at < len(area):
        if area[at] == INSIDE and squares & ~area[at + 1] == 0:
            return 0
        if area[at] == TOUCHING and squares & area[at + 1] != 0:
            return 0
        at += 2
    return c.FIELD_S if field else c.DEPLOY_3_I


def own_rows(s: Board, thing: i64, op: i64) -> vec[i64]:
    """The rows of Passives on a card that speak of itself, and so work before it is In Play (R82)."""
    code = s.library.code
    out = vec[i64]()
    for header in gifts.printed(s, thing):
        if lay.kind(code, header) != i.PASSIVE:
            continue
        row = lay.part(code, header, lay.BODY)
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) == op and lay.kind(code, lay.part(code, row, lay.A)) == i.REF:
                out = append(out, row)
            row += lay.ROW
    return out


def admitting(s: Board, area: vec[i64], thing: i64, player: i64, setup: bool) -> vec[i64]:
    """An area, and behind it where texts let a card be deployed: its own Patrol or Ambush, or one of a card
    In Play.
    """
    for row in own_rows(s, thing, i.DEPLOYS_AT):
        area = with_spot(s, area, row, Scene(s.ref(thing), player, vec[i64]()), setup)
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.DEPLOYS_AT):
        if entries[at + gifts.YOU] == player and gifts.means(s, entries, at, lay.A, s.ref(thing)):
            area = with_spot(s, area, entries[at + gifts.ROW], gifts.scene_of(s, entries, at), setup)
    return area


def with_spot(s: Board, area: vec[i64], row: i64, scene: Scene, setup: bool) -> vec[i64]:
    """Rows hold the whole token (R25), and do not count in setup (R28); of the edge one full side (R29); of
    other places a square is enough (R198).
    """
    code = s.library.code
    selection = lay.part(code, row, lay.C)
    filter_at = lay.part(code, selection, lay.FITS)
    in_row = lay.test_of_kind(code, filter_at, i.IN_ROW) > 0
    if not in_row and lay.test_of_kind(code, filter_at, i.ON_EDGE) > 0:
        return extend(area, vec[i64]([TOUCHING, EDGE]))  # a token that touches it has a full side on it
    if setup:
        return area
    return extend(area, vec[i64]([INSIDE if in_row else TOUCHING, squares_in(s, selection, scene)]))


def enters_exhausted(s: Board, thing: i64) -> bool:
    """Whether a text says that a card comes into play exhausted: its own, or one in force."""
    if len(own_rows(s, thing, i.ENTERS_EXHAUSTED)) > 0:
        return True
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.ENTERS_EXHAUSTED):
        if gifts.means(s, entries, at, lay.A, s.ref(thing)):
            return True
    return False


# ---- Modifications


def can_attach(s: Board, thing: i64, host: i64, player: i64) -> i64:
    """The clause by which a Modification cannot be attached to a card by a player, or 0 (R125)."""
    if not s.in_play(host) or not (values.is_character(s, host) or values.is_field(s, host)):
        return c.MOD_1
    selection = s.library.attach_to[s.get(thing, its.FACE)]
    if selection == 0:
        return c.MOD_T
    filter_at = lay.part(s.library.code, selection, lay.FITS)
    if not s.rules.fits(s, filter_at, s.ref(host), Scene(s.ref(thing), player, vec[i64]())):
        return c.MOD_T
    said = lay.test_of_kind(s.library.code, filter_at, i.CONTROLLED) > 0
    if not said and s.get(host, its.CONTROLLER) != player:
        return c.R125
    return c.KW_UNMOD if patterns.forbidden(s, i.ATTACHED, s.ref(thing), s.ref(host)) != 0 else 0


def hosts(s: Board, thing: i64, player: i64) -> vec[i64]:
    """What a Modification can be attached to, as refs."""
    out = vec[i64]()
    for host in s.board:
        if can_attach(s, thing, host, player) == 0:
            out = append(out, s.ref(host))
    return out

"""The clause that forbids an action, in the order in which a judge would name it (R169)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import bar_attacker
from sandtable.games.oversoul.actions.candidates import elsewhere, in_hand
from sandtable.games.oversoul.actions.laws import bar_brackets, bar_laws, reactive, still_waits
from sandtable.games.oversoul.cardset.library import PLUS
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes.entering import can_host, is_event
from sandtable.games.oversoul.evaluating import costs, limits, values
from sandtable.games.oversoul.evaluating.abilities import carrier_of, header_of, off_board
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ACTION, Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.kernel.frames import UNLISTED
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value

FREE: Final = 1  # occasions: the own Action Phase with no chain open,
WINDOW: Final = 2  # a window without a chain,
IN_CHAIN: Final = 3  # a response,
OFFERED: Final = 4  # the first offer to cards that wait for what has happened (R110)

HIGHEST: Final = 5  # RANK V


def bar_action(s: Board, player: i64, option: i64, occasion: i64) -> i64:
    kind = o.kind_of(option)
    value = o.value_of(option)
    if s.shifts >= limits.MOST_SHIFTS:
        return c.R165
    if kind == o.ACTIVATE:
        return bar_activation(s, player, in_hand(s, player, value), occasion, False)
    if kind == o.TURN_UP:
        return bar_activation(s, player, s.at_spot(value), occasion, True)
    if kind == o.LEAD:
        return bar_leader(s, player, occasion)
    if kind == o.PREPARE:
        return bar_prepare(s, player, in_hand(s, player, value), occasion)
    if kind == o.ATTACK:
        attacker = s.at_spot(value)
        if attacker < 0 or s.get(attacker, its.CONTROLLER) != player:
            return c.C_6_0_1
        return c.R111 if occasion != FREE else bar_attacker(s, player, attacker)
    if kind == o.USE:
        thing = s.at_spot(o.ability_place(value))
        if thing < 0:
            return UNLISTED
        if s.get(thing, its.CONTROLLER) != player:
            return c.R134
        if s.get(thing, its.SIDE) == its.FACE_DOWN:
            return c.C_3_4_9
        lines = values.lines_of(s, thing)
        if o.ability_index(value) >= len(lines):
            return UNLISTED
        packed = lines[o.ability_index(value)]
        return bar_use(s, player, thing, header_of(packed), carrier_of(packed), occasion)
    if kind == o.USE_CARD:
        face = o.ability_place(value)
        if face >= len(s.library.names):
            return UNLISTED
        own = lines_elsewhere(s.library, face)
        if o.ability_index(value) >= len(own):
            return UNLISTED
        thing = elsewhere(s, player, face, own[o.ability_index(value)])
        if thing < 0:
            return c.C_8_1_1
        return bar_use(s, player, thing, own[o.ability_index(value)], thing, occasion)
    return UNLISTED


# ---- Activating


def bar_activation(s: Board, player: i64, thing: i64, occasion: i64, prepared: bool, less: i64 = 0) -> i64:
    """Why a card cannot be Activated; `less` is by how much the effect that lets it makes it cheaper."""
    lib = s.library
    if thing < 0:
        return c.C_8_7_5
    face = s.get(thing, its.FACE)
    if prepared and (s.get(thing, its.CONTROLLER) != player or s.get(thing, its.SIDE) != its.FACE_DOWN):
        return c.C_3_4_5
    if not prepared:
        if lib.event_role[face] == op.COUNTER_ROLE:
            return c.C_7_2_9
        clause = bar_moment(s, player, face, occasion)
        if clause != 0:
            return clause
    if prepared and s.get(thing, its.PREPARED) == s.turn:
        return c.C_3_4_4
    if s.get(thing, its.EXPOSED) == 1:
        return c.C_8_7_34
    if forbidden(s, op.ACTIVATE, player_value(player), s.ref(thing), 0):
        return c.R163
    if lib.sign[face] == PLUS and costs.plus_used(s, player) >= costs.plus_limit(s, player, thing):
        return c.C_4_1_2
    if pile.depth(s.stack) >= limits.MOST_LINKS:
        return c.R30
    if lib.rank[face] > s.of(player, their.RANK):
        return c.C_4_0_5
    clause = bar_laws(s, player, thing)
    if clause != 0:
        return clause
    if occasion == OFFERED and not reactive(s, thing):
        return c.R110
    clause = bar_room(s, player, thing, prepared)
    if clause != 0:
        return clause
    return bar_costs(s, player, thing, occasion, less)


def bar_moment(s: Board, player: i64, face: i64, occasion: i64) -> i64:
    """When a card of the hand can be Activated (2.2.1, R36, R111)."""
    role = s.library.event_role[face]
    if role == op.QUICK_ROLE or role == op.PERFECT_ROLE or occasion == FREE:
        return 0
    if occasion != IN_CHAIN or s.phase != ACTION or s.active != player or role == op.CAST_ROLE:
        return c.R111
    first = bottom(s)
    if first < 0 or pending.get(s.stack, first, pending.YOU) != player:
        return c.R36
    if s.of(player, their.SURPLUS) == 0:
        return c.R36
    return 0


def bottom(s: Board) -> i64:
    """The first link of the chain, or -1."""
    at = pile.top(s.stack)
    found: i64 = -1
    while at >= 0:
        found = at
        at = pile.below(s.stack, at)
    return found


def bar_room(s: Board, player: i64, thing: i64, prepared: bool) -> i64:
    """No free Zone, or no host (3.1.3, R19, R123)."""
    face = s.get(thing, its.FACE)
    if s.library.kind[face] == op.CONSTRUCT:
        for host in s.board:
            if host != thing and can_host(s, thing, host, player):
                return 0
        return c.R123
    if prepared:
        return 0
    return 0 if len(s.free_zones(player, is_event(s, face))) > 0 else c.C_3_1_3


def bar_costs(s: Board, player: i64, thing: i64, occasion: i64, less: i64 = 0) -> i64:
    """Selections and Costs of the lines that belong to it, then ENERGY (R125, 4.2.1)."""
    total = within(costs.cost_of(s, player, thing, True) - less)
    lines = needs.announced_lines(s, thing)
    for header in lines:
        scene = Scene(s.ref(thing), player, vec[i64]())
        optional = needs.optional(s, header) and needs.cost_row(s, header) != 0
        if not optional:
            clause = bar_cards(s, header, scene)
            if clause != 0:
                return clause
            if needs.uses_itself(s, header) != 0:
                return c.R125
            if not links_there(s, header, scene):
                return c.R112
            total += needs.energy_of(s, header, scene, False)
    plain = Scene(s.ref(thing), player, vec[i64]())
    if not needs.lines_find(s, lines, plain, thing):
        return c.R160
    if not needs.payable(s, lines, plain, thing, vec[i64](), total):
        return c.C_4_2_1
    if occasion == IN_CHAIN and s.get(thing, its.ZONE) == op.HAND and total == 0:
        role = s.library.event_role[s.get(thing, its.FACE)]
        if role != op.QUICK_ROLE and role != op.PERFECT_ROLE:
            return c.R36  # nothing of it would be surplus
    return 0


def bar_cards(s: Board, header: i64, scene: Scene) -> i64:
    """Selections and Costs of a line that lack cards or marks: where each card that fits is kept from being
    Selected, what keeps the last one (R169, number 9).
    """
    if needs.enough_cards(s, header, scene):
        return 0
    if not needs.enough_marks(s, header, scene):
        return c.R183
    if not needs.others_can_pay(s, header, scene):
        return c.R191
    last = needs.kept_from_it(s, header, scene)
    if last < 0:
        return c.R160
    if values.has(s, last, op.POLARITY):
        return c.C_8_6_16
    if values.has(s, last, op.VEILED) and s.opposes(scene.you, s.get(last, its.CONTROLLER)):
        return c.C_8_6_36
    return c.R163


def bar_leader(s: Board, player: i64, occasion: i64) -> i64:
    """The Leader, from its Zone (5.4.7, R48)."""
    thing = s.of(player, their.LEADER)
    face = s.get(thing, its.FACE)
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.PLACE) != its.LEADER_ZONE:
        return c.C_5_4_8
    if occasion != FREE:
        return c.R111
    if forbidden(s, op.ACTIVATE, player_value(player), s.ref(thing), 0):
        return c.R163
    if s.library.sign[face] == PLUS and costs.plus_used(s, player) >= costs.plus_limit(s, player, thing):
        return c.C_4_1_2
    if s.of(player, their.RANK) < HIGHEST:
        return c.C_5_4_7
    clause = bar_laws(s, player, thing)
    if clause != 0:
        return clause
    if len(s.free_zones(player, is_event(s, face))) == 0:
        return c.C_3_1_3
    return bar_costs(s, player, thing, occasion)


def bar_prepare(s: Board, player: i64, thing: i64, occasion: i64) -> i64:
    """3.4.2: in the own Action Phase, for 1 ENERGY, into a free Zone; never in a chain (R62)."""
    if thing < 0:
        return c.C_3_4_2
    if occasion != FREE:
        return c.R62
    if forbidden(s, op.PREPARE, player_value(player), s.ref(thing), 0):
        return c.R163
    if len(s.free_zones(player, is_event(s, s.get(thing, its.FACE)))) == 0:
        return c.C_3_1_3
    price = costs.cost_to_prepare(s, player)
    if costs.at_hand(s, player) >= price or costs.available(s, player, vec[i64]()) >= price:
        return 0
    return c.C_4_2_1


# ---- lines


def bar_use(s: Board, player: i64, thing: i64, header: i64, carrier: i64, occasion: i64) -> i64:
    """A CAST* or QUICK* line (8.5.9, 8.5.21)."""
    code = s.library.code
    on_board = s.get(thing, its.ZONE) == op.BOARD
    if on_board and s.get(thing, its.CONTROLLER) != player:
        return c.R134
    if lay.kind(code, header) != op.USED:
        return c.C_8_5_4
    if occasion == OFFERED:
        return c.R110
    if lay.get(code, header, lay.KEYWORD) == op.CAST and occasion != FREE:
        return c.C_8_5_9
    zone = lay.get(code, header, lay.ZONE)
    if off_board(zone) == on_board or (not on_board and s.get(thing, its.ZONE) != zone):
        return c.C_3_2_4
    if s.get(thing, its.EXPOSED) == 1:
        return c.C_8_7_34
    clause = limits.bar_limit(s, player, carrier, header)
    if clause != 0:
        return clause
    if pile.depth(s.stack) >= limits.MOST_LINKS:
        return c.R30
    clause = bar_brackets(s, player, thing, header)
    if clause != 0:
        return clause
    scene = Scene(s.ref(thing), player, vec[i64]())
    clause = bar_cards(s, header, scene)
    if clause != 0:
        return clause
    if not needs.self_can_pay(s, header, thing, player):
        return c.R125
    if not links_there(s, header, scene):
        return c.R112
    if not needs.enough_energy(s, header, scene):
        return c.C_4_2_1
    return bar_theirs(s, player, thing, header, scene) if needs.spends_theirs(s, header) else i64(0)


def bar_theirs(s: Board, player: i64, thing: i64, header: i64, scene: Scene) -> i64:
    """Opposing ENERGY: a card of the hand needs RANK and a Zone, and an opponent must have so much (R46)."""
    theirs = needs.energy_of(s, header, scene, True)
    most: i64 = 0
    for seat in s.from_active():
        if s.opposes(seat, player):
            most = max(most, costs.available(s, seat, vec[i64]()))
    face = s.get(thing, its.FACE)
    if s.get(thing, its.ZONE) != op.BOARD:
        if s.library.rank[face] > s.of(player, their.RANK):
            return c.C_4_0_5
        if len(s.free_zones(player, is_event(s, face))) == 0:
            return c.C_3_1_3
    return c.R46 if most < theirs else 0


def links_there(s: Board, header: i64, scene: Scene) -> bool:
    """A line that Cancels a link cannot be used without a fitting one (R112), unless it may do without."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END and lay.kind(code, row) not in (op.MAY, op.IF, op.MODES):
        if lay.kind(code, row) == op.CANCEL:
            selection = lay.part(code, row, lay.A)
            if (
                lay.kind(code, selection) == op.CHAINED_LINK
                and len(s.rules.selected(s, selection, scene)) == 0
            ):
                return False
            if lay.kind(code, selection) == op.REF and lay.has(code, header, lay.EVENT):
                if not still_waits(s, header, scene):
                    return False  # "it" has resolved meanwhile
        elif lay.kind(code, row) in (op.CANCEL_ATTACK, op.REDIRECT) and s.attacker == 0:
            return False
        row += lay.ROW
    return True

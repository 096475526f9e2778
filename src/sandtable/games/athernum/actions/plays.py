"""Playing a card: what it costs, from where, when and in which way it may be played."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import MOST_USES, cost_clause, missing_row
from sandtable.games.athernum.actions.payment import needs_of, no_cost, payable
from sandtable.games.athernum.actions.taking_back import FAILED_PLAY
from sandtable.games.athernum.cardset.library import HAS_HERALD, HAS_RULE
from sandtable.games.athernum.changes.entering import copies_controlled, free_slot, may_stand
from sandtable.games.athernum.changes.own_rules import has_rule, in_time, rules_about, rules_now
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.evaluating.slots import has_free_slot
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.conditions import holds
from sandtable.timing.evaluating.in_force import about, in_force, scene_of
from sandtable.timing.evaluating.patterns import forbidden, pattern_fits
from sandtable.timing.evaluating.selections import matches
from sandtable.timing.events import used
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value


def play_cost(s: Board, player: i64, thing: i64) -> vec[i64]:
    """The acquisition cost with what changes it, never below 0; one of the faction's own at 1 or more
    (R98).
    """
    lib = s.library
    face = s.get(thing, its.FACE)
    needs = no_cost()
    if lib.supertype[face] != op.CHARACTER:
        return needs  # 2.3.1a, 2.4.1
    cost = lib.cost[face]
    if lib.flags[face] & HAS_RULE != 0:
        mine = Scene(s.ref(thing), player, vec[i64]())
        for row in rules_now(s, thing, player, op.CHEAPER):
            cost = lowered(s, row, cost, mine)
        for row in rules_now(s, thing, player, op.DEARER):
            cost += generic(s, row, mine)
    if s.shapes & shapes.COSTS != 0:
        for at in lasts.each_of_two(s.lasting, op.CHEAPER, op.DEARER):
            if is_next(s, at) and s.lasts(at, lasts.YOU) != player:
                continue
            if s.lasts(at, lasts.LEFT) != 0 and about(s, at, thing):
                row = s.lasts(at, lasts.ROW)
                if s.lasts(at, lasts.OPERATION) == op.DEARER:
                    cost += generic(s, row, scene_of(s, at))
                else:
                    cost = lowered(s, row, cost, scene_of(s, at))
    if cost <= 0:
        return needs
    if lib.faction[face] > 0:  # 2.2.1c
        needs[lib.faction[face]] = 1
        cost -= 1
    needs[0] = cost
    return needs


def is_next(s: Board, at: i64) -> bool:
    """Whether an effect makes only the next card cheaper that its controller plays (R179)."""
    row = s.lasts(at, lasts.ROW)
    if s.lasts(at, lasts.OPERATION) != op.CHEAPER:
        return False
    return lay.get(s.library.code, row, lay.FORM) == op.NEXT_CHEAPER


def use_up_next(s: Board, player: i64, thing: i64) -> None:
    """A card is played: what made the next such card cheaper is used up, whether it was paid for or not."""
    if s.shapes & shapes.CHEAPER == 0:
        return
    for at in lasts.each_of(s.lasting, op.CHEAPER):
        if is_next(s, at) and s.lasts(at, lasts.YOU) == player and about(s, at, thing):
            lasts.put(s.lasting, at, lasts.LEFT, 0)


def lowered(s: Board, row: i64, cost: i64, scene: Scene) -> i64:
    """A cost made cheaper, but by no card below what that card says."""
    code = s.library.code
    less = cost - generic(s, row, scene)
    if not lay.has(code, row, lay.B):
        return less
    least: i64 = 0
    for need in needs_of(s, lay.part(code, row, lay.B)):
        least += need
    if less >= least:
        return less
    return cost if cost < least else least


def generic(s: Board, row: i64, scene: Scene) -> i64:
    """By how much a cost changes, for each of what is counted if something is."""
    code = s.library.code
    needs = needs_of(s, lay.part(code, row, lay.A))
    total: i64 = 0
    for need in needs:
        total += need
    return total * amount(s, lay.part(code, row, lay.C), scene) if lay.has(code, row, lay.C) else total


def bar_play(s: Board, player: i64, thing: i64, kind: i64, host: i64, free: bool, told: bool = False) -> i64:
    """What forbids playing a card in this way; when it may be played is another matter. Named first is where
    it lies, then what it costs, where it goes, which card forbids it, and last what is used up. What an
    effect has `told` somebody to play lies where that effect says (R106).
    """
    barred = bar_zone(s, player, thing) if not free and not told else 0
    if barred == 0:
        barred = bar_way(s, player, thing, kind, host, free)
    if barred == 0:
        barred = bar_card(s, player, thing)
    return barred if barred != 0 else bar_more(s, player, thing, kind)


def bar_card(s: Board, player: i64, thing: i64) -> i64:
    """What forbids playing a card in whatever way, from wherever."""
    if forbidden(s, op.PLAY, player_value(player), s.ref(thing), 0, 0):
        return c.R1
    for row in rules_now(s, thing, player, op.FORBID):
        if lay.kind(s.library.code, lay.part(s.library.code, row, lay.A)) == op.PLAY:
            return c.R141
    if used(s, s.ref(thing), FAILED_PLAY) >= MOST_USES:
        return c.R107
    return 0


def from_hand(s: Board, face: i64) -> i64:
    """The clause by which a card of this kind is played out of the hand."""
    kind = s.library.supertype[face]
    if kind == op.LOCATION:
        return c.C_9_2_6
    return c.C_9_2_7 if kind == op.ITEM else c.C_9_2_5


def bar_zone(s: Board, player: i64, thing: i64) -> i64:
    """Whether a card may be played from where it lies (R106)."""
    zone = s.get(thing, its.ZONE)
    if zone == op.HAND:
        return 0
    if zone == op.EXTRA_DECK:
        if herald_ready(s, player, thing):
            return 0
        herald = s.library.flags[s.get(thing, its.FACE)] & HAS_HERALD != 0
        return c.C_7_4_2D if herald else c.C_7_4_2C
    if play_permitted(s, player, thing):
        return 0
    return from_hand(s, s.get(thing, its.FACE))


def herald_ready(s: Board, player: i64, thing: i64) -> bool:
    """Herald: it may be played from the Extra Deck while its condition holds (7.4.2d)."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if lib.flags[face] & HAS_HERALD == 0:
        return False
    for header in lib.printed(face):
        if lay.kind(lib.code, header) == op.HERALD:
            return holds(s, lay.part(lib.code, header, lay.GATE), Scene(s.ref(thing), player, vec[i64]()))
    return False


def play_permitted(s: Board, player: i64, thing: i64) -> bool:
    """An effect, or a rule of the card itself, that lets it be played from another zone or time."""
    code = s.library.code
    if s.get(thing, its.OWNER) == player:
        for rule in rules_about(s, s.get(thing, its.FACE), op.PERMIT, op.PLAY):
            if s.get(thing, its.ZONE) == permitted_zone(s, rule) and now_allowed(s, rule, thing, player):
                return True
    if s.shapes & shapes.PERMIT == 0:
        return False
    for at in lasts.each_of(s.lasting, op.PERMIT):
        row = s.lasts(at, lasts.ROW)
        pattern = lay.part(code, row, lay.A)
        if lay.kind(code, pattern) == op.PLAY and speaks_of(s, pattern, op.INSIDE) and in_force(s, at):
            if pattern_fits(s, pattern, scene_of(s, at), player_value(player), s.ref(thing), 0, 0):
                return True
    return False


def speaks_of(s: Board, pattern: i64, word: i64) -> bool:
    """Whether what a pattern lets be played is described by this word."""
    code = s.library.code
    selection = lay.part(code, pattern, lay.A)
    return (
        lay.has(code, selection, lay.FITS)
        and lay.test_of_kind(s.library.code, lay.part(code, selection, lay.FITS), word) > 0
    )


def permitted_zone(s: Board, row: i64) -> i64:
    """From where a card's own permission lets it be played."""
    code = s.library.code
    pattern = lay.part(code, row, lay.A)
    selection = lay.part(code, pattern, lay.A)
    if lay.has(code, selection, lay.WHERE):
        return lay.kind(code, lay.part(code, selection, lay.WHERE))
    return op.HAND


def now_allowed(s: Board, row: i64, thing: i64, player: i64) -> bool:
    """The "during" or "as long as" of a permission."""
    return in_time(s, row, Scene(s.ref(thing), player, vec[i64]()))


def timely(s: Board, player: i64, thing: i64) -> bool:
    """A rule of the card that lets it be played in a phase of another player (R106)."""
    code = s.library.code
    for row in rules_about(s, s.get(thing, its.FACE), op.PERMIT, op.PLAY):
        if lay.duration(code, row) == op.DURING and s.get(thing, its.ZONE) == permitted_zone(s, row):
            if now_allowed(s, row, thing, player):
                return True
    return False


def bar_way(s: Board, player: i64, thing: i64, kind: i64, host: i64, free: bool) -> i64:
    """What forbids playing a card in one of its ways: what it costs, and where it goes."""
    lib = s.library
    face = s.get(thing, its.FACE)
    supertype = lib.supertype[face]
    attached = kind == o.ATTACH_UP or kind == o.ATTACH_DOWN
    if attached and supertype != op.ITEM:
        return c.R93
    if kind == o.RELIC and (supertype != op.ITEM or not may_stand(s, face)):
        return c.C_2_1_1E
    if supertype == op.CHARACTER and not free:
        if not payable(s, player, play_cost(s, player, thing), -1):
            return c.C_2_2_1C if only_faction_missing(s, player, thing) else c.C_2_2_1B
    barred = bar_extra_cost(s, player, thing)
    if barred != 0 or (kind == o.PLAY and supertype == op.ITEM):  # 2.3.1: directly
        return barred
    if attached:
        return bar_attach(s, player, thing, host)
    if supertype != op.LOCATION and free_slot(s, player) < 0:
        return c.C_7_1_2C
    return 0


def bar_more(s: Board, player: i64, thing: i64, kind: i64) -> i64:
    """Whether a player has as many as allowed already: one of a kind, one location a turn."""
    lib = s.library
    face = s.get(thing, its.FACE)
    supertype = lib.supertype[face]
    if supertype == op.ITEM and kind != o.RELIC:
        return 0
    if lib.field[face] > 0 and copies_controlled(s, player, face, thing) > 0:
        return c.C_2_2_7B
    if supertype == op.LOCATION:
        leader = s.of(player, their.LEADER)
        if leader >= 0 and s.get(leader, its.PLACE) == its.LOCATION_SLOT and s.flag(leader, its.IS_MAIN):
            return c.R51
        if s.of(player, their.LOCATIONS) >= location_limit(s, player):
            return c.C_2_4_2
    return 0


def location_limit(s: Board, player: i64) -> i64:
    """How many locations a player may play in a turn: one, and those that effects add (2.4.2)."""
    code = s.library.code
    most: i64 = 1
    if s.shapes & shapes.PERMIT == 0:
        return most
    for at in lasts.each_of(s.lasting, op.PERMIT):
        if in_force(s, at):
            row = s.lasts(at, lasts.ROW)
            pattern = lay.part(code, row, lay.A)
            if lay.kind(code, pattern) == op.PLAY and speaks_of(s, pattern, op.ADDITIONAL):
                if matches(s, lay.part(code, pattern, lay.WHO), player_value(player), scene_of(s, at)):
                    added = lay.part(code, pattern, lay.A)
                    low = lay.get(code, added, lay.LOW)
                    most += low if low > 0 else lay.get(code, added, lay.HIGH)
    return most


def only_faction_missing(s: Board, player: i64, thing: i64) -> bool:
    needs = play_cost(s, player, thing)
    plain = no_cost()
    for need in needs:
        plain[0] += need
    return payable(s, player, plain, -1)


def bar_extra_cost(s: Board, player: i64, thing: i64) -> i64:
    """An additional cost must be payable when the card is played."""
    row = has_rule(s, s.get(thing, its.FACE), op.ADDITIONAL_COST)
    if row == 0:
        return 0
    end = lay.part(s.library.code, row, lay.C)
    scene = Scene(s.ref(thing), player, vec[i64]())
    missing = missing_row(s, row + lay.ROW, end, scene)
    return cost_clause(s, missing, scene, c.R141) if missing != 0 else 0


def bar_attach(s: Board, player: i64, thing: i64, host: i64) -> i64:
    """Where an item from the hand can go (2.3.2a, R92)."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if s.get(host, its.CONTROLLER) != player and not may_reach(s, player, thing, host):
        return c.C_2_3_2A
    if not is_permanent(s, host):
        return c.C_2_1_2A
    if not has_free_slot(s, host):
        return c.C_2_3_2C
    for row in rules_about(s, face, op.FORBID, op.ATTACH):
        pattern = lay.part(lib.code, row, lay.A)
        scene = Scene(s.ref(thing), player, vec[i64]())
        if pattern_fits(s, pattern, scene, player_value(player), s.ref(thing), s.ref(host), 0):
            return c.R141
    if forbidden(s, op.ATTACH, player_value(player), s.ref(thing), s.ref(host), 0):
        return c.R1
    return 0


def may_reach(s: Board, player: i64, thing: i64, host: i64) -> bool:
    """A card's own rule that it may be attached to something an opponent controls."""
    code = s.library.code
    for row in rules_about(s, s.get(thing, its.FACE), op.PERMIT, op.ATTACH):
        pattern = lay.part(code, row, lay.A)
        scene = Scene(s.ref(thing), player, vec[i64]())
        if pattern_fits(s, pattern, scene, player_value(player), s.ref(thing), s.ref(host), 0):
            return True
    return False

"""What Activating a card costs, and what its player can Generate (chapter 4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS, PLUS, PRICES_ITSELF
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.lasting_lines import said_by
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing import pairs
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value


def discount(s: Board, player: i64, thing: i64) -> i64:
    """One for each other Active +card of the player that shares an Archetype (4.1.6, R39, R40)."""
    lib = s.library
    hues = lib.archetypes[s.get(thing, its.FACE)]
    count: i64 = 0
    for other in s.board:
        if other != thing and s.get(other, its.CONTROLLER) == player and values.active(s, other):
            if lib.sign[s.get(other, its.FACE)] == PLUS and values.hues_of(s, other) & hues != 0:
                count += 1
    return count


def cost_of(s: Board, player: i64, thing: i64, activating: bool) -> i64:
    """What a -card costs its player now; (-Cost) is no Activation, so next-card reductions leave it alone
    (R38, R46, R47).
    """
    lib = s.library
    face = s.get(thing, its.FACE)
    if lib.sign[face] != MINUS:
        return 0
    code = lib.code
    cost = lib.energy[face]
    ref = s.ref(thing)
    leaving = vec[i64]()  # how much less, and what that leaves at the least
    for at in lasts.each_of(s.lasting, op.COST_LESS):
        if s.lasts(at, lasts.SUBJECT) == ref:
            number = lasts.register(s.lasting, at, 0)
            form = lasts.register(s.lasting, at, 1)
            row = s.lasts(at, lasts.ROW)
            if form == op.SET_TO:
                cost = number
            elif row > 0 and lay.has(code, row, lay.C):
                leaving = pairs.added(
                    leaving,
                    number,
                    s.rules.amount(s, lay.part(code, row, lay.C), Scene(ref, player, vec[i64]())),
                )
            else:
                cost += number if form == op.MORE else -number
    cost -= discount(s, player, thing)
    rows = values.rows_saying(s, op.COSTS_LESS)
    i: i64 = 0
    while i < len(rows):
        row = pairs.second(rows, i)
        scene = said_by(s, rows[i])
        if means(s, lay.part(code, row, lay.WHO), ref, scene):
            number = s.rules.amount(s, lay.part(code, row, lay.A), scene)
            if lay.has(code, row, lay.B):
                leaving = pairs.added(leaving, number, s.rules.amount(s, lay.part(code, row, lay.B), scene))
            else:
                cost += number if lay.get(code, row, lay.FORM) == op.MORE else -number
        i += pairs.WIDTH
    own = own_reductions(s, player, thing)
    i = 0
    while i < len(own):
        if pairs.second(own, i) == 0:
            cost -= own[i]
        else:
            leaving = pairs.added(leaving, own[i], pairs.second(own, i))
        i += pairs.WIDTH
    if activating:
        for at in lasts.each_of(s.lasting, op.NEXT_COSTS):
            if next_fits(s, at, player, ref):
                number = lasts.register(s.lasting, at, 0)
                cost += number if lay.get(code, s.lasts(at, lasts.ROW), lay.FORM) == op.MORE else -number
    return within(pairs.down_to(cost, leaving))


def is_self(code: vec[i64], who: i64) -> bool:
    return lay.kind(code, who) == op.REF and lay.get(code, who, lay.SLOT) == op.SELF


def own_reductions(s: Board, player: i64, thing: i64) -> vec[i64]:
    """By how much a card that is not Active makes itself cheaper, and what each line leaves: "This card
    costs …" is about its being Activated, so it works before (3.2.4, 4.2.5, R244).
    """
    lib = s.library
    less = vec[i64]()
    if lib.flags[s.get(thing, its.FACE)] & PRICES_ITSELF == 0 or values.active(s, thing):
        return less
    code = lib.code
    scene = Scene(s.ref(thing), player, vec[i64]())
    for header in lines_elsewhere(lib, s.get(thing, its.FACE)):
        if lay.kind(code, header) == op.LASTING and (
            not lay.has(code, header, lay.GATE) or s.rules.holds(s, lay.part(code, header, lay.GATE), scene)
        ):
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == op.COSTS_LESS and is_self(code, lay.part(code, row, lay.WHO)):
                    number = s.rules.amount(s, lay.part(code, row, lay.A), scene)
                    dearer = lay.get(code, row, lay.FORM) == op.MORE
                    least: i64 = 0
                    if lay.has(code, row, lay.B):
                        least = s.rules.amount(s, lay.part(code, row, lay.B), scene)
                    less = pairs.added(less, -number if dearer else number, least)
                row += lay.ROW
    return less


def next_fits(s: Board, at: i64, player: i64, ref: i64) -> bool:
    """Whether "your next card" of a player is of this kind."""
    if s.lasts(at, lasts.SUBJECT) != player_value(player):
        return False
    code = s.library.code
    row = s.lasts(at, lasts.ROW)
    scene = Scene(s.lasts(at, lasts.SOURCE), player, vec[i64]())
    return describes(s, lay.part(code, row, lay.A), ref, scene)


def means(s: Board, selection: i64, ref: i64, scene: Scene) -> bool:
    """Whether what is said of Activating some cards is said of this one, as it would be Activated."""
    s.worked.playing = True
    good = s.rules.matches(s, selection, ref, scene)
    s.worked.playing = False
    return good


def describes(s: Board, wanted: i64, ref: i64, scene: Scene) -> bool:
    """The same of a description without a side."""
    s.worked.playing = True
    good = s.rules.fits(s, wanted, ref, scene)
    s.worked.playing = False
    return good


def cost_to_prepare(s: Board, player: i64) -> i64:
    """What it takes a player to Prepare a card from hand (3.4.2, R238)."""
    cost: i64 = 1
    said = values.numbers_said(s, op.PREPARING_COSTS, player_value(player))
    i: i64 = 0
    while i < len(said):
        number = pairs.second(said, i)
        cost += number if lay.get(s.library.code, said[i], lay.FORM) == op.MORE else -number
        i += pairs.WIDTH
    return within(cost)


# ---- Generating


def generates(s: Board, thing: i64) -> i64:
    """What a host Generates when it is Exhausted for it, Constructs added (5.3.8, 5.3.9); 0 for nothing."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if s.get(thing, its.PLACE) == its.LEADER_ZONE or not values.active(s, thing):
        return 0
    total: i64 = 0
    if lib.sign[face] == PLUS and not s.flag(thing, its.IS_TOKEN):
        total = lib.energy[face]
    if values.value(s, thing, col.RIDERS) == 0:
        return total
    for construct in s.stack_on(thing):
        other = s.get(construct, its.FACE)
        if lib.sign[other] == PLUS:
            total += lib.energy[other]
    return total


def yields(s: Board, thing: i64) -> i64:
    """What Generating with it yields now, doubled by DYNAMO but without what is added (R45)."""
    base = generates(s, thing)
    if values.has(s, thing, op.DYNAMO):
        base *= 1 + charges.held(s, s.ref(thing), op.DYNAMO)
    return within(base + (more_yielded(s, thing) if base > 0 else 0))


def more_yielded(s: Board, thing: i64) -> i64:
    """What lasting texts add to it; like all additions it is not doubled (R45)."""
    said = values.numbers_said(s, op.YIELDS_MORE, s.ref(thing))
    total: i64 = 0
    i: i64 = 0
    while i < len(said):
        total += pairs.second(said, i)
        i += pairs.WIDTH
    return total


def added_for(s: Board, at: i64, player: i64, thing: i64) -> bool:
    """Whether "your next +card this turn" means this one: itself, or a +Construct on it (R45)."""
    if next_fits(s, at, player, s.ref(thing)):
        return True
    for construct in s.stack_on(thing):
        if next_fits(s, at, player, s.ref(construct)):
            return True
    return False


def together(s: Board, player: i64, things: vec[i64]) -> i64:
    """What several +cards yield, each addition of this turn counted once."""
    total: i64 = 0
    for thing in things:
        total += yields(s, thing)
    for at in lasts.each_of(s.lasting, op.NEXT_GENERATES):
        for thing in things:
            if added_for(s, at, player, thing):
                total += lasts.register(s.lasting, at, 0)
                break
    return total


def can_generate(s: Board, thing: i64) -> bool:
    """Upright, not used for it in this turn, and there is something to Generate (3.3.4, R34)."""
    if s.get(thing, its.SIDE) != its.UPRIGHT or s.get(thing, its.PLACE) == its.ATTACHED:
        return False
    if s.get(thing, its.GENERATED) == s.turn or generates(s, thing) == 0:
        return False
    ref = s.ref(thing)
    return not forbidden(s, op.GENERATE, ref, 0, 0) and not forbidden(s, op.EXHAUST, 0, ref, 0)


def generators(s: Board, player: i64) -> vec[i64]:
    out = vec[i64]()
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and can_generate(s, thing):
            out = append(out, thing)
    return out


def at_hand(s: Board, player: i64) -> i64:
    """ENERGY that needs no Generating: surplus and Leader pool."""
    return s.of(player, their.SURPLUS) + s.of(player, their.POOL)


def available(s: Board, player: i64, spared: vec[i64]) -> i64:
    """All ENERGY that a player could Consume without Exhausting certain cards."""
    found = vec[i64]()
    for thing in generators(s, player):
        if thing not in spared:
            found = append(found, thing)
    return at_hand(s, player) + together(s, player, found)


def plus_limit(s: Board, player: i64, thing: i64) -> i64:
    """How many +cards a player may Activate each turn (4.1.2)."""
    code = s.library.code
    most: i64 = 1
    rows = values.rows_saying(s, op.MORE_PLUS)
    i: i64 = 0
    while i < len(rows):
        row = pairs.second(rows, i)
        scene = said_by(s, rows[i])
        if scene.you == player:
            wanted = lay.part(code, row, lay.B)
            if not lay.has(code, row, lay.B) or describes(s, wanted, s.ref(thing), scene):
                most += s.rules.amount(s, lay.part(code, row, lay.A), scene)
        i += pairs.WIDTH
    return most


def plus_used(s: Board, player: i64) -> i64:
    """+cards that a player has Activated in this turn."""
    return s.of(player, their.PLUS_CARDS) if s.of(player, their.PLUS_TURN) == s.turn else i64(0)

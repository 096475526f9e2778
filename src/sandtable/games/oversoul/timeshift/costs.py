"""What an announcement needs: its lines, what can be Selected and what can pay, and if it can be done (R125,
R160).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.changes.leaving import can_give_up
from sandtable.games.oversoul.changes.turning import can_be_exhausted
from sandtable.games.oversoul.evaluating import costs, links, selections, values
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.different import HEAD, PAYS, after, all_find, demanded
from sandtable.timing import tallies
from sandtable.timing.meant import top_cards
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    hold,
    is_effect,
    is_player,
    is_thing,
    player_value,
    slot_of,
    thing_of,
    value_of,
)

LINE_SLOTS: Final = 64  # registers of one line; those of the next begin behind them
COUNT_SLOT: Final = LINE_SLOTS - 1  # of how many cards the Cost of a line was about

# how a Cost uses a card, and the words that mean one without picking it
USING: Final = frozenset((op.EXHAUST, op.SACRIFICE, op.RETURN, op.EXILE, op.PREPARE, op.SHATTER, op.DISCARD))
# tests that compare a card with another
BESIDE: Final = frozenset(
    (op.RANK_BESIDE, op.WITH_STAT_THAN, op.SHARES_ROLE, op.SHARES_ARCHETYPE, op.SHARES_TYPE, op.SAME_NAME,
     op.OTHER_NAME, op.ADJACENT, op.SURROUNDING, op.BEHIND, op.FACING, op.ATTACHED_TO)
)  # fmt: skip
CERTAIN: Final = frozenset((op.HOST, op.ATTACKER, op.ATTACKED_CARD))


def shifted(held: vec[i64], line: i64) -> vec[i64]:
    """The registers of one line of a link."""
    if line == 0 and len(held) == 0:
        return held
    out = vec[i64]()
    low = line * LINE_SLOTS
    for one in held:
        slot = slot_of(one)
        if slot >= links.CARRIER_SLOT:
            out = append(out, one)
        elif low <= slot < low + LINE_SLOTS:
            out = append(out, hold(slot - low, value_of(one)))
    return out


def announced_lines(s: Board, thing: i64) -> vec[i64]:
    """The lines whose Costs and Selections belong to Activating a card (8.2.1)."""
    lib = s.library
    face = s.get(thing, its.FACE)
    plays = lib.kind[face] == op.EVENT_NOUN and lib.hp[face] < 0 and lib.leads[face] == 0
    out = vec[i64]()
    for header in lib.printed(face):
        kind = lay.kind(lib.code, header)
        if kind == op.PAYING or (plays and carried_out(s, header)):
            out = append(out, header)
    return out


def carried_out(s: Board, header: i64) -> bool:
    """Whether a line of an Event without HP acts when it resolves (R109)."""
    kind = lay.kind(s.library.code, header)
    if kind == op.PLAYED:
        return True
    if kind == op.ADMITTING:
        return lay.kind(s.library.code, lay.part(s.library.code, header, lay.BODY)) != lay.END
    law = lay.get(s.library.code, header, lay.KEYWORD)
    return kind == op.TRIGGERED and (law == op.ENTER_LAW or law == op.ACTIVATE_LAW)


def cost_row(s: Board, header: i64) -> i64:
    """The first row of the Cost, 0 if there is none."""
    return lay.part_or_none(s.library.code, header, lay.COST)


def optional(s: Board, header: i64) -> bool:
    """Whether the line begins with You can (R119, R176)."""
    code = s.library.code
    row = cost_row(s, header)
    if row == 0:
        row = lay.part(code, header, lay.BODY)
    return lay.kind(code, row) == op.MAY


def selectable(s: Board, player: i64, source: i64, value: i64) -> bool:
    """Whether a Cost of this player can Select it: VEILED and POLARITY, and what a text forbids (8.6.16,
    8.6.36); `source` is the card whose Cost it is.
    """
    if is_player(value) or is_effect(value):
        return True
    thing = thing_of(value)
    if s.get(thing, its.ZONE) != op.BOARD:
        return True
    if values.has(s, thing, op.POLARITY):
        return False
    if values.has(s, thing, op.VEILED) and s.opposes(player, s.get(thing, its.CONTROLLER)):
        return False
    return not forbidden(s, op.SELECTED_EVENT, player_value(player), value, source)


def select_pool(s: Board, header: i64, selection: i64, scene: Scene) -> vec[i64]:
    """What a Select can name: different cards, and those that may be Selected. A card that is turned up does
    not name itself: it lies announced (R108).
    """
    out = vec[i64]()
    met = law_registers(s, header)
    use = spent(s, header, selection)
    turned = scene.source != 0 and s.get(thing_of(scene.source), its.SIDE) == its.FACE_DOWN
    for value in selections.candidates(s, selection, scene):
        if turned and value == scene.source:
            continue
        if use != 0 and not can_pay_with(s, use, thing_of(value), scene.you):
            continue  # R125: what is Selected to be Exhausted has to be Activated
        if selectable(s, scene.you, scene.source, value) and not taken(scene, value, met):
            out = append(out, value)
    return out


def kept_from_it(s: Board, header: i64, scene: Scene) -> i64:
    """The last card that a Select describes, where none of those can be Selected (R169); else -1."""
    for selection in targets(s, header):
        found = selections.candidates(s, selection, scene)
        kept: i64 = 0
        for value in found:
            if is_thing(value) and not selectable(s, scene.you, scene.source, value):
                kept += 1
        if kept > 0 and kept == len(found):
            return thing_of(found[kept - 1])
    return -1


def spent(s: Board, header: i64, selection: i64) -> i64:
    """The instruction by which a Cost uses what a Select of it names, 0 if none does."""
    code = s.library.code
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        if lay.kind(code, row) in USING:
            used = lay.part(code, row, lay.A)
            if lay.kind(code, used) == op.REF and lay.get(code, used, lay.SLOT) == lay.get(
                code, selection, lay.SLOT
            ):
                return lay.kind(code, row)
        row += lay.ROW
    return 0


def is_named(scene: Scene, slot: i64) -> bool:
    return len(selections.of_slot(scene, slot)) > 0


def taken(scene: Scene, value: i64, met: vec[i64]) -> bool:
    """Whether a Cost has named a card already; what met the Law can be named all the same (R158)."""
    for one in scene.held:
        if value_of(one) == value and slot_of(one) < links.CARRIER_SLOT and slot_of(one) not in met:
            return True
    return False


def law_registers(s: Board, header: i64) -> vec[i64]:
    """The registers that hold what met a Law."""
    code = s.library.code
    out = vec[i64]()
    if not lay.has(code, header, lay.EVENT) or lay.kind(code, lay.part(code, header, lay.EVENT)) != op.ON:
        return out
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        for field in (lay.WHO, lay.A, lay.B):
            if lay.has(code, pattern, field):
                selection = lay.part(code, pattern, field)
                if lay.kind(code, selection) == op.MATCH:
                    out = append(out, lay.get(code, selection, lay.SLOT))
        i += 1
    return out


def picks(s: Board, header: i64) -> vec[i64]:
    """The PICK rows of a Cost that are answered at announcement; random ones come when it is paid (R172)."""
    code = s.library.code
    out = vec[i64]()
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.PICK:
            mode = lay.kind(code, lay.part(code, row, lay.A))
            if mode in (op.CHOOSING, op.SELECTED, op.EACH, op.TOP):  # named at announcement
                out = append(out, row)
        row += lay.ROW
    return out


def targets(s: Board, header: i64) -> vec[i64]:
    code = s.library.code
    if not lay.has(code, header, lay.TARGETS):
        return vec[i64]()
    return lay.listed(code, lay.part(code, header, lay.TARGETS), vec[i64]())


def from_hand(s: Board, row: i64) -> bool:
    """Whether a pick is among cards of a hand: then it is put in any case (R171)."""
    code = s.library.code
    selection = lay.part(code, row, lay.A)
    return lay.has(code, selection, lay.FITS) and selections.zone_of(
        s, lay.part(code, selection, lay.FITS)
    ) in (op.HAND, op.DECK, op.HAND_OR_DECK, op.HAND_OR_IDLE, op.DECK_OR_IDLE)


def hidden_cost(s: Board, header: i64) -> bool:
    """Whether a You can needs cards that not everybody sees: it is asked even if it can only be declined."""
    for row in picks(s, header):
        if from_hand(s, row):
            return True
    return False


def deed_behind(s: Board, row: i64) -> i64:
    """What is done with what a PICK row picks."""
    code = s.library.code
    while lay.kind(code, row) == op.PICK:
        row += lay.ROW
    return row


def pick_pool(s: Board, header: i64, row: i64, scene: Scene, own: i64) -> vec[i64]:
    """What can be picked to pay a Cost; `own` is the thing that the Cost itself uses, or -1."""
    code = s.library.code
    deed = deed_behind(s, row)
    kind = lay.kind(code, deed)
    out = vec[i64]()
    selection = lay.part(code, row, lay.A)
    if lay.kind(code, selection) == op.TOP:
        return top_of(s, selection, scene, lay.get(code, selection, lay.LOW), scene.you)
    met = law_registers(s, header)
    for value in selections.candidates(s, selection, scene, kind == op.SACRIFICE):
        thing = thing_of(value)
        if thing != own and not taken(scene, value, met) and can_pay_with(s, kind, thing, scene.you):
            out = append(out, value)
    return out


def takes_all(s: Board, row: i64) -> bool:
    """Whether a Cost leaves no choice: all of something, or the top cards of a Deck."""
    return lay.kind(s.library.code, lay.part(s.library.code, row, lay.A)) in (op.EACH, op.TOP)


def top_of(s: Board, selection: i64, scene: Scene, count: i64, player: i64) -> vec[i64]:
    """The top cards of a Deck."""
    code = s.library.code
    owner = player
    if lay.has(code, selection, lay.WHERE):
        zone = lay.part(code, selection, lay.WHERE)
        if lay.has(code, zone, lay.WHOSE):
            owner = selections.first_player(s, lay.part(code, zone, lay.WHOSE), scene, player)
    return top_cards(s, owner, op.DECK, count)


def can_pay_with(s: Board, kind: i64, thing: i64, player: i64) -> bool:
    doer: i64 = player_value(player) if kind in (op.SACRIFICE, op.DISCARD) else 0
    if forbidden(s, kind, doer, s.ref(thing), 0):
        return False  # R163
    if kind == op.EXHAUST:
        return can_be_exhausted(s, thing)
    if kind == op.SACRIFICE:
        return can_give_up(s, thing, player)
    if kind == op.SHATTER:  # R257
        return s.get(thing, its.CONTROLLER) == player and not values.has(s, thing, op.CRYSTALIZED)
    if kind == op.DISCARD:
        return s.get(thing, its.ZONE) in (op.HAND, op.DECK, op.HAND_OR_DECK, op.HAND_OR_IDLE, op.DECK_OR_IDLE)
    return True


def uses_itself(s: Board, header: i64) -> i64:
    """The instruction by which a Cost uses its own card, 0 if none does."""
    code = s.library.code
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        if kind in USING:
            selection = lay.part(code, row, lay.A)
            if lay.kind(code, selection) == op.REF and lay.get(code, selection, lay.SLOT) == op.SELF:
                return kind
        row += lay.ROW
    return 0


def energy_of(s: Board, header: i64, scene: Scene, opposing: bool) -> i64:
    """The ENERGY that a Cost Consumes, own or opposing."""
    code = s.library.code
    total: i64 = 0
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        if kind == op.PAY or kind == op.PAY_COST:
            if is_theirs(s, row) == opposing:
                if kind == op.PAY:
                    total += s.rules.amount(s, lay.part(code, row, lay.A), scene)
                else:
                    total += costs.cost_of(s, scene.you, thing_of(scene.source), False)
        row += lay.ROW
    return total


def is_theirs(s: Board, row: i64) -> bool:
    """Whether a Cost Consumes opposing ENERGY."""
    code = s.library.code
    return lay.has(code, row, lay.WHO) and lay.kind(code, lay.part(code, row, lay.WHO)) == op.OPPONENT


def spends_theirs(s: Board, header: i64) -> bool:
    """Whether a line is paid for with opposing ENERGY, even if that comes to nothing."""
    code = s.library.code
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        if lay.kind(code, row) in (op.PAY, op.PAY_COST) and is_theirs(s, row):
            return True
        row += lay.ROW
    return False


def self_can_pay(s: Board, header: i64, thing: i64, player: i64) -> bool:
    kind = uses_itself(s, header)
    if kind == 0:
        return True
    if kind == op.DISCARD:
        return s.get(thing, its.ZONE) == op.HAND
    return can_pay_with(s, kind, thing, player)


def enough_cards(s: Board, header: i64, scene: Scene) -> bool:
    """Whether every Selection and every Cost finds its full number of different cards (R160)."""
    code = s.library.code
    if not enough_marks(s, header, scene) or not others_can_pay(s, header, scene):
        return False
    if not all_selectable(s, header, scene, 0):
        return False
    rows = picks(s, header)
    if len(rows) == 0 and len(targets(s, header)) < 2:
        return True
    activated = lay.kind(code, header) not in (op.USED, op.TRIGGERED)  # the card does not pay for itself
    own: i64 = thing_of(scene.source) if activated or uses_itself(s, header) != 0 else -1
    if not costs_follow(s, header, scene, own):
        return False
    for row in rows:
        if lay.kind(code, lay.part(code, row, lay.A)) == op.EACH:
            pool = pick_pool(s, header, row, scene, own)
            for value in selections.candidates(s, lay.part(code, row, lay.A), scene):
                if value not in pool and thing_of(value) != own:
                    return False  # R125: a part that cannot be paid
    return all_find(cost_wants(s, header, scene, own, 0, select_wants(s, header, scene, 0, vec[i64]())))


def select_wants(s: Board, header: i64, scene: Scene, index: i64, out: vec[i64]) -> vec[i64]:
    """What the Selections from one on ask for, but those compared with what is not named yet."""
    found = targets(s, header)
    at = index
    while at < len(found):
        if not leans(s, found, index, at):
            low = lay.get(s.library.code, found[at], lay.LOW)
            pays = i64(PAYS) if spent(s, header, found[at]) != 0 else i64(0)
            out = demanded(out, low, select_pool(s, header, found[at], scene), pays)
        at += 1
    return out


def leans(s: Board, found: vec[i64], index: i64, at: i64) -> bool:
    """Whether a Select compares its cards with those of one between."""
    while index < at:
        if compared(s, found[at], lay.get(s.library.code, found[index], lay.SLOT)):
            return True
        index += 1
    return False


def cost_wants(s: Board, header: i64, scene: Scene, own: i64, index: i64, out: vec[i64]) -> vec[i64]:
    """What the picks of a Cost from one on ask for, but those compared with what is not named yet."""
    code = s.library.code
    for row in picks(s, header)[index:]:
        selection = lay.part(code, row, lay.A)
        if waits_for_name(s, header, selection, scene):
            continue
        pool = pick_pool(s, header, row, scene, own)
        low = lay.get(code, selection, lay.LOW)
        out = demanded(out, i64(len(pool)) if lay.kind(code, selection) == op.EACH else low, pool, PAYS)
    return out


def waits_for_name(s: Board, header: i64, pick: i64, scene: Scene) -> bool:
    """Whether what a Cost takes is compared with what a Select has still to name."""
    for selection in targets(s, header):
        slot = lay.get(s.library.code, selection, lay.SLOT)
        if compared(s, pick, slot) and not is_named(scene, slot):
            return True
    return False


def costs_lean_on(s: Board, header: i64, selection: i64) -> bool:
    """Whether what a Cost takes is compared with what this Select names."""
    code = s.library.code
    slot = lay.get(code, selection, lay.SLOT)
    for row in picks(s, header):
        if compared(s, lay.part(code, row, lay.A), slot):
            return True
    return False


def costs_follow(s: Board, header: i64, scene: Scene, own: i64) -> bool:
    """Whether each Select that a Cost is compared with can name what leaves something to pay it with."""
    found = targets(s, header)
    index: i64 = 0
    while index < len(found):
        selection = found[index]
        index += 1
        if not costs_lean_on(s, header, selection):
            continue
        slot = lay.get(s.library.code, selection, lay.SLOT)
        good = False
        for value in select_pool(s, header, selection, scene):
            named = Scene(scene.source, scene.you, append(scene.held[:], hold(slot, value)))
            wants = select_wants(s, header, named, index, vec[i64]())
            good = good or all_find(cost_wants(s, header, named, own, 0, wants))
        if not good:
            return False
    return True


def but_for(wants: vec[i64], gone: vec[i64]) -> vec[i64]:
    """The same demands, but no Cost among them takes these things."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(wants):
        pool = vec[i64]()
        for value in wants[at + HEAD : after(wants, at)]:
            if wants[at + 2] != PAYS or thing_of(value) not in gone:
                pool = append(pool, value)
        out = demanded(out, wants[at], pool, wants[at + 2])
        at = after(wants, at)
    return out


def paying(out: vec[i64], wants: vec[i64]) -> vec[i64]:
    """Those of the demands that are Costs."""
    at: i64 = 0
    while at < len(wants):
        if wants[at + 2] == PAYS:
            out = demanded(out, wants[at], wants[at + HEAD : after(wants, at)], PAYS)
        at = after(wants, at)
    return out


def lines_find(s: Board, lines: vec[i64], scene: Scene, own: i64) -> bool:
    """Whether the Costs of several lines, all paid when a card is Activated, find different cards (R191)."""
    if len(lines) < 2:
        return True
    wants = vec[i64]()
    for header in lines:
        if not optional(s, header):
            line = select_wants(s, header, scene, 0, cost_wants(s, header, scene, own, 0, vec[i64]()))
            wants = paying(wants, line)
    return all_find(wants)


def all_selectable(s: Board, header: i64, scene: Scene, index: i64) -> bool:
    """Whether each Select from one on finds its number, compared with what is named before it (R239)."""
    code = s.library.code
    found = targets(s, header)
    if index >= len(found):
        return True
    pool = select_pool(s, header, found[index], scene)
    if lay.get(code, found[index], lay.LOW) > len(pool):
        return False
    if not leant_on(s, found, index):
        return all_selectable(s, header, scene, index + 1)
    return len(leading_on(s, header, index, scene, pool)) > 0


def leading_on(s: Board, header: i64, index: i64, scene: Scene, pool: vec[i64]) -> vec[i64]:
    """Of what a Select can name what leaves something for those behind it that are compared with it."""
    found = targets(s, header)
    if not leant_on(s, found, index):
        return pool
    slot = lay.get(s.library.code, found[index], lay.SLOT)
    out = vec[i64]()
    for value in pool:
        named = Scene(scene.source, scene.you, append(scene.held[:], hold(slot, value)))
        if all_selectable(s, header, named, index + 1):
            out = append(out, value)
    return out


def leant_on(s: Board, found: vec[i64], index: i64) -> bool:
    """Whether a Select further on compares its cards with those of this one."""
    slot = lay.get(s.library.code, found[index], lay.SLOT)
    further = index + 1
    while further < len(found):
        if compared(s, found[further], slot):
            return True
        further += 1
    return False


def compared(s: Board, selection: i64, slot: i64) -> bool:
    """Whether a Select compares its cards with those of a register."""
    code = s.library.code
    if not lay.has(code, selection, lay.FITS):
        return False
    at = lay.part(code, selection, lay.FITS)
    test = lay.first_test(at)
    while test < lay.tests_end(code, at):
        if lay.kind(code, test) in BESIDE:
            other = lay.test_part(code, at, test)
            if lay.kind(code, other) == op.REF and lay.get(code, other, lay.SLOT) == slot:
                return True
        test += lay.TEST
    return False


def others_can_pay(s: Board, header: i64, scene: Scene) -> bool:
    """Whether what a Cost does to a certain other card, such as the Attached one, can be done to it."""
    code = s.library.code
    met = law_registers(s, header)
    row = cost_row(s, header)
    while row != 0 and lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        if kind in USING:
            selection = lay.part(code, row, lay.A)
            mode = lay.kind(code, selection)
            if mode in CERTAIN or (mode == op.REF and lay.get(code, selection, lay.SLOT) in met):
                found = s.rules.selected(s, selection, scene)
                if len(found) == 0:
                    return False
                for value in found:
                    if not s.same(value) or not can_pay_with(s, kind, thing_of(value), scene.you):
                        return False
        row += lay.ROW
    return True


def enough_marks(s: Board, header: i64, scene: Scene) -> bool:
    """Whether the marks that a Cost removes are there, all that it names together (R125)."""
    code = s.library.code
    row = cost_row(s, header)
    needed = vec[i64]()
    while row != 0 and lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.UNMARK:
            name = lay.get(code, row, lay.C)
            needed = tallies.added(needed, 0, name, s.rules.amount(s, lay.part(code, row, lay.A), scene))
            if tallies.count(s.marks, thing_of(scene.source), name) < tallies.count(needed, 0, name):
                return False
        row += lay.ROW
    return True


def pick_left(s: Board, header: i64, row: i64, scene: Scene, own: i64, pool: vec[i64]) -> vec[i64]:
    """Of what could pay now that which leaves enough for the picks behind it."""
    code = s.library.code
    out = vec[i64]()
    for value in pool:
        good = True
        for other in picks(s, header):
            if other > row and not waits_for_name(s, header, lay.part(code, other, lay.A), scene):
                low = lay.get(code, lay.part(code, other, lay.A), lay.LOW)
                rest = pick_pool(s, header, other, scene, own)
                if i64(len(rest)) - (1 if value in rest else 0) < low:
                    good = False
        if good:
            out = append(out, value)
    return out


def weight(s: Board, player: i64, value: i64) -> i64:
    """The ENERGY that a player can no longer Generate with a card that pays otherwise."""
    thing = thing_of(value)
    if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.CONTROLLER) != player:
        return 0
    return costs.yields(s, thing) if costs.can_generate(s, thing) else 0


def heaviest(s: Board, player: i64, pool: vec[i64]) -> i64:
    """Where in the pool the card lies that Generates most."""
    best: i64 = 0
    i: i64 = 1
    while i < len(pool):
        if weight(s, player, pool[i]) > weight(s, player, pool[best]):
            best = i
        i += 1
    return best


def without(pool: vec[i64], at: i64) -> vec[i64]:
    return extend(pool[:at], pool[at + 1 :])


def least(s: Board, header: i64, rows: vec[i64], scene: Scene, own: i64, spared: vec[i64]) -> vec[i64]:
    """The cards that do not Generate if these picks take what Generates least: a Cost must be payable as a
    whole (R125).
    """
    code = s.library.code
    out = spared
    for selection in targets(s, header):
        if spent(s, header, selection) != 0 and not is_named(scene, lay.get(code, selection, lay.SLOT)):
            there = vec[i64]()
            for value in select_pool(s, header, selection, scene):
                if thing_of(value) not in out:
                    there = append(there, value)
            while len(there) > max(lay.get(code, selection, lay.LOW), 0):
                there = without(there, heaviest(s, scene.you, there))
            for value in there:
                out = append(out, thing_of(value))
    for row in rows:
        pool = vec[i64]()
        for value in pick_left(s, header, row, scene, own, pick_pool(s, header, row, scene, own)):
            if thing_of(value) not in out:
                pool = append(pool, value)
        low: i64 = max(lay.get(code, lay.part(code, row, lay.A), lay.LOW), 0)
        while not takes_all(s, row) and len(pool) > low:
            pool = without(pool, heaviest(s, scene.you, pool))
        for value in pool:
            out = append(out, thing_of(value))
    return out


def enough_energy(s: Board, header: i64, scene: Scene) -> bool:
    """Whether the ENERGY of a line can be paid beside its other Costs (4.2.1, R125)."""
    due = energy_of(s, header, scene, False)
    if due == 0:
        return True
    own: i64 = thing_of(scene.source) if uses_itself(s, header) != 0 else -1
    spared = append(vec[i64](), own) if own >= 0 else vec[i64]()
    return payable(s, append(vec[i64](), header), scene, own, spared, due)


def payable(s: Board, lines: vec[i64], scene: Scene, own: i64, spared: vec[i64], due: i64) -> bool:
    """Whether ENERGY can be Consumed beside the other Costs of these lines, before anything is named."""
    if costs.available(s, scene.you, spared) < due:
        return False
    if costs.at_hand(s, scene.you) >= due:
        return True
    together = vec[i64]()
    for header in lines:
        if len(lines) == 1 or not optional(s, header) or cost_row(s, header) == 0:
            wants = select_wants(s, header, scene, 0, cost_wants(s, header, scene, own, 0, vec[i64]()))
            if not all_paid(s, scene.you, wants, spared, due):
                return False
            together = paying(together, wants)
    return len(lines) == 1 or all_paid(s, scene.you, together, spared, due)


def all_paid(s: Board, player: i64, wants: vec[i64], spared: vec[i64], due: i64) -> bool:
    """Whether all that is asked for finds different cards, and leaves those that have to Generate for it
    (R125, R160).
    """
    there = may_generate(s, player, spared, due)
    kept: i64 = 0  # which of them no Cost takes, as bits: none at first
    while kept < i64(1) << i64(len(there)):
        keep = vec[i64]()
        used = spared[:]
        i: i64 = 0
        while i < len(there):
            if (kept >> i) & 1 == 1:
                keep = append(keep, there[i])
            else:
                used = append(used, there[i])
            i += 1
        if costs.available(s, player, used) >= due and all_find(but_for(wants, keep)):
            return True
        kept += 1
    return False


def may_generate(s: Board, player: i64, spared: vec[i64], due: i64) -> vec[i64]:
    """The +cards that no Cost takes yet, if any is needed."""
    out = vec[i64]()
    if costs.at_hand(s, player) < due:
        for thing in costs.generators(s, player):
            if thing not in spared:
                out = append(out, thing)
    return out

"""Amounts: how many, counted when somebody asks. DYNAMO is not reckoned here but where a step is done."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS
from sandtable.games.oversoul.evaluating import filters, links, selections, values
from sandtable.games.oversoul.evaluating.printed import original, within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import history, tallies
from sandtable.timing.rows import how_many
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_player, thing_of


def amount(s: Board, at: i64, scene: Scene) -> i64:
    """How many."""
    code = s.library.code
    kind = lay.kind(code, at)
    number = lay.get(code, at, lay.N)
    value: i64 = 0
    if kind in (op.EXACTLY, op.LEAST, op.MOST, op.PRECISELY):
        value = number
    elif kind == op.RANK:
        value = values.rank_of(s, thing_of(scene.source))
    elif kind == op.THAT_MANY:
        value = scene.many
    elif kind == op.DEALT:
        for one in selections.of_slot(scene, links.DEALT_SLOT if number == 0 else links.HEALED_SLOT):
            value = links.number_of(one)
    elif kind == op.AT_MOST:
        return min(number, amount(s, lay.part(code, at, lay.PER), scene))
    elif kind == op.ARCHETYPES_OF:
        value = archetypes_of(s, lay.part(code, at, lay.COUNTED), number, scene)
    elif op.TOTAL_OF <= kind <= op.LOWEST_OF:
        value = of_all(s, kind, lay.part(code, at, lay.COUNTED), number, scene)
    elif kind == op.PARTS:
        value = count_of(s, lay.part(code, at, lay.COUNTED), scene) // number
    elif kind == op.DONE_OF:
        if number & op.PAID_SO != 0:
            value = len(selections.of_slot(scene, number // (2 * op.PAID_SO)))
        else:
            value = done_of(s, lay.part(code, at, lay.COUNTED), number, scene)
    elif kind == op.EMPTY_ZONES:
        value = len(s.free_zones(scene.you, number == op.EVENT_ZONE))
    elif kind == op.COUNT:
        value = count_of(s, lay.part(code, at, lay.COUNTED), scene)
    elif op.STAT_OF <= kind <= op.COST_OF or kind == op.MISSING_OF or kind == op.FULL_OF:
        for one in selections.selected(s, lay.part(code, at, lay.COUNTED), scene):
            if not is_player(one):
                value += worth_of(s, kind, number, thing_of(one))
    elif kind == op.MARKS_ON:
        for one in selections.selected(s, lay.part(code, at, lay.COUNTED), scene):
            if not is_player(one) and s.same(one):
                value += tallies.count(s.marks, thing_of(one), number)
    elif kind == op.SUM or kind == op.DIFFERENCE:
        value = amount(s, lay.part(code, at, lay.COUNTED), scene)
        other = amount(s, lay.part(code, at, lay.PER), scene)
        return within(value + other if kind == op.SUM else value - other)
    elif kind == op.EQUAL:
        return amount(s, lay.part(code, at, lay.PER), scene)
    elif op.TWICE <= kind <= op.HALF_DOWN:
        value = amount(s, lay.part(code, at, lay.PER), scene)
        if kind == op.TWICE:
            return within(value * 2)
        if kind == op.THRICE:
            return within(value * 3)
        return (value + 1) // 2 if kind == op.HALF_UP else value // 2
    if lay.has(code, at, lay.PER):  # for each
        value *= amount(s, lay.part(code, at, lay.PER), scene)
    return within(value)


def worth_of(s: Board, kind: i64, which: i64, thing: i64) -> i64:
    if kind == op.MISSING_OF:
        return s.get(thing, its.DAMAGE) if s.get(thing, its.ZONE) == op.BOARD else 0
    if kind == op.FULL_OF:
        return values.full_hp(s, thing) if s.get(thing, its.ZONE) == op.BOARD else original(s, thing, op.HP)
    if which & op.AS_SHOWN != 0:
        return as_shown(s, kind, which & ~op.AS_SHOWN, s.get(thing, its.FACE))
    if which & op.AS_PRINTED != 0 and s.get(thing, its.ZONE) != op.BOARD:
        return (
            s.library.rank[s.get(thing, its.FACE)]
            if kind == op.RANK_OF
            else values.shown_cost(s, thing)
            if kind == op.COST_OF
            else original(s, thing, which & ~op.AS_PRINTED)
        )
    which &= ~op.AS_PRINTED
    if kind == op.STAT_OF:
        return values.stat(s, thing, which)
    if kind == op.ORIGINAL_OF:
        return original(s, thing, which)
    if kind == op.RANK_OF:
        return values.rank_of(s, thing)
    return values.shown_cost(s, thing)


def as_shown(s: Board, kind: i64, which: i64, face: i64) -> i64:
    """What is printed on a card that was Exposed or Revealed (R240)."""
    lib = s.library
    if kind == op.RANK_OF:
        return lib.rank[face]
    if kind == op.COST_OF:
        return lib.energy[face] if lib.sign[face] == MINUS else i64(0)
    found = lib.dmg[face] if which == op.DMG else (lib.spd[face] if which == op.SPD else lib.hp[face])
    return found if found > 0 else i64(0)


def count_of(s: Board, filter_at: i64, scene: Scene) -> i64:
    zone = selections.zone_of(s, filter_at)
    count: i64 = 0
    for thing in selections.lying(s, zone):
        if filters.fits(s, filter_at, s.ref(thing), scene):
            count += 1
    return count


def done_of(s: Board, filter_at: i64, event: i64, scene: Scene) -> i64:
    """To how many described cards the step before, or all so far, did something, as they were (R246)."""
    count: i64 = 0
    since = s.beat - 1
    until = since
    if event & op.SO_FAR != 0:
        for one in selections.of_slot(scene, links.BEGAN_SLOT):
            since = links.number_of(one)
            until = s.beat
    event &= ~op.SO_FAR
    s.worked.looking_back = event
    for row in history.each_of(s.recent, event):
        if since <= history.get(s.recent, row, history.BEAT) <= until:
            if filters.fits(s, filter_at, history.get(s.recent, row, history.A), scene):
                count += 1
    s.worked.looking_back = 0
    return count


def of_all(s: Board, kind: i64, filter_at: i64, which: i64, scene: Scene) -> i64:
    """The total, the highest or the lowest of what is described has (R281); 0 where nothing is."""
    out: i64 = -1
    for thing in selections.lying(s, selections.zone_of(s, filter_at)):
        if not filters.fits(s, filter_at, s.ref(thing), scene):
            continue
        have = had_by(s, which, thing)
        if out < 0 or kind == op.TOTAL_OF:
            out = max(out, 0) + have
        else:
            out = max(out, have) if kind == op.HIGHEST_OF else min(out, have)
    return max(out, 0)


def had_by(s: Board, which: i64, thing: i64) -> i64:
    """One stat of a card, its RANK, or the ENERGY printed on it, which no Prepared card has (3.4.9)."""
    if which == op.ITS_RANK:
        return values.rank_of(s, thing)
    if which != op.ITS_ENERGY:
        return values.stat(s, thing, which)
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN:
        return 0
    return s.library.energy[s.get(thing, its.FACE)]


def archetypes_of(s: Board, filter_at: i64, without: i64, scene: Scene) -> i64:
    """How many different Archetypes there are among what is described, one of them left out (R198)."""
    hues: i64 = 0
    for thing in selections.lying(s, selections.zone_of(s, filter_at)):
        if filters.fits(s, filter_at, s.ref(thing), scene) and (
            s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.FACE_DOWN
        ):
            hues |= values.hues_of(s, thing)
    if without != 0:
        hues &= ~(i64(1) << without)
    return how_many(hues)


def amount_fits(s: Board, at: i64, have: i64, scene: Scene) -> bool:
    """Whether a number is as many as said: N is N or more unless it says exactly or or less."""
    kind = lay.kind(s.library.code, at)
    if kind == op.NONE_OF:
        return have == 0
    need = amount(s, at, scene)
    if kind == op.MOST:
        return have <= need
    return have >= need if kind == op.LEAST else have == need

"""Leaving the board: things go together, each with its attachments."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.changes.statics import stack_elsewhere
from sandtable.games.athernum.changes.zones import relocate
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.layers import ABSENT, dfv, ofv
from sandtable.games.athernum.evaluating.on_table import marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.events import saves_itself
from sandtable.games.athernum.table import departed, facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import history, pile, tallies
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.events import event, note, remember, replaced, would
from sandtable.timing.rows import by_keys
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, player_value

_SLOTS: Final = 8  # bits of a slot's number, and of a rank, in the order of slots
_RANKS: Final = 24
_MOST_RANKS: Final = (1 << _RANKS) - 1


def leave(
    s: Board,
    things: vec[i64],
    zone: i64,
    verb: i64,
    keep: bool = False,
    certain: bool = False,
    leaders: bool = False,
) -> vec[i64]:
    """Things leave the board together, each with its attachments (R132); the answer is what has really left.

    What is `certain` is not replaced (R143). `leaders`: it says "main character", so they go too (R1).
    """
    going = vec[i64]()
    saved = vec[i64]()
    for thing in by_slots(s, things):
        if s.get(thing, its.ZONE) != op.BOARD or thing in going or (stuck(s, thing) and not leaders):
            continue
        ref = s.ref(thing)
        by = player_value(s.get(thing, its.CONTROLLER))
        if held_fast(s, thing, verb, zone):
            continue
        if not certain:
            if replaced(s, verb, by, ref, op.BOARD if verb == op.DISCARD else zone, 0):
                continue
            if replaced(s, op.LEAVE, ref, NOTHING, 0, 0):
                continue
            if replaced(s, op.ARRIVE, NOTHING, ref, zone, op.BOARD):
                continue
        going = append(going, thing)
    hosts: i64 = len(going)
    i: i64 = 0
    while i < hosts:
        for item in s.items_of(going[i]):
            if item not in going:
                if saves_itself(s, item, going[i]) or replaced(
                    s, op.ARRIVE, NOTHING, s.ref(item), op.DISCARD_PILE, op.BOARD
                ):
                    saved = append(saved, item)
                else:
                    going = append(going, item)
        i += 1
    for i, thing in enumerate(going):  # they see each other leave (R24)
        ref = s.ref(thing)
        token = s.flag(thing, its.IS_TOKEN)
        by = player_value(s.get(thing, its.CONTROLLER))
        discarded = verb == op.DISCARD or i >= hosts
        event(s, op.LEAVE, ref, NOTHING, 0, 0)
        if discarded:
            if not token:
                event(s, op.DISCARD, by, ref, op.BOARD, 0)
        else:
            event(s, verb, by, ref, zone, 0)
    for thing in going:
        remember_last(s, thing)
    leaving = with_items(s, going, hosts)
    hearers = who_hears_arrivals(s, leaving)
    for thing in leaving:
        to = zone if thing in going[:hosts] else op.DISCARD_PILE
        face = s.get(thing, its.FACE) if to in (op.DISCARD_PILE, op.VOID) else known_face(s, thing)
        s.tell(facts.LEFT_BOARD, s.get(thing, its.OWNER), common.moved(face, to))
        relocate(s, thing, to, keep)
        if s.get(thing, its.ZONE) != its.GONE:
            event(s, op.ARRIVE, NOTHING, s.ref(thing), to, op.BOARD)
            hear_arrival(s, hearers, thing, to)
            stack_elsewhere(s, thing)
    for item in saved:
        s.put(item, its.HOST, -1)
    lie_together(s, leaving)
    return going


def who_hears_arrivals(s: Board, leaving: vec[i64]) -> vec[vec[i64]]:
    """Of what leaves together the abilities that wait for where something is put, and who controls them: they
    see each other, and themselves, come there (R24, R185).
    """
    out = vec[vec[i64]]()
    bit = s.library.ears[op.ARRIVE]
    for thing in leaving:
        if s.get(thing, its.SIDE) != its.LIES_UP:
            continue
        if s.library.events[s.get(thing, its.FACE)] & bit == 0 and s.given & bit == 0:
            continue
        for header in abilities(s, thing):
            if lay.kind(s.library.code, header) == op.TRIGGERED:
                out = append(out, vec[i64]([thing, header, s.get(thing, its.CONTROLLER)]))
    return out


def hear_arrival(s: Board, hearers: vec[vec[i64]], arrived: i64, to: i64) -> None:
    """What has left the board already hears of a card that left with it, or of itself."""
    code = s.library.code
    for hearer in hearers:
        trigger = lay.part(code, hearer[1], lay.EVENT)
        if s.get(hearer[0], its.ZONE) == op.BOARD or not s.rules.waits_for_event(s, trigger):
            continue  # what lies there still was told like everybody
        scene = Scene(s.ref(hearer[0]), hearer[2], vec[i64]())
        waits_for = lay.part(code, trigger, lay.WAITS_FOR)
        if would(s, scene, waits_for, op.ARRIVE, NOTHING, s.ref(arrived), to, op.BOARD):
            scene.held = scene.bound
            note(s, hearer[1], scene)


def leave_one(s: Board, thing: i64, zone: i64, verb: i64, keep: bool = False, leaders: bool = False) -> bool:
    return len(leave(s, append(vec[i64](), thing), zone, verb, keep, False, leaders)) > 0


def held_fast(s: Board, thing: i64, verb: i64, zone: i64 = op.DISCARD_PILE) -> bool:
    """Whether something says that it cannot leave the board, or not in this way for that zone (R2)."""
    by = player_value(s.get(thing, its.CONTROLLER))
    ref = s.ref(thing)
    where: i64 = op.BOARD if verb == op.DISCARD else zone  # a discard names whence, all else whither
    return forbidden(s, op.LEAVE, ref, NOTHING, 0, 0) or forbidden(s, verb, by, ref, where, 0)


def stuck(s: Board, thing: i64) -> bool:
    """A main character never leaves its zone (3.0.7)."""
    return s.flag(thing, its.IS_MAIN) and s.get(thing, its.ZONE) == op.BOARD


def remember_last(s: Board, thing: i64) -> None:
    """What a thing is like as it leaves the board (R127)."""
    attack: i64 = ABSENT
    defence: i64 = ABSENT
    side = s.get(thing, its.SIDE)
    if side == its.LIES_UP:
        attack = ofv(s, thing)
        defence = dfv(s, thing)
    slot = s.get(thing, its.SLOT)
    stamp = s.get(thing, its.STAMP)
    s.put(thing, its.LAST, departed.packed(stamp, side, slot, s.get(thing, its.CONTROLLER), attack, defence))
    remember_marks(s, thing)


def remember_marks(s: Board, thing: i64) -> None:
    """What lies on a thing as it leaves the board, if some program may ask for it (R127)."""
    if not s.library.asks_borne:
        return
    ref = s.ref(thing)
    for at in tallies.each(s.marks):
        if tallies.get(s.marks, at, tallies.WHOSE) == thing:
            what = tallies.get(s.marks, at, tallies.WHAT)
            remember(s, history.BORNE, NOTHING, ref, what, tallies.get(s.marks, at, tallies.COUNT))
    for kind in (op.DAMAGE, op.EXHAUSTION, op.VICTORY):
        number = marks(s, thing, kind)
        if number > 0:
            remember(s, history.BORNE, NOTHING, ref, kind, number)


def by_slots(s: Board, things: vec[i64]) -> vec[i64]:
    """Things on the board in the order of their slots, in which they leave together (R103)."""
    keys = vec[i64](capacity=len(things))
    for thing in things:
        keys = append(keys, slot_number(s, thing))
    return by_keys(things[:], keys)


def slot_number(s: Board, thing: i64) -> i64:
    """The kind of slot, which one, and what was placed there first; attachments lie where their host does."""
    where = thing
    if s.get(thing, its.PLACE) == its.ITEM_SLOT and s.get(thing, its.HOST) >= 0:
        where = s.get(thing, its.HOST)
    number = s.get(where, its.PLACE) << _SLOTS | s.get(where, its.SLOT)
    rank: i64 = 0
    if s.get(where, its.PLACE) != its.CHARACTER_SLOT:
        rank = s.get(where, its.RANK)
    item: i64 = 0
    if where != thing:
        item = s.get(thing, its.RANK)
    return (number << _RANKS | (rank & _MOST_RANKS)) << _RANKS | (item & _MOST_RANKS)


def with_items(s: Board, going: vec[i64], hosts: i64) -> vec[i64]:
    """What leaves in the order in which it comes to lie: every host below its attachments (R103)."""
    out = vec[i64]()
    i: i64 = 0
    while i < hosts:
        out = append(out, going[i])
        j = hosts
        while j < len(going):
            if s.get(going[j], its.HOST) == going[i]:
                out = append(out, going[j])
            j += 1
        i += 1
    return out


def lie_together(s: Board, things: vec[i64]) -> None:
    """Cards were discarded at the same time: their owners may put them in order, if a card of the set looks
    at the order of a pile (R103).
    """
    if not s.library.ordered_piles:
        return
    for owner in s.order:
        made = append(vec[i64](), owner)
        for thing in things:
            if s.get(thing, its.OWNER) == owner and s.get(thing, its.ZONE) == op.DISCARD_PILE:
                made = append(made, s.ref(thing))
        if len(made) > 2:
            s.together = pile.added(s.together, made)

"""Instructions about control: gaining and exchanging it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.changes.attaching import swap_items
from sandtable.games.athernum.changes.control import can_take, hand_over, pass_on, place_with, second_copy
from sandtable.games.athernum.changes.entering import copies_controlled, free_slot
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.deeds.lasting import argument_of, until_of
from sandtable.games.athernum.deeds.meant import names_leaders
from sandtable.games.athernum.evaluating.on_table import is_attachment, is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import last
from sandtable.timing.events import event, stopped
from sandtable.timing.meant import actor, things_in
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value


def gain_control(s: Board, row: i64, scene: Scene) -> i64:
    code = s.library.code
    by = actor(s, row, scene)
    done: i64 = 0
    selection = lay.part(code, row, lay.A)
    for thing in things_in(s, selection, scene):
        if can_take(s, thing, by, names_leaders(s, selection)) and control_changes(s, thing, by):
            mine = Scene(scene.source, by, scene.held)
            last_control(
                s, row, mine, until_of(s, row, scene, False), argument_of(s, row, scene), s.ref(thing)
            )
            hand_over(s, thing, by)
            done += 1
        elif s.get(thing, its.SIDE) == its.LIES_DOWN and second_copy(s, thing, by):
            show_all(s, thing)  # that it stays tells everybody what it is
    return done


def exchange(s: Board, row: i64, scene: Scene, one: i64, other: i64) -> i64:
    """Both change hands, or neither does."""
    first = s.get(one, its.CONTROLLER)
    second = s.get(other, its.CONTROLLER)
    if is_attachment(s, one) and is_attachment(s, other):
        return exchange_items(s, row, scene, one, other)
    leaders = names_leaders(s, lay.part(s.library.code, row, lay.A))
    if first == second:
        return 0
    if not fits_in(s, one, other, second, leaders) or not fits_in(s, other, one, first, leaders):
        return 0
    if not control_changes(s, one, second) or not control_changes(s, other, first):
        return 0
    until = until_of(s, row, scene, False)
    argument = argument_of(s, row, scene)
    mine = Scene(scene.source, second, scene.held)
    theirs = Scene(scene.source, first, scene.held)
    last_control(s, row, mine, until, argument, s.ref(one))
    last_control(s, row, theirs, until, argument, s.ref(other))
    slot_one = slot_beside(s, other, second)
    slot_other = slot_beside(s, one, first)
    swap(s, one, second, slot_one)
    swap(s, other, first, slot_other)
    return 2


def slot_beside(s: Board, given: i64, player: i64) -> i64:
    """The character slot for what a player gets: that of what is given away, or else a free one."""
    return s.get(given, its.SLOT) if s.get(given, its.PLACE) == its.CHARACTER_SLOT else free_slot(s, player)


def exchange_items(s: Board, row: i64, scene: Scene, one: i64, other: i64) -> i64:
    """Two attachments change hands: each goes to the slot of the other (7.5.7b, R5, R94)."""
    first = s.get(one, its.CONTROLLER)
    second = s.get(other, its.CONTROLLER)
    if first == second or s.flag(one, its.IS_TOKEN) or s.flag(other, its.IS_TOKEN):
        return 0  # a token exists only in the slot it was made in
    if not control_changes(s, one, second) or not control_changes(s, other, first):
        return 0
    swap_items(s, one, other)
    until = until_of(s, row, scene, False)
    if until != lasts.FOREVER:
        both = Scene(scene.source, scene.you, append(vec[i64](), s.ref(other)))
        last(s, row, 0, both, until, argument_of(s, row, scene), s.ref(one), -1)
    return 2


def fits_in(s: Board, thing: i64, given: i64, player: i64, leaders: bool) -> bool:
    """Whether a permanent can go to a player who gives another one away for it (3.0.7d, R1, R49, R53)."""
    if not is_permanent(s, thing) or (s.flag(thing, its.IS_MAIN) and not leaders):
        return False
    face = s.get(thing, its.FACE)
    if s.library.field[face] > 0 and copies_controlled(s, player, face, given) > 0:
        return False
    if place_with(s, thing, player) != its.CHARACTER_SLOT or s.get(given, its.PLACE) == its.CHARACTER_SLOT:
        return True
    return free_slot(s, player) >= 0


def swap(s: Board, thing: i64, player: i64, slot: i64) -> None:
    s.put(thing, its.PLACE, place_with(s, thing, player))
    pass_on(s, thing, player)
    if s.get(thing, its.PLACE) == its.CHARACTER_SLOT:
        s.put(thing, its.SLOT, slot)
    elif s.get(thing, its.PLACE) == its.LOCATION_SLOT:
        s.put(thing, its.RANK, s.tick())  # R50: counts as placing it
    for item in s.items_of(thing):
        pass_on(s, item, player)
    event(s, op.GAIN_CONTROL, player_value(player), s.ref(thing), 0, 0)


def last_control(s: Board, row: i64, scene: Scene, until: i64, argument: i64, ref: i64) -> None:
    """A control effect is kept as GAIN_CONTROL, whatever row made it."""
    if last(s, row, 0, scene, until, argument, ref, -1):
        lasts.put(s.lasting, lasts.newest(s.lasting), lasts.OPERATION, op.GAIN_CONTROL)


def control_changes(s: Board, thing: i64, by: i64) -> bool:
    """Whether nothing forbids that a player gains control of it, and nothing happens instead."""
    return not stopped(s, op.GAIN_CONTROL, player_value(by), s.ref(thing), 0, 0)

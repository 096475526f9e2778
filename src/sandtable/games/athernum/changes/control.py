"""Control of permanents and attachments changes hands."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.changes.entering import copies_controlled, free_slot
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import in_force
from sandtable.timing.events import event
from sandtable.timing.values import player_value


def can_take(s: Board, thing: i64, player: i64, leaders: bool) -> bool:
    """Whether control can go to a player: no main character unless the text says so, a free slot, no second
    copy (3.0.7d, R1, R49, R53).
    """
    if not is_permanent(s, thing) or s.get(thing, its.CONTROLLER) == player:
        return False
    if s.flag(thing, its.IS_MAIN) and not leaders:
        return False
    if second_copy(s, thing, player):
        return False
    return place_with(s, thing, player) != its.CHARACTER_SLOT or free_slot(s, player) >= 0


def place_with(s: Board, thing: i64, player: i64) -> i64:
    """In which kind of slot it stands on a player's side: the slot of a main character is its owner's."""
    place = s.get(thing, its.PLACE)
    if s.flag(thing, its.IS_MAIN) and place in (its.MAIN_SLOT, its.CHARACTER_SLOT):
        if player != s.get(thing, its.OWNER):
            return its.CHARACTER_SLOT
        if s.library.supertype[s.get(thing, its.FACE)] == op.CHARACTER:
            return its.MAIN_SLOT
    return place


def second_copy(s: Board, thing: i64, player: i64) -> bool:
    """Whether a player would control two of this card with a Victory Token Field (2.2.7, R53)."""
    face = s.get(thing, its.FACE)
    return s.library.field[face] > 0 and copies_controlled(s, player, face, thing) > 0


def hand_over(s: Board, thing: i64, player: i64) -> None:
    """Control changes; nothing else does (7.5.7a), and attachments go with their host (R5)."""
    s.put(thing, its.PLACE, place_with(s, thing, player))
    s.put(thing, its.SLOT, free_slot(s, player) if s.get(thing, its.PLACE) == its.CHARACTER_SLOT else 0)
    pass_on(s, thing, player)
    if s.get(thing, its.PLACE) == its.LOCATION_SLOT:
        s.put(thing, its.RANK, s.tick())  # R50: counts as placing it
    for item in s.items_of(thing):
        pass_on(s, item, player)
    s.tell(facts.CONTROL, player, known_face(s, thing))
    event(s, op.GAIN_CONTROL, player_value(player), s.ref(thing), 0, 0)


def pass_on(s: Board, thing: i64, player: i64) -> None:
    """Another controller; whoever knew what lies face-down goes on knowing it."""
    s.put(thing, its.KNOWN, s.seers(thing))
    s.put(thing, its.CONTROLLER, player)


def rightful(s: Board, thing: i64) -> i64:
    """Who controls a thing by the effects in force: the newest one, or else the owner (R49)."""
    player = s.get(thing, its.OWNER)
    for at in lasts.each_of(s.lasting, op.GAIN_CONTROL):
        if s.lasts(at, lasts.SUBJECT) == s.ref(thing):
            if in_force(s, at):
                player = s.lasts(at, lasts.YOU)
    return player

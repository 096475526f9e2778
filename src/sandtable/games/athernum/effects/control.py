"""Control of permanents and attachments changes hands."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.effects.entering import copies_controlled, free_slot
from sandtable.games.athernum.effects.facts import CONTROL
from sandtable.games.athernum.effects.showing import known_face
from sandtable.games.athernum.events import event
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.lasting import in_force
from sandtable.games.athernum.reading.on_table import attachments, is_permanent
from sandtable.games.athernum.state import (
    CHARACTER_SLOT,
    CONTROLLER,
    FACE_OF,
    KNOWN,
    LASTING_WIDTH,
    LOCATION_SLOT,
    MAIN,
    MAIN_SLOT,
    OPERATION,
    OWNER,
    PLACE,
    RANK,
    SLOT,
    SUBJECT,
    YOU,
    Board,
    player_value,
)


def can_take(s: Board, thing: i64, player: i64, leaders: bool) -> bool:
    """Whether control can go to a player: no main character unless the text says so, a free slot, no second
    copy (3.0.7d, R1, R49, R53).
    """
    if not is_permanent(s, thing) or s.get(thing, CONTROLLER) == player:
        return False
    if s.flag(thing, MAIN) and not leaders:
        return False
    if second_copy(s, thing, player):
        return False
    return place_with(s, thing, player) != CHARACTER_SLOT or free_slot(s, player) >= 0


def place_with(s: Board, thing: i64, player: i64) -> i64:
    """In which kind of slot it stands on a player's side: the slot of a main character is its owner's."""
    place = s.get(thing, PLACE)
    if s.flag(thing, MAIN) and place in (MAIN_SLOT, CHARACTER_SLOT):
        if player != s.get(thing, OWNER):
            return CHARACTER_SLOT
        if s.library.supertype[s.get(thing, FACE_OF)] == op.CHARACTER:
            return MAIN_SLOT
    return place


def second_copy(s: Board, thing: i64, player: i64) -> bool:
    """Whether a player would control two of this card with a Victory Token Field (2.2.7, R53)."""
    face = s.get(thing, FACE_OF)
    return s.library.field[face] > 0 and copies_controlled(s, player, face, thing) > 0


def hand_over(s: Board, thing: i64, player: i64) -> None:
    """Control changes; nothing else does (7.5.7a), and attachments go with their host (R5)."""
    s.put(thing, PLACE, place_with(s, thing, player))
    s.put(thing, SLOT, free_slot(s, player) if s.get(thing, PLACE) == CHARACTER_SLOT else 0)
    pass_on(s, thing, player)
    if s.get(thing, PLACE) == LOCATION_SLOT:
        s.put(thing, RANK, s.tick())  # R50: counts as placing it
    for item in attachments(s, thing):
        pass_on(s, item, player)
    s.tell(CONTROL, player, known_face(s, thing))
    event(s, op.GAIN_CONTROL, player_value(player), s.ref(thing), 0, 0)


def pass_on(s: Board, thing: i64, player: i64) -> None:
    """Another controller; whoever knew what lies face-down goes on knowing it."""
    s.put(thing, KNOWN, s.seers(thing))
    s.put(thing, CONTROLLER, player)


def rightful(s: Board, thing: i64) -> i64:
    """Who controls a thing by the effects in force: the newest one, or else the owner (R49)."""
    player = s.get(thing, OWNER)
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GAIN_CONTROL and s.lasting[at + SUBJECT] == s.ref(thing):
            if in_force(s, at):
                player = s.lasting[at + YOU]
        at += LASTING_WIDTH
    return player

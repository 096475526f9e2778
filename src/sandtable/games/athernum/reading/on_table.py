"""What lies on the table, before any lasting effect is asked: whose it is, what is printed on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.state import (
    CONTROLLER,
    DAMAGE,
    DOWN,
    EFFECT_TAG,
    EXHAUSTION,
    FACE_OF,
    HOST,
    ITEM_SLOT,
    LAST,
    LOCATION_SLOT,
    OWNER,
    PLACE,
    RANK,
    RESOURCE_ZONE,
    SIDE,
    VICTORY,
    WIDTH,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_of,
    stamp_of,
    thing_of,
)

COMMANDS_FIELD: Final = 1


def printed(s: Board, thing: i64) -> bool:
    """Whether its printed qualities count: everything but what lies face-down and not exhausted (6.1.2,
    R42).
    """
    row = thing * WIDTH
    return s.things[row + SIDE] != DOWN or s.things[row + ZONE] != op.BOARD


def own_supertype(s: Board, thing: i64) -> i64:
    """The supertype it has without any effect; what is face-down takes it from its zone (6.1.3)."""
    row = thing * WIDTH
    things = s.things
    if things[row + SIDE] == DOWN and things[row + ZONE] == op.BOARD:
        place = things[row + PLACE]
        if place == LOCATION_SLOT:
            return op.LOCATION
        if place == RESOURCE_ZONE:
            return op.RESOURCE
        if place == ITEM_SLOT:
            return op.ITEM
        return op.CHARACTER
    return s.library.supertype[things[row + FACE_OF]]


def is_permanent(s: Board, thing: i64) -> bool:
    """R4: whatever lies on the board and is no attachment."""
    row = thing * WIDTH
    return s.things[row + ZONE] == op.BOARD and s.things[row + PLACE] != ITEM_SLOT


def is_attachment(s: Board, thing: i64) -> bool:
    row = thing * WIDTH
    return s.things[row + ZONE] == op.BOARD and s.things[row + PLACE] == ITEM_SLOT


def name_of(s: Board, thing: i64) -> i64:
    """A number for its name: equal for equal names (1.1.1), 0 for none (R123)."""
    if not printed(s, thing):
        return 0
    face = s.get(thing, FACE_OF)
    number = s.library.name[face]
    return number if number > 0 else 100_000 + face


def faction_of(s: Board, thing: i64) -> i64:
    if not printed(s, thing):
        return 0
    return s.library.faction[s.get(thing, FACE_OF)]


def controller_of(s: Board, value: i64) -> i64:
    """Who controls a thing or an effect, or did so last."""
    if is_player(value):
        return player_of(value)
    if is_effect(value):
        return (value >> 32) & 15  # also after it has left the stack
    thing = thing_of(value)
    if s.same(value):
        return s.things[thing * WIDTH + CONTROLLER]
    last = s.get(thing, LAST)
    if last >> 24 == stamp_of(value):
        return (last >> 16) & 15
    return s.get(thing, OWNER)


def effect_value(s: Board, at: i64) -> i64:
    """The value of the effect that lies here on the stack: its number, and who controls it."""
    return EFFECT_TAG | s.stack[at + 5] << 32 | s.stack[at]


def attached(s: Board, thing: i64) -> i64:
    """How many attachments it has."""
    count: i64 = 0
    things = s.things
    for other in s.board:
        if things[other * WIDTH + HOST] == thing:
            count += 1
    return count


def attachments(s: Board, host: i64) -> vec[i64]:
    """What is attached to it."""
    out = vec[i64]()
    things = s.things
    for thing in s.board:
        if things[thing * WIDTH + HOST] == host:
            out = append(out, thing)
    return out


def marks(s: Board, thing: i64, kind: i64) -> i64:
    """How many markers of a kind lie on a permanent."""
    if kind == op.DAMAGE:
        return s.get(thing, DAMAGE)
    if kind == op.EXHAUSTION:
        return s.get(thing, EXHAUSTION)
    if kind == op.VICTORY:
        return s.get(thing, VICTORY)
    total: i64 = 0
    if kind == op.ANY_COUNTER:
        total = s.get(thing, DAMAGE) + s.get(thing, EXHAUSTION)
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing and (s.marks[at + 1] == kind or kind == op.ANY_COUNTER):
            total += s.marks[at + 2]
        at += 3
    return total


def marks_on(s: Board, value: i64, kind: i64) -> i64:
    """Markers of a kind on a permanent; Command Tokens or collected Victory Tokens of a player."""
    if is_player(value):
        if kind == op.COMMAND_TOKEN:
            return s.of(player_of(value), COMMANDS_FIELD)
        return collected(s, player_of(value))
    return marks(s, thing_of(value), kind)


def collected(s: Board, player: i64) -> i64:
    """The Victory Tokens on permanents that a player controls (R57)."""
    total: i64 = 0
    things = s.things
    for thing in s.board:
        row = thing * WIDTH
        if things[row + VICTORY] > 0 and things[row + CONTROLLER] == player:
            total += things[row + VICTORY]
    return total


def top_of(s: Board, player: i64, zone: i64) -> i64:
    """The top card of a deck or a discard pile, or -1."""
    best: i64 = -1
    highest: i64 = 0
    things = s.things
    total = s.count()
    thing: i64 = 0
    row: i64 = 0
    while thing < total:
        if things[row + ZONE] == zone and things[row + OWNER] == player:
            if best < 0 or things[row + RANK] > highest:
                best = thing
                highest = things[row + RANK]
        thing += 1
        row += WIDTH
    return best

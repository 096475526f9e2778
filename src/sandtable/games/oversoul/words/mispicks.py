"""Why what somebody points at cannot be taken now: Selections, hosts, and what has its moment (R169)."""

from __future__ import annotations

from typing import Final

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.games.oversoul.words.reasons import UNSEEN, culprit
from sandtable.games.oversoul.words.view import line_text, name_at
from sandtable.timing.asking import Pick
from sandtable.timing.values import player_value

NOTHING: Final = (0, "")
MOMENTS: Final = {
    o.GENERATE: (
        c.C_4_1_4,
        "a +card Generates only while ENERGY is Consumed: announce first what is to be paid",
    ),
    o.GUARD: (
        c.C_6_4_3,
        "a card Guards when an opposing Unit has Attacked, and its player is asked for it then",
    ),
    o.TARGET: (c.C_6_4_2, "what is Attacked is named when a Unit of yours Attacks: name the Unit first"),
}


def mispicked(s: Board, option: int) -> tuple[int, str]:
    """The clause and the reason for what is no answer now, or a card that is none; nothing where the question
    says it best.
    """
    found = MOMENTS.get(int(o.kind_of(option)), NOTHING)
    if found != NOTHING:
        return found
    top = s.frames[-1]
    thing = int(s.at_spot(o.value_of(option))) if o.kind_of(option) == o.PICK else -1
    if not isinstance(top, Pick) or thing < 0:
        return NOTHING
    name = name_at(s, thing, int(s.seat))
    ref = s.ref(thing)
    if ref in top.chosen:
        return c.R160, f"{name} has been named already"
    if ref in top.pool:
        return c.R168, f"cards are named in the order of the board, and {name} lies before the one named last"
    below = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(below, Announce):
        return NOTHING
    if top.clause == c.C_8_2_2:
        said = line_text(s.library, int(below.lines(s)[below.line])).lstrip("●")
        return unselected(s, thing, name, said)
    if top.clause == c.R123:
        return no_host(s, thing, int(below.thing), name)
    return NOTHING


def unselected(s: Board, thing: int, name: str, said: str) -> tuple[int, str]:
    """A card that a Cost cannot Select."""
    if values.has(s, thing, op.POLARITY):
        return c.C_8_6_16, f"{name} has POLARITY, so no Ability Cost can Select it"
    if values.has(s, thing, op.VEILED) and s.opposes(s.seat, s.get(thing, its.CONTROLLER)):
        return c.C_8_6_36, f"{name} is VEILED, so no opposing Ability Cost can Select it"
    found = culprit(s, op.FORBID, op.SELECTED_EVENT, player_value(s.seat), s.ref(thing), 0)
    if found != UNSEEN:
        return c.R163, f"{name} can't be Selected, says {found}"
    return c.C_8_2_2, f'{name} is nothing that this Cost Selects ("{said}")'


def no_host(s: Board, thing: int, construct: int, name: str) -> tuple[int, str]:
    """A card that cannot have a Construct Attached (7.3.1, 7.3.2, R123)."""
    mine = s.library.names[s.get(construct, its.FACE)]
    if s.get(thing, its.CONTROLLER) != s.seat:
        return c.R123, f"{name} is not yours, and Constructs are Attached to own cards"
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        return c.R123, f"{name} is Prepared, and Constructs are Attached to Active cards"
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        return c.R52, f"{name} is in its Leader Zone, and nothing is Attached to it there"
    if values.has(s, thing, op.POLARITY):
        return c.C_8_6_16, f"{name} has POLARITY, so no further Construct can be Attached to it"
    for_events = s.library.construct_role[s.get(construct, its.FACE)] == op.EVENT_CONSTRUCT
    if for_events and values.kind_of(s, thing) != op.EVENT_NOUN:
        return c.C_7_3_2, f"{mine} is an EVENT Construct, and {name} is no BOARD Event"
    if not for_events and values.kind_of(s, thing) != op.UNIT:
        return c.C_7_3_1, f"{mine} is a UNIT Construct, and {name} is no Unit"
    return c.R123, f"{mine} itself says what it is Attached to, and {name} is nothing of that"

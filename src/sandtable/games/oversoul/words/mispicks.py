"""Why what somebody points at cannot be taken now: Selections, hosts, and what has its moment (R169)."""

from __future__ import annotations

from typing import Final

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import bar_guard
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes.entering import for_opposing
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.games.oversoul.words.reasons import battle_of, counted, kept_back, why_not_fought
from sandtable.games.oversoul.words.view import line_text, name_at
from sandtable.timing.asking import Pick

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
    if o.kind_of(option) == o.GUARD and battle_of(s) is not None:
        return no_guard(s, int(s.at_spot(o.value_of(option))))
    if o.kind_of(option) in (o.USE, o.USE_CARD):
        return no_ability(s, option)
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
        kept = kept_back(s, thing, int(below.thing))
        unfit = f'{name} is nothing that this Cost Selects ("{said}")'
        return kept if kept != NOTHING else (c.C_8_2_2, unfit)
    if top.clause == c.R123:
        return no_host(s, thing, int(below.thing), name)
    return NOTHING


def no_guard(s: Board, thing: int) -> tuple[int, str]:
    """A card that is to Guard when nobody is asked for it: it could not, or that time is over (R69)."""
    battle = battle_of(s)
    over = c.R69, "a card Guards as soon as the Attack is declared, and that is over"
    if battle is None or thing < 0 or s.get(thing, its.CONTROLLER) == battle.player:
        return over
    clause = int(bar_guard(s, s.get(thing, its.CONTROLLER), thing, battle.attacker, battle.target))
    return (clause, why_not_fought(s, thing, o.GUARD, clause)) if clause != 0 else over


def no_ability(s: Board, option: int) -> tuple[int, str]:
    """An Ability that a card does not have, or not where it lies."""
    place, index = int(o.ability_place(o.value_of(option))), int(o.ability_index(o.value_of(option)))
    if o.kind_of(option) == o.USE_CARD:
        if place >= len(s.library.names):
            return NOTHING
        lines, name = lines_elsewhere(s.library, place), s.library.names[place]
        return NOTHING if index < len(lines) else (c.C_8_0_2, f"{name} {has_so_many(len(lines))}")
    thing = int(s.at_spot(place))
    if thing < 0:
        return NOTHING
    name = name_at(s, thing, int(s.seat))
    lines = values.lines_of(s, thing)
    if index < len(lines):
        return NOTHING
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        return c.C_3_4_9, f"{name} is Prepared, and has no Abilities as long as it is"
    if s.get(thing, its.PLACE) == its.ATTACHED and len(lines) == 0:
        return c.C_5_3_12, f"the Abilities of {name} are those of the card that it is Attached to"
    if s.get(thing, its.PLACE) == its.LEADER_ZONE and index < s.library.count[s.get(thing, its.FACE)]:
        return c.C_5_4_10, f"this Ability of {name} works only while it is not in its Leader Zone"
    return c.C_8_0_2, f"{name} {has_so_many(len(lines))}"


def has_so_many(number: int) -> str:
    return "has no Ability" if number == 0 else f"has {counted(number, 'Ability', 'Abilities')} and no more"


def no_host(s: Board, thing: int, construct: int, name: str) -> tuple[int, str]:
    """A card that cannot have a Construct Attached (7.3.1, 7.3.2, R123)."""
    face = s.get(construct, its.FACE)
    mine = s.library.names[face]
    opposing = for_opposing(s, s.library.hosts[face])
    if s.get(thing, its.CONTROLLER) != s.seat and not opposing:
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

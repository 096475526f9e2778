"""What stands in the way of a square, a step, a PUSH or a die, by name (R190)."""

from __future__ import annotations

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import IN_SETUP, Deploy
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.shove import OFF_BOARD, Shove
from sandtable.games.antithesis.attack.targets import shape_of
from sandtable.games.antithesis.board import areas
from sandtable.games.antithesis.board.squares import bit, is_diagonal, shifted
from sandtable.games.antithesis.deeds.board import Where
from sandtable.games.antithesis.evaluating import ground, standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving import steps
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.words.asking import name_of
from sandtable.games.antithesis.words.places import COLOUR_NAMES, die_words
from sandtable.timing.values import thing_of

SOMEBODY = "another Character"
SOMETHING = "another Field"
A_TEXT = "a Field there"


def in_the_way(s: Board, option: int, clause: int) -> str:
    """Whoever or whatever keeps a token out of the squares that an option means."""
    thing, squares = covered(s, option)
    if clause == c.R179:
        s.bar(option)
        return name_of(s, int(thing_of(s.worked.forbade))) if s.worked.forbade != 0 else A_TEXT
    if clause == c.DEPLOY_3_IV:
        return first_on(s, squares, thing, True) or SOMETHING
    return first_on(s, squares, thing, False) or SOMEBODY


def covered(s: Board, option: int) -> tuple[int, int]:
    """A token, and the squares that it would cover."""
    top, value = s.frames[-1], o.value_of(option)
    if isinstance(top, Move):
        thing = int(thing_of(top.mover))
        if option == o.STOP:
            return thing, int(s.get(thing, its.SQUARES))
        if o.kind_of(option) == o.STEP:
            return thing, int(steps.newly_covered(s, thing, value))
        return thing, int(steps.landing(s, thing, value))
    if isinstance(top, Deploy):
        return int(top.thing), int(ground.footprint_of(s, top.thing, option))
    if isinstance(top, Where):
        return int(thing_of(top.ref)), int(steps.landing(s, thing_of(top.ref), value))
    if isinstance(top, Stranded):
        return int(thing_of(top.mover)), int(steps.landing(s, thing_of(top.mover), value))
    return -1, 0


def first_on(s: Board, squares: int, but: int, field: bool) -> str:
    """The first Character, or Field, with one of these squares."""
    for thing in s.board:
        fits = values.is_field(s, thing) if field else values.is_character(s, thing) and s.in_play(thing)
        if fits and thing != but and s.get(thing, its.SQUARES) & squares != 0:
            return name_of(s, int(thing))
    return ""


def beyond_rows(s: Board, deploying: Deploy) -> bool:
    """Whether a card may be deployed elsewhere than in whole rows, as by Ambush on the edge (R29)."""
    area = ground.area_for(s, deploying.thing, deploying.player, deploying.how == IN_SETUP)
    return ground.TOUCHING in [int(kind) for kind in area[1::2]]


def aimless(s: Board, attack: Attack, option: int) -> str:
    """Why no line or cone begins there in that direction (R58, R59)."""
    value = o.value_of(option)
    origin, way = o.going_from(value), o.going_to(value)
    token = s.get(thing_of(attack.attacker), its.SQUARES)
    what = "cone" if shape_of(s, attack.line) == op.CONE else "line"
    if token & bit(origin) == 0:
        return f"a {what} begins at a square of the attacker"
    if not areas.leads_out(token, origin, way):
        return f"that way the {what} would lead through the attacker, or off the board"
    if is_diagonal(way):
        return "a cone is never diagonal" if what == "cone" else "without a D-RNG Value no line is diagonal"
    return f"the {what} would have no square: the board or what blocks LOS is in the way"


def stopping(s: Board, shove: Shove) -> str:
    """What ends a PUSH or PULL before its damage does (R63, R64)."""
    thing = thing_of(shove.target)
    here, far = s.get(thing, its.SQUARES), shove.room(s, shove.way)
    for _ in range(far):
        here = shifted(here, shove.way)
    there = shifted(here, shove.way)
    if shove.kind == op.PULL and shove.source != OFF_BOARD:
        if far >= areas.pull_room(shove.source, s.get(thing, its.SQUARES), shove.way):
            return "a PULL brings it no nearer than that"
    if there == 0:
        return "it cannot be moved so far: the board ends there"
    if standing.occupied(s, thing) & there != 0:
        return f"it cannot be moved so far: {first_on(s, int(there), int(thing), False)} is in the way"
    ground.can_enter(s, thing, there & ~here, 0)
    name = name_of(s, int(thing_of(s.worked.forbade))) if s.worked.forbade != 0 else A_TEXT
    return f"it cannot be moved so far: {name} keeps it out"


def untimely(s: Board, pay: Pay, die: int) -> str:
    """Why a die does not lead to a Dice Pool: behind it there are not enough left, or one would be to spare;
    dice are named from the lowest to the highest, colour by colour (R196).
    """
    icons = prices.pool_icons(pay.price)
    named = [int(count) for count in pay.counts()]
    behind = [int(count) for count in pay.rest(s)]
    named[die] += 1
    behind[die] -= 1
    usable = [named[one] + (behind[one] if one >= die else 0) for one in range(their.DICE)]
    total = sum([int(their.pips_of(one)) * usable[one] for one in range(their.DICE)])
    for colour in range(their.STANDARD):
        have = sum([usable[one] for one in range(their.DICE) if their.colour_of(one) == colour])
        if have < icons[colour]:
            name = COLOUR_NAMES[colour]
            return f"{die_words(die)} comes too early: a {name} die is asked for, and is named before it"
    if total < pay.price[prices.NUMBER]:
        return f"{die_words(die)} comes too early: what is named behind it does not add up to the rest"
    return f"{die_words(die)} leads to no pool without dice to spare"

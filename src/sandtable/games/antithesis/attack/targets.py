"""What an Attack may be aimed at: a Character, a square, a direction (ATK.2 to ATK.4, AOE.1, R58 to R60)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import areas, reach
from sandtable.games.antithesis.board.sight import sees
from sandtable.games.antithesis.board.squares import DIRECTIONS, NOWHERE, SQUARES, bit, is_diagonal, listed
from sandtable.games.antithesis.evaluating import combat, standing
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.values import thing_of


def shape_of(s: Board, line: i64) -> i64:
    """LINE, CONE or BLAST, 0 for an Attack on one Character."""
    return lay.number_of_kind(s.faces.code, line, op.SHAPE)


def has_target(
    s: Board, player: i64, attacker: i64, line: i64, besides: vec[i64] | None = None, but: i64 = 0
) -> bool:
    """Whether the Attack could be declared at all, with what is paid before its surcharge (R16, R143), on
    another target than one (`aimed_at`).
    """
    if combat.bar_making(s, attacker, line) != 0:
        return False
    shape = shape_of(s, line)
    if shape == op.BLAST:
        for square in squares(s, attacker, line):
            if square + 1 != but:
                return True
        return False
    if shape != 0:
        for way in directions(s, attacker, line):
            if target_square(s, attacker, line, o.going_from(way), o.going_to(way)) + 1 != but:
                return True
        return False
    for thing in s.board:
        if bar_character(s, player, attacker, line, thing, besides, but) == 0:
            return True
    return False


def aimed_at(s: Board, at: i64) -> i64:
    """The target of an Attack: the ref of a Character, or 1 + the target square of an AOE."""
    target = s.attacks[at + attacks.TARGET]
    return target if target > 0 else s.attacks[at + attacks.SQUARE] + 1


# ---- one Character

# what keeps an Attack from a Character in its reach, the first to be named first (R190)
UNTARGETED: Final = (c.KW_HOVER, c.KW_STEALTH, c.KW_INVIS, c.KW_CHIVALRY_1)


def bar_nobody(s: Board, player: i64, attacker: i64, line: i64) -> i64:
    """Why an Attack finds nobody: what protects those that it could reach, or that it reaches none."""
    clause: i64 = c.ATKSEQ_1
    for thing in s.board:
        found = bar_character(s, player, attacker, line, thing)
        if found == 0 or found == c.R16:
            return c.R16  # it is the surcharge that could not be paid
        if found in UNTARGETED and clause == c.ATKSEQ_1:
            clause = found
    return clause


def characters(s: Board, player: i64, attacker: i64, line: i64, but: i64) -> vec[i64]:
    """The legal targets but one, as refs."""
    out = vec[i64]()
    for thing in s.board:
        if bar_character(s, player, attacker, line, thing, None, but) == 0:
            out = append(out, s.ref(thing))
    return out


def bar_character(
    s: Board, player: i64, attacker: i64, line: i64, thing: i64, besides: vec[i64] | None = None, but: i64 = 0
) -> i64:
    """Kind and side, In Play, RNG, LOS, Keywords and texts; then Taunt; then the surcharge (R190). An Attack
    that needs another target than one has that for none (R79).
    """
    if s.ref(thing) == but:
        return c.R79
    clause = combat.bar_target(s, attacker, thing, line)
    if clause != 0:
        return clause
    for other in combat.bound_to(s, attacker, line, thing):
        if s.ref(other) != but and bar_surcharge(s, player, attacker, line, other, besides) == 0:
            return c.KW_TAUNT  # it is a legal target (R75)
    return bar_surcharge(s, player, attacker, line, thing, besides)


def bar_surcharge(
    s: Board, player: i64, attacker: i64, line: i64, thing: i64, besides: vec[i64] | None = None
) -> i64:
    """Who cannot pay a surcharge cannot choose the target; what is paid before it is no longer there."""
    price = combat.surcharge(s, attacker, thing, line)
    if prices.is_free(price):
        return 0
    if besides is not None:
        if price[prices.EXHAUST] > 0 and besides[prices.EXHAUST] > 0:
            return c.R16  # the attacker exhausts itself for its Attack already
        price = prices.plus(price, besides)
    return c.R16 if bar_price(s, player, attacker, price) != 0 else 0


def bar_prescribed(
    s: Board, player: i64, attacker: i64, line: i64, target: i64, besides: vec[i64] | None = None
) -> i64:
    """The same for a target that nobody chooses: Taunt does not restrict it (R75), surcharges do (R156)."""
    if not s.same(target):
        return c.R182
    thing = thing_of(target)
    clause = combat.bar_target(s, attacker, thing, line)
    if clause != 0:
        return clause
    return bar_surcharge(s, player, attacker, line, thing, besides)


# ---- a square


def squares(s: Board, attacker: i64, line: i64) -> vec[i64]:
    """The middle squares that a 3x3 may have (R60)."""
    out = vec[i64]()
    rng = combat.attack_range(s, attacker, line)
    blockers = combat.in_the_way(s, attacker, line)
    square: i64 = 0
    while square < SQUARES:
        if bar_middle(s, attacker, square, rng, blockers) == 0:
            out = append(out, square)
        square += 1
    return out


def bar_square(s: Board, attacker: i64, line: i64, square: i64) -> i64:
    """RNG and LOS to the middle square (R60); for LOS it and the squares of the source are exempt (R49)."""
    rng = combat.attack_range(s, attacker, line)
    return bar_middle(s, attacker, square, rng, combat.in_the_way(s, attacker, line))


def bar_middle(s: Board, attacker: i64, square: i64, rng: i64, blockers: i64) -> i64:
    source = s.get(attacker, its.SQUARES)
    if not reach.in_range(source, bit(square), rng // op.RANGE, rng % op.RANGE):
        return c.RNG_2
    if not sees(source, bit(square), blockers):
        return c.LOS_1
    return 0


# ---- a direction


def directions(s: Board, attacker: i64, line: i64) -> vec[i64]:
    """Squares of origin and directions that a Direct Line or Cone may have, as values of DIRECTION."""
    token = s.get(attacker, its.SQUARES)
    out = vec[i64]()
    for square in listed(token):
        direction: i64 = 0
        while direction < DIRECTIONS:
            if bar_direction(s, attacker, line, square, direction) == 0:
                out = append(out, o.going(square, direction))
            direction += 1
    return out


def bar_direction(s: Board, attacker: i64, line: i64, square: i64, direction: i64) -> i64:
    """R58, R59: out of the token; a diagonal line needs a D-RNG Value, a cone is never diagonal."""
    cone = shape_of(s, line) == op.CONE
    clause: i64 = c.R59 if cone else c.R58
    if s.get(attacker, its.SQUARES) & bit(square) == 0:
        return clause
    if cone and is_diagonal(direction):
        return clause
    if not areas.leads_out(s.get(attacker, its.SQUARES), square, direction):
        return clause
    if target_square(s, attacker, line, square, direction) != NOWHERE:
        return 0
    return clause


def length_of(s: Board, attacker: i64, line: i64, direction: i64) -> i64:
    rng = combat.attack_range(s, attacker, line)
    if shape_of(s, line) == op.CONE:
        return rng // op.RANGE + rng % op.RANGE
    return areas.line_length(rng // op.RANGE, rng % op.RANGE, direction)


def target_square(s: Board, attacker: i64, line: i64, square: i64, direction: i64) -> i64:
    """The last square straight ahead, or NOWHERE."""
    walls: i64 = 0
    if shape_of(s, line) != op.CONE:
        walls = standing.walls(s)
    return areas.target_of(square, direction, length_of(s, attacker, line, direction), walls)


def area(s: Board, attacker: i64, line: i64, square: i64, direction: i64) -> i64:
    """The squares of an AOE: a 3x3 around its middle square, a line or cone from a square of origin."""
    shape = shape_of(s, line)
    if shape == op.BLAST:
        return areas.square_of_nine(square)
    length = length_of(s, attacker, line, direction)
    if shape == op.LINE:
        return areas.line(square, direction, length, standing.walls(s))
    return areas.cone(s.get(attacker, its.SQUARES), square, direction, length, standing.walls(s))

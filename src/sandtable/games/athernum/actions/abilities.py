"""Activating an ability: its limits, its targets, its cost."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions import fees
from sandtable.games.athernum.actions.payment import can_pay, payable
from sandtable.games.athernum.actions.taking_back import failed_key
from sandtable.games.athernum.cardset.library import HAS_SUPPORT
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.lasting import works_from
from sandtable.games.athernum.evaluating.on_table import is_permanent, marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.resolving.picking import may_pay_with, on_its_way
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.conditions import holds
from sandtable.timing.evaluating.in_force import phase_is
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.evaluating.selections import candidates, selected
from sandtable.timing.events import limit, used
from sandtable.timing.scene import Scene
from sandtable.timing.targets import aimable
from sandtable.timing.values import NOTHING, is_effect, is_player, player_value, thing_of

MOST_USES: Final = 50  # R107


def ability_at(s: Board, thing: i64, index: i64) -> i64:
    """The header of the n-th ability of a thing, counted over what it can do now; 0 if there is none."""
    found = abilities(s, thing)
    header: i64 = 0
    if 0 <= index < len(found):
        header = found[index]
    return header


def elsewhere_ability(s: Board, thing: i64, index: i64) -> i64:
    lib = s.library
    face = s.get(thing, its.FACE)
    if index < 0 or index >= lib.count[face]:
        return 0
    header = lib.abilities[lib.first[face] + index]
    if lay.get(lib.code, header, lay.ZONE) == op.BOARD or lay.kind(lib.code, header) != op.ACTIVATED:
        return 0
    return header


def support_of(s: Board, face: i64) -> i64:
    """The header of a card's support ability, or 0 (4.3.5f.IV)."""
    lib = s.library
    if lib.flags[face] & HAS_SUPPORT == 0:
        return 0
    for header in lib.printed(face):
        if lay.get(lib.code, header, lay.KEYWORD) == op.SUPPORT:
            return header
    return 0


def bar_ability(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """What forbids activating an ability, timing windows aside."""
    code = s.library.code
    if header == 0 or lay.kind(code, header) != op.ACTIVATED:
        return c.C_4_3_2
    if not works_from(s, thing, lay.get(code, header, lay.ZONE)):
        return c.C_4_3_2D if s.get(thing, its.ZONE) == op.DECK else c.C_4_3_2C
    ref = s.ref(thing)
    scene = Scene(ref, player, vec[i64]())
    barred = bar_limits(s, header, scene)
    if barred != 0:
        return barred
    if lay.get(code, header, lay.KEYWORD) == op.COMMAND and s.of(player, their.COMMANDS) < 1:
        return c.C_4_3_5E_II
    missing = unpaid(s, player, thing, header, scene)
    if missing != 0:
        return c.C_4_3_5C_I if missing < 0 else cost_clause(s, missing, scene, c.C_4_3_5C_I)
    if not aimable(s, header, scene):
        return c.R9
    if forbidden(s, op.USE_ABILITIES, ref, NOTHING, 0, 0):
        return c.R1
    if forbidden(s, op.USE_ABILITIES, player_value(player), NOTHING, 0, 0):
        return c.R1
    if forbidden(s, op.ACTIVATE, player_value(player), ref, 0, header):
        return c.R1
    return bar_uses(s, ref, header)


def can_use(s: Board, player: i64, thing: i64, header: i64) -> bool:
    """Whether `bar_ability` finds nothing, in the order in which that is found out soonest."""
    code = s.library.code
    if header == 0 or lay.kind(code, header) != op.ACTIVATED:
        return False
    if lay.get(code, header, lay.KEYWORD) == op.COMMAND and s.of(player, their.COMMANDS) < 1:
        return False
    ref = s.ref(thing)
    if len(s.uses) > 0 and bar_uses(s, ref, header) != 0:
        return False
    if not works_from(s, thing, lay.get(code, header, lay.ZONE)):
        return False
    scene = Scene(ref, player, vec[i64]())
    if bar_limits(s, header, scene) != 0:
        return False
    if unpaid(s, player, thing, header, scene) != 0:
        return False
    if not aimable(s, header, scene):
        return False
    if s.bans & (s.library.signs[op.USE_ABILITIES] | s.library.signs[op.ACTIVATE]) == 0:
        return True
    you = player_value(player)
    if forbidden(s, op.USE_ABILITIES, ref, NOTHING, 0, 0) or forbidden(
        s, op.USE_ABILITIES, you, NOTHING, 0, 0
    ):
        return False
    return not forbidden(s, op.ACTIVATE, you, ref, 0, header)


def unpaid(s: Board, player: i64, thing: i64, header: i64, scene: Scene) -> i64:
    """The part of a cost that cannot be paid, 0 if all can; -1 if it is what something else adds to it."""
    code = s.library.code
    row = lay.part(code, header, lay.COST) if lay.has(code, header, lay.COST) else i64(0)
    if fees.changed(s):
        if not payable(s, player, fees.fee(s, player, thing, header), thing):
            return -1
        if row > 0 and fees.paid_first(s, header) == row:
            row += lay.ROW
    return missing_row(s, row, 0, scene) if row > 0 else 0


def bar_uses(s: Board, ref: i64, header: i64) -> i64:
    """Whether an ability has been used as often as it may be in a turn (R28, R107)."""
    count = used(s, ref, header)
    most = limit(s, header, op.TIMES)
    if most == 0 and lay.get(s.library.code, header, lay.FLAGS) & op.FREE != 0:
        most = 0 if lay.has_limit(s.library.code, header, op.FREELY) else 1
    if most > 0 and count >= most:
        return c.R28
    return c.R107 if count + used(s, ref, failed_key(header)) >= MOST_USES else 0


def bar_open(s: Board, header: i64, stack: bool) -> i64:
    """What forbids an ability that is used only while no stack exists, when one is open."""
    closed = stack and header > 0 and lay.has_limit(s.library.code, header, op.NO_STACK)
    return c.C_4_3_5C_IIC if closed else 0


def bar_limits(s: Board, header: i64, scene: Scene) -> i64:
    code = s.library.code
    if not lay.has(code, header, lay.LIMITS):
        return 0
    at = lay.part(code, header, lay.LIMITS)
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        if kind == op.IN_PHASE and not phase_is(s, lay.pair_part(code, at, i), scene):
            return c.C_4_3_5C_IIC
        if kind == op.ONLY_IF and not holds(s, lay.pair_part(code, at, i), scene):
            return c.C_4_3_5C_IIC
        i += 1
    return 0


def cost_clause(s: Board, row: i64, scene: Scene, clause: i64) -> i64:
    """The clause by which a part of a cost cannot be paid, if there is a better one than for all."""
    code = s.library.code
    main = row
    while lay.kind(code, main) == op.PICK:
        main += lay.ROW
    kind = lay.kind(code, main)
    if kind == op.EXHAUST:
        return c.R1 if lay.kind(code, row) != op.PICK and bound_up(s, row, scene) else c.C_6_2_9A
    return c.R137 if kind == op.SPEND_MARKERS else clause


def bound_up(s: Board, row: i64, scene: Scene) -> bool:
    """Whether what is to be exhausted lies face-up, so that only a card can forbid it."""
    for value in selected(s, lay.part(s.library.code, row, lay.A), scene):
        if s.same(value) and s.get(thing_of(value), its.SIDE) == its.LIES_UP:
            return is_permanent(s, thing_of(value))
    return False


def missing_row(s: Board, row: i64, end: i64, scene: Scene) -> i64:
    """The first part of a cost that cannot be paid as things stand, or 0."""
    code = s.library.code
    while lay.kind(code, row) != lay.END and (end == 0 or row < end):
        kind = lay.kind(code, row)
        a = lay.part(code, row, lay.A)
        b = lay.part(code, row, lay.B)
        if kind == op.PAY:
            if not can_pay(s, scene.you, a, thing_of(scene.source)):
                return row
        elif kind == op.PICK:
            low = lay.get(code, a, lay.LOW)
            if lay.kind(code, a) == op.TOP:
                row += lay.ROW
                continue
            main = row
            while lay.kind(code, main) == op.PICK:
                main += lay.ROW
            count: i64 = 0
            for value in candidates(s, a, scene):
                if value == scene.source and on_its_way(s, value, end != 0):
                    continue
                if (
                    is_player(value)
                    or is_effect(value)
                    or may_pay_with(s, lay.kind(code, main), thing_of(value))
                ):
                    count += 1
            if count < low:
                return row
        elif kind == op.EXHAUST:
            if lay.kind(code, a) in (op.REF, op.MAIN) and not exhaustible(s, a, scene):
                return row
        elif kind in (op.DISCARD, op.MOVE, op.RETURN, op.PUT):
            if lay.kind(code, a) == op.REF and lay.get(code, a, lay.SLOT) == lay.SELF:
                if not s.same(scene.source) or not may_pay_with(s, kind, thing_of(scene.source)):
                    return row
        elif kind == op.REMOVE:
            if lay.kind(code, b) == op.REF and lay.get(code, b, lay.SLOT) < lay.FIRST_SLOT:
                value = scene.first(s, lay.get(code, b, lay.SLOT))
                need = amount(s, lay.part(code, a, lay.HOW_MANY), scene)
                if need >= lay.MANY:
                    need = 1  # all there are, and some
                if value == NOTHING or marks(s, thing_of(value), lay.kind(code, a)) < need:
                    return row
        elif kind == op.SPEND_MARKERS:
            if s.of(scene.you, their.COMMANDS) < amount(s, lay.part(code, a, lay.HOW_MANY), scene):
                return row
        row += lay.ROW
    return 0


def exhaustible(s: Board, selection: i64, scene: Scene) -> bool:
    """Exhaust this, the linked target or the main character as a cost: only while face-up (6.2.9a)."""
    code = s.library.code
    if lay.kind(code, selection) == op.REF and lay.get(code, selection, lay.SLOT) >= lay.FIRST_SLOT:
        return True  # it will be picked for an earlier part
    for value in selected(s, selection, scene):
        thing = thing_of(value)
        if s.same(value) and is_permanent(s, thing) and s.get(thing, its.SIDE) == its.LIES_UP:
            return not forbidden(s, op.EXHAUST, player_value(s.get(thing, its.CONTROLLER)), value, 0, 0)
    return False

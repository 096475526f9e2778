"""Changes that Abilities fixed when they resolved, and charges: number 2 of what is worked out (R156)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import NONE
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.keywords import has_charges, regular
from sandtable.games.oversoul.evaluating.printed import original
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.values import thing_of


def fixed_kinds(s: Board) -> None:
    """Roles and Archetypes that Abilities have changed, the oldest first (R129)."""
    values = s.worked.values
    rows = s.lasting
    at: i64 = 0
    while at < len(rows):
        operation = rows[at + lasts.OPERATION]
        if operation in (op.BECOME_ROLE, op.BECOME_ARCHETYPE, op.LOSE_ROLE, op.LOSE_ALL):
            row = bearer_row(s, at)
            if row >= 0:
                x = lasts.register(rows, at, 0)
                also = lasts.register(rows, at, 1) == op.AS_WELL
                if operation == op.BECOME_ROLE:
                    values[row + col.ROLES] = values[row + col.ROLES] | x if also else x
                elif operation == op.BECOME_ARCHETYPE:
                    values[row + col.HUES] = values[row + col.HUES] | x if also else x
                elif operation == op.LOSE_ROLE:
                    values[row + col.ROLES] &= ~x
                elif x == op.ROLES:
                    values[row + col.ROLES] = 0
                elif x == op.ABILITIES:  # known before its lines are written down
                    values[row + col.LOST] |= 1 << x
        at = lasts.behind(rows, at)


def bearer_row(s: Board, at: i64) -> i64:
    """Where the values of what a fixed change is about stand, -1 if it has no say there any more."""
    subject = s.lasts(at, lasts.SUBJECT)
    thing = thing_of(subject)
    if not s.same(subject) or s.get(thing, its.ZONE) != op.BOARD:
        return -1
    return thing * col.WIDTH


def user_row(s: Board, row: i64, given_by: i64) -> i64:
    """What is given to a Construct is used by its host, unless it says (as Construct) (8.6.2, R148)."""
    host = s.get(row // col.WIDTH, its.HOST)
    if host < 0 or lay.duration(s.library.code, given_by) == op.AS_CONSTRUCT:
        return row
    return host * col.WIDTH


def fixed_values(s: Board) -> None:
    """Keyworded Abilities and stats that Abilities have changed: Sets first, then additions (R140)."""
    rows = s.lasting
    at: i64 = 0
    if s.shapes & s.library.shapes[op.SET_STAT] != 0:
        while at < len(rows):
            if rows[at + lasts.OPERATION] == op.SET_STAT:
                set_stat(s, at)
            at = lasts.behind(rows, at)
    at = 0
    while at < len(rows):
        row = bearer_row(s, at)
        if row >= 0:
            change_values(s, at, row)
        at = lasts.behind(rows, at)


def set_stat(s: Board, at: i64) -> None:
    values = s.worked.values
    row = bearer_row(s, at)
    stat = lasts.register(s.lasting, at, 0)
    if row < 0 or (stat != op.HP and values[row + col.KIND] == op.LEADER):
        return
    value = lasts.register(s.lasting, at, 1)
    face = s.get(row // col.WIDTH, its.FACE)
    if s.get(row // col.WIDTH, its.SIDE) == its.FACE_DOWN:
        if stat == op.HP:
            values[row + col.HP] = value
    elif stat == op.DMG:  # what was printed goes, additions stay
        values[row + col.DMG] = value
    elif stat == op.SPD:
        values[row + col.SPD] = value
    elif s.library.hp[face] != NONE:
        values[row + col.HP] = value


def change_values(s: Board, at: i64, row: i64) -> None:
    """One change that is no Set, where the values of its bearer stand."""
    values = s.worked.values
    operation = s.lasts(at, lasts.OPERATION)
    x = lasts.register(s.lasting, at, 0)
    if operation == op.GIVE_STAT:
        if s.get(row // col.WIDTH, its.SIDE) != its.FACE_DOWN or x == op.HP:  # 3.4.11
            if values[row + col.KIND] != op.LEADER or x == op.HP:
                add(s, row, x, lasts.register(s.lasting, at, 1))
    elif operation == op.GIVE_KEYWORD:
        if not has_charges(x) and lasts.register(s.lasting, at, 1) == 0:
            values[user_row(s, row, s.lasts(at, lasts.ROW)) + col.KEYS] |= 1 << x
    elif operation == op.LOSE_KEYWORD:
        values[row + col.KEYS] &= ~(1 << x)
        values[row + col.LOST] |= 1 << (x + col.LOST_KEYS)
    elif operation == op.LOSE_ALL:
        values[row + col.LOST] |= 1 << x
        if x == op.KEYWORDED_ABILITIES or x == op.ABILITIES:
            values[row + col.KEYS] = 0


def base(s: Board, thing: i64, stat: i64) -> i64:
    """What a Set replaces: the value that an older Set has left, else what is printed (R140)."""
    found = original(s, thing, stat)
    for at in lasts.each_of(s.lasting, op.SET_STAT):
        if s.lasts(at, lasts.SUBJECT) == s.ref(thing) and lasts.register(s.lasting, at, 0) == stat:
            found = lasts.register(s.lasting, at, 1)
    return found


def add(s: Board, at: i64, stat: i64, number: i64) -> None:
    """Add to a stat of the card whose values begin here; the HP of a Prepared card are only raised (R249)."""
    if number < 0 and s.get(at // col.WIDTH, its.SIDE) == its.FACE_DOWN:
        return
    if stat == op.DMG:
        s.worked.values[at + col.DMG] += number
    elif stat == op.SPD:
        s.worked.values[at + col.SPD] += number
    elif s.worked.values[at + col.HP] != col.ABSENT:
        s.worked.values[at + col.HP] += number


def charged(s: Board) -> None:
    """A consumed Keyworded Ability is in use as long as it has a charge (8.6.7)."""
    rows = s.charges
    at: i64 = 0
    while at < len(rows):
        ref = rows[at]
        thing = thing_of(ref)
        if s.same(ref) and s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.FACE_DOWN:
            keyword = rows[at + charges.KEYWORD]
            lost = s.worked.values[thing * col.WIDTH + col.LOST]
            if keyword > 0 and (lost == 0 or came(s, at) > lost_at(s, ref, keyword)):
                s.worked.values[thing * col.WIDTH + col.KEYS] |= 1 << keyword
        at += charges.WIDTH


def came(s: Board, at: i64) -> i64:
    """When a charge came to its bearer: what is printed, also on its Constructs, before everything, and what
    a lasting line of another card gives after everything that was fixed (R156).
    """
    source = s.charges[at + charges.SOURCE]
    sort = s.charges[at + charges.SORT]
    if sort == charges.TIMED:
        return source
    if sort == charges.OWN:
        return -source if source < 0 else 0
    return 0 if s.get(thing_of(source), its.HOST) == thing_of(s.charges[at]) else s.clock + 1


def lost_at(s: Board, ref: i64, keyword: i64) -> i64:
    """When a card lost a consumed Keyworded Ability last, by itself or among all; else -1."""
    time: i64 = -1
    for at in lasts.each_of_two(s.lasting, op.LOSE_KEYWORD, op.LOSE_ALL):
        if s.lasts(at, lasts.SUBJECT) == ref:
            x = lasts.register(s.lasting, at, 0)
            if s.lasts(at, lasts.OPERATION) == op.LOSE_KEYWORD:
                if regular(x) == keyword:
                    time = s.lasts(at, lasts.TIME)
            elif x == op.KEYWORDED_ABILITIES or x == op.ABILITIES:
                time = s.lasts(at, lasts.TIME)
    return time

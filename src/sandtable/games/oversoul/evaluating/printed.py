"""What is printed on a card, where it lies: number 1 of working out its values (R156)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.oversoul.cardset.library import NONE
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.keywords import uncharged
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board

PREPARED_HP: Final = 4  # 3.4.10
LARGEST: Final = 99  # R165


def printed(s: Board, thing: i64) -> None:
    lib = s.library
    values = s.worked.values
    row = thing * col.WIDTH
    face = s.get(thing, its.FACE)
    place = s.get(thing, its.PLACE)
    values[row + col.LOST] = 0
    if s.get(thing, its.SIDE) == its.FACE_DOWN:  # 3.4.9, 3.4.10, 3.4.12
        values[row + col.KIND] = op.UNIT
        if place == its.EVENT_ZONE:
            values[row + col.KIND] = op.EVENT_NOUN
        values[row + col.ROLES] = 0
        values[row + col.HUES] = 0
        values[row + col.KEYS] = 0
        values[row + col.LEVEL] = 0
        values[row + col.DMG] = 0
        values[row + col.SPD] = 0
        values[row + col.HP] = PREPARED_HP
        return
    at_home = place == its.LEADER_ZONE
    construct = s.flag(thing, its.AS_CONSTRUCT)
    kind = lib.kind[face]
    level = lib.rank[face]
    full = lib.hp[face]
    dmg: i64 = 0
    spd: i64 = 0
    if at_home:
        kind = op.LEADER
        level = s.of(s.get(thing, its.OWNER), their.RANK)
    elif not construct:
        dmg = lib.dmg[face]
        spd = lib.spd[face]
    if construct:
        full = s.get(thing, its.FORM_HP)
        if not at_home:
            kind = op.CONSTRUCT
    if full == NONE:
        full = col.ABSENT
    values[row + col.KIND] = kind
    values[row + col.ROLES] = lib.unit_roles[face]
    values[row + col.HUES] = s.get(thing, its.HUE) if s.flag(thing, its.IS_TOKEN) else lib.archetypes[face]
    values[row + col.KEYS] = uncharged(lib.sheet_keywords[face])
    values[row + col.LEVEL] = level
    values[row + col.DMG] = dmg if dmg > 0 else i64(0)
    values[row + col.SPD] = spd if spd > 0 else i64(0)
    values[row + col.HP] = full


def original(s: Board, thing: i64, which: i64) -> i64:
    """What is printed: DMG, SPD or HP."""
    lib = s.library
    face = s.get(thing, its.FACE)
    found = lib.dmg[face] if which == op.DMG else (lib.spd[face] if which == op.SPD else lib.hp[face])
    return found if found > 0 else i64(0)


def within(value: i64) -> i64:
    """No number is below 0, or above the largest that counts."""
    if value < 0:
        return 0
    return value if value < LARGEST else i64(LARGEST)

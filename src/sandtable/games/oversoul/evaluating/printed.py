"""What is printed on a card, where it lies: number 1 of working out its values (R156)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.oversoul.cardset.library import NONE
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.keywords import CONSUMED
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
        values[row + col.KIND] = op.EVENT_NOUN if place == its.EVENT_ZONE else op.UNIT
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
    values[row + col.KIND] = op.LEADER if at_home else (op.CONSTRUCT if construct else lib.kind[face])
    values[row + col.ROLES] = lib.unit_roles[face]
    values[row + col.HUES] = s.get(thing, its.HUE) if s.flag(thing, its.IS_TOKEN) else lib.archetypes[face]
    values[row + col.KEYS] = lib.sheet_keywords[face] & ~CONSUMED
    values[row + col.LEVEL] = s.of(s.get(thing, its.OWNER), their.RANK) if at_home else lib.rank[face]
    fights = not at_home and not construct
    values[row + col.DMG] = lib.dmg[face] if fights and lib.dmg[face] > 0 else 0
    values[row + col.SPD] = lib.spd[face] if fights and lib.spd[face] > 0 else 0
    full = s.get(thing, its.FORM_HP) if construct else lib.hp[face]
    values[row + col.HP] = col.ABSENT if full == NONE else full


def original(s: Board, thing: i64, which: i64) -> i64:
    """What is printed: DMG, SPD or HP."""
    lib = s.library
    face = s.get(thing, its.FACE)
    found = lib.dmg[face] if which == op.DMG else (lib.spd[face] if which == op.SPD else lib.hp[face])
    return found if found > 0 else 0


def within(value: i64) -> i64:
    """No number is below 0, or above the largest that counts."""
    return 0 if value < 0 else (value if value < LARGEST else LARGEST)

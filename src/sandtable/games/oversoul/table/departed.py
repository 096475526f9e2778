"""What a thing was like as it left the board, in three integers (R117, R159)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_STAMP: Final = 34  # where its parts begin, as bits
_SPOT: Final = 30
_CONTROLLER: Final = 28
_RANK: Final = 24
_DMG: Final = 16
_SPD: Final = 8
_BYTE: Final = 255
_NIBBLE: Final = 15

# ---- the second integer: how it lay, and what it was
DAMAGED: Final = 4  # bits; the two lowest are its side
ATTACHED: Final = 8
EXPOSED: Final = 16
WITH_CONSTRUCTS: Final = 32
WITH_ABILITIES: Final = 64
_SIDE: Final = 3
_KIND: Final = 8
_HUES: Final = 12
_HUE_BITS: Final = 1023
_LAWS: Final = 24

# ---- the third: what it showed
_KEYS: Final = 32
_ROLE_BITS: Final = (1 << _KEYS) - 1


def packed(stamp: i64, spot: i64, controller: i64, rank: i64, dmg: i64, spd: i64, hp: i64) -> i64:
    """The object it was, where it stood, whose it was and what values it had."""
    place = stamp << _STAMP | spot << _SPOT | controller << _CONTROLLER
    return place | rank << _RANK | dmg << _DMG | spd << _SPD | hp


def stamp(last: i64) -> i64:
    return last >> _STAMP


def spot(last: i64) -> i64:
    return (last >> _SPOT) & _NIBBLE


def controller(last: i64) -> i64:
    return (last >> _CONTROLLER) & 3


def rank(last: i64) -> i64:
    return (last >> _RANK) & _NIBBLE


def dmg(last: i64) -> i64:
    return (last >> _DMG) & _BYTE


def spd(last: i64) -> i64:
    return (last >> _SPD) & _BYTE


def hp(last: i64) -> i64:
    return last & _BYTE


# ---- the second integer


def state(side: i64, bits: i64, kind: i64, hues: i64, laws: i64) -> i64:
    """Its side and what else is true or not, its Card Type, its Archetypes and the Laws of its lines."""
    return side | bits | kind << _KIND | hues << _HUES | laws << _LAWS


def side(last: i64) -> i64:
    return last & _SIDE


def kind(last: i64) -> i64:
    return (last >> _KIND) & _NIBBLE


def hues(last: i64) -> i64:
    return (last >> _HUES) & _HUE_BITS


def laws(last: i64) -> i64:
    return last >> _LAWS


# ---- the third


def shown(roles: i64, keys: i64) -> i64:
    """Its Roles, and its Keyworded Abilities: of consumed ones a HYPER- version beside the regular one."""
    return roles | keys << _KEYS


def roles(last: i64) -> i64:
    return last & _ROLE_BITS


def keys(last: i64) -> i64:
    return last >> _KEYS

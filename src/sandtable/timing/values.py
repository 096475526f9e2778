"""What registers hold: a thing, a player, an effect or a number, each as one tagged integer.

A thing is held as a *ref*: its number and the stamp it had, so that whoever comes back later can tell
whether the same object still lies there. A player and an effect bear a tag. What a program holds is a row of
such values, each with the register that it is in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYER_TAG: Final = 1 << 36
EFFECT_TAG: Final = 2 << 36
TAGS: Final = 3 << 36  # both tags: a number
NOTHING: Final = -1

MOST_THINGS: Final = 1 << 10  # the numbers that a thing can have in a ref
_THING: Final = 10
_NUMBER: Final = 32  # bits of an effect's number; behind it who controls it
REVEALED_SLOT: Final = 900  # the register of what this effect has revealed
NUMBER_SLOT: Final = 901  # the register of how many an event or a cost was about
# the registers of what somebody may replace, and may not: it goes on if they do not
EVENT_SLOT: Final = 902  # the kind
EVENT_WHO: Final = 903
EVENT_THING: Final = 904
EVENT_PLACE: Final = 905
EVENT_DECLINED: Final = 906  # what was declined for this event before, by timestamps
_SLOT: Final = 40  # where the register stands in what is held


def player_value(player: i64) -> i64:
    return PLAYER_TAG | player


def is_player(value: i64) -> bool:
    return value & TAGS == PLAYER_TAG


def player_of(value: i64) -> i64:
    return value & 255


def effect_value(number: i64, controller: i64) -> i64:
    """An effect: its number, and who controls it, which is known also after it has gone."""
    return EFFECT_TAG | controller << _NUMBER | number


def is_effect(value: i64) -> bool:
    return value & TAGS == EFFECT_TAG


def effect_number(value: i64) -> i64:
    return value & 0xFFFFFFFF


def effect_controller(value: i64) -> i64:
    return (value >> _NUMBER) & 15


def number_value(number: i64) -> i64:
    """How many, as a register holds it."""
    return TAGS | number


def is_number(value: i64) -> bool:
    """Whether it is no thing, player or effect, but what a game names by a number."""
    return value & TAGS == TAGS


def number_of(value: i64) -> i64:
    return value & 0xFFFFFFFF


def is_thing(value: i64) -> bool:
    return value & TAGS == 0


def ref_of(thing: i64, stamp: i64) -> i64:
    """A thing as the object that it is now."""
    return stamp << _THING | thing


def thing_of(value: i64) -> i64:
    return value & (MOST_THINGS - 1)


def stamp_of(value: i64) -> i64:
    return (value & ~TAGS) >> _THING


def hold(slot: i64, value: i64) -> i64:
    """A register with its value, as it lies in what is held."""
    return slot << _SLOT | value


def put_instead(held: vec[i64], before: i64, now: i64) -> vec[i64]:
    """Registers in which one value stands in the place of another."""
    out = held[:]
    i: i64 = 0
    while i < len(out):
        if value_of(out[i]) == before:
            out[i] = hold(slot_of(out[i]), now)
        i += 1
    return out


def slot_of(held: i64) -> i64:
    return held >> _SLOT


def value_of(held: i64) -> i64:
    return held & ((1 << _SLOT) - 1)

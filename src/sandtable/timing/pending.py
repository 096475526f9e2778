"""An effect that waits: its entry on a stack, in a chain or in a window.

Entries lie in a pile (see pile.py). Each is a run of integers: its number, what it runs, for whom, how it
came to be, and what its registers hold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.timing import pile
from sandtable.timing.values import (
    NUMBER_SLOT,
    effect_number,
    effect_value,
    hold,
    number_value,
    slot_of,
)

NUMBER: Final = 0
HEADER: Final = 1  # its ability; below zero for what is no card's
PC: Final = 2  # where its instructions begin
END: Final = 3  # where they end, 0: at the end of the rows
SOURCE: Final = 4
YOU: Final = 5
KIND: Final = 6  # how it came to be, as filters know it
SCALE: Final = 7  # damage is multiplied by this
MODE: Final = 8
BEAT: Final = 9  # when it came to wait: for a trigger, when what it waits for has happened
HELD: Final = 10  # how many registers follow
REGISTERS: Final = 11

BY_TRIGGER: Final = 1  # kinds
BY_USE: Final = 2
BY_STATIC: Final = 3


def entry(
    header: i64, pc: i64, end: i64, source: i64, you: i64, kind: i64, held: vec[i64], beat: i64 = 0
) -> vec[i64]:
    """An effect that waits, without a number yet; the beat matters where something has triggered it."""
    out = vec[i64]([0, header, pc, end, source, you, kind, 1, 0, beat, i64(len(held))])
    for one in held:
        out = append(out, one)
    return out


def counting(made: vec[i64], number: i64) -> vec[i64]:
    """A single entry that also knows how many its cost was about."""
    out = append(made[:], hold(NUMBER_SLOT, number_value(number)))
    out[HELD] += 1
    return out


def knowing(made: vec[i64], held: vec[i64]) -> vec[i64]:
    """A single entry whose registers also hold what its cost was paid with."""
    out = made[:]
    for one in held:
        out = append(out, one)
    out[HELD] += len(held)
    return out


def get(entries: vec[i64], at: i64, field: i64) -> i64:
    """A field of the entry that begins here."""
    return entries[at + field]


def put(entries: vec[i64], at: i64, field: i64, value: i64) -> None:
    entries[at + field] = value


def held(entries: vec[i64], at: i64) -> vec[i64]:
    """What the registers of an entry hold."""
    return entries[at + REGISTERS : at + REGISTERS + entries[at + HELD]]


def register(entries: vec[i64], at: i64, index: i64) -> i64:
    return entries[at + REGISTERS + index]


def set_register(entries: vec[i64], at: i64, index: i64, value: i64) -> None:
    entries[at + REGISTERS + index] = value


def slot_at(entries: vec[i64], at: i64, index: i64) -> i64:
    """Which register it is that an entry holds there."""
    return slot_of(entries[at + REGISTERS + index])


def aimed(made: vec[i64], mode: i64, chosen: vec[i64]) -> vec[i64]:
    """An entry with the mode and the registers that were chosen for it."""
    out = made[:REGISTERS]
    out[MODE] = mode
    out[HELD] = len(chosen)
    for one in chosen:
        out = append(out, one)
    return out


def find(entries: vec[i64], value: i64) -> i64:
    """Where the effect that a value means lies, -1 if it is gone."""
    return pile.find(entries, effect_number(value))


def value_at(entries: vec[i64], at: i64) -> i64:
    """The effect that lies here, as registers hold it."""
    return effect_value(entries[at + NUMBER], entries[at + YOU])


def without_player(entries: vec[i64], player: i64) -> vec[i64]:
    """A pile without the effects that a player controls."""
    at = pile.top(entries)
    while at >= 0:
        under = pile.below(entries, at)
        if entries[at + YOU] == player:
            entries = pile.without(entries, at)
        at = under
    return entries

"""What has happened, kept as long as a condition may ask for it: rows of equal width, the oldest first.

A card that an event was about is kept with the face that it had then: where it lies by now, whoever asks may
not know it any more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.timing.rows import starts

KIND: Final = 0
TURN: Final = 1
BEAT: Final = 2  # what has the same beat has happened at the same time
WHO: Final = 3
A: Final = 4
B: Final = 5
N: Final = 6
FACE_OF_WHO: Final = 7  # -1 if it was no thing
FACE_OF_A: Final = 8
WIDTH: Final = 9

BORNE: Final = 249  # an event of its own kind: A left the game board with N markers of kind B on it
TURN_OVER: Final = 250  # an event of its own kind: a turn of WHO is over


def get(rows: vec[i64], at: i64, field: i64) -> i64:
    """A field of the event that begins here."""
    return rows[at + field]


def each_of(rows: vec[i64], kind: i64) -> vec[i64]:
    """Where the events of one kind begin, the oldest first."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(rows):
        if rows[at] == kind:
            out = append(out, at)
        at += WIDTH
    return out


def each(rows: vec[i64]) -> vec[i64]:
    """Where the events begin, the oldest first."""
    return starts(rows, WIDTH)


def row(rows: vec[i64], at: i64) -> vec[i64]:
    """An event by itself."""
    return rows[at : at + WIDTH]


def added(rows: vec[i64], made: vec[i64]) -> vec[i64]:
    """The rows with one more event."""
    return extend(rows, made)


def without(rows: vec[i64], at: i64) -> vec[i64]:
    """The rows without the event that begins here."""
    return extend(rows[:at], rows[at + WIDTH :])


def happened(rows: vec[i64], kind: i64, turn: i64, who: i64) -> bool:
    """Whether somebody did this in a turn."""
    at: i64 = 0
    while at < len(rows):
        if rows[at] == kind and rows[at + TURN] == turn and rows[at + WHO] == who:
            return True
        at += WIDTH
    return False


def last_turn(rows: vec[i64], kind: i64, who: i64) -> i64:
    """The turn in which an event of somebody happened last, 0 if it never has."""
    newest: i64 = 0
    at: i64 = 0
    while at < len(rows):
        if rows[at] == kind and rows[at + WHO] == who:
            newest = rows[at + TURN]
        at += WIDTH
    return newest

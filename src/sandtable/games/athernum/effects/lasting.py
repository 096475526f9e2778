"""Effects that last begin and end; what custom markers say holds for the whole game."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects.markers import bears
from sandtable.games.athernum.events import body_of
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.lasting import scene_of, subject_at
from sandtable.games.athernum.reading.selections import matches
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    ARGUMENT,
    FOREVER,
    HEADER,
    HELD,
    LASTING_WIDTH,
    LEFT,
    MOST_REGISTERS,
    OPERATION,
    REGISTERS,
    ROW,
    SOURCE,
    SUBJECT,
    TIME,
    UNTIL,
    YOU,
    Board,
)


def last(
    s: Board, row: i64, header: i64, scene: Scene, until: i64, argument: i64, subject: i64, left: i64
) -> None:
    """An effect begins to apply (R88)."""
    out = s.lasting
    held: i64 = len(scene.held)
    if held > MOST_REGISTERS:
        held = MOST_REGISTERS
    start = len(out)
    i: i64 = 0
    while i < LASTING_WIDTH:
        out = append(out, i64(0))
        i += 1
    out[start + ROW] = row
    out[start + HEADER] = header
    out[start + SOURCE] = scene.source
    out[start + YOU] = scene.you
    out[start + TIME] = s.tick()
    out[start + UNTIL] = until
    out[start + ARGUMENT] = argument
    out[start + SUBJECT] = subject
    out[start + LEFT] = left
    out[start + OPERATION] = s.library.code[row + op.OP]
    out[start + HELD] = held
    i = 0
    while i < held:
        out[start + REGISTERS + i] = scene.held[i]
        i += 1
    s.lasting = out
    s.see_lasting(out[start + OPERATION], row)


def drop_lasting(s: Board, at: i64) -> None:
    s.set_lasting(extend(s.lasting[:at], s.lasting[at + LASTING_WIDTH :]))


def register_meanings(s: Board) -> None:
    """What custom markers do holds for the whole game (10.5.1, R124)."""
    for header in s.library.meanings:
        row = body_of(s, header)
        while s.library.code[row] != op.END:
            last(s, row, header, Scene(0, 0, vec[i64]()), FOREVER, 0, 0, -1)
            row += op.ROW


def means_discard(s: Board, thing: i64) -> bool:
    """Whether a custom marker says that its bearer is discarded."""
    if s.shapes & (1 << op.DISCARD) == 0 or not (s.library.unmarked or bears(s, thing)):
        return False
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.DISCARD:
            selection = subject_at(s, s.lasting[at + ROW])
            if selection != 0 and matches(s, selection, s.ref(thing), scene_of(s, at)):
                return True
        at += LASTING_WIDTH
    return False

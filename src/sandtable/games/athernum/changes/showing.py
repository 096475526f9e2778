"""Who knows which face: showing a card, and what is known of one that lies face-down."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.athernum.evaluating.on_table import own_supertype
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board


def show(s: Board, thing: i64, seats: i64) -> None:
    """Let seats know what a card is (0.def.reveal)."""
    s.let_know(thing, seats)
    if seats == s.every_seat():
        s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))


def show_all(s: Board, thing: i64) -> None:
    """Let everybody know what a card is."""
    show(s, thing, s.every_seat())


def known_face(s: Board, thing: i64) -> i64:
    """The face as everybody may read it: blank for what lies face-down."""
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.LIES_DOWN:
        return s.library.blank[own_supertype(s, thing)]
    return s.get(thing, its.FACE)

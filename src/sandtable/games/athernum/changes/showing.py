"""Who knows which face: showing a card, and what is known of one that lies face-down."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.evaluating.on_table import own_supertype
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board


def show(s: Board, thing: i64, seats: i64) -> None:
    """Let seats know what a card is (0.def.reveal)."""
    open_to_all = seats == (1 << s.seats) - 1
    s.put(thing, its.KNOWN, s.get(thing, its.KNOWN) | (s.everybody() if open_to_all else seats))
    s.shown = vec[i64]([seats, s.get(thing, its.FACE)])
    if open_to_all:
        s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))


def show_all(s: Board, thing: i64) -> None:
    """Let everybody know what a card is."""
    show(s, thing, (1 << s.seats) - 1)


def known_face(s: Board, thing: i64) -> i64:
    """The face as everybody may read it: blank for what lies face-down."""
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.LIES_DOWN:
        return s.library.blank[own_supertype(s, thing)]
    return s.get(thing, its.FACE)


def blur(s: Board, owner: i64) -> None:
    """A card leaves a hand unseen: nobody else can be sure any more which of the cards it knew are there."""
    for thing in s.hand:
        if s.get(thing, its.OWNER) == owner:
            s.put(thing, its.KNOWN, s.get(thing, its.KNOWN) & (1 << owner))

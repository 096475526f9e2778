"""Static abilities go on the stack when something comes to where they work."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.events import BY_STATIC, body_of, elsewhere, entry
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import HAS_STATIC
from sandtable.games.athernum.reading.abilities import abilities
from sandtable.games.athernum.reading.lasting import granted
from sandtable.games.athernum.state import CONTROLLER, FACE_OF, HOLLOW, OWNER, Board
from sandtable.timing import pile


def stack_statics(s: Board, thing: i64) -> None:
    """Its own static abilities are to go on the stack, each one time (4.1.4, 4.3.5a.I, R12); what it
    was given holds in any state (R44).
    """
    lib = s.library
    if lib.flags[s.get(thing, FACE_OF)] & HAS_STATIC == 0 or s.flag(thing, HOLLOW):
        return
    for header in abilities(s, thing):
        if lib.code[header + op.KIND] == op.STATIC and not granted(s, thing, header):
            arrive(s, header, s.ref(thing), s.get(thing, CONTROLLER))


def stack_elsewhere(s: Board, thing: i64) -> None:
    """A static ability that works from another zone goes on the stack when its card comes there (R131)."""
    for header in elsewhere(s, thing, op.STATIC):
        arrive(s, header, s.ref(thing), s.get(thing, OWNER))


def arrive(s: Board, header: i64, source: i64, you: i64) -> None:
    s.arriving = pile.added(
        s.arriving, entry(header, body_of(s, header), 0, source, you, BY_STATIC, vec[i64]())
    )

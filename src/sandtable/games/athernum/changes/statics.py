"""Static abilities go on the stack when something comes to where they work."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import HAS_STATIC
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.events import elsewhere
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.evaluating.in_force import granted
from sandtable.timing.limits import room_to_wait
from sandtable.timing.targets import body_of
from sandtable.timing.values import NOTHING, hold


def stack_statics(s: Board, thing: i64) -> None:
    """Its own static abilities are to go on the stack, each one time (4.1.4, 4.3.5a.I, R12); what it
    was given holds in any state (R44).
    """
    lib = s.library
    if lib.flags[s.get(thing, its.FACE)] & HAS_STATIC == 0 or s.flag(thing, its.IS_HOLLOW):
        return
    for header in abilities(s, thing):
        if lay.kind(lib.code, header) == op.STATIC and not granted(s, thing, header):
            arrive(s, header, s.ref(thing), s.get(thing, its.CONTROLLER))


def stack_elsewhere(s: Board, thing: i64) -> None:
    """A static ability that works from another zone goes on the stack when its card comes there (R131)."""
    for header in elsewhere(s, thing, op.STATIC):
        arrive(s, header, s.ref(thing), s.get(thing, its.OWNER))


def arrive(s: Board, header: i64, source: i64, you: i64) -> None:
    if not room_to_wait(s):
        return
    body = body_of(s, header)
    held = vec[i64]()
    if lay.get(s.library.code, header, lay.FLAGS) & op.IMMEDIATE != 0:
        linked = s.linked(source)
        if linked != NOTHING:  # R186
            held = append(held, hold(lay.LINKED, linked))
    made = pending.entry(header, body, 0, source, you, pending.BY_STATIC, held, s.beat)
    s.arriving = pile.added(s.arriving, made)

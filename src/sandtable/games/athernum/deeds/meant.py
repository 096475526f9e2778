"""What a row of a program means where Athernum has rules of its own about it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.meant import things_in
from sandtable.timing.scene import Scene
from sandtable.timing.values import thing_of


def this_card(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    """Like `things_in`; "this" or "it" that has left the board for an open zone is still found there (R47,
    R127), and in a hand by the effect that has just sent it there.
    """
    if lay.kind(s.library.code, selection) != op.REF:
        return things_in(s, selection, scene)
    found = vec[i64]()
    for value in selected(s, selection, scene):
        thing = thing_of(value)
        if s.same(value) or (s.moved_once(value) and found_where_it_went(s, thing)):
            found = append(found, thing)
    return found


def found_where_it_went(s: Board, thing: i64) -> bool:
    """Whether what has left the board lies open, or was taken in hand by the effect that goes on (R47)."""
    if s.get(thing, its.ZONE) == op.HAND:
        return s.flag(thing, its.IS_FRESH)
    return s.rules.lies_open(s, thing)


def scene_for(s: Board, row: i64, scene: Scene, value: i64) -> Scene:
    """What the registers hold for one of several that a row is done to: "it" is each of them by itself."""
    code = s.library.code
    b = lay.part(code, row, lay.B)
    slot = lay.get(code, b, lay.SLOT)
    if slot < lay.FIRST_SLOT or lay.get(code, b, lay.HIGH) == 1:
        return scene
    return scene.of_one(slot, value)


def names_leaders(s: Board, selection: i64) -> bool:
    """Whether a selection says "main character": then it reaches even where main characters are safe (R1)."""
    code = s.library.code
    if lay.kind(code, selection) == op.MAIN:
        return True
    if lay.kind(code, selection) == op.REF or not lay.has(code, selection, lay.FITS):
        return False
    tests = lay.part(code, selection, lay.FITS)
    test = lay.first_test(tests)
    while test < lay.tests_end(code, tests):
        if lay.kind(code, test) == op.NOUN and lay.get(code, test, lay.X) == op.MAIN_CHARACTER:
            return True
        test += lay.TEST
    return False

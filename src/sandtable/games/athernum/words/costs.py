"""Costs that cannot be paid, in words: what is to be paid, and how much of it there is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.forms import several
from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.payment import available, needs_of
from sandtable.games.athernum.evaluating.on_table import marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.resolving.picking import may_pay_with, on_its_way
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words.culprits import forbidding
from sandtable.games.athernum.words.view import name_at
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.selections import candidates, selected
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, player_value, thing_of

MARKERS: Final = {
    op.DAMAGE: "damage counter", op.EXHAUSTION: "exhaustion counter", op.VICTORY: "Victory Token",
}  # fmt: skip
VERBS: Final = {
    op.EXHAUST: "exhaust", op.DISCARD: "discard", op.RETURN: "return", op.MOVE: "move", op.PUT: "put away",
    op.SHUFFLE_CARDS: "shuffle in", op.REMOVE: "take counters from",
}  # fmt: skip


def counted(number: int, word: str) -> str:
    return f"no {word}" if number == 0 else several(number, word)


def resources(s: Board, needs: vec[i64]) -> str:
    """A cost in resources: 3, or 3 (1 of them Ironwright)."""
    total = sum([int(need) for need in needs])
    named = [
        f"{needs[n]} of them {s.library.factions[n]}" for n in range(1, len(s.library.factions)) if needs[n]
    ]
    return f"{total} ({', '.join(named)})" if named else str(total)


def purse(s: Board, player: int, on: int) -> str:
    """What a player has to pay with: 2 resources, or 2 resources (1 Ironwright)."""
    have = available(s, player, on)
    total = sum([int(some) for some in have])
    named = [f"{have[n]} {s.library.factions[n]}" for n in range(1, len(s.library.factions)) if have[n]]
    return counted(total, "resource") + (f" ({', '.join(named)})" if named else "")


def missing(s: Board, name: str, row: i64, scene: Scene, played: bool) -> str:
    """Why a part of a cost cannot be paid."""
    code = s.library.code
    kind = int(lay.kind(code, row))
    a = lay.part(code, row, lay.A)
    if kind == op.PAY:
        has = purse(s, int(scene.you), int(thing_of(scene.source)))
        return f"{name} costs {resources(s, needs_of(s, a))}, and you have {has} to spend on it"
    if kind == op.PICK:
        return unpicked(s, name, row, scene, played)
    if kind == op.EXHAUST:
        return unexhausted(s, name, a, scene)
    if kind == op.SPEND_MARKERS:
        need = int(amount(s, lay.part(code, a, lay.HOW_MANY), scene))
        has = counted(int(s.of(scene.you, their.COMMANDS)), "Command Token")
        return f"{name} costs {counted(need, 'Command Token')}, and you have {has}"
    if kind == op.REMOVE:
        value = scene.first(s, lay.get(code, lay.part(code, row, lay.B), lay.SLOT))
        need = int(amount(s, lay.part(code, a, lay.HOW_MANY), scene))
        there = int(marks(s, thing_of(value), lay.kind(code, a)))
        what = marker_name(s, int(lay.kind(code, a)))
        if need >= lay.MANY:
            return f"{name} costs all {what}s there are, and there is none"
        are = "none is" if there == 0 else "1 is" if there == 1 else f"{there} are"
        return f"{name} costs {counted(need, what)}, and {are} there"
    return f"{name} would have to leave where it lies to pay for this, and cannot"


def marker_name(s: Board, kind: int) -> str:
    """What a marker is called."""
    if kind >= op.FIRST_MARKER:
        return f"{s.library.marker_names[kind - op.FIRST_MARKER]} counter"
    return MARKERS.get(kind, "counter")


def unpicked(s: Board, name: str, row: i64, scene: Scene, played: bool) -> str:
    """So many have to be picked for a cost, and there are fewer."""
    code = s.library.code
    a = lay.part(code, row, lay.A)
    main = row
    while lay.kind(code, main) == op.PICK:
        main += lay.ROW
    count = 0
    for value in candidates(s, a, scene):
        if value == scene.source and on_its_way(s, value, played):
            continue
        if is_player(value) or is_effect(value) or may_pay_with(s, lay.kind(code, main), thing_of(value)):
            count += 1
    verb = VERBS.get(int(lay.kind(code, main)), "choose")
    low = int(lay.get(code, a, lay.LOW))
    state = " face-up" if verb == "exhaust" else ""
    return f"{name} costs {low} to {verb}, and you have {count or 'none'}{state} that would do"


def unexhausted(s: Board, name: str, selection: i64, scene: Scene) -> str:
    """Something is to be exhausted that cannot be."""
    for value in selected(s, selection, scene):
        thing = int(thing_of(value))
        there = name_at(s, thing, int(s.seat))
        it = "it" if there == name else there
        side = s.get(thing, its.SIDE)
        if side == its.LIES_UP:
            who = player_value(s.get(thing, its.CONTROLLER))
            culprit = forbidding(s, op.EXHAUST, who, value, 0, 0)
            return f"{name} costs exhausting {it}, and {culprit or 'an effect in force'} forbids that"
        how = "is exhausted already" if side == its.LIES_EXHAUSTED else "lies face-down"
        return f"{name} costs exhausting {it}, and {it} {how}"
    return f"{name} costs exhausting something that is not there"

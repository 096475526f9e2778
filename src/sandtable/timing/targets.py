"""The targets and the modes of an ability, and whether there is something to choose for them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay
from sandtable.timing import pending
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import hold, slot_of


def body_of(s: CardState, header: i64) -> i64:
    return lay.part(s.faces.code, header, lay.BODY)


def target_count(s: CardState, at: i64) -> i64:
    """How many targets an effect on the stack has."""
    header = pending.get(s.stack, at, pending.HEADER)
    mode = pending.get(s.stack, at, pending.MODE)
    count: i64 = 0
    for one in pending.held(s.stack, at):
        if is_target_slot(s, header, mode, slot_of(one)):
            count += 1
    return count


def is_target_slot(s: CardState, header: i64, mode: i64, slot: i64) -> bool:
    for selection in target_list(s, header, mode):
        if lay.get(s.faces.code, selection, lay.SLOT) == slot:
            return True
    return False


def target_list(s: CardState, header: i64, mode: i64) -> vec[i64]:
    """The selections called "target" of an ability, those of the chosen mode included."""
    code = s.faces.code
    out = vec[i64]()
    if lay.has(code, header, lay.TARGETS):
        out = lay.listed(code, lay.part(code, header, lay.TARGETS), out)
    if mode > 0:
        row = mode_row(s, header, mode)
        if lay.has(code, row, lay.A):
            out = lay.listed(code, lay.part(code, row, lay.A), out)
    return out


def mode_row(s: CardState, header: i64, mode: i64) -> i64:
    """The row of a mode, counted from 1."""
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != flow.MODE:
        row += lay.ROW
    while mode > 1:
        row = lay.part(code, row, lay.C)  # the next one begins where this one ends
        mode -= 1
    return row


def mode_at(s: CardState, header: i64, row: i64) -> i64:
    """The number of the mode whose row this is."""
    code = s.faces.code
    at = lay.part(code, header, lay.BODY)
    count: i64 = 0
    while at <= row:
        if lay.kind(code, at) == flow.MODE:
            count += 1
        at += lay.ROW
    return count


def mode_count(s: CardState, header: i64) -> i64:
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == flow.MODES:
            return lay.get(code, row, lay.A)
        row += lay.ROW
    return 0


def needs_aim(s: CardState, header: i64) -> bool:
    """Whether modes or targets have to be chosen."""
    return header > 0 and (lay.has(s.faces.code, header, lay.TARGETS) or mode_count(s, header) > 0)


def together(s: CardState, header: i64, one: i64, other: i64) -> bool:
    """Whether one instruction has both selections."""
    code = s.faces.code
    row = body_of(s, header)
    while lay.kind(code, row) != lay.END:
        hits: i64 = 0
        for part in (lay.WHO, lay.A, lay.B, lay.C):
            if lay.has(code, row, part) and lay.part(code, row, part) in (one, other):
                hits += 1
        if hits > 1:
            return True
        row += lay.ROW
    return False


def aimable(s: CardState, header: i64, scene: Scene) -> bool:
    """Whether every required target has a legal choice, in some mode if there are modes."""
    code = s.faces.code
    if lay.has(code, header, lay.TARGETS) and not list_aimable(s, lay.part(code, header, lay.TARGETS), scene):
        return False
    modes = mode_count(s, header)
    if modes == 0:
        return True
    mode: i64 = 1
    while mode <= modes:
        if mode_aimable(s, header, mode, scene):
            return True
        mode += 1
    return False


def mode_aimable(s: CardState, header: i64, mode: i64, scene: Scene) -> bool:
    code = s.faces.code
    row = mode_row(s, header, mode)
    return not lay.has(code, row, lay.A) or list_aimable(s, lay.part(code, row, lay.A), scene)


def list_aimable(s: CardState, at: i64, scene: Scene) -> bool:
    """Whether there is something for every target that must be chosen."""
    code = s.faces.code
    i: i64 = 0
    while i < lay.items(code, at):
        selection = lay.item(code, at, i)
        low = lay.get(code, selection, lay.LOW)
        if low > 0 and len(s.rules.candidates(s, selection, scene, low)) < low:
            return i > 0 and aimable_by_turns(s, lay.listed(code, at, vec[i64]()), 0, scene)
        i += 1
    return True


def aimable_by_turns(s: CardState, targets: vec[i64], index: i64, scene: Scene) -> bool:
    """The same where a target is described by one before it: "target character target opponent controls"."""
    if index == len(targets):
        return True
    code = s.faces.code
    selection = targets[index]
    low = lay.get(code, selection, lay.LOW)
    if low == 0:
        return aimable_by_turns(s, targets, index + 1, scene)
    found = s.rules.candidates(s, selection, scene, lay.MANY)
    if len(found) < low:
        return False
    for value in found:
        chosen = append(scene.held[:], hold(lay.get(code, selection, lay.SLOT), value))
        if aimable_by_turns(s, targets, index + 1, Scene(scene.source, scene.you, chosen)):
            return True
    return False

"""What a link has Selected is looked at once more as it resolves: is it still in its state (R113, R261)?"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import links, selections
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.timing import pending
from sandtable.timing.values import hold, is_effect, is_player, slot_of, thing_of, value_of


def look_again(s: Board, at: i64) -> None:
    """What is not in the state that was asked for stays named and is not reached. What a Cost has used is let
    be: the Cost has changed its state.
    """
    stack = s.stack[:]
    count = pending.get(stack, at, pending.HELD)
    line: i64 = 0
    for header in lines_of(s, at):
        for selection in needs.targets(s, header):
            slot = lay.get(s.library.code, selection, lay.SLOT) + line * needs.LINE_SLOTS
            if needs.spent(s, header, selection) != 0:
                continue
            i: i64 = 0
            while i < count:
                value = value_of(pending.register(stack, at, i))
                if slot_of(pending.register(stack, at, i)) == slot and is_card(value):
                    if not selections.in_its_state(s, selection, thing_of(value)):
                        pending.set_register(stack, at, i, hold(slot, links.missed(value)))
                i += 1
        line += 1
    s.stack = stack


def lines_of(s: Board, at: i64) -> vec[i64]:
    """The line that waits, or those of a card that is Activated."""
    header = pending.get(s.stack, at, pending.HEADER)
    if header != 0:
        return append(vec[i64](), header)
    if pending.get(s.stack, at, pending.KIND) == links.ACTIVATION:
        return needs.announced_lines(s, thing_of(pending.get(s.stack, at, pending.SOURCE)))
    return vec[i64]()


def is_card(value: i64) -> bool:
    return not is_player(value) and not is_effect(value)

"""Taking back a play or an activation whose cost turns out not to be payable (R139)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import shapes
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table.state import Board
from sandtable.timing.events import use

FAILED_PLAY: Final = -2  # among the uses of a thing: how often playing it was taken back
TURNED: Final = -3  # and how often its controller turned it face-up
_FAILED: Final = 10  # an ability's attempts are counted under -(header + this)


def failed_key(header: i64) -> i64:
    """Under what attempts at an ability that were taken back are counted among the uses (R107)."""
    return -(header + _FAILED)


def may_fail(s: Board, row: i64) -> bool:
    """Whether a cost can turn out not to be payable: it has several parts, one that is chosen, or something
    may happen instead of it. Only then what is on the table is kept.
    """
    code = s.library.code
    if lay.kind(code, row) not in (op.PAY, op.EXHAUST) or lay.get(code, row, lay.ROW) != lay.END:
        return True
    return replaceable(s)


def replaceable(s: Board) -> bool:
    """Whether something may happen instead of what a cost demands (R89)."""
    return s.shapes & shapes.REPLACING != 0


def keep_table(s: Board) -> vec[i64]:
    """All that paying a cost can change, one column behind the other, each with its length."""
    out = vec[i64]([s.pool])
    columns = vec[vec[i64]]([s.things, s.players, s.board, s.marks, s.lasting, s.noted, s.history, s.uses])
    for column in columns:
        out = extend(append(out, i64(len(column))), column)
    return out


def take_back(s: Board, kept: vec[i64], player: i64, thing: i64, key: i64) -> None:
    """Everything is as it was; what was seen in between stays known, and the attempt at the thing is counted
    (R107).
    """
    columns = kept_columns(kept)
    s.pool = kept[0]
    s.restore(columns[0])
    s.players = columns[1]
    s.board = columns[2]
    s.marks = columns[3]
    s.lasting = columns[4]
    s.noted = columns[5]
    s.history = columns[6]
    s.uses = columns[7]
    s.waiting = vec[i64]()
    s.arriving = vec[i64]()
    s.derive()
    use(s, s.ref(thing), key)
    s.tell(facts.TAKEN_BACK, player, 0)


def kept_columns(kept: vec[i64]) -> vec[vec[i64]]:
    """The columns in the order in which `keep_table` put them behind each other."""
    out = vec[vec[i64]]()
    at: i64 = 1
    while at < len(kept):
        end = at + 1 + kept[at]
        out = append(out, kept[at + 1 : end])
        at = end
    return out

"""An ability is activated: declared, aimed, paid for, and put on the stack."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.actions.fees import changed, fee, paid_first
from sandtable.games.athernum.actions.payment import UNPAID, Payment
from sandtable.games.athernum.actions.taking_back import failed_key, keep_table, may_fail, take_back
from sandtable.games.athernum.changes.cards import discard
from sandtable.games.athernum.changes.markers import spend_commands
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing import pending
from sandtable.timing.aiming import Aiming
from sandtable.timing.events import event, use
from sandtable.timing.resolve import cost_of, counts, next_instead, told_of_cost
from sandtable.timing.stacking import put_on_stack
from sandtable.timing.targets import body_of, needs_aim
from sandtable.timing.values import NOTHING, hold, player_value

# steps
DECLARED: Final = 0
CHOSEN: Final = 1
PAYING: Final = 2
PAID: Final = 3
STACKED: Final = 4
FEE_PAID: Final = 5  # what something else has made dearer or cheaper


@final
@mypyc_attr(acyclic=True)
class Activation(Frame):
    """An ability is declared, aimed, paid for, and put on the stack (4.3.5c); the answer to the frame below
    is 0 if it was taken back (R139).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing", "header", "source", "made", "kept")

    def __init__(self, player: i64 = 0, thing: i64 = 0, header: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = thing
        self.header: i64 = header
        self.source: i64 = 0
        self.made = vec[i64]()
        self.kept = vec[i64]()  # the table before anything was paid, if the cost may turn out to be too high

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        code = board.library.code
        if not board.alive(self.player):
            s.answer = 0  # they have left in the middle of it (R108)
            return DONE
        if self.step == DECLARED:
            self.source = board.ref(self.thing)
            cost = lay.get(code, self.header, lay.COST)
            if changed(board) or (cost != 0 and may_fail(board, self.header + cost)):
                self.kept = keep_table(board)
            use(board, self.source, self.header)
            body = body_of(board, self.header)
            held = vec[i64]()
            linked = board.linked(self.source)
            if linked != NOTHING:  # R186
                held = append(held, hold(lay.LINKED, linked))
            self.made = pending.entry(
                self.header, body, 0, self.source, self.player, pending.BY_USE, held, s.beat
            )
            self.step = PAYING
            if needs_aim(board, self.header):
                self.step = CHOSEN
                return s.push(Aiming(self.header, self.source, self.player, held))
        if self.step == CHOSEN:
            self.made = pending.aimed(self.made, board.picked[0], board.picked[1:])
            self.step = PAYING
        if self.step == PAYING:  # 4.3.5e.II, 4.3.5f.II
            self.step = PAID
            if lay.get(code, self.header, lay.KEYWORD) == op.COMMAND:
                spend_commands(board, self.player, 1)
            if changed(board):  # R165: what it costs now is paid first, then the rest of its cost
                self.step = FEE_PAID
                needs = fee(board, self.player, self.thing, self.header)
                return s.push(Payment(self.player, needs, self.thing))
            if lay.has(code, self.header, lay.COST):
                return s.push(cost_of(board, self.header, self.source, self.player))
            s.answer = 1
        if self.step == FEE_PAID:
            self.step = PAID
            if s.answer != UNPAID:
                s.answer = 1
                if lay.has(code, self.header, lay.COST):
                    cost_frame = cost_of(board, self.header, self.source, self.player)
                    if paid_first(board, self.header) > 0:
                        cost_frame.pc += lay.ROW
                    return s.push(cost_frame)
        if self.step == PAID:
            if s.answer == 0:  # the cost turned out not to be payable
                if len(self.kept) > 0:
                    take_back(board, self.kept, self.player, self.thing, failed_key(self.header))
                return DONE
            self.kept = vec[i64]()
            self.step = STACKED
            if counts(board, self.header):
                self.made = pending.counting(self.made, s.answer - 1)
            if told_of_cost(board, self.header):
                self.made = pending.knowing(self.made, board.picked)
        if len(board.waiting) > 0:
            return s.push(next_instead(board))
        if lay.get(code, self.header, lay.KEYWORD) == op.SUPPORT and board.same(self.source):
            discard(board, self.thing, self.player)
        s.tell(facts.USED, self.player, board.get(self.thing, its.FACE))
        put_on_stack(board, self.made)
        event(board, op.ACTIVATE, player_value(self.player), self.source, 0, self.header)
        s.answer = 1
        return DONE

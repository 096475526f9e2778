"""Putting effects on the stack: modes and targets, the order of triggers, activating abilities."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import aimable_by_turns, mode_aimable
from sandtable.games.athernum.actions.taking_back import failed_key, keep_table, may_fail, take_back
from sandtable.games.athernum.changes.cards import discard
from sandtable.games.athernum.changes.markers import spend_commands
from sandtable.games.athernum.evaluating.selections import candidates
from sandtable.games.athernum.evaluating.targets import mode_count, target_list
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.asking import Asking, Pick
from sandtable.games.athernum.resolving.resolve import cost_of, next_instead
from sandtable.games.athernum.stack.events import body_of, event, use
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, player_value, slot_of, thing_of, value_of

# steps of aiming
MODES: Final = 0
MODE_ASKED: Final = 1
TARGETS: Final = 2
TARGET_PICKED: Final = 3

# steps of putting abilities that wait on the stack
QUEUING: Final = 0
NEXT: Final = 1
ORDER_ASKED: Final = 2
AIMED: Final = 3

# steps of an activation
DECLARED: Final = 0
CHOSEN: Final = 1
PAYING: Final = 2
PAID: Final = 3
STACKED: Final = 4

NOTED: Final = 0  # which queue is stacked
ARRIVING: Final = 1


def put_on_stack(s: Board, made: vec[i64]) -> None:
    """4.1.3: a new stack opens with its first effect if none is open."""
    made[pending.NUMBER] = s.numbers
    s.numbers += 1
    s.stacked += 1
    s.stack = pile.added(s.stack, made)


def needs_aim(s: Board, header: i64) -> bool:
    """Whether modes or targets have to be chosen."""
    return header > 0 and (lay.has(s.library.code, header, lay.TARGETS) or mode_count(s, header) > 0)


@final
@mypyc_attr(acyclic=True)
class Aiming(Asking):
    """Modes and targets of one effect, chosen by its controller as it goes on the stack (R8)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("header", "source", "you", "held", "mode", "index")

    def __init__(self, header: i64 = 0, source: i64 = 0, you: i64 = 0, held: vec[i64] | None = None) -> None:
        super().__init__()
        self.header: i64 = header
        self.source: i64 = source
        self.you: i64 = you
        self.held = vec[i64]() if held is None else held
        self.mode: i64 = 0
        self.index: i64 = 0

    def instead(self) -> i64:
        return 0

    def left(self, s: Board) -> i64:
        return self.finish(s)

    def go(self, s: Board) -> i64:
        if self.step == MODES:
            legal = self.modes(s)
            if len(legal) > 1:
                self.step = MODE_ASKED
                return s.ask(self.you, c.R8)
            if len(legal) == 1:
                self.mode = legal[0]
            self.step = TARGETS
        elif self.step == MODE_ASKED:
            self.mode = o.value_of(s.answer)
            self.step = TARGETS
        elif self.step == TARGET_PICKED:
            self.step = TARGETS
            targets = target_list(s, self.header, self.mode)
            slot = lay.get(s.library.code, targets[self.index], lay.SLOT)
            for value in s.picked:
                self.held = append(self.held, hold(slot, value))
                event(s, op.CHOSEN, player_value(self.you), value, 0, 0)
            self.index += 1
        targets = target_list(s, self.header, self.mode)
        while self.index < len(targets):
            selection = targets[self.index]
            pool = self.pool(s, targets, selection)
            low = lay.get(s.library.code, selection, lay.LOW)
            high = lay.get(s.library.code, selection, lay.HIGH)
            if len(pool) >= low and len(pool) > 0:
                self.step = TARGET_PICKED
                return s.push(Pick(self.you, pool, low, high, c.R8))
            self.index += 1  # R9: it goes on the stack without this target
        return self.finish(s)

    def finish(self, s: Board) -> i64:
        out = append(vec[i64](), self.mode)
        for one in self.held:
            out = append(out, one)
        s.picked = out
        return DONE

    def modes(self, s: Board) -> vec[i64]:
        """Modes that can be chosen: those with a legal choice for every required target."""
        out = vec[i64]()
        count = mode_count(s, self.header)
        scene = Scene(self.source, self.you, self.held)
        mode: i64 = 1
        while mode <= count:
            if mode_aimable(s, self.header, mode, scene):
                out = append(out, mode)
            mode += 1
        return out

    def pool(self, s: Board, targets: vec[i64], selection: i64) -> vec[i64]:
        """Legal choices: what fits, has not been chosen for the same instruction already, and leaves
        something for the targets to come, if anything does (R8).
        """
        scene = Scene(self.source, self.you, self.held)
        slot = lay.get(s.library.code, selection, lay.SLOT)
        out = vec[i64]()
        good = vec[i64]()
        for value in candidates(s, selection, scene):
            if not self.taken(s, targets, selection, value):
                out = append(out, value)
                chosen = Scene(self.source, self.you, append(self.held[:], hold(slot, value)))
                if aimable_by_turns(s, targets, self.index + 1, chosen):
                    good = append(good, value)
        return good if len(good) > 0 else out

    def taken(self, s: Board, targets: vec[i64], selection: i64, value: i64) -> bool:
        code = s.library.code
        for one in self.held:
            if value_of(one) == value:
                for other in targets:
                    if other != selection and lay.get(code, other, lay.SLOT) == slot_of(one):
                        if together(s, self.header, other, selection):
                            return True
        return False

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        for mode in self.modes(cast(Board, s)):
            out = append(out, o.make(o.MODE, mode))
        return out

    def copy(self) -> Aiming:
        twin = Aiming(self.header, self.source, self.you, self.held[:])
        twin.step = self.step
        twin.mode = self.mode
        twin.index = self.index
        return twin


def together(s: Board, header: i64, one: i64, other: i64) -> bool:
    """Whether one instruction has both selections."""
    code = s.library.code
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


@final
@mypyc_attr(acyclic=True)
class Stacking(Asking):
    """Abilities that wait go on the stack: the active player's first, all ordering their own (R23)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("queue", "which", "made")

    def __init__(self, which: i64 = NOTED) -> None:
        super().__init__()
        self.queue = vec[i64]()
        self.which: i64 = which
        self.made = vec[i64]()

    def left(self, s: Board) -> i64:
        s.answer = 0
        self.step = NEXT
        return self.go(s)

    def go(self, s: Board) -> i64:
        if self.step == QUEUING:
            if self.which == NOTED:
                self.queue = s.noted
                s.noted = vec[i64]()
            else:
                self.queue = s.arriving
                s.arriving = vec[i64]()
            self.step = NEXT
        elif self.step == ORDER_ASKED:  # a player has said which comes next
            return self.begin(s, self.of(s.seat)[o.value_of(s.answer)])
        elif self.step == AIMED:
            if s.alive(self.made[pending.YOU]):
                put_on_stack(s, pending.aimed(self.made, s.picked[0], s.picked[1:]))
            self.made = vec[i64]()
            self.step = NEXT
        player = self.next_player(s)
        if player < 0:
            return DONE
        mine = self.of(player)
        if len(mine) == 1 or self.all_alike(mine):
            return self.begin(s, mine[0])
        self.step = ORDER_ASKED
        return s.ask(player, c.R23)

    def begin(self, s: Board, at: i64) -> i64:
        """Take one ability out of the queue and aim it."""
        made = pile.entry(self.queue, at)
        self.queue = pile.without(self.queue, at)
        s.tell(facts.TRIGGERED, made[pending.YOU], s.get(thing_of(made[pending.SOURCE]), its.FACE))
        if made[pending.END] == 0 and needs_aim(s, made[pending.HEADER]):
            self.made = made
            self.step = AIMED
            held = pending.held(made, 0)
            return s.push(Aiming(made[pending.HEADER], made[pending.SOURCE], made[pending.YOU], held))
        put_on_stack(s, made)
        self.step = NEXT
        return AGAIN

    def next_player(self, s: Board) -> i64:
        """Whose abilities come next: in turn order from the active player; -1 if none are left."""
        count: i64 = len(s.order)
        start: i64 = 0
        while start < count and s.order[start] != s.active:
            start += 1
        i: i64 = 0
        while i < count:
            seat = s.order[(start + i) % count]
            if s.alive(seat) and len(self.of(seat)) > 0:  # R109: those of a player who has left are gone
                return seat
            i += 1
        return -1

    def of(self, player: i64) -> vec[i64]:
        """Where a player's abilities lie in the queue, the one noted first first."""
        out = vec[i64]()
        at = pile.top(self.queue)
        while at >= 0:
            if pending.get(self.queue, at, pending.YOU) == player:
                out = append(out, at)
            at = pile.below(self.queue, at)
        i: i64 = 0
        j: i64 = len(out) - 1
        while i < j:
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
            i += 1
            j -= 1
        return out

    def all_alike(self, mine: vec[i64]) -> bool:
        """The same ability of the same source, several times: no order to choose."""
        for at in mine:
            if pending.get(self.queue, at, pending.HEADER) != pending.get(
                self.queue, mine[0], pending.HEADER
            ):
                return False
            if pending.get(self.queue, at, pending.SOURCE) != pending.get(
                self.queue, mine[0], pending.SOURCE
            ):
                return False
        return True

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        count: i64 = len(self.of(s.seat))
        i: i64 = 0
        while i < count:
            out = append(out, o.make(o.NEXT, i))
            i += 1
        return out

    def copy(self) -> Stacking:
        twin = Stacking(self.which)
        twin.step = self.step
        twin.queue = self.queue[:]
        twin.made = self.made[:]
        return twin


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
            if cost != 0 and may_fail(board, self.header + cost):
                self.kept = keep_table(board)
            use(board, self.source, self.header)
            self.made = pending.entry(
                self.header,
                body_of(board, self.header),
                0,
                self.source,
                self.player,
                pending.BY_USE,
                vec[i64](),
            )
            self.step = PAYING
            if needs_aim(board, self.header):
                self.step = CHOSEN
                return s.push(Aiming(self.header, self.source, self.player))
        if self.step == CHOSEN:
            self.made = pending.aimed(self.made, board.picked[0], board.picked[1:])
            self.step = PAYING
        if self.step == PAYING:  # 4.3.5e.II, 4.3.5f.II
            self.step = PAID
            if lay.get(code, self.header, lay.KEYWORD) == op.COMMAND:
                spend_commands(board, self.player, 1)
            if lay.has(code, self.header, lay.COST):
                return s.push(cost_of(board, self.header, self.source, self.player))
            s.answer = 1
        if self.step == PAID:
            if s.answer == 0:  # the cost turned out not to be payable
                if len(self.kept) > 0:
                    take_back(board, self.kept, self.player, self.thing, failed_key(self.header))
                return DONE
            self.kept = vec[i64]()
            self.step = STACKED
        if len(board.waiting) > 0:
            return s.push(next_instead(board))
        if lay.get(code, self.header, lay.KEYWORD) == op.SUPPORT and board.same(self.source):
            discard(board, self.thing, self.player)
        s.tell(facts.USED, self.player, board.get(self.thing, its.FACE))
        put_on_stack(board, self.made)
        event(board, op.ACTIVATE, player_value(self.player), self.source, 0, self.header)
        s.answer = 1
        return DONE

    def copy(self) -> Activation:
        twin = Activation(self.player, self.thing, self.header)
        twin.step = self.step
        twin.source = self.source
        twin.made = self.made[:]
        twin.kept = self.kept  # never changed in place
        return twin

"""What follows a step or a clause: the windows of what has happened, and the end of those it killed (R70,
R189).
"""

from __future__ import annotations

from typing import ClassVar, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis.actions.bars import times
from sandtable.games.antithesis.actions.legality import may_happen
from sandtable.games.antithesis.attack.killing import discard_killed
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.stacked import BY_ITSELF
from sandtable.games.antithesis.windows.window import Window
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing.values import thing_of


@final
@mypyc_attr(acyclic=True)
class Consequences(Frame):
    """One window after the other, by R103; whoever was killed is discarded after the windows of damage and
    kills, together with all others (R189). What happens inside a window has Consequences of its own.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("events", "killed", "done")

    def __init__(self) -> None:
        super().__init__()
        self.events = vec[i64]()
        self.killed = vec[i64]()  # refs
        self.done: i64 = 0  # of what happens by itself in the next window

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if board.result != 0:
            return s.stop()
        if len(board.recent) > 0:
            self.take(board)
        if len(self.killed) > 0 and self.kills_are_over():
            gone = self.killed
            self.killed = vec[i64]()
            s.beat += 1
            discard_killed(board, gone)
            return AGAIN
        if len(self.events) == 0:
            return DONE
        event = self.events[: self.events[0]]
        if self.next_of(board, event):
            return AGAIN
        self.events = self.events[self.events[0] :]
        self.done = 0
        if len(events.matches(event)) == 0 and not events.is_from_hand(event[events.KIND]):
            return AGAIN  # nobody could be asked
        return s.push(Window(event))

    def take(self, s: Board) -> None:
        at: i64 = 0
        while at < len(s.recent):
            if s.recent[at + events.KIND] == op.KILLED:
                self.killed = append(self.killed, s.recent[at + events.A])
            at += s.recent[at]
        self.events = events.sorted_events(extend(self.events, s.recent))
        s.recent = vec[i64]()

    def next_of(self, s: Board, event: vec[i64]) -> bool:
        """Push the next of what happens by itself in a window, before anybody is asked, if there is any."""
        found = events.by_itself(s, event)
        while self.done < len(found):
            at = found[self.done]
            self.done += 1
            player = event[at + events.YOU] - events.BY_ITSELF
            source = event[at + events.SOURCE]
            header = event[at + events.HEADER]
            had = events.alike(event, found, at, len(found))
            if s.spot(thing_of(source)) >= 0:
                had = min(had, times(s, source, header))
            had -= events.alike(event, found, at, self.done - 1)
            if events.can_answer(s, event, at) and may_happen(
                s, player, source, header, events.held(event, at), had
            ):
                frame = Ability(player, source, header, BY_ITSELF)
                frame.held = events.held(event, at)
                s.push(frame)
                return True
        return False

    def kills_are_over(self) -> bool:
        """No window of damage or of a kill is left to open."""
        if len(self.events) == 0:
            return True
        kind = self.events[events.KIND]
        return kind != op.DAMAGE_DEALT and kind != op.KILLED

    def copy(self) -> Consequences:
        twin = Consequences()
        twin.step = self.step
        twin.events = self.events[:]
        twin.killed = self.killed[:]
        twin.done = self.done
        return twin

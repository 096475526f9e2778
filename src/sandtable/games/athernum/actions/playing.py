"""Playing a card: the way it is played, its costs, and where it goes."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.candidates import card_candidates
from sandtable.games.athernum.actions.naming import option_host
from sandtable.games.athernum.actions.payment import UNPAID, Payment
from sandtable.games.athernum.actions.plays import bar_play, play_cost, use_up_next
from sandtable.games.athernum.actions.taking_back import FAILED_PLAY, keep_table, replaceable, take_back
from sandtable.games.athernum.changes.attaching import link
from sandtable.games.athernum.changes.cards import discard
from sandtable.games.athernum.changes.entering import enter, place_for
from sandtable.games.athernum.changes.own_rules import has_rule
from sandtable.games.athernum.changes.statics import arrive
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import DONE
from sandtable.kernel.state import State
from sandtable.timing import resolve
from sandtable.timing.asking import Asking
from sandtable.timing.events import event
from sandtable.timing.program import COST
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

# steps
BEGIN: Final = 0
WAY_ASKED: Final = 1
EXTRA_COST: Final = 2  # what it costs besides resources (R141)
EXTRA_PAID: Final = 3
PAYING: Final = 4
PAID: Final = 5


@final
@mypyc_attr(acyclic=True)
class Playing(Asking):
    """A card is played (9.2.5 to 9.2.7); the answer to the frame below is 1 if it was."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing", "free", "kind", "host", "kept")

    def __init__(
        self, player: i64 = 0, thing: i64 = 0, free: bool = False, kind: i64 = 0, host: i64 = -1
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = thing
        self.free: i64 = 1 if free else 0
        self.kind: i64 = kind  # PLAY, RELIC, ATTACH_UP, ATTACH_DOWN; 0: to be asked
        self.host: i64 = host
        self.kept = vec[i64]()  # the table before an additional cost was paid

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        s.answer = 0
        return DONE

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == BEGIN:
            self.step = EXTRA_COST
            if self.kind == 0:
                ways = self.options(s)
                if len(ways) == 0:
                    s.answer = 0
                    return DONE
                self.step = WAY_ASKED
                if len(ways) > 1:
                    return s.ask(self.player, c.R106)
                s.answer = ways[0]
        if self.step == WAY_ASKED:
            self.kind = o.kind_of(s.answer)
            if self.kind == o.ATTACH_UP or self.kind == o.ATTACH_DOWN:
                self.host = option_host(s, s.answer)
            self.step = EXTRA_COST
        if self.step == EXTRA_COST:  # what it costs besides resources (R141)
            self.step = EXTRA_PAID
            row = has_rule(s, s.get(self.thing, its.FACE), op.ADDITIONAL_COST)
            if row > 0:
                self.kept = keep_table(s)
                frame = resolve.Resolve()
                frame.pc = row + lay.ROW
                frame.end = lay.part(s.library.code, row, lay.C)
                frame.source = s.ref(self.thing)
                frame.you = self.player
                frame.purpose = COST
                return s.push(frame)
            s.answer = 1
        if self.step == EXTRA_PAID:
            if s.answer == 0:
                return self.undone(s)
            self.step = PAYING
            if self.free == 0 and self.kind == o.PLAY:
                if len(self.kept) == 0 and replaceable(s):
                    self.kept = keep_table(s)
                return s.push(Payment(self.player, play_cost(s, self.player, self.thing), -1))
            s.answer = 1
        if self.step == PAYING:
            if s.answer == UNPAID:
                return self.undone(s)
            self.kept = vec[i64]()
            self.step = PAID
        if len(s.waiting) > 0:
            return s.push(resolve.next_instead(s))
        self.put_down(s)
        s.answer = 1
        return DONE

    def undone(self, s: Board) -> i64:
        """The cost could not be paid: the play is taken back completely (R139)."""
        if len(self.kept) > 0 and s.alive(self.player):
            take_back(s, self.kept, self.player, self.thing, FAILED_PLAY)
        s.answer = 0
        return DONE

    def put_down(self, s: Board) -> None:
        """The card is at once where it belongs; only its effects use the stack (4.1.text.cards-not-on-
        stack).
        """
        s.beat += 1
        use_up_next(s, self.player, self.thing)
        lib = s.library
        face = s.get(self.thing, its.FACE)
        kind = lib.supertype[face]
        you = player_value(self.player)
        if self.kind == o.ATTACH_UP or self.kind == o.ATTACH_DOWN:
            link(s, self.thing, self.host, its.LIES_DOWN if self.kind == o.ATTACH_DOWN else its.LIES_UP)
            event(s, op.PLAY, you, s.ref(self.thing), 0, 0)
            return
        s.tell(facts.PLAYED, self.player, face)
        s.put(self.thing, its.KNOWN, s.everybody())  # played openly, also what enters face-down
        if kind == op.ITEM and self.kind == o.PLAY:
            # 2.3.1b, R91: discarded before its static effects resolve; it never enters the board
            discard(s, self.thing, self.player)
            event(s, op.PLAY, you, s.ref(self.thing), 0, 0)
            for header in lib.printed(face):
                if (
                    lay.kind(lib.code, header) == op.STATIC
                    and lay.get(lib.code, header, lay.KEYWORD) != op.EQUIP
                ):
                    if lay.get(lib.code, header, lay.ZONE) == op.BOARD:
                        arrive(s, header, s.ref(self.thing), self.player)
            return
        place = its.CHARACTER_SLOT if kind == op.ITEM else place_for(s, face)
        if enter(s, self.thing, self.player, its.LIES_UP, place):
            event(s, op.PLAY, you, s.ref(self.thing), 0, 0)
            if kind == op.LOCATION:
                s.let(self.player, their.LOCATIONS, s.of(self.player, their.LOCATIONS) + 1)

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        for option in card_candidates(board, self.player, self.thing, vec[i64]()):
            kind = o.kind_of(option)
            host = option_host(board, option) if kind in (o.ATTACH_UP, o.ATTACH_DOWN) else i64(-1)
            if bar_play(board, self.player, self.thing, kind, host, self.free == 1, self.kind == 0) == 0:
                out = append(out, option)
        return out

"""What Athernum answers to the shared frames: by which clause they ask, what listens, what is shown."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes import going
from sandtable.games.athernum.changes.cards import shuffle
from sandtable.games.athernum.changes.lasting import is_spent, spend
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.evaluating import abilities, barring, conditions
from sandtable.games.athernum.evaluating.answers import Answers
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.resolving.picking import payable_pool
from sandtable.games.athernum.stack.events import elsewhere
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.ending import concede
from sandtable.timing import asking, limits, pending
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.in_force import in_force
from sandtable.timing.events import event, limit, use, used
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, hold, player_value, thing_of

HIDDEN_ZONES: Final = frozenset((op.HAND, op.DECK, op.EXTRA_DECK))


@final
class Athernums(Answers):
    """The rules of Athernum, as the shared modules ask for them."""

    # ---- questions

    def clause(self, s: CardState, question: i64, row: i64) -> i64:
        if question == asking.ORDER:
            return c.R23
        if question == asking.OFFER:
            payment = lay.kind(s.faces.code, row + lay.ROW) == op.PAY
            return c.R139 if payment else c.C_4_3_5
        return c.C_4_1_8B if question == asking.NEW_TARGET else c.R8

    def concede(self, s: CardState, seat: i64) -> bool:
        return concede(cast(Board, s), seat)

    # ---- events

    def abilities(self, s: CardState, thing: i64) -> vec[i64]:
        return abilities.abilities(cast(Board, s), thing)

    def elsewhere(self, s: CardState, thing: i64, kind: i64) -> vec[i64]:
        return elsewhere(cast(Board, s), thing, kind)

    def replaces(self, s: CardState, at: i64) -> bool:
        """Whether it is in force; what an attachment does instead of being discarded is asked for by itself
        (2.2.6). Whoever pays is not offered anything instead: what does not happen pays nothing.
        """
        row = s.lasts(at, lasts.ROW)
        if s.lasts(at, lasts.OPERATION) == op.REPLACE:
            if lay.get(s.faces.code, row, lay.FORM) == op.INSTEAD_OF_DISCARDING:
                return False
            if lay.kind(s.faces.code, row + lay.ROW) == op.MAY and barring.paying(s):
                return False
            if is_spent(cast(Board, s), at):
                return False
            through = lay.get(s.faces.code, row, lay.B)
            if through > 0 and not barring.by_effect(s, at, through):
                return False
        return in_force(s, at)

    def bars(self, s: CardState, at: i64, who: i64) -> bool:
        """What cannot be done more than so often, or by effects, is not always barred."""
        code = s.faces.code
        row = s.lasts(at, lasts.ROW)
        if s.lasts(at, lasts.OPERATION) != op.FORBID:
            return True
        if lay.get(code, row, lay.B) > 0 and not barring.used_up(s, at, row, who):
            return False
        return lay.get(code, row, lay.C) == 0 or barring.by_effect(s, at, lay.get(code, row, lay.C))

    def may_trigger(self, s: CardState, header: i64, scene: Scene) -> bool:
        """Whether it has not triggered too often (4.2.3d)."""
        most = limit(s, header, op.TRIGGERS)
        if most > 0:
            if used(s, scene.source, header) >= most:
                return False
            use(s, scene.source, header)
        return True

    def how_often(self, s: CardState, selection: i64, scene: Scene) -> i64:
        """ "A card for each character you control", "a number of cards equal to …"."""
        if not lay.has(s.faces.code, selection, lay.OF):
            return 1
        return amount(s, lay.part(s.faces.code, selection, lay.OF), scene)

    def keep_besides(self, s: CardState, scene: Scene) -> None:
        """ "The linked target" is found when the attachment, or both of them, have left (R186)."""
        linked = s.linked(scene.source)
        if linked != NOTHING:
            scene.held = append(scene.held[:], hold(lay.LINKED, linked))

    def room_to_wait(self, s: CardState) -> bool:
        return limits.room_to_wait(s)

    def came_to_pass(self, s: CardState, at: i64) -> None:
        spend(cast(Board, s), at)

    def room_to_remember(self, s: CardState) -> None:
        limits.forget_oldest(s)

    def triggered(self, s: CardState, made: vec[i64]) -> None:
        s.tell(facts.TRIGGERED, made[pending.YOU], s.get(thing_of(made[pending.SOURCE]), its.FACE))

    def goes_on(self, s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
        going.goes_on(cast(Board, s), kind, who, a, b, n)

    # ---- programs

    def targeted(self, s: CardState, you: i64, value: i64) -> None:
        event(s, op.CHOSEN, player_value(you), value, 0, 0)

    def unfinished(self, s: CardState) -> bool:
        """Cards that were discarded together are put in order first (R103)."""
        if len(cast(Board, s).together) == 0:
            return False
        s.push(PileOrder())
        return True

    def who_did(self, s: CardState, condition: i64) -> i64:
        return conditions.who_did(cast(Board, s), condition)

    def fills(self, kind: i64) -> i64:
        if kind == op.SEARCH:
            return lay.B
        if kind == op.REVEAL_UNTIL:
            return lay.C
        return lay.A if kind == op.CREATE else 0

    def is_secret(self, s: CardState, zone: i64) -> bool:
        return zone in HIDDEN_ZONES

    def lies_open(self, s: CardState, thing: i64) -> bool:
        return s.get(thing, its.ZONE) in (op.DISCARD_PILE, op.VOID)

    def remembered(self, s: CardState, value: i64) -> bool:
        return cast(Board, s).left_as(value)

    def names_card(self, noun: i64) -> bool:
        return noun == op.CARD

    def show(self, s: CardState, thing: i64) -> None:
        """What was picked because of a condition is shown (R102)."""
        show_all(cast(Board, s), thing)

    def payable(self, s: CardState, program: Program, row: i64, pool: vec[i64]) -> vec[i64]:
        return payable_pool(program, cast(Board, s), row, pool)

    def searched(self, s: CardState, owner: i64) -> None:
        shuffle(cast(Board, s), owner)


RULES: Final = Athernums()

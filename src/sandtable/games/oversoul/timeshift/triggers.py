"""Waiting triggers: each starts a Timeshift of its own, one after another (R92, R167, R168)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.laws import bar_phase
from sandtable.games.oversoul.actions.legality import FREE, bar_activation
from sandtable.games.oversoul.changes.noting import BY_WHEN, own_going
from sandtable.games.oversoul.evaluating import limits, links, values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import slot_of, thing_of, value_of

NEXT: Final = 0  # steps
ORDERED: Final = 1  # a player has said which comes next
ANNOUNCED: Final = 2
CHAINED: Final = 3

_GONE_LAWS: Final = frozenset((op.SHATTER_LAW, op.SACRIFICE_LAW, op.DISCARD_LAW, op.RETURN_LAW, op.EXILE_LAW))


@final
@mypyc_attr(acyclic=True)
class Triggers(Acting):
    """Batch after batch until none waits; with `law` only the triggers of one Law, as ATTACK* in a Battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("batch", "law", "by")

    def __init__(self, law: i64 = 0) -> None:
        super().__init__()
        self.batch = vec[i64]()
        self.law: i64 = law
        self.by: i64 = 0

    def left(self, s: CardState) -> i64:
        self.step = NEXT
        s.answer = 0
        return self.go(s)

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ORDERED:
            mine = self.entries(self.by)
            return self.take(board, mine[o.value_of(s.answer)])
        if self.step == ANNOUNCED:
            if s.answer == 1:
                self.step = CHAINED
                return s.push(Timeshift(self.by))
            self.step = NEXT
        if self.step == CHAINED:
            self.step = NEXT
        if len(self.batch) == 0 and not self.gather(board):
            return DONE
        for seat in board.from_active():
            mine = self.entries(seat)
            if len(mine) > 0:
                self.by = seat
                if len(mine) == 1:
                    return self.take(board, mine[0])
                self.step = ORDERED
                return s.ask(seat, c.R168)
        self.batch = vec[i64]()  # of players who have left
        return AGAIN

    def gather(self, s: Board) -> bool:
        """The next batch; a When trigger whose condition was not in the last step is not among it (R166)."""
        rest = vec[i64]()
        at = pile.top(s.noted)
        found = vec[i64]()
        while at >= 0:
            made = pile.entry(s.noted, at)
            header = made[pending.HEADER]
            other = header == 0 or not self.of_law(s, header)
            if self.law != 0 and other:
                rest = append(rest, at)
            elif made[pending.KIND] != BY_WHEN or made[pending.MODE] >= s.settled_beat:
                found = append(found, at)
            at = pile.below(s.noted, at)
        batch = vec[i64]()
        i: i64 = len(found) - 1
        while i >= 0:
            made = pile.entry(s.noted, found[i])
            made[pending.KIND] = pending.BY_TRIGGER
            if made[pending.HEADER] != 0:
                show_hidden(s, made[pending.SOURCE])
            batch = pile.added(batch, made)
            i -= 1
        kept = vec[i64]()
        i = len(rest) - 1
        while i >= 0:
            kept = pile.added(kept, pile.entry(s.noted, rest[i]))
            i -= 1
        s.noted = kept
        self.batch = batch
        return len(batch) > 0

    def of_law(self, s: Board, header: i64) -> bool:
        """Whether a trigger is of the Law, or is played out in the Battle as ATTACK* is (R196)."""
        code = s.library.code
        inside = lay.get(code, header, lay.FLAGS) & op.IN_BATTLE != 0
        return lay.get(code, header, lay.KEYWORD) == self.law or (self.law == op.ATTACK_LAW and inside)

    def entries(self, seat: i64) -> vec[i64]:
        """A player's triggers, those of the same printed line as one entry (R168)."""
        out = vec[i64]()
        headers = vec[i64]()
        at = pile.top(self.batch)
        places = vec[i64]()
        while at >= 0:
            places = append(places, at)
            at = pile.below(self.batch, at)
        i: i64 = len(places) - 1
        while i >= 0:
            at = places[i]
            header = pending.get(self.batch, at, pending.HEADER)
            if pending.get(self.batch, at, pending.YOU) == seat and header not in headers:
                headers = append(headers, header)
                out = append(out, at)
            i -= 1
        return out

    def take(self, s: Board, at: i64) -> i64:
        """One trigger comes up: used if it works where its card is, its Laws hold and it can be paid."""
        made = pile.entry(self.batch, at)
        self.batch = pile.without(self.batch, at)
        self.step = NEXT
        header = made[pending.HEADER]
        source = made[pending.SOURCE]
        you = made[pending.YOU]
        held = pending.held(made, 0)
        carrier = thing_of(source)
        for one in held:
            if slot_of(one) == links.CARRIER_SLOT:
                carrier = thing_of(value_of(one))
        if header == 0:
            return self.activate(s, made)
        scene = Scene(source, you, held)
        if not s.alive(you) or not works(s, header, source) or not usable(s, header, scene, carrier):
            return AGAIN
        if s.shifts >= limits.MOST_SHIFTS:
            s.tell(facts.DROPPED, you, s.get(carrier, its.FACE))  # R165
            return AGAIN
        s.shifts += 1
        frame = Announce(you, thing_of(source), header, pending.BY_TRIGGER)
        frame.source = source
        frame.carrier = carrier
        frame.held = held
        self.by = you
        self.step = ANNOUNCED
        return s.push(frame)

    def activate(self, s: Board, made: vec[i64]) -> i64:
        """An Activation by effect: a card that is still where it was, if nothing forbids it."""
        thing = thing_of(made[pending.SOURCE])
        you = made[pending.YOU]
        down = s.get(thing, its.ZONE) == op.BOARD
        if not s.same(made[pending.SOURCE]) or not s.alive(you) or s.shifts >= limits.MOST_SHIFTS:
            return AGAIN
        if s.get(thing, its.ZONE) != op.HAND and not down:
            return AGAIN
        if bar_activation(s, you, thing, FREE, down, made[pending.SCALE]) != 0:
            return AGAIN
        s.shifts += 1
        frame = Announce(you, thing, 0, links.ACTIVATION)
        frame.less = made[pending.SCALE]
        self.by = you
        self.step = ANNOUNCED
        return s.push(frame)

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        i: i64 = 0
        while i < len(self.entries(self.by)):
            out = append(out, o.make(o.NEXT, i))
            i += 1
        return out

    def copy(self) -> Triggers:
        twin = Triggers(self.law)
        twin.step = self.step
        twin.batch = self.batch[:]
        twin.by = self.by
        return twin


def works(s: Board, header: i64, source: i64) -> bool:
    """Whether the card is still where its line works, and not SEALED (3.2.4, R117, R167, R262)."""
    if not s.same(source):
        return False
    law = lay.get(s.library.code, header, lay.KEYWORD)
    if law in _GONE_LAWS or own_going(s, header):
        return True
    thing = thing_of(source)
    if s.get(thing, its.ZONE) != op.BOARD:
        return lay.get(s.library.code, header, lay.ZONE) == s.get(thing, its.ZONE)
    return s.get(thing, its.SIDE) != its.FACE_DOWN and not values.sealed(s, thing)


def usable(s: Board, header: i64, scene: Scene, carrier: i64) -> bool:
    """Its further Laws hold, its limit is not used up, its Costs can be paid (R92, R119)."""
    code = s.library.code
    if lay.has(code, header, lay.GATE) and not gate_holds(s, header, scene):
        return False
    if limits.bar_limit(s, scene.you, carrier, header) != 0 or bar_phase(s, scene.you, header) != 0:
        return False
    if needs.optional(s, header) and needs.hidden_cost(s, header):
        return True
    if not needs.enough_cards(s, header, scene) or not needs.self_can_pay(
        s, header, thing_of(scene.source), scene.you
    ):
        return False
    return needs.enough_energy(s, header, scene)


def gate_holds(s: Board, header: i64, scene: Scene) -> bool:
    """Whether its further Laws hold; what a card that has left asks of itself is about how it left (R190)."""
    code = s.library.code
    if lay.get(code, header, lay.KEYWORD) in _GONE_LAWS or own_going(s, header):
        s.worked.looking_back = op.LEAVE
    good = s.rules.holds(s, lay.part(code, header, lay.GATE), scene)
    s.worked.looking_back = 0
    return good


def show_hidden(s: Board, source: i64) -> None:
    """A trigger of a card in a hand or Deck shows the card when it comes up, used or not (R170)."""
    thing = thing_of(source)
    if not s.same(source):
        return
    if s.get(thing, its.ZONE) in (op.HAND, op.DECK):
        s.let_know(thing, s.every_seat())
        s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))

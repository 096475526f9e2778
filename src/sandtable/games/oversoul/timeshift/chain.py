"""The Timeshift: links are added until all have passed in a row, the last resolves first (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.candidates import candidates_of
from sandtable.games.oversoul.actions.legality import IN_CHAIN, bar_action
from sandtable.games.oversoul.actions.listing import legal_actions
from sandtable.games.oversoul.actions.performing import begin
from sandtable.games.oversoul.changes import cards
from sandtable.games.oversoul.changes.entering import (
    can_host,
    enter_activated,
    enter_construct,
    stays,
    within_rank,
)
from sandtable.games.oversoul.changes.leaving import to_leader_zone
from sandtable.games.oversoul.changes.noting import event, law_lines, note_lines, ritual_done
from sandtable.games.oversoul.evaluating import links, selections
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ANNOUNCED, Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.timeshift.announce import declined_at, spot_at
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.games.oversoul.timeshift.once_more import look_again
from sandtable.games.oversoul.turn.ending import verdict
from sandtable.games.oversoul.turn.settling import settle
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pending, pile
from sandtable.timing.asking import Pick
from sandtable.timing.passing import next_in, still_in
from sandtable.timing.resolve import Resolve, resolve_entry
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import slot_of, thing_of, value_of

ADDED: Final = 0  # steps of a Timeshift: a link has been added,
ASKED: Final = 1  # somebody has priority,
ANNOUNCING: Final = 2  # and puts an announcement together
RESOLVING: Final = 3
RESOLVED: Final = 4


@final
@mypyc_attr(acyclic=True)
class Timeshift(Acting):
    """One chain, from its first link, which is there already, to its end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "holder", "passes")

    def __init__(self, by: i64 = 0) -> None:
        super().__init__()
        self.by: i64 = by  # who added the last link
        self.holder: i64 = by
        self.passes: i64 = 0

    def instead(self) -> i64:
        return o.PASS

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == ASKED:
            if s.answer != o.PASS:
                self.step = ANNOUNCING
                return begin(board, self.holder, s.answer)
            self.passes += 1 if s.alive(self.holder) else 0  # who leaves the game has not passed (R143)
            self.holder = next_in(s.order, self.holder, s.out)
            if self.passes < still_in(s.order, s.out) and len(s.stack) > 0:
                return s.ask(self.holder, c.R106)
            self.step = RESOLVING
        if self.step == ANNOUNCING:
            self.step = ASKED
            if s.answer == 0:
                if s.alive(self.holder):
                    return s.ask(self.holder, c.R106)
                s.answer = o.PASS
                return AGAIN
            self.by = self.holder
            self.step = ADDED
        if self.step == ADDED or self.step == RESOLVED:
            settle(board)
            if len(s.waiting) > 0:
                return AGAIN  # R162: before anybody is asked
            if verdict(board):
                return s.stop()
            if self.step == ADDED and len(s.stack) > 0:  # whose link it was may have left the game
                self.holder = next_in(s.order, self.by, s.out)  # R106: the others first
                self.passes = 0
                self.step = ASKED
                return s.ask(self.holder, c.R106)
            self.step = RESOLVING
        at = pile.top(s.stack)
        if at < 0:
            self.surplus_ends(board)
            return DONE
        self.step = RESOLVED
        return s.push(Link(pending.get(s.stack, at, pending.NUMBER)))

    def surplus_ends(self, s: Board) -> None:
        """R37: when the last link has resolved, before any trigger."""
        for seat in s.order:
            s.let(seat, their.SURPLUS, 0)
        s.settled_beat = s.beat

    def options(self, s: State) -> vec[i64]:
        return append(legal_actions(cast(Board, s), self.holder, IN_CHAIN), o.PASS)

    def candidates(self, s: State) -> vec[i64]:
        return append(candidates_of(cast(Board, s), self.holder), o.CONCEDE)

    def bar(self, s: State, option: i64) -> i64:
        if option == o.PASS or option == o.CONCEDE:
            return 0
        return bar_action(cast(Board, s), self.holder, option, IN_CHAIN)

    def copy(self) -> Timeshift:
        twin = Timeshift(self.by)
        twin.step = self.step
        twin.holder = self.holder
        twin.passes = self.passes
        return twin


START: Final = 0  # steps of a link
HOSTED: Final = 1
LINES: Final = 2
OVER: Final = 3


@final
@mypyc_attr(acyclic=True)
class Link(Acting):
    """One link resolves (10.0.2): an Activation, a line of card text, an Attack or a Prepare."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "line", "thing")

    def __init__(self, number: i64 = 0) -> None:
        super().__init__()
        self.number: i64 = number
        self.line: i64 = 0
        self.thing: i64 = 0

    def left(self, s: CardState) -> i64:
        s.picked = vec[i64]()
        return self.go(s)

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        at = pile.find(s.stack, self.number)
        if at < 0:
            s.resolving = 0
            return DONE  # its player has left
        if self.step == START:
            s.resolving = self.number
            self.thing = thing_of(pending.get(s.stack, at, pending.SOURCE))
            kind = pending.get(s.stack, at, pending.KIND)
            look_again(board, at)
            if kind == links.ACTIVATION:
                return self.activation(board, at)
            self.step = OVER
            if kind == links.ATTACKING or kind == links.PREPARING:
                return AGAIN
            frame = resolve_entry(s.stack, at)
            frame.mode = 0
            frame.many = paid_many(frame.held)
            return s.push(frame)
        if self.step == HOSTED:
            return self.hosted(board, at)
        if self.step == LINES:
            return self.next_line(board, at)
        header = pending.get(s.stack, at, pending.HEADER)
        if header != 0:
            ritual_done(board, pending.get(s.stack, at, pending.SOURCE), header)
            s.tell(facts.RESOLVED, pending.get(s.stack, at, pending.YOU), s.get(self.thing, its.FACE))
        s.stack = pile.without(s.stack, at)
        s.resolving = 0
        return DONE

    def activation(self, s: Board, at: i64) -> i64:
        """A card Enters upright in its Zone (R108); RANK and host are looked at once more (R43, R123)."""
        player = pending.get(s.stack, at, pending.YOU)
        face = s.get(self.thing, its.FACE)
        s.beat += 1
        self.step = OVER
        if not self.still_waits(s, at):
            return AGAIN
        if not within_rank(s, player, face):
            fall(s, self.thing)
            return AGAIN
        if s.library.kind[face] == op.CONSTRUCT:
            return self.find_host(s, at, player)
        if s.flag(self.thing, its.IS_LEADER):
            if s.at_zone(player, spot_at(s, at)) not in (-1, self.thing):
                return AGAIN
        enter_activated(s, self.thing, player, spot_at(s, at))
        if stays(s, face):
            return AGAIN
        self.step = LINES  # R109: its lines are carried out from top to bottom
        return AGAIN

    def still_waits(self, s: Board, at: i64) -> bool:
        """Whether a card is where it was announced: a Leader in its Zone can be reached meanwhile (R108), and
        a borrowed card goes when its owner leaves the game (R174).
        """
        if s.get(self.thing, its.ZONE) == ANNOUNCED:
            return True
        there = s.get(self.thing, its.PLACE) == its.LEADER_ZONE and s.get(self.thing, its.ZONE) == op.BOARD
        return there and s.same(pending.get(s.stack, at, pending.SOURCE))

    def find_host(self, s: Board, at: i64, player: i64) -> i64:
        scene = Scene(0, player, pending.held(s.stack, at))
        for ref in selections.of_slot(scene, links.EVENT_SLOT):
            if s.same(ref) and can_host(s, self.thing, thing_of(ref), player):
                enter_construct(s, self.thing, thing_of(ref), player, True)
                return AGAIN
        pool = vec[i64]()
        for other in s.board:
            if can_host(s, self.thing, other, player):
                pool = append(pool, s.ref(other))
        self.step = HOSTED
        return s.push(Pick(player, pool, 1, 1, c.R123))

    def hosted(self, s: Board, at: i64) -> i64:
        self.step = OVER
        if len(s.picked) == 0:
            fall(s, self.thing)
        else:
            enter_construct(s, self.thing, thing_of(s.picked[0]), pending.get(s.stack, at, pending.YOU), True)
        return AGAIN

    def next_line(self, s: Board, at: i64) -> i64:
        """The next line of an Event without HP; after the last it goes to the Idle Zone (5.2.3)."""
        lines = needs.announced_lines(s, self.thing)
        while self.line < len(lines):
            header = lines[self.line]
            line = self.line
            self.line += 1
            if (declined_at(s, at) >> line) & 1 == 0 and needs.carried_out(s, header):
                frame = line_frame(s, at, header, line)
                if lay.kind(s.library.code, header) != op.PLAYED or stands(s, header, frame.scene()):
                    return s.push(frame)
        if s.get(self.thing, its.ZONE) == op.BOARD and s.get(self.thing, its.SIDE) != its.FACE_DOWN:
            played(s, self.thing, pending.get(s.stack, at, pending.YOU))  # else its own line moved it
        if s.library.event_role[s.get(self.thing, its.FACE)] == op.PERFECT_ROLE:
            resound(s)
        self.step = OVER
        return AGAIN


def line_frame(s: Board, at: i64, header: i64, line: i64) -> Resolve:
    """The frame for one line of an Event."""
    code = s.library.code
    frame = Resolve()
    frame.header = header
    frame.pc = lay.part(code, header, lay.BODY)
    frame.end = frame.pc
    while lay.kind(code, frame.end) != lay.END:
        frame.end += lay.ROW
    frame.source = s.ref(thing_of(pending.get(s.stack, at, pending.SOURCE)))
    frame.you = pending.get(s.stack, at, pending.YOU)
    frame.held = needs.shifted(pending.held(s.stack, at), line)
    frame.number = pending.get(s.stack, at, pending.NUMBER)
    frame.many = paid_many(frame.held)
    return frame


def stands(s: Board, header: i64, scene: Scene) -> bool:
    """Whether what a line of an Event asks for is so when it is carried out (R179)."""
    code = s.library.code
    return not lay.has(code, header, lay.GATE) or s.rules.holds(s, lay.part(code, header, lay.GATE), scene)


def paid_many(held: vec[i64]) -> i64:
    """Of how many cards the Cost was: what "that many" means before the first step (R158)."""
    for one in held:
        if slot_of(one) == needs.COUNT_SLOT:
            return links.number_of(value_of(one))
    return 0


def played(s: Board, thing: i64, player: i64) -> None:
    """An Event without HP is done: to the Idle Zone, which is no step and no Shattering (R114)."""
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.CONTROLLER, s.get(thing, its.OWNER))
    cards.move(s, thing, op.IDLE)
    s.tell(facts.IDLE_EVENT, player, s.get(thing, its.FACE))


def resound(s: Board) -> None:
    """A PERFECT Event has resolved: every PERFECT* on the board triggers (R101)."""
    for other in s.board:
        if s.get(other, its.SIDE) != its.FACE_DOWN:
            lines = law_lines(s, other, op.PERFECT)
            note_lines(s, lines, s.ref(other), s.get(other, its.CONTROLLER), vec[i64]())


def fall(s: Board, thing: i64) -> None:
    """A card that was announced and does not Enter: to the Idle Zone, a Leader to its Zone (R43, R112)."""
    if s.flag(thing, its.IS_LEADER):
        if s.get(thing, its.PLACE) != its.LEADER_ZONE or s.get(thing, its.ZONE) != op.BOARD:
            to_leader_zone(s, thing)
        return
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.PREPARED, 0)
    cards.move(s, thing, op.IDLE)
    s.put(thing, its.KNOWN, s.everybody())


def cancel(s: Board, at: i64) -> bool:
    """Negate a waiting link (8.7.30, R112); what was paid stays paid."""
    kind = pending.get(s.stack, at, pending.KIND)
    if kind == links.PREPARING or pending.get(s.stack, at, pending.NUMBER) == s.resolving:
        return False
    thing = thing_of(pending.get(s.stack, at, pending.SOURCE))
    player = pending.get(s.stack, at, pending.YOU)
    value = pending.value_at(s.stack, at)
    if forbidden(s, op.CANCEL, 0, value, 0):
        return False
    if kind != links.ACTIVATION:
        event(s, op.CANCEL, 0, value, 0, 0)
    s.stack = pile.without(s.stack, at)
    s.tell(facts.CANCELLED, player, s.get(thing, its.FACE))
    if kind == links.ATTACKING:
        s.attacker = 0
        s.worked.fresh = False
    elif kind == links.ACTIVATION:
        if s.get(thing, its.ZONE) == ANNOUNCED:
            fall(s, thing)
        event(s, op.CANCEL, 0, s.ref(thing), 0, 0)  # the card, where that has put it (R158)
    return True

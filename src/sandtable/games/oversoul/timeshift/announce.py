"""An announcement: put together by its player alone, then paid, then a link of the chain (10.0.4, R172)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.cardset.library import MINUS, PLUS
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.changes.entering import can_host, is_event, prepare
from sandtable.games.oversoul.changes.noting import event, keep_announced
from sandtable.games.oversoul.changes.turning import forget
from sandtable.games.oversoul.evaluating import costs, limits, links, selections, values
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.geometry import is_event_zone
from sandtable.games.oversoul.table.state import ANNOUNCED, SPOT, Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.timeshift.different import PAYS, demanded, leaves_room
from sandtable.games.oversoul.timeshift.instead import Acting
from sandtable.games.oversoul.timeshift.payment import Payment, consume, consume_opposing, generate
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import lasting as lasts
from sandtable.timing import pending, pile
from sandtable.timing.asking import Pick
from sandtable.timing.program import COST
from sandtable.timing.resolve import Resolve
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    hold,
    is_effect,
    is_player,
    player_of,
    player_value,
    slot_of,
    thing_of,
    value_of,
)

BEGIN: Final = 0  # steps
PLACING: Final = 1  # the Zone was asked for
HOSTING: Final = 2  # the host was asked for
OPPONENT: Final = 3  # the one opponent was asked for
LINES: Final = 4  # the next line
MAYBE: Final = 5  # You can was asked
TARGETS: Final = 6  # the next Selection
SELECTED: Final = 7
PICKS: Final = 8  # the next pick of a Cost
PICKED: Final = 9
ENERGY: Final = 10
PAID: Final = 11
OPPOSING: Final = 12
COMPLETE: Final = 13
COSTS: Final = 14
ONE_OF: Final = 15  # one of several cards that met the Law
PICKED_ONE: Final = 16  # one card of a Cost, and after it the others are looked at anew
SELECTED_ONE: Final = 17


@final
@mypyc_attr(acyclic=True)
class Announce(Acting):
    """One card or line is announced; the answer to the frame below is 1 if a link was added."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "thing", "header", "kind", "spot", "host", "held", "line", "index", "declined", "own",
        "theirs", "less", "paid", "carrier", "source",
    )  # fmt: skip

    def __init__(self, player: i64 = 0, thing: i64 = 0, header: i64 = 0, kind: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = thing
        self.header: i64 = header  # 0 for an Activation or Preparing
        self.kind: i64 = kind  # what link it becomes
        self.carrier: i64 = thing  # the card that the line is printed on
        self.source: i64 = 0
        self.spot: i64 = -1
        self.host: i64 = -1
        self.held = vec[i64]()
        self.line: i64 = 0
        self.index: i64 = 0
        self.declined: i64 = 0  # lines without which an Event is announced, as bits (R176)
        self.own: i64 = 0  # ENERGY to Consume
        self.theirs: i64 = 0
        self.less: i64 = 0  # by how much an effect makes it cheaper
        self.paid = vec[i64]()  # +cards to be Exhausted

    def left(self, s: CardState) -> i64:
        s.answer = 0
        return DONE

    def lines(self, s: Board) -> vec[i64]:
        if self.kind == links.PREPARING:
            return vec[i64]()
        if self.header != 0:
            return append(vec[i64](), self.header)
        return needs.announced_lines(s, self.thing)

    def scene(self, s: Board) -> Scene:
        return Scene(self.source, self.player, needs.shifted(self.held, self.line))

    def proceed(self, s: CardState) -> i64:
        board = cast(Board, s)
        if not board.alive(self.player):
            return self.left(s)  # who leaves the game leaves nothing announced behind (R174)
        if self.step == BEGIN:
            if self.source == 0:
                self.source = board.ref(self.thing)
            found = self.several()
            if len(found) < 2 or not self.speaks_of_one(board):
                return self.place(board)
            self.step = ONE_OF
            if seen_by_all(board, found):
                return s.push(Pick(self.player, found, 1, 1, c.R158))
            s.dice().shuffle(found)
            s.picked = found[:1]
        if self.step == ONE_OF:
            self.keep_one(s.picked)
            self.step = BEGIN
            return AGAIN
        if self.step == PLACING:
            self.spot = o.value_of(s.answer)
            return self.choose_opponent(board)
        if self.step == HOSTING:
            if len(s.picked) == 0:
                return self.left(s)
            self.host = thing_of(s.picked[0])
            return self.choose_opponent(board)
        if self.step == OPPONENT:
            for value in s.picked:
                self.held = append(self.held, hold(links.OPPONENT_SLOT, value))
            self.step = LINES
        if self.step == MAYBE:
            if s.answer != o.YES:
                if self.kind == links.ACTIVATION:
                    self.declined |= 1 << self.line
                    self.line += 1
                    self.step = LINES
                    return AGAIN
                return self.left(s)
            self.step = TARGETS
            self.index = 0
        if self.step in (SELECTED, SELECTED_ONE, PICKED, PICKED_ONE):
            if not self.keep_picked(board):
                return self.left(s)
        if self.step == LINES:
            return self.next_line(board)
        if self.step == TARGETS:
            return self.next_target(board)
        if self.step == PICKS:
            return self.next_pick(board)
        if self.step == ENERGY:
            return self.pay(board)
        if self.step == PAID:
            self.paid = s.picked
            self.step = OPPOSING
            if self.theirs > 0:
                payer = self.opponent(board)
                return s.push(Payment(self.player, payer, self.theirs))
            s.picked = vec[i64]()
        if self.step == OPPOSING:
            self.paid = extend(self.paid, s.picked)
            self.step = COMPLETE
        if self.step == COMPLETE:
            self.complete(board)
            self.step = COSTS
            self.line = 0
            self.index = 0
        return self.run_costs(board)

    # ---- what met the Law

    def several(self) -> vec[i64]:
        """The cards that met the Law in one step: it is one of them (R158)."""
        out = vec[i64]()
        if self.kind != pending.BY_TRIGGER and self.kind != links.ACTIVATION:
            return out
        for one in self.held:
            if lay.FIRST_SLOT <= slot_of(one) < links.CARRIER_SLOT:
                if len(out) == 0 or slot_of(one) == slot_of(out[0]):
                    out = append(out, one)
        values_there = vec[i64]()
        for one in out:
            if value_of(one) not in values_there:
                values_there = append(values_there, value_of(one))
        return values_there

    def speaks_of_one(self, s: Board) -> bool:
        """Whether it matters which: nobody is asked about a card of which nothing more is said (R158)."""
        for header in self.lines(s):
            if s.library.speaks[header] == 1:
                return True
        return False

    def keep_one(self, taken: vec[i64]) -> None:
        others = self.several()
        kept = vec[i64]()
        for one in self.held:
            law = lay.FIRST_SLOT <= slot_of(one) < links.CARRIER_SLOT
            if not law or value_of(one) not in others or value_of(one) in taken:
                kept = append(kept, one)
        self.held = kept

    # ---- Zone, host and opponent

    def place(self, s: Board) -> i64:
        """Which Zone, or which host (R18, R123)."""
        lib = s.library
        face = s.get(self.thing, its.FACE)
        if self.header != 0:
            return self.choose_opponent(s)
        if self.kind == links.ACTIVATION and lib.kind[face] == op.CONSTRUCT:
            self.step = HOSTING
            pool = vec[i64]()
            for thing in s.board:
                if thing != self.thing and can_host(s, self.thing, thing, self.player):
                    pool = append(pool, s.ref(thing))
            return s.push(Pick(self.player, pool, 1, 1, c.R123))
        if s.get(self.thing, its.ZONE) == op.BOARD and s.get(self.thing, its.PLACE) != its.LEADER_ZONE:
            self.spot = s.get(self.thing, its.SLOT)  # a Prepared card is Activated where it lies (R19)
            return self.choose_opponent(s)
        free = s.free_zones(self.player, is_event(s, face))
        if len(free) == 0:
            return self.left(s)
        self.step = PLACING
        if len(free) == 1 and self.kind != links.PREPARING:  # R171: nobody is to learn what is Prepared
            self.spot = free[0]
            return self.choose_opponent(s)
        return s.ask(self.player, c.R18)

    def choose_opponent(self, s: Board) -> i64:
        """A text in the singular means one opponent, named now (R145, R173)."""
        self.step = LINES
        if s.seats == 2:
            return AGAIN
        named = False
        theirs: i64 = 0  # opposing ENERGY that is Consumed: one opponent must have as much (R46)
        for header in self.lines(s):
            named = named or s.library.singular[header] == 1
            if needs.spends_theirs(s, header):
                named = True
                theirs += needs.energy_of(s, header, self.scene(s), True)
        if not named:
            return AGAIN
        for one in self.held:  # R173: an opponent whose deed met the Law is the one
            if slot_of(one) == links.PLAYER_SLOT and s.opposes(player_of(value_of(one)), self.player):
                self.held = append(self.held, hold(links.OPPONENT_SLOT, value_of(one)))
                return AGAIN
        pool = vec[i64]()
        for seat in s.from_active():
            if s.opposes(seat, self.player) and costs.available(s, seat, vec[i64]()) >= theirs:
                pool = append(pool, player_value(seat))
        self.step = OPPONENT
        return s.push(Pick(self.player, pool, 1, 1, c.R145))

    def opponent(self, s: Board) -> i64:
        for seat in s.from_active():
            if s.opposes(seat, self.player):
                if hold(links.OPPONENT_SLOT, player_value(seat)) in self.held or s.seats == 2:
                    return seat
        return self.player

    # ---- Selections and picks, line by line

    def next_line(self, s: Board) -> i64:
        lines = self.lines(s)
        if self.line >= len(lines):
            self.step = ENERGY
            return AGAIN
        header = lines[self.line]
        if needs.optional(s, header) and self.kind != pending.BY_USE:
            if self.kind != links.ACTIVATION or needs.cost_row(s, header) != 0:
                self.step = MAYBE
                return s.ask(self.player, c.R119)
        self.step = TARGETS
        self.index = 0
        return AGAIN

    def can_do(self, s: Board, header: i64) -> bool:
        if not needs.enough_cards(s, header, self.scene(s)):
            return False
        if not needs.self_can_pay(s, header, self.thing, self.player):
            return False
        return self.possible(s, self.behind(s, self.scene(s), 0, 0))

    def next_target(self, s: Board) -> i64:
        code = s.library.code
        header = self.lines(s)[self.line]
        found = needs.targets(s, header)
        if self.index >= len(found):
            self.step = PICKS
            self.index = 0
            return AGAIN
        selection = found[self.index]
        scene = self.scene(s)
        pool = needs.select_pool(s, header, selection, scene)
        spent = needs.spent(s, header, selection) != 0
        if spent:
            pool = self.unspent(s, pool)
        done = self.named(s, selection)
        low = lay.get(code, selection, lay.LOW) - done
        high = lay.get(code, selection, lay.HIGH) - done
        pool = needs.leading_on(s, header, self.index, scene, pool)
        if len(pool) < low:
            return self.left(s)
        wants = self.behind(s, scene, self.index + 1, 0)
        if needs.costs_lean_on(s, header, selection) or not self.any_will_do(s, pool, high, wants, spent):
            pool = self.leading_on(s, pool, selection, low, self.index + 1, 0)
        if done > 0 or (high > 1 and not self.any_will_do(s, pool, high, wants, spent)):
            self.step = SELECTED_ONE  # which cards can still be named depends on those that are
            return s.push(Pick(self.player, pool, min(max(low, 0), 1), 1, c.C_8_2_2))
        self.step = SELECTED
        return s.push(Pick(self.player, pool, low, high, c.C_8_2_2))

    def own_thing(self, s: Board) -> i64:
        """The card that no pick of this line may take: it pays itself, or is the one that is Activated."""
        uses = needs.uses_itself(s, self.lines(s)[self.line]) != 0
        return self.thing if uses or self.header == 0 else -1

    def behind(self, s: Board, scene: Scene, target: i64, pick: i64) -> vec[i64]:
        """What the Selections and Costs of this line from these on ask for."""
        header = self.lines(s)[self.line]
        wants = needs.cost_wants(s, header, scene, self.own_thing(s), pick, vec[i64]())
        return needs.select_wants(s, header, scene, target, needs.but_for(wants, self.spared(s)))

    def further(self, s: Board) -> vec[i64]:
        """What the Costs of further lines ask for; nothing that they can find where a line itself cannot."""
        lines = self.lines(s)
        spared = self.spared(s)
        own: i64 = self.thing if self.header == 0 else -1
        out = vec[i64]()
        line = self.line + 1
        while line < len(lines):
            if not needs.optional(s, lines[line]):
                plain = Scene(self.source, self.player, needs.shifted(self.held, line))
                wants = needs.cost_wants(s, lines[line], plain, own, 0, vec[i64]())
                wants = needs.but_for(needs.select_wants(s, lines[line], plain, 0, wants), spared)
                if not needs.all_paid(s, self.player, wants, spared, self.due(s)):
                    return vec[i64]([1, 0, PAYS])
                out = needs.paying(out, wants)
            line += 1
        return out

    def leading_on(
        self, s: Board, pool: vec[i64], selection: i64, low: i64, target: i64, pick: i64
    ) -> vec[i64]:
        """Of what can be named next that behind which all the rest can be named and paid."""
        slot = lay.get(s.library.code, selection, lay.SLOT) + self.line * needs.LINE_SLOTS
        pays = pick > 0 or needs.spent(s, self.lines(s)[self.line], selection) != 0
        before = self.held
        out = vec[i64]()
        i: i64 = 0
        while i < len(pool):
            self.held = append(before[:], hold(slot, pool[i]))
            wants = self.behind(s, self.scene(s), target, pick)
            wants = demanded(wants, low - 1, needs.without(pool, i), i64(PAYS) if pays else i64(0))
            if self.possible(s, wants):
                out = append(out, pool[i])
            i += 1
        self.held = before
        return out

    def possible(self, s: Board, wants: vec[i64]) -> bool:
        """Whether all that is still asked for can be named and paid: within a line different cards, and no
        card pays the Costs of two (R160, R191).
        """
        spared, due = self.spared(s), self.due(s)
        if not needs.all_paid(s, self.player, wants, spared, due):
            return False
        further = self.further(s)
        return len(further) == 0 or needs.all_paid(s, self.player, needs.paying(further, wants), spared, due)

    def any_will_do(self, s: Board, pool: vec[i64], high: i64, wants: vec[i64], pays: bool) -> bool:
        """Whether all the rest can be named and paid, whichever are named of these; not said of what has
        further lines with Costs.
        """
        there = needs.may_generate(s, self.player, self.spared(s), self.due(s))
        if not leaves_room(pool, high, needs.but_for(wants, there)) or len(self.further(s)) > 0:
            return False
        return len(there) == 0 or not pays or self.leaves_enough(s, pool, high)

    def unspent(self, s: Board, pool: vec[i64]) -> vec[i64]:
        """What no Cost of this announcement takes already."""
        gone = self.spared(s)
        out = vec[i64]()
        for value in pool:
            if thing_of(value) not in gone:
                out = append(out, value)
        return out

    def next_pick(self, s: Board) -> i64:
        code = s.library.code
        header = self.lines(s)[self.line]
        found = needs.picks(s, header)
        if self.index >= len(found):
            self.line += 1
            self.step = LINES
            return AGAIN
        row = found[self.index]
        selection = lay.part(code, row, lay.A)
        scene = self.scene(s)
        pool = self.unspent(s, needs.pick_pool(s, header, row, scene, self.own_thing(s)))
        done = self.named(s, selection)
        low = lay.get(code, selection, lay.LOW) - done
        if len(pool) < low:
            return self.left(s)
        if needs.takes_all(s, row):
            self.step = PICKED
            s.picked = pool
            return AGAIN
        high = lay.get(code, selection, lay.HIGH) - done
        targets = i64(len(needs.targets(s, header)))
        wants = self.behind(s, scene, targets, self.index + 1)
        if not self.any_will_do(s, pool, high, wants, True):
            pool = self.leading_on(s, pool, selection, low, targets, self.index + 1)
        one = done > 0 or (high > 1 and not self.any_will_do(s, pool, high, wants, True))
        if one:  # which cards can still be named depends on those that are
            low, high = min(max(low, 0), 1), 1
        self.step = PICKED_ONE if one else PICKED
        frame = Pick(self.player, pool, low, high, c.R125)
        if needs.from_hand(s, row):
            frame.always = 1
        return s.push(frame)

    def named(self, s: Board, selection: i64) -> i64:
        """How many cards of a Selection or Cost have been named, where they are named one by one."""
        slot = lay.get(s.library.code, selection, lay.SLOT) + self.line * needs.LINE_SLOTS
        count: i64 = 0
        for one in self.held:
            if slot_of(one) == slot:
                count += 1
        return count

    def keep_picked(self, s: Board) -> bool:
        """What was Selected or picked goes into its register; whether it was enough."""
        code = s.library.code
        header = self.lines(s)[self.line]
        chosen = self.step in (SELECTED, SELECTED_ONE)
        selection = (
            needs.targets(s, header)[self.index]
            if chosen
            else lay.part(code, needs.picks(s, header)[self.index], lay.A)
        )
        for value in s.picked:
            slot = lay.get(code, selection, lay.SLOT) + self.line * needs.LINE_SLOTS
            self.held = append(self.held, hold(slot, value))
        named = self.named(s, selection)
        single = self.step in (SELECTED_ONE, PICKED_ONE)
        self.step = TARGETS if chosen else PICKS
        if single and len(s.picked) > 0 and named < lay.get(code, selection, lay.HIGH):
            return True
        self.index += 1
        return named >= lay.get(code, selection, lay.LOW)

    # ---- ENERGY

    def due(self, s: Board) -> i64:
        """The ENERGY that all Costs come to, but for those that may still be declined."""
        total = self.activation_cost(s)
        lines = self.lines(s)
        line: i64 = 0
        while line < len(lines):
            header = lines[line]
            open_still = line > self.line and needs.optional(s, header)
            if (self.declined >> line) & 1 == 0 and not open_still:
                scene = Scene(self.source, self.player, needs.shifted(self.held, line))
                total += needs.energy_of(s, header, scene, False)
            line += 1
        return total

    def to_come(self, s: Board, index: i64, spared: vec[i64]) -> vec[i64]:
        """The cards that do not Generate if the picks from this one on take what Generates least."""
        lines = self.lines(s)
        out = spared
        line = self.line
        while line < len(lines):
            header = lines[line]
            if line == self.line or not needs.optional(s, header):
                rows = needs.picks(s, header)
                scene = Scene(self.source, self.player, needs.shifted(self.held, line))
                own: i64 = self.thing if needs.uses_itself(s, header) != 0 or self.header == 0 else -1
                left = rows[index:] if line == self.line else rows
                out = needs.least(s, header, left, scene, own, out)
            line += 1
        return out

    def leaves_enough(self, s: Board, pool: vec[i64], high: i64) -> bool:
        """Whether a Cost leaves its ENERGY whatever is picked for it (R125)."""
        rest = pool
        spared = self.spared(s)
        while len(rest) > 0 and len(pool) - len(rest) < high:
            at = needs.heaviest(s, self.player, rest)
            spared = append(spared, thing_of(rest[at]))
            rest = needs.without(rest, at)
        return costs.available(s, self.player, self.to_come(s, self.index + 1, spared)) >= self.due(s)

    def spared(self, s: Board) -> vec[i64]:
        """Cards that the Costs use otherwise than for Generating."""
        code = s.library.code
        out = vec[i64]()
        lines = self.lines(s)
        line: i64 = 0
        while line < len(lines):
            header = lines[line]
            if (self.declined >> line) & 1 == 0:
                if needs.uses_itself(s, header) != 0:
                    out = append(out, self.thing)
                scene = Scene(self.source, self.player, needs.shifted(self.held, line))
                for row in needs.picks(s, header):
                    for value in s.rules.selected(s, lay.part(code, row, lay.A), scene):
                        out = append(out, thing_of(value))
                for selection in needs.targets(s, header):
                    if needs.spent(s, header, selection) != 0:
                        for value in selections.of_slot(scene, lay.get(code, selection, lay.SLOT)):
                            out = append(out, thing_of(value))
            line += 1
        return out

    def pay(self, s: Board) -> i64:
        self.own = self.activation_cost(s)
        self.theirs = 0
        lines = self.lines(s)
        line: i64 = 0
        while line < len(lines):
            header = lines[line]
            if (self.declined >> line) & 1 == 0:
                scene = Scene(self.source, self.player, needs.shifted(self.held, line))
                self.own += needs.energy_of(s, header, scene, False)
                self.theirs += needs.energy_of(s, header, scene, True)
            line += 1
        spared = self.spared(s)
        if costs.available(s, self.player, spared) < self.own:
            return self.left(s)
        if self.theirs > 0 and costs.available(s, self.opponent(s), vec[i64]()) < self.theirs:
            return self.left(s)
        self.step = PAID
        if self.own == 0:
            s.picked = vec[i64]()
            return AGAIN
        return s.push(Payment(self.player, self.player, self.own, spared, self.by_surplus(s)))

    def activation_cost(self, s: Board) -> i64:
        if self.kind == links.PREPARING:
            return costs.cost_to_prepare(s, self.player)
        if self.kind != links.ACTIVATION:
            return 0
        return within(costs.cost_of(s, self.player, self.thing, True) - self.less)

    def by_surplus(self, s: Board) -> i64:
        """In an open chain only surplus lets a card of the hand follow that is not quick (R36)."""
        if self.kind != links.ACTIVATION or len(s.stack) == 0 or s.get(self.thing, its.ZONE) != op.HAND:
            return 0
        role = s.library.event_role[s.get(self.thing, its.FACE)]
        return 0 if role == op.QUICK_ROLE or role == op.PERFECT_ROLE else 1

    # ---- done

    def complete(self, s: Board) -> None:
        """Everything is named: what is announced is seen, ENERGY is Generated and Consumed (8.2.2)."""
        face = s.get(self.thing, its.FACE)
        if len(self.paid) > 0:
            s.beat += 1  # R166: a Cost that turns a card is a step
        for thing in self.paid:
            generate(s, thing)
        scale = self.multiplied(s)
        consume(s, self.player, self.own)
        if self.theirs > 0:
            consume_opposing(s, self.opponent(s), self.theirs)
        if self.kind == links.ACTIVATION:
            self.count_lines(s, face)
            self.reserve(s, face)
        elif self.header != 0:
            limits.count_use(s, self.player, self.carrier, self.header)
            fact = facts.USED if self.kind == pending.BY_USE else facts.TRIGGERED
            s.tell(fact, self.player, s.get(self.carrier, its.FACE))
        else:
            s.beat += 1
            prepare(s, self.thing, self.player, self.spot)  # R62: at once
            self.source = s.ref(self.thing)
        self.add_link(s, scale)
        self.tell_selected(s)
        if self.header != 0:
            link = pending.value_at(s.stack, pile.top(s.stack))
            event(s, op.USE, player_value(self.player), link, 0, 0)

    def count_lines(self, s: Board, face: i64) -> None:
        """The lines of an Event that may be used so often are used by Activating it (R256)."""
        lib = s.library
        for header in lib.printed(face):
            if limits.of_events(lib.code, header):
                limits.count_use(s, self.player, self.thing, header)

    def multiplied(self, s: Board) -> i64:
        """DYNAMO for an Ability with a number, used up; Generating for it came first (R84, R181)."""
        if self.header == 0 or lay.get(s.library.code, self.header, lay.FLAGS) & op.NUMBERED == 0:
            return 1
        bearer = thing_of(self.source)
        if s.get(bearer, its.ZONE) != op.BOARD or not values.has(s, bearer, op.DYNAMO):
            return 1
        many = charges.held(s, s.ref(bearer), op.DYNAMO)
        charges.take(s, s.ref(bearer), op.DYNAMO)
        return 1 + many

    def tell_selected(self, s: Board) -> None:
        """What was Selected has been, as soon as the announcement is complete."""
        lines = self.lines(s)
        line: i64 = 0
        while line < len(lines):
            scene = Scene(self.source, self.player, needs.shifted(self.held, line))
            for selection in needs.targets(s, lines[line]):
                for value in s.rules.selected(s, selection, scene):
                    event(s, op.SELECTED_EVENT, player_value(self.player), value, self.source, 0)
            line += 1

    def reserve(self, s: Board, face: i64) -> None:
        """The card lies announced in its Zone (R108); a Leader stays in the Leader Zone until it resolves."""
        lib = s.library
        if lib.numbers_turn:
            keep_announced(s, self.player, self.thing)
        for at in lasts.newest_first(s.lasting):
            if s.lasts(at, lasts.OPERATION) == op.NEXT_COSTS and lib.sign[face] == MINUS:
                if costs.next_fits(s, at, self.player, s.ref(self.thing)):
                    s.set_lasting(lasts.without(s.lasting, at))  # R47
        if lib.sign[face] == PLUS:
            used = costs.plus_used(s, self.player)
            s.let(self.player, their.PLUS_TURN, s.turn)
            s.let(self.player, their.PLUS_CARDS, used + 1)
        if s.flag(self.thing, its.IS_LEADER) and s.get(self.thing, its.PLACE) == its.LEADER_ZONE:
            return
        s.put(self.thing, its.CONTROLLER, self.player)
        if self.spot >= 0:
            s.put(self.thing, its.SLOT, self.spot)
            s.put(self.thing, its.PLACE, its.EVENT_ZONE if is_event_zone(self.spot) else its.UNIT_ZONE)
        else:
            s.put(self.thing, its.PLACE, its.ATTACHED)
        if s.get(self.thing, its.ZONE) == op.HAND:
            s.blur(self.player)
        elif s.get(self.thing, its.SIDE) == its.FACE_DOWN:
            forget(s, self.thing)  # R56: what was done to it as a Prepared card vanishes
            s.put(self.thing, its.DAMAGE, s.get(self.thing, its.KEPT))  # R51: 0 but for a Leader
        s.go(self.thing, ANNOUNCED)
        s.put(self.thing, its.SIDE, its.UPRIGHT)
        s.put(self.thing, its.KNOWN, s.everybody())

    def add_link(self, s: Board, scale: i64) -> None:
        code = s.library.code
        held = self.held
        if self.host >= 0:
            held = append(held, hold(links.EVENT_SLOT, s.ref(self.host)))
        elif self.header != 0 and s.get(self.thing, its.HOST) >= 0 and not has_slot(held, links.EVENT_SLOT):
            held = append(held, hold(links.EVENT_SLOT, s.ref(s.get(self.thing, its.HOST))))
        if self.carrier != self.thing:
            held = append(held, hold(links.CARRIER_SLOT, s.ref(self.carrier)))
        body: i64 = 0
        end: i64 = 0
        if self.header != 0:
            body = lay.part(code, self.header, lay.BODY)
            end = body
            while lay.kind(code, end) != lay.END:
                end += lay.ROW
            if lay.kind(code, body) == op.MAY and needs.cost_row(s, self.header) == 0:
                body += lay.ROW if self.kind != pending.BY_USE else 0  # it was asked when it came up (R92)
        made = pending.entry(self.header, body, end, self.source, self.player, self.kind, held)
        made[pending.SCALE] = scale
        reserved = self.spot + 1 if self.kind == links.ACTIVATION else i64(0)
        made[pending.MODE] = self.declined | reserved << SPOT
        made[pending.NUMBER] = s.numbers
        s.numbers += 1
        s.stack = pile.added(s.stack, made)

    def run_costs(self, s: Board) -> i64:
        """All other Costs, from left to right (8.2.2)."""
        lines = self.lines(s)
        if self.index > 0:
            keep_paid(s, self.index - 1, s.answer - 1, s.picked)
            self.index = 0
        while self.line < len(lines):
            header = lines[self.line]
            line = self.line
            self.line += 1
            if needs.cost_row(s, header) != 0 and (self.declined >> line) & 1 == 0:
                frame = Resolve()
                frame.header = header
                frame.pc = needs.cost_row(s, header)
                frame.source = self.source
                frame.you = self.player
                frame.held = needs.shifted(self.held, line)
                frame.purpose = COST
                self.index = line + 1
                return s.push(frame)
        s.answer = 1
        return DONE

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        if self.step == PLACING:
            out = vec[i64]()
            for spot in board.free_zones(self.player, is_event(board, board.get(self.thing, its.FACE))):
                out = append(out, o.make(o.ZONE, spot))
            return out
        if not self.can_do(board, self.lines(board)[self.line]):
            return append(vec[i64](), o.NO)  # R171
        return vec[i64]([o.YES, o.NO])

    def copy(self) -> Announce:
        twin = Announce(self.player, self.thing, self.header, self.kind)
        twin.step = self.step
        twin.carrier = self.carrier
        twin.source = self.source
        twin.spot = self.spot
        twin.host = self.host
        twin.held = self.held[:]
        twin.line = self.line
        twin.index = self.index
        twin.declined = self.declined
        twin.own = self.own
        twin.theirs = self.theirs
        twin.less = self.less
        twin.paid = self.paid[:]
        return twin


def has_slot(held: vec[i64], slot: i64) -> bool:
    for one in held:
        if slot_of(one) == slot:
            return True
    return False


def keep_paid(s: Board, line: i64, many: i64, paid: vec[i64]) -> None:
    """A Cost was paid: the link's registers follow its cards, and know how many they were (R158, R159)."""
    at = pile.top(s.stack)
    made = pile.entry(s.stack, at)
    low = line * needs.LINE_SLOTS
    held = vec[i64]()
    for one in pending.held(made, 0):
        if not low <= slot_of(one) < low + needs.LINE_SLOTS:
            held = append(held, one)
    for one in paid:
        if slot_of(one) < needs.LINE_SLOTS:
            held = append(held, hold(slot_of(one) + low, value_of(one)))
    held = append(held, hold(needs.COUNT_SLOT + low, links.number_value(max(many, 0))))
    s.stack = pile.added(pile.without(s.stack, at), pending.aimed(made, made[pending.MODE], held))


def spot_at(s: Board, at: i64) -> i64:
    """The Zone that a link has reserved, or -1."""
    return (pending.get(s.stack, at, pending.MODE) >> SPOT) - 1


def declined_at(s: Board, at: i64) -> i64:
    """The lines without which an Event was announced, as bits."""
    return pending.get(s.stack, at, pending.MODE) & ((1 << SPOT) - 1)


def seen_by_all(s: Board, found: vec[i64]) -> bool:
    for value in found:
        if is_player(value) or is_effect(value) or not s.open_to_seats(thing_of(value)):
            return False
    return True

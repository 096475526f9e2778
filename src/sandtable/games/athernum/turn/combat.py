"""The Combat Phase and a single combat (9.3)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.candidates import action_candidates
from sandtable.games.athernum.actions.legal import action_options
from sandtable.games.athernum.actions.legality import bar_action
from sandtable.games.athernum.actions.occasions import COMBAT
from sandtable.games.athernum.actions.payment import UNPAID, Payment, needs_of, no_cost, payable
from sandtable.games.athernum.changes.damage import deal
from sandtable.games.athernum.changes.showing import known_face
from sandtable.games.athernum.changes.turning import exhaust
from sandtable.games.athernum.checking.check import Check
from sandtable.games.athernum.checking.checks import Checks
from sandtable.games.athernum.evaluating.layers import could_have_dfv, has_stat, ofv
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.priority import Priority, act
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.after_action import ASKED, NEXT, OPEN, OPENING, RESOLVED, after_action
from sandtable.games.athernum.turn.pools import empty_pools
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing.asking import Asking
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.in_force import PHASE_END, about, in_force, scene_of
from sandtable.timing.evaluating.patterns import forbidden, pattern_fits
from sandtable.timing.events import event, use, used
from sandtable.timing.resolve import next_instead
from sandtable.timing.stacking import Stacking
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, thing_of

ATTACKS: Final = -1  # among the uses of a thing: how often it was declared as an attacker


# steps of the phase, beside those of after_action.py
CLOSING: Final = 5  # its last check is due
OVER: Final = 6
TRIED: Final = 7  # what was tried may have been taken back (R139)
FEE_ASKED: Final = 8  # what an attack costs is paid (R198)

# steps of a combat
DECLARING: Final = 0
TARGET_ASKED: Final = 1
DEFENDER_ASKED: Final = 2
ATTACKING: Final = 3  # the attack is declared
TRIGGERING: Final = 4  # what it has triggered goes on the stack (R26)
RESPONDING: Final = 5  # priority (9.3.8)
SETTLING: Final = 6  # checks
STRIKING: Final = 7  # damage (9.3.9)
STRUCK: Final = 8  # a check (9.3.10)
TIRING: Final = 9  # exhaustion (9.3.11, 9.3.12)
TIRED: Final = 10  # the last checks (R25)
COMBAT_CLOSED: Final = 11

BY_ATTACKING: Final = 1  # what TIRELESS speaks of
BY_DEFENDING: Final = 2
BY_FIRST_ATTACK: Final = 3  # of the turn


def bar_attacker(s: Board, thing: i64) -> i64:
    """9.3.5: one own face-up permanent that has an OFV."""
    if thing < 0 or s.get(thing, its.CONTROLLER) != s.active or not is_permanent(s, thing):
        return c.C_9_3_5
    if s.get(thing, its.SIDE) != its.LIES_UP:
        return c.C_6_2_9A if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED else c.C_9_3_5
    if not has_stat(s, thing, op.OFV):
        return c.C_2_2_3D
    if not any_target(s, thing):
        return c.C_9_3_6 if not any_foe(s) else c.R1
    if forbidden(s, op.ATTACK, s.ref(thing), NOTHING, 0, 0):
        return c.R1
    most = attack_limit(s, thing)
    if most > 0 and used(s, s.ref(thing), ATTACKS) >= most:
        return c.R1
    return 0 if payable(s, s.active, attack_fee(s, thing), -1) else c.R198


def attack_fee(s: Board, thing: i64) -> vec[i64]:
    """What is paid to attack with a permanent, all that is asked for it together (R198)."""
    needs = no_cost()
    for at in lasts.each_of(s.lasting, op.ATTACK_FEE):
        if about(s, at, thing):
            row = s.lasts(at, lasts.ROW)
            asked = needs_of(s, lay.part(s.library.code, row, lay.A))
            times: i64 = 1
            if lay.has(s.library.code, row, lay.C):
                times = amount(s, lay.part(s.library.code, row, lay.C), scene_of(s, at))
            i: i64 = 0
            while i < their.POOLS:
                needs[i] += times * asked[i]
                i += 1
    return needs


def costs(needs: vec[i64]) -> bool:
    """Whether anything is to be paid."""
    for need in needs:
        if need > 0:
            return True
    return False


def any_foe(s: Board) -> bool:
    """Whether an opponent has anything that could be attacked if no card forbade it."""
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != s.active and is_permanent(s, thing) and could_have_dfv(s, thing):
            return True
    return False


def attack_limit(s: Board, thing: i64) -> i64:
    """How often it may attack in a turn, 0 for no limit."""
    most: i64 = 0
    for at in lasts.each_of(s.lasting, op.ATTACK_LIMIT):
        if about(s, at, thing):
            number = lay.get(s.library.code, s.lasts(at, lasts.ROW), lay.A)
            most = number if most == 0 or number < most else most
    return most


def any_target(s: Board, attacker: i64) -> bool:
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != s.active and bar_target(s, attacker, thing) == 0:
            return True
    return False


def bar_target(s: Board, attacker: i64, thing: i64) -> i64:
    """9.3.6: a permanent of an opponent that has a DFV, or could have one (R80, R82)."""
    if thing >= 0 and s.get(thing, its.CONTROLLER) == s.active:
        return c.R80
    if thing < 0 or not is_permanent(s, thing):
        return c.C_9_3_6B
    if not could_have_dfv(s, thing):
        return c.C_9_3_6B
    if forbidden(s, op.ATTACK, s.ref(attacker), s.ref(thing), 0, 0):
        return c.R1
    return 0


def bar_defender(s: Board, thing: i64, target: i64) -> i64:
    """9.3.7: another own face-up permanent of the target's controller that has a DFV (R80)."""
    if thing < 0 or not is_permanent(s, thing):
        return c.C_9_3_7
    if s.get(thing, its.CONTROLLER) != s.get(target, its.CONTROLLER):
        return c.C_9_3_7
    if thing == target:
        return c.R80
    if s.get(thing, its.SIDE) != its.LIES_UP:
        return c.C_6_2_9A if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED else c.C_9_3_7
    if not has_stat(s, thing, op.DFV):
        return c.C_2_2_4D
    if forbidden(s, op.DEFEND, s.ref(thing), s.attacker if s.combat == 1 else NOTHING, 0, 0):
        return c.R1
    return 0


def must(s: Board, kind: i64, thing: i64) -> bool:
    """Whether an effect in force demands that this thing attacks or defends if able."""
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.REQUIRE):
        row = s.lasts(at, lasts.ROW)
        pattern = lay.part(code, row, lay.A)
        if lay.kind(code, pattern) == kind and in_force(s, at):
            if pattern_fits(s, pattern, scene_of(s, at), s.ref(thing), NOTHING, 0, 0):
                return kind != op.ATTACK or not costs(attack_fee(s, thing))  # nobody has to pay (R198)
    return False


def tireless(s: Board, thing: i64, how: i64) -> bool:
    """Not exhausted by BY_ATTACKING or BY_DEFENDING."""
    for at in lasts.each_of(s.lasting, op.TIRELESS):
        said = lay.get(s.library.code, s.lasts(at, lasts.ROW), lay.A)
        if said == BY_FIRST_ATTACK and how == BY_ATTACKING and used(s, s.ref(thing), ATTACKS) <= 1:
            said = how
        if said == how and about(s, at, thing):
            return True
    return False


def end_what_lasts(s: Board) -> None:
    """What lasts until the combat ends is over, and goes in the check that follows (4.2.1a, R177)."""
    for at in lasts.each(s.lasting):
        if s.lasts(at, lasts.UNTIL) == lasts.COMBAT_ENDS:
            lasts.put(s.lasting, at, lasts.LEFT, 0)


@final
@mypyc_attr(acyclic=True)
class CombatPhase(Asking):
    """9.3: a check, then combats one after the other, for as long as the active player wants."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "attacker")

    def __init__(self, player: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.attacker: i64 = 0  # the ref of what is attacked with, while that is paid for

    def instead(self) -> i64:
        return o.END_COMBAT

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == OPENING:  # 9.3.3
            s.phase = op.COMBAT
            s.opening = op.COMBAT
            s.tell(facts.COMBAT_BEGINS, self.player, 0)
            self.step = NEXT
            return s.push(Checks(COMBAT))
        if self.step == ASKED:
            option = s.answer
            if option == o.END_COMBAT:
                self.step = CLOSING
            elif o.kind_of(option) == o.ATTACK:
                thing = s.at_spot(o.value_of(option))
                needs = attack_fee(s, thing)
                if costs(needs):
                    self.attacker = s.ref(thing)
                    self.step = FEE_ASKED
                    return s.push(Payment(self.player, needs, -1))
                self.step = NEXT
                return s.push(Combat(thing))
            else:
                self.step = TRIED if o.kind_of(option) != o.GENERATE else NEXT
                if o.kind_of(option) == o.DISCARD:
                    self.step = RESOLVED
                s.chain = 0
                return act(s, self.player, option)
        if self.step == FEE_ASKED:
            self.step = NEXT
            if s.answer != UNPAID and s.same(self.attacker):
                return s.push(Combat(thing_of(self.attacker)))
        if self.step == TRIED:  # R139: what was taken back has opened no stack
            self.step = OPEN if s.answer != 0 else NEXT
        if self.step == OPEN or self.step == RESOLVED:
            return after_action(self, s, self.player, COMBAT)
        if self.step == NEXT:
            if not s.alive(self.player):
                self.step = CLOSING
            else:
                self.step = ASKED
                s.chain = 0
                return s.ask(self.player, c.C_9_3_4)
        if self.step == CLOSING:  # R144: the closing check, until it triggers nothing
            self.step = OVER
            return s.push(Checks(COMBAT, PHASE_END))
        empty_pools(s)  # R72
        s.phase = op.DAY
        s.tell(facts.COMBAT_OVER, self.player, 0)
        return DONE

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        forced = False
        for thing in board.board:
            if board.get(thing, its.CONTROLLER) == self.player and board.get(thing, its.SIDE) == its.LIES_UP:
                if bar_attacker(board, thing) == 0:
                    out = append(out, o.make(o.ATTACK, board.spot(thing)))
                    if must(board, op.ATTACK, thing):
                        forced = True
        rest = action_options(board, self.player, COMBAT, False)
        for option in rest:
            if not (forced and option == o.END_COMBAT):
                out = append(out, option)
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(action_candidates(board, self.player, COMBAT, False), o.CONCEDE)
        for thing in board.board:
            if is_permanent(board, thing):
                out = append(out, o.make(o.ATTACK, board.spot(thing)))
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        if o.kind_of(option) == o.ATTACK:
            return bar_attacker(board, board.at_spot(o.value_of(option)))
        barred = bar_action(board, self.player, option, COMBAT, False)
        if barred == 0 and option == o.END_COMBAT and self.forced(board):
            return c.R1
        return barred

    def forced(self, s: Board) -> bool:
        for thing in s.board:
            if s.get(thing, its.CONTROLLER) == self.player:
                if must(s, op.ATTACK, thing) and bar_attacker(s, thing) == 0:
                    return True
        return False

    def copy(self) -> CombatPhase:
        twin = CombatPhase(self.player)
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Combat(Asking):
    """One combat, carried through completely: target, defender, stack, damage, exhaustion (9.3.5 to
    9.3.12).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "target", "defender", "stood")

    def __init__(self, attacker: i64 = 0) -> None:
        super().__init__()
        self.attacker: i64 = attacker
        self.target: i64 = -1
        self.defender: i64 = -1
        self.stood: i64 = 0  # who controlled the attacker when it was declared

    def instead(self) -> i64:
        return o.NO_DEFENDER

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        return self.over(s) if self.step == TARGET_ASKED else self.go(s)

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == DECLARING:  # 9.3.6
            self.step = TARGET_ASKED
            self.stood = s.get(self.attacker, its.CONTROLLER)
            return s.ask(s.active, c.C_9_3_6)
        if self.step == TARGET_ASKED:
            self.target = s.at_spot(o.value_of(s.answer))
            s.combat = 1
            s.attacker = s.ref(self.attacker)
            s.target = s.ref(self.target)
            s.defender = 0
            use(s, s.attacker, ATTACKS)
            s.tell(
                facts.DECLARED,
                s.active,
                common.pair(self.face(s, self.attacker), self.face(s, self.target)),
            )
            if len(self.defenders(s)) > 0:  # 9.3.7: no window for what cannot be
                self.step = DEFENDER_ASKED
                return s.ask(s.get(self.target, its.CONTROLLER), c.C_9_3_7)
            self.step = ATTACKING
        elif self.step == DEFENDER_ASKED:
            if o.kind_of(s.answer) == o.DEFEND:
                self.defender = s.at_spot(o.value_of(s.answer))
                s.defender = s.ref(self.defender)
                s.tell(facts.DEFENDED, s.get(self.defender, its.CONTROLLER), self.face(s, self.defender))
            else:
                s.tell(facts.NOT_DEFENDED, s.get(self.target, its.CONTROLLER), 0)
            self.step = ATTACKING
        if self.step == ATTACKING:  # R26: attack triggers are the first entries on the stack of 9.3.8
            event(s, op.ATTACK, s.attacker, s.target, 0, 0)
            if s.defender != 0:
                event(s, op.DEFEND, s.defender, s.attacker, 0, 0)
            self.step = TRIGGERING
            return s.push(Check())
        if self.step == TRIGGERING:
            if len(s.arriving) > 0:
                return s.push(Stacking(s.take_arriving()))
            self.step = RESPONDING
            if len(s.noted) > 0:
                return s.push(Stacking(s.take_noted()))
        if self.step == RESPONDING:
            self.step = SETTLING
            return s.push(Priority(s.active, COMBAT))
        if self.step == SETTLING:
            self.step = STRIKING
            return s.push(Checks(COMBAT))
        if self.step == STRIKING:  # 9.3.9
            self.strike(s)
            self.step = STRUCK
        if self.step == STRUCK:
            if len(s.waiting) > 0:
                return s.push(next_instead(s))
            self.step = TIRING
            return s.push(Check())  # 9.3.10
        if self.step == TIRING:  # 9.3.11, 9.3.12
            self.tire(s)
            self.step = TIRED
        if len(s.waiting) > 0:
            return s.push(next_instead(s))
        if self.step == TIRED:
            self.step = COMBAT_CLOSED
            s.combat = 0
            end_what_lasts(s)
            return s.push(Checks(COMBAT))  # R25: the triggers of both checks form one stack
        return self.over(s)

    def over(self, s: Board) -> i64:
        s.combat = 0
        end_what_lasts(s)
        s.attacker = 0
        s.target = 0
        s.defender = 0
        return DONE

    def face(self, s: Board, thing: i64) -> i64:
        return known_face(s, thing)

    def strike(self, s: Board) -> None:
        """Both deal damage at the same time; a defender takes the target's place (9.3.9, R77 to R79)."""
        s.beat += 1
        if not s.same(s.attacker) or s.get(self.attacker, its.SIDE) != its.LIES_UP:
            return
        if s.get(self.attacker, its.CONTROLLER) != self.stood:
            return
        if not s.same(s.target) or (s.defender != 0 and not s.same(s.defender)):
            return  # 9.3.9a.I
        facing = self.target if self.defender < 0 else self.defender
        given = ofv(s, self.attacker)
        taken = ofv(s, facing)  # 9.3.9b.I: without OFV it deals 0
        deal(s, s.attacker, facing, given, True)
        if taken > 0:
            deal(s, s.ref(facing), self.attacker, taken, True)

    def tire(self, s: Board) -> None:
        """Attacker and defender become exhausted, if they are still there."""
        if s.same(s.attacker) and not tireless(s, self.attacker, BY_ATTACKING):
            exhaust(s, self.attacker)
        if s.defender != 0 and s.same(s.defender) and not tireless(s, self.defender, BY_DEFENDING):
            exhaust(s, self.defender)

    # ---- questions

    def defenders(self, s: Board) -> vec[i64]:
        out = vec[i64]()
        for thing in s.board:
            if bar_defender(s, thing, self.target) == 0:
                out = append(out, thing)
        return out

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        if self.step == TARGET_ASKED:
            for thing in board.board:
                if bar_target(board, self.attacker, thing) == 0:
                    out = append(out, o.make(o.TARGET, board.spot(thing)))
            return out
        forced = False
        for one in self.defenders(board):
            if must(board, op.DEFEND, one):
                forced = True
        for one in self.defenders(board):
            if not forced or must(board, op.DEFEND, one):
                out = append(out, o.make(o.DEFEND, board.spot(one)))
        if not forced:
            out = append(out, o.NO_DEFENDER)
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = append(vec[i64](), o.CONCEDE)
        kind: i64 = o.TARGET if self.step == TARGET_ASKED else o.DEFEND
        if self.step != TARGET_ASKED:
            out = append(out, o.NO_DEFENDER)
        for thing in board.board:
            if is_permanent(board, thing):
                out = append(out, o.make(kind, board.spot(thing)))
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE or option in self.options(s):
            return 0
        if self.step == TARGET_ASKED and o.kind_of(option) == o.TARGET:
            return bar_target(board, self.attacker, board.at_spot(o.value_of(option)))
        if self.step == DEFENDER_ASKED and o.kind_of(option) == o.DEFEND:
            barred = bar_defender(board, board.at_spot(o.value_of(option)), self.target)
            return barred if barred != 0 else c.R1
        if self.step == DEFENDER_ASKED and option == o.NO_DEFENDER:
            return c.R1
        return UNLISTED

    def copy(self) -> Combat:
        twin = Combat(self.attacker)
        twin.step = self.step
        twin.target = self.target
        twin.defender = self.defender
        twin.stood = self.stood
        return twin

"""An Attack, ATKSEQ.1 to ATKSEQ.6: target, dice, Total STR, damage, and what follows (R65, R189, R195)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack import targets
from sandtable.games.antithesis.attack.killing import lethal_of, mark_by_attack
from sandtable.games.antithesis.attack.shove import Shove
from sandtable.games.antithesis.board import reach
from sandtable.games.antithesis.board.squares import ALL, SQUARES, bit, listed
from sandtable.games.antithesis.evaluating import charging, combat, damage, standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import attacks, facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.events import happen
from sandtable.games.antithesis.windows.following import after, point
from sandtable.games.antithesis.windows.stacked import forced_target
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.rows import by_keys
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

BEGIN: Final = 0  # steps
TARGETED: Final = 1  # ATKSEQ.1: a Character was picked,
SQUARE_ASKED: Final = 2  # or a target square,
DIRECTION_ASKED: Final = 3  # or where a line or cone goes
SURCHARGED: Final = 4  # R16
DECLARED: Final = 5  # the window of its declaration is closed
DICE: Final = 6  # ATKSEQ.2
STRENGTH: Final = 7  # ATKSEQ.3
KNOWN: Final = 8  # the window of Total STR is closed
DAMAGE: Final = 9  # ATKSEQ.4 to ATKSEQ.6
SHOVING: Final = 10
DEALT: Final = 11  # the windows of damage and kills
COMPLETED: Final = 12
OVER: Final = 13

REDIRECTED: Final = -1  # the direction of an Attack with one target: it was meant for another
_HURT: Final = 3  # a row of `hurt`: ref, HP damage, PUSH or PULL damage


@final
@mypyc_attr(acyclic=True)
class Attack(Asking):
    """One Attack of one Character; the answer to the frame below is 1 if it was completed (R167)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "you", "header", "line", "target", "number", "square", "direction", "hurt", "shoves",
    )  # fmt: skip

    def __init__(self, attacker: i64 = 0, you: i64 = 0, header: i64 = 0, line: i64 = 0) -> None:
        super().__init__()
        self.attacker: i64 = attacker  # ref
        self.you: i64 = you
        self.header: i64 = header
        self.line: i64 = line  # the pairs of the Attack line
        self.target: i64 = 0  # ref, 0 for an AOE
        self.number: i64 = 0
        self.square: i64 = -1  # the target square of a 3x3, the square of origin of a line or cone
        self.direction: i64 = 0
        self.hurt = vec[i64]()  # True Damage, fixed for everybody hit
        self.shoves = vec[i64]()  # who of them is still to be moved: places in `hurt`

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step <= SURCHARGED:
            return self.choose(board)
        if self.step == DECLARED:
            if after(board):
                return AGAIN
            self.turn_to(board)
            self.step = DICE
            if point(board):
                return AGAIN  # R93 (c)
        if self.step == DICE:
            if not self.is_legal(board):
                return self.break_off(board)
            board.set_attack(self.number, attacks.STEP, 2)
            self.step = STRENGTH
            capacity = damage.capacity(board)
            icons = capacity[: prices.KINDS]
            return s.push(Adding(self.you, self.number, icons, capacity[prices.KINDS], c.ATKSEQ_2))
        if self.step == STRENGTH:
            self.know_strength(board)
            self.step = KNOWN
            return AGAIN
        if self.step == KNOWN:
            if after(board):
                return AGAIN
            self.step = DAMAGE
            if point(board):
                return AGAIN  # R93 (c)
        if self.step == DAMAGE:
            if not self.is_legal(board):
                return self.break_off(board)
            self.deal(board)
            self.shoves = self.shove_order(board)
            self.step = SHOVING
        if self.step == SHOVING:
            return self.shove(board)
        if self.step == DEALT:
            if after(board):
                return AGAIN
            self.complete(board)
            self.step = COMPLETED
        if self.step == COMPLETED and after(board):
            return AGAIN
        board.end_attack(self.number)
        s.answer = 1
        return DONE

    # ---- ATKSEQ.1

    def choose(self, s: Board) -> i64:
        thing = thing_of(self.attacker)
        if self.step == BEGIN:
            self.number = s.begin_attack(self.row(s))
            return self.ask_target(s)
        if self.step == TARGETED:
            if len(s.picked) == 0:
                return self.break_off(s)
            self.target = s.picked[0]
            self.step = SURCHARGED
            price = combat.surcharge(s, thing, thing_of(self.target), self.line)
            if not prices.is_free(price):
                return s.push(Pay(self.you, thing, price))
        if self.step == SQUARE_ASKED:
            self.square = o.value_of(s.answer)
        elif self.step == DIRECTION_ASKED:
            self.square = o.going_from(o.value_of(s.answer))
            self.direction = o.going_to(o.value_of(s.answer))
        self.declare(s)
        self.step = DECLARED
        return AGAIN

    def row(self, s: Board) -> vec[i64]:
        row = vec[i64]([0] * attacks.WIDTH)
        row[attacks.ATTACKER] = self.attacker
        row[attacks.YOU] = self.you
        row[attacks.HEADER] = self.header
        row[attacks.LINE] = self.line
        row[attacks.SQUARE] = -1
        row[attacks.FROM] = s.get(thing_of(self.attacker), its.SQUARES)
        row[attacks.STEP] = 1
        return row

    def ask_target(self, s: Board) -> i64:
        """A prescribed target is legal or there is no Attack (R75); what nothing fits ends it (R104)."""
        thing = thing_of(self.attacker)
        if not s.same(self.attacker) or not s.in_play(thing):
            return self.break_off(s)
        shape = targets.shape_of(s, self.line)
        if shape == 0:
            self.step = TARGETED
            forced = forced_target(s, self.header)
            if forced > 0:
                legal = targets.bar_prescribed(s, self.you, thing, self.line, forced) == 0
                s.picked = append(vec[i64](), forced) if legal else vec[i64]()
                return AGAIN
            found = targets.characters(s, self.you, thing, self.line, -forced)
            return s.push(Pick(self.you, found, 1, 1, c.ATKSEQ_1))
        if combat.bar_making(s, thing, self.line) != 0:
            return self.break_off(s)
        self.step = SQUARE_ASKED if shape == op.BLAST else DIRECTION_ASKED
        found = self.options(s)
        if len(found) == 0:
            self.step = TARGETED
            return self.break_off(s)
        if len(found) > 1:
            return s.ask(self.you, c.ATKSEQ_1)
        s.answer = found[0]  # R188
        return AGAIN

    def hit_before(self, s: Board) -> i64:
        """The target square of the Attack that this one repeats: it needs another (R197); -1 if it repeats
        none.
        """
        return -min(forced_target(s, self.header), 0) - 1

    def declare(self, s: Board) -> None:
        thing = thing_of(self.attacker)
        s.beat += 1
        s.set_attack(self.number, attacks.TARGET, self.target)
        face = s.get(thing, its.FACE)
        area: i64 = 0
        if self.target == 0:
            area = targets.area(s, thing, self.line, self.square, self.direction)
            middle = self.square
            if targets.shape_of(s, self.line) != op.BLAST:
                middle = targets.target_square(s, thing, self.line, self.square, self.direction)
            s.set_attack(self.number, attacks.SQUARE, middle)
            s.set_attack(self.number, attacks.AREA, area)
            s.tell(facts.DECLARED, self.you, common.pair(face, 0))
        else:
            s.tell(facts.DECLARED, self.you, common.pair(face, s.get(thing_of(self.target), its.FACE)))
        happen(s, op.ATTACK_DECLARED, self.attacker, self.target, 0, self.number, area)

    def turn_to(self, s: Board) -> None:
        """Another Character has become the target while the window was open (R216)."""
        target = s.attacks[attacks.find(s.attacks, self.number) + attacks.TARGET]
        if target != self.target:
            self.target = target
            self.direction = REDIRECTED

    # ---- is it still legal? (R65, R195)

    def is_legal(self, s: Board) -> bool:
        thing = thing_of(self.attacker)
        if not s.same(self.attacker) or not s.in_play(thing) or s.get(thing, its.CONTROLLER) != self.you:
            return False
        if self.target != 0:
            other = thing_of(self.target)
            if self.direction == REDIRECTED:
                return s.same(self.target) and s.in_play(other) and s.get(other, its.CONTROLLER) != self.you
            return s.same(self.target) and combat.bar_target(s, thing, other, self.line, True) == 0
        if targets.shape_of(s, self.line) == op.BLAST:
            return targets.bar_square(s, thing, self.line, self.square) == 0
        at = attacks.find(s.attacks, self.number)
        return s.get(thing, its.SQUARES) == s.attacks[at + attacks.FROM]

    def break_off(self, s: Board) -> i64:
        """It ends without effect and is not completed; costs and dice are lost."""
        if self.step <= TARGETED:
            s.forget_attack(self.number)  # no Attack was made (R203)
        else:
            self.use_up(s)
            s.tell(facts.BROKEN_OFF, self.you, s.get(thing_of(self.attacker), its.FACE))
        s.end_attack(self.number)
        s.answer = 0
        return DONE

    def use_up(self, s: Board) -> None:
        """The bonus of Charge is used up by the next Melee Attack, not by one in the midst of that (R77)."""
        if s.same(self.attacker):
            charging.use_up(s)

    # ---- ATKSEQ.3

    def hit(self, s: Board) -> vec[i64]:
        """Whom it hits: the target, or everybody in the area as they stand now (R61)."""
        if self.target != 0:
            return append(vec[i64](), thing_of(self.target))
        at = attacks.find(s.attacks, self.number)
        inside = standing.characters_in(s, s.attacks[at + attacks.AREA])
        enemies = values.number_in(s, self.line, op.ENEMIES_ONLY) != 0
        only = values.number_in(s, self.line, op.TARGETS_ONLY) != 0
        if not enemies and not only:
            return inside
        header = s.attacks[at + attacks.HEADER]
        out = vec[i64]()
        for thing in inside:  # R254, R264
            if enemies and s.get(thing, its.CONTROLLER) == self.you:
                continue
            if not only or not combat.is_spared(s, header, self.line, self.attacker, thing):
                out = append(out, thing)
        return out

    def know_strength(self, s: Board) -> None:
        s.beat += 1
        s.set_attack(self.number, attacks.STEP, 3)
        hit = self.hit(s)
        first: i64 = -1
        if len(hit) > 0:
            first = hit[0]
        total = damage.strength(s, first, op.HP_TYPE)
        s.set_attack(self.number, attacks.TOTAL, total)
        s.tell(facts.TOTAL, self.you, total)
        others = vec[i64]()
        for thing in hit:
            others = append(others, s.ref(thing))
        if len(others) == 0:
            others = append(others, i64(0))
        events.happen_to_one(s, op.STRENGTH_KNOWN, self.attacker, others, 0, self.number, 0)

    # ---- ATKSEQ.4 to ATKSEQ.6, in the order of R189

    def deal(self, s: Board) -> None:
        """1 fix the True Damage of everybody, 2 put HP damage on all, 3 mark the killed, 4 Victory Points."""
        s.beat += 1
        s.set_attack(self.number, attacks.STEP, 4)
        shoves = self.shove_kind(s)
        hurt = vec[i64]()
        for thing in self.hit(s):
            hp = damage.true_damage(s, thing, op.HP_TYPE)
            moved: i64 = 0
            if shoves != 0:
                moved = damage.true_damage(s, thing, shoves)
            if hp > 0 or moved > 0:
                self.hurt = append(append(append(self.hurt, s.ref(thing)), hp), moved)
        at: i64 = 0
        while at < len(self.hurt):
            thing = thing_of(self.hurt[at])
            hurt = append(hurt, thing)
            if self.hurt[at + 1] > 0:
                s.put(thing, its.DAMAGE, s.get(thing, its.DAMAGE) + self.hurt[at + 1])
                told = common.counted(s.get(thing, its.FACE), min(self.hurt[at + 1], 99))
                s.tell(facts.DAMAGED, s.get(thing, its.CONTROLLER), told)
            at += _HURT
        s.worked.dying = lethal_of(s, hurt)  # who answers no damage but its own
        at = 0
        while at < len(self.hurt):
            most = max(self.hurt[at + 1], self.hurt[at + 2])
            s.note_hit(self.number, self.hurt[at], most)
            happen(s, op.DAMAGE_DEALT, self.attacker, self.hurt[at], self.number, most)
            at += _HURT
        mark_by_attack(s, self.attacker, self.you, self.number, hurt)

    def shove_kind(self, s: Board) -> i64:
        """PUSH or PULL, if the Attack deals such damage."""
        if damage.deals(s, op.PUSH):
            return op.PUSH
        return op.PULL if damage.deals(s, op.PULL) else 0

    def shove(self, s: Board) -> i64:
        """5 PUSH or PULL of those still alive, one after the other; no window opens in between."""
        if s.result != 0:
            return s.stop()
        if len(self.shoves) > 0 and self.shoves[0] < 0:  # the one that has just been pushed or pulled
            if s.worked.shoved > 0:
                s.note_moved(self.number, self.hurt[-1 - self.shoves[0]])
            self.shoves = self.shoves[1:]
        if len(self.shoves) == 0:
            self.step = DEALT
            return AGAIN
        at = self.shoves[0]
        self.shoves[0] = -1 - at
        return s.push(
            Shove(
                self.you, self.hurt[at], self.shove_kind(s), self.hurt[at + 2], self.source(s, self.hurt[at])
            )
        )

    def shove_order(self, s: Board) -> vec[i64]:
        """PUSH the farthest first, PULL the nearest; ties by R103, the order in which they were hit."""
        pull = self.shove_kind(s) == op.PULL
        out = vec[i64]()
        keys = vec[i64]()
        at: i64 = 0
        while at < len(self.hurt):
            ref = self.hurt[at]
            if self.hurt[at + 2] > 0 and ref != self.attacker:  # PUSH and PULL never move it (R64)
                far = reach.points(self.source(s, ref), s.get(thing_of(ref), its.SQUARES), 0)
                out = append(out, at)
                keys = append(keys, far if pull else -far)
            at += _HURT
        return by_keys(out, keys)

    def source(self, s: Board, ref: i64) -> i64:
        """The attacking Character; for a 3x3 its middle square, unless the one that is moved stands there
        (R62).
        """
        if self.target == 0 and targets.shape_of(s, self.line) == op.BLAST:
            if s.get(thing_of(ref), its.SQUARES) & bit(self.square) == 0:
                return bit(self.square)
        return s.get(thing_of(self.attacker), its.SQUARES)

    def complete(self, s: Board) -> None:
        """9 always last; 0 True Damage completes it as well (R167)."""
        self.use_up(s)
        s.beat += 1
        s.set_attack(self.number, attacks.STEP, 6)
        s.tell(facts.COMPLETED, self.you, s.get(thing_of(self.attacker), its.FACE))
        happen(s, op.ATTACK_COMPLETED, self.attacker, self.target, 0, self.number)

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        thing = thing_of(self.attacker)
        out = vec[i64]()
        if self.step == SQUARE_ASKED:
            for square in targets.squares(board, thing, self.line):
                if square != self.hit_before(board):
                    out = append(out, o.make(o.SQUARE, square))
            return out
        for way in targets.directions(board, thing, self.line):
            if self.bar(s, o.make(o.DIRECTION, way)) == 0:
                out = append(out, o.make(o.DIRECTION, way))
        return out

    def candidates(self, s: State) -> vec[i64]:
        out = self.asides(s)
        if self.step == SQUARE_ASKED:
            return extend(out, o.on_each(listed(ALL)))
        for option in self.options(s):
            out = append(out, option)
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        if option == o.CONCEDE:
            return 0
        thing = thing_of(self.attacker)
        value = o.value_of(option)
        before = self.hit_before(board)
        if self.step == SQUARE_ASKED and o.kind_of(option) == o.SQUARE and value < SQUARES:
            if value == before:
                return c.R197
            return targets.bar_square(board, thing, self.line, value)
        if self.step == DIRECTION_ASKED and o.kind_of(option) == o.DIRECTION:
            if o.going_from(value) < SQUARES:
                origin = o.going_from(value)
                if before >= 0 and before == targets.target_square(
                    board, thing, self.line, origin, o.going_to(value)
                ):
                    return c.R197
                return targets.bar_direction(board, thing, self.line, o.going_from(value), o.going_to(value))
        return UNLISTED

    def copy(self) -> Attack:
        twin = Attack(self.attacker, self.you, self.header, self.line)
        twin.step = self.step
        twin.target = self.target
        twin.number = self.number
        twin.square = self.square
        twin.direction = self.direction
        twin.hurt = self.hurt[:]
        twin.shoves = self.shoves[:]
        return twin

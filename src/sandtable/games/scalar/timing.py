"""The frames of Scalar: the roll for the first turn, the turns, a die being deployed, a battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.scalar import clauses as c
from sandtable.games.scalar.actions import (
    ATTACK,
    DECLINE,
    DEPLOY_TO,
    END,
    EVADE_TO,
    MOVE,
    RESIGN,
    ROLL,
    STAND,
    action_candidates,
    action_options,
    bar_action,
    bar_deploy,
    bar_evade,
    deploy_candidates,
    deploy_options,
    evade_candidates,
    evade_options,
    goal_of,
    has_room,
    pair_kind,
    start_of,
)
from sandtable.games.scalar.battle import (
    ATTACKER,
    DEFENDER,
    EVADE,
    KINDS,
    PAIRS,
    SELF_DESTRUCT,
    resolve,
)
from sandtable.games.scalar.board import CORE_WEIGHTS, FIRST_WEIGHTS, UNIT_WEIGHTS
from sandtable.games.scalar.effects import (
    ATTACKED,
    BATTLE_FACES,
    BEGINS,
    EMPTY_TURN,
    FIRST_ROLL,
    LEFT_OUT,
    ROLLED,
    STOOD,
    decline,
    deploy,
    evade,
    move,
    pass_turn,
    resign,
    settle,
    turn_core,
)
from sandtable.games.scalar.rolls import (
    EVADED,
    PENDING,
    battle_roll,
    battler,
    first_roll,
    unit_roll,
    with_result,
)
from sandtable.games.scalar.state import Field
from sandtable.games.scalar.worth import SCALE, swing
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.state import State

HEARD: Final = 1
ACTED: Final = 2
CORE_DUE: Final = 3
CORE_ROLLED: Final = 4

# steps of a deployment and of a battle
THROW: Final = 0
THROWN: Final = 1
DECIDED: Final = 2
ATTACKER_ASKED: Final = 2
DEFENDER_NEXT: Final = 3
DEFENDER_ASKED: Final = 4


@final
@mypyc_attr(acyclic=True)
class First(Frame):
    """Both players roll a d6; the higher begins, ties are rolled again (SETUP.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, s: State) -> i64:
        field = cast(Field, s)
        if self.step == HEARD:
            one = s.answer // 6 + 1
            two = s.answer % 6 + 1
            field.last = first_roll(one, two)
            s.tell(FIRST_ROLL, 0, one << 4 | two)
            if one != two:
                field.player = 0 if one > two else 1
                s.tell(BEGINS, field.player, 0)
                return DONE
        self.step = HEARD
        return s.roll(c.SETUP_5, FIRST_WEIGHTS)

    def options(self, s: State) -> vec[i64]:
        return vec[i64]()

    def copy(self) -> First:
        twin = First()
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Turns(Frame):
    """Players take turns alternately; a turn is one action, or two under Momentum (TURN.1, TURN.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, s: State) -> i64:
        field = cast(Field, s)
        if self.step == HEARD:
            self.step = ACTED
            option = s.answer
            kind = pair_kind(option)
            if kind == MOVE:
                move(field, start_of(option), goal_of(option))
            elif kind == ATTACK:
                return s.push(Battle(start_of(option), goal_of(option)))
            elif option >= ROLL:
                return s.push(Deployment(option - ROLL))
            elif option == RESIGN:
                resign(field)
                return DONE
            else:
                s.tell(LEFT_OUT if option == END else EMPTY_TURN, field.player, 0)
                field.left = 1  # the action that is not taken
        if self.step == ACTED:
            if field.ended == c.DIG_3:
                return DONE  # he has resigned in the middle of an action
            field.left -= 1
            if field.winner != 0:
                return DONE
            if field.left == 0:  # TURN.5
                if pass_turn(field):
                    self.step = CORE_DUE
                elif field.winner != 0:
                    return DONE
        if self.step == CORE_DUE:
            self.step = CORE_ROLLED
            return s.roll(c.CTRL_3, CORE_WEIGHTS)
        if self.step == CORE_ROLLED:
            turn_core(field, s.answer)
        self.step = HEARD
        return s.ask(field.player, c.TURN_1)

    def options(self, s: State) -> vec[i64]:
        return action_options(cast(Field, s))

    def asides(self, s: State) -> vec[i64]:
        return append(vec[i64](), RESIGN)  # DIG.3

    def candidates(self, s: State) -> vec[i64]:
        return action_candidates(cast(Field, s))

    def bar(self, s: State, option: i64) -> i64:
        return bar_action(cast(Field, s), option)

    def copy(self) -> Turns:
        twin = Turns()
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class Deployment(Frame):
    """Roll and Deploy: a die is rolled, then put on a slot or declined (DEPLOY.1 to DEPLOY.3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "value")

    def __init__(self, kind: i64 = 0) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.value: i64 = 0  # what was rolled

    def advance(self, s: State) -> i64:
        field = cast(Field, s)
        if self.step == THROW:
            self.step = THROWN
            return s.roll(c.DEPLOY_1, UNIT_WEIGHTS[self.kind])
        if self.step == THROWN:
            self.value = s.answer + 1
            field.last = unit_roll(field.player, self.kind, self.value)
            s.tell(ROLLED, field.player, self.kind << 5 | self.value)
            self.step = DECIDED
            return s.ask(field.player, c.DEPLOY_2)
        if s.answer == RESIGN:
            resign(field)
        elif s.answer == DECLINE:
            decline(field, self.kind, self.value)
        else:
            deploy(field, self.kind, self.value, s.answer - DEPLOY_TO)
        return DONE

    def options(self, s: State) -> vec[i64]:
        return deploy_options(cast(Field, s))

    def asides(self, s: State) -> vec[i64]:
        return append(vec[i64](), RESIGN)

    def candidates(self, s: State) -> vec[i64]:
        return deploy_candidates()

    def bar(self, s: State, option: i64) -> i64:
        return bar_deploy(cast(Field, s), option)

    def copy(self) -> Deployment:
        twin = Deployment(self.kind)
        twin.step = self.step
        twin.value = self.value
        return twin


@final
@mypyc_attr(acyclic=True)
class Battle(Frame):
    """An attack, in the seven steps of BATTLE.11."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "defender", "a_face", "d_face", "stood")

    def __init__(self, attacker: i64 = 0, defender: i64 = 0) -> None:
        super().__init__()
        self.attacker: i64 = attacker  # hexes
        self.defender: i64 = defender
        self.a_face: i64 = 0
        self.d_face: i64 = 0
        self.stood: i64 = 0  # 1 when the attacker could evade and has decided to stand

    def advance(self, s: State) -> i64:
        field = cast(Field, s)
        if self.step == THROW:  # (1) both roll
            a = i64(field.units[self.attacker])
            d = i64(field.units[self.defender])
            s.tell(ATTACKED, field.player, a << 16 | d << 12 | self.attacker << 6 | self.defender)
            self.step = THROWN
            return s.roll(c.ATT_3, PAIRS)
        if self.step == THROWN:
            self.a_face = s.answer // KINDS
            self.d_face = s.answer % KINDS
            self.remember(field)
            s.tell(BATTLE_FACES, field.player, self.a_face << 4 | self.d_face)
            if self.a_face == EVADE and has_room(field, self.attacker):  # (2) the attacker decides first
                self.step = ATTACKER_ASKED
                return s.ask(field.player, c.BATTLE_6)
            self.step = DEFENDER_NEXT
        elif self.step == ATTACKER_ASKED:
            if s.answer == RESIGN:
                resign(field)
                return DONE
            if s.answer != STAND:
                return self.leave(field, self.attacker, self.d_face, DEFENDER)
            self.stood = 1
            s.tell(STOOD, field.player, 0)
            self.step = DEFENDER_NEXT
        if self.step == DEFENDER_NEXT:
            if self.d_face == EVADE and has_room(field, self.defender):  # then the defender
                self.step = DEFENDER_ASKED
                return s.ask(1 - field.player, c.BATTLE_6)
        elif self.step == DEFENDER_ASKED:
            if s.answer != STAND:
                return self.leave(field, self.defender, self.a_face, ATTACKER)
            s.tell(STOOD, 1 - field.player, 0)
        a_value = i64(field.values[self.attacker])
        d_value = i64(field.values[self.defender])
        result = resolve(a_value, self.a_face, d_value, self.d_face)  # (3) to (7)
        field.last = with_result(field.last, result)
        settle(field, self.attacker, self.defender, result)
        return DONE

    def remember(self, field: Field) -> None:
        """Keep the roll for the dice tray."""
        a = self.attacker
        d = self.defender
        one = battler(a, i64(field.units[a]), i64(field.values[a]), self.a_face)
        two = battler(d, i64(field.units[d]), i64(field.values[d]), self.d_face)
        field.last = battle_roll(one, two, PENDING)

    def leave(self, field: Field, hex: i64, other_face: i64, alone: i64) -> i64:
        """A die moves away: the battle ends, but a self-destructing opponent is lost (BATTLE.10)."""
        evade(field, hex, field.answer - EVADE_TO)
        field.last = with_result(field.last, EVADED)
        if other_face == SELF_DESTRUCT:
            field.last = with_result(field.last, alone)
            settle(field, self.attacker, self.defender, alone)
        return DONE

    def decider(self) -> i64:
        """The hex of the die that may evade."""
        return self.attacker if self.step == ATTACKER_ASKED else self.defender

    def options(self, s: State) -> vec[i64]:
        return evade_options(cast(Field, s), self.decider())

    def asides(self, s: State) -> vec[i64]:
        if s.seat == cast(Field, s).player:
            return append(vec[i64](), RESIGN)
        return vec[i64]()  # DIG.3: only in one's own turn

    def candidates(self, s: State) -> vec[i64]:
        return evade_candidates()

    def bar(self, s: State, option: i64) -> i64:
        return bar_evade(cast(Field, s), self.decider(), option)

    def worth(self, s: State, seat: i64) -> float:
        """What the dice of this battle may be expected to bring."""
        field = cast(Field, s)
        gain = swing(field, self.attacker, self.defender) / SCALE
        return gain if field.player == seat else -gain

    def copy(self) -> Battle:
        twin = Battle(self.attacker, self.defender)
        twin.step = self.step
        twin.a_face = self.a_face
        twin.d_face = self.d_face
        twin.stood = self.stood
        return twin

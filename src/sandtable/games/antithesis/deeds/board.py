"""Deeds with cards In Play: damage, kills, turning, moving, placing, attaching, control, Attacks."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import PAID_FOR, PAY_NOW, Deploy
from sandtable.games.antithesis.actions.deploying import area_for, is_in_rows, price_for
from sandtable.games.antithesis.actions.places import is_deployable
from sandtable.games.antithesis.attack.killing import kill
from sandtable.games.antithesis.attack.shove import OFF_BOARD, Shove
from sandtable.games.antithesis.board import reach
from sandtable.games.antithesis.board.squares import ALL, SQUARES, footprint, listed
from sandtable.games.antithesis.deeds.entering import attach_only
from sandtable.games.antithesis.deeds.order import Doing, OneByOne, ToEach, by, in_play, number, refs
from sandtable.games.antithesis.evaluating import (
    damage,
    ground,
    patterns,
    placing,
    selections,
    values,
)
from sandtable.games.antithesis.evaluating.lasting import begin, settle_control
from sandtable.games.antithesis.evaluating.places import squares_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.moving.move import NO_DICE, ONLY, Move
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.kernel.frames import DONE, UNLISTED, Frame
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.facts import counted
from sandtable.timing.program import Program
from sandtable.timing.rows import by_keys
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value, thing_of

WHOLE: Final = 1  # the FORM of a PUSH or PULL that no DR reduces

# ---- at once


@final
@mypyc_attr(acyclic=True)
class Kill(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        return kill(s, in_play(s, row, lay.A, scene))


@final
@mypyc_attr(acyclic=True)
class Damage(Doing):
    """Direct damage: no STR, DEF or DR; whoever falls by it is marked with all others (R189)."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        much = number(s, row, lay.B, scene)
        for thing in in_play(s, row, lay.A, scene):
            if much > 0 and values.is_character(s, thing):
                s.put(thing, its.DAMAGE, values.within(s.get(thing, its.DAMAGE) + much))
                s.tell(facts.DAMAGED, s.get(thing, its.CONTROLLER), counted(s.get(thing, its.FACE), much))
                done += 1
        return done


def heal(s: Board, thing: i64, much: i64) -> bool:
    """Remove up to so many damage tokens (R71)."""
    healed = min(much, s.get(thing, its.DAMAGE))
    if healed <= 0 or patterns.forbidden(s, i.HEAL, 0, s.ref(thing)) != 0:
        return False
    s.put(thing, its.DAMAGE, s.get(thing, its.DAMAGE) - healed)
    s.tell(facts.HEALED, s.get(thing, its.CONTROLLER), counted(s.get(thing, its.FACE), healed))
    happen(s, i.HEALED, s.ref(thing), 0, 0, healed, 0)
    return True


@final
@mypyc_attr(acyclic=True)
class Exhaust(ToEach):
    def one(self, s: Board, thing: i64, scene: Scene) -> bool:
        return turn(s, thing, its.EXHAUSTED, player_value(scene.you))


@final
@mypyc_attr(acyclic=True)
class Recover(ToEach):
    def one(self, s: Board, thing: i64, scene: Scene) -> bool:
        return turn(s, thing, its.RECOVERED)


def turn(s: Board, thing: i64, side: i64, by: i64 = 0) -> bool:
    """A card is exhausted or recovered by an effect; one that lies so already stays so (R124)."""
    exhausts = side == its.EXHAUSTED
    if s.get(thing, its.SIDE) == side:
        return False
    if patterns.forbidden(s, i.EXHAUST if exhausts else i.RECOVER, by, s.ref(thing)) != 0:
        return False
    s.put(thing, its.SIDE, side)
    fact: i64 = facts.EXHAUSTED_IT if exhausts else facts.RECOVERED_IT
    s.tell(fact, s.get(thing, its.CONTROLLER), s.get(thing, its.FACE))
    happen(s, i.EXHAUSTED_BY_EFFECT if exhausts else i.RECOVERED_BY_EFFECT, s.ref(thing), 0, 0, 0, 0)
    return True


@final
@mypyc_attr(acyclic=True)
class Control(Doing):
    """Control changes, never ownership; a Directive's does not (R121, R129)."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        player = by(s, row, scene)
        for thing in in_play(s, row, lay.A, scene):
            if values.kind_of(s, thing) == i.DIRECTIVE:
                continue
            if begin(s, row, 0, scene, s.ref(thing), player):
                settle_control(s)
                s.tell(facts.CONTROL, player, s.get(thing, its.FACE))
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Attach(Doing):
    """A Modification onto a host, without [Deploy]; Attach To must be met."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        for host in in_play(s, row, lay.B, scene):
            for ref in refs(s, row, lay.A, scene):
                thing = thing_of(ref)
                if values.kind_of(s, thing) == i.MODIFICATION and s.get(thing, its.HOST) != host:
                    if ground.can_attach(s, thing, host, player) == 0:
                        attach_only(s, thing, host, player)
                        return 1
        return 0


@final
@mypyc_attr(acyclic=True)
class Swap(Doing):
    """Two Characters exchange their squares, and both enter at once; not if one cannot enter there."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        two = in_play(s, row, lay.A, scene)
        for thing in in_play(s, row, lay.B, scene):
            two = append(two, thing)
        if len(two) != 2 or not placing.can_swap(s, two[0], two[1]):
            return 0
        first = s.get(two[0], its.SQUARES)
        second = s.get(two[1], its.SQUARES)
        s.put(two[0], its.SQUARES, second)
        s.put(two[1], its.SQUARES, first)
        happen(s, i.ENTERS, s.ref(two[0]), 0, 0, 0, second)
        happen(s, i.ENTERS, s.ref(two[1]), 0, 0, 0, first)
        return 2


# ---- one after the other


@final
@mypyc_attr(acyclic=True)
class Moves(OneByOne):
    """[Move], with what the text adds to it."""

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        if not s.in_play(thing_of(ref)):
            return None
        frame = Move(ref, s.get(thing_of(ref), its.CONTROLLER))
        if lay.has(s.library.code, row, lay.B):
            pairs = lay.part(s.library.code, row, lay.B)
            frame.more = values.number_in(s, pairs, i.MOVE_VALUE)
            frame.kind = values.number_in(s, pairs, i.AS_TYPE)
            frame.boost = values.number_in(s, pairs, i.BOOST_PLUS)
            if lay.pair_of_kind(s.library.code, pairs, i.NO_DICE) >= 0:
                frame.boost = NO_DICE
            points = values.number_in(s, pairs, i.ONLY_POINTS)
            if points > 0:
                frame.more = ONLY + points
                frame.boost = NO_DICE
            frame.twice = 1 if values.number_in(s, pairs, i.BOOST_TIMES) != 0 else 0
        return frame


@final
@mypyc_attr(acyclic=True)
class Combines(OneByOne):
    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        if not s.in_play(thing_of(ref)):
            return None
        frame = Combined(ref, s.get(thing_of(ref), its.CONTROLLER))
        frame.free = lay.get(s.library.code, row, lay.FORM)
        return frame


@final
@mypyc_attr(acyclic=True)
class Shoves(OneByOne):
    """PUSH or PULL without an Attack (R176): the farthest is pushed first, the nearest pulled (R189)."""

    def queue(self, s: Board, row: i64, scene: Scene) -> vec[i64]:
        found = refs(s, row, lay.A, scene)
        source: i64 = 0
        if scene.source > 0:
            source = squares_of(s, scene.source)
        if source == 0:
            return found
        keys = vec[i64]()
        for ref in found:
            far = reach.points(source, s.get(thing_of(ref), its.SQUARES), 0)
            keys = append(keys, far if lay.get(s.library.code, row, lay.C) == i.PULL else -far)
        return by_keys(found, keys)

    def asks(self) -> bool:
        return False

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        scene = program.scene()
        kind = lay.get(s.library.code, row, lay.C)
        thing = thing_of(ref)
        if not s.in_play(thing):
            return None
        source: i64 = 0
        if scene.source > 0:
            source = squares_of(s, scene.source)
        much = number(s, row, lay.B, scene)
        if lay.get(s.library.code, row, lay.FORM) != WHOLE:
            much = damage.shove_damage(s, thing, much, kind)
        return Shove(by(s, row, scene), ref, kind, much, source if source != 0 else OFF_BOARD)


@final
@mypyc_attr(acyclic=True)
class Places(OneByOne):
    """A Character is put into a square: no [Move], no leaving or arriving."""

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        thing = thing_of(ref)
        if not s.in_play(thing) or not values.is_character(s, thing):
            return None
        area = selections.squares_in(s, lay.part(s.library.code, row, lay.B), program.scene())
        frame = Where(by(s, row, program.scene()), ref, area)
        return frame if len(frame.options(s)) > 0 else None


@final
@mypyc_attr(acyclic=True)
class Where(Asking):
    """In which square: every square that the token would cover is free, and one of them is meant (R198)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "ref", "area")

    def __init__(self, player: i64 = 0, ref: i64 = 0, area: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.ref: i64 = ref
        self.area: i64 = area

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == 0:
            self.step = 1
            found = self.options(s)
            if len(found) > 1:
                return s.ask(self.player, c.R198)
            s.answer = found[0]
        thing = thing_of(self.ref)
        size = values.size_of(board, thing)
        squares = footprint(o.value_of(s.answer), size, size)
        entered = squares & ~s.get(thing, its.SQUARES)  # where it stood before it does not enter (R187)
        s.put(thing, its.SQUARES, squares)
        s.tell(
            facts.MOVED, s.get(thing, its.CONTROLLER), counted(s.get(thing, its.FACE), o.value_of(s.answer))
        )
        happen(board, i.ENTERS, s.ref(thing), 0, 0, 0, entered)
        s.answer = 1
        return DONE

    def options(self, s: State) -> vec[i64]:
        return placing.spots(cast(Board, s), thing_of(self.ref), self.area)

    def candidates(self, s: State) -> vec[i64]:
        return extend(self.asides(s), o.on_each(listed(ALL)))

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE:
            return 0
        if o.kind_of(option) != o.SQUARE or o.value_of(option) >= SQUARES:
            return UNLISTED
        return placing.bar_spot(cast(Board, s), thing_of(self.ref), self.area, o.value_of(option))


@final
@mypyc_attr(acyclic=True)
class Deploys(OneByOne):
    """[Deploy] of a card: for its cost, for so much less, or at no cost; where the text says."""

    def queue(self, s: Board, row: i64, scene: Scene) -> vec[i64]:
        out = vec[i64]()
        for ref in refs(s, row, lay.A, scene):
            if is_deployable(values.kind_of(s, thing_of(ref))):
                if s.get(thing_of(ref), its.ZONE) != zones.IN_PLAY:
                    out = append(out, ref)
        return out

    def frame(self, program: Program, s: Board, row: i64, ref: i64) -> Frame | None:
        scene = program.scene()
        player = by(s, row, scene)
        thing = thing_of(ref)
        frame = Deploy(player, thing, PAY_NOW)
        frame.price = price_for(s, row, scene, player, thing)
        if prices.is_free(frame.price):
            frame.how = PAID_FOR
        elif bar_price(s, player, -1, frame.price) != 0:
            return None
        frame.area = area_for(s, row, scene)
        frame.whole = 1 if is_in_rows(s, row) else 0
        return frame


def can_be_host(s: Board, row: i64, scene: Scene, host: i64) -> bool:
    """Whether one of the Modifications that a row means may be attached to a card."""
    for ref in refs(s, row, lay.A, scene):
        thing = thing_of(ref)
        if (
            values.kind_of(s, thing) == i.MODIFICATION
            and s.get(thing, its.HOST) != host
            and ground.can_attach(s, thing, host, by(s, row, scene)) == 0
        ):
            return True
    return False


def can_be_attached(s: Board, row: i64, scene: Scene, thing: i64) -> bool:
    """Whether a Modification may be attached to one of the hosts that a row means."""
    for host in in_play(s, row, lay.B, scene):
        if s.get(thing, its.HOST) != host and ground.can_attach(s, thing, host, by(s, row, scene)) == 0:
            return True
    return False

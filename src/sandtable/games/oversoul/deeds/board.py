"""Deeds on the board: turning, Entering, damage and healing."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes import damage
from sandtable.games.oversoul.changes.entering import (
    attach,
    can_host,
    can_spawn,
    enter_construct,
    is_event,
    prepare,
    spawn,
    spawn_construct,
    within_rank,
)
from sandtable.games.oversoul.changes.turning import exhaust, heal, reactivate
from sandtable.games.oversoul.deeds.order import Doing, Moving, ToEach, by, number, objects, things
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating.printed import original
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ANNOUNCED, Board
from sandtable.timing.asking import Pick
from sandtable.timing.flow import next_beat
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import hold, player_value, put_instead, thing_of


@final
@mypyc_attr(acyclic=True)
class Exhaust(ToEach):
    def one(self, s: Board, thing: i64) -> bool:
        return exhaust(s, thing)


@final
@mypyc_attr(acyclic=True)
class Reactivate(ToEach):
    def one(self, s: Board, thing: i64) -> bool:
        return reactivate(s, thing)


@mypyc_attr(acyclic=True)
class Placing(Order):
    """A deed that puts cards into Zones, each chosen by its player (R18); `each` keeps what is left."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        program.many = 0
        program.did = 0
        program.each = self.queue(program, cast(Board, s), row)
        return self.next(program, cast(Board, s), row)

    def queue(self, program: Program, s: Board, row: i64) -> vec[i64]:
        """The cards that are to be placed, as things."""
        raise AssertionError("every placing has its cards")

    def place(self, program: Program, s: Board, row: i64, thing: i64, spot: i64) -> bool:
        """Put one down; whether that was done."""
        raise AssertionError("every placing places")

    def player(self, program: Program, s: Board, row: i64) -> i64:
        return by(s, row, program.scene())

    def zones(self, program: Program, s: Board, row: i64, thing: i64) -> vec[i64]:
        return s.free_zones(self.player(program, s, row), is_event(s, s.get(thing, its.FACE)))

    def next(self, program: Program, s: Board, row: i64) -> i64:
        while len(program.each) > 0:
            thing = program.each[0]
            free = self.zones(program, s, row, thing)
            if len(free) > 1:
                return program.await_answer(s.ask(self.player(program, s, row), c.R18))
            program.each = program.each[1:]
            if len(free) == 1 and self.place(program, s, row, thing, free[0]):
                program.many += 1
                program.did = 1
        return program.behind()

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        if not s.alive(s.seat):
            program.each = vec[i64]()  # R174: who was asked has left the game
            return program.behind()
        thing = program.each[0]
        program.each = program.each[1:]
        if self.place(program, cast(Board, s), row, thing, o.value_of(s.answer)):
            program.many += 1
            program.did = 1
        return self.next(program, cast(Board, s), row)

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        out = vec[i64]()
        for spot in self.zones(program, cast(Board, s), row, program.each[0]):
            out = append(out, o.make(o.ZONE, spot))
        return out


@final
@mypyc_attr(acyclic=True)
class Prepare(Placing):
    """Turned face-down where it lies; a hand card or Construct needs a free Zone (R58)."""

    def queue(self, program: Program, s: Board, row: i64) -> vec[i64]:
        out = vec[i64]()
        for thing in objects(program, s, row, lay.A, program.scene()):
            if not values.is_totem(s, thing) and s.get(thing, its.SIDE) != its.FACE_DOWN:  # 7.1.36
                if not forbidden(s, op.PREPARE, player_value(program.you), s.ref(thing), 0):
                    out = append(out, thing)
        return out

    def zones(self, program: Program, s: Board, row: i64, thing: i64) -> vec[i64]:
        place = s.get(thing, its.PLACE)
        if s.get(thing, its.ZONE) == op.BOARD and place in (its.UNIT_ZONE, its.EVENT_ZONE):
            return append(vec[i64](), s.get(thing, its.SLOT))
        return s.free_zones(s.get(thing, its.CONTROLLER), is_event(s, s.get(thing, its.FACE)))

    def place(self, program: Program, s: Board, row: i64, thing: i64, spot: i64) -> bool:
        prepare(s, thing, s.get(thing, its.CONTROLLER), spot)
        return True


@final
@mypyc_attr(acyclic=True)
class Spawn(Placing):
    """Each into a Zone of its own; a Construct onto a host, which is named by its Zone."""

    def queue(self, program: Program, s: Board, row: i64) -> vec[i64]:
        player = self.player(program, s, row)
        out = vec[i64]()
        for thing in objects(program, s, row, lay.A, program.scene()):
            if can_spawn(s, thing, player):
                out = append(out, thing)
        return out

    def zones(self, program: Program, s: Board, row: i64, thing: i64) -> vec[i64]:
        player = self.player(program, s, row)
        face = s.get(thing, its.FACE)
        if s.library.kind[face] != op.CONSTRUCT:
            return s.free_zones(player, is_event(s, face))
        out = vec[i64]()
        for host in s.board:
            if can_host(s, thing, host, player):
                out = append(out, s.get(host, its.SLOT))
        return out

    def place(self, program: Program, s: Board, row: i64, thing: i64, spot: i64) -> bool:
        code = s.library.code
        left: i64 = -1
        if lay.has(code, row, lay.B):
            left = s.rules.amount(s, lay.part(code, row, lay.B), program.scene())
        before = s.ref(thing)
        player = self.player(program, s, row)
        if s.library.kind[s.get(thing, its.FACE)] == op.CONSTRUCT:
            for host in s.board:
                if s.get(host, its.SLOT) == spot and can_host(s, thing, host, player):
                    spawn_construct(s, thing, host, player)
                    if left >= 0:
                        s.put(thing, its.DAMAGE, max(values.full_hp(s, thing) - left, 0))
                    break
        elif not spawn(s, thing, player, spot, left):
            return False
        follow(program, s, before, thing)
        return s.get(thing, its.ZONE) == op.BOARD


def follow(program: Program, s: Board, before: i64, thing: i64) -> None:
    """The Ability that moves a card follows it (R159)."""
    if program.source == before:
        program.source = s.ref(thing)
    program.held = put_instead(program.held, before, s.ref(thing))


@final
@mypyc_attr(acyclic=True)
class SpawnTotem(Placing):
    """New TOTEMs, of the Archetype of the card that Spawns them (7.1.32 to 7.1.34, R155)."""

    def queue(self, program: Program, s: Board, row: i64) -> vec[i64]:
        count = number(program, s, row, lay.A, program.scene())
        face = s.library.created[int(lay.part(s.library.code, row, lay.B))]
        room: i64 = len(s.free_zones(self.player(program, s, row), False))
        out = vec[i64]()
        while count > 0 and len(out) < room:
            thing = s.new_thing(face, self.player(program, s, row))
            s.set_flag(thing, its.IS_TOKEN)
            s.put(thing, its.HUE, values.hues_of(s, thing_of(program.source)))
            if not can_spawn(s, thing, self.player(program, s, row)):
                return out  # what bars one bars all of them
            out = append(out, thing)
            count -= 1
        return out

    def place(self, program: Program, s: Board, row: i64, thing: i64, spot: i64) -> bool:
        if not spawn(s, thing, self.player(program, s, row), spot, -1):
            return False
        slot = lay.get(s.library.code, lay.part(s.library.code, row, lay.C), lay.SLOT)
        program.held = append(program.held, hold(slot, s.ref(thing)))
        return True


@final
@mypyc_attr(acyclic=True)
class SpawnAttach(Moving):
    """Spawn & Attach as a Construct (8.4.14, R122)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            for host in objects(program, s, row, lay.B, scene):
                player = by(s, row, scene)
                if s.get(thing, its.ZONE) in (op.BOARD, ANNOUNCED) or not within_rank(
                    s, player, s.get(thing, its.FACE)
                ):
                    continue
                if not can_host(s, thing, host, player):
                    continue
                s.put(thing, its.STAMP, s.tick())
                s.set_flag(thing, its.AS_CONSTRUCT)
                hp = (
                    s.rules.amount(s, lay.part(code, row, lay.C), scene)
                    if lay.has(code, row, lay.C)
                    else original(s, thing, op.HP)
                )
                s.put(thing, its.FORM_HP, hp)
                enter_construct(s, thing, host, player, False)
                done += 1
                break
        return done


@final
@mypyc_attr(acyclic=True)
class Attach(Moving):
    """A Construct goes from one card onto another, or Enters onto one by this (5.3.1)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            on_board = s.get(thing, its.ZONE) == op.BOARD
            if on_board and s.get(thing, its.PLACE) != its.ATTACHED:
                continue
            if s.library.kind[s.get(thing, its.FACE)] != op.CONSTRUCT and not s.flag(thing, its.AS_CONSTRUCT):
                continue
            if not on_board and not can_spawn(s, thing, player):
                continue
            for host in objects(program, s, row, lay.B, scene):
                if not can_host(s, thing, host, player):
                    continue
                if on_board:
                    attach(s, thing, host, player)
                else:
                    spawn_construct(s, thing, host, player)
                done += 1
                break
        return done


# ---- harm


def aims(program: Program, s: Board, selection: i64) -> bool:
    """Whether the damage goes to what was Selected: then CLEAVE and PIERCE work (R105)."""
    code = s.library.code
    mode = lay.kind(code, selection)
    if not lay.has(code, program.header, lay.TARGETS):
        return False
    if mode != op.REF:
        return mode in (op.SELECTED, op.ALL_SELECTED)
    for group in lay.listed(code, lay.part(code, program.header, lay.TARGETS), vec[i64]()):
        if lay.get(code, group, lay.SLOT) == lay.get(code, selection, lay.SLOT):
            return True
    return False  # this card, or another one


@final
@mypyc_attr(acyclic=True)
class Deal(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        selection = lay.part(code, row, lay.B)
        found = things(s, selection, scene, True)
        amount = number(program, s, row, lay.A, scene)
        dealt = damage.deal(s, scene.source, amount, found, aims(program, s, selection))
        scene.fill(links.DEALT_SLOT, append(vec[i64](), links.number_value(dealt)))
        return dealt


@final
@mypyc_attr(acyclic=True)
class Split(Order):
    """Points divided among cards by the user, at least 1 each (R160): one question a card but the last.

    `each` has the cards with their shares, 0 for one that has none yet; `many` is what is left.
    """

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        next_beat(s, row)
        scene = program.scene()
        program.each = vec[i64]()
        program.many = number(program, board, row, lay.A, scene)
        found = things(board, lay.part(s.faces.code, row, lay.B), scene, True)
        if len(found) == 0 or program.many == 0:
            program.done(0)
            return program.behind()
        if len(found) > program.many:
            pool = vec[i64]()
            for thing in found:
                pool = append(pool, s.ref(thing))
            return program.await_answer(s.push(Pick(program.you, pool, program.many, program.many, c.R160)))
        for thing in found:
            program.each = append(append(program.each, thing), 0)
        return self.share(program, board, row)

    def share(self, program: Program, s: Board, row: i64) -> i64:
        """Ask for the next share, unless there is only one way to divide what is left."""
        at = open_share(program)
        left = (i64(len(program.each)) - at) // 2  # cards without a share
        if left == 1 or program.many == left:
            while at < len(program.each):
                program.each[at + 1] = program.many if left == 1 else 1
                at += 2
            return self.deal(program, s, row)
        return program.await_answer(s.ask(program.you, c.R160))

    def deal(self, program: Program, s: Board, row: i64) -> i64:
        """One instance on all of them (R98)."""
        targets = vec[i64]()
        amounts = vec[i64]()
        at: i64 = 0
        while at < len(program.each):
            targets = append(targets, program.each[at])
            amounts = append(amounts, program.each[at + 1])
            at += 2
        program.each = vec[i64]()
        aimed = aims(program, s, lay.part(s.library.code, row, lay.B))
        dealt = damage.deal_each(s, program.source, amounts, targets, aimed)
        program.done(dealt)
        program.fill(links.DEALT_SLOT, append(vec[i64](), links.number_value(dealt)))
        return program.behind()

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        if len(program.each) == 0:
            for value in s.picked:
                program.each = append(append(program.each, thing_of(value)), 0)
        else:
            share = o.value_of(s.answer)
            program.each[open_share(program) + 1] = share
            program.many -= share
        return self.share(program, cast(Board, s), row)

    def options(self, program: Program, s: CardState, row: i64) -> vec[i64]:
        out = vec[i64]()
        left = (i64(len(program.each)) - open_share(program)) // 2
        points: i64 = 1
        while points <= program.many - (left - 1):
            out = append(out, o.make(o.SHARE, points))
            points += 1
        return out


def open_share(program: Program) -> i64:
    """Where the next card without a share stands."""
    at: i64 = 0
    while at < len(program.each) and program.each[at + 1] != 0:
        at += 2
    return at


@final
@mypyc_attr(acyclic=True)
class Heal(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        points = number(program, s, row, lay.A, scene)
        done: i64 = 0
        for thing in objects(program, s, row, lay.B, scene):
            done += heal(s, thing, points, scene.source)
        scene.fill(links.HEALED_SLOT, append(vec[i64](), links.number_value(done)))
        return done


@final
@mypyc_attr(acyclic=True)
class HealFull(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.B, scene):
            done += heal(s, thing, s.get(thing, its.DAMAGE), scene.source)
        scene.fill(links.HEALED_SLOT, append(vec[i64](), links.number_value(done)))
        return done

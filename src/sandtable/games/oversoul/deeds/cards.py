"""Deeds with cards: Draw, search, Gaze, Discard, Sacrifice, Shatter, Exile, Return, Expose (8.7)."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.changes import cards
from sandtable.games.oversoul.changes.leaving import (
    back_home,
    can_give_up,
    exile,
    laid_down,
    pile,
    return_to,
    sacrifice,
    shatter_all,
    with_riders,
)
from sandtable.games.oversoul.changes.noting import event
from sandtable.games.oversoul.deeds.order import Doing, Moving, by, number, objects
from sandtable.games.oversoul.evaluating import links, selections, values
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.asking import Pick
from sandtable.timing.flow import next_beat
from sandtable.timing.meant import top_cards
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import is_player, player_of, player_value, thing_of


def deck_owner(s: Board, zone: i64, scene: Scene, player: i64) -> i64:
    """Whose Deck a zone means."""
    code = s.library.code
    if lay.has(code, zone, lay.WHOSE):
        return selections.first_player(s, lay.part(code, zone, lay.WHOSE), scene, player)
    return player


@final
@mypyc_attr(acyclic=True)
class Draw(Doing):
    def run(self, program: Program, s: CardState, row: i64) -> i64:
        wanted = number(program, cast(Board, s), row, lay.A, program.scene())
        signal = super().run(program, s, row)
        if program.many < wanted:
            program.did = 0  # too few are not "if you do", and are that many all the same (R158, R161)
        return signal

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return cards.draw(s, by(s, row, scene), number(program, s, row, lay.A, scene))


@final
@mypyc_attr(acyclic=True)
class Search(Order):
    """Look through the own Deck, show what is Drawn, shuffle (8.7.24, R131)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        code = s.faces.code
        scene = program.scene()
        who = by(board, row, scene)
        selection = lay.part(code, row, lay.B)
        pool = vec[i64]()
        for thing in s.pile_of(who, op.DECK):
            if s.rules.fits(s, lay.part(code, selection, lay.FITS), s.ref(thing), scene):
                pool = append(pool, s.ref(thing))
        many = lay.get(code, selection, lay.HIGH)
        if many < 0:
            many = program.many  # that many
        many = min(many, len(pool) if many >= lay.MANY else many)
        optional = lay.get(code, selection, lay.LOW) == 0  # up to so many (R251)
        if lay.get(code, row, lay.FORM) == 1 or lay.kind(code, selection) == op.FOUND:
            many *= program.scale
        wanted = many
        while wanted > 0:
            if not cards.may_draw(board, who):
                many -= 1
            wanted -= 1
        if many <= 0:
            program.done(0)
            return program.behind()
        for thing in s.pile_of(who, op.DECK):
            s.let_know(thing, 1 << who)
        s.tell(facts.SEARCHED, who, op.DECK)
        program.searched |= 1 << who
        frame = Pick(who, pool, 0 if optional else many, many, c.C_8_7_24)
        frame.always = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        next_beat(s, row)
        code = s.faces.code
        who = by(board, row, program.scene())
        found = vec[i64]()
        for value in s.picked:
            if s.same(value):  # R174: whose cards they are may have left the game
                cards.draw_found(board, who, thing_of(value))
                found = append(found, s.ref(thing_of(value)))
        program.fill(lay.get(code, lay.part(code, row, lay.B), lay.SLOT), found)
        program.done(i64(len(found)))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Gaze(Order):
    """Look at the top cards of a Deck and put them back in any order (8.7.32, R130)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        zone = lay.part(s.faces.code, row, lay.B)
        scene = program.scene()
        who = by(board, row, scene)
        if not lay.has(s.faces.code, zone, lay.WHOSE):  # either Deck: any player's (R145)
            players = vec[i64]()
            for seat in board.from_active():
                players = append(players, player_value(seat))
            return program.await_answer(s.push(Pick(who, players, 1, 1, c.R145)))
        return self.look(program, board, row, scene, who, deck_owner(board, zone, scene, who))

    def look(self, program: Program, s: Board, row: i64, scene: Scene, who: i64, owner: i64) -> i64:
        program.fill(links.GAZED_SLOT, append(vec[i64](), player_value(owner)))
        found = top_cards(s, owner, op.DECK, number(program, s, row, lay.A, scene))
        for value in found:
            s.let_know(thing_of(value), 1 << who)
        s.tell(facts.GAZED, who, i64(len(found)))
        if len(found) == 0:
            program.done(0)
            return program.behind()
        frame = Pick(who, found, i64(len(found)), i64(len(found)), c.C_8_7_32)
        frame.ordered = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        if len(s.picked) > 0 and is_player(s.picked[0]):
            board = cast(Board, s)
            scene = program.scene()
            return self.look(program, board, row, scene, by(board, row, scene), player_of(s.picked[0]))
        next_beat(s, row)
        for value in s.picked:  # the last one lies on top
            s.put(thing_of(value), its.RANK, s.tick())
        program.done(i64(len(s.picked)))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Discard(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        selection = lay.part(s.library.code, row, lay.A)
        top = lay.kind(s.library.code, selection) == op.TOP or not lay.has(
            s.library.code, selection, lay.FITS
        )
        for thing in laid_down(s, objects(program, s, row, lay.A, scene)):
            if s.get(thing, its.ZONE) == op.DECK and not top:
                program.searched |= 1 << s.get(thing, its.OWNER)  # 8.7.19
            if cards.discard(s, thing):
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Sacrifice(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        player = by(s, row, scene)
        found = objects(program, s, row, lay.A, scene)
        going = laid_down(s, found)
        together = laid_down(s, with_riders(s, found))
        since = s.tick()
        values.hold(s, i64(len(going)))
        for thing in going:
            if can_give_up(s, thing, player) and sacrifice(s, thing):
                done += 1
        values.let_go(s)
        if len(together) > len(going):
            pile(s, together, since)
        return done


@final
@mypyc_attr(acyclic=True)
class Shatter(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        s.worked.spree = vec[i64]()
        return shatter_all(s, objects(program, s, row, lay.A, scene), scene.source)


@final
@mypyc_attr(acyclic=True)
class Exile(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        going = objects(program, s, row, lay.A, scene)
        values.hold(s, i64(len(going)))
        for thing in going:
            if exile(s, thing):
                done += 1
        values.let_go(s)
        return done


@final
@mypyc_attr(acyclic=True)
class Return(Moving):
    """Of two or more cards that go to an end of a Deck together their owner names the order first (R168)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        if where_to(board, row) in (op.TOP_OF_DECK, op.BOTTOM_OF_DECK):
            found = objects(program, board, row, lay.A, program.scene())
            named = selections.of_slot(program.scene(), links.ORDER_SLOT)
            for seat in board.from_active():
                theirs = to_be_ordered(board, found, seat)
                if len(theirs) > 1 and theirs[0] not in named:
                    frame = Pick(seat, theirs, i64(len(theirs)), i64(len(theirs)), c.R168)
                    frame.ordered = 1
                    return program.await_answer(s.push(frame))
        return super().run(program, s, row)

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        named = selections.of_slot(program.scene(), links.ORDER_SLOT)
        program.fill(links.ORDER_SLOT, extend(named, s.picked))
        return self.run(program, s, row)

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        zone = where_to(s, row)
        done: i64 = 0
        named = selections.of_slot(scene, links.ORDER_SLOT)
        scene.fill(links.ORDER_SLOT, vec[i64]())
        going = riders_first(s, objects(program, s, row, lay.A, scene))
        if zone == op.IDLE:
            going = laid_down(s, going)
        values.hold(s, i64(len(going)))
        for thing in going:
            if put_back(s, thing, zone):
                done += 1
        for value in named:
            if s.get(thing_of(value), its.ZONE) == op.DECK:
                cards.put_at(s, thing_of(value), zone == op.BOTTOM_OF_DECK)
        values.let_go(s)
        return done


def where_to(s: Board, row: i64) -> i64:
    """Where cards are Returned to: the hand, if nothing is said."""
    code = s.library.code
    return lay.kind(code, lay.part(code, row, lay.B)) if lay.has(code, row, lay.B) else i64(op.HAND)


def to_be_ordered(s: Board, things: vec[i64], seat: i64) -> vec[i64]:
    """Those of a player that will lie together in the Deck, if that player knows them and all see that they
    are not all alike.
    """
    out = vec[i64]()
    alike = True
    for thing in things:
        if s.get(thing, its.OWNER) != seat or s.flag(thing, its.IS_LEADER):
            continue
        if values.active(s, thing) and (values.is_totem(s, thing) or values.has(s, thing, op.AMORPHOUS)):
            continue  # it is Exiled instead
        if not s.sees(seat, thing):
            return vec[i64]()
        out = append(out, s.ref(thing))
        alike = alike and s.get(thing, its.FACE) == s.get(thing_of(out[0]), its.FACE)
        alike = alike and s.seers(thing) == s.everybody()
    return vec[i64]() if alike else out


def riders_first(s: Board, things: vec[i64]) -> vec[i64]:
    """Constructs before what they are Attached to: Returned together, none of them loses its host (R114)."""
    out = vec[i64]()
    hosts = vec[i64]()
    for thing in things:
        if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.ATTACHED:
            out = append(out, thing)
        else:
            hosts = append(hosts, thing)
    return extend(out, hosts)


def put_back(s: Board, thing: i64, zone: i64) -> bool:
    if s.get(thing, its.ZONE) == op.DECK and zone in (op.TOP_OF_DECK, op.BOTTOM_OF_DECK):
        cards.put_at(s, thing, zone == op.BOTTOM_OF_DECK)
        return True
    if zone == op.LEADER_ZONE:
        return s.flag(thing, its.IS_LEADER) and back_home(s, thing)
    if zone == op.TOP_OF_DECK or zone == op.DECK:
        return return_to(s, thing, op.DECK, False)
    if zone == op.BOTTOM_OF_DECK:
        return return_to(s, thing, op.DECK, True)
    return return_to(s, thing, zone, False)


@final
@mypyc_attr(acyclic=True)
class ReturnOrdered(Order):
    """To an end of a Deck in any order: the last one that is named lies outermost."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        found = vec[i64]()
        for thing in objects(program, board, row, lay.A, scene):
            found = append(found, s.ref(thing))
        frame = Pick(by(board, row, scene), found, i64(len(found)), i64(len(found)), c.C_8_7_32)
        frame.ordered = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        zone = lay.kind(s.faces.code, lay.part(s.faces.code, row, lay.B))
        done: i64 = 0
        for value in s.picked:
            if s.same(value) and put_back(board, thing_of(value), zone):
                done += 1
        program.done(done)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Look(Doing):
    """The top cards of a Deck, seen by whoever looks alone."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        who = by(s, row, scene)
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            s.let_know(thing, 1 << who)
            done += 1
        s.tell(facts.GAZED, who, done)
        return done


@final
@mypyc_attr(acyclic=True)
class TakeUp(Moving):
    """Certain cards of the own Deck are Drawn; nobody searched for them, so none is shown (8.7.24, R189)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        who = by(s, row, scene)
        done: i64 = 0
        found = objects(program, s, row, lay.A, scene)
        if len(found) == 0 and s.top_of(who, op.DECK) < 0:
            return cards.draw(s, who, 1)  # R25: there is none
        for thing in found:
            if (
                s.get(thing, its.ZONE) == op.DECK
                and s.get(thing, its.OWNER) == who
                and cards.may_draw(s, who)
            ):
                cards.take(s, thing)
                event(s, op.DRAWN, player_value(who), s.ref(thing), 0, 1)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class ShuffleInto(Moving):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            if return_to(s, thing, op.DECK, False):
                done += 1
                program.searched |= 1 << s.get(thing, its.OWNER)
        return done


@final
@mypyc_attr(acyclic=True)
class Shuffle(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        zone = lay.part(s.library.code, row, lay.A)
        cards.shuffle(s, deck_owner(s, zone, scene, by(s, row, scene)))
        return 1


@final
@mypyc_attr(acyclic=True)
class Reveal(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            cards.show_all(s, thing)
            done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Expose(Doing):
    """Reveal a Prepared card or a hand card; it is blocked until the next Cycle Phase (8.7.33, 8.7.34)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            down = s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN
            if forbidden(s, op.EXPOSE, 0, s.ref(thing), 0):
                continue
            if down or s.get(thing, its.ZONE) == op.HAND:
                cards.show_all(s, thing)
                s.put(thing, its.EXPOSED, 1)
                event(s, op.EXPOSE, 0, s.ref(thing), 0, 0)
                s.tell(facts.EXPOSED, s.get(thing, its.OWNER), s.get(thing, its.FACE))
                done += 1
        return done

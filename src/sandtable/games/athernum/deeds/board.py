"""Instructions about the board: tokens, attachments, exhausting, turning, damage, control."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import renaming
from sandtable.games.athernum.changes.attaching import attach
from sandtable.games.athernum.changes.damage import deal
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.changes.statics import stack_elsewhere
from sandtable.games.athernum.changes.tokens import create, create_attached
from sandtable.games.athernum.changes.turning import exhaust, turn_down, turn_up
from sandtable.games.athernum.deeds.control import exchange, gain_control
from sandtable.games.athernum.deeds.dividing import divide, share
from sandtable.games.athernum.deeds.meant import scene_for, this_card
from sandtable.games.athernum.deeds.order import Deed
from sandtable.games.athernum.evaluating.layers import ofv
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.evaluating.amounts import amount
from sandtable.timing.evaluating.selections import selected
from sandtable.timing.meant import actor, things_in
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import is_player, thing_of


@final
@mypyc_attr(acyclic=True)
class Create(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return create_all(s, lay.part(s.library.code, row, lay.A), scene, actor(s, row, scene))


@final
@mypyc_attr(acyclic=True)
class Attach(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        by = actor(s, row, scene)
        side = its.LIES_DOWN if lay.get(code, row, lay.C) != 0 else its.LIES_UP
        done: i64 = 0
        for thing in this_card(s, lay.part(code, row, lay.A), scene):
            for host in things_in(s, lay.part(code, row, lay.B), scene):
                if attach(s, thing, host, by, side):
                    if side == its.LIES_DOWN and s.get(thing, its.SIDE) == its.LIES_UP:
                        turn_down(s, thing)
                    done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Exhaust(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in things_in(s, lay.part(s.library.code, row, lay.A), scene):
            if exhaust(s, thing):
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Turn(Deed):
    """Turn face-up or face-down; a card on top of a deck face-up."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        up = lay.get(code, row, lay.B) == op.UP
        done: i64 = 0
        for thing in this_card(s, lay.part(code, row, lay.A), scene):
            if s.get(thing, its.ZONE) == op.DECK:
                if up and not s.flag(thing, its.IS_ON_TOP):
                    s.set_flag(thing, its.IS_ON_TOP)
                    show_all(s, thing)
                    stack_elsewhere(s, thing)  # R131: it has come into that state
                    done += 1
            elif turn_up(s, thing) if up else turn_down(s, thing):
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Deal(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        hit = vec[i64]()
        counts = vec[i64]()  # all are reckoned before the first damage is dealt
        for value in selected(s, lay.part(code, row, lay.B), scene):
            if not is_player(value) and s.same(value):
                mine = scene_for(s, row, scene, value)
                hit = append(hit, value)
                counts = append(counts, amount(s, lay.part(code, row, lay.A), mine) * program.scale)
        done: i64 = 0
        i: i64 = 0
        while i < len(hit):
            if s.same(hit[i]):
                done += deal(s, scene.source, thing_of(hit[i]), counts[i], False)
            i += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Strike(Deed):
    """What a thing deals: it is the source, and not the card that says so."""

    def acts(self) -> bool:
        return False

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        done: i64 = 0
        for source in selected(s, lay.part(code, row, lay.WHO), scene):
            for value in selected(s, lay.part(code, row, lay.B), scene):
                if not is_player(value) and s.same(value):
                    count = amount(s, lay.part(code, row, lay.A), scene) * program.scale
                    done += deal(s, source, thing_of(value), count, False)
        return done


@final
@mypyc_attr(acyclic=True)
class Fight(Deed):
    """Two deal damage equal to their OFV to each other (R156)."""

    def acts(self) -> bool:
        return False

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        done: i64 = 0
        for one in things_in(s, lay.part(code, row, lay.WHO), scene):
            for other in things_in(s, lay.part(code, row, lay.B), scene):
                given = ofv(s, one) * program.scale
                taken = ofv(s, other) * program.scale
                done += deal(s, s.ref(one), other, given, False)
                if one != other:
                    done += deal(s, s.ref(other), one, taken, False)
        return done


@final
@mypyc_attr(acyclic=True)
class DealDivided(Deed):
    """So much damage among several, each at least 1 if there is enough (R157)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        count = amount(s, lay.part(board.library.code, row, lay.A), program.scene()) * program.scale
        return divide(program, board, row, count)

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        count = amount(s, lay.part(board.library.code, row, lay.A), scene) * program.scale
        among = things_in(s, lay.part(board.library.code, row, lay.B), scene)
        done: i64 = 0
        for thing in among:
            done += deal(board, scene.source, thing, share(board, thing, count, len(among)), False)
        program.done(done)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class GainControl(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        return gain_control(s, row, scene)


@final
@mypyc_attr(acyclic=True)
class ExchangeControl(Deed):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        both = things_in(s, lay.part(code, row, lay.A), scene)
        if lay.has(code, row, lay.B):
            for thing in things_in(s, lay.part(code, row, lay.B), scene):
                both = append(both, thing)
        if len(both) == 2:
            return exchange(s, row, scene, both[0], both[1])
        return 0


def create_all(s: Board, selection: i64, scene: Scene, by: i64) -> i64:
    """Create tokens, or copies (R45, R46), loose or attached."""
    code = s.library.code
    count = lay.get(code, selection, lay.LOW)
    if count < 0:
        count = scene.many
    if lay.has(code, selection, lay.OF):
        count *= amount(s, lay.part(code, selection, lay.OF), scene)
    fits_at = lay.part(code, selection, lay.FITS)
    copy = lay.test_of_kind(s.library.code, fits_at, op.COPY_OF)
    attached_to = lay.test_of_kind(s.library.code, fits_at, op.ATTACHED_TO)
    bare = copy > 0 and lay.test_of_kind(code, fits_at, op.NO_FIELD) > 0
    named: i64 = selection if copy > 0 and lay.test_of_kind(code, fits_at, op.NAMED) > 0 else 0
    slot = lay.get(code, selection, lay.SLOT)
    made = vec[i64]()
    while count > 0:
        count -= 1
        if copy > 0:
            for original in things_in(s, fits_at + lay.get(code, copy, lay.Y), scene):
                thing = create_copy(s, original, by, bare, named)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        elif attached_to > 0:
            for host in things_in(s, fits_at + lay.get(code, attached_to, lay.Y), scene):
                thing = create_attached(s, s.library.created[selection], by, host, its.LIES_UP)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        else:
            face = s.library.created[selection]
            own = lay.test_of_kind(code, fits_at, op.OWN_FACTION) if fits_at > 0 else 0
            if own > 0:  # 3.0.6c
                whose = by if lay.get(code, own, lay.X) == op.OF_CREATOR else scene.you
                face = s.library.resource[s.of(whose, their.FACTION)]
            tired = fits_at > 0 and lay.test_of_kind(code, fits_at, op.STATE) > 0
            thing = create(s, face, by, its.LIES_EXHAUSTED if tired else its.LIES_UP, False)
            if thing >= 0:
                made = append(made, s.ref(thing))
    scene.fill(slot, made)
    return len(made)


def create_copy(s: Board, original: i64, player: i64, bare: bool, named: i64) -> i64:
    """7.5.1: a copy is always a token; of something hidden it has only what could be seen (6.3). A bare one
    has no Victory Token Field; another has a name of its own.
    """
    face = s.get(original, its.FACE)
    if named > 0:
        face = s.library.renamed.get(renaming(named, face), face)
    elif bare:
        face = s.library.bare[face]
    side = s.get(original, its.SIDE)
    if s.get(original, its.PLACE) == its.ITEM_SLOT:
        host = s.get(original, its.HOST)
        if side == its.LIES_DOWN:
            face = s.library.blank[op.ITEM]
        return create_attached(s, face, player, host, side) if host >= 0 else -1
    if side == its.LIES_DOWN:
        kind: i64 = op.CHARACTER
        if s.get(original, its.PLACE) == its.LOCATION_SLOT:
            kind = op.LOCATION
        return create(s, s.library.blank[kind], player, its.LIES_DOWN, False)
    return create(s, face, player, side, side == its.LIES_EXHAUSTED or s.flag(original, its.IS_HOLLOW))

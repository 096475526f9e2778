"""Deeds about the chain and the game: Cancel, calling Abilities, Activating by effect, winning and losing."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.changes.noting import law_lines, note_lines
from sandtable.games.oversoul.deeds.order import Doing, Stating, by, number, objects
from sandtable.games.oversoul.evaluating import links
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import cancel
from sandtable.timing import facts as common
from sandtable.timing import pending, pile
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_effect, is_player, player_of, slot_of, thing_of, value_of


@final
@mypyc_attr(acyclic=True)
class Cancel(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        code = s.library.code
        selection = lay.part(code, row, lay.A)
        cards = vec[i64]()
        for value in s.rules.selected(s, selection, scene):
            at = pending.find(s.stack, value) if is_effect(value) else -1
            card = pending.get(s.stack, at, pending.SOURCE) if at >= 0 else 0
            if at >= 0 and cancel(s, at):
                scene.held = followed(s, scene.held, value, card)
                cards = append(cards, s.ref(thing_of(card)))
                done += 1
        if lay.kind(code, selection) == op.CHAINED_LINK and done > 0:  # "it", behind this, is its card
            scene.fill(lay.get(code, selection, lay.SLOT), cards)
        return done


def followed(s: Board, held: vec[i64], link: i64, card: i64) -> vec[i64]:
    """The registers after a link was Cancelled: what meant the link means its card as it is now (R158)."""
    out = vec[i64](capacity=len(held))
    for one in held:
        out = append(out, hold(slot_of(one), s.ref(thing_of(card))) if value_of(one) == link else one)
    return out


@final
@mypyc_attr(acyclic=True)
class CancelAttack(Doing):
    """An Attack can be Cancelled only by text that says Attack (R112)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        if s.attacker == 0:
            return 0
        attacker = thing_of(s.attacker)
        s.tell(facts.CANCELLED, s.get(attacker, its.CONTROLLER), s.get(attacker, its.FACE))
        scene.fill(links.ATTACKER_SLOT, append(vec[i64](), s.attacker))
        s.attacker = 0
        s.worked.fresh = False
        return 1


@final
@mypyc_attr(acyclic=True)
class Redirect(Doing):
    """The Attack goes on against another card (R282): not against a Construct, or the Attacker itself."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        for thing in objects(program, s, row, lay.A, scene):
            ref = s.ref(thing)
            if s.attacker == 0 or ref in (s.attacker, s.target):
                continue
            if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) != its.ATTACHED:
                s.target = ref
                s.worked.fresh = False  # it is Attacked
                seen = s.get(thing, its.SIDE) != its.FACE_DOWN
                face = s.get(thing, its.FACE) if seen else facts.UNSEEN
                attacker = thing_of(s.attacker)
                said = common.pair(s.get(attacker, its.FACE), face)
                s.tell(facts.DECLARED, s.get(attacker, its.CONTROLLER), said)
                return 1
        return 0


@final
@mypyc_attr(acyclic=True)
class Call(Doing):
    """The lines of a card under a Law, used without it; they wait with the triggers (8.5.3, R165)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        which = lay.get(s.library.code, row, lay.A)
        done: i64 = 0
        for thing in objects(program, s, row, lay.B, scene):
            lines = law_lines(s, thing, which)
            note_lines(s, lines, s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
            done += len(lines)
        return done


@final
@mypyc_attr(acyclic=True)
class ActivateCard(Doing):
    """An Activation outside the usual time, with its Cost less B; it waits with the triggers (R165)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        less: i64 = number(program, s, row, lay.B, scene) if lay.has(code, row, lay.B) else 0
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            made = pending.entry(0, 0, 0, s.ref(thing), by(s, row, scene), pending.BY_TRIGGER, vec[i64]())
            made[pending.SCALE] = -less if lay.get(code, row, lay.FORM) == op.MORE else less
            s.noted = pile.added(s.noted, made)
            done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class EndGame(Stating):
    """WIN and LOSE, judged in the next verdict (R64)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        field: i64 = their.WINS if lay.kind(code, row) == op.WIN else their.LOSES
        done: i64 = 0
        for value in s.rules.selected(s, lay.part(code, row, lay.WHO), scene):
            if is_player(value):
                s.let(player_of(value), field, 1)
                done += 1
        return done

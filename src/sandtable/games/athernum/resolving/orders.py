"""Orders: the rows of a program that do something, and what has to be asked for them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum import playing
from sandtable.games.athernum import thing_columns as its
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.carrying.board import do_board
from sandtable.games.athernum.carrying.cards import do_cards
from sandtable.games.athernum.carrying.control import gain_control
from sandtable.games.athernum.carrying.meant import actor, things_in, zone_owner
from sandtable.games.athernum.carrying.players import do_players
from sandtable.games.athernum.effects.cards import carry
from sandtable.games.athernum.effects.markers import remove
from sandtable.games.athernum.effects.zones import to_bottom
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.payment import Payment, needs_of
from sandtable.games.athernum.reading.amounts import amount
from sandtable.games.athernum.reading.on_table import collected, marks
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.resolving.aiming import redirect
from sandtable.games.athernum.resolving.picking import search
from sandtable.games.athernum.resolving.program import LOSING, ORDERING, PAYING, PLAYED, Program
from sandtable.games.athernum.state import Board
from sandtable.kernel.frames import AGAIN
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, thing_of, value_of


def order(program: Program, s: Board, row: i64, kind: i64) -> i64:
    code = s.library.code
    scene = program.scene()
    if kind == op.SEARCH:
        return search(program, s, row, scene)
    if kind == op.PAY:
        program.step = PAYING
        who = actor(s, row, scene)
        return s.push(Payment(who, needs_of(s, lay.part(code, row, lay.A)), thing_of(program.source)))
    if kind == op.LOSE_MARKERS and lay.kind(code, lay.part(code, row, lay.A)) == op.VICTORY:
        return lose_victory(program, s, row, scene)
    if kind == op.PUT and lay.get(code, row, lay.C) == op.BACK_IN_ORDER:
        return ask_order(program, s, row, scene)
    if kind == op.REDIRECT:
        return redirect(program, s, row, scene)
    if kind == op.GAIN_CONTROL:
        program.done(gain_control(s, row, scene))
    elif kind == op.CHOOSE:
        program.done(i64(len(selected(s, lay.part(code, row, lay.A), scene))))
    elif kind == op.PLAY or kind == op.PLAY_FREE:
        return play(program, s, row, scene, kind == op.PLAY_FREE)
    elif kind == op.KEEP:
        pass
    elif kind == op.PUT and starting_hand(program, s, row):
        program.done(put_hand_away(s, actor(s, row, scene)))
    elif kind < op.CREATE:
        program.done(do_cards(s, row, scene))
        if kind == op.SHUFFLE:  # the deck that was searched is shuffled already (R102)
            program.searched &= ~(1 << zone_owner(s, lay.part(code, row, lay.A), scene, actor(s, row, scene)))
        mark_fresh(s, scene, row)
    elif kind == op.CREATE or kind == op.ATTACH or op.EXCHANGE_CONTROL <= kind <= op.SPEND_MARKERS:
        if kind == op.REMOVE and lay.kind(code, lay.part(code, row, lay.A)) == op.ANY_COUNTER:
            program.done(remove_any(s, row, scene, actor(s, row, scene)))
        else:
            program.done(do_board(s, row, scene, program.scale))
    else:
        program.done(do_players(s, row, scene))
    program.keep(scene)
    program.pc += lay.ROW
    return AGAIN


def starting_hand(program: Program, s: Board, row: i64) -> bool:
    """After drawing your starting hand: "it" is that hand."""
    code = s.library.code
    if program.header <= 0 or not lay.has(code, program.header, lay.EVENT):
        return False
    return lay.kind(code, lay.part(code, program.header, lay.EVENT)) == op.STARTING_HAND


def play(program: Program, s: Board, row: i64, scene: Scene, free: bool) -> i64:
    """An effect says "play" (R106): all limits apply; the frame that plays asks for what is open."""
    code = s.library.code
    who = actor(s, row, scene)
    for thing in things_in(s, lay.part(code, row, lay.A), scene):
        program.step = PLAYED
        return s.push(playing.Playing(who, thing, free))
    program.done(0)
    program.pc += lay.ROW
    return AGAIN


def lose_victory(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """That player picks a Victory Token on a permanent of theirs, one after the other (10.1.6)."""
    code = s.library.code
    markers = lay.part(code, row, lay.A)
    program.prevented = amount(s, lay.part(code, markers, lay.HOW_MANY), scene)
    program.done(0)
    return lose_next(program, s)


def lose_next(program: Program, s: Board) -> i64:
    who = actor(s, program.pc, program.scene())
    if program.prevented == 0 or collected(s, who) == 0:
        program.pc += lay.ROW
        return AGAIN
    program.prevented -= 1
    pool = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if (
            s.get(thing, its.ZONE) == op.BOARD
            and s.get(thing, its.CONTROLLER) == who
            and s.get(thing, its.VICTORY) > 0
        ):
            pool = append(pool, s.ref(thing))
        thing += 1
    program.step = LOSING
    return s.push(Pick(who, pool, 1, 1, c.C_10_1_6))


def ask_order(program: Program, s: Board, row: i64, scene: Scene) -> i64:
    """Put cards back in any order: the first picked comes to lie lowest."""
    code = s.library.code
    pool = vec[i64]()
    for thing in things_in(s, lay.part(code, row, lay.A), scene):
        pool = append(pool, s.ref(thing))
    pick = Pick(actor(s, row, scene), pool, i64(len(pool)), i64(len(pool)), c.C_7_2_3B)
    pick.ordered = 1
    program.step = ORDERING
    return s.push(pick)


def put_back(program: Program, s: Board) -> None:
    by = actor(s, program.pc, program.scene())
    count: i64 = 0
    for value in s.picked:
        if carry(s, thing_of(value), op.DECK, op.PUT, by):
            count += 1
    program.done(count)


def mark_fresh(s: Board, scene: Scene, row: i64) -> None:
    """What an instruction has moved is not among "the rest" any more."""
    code = s.library.code
    if not lay.has(code, row, lay.A) or lay.kind(code, row) in (op.DRAW, op.SHUFFLE, op.REVEAL, op.LOOK):
        return
    if lay.kind(code, row) in (op.SHUFFLE_ZONE, op.REVEAL_ZONE, op.LOOK_ZONE):
        return
    for value in selected(s, lay.part(code, row, lay.A), scene):
        if not is_player(value) and not is_effect(value):
            s.set_flag(thing_of(value), its.IS_FRESH)


def clear_fresh(s: Board, held: vec[i64]) -> None:
    for one in held:
        value = value_of(one)
        if not is_player(value) and not is_effect(value):
            s.clear_flag(thing_of(value), its.IS_FRESH)


def remove_any(s: Board, row: i64, scene: Scene, by: i64) -> i64:
    """Remove counters of whatever kind: the kinds in the order damage, exhaustion, custom."""
    code = s.library.code
    a = lay.part(code, row, lay.A)
    count = amount(s, lay.part(code, a, lay.HOW_MANY), scene)
    done: i64 = 0
    for thing in things_in(s, lay.part(code, row, lay.B), scene):
        left = count
        kind: i64 = op.DAMAGE
        while left > 0 and marks(s, thing, op.ANY_COUNTER) > 0 and kind < 64:
            if kind not in (op.VICTORY, op.COMMAND_TOKEN, op.ANY_COUNTER):
                taken = remove(s, by, kind, left, thing)
                left -= taken
                done += taken
            kind += 1
    return done


def put_hand_away(s: Board, player: i64) -> i64:
    """The whole starting hand goes to the bottom of the deck."""
    count: i64 = 0
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, its.ZONE) == op.HAND and s.get(thing, its.OWNER) == player:
            carry(s, thing, op.DECK, op.PUT, player)
            to_bottom(s, thing)
            count += 1
        thing += 1
    return count

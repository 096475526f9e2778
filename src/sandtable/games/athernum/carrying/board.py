"""Instructions about the board: tokens, attachments, exhausting, turning, damage, markers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import player_columns as their
from sandtable.games.athernum import thing_columns as its
from sandtable.games.athernum.carrying.control import exchange
from sandtable.games.athernum.carrying.meant import actor, things_in, this_card
from sandtable.games.athernum.effects.attaching import attach
from sandtable.games.athernum.effects.damage import deal, heal
from sandtable.games.athernum.effects.markers import (
    gain_commands,
    lose_victory,
    move_marks,
    place,
    remove,
    spend_commands,
)
from sandtable.games.athernum.effects.showing import show_all
from sandtable.games.athernum.effects.statics import stack_elsewhere
from sandtable.games.athernum.effects.tokens import create, create_attached
from sandtable.games.athernum.effects.turning import exhaust, turn_down, turn_up
from sandtable.games.athernum.events import event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading.amounts import amount
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, is_player, player_value, thing_of


def do_board(s: Board, row: i64, scene: Scene, scale: i64) -> i64:
    """CREATE, ATTACH, control, exhausting, turning, damage and markers: how much it did."""
    code = s.library.code
    kind = lay.kind(code, row)
    by = actor(s, row, scene)
    a = lay.part(code, row, lay.A)
    b = lay.part(code, row, lay.B)
    done: i64 = 0
    if kind == op.CREATE:
        return create_all(s, a, scene, by)
    if kind == op.ATTACH:
        for thing in this_card(s, a, scene):
            for host in things_in(s, b, scene):
                if attach(s, thing, host, by):
                    done += 1
        return done
    if kind == op.EXHAUST:
        for thing in things_in(s, a, scene):
            if exhaust(s, thing):
                done += 1
        return done
    if kind == op.TURN:
        for thing in this_card(s, a, scene):
            if s.get(thing, its.ZONE) == op.DECK:
                if lay.get(code, row, lay.B) == op.UP and not s.flag(thing, its.IS_ON_TOP):
                    s.set_flag(thing, its.IS_ON_TOP)
                    show_all(s, thing)
                    stack_elsewhere(s, thing)  # R131: it has come into that state
                    done += 1
            elif turn_up(s, thing) if lay.get(code, row, lay.B) == op.UP else turn_down(s, thing):
                done += 1
        return done
    if kind == op.DEAL:
        for value in selected(s, b, scene):
            if not is_player(value) and s.same(value):
                done += deal(s, scene.source, thing_of(value), amount(s, a, scene) * scale, False)
        return done
    if kind == op.EXCHANGE_CONTROL:
        both = things_in(s, a, scene)
        if len(both) == 2:
            return exchange(s, row, scene, both[0], both[1])
        return 0
    return do_markers(s, row, scene, by)


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
    slot = lay.get(code, selection, lay.SLOT)
    made = vec[i64]()
    while count > 0:
        count -= 1
        if copy > 0:
            for original in things_in(s, fits_at + lay.get(code, copy, lay.Y), scene):
                thing = create_copy(s, original, by)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        elif attached_to > 0:
            for host in things_in(s, fits_at + lay.get(code, attached_to, lay.Y), scene):
                thing = create_attached(s, s.library.created[selection], by, host, its.LIES_UP)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        else:
            thing = create(s, s.library.created[selection], by, its.LIES_UP, False)
            if thing >= 0:
                made = append(made, s.ref(thing))
    scene.fill(slot, made)
    return len(made)


def create_copy(s: Board, original: i64, player: i64) -> i64:
    """7.5.1: a copy is always a token; of something hidden it has only what could be seen (6.3)."""
    face = s.get(original, its.FACE)
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
    return create(s, face, player, side, side == its.LIES_EXHAUSTED or s.flag(original, 4))


def do_markers(s: Board, row: i64, scene: Scene, by: i64) -> i64:
    code = s.library.code
    kind = lay.kind(code, row)
    a = lay.part(code, row, lay.A)
    b = lay.part(code, row, lay.B)
    marker = lay.kind(code, a)
    count = amount(s, lay.part(code, a, lay.HOW_MANY), scene)
    done: i64 = 0
    if kind == op.HEAL:
        for thing in things_in(s, b, scene):
            done += heal(s, by, thing, count)
    elif kind == op.PLACE:
        for thing in things_in(s, b, scene):
            done += place(s, by, marker, count, thing)
    elif kind == op.REMOVE:
        for thing in things_in(s, b, scene):
            done += remove(s, by, marker, count, thing)
    elif kind == op.MOVE_MARKERS:
        for start in things_in(s, b, scene):
            for to in things_in(s, lay.part(code, row, lay.C), scene):
                done += move_marks(s, by, marker, count, start, to)
    elif kind == op.GAIN_MARKERS:
        if marker == op.COMMAND_TOKEN:
            done = gain_commands(s, by, count)
    elif kind == op.SPEND_MARKERS:
        if marker == op.COMMAND_TOKEN and spend_commands(s, by, count):
            done = count
    elif kind == op.LOSE_MARKERS and marker == op.COMMAND_TOKEN:
        have = s.of(by, their.COMMANDS)
        done = count if count < have else have
        if forbidden(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, marker):
            return 0
        if done > 0 and replaced(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, marker):
            return 0
        s.let(by, their.COMMANDS, have - done)
        if done > 0:
            event(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, op.COMMAND_TOKEN)
    return done


def lose_token(s: Board, thing: i64) -> i64:
    return lose_victory(s, thing, 1)

"""Instructions about the board: tokens, attachments, exhausting, turning, damage, markers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

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
from sandtable.games.athernum.reading.filters import test_at
from sandtable.games.athernum.reading.patterns import forbidden
from sandtable.games.athernum.reading.selections import selected
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    COMMANDS,
    DOWN,
    EXHAUSTED,
    FACE_OF,
    HOST,
    ITEM_SLOT,
    LOCATION_SLOT,
    NOTHING,
    ON_TOP,
    PLACE,
    SIDE,
    UP,
    ZONE,
    Board,
    is_player,
    player_value,
    thing_of,
)


def do_board(s: Board, row: i64, scene: Scene, scale: i64) -> i64:
    """CREATE, ATTACH, control, exhausting, turning, damage and markers: how much it did."""
    code = s.library.code
    kind = code[row + op.OP]
    by = actor(s, row, scene)
    a = row + code[row + op.A]
    b = row + code[row + op.B]
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
            if s.get(thing, ZONE) == op.DECK:
                if code[row + op.B] == op.UP and not s.flag(thing, ON_TOP):
                    s.set_flag(thing, ON_TOP)
                    show_all(s, thing)
                    stack_elsewhere(s, thing)  # R131: it has come into that state
                    done += 1
            elif turn_up(s, thing) if code[row + op.B] == op.UP else turn_down(s, thing):
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
    count = code[selection + op.LOW]
    if count < 0:
        count = scene.many
    if code[selection + op.OF] != 0:
        count *= amount(s, selection + code[selection + op.OF], scene)
    fits_at = selection + code[selection + op.FITS]
    copy = test_at(s, fits_at, op.COPY_OF)
    attached_to = test_at(s, fits_at, op.ATTACHED_TO)
    slot = code[selection + op.SLOT]
    made = vec[i64]()
    while count > 0:
        count -= 1
        if copy > 0:
            for original in things_in(s, fits_at + code[copy + 2], scene):
                thing = create_copy(s, original, by)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        elif attached_to > 0:
            for host in things_in(s, fits_at + code[attached_to + 2], scene):
                thing = create_attached(s, s.library.created[selection], by, host, UP)
                if thing >= 0:
                    made = append(made, s.ref(thing))
        else:
            thing = create(s, s.library.created[selection], by, UP, False)
            if thing >= 0:
                made = append(made, s.ref(thing))
    scene.fill(slot, made)
    return len(made)


def create_copy(s: Board, original: i64, player: i64) -> i64:
    """7.5.1: a copy is always a token; of something hidden it has only what could be seen (6.3)."""
    face = s.get(original, FACE_OF)
    side = s.get(original, SIDE)
    if s.get(original, PLACE) == ITEM_SLOT:
        host = s.get(original, HOST)
        if side == DOWN:
            face = s.library.blank[op.ITEM]
        return create_attached(s, face, player, host, side) if host >= 0 else -1
    if side == DOWN:
        kind: i64 = op.CHARACTER
        if s.get(original, PLACE) == LOCATION_SLOT:
            kind = op.LOCATION
        return create(s, s.library.blank[kind], player, DOWN, False)
    return create(s, face, player, side, side == EXHAUSTED or s.flag(original, 4))


def do_markers(s: Board, row: i64, scene: Scene, by: i64) -> i64:
    code = s.library.code
    kind = code[row + op.OP]
    a = row + code[row + op.A]
    b = row + code[row + op.B]
    marker = code[a]
    count = amount(s, a + code[a + 1], scene)
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
            for to in things_in(s, row + code[row + op.C], scene):
                done += move_marks(s, by, marker, count, start, to)
    elif kind == op.GAIN_MARKERS:
        if marker == op.COMMAND_TOKEN:
            done = gain_commands(s, by, count)
    elif kind == op.SPEND_MARKERS:
        if marker == op.COMMAND_TOKEN and spend_commands(s, by, count):
            done = count
    elif kind == op.LOSE_MARKERS and marker == op.COMMAND_TOKEN:
        have = s.of(by, COMMANDS)
        done = count if count < have else have
        if forbidden(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, marker):
            return 0
        if done > 0 and replaced(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, marker):
            return 0
        s.let(by, COMMANDS, have - done)
        if done > 0:
            event(s, op.LOSE_MARKERS, player_value(by), NOTHING, 0, op.COMMAND_TOKEN)
    return done


def lose_token(s: Board, thing: i64) -> i64:
    return lose_victory(s, thing, 1)

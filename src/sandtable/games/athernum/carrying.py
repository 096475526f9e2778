"""What each instruction does that asks nobody: one function a group, called by the frame that runs a
program.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.effects import (
    NEUTRALIZED,
    attach,
    attachments,
    can_take,
    carry,
    copies_controlled,
    create,
    create_attached,
    deal,
    discard,
    draw,
    enter,
    exhaust,
    free_slot,
    gain_commands,
    hand_over,
    heal,
    last,
    leave,
    lie_together,
    lose_victory,
    may_stand,
    move_marks,
    pass_on,
    place,
    place_for,
    remove,
    second_copy,
    show,
    shuffle,
    spend_commands,
    stack_elsewhere,
    swap_items,
    take_card,
    to_bottom,
    turn_down,
    turn_up,
)
from sandtable.games.athernum.events import BY_STATIC, E_SCALE, event, replaced
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.reading import (
    ABSENT,
    REVEALED_SLOT,
    amount,
    controller_of,
    field,
    forbidden,
    is_attachment,
    is_permanent,
    selected,
    stat,
    subject_at,
    test_at,
)
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    CHARACTER_SLOT,
    COMMANDS,
    CONTROLLER,
    DOWN,
    EXHAUSTED,
    FACE_OF,
    FOREVER,
    HOST,
    ITEM_SLOT,
    KNOWN,
    LAST,
    LOCATION_SLOT,
    LOSES,
    MAIN,
    NEXT_TURN,
    NOTHING,
    ON_TOP,
    OWNER,
    PHASE_ENDS,
    PLACE,
    POOL,
    RANK,
    SIDE,
    SKIPS,
    SLOT,
    TOKEN,
    TURN_ENDS,
    UP,
    WHILE_THERE,
    WHILE_UP,
    WINS,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_of,
    player_value,
    thing_of,
)
from sandtable.timing import pile


def things_in(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    """The things that a selection means and that are still the same objects."""
    out = vec[i64]()
    for value in selected(s, selection, scene):
        if not is_player(value) and not is_effect(value) and s.same(value):
            out = append(out, thing_of(value))
    return out


def this_card(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    """Like `things_in`; "this" or "it" that has left the board for an open zone is still found there (R47,
    R127).
    """
    if s.library.code[selection] != op.REF:
        return things_in(s, selection, scene)
    found = vec[i64]()
    for value in selected(s, selection, scene):
        if is_player(value) or is_effect(value):
            continue
        thing = thing_of(value)
        if s.same(value) or (s.get(thing, ZONE) in (op.DISCARD_PILE, op.VOID) and s.moved_once(value)):
            found = append(found, thing)
    return found


def players_in(s: Board, selection: i64, scene: Scene) -> vec[i64]:
    out = vec[i64]()
    for value in selected(s, selection, scene):
        if is_player(value) and s.alive(player_of(value)):
            out = append(out, player_of(value))
    return out


def actor(s: Board, row: i64, scene: Scene) -> i64:
    """The player who does what a row orders."""
    code = s.library.code
    if code[row + op.WHO] != 0:
        for player in players_in(s, row + code[row + op.WHO], scene):
            return player
    return scene.you


def zone_owner(s: Board, zone: i64, scene: Scene, fallback: i64) -> i64:
    """Whose zone is meant."""
    code = s.library.code
    if code[zone + 2] != 0:
        for player in players_in(s, zone + code[zone + 2], scene):
            return player
    return fallback


# ---- cards


def do_cards(s: Board, row: i64, scene: Scene) -> i64:
    """DRAW to SHUFFLE_CARDS, REVEAL and LOOK: how many cards it touched."""
    code = s.library.code
    kind = code[row + op.OP]
    by = actor(s, row, scene)
    a = row + code[row + op.A]
    b = row + code[row + op.B]
    done: i64 = 0
    if kind == op.DRAW:
        return draw(s, by, amount(s, a, scene))
    if kind == op.DRAW_CARD:
        for thing in things_in(s, a, scene):
            if s.get(thing, ZONE) == op.DECK:
                take_card(s, s.get(thing, OWNER), thing)
                done += 1
        return done
    if kind == op.DISCARD:
        return discard_all(s, this_card(s, a, scene), by)
    if kind == op.RETURN or kind == op.MOVE:
        return move_all(s, row, this_card(s, a, scene), code[b], kind, by)
    if kind == op.PUT:
        return put_all(s, row, this_card(s, a, scene), scene, by)
    if kind == op.SHUFFLE:
        shuffle(s, zone_owner(s, a, scene, by))
        return 1
    if kind == op.SHUFFLE_ZONE:
        owner = zone_owner(s, a, scene, by)
        card: i64 = 0
        while card < s.count():
            if s.get(card, ZONE) == code[a] and s.get(card, OWNER) == owner:
                if carry(s, card, op.DECK, op.PUT, by):
                    done += 1
            card += 1
        shuffle(s, owner)
        return done
    if kind == op.SHUFFLE_CARDS:
        owners: i64 = 0
        for thing in this_card(s, a, scene):
            if carry(s, thing, op.DECK, op.PUT, by):
                done += 1
                owners |= 1 << s.get(thing, OWNER)
        if owners == 0:
            owners = 1 << by
        seat: i64 = 0
        while seat < s.seats:
            if (owners >> seat) & 1 == 1:
                shuffle(s, seat)
            seat += 1
        return done
    return do_showing(s, row, scene, by)


def do_showing(s: Board, row: i64, scene: Scene, by: i64) -> i64:
    code = s.library.code
    kind = code[row + op.OP]
    a = row + code[row + op.A]
    everybody = (1 << s.seats) - 1
    seats = everybody if kind == op.REVEAL or kind == op.REVEAL_ZONE else 1 << by
    shown = vec[i64]()
    if kind == op.REVEAL or kind == op.LOOK:
        for thing in this_card(s, a, scene):
            shown = append(shown, thing)
    else:
        owner = zone_owner(s, a, scene, by)
        thing = 0
        while thing < s.count():
            if s.get(thing, ZONE) == code[a] and s.get(thing, OWNER) == owner:
                shown = append(shown, thing)
            thing += 1
        event(s, kind, player_value(owner), NOTHING, 0, code[a])
    values = vec[i64]()
    faces = vec[i64]([seats])
    for thing in shown:
        show(s, thing, seats)
        values = append(values, s.ref(thing))
        faces = append(faces, s.get(thing, FACE_OF))
        if kind == op.REVEAL:
            event(s, op.REVEAL, player_value(by), s.ref(thing), 0, 0)
    if len(shown) > 0:
        s.shown = faces
    scene.fill(REVEALED_SLOT, values)
    return len(shown)


def discard_all(s: Board, things: vec[i64], by: i64) -> i64:
    """Discard together what lies on the board, and one after the other what does not."""
    board = vec[i64]()
    others = vec[i64]()
    for thing in things:
        if s.get(thing, ZONE) == op.BOARD:
            board = append(board, thing)
        elif discard(s, thing, by):
            others = append(others, thing)
    done: i64 = len(others)
    lie_together(s, others)
    if len(board) > 0:
        done += len(leave(s, board, op.DISCARD_PILE, op.DISCARD))
    return done


def move_all(s: Board, row: i64, things: vec[i64], zone: i64, verb: i64, by: i64) -> i64:
    """Return or move to a zone; what goes together leaves the board together."""
    code = s.library.code
    keep = code[row + op.ROW + op.OP] == op.KEEP  # R146
    done: i64 = 0
    if zone == op.BOARD:
        for thing in things:
            if bring(s, thing, s.get(thing, OWNER), UP):
                done += 1
        return done
    board = vec[i64]()
    for thing in things:
        if s.get(thing, ZONE) == op.BOARD:
            board = append(board, thing)
        elif carry(s, thing, zone, verb, by, keep):
            done += 1
    if len(board) > 0:
        done += len(leave(s, board, zone, verb, keep))
    return done


def bring(s: Board, thing: i64, player: i64, side: i64, slot: i64 = -1) -> bool:
    """Put a card onto the board without playing it (R106): it needs a slot, or that slot if one is given,
    and has to be a permanent (2.1.1e).
    """
    if s.get(thing, ZONE) == op.BOARD or s.flag(thing, 2):
        return False
    face = s.get(thing, FACE_OF)
    if side == DOWN:
        return enter(s, thing, player, DOWN, CHARACTER_SLOT)
    if not may_stand(s, face):
        return False
    return enter(s, thing, player, side, place_for(s, face), slot)


def bring_back(s: Board, thing: i64) -> bool:
    """Put a card back into the slot that it left, on the side of whoever controlled it there."""
    left = s.get(thing, LAST)
    return bring(s, thing, (left >> 16) & 15, UP, (left >> 20) & 15)


def put_all(s: Board, row: i64, things: vec[i64], scene: Scene, by: i64) -> i64:
    code = s.library.code
    manner = code[row + op.C]
    zone: i64 = op.DECK
    if code[row + op.B] != 0:
        zone = code[row + code[row + op.B]]
    done: i64 = 0
    for thing in things:
        good = False
        if manner == op.INTO:
            good = carry(s, thing, zone, op.PUT, by)
        elif manner == op.BACK_IN_SLOT:
            good = bring_back(s, thing)
        elif manner == op.ONTO or manner == op.BACK_ONTO:
            good = bring(s, thing, by if manner == op.ONTO else s.get(thing, OWNER), UP)
        elif manner == op.ONTO_EXHAUSTED:
            good = bring(s, thing, by, EXHAUSTED)
        elif manner == op.ONTO_FACE_DOWN:
            good = bring(s, thing, by, DOWN)
        else:
            good = carry(s, thing, zone, op.PUT, by)
            if good and manner == op.BOTTOM:
                to_bottom(s, thing)
        if good:
            done += 1
            if s.get(thing, ZONE) == op.BOARD:
                refill(s, scene, thing)
    return done


def refill(s: Board, scene: Scene, thing: i64) -> None:
    """An effect that follows a card finds the new object (R47)."""
    held = scene.held
    i: i64 = 0
    while i < len(held):
        value = held[i] & ((1 << 40) - 1)
        if not is_player(value) and not is_effect(value) and thing_of(value) == thing:
            held[i] = (held[i] >> 40) << 40 | s.ref(thing)
        i += 1


def top_cards(s: Board, player: i64, zone: i64, count: i64) -> vec[i64]:
    """The top cards of a pile, the topmost first, as values."""
    found = vec[i64]()
    limit: i64 = 1 << 60
    while len(found) < count:
        best: i64 = -1
        thing: i64 = 0
        while thing < s.count():
            if s.get(thing, ZONE) == zone and s.get(thing, OWNER) == player and s.get(thing, RANK) < limit:
                if best < 0 or s.get(thing, RANK) > s.get(best, RANK):
                    best = thing
            thing += 1
        if best < 0:
            break
        limit = s.get(best, RANK)
        found = append(found, s.ref(best))
    return found


# ---- the board


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
                    show(s, thing, s.everybody())
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


def exchange(s: Board, row: i64, scene: Scene, one: i64, other: i64) -> i64:
    """Both change hands, or neither does."""
    first = s.get(one, CONTROLLER)
    second = s.get(other, CONTROLLER)
    if is_attachment(s, one) and is_attachment(s, other):
        return exchange_items(s, row, scene, one, other)
    if first == second or not fits_in(s, one, other, second) or not fits_in(s, other, one, first):
        return 0
    if not control_changes(s, one, second) or not control_changes(s, other, first):
        return 0
    until = until_of(s, row, scene, False)
    argument = argument_of(s, row, scene)
    mine = Scene(scene.source, second, scene.held)
    theirs = Scene(scene.source, first, scene.held)
    last_control(s, row, mine, until, argument, s.ref(one))
    last_control(s, row, theirs, until, argument, s.ref(other))
    slot_one = s.get(one, SLOT)
    slot_other = s.get(other, SLOT)
    if s.get(one, PLACE) != s.get(other, PLACE):
        slot_one, slot_other = free_slot(s, first), free_slot(s, second)
    swap(s, one, second, slot_other)
    swap(s, other, first, slot_one)
    return 2


def exchange_items(s: Board, row: i64, scene: Scene, one: i64, other: i64) -> i64:
    """Two attachments change hands: each goes to the slot of the other (7.5.7b, R5, R94)."""
    first = s.get(one, CONTROLLER)
    second = s.get(other, CONTROLLER)
    if first == second or s.flag(one, TOKEN) or s.flag(other, TOKEN):
        return 0  # a token exists only in the slot it was made in
    if not control_changes(s, one, second) or not control_changes(s, other, first):
        return 0
    swap_items(s, one, other)
    until = until_of(s, row, scene, False)
    if until != FOREVER:
        both = Scene(scene.source, scene.you, append(vec[i64](), s.ref(other)))
        last(s, row, 0, both, until, argument_of(s, row, scene), s.ref(one), -1)
    return 2


def fits_in(s: Board, thing: i64, given: i64, player: i64) -> bool:
    """Whether a permanent can go to a player who gives another one away for it (3.0.7d, R49, R53)."""
    if not is_permanent(s, thing) or s.flag(thing, MAIN):
        return False
    face = s.get(thing, FACE_OF)
    if s.library.field[face] > 0 and copies_controlled(s, player, face, given) > 0:
        return False
    if s.get(thing, PLACE) != CHARACTER_SLOT or s.get(given, PLACE) == CHARACTER_SLOT:
        return True
    return free_slot(s, player) >= 0


def swap(s: Board, thing: i64, player: i64, slot: i64) -> None:
    pass_on(s, thing, player)
    if s.get(thing, PLACE) == CHARACTER_SLOT:
        s.put(thing, SLOT, slot)
    elif s.get(thing, PLACE) == LOCATION_SLOT:
        s.put(thing, RANK, s.tick())  # R50: counts as placing it
    for item in attachments(s, thing):
        pass_on(s, item, player)
    event(s, op.GAIN_CONTROL, player_value(player), s.ref(thing), 0, 0)


def last_control(s: Board, row: i64, scene: Scene, until: i64, argument: i64, ref: i64) -> None:
    """A control effect is kept as GAIN_CONTROL, whatever row made it."""
    last(s, row, 0, scene, until, argument, ref, -1)
    s.lasting[len(s.lasting) - 24 + 9] = op.GAIN_CONTROL


def gain_control(s: Board, row: i64, scene: Scene) -> i64:
    code = s.library.code
    by = actor(s, row, scene)
    done: i64 = 0
    for thing in things_in(s, row + code[row + op.A], scene):
        if can_take(s, thing, by) and control_changes(s, thing, by):
            mine = Scene(scene.source, by, scene.held)
            last_control(
                s, row, mine, until_of(s, row, scene, False), argument_of(s, row, scene), s.ref(thing)
            )
            hand_over(s, thing, by)
            done += 1
        elif s.get(thing, SIDE) == DOWN and second_copy(s, thing, by):
            show(s, thing, (1 << s.seats) - 1)  # that it stays tells everybody what it is
    return done


def control_changes(s: Board, thing: i64, by: i64) -> bool:
    """Whether nothing forbids that a player gains control of it, and nothing happens instead."""
    if forbidden(s, op.GAIN_CONTROL, player_value(by), s.ref(thing), 0, 0):
        return False
    return not replaced(s, op.GAIN_CONTROL, player_value(by), s.ref(thing), 0, 0)


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


# ---- effects and players


def neutralize(s: Board, value: i64, by: i64) -> bool:
    """Take an effect off the stack; it never resolves (4.1.8d)."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at < 0 or forbidden(s, op.NEUTRALIZE, player_value(by), value, 0, 0):
        return False
    if replaced(s, op.NEUTRALIZE, player_value(by), value, 0, 0):
        return False
    s.tell(NEUTRALIZED, s.stack[at + 5], s.get(thing_of(s.stack[at + 4]), FACE_OF))
    event(s, op.NEUTRALIZE, player_value(by), value, 0, 0)
    s.stack = pile.without(s.stack, at)
    return True


def double_damage(s: Board, value: i64) -> bool:
    """4.1.8b: an effect on the stack gets another value."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at < 0:
        return False
    s.stack[at + E_SCALE] *= 2
    return True


def do_players(s: Board, row: i64, scene: Scene) -> i64:
    """NEUTRALIZE, DOUBLE_DAMAGE, ADD, SKIP_PHASE, WIN, LOSE."""
    code = s.library.code
    kind = code[row + op.OP]
    by = actor(s, row, scene)
    a = row + code[row + op.A]
    done: i64 = 0
    if kind == op.NEUTRALIZE:
        for value in selected(s, a, scene):
            if is_effect(value) and neutralize(s, value, by):
                done += 1
    elif kind == op.DOUBLE_DAMAGE:
        for value in selected(s, a, scene):
            if is_effect(value) and double_damage(s, value):
                done += 1
    elif kind == op.ADD:
        if forbidden(s, op.ADD, player_value(by), NOTHING, 0, 0):
            return 0
        i: i64 = 0
        while i < code[a]:
            where = POOL + code[a + 1 + 2 * i]
            s.let(by, where, s.of(by, where) + code[a + 2 + 2 * i])
            done += code[a + 2 + 2 * i]
            i += 1
    elif kind == op.SKIP_PHASE:
        s.let(by, SKIPS, s.of(by, SKIPS) | 1 << code[row + op.A])
        done = 1
    elif kind == op.WIN:
        if happens(s, op.WIN, by):
            s.let(by, WINS, 1)
            done = 1
    elif kind == op.LOSE:
        if happens(s, op.LOSE, by):
            s.let(by, LOSES, 1)
            done = 1
    return done


def happens(s: Board, kind: i64, player: i64) -> bool:
    """Whether an effect makes a player win or lose: nothing forbids it or comes instead."""
    if forbidden(s, kind, player_value(player), NOTHING, 0, 0):
        return False
    return not replaced(s, kind, player_value(player), NOTHING, 0, 0)


# ---- what lasts


def until_of(s: Board, row: i64, scene: Scene, static: bool) -> i64:
    """How long an effect lasts (R11, R74, R89)."""
    code = s.library.code
    lasts = code[row + op.LASTS]
    if lasts != 0:
        kind = code[row + lasts]
        if kind == op.END_OF_TURN or kind == op.FOR_THIS_TURN:
            return TURN_ENDS
        if kind == op.END_OF_PHASE:
            return PHASE_ENDS
        if kind == op.YOUR_NEXT_TURN:
            return NEXT_TURN
    operation = code[row + op.OP]
    if operation == op.DELAY:
        return FOREVER  # what is left for later needs its source no more
    if static:
        return WHILE_UP
    if operation == op.REPLACE or op.PREVENT_NEXT <= operation <= op.PREVENT_EVENT:
        return TURN_ENDS
    return FOREVER


def argument_of(s: Board, row: i64, scene: Scene) -> i64:
    code = s.library.code
    lasts = code[row + op.LASTS]
    if lasts != 0:
        kind = code[row + lasts]
        if kind == op.END_OF_PHASE:
            return s.phase
        if kind == op.YOUR_NEXT_TURN:
            return scene.you
    return 0


def state_it(s: Board, row: i64, header: i64, scene: Scene, kind: i64) -> i64:
    """A statement begins to hold: for what it fixes now, or for whatever fits (R90)."""
    code = s.library.code
    static = kind == BY_STATIC
    until = until_of(s, row, scene, static)
    argument = argument_of(s, row, scene)
    if until == WHILE_UP:
        thing = thing_of(scene.source)
        zone: i64 = op.BOARD if header <= 0 else code[header + op.ZONE]
        if not s.same(scene.source):
            return 0  # R91: an item played directly has no continuous effect without a duration
        if zone != op.BOARD:
            until = WHILE_THERE
            argument = zone
        elif s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) != UP:
            return 0
    operation = code[row + op.OP]
    left: i64 = -1
    if operation == op.PREVENT_NEXT:
        left = amount(s, row + code[row + op.A], scene)
    selection = subject_at(s, row)
    modal = operation in (op.FORBID, op.REQUIRE, op.PERMIT, op.REPLACE, op.DELAY, op.PREVENT_EVENT)
    if modal or selection == 0 or is_dynamic(s, selection):
        last(s, row, header, scene, until, argument, 0, left)
        return 1
    done: i64 = 0
    for value in selected(s, selection, scene):
        if not is_player(value):
            if not s.same(value) or (not static and lacks(s, row, thing_of(value))):
                continue
        last(s, row, header, scene, until, argument, value, left)
        if operation == op.GRANT and until != WHILE_UP and until != WHILE_THERE:
            state_granted(s, row, value, until, argument)
        done += 1
    return done


def state_granted(s: Board, row: i64, value: i64, until: i64, argument: i64) -> None:
    """Static abilities that something has been given hold as long as the gift (4.3.2b, R44)."""
    code = s.library.code
    scene = Scene(value, controller_of(s, value), vec[i64]())
    listed = row + code[row + op.A]
    i: i64 = 0
    while i < code[listed]:
        header = listed + code[listed + 1 + i]
        if code[header + op.KIND] == op.STATIC and code[header + op.FLAGS] & op.CONTINUOUS:
            at = header + code[header + op.BODY]
            while code[at + op.OP] != op.END:
                if code[at + op.OP] != op.PICK:
                    last(s, at, header, scene, until, argument, 0, -1)
                at += code[at + op.C] if code[at + op.OP] == op.REPLACE else op.ROW
        i += 1


def is_dynamic(s: Board, selection: i64) -> bool:
    """Whether a subject is looked up at any moment: a group, this, the linked target, a main character."""
    code = s.library.code
    mode = code[selection]
    if mode in (op.GROUP, op.MATCH, op.MAIN, op.OPPONENTS, op.CONTROLLER, op.OWNER):
        return True
    return mode == op.REF and code[selection + op.SLOT] < op.FIRST_SLOT


def lacks(s: Board, row: i64, thing: i64) -> bool:
    """R90: a modifier for a value that its recipient does not have does nothing and does not wait."""
    code = s.library.code
    operation = code[row + op.OP]
    if operation == op.GAIN_VALUES:
        return s.get(thing, SIDE) != UP
    if operation in (op.DOUBLE, op.AT_LEAST, op.AT_MOST):
        return stat(s, thing, code[row + op.A]) == ABSENT
    if operation == op.FIELD_MORE or operation == op.FIELD_FEWER:
        return field(s, thing) == 0
    if operation != op.MODIFY and operation != op.SET:
        return False
    changes = row + code[row + op.A]
    i: i64 = 0
    while i < code[changes]:
        if stat(s, thing, code[changes + 2 + 2 * i]) != ABSENT:
            return False
        i += 1
    return True


def know_zone(s: Board, owner: i64, zone: i64, seat: i64) -> None:
    """A player looks through a zone."""
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, ZONE) == zone and s.get(thing, OWNER) == owner:
            s.put(thing, KNOWN, s.get(thing, KNOWN) | 1 << seat)
        thing += 1

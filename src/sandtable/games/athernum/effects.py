"""What instructions and rules do to the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.games.athernum.events import (
    BY_STATIC,
    body_of,
    entry,
    event,
    replaced,
    saves_itself,
)
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import ELSEWHERE, HAS_RULE, HAS_STATIC
from sandtable.games.athernum.reading import (
    ABSENT,
    abilities,
    about,
    could_have_dfv,
    dfv,
    field,
    forbidden,
    has_free_slot,
    in_force,
    is_attachment,
    is_permanent,
    matches,
    maximum,
    ofv,
    own_supertype,
    pattern_fits,
    scene_of,
    subject_at,
    top_of,
)
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    AFTER,
    ARGUMENT,
    CHARACTER_SLOT,
    CHARACTER_SLOTS,
    COMMANDS,
    CONTROLLER,
    COUNTED,
    DAMAGE,
    DECKED,
    DOWN,
    DRAWN,
    EXHAUSTED,
    EXHAUSTION,
    FACE_OF,
    FLAGS,
    FOREVER,
    GONE,
    HEADER,
    HELD,
    HOLLOW,
    HOST,
    ITEM_SLOT,
    KNOWN,
    LAST,
    LASTING_WIDTH,
    LEFT,
    LOCATION_SLOT,
    MAIN,
    MAIN_SLOT,
    MOST_REGISTERS,
    NOTHING,
    ON_TOP,
    OPERATION,
    OWNER,
    PLACE,
    POOL,
    RANK,
    REGISTERS,
    RESOURCE_ZONE,
    ROW,
    SIDE,
    SLOT,
    SOURCE,
    STAMP,
    SUBJECT,
    TIME,
    TOKEN,
    UNTIL,
    UP,
    VICTORY,
    WIDTH,
    YOU,
    ZONE,
    Board,
    player_value,
)
from sandtable.timing import pile

# facts, for the journal: what is a face, or face << 8 | number, unless said otherwise
DREW: Final = 1  # only its owner is told the face
PLAYED: Final = 2
LEFT_BOARD: Final = 3  # what: face << 4 | zone it went to
DAMAGED: Final = 4  # face << 8 | how much
HEALED: Final = 5
EXHAUSTED_IT: Final = 6
TURNED_UP: Final = 7
TURNED_DOWN: Final = 8
VICTORY_PLACED: Final = 9
VICTORY_REMOVED: Final = 10
VICTORY_LOST: Final = 11
CREATED: Final = 12
CONTROL: Final = 13
DISCARDED: Final = 14  # face, from anywhere but the board
RESOLVED: Final = 15
NEUTRALIZED: Final = 16
SHOWN: Final = 17
SEARCHED: Final = 18  # what: zone
SHUFFLED: Final = 19
ATTACHED_UP: Final = 20  # face << 12 | face of the host
ATTACHED_DOWN: Final = 21  # face of the host
MARKED: Final = 22  # face << 8 | number, of any marker
COMMANDS_CHANGED: Final = 23
POOL_GREW: Final = 24


# ---- zones


def remember_last(s: Board, thing: i64) -> None:
    """What a thing is like as it leaves the board (R127)."""
    attack: i64 = ABSENT
    defence: i64 = ABSENT
    side = s.get(thing, SIDE)
    if side == UP:
        attack = ofv(s, thing)
        defence = dfv(s, thing)
    attack = attack if attack < 254 else 254
    defence = defence if defence < 254 else 254
    packed = s.get(thing, STAMP) << 24 | s.get(thing, SLOT) << 20 | s.get(thing, CONTROLLER) << 16
    s.put(thing, LAST, packed | (attack + 1) << 8 | (defence + 1))


def relocate(s: Board, thing: i64, zone: i64, keep: bool) -> None:
    """Put a thing into another zone: a new object, without markers and states (R47, 6.1.8a, 10.0.5)."""
    from_zone = s.get(thing, ZONE)
    seers = s.seers(thing)
    owner = s.get(thing, OWNER)
    if from_zone == op.BOARD:
        s.pool += s.get(thing, VICTORY)  # 10.1.5, R62
        clear_marks(s, thing)
    if from_zone == op.HAND and zone in (op.DECK, op.BOARD, op.EXTRA_DECK):
        blur(s, owner)
    s.put(thing, DAMAGE, 0)
    s.put(thing, EXHAUSTION, 0)
    s.put(thing, VICTORY, 0)
    s.put(thing, HOST, -1)
    s.put(thing, SIDE, UP)
    s.put(thing, PLACE, 0)
    s.put(thing, SLOT, 0)
    s.put(thing, FLAGS, s.get(thing, FLAGS) & (TOKEN | HOLLOW))
    s.put(thing, CONTROLLER, owner)
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    if from_zone == op.BOARD:
        s.put(thing, AFTER, s.get(thing, STAMP))
    if s.flag(thing, TOKEN) and not (keep and zone == op.VOID):
        zone = GONE  # 7.5.2b, R48, R146
    s.set_zone(thing, zone)
    s.put(thing, KNOWN, seers)
    if zone == op.DECK:
        lower_top(s, owner, thing)


def blur(s: Board, owner: i64) -> None:
    """A card leaves a hand unseen: nobody else can be sure any more which of the cards it knew are there."""
    for thing in s.hand:
        if s.get(thing, OWNER) == owner:
            s.put(thing, KNOWN, s.get(thing, KNOWN) & (1 << owner))


def lower_top(s: Board, owner: i64, top: i64) -> None:
    """Only the top card of a deck can lie face-up there (R131)."""
    things = s.things
    total = s.count()
    thing: i64 = 0
    while thing < total:
        if things[thing * WIDTH + FLAGS] & ON_TOP != 0:
            if thing != top and s.get(thing, OWNER) == owner:
                s.clear_flag(thing, ON_TOP)
        thing += 1


def clear_marks(s: Board, thing: i64) -> None:
    if len(s.marks) == 0:
        return
    kept = vec[i64]()
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] != thing:
            kept = append(append(append(kept, s.marks[at]), s.marks[at + 1]), s.marks[at + 2])
        at += 3
    s.marks = kept


def attachments(s: Board, host: i64) -> vec[i64]:
    out = vec[i64]()
    things = s.things
    for thing in s.board:
        if things[thing * WIDTH + HOST] == host:
            out = append(out, thing)
    return out


def stuck(s: Board, thing: i64) -> bool:
    """A main character never leaves its zone (3.0.7)."""
    return s.flag(thing, MAIN) and s.get(thing, ZONE) == op.BOARD


def leave(
    s: Board, things: vec[i64], zone: i64, verb: i64, keep: bool = False, certain: bool = False
) -> vec[i64]:
    """Things leave the board together, each with its attachments (R132); the answer is what has really left.

    What is `certain` is not replaced (R143).
    """
    going = vec[i64]()
    saved = vec[i64]()
    for thing in by_slots(s, things):
        if s.get(thing, ZONE) != op.BOARD or thing in going or stuck(s, thing):
            continue
        ref = s.ref(thing)
        by = player_value(s.get(thing, CONTROLLER))
        if held_fast(s, thing, verb):
            continue
        if not certain:
            if replaced(s, verb, by, ref, op.BOARD if verb == op.DISCARD else zone, 0):
                continue
            if replaced(s, op.LEAVE, ref, NOTHING, 0, 0):
                continue
        going = append(going, thing)
    hosts: i64 = len(going)
    i: i64 = 0
    while i < hosts:
        for item in attachments(s, going[i]):
            if item not in going:
                if saves_itself(s, item, going[i]):
                    saved = append(saved, item)
                else:
                    going = append(going, item)
        i += 1
    for i, thing in enumerate(going):  # they see each other leave (R24)
        ref = s.ref(thing)
        token = s.flag(thing, TOKEN)
        by = player_value(s.get(thing, CONTROLLER))
        discarded = verb == op.DISCARD or i >= hosts
        event(s, op.LEAVE, ref, NOTHING, 0, 0)
        if discarded:
            if not token:
                event(s, op.DISCARD, by, ref, op.BOARD, 0)
        else:
            event(s, verb, by, ref, zone, 0)
    for thing in going:
        remember_last(s, thing)
    leaving = with_items(s, going, hosts)
    for thing in leaving:
        to = zone if thing in going[:hosts] else op.DISCARD_PILE
        face = s.get(thing, FACE_OF) if to in (op.DISCARD_PILE, op.VOID) else known_face(s, thing)
        s.tell(LEFT_BOARD, s.get(thing, OWNER), face << 4 | to)
        relocate(s, thing, to, keep)
        if s.get(thing, ZONE) != GONE:
            event(s, op.ARRIVE, NOTHING, s.ref(thing), to, 0)
            stack_elsewhere(s, thing)
    for item in saved:
        s.put(item, HOST, -1)
    lie_together(s, leaving)
    return going


def held_fast(s: Board, thing: i64, verb: i64) -> bool:
    """Whether something says that it cannot leave the board, or not in this way (R2)."""
    by = player_value(s.get(thing, CONTROLLER))
    ref = s.ref(thing)
    return forbidden(s, op.LEAVE, ref, NOTHING, 0, 0) or forbidden(s, verb, by, ref, op.BOARD, 0)


def by_slots(s: Board, things: vec[i64]) -> vec[i64]:
    """Things on the board in the order of their slots, in which they leave together (R103)."""
    out = things[:]
    i: i64 = 1
    while i < len(out):
        thing = out[i]
        j = i
        while j > 0 and slot_number(s, out[j - 1]) > slot_number(s, thing):
            out[j] = out[j - 1]
            j -= 1
        out[j] = thing
        i += 1
    return out


def slot_number(s: Board, thing: i64) -> i64:
    """The kind of slot, which one, and what was placed there first; attachments lie where their host does."""
    where = thing
    if s.get(thing, PLACE) == ITEM_SLOT and s.get(thing, HOST) >= 0:
        where = s.get(thing, HOST)
    number = s.get(where, PLACE) << 8 | s.get(where, SLOT)
    if s.get(where, PLACE) != CHARACTER_SLOT:
        number = number << 24 | (s.get(where, RANK) & 0xFFFFFF)
    else:
        number <<= 24
    return number << 24 | (s.get(thing, RANK) & 0xFFFFFF if where != thing else 0)


def with_items(s: Board, going: vec[i64], hosts: i64) -> vec[i64]:
    """What leaves in the order in which it comes to lie: every host below its attachments (R103)."""
    out = vec[i64]()
    i: i64 = 0
    while i < hosts:
        out = append(out, going[i])
        j = hosts
        while j < len(going):
            if s.get(going[j], HOST) == going[i]:
                out = append(out, going[j])
            j += 1
        i += 1
    return out


def lie_together(s: Board, things: vec[i64]) -> None:
    """Cards were discarded at the same time: their owners may put them in order, if a card of the set looks
    at the order of a pile (R103).
    """
    if not s.library.ordered_piles:
        return
    for owner in s.order:
        made = append(vec[i64](), owner)
        for thing in things:
            if s.get(thing, OWNER) == owner and s.get(thing, ZONE) == op.DISCARD_PILE:
                made = append(made, s.ref(thing))
        if len(made) > 2:
            s.together = pile.added(s.together, made)


def leave_one(s: Board, thing: i64, zone: i64, verb: i64, keep: bool = False) -> bool:
    return len(leave(s, append(vec[i64](), thing), zone, verb, keep)) > 0


def discard(s: Board, thing: i64, by: i64) -> bool:
    """Put a thing into its owner's discard pile, from wherever it is (0.def.discard)."""
    zone = s.get(thing, ZONE)
    if zone == op.BOARD:
        return leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
    if zone == GONE or zone == op.DISCARD_PILE:
        return False
    ref = s.ref(thing)
    if forbidden(s, op.DISCARD, player_value(by), ref, zone, 0):
        return False
    if replaced(s, op.DISCARD, player_value(by), ref, zone, 0):
        return False
    event(s, op.DISCARD, player_value(by), ref, zone, 0)
    s.tell(DISCARDED, s.get(thing, OWNER), s.get(thing, FACE_OF))
    relocate(s, thing, op.DISCARD_PILE, False)
    event(s, op.ARRIVE, NOTHING, s.ref(thing), op.DISCARD_PILE, 0)
    stack_elsewhere(s, thing)
    return True


def carry(s: Board, thing: i64, zone: i64, verb: i64, by: i64, keep: bool = False) -> bool:
    """Return, move or put a thing into a zone that is not the board."""
    if s.get(thing, ZONE) == GONE:
        return False
    if s.get(thing, ZONE) == op.BOARD:
        return leave_one(s, thing, zone, verb, keep)
    if s.get(thing, ZONE) == zone:
        s.put(thing, RANK, s.tick())
        if zone == op.DECK:
            lower_top(s, s.get(thing, OWNER), thing)
        return True
    ref = s.ref(thing)
    if forbidden(s, verb, player_value(by), ref, zone, 0) or replaced(
        s, verb, player_value(by), ref, zone, 0
    ):
        return False
    event(s, verb, player_value(by), ref, zone, 0)
    relocate(s, thing, zone, keep)
    event(s, op.ARRIVE, NOTHING, s.ref(thing), zone, 0)
    stack_elsewhere(s, thing)
    return True


def to_bottom(s: Board, thing: i64) -> None:
    """The lowest place of a deck."""
    lowest: i64 = 0
    other: i64 = 0
    while other < s.count():
        if s.get(other, ZONE) == op.DECK and s.get(other, RANK) < lowest:
            lowest = s.get(other, RANK)
        other += 1
    s.put(thing, RANK, lowest - 1)
    s.clear_flag(thing, ON_TOP)


def shuffle(s: Board, owner: i64) -> None:
    """Put a deck into random order (0.def.shuffle); nobody knows any card of it any more."""
    cards = vec[i64]()
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, ZONE) == op.DECK and s.get(thing, OWNER) == owner:
            cards = append(cards, thing)
            s.put(thing, KNOWN, 0)
            s.clear_flag(thing, ON_TOP)
        thing += 1
    s.dice().shuffle(cards)
    for card in cards:
        s.put(card, RANK, s.tick())
    s.tell(SHUFFLED, owner, 0)
    event(s, op.SHUFFLE, player_value(owner), NOTHING, 0, op.DECK)


def draw(s: Board, player: i64, count: i64) -> i64:
    """Draw cards one after the other (7.2.3d, R125); the answer is how many."""
    drawn: i64 = 0
    value = player_value(player)
    while count > 0:
        count -= 1
        if forbidden(s, op.DRAW, value, NOTHING, 0, 1):
            continue
        if replaced(s, op.DRAW, value, NOTHING, 0, 1):
            continue
        card = top_of(s, player, op.DECK)
        if card < 0:
            s.let(player, DECKED, 1)  # R61
            break
        take_card(s, player, card)
        drawn += 1
    return drawn


def take_card(s: Board, player: i64, card: i64) -> None:
    """The card becomes one of the hand, and counts as drawn."""
    relocate(s, card, op.HAND, False)
    s.let(player, DRAWN, s.of(player, DRAWN) + 1)
    s.tell(DREW, player, s.get(card, FACE_OF))
    event(s, op.DRAW, player_value(player), s.ref(card), 0, 1)
    event(s, op.DRAW_NTH, player_value(player), s.ref(card), 0, s.of(player, DRAWN))


# ---- the board


def free_slot(s: Board, player: i64) -> i64:
    """The first free character slot of a player, or -1 (7.1.2)."""
    taken: i64 = 0
    things = s.things
    for thing in s.board:
        row = thing * WIDTH
        if things[row + PLACE] == CHARACTER_SLOT and things[row + CONTROLLER] == player:
            taken |= 1 << things[row + SLOT]
    slot: i64 = 0
    while slot < CHARACTER_SLOTS:
        if (taken >> slot) & 1 == 0:
            return slot
        slot += 1
    return -1


def slot_if_free(s: Board, player: i64, slot: i64) -> i64:
    """That very character slot of a player, or -1 if something lies there."""
    for thing in s.board:
        if s.get(thing, ZONE) == op.BOARD and s.get(thing, PLACE) == CHARACTER_SLOT:
            if s.get(thing, CONTROLLER) == player and s.get(thing, SLOT) == slot:
                return -1
    return slot


def place_for(s: Board, face: i64) -> i64:
    """The kind of slot that a face belongs to."""
    kind = s.library.supertype[face]
    if kind == op.LOCATION:
        return LOCATION_SLOT
    if kind == op.RESOURCE:
        return RESOURCE_ZONE
    return CHARACTER_SLOT  # R101: a Relic too


def may_stand(s: Board, face: i64) -> bool:
    """Whether a card may be a permanent (2.1.1e, 3.0.1c)."""
    if s.library.supertype[face] != op.ITEM:
        return True
    return s.library.keywords[face] & s.library.relic != 0


def copies_controlled(s: Board, player: i64, face: i64, except_for: i64) -> i64:
    """How many cards of the same name with a Victory Token Field a player controls (R52, R53)."""
    fields = s.library.field
    things = s.things
    count: i64 = 0
    for thing in s.board:
        row = thing * WIDTH
        other = things[row + FACE_OF]
        if fields[other] > 0 and things[row + CONTROLLER] == player and thing != except_for:
            if is_permanent(s, thing) and same_name(s, other, face):
                count += 1
    return count


def same_name(s: Board, one: i64, other: i64) -> bool:
    if one == other:
        return True
    return s.library.name[one] > 0 and s.library.name[one] == s.library.name[other]


def has_rule(s: Board, face: i64, kind: i64) -> i64:
    """The row of a card's own rule (R141) with this instruction, or 0."""
    lib = s.library
    if lib.flags[face] & HAS_RULE == 0:
        return 0
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lib.code[header + op.KIND] == op.RULE:
            row = header + lib.code[header + op.BODY]
            while lib.code[row] != op.END:
                if lib.code[row] == kind:
                    return row
                row += op.ROW
        i += 1
    return 0


def rules_about(s: Board, face: i64, kind: i64, event_kind: i64) -> vec[i64]:
    """The rows of all of a card's own FORBID or PERMIT about an event (R141)."""
    lib = s.library
    out = vec[i64]()
    if lib.flags[face] & HAS_RULE == 0:
        return out
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lib.code[header + op.KIND] == op.RULE:
            row = header + lib.code[header + op.BODY]
            while lib.code[row] != op.END:
                if lib.code[row] == kind and lib.code[row + lib.code[row + op.A] + op.OP] == event_kind:
                    out = append(out, row)
                row += op.ROW
        i += 1
    return out


def rule_about(s: Board, face: i64, kind: i64, event_kind: i64) -> i64:
    """The row of a card's own FORBID or PERMIT about an event, or 0."""
    lib = s.library
    if lib.flags[face] & HAS_RULE == 0:
        return 0
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lib.code[header + op.KIND] == op.RULE:
            row = header + lib.code[header + op.BODY]
            while lib.code[row] != op.END:
                if lib.code[row] == kind and lib.code[row + lib.code[row + op.A] + op.OP] == event_kind:
                    return row
                row += op.ROW
        i += 1
    return 0


def enter(s: Board, thing: i64, player: i64, side: i64, place: i64, wanted: i64 = -1) -> bool:
    """A card or token comes onto the board under a player's control (2.1.1f); it stays away without a slot
    (R49), or if the one slot that is wanted is taken.
    """
    slot: i64 = 0
    if place == CHARACTER_SLOT:
        slot = free_slot(s, player) if wanted < 0 else slot_if_free(s, player, wanted)
        if slot < 0:
            return False
    if forbidden(s, op.ENTER, s.ref(thing), NOTHING, 0, 0):
        return False
    if replaced(s, op.ENTER, s.ref(thing), NOTHING, 0, 0):
        return False
    face = s.get(thing, FACE_OF)
    was_known = s.seers(thing)
    if s.get(thing, ZONE) == op.HAND and side == DOWN:
        blur(s, s.get(thing, OWNER))
        was_known = 1 << s.get(thing, OWNER)
    if side == UP and has_rule(s, face, op.ENTER_EXHAUSTED) != 0:
        side = EXHAUSTED
    elif side == UP and has_rule(s, face, op.ENTER_FACE_DOWN) != 0:
        side = DOWN
    elif side == UP:
        side = entering_side(s, thing, player)
    s.set_zone(thing, op.BOARD)
    s.put(thing, PLACE, place)
    s.put(thing, SLOT, slot)
    s.put(thing, SIDE, side)
    s.put(thing, CONTROLLER, player)
    s.put(thing, HOST, -1)
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    s.put(thing, KNOWN, was_known)
    s.put(thing, EXHAUSTION, 1 if side == EXHAUSTED else 0)
    s.put(thing, DAMAGE, 0)
    s.put(thing, VICTORY, 0)
    s.clear_flag(thing, COUNTED | ON_TOP)
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, 0)
    if side == UP:
        stack_statics(s, thing)
    return True


def entering_side(s: Board, thing: i64, player: i64) -> i64:
    """Effects such as "Characters enter the game board exhausted"."""
    side: i64 = UP
    s.put(thing, CONTROLLER, player)
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.ENTER_EXHAUSTED and about(s, at, thing):
            side = EXHAUSTED
        elif kind == op.ENTER_FACE_DOWN and about(s, at, thing):
            side = DOWN
        at += LASTING_WIDTH
    return side


def stack_statics(s: Board, thing: i64) -> None:
    """Its static abilities are to go on the stack, each one time (4.1.4, 4.3.5a.I, R12)."""
    lib = s.library
    if lib.flags[s.get(thing, FACE_OF)] & HAS_STATIC == 0 or s.flag(thing, HOLLOW):
        return
    for header in abilities(s, thing):
        if lib.code[header + op.KIND] == op.STATIC:
            arrive(s, header, s.ref(thing), s.get(thing, CONTROLLER))


def stack_elsewhere(s: Board, thing: i64) -> None:
    """A static ability that works from another zone goes on the stack when its card comes there (R131)."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    if s.get(thing, ZONE) == GONE or lib.flags[face] & ELSEWHERE == 0 or lib.flags[face] & HAS_STATIC == 0:
        return
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        zone = lib.code[header + op.ZONE]
        if lib.code[header + op.KIND] == op.STATIC and zone != op.BOARD:
            top = zone == op.TOP_OF_DECK and s.flag(thing, ON_TOP)
            if top or s.get(thing, ZONE) == zone:
                arrive(s, header, s.ref(thing), s.get(thing, OWNER))
        i += 1


def arrive(s: Board, header: i64, source: i64, you: i64) -> None:
    s.arriving = pile.added(
        s.arriving, entry(header, body_of(s, header), 0, source, you, BY_STATIC, vec[i64]())
    )


def exhaust(s: Board, thing: i64) -> bool:
    """Turn a permanent face-down with an exhaustion counter (6.2.2); nothing if it is exhausted already
    (R39).
    """
    if not is_permanent(s, thing) or s.get(thing, SIDE) == EXHAUSTED:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.EXHAUST, by, ref, 0, 0) or replaced(s, op.EXHAUST, by, ref, 0, 0):
        return False
    give = s.get(thing, PLACE) == RESOURCE_ZONE and s.get(thing, SIDE) == UP
    s.put(thing, SIDE, EXHAUSTED)
    s.put(thing, EXHAUSTION, s.get(thing, EXHAUSTION) + 1)
    if give:  # 5.0.1c, R96: it gives one resource, and triggers nothing
        player = s.get(thing, CONTROLLER)
        faction = s.library.faction[s.get(thing, FACE_OF)]
        s.let(player, POOL + faction, s.of(player, POOL + faction) + 1)
        return True
    s.tell(EXHAUSTED_IT, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    event(s, op.EXHAUST, by, ref, 0, 0)
    return True


def belongs(s: Board, thing: i64) -> bool:
    """Whether its type may lie where it lies (R142)."""
    place = s.get(thing, PLACE)
    face = s.get(thing, FACE_OF)
    kind = s.library.supertype[face]
    if place == ITEM_SLOT:
        return kind == op.ITEM
    if place == LOCATION_SLOT:
        return kind == op.LOCATION
    if place == RESOURCE_ZONE:
        return kind == op.RESOURCE
    if place == MAIN_SLOT:
        return True
    return kind == op.CHARACTER or (kind == op.ITEM and may_stand(s, face))


def turn_up(s: Board, thing: i64) -> bool:
    """Turn something face-up; exhaustion and its counters end (R40), static effects go on the stack (R12)."""
    if s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) == UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.TURN, by, ref, op.UP, 0) or replaced(s, op.TURN, by, ref, op.UP, 0):
        return False
    if not belongs(s, thing):
        show(s, thing, (1 << s.seats) - 1)
        leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
        return False
    s.put(thing, SIDE, UP)
    s.put(thing, EXHAUSTION, 0)
    s.tell(TURNED_UP, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    event(s, op.TURN, by, ref, op.UP, 0)
    stack_statics(s, thing)
    return True


def turn_down(s: Board, thing: i64) -> bool:
    """Turn something face-down without exhausting it: blank until it is turned up again (6.1.2)."""
    if s.get(thing, ZONE) != op.BOARD or s.get(thing, SIDE) != UP:
        return False
    ref = s.ref(thing)
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.TURN, by, ref, op.DOWN, 0) or replaced(s, op.TURN, by, ref, op.DOWN, 0):
        return False
    s.put(thing, KNOWN, s.seers(thing))  # everybody has seen it
    event(s, op.TURN, by, ref, op.DOWN, 0)
    s.put(thing, SIDE, DOWN)
    s.tell(TURNED_DOWN, s.get(thing, CONTROLLER), s.get(thing, FACE_OF))
    return True


def show(s: Board, thing: i64, seats: i64) -> None:
    """Let seats know what a card is (0.def.reveal)."""
    open_to_all = seats == (1 << s.seats) - 1
    s.put(thing, KNOWN, s.get(thing, KNOWN) | (s.everybody() if open_to_all else seats))
    s.shown = vec[i64]([seats, s.get(thing, FACE_OF)])
    if open_to_all:
        s.tell(SHOWN, s.get(thing, OWNER), s.get(thing, FACE_OF))


# ---- damage and markers


def shielded(s: Board, source: i64, thing: i64, count: i64, combat: bool) -> i64:
    """How much of the damage is left after what prevents it, the newest first (R89)."""
    code = s.library.code
    ref = s.ref(thing)
    at: i64 = len(s.lasting) - LASTING_WIDTH
    while at >= 0 and count > 0:
        kind = s.lasting[at + OPERATION]
        if kind == op.PREVENT_NEXT:
            if s.lasting[at + LEFT] > 0 and about(s, at, thing):
                stopped = s.lasting[at + LEFT] if s.lasting[at + LEFT] < count else count
                s.lasting[at + LEFT] -= stopped
                count -= stopped
        elif kind == op.PREVENT_ALL or (kind == op.PREVENT_COMBAT and combat):
            if about(s, at, thing):
                count = 0
        elif kind == op.REPLACE and s.lasting[at + TIME] not in s.excluded:
            row = s.lasting[at + ROW]
            if s.lasting[at + LEFT] != 0 and in_force(s, at):
                scene = scene_of(s, at)
                if damage_meant(s, scene, row + code[row + op.A], source, ref, count, combat):
                    count = less(s, at, scene, row, count)
        elif kind == op.PREVENT_EVENT and s.lasting[at + LEFT] != 0 and in_force(s, at):
            row = s.lasting[at + ROW]
            if damage_pattern(s, scene_of(s, at), row + code[row + op.A], source, ref, count, combat):
                s.lasting[at + LEFT] = 0
                count = 0
        at -= LASTING_WIDTH
    return count


def damage_meant(
    s: Board, scene: Scene, condition: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    code = s.library.code
    i: i64 = 0
    while i < code[condition + 1]:
        pattern = condition + code[condition + 2 + i]
        if damage_pattern(s, scene, pattern, source, ref, count, combat):
            return True
        i += 1
    return False


def damage_pattern(
    s: Board, scene: Scene, pattern: i64, source: i64, ref: i64, count: i64, combat: bool
) -> bool:
    kind = s.library.code[pattern + op.OP]
    if kind != op.DEAL and not (kind == op.COMBAT_DAMAGE and combat):
        return False
    scene.bound = vec[i64]()
    return pattern_fits(s, pattern, scene, source, NOTHING, ref, count)


def less(s: Board, at: i64, scene: Scene, row: i64, count: i64) -> i64:
    """A replacement of damage: what it prevents is taken off at once, what else it does comes after."""
    code = s.library.code
    first = row + op.ROW
    kind = code[first]
    left: i64 = 0
    stopped = count
    pc = first
    if kind == op.PREVENT_SOME:
        stopped = code[first + code[first + op.A] + 1]
        stopped = stopped if stopped < count else count
        left = count - stopped
        pc = first + op.ROW
    elif kind == op.PREVENT_THAT:
        pc = first + op.ROW
    end = row + code[row + op.C]
    if pc < end:
        held = scene.held
        for one in scene.bound:
            held = append(held, one)
        made = entry(s.lasting[at + HEADER], pc, end, scene.source, scene.you, BY_STATIC, held)
        made[0] = s.lasting[at + TIME]
        made[8] = stopped
        s.waiting = pile.added(s.waiting, made)
    return left


def deal(s: Board, source: i64, thing: i64, count: i64, combat: bool) -> i64:
    """Put damage counters on a permanent (9.3.9c, 10.3.2); the answer is how many."""
    if count <= 0 or not could_have_dfv(s, thing):
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.DEAL, source, NOTHING, ref, count):
        return 0
    if combat and forbidden(s, op.COMBAT_DAMAGE, source, NOTHING, ref, count):
        return 0
    count = shielded(s, source, thing, count, combat)
    if count <= 0:
        return 0
    s.put(thing, DAMAGE, s.get(thing, DAMAGE) + count)
    s.tell(DAMAGED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.DEAL, source, NOTHING, ref, count)
    if combat:
        event(s, op.COMBAT_DAMAGE, source, NOTHING, ref, count)
    return count


def known_face(s: Board, thing: i64) -> i64:
    """The face as everybody may read it: blank for what lies face-down."""
    if s.get(thing, ZONE) == op.BOARD and s.get(thing, SIDE) == DOWN:
        return s.library.blank[own_supertype(s, thing)]
    return s.get(thing, FACE_OF)


def heal(s: Board, by: i64, thing: i64, count: i64) -> i64:
    """Take damage counters off (0.def.heal)."""
    have = s.get(thing, DAMAGE)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    if replaced(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE):
        return 0
    s.put(thing, DAMAGE, have - count)
    s.tell(HEALED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.HEAL, player_value(by), NOTHING, ref, op.DAMAGE)
    return count


def place(s: Board, by: i64, kind: i64, count: i64, thing: i64) -> i64:
    """Put markers on a permanent, Victory Tokens from the pool (10.0.4, 10.1.3, 10.1.4, 10.1.7, R63, R65)."""
    if count <= 0 or not is_permanent(s, thing):
        return 0
    ref = s.ref(thing)
    if kind == op.VICTORY:
        if field(s, thing) == 0:
            return 0
        count = count if count < s.pool else s.pool
    elif kind == op.DAMAGE and not could_have_dfv(s, thing):
        return 0
    if count <= 0 or forbidden(s, op.PLACE, player_value(by), NOTHING, ref, kind):
        return 0
    if replaced(s, op.PLACE, player_value(by), NOTHING, ref, kind):
        return 0
    if kind == op.VICTORY:
        s.pool -= count
        s.put(thing, VICTORY, s.get(thing, VICTORY) + count)
        s.tell(VICTORY_PLACED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    else:
        add_marks(s, thing, kind, count)
        s.tell(MARKED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.PLACE, player_value(by), NOTHING, ref, kind)
    return count


def add_marks(s: Board, thing: i64, kind: i64, count: i64) -> None:
    if kind == op.DAMAGE:
        s.put(thing, DAMAGE, s.get(thing, DAMAGE) + count)
    elif kind == op.EXHAUSTION:
        s.put(thing, EXHAUSTION, s.get(thing, EXHAUSTION) + count)
    elif kind == op.VICTORY:
        s.put(thing, VICTORY, s.get(thing, VICTORY) + count)
    else:
        at: i64 = 0
        while at < len(s.marks):
            if s.marks[at] == thing and s.marks[at + 1] == kind:
                s.marks[at + 2] += count
                return
            at += 3
        s.marks = append(append(append(s.marks, thing), kind), count)


def remove(s: Board, by: i64, kind: i64, count: i64, thing: i64) -> i64:
    """Take markers off; Victory Tokens go back to the pool (10.1.5)."""
    have = marks_of(s, thing, kind)
    count = count if count < have else have
    if count <= 0:
        return 0
    ref = s.ref(thing)
    if forbidden(s, op.REMOVE, player_value(by), NOTHING, ref, kind):
        return 0
    if replaced(s, op.REMOVE, player_value(by), NOTHING, ref, kind):
        return 0
    add_marks(s, thing, kind, -count)
    if kind == op.VICTORY:
        s.pool += count
        s.tell(VICTORY_REMOVED, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
    event(s, op.REMOVE, player_value(by), NOTHING, ref, kind)
    return count


def marks_of(s: Board, thing: i64, kind: i64) -> i64:
    if kind == op.DAMAGE:
        return s.get(thing, DAMAGE)
    if kind == op.EXHAUSTION:
        return s.get(thing, EXHAUSTION)
    if kind == op.VICTORY:
        return s.get(thing, VICTORY)
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing and s.marks[at + 1] == kind:
            return s.marks[at + 2]
        at += 3
    return 0


def move_marks(s: Board, by: i64, kind: i64, count: i64, start: i64, to: i64) -> i64:
    """Move markers between two permanents on the board; the pool is not concerned (R64)."""
    if not is_permanent(s, start) or not is_permanent(s, to) or start == to:
        return 0
    if kind == op.VICTORY and field(s, to) == 0:
        return 0
    if kind == op.DAMAGE and not could_have_dfv(s, to):
        return 0
    have = marks_of(s, start, kind)
    count = count if count < have else have
    if count <= 0 or forbidden(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind):
        return 0
    if replaced(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind):
        return 0
    add_marks(s, start, kind, -count)
    add_marks(s, to, kind, count)
    if kind == op.VICTORY:
        s.tell(VICTORY_PLACED, s.get(to, CONTROLLER), known_face(s, to) << 8 | (count & 255))
    event(s, op.MOVE_MARKERS, player_value(by), NOTHING, s.ref(start), kind)
    return count


def lose_victory(s: Board, thing: i64, count: i64) -> i64:
    """A Victory Token that is lost leaves the game (10.1.6)."""
    have = s.get(thing, VICTORY)
    count = count if count < have else have
    by = player_value(s.get(thing, CONTROLLER))
    if forbidden(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0 and replaced(s, op.LOSE_MARKERS, by, NOTHING, s.ref(thing), op.VICTORY):
        return 0
    if count > 0:
        s.put(thing, VICTORY, have - count)
        s.tell(VICTORY_LOST, s.get(thing, CONTROLLER), known_face(s, thing) << 8 | (count & 255))
        event(s, op.LOSE_MARKERS, player_value(s.get(thing, CONTROLLER)), NOTHING, s.ref(thing), op.VICTORY)
    return count


def gain_commands(s: Board, player: i64, count: i64) -> i64:
    """Command Tokens, never more than the maximum (10.2.3)."""
    room = maximum(s, player) - s.of(player, COMMANDS)
    count = count if count < room else room
    if count <= 0 or forbidden(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN):
        return 0
    if replaced(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN):
        return 0
    s.let(player, COMMANDS, s.of(player, COMMANDS) + count)
    event(s, op.GAIN_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return count


def spend_commands(s: Board, player: i64, count: i64) -> bool:
    if s.of(player, COMMANDS) < count:
        return False
    s.let(player, COMMANDS, s.of(player, COMMANDS) - count)
    event(s, op.SPEND_MARKERS, player_value(player), NOTHING, 0, op.COMMAND_TOKEN)
    return True


# ---- tokens, attachments, control


def create(s: Board, face: i64, player: i64, side: i64, hollow: bool) -> i64:
    """A token on the player's side (2.1.3a, 2.1.3d); -1 if there is no slot (R49) or it may not be
    (2.2.7e).
    """
    if s.library.field[face] > 0 and copies_controlled(s, player, face, -1) > 0:
        return -1
    where = place_for(s, face)
    if where == CHARACTER_SLOT and free_slot(s, player) < 0:
        return -1
    thing = s.new_thing(face, player)
    s.set_flag(thing, TOKEN)
    if hollow:
        s.set_flag(thing, HOLLOW)
    if not may_be_made(s, thing, player) or not enter(s, thing, player, side, where):
        return -1
    s.tell(CREATED, player, known_face(s, thing))
    event(s, op.CREATE, player_value(player), s.ref(thing), 0, 0)
    return thing


def may_be_made(s: Board, thing: i64, player: i64) -> bool:
    """Whether a token that is not on the board yet may be created; what happens instead waits."""
    you = player_value(player)
    if forbidden(s, op.CREATE, you, s.ref(thing), 0, 0):
        return False
    return not replaced(s, op.CREATE, you, s.ref(thing), 0, 0)


def create_attached(s: Board, face: i64, player: i64, host: i64, side: i64) -> i64:
    """A token straight into an item slot (2.1.2a.II)."""
    if not has_free_slot(s, host):
        return -1
    thing = s.new_thing(face, player)
    s.set_flag(thing, TOKEN)
    if not may_be_made(s, thing, player):
        return -1
    link(s, thing, host, side)
    s.tell(CREATED, player, known_face(s, thing))
    event(s, op.CREATE, player_value(player), s.ref(thing), 0, 0)
    return thing


def link(s: Board, thing: i64, host: i64, side: i64) -> None:
    """Put a card or token into an item slot (2.1.2, 2.3.2)."""
    known = s.seers(thing)
    if s.get(thing, ZONE) == op.HAND and side == DOWN:
        blur(s, s.get(thing, OWNER))
        known = 1 << s.get(thing, OWNER)
    s.set_zone(thing, op.BOARD)
    s.put(thing, PLACE, ITEM_SLOT)
    s.put(thing, SLOT, 0)
    s.put(thing, SIDE, side)
    s.put(thing, HOST, host)
    s.put(thing, CONTROLLER, s.get(host, CONTROLLER))  # R5
    s.put(thing, STAMP, s.tick())
    s.put(thing, RANK, s.tick())
    s.put(thing, KNOWN, known)
    if side == DOWN:
        s.tell(ATTACHED_DOWN, s.get(thing, CONTROLLER), known_face(s, host))
    else:
        s.tell(ATTACHED_UP, s.get(thing, CONTROLLER), s.get(thing, FACE_OF) << 12 | known_face(s, host))
    event(s, op.ENTER, s.ref(thing), NOTHING, 0, 0)
    event(s, op.ATTACH, player_value(s.get(thing, CONTROLLER)), s.ref(thing), s.ref(host), 0)
    if side == UP:
        stack_statics(s, thing)


def attach(s: Board, thing: i64, host: i64, by: i64) -> bool:
    """Attach by an effect: an attachment keeps its face and its effects go on (4.2.1b, R94)."""
    if not is_permanent(s, host) or not has_free_slot(s, host):
        return False
    if forbidden(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0):
        return False
    if replaced(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0):
        return False
    if is_attachment(s, thing):
        if s.get(thing, HOST) == host:
            return False
        if s.flag(thing, TOKEN):  # 4.2.2f: it exists only in the slot it was made in
            leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
            return False
        s.put(thing, HOST, host)
        pass_on(s, thing, s.get(host, CONTROLLER))
        s.put(thing, RANK, s.tick())
        event(s, op.ATTACH, player_value(by), s.ref(thing), s.ref(host), 0)
        return True
    if s.get(thing, ZONE) == op.BOARD or s.library.supertype[s.get(thing, FACE_OF)] != op.ITEM:
        return False
    if s.flag(thing, TOKEN):
        return False
    link(s, thing, host, UP)
    return True


def can_take(s: Board, thing: i64, player: i64) -> bool:
    """Whether control can go to a player: no main character, a free slot, no second copy (3.0.7d, R49,
    R53).
    """
    if not is_permanent(s, thing) or s.flag(thing, MAIN) or s.get(thing, CONTROLLER) == player:
        return False
    if second_copy(s, thing, player):
        return False
    return s.get(thing, PLACE) != CHARACTER_SLOT or free_slot(s, player) >= 0


def second_copy(s: Board, thing: i64, player: i64) -> bool:
    """Whether a player would control two of this card with a Victory Token Field (2.2.7, R53)."""
    face = s.get(thing, FACE_OF)
    return s.library.field[face] > 0 and copies_controlled(s, player, face, thing) > 0


def hand_over(s: Board, thing: i64, player: i64) -> None:
    """Control changes; nothing else does (7.5.7a), and attachments go with their host (R5)."""
    if s.get(thing, PLACE) == CHARACTER_SLOT:
        s.put(thing, SLOT, free_slot(s, player))
    pass_on(s, thing, player)
    if s.get(thing, PLACE) == LOCATION_SLOT:
        s.put(thing, RANK, s.tick())  # R50: counts as placing it
    for item in attachments(s, thing):
        pass_on(s, item, player)
    s.tell(CONTROL, player, known_face(s, thing))
    event(s, op.GAIN_CONTROL, player_value(player), s.ref(thing), 0, 0)


def pass_on(s: Board, thing: i64, player: i64) -> None:
    """Another controller; whoever knew what lies face-down goes on knowing it."""
    s.put(thing, KNOWN, s.seers(thing))
    s.put(thing, CONTROLLER, player)


def swap_items(s: Board, one: i64, other: i64) -> None:
    """Two attachments change places; their effects go on with their new linked targets (R94)."""
    host = s.get(one, HOST)
    s.put(one, HOST, s.get(other, HOST))
    s.put(other, HOST, host)
    for item in (one, other):
        player = s.get(s.get(item, HOST), CONTROLLER)
        pass_on(s, item, player)
        s.put(item, RANK, s.tick())
        s.tell(CONTROL, player, known_face(s, item))
        event(s, op.GAIN_CONTROL, player_value(player), s.ref(item), 0, 0)


def rightful(s: Board, thing: i64) -> i64:
    """Who controls a thing by the effects in force: the newest one, or else the owner (R49)."""
    player = s.get(thing, OWNER)
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GAIN_CONTROL and s.lasting[at + SUBJECT] == s.ref(thing):
            if in_force(s, at):
                player = s.lasting[at + YOU]
        at += LASTING_WIDTH
    return player


# ---- lasting effects


def last(
    s: Board, row: i64, header: i64, scene: Scene, until: i64, argument: i64, subject: i64, left: i64
) -> None:
    """An effect begins to apply (R88)."""
    out = s.lasting
    held: i64 = len(scene.held)
    if held > MOST_REGISTERS:
        held = MOST_REGISTERS
    start = len(out)
    i: i64 = 0
    while i < LASTING_WIDTH:
        out = append(out, i64(0))
        i += 1
    out[start + ROW] = row
    out[start + HEADER] = header
    out[start + SOURCE] = scene.source
    out[start + YOU] = scene.you
    out[start + TIME] = s.tick()
    out[start + UNTIL] = until
    out[start + ARGUMENT] = argument
    out[start + SUBJECT] = subject
    out[start + LEFT] = left
    out[start + OPERATION] = s.library.code[row + op.OP]
    out[start + HELD] = held
    i = 0
    while i < held:
        out[start + REGISTERS + i] = scene.held[i]
        i += 1
    s.lasting = out
    s.see_lasting(out[start + OPERATION], row)


def drop_lasting(s: Board, at: i64) -> None:
    s.set_lasting(extend(s.lasting[:at], s.lasting[at + LASTING_WIDTH :]))


def register_meanings(s: Board) -> None:
    """What custom markers do holds for the whole game (10.5.1, R124)."""
    for header in s.library.meanings:
        row = body_of(s, header)
        while s.library.code[row] != op.END:
            last(s, row, header, Scene(0, 0, vec[i64]()), FOREVER, 0, 0, -1)
            row += op.ROW


def bears(s: Board, thing: i64) -> bool:
    """Whether a thing has a custom marker."""
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing:
            return True
        at += 3
    return False


def means_discard(s: Board, thing: i64) -> bool:
    """Whether a custom marker says that its bearer is discarded."""
    if s.shapes & (1 << op.DISCARD) == 0 or not (s.library.unmarked or bears(s, thing)):
        return False
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.DISCARD:
            selection = subject_at(s, s.lasting[at + ROW])
            if selection != 0 and matches(s, selection, s.ref(thing), scene_of(s, at)):
                return True
        at += LASTING_WIDTH
    return False

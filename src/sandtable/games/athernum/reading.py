"""Reading programs: what fits a description, what a thing is at this moment, whether a condition holds.

What a thing is can depend on lasting effects, and those on what other things are; so all of it stands
together. Values are never stored: they are worked out from the state whenever somebody asks (R87).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import (
    HAS_OBJECTIVE,
    O_ATTACHED,
    O_GATHERED,
    O_HIDDEN,
    O_NOUN,
    O_RESOURCES,
    O_SORT,
    O_STANDING,
    O_THEIRS,
    O_UP,
    O_YOURS,
    O_ZONE,
    outline,
)
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    ARGUMENT,
    CHARACTER_SLOT,
    CONTROLLER,
    DAMAGE,
    DOWN,
    EXHAUSTED,
    EXHAUSTION,
    FACE_OF,
    FACTION,
    FLAGS,
    HEADER,
    HELD,
    HOLLOW,
    HOST,
    ITEM_SLOT,
    LAST,
    LASTING_WIDTH,
    LEADER,
    LOCATION_SLOT,
    MAIN,
    MAIN_SLOT,
    NOTHING,
    ON_TOP,
    OPERATION,
    OWNER,
    PLACE,
    RANK,
    REGISTERS,
    RESOURCE_ZONE,
    ROW,
    SIDE,
    SOURCE,
    SUBJECT,
    TIME,
    TOKEN,
    UNTIL,
    UP,
    VICTORY,
    WHILE_THERE,
    WHILE_UP,
    WIDTH,
    YOU,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_of,
    player_value,
    stamp_of,
    thing_of,
)
from sandtable.timing import pile

COMMANDS_FIELD: Final = 1
ABSENT: Final = -1  # a value that a thing does not have
DEEPEST: Final = 6  # conditions about values that depend on conditions: no deeper

# shapes, see `library.shape_of`: without one of these nobody need look through the lasting effects
_LOSE_ABILITIES: Final = 1 << (op.LOSE_ABILITIES - 60)
_BECOME: Final = 1 << (op.BECOME - 60)
_SUBTYPES: Final = 1 << (op.GAIN_SUBTYPE - 60) | 1 << (op.BECOME - 60)
_KEYWORDS: Final = 1 << (op.GAIN_KEYWORD - 60)
_SET: Final = 1 << (op.SET - 60)
_VALUES: Final = 63 << (op.MODIFY - 60)
_SLOTS: Final = 3 << (op.ITEM_SLOTS - 60)
_FIELDS: Final = 3 << (op.FIELD_MORE - 60)
_MAXIMUM: Final = 1 << (op.MAXIMUM - 60)
_GRANT: Final = 1 << (op.GRANT - 60)
_PERMIT: Final = 1 << op.PERMIT

EVENT_WIDTH: Final = 8  # history: instruction, turn, who, a, b, n, controller, serial

# ---- lasting effects


def scene_of(s: Board, at: i64) -> Scene:
    """The registers of the lasting effect that begins here."""
    held = vec[i64]()
    count = s.lasting[at + HELD]
    if count > 0:
        held = s.lasting[at + REGISTERS : at + REGISTERS + count]
    return Scene(s.lasting[at + SOURCE], s.lasting[at + YOU], held)


def in_force(s: Board, at: i64) -> bool:
    """Whether a lasting effect applies at this moment."""
    return stands(s, at) and (s.library.code[s.lasting[at + ROW] + op.LASTS] == 0 or its_time(s, at))


def stands(s: Board, at: i64) -> bool:
    """Whether what a lasting effect comes from still lies where it works and has not lost it."""
    until = s.lasting[at + UNTIL]
    source = s.lasting[at + SOURCE]
    if until == WHILE_UP:  # 4.3.5a.II; a lost ability is only suspended (R13)
        thing = thing_of(source)
        if not s.same(source) or s.get(thing, SIDE) != UP:
            return False
        if s.lasting[at + OPERATION] != op.LOSE_ABILITIES and lost_at(s, thing) > 0:
            if not granted(s, thing, s.lasting[at + HEADER]):
                return False
    elif until == WHILE_THERE:
        thing = thing_of(source)
        if not s.same(source) or not works_from(s, thing, s.lasting[at + ARGUMENT]):
            return False
    return True


def its_time(s: Board, at: i64) -> bool:
    """Whether the "as long as" or "during" of a lasting effect is met."""
    code = s.library.code
    row = s.lasting[at + ROW]
    lasts = code[row + op.LASTS]
    kind = code[row + lasts]
    if kind == op.AS_LONG_AS:
        if s.depth >= DEEPEST:
            return False
        s.depth += 1
        scene = scene_of(s, at)
        yes = holds(s, row + lasts + code[row + lasts + 2], scene)
        s.depth -= 1
        return yes
    if kind == op.DURING:
        phase = row + lasts + code[row + lasts + 2]
        return phase_is(s, phase, scene_of(s, at))
    return True


def phase_is(s: Board, at: i64, scene: Scene) -> bool:
    """Whether the phase that is going on is the one described."""
    code = s.library.code
    if code[at] != s.phase:
        return False
    if code[at + 2] == 0 or code[at + 1] == 1:
        return True
    return matches(s, at + code[at + 2], player_value(s.active), scene)


def works_from(s: Board, thing: i64, zone: i64) -> bool:
    """Whether a card lies where an ability of it works (4.3.2c, 4.3.2d, R131)."""
    if zone == op.TOP_OF_DECK:
        return s.get(thing, ZONE) == op.DECK and s.flag(thing, ON_TOP)
    return s.get(thing, ZONE) == zone


def lost_at(s: Board, thing: i64) -> i64:
    """When the thing lost all abilities: the newest such effect, or 0."""
    newest: i64 = 0
    if s.shapes & _LOSE_ABILITIES == 0:
        return newest
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.LOSE_ABILITIES and about(s, at, thing):
            newest = s.lasting[at + TIME]
        at += LASTING_WIDTH
    return newest


def granted(s: Board, thing: i64, header: i64) -> bool:
    """Whether an ability is not its own but was given to it."""
    face = s.get(thing, FACE_OF)
    lib = s.library
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        if lib.abilities[i] == header:
            return False
        i += 1
    return True


def subject_at(s: Board, row: i64) -> i64:
    """The selection that says what a statement is about."""
    code = s.library.code
    kind = code[row + op.OP]
    field: i64 = op.WHO
    if kind in (op.DOUBLE, op.FIELD_MORE, op.FIELD_FEWER) or op.PREVENT_NEXT <= kind <= op.PREVENT_COMBAT:
        field = op.B
    elif kind == op.DISCARD:
        field = op.A
    if code[row + field] == 0:
        return 0
    return row + code[row + field]


def about(s: Board, at: i64, thing: i64) -> bool:
    """Whether a lasting effect is about this thing, and in force."""
    subject = s.lasting[at + SUBJECT]
    if subject != 0:
        return subject == s.ref(thing) and in_force(s, at)
    selection = subject_at(s, s.lasting[at + ROW])
    if selection == 0 or s.depth >= DEEPEST or elsewhere(s, at, selection, thing) or not stands(s, at):
        return False
    s.depth += 1
    yes = matches(s, selection, s.ref(thing), scene_of(s, at))
    s.depth -= 1
    return yes and (s.library.code[s.lasting[at + ROW] + op.LASTS] == 0 or its_time(s, at))


def elsewhere(s: Board, at: i64, selection: i64, thing: i64) -> bool:
    """Whether one look says that an effect is about something else: it is about its source alone, or about
    that to which its source is attached.
    """
    code = s.library.code
    if code[selection] != op.REF:
        return False
    slot = code[selection + op.SLOT]
    if slot == op.SELF:
        return thing_of(s.lasting[at + SOURCE]) != thing
    return slot == op.LINKED and s.get(thing_of(s.lasting[at + SOURCE]), HOST) != thing


def about_player(s: Board, at: i64, player: i64) -> bool:
    subject = s.lasting[at + SUBJECT]
    if subject != 0:
        return subject == player_value(player) and in_force(s, at)
    selection = subject_at(s, s.lasting[at + ROW])
    if selection == 0 or not in_force(s, at):
        return False
    return matches(s, selection, player_value(player), scene_of(s, at))


# ---- what a thing is


def printed(s: Board, thing: i64) -> bool:
    """Whether its printed qualities count: everything but what lies face-down and not exhausted (6.1.2,
    R42).
    """
    row = thing * WIDTH
    return s.things[row + SIDE] != DOWN or s.things[row + ZONE] != op.BOARD


def own_supertype(s: Board, thing: i64) -> i64:
    """The supertype it has without any effect; what is face-down takes it from its zone (6.1.3)."""
    row = thing * WIDTH
    things = s.things
    if things[row + SIDE] == DOWN and things[row + ZONE] == op.BOARD:
        place = things[row + PLACE]
        if place == LOCATION_SLOT:
            return op.LOCATION
        if place == RESOURCE_ZONE:
            return op.RESOURCE
        if place == ITEM_SLOT:
            return op.ITEM
        return op.CHARACTER
    return s.library.supertype[things[row + FACE_OF]]


def supertype(s: Board, thing: i64) -> i64:
    """Character, item, location or resource at this moment (1.4.6, R105)."""
    kind = own_supertype(s, thing)
    if s.shapes & _BECOME == 0 or s.things[thing * WIDTH + ZONE] != op.BOARD:
        return kind
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.BECOME and about(s, at, thing):
            changed = becomes(s, s.lasting[at + ROW])
            if changed != 0:
                kind = changed
        at += LASTING_WIDTH
    return kind


def becomes(s: Board, row: i64) -> i64:
    """The supertype that a BECOME names, 0 if it names subtypes only."""
    code = s.library.code
    fits_at = row + code[row + op.A]
    i: i64 = 0
    while i < code[fits_at]:
        test = fits_at + 1 + 3 * i
        if code[test] == op.NOUN and op.CHARACTER <= code[test + 1] <= op.RESOURCE:
            return code[test + 1]
        i += 1
    return 0


def subtypes(s: Board, thing: i64) -> i64:
    """Its subtypes as bits; exhausted and face-down things have none (6.2.3c)."""
    row = thing * WIDTH
    things = s.things
    on_table = things[row + ZONE] == op.BOARD
    if on_table and (things[row + SIDE] != UP or things[row + FLAGS] & HOLLOW != 0):
        return 0
    bits = s.library.subtypes[things[row + FACE_OF]]
    if not on_table or s.shapes & _SUBTYPES == 0:
        return bits
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.GAIN_SUBTYPE and about(s, at, thing):  # 1.4.7
            bits |= s.library.bits[code[s.lasting[at + ROW] + op.A]]
        elif kind == op.BECOME and about(s, at, thing):
            row = s.lasting[at + ROW]
            bits = 0
            fits_at = row + code[row + op.A]
            i: i64 = 0
            while i < code[fits_at]:
                test = fits_at + 1 + 3 * i
                if code[test] == op.NOUN and code[test + 1] >= op.FIRST_SUBTYPE:
                    bits |= s.library.bits[code[test + 1] - op.FIRST_SUBTYPE]
                i += 1
        at += LASTING_WIDTH
    return bits


def keywords(s: Board, thing: i64) -> i64:
    """Its extra rules as bits; exhausted things keep them (6.2.4b)."""
    if not printed(s, thing):
        return 0
    bits = s.library.keywords[s.get(thing, FACE_OF)]
    if s.shapes & _KEYWORDS == 0:
        return bits
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GAIN_KEYWORD and about(s, at, thing):
            bits |= s.library.bits[code[s.lasting[at + ROW] + op.A]]
        at += LASTING_WIDTH
    return bits


def is_permanent(s: Board, thing: i64) -> bool:
    """R4: whatever lies on the board and is no attachment."""
    row = thing * WIDTH
    return s.things[row + ZONE] == op.BOARD and s.things[row + PLACE] != ITEM_SLOT


def is_attachment(s: Board, thing: i64) -> bool:
    row = thing * WIDTH
    return s.things[row + ZONE] == op.BOARD and s.things[row + PLACE] == ITEM_SLOT


def name_of(s: Board, thing: i64) -> i64:
    """A number for its name: equal for equal names (1.1.1), 0 for none (R123)."""
    if not printed(s, thing):
        return 0
    face = s.get(thing, FACE_OF)
    number = s.library.name[face]
    return number if number > 0 else 100_000 + face


def faction_of(s: Board, thing: i64) -> i64:
    if not printed(s, thing):
        return 0
    return s.library.faction[s.get(thing, FACE_OF)]


# ---- values


def stat(s: Board, thing: i64, which: i64) -> i64:
    """OFV or DFV at this moment, in the four layers of 4.4.2; ABSENT if it has none (R83)."""
    if which == op.COST_STAT:
        if not printed(s, thing):
            return ABSENT
        return s.library.cost[s.get(thing, FACE_OF)]
    if s.get(thing, SIDE) != UP:
        return ABSENT  # 6.2.3b
    face = s.get(thing, FACE_OF)
    value = s.library.ofv[face] if which == op.OFV else s.library.dfv[face]
    if s.get(thing, PLACE) == ITEM_SLOT and s.get(thing, ZONE) == op.BOARD:
        return ABSENT
    if len(s.lasting) == 0:
        if value < 0 and s.library.supertype[face] == op.CHARACTER:
            return 0
        return value
    if s.flag(thing, HOLLOW):
        value = ABSENT
    if s.shapes & (_VALUES | _BECOME) == 0:
        if value < 0 and s.library.supertype[face] == op.CHARACTER:
            return 0  # 2.2.3c, 2.2.4c
        return value
    return layered(s, thing, which, value)


def layered(s: Board, thing: i64, which: i64, value: i64) -> i64:
    """The layers: set, add, multiply, conditional; each by timestamp, which is the order of the list."""
    touched = False
    added: i64 = 0
    doubled: i64 = 0
    late = vec[i64]()  # what belongs to the last layer
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if op.MODIFY <= kind <= op.GAIN_VALUES and concerns(s, at, which) and about(s, at, thing):
            touched = True
            if conditional(s, at):
                late = append(late, at)
            else:
                if kind == op.SET or (kind == op.GAIN_VALUES and value < 0):  # layer 1: the newest counts
                    value = change_of(s, at, which)
                elif kind == op.MODIFY:  # layer 2
                    added += change_of(s, at, which)
                elif kind == op.DOUBLE:  # layer 3
                    doubled += 1
        at += LASTING_WIDTH
    if value < 0:
        if supertype(s, thing) != op.CHARACTER:
            return ABSENT  # 4.4.3b: nothing to change
        value = 0  # 2.2.3c, 2.2.4c
    if not touched:
        return value
    value = (value + added) << doubled
    for one in late:  # layer 4
        kind = s.lasting[one + OPERATION]
        number = change_of(s, one, which)
        if kind == op.SET:
            value = number
        elif kind == op.MODIFY:
            value += number
        elif kind == op.DOUBLE:
            value *= 2
        elif kind == op.AT_LEAST:
            value = number if value < number else value
        elif kind == op.AT_MOST:
            value = number if value > number else value
    return value if value > 0 else 0  # 2.2.3f, 2.2.4g


def conditional(s: Board, at: i64) -> bool:
    """Whether an effect belongs to the last layer (R86)."""
    kind = s.lasting[at + OPERATION]
    if kind == op.AT_LEAST or kind == op.AT_MOST:
        return True
    row = s.lasting[at + ROW]
    lasts = s.library.code[row + op.LASTS]
    return lasts != 0 and s.library.code[row + lasts] == op.AS_LONG_AS


def concerns(s: Board, at: i64, which: i64) -> bool:
    """Whether a change of values touches this value."""
    code = s.library.code
    row = s.lasting[at + ROW]
    kind = s.lasting[at + OPERATION]
    if kind in (op.DOUBLE, op.AT_LEAST, op.AT_MOST):
        return code[row + op.A] == which
    changes = row + code[row + op.A]
    i: i64 = 0
    while i < code[changes]:
        if code[changes + 2 + 2 * i] == which:
            return True
        i += 1
    return False


def change_of(s: Board, at: i64, which: i64) -> i64:
    """The number that a change of values gives for this value."""
    code = s.library.code
    row = s.lasting[at + ROW]
    kind = s.lasting[at + OPERATION]
    if kind == op.AT_LEAST or kind == op.AT_MOST:
        return code[row + op.B]
    if kind == op.DOUBLE:
        return 0
    changes = row + code[row + op.A]
    i: i64 = 0
    while i < code[changes]:
        if code[changes + 2 + 2 * i] == which:
            number = code[changes + 3 + 2 * i]
            if code[changes + 1] != 0:
                number *= amount(s, changes + code[changes + 1], scene_of(s, at))
            return number
        i += 1
    return 0


def ofv(s: Board, thing: i64) -> i64:
    return stat(s, thing, op.OFV)


def dfv(s: Board, thing: i64) -> i64:
    return stat(s, thing, op.DFV)


def has_stat(s: Board, thing: i64, which: i64) -> bool:
    """Whether it has an OFV or DFV at all; what is printed stays, unless something sets another base."""
    row = thing * WIDTH
    things = s.things
    if things[row + SIDE] == UP and things[row + PLACE] != ITEM_SLOT and s.shapes & _SET == 0:
        face = things[row + FACE_OF]
        printed_value = s.library.ofv[face] if which == op.OFV else s.library.dfv[face]
        if printed_value >= 0 and things[row + FLAGS] & HOLLOW == 0:
            return True
    return stat(s, thing, which) >= 0


def could_have_dfv(s: Board, thing: i64) -> bool:
    """Whether it has a DFV or could have one by its type or circumstances (9.3.6a, R82)."""
    if not is_permanent(s, thing):
        return False
    side = s.get(thing, SIDE)
    if side == UP:
        return has_stat(s, thing, op.DFV)
    if side == DOWN:
        place = s.get(thing, PLACE)
        return place in (MAIN_SLOT, CHARACTER_SLOT)
    s.put(thing, SIDE, UP)  # an exhausted one: what it would have if it were turned up now
    would = has_stat(s, thing, op.DFV)
    s.put(thing, SIDE, EXHAUSTED)
    return would


def slots(s: Board, thing: i64) -> i64:
    """How many attachments it can hold (2.2.2b, 2.4.5c); none while face-down and not exhausted (R43)."""
    if not printed(s, thing) or not is_permanent(s, thing):
        return 0
    value = s.library.slots[s.get(thing, FACE_OF)]
    if value < 0:
        value = 0
    if s.shapes & _SLOTS == 0:
        return value
    code = s.library.code
    more: i64 = 0
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.ITEM_SLOTS and about(s, at, thing):
            row = s.lasting[at + ROW]
            value = amount(s, row + code[row + op.A], scene_of(s, at))
        elif kind == op.MORE_SLOTS and about(s, at, thing):
            more += code[s.lasting[at + ROW] + op.A]
        at += LASTING_WIDTH
    return value + more


def attached(s: Board, thing: i64) -> i64:
    """How many attachments it has."""
    count: i64 = 0
    things = s.things
    for other in s.board:
        if things[other * WIDTH + HOST] == thing:
            count += 1
    return count


def has_free_slot(s: Board, thing: i64) -> bool:
    most = slots(s, thing)
    return most > 0 and most > attached(s, thing)


def field(s: Board, thing: i64) -> i64:
    """Its Victory Token Field at this moment, 0 if it has none; never below 1 (R59), none while face-down
    (R43).
    """
    if not is_permanent(s, thing) or not printed(s, thing):
        return 0
    value = s.library.field[s.get(thing, FACE_OF)]
    if value == 0:
        return 0
    if s.shapes & _FIELDS == 0:
        return value
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.FIELD_MORE and about(s, at, thing):
            value += code[s.lasting[at + ROW] + op.A]
        elif kind == op.FIELD_FEWER and about(s, at, thing):
            value -= code[s.lasting[at + ROW] + op.A]
        at += LASTING_WIDTH
    return value if value > 1 else 1


def maximum(s: Board, player: i64) -> i64:
    """The most Command Tokens a player keeps (10.2.2)."""
    value: i64 = 2
    if s.shapes & _MAXIMUM == 0:
        return value
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.MAXIMUM and about_player(s, at, player):
            value = s.library.code[s.lasting[at + ROW] + op.A]
        at += LASTING_WIDTH
    return value


def collected(s: Board, player: i64) -> i64:
    """The Victory Tokens on permanents that a player controls (R57)."""
    total: i64 = 0
    things = s.things
    for thing in s.board:
        row = thing * WIDTH
        if things[row + VICTORY] > 0 and things[row + CONTROLLER] == player:
            total += things[row + VICTORY]
    return total


# ---- abilities


def abilities(s: Board, thing: i64) -> vec[i64]:
    """The headers of what it can do now: its own while face-up, then granted ones in any state (R44)."""
    out = vec[i64]()
    lib = s.library
    code = lib.code
    lost = lost_at(s, thing)
    here = thing * WIDTH
    things = s.things
    if (
        things[here + SIDE] == UP
        and lost == 0
        and things[here + ZONE] == op.BOARD
        and (things[here + FLAGS] & HOLLOW == 0)
    ):
        face = things[here + FACE_OF]
        i = lib.first[face]
        end = i + lib.count[face]
        attachment = things[here + PLACE] == ITEM_SLOT
        while i < end:
            header = lib.abilities[i]
            if code[header + op.ZONE] == op.BOARD:
                if code[header + op.KEYWORD] != op.EQUIP or attachment:  # 4.3.5g.II
                    out = append(out, header)
            i += 1
    if s.shapes & _GRANT == 0:
        return out
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.GRANT and s.lasting[at + TIME] > lost and about(s, at, thing):
            row = s.lasting[at + ROW]
            listed = row + code[row + op.A]
            i = 0
            while i < code[listed]:
                out = append(out, listed + code[listed + 1 + i])
                i += 1
        at += LASTING_WIDTH
    return out


def has_objective(s: Board, thing: i64) -> bool:
    """4.2.2h, R58: printed or granted, at this moment."""
    face = s.get(thing, FACE_OF)
    if s.library.flags[face] & HAS_OBJECTIVE == 0 and s.shapes & _GRANT == 0:
        return False
    for header in abilities(s, thing):
        if s.library.code[header + op.KEYWORD] == op.OBJECTIVE:
            return True
    return False


# ---- what is no longer there


def controller_of(s: Board, value: i64) -> i64:
    """Who controls a thing or an effect, or did so last."""
    if is_player(value):
        return player_of(value)
    if is_effect(value):
        at = pile.find(s.stack, value & 0xFFFFFFFF)
        return s.stack[at + 5] if at >= 0 else -1
    thing = thing_of(value)
    if s.same(value):
        return s.things[thing * WIDTH + CONTROLLER]
    last = s.get(thing, LAST)
    if last >> 24 == stamp_of(value):
        return (last >> 16) & 15
    return s.get(thing, OWNER)


def last_stat(s: Board, value: i64, which: i64) -> i64:
    """A value now, or the one it had last on the board (4.2.3d.III, R127); 0 where it has none."""
    thing = thing_of(value)
    found: i64 = ABSENT
    if s.same(value):
        found = stat(s, thing, which)
    elif which == op.COST_STAT:
        found = s.library.cost[s.get(thing, FACE_OF)]
    else:
        last = s.get(thing, LAST)
        if last >> 24 == stamp_of(value):
            found = ((last >> 8) & 255) - 1 if which == op.OFV else (last & 255) - 1
    return found if found > 0 else 0


# ---- filters


def noun_fits(s: Board, word: i64, value: i64, scene: Scene) -> bool:
    if is_player(value):
        if word == op.OPPONENT:
            return player_of(value) != scene.you
        return word == op.PLAYER
    if is_effect(value):
        return word == op.EFFECT or ability_word(s, word, value)
    thing = thing_of(value)
    if word >= op.FIRST_SUBTYPE:
        return (subtypes(s, thing) >> (word - op.FIRST_SUBTYPE)) & 1 == 1
    if op.CHARACTER <= word <= op.RESOURCE:
        return supertype(s, thing) == word
    if word == op.CARD:
        return not s.flag(thing, TOKEN)  # 2.1.3g, 2.5.7
    if word == op.TOKEN:
        return s.flag(thing, TOKEN)
    if word == op.PERMANENT:
        return is_permanent(s, thing) or (not s.same(value) and s.get(thing, LAST) != 0)
    if word == op.ATTACHMENT:
        return is_attachment(s, thing)
    if word == op.MAIN_CHARACTER:
        return s.flag(thing, MAIN)
    return False


def ability_word(s: Board, word: i64, value: i64) -> bool:
    """An ability that is on the stack: a command, a support, an objective ability."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at < 0:
        return False
    header = s.stack[at + 1]
    if word == op.ABILITY:
        return True
    if header <= 0:
        return word == op.COMMAND_ABILITY
    return keyword_word(s.library.code[header + op.KEYWORD], word)


def keyword_word(keyword: i64, word: i64) -> bool:
    if word == op.COMMAND_ABILITY:
        return keyword == op.COMMAND
    if word == op.SUPPORT_ABILITY:
        return keyword == op.SUPPORT
    if word == op.OBJECTIVE_ABILITY:
        return keyword == op.OBJECTIVE
    return word == op.ABILITY


def fits(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a thing, a player or an effect meets a description."""
    code = s.library.code
    end = at + 1 + 3 * code[at]
    last = at - 2 + 3 * ((outline(s.library, at) >> O_NOUN) & 255)
    anyone = False
    current = True
    common = True
    test = at + 1
    while test < end:
        kind = code[test]
        if kind == op.NOUN:
            how = code[test + 2]
            one = noun_fits(s, code[test + 1], value, scene)
            if how == op.BESIDE:
                current = current and one
            elif how == op.COMMON:
                common = common and one
            else:
                anyone = anyone or current
                current = one
            if test == last and not ((anyone or current) and common):
                return False
        elif not test_fits(s, at, kind, code[test + 1], code[test + 2], value, scene):
            return False
        test += 3
    return True


def test_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """One test of a filter, nouns aside; `at` is where the filter begins."""
    if kind == op.CONTROLLED:
        return control_fits(s, at, x, y, value, scene)
    if kind == op.OTHER:
        return not scene.holds(s, x, value)
    if is_player(value):
        return True
    if is_effect(value):
        return effect_fits(s, kind, x, value)
    thing = thing_of(value)
    if kind == op.STATE:
        if x == op.UP:
            return s.get(thing, SIDE) == UP
        if x == op.DOWN:
            return s.get(thing, SIDE) != UP
        if x == op.EXHAUSTED:
            return s.get(thing, SIDE) == EXHAUSTED
        if x == op.ATTACKING:
            return s.combat == 1 and s.attacker == value
        return s.combat == 1 and s.defender == value
    if kind == op.FACTION:
        return faction_of(s, thing) == x
    if kind == op.FACTIONLESS:
        return printed(s, thing) and faction_of(s, thing) == 0
    if kind == op.OWN_FACTION:  # 3.0.6c
        return printed(s, thing) and faction_of(s, thing) == s.of(scene.you, FACTION)
    if kind == op.STATS:
        return last_stat(s, value, op.OFV) == x and last_stat(s, value, op.DFV) == y
    if kind == op.NAMED:
        return name_of(s, thing) == x
    if kind == op.THAT_NAME:
        return scene.name != 0 and name_of(s, thing) == scene.name
    if kind == op.STAT_MOST or kind == op.STAT_LEAST or kind == op.STAT_IS:
        return stat_fits(s, kind, x, y, value)
    if kind == op.FREE_SLOT:
        return has_free_slot(s, thing)
    if kind == op.FIELD:
        return field(s, thing) > 0
    if kind == op.FIELD_OF:
        return field(s, thing) == x
    if kind == op.ATTACHMENTS:
        return amount_fits(s, at + y, attached(s, thing), scene)
    if kind == op.WITH_MARKERS:
        markers = at + y
        return amount_fits(
            s, markers + s.library.code[markers + 1], marks(s, thing, s.library.code[markers]), scene
        )
    if kind == op.WITH_KEYWORD:
        return (keywords(s, thing) >> x) & 1 == 1
    if kind == op.INSIDE:
        return zone_fits(s, at + y, thing, scene)
    if kind == op.AMONG:
        return scene.holds(s, x, value)
    if kind == op.REVEALED:
        return scene.holds(s, REVEALED_SLOT, value)
    if kind == op.ATTACKED:
        return happened(s, op.ATTACK, value)
    if kind == op.DEFENDED:
        return happened(s, op.DEFEND, value)
    if kind == op.OTHER_HOST:
        held = scene.first(s, x)
        return held == NOTHING or s.get(thing_of(held), HOST) != thing
    if kind == op.ATTACHED_TO:
        host = s.get(thing, HOST)
        if host < 0:
            return False
        return matches(s, at + y, s.ref(host), scene)
    if kind == op.SAME_NAME or kind == op.COPY_OF:
        name = name_of(s, thing)
        for other in selected(s, at + y, scene):
            if not is_player(other) and name != 0 and name_of(s, thing_of(other)) == name:
                return True
        return False
    return True


REVEALED_SLOT: Final = 900  # the register of what this effect has revealed


def control_fits(s: Board, at: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """Who controls or owns it."""
    by = controller_of(s, value)
    if x == op.BY_YOU:
        return by == scene.you
    if x == op.BY_AN_OPPONENT or x == op.BY_OPPONENTS:
        return by >= 0 and by != scene.you
    if x == op.BY_THEM:
        return scene.holds(s, y, player_value(by))
    if x == op.BY_TARGET:
        return scene.holds(s, s.library.code[at + y + op.SLOT], player_value(by))
    if is_player(value) or is_effect(value):
        return by == scene.you
    owned = s.get(thing_of(value), OWNER) == scene.you
    return owned and (x == op.OWNED_BY_YOU or by == scene.you)


def effect_fits(s: Board, kind: i64, x: i64, value: i64) -> bool:
    """Tests on an effect on the stack."""
    at = pile.find(s.stack, value & 0xFFFFFFFF)
    if at < 0:
        return False
    header = s.stack[at + 1]
    if kind == op.EFFECT_KIND:
        if x == 4:
            return (
                header > 0 and s.stack[at + 6] == 3 and s.library.code[header + op.FLAGS] & op.CONTINUOUS != 0
            )
        return s.stack[at + 6] == x
    if kind == op.SINGLE_TARGET:
        return target_count(s, at) == 1
    return True


def target_count(s: Board, at: i64) -> i64:
    """How many targets an effect on the stack has."""
    header = s.stack[at + 1]
    count: i64 = 0
    if header <= 0:
        return 0
    i: i64 = 0
    while i < s.stack[at + 9]:
        if is_target_slot(s, header, s.stack[at + 8], s.stack[at + 10 + i] >> 40):
            count += 1
        i += 1
    return count


def is_target_slot(s: Board, header: i64, mode: i64, slot: i64) -> bool:
    for selection in target_list(s, header, mode):
        if s.library.code[selection + op.SLOT] == slot:
            return True
    return False


def target_list(s: Board, header: i64, mode: i64) -> vec[i64]:
    """The selections called "target" of an ability, those of the chosen mode included."""
    code = s.library.code
    out = vec[i64]()
    if header <= 0:
        return out
    if code[header + op.TARGETS] != 0:
        out = listed(s, header + code[header + op.TARGETS], out)
    if mode > 0:
        row = mode_row(s, header, mode)
        if row > 0 and code[row + op.A] != 0:
            out = listed(s, row + code[row + op.A], out)
    return out


def listed(s: Board, at: i64, out: vec[i64]) -> vec[i64]:
    code = s.library.code
    i: i64 = 0
    while i < code[at]:
        out = append(out, at + code[at + 1 + i])
        i += 1
    return out


def mode_row(s: Board, header: i64, mode: i64) -> i64:
    """The row of a mode, counted from 1; 0 if the ability has no such mode."""
    code = s.library.code
    row = header + code[header + op.BODY]
    count: i64 = 0
    while code[row] != op.END:
        if code[row] == op.MODE:
            count += 1
            if count == mode:
                return row
        row += op.ROW
    return 0


def mode_count(s: Board, header: i64) -> i64:
    code = s.library.code
    row = header + code[header + op.BODY]
    while code[row] != op.END:
        if code[row] == op.MODES:
            return code[row + op.A]
        row += op.ROW
    return 0


def stat_fits(s: Board, kind: i64, x: i64, y: i64, value: i64) -> bool:
    thing = thing_of(value)
    have = stat(s, thing, x) if s.same(value) else last_stat(s, value, x)
    if have < 0:
        return False
    if kind == op.STAT_MOST:
        return have <= y
    if kind == op.STAT_LEAST:
        return have >= y
    return have == y


def zone_fits(s: Board, at: i64, thing: i64, scene: Scene) -> bool:
    """Whether a thing lies in the zone described."""
    code = s.library.code
    zone = code[at]
    if s.get(thing, ZONE) != zone:
        return False
    if code[at + 2] == 0 or zone == op.BOARD:
        return True
    return matches(s, at + code[at + 2], player_value(s.get(thing, OWNER)), scene)


def happened(s: Board, event: i64, value: i64) -> bool:
    """Whether the thing did this in the present turn."""
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == event and s.history[at + 1] == s.turn and s.history[at + 2] == value:
            return True
        at += EVENT_WIDTH
    return False


# ---- selections


def matches(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a value is one that the selection means."""
    code = s.library.code
    mode = code[at]
    if mode == op.MATCH or mode == op.GROUP:
        return code[at + op.FITS] == 0 or fits(s, at + code[at + op.FITS], value, scene)
    if mode == op.OPPONENTS:
        return is_player(value) and player_of(value) != scene.you
    if mode == op.MAIN or mode == op.CONTROLLER or mode == op.OWNER:
        return value in selected(s, at, scene)
    slot = code[at + op.SLOT]
    if slot >= op.FIRST_SLOT and scene.first(s, slot) == NOTHING and code[at + op.FITS] != 0:
        if mode == op.EACH or mode == op.CHOOSING or mode == op.NEW:  # NEW: "whenever you create a token"
            return fits(s, at + code[at + op.FITS], value, scene)
    return scene.holds(s, slot, value)


def selected(s: Board, at: i64, scene: Scene) -> vec[i64]:
    """All values that a selection means now."""
    code = s.library.code
    mode = code[at]
    out = vec[i64]()
    if mode == op.OPPONENTS:
        for seat in s.order:
            if seat != scene.you and s.alive(seat):
                out = append(out, player_value(seat))
        return out
    if mode == op.MAIN:
        for owner in selected(s, at + code[at + op.OF], scene):
            leader = s.of(player_of(owner), LEADER)
            if leader >= 0:
                out = append(out, s.ref(leader))
        return out
    if mode == op.CONTROLLER or mode == op.OWNER:
        for value in selected(s, at + code[at + op.OF], scene):
            if mode == op.CONTROLLER:
                by = controller_of(s, value)
                if by >= 0:
                    out = append(out, player_value(by))
            elif not is_player(value) and not is_effect(value):
                out = append(out, player_value(s.get(thing_of(value), OWNER)))
        return out
    if mode == op.MATCH or mode == op.GROUP:
        return candidates(s, at, scene)
    slot = code[at + op.SLOT]
    if mode == op.REST:
        for value in scene.all(s, slot):
            if s.same(value) and not s.flag(thing_of(value), 32):
                out = append(out, value)
        return out
    return scene.all(s, slot)


def candidates(s: Board, at: i64, scene: Scene, enough: i64 = op.MANY) -> vec[i64]:
    """Everything that a selection could pick: players, effects on the stack, or things where they are
    looked for. Whoever only wants to know whether there are so many says how many are enough.
    """
    code = s.library.code
    out = vec[i64]()
    if code[at + op.FITS] == 0:
        return out
    filter_at = at + code[at + op.FITS]
    shape = outline(s.library, filter_at)
    sort = shape & O_SORT
    if sort == 1:
        for seat in s.order:
            if s.alive(seat) and fits(s, filter_at, player_value(seat), scene):
                out = append(out, player_value(seat))
        return out
    if sort == 2:
        entry = pile.top(s.stack)
        while entry >= 0:
            value = (2 << 36) | s.stack[entry]
            if s.stack[entry] != s.resolving and fits(s, filter_at, value, scene):
                out = append(out, value)
            entry = pile.below(s.stack, entry)
        return out
    if shape & O_GATHERED != 0:
        among = test_at(s, filter_at, op.AMONG)
        for value in scene.all(s, code[among + 1] if among > 0 else REVEALED_SLOT):
            if s.same(value) and fits(s, filter_at, value, scene):
                out = append(out, value)
        return out
    zone = shape >> O_ZONE
    if zone == op.BOARD:
        if code[at + op.MODE_OF] == op.TARGET and s.bans & s.library.signs[op.CHOSEN] != 0:
            for ref in on_board(s, filter_at, scene, -1, op.MANY):
                if not forbidden(s, op.CHOSEN, player_value(scene.you), ref, 0, 0):
                    out = append(out, ref)
            return out
        return on_board(s, filter_at, scene, -1, enough)
    if zone == op.HAND:
        for thing in s.hand:
            if fits(s, filter_at, s.ref(thing), scene):
                out = append(out, s.ref(thing))
        return out
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, ZONE) == zone and fits(s, filter_at, s.ref(card), scene):
            out = append(out, s.ref(card))
        card += 1
    return out


def on_board(s: Board, filter_at: i64, scene: Scene, player: i64, enough: i64) -> vec[i64]:
    """What fits a filter on the board, all of it or only what a player controls, but no more than are enough;
    the outline spares us most of it.
    """
    out = vec[i64]()
    things = s.things
    subtypes_of = s.library.subtypes
    shape = outline(s.library, filter_at)
    kinds: i64 = 0
    if s.shapes & _SUBTYPES == 0:
        kinds = s.library.kinds[filter_at]
    you = scene.you
    anywhere = s.shapes & _BECOME != 0
    for thing in s.board:
        row = thing * WIDTH
        place = things[row + PLACE]
        can_be: i64 = O_STANDING
        if place == RESOURCE_ZONE:
            can_be = O_RESOURCES
        elif place == ITEM_SLOT:
            can_be = O_ATTACHED
        if shape & can_be == 0 and not anywhere:
            continue
        if player >= 0 and things[row + CONTROLLER] != player:
            continue
        if kinds != 0 and subtypes_of[things[row + FACE_OF]] & kinds == 0:
            continue
        if shape & (O_YOURS | O_THEIRS) != 0:
            if (things[row + CONTROLLER] == you) != (shape & O_YOURS != 0):
                continue
        if shape & (O_UP | O_HIDDEN) != 0:
            if (things[row + SIDE] == UP) != (shape & O_UP != 0):
                continue
        if fits(s, filter_at, s.ref(thing), scene):
            out = append(out, s.ref(thing))
            if len(out) >= enough:
                break
    return out


def sort_of(s: Board, filter_at: i64) -> i64:
    """0 for things, 1 for players, 2 for effects."""
    return outline(s.library, filter_at) & O_SORT


def test_at(s: Board, filter_at: i64, kind: i64) -> i64:
    """Where a filter has a test of this kind, or 0."""
    code = s.library.code
    i: i64 = 0
    while i < code[filter_at]:
        if code[filter_at + 1 + 3 * i] == kind:
            return filter_at + 1 + 3 * i
        i += 1
    return 0


# ---- numbers


def marks(s: Board, thing: i64, kind: i64) -> i64:
    """How many markers of a kind lie on a permanent."""
    if kind == op.DAMAGE:
        return s.get(thing, DAMAGE)
    if kind == op.EXHAUSTION:
        return s.get(thing, EXHAUSTION)
    if kind == op.VICTORY:
        return s.get(thing, VICTORY)
    total: i64 = 0
    if kind == op.ANY_COUNTER:
        total = s.get(thing, DAMAGE) + s.get(thing, EXHAUSTION)
    at: i64 = 0
    while at < len(s.marks):
        if s.marks[at] == thing and (s.marks[at + 1] == kind or kind == op.ANY_COUNTER):
            total += s.marks[at + 2]
        at += 3
    return total


def amount(s: Board, at: i64, scene: Scene) -> i64:
    """How many; MANY where there is no limit."""
    code = s.library.code
    kind = code[at]
    number = code[at + 1]
    value: i64 = 0
    if kind == op.EXACTLY or kind == op.LEAST or kind == op.MOST:
        value = number
    elif kind == op.ONE or kind == op.EQUAL:
        value = 1
    elif kind == op.ANY_NUMBER or kind == op.ALL:
        return op.MANY
    elif kind == op.THAT_MANY:
        value = scene.many
    elif kind == op.PREVENTED:
        value = scene.prevented
    elif kind == op.COUNT:
        value = count_of(s, at + code[at + 2], scene)
    elif kind == op.COUNT_MARKERS:
        for one in selected(s, at + code[at + 2], scene):
            if is_player(one):
                value += s.of(player_of(one), COMMANDS_FIELD)
            else:
                value += marks(s, thing_of(one), number)
    elif kind == op.STAT_VALUE:
        for one in selected(s, at + code[at + 2], scene):
            value += last_stat(s, one, number)
    if code[at + 3] != 0:
        value *= amount(s, at + code[at + 3], scene)
    return value


def count_of(s: Board, filter_at: i64, scene: Scene) -> i64:
    """How many things fit a description."""
    shape = outline(s.library, filter_at)
    count: i64 = 0
    if shape & O_SORT == 1:
        for seat in s.order:
            if s.alive(seat) and fits(s, filter_at, player_value(seat), scene):
                count += 1
        return count
    zone = shape >> O_ZONE
    if zone == op.BOARD:
        return len(on_board(s, filter_at, scene, -1, op.MANY))
    card: i64 = 0
    total = s.count()
    while card < total:
        if s.get(card, ZONE) == zone and fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    return count


def amount_fits(s: Board, at: i64, have: i64, scene: Scene) -> bool:
    """Whether a number is as many as said."""
    kind = s.library.code[at]
    if kind == op.NO:
        return have == 0
    need = amount(s, at, scene)
    if kind == op.MOST:
        return have <= need
    if kind == op.ANY_NUMBER or kind == op.ALL:
        return True
    return have >= need


# ---- conditions


def holds(s: Board, at: i64, scene: Scene) -> bool:
    """Whether one of the alternatives of a condition is true, or has happened in its scope."""
    code = s.library.code
    i: i64 = 0
    while i < code[at + 1]:
        pattern = at + code[at + 2 + i]
        if code[pattern + op.OP] < op.CONTROL:
            if past(s, code[at], pattern, scene):
                return True
        elif state_holds(s, pattern, scene):
            return True
        i += 1
    return False


def past(s: Board, scope: i64, pattern: i64, scene: Scene) -> bool:
    """Whether something has happened this turn, or since your last turn."""
    code = s.library.code
    kind = code[pattern + op.OP]
    needed: i64 = 1
    if kind == op.DRAW and code[pattern + op.A] != 0:
        needed = amount(s, pattern + code[pattern + op.A], scene)
    count: i64 = 0
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == kind and in_scope(s, scope, s.history[at + 1], scene.you):
            h = s.history
            if pattern_fits(s, pattern, scene, h[at + 2], h[at + 3], h[at + 4], h[at + 5]):
                count += 1
        at += EVENT_WIDTH
    return count >= needed


def in_scope(s: Board, scope: i64, turn: i64, you: i64) -> bool:
    if scope == op.SINCE_LAST_TURN:
        return turn > last_turn(s, you)
    return turn == s.turn


def last_turn(s: Board, player: i64) -> i64:
    """The number of the last turn of a player that is over; 0 before the first."""
    newest: i64 = 0
    at: i64 = 0
    while at < len(s.history):
        if s.history[at] == TURN_OVER and s.history[at + 2] == player_value(player):
            newest = s.history[at + 1]
        at += EVENT_WIDTH
    return newest


TURN_OVER: Final = 250  # an event of its own kind: a player's Evening is over


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """A condition about how things are."""
    code = s.library.code
    kind = code[pattern + op.OP]
    if kind == op.DID:
        return scene.did != 0
    who = selected(s, pattern + code[pattern + op.WHO], scene) if code[pattern + op.WHO] != 0 else vec[i64]()
    a = pattern + code[pattern + op.A]
    if kind == op.CONTROL:
        low = code[a + op.LOW]
        high = code[a + op.HIGH]
        for one in who:
            count = controlled(s, a, player_of(one), scene, low if high >= op.MANY else op.MANY)
            if count >= low and (count <= high or high >= op.MANY):
                return True
        return False
    if kind == op.CONTROL_MORE:
        for one in who:
            mine = controlled(s, a, player_of(one), scene, op.MANY)
            most: i64 = 0
            for other in selected(s, pattern + code[pattern + op.B], scene):
                theirs = controlled(s, a, player_of(other), scene, op.MANY)
                most = theirs if theirs > most else most
            if mine > most:
                return True
        return False
    if kind == op.HAVE_MARKERS:
        markers = code[a]
        for one in who:
            if amount_fits(s, a + code[a + 1], marks_on(s, one, markers), scene):
                return True
        return False
    if kind == op.HAVE_MORE or kind == op.HAVE_FEWER:
        marker = code[pattern + op.A]
        for one in who:
            good = True
            for other in selected(s, pattern + code[pattern + op.B], scene):
                if other != one:
                    mine = marks_on(s, one, marker)
                    theirs = marks_on(s, other, marker)
                    if (mine <= theirs) if kind == op.HAVE_MORE else (mine >= theirs):
                        good = False
            if good:
                return True
        return False
    if kind == op.HAVE:
        return has(s, who, a, scene)
    if kind == op.IS_IN and code[pattern + code[pattern + op.WHO] + op.MODE_OF] == op.MATCH:
        return lie_in(s, pattern + code[pattern + op.WHO], a, scene)
    for one in who:
        if is_player(one):
            if kind == op.IS and matches(s, a, one, scene):
                return True
            continue
        thing = thing_of(one)
        if kind == op.IS_IN:
            if s.same(one) and zone_fits(s, a, thing, scene):
                return True
        elif kind == op.ON_TOP:
            if s.flag(thing, ON_TOP) and s.get(thing, ZONE) == op.DECK:
                return True
        elif kind == op.IS:
            if code[a + op.FITS] != 0 and fits(s, a + code[a + op.FITS], one, scene):
                return True
        elif kind == op.IS_FACE:
            up = s.get(thing, SIDE) == UP
            if s.same(one) and up == (code[pattern + op.A] == op.UP):
                return True
        elif kind == op.IS_EXHAUSTED:
            if s.same(one) and s.get(thing, SIDE) == EXHAUSTED:
                return True
        elif kind == op.IS_ATTACHED:
            host = s.get(thing, HOST)
            if host >= 0 and (code[pattern + op.A] == 0 or matches(s, a, s.ref(host), scene)):
                return True
    return False


def lie_in(s: Board, selection: i64, zone_at: i64, scene: Scene) -> bool:
    """Whether as many cards as it says lie in a zone: "five or more cards are in your discard pile"."""
    code = s.library.code
    filter_at = selection + code[selection + op.FITS]
    count: i64 = 0
    card: i64 = 0
    total = s.count()
    while card < total:
        if zone_fits(s, zone_at, card, scene) and fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    high = code[selection + op.HIGH]
    return count >= code[selection + op.LOW] and (count <= high or high >= op.MANY)


def controlled(s: Board, selection: i64, player: i64, scene: Scene, enough: i64) -> i64:
    """How many of what a selection describes a player controls, counted up to what is enough."""
    code = s.library.code
    if code[selection] != op.TARGET and code[selection + op.FITS] != 0:
        filter_at = selection + code[selection + op.FITS]
        shape = outline(s.library, filter_at)
        if shape & (O_SORT | O_GATHERED) == 0 and shape >> O_ZONE == op.BOARD:
            return len(on_board(s, filter_at, scene, player, enough))
    count: i64 = 0
    for value in candidates(s, selection, scene):
        if controller_of(s, value) == player:
            count += 1
    return count


def marks_on(s: Board, value: i64, kind: i64) -> i64:
    """Markers of a kind on a permanent; Command Tokens or collected Victory Tokens of a player."""
    if is_player(value):
        if kind == op.COMMAND_TOKEN:
            return s.of(player_of(value), COMMANDS_FIELD)
        return collected(s, player_of(value))
    return marks(s, thing_of(value), kind)


def has(s: Board, who: vec[i64], a: i64, scene: Scene) -> bool:
    """Whether somebody has so many cards in hand, or a permanent so many attachments."""
    code = s.library.code
    low = code[a + op.LOW]
    high = code[a + op.HIGH]
    for one in who:
        count: i64 = 0
        player = is_player(one)
        for thing in s.hand if player else s.board:
            mine = False
            if player:
                mine = s.get(thing, OWNER) == player_of(one)
            else:
                mine = s.get(thing, HOST) == thing_of(one)
            if mine and (code[a + op.FITS] == 0 or hand_fits(s, a + code[a + op.FITS], s.ref(thing), scene)):
                count += 1
        if count >= low and (count <= high or high >= op.MANY):
            return True
    return False


def hand_fits(s: Board, filter_at: i64, value: i64, scene: Scene) -> bool:
    """A filter whose zone is already known to fit."""
    code = s.library.code
    i: i64 = 0
    while i < code[filter_at]:
        test = filter_at + 1 + 3 * i
        kind = code[test]
        if kind == op.NOUN:
            if not noun_fits(s, code[test + 1], value, scene):
                return False
        elif kind != op.INSIDE and not test_fits(
            s, filter_at, kind, code[test + 1], code[test + 2], value, scene
        ):
            return False
        i += 1
    return True


# ---- events

_THING_A: Final = frozenset(
    (
        op.DRAW_CARD, op.DISCARD, op.RETURN, op.MOVE, op.KEEP, op.PUT, op.ARRIVE, op.SHUFFLE_CARDS,
        op.REVEAL, op.PLAY,
        op.PLAY_FREE, op.CREATE, op.ATTACH, op.GAIN_CONTROL, op.CHOSEN, op.EXHAUST, op.TURN, op.ATTACK,
        op.NEUTRALIZE, op.LOOK, op.EXCHANGE_CONTROL, op.SPEND_ON,
    )
)  # fmt: skip
_THING_B: Final = frozenset((op.ATTACH, op.DEAL, op.COMBAT_DAMAGE, op.HEAL, op.PLACE, op.REMOVE, op.SPEND_ON))
_ZONE_B: Final = frozenset((op.DISCARD, op.RETURN, op.MOVE, op.ARRIVE, op.PUT))
_MARKERS_A: Final = frozenset(
    (op.HEAL, op.PLACE, op.REMOVE, op.MOVE_MARKERS, op.LOSE_MARKERS, op.GAIN_MARKERS, op.SPEND_MARKERS)
)  # fmt: skip


def pattern_fits(s: Board, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is the one that a pattern describes; what matched is left in `scene.bound`."""
    code = s.library.code
    kind = code[pattern + op.OP]
    if code[pattern + op.WHO] != 0 and not bind(s, pattern + code[pattern + op.WHO], who, scene):
        return False
    if code[pattern + op.A] != 0:
        if kind == op.ACTIVATE:
            if not skill_fits(s, pattern + code[pattern + op.A], n):
                return False
        elif kind in _THING_A:
            if not bind(s, pattern + code[pattern + op.A], a, scene):
                return False
        elif kind in _MARKERS_A:
            marker = code[pattern + code[pattern + op.A]]
            if marker != op.ANY_COUNTER and marker != n:
                return False
        elif kind == op.DRAW_NTH or kind == op.ACTIVATE_GLOBAL:
            if code[pattern + op.A] != n:
                return False
        elif kind in (op.SEARCH, op.SHUFFLE, op.REVEAL_ZONE, op.LOOK_ZONE):
            zone = pattern + code[pattern + op.A]
            if code[zone] != n:
                return False
    if code[pattern + op.B] != 0:
        if kind in _THING_B:
            if not bind(s, pattern + code[pattern + op.B], b, scene):
                return False
        elif kind in _ZONE_B:
            if code[pattern + code[pattern + op.B]] != b:
                return False
        elif kind == op.TURN and code[pattern + op.B] != b:
            return False
    return not (kind == op.EXHAUST and code[pattern + op.C] != 0 and s.combat == 0)


def skill_fits(s: Board, selection: i64, header: i64) -> bool:
    """Whether an ability is of the kind that is meant; a global command (below zero) only if commands are
    (R130).
    """
    code = s.library.code
    fits_at = selection + code[selection + op.FITS]
    i: i64 = 0
    while i < code[fits_at]:
        test = fits_at + 1 + 3 * i
        if code[test] == op.NOUN:
            word = code[test + 1]
            if header <= 0:
                if word != op.COMMAND_ABILITY:
                    return False
            elif not keyword_word(code[header + op.KEYWORD], word):
                return False
        i += 1
    return True


def bind(s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes."""
    if value == NOTHING:
        return False
    code = s.library.code
    mode = code[selection]
    if mode == op.MATCH and sort_mismatch(s, selection, value):
        return False
    if not matches(s, selection, value, scene):
        return False
    slot = code[selection + op.SLOT]
    if (mode == op.MATCH or mode == op.NEW) and slot >= op.FIRST_SLOT:
        scene.bound = append(scene.bound, slot << 40 | value)
    return True


def sort_mismatch(s: Board, selection: i64, value: i64) -> bool:
    code = s.library.code
    if code[selection + op.FITS] == 0:
        return False
    sort = sort_of(s, selection + code[selection + op.FITS])
    if sort == 1:
        return not is_player(value)
    return is_player(value)


def forbidden(s: Board, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether something in force says that this cannot happen; of a "may" and a "cannot" the newer counts
    (R2).
    """
    found = False
    if s.bans & s.library.signs[event] == 0:
        return found
    at: i64 = 0
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.FORBID or kind == op.PERMIT:
            if rules_out(s, at, event, who, a, b, n) and (kind == op.PERMIT) == found:
                found = not found
        at += LASTING_WIDTH
    return found


def rules_out(s: Board, at: i64, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether a FORBID, REQUIRE or PERMIT in force speaks of this event."""
    code = s.library.code
    row = s.lasting[at + ROW]
    pattern = row + code[row + op.A]
    if code[pattern + op.OP] != event or not in_force(s, at):
        return False
    return pattern_fits(s, pattern, scene_of(s, at), who, a, b, n)


def permits(s: Board, event: i64, player: i64) -> i64:
    """How many effects in force allow a player this, such as one more Combat Phase."""
    count: i64 = 0
    if s.shapes & _PERMIT == 0:
        return count
    code = s.library.code
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.PERMIT:
            row = s.lasting[at + ROW]
            pattern = row + code[row + op.A]
            if code[pattern + op.OP] == event and in_force(s, at):
                if matches(s, pattern + code[pattern + op.WHO], player_value(player), scene_of(s, at)):
                    count += 1
        at += LASTING_WIDTH
    return count


def top_of(s: Board, player: i64, zone: i64) -> i64:
    """The top card of a deck or a discard pile, or -1."""
    best: i64 = -1
    highest: i64 = 0
    things = s.things
    total = s.count()
    thing: i64 = 0
    row: i64 = 0
    while thing < total:
        if things[row + ZONE] == zone and things[row + OWNER] == player:
            if best < 0 or things[row + RANK] > highest:
                best = thing
                highest = things[row + RANK]
        thing += 1
        row += WIDTH
    return best


def cards_in(s: Board, player: i64, zone: i64) -> i64:
    count: i64 = 0
    things = s.things
    total: i64 = len(things)
    row: i64 = 0
    while row < total:
        if things[row + ZONE] == zone and things[row + OWNER] == player:
            count += 1
        row += WIDTH
    return count

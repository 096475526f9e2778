"""What a player with priority may do, and which clause forbids the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum import options as o
from sandtable.games.athernum.asking import ascending
from sandtable.games.athernum.effects import (
    copies_controlled,
    free_slot,
    has_rule,
    may_stand,
    rule_about,
    rules_about,
)
from sandtable.games.athernum.events import limit, used
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import (
    ACTIVATED_BIT,
    ELSEWHERE,
    HAS_ACTIVATED,
    HAS_HERALD,
    HAS_RULE,
    HAS_SUPPORT,
    ODD,
    PERMITS_PLAY,
)
from sandtable.games.athernum.payment import available, can_generate, needs_of, no_cost, payable
from sandtable.games.athernum.reading import (
    abilities,
    about,
    amount,
    candidates,
    collected,
    field,
    forbidden,
    has_free_slot,
    holds,
    in_force,
    is_attachment,
    is_permanent,
    marks,
    matches,
    mode_count,
    mode_row,
    pattern_fits,
    phase_is,
    scene_of,
    test_at,
    works_from,
)
from sandtable.games.athernum.resolve import may_pay_with, on_its_way
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    COMBATS,
    COMMANDS,
    CONTINGENCY,
    CONTROLLER,
    DOWN,
    FACE_OF,
    ITEM_SLOT,
    KNOWN,
    LASTING_WIDTH,
    LEADER,
    LOCATION_SLOT,
    LOCATIONS,
    MAIN,
    NOTHING,
    ON_TOP,
    OPERATION,
    OWNER,
    PLACE,
    RESOURCE_ZONE,
    ROW,
    SIDE,
    SKIPS,
    SOLVENCY,
    UP,
    WIDTH,
    ZONE,
    Board,
    is_effect,
    is_player,
    player_value,
    thing_of,
)
from sandtable.games.athernum.taking_back import FAILED_PLAY, failed_key
from sandtable.kernel.frames import UNLISTED

# windows: what the phase allows those who have priority
CLOSED: Final = 0  # Morning and Night: nobody is asked (R20)
DAY: Final = 1
DAY_END: Final = 2  # from the declaration of the end of the day on (R21)
COMBAT: Final = 3
EVENING: Final = 4  # only players other than the active one respond

MOST_USES: Final = 50  # R107

ACQUISITION: Final = 1
SOLVENCY_COMMAND: Final = 2
CONTINGENCY_COMMAND: Final = 3


# ---- finding cards


def find_card(s: Board, player: i64, zone: i64, face: i64) -> i64:
    """A card of a player in a zone with this face, one that others know before one they do not; or -1."""
    best: i64 = -1
    things = s.things
    if zone == op.HAND:
        for card in s.hand:
            row = card * WIDTH
            if things[row + FACE_OF] == face and things[row + OWNER] == player:
                if best < 0 or things[row + KNOWN] > things[best * WIDTH + KNOWN]:
                    best = card
        return best
    for card in s.odd if s.library.flags[face] & ODD != 0 else everything(s):
        row = card * WIDTH
        if things[row + FACE_OF] == face and things[row + ZONE] == zone and things[row + OWNER] == player:
            if best < 0 or things[row + KNOWN] > things[best * WIDTH + KNOWN]:
                best = card
    return best


ZONE_CODES: Final = (op.HAND, op.DISCARD_PILE, op.EXTRA_DECK, op.VOID)


def zone_code(zone: i64) -> i64:
    if zone == op.DISCARD_PILE:
        return 1
    if zone == op.EXTRA_DECK:
        return 2
    return 3 if zone == op.VOID else 0


def zone_of_code(code: i64) -> i64:
    if code == 1:
        return op.DISCARD_PILE
    if code == 2:
        return op.EXTRA_DECK
    return op.VOID if code == 3 else op.HAND


def play_option(kind: i64, zone: i64, face: i64, host: i64) -> i64:
    """How a card is played: its face, where it comes from, and for an attachment its host."""
    low = host if host >= 0 else 0
    return o.make(kind, zone_code(zone) << 22 | face << 10 | low)


def option_face(option: i64) -> i64:
    return (o.value_of(option) >> 10) & 4095


def option_zone(option: i64) -> i64:
    return zone_of_code(o.value_of(option) >> 22)


def option_host(option: i64) -> i64:
    return o.value_of(option) & 1023


# ---- playing cards


def play_cost(s: Board, player: i64, thing: i64) -> vec[i64]:
    """The acquisition cost with what changes it, never below 0; one of the faction's own at 1 or more
    (R98).
    """
    lib = s.library
    face = s.get(thing, FACE_OF)
    needs = no_cost()
    if lib.supertype[face] != op.CHARACTER:
        return needs  # 2.3.1a, 2.4.1
    cost = lib.cost[face]
    if cost < 0:
        cost = 0
    row = has_rule(s, face, op.CHEAPER)
    if row > 0:
        cost -= generic(s, row)
    row = has_rule(s, face, op.DEARER)
    if row > 0:
        cost += generic(s, row)
    at: i64 = 0
    if s.shapes & (3 << (op.CHEAPER - 60)) == 0:
        at = len(s.lasting)  # nothing in force changes a cost
    while at < len(s.lasting):
        kind = s.lasting[at + OPERATION]
        if kind == op.CHEAPER and about(s, at, thing):
            cost -= generic(s, s.lasting[at + ROW])
        elif kind == op.DEARER and about(s, at, thing):
            cost += generic(s, s.lasting[at + ROW])
        at += LASTING_WIDTH
    if cost <= 0:
        return needs
    if lib.faction[face] > 0:  # 2.2.1c
        needs[lib.faction[face]] = 1
        cost -= 1
    needs[0] = cost
    return needs


def generic(s: Board, row: i64) -> i64:
    code = s.library.code
    needs = needs_of(s, row + code[row + op.A])
    total: i64 = 0
    for need in needs:
        total += need
    return total


def bar_zone(s: Board, player: i64, thing: i64) -> i64:
    """Whether a card may be played from where it lies (R106)."""
    zone = s.get(thing, ZONE)
    if zone == op.HAND:
        return 0
    if zone == op.EXTRA_DECK:
        return 0 if herald_ready(s, player, thing) else c.C_7_4_2C
    if play_permitted(s, player, thing):
        return 0
    return c.C_9_2_5


def herald_ready(s: Board, player: i64, thing: i64) -> bool:
    """Herald: it may be played from the Extra Deck while its condition holds (7.4.2d)."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    if lib.flags[face] & HAS_HERALD == 0:
        return False
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lib.code[header + op.KIND] == op.HERALD:
            return holds(s, header + lib.code[header + op.GATE], Scene(s.ref(thing), player, vec[i64]()))
        i += 1
    return False


def play_permitted(s: Board, player: i64, thing: i64) -> bool:
    """An effect, or a rule of the card itself, that lets it be played from another zone or time."""
    code = s.library.code
    if s.get(thing, OWNER) == player:
        for rule in rules_about(s, s.get(thing, FACE_OF), op.PERMIT, op.PLAY):
            if s.get(thing, ZONE) == permitted_zone(s, rule) and now_allowed(s, rule, thing, player):
                return True
    if s.shapes & (1 << op.PERMIT) == 0:
        return False
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.PERMIT:
            row = s.lasting[at + ROW]
            pattern = row + code[row + op.A]
            if code[pattern + op.OP] == op.PLAY and in_force(s, at) and code[pattern + op.A] != 0:
                selection = pattern + code[pattern + op.A]
                filter_at = selection + code[selection + op.FITS] if code[selection + op.FITS] != 0 else 0
                elsewhere = filter_at > 0 and test_at(s, filter_at, op.INSIDE) > 0
                if elsewhere and pattern_fits(
                    s, pattern, scene_of(s, at), player_value(player), s.ref(thing), 0, 0
                ):
                    return True
        at += LASTING_WIDTH
    return False


def permitted_zone(s: Board, row: i64) -> i64:
    """From where a card's own permission lets it be played."""
    code = s.library.code
    pattern = row + code[row + op.A]
    selection = pattern + code[pattern + op.A]
    if code[selection + op.WHERE] != 0:
        return code[selection + code[selection + op.WHERE]]
    return op.HAND


def now_allowed(s: Board, row: i64, thing: i64, player: i64) -> bool:
    """The "during" of a permission."""
    code = s.library.code
    lasts = code[row + op.LASTS]
    if lasts == 0 or code[row + lasts] != op.DURING:
        return True
    return phase_is(s, row + lasts + code[row + lasts + 2], Scene(s.ref(thing), player, vec[i64]()))


def timely(s: Board, player: i64, thing: i64) -> bool:
    """A rule of the card that lets it be played in a phase of another player (R106)."""
    code = s.library.code
    for row in rules_about(s, s.get(thing, FACE_OF), op.PERMIT, op.PLAY):
        lasts = code[row + op.LASTS]
        if lasts != 0 and code[row + lasts] == op.DURING and s.get(thing, ZONE) == permitted_zone(s, row):
            if now_allowed(s, row, thing, player):
                return True
    return False


def location_limit(s: Board, player: i64) -> i64:
    """How many locations a player may play in a turn: one, and those that effects add (2.4.2)."""
    code = s.library.code
    most: i64 = 1
    if s.shapes & (1 << op.PERMIT) == 0:
        return most
    at: i64 = 0
    while at < len(s.lasting):
        if s.lasting[at + OPERATION] == op.PERMIT and in_force(s, at):
            row = s.lasting[at + ROW]
            pattern = row + code[row + op.A]
            if code[pattern + op.OP] == op.PLAY and code[pattern + op.A] != 0:
                selection = pattern + code[pattern + op.A]
                if code[selection + op.FITS] != 0:
                    more = test_at(s, selection + code[selection + op.FITS], op.ADDITIONAL) > 0
                    who = pattern + code[pattern + op.WHO]
                    if more and matches(s, who, player_value(player), scene_of(s, at)):
                        most += 1
        at += LASTING_WIDTH
    return most


def bar_play(s: Board, player: i64, thing: i64, kind: i64, host: i64, free: bool) -> i64:
    """What forbids playing a card in this way; when it may be played is another matter."""
    barred = bar_card(s, player, thing, free)
    return barred if barred != 0 else bar_way(s, player, thing, kind, host, free)


def bar_card(s: Board, player: i64, thing: i64, free: bool) -> i64:
    """What forbids playing a card in whatever way."""
    where = bar_zone(s, player, thing)
    if where != 0 and not free:
        return where
    if forbidden(s, op.PLAY, player_value(player), s.ref(thing), 0, 0):
        return c.C_0_HIER_CARD_TEXT
    if used(s, s.ref(thing), FAILED_PLAY) >= MOST_USES:
        return c.R107
    return 0


def bar_way(s: Board, player: i64, thing: i64, kind: i64, host: i64, free: bool) -> i64:
    """What forbids playing a card in one of its ways."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    supertype = lib.supertype[face]
    if kind == o.PLAY and supertype == op.ITEM:
        return bar_extra_cost(s, player, thing)  # 2.3.1: directly
    if kind == o.ATTACH_UP or kind == o.ATTACH_DOWN:
        barred = bar_attach(s, player, thing, host)
        return barred if barred != 0 else bar_extra_cost(s, player, thing)
    if kind == o.RELIC:
        if supertype != op.ITEM or not may_stand(s, face):
            return c.C_2_1_1E
    if lib.field[face] > 0 and copies_controlled(s, player, face, thing) > 0:
        return c.C_2_2_7B
    if supertype == op.LOCATION:
        leader = s.of(player, LEADER)
        if leader >= 0 and s.get(leader, PLACE) == LOCATION_SLOT and s.flag(leader, MAIN):
            return c.R51
        if s.of(player, LOCATIONS) >= location_limit(s, player):
            return c.C_2_4_2
    elif free_slot(s, player) < 0:
        return c.C_7_1_2C
    if not free and not payable(s, player, play_cost(s, player, thing), -1):
        return c.C_2_2_1C if only_faction_missing(s, player, thing) else c.C_2_2_1B
    return bar_extra_cost(s, player, thing)


def only_faction_missing(s: Board, player: i64, thing: i64) -> bool:
    needs = play_cost(s, player, thing)
    plain = no_cost()
    for need in needs:
        plain[0] += need
    return payable(s, player, plain, -1)


def bar_extra_cost(s: Board, player: i64, thing: i64) -> i64:
    """An additional cost must be payable when the card is played."""
    row = has_rule(s, s.get(thing, FACE_OF), op.ADDITIONAL_COST)
    if row == 0:
        return 0
    end = row + s.library.code[row + op.C]
    if not rows_payable(s, row + op.ROW, end, Scene(s.ref(thing), player, vec[i64]())):
        return c.R141
    return 0


def bar_attach(s: Board, player: i64, thing: i64, host: i64) -> i64:
    """Where an item from the hand can go (2.3.2a, R92)."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    if lib.supertype[face] != op.ITEM:
        return c.R93
    if not is_permanent(s, host):
        return c.C_2_1_2A
    if s.get(host, CONTROLLER) != player and not may_reach(s, player, thing, host):
        return c.C_2_3_2A
    if not has_free_slot(s, host):
        return c.C_2_3_2C
    for row in rules_about(s, face, op.FORBID, op.ATTACH):
        pattern = row + lib.code[row + op.A]
        scene = Scene(s.ref(thing), player, vec[i64]())
        if pattern_fits(s, pattern, scene, player_value(player), s.ref(thing), s.ref(host), 0):
            return c.R141
    if forbidden(s, op.ATTACH, player_value(player), s.ref(thing), s.ref(host), 0):
        return c.C_0_HIER_CARD_TEXT
    return 0


def may_reach(s: Board, player: i64, thing: i64, host: i64) -> bool:
    """A card's own rule that it may be attached to something an opponent controls."""
    code = s.library.code
    for row in rules_about(s, s.get(thing, FACE_OF), op.PERMIT, op.ATTACH):
        pattern = row + code[row + op.A]
        scene = Scene(s.ref(thing), player, vec[i64]())
        if pattern_fits(s, pattern, scene, player_value(player), s.ref(thing), s.ref(host), 0):
            return True
    return False


# ---- abilities


def ability_at(s: Board, thing: i64, index: i64) -> i64:
    """The header of the n-th ability of a thing, counted over what it can do now; 0 if there is none."""
    found = abilities(s, thing)
    return found[index] if 0 <= index < len(found) else 0


def elsewhere_ability(s: Board, thing: i64, index: i64) -> i64:
    lib = s.library
    face = s.get(thing, FACE_OF)
    if index < 0 or index >= lib.count[face]:
        return 0
    header = lib.abilities[lib.first[face] + index]
    if lib.code[header + op.ZONE] == op.BOARD or lib.code[header + op.KIND] != op.ACTIVATED:
        return 0
    return header


def bar_ability(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """What forbids activating an ability, timing windows aside."""
    code = s.library.code
    if header == 0 or code[header + op.KIND] != op.ACTIVATED:
        return c.C_4_3_2
    ref = s.ref(thing)
    if code[header + op.KEYWORD] == op.COMMAND and s.of(player, COMMANDS) < 1:
        return c.C_4_3_5E_II
    count = used(s, ref, header)
    most = limit(s, header, op.TIMES)
    if most > 0:
        if count >= most:
            return c.C_4_3_5C_IIC
    elif code[header + op.FLAGS] & op.FREE != 0 and limit_kind(s, header, op.FREELY) == 0 and count >= 1:
        return c.R28
    if count + used(s, ref, failed_key(header)) >= MOST_USES:
        return c.R107
    scene = Scene(ref, player, vec[i64]())
    barred = bar_limits(s, header, scene)
    if barred != 0:
        return barred
    if forbidden(s, op.USE_ABILITIES, ref, NOTHING, 0, 0):
        return c.C_0_HIER_CARD_TEXT
    if forbidden(s, op.USE_ABILITIES, player_value(player), NOTHING, 0, 0):
        return c.C_0_HIER_CARD_TEXT
    if forbidden(s, op.ACTIVATE, player_value(player), ref, 0, header):
        return c.C_0_HIER_CARD_TEXT
    if not aimable(s, header, scene):
        return c.R9
    if code[header + op.COST] != 0:
        start = header + code[header + op.COST]
        if not rows_payable(s, start, 0, scene):
            return c.C_4_3_5C_I
    return 0


def limit_kind(s: Board, header: i64, kind: i64) -> i64:
    """1 if an ability has a limit of this kind."""
    code = s.library.code
    if code[header + op.LIMITS] == 0:
        return 0
    at = header + code[header + op.LIMITS]
    i: i64 = 0
    while i < code[at]:
        if code[at + 1 + 2 * i] == kind:
            return 1
        i += 1
    return 0


def bar_limits(s: Board, header: i64, scene: Scene) -> i64:
    code = s.library.code
    if code[header + op.LIMITS] == 0:
        return 0
    at = header + code[header + op.LIMITS]
    i: i64 = 0
    while i < code[at]:
        kind = code[at + 1 + 2 * i]
        if kind == op.IN_PHASE and not phase_is(s, at + code[at + 2 + 2 * i], scene):
            return c.C_4_3_5C_IIC
        if kind == op.ONLY_IF and not holds(s, at + code[at + 2 + 2 * i], scene):
            return c.C_4_3_5C_IIC
        i += 1
    return 0


def aimable(s: Board, header: i64, scene: Scene) -> bool:
    """Whether every required target has a legal choice, in some mode if there are modes (R8, R9)."""
    code = s.library.code
    if code[header + op.TARGETS] != 0 and not list_aimable(s, header + code[header + op.TARGETS], scene):
        return False
    modes = mode_count(s, header)
    if modes == 0:
        return True
    mode: i64 = 1
    while mode <= modes:
        if mode_aimable(s, header, mode, scene):
            return True
        mode += 1
    return False


def mode_aimable(s: Board, header: i64, mode: i64, scene: Scene) -> bool:
    code = s.library.code
    row = mode_row(s, header, mode)
    return row == 0 or code[row + op.A] == 0 or list_aimable(s, row + code[row + op.A], scene)


def list_aimable(s: Board, at: i64, scene: Scene) -> bool:
    code = s.library.code
    i: i64 = 0
    while i < code[at]:
        selection = at + code[at + 1 + i]
        low = code[selection + op.LOW]
        if low > 0 and len(candidates(s, selection, scene, low)) < low:
            return False
        i += 1
    return True


def rows_payable(s: Board, row: i64, end: i64, scene: Scene) -> bool:
    """Whether every part of a cost can be paid as things stand."""
    code = s.library.code
    while code[row] != op.END and (end == 0 or row < end):
        kind = code[row]
        a = row + code[row + op.A]
        b = row + code[row + op.B]
        if kind == op.PAY:
            if not payable(s, scene.you, needs_of(s, a), thing_of(scene.source)):
                return False
        elif kind == op.PICK:
            low = code[a + op.LOW]
            if code[a] == op.TOP:
                row += op.ROW
                continue
            main = row
            while code[main] == op.PICK:
                main += op.ROW
            count: i64 = 0
            for value in candidates(s, a, scene):
                if value == scene.source and on_its_way(s, value, end != 0):
                    continue
                if is_player(value) or is_effect(value) or may_pay_with(s, code[main], thing_of(value)):
                    count += 1
            if count < low:
                return False
        elif kind == op.EXHAUST:
            if code[a] == op.REF and not exhaustible(s, a, scene):
                return False
        elif kind in (op.DISCARD, op.MOVE, op.RETURN, op.PUT):
            if code[a] == op.REF and code[a + op.SLOT] == op.SELF:
                if not s.same(scene.source) or not may_pay_with(s, kind, thing_of(scene.source)):
                    return False
        elif kind == op.REMOVE:
            if code[b] == op.REF and code[b + op.SLOT] < op.FIRST_SLOT:
                value = scene.first(s, code[b + op.SLOT])
                need = amount(s, a + code[a + 1], scene)
                if value == NOTHING or marks(s, thing_of(value), code[a]) < need:
                    return False
        elif kind == op.SPEND_MARKERS:
            if s.of(scene.you, COMMANDS) < amount(s, a + code[a + 1], scene):
                return False
        row += op.ROW
    return True


def exhaustible(s: Board, selection: i64, scene: Scene) -> bool:
    """Exhaust this, or the linked target, as a cost: only while face-up (6.2.9a)."""
    slot = s.library.code[selection + op.SLOT]
    if slot >= op.FIRST_SLOT:
        return True
    value = scene.first(s, slot)
    if value == NOTHING or not s.same(value):
        return False
    thing = thing_of(value)
    if not is_permanent(s, thing) or s.get(thing, SIDE) != UP:
        return False
    return not forbidden(s, op.EXHAUST, player_value(s.get(thing, CONTROLLER)), value, 0, 0)


def support_of(s: Board, face: i64) -> i64:
    """The header of a card's support ability, or 0 (4.3.5f.IV)."""
    lib = s.library
    if lib.flags[face] & HAS_SUPPORT == 0:
        return 0
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        if lib.code[header + op.KEYWORD] == op.SUPPORT:
            return header
        i += 1
    return 0


# ---- global commands


def bar_command(s: Board, player: i64, which: i64) -> i64:
    """9.2.2 to 9.2.4, R30, R31."""
    if s.of(player, COMMANDS) < 1:
        return c.C_10_2_4
    if forbidden(s, op.ACTIVATE_GLOBAL, player_value(player), NOTHING, 0, which):
        return c.R130
    if forbidden(s, op.ACTIVATE, player_value(player), NOTHING, 0, -which):
        return c.R130
    if which == SOLVENCY_COMMAND and s.of(player, SOLVENCY) > 0:
        return c.C_9_2_3
    if which == CONTINGENCY_COMMAND:
        if s.of(player, CONTINGENCY) > 0:
            return c.C_9_2_4
        if s.pool == 0:
            return c.C_10_1_7
        mine = collected(s, player)
        for seat in s.order:
            if seat != player and s.alive(seat) and collected(s, seat) <= mine:
                return c.C_9_2_4A
    return 0


def contingency_pool(s: Board, player: i64) -> vec[i64]:
    """Permanents that a player both owns and controls, with a field (R31)."""
    out = vec[i64]()
    for thing in s.board:
        if is_permanent(s, thing) and s.get(thing, OWNER) == player and s.get(thing, CONTROLLER) == player:
            if field(s, thing) > 0:
                out = append(out, s.ref(thing))
    return out


# ---- all together


def bar_action(s: Board, player: i64, option: i64, window: i64, stack: bool) -> i64:
    """The clause that forbids an action of a player who has priority; `stack`: one is open."""
    kind = o.kind_of(option)
    active = player == s.active
    if window == EVENING and active:
        return c.R20
    if kind == 0:
        if option == o.PASS:
            return 0 if stack else UNLISTED
        if option == o.END_DAY:
            return 0 if not stack and window == DAY else (c.R21 if window == DAY else UNLISTED)
        if option == o.END_COMBAT:
            return 0 if not stack and window == COMBAT else UNLISTED
        if option == o.TO_COMBAT:
            return bar_combat(s, player, window, stack)
        return UNLISTED
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        return bar_play_option(s, player, option, window)
    if kind == o.SUPPORT:
        if not active or window not in (DAY, COMBAT):
            return c.R29
        if stack:
            return c.C_4_3_5F_I
        thing = find_card(s, player, op.HAND, o.value_of(option))
        if thing < 0:
            return c.C_9_2_9A
        header = support_of(s, o.value_of(option))
        return bar_ability(s, player, thing, header) if header > 0 else c.C_4_3_5F
    if kind == o.COMMAND:
        if not 1 <= o.value_of(option) <= 3:
            return UNLISTED
        if not active or window != DAY:
            return c.R30
        return bar_command(s, player, o.value_of(option))
    return bar_board_action(s, player, option, kind)


def bar_board_action(s: Board, player: i64, option: i64, kind: i64) -> i64:
    """Actions with something that lies on the board, or in another open zone."""
    if kind == o.ACTIVATE or kind == o.FROM:
        thing = o.value_of(option) >> 6
        index = o.value_of(option) & 63
        if thing >= s.count():
            return UNLISTED
        if kind == o.FROM:
            header = elsewhere_ability(s, thing, index)
            if header == 0 or s.get(thing, OWNER) != player or s.get(thing, ZONE) in (op.HAND, 0):
                return c.C_4_3_2C
            if not works_from(s, thing, s.library.code[header + op.ZONE]):
                return c.C_4_3_2D if s.get(thing, ZONE) == op.DECK else c.C_4_3_2C
            return bar_ability(s, player, thing, header)
        if s.get(thing, ZONE) != op.BOARD or s.get(thing, CONTROLLER) != player:
            return c.C_4_3_5C_I
        return bar_ability(s, player, thing, ability_at(s, thing, index))
    thing = o.value_of(option)
    if thing >= s.count():
        return UNLISTED
    if kind == o.TURN_UP or kind == o.DISCARD:
        if not is_attachment(s, thing):
            return c.C_6_1_6 if kind == o.TURN_UP else c.C_2_1_2G
        if s.get(thing, CONTROLLER) != player:
            return c.C_2_1_2D if kind == o.TURN_UP else c.C_2_1_2G
        if kind == o.TURN_UP:
            if s.get(thing, SIDE) != DOWN:
                return c.C_9_2_8
            if forbidden(s, op.TURN, player_value(player), s.ref(thing), op.UP, 0):
                return c.C_0_HIER_CARD_TEXT
            return 0
        if s.get(thing, SIDE) != UP:
            return c.R93
        if forbidden(s, op.DISCARD, player_value(player), s.ref(thing), op.BOARD, 0):
            return c.C_0_HIER_CARD_TEXT
        return 0
    if kind == o.GENERATE:
        if s.get(thing, ZONE) != op.BOARD or s.get(thing, PLACE) != RESOURCE_ZONE:
            return c.C_5_0_1D
        if s.get(thing, CONTROLLER) != player:
            return c.C_5_0_1D
        if s.get(thing, SIDE) != UP:
            return c.C_6_2_9A
        return 0 if can_generate(s, player, thing) else c.C_5_0_3H
    return UNLISTED


def bar_combat(s: Board, player: i64, window: i64, stack: bool) -> i64:
    """9.2.11: once per turn, never in the game's first turn, with no stack."""
    if player != s.active or window != DAY:
        return c.C_9_3_1
    if stack:
        return c.R17
    if s.turn == 1:
        return c.R70
    if (s.of(player, SKIPS) >> op.COMBAT) & 1 == 1:
        return c.C_9_TEXT_PHASES
    more: i64 = 0
    if len(s.lasting) > 0:
        from sandtable.games.athernum.reading import permits

        more = permits(s, op.MORE_COMBAT, player)
    return c.C_9_3_1 if s.of(player, COMBATS) >= 1 + more else 0


def bar_play_option(s: Board, player: i64, option: i64, window: i64) -> i64:
    zone = option_zone(option)
    thing = find_card(s, player, zone, option_face(option))
    if thing < 0:
        return c.C_4_1_1
    if not (player == s.active and window == DAY) and not timely(s, player, thing):
        if player != s.active:
            return c.C_4_1_1
        return c.R21 if window == DAY_END else c.R85
    kind = o.kind_of(option)
    host: i64 = -1
    if kind == o.ATTACH_UP or kind == o.ATTACH_DOWN:
        host = option_host(option)
        if host >= s.count() or s.get(host, ZONE) != op.BOARD:
            return c.C_2_1_2A
    return bar_play(s, player, thing, kind, host, False)


def action_candidates(s: Board, player: i64, window: i64, stack: bool) -> vec[i64]:
    """Everything that a player with priority could try."""
    out = vec[i64]()
    if stack:
        out = append(out, o.PASS)
    elif window == DAY:
        out = append(out, o.END_DAY)
    elif window == COMBAT:
        out = append(out, o.END_COMBAT)
    if window == EVENING and player == s.active:
        return out
    if window == DAY:
        out = append(out, o.TO_COMBAT)
    lib = s.library
    own_day = player == s.active and window == DAY
    faces = vec[i64]()
    thing: i64 = 0
    total = s.count()
    while thing < total:
        zone = s.get(thing, ZONE)
        face = s.get(thing, FACE_OF)
        if zone == op.BOARD:
            if s.get(thing, CONTROLLER) == player:
                out = board_candidates(s, thing, out)
        elif zone == op.DECK:
            if s.flag(thing, ON_TOP) and s.get(thing, OWNER) == player:
                out = elsewhere_candidates(s, thing, out)
        elif zone != 0 and s.get(thing, OWNER) == player:
            key = zone << 12 | face
            if key not in faces:
                faces = append(faces, key)
                if zone == op.HAND or (zone == op.EXTRA_DECK and lib.flags[face] & HAS_HERALD != 0):
                    if own_day or zone == op.HAND:
                        out = card_candidates(s, player, thing, out)
                elif len(s.lasting) > 0 or rule_about(s, face, op.PERMIT, op.PLAY) > 0:
                    if play_permitted(s, player, thing):
                        out = card_candidates(s, player, thing, out)
                if zone == op.HAND and lib.flags[face] & HAS_SUPPORT != 0:
                    out = append(out, o.make(o.SUPPORT, face))
            out = elsewhere_candidates(s, thing, out)
        thing += 1
    if player == s.active:
        which: i64 = 1
        while which <= 3:
            out = append(out, o.make(o.COMMAND, which))
            which += 1
    return ascending(out)


def elsewhere_candidates(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    """The activated abilities of a card that work outside the board."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    if lib.flags[face] & ELSEWHERE != 0 and lib.flags[face] & HAS_ACTIVATED != 0:
        index: i64 = 0
        while index < lib.count[face]:
            if elsewhere_ability(s, thing, index) > 0:
                out = append(out, o.make(o.FROM, thing << 6 | index))
            index += 1
    return out


def board_candidates(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    place = s.get(thing, PLACE)
    if place == RESOURCE_ZONE:
        if s.get(thing, SIDE) == UP and not alike_before(s, thing):
            out = append(out, o.make(o.GENERATE, thing))
        return out
    if place == ITEM_SLOT:
        out = append(out, o.make(o.TURN_UP, thing))
        out = append(out, o.make(o.DISCARD, thing))
    if lib.flags[s.get(thing, FACE_OF)] & HAS_ACTIVATED == 0 and len(s.lasting) == 0:
        return out
    found = abilities(s, thing)
    index: i64 = 0
    while index < len(found):
        if (
            lib.code[found[index] + op.KIND] == op.ACTIVATED
            and lib.code[found[index] + op.KEYWORD] != op.SUPPORT
        ):
            out = append(out, o.make(o.ACTIVATE, thing << 6 | index))
        index += 1
    return out


def alike_before(s: Board, thing: i64) -> bool:
    """Whether another face-up resource token of the same kind stands earlier: one of them is enough to
    offer.
    """
    for other in s.board:
        if other >= thing:
            break
        if s.get(other, PLACE) == RESOURCE_ZONE and s.get(other, SIDE) == UP:
            if s.get(other, CONTROLLER) == s.get(thing, CONTROLLER):
                if s.get(other, FACE_OF) == s.get(thing, FACE_OF):
                    return True
    return False


def card_candidates(s: Board, player: i64, thing: i64, out: vec[i64]) -> vec[i64]:
    """Every way in which a card could be played."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    zone = s.get(thing, ZONE)
    out = append(out, play_option(o.PLAY, zone, face, -1))
    if lib.supertype[face] != op.ITEM:
        return out
    if may_stand(s, face):
        out = append(out, play_option(o.RELIC, zone, face, -1))
    opponents = rule_about(s, face, op.PERMIT, op.ATTACH) > 0
    for host in s.board:
        if could_host(s, host, player, opponents):
            out = append(out, play_option(o.ATTACH_UP, zone, face, host))
            out = append(out, play_option(o.ATTACH_DOWN, zone, face, host))
    return out


def could_host(s: Board, host: i64, player: i64, opponents: bool) -> bool:
    """Whether somebody could think of attaching an item to this thing on the board."""
    row = host * WIDTH
    place = s.things[row + PLACE]
    if place in (ITEM_SLOT, RESOURCE_ZONE):
        return False
    return opponents or s.things[row + CONTROLLER] == player


# ---- what is allowed, listed without trying everything


def action_options(s: Board, player: i64, window: i64, stack: bool) -> vec[i64]:
    """Those of the candidates that nothing forbids; `bar_action` is what that means, this is faster."""
    out = vec[i64](capacity=15)
    active = player == s.active
    if window == EVENING and active:
        return out
    if stack:
        out = append(out, o.PASS)
    elif window == DAY:
        out = append(out, o.END_DAY)
    elif window == COMBAT:
        out = append(out, o.END_COMBAT)
    own_day = active and window == DAY
    if own_day and bar_combat(s, player, window, stack) == 0:
        out = append(out, o.TO_COMBAT)
    supports = active and not stack and window in (DAY, COMBAT)
    purse: i64 = op.MANY
    if own_day:
        purse = -1 if free_slot(s, player) < 0 else total_of(available(s, player, -1))
    out = hand_options(s, player, own_day, supports, purse, out)
    out = outside_options(s, player, own_day, purse, out)
    out = board_options(s, player, out)
    if own_day:
        which: i64 = 1
        while which <= 3:
            if bar_command(s, player, which) == 0:
                out = append(out, o.make(o.COMMAND, which))
            which += 1
    return ascending(out)


def total_of(row: vec[i64]) -> i64:
    total: i64 = 0
    for number in row:
        total += number
    return total


def too_dear(s: Board, face: i64, purse: i64) -> bool:
    """Whether one look says that a character cannot be played: there is no slot (-1), or it costs more than
    there is, and nothing makes it cheaper.
    """
    lib = s.library
    if lib.supertype[face] != op.CHARACTER:
        return False
    if purse < 0:
        return True
    if lib.flags[face] & HAS_RULE != 0 or s.shapes & (1 << (op.CHEAPER - 60)) != 0:
        return False
    return lib.cost[face] > purse


def hand_options(s: Board, player: i64, own_day: bool, supports: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    wanted: i64 = PERMITS_PLAY
    if supports:
        wanted |= HAS_SUPPORT
    faces = vec[i64](capacity=7)
    for thing in s.hand:
        row = thing * WIDTH
        if s.things[row + OWNER] != player:
            continue
        face = s.things[row + FACE_OF]
        flags = lib.flags[face]
        if (not own_day and flags & wanted == 0) or face in faces:
            continue
        if flags & HAS_SUPPORT == 0 and too_dear(s, face, purse):
            continue
        faces = append(faces, face)
        best = find_card(s, player, op.HAND, face)
        if own_day or flags & PERMITS_PLAY != 0:
            out = play_options(s, player, best, own_day, purse, out)
        if supports and flags & HAS_SUPPORT != 0 and bar_ability(s, player, best, support_of(s, face)) == 0:
            out = append(out, o.make(o.SUPPORT, face))
    return out


def outside_options(s: Board, player: i64, own_day: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    """Cards in the open zones and the Extra Deck, where they or some effect in force speak of it."""
    lib = s.library
    searched = s.odd
    permitted = own_day and s.shapes & (1 << op.PERMIT) != 0 and s.bans & lib.signs[op.PLAY] != 0
    if permitted:
        searched = everything(s)
    keys = vec[i64]()
    for thing in searched:
        row = thing * WIDTH
        zone = s.things[row + ZONE]
        if zone == 0 or zone == op.BOARD or zone == op.HAND or s.things[row + OWNER] != player:
            continue
        if zone == op.DECK and not s.flag(thing, ON_TOP):
            continue
        face = s.things[row + FACE_OF]
        flags = lib.flags[face]
        key = zone << 12 | face
        if zone != op.DECK and key not in keys:
            keys = append(keys, key)
            if zone == op.EXTRA_DECK and flags & HAS_HERALD != 0:
                if own_day and not too_dear(s, face, purse):
                    out = play_options(s, player, find_card(s, player, zone, face), own_day, purse, out)
            elif flags & PERMITS_PLAY != 0 or permitted:
                if play_permitted(s, player, thing):
                    out = play_options(s, player, find_card(s, player, zone, face), own_day, purse, out)
        if flags & ELSEWHERE != 0 and flags & HAS_ACTIVATED != 0:
            index: i64 = 0
            while index < lib.count[face]:
                header = elsewhere_ability(s, thing, index)
                if header > 0 and works_from(s, thing, lib.code[header + op.ZONE]):
                    if bar_ability(s, player, thing, header) == 0:
                        out = append(out, o.make(o.FROM, thing << 6 | index))
                index += 1
    return out


def everything(s: Board) -> vec[i64]:
    """All things there are."""
    out = vec[i64]()
    thing: i64 = 0
    total = s.count()
    while thing < total:
        out = append(out, thing)
        thing += 1
    return out


def play_options(s: Board, player: i64, thing: i64, own_day: bool, purse: i64, out: vec[i64]) -> vec[i64]:
    """The ways in which a card can be played now."""
    lib = s.library
    face = s.get(thing, FACE_OF)
    if too_dear(s, face, purse) or (not own_day and not timely(s, player, thing)):
        return out
    if bar_card(s, player, thing, False) != 0:
        return out
    zone = s.get(thing, ZONE)
    if bar_way(s, player, thing, o.PLAY, -1, False) == 0:
        out = append(out, play_option(o.PLAY, zone, face, -1))
    if lib.supertype[face] != op.ITEM:
        return out
    if may_stand(s, face) and bar_way(s, player, thing, o.RELIC, -1, False) == 0:
        out = append(out, play_option(o.RELIC, zone, face, -1))
    opponents = rule_about(s, face, op.PERMIT, op.ATTACH) > 0
    for host in s.board:
        if could_host(s, host, player, opponents) and has_free_slot(s, host):
            if bar_way(s, player, thing, o.ATTACH_UP, host, False) == 0:
                out = append(out, play_option(o.ATTACH_UP, zone, face, host))
            if bar_way(s, player, thing, o.ATTACH_DOWN, host, False) == 0:
                out = append(out, play_option(o.ATTACH_DOWN, zone, face, host))
    return out


def board_options(s: Board, player: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    code = lib.code
    things = s.things
    granted = s.given & ACTIVATED_BIT != 0
    kinds = vec[i64]()  # faces of resource tokens: one of each is enough to offer
    for thing in s.board:
        row = thing * WIDTH
        if things[row + CONTROLLER] != player:
            continue
        place = things[row + PLACE]
        face = things[row + FACE_OF]
        side = things[row + SIDE]
        if place == RESOURCE_ZONE:
            if side == UP and face not in kinds:
                kinds = append(kinds, face)
                if can_generate(s, player, thing):
                    out = append(out, o.make(o.GENERATE, thing))
            continue
        if place == ITEM_SLOT:
            kind: i64 = 0
            if side == DOWN:
                kind = o.TURN_UP
            elif side == UP:
                kind = o.DISCARD
            if kind != 0 and bar_board_action(s, player, o.make(kind, thing), kind) == 0:
                out = append(out, o.make(kind, thing))
        if granted or (side == UP and lib.flags[face] & HAS_ACTIVATED != 0):
            found = abilities(s, thing)
            index: i64 = 0
            while index < len(found):
                header = found[index]
                if code[header + op.KIND] == op.ACTIVATED and code[header + op.KEYWORD] != op.SUPPORT:
                    if bar_ability(s, player, thing, header) == 0:
                        out = append(out, o.make(o.ACTIVATE, thing << 6 | index))
                index += 1
    return out

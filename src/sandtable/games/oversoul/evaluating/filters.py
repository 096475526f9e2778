"""Filters: whether a card, a player or a link meets a description."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating.by_print import compares, face_fits, face_test, than
from sandtable.games.oversoul.evaluating.keywords import regular
from sandtable.games.oversoul.evaluating.printed import original
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language.filters import HOWS
from sandtable.games.oversoul.table import departed, geometry
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ANNOUNCED, Board
from sandtable.timing import history, tallies
from sandtable.timing.passing import from_on
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    is_effect,
    is_player,
    player_of,
    player_value,
    slot_of,
    thing_of,
    value_of,
)

_REGISTERS: Final = 63  # bits of a number; the registers of the rules lie far above
ELSEWHERE: Final = frozenset((op.RETURN, op.EXILE))  # what happens to cards in piles as well
NON_LIVING: Final = 1 << op.MECHNOID | 1 << op.UNDEAD  # R5


def fits(s: Board, at: i64, value: i64, scene: Scene, waived: bool = False) -> bool:
    """Whether all tests hold, and of the alternatives behind them one; a Sacrifice waives what a Prepared
    card does not show (R175).
    """
    code = s.library.code
    end = lay.tests_end(code, at)
    test = lay.first_test(at)
    while test < end and lay.kind(code, test) != op.ONE_OF:
        if not test_fits(s, at, test, value, scene, waived):
            return False
        test += lay.TEST
    if test >= end:
        return True
    while test < end:
        test += lay.TEST  # behind ONE_OF
        good = True
        while test < end and lay.kind(code, test) != op.ONE_OF:
            good = good and test_fits(s, at, test, value, scene, waived)
            test += lay.TEST
        if good:
            return True
    return False


def test_fits(s: Board, at: i64, test: i64, value: i64, scene: Scene, waived: bool) -> bool:
    code = s.library.code
    kind = lay.kind(code, test)
    x = lay.get(code, test, lay.X)
    if is_player(value):
        return kind != op.SIDE or side_fits(s, x, player_of(value), scene.you)
    if is_effect(value):
        if kind in (
            op.SIDE,
            op.NOUN,
            op.BELOW,
            op.OTHER,
            op.UNDER_LAW,
            op.USED_BY,
            op.NO_LEADER,
        ):  # all else is asked of the card that waits
            return links.link_fits(s, kind, x, lay.get(code, test, lay.Y), value, scene)
        card = links.announced(s, value)
        return card >= 0 and waiting_fits(s, at, test, card, scene)
    thing = thing_of(value)
    playing = (s.worked.playing or s.worked.looking_back == op.ACTIVATE) and unplayed(s, thing)
    if s.worked.looking_back != 0:
        if s.worked.looking_back == op.ACTIVATE and kind == op.STATE and not playing:
            return came_from(s, x, thing)
        if s.get(thing, its.ZONE) != op.BOARD and is_past(s, at, value):
            return was(s, at, test, thing, scene)
        if kind == op.ON_BOARD and s.worked.looking_back in ELSEWHERE and s.get(thing, its.ZONE) != op.BOARD:
            return False  # it has not come from a board
    if kind == op.NOUN:
        return face_test(s, test, s.get(thing, its.FACE)) if playing else noun_fits(s, x, thing)
    if kind == op.SIDE or kind == op.ON_BOARD:
        return side_fits(s, x, s.get(thing, its.CONTROLLER), scene.you)
    if kind == op.OTHER_THAN:
        return value not in s.rules.selected(s, lay.test_part(code, at, test), scene)
    if kind == op.AMONG:
        return value in s.rules.selected(s, lay.test_part(code, at, test), scene)
    if kind == op.THEIR_BOARD:
        controller = player_value(s.get(thing, its.CONTROLLER))
        return s.rules.matches(s, lay.test_part(code, at, test), controller, scene)
    if kind == op.STATE:
        return in_state(s, x, thing)
    if kind == op.OTHER:
        if value == scene.source or named_before(lay.get(code, test, lay.Y), value, scene):
            return False
        return not carries_source(s, at, value, scene)
    if kind == op.INSIDE:
        return inside(s, at, test, thing, scene)
    if kind == op.NO_LEADER:
        return not s.flag(thing, its.IS_LEADER)
    if kind in (op.ADJACENT, op.SURROUNDING, op.BEHIND, op.FACING, op.ATTACHED_TO):
        return placed(s, kind, lay.test_part(code, at, test), thing, scene)
    if kind == op.ENTERED:
        return s.get(thing, its.ENTERED) == s.turn and s.get(thing, its.ZONE) == op.BOARD
    if kind in (op.ATTACKED, op.NOT_ATTACKED):
        attacked = s.get(thing, its.ATTACKED) == s.turn and s.get(thing, its.ZONE) == op.BOARD
        return attacked == (kind == op.ATTACKED)
    if kind == op.OF_YOUR_CHOICE:
        return True
    if op.FIRST_OF_TURN <= kind <= op.THIRD_OF_TURN:
        return is_nth(s, at, kind, thing, s.worked.looking_back == op.ACTIVATE and not playing)
    if kind in (op.NO_CONSTRUCTS, op.WITH_CONSTRUCTS):
        return (len(s.stack_on(thing)) == 0) == (kind == op.NO_CONSTRUCTS)
    down = s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN
    if down and waived:
        return True
    if down and playing:
        return printed_fits(s, at, test, thing, scene)
    return shown_fits(s, at, test, thing, scene, down)


def waiting_fits(s: Board, at: i64, test: i64, card: i64, scene: Scene) -> bool:
    """One test of a card whose Activation waits in the chain."""
    kind = lay.kind(s.library.code, test)
    if kind == op.NO_LEADER:
        return not s.flag(card, its.IS_LEADER)
    if kind == op.STATE:
        return came_from(s, lay.get(s.library.code, test, lay.X), card)
    if kind == op.INSIDE:
        return inside(s, at, test, card, scene)
    if op.FIRST_OF_TURN <= kind <= op.THIRD_OF_TURN:
        return is_nth(s, at, kind, card, True)
    return shown_fits(s, at, test, card, scene, False)


def unplayed(s: Board, thing: i64) -> bool:
    """Whether it lies on the board as something else than it is Activated as: face-down, or as a Leader. What
    is said of Activating Units, Constructs or cards of a Role asks what the card is (R48, R57).
    """
    if s.get(thing, its.ZONE) != op.BOARD:
        return False
    return s.get(thing, its.SIDE) == its.FACE_DOWN or s.get(thing, its.PLACE) == its.LEADER_ZONE


def printed_fits(s: Board, at: i64, test: i64, thing: i64, scene: Scene) -> bool:
    """One test of a Prepared card that would be Activated, by what is printed on it."""
    code = s.library.code
    lib = s.library
    kind = lay.kind(code, test)
    x = lay.get(code, test, lay.X)
    y = lay.get(code, test, lay.Y)
    face = s.get(thing, its.FACE)
    if kind == op.WITH_STAT or kind == op.WITH_ORIGINAL:
        return s.rules.amount_fits(s, at + y, original(s, thing, x), scene)
    if kind == op.WITH_STAT_THAN:
        return beside_stat(s, original(s, thing, x % HOWS), x, lay.test_part(code, at, test), scene)
    if kind == op.WITH_KEYWORD:
        return values.printed_with(s, thing, x) != (y == 1)
    if kind == op.NO_ABILITIES:
        return len(lines_elsewhere(lib, face)) == 0
    if kind == op.WITH_LAW:
        return values.printed_law(s, face, x)
    if kind == op.LIVING:
        return lib.kind[face] == op.UNIT and (lib.unit_roles[face] & NON_LIVING == 0) == (x == 1)
    if kind == op.OWN_ARCHETYPE:
        return lib.archetypes[face] & own_hues(s, thing_of(scene.source)) != 0
    if kind == op.RANK_THAN:
        return than(lib.rank[face], own_rank(s, thing_of(scene.source)), x)
    if kind == op.RANK_BESIDE:
        return beside_rank(s, lib.rank[face], x, lay.test_part(code, at, test), scene)
    return face_test(s, test, face)


def is_nth(s: Board, at: i64, kind: i64, card: i64, announced: bool) -> bool:
    """Whether a card is the first, second or third of its kind that its player Activates in this turn, or
    would be, if it is not announced yet (R188).
    """
    player = s.get(card, its.CONTROLLER if announced else its.OWNER)
    count: i64 = 0
    number: i64 = 0
    for row in history.each_of(s.history, op.ANNOUNCE):
        if history.get(s.history, row, history.WHO) != player_value(player):
            continue
        if face_fits(s, at, history.get(s.history, row, history.FACE_OF_A)):
            count += 1
            if thing_of(history.get(s.history, row, history.A)) == card:
                number = count
    wanted = kind - op.FIRST_OF_TURN + 1
    return number == wanted if announced else count + 1 == wanted


def came_from(s: Board, state: i64, card: i64) -> bool:
    """What is Activated was Prepared before, or it was not on the board."""
    return state == op.PREPARED and s.get(card, its.FROM) == op.BOARD


def shown_fits(s: Board, at: i64, test: i64, thing: i64, scene: Scene, down: bool) -> bool:
    """Tests of what a card shows; a Prepared card is a -1 card and shows nothing else (3.4.9, R55)."""
    code = s.library.code
    lib = s.library
    kind = lay.kind(code, test)
    x = lay.get(code, test, lay.X)
    y = lay.get(code, test, lay.Y)
    face = s.get(thing, its.FACE)
    if kind == op.SIGN:
        return x == MINUS if down else lib.sign[face] == x
    if kind == op.VALUE:
        return compares(1 if down else lib.energy[face], x, y)
    if kind == op.WITH_STAT:
        return s.rules.amount_fits(s, at + y, read_stat(s, at, thing, x), scene)
    if kind == op.WITH_STAT_THAN:
        return beside_stat(s, read_stat(s, at, thing, x % HOWS), x, lay.test_part(code, at, test), scene)
    if kind == op.WITH_MARKS:
        return s.rules.amount_fits(s, at + y, tallies.count(s.marks, thing, x), scene)
    if kind == op.WITH_KEYWORD:
        return has_keyword(s, thing, x) != (y == 1)
    if kind == op.NO_ABILITIES:
        return down or not has_abilities(s, thing)
    if kind == op.SHARES_TYPE:
        return in_common(s, kind, thing, lay.test_part(code, at, test), scene)
    if down:
        return kind in (op.NOT_ROLE, op.NOT_ARCHETYPE) or (kind == op.NAMED and y == 1)
    if kind == op.LIVING:
        if values.kind_of(s, thing) not in (op.UNIT, op.LEADER):
            return False
        return (values.roles_of(s, thing) & NON_LIVING == 0) == (x == 1)
    if kind == op.FACTION:
        return lib.faction[face] == x
    if kind == op.OWN_ARCHETYPE:
        return values.hues_of(s, thing) & own_hues(s, thing_of(scene.source)) != 0
    if kind == op.ARCHETYPE:
        return values.hues_of(s, thing) >> x & 1 == 1
    if kind == op.ROLE_IS:
        return values.roles_of(s, thing) >> x & 1 == 1
    if kind == op.NOT_ARCHETYPE:
        return values.hues_of(s, thing) >> x & 1 == 0
    if kind == op.NOT_ROLE:
        return values.roles_of(s, thing) >> x & 1 == 0
    if kind == op.EVENT_ROLE:
        if s.flag(thing, its.IS_LEADER) and s.get(thing, its.PLACE) == its.EVENT_ZONE:
            return x == op.BOARD_ROLE  # R7
        return lib.event_role[face] == x
    if kind == op.CONSTRUCT_ROLE:
        if s.flag(thing, its.AS_CONSTRUCT):
            return x == op.UNIT_CONSTRUCT
        return lib.construct_role[face] == x
    if kind == op.RANK_IS:
        return compares(read_rank(s, at, thing), x, y)
    if kind == op.RANK_THAN:
        return than(read_rank(s, at, thing), own_rank(s, thing_of(scene.source)), x)
    if kind == op.RANK_BESIDE:
        return beside_rank(s, read_rank(s, at, thing), x, lay.test_part(code, at, test), scene)
    if kind == op.WITH_ORIGINAL:
        return s.rules.amount_fits(s, at + y, original(s, thing, x), scene)
    if kind == op.WITH_LAW:
        return values.has_law(s, thing, x)
    if kind == op.NAMED:
        return (lib.name[face] == x) != (y == 1)
    if op.SHARES_ROLE <= kind <= op.OTHER_NAME:
        return in_common(s, kind, thing, lay.test_part(code, at, test), scene)
    if kind == op.NEW_ARCHETYPE:
        return values.hues_of(s, thing) & ~hues_of_board(s, scene.you) != 0
    return True


def carries_source(s: Board, at: i64, value: i64, scene: Scene) -> bool:
    """Whether a Construct that speaks of another Unit or Event was on this one: it is no other (R158)."""
    source = thing_of(scene.source)
    if s.library.kind[s.get(source, its.FACE)] != op.CONSTRUCT:
        return False
    noun = lay.test_of_kind(s.library.code, at, op.NOUN)
    if noun > 0 and lay.get(s.library.code, noun, lay.X) in (op.CARD, op.CONSTRUCT):
        return False
    host = s.get(source, its.HOST)
    if host >= 0:
        return value == s.ref(host)
    for one in scene.held:
        if slot_of(one) == links.EVENT_SLOT and value_of(one) == value:
            return True
    return False


def by_print(s: Board, at: i64, thing: i64) -> bool:
    """Whether a card is described by what is printed: off the board, but for one that has just gone and is
    not looked for in a place (R159).
    """
    zone = s.get(thing, its.ZONE)
    if zone == op.BOARD:
        return False
    return zone in (op.HAND, op.DECK) or lay.test_of_kind(s.library.code, at, op.INSIDE) > 0


def read_stat(s: Board, at: i64, thing: i64, which: i64) -> i64:
    return original(s, thing, which) if by_print(s, at, thing) else values.stat(s, thing, which)


def read_rank(s: Board, at: i64, thing: i64) -> i64:
    if by_print(s, at, thing):
        return s.library.rank[s.get(thing, its.FACE)]
    return values.rank_of(s, thing)


# ---- as it was


def is_past(s: Board, at: i64, value: i64) -> bool:
    """Whether a Law speaks of a card as it was on the board right before it went, and that is known."""
    return lay.test_of_kind(s.library.code, at, op.INSIDE) <= 0 and is_gone(s, value)


def is_gone(s: Board, value: i64) -> bool:
    """Whether a card has just gone from the board, so that what it was is known."""
    thing = thing_of(value)
    if s.get(thing, its.ZONE) == op.BOARD or s.get(thing, its.LAST) == 0:
        return False
    return s.left_as(value) or (s.same(value) and s.get(thing, its.STAMP) == s.get(thing, its.AFTER))


def was(s: Board, at: i64, test: i64, thing: i64, scene: Scene) -> bool:
    """One test of a card as it was."""
    code = s.library.code
    lib = s.library
    kind = lay.kind(code, test)
    x = lay.get(code, test, lay.X)
    y = lay.get(code, test, lay.Y)
    last = s.get(thing, its.LAST)
    state = s.get(thing, its.LAST_STATE)
    shown = s.get(thing, its.LAST_SHOWN)
    down = departed.side(state) == its.FACE_DOWN
    if kind == op.NOUN:
        if x == op.CARD:
            return True
        return s.flag(thing, its.IS_LEADER) if x == op.LEADER else departed.kind(state) == x
    if kind == op.SIDE or kind == op.ON_BOARD:
        return side_fits(s, x, departed.controller(last), scene.you)
    if kind == op.THEIR_BOARD:
        controller = player_value(departed.controller(last))
        return s.rules.matches(s, lay.test_part(code, at, test), controller, scene)
    if kind == op.STATE and x == op.ATTACKING:
        return s.attacker != 0 and thing_of(s.attacker) == thing
    if kind == op.STATE:
        return was_in_state(x, state)
    if kind == op.OTHER:
        return thing != thing_of(scene.source)
    if kind == op.NO_LEADER:
        return not s.flag(thing, its.IS_LEADER)
    if kind in (op.ADJACENT, op.SURROUNDING, op.BEHIND, op.FACING):
        near = lay.test_part(code, at, test)
        return beside(s, kind, near, thing, departed.spot(last), departed.controller(last), scene)
    if kind == op.ENTERED:
        return s.get(thing, its.ENTERED) == s.turn
    if kind in (op.ATTACKED, op.NOT_ATTACKED):
        return (s.get(thing, its.ATTACKED) == s.turn) == (kind == op.ATTACKED)
    if kind in (op.NO_CONSTRUCTS, op.WITH_CONSTRUCTS):
        return (state & departed.WITH_CONSTRUCTS == 0) == (kind == op.NO_CONSTRUCTS)
    if kind == op.WITH_STAT:
        return s.rules.amount_fits(s, at + y, departed_stat(last, x), scene)
    if kind == op.WITH_STAT_THAN:
        have = departed_stat(last, x % HOWS)
        return beside_stat(s, have, x, lay.test_part(code, at, test), scene)
    if kind == op.WITH_KEYWORD:
        return (departed.keys(shown) >> x & 1 == 1) != (y == 1)
    if kind == op.NO_ABILITIES:
        return state & departed.WITH_ABILITIES == 0
    if kind == op.RANK_IS:
        return not down and compares(departed.rank(last), x, y)
    if kind == op.RANK_THAN:
        return not down and than(departed.rank(last), own_rank(s, thing_of(scene.source)), x)
    if kind == op.RANK_BESIDE:
        than_it = lay.test_part(code, at, test)
        return not down and beside_rank(s, departed.rank(last), x, than_it, scene)
    if kind == op.LIVING:
        if down or departed.kind(state) not in (op.UNIT, op.LEADER):
            return False
        return (departed.roles(shown) & NON_LIVING == 0) == (x == 1)
    if kind == op.ROLE_IS:
        return departed.roles(shown) >> x & 1 == 1
    if kind == op.NOT_ROLE:
        return down or departed.roles(shown) >> x & 1 == 0
    if kind == op.NOT_ARCHETYPE:
        return down or departed.hues(state) >> x & 1 == 0
    if kind == op.ARCHETYPE:
        return departed.hues(state) >> x & 1 == 1
    if kind == op.OWN_ARCHETYPE:
        return departed.hues(state) & own_hues(s, thing_of(scene.source)) != 0
    if kind == op.WITH_LAW:
        return departed.laws(state) >> x & 1 == 1
    if kind == op.CONSTRUCT_ROLE and departed.kind(state) == op.CONSTRUCT:
        role = lib.construct_role[s.get(thing, its.FACE)]
        return x == (role if role != 0 else op.UNIT_CONSTRUCT)  # R122
    return shown_fits(s, at, test, thing, scene, down)


def was_in_state(state: i64, last: i64) -> bool:
    side = departed.side(last)
    if state == op.PREPARED:
        return side == its.FACE_DOWN
    if state == op.ACTIVE:
        return side != its.FACE_DOWN
    if state == op.DAMAGED:
        return last & departed.DAMAGED != 0
    if state == op.UNDAMAGED:
        return last & departed.DAMAGED == 0
    if state == op.ATTACHED:
        return last & departed.ATTACHED != 0
    if state == op.EXPOSED:
        return last & departed.EXPOSED != 0
    return side == (its.UPRIGHT if state == op.ACTIVATED else its.SIDEWAYS)


def own_hues(s: Board, source: i64) -> i64:
    """The Archetypes that a text calls its own; one that lies face-down speaks as it will be turned up."""
    down = s.get(source, its.SIDE) == its.FACE_DOWN
    return s.library.archetypes[s.get(source, its.FACE)] if down else values.hues_of(s, source)


def own_rank(s: Board, source: i64) -> i64:
    down = s.get(source, its.SIDE) == its.FACE_DOWN
    return s.library.rank[s.get(source, its.FACE)] if down else values.rank_of(s, source)


def departed_stat(last: i64, stat: i64) -> i64:
    """What a card that has left the board had there."""
    if stat == op.HP:
        return departed.hp(last)
    return departed.dmg(last) if stat == op.DMG else departed.spd(last)


def in_common(s: Board, kind: i64, thing: i64, selection: i64, scene: Scene) -> bool:
    """What a card has in common with one that was named before: a Role, an Archetype, its Card Type,
    its name or not.
    """
    for value in s.rules.selected(s, selection, scene):
        if is_player(value) or is_effect(value):
            continue
        other = thing_of(value)
        if kind == op.SHARES_ROLE:
            return values.roles_of(s, thing) & values.roles_of(s, other) != 0
        if kind == op.SHARES_ARCHETYPE:
            return values.hues_of(s, thing) & values.hues_of(s, other) != 0
        if kind == op.SHARES_TYPE:
            return values.kind_of(s, thing) == values.kind_of(s, other)
        same = s.library.name[s.get(thing, its.FACE)] == s.library.name[s.get(other, its.FACE)]
        return same == (kind == op.SAME_NAME)
    return False


def hues_of_board(s: Board, player: i64) -> i64:
    """The Archetypes of all Active cards of a board, the Leader's among them (R55)."""
    found: i64 = 0
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and s.get(thing, its.SIDE) != its.FACE_DOWN:
            found |= values.hues_of(s, thing)
    return found


def beside_stat(s: Board, have: i64, how: i64, selection: i64, scene: Scene) -> bool:
    """Whether a stat is more or less than that of a card named before, as that is or was last (R223)."""
    for value in s.rules.selected(s, selection, scene):
        if is_player(value) or is_effect(value):
            continue
        other = thing_of(value)
        if is_gone(s, value):
            theirs = departed_stat(s.get(other, its.LAST), how % HOWS)
        else:
            theirs = values.stat(s, other, how % HOWS)
        return than(have, theirs, how // HOWS)
    return False


def beside_rank(s: Board, have: i64, how: i64, selection: i64, scene: Scene) -> bool:
    """Whether a RANK is lower, higher or the same than that of a card named before; a Prepared card has none,
    and so the lowest (3.4.9).
    """
    for value in s.rules.selected(s, selection, scene):
        if is_player(value) or is_effect(value):
            continue
        other = thing_of(value)
        if is_gone(s, value):
            down = departed.side(s.get(other, its.LAST_STATE)) == its.FACE_DOWN
        else:
            down = s.get(other, its.ZONE) == op.BOARD and s.get(other, its.SIDE) == its.FACE_DOWN
        return than(have, 0 if down else values.rank_of(s, other), how)
    return False


def noun_fits(s: Board, word: i64, thing: i64) -> bool:
    if word == op.CARD:
        return True
    if word == op.LEADER:
        return s.flag(thing, its.IS_LEADER)
    return values.kind_of(s, thing) == word


def side_fits(s: Board, side: i64, player: i64, you: i64) -> bool:
    if side == op.YOURS:
        return player == you
    if side == op.OPPOSING:
        return s.opposes(player, you)
    if side == op.ALLIED:
        return not s.opposes(player, you)
    return True


def in_state(s: Board, state: i64, thing: i64) -> bool:
    on_board = s.get(thing, its.ZONE) == op.BOARD
    side = s.get(thing, its.SIDE)
    if state == op.EXILED:
        return s.get(thing, its.ZONE) == op.EXILE_SPACE
    if state == op.EXPOSED:
        return s.get(thing, its.EXPOSED) == 1
    if not on_board:
        return False
    if state == op.PREPARED:
        return side == its.FACE_DOWN
    if state == op.DAMAGED:
        return s.get(thing, its.DAMAGE) > 0  # R147: a Prepared card too
    if state == op.UNDAMAGED:
        return s.get(thing, its.DAMAGE) == 0
    if state == op.ATTACHED:
        return s.get(thing, its.PLACE) == its.ATTACHED
    if state == op.ACTIVE:
        return side != its.FACE_DOWN
    if state == op.ATTACKING:
        return s.attacker != 0 and thing_of(s.attacker) == thing
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        return False  # R52: no position
    host = s.get(thing, its.HOST)  # 5.3.7
    if host >= 0:
        side = s.get(host, its.SIDE)
    return side == (its.UPRIGHT if state == op.ACTIVATED else its.SIDEWAYS)


def in_its_state(s: Board, at: i64, thing: i64) -> bool:
    """Whether a card is in the state that is asked for (R113); its words stand before all alternatives."""
    code = s.library.code
    test = lay.first_test(at)
    while test < lay.tests_end(code, at) and lay.kind(code, test) != op.ONE_OF:
        if lay.kind(code, test) == op.STATE and not in_state(s, lay.get(code, test, lay.X), thing):
            return False
        test += lay.TEST
    return True


def named_before(registers: i64, value: i64, scene: Scene) -> bool:
    """Whether one of these registers holds it (R158)."""
    for one in scene.held:
        slot = slot_of(one)
        if slot < _REGISTERS and registers >> slot & 1 == 1 and value_of(one) == value:
            return True
    return False


def inside(s: Board, at: i64, test: i64, thing: i64, scene: Scene) -> bool:
    code = s.library.code
    zone = lay.test_part(code, at, test)
    where = lay.kind(code, zone)
    if where == op.EVENT_ZONE or where == op.UNIT_ZONE or where == op.LEADER_ZONE:
        spot = s.get(thing, its.SLOT)
        if s.get(thing, its.ZONE) != op.BOARD:
            return False
        if where == op.LEADER_ZONE:
            return spot == geometry.LEADER_SPOT
        return geometry.is_event_zone(spot) if where == op.EVENT_ZONE else geometry.is_unit_zone(spot)
    gone = s.worked.looking_back != 0 or s.get(thing, its.ZONE) == ANNOUNCED
    if not lies_in(s.get(thing, its.ZONE), where) and not (gone and lies_in(s.get(thing, its.FROM), where)):
        return False
    if not lay.has(code, zone, lay.WHOSE):
        return True
    return s.rules.matches(s, lay.part(code, zone, lay.WHOSE), player_value(s.get(thing, its.OWNER)), scene)


def lies_in(zone: i64, where: i64) -> bool:
    """Whether a pile is the one that a text names, or one of the two."""
    if where == op.HAND_OR_DECK:
        return zone == op.HAND or zone == op.DECK
    if where == op.HAND_OR_IDLE:
        return zone == op.HAND or zone == op.IDLE
    if where == op.DECK_OR_IDLE:
        return zone == op.DECK or zone == op.IDLE
    return zone == where


def placed(s: Board, kind: i64, selection: i64, thing: i64, scene: Scene) -> bool:
    """Position on the grid, to one of what a selection means (R14 to R17)."""
    if s.get(thing, its.ZONE) != op.BOARD:
        return False
    spot = s.get(thing, its.SLOT)
    return beside(s, kind, selection, thing, spot, s.get(thing, its.CONTROLLER), scene)


def beside(s: Board, kind: i64, selection: i64, thing: i64, spot: i64, mine: i64, scene: Scene) -> bool:
    """Whether a Zone of a player lies so to one of what a selection means."""
    for value in s.rules.selected(s, selection, scene):
        other = thing_of(value)
        if not s.same(value) or s.get(other, its.ZONE) != op.BOARD or other == thing:
            continue
        theirs = s.get(other, its.CONTROLLER)
        there = s.get(other, its.SLOT)
        if kind == op.ATTACHED_TO:
            if s.get(thing, its.HOST) == other:
                return True
        elif kind == op.FACING:
            if geometry.facing(there) == spot and mine == facing_player(s, theirs):
                return True
        elif mine == theirs:
            if kind == op.ADJACENT and geometry.adjacent(there, spot):
                return True
            if kind == op.SURROUNDING and geometry.surrounds(there, spot):
                return True
            if kind == op.BEHIND and geometry.behind(there) == spot:
                return True
    return False


def facing_player(s: Board, player: i64) -> i64:
    """The opponent next in turn order (R142)."""
    for other in from_on(s.order, player):
        if s.opposes(player, other) and s.alive(other):
            return other
    return player


def has_abilities(s: Board, thing: i64) -> bool:
    """Lines of its own or received; off the board those that are printed, its Role Abilities included."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return len(values.lines_of(s, thing)) > 0
    return len(lines_elsewhere(s.library, s.get(thing, its.FACE))) > 0


def has_keyword(s: Board, thing: i64, keyword: i64) -> bool:
    """With a HYPER- version named, two charges are needed (8.6.7)."""
    if s.get(thing, its.ZONE) != op.BOARD:
        return values.printed_with(s, thing, keyword)
    if op.HYPER_BARRIER <= keyword <= op.HYPER_VEILED:
        base = regular(keyword)
        return values.has(s, thing, base) and charges.held(s, s.ref(thing), base) >= charges.MOST
    return values.has(s, thing, keyword)

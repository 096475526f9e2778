"""Filters: nouns, and Antithesis's own tests; the walk through a filter is timing/evaluating/filters.py."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.board import reach, sight
from sandtable.games.antithesis.board.squares import (
    EDGE,
    FIRST_COLUMN,
    around,
    column_of,
    listed,
    orthogonal,
    row,
    row_for,
)
from sandtable.games.antithesis.evaluating import damage, gifts, standing, values
from sandtable.games.antithesis.evaluating.places import is_deed, is_square, place_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment.costs import keyword_of
from sandtable.games.antithesis.table import attacks, moves, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import ASKS_ELSEWHERE, Board
from sandtable.timing import history, pending
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    NOTHING,
    effect_number,
    is_effect,
    is_number,
    is_player,
    is_thing,
    number_of,
    thing_of,
)

# ---- nouns


def noun_fits(s: Board, word: i64, value: i64) -> bool:
    if is_player(value):
        return word == i.PLAYER
    if is_effect(value):
        return ability_is(s, word, value)
    if is_square(value):
        place = place_of(s, value)
        if word == i.GOAL:
            return s.goals & place != 0
        return word == i.SQUARE or (word == i.FREE_SQUARE and standing.occupied(s) & place == 0)
    if is_number(value):
        return deed_is(s, word, number_of(value))
    thing = thing_of(value)
    if s.flag(thing, its.IS_KILLED) and s.get(thing, its.ZONE) == zones.IN_PLAY and not s.worked.judging:
        return False  # R70
    kind = values.kind_of(s, thing)
    return word == i.CARD or kind == word or (word == i.CHARACTER and kind == i.CHAMPION)


def deed_is(s: Board, word: i64, number: i64) -> bool:
    """Whether an Attack or [Move] is what a noun says."""
    s.note(ASKS_ELSEWHERE)
    at = attacks.find(s.attacks, number)
    if at < 0:
        return word == i.MOVES and number != 0
    return line_is(s, word, s.attacks[at + attacks.LINE])


def line_is(s: Board, word: i64, line: i64) -> bool:
    if word == i.ATTACKS:
        return True
    if word == i.AOE_ATTACKS:
        return values.number_in(s, line, i.SHAPE) != 0
    kind = values.number_in(s, line, i.ATTACK_KIND)
    return (word == i.MELEE_ATTACKS and kind == i.MELEE) or (word == i.RANGED_ATTACKS and kind == i.RANGED)


def header_of(s: Board, value: i64) -> i64:
    """The header of an ability: one that somebody thinks of declaring, or on its way; 0 if it is gone."""
    return on_its_way(s, value, pending.HEADER, s.worked.header)


def source_of(s: Board, value: i64) -> i64:
    """The card of an ability, as a ref."""
    return on_its_way(s, value, pending.SOURCE, s.worked.source)


def on_its_way(s: Board, value: i64, field: i64, thought: i64) -> i64:
    """What the entry of an ability says, or what is thought of one that nobody has declared."""
    s.note(ASKS_ELSEWHERE)
    if effect_number(value) == 0:
        return thought
    at = pending.find(s.stack, value)
    if at >= 0:
        return pending.get(s.stack, at, field)
    return 0


def ability_is(s: Board, word: i64, value: i64) -> bool:
    header = header_of(s, value)
    if header <= 0:
        return False
    code = s.library.code
    if word == i.ABILITIES:
        return True
    if word == i.TACTIC:
        source = source_of(s, value)
        return source > 0 and values.kind_of(s, thing_of(source)) == i.TACTIC
    if word in (i.ATTACKS, i.MELEE_ATTACKS, i.RANGED_ATTACKS, i.AOE_ATTACKS):
        line = damage.line_in(s, header)
        return line > 0 and line_is(s, word, line)
    kind = lay.kind(code, header)
    if word == i.ACTIONS:
        return kind == i.ACTION
    return (word == i.INTERRUPTS and kind == i.INTERRUPT) or (word == i.RESPONSES and kind == i.RESPONSE)


# ---- tests


def test_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """One test of a filter that begins at `at`."""
    if is_effect(value):
        return ability_fits(s, at, kind, x, y, value, scene)
    if is_deed(value):
        return deed_fits(s, at, kind, x, y, value, scene)
    if is_player(value):
        return True
    if kind == i.NOT_SO:
        return not s.rules.fits(s, at + y, value, scene)
    if kind >= i.UNDER:
        return place_fits(s, at, kind, x, y, value, scene)
    return is_square(value) or card_fits(s, kind, x, y, value)


def ability_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """Tests of an ability; of an Attack ability also those of the Attack that it makes."""
    header = header_of(s, value)
    if kind == i.WITH_ABILITY_TRAIT:
        return damage.has_ability_trait(s, header, x)
    if kind == i.CALLED:
        if x == i.OF_DESTRUCTIBLE:
            return header > 0 and keyword_of(s, header) == i.DESTRUCTIBLE
        return header > 0 and header == unprinted(s, x)
    if kind == i.MADE_BY:
        return source_of(s, value) > 0 and s.rules.matches(s, at + y, source_of(s, value), scene)
    if kind == i.OF_TYPE:
        line = damage.line_in(s, header)
        return line > 0 and damage.line_of_type(s, line, header, x)
    return kind != i.AT_TARGET  # what depends on the target is asked when that is chosen


def unprinted(s: Board, number: i64) -> i64:
    """The header of an unprinted ability (UNP.CHAR, UNP.PLAYER)."""
    if number <= i.GLOBAL_PRESS:
        return s.library.of_character[number - 1]
    return s.library.of_player[number - i.GLOBAL_PRESS - 1]


def card_fits(s: Board, kind: i64, x: i64, y: i64, value: i64) -> bool:
    """Tests of a card."""
    thing = thing_of(value)
    face = s.get(thing, its.FACE)
    lib = s.library
    if kind == i.STATE:
        if x >= i.ENGAGED:
            return is_engaged(s, value) == (x == i.ENGAGED)
        if x == i.DAMAGED or x == i.UNDAMAGED:
            s.note_column(its.DAMAGE)
            return (s.get(thing, its.DAMAGE) > 0) == (x == i.DAMAGED)
        s.note_column(its.SIDE)
        return (s.get(thing, its.SIDE) == its.EXHAUSTED) == (x == i.EXHAUSTED)
    if kind == i.EITHER:
        return is_one_of(s, thing, x, value) or is_one_of(s, thing, y, value)
    if kind == i.WITH_TOKENS and x == 0:
        s.note_column(its.DAMAGE)
        return s.get(thing, its.DAMAGE) >= y
    if kind == i.WITH_TOKENS:
        s.note_column(its.TOKENS + x - i.MANA)
        have = s.tokens(thing, x - i.MANA)
        return have >= y if y > 0 else have == 0
    if kind == i.HP_LEFT:
        s.note_column(its.DAMAGE)
        left = values.stat(s, thing, i.HP) - s.get(thing, its.DAMAGE)
        return left >= y if x == 1 else left <= y
    if kind == i.NOT_NOUN:
        return not noun_fits(s, x, value)
    if kind == i.SIZE:
        return lib.size[face] == x or (y != 0 and lib.size[face] == y)
    if kind == i.FACTION:
        return lib.faction[face] == x
    if kind == i.TRAIT:
        return values.has_trait(s, thing, x)
    if kind == i.WITH_TRAIT:
        return values.has_trait(s, thing, x) or (y != 0 and values.has_trait(s, thing, y))
    if kind in (i.NOT_TRAIT, i.WITHOUT_TRAIT):
        return not values.has_trait(s, thing, x)
    if kind == i.AT_MOST:
        return values.printed_stat(s, thing, x) <= y
    if kind == i.AT_LEAST:
        return values.printed_stat(s, thing, x) >= y
    if kind == i.JUST:
        return values.printed_stat(s, thing, x) == y
    if kind == i.HAVING_ATTACKS:
        return prints_attack(s, thing, x)
    if kind in (i.HAVING, i.LACKING):
        return has_keyword(s, value, x, y) == (kind == i.HAVING)
    if kind == i.LACKING_TYPE:
        return (moves_by(s, value) == x) == (y == 1)
    if kind == i.MODDED:
        return has_mod(s, thing, x) == (y == 0)
    if kind == i.WITH_PRESENCE:
        if not s.same(value):
            return s.last_seen(value) and s.get(thing, its.LAST_PRESENCE) > 0
        return values.presence(s, thing) > 0
    return True


def prints_attack(s: Board, thing: i64, kind: i64) -> bool:
    """Whether an Attack ability of a kind (0: any) is printed on a card (R287)."""
    for header in gifts.printed(s, thing):
        if lay.get(s.library.code, header, lay.FLAGS) & i.ATTACHED_HAS != 0:
            continue
        line = damage.line_in(s, header)
        if line > 0 and (kind == 0 or damage.line_of_type(s, line, header, kind)):
            return True
    return False


def is_engaged(s: Board, value: i64) -> bool:
    """Whether some Character engages it (ENG.2)."""
    s.note_column(its.SQUARES)
    if s.same(value):
        for other in s.board:
            if standing.engages(s, other, thing_of(value)):
                return True
    return False


def is_one_of(s: Board, thing: i64, word: i64, value: i64) -> bool:
    """Whether a card is what one half of "Knight or Field" says."""
    if word > i.EITHER_TRAIT:
        return values.has_trait(s, thing, word - i.EITHER_TRAIT)
    return noun_fits(s, word, value)


def has_mod(s: Board, thing: i64, trait: i64) -> bool:
    """Whether a Modification is attached to a card: one with a trait, or (0) any."""
    for item in s.items_of(thing):
        if trait == 0 or values.has_trait(s, item, trait):
            return True
    return False


def has_keyword(s: Board, value: i64, keyword: i64, x: i64) -> bool:
    """Whether a card has a Keyword, or had it when it was last In Play; without X any of them."""
    thing = thing_of(value)
    one: i64 = 1
    if value == s.worked.target and gifts.ignored_bit(keyword) & s.worked.ignored != 0:
        return False
    if not s.same(value) and s.last_seen(value):
        return s.get(thing, its.LAST_KEYWORDS) & (one << (keyword - i.FIRST_KEYWORD)) != 0
    if keyword < i.FIRST_WITH_X or x <= 0:
        x = -1
    return values.has(s, thing, keyword, x)


def moves_by(s: Board, value: i64) -> i64:
    """How a Character moves (R179): in a [Move] by the array in use, otherwise by the printed one. What is
    kept of the texts in force does not depend on a step that somebody only thinks of.
    """
    if s.worked.moves_as != 0 and not s.worked.working:
        return s.worked.moves_as
    s.note(ASKS_ELSEWHERE)
    used = s.move(value, moves.TYPE)
    return used if used != 0 else values.array_type(s, s.library.array[s.get(thing_of(value), its.FACE)])


def place_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """Tests of where a card or a square is; a big token is there if one of its squares is (R198)."""
    if kind == i.KILLED_THIS_PHASE:
        return s.get(thing_of(value), its.KILLED_IN) == s.turn + 1
    if kind == i.DONE_NOW:
        return has_done(s, x, thing_of(value))
    if kind == i.NAMESAKE:
        own = s.get(thing_of(scene.source), its.FACE)
        return s.get(thing_of(value), its.FACE) == s.library.champion[own]
    if kind == i.OWN_SIZE:
        return values.size_of(s, thing_of(value)) == values.size_of(s, thing_of(scene.source))
    if kind == i.SAME_SIZE:
        return True  # whoever picks sees to it (deeds/flow.py)
    place = place_of(s, value)
    if kind == i.IN_ROW:
        return in_row(place, scene.you, x - 1, y)  # the language counts rows from 1
    if kind == i.ON_GOAL:
        return place & s.goals & held_by(s, x, scene.you, place) != 0
    if kind == i.NO_GOAL:
        return place & s.goals == 0
    if kind == i.ON_EDGE:
        return place & EDGE != 0
    other_at = at + y
    if kind == i.ATTACHED_ON:
        host = s.get(thing_of(value), its.HOST)
        return host >= 0 and s.rules.matches(s, other_at, s.ref(host), scene)
    if kind == i.OTHER_THAN:
        return not s.rules.matches(s, other_at, value, scene)
    for other in s.rules.selected(s, other_at, scene):
        if related(s, kind, x, value, place, other):
            return True
    return False


def held_by(s: Board, who: i64, you: i64, place: i64) -> i64:
    """The squares whose Goal somebody controls, or both contest; those of a place if nobody asks."""
    if who == i.HELD_BY_YOU:
        return standing.controls(s, you)
    if who == i.HELD_BY_OPPONENT:
        return standing.controls(s, s.other(you))
    if who in (i.HELD_BY_BOTH, i.ITSELF_HELD_BY_BOTH):
        return standing.presence(s, 0) & standing.presence(s, 1)
    if who == i.ITSELF_HELD_BY_NONE:
        return ~(standing.controls(s, 0) | standing.controls(s, 1))
    return place


def has_done(s: Board, kind: i64, thing: i64) -> bool:
    """Whether a Character has completed a [Move] or an Attack in this Phase."""
    for at in history.each_of(s.history, kind):
        who = history.get(s.history, at, history.WHO)
        if history.get(s.history, at, history.TURN) == s.turn and is_thing(who) and thing_of(who) == thing:
            return s.same(who)
    return False


def related(s: Board, kind: i64, x: i64, value: i64, place: i64, other: i64) -> bool:
    """Whether one place stands to another as a test says."""
    there = place_of(s, other)
    if place == 0 or there == 0:
        return False
    if kind == i.IN_BLAST:
        return around(there) & place != 0
    if kind == i.IN_THAT_ROW and x >= i.THAT_COLUMN:
        for square in listed(there):
            if FIRST_COLUMN << column_of(square) & place != 0:
                return True
        return False
    if kind == i.IN_THAT_ROW:
        for square in listed(there):
            if row(0, row_for(0, square)) & place != 0:
                return True
        return False
    if kind in (i.ON, i.OF_FIELD, i.UNDER):
        return place & there != 0
    if kind == i.WHOLLY_ON:
        return place & ~there == 0
    if kind == i.IN_PRESENCE:
        return s.same(other) and is_thing(other) and standing.presence_of(s, thing_of(other)) & place != 0
    if kind == i.ADJACENT:
        if x != 0 and value != other and place & there != 0:
            return True  # "on or adjacent to"
        return value != other and reach.adjacent(place, there)
    if kind == i.ORTHOGONAL:
        return value != other and place != there and orthogonal(there) & place != 0
    if kind == i.ENGAGED_BY and is_thing(value):
        if is_thing(other) and s.same(other) and s.flag(thing_of(other), its.IS_KILLED):
            enemies = s.get(thing_of(other), its.CONTROLLER) != s.get(thing_of(value), its.CONTROLLER)
            return enemies and standing.engagement(s, thing_of(other)) & place != 0  # as it was killed (R215)
        return s.same(other) and s.same(value) and standing.engages(s, thing_of(other), thing_of(value))
    if kind == i.ENGAGING:
        both = is_thing(value) and is_thing(other) and s.same(other) and s.same(value)
        return both and standing.engages(s, thing_of(value), thing_of(other))
    if kind == i.IN_ENGAGEMENT or kind == i.ENGAGED_BY:  # a square is engaged if it lies in that RNG
        return s.same(other) and standing.engagement(s, thing_of(other)) & place != 0
    if not reach.in_range(there, place, x // i.RANGE, x % i.RANGE):
        return False
    return kind not in (i.IN_RNG_LOS, i.IN_RNG_LOS_OF) or sees(s, other, there, value, place)


def sees(s: Board, source: i64, from_squares: i64, target: i64, place: i64) -> bool:
    """Whether there is LOS from one place to another: the Characters there do not block (R49)."""
    one: i64 = -1
    if is_thing(source):
        one = thing_of(source)
    other: i64 = -1
    if is_thing(target):
        other = thing_of(target)
    return sight.sees(from_squares, place, standing.blockers(s, one, other))


def in_row(place: i64, player: i64, number: i64, how: i64) -> bool:
    """In a row of a player's view, or in it and higher, towards his Row G, or lower."""
    for square in listed(place):
        have = row_for(player, square)
        if how > i.TO_ROW and number <= have <= how - i.TO_ROW - 1:
            return True
        if have == number or (have > number if how == i.HIGHER else how == i.LOWER and have < number):
            return True
    return False


def deed_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """Tests of an Attack or a [Move]."""
    s.note(ASKS_ELSEWHERE)
    found = attacks.find(s.attacks, number_of(value))
    if found < 0:
        return kind != i.MADE_BY or s.rules.matches(s, at + y, mover_of(s, number_of(value)), scene)
    if kind == i.OF_TYPE:
        return damage.of_type(s, found, x)
    if kind == i.MADE_BY:
        return s.rules.matches(s, at + y, s.attacks[found + attacks.ATTACKER], scene)
    if kind == i.AT_TARGET:
        target = s.attacks[found + attacks.TARGET]
        return target > 0 and s.rules.matches(s, at + y, target, scene)
    if kind == i.WITH_ABILITY_TRAIT:
        return damage.has_ability_trait(s, s.attacks[found + attacks.HEADER], x)
    return True


def maker_of(s: Board, value: i64) -> i64:
    """Who makes an Attack, or performs a [Move]: the player."""
    s.note(ASKS_ELSEWHERE)
    at = attacks.find(s.attacks, number_of(value))
    if at >= 0:
        return s.attacks[at + attacks.YOU]
    mover = mover_of(s, number_of(value))
    if mover != NOTHING:
        return s.move(mover, moves.YOU)
    return -1


def mover_of(s: Board, number: i64) -> i64:
    """Who performs a [Move]."""
    at: i64 = 0
    while at < len(s.moves):
        if s.moves[at + moves.NUMBER] == number:
            return s.moves[at + moves.MOVER]
        at += moves.WIDTH
    return NOTHING

"""Filters: whether a thing, a player or an effect meets a description."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.evaluating import kinds, layers, slots
from sandtable.games.athernum.evaluating.history import happened, happened_to
from sandtable.games.athernum.evaluating.on_table import (
    attached,
    faction_of,
    is_attachment,
    is_permanent,
    marks_last,
    marks_on,
    name_of,
    own_supertype,
    printed,
    side_of,
)
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing import pending
from sandtable.timing.evaluating.amounts import between
from sandtable.timing.evaluating.conditions import controlled
from sandtable.timing.evaluating.filters import fits
from sandtable.timing.scene import Scene
from sandtable.timing.targets import target_count
from sandtable.timing.values import NOTHING, is_effect, is_player, player_of, player_value, thing_of

CONTINUOUS_EFFECT: Final = 4  # among the kinds of effects: a static one that lasts


def noun_fits(s: Board, word: i64, value: i64, scene: Scene) -> bool:
    if is_player(value):
        if word == op.OPPONENT:
            return player_of(value) != scene.you
        return word == op.PLAYER
    if is_effect(value):
        return word == op.EFFECT
    thing = thing_of(value)
    if word >= op.FIRST_SUBTYPE:
        return (kinds.subtypes(s, thing) >> (word - op.FIRST_SUBTYPE)) & 1 == 1
    if op.CHARACTER <= word <= op.RESOURCE:
        return (kinds.types(s, thing) >> word) & 1 == 1
    if word == op.CARD:
        return not s.flag(thing, its.IS_TOKEN)  # 2.1.3g, 2.5.7
    if word == op.TOKEN:
        return s.flag(thing, its.IS_TOKEN)
    if word == op.PERMANENT:
        return is_permanent(s, thing) or (not s.same(value) and departed.stood(s.get(thing, its.LAST)))
    if word == op.ATTACHMENT:
        return is_attachment(s, thing) or was_attachment(s, value)
    if word == op.SOURCE:
        return True
    if word == op.MAIN_CHARACTER:
        return s.flag(thing, its.IS_MAIN)
    return False


def was_attachment(s: Board, value: i64) -> bool:
    """Whether something that has left the game board was an item there (R127)."""
    return not s.same(value) and s.left_as(value) and own_supertype(s, thing_of(value)) == op.ITEM


def printed_skill(s: Board, thing: i64, word: i64) -> bool:
    """Whether an ability of a kind is printed on it; what lies face-down on the board has none (R164)."""
    lib = s.library
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.LIES_UP:
        return False
    for header in lib.printed(s.get(thing, its.FACE)):
        if keyword_word(lay.get(lib.code, header, lay.KEYWORD), word):
            return True
    return False


def keyword_word(keyword: i64, word: i64) -> bool:
    if word == op.COMMAND_ABILITY:
        return keyword == op.COMMAND
    if word == op.SUPPORT_ABILITY:
        return keyword == op.SUPPORT
    if word == op.OBJECTIVE_ABILITY:
        return keyword == op.OBJECTIVE
    if word == op.EQUIP_ABILITY:
        return keyword == op.EQUIP
    return word == op.ABILITY


def test_fits(s: Board, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """One test of a filter, nouns and what every game has aside; `at` is where the filter begins."""
    if is_effect(value):
        return effect_fits(s, kind, x, y, value)
    if kind == op.WITH_MARKERS:
        markers = at + y
        return s.rules.amount_fits(
            s,
            lay.part(s.library.code, markers, lay.HOW_MANY),
            marks_last(s, value, lay.kind(s.library.code, markers), scene.lasts),
            scene,
        )
    if kind == op.EXTREME:
        return extreme(s, at, x, y, value, scene)
    if is_player(value):
        if kind == op.WHO_CONTROLS:
            return between(s, at + y, controlled(s, at + y, player_of(value), scene, lay.MANY))
        return kind != op.IN_HAND or s.rules.amount_fits(s, at + y, in_hand(s, player_of(value)), scene)
    thing = thing_of(value)
    if kind == op.STATE:
        if x == op.UP:
            return side_of(s, value) == its.LIES_UP
        if x == op.DOWN:
            return side_of(s, value) != its.LIES_UP
        if x == op.EXHAUSTED:
            return side_of(s, value) == its.LIES_EXHAUSTED
        if x == op.ATTACKING:
            return s.combat == 1 and s.attacker == value
        return s.combat == 1 and s.defender == value
    if kind == op.NOT_NOUN:
        return not noun_fits(s, x, value, scene) if y == 0 else faction_of(s, thing) != x
    if kind == op.FACTION:
        return faction_of(s, thing) == x
    if kind == op.FACTIONLESS:
        return printed(s, thing) and faction_of(s, thing) == 0
    if kind == op.OWN_FACTION:  # 3.0.6c
        return printed(s, thing) and faction_of(s, thing) == s.of(scene.you, their.FACTION)
    if kind == op.STATS:
        return layers.last_stat(s, value, op.OFV) == x and layers.last_stat(s, value, op.DFV) == y
    if kind == op.NAMED:
        return name_of(s, thing) == x
    if kind == op.THAT_NAME:
        return scene.name != 0 and name_of(s, thing) == scene.name
    if kind == op.STAT_MOST or kind == op.STAT_LEAST or kind == op.STAT_IS:
        return stat_fits(s, kind, x, y, value)
    if kind == op.FREE_SLOT:
        return slots.has_free_slot(s, thing)
    if kind == op.SLOTS_OF:
        return slots.slots(s, thing) == x
    if kind == op.A_DFV:
        return layers.could_have_dfv(s, thing)
    if kind == op.STAT_UP_TO or kind == op.STAT_SAME:
        have = last_or_now(s, x, value)
        most = s.rules.amount(s, at + y, scene)
        return have >= 0 and (have == most or (kind == op.STAT_UP_TO and have < most))
    if kind == op.STAT_UNDER or kind == op.STAT_OVER:
        have = last_or_now(s, x, value)
        edge = s.rules.amount(s, at + y, scene)
        return 0 <= have < edge if kind == op.STAT_UNDER else have >= 0 and have > edge
    if kind == op.WITH_SKILL:
        return printed_skill(s, thing, x)
    if kind == op.STAT_BELOW:
        return below(s, x, value, scene.source)
    if kind == op.STAT_ABOVE:
        return below(s, x, scene.source, value)
    if kind == op.FIELD:
        return slots.field(s, thing) > 0
    if kind == op.NO_FIELD:
        return slots.field(s, thing) == 0
    if kind == op.FIELD_OF:
        return slots.field(s, thing) == x
    if kind == op.ATTACHMENTS:
        return s.rules.amount_fits(s, at + y, attached(s, thing), scene)
    if kind == op.WITH_KEYWORD:
        return (kinds.keywords(s, thing) >> x) & 1 == 1
    if kind == op.ATTACKED:
        return happened(s, op.ATTACK, value)
    if kind == op.DEFENDED:
        return happened(s, op.DEFEND, value)
    if kind == op.ENTERED:
        return happened(s, op.ENTER, value)
    if kind == op.WAS_DEALT:
        return happened_to(s, op.DEAL, value)
    if kind == op.DID_NOT_ATTACK:
        return not happened(s, op.ATTACK, value)
    if kind == op.OTHER_HOST:
        held = scene.first(s, x)
        return held == NOTHING or s.get(thing_of(held), its.HOST) != thing
    if kind == op.ATTACHED_TO:
        host = s.get(thing, its.HOST)
        if host < 0:
            return False
        return s.rules.matches(s, at + y, s.ref(host), scene)
    if kind == op.ATTACKING_WHAT:
        return s.combat == 1 and s.attacker == value and s.rules.matches(s, at + y, s.target, scene)
    if kind == op.SAME_FACTION or kind == op.OTHER_FACTION:
        return shares_faction(s, thing, at + y, scene) == (kind == op.SAME_FACTION)
    if kind == op.SAME_NAME or kind == op.COPY_OF:
        name = name_of(s, thing)
        for other in s.rules.selected(s, at + y, scene):
            if not is_player(other) and name != 0 and name_of(s, thing_of(other)) == name:
                return True
        return False
    return True


def shares_faction(s: Board, thing: i64, selection: i64, scene: Scene) -> bool:
    """Whether it has the symbol of one of the others (1.2.5); what is factionless shares none."""
    faction = faction_of(s, thing)
    for other in s.rules.selected(s, selection, scene):
        if not is_player(other) and faction != 0 and faction_of(s, thing_of(other)) == faction:
            return True
    return False


def extreme(s: Board, at: i64, what: i64, most: i64, value: i64, scene: Scene) -> bool:
    """Whether nothing else that fits has more, or less, of something."""
    have = measured(s, what, value)
    if have < 0:
        return False
    if is_player(value):
        for seat in s.order:
            if s.alive(seat) and beats(s, at, what, most, have, player_value(seat), scene):
                return False
        return True
    zone = s.get(thing_of(value), its.ZONE)
    other: i64 = 0
    while other < s.count():
        if s.get(other, its.ZONE) == zone and beats(s, at, what, most, have, s.ref(other), scene):
            return False
        other += 1
    return True


def beats(s: Board, at: i64, what: i64, most: i64, have: i64, other: i64, scene: Scene) -> bool:
    """Whether another fits all else that is said, and has more, or less."""
    theirs = measured(s, what, other)
    if theirs < 0 or (theirs <= have if most == 1 else theirs >= have):
        return False
    return fits(s, at, other, scene, op.EXTREME)


def measured(s: Board, what: i64, value: i64) -> i64:
    if what >= op.MARKS_HELD:
        return marks_on(s, value, what - op.MARKS_HELD)
    return in_hand(s, player_of(value)) if what == op.CARDS_HELD else last_or_now(s, what, value)


def effect_fits(s: Board, kind: i64, x: i64, y: i64, value: i64) -> bool:
    """Tests on an effect on the stack."""
    at = pending.find(s.stack, value)
    if at < 0:
        return False
    header = pending.get(s.stack, at, pending.HEADER)
    how = pending.get(s.stack, at, pending.KIND)
    if kind == op.EFFECT_KIND:
        if x == CONTINUOUS_EFFECT:
            lasting = header > 0 and lay.get(s.library.code, header, lay.FLAGS) & op.CONTINUOUS != 0
            return lasting and how == pending.BY_STATIC
        return how == x
    if kind == op.SINGLE_TARGET:
        return target_count(s, at) == 1
    if kind == op.EFFECT_OF:
        return comes_of(s, header, how, x) or (y > 0 and comes_of(s, header, how, y))
    if kind == op.EFFECT_FROM:
        source = pending.get(s.stack, at, pending.SOURCE)
        if header <= 0 or source == NOTHING or is_player(source):
            return False  # a global command is no card's
        return (kinds.types(s, thing_of(source)) >> x) & 1 == 1
    return True


def comes_of(s: Board, header: i64, how: i64, word: i64) -> bool:
    """Whether an effect is that of an ability of a kind. Support and command abilities are used, and what
    they leave for later triggers; a global command is no card's ability, and a command (R130).
    """
    if how != pending.BY_USE and word in (op.COMMAND_ABILITY, op.SUPPORT_ABILITY):
        return False
    keyword = lay.get(s.library.code, header, lay.KEYWORD) if header > 0 else op.COMMAND
    return keyword_word(keyword, word)


def in_hand(s: Board, player: i64) -> i64:
    """How many cards a player has in hand."""
    count: i64 = 0
    for card in s.hand:
        if s.get(card, its.OWNER) == player:
            count += 1
    return count


def below(s: Board, stat: i64, value: i64, source: i64) -> bool:
    """Whether a value is lower than that of the source, each as it is or as it last was."""
    have = last_or_now(s, stat, value)
    return 0 <= have < last_or_now(s, stat, source)


def last_or_now(s: Board, stat: i64, value: i64) -> i64:
    return layers.stat(s, thing_of(value), stat) if s.same(value) else layers.last_stat(s, value, stat)


def stat_fits(s: Board, kind: i64, x: i64, y: i64, value: i64) -> bool:
    have = last_or_now(s, x, value)
    if have < 0:
        return False
    if kind == op.STAT_MOST:
        return have <= y
    if kind == op.STAT_LEAST:
        return have >= y
    return have == y

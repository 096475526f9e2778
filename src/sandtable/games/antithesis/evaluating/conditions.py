"""Conditions: whether something is so; all patterns of one must hold."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.evaluating.filters import unprinted
from sandtable.games.antithesis.evaluating.places import is_square, place_of
from sandtable.games.antithesis.evaluating.selections import aside, fitting, selected
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks, zones
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import (
    ASKS_DICE,
    ASKS_ELSEWHERE,
    ASKS_TABLE,
    ASKS_VICTORY,
    KILLED,
    MOVED,
    Board,
)
from sandtable.timing import history, tallies
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_player, is_thing, number_of, player_of, player_value, thing_of


def holds(s: Board, at: i64, scene: Scene) -> bool:
    code = s.library.code
    index: i64 = 0
    while index < lay.patterns(code, at):
        if not state_holds(s, lay.pattern(code, at, index), scene):
            return False
        index += 1
    return True


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """Whether things stand as a pattern says; somebody or something that it means is enough."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    if kind == i.DID:
        return (scene.did != 0) == (lay.get(code, pattern, lay.C) == 0)
    if kind == i.WAS_MANY:
        return s.rules.amount_fits(s, lay.part(code, pattern, lay.A), scene.many, scene)
    if kind == i.ROLLED:
        rolled = number_of(scene.first(s, lay.get(code, lay.part(code, pattern, lay.B), lay.SLOT)))
        pair = lay.part(code, pattern, lay.A)
        return lay.pair_kind(code, pair, 0) <= rolled <= lay.pair_number(code, pair, 0)
    if kind in (i.ATTACK_KILLED, i.ATTACK_DEALT, i.ATTACK_MOVED):
        s.note(ASKS_ELSEWHERE)
    if kind in (i.ATTACK_KILLED, i.ATTACK_DEALT, i.ATTACK_MOVED) and lay.has(code, pattern, lay.C):
        return came_of_it(s, kind, pattern, scene)
    if kind == i.ATTACK_DEALT:
        if lay.kind(code, lay.part(code, pattern, lay.A)) == i.NO:
            return len(s.attacks) > 0 and most_dealt(s) <= 0
        return s.rules.amount_fits(s, lay.part(code, pattern, lay.A), most_dealt(s), scene)
    if kind == i.ATTACK_KILLED:
        return has_killed(s, lay.part(code, pattern, lay.A), scene)
    if kind == i.THERE_ARE:
        found = len(fitting(s, lay.part(code, pattern, lay.B), scene))
        return s.rules.amount_fits(s, lay.part(code, pattern, lay.A), found, scene)
    if kind in (i.IS, i.HAS_GIFT, i.HAS_TOKENS):
        for value in selected(s, lay.part(code, pattern, lay.A), scene):
            if card_is(s, kind, pattern, value, scene):
                return True
        return False
    for value in selected(s, lay.part(code, pattern, lay.WHO), scene):
        if is_player(value) and player_is(s, kind, pattern, player_of(value), scene):
            return True
    return False


def player_is(s: Board, kind: i64, pattern: i64, player: i64, scene: Scene) -> bool:
    code = s.library.code
    if kind == i.IS_OFFENSIVE:
        return player == s.offensive()
    if kind == i.IS_DEFENSIVE:
        return player == s.defensive()
    at_a = lay.part(code, pattern, lay.A)
    compared = lay.kind(code, at_a) if lay.has(code, pattern, lay.A) else 0
    if compared == i.MORE_THAN:
        return have_of(s, kind, pattern, player, scene) > have_of(s, kind, pattern, 1 - player, scene)
    if compared == i.FEWER_THAN:
        return have_of(s, kind, pattern, player, scene) < have_of(s, kind, pattern, 1 - player, scene)
    if kind == i.CONTROLS_SQUARE:
        held = standing.controls(s, player)
        for value in selected(s, at_a, scene):
            if place_of(s, value) & held != 0:
                return True
        return False
    return s.rules.amount_fits(s, at_a, have_of(s, kind, pattern, player, scene), scene)


def have_of(s: Board, kind: i64, pattern: i64, player: i64, scene: Scene) -> i64:
    """How many a player controls or has of what a pattern speaks of."""
    code = s.library.code
    have: i64 = 0
    if kind == i.CONTROLS:
        have = controlled(s, lay.part(code, pattern, lay.B), player, scene)
    elif kind == i.HAS_CARDS:
        s.note(ASKS_ELSEWHERE)
        zone = lay.kind(code, lay.part(code, pattern, lay.B))
        have = len(s.pile_of(player, zone))
        if zone == zones.HAND and aside(s) >= 0 and s.get(aside(s), its.OWNER) == player:
            have -= 1
    elif kind == i.HAS_DICE:
        s.note(ASKS_DICE)
        have = s.bank_size(player)
    elif kind == i.HAS_VP:
        s.note(ASKS_VICTORY)
        have = s.of(player, their.VICTORY)
    elif kind in (i.DEPLOYED_NOW, i.TRIGGERED_NOW):
        have = done_now(s, kind, pattern, player, scene)
    return have


def done_now(s: Board, kind: i64, pattern: i64, player: i64, scene: Scene) -> i64:
    """How many fitting cards a player has deployed in this Phase, or how often used an ability (R293)."""
    code = s.library.code
    at_b = lay.part(code, pattern, lay.B)
    window: i64 = i.DEPLOYED if kind == i.DEPLOYED_NOW else i.ABILITY_TRIGGERED
    count: i64 = 0
    s.note(ASKS_TABLE)
    for at in history.each_of(s.history, window):
        if history.get(s.history, at, history.WHO) != player_value(player):
            continue
        if kind == i.TRIGGERED_NOW:
            header = unprinted(s, lay.pair_number(code, at_b, 0))
            count += 1 if history.get(s.history, at, history.N) == header else 0
            continue
        card = history.get(s.history, at, history.A)
        kept = s.worked.judging
        s.worked.judging = True  # one that is gone by now was deployed (R182)
        count += 1 if s.rules.fits(s, at_b, card, scene) else 0
        s.worked.judging = kept
    return count


def controlled(s: Board, filter_at: i64, player: i64, scene: Scene) -> i64:
    """How many of what fits a player controls; of Goals and squares those whose square he controls."""
    count: i64 = 0
    for value in fitting(s, filter_at, scene):
        if is_square(value):
            count += 1 if place_of(s, value) & standing.controls(s, player) != 0 else 0
        elif is_thing(value) and s.get(thing_of(value), its.CONTROLLER) == player:
            count += 1
    return count


def card_is(s: Board, kind: i64, pattern: i64, value: i64, scene: Scene) -> bool:
    code = s.library.code
    at_b = lay.part(code, pattern, lay.B)
    if kind == i.IS:
        kept = s.worked.judging
        s.worked.judging = kept or is_thing(value)  # a killed card is still what it is (R70)
        fits = s.rules.fits(s, at_b, value, scene)
        s.worked.judging = kept
        return fits
    thing = thing_of(value)
    yes = has_gift(s, thing, at_b) if kind == i.HAS_GIFT else has_tokens(s, thing, at_b)
    return yes == (lay.get(code, pattern, lay.C) == 0)


def came_of_it(s: Board, kind: i64, pattern: i64, scene: Scene) -> bool:
    """The same of an Attack that is over; of the killed what they were last In Play counts (R182)."""
    code = s.library.code
    at_a = lay.part(code, pattern, lay.A)
    kept = scene.all(s, lay.get(code, lay.part(code, pattern, lay.C), lay.SLOT))
    if kind == i.ATTACK_DEALT:
        if lay.kind(code, at_a) == i.NO:
            return len(kept) > 0 and number_of(kept[0]) <= 0
        return (
            len(kept) > 0
            and number_of(kept[0]) > 0
            and s.rules.amount_fits(s, at_a, number_of(kept[0]), scene)
        )
    if kind == i.ATTACK_MOVED:
        return len(kept) > 0 and number_of(kept[2]) > 0
    for value in kept[3:]:
        if s.rules.matches(s, at_a, value, scene):
            return True
    return False


def has_killed(s: Board, selection: i64, scene: Scene) -> bool:
    """Whether the innermost Attack has killed one that is meant; it may be gone already (R182)."""
    for at in tallies.each(s.hits):
        if tallies.get(s.hits, at, tallies.WHOSE) == s.attack(attacks.NUMBER) and len(s.attacks) > 0:
            if tallies.get(s.hits, at, tallies.COUNT) % MOVED >= KILLED:
                if s.rules.matches(s, selection, tallies.get(s.hits, at, tallies.WHAT), scene):
                    return True
    return False


def most_dealt(s: Board) -> i64:
    """The most True Damage that the innermost Attack has dealt to a Character; 0 if none, -1 fits nothing."""
    most: i64 = -1
    for at in tallies.each(s.hits):
        if tallies.get(s.hits, at, tallies.WHOSE) == s.attack(attacks.NUMBER) and len(s.attacks) > 0:
            dealt = tallies.get(s.hits, at, tallies.COUNT) % KILLED
            most = dealt if dealt > most and dealt > 0 else most
    return most


def has_gift(s: Board, thing: i64, pairs: i64) -> bool:
    """Whether a card has the Keywords that pairs name."""
    code = s.library.code
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        kind = lay.pair_kind(code, pairs, index)
        number = lay.pair_number(code, pairs, index)
        if not values.has(s, thing, kind, number if kind >= i.FIRST_WITH_X else -1):
            return False
        index += 1
    return True


def has_tokens(s: Board, thing: i64, pairs: i64) -> bool:
    code = s.library.code
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        token = lay.pair_kind(code, pairs, index) - i.MANA
        s.note_column(its.TOKENS + token)
        if s.tokens(thing, token) < lay.pair_number(code, pairs, index):
            return False
        index += 1
    return True

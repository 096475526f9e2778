"""Patterns: whether an event is the one described, and what that binds; and what cannot happen (R183, R187).

Events are told as windows/events.py has them: who, a, b, n and squares, as values.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.board.squares import listed
from sandtable.games.antithesis.evaluating import damage, gifts
from sandtable.games.antithesis.evaluating.places import place_of, square_value
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks, zones
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import (
    NOTHING,
    effect_value,
    hold,
    is_player,
    number_value,
    player_value,
    thing_of,
)


def event_fits(
    s: Board, pattern: i64, scene: Scene, kind: i64, who: i64, a: i64, b: i64, n: i64, squares: i64
) -> bool:
    """Whether an event is the one that a pattern describes; what matched is left in `scene.bound`."""
    if lay.kind(s.library.code, pattern) != kind:
        return False
    scene.bound = vec[i64]()
    s.worked.judging = True
    yes = who_fits(s, pattern, scene, kind, who, b, n) and parts_fit(
        s, pattern, scene, kind, a, b, n, squares
    )
    s.worked.judging = False
    return yes


def who_fits(s: Board, pattern: i64, scene: Scene, kind: i64, who: i64, b: i64, n: i64) -> bool:
    """WHO of a pattern: a card, or a player; a card stands for its player where one is meant."""
    code = s.library.code
    if not lay.has(code, pattern, lay.WHO):
        return True
    selection = lay.part(code, pattern, lay.WHO)
    if kind == i.GOALS_SCORED:
        return scorer_fits(s, pattern, scene, n)
    player = means_player(s, selection)
    if kind == i.ATTACK_DECLARED and gifts.is_deed_noun(gifts.noun_of(s, selection)):
        return bind(s, selection, number_value(n), scene)  # "Attacks … cannot target"
    if kind == i.ABILITY_TRIGGERED and not player:
        return b > 0 and bind(s, selection, b, scene)
    if kind == i.STRENGTH_KNOWN and player:  # "spends dice on an Attack"
        at = attacks.find(s.attacks, n)
        if at < 0 or len(s.added_to(n)) == 0:
            return False
        return bind(s, selection, player_value(s.attacks[at + attacks.YOU]), scene)
    if who <= 0:
        return False
    if player and not is_player(who):
        return bind(s, selection, player_value(s.rules.controller_of(s, who)), scene)
    return bind(s, selection, who, scene)


def scorer_fits(s: Board, pattern: i64, scene: Scene, scored: i64) -> bool:
    """Whether a player has scored as many Victory Points for Goals; each has eight bits of the number."""
    code = s.library.code
    for player in s.order:
        have = scored >> (player * 8) & 255
        if s.rules.amount_fits(s, lay.part(code, pattern, lay.A), have, scene):
            if bind(s, lay.part(code, pattern, lay.WHO), player_value(player), scene):
                return True
    return False


def parts_fit(s: Board, pattern: i64, scene: Scene, kind: i64, a: i64, b: i64, n: i64, squares: i64) -> bool:
    code = s.library.code
    has_a = lay.has(code, pattern, lay.A)
    has_b = lay.has(code, pattern, lay.B)
    at_a = lay.part(code, pattern, lay.A)
    at_b = lay.part(code, pattern, lay.B)
    if kind == i.DAMAGE_DEALT:
        if has_a and not s.rules.amount_fits(s, at_a, n, scene):
            return False
        how = lay.get(code, pattern, lay.C)
        if (how == 1 and not by_own_attack(s, b, scene)) or (
            how >= i.WITH and not by_kind(s, b, how - i.WITH)
        ):
            return False
        return not has_b or bind(s, at_b, a, scene)
    if kind in (i.ATTACK_DECLARED, i.STRENGTH_KNOWN, i.KILLED, i.ATTACK_COMPLETED):
        if has_a and (attacks.find(s.attacks, n) < 0 or not bind(s, at_a, number_value(n), scene)):
            return False
        if lay.get(code, pattern, lay.C) == 1 and a <= 0:
            return False  # with one target
        if not has_b:
            return True
        if a <= 0 or (kind == i.STRENGTH_KNOWN and not damage.would_hurt(s, thing_of(a))):
            return False
        return bind(s, at_b, a, scene)
    if i.LEAVES_SQUARE <= kind <= i.ENTERS:
        way = lay.get(code, pattern, lay.C)
        if way != 0 and (b != way if way != i.SHOVED else b == 0):
            return False
        return not has_b or squares_fit(s, at_b, squares, scene)
    if kind == i.GOALS_SCORED:
        return True  # WHO has been asked
    if kind in (i.MOVE_COMPLETED, i.VP_GAINED):
        return not has_a or s.rules.amount_fits(s, at_a, n, scene)
    if kind == i.LEFT_PLAY and lay.get(code, pattern, lay.C) == 1:
        if n != zones.DISCARD_PILE or not has_a:
            return n == zones.DISCARD_PILE
        return b != 0 and bind(s, at_a, b, scene)
    if kind == i.CARD_DRAWN:
        return b == 0 or lay.get(code, pattern, lay.C) == 0
    if kind == i.DICE_GAINED:
        if has_b:
            scene.bound = append(scene.bound, hold(lay.get(code, at_b, lay.SLOT), number_value(squares)))
        return True
    if kind == i.TOKEN_GAINED:
        return not has_a or lay.pair_of_kind(code, at_a, i.MANA + a) >= 0
    if kind == i.DEPLOYED and has_a and not squares_fit(s, at_a, squares, scene):
        return False
    if kind in (i.DEPLOYED, i.ATTACHED):
        return not has_b or bind(s, at_b, a, scene)
    if kind >= i.FIRST_WINDOW:
        return not has_a or bind(s, at_a, a, scene)
    if kind == i.SHOVE and lay.get(code, pattern, lay.C) != n:
        return False
    if has_a and not bind(s, at_a, a, scene):  # an instruction that cannot be done
        return False
    return not has_b or (kind == i.MOVE and lay.pair_number(code, at_b, 0) == n)  # "[Move] as"


def by_kind(s: Board, number: i64, kind: i64) -> bool:
    """Whether an Attack is Melee, Ranged or AOE; 0 is any."""
    at = attacks.find(s.attacks, number)
    return at >= 0 and (kind == 0 or damage.of_type(s, at, kind))


def by_own_attack(s: Board, number: i64, scene: Scene) -> bool:
    """Whether an Attack is one of the card with the text."""
    at = attacks.find(s.attacks, number)
    return at >= 0 and s.attacks[at + attacks.ATTACKER] == scene.source


def means_player(s: Board, selection: i64) -> bool:
    code = s.library.code
    mode = lay.kind(code, selection)
    if mode == i.REF:
        return lay.get(code, selection, lay.SLOT) == i.YOU
    if mode in (i.OPPONENTS, i.CONTROLLER, i.OWNER, i.FIRST_PLAYER, i.SECOND_PLAYER):
        return True
    return gifts.noun_of(s, selection) == i.PLAYER


def bind(s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes."""
    if value == NOTHING or not s.rules.matches(s, selection, value, scene):
        return False
    slot = lay.get(s.library.code, selection, lay.SLOT)
    if lay.kind(s.library.code, selection) == i.MATCH and slot >= lay.FIRST_SLOT:
        scene.bound = append(scene.bound, hold(slot, value))
    return True


def squares_fit(s: Board, selection: i64, squares: i64, scene: Scene) -> bool:
    """Whether one of some squares is a square that a selection describes, or of a Field that it means."""
    noun = gifts.noun_of(s, selection)
    if noun != i.SQUARE and noun != i.FREE_SQUARE:
        for value in s.rules.selected(s, selection, scene):
            if place_of(s, value) & squares != 0:
                return True
        return False
    for square in listed(squares):
        if s.rules.matches(s, selection, square_value(square), scene):
            return True
    return False


# ---- what cannot happen


def forbidden(
    s: Board, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, n: i64 = 0, squares: i64 = 0, begun: bool = False
) -> i64:
    """The card whose text says that this cannot happen, as a ref; 0 if none does. `kind` is a window, or an
    instruction whose card is `a`. Of what has begun only what is said of its target is asked (R183, R195).
    """
    if gifts.at_a_glance(s).bans & gifts.bit_of(kind) == 0:
        return 0
    code = s.library.code
    entries = gifts.in_force(s)
    at: i64 = -gifts.WIDTH
    while at + gifts.WIDTH < len(entries):
        at += gifts.WIDTH
        op = entries[at + gifts.OP]
        if op != i.FORBID and op != i.BAN:
            continue
        pattern = gifts.banned(s, entries, at)
        if lay.kind(code, pattern) != kind or gifts.is_ignored(s, entries, at):
            continue
        if begun and not lay.has(code, pattern, lay.B):
            continue
        kept = s.worked.reading
        s.worked.reading = kept or gifts.looks_basic(s, entries, at)
        fits = event_fits(s, pattern, gifts.scene_of(s, entries, at), kind, who, a, b, n, squares)
        s.worked.reading = kept
        if fits:
            s.worked.ban = entries[at + gifts.HEADER]
            s.worked.forbade = entries[at + gifts.SOURCE]
            return s.worked.forbade
    return 0


def forbidden_ability(s: Board, player: i64, source: i64, header: i64) -> i64:
    """The same for an ability that somebody thinks of declaring: whose text says that he cannot."""
    s.worked.header = header
    s.worked.source = source
    found = forbidden(s, i.ABILITY_TRIGGERED, player_value(player), effect_value(0, player), source)
    s.worked.header = 0
    return found

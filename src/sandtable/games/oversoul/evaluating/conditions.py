"""Conditions: whether something is so, or has happened just now."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import amounts, filters, links, selections, values
from sandtable.games.oversoul.evaluating.by_print import than
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import departed
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import history, pending
from sandtable.timing.rows import how_many
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_effect, is_player, is_thing, player_of, player_value, thing_of


def holds(s: Board, at: i64, scene: Scene) -> bool:
    """EVERY pattern of a bracket, or one of the patterns of any other condition."""
    code = s.library.code
    every = lay.get(code, at, lay.SCOPE) == op.EVERY
    since = s.beat
    if lay.get(code, at, lay.SCOPE) == op.SINCE_BEGUN:
        for one in selections.of_slot(scene, links.BEGAN_SLOT):
            since = links.number_of(one)
    i: i64 = 0
    while i < lay.patterns(code, at):
        yes = one_holds(s, lay.pattern(code, at, i), scene, since)
        if yes != every:
            return yes
        i += 1
    return every


def one_holds(s: Board, pattern: i64, scene: Scene, since: i64) -> bool:
    """Whether it is so, or has happened since a beat: an inner if asks of the last step, or of all (R280)."""
    if lay.kind(s.library.code, pattern) >= op.IS_STATE:
        return state_holds(s, pattern, scene)
    for at in history.each_of(s.recent, lay.kind(s.library.code, pattern)):
        if history.get(s.recent, at, history.BEAT) >= since:
            if event_fits(s, pattern, s.recent, at, scene) or moved_so(s, pattern, at, scene):
                return True
    return False


def moved_so(s: Board, pattern: i64, at: i64, scene: Scene) -> bool:
    """Whether an event is the one that a pattern describes, of a card that a step has moved by it: what means
    the card has followed it (R159).
    """
    what = history.get(s.recent, at, history.A)
    if not is_thing(what) or s.same(what):
        return False
    kind = lay.kind(s.library.code, pattern)
    if not lay.has(s.library.code, pattern, lay.A) or kind in WITH_B:
        return False
    held = lay.part(s.library.code, pattern, lay.A)
    if lay.kind(s.library.code, held) != op.REF:
        return False
    return scene.holds(s, lay.get(s.library.code, held, lay.SLOT), s.ref(thing_of(what)))


def event_fits(s: Board, pattern: i64, rows: vec[i64], at: i64, scene: Scene) -> bool:
    """Whether an event is the one that a pattern describes; what matched is left in `scene.bound`."""
    return number_fits(s, pattern, history.get(rows, at, history.N), scene) and fits_event(
        s,
        pattern,
        scene,
        history.get(rows, at, history.WHO),
        history.get(rows, at, history.A),
        history.get(rows, at, history.B),
        history.get(rows, at, history.N),
    )


def number_fits(s: Board, pattern: i64, n: i64, scene: Scene) -> bool:
    """Whether it was as much DMG as a pattern asks for, or Returned to where it says (R199)."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    field: i64 = lay.A if kind == op.DEAL else lay.B
    if kind not in (op.TAKE, op.DEAL, op.RETURN) or not lay.has(code, pattern, field):
        return True
    asked = lay.part(code, pattern, field)
    return lay.kind(code, asked) == n if kind == op.RETURN else amounts.amount_fits(s, asked, n, scene)


# events whose B is a card
WITH_B: Final = frozenset((op.DEAL, op.HEAL, op.HEAL_FULL, op.MARK, op.ATTACH, op.SELECTED_EVENT))


SORTED: Final = frozenset((op.TAKE, op.DEAL, op.SHATTER, op.HEAL))  # events that tell in which way they came


def dealt_so(s: Board, pattern: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether the DMG was dealt in the way that a Law asks for (R233); what would be is not asked here."""
    code = s.library.code
    asked = lay.get(code, pattern, lay.C)
    if asked != 0 and lay.kind(code, pattern) == op.HEAL:
        return (who > 0 and not is_player(who)) or -a == asked  # R247
    if asked == 0 or lay.get(code, pattern, lay.LINK) & op.WOULD != 0:
        return True
    kind = lay.kind(code, pattern)
    way = n if kind == op.SHATTER else b if kind == op.TAKE else -a
    if asked == op.OF_BATTLE:
        return way in (op.OF_ATTACKS, op.OF_RETALIATION)
    if asked == op.OF_OPPOSING:
        if way != op.OF_ABILITIES or a <= 0:
            return False
        return s.opposes(s.get(thing_of(a), its.CONTROLLER), s.get(thing_of(who), its.CONTROLLER))
    return way == asked


def fits_event(s: Board, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64 = 0) -> bool:
    """A card that has gone by it is taken as it was right before."""
    s.worked.looking_back = lay.kind(s.library.code, pattern)
    good = described(s, pattern, scene, who, a, b, n)
    s.worked.looking_back = 0
    return good


def described(s: Board, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64) -> bool:
    code = s.library.code
    kind = lay.kind(code, pattern)
    scene.bound = vec[i64]()
    if lay.has(code, pattern, lay.WHO) and not bind(s, lay.part(code, pattern, lay.WHO), who, scene):
        return False
    if kind in SORTED and not dealt_so(s, pattern, who, a, b, n):
        return False
    if lay.has(code, pattern, lay.A) and kind not in (op.DEAL, op.HEAL, op.MARK, op.DIFFERENT_ARCHETYPES):
        if not bind(s, lay.part(code, pattern, lay.A), a, scene):
            return False
        if kind == op.USE:
            at = pending.find(s.stack, a)
            if at >= 0:
                user = pending.get(s.stack, at, pending.SOURCE)
                scene.bound = append(scene.bound, hold(links.USER_SLOT, user))
    if lay.has(code, pattern, lay.B) and kind in WITH_B:
        if not bind(s, lay.part(code, pattern, lay.B), b, scene):
            return False
    return True


def bind(s: Board, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes. A player stands for what acts by it."""
    code = s.library.code
    wanted = value
    mode = lay.kind(code, selection)
    if mode in (op.OPPONENT, op.EACH_PLAYER) or (
        mode == op.REF and lay.get(code, selection, lay.SLOT) == op.YOU
    ):
        if not is_player(value) and not is_effect(value) and value > 0:
            wanted = player_value(s.get(thing_of(value), its.CONTROLLER))
    if wanted <= 0 and not is_player(wanted):
        return False
    if not selections.matches(s, selection, wanted, scene):
        return False
    slot = lay.get(code, selection, lay.SLOT)
    if mode == op.MATCH and slot >= lay.FIRST_SLOT:
        scene.bound = append(scene.bound, hold(slot, value))
    return True


def battles(s: Board, one: i64, wanted: i64, scene: Scene) -> bool:
    """Whether a card is in a Battle with one that is described (R243)."""
    if s.struck == 0 or s.attacker == 0:
        return False
    if one == s.attacker:
        return filters.fits(s, wanted, s.target, scene)
    return one == s.target and filters.fits(s, wanted, s.attacker, scene)


def state_holds(s: Board, pattern: i64, scene: Scene) -> bool:
    """A condition about how things stand."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    if kind == op.DID:
        return scene.did != 0
    if kind == op.IS_TURN:
        return is_turn(s, pattern, scene.you)
    if kind == op.IS_VALUE:
        have = amounts.amount(s, lay.part(code, pattern, lay.A), scene)
        return amounts.amount_fits(s, lay.part(code, pattern, lay.B), have, scene)
    if kind == op.IS_THAN:
        have = amounts.amount(s, lay.part(code, pattern, lay.A), scene)
        other_value = amounts.amount(s, lay.part(code, pattern, lay.B), scene)
        return than(have, other_value, lay.get(code, pattern, lay.C))
    who = lay.part(code, pattern, lay.WHO)
    if kind == op.HAS_CARDS:
        for one in selections.selected(s, who, scene):
            have = counted(s, lay.part(code, pattern, lay.B), player_of(one), scene)
            if amounts.amount_fits(s, lay.part(code, pattern, lay.A), have, scene):
                return True
        return False
    if kind == op.BATTLES:
        for one in selections.selected(s, who, scene):
            if battles(s, one, lay.part(code, pattern, lay.A), scene):
                return True
        return False
    if kind == op.HAS_CARDS_THAN:
        return more_than_others(s, pattern, scene)
    if kind == op.HAS_STAT_THAN:
        how = lay.get(code, pattern, lay.C)
        stat = lay.get(code, pattern, lay.B)
        for one in selections.selected(s, who, scene):
            for other in selections.selected(s, lay.part(code, pattern, lay.A), scene):
                mine = values.stat(s, thing_of(one), stat)
                if than(mine, values.stat(s, thing_of(other), stat), how):
                    return True
        return False
    for one in selections.selected(s, who, scene):
        thing = thing_of(one)
        if s.worked.looking_back != 0 and kind != op.IS_A and filters.is_gone(s, one):
            if was_so(s, pattern, thing, scene):
                return True
        elif kind == op.IS_A:
            asked = lay.part(code, pattern, lay.A)
            shown = lay.get(code, pattern, lay.FORM) == op.SHOWN
            signed = shown and lay.test_of_kind(code, asked, op.SIGN) > 0  # it has one sign, the printed one
            fits = not signed and filters.fits(s, asked, one, scene)
            if not fits and shown:  # what is printed on it, too (R240)
                s.worked.playing = True
                fits = filters.fits(s, asked, one, scene)
                s.worked.playing = False
            if fits == (lay.get(code, pattern, lay.C) == 0):  # or is not
                return True
        elif not s.same(one):
            continue
        elif kind == op.IS_STATE:
            if filters.in_state(s, lay.get(code, pattern, lay.A), thing):
                return True
        elif kind == op.HAS_STAT:
            stat = lay.get(code, pattern, lay.B)
            have = how_many(values.roles_of(s, thing)) if stat == op.ROLES else values.stat(s, thing, stat)
            if amounts.amount_fits(s, lay.part(code, pattern, lay.A), have, scene):
                return True
        elif kind == op.HAS_KEYWORD and filters.has_keyword(s, thing, lay.get(code, pattern, lay.A)):
            return True
    return False


def is_turn(s: Board, pattern: i64, you: i64) -> bool:
    """Whether it is the turn, or a phase of the turn, of you or of an opponent."""
    code = s.library.code
    phase = lay.get(code, pattern, lay.A)
    if phase != op.TURN and s.phase != phase:
        return False
    yours = lay.get(code, pattern, lay.C) == op.MORE
    return s.active == you if yours else s.opposes(s.active, you)


def was_so(s: Board, pattern: i64, thing: i64, scene: Scene) -> bool:
    """The same of a card as it was when it left the board."""
    code = s.library.code
    kind = lay.kind(code, pattern)
    last = s.get(thing, its.LAST)
    if kind == op.IS_STATE:
        return filters.was_in_state(lay.get(code, pattern, lay.A), s.get(thing, its.LAST_STATE))
    if kind == op.HAS_KEYWORD:
        return departed.keys(s.get(thing, its.LAST_SHOWN)) >> lay.get(code, pattern, lay.A) & 1 == 1
    stat = lay.get(code, pattern, lay.B)
    have = departed.hp(last)
    if stat == op.ROLES:
        have = how_many(departed.roles(s.get(thing, its.LAST_SHOWN)))
    elif stat != op.HP:
        have = departed.dmg(last) if stat == op.DMG else departed.spd(last)
    return amounts.amount_fits(s, lay.part(code, pattern, lay.A), have, scene)


def more_than_others(s: Board, pattern: i64, scene: Scene) -> bool:
    code = s.library.code
    filter_at = lay.part(code, pattern, lay.A)
    how = lay.get(code, pattern, lay.C)
    for one in selections.selected(s, lay.part(code, pattern, lay.WHO), scene):
        mine = counted(s, filter_at, player_of(one), scene)
        for seat in s.order:
            if s.alive(seat) and s.opposes(seat, player_of(one)):
                if than(mine, counted(s, filter_at, seat, Scene(scene.source, seat, scene.held)), how):
                    return True
    return False


def counted(s: Board, filter_at: i64, player: i64, scene: Scene) -> i64:
    zone = selections.zone_of(s, filter_at)
    count: i64 = 0
    for thing in selections.lying(s, zone):
        if s.get(thing, its.CONTROLLER if zone == op.BOARD else its.OWNER) == player:
            if filters.fits(s, filter_at, s.ref(thing), scene):
                count += 1
    return count

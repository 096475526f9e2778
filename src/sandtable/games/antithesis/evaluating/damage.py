"""What the innermost Attack does, step by step: STR, DEF, DR, Cover, True Damage (ATKSEQ.3 to ATKSEQ.5).

A gift holds for the attacker, or for Attacks that fit; against all, or against whom C of its row says. One of
the target's holds against all Attacks, or those that C means, or Attacks of those whom C means.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.board.sight import obscured
from sandtable.games.antithesis.evaluating import charging, gifts, standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import ATTACK_ENDS, MOVE_ENDS, NEXT_ATTACK, Board
from sandtable.timing import lasting as lasts
from sandtable.timing import tallies
from sandtable.timing.values import number_value, thing_of

STANDARD_COVER: Final = 2  # COVER.1


def attack_value(s: Board) -> i64:
    return number_value(s.attack(attacks.NUMBER))


def in_line(s: Board, kind: i64) -> i64:
    """A number of the Attack's line; 0 if it has none such."""
    line = s.attack(attacks.LINE)
    if line > 0:
        return values.number_in(s, line, kind)
    return 0


def line_has(s: Board, kind: i64) -> bool:
    line = s.attack(attacks.LINE)
    return line > 0 and lay.pair_of_kind(s.library.code, line, kind) >= 0


def is_melee(s: Board) -> bool:
    return in_line(s, i.ATTACK_KIND) == i.MELEE


def is_aoe(s: Board) -> bool:
    return line_has(s, i.SHAPE)


def deals(s: Board, kind: i64) -> bool:
    """Whether an Attack does damage of a kind: HP_TYPE, PUSH or PULL."""
    return line_has(s, damage_part(kind))


def of_type(s: Board, at: i64, which: i64) -> bool:
    """Whether an Attack is of a type: its kind, what it deals, or a trait of its ability (R66)."""
    return line_of_type(s, s.attacks[at + attacks.LINE], s.attacks[at + attacks.HEADER], which)


def line_of_type(s: Board, line: i64, header: i64, which: i64) -> bool:
    code = s.library.code
    if which in (i.MELEE, i.RANGED):
        return values.number_in(s, line, i.ATTACK_KIND) == which
    if which == i.AOE or which == i.SINGLE:
        return (lay.pair_of_kind(code, line, i.SHAPE) >= 0) == (which == i.AOE)
    if which in (i.HP_TYPE, i.PUSH, i.PULL):
        return lay.pair_of_kind(code, line, damage_part(which)) >= 0
    return has_ability_trait(s, header, which - i.TRAIT_TYPE)


def line_in(s: Board, header: i64) -> i64:
    """The line of the Attack that an ability makes, 0 if it makes none."""
    code = s.library.code
    if header <= 0 or lay.get(code, header, lay.FLAGS) & i.HAS_ATTACK == 0:
        return 0
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == i.ATTACK:
            return lay.part(code, row, lay.A)
        row += lay.ROW
    return 0


def damage_part(kind: i64) -> i64:
    """The part of a line that says that it deals damage of a kind."""
    if kind == i.HP_TYPE:
        return i.HP_DAMAGE
    return i.PUSH_DAMAGE if kind == i.PUSH else i.PULL_DAMAGE


def has_ability_trait(s: Board, header: i64, trait: i64) -> bool:
    code = s.library.code
    if header <= 0 or not lay.has(code, header, i.TRAITS):
        return False
    traits = lay.part(code, header, i.TRAITS)
    index: i64 = 0
    while index < lay.pairs(code, traits):
        if lay.pair_number(code, traits, index) == trait:
            return True
        index += 1
    return False


NO_KIND: Final = -1  # where there is no Attack


# ---- gifts in an Attack


def holds_for(s: Board, entries: vec[i64], at: i64, target: i64) -> bool:
    """Whether a gift helps the innermost Attack against a Character (a thing, or -1 for nobody yet)."""
    code = s.library.code
    row = entries[at + gifts.ROW]
    op = entries[at + gifts.OP]
    if not gifts.gives(op) or elsewhere(s, entries[at + gifts.AT]):
        return False
    attacker = thing_of(s.attack(attacks.ATTACKER))
    if entries[at + gifts.BEARER] >= 0:
        if entries[at + gifts.BEARER] != attacker:
            return False
    elif not speaks_of_attack(s, entries, at):
        return False
    if op == i.MAKE:  # "makes a Melee Attack with +1 STR": the ability it was made with
        return entries[at + gifts.HEADER] == s.attack(attacks.HEADER)
    if op == i.HAVE_AFTER:
        return charging.is_charged(s, entries, at)
    if op in (i.HAVE, i.CHANGE) and lay.has(code, row, lay.C):
        if gifts.means(s, entries, at, lay.C, attack_value(s)):
            return True
        return target >= 0 and gifts.means(s, entries, at, lay.C, s.ref(target))
    return True


def elsewhere(s: Board, at: i64) -> bool:
    """Whether an effect holds for a [Move] or another Attack only."""
    if at < 0:
        return False
    until = s.lasts(at, lasts.UNTIL)
    if until == MOVE_ENDS:
        return True
    if until == NEXT_ATTACK and s.lasts(at, lasts.ARGUMENT) < 0:
        return -s.lasts(at, lasts.ARGUMENT) != s.attack(attacks.NUMBER)  # it waits no more (R201)
    return until == ATTACK_ENDS and s.lasts(at, lasts.ARGUMENT) != s.attack(attacks.NUMBER)


def speaks_of_attack(s: Board, entries: vec[i64], at: i64) -> bool:
    """Whether a row about Attacks means the innermost one; "this Attack" is tied to a number."""
    where = entries[at + gifts.AT]
    if where >= 0 and s.lasts(where, lasts.SUBJECT) != 0:
        return s.lasts(where, lasts.SUBJECT) == attack_value(s)
    return gifts.means(s, entries, at, lay.A, attack_value(s))


def holds_at_target(s: Board, entries: vec[i64], at: i64, target: i64) -> bool:
    """Whether a gift of the target counts against the innermost Attack."""
    code = s.library.code
    row = entries[at + gifts.ROW]
    op = entries[at + gifts.OP]
    if entries[at + gifts.BEARER] != target or not gifts.gives(op) or op == i.HAVE_AFTER:
        return False
    if elsewhere(s, entries[at + gifts.AT]):
        return False
    if op in (i.HAVE, i.CHANGE) and lay.has(code, row, lay.C):
        if len(s.attacks) == 0:
            return False
        if gifts.means(s, entries, at, lay.C, attack_value(s)):
            return True
        return gifts.means(s, entries, at, lay.C, s.attack(attacks.ATTACKER))
    return True


def helped(s: Board, kind: i64, target: i64) -> i64:
    """What gifts add to a number of the innermost Attack."""
    entries = gifts.in_force(s)
    total: i64 = 0
    at: i64 = 0
    while at < len(entries):
        if gifts.gives(entries[at + gifts.OP]):
            pairs = lay.part(s.library.code, entries[at + gifts.ROW], lay.B)
            number = values.number_in(s, pairs, kind)
            if number != 0 and holds_for(s, entries, at, target):
                total += number * entries[at + gifts.FACTOR]
        at += gifts.WIDTH
    return total


def ignores(s: Board, kind: i64, number: i64) -> bool:
    """Whether the innermost Attack ignores something: by its line, or by a text about it or its attacker."""
    code = s.library.code
    line = s.attack(attacks.LINE)
    if line > 0 and (says_of(s, line, kind, number) or keyword_ignores(s, kind)):
        return True
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.IGNORE):
        if says_of(s, lay.part(code, entries[at + gifts.ROW], lay.B), kind, number):
            bearer = entries[at + gifts.BEARER]
            if bearer >= 0 and bearer == thing_of(s.attack(attacks.ATTACKER)):
                return True
            if bearer < 0 and speaks_of_attack(s, entries, at):
                return True
    return False


def keyword_ignores(s: Board, kind: i64) -> bool:
    """Keywords printed on the line itself."""
    if kind == i.IGNORES_COVER:
        return line_has(s, i.PRECISE_STRIKE if is_melee(s) else i.PRECISE_SHOT)
    return kind == i.IGNORES_FIGURES and not is_melee(s) and line_has(s, i.MARKSMAN)


def says_of(s: Board, pairs: i64, kind: i64, number: i64) -> bool:
    """Whether pairs have this kind with this number; 0 there means whatever it is."""
    code = s.library.code
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        if lay.pair_kind(code, pairs, index) == kind:
            said = lay.pair_number(code, pairs, index)
            if said == 0 or said == number:
                return True
        index += 1
    return False


# ---- the steps


def base_strength(s: Board, kind: i64) -> i64:
    """The printed STR, or that of one kind of damage (R56)."""
    part = damage_part(kind)
    own: i64 = i.NO_STR
    if line_has(s, part):
        own = in_line(s, part)
    return own if own != i.NO_STR else in_line(s, i.ATTACK_STR)


def strength(s: Board, target: i64, kind: i64) -> i64:
    """Total STR against a Character (-1: nobody in particular): STR and the pips of its dice (R162)."""
    pips: i64 = 0
    for die in s.added_to(s.attack(attacks.NUMBER)):
        pips += their.pips_of(die)
    if doubled(s, target):
        pips *= 2  # R36: once
    return values.within(values.within(base_strength(s, kind) + helped(s, i.STR, target)) + pips)


def doubled(s: Board, target: i64) -> bool:
    """Boostx2, by the line, a gift or Charge."""
    return in_line(s, i.BOOST_TIMES) != 0 or helped(s, i.BOOST_TIMES, target) != 0


def defence(s: Board, target: i64) -> i64:
    """DEF of a Character against the innermost Attack."""
    face = s.get(target, its.FACE)
    entries = gifts.in_force(s)
    if ignores(s, i.IGNORES_DEF, s.library.defence_type[face]):
        return 0  # R172
    total = s.library.defence[face]
    for at in gifts.borne(s, target):
        if holds_at_target(s, entries, at, target):
            pairs = lay.part(s.library.code, entries[at + gifts.ROW], lay.B)
            total += values.number_in(s, pairs, i.DEF) * entries[at + gifts.FACTOR]
    return values.within(total)


def cover(s: Board, target: i64) -> bool:
    """Whether a Character has Cover against the innermost Attack; obscured counts in Ranged ones (OBSC.5)."""
    entries = gifts.in_force(s)
    if ignores(s, i.IGNORES_COVER, 0) or gifts.loses(s, entries, target, i.COVER, 0):
        return False
    for at in gifts.borne(s, target):
        if holds_at_target(s, entries, at, target):
            if covers(s, lay.part(s.library.code, entries[at + gifts.ROW], lay.B)):
                return True
    return not is_melee(s) and not is_aoe(s) and is_obscured(s, target)


def covers(s: Board, pairs: i64) -> bool:
    """Whether a gift is Cover against Attacks such as the innermost one, or against all."""
    return says_of(s, pairs, i.COVER, in_line(s, i.ATTACK_KIND) if len(s.attacks) > 0 else NO_KIND)


def is_obscured(s: Board, target: i64) -> bool:
    """Obscured to a Ranged Attack on a Character; Marksman looks past other Characters (R76)."""
    attacker = thing_of(s.attack(attacks.ATTACKER))
    hidden = standing.walls(s)
    if not ignores(s, i.IGNORES_FIGURES, 0):
        hidden = standing.blockers(s, attacker, target)
    return obscured(s.get(attacker, its.SQUARES), s.get(target, its.SQUARES), hidden)


def cover_value(s: Board, target: i64, kind: i64) -> i64:
    """DR of Cover against a kind of damage: 2, or the most that Improved Cover or the like says (R55)."""
    best: i64 = 0
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.COVER_IS):
        if entries[at + gifts.BEARER] == target:
            said = reduction_in(s, lay.part(s.library.code, entries[at + gifts.ROW], lay.B), kind)
            best = said if said > best else best
    return best if best > 0 else STANDARD_COVER


def reduction_in(s: Board, pairs: i64, kind: i64) -> i64:
    """The DR that pairs give against a kind of damage; a VS behind it says which, PULL counting as PUSH."""
    code = s.library.code
    total: i64 = 0
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        if lay.pair_kind(code, pairs, index) == i.DR:
            against: i64 = 0
            if index + 1 < lay.pairs(code, pairs) and lay.pair_kind(code, pairs, index + 1) == i.VS:
                against = lay.pair_number(code, pairs, index + 1)
            if against == 0 or is_of_type(s, against, kind):
                total += lay.pair_number(code, pairs, index)
        index += 1
    return total


def is_of_type(s: Board, against: i64, kind: i64) -> bool:
    """Whether a DR "vs" something speaks of this damage, or of this Attack."""
    if against in (i.HP_TYPE, i.PUSH, i.PULL):
        return against == kind or (against != i.HP_TYPE and kind != i.HP_TYPE)
    at = attacks.innermost(s.attacks)
    return at >= 0 and of_type(s, at, against)


def reduction(s: Board, target: i64, kind: i64) -> i64:
    """DR of a Character against a kind of damage of the innermost Attack, Cover included."""
    entries = gifts.in_force(s)
    total: i64 = 0
    if cover(s, target):
        total = cover_value(s, target, kind)
    for at in gifts.borne(s, target):
        if holds_at_target(s, entries, at, target):
            pairs = lay.part(s.library.code, entries[at + gifts.ROW], lay.B)
            total += reduction_in(s, pairs, kind) * entries[at + gifts.FACTOR]
    return values.within(total)


def immune(s: Board, target: i64) -> bool:
    """Whether the innermost Attack does nothing to a Character (R67)."""
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.NOTHING):
        if speaks_of_attack(s, entries, at) and gifts.means(s, entries, at, lay.B, s.ref(target)):
            return True
    return False


def true_damage(s: Board, target: i64, kind: i64) -> i64:
    """True Damage of one kind: each step is at least 0 (R54), then what is prevented goes off (R183)."""
    if not deals(s, kind) or immune(s, target):
        return 0
    potential = values.within(strength(s, target, kind) - defence(s, target))
    left = values.within(potential - reduction(s, target, kind))
    return values.within(left - tallies.count(s.averted, s.attack(attacks.NUMBER), s.ref(target)))


def would_hurt(s: Board, target: i64) -> bool:
    """ "Would take True Damage": 1 or more of some kind, reckoned now (R183)."""
    for kind in (i.HP_TYPE, i.PUSH, i.PULL):
        if true_damage(s, target, kind) > 0:
            return True
    return False


def shove_damage(s: Board, target: i64, potential: i64, kind: i64) -> i64:
    """PUSH or PULL without an Attack: no DEF, but DR and the Cover that holds against all Attacks (R176)."""
    kept = s.attacks
    s.attacks = vec[i64]()
    entries = gifts.in_force(s)
    total: i64 = 0
    has_cover = False
    for at in gifts.borne(s, target):
        if holds_at_target(s, entries, at, target):
            pairs = lay.part(s.library.code, entries[at + gifts.ROW], lay.B)
            total += reduction_in(s, pairs, kind) * entries[at + gifts.FACTOR]
            has_cover = has_cover or covers(s, pairs)
    if has_cover and not gifts.loses(s, entries, target, i.COVER, 0):
        total += cover_value(s, target, kind)
    s.attacks = kept
    return values.within(potential - total)


# ---- dice


def capacity(s: Board) -> vec[i64]:
    """How many dice of each colour the Attack takes, {S} behind them, and how many more by Boost+1."""
    out = dice_in(s, s.attack(attacks.LINE))
    out[their.COLOURS + 1] = in_line(s, i.BOOST_PLUS) + helped(s, i.BOOST_PLUS, thing_or_none(s))
    return out


def dice_in(s: Board, pairs: i64) -> vec[i64]:
    """The die icons of a line or an array by colour, {S} behind them, and a place for Boost+1."""
    out = vec[i64]([0] * (their.COLOURS + 2))
    index: i64 = 0
    while pairs > 0 and index < lay.pairs(s.library.code, pairs):
        colour = lay.pair_kind(s.library.code, pairs, index) - i.DIE
        if 0 < colour <= their.COLOURS + 1:
            out[colour - 1] += lay.pair_number(s.library.code, pairs, index)
        index += 1
    return out


def thing_or_none(s: Board) -> i64:
    """The target of the Attack, -1 for an AOE."""
    target = s.attack(attacks.TARGET)
    if target > 0:
        return thing_of(target)
    return -1

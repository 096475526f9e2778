"""What an Attack may be aimed at, what that costs, and what it is made with (ATKSEQ.1, ATKSEQ.2, R190, R195).

Whoever only thinks of an Attack asks by attacker and line: for that moment it stands among the Attacks with
the number 0. What it then does is in damage.py, and to be had here too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import reach, sight
from sandtable.games.antithesis.cardset.library import X_BASE
from sandtable.games.antithesis.evaluating import (
    awaited,
    charging,
    costs,
    damage,
    gifts,
    patterns,
    standing,
    values,
)

# isort: off
from sandtable.games.antithesis.evaluating.damage import (
    capacity as capacity,
    cover as cover,
    defence as defence,
    reduction as reduction,
    strength as strength,
    true_damage as true_damage,
    would_hurt as would_hurt,
)

# isort: on
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import attacks, moves
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import (
    ATTACK_ENDS,
    NEXT_ATTACK,
    NEXT_OF_KIND,
    OWN_ATTACK,
    Board,
)
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import number_value, thing_of

# what lasts for an Attack, and helps no [Move] before it (R201)
OF_ATTACKS: Final = (ATTACK_ENDS, NEXT_ATTACK, NEXT_OF_KIND, OWN_ATTACK)


# ---- an Attack that somebody thinks of


def trying(s: Board, attacker: i64, target: i64, line: i64) -> vec[i64]:
    """Let an Attack on a Character (-1: nobody yet) be the innermost for a moment; the answer is what
    `s.attacks` has to be afterwards. An Attack that goes on is tried with its own number, unless somebody
    thinks of making it once more.
    """
    kept = s.attacks
    at = attacks.innermost(kept)
    aimed: i64 = 0
    if target >= 0:
        aimed = s.ref(target)
    going = (
        not s.worked.anew
        and at >= 0
        and kept[at + attacks.ATTACKER] == s.ref(attacker)
        and kept[at + attacks.LINE] == line
    )
    if going:
        s.attacks = kept[:]
        s.attacks[at + attacks.TARGET] = aimed
        return kept
    made = vec[i64]([0] * attacks.WIDTH)
    made[attacks.ATTACKER] = s.ref(attacker)
    made[attacks.YOU] = s.get(attacker, its.CONTROLLER)
    made[attacks.HEADER] = header_with(s, attacker, line)
    made[attacks.LINE] = line
    made[attacks.TARGET] = aimed
    made[attacks.FROM] = s.get(attacker, its.SQUARES)
    s.attacks = attacks.added(kept[:], made)
    return kept


def header_with(s: Board, attacker: i64, line: i64) -> i64:
    """The ability of a Character that has this line."""
    for header in values.abilities(s, attacker):
        if damage.line_in(s, header) == line:
            return header
    return 0


def attack_range(s: Board, attacker: i64, line: i64) -> i64:
    """RNG * RANGE + D of an Attack, with what is added to its RNG."""
    kept = trying(s, attacker, -1, line)
    printed = values.number_in(s, line, i.ATTACK_RNG)
    rng = values.within(printed // i.RANGE + added_rng(s, -1))
    s.attacks = kept
    return rng * i.RANGE + printed % i.RANGE


def added_rng(s: Board, target: i64) -> i64:
    """What is added to the RNG of the innermost Attack against a Character (-1: nobody in particular)."""
    return damage.helped(s, i.RNG, target) + awaited.more_rng(s, target) + s.worked.farther


def in_the_way(s: Board, attacker: i64, line: i64) -> i64:
    """What blocks LOS from a Character to a mere square when it makes an Attack (R49, R76, R244)."""
    if values.number_in(s, line, i.NO_LOS) != 0:
        return 0
    kept = trying(s, attacker, -1, line)
    figures = sees_figures(s)
    s.attacks = kept
    return standing.blockers(s, attacker, -1) if figures else standing.walls(s)


def sees_figures(s: Board) -> bool:
    """Whether Characters block the LOS of the innermost Attack: not that of a Marksman's Ranged one."""
    return damage.is_melee(s) or not damage.ignores(s, i.IGNORES_FIGURES, 0)


# ---- targets


def bar_making(s: Board, attacker: i64, line: i64) -> i64:
    """Why a Character makes no such Attack, whatever it might be aimed at: a text says so (R183)."""
    if gifts.at_a_glance(s).bans & gifts.bit_of(i.ATTACK_DECLARED) == 0:
        return 0
    kept = trying(s, attacker, -1, line)
    found = patterns.forbidden(s, i.ATTACK_DECLARED, s.ref(attacker), 0, 0, s.attack(attacks.NUMBER))
    s.attacks = kept
    return ban_clause(s) if found != 0 else 0


def bar_attacking(s: Board, thing: i64, header: i64) -> i64:
    """Why a card cannot use an ability because of the Attack in it: a Non-Combatant has none at all, and one
    that begins with an Attack that a text forbids would do nothing.
    """
    code = s.library.code
    if lay.get(code, header, lay.FLAGS) & i.HAS_ATTACK == 0:
        return 0
    if values.has(s, thing, i.NON_COMBATANT):
        return c.KW_NONCOMBAT_2
    row = awaited.own_attack(s, header, Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]()))
    return bar_making(s, thing, lay.part(code, row, lay.A)) if row != 0 else 0


def bar_target(s: Board, attacker: i64, thing: i64, line: i64, begun: bool = False) -> i64:
    """Why a Character cannot be the target, 0 if it can: kind and side, In Play, RNG, LOS, texts (R190)."""
    if not values.is_character(s, thing):
        return c.ATK_2
    if s.get(thing, its.CONTROLLER) == s.get(attacker, its.CONTROLLER):
        return c.R68
    if not s.in_play(thing):
        return c.KILL_1
    kept = trying(s, attacker, thing, line)
    clause = bar_aimed(s, attacker, thing, line, begun)
    s.attacks = kept
    return clause


def bar_aimed(s: Board, attacker: i64, thing: i64, line: i64, begun: bool) -> i64:
    source = s.get(attacker, its.SQUARES)
    target = s.get(thing, its.SQUARES)
    printed = values.number_in(s, line, i.ATTACK_RNG)
    rng = values.within(printed // i.RANGE + added_rng(s, thing))
    if not reach.in_range(source, target, rng, printed % i.RANGE):
        return c.ATK_3
    least = values.number_in(s, line, i.LEAST_RNG)
    if least != 0 and reach.in_range(source, target, least // i.RANGE, least % i.RANGE):
        return c.ATK_3
    walls = standing.blockers(s, attacker, thing) if sees_figures(s) else standing.walls(s)
    if not sight.sees(source, target, walls) and values.number_in(s, line, i.NO_LOS) == 0:
        return c.ATK_4
    if not begun and is_spared(s, s.attack(attacks.HEADER), line, s.ref(attacker), thing):
        return c.R264
    ignore(s, attacker, thing)
    number = s.attack(attacks.NUMBER)
    found = patterns.forbidden(s, i.ATTACK_DECLARED, s.ref(attacker), s.ref(thing), 0, number, 0, begun)
    s.worked.ignored = 0
    if found != 0:
        return ban_clause(s)
    return 0


def is_spared(s: Board, header: i64, line: i64, attacker: i64, thing: i64) -> bool:
    """Whether a Character is none of those that alone the Attack of a line is against (R264)."""
    if header <= 0 or values.number_in(s, line, i.TARGETS_ONLY) == 0:
        return False
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != i.ATTACK or lay.part(code, row, lay.A) != line:
        row += lay.ROW
    you = s.get(thing_of(attacker), its.CONTROLLER)
    return not s.rules.matches(s, lay.part(code, row, lay.C), s.ref(thing), Scene(attacker, you, vec[i64]()))


def ignore(s: Board, attacker: i64, thing: i64) -> None:
    """Until `worked.ignored` is 0 again, the target counts as without the Keywords that the attacker ignores:
    by a text about it, by one about the Attack that it thinks of, or by the line of that.
    """
    code = s.library.code
    entries = gifts.in_force(s)
    bits: i64 = 0
    if s.attack(attacks.LINE) > 0:
        bits = ignored_bits(s, s.attack(attacks.LINE))
    for at in gifts.of(s, i.IGNORE):
        bearer = entries[at + gifts.BEARER]
        if bearer == attacker or (bearer < 0 and damage.speaks_of_attack(s, entries, at)):
            bits |= ignored_bits(s, lay.part(code, entries[at + gifts.ROW], lay.B))
    s.worked.ignored = bits
    s.worked.target = s.ref(thing)


def ignored_bits(s: Board, pairs: i64) -> i64:
    """The Keywords that pairs ignore."""
    code = s.library.code
    out: i64 = 0
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        if lay.pair_kind(code, pairs, index) == i.IGNORES_GIFT:
            out |= gifts.ignored_bit(lay.pair_number(code, pairs, index))
        index += 1
    return out


def ban_clause(s: Board) -> i64:
    """The clause of the Keyword that forbade something last, or that of any "cannot"."""
    keyword = gifts.key_at(s, s.worked.ban) // X_BASE
    if keyword == i.HOVER:
        return c.KW_HOVER
    if keyword == i.STEALTH:
        return c.KW_STEALTH
    if keyword == i.INVISIBILITY:
        return c.KW_INVIS
    if keyword == i.CHIVALRY:
        return c.KW_CHIVALRY_1
    return c.KW_NONCOMBAT_2 if keyword == i.NON_COMBATANT else c.R183


def bound_to(s: Board, attacker: i64, line: i64, thing: i64) -> vec[i64]:
    """Those that must be chosen in place of a Character and can be targeted, but for a surcharge (R75); of
    several texts that cannot all be obeyed none is set above the others (R248).
    """
    out = vec[i64]()
    obeyed = vec[i64]()
    broken = vec[i64]()
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.MUST_TARGET):
        if concerns(s, entries, at, attacker, line):
            if gifts.means(s, entries, at, lay.B, s.ref(thing)):
                obeyed = append(obeyed, at)
            else:
                broken = append(broken, at)
    if len(broken) == 0:
        return out
    for other in s.board:
        if obeys(s, entries, broken, other, 1) and obeys(s, entries, obeyed, other, len(obeyed)):
            if bar_target(s, attacker, other, line) == 0:
                out = append(out, other)
    return out


def obeys(s: Board, entries: vec[i64], rows: vec[i64], thing: i64, enough: i64) -> bool:
    """Whether a target would be as enough of these rows say."""
    count: i64 = 0
    for at in rows:
        if gifts.means(s, entries, at, lay.B, s.ref(thing)):
            count += 1
    return count >= enough


def charge(s: Board, thing: i64, squares: i64) -> None:
    """What texts give a Character after a [Move] that ended with so many squares in a straight line waits for
    its next Attack: what they say of it, of its own Attacks, and of Attacks such as it has (R77, R246).
    """
    entries = gifts.in_force(s)
    for at in gifts.of(s, i.HAVE_AFTER):
        mine = entries[at + gifts.BEARER] == thing
        if entries[at + gifts.BEARER] < 0:
            own = thing_of(entries[at + gifts.SOURCE]) == thing
            mine = own or has_such_attack(s, entries, at, thing)
        if mine:
            charging.charge(s, thing, entries, at, squares)


def has_such_attack(s: Board, entries: vec[i64], at: i64, thing: i64) -> bool:
    """Whether a row about Attacks is about one that a Character has."""
    for header in values.abilities(s, thing):
        line = damage.line_in(s, header)
        if line > 0 and concerns(s, entries, at, thing, line):
            return True
    return False


def concerns(s: Board, entries: vec[i64], at: i64, attacker: i64, line: i64) -> bool:
    """Whether a row is about a Character, or about an Attack that it thinks of."""
    if entries[at + gifts.BEARER] >= 0:
        return entries[at + gifts.BEARER] == attacker
    kept = trying(s, attacker, -1, line)
    yes = damage.speaks_of_attack(s, entries, at)
    s.attacks = kept
    return yes


def surcharge(s: Board, attacker: i64, thing: i64, line: i64) -> vec[i64]:
    """What it costs besides to choose this target: all texts about Attacks that target it add up (R16)."""
    kept = trying(s, attacker, thing, line)
    ignore(s, attacker, thing)
    entries = gifts.in_force(s)
    price = prices.nothing()
    found = gifts.of(s, i.COSTS)
    for how in (i.MORE, i.LESS):  # first what adds, then what takes away (R196)
        for at in found:
            row = entries[at + gifts.ROW]
            if lay.get(s.library.code, row, lay.C) != how or not costs.asks_target(s, row):
                continue
            if not gifts.is_ignored(s, entries, at) and damage.speaks_of_attack(s, entries, at):
                price = costs.with_row(s, price, row)
    s.worked.ignored = 0
    s.attacks = kept
    return price


# ---- [Move]s


def moved(s: Board, mover: i64, kind: i64) -> i64:
    """What gifts give to the [Move] of a Character: its own, or of texts about [Move]s."""
    code = s.library.code
    entries = gifts.in_force(s)
    value = number_value(s.move(mover, moves.NUMBER))
    total: i64 = 0
    at: i64 = 0
    while at < len(entries):
        if gifts.gives(entries[at + gifts.OP]) and entries[at + gifts.OP] != i.HAVE_AFTER:
            number = values.number_in(s, lay.part(code, entries[at + gifts.ROW], lay.B), kind)
            if number != 0 and helps_move(s, entries, at, mover, value):
                total += number * entries[at + gifts.FACTOR]
        at += gifts.WIDTH
    return total


def helps_move(s: Board, entries: vec[i64], at: i64, mover: i64, value: i64) -> bool:
    where = entries[at + gifts.AT]
    if where >= 0 and s.lasts(where, lasts.UNTIL) in OF_ATTACKS:
        return False
    if entries[at + gifts.BEARER] >= 0:
        return entries[at + gifts.BEARER] == thing_of(mover) and not values.conditional(s, entries, at)
    if where >= 0 and s.lasts(where, lasts.SUBJECT) != 0:
        return s.lasts(where, lasts.SUBJECT) == value
    return gifts.means(s, entries, at, lay.A, value)


def move_capacity(s: Board, mover: i64) -> vec[i64]:
    """How many dice of each colour a [Move] takes, {S} behind them, and how many more by Boost+1."""
    out = damage.dice_in(s, s.move(mover, moves.ARRAY))
    out[their.COLOURS + 1] = moved(s, mover, i.BOOST_PLUS)
    return out


def move_doubled(s: Board, mover: i64) -> bool:
    return moved(s, mover, i.BOOST_TIMES) != 0

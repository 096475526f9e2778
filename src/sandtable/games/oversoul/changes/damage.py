"""Damage: who takes it, what stops it, what goes on, what it triggers (R82, R83, R87, R91, R105, R154)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import BRACKETS, HOLDS_ITSELF
from sandtable.games.oversoul.changes import charges, replacing
from sandtable.games.oversoul.changes.leaving import exile, laid_down, pile, shatter_now, with_riders
from sandtable.games.oversoul.changes.noting import event, law
from sandtable.games.oversoul.changes.turning import heal
from sandtable.games.oversoul.evaluating import links, selections, values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.evaluating.lasting_lines import lasting_fits, said_by
from sandtable.games.oversoul.evaluating.printed import within
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts, geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing import pairs, tallies
from sandtable.timing.values import hold, thing_of

IN_BATTLE: Final = 1  # sorts of damage
BY_ABILITY: Final = 2

TOUCH: Final = 3  # of `s.touched`: who has DEATHTOUCH, whom it hurt, with how many charges


def unaffected(s: Board, thing: i64, source: i64) -> bool:
    """RESISTANT: no Ability of another card does anything to it, Constructs on it aside (8.6.18, R89)."""
    if source == 0 or thing_of(source) == thing or s.get(thing, its.ZONE) != op.BOARD:
        return False
    other = thing_of(source)
    if s.get(other, its.HOST) == thing:
        return False
    if values.has(s, thing, op.RESISTANT):
        return True
    return bracketed(s, thing, op.RESISTANT, source)


def bracketed(s: Board, thing: i64, keyword: i64, other: i64) -> bool:
    """Whether it has a Keyworded Ability with a bracket that another card fits: it works for such alone."""
    if not s.library.brackets or s.get(thing, its.SIDE) == its.FACE_DOWN or values.sealed(s, thing):
        return False
    code = s.library.code
    traits = s.library.traits
    if values.may_have(s, thing, BRACKETS):
        for packed in values.lines_of(s, thing):
            header = header_of(packed)
            if traits[header] & BRACKETS != 0 and traits[header] & HOLDS_ITSELF != 0:
                if narrowed(s, header, keyword, thing, thing, other):
                    return True
    rows = values.statics(s)
    i: i64 = 0
    while i < len(rows):
        header = rows[i + col.HEADER]
        if traits[header] & BRACKETS != 0 and narrowed(s, header, keyword, rows[i], thing, other):
            return True
        i += col.LINE
    scene = said_by(s, thing)
    for at in lasts.each_of(s.lasting, op.GIVE_KEYWORD):
        if s.lasts(at, lasts.SUBJECT) == s.ref(thing) and lasts.register(s.lasting, at, 0) == keyword:
            row = lasts.register(s.lasting, at, 1)
            if row > 1 and s.rules.fits(s, lay.part(code, row, lay.B), other, scene):
                return True
    return False


def narrowed(s: Board, header: i64, keyword: i64, bearer: i64, thing: i64, other: i64) -> bool:
    """Whether a lasting line of a card says so about this thing."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    scene = said_by(s, bearer)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD and lay.get(code, row, lay.A) == keyword:
            if lay.has(code, row, lay.B) and lasting_fits(s, row, thing, scene):
                if s.rules.fits(s, lay.part(code, row, lay.B), other, scene):
                    return True
        row += lay.ROW
    return False


def bottom_of(s: Board, thing: i64) -> i64:
    """The host of the stack that a card belongs to."""
    host = s.get(thing, its.HOST)
    return host if host >= 0 else thing


def taker_of(s: Board, host: i64) -> i64:
    """The topmost card of a stack that still has HP takes the damage; the host in the end (R20, R154)."""
    stack = s.stack_on(host)
    i: i64 = len(stack) - 1
    while i >= 0:
        if not values.beaten(s, stack[i]):
            return stack[i]
        i -= 1
    return host


def repetitions(s: Board, source: i64) -> i64:
    """How often the same damage is dealt once more: DUAL-STRIKE, used up by that (8.6.27, 8.6.28)."""
    thing = thing_of(source)
    if source == 0 or not s.same(source) or not values.has(s, thing, op.DUAL_STRIKE):
        return 0
    more = charges.held(s, source, op.DUAL_STRIKE)
    charges.take(s, source, op.DUAL_STRIKE)
    return more if more < charges.MOST else charges.MOST


def deal(s: Board, source: i64, amount: i64, targets: vec[i64], selects: bool) -> i64:
    """An Ability deals the same damage to some cards; how much was dealt."""
    amounts = vec[i64](capacity=len(targets))
    for _ in targets:
        amounts = append(amounts, amount)
    return deal_each(s, source, amounts, targets, selects) if amount > 0 else 0


def deal_each(s: Board, source: i64, amounts: vec[i64], targets: vec[i64], selects: bool) -> i64:
    """An Ability deals damage to cards: one instance, and its repetitions; how much was dealt."""
    if len(targets) == 0:
        return 0
    total: i64 = 0
    amounts = raised(s, source, amounts, targets, BY_ABILITY)
    most: i64 = 0
    for amount in amounts:
        most = max(most, amount)
    times = 1 + repetitions(s, source) if most > 0 else i64(0)
    while times > 0:
        times -= 1
        dealt = instance(s, source, amounts, targets, BY_ABILITY, selects)
        vampirism(s, source, dealt)
        total += dealt
    judge_touches(s)
    return total


def instance(s: Board, source: i64, amounts: vec[i64], targets: vec[i64], sort: i64, aimed: bool) -> i64:
    """One instance on one or several cards, then its splash; CLEAVE and PIERCE only if aimed (R105)."""
    total: i64 = 0
    thing = thing_of(source)
    known = source != 0 and s.same(source)
    cleaves = aimed and known and values.has(s, thing, op.CLEAVE)
    pierces = aimed and known and values.has(s, thing, op.PIERCE)
    damaged = vec[i64]()
    number: i64 = 0
    while number < len(targets):
        target = targets[number]
        amount = amounts[number]
        number += 1
        if s.get(target, its.ZONE) != op.BOARD:
            continue
        before: i64 = len(s.worked.hurt)
        total += hit(s, source, amount, target, sort, pierces)
        damaged = hurt_since(s, before, damaged)
        splash = s.worked.struck_for  # before PIERCE takes its excess
        answered = s.worked.answered
        if cleaves and splash > 0:
            for other in neighbours(s, bottom_of(s, target)):
                before = len(s.worked.hurt)
                total += hit(s, source, splash, other, BY_ABILITY, False)
                damaged = hurt_since(s, before, damaged)
        s.worked.answered = answered
    s.worked.hurt = vec[i64]()
    if len(damaged) > 0:
        injured(s, source, damaged, total)
    return total


def hurt_since(s: Board, before: i64, damaged: vec[i64]) -> vec[i64]:
    i = before
    while i < len(s.worked.hurt):
        if s.worked.hurt[i] not in damaged:
            damaged = append(damaged, s.worked.hurt[i])
        i += 2
    return damaged


def neighbours(s: Board, host: i64) -> vec[i64]:
    """Directly left and right in the same row of the same board (R16)."""
    out = vec[i64]()
    for thing in s.board:
        if thing != host and s.get(thing, its.CONTROLLER) == s.get(host, its.CONTROLLER):
            if s.get(thing, its.PLACE) != its.ATTACHED and geometry.adjacent(
                s.get(host, its.SLOT), s.get(thing, its.SLOT)
            ):
                out = append(out, thing)
    return out


def hit(s: Board, source: i64, amount: i64, target: i64, sort: i64, pierces: bool) -> i64:
    """Damage to one card of a stack, in the order of R140; how much was dealt in all."""
    s.worked.struck_for = 0
    s.worked.answered = 0
    if amount <= 0 or values.full_hp(s, target) < 0:
        return 0  # an Event without HP is damaged by nothing while it is carried out (6.3.1)
    if forbidden(s, op.TAKE, s.ref(target), 0, 0):
        return 0
    taken_by = redirected(s, source, amount, target, sort)
    if taken_by == NOBODY:
        return 0
    stays = bottom_of(s, taken_by) == bottom_of(s, target)
    dealt = land(s, source, amount, taken_by, sort, pierces and taken_by == target)
    if not stays:
        s.worked.answered = 0  # THORNS answers what its own stack was dealt
    return dealt


def land(s: Board, source: i64, amount: i64, target: i64, sort: i64, pierces: bool) -> i64:
    """Damage that comes to this stack, whatever was said of whom it takes instead."""
    host = bottom_of(s, target)
    taker = taker_of(s, host)
    if sort == BY_ABILITY and (unaffected(s, target, source) or unaffected(s, taker, source)):
        return 0  # also where the Construct that was named is broken already (R89, R154)
    amount = lessened(s, taker, source, amount, sort)
    if amount <= 0:
        return 0  # before BARRIER, which is not used up by nothing (R221)
    if blocked(s, host) or (taker != host and blocked(s, taker)):
        return 0  # R82: the host's before Constructs, and nothing goes on from there
    dealt = wound(s, source, amount, taker, sort)
    s.worked.answered = dealt
    total = pierce(s, source, amount, taker, dealt, sort) if pierces else dealt
    s.worked.struck_for = dealt
    return total


def blocked(s: Board, thing: i64) -> bool:
    """BARRIER, used up by that (8.6.21); a Construct has one of its own only as Construct (R148)."""
    if not values.has(s, thing, op.BARRIER):
        return False
    charges.take(s, s.ref(thing), op.BARRIER)
    return True


def lessened(s: Board, taker: i64, source: i64, amount: i64, sort: i64) -> i64:
    """How much a card Takes of what would be dealt to it, all that is more and less together (R221)."""
    rows = values.rows_saying(s, op.TAKES_LESS)
    code = s.library.code
    leaving = vec[i64]()  # how much less, and what that leaves at the least
    i: i64 = 0
    while i < len(rows):
        row = pairs.second(rows, i)
        scene = said_by(s, rows[i])
        if of_sort(s, lay.get(code, row, lay.FORM), taker, source, sort) and lasting_fits(
            s, row, taker, scene
        ):
            points = s.rules.amount(s, lay.part(code, row, lay.A), scene)
            if lay.has(code, row, lay.B):
                leaving = pairs.added(leaving, points, s.rules.amount(s, lay.part(code, row, lay.B), scene))
            else:
                amount += points if lay.get(code, row, lay.C) == op.MORE else -points
        i += pairs.WIDTH
    return at_most(s, taker, max(pairs.down_to(amount, leaving), 0))


def at_most(s: Board, taker: i64, amount: i64) -> i64:
    """No more than a text lets it Take at once (R286)."""
    rows = values.rows_saying(s, op.TAKES_MOST)
    code = s.library.code
    i: i64 = 0
    while i < len(rows):
        row = pairs.second(rows, i)
        scene = said_by(s, rows[i])
        if lasting_fits(s, row, taker, scene):
            amount = min(amount, s.rules.amount(s, lay.part(code, row, lay.A), scene))
        i += pairs.WIDTH
    return amount


def raised(s: Board, source: i64, amounts: vec[i64], targets: vec[i64], sort: i64) -> vec[i64]:
    """What a card deals by its strike or its own words, with what it Deals more or less; what CLEAVE, PIERCE
    and THORNS pass on is counted from what was dealt (R225).
    """
    rows = values.rows_saying(s, op.DEALS_MORE)
    if len(rows) == 0 or source == 0:
        return amounts
    code = s.library.code
    out = vec[i64](capacity=len(targets))
    number: i64 = 0
    while number < len(targets):
        amount = amounts[number]
        taker = taker_of(s, bottom_of(s, targets[number]))
        i: i64 = 0
        while i < len(rows) and amounts[number] > 0:
            row = pairs.second(rows, i)
            scene = said_by(s, rows[i])
            form = lay.get(code, row, lay.FORM)
            if strikes_so(s, form, source, sort) and lasting_fits(s, row, thing_of(source), scene):
                if form & op.TO_WHAT == 0 or s.rules.fits(s, lay.part(code, row, lay.B), s.ref(taker), scene):
                    points = s.rules.amount(s, lay.part(code, row, lay.A), scene)
                    amount += points if lay.get(code, row, lay.C) == op.MORE else -points
            i += pairs.WIDTH
        out = append(out, max(amount, 0))
        number += 1
    return out


def strikes_so(s: Board, form: i64, source: i64, sort: i64) -> bool:
    """Whether a text that speaks of one way in which a card Deals DMG speaks of this (R225)."""
    if form & op.ONLY_ATTACKING != 0:
        return sort == IN_BATTLE and source == s.attacker
    if form & op.ONLY_RETALIATING != 0:
        return sort == IN_BATTLE and source != s.attacker
    return sort == IN_BATTLE or form & op.ONLY_IN_BATTLE == 0


def of_sort(s: Board, asked: i64, taker: i64, source: i64, sort: i64) -> bool:
    """Whether a text that speaks of one sort of DMG that is Taken speaks of this DMG."""
    if asked == op.OF_ATTACKS:
        return sort == IN_BATTLE and source == s.attacker
    if asked == op.OF_BATTLE:
        return sort == IN_BATTLE
    if asked == op.OF_ABILITIES:
        return sort == BY_ABILITY
    if asked == op.OF_OPPOSING:
        if sort != BY_ABILITY or source == 0:
            return False
        return s.opposes(s.get(thing_of(source), its.CONTROLLER), s.get(taker, its.CONTROLLER))
    return True


NOBODY: Final = -1


def redirected(s: Board, source: i64, amount: i64, target: i64, sort: i64) -> i64:
    """Who takes the damage instead by a text, NOBODY if none does (R162): each source once, the oldest
    first.
    """
    if s.library.replaces & s.library.ears[op.TAKE] == 0:
        return target
    used = vec[i64]()
    rows = values.statics(s)
    i: i64 = 0
    while i < len(rows):
        key = replacing.key_of(rows[i], rows[i + col.HEADER])
        asked = sort_asked(s, rows[i + col.HEADER])
        meant = key not in used and of_sort(s, asked, target, source, sort)
        if meant and replacing.applies(s, rows, i, op.TAKE, s.ref(target), 0, 0, amount):
            used = append(used, key)
            taker = taker_named(s, rows[i], rows[i + col.HEADER])
            if taker == NOBODY:
                return NOBODY
            target = taker
            i = 0  # others may speak of whoever takes it now
        else:
            i += col.LINE
    return target


def sort_asked(s: Board, header: i64) -> i64:
    """Of which sort of DMG a replacing line speaks: would Take DMG from Attacks (R232)."""
    code = s.library.code
    if lay.kind(code, header) != op.REPLACING:
        return 0
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    pattern = lay.pattern(code, condition, 0)
    return lay.get(code, pattern, lay.C) if lay.kind(code, pattern) == op.TAKE else 0


def taker_named(s: Board, bearer: i64, header: i64) -> i64:
    """Who "Takes it" by a replacing line; NOBODY if the damage is not taken at all."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.TAKE_IT:
            scene = said_by(s, bearer)
            who = lay.part(code, row, lay.WHO)
            described = lay.kind(code, who) == op.EACH  # such as your Leader: nothing was picked yet
            found = selections.candidates(s, who, scene) if described else selections.selected(s, who, scene)
            for value in found:
                if s.same(value) and s.get(thing_of(value), its.ZONE) == op.BOARD:
                    return thing_of(value)
        row += lay.ROW
    return NOBODY


def way_of(s: Board, source: i64, sort: i64) -> i64:
    """In which way DMG is dealt, as events tell it (R233)."""
    if sort == BY_ABILITY:
        return op.OF_ABILITIES
    return op.OF_ATTACKS if source == s.attacker else op.OF_RETALIATION


def wound(s: Board, source: i64, amount: i64, taker: i64, sort: i64) -> i64:
    """Put damage on a card; CRYSTALIZED keeps its last HP, and only HP lost count then (R88, R91)."""
    left = values.hp(s, taker)
    dealt = amount
    if values.has(s, taker, op.CRYSTALIZED) and amount >= left:
        dealt = left - 1
    if dealt <= 0:
        return 0
    s.put(taker, its.DAMAGE, within(s.get(taker, its.DAMAGE) + dealt))
    how = way_of(s, source, sort)
    s.put(taker, its.BY, source)
    s.put(taker, its.BY_WAY, how)
    down = s.get(taker, its.SIDE) == its.FACE_DOWN
    face = facts.UNSEEN if down else s.get(taker, its.FACE)
    s.tell(facts.DAMAGED, s.get(taker, its.CONTROLLER), common.counted(face, dealt))
    s.worked.hurt = append(append(s.worked.hurt, s.ref(taker)), dealt)
    if not down:
        law(s, taker, op.BLOODLUST, append(vec[i64](), links.dealt(dealt)))
    event(s, op.TAKE, s.ref(taker), source, how, dealt)
    if source != 0 and s.same(source):
        event(s, op.DEAL, source, -how, s.ref(taker), dealt)
        touch(s, source, taker)
    return dealt


def pierce(s: Board, source: i64, amount: i64, taker: i64, dealt: i64, sort: i64) -> i64:
    """The excess strikes the next card down the stack, then the Zone directly behind (8.6.14, R17). What
    takes nothing lets nothing on, and THORNS of the stack answers what stayed in it (R91).
    """
    host = bottom_of(s, taker)
    excess = amount - before_hit(s, taker, dealt)
    total = dealt - excess if excess > 0 and dealt == amount else dealt
    answered = total
    for one in further(s, taker):
        if excess <= 0 or forbidden(s, op.TAKE, s.ref(one), 0, 0):
            break
        taken_by = redirected(s, source, excess, one, sort)
        if taken_by != one:
            if taken_by != NOBODY:
                total += land(s, source, excess, taken_by, sort, False)
            break
        excess = lessened(s, one, source, excess, sort)
        if excess <= 0 or spared(s, source, one, host, sort):
            break
        left = values.hp(s, one)
        part = wound(s, source, excess, one, sort)
        total += part if part < left or excess <= left else left
        excess -= left
        if bottom_of(s, one) == host:
            answered = total
    s.worked.answered = answered
    return total


def further(s: Board, taker: i64) -> vec[i64]:
    """What lies under a card of a stack, and then in the Zone directly behind, from the top down."""
    host = bottom_of(s, taker)
    out = vec[i64]()
    if taker != host:
        out = standing(s, host, taker)
    spot = geometry.behind(s.get(host, its.SLOT))
    if spot != geometry.NOWHERE:
        other = s.at_zone(s.get(host, its.CONTROLLER), spot)
        if other >= 0 and s.get(other, its.ZONE) == op.BOARD:
            out = extend(out, standing(s, other, NOBODY))
    return out


def standing(s: Board, host: i64, struck: i64) -> vec[i64]:
    """A stack from the top down without one card of it and without Constructs at 0 HP (R154)."""
    stack = s.stack_on(host)
    out = vec[i64]()
    i: i64 = len(stack) - 1
    while i >= 0:
        if stack[i] != struck and not values.beaten(s, stack[i]):
            out = append(out, stack[i])
        i -= 1
    return append(out, host)


def spared(s: Board, source: i64, thing: i64, struck: i64, sort: i64) -> bool:
    """Whether what PIERCE sends on does nothing to a card: RESISTANT or BARRIER (8.6.15, R89, R105)."""
    host = bottom_of(s, thing)
    if sort == BY_ABILITY and unaffected(s, thing if host == struck else host, source):
        return True  # R89: nor does it pass to the Constructs of a card behind
    if host != struck and blocked(s, host):
        return True
    return thing != host and blocked(s, thing)


def before_hit(s: Board, taker: i64, dealt: i64) -> i64:
    """The HP that it had before it was dealt this: none if it was beaten already, however much it was dealt
    then (R83).
    """
    full = values.full_hp(s, taker)
    least: i64 = 1 if values.has(s, taker, op.CRYSTALIZED) else 0
    return max(full - (s.get(taker, its.DAMAGE) - dealt), least)


# ---- what follows an instance


def injured(s: Board, source: i64, damaged: vec[i64], total: i64) -> None:
    """INJURE* comes once per instance, and knows the damaged cards (8.5.17, R98)."""
    if source == 0 or not s.same(source) or s.get(thing_of(source), its.ZONE) != op.BOARD:
        return
    held = append(vec[i64](), links.dealt(total))
    others = False
    for ref in damaged:
        if ref != source:
            others = True
            held = append(held, hold(links.DAMAGED_SLOT, ref))
    if others:
        law(s, thing_of(source), op.INJURE, held)


def vampirism(s: Board, source: i64, dealt: i64) -> None:
    """Heal the card itself if it is Damaged, else the Leader; it must still be Active (8.6.20, R91)."""
    if dealt <= 0 or source == 0 or not s.same(source):
        return
    thing = thing_of(source)
    if not values.has(s, thing, op.VAMPIRISM) or values.beaten(s, thing):
        return
    if s.get(thing, its.DAMAGE) > 0:
        heal(s, thing, dealt, source)
        return
    leader = s.of(s.get(thing, its.CONTROLLER), their.LEADER)
    if not unaffected(s, leader, source):
        heal(s, leader, dealt, source)


def touch(s: Board, source: i64, taker: i64) -> None:
    """DEATHTOUCH remembers whom it has to judge: no Leader, no Construct, no Prepared card (R87)."""
    if not values.has(s, thing_of(source), op.DEATHTOUCH) or unaffected(s, taker, source):
        return  # R89: a mark is an Ability's doing, also where the DMG was not
    kind = values.kind_of(s, taker)
    if s.flag(taker, its.IS_LEADER) or s.get(taker, its.SIDE) == its.FACE_DOWN:
        return
    if kind == op.UNIT or kind == op.EVENT_NOUN:
        number = charges.held(s, source, op.DEATHTOUCH)
        s.touched = extend(s.touched, vec[i64]([source, s.ref(taker), number]))


def judge_touches(s: Board) -> None:
    """Marks on those that are still there, then 1 is Shattered and 2 are Exiled (8.6.24, 8.6.25)."""
    if s.struck == 1:
        return  # at End of Battle
    touched = s.touched
    s.touched = vec[i64]()
    while len(touched) > 0:
        source = touched[0]
        number = touched[2]  # it works even if its bearer is beaten in the same Battle
        marked = vec[i64]()
        rest = vec[i64]()
        i: i64 = 0
        while i < len(touched):
            if touched[i] != source:
                rest = extend(rest, touched[i : i + TOUCH])
            elif s.same(touched[i + 1]) and not values.beaten(s, thing_of(touched[i + 1])):
                if touched[i + 1] not in marked:
                    marked = append(marked, touched[i + 1])
            i += TOUCH
        touched = rest
        if len(marked) == 0 or number == 0:
            continue
        charges.take(s, source, op.DEATHTOUCH)
        for ref in marked:
            s.marks = tallies.added(s.marks, thing_of(ref), s.library.death, number)
            s.worked.fresh = False
        s.worked.spree = vec[i64]()
        judge_marked(s, marked, source)


def judge_marked(s: Board, marked: vec[i64], source: i64) -> None:
    """They leave in one step, and lie as cards that arrive together do (R146)."""
    things = vec[i64]()
    for ref in marked:
        things = append(things, thing_of(ref))
    going = laid_down(s, things)
    together = laid_down(s, with_riders(s, things))
    since = s.tick()
    values.hold(s, i64(len(going)))
    for thing in going:
        carried = tallies.count(s.marks, thing, s.library.death)
        if carried >= 2:
            exile(s, thing)
        elif carried == 1:  # what has left meanwhile carries none
            shatter_now(s, thing, source)
    values.let_go(s)
    if len(together) > len(going):
        pile(s, together, since)

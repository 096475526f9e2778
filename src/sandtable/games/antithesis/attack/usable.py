"""Which Attacks a Character could make inside an effect, and who is a legal choice for one (R143, R196)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.actions.bars import is_used_up
from sandtable.games.antithesis.attack import targets
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.evaluating import damage, selections, values
from sandtable.games.antithesis.evaluating.patterns import forbidden, forbidden_ability
from sandtable.games.antithesis.evaluating.placing import could_place, could_swap
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.moving.combining import could_combine
from sandtable.games.antithesis.moving.move import bar_moving
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.payment.afterwards import once_paid, owed
from sandtable.games.antithesis.payment.costs import ordered
from sandtable.games.antithesis.payment.doing import ENOUGH, NOBODY, bar_done
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.stacked import is_resolving
from sandtable.timing.scene import Scene
from sandtable.timing.targets import is_target_slot, mode_count
from sandtable.timing.values import is_thing, thing_of

SAME_TARGET: Final = 1  # the FORM of a row that repeats an Attack on its target


def usable(
    s: Board, thing: i64, kind: i64, free: bool, target: i64, besides: vec[i64] | None = None, more: i64 = 0
) -> vec[i64]:
    """The Attack abilities of a kind (0: any) that a Character could use now inside an effect (R196), when
    what is still to be paid besides has been paid; the effect may add to their RNG.
    """
    s.worked.farther = more
    s.worked.anew = True
    out = usable_so_far(s, thing, kind, free, target, besides)
    s.worked.anew = False
    s.worked.farther = 0
    return out


def usable_so_far(
    s: Board, thing: i64, kind: i64, free: bool, target: i64, besides: vec[i64] | None
) -> vec[i64]:
    player = s.get(thing, its.CONTROLLER)
    out = vec[i64]()
    for header in values.abilities(s, thing):
        line = damage.line_in(s, header)
        if line == 0 or (kind != 0 and values.number_in(s, line, i.ATTACK_KIND) != kind):
            continue
        if not may_trigger(s, player, s.ref(thing), header) or goes_round(s, s.ref(thing), header):
            continue
        price = prices.nothing() if besides is None else besides
        if not free:
            price = prices.plus(price, price_of(s, player, thing, header, -1))
            if not can_afford(s, player, thing, header, price):
                continue
        if aimable(s, player, thing, line, target, price):
            out = append(out, header)
    return out


def may_trigger(s: Board, player: i64, source: i64, header: i64) -> bool:
    """Whether an ability may be triggered inside an effect: no text forbids it, and its limit is not
    reached.
    """
    if forbidden_ability(s, player, source, header) != 0:
        return False
    return not is_used_up(s, source, header)


def goes_round(s: Board, source: i64, header: i64) -> bool:
    """Whether an ability that tells somebody to attack is being resolved already (R220)."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == i.MAKE:
            return is_resolving(s, source, header)
        row += lay.ROW
    return False


def can_afford(s: Board, player: i64, thing: i64, header: i64, price: vec[i64]) -> bool:
    if bar_price(s, player, thing, price) != 0:
        return False
    exhausts = thing if price[prices.EXHAUST] > 0 else NOBODY
    return bar_done(s, header, Scene(s.ref(thing), player, vec[i64]()), exhausts) == 0


def aimable(s: Board, player: i64, thing: i64, line: i64, target: i64, besides: vec[i64]) -> bool:
    if target == 0:
        return targets.has_target(s, player, thing, line, besides)
    if targets.shape_of(s, line) != 0 or not s.same(target):
        return False
    return targets.bar_prescribed(s, player, thing, line, target, besides) == 0


# ---- who can be told to


def could_make(s: Board, row: i64, value: i64, scene: Scene, besides: vec[i64] | None = None) -> bool:
    """Whether a card could make the Attack that a MAKE row tells it to."""
    code = s.library.code
    if not is_thing(value) or not s.same(value) or not s.in_play(thing_of(value)):
        return False
    pairs = lay.part(code, row, lay.B)
    kind = values.number_in(s, pairs, i.ATTACK_KIND)
    target: i64 = 0
    if lay.has(code, row, lay.C):
        at = lay.part(code, row, lay.C)
        known = scene.all(s, lay.get(code, at, lay.SLOT)) if lay.kind(code, at) == i.REF else vec[i64]()
        target = 0
        if len(known) > 0 and is_thing(known[0]):
            target = known[0]
    free = values.number_in(s, pairs, i.FREE_OF_COST) != 0
    more = values.number_in(s, pairs, i.RNG)
    return len(usable(s, thing_of(value), kind, free, target, besides, more)) > 0


def could_repeat(s: Board, row: i64, besides: vec[i64]) -> bool:
    """Whether the Attack that goes on could be made once more: on the same Character, or on another target
    (R79, R197).
    """
    at = attacks.innermost(s.attacks)
    if at < 0:
        return False
    attacker = s.attacks[at + attacks.ATTACKER]
    thing = thing_of(attacker)
    if not s.same(attacker) or not s.in_play(thing):
        return False
    player = s.get(thing, its.CONTROLLER)
    header = s.attacks[at + attacks.HEADER]
    if header not in values.abilities(s, thing) or not may_trigger(s, player, attacker, header):
        return False  # it may have lost it meanwhile (R256)
    line = s.attacks[at + attacks.LINE]
    target = s.attacks[at + attacks.TARGET]
    s.worked.anew = True
    if lay.get(s.library.code, row, lay.FORM) != SAME_TARGET:
        able = targets.has_target(s, player, thing, line, besides, targets.aimed_at(s, at))
    else:
        able = target != 0 and aimable(s, player, thing, line, target, besides)
    s.worked.anew = False
    return able


def choosable(s: Board, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
    """Everything that a selection could pick, or enough of it; of those told to attack, to [Move] or to
    perform [CMA], placed or exchanged only who could be.
    """
    row = making(s.library, selection)
    if row == 0:
        return selections.candidates(s, selection, scene, enough)
    out = vec[i64]()
    for value in selections.candidates(s, selection, scene):
        if could_be_told(s, row, selection, value, scene):
            out = append(out, value)
            if len(out) >= enough:
                break
    return out


def changes_targets(s: Board, header: i64, selection: i64) -> bool:
    """Whether what is paid for an ability may be its target, or make it none: something is done as a cost, or
    only the exhausted or the recovered are meant.
    """
    mode: i64 = mode_count(s, header)
    while not is_target_slot(s, header, mode, lay.get(s.library.code, selection, lay.SLOT)):
        if mode == 0:
            return False
        mode -= 1
    if ordered(s, header) != 0:
        return True
    code = s.library.code
    at = lay.test_of_kind(code, lay.part(code, selection, lay.FITS), i.STATE)
    return at > 0 and lay.get(code, at, lay.X) in (i.EXHAUSTED, i.RECOVERED)


def left_once_paid(s: Board, header: i64, selection: i64, found: vec[i64], scene: Scene) -> vec[i64]:
    """Of possible targets those that may still be legal when the ability is paid for (R273)."""
    if len(found) == 0 or not changes_targets(s, header, selection):
        return found
    thing: i64 = -1
    if scene.source != 0:
        thing = thing_of(scene.source)
    price = price_of(s, scene.you, thing, header, -1)
    if prices.is_free(price) and ordered(s, header) == 0:
        return found
    tables = once_paid(s, scene.you, thing, header, scene, price)
    if len(tables) >= ENOUGH:
        return found
    left = vec[i64]()
    for paid in tables:
        left = extend(left, selections.candidates(paid.table, selection, paid.scene))
    out = vec[i64]()
    for value in found:
        if value in left:
            out = append(out, value)
    return out


def could_be_told(s: Board, row: i64, selection: i64, value: i64, scene: Scene) -> bool:
    kind = lay.kind(s.library.code, row)
    if s.worked.due != 0 and (kind == i.MAKE or kind == i.COMBINED):
        return could_afterwards(s, row, value, scene)
    if kind == i.SWAP:
        return could_swap(s, row, selection, value, scene)
    if kind == i.PLACE:
        return could_place(s, row, value, scene)
    if kind == i.COMBINED:
        return could_press(s, row, value)
    if kind == i.MOVE:
        return could_move(s, row, value)
    return could_make(s, row, value, scene)


def could_afterwards(s: Board, row: i64, value: i64, scene: Scene) -> bool:
    """Whether a card could do what costs something of its own, when the ability that tells it to is paid for
    (R273).
    """
    header = s.worked.due
    thing: i64 = -1
    if scene.source != 0:
        thing = thing_of(scene.source)
    price = price_of(s, scene.you, thing, header, -1)
    left = owed(s, scene.you, thing, price)
    for paid in once_paid(s, scene.you, thing, header, scene, price):
        if lay.kind(s.library.code, row) == i.COMBINED:
            if could_press(paid.table, row, value, left):
                return True
        elif could_make(paid.table, row, value, paid.scene, left):
            return True
    return False


def could_move(s: Board, row: i64, value: i64) -> bool:
    """Whether a Character could begin the [Move] that a row tells it to (R183, R194)."""
    by: i64 = 0
    if lay.has(s.library.code, row, lay.B):
        by = values.number_in(s, lay.part(s.library.code, row, lay.B), i.AS_TYPE)
    return is_thing(value) and bar_moving(s, value, by) == 0


def could_press(s: Board, row: i64, value: i64, besides: vec[i64] | None = None) -> bool:
    """Whether a Character could perform the [CMA] that a COMBINED row tells it to (R9, R143)."""
    if not is_thing(value) or bar_moving(s, value) != 0:
        return False
    thing = thing_of(value)
    if s.get(thing, its.SIDE) == its.EXHAUSTED or forbidden(s, i.EXHAUST, 0, value) != 0:
        return False
    free = lay.get(s.library.code, row, lay.FORM) == 1
    return could_combine(s, s.get(thing, its.CONTROLLER), thing, free, besides)


def making(lib: Library, selection: i64) -> i64:
    """The row that tells what is selected to make an Attack, to [Move] or to perform [CMA], places or
    exchanges it; 0: none does.
    """
    if not lib.makers_known:
        lib.makers_known = True
        for header in lib.abilities:
            note_makers(lib, header)
    index: i64 = 0
    while index < len(lib.makers):
        if lib.makers[index] == selection:
            return lib.makers[index + 1]
        index += 2
    return 0


def note_makers(lib: Library, header: i64) -> None:
    code = lib.code
    if not lay.has(code, header, lay.BODY):
        return
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        single = kind == i.PLACE or kind == i.COMBINED or kind == i.MOVE
        if kind == i.MAKE or (single and only_deed(lib, header, row) and one_target(lib, header)):
            note_maker(lib, lay.part(code, row, lay.A), row)
        if kind == i.SWAP and lay.has(code, row, lay.B) and only_deed(lib, header, row):
            note_maker(lib, lay.part(code, row, lay.A), row)
            note_maker(lib, lay.part(code, row, lay.B), row)
        row += lay.ROW


def note_maker(lib: Library, selection: i64, row: i64) -> None:
    lib.makers = append(lib.makers, selection)
    lib.makers = append(lib.makers, row)


def only_deed(lib: Library, header: i64, row: i64) -> bool:
    """Whether an ability does nothing but what a row says: then nobody is named for what is impossible
    (R185); otherwise the rest is done all the same (R104).
    """
    code = lib.code
    at = lay.part(code, header, lay.BODY)
    while lay.kind(code, at) == flow.PICK:
        at += lay.ROW
    return at == row and lay.kind(code, row + lay.ROW) == lay.END


def one_target(lib: Library, header: i64) -> bool:
    """Whether no square can depend on another target, which may be named later."""
    code = lib.code
    return not lay.has(code, header, lay.TARGETS) or lay.items(code, lay.part(code, header, lay.TARGETS)) == 1

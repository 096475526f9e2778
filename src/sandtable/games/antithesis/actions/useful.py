"""Whether an ability could do anything now: its own condition, its targets, a square (R143, R148, R194)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploying import bar_only_deployment
from sandtable.games.antithesis.actions.places import bar_place, could_deploy
from sandtable.games.antithesis.attack.targets import has_target
from sandtable.games.antithesis.attack.usable import could_make, could_repeat
from sandtable.games.antithesis.evaluating import gifts, standing, values
from sandtable.games.antithesis.evaluating.awaited import own_attack
from sandtable.games.antithesis.evaluating.combat import bar_attacking
from sandtable.games.antithesis.evaluating.gifts import means_itself
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.evaluating.placing import could_place
from sandtable.games.antithesis.evaluating.selections import zone_of
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.combining import could_combine, is_free
from sandtable.games.antithesis.moving.move import bar_moving
from sandtable.games.antithesis.payment import costs, prices
from sandtable.games.antithesis.payment.afterwards import matters, once_paid, owed, without_dice
from sandtable.games.antithesis.payment.doing import ENOUGH
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import attacks, moves, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.scene import Scene
from sandtable.timing.targets import aimable
from sandtable.timing.values import player_value

DICE_SPENT: Final = 2  # the step of ATKSEQ from which on an Attack takes no more dice


def bar_now(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """The condition and the targets of an ability whose cost is paid already (R148)."""
    scene = Scene(s.ref(thing), player, vec[i64]())
    clause = bar_occasion(s, player, thing, header)
    if clause == 0:
        clause = bar_doing(s, player, thing, header, scene, prices.nothing())
    return bar_targets(s, player, thing, header, scene, True) if clause == 0 else clause


# ---- conditions


def bar_occasion(s: Board, player: i64, thing: i64, header: i64) -> i64:
    """The condition of an ability, but for what it says itself."""
    code = s.faces.code
    flags = lay.get(code, header, lay.FLAGS)
    if flags & op.OF_THIS_ATTACK != 0:
        if attacks.innermost(s.attacks) == attacks.NONE:
            return c.R181
        if s.attack(attacks.STEP) >= DICE_SPENT and adds_only_dice(s, header):
            return c.ATKSEQ_2
    if flags & op.OF_THIS_MOVE != 0 and moves.innermost(s.moves) == moves.NONE:
        return c.R181
    clause = bar_attacking(s, thing, header) if thing >= 0 else 0
    if clause != 0:
        return clause
    keyword = costs.keyword_of(s, header)
    if keyword == op.ENDURANCE and s.get(thing, its.SIDE) != its.EXHAUSTED:
        return c.R13
    if keyword == op.DESTRUCTIBLE and not destructible(s, player, thing):
        return c.KW_DESTRUCT_2
    return 0


def bar_doing(s: Board, player: i64, thing: i64, header: i64, scene: Scene, owed: vec[i64]) -> i64:
    """Whether it would do anything on a table where so much of its price is still to be paid: its "if", what
    its first instruction needs, a card that it could deploy.
    """
    asked = s if prices.is_free(owed) else without_dice(s, player, owed)
    if not meets_its_if(asked, header, scene):
        return c.R143
    clause = bar_first_row(s, player, thing, header, scene, owed)
    if clause != 0:
        return clause
    return bar_only_deployment(s, player, thing, header, first_row(s, header, scene), scene, owed)


def bar_afterwards(s: Board, player: i64, thing: i64, header: i64, scene: Scene, price: vec[i64]) -> i64:
    """The same of the tables to which paying for it can lead: one of them is enough (R273)."""
    if not matters(s, header, price):
        return bar_doing(s, player, thing, header, scene, price)
    first: i64 = 0
    left = owed(s, player, thing, price)
    found = once_paid(s, player, thing, header, scene, price)
    for paid in found:
        clause = bar_doing(paid.table, player, thing, header, paid.scene, left)
        if clause == 0:
            return 0
        if first == 0:
            first = clause
    return first if len(found) < ENOUGH else 0


def picks_nobody(s: Board, row: i64, scene: Scene) -> bool:
    """Whether an ability does nothing but one thing to a card In Play that is picked as it is done, and there
    is none to pick.
    """
    code = s.faces.code
    deed = row + lay.ROW
    selection = lay.part(code, row, lay.A)
    low = lay.get(code, selection, lay.LOW)
    if lay.kind(code, selection) == op.EACH or low < 1:
        return False
    if lay.kind(code, deed) == op.PICK or lay.kind(code, deed + lay.ROW) != lay.END:
        return False
    if zone_of(s, lay.part(code, selection, lay.FITS)) != zones.IN_PLAY:
        return False
    return len(s.rules.candidates(s, selection, scene, 1)) == 0


def adds_only_dice(s: Board, header: i64) -> bool:
    """Whether all that an ability does is to let an Attack take more dice: it comes too late once they are
    spent (R195).
    """
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) == op.PICK:
        row += lay.ROW
    if lay.kind(code, row) != op.CHANGE or lay.kind(code, row + lay.ROW) != lay.END:
        return False
    pairs = lay.part(code, row, lay.B)
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        if lay.pair_kind(code, pairs, index) != op.BOOST_PLUS:
            return False
        index += 1
    return True


def meets_its_if(s: Board, header: i64, scene: Scene) -> bool:
    """Whether an ability that does nothing without its "if" would do anything, as things stand (R187)."""
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    if lay.kind(code, row) != op.IF or lay.has(code, header, lay.TARGETS):
        return True
    if lay.kind(code, lay.part(code, row, lay.C)) != lay.END:
        return True
    return s.rules.holds(s, lay.part(code, row, lay.A), scene)


def destructible(s: Board, player: i64, field: i64) -> bool:
    """A Character with Presence of the player stands on the Field, and none of its controller (R88)."""
    mine = False
    for thing in standing.characters_in(s, s.get(field, its.SQUARES)):
        if values.presence(s, thing) >= 1:
            if s.get(thing, its.CONTROLLER) != player:
                return False
            mine = True
    return mine


def first_row(s: Board, header: i64, scene: Scene) -> i64:
    """The first instruction of an ability. An "if" that is met, and guards all of it, is none."""
    code = s.faces.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) == op.IF and not lay.has(code, header, lay.TARGETS):
        guards_all = lay.kind(code, lay.part(code, row, lay.C)) == lay.END
        if not guards_all or not s.rules.holds(s, lay.part(code, row, lay.A), scene):
            break
        row += lay.ROW
    return row


def bar_first_row(s: Board, player: i64, thing: i64, header: i64, scene: Scene, owed: vec[i64]) -> i64:
    """What the first instruction needs so that it can be done at all."""
    code = s.faces.code
    row = first_row(s, header, scene)
    kind = lay.kind(code, row)
    if kind == op.DRAW and s.top_of(player, zones.MAIN_DECK) < 0 and thing < 0:
        return c.R106
    if kind == op.MOVE and means_itself(s, row):
        by: i64 = 0
        if lay.has(code, row, lay.B):
            by = values.number_in(s, lay.part(code, row, lay.B), op.AS_TYPE)
        return bar_moving(s, s.ref(thing), by)
    if kind == op.COMBINED and means_itself(s, row):
        clause = bar_moving(s, s.ref(thing))
        if clause != 0:
            return clause
        if s.get(thing, its.SIDE) == its.EXHAUSTED:
            return c.R9
        if forbidden(s, op.EXHAUST, 0, s.ref(thing)) != 0:
            return c.R183
        return 0 if could_combine(s, player, thing, is_free(s, row), owed) else c.CMA_1
    if kind == op.MAKE and lay.kind(code, lay.part(code, row, lay.A)) == op.REF:
        for value in s.rules.selected(s, lay.part(code, row, lay.A), scene):
            if could_make(s, row, value, scene, owed):
                return 0
        return c.R196
    if kind == op.PLACE and means_itself(s, row) and lay.kind(code, row + lay.ROW) == lay.END:
        return 0 if could_place(s, row, s.ref(thing), scene) else c.R185
    if kind in (op.RECOVER, op.HEAL, op.EXHAUST) and means_itself(s, row):
        if (
            lay.kind(code, row + lay.ROW) == lay.END
            and forbidden(s, kind, player_value(player), s.ref(thing)) != 0
        ):
            return c.R183
    if kind == op.PICK and picks_nobody(s, row, scene):
        return c.R143
    if kind == op.AGAIN and not could_repeat(s, row, prices.of_any_card(owed)):
        return c.R79
    return 0


def still_to_pay(s: Board, player: i64, thing: i64, header: i64, paid: bool) -> vec[i64]:
    """What an ability costs before a target of its Attack is chosen and its surcharge paid (R16)."""
    if paid or len(gifts.of(s, op.COSTS)) == 0:
        return prices.nothing()  # without a text about costs there is no surcharge
    return price_of(s, player, thing, header, -1)


# ---- targets


def bar_targets(s: Board, player: i64, thing: i64, header: i64, scene: Scene, paid: bool = False) -> i64:
    if costs.deploys(s, header):
        if thing >= 0:
            return bar_place(s, player, thing)
        return 0 if could_deploy(s, player, price_of(s, player, thing, header, -1)) else c.DEPLOY_1
    if not aimable(s, header, scene):
        return c.R143
    code = s.faces.code
    attacks_with_it = thing >= 0 and lay.get(code, header, lay.FLAGS) & op.HAS_ATTACK != 0
    row = own_attack(s, header, scene) if attacks_with_it else 0
    if row != 0:
        besides = still_to_pay(s, player, thing, header, paid)
        if not has_target(s, player, thing, lay.part(code, row, lay.A), besides):
            return c.ATKSEQ_1
    return 0

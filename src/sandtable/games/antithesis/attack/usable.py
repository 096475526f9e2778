"""Which Attacks a Character could make inside an effect, and who is a legal choice for one (R143, R196)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.attack import targets
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.evaluating import damage, selections, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment.afford import bar_price
from sandtable.games.antithesis.payment.doing import bar_done
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing import tallies
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing, thing_of


def usable(s: Board, thing: i64, kind: i64, free: bool, target: i64) -> vec[i64]:
    """The Attack abilities of a kind (0: any) that a Character could use now inside an effect (R196)."""
    code = s.library.code
    player = s.get(thing, its.CONTROLLER)
    out = vec[i64]()
    for header in values.abilities(s, thing):
        line = damage.line_in(s, header)
        if line == 0 or (kind != 0 and values.number_in(s, line, i.ATTACK_KIND) != kind):
            continue
        limit = lay.get(code, header, i.LIMIT)
        if limit > 0 and tallies.count(s.uses, s.ref(thing), header) >= limit:
            continue
        if not aimable(s, player, thing, line, target):
            continue
        if free or can_afford(s, player, thing, header):
            out = append(out, header)
    return out


def can_afford(s: Board, player: i64, thing: i64, header: i64) -> bool:
    if bar_price(s, player, thing, price_of(s, player, thing, header, -1)) != 0:
        return False
    return bar_done(s, header, Scene(s.ref(thing), player, vec[i64]())) == 0


def aimable(s: Board, player: i64, thing: i64, line: i64, target: i64) -> bool:
    if target == 0:
        return targets.has_target(s, player, thing, line)
    if targets.shape_of(s, line) != 0 or not s.same(target):
        return False
    return targets.bar_prescribed(s, player, thing, line, target) == 0


# ---- who can be told to


def could_make(s: Board, row: i64, value: i64, scene: Scene) -> bool:
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
    return len(usable(s, thing_of(value), kind, free, target)) > 0


def could_repeat(s: Board, row: i64) -> bool:
    """Whether the Attack that goes on could be made once more (R79)."""
    at = attacks.innermost(s.attacks)
    if at < 0:
        return False
    attacker = s.attacks[at + attacks.ATTACKER]
    if not s.same(attacker) or not s.in_play(thing_of(attacker)):
        return False
    target: i64 = 0
    if lay.get(s.library.code, row, lay.FORM) == 1:
        target = s.attacks[at + attacks.TARGET]
        if target == 0:
            return False
    thing = thing_of(attacker)
    return aimable(s, s.get(thing, its.CONTROLLER), thing, s.attacks[at + attacks.LINE], target)


def choosable(s: Board, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
    """Everything that a selection could pick, or enough of it; of those told to attack only who could."""
    row = making(s.library, selection)
    if row == 0:
        return selections.candidates(s, selection, scene, enough)
    out = vec[i64]()
    for value in selections.candidates(s, selection, scene):
        if could_make(s, row, value, scene):
            out = append(out, value)
            if len(out) >= enough:
                break
    return out


def making(lib: Library, selection: i64) -> i64:
    """The row that tells what is selected to make an Attack; 0 if none does."""
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
        if lay.kind(code, row) == i.MAKE:
            lib.makers = append(lib.makers, lay.part(code, row, lay.A))
            lib.makers = append(lib.makers, row)
        row += lay.ROW

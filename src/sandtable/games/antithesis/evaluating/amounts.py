"""Amounts: how many; "for each" counts when somebody asks."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.evaluating.selections import fitting, selected
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import ASKS_DICE, ASKS_VICTORY, Board
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing, number_of, thing_of


def amount(s: Board, at: i64, scene: Scene) -> i64:
    """How many, 99 at most (R154); all there is is MANY."""
    code = s.library.code
    kind = lay.kind(code, at)
    if kind == i.ALL:
        return lay.MANY
    if kind == i.COUNT:
        count = values.within(len(fitting(s, lay.part(code, at, lay.COUNTED), scene)))
        most = lay.get(code, at, lay.N)
        return most if 0 < most < count else count
    if kind == i.THAT_MANY:
        return values.within(scene.many)
    if kind == i.HELD_ON:
        return values.within(counted_on(s, at, scene))
    if kind == i.HAD_BY:
        return values.within(had_by(s, lay.get(code, at, lay.N), scene.you))
    if kind == i.SO_MANY:
        return amount(s, lay.part(code, at, lay.PER), scene) // lay.get(code, at, lay.N)
    if kind == i.STAT_OF:
        return values.within(stat_of(s, at, scene))
    if kind == i.PIPS_OF:
        paid = scene.all(s, lay.get(code, lay.part(code, at, lay.COUNTED), lay.SLOT))
        pips = values.within(number_of(paid[0])) if len(paid) > 0 else 0
        if lay.has(code, at, lay.PER):
            return min(pips, lay.get(code, lay.part(code, at, lay.PER), lay.N))
        return pips
    value = lay.get(code, at, lay.N)
    if lay.has(code, at, lay.PER):
        value *= amount(s, lay.part(code, at, lay.PER), scene)
    if value < values.LARGEST:
        return value
    return values.LARGEST


def counted_on(s: Board, at: i64, scene: Scene) -> i64:
    """The same as far as it counts: at most so many, those beyond a number, or those that lack to it."""
    code = s.library.code
    held = held_on(s, at, scene)
    if not lay.has(code, at, lay.PER):
        return held
    bound = lay.part(code, at, lay.PER)
    number = lay.get(code, bound, lay.N)
    if lay.kind(code, bound) == i.MORE_THAN:
        return max(held - number, 0)
    if lay.kind(code, bound) == i.FEWER_THAN:
        return max(number - held, 0)
    return min(held, number)


def had_by(s: Board, what: i64, you: i64) -> i64:
    """How much of something you have, or your opponent."""
    player = you
    if what > i.BY_HIM:
        player = s.other(you)
        what -= i.BY_HIM
    if what == i.VICTORY_HAD:
        s.note(ASKS_VICTORY)
        return s.of(player, their.VICTORY)
    s.note(ASKS_DICE)
    if what == i.COMMAND_HAD:
        return s.of(player, their.COMMAND)
    if what == i.DICE_HAD:
        return s.bank_size(player)
    colours: i64 = 0
    seen: i64 = -1
    die: i64 = 0
    while die < their.DICE:  # a color after the other
        if s.dice_of(player, die) > 0 and their.colour_of(die) != seen:
            seen = their.colour_of(die)
            colours += 1
        die += 1
    return colours


def held_on(s: Board, at: i64, scene: Scene) -> i64:
    """How many tokens of a kind, or how much damage (0), lie on the card that is meant."""
    code = s.library.code
    token = lay.get(code, at, lay.N)
    count: i64 = 0
    for value in selected(s, lay.part(code, at, lay.COUNTED), scene):
        if is_thing(value) and s.same(value):
            thing = thing_of(value)
            column: i64 = its.DAMAGE
            if token != 0:
                column = its.TOKENS + token - i.MANA
            s.note_column(column)
            count += s.get(thing, column)
    return count


def stat_of(s: Board, at: i64, scene: Scene) -> i64:
    """A number of the card that is meant; of one that is no longer In Play, what it prints (R242)."""
    code = s.library.code
    word = lay.get(code, at, lay.N)
    for value in selected(s, lay.part(code, at, lay.COUNTED), scene):
        if is_thing(value):
            thing = thing_of(value)
            if word != i.COST_STAT and s.same(value) and s.in_play(thing):
                return values.stat(s, thing, word)
            return values.printed_stat(s, thing, word)
    return 0


def amount_fits(s: Board, at: i64, have: i64, scene: Scene) -> bool:
    """Whether there are none (NO), at most so many (MOST), just so many (EXACTLY), or as many or more."""
    kind = lay.kind(s.library.code, at)
    if kind == i.NO:
        return have == 0
    if kind == i.MOST:
        return have <= amount(s, at, scene)
    if kind == i.EXACTLY:
        return have == amount(s, at, scene)
    return have >= amount(s, at, scene)

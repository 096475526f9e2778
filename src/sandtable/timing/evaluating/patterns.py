"""Patterns: whether an event is the one described, and what that binds; what is forbidden and permitted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import in_force, scene_of
from sandtable.timing.evaluating.outlines import PLAYERS, outline, sort_of
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, hold, is_player, is_thing, player_value, thing_of

# how the part A or B of a pattern is compared with an event, by instruction (`Faces.part_a` …)
THING: Final = 1  # a selection that a or b must match
ZONE: Final = 2  # a zone, whose number is b
NUMBER: Final = 3  # a number: n for A, b for B
MARKERS: Final = 4  # markers, whose kind is n
ZONE_OF: Final = 5  # a zone, whose number is n and whose owner is a
# in `Faces.part_c` a ZONE is where it comes from, whose number is n; and
OWN: Final = 6  # the game says what else must be so
FROM: Final[int] = 7  # as ZONE, and not remembered: no condition about the past asks for it
THAT_OF_A: Final = 8  # in `Faces.part_b`: a selection that a must match, where A says something else of it


def pattern_fits(s: CardState, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event is the one that a pattern describes; what matched is left in `scene.bound`."""
    code = s.faces.code
    kind = lay.kind(code, pattern)
    if lay.has(code, pattern, lay.WHO) and not bind(s, lay.part(code, pattern, lay.WHO), who, scene):
        return False
    if lay.has(code, pattern, lay.A):
        how = s.faces.part_a[kind]
        part = lay.part(code, pattern, lay.A)
        if how == THING:
            if not bind(s, part, a, scene):
                return False
        elif how == MARKERS:
            marker = lay.kind(code, part)
            if marker != s.faces.any_marker and marker != n:
                return False
        elif how == NUMBER:
            if lay.get(code, pattern, lay.A) != n:
                return False
        elif how in (ZONE, ZONE_OF):
            if lay.kind(code, part) != n or (how == ZONE_OF and not whose_fits(s, part, a, scene)):
                return False
    if lay.has(code, pattern, lay.B):
        how = s.faces.part_b[kind]
        part = lay.part(code, pattern, lay.B)
        if how == THING:
            if not bind(s, part, b, scene):
                return False
        elif how == ZONE:
            if lay.kind(code, part) != b or not its_owners(s, part, a, scene):
                return False
        elif (how == NUMBER and lay.get(code, pattern, lay.B) != b) or (
            how == THAT_OF_A and not bind(s, part, a, scene)
        ):
            return False
    how = s.faces.part_c[kind]
    if how in (ZONE, FROM) and lay.has(code, pattern, lay.C):
        part = lay.part(code, pattern, lay.C)
        return lay.kind(code, part) == n and its_owners(s, part, who if a == NOTHING else a, scene)
    return how != OWN or s.rules.pattern_also(s, pattern, who, a, b, n)


def whose_fits(s: CardState, zone: i64, owner: i64, scene: Scene) -> bool:
    """Whether a zone is that of the player who is meant: "searches their deck"."""
    code = s.faces.code
    if not lay.has(code, zone, lay.WHOSE):
        return True
    selection = lay.part(code, zone, lay.WHOSE)
    if s.rules.matches(s, selection, owner, scene):
        return True
    return hold(lay.get(code, selection, lay.SLOT), owner) in scene.bound  # whoever does it


def its_owners(s: CardState, zone: i64, value: i64, scene: Scene) -> bool:
    """Whether a zone is that of a card's owner: no card lies in anybody else's."""
    if value == NOTHING or not is_thing(value) or not lay.has(s.faces.code, zone, lay.WHOSE):
        return True
    if lay.kind(s.faces.code, lay.part(s.faces.code, zone, lay.WHOSE)) == w.OWNER:
        return True  # "its owner's"
    return whose_fits(s, zone, player_value(s.get(thing_of(value), its.OWNER)), scene)


def bind(s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
    """Whether a value matches, and if so into which register it goes."""
    if value == NOTHING:
        return False
    code = s.faces.code
    mode = lay.kind(code, selection)
    if mode == w.MATCH and sort_mismatch(s, selection, value):
        return False
    if not s.rules.matches(s, selection, value, scene):
        return False
    slot = lay.get(code, selection, lay.SLOT)
    if (mode == w.MATCH or mode == w.NEW) and slot >= lay.FIRST_SLOT:
        scene.bound = append(scene.bound, hold(slot, value))
    return True


def sort_mismatch(s: CardState, selection: i64, value: i64) -> bool:
    """Whether a player is described and something else meant, or the other way round."""
    filter_at = lay.part(s.faces.code, selection, lay.FITS)
    return (sort_of(outline(s.faces, filter_at)) == PLAYERS) != is_player(value)


def forbidden(s: CardState, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether something in force says that this cannot happen; of a "may" and a "cannot" the newer counts."""
    found = False
    if s.bans & s.faces.signs[event] == 0:
        return found
    code = s.faces.code
    rows = s.lasting
    at: i64 = 0
    while at < len(rows):
        operation = lasts.get(rows, at, lasts.OPERATION)
        if operation == w.FORBID or operation == w.PERMIT:
            pattern = lay.part(code, lasts.get(rows, at, lasts.ROW), lay.A)
            if lay.kind(code, pattern) == event and (operation == w.PERMIT) == found:
                if rules_out(s, at, event, who, a, b, n):
                    found = not found
        at = lasts.behind(rows, at)
    return found


def rules_out(s: CardState, at: i64, event: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether a FORBID, REQUIRE or PERMIT in force speaks of this event."""
    code = s.faces.code
    pattern = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
    if lay.kind(code, pattern) != event or not in_force(s, at):
        return False
    return pattern_fits(s, pattern, scene_of(s, at), who, a, b, n) and s.rules.bars(s, at, who)


def permits(s: CardState, event: i64, player: i64) -> i64:
    """How many effects in force allow a player this, such as one more phase."""
    count: i64 = 0
    if s.shapes & s.faces.shapes[w.PERMIT] == 0:
        return count
    code = s.faces.code
    for at in lasts.each_of(s.lasting, w.PERMIT):
        pattern = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
        if lay.kind(code, pattern) == event and in_force(s, at):
            who = lay.part(code, pattern, lay.WHO)
            if s.rules.matches(s, who, player_value(player), scene_of(s, at)):
                count += 1
    return count

"""Conditions: whether something is so, or has happened."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.timing import columns as its
from sandtable.timing import history
from sandtable.timing.evaluating.amounts import between
from sandtable.timing.evaluating.filters import fits, zone_fits
from sandtable.timing.evaluating.outlines import O_GATHERED, O_SORT, outline, zone_of
from sandtable.timing.evaluating.patterns import THING, pattern_fits
from sandtable.timing.evaluating.selections import on_board, selected
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import is_effect, player_value, slot_of, thing_of


def holds(s: CardState, at: i64, scene: Scene) -> bool:
    """Whether one of the alternatives of a condition is true, or has happened in its scope; what "and" joins
    is one alternative.
    """
    code = s.faces.code
    met = False
    i: i64 = 0
    while i < lay.patterns(code, at):
        pattern = lay.pattern(code, at, i)
        link = lay.get(code, pattern, lay.LINK)
        if link & lay.ALSO == 0 and met:
            return True
        if link & lay.ALSO == 0 or met:
            if lay.kind(code, pattern) < s.faces.first_state:
                so = past(s, lay.get(code, at, lay.SCOPE), pattern, scene)
            else:
                so = s.rules.state_holds(s, pattern, scene)
            met = so == (link & lay.NOT == 0)
        i += 1
    return met


def past(s: CardState, scope: i64, pattern: i64, scene: Scene) -> bool:
    """Whether something has happened this turn, or since your last turn, as often as it says."""
    counted = counted_part(s, pattern)
    if counted != 0:
        return between(s, counted, len(distinct(s, scope, pattern, scene, counted)))
    needed = s.rules.times(s, pattern, scene)
    count: i64 = 0
    for at in history.each_of(s.history, lay.kind(s.faces.code, pattern)):
        if in_scope(s, scope, history.get(s.history, at, history.TURN), scene.you):
            if past_fits(s, pattern, scene, at):
                count += 1
    return count >= needed if needed >= 0 else count <= -1 - needed


def times_past(s: CardState, at: i64, scene: Scene) -> i64:
    """How often something has happened in the scope of a condition."""
    code = s.faces.code
    pattern = lay.pattern(code, at, 0)
    scope = lay.get(code, at, lay.SCOPE)
    before = scene.bound
    count: i64 = 0
    for one in history.each_of(s.history, lay.kind(code, pattern)):
        if in_scope(s, scope, history.get(s.history, one, history.TURN), scene.you):
            scene.bound = vec[i64]()
            if past_fits(s, pattern, scene, one):
                count += 1
    scene.bound = before
    return count


def counted_part(s: CardState, pattern: i64) -> i64:
    """The description in a pattern that says how many it must have been, 0 if one is enough."""
    faces = s.faces
    kind = lay.kind(faces.code, pattern)
    if is_counted(s, pattern, lay.WHO):
        return lay.part(faces.code, pattern, lay.WHO)
    if faces.part_a[kind] == THING and is_counted(s, pattern, lay.A):
        return lay.part(faces.code, pattern, lay.A)
    if faces.part_b[kind] == THING and is_counted(s, pattern, lay.B):
        return lay.part(faces.code, pattern, lay.B)
    return 0


def is_counted(s: CardState, pattern: i64, part: i64) -> bool:
    code = s.faces.code
    if not lay.has(code, pattern, part):
        return False
    selection = lay.part(code, pattern, part)
    return lay.kind(code, selection) == w.MATCH and lay.get(code, selection, lay.LOW) != 1


def distinct(s: CardState, scope: i64, pattern: i64, scene: Scene, counted: i64) -> vec[i64]:
    """What an event of the past was about, as far as it is counted: each once."""
    slot = lay.get(s.faces.code, counted, lay.SLOT)
    before = scene.bound
    out = vec[i64]()
    for at in history.each_of(s.history, lay.kind(s.faces.code, pattern)):
        if in_scope(s, scope, history.get(s.history, at, history.TURN), scene.you):
            scene.bound = vec[i64]()
            if past_fits(s, pattern, scene, at):
                for one in scene.bound:
                    if slot_of(one) == slot and one not in out:
                        out = append(out, one)
    scene.bound = before
    return out


def in_scope(s: CardState, scope: i64, turn: i64, you: i64) -> bool:
    if scope == w.SINCE_LAST_TURN:
        return turn > history.last_turn(s.history, history.TURN_OVER, player_value(you))
    return turn == s.turn


def past_fits(s: CardState, pattern: i64, scene: Scene, at: i64) -> bool:
    """Whether an event of the past is meant. A card is what it was then: where it lies by now, whoever asks
    may not know it any more, and may have to guess another in its place.
    """
    event = history.row(s.history, at)
    who = event[history.WHO]
    a = event[history.A]
    then = wearing(wearing(s, who, event[history.FACE_OF_WHO]), a, event[history.FACE_OF_A])
    return pattern_fits(then, pattern, scene, who, a, event[history.B], event[history.N])


def wearing(s: CardState, value: i64, face: i64) -> CardState:
    """The table as it would be if a thing had this face, which it nearly always has; -1 is no face."""
    if face < 0 or s.get(thing_of(value), its.FACE) == face:
        return s
    return s.supposing(thing_of(value), its.FACE, face)


def lie_in(s: CardState, selection: i64, zone_at: i64, scene: Scene) -> bool:
    """Whether as many cards as it says lie in a zone: "five or more cards are in your discard pile"."""
    filter_at = lay.part(s.faces.code, selection, lay.FITS)
    count: i64 = 0
    card: i64 = 0
    total = s.count()
    while card < total:
        if zone_fits(s, zone_at, card, scene) and fits(s, filter_at, s.ref(card), scene):
            count += 1
        card += 1
    return between(s, selection, count)


def controlled(s: CardState, selection: i64, player: i64, scene: Scene, enough: i64) -> i64:
    """How many of what a selection means a player controls, counted up to what is enough."""
    code = s.faces.code
    if lay.kind(code, selection) == w.MATCH:
        filter_at = lay.part(code, selection, lay.FITS)
        shape = outline(s.faces, filter_at)
        if shape & (O_SORT | O_GATHERED) == 0 and zone_of(shape) == w.BOARD:
            return len(on_board(s, filter_at, scene, player, enough))
    count: i64 = 0
    for value in selected(s, selection, scene):
        if s.rules.controller_of(s, value) == player and (is_effect(value) or s.same(value)):
            count += 1
    return count

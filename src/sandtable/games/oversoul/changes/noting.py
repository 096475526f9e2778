"""What happens, and who listens: Keyworded Laws, written triggers, RITUALs (8.5, 10.1, R92, R114, R166).

A step is a beat. What happened is kept in `recent` with its beat, for the Laws of cards that may answer it,
and in `history` for the rest of the turn. A trigger is noted with the beat that met it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import trigger_of
from sandtable.games.oversoul.evaluating import conditions, limits, links, values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import (
    carrier_of,
    has_role_lines,
    header_of,
    off_board,
    own_lines,
)
from sandtable.games.oversoul.evaluating.lasting_lines import said_by
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import history, pairs, pending, pile, tallies
from sandtable.timing.resolve import Resolve
from sandtable.timing.rows import how_many
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_effect, is_player, player_value, slot_of, thing_of, value_of

BY_WHEN: Final = 7  # how a trigger came to be, beside BY_TRIGGER: it can miss its timing
NO_CARD: Final = -1  # no card
MOST_RECENT: Final = 400  # events that Laws may still answer
LEAVINGS: Final = frozenset((op.LEAVE, op.SHATTER, op.SACRIFICE))  # told before the card has gone
GOINGS: Final = frozenset((op.LEAVE, op.SHATTER, op.SACRIFICE, op.DISCARD, op.RETURN, op.EXILE))
STATE_LAWS: Final = 1 << op.HONEST | 1 << op.OUTLAST | 1 << op.ISOLATED | 1 << op.RESONATE  # as bits
OPEN_TESTS: Final = frozenset((op.SIDE, op.INSIDE, op.OTHER, op.OF_YOUR_CHOICE))  # all see how these come out
WRITTEN: Final = 1 << op.WHEN | 1 << op.IF_LAW


def note(s: Board, packed: i64, source: i64, you: i64, held: vec[i64], kind: i64) -> None:
    """A trigger waits (R92); the same written one comes once per step, with all that met it (R166)."""
    header = header_of(packed)
    at = pile.top(s.noted)
    while at >= 0:
        if (
            pending.get(s.noted, at, pending.HEADER) == header
            and pending.get(s.noted, at, pending.SOURCE) == source
            and pending.get(s.noted, at, pending.MODE) == s.beat
            and written(s, header)
        ):
            made = pile.entry(s.noted, at)
            s.noted = pile.added(
                pile.without(s.noted, at),
                pending.aimed(made, s.beat, extend(pending.held(made, 0), held)),
            )
            return
        at = pile.below(s.noted, at)
    carrier = carrier_of(packed)
    if carrier != thing_of(source):
        held = append(held, hold(links.CARRIER_SLOT, s.ref(carrier)))
    if s.attacker != 0:
        held = append(held, hold(links.ATTACKER_SLOT, s.attacker))  # it waits for the end of the Battle
    made = pending.entry(header, lay.part(s.library.code, header, lay.BODY), 0, source, you, kind, held)
    made[pending.MODE] = s.beat
    s.noted = pile.added(s.noted, made)


def follow(s: Board, before: i64) -> None:
    """A card has left the board: what was noted about its leaving means it where that has put it (R158), and
    what it says of its own leaving comes from there (R117).
    """
    after = s.ref(thing_of(before))
    code = s.library.code
    at = pile.top(s.noted)
    while at >= 0:
        header = pending.get(s.noted, at, pending.HEADER)
        if pending.get(s.noted, at, pending.MODE) == s.beat and written(s, header):
            if pending.get(s.noted, at, pending.SOURCE) == before and own_going(s, header):
                pending.put(s.noted, at, pending.SOURCE, after)
            condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
            if waits_for_leaving(s, condition):
                i: i64 = 0
                while i < pending.get(s.noted, at, pending.HELD):
                    held = pending.register(s.noted, at, i)
                    if value_of(held) == before:
                        pending.set_register(s.noted, at, i, hold(slot_of(held), after))
                    i += 1
        at = pile.below(s.noted, at)


def written(s: Board, header: i64) -> bool:
    law = lay.get(s.library.code, header, lay.KEYWORD)
    return law == op.WHEN or law == op.IF_LAW


def own_going(s: Board, header: i64) -> bool:
    """Whether a trigger's written Law waits for its own card to go: "If this card is Exiled" (R117)."""
    if not written(s, header):
        return False
    code = s.library.code
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        found = lay.kind(code, pattern)
        field: i64 = lay.WHO if found == op.LEAVE else lay.A
        if found in GOINGS and lay.has(code, pattern, field):
            if lay.kind(code, lay.part(code, pattern, field)) == op.REF:
                return True  # a Law describes every other card
        i += 1
    return False


def waits_for_leaving(s: Board, condition: i64) -> bool:
    """Whether one of the events that a Law waits for is told before the card has gone."""
    code = s.library.code
    i: i64 = 0
    while i < lay.patterns(code, condition):
        if lay.kind(code, lay.pattern(code, condition, i)) in LEAVINGS:
            return True
        i += 1
    return False


def law(s: Board, thing: i64, which: i64, held: vec[i64], but: i64 = NO_CARD) -> None:
    """A Keyworded Law of a card on the board is met: its lines under it wait, and those that its Constructs
    keep for themselves, for what only a host does (5.3.7, 5.3.12); none of `but`, a Construct on it.
    """
    lines = law_lines(s, thing, which)
    if but != NO_CARD:
        lines = not_of(lines, but)
    note_lines(s, lines, s.ref(thing), s.get(thing, its.CONTROLLER), held)
    if hosts_law(which) and values.value(s, thing, col.RIDERS) > 0:
        for rider in s.stack_on(thing):
            if rider != but:
                note_lines(s, law_lines(s, rider, which), s.ref(rider), s.get(rider, its.CONTROLLER), held)


def not_of(lines: vec[i64], carrier: i64) -> vec[i64]:
    """The lines without those that a card carries."""
    out = vec[i64]()
    for packed in lines:
        if carrier_of(packed) != carrier:
            out = append(out, packed)
    return out


def hosts_law(which: i64) -> bool:
    """Whether a Law speaks of what only a host does."""
    return which in (op.ATTACK_LAW, op.EXECUTE, op.INJURE, op.EXHAUST_LAW, op.ACTIVATE_LAW)


def law_lines(s: Board, thing: i64, which: i64, going: i64 = -1) -> vec[i64]:
    """The triggered lines that a card has under a Law, or under a written one about its own going by an
    event; in hand and Deck what is printed on it.
    """
    code = s.library.code
    out = vec[i64]()
    if s.get(thing, its.ZONE) == op.BOARD:
        if not values.may_trigger(s, thing, 1 << which | WRITTEN):
            return out
        found = values.lines_of(s, thing)
    else:
        found = printed_lines(s, thing)
    for packed in found:
        header = header_of(packed)
        if lay.kind(code, header) == op.TRIGGERED:
            if lay.get(code, header, lay.KEYWORD) == which or (going >= 0 and own_going(s, header)):
                out = append(out, packed)
    return out


def note_lines(s: Board, lines: vec[i64], source: i64, you: i64, held: vec[i64], going: i64 = -1) -> None:
    for packed in lines:
        if not came_so(s, packed) or not dealt_so(s, packed, you, held):
            continue
        if written(s, header_of(packed)):
            hear(s, thing_of(source), packed, you, going, actor_of(s, source), source, 0, 0)
        else:
            note(s, packed, source, you, held, pending.BY_TRIGGER)


def came_so(s: Board, packed: i64) -> bool:
    """Whether its card came or went as a bracket of its Law says: ENTER (from Prepared)* (R220)."""
    code = s.library.code
    header = header_of(packed)
    if not lay.has_limit(code, header, op.WAY):
        return True
    way = lay.limit_number(code, header, op.WAY)
    thing = carrier_of(packed)
    if way in (op.WENT_TO_HAND, op.WENT_TO_DECK):
        return s.get(thing, its.ZONE) == (op.HAND if way == op.WENT_TO_HAND else op.DECK)
    came = s.worked.way
    if way == op.CAME_BY_ACTIVATION:
        return came in (op.CAME_PREPARED, op.CAME_FROM_HAND, op.CAME_BY_ACTIVATION)
    if way in (op.CAME_PREPARED, op.CAME_BY_SPAWNING, op.CAME_BY_REACTIVATION):
        return came == way
    if came == op.CAME_BY_REACTIVATION:
        return False
    zones = {op.CAME_FROM_HAND: op.HAND, op.CAME_FROM_DECK: op.DECK, op.CAME_FROM_IDLE: op.IDLE}
    return s.get(thing, its.FROM) == zones.get(way, op.BOARD)


def dealt_so(s: Board, packed: i64, you: i64, held: vec[i64]) -> bool:
    """Whether one of the damaged cards is of the kind that a bracket of INJURE asks for (R231)."""
    code = s.library.code
    header = header_of(packed)
    if not lay.has(code, header, lay.LIMITS):
        return True
    at = lay.part(code, header, lay.LIMITS)
    index = lay.pair_of_kind(code, at, op.TO_WHOM)
    if index < 0:
        return True
    scene = Scene(s.ref(carrier_of(packed)), you, vec[i64]())
    for one in held:
        if slot_of(one) == links.DAMAGED_SLOT:
            if s.rules.fits(s, at + lay.pair_number(code, at, index), value_of(one), scene):
                return True
    return False


# ---- events


def event(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """Something happens on the present beat: it is remembered, and written triggers on it come."""
    if who == 0:
        who = actor_of(s, a if a != 0 else b)
    row = vec[i64]([kind, s.turn, s.beat, who, a, b, n, face_at(s, who), face_at(s, a)])
    if len(s.recent) < MOST_RECENT * history.WIDTH:
        s.recent = history.added(s.recent, row)
    kept = row[:]
    kept[history.B] = s.resolving
    s.history = history.added(s.history, kept)
    bit = s.library.ears[kind]
    if s.library.listens & bit == 0:
        return
    for thing in s.board:
        if s.get(thing, its.SIDE) != its.FACE_DOWN and values.may_hear(s, thing, bit):
            for packed in values.lines_of(s, thing):
                listen(s, thing, packed, s.get(thing, its.CONTROLLER), kind, who, a, b, n)
    for card in s.odd:
        if off_board(s.get(card, its.ZONE)) and s.library.events[s.get(card, its.FACE)] & bit != 0:
            for packed in lines_off_board(s, card):
                listen(s, card, packed, s.get(card, its.OWNER), kind, who, a, b, n)


def keep_announced(s: Board, player: i64, thing: i64) -> None:
    """An Activation is announced: it counts in its turn, whatever becomes of it (R188)."""
    face = s.get(thing, its.FACE)
    row = vec[i64]([op.ANNOUNCE, s.turn, s.beat, player_value(player), s.ref(thing), 0, 0, -1, face])
    s.history = history.added(s.history, row)


def actor_of(s: Board, about: i64) -> i64:
    """Who does what no card does: the player whose Ability or Cost it is, else whose card it happens to."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Resolve):
        return player_value(top.you)
    if about <= 0 or is_player(about) or is_effect(about):
        return player_value(s.active)
    return player_value(s.get(thing_of(about), its.CONTROLLER))


def printed_lines(s: Board, card: i64) -> vec[i64]:
    """The lines of a card off the board, by its printed Roles."""
    printed = s.library.unit_roles[s.get(card, its.FACE)]
    return own_lines(s, card, printed, has_role_lines(s, card), vec[i64]())


def lines_off_board(s: Board, card: i64) -> vec[i64]:
    """The lines of a card that work where it lies outside the board (3.2.4)."""
    out = vec[i64]()
    for packed in printed_lines(s, card):
        if lay.get(s.library.code, header_of(packed), lay.ZONE) == s.get(card, its.ZONE):
            out = append(out, packed)
    return out


def listen(s: Board, thing: i64, packed: i64, you: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One line and one event."""
    header = header_of(packed)
    if (
        s.library.hears[header] & s.library.ears[kind] == 0
        or lay.kind(s.library.code, header) != op.TRIGGERED
    ):
        return
    which = lay.get(s.library.code, header, lay.KEYWORD)
    if which == op.RITUAL:
        count_ritual(s, thing, packed, kind, who, a, b, n)
    elif which == op.WHEN or which == op.IF_LAW:
        hear(s, thing, packed, you, kind, who, a, b, n)


def face_at(s: Board, value: i64) -> i64:
    if value <= 0 or is_player(value) or is_effect(value):
        return -1
    return s.get(thing_of(value), its.FACE)


def hear(s: Board, thing: i64, packed: i64, you: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One written trigger and one event."""
    code = s.library.code
    header = header_of(packed)
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    if kind == op.USE and own_use(s, thing, header, a):
        return
    scene = Scene(s.ref(thing), you, vec[i64]())
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if lay.kind(code, pattern) != kind or not conditions.number_fits(s, pattern, n, scene):
            i += 1
            continue
        if conditions.fits_event(s, pattern, scene, who, a, b, n):
            held = append(scene.bound, hold(links.PLAYER_SLOT, doer(s, who)))
            if kind == op.TAKE or kind == op.DEAL:
                held = append(held, links.dealt(n))
            elif kind == op.HEAL:
                held = append(held, links.healed(n))
            how = BY_WHEN if lay.get(code, header, lay.KEYWORD) == op.WHEN else pending.BY_TRIGGER
            note(s, packed, scene.source, scene.you, held, how)
            show_met(s, pattern, a)
            return
        i += 1


def show_met(s: Board, pattern: i64, value: i64) -> None:
    """A card that has met a Law by what it is, unseen in a hand or Deck, is shown to all (R170)."""
    code = s.library.code
    if value <= 0 or is_player(value) or is_effect(value) or not lay.has(code, pattern, lay.A):
        return
    thing = thing_of(value)
    if s.get(thing, its.ZONE) not in (op.HAND, op.DECK) or s.seers(thing) == s.everybody():
        return
    selection = lay.part(code, pattern, lay.A)
    if lay.kind(code, selection) != op.MATCH or not lay.has(code, selection, lay.FITS):
        return
    at = lay.part(code, selection, lay.FITS)
    test = lay.first_test(at)
    while test < lay.tests_end(code, at):
        kind = lay.kind(code, test)
        any_card = kind == op.NOUN and lay.get(code, test, lay.X) == op.CARD
        if not any_card and kind not in OPEN_TESTS:
            s.let_know(thing, s.every_seat())
            s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))
            return
        test += lay.TEST


def own_use(s: Board, thing: i64, header: i64, link: i64) -> bool:
    """Whether the Ability that is used is this line itself, which does not hear its own use (R181)."""
    at = pending.find(s.stack, link)
    if at < 0 or pending.get(s.stack, at, pending.HEADER) != header:
        return False
    return thing_of(pending.get(s.stack, at, pending.SOURCE)) == thing


def doer(s: Board, who: i64) -> i64:
    """The player who did something, as a register holds it."""
    if is_player(who) or who <= 0:
        return who if who > 0 else player_value(s.active)
    return player_value(s.get(thing_of(who), its.CONTROLLER))


def count_ritual(s: Board, thing: i64, packed: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
    """One counted action more (R100); at the number the line waits, and at each further one while it was
    Cancelled.
    """
    code = s.library.code
    header = header_of(packed)
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    if begins(s, carrier_of(packed), kind, who, a):
        return
    scene = said_by(s, thing)
    hit = False
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        wanted = lay.kind(code, pattern)
        key = header << 3 | i
        if wanted == op.DIFFERENT_ARCHETYPES:
            if kind == op.ACTIVATE and conditions.bind(s, lay.part(code, pattern, lay.WHO), who, scene):
                seen = tallies.count(s.rituals, scene.source, key)
                more = values.hues_of(s, thing_of(a)) & ~seen
                s.rituals = tallies.added(s.rituals, scene.source, key, more)
                hit = True
        elif wanted == kind and conditions.fits_event(s, pattern, scene, who, a, b, n):
            points: i64 = n if lay.get(code, pattern, lay.FORM) == op.BY_POINTS else i64(1)
            s.rituals = tallies.added(s.rituals, scene.source, key, points)
            hit = True
        i += 1
    if hit and ritual_full(s, scene, header):
        note(s, packed, scene.source, scene.you, vec[i64](), pending.BY_TRIGGER)


def begins(s: Board, card: i64, kind: i64, who: i64, a: i64) -> bool:
    """Whether this made the card Active, from where on its RITUAL counts (R100); a Leader was before."""
    came: i64 = a if kind == op.ACTIVATE else who if kind == op.ENTER else i64(0)
    if came <= 0 or is_player(came) or is_effect(came) or thing_of(came) != card:
        return False
    return s.library.leads[s.get(card, its.FACE)] == 0


def ritual_full(s: Board, scene: Scene, header: i64) -> bool:
    code = s.library.code
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        have = tallies.count(s.rituals, scene.source, header << 3 | i)
        if lay.kind(code, pattern) == op.DIFFERENT_ARCHETYPES:
            need = s.rules.amount(s, lay.part(code, pattern, lay.A), scene)
            if how_many(have) < need:
                return False
        elif have < needed(s, pattern):
            return False
        i += 1
    return True


def needed(s: Board, pattern: i64) -> i64:
    """How often a counted action is asked for: LOW of what it is about."""
    code = s.library.code
    for field in (lay.A, lay.B, lay.WHO):
        if lay.has(code, pattern, field):
            selection = lay.part(code, pattern, field)
            if lay.kind(code, selection) == op.MATCH and lay.get(code, selection, lay.LOW) > 0:
                return lay.get(code, selection, lay.LOW)
    return 1


def ritual_done(s: Board, source: i64, header: i64) -> None:
    """After success progress starts again (8.5.25)."""
    out = vec[i64]()
    for at in tallies.each(s.rituals):
        if (
            tallies.get(s.rituals, at, tallies.WHOSE) != source
            or tallies.get(s.rituals, at, tallies.WHAT) >> 3 != header
        ):
            out = extend(out, s.rituals[at : at + tallies.WIDTH])
    s.rituals = out


# ---- states


def note_states(s: Board) -> None:
    """HONEST, OUTLAST, ISOLATED, RESONATE with a one-time Ability come when their state begins (R96)."""
    now = vec[i64]()
    states: i64 = STATE_LAWS
    for thing in s.board:
        if s.get(thing, its.SIDE) == its.FACE_DOWN or not values.may_trigger(s, thing, states):
            continue
        for packed in state_lines(s, thing):
            if values.state_law_holds(s, thing, header_of(packed)):
                now = pairs.added(now, s.ref(thing), header_of(packed))
                if not pairs.has(s.truths, s.ref(thing), header_of(packed)):
                    state_begins(s, thing, packed)
    s.truths = now


def state_lines(s: Board, thing: i64) -> vec[i64]:
    out = vec[i64]()
    if not values.may_trigger(s, thing, STATE_LAWS):
        return out
    for packed in values.lines_of(s, thing):
        if trigger_of(s.library.traits[header_of(packed)]) & STATE_LAWS != 0:
            out = append(out, packed)
    return out


def state_begins(s: Board, thing: i64, packed: i64) -> None:
    """At most once per turn and card (R96)."""
    header = header_of(packed)
    if limits.used_this_turn(s, thing, header) == 0:
        limits.use_this_turn(s, thing, header)
        note(s, packed, s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64](), pending.BY_TRIGGER)


def states_at_action(s: Board) -> None:
    """At the start of the Action Phase those whose state holds come again (R96)."""
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == s.active and s.get(thing, its.SIDE) != its.FACE_DOWN:
            for packed in state_lines(s, thing):
                if values.state_law_holds(s, thing, header_of(packed)):
                    state_begins(s, thing, packed)

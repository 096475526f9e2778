"""What happens, and which Responses fit it: judged at once, by how things stand when it happens (R187).

An event waits in `s.recent` until the clause, step or ending that caused it is done; then its window
opens. Each is a run of integers: its length, what it is, its place among simultaneous ones (R103), whom
it may be about, and behind that the Responses of cards In Play that fit, each with the registers that its
condition has filled. For Hands every Response from Hand that there is in this game is judged, for both
players, whether somebody holds it or not: what is held must not be written where others can look.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.board.squares import SQUARES as BOARD_SQUARES
from sandtable.games.antithesis.board.squares import for_player, lowest
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.evaluating import gifts, values
from sandtable.games.antithesis.evaluating.filters import header_of
from sandtable.games.antithesis.evaluating.patterns import event_fits
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import ASKS_TABLE, Board
from sandtable.timing.events import remember
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_effect, is_player, is_thing, player_of, thing_of

LENGTH: Final = 0
KIND: Final = 1
WHO: Final = 2
A: Final = 3
B: Final = 4
N: Final = 5
SQUARES: Final = 6
ORDER: Final = 7  # its place among events that happen together
OTHERS: Final = 8  # how many Characters it may be about; they follow
FIRST_OTHER: Final = 9

SOURCE: Final = 1  # of a Response that fits; its length comes first
HEADER: Final = 2
YOU: Final = 3
WHICH: Final = 4  # which Character it fits, if it fits several (R187)
FIRST_HELD: Final = 5
BY_ITSELF: Final = 2  # added to YOU: it is no Response, and nobody is asked (R208)

NOBODY: Final = -1  # the card of a Response that is judged for a Hand
UNORDERED: Final = 0  # `s.phase` before the first Offensive Player is known: no window opens (R101)

_OTHERS: Final = 3  # the rank of what does not come first (R103)


def is_from_hand(kind: i64) -> bool:
    """Whether it is one of the windows in which cards in Hand can answer (R191)."""
    if kind == op.MAIN_PHASE_STARTS or kind == op.STRATEGY_SHIFTED or kind == op.DEPLOYED:
        return True
    if kind == op.ABILITY_TRIGGERED or kind == op.ATTACK_DECLARED or kind == op.STRENGTH_KNOWN:
        return True
    return kind == op.KILLED or kind == op.MOVE_COMPLETED


def happen(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64, squares: i64 = 0) -> None:
    """Something has happened."""
    happen_to_one(s, kind, who, append(vec[i64](), a), b, n, squares)


def happen_to_one(s: Board, kind: i64, who: i64, others: vec[i64], b: i64, n: i64, squares: i64) -> None:
    """The same where it may be about one of several Characters: whoever responds names one (R187)."""
    s.happened = s.beat
    faces = s.faces
    a: i64 = 0
    if len(others) > 0:
        a = others[0]
    if faces.remembered & faces.ears[kind] != 0:
        remember(s, kind, who, a, b, n if kind != op.ABILITY_TRIGGERED else header_of(s, a))
        s.change(ASKS_TABLE)
    if s.phase == UNORDERED:
        return
    event = vec[i64]([0, kind, who, a, b, n, squares, order_of(s, kind, who, a, squares), i64(len(others))])
    event = extend(event, others)
    if s.library.listens & faces.ears[kind] != 0:
        event = judged_in_play(s, event)
        if is_from_hand(kind):
            for header in from_hand(s.library):
                for player in s.order:
                    event = judged(s, event, NOBODY, player, header)
    event[LENGTH] = len(event)
    s.recent = extend(s.recent, event)


def judged_in_play(s: Board, event: vec[i64]) -> vec[i64]:
    """The event, with the Responses of cards In Play that fit behind it."""
    code = s.faces.code
    read = values.listed(s)
    heard = read.heard & s.faces.ears[event[KIND]] != 0
    if s.library.revealed & s.faces.ears[event[KIND]] != 0:
        event = judged_revealed(s, event)
    if not heard and len(s.attacks) == 0:
        return event  # nobody listens
    spot: i64 = -1
    for thing in s.board:
        spot += 1
        if read.kinds[spot] & values.bit_of_kind(op.RESPONSE) == 0 and len(s.attacks) == 0:
            continue
        lines = read.lines
        at = read.first[spot]
        end = read.first[spot + 1] if heard else at
        if values.line_of(s, thing) > 0:  # it makes an Attack, which may have Keywords of its own (R132)
            lines = values.abilities(s, thing)
            at = 0
            end = len(lines)
        while at < end:
            if (
                lay.kind(code, lines[at]) == op.RESPONSE
                or lay.get(code, lines[at], lay.FLAGS) & op.FORCED != 0
            ):
                event = judged(s, event, thing, s.get(thing, its.CONTROLLER), lines[at])
            at += 1
    return event


def judged_revealed(s: Board, event: vec[i64]) -> vec[i64]:
    """The event, with what While Revealed says of it behind."""
    code = s.faces.code
    for player in s.order:
        strategy = s.strategy(player)
        if strategy >= 0:
            for header in gifts.printed(s, strategy):
                if lay.get(code, header, lay.FLAGS) & op.FORCED != 0:
                    event = judged(s, event, strategy, player, header)
    return event


def from_hand(lib: Library) -> vec[i64]:
    """The Responses that are used from Hand, of all cards of this game."""
    if not lib.hand_known:
        lib.hand_known = True
        for header in lib.abilities:
            if lay.kind(lib.code, header) == op.RESPONSE and lay.get(lib.code, header, lay.ZONE) == op.HAND:
                if header not in lib.hand_responses:
                    lib.hand_responses = append(lib.hand_responses, header)
    return lib.hand_responses


def with_hand(s: Board, event: vec[i64], player: i64) -> vec[i64]:
    """An event, and behind it also the Responses of cards in a Hand that fit."""
    if not is_from_hand(event[KIND]):
        return event
    fit = in_hand(event, player)
    if len(fit) == 0:
        return event
    out = event
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player:
            for header in s.rules.elsewhere(s, thing, op.RESPONSE):
                for at in fit:
                    if event[at + HEADER] == header:
                        made = event[at : at + event[at]]
                        made[SOURCE] = s.ref(thing)
                        out = extend(out, made)
    return out


def speaks(s: Board, thing: i64, event: vec[i64], other: i64) -> bool:
    """A card that is killed, or leaves, answers its own damage, kill and leaving only (R70, R187, R204)."""
    if not s.flag(thing, its.IS_KILLED) and thing not in s.worked.dying:
        return True
    if event[KIND] == op.LEFT_PLAY:
        return event[WHO] == s.ref(thing)
    return (event[KIND] == op.DAMAGE_DEALT or event[KIND] == op.KILLED) and other == s.ref(thing)


def judged(s: Board, event: vec[i64], thing: i64, you: i64, header: i64) -> vec[i64]:
    """The event, with a Response behind it if it fits, once for each Character that it fits."""
    code = s.faces.code
    pattern = lay.pattern(code, lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR), 0)
    if lay.kind(code, pattern) != event[KIND]:
        return event
    source: i64 = 0
    if thing >= 0:
        source = s.ref(thing)
    i: i64 = 0
    while i < event[OTHERS]:
        other = event[FIRST_OTHER + i]
        scene = Scene(source, you, vec[i64]())
        if thing < 0 or speaks(s, thing, event, other):
            if event_fits(
                s, pattern, scene, event[KIND], event[WHO], other, event[B], event[N], event[SQUARES]
            ):
                many: i64 = len(scene.bound)
                whose = you
                if lay.get(code, header, lay.FLAGS) & op.FORCED != 0:
                    whose += BY_ITSELF
                event = extend(event, vec[i64]([FIRST_HELD + many, scene.source, header, whose, other]))
                event = extend(event, scene.bound)
        i += 1
    return event


# ---- the order of simultaneous events (R103)


def order_of(s: Board, kind: i64, who: i64, a: i64, squares: i64) -> i64:
    of_card = kind == op.DAMAGE_DEALT or kind == op.KILLED or kind == op.DEPLOYED
    about: i64 = a if is_card(a) and of_card else who
    player: i64 = s.active
    place: i64 = BOARD_SQUARES
    face: i64 = 0
    if is_player(about):
        player = player_of(about)
    elif is_card(about):
        thing = thing_of(about)
        player = s.get(thing, its.CONTROLLER)
        where = squares if squares != 0 else s.get(thing, its.SQUARES)
        if where == 0 and s.last_seen(about):
            where = s.get(thing, its.LAST_SQUARES)
        if where != 0:
            place = lowest(for_player(player, where))
        face = s.get(thing, its.FACE)
    second: i64 = 0 if player == s.active else 1
    return ((rank_of(kind) << 1 | second) << 6 | place) << 16 | face


def rank_of(kind: i64) -> i64:
    """Damage, kills and leaving come before all others (R103)."""
    if kind == op.DAMAGE_DEALT:
        return 0
    if kind == op.KILLED:
        return 1
    if kind == op.LEFT_PLAY:
        return 2
    return _OTHERS + kind


def is_card(value: i64) -> bool:
    return value > 0 and is_thing(value) and not is_effect(value)


def sorted_events(events: vec[i64]) -> vec[i64]:
    """Events one behind the other, the first to open its window first."""
    starts = vec[i64]()
    at: i64 = 0
    while at < len(events):
        i: i64 = len(starts)
        starts = append(starts, at)
        while i > 0 and events[starts[i - 1] + ORDER] > events[at + ORDER]:
            starts[i] = starts[i - 1]
            i -= 1
        starts[i] = at
        at += events[at]
    out = vec[i64](capacity=len(events))
    for start in starts:
        out = extend(out, events[start : start + events[start]])
    return out


# ---- reading one


def matches(event: vec[i64]) -> vec[i64]:
    """Where the Responses of cards that fit begin."""
    out = vec[i64]()
    at: i64 = FIRST_OTHER + event[OTHERS]
    while at < len(event):
        if event[at + SOURCE] != 0 and event[at + YOU] < BY_ITSELF:
            out = append(out, at)
        at += event[at]
    return out


def by_itself(s: Board, event: vec[i64]) -> vec[i64]:
    """Where what happens by itself begins, that of the Offensive Player first (R208)."""
    out = vec[i64]()
    if len(event) == FIRST_OTHER + event[OTHERS]:
        return out  # nothing waits for it
    for player in (s.active, 1 - s.active):
        at: i64 = FIRST_OTHER + event[OTHERS]
        while at < len(event):
            if event[at + YOU] == player + BY_ITSELF:
                out = append(out, at)
            at += event[at]
    return out


def alike(event: vec[i64], rows: vec[i64], one: i64, end: i64) -> i64:
    """How many of the first of these rows are of the same ability of the same card, for the same Character:
    it has been given to it so often (R300).
    """
    count: i64 = 0
    index: i64 = 0
    while index < end:
        at = rows[index]
        same = event[at + SOURCE] == event[one + SOURCE] and event[at + HEADER] == event[one + HEADER]
        if same and event[at + WHICH] == event[one + WHICH]:
            count += 1
        index += 1
    return count


def can_answer(s: Board, event: vec[i64], at: i64) -> bool:
    """Whether the card of a Response that fits is there when its player is asked. One that has gone answers
    what made it go: its own damage and kill, and a leaving (R70, R187).
    """
    source = event[at + SOURCE]
    if s.same(source):
        return True
    kind = event[KIND]
    own = kind == op.LEFT_PLAY or (
        (kind == op.KILLED or kind == op.DAMAGE_DEALT) and event[at + WHICH] == source
    )
    return own and s.last_seen(source)


def in_hand(event: vec[i64], player: i64) -> vec[i64]:
    """Where those begin that would fit from the Hand of a player."""
    out = vec[i64]()
    at: i64 = FIRST_OTHER + event[OTHERS]
    while at < len(event):
        if event[at + SOURCE] == 0 and event[at + YOU] == player:
            out = append(out, at)
        at += event[at]
    return out


def held(event: vec[i64], at: i64) -> vec[i64]:
    """The registers that its condition has filled."""
    return event[at + FIRST_HELD : at + event[at]]

"""Cards between hand, deck and piles: discarding, carrying, shuffling, drawing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.athernum.cardset.library import ELSEWHERE
from sandtable.games.athernum.changes.leaving import leave_one
from sandtable.games.athernum.changes.statics import stack_elsewhere
from sandtable.games.athernum.changes.zones import lower_top, relocate
from sandtable.games.athernum.evaluating.layers import ABSENT
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import departed, facts
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.timing.events import event, replaced, stopped
from sandtable.timing.values import NOTHING, player_value

HIDDEN: Final = (op.HAND, op.DECK, op.EXTRA_DECK)  # what goes from here to where all see it is followed there
OPEN: Final = (op.DISCARD_PILE, op.VOID)


def discard(s: Board, thing: i64, by: i64) -> bool:
    """Put a thing into its owner's discard pile, from wherever it is (0.def.discard)."""
    zone = s.get(thing, its.ZONE)
    if zone == op.BOARD:
        return leave_one(s, thing, op.DISCARD_PILE, op.DISCARD)
    if zone == its.GONE or zone == op.DISCARD_PILE:
        return False
    ref = s.ref(thing)
    if stopped(s, op.DISCARD, player_value(by), ref, zone, 0):
        return False
    if replaced(s, op.ARRIVE, NOTHING, ref, op.DISCARD_PILE, zone):
        return False
    event(s, op.DISCARD, player_value(by), ref, zone, 0)
    s.tell(facts.DISCARDED, s.get(thing, its.OWNER), s.get(thing, its.FACE))
    heard = s.library.flags[s.get(thing, its.FACE)] & ELSEWHERE != 0
    followed = zone in HIDDEN or heard  # what this has triggered finds it in the pile (R127)
    if followed:
        note_object(s, thing)
    relocate(s, thing, op.DISCARD_PILE, False)
    if followed:
        s.put(thing, its.AFTER, s.get(thing, its.STAMP))
    event(s, op.ARRIVE, NOTHING, s.ref(thing), op.DISCARD_PILE, zone)
    stack_elsewhere(s, thing)
    return True


def note_object(s: Board, thing: i64) -> None:
    """Which object a card was that did not lie on the game board, so that it is found where it goes."""
    stamp, owner = s.get(thing, its.STAMP), s.get(thing, its.OWNER)
    last = departed.packed(stamp, its.LIES_UP, departed.NO_SLOT, owner, ABSENT, ABSENT)
    s.put(thing, its.LAST, last)


def carry(
    s: Board, thing: i64, zone: i64, verb: i64, by: i64, keep: bool = False, leaders: bool = False
) -> bool:
    """Return, move or put a thing into a zone that is not the board."""
    if s.get(thing, its.ZONE) == its.GONE:
        return False
    if s.get(thing, its.ZONE) == op.BOARD:
        return leave_one(s, thing, zone, verb, keep, leaders)
    if s.get(thing, its.ZONE) == zone:
        if zone != op.DECK:
            return False  # it lies there already: nothing is moved, and nothing is counted
        s.put(thing, its.RANK, s.tick())
        lower_top(s, s.get(thing, its.OWNER), thing)
        return True
    ref = s.ref(thing)
    if stopped(s, verb, player_value(by), ref, zone, 0):
        return False
    origin = s.get(thing, its.ZONE)
    if replaced(s, op.ARRIVE, NOTHING, ref, zone, origin):
        return False
    event(s, verb, player_value(by), ref, zone, 0)
    followed = origin in HIDDEN and zone in OPEN  # as what is discarded
    if followed:
        note_object(s, thing)
    relocate(s, thing, zone, keep)
    if followed:
        s.put(thing, its.AFTER, s.get(thing, its.STAMP))
    event(s, op.ARRIVE, NOTHING, s.ref(thing), zone, origin)
    stack_elsewhere(s, thing)
    return True


def shuffle(s: Board, owner: i64) -> None:
    """Put a deck into random order (0.def.shuffle); nobody knows any card of it any more."""
    s.shuffle(s.pile_of(owner, op.DECK))
    s.tell(facts.SHUFFLED, owner, 0)
    event(s, op.SHUFFLE, player_value(owner), NOTHING, 0, op.DECK)


def draw(s: Board, player: i64, count: i64) -> i64:
    """Draw cards one after the other (7.2.3d, R125); the answer is how many."""
    drawn: i64 = 0
    value = player_value(player)
    while count > 0:
        count -= 1
        card = s.top_of(player, op.DECK)
        if stopped(s, op.DRAW, value, NOTHING, op.EMPTY if card < 0 else 0, 1):
            continue
        card = s.top_of(player, op.DECK)
        if card < 0:
            s.let(player, their.DECKED, 1)  # R61
            break
        take_card(s, player, card)
        drawn += 1
    return drawn


def take_card(s: Board, player: i64, card: i64) -> None:
    """The card becomes one of the hand, and counts as drawn."""
    relocate(s, card, op.HAND, False)
    s.let(player, their.DRAWN, s.of(player, their.DRAWN) + 1)
    s.tell(facts.DREW, player, s.get(card, its.FACE))
    event(s, op.DRAW, player_value(player), s.ref(card), 0, 1)
    event(s, op.DRAW_NTH, player_value(player), s.ref(card), 0, s.of(player, their.DRAWN))

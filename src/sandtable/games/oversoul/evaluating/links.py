"""Links of the chain: what each is, and which one a text means (10.0.7, R112, R116).

A link is an entry of `s.stack` (timing/pending.py). Its KIND says what it is; an Activation, an Attack and a
Prepare have no header.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import TAGS, hold, ref_of, stamp_of, thing_of

ACTIVATION: Final = 4  # kinds beside BY_TRIGGER and BY_USE
ATTACKING: Final = 5
PREPARING: Final = 6

CARRIER_SLOT: Final = 900  # the Construct whose line its host uses
DAMAGED_SLOT: Final = 901
DEALT_SLOT: Final = 902  # a number
PLAYER_SLOT: Final = 903  # who did what the Law says
OPPONENT_SLOT: Final = 904  # the one opponent that was named (R145)
HEALED_SLOT: Final = 907  # a number
ATTACKER_SLOT: Final = 906  # of an Attack that this program has Cancelled, or in which it was triggered
GAZED_SLOT: Final = 908  # whose Deck was Gazed at
USER_SLOT: Final = 909  # the card that used the Ability that a Law waited for (R237)
ORDER_SLOT: Final = 910  # cards that go to an end of a Deck, in the order that their owner has named (R168)
BEGAN_SLOT: Final = 911  # a number: the beat before the first step
EVENT_SLOT: Final = 905  # what a Keyworded Law was about, such as the card that was Shattered


def dealt(number: i64) -> i64:
    """The DMG dealt, as a register holds it: tagged, so that nobody takes it for a thing."""
    return hold(DEALT_SLOT, number_value(number))


def healed(number: i64) -> i64:
    """The HP Healed, in the same way."""
    return hold(HEALED_SLOT, number_value(number))


def number_value(number: i64) -> i64:
    return TAGS | number


def number_of(value: i64) -> i64:
    return value & ~TAGS


def missed(value: i64) -> i64:
    """A card that was named and is not reached: what it is may be read, and nothing is done to it (R113)."""
    return ref_of(thing_of(value), 0)  # no card ever has that stamp


def is_missed(value: i64) -> bool:
    return stamp_of(value) == 0


def link_fits(s: Board, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
    """One test about a link itself: whose it is, of which kind, and where in the chain."""
    at = pending.find(s.stack, value)
    if at < 0:
        return False
    how = pending.get(s.stack, at, pending.KIND)
    face = s.get(thing_of(pending.get(s.stack, at, pending.SOURCE)), its.FACE)
    lib = s.library
    if kind == op.SIDE:
        mine = pending.get(s.stack, at, pending.YOU) == scene.you
        if x == op.YOURS:
            return mine
        return s.opposes(pending.get(s.stack, at, pending.YOU), scene.you) == (x == op.OPPOSING)
    if kind == op.NOUN:
        if x == op.ABILITY:
            return how == pending.BY_USE or how == pending.BY_TRIGGER
        if how != ACTIVATION:
            return False
        return x == op.CARD or lib.kind[face] == x or (x == op.LEADER and lib.leads[face] == 1)
    if kind == op.UNDER_LAW:
        header = pending.get(s.stack, at, pending.HEADER)
        law = lay.get(lib.code, header, lay.KEYWORD) if header != 0 else i64(0)
        return law != 0 and law in (x, y)
    if kind == op.NO_LEADER:
        return not s.flag(thing_of(pending.get(s.stack, at, pending.SOURCE)), its.IS_LEADER)
    if kind == op.USED_BY:
        thing = thing_of(pending.get(s.stack, at, pending.SOURCE))
        return lib.kind[face] == x and s.get(thing, its.PLACE) != its.LEADER_ZONE
    return kind != op.BELOW or at == below_top(s)


def announced(s: Board, value: i64) -> i64:
    """The card whose Activation a link is, -1 for every other link."""
    at = pending.find(s.stack, value)
    if at < 0 or pending.get(s.stack, at, pending.KIND) != ACTIVATION:
        return -1
    return thing_of(pending.get(s.stack, at, pending.SOURCE))


def below_top(s: Board) -> i64:
    """The link directly below the one that is being announced or that resolves."""
    return pile.top(s.stack) if s.resolving == 0 else resolving_below(s)


def resolving_below(s: Board) -> i64:
    at = pile.find(s.stack, s.resolving)
    return pile.below(s.stack, at) if at >= 0 else pile.top(s.stack)


def number_of_next(s: Board) -> i64:
    """The Timeshift number that one more link would have (10.0.7)."""
    return pile.depth(s.stack) + 1

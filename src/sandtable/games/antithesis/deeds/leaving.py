"""Cards go from one zone to another: out of play, into Hand, deck, Discard Pile or Out of Game Zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.antithesis.evaluating import patterns, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.timing.facts import moved
from sandtable.timing.values import player_value

DECKS: Final = (zones.MAIN_DECK, zones.OBJECTIVE_DECK, zones.STRATEGY_DECK)


def may_leave(s: Board, thing: i64) -> bool:
    """Whether an effect can make a card leave play: no Directive (R129), and nothing that no text forbids."""
    if values.kind_of(s, thing) == i.DIRECTIVE:
        return False
    return patterns.forbidden(s, i.LEFT_PLAY, s.ref(thing)) == 0


def send(s: Board, thing: i64, zone: i64, end: i64 = i.INTO, player: i64 = -1) -> bool:
    """An effect moves a card to its owner's zone, from wherever it lies; what cannot leave play stays. It may
    be said whose effect it is.
    """
    if s.get(thing, its.ZONE) == zones.IN_PLAY:
        if not s.in_play(thing) or not may_leave(s, thing):
            return False
        leave(s, thing, zone, end, player)
    else:
        to_zone(s, thing, zone, end)
    return True


def leave(s: Board, thing: i64, zone: i64, end: i64 = i.INTO, player: i64 = -1) -> None:
    """A card leaves play: what it was is remembered (R182), its tokens are lost (R131), its Modifications are
    discarded (R125). Its own Response to that is noted while it is still there (R187).
    """
    ref = s.ref(thing)
    if s.flag(thing, its.IS_DOOMED):
        zone = zones.OUT_OF_GAME
    squares = s.get(thing, its.SQUARES)
    by: i64 = 0  # whose effect it is, and where it goes: told only if some text asks
    if s.library.particular and player >= 0:
        by = player_value(player)
    happen(s, i.LEFT_PLAY, ref, 0, by, zone if s.library.particular else 0, squares)
    keywords = values.keyword_bits(s, thing)
    presence = values.presence(s, thing)
    s.put(thing, its.LAST_CONTROLLER, s.get(thing, its.CONTROLLER))
    s.put(thing, its.LAST_SQUARES, squares)
    s.put(thing, its.LAST_KEYWORDS, keywords)
    s.put(thing, its.LAST_PRESENCE, presence)
    s.put(thing, its.LAST, s.get(thing, its.STAMP))
    for item in s.items_of(thing):
        discard(s, item)
    s.put(thing, its.SQUARES, 0)
    s.put(thing, its.DAMAGE, 0)
    token: i64 = 0
    while token < its.KINDS_OF_TOKENS:
        s.put(thing, its.TOKENS + token, 0)
        token += 1
    s.put(thing, its.HOST, -1)
    s.put(thing, its.SIDE, its.RECOVERED)
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.CONTROLLER, s.get(thing, its.OWNER))
    s.clear_flag(thing, its.IS_KILLED | its.IS_CHARGED | its.IS_REPLACED | its.IS_DOOMED | its.IS_BORROWED)
    to_zone(s, thing, zone, end)
    s.put(thing, its.AFTER, s.get(thing, its.STAMP))


def to_zone(s: Board, thing: i64, zone: i64, end: i64 = i.INTO) -> None:
    """A card is put into a zone of its owner, on top unless it goes to the bottom. In a Hand it bears no
    mark; on a deck those know it who saw it go there (R192).
    """
    was = s.get(thing, its.ZONE)
    seers = s.seers(thing)
    if was == zones.HAND and zone in DECKS and seers & s.every_seat() != s.every_seat():
        s.blur(s.get(thing, its.OWNER))
    s.lie_in(thing, zone)
    s.clear_flag(thing, its.IS_DECLARED | its.IS_ON_TOP)
    if zone == zones.HAND:
        s.put(thing, its.KNOWN, 0)
    elif zone in DECKS:
        s.put(thing, its.KNOWN, seers)
        if end == i.ON_BOTTOM:
            s.to_bottom(thing)
    else:
        s.put(thing, its.KNOWN, s.everybody())
    tell(s, thing, zone, seers)


def tell(s: Board, thing: i64, zone: i64, seers: i64) -> None:
    owner = s.get(thing, its.OWNER)
    face = s.get(thing, its.FACE)
    if zone == zones.DISCARD_PILE:
        s.tell(facts.DISCARDED, owner, face)
    elif zone == zones.OUT_OF_GAME:
        s.tell(facts.REMOVED, owner, face)
    else:
        everybody = seers & s.every_seat() == s.every_seat()
        s.tell(facts.RETURNED, owner, moved(face if everybody else facts.UNSEEN, zone))


def discard(s: Board, thing: i64) -> None:
    """To its owner's Discard Pile, from wherever it lies, whatever forbids it (KILL.2, R125)."""
    if s.get(thing, its.ZONE) == zones.IN_PLAY:
        leave(s, thing, zones.DISCARD_PILE)
    else:
        to_zone(s, thing, zones.DISCARD_PILE)

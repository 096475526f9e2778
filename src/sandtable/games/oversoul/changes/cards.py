"""Cards between Deck, hand, Idle Zone and Exile (8.7.18 to 8.7.24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul.changes.noting import event, law_lines, note_lines
from sandtable.games.oversoul.changes.replacing import replaced
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.values import player_value


def move(s: Board, thing: i64, zone: i64) -> None:
    """Into another place off the board: a new card afterwards (R159)."""
    owner = s.get(thing, its.OWNER)
    if s.get(thing, its.ZONE) == op.HAND and zone == op.DECK:
        s.blur(owner)
    seers = s.seers(thing)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    s.put(thing, its.CONTROLLER, owner)
    s.put(thing, its.EXPOSED, 0)
    s.go(thing, zone)
    s.put(thing, its.KNOWN, seers)


def may_draw(s: Board, player: i64) -> bool:
    """Whether a player can Draw, and nothing happens instead of Drawing the next card (R162, R163)."""
    who = player_value(player)
    return not forbidden(s, op.DRAWN, who, 0, 0) and not replaced(s, op.DRAWN, who, 0, 0, 1)


def draw(s: Board, player: i64, number: i64) -> i64:
    """Put the top cards of the Deck into the hand; too few are noticed in the next verdict (R25)."""
    done: i64 = 0
    drawn = vec[i64]()
    while done < number:
        if not may_draw(s, player):
            number -= 1
            continue
        thing = s.top_of(player, op.DECK)
        if thing < 0:
            s.let(player, their.DECKED, 1)
            break
        take(s, thing)
        drawn = append(drawn, thing)
        done += 1
    for thing in drawn:
        event(s, op.DRAWN, player_value(player), s.ref(thing), 0, 1)
    return done


def draw_opening(s: Board, player: i64, number: i64) -> None:
    """Opening hands and their replacement: no Ability can be used yet (2.0.22, R11)."""
    while number > 0 and s.top_of(player, op.DECK) >= 0:
        take(s, s.top_of(player, op.DECK))
        number -= 1


def take(s: Board, thing: i64) -> None:
    """One card from the Deck into its owner's hand."""
    move(s, thing, op.HAND)
    s.tell(facts.DREW, s.get(thing, its.OWNER), s.get(thing, its.FACE))


def draw_found(s: Board, player: i64, thing: i64) -> None:
    """A card that was searched for: it is shown, and this is Drawing (2.0.19, R131)."""
    take(s, thing)
    show_all(s, thing)
    event(s, op.DRAWN, player_value(player), s.ref(thing), 0, 1)


def show_all(s: Board, thing: i64) -> None:
    s.let_know(thing, s.every_seat())
    s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))


def shuffle(s: Board, player: i64) -> None:
    cards = s.pile_of(player, op.DECK)
    s.shuffle(cards)
    s.tell(facts.SHUFFLED, player, 0)


def discard(s: Board, thing: i64) -> bool:
    """From hand or Deck to the Idle Zone; DISCARD* triggers there (8.5.10)."""
    if s.get(thing, its.ZONE) not in (op.HAND, op.DECK):
        return False
    owner = s.get(thing, its.OWNER)
    was = s.ref(thing)
    if forbidden(s, op.DISCARD, player_value(owner), was, 0):
        return False
    if replaced(s, op.DISCARD, player_value(owner), was, 0, 0):
        return False
    lines = law_lines(s, thing, op.DISCARD_LAW, op.DISCARD)
    move(s, thing, op.IDLE)
    s.tell(facts.DISCARDED, owner, s.get(thing, its.FACE))
    note_lines(s, lines, s.ref(thing), owner, vec[i64](), op.DISCARD)
    event(s, op.DISCARD, player_value(owner), s.ref(thing), 0, 0)
    return True


def under_deck(s: Board, thing: i64) -> None:
    """To the bottom of the Deck, unseen."""
    move(s, thing, op.DECK)
    put_at(s, thing, True)


def put_at(s: Board, thing: i64, bottom: bool) -> None:
    """A card that lies in a Deck comes to one of its ends: it is not Returned by that."""
    lowest: i64 = 0
    for other in s.pile_of(s.get(thing, its.OWNER), op.DECK):
        if other != thing and s.get(other, its.RANK) < lowest:
            lowest = s.get(other, its.RANK)
    s.put(thing, its.RANK, lowest - 1 if bottom else s.tick())

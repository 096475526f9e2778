"""Everything a player could try: candidates, allowed or not."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import ELSEWHERE
from sandtable.games.oversoul.cardset.lines import IS_USED, lines_elsewhere
from sandtable.games.oversoul.evaluating import costs, limits, values
from sandtable.games.oversoul.evaluating.abilities import header_of, off_board
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing.rows import ascending
from sandtable.timing.values import player_value

_BARRED: Final = 1 << 20  # more than any card costs


def hand_faces(s: Board, player: i64) -> vec[i64]:
    """The different cards in a hand, in ascending order."""
    out = vec[i64]()
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player and s.get(thing, its.FACE) not in out:
            out = append(out, s.get(thing, its.FACE))
    return ascending(out)


def in_hand(s: Board, player: i64, face: i64) -> i64:
    """The card of this face in a hand that is Activated: of several copies one that can be, and the cheapest
    (R103); -1 if there is none.
    """
    best: i64 = -1
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player and s.get(thing, its.FACE) == face:
            if best < 0 or hindered(s, player, thing) < hindered(s, player, best):
                best = thing
    return best


def hindered(s: Board, player: i64, thing: i64) -> i64:
    """What keeps a card of the hand from being Activated that may not be so of another copy: first what bars
    it, then its cost.
    """
    if s.get(thing, its.EXPOSED) == 1:
        return _BARRED
    if len(s.ever) > 0:
        first = s.library.first[s.get(thing, its.FACE)]
        for header in s.library.abilities[first : first + s.library.count[s.get(thing, its.FACE)]]:
            if limits.of_events(s.library.code, header) and limits.bar_limit(s, player, thing, header) != 0:
                return _BARRED
    if len(s.lasting) == 0:
        return 0  # then all copies cost the same
    if forbidden(s, op.ACTIVATE, player_value(player), s.ref(thing), 0):
        return _BARRED
    return costs.cost_of(s, player, thing, True)


def elsewhere(s: Board, player: i64, face: i64, header: i64) -> i64:
    """A player's card of this face where this line of it works, -1 if there is none: of several copies one
    that has a use left (R103).
    """
    zone = lay.get(s.library.code, header, lay.ZONE)
    best: i64 = -1
    for card in s.hand if zone == op.HAND else s.odd:
        if s.get(card, its.OWNER) != player or s.get(card, its.FACE) != face:
            continue
        if s.get(card, its.ZONE) == zone and (
            best < 0 or spent(s, player, card, header) < spent(s, player, best, header)
        ):
            best = card
    return best


def spent(s: Board, player: i64, card: i64, header: i64) -> i64:
    """What keeps a line of this copy from being used: it is Exposed, or was used; else the card's cost."""
    if s.get(card, its.EXPOSED) == 1 or limits.bar_limit(s, player, card, header) != 0:
        return _BARRED
    return costs.cost_of(s, player, card, True) if len(s.lasting) > 0 else i64(0)


def candidates_of(s: Board, player: i64) -> vec[i64]:
    """What the rules know of: cards of the hand, Prepared cards, lines, Attacks, the Leader."""
    lib = s.library
    out = append(vec[i64](), o.PASS)
    for face in hand_faces(s, player):
        out = append(append(out, o.make(o.ACTIVATE, face)), o.make(o.PREPARE, face))
    for card in s.odd:
        if s.get(card, its.OWNER) == player and lib.flags[s.get(card, its.FACE)] & ELSEWHERE != 0:
            if off_board(s.get(card, its.ZONE)):
                out = card_lines(s, s.get(card, its.FACE), out)
    place: i64 = 0
    while place < len(s.board):
        thing = s.board[place]
        if s.get(thing, its.CONTROLLER) == player:
            if s.get(thing, its.SIDE) == its.FACE_DOWN:
                out = append(out, o.make(o.TURN_UP, place))
            else:
                out = board_lines(s, thing, place, out)
                if values.kind_of(s, thing) == op.UNIT:
                    out = append(out, o.make(o.ATTACK, place))
        place += 1
    leader = s.of(player, their.LEADER)
    if s.get(leader, its.ZONE) == op.BOARD and s.get(leader, its.PLACE) == its.LEADER_ZONE:
        out = append(out, o.make(o.LEAD, 0))
    return out


def card_lines(s: Board, face: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    lines = lines_elsewhere(lib, face)
    i: i64 = 0
    while i < len(lines):
        header = lines[i]
        if lay.kind(lib.code, header) == op.USED and off_board(lay.get(lib.code, header, lay.ZONE)):
            option = o.make(o.USE_CARD, o.ability(face, i))
            if option not in out:
                out = append(out, option)
        i += 1
    return out


def board_lines(s: Board, thing: i64, place: i64, out: vec[i64]) -> vec[i64]:
    if not values.may_have(s, thing, IS_USED):
        return out
    code = s.library.code
    lines = values.lines_of(s, thing)
    index: i64 = 0
    while index < len(lines):
        if lay.kind(code, header_of(lines[index])) == op.USED:
            out = append(out, o.make(o.USE, o.ability(place, index)))
        index += 1
    return out

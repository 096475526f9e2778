"""The options of a player who may act: the candidates that nothing bars, in the same order.

Most questions leave nothing but a pass, so what the occasion rules out at a glance is not even tried; the
contract's tests compare what comes out with what `bar_action` says of all candidates.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.actions.attacks import bar_attacker
from sandtable.games.oversoul.actions.candidates import (
    card_lines,
    hand_faces,
    in_hand,
)
from sandtable.games.oversoul.actions.legality import (
    FREE,
    IN_CHAIN,
    OFFERED,
    bar_action,
    bar_activation,
    bar_leader,
    bar_prepare,
    bar_use,
)
from sandtable.games.oversoul.cardset.library import ELSEWHERE, REACTIVE
from sandtable.games.oversoul.cardset.lines import IS_USED
from sandtable.games.oversoul.evaluating import limits, values
from sandtable.games.oversoul.evaluating.abilities import carrier_of, header_of, off_board
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board


def legal_actions(s: Board, player: i64, occasion: i64) -> vec[i64]:
    """Everything that a player may do now, passing aside."""
    out = vec[i64]()
    if s.shifts >= limits.MOST_SHIFTS:
        return out
    free = occasion == FREE
    for face in hand_faces(s, player):
        if may_come(s, face, occasion):
            card = in_hand(s, player, face)
            if bar_activation(s, player, card, occasion, False) == 0:
                out = append(out, o.make(o.ACTIVATE, face))
            if free and bar_prepare(s, player, card, occasion) == 0:
                out = append(out, o.make(o.PREPARE, face))
    if occasion != OFFERED:
        out = with_card_lines(s, player, occasion, out)
    place: i64 = 0
    while place < len(s.board):
        thing = s.board[place]
        if s.get(thing, its.CONTROLLER) == player:
            if s.get(thing, its.SIDE) == its.FACE_DOWN:
                if occasion != OFFERED or s.library.flags[s.get(thing, its.FACE)] & REACTIVE != 0:
                    if bar_activation(s, player, thing, occasion, True) == 0:
                        out = append(out, o.make(o.TURN_UP, place))
            elif occasion != OFFERED:
                if values.may_have(s, thing, IS_USED):
                    out = with_lines(s, player, thing, place, occasion, out)
                if free and values.kind_of(s, thing) == op.UNIT and bar_attacker(s, player, thing) == 0:
                    out = append(out, o.make(o.ATTACK, place))
        place += 1
    if free and bar_leader(s, player, occasion) == 0:
        out = append(out, o.make(o.LEAD, 0))
    return out


def may_come(s: Board, face: i64, occasion: i64) -> bool:
    """Whether a card of the hand can be Activated on such an occasion at all (R36, R110, R111)."""
    if occasion in (FREE, IN_CHAIN):
        return True
    if occasion == OFFERED and s.library.flags[face] & REACTIVE == 0:
        return False
    role = s.library.event_role[face]
    return role == op.QUICK_ROLE or role == op.PERFECT_ROLE


def with_card_lines(s: Board, player: i64, occasion: i64, out: vec[i64]) -> vec[i64]:
    """Lines of cards off the board."""
    found = vec[i64]()
    for card in s.odd:
        if s.get(card, its.OWNER) == player and off_board(s.get(card, its.ZONE)):
            if s.library.flags[s.get(card, its.FACE)] & ELSEWHERE != 0:
                found = card_lines(s, s.get(card, its.FACE), found)
    for option in found:
        if bar_action(s, player, option, occasion) == 0:
            out = append(out, option)
    return out


def with_lines(s: Board, player: i64, thing: i64, place: i64, occasion: i64, out: vec[i64]) -> vec[i64]:
    """Lines of a card on the board."""
    code = s.library.code
    lines = values.lines_of(s, thing)
    index: i64 = 0
    while index < len(lines):
        packed = lines[index]
        header = header_of(packed)
        if lay.kind(code, header) == op.USED:
            if bar_use(s, player, thing, header, carrier_of(packed), occasion) == 0:
                out = append(out, o.make(o.USE, o.ability(place, index)))
        index += 1
    return out

"""How an ability is named: an option, and the card and header that it means.

A card In Play is named by its place in the row of what is there, a card in Hand by its face: neither
tells what the other player does not see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board

NONE: Final = -1  # no card: the player's own ability (UNP.PLAYER); or nothing there


def in_hand(s: Board, player: i64, face: i64) -> i64:
    """A card with this face in a Hand, or NONE."""
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player and s.get(thing, its.FACE) == face:
            return thing
    return NONE


def thing_of_option(s: Board, player: i64, option: i64) -> i64:
    """The card whose ability it is, or NONE."""
    place = o.ability_place(o.value_of(option))
    if o.kind_of(option) == o.USE:
        return s.at_spot(place)
    if o.kind_of(option) == o.USE_CARD and place < len(s.faces.names):
        return in_hand(s, player, place)
    return NONE


def header_of_option(s: Board, option: i64) -> i64:
    """The ability that an option names, 0 if there is none."""
    kind = o.kind_of(option)
    value = o.value_of(option)
    if kind == o.USE_OWN:
        own = s.library.of_player
        if value < len(own):
            return own[value]
        return 0
    place = o.ability_place(value)
    index = o.ability_index(value)
    if kind == o.USE and s.at_spot(place) >= 0:
        return header_at(s, place, index)
    if kind == o.USE_CARD and place < len(s.faces.names) and index < s.faces.count[place]:
        return s.faces.abilities[s.faces.first[place] + index]
    return 0


def header_at(s: Board, spot: i64, index: i64) -> i64:
    """One of the abilities of what stands there, 0 if it has not so many."""
    if values.line_of(s, s.board[spot]) > 0:
        lines = values.abilities(s, s.board[spot])
        if index < len(lines):
            return lines[index]
        return 0
    read = values.listed(s)
    at = read.first[spot] + index
    if at < read.first[spot + 1]:
        return read.lines[at]
    return 0


def option_of(s: Board, thing: i64, header: i64) -> i64:
    """How an ability of a card is named: by its face if it lies in a Hand, or has just left play; what it had
    by Attached Has then by the face of the Modification.
    """
    spot = s.spot(thing)
    if spot >= 0:
        return o.make(o.USE, o.ability(spot, index_in(values.abilities(s, thing), header)))
    face = s.get(thing, its.FACE)
    if lay.get(s.faces.code, header, lay.FLAGS) & op.ATTACHED_HAS != 0:
        face = printing(s, header)
    return o.make(o.USE_CARD, o.ability(face, index_in(s.faces.printed(face), header)))


def printing(s: Board, header: i64) -> i64:
    """The first face on which an ability stands."""
    face: i64 = 0
    while header not in s.faces.printed(face):
        face += 1
    return face


def index_in(row: vec[i64], value: i64) -> i64:
    i: i64 = 0
    while i < len(row) and row[i] != value:
        i += 1
    return i


def is_triggered(s: Board, header: i64) -> bool:
    """Whether an ability is of a kind that players trigger (ABIL.2)."""
    kind = lay.kind(s.faces.code, header)
    return kind == op.ACTION or kind == op.INTERRUPT or kind == op.RESPONSE


def everything(s: Board, player: i64) -> vec[i64]:
    """Whatever a player could name at a time when abilities are triggered, and passing."""
    out = append(vec[i64](), o.PASS)
    i: i64 = 0
    while i < len(s.library.of_player):
        out = append(out, o.make(o.USE_OWN, i))
        i += 1
    spot: i64 = 0
    while spot < len(s.board):
        lines = values.abilities(s, s.board[spot])
        i = 0
        while i < len(lines):
            if is_triggered(s, lines[i]):
                out = append(out, o.make(o.USE, o.ability(spot, i)))
            i += 1
        spot += 1
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player:
            face = s.get(thing, its.FACE)
            lines = s.faces.printed(face)
            i = 0
            while i < len(lines):
                option = o.make(o.USE_CARD, o.ability(face, i))
                if is_triggered(s, lines[i]) and option not in out:
                    out = append(out, option)
                i += 1
    return out

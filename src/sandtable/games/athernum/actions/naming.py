"""How an option names a card: by its face and the zone it lies in."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.athernum.cardset.library import ODD
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board


def find_card(s: Board, player: i64, zone: i64, face: i64) -> i64:
    """A card of a player in a zone with this face, one that others know before one they do not; or -1."""
    best: i64 = -1
    if zone == op.HAND:
        for card in s.hand:
            if s.get(card, its.FACE) == face and s.get(card, its.OWNER) == player:
                if best < 0 or s.get(card, its.KNOWN) > s.get(best, its.KNOWN):
                    best = card
        return best
    for card in s.odd if s.library.flags[face] & ODD != 0 else everything(s):
        if (
            s.get(card, its.FACE) == face
            and s.get(card, its.ZONE) == zone
            and s.get(card, its.OWNER) == player
        ):
            if best < 0 or s.get(card, its.KNOWN) > s.get(best, its.KNOWN):
                best = card
    return best


def everything(s: Board) -> vec[i64]:
    """All things there are."""
    out = vec[i64]()
    thing: i64 = 0
    total = s.count()
    while thing < total:
        out = append(out, thing)
        thing += 1
    return out


_ZONE: Final = 22  # where the parts of a play begin, as bits: face and host lie below
_FACE: Final = 10
_FACES: Final = (1 << (_ZONE - _FACE)) - 1
_HOSTS: Final = (1 << _FACE) - 1


def zone_code(zone: i64) -> i64:
    if zone == op.DISCARD_PILE:
        return 1
    if zone == op.EXTRA_DECK:
        return 2
    return 3 if zone == op.VOID else 0


def zone_of_code(code: i64) -> i64:
    if code == 1:
        return op.DISCARD_PILE
    if code == 2:
        return op.EXTRA_DECK
    return op.VOID if code == 3 else op.HAND


def play_option(s: Board, kind: i64, zone: i64, face: i64, host: i64) -> i64:
    """How a card is played: its face, where it comes from, and for an attachment its host."""
    low: i64 = 0
    if host >= 0:
        low = s.spot(host) & _HOSTS
    return o.make(kind, zone_code(zone) << _ZONE | face << _FACE | low)


def option_face(option: i64) -> i64:
    return (o.value_of(option) >> _FACE) & _FACES


def option_zone(option: i64) -> i64:
    return zone_of_code(o.value_of(option) >> _ZONE)


def option_host(s: Board, option: i64) -> i64:
    """The thing to which a card is to be attached, or -1."""
    return s.at_spot(o.value_of(option) & _HOSTS)


def ability_thing(s: Board, kind: i64, value: i64) -> int:
    """The thing whose ability an option uses, or -1."""
    place = o.ability_place(value)
    return int(place if kind == o.FROM else s.at_spot(place))


def face_and_zone(s: Board, thing: i64) -> i64:
    """What options tell apart: a card of this face in this zone."""
    return s.get(thing, its.ZONE) << _ZONE | s.get(thing, its.FACE)

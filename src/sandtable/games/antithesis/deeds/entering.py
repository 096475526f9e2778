"""Cards come into play (DEPLOY.3, EXH.4, R173), and Modifications are attached (MOD.1)."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.antithesis.evaluating import ground, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.timing.facts import pair
from sandtable.timing.values import player_value


def put_in_play(s: Board, thing: i64, player: i64, place: i64) -> None:
    """A new object, recovered unless a text says otherwise, and known to all."""
    s.put(thing, its.CONTROLLER, player)
    exhausted = ground.enters_exhausted(s, thing)
    s.set_zone(thing, zones.IN_PLAY)
    s.put(thing, its.PLACE, place)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.RANK, s.tick())
    s.put(thing, its.HOST, -1)
    s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.KILLED_IN, 0)  # a new card, whatever befell the one before (R184)
    s.put(thing, its.KNOWN, s.everybody())
    s.put(thing, its.SIDE, its.EXHAUSTED if exhausted else its.RECOVERED)
    s.clear_flag(
        thing,
        its.IS_DECLARED | its.IS_KILLED | its.IS_CHARGED | its.IS_REPLACED | its.IS_DOOMED | its.IS_ON_TOP,
    )
    s.clear_flag(thing, its.IS_BORROWED)
    if s.get(thing, its.OWNER) != player:
        s.set_flag(thing, its.IS_BORROWED)


def enter_play(s: Board, thing: i64, player: i64, squares: i64) -> None:
    """A card is deployed, or placed in setup; a Character enters its squares."""
    kind = values.kind_of(s, thing)
    place: i64 = its.DEPLOYMENT_ZONE
    if kind == i.CHAMPION:
        place = its.CHAMPIONS
    elif kind == i.DIRECTIVE:
        place = its.DIRECTIVES
    put_in_play(s, thing, player, place)
    s.put(thing, its.SQUARES, squares)
    s.tell(facts.DEPLOYED, player, s.get(thing, its.FACE))
    if kind == i.DIRECTIVE:
        return  # put into play in setup (SETUP.4): no card is deployed or placed on the board
    happen(s, i.DEPLOYED, player_value(player), s.ref(thing), 0, 0, squares)
    if values.is_character(s, thing):
        happen(s, i.ENTERS, s.ref(thing), 0, 0, 0, squares)


def attach(s: Board, thing: i64, host: i64, player: i64) -> None:
    """A Modification is deployed onto its host."""
    fasten(s, thing, host, player)
    happen(s, i.DEPLOYED, player_value(player), s.ref(thing), 0, 0, 0)
    happen(s, i.ATTACHED, s.ref(thing), s.ref(host), 0, 0, 0)


def attach_only(s: Board, thing: i64, host: i64, player: i64) -> None:
    """An effect attaches a Modification without [Deploy]; one In Play goes over to another host."""
    if s.get(thing, its.ZONE) == zones.IN_PLAY:
        s.put(thing, its.HOST, host)
    else:
        fasten(s, thing, host, player)
    happen(s, i.ATTACHED, s.ref(thing), s.ref(host), 0, 0, 0)


def fasten(s: Board, thing: i64, host: i64, player: i64) -> None:
    put_in_play(s, thing, player, its.ATTACHED)
    s.put(thing, its.HOST, host)
    s.tell(facts.ATTACHED, player, pair(s.get(thing, its.FACE), s.get(host, its.FACE)))

"""An option becomes an announcement."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.actions.candidates import elsewhere, in_hand
from sandtable.games.oversoul.actions.laws import answered
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating.abilities import carrier_of, header_of
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.timing import pending
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, slot_of, value_of


def begin(s: Board, player: i64, option: i64) -> i64:
    """Push the frame that puts an announcement together; Attacks are not announced here."""
    kind = o.kind_of(option)
    value = o.value_of(option)
    if kind == o.PREPARE:
        return s.push(Announce(player, in_hand(s, player, value), 0, links.PREPARING))
    if kind == o.USE:
        thing = s.at_spot(o.ability_place(value))
        packed = values.lines_of(s, thing)[o.ability_index(value)]
        frame = Announce(player, thing, header_of(packed), pending.BY_USE)
        frame.carrier = carrier_of(packed)
        return s.push(frame)
    if kind == o.USE_CARD:
        face = o.ability_place(value)
        header = lines_elsewhere(s.library, face)[o.ability_index(value)]
        thing = elsewhere(s, player, face, header)
        lay_open(s, player, thing)
        return s.push(Announce(player, thing, header, pending.BY_USE))
    if kind == o.LEAD:
        thing = s.of(player, their.LEADER)
    elif kind == o.TURN_UP:
        thing = s.at_spot(value)
    else:
        thing = in_hand(s, player, value)
    lay_open(s, player, thing)
    frame = Announce(player, thing, 0, links.ACTIVATION)
    frame.held = bound_by_laws(s, player, thing)
    return s.push(frame)


def lay_open(s: Board, player: i64, thing: i64) -> None:
    """What is announced is laid open first: the questions that follow would tell what it is."""
    s.let_know(thing, s.every_seat())
    s.tell(facts.ACTIVATED, player, s.get(thing, its.FACE))


def bound_by_laws(s: Board, player: i64, thing: i64) -> vec[i64]:
    """What a Law of the card is about goes into the registers of its line ("Cancel it")."""
    code = s.library.code
    out = vec[i64]()
    lines = needs.announced_lines(s, thing)
    line: i64 = 0
    while line < len(lines):
        header = lines[line]
        if lay.has(code, header, lay.EVENT):  # of what is announced only "Activate only when" and "if" wait
            scene = Scene(s.ref(thing), player, vec[i64]())
            if answered(s, header, scene):
                for one in scene.bound:
                    out = append(out, hold(slot_of(one) + line * needs.LINE_SLOTS, value_of(one)))
        line += 1
    return out

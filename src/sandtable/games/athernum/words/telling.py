"""What players are told besides the rules: what pointing at something means, and what a choice pointed at."""

from __future__ import annotations

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.naming import ability_thing
from sandtable.games.athernum.evaluating.layers import has_stat
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat, CombatPhase
from sandtable.games.athernum.turn.phases import Day
from sandtable.games.athernum.words.amiss import numbered
from sandtable.games.athernum.words.places import where
from sandtable.games.athernum.words.view import ability_name, name_at, picked_for, source_name
from sandtable.kernel.game import Ref
from sandtable.timing import pending, pile
from sandtable.timing.asking import Pick
from sandtable.timing.seen import in_sight, lies_at

# ---- what was pointed at


def idle(s: Board, at: list[Ref]) -> tuple[int, str]:
    """The clause and the words for pointing at what means nothing now; none for what is not there."""
    name, thing = called(s, at[-1])
    if not name:
        return 0, ""
    top = s.frames[-1]
    if isinstance(top, Pick):
        return numbered(int(s.clause)), f"{name} cannot be chosen{picked_for(s)}"
    if len(at) > 1:
        return c.C_2_3_2, f"{called(s, at[0])[0]} cannot go to {name}"
    if thing < 0:
        return numbered(int(s.clause)), f"{name} can do nothing just now"
    if isinstance(top, (Combat, CombatPhase)):
        return c.C_9_3_4, f"{name} takes no part in combat"
    if s.get(thing, its.CONTROLLER) != s.seat:
        return c.C_4_3_5C_I, f"{name} is not yours to use"
    fights = is_permanent(s, thing) and s.get(thing, its.SIDE) == its.LIES_UP and has_stat(s, thing, op.OFV)
    if isinstance(top, Day) and fights:
        return c.C_9_3_4, f"{name} has no ability to use; it can attack in the Combat Phase"
    return c.C_4_3_2, f"{name} has no ability that you could use"


def called(s: Board, ref: Ref) -> tuple[str, int]:
    """What lies at a ref by name, as the asked seat knows it; and the thing, or -1 for a card elsewhere."""
    return lies_at(s, ref, where, name_at)


def pointed(s: Board, option: int, seat: int) -> str:
    """What a choice points at, as a seat may know it, where nothing that happens by it says so."""
    kind = int(o.kind_of(option))
    value = int(o.value_of(option))
    who = f"Player {s.seat + 1}"
    if kind == o.PICK or kind == o.ATTACK:
        verb = "chooses" if kind == o.PICK else "attacks with"
        return f"{who} {verb} {name_at(s, int(s.at_spot(value)), seat)}."
    if kind in (o.ACTIVATE, o.FROM):
        thing = ability_thing(s, kind, value)
        ability = (
            ability_name(s, thing, o.ability_index(value), kind == o.FROM)
            if s.sees(seat, thing)
            else "an ability"
        )
        return f"{who} uses {ability} of {name_at(s, thing, seat)}."
    if kind == o.PICK_FACE and (seat == s.seat or in_sight(s, value, seat)):
        return f"{who} chooses {s.library.names[value]}."
    if kind == o.PICK_PLAYER:
        return f"{who} chooses player {value + 1}."
    if kind == o.PICK_EFFECT:
        at = pile.find(s.stack, value)
        source = source_name(
            s, int(pending.get(s.stack, at, pending.HEADER)), int(pending.get(s.stack, at, pending.SOURCE))
        )
        return f"{who} chooses the effect of {source}."
    return ""

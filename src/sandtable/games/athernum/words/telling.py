"""What players are told besides the rules: why something cannot be done, and what a choice pointed at."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.naming import (
    ability_thing,
    find_card,
    option_face,
    option_host,
    option_zone,
)
from sandtable.games.athernum.actions.payment import available
from sandtable.games.athernum.actions.plays import play_cost
from sandtable.games.athernum.evaluating.layers import has_stat
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat, CombatPhase
from sandtable.games.athernum.turn.phases import Day
from sandtable.games.athernum.words import notation
from sandtable.games.athernum.words.places import where
from sandtable.games.athernum.words.secrets import in_sight
from sandtable.games.athernum.words.view import ability_name, name_at, picked_for, refs, source_name
from sandtable.kernel.game import Ref
from sandtable.timing import pending, pile
from sandtable.timing.asking import Pick, option_for

PLAYS: Final = (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN)
COMMAND_REASONS: Final = {
    c.C_10_2_4: "you have no Command Token",
    c.C_9_2_3: "Solvency has been used this turn",
    c.C_9_2_4: "Contingency has been used this turn",
    c.C_9_2_4A: "Contingency is for whoever has the fewest Victory Tokens of all",
    c.C_10_1_7: "there is no Victory Token left in the pool",
    c.R30: "Command Tokens are spent in your own Day Phase",
    c.R130: "an effect that is in force forbids that",
}
FORBIDDEN: Final = "an effect that is in force, or the card itself, forbids that"


# ---- why not


def refusal(s: Board, option: int, clause: int) -> str:
    """Why an option is barred, in the player's words; empty where the clause says it best."""
    kind = int(o.kind_of(option))
    if clause == c.C_0_HIER_CARD_TEXT:
        return FORBIDDEN
    if kind in PLAYS:
        return why_not_played(s, option, clause)
    if kind in (o.ACTIVATE, o.FROM, o.SUPPORT):
        return why_not_used(s, option, clause)
    if kind in (o.ATTACK, o.TARGET, o.DEFEND):
        return why_not_fought(s, int(s.at_spot(o.value_of(option))), kind, clause)
    if kind == o.COMMAND:
        return COMMAND_REASONS.get(clause, "")
    if kind in (o.TURN_UP, o.DISCARD, o.GENERATE):
        return why_not_turned(s, int(s.at_spot(o.value_of(option))), clause)
    return ""


def why_not_played(s: Board, option: int, clause: int) -> str:
    """A card that cannot be played, or not there, or not now."""
    card = s.library.names[option_face(option)]
    player = int(s.seat)
    if clause in (c.C_2_2_1B, c.C_2_2_1C):
        thing = int(find_card(s, player, option_zone(option), option_face(option)))
        cost = sum([int(need) for need in play_cost(s, player, thing)])
        have = sum([int(some) for some in available(s, player, -1)])
        if clause == c.C_2_2_1C:
            faction = s.library.factions[s.library.faction[option_face(option)]]
            return f"one of the resources for {card} has to be {faction}, and you have none of these"
        return f"{card} costs {cost}, and you have {counted(have, 'resource')}"
    if clause == c.C_4_1_1:
        return f"{card} is played in your own turn, and it is the turn of player {s.active + 1}"
    words = {
        c.C_2_2_7B: f"you control {card} already",
        c.C_2_4_2: f"there is no room for {card}: you have as many locations as you may",
        c.C_7_1_2C: f"there is no room for {card}: all your character slots are taken",
        c.C_7_4_2C: f"what {card} waits for has not come",
        c.C_9_2_5: f"{card} cannot be played from where it lies",
        c.R21: f"{card} is not played at the end of the day",
        c.R51: "your main character is a location, and you may have no other",
        c.R85: f"{card} is played in the Day Phase, not in the Combat Phase",
        c.R141: f"{card} says what has to be so for this, and it is not so",
    }
    if clause in words:
        return words[clause]
    host = int(option_host(s, option)) if o.kind_of(option) in (o.ATTACH_UP, o.ATTACH_DOWN) else -1
    if host < 0:
        return ""
    there = name_at(s, host, player)
    return {
        c.C_2_1_2A: f"{card} is attached to permanents, and {there} is none",
        c.C_2_3_2A: f"{there} is not yours, and items go to permanents of your own",
        c.C_2_3_2C: f"{there} has no free slot",
    }.get(clause, "")


def why_not_used(s: Board, option: int, clause: int) -> str:
    """An ability that cannot be activated."""
    value = int(o.value_of(option))
    kind = int(o.kind_of(option))
    if kind == o.SUPPORT:
        name = s.library.names[value]
    else:
        thing = ability_thing(s, kind, value)
        if thing < 0:
            return ""
        name = name_at(s, thing, int(s.seat))
        if kind == o.ACTIVATE and s.get(thing, its.CONTROLLER) != s.seat:
            return f"{name} is not yours to use"
    return {
        c.C_4_3_2: f"{name} has no ability that you could use",
        c.C_4_3_5C_I: f"you cannot pay for the ability of {name}",
        c.C_4_3_5C_IIC: f"{name} says when its ability may be used, and it may not be just now",
        c.C_4_3_5E_II: f"the ability of {name} takes a Command Token, and you have none",
        c.C_4_3_5F_I: f"{name} cannot be discarded for its support while effects wait on the stack",
        c.R9: f"there is nothing that the ability of {name} could be aimed at",
        c.R28: f"the ability of {name} has been used this turn, and it costs nothing: it may be used once",
        c.R29: f"{name} is discarded for its support in your own Day or Combat Phase",
    }.get(clause, "")


def why_not_fought(s: Board, thing: int, kind: int, clause: int) -> str:
    """Something that cannot attack, be attacked, or defend."""
    if thing < 0:
        return ""
    name = name_at(s, thing, int(s.seat))
    mine = s.get(thing, its.CONTROLLER) == s.seat
    if clause == c.R80:
        if kind == o.TARGET:
            return f"{name} is your own"
        return f"{name} is what is attacked; something else would have to defend it"
    if clause in (c.C_9_3_5, c.C_9_3_7):
        verb = "attack" if kind == o.ATTACK else "defend"
        if not mine:
            return f"{name} is not yours to {verb} with"
        return f"{name} is not face-up, and only what is face-up can {verb}"
    return {
        c.C_2_2_3D: f"{name} has no OFV, so it cannot attack",
        c.C_2_2_4D: f"{name} has no DFV, so it cannot defend",
        c.C_9_3_6: f"there is nothing that {name} could attack",
        c.C_9_3_6B: f"{name} has no DFV, so it cannot be attacked",
        c.C_9_3_TEXT_REPEAT: f"{name} has attacked as often as it may this turn",
    }.get(clause, "")


def why_not_turned(s: Board, thing: int, clause: int) -> str:
    """An attachment that cannot be turned up or discarded, a resource token that gives nothing."""
    if thing < 0:
        return ""
    name = name_at(s, thing, int(s.seat))
    return {
        c.C_2_1_2D: f"{name} is not yours to turn up",
        c.C_2_1_2G: f"{name} is no attachment of yours that you could discard",
        c.C_5_0_1D: f"{name} is no resource token of yours",
        c.C_6_1_6: f"{name} is no attachment that could be turned up",
        c.C_6_2_9A: f"{name} is exhausted already",
        c.C_9_2_8: f"{name} lies face-up already",
        c.R93: f"{name} lies face-down, and is turned up before it is discarded",
    }.get(clause, "")


def counted(number: int, word: str) -> str:
    return f"no {word}" if number == 0 else f"{number} {word}{'' if number == 1 else 's'}"


NUMBERED: Final = {c.C_9_2_TEXT_ACTIONS: c.C_9_2_9, c.C_0_DEF_SEARCH: c.R102}


def numbered(clause: int) -> int:
    """A clause that people can look up: some sentences of the rulebook have no number of their own."""
    return NUMBERED.get(clause, clause)


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
    if ref.kind != "card":
        return "", -1
    pile_letter, _, card = ref.id.partition(":")
    if card:
        known = card.replace("_", " ")
        return (known if known in s.library.names else "", -1)
    for thing in s.board:
        if where(s, int(thing)) == pile_letter:
            return name_at(s, int(thing), int(s.seat)), int(thing)
    return "", -1


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


# ---- several things at once


def picking(s: Board, seat: int) -> dict[str, object] | None:
    """What is there to pick from, told to whoever picks; for the notation takes them in an order of its own,
    and a person in any. None where the order matters, or somebody else picks."""
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Pick) or top.ordered or seat != s.seat:
        return None
    counts: dict[int, int] = {}
    for value in top.pool:
        option = int(option_for(s, value))
        counts[option] = counts.get(option, 0) + 1
    done = len(top.chosen)
    return {
        "least": max(0, int(top.low) - done),
        "most": min(int(top.high) - done, len(top.pool)),
        "from": [
            {
                "text": notation.token(s, option),
                "refs": [f"{ref.kind}:{ref.id}" for ref in refs(s, option)],
                "copies": counts[option],
            }
            for option in sorted(counts)
            if option >= top.floor
        ],
    }

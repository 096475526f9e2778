"""Why an option is refused, in the words of the case: the card, the numbers, and what is in the way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import (
    ability_at,
    elsewhere_ability,
    missing_row,
    support_of,
)
from sandtable.games.athernum.actions.naming import (
    ability_thing,
    find_card,
    option_face,
    option_host,
    option_zone,
)
from sandtable.games.athernum.actions.occasions import CLOSED, COMBAT, DAY, DAY_END
from sandtable.games.athernum.actions.payment import available
from sandtable.games.athernum.actions.plays import location_limit, play_cost
from sandtable.games.athernum.changes.own_rules import has_rule
from sandtable.games.athernum.evaluating.on_table import collected
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat, CombatPhase, any_foe, bar_attacker, must
from sandtable.games.athernum.turn.phases import Day
from sandtable.games.athernum.words.costs import counted, missing, purse, resources
from sandtable.games.athernum.words.culprits import UNSEEN, demanding, forbidding, limiting
from sandtable.games.athernum.words.view import COMMANDS_WORDS, PHASES, bare, effect_text, name_at
from sandtable.timing.events import limit
from sandtable.timing.scene import Scene
from sandtable.timing.values import NOTHING, player_value

PLAYS: Final = (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN)
ZONE_NAMES: Final = {
    op.HAND: "your hand", op.DISCARD_PILE: "your discard pile", op.EXTRA_DECK: "your Extra Deck",
    op.VOID: "the void", op.DECK: "your deck",
}  # fmt: skip
DECLARED: Final = "the end of the day has been declared"
OPEN_STACK: Final = "a stack is open"


def refusal(s: Board, option: int, clause: int) -> str:
    """Why an option is barred, in the player's words; empty where the clause says it best."""
    kind = int(o.kind_of(option))
    if kind == 0:
        return why_not_simple(s, option, clause)
    if kind in PLAYS:
        return why_not_played(s, option, clause)
    if kind in (o.ACTIVATE, o.FROM, o.SUPPORT):
        return why_not_used(s, option, clause)
    if kind in (o.ATTACK, o.TARGET, o.DEFEND):
        return why_not_fought(s, int(s.at_spot(o.value_of(option))), kind, clause)
    if kind == o.COMMAND:
        return why_not_commanded(s, int(o.value_of(option)), clause)
    if kind in (o.TURN_UP, o.DISCARD, o.GENERATE):
        return why_not_turned(s, int(s.at_spot(o.value_of(option))), kind, clause)
    if kind == o.LEAD:
        return why_not_led(s, int(o.value_of(option)))
    if kind == o.RESHUFFLE:
        if o.value_of(option) == s.seat:
            return "it is another player's deck that one may have shuffled once more, not one's own"
        return f"the deck of player {o.value_of(option) + 1} is not shuffled once more: that is for once"
    return ""


# ---- when it is


def window_of(s: Board) -> int:
    """What the phase allows whoever is asked now, as `occasions` has it."""
    top = s.frames[-1]
    if isinstance(top, Priority):
        return int(top.window)
    if isinstance(top, Day):
        return DAY
    return COMBAT if isinstance(top, CombatPhase) else CLOSED


def phase(s: Board) -> str:
    return f"{PHASES[s.phase]} Phase" if s.phase else "time before the first turn"


def turn_of(s: Board) -> str:
    return f"it is the turn of player {s.active + 1}"


# ---- passing, phases


def why_not_simple(s: Board, option: int, clause: int) -> str:
    mine = s.seat == s.active
    window = window_of(s)
    stack = isinstance(s.frames[-1], Priority)
    if option == o.PASS:
        ends = {DAY: "; you may end the day", COMBAT: "; you may end the Combat Phase"}.get(window, "")
        return f"priority is passed on while a stack is open, and none is{ends}"
    if option == o.END_DAY:
        if not mine:
            return f"the day is ended by whose turn it is, and {turn_of(s)}"
        if clause == c.R85:
            return "the Combat Phase is ended first"
        if window == DAY_END:
            return f"{DECLARED} already"
        return f"{OPEN_STACK}, and the day is ended once it has closed" if window == DAY else not_day(s)
    if option == o.END_COMBAT:
        if clause == c.R1:
            return why_forced(s, op.ATTACK)
        if s.phase != op.COMBAT:
            return f"this is the {phase(s)}, and no Combat Phase has to be ended"
        if not mine:
            return f"the Combat Phase is ended by whose turn it is, and {turn_of(s)}"
        return f"{OPEN_STACK}, and the Combat Phase is ended once it has closed"
    if option == o.NO_DEFENDER and clause == c.R1:
        return why_forced(s, op.DEFEND)
    if option == o.TO_COMBAT:
        if not mine:
            return f"combat is entered by whose turn it is, and {turn_of(s)}"
        if window == COMBAT:
            return "you are in the Combat Phase already"
        return {
            c.R21: f"{DECLARED}, so there is no combat any more",
            c.R17: f"{OPEN_STACK}, and combat is entered once it has closed" if stack else "",
            c.R70: "this is the first turn of the game, in which nobody fights",
            c.R1: why_no_combat(s),
            c.C_9_3_1: "you have been in the Combat Phase this turn, and it is entered once"
            if window == DAY
            else not_day(s),
        }.get(clause, "")
    return ""


def why_no_combat(s: Board) -> str:
    culprit = forbidding(s, op.ENTER_COMBAT, player_value(s.seat), NOTHING, 0, 0)
    return (
        f"you cannot enter the Combat Phase, says {culprit}"
        if culprit
        else "an effect makes you skip your Combat Phase"
    )


def not_day(s: Board) -> str:
    return f"this is the {phase(s)}, not the Day Phase"


def why_forced(s: Board, event: int) -> str:
    """Which card demands that something attacks or defends, and what."""
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == s.seat and must(s, event, thing):
            if event == op.DEFEND or bar_attacker(s, thing) == 0:
                verb = "attacks" if event == op.ATTACK else "defends"
                culprit = demanding(s, event, thing)
                return f"{culprit} demands that {name_at(s, int(thing), int(s.seat))} {verb} if able"
    return "an effect in force demands otherwise"


# ---- cards that are played


def why_not_played(s: Board, option: int, clause: int) -> str:
    """A card that cannot be played, or not there, or not now."""
    lib = s.library
    face = int(option_face(option))
    card = lib.names[face]
    player = int(s.seat)
    zone = int(option_zone(option))
    thing = int(find_card(s, player, zone, face))
    if thing < 0:
        return f"you have no {card} in {ZONE_NAMES[zone]}"
    if clause in (c.C_2_2_1B, c.C_2_2_1C):
        cost = play_cost(s, player, thing)
        if clause == c.C_2_2_1C:
            faction = lib.factions[lib.faction[face]]
            have = counted(int(available(s, player, -1)[lib.faction[face]]), f"{faction} resource")
            total = sum([int(need) for need in cost])
            return f"one of the {total} resources for {card} has to be {faction}, and you have {have}"
        return f"{card} costs {resources(s, cost)}, and you have {purse(s, player, -1)}"
    if clause == c.C_7_4_2D:
        return (
            f'{card} is played from the Extra Deck when this is so: "{herald(s, face)}", and it is not so now'
        )
    if clause == c.R1:
        return f"{card} cannot be played so, says {banning_play(s, player, thing, option)}"
    host = int(option_host(s, option)) if o.kind_of(option) in (o.ATTACH_UP, o.ATTACH_DOWN) else -1
    there = name_at(s, host, player) if host >= 0 else "nothing"
    row = has_rule(s, face, op.ADDITIONAL_COST)
    scene = Scene(s.ref(thing), player, vec[i64]())
    if row > 0 and clause in (c.R141, c.C_6_2_9A, c.R137):
        unpaid = missing_row(s, row + lay.ROW, lay.part(lib.code, row, lay.C), scene)
        if unpaid > 0:
            return missing(s, card, unpaid, scene, True)
    most, played = int(location_limit(s, player)), int(s.of(player, their.LOCATIONS))
    return {
        c.C_2_1_1E: f"{card} is no Relic, so it does not stay on the game board by itself",
        c.C_2_1_2A: f"{card} is attached to permanents, and {there} is none",
        c.C_2_2_7B: f"you control {card} already, and may not play another",
        c.C_2_3_2A: f"{there} is not yours, and items go to permanents of your own",
        c.C_2_3_2C: f"{there} has no free item slot",
        c.C_2_4_2: f"you have played {counted(played, 'location')} this turn, and may play {most}",
        c.C_4_1_1: f"{card} is played in your own turn, and {turn_of(s)}",
        c.C_7_1_2C: f"there is no room for {card}: all five of your character slots are taken",
        c.C_7_4_2C: f"nothing lets you play {card} from your Extra Deck",
        c.C_9_2_5: f"{card} is played from the hand, and nothing lets you play it from {ZONE_NAMES[zone]}",
        c.C_9_2_6: f"{card} is played from the hand, and nothing lets you play it from {ZONE_NAMES[zone]}",
        c.C_9_2_7: f"{card} is played from the hand, and nothing lets you play it from {ZONE_NAMES[zone]}",
        c.R21: f"{DECLARED}, so no cards are played any more",
        c.R51: "your main character is a location, so you may play no other",
        c.R85: f"{card} is played in the Day Phase, and this is the {phase(s)}",
        c.R93: f"{card} is no item, and only items are attached",
        c.R107: f"playing {card} has been taken back 50 times this turn",
        c.R141: f"{card} itself says that it is not attached to {there}",
    }.get(clause, "")


def banning_play(s: Board, player: int, thing: int, option: int) -> str:
    """The card that forbids a play: to play it at all, or to attach it there."""
    found = forbidding(s, op.PLAY, player_value(player), s.ref(thing), 0, 0)
    if not found and o.kind_of(option) in (o.ATTACH_UP, o.ATTACH_DOWN):
        host = s.ref(option_host(s, option))
        found = forbidding(s, op.ATTACH, player_value(player), s.ref(thing), host, 0)
    return found or UNSEEN


def herald(s: Board, face: int) -> str:
    """What a card with Herald waits for, as it is printed."""
    for line in s.library.texts[face].split("\n"):
        if line.startswith("Herald - "):
            return bare(line.removeprefix("Herald - ").partition(" (")[0]).rstrip(".")
    return "the condition of its Herald"


# ---- abilities


def why_not_used(s: Board, option: int, clause: int) -> str:
    """An ability that cannot be activated."""
    value = int(o.value_of(option))
    kind = int(o.kind_of(option))
    seat = int(s.seat)
    if kind == o.SUPPORT:
        name = s.library.names[value]
        thing = int(find_card(s, seat, op.HAND, value))
        header = int(support_of(s, value))
        if thing < 0:
            return f"you have no {name} in your hand"
        where = ""
    else:
        thing = ability_thing(s, kind, value)
        if not 0 <= thing < s.count():
            return "nothing lies there that has an ability"
        index = o.ability_index(value)
        name = name_at(s, thing, seat)
        header = int(elsewhere_ability(s, thing, index) if kind == o.FROM else ability_at(s, thing, index))
        if kind == o.ACTIVATE and s.get(thing, its.CONTROLLER) != seat:
            return f"{name} is not yours to use"
        where = ZONE_NAMES.get(int(s.get(thing, its.ZONE)), "there")
    if clause == c.R131:
        return f"{name} is player {s.get(thing, its.OWNER) + 1}'s, and its owner uses its abilities"
    if clause in (c.C_4_3_5C_I, c.C_6_2_9A, c.R137) and header > 0:
        scene = Scene(s.ref(thing), seat, vec[i64]())
        row = missing_row(s, lay.part(s.library.code, header, lay.COST), 0, scene)
        return missing(s, f"this ability of {name}", row, scene, False) if row > 0 else ""
    if clause == c.R1:
        return f"the abilities of {name} cannot be used so, says {banning_use(s, seat, thing, header)}"
    if clause == c.R28:
        most = int(limit(s, header, op.TIMES))
        if most == 0 or not lay.has_limit(s.library.code, header, op.TIMES):
            return f"this ability of {name} costs nothing, so it is used once a turn, and it has been"
        return (
            f"this ability of {name} has been used {counted(most, 'time')} this turn, as often as it may be"
        )
    line = bare(effect_text(s, header, int(s.ref(thing)))).rstrip(".") if header > 0 else ""
    said = f' ("{line}")' if line else ""
    return {
        c.C_4_3_2: f"{name} has no such ability that you could use",
        c.C_4_3_2C: f"no such ability of {name} works from {where}",
        c.C_4_3_2D: f"no such ability of {name} works from {where}",
        c.C_4_3_5C_IIC: f"{name} says when this ability may be used, and that is not now{said}",
        c.C_4_3_5E_II: f"this ability of {name} costs a Command Token, and you have none",
        c.C_4_3_5F: f"{name} has no support ability",
        c.C_4_3_5F_I: f"{OPEN_STACK}, and {name} is discarded for its support only while none is",
        c.C_6_2_3A: f"{name} is exhausted, and has lost its own abilities until it is turned up",
        c.R9: f"there is nothing that this ability of {name} could be aimed at{said}",
        c.R21: f"{DECLARED}, so no support abilities are used any more",
        c.R29: f"{name} is discarded for its support in your own Day or Combat Phase, and {whose_phase(s)}",
        c.R107: f"this ability of {name} has been used or tried 50 times this turn",
    }.get(clause, "")


def whose_phase(s: Board) -> str:
    return turn_of(s) if s.seat != s.active else f"this is the {phase(s)}"


def banning_use(s: Board, seat: int, thing: int, header: int) -> str:
    ref = s.ref(thing)
    you = player_value(seat)
    return (
        forbidding(s, op.USE_ABILITIES, ref, NOTHING, 0, 0)
        or forbidding(s, op.USE_ABILITIES, you, NOTHING, 0, 0)
        or forbidding(s, op.ACTIVATE, you, ref, 0, header)
        or exhausting(s, thing, header)
        or "an effect in force"
    )


def exhausting(s: Board, thing: int, header: int) -> str:
    """Which card forbids that something is exhausted, as the cost of an ability demands."""
    who = player_value(s.get(thing, its.CONTROLLER))
    return forbidding(s, op.EXHAUST, who, s.ref(thing), 0, 0) if header > 0 else ""


def why_not_commanded(s: Board, which: int, clause: int) -> str:
    """A global command that cannot be used."""
    name = COMMANDS_WORDS[which]
    if clause == c.R30:
        return f"{name} is used in your own Day Phase, and {whose_phase(s)}"
    if clause == c.R130:
        you = player_value(s.seat)
        culprit = forbidding(s, op.ACTIVATE_GLOBAL, you, NOTHING, 0, which) or forbidding(
            s, op.ACTIVATE, you, s.ref(s.of(s.seat, their.LEADER)), 0, -which
        )
        return f"{name} cannot be used, says {culprit or 'an effect in force'}"
    mine = int(collected(s, s.seat))
    rest = [int(collected(s, seat)) for seat in s.order if seat != s.seat and s.alive(seat)]
    return {
        c.R165: f"{name} costs resources besides its Command Token now, and you have too few",
        c.C_10_2_4: f"{name} costs a Command Token, and you have none",
        c.C_9_2_3: f"{name} has been used this turn, and is for once a turn",
        c.C_9_2_4: f"{name} has been used this turn, and is for once a turn",
        c.C_9_2_4A: f"{name} is for whoever has fewer Victory Tokens than everybody else: you have {mine}, "
        f"another player {min(rest) if rest else 0}",
        c.C_10_1_7: "there is no Victory Token left in the pool",
        c.R21: f"{DECLARED}, so no global commands are used any more",
        c.R85: f"{name} is used in the Day Phase, and this is the {phase(s)}",
    }.get(clause, "")


# ---- combat


def why_not_fought(s: Board, thing: int, kind: int, clause: int) -> str:
    """Something that cannot attack, be attacked, or defend."""
    verb = "defend" if kind == o.DEFEND else "attack"
    if thing < 0:
        return f"nothing lies there that could {'be attacked' if kind == o.TARGET else verb}"
    name = name_at(s, thing, int(s.seat))
    if clause == c.R80:
        if kind == o.TARGET:
            return f"{name} is your own"
        return f"{name} is what is attacked; something else would have to defend it"
    if clause == c.R1:
        return why_not_allowed(s, thing, kind, name)
    if clause == c.R198:
        culprit = limiting(s, op.ATTACK_FEE, thing)
        return f"attacking with {name} costs more than you can pay, says {culprit or 'an effect in force'}"
    if clause in (c.C_9_3_5, c.C_9_3_7):
        if s.get(thing, its.CONTROLLER) != s.seat:
            return f"{name} is not yours to {verb} with"
        if s.get(thing, its.SIDE) == its.LIES_DOWN:
            return f"{name} lies face-down, and only what is face-up can {verb}"
        return f"{name} is no permanent, so it cannot {verb}"
    return {
        c.C_2_2_3D: f"{name} has no OFV, so it cannot attack",
        c.C_2_2_4D: f"{name} has no DFV, so it cannot defend",
        c.C_6_2_9A: f"{name} is exhausted, so it cannot {verb}",
        c.C_9_3_6: f"no opponent has anything with a DFV that {name} could attack",
        c.C_9_3_6B: f"{name} has no DFV, so it cannot be attacked",
    }.get(clause, "")


def why_not_allowed(s: Board, thing: int, kind: int, name: str) -> str:
    """Which card keeps something from fighting."""
    ref = s.ref(thing)
    if kind == o.DEFEND:
        culprit = forbidding(s, op.DEFEND, ref, s.attacker if s.combat == 1 else NOTHING, 0, 0)
        return f"{name} cannot defend, says {culprit}" if culprit else why_forced(s, op.DEFEND)
    if kind == o.TARGET:
        top = s.frames[-1]
        attacker = s.ref(top.attacker) if isinstance(top, Combat) else NOTHING
        culprit = forbidding(s, op.ATTACK, attacker, ref, 0, 0)
        return f"{name} cannot be attacked, says {culprit or 'an effect in force'}"
    culprit = forbidding(s, op.ATTACK, ref, NOTHING, 0, 0)
    if culprit:
        return f"{name} cannot attack, says {culprit}"
    culprit = limiting(s, op.ATTACK_LIMIT, thing)
    if culprit:
        return f"{name} has attacked as often in this turn as {culprit} lets it"
    return f"nothing that {name} could attack may be attacked, says {shielding(s, thing)}"


def shielding(s: Board, attacker: int) -> str:
    """Which cards forbid that this attacks whatever it could."""
    found: list[str] = []
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) != s.active:
            culprit = forbidding(s, op.ATTACK, s.ref(attacker), s.ref(thing), 0, 0)
            if culprit and culprit not in found:
                found.append(culprit)
    return " and ".join(found) if found and any_foe(s) else "an effect in force"


# ---- attachments, resource tokens, main characters


def why_not_turned(s: Board, thing: int, kind: int, clause: int) -> str:
    """An attachment that cannot be turned up or discarded, a resource token that gives nothing."""
    if thing < 0:
        return "nothing of that kind lies there"
    name = name_at(s, thing, int(s.seat))
    you = player_value(s.seat)
    if s.get(thing, its.CONTROLLER) != s.seat:
        return f"{name} is player {s.get(thing, its.CONTROLLER) + 1}'s, not yours"
    if clause == c.R1:
        event, extra = (op.TURN, op.UP) if kind == o.TURN_UP else (op.DISCARD, op.BOARD)
        verb = "turned up" if kind == o.TURN_UP else "discarded"
        culprit = forbidding(s, event, you, s.ref(thing), extra, 0)
        return f"{name} cannot be {verb}, says {culprit or 'an effect in force'}"
    if clause == c.C_5_0_3H:
        culprit = forbidding(s, op.EXHAUST, you, s.ref(thing), 0, 0)
        return f"{name} cannot be exhausted, says {culprit or 'an effect in force'}"
    return {
        c.C_2_1_2G: f"{name} is no attachment, and only attachments are discarded at will",
        c.C_5_0_1D: f"{name} is no resource token",
        c.C_6_1_6: f"{name} is no attachment, and only attachments are turned up at will",
        c.C_6_2_9A: f"{name} is exhausted already",
        c.C_9_2_8: f"{name} lies face-up already",
        c.R93: f"{name} lies face-down, and is turned up before it is discarded",
        c.R107: f"{name} has been turned up 50 times this turn",
    }.get(clause, "")


def why_not_led(s: Board, face: int) -> str:
    """A card that cannot be the main character."""
    name = s.library.names[face]
    for thing in range(s.count()):
        if s.get(thing, its.FACE) == face and s.get(thing, its.OWNER) == s.seat:
            if s.get(thing, its.ZONE) == op.DECK:
                if s.library.field[face] <= 0:
                    return f"{name} has no Victory Token Field"
                return f"{name} itself says that it cannot be chosen as a main character"
    return f"there is no {name} in your deck"

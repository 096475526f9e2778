"""Why an option is refused, in the words of the case: the card, the numbers, what is in the way (R190)."""

from __future__ import annotations

from typing import Final

from sandtable.cards.names import spell
from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.actions.naming import header_of_option, thing_of_option
from sandtable.games.antithesis.actions.places import bar_deploy, is_deployable
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.shove import Shove
from sandtable.games.antithesis.attack.targets import UNTARGETED
from sandtable.games.antithesis.evaluating import standing
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import moves, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import CHOOSE, Battle
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.words.amiss import nearest
from sandtable.games.antithesis.words.asking import OWN, name_of
from sandtable.games.antithesis.words.obstacles import aimless, beyond_rows, in_the_way, stopping, untimely
from sandtable.games.antithesis.words.places import die_words, square_name, square_named
from sandtable.kernel.game import Ref
from sandtable.timing.values import thing_of

# {it}: the ability, {card}: its card; {cp}, {dice}: what the player has; {die}, {square}: what was named
OF_ABILITIES: Final = {
    c.RESP_1: "{it} is a Response: it waits for its window",
    c.INT_1: "{it} is an Interrupt, and those belong to [Battle On]",
    c.RESP_2: "{it} answers something else than what has just happened",
    c.RESP_3: "a Response Window is open, and {it} is no Response",
    c.R93: "{it} is an Interrupt: it is asked for at its own points",
    c.ACT_1: "{it} is an Action, and this is no Action Window of yours",
    c.ACT_7: "{it} is an Action, and something is still being resolved",
    c.ACT_3: "{it} is for the Defensive Player, and you are the Offensive Player",
    c.ACT_4: "{it} is for the Offensive Player, and you are the Defensive Player",
    c.INT_5: "{it} is for the other role: you are the {role} Player",
    c.ACT_6: "{it} can be used by the opponent of its controller only",
    c.ABIL_4: "{card} is not yours to use",
    c.R82: "{it} does not work from where the card lies",
    c.ZONE_E: "you have no {card} in your Hand",
    c.R80: "{it} has been used in this Phase as often as it may be",
    c.R266: "{it} has been used in this game as often as it may be",
    c.R97: "{it} has been used in this window, or is being resolved",
    c.R177: f"you have triggered {their.MOST_ACTIONS} Actions and Interrupts in this battle, and no more",
    c.R186: f"you have triggered {their.MOST_RESPONSES} Responses in this Phase, and no more",
    c.R196: "nobody who is told to could make that Attack now",
    c.R79: "the Attack has no other legal target, or its target has gone",
    c.KILL_2: "whoever was killed has already gone elsewhere instead of being discarded",
    c.R183: "the text of {whose} forbids {it} now",
    c.R9: "{card} is exhausted already, and would have to be exhausted for this",
    c.R124: "{card} is exhausted already, and would have to be exhausted for this",
    c.R13: "{card} is recovered already",
    c.CP_4: "{it} costs more Command Points than the {cp} you have",
    c.SEQ_2: "{it} has a cost that you cannot pay in full",
    c.DICE_9: "the pips in your Dice Bank ({dice}) do not add up to what {it} costs",
    c.DICE_10: "you lack a die of a colour that {it} costs",
    c.DICE_11: "you lack a die that {it} costs",
    c.DICE_2: "{it} costs a die, and none is left for it",
    c.ALT_7: "{it} costs tokens that your cards do not have",
    c.ALT_8: "{it} costs tokens that do not lie on it",
    c.ALT_9: "{it} costs Gem tokens that your cards do not have",
    c.R106: "your Main Deck is empty",
    c.R143: "{it} would find no target, no square or nothing to do",
    c.R104: "{it} would do nothing now",
    c.R194: "{card} is in the midst of a [Move], and begins no second one",
    c.KW_NONCOMBAT_2: "{card} is a Non-Combatant, and makes no Attacks",
    c.KW_DESTRUCT_2: "no Character of yours with Presence stands on {card}",
    c.DEPLOY_1_I: "{card} is not among the cards that are deployed",
    c.DEPLOY_1: "no card in your Hand can be deployed: none that you can pay for finds a place",
    c.PASSV_1: "{it} is a Passive: it is never triggered, and simply applies",
    c.ATKSEQ_1: "{it} would find nobody to attack",
    c.R181: "what {it} speaks of is not there now",
    c.R182: "what {it} speaks of has gone",
    c.R147: "[CMA] cannot be its own Combined Action",
    c.R273: "once {it} is paid for, nobody would be left to move",
    c.R149: "{it} is no Action of the Character that moves",
    c.CMA_1: "{it} is no Action without the trait Command",
    c.CMA_1_A: "{it} is for the other role: you are the {role} Player",
}
NOBODY: Final = (c.ATKSEQ_1, c.R16, *UNTARGETED)  # an Attack has nobody to be made on
OF_PRESSES: Final = {
    c.CMA_1: "{card} has no Action that could be combined with its Move",
    c.CMA_1_A: "{card} has no Action of your role that could be combined with its Move",
    c.CMA_2: "{card} has no Action that you could pay for together with its Move",
}
OF_SQUARES: Final = {
    c.R198: "{square} is none of the squares that the text speaks of",
    c.R25: "the token would not lie on the board from {square} on",
    c.R26: "the token would leave the board",
    c.RUN_1: "{obstacle} stands there, and RUN passes nobody",
    c.TEL_1: "it stands on {square} already, and may as well stop",
    c.TEL_3: "{obstacle} stands on {square}",
    c.DEPLOY_3_I: "{square} lies outside the rows in which it may be deployed",
    c.DEPLOY_3_II: "{obstacle} stands on {square}",
    c.DEPLOY_3_IV: "{obstacle} lies on {square}",
    c.FIELD_S: "from {square} on the Field would not lie inside its green squares",
    c.GOAL_1: "the Goal lies in another row",
    c.GOAL_1_A: "{square} holds a Goal already",
    c.R39: "{square} is farther than the Move Points reach",
    c.R179: "{obstacle} keeps it out",
    c.RNG_2: "{square} is out of range",
    c.ATK_3: "{square} is out of range",
    c.ATK_4: "{square} is out of sight",
    c.LOS_1: "{square} is out of sight",
    c.MOVE_3_A_II: "its array has no D-Move Value, so it takes no diagonal steps",
    c.MOVE_3_A_II_1: "a diagonal step costs more than the {diagonal} that are left for diagonals",
    c.MOVE_3_B_1: "the step costs more than the {points} Move Points that are left",
    c.FLY_1: "it cannot stop where {obstacle} stands",
    c.KW_LEAPING: "it cannot stop where {obstacle} stands",
    c.R62: "it cannot be moved that way",
    c.PUSHPULL_3: "that is farther than the damage moves it",
}
OF_DICE: Final = {
    c.DICE_6: "you have no {die} left",
    c.DICE_11: "this icon is paid with another colour than {die}",
    c.DICE_9: "without {die} the rest would not add up",
    c.R196: "dice are named from the lowest to the highest, colour by colour: {die} comes too late",
    c.R155: "{die} is needed for another part of the cost",
    c.MDICE_1: "the array takes no {die}, or no more of that colour",
    c.R57: "the Attack takes no {die}, or no more of that colour",
    c.ALT_2: "another kind of token is asked for",
    c.ALT_7: "there is no such token to pay with",
}


def refusal(s: Board, option: int, clause: int) -> str:
    """Why an option is barred, in the player's words; empty where the clause says it best."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if clause == c.CMA_1 and kind != o.COMBINE and isinstance(s.frames[-1], Combined):
        return "which Action is combined with the Move is asked now"
    if clause in OF_PRESSES and kind != o.COMBINE:
        return OF_PRESSES[clause].replace("{card}", called(s, option))
    if kind in (o.USE, o.USE_CARD, o.USE_OWN, o.COMBINE):
        return of_ability(s, option, clause)
    if kind in (o.DIE, o.SURPLUS, o.ADDED_DIE, o.TOKEN):
        if clause == c.R19 and isinstance(s.frames[-1], Pay):
            return untimely(s, s.frames[-1], value)
        die = die_words(value) if kind != o.TOKEN and value < their.DICE else "such token"
        return OF_DICE.get(clause, "").replace("{die}", die)
    if kind == o.STRATEGY:
        name = s.library.names[value]
        return (
            f"{name} is not in your Strategy Deck"
            if clause == c.SHIFT_1
            else f"you cannot pay what {name} costs"
        )
    text = OF_SQUARES.get(clause, "")
    if kind in (o.SQUARE, o.FIELD):
        text = text.replace("{square}", square_name(int(o.field_square(value)), int(s.seat)))
    if "{obstacle}" in text:
        text = text.replace("{obstacle}", in_the_way(s, option, clause))
    top = s.frames[-1]
    if clause == c.DEPLOY_3_I and isinstance(top, Deploy) and beyond_rows(s, top):
        return text.replace("the rows", "the squares")
    if clause in (c.R58, c.R59) and isinstance(top, Attack):
        return aimless(s, top, option)
    if clause == c.R64 and isinstance(top, Shove):
        return stopping(s, top)
    if isinstance(top, Move):
        text = text.replace("{points}", str(s.move(top.mover, moves.POINTS)))
        text = text.replace("{diagonal}", str(s.move(top.mover, moves.DIAGONAL)))
    return "" if "{" in text else text


def out_of_turn(s: Board, option: int) -> tuple[int, str]:
    """Something else is asked than which ability is triggered: its moment is not now (R190)."""
    if o.kind_of(option) not in (o.USE, o.USE_CARD, o.USE_OWN):
        return 0, ""
    header = int(header_of_option(s, option))
    if header <= 0 or (o.kind_of(option) == o.USE_CARD and thing_of_option(s, s.seat, option) < 0):
        return 0, ""
    kind = lay.kind(s.faces.code, header)
    clause = c.PASSV_1
    if kind == op.ACTION:
        clause = c.ACT_7 if s.battle else c.ACT_1
    elif kind == op.INTERRUPT:
        clause = c.R93 if s.battle else c.INT_1
    elif kind == op.RESPONSE:
        clause = c.RESP_1
    return clause, of_ability(s, option, clause)


def of_ability(s: Board, option: int, clause: int) -> str:
    name = called(s, option)
    it = name if o.kind_of(option) == o.USE_OWN else f"this ability of {name}"
    text = OF_ABILITIES.get(clause, "").replace("{whose}", forbidding(s, option) if clause == c.R183 else "")
    if clause in NOBODY:
        text = OF_ABILITIES[c.ATKSEQ_1] + nearest(s, option)
    if clause == c.DEPLOY_1 and len(s.pile_of(s.seat, zones.HAND)) == 0:
        text = "your Hand is empty"
    if clause == c.ACT_1 and is_about_to_act(s):
        text = "first it is asked who interrupts: pass, and then {it} can be triggered, which is an Action"
    if clause == c.KW_DESTRUCT_2 and is_guarded(s, option):
        text = "{card} is guarded by a Character of its controller with Presence"
    return filled(s, text, it, name)


def filled(s: Board, text: str, it: str, card: str) -> str:
    """A reason with what it is about, and what the player has."""
    seat = int(s.seat)
    role = "Offensive" if seat == s.active else "Defensive"
    text = text.replace("{it}", it).replace("{card}", card)
    text = text.replace("{role}", role).replace("{cp}", str(s.of(seat, their.COMMAND)))
    dice = int(s.bank_size(seat))
    return text.replace("{dice}", f"{dice} {'die' if dice == 1 else 'dice'}")


def is_about_to_act(s: Board) -> bool:
    """Whether a player whose Action Window has opened is still asked for Interrupts (R93)."""
    if len(s.frames) < 2 or not isinstance(s.frames[-1], Point):
        return False
    below = s.frames[-2]
    return isinstance(below, Battle) and below.step == CHOOSE and below.holder == s.seat


def is_guarded(s: Board, option: int) -> bool:
    """Whether the controller of a Field has Presence on it (KW.DESTRUCT.2)."""
    field = thing_of_option(s, s.seat, option)
    return field >= 0 and len(standing.on_field(s, field, s.get(field, its.CONTROLLER))) > 0


def forbidding(s: Board, option: int) -> str:
    """The card whose text forbids an option (R190): asking once more finds it."""
    s.bar(option)
    return name_of(s, int(thing_of(s.worked.forbade))) if s.worked.forbade != 0 else "a card"


def called(s: Board, option: int) -> str:
    """The card or ability that an option names."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if kind == o.USE_OWN:
        return OWN[value] if value < len(OWN) else "that ability"
    if kind == o.USE_CARD:
        face = int(o.ability_place(value))
        return s.library.names[face] if face < len(s.library.names) else "that card"
    thing = (
        int(thing_of_option(s, s.seat, option)) if kind == o.USE else int(s.at_spot(o.ability_place(value)))
    )
    return name_of(s, thing) if thing >= 0 else "that card"


def idle(s: Board, place: str, thing: int) -> tuple[int, str]:
    """The clause and the words for pointing at what means nothing now."""
    if thing < 0:
        return int(s.clause), f"{place} can do nothing just now"
    name = name_of(s, thing)
    if s.get(thing, its.ZONE) == zones.IN_PLAY and s.get(thing, its.CONTROLLER) != s.seat:
        return c.ABIL_4, f"{name} is not yours to use"
    return int(s.clause), f"{name} can do nothing just now"


def beside(s: Board, ref: Ref) -> tuple[int, str]:
    """The same of a die or a square, where none is asked for."""
    clause = int(s.clause)
    if ref.kind == "reserve":
        if not ref.id.startswith(str(s.seat + 1)):
            return clause, "that die is the other player's"
        return (
            clause,
            "no die is asked for just now: dice pay for what you use, and are added to Moves and Attacks",
        )
    if ref.kind != "cell":
        return 0, ""
    if clause in DEPLOYING:
        return clause, "no square is asked for just now: choose first who moves, or what is deployed"
    square = square_named(ref.id)
    return clause, f"{square_name(square, int(s.seat)) if square >= 0 else ref.id} cannot be chosen here"


# ---- cards of the Hand

# where an Action is asked for: which of the player's own Actions deploys, and the clause that says so
DEPLOYING: Final = {c.BATTLE_2: (0, c.ODA_2), c.BATTLE_5: (3, c.DDA_2)}
NO_PLACE: Final = {
    c.DEPLOY_3_II: "no square in your rows is free for {card}",
    c.DEPLOY_3_IV: "no squares are left that {card} could lie on",
    c.MOD_T: "you control nothing that {card} could be attached to",
}


def held_back(s: Board, place: str) -> tuple[int, str]:
    """Why pointing at a card of one's Hand does not deploy it where an Action is asked for; else 0."""
    mine = f"{s.seat + 1}h:"
    if int(s.clause) not in DEPLOYING or not place.startswith(mine):
        return 0, ""
    for thing in s.hand:
        face = s.get(thing, its.FACE)
        name = s.library.names[face]
        if s.get(thing, its.OWNER) == s.seat and spell(name) == place[len(mine) :]:
            return of_deploying(s, int(thing), name) if is_deployable(s.library.kind[face]) else (0, "")
    return 0, ""


def of_deploying(s: Board, thing: int, name: str) -> tuple[int, str]:
    """What stands in the way of the card itself, then of the Action; else that the Action comes first."""
    clause = int(bar_deploy(s, s.seat, thing, prices.nothing()))
    if clause != 0:
        text = NO_PLACE.get(clause) or OF_ABILITIES.get(clause) or "{card} cannot be deployed now"
        return clause, filled(s, text, name, name)
    own, clause = DEPLOYING[int(s.clause)]
    option = int(o.make(o.USE_OWN, own))
    barred = int(s.bar(option))
    if barred > 0:
        return barred, of_ability(s, option, barred)
    return clause, f"{name} is deployed by the {OWN[own]}: take that Action first"

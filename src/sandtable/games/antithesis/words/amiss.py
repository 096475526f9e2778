"""What cannot be picked: why a card is no target, why one of the Hand is not deployed, and why nothing can be
attached to one (R190).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.actions.naming import header_of_option, thing_of_option
from sandtable.games.antithesis.actions.places import bar_deploy
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.targets import bar_character, shape_of
from sandtable.games.antithesis.evaluating import damage, ground
from sandtable.games.antithesis.payment.doing import payable
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.stacked import forced_target
from sandtable.games.antithesis.words.asking import asker, name_of
from sandtable.timing.asking import Pick
from sandtable.timing.program import COST
from sandtable.timing.resolve import Resolve
from sandtable.timing.values import thing_of

NOTHING: Final = (0, "")
# {card}: what was named; in the order of R190
TARGETS: Final = {
    c.ATK_2: "{card} is no Character",
    c.R68: "{card} is your own",
    c.KILL_1: "{card} is killed already",
    c.ATK_3: "{card} is out of range",
    c.ATK_4: "{card} is out of sight",
    c.KW_HOVER: "{card} has Hover, and the attacker has not",
    c.KW_STEALTH: "{card} has Stealth, and the attacker has no Advanced Senses",
    c.KW_INVIS: "{card} has Invisibility, and the attacker has no Advanced Senses",
    c.KW_CHIVALRY_1: "{card} is a Non-Combatant, and the attacker has Chivalry",
    c.R183: "the text of {whose} forbids to target {card}",
    c.KW_TAUNT: "{card} has no Taunt, and the attacker is engaged by somebody who has",
    c.R16: "targeting {card} costs more than you could pay",
    c.R79: "{card} was the target before, and another one is needed",
    c.R264: "{card} is none of those that the Attack is against",
}
HOSTS: Final = {
    c.MOD_1: "{card} is neither a Character nor a Field In Play",
    c.MOD_T: "{card} is not what it may be attached to",
    c.R125: "{card} is not yours",
    c.KW_UNMOD: "{card} takes no such Modification",
}
CARDS: Final = {
    c.DEPLOY_1_I: "{card} is not among the cards that are deployed",
    c.MOD_T: "there is nothing that {card} could be attached to",
    c.DEPLOY_3_II: "there is no square left for {card}",
    c.DEPLOY_3_IV: "there is no place left for {card}",
}
UNPAID: Final = "you cannot pay what {card} costs"


def amiss(s: Board, option: int) -> tuple[int, str]:
    """The clause and the reason by which something cannot be picked; nothing where it is not about that."""
    top = s.frames[-1]
    if isinstance(top, Pay) and option == o.PAID:
        return int(s.clause), "what has been named so far does not pay it yet"
    if not isinstance(top, Pick):
        return NOTHING
    kind, value = o.kind_of(option), o.value_of(option)
    thing = int(s.at_spot(value)) if kind == o.PICK else -1
    if top.clause == c.ATKSEQ_1 and thing >= 0:
        return untargeted(s, thing)
    if top.clause == c.DEPLOY_3_V and thing >= 0:
        return unattached(s, thing)
    if top.clause == c.R144 and thing >= 0:
        return c.R144, f"{name_of(s, thing)} is none of those that {asker(s)} may target"
    if top.clause == c.R181 and thing >= 0:
        return unchosen(s, top, thing)
    if top.clause == c.DEPLOY_1 and kind == o.PICK_FACE:
        return undeployed(s, int(value))
    return NOTHING


def unchosen(s: Board, pick: Pick, thing: int) -> tuple[int, str]:
    """Something else is meant; or it is picked already, or what is to be paid besides could not be (R273)."""
    name, below = name_of(s, thing), s.frames[-2]
    chosen, meant = pick.chosen, pick.pool
    if isinstance(below, Resolve):
        selection = lay.part(s.library.code, below.pc, lay.A)
        chosen = extend(chosen[:], below.scene().all(s, lay.get(s.library.code, selection, lay.SLOT)))
        if below.purpose == COST:
            meant = payable(s, below.pc, s.rules.candidates(s, selection, below.scene(), lay.MANY))
    if s.ref(thing) in chosen:
        return c.R181, f"{name} has been picked already"
    if s.ref(thing) in pick.pool:  # each set of cards can be named in one order only
        when = "late" if o.make(o.PICK, s.spot(thing)) < pick.floor else "early"
        return c.R181, f"several are picked in the order in which they lie: {name} comes too {when}"
    if s.ref(thing) in meant:
        return c.R273, f"with {name} the rest of what is to be paid could not be"
    return c.R181, f"{name} is none of those that {asker(s)} speaks of, or it cannot be done to it"


def untargeted(s: Board, thing: int) -> tuple[int, str]:
    attack = s.frames[-2]
    if not isinstance(attack, Attack):
        return NOTHING
    but = -min(forced_target(s, attack.header), 0)
    clause = bar_character(s, attack.you, thing_of(attack.attacker), attack.line, thing, None, but)
    return said(s, TARGETS, int(clause), name_of(s, thing))


def nearest(s: Board, option: int) -> str:
    """Behind "would find nobody to attack": why not the Character that is nearest to being a target."""
    attacker = int(thing_of_option(s, s.seat, option))
    if o.kind_of(option) != o.USE or attacker < 0:
        return ""
    line = damage.line_in(s, header_of_option(s, option))
    if line == 0 or shape_of(s, line) != 0:
        return ""
    order = list(TARGETS)
    best, words = order.index(c.KILL_1), ""
    for thing in s.board:
        clause = int(bar_character(s, s.seat, attacker, line, thing)) or int(
            c.R16
        )  # beside the ability's cost
        if clause in TARGETS and order.index(clause) > best:
            best, words = order.index(clause), said(s, TARGETS, clause, name_of(s, int(thing)))[1]
    return f": {words}" if words else ""


def unattached(s: Board, host: int) -> tuple[int, str]:
    deploying = s.frames[-2]
    if not isinstance(deploying, Deploy):
        return NOTHING
    clause = ground.can_attach(s, deploying.thing, host, s.seat)
    return said(s, HOSTS, int(clause), name_of(s, host))


def undeployed(s: Board, face: int) -> tuple[int, str]:
    """Of the asked player's own Hand: nobody else is told."""
    ability = s.frames[-2]
    if not isinstance(ability, Ability):
        return NOTHING
    for thing in s.hand:
        if s.get(thing, its.OWNER) == s.seat and s.get(thing, its.FACE) == face:
            besides = price_of(s, s.seat, -1, ability.header, -1)
            clause = int(bar_deploy(s, s.seat, thing, besides))
            name = name_of(s, int(thing))
            return (
                said(s, CARDS, clause, name) if clause in CARDS else (clause, UNPAID.replace("{card}", name))
            )
    return c.ZONE_E, f"you have no {s.library.names[face]} in your Hand"


def said(s: Board, words: dict[int, str], clause: int, name: str) -> tuple[int, str]:
    if clause not in words:
        return NOTHING
    text = words[clause].replace("{card}", name)
    if "{whose}" in text:
        text = text.replace("{whose}", name_of(s, int(thing_of(s.worked.forbade))))
    return clause, text

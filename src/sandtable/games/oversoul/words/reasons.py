"""Why an option is refused, in the words of the case: the card, the numbers, what is in the way (R169)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import must_attack, targets_there
from sandtable.games.oversoul.actions.candidates import elsewhere, in_hand
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes.entering import is_event
from sandtable.games.oversoul.evaluating import costs, limits, values
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.evaluating.rules_for_players import ruled
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.timeshift.different import all_find
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.turn.battle import Battle
from sandtable.games.oversoul.words.view import PHASES, line_text, name_at
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value, thing_of

ROMAN: Final = ("0", "I", "II", "III", "IV", "V")
UNSEEN: Final = "a text in force"


def refusal(s: Board, option: int, clause: int) -> str:
    """Why an option is barred, in the player's words; empty where the clause says it best."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    seat = int(s.seat)
    if clause == c.R165:
        return f"{limits.MOST_SHIFTS} Timeshifts and Attacks have begun in this turn, and no more can"
    if kind == 0:
        return why_not_simple(s, option)
    if kind in (o.ACTIVATE, o.PREPARE):
        name = s.library.names[value]
        thing = int(in_hand(s, seat, value))
        if thing < 0:
            return f"you have no {name} in your hand"
        if kind == o.PREPARE:
            return why_not_prepared(s, thing, name, clause)
        return why_not_activated(s, thing, name, clause)
    if kind == o.TURN_UP:
        thing = int(s.at_spot(value))
        if thing < 0 or s.get(thing, its.CONTROLLER) != seat or s.get(thing, its.SIDE) != its.FACE_DOWN:
            return "no Prepared card of yours lies there"
        return why_not_activated(s, thing, name_at(s, thing, seat), clause)
    if kind == o.LEAD:
        thing = int(s.of(seat, their.LEADER))
        return why_not_led(s, thing, s.library.names[s.get(thing, its.FACE)], clause)
    if kind in (o.USE, o.USE_CARD):
        return why_not_used(s, kind, value, clause)
    if kind in (o.ATTACK, o.TARGET, o.GUARD):
        return why_not_fought(s, int(s.at_spot(value)), kind, clause)
    if kind == o.GENERATE:
        return why_not_generated(s, int(s.at_spot(value)), clause)
    return ""


# ---- when it is


def moment(s: Board) -> str:
    """What time it is, for whoever wants to do something now: turn and phase before the chain (R169)."""
    if s.active != s.seat:
        return f"it is the turn of player {s.active + 1}"
    if s.phase != op.ACTION_PHASE:
        return f"this is the {PHASES[s.phase]} Phase"
    return "a Timeshift is open" if len(s.stack) > 0 else "this is a window for quick actions"


def why_not_simple(s: Board, option: int) -> str:
    if option == o.END_PHASE:
        thing = int(must_attack(s, s.seat))
        if thing >= 0:
            return f"{name_at(s, thing, int(s.seat))} must Attack in this turn, and still can"
    if option == o.PAID:
        top = s.frames[-1]
        if isinstance(top, Payment):
            return f"{top.amount} ENERGY is to be Consumed, and what was named so far is not enough"
    if option == o.NO_GUARD:
        return "a card of yours that can Guard must do so"
    return ""


# ---- cards


def why_not_activated(s: Board, thing: int, name: str, clause: int) -> str:
    """A card that cannot be Activated, from the hand or from Prepared."""
    seat = int(s.seat)
    lib = s.library
    face = int(s.get(thing, its.FACE))
    shared = why_not_entered(s, thing, name, clause)
    if shared:
        return shared
    law = law_text(s, face)
    return {
        c.C_3_4_4: f"{name} was Prepared in this turn, and can be turned up from the next turn on",
        c.C_7_2_6: f"{name} is a PERFECT Event, and no Active card has a PERFECT Ability",
        c.C_7_2_9: f"{name} is a COUNTER Event: it is Prepared first, and Activated from there",
        c.C_8_1_2: f"{name} itself says when it can be Activated, and that is not so now{law}",
        c.C_10_1_2: f"{name} answers when something happens, and that was not the last thing that did{law}",
        c.C_10_1_3: f"{name} answers something that has to happen first{law}",
        c.R36: why_not_following(s, thing, name),
        c.C_10_0_7: f"{name} wants a longer Timeshift before it{law}",
        c.R110: f"{name} does not wait for what has happened; quick actions come afterwards",
        c.R111: f"{name} is Activated in your own Action Phase with no Timeshift open, and {moment(s)}",
        c.C_4_0_5: f"{name} is of RANK {ROMAN[lib.rank[face]]}, and your Leader of RANK "
        f"{ROMAN[s.of(seat, their.RANK)]}",
    }.get(clause, "")


def why_not_following(s: Board, thing: int, name: str) -> str:
    """What is left over can pay for more only where there is some, and something to pay (R36)."""
    seat = int(s.seat)
    left = int(s.of(seat, their.SURPLUS))
    if left > 0 and costs.cost_of(s, seat, thing, True) == 0:
        return f"{name} Consumes no ENERGY, and only what Consumes ENERGY left over follows in your Timeshift"
    return f"only ENERGY left over in your own Timeshift lets {name} follow in it, and you have {left}"


# of an Event, whose line may be used so often (R256)
ONCE: Final = {
    c.C_8_1_5: "in this game, and is for once each Game",
    c.C_8_1_7: "by its name in this turn, and is for once each turn",
}


def why_not_entered(s: Board, thing: int, name: str, clause: int) -> str:
    """What hands, Prepared cards and Leaders have in common."""
    seat = int(s.seat)
    face = int(s.get(thing, its.FACE))
    if clause == c.R163:
        found = culprit(s, op.FORBID, op.ACTIVATE, player_value(seat), s.ref(thing), 0)
        if found != UNSEEN:
            return f"{name} can't be Activated, says {found}"
    if clause == c.C_4_2_1:
        total = int(costs.cost_of(s, seat, thing, True))
        for header in needs.announced_lines(s, thing):
            if not (needs.optional(s, header) and needs.cost_row(s, header) != 0):
                total += int(needs.energy_of(s, header, Scene(s.ref(thing), seat, vec[i64]()), False))
        have = int(costs.available(s, seat, vec[i64]()))
        return f"{name} costs {total} ENERGY, and {short_of(have, total)}"
    if clause in UNPAID:
        for header in needs.announced_lines(s, thing):
            said = too_few(s, int(header), Scene(s.ref(thing), seat, vec[i64]()), name)
            if said:
                return said
        if clause == c.R163:
            return f"{name} can't be Activated, says {UNSEEN}"
        if clause == c.R160:
            return f"no card pays two Costs of {name}, and there are too few for all of them"
    if clause in ONCE:
        return f"{name} has been Activated {ONCE[clause]}"
    used = int(costs.plus_used(s, seat))
    kind = "Event" if is_event(s, face) else "Unit"
    return {
        c.C_3_1_3: f"all your {kind} Zones are taken, so there is none for {name}",
        c.C_4_1_2: f"you have Activated {counted(used, '+card')} in this turn, as many as you may",
        c.C_8_7_34: f"{name} is Exposed, and blocked until the next Cycle Phase",
        c.R30: f"the Timeshift has {limits.MOST_LINKS} links, and can have no more",
        c.R112: f"there is nothing in the Timeshift that {name} could Cancel",
        c.R123: no_hosts(s, face, name),
        c.R125: f"the Cost of {name} cannot be paid with {name} itself",
    }.get(clause, "")


def no_hosts(s: Board, face: int, name: str) -> str:
    """Nothing can have a Construct Attached: an own card, or what the Construct itself says (R123)."""
    lib = s.library
    if lib.hosts[face] == 0:
        return f"no Active card of yours can have {name} Attached"
    said = [
        line_text(lib, int(lib.abilities[lib.first[face] + index])).lstrip("●")
        for index in range(int(lib.count[face]))
    ]
    wanted = next((f' ("{line}")' for line in said if line.startswith("Attach only")), "")
    return f"{name} itself says what it is Attached to, and no such card can have it Attached{wanted}"


def law_text(s: Board, face: int) -> str:
    """The printed lines that say when a card may be Activated."""
    lib = s.library
    said = [
        line_text(lib, int(header))
        for header in lib.printed(face)
        if lay.kind(lib.code, header) == op.ADMITTING
    ]
    return f' ("{said[0].lstrip("●")}")' if said and said[0] else ""


def why_not_led(s: Board, thing: int, name: str, clause: int) -> str:
    shared = why_not_entered(s, thing, name, clause)
    if shared:
        return shared
    return {
        c.C_5_4_7: f"{name} is Activated at RANK V, and is of RANK {ROMAN[s.of(s.seat, their.RANK)]}",
        c.C_5_4_8: f"{name} is not in its Leader Zone",
        c.R111: f"a Leader is Activated in your own Action Phase with no Timeshift open, and {moment(s)}",
        c.C_8_1_2: f"{name} itself says when it can be Activated{law_text(s, int(s.get(thing, its.FACE)))}",
    }.get(clause, "")


def why_not_prepared(s: Board, thing: int, name: str, clause: int) -> str:
    seat = int(s.seat)
    if clause == c.R163:
        found = culprit(s, op.FORBID, op.PREPARE, player_value(seat), s.ref(thing), 0)
        return f"{name} can't be Prepared, says {found}"
    if clause == c.C_4_2_1:
        price, can = costs.cost_to_prepare(s, seat), costs.available(s, seat, vec[i64]())
        return f"Preparing costs {price} ENERGY, and you can Consume {can}"
    if clause == c.R62:
        return f"cards are Prepared in your own Action Phase with no Timeshift open, and {moment(s)}"
    return why_not_entered(s, thing, name, clause)


def short_of(have: int, need: int) -> str:
    """What is missing: ENERGY, or the card that would have to Generate it pays otherwise."""
    if have < need:
        return f"you can Consume {have}"
    return "a card that would have to Generate for it is the one that pays its other Cost"


# ---- lines of card text


def why_not_used(s: Board, kind: int, value: int, clause: int) -> str:
    seat = int(s.seat)
    if kind == o.USE:
        thing = int(s.at_spot(o.ability_place(value)))
        if thing < 0:
            return "nothing lies there that has an Ability"
        name = name_at(s, thing, seat)
        if s.get(thing, its.CONTROLLER) != seat:
            return f"{name} is not yours to use"
        if clause == c.C_3_4_9:
            return f"{name} is Prepared, and has no Abilities as long as it is"
        header = int(header_of(values.lines_of(s, thing)[o.ability_index(value)]))
    else:
        face = int(o.ability_place(value))
        name = s.library.names[face]
        header = int(lines_elsewhere(s.library, face)[o.ability_index(value)])
        thing = int(elsewhere(s, seat, face, header))
        if thing < 0:
            return f"no {name} lies where this Ability of it works"
    said = line_text(s.library, header).lstrip("●")
    line = f' ("{said}")' if said else ""
    scene = Scene(s.ref(thing), seat, vec[i64]())
    if clause == c.C_4_2_1:
        need = int(needs.energy_of(s, header, scene, False))
        spared = vec[i64]([thing]) if needs.uses_itself(s, header) != 0 else vec[i64]()
        have = int(costs.available(s, seat, spared))
        return f"this Ability of {name} costs {need} ENERGY, and {short_of(have, need)}"
    if clause == c.R46:
        need = int(needs.energy_of(s, header, scene, True))
        return f"this Ability of {name} costs {need} opposing ENERGY, and no opponent has as much"
    times = {
        c.C_8_1_5: "in this game, and is for once each Game",
        c.C_8_1_6: "in this turn, and is for once each turn",
        c.C_8_1_7: "by its name in this turn, and is for once each turn",
        c.C_8_1_8: "since the card is Active, and is for once while Active",
        c.C_8_1_9: "in this turn, and is for once each turn",
        c.R30: f"{limits.MOST_USES} times in this turn, or the Timeshift is full",
    }
    if clause in times:
        return f"this Ability of {name} has been used {times[clause]}"
    return {
        c.C_3_2_4: f"this Ability of {name} does not work where the card lies{line}",
        c.C_4_0_5: f"{name} is of higher RANK than your Leader",
        c.C_3_1_3: f"there is no free Zone for {name}",
        c.C_8_1_1: f"what this Ability of {name} asks for is not so now{line}",
        c.C_8_5_4: f"this Ability of {name} is not used by decision{line}",
        c.C_8_5_9: f"a CAST Ability is used in your own Action Phase with no Timeshift open, and {moment(s)}",
        c.C_8_7_34: f"{name} is Exposed, and blocked until the next Cycle Phase",
        c.C_10_0_7: f"this Ability of {name} wants a longer Timeshift before it{line}",
        c.R110: f"{name} does not wait for what has happened; quick actions come afterwards",
        c.R112: f"there is nothing in the Timeshift that this Ability of {name} could Cancel{line}",
        c.R125: f"{name} cannot pay the Cost of this Ability with itself now{line}",
    }.get(clause, too_few(s, header, scene, f"this Ability of {name}") + line if clause in UNPAID else "")


UNPAID: Final = (c.R160, c.R163, c.R183, c.R191, c.C_8_6_16, c.C_8_6_36)  # what Selects or takes cards, marks


def too_few(s: Board, header: int, scene: Scene, what: str) -> str:
    """Which Selection or Cost of a line finds too few cards or marks; empty if each finds its number."""
    code = s.library.code
    if needs.enough_cards(s, header, scene):
        return ""
    if not needs.enough_marks(s, header, scene):
        return f"{name_at(s, int(thing_of(scene.source)), int(s.seat))} has fewer marks than the Cost removes"
    if not needs.others_can_pay(s, header, scene):
        return f"the Cost of {what} is about a certain card that cannot pay it now"
    last = int(needs.kept_from_it(s, header, scene))
    if last >= 0:
        return f"{what} Selects cards, but " + kept_back(s, last, int(thing_of(scene.source)))[1]
    for selection in needs.targets(s, header):
        wanted = int(lay.get(code, selection, lay.LOW))
        there = len(needs.select_pool(s, header, selection, scene))
        if wanted > there:
            return f"{what} Selects {counted(wanted, 'card')}, and {there or 'none'} can be Selected"
    picks = needs.cost_wants(s, header, scene, int(thing_of(scene.source)), 0, vec[i64]())
    if len(picks) > 0 and all_find(picks) and len(needs.targets(s, header)) > 0:
        return f"{what} Selects other cards than pay its Cost, and there are too few for both"
    wanted = sum([int(lay.get(code, lay.part(code, row, lay.A), lay.LOW)) for row in needs.picks(s, header)])
    return f"the Cost of {what} takes {counted(wanted, 'card')}, and there are too few that can pay it"


def kept_back(s: Board, thing: int, source: int) -> tuple[int, str]:
    """What keeps a card from being Selected by a Cost of this player; nothing where that is not so."""
    name = name_at(s, thing, int(s.seat))
    if values.has(s, thing, op.POLARITY):
        return c.C_8_6_16, f"{name} has POLARITY, so no Ability Cost can Select it"
    if values.has(s, thing, op.VEILED) and s.opposes(s.seat, s.get(thing, its.CONTROLLER)):
        return c.C_8_6_36, f"{name} is VEILED, so no opposing Ability Cost can Select it"
    found = culprit(s, op.FORBID, op.SELECTED_EVENT, player_value(s.seat), s.ref(thing), s.ref(source))
    return (c.R163, f"{name} can't be Selected, says {found}") if found != UNSEEN else (0, "")


# ---- Battle


def why_not_fought(s: Board, thing: int, kind: int, clause: int) -> str:
    """Something that cannot Attack, be Attacked, or Guard."""
    seat = int(s.seat)
    if thing < 0:
        return "nothing lies there"
    name = name_at(s, thing, seat)
    battle = battle_of(s)
    attacker = int(battle.attacker) if battle is not None and kind != o.ATTACK else thing
    who = name_at(s, attacker, seat)
    spd = int(values.stat(s, attacker, op.SPD))
    verb = "Guard" if kind == o.GUARD else "Attack"
    if clause == c.R163:
        return why_not_allowed(s, thing, attacker, kind, name)
    barred = barred_last(s, thing) if kind == o.ATTACK else name
    fresh = f"{who} has Entered in this turn, and with SPD {spd} it"
    return {
        c.C_3_3_4: f"{name} is Exhausted, so it cannot {verb}",
        c.C_3_4_9: f"{name} is Prepared, so it cannot {verb}",
        c.C_5_1_1: f"{name} is no Unit, and only Units Attack",
        c.C_6_0_1: f"{name} is not yours to Attack with",
        c.C_6_0_3: f"{name} is on your own side",
        c.C_6_2_6: f"{name} has SPD 0, and neither Attacks nor Retaliates",
        c.C_6_2_7: f"{name} has SPD 1, which is enough to Retaliate, not to Attack",
        c.C_6_2_8: f"{fresh} cannot Attack before your next turn",
        c.C_6_2_9: f"{fresh} can Attack Units only",
        c.C_6_2_10: f"{fresh} can Attack Units and Events only",
        c.C_6_4_2: f"there is nothing that {who} could Attack"
        if kind == o.ATTACK
        else f"{name} has no HP, so it cannot be Attacked",
        c.C_8_6_10: f"{who} is AVIAN, and {name} is slower"
        if kind == o.GUARD
        else f"{barred} is AVIAN, and {who} is slower",
        c.C_8_6_13: f"{name} has no GUARD against this Attack",
        c.C_8_6_36: f"{barred} is VEILED, so it cannot be Attacked",
        c.R20: f"{name} is Attached; the card below it is what is Attacked",
        c.R72: f"{name} is what is Attacked, and another card would have to Guard it"
        if s.get(thing, its.CONTROLLER) == seat
        else f"{name} is not yours to Guard with",
        c.R111: f"an Attack is declared in your own Action Phase with no Timeshift open, and {moment(s)}",
    }.get(clause, "")


def battle_of(s: Board) -> Battle | None:
    """The Attack that goes on."""
    for frame in s.frames:
        if isinstance(frame, Battle):
            return frame
    return None


def barred_last(s: Board, attacker: int) -> str:
    """The last of what a card could Attack: with no legal target, what bars this one is named (R169)."""
    targets = targets_there(s, s.get(attacker, its.CONTROLLER))
    return name_at(s, int(targets[-1]), int(s.seat)) if len(targets) > 0 else "nothing"


def why_not_allowed(s: Board, thing: int, attacker: int, kind: int, name: str) -> str:
    """Which text keeps something from Battle, or demands something else."""
    ref, other = s.ref(thing), s.ref(attacker)
    exhausting = culprit(s, op.FORBID, op.EXHAUST, 0, ref, 0)
    if kind == o.GUARD:
        found = culprit(s, op.FORBID, op.GUARD_EVENT, ref, other, 0)
        return turned_down(name, "Guard", found, exhausting)
    if kind == o.ATTACK:
        found = culprit(s, op.FORBID, op.ATTACK, ref, 0, 0)
        if found == UNSEEN and exhausting == UNSEEN:
            target = int(targets_there(s, s.get(thing, its.CONTROLLER))[-1])
            return f"{name} can't Attack {name_at(s, target, int(s.seat))}, says " + culprit(
                s, op.FORBID, op.ATTACK, ref, s.ref(target), 0
            )
        return turned_down(name, "Attack", found, exhausting)
    if ruled(s, op.FORBID, op.ATTACK, other, ref, 0) >= 0:
        found = culprit(s, op.FORBID, op.ATTACK, other, ref, 0)
        return f"{name} can't be Attacked by {name_at(s, attacker, int(s.seat))}, says {found}"
    for wanted in s.board:
        found = culprit(s, op.REQUIRE, op.ATTACK, other, s.ref(wanted), 0)
        if found != UNSEEN:
            return f"{found} demands that {name_at(s, int(wanted), int(s.seat))} is Attacked"
    return "a text in force demands another target"


def turned_down(name: str, verb: str, found: str, exhausting: str) -> str:
    """A text forbids the deed itself, or the Exhausting that it takes (R163)."""
    if found == UNSEEN and exhausting != UNSEEN:
        return f"{name} can't be Exhausted, says {exhausting}, so it cannot {verb}"
    return f"{name} can't {verb}, says {found}"


def culprit(s: Board, rule: i64, event: i64, who: i64, a: i64, b: i64) -> str:
    """The card whose text forbids or demands something, as far as the seat may know it."""
    thing = int(ruled(s, rule, event, who, a, b))
    return name_at(s, thing, int(s.seat)) if thing >= 0 else UNSEEN


# ---- ENERGY


def why_not_generated(s: Board, thing: int, clause: int) -> str:
    if thing < 0:
        return "nothing lies there"
    name = name_at(s, thing, int(s.seat))
    return {
        c.C_3_3_4: f"{name} is Exhausted, so it cannot Generate",
        c.C_3_4_9: f"{name} is Prepared, and has no ENERGY as long as it is",
        c.C_4_0_1: f"{name} Generates no ENERGY"
        if s.get(thing, its.CONTROLLER) == payer_of(s)
        else f"{name} is not yours to Generate with",
        c.R31: f"what {name} Generates in its Leader Zone is ready, and it is not Exhausted for it",
        c.R46: f"ENERGY of player {payer_of(s) + 1} is to be Consumed, and {name} is no card of that player",
        c.R34: f"{name} has Generated in this turn, and does so once",
        c.R35: why_not_needed(s, thing, name),
    }.get(clause, "")


def payer_of(s: Board) -> int:
    """Whose ENERGY is to be Consumed: a STALKER's player Consumes that of somebody else (R46)."""
    top = s.frames[-1]
    return int(top.payer) if isinstance(top, Payment) else int(s.seat)


def why_not_needed(s: Board, thing: int, name: str) -> str:
    """A +card that could Generate, and is not taken for this payment."""
    top = s.frames[-1]
    if not isinstance(top, Payment):
        return ""
    if thing in top.chosen:
        return f"{name} has been named already"
    if thing in top.spared:
        return f"{name} is Exhausted for the Cost itself, so it cannot Generate for it"
    return f"{name} would contribute nothing to {top.amount} ENERGY any more"


def counted(number: int, noun: str, nouns: str = "") -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {nouns or noun + 's'}"

"""Options that are out of place: the clause and the reason why this is not the time for them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.legality import bar_board_action
from sandtable.games.athernum.actions.naming import option_face, option_host
from sandtable.games.athernum.actions.payment import Payment, available
from sandtable.games.athernum.actions.playing import Playing
from sandtable.games.athernum.actions.plays import bar_play
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import TARGET_ASKED, Combat, CombatPhase
from sandtable.games.athernum.turn.phases import Chance, Day
from sandtable.games.athernum.turn.setup import Setup
from sandtable.games.athernum.words.costs import counted, missing
from sandtable.games.athernum.words.culprits import forbidding
from sandtable.games.athernum.words.reasons import PLAYS, phase, refusal, turn_of
from sandtable.games.athernum.words.view import name_at, picked_for, picked_why, source_name
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick, option_for
from sandtable.timing.resolve import Resolve
from sandtable.timing.stacking import Stacking
from sandtable.timing.targets import mode_count
from sandtable.timing.values import player_value

NUMBERED: Final = {c.C_9_2_TEXT_ACTIONS: c.C_4_1_2, c.C_0_DEF_SEARCH: c.R102}
PICKS: Final = (o.PICK, o.PICK_FACE, o.PICK_PLAYER, o.PICK_EFFECT)
# kinds of answers to a question that is not open: its clause, and what it would need
UNASKED: Final = {
    o.LEAD: (c.C_8_0_1A, "main characters are chosen before the game begins"),
    o.TARGET: (c.C_9_3_6, "what is attacked is named right after the attacker, and none has just been named"),
    o.DEFEND: (
        c.C_9_3_7,
        "a defender is named right after an attack has been declared, and at no other time",
    ),
    o.PICK: (c.R8, "nothing is to be chosen just now"),
    o.PICK_FACE: (c.R8, "nothing is to be chosen just now"),
    o.PICK_PLAYER: (c.R8, "no player is to be chosen just now"),
    o.PICK_EFFECT: (c.R8, "no effect is to be chosen just now"),
    o.NAME: (c.C_1_1_5, "no card is to be named just now"),
    o.MODE: (c.R8, "there is no choice between ways just now"),
    o.KIND: (c.R139, "nothing is to be paid just now"),
    o.NUMBER: (c.R168, "no number is to be chosen just now"),
    o.NEXT: (c.R23, "none of your abilities waits to be put in order"),
    o.RESHUFFLE: (c.R121, "decks are shuffled once more before the game begins, and not later"),
}
UNASKED_WORDS: Final = {
    o.DONE_PICKING: (c.R8, "nothing is to be chosen just now"),
    o.YES: (c.C_4_3_5, "no effect offers you anything just now"),
    o.NO: (c.C_4_3_5, "no effect offers you anything just now"),
    o.NO_DEFENDER: UNASKED[o.DEFEND],
    o.PROPOSED: UNASKED[o.KIND],
}


def numbered(clause: int) -> int:
    """A clause that people can look up: some sentences of the rulebook have no number of their own."""
    return NUMBERED.get(clause, clause)


def waits(s: Board, seat: int) -> tuple[int, str]:
    """Why a seat that is not asked cannot do anything."""
    who = f"player {s.seat + 1}"
    if isinstance(s.frames[-1], (Day, CombatPhase, Priority, Chance)):
        return c.C_4_1_2, f"{who} has priority, not player {seat + 1}"
    return numbered(int(s.clause)), f"{who} has to answer first, not player {seat + 1}"


def amiss(s: Board, option: int) -> tuple[int, str]:
    """The clause and the reason for an option that the open question does not speak of."""
    top = s.frames[-1]
    kind = int(o.kind_of(option))
    if isinstance(top, (Day, CombatPhase, Priority)):
        return unasked(s, option, kind)
    if isinstance(top, Chance):
        return in_between(s, option, kind)
    answer = wrong(s, option, kind)
    if answer[1]:
        return answer
    return numbered(int(s.clause)), f"first {asked(s)}"


def unasked(s: Board, option: int, kind: int) -> tuple[int, str]:
    """What answers no question while a player is free to act."""
    if kind == o.ATTACK:
        if s.seat != s.active:
            return c.C_9_3_5, f"attackers are named by whose turn it is, and {turn_of(s)}"
        if s.phase != op.COMBAT:
            return c.C_9_3_4, f"attackers are named in the Combat Phase, and this is the {phase(s)}"
        return c.C_9_3_4, "each combat is carried through on its own, and a stack is open"
    found = UNASKED_WORDS.get(option) if kind == 0 else UNASKED.get(kind)
    return found if found is not None else (c.C_9_2_9, "that is nothing that can be done here")


def in_between(s: Board, option: int, kind: int) -> tuple[int, str]:
    """In a phase without priority only abilities are used that say so (9.5.4)."""
    clause = c.C_9_5_4 if s.phase == op.NIGHT else c.R20
    if kind == o.ACTIVATE:
        barred = int(bar_board_action(s, s.seat, option, kind))
        if barred > 0:
            return barred, refusal(s, option, barred)
    return clause, f"in the {phase(s)} nothing is done but using abilities that say so, and passing"


def asked(s: Board) -> str:
    """What has to be answered before anything else is done."""
    top = s.frames[-1]
    seat = int(s.seat)
    if isinstance(top, Setup):
        return "the main character is chosen"
    if isinstance(top, Combat):
        if top.step == TARGET_ASKED:
            return f"it is said what {name_at(s, int(top.attacker), seat)} attacks"
        return f"it is said whether anything defends {name_at(s, int(top.target), seat)}"
    if isinstance(top, Payment):
        return f"the cost is paid: {int(top.needs[0])} to go"
    if isinstance(top, Stacking):
        return "it is said which of your abilities goes on the stack next"
    if isinstance(top, Aiming):
        return f"a way is chosen for {source_name(s, int(top.header), int(top.source))}"
    if isinstance(top, Playing):
        return f"it is said how {s.library.names[s.get(top.thing, its.FACE)]} is played"
    if isinstance(top, Resolve):
        name = source_name(s, int(top.header), int(top.source))
        return (
            f"a card is named for {name}"
            if lay.kind(s.library.code, top.pc) == op.NAME_CARD
            else f"it is said whether to do what {name} offers"
        )
    if isinstance(top, PileOrder):
        return "it is said in which order the discarded cards lie"
    return f"it is chosen{picked_for(s) or ' what is asked for'}"


def wrong(s: Board, option: int, kind: int) -> tuple[int, str]:
    """An answer of the right kind that is none of those allowed; no words if it is of another kind."""
    top = s.frames[-1]
    value = int(o.value_of(option))
    clause = numbered(int(s.clause))
    names = s.library.names
    if isinstance(top, Pick) and (kind in PICKS or option == o.DONE_PICKING):
        return wrong_pick(s, top, option, kind)
    if isinstance(top, Payment) and kind == o.KIND:
        word = s.library.factions[value] or "factionless"
        have = int(available(s, top.player, -1)[value])
        if have:
            return c.C_5_0_3H, f"a card forbids that {word} resources are spent on this"
        return clause, f"you have no {word} resource to spend"
    if isinstance(top, Stacking) and kind == o.NEXT:
        many = len(top.of(s.seat))
        waiting = "1 ability of yours waits" if many == 1 else f"{many} abilities of yours wait"
        return clause, f"only {waiting}"
    if isinstance(top, Aiming) and kind == o.MODE:
        name = source_name(s, int(top.header), int(top.source))
        count = int(mode_count(s, top.header))
        if not 1 <= value <= count:
            return clause, f"{name} has {counted(count, 'way')} to choose from"
        return c.R9, f"way {value} of {name} has nothing that it could be aimed at"
    if isinstance(top, Resolve) and kind == o.NAME and lay.kind(s.library.code, top.pc) == op.NAME_CARD:
        return clause, f"{names[value]} is a token and no card, so it cannot be named"
    if isinstance(top, Resolve) and option == o.YES and len(s.options()) == 1:
        name = source_name(s, int(top.header), int(top.source))
        return c.R158, missing(s, f"what {name} offers", top.pc + lay.ROW, top.scene(), False)
    if isinstance(top, PileOrder) and kind == o.PICK_FACE:
        return clause, f"{names[value]} is not among the cards that were discarded together"
    if isinstance(top, Playing) and kind in PLAYS and option_face(option) == s.get(top.thing, its.FACE):
        host = option_host(s, option) if kind in (o.ATTACH_UP, o.ATTACH_DOWN) else -1
        barred = int(bar_play(s, top.player, top.thing, kind, host, top.free == 1, True))
        if barred > 0:
            return barred, refusal(s, option, barred)
    return 0, ""


def wrong_pick(s: Board, top: Pick, option: int, kind: int) -> tuple[int, str]:
    """Something that cannot be picked: it has been, it is no legal choice, or others have to come first."""
    clause = numbered(int(s.clause))
    value = int(o.value_of(option))
    reason = picked_for(s)
    if option == o.DONE_PICKING:
        short = int(top.low) - len(top.chosen)
        return clause, f"{counted(short, 'more')} to be chosen{reason}".replace("mores", "more")
    name = called(s, kind, value)
    if not name:
        return clause, "nothing of that kind is there to be chosen"
    options = [int(option_for(s, one)) for one in top.pool]
    if option in options:
        if top.ordered == 0 and option < top.floor:
            return (
                clause,
                f"several are chosen in the order in which they lie, and {name} lies before the last one",
            )
        return clause, f"with {name} chosen next, too few would be left{reason}"
    if option in [int(option_for(s, one)) for one in top.chosen]:
        return clause, f"{name} has been chosen already{reason}"
    if kind == o.PICK:
        culprit = forbidding(s, op.CHOSEN, player_value(s.seat), s.ref(s.at_spot(value)), 0, 0)
        if culprit:
            return c.R1, f"{name} cannot be chosen as a target, says {culprit}"
    said = picked_why(s).strip().rstrip(".")
    quoted = f': "{said}"' if said else ""
    return clause, f"{name} cannot be chosen{reason}{quoted}"


def called(s: Board, kind: int, value: int) -> str:
    """What an option would pick, in words."""
    if kind == o.PICK:
        thing = int(s.at_spot(value))
        return name_at(s, thing, int(s.seat)) if thing >= 0 else ""
    if kind == o.PICK_FACE:
        return s.library.names[value]
    if kind == o.PICK_PLAYER:
        return f"player {value + 1}"
    return f"effect {value}"

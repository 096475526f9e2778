"""Play at random until every card and every instruction has been used; says what has not been.

    PYTHONPATH=src python -m tests.cards.athernum.used --games 60 --seed 1

Half of the games are between ready-made decks, half between decks drawn at random from the whole set. A card
has been used if somebody led with it, played it, attached it or discarded it for its support ability. Which
instructions have run can only be seen when the engine runs interpreted.
"""

import random
from typing import Final, cast

from sandtable.cards.games import find
from sandtable.games.athernum.actions import plays
from sandtable.games.athernum.actions.naming import option_face
from sandtable.games.athernum.cardset.built import library_of
from sandtable.games.athernum.cardset.card import EXTRA, MAIN
from sandtable.games.athernum.cardset.decks import RULES
from sandtable.games.athernum.cardset.pool import Pool
from sandtable.games.athernum.changes import damage
from sandtable.games.athernum.evaluating import conditions, patterns
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.language.verbs import VERBS
from sandtable.games.athernum.stack import events
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn import combat
from sandtable.games.athernum.turn.setup import Setup, deal
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.testing.cards_in_play import Used, report
from sandtable.timing.resolve import Resolve

PLAYED: Final = (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN)
IDLE: Final = (o.PASS, o.END_DAY, o.END_COMBAT)
# what only tells the writer how a text was worded, or is read where the rules themselves look
SILENT: Final = frozenset(
    (op.END, op.LEAD, op.ENTER_EXHAUSTED, op.ENTER_FACE_DOWN, op.ADDITIONAL_COST, op.ON_TOP)
)
MODAL: Final = (op.FORBID, op.REQUIRE, op.PERMIT, op.PREVENT_EVENT)  # what they speak of is counted with them


def standard_pool() -> Pool:
    pool = find("athernum").pool()
    assert isinstance(pool, Pool)
    return pool


def random_deck(pool: Pool, dice: random.Random, faction: str) -> tuple[list[str], list[str]]:
    """A legal deck of one faction and whatever is for hire: 32 characters, 18 items, 10 locations."""
    mine = [card for card in pool.cards.values() if card.faction in (faction, "")]
    leaders = [card for card in mine if card.can_lead() and card.faction == faction]
    main = [card.name for card in dice.sample(leaders, min(len(leaders), 2))]
    room = {"Character": 32, "Item": 18, "Location": 10}
    for name in main:
        room[pool.cards[name].supertype] -= 1
    others = [card for card in mine if card.keyword != "Herald" and not card.can_lead()]
    while any(room.values()):
        card = dice.choice([card for card in others if room[card.supertype] > 0])
        most = 1 if card.keyword == "Unique" else 60 if card.keyword == "Levy" else 4
        if main.count(card.name) < most:
            main.append(card.name)
            room[card.supertype] -= 1
    heralds = [card.name for card in mine if card.keyword == "Herald"]
    return main, dice.sample(heralds, min(6, len(heralds)))


class AtRandom:
    """Plays Athernum at random: half of the games with ready-made decks, half with random ones."""

    def table(self, dice: random.Random, number: int) -> Board:
        pool = standard_pool()
        lib = library_of(pool)
        names = RULES.ready_names()
        factions = [*pool.registry["FACTION"].words, ""]
        decks: list[tuple[list[str], list[str]]] = []
        for turn in (number // 2, number // 2 // len(names)):  # each against each
            if number % 2:
                decks.append(random_deck(pool, dice, factions[turn % len(factions)]))
            else:
                ready = RULES.ready(names[turn % len(names)])
                decks.append((ready.pile(MAIN), ready.pile(EXTRA)))
        mains = [[lib.face_of(card) for card in main] for main, _ in decks]
        extras = [[lib.face_of(card) for card in extra] for _, extra in decks]
        s = deal(lib, mains, extras, seed_bytes(str(dice.random())))
        s.frames = [Setup()]
        s.run()
        return s

    def weight(self, s: State, option: int) -> int:
        return 1 if option in IDLE else 3

    def card(self, s: State, option: int) -> str:
        kind = int(o.kind_of(option))
        names = cast(Board, s).library.names
        if kind in PLAYED:
            return names[int(option_face(option))]
        return names[int(o.value_of(option))] if kind in (o.LEAD, o.SUPPORT) else ""


def watch(used: Used) -> None:
    """Count the rows that are run, the states that are looked up and the events that fit."""
    run_row, state_holds, pattern_fits = Resolve.run_row, conditions.state_holds, patterns.pattern_fits
    less = damage.less  # it prevents damage before the rest of its rows is run

    def counted_row(self, s):
        code, row = s.library.code, self.pc
        used.ops[int(code[row])] += 1
        if code[row] in MODAL:
            used.ops[int(code[row + code[row + op.A]])] += 1
        return run_row(self, s)

    def counted_state(s, pattern, scene):
        used.ops[int(s.library.code[pattern])] += 1
        return state_holds(s, pattern, scene)

    def counted_event(s, pattern, *rest):
        fits = pattern_fits(s, pattern, *rest)
        if fits:
            used.ops[int(s.library.code[pattern])] += 1
        return fits

    def counted_prevention(s, at, scene, row, *rest):
        used.ops[int(s.library.code[row + op.ROW])] += 1
        return less(s, at, scene, row, *rest)

    Resolve.run_row = counted_row  # type: ignore[method-assign]
    damage.less = counted_prevention
    conditions.state_holds = counted_state
    patterns.pattern_fits = counted_event
    for module in (plays, combat, damage, events):
        module.pattern_fits = counted_event  # type: ignore[attr-defined]


def unused_instructions(used: Used) -> list[str]:
    return [verb.name for verb in VERBS if verb.op not in SILENT and not used.ops[verb.op]]


if __name__ == "__main__":
    report(__doc__, AtRandom, standard_pool(), watch, unused_instructions)

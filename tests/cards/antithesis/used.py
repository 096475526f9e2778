"""Play at random until every card and every instruction has been used; says what has not been.

    PYTHONPATH=src python -m tests.cards.antithesis.used --games 60 --seed 1

Half of the games are between ready-made decks, half between decks drawn at random from the whole set. A card
has been used if somebody deployed it, used it from Hand or In Play, revealed it or rolled for it. Which
instructions have run can only be seen when the engine runs interpreted.
"""

import random
from typing import Final, cast

from sandtable.cards.games import find
from sandtable.games.antithesis.cardset.built import library_of
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHAMPIONS,
    MAIN,
    MAIN_TYPES,
    STRATEGIES,
    STRATEGY,
    Card,
)
from sandtable.games.antithesis.cardset.decks import OPPOSED, RULES
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.cardset.pool import Pool
from sandtable.games.antithesis.evaluating import conditions, patterns
from sandtable.games.antithesis.language.verbs import CONDITIONS, DOINGS, WINDOWS
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import SHORT_GAME, Board
from sandtable.games.antithesis.turn.objective import RevealObjective
from sandtable.games.antithesis.turn.setup import Setup, deal
from sandtable.games.antithesis.windows import events
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.testing.cards_in_play import Used, report
from sandtable.timing.resolve import Resolve

IDLE: Final = (o.PASS, o.NO_SHIFT)
LIKED: Final = (o.USE, o.USE_CARD, o.STRATEGY)
COPIES: Final = 2
MAIN_SIZE: Final = 40
STRATEGIES_SIZE: Final = 5
Piles = tuple[list[str], list[str], list[str]]  # Champions, Main Deck, Strategies


def standard_pool() -> Pool:
    pool = find("antithesis").pool()
    assert isinstance(pool, Pool)
    return pool


def opposed(one: Card, other: Card) -> bool:
    return one.faction != other.faction and {one.alignment, other.alignment} == OPPOSED


def random_deck(pool: Pool, dice: random.Random) -> Piles:
    """A legal deck: three Champions that do not oppose each other, and what they open."""
    champions: list[Card] = []
    everybody = [card for card in pool.all() if card.type == CHAMPION]
    while len(champions) < 3:
        one = dice.choice(everybody)
        if one not in champions and not any(opposed(one, other) for other in champions):
            champions.append(one)
    rated = [card.faction for card in champions]
    open_to = [card for card in pool.all() if card.value <= rated.count(card.faction)]
    # what only such Champions open comes before what everybody may have
    wanted = sorted(open_to, key=lambda card: (-card.value + dice.random() * 2, dice.random()))
    main = [card.name for card in wanted if card.type in MAIN_TYPES][: MAIN_SIZE // COPIES]
    strategies = [card.name for card in wanted if card.type == STRATEGY][:STRATEGIES_SIZE]
    return [card.name for card in champions], main * COPIES, strategies


class AtRandom:
    """Plays Antithesis at random: half of the games with ready-made decks, half with random ones."""

    def __init__(self) -> None:
        self.pool = standard_pool()
        self.library: Library = library_of(self.pool)

    def table(self, dice: random.Random, number: int) -> Board:
        names = RULES.ready_names()
        decks: list[Piles] = []
        for turn in (number // 2, number // 2 // len(names)):  # each against each
            if number % 2:
                decks.append(random_deck(self.pool, dice))
            else:
                ready = RULES.ready(names[turn % len(names)])
                decks.append((ready.pile(CHAMPIONS), ready.pile(MAIN), ready.pile(STRATEGIES)))
        piles = [[[self.library.face_of(card) for card in deck[part]] for deck in decks] for part in range(3)]
        s = deal(self.library, piles[0], piles[1], piles[2], seed_bytes(str(dice.random())), SHORT_GAME)
        s.open_chance = True  # dice are choices, so that it is seen which Objective is rolled for
        s.frames = [Setup()]
        s.run()
        return s

    def weight(self, s: State, option: int) -> int:
        if s.seat == CHANCE:
            return 1
        return 1 if option in IDLE else 9 if o.kind_of(option) in LIKED else 3

    def card(self, s: State, option: int) -> str:
        board = cast(Board, s)
        names = board.library.names
        top = board.frames[-1]
        if s.seat == CHANCE:
            return names[board.get(top.thing, its.FACE)] if isinstance(top, RevealObjective) else ""
        kind, value = int(o.kind_of(option)), int(o.value_of(option))
        if kind in (o.USE, o.COMBINE):
            return names[board.get(board.at_spot(o.ability_place(value)), its.FACE)]
        if kind == o.USE_CARD:
            return names[o.ability_place(value)]
        return names[value] if kind in (o.STRATEGY, o.PICK_FACE) else ""


def watch(used: Used) -> None:
    """Count the rows that are run, the states that are looked up and the events that fit."""
    run_row, state_holds, event_fits = Resolve.run_row, conditions.state_holds, patterns.event_fits

    def counted_row(self, s):
        used.ops[int(s.library.code[self.pc])] += 1
        return run_row(self, s)

    def counted_state(s, pattern, scene):
        used.ops[int(s.library.code[pattern])] += 1
        return state_holds(s, pattern, scene)

    def counted_event(s, pattern, *rest):
        fits = event_fits(s, pattern, *rest)
        if fits:
            used.ops[int(s.library.code[pattern])] += 1
        return fits

    Resolve.run_row = counted_row  # type: ignore[method-assign]
    conditions.state_holds = counted_state
    events.event_fits = counted_event  # type: ignore[attr-defined]


def unused_instructions(used: Used) -> list[str]:
    spoken = [verb for table in (DOINGS, WINDOWS, CONDITIONS) for verb in table.spoken.values()]
    return sorted({verb.name for verb in spoken if not verb.form and not used.ops[verb.op]})


if __name__ == "__main__":
    report(__doc__, AtRandom, standard_pool(), watch, unused_instructions)

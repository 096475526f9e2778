"""Whole games with hostile cards, in processes of their own, at any length:

python -m tests.cards.antithesis.hostile --cards 50000 --seed 1
"""

import json
import random
from copy import copy
from functools import cache
from typing import Final

from sandtable.cards.files import tables_in
from sandtable.cards.game import CardGame
from sandtable.cards.games import find
from sandtable.cards.lines import LINE
from sandtable.cards.programs import Program, Texts
from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHAMPIONS,
    CHARACTER,
    FIELD,
    MAIN,
    MAIN_TYPES,
    MODIFICATION,
    STRATEGIES,
    STRATEGY,
    TACTIC,
    Card,
)
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.testing.hostile import main

from .corpus import pool, sample

NASTY: Final = [
    "Passive: Characters you control have +1 STR for each Character you control with DEF 3 or more.",
    "Passive: Characters have +1 DEF for each Character with DEF 3 or more.",
    "Passive: Characters you control with HP 5 or less have +2 HP.",
    "Passive: This Character has +1 DEF for each other Character with DEF 2 or more.",
    "Passive: Characters have Hover while this Character has Hover.",
    "Passive: Characters without Stealth have Stealth.",
    "Response: When you draw a card, draw a card.",
    "Response: When a player draws a card, each player draws 2 cards.",
    "Response: When this Character takes 1 or more True Damage, each Character takes 1 damage.",
    "Response: When a Character Heals, each Character Heals 1.",
    "Response: When an enemy Character enters a square adjacent to this Character, it takes 1 damage.",
    "Response: After this Character completes a Move, this Character [Move]s.",
    "Response: After this Character completes an Attack, this Character makes a Melee Attack at no cost.",
    "Response: When this Character becomes exhausted, recover this Character.",
    "Response: When this Character becomes recovered, exhaust this Character.",
    "Response: When this Character gains {Mana}, this Character gains {Mana}.",
    "Response: When you gain dice, gain {R}.",
    "Response: When an opponent gains dice, gain {R}.",
    "Response: When a Character is killed, kill target Character.",
    "Response: When a Character is killed, return it to its owner's Hand instead of discarding it.",
    "Response: When this Character would take True Damage, prevent all of it.",
    "Response: When a Goal is placed, move target Goal to an adjacent square without a Goal.",
    "Response: When an opponent triggers a Tactic, cancel it.",
    "Response: When an Objective is revealed, [Reveal Objective].",
    "Response: When you [Shift Strategy], [Shift Strategy].",
    "Global Action: {Exhaust} Draw 99 cards.",
    "Global Action: {Exhaust} Gain {R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}.",
    "Global Action: {Exhaust} Gain 99 Victory Points.",
    "Global Action: {Exhaust} Each Character takes 99 damage.",
    "Global Action: {Exhaust} Kill each Character.",
    "Global Action: {Exhaust} Place this Character in a free square in RNG 9+D9.",
    "Global Action: {Exhaust} Each player discards 9 cards.",
    "Global Action: {Exhaust} Gain control of target enemy Character.",
    "Global Interrupt: {Exhaust} Reroll any number of dice in your Dice Bank.",
    "Global Action: Recover this Character. Limit 1 per Phase.",
    "Attached Has Response: When this Character is killed, draw 9 cards.",
    "Attached Has Passive: This Character has Movement: FLY 9+D9.",
    "While Revealed: Characters have +9 STR.",
    "While Revealed: Characters have -9 DEF.",
    "When Revealed: Each Character takes 9 damage.",
]  # fmt: skip
FACTIONS: Final = tuple(w.FACTIONS.numbers)
TRAITS: Final = [*w.CARD_TRAITS, *w.BOTH_TRAITS]
KEYWORDS: Final = (
    "Cleave",
    "Dual Strike",
    "Charge",
    "Hover",
    "Stealth",
    "Taunt",
    "Ambush",
    "Ferocious",
    "Endurance",
)
HOSTS: Final = ("Character", "Character you control", "enemy Character", "Field")
COLOURS: Final = "RPGBYS"
NUMBERS: Final = ("I", "II", "III", "IV", "V")
GRID: Final = "rows A-G, columns 1-9"
REVEALS: Final = "Player Who Reveals: 1. Recover all cards you control. 2. [Collect Dice Income]."
REVEALED: Final = (i.PLAYER_WHO_REVEALS, i.WHEN_REVEALED, i.WHILE_REVEALED)
WHOLE: Final = ("OBJ.T", "STRAT.V", "R22")  # clauses that speak of all lines together
MOST_CHAMPIONS, MOST_STRATEGIES, LEAST_MAIN = 3, 5, 40


class Strangers:
    """Cards and decks of Antithesis as a stranger would bring them; a Champion brings its other cards."""

    def __init__(self) -> None:
        self.faction = FACTIONS[0]  # of the deck that is being made
        self.types: dict[str, str] = {}  # of the cards made last, by name

    def game(self) -> CardGame:
        return find("antithesis")

    def texts(self) -> Texts:
        return pool().texts

    def sample(self, terminal: str, dice: random.Random) -> str:
        return sample(terminal, dice)

    def start(self) -> str:
        return LINE

    def nasty(self) -> list[str]:
        return NASTY

    def card(self, dice: random.Random, name: str, lines: list[str]) -> str:
        """A card of a kind on which its first line can work, with what else can work there."""
        goals = [line for line in lines if kind_of(line) == i.OBJECTIVE_LINE]
        goals = [line for line in goals if fits(self.goal(name, 1), line)]
        kind = CHAMPION if goals else dice.choice(kinds_for(lines[0]))
        if kind == CHAMPION and list(self.types.values()).count(CHAMPION) >= MOST_CHAMPIONS:
            kind = CHARACTER
        if kind == STRATEGY and list(self.types.values()).count(STRATEGY) >= MOST_STRATEGIES:
            kind, lines = CHARACTER, [line for line in lines if kind_of(line) not in REVEALED]
        rows = self.frame(dice, name, kind)
        fitting = [line for line in lines if fits(rows, line)]
        if kind == STRATEGY:
            fitting = in_order(fitting)
        if kind == TACTIC and not fitting:
            fitting = ["Global Action: Draw a card."]
        self.types[name] = kind
        made = table(rows, fitting)
        return made + self.brought(dice, name, goals) if kind == CHAMPION else made

    def frame(self, dice: random.Random, name: str, kind: str) -> list[str]:
        """All that is printed besides its text."""
        rows = ["[[card]]", f"name = {json.dumps(name)}", f'type = "{kind}"', f'faction = "{self.faction}"']
        cost = dice.choice(("1", "2", f"3 {{{dice.choice(COLOURS)}}}", "{CP}"))
        rows.append(f'cost = "{cost}"')
        if kind == CHAMPION:
            rows.append('alignment = "Neutral"')
        else:
            rows.append(f"value = {dice.randint(0, 3)}")
        if kind not in (STRATEGY, MODIFICATION):
            rows.append(f'traits = "{", ".join(dice.sample(TRAITS, dice.randint(1, 4)))}"')
        if kind in (CHAMPION, CHARACTER):
            size = dice.choice(tuple(w.SIZES.numbers))
            rows += [f'size = "{size}"', f"hp = {dice.choice((1, 3, 8, 99))}", f"vp = {dice.randint(0, 3)}"]
            rows += [f'def = "{dice.choice((0, 2, 99))} {dice.choice(tuple(w.DEF_TYPES.numbers))}"']
            rows += [
                f"presence = {dice.randint(0, 2)}",
                f'engagement = "RNG {dice.randint(0, 9)}+D{dice.randint(1, 9)}"',
            ]
            move = f"{dice.choice(('RUN', 'FLY', 'TEL'))} {dice.choice((0, 2, 9))}+D{dice.choice((1, 9))}"
            rows.append(f'movement = "{move} {{{dice.choice(COLOURS)}}}"')
            rows.append(f'keywords = "{", ".join(dice.sample(KEYWORDS, dice.randint(1, 4)))}"')
        if kind == FIELD:
            rows += [f'field_size = "{dice.choice(("1x1", "3x3", "1x4", "2x2"))}"', f'grid = "{GRID}"']
        if kind == MODIFICATION:
            rows.append(f'attach_to = "{dice.choice(HOSTS)}"')
        return rows

    def brought(self, dice: random.Random, champion: str, goals: list[str]) -> str:
        """The Directive and the Objectives of a Champion, with what lines there are for them."""
        of = [f"champion = {json.dumps(champion)}", f'faction = "{self.faction}"']
        rows = ["[[card]]", f'name = "Directive of {champion}"', 'type = "Directive"', *of]
        made = table([*rows, 'alignment = "Neutral"', 'income = "{R}{G}{Y}"'], [])
        for number in range(1, 6):
            rows = [
                "[[card]]",
                f'name = "Objective {NUMBERS[number - 1]} of {champion}"',
                'type = "Objective"',
                *of,
            ]
            lines = [f"{line}: [Reveal a Goal] in row {'CCDDE'[number - 1]}." for line in range(1, 7)]
            for line in goals:
                lines[program_of(line).code[i.LIMIT] - 1] = line
            made += table(self.goal(champion, number), lines)
        return made

    def goal(self, champion: str, number: int) -> list[str]:
        """An Objective, but for its lines."""
        rows = ["[[card]]", f'name = "Objective {NUMBERS[number - 1]} of {champion}"', 'type = "Objective"']
        of = [f"champion = {json.dumps(champion)}", f'faction = "{self.faction}"']
        return [*rows, *of, f"number = {number}"]

    def deck(self, dice: random.Random, names: list[str]) -> str:
        filling = printed(self.faction)
        chosen = [name for name in names if self.types[name] == CHAMPION]
        chosen += [card.name for card in filling if card.type == CHAMPION][: MOST_CHAMPIONS - len(chosen)]
        plans = [name for name in names if self.types[name] == STRATEGY]
        plans += [card.name for card in filling if card.type == STRATEGY][: MOST_STRATEGIES - len(plans)]
        main = [name for name in names if self.types[name] in MAIN_TYPES]
        more = [card.name for card in filling if card.type in MAIN_TYPES]
        main += more[: max(0, LEAST_MAIN // 2 - len(main))]
        self.types.clear()
        self.faction = dice.choice(FACTIONS)
        parts = [(CHAMPIONS, 1, chosen), (MAIN, 2, main), (STRATEGIES, 1, plans)]
        rows = ["Game: antithesis", "Name: Strangers"]
        for title, copies, found in parts:
            rows += ["", title, *[f"{copies} {name}" for name in found]]
        return "\n".join([*rows, ""])


@cache
def printed(faction: str) -> list[Card]:
    return [card for card in pool().cards.values() if card.faction == faction]


@cache
def program_of(line: str) -> Program:
    return pool().texts.read(line).program


def kind_of(line: str) -> int:
    return int(program_of(line).code[i.KIND])


def kinds_for(line: str) -> list[str]:
    """Kinds of card on which a line can work; Characters more often than others."""
    code = program_of(line).code
    if code[i.KIND] in REVEALED:
        return [STRATEGY]
    if code[i.KIND] == i.OBJECTIVE_LINE:
        return [CHARACTER]
    if code[i.FLAGS] & i.ATTACHED_HAS:
        return [MODIFICATION]
    if code[i.KIND] == i.PASSIVE:
        return [CHARACTER, CHARACTER, CHAMPION, FIELD]
    return [CHARACTER, CHARACTER, CHAMPION, FIELD, TACTIC]


def in_order(lines: list[str]) -> list[str]:
    """The sections of a Strategy, each once; the first one does what it has to."""
    found = {kind_of(line): line for line in lines}
    return [REVEALS, *[found[kind] for kind in REVEALED[1:] if kind in found]]


def fits(rows: list[str], line: str) -> bool:
    """Whether a line may stand on such a card: asked of the card itself."""
    scratch = copy(pool())
    scratch.errors = []
    card = Card(tables_in("\n".join(rows), "strangers")[0])
    card.read_frame(scratch)
    card.lines, card.abilities = (line,), (program_of(line),)
    card.check(scratch)
    return not [error for error in scratch.errors if not error.clause.endswith(WHOLE)]


def table(rows: list[str], lines: list[str]) -> str:
    return "\n".join([*rows, *(['text = """', *lines, '"""'] if lines else []), "", ""])


if __name__ == "__main__":
    main(Strangers(), "tests.cards.antithesis.hostile")

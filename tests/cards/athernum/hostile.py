"""Whole games with hostile cards, in processes of their own, at any length:

python -m tests.cards.athernum.hostile --cards 50000 --seed 1
"""

import json
import random
from typing import Final

from sandtable.cards.game import CardGame
from sandtable.cards.games import find
from sandtable.cards.lines import LINE
from sandtable.cards.programs import Texts
from sandtable.testing.hostile import main

from .corpus import sample, texts

TYPES: Final = ("Human, Smith", "Beast", "Item", "Location")
NASTY: Final = [
    "Deal 99 damage divided as you choose among all characters.",
    "Place 99 Rust counters divided as you choose among all permanents.",
    "Reveal cards from the top of your deck until you reveal a location card. Put the rest on the bottom of "
    "your deck in a random order.",
    "Characters you control get +1 OFV for each character you control with OFV 3 or more.",
    "Characters you control get +1 DFV for each character you control with DFV 2 or more.",
    "Characters get -1 OFV for each character with OFV 1 or less.",
    "Characters you control get +1 OFV for each character you control with DFV 3 or more.",
    "Characters you control get +1 DFV for each character you control with OFV 3 or more.",
    'Characters you control gain "Characters you control get +1 OFV."',
    'Characters you control gain "Whenever this attacks, draw a card."',
    "This gets +1 OFV for each Rust counter on it.",
    "Double the OFV of each character you control.",
    "Whenever a character enters the game board, create a 1/1 Beast character token.",
    "Whenever a character is discarded, create two 1/1 Beast character tokens.",
    "Create a token that is a copy of target permanent.",
    "Each player creates twelve 1/1 Beast character tokens.",
    "Whenever this deals combat damage, draw that many cards.",
    "Whenever you draw a card, draw a card.",
    "Whenever a player draws a card, each player draws two cards.",
    "Whenever a character you control attacks, place a Rust counter on each character.",
    "If you would draw a card, draw two cards instead.",
    "*Rust* {0}: Place a Rust counter on this.",
    "*Spin* Exhaust this: Turn this face-up.",
    "*Rage* {0}: This gets +12 OFV until end of turn.",
]


class Strangers:
    """Cards and decks of Athernum as a stranger would bring them."""

    def game(self) -> CardGame:
        return find("athernum")

    def texts(self) -> Texts:
        return texts()

    def sample(self, terminal: str, dice: random.Random) -> str:
        return sample(terminal, dice)

    def start(self) -> str:
        return LINE

    def nasty(self) -> list[str]:
        return NASTY

    def card(self, dice: random.Random, name: str, lines: list[str]) -> str:
        kind = dice.choice((*TYPES[:2], *TYPES))  # mostly characters
        rows = ["[[card]]", f"name = {json.dumps(name)}", f"type = {json.dumps(kind)}"]
        if kind in TYPES[:2]:
            rows += [f"cost = {dice.randint(0, 2)}", f"ofv = {dice.randint(0, 4)}"]
            rows += [f"dfv = {dice.randint(1, 4)}", "slots = 2"]
        if kind != "Item":
            rows.append(f"victory = {dice.randint(1, 4)}")
        support = [line for line in lines if line.startswith("Support")]
        objective = [line for line in lines if line.startswith("Objective") and kind != "Item"]
        others = [line for line in lines if not line.startswith(("Support", "Objective"))]
        lines = others + support[:1] + objective[:1] or ["Draw a card."]
        return "\n".join([*rows, 'text = """', *lines, '"""', ""])

    def deck(self, dice: random.Random, names: list[str]) -> str:
        leader = dice.choice(LEADERS)
        rows = [f"1 {leader}", *[f"4 {name}" for name in names]]
        rows[-1] = f"3 {names[-1]}"  # sixty in all
        return "\n".join(["Game: athernum", "Name: Strangers", "", "Main Deck", *rows, ""])


LEADERS: Final = ("Forgemother Ulda", "Corvane the Unpaid", "Mother Clinker", "Brannock Twice-Cast")


if __name__ == "__main__":
    main(Strangers(), "tests.cards.athernum.hostile")

"""Whole games with hostile cards, in processes of their own, at any length:

python -m tests.cards.oversoul.hostile --cards 2000 --seed 1
"""

import json
import random
from typing import Final

from sandtable.cards.game import CardGame
from sandtable.cards.games import find
from sandtable.cards.lines import LINE
from sandtable.cards.programs import Texts
from sandtable.games.oversoul.cardset.card import CONSTRUCT, EVENT, LEADER_EVENT, LEADER_UNIT, UNIT
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.testing.hostile import main

from .corpus import pool, sample

NASTY: Final = [
    "●Your Units Have +1 DMG for each of your Units with 3 or more DMG",
    "●Your Units with 2 or less HP Have +2 HP",
    "●All Units with 3 or more HP Have -1 HP",
    '●Your Units Have "●Your Units Have +1 DMG"',
    '●Your other Units Have "●ATTACK* Draw 1"',
    "●AURA* Have SEALED",
    "●Your Units Have SEALED",
    "●When you Draw a card* Draw 1",
    "●If your opponent Draws a card* Each player Draws 2",
    "●If a Unit is Shattered* Spawn 2 TOTEM (RANK I, 1 DMG, 5 SPD, 1 HP)",
    "●If a Unit Enters* Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP, UNDEAD, THORNS)",
    "●QUICK* Reactivate this card",
    "●QUICK* Exhaust this card➤ Reactivate this card",
    "●ACTIVATE* Exhaust this card",
    "●EXHAUST* Reactivate this card",
    "●QUICK* Select 1 Unit➤ Trigger its ENTER Ability",
    "●ENTER* Select 1 Unit➤ Trigger its ENTER Ability",
    "●BLOODLUST* Deal 1 DMG to all Units",
    "●INJURE* Heal 2 HP to the damaged cards & Deal 1 DMG to them",
    "●SHATTER* Spawn this card",
    "●SHATTER* Return this card to your hand",
    "●If this card would be Shattered* Prepare this card instead",
    "●If your Leader would Take DMG* This card Takes it instead",
    "●If this card would Take DMG* Your Leader Takes it instead",
    "●If one of your Units would be Exiled* Exile this card instead",
    "●Your Leader can't be Healed",
    "●ENTER* Select 1 Unit➤ Steal its Abilities & Roles",
    "●ENTER* Select 1 Unit➤ Steal its DMG, SPD & HP",
    "●ENTER* Select 1 Unit➤ Copy its Abilities",
    "●* Set the HP of all Units to 1",
    "●* Set the SPD of all Units to 0",
    "●* Exile all cards on the board",
    "●* Return all cards on the board to their owners' hand",
    "●* Choose 1 Unit, then Shuffle its owner's Deck",
    "●* Prepare all Units",
    "●* Shatter each Leader",
    "●QUICK* Prepare your Leader",
    "●ENTER* Give all Units HYPER-DYNAMO, HYPER-FRENZY & HYPER-STRIKE",
    "●ENTER* Deal 99 DMG to all cards on the board",
    "●* Discard all cards in each player's hand",
    "●CAST* Activate 1 card in your hand, it costs 9 less ENERGY",
    "●QUICK* Cancel the opposing Ability directly below",
]  # fmt: skip
RESPONDING: Final = (i.DISCARD_LAW, i.RETURN_LAW, i.EXILE_LAW)
HUES: Final = [hue for hue in w.ARCHETYPES.numbers if hue != "NEUTRAL"]
ROLES: Final = [role for role in w.ROLES.numbers if role not in ("TOTEM", "STATION")]
LEADERS: Final = ("Ithriel the Ninth Syllable", "Varka of the Ninth Fire", "Aurelle Keeper of Vows")
FILLING: Final = ("Ember Whelp", "Lantern Novice", "Spark Adept")


class Strangers:
    """Cards and decks of Oversoul as a stranger would bring them."""

    def __init__(self) -> None:
        self.leaders: set[str] = set()  # names of the cards made last that are Leaders

    def game(self) -> CardGame:
        return find("oversoul")

    def texts(self) -> Texts:
        return pool().texts

    def sample(self, terminal: str, dice: random.Random) -> str:
        return f'"{dice.choice(FILLING)}"' if terminal == "TITLE" else sample(terminal, dice)

    def start(self) -> str:
        return LINE

    def nasty(self) -> list[str]:
        return NASTY

    def card(self, dice: random.Random, name: str, lines: list[str]) -> str:
        """A card of a kind on which its first line can work, with what else can work there."""
        kind, role = dice.choice(kinds_for(lines[0], dice))
        leads = kind in (LEADER_UNIT, LEADER_EVENT)
        self.leaders.discard(name)
        if leads:
            self.leaders.add(name)
        sign = "+" if dice.randrange(4) == 0 and (kind != EVENT or role == "BOARD") else "-"
        rows = ["[[card]]", f"name = {json.dumps(name)}", f'type = "{kind}"', f'role = "{role}"']
        rows += [f'archetype = "{dice.choice(HUES)}"', f'energy = "{sign}{dice.randint(0, 3)}"']
        if not leads:
            rows.append(f"rank = {dice.choice((1, 1, 2, 3))}")
        if kind in (UNIT, LEADER_UNIT):
            rows += [f"dmg = {dice.randint(0, 4)}", f"spd = {dice.randint(0, 5)}"]
        if kind != EVENT or role == "BOARD":
            rows.append(f"hp = {dice.randint(8, 20) if leads else dice.randint(1, 6)}")
        fitting = [line for line in lines if works(line, kind, role, sign)] or ["●DISCARD* Draw 1"]
        return "\n".join([*rows, 'text = """', *fitting, '"""', ""])

    def deck(self, dice: random.Random, names: list[str]) -> str:
        led = [name for name in names if name in self.leaders]
        others = [name for name in names if name not in self.leaders]
        rows = [f"2 {name}" for name in others]
        filling = [f"2 {name}" for name in (*FILLING, *POOL)][: max(0, 15 - len(others))]
        leader = led[0] if led else dice.choice(LEADERS)
        head = ["Game: oversoul", "Name: Strangers", "", "Deck"]
        return "\n".join([*head, *rows, *filling, "", "Leader", f"1 {leader}", ""])


POOL: Final = ("Cinderjack", "Slagwing", "Gatewarden", "Undertow Lurker", "Bone Collector", "Husk Drone",
               "Sprout Tender", "Foam Runner", "Bulwark Plate", "Servo Frame", "Pylon Wall",
               "Longshot Turret")  # fmt: skip


def kinds_for(line: str, dice: random.Random) -> list[tuple[str, str]]:
    """Kinds of card, and a Role for each, on which a line can work; Units more often than others."""
    code = pool().texts.read(line).program.code
    named = [w.ROLES.word(number) for number in (code[i.NAME] % 64, code[i.NAME] // 64) if number]
    role = ", ".join(named) or dice.choice(ROLES)
    if code[i.FLAGS] & i.OWN:
        return [(CONSTRUCT, "UNIT"), (CONSTRUCT, "EVENT")]
    passing = [(EVENT, word) for word in w.EVENT_ROLES.numbers if word != "BOARD"]
    if code[i.KIND] == i.PLAYED:
        return passing
    staying = [(UNIT, role)] * 3 + [(LEADER_UNIT, role), (LEADER_EVENT, role)]
    if not named:
        staying += [(EVENT, "BOARD"), (CONSTRUCT, "UNIT"), (CONSTRUCT, "EVENT")]
    if works(line, EVENT, "CAST", "-"):
        staying += passing
    return [one for one in staying if works(line, *one, "-")]


def works(line: str, kind: str, role: str, sign: str) -> bool:
    """Whether a line may stand on such a card: what a card is held to when it is read."""
    code = pool().texts.read(line).program.code
    stays = kind != EVENT or role == "BOARD"
    if stays and code[i.KIND] == i.PLAYED:
        return False
    if not stays and code[i.KIND] == i.LASTING:
        return False
    if not stays and code[i.KIND] == i.TRIGGERED and code[i.KEYWORD] not in RESPONDING:
        return False
    if code[i.FLAGS] & i.OWN and kind != CONSTRUCT:
        return False
    if not code[i.NAME]:
        return True
    named = {w.ROLES.word(number) for number in (code[i.NAME] % 64, code[i.NAME] // 64) if number}
    return sign == "-" and kind in (UNIT, LEADER_UNIT, LEADER_EVENT) and named <= set(role.split(", "))


if __name__ == "__main__":
    main(Strangers(), "tests.cards.oversoul.hostile")

"""Texts that were written after the language was broadened: each reads, and does what it says."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.cards.habits import understood
from sandtable.cards.programs import Texts
from sandtable.games.athernum.cardset.card import waits_in_vain
from sandtable.games.athernum.cardset.pool import HOME, Pool, rules_registry
from sandtable.games.athernum.language.abilities import NEVER
from sandtable.scenario import parse, run

from .corpus import fresh, pool

PLACE = Path(__file__).parent / "strangers"
TEXTS = tomllib.loads((PLACE / "further.toml").read_text(encoding="utf-8"))["text"]
THIRD = tomllib.loads((PLACE / "third.toml").read_text(encoding="utf-8"))["text"]
FIFTH = tomllib.loads((PLACE / "fifth.toml").read_text(encoding="utf-8"))["text"]
SIXTH = tomllib.loads((PLACE / "sixth.toml").read_text(encoding="utf-8"))["text"]
FRESH = [
    tomllib.loads((PLACE / f"{name}.toml").read_text(encoding="utf-8"))["text"]
    for name in ("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth",
                 "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
                 "twentieth", "twenty_first", "twenty_second", "twenty_third", "twenty_fourth",
                 "twenty_fifth", "twenty_sixth", "twenty_seventh", "twenty_eighth",
                 "twenty_ninth", "thirtieth", "thirty_first", "thirty_second", "thirty_third",
                 "thirty_fourth", "thirty_fifth")
]  # fmt: skip
FOURTH = tomllib.loads((PLACE / "fourth.toml").read_text(encoding="utf-8"))["text"]
OTHERS: dict[str, tuple[Any, ...]] = {
    "Mug": ("Human", 1, 1, 1, ""),
    "Commander": ("Human", 1, 1, 4, "Command - Draw a card."),
    "Wall": ("Human", 1, 1, 9, ""),
    "Guard": ("Soldier", 1, 1, 9, ""),
    "Bot": ("Construct", 1, 1, 1, ""),
    "Spender": ("Human", 1, 1, 4, "At the Morning Phase, each opponent loses a Command Token."),
    "Giant": ("Human", 4, 4, 4, ""),
    "Drawer": ("Human", 1, 1, 4, "*Deal* Draw two cards."),
    "Maker": ("Human", 1, 1, 4, "*Make* Create a 1/1 Construct token."),
    "Voider": ("Human", 1, 1, 4, "*Void* Move a card from your hand to the void."),
    "Ender": ("Human", 1, 1, 4, "*End* Discard target character."),
    "Burner": ("Human", 1, 1, 4, "*Burn* Deal 4 damage to target character."),
    "Robber": ("Human", 1, 1, 4, "*Rob* Each opponent discards a card."),
    "Backer": ("Human", 1, 1, 4, "Support {1}: Draw a card."),
    "Placer": ("Human", 1, 1, 4, "*Crown* Place a Victory Token on your main character."),
    "Scraper": ("Human", 1, 1, 4, "*Scrape* Remove a Rust counter from target character."),
    "Breaker": ("Human", 1, 1, 4, "*Break* Discard target attachment."),
    "Seeker": ("Human", 1, 1, 4, "*Seek* Search your deck for a card and put it into your hand."),
    "Mender": ("Human", 1, 1, 4, "*Mend* Heal a damage counter from target character."),
    "Sweeper": ("Human", 1, 1, 4, "*Sweep* Discard each character an opponent controls."),
    "Thrower": ("Human", 1, 1, 4, "*Throw* Discard a card."),
    "Exiler": ("Human", 1, 1, 4, "*Exile* Move target character to the void."),
    "Tirer": ("Human", 1, 1, 4, "*Tire* Exhaust target character."),
    "Turner": ("Human", 1, 1, 4, "*Turn* Turn the top card of your deck face-up."),
    "Reclaimer": ("Human", 1, 1, 4, "*Reclaim* Return target card in the void to its owner's hand."),
    "Ironling": ("Human", 1, 1, 4, "", 'faction = "Ironwright"\n'),
    "Drillmaster": ("Human", 1, 1, 4, "Soldiers you control get +1 OFV."),
    "Raiser": ("Human", 1, 1, 4, "*Raise* Turn target character face-up."),
    "Spot": ("Location", 0, 0, 0, ""),
    "Letter": ("Item", 0, 0, 0, "Draw two cards."),
    "Whetstone": ("Item", 0, 0, 0, "Equip - The linked target gets +1 OFV."),
    "Shield": ("Item", 0, 0, 0, "Equip - If the linked target would be dealt damage, prevent that damage."),
}
QUIET = "When this leaves the game board, heal 1 damage counter from this."


def card(name: str, kind: str, cost: int, ofv: int, dfv: int, text: str, more: str = "") -> str:
    numbers = "" if kind in ("Item", "Location") else f"cost = {cost}\nofv = {ofv}\ndfv = {dfv}\nslots = 1\n"
    return f'[[card]]\nname = "{name}"\ntype = "{kind}"\n{numbers}{more}text = {json.dumps(text or QUIET)}\n'


def said(text: dict[str, object]) -> str:
    """What is tried: the text, or what was written after the message."""
    return str(text.get("reworded", text["says"]))


def scenario(text: dict[str, object]) -> str:
    """A trial whole: both sides with a main character and a deck unless the position says otherwise."""
    position = str(text["position"]).replace("Speaker_Bearer", "Wall+Speaker")
    words = [position]
    for seat, leader in (
        ("1", f"Forgemother_Ulda{text.get('main', '')}"),
        ("2", f"Admiral_Sethe_Morrow{text.get('main2', '')}"),
    ):
        words.append(f"{seat}.main={leader}")
        if f"{seat}.deck=" not in position:
            words.append(f"{seat}.deck=" + ",".join(["Mug"] * 8))
    words += ["turn=5"] if "turn=" not in position else []
    words += ["active=1"] if "active=" not in position else []
    keys = [key for key in ("holds", "gone", "has", "lacks") if key in text]
    rows = [f"{key} = {json.dumps(text[key])}" for key in keys]
    for key in [key for key in ("values", "sees") if key in text]:
        found = text[key]
        assert isinstance(found, dict)
        rows.append(f"{key} = {{ " + ", ".join(f'{at} = "{value}"' for at, value in found.items()) + " }")
    declared = f"[[words]]\nsubtypes = {json.dumps(text['subtypes'])}\n" if "subtypes" in text else ""
    step = f'[[step]]\ndo = "{text["do"]}"\n' if text["do"] else ""
    step += f'[[step]]\ncannot = "{text["cannot"]}"\n' if "cannot" in text else ""
    more = f"victory = {text['victory']}\n" if "victory" in text else ""
    speaker = card("Speaker", str(text.get("type", "Human")), 1, 1, 4, said(text), more)
    spoken = f"{' '.join(words)} {text}"
    others = [card(name, *about) for name, about in OTHERS.items() if name in spoken]
    more_people = text.get("others", {})
    assert isinstance(more_people, dict)
    others += [card(name, kind, 1, 1, 9, "") for name, kind in more_people.items()]
    return "\n".join(
        [
            f'game = "athernum"\nseed = "1"\nposition = "{" ".join(words)}"\n{step}[expect]',
            *rows,
            declared,
            speaker,
            *others,
        ]
    )


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text["says"][:50])
def test_it_does_what_it_says(text):
    run(parse(scenario(text), text["says"], PLACE))


def language(text: dict[str, object]) -> Texts:
    """The language of the set, with the words of a text that the set does not have."""
    return with_subtypes(json.dumps(text["subtypes"])) if "subtypes" in text else fresh()


@cache
def with_subtypes(names: str) -> Texts:
    more = Pool(rules_registry())
    known = (HOME / "cards" / "words.toml").read_text(encoding="utf-8")
    declared = f"[[words]]\nsubtypes = {names}\n"
    more.load([*tables_in(known, "words.toml"), *tables_in(declared, "declared.toml")])
    return more.texts


def reads(text: dict[str, object], key: str) -> bool:
    try:
        for _, line in pool().lines(str(text[key])):
            for _, part in pool().abilities(line):
                program = understood(language(text), part, "Speaker").reading.program
                if text.get("type") != "Item" and waits_in_vain(program):
                    raise CardError(NEVER)  # what the frame says of it (R166)
    except CardError as error:
        assert str(text.get("refused", "")) in error.message
        return False
    return True


SETS = [
    (THIRD, 60, 23, 55), (FOURTH, 60, 29, 49), (FIFTH, 80, 36, 68), (SIXTH, 60, 25, 47),
    (FRESH[0], 60, 31, 46), (FRESH[1], 60, 23, 42), (FRESH[2], 60, 31, 42), (FRESH[3], 60, 28, 43),
    (FRESH[4], 60, 50, 60), (FRESH[5], 60, 34, 59), (FRESH[6], 60, 39, 54), (FRESH[7], 60, 32, 49),
    (FRESH[8], 60, 34, 46), (FRESH[9], 60, 26, 40), (FRESH[10], 60, 39, 50),
    (FRESH[11], 60, 32, 48), (FRESH[12], 60, 35, 52), (FRESH[13], 60, 38, 45), (FRESH[14], 100, 52, 87),
    (FRESH[15], 60, 30, 50),
    (FRESH[16], 60, 31, 48), (FRESH[17], 60, 28, 42), (FRESH[18], 30, 18, 21), (FRESH[19], 30, 20, 24),
    (FRESH[20], 120, 65, 88), (FRESH[21], 60, 45, 52), (FRESH[22], 60, 37, 56),
    (FRESH[23], 80, 62, 72), (FRESH[24], 144, 66, 100), (FRESH[25], 32, 6, 27),
    (FRESH[26], 155, 85, 132), (FRESH[27], 78, 6, 8), (FRESH[28], 73, 16, 24),
]  # fmt: skip
NAMES = ["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
         "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
         "seventeenth", "eighteenth", "nineteenth", "twentieth", "twenty_first", "twenty_second",
         "twenty_third", "twenty_fourth", "twenty_fifth", "twenty_sixth",
         "twenty_seventh", "twenty_eighth", "twenty_ninth", "thirtieth", "thirty_first",
         "thirty_second", "thirty_third", "thirty_fourth", "thirty_fifth"]  # fmt: skip


@pytest.mark.parametrize("texts, count, first, now", SETS, ids=NAMES)
def test_how_many_of_them_read_as_written(texts, count, first, now):
    assert len(texts) == count and sum(bool(text["first"]) for text in texts) == first
    assert sum("reworded" not in text and "refused" not in text for text in texts) == now


ALL = THIRD + FOURTH + FIFTH + SIXTH + [text for texts in FRESH for text in texts]


@pytest.mark.slow
@pytest.mark.parametrize("text", ALL, ids=lambda text: text["says"][:50])
def test_what_is_known_of_each_of_sixty_is_so(text):
    assert reads(text, "says") != ("reworded" in text or "refused" in text)
    if "refused" in text:
        return
    assert "reworded" not in text or reads(text, "reworded")
    run(parse(scenario(text), text["says"], PLACE))

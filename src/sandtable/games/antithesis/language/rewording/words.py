"""Single words of the rulebook and of other games, and the one that Antithesis prints."""

from typing import Final

from sandtable.cards.habits import Habit, habit

WORDS: Final[tuple[Habit, ...]] = (
    habit(r"\bBurst-Act\b", "Interrupt"),  # R91
    habit(
        r"\b(?:Enemy (Global|Offensive|Defensive)|(Global|Offensive|Defensive) Enemy) ", r"\1\2 Enemy "
    ),  # R168
    habit(r"\bSouless\b", "Soulless"),  # R139
    habit(r"\bAcended\b", "Ascended"),
    habit(r"\bHouse Vargus\b", "Vargus"),
    habit(r"\bAquillis\b", "Aquillus"),
    habit(r"\b(Kul|Yrm)-Matysa\b", r"\1-Matsya"),
    habit(r"\bDestructable\b", "Destructible"),
    habit(r"\bAsakura Brotherhood\b", "Asakura"),
    habit(r"\[Reveal(s?) (?:an )?Objective\]", r"[Reveal\1 Objective]"),
    habit(r"\b(D|d)raw (?:1|one) card\b", r"\1raw a card"),
    habit(r"\b(D|d)raw two cards\b", r"\1raw 2 cards"),
    habit(r"\buntil end of (?:the )?Phase\b", "until the end of the Phase"),
    habit(r"\buntil end of (?:the )?Battle\b", "until the end of the Battle"),
    habit(r"\bopposing (?=Character|Champion|Field|Modification)", "enemy "),
    habit(r"\bfor free\b", "at no cost"),
    habit(r"\bdeals (\d+) damage to (target [^.,;]+)", r"\2 takes \1 damage"),
    habit(r"\bis deployed\b", "is [Deploy]ed"),
    habit(r"\bthis card's owner's\b", "its owner's"),
    habit(r"\bunder your control\b", "you control"),
    habit(r"\bwithin RNG\b", "in RNG"),
    habit(r"\b(your opponent has \w+ or more cards) in (?:his|their) Hand\b", r"\1 in Hand"),
    habit(r"\bSTR (\d+) and \{", r"STR \1, {"),
    habit(r", and (?!the others)", " and "),
)

"""How Oversoul writes: signs, closed classes, and words of other games with what to write instead."""

import re
from typing import Final

from sandtable.cards.habits import habit
from sandtable.cards.productions import Words
from sandtable.cards.words import Lexeme, Spelling
from sandtable.games.oversoul.language import wordings as w

PATTERN: Final = re.compile(
    r"""(?P<reminder>\[[^\]\[]*\]$|\[[^\]\[]*\](?=_$))|(?P<open>"●)|(?P<title>"[A-Z][^"●]*")|(?P<int>\d{1,2}(?!\d))
    |(?P<word>[A-Za-z]+(?:'[a-z]+|s')?(?:-[A-Za-z]+)*'?)|(?P<mark>[●*➤,:;&/()+"_-])""",
    re.VERBOSE,
)

SYNONYMS: Final = {
    "may": "can", "damage": "DMG", "damages": "Deal … DMG to", "destroy": "Shatter", "destroys": "Shatters",
    "destroyed": "Shattered", "kill": "Shatter", "target": "Select 1 …➤", "graveyard": "Idle Zone",
    "chosen": "the selection", "choose": "Choose", "life": "HP", "health": "HP", "attack-points": "DMG",
    "power": "DMG", "speed": "SPD", "tap": "Exhaust", "tapped": "Exhausted", "untap": "Reactivate",
    "creature": "Unit", "creatures": "Units", "minion": "Unit", "minions": "Units", "monster": "Unit",
    "spell": "CAST Event", "spells": "Events", "artifact": "Construct", "equipment": "Construct",
    "enchantment": "BOARD Event", "mana": "ENERGY", "library": "Deck", "battlefield": "board",
    "discardpile": "Idle Zone", "banish": "Exile", "banished": "Exiled", "summon": "Spawn",
    "summons": "Spawn", "summoned": "Spawned", "token": "TOTEM", "tokens": "TOTEM", "negate": "Cancel",
    "counter": "Cancel", "bounce": "Return … to its owner's hand", "mill": "Discard the top … cards of",
    "enemy": "opposing", "enemies": "opposing Units", "friendly": "your", "hero": "Leader",
    "commander": "Leader", "flying": "AVIAN", "lifesteal": "VAMPIRISM", "hexproof": "RESISTANT",
    "block": "Guard", "blocks": "Guards", "and": "&", "foe": "your opponent", "rival": "your opponent",
    "loose": "lose", "scry": "Gaze", "sacrificing": "Sacrifice",
}  # fmt: skip

HINTS: Final = (
    (re.compile(r"^(?!_?●)"), "every Ability begins with a bullet: ●Draw 1"),
    (re.compile(r"[Yy]ou may"), "what is optional begins with You can"),
    (re.compile(r"->|→|=>"), "a Cost ends with the arrow ➤"),
    (re.compile(r"\bDMG (?:to )?target"), "Select first: Select 1 Unit➤ Deal 2 DMG to it"),
    (re.compile(r"while Prepared"), "a Prepared card has no text (3.4.9)"),
)


# R8: the rulebook has two bullets and two arrows; it also writes RANK in brackets and spaces its signs freely
HABITS: Final = (
    habit("[•∙]", "●"),
    habit(r"\s*(?:[►▶→>]|->)\s*", "➤ "),
    habit(r"\s+\*", "*"),
    habit(r"\*(?=\S)(?!$)", "* "),
    habit("[–−](?=[A-Z0-9])", "-"),
    habit(r"\(RANK\)", "RANK"),
)


def guess(lexemes: list[Lexeme], i: int) -> str:
    """No word of an open class is told by its neighbours."""
    return ""


def fixed(words: Words) -> dict[str, str]:
    return {word: word for word in words.numbers}


BOTH: Final = ("CAST", "QUICK", "PERFECT")  # Laws, and Roles of Events

SPELLING: Final = Spelling(
    pattern=PATTERN,
    direct={"int": "NUM", "title": "TITLE", "reminder": "REMINDER"},
    always={},
    verbs=frozenset({"act", "state", "deed"}),
    nouns=frozenset({"noun"}),
    more_nouns=frozenset({"mark"}),
    variants={
        "Has": ("Have",),
        "has": ("have",),
        "Become": ("Becomes",),
        "a": ("an",),
        "Takes it": ("Take it",),
    },
    fixed={
        "LAW": {law: law for law in w.LAWS.numbers if law not in BOTH},
        "BOTH": {word: word for word in BOTH},
        "EVROLE": {role: role for role in w.EVENT_ROLES.numbers if role not in BOTH},
        "CONROLE": fixed(w.CONSTRUCT_ROLES),
        "ROLE": {role: role for role in w.ROLES.numbers if role != "TOTEM"},
        "HUE": fixed(w.ARCHETYPES),
        "KEYWORD": fixed(w.KEYWORDS),
        "STATE": fixed(w.STATES),
        "DONE": fixed(w.DONE),
        "ROMAN": fixed(w.RANKS),
        "PHASE": fixed(w.PHASES),
        "LIMIT": fixed(w.LIMITS),
        "DURATION": fixed(w.DURATIONS),
    },
    plurals=frozenset(),
    names_after="",
    joints={},
    small=frozenset(),
    counts=frozenset(),
    counted=frozenset(),
    synonyms=SYNONYMS,
    hints=HINTS,
    guess=guess,
    number="NUM",
    samples={"NUM": "2", "KEYWORD": "GUARD", "ROLE": "DRAGON", "DURATION": "(this turn)"},
    openers=frozenset("●*➤;:/"),
    habits=HABITS,
    light=frozenset((",", "&", "*", "your", "1")),
)

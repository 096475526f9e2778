"""How Antithesis writes: signs, closed classes, and words of other games with what to write instead."""

# ruff: noqa: E501  # a hint and its pattern stand on one line

import re
from typing import Final

from sandtable.cards.productions import Words
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.habits import HABITS
from sandtable.games.antithesis.language.traits import HOW

PATTERN: Final = re.compile(
    r"""(?P<icon>\{[A-Za-z]+\})|(?P<task>\[[^\]\[]*\](?:ed|s)?)|(?P<range>\d{1,2}\+D\d{1,2}(?!\d))|(?P<dim>\dx\d)
    |(?P<signed>(?<![A-Za-z0-9])[+-]\d{1,2}(?!\d))|(?P<boost>Boost(?:\+\d|x\d))|(?P<int>\d{1,2}(?!\d))
    |(?P<word>[A-Za-z]+)|(?P<owner>'s)|(?P<mark>[.,:;()-])""",
    re.VERBOSE,
)

SYNONYMS: Final = {
    "destroy": "kill", "destroyed": "killed", "destroys": "kills", "dies": "is killed", "tap": "exhaust",
    "tapped": "exhausted", "untap": "recover", "creature": "Character", "creatures": "Characters",
    "unit": "Character", "units": "Characters", "spell": "Tactic", "graveyard": "Discard Pile",
    "library": "Main Deck", "banish": "remove … from the game", "sacrifice": "kill", "teleport": "place",
    "damages": "takes … damage", "range": "RNG", "strength": "STR", "defence": "DEF", "defense": "DEF",
    "armor": "DEF", "life": "HP", "health": "HP", "hero": "Champion", "opposing": "enemy", "allied": "friendly",
    "ally": "friendly Character", "counter": "cancel", "negate": "cancel", "equip": "attach", "turn": "Phase",
    "round": "Phase", "summon": "[Deploy]", "deploy": "[Deploy]", "deploys": "[Deploy]s", "scry": "look at",
    "spaces": "squares", "space": "square", "tile": "square", "tiles": "squares", "activate": "trigger",
    "they": "it", "them": "it", "those": "that …",
}  # fmt: skip

# what is said of a text that does not read: the first that fits
HINTS: Final = (
    (re.compile(r"^\d ?- ?\d:"), "each result of the die has a line of its own: 1: …, 2: …"),
    (re.compile(r"\b[Tt]he Goal (?:must|cannot|may only) "), "who places a Goal chooses any free square of the row (GOAL.1)"),
    (re.compile(r"\bbecomes the (?:new )?target\b"), "an Attack keeps its target; a Response can prevent damage or change numbers (R183)"),
    (re.compile(r"\b[Ww]hen [^,]*\bat the end of\b"), "the end of a Phase is a window of its own: When a Main Phase ends, if you control …, …"),
    (re.compile(r"(?:^|[.:] )At the (?:end|start) of the (?:Main )?Phase,|\. After that (?:Attack|Move) "), "nothing waits for a later event; that is a Response of its own: When a Main Phase ends, …; After … completes an Attack, …"),
    (re.compile(r"\b[Tt]o a maximum of\b|, up to a maximum\b|cannot be higher than\b"), "nothing that is counted has a ceiling; say a number, or limit the ability: Limit 1 per Phase."),
    (re.compile(r"\bunless (?!killed)"), "nobody buys off an effect; write it as a choice of yours: you may …. If you do, …"),
    (re.compile(r"\b[Ww]hen (?:you|an opponent) \[Collect "), "no window opens for that (R96); When a Main Phase starts, …, When you gain dice, …"),
    (re.compile(r"\bthe Destructible-X of\b"), "a Keyword is not named by its card; When you trigger an ability with trait Pillage, …"),

    (re.compile(r"\brow [A-G](?:, [A-G])+,? (?:or|and) [A-G]\b|\brows? [A-G] (?:or|to|and) [A-G]\b"), "rows are one row, or one and all beyond: in row C or higher, in row C or lower"),
    (re.compile(r"\b(?:Field or Modification|Character or Field|Modification or Field|Field or Character)\b"), "one noun is named; say it twice, or by 'with trait … or …'"),
    (re.compile(r"\bany [Pp]layer controls\b"), "Attach To: Character is one of yours, enemy Character one of your opponent's (R125)"),
    (re.compile(r"\bof different colors\b"), "name the colors: gain {R}{B}{Y}; of {S} each is named as it is gained (R145)"),
    (re.compile(r"\b(?:from|of) (?:the Dice Bank of|their Dice Bank|his Dice Bank|your opponent's Dice Bank)|\bloses a die of your choice\b"), "dice do not pass from Bank to Bank; your opponent loses {S}, gain {S}"),
    (re.compile(r"\b[Ss]pend any number of dice\b|\bPip Values? (?:added|of)"), "the pips of dice are counted only for costs, Attacks and Moves; pay {S}"),
    (re.compile(r"\bmore [A-Z][A-Za-z ]+ than (?:you|your opponent)\b"), "players are not compared; If you have 2 or more …, …"),
    (re.compile(r"\bAbility Trait [A-Z]"), "an ability is told by its trait where it is triggered: When an opponent triggers an Action with trait Malus Anime, cancel it"),
    (re.compile(r"\bends its \[Move\]"), "write: it cannot [Move] until the end of the Phase"),
    (re.compile(r"\bbecomes? placed\b|\bis placed (?:on|in)\b"), "write: Place it in a free square of a Field you control"),
    (re.compile(r"\bRUN Movement Arrays? is\b|\bMove Value of\b"), "write: This Character has +1 Move; all its arrays have it"),
    (re.compile(r"\bin Play\b"), "say whose it is: a card you control, a Field controlled by an opponent"),
    (re.compile(r"\b[Tt]arget player\b"), "players are named: your opponent, each player"),
    (re.compile(r"\b[Ww]hen (?:you|an opponent|your opponent) loses?\b"), "no window opens for what is lost (R96)"),
    (re.compile(r"^(?:Passive|While Revealed): (?:When|After|Each time)"), "what happens at an event is a Response of a card In Play: Response: When …"),
    (re.compile(r"\bcosts? (?:\{|\d).* (?:less|more)\b"), "cards cost a number less in Hand: Tactics in your Hand have -2 cost"),
    (re.compile(r"\bnext (?:Melee |Ranged )?Attack\b"), "write: gains Boost+1 until the end of the Phase"),
    (re.compile(r"\bwhen(?:ever)? .*until the end"), "what waits for an event is a Response of its own: Response: When …, …"),
    (re.compile(r"\b(?:[Dd]ouble|[Hh]alf|twice)\b"), "numbers are added to: gains +2 STR; dice are doubled by Boostx2"),
    (re.compile(r"^(?:Passive|While Revealed):.* gains? "), "a Passive says have or has, never gain"),
    (re.compile(r"^(?:Global|Offensive|Defensive|Response)[^:]*:.* (?:has|have) [+{A-Z]"), "an effect says gains; has and have belong to Passives"),
    (re.compile(r"\b(?:is killed|is \[Deploy\]ed|leaves play|Heals) (?:in RNG|in row|on )"), "filters follow their noun: When an enemy Character in RNG 3 is killed"),
    (re.compile(r"\bis discarded\b"), "no window opens then; When … leaves play"),
    (re.compile(r"\binstead\b(?! of discarding it)"), "only a killed card is replaced: return it to its owner's Hand instead of discarding it (R183)"),
    (re.compile(r"\bwould\b(?! take True Damage)"), "only True Damage is foreseen: When … would take True Damage, prevent 2 of it (R183)"),
    (re.compile(r"\b(?:they|them|those|the rest|that many)\b"), "there is no word for several cards; name them again (R181)"),
    (re.compile(r"^(?:Passive|While Revealed): While "), "while stands behind what is had: This Character has Presence 2 while it is on a Goal"),
    (re.compile(r"\b(?:[Ss]wap|[Ss]witch)"), "write: Exchange the squares of 2 friendly Characters"),
    (re.compile(r"\b(?:[Ii]f (?:he|they) do)"), "ask what you do yourself: you may … If you do, …"),
    (re.compile(r" if [^,.]*\.?$"), "the condition stands first: If you control a Goal, gain {Y}"),
    (re.compile(r"^(?:Until|For this)"), "how long stands behind what is gained: gains +1 DEF until the end of the Phase"),
    (re.compile(r"\b(?:one|two|three|four|five) (?:cards|dice|damage)"), "numbers are digits: Draw 2 cards"),
    (re.compile(r"Action: [^{][^:]*: "), "a cost begins with icons: {Exhaust}, discard a card from your Hand: …"),
)  # fmt: skip


def spans(lexemes: list[Lexeme], i: int) -> bool:
    """Whether the second row of "in rows B to D" stands here."""
    return i > 2 and lexemes[i - 1].text == "to" and lexemes[i - 3].text == "rows"


def guess(lexemes: list[Lexeme], i: int) -> str:
    """Rows stand behind "row" and a hyphen; Move is a number behind a sign or "with", and else a verb."""
    here = lexemes[i].text
    before = lexemes[i - 1] if i else Lexeme("", "", 0)
    if (
        len(here) == 1
        and here in w.ROWS
        and (before.text in ("row", "Row", "rows", "-") or before.text.endswith("in row") or spans(lexemes, i))
    ):
        return "ROW"
    if here == "Move" and (before.kind == "signed" or before.text == "with"):
        return "POINTS"
    return ""


def fixed(words: Words) -> dict[str, str]:
    """The words of a class; a Tactic is named by the grammar itself."""
    return {word: word for word in words.numbers if not word.startswith("Tactic")}


SPELLING: Final = Spelling(
    pattern=PATTERN,
    direct={"int": "INT", "signed": "SIGNED", "range": "RANGE", "dim": "DIM", "boost": "BOOST"},
    always={},
    verbs=frozenset(),
    nouns=frozenset(),
    more_nouns=frozenset(),
    variants={"a": ("an",)},
    fixed={
        "TRAIT": fixed(w.TRAITS), "TRAITS": fixed(w.PLURAL_TRAITS), "FACTION": fixed(w.FACTIONS),
        "NOUN": fixed(w.NOUNS), "NOUNS": fixed(w.PLURAL_NOUNS), "KEYWORD": fixed(w.KEYWORDS),
        "SIZE": fixed(w.SIZES), "ATTACK": fixed(w.ATTACKS), "ATTACKS": fixed(w.PLURAL_ATTACKS),
        "ABILITY": fixed(w.ABILITIES), "ABILITIES": fixed(w.PLURAL_ABILITIES), "TIMING": fixed(w.TIMINGS),
        "DEFTYPE": fixed(w.DEF_TYPES), "MOVEMENT": fixed(w.MOVEMENTS), "ICON": fixed(w.ICONS),
        "SHOVE": fixed(w.SHOVES), "KIND": fixed(w.KINDS), "STATE": fixed(w.STATES), "ZONE": fixed(w.ZONES),
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
    number="INT",
    samples={"INT": "2", "SIGNED": "+1", "RANGE": "0+D1", "DIM": "3x3", "BOOST": "Boost+1", "ROW": "C", "POINTS": "Move"},
    openers=frozenset(".:"),
    habits=HABITS,
    undeclared=HOW.format("Soldier"),
)  # fmt: skip

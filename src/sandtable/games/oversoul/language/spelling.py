"""How Oversoul writes: signs, closed classes, and words of other games with what to write instead."""

# ruff: noqa: E501  # a hint and its pattern stand on one line

import re
from typing import Final

from sandtable.cards.productions import Words
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.habits import HABITS

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

# what is said of a text that does not read: the first that fits
HINTS: Final = (
    (re.compile(r"^_?(?:OR|or|Or)_?$"), "the ways stand on one line with strokes between: ●Choose 1: Draw 1 / Exhaust 1 opposing Unit"),
    (re.compile(r"^(?!_?●)"), "every Ability begins with a bullet: ●Draw 1"),
    (re.compile(r"\([Oo]nce (?!each turn\b|each Game\b|while Active\b)"), "limits are (Once each turn), (Once each Game), (Once while Active), (Once each turn for this card's name)"),
    (re.compile(r"^●[A-Z][^*]*\* If [^*]*$"), "what must be so stands in brackets: ●ENTER (you have 2 or more Units)* Draw 1"),
    (re.compile(r"\bhand size\b"), "how many cards are kept in a Return Phase is not changed (2.3.1)"),
    (re.compile(r"^_?●If [^*]* would Take (?:\d+ or more )?DMG (?:from|by) [^*]*\*"), "what deals the DMG is not asked, and what happens instead has no Cost and is not offered: If your Leader would Take DMG (Once each turn)* Your Leader Takes no DMG"),
    (re.compile(r"\bConsumes? \d+ (?:additional|more|less) (?:ENERGY )?to Prepare\b|\bto Prepare cards\b"), "to Prepare a card always takes 1 ENERGY (3.4.2); that they cannot be is said: Opposing cards can't be Prepared"),
    (re.compile(r"\b(?:this card|you|your opponent) Exposes? (?:an?|1)\b[^*]*\*"), "what Exposes it is not asked: If a Prepared card is Exposed* …; and a Prepared card has no Role (3.4.9)"),
    (re.compile(r"\b[Oo]pponent (?:chooses?|can choose) (?:to|1|one|either|between)\b"), "only you choose between ways: Choose 1: … / …; an opponent chooses the cards that they Discard or Sacrifice"),
    (re.compile(r"\bthe next time (?:it|this card|that card) Generates\b"), "of a certain card this cannot be said; of the next one it can: Your next +card this turn Generates 2 additional ENERGY"),
    (re.compile(r"\b(?:Ability|Abilities|Event|card) that Selects?\b"), "what is Selected by it is not asked: Activate only if your opponent uses an Ability* Cancel it"),
    (re.compile(r"\bthe card that used it\b"), "the card that used it is not named; name what is Exhausted: Exhaust 1 opposing Unit"),
    (re.compile(r"\b[Cc]hoose (?:1|an|one) Archetype\b"), "choose between ways: Choose 1: It Becomes CHAOS / It Becomes ORDER"),
    (re.compile(r"\bsends? (?:it|that|them|those|all|ALL|the)\b"), "what is Cancelled goes to the Idle Zone by itself; other cards are Discarded, Sacrificed or Shattered"),
    (re.compile(r"^_?●[A-Z-]{4,} \((?:also|even|including|this|it|the)\b[^()]*\)_?$"), "a reminder stands in square brackets: ●THORNS [also if …]; [ ] change nothing"),
    (re.compile(r"\b(?:an?|1) [A-Z]+ Ability of [^*]* is used\b"), "a Law waits for a player: If you use an ACTIVATE Ability* …"),
    (re.compile(r"\b(?:Sacrifice|Discard|Draw|Deal|Exile|Heal|Return|Exhaust)s? [^.;*➤]* or (?:Sacrifice|Discard|Draw|Deal|Exile|Heal|Return|Exhaust)s?\b"), "choose between ways: Choose 1: Sacrifice 1 other Unit / Discard 2 cards in your hand"),
    (re.compile(r"\bChoose \d:.*➤"), "the ways have no Cost of their own; each takes its cards when it resolves: Choose 1: Exhaust 1 opposing Unit / Draw 1, or one Cost stands before them all: ●* Select 1 Unit➤ Choose 1: Exhaust it / Shatter it"),
    (re.compile(r"\b(?:[Gg]ains?|[Tt]akes?|[Tt]ook) control\b"), "nothing changes who controls a card (R134); Spawn takes it from an Idle Zone"),
    (re.compile(r"\((?:to a )?(?:maximum|minimum|max|min|at most|no more than|no less than)\b|\bto a (?:maximum|minimum) of\b"), "what is counted has a most, no least, and it stands behind what is counted: Gain 1 DMG for each of your Units (max 4)"),
    (re.compile(r"\bShatter(?:s|ed)? this way\b"), "what DMG Shatters is asked of the card that was Selected: Select 1 Unit➤ Deal 2 DMG to it, if it Shatters* …; what is Shattered outright is counted: Shatter all Units, then Draw that many"),
    (re.compile(r"\binstead of\b"), "what happens instead stands behind a Law with 'would': If this card would be Shattered* Exile this card instead"),
    (re.compile(r"\b[Ee]ach player can (?!only)|\b[Yy]our opponent can (?!only|'t)"), "only you are asked whether: You can …; others do it: Each player Sacrifices 1 Unit"),
    (re.compile(r"\b[Cc]an only (?:Activate|Draw|Prepare|Spawn)\b"), "how often players may do something has no limit; write what they can't do: Opposing Events can't be Activated"),
    (re.compile(r"\b(?:Copy|Copies|Steals?) its [A-Z]+ (?:or|&) [A-Z]+ Abilit"), "all of them are taken, not one: Copy its Abilities"),
    (re.compile(r"\bHealed by an? "), "what would Heal it is not asked: If an opposing card would be Healed* Deal DMG to it equal to the HP Healed instead"),
    (re.compile(r"\bEnters? Damaged\b|\bEnters? with\b"), "cards Enter whole: If a Unit Enters* Deal 2 DMG to it"),
    (re.compile(r"\bthe (?:card|Unit) that (?:[Dd]amaged|[Dd]ealt DMG to|Shattered|Attacked)\b"), "name it in a written Law: If a Unit Deals DMG to this card* Deal 1 DMG to it"),
    (re.compile(r"\ba total of\b"), "a RITUAL counts HP Healed to your cards, DMG dealt by your cards, or how often something is done: RITUAL (5 HP Healed to your cards)* …"),
    (re.compile(r"\bIf (?:yours|theirs) (?:was|is)\b"), "say it of each player: Sacrifice 1 Unit, if it is a card of RANK III or higher* Draw 2; Your opponent Sacrifices 1 Unit"),
    (re.compile(r"this way \(up to \d+\)"), "a number has no limit: Draw that many"),
    (re.compile(r"\bActivations\b"), "name what waits: Cancel all opposing cards & Abilities"),
    (re.compile(r"\bcan't (?:Timeshift|respond|be responded)\b|\bTimeshift to\b"), "nobody is kept from answering: write Opposing QUICK Events can't be Activated"),
    (re.compile(r"\bof (?:an )?(?:the same RANK or (?:lower|higher)|(?:equal|the same) or (?:lower|higher) RANK)\b(?! as)"), "say whose RANK it is compared with, of the same or lower RANK as it, or write it: of RANK III or lower"),
    (re.compile(r"^●If [^*]* would [^*]*\* [^*]*➤"), "what happens instead has no Cost: If this card would be Shattered* Discard the top 10 cards of your Deck instead"),
    (re.compile(r"\bplayer who\b"), "the line of a Construct itself is its player's: (this Construct) SHATTER* Draw 1"),
    (re.compile(r"\bdifferent Archetypes\b"), "different Archetypes are counted as they are Activated: RITUAL (3 different Archetypes Activated by you)* …"),
    (re.compile(r"[Yy]ou may"), "what is optional begins with You can"),
    (re.compile(r"->|→|=>"), "a Cost ends with the arrow ➤"),
    (re.compile(r"\bDMG (?:to )?target"), "Select first: Select 1 Unit➤ Deal 2 DMG to it"),
    (re.compile(r"\b[XY] (?:ENERGY|DMG|HP|cards?|Units?)\b"), "a number is written: Consume 2 ENERGY➤ Deal 2 DMG to …; what grows is said with for each or equal to"),
    (re.compile(r"\bopponent's next\b"), "of the next card only your own is spoken; write Opposing -Events cost 1 more ENERGY"),
    (re.compile(r"^_?●INJURE ?\((?!Once|while|not |during|you |your )[^()]*\b(?:Leader|Unit|Event|card)s?\b(?! (?:is|has|have))"), "to whom it Deals DMG stands in a written Law: If this card Deals DMG to the opposing Leader* …"),
    (re.compile(r"\bcan(?: also)? Guard (?:while|even)\b"), "only Activated cards Guard; FRENZY keeps a card from being Exhausted: HONEST* Has FRENZY"),
    (re.compile(r"\b(?:ENTER|ACTIVATE|EXHAUST) ?\((?:[^()]*, )?(?:when |if |only |Activated )*from "), "where a card Enters from is not asked: ENTER* …"),
    (re.compile(r"\bif it is (?:your|your opponent's|not your) turn\b"), "whose turn it is is asked in an if of its own: Draw 1, if it is your opponent's turn* Draw 1, or in the brackets of a Law: ENTER (during your opponent's turn)* …"),
    (re.compile(r"\bTakes? \d+ (?:less|more) DMG\b"), "how much DMG a card Takes is not changed: give it HP or BARRIER, or write If this card would Take DMG* This card Takes no DMG"),
    (re.compile(r"\bTakes? (?:at least )?\d+(?: or (?:more|less))? DMG\b"), "how much DMG it is is asked as a least: If this card Takes 3 or more DMG* …"),
    (re.compile(r"\b(?:Has|Have) [^*]* while (?:it is |they are )?(?:Damaged|Exhausted|Active|Activated)\b"), "the state stands before the noun: Your Damaged Units Have FRENZY, or OUTLAST* Has FRENZY"),
    (re.compile(r"\bcan't be Damaged\b|\bcan't Take DMG\b"), "give it CRYSTALIZED or BARRIER, or write If your Leader would Take DMG* It Takes no DMG"),
    (re.compile(r"would (?:leave the board|be sent)"), "say what would be done to it: would be Shattered, Exiled, Returned, Sacrificed or Discarded"),
    (re.compile(r"EXECUTE[^*]*\*.*\bthe Shattered (?:card|Unit|Event)|the card (?:it|this card) Shattered"), "name it in a written Law: If this card Shatters a Unit* Spawn it"),
    (re.compile(r"\bif it was\b"), "an inner if asks how things stand: if it is …, before the step that changes it"),
    (re.compile(r"while Prepared"), "a Prepared card has no text (3.4.9)"),
    (re.compile(r"\b(?:1|2|3) of (?:those|them|these)\b"), "some of them stand behind several that were named: Look at the top 3 cards of your Deck, then Draw 1 of them & Return the rest to the bottom of your Deck in any order"),
    (re.compile(r"\bthey (?:Shatter|are)\b"), "an inner if speaks of one card: Select 1 Unit➤ …, if it Shatters* …"),
    (re.compile(r"\bSteals? (?:[^*;]*& )?\d+ (?:of its )?(?:DMG|SPD|HP)\b"), "Steal takes all of it: Steal its DMG; a part is taken and gained: Give it -2 DMG & Gain 2 DMG"),
    (re.compile(r"\bHeal \d+(?: HP)?$"), "say to whom: Heal 3 HP to this card"),
    (re.compile(r"\b(?:Copy|Steal) (?:1|one|an?) (?:Keyworded )?Abilit"), "all of them are taken, not one: Steal its Keyworded Abilities; name the card first: Choose 1 Unit & Copy its DMG & Abilities"),
    (re.compile(r"\([A-Z][^()*]* instead if [^()]*\)"), "on an Event write two lines: ●If you have 2 or more Units* Deal 4 DMG to … and ●If you have 1 or less Units* Deal 2 DMG to …"),
    (re.compile(r"\bduring [^*()]* or [^*()]*(?:turn|Phase)\b[^*]*\*"), "a Law names one turn or phase: Activate only if your opponent Draws a card (during your turn)*"),
    (re.compile(r"\b[Cc]an only be Attached\b|\bAttach only to\b"), "which cards a Construct goes on is a line of its own: ●Attach only to DRAGON Units*"),
    (re.compile(r"\b(?:Shatter|Shatters|Shattered|Deals? DMG|Takes DMG|dealt|DMG)\b[^*]* (?:in|by) Battle\b"), "whether it was in Battle is not asked: ATTACK* and If this card Shatters a card* wait for what its card does"),
    (re.compile(r"\b(?:Becomes?|Become) (?:an|1|any) (?:Archetype|Role)\b"), "choose between ways: Choose 1: It Becomes CHAOS / It Becomes ORDER"),
    (re.compile(r"\b(?:Copy|Steal) (?!its|their|the |this|your)"), "name the card first: Choose 1 Unit & Copy its DMG & Abilities"),
    (re.compile(r"\b[Ss]tats\b"), "name them: DMG, SPD & HP"),
    (re.compile(r"\b[Cc]ancel the (?:Activation|playing|usage)"), "name the link: Cancel the opposing Event, Cancel the opposing Ability directly below, or Cancel it behind Activate only when …"),
    (re.compile(r"\bSelected by\b"), "write can't be Selected by your opponent; VEILED and POLARITY keep Attacks and everybody off"),
    (re.compile(r"^●(?:All )?[Yy]our [^*]*Generate [^*]*additional"), "more ENERGY comes once: ●CAST* … ➤ Your next +card this turn Generates 1 additional ENERGY"),
    (re.compile(r"\b(?:loses?|lose) \d+ ENERGY"), "ENERGY is taken as a Cost: Consume 1 opposing ENERGY➤ …"),
    (re.compile(r"\b(?:first|second|it|that card|this card|Unit) Deals? (?:\d+ )?DMG\b(?! to [^*]*\*)"), "an Ability's DMG is dealt by its own card: Deal DMG to the second equal to the first's DMG"),
    (re.compile(r"\b(?:Name|Declare) (?:1|a|an) "), "nothing is named by players; choose between ways: Choose 1: … / …"),
    (re.compile(r"\b(?:[Ss]wap|[Ss]witch|[Ee]xchange)[^*]*\b(?:DMG|SPD|HP)\b"), "values are not exchanged; Set the DMG of it to a number, or Give it some"),
    (re.compile(r"\beach other\b"), "say it of each group: Deal DMG to the first equal to the second's DMG & Deal DMG to the second equal to the first's DMG"),
    (re.compile(r"\bthis (?:card|Unit) did(?: not|n't)\b|\bhas(?: not|n't) Attacked\b"), "what was done before in a turn is not asked; a Law waits for it when it happens"),
    (re.compile(r"\b(?:all|any) (?:your |of your )?(?:remaining |available )?ENERGY\b|\bany amount of ENERGY\b"), "an amount of ENERGY is written as a number: Consume 2 ENERGY➤ …"),
    (re.compile(r"\b(?:[Ss]wap|[Ss]witch|[Mm]ove|[Ee]xchange)s?\b"), "no card is moved between Zones or changes its player (R18, R134)"),
    (re.compile(r"\b(?:extra|additional|another) turn\b"), "no card gives a further turn (2.3.4)"),
    (re.compile(r"\b[Dd]ouble the\b"), "give as much again: Choose 1 Unit & Give it DMG equal to its DMG (this turn)"),
    (re.compile(r"\bthat much\b"), "write how much: Deal DMG to 1 Unit equal to the DMG dealt"),
    (re.compile(r"\b[Pp]revent"), "what is prevented would happen: If this card would Take DMG* This card Takes no DMG; or give it BARRIER"),
    (re.compile(r"\b(?:twice|one additional time|again) each turn\b|Attack twice"), "a Unit Attacks again when it is Reactivated: ATTACK (Once each turn)* Reactivate this card"),
    (re.compile(r"\buntil you have\b"), "write how many: Draw 2, or Draw 1 for each of your Units"),
    (re.compile(r"\b[Ll]ose \d+ HP\b"), "HP are no Cost: behind the arrow write Deal 2 DMG to your Leader"),
    (re.compile(r"Activate only (?:during|in|on)\b"), "one moment is named: Activate only during your turn*, or Activate only if … (during your turn)*"),
    (re.compile(r"^●(?:If|When|Activate only \w+) (?:you|your opponent|that player) Returns? [^*]* to "), "where it is Returned to is not asked: If you Return a Unit* …"),
    (re.compile(r"\b(?:Shattered|Exiled|Returned|Healed|Exhausted|Damaged) by\b"), "what would do it is not asked, but who: can't be Exhausted, Exiled or Returned by your opponent; RESISTANT (to Events) keeps Events from doing anything to it"),
    (re.compile(r"\bmust be Attacked\b"), "say who must: Opposing Units must Attack this card if able"),
    (re.compile(r"\b[Cc]hoose (?:an Archetype|a Role)\b"), "choose between ways: Choose 1: This card Becomes CHAOS / This card Becomes ORDER"),
    (re.compile(r"\btarget\b"), "Select first: Select 1 Unit➤ Deal 2 DMG to it"),
    (re.compile(r"\bfor each$"), "say what is counted: for each of your Units"),
    (re.compile(r"\b[Ll]ook at\b"), "write Gaze 3 at your Deck, Reveal …, or Expose …"),
    (re.compile(r"\b(?!(?:This|That|These|Those|Its|When|If|One|Any|No|While|Another|Heal|Deal|Place|Remove|Trigger|Cancel|Copy|Steal|Guard|Prepare|Activate|Idle|Event|Unit|Construct|Zone|Active|Activated|Exhausted|Damaged|Prepared|Exiled|Living|Non-Living|Your|All|Each|Other|Opposing|The|Select|Choose|Give|Shatter|Exile|Return|Discard|Draw|Spawn|Sacrifice|Exhaust|Reactivate|Attached|Reveal|Expose|Attack|Death|Leader|Keyworded|Attacked|[A-Z][a-z]+ed)\b)[A-Z][a-z]+ (?:[A-Z][a-z]+ )?(?:Units?|Events?|Constructs?|cards?)\b"), 'a Faction stands in quotes: Your other "Ember Oath" Units Have +1 DMG'),
    (re.compile(r"^●[^*]*➤"), "a Cost stands behind an asterisk: ●* Discard 1 card in your hand➤ Draw 1"),
)  # fmt: skip


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
        "NONROLE": fixed(w.NON_ROLES),
        "NONHUE": fixed(w.NON_ARCHETYPES),
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
    light=frozenset((",", "&", "*", "1")),
)

"""How designers put a whole sentence, and how the house puts it: who gets what, conditions, modes, sheets."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

NOUNS: Final = "Unit|Event|Construct|card"
KINDS: Final = f"{NOUNS}|Leader"
LAWS: Final = "|".join(sorted(w.LAWS.numbers, key=len, reverse=True))
VERBS: Final = (
    "Draw|Deal|Heal|Gaze|Gain|Give|Consume|Activate|Cancel|Discard|Exhaust|Exile|Expose|Prepare|Reactivate|Return|"
    "Reveal|Sacrifice|Select|Shatter|Shuffle|Spawn|Attach|Copy|Steal|Trigger|Place|Remove|Set|Choose"
)
# where a step begins
STEP: Final = r"(?:(?<=● )|(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; )|(?<=, if you do )|(?<=, otherwise )|(?<=\: )|(?<=/ ))"
STATS: Final = "DMG|SPD|HP"
DONE: Final = {"Shatter": "Shattered", "Attack": "Attacked"}
COSTS: Final = "Consume|Discard|Sacrifice|Exhaust|Exile|Return|Reveal|Select|Remove"


def law_sign(found: re.Match[str]) -> str:
    """ "CAST (Once each turn): Consume 1 ENERGY: Draw 1": the rulebook's signs are an asterisk and an arrow."""
    rest = re.sub(rf"^((?:You can )?(?:{COSTS})\b[^*➤:]*): ", r"\1➤ ", found[3])
    return f"●{found[1]}{found[2] or ''}* {rest}"


def arrow(found: re.Match[str]) -> str:
    """ "Select 1 Unit, deal 2 DMG to it": what is Selected is a Cost, and Costs end with an arrow."""
    rest = found[2]
    return f"{found[1]}➤ {rest[0].upper()}{rest[1:]}"


def give(found: re.Match[str]) -> str:
    """ "Your Leader Gains 1 HP": what others get is Given to them; this card itself Gains."""
    subject, what = found[1], found[2]
    if subject.lower() in ("this card", "this unit", "this event"):
        return f"Gain {what}"
    whom = {"they": "them"}.get(subject.lower(), subject[0].lower() + subject[1:])
    return f"Give {whom} {what}"


def asterisk(found: re.Match[str]) -> str:
    """ "●When a Unit Shatters, draw 1": a Law ends with an asterisk."""
    rest = found[2]
    return f"{found[1]}* {rest[0].upper()}{rest[1:]}"


def spread_sheet(found: re.Match[str]) -> str:
    """ "TOTEM (3/2/3)": DMG, SPD and HP, as on a card."""
    return f"{found[1]} ({found[2] or ''}{found[3]} DMG, {found[4]} SPD, {found[5]} HP"


def had(found: re.Match[str]) -> str:
    """ "Your Units get +1 DMG" without a Law: they Have it."""
    subject, verb, sign, rest = found[1], found[2], found[3], found[4]
    if verb.lower().startswith("lose"):
        sign = "-"
    elif not sign:
        return found[0]
    one = subject.lower().startswith(("this", "it", "the attached")) or subject.lower().endswith("leader")
    return f"●{subject} {'Has' if one else 'Have'} {sign}{rest}"


def less(found: re.Match[str]) -> str:
    """ "It loses 2 DMG": points that a card loses are Given with a minus."""
    whom = found[1]
    whom = {"they": "them"}.get(whom.lower(), whom[0].lower() + whom[1:])
    if whom in ("this card", "this Unit"):
        return f"Gain -{found[2]}"
    return f"Give {whom} -{found[2]}"


def totem(found: re.Match[str]) -> str:
    """ "Spawn 2 TOTEMs with 1 DMG, 2 SPD & 2 HP": a TOTEM's sheet stands in brackets."""
    said = re.sub(r",? & |,? and ", ", ", found[2])
    return f"{found[1]} TOTEM ({said if said.startswith('RANK') else 'RANK I, ' + said})"


def doubled(found: re.Match[str]) -> str:
    """ "Double its DMG": as much again is Given."""
    stat, whom = found[1], found[2]
    if whom in ("this card", "this Unit"):
        return f"Gain {stat} equal to this card's {stat}"
    if whom in ("it", "that card"):
        return f"Give it {stat} equal to its {stat}"
    return f"Choose {whom} & Give it {stat} equal to its {stat}"


def doubled_own(found: re.Match[str]) -> str:
    whom = {"its": "it", "this card's": "this card", "this Unit's": "this card"}[found[1]]
    if whom == "it":
        return f"Give it {found[2]} equal to its {found[2]}"
    return f"Gain {found[2]} equal to this card's {found[2]}"


def entering(found: re.Match[str]) -> str:
    """ "a QIREAN Enters on your board": whose it is stands before it."""
    side = "one of your" if found[2] == "your" else "an opposing"
    if found[0].startswith("another"):
        side = "another of your" if found[2] == "your" else "another opposing"
    return f"{side} {found[1]}{'s' if side.endswith('of your') and found[1].split()[-1] in NOUNS.split('|') else ''} {found[3]}"


def own_card(found: re.Match[str]) -> str:
    """ "a card you control Shatters"."""
    noun = found[2]
    plural = noun + "s" if noun.split()[-1] in NOUNS.split("|") else noun
    return f"{'another' if found[1] == 'another' else 'one'} of your {plural}"


def costs_of(found: re.Match[str]) -> str:
    """ "Your opponent's Events Consume 1 more ENERGY": they cost it, and only -cards cost anything."""
    whose, what, number, more = found[1], found[2], found[3], found[4]
    side = "Opposing" if "pp" in whose else "Your"
    return f"●{side} {what if what[0] in '+-' else '-' + what} cost {number} {'more' if more == 'additional' else more} ENERGY"


def spawned(found: re.Match[str]) -> str:
    """ "your opponent Spawns a Unit": it is Spawned on that player's board."""
    if found[1] == "you":
        noun = found[2]
        return f"one of your {noun + 's' if noun in NOUNS.split('|') else noun} is Spawned"
    return f"an opposing {found[2]} is Spawned"


def modes(found: re.Match[str]) -> str:
    """ "Choose 1: Draw 2 OR Heal 5 HP to your Leader": modes are parted by a stroke."""
    said = re.split(rf",? (?:OR|or) (?=(?:{VERBS}|Your|All|It)\b)|; (?=(?:or |OR )?(?:{VERBS})\b)", found[2])
    parts = [re.sub(r"^(?:or|OR) ", "", one) for one in said]
    return f"Choose {found[1]}: {' / '.join(parts)}"


def aura(side: str, what: str) -> str:
    """ "AURA (your Units only)": whose they are stands behind the noun, or before it."""
    side = side.strip()
    if side == "opposing":
        return f"AURA (only opposing {what})"
    return f"AURA (only {what}{' on your board' if side == 'your' else ''})"


def two_of_one(found: re.Match[str]) -> str:
    """ "This card Has +1 DMG and can't be Attacked": two sentences, each with its subject."""
    return f"{found[1]}{found[2]}; {found[1][0].upper()}{found[1][1:]} {found[3]} "


def two_subjects(found: re.Match[str]) -> str:
    """ "This card and your Leader Have THORNS": the same is said of each."""
    start, one, other, verb, what = found.groups()
    first = (
        "Has" if verb.lower() == "have" and one.lower().startswith(("this", "your leader", "it")) else verb
    )
    return f"{start}{one} {first} {what}; {other[0].upper()}{other[1:]} {'Have' if verb == 'have' else verb} {what}"


def ritual_parts(found: re.Match[str]) -> str:
    """ "RITUAL (Discard 1 card & Activate 2 Events)": each is counted."""
    acts = {"Discard": "Discarded", "Sacrifice": "Sacrificed", "Activate": "Activated", "Exile": "Exiled",
            "Shatter": "Shattered", "Spawn": "Spawned", "Draw": "Drawn", "Return": "Returned", "Prepare": "Prepared",
            "Heal": "Healed", "Exhaust": "Exhausted"}  # fmt: skip
    out = []
    for part in found[1], found[2]:
        said = re.fullmatch(r"([A-Z][a-z]+) (\d+) (.*)", part)
        out.append(f"{said[2]} {said[3]} {acts[said[1]]} by you" if said and said[1] in acts else part)
    return f"RITUAL ({', '.join(out)})"


def any_archetype(found: re.Match[str]) -> str:
    """ "It Becomes an Archetype of your choice": a choice between all nine."""
    whom = found[1][0].upper() + found[1][1:]
    return "Choose 1: " + " / ".join(
        [f"{whom} Becomes {hue}{found[2] or ''}" for hue in w.ARCHETYPES.numbers]
    )


def whose_hand(found: re.Match[str]) -> str:
    """ "Return them to the hand": each card goes to its owner's."""
    many = re.match(r"them|those|all|up to|any|[2-9]", found[1])
    return f"{found[0].split()[0]} {found[1]} to {'their owners' + chr(39) if many else 'its owner' + chr(39) + 's'} {found[2]}"


# the rulebook's own words for a Keyworded Ability (8.6), and the Keyworded Ability
KEYWORD_TEXTS: Final[tuple[Habit, ...]] = (
    habit(r"^●Can't be Guarded by or Attacked by Units with lower SPD(?: \(except by RANGED or another AVIAN\))?$", "●AVIAN"),
    habit(r"^●This card's Attacks & Abilities that Select & Deal DMG, also Deal DMG to cards adjacent to the [Ss]election equal to [Dd]amage dealt$", "●CLEAVE"),
    habit(r"^●(?:This card )?[Cc]an't be Shattered or Damaged below 1 HP$", "●CRYSTALIZED"),
    habit(r"^●Can be Exhausted if an opposing Unit Attacks to force the Attacker to Battle this card instead$", "●GUARD"),
    habit(r"^●Can't be Selected by Ability Costs or have any subsequent Constructs Attached to(?: it)?$", "●POLARITY"),
    habit(r"^●(?:Units won't Retaliate in Battle when Attacked by this card|Units Attacked by this card (?:can't|don't|won't) Retaliate|This card can't be Retaliated against)$", "●RANGED"),
    habit(r"^●(?:This card is )?[Uu]naffected by (?:Abilities from cards|Abilities|all Abilities)(?: \(except Constructs Attached to this card\))?$", "●RESISTANT"),
    habit(r"^●(?:This card is )?[Uu]naffected by (?:Abilities (?:from|of) )?((?:opposing )?(?:[A-Z]+ )*(?:Units|Events|Constructs)[^*,;&]*)$", r"●RESISTANT (to \1)"),
    habit(r"^●Deal DMG to a Unit Battling this card equal to (?:the )?DMG that Unit Dealt to this card$", "●THORNS"),
    habit(r"^●Heal HP to this card equal to the DMG it Dealt(?: \(Heal Leader instead if at full HP\))?$", "●VAMPIRISM"),
    habit(r"^●Can't be Selected by opposing Ability Costs or Attacks, then if this card is Exhausted ?\* Cancel this Ability$", "●VEILED"),
    habit(r"^●(?:This card is )?Exiled when (?:leaving|it leaves) the board$", "●AMORPHOUS"), habit(r"^●Must Attack each turn if able$", "●BERSERK"),
    habit(r"^●This card is Exhausted & can't be Reactivated$", "●CHAINED"), habit(r"^●(?:Set SPD on this card to 0|This card's SPD is 0)$", "●PETRIFIED"),
)  # fmt: skip
STATES: Final = "|".join(w.STATES.numbers)
ROLE_WORDS: Final = "|".join(sorted(w.ROLES.numbers, key=len, reverse=True))
HUE_WORDS: Final = "|".join(w.ARCHETYPES.numbers)
DESCRIBED: Final = rf"(?:(?:{STATES}|{HUE_WORDS}|{ROLE_WORDS}|other|non-Leader|Living|Non-Living) )*"
# ways in which the rulebook's own lines put things
RULEBOOK_WORDS: Final[tuple[Habit, ...]] = (
    habit(rf"\b({KINDS}|{ROLE_WORDS}|{HUE_WORDS}) / (?=(?:{KINDS}|{ROLE_WORDS}|{HUE_WORDS})s?\b)", r"\1 or "),
    habit(rf"\bwith (?:an? )?({LAWS}) Abilit(?:y|ies)\b", r"with \1"),
    habit(rf"^●({LAWS}) ?\(this Construct\)(?= ?[*(])", r"●(this Construct) \1"),
    habit(rf"^●({LAWS}) ?\(this Construct, ", r"●(this Construct) \1 ("),
    habit(r"\((?:only )?if (?=(?:you|your|this|the)\b[^()]*\)\s*\*)", "("), habit(r"\((?:only )?while (?=(?:you have|your opponent has|your Leader|the opposing Leader|this card (?:is|has))\b[^()]*\)\s*\*)", "("),
    habit(r"\b(in|from|of|at) (?:the )?opposing (hand|Deck|Idle Zone)\b", r"\1 your opponent's \2"),
    habit(rf"\b(opposing {DESCRIBED}(?:{NOUNS})s?) on the board\b", r"\1"), habit(rf"\b((?:of your|all your|your other|one of your) {DESCRIBED}(?:{NOUNS})s?) on (?:the|your) board\b", r"\1"),
    habit(rf"(^●|\* )[Oo]ther ((?:\"[^\"]+\" )?{DESCRIBED}(?:{NOUNS})s|(?:\"[^\"]+\" )?{DESCRIBED}(?:{ROLE_WORDS})) on your board (?=Have\b|have\b|can't|must|cost)", r"\1Your other \2 "),
    habit(r"\bon their own board\b", "on their board"),
    habit(r"\b[Rr]eturns? (it|them|this card|that card|those cards|(?:all|up to|any number of|\d+)\b[^,;&➤*]*?) to (?:the|owner's|owners') (hand|Deck)\b", whose_hand),
    habit(r"\b(Deals?|Heals?)( (?:\d+|RANK) (DMG|HP) to [^,;&*]*?) & ((?:\d+|RANK) \3 to )", r"\1\2 & \1 \4"),
    habit(rf"\b((?:DMG|HP) to) (?={DESCRIBED}(?:{NOUNS})s (?:adjacent to|surrounding|behind|facing)\b)", r"\1 all "),
    habit(r"\b([Ii]t|[Tt]his card|[Tt]hat card) [Bb]ecomes (?:an|any|1) Archetype of your choice( \([a-z A-Z]*\))?$", any_archetype),
    habit(r"\b([Uu]nit|card) declares an Attack\b", r"\1 Attacks"), habit(r"\bdeclare an Attack\b", "Attack"),
    habit(r"(^●|\* |➤ |, then |& |; )[Yy]ou can Activate (\d+) additional (\+cards?) this turn\b", r'\1Give your Leader "●You can Activate \2 additional \3 each turn" (this turn)'),
    habit(r"\bExpose (it|them|that card|those cards) if (?:it is|they are|that card is) Prepared\b", r"Expose \1"),
    habit(r"\bduring their (turn|Cycle Phase|Action Phase|Return Phase)(?=[^*]*\*)", r"during your opponent's \1"),
    habit(r"\ban opposing (Unit|Event) uses (?:an|its) Ability\b", r"your opponent uses a \1 Ability"), habit(r"\b(?:one of your (Unit|Event)s|a (Unit|Event) on your board) uses (?:an|its) Ability\b", lambda m: f"you use a {m[1] or m[2]} Ability"),
    habit(r"\buses (?:the|an) Ability of (?:an? )?(Unit|Event|Construct)\b", r"uses a \1 Ability"), habit(r"\buses (?:the Ability of )?an? (Unit|Event|Construct)'s Ability\b", r"uses a \1 Ability"),
)  # fmt: skip
STATE_LAWS: Final = "HONEST|OUTLAST|ISOLATED|RESONATE"
WHOM: Final = {"its": "it", "their": "them"}

CONNECTIVES: Final[tuple[Habit, ...]] = (
    habit(r"(?<!your )(?<!Your )\b(?:[Tt]he |an )?opponent(?=\b(?!s\b))", lambda m: "Your opponent" if (m.start() and m.string[m.start() - 2 : m.start()] in ("* ", "➤ ", "; ")) or m.string[m.start() - 1 : m.start()] == "●" else "your opponent"),
    habit(rf"(?<=[A-Za-z0-9)]) then (?=(?:{VERBS})\b)", ", then "), habit(rf", than (?=(?:{VERBS})\b)", ", then "), habit(r"\bto owner's (?=hand|Deck)", "to its owner's "), habit(r"\b(in|from|to) you (?=hand|Deck|Idle Zone)", r"\1 your "),
    habit(r",? and then ", ", then "), habit(r"\band\b", "&"),
)  # fmt: skip

SENTENCE_SHAPES: Final[tuple[Habit, ...]] = (
    # ---- words of other games that mean the same, and words that say nothing
    habit(r"\bgain(s?)\b(?! (?:\d+|that many|RANK) RANK)", r"Gain\1"), habit(r"\b[Gg]et(s?)\b(?= [+-]?\d| [A-Z]{4})", r"Gain\1"),
    habit(r"\b[Dd]estroy(s?)\b", r"Shatter\1"), habit(r"\b[Dd]estroyed\b", "Shattered"), habit(r"\b[Rr]estore(s?) (?=\d+ HP)", r"Heal\1 "),
    habit(r"\b(\d+) damage\b", r"\1 DMG"), habit(r"\b[Ss]ummon(s?)\b(?!er)", r"Spawn\1"),
    habit(r"\bevery (?=other |opposing |Unit|Event|card|Construct)", "each "), habit(r" \(?permanently\)?", ""), habit(r"\ball of your\b", "all your"),
    habit(r"\bALL\b", "all"), habit(r"\bboth Leaders\b", "each Leader"),
    habit(r"(?:(?<!card )(?<!Unit )(?<!Units )(?<!cards )(?<!Leader )\b(Deals?)|\b(Heals?)) (?:an additional (\d+)|(\d+) (?:additional|more|extra)) (DMG|HP)\b", lambda m: f"{m[1] or m[2]} {m[3] or m[4]} {m[5]}"),
    habit(r"\b(Draws?) (?:an additional|(\d+) (?:additional|more|extra)) cards?\b", lambda m: f"{m[1]} {m[2] or 1}"),
    habit(r"(\b[Yy]our opponent (?:Reveals|Shows) (?:their hand|all cards in their hand))(,? (?:&|then)|, then|,|[.;]) (?:[Yy]our opponent |[Tt]hey |[Yy]ou )?Discards? (\d+) ((?:(?!opponent's hand)[^,;&*])*?)(?: (?:from|in) (?:it|their hand))? of your choice(?: (?:from|in) (?:it|their hand|your opponent's hand))?", lambda m: f"{m[1]}{'; ' if m[2] in '.;' else ', then '}Discard {m[3]} {m[4]} in your opponent's hand of your choice"),
    habit(r"\b[Yy]our opponent Discards (\d+) ([^,;&*]*?)(?: (?:from|in) their hand)? of your choice\b", r"Discard \1 \2 in your opponent's hand of your choice"),
    habit(r"\b(Sacrifices|Discards|Exiles|Shatters|Returns|Exhausts) ((?:(?!\bhand\b)[^,;&➤*])*?) of their (?:own )?choice\b(?! in| from)", r"\1 \2"), habit(r"\b(Sacrifice|Discard|Exile|Shatter|Return|Exhaust) ((?:(?!\bhand\b)[^,;&➤*])*?) of your (?:own )?choice\b(?! in| from)", r"\1 \2"),
    # ---- signs
    habit(rf"^●({LAWS})( ?\([^()]*\))? ?(?::|–|—| -) (.*)$", law_sign),
    habit(rf"((?:^●|\* )(?:You can )?Select [^,;&➤*.]*?)(?:,? (?:&|and)(?: then)?|, then|,|;|\.) ((?:{VERBS}|it|its|they|It|They)\b(?! \d+ [A-Z+-][^➤]*➤).*)$", arrow),
    habit(r"[–−](?=[A-Z0-9])", "-"),
    *KEYWORD_TEXTS,
    habit(r"^●(?=Can't\b|Must\b|Can Attack\b|Enters Exhausted\b)(.)", lambda m: "●This card " + m[1].lower()), habit(rf"^(●(?:{STATE_LAWS}|During [^*]*|While [^*]*)(?: \([^()]*\))?\*) (Can't|Must|Can Attack)\b", lambda m: f"{m[1]} This card {m[2][0].lower()}{m[2][1:]}"),
    habit(r"\bThis card enters Exhausted\b", "This card Enters Exhausted"), habit(r"\bmust Attack each turn if able\b", "must Attack if able"),
    habit(rf"^●({LAWS}|(?:When|If) [^*(]*)\* (.*) (\((?:Once|once)[^()]*\))$", r"●\1 \3* \2"),
    # ---- Laws
    habit(r"^●(?:This card )?[Cc]an(?:'t|not) be Activated unless ([^*,]*)\*?$", r"●Activate only if \1*"),
    habit(r"^●Activate only while (?=[^*]*\*)", "●Activate only if "),
    habit(r"^●(?:Only Activate|Can only be Activated|You can only Activate this card|This card can only be Activated) (if|when|while) ([^*]*)\*?$", lambda m: f"●Activate only {'if' if m[1] == 'while' else m[1]} {m[2]}*"),
    habit(r"^●(?:[Ww]hen|[Ww]henever|[Ee]ach time) this (?:card|Unit) Attacks(?= \(|\*|,)", "●ATTACK"),
    habit(r"^(●ATTACK(?: \([^()]*\))?), ([A-Za-z].*)$", asterisk),
    habit(r"^(●(?:When|Whenever|If|While|Each time|At the start|At the end|As long as) [^*,(]*(?:\([^()]*\))?), (?!if you do|or if|or when)([A-Za-z].*)$", asterisk),
    habit(r"^●As long as\b", "●While"), habit(r"\bfor as long as\b", "while"),
    habit(r"\b(an?|another|one|1) ((?:[A-Z+-][\w-]* )*?(?:[A-Z]{3,}|Unit|Event|Construct|card)s?) (?:you control|on your board(?! (?:is|would be) (?:Returned|Exiled)))(?= (?:Attacks|Enters|Guards|Shatters|is|Takes|would|leaves)\b)", own_card),
    habit(rf"\b(?:an?|another) ((?:[A-Z+-][\w-]* )*?(?:[A-Z]{{3,}}|{NOUNS})) (?:Enters) (?:on )?(your|the opposing|your opponent's) board\b()", lambda m: entering(m) + "Enters"),
    habit(r"\b(you|your opponent) Spawns? an? ((?:[A-Z+-][\w-]* )*?[A-Za-z]+)\b(?=\*| \(|,)", spawned),
    habit(r"\bis dealt DMG\b|\btakes DMG\b|\bTakes damage\b|\btakes damage\b", "Takes DMG"),
    habit(r"^●EXECUTE((?: \([^()]*\))?\* [^*]*)\bthe (?:Shattered card|Shattered Unit|Shattered Event|card it Shattered|card this card Shattered)\b('s)?", lambda m: f"●If this card Shatters another card{m[1]}{'the Shattered card' + (m[2] or '') if 'Leader' in m[1] else 'its' if m[2] else 'it'}"),
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) (?:are )?(Shatter|Attack|Enter)\)", lambda m: f"RITUAL ({m[1]} {DONE[m[2]]})" if m[2] in DONE else m[0]),
    habit(r"^(●ATTACK \([^()]*\bthe Attacked card\b[^()]*\)\* [^*]*?)\b(?:to|Give) it\b", lambda m: m[0][:-2] + "the Attacked card"),
    habit(r"\b[Nn]either player can\b|\b[Nn]o player can\b|\b[Pp]layers can't\b|\b[Bb]oth players can't\b", "each player can't"), habit(r"\b([Bb]oth players) ([A-Z][a-z]+)\b(?!s )", lambda m: f"Each player {m[2]}{'' if m[2].endswith('s') else 's'}"),
    habit(rf"^●each player can't Spawn ((?:[A-Z]+ )*(?:{NOUNS})s)(?: (?:from|in) (?:the|their|any|an) Idle Zone)$", r"●All \1 in each player's Idle Zone can't be Spawned"),
    habit(r"\b[Tt]he next time ([^,*]*?) would Take DMG this turn,? (?:it|they|that card) Takes? no DMG\b", r'Give \1 "●If this card would Take DMG (Once while Active)* This card Takes no DMG" (this turn)'),
    habit(r"\b([Tt]his card|[Yy]our Leader|[Ii]t|[Tt]he Attached card|[Yy]our (?:other )?(?:[A-Z]+ )*(?:Units|Events|cards)|[Oo]pposing (?:[A-Z]+ )*(?:Units|Events|cards)|[Aa]ll (?:[A-Z]+ )*(?:Units|Events|cards))((?: Has| has| Have| have) [^;*&]*?) & (can't|must|can Attack) ", two_of_one),
    habit(r"^(●(?:[^*]*\* )?)(Has|Have) ([^;*]*?) (?:&|and) (can't|must|can Attack) ", lambda m: f"{m[1]}This card Has {m[3]}; This card {m[4]} "),
    habit(r"^(●(?:[^*]*\* )?)(?![^;&*]*\b(?:can't|must|Has|Have)\b[^;&*]* &)([A-Z][^,;&*]*?) (?:&|and) ((?:your|all|the|opposing|each)[^,;&*]*?) (Have|have|can't|must) ([^*]*)$", two_subjects),
    habit(r"\b[Rr]educe the (DMG|SPD|HP) of ([^,;&]*?) by (\d+)\b", r"Give \2 -\3 \1"), habit(r"\b[Ii]ncrease the (DMG|SPD|HP) of ([^,;&]*?) by (\d+)\b", r"Give \2 \3 \1"),
    habit(r"\b[Rr]educe (its|their|this card's) (DMG|SPD|HP) by (\d+)\b", lambda m: f"Give {WHOM[m[1]]} -{m[3]} {m[2]}" if m[1] != "this card's" else f"Gain -{m[3]} {m[2]}"),
    habit(r"\b[Ii]ncrease (its|their|this card's) (DMG|SPD|HP) by (\d+)\b", lambda m: f"Give {WHOM[m[1]]} {m[3]} {m[2]}" if m[1] != "this card's" else f"Gain {m[3]} {m[2]}"),
    habit(r"\b[Pp](?:ut|lace) (?!\d)([^,;&]*?) (?:on|to|at|onto|under) (?:the )?(top|bottom) of (your|their|its owner's) Deck\b", r"Return \1 to the \2 of \3 Deck"),
    habit(r", then if\b", ", if"), habit(r"(?<![*➤;] )(?<!●)\bWin the Game\b", "win the Game"), habit(r"(?<![*➤;] )(?<!●)\bLose the Game\b", "lose the Game"),
    habit(r"\b((?:on|to) this card), if it (has|is)\b", r"\1, if this card \2"),
    habit(r"\bcan Attack the turn it Enters\b", "can Attack cards the turn it Enters"), habit(r"\bcan Attack ((?:[A-Z]+ )?(?:Unit|Event|Leader|card)s?) (?:on|in) the (?:same )?turn (?:it|they) Enters?\b", r"can Attack \1 the turn it Enters"), habit(r"\bthe same turn (?:it|they) Enters?\b", "the turn it Enters"),
    habit(r"\b[Ll]ook at your opponent's hand(?:,? (?:&|and|then)|,) Discard (\d+|an?) ((?:[A-Z]+ )?(?:card|Unit|Event|Construct)s?) (?:from (?:it|there)|in it|of your choice)?", lambda m: f"Discard {m[1] if m[1].isdigit() else 1} {m[2]} in your opponent's hand of your choice"),
    habit(r"\b[Ll]ook at (your opponent's hand|1 Prepared card)\b", lambda m: "Reveal your opponent's hand" if "hand" in m[1] else "Reveal 1 Prepared card"),
    habit(r"(?<!Activated)(?<!Entered)(?<!\+card)(?<!Event)(?<!Unit)(?<!Construct)(?<=[A-Za-z]) this turn(?=,|;| &| and\b)", " (this turn)"),
    habit(r",? (?:&|and|then|, then)? ?(Shatter|Exile|Sacrifice|Exhaust) (it|that card) at the (?:end of the|end of this|end of) turn\b", r""" & Give it "●At the end of each player's turn* \1 this card" (this turn)"""),
    habit(r",? (?:&|and|then|, then)? ?Return (it|that card) to (?:its owner's|your) hand at the (?:end of the|end of this|end of) turn\b", """ & Give it "●At the end of each player's turn* Return this card to its owner's hand" (this turn)"""),
    habit(r"\bthe Attached (?:Unit|Event)\b", "the Attached card"),
    habit(r"\bRITUAL ?\((?:Attack with (\d+) Units|Attack (\d+) times|(\d+) Attacks)\)", lambda m: f"RITUAL ({m[1] or m[2] or m[3]} Attacks by you)"),
    habit(r"\bRITUAL ?\(([^()]*?) (?:&|and) ([^()]*)\)", ritual_parts), habit(r"\b(UNIT|EVENT|CONSTRUCT)S\b", lambda m: m[1].capitalize() + "s"),
    habit(r"\bBecomes those Roles\b", "Becomes its Roles"), habit(r"\bequal to original HP\b", "equal to this card's original HP"),
    habit(r"\bGenerate additional (RANK|\d+) ENERGY from your next (\+card|\+Unit|\+Event) this turn\b", r"Your next \2 this turn Generates \1 additional ENERGY"),
    habit(rf"\bTrigger (\d+ [^,;&*]*?)'s ({LAWS}) Ability\b", r"Choose \1 & Trigger its \2 Ability"), habit(rf"\bTrigger the ({LAWS}) Ability of (\d+ [^,;&*]*)", r"Choose \2 & Trigger its \1 Ability"), habit(rf"\bTrigger the ({LAWS}) Ability of (it|this card)\b", lambda m: f"Trigger {'its' if m[2] == 'it' else 'this card' + chr(39) + 's'} {m[1]} Ability"),
    habit(r"\bto the Leader Zone\b", "to its owner's Leader Zone"),
    habit(r"^●You can Activate (\d+) \+cards each turn$", lambda m: f"●You can Activate {int(m[1]) - 1} additional +card{'s' if m[1] != '2' else ''} each turn"),
    habit(r"\bGain 1 (DMG|SPD) for each (?:missing HP|HP (?:it|this card) is missing|HP missing)(?: of this card| from this card)?", r"Gain \1 equal to this card's missing HP"), habit(r"\bequal to (?:the|its) (?:missing|lost) HP(?: of this card)?\b", "equal to this card's missing HP"),
    habit(r"\b(?:[Tt]his card|[Tt]his Unit)'s Attacks can't be Guarded\b", "This card can't be Guarded"),
    habit(r"^●_(.*)_$", r"_●\1_"),
    habit(r"\b((?:When|If|Activate only when|Activate only if)) your (Unit|Event|Construct|card)(?= (?:is|Attacks|Enters|Guards|Shatters|Takes|would|leaves|Retaliates)\b)", r"\1 one of your \2s"),
    habit(r"^●((?:Your|Opposing|All) ?(?:other )?(?:[A-Z]+ )*(?:Units|[A-Z]{4,})|Units) can't Attack (?:on )?the (?:same )?turn they Enter$", lambda m: f"●{'All Units' if m[1] == 'Units' else m[1]} that Entered this turn can't Attack"),
    habit(rf"\bTrigger the ({LAWS}) Abilit(?:y|ies) of (all [^,;&*]*)", r"Choose \2 & Trigger their \1 Ability"),
    habit(r"^●([^*]*\b(?:Has|Have|can't|cost|costs)\b[^*]*) during ((?:your|your opponent's|each player's) (?:turn|Cycle Phase|Action Phase|Return Phase))$", r"●During \2* \1"), habit(r"^●([^*]*\b(?:Has|Have|can't|cost|costs)\b[^*]*) on (your|your opponent's) turn$", r"●During \2 turn* \1"),
    habit(rf"{STEP}([Yy]our Leader|[Tt]his card|[Ii]t) Heals HP equal to ([^,;&]*)", lambda m: f"Heal HP to {m[1][0].lower()}{m[1][1:]} equal to {m[2]}"),
    habit(r"\bfor each (?!Death)([A-Z][a-z]+) mark\b", r'for each "\1" mark'), habit(r"\bthe number of (?!Death)([A-Z][a-z]+) marks\b", r'the number of "\1" marks'),
    habit(r",? (?:& )?(its|this card's) ENERGY Cost is (reduced|increased) by (\d+)", lambda m: f" & {'Reduce' if m[2] == 'reduced' else 'Increase'} {m[1]} ENERGY Cost by {m[3]}"),
    habit(rf"^●(?:Both players|Each player) ({VERBS})s? (.*) at the (start|end) of their (turn|Cycle Phase|Action Phase|Return Phase)$", r"●At the \3 of each player's \4* That player \1s \2"),
    habit(r"\byour opponent Cancels (one of your (?:cards|Units|Events|Constructs))\b", r"\1 is Cancelled"),
    # ---- whose cards
    habit(rf"\b[Yy]our opponent's ((?:[A-Z+-][\w-]* )*?(?:{NOUNS})s)\b", r"opposing \1"), habit(r"\b([Yy])our opponent's Leader\b(?! Zone)", "the opposing Leader"),
    habit(rf"(^●|\* )[Oo]ther ((?:[A-Z-]+ )*?(?:[A-Z]{{4,}}|{NOUNS})s?) you control\b", r"\1Your other \2"),
    habit(rf"\b(Your (?:other )?(?:[A-Z-]+ )*?(?:[A-Z]{{4,}}|{NOUNS})s?) (?:has|have)\b", r"\1 Have"),
    habit(rf"^●([Tt]his card|[Tt]his Unit|[Yy]our Leader) can't be Attacked by ((?:[A-Z+-][\w-]* )*(?:{NOUNS})s(?: (?:with|of) [^*,;&]*)?)$", lambda m: f"●All {m[2]} can't Attack {m[1][0].lower()}{m[1][1:]}"),
    # ---- how many
    habit(r"\b(Draws?|Discards?|Exhausts?|Exiles?|Exposes?|Prepares?|Reactivates?|Returns?|Reveals?|Sacrifices?|Select|Choose|Shatters?|Spawns?|Copy|Gives?|(?:Deals?|Heals?) (?:\d+ |RANK )?(?:DMG|HP) to) any(?: one| 1| single)?(?= (?!number)[A-Za-z+\"-])", r"\1 1"),
    # ---- who gets what
    habit(rf"^●((?:[Tt]his|[Yy]our|[Tt]he|[Oo]pposing|[Aa]ll|[Ee]ach)(?: [^,;&➤*\"]*?)) (Gains?|[Ll]oses?) ([+-]?)((?:\d+) (?:{STATS})(?!.*\((?:this turn|until)).*)$", had),
    habit(rf"{STEP}((?:[Tt]his|[Yy]our|[Tt]he|[Oo]pposing|[Aa]ll|[Ee]ach|[Tt]hat|[Tt]hose|[Ii]t|[Tt]hey|[Uu]p to|\d+)(?: (?!(?:{VERBS})s?\b)[^,;&➤*\"]*?)?) (?:also )?Gains? (?!\d+ RANK|control)(.*)", give),
    habit(rf"{STEP}((?:[Tt]his|[Yy]our|[Tt]he|[Oo]pposing|[Aa]ll|[Ee]ach|[Tt]hat|[Tt]hose|[Ii]t|[Tt]hey|[Uu]p to|\d+)(?: (?!(?:{VERBS})s?\b)[^,;&➤*\"]*?)?) [Ll]oses? (\d+ (?:{STATS}).*)", less),
    habit(r"^(●(?:While [^*]*|AURA[^*]*)\*) Gains? \+?(\d+) (DMG|SPD|HP)", r"\1 Has +\2 \3"),
    habit(r"^(●(?:While [^*]*|AURA[^*]*)\*) Gains? ", r"\1 Has "),
    habit(rf"((?:^●(?:{LAWS})[^*]*\*|➤)) \+(\d+) ({STATS})(?= \((?:this|until))", r"\1 Gain \2 \3"),
    habit(rf"\bDouble the ({STATS}) of ((?:\d+|this|it|that)\b[^,;&(]*?)(?=$| \(|,|;| &)", doubled),
    habit(rf"\bDouble (its|this card's|this Unit's) ({STATS})\b", doubled_own),
    habit(r"(^●|\* )(?:[Tt]he )?[Aa]ttached (?:Unit|Event|card)(?= (?:Has|Have|has|have|can't|Gains?|is|Becomes?|loses?)\b)", r"\1The Attached card"),
    habit(r"\b([Tt])he card (?:that )?(?:this(?: card| Construct)?|it) (?:is|was) Attached to\b", r"\1he card it was Attached to"),
    habit(r", (it|this card|that card) (can't|must|Becomes?|loses?|costs)\b", lambda m: m[0] if m[2] == "costs" and re.search(r"\bActivate [^,;*]*$", m.string[: m.start()]) else f" & {m[1]} {m[2]}"),
    habit(r"\b([Hh])eal (your Leader|this card|this Unit|it|that card|(?:1|\d+) [A-Z][^,;&➤*]*?) (\d+) HP\b", r"\1eal \3 HP to \2"),
    habit(rf"{STEP}([Yy]our Leader|[Tt]his card|[Tt]he Attached card|[Ii]t) Heals (\d+) HP\b", lambda m: f"Heal {m[2]} HP to {m[1][0].lower()}{m[1][1:]}"),
    habit(rf"{STEP}Generate (\d+) ENERGY\b", r"Gain \1 ENERGY"),
    # ---- where cards are
    habit(r"\bSpawn (it|them|this card|that card) (?:from|in) (?:your|its owner's|the|their) (?:Idle Zone|hand|Deck)\b", r"Spawn \1"),
    habit(r"\b(?:in|from|of) both (?:players' )?(hands?|Decks?|Idle Zones?)\b", lambda m: f"in each player's {m[1].rstrip('s')}"),
    habit(r"\b(with|of) (?:a )?RANK (?:of )?(I{1,3}|IV|V|[1-5])(?: or (lower|less|below|higher|more|above))?\b", lambda m: f"of RANK {m[2]}{'' if not m[3] else ' or lower' if m[3] in ('lower', 'less', 'below') else ' or higher'}"),
    # ---- costs
    habit(r"^●(All of your|[Aa]ll your|[Yy]our|[Oo]pposing) ((?:[A-Z]+ )*[+-]?(?:[A-Z]+ )*(?:Units|Events|Constructs|cards)) (?:Consume|cost|Cost) (\d+) (less|more|additional)(?: ENERGY)?(?: to Activate)?(?= |$)", costs_of),
    habit(r"^●(?:This card )?[Cc](?:osts|onsumes) (\d+) (less|more)(?: ENERGY)?(?: to Activate)?(?= |$)", r"●This card costs \1 \2 ENERGY"),
    # ---- modes, TOTEMs
    habit(r"\bChoose (?:one|1)(?: of the following)?(?: -| —|:) ?", "Choose 1: "),
    habit(r"\bChoose (\d): (.*)$", modes),
    habit(r"\b(TOTEM(?:S|s)?(?: Units?)?) \((RANK [IV]+,? )?(\d+) ?/ ?(\d+) ?/ ?(\d+)", spread_sheet),
    habit(r"\b(Spawns? (?:\d+|RANK|that many)) TOTEM(?:S|s)?(?: Units?)? (?:with|that (?:has|have)) ((?:RANK [IV]+, )?\d+ (?:DMG|SPD|HP),? (?:& |and )?\d+ (?:DMG|SPD|HP),? (?:& |and )?\d+ (?:DMG|SPD|HP)(?:,? (?:& |and )?[A-Z]{4,}(?:-[A-Z]+)?)*)", totem),
    habit(rf"^●(This card's|This Unit's) ({STATS}) (?:is|are|is always) equal to ", r"●This card Has \2 equal to "),
    habit(r"\bAURA \(((?:your|opposing) )?((?:[A-Z]+ )*(?:Units|Events|cards|[A-Z]{4,})s?) only\)", lambda m: aura(m[1] or "", m[2])),
    habit(r"\bAURA \(only (your|opposing) ((?:[A-Z]+ )*(?:Units|Events|cards|[A-Z]{4,})s?)\)", lambda m: aura(m[1] + " ", m[2])),
    habit(r"\bcan't be Selected by (?:opposing (?:Abilities|cards|Ability Costs)|your opponent's (?:Abilities|cards)|opponents)\b", "can't be Selected by your opponent"),
    habit(r"\b(an?|one of your) ((?:opposing )?(?:Unit|Event|card)s?) uses its Ability\b", r"\1 \2 uses an Ability"),
    habit(r"^●(While|If) it is (your|your opponent's) turn\*", r"●During \2 turn*"),
    habit(r"^(●During (?:your|your opponent's|each player's) (?:turn|Cycle Phase|Action Phase|Return Phase)), ([A-Za-z].*)$", asterisk),
    habit(r"\b(Draws?) (?:cards|a number of cards) equal to\b", r"\1 cards equal to"), habit(r"\b(Draws?) (?:as many|that many) cards as\b", r"\1 cards equal to the number of"),
    habit(r"\b([Tt])he amount Healed\b|\b(?:[Tt])he amount of HP Healed\b|\bthe Healed HP\b", "the HP Healed"), habit(r"\bthe (?:DMG|damage) (?:it )?(?:Dealt|took|Taken|taken)\b", "the DMG dealt"),
    habit(r"^(●(?:HEAL\b|(?:When|If) [^*]* is Healed)[^*]*\* .*)\bDeal the same amount of DMG to ([^,;&]*)", r"\1Deal DMG to \2 equal to the HP Healed"),
    habit(r"\bDeal the same amount of DMG to ([^,;&]*)", r"Deal DMG to \1 equal to the DMG dealt"),
    habit(r"\bHeal the same amount of HP to ([^,;&]*)", r"Heal HP to \1 equal to the DMG dealt"),
    habit(r"\bRemove (an?|one) (?=(?:\"[^\"]*\"|[A-Z][a-z]+) mark)", "Remove 1 "), habit(r"\bPlace (an?|one) (?=(?:\"[^\"]*\"|[A-Z][a-z]+) mark)", "Place 1 "),
    habit(r"\b(Put|put|Add|add) (\d+|an?) ((?:\"[^\"]*\"|[A-Z][a-z]+) marks?) (?:on|to) ", lambda m: f"Place {m[2] if m[2].isdigit() else 1} {m[3]} on "),
    # ---- the chain
    habit(r"\b[Cc]ancel the Activation of (?:1|an?|that) (opposing )?(Unit|Event|Construct|card)\b", lambda m: f"Cancel the {m[1] or ''}{m[2]}"),
    habit(r"\bits Attack is Cancelled\b", "Cancel the Attack"), habit(r"\bCancel its Attack\b", "Cancel the Attack"),
)  # fmt: skip

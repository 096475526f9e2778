"""Wordings of the rulebook and of designers that Oversoul's cards print otherwise; none changes a meaning."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.rewording.amounts import NAMED
from sandtable.games.oversoul.language.rewording.leaders_and_hosts import UNDERLINED

DONE: Final = {
    "Discard": "Discarded", "Sacrifice": "Sacrificed", "Activate": "Activated", "Exile": "Exiled",
    "Shatter": "Shattered", "Spawn": "Spawned", "Draw": "Drawn", "Return": "Returned", "Prepare": "Prepared",
    "Heal": "Healed", "Exhaust": "Exhausted",
}  # fmt: skip
WHOM: Final = {"its": "it", "their": "them", "this card's": "this card", "this Unit's": "this Unit"}
LAWFUL: Final = re.compile(r"●(?:When|If|While|Activate only)\b")
NUMBERS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
WHOSE: Final = r"your|their|your opponent's|its owner's|either|each player's"


def as_many(found: re.Match[str]) -> str:
    """ "Shatter all Units, then Draw 1 for each card Shattered this way": as many as the step right before did,
    if that step did it; a card that Shatters by DMG was not Shattered by a step.
    """
    step = re.split(r", then |& |➤ |; |, if you do ", found[1].rstrip(" &"))
    last = next(
        (one for one in reversed(step) if one.strip(" ,") not in ("", "you", "you can", "You can")), ""
    )
    said = re.match(
        r"(?:[Yy]ou can |[Yy]our opponent |[Ee]ach player |[Tt]hat player )?([A-Z][a-z]+?)s? ", last
    )
    if said is None or DONE.get(said[1]) != found[3]:
        return found[0]
    noun = re.search(rf"for each ({NOUNS})\b", found[0][len(found[1]) :])
    if noun is not None and noun[1] != "card" and set(re.findall(rf"\b({NOUNS})s?\b", last)) != {noun[1]}:
        return found[0]  # they are fewer than what was done
    end = found[0][len(found[1]) :]
    if found[2] == "Draw":
        return f"{found[1]}Draw that many"
    whom = re.match(r"(Deal|Heal) 1 (DMG|HP) to (.*?) for each ", end)
    return f"{found[1]}{whom[1]} that many {whom[2]} to {whom[3]}" if whom is not None else found[0]


def moved_law(found: re.Match[str]) -> str:
    """ "●ENTER* If you have 2 or more Units, Draw 1": what has to be so stands in the brackets of the Law."""
    law, brackets, asked, rest = found[1], found[2] or "", found[3], found[4]
    terms = f"({asked})" if not brackets else f"({brackets[1:-1]}, {asked})"
    return f"●{law.rstrip()} {terms}* {rest}"


def ritual(found: re.Match[str]) -> str:
    return f"RITUAL ({found[2]} {found[3]} {DONE[found[1]]} by you)"


def digit(found: re.Match[str]) -> str:
    """Numbers are digits; but a Law speaks of "one of your Units"."""
    before = found.string[: found.start()]
    if found[2] == " of your" and "*" not in before and LAWFUL.match(before):
        return found[0]
    return NUMBERS[found[1].lower()] + found[2]


def sided(found: re.Match[str]) -> str:
    """ "Your opponent can't Activate Events": what players cannot do is said of the cards."""
    side = {"your opponent": "Opposing", "each player": "All"}.get(found[1].lower(), "Your")
    return f"{side} {found[3]} can't be {DONE[found[2]]}"


def one_totem(found: re.Match[str]) -> str:
    """R42: a TOTEM without a RANK is of RANK I; its numbers stand behind commas."""
    inside = re.sub(r"\s*/\s*", ", ", found[2])
    return f"{found[1]} TOTEM ({inside if inside.startswith('RANK') else 'RANK I, ' + inside})"


def each_of_them(found: re.Match[str]) -> str:
    """ "Each player Draws 1, then Discards 1": the second step says again who acts."""
    who = found[1][0].lower() + found[1][1:]
    return f"{found[1]} {found[2]}{found[3]} {who} {found[4]}"


def worth(found: re.Match[str]) -> str:
    """ "Deal DMG equal to RANK to 1 Unit": how much stands last, unless "its" would mean another card there."""
    verb, stat, value, whom = found.groups()
    if re.search(r"\b(?:its|their)\b", value) and not re.match(r"(?:it|them|this)\b", whom):
        if "Select " not in found.string[: found.start()]:
            return found[0]
    return f"{verb} {stat} to {whom} equal to {value}"


def one_role(found: re.Match[str]) -> str:
    return found[0] if found[0] in w.ROLES else found[1]  # VOPROS is one Role


HUES: Final = "|".join(w.ARCHETYPES.numbers)
STATES: Final = "|".join(w.STATES.numbers)
HAVES: Final = "|".join(
    [*w.KEYWORDS.numbers, *(law for law in w.LAWS.numbers if law not in ("CAST", "QUICK", "PERFECT"))]
)
ROLES: Final = "|".join(sorted(w.ROLES.numbers, key=len, reverse=True))
NOUNS: Final = "Unit|Event|Construct|card"
ACTS: Final = "Draws|Discards|Sacrifices|Exhausts|Exiles|Returns|Reveals|Shatters"

SIGNS: Final[tuple[Habit, ...]] = (
    # ---- signs: the rulebook has two bullets and two arrows, writes RANK in brackets and spaces freely (R8)
    habit("[•∙]", "●"), habit(r"\b[Pp]ay (\d+) ENERGY\b", r"Consume \1 ENERGY"),
    habit("[’‘]", "'"), habit("[“”]", '"'),
    habit(r"\s*(?:[►▶→>]|->)\s*", "➤ "),
    habit(r"●\s+", "●"),
    habit(r"\s+\*", "*"),
    habit(r"\*(?=\S)(?!$)", "* "),
    habit(r"[–−](?=[A-Z0-9])", "-"),
    habit(r"(?<=\d) - (?=\d)", "-"),
    habit(r"\(RANK\)", "RANK"),
    habit(r"(?<=\w)\.(?=$|_$)", ""),
    habit(r"^●(?!\*)(?=(?:You can )?(?:Select|Discard|Sacrifice|Exhaust|Exile|Consume|Return|Reveal|Expose|Remove|Deal|Shatter)\b[^*➤]*➤)", "●* "),
    habit(r"\s+➤", "➤"),
)  # fmt: skip

WORDS: Final[tuple[Habit, ...]] = (
    habit(r"^(●[^*]*\byour opponent(?:'s)?\b[^*]*\*) They (Discard|Draw|Sacrifice|Exhaust|Exile|Return|Reveal|Shatter) ", r"\1 Your opponent \2s "),
    # ---- small words
    habit(r"\bRITUAL ?\((Discard|Sacrifice|Activate|Exile|Shatter|Spawn|Draw|Return|Prepare|Heal|Exhaust) (\d+) ([^(),]*?)\)", ritual),
    habit(r"\b([Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)( (?:of your|other|random|opposing|card|Unit|Event|Construct|DMG|HP|ENERGY|additional))", digit),
    habit(r"\b([Yy])ou may\b", r"\1ou can"), habit(r"\bcannot\b", "can't"), habit(r"\bcan not\b", "can't"),
    habit(r", if you do,", ", if you do"), habit(r", otherwise,", ", otherwise"), habit(r"\. If you do,? ", ", if you do "),
    habit(r"\. Then,? ([A-Z])", lambda m: f", then {m[1]}"), habit(r"; then ", ", then "), habit(r",? and then ", ", then "),
    habit(r"\band\b", "&"), habit(r"(?<=[\w)])\. (?=[A-Z])", "; "),
    habit(r"\bits owners hand\b", "its owner's hand"), habit(r"\btheir owner(?:s'?|'s) hands?\b", "their owners' hand"),
    habit(r"\bthe owner's hand\b", "its owner's hand"),
    habit(r"\b(Select [^➤]*&[^➤]*➤.*)(?:\b[Bb]oth(?: cards| of them)?|\beach of (?:them|those cards))\b", r"\1them"),
    habit(r"\b([Ww])henever\b", "When"), habit(r"^●((?:When|If|While|At the start|At the end) [^*,(]*), (?=[A-Z])", r"●\1* "),
    habit(r"\bfor every\b(?! \d)", "for each"), habit(r"\b([Ee])ach time\b", "When"),
    habit(r"\bthe (?:s|S)elected (?:card|Unit|Event)\b", "it"), habit(r"\bthat Construct\b(?!')", "that card"),
    habit(r"\b(?:those|the [Ss]elected) (?:Units|Events|Constructs|cards)\b", "those cards"),
    habit(r"\bthis (Unit|Event|Construct)'s (?=Ability)", "this card's "), habit(r"\bthis (?:Event|Construct)'s\b", "this card's"),
    habit(rf"\b({ROLES})[sS]\b", one_role),
    habit(rf"\b(Each player|Your opponent|That player) ((?:{ACTS}) [^,;&]*)(, then| &) (?=(?:{ACTS})\b)()", each_of_them),
    habit(r"\b((?:up to )?\d+)( [^,;&➤]*?) at random\b", r"\1 random\2"),
    habit(r", [Ii]f (it (?:is|has|Shatters|would)\b[^,*;]*), (?=[A-Z])", r", if \1* "),
    habit(r"\bto full HP\b", "to full"),
    habit(rf"\b(\d+) of your ({NOUNS})s other than this card\b", r"\1 of your other \2s"),
    habit(r"\b(Copy|Steal) (?:the|all) (DMG|SPD|HP|Abilities|Keyworded Abilities|Roles) (?:of|from) (\d+ [^,;&(]*?)(?=$| \(|[,;]| &)", r"Choose \3 & \1 its \2"),
    habit(r"\b[Tt]he next ([A-Z+-][\w -]*?) you Activate this turn (?:costs|Consumes) (\d+) (less|more) ENERGY", r"Your next \1 Activated this turn Consumes \2 \3 ENERGY"),
    habit(r"^●(When|If) ([^*]*?) is Damaged\*", r"●\1 \2 Takes DMG*"),
    habit(rf"\b(?:([Aa])ll )?adjacent ({NOUNS})s\b", lambda m: f"{'The' if m[1] == 'A' else 'the'} {m[2]}s adjacent to this card"),
    habit(rf"^●({NOUNS})s (?=Have|can't|must|cost|with|of|in)", r"●All \1s "),
    # ---- this card
    habit(r"^(●If this card would [^*]*\*) It (is not|Takes)\b", r"\1 This card \2"),
    habit(r"^(●If this (?:card|Unit) would [^*]*\* (?:[^*]*[^*s] )?)it\b(?! Shatters)", r"\1this card"),
    habit(r"\bwould (Shatter|Exhaust|Discard|Return|Heal)\b", lambda m: f"would be {DONE[m[1]]}"),
    habit(r"\bTakes (?:that|the) DMG instead\b", "Takes it instead"),
    # ---- Attacks: Units Attack, not players, and what they Attack is a card
    habit(r"\b([Yy])our opponent Attacks\b", "an opposing Unit Attacks"), habit(r"\b(When|If|Activate only when|Activate only if) you Attack\b", r"\1 one of your Units Attacks"),
    habit(r"\bthe (?:[Aa]ttacking|Attacker) (?:Unit|card)\b", "the Attacker"), habit(r"\bthe [Aa]ttacked (?:Unit|Event|Leader|card)\b", "the Attacked card"),
    habit(r"\bthe Attack (?:selection|target)\b", "the Attacked card"),
    habit(r"^●ATTACK\* If (the Attacked card [^,*]*)[,*] (?=[^;]*$)", r"●ATTACK (\1)* "),
    habit(r"\bthe turn they Enter\b", "the turn it Enters"),
    # ---- places
    habit(r"\b(your opponent has [^()*,]*?) in their (hand|Idle Zone|Deck)\b(?! than)", r"\1 in your opponent's \2"),
    habit(r"\b[Ss]huffles? (your|their) (hand|Idle Zone) into\b", lambda m: f"{'S' if m[0][0] == 'S' else 's'}huffle{'s' if m[0].split()[0].endswith('s') else ''} all cards in {m[1]} {m[2]} into"),
    habit(r"\bshuffles\b", "Shuffles"),
    habit(r"\b(Draws?) (?:(\d+)|an?|one) cards? from (?:the )?top of (?:your|their) Deck\b", lambda m: f"{m[1]} {m[2] or 1}"),
    habit(r"\b(?:(1|an?|one)|(\d+)) cards? from (?:the )?top of (?=(?:your|their|your opponent's|the opposing|that player's) Deck\b)", lambda m: f"the top {'card' if m[1] else m[2] + ' cards'} of "),
    habit(rf"\b(?:from|of) ({WHOSE}) (hand|Deck|Idle Zone)(?= |$|,|;|&|\*|➤|\))(?! equal)(?<!top of your Deck)", r"in \1 \2"),
    habit(rf"(the top (?:\d+ )?cards?) in ({WHOSE}) Deck", r"\1 of \2 Deck"),
    habit(rf"((?:to|at) the (?:top|bottom)) in ({WHOSE}) Deck", r"\1 of \2 Deck"),
    habit(r"\b([Dd]iscards?) (your|their) hand\b", r"\1 all cards in \2 hand"),
    habit(r"\b([Rr]eveals?) (your|their) hand\b", r"\1 all cards in \2 hand"),
    habit(r"\b([Dd]iscard|[Rr]eveal) your opponent's hand\b", r"\1 all cards in your opponent's hand"),
    habit(r"\b[Pp]ut ([^,;&]*?) (?:on|to|at|on the|to the|at the) (top|bottom) of (your|their|its owner's) Deck\b", r"Return \1 to the \2 of \3 Deck"),
    habit(r"\b[Pp]ut ([^,;&]*?) (?:into|in|to) (your|its owner's) hand\b", r"Return \1 to \2 hand"),
    habit(r"\bEach player Returns all (?:of )?their (Units|Events|Constructs) to their hand\b", r"Return all \1 to their owners' hand"),
    habit(r"\b[Ll]ook at the top (\d+) cards of (your|your opponent's|either) Deck(?:,? (?:&|then)|,) (?:put|[Rr]eturn) them (?:back )?(?:on top )?in any order\b", r"Gaze \1 at \2 Deck"),
    habit(r"\b(Discards?) (?:an|a) (?=(?:[A-Z]+ )?(?:card|Unit|Event|Construct)\b)(?![^●\"]*\*)", r"\1 1 "),
    habit(r"((?:\b[Oo]pponent |\b[Pp]layer )?)\bDiscards? ((?:up to )?(?:\d+|that many)(?: random)?(?: other)? (?:[A-Z]+ )?(?:cards?|Units?|Events?|Constructs?))\b(?! (?:in|from|of)\b)", lambda m: f"{m[0]} in {'their' if m[1] or m[0].startswith('Discards') else 'your'} hand"),
    habit(r"\b(1|up to \d+|\d+)( [^,;➤&]*?)? (?:in|from) Exile\b", lambda m: f"{m[1]} Exiled{m[2] or ''}"),
    habit(r"\b(?:in|on) play\b", "on the board"), habit(r"\bon (?:the|your opponent's) (?:opposing )?board\b(?<=opponent's board)", "on the opposing board"),
    # ---- searching: what is searched for is Drawn, or Spawned from the Deck
    habit(r"\b[Ss]earch your Deck for ((?:up to )?\d+ [^,;&]*?)(?:,? (?:&|then)|,) (?:Spawn|spawn) (?:it|them)\b", r"Spawn \1 in your Deck"),
    habit(r"\b[Ss]earch your Deck for ((?:up to )?\d+ [^,;&]*?)(?:,? (?:&|then)|,) (?:(?:[Aa]dd|[Dd]raw|[Pp]ut) (?:it|them)(?: (?:to|into) your hand)?|[Rr]eveal (?:it|them) & add (?:it|them) to your hand)", r"Draw \1"),
    habit(r"\b[Ss]earch your Deck for ((?:up to )?\d+ [^,;&]*)$", r"Draw \1"),
    habit(r"\b[Aa]dd (1|\d+) ([^,;&]*?) in your Deck to your hand\b", r"Draw \1 \2"),
    habit(r"\b[Aa]dd (it|them|\d+ [^,;&]* in your Idle Zone) to your hand\b", r"Return \1 to your hand"),
    # ---- who has what
    habit(rf"\bfor each ([A-Z ]*(?:{NOUNS})) you control\b", r"for each of your \1s"),
    habit(rf"\bDraw cards equal to the number of ([A-Z ]*(?:{NOUNS}))s (?:you control|on your board)\b", r"Draw 1 for each of your \1s"),
    habit(rf"\bnumber of ([A-Z ]*(?:{NOUNS})s) you control\b", r"number of \1 on your board"),
    habit(rf"\b([Ee])ach ([A-Z ]*(?:{NOUNS})) you control\b", r"\1ach of your \2s"),
    habit(rf"\b([Aa])ll ([A-Z ]*(?:{NOUNS})s) you control\b", r"\1ll your \2"),
    habit(rf"\b(\d+) ([A-Z ]*(?:{NOUNS}))s? you control\b", r"\1 of your \2s"),
    habit(rf"\b([A-Z ]*(?:{NOUNS})s) you control\b", r"your \1"),
    habit(r"^●Each of your ([^*]*?s) Has\b", r"●Your \1 Have"),
    habit(r"\byou control\b", "you have"), habit(r"\byour opponent controls\b", "your opponent has"),
    habit(r"\byou have (?:a|an|at least 1|at least one) (?=[A-Z+-])", "you have 1 or more "),
    habit(r"\byou have another ", "you have 1 or more other "),
    habit(r"\byour opponent has (?:a|an|at least 1) (?=[A-Z+-])", "your opponent has 1 or more "),
    habit(r"\bat least (\d+)\b", r"\1 or more"), habit(r"(?<!Takes )(?<!Take )\bat most (\d+)\b", r"\1 or less"), habit(r"\b(\d+) or fewer\b", r"\1 or less"),
    habit(r"\b(you have|your opponent has) (\d+) (?!or |additional)(?=[A-Z])", r"\1 exactly \2 "),
    habit(r"\byour opponent has more ([^()*]*?) in their (hand|Idle Zone) than you(?: do)?\b", r"you have less \1 in your \2 than your opponent"),
    habit(r"\byour opponent has (more|less|fewer) ([^()*]*?) than you(?: do)?\b", lambda m: f"you have {'less' if m[1] == 'more' else 'more'} {m[2]} than your opponent"),
    habit(r"\byou have fewer\b", "you have less"),
    habit(r'\b(?:has|have) ((?:\d+ or (?:more|less)|exactly \d+|no) (?:"[^"]+"|Death) marks?)(?: on it)?', r"is a card with \1"),
    habit(r'\bwith (1|\d+) ("[^"]+"|Death) (marks?)\b(?: on (?:it|them))?', r"with exactly \1 \2 \3"),
    habit(r"^●([A-Z][A-Za-z' -]*?)\s*(\([^()]*\))?\* If ((?:you|your opponent) ha(?:ve|s) [^,*]*), ([^;]*)$", moved_law),
    # ---- stats
    habit(r"\b(H(?:as|ave)) (\d+) (?:additional |more )?(DMG|SPD|HP)\b", r"\1 +\2 \3"),
    habit(r"(\+\d+ (?:DMG|SPD|HP))(,| &) (\d+) (?:additional |more )?(DMG|SPD|HP)\b", r"\1\2 +\3 \4"),
    habit(r"\b(H(?:as|ave) [A-Z-]+)(,| &) (\d+) (?:additional |more )?(DMG|SPD|HP)\b", r"\1\2 +\3 \4"),
    habit(r"\b(H(?:as|ave)) \+(\d+) (DMG|SPD|HP) & (DMG|SPD|HP)\b", r"\1 +\2 \3 & +\2 \4"),
    habit(r"\b(Gains?|Gives? [^,;]*?) \+(\d+) (DMG|SPD|HP)\b", r"\1 \2 \3"),
    habit(r"\b((?:Gain|Give)s? [^;➤]*?\d+ (?:DMG|SPD|HP)(?:,| &)) \+(\d+) (DMG|SPD|HP)\b", r"\1 \2 \3"),
    habit(r"\bSet (its|their|this card's|this Unit's) (DMG|SPD|HP) to\b", lambda m: f"Set the {m[2]} of {WHOM[m[1]]} to"),
    habit(r"\bDraw cards equal to RANK\b", "Draw RANK"),
    habit(r"(?:(?<=➤ )|(?<=& )|(?<=, then )|(?<=; ))[Ii]t Gains?\b", "Give it"),
    habit(r"\b([A-Z-]{5,}) \((this turn|until your next cycle)\) & ([A-Z-]{5,}) \(\2\)", r"\1 & \3 (\2)"),
    habit(r"\b(Gains?) (\d+) additional (DMG|SPD|HP)\b", r"\1 \2 \3"),
    habit(r"\b(DMG|HP|SPD) of (\d+) or (more|less)\b", r"\2 or \3 \1"),
    habit(r"\bwith (DMG|HP|SPD) (\d+) or (more|less|higher|lower)\b", lambda m: f"with {m[2]} or {'more' if m[3] in ('more', 'higher') else 'less'} {m[1]}"),
    habit(r"\bRANK (I{1,3}|IV|V)( or (?:lower|higher))? (Units?|Events?|Constructs?|cards?)\b", lambda m: f"{m[3]} of RANK {m[1]}{m[2] or ''}"),
    habit(r"\bRANK ([1-5])\b", lambda m: f"RANK {('I', 'II', 'III', 'IV', 'V')[int(m[1]) - 1]}"),
    habit(r"\b(Deals?) (DMG) equal to ([^,;&]*?) to ((?:\d+|all|each|the|your|it|them|this|up to)\b[^,;&]*)", worth),
    habit(r"\b(Heals?) (HP) equal to ([^,;&]*?) to ((?:\d+|all|each|the|your|it|them|this|up to)\b[^,;&]*)", worth),
    habit(r"\bequal to your Leader RANK\b", "equal to your Leader's RANK"),
    habit(r"\b[Ss]plit (\d+) DMG among\b", r"Deal \1 DMG split among"), habit(r"\b(?:divided|distributed) among\b", "split among"),
    habit(r"\b(split among) (?=opposing)", r"\1 all "),
    habit(r"\b(\d+ (?:DMG|HP) to (?:it|them|[^,;&➤]*?)) & to (?=the|all|your|each|it|them|\d)", r"\1 & "),
    habit(r"\b([Hh])eal (it|them|this card|your Leader|[^,;&➤]*?) (?:for|by) (\d+)(?: HP)?\b", r"\1eal \3 HP to \2"),
    habit(r"\b([Dd])eal (\d+) damage\b", r"\1eal \2 DMG"),
    # ---- roles, Abilities, TOTEMs
    habit(r"\b(Becomes?) an? (?=[A-Z]{3})", r"\1 "),
    habit(r"\b(It|it|They|they) (Becomes? [^,;&]*?) & (loses?) ", r"\1 \2 & it \3 "),
    habit(r"\bloses? all (?:its|their|of its|of their) (Abilities|Keyworded Abilities|Roles)\b", r"loses all \1"),
    habit(r"\b(Spawns? \d+ TOTEM)(?: Units?)? (for each [^,;&(]*?) (\([^()]*\))", r"\1 \3 \2"),
    habit(r"(?<!non-)\bTOTEM(?:S|s)? Units?\b(?! \()", "TOTEM"),
    habit(r"\b(Spawns? (?:\d+|RANK|that many)) TOTEM(?:S|s)?(?: Units?)? ?\(([^()]*)\)", one_totem),
    habit(r"\bTrigger (its|this card's) ([A-Z]+) Abilities\b", r"Trigger \1 \2 Ability"),
    # ---- what cannot be done
    habit(r"\b(You|you|Your opponent|your opponent|Each player|each player) can't (Activate|Prepare) ((?:[A-Z+-][\w-]* )*[+-]?(?:Units|Events|Constructs|cards))\b", sided),
    habit(r"\bcan't Draw cards\b", "can't Draw"), habit(r"\bcan't Attack (Unit|Event|Leader)s\b", lambda m: f"can't Attack {'an' if m[1] == 'Event' else 'a'} {m[1]}"),
    habit(r"\b[Yy]our opponent can't Attack\b", "opposing Units can't Attack"), habit(r"\b[Yy]ou can't Attack\b", "your Units can't Attack"),
    # ---- several kinds of cards, marks, and cards called by what they have
    habit(rf"\b([Aa]ll )((?:(?:your|opposing|other|Active|Activated|Exhausted|Damaged|Prepared|Living|Non-Living|{HUES}) )*)({NOUNS})s (?:&|and) ({NOUNS})s\b", r"\1\2\3s & all \2\4s"),
    habit(rf"^●(?=(?:(?:{STATES}|{HUES}) )+(?:{NOUNS})s (?:Have|can't|must|cost|with|of|in|on)\b)", "●All "),
    habit(r"\b(1|\d+|all|more|less|no|RANK|that many) (?!Death)([A-Z][a-z]+) (marks?)\b", r'\1 "\2" \3'),
    habit(rf"\b({HAVES}) ({NOUNS})(s?)\b", r"\2\3 with \1"),
    habit(r"\bRITUAL \((\d+) Archetypes\b", r"RITUAL (\1 different Archetypes"),
    # ---- who acts, and what was done
    habit(rf"\b((?:{'|'.join(DONE)})s? [^*;]*?)\b(Draw) 1(?: card)? for each (?:{NOUNS}) ({'|'.join(DONE.values())}) this way\b", as_many),
    habit(rf"\b((?:{'|'.join(DONE)})s? [^*;]*?)\b(Deal|Heal) 1 (?:DMG|HP) to [^,;&]*? for each (?:{NOUNS}) ({'|'.join(DONE.values())}) this way\b", as_many),
    habit(r"\b(It|it) (loses [^,;&]*?) & (Becomes|Gains) ", r"\1 \2 & it \3 "),
    habit(r"(?<!Spawn & )\bAttach (this card to [^,;&]* as a (?:UNIT|EVENT) Construct)\b", r"Spawn & Attach \1"),
    habit(r'^(●AURA\*) (?:Have |●)?([A-Z]{4,}(?: \([^()]*\))?\* [^"]*)$', r'\1 Have "●\2"'),
    habit(r"^(●INJURE[^*]*\*.*)\bthe [Dd]amaged (?:card|Unit|Event)s?\b(?! is)", r"\1the damaged cards"),
    habit(r"\bSpawn (it|them|this card) on your board\b", r"Spawn \1"),
    habit(r"^●([^*]*\b(?:Has|Have|can't|costs?|must)\b[^*]*) while ((?:you have|your opponent has|this card (?:is|has)|your Leader (?:is|has)|the opposing Leader (?:is|has)) [^*]*)$", r"●While \2* \1"),
    # ---- brackets
    habit(r"^(●[^*]*\([^()]*)\) \(([^()]*\)\*)", r"\1, \2"),
    habit(r"^(●(?:When|If|Activate only when|Activate only if) [^(*]*?) during ((?:your|your opponent's|each player's) (?:turn|Cycle Phase|Action Phase|Return Phase))(?= \(|\*)", r"\1 (during \2)"),
    habit(r"[;.] if (it (?:is|has|Shatters)\b[^,*;]*)\*", r", if \1*"),
    # ---- durations and limits
    habit(r" \(?(?:until (?:the )?end of (?:the |this )?turn|for the turn|for this turn)\)?", " (this turn)"),
    habit(r" \(?until (?:the )?(?:start|beginning) of your next (?:turn|cycle|Cycle Phase)\)?", " (until your next cycle)"),
    habit(r" until your next (?:cycle|turn|Cycle Phase)(?!\))", " (until your next cycle)"), habit(r"\(until your next (?:turn|Cycle Phase)\)", "(until your next cycle)"),
    habit(r"(?<=[A-Za-z0-9]) this turn$", " (this turn)"),
    habit(r"\(([Oo])nce (?:per|a|every) (turn|Game|game)\)", lambda m: f"(Once each {'turn' if m[2] == 'turn' else 'Game'})"),
    habit(r"\([Oo]nce each game\)", "(Once each Game)"),
    habit(r"\bat the (?:beginning) of\b", "at the start of"), habit(r"\bAt the (?:beginning) of\b", "At the start of"),
    habit(r"^●At the (start|end) of (?:the|each|every) turn\b", r"●At the \1 of each player's turn"),
    habit(r"\b(at the (?:start|end) of) each (Cycle Phase|Action Phase|Return Phase|turn)\b", r"\1 each player's \2"),
    # ---- the chain
    habit(r"\bCancel (?:that|this|the opposing) Attack\b", "Cancel the Attack"),
    habit(r"\b(Activate only (?:when|if) [^*]*\* .*)\bCancel (?:that card|that Activation|its Activation|the Activation|that Ability|the card)\b", r"\1Cancel it"),
    *NAMED,
    *UNDERLINED,
)  # fmt: skip

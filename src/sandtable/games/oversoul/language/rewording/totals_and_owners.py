"""What designers say of totals, of what they own, of what is looked at, and of what a card has for a time.

Each is one construction, with all nouns, states and verbs that can stand in it; none drops a word that says something.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_NOUNS: Final = "Unit|Event|Construct|card"
_STATS: Final = "DMG|SPD|HP"
_KEYS: Final = _any([*w.KEYWORDS.numbers])
_HUES: Final = _any([*w.ARCHETYPES.numbers])
_ROLES: Final = _any([*w.ROLES.numbers])
_STATES: Final = _any([*w.STATES.numbers])
_EVENT_ROLES: Final = _any([*w.EVENT_ROLES.numbers])
_ADJECTIVES: Final = (
    rf"(?:(?:opposing|other|non-Leader|Living|Non-Living|{_STATES}|{_HUES}|{_ROLES}|{_EVENT_ROLES}) )*"
)
_KINDS: Final = rf"{_ADJECTIVES}[+-]?(?:(?:{_HUES}|{_ROLES}) )*(?:(?:{_NOUNS})s?|(?:{_ROLES})[sS]?)"
_MANY: Final = r"(?:\d+ or (?:more|less|fewer)|at least \d+|at most \d+|exactly \d+|no|less than \d+|fewer than \d+|more than \d+|\d+)"
_LASTS: Final = r"\((?:this turn|until [^()]*|while Active|while this card is Active)\)"
_COUNTING: Final = rf"the (?:total|combined|highest|lowest|number of)(?: different Archetypes)?(?: (?:{_STATS}|RANK|ENERGY))?"
_POINTS: Final = rf"(?:[+-]?(?:\d+|RANK) (?:additional |more |less |fewer )?(?:{_STATS})|(?:{_KEYS})(?: \((?:to|against) [^()]*\))?|\"●[^\"]*\")"
_BEGIN: Final = (
    r"(?:(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; )|(?<=/ )|(?<=if you do )|(?<=otherwise )|(?<=^●))"
)


def on_your_board(found: re.Match[str]) -> str:
    """ "the total DMG of all your Units": of Units on your board."""
    return f"{found[1]} {found[2]} on your board"


def counted(found: re.Match[str]) -> str:
    """ "there are 2 or more Active +cards on your board": who has them."""
    many, what, board = found.groups()
    if board in ("your", "the opposing", "your opponent's"):
        return f"{'you have' if board == 'your' else 'your opponent has'} {many} {what}"
    many = many if not many.isdigit() else f"exactly {many}"
    return f"the number of {what} on the board is {many if many != 'no' else 'exactly 0'}"


def points(said: str) -> str:
    """What is Gained, as it is written behind Gain and Give."""
    said = re.sub(r"(\d+|RANK) (?:additional|more) ", r"\1 ", said.replace("+", ""))
    return re.sub(r"(?<![\d-])(\d+) (?:less|fewer) ", r"-\1 ", said)


def for_a_time(found: re.Match[str]) -> str:
    """ "This card Has +2 DMG (until End of Battle)": for a time it is Gained."""
    who, said, lasts = found[1], points(found[2]), found[3]
    if found.start() < 2 and "Active" in lasts:
        return found[0]  # it holds anyway as long as that
    if re.match(r"(?i)this (?:card|Unit|Event|Leader)$", who):
        return f"Gain {said} {lasts}"
    return f"Give {who[0].lower()}{who[1:]} {said} {lasts}"


def either_kind(found: re.Match[str]) -> str:
    """ "the total ENERGY of Active +Units & +Events": of whatever is one or the other."""
    return f"{found[1]} {re.sub(r',? (?:&|and) |, ', ' or ', found[2])}"


def gone_so(found: re.Match[str]) -> str:
    """ "RITUAL (4 other Units have Shattered while this card is Active)"."""
    done = {"Shatter": "Shattered", "Enter": "Entered"}.get(found[2], found[2])
    return f"RITUAL ({found[1]} {done}{found[3] or ''})"


_IT: Final = r"(?:it|that (?:card|Unit|Event))"
_TO_IT: Final = rf"((?:Expose|Exhaust|Shatter|Exile|Reactivate|Return|Deal \d+ DMG to|Heal \d+ HP to|Give|Place \d+ [^,;&*]*? on) ){_IT}\b(?!')"


def attacked_card(found: re.Match[str]) -> str:
    """ "ATTACK* If the Attacked card is Prepared, Expose it": nothing else was named that it could be."""
    said = re.sub(_TO_IT, r"\1the Attacked card", found[2], count=1)
    return f"{found[1]}{said}"


_GOOD: Final = _any([word for word, number in w.KEYWORDS.numbers.items() if number < i.AMORPHOUS])
_HELP: Final = rf"(?:\+?(?:\d+|RANK) (?:additional |more )?(?:{_STATS})|(?:{_GOOD}))"


def its_own(found: re.Match[str]) -> str:
    """ "If this card Attacks a Damaged Unit* It Has +2 SPD": what helps is this card's, of which the Law speaks."""
    return f"{found[1]}Gain {points(found[2])}"


def leaving(found: re.Match[str]) -> str:
    """ "If this card would leave the board*": in any of the ways in which it could."""
    who, rest = found[1], found[2]
    ways = ["Shattered", "Sacrificed", "Returned", *([] if re.search(r"\bExile\b", rest) else ["Exiled"])]
    said = ", or if ".join([f"{who} would be {way}" for way in ways])
    return f"●If {said}{rest}"


_VERBED: Final = "Shattered|Discarded|Sacrificed|Exiled|Returned"


def for_each_first(found: re.Match[str]) -> str:
    """ "For each -card Exiled this way, Deal 1 DMG to the opposing Leader": what is counted stands last."""
    before, what, step = found[1], found[2], found[3]
    joint = {".": "; ", ";": "; ", ",": ", then "}.get(before[:1], before)
    steps = [f"{one[0].upper()}{one[1:]} for each {what}" for one in re.split(r" (?:&|and) ", step)]
    return f"{joint}{' & '.join(steps)}"


def done_so(found: re.Match[str]) -> str:
    """ "if exactly 4 cards were Exiled this way": the number of them is exactly 4."""
    word, many, what, verbed = found.groups()
    many = re.sub(
        r"^(?:at least|no less than) (\d+)$", r"\1 or more", re.sub(r"^at most (\d+)$", r"\1 or less", many)
    )
    if re.fullmatch(r"\d+", many):
        many = f"exactly {many}"
    if many in ("an", "a", "any"):
        many = "1 or more"
    if many == "no":
        many = "exactly 0"
    noun = what if what.endswith("s") else what + "s"
    return f"{word} the number of {noun} {verbed} this way is {many}"


_ONTO: Final = (
    r"((?:it|that card|this card|your Leader|the (?:first|second)|\d+ [^,;&*.]*?|another [^,;&*.]*?))"
)


def or_more_ways(found: re.Match[str]) -> str:
    """ "Choose 1 of the following, or 2 different ones if your Leader is RANK V:" """
    one, other, asked = [
        {"one": "1", "two": "2", "three": "3", "both": "2"}.get(part, part) for part in found.groups()
    ]
    return f"Choose {one}, or {other} if {asked}:"


def parted(found: re.Match[str]) -> str:
    """Ways that stand one below the other, each behind a dash."""
    ways = re.split(r"(?:^|[ ;,.])(?:\(?[1-9a-e]\)|●|[-–−—] )", found[2])
    said = [re.sub(r",? (?:or|OR)$", "", one.strip(" ;,.")) for one in ways]
    return f"{found[1]} {' / '.join([one for one in said if one])}"


_LASTING: Final = rf"(?: {_LASTS})?"
_ONES: Final = r"[Ii]t|[Tt]his (?:card|Unit)|[Tt]hat card|[Tt]he [Ss]election|[Tt]he Attached (?:card|Unit|Event)|[Tt]hey|[Tt]hose cards|(?:[Aa]ll )?[Yy]our [^,;&*()]*?"
_NAMING: Final = r"(?:[Nn]ame|[Cc]hoose|[Dd]eclare)s? (?:1|an?|one|any) Archetype"


def each_hue(found: re.Match[str]) -> str:
    """ "It Becomes an Archetype of your choice": one of the nine (R285)."""
    who, also, lasts = found["who"], found["also"] or "", found["lasts"] or ""
    who = who[0].upper() + who[1:]
    many = "" if re.match(r"(?i)they|those|all|your", who) else "s"
    ways = [f"{who} {also}Become{many} {hue}{lasts}" for hue in w.ARCHETYPES.numbers]
    before = found["before"]
    joint = {".": "; ", ";": "; "}.get(before[:1], before)
    return f"{joint}Choose 1: {' / '.join(ways)}"


TOTALS_AND_OWNERS: Final[tuple[Habit, ...]] = (
    habit(r"(?<!\w)[–−](?=[A-Za-z0-9])", "-"),
    # ---- how many, how much altogether
    habit(r"\b(the )combined (?=(?:DMG|SPD|HP|RANK|ENERGY) of)", r"\1total "), habit(r"\b(highest|lowest|total) (DMG|SPD|HP|RANK|ENERGY)(?: Costs?)? (of|among) (?:ALL|all|any)(?: of)?(?: the)? ", r"\1 \2 \3 "),
    habit(r"\b(highest|lowest) (DMG|SPD|HP|RANK|ENERGY) of (?!it\b|this )", r"\1 \2 among "), habit(r"\btotal (DMG|SPD|HP|RANK|ENERGY) among ", r"total \1 of "),
    habit(rf"\b({_COUNTING} (?:of|among)|the number of) (?:all |ALL )?(?:of )?your ((?:{_KINDS})(?: (?:or|&) (?:{_KINDS}))*)(?! in\b| on\b| with\b| of\b)", on_your_board),
    habit(rf"\b((?:{_COUNTING}) (?:of|among)) ({_ADJECTIVES}[+-]?(?:{_NOUNS})s(?:(?:,|,? &) {_ADJECTIVES}[+-]?(?:{_NOUNS})s)+)", either_kind),
    habit(rf"\b((?:{_COUNTING}) (?:of|among)) ([^()*;]*?) \((?:not counting|except|excluding|without) (?:your |the )?Leaders?\)", r"\1 non-Leader \2"),
    habit(rf"\b(different Archetypes?) among ([^()*;]*?) \((?:not counting|except|excluding|other than) ({_HUES})\)", r"\1 except \3 among \2"), habit(rf"\b(different Archetypes?) (?:other than|besides|excluding|\((?:except|excluding) )({_HUES})\)? among ", r"\1 except \2 among "),
    habit(r"\b(different Archetypes?(?: except [A-Z]+)? among) (?:ALL |all )?the ", r"\1 "),
    habit(rf"\bthere (?:are|is) ({_MANY}) ({_KINDS}(?: (?:of|with|without) [^*,()&]*?)?) on (your|the opposing|your opponent's|the) board\b", counted),
    habit(r"\b(Deals?|Heals?|Gains?|Draws?)\b([^*;]*?) equal to (its|their|this card's|the [A-Z][a-z]+ card's) ENERGY(?: Cost)?\b", r"\1\2 equal to \3 cost"),
    habit(r"\b(?:Generate|Generates) (\d+|RANK) (?:additional|more|extra) ENERGY from your next (\+card|\+Unit|\+Event) this turn\b", r"Your next \2 this turn Generates \1 additional ENERGY"),
    # ---- what is had for a time
    habit(rf"^(●(?:If|When) this (?:card|Unit) (?:Attacks|Shatters|Deals|Retaliates|Guards|Heals)\b[^*]*\* )[Ii]t (?:[Hh]as|[Gg]ains?|gets) ({_HELP}(?:(?:,| &|, &) {_HELP})*)(?=$|[,;.]| &| \()", its_own),
    habit(r"^●If (this (?:card|Unit|Event|Construct)|the Attached (?:card|Unit|Event)|your Leader|an? [^*,()]*?) would leave the board((?: \([^()]*\))?\* .*)$", leaving),
    habit(r"(\bin your opponent's hand(?: of your choice)?) to the (bottom|top) of their Deck\b", r"\1 to the \2 of its owner's Deck"),
    habit(rf"{_BEGIN}([Tt]his (?:card|Unit|Event)|[Ii]t|[Tt]hat (?:card|Unit)|[Yy]our Leader|[Tt]he Attached (?:card|Unit)|(?:[Yy]our|[Aa]ll|[Oo]pposing) [^,;&*\"()]*?) (?:Has|Have|has|have|Gains?|gets?) ({_POINTS}(?:(?:,| &|, &) {_POINTS})*) ({_LASTS})", for_a_time),
    habit(r"\b(Spawns? (?:it|them|this card|that card|\d+ [^,;&*]*?)) (?:at|with) (?:its |their )?full HP(?=$|[,;.]| &)", r"\1"),
    habit(rf"\b([Ww]hile|[Ii]f) (this card|this Unit|it|the Attached (?:card|Unit)|your Leader) Has ({_KEYS})(?=\*)", r"\1 \2 has \3"), habit(rf"\bunder the effect of ({_KEYS})\b", r"with \1"),
    # ---- how much it was
    habit(r"^(●HEAL\b[^*]*\* .*?\b(?:Deal|Heal)) the same amount of (DMG|HP) to ([^,;&]*)", r"\1 \2 to \3 equal to the HP Healed"),
    # ---- the Attacked card
    habit(r"^(●ATTACK(?: ?\([^()]*\))?\* If the Attacked (?:card|Unit|Event) (?:is|has) [^,*]*[,*] )([^*]*)$", attacked_card), habit(r"^(●ATTACK(?: ?\([^()]*\bthe Attacked card\b[^()]*\))\* )([^*]*)$", attacked_card),
    habit(r"^●INJURE((?: ?\([^()]*\))?) ?\* If (?:it|the (?:[Dd]amaged|Injured) card|the card(?: that was)? (?:[Dd]amaged|dealt DMG)|that card) (?:is|was) (an? [^,*]*)[,*] ", lambda m: f"●If this card Deals DMG to {m[2]}{m[1]}* "),
    habit(r"^●EXECUTE((?: ?\([^()]*\))?) ?\* If (?:it|the Shattered (?:card|Unit|Event)|that card) (?:is|was) (an? [^,*]*)[,*] ", lambda m: f"●If this card Shatters {m[2]}{m[1]}* "),
    # ---- hands that are looked at
    habit(rf"\b[Ll]ook at your opponent's hand(?:,? (?:&|and|then)|,|\.) (?:you )?(Exile|Return|Discard) (\d+|an?) ({_KINDS}) (?:from|in) (?:it|there|their hand|your opponent's hand)(?: of your choice)?", lambda m: f"{m[1]} {m[2] if m[2].isdigit() else 1} {m[3]} in your opponent's hand of your choice"),
    habit(r"\b[Gg]aze 1 at (your|your opponent's) Deck(?:(,? (?:then|&|if you do)(?: you can)?|\. If you do, you can)) (Discard|Exile|Draw) (?:it|that card|the card (?:you )?(?:looked|Gazed) at|the top card(?: of that Deck)?)(?= |$|[,;.])", lambda m: f"Look at the top card of {m[1]} Deck{', then you can' if 'you can' in m[2] else ', then'} {m[3]} it"),
    # ---- what was done, in a RITUAL
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) (?:have |has )(?:been )?([A-Z][a-z]+ from )", r"RITUAL (\1 \2"),
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) (?:have |has |are |were )(?:been )?([A-Z][a-z]+)( by you| by your opponent)?(?: while (?:this card|it) is Active)?\)", gone_so), habit(r"\bRITUAL ?\((\d+ [^(),]*?) ([A-Z][a-z]+) from ((?:your|either|your opponent's|any) (?:Idle Zone|hand|Deck)s?)\)", lambda m: f"RITUAL ({m[1]} in {m[3].replace('any', 'either').rstrip('s')} {m[2]})"),
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) (?:have |has )?(?:been )?([A-Z][a-z]+) from ((?:your|either|your opponent's|any) (?:Idle Zone|hand|Deck)s?)\)", lambda m: f"RITUAL ({m[1]} in {m[3].replace('any', 'either').rstrip('s')} {m[2]})"),
    habit(r"\b(in|from) any Idle Zones?\b", r"\1 either Idle Zone"), habit(r"\b(in|from) either Idle Zones\b", r"\1 either Idle Zone"),
    # ---- whose they are
    habit(rf"\b(?:its (?:owner|controller|player)'s|that (?:{_NOUNS})'s (?:owner|controller|player)'s|the (?:owner|player) of (?:it|that (?:{_NOUNS}))'s) Leader\b(?! Zone)", "the Leader of its owner"), habit(r"\bthat player's Leader\b(?! Zone)", "the Leader of that player"),
    habit(rf"\b([Tt])hat (?:{_NOUNS})'s owner\b(?!')", lambda m: "Its owner" if m[1] == "T" else "its owner"),
    habit(rf"\b((?:up to )?\d+) Exiled ([+-]?(?:[A-Z]+ )*(?:{_NOUNS})s?) (?:that )?you own\b", lambda m: f"{m[1]} of your Exiled {m[2] if m[2].endswith('s') else m[2] + 's'}"), habit(rf"\b((?:up to )?\d+) of your Exiled ([+-]?(?:[A-Z]+ )*(?:{_NOUNS}))(?!s)\b", r"\1 of your Exiled \2s"),
    # ---- costs less
    habit(rf"(\* )((?:[Yy]our|[Aa]ll|[Oo]pposing)(?: (?:other|opposing))? {_KINDS}(?: (?:of|in) [^*;&]*?)?) (?:Consume|Consumes|cost|Cost) (\d+) (less|more|additional)(?: ENERGY)?(?: to Activate)?(?=$| for | \(|[;])", lambda m: f"{m[1]}{m[2]} cost {m[3]} {'less' if m[4] == 'less' else 'more'} ENERGY"),
    habit(rf"^(_?●)If you Activate an? ({_ADJECTIVES}[+-]?{_KINDS}(?: of RANK [IV]+(?: or (?:lower|higher))?)?)( from your hand)?\* [Ii]t (?:Consumes|costs) (\d+) (less|more)(?: ENERGY)?\b", lambda m: f"{m[1]}Your {re.sub(rf'({_NOUNS})(?= |$)', chr(92) + '1s', m[2], count=1)}{' in your hand' if m[3] else ''} cost {m[4]} {m[5]} ENERGY"),
    # ---- Costs that go to a Deck: whoever pays puts them in order anyway (R168)
    habit(r"(^●(?:[^*]*\*)? ?(?:[^*➤]*& )?(?:You can )?Return [^*➤&]*? to the (?:bottom|top) of your Deck) in any order(?= &[^➤]*➤|➤)", r"\1"),
    # ---- what was done this way
    habit(rf"(^●|\* |➤ |[.;,] (?:then )?|& )[Ff]or each ([+-]?{_ADJECTIVES}[+-]?{_KINDS} (?:{_VERBED}) this way), ([A-Za-z][^;.,*]*)", for_each_first),
    habit(rf"\b([Ii]f) (\d+ or (?:more|less)|exactly \d+|at least \d+|at most \d+|\d+|an?|any|no) ([+-]?{_KINDS}) (?:was|were|is|are) (?:actually |really )?({_VERBED}) this way\b", done_so),
    habit(r"\b((?:up to )?\d+) of them (?:that|which) you own\b", r"\1 of your cards among them"),
    habit(r"\b(Leader\b[^*]*?\b(?:Deal|Heal) \d+ (?:DMG|HP) )to your own(?=$|[.;,]| for)", r"\1to your Leader"),
    habit(rf"[.;,] (?:then )?[Tt]he next time you Activate (?:it|that card|that (?:{_NOUNS})|this card) this turn,? (?:it|that card) (?:Consumes|costs) (\d+) less(?: ENERGY)?( \([^()]*\))?", lambda m: f" & Reduce its ENERGY Cost by {m[1]}{m[2] or ''} (this turn)"),
    habit(r"\((?:to )?(?:a )?min(?:imum)?(?: of)? (\d+)\)", r"(min \1)"),
    # ---- Attacks that go on against another card
    habit(r"\b(?:[Ii]t|[Tt]hat card) [Bb]ecomes? the (?:new )?(?:[Ss]election|target) (?:of|for) (?:that|the|this) Attack(?: instead)?", "Redirect the Attack to it"),
    habit(rf"\b(?:[Rr]edirect|[Cc]hange) (?:that|the|this|its) (?:Attack|Attack's (?:[Ss]election|target)|(?:[Ss]election|target) of (?:that|the|this) Attack) to {_ONTO}(?: instead)?(?=$|[,;.]| &)", r"Redirect the Attack to \1"),
    habit(rf"\b(?:the Attacker|the Attacking Unit|that Unit) (?:must )?(?:Attacks?|Battles?) {_ONTO} instead(?=$|[,;.]| &)", r"Redirect the Attack to \1"),
    habit(r"\b([Tt])his (?:card|Unit) [Bb]ecomes? the (?:new )?(?:[Ss]election|target) (?:of|for) (?:that|the|this) Attack(?: instead)?", "Redirect the Attack to this card"),
    habit(r"\b[Tt]he next time (?:that|the|this) Attack would Deal DMG to (your Leader|this card|it|that card)(?: this turn)?,? (?:that DMG is (?:Dealt to|taken by) the Attacker|the Attacker (?:Takes|takes) (?:it|that DMG)) instead", r'Give \1 "●If this card would Take DMG from Attacks (Once while Active)* The Attacker Takes it instead" (until End of Battle)'),
    # ---- ways to choose between
    habit(r"\b[Cc]hoose (1|one)(?: of the following| of these)?,? or (?:choose )?(2|two|both|3|three)(?: different ones| of them| instead)? if ([^:*➤]*):", or_more_ways),
    habit(r"(\b[Cc]hoose \d, or \d if [^:]*:) ?((?:\(?[1a]\)|●|[-–−—] ) ?[^\"]*)$", parted),
    # ---- Leaders that come back
    habit(r"\bReturn your Leader to (?:the |its owner's |your )?Leader Zone with (\d+) HP\b", r"Return your Leader to its owner's Leader Zone & Set the HP of your Leader to \1"), habit(r"[.;] (?:Its|Your Leader's|Their) RANK (?:remains|stays) (?:as it was|the same|unchanged|what it was)\b", ""),
    habit(r"^(_?●(?:If|When|Activate only if|Activate only when) (?:your opponent|you|that player) uses? an? )((?:[A-Z]+ )?(?:[A-Z]+ or [A-Z]+|[A-Z]+) Ability) of an? non-Leader (Unit|Event)(?=[*( ])", lambda m: f"{m[1].rstrip('n ').rstrip() if m[1].endswith('an ') else m[1].rstrip()} non-Leader {m[3]} {m[2]}"),
    habit(r"\b([Tt]rigger (?:its|this card's|their) [A-Z]+ Ability)(?: (?:once more|again|1 more time|1 additional time|one more time))?(?=[.;,]|$| &)", r"\1"),
    # ---- Archetypes of one's choice
    habit(rf"(?<=\* )(?:([^*➤]*?) & )?{_NAMING}➤ ([^*➤]*\b[Bb]ecomes? )(?:that|the named|the chosen) Archetype\b", lambda m: f"{m[1] + '➤ ' if m[1] else ''}{m[2]}an Archetype of your choice"),
    habit(rf"(?<=[*➤] ){_NAMING}[.;,] (?:then )?([^*➤]*?\b[Bb]ecomes? )(?:that|the named|the chosen) Archetype\b", r"\1an Archetype of your choice"),
    habit(rf"(?P<before>\* |➤ |& |, then |; |\. |^●)(?P<who>{_ONES}) (?P<also>also )?[Bb]ecomes? (?:1|an?|one|any) Archetype of your choice(?: instead of (?:its|their) own| in place of (?:its|their) own)?(?P<lasts>{_LASTING})(?: instead of its own| in place of (?:its|their) own)?$", each_hue),
    # ---- so much at once
    habit(r"(?:^|(?<=●))If ([^*]*?) would Take (?:more than (\d+)|(\d+) or more) DMG(?: at once| in one instance| at the same time)?[,*] (?:it|they|that card|this card) Takes? (?:only )?(\d+)(?: DMG)? instead$", lambda m: m[0] if int(m[4]) != int(m[2] or int(m[3]) - 1) else f"{m[1][0].upper()}{m[1][1:]} Takes at most {m[4]} DMG"),
    habit(r"\b(Takes?) (?:no more than|a maximum of|not more than|max) (\d+) DMG(?: at once| at a time)?\b", r"\1 at most \2 DMG"), habit(r"\b(Takes? at most \d+ DMG) (?:at once|at a time|per hit)\b", r"\1"),
    # ---- RANKs and hosts
    habit(r"\b(your Leader|the opposing Leader|it|this card) is (?:of |at )?RANK ([IV]+)( or (?:higher|lower))?(?=[:*,)]| &)", r"\1 is a card of RANK \2\3"),
    habit(rf"^●(?:When Activated, )?(?:[Tt]his (?:Construct|card) )?(?:[Cc]an only|[Mm]ust) be Attached to (?:an? |1 )?(opposing [^*.;]*?|{_KINDS}(?: (?:of|with) [^*.;]*?)?)\*?$", lambda m: f"●Attach only to {re.sub(rf'({_NOUNS})(?= |$)', chr(92) + '1s', m[1], count=1)}*"),
    habit(r"^●Attach only to (?:an? |1 )(opposing [^*.;]*?)\*$", lambda m: f"●Attach only to {re.sub(rf'({_NOUNS})(?= |$)', chr(92) + '1s', m[1], count=1)}*"),
    # ---- an Event that goes elsewhere
    habit(r"\b((?:Exile|Return) this card(?: to [^,;.*]*?)?) instead of (?:sending it|it being sent|it going|going)(?: to)? (?:the|your|its owner's) Idle Zone\b", lambda m: f"{m[1]} instead" if "would" in m.string else m[1]),
)  # fmt: skip

"""Orders of words that several designers share: who gets what, lists of what cannot be, whose they are, if behind.

Each is one construction, read with every verb, zone and noun that can stand in it, and none drops a word that
says something: what cannot be put into the house's words stays as it is and is refused with its place.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from collections.abc import Callable
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_NOUNS: Final = "Unit|Event|Construct|card"
_HUES: Final = _any([*w.ARCHETYPES.numbers])
_ROLES: Final = _any([*w.ROLES.numbers])
_STATES: Final = _any([*w.STATES.numbers])
_PHASES: Final = "turn|Cycle Phase|Action Phase|Return Phase"
_LAWS: Final = _any([*w.LAWS.numbers])
_KIND: Final = (
    rf"(?:(?:{_HUES}|{_ROLES}|BOARD|CAST|QUICK|PERFECT|COUNTER|UNIT|EVENT) )*(?:{_NOUNS}|{_ROLES})s?"
)
_DESCRIBED: Final = rf"(?:(?:other|opposing|non-Leader|Living|Non-Living|{_STATES}) )*[+-]?{_KIND}"
_KEYS: Final = _any([*w.KEYWORDS.numbers])
_THING: Final = (
    rf"(?:[+-]?(?:\d+|RANK) (?:DMG|SPD|HP)|(?:{_KEYS})(?: \((?:to|against) [^()]*\))?|\"●[^\"]*\")"
)
_THINGS: Final = rf"{_THING}(?:(?:,|,? &) {_THING})*"
_PLAYER: Final = r"[Yy]our opponent|[Ee]ach player|[Tt]hat player|[Ii]ts owner"
_ROMAN: Final = {"1": "I", "2": "II", "3": "III", "4": "IV", "5": "V"}
_ONE: Final = r"[Yy]our Leader|[Tt]he opposing Leader|[Ii]t|[Tt]his card|[Tt]his Unit|[Tt]hat card|[Tt]he Attacker|[Tt]he Attacked card|[Tt]he Attached (?:card|Unit|Event)"
_HOW: Final = rf"(?:you have|your opponent has|(?:{_ONE.replace('[Yy]', 'y').replace('[Tt]', 't').replace('[Ii]', 'i')}) (?:is|has))\b[^*,;&()]*"
_START: Final = r"(?:(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; )|(?<=, ))"
# whoever is spoken of a second time without being another card
_SAME: Final = (
    rf"{_ONE}|[Tt]hey|[Tt]hose cards|(?:[Yy]our|[Oo]pposing|[Aa]ll|[Aa]ll your|[Aa]ll opposing) [^,;&➤*\"]*?"
)
_DEEDS: Final = {
    "Attack": "Attack",
    "Guard": "Guard",
    "Retaliate": "Retaliate",
    "Generate": "Generate ENERGY",
    "Generate ENERGY": "Generate ENERGY",
}
_DEED: Final = "Generate ENERGY|Generate|Attack|Guard|Retaliate"
_DONE: Final = _any([*w.DONE.numbers, *w.DONE_STATES.numbers])
_RITUAL_DONE: Final = {
    "Shatter": "Shattered", "Discard": "Discarded", "Sacrifice": "Sacrificed", "Activate": "Activated", "Exile": "Exiled",
    "Spawn": "Spawned", "Draw": "Drawn", "Return": "Returned", "Prepare": "Prepared", "Exhaust": "Exhausted",
    "Heal": "Healed", "Reactivate": "Reactivated", "Expose": "Exposed",
}  # fmt: skip
_VERBS: Final = "Draw|Deal|Heal|Gaze|Gain|Give|Discard|Exhaust|Exile|Expose|Prepare|Reactivate|Return|Sacrifice|Shatter|Spawn|Copy|Place"
_FALLS: Final = _any([*_RITUAL_DONE])


def _lower(words: str) -> str:
    return words[0].lower() + words[1:]


def _singular(noun: str) -> str:
    return re.sub(rf"\b({_NOUNS})s\b", r"\1", noun)


def listed(found: re.Match[str]) -> str:
    """ "This card can't Attack or Guard": each is said of it."""
    who, passive, first, rest, last = found.groups()
    who = "Those cards" if who == "They" else "those cards" if who == "they" else who
    deeds = [first, *[one for one in re.split(r", ", rest or "") if one], last]
    if not passive:
        deeds = [_DEEDS[one] for one in deeds]
    said = [f"can't {'be ' if passive else ''}{one}" for one in deeds]
    return " & ".join([f"{who if number == 0 else _lower(who)} {one}" for number, one in enumerate(said)])


def ranked_of(who: str, at_least: str | None, rank: str, how: str | None) -> str:
    """Which RANK a card is of."""
    end = " or higher" if at_least or how in ("higher", "more", "above") else " or lower" if how else ""
    return f"{who} is a card of RANK {_ROMAN.get(rank, rank)}{end}"


def of_theirs_of(start: str, count: str, what: str, random: str | None) -> str:
    """So many of a player's own cards, on that player's board."""
    count = "any number of" if count == "any number" else count
    return f"{start}{count}{random or ''} {_singular(what) if count == '1' else what} on their board"


def outside(found: re.Match[str]) -> str:
    """ "outside their Cycle Phase": the bracket of the Law."""
    law, whose, phase, limits = found[1], found[2], found[3], found[4] or ""
    if whose in ("their", "the opponent's"):
        if not re.search(r"\b(?:[Yy]our opponent|opposing)\b", law):
            return found[0]
        whose = "your opponent's"
    elif whose in ("the", "a", "any", "each"):
        whose = "each player's"
    return f"{law} (not during {whose} {phase}{', ' + limits[2:-1] if limits else ''})*"


def if_before(found: re.Match[str]) -> str:
    """ "Draw 1 if you have no Units": asked when it resolves."""
    law, step, asked = found[1], found[2], found[3]
    if law == "●":
        return f"●If {asked}* {step[0].upper()}{step[1:]}"
    return f"{law}If {asked}* {step[0].upper()}{step[1:]}"


def or_more(found: re.Match[str]) -> str:
    """ "Draw 1, or 2 if your opponent has 4 or more Units": one or the other."""
    law, step, number, unit, rest, other, asked = found.groups()
    behind = f" {unit}" if unit else ""
    one, two = [f"{step} {count}{behind}{rest or ''}" for count in (number, other)]
    return f"{law}If {asked}* {two}, otherwise {one}"


def or_keyword(found: re.Match[str]) -> str:
    """ "Gain DYNAMO (HYPER-DYNAMO instead if the Discarded card was an Event)": one or the other."""
    law, step, one, two, asked, discarded = found.groups()
    return f"{law}If {asked or 'the Discarded card is ' + discarded}* {step} {two}, otherwise {step} {one}"


def law_if(found: re.Match[str]) -> str:
    """ "At the start of your Return Phase, if you have no Units*": what must be so stands in the brackets."""
    law, limits, asked = found[1], found[2], found[3]
    return f"{law} ({asked}{', ' + limits[2:-1] if limits else ''})*"


def ritual(found: re.Match[str]) -> str:
    """ "RITUAL (3 of your other cards Shatter)": what is counted, where, and what is done."""
    count, other, what, done = found[1], found[2] or "", found[3], found[4]
    return f"RITUAL ({count} {other}{what} on your board {_RITUAL_DONE.get(done, done)})"


def attacks_only(found: re.Match[str]) -> str:
    """ "It can only Attack Units & Events": it can't Attack the others; a Leader that is a Unit is one."""
    who, kinds = found[1], set(re.findall(r"Unit|Event|Leader", found[2]))
    leader = "a Leader in your opponent's Leader Zone"
    left = [
        words
        for kind, words in (("Unit", "a Unit"), ("Event", "an Event"), ("Leader", leader))
        if kind not in kinds
    ]
    return (
        " & ".join(
            [
                f"{who if number == 0 else _lower(who)} can't Attack {words}"
                for number, words in enumerate(left)
            ]
        )
        if left
        else found[0]
    )


def in_a_row(found: re.Match[str]) -> str:
    """ "Choose 1: (1) Draw 1 (2) Gaze 1 at your Deck": ways are parted by a stroke."""
    head, _, ways = found[0].partition(": ")
    parts = [one.strip(" ;,.") for one in re.split(r"(?:^|[ ;,.])(?:\(?[1-9a-e]\)|●|- )", ways)]
    return f"{head}: {' / '.join([re.sub(r',? (?:or|OR)$', '', one) for one in parts if one])}"


def after_commas(found: re.Match[str]) -> str:
    """ "Choose 2 of the following: Draw 1, Heal 2 HP to your Leader, or Exhaust 1 Unit"."""
    count = {"one": "1", "two": "2"}.get(found[1], found[1])
    return f"Choose {count}: {' / '.join(re.split(rf',? (?:or|OR) (?=(?:{_VERBS}))|[,;] (?=(?:{_VERBS}))', found[2]))}"


def while_there(found: re.Match[str]) -> str:
    """ "CAST* Exile this card from your Idle Zone➤": a Cost that tells where the card is used from."""
    law, limits, before, verb, place = found.groups()
    return f"●{law} (while in your {place}{', ' + limits[2:-1] if limits else ''})* {before}{verb} this card"


_OPPOSING_ONE: Final = re.compile(r"\b[Tt]he opposing (?:[Ss]election|[Ss]elected (?:card|Unit|Event))('s)?")
_OWN_ONE: Final = re.compile(
    r"\b(?:[Yy]our (?:own )?(?:[Ss]election|[Ss]elected (?:card|Unit|Event))|yours(?=$|[,;.*(]| &| \())('s)?"
)


_NAMES: Final = re.compile(
    r"\b(?:\d+|all|each|any number|opposing|your (?!next)|the (?!top))(?! (?:cards? )?(?:,|&|less|more))\b"
)
_GIVEN: Final = re.compile(
    r"( (?:[Yy]ou can )?(?:Draw \d(?: cards?)?(?:, then| &) )?(?:Deal DMG|Heal HP)) to ([^,;&]*?) "
)


def _called(which: str) -> Callable[[re.Match[str]], str]:
    """One of two that were Selected, called the first or the second."""

    def made(found: re.Match[str]) -> str:
        return f"{'The' if found[0][0].isupper() else 'the'} {which}{found[1] or ''}"

    return made


def of_two(found: re.Match[str]) -> str:
    """ "Select 1 opposing Unit & 1 of your Units➤ Deal 3 DMG to the opposing selection & Heal 3 HP to yours"."""
    cost, arrow, rest = found[1].partition("➤")
    one, _, other = cost.rpartition("Select 1 ")[2].partition(" & 1 ")
    whose = [
        "opposing" if re.search(r"\bopposing\b", part) else "your" if re.search(r"\byour\b", part) else ""
        for part in (one, other)
    ]
    if sorted(whose) != ["opposing", "your"]:
        return found[0]
    theirs = "first" if whose[0] == "opposing" else "second"
    mine = "second" if whose[0] == "opposing" else "first"
    for pattern, which in ((_OPPOSING_ONE, theirs), (_OWN_ONE, mine)):
        rest = pattern.sub(_called(which), rest)
    return f"{cost}{arrow}{rest}"


def paid_with(found: re.Match[str]) -> str:
    """ "Sacrifice 1 Unit➤ Deal DMG to 1 Unit equal to the Sacrificed Unit's DMG": behind "1 Unit" its would be that one's."""
    cost, steps, what = found.groups()
    if re.search(r"\bSelect ", cost) or not _NAMES.search(steps):
        return f"{cost}{steps}equal to its {what}"
    moved = _GIVEN.fullmatch(steps)
    return f"{cost}{moved[1]} equal to its {what} to {moved[2]}" if moved is not None else found[0]


WORD_ORDER: Final[tuple[Habit, ...]] = (
    # ---- signs and times that stand everywhere
    habit(r"(?<!\w)[–−](?=[A-Za-z0-9])", "-"),
    habit(r",? \(?for the (?:remainder|rest) of (?:the|this) turn\)?", " (this turn)"),
    habit(rf"(^●|\* )((?:(?:{_STATES}|{_HUES}|{_ROLES}) )*(?:{_NOUNS})s) (?=on (?:the|your|both) )", r"\1All \2 "),
    habit(r"\b((?:Reactivate|Exhaust|Spawn|Prepare|Heal \d+ HP to) this card)(?:,| &|,? then) it (?=can't|must|can only)", r"\1 & this card "),
    habit(rf"\b([Aa]t the (?:start|end) of) each ({_PHASES})\b", r"\1 each player's \2"),
    habit(r"\b(in|from) any (?:player's )?(Idle Zone)\b", r"\1 either \2"),
    habit(r"\bLeader [Gg]ains? (\d+|RANK) RANK\b", r"Leader gains \1 RANK"), habit(r"\bLeader [Ll]oses? (\d+|RANK) RANK\b", r"Leader loses \1 RANK"),
    habit(rf"\b([Ee]ach) ((?:(?:opposing|other|{_STATES}) )*)({_NOUNS}) (?:&|or) ({_NOUNS})\b", r"\1 \2\3 & \1 \2\4"),
    habit(rf"\b([Aa])ll surrounding ((?:{_NOUNS})s)\b", r"\1ll \2 surrounding this card"),
    habit(r"\b([Tt])he Attached (?:Unit|Event|card)'s Attacks can't be\b", r"\1he Attached card can't be"),
    # ---- ways to choose between, one below the other
    habit(r"\bChoose (?:(\d)|[Oo]ne|[Tt]wo)(?: of the following| of these)?(?::| -| —) ?(?=\(?[1a]\)|●|- )", lambda m: f"Choose {m[1] or (2 if 'two' in m[0].lower() else 1)}: "),
    habit(r"\bChoose \d: (?:\(?[1a]\)|●|- ) ?[^\"]*$", in_a_row),
    habit(rf"\bChoose (\d|one|two) of (?:the following|these): ?((?:{_VERBS})\b[^:*]*)$", after_commas),
    # ---- whole cards: what is at full HP is Undamaged
    habit(rf"\b((?:(?:{_STATES}|{_HUES}|{_ROLES}|non-Leader) )*)((?:{_KIND}|Leader)s?)((?: on [a-z]+ board)?) (?:that (?:is|are) )?(?:at|with) full HP\b", r"\1Undamaged \2\3"),
    habit(r"\b(?:[Uu]ndamaged|[Nn]on-Damaged|[Uu]n-Damaged|(?:is|are) not Damaged|(?:is|are)n't Damaged|(?:is|are) at full HP|(?:has|have) full HP)\b", lambda m: "is Undamaged" if m[0][:2] in ("is", "ar", "ha") else "Undamaged"),
    # ---- two kinds of which all are meant, and how much
    habit(rf"\b([Yy]our|[Aa]ll|[Aa]ll your|[Oo]pposing|[Aa]ll opposing|each of your|[Oo]ther)((?: (?:other|non-Leader|{_STATES}))*) ({_ROLES}) & ({_ROLES}) ((?:Unit|card)s)\b", r"\1\2 \3 or \4 \5"),
    habit(rf"\b([Yy]our|[Aa]ll|[Aa]ll your|[Oo]pposing|[Aa]ll opposing|each of your|[Oo]ther)((?: (?:other|non-Leader|{_STATES}))*) ({_HUES}) & ({_HUES}) ((?:{_NOUNS})s)\b", r"\1\2 \3 or \4 \5"),
    habit(r"\bwith (\d+) (DMG|SPD|HP) or (more|less|higher|lower|fewer)\b", lambda m: f"with {m[1]} or {'more' if m[3] in ('more', 'higher') else 'less'} {m[2]}"),
    habit(r"\byour opponent has (more|less|fewer) ([^()*]*?) on their board than you(?: do| have)?\b", lambda m: f"you have {'less' if m[1] == 'more' else 'more'} {m[2]} on your board than your opponent"),
    # ---- whose choice: of whoever acts
    habit(rf"\b((?:{_PLAYER}) (?:Discards|Sacrifices|Exhausts|Exiles|Returns|Reveals|Shatters) (?:up to )?\d+ [^,;&*]*?) of their(?: own)? choice\b", r"\1"),
    # ---- two that were Selected, one of each board
    habit(rf"\bSelect 1 ({_DESCRIBED}) on each board(?=[^➤*]*➤)", r"Select 1 opposing \1 & 1 of your \1@s"), habit(r"(?<=[A-Za-z])@s\b", "s"),
    habit(r"^(●[^➤]*\bSelect (?:1 [^➤&]*? & 1 [^➤&]*?)➤.*)$", of_two),
    # ---- one gets this, the other that
    habit(rf"\b(Give 1 of them ({_THING})(?: \([^()]*\))?)(?: &|, &|,) (?:Give )?the (?:other|others|rest)(?: (?:one|ones|TOTEM|TOTEMS|Unit|Units))? ({_THING})", r"\1 & Give the rest \3"),
    habit(r"\bthe (?:Unit|Event|Unit or Event) (?:it|this card|this Construct) was Attached to\b", "the card it was Attached to"),
    # ---- who gets what
    habit(rf"\b(Gives?) ({_THINGS}) to ([^,;&➤*()\"]+?)(?=$| \(|,|;| &|\.)", lambda m: f"{m[1]} {m[3]} {re.sub(r'[+](?=[0-9])', '', m[2])}"),
    habit(rf"\b(Gives? [^,;&➤*()\"]+? )({_THING}(?:, {_THING})*), & ({_THING})", r"\1\2 & \3"),
    habit(r"^(●INJURE[^*]*\*.*?)\b(?:the|all|each|every|any) (?:card|Unit|Event)s?,? (?:that |which )?(?:this (?:card|Unit)|it|they) (?:has |have |just |was |were )*(?:[Dd]ealt|[Dd]eals?|[Dd]amaged|[Dd]amages)\b(?: DMG to)?(?! by)", r"\1the damaged cards"),
    habit(rf"^(●INJURE[^*➤]*\* (?:You can )?(?:{_FALLS}|Give|Place \d+ [^,;&]*? on) )(?:that (?:card|Unit|Event)|those (?:cards|Units|Events))(?!')", r"\1the damaged cards"),
    # ---- where a card comes from, where the words before it say so already
    habit(r"^(●(?:DISCARD|SHATTER|SACRIFICE)[^*]*\*.*\b(?:Return|Spawn|Exile|Prepare)) this card (?:from|in) (?:your|the|its owner's) Idle Zone\b", r"\1 this card"),
    habit(r"^(●EXILE[^*]*\*.*\b(?:Return|Spawn)) this card from (?:Exile|the Exiled cards|outside the board)\b", r"\1 this card"),
    habit(r"^(●[^*]*\(while in your (Idle Zone|hand)\b[^*]*\*.*\b(?:Return|Spawn|Exile|Discard|Reveal|Prepare)) this card (?:from|in) your \2\b", r"\1 this card"),
    habit(r"(\bSelect (?:up to )?\d+ [^➤]*?\bin (?:your|either|your opponent's|their) (Idle Zone|hand)\b[^➤]*➤.*?\b(?:Return|Spawn|Exile|Discard) (?:it|them|that card|those cards)) from (?:your|the|that|their|an|its owner's) \2\b", r"\1"),
    habit(r"^●(CAST|QUICK)( \((?:Once|once)[^()]*\))?\* ([^➤]*?)(Exile|Return) this card from your (Idle Zone)(?=[^➤]*➤)", while_there),
    habit(r"^●(CAST|QUICK)( \((?:Once|once)[^()]*\))?\* ([^➤]*?)(Discard|Reveal) this card (?:from|in) your (hand)(?=[^➤]*➤)", while_there),
    habit(r"(\bGaze (?:\d+|RANK) at [^,;*]*? Deck\b.*?\bthe top (?:\d+ )?cards?) (?:of|from) (?:it|that Deck|the same Deck)\b", r"\1 of that player's Deck"), habit(r"(\bGaze (?:\d+|RANK) at [^,;*]*? Deck\b.*?\b(?:top|bottom) of) (?:that|the same) Deck\b", r"\1 that player's Deck"),
    habit(r"(\bGaze 1 at (your|your opponent's|either) Deck(?:,? (?:&|then)|, then)(?: you can)? (?:Return|Discard|Exile|Draw|Reveal|Spawn)) (?:it|that card|the card)\b", lambda m: f"{m[1]} the top card of {'that player' + chr(39) + 's' if m[2] == 'either' else m[2]} Deck"),
    habit(r"\b[Rr]eturn (it|them|this card|that card|those cards) to (?:its owner's |the |your )?Leader Zone with (\d+) HP\b", r"Return \1 to its owner's Leader Zone & Set the HP of \1 to \2"),
    habit(r"\b(?:the|their) owners' (hand|Deck)s?\b", r"their owners' \1"),
    # ---- when not
    habit(rf"^(●(?:When|If|Activate only when|Activate only if) [^*(]*?),? (?:outside(?: of)?|except (?:during|in|on)|(?:but )?not (?:during|in|on)|other than (?:during|in|on)) (your|their|your opponent's|the opponent's|each player's|the|a|any|each) ({_PHASES})( \([^()]*\))?\*", outside),
    habit(rf"\((?:outside(?: of)?|except during|not during|not in|not on) (your|your opponent's|each player's) ({_PHASES})(?=[,)])", r"(not during \1 \2"),
    # ---- how it is
    habit(rf"(,(?: then)? if |^●While |^●If |\* If |➤ If |\(|, |only if )({_ONE}) (?:is|has|is of|is at|has a)(?: (at least))? (?:a )?RANK(?: of)? (at least )?(III|II|IV|I|V|[1-5])(?: or (higher|more|above|lower|less|below))?(?=[*,)]| \(|$)", lambda m: m[1] + ranked_of(m[2], m[3] or m[4], m[5], m[6])),
    habit(r"(,(?: then)? if |^●While |^●If |\* If |➤ If |\(|, |only if )(your Leader|the opposing Leader|it|this card)(?:'s|s) RANK is( at least)? (III|II|IV|I|V|[1-5])(?: or (higher|more|above|lower|less|below))?(?=[*,)]| \(|$)", lambda m: m[1] + ranked_of(m[2], m[3], m[4], m[5])),
    habit(r"\b(it|this card|that card|the Attacker|the Attacked card) (?:has|had) no Constructs(?: Attached(?: to (?:it|them))?)?(?=[*,)])", r"\1 is a card without Constructs"),
    habit(rf"(\b(?:Discard|Reveal)s? [^*;]*?\b(?:hand|Deck)\b[^*;]*?,(?: then)? if) (it|that card) was (?:an? )(?=(?:[+-]?{_KIND})(?: of RANK [^*]*)?\*)", lambda m: f"{m[1]} {m[2]} is a@"), habit(r"\bis a@(?=[+-]?[AEIO])", "is an "), habit(r"\bis a@", "is a "),
    habit(rf"^(●(?:(?:{_LAWS})|At the (?:start|end) of [^*(,]*|(?:When|If) [^*(,]*))( \((?:Once|once)[^()]*\))?,? (?:&|only)? ?if ({_HOW})\*", law_if),
    habit(rf"^(●(?:[^*\"]*\* (?:[^*➤\"]*➤ )?)?)(?!If )((?:You can )?[A-Z][^*,;&➤\"]*?),? (?:but )?(?:only )?if ({_HOW})$", if_before),
    habit(rf"^(●[^*\"]*\* (?:[^*➤\"]*➤ )?)(Draw|Deal|Heal|Gain) (\d+)(?: (?:cards?|(DMG|HP|ENERGY)))?( to [^,;&()]*?)? \((?:or )?(?:Draw |Deal |Heal |Gain )?(\d+)(?: cards?| DMG| HP| ENERGY)? instead if ({_HOW})\)$", or_more),
    habit(rf"^(●[^*\"]*\* (?:[^*➤\"]*➤ )?)(Gain|Give it) ({_KEYS}) \((?:or )?(?:Gain |Give it )?({_KEYS}) instead if (?:({_HOW})|the Discarded card (?:is|was) (an? {_DESCRIBED}))\)$", or_keyword),
    habit(rf"^(●[^*\"]*\* (?:[^*➤\"]*➤ )?)(Draw|Deal|Heal|Gain) (\d+)(?: (?:cards?|(DMG|HP|ENERGY)))?( to [^,;&]*?)?, or (\d+)(?: cards?| DMG| HP| ENERGY)?(?: instead)? if ({_HOW})$", or_more),
    habit(r"(\byou have [^*]* cards in your hand\b.*\byour opponent has \d+ or (?:more|less))(?=\*)", r"\1 cards in your opponent's hand"),
    # ---- what cannot be, one of it after the other
    habit(rf"{_START}({_SAME}) can't (be )?({_DONE})((?:, (?:{_DONE}))*),? (?:or|&) (?:be )?({_DONE})(?! by)(?=$| \(|[,;*&]| &|\.)", listed),
    habit(rf"{_START}({_SAME}) can't ()({_DEED})((?:, (?:{_DEED}))*),? (?:or|&) ({_DEED})(?=$| \(|[,;*]| &|\.)", listed),
    habit(rf"{_START}({_SAME}) (can't (?:be )?(?:{_DEED}|{_DONE})) & (can't|must) ", lambda m: f"{m[1]} {m[2]} & {_lower(m[1])} {m[3]} "),
    habit(r"\bcan't Generate(?! ENERGY)", "can't Generate ENERGY"),
    habit(rf"{_START}([Ii]t|[Tt]his card|[Tt]his Unit|[Tt]hat card) can only Attack ((?:Units?|Events?|Leaders?)(?: (?:&|or) (?:Units?|Events?|Leaders?))?)(?=$| \(|[,;*]| &|\.)", attacks_only),
    habit(r"(\b(?:Exhaust|Reactivate|Return|Spawn|Shatter|Heal|Give) (?:all|up to|[2-9])[^,;*]*?),? (?:&|and|then)? ?they (?=can't|must)", r"\1 & those cards "),
    # ---- whose
    habit(rf"\b((?:{_PLAYER}) (?!Discards|Reveals|Draws|Shuffles)[A-Z][a-z]+s )((?:up to )?\d+|all|any number)( random)? of their ([^,;&*]*?\b(?:{_NOUNS}|{_ROLES})s?)\b(?! in )", lambda m: of_theirs_of(m[1], m[2], m[4], m[3])),
    habit(rf"\b((?:{_PLAYER}) [A-Z][a-z]+s all)(?: of)? their ({_DESCRIBED})\b(?! in | to their hand)", r"\1 \2 on their board"),
    habit(rf"\b((?:{_PLAYER}) [A-Z][a-z]+s [^,;&*]*?)\bthey control\b", r"\1on their board"),
    habit(r"\bEach player (Heals|Deals) (\d+|RANK) (HP|DMG) to their Leader\b", lambda m: f"{m[1][:-1]} {m[2]} {m[3]} to each Leader"),
    habit(rf"^(●(?!.*\b(?:{_PLAYER}) [A-Z][a-z]+s\b).*\b(?:opposing|your opponent)\b.*\b(?:for each|the number of)) ({_DESCRIBED}) on their board\b", r"\1 opposing \2"),
    habit(rf"\b((?:{_PLAYER}) Discards (?:up to )?\d+(?: random)?) of their cards\b(?! in)", lambda m: re.sub(r"(\b1(?: random)?)$", r"\1 card", m[1]) + (" in their hand" if re.search(r"\b1(?: random)?$", m[1]) else " cards in their hand")),
    habit(rf"\b((?:{_PLAYER}) [A-Z][a-z]+s [^,;&*]*? for each) of their ({_DESCRIBED})\b(?! in )", lambda m: f"{m[1]} {_singular(m[2])} on their board"),
    habit(r"\bon (?:both|either) boards?\b", "on the board"),
    habit(r"\ball ((?:cards|Units|Events)) (?:except|other than) this (?:card|Unit|Event)\b", r"all other \1"),
    habit(rf"([+-]?{_KIND}) (?:except|other than|excluding)(?: for)? (?:your |the |opposing |all )?Leaders?\b", r"non-Leader \1"),
    habit(rf"\b((?:{_NOUNS})s?)((?: in| on)\b[^,;&*()]*?)? (?:with|of) (?:the |a )?({_HUES}) Archetype\b", lambda m: f"{m[3]} {m[1]}{m[2] or ''}"),
    habit(r"\b(?:with|of) (?:an? )?(?:(higher|lower|greater|smaller) RANK|RANK (higher|lower|greater|smaller)) than\b(?! your opponent)", lambda m: f"with RANK {'higher' if (m[1] or m[2]) in ('higher', 'greater') else 'lower'} than"), habit(r"\b(?:with|of) the same RANK as\b", "of the same RANK as"),
    habit(r"(\b(?:Sacrifice|Discard|Exile|Return|Reveal|Select|Exhaust) 1 [^➤*]*➤.*\bRANK (?:(?:higher|lower) than|as)) (?:the|that) (?:Sacrificed|Discarded|Exiled|Returned|Revealed|Selected|Exhausted) (?:card|Unit|Event|Construct)\b(?!')", r"\1 it"),
    habit(r"(\b(?:Sacrifice|Discard|Exile|Return|Reveal|Select|Exhaust) 1 [^➤*&]*➤)([^*]*?)\bequal to the (?:Sacrificed|Discarded|Exiled|Returned|Revealed|Selected|Exhausted) (?:card|Unit|Event|Construct)'s ((?:original |missing )?[A-Z]+(?: Cost)?)", paid_with),
    habit(r"\b(Copy|Copies|Steals?) (?:all|ALL) (?:of )?(its|their|the first's|the second's) ", r"\1 \2 "),
    # ---- which of them
    habit(r"(\b(?:Look at|Reveal) the top [^*]*?)(?:[.;,](?: then)?|,? &|, then) (?:[Yy]ou can )?(?:[Aa]dd|[Tt]ake|[Pp]ut|[Dd]raw|Return) ((?:up to )?\d+ [^,;&*]*?) (?:among|from among|of|from) (?:them|those cards|these cards)(?: (?:to|into|in) your hand)?(?=$|[,;.*]| &)", lambda m: m[0] if re.search(r"[Yy]ou can", m[0][len(m[1]) :]) else f"{m[1]}, then Draw {m[2]} among them"),
    habit(r"\b(Spawn|Discard|Exile|Shatter|Reveal) ((?:up to )?\d+ [^,;&*]*?) (?:from among|from|of) (?:them|those cards|these cards)(?=$|[,;.*]| &)", r"\1 \2 among them"),
    # ---- RITUAL
    habit(rf"\bRITUAL ?\((\d+) of your (other )?({_KIND}) (?:are |is |have been )?({_FALLS}|{_any([*_RITUAL_DONE.values()])})\)", ritual),
    habit(r"\bRITUAL ?\((?:(\d+) of your Units (?:Attack|have Attacked)|your Units Attack (\d+) times|you Attack (\d+) times|(\d+) Attacks (?:with|of) your Units)\)", lambda m: f"RITUAL ({m[1] or m[2] or m[3] or m[4]} Attacks by you)"),
    habit(rf"\bRITUAL ?\(([Yy]ou|[Yy]our opponent) (?:have |has )?({_FALLS})(?:s|ed|d)? (\d+) ([^(),]*?)\)", lambda m: f"RITUAL ({m[3]} {m[4]} {_RITUAL_DONE[m[2]]} by {_lower(m[1])})"),
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) have been ([A-Z][a-z]+)( by (?:you|your opponent))?\)", r"RITUAL (\1 \2\3)"),
    # ---- costs and times
    habit(r"^●(?:If|While) this card is in your hand[,*] (?:it|this card) (?:Consumes|costs) ", "●This card costs "),
    habit(r"\b[Tt]his turn, (your next [^,;&*]*?) Activated (?:Consumes|costs) ", r"Your next@\1 Activated this turn Consumes "), habit(r"\bYour next@your next ", "Your next "),
    habit(r"(\byour next [^,;&*]*? Activated this turn) (?:Consumes|costs) (less|more) ENERGY\b", r"\1 Consumes \2 ENERGY"),
    habit(r"^●(.*)(?<!\w)[Tt]his turn, ((?:your|all|opposing|it|this|those)\b[^,;&*]*?) (?:Has|Have|has|have) (\+?\d+ (?:DMG|SPD|HP)|[A-Z]{4,}(?:-[A-Z]+)?)$", lambda m: f"●{m[1]}Give {m[2]} {m[3].lstrip('+')} (this turn)"),
)  # fmt: skip

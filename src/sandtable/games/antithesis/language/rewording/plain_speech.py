"""Plain English before anything else is looked at: short forms, pronouns, other names of icons, and nearness.

What stands here is about single words and turns of everyday speech, whatever the sentence: "can't", "next to",
"one of your Characters", "she". The rest of the rewordings then needs to know one form of each.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.meant import it_or_this, she
from sandtable.games.antithesis.language.rewording.sentence_shapes import COUNT, count_of, upper

TIMED: Final = "(?:Global|Offensive|Defensive)(?: Enemy)? (?:Action|Interrupt)|Enemy Action (?:Global|Offensive|Defensive)"
HEAD: Final = rf"(?i:{TIMED}|Response|Passive|When Revealed|While Revealed|Player Who Reveals)"
THINGS: Final = "Character|Champion|Field|Modification|Goal|Directive|card"
MOST_ICONS: Final = 9
GAINS: Final = re.compile(
    r"(?:(?P<who>\b(?:opponents?|[Pp]layers?|controllers?|he|they)) (?:(?:may|must|can|both|each) )?)?\b(?i:(?P<verb>gains?|loses?))\b"
)


def short(found: re.Match[str]) -> str:
    """ "isn't", "can't", "won't": written out."""
    word = found[1]
    whole = {"ca": "can", "wo": "will"}.get(word.lower(), word)
    return f"{upper(whole) if word[0].isupper() else whole}{'' if whole.lower() == 'can' else ' '}not"


def icons(found: re.Match[str]) -> str:
    """ "two {Gem}", "a {CP}": as many icons."""
    number = count_of(found[1])
    return found[2] * number if 0 < number <= MOST_ICONS else found[0]


def one_of(found: re.Match[str]) -> str:
    """ "one of your other Characters": another Character you control."""
    first = "a" if found["det"][0].islower() else "A"
    other, kind, noun = found["other"] or "", found["kind"] or "", found["noun"]
    whose = "you control" if found["whose"] == "your" else "controlled by an opponent"
    lead = f"{first}nother" if other else f"{first}n" if (kind or noun)[:1].lower() in "aeiou" else first
    return f"{lead} {kind}{noun} {whose}"


def named_by_its_owner(found: re.Match[str]) -> str:
    """ "gain {S} of a color of your choice": whoever gains dice names their colors, and nobody else."""
    who = f"{found['who'] or ''}{found['whose'] or ''}"
    gain = list(GAINS.finditer(found.string, 0, found.start()))
    other = bool(gain) and (gain[-1]["verb"][-1] == "s" or gain[-1]["who"] is not None)
    if gain and (
        (other and re.search(r"\byour?\b", who)) or (not other and re.search("the[iy]|his|he", who))
    ):
        return f"{found['dice']} chosen by {'you' if other else 'him'}"  # as nothing reads it
    said = found["dice"]
    return said if not said or said[0] == "{" else "{S}" * count_of(said.split()[0])


def taken_as(found: re.Match[str]) -> str:
    """ "Melee Attack … STR 1 + {R}. The target takes it as PUSH damage.": what the Attack deals."""
    return f"{found[1]}, {found[2]}."


def piped(found: re.Match[str]) -> str:
    """ "Riposte | Response | {Y} | When …. | Combat": header and cost before a colon, traits in brackets."""
    parts = [part.strip() for part in found[0].split("|")]
    at = next((n for n, part in enumerate(parts) if re.fullmatch(rf"(?i:Attached Has )?{HEAD}", part)), -1)
    if at < 0 or at + 1 >= len(parts) or at > 1:
        return found[0]
    rest = parts[at + 1 :]
    costs = (
        f" {rest.pop(0)}" if re.fullmatch(r"(?:\{[A-Za-z]+\}[, ]*)+|[Ee]xhaust|-|[Nn]one", rest[0]) else ""
    )
    costs = "" if costs in (" -", " None", " none") else costs
    traits = (
        rest.pop()
        if len(rest) > 1 and re.fullmatch(r"[A-Z]\w+(?: [A-Z]\w+)?(?:, [A-Z]\w+(?: [A-Z]\w+)?)*\.?", rest[-1])
        else ""
    )
    body = " | ".join(rest)
    return f"{parts[at]}{costs}: {body}" + (f" ({traits.rstrip('.')})" if traits else "")


PLAIN_SPEECH: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"[“”]", '"'), habit(r"…", "..."),
    habit(r"^(?!\d)[^|]*\|.*$", piped), habit(rf"^\[({HEAD})\](?= |:|$)", r"\1"),
    habit(r"^(\*\*?|__?)([^*_]+)\1", r"\2"),
    habit(r"\b(RUN|FLY|TEL) D(\d) ?\+ ?(\d)\b", r"\1 \3+D\2"),
    # ---- short forms
    habit(r"\b([Cc]a|[Ww]o|[Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere|[Cc]ould|[Ww]ould)n't\b", short),
    habit(r"\b([Ii]t|[Tt]hat|[Ww]ho|[Tt]here|[Ss]he)'s (?=not\b|an?\b|the\b|in\b|on\b|adjacent\b|next\b|[Ee]ngaged|[Ee]xhausted|[Rr]ecovered|damaged|already|no\b|your\b|within|at\b|higher|lower|during|revealed|killed|attached|being)", r"\1 is "), habit(r"\b([Tt]hey|[Yy]ou)'re\b", r"\1 are"), habit(r"\b([Yy]ou|[Tt]hey)'ve\b", r"\1 have"),
    habit(r"\bcan not\b", "cannot"),
    # ---- zones
    habit(r"\b(your|their|his|owner's|opponent's|from|in|own) hand\b", r"\1 Hand"), habit(r"\b(your|their|his|owner's|opponent's) (?:deck|Deck)\b(?<!Main Deck)(?<!Strategy Deck)(?<!Objective Deck)", r"\1 Main Deck"), habit(r"\bdiscard pile\b", "Discard Pile"), habit(r"\bdice bank\b", "Dice Bank"), habit(r"\b(you have (?:(?:\d+|no|two|three|four|five|six)(?: or (?:more|less|fewer))?) cards?) in Hand\b", r"\1 in your Hand"),
    habit(r"(^|[.:}] |, then |\d\. )[Yy]our opponent (?:reveals|shows)(?: you)? (?:their|his) Hand\b", lambda m: f"{m[1]}{'l' if m[1].endswith('then ') else 'L'}ook at your opponent's Hand"),
    # ---- icons
    habit(r"\{(?:D|Die|Any|Any Die|Standard|Standard Die|SD)\}", "{S}"), habit(r"\{(?:Command|Command Point|C)\}", "{CP}"), habit(r"\{(?:E|X|Tap|exhaust|EXHAUST)\}", "{Exhaust}"), habit(r"\{(?:M|mana|MANA)\}", "{Mana}"), habit(r"\{(?:soul|SOUL)\}", "{Soul}"), habit(r"\{(?:gem|GEM)\}", "{Gem}"),
    habit(rf"\b([Cc]osts?)(?: you| them| him)? ({COUNT}) (?:additional|extra|more) (\{{(?:S|CP|Mana|Soul|Gem|[RPGBY])\}})", lambda m: f"{m[1]} {m[3] * count_of(m[2])} more"),
    habit(rf"(?<![A-Z] )(?<![+-])\b({COUNT}) (\{{(?:S|CP|Mana|Soul|Gem|[RPGBY])\}})(?: (?:di(?:e|ce)|tokens?))?(?!\{{)", icons),
    habit(r"\b([Gg]ains? )an (?:additional|extra) (?=\{(?:Mana|Soul|Gem)\})", r"\1"),
    habit(r"(\{(?:S|CP|Mana|Soul|Gem|[RPGBY])\}) (?:dice|die|tokens?)\b", r"\1"),
    habit(r"(?P<dice>\{S\})(?: each)? (?:of (?:a|the|any) colou?r (?P<who>you choose|you like|you name|they choose|he chooses|of (?:your|their|his) choice)|of (?P<whose>your|any|their) (?:choice|colou?r)(?: of colou?r)?)", named_by_its_owner),
    habit(r"(?P<dice>),? each of (?:a|any) colou?r (?P<who>you choose|you like|you name|of your choice)(?P<whose>)(?=[.,])", named_by_its_owner),
    habit(r"\b(?P<dice>(?:an?|one|two|three|\d) di(?:e|ce)) of (?:(?:any|a) colou?r )?(?P<who>you like|you choose|you name|they choose|they like|of (?:your|their|his) choice)\b(?P<whose>)", named_by_its_owner), habit(r"(?<=[Gg]ain |ains |[Ll]ose |oses )(?P<dice>(?:an?|one|two|three|\d) di(?:e|ce)) of (?P<who>your|their|his) choice(?P<whose>)(?=[.,]| and | then)", named_by_its_owner),
    # ---- how many
    habit(r"\b([Dd]iscards?|[Dd]raws?|[Rr]ecovers?|[Ee]xhausts?|[Kk]ills?|[Rr]eturns?) (?:1|one) (?=card\b|[A-Z]\w+\b(?!s\b))", r"\1 a "), habit(r"\b(spends?) (?:one or more|any|any number of) dice on\b", r"\1 dice on"), habit(r"\b([Gg]ains?|[Ll]oses?) (a|one|two|three|\d) di(?:e|ce)(?=[.,]| and | then)", lambda m: f"{m[1]} " + "{S}" * count_of(m[2])),
    habit(r"\b([Aa]ll|[Uu]p to (?:\d|one|two|three|four)|[Aa]ny number|\d|[Tt]wo|[Tt]hree)(?: of)? your (other )?((?:[A-Z][\w-]+ |exhausted |recovered |damaged )?)(Characters|Champions|Fields|Modifications)\b", lambda m: f"{m[1]}{' of' if m[1].lower() == 'any number' else ''} {m[2] or ''}{m[3]}{m[4]} you control"),
    # ---- whose
    habit(rf"\b([Ee]ach [Pp]layer|[Yy]our opponent|[Tt]hat player) (kills|discards|exhausts|recovers|returns) one of (?:their|his)(?: own)? (?P<kind>(?:[A-Z][\w-]+ )?)(?P<noun>{THINGS})s\b", lambda m: f"{m[1]} {m[2]} a {m['kind']}{m['noun']} he controls"), habit(r"\bunless (?:they|he|that player|that opponent) pays? ", "unless your opponent pays "), habit(r"\bplay(s?) (?=(?:a |an )?(?:Tactics?|Interrupts?|Responses?|Actions?)\b)", r"trigger\1 "),
    habit(rf"\b(?P<det>[Oo]ne) of (?P<whose>your|your opponent's|their|an opponent's) (?P<other>other )?(?P<kind>(?:(?:[A-Z][\w-]+|exhausted|recovered|damaged|[Ee]ngaged|unengaged|adjacent) )?)(?P<noun>{THINGS})s\b(?! to\b)", one_of),
    habit(r"\b(?:your|an|the) opponent's control\b", "an opponent's control"), habit(rf"\b((?:{THINGS})s?) (?:that )?(?:your opponent|an opponent|the opponent|opponents) (?:controls?|has|have)\b", r"\1 controlled by an opponent"), habit(rf"\b((?:{THINGS})s?) of yours\b", r"\1 you control"),
    habit(r"\byour own (?=[A-Z]|row)", "your "), habit(r"\b[Yy]our [Rr]ow (?=[A-G]\b)", lambda m: "Row " if m[0][0] == "Y" else "row "),
    habit(r"\b([Ii]f|[Ww]hile|as long as) you have (an?|another|no|\d or more|(?:one|two|three) or more) (?=(?:[A-Z][\w-]+ |exhausted |recovered |damaged )?(?:Character|Champion|Field|Modification|Goal)s?\b)", r"\1 you control \2 "),
    # ---- she, and cards that are called by a word
    habit(r"\b[Hh]er (?=[A-Z][A-Za-z]*\b|own\b)(?:own )?", lambda m: "Its " if m[0][0] == "H" else "its "), habit(r"\b[Hh]erself\b", "itself"), habit(r"\b[Ss]he\b", she), habit(r"\b(targeting|targets|attacks?|adjacent to|engaged by|against|to|from|of|on) her\b", she),
    habit(r"\bthis one\b(?= |[.,])", "this Character"),
    # ---- where
    habit(r"\b[Nn]ext to\b", lambda m: f"{m[0][0].replace('N', 'A').replace('n', 'a')}djacent to"), habit(r"\b(?:shares|share) a (?:zone|square) with a Goal\b", "is on a Goal"), habit(r"\b(?:an?|any) empty square\b", "a free square"), habit(r"\b(?:unoccupied|empty) squares\b", "free squares"),
    habit(r"\b(is|are) (?:standing )?in the (?:zone|square) of (an? Goal)\b", r"\1 on \2"),
    # ---- Objectives
    habit(r"\b(?:GOAL|(?:[Pp]lace|[Pp]ut|[Rr]eveal) (?:a|one) Goal) (?=in [Rr]ow)", "[Reveal a Goal] "), habit(r"^(\d: [^;:]*); (?!if\b|otherwise\b|or\b)(?=[a-z])", lambda m: f"{m[1]}, then "), habit(r"\bdoes (?=\[Reveal)", ""),
    habit(r"\b(?:on|in|to|onto|into) any (?:other )?(?:free |unoccupied |empty |open )?square\b", "in a free square"), habit(r"\bany (?:free|unoccupied|empty|open) square\b", "a free square"), habit(r"\bany row from ([A-G]) to ([A-G])\b", r"rows \1 to \2"), habit(r"\b(?:in|within) (this Character|the attached Character|it)'s Engagement RNG\b", r"in the Engagement RNG of \1"), habit(r"\bin its Engagement RNG\b", lambda m: f"in the Engagement RNG of {it_or_this(m)}"),
    # ---- Attacks
    habit(r"\bthe (?:current|resolving|ongoing) Attack\b", "this Attack"), habit(r"\b([Aa])dd \+?(\d+) (?:STR )?to (?:the (?:Total )?STR of )?this Attack\b", lambda m: f"{'T' if m[1] == 'A' else 't'}his Attack gains +{m[2]} STR"), habit(r"([+-]\d DEF) (?:against|vs) this Attack\b", r"\1 for this Attack"), habit(r"\bmakes an (?:additional|extra) (Melee Attack|Ranged Attack|Attack)\b", lambda m: f"makes a{'n' if m[1] == 'Attack' else ''} {m[1]}"),
    habit(r"\b[Ww]hen ((?:an?|another|this) [^,.]*?) attacks (this Character|another [^,.]*?|an? (?:[A-Z][\w-]+ )*(?:Character|Champion)[^,.]*?),", r"When \1 declares an Attack against \2,"), habit(r"\b[Aa]fter ((?:an?|another|this) [^,.]*?) attacks (this Character|another [^,.]*?|an? (?:[A-Z][\w-]+ )*(?:Character|Champion)[^,.]*?),", r"After \1 completes an Attack against \2,"),
    habit(r"\bAttacks made (?=against|that target|targeting)", "Attacks "), habit(r"\(\+ ?((?:\{[RPGBYS]\})+)\)", r"+ \1"),
    habit(r"\bwhen you score (?:a|one or more) Goals?\b", "when you score 1 or more Victory Points for Goals"), habit(r"\bWhen you score (?:a|one or more) Goals?\b", "When you score 1 or more Victory Points for Goals"),
    habit(r"\b(gains?|has|have) ((?:RUN|FLY|TEL) \d+(?:\+D\d+)?(?: (?:\{[RPGBYS]\})+)?)(?=[ .,])", r"\1 Movement: \2"), habit(r"(?<=[.;] )Each (?=(?:\[Move\]s|takes|Heals|heals|gains|loses|recovers|becomes|cannot|makes)\b)", "Each of them "),
    habit(rf"\b(this Character|it|target [^.,;]*?) moves up to ({COUNT}) squares?\b", lambda m: f"{m[1]} [Move]s up to {count_of(m[2])} square{'' if count_of(m[2]) == 1 else 's'} without dice"), habit(rf"\b(This Character|It) moves up to ({COUNT}) squares?\b", lambda m: f"{m[1]} [Move]s up to {count_of(m[2])} square{'' if count_of(m[2]) == 1 else 's'} without dice"),
    habit(r"\b(STR \d+) plus (?:an? |one )?(?=\{)", r"\1 + "), habit(r"(\{[RPGBYS]\}) (?:and|plus) (?:an? |one )?(?=\{[RPGBYS]\}(?!\s*(?:more|less)))(?<=STR \d \+ \{[RPGBYS]\} and )", r"\1"),
    habit(r"\b((?:Melee|Ranged) Attack\b[^:]*?\bSTR \d+[^.:]*)\. (?:The target takes (?:it|this|the damage) as|It deals|This Attack deals|Its? damage is) (PUSH|PULL)(?: [Dd]amage)?\.", taken_as),
)  # fmt: skip

"""What designers put into clauses of their own: "that is not a Champion", "while it occupies a Goal", lists.

The house says it in one phrase behind its noun, one gift at a time, and how long behind each. Each wording here is
put so, and means what it meant; what only looks alike is left alone.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.rulebook_words import begun
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    COUNT,
    PASSIVE,
    SHOVING,
    START,
    count_of,
    lower,
    one_way,
    upper,
)

NOUN: Final = "Characters?|Champions?|Fields?|Modifications?|cards?|Knights?|[A-Z][a-z]+(?:-[A-Z][a-z]+)?s?"
OTHERS_MAY: Final = re.compile(
    r"\b(?:opponent|[Pp]layer|controller|he|they) (?:may|must|can)(?: [^.;,]*\b(?:and|or))? $"
)
THINGS: Final = "Character|Champion|Field|Modification|card"
WHOSE: Final = "(?: you control| controlled by an opponent| he controls)?"
TOKEN: Final = "Mana|Soul|Gem"
WHERE: Final = r"on|in|adjacent to|orthogonally adjacent to|[Ee]ngaged by|within RNG|in RNG"
TIME: Final = "until the end of the (?:Phase|Battle)|for this Attack|for this Move"
KEYWORDS: Final = "|".join(sorted([re.escape(word) for word in w.KEYWORDS.numbers], key=len, reverse=True))
GIFT: Final = (
    r"(?:[+-]\d (?:STR|DEF|HP|RNG|Move|VP)(?: vs (?:Melee|Ranged)(?: Attacks)?)?|Cover(?: vs (?:Melee|Ranged)(?: Attacks)?)?|DR \d(?: vs \w+)?"
    rf"|Boost ?(?:\+ ?\d|[xX] ?2)|Presence \d|(?:{KEYWORDS})|(?:Immunity|Vulnerability) (?:[A-Z]\w+)|[A-Z]\w+ (?:Walker|Ward)|Regeneration \d)"
)
STOP: Final = r"(?=[.,;]| and | have\b| has\b| gains?\b| takes?\b| Heals?\b| cannot\b| loses?\b| recovers?\b| is\b| are\b| \[Move\]| to\b| from\b|$)"


# ---- that is, that has, that occupies

_CLAUSE: Final = (
    (r"(?:is|are) not an? ([A-Z]\w+(?:-\w+)?)|(?:is|are) not ([A-Z]\w+(?:-\w+)?)s?(?![\w-])", "non"),
    (
        r"(?:does|do) not occupy (?:a square (?:of|in|with) )?(?:an? )?(Goal)s?|(?:is|are) not (?:on|occupying) (?:an? )?(Goal)s?",
        "off_goal",
    ),
    (r"(?:does|do) not occupy (?:a square of )?((?:a|this) Field)", "off"),
    (r"(?:occupies|occupy) (?:a square (?:of|in|with) )?(?:an? )?Goals?", "on a Goal"),
    (r"(?:occupies|occupy) (?:a square of )?((?:a|this|that) Field(?: you control)?)", "on"),
    (
        r"(?:is|are) (?:within|in) (RNG \d+(?:\+D\d+)?(?:, D-RNG \d+)?)(?: of this (?:Character|Field|card))?",
        "in",
    ),
    (r"(?:is|are) not (within|in|on|adjacent to|engaged by|Engaged by) ", "not"),
    (
        r"(?:has|have) (\d+) or (?:fewer|less) (?:Hit Points|HP|remaining HP|remaining Hit Points)(?: remaining| left)?",
        "left",
    ),
    (r"(?:has|have) (\d+) or more (?:Hit Points|HP) (?:remaining|left)", "left_more"),
    (
        r"(?:has|have) (?:an?|one or more|any) damage(?: tokens?)?(?: on (?:it|them))?|(?:is|are) damaged|(?:has|have) (?:taken )?damage",
        "damaged",
    ),
    (
        r"(?:has|have) no damage(?: tokens?)?(?: on (?:it|them))?|(?:is|are) (?:undamaged|not damaged)",
        "undamaged",
    ),
    (r"(?:is|are) (?:not [Ee]xhausted|[Rr]ecovered|ready|unexhausted)", "recovered"),
    (r"(?:is|are) (?:[Ee]xhausted|not [Rr]ecovered)", "exhausted"),
    (r"(?:is|are) (?:not [Ee]ngaged|unengaged)(?! (?:by|with))", "unengaged"),
    (r"(?:is|are) [Ee]ngaged(?! (?:by|with))", "engaged"),
    (
        r"(?:has|have) not (?:\[Move\]d|\[Move\]ed|moved|Moved) (?:this|in this|during this) Phase|(?:did|do|does) not (?:\[Move\]|move) this Phase",
        "not moved this Phase",
    ),
    (
        r"(?:has|have)? ?(?:\[Move\]d|\[Move\]ed|moved|Moved) (?:this|in this|during this) Phase",
        "moved this Phase",
    ),
    (
        r"(?:has|have) not (?:attacked|made an Attack|completed an Attack) (?:this|in this|during this) Phase|(?:did|do|does) not attack this Phase",
        "not attacked this Phase",
    ),
    (
        r"(?:has|have)? ?(?:attacked|made an Attack|completed an Attack) (?:this|in this|during this) Phase",
        "attacked this Phase",
    ),
    (
        r"(?:has|have) (?:an?|at least one|one or more) Modifications?(?: attached)?(?: to (?:it|them))?",
        "with a Modification",
    ),
    (
        r"(?:has|have) no Modifications?(?: attached)?(?: to (?:it|them))?|(?:does|do) not have a Modification(?: attached)?",
        "without Modifications",
    ),
)
_RELATIVE: Final = re.compile(
    "|".join([f"(?P<k{number}>{pattern})" for number, (pattern, _) in enumerate(_CLAUSE)])
)
ADJECTIVES: Final = ("damaged", "undamaged", "recovered", "exhausted", "unengaged", "engaged")


def relative(found: re.Match[str]) -> str:
    """A noun with one clause behind "that", or several: adjectives before it, the others behind it."""
    lead, noun, whose, rest = found["lead"] or "", found["noun"], found["whose"], found["rest"]
    before: list[str] = []
    behind: list[str] = []
    at = 0
    while one := _RELATIVE.match(rest, at):
        number = next(n for n in range(len(_CLAUSE)) if one[f"k{n}"] is not None)
        kind = _CLAUSE[number][1]
        matched = re.match(_CLAUSE[number][0], one[0])
        word = next((group for group in matched.groups() if group), "") if matched else ""
        if kind == "non" and word not in w.TRAITS and word not in w.NOUNS:
            word = word.removesuffix("s")
        at = one.end()
        if kind == "non":
            before.append(f"non-{word}")
        elif kind in ADJECTIVES:
            before.append(kind)
        elif kind == "not":
            behind.append(f"not {'in' if word == 'within' else word.lower()} ")
            break
        else:
            behind.append({
                "off_goal": "not on a Goal", "off": f"not on {word}", "on": f"on {word}", "in": f"in {word}",
                "left": f"with {word} or less HP left", "left_more": f"with {word} or more HP left",
            }.get(kind, kind))  # fmt: skip
        joint = re.match(r",? and (?:that |who )?|, (?:that |who )?", rest[at:])
        if joint is None or not _RELATIVE.match(rest, at + joint.end()):
            break
        at += joint.end()
    if not before and not behind:
        return found[0]
    if before and lead in ("a ", "an ", "A ", "An "):
        lead = (
            ("a " if before[0][0] not in "aeiou" else "an ")
            if lead[0] == "a"
            else ("A " if before[0][0] not in "aeiou" else "An ")
        )
    said = "".join(f"{one} " for one in before) + noun + whose + "".join(f" {one}" for one in behind)
    if (
        not lead
        and noun[0].isupper()
        and before
        and found.start() > 0
        and found.string[: found.start()].endswith((": ", ". "))
    ):
        said = upper(said)
    return (
        f"{lead}{said}".rstrip(" ")
        + (" " if behind and behind[-1].endswith(" ") else "")
        + rest[at:].lstrip(" " if behind and behind[-1].endswith(" ") else "")
    )


# ---- lists of gifts


def listed(found: re.Match[str]) -> str:
    """ "gains Cover, Taunt and +1 DEF": an *and* between each two."""
    gifts = re.findall(GIFT, found["list"])
    return f"{found['verb']} {' and '.join(gifts)}"


def barred_too(found: re.Match[str]) -> str:
    """ "Until the end of the Phase, X has Y and cannot Z": how long stands behind each."""
    time = lower(found["time"])
    gifts = re.sub(r",$", "", found["gifts"])
    verb = "gain" if found["verb"] in ("have", "gain") else "gains"
    return f"{found['head']}{upper(found['who'])} {verb} {gifts} {time} and cannot {found['ban']} {time}."


def twice(found: re.Match[str]) -> str:
    """ "Recover all Knights and Fields you control": one after the other."""
    verb, one, other, whose = found[1], found[2], found[3], found[4] or ""
    return f"{verb} all {one}{whose} and {verb.lower()} all {other}{whose}"


def both_hold(found: re.Match[str]) -> str:
    """ "Knights and Champions you control have +1 DEF": whoever is either, and once if both."""
    head, one, other, whose, said = found[1], found[2], found[3], found[4] or "", found[5]
    return f"{head}{one} or {other}{whose} {said}."


# ---- icons


def many_icons(found: re.Match[str]) -> str:
    number = count_of(found[1])
    return found[2] * number if number <= 9 else found[0]


def from_own_bank(found: re.Match[str], many: bool) -> bool:
    """Whether dice go from the Bank of whoever is said to discard them."""
    other = many or OTHERS_MAY.search(found.string[: found.start()]) is not None
    return not found["whose"] or other is (found["whose"] != "your")


def icons_lost(found: re.Match[str]) -> str:
    """ "discards {R} from their Dice Bank": lost."""
    return (
        f"{'L' if found[1] == 'D' else 'l'}ose{found[2]} {found[3]}"
        if from_own_bank(found, found[2] != "")
        else found[0]
    )


def dice_lost(found: re.Match[str]) -> str:
    """ "discards two dice from their Dice Bank": lost, by the choice of whoever has them."""
    if not from_own_bank(found, found["s"] != ""):
        return found[0]
    number = count_of(found["n"])
    verb = ("L" if found["d"] == "D" else "l") + ("oses" if found["s"] else "ose")
    return f"{verb} {'{S}' * number}" if number <= 9 else found[0]


def tokens_said(found: re.Match[str]) -> str:
    """ "there is no Mana on this Character": it has none."""
    number, token, whom = found["n"], found["token"], found["whom"]
    if number == "no":
        return f"{whom} has no {token} tokens"
    return f"{whom} has {count_of(number.removeprefix('at least ').removesuffix(' or more'))} or more {token} tokens"


def stronger(found: re.Match[str]) -> str:
    """ "This Attack has +2 STR against exhausted Characters" behind it: what its Character has for it (R218)."""
    before, line, gift = found["before"], found["line"], found["gift"]
    if not found["at"]:
        return f"{before}This Character gains {gift} for the Attack of this ability, then {line}."
    at = found["at"]
    if re.fullmatch(
        r"(?:an? )?(?:exhausted|damaged|recovered|undamaged|Exhausted|Damaged|Recovered)(?: Character)?", at
    ):
        foes = f"{at.removeprefix('an ').removeprefix('a ').split()[0].lower()} Characters"
    elif found["kind"] == "has ":
        foes = f"Characters with {at}"
    elif at.startswith(("on ", "in ", "engaged", "Engaged", "adjacent")):
        foes = f"Characters {lower(at)}"
    elif re.match(r"an? ", at):
        foes = several(at)
    else:
        foes = f"{at} Characters"
    return f"{before}This Character gains {gift} against {foes} for the Attack of this ability, then {line}."


def several(phrase: str) -> str:
    """ "a damaged Character you control": all of them."""
    return re.sub(
        r"^an? ", "", re.sub(rf"\b({THINGS}|[A-Z][a-z]+)(?= |$)(?! (?:{THINGS})\b)", r"\1s", phrase, count=1)
    )


def after_attack(found: re.Match[str]) -> str:
    """ "After this Attack completes, …" behind what makes it; one that somebody else makes is not over by then."""
    before = found.string[: found.start()]
    own = re.search(
        r"Attack \(|\bmakes? an? (?:Melee |Ranged )?Attack|\btriggers an? (?:Melee |Ranged )?Attack[^.,]* at no cost",
        before,
    )
    return ". Then " if own else found[0]


def on_this_field(found: re.Match[str]) -> str:
    """ "while a Character you control occupies it": only where the Field itself is spoken of."""
    if found[4] and "this Field" not in found.string and "This Field" not in found.string:
        return found[0]
    return f"{found[1]} there are 1 or more {several(found[2])} on this Field"


def deployed_there(found: re.Match[str]) -> str:
    noun = found["noun"].removesuffix("s")
    return f"{found[1]}ou may [Deploy] a{'n' if noun[0] in 'AEIOU' else ''} {noun}, in a square of {found['field']}"


def next_attack(found: re.Match[str]) -> str:
    """ "The next Attack made by X gains Y": X has it until then (R201)."""
    return begun(found[1], f"{found['who']} gains {found['gift']} for its next Attack")


def struck_for(found: re.Match[str]) -> str:
    """ "If the target takes at least 2 True Damage from this Attack, it …": the Attack's damage, and its target."""
    number, rest = found["n"] or found["m"], found["rest"]
    dealt = (
        "True Damage" if not number or count_of(number) == 1 else f"{count_of(number)} or more True Damage"
    )
    rest = re.sub(r"^(?:it|that Character|the target) becomes [Ee]xhausted", "exhaust the target", rest)
    return f"If this Attack dealt {dealt}, " + re.sub(r"^(?:it|that Character)\b(?='s| )", "the target", rest)


def either_trait(found: re.Match[str]) -> str:
    """ "a Construct or Scholar Character": one of two traits."""
    first, second, noun = found[1], found[2], found[3]
    if first not in w.TRAITS or second not in w.TRAITS:
        return found[0]
    return f"{noun} with trait {first} or {second}"


def exchanged(found: re.Match[str]) -> str:
    """ "Choose two Characters of the same size. They exchange squares.": exchange the squares of both."""
    where = re.sub(r" of this Character$", "", found["where"] or "")
    return begun(
        found[1], f"exchange the squares of 2 {found['noun']}{found['whose']} of the same Size{where}"
    )


RELATIVE_CLAUSES: Final[tuple[Habit, ...]] = (
    habit(r"\b(Each|each|That|that|Another|another|[Tt]arget|[Aa]) Player\b", lambda m: f"{m[1]} player"), habit(r"\bAn Opponent\b|\bYour Opponent\b", lambda m: m[0].replace("Opponent", "opponent")), habit(r"\b((?:[Ee]ach player|[Tt]hat player|[Yy]our opponent)\b[^.]*?)\bthey control\b", r"\1he controls"),
    # ---- who was killed, who begins, what was done
    habit(r"\b([Ii])f (?:that|the killed|the) (Character|Champion|Field|Modification|card) was (?=an? |not an? )", r"\1f that \2 is "), habit(r"\b([Ii])f it was (?=an? [A-Z])", r"\1f it is "), habit(rf"\b([Pp]lace|[Pp]ut|[Gg]ains?) ({COUNT}) (?:more|additional|further|extra) (?={TOKEN})", r"\1 \2 "),
    habit(r"\b([Ww])hen you become the (Offensive|Defensive) Player,", r"\1hen a Main Phase ends, if you are the \2 Player,"), habit(r"\b([Ii])f you did(?: so)?,", r"\1f you do,"),
    habit(r"(\[Move\]s?) (?:using|with|by|as) (RUN|FLY|TEL) (?:movement|Movement)(?: Type)?(?: instead of (?:its|their) (?:own |usual |printed )?(?:Movement Type|Movement Array|[Mm]ovement))?(?=[.,;]| and)", r"\1 as \2"),
    habit(r"(?<!or )\b([A-Z]\w+) or ([A-Z]\w+) (Characters?|Champions?|Fields?|Modifications?)\b", either_trait),
    habit(rf"{START}[Cc]hoose (?:two|2) (?P<noun>(?:[A-Z][a-z]+ )?Characters)(?P<whose>{WHOSE}) of (?:the same|equal) [Ss]ize(?P<where> (?:within|in) RNG [^.,;]*?)?(?:\. |, | and )(?:[Tt]hose Characters|[Tt]hey|[Bb]oth) (?:exchange|trade|swap|switch) (?:squares|places|positions)(?=[.;])(?:\. (?:They|Those Characters) do not (?:leave or arrive in|arrive in or leave) squares(?=\.))?", exchanged),
    habit(r"\b((?:[A-Z][a-z-]+ )?Character)s you \[Deploy\] (?:may|can) be (?:\[Deploy\]ed|deployed) (?:to|in|into|on) (?:an? |any )?(?:unoccupied |free |empty )?squares? ((?:adjacent to|of) [^.,]*?)(?: instead of (?:in |to )?(?:your )?[Rr]ow A)?(?=\.)", lambda m: f"You may [Deploy] a{'n' if m[1][0] in 'AEIOU' else ''} {m[1]}, in a square {m[2]}"),
    habit(r"\bfor each ((?:non-)?[A-Z]\w+)(?: cards?)? in (?:all|any|both|each|either)(?: players?')? (Out of Game Zone|Discard Pile)s?\b", lambda m: f"for each {m[1]} in a{'n' if m[2][0] == 'O' else ''} {m[2]}"),
    # ---- icons and dice
    habit(r"\{(?i:x|e|exhaust)\}", "{Exhaust}"), habit(rf"(?<!STR )(?<!RUN )(?<!FLY )(?<!TEL )\b({COUNT}) (\{{(?:[RPGBYS]|CP|Mana|Soul|Gem)\}})(?: (?:die|dice|tokens?|Command Points?))?(?!\{{)", many_icons), habit(r"(\{[RPGBYS]\}) (?:die|dice)\b", r"\1"), habit(r"(\{S\}) of any colou?r\b(?! of (?:your|their|his) choice)", r"\1"),
    habit(r"\b([Dd])iscard(s?) ((?:\{(?:[RPGBYS]|CP)\})+)(?: from (?P<whose>your|his|their) Dice Bank)?", icons_lost), habit(rf"\b(?P<d>[Dd])iscard(?P<s>s?) (?P<n>{COUNT}) di(?:e|ce)(?: of (?:your|his|their) choice)? from (?P<whose>your|his|their)(?: own)? Dice Bank(?=[.,;]| and| or)(?![^.]*:)", dice_lost),
    habit(r"\b(takes?|[Dd]eals?|prevents?) (\d+) HP [Dd]amage\b", r"\1 \2 damage"), habit(rf"\b(takes?|[Dd]eals?) ({COUNT}) (?:point of |points of )?(?:HP )?[Dd]amage\b", lambda m: f"{m[1]} {count_of(m[2])} damage"),
    # ---- what an ability answers
    habit(r"\b([Cc])ancel (?:all )?(?:of )?(?:the |its )?effects?(?: of (?:that|the|this) (?:Response|Action|Interrupt|Tactic|[Aa]bility))?(?=[.,;])", r"\1ancel it"),
    habit(rf"\b([Ww]hen (?:an?|another|this) {CARDS}*?) (is killed|is \[Deploy\]ed|leaves play|takes True Damage|Heals|recovers) while (?:it|that Character|he) (?:occupies (?:a square of )?(?=a|this|that)|is (?=on|in|engaged|adjacent|within))", lambda m: f"{m[1]} @@{m[2]}@@ "),
    habit(r"@@(?P<event>[^@]*)@@ (?P<where>(?!on |in |engaged |adjacent |within )[^,]*),", r"on \g<where> \g<event>,"), habit(r"@@(?P<event>[^@]*)@@ (?P<where>[^,]*),", r"\g<where> \g<event>,"),
    habit(r"\b((?:ends|finishes|completes) (?:a|its) (?:\[Move\]|[Mm]ove(?:ment)?)) (?:in|on|into|onto) (?:a |any )?squares? (?:of|on|in) (?=this|a|that)", r"\1 on "),
    # ---- that …
    habit(rf"(?P<lead>\b(?:target|Target|each|Each|another|Another|all|All|[Aa]n?|[Uu]p to \d+(?: target)?|\d+) )?\b(?P<noun>(?:(?:[a-z]+|[A-Z][\w-]+) )?(?:{THINGS})s?)(?P<whose>{WHOSE}),? (?:that|who|which) (?P<rest>[^.;:]*)", relative),
    habit(r"\bwith (\d+) or (?:fewer|less) (?:remaining (?:HP|Hit Points)|(?:HP|Hit Points?) (?:remaining|left))\b", r"with \1 or less HP left"), habit(r"\bwith (\d+) or more (?:remaining (?:HP|Hit Points)|(?:HP|Hit Points?) (?:remaining|left))\b", r"with \1 or more HP left"),
    habit(r"\b(without) an? ((?:[A-Z]\w+ )?)Modification(?: attached)?(?: to it)?\b", lambda m: f"{m[1]} {m[2].replace('Armor ', 'Armour ')}Modifications"), habit(r"\bwith an? ([A-Z]\w+) Modification(?: attached)?(?: to it)?\b", lambda m: f"with {m[1].replace('Armor', 'Armour')} Modifications"), habit(r"\bwith a Modification attached(?: to (?:it|them))?\b", "with a Modification"),
    habit(r"\b(?:unexhausted|ready|readied|non-[Ee]xhausted) (?=[A-Z])", "recovered "), habit(r"\b(?:Recovered) (?=Character|Champion|Field|[A-Z]\w+ you)", "recovered "), habit(r"\bnot occupying a Goal\b|\b(?:that is|that are|who is) not on a Goal\b", "not on a Goal"),
    # ---- if, while
    habit(rf"\bthere (?:is|are) (?P<n>no|(?:at least )?(?:{COUNT})(?: or more)?) (?P<token>{TOKEN})s?(?: [Tt]okens?)? on (?P<whom>it\b|(?:this|that) (?:{THINGS}))", tokens_said), habit(rf"\b(it|(?:this|that) (?:{THINGS})) has no (Mana|Soul|Gem)s?(?: [Tt]okens?)?(?: on it)?(?=[.,]| and)", r"\1 has no \2 tokens"), habit(rf"\b(it|(?:this|that) (?:{THINGS})) has (?:at least )?({COUNT})(?: or more)? (Mana|Soul|Gem)s?(?: [Tt]okens?)?(?: on it)?(?=[.,]| and)", lambda m: f"{m[1]} has {count_of(m[2])} or more {m[3]} tokens"),
    habit(r"\b([Ii]f|[Ww]hile) (it|this Character|that Character) has (not )?(\[Move\]e?d|moved|attacked|made an Attack) (?:this|in this|during this) Phase", lambda m: f"{m[1]} {m[2]} has {m[3] or ''}{'moved' if 'ove' in m[4] else 'attacked'} this Phase"), habit(r"\b(is) not (?:an? )?[Ee]xhausted\b", r"\1 recovered"), habit(r"\b(is) not [Rr]ecovered\b", r"\1 exhausted"), habit(r"\b(is) not damaged\b", r"\1 undamaged"), habit(r"\b([Ii]f|while|While) (it|this Character|that Character) (?:does not occupy|is not occupying) (?:a square of )?(?=a Goal|this Field|a Field)", r"\1 \2 is not on "), habit(r"\b(it|this Character|that Character) has (?:any |a )?damage(?: tokens?)?(?: on it)?(?=[.,])", r"\1 is damaged"), habit(r"\b(it|this Character|that Character) has no damage(?: tokens?)?(?: on it)?(?=[.,])", r"\1 is undamaged"),
    habit(r"\b(?:an opponent|the opponent|opponents) (controls?) (?=an? |no |\d)(?<=opponent controls )", r"your opponent \1 "), habit(r"\b([Ii]f|while|While) an opponent (controls|has) ", r"\1 your opponent \2 "), habit(r"\b([Yy]ou control (?:more|fewer|less)) (Goals|Characters|Champions|Fields|[A-Z]\w+s) than (?:your opponent|an opponent|they do|he does)(?: does| controls)?", lambda m: f"{m[1].replace('less', 'fewer')} {m[2]} than your opponent"), habit(r"\b([Yy]ou have (?:more|fewer|less)) (VPs?|Victory Points?|dice|cards)(?: in (?:your )?(?:Hand|Dice Bank))? than (?:your opponent|an opponent)(?: does| has)?", lambda m: f"{m[1].replace('less', 'fewer')} {'Victory Points' if m[2][0] == 'V' else 'dice in your Dice Bank' if m[2] == 'dice' else 'cards in your Hand'} than your opponent"),
    habit(r"\b([Yy]our opponent has (?:more|fewer|less)) (VPs?|Victory Points?|dice|cards)(?: in (?:his |their )?(?:Hand|Dice Bank))? than you(?: do| have)?", lambda m: f"{m[1][0] + 'ou have'} {'fewer' if 'more' in m[1] else 'more'} {'Victory Points' if m[2][0] == 'V' else 'dice in your Dice Bank' if m[2] == 'dice' else 'cards in your Hand'} than your opponent"), habit(r"\b([Yy])our opponent controls (more|fewer|less) (Goals|Characters|Champions|Fields|[A-Z]\w+s) than you(?: do| control)?", lambda m: f"{m[1]}ou control {'fewer' if m[2] == 'more' else 'more'} {m[3]} than your opponent"),
    habit(r"\b([Yy]ou have) (?:at most )?(\d+)(?: or (?:fewer|less))? (cards in (?:your )?Hand|dice(?: in your Dice Bank)?|VPs?|Victory Points)(?<=\w)(?=[.,])(?<!x)", lambda m: m[0] if "or" not in m[0] and "most" not in m[0] else f"{m[1]} {m[2]} or less {'cards in your Hand' if m[3][0] == 'c' else 'dice in your Dice Bank' if m[3][0] == 'd' else 'Victory Points'}"), habit(r"\b([Yy]ou have no) (?:cards in Hand|card in (?:your )?Hand)\b", r"\1 cards in your Hand"), habit(r"\b([Yy]ou have no) dice(?! in)\b", r"\1 dice in your Dice Bank"),
    # ---- what is gained and had
    habit(rf"\b(?P<verb>[Hh]as|[Hh]ave|[Gg]ains?) (?P<list>{GIFT}(?:, {GIFT})+,? and {GIFT})", listed), habit(rf"\b(?P<verb>[Hh]as|[Hh]ave|[Gg]ains?) (?P<list>{GIFT}, {GIFT})(?=,? and cannot| until|\.)", listed),
    habit(rf"(?P<head>{START})(?P<time>[Uu]ntil (?:the )?end of (?:the |this )?(?:Main )?(?:Phase|Battle)), (?P<who>{CARDS}+?) (?P<verb>has|have|gains?) (?P<gifts>{GIFT}(?: and {GIFT})*,?) and cannot (?P<ban>[^.,]*)\.", barred_too),
    habit(rf"(?P<head>{START})(?P<who>{CARDS}+?) (?P<verb>gains?) (?P<gifts>{GIFT}(?: and {GIFT})*,?) and cannot (?P<ban>(?:(?!until)[^.,])*?) (?P<time>until (?:the )?end of (?:the |this )?(?:Main )?(?:Phase|Battle))\.", barred_too),
    habit(r"\b([Rr]ecover|[Ee]xhaust|[Kk]ill|[Dd]iscard) all ([A-Z]\w+s) and (?:all )?([A-Z]\w+s)( you control| controlled by an opponent)?(?=[.,])", twice), habit(rf"{PASSIVE}([A-Z]\w+s) and ([A-Z]\w+s)( you control| controlled by an opponent| on this Field)? ((?:have|cannot|lose) [^.]*)\.", both_hold),
    habit(r"\b([Uu]p to \w+ (?:target )?[^.,;:]*?|\d+ (?:target )?[^.,;:]*?|[Aa]ll [^.,;:]*?) each (?=(?:Heal|take|gain|recover|Recover|lose|\[Move\]))", r"\1 "),
    habit(r"\bcannot (?:gain|have|benefit from|receive|claim) Cover\b", "@lose Cover"), habit(rf"{PASSIVE}((?:[^.]*?\b)?(?:[Tt]his|[Tt]he attached) \w+|it) @lose Cover", r"\1\2 loses Cover"), habit(r"(\bit|[Tt]his Character|[Tt]hat Character|[Tt]arget [^.,]*?) @lose Cover", r"\1 loses Cover"), habit(r"@lose Cover", "lose Cover"),
    habit(r"\bcannot (?:become|be) [Ee]xhausted\b(?: by (an? opponent)(?:'s? (?:cards?|effects?|[Aa]bilit(?:y|ies)|cards' effects))?| by enemy (?:effects|cards|[Aa]bilities)| by (?:effects|abilities|Abilities) (?:of|from|controlled by) (?:an |your )?(?:cards )?(?:controlled by |of )?(?:an |your )?opponents?)?", lambda m: "cannot be exhausted" + (" by an opponent" if " by " in m[0] else "")),
    habit(rf"{PASSIVE}((?:[Yy]our |[Ee]nemy |[Ff]riendly |[Aa]ll )*(?:[A-Z][a-z-]+ )?(?:Characters|Champions|Fields)(?: you control| controlled by an opponent)?) (lose [^.]*?) while (?:they are |they're |they occupy |it is )?((?:on|in|[Ee]ngaged by|adjacent to|within)\b[^.]*)\.", lambda m: f"{m[1]}{m[2]} {m[4].replace('Engaged', 'engaged')} {m[3]}."),
    # ---- the next Attack
    habit(rf"{START}[Tt]he next Attack (?:made |performed |triggered )?by (?!an? |any |another )(?P<who>{CARDS}+?)(?:,? (?:by|before|until) the end of (?:the|this) (?:Main )?Phase| this Phase)? (?:gains|has|gets) (?P<gift>[^.,]*?)(?=[.,])", next_attack), habit(rf"{START}(?P<who>[Tt]his Character|[Tt]arget {CARDS}+?|[Tt]hat Character|[Ii]t)(?:'s|s) next Attack(?:,? (?:by|before|until) the end of (?:the|this) (?:Main )?Phase| this Phase)? (?:gains|has|gets) (?P<gift>[^.,]*?)(?=[.,])", next_attack), habit(r"\b(?:on|to|with|for) (?:its|their|his) next Attack(?: (?:this|in this) Phase| (?:by|before|until) the end of (?:the|this) Phase)?", "for its next Attack"),
    # ---- Attacks
    habit(r"\bIf the target (?:takes|took|is dealt|suffers) (?:at least (?P<n>\w+) )?(?:(?P<m>\w+) or more )?True Damage(?: from this Attack)?, (?P<rest>[^.]*)", struck_for), habit(r"((?:Melee|Ranged) Attack \([^()]*)\)\. This Attack (ignores (?:Cover|DEF))(?: and its effects)?\.", r"\1, \2)."), habit(r"((?:Melee|Ranged) Attack \([^()]*)\)\. This Attack (?:has|gains) (Soul Harvesting|Precise Strike|Precise Shot|Boost ?\+ ?\d|Boost ?x ?2)\.", r"\1, \2)."),
    habit(rf"(?P<before>^[^.]*?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. This Attack (?:has|gains) (?P<gift>{GIFT}(?: for (?:each|every) [^.,]*?(?:, counting at most \d+)?| against [^.,]*?)?)(?P<at>)(?P<kind>)\.", stronger), habit(rf"(?P<before>^[^.]*?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. If the target (?P<kind>is |has )(?P<at>[^.,]*), this Attack (?:has|gains) (?P<gift>{GIFT})\.", stronger), habit(rf"(?P<before>^[^.]*?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. This Attack (?:has|gains) (?P<gift>{GIFT}) if the target (?P<kind>is |has )(?P<at>[^.,]*)\.", stronger),
    habit(r"\. After (?:this|the|that) Attack(?: is resolved| resolves)?, (?=\w)", after_attack),
    # ---- coming into play
    habit(r"\b[Tt]his Character (?:can|may) (?:also )?be \[Deploy\]ed (?:to|in|into|on) (?:any|an?) (?:unoccupied |empty |free )?square ((?:adjacent to|of|in row|on the edge)\b[^.]*)(?=\.)", r"You may [Deploy] this Character, in a square \1"), habit(r"\b([Tt]his Character) (?:can|may) \[?[Mm]ove\]? through (?:other )?Characters(?: with RUN(?: movement)?)?(?=\.)", r"\1 may pass through Characters with RUN"), habit(r"\b[Yy]ou gain an? (?:additional|extra) (?:\{CP\}|Command Point) when you \[Collect Command Income\]", "You have Command Income: 1"),
    habit(r"\b([Yy])ou (?:may|can) \[?[Dd]eploy\]? (?:an? |your )?(?P<noun>(?:[A-Z]\w+ )?(?:Characters?|[A-Z]\w+s)) (?:to|in|on|into|onto) (?:an? |any )?(?:(?:unoccupied|empty|free|open) )?squares? (?:of|on) (?P<field>this Field|a Field you control)(?: as (?:though|if) (?:they|it|those squares|that square) (?:were|was) (?:in )?(?:your )?[Rr]ow A)?(?=\.)", deployed_there),
    habit(r"(\[Deploy\] [^.]*?)\. (?:It|That card|That Field|That Character) costs (\d+) (?:less|lower)(?: to \[?[Dd]eploy\]?)?\.", r"\1 for \2 less."), habit(r"(\[Deploy\] [^.]*?),? (?:paying|reducing its (?:cost|Dice Cost|[Dd]eploy cost) by) (\d+)(?: less)?\.", r"\1 for \2 less."),
    # ---- more words for the same
    habit(r"\bwith no (Modifications?|damage(?: tokens?)?)\b(?: attached)?(?: on (?:it|them))?", lambda m: "without Modifications" if m[1][0] == "M" else "without damage"), habit(rf"\b({THINGS})(s?)({WHOSE}) without damage\b", r"undamaged \1\2\3"), habit(r"\b(opponent (?:loses|discards) [^.,]*?) and you (gain|draw|recover)\b", lambda m: f"{m[1]}. {upper(m[2])}"), habit(rf"{START}[Rr]emove ({COUNT}) (Mana|Soul|Gem)s?(?: [Tt]okens?)? from (this (?:{THINGS}|Directive)|that (?:{THINGS})|it)(?=[.,;]| and)", lambda m: begun(m[1], f"{m[4]} loses {f'{{{m[3]}}}' * count_of(m[2])}")),
    habit(r"\bcannot be (?:the )?targets? of\b", "cannot be targeted by"), habit(r"\b([Ww]hile|[Ii]f) (an? [^.,]*?) (?:occupies|is (?:on|in)) (?:(?:a square of )?(this Field)|(it))(?=[.,])", on_this_field), habit(r"\b(ignores?) ([A-Z]\w+) (?:movement )?(?:penalties|movement penalties)\b(?: of Fields)?", r"\1 movement penalties with trait \2"),
    habit(rf"{PASSIVE}When (this Character|the attached Character) (?:makes|performs|declares) an? ((?:Melee |Ranged )?Attack) (?:against|targeting|that targets) (an? {CARDS}+?), (?:the|that|this|its) Attack (?:gains|has|gets) ([^.]*)\.", lambda m: f"{m[1]}{upper(m[2])}'s {m[3]}s against {several(m[4])} have {m[5]}."), habit(rf"{PASSIVE}When (this Character|the attached Character) (?:makes|performs|declares) an? ((?:Melee |Ranged )?Attack), (?:the|that|this|its) Attack (?:gains|has|gets) ([^.]*)\.", lambda m: f"{m[1]}{upper(m[2])}'s {m[3]}s have {m[4]}."),
    habit(r"^(\d: (?:[^.]*\. )*)\[Reveal a Goal\] in (?:your )?[Rr]ow ([A-G]) or (?:in )?(?:[Rr]ow )?([A-G])(?:,? (?:your|of your) choice)?\.", r"\1Choose one: [Reveal a Goal] in row \2; or [Reveal a Goal] in row \3."), habit(r"\bwith (?:only )?1 (?:HP|Hit Point|remaining HP|remaining Hit Point)(?: remaining| left)\b", "with 1 or less HP left"),
    habit(rf"^((?:(?:Global|Offensive|Defensive) [^:]*|When Revealed): (?:\{{[A-Za-z]+\}})* ?)((?:[Aa]nother|[Tt]arget|[Tt]his|[Aa]) {CARDS}*?) may (\[Move\]|make an? (?:Melee |Ranged )?Attack)", lambda m: f"{m[1]}{m[2]} {'[Move]s' if m[3][0] == '[' else m[3].replace('make', 'makes')}"), habit(r"^(Response: [^,]*\bis killed, (?:[^.]*\band )?)the Character that killed (?:it|this Character)\b", r"\1the attacker"),
    habit(rf"{SHOVING}[^.,;]*?\d squares?) (?:directly )?(?:(?P<to>towards?)|away from) (?:this Character|this Field)(?=[.,;]| and)", one_way), habit(rf"{START}([Tt]his Character) trades (?:squares|places|positions) with ({CARDS}+?) of the same [Ss]ize(?=[.,;])", lambda m: begun(m[1], f"exchange the squares of {lower(m[2])} and {re.sub('^target', 'another target', m[3])} of this card's Size")), habit(rf"{START}([Tt]his Character) trades (?:squares|places|positions) with ({CARDS}+?)(?=[.,;])", lambda m: begun(m[1], f"exchange the squares of {lower(m[2])} and {m[3]}")),
    # ---- squares
    habit(r"(?<!another )\b(target \w+(?: you control)?) of (?:the same|equal) [Ss]ize(?: as this Character)?((?: you control)?) (?:trade|exchange|swap)", r"another \1\2 of this card's Size exchange"), habit(r"\b[Rr]emove all damage (?:tokens?|counters?) from\b", lambda m: f"{m[0][0]}emove all damage from"), habit(rf"{START}(?<!may )\[Move\] (target {CARDS}+?|this Character|another {CARDS}+?|it|that Character)(?=[.,;]| and)", lambda m: begun(m[1], f"{m[2]} [Move]s")),
    habit(r"^([^:]*Enemy Action[^:]*: .*?)\b[Tt]he controller of this (?:Field|card|Character) (?=gains|loses|draws|discards)", lambda m: f"{m[1]}{'Your' if m[1].endswith(('. ', ': ', '} ')) else 'your'} opponent "),
    habit(r"\bmay then (?=[a-z\[])", "may "), habit(r"\b(each|Each) player may then\b", r"\1 player may"),
)  # fmt: skip

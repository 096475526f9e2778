"""What designers say at length: "with the Card Trait Mine", "in the same row as this Character", "one of them into …".

The rulebook names each thing in full, and so do those who write after it; where it says in two sentences what the house
says in one, they are put together here. Asides that only say what is so anyhow are left out.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import article
from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.keywords import KEYWORD_TEXTS
from sandtable.games.antithesis.language.rewording.meant import it_or_this
from sandtable.games.antithesis.language.rewording.printed_headers import LINE, attack_line
from sandtable.games.antithesis.language.rewording.relative_clauses import several
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    ORDERS,
    PASSIVE,
    START,
    TOKEN,
    count_of,
    lower,
    upper,
)

ROWS: Final = "ABCDEFG"
TRAIT: Final = r"[A-Z][\w-]*(?: [A-Z][\w-]*)?"
OPPONENT: Final = r"(?:[Aa]n|[Yy]our|[Tt]he|[Tt]hat) opponent"
ICONS: Final = r"(?:\{[A-Za-z]+\})+"
INSIDE: Final = (", ", "and ", "may ", "; or ", "then ")
SMALL: Final = "two|three|four|five|six|seven|eight"
NUMBERS: Final = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
}  # fmt: skip


def begun(before: str, said: str) -> str:
    return before + (lower(said) if before.endswith(INSIDE) else upper(said))


def digit(word: str) -> int:
    return NUMBERS.get(word.lower(), 0) or int(word)


# ---- rows


def beyond(found: re.Match[str]) -> str:
    """ "outside your Row A": in row B or higher; of rows in the midst there is no such word."""
    first, last = found["first"], found["last"] or found["first"]
    if first == ROWS[0] and last != ROWS[-1]:
        return f"in row {ROWS[ROWS.index(last) + 1]} or higher"
    if last == ROWS[-1] and first != ROWS[0]:
        return f"in row {ROWS[ROWS.index(first) - 1]} or lower"
    return found[0]


# ---- who is spoken of


def at_targets(found: re.Match[str]) -> str:
    """ "Attacks made by X that target Y gain Boost+1": X have it against Y."""
    who, whom = found["who"], found["whom"]
    at = several(whom) if re.match(r"an? ", whom) else whom
    verb = "has" if re.match(r"(?i:this|the attached) ", who) else "have"
    return f"{found[1]}{upper(who)} {verb} {found['gift']} against {at}."


def they_too(found: re.Match[str]) -> str:
    """ "Knights you control have +1 DEF. They cannot be pushed.": the same Knights, named again.

    Their number, if it is asked, is asked of those that are there.
    """
    group, rest = found["group"], found["rest"].removeprefix("also ")
    group = re.sub(r"^(?:All|Each|Your) ", "", group) if not group.startswith("Your ") else group
    asked = ""
    if found["n"]:
        if group.startswith("Your "):
            return found[0]
        asked = f" while there are {digit(found['n'])} or more {group if group[0] == group[0].upper() else lower(group)}"
        asked = re.sub(
            r"(or more )(Other|Friendly|Enemy|Exhausted|Damaged) ", lambda m: m[1] + m[2].lower() + " ", asked
        )
    parts = [part for part in re.split(r",? and (?:they )?(?:also )?(?=have |cannot |gain )", rest) if part]
    if not all(re.match(r"(?:have|cannot|gain|ignore|lose) ", part) for part in parts):
        return found[0]
    said = [f"{upper(group)} {re.sub('^gain ', 'have ', part)}{asked}." for part in parts]
    return f"{found['first']} {' '.join(said)}"


def own_reach(found: re.Match[str]) -> str:
    """ "within its Engagement RNG", where no other card has been spoken of: this Character's."""
    before = found.string[: found.start()]
    if not re.search(r"[Tt]his Character", before) or re.search(
        r"\b(?:[Tt]arget|[Tt]hat|[Aa]nother|it) [A-Z]", before
    ):
        return found[0]
    return f"{found['in']} the Engagement RNG of this Character"


def harmed_on(found: re.Match[str]) -> str:
    """ "place two damage tokens on it": it takes 2 damage."""
    many = re.match(r"(?:all|up to|any number|[2-9]|two|three|four|five|six)\b", found["whom"], re.IGNORECASE)
    return begun(found[1], f"{found['whom']} {'take' if many else 'takes'} {count_of(found['n'])} damage")


def removed_from(found: re.Match[str]) -> str:
    """ "Remove up to 3 damage tokens from X": it Heals so much, or up to so much."""
    many = re.match(r"(?:all|up to|any number|[2-9]|two|three|four|five|six)\b", found["whom"], re.IGNORECASE)
    if many and found["up"]:
        return found[0]
    verb = "Heal" if many else "Heals"
    return begun(found[1], f"{found['whom']} {verb} {'up to ' if found['up'] else ''}{count_of(found['n'])}")


def may_do(found: re.Match[str]) -> str:
    """ "A Character you control may [Move].": you may let it."""
    who, before = found["who"], found.string[: found.start()]
    if found[1] in ("and ", "then ", ", then "):
        return found[0]
    if re.match(r"(?i:it|that )", who) and (
        not re.search(r"(?i:this Character|you control)", before) or re.search(r"(?i:opponent|enemy)", before)
    ):
        return found[0]  # its controller may be somebody else
    verb, behind = found["verb"], found.string[found.end() :]
    only = re.match(r"[^.]*\.(?:$| Limit | Ability Traits:)", behind) and re.match(
        r"(?:Attached Has )?(?:(?:Global|Offensive|Defensive) [^:]*|Response): (?:\{[A-Za-z]+\}|:| )*(?:(?:[Ww]hen|[Aa]fter) [^,]*, )?$",
        before + found[1],
    )
    if only or behind.startswith(" through"):
        return found[0]  # all that a triggered ability does: whoever triggers it wants it done
    if verb == "[Move]" and not re.match(r" (?:up to|\d|one|two|with|as|without|using)\b", behind):
        return begun(found[1], f"you may [Move] {lower(who)}")
    verb = {"[Move]": "[Move]s", "make": "makes", "perform": "performs", "Heal": "Heals"}.get(
        verb, "recovers"
    )
    return begun(found[1], f"you may {lower(who)} {verb}")


def move_each(found: re.Match[str]) -> str:
    """ "Choose up to three Characters you control. Each of them may [Move] up to 2 squares.": so many do it."""
    many = re.sub(
        r"[a-z]+$|\d$",
        lambda m: str(digit(m[0])) if m[0] in NUMBERS or m[0].isdigit() else m[0],
        found["many"],
    )
    how = " without dice" if found["bare"] else ""
    if found["far"]:
        number = digit(found["far"].split()[-1])
        how = f" up to {number} square{'' if number == 1 else 's'} without dice"
    return begun(found[1], f"{many} {found['who']} [Move]{how}") + "."


def have_each(found: re.Match[str]) -> str:
    """ "has Charge and +1 STR with Melee Attacks": a Keyword is had in any case."""
    kw = re.sub(r"^(?:has|have|gains?) ", "", found[1])
    verb = found[1].split()[0]
    return f"{found[1]} and {verb} {found[2]}" if kw in w.KEYWORDS else found[0]


def so_damaged(found: re.Match[str]) -> str:
    """ "has 5 or more damage tokens on it": so much damage."""
    number, how = count_of(found["n"]), found["how"] or ("more" if "at least" in found[0] else "")
    verb = "with" if found[1] in ("with", "that has", "that have") else found[1]
    if not how or (how != "more" and verb == "with"):
        return found[0]
    return f"{verb} {number} or {'more' if how == 'more' else 'less'} damage"


def said_number(said: str) -> str:
    """ "three or fewer": 3 or less."""
    if said == "no":
        return said
    number, _, how = said.partition(" or ")
    return f"{digit(number)} or {'more' if how == 'more' else 'less'}"


def unless_moving(found: re.Match[str]) -> str:
    """ "Characters on this Field have -1 Move unless they have FLY or TEL movement.": those without them."""
    without = f" without {found['one']}" + (f" without {found['other']}" if found["other"] else "")
    who, many = re.subn(
        r"\b(?:Characters|Champions)(?: you control| controlled by an opponent)?",
        rf"\g<0>{without}",
        found["who"],
        count=1,
    )
    return f"{found[1]}{who} have {found['gift']}." if many and found["have"] == "have" else found[0]


def each_may_move(found: re.Match[str]) -> str:
    """ "Each Knight you control may [Move]": any number of them do."""
    how = ""
    if found["n"]:
        number = digit(found["n"])
        how = f" up to {number} square{'' if number == 1 else 's'} without dice"
    return begun(found[1], f"any number of {several('a ' + found['who'])} [Move]{how}")


def at_most_so_many(found: re.Match[str]) -> str:
    """ "this card gains {Soul}. It cannot hold more than three.": if it has 2 or less."""
    number, who = count_of(found["n"]) - 1, lower(found["who"])
    if number < 1:
        return found[0]
    before = found["begin"]
    return f"{before}{'if' if before.endswith(', ') else 'If'} {who} has {number} or less {found['t']} tokens, {who} gains {{{found['t']}}}."


def unhurt(found: re.Match[str]) -> str:
    """ "When this Character takes no True Damage from a Melee Attack": asked when that is complete."""
    who, kind = found["who"], found["kind"]
    rest = re.sub(r"\bit (?=makes|may |Heals|gains|recovers|\[Move\])", f"{who} ", found["rest"])
    return f"After an enemy Character completes {article(kind)} {kind} against {who}, if this Attack dealt no True Damage, {rest}"


def either_damage(found: re.Match[str]) -> str:
    """ "Melee Attack. …, HP Damage or PUSH Damage.": one of two Attacks, as it is triggered."""
    lines = [re.sub(LINE, attack_line, f"{found['line']}. {found[one]} Damage.") for one in ("a", "b")]
    if found["a"] == found["b"] or not all(
        re.fullmatch(r"[A-Z][a-z]+ Attack \([^()]*\)\.", one) for one in lines
    ):
        return found[0]
    return f"{found['head']}Choose one: {lines[0][:-1]}; or {lines[1]}{found['rest']}"


def several_near(found: re.Match[str]) -> str:
    """ "while it is adjacent to two or more other Characters you control": while there are so many there."""
    who = it_or_this(found) if found["who"] == "it" else found["who"]
    at = {"adjacent to": "adjacent to", "engaged by": "engaging", "engaging": "engaged by"}[
        found["at"].lower()
    ]
    asked = "if" if found["w"].lower() == "if" else "while"
    if found["w"][0].isupper():
        asked = upper(asked)
    return f"{asked} there are {digit(found['n'])} or more {found['what']} {at} {who}"


# ---- down to so much


def slower(found: re.Match[str]) -> str:
    """ "The Move Value of its Movement Array is reduced by 1, to a minimum of 1.": -1 Move, to no less than 1."""
    whose = (found["whose"] or found["of"] or "").lower()
    if not whose or "D-" in found[0].removeprefix(found[1]):
        return found[0]
    who = "the attached Character" if "attached" in whose else "this Character"
    down = re.search(r"(\d|one)$", found["down"] or "")
    least = digit(down[1]) if down else 0
    return f"{found[1]}{upper(who)} has -{digit(found['n'])} Move{f', to no less than {least}' if least else ''}."


def stated(found: re.Match[str]) -> str:
    """ "Characters you control in row C that are exhausted": the state stands before the noun."""
    state = found["state"].lower()
    one = ""
    if found["a"]:
        one = f"{'A' if found['a'][0] == 'A' else 'a'}{'n' if state[0] in 'aeiou' else ''} "
    return f"{one}{state} {found['noun']}{found['posts']}"


# ---- the first in a Phase


def first_deployed(found: re.Match[str]) -> str:
    """ "The first Character you [Deploy] each Phase costs 2 less.": as long as none was deployed."""
    what = found["what"]
    change = found["change"] or f"{'-' if found['how'] == 'less' else '+'}{found['n']}"
    least = re.sub(r".* (\d)$", r", to no less than \1", found["least"] or "")
    return f"{found[1]}{several(f'a {what}')} in your Hand have {change} cost{least} while you have not [Deploy]ed {article(what)} {what} this Phase."


def first_triggered(found: re.Match[str]) -> str:
    """ "The first Command Draw you trigger each Phase costs no {CP}.": as long as none was triggered."""
    icons = found["icons"] or found["less"] or found["one"] or "{CP}"
    return f"{found[1]}Your {found['called']} costs {icons} less while you have not triggered {found['called']} this Phase."


# ---- costs and limits


def deployed_for(found: re.Match[str]) -> str:
    """ "[Deploy] a Character. The number in its Dice Cost is reduced by 3.": for 3 less."""
    return f"{found['what']} for {count_of(found['n'])} less{found['where'] or ''}."


def gained_so_often(found: re.Match[str]) -> str:
    """ "gain {CP}. No more than two {CP} may be gained this way per Phase.": so often."""
    if found["icon"] != found["same"]:
        return found[0]
    return f"gain {found['icon']}. Limit {digit(found['n'])} per Phase."


def chosen_colour(found: re.Match[str]) -> str:
    """ "Choose a color. Gain two dice of that color.": dice of one color."""
    number = count_of(found["n"])
    said = "{S}" if number == 1 else f"{number} dice of one color"
    return f"{found[1]}{'gain' if found[1].endswith(INSIDE) else 'Gain'} {said}"


def has_attacks(found: re.Match[str]) -> str:
    """ "Characters with a Ranged Attack Ability": who has one; "kills it with an Attack Ability" is something else."""
    before = re.split(r"[.:]", found.string[: found.start()])[-1]
    return found[0] if re.search(r"\b(?:kill|deal|take|attack|damage|make)", before) else f"with {found[1]}s"


def attached_keyword(found: re.Match[str]) -> str:
    """ "Attached Has Passive: Presence-1. Ability Traits: Command": the traits are the Keyword's own, or it is more."""
    kind = next(number for word, number in NUMBERED_KINDS.items() if word in found["kw"])
    own = {
        trait
        for line in KEYWORD_TEXTS[kind]
        for trait in re.sub(r"<.*?>", "Mobility", line.partition("Ability Traits: ")[2]).split(", ")
    }
    said = set(found["traits"].split(", ")) if found["traits"] else set()
    return f"Attached Has {found['kw']}." if said <= own else found[0]


NUMBERED_KINDS: Final = {
    "Presence": i.PRESENCE_X, "Destructible": i.DESTRUCTIBLE, "Mana": i.MANA_X, "Patrol": i.PATROL,
    "Regeneration": i.REGENERATION, "Unmoddable": i.UNMODDABLE, "Immunity": i.IMMUNITY,
    "Vulnerability": i.VULNERABILITY, "Walker": i.WALKER, "Ward": i.WARD,
}  # fmt: skip


STATES: Final = "|".join([f"{word}|{word.capitalize()}" for word in w.STATES.numbers])
UNPRINTED: Final = "|".join(w.UNPRINTED.numbers)
HIT: Final = "HP|PUSH|PULL"
KEYWORDS: Final = "|".join(sorted([re.escape(word) for word in w.KEYWORDS.numbers], key=len, reverse=True))
NUMBERED: Final = r"Presence-1|Destructible-\d|Mana-\d|Patrol-[A-G]|Regeneration \d|Unmoddable-All|Unmoddable-[A-Z]\w+|(?:Immunity|Vulnerability) [A-Z]\w+|[A-Z]\w+ (?:Walker|Ward)"
ASIDE: Final = (
    r"(?:Tokens on (?:it|that Modification) stay on it|(?:Its|The|That die's) new (?:Pip Value|value|result) is used(?:, even if (?:it is )?(?:lower|worse))?"
    r"|Costs already paid (?:stay|remain) paid|(?:Its|Their|The) (?:other )?costs? (?:is|are) not (?:returned|refunded|given back)"
    r"|(?:It|This|That) is not (?:a draw|drawing))"
)

AT_LENGTH: Final[tuple[Habit, ...]] = (
    # ---- asides
    habit(rf"(?<=[.)]) {ASIDE}\.(?=$| )", ""), habit(r",? (?:counted|reckoned|checked|determined) (?:when|as) (?:the|that|this) Attack(?:'s STR)? is (?:totaled|made|resolved|declared)(?=\.)", ""),
    habit(r";? (?:those|these|the) dice are put into (?:your|the other|their) Dice Bank (?:without being rolled|as they (?:lie|are)|unrolled|showing the same (?:face|faces|values?))(?=\.)", ""),
    habit(r" to which it (?:could|can|may) (?:legally )?be attached\b", ""), habit(r",? whichever (?:comes|happens) first\b", ""),
    # ---- traits
    habit(r"\b(with(?:out)?|[Hh]as|[Hh]ave|having) (?:the |an? )?[Cc]ard [Tt]raits? (?=[A-Z])", r"\1 trait "), habit(r"\b(with(?:out)?) (?:the |an? )[Tt]raits? (?=[A-Z])", r"\1 trait "),
    habit(rf"\b(with(?:out)?) (?:the |an? )({TRAIT}) (?:[Cc]ard )[Tt]rait\b", r"\1 trait \2"), habit(rf"\b(with(?:out)? trait {TRAIT}) (?:or|and/or) (?:the |an? )?(?:[Cc]ard )?[Tt]rait ({TRAIT})", r"\1 or \2"),
    habit(rf"\b(?:that|which|who) (?:has|have) (?:the |an? )?[Tt]rait ({TRAIT})", r"with trait \1"),
    # ---- rows
    habit(r"\b(in|of|from|to) (?:a square (?:in|of) )?your [Rr]ows (?=[A-G]\b)", r"\1 rows "), habit(r"\boutside (?:of )?(?:your )?[Rr]ows? (?P<first>[A-G])(?: (?:to|through|-|and) (?P<last>[A-G]))?\b", beyond),
    habit(r"\b(?:that (?:is|are) )?in the same row as this (?:Character|Field|card)\b", "in this card's row"), habit(r"\b(?:that (?:is|are) )?in a different row (?:than|from) this (?:Character|Field|card)(?: is in)?\b", "not in this card's row"),
    habit(r"(\[Deploy\]ed) (?:to|into|onto|on) (?:a|an unoccupied) square\b", r"\1 in a square"), habit(r"(?<=\[Deploy\]ed) (in row [A-G](?: or (?:higher|lower))?)", r" in a square \1"),
    habit(r"(\[Reveals? a Goal\]) in (?:their|his|its) (?:own )?[Rr]ow\b", r"\1 in row"),
    # ---- what a card prints
    habit(r"\bwith an? (?:printed )?(VP|HP|DEF|[Cc]ost|Dice Cost) of (\d+)(?= or (?:less|more)|[ .,;]|$)", lambda m: f"with {m[1].replace('Dice Cost', 'cost').replace('Cost', 'cost')} {m[2]}"),
    habit(rf"\b(?:that|which|who) (?:does|do) not have ({KEYWORDS}|{NUMBERED})(?![\w-])", r"without \1"), habit(rf"\b(?:that|which|who) (?:has|have) ({KEYWORDS}|{NUMBERED})(?![\w-])", r"with \1"),
    habit(r"\bwith (?:an? |at least one )((?:Melee |Ranged |AOE )?Attack) [Aa]bilit(?:y|ies)\b", has_attacks), habit(r"^(Attach [Tt]o: .*)\b(?:with|that has) an? ((?:Melee |Ranged |AOE )?Attack)$", r"\1with \2s"),
    habit(rf"^Attached Has (?:Passive: )?(?:This Character has )?(?P<kw>{NUMBERED})\.(?: Ability Traits: (?P<traits>.*))?$", attached_keyword),
    # ---- who has what
    habit(r"\breceives? (?:an? )?(?=\{(?:Mana|Soul|Gem)\})", lambda m: "gains " if m[0].startswith("receives") else "gain "), habit(r"\breceives? (?=(?:\d|an?|one|two|three) (?:Mana|Souls?|Gems?)\b)", lambda m: "gains " if m[0].startswith("receives") else "gain "), habit(r"\bregains? (?=\d? ?\{)", lambda m: "gains " if m[0].startswith("regains") else "gain "),
    habit(rf"\bthere (?:is|are) already (?P<n>{COUNT}) or more \{{?(?P<t>{TOKEN})\}}?s?(?: tokens?)? on it\b", lambda m: f"it has {count_of(m['n'])} or more {m['t']} tokens"), habit(rf"(?P<begin>^|[.:}}] |, )(?P<who>[Tt]his Character|[Ii]t|[Tt]his Field|[Tt]his card) gains (?P<icons>{ICONS}),? unless (?P<it>it|this \w+) (?:already )?has (?P<n>{COUNT}) or more (?P<t>{TOKEN}) tokens(?=\.)", lambda m: f"{m['begin']}{'if' if m['begin'].endswith(', ') else 'If'} {lower(m['who'])} has {count_of(m['n']) - 1} or less {m['t']} tokens, {lower(m['who'])} gains {m['icons']}" if count_of(m["n"]) > 1 else m[0]),
    habit(r"\b(within|in) its Engagement RNG\b", lambda m: m[0]), habit(r"\b(?P<in>within|in|inside) its Engagement RNG\b", own_reach),
    habit(rf"{START}(?:[Pp]lace|[Pp]ut) (?P<n>{COUNT}) damage tokens? (?:up)?on (?P<whom>[^.,;]*?)(?=\.|;|,| and | for each )", harmed_on),
    habit(rf"{START}[Rr]emove (?P<up>up to )?(?P<n>{COUNT}) damage(?: tokens?)? from (?P<whom>[^.,;]*?)(?=\.|;|,| and )", removed_from),
    habit(r"\b[Ii]f you (?:removed|discarded|returned|put|killed|exhausted|healed|lost|rerolled|Healed) (?:at least one|one or more|any)(?: (?:card|token|of them|damage|die|dice)s?)?(?: this way)?,", "If you do,"),
    # ---- who acts
    habit(r"\b[Ww]hen dice are (?:spent|expended|added) (?:on|to) an Attack\b", "When a player spends dice on an Attack"), habit(r"\b(reroll|turn) one of (?:those|these|the)(?: spent)? dice\b", r"\1 one of them"),
    habit(rf"(?P<begin>^|[.:}}] |, )(?:[Tt]he controller of that (?:Character|card|Ability)|[Ii]ts controller) must (?:pay|spend) (?:an? )?(?:additional |extra )?(?P<icons>{ICONS})(?: more)?,? or (?:the effects? of (?:that|the|its) [Aa]bility|(?:that|the) [Aa]bility|its effects?|it) (?:is|are) cancel(?:l)?ed\.", lambda m: f"{m['begin']}{'your' if m['begin'].endswith(', ') else 'Your'} opponent may pay {m['icons']}. If he does not, cancel it." if re.search(r"controlled by (?:an|your) opponent triggers|enemy \w+ triggers|an opponent triggers", m.string[: m.start()]) else m[0]),
    habit(r"\b([Ii]ts controller|[Yy]our opponent|[Aa]n opponent) may give you (?P<n>two|three|four|\d) dice(?: of (?:their|his) choice)?(?: from (?:their|his) Dice Bank)?", lambda m: f"{m[1].replace('An opp', 'Your opp').replace('an opp', 'your opp')} may give you {digit(m['n'])} dice"),
    habit(r"\b[Ii]f (?:they|that player|your opponent|an opponent) (?:do|does) not,", "If he does not,"), habit(r"\b[Ii]f (?:they|that player|your opponent|an opponent) (?:do|does),", "If he does,"),
    habit(r"(^|[.:}] |, )(?:[Aa]n|[Tt]hat) opponent may (?=\[Reveal a Goal\]|discard|draw|recover|\[Move\]|gain|reroll)", lambda m: f"{m[1]}{'your' if m[1].endswith(', ') else 'Your'} opponent may "),
    habit(rf"{START}(?:{OPPONENT} shows you their Dice Bank and )?you choose one die in (?:it|their Dice Bank|your opponent's Dice Bank) with a Pip Value of (?P<n>\d) or (?P<how>higher|more|lower|less)(?:; |, | and |\. )(?:[Tt]hat die|it) is discarded", lambda m: begun(m[1], f"discard a die in your opponent's Dice Bank showing {m['n']} or {'more' if m['how'] in ('higher', 'more') else 'less'}")),
    habit(r"\b(di(?:e|ce)(?: in (?:your|his|their|your opponent's|an opponent's) Dice Bank)?) (?:with|showing|that shows?|of) (?:a )?(?:Pip Values? )?(?:of )?(\d)(?: or (higher|greater|lower|fewer))\b", lambda m: f"{m[1]} showing {m[2]} or {'more' if m[3] in ('higher', 'greater') else 'less'}"), habit(r"\b(di(?:e|ce) in (?:your|his|your opponent's) Dice Bank) with (?:a )?Pip Values? (?:of )?(\d)\b", r"\1 showing \2"),
    # ---- Fields that go
    habit(r"\b(an? [^.,;]*?) is discarded(?: from play)? while this Character occupies a square of it\b", r"\1 under this Character is discarded"), habit(r"\bis discarded from play\b", "is discarded"),
    habit(r"\b[Ii]f you then have (fewer|more) cards in (?:your )?Hand than (?:that|your|an) opponent\b", r"If you have \1 cards in your Hand than your opponent"), habit(r"\bdraw another(?: card| one)?(?=[.,])", "draw a card"),
    # ---- Modifications that move
    habit(r"\b([Mm])ove (target|a) Modification attached to (an? (?:Character|Field|Champion) you control) (?:on)?to (?:a different|another) (Character|Field|Champion)(?: you control)?(?=[.,;])", lambda m: f"{'A' if m[1] == 'M' else 'a'}ttach {m[2]} Modification attached to {m[3]} to another {m[4]} you control"),
    # ---- how long
    habit(r"\buntil (?:the )?(?:next|an|one) Attack (?:that targets|against|on) (?:it|this Character|that Character) (?:has been resolved|is resolved|is over|is completed|resolves|ends|has ended)(?:,? or until (?:the )?end of (?:the )?Phase)?", "for the next Attack that targets it"), habit(r"\b(?:for|against) the next Attack (?:made )?(?:against|on|that targets) (?:it|this Character|that Character)(?: this Phase)?(?=[.,;]| and)", "for the next Attack that targets it"),
    # ---- Attacks against somebody, and groups that are spoken of again
    habit(rf"{PASSIVE}Attacks (?:made )?(?:by|of) (?P<who>[^.]*?) (?:that|which) target (?P<whom>[^.]*?) (?:gain|have|get) (?P<gift>Boost ?\+\d|[+-]\d (?:STR|RNG))\.", at_targets),
    habit(r"(?P<first>^(?:Attached Has )?(?:Passive|While Revealed): (?P<group>(?:[A-Z][\w-]* ){1,4}?(?:you control|controlled by an opponent)?[^.]*?) (?:have|gain|cannot|get) [^.]*\.) (?:(?:As long as|While|If) there are (?P<n>\d|two|three|four|five|six) or more of them, they|They) (?P<rest>(?:also )?(?:have|cannot|gain)\b[^.]*)\.", they_too),
    habit(r"\bcannot be moved by PUSH(?: Damage)?(?: or (?:by )?PULL Damage| and PULL Damage)", "cannot be pushed and cannot be pulled"),
    # ---- down to so much
    habit(r"((?<!\w)-\d (?:Move|DEF|STR|RNG|cost)),? to a minimum (?:value )?of (?:0|zero|none)\b", r"\1"), habit(r"((?<!\w)-\d (?:Move|cost))(?: Points?)?,? (?:but )?(?:to a minimum (?:value )?of|to no less than|down to|not below|minimum|\(minimum) (\d|one|two|three)\)?", lambda m: f"{m[1]}, to no less than {digit(m[2])}" if digit(m[2]) else m[1]),
    habit(rf"{PASSIVE}(?:The )?(?P<whose>[Ii]ts|This Character's|[Tt]he attached Character's)? ?(?:D-)?(?P<stat>Move Value|[Mm]ovement|Move)(?: of (?P<of>its|this Character's) (?:printed )?Movement Arrays?)? (?:is|are) (?:reduced|lowered|decreased) by (?P<n>\d|one|two)(?P<down>,? (?:but )?(?:to a minimum of|to no less than|not below|but not below) (?:\d|one))?\.", slower),
    # ---- what is said of somebody behind where he is
    habit(r" (?:that|which|who) (?:has|have) not (?:yet )?(?:\[Move\]d|\[Move\]ed|[Mm]oved) (?:in |during )?this Phase\b", " not moved this Phase"), habit(r" (?:that|which|who) (?:has|have) (?:already )?(?:\[Move\]d|\[Move\]ed|[Mm]oved) (?:in |during )?this Phase\b", " moved this Phase"),
    habit(rf"(?P<a>\b[Aa]n? )?\b(?P<noun>(?:non-)?(?:(?!Each|Target|All|Another|The|Any|Other|Every)[A-Z][\w-]+ )?(?:Characters?|Champions?|Fields?))(?P<posts>(?: you control| controlled by an opponent)?(?: (?:in|on|adjacent to|within|with|engaged by) [^.,;:]*?)) (?:that|which|who) (?:is|are) (?P<state>{STATES})(?= |[.,;]|$)(?! by\b| with\b)", stated),
    # ---- who may do something: you say so
    habit(rf"{START}(?P<who>[Tt]his Character|[Ii]t|[Tt]hat Character|(?:[Aa]n?|[Aa]nother|[Tt]arget|[Aa]nother target) [^.,;:]*?\byou control\b[^.,;:]*?) may (?P<verb>\[Move\]|make|perform|recover|Recover|Heal)(?= |\.|,)", may_do),
    habit(rf"{START}[Cc]hoose (?P<many>up to (?:two|three|four|five|\d)|any number of) (?P<who>[^.,;:]*?)(?:\. |; )(?:[Ee]ach of them|[Ee]ach of those Characters|[Tt]hey|[Tt]hose Characters|[Ee]ach) may \[Move\](?: (?P<far>up to (?:\d|one|two|three|four)) squares?)?(?P<bare>,? without (?:spending |expending )?(?:any )?dice)?\.", move_each),
    habit(r"(\b(?:has|have|gains?|gain) (?:[A-Z][A-Za-z-]*(?: [A-Z][A-Za-z-]*)*)) and ((?:[+-]\d (?:STR|RNG|DEF)|Boost\+\d) (?:with|against) )", have_each),
    # ---- how much damage is on it
    habit(rf"\b([Hh]as|[Hh]ave|with|that has|that have) (?:at least )?(?P<n>{COUNT}) (?:or (?P<how>more|fewer|less) )?damage(?: tokens?)?(?: on (?:it|them))?(?=[,. ]|$)(?!or )", so_damaged),
    # ---- what was done in this Phase
    habit(r"\bhas (?P<not>not )?(?:already )?(?:made|completed) an Attack (?:in |during )?this Phase\b", lambda m: f"has {'not ' if m['not'] else ''}attacked this Phase"), habit(r"\bhas (?P<not>not )?(?:already )?\[Move\](?:e?d) (?:in |during )?this Phase\b", lambda m: f"has {'not ' if m['not'] else ''}moved this Phase"),
    habit(r"\bcannot make more than one Attack (?:each|per|in a|in each) (?:Main )?Phase(?=\.)", "cannot make Attacks while it has attacked this Phase"),
    habit(rf"{PASSIVE}(?:The|Its|This Character's) first Attack (?:that )?(?:(?:this Character|it) makes )?(?:each|per|in each|of each|in a) (?:Main )?Phase (?:gains|has|gets) (?P<gift>[+-]\d (?:STR|RNG)|Boost\+\d)\.", r"\1This Character's Attacks have \g<gift> while this Character has not attacked this Phase."),
    # ---- what the opponent has
    habit(r"\b[Ii]f (?:they have|he has|that opponent has|an opponent has|your opponent has) (?P<n>no|\d or (?:more|fewer|less)|(?:one|two|three|four|five|six) or (?:more|fewer|less)) (?:cards in (?:their |his )?Hand)\b", lambda m: f"If your opponent has {said_number(m['n'])} cards in Hand"), habit(r"\b[Ii]f (?:they have|he has|that opponent has|an opponent has|your opponent has) (?P<n>no|\d or (?:more|fewer|less)|(?:one|two|three|four|five|six) or (?:more|fewer|less)) dice in (?:their|his) Dice Bank\b", lambda m: f"If your opponent has {said_number(m['n'])} dice in his Dice Bank"),
    # ---- if it cannot be done
    habit(rf"(?<=[.] )If you (?:cannot|can't|could not|are unable to)(?: do so)?, (?=(?:{ORDERS}|\[)\b|\[)", "If you do not, "), habit(r"\bgain another (?=\{)", "gain "), habit(r"\bplaces a Goal in (?:their|his|your)? ?[Rr]ow ([A-G])\b", r"[Reveals a Goal] in row \1"),
    habit(r"\b([Tt])his (Field|card|Character)'s controller (?=draws|gains|discards|loses|\[)", r"\1he controller of this \2 "), habit(r"(\b[Ii]f the target is [^.,]*?) (?:afterwards?|after this Attack|after the Attack|after that|after being (?:moved|pulled|pushed))(?=,)", r"\1"),
    # ---- who is killed by whom
    habit(r"\b[Ww]hen (?P<who>(?:an?|another) [^,.]*?) is killed by (?P<by>(?:an?) [^,.]*?), (?P<rest>[^.]*?)\bthe killer\b", lambda m: f"When {m['by']} kills {m['who']}, {m['rest']}the attacker"),
    habit(r"\b(makes? an? (?:Melee |Ranged )?Attack) (?:against|targeting|on) (the attacker|it|that Character|the target) (at no cost)\b", r"\1 \3 targeting \2"),
    # ---- type of movement
    habit(r"((?<!\w)[+-]\d) to (?:its|their) Move(?: Value)?\b", r"\1 Move"), habit(rf"{PASSIVE}(?P<who>[^.,]*?) (?P<have>have|has) (?P<gift>[^.]*?),? unless (?:they|it) (?:have|has|uses?) (?P<one>RUN|FLY|TEL)(?: or (?P<other>RUN|FLY|TEL))?(?: movement)?\.", unless_moving),
    # ---- one of two kinds of damage
    habit(rf"^(?P<head>[^:]*: (?:{ICONS}:? ?)?)(?P<line>(?:Melee|Ranged)(?: AOE)? Attack\b(?:(?! or )[^:]){{5,90}}?)[.,] (?P<a>{HIT})(?: Damage)? or (?P<b>{HIT})(?: Damage)?(?:,? (?:of )?(?:your|its controller's) choice|,? as you choose| \(your choice\))?\.(?P<rest>(?: Limit \d per Phase\.)?(?: Ability Traits: .*)?)$", either_damage),
    # ---- whose zones
    habit(r"\b(?:an|the|that) opponent's (?=Hand\b|Main Deck|Discard Pile|Objective Deck|Strategy Deck|Dice Bank|Out of Game Zone)", "your opponent's "),
    # ---- each of them may; one behind the other
    habit(r",? one after (?:another|the other)(?:,? in (?:the|any) order (?:you choose|of your choice|you like))?\b", ""), habit(r"(\[Move\](?:s)?)(?:;|,|\.)? (?:[Nn]o dice (?:may|can) be (?:expended|spent)|without (?:expending|spending) (?:any )?dice)(?: (?:for|on|in) (?:these|those|this|that|it|the) ?(?:\[?[Mm]oves?\]?)?)?(?=[.,;])", r"\1 without dice"),
    habit(rf"{START}(?:[Ee]ach|[Ee]very) (?P<who>[^.,;:]*?\byou control\b[^.,;:]*?) may \[Move\](?: up to (?P<n>\d|one|two|three|four) squares?)?", each_may_move),
    habit(r"(?<=\. )(?:Each|Every) Character (?:that|who|which) (?:did so|\[Move\]d(?: this way)?|moved(?: this way)?) cannot trigger an? ((?:Melee |Ranged )?Attack)(?: [Aa]bility)?\b", r"They cannot make \1s"),
    habit(r"(?P<what>, then|,? and then) each player (?P<did>[^.]*)\.", r". Then each player \g<did>."), habit(r"(?<=[.] )Then Each Player\b", "Then each player"),
    # ---- how long, said once for two
    habit(r"\b(cannot (?:Heal|recover|Recover|\[Move\]|trigger [A-Za-z]+|make (?:Melee |Ranged )?Attacks|be (?:pushed|pulled|exhausted))) and ((?:has|gains|loses) [^.,]*?) (until the end of the (?:Phase|Battle))(?=\.)", lambda m: f"{m[1]} {m[3]} and {m[2].replace('has ', 'gains ', 1)} {m[3]}"),
    habit(r"(?P<time>until the end of the (?:Phase|Battle))\. (?P<rest>(?:It|They|This Character|That Character) [^.]*?) (?:during|for) (?:that|this) time(?=\.)", r"\g<time>. \g<rest> \g<time>"),
    # ---- a ceiling of tokens
    habit(rf"(?P<begin>^|[.:}}] |, )(?P<who>[Tt]his (?:card|Character|Field))(?: gains| receives) (?:an? |1 )?\{{(?P<t>{TOKEN})\}}\. (?:It|This (?:card|Character|Field)) (?:cannot|can't|can never|may not) (?:have|hold) more than (?P<n>{COUNT}) \{{?(?P=t)\}}?s?(?: tokens?)?(?: on it)?\.", at_most_so_many), habit(rf"(?P<begin>^|[.:}}] |, )(?:[Pp]lace|[Pp]ut) (?:an? |1 |one )?\{{(?P<t>{TOKEN})\}} on (?P<who>this (?:card|Character|Field))\. (?:It|This (?:card|Character|Field)) (?:cannot|can't|can never|may not) (?:have|hold) more than (?P<n>{COUNT})(?: \{{?(?P=t)\}}?s?(?: tokens?)?)?(?: on it)?\.", at_most_so_many),
    # ---- asked of one card
    habit(r"\b([Ii]f) (?:its|that (?:card|Character|Field)'s) (?:printed )?(?P<stat>Dice Cost|[Cc]ost|VP|HP|DEF) (?:number )?is (?P<n>\d+)(?: or (?P<how>more|higher|greater|less|lower|fewer))?(?=,)", lambda m: f"{m[1]} it is a {'card' if 'ost' in m['stat'] else 'Character'} with {'cost' if 'ost' in m['stat'] else m['stat']} {m['n']}" + ("" if not m["how"] else " or more" if m["how"] in ("more", "higher", "greater") else " or less")),
    habit(r"(?P<who>\bCharacter(?: you control| controlled by an opponent)?) (?:that is )?(?P<at>(?:adjacent to|engaged by|Engaged by|on|within RNG|in RNG) [^.,;:]*?) and (?:that )?has (?P<n>\d) or (?:fewer|less) (?:HP|Hit Points)(?: remaining| left)\b", r"\g<who> with \g<n> or less HP left \g<at>"),
    habit(rf"\b(?P<w>[Ww]hile|[Ii]f|[Aa]s long as) (?P<who>it|this Character|this Field) is (?P<at>adjacent to|[Ee]ngaged by|[Ee]ngaging) (?:at least )?(?P<n>{SMALL}|[2-9])(?: or more)? (?P<what>(?:other )?[A-Za-z][^.,]*?s(?: you control| controlled by an opponent)?)(?=[.,])", several_near), habit(r"(?P<asked>\b(?:[Ww]hile|[Ii]f) there are [^,.]*? (?P<who>this Character|this Field)), it (?=has|gains|cannot|ignores)", r"\g<asked>, \g<who> "),
    habit(r"\b(on|of|in RNG [^.,;]*? of) it or (?:that )?(?:is |are )?adjacent to it\b", lambda m: "on or adjacent to it" if m[1] == "on" else m[0]), habit(r"\b(?:that (?:occupies|occupy)|occupying) a square of it or (?:is |are )?adjacent to it\b", "on or adjacent to it"),
    habit(rf"{PASSIVE}(?P<first>(?:While|As long as) this (?:Character|Field) [^,.]*, [^.]*?\b(?:in|within) RNG [^.,]*?) of it\b", r"\1\g<first> of this Character"),
    habit(r"(?P<who>(?:^|[.:}] )[Tt]his (?:Character|Field)\b)(?P<did>[^.;:]*?) if it (?=is |has |occupies )", lambda m: f"{m['who']}{m['did']} if {lower(m['who'].lstrip('.:} '))} "),
    # ---- what is paid for something else instead
    habit(rf"(^\d: |^[^:]*: (?:{ICONS} )?)(?P<did>(?:\[|[A-Z])[^.:;]*)\. You may (?P<pay>(?:discard|exhaust|remove|pay|return|lose|kill) [^.,;]*?) to (?P<else>(?:\[Reveal a Goal\]|{ORDERS})\b[^.,;]*?|\[Reveal a Goal\] [^.,;]*?) instead\.", lambda m: m[0] if re.search(r"\b(?:it|that|them)\b", m["did"] + m["else"]) else f"{m[1]}You may {m['pay']}. If you do, {m['else']}. Otherwise, {lower(m['did'])}."),
    habit(r"(?<=\. )If there (?:is|are) none, ", "If you do not, "),
    # ---- no damage, and what Attacks cost
    habit(r"\b[Ww]hen (?P<who>this Character|the attached Character) takes no True Damage from an? (?P<kind>(?:Melee |Ranged )?Attack)(?: (?:made by|of) [^,]*)?, (?P<rest>[^.]*)", unhurt),
    habit(rf"{PASSIVE}(?P<acts>(?:Melee |Ranged )?Attacks) cost (?:your opponent|an opponent|opponents) (?:an )?(?:additional |extra )?(?P<icons>{ICONS})(?: more)?\.", r"\1\g<acts> of enemy Characters cost \g<icons> more."), habit(r"\bof any one colou?r\b", "of one color"), habit(r"((?:RUN|FLY|TEL)\b[^.;]*?) in addition to its (?:own |printed )?(?:Move(?:ment)? Arrays?|movement)(?=\.)", r"\1"),
    # ---- one target
    habit(r"\b((?:Melee |Ranged )?Attacks) (?:that|which) (?:only )?target (?:only )?(?:a single|one|exactly one) (?:Character|target)\b", r"\1 with one target"), habit(r"\b[Ss]ingle-target ((?:Melee |Ranged )?Attacks)\b", r"\1 with one target"), habit(r"\b((?:Melee |Ranged )?Attacks) (?:that|which) are not AOE(?: Attacks)?\b|\b(?:non-AOE|[Nn]on-AOE) ((?:Melee |Ranged )?Attacks)\b", lambda m: f"{m[1] or m[2]} with one target"),
    # ---- squares, rows and columns
    habit(r"\b(in|within) (?:the|a) 3x3 (?:[Ss]quare|[Aa]rea) (?:around|centered on|centred on|with its (?:center|middle) (?:on|in)) (?:that square|it)\b", "in the 3x3 Square around it"), habit(r"\b(?:in|within) (?:the|a) 3x3 (?:[Ss]quare|[Aa]rea) (?:around|centered on|centred on) (?=this |the )", "in the 3x3 Square around "), habit(r"\b[Cc]hoose any square\b", lambda m: m[0].replace("any", "a")),
    habit(r"\bin the same column as this (?:Character|Field|card)\b", "in this card's column"), habit(r"\bin (?:the|this) chosen (row|column)\b", r"in that \1"),
    # ---- the first in a Phase
    habit(rf"{PASSIVE}The first (?P<what>[A-Z][^.,]*?)(?: card)? (?:that )?you \[Deploy\] (?:each|in each|in a|per|this|during each) (?:Main )?Phase (?:costs (?P<n>\d) (?P<how>less|more)|has (?P<change>[+-]\d) cost)(?: to \[Deploy\])?(?P<least>,? (?:to a minimum of|to no less than) \d)?\.", first_deployed), habit(rf"{PASSIVE}The first (?P<called>{UNPRINTED})(?: [Aa]ction| [Aa]bility)? (?:that )?you (?:trigger|use|perform) (?:each|in each|in a|per|during each) (?:Main )?Phase costs (?:no (?P<icons>{ICONS})|(?P<less>{ICONS}) less|one (?P<one>{ICONS}) less|nothing|is free)\.", first_triggered),
    # ---- Goals
    habit(r"\b(an?|[Aa]|target|each) Goal (?:that )?(?:no [Pp]layer|nobody|neither [Pp]layer) controls\b", lambda m: f"{m[1].replace('A', 'An') if m[1] == 'A' else 'an' if m[1] in ('a', 'an') else m[1]} uncontrolled Goal"), habit(r"\b(an?|each|target) Goal controlled by (?:no [Pp]layer|nobody|neither [Pp]layer)\b", lambda m: f"{'an' if m[1] in ('a', 'an') else m[1]} uncontrolled Goal"),
    # ---- in place of the discard
    habit(r"\binstead of (?:(?:putting|placing) it )?(?:in|into|in to|going to|to|being put into|on) (?:your|its owner's|the|their) Discard Pile\b", "instead of discarding it"),
    habit(r"\b(?:place|put) it (?P<end>on the bottom of|on top of) (?:your|its owner's|their) Main Deck instead of discarding it\b", r"put it \g<end> its owner's Main Deck instead of discarding it"),
    habit(r"^(?P<head>[^.]*?[Ww]hen (?:a|another) )(?P<rest>Character you control[^.]*? is killed, .*instead of discarding it\b.*?) A Champion cannot be (?:placed|returned|put|saved|chosen)(?: there)? this way\.", r"\g<head>non-Champion \g<rest>"),
    habit(r"\bHeals (?:by )?(?:the |that card's |its )(?P<stat>VP|HP|DEF)(?: Value)? of that (?:card|Character)\b", r"Heals 1 for each \g<stat> of that Character"),
    # ---- costs and limits
    habit(rf"(?P<what>\[Deploy\] [^.]*?)(?P<where>, in a square [^.]*)?(?:\. (?:Reduce (?:the number in )?its (?:Dice |\[Deploy\] )?[Cc]ost by|(?:The number in )?[Ii]ts (?:Dice |\[Deploy\] |deploy )?[Cc]ost (?:number )?is (?:reduced|lowered) by|Its cost number is (?:reduced|lowered) by)| with its (?:Dice )?[Cc]ost reduced by) (?P<n>{COUNT})(?:,? to a minimum of 0)?\.", deployed_for),
    habit(r"\bgain (?P<icon>\{[A-Z]+\})\. No more than (?P<n>two|three|four|\d) (?P<same>\{[A-Z]+\}) (?:may|can) be gained (?:this|in this) way (?:per|each|in a) (?:Main )?Phase\.", gained_so_often),
    habit(rf"(^|[.:}}] |, |\d\. )[Cc]hoose a colou?r(?:\. |, | and |, then |; )(?:\d\. )?(?:[Tt]hen )?[Gg]ain (?P<n>{COUNT}) (?:[Ss]tandard )?(?:[Dd]ie|[Dd]ice) of that colou?r(?=[.,;]| and)", chosen_colour),
)  # fmt: skip

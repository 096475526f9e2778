"""Manners of speaking: what designers say besides the rule, who chooses, "may have", "must", and past tenses.

What only repeats a rule is left out; the rest says the same in the house's words, and never something else.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.relative_clauses import KEYWORDS as GIFTS
from sandtable.games.antithesis.language.rewording.relative_clauses import several
from sandtable.games.antithesis.language.rewording.rulebook_words import begun
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    COUNT,
    PASSIVE,
    START,
    count_of,
    lower,
    upper,
)

NO_MOVE: Final = r"^((?:(?!\[Move\]|\b[Mm]oves?\b).)*?)"  # up to what is true of placing and exchanging
TOKEN: Final = "Mana|Soul|Gem"
THINGS: Final = "Character|Champion|Field|Modification|card"
UNREDUCED: Final = r"(?:DEF|DR|Cover)(?:(?:,? or|,? and|/|,) (?:DEF|DR|Cover))*"
ABILITIES: Final = "Actions|Interrupts|Responses|Abilities|abilities|Tactics"
ON_ATTACKS: Final = "Soul Harvesting|Precise Strike|Precise Shot|Marksman"
PLAIN: Final = {"draws": "draw", "gains": "gain", "discards": "discard", "loses": "lose", "exhausts": "exhaust", "kills": "kill", "recovers": "recover"}  # fmt: skip
DOES: Final = "|".join(PLAIN)
ORDERED: Final = "|".join(PLAIN.values())


def lost_list(found: re.Match[str]) -> str:
    """ "loses Hover, Stealth and Invisibility": an *and* between each two."""
    return f"{found[0].split()[0]} {' and '.join(re.findall(GIFTS, found['list']))}"


def rolled(found: re.Match[str]) -> str:
    """ "Roll a die. 1-3: draw a card. 4-6: gain {CP}.": what comes of the roll."""
    if not re.search(r"[Rr]oll (?:a|one|1) (?:die|d6)", found.string[: found.start()]):
        return found[0]
    span = f"{found[1]}-{found[2]}" if found[2] else found[1]
    return f"On a {span}, {found['rest'].lower()}"


def cheaper(found: re.Match[str]) -> str:
    """ "The Dice Cost of Characters you [Deploy] is reduced by 1": they have -1 cost in the Hand."""
    sign, each = "+" if found["how"] == "increased" else "-", found["each"] or ""
    what = found["what"]
    if what.startswith("this "):
        return f"{found[1]}{upper(what)} has {sign}{found['n']} cost{each}."
    what = what if what.endswith("s") else f"{what}s"
    whose = "your opponent's" if "opponent" in (found["whose"] or "") else "your"
    return f"{found[1]}{what} in {whose} Hand have {sign}{found['n']} cost{each}."


def dear_for_enemies(found: re.Match[str]) -> str:
    """ "Enemy Characters must spend 1 additional Move Point to step into a square …"; what is adjacent has no word."""
    where = found["where"]
    if where.startswith("adjacent"):
        return found[0]
    squares = where if where == "of this Field" else "in the Engagement RNG of this Character"
    return f"{found[1]}Squares {squares} cost +{count_of(found['n'])} Move for enemy Characters."


def unreduced(found: re.Match[str]) -> str:
    """ "takes 2 PUSH damage that is not reduced by DEF or DR": DR is subtracted from PUSH and PULL alone (R217)."""
    shoved = re.search(r"PUSH|PULL", found[1]) and re.search(r"DR|Cover", found["by"])
    return f"{found[1]}{', not reduced' if shoved else ''}"


def that_damage(found: re.Match[str]) -> str:
    """ "This damage is not reduced by DEF or DR." behind what makes no Attack."""
    if "Attack" in found[1]:
        return found[0]
    tail = f" that is not reduced by {found['by']}"
    return re.sub(r"\b(takes? \w+ (?:HP |PUSH |PULL )?[Dd]amage)", rf"\1{tail}", found[1])


def shoves(found: re.Match[str]) -> str:
    """ "Each Character on it takes 2 PUSH damage": PUSH 2 to each Character on it."""
    return begun(found[1], f"{found['how']} {count_of(found['n'])} to {lower(found['whom'])}")


def stepped_in(found: re.Match[str]) -> str:
    """ "this Character becomes the target of that Attack instead": of this Attack."""
    return f"{found[1]} becomes the target of this Attack"


def one_or_other(found: re.Match[str]) -> str:
    """ "Your opponent draws a card or gains {S}": whoever does it chooses."""
    who = upper(found["who"]) if not found[1].endswith((", ", "and ")) else found["who"]
    return (
        f"{found[1]}{who} chooses one: {PLAIN[found['a']]} {found['x']}; or {PLAIN[found['b']]} {found['y']}."
    )


def you_one_or_other(found: re.Match[str]) -> str:
    """ "Draw a card or gain {R}.": you choose."""
    return f"{found[1]}Choose one: {found['a'].lower()} {found['x']}; or {found['b']} {found['y']}."


def may_have(found: re.Match[str]) -> str:
    """ "You may have target Character Recover": you may recover it."""
    before, whom, done = found[1], found["whom"], found["done"]
    if done in ("Recover", "recover"):
        return f"{before}you may recover {whom}"
    if done == "become Exhausted":
        return f"{before}you may exhaust {whom}"
    verb, _, rest = done.partition(" ")
    verb = {"[Move]": "[Move]s", "Heal": "Heals", "take": "takes", "gain": "gains", "make": "makes"}[verb]
    return f"{before}you may {whom} {verb}{f' {rest}' if rest else ''}"


def several_bans(found: re.Match[str]) -> str:
    """ "cannot trigger Interrupts or Responses": neither of them."""
    time = f" {found['time']}" if found["time"] else ""
    words = re.findall(ABILITIES, found["list"])
    return " and ".join([f"cannot {found['verb']} {word}{time}" for word in words])


def each_chosen(found: re.Match[str]) -> str:
    """ "Each player chooses a Field he controls. Discard those Fields.": each discards one."""
    verb = {"kill": "kills", "discard": "discards", "exhaust": "exhausts", "recover": "recovers", "return": "returns"}[
        found["verb"].lower()
    ]  # fmt: skip
    return f"{begun(found[1], 'each player')} {verb} {found['what']} he controls{found['to'] or ''}."


def either_damage(found: re.Match[str]) -> str:
    """ "Choose whether this Attack deals HP damage or PULL damage": one Attack or the other."""
    head, line = found["head"], re.sub(r", (?:HP|PUSH|PULL)(?=[,)])", ", @", found["line"], count=1)
    return f"{head}Choose one: {line.replace('@', found['a'])}; or {line.replace('@', found['b'])}."


def kept_by(found: re.Match[str]) -> str:
    """ "Attacks made by Champions you control have Soul Harvesting": they have it."""
    who = found["who"]
    return f"{found[1]}{upper(who)} {'has' if who.startswith(('this', 'the ')) else 'have'} {found['kw']}"


def unaimed(found: re.Match[str]) -> str:
    """ "If the target is not engaged by …, this Attack gains Boost+1": against whoever is not (R218)."""
    return f"{found['line']}. This Attack gains {found['gift']} against Characters not {found['at']}."


def placed(found: re.Match[str]) -> str:
    """ "Remove it from its square and place it in …": it is placed."""
    return f"{found[1]}{'Place' if found[1] == '' or found[1].endswith(('. ', ': ', '} ')) else 'place'} {found['who']} {found['where']}"


ASIDES: Final[tuple[Habit, ...]] = (
    # ---- what only repeats a rule
    habit(rf"^(.*?) (?:This|That|The) [Dd]amage (?:(?:is not|cannot be) reduced by|ignores) (?P<by>{UNREDUCED})\.", that_damage),
    habit(rf"(\b(?:takes?|[Dd]eals?) (?:\d+|\w+) (?:HP |PUSH |PULL |True )?[Dd]amage)(?:,| that| which)? (?:(?:is not|are not|cannot be|not) reduced by|ignor(?:es|ing)) (?P<by>{UNREDUCED})", unreduced),
    habit(rf"{START}(?P<whom>(?:[Tt]arget|[Ee]ach|[Aa]ll|[Ii]t\b|[Tt]hat|[Aa]nother|[Tt]his|[Tt]he attacker\b|[Tt]he attacking Character\b|[Aa]n? [A-Za-z]){CARDS}*?) takes? (?P<n>{COUNT}) (?P<how>PUSH|PULL) [Dd]amage\b", shoves),
    habit(r"\b([Tt]his Character|[Ii]t|[Tt]hat Character|[Aa]nother [^.,]*?|[Aa] [^.,]*?|[Tt]arget [^.,]*?) (?:becomes|is) the (?:new )?target of (?:that|the|this) (?:(?:Melee|Ranged) )?Attack(?: instead(?: of it)?)?\b", stepped_in), habit(r"\b(?:redirect|change the target of) (?:that|the|this) Attack to (this Character)\b", r"\1 becomes the target of this Attack"),
    habit(rf"{NO_MOVE} (?:Neither(?: Character)?|Both Characters neither|They|It|That Character|Those Characters) (?:do(?:es)? not (?:leave|arrive)|leaves?) (?:n?or |or )?(?:leaves? |arrives? )?(?:in )?(?:or arrives? in )?(?:a square|squares|any squares?)\.", r"\1"),
    habit(rf"{NO_MOVE} (?:This|That|It) (?:is not|does not count as) a \[?Move\]?(?:ment)?\.", r"\1"), habit(r" (?:Any )?[Uu]nspent (?:dice|Move Points) are lost\.", ""),
    habit(r"\b(from|of) (your|their|his|its owner's) own (?=Hand|Main Deck|Discard Pile|Dice Bank)", r"\1 \2 "),
    # ---- who chooses
    habit(rf"{START}(?:[Tt]hen )?(?P<who>[Yy]our opponent|[Tt]hat player|[Ee]ach [Pp]layer) (?:either )?(?P<a>{DOES}) (?P<x>[^.,;]*?),? or (?P<b>{DOES}) (?P<y>[^.,;]*?)(?:,? (?:as they choose|of their choice|by their choice|their choice|as he chooses))?\.", one_or_other),
    habit(rf"(^|(?<!one): |[.}}] )(?:You )?(?:[Ee]ither )?(?P<a>(?i:{ORDERED})) (?P<x>[^.,;:]*?),? or (?P<b>{ORDERED}) (?P<y>[^.,;:]*?)(?:,? (?:your choice|of your choice|as you choose))?\.", you_one_or_other),
    habit(rf"{START}[Ee]ach [Pp]layer chooses (?P<what>an? [^.,]*?) (?:they control|he controls|from their Hand|in their Hand)(?:\.|,|;)(?: and)?(?: [Tt]hen)? ?(?P<verb>[Kk]ill|[Dd]iscard|[Ee]xhaust|[Rr]ecover|[Rr]eturn) (?:each chosen \w+|(?:the|those|these) chosen \w+|(?:those|these) \w+|the chosen cards|them|it)(?: from [Pp]lay)?(?P<to> to its owner's Hand)?\.", each_chosen),
    habit(r"\b(?:a|1|one) die of (?:a|any) colou?r (?:of (?:their|his|your|that player's) choice|(?:they|he|you) choose)\b", "{S}"), habit(r"\b[Uu]p to one (?=[A-Z]|target|card|other)", lambda m: f"{m[0][0]}p to 1 "),
    habit(rf"{START}(?:[Tt]hen,? )?[Yy]ou may (?:then )?have (?P<whom>(?:target|another target|another|an?|this|that) {CARDS}*?|it) (?P<done>[Rr]ecover|become Exhausted|\[Move\]|Heal (?:by )?\d+|take \d+ damage|gain [^.]*?|make an? [^.]*?)(?=[.,;])", may_have),
    habit(r"(?P<head>^(?:[^.:]*: )(?:\{[A-Za-z]+\})* ?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. (?:Choose whether this|This|Choose: this) Attack deals (?P<a>HP|PUSH|PULL)(?: [Dd]amage)? or (?P<b>HP|PUSH|PULL)(?: [Dd]amage)?(?:,? (?:your choice|as you choose))?\.", either_damage),
    # ---- words of play
    habit(r"\b[Tt]he attacking Character\b", lambda m: f"{m[0][0]}he attacker"), habit(r"\benters Play [Ee]xhausted\b", "enters play exhausted"), habit(r"\bcannot be [Rr]ecovered\b", "cannot recover"), habit(r"\b([Ww]hen this (?:Modification|card)) is attached(?=,)", r"\1 is attached to a card"),
    habit(r"\b(?:occupies|is in) a (?:zone|square) with a Goal\b", "is on a Goal"), habit(r"\bin a (?:zone|square) (?:with|containing) a Goal\b", "on a Goal"), habit(r"\bwhile they occupy (?:a square|squares|any square) of\b", "while they are on"),
    habit(r",? ignoring its (?:\[Deploy\] |[Dd]eploy |Card |Dice )?[Cc]ost\b", " at no cost"), habit(r"\b(?:may|can) expend no dice for\b", "cannot expend dice for"), habit(r"\bcannot expend (?:any )?dice (?:during|on|to)\b", "cannot expend dice for"),
    habit(rf"{START}[Rr]emove (?:up to )?({COUNT}) damage tokens? from ({CARDS}+?)(?=[.,;]| and )", lambda m: begun(m[1], f"{m[3]} Heals {count_of(m[2])}")),
    habit(rf"{START}(?P<whom>(?:[Tt]arget|[Ee]ach|[Aa]ll|[Ii]t\b|[Tt]hat){CARDS}*?) (?:is|are) (PUSH|PULL)ed (\d+)(?: squares?)?(?=[.,;]| and)", lambda m: begun(m[1], f"{m[3]} {m[4]} to {lower(m['whom'])}")),
    habit(r"\b[Mm]ove (this Character|it|that Character)'s (Mana|Soul|Gem) tokens to\b", lambda m: f"{m[0][0]}ove all {m[2]} tokens from {m[1]} to"), habit(r"\b([Ll]ose)(s?) a (?:die|Die) of (?:their|his|your|its) choice(?: from (?:their|his|your) Dice Bank)?\b", r"\1\2 {S}"),
    habit(r"\b([Dd]iscards?) (an?|\d+|one|two|three) cards? at random from (their|his|your)(?: own)? Hand\b", lambda m: f"{m[1]} {'a card' if m[2] in ('a', 'an', 'one', '1') else f'{count_of(m[2])} cards'} from {'your' if m[3] == 'your' else 'his'} Hand at random"), habit(r"\b([Dd]iscards? [^.,]*?) from their Hand at random\b", r"\1 from his Hand at random"),
    habit(r"\b(?:[Tt]arget|[Tt]he current|[Tt]he resolving) ((?:Melee |Ranged )?Attack) (?=gains|has|loses|ignores)", lambda m: f"{'T' if m[0][0] == 'T' else 't'}his Attack "), habit(rf"{PASSIVE}((?:[A-Z][\w-]+ )?Characters(?: you control| controlled by an opponent)?) that (?:start|begin)s? (?:a|their|its) \[Move\] (?:on|in|in a square of) (this Field) have ", r"\1\2 on \3 have "),
    habit(r"\b(in|on|into) another (?:unoccupied|free|empty) square\b", r"\1 a free square"), habit(rf"\bloses? (?P<list>(?:{GIFTS})(?:(?:, |,? and |,? or )(?:{GIFTS}))+)", lost_list),
    habit(r"\b[Tt]his Character (?:can|may)(?: also)? be \[Deploy\]ed (?:in|to|into|on) (?:a square in |any square in )?([Rr]ows? [A-G](?:(?:, [A-G])*,? (?:or|to|and|through) (?:row )?[A-G]\b)?)(?=\.)", lambda m: f"You may [Deploy] this Character, in a square in {lower(m[1])}"),
    habit(r"\b(you score|(?:an|your) opponent scores|a player scores) (?:VPs?|Victory Points?|(?:at least )?(?:1|one)(?: or more)? (?:VPs?|Victory Points?)) (?:from|for|with|by controlling) (?:an?|one or more|any) Goals?(?=,)", lambda m: f"{m[1].replace('your opponent', 'an opponent')} 1 or more Victory Points for Goals"),
    # ---- dice that are rolled
    habit(r"(?<=[.:;] )([1-6])(?: ?(?:-|to) ?([1-6]))?: (?=[A-Za-z\[])(?P<rest>[A-Za-z\[])", rolled),
    habit(r"(^|(?<!one): |[.}] |, )([Yy]ou )?(?P<v>[Gg]ain) (?P<a>(?:\{[A-Za-z]+\})+),? or (?:gain )?(?P<b>(?:\{[A-Za-z]+\})+)(?=[.,])", lambda m: f"{m[1]}{'Choose' if m['v'] == 'Gain' or m[2] == 'You ' else 'choose'} one: gain {m['a']}; or gain {m['b']}" if not m[1].endswith(", ") else m[0]),
    # ---- costs
    habit(rf"{PASSIVE}[Tt]he (?:(?:Dice |Card |\[Deploy\] |[Dd]eploy )?[Cc]ost|Dice Cost number|number (?:in|of) the Dice Cost)(?: number)? of (?P<what>[A-Z][^.]*?|this (?:{THINGS}))(?: cards)?(?P<whose> (?:you|your opponent|an opponent) (?:\[Deploy\]s?|triggers?|plays?)| in your Hand)? is (?P<how>reduced|lowered|increased) by (?P<n>\d+)(?P<each> for each [^.,]*)?(?:,? to a minimum of 0)?\.", cheaper), habit(rf"{PASSIVE}(Tactic|Character|Field|Modification)(?: cards|s) cost (?:your opponent|an opponent|opponents) (\d+) (more|less)\.", lambda m: f"{m[1]}{m[2]}s in your opponent's Hand have {'+' if m[4] == 'more' else '-'}{m[3]} cost."),
    habit(r"\b[Yy]ou have (\d|one|an?) (?:additional|extra|more) Command Income\b", lambda m: f"You have Command Income: {count_of(m[1])}"),
    # ---- numbers and places
    habit(r"\b(DR \d+) vs (PUSH|PULL|HP)(?: and |/| or )(PUSH|PULL|HP)(?: [Dd]amage)?\b", r"\1 vs \2 and \1 vs \3"), habit(r"\b([Tt]his Character|[Ii]t)(?:'s|s) Presence is (\d)(?=\.| while)", r"\1 has Presence \2"), habit(r"\b(you have \w+ or (?:more|fewer|less)) cards in Hand\b", r"\1 cards in your Hand"), habit(r"\bwhile (?=(?:in rows? |on a Goal|on this Field|Engaged\b|[Ee]xhausted\b|adjacent to))", "while it is "),
    habit(r"\b(?:in|within) squares of (?=(?:this|a|that) Field)", "on "), habit(r"\b(PUSH|PULL) (it|that Character|this Character|each of them) (?:up to )?(\d+)(?: squares?)?(?=[.,;]| and)", r"\1 \3 to \2"),
    habit(r"^(Attach [Tt]o: )(?:[Aa]ny|[Oo]ne) (?=[A-Z])", r"\1"), habit(r"^(Attach [Tt]o: )(?:[Aa]n )?[Oo]pponent's (?=[A-Z])", r"\1enemy "), habit(r"^Attach to: ", "Attach To: "),
    # ---- tokens
    habit(rf"\b(?:with|that (?:has|have)) (?:an?|one or more|at least one|any) ({TOKEN})s?(?: [Tt]okens?)?(?: on (?:it|them))?(?=[.,;]| |$)", r"with 1 or more \1 tokens"), habit(rf"\b(?:with|that (?:has|have)) (?:at least )?({COUNT}) (?:or more )?({TOKEN})s?(?: [Tt]okens?)?(?: on (?:it|them))?(?=[.,;]| |$)(?<!tokens tokens)", lambda m: f"with {count_of(m[1])} or more {m[2]} tokens"),
    habit(rf"\b(?:with no|without|that (?:has|have) no|without any) ({TOKEN})s?(?: [Tt]okens?)?(?: on (?:it|them))?(?=[.,;]| |$)", r"without \1 tokens"), habit(rf"\b(has no ({TOKEN})) token\b(?: on it)?", r"\1 tokens"), habit(rf"\b(has) (?:an?|one or more|at least one|any) ({TOKEN})(?: [Tt]okens?)?(?: on it)?(?=,)", r"\1 1 or more \2 tokens"),
    # ---- itself
    habit(rf"{PASSIVE}(?P<head>This Character(?:'s (?:Melee |Ranged )?Attacks)? (?:has|have|gains?) [^.]*? for each [^.,]*? (?P<it>attached to|on|adjacent to|[Ee]ngaged by|engaging|of)) it(?=[.,]| |$)", lambda m: f"{m[1]}{m['head']} this Character"),
    habit(r"\b(?:within|in|inside) (this Character|it|that Character)'s Engagement RNG\b", r"in the Engagement RNG of \1"), habit(r"\bwithin the Engagement RNG of\b", "in the Engagement RNG of"),
    # ---- Fields
    habit(r"\bmust expend\b", "must spend"), habit(r"\b(?:expends?) (\d+|an|one|two) (additional|extra|more) Move\b", r"spend \1 \2 Move"), habit(r"\bthe controller of this Field has no Presence (?:on|in) (?:(?:any )?squares? of )?(?:this Field|it)\b", "its controller controls no Characters with Presence on this Field"), habit(r"\b([Ii]f|[Ww]hile) (an? [^.,]*?) (?:occupies|occupy) (?:a square of )?(this Field) and\b", lambda m: f"{m[1]} there are 1 or more {several(m[2])} on {m[3]} and"),
    habit(rf"{START}[Rr]emove (?P<who>[^.,]*?) from (?:its square|the (?:Game )?[Bb]oard)(?:,)? (?:and|then)(?: then)? place it (?P<where>in|on|into) ", placed),
    habit(r"\bin row ([A-G]) or row ([A-G])\b", r"in row \1 or \2"), habit(r"\bin rows ([A-G]) or ([A-G])\b", r"in row \1 or \2"),
    habit(rf"{PASSIVE}(?:Characters controlled by (?:an|your) opponent|[Ee]nemy Characters|[Oo]pponents?'s? Characters|Characters (?:an|your) opponent controls) (?:must )?(?:spend|pay|need) (?P<n>{COUNT}) (?:additional|extra|more) Move(?: Points?)? to (?:step into|move into|enter|arrive in) (?:a square|squares|any square|each square) (?P<where>of this Field|(?:in|of) the Engagement RNG of this Character|[Ee]ngaged by this Character|adjacent to this Character)\.", dear_for_enemies), habit(rf"{PASSIVE}[Ss]quares (?P<where>of this Field|in the Engagement RNG of this Character|[Ee]ngaged by this Character) cost (?:Characters controlled by an opponent|enemy Characters|your opponent's Characters) (?P<n>{COUNT}) (?:additional|extra|more) Move(?: Points?)?(?: to (?:enter|step into))?\.", dear_for_enemies),
    # ---- bans
    habit(rf"\bcannot (?P<verb>trigger|use) (?P<list>(?:{ABILITIES})(?:(?:, |,? or |,? and )(?:{ABILITIES}))+)(?: (?P<time>until the end of the (?:Phase|Battle)))?", several_bans),
    # ---- Attacks
    habit(rf"{PASSIVE}(?:Melee |Ranged )?Attacks (?:made|performed|triggered) by (?P<who>(?:this|the attached) \w+|[A-Z][^.]*?) (?:have|gain|get) (?P<kw>{ON_ATTACKS})(?=\.)", kept_by),
    habit(r"(?P<line>^[^.]*?(?:Melee|Ranged) Attack \([^()]*\))\. If the target is not (?P<at>(?:[Ee]ngaged|adjacent|on|in) [^.,]*), this Attack (?:has|gains) (?P<gift>[^.,]*)\.", unaimed),
    # ---- past tenses
    habit(r"\b([Ii]f (?:it|that Character|that card)) was (?=an? |[Ee]xhausted|[Dd]amaged|[Ee]ngaged)", r"\1 is "), habit(r"\bthe killed (Character|Champion)\b", r"that \1"), habit(r"\bThe killed (Character|Champion)\b", r"That \1"),
)  # fmt: skip

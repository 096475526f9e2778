"""Wordings of a designer who has only the rulebook: how it prints Attacks, squares, tokens and rows.

Each says the same in the house's words, and never something else: what only looks alike is left alone and refused.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.keywords import KEYWORD_TEXTS
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    COUNT,
    PASSIVE,
    START,
    count_of,
    lower,
    upper,
)

DAMAGE: Final = "HP|PUSH|PULL"
HOLDER: Final = rf"that (?:Character|Champion|Field|Modification|card)|{CARDS}+?"
ON_ATTACKS: Final = "Soul Harvesting|Precise Strike|Precise Shot|Marksman"
NOUN: Final = "Characters?|Champions?|Fields?|Modifications?|cards?"
LAST_ROW: Final = "G"
FIRST_ROW: Final = "A"
INSIDE: Final = (", ", "and ", "may ", "; or ", "then ")  # what goes on in the same sentence


def begun(before: str, said: str) -> str:
    """A clause behind what stands before it, with a large letter where a sentence begins."""
    return before + (lower(said) if before.endswith(INSIDE) else upper(said))


def attack_line(found: re.Match[str]) -> str:
    """ "Melee Attack. RNG 1+D1, LOS. STR 4 +{R}. HP.": its parts in brackets."""
    kind, area, span, _, number, dice, damage, more = found.groups()
    parts = [area.replace(" Square", "")] if area else []
    parts += [f"RNG {span.removesuffix('+D0')}", f"STR {number}", *([dice] if dice else [])]
    parts += re.findall(DAMAGE, damage) + re.findall(ON_ATTACKS, more)
    return f"{kind} Attack ({', '.join(parts)})."


def in_rows(found: re.Match[str]) -> str:
    """Rows from A on, or up to G; others have no word."""
    first, last = found[1], found[2]
    if first == FIRST_ROW:
        return f"in row {last} or lower"
    return f"in row {first} or higher" if last == LAST_ROW else f"in rows {first} to {last}"


def tokens_on(found: re.Match[str]) -> str:
    """ "Place 1 Gem on this Character": it gains it."""
    before, number, token, whom = found[1], count_of(found[2]), found[3], found[4]
    return begun(before, f"{whom} gains {f'{{{token}}}' * number}") if number <= 9 else found[0]


def damage_on(found: re.Match[str]) -> str:
    """ "Put 2 damage tokens on target Character": it takes 2 damage."""
    return begun(found[1], f"{found[3]} takes {count_of(found[2])} damage")


def at_least(found: re.Match[str]) -> str:
    return f"{found[1]} True Damage" if found[2] == "1" else f"{found[1]} {found[2]} or more True Damage"


def article(found: re.Match[str]) -> str:
    return f"{found[1]} {'an' if found[2] in 'aeiou' else 'a'} {found[2]}"


def each_has(found: re.Match[str]) -> str:
    """ "Each Character you control has +1 DEF": a Passive speaks of all that fit."""
    return f"{found[1]}{upper(found[2])}s{found[3]} have "


def while_engaging(found: re.Match[str]) -> str:
    head, number, which, card, said = found.groups()
    said = re.sub(r"^it(?=s?\b)", card, said).replace(f"{card}s", f"{card}'s")
    return f"{head}{upper(said)} while there are {count_of(number)} or more {which} engaged by {card}."


def in_row_list(found: re.Match[str]) -> str:
    """ "in Row A, B or C": one row and all beyond it, or from one to another."""
    rows = [str(row) for row in re.findall(r"\b[A-G]\b", found[0])]
    first, last = min(rows), max(rows)
    if len(set(rows)) != ord(last) - ord(first) + 1:
        return found[0]
    if first == FIRST_ROW:
        return f"in row {last} or lower"
    return f"in row {first} or higher" if last == LAST_ROW else f"in rows {first} to {last}"


def attacks_by(found: re.Match[str]) -> str:
    """ "Melee Attacks made by this Character": its Melee Attacks."""
    head, attacks, whom = found[1], found[2], found[3]
    if re.match(r"(?:this|the attached) |it\b", whom):
        return f"{head}{upper('this Character' if whom == 'it' else whom)}'s {attacks} have "
    return f"{head}{upper(attacks)} of {whom} have "


def of_keywords(found: re.Match[str]) -> str:
    """A Keyword brings its own traits: what prints no others says nothing more."""
    keywords, said = found[1].split(", "), set(found[2].split(", "))
    own: set[str] = set()
    for word in keywords:
        if word not in w.KEYWORDS:
            return found[0]
        for line in KEYWORD_TEXTS[w.KEYWORDS.number(word)]:
            own.update(line.partition("Ability Traits: ")[2].split(", "))
    return f"Attached Has {found[1]}." if said <= own else found[0]


def step_costs(found: re.Match[str]) -> str:
    """What stepping into squares of a Field costs, in all or besides the usual 1."""
    head, field = found["head"], found["field"]
    more = count_of(found["more"]) if found["more"] else int(found["all"]) - 1
    kind = found["kind"] or found["mover"]
    return f"{head}Squares of {field} cost +{more} Move{f' as {kind}' if kind else ''}."


def instead(found: re.Match[str]) -> str:
    """ "X. If C, Y instead.": if C, Y, and otherwise X; not where C or Y speaks of what X named."""
    aimed = re.match(r"Target (.+?) (takes|Heals|gains|[Rr]ecovers|loses|\[Move\]s|cannot)\b(.*)$", found[2])
    if aimed is not None and re.search(r"\b(?:it|that Character)\b", f"{found[3]} {found[4]}"):
        said = f"{begun(found[1], f'choose target {aimed[1]}')}. If {found[3]}, {lower(found[4])}. "
        return f"{said}Otherwise, it {aimed[2]}{aimed[3]}."
    if re.search(r"\b(?:it|its|that|target|this way)\b", f"{found[3]} {found[4]}"):
        return found[0]
    return f"{begun(found[1], f'If {found[3]}')}, {lower(found[4])}. Otherwise, {lower(found[2])}."


def at_most_counted(found: re.Match[str]) -> str:
    """ "draw a card for each Goal you control, up to 2": so many are counted; not if that comes out uneven."""
    number = re.search(r"\d+", found["unit"])
    each = found["unit"].count("{") or (int(number[0]) if number else 1)
    most = count_of(found["most"])
    return f"{found[1]}, counting at most {most // each}" if each and most % each == 0 else found[0]


def pulled_there(found: re.Match[str]) -> str:
    """Where a shove ended, if there was one."""
    return f"If this Attack dealt True Damage and the target is {found[1]}, "


def two_ways(found: re.Match[str]) -> str:
    head, whom, first = found[1], lower(found[2]), found[3]
    return f"{head}Choose one: {whom} {first}; or exhaust {whom}."


RULEBOOK_WORDS: Final[tuple[Habit, ...]] = (
    # ---- the Attack line
    habit(rf"\b(Melee|Ranged) Attack(?:, (AOE (?:Direct Line|Direct Cone|3x3)(?: Square)?))?[.,:] RNG (\d+(?:\+D\d+)?)(, LOS)?[.,] STR (\d+)(?:,? ?\+? ?((?:\{{[A-Z]\}})+))?[.,] ((?:{DAMAGE})(?:(?: and |, )(?:{DAMAGE}))*)((?:[.,] (?:{ON_ATTACKS}))*)\.", attack_line),
    # ---- what a card is called, and what a Keyword brings
    habit(r"^Attached Has ([A-Z][A-Za-z ]+(?:, [A-Z][A-Za-z ]+)*)\. Ability Traits: (.*)$", of_keywords),
    habit(r"^Passive: Attached Has (?=[+-]\d|DR \d|Cover\b|Boost)", "Attached Has Passive: This Character has "), habit(r"^Attached Has (?:Passive: )?(?=[+-]\d|DR \d|Cover\b|Boost|Presence \d)", "Attached Has Passive: This Character has "),
    # ---- Fields that are hard to cross
    habit(rf"(?P<head>{PASSIVE})(?:Stepping|Moving|A step|Each step) (?:into|in|onto|to) (?:a square|squares|any square|each square) of (?P<field>this Field)(?: (?:with|using|by|as) (?P<kind>RUN|FLY)(?: movement)?)? costs? (?:(?P<more>{COUNT}) (?:additional|extra|more) Move(?: Points?)?|(?P<all>[2-9]) Move(?: Points?)?(?: instead of 1)?)(?P<mover>)\.", step_costs),
    habit(rf"(?P<head>{PASSIVE})(?:Each )?Characters?(?: with (?P<mover>RUN|FLY)(?: movement)?)? (?:must )?(?:spends?|pays?|needs?) (?:(?P<more>{COUNT}) (?:additional|extra|more) Move(?: Points?)?|(?P<all>[2-9]) Move(?: Points?)?(?: instead of 1)?) to (?:step into|move into|enter|arrive in) (?:a square|squares|any square|each square) of (?P<field>this Field)(?P<kind>)\.", step_costs),
    # ---- where somebody stands
    habit(r"\b(?:in|on) (?:your )?[Rr]ows? [A-G](?:,? (?:or|and) [A-G]|(?:, [A-G])+,? (?:or|and) [A-G])\b", in_row_list),
    habit(r"(?: (?:that|which) (?:is|are))? occupying (?:(?:a|any|one|at least one) squares? of )?(?=(?:this|a|that) |Fields)", " on "), habit(r" (?:that|which) (?:occupies|occupy) (?=(?:this|a|that) Field)", " on "),
    habit(rf"{PASSIVE}([^.]*?)'s (Presence|DEF|HP|RNG|STR|Move) is (?:(increased|raised)|reduced|lowered|decreased) by (\d)(?:, to a maximum of 2(?<=Presence is increased by 1, to a maximum of 2)|)(?=\.)", lambda m: f"{m[1]}{m[2]} has {'+' if m[4] else '-'}{m[5]} {m[3]}"),
    habit(rf"{PASSIVE}([^.]*?\b)(loses?) ([A-Z][A-Za-z -]*?)(?:,? and | or )(?=[A-Z])", r"\1\2\3 \4 and \3 "),
    habit(r"\b([Cc]ontrols?) no (Character|Champion|Field|Modification|Goal)\b(?!s)", r"\1 no \2s"), habit(r"\b((?:with(?:out)? (?:the )?trait|Unmoddable ?-) ?)Armor\b", r"\1Armour"), habit(r"\bUnmoddable - ", "Unmoddable-"),
    habit(r"\b(with(?:out)?) (RUN|FLY|TEL) (?:movement|Movement)(?: Arrays?)?\b", r"\1 \2"),
    habit(r"(^|[.:}] )[Yy]our opponent's (?=Characters|Champions|Fields|Modifications)", r"\1Enemy "), habit(r"\byour opponent's (?=Characters|Champions|Fields|Modifications)", "enemy "), habit(r"\b([Rr]ecover|[Dd]iscard|[Ee]xhaust|[Kk]ill|[Rr]eturn) one (?=[A-Z]|card\b)", r"\1 a "), habit(r"\b(?:one|a|1) die of each colou?r\b", "{R}{P}{G}{B}{Y}"),
    habit(r"\boccupies (?=a Goal|this Field|a Field|that Field)", "is on "), habit(r"\b[Oo]pponents' (?=Characters|Champions|Fields|Modifications)", "enemy "), habit(r"(^|[.:] )enemy (?=Characters|Champions|Fields)", r"\1Enemy "), habit(r"\b(?:in|inside) (?=this Field\b)", "on "), habit(r"\b(its|this Character's) Presence is (\d)\b", lambda m: f"{'it' if m[1] == 'its' else 'this Character'} has Presence {m[2]}"),
    habit(r"\bcannot be (Pushed|Pulled)\b", lambda m: f"cannot be {m[1].lower()}"), habit(rf"{START}((?:[Tt]arget|[Ee]ach|[Aa]ll|[Ii]t|[Tt]hat)\b{CARDS}*?) (?:is|are) (?:(?P<push>Push)|Pull)ed (\d+)(?: squares?)?(?: (?(push)away from|towards?) this Character)?(?=[.,;]| and)", lambda m: f"{m[1]}{'PUSH' if m['push'] else 'PULL'} {m[4]} to {lower(m[2])}"),
    habit(r"\b(an?|1|one|\d) di(?:e|ce) of (?:any|a) colou?r\b(?! of (?:your|their|his) choice)", lambda m: "{S}" * count_of(m[1])), habit(r"\buntil (?:that|this|the) Attack (?:is resolved|ends|resolves)\b", "for this Attack"), habit(r"\benters this Character's Engagement RNG\b", "enters a square in the Engagement RNG of this Character"),
    habit(r"^(Response: [^.]*?, )make (an? (?:Melee |Ranged )?Attack) (?:against|targeting) (it|that Character) at no cost\b", r"\1this Character makes \2 at no cost targeting \3"), habit(rf"{PASSIVE}[Tt]he (?:deploy |\[Deploy\] |Dice |Card )?[Cc]ost of ([A-Z][^.]*? in your Hand) is (reduced|increased) by (\d+)(?=\.)", lambda m: f"{m[1]}{m[2]} have {'-' if m[3] == 'reduced' else '+'}{m[4]} cost"),
    habit(r"(?<!\w)(Boost(?:\+\d|x2)|[+-]\d (?:STR|RNG)) (?:on|for|to) ((?:Melee |Ranged )Attacks)\b", r"\1 with \2"), habit(rf"{PASSIVE}((?:Melee |Ranged )?Attacks) (?:targeting|against) ((?:this|the attached) \w+) (?=cost)", r"\1\2 that target \3 "), habit(rf"\b(costs?) ({COUNT}) (?:additional|extra|more) (?:Command Points?|Command|CP)\b", lambda m: f"{m[1]} {'{CP}' * count_of(m[2])} more"), habit(rf"\b(costs?) ({COUNT}) (?:additional|extra|more) (Red|Purple|Green|Blue|Yellow|Standard)(?: di(?:e|ce))?\b", lambda m: f"{m[1]} {f'{{{m[3][0]}}}' * count_of(m[2])} more"),
    habit(r"\bcontrolled by you\b", "you control"), habit(r"\b(engaged) with\b", r"\1 by"),
    habit(r"\b([Pp]lace [^.,;]*?) (?:into|onto|on|to) (?=an? (?:unoccupied|empty|free|open|adjacent)? ?(?:square|zone)\b)", r"\1 in "),
    habit(r"\b([Dd]iscard|[Rr]emove) (an?|target|each) (Goal\b[^.,;]*?)(?<!from the board)(?<!from the Game Board)(?=[.,;]| and)", lambda m: f"{'Remove' if m[1][0].isupper() else 'remove'} {m[2]} {m[3]} from the board"),
    habit(r" that (?:occupies|occupy) only squares of ", " wholly on "), habit(r" (?:that|which) (?:occupies|occupy) (?:a square|at least one square|squares) of ", " on "), habit(r" (?:that|which) (?:occupies|occupy) (?:a square|squares) (?=in rows? )", " "),
    habit(r"\b([Ii]f (?:it|this Character|that Character)) occupies a square of ", r"\1 is on "), habit(r"\bwhile they occupy a square (?=in row)", "while they are "), habit(r"\bwhile they occupy a square of ", "while they are on "), habit(r"\bwhile (it|this Character) occupies a square (?=in row)", r"while \1 is "), habit(r"\bwhile (it|this Character) occupies a square of ", r"while \1 is on "),
    habit(r"\bin [Rr]ows? ([A-G]) (?:to|through|-) ([A-G])\b", in_rows), habit(r"\bin rows? (A) (?:or|and) (B)\b", in_rows), habit(r"\bin rows? (F) (?:or|and) (G)\b", in_rows),
    habit(r" (?:that|which|who) (?:is|are) (?=(?:orthogonally )?adjacent to|[Ee]ngaged by|on |in RNG|in row|within RNG)", " "), habit(r"\b((?:orthogonally )?adjacent to) another ([A-Za-z])", article), habit(r"\bEngaged by\b", "engaged by"),
    habit(r"\bin (?:zones|squares|a zone|a square) (?:that )?(this (?:Character|Field)) has Presence in\b", r"in the Presence of \1"),
    # ---- whose
    habit(rf"\b({NOUN})((?: with trait [A-Z][\w-]+)?) (?:an opponent|your opponent|the opponent|opponents) controls?\b", r"\1 controlled by an opponent\2"), habit(rf"\b({NOUN})((?: with trait [A-Z][\w-]+)?) controlled by your opponent\b", r"\1 controlled by an opponent\2"),
    habit(r"^(Attach To: )(?:an?|one) ", r"\1"),
    # ---- tokens and damage
    habit(rf"{START}(?:[Pp]lace|[Pp]ut) ({COUNT}) (Mana|Soul|Gem)s?(?: [Tt]okens?)? on ({HOLDER})(?=\.|;|,| and | for each )", tokens_on), habit(rf"{START}[Pp]ut ({COUNT}) damage tokens? on ({HOLDER})(?=\.|;|,| and | for each )", damage_on),
    habit(r"\b((?:enemy |friendly |other )*)((?:non-[A-Z]\w+ )?)(Characters?|Champions?)((?: you control| controlled by an opponent)?) with (?:any )?damage(?: tokens?)?(?: on (?:it|them))?(?=[ .,;])", r"\1damaged \2\3\4"),
    habit(r"\b(takes|deals|take|deal) at least (\d+) True Damage\b", at_least), habit(rf"{START}([Tt]arget {CARDS}*?|[Ii]t) takes (\d+) (PUSH|PULL) damage\b", lambda m: begun(m[1], f"{m[4]} {m[3]} to {lower(m[2])}")),
    habit(r"\b(takes?) (\d+) True Damage\b", r"\1 \2 damage"), habit(r"\b(?:receives|suffers) (\d+) (?:HP )?[Dd]amage\b", r"takes \1 damage"), habit(r"\b(?:receive|suffer) (\d+) (?:HP )?[Dd]amage\b", r"take \1 damage"), habit(r"\b(takes?) (\d+) Damage\b", r"\1 \2 damage"),
    habit(rf"\b([Gg]ains? [^.;]*?)(?:,| and) ({COUNT}) (?:Command Points?|Command\b|CP\b)", lambda m: f"{m[1]} and {'{CP}' * count_of(m[2])}"), habit(rf"\b([Gg]ains? [^.;]*?)(?:,| and) ({COUNT}) \[?(Red|Purple|Green|Blue|Yellow|Standard)\]? (?:die|dice)", lambda m: f"{m[1]} and {f'{{{m[3][0]}}}' * count_of(m[2])}"),
    habit(rf"\b([Gg]ains?|[Hh]ave|[Hh]as) ({COUNT}) (?:additional|extra|more) Move(?: Points?)?(?: (?:when|whenever) (?:they|it) \[Move\]s?)?(?=[.,])", lambda m: f"{m[1]} +{count_of(m[2])} Move"),
    habit(r"\b[Ll]ose (\d+) VPs?\b", lambda m: f"{m[0][0]}ose {m[1]} Victory Point{'' if m[1] == '1' else 's'}"), habit(r"\b(Set|set|Turn|turn|Change|change) (?:any one|any|one|1|a) (?:of your dice|die)(?: in your Dice Bank)? to (?:a )?(\d)\b", lambda m: f"{'Turn' if m[1][0].isupper() else 'turn'} a die in your Dice Bank to {m[2]}"),
    # ---- cards that go somewhere
    habit(r",? paying (?:its|the|that card's) (?:Dice |full |Card |Deploy |\[Deploy\] )?[Cc]ost(?: as (?:usual|normal))?(?=[.,])", ""), habit(r"(\[Reveal a Goal\] in [Rr]ow [A-G]) as well\b", r"\1"), habit(r"\b(remove|return|put) that card (?=from|to|into|on)", r"\1 it "),
    habit(r"\bchooses and discards a card(?: from (?:their |his |its )?Hand)?(?=[.,;])", "discards a card"), habit(r"\b(discards a card) from Hand\b", r"\1 from his Hand"), habit(r"\b([Dd]iscard (?:a card|\d+ cards)) from Hand\b", r"\1 from your Hand"), habit(r"\b([Dd]iscards? (?:it|that card|this card|[^.;]*?\b(?:Character|Champion|Field|Modification|control)\b[^.;]*?)) from [Pp]lay\b", r"\1"),
    habit(r"(^|[.:] )((?:(?!\bmust\b)[^.])*?),? if able(?=\.)", r"\1\2"), habit(r"\bfrom the Game Board\b", "from the board"), habit(r"\b(you control|controlled by an opponent) in [Pp]lay\b", r"\1"), habit(r"\bCard Cost (?=\d)", "cost "),
    habit(r"\b([Yy]ou may (?:discard|exhaust|return|remove|kill) [^.]*?) to ((?:gain|draw|recover|exhaust|return|prevent|cancel|place|put|search) [^.]*)\.", r"\1. If you do, \2."), habit(r"(\[Deploy\] [^.]*?)\. Its (?:Card Cost|cost) is (\d+) (?:lower|less)\.", r"\1 for \2 less."),
    habit(r"\b([Mm])ove all (Mana|Soul|Gem)s?(?: tokens)? on (it|this Character|this card) to\b", r"\1ove all \2 tokens from \3 to"),
    # ---- what each does, and what is chosen
    habit(r"\b[Ee]ach [Pp]layer chooses (an?) ((?:[Ee]xhausted )?)(Character|Champion|Field) (?:they control|he controls)\. (?:(?:Those|These) (?:Characters|Champions|Fields)|They) [Rr]ecover\.", lambda m: f"Each player recovers {m[1]} {m[2].lower()}{m[3]} he controls."), habit(r"\b[Ee]ach [Pp]layer chooses (an? [^.,]*?) (?:they control|he controls) and (discards|exhausts|kills|recovers) it\b", r"Each player \2 \1 he controls"),
    habit(rf"^(.*?[:}}] )(Target {CARDS}+?) (Heals (?:by )?\d+) or becomes [Ee]xhausted\.", two_ways), habit(r"\b([Uu])p to (two|three|four|five|six) (?=cards|Characters|Champions|Fields|target)", lambda m: f"{m[1]}p to {count_of(m[2])} "),
    habit(r"(exchange (?:squares|places|positions)\.) Both must be (?:of )?the same [Ss]ize\.", r"\1"), habit(r"^(.*?[:}] )([Tt]his (?:Character|card)) and ((?:target|another) [^.]*?) (?:trade|exchange|swap) (?:squares|places|positions)\.", lambda m: f"{m[1]}Exchange the squares of {lower(m[2])} and {m[3]}."),
    habit(rf"\b([Ww]hen (?:an?|another|this) {CARDS}*?(?:Character|Champion){CARDS}*?) triggers an? ((?:Melee |Ranged )?Attack)(?: Ability)?,(?P<what>(?!.*\bcancel it\b))?", lambda m: f"{m[1]} {'triggers' if m['what'] is None else 'declares'} a{'n' if m[2] == 'Attack' else ''} {m[2]},"), habit(r"(?<=, )that Attack gains\b", "this Attack gains"),
    habit(r"^((?:[^.:]*: )+(?:(?:\{[A-Za-z]+\})+ )?(?:(?:When|After) [^,.]*, )?)([^.:]*)\. If ([^,.]*), ([^.]*?) instead(?=\.)\.", instead),
    habit(r"\bIf the target ends (?:this|that|the) (?:PULL|PUSH|Pull|Push) ((?:engaged|adjacent|on|in)\b[^,]*), ", pulled_there), habit(r"\b(, |\. |: )?[Tt]he target becomes [Ee]xhausted\b", lambda m: f"{m[1] or ''}{'exhaust' if m[1] == ', ' else 'Exhaust'} the target"),
    habit(r"\bbecomes [Ee]xhausted and cannot (?=[Rr]ecover|\[Move\]|make|trigger)", "becomes exhausted and it cannot "), habit(r"\bcannot Recover\b", "cannot recover"),
    habit(r"^(Response: (?:\{[A-Za-z]+\})* ?(?:When|After) [^,]*, (?:another|an?) [^,.]*?) may \[Move\]", r"\1 [Move]s"),
    habit(r"\b(When|After) (the attached \w+) (?:\[Move\]s|moves|finishes (?:a |its )?(?:\[Move\]|[Mm]ove(?:ment)?)|ends (?:a |its )(?:\[Move\]|[Mm]ove(?:ment)?))(?=,)", r"After \2 completes a Move"),
    habit(r"(?<!\w)((?P<unit>a card|a die|(?:\{[A-Za-z]+\})+|[+-]?\d+ [A-Z]\w+|\d+(?: damage| cards)?) for each [^.,]*),? (?:\()?(?:up to|to|with|for|maximum) (?:a maximum of |at most |a total of )?\+?(?P<most>\d+|two|three|four)(?: [a-z]+)?\)?(?=[.,])", at_most_counted),
    habit(r"(?:\. It|, but it|, but)? (?:cannot|and cannot|may not|without) (?:expend|expending|spend|spending|add|adding|use|using) (?:any )?dice (?:for|on|to|in|during) (?:this|that|the) \[?Move\]?(?=\.)", " without dice") , habit(r"(\[Move\]s?)\. +without dice", r"\1 without dice"),
    habit(r"(\[Move\]s?) (?:up to |exactly )?(\d+|one|two|three|four) squares?(?=[.,;]| and)", lambda m: f"{m[1]} up to {count_of(m[2])} square{'' if count_of(m[2]) == 1 else 's'} without dice"),
    habit(r"\btriggers an Ability\b", "triggers an ability"), habit(r"\bcancel (?:its|the|all its|that ability's|the ability's) effects?\b", "cancel it"),
    habit(r"\b([Tt])ake control of\b", lambda m: f"{'G' if m[1] == 'T' else 'g'}ain control of"), habit(r"\b([Tt])hat (Character|Champion|Field)'s controller (?=gains|loses|draws|discards)", r"\1he controller of that \2 "), habit(r"(?<=\}) as well(?=\.)", ""),
    habit(r"\b(Goals?) in your (?=rows? [A-G])", r"\1 in "), habit(r"\b([Rr]emove (?:target|an?) Goal[^.,]*?) from the Game Board\b", r"\1 from the board"),
    habit(r"\bWhen \[Score Goals\] (?:ends|is completed)(, if you control)led (no|an?) (Goals?)(?: during it)?(?=,)", r"When Goals are scored\1 \2 \3"),
    # ---- what holds
    habit(rf"{PASSIVE}When you \[Deploy\] an? (Character|Champion|Field|Modification), the number in its Dice Cost is reduced by (\d+)(?:,? to a minimum of 0)?\.", r"\1\2s in your Hand have -\3 cost."),
    habit(rf"{PASSIVE}(Character|Champion)s({CARDS}*?)(?: you control| in your Hand)? have Patrol-([A-G]) when you \[Deploy\] them\.", r"\1You may [Deploy] a \2\3, up to Row \4."),
    habit(rf"{PASSIVE}((?:Melee |Ranged )?Attacks) (?:made|performed|triggered) by ((?:this|the attached) \w+|it|[A-Z][^.]*?) (?:have|gain|get) ", attacks_by),
    habit(rf"{PASSIVE}It costs (\d+) (?:additional|extra|more) Move Points? to (?:step into|move into|enter|arrive in) (?:a square|squares) of (this Field)\.", r"\1Squares of \3 cost +\2 Move."), habit(rf"{PASSIVE}(?:Each|A|An|Every|Any) ((?:(?:enemy|friendly|other|[A-Z][a-z-]+) )*(?:Character|Champion|Field))((?:(?! has | cannot )[^.])*?) has ", each_has),
    habit(rf"{PASSIVE}While ({COUNT}) or more ([^,]*?) are [Ee]ngaged by (this Character), ([^.]*)\.", while_engaging), habit(r"([+-]\d STR) on its (?:Melee |Ranged )?Attacks (?=for each)(?<!Melee Attacks )(?<!Ranged Attacks )", r"\1 "),
    habit(rf"{PASSIVE}While the target of an? ((?:Melee |Ranged )?Attack) of (this Character) (?:occupies a square of|is on) ([^,]*), (?:that|this) Attack gains ([^.]*)\.", lambda m: f"{m[1]}{upper(m[3])}'s {m[2]}s against Characters on {m[4]} have {m[5]}."),
    habit(r"\[Move\] (?:using|with) (RUN|FLY|TEL)(?: Movement Arrays?| movement)?(?=[. ,])", r"[Move] as \1"), habit(rf"^((?:Global|Offensive|Defensive) [^:]*: (?:\{{[A-Za-z]+\}})* ?)[Uu]ntil the end of the Phase, ((?:Characters|Champions){CARDS}*?) cannot ([^.]*)\.", lambda m: f"{m[1]}All {m[2]} cannot {m[3]} until the end of the Phase."),
    habit(r"^Attached Has: (?=[A-Z])", "Attached Has "),
    # ---- "it" behind a kill is who has killed, if it does anything; whoever is killed goes elsewhere instead of being discarded (R183)
    habit(r"\b(When|After) (this Character|the attached (?:Character|Champion)) kills ([^,.]*), it (?=recovers|[Hh]eals|\[Move\]s|gains|makes|performs|takes)", r"\1 \2 kills \3, \2 "),
    habit(r"^((?:[^.:]*: )+(?:\{[A-Za-z]+\})* ?When [^,.]*?\b(?:is killed|kills [^,.]*), [^.]*?\b(?:return (?:it|this Character|that (?:Character|Champion)) to its owner's Hand|remove (?:it|this Character|that (?:Character|Champion)) from the game))(?=\.)", r"\1 instead of discarding it"),
)  # fmt: skip

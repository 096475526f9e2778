"""Orders, events and filters as people say them who know the rulebook alone: who does it, to whom, where and how often.

They come before the rewordings that look at whole sentences; each keeps whose it is, how many and when.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    PASSIVE,
    START,
    lower,
    singular,
)

NOUNS: Final = "Character|Champion|Field|Modification|card"
GROUPS: Final = "Characters|Champions|Fields|Modifications"
WHOSE: Final = "you control|controlled by an opponent|an opponent controls|your opponent controls"
ATTACK: Final = "(?:Melee |Ranged |AOE )?Attack"
DOES: Final = {"exhausts": "exhausts", "exhaust": "exhausts", "discards": "discards", "discard": "discards", "returns": "returns", "kills": "kills"}  # fmt: skip
EFFECT: Final = r"^((?:Attached Has )?(?:(?:Global|Offensive|Defensive) [^.:]*|Response|When Revealed): (?:\{[A-Za-z]+\})* ?(?:(?:[Ww]hen|[Aa]fter) [^,.]*, )?(?:[^.]*\. )*)"

BANNED: Final = r"\[Move\]|[Rr]ecover|Heal|make (?:Melee |Ranged )?Attacks|trigger (?:Actions|Interrupts|Responses)|be (?:pushed|pulled|exhausted)"
_OWN: Final = "(?:[Ff]riendly Characters|(?:[Yy]our|[Aa]llied) Characters|Characters you control)"
_FOES: Final = "(?:enemy Characters|(?:an |your )?opponent's Characters|Characters (?:an|your) opponent controls|Characters controlled by an opponent)"
SPARED: Final = (
    rf"{_OWN} are (?:not (?:affected|hit|damaged)|unaffected)(?: by (?:it|this Attack))?"
    rf"|(?:This|The) Attack (?:does not|cannot) (?:affect|hit|damage) {_OWN}"
    rf"|(?:This|The|It) ?(?:Attack )?(?:only (?:affects|hits|damages)|(?:affects|hits|damages) only) {_FOES}"
    rf"|[Oo]nly {_FOES} are (?:affected|hit|damaged)(?: by (?:it|this Attack))?"
)


def shoved_whole(found: re.Match[str]) -> str:
    """ "It takes 2 PULL True Damage": PULL 2 to it, from which nothing is taken off."""
    if "toward" in found[0] and found["how"] == "PUSH":
        return found[0]
    whom = found["whom"] if found["whom"].startswith("[") else lower(found["whom"])
    return f"{found[1]}{found['how']} {found['n']} to {whom}, not reduced"


def neither(found: re.Match[str]) -> str:
    """ "cannot [Move] or recover": neither of the two."""
    be = "be " if found["b"] in ("pushed", "pulled", "exhausted") else ""
    return f"{found['head']}{found['a']} and cannot {be}{lower(found['b'])}"


def chosen_by_him(found: re.Match[str]) -> str:
    """ "Your opponent chooses a Character they control and exhausts it": he exhausts it."""
    noun = found["one"] or f"{found['kind'] or ''}{found['noun']}"
    return f"{found['who']} {DOES[found['does']]} a{'n' if noun[0] in 'AEIOUaeiou' else ''} {noun} he controls{found['to'] or ''}"


def deployed_where(found: re.Match[str]) -> str:
    """ "[Deploy] a Character from your Hand adjacent to this Character": in a square there."""
    return f"{found['what']}, in a square {'of' if found['rel'] == 'on' else found['rel']} {found['where']}"


def when_attacking(found: re.Match[str]) -> str:
    """ "When attacking an exhausted Character, it has +2 STR": its Attacks against them have it."""
    whom = re.sub(r"^an? ", "", found["whom"])
    whom = re.sub(rf"\b({NOUNS})\b", r"\1s", whom, count=1)
    return f"{found[1]}This Character's {found['kind'] or ''}Attacks against {whom} have {found['gift']}."


NOBODYS: Final = re.compile(r"\b(?:Goals?|[A-G]|lower|higher|Hands?|Piles?|Decks?|Banks?|Points?|[Rr]ows?) $")


def anybodys(found: re.Match[str]) -> str:
    """ "All Characters of either player": all; a row is yours or his, and a Goal may be nobody's."""
    return found[0] if NOBODYS.search(found.string[: found.start()]) else ""


PLAIN_ORDERS: Final[tuple[Habit, ...]] = (
    # ---- events and Attacks
    habit(rf"\bis (?:declared|chosen|selected) as (?:the|a) target (?:of|for) (an? {ATTACK})\b", r"is targeted by \1"),
    habit(r"\b(?:the|that) Attack (?:that is )?(?:currently )?being resolved\b", "this Attack"), habit(r"\bThe Attack (?:that is )?(?:currently )?being resolved\b", "This Attack"),
    habit(r"\bImmunity (?:against|to|from|vs\.?) (?:Attacks of type )?(Melee|Ranged|AOE|PUSH|PULL)(?: Attacks?| [Dd]amage)?\b", r"Immunity \1"),
    habit(r"\bAttacks (?:made|performed) by (?=(?:other|another|all|each|enemy|friendly|your) )", "Attacks of "),
    habit(rf"{PASSIVE}When (?:this Character is )?(?:attacking|attacks) (?P<whom>an? {CARDS}+?)(?: with (?:a |its )?(?P<kind>Melee |Ranged )Attacks?)?, (?:this Character's Attacks|its Attacks|this Character|it|that Attack|the Attack) (?:has|have|gains?) (?P<gift>[+-]\d STR|Boost ?[+x] ?\d)\.", when_attacking),
    habit(r"\b(return|remove)s? ((?:it|this Character|that (?:Character|Champion)) (?:to (?:your|its owner's) Hand|from the game)) instead of (?:(?:going |putting it )?(?:in)?to )?(?:your|its owner's|the) Discard Pile\b", r"\1 \2 instead of discarding it"),
    habit(r"\b(?P<when>[Ww]hen (?:an?|another) (?P<who>Champion)\b[^.,]*? kills (?:an? )(?:[a-z-]+ )?Character\b[^.,]*, )that (?P=who)\b", r"\g<when>the attacker"),
    habit(r"\b(?:Melee (?:or|and) Ranged|Ranged (?:or|and) Melee) Attacks\b", "Attacks"),
    habit(rf"^(?P<head>(?:Attached Has )?(?:Passive|While Revealed): .*?\bcannot )(?P<a>{BANNED}) or (?P<b>{BANNED}|pushed|pulled|exhausted)(?=[.,]| while| and)", neither),
    habit(r"\bcancel (?:the effects? of )?(?:that|the) (?:(?:Melee |Ranged )?Attack(?: Ability)?|[Aa]bility|Action|Interrupt|Response|Tactic)(?=[.,])", "cancel it"),
    habit(r"^(?P<head>[^.]*?\b[Ww]hen the attached (?:Character|Champion|Field) (?:is killed|is discarded|leaves [Pp]lay), .*?)(?P<do>[Aa]ttach (?:this card|this Modification|it) to [^.,]*?)(?: in [Pp]lay)? instead of discarding (?:it|this card|this Modification)(?=[.,])", r"\g<head>\g<do>"),
    habit(rf"{START}(?P<whom>(?:[Tt]arget|[Ee]ach|[Ii]t\b|[Tt]hat|[Aa]nother){CARDS}*?) takes (?P<n>\d) (?P<how>PUSH|PULL) True [Dd]amage(?: towards? this (?:Character|Field))?(?=[.,;])", shoved_whole),
    habit(r"\b(?P<the>[Tt])he (?P<stat>DEF|STR|HP|RNG|Move Value) of (?P<whom>this (?:Character|Field)|the attached Character) (?=is (?:increased|reduced) by )", lambda m: f"{m['the']}{m['whom'][1:]}'s {m['stat']} "),
    # ---- whom an area spares
    habit(rf"(?P<line>\b(?:Melee|Ranged) Attack \([^()]*\bAOE\b[^()]*)\)\. (?:{SPARED})\.", r"\g<line>, only enemy Characters)."),
    habit(r"(?P<line>\b(?:Melee|Ranged) Attack \([^()]*)\)\. (?:This|The) Attack ignores (?P<a>Cover|DEF) and (?P<b>Cover|DEF)\.", r"\g<line>, ignores \g<a>, ignores \g<b>)."),
    habit(r"(?P<line>\b(?:Melee|Ranged) Attack \([^()]*)\)\. (?:(?:This|The) Attack |It )?(?:[Rr]equires|[Nn]eeds|does not (?:require|need)) (?P<no>no )?LOS\.", lambda m: f"{m['line']}, no LOS)." if m["no"] or "not" in m[0] else m[0]),
    habit(r"\bis dealt (?P<n>\d+) or more (?:True )?[Dd]amage\b", r"takes \g<n> or more True Damage"),
    # ---- filters
    habit(r"\b([Ff]or each|[Ee]ach) damage (?:token|counter)s? on\b", r"\1 damage on"),
    habit(rf"\b((?:each|every|all) (?:[A-Za-z-]+ )?(?:{NOUNS}|{GROUPS}))(?: that is| that are)? in [Pp]lay\b", r"\1"),
    habit(rf"\b([Ee])ach ({NOUNS}) (?:except|other than|but) (?:this one|this (?:{NOUNS})|itself)\b", lambda m: f"{m[1]}ach other {m[2]}"), habit(rf"\b([Aa])ll ({GROUPS}) (?:except|other than|but) (?:this one|this (?:{NOUNS})|itself)\b", lambda m: f"{m[1]}ll other {m[2]}"),
    habit(rf"\b([Ee]ach|[Tt]arget|[Aa]n?|[Aa]nother) ((?:enemy |friendly )?)({NOUNS})((?: (?:{WHOSE}))?),? except (?:for )?(?:an? )?(Champion|[A-Z][a-z]+?)s?(?=[ .,])", lambda m: f"{'A' if m[1] == 'An' else 'a' if m[1] == 'an' else m[1]} {m[2]}non-{m[5]} {m[3]}{m[4]}"),
    habit(rf"\b({NOUNS})(s?) whose (HP|DEF|VP) is (\d+) or (less|more|fewer|lower|higher|greater)\b", lambda m: f"{m[1]}{m[2]} with {m[3]} {m[4]} or {'more' if m[5] in ('more', 'higher', 'greater') else 'less'}"),
    habit(r"\b(?P<how>controlled by|of) (?:either|any|both) [Pp]layers?(?=[.,]| and)|(?<=s )(?:either|any) [Pp]layer controls(?=[.,]| and)", anybodys),
    # ---- who does it
    habit(r"\b([Ee])ach opponent(?= (?:loses|discards|gains|draws|exhausts|chooses|may|kills|returns)\b)", lambda m: "Your opponent" if m[1] == "E" else "your opponent"),
    habit(r"\b(?P<who>[Yy]our opponent|[Ee]ach [Pp]layer) chooses (?:(?:an?|one) (?P<one>(?:recovered |exhausted |damaged )?(?:[A-Z][a-z]+ )?(?:Character|Champion|Field|Modification)) (?:they control|he controls)|one of (?:their|his) (?P<kind>(?:recovered |exhausted |damaged )?)(?P<noun>Character|Champion|Field|Modification)s)(?:,? and (?:then )?|; (?:they|he) )(?P<does>exhausts?|discards?|kills?) it(?P<to>)(?=[.,])", chosen_by_him),
    habit(r"(?P<a>[Ii]f this Character (?:is|has) [^,.;:]*, (?:this Character|it) [^.;]*); otherwise,? it (?=recovers|Recovers|\[Move\]s|Heals|gains|takes)", r"\g<a>. Otherwise, this Character "),
    habit(r"[;,] if not, (?=[a-z\[{])", ". If you do not, "),
    habit(rf"{EFFECT}({GROUPS}|[A-Z][a-z]+s) ((?:{WHOSE})\b[^.,:;]*?) (gain|recover|Recover|Heal|take|lose|cannot) (?=[^.]*\.)", lambda m: f"{m[1]}All {m[2]} {m[3]} {lower(m[4]) if m[4] == 'Recover' else m[4]} "),
    habit(rf"{EFFECT}([Ee]nemy|[Ff]riendly) ({GROUPS})( [^.,:;]*?)? cannot (?=[^.]*\.)", lambda m: f"{m[1]}All {m[2].lower()} {m[3]}{m[4] or ''} cannot "),
    habit(r"^(?P<head>(?:Attached Has )?(?:(?:Global|Offensive|Defensive) [^.:]*|Response): (?:\{[A-Za-z]+\})* ?(?:(?:[Ww]hen|[Aa]fter) [^,.]*, )?)(?P<who>[Tt]his Character|[Ii]t|[Tt]hat Character|[Tt]arget [^.,]*?) has (?P<what>[^.,]*? (?:until the end of the (?:Phase|Battle)|for this (?:Attack|Move)))(?=\.)", r"\g<head>\g<who> gains \g<what>"),
    habit(rf"{START}[Hh]eal (?:up to )?(\d) damage (?:tokens? )?(?:from|on|of) (this Character|it|that Character|another [^.,;]*?|target [^.,;]*?|each [^.,;]*?)(?=[.,;])", lambda m: f"{m[1]}{m[3][0].upper() if m[1] in ('', ': ', '. ', '} ') else m[3][0]}{m[3][1:]} Heals {m[2]}"),
    # ---- where
    habit(r"\bin this (?:Character|Field|card)'s row\b", "in this card's row"), habit(r"\b(in row [A-G]) or below\b", r"\1 or lower"), habit(r"\b(in row [A-G]) or (?:above|beyond)\b", r"\1 or higher"),
    habit(r"\b(in|to|into) any (?:unoccupied |free |empty )squares? (?:of|in) (?:your )?[Rr]ow ([A-G])\b", r"\1 a free square in row \2"), habit(r"\b(in|to|into) (an?|any) (unoccupied |free |empty )?square of (?:your )?[Rr]ow ([A-G])\b", lambda m: f"{m[1]} a {'free ' if m[3] else ''}square in row {m[4]}"),
    habit(rf"{START}[Pp]lace (this Character|it|that Character|target (?:Character|Champion){CARDS}*?) on ((?:this|target|a|another) Field(?: {CARDS}+?)?)(?=[.,;]| and)", lambda m: f"{m[1]}{'Place' if m[1] in ('', ': ', '. ', '} ') else 'place'} {m[2]} in a free square of {m[3]}"),
    habit(r"(?P<what>\[Deploy\] an? [^.,]*? from your (?:Hand|Discard Pile)(?: at no cost| for \d less)?),? (?:(?:in|to|into|on) (?:an? |any )?(?:free |unoccupied |empty )?squares? )?(?P<rel>adjacent to|in|on) (?P<where>this (?:Character|Field)|[Rr]ow [A-G])(?=\.| and)", deployed_where),
    habit(r"(?P<what>\[Deploy\] an? [^.,]*?),? (?:to|in|into) (?P<where>a (?:free )?square (?:of|adjacent to) this (?:Field|Character)),? (?P<price>for \d less|at no cost)(?=[.,])", r"\g<what> \g<price>, in \g<where>"),
    # ---- how many
    habit(r"(?P<first>\b[Dd]raws? (?:an?|\w+) cards?[^.]*?,? then discards? )(?P<n>one|two|three|\d)(?=\.)", lambda m: f"{m['first']}{'a card' if m['n'] in ('one', '1') else m['n'] + ' cards'}"),
    habit(r"\b[Yy]ou (?:gain|have) an? (?:additional|extra) \{CP\} (?:of|as) Command Income(?=\.)", "You have Command Income: 1"),
    habit(r"^(?P<head>(?:Passive|While Revealed): )(?:Your|An) opponent's (?P<what>Characters|Fields|Modifications|Tactics) cost (?P<n>\d) (?P<how>more|less)(?: to \[?[Dd]eploy\]?)?\.", lambda m: f"{m['head']}{m['what']} in your opponent's Hand have {'+' if m['how'] == 'more' else '-'}{m['n']} cost."),
    habit(r"\b([Dd]raws?|[Dd]iscards?) exactly (?=an? |one |two |three |\d )", r"\1 "),
    habit(r"(?P<first>\bcards?\b[^.]*\. )(?P<who>[Yy]our opponent draws|[Tt]hat player draws) (?:one|1)(?=\.)", r"\g<first>\g<who> a card"),
    habit(r"\b(?P<gain>[Gg]ains?) (?P<icon>\{(?:[RPGBYS]|CP|Mana|Soul|Gem)\}) equal to the number of (?P<what>[A-Z][^.,;]*?)(?=\.)", lambda m: f"{m['gain']} {m['icon']} for each {singular(m['what'])}"),
    habit(r"\b(?P<put>[Pp])(?:ut|lace) (?:an? |1 |one )?(?P<icon>\{(?:Mana|Soul|Gem)\}) on (?P<whom>this (?:Character|Field|card|Modification)) (?=for each )", lambda m: f"{'T' if m['put'] == 'P' else 't'}{m['whom'][1:]} gains {m['icon']} "),
)  # fmt: skip

"""What designers put into clauses of their own: what is asked behind "unless" a trigger, the Phase in which something
was done, squares before whose they are, offers behind "then", and whom "each" may leave out.

The grammar has one place for each of these. A wording is put there only where nothing else in the sentence could be
meant by it.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.meant import ANOTHER, it_or_this
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    COUNT,
    START,
    TOKEN,
    count_of,
    lower,
    upper,
)

DONE: Final = {
    "attacked": r"(?:made|performed|completed|declared|triggered) an Attack|attacked",
    "moved": r"moved|\[Move\](?:e?d)?|completed a \[?Move\]?",
}
WHO: Final = r"(?:it|this Character|that Character|the attached Character|they)"
PLACE: Final = r"(?:on (?:squares of )?|in squares of |adjacent to |in RNG \d+(?:\+D\d+)? of |[Ee]ngaged by )this (?:Field|Character)"
NO_DICE: Final = (
    r"(?:[Ee]xpend|spend|use|add) (?:any )?dice (?:to (?:gain|get) (?:any )?(?:extra|additional|more|further) Move Points"
    r"|(?:on|to|for|with) (?:its|their|a|any|that|the) \[Move\]s?|when (?:it \[Move\]s|moving))(?=[.,]| until| while| and)"
)
THROUGH: Final = r"[,;]? (?:and )?then you may "
EXACT: Final = rf"(?:exactly|just|precisely) (?P<n>{COUNT})"


def while_done(found: re.Match[str]) -> str:
    """ "cannot [Move] during a Phase in which it made an Attack": while it has attacked this Phase."""
    verb = next(word for word, said in DONE.items() if re.fullmatch(said, found["did"]))
    return f"{found['ban']} while {found['who']} has {verb} this Phase"


def offered_then(found: re.Match[str]) -> str:
    """ ", then you may …": a sentence of its own, where the one before asks and offers nothing."""
    before = found.string[: found.start()]
    sentence = re.split(r"(?<=[.:}]) ", before)[-1]
    if re.search(r"\b(?:[Ii]f|[Oo]therwise|may|unless|[Cc]hoose|[Cc]hooses)\b|; or ", sentence):
        return found[0]
    if re.match(r"(?:[Ee]ach|[Yy]our opponent|[Tt]hat player|[Ii]ts controller)\b", sentence):
        return found[0]  # who is offered it?
    return ". Then you may "


def in_the_column(found: re.Match[str]) -> str:
    return f"{found[1]}in this card's {found[2]}"


def any_of_them(found: re.Match[str]) -> str:
    """ "Place up to one {Gem} on each Field you control": any number of these Fields gain one."""
    icons = f"{{{found['t']}}}"
    return f"{found[1]}{upper('any number of')} {found['noun']}s{found['rest']} gain {icons}"


def exactly(found: re.Match[str]) -> str:
    """ "if it is Engaged by exactly one Character": they are counted."""
    whom = it_or_this(found) if found["whom"] == "it" else found["whom"]
    near = {"adjacent": "adjacent to", "engaging": "engaged by"}.get(
        found["how"].split()[0].lower(), "engaging"
    )
    what = found["what"]
    number = count_of(found["n"])
    if number == 1:
        what = re.sub(r"(?<!this )\b(Character|Champion|Field)\b(?!s)", r"\1s", what, count=1)
    said = f"{found['if']} there are exactly {number} {what} {near} {whom}"
    behind = found["behind"]
    if behind and whom != "it":
        behind = f", {whom} "
    return said + behind


def controls_exactly(found: re.Match[str]) -> str:
    number = count_of(found["n"])
    what = found["what"]
    if number == 1 and not re.match(r"(?:[a-z-]+ )*[A-Z]\w+s\b", what):
        what = re.sub(
            r"^((?:[a-z-]+ |[A-Z][\w-]* )*?)(Character|Champion|Field|Modification|Goal)\b(?!s)",
            r"\1\2s",
            what,
        )
    return f"{found['who']} exactly {number} {what}"


def pips_paid(found: re.Match[str]) -> str:
    """ "Heals by the Pip Value of the die spent on this cost, up to 4": 1 for each pip paid."""
    verb = found["verb"]
    if "rolled" in found[0] and not re.search(r"\b[Rr]oll a die\b", found.string[: found.start()]):
        return found[0]
    kind = "rolled" if "rolled" in found["of"] else "paid"
    most = f", counting at most {count_of(found['most'])}" if found["most"] else ""
    return f"{verb} 1{' damage' if verb.startswith('take') else ''} for each pip {kind}{most}"


def chosen_for(found: re.Match[str]) -> str:
    """ "Target Character gains +1 DEF for each damage on it": it is chosen first, so that "it" is known."""
    return f"{found[1]}Choose {lower(found['whom'])}. It {found['did']}"


def goes_home(found: re.Match[str]) -> str:
    """ "If the attached Character leaves play, return this card to its owner's Hand instead of discarding it"."""
    return f"{found['head']}When {found['host']} leaves play, {found['do']}{found['end']}"


def exchanged(found: re.Match[str]) -> str:
    """ "Target a Character you control and a Knight. Exchange the squares they occupy.": in one sentence."""
    one, other = (f"target {found[name]}" for name in ("one", "other"))
    if found["no"]:
        one, other = (
            re.sub(r"\b(Character)\b", f"non-{found['no']} Character", said, count=1) for said in (one, other)
        )
    return f"{found[1]}Exchange the squares of {one} and {other}."


def done_to_them(found: re.Match[str]) -> str:
    """ "Select any number of Characters you control. Exhaust them.": in one sentence, and the steps behind it move up."""
    rest = found["rest"]
    if found["step"]:
        rest = re.sub(r"(?<=\. )([2-9])(?=\. )", lambda m: str(int(m[1]) - 1), rest)
    return f"{found['begin']}{found['do']} {found['what']}{rest}"


def that_dealt(found: re.Match[str]) -> str:
    """ "makes a Melee Attack at no cost; if it deals True Damage, …": asked of the Attack that was just made."""
    inside = re.match(r"(?:Attached Has )?(?:Response|\w+ Interrupt)", found.string)
    if inside and found["what"] in ("this Attack", "the Attack"):
        return found[0]  # that may be the Attack which is answered
    number = found["n"] or found["m"]
    many = f"{count_of(number)} or more " if number and count_of(number) > 1 else ""
    return f"{found['made']}. If that Attack dealt {many}True Damage, "


def asked_behind(found: re.Match[str]) -> str:
    """ "When …, it takes 1 damage if you control a Goal.": asked first; not where two things are done."""
    did = found["did"]
    if re.search(r"\b(?:and|then|may|or|if|until|for each)\b|;", did) or re.search(r"\bable$", found["if"]):
        return found[0]
    asked = found["if"]
    this = re.search(r"\bthis (?:Character|Field|card|Modification)\b", did)
    if re.match(r"it\b", asked) and (this is not None or ANOTHER.search(did)):
        if this is None or ANOTHER.search(did) or ANOTHER.search(found["head"]):
            return found[0]  # which of them is meant?
        asked = this[0] + asked[2:]
    return f"{found['head']}if {asked}, {did}."


def fewer_tokens(found: re.Match[str]) -> str:
    """ "has fewer than three Gems": 2 or less."""
    number = count_of(found["n"]) - 1
    return (
        f"{found['has']} no {found['t']} tokens"
        if number == 0
        else f"{found['has']} {number} or less {found['t']} tokens"
    )


SAID_APART: Final[tuple[Habit, ...]] = (
    # ---- where before whose
    habit(rf"\b(?P<noun>(?:Character|Champion|Field)s?) (?P<where>{PLACE}) (?P<whose>controlled by an opponent|you control)\b", r"\g<noun> \g<whose> \g<where>"),
    habit(r"\b(?P<said>[A-Z][\w-]*s?(?: you control| controlled by an opponent)?) in the same (column|row) as this (?:Character|card|Field)\b", in_the_column),
    # ---- in a Phase in which something was done
    habit(rf"(?P<ban>\bcannot [^.,]*?) (?:during|in|for the rest of) (?:a|any|the|each|every) (?:Main )?Phase (?:in which|where|when) (?P<who>{WHO}) (?:has |have )?(?P<did>{'|'.join(DONE.values())})(?=[.,])", while_done),
    # ---- offers and choices
    habit(THROUGH, offered_then),
    habit(rf"{START}(?:[Pp]lace|[Pp]ut) up to (?:one |1 |a )?\{{(?P<t>{TOKEN})\}} on each (?P<noun>Character|Champion|Field|Modification|card)(?P<rest>(?:(?!\b(?:and|then|with)\b)[^.,;])*)(?=\.)", any_of_them),
    habit(rf"{START}(?P<whom>[Tt]arget (?:(?!\b(?:and|that|this|it)\b){CARDS})+?) (?P<did>(?:gains|Heals|takes) (?:(?!\bthen\b)[^.;])*? for each (?:(?!\bthis\b)[^.,;])*?\b(?:on|to|by|engaging) it\b)(?=[.,]| until)", chosen_for),
    habit(rf"{START}Target an? (?P<one>(?:(?!\band\b)[^.,;])+?) and an? (?P<other>(?:(?!\band\b)[^.,;])+?)(?:, neither (?:of them )?an? (?P<no>Champion))?\. Exchange (?:the squares (?:that )?they occupy|their (?:squares|positions|places))\.", exchanged),
    habit(rf"(?P<begin>^(?:[^.]*\. )*(?:[^.:]*: (?:\d\. )?)?)(?:[Ss]elect|[Cc]hoose) (?P<what>(?:any number of|up to (?:{COUNT})) (?:(?!\btarget\b)[^.,;])+?)\. (?P<step>\d\. )?(?:Then )?(?P<do>Exhaust|Recover|Kill|Discard) them(?P<rest>\..*)$", done_to_them),
    habit(r"\b(Exhausted|Recovered|Killed|Discarded|Returned|Removed) (?=(?:in )?this way\b)", lambda m: f"{m[1].lower()} "),
    # ---- just so many
    habit(rf"(?P<if>\b(?:[Ii]f|[Ww]hile)) (?P<whom>it|this Character|the attached Character) is (?P<how>[Ee]ngaged by|adjacent to) {EXACT} (?P<what>(?:(?!\band\b)[^.,;])+?)(?P<behind>, it (?=\w|\[)|(?=[.,]))", exactly),
    habit(rf"\b(?P<who>(?:[Ii]f|[Ww]hile) (?:you control|your opponent controls|there are)) {EXACT} (?P<what>(?:(?!\band\b)[^.,;])+?)(?=[.,])", controls_exactly),
    # ---- what came of an Attack
    habit(rf"(?P<made>\b(?:[Mm]akes?|[Pp]erforms?|[Tt]riggers?|[Uu]ses?) an? (?:Melee |Ranged )?Attack\b(?! \()[^.;:]*?)[.;] [Ii]f (?P<what>it|that Attack|this Attack|the Attack) (?:deals|dealt|does) (?:at least (?P<n>{COUNT})|(?P<m>{COUNT}) or more|any)? ?(?:True )?[Dd]amage(?: to (?:it|the target|a Character))?, ", that_dealt),
    habit(r"(?P<line>\bAttack \([^()]*\b(?:PUSH|PULL)\b[^()]*\)\. )[Ii]f (?:the target|it|that Character|(?:a|any|at least one|one or more) Characters?) (?:is|was|has been|are|were) (?:actually )?(?:moved|pushed|pulled|PUSHed|PULLed)(?: (?:by (?:it|this Attack|that Attack)|this way))?(?: (?:at least )?(?:one|1|a) squares?(?: or more)?)?, ", r"\g<line>If this Attack moved a Character, "),
    # ---- numbers
    habit(rf"\b(?P<has>has|have) (?:fewer|less) than (?P<n>{COUNT}) \{{?(?P<t>{TOKEN})\}}?s?(?: tokens?)?(?: on (?:it|them|this \w+))?(?=[.,])", fewer_tokens),
    habit(rf"\b(?P<verb>[Hh]eals?|[Tt]akes?) (?:damage )?(?:by |for |equal to )?(?:an amount equal to )?the (?:total )?Pip Values? of (?P<of>(?:the|that) (?:die|dice) (?:spent|paid|used|rolled)(?: (?:on|for|to pay|as) (?:this|the|its) (?:cost|[Aa]bility))?)(?:,? (?:up to(?: a maximum of)?|to a maximum of|to at most|but no more than) (?P<most>{COUNT}))?(?=[.,;]| and)", pips_paid),
    habit(r"(?<=[+-]\d Presence), (?:to|up to) a maximum of 2\b,?", ""),  # there is no more (R154)
    # ---- dice of a [Move], and Destructible
    habit(rf"(?:\b[Ww]hen (?P<who>[Tt]his Character|the attached Character) (?:\[Move\]s|performs a \[Move\]), (?:it|this Character|he) )cannot {NO_DICE}", lambda m: f"{upper(m['who']) if m.string[: m.start()].endswith(': ') else m['who']} cannot spend dice on [Move]s"),
    habit(rf"\bcannot {NO_DICE}", "cannot spend dice on [Move]s"),
    habit(r"\b(?P<when>[Ww]hen|[Aa]fter) (?:(?P<you>you|a (?:Character|Champion) you control)|(?:an|your) opponent|a (?:Character|Champion) (?:controlled by an opponent|an opponent controls)|an enemy Character) triggers? (?:the )?Destruct[ai]ble(?:-[X1])?(?!-)(?: (?:Keyword|Ability|Action))?(?: (?:of|on) a Field)?(?=,)", lambda m: f"{m['when'][0].replace('A', 'W').replace('a', 'w')}hen {'you trigger' if m['you'] else 'an opponent triggers'} Destructible"),
    habit(r"(?P<gain>\b(?:gain|draw|lose) [^.,;]*?) in addition(?=\.)", r"\g<gain>"),
    # ---- what happens instead
    habit(r"^(?P<head>(?:Passive|Response): )(?:If|When) (?P<host>the attached (?:Character|Champion|Field)) (?:leaves [Pp]lay|would leave [Pp]lay), (?P<do>(?:return this (?:card|Modification) to|put this (?:card|Modification) into) (?:its owner's|your) Hand) instead of discarding (?:it|this (?:card|Modification))(?P<end>\.)", goes_home),
    # ---- asked behind what is done in answer to something
    habit(r"^(?P<head>(?:Attached Has )?(?:Response|Passive|While Revealed): (?:\{[A-Za-z]+\})* ?(?:When|After) [^,.]*, )(?P<did>(?!if\b)[^.,;:]*?) if (?P<if>(?!able\b)[^.,;:]*)\.(?=$| Limit| Ability Traits)", asked_behind),
)  # fmt: skip

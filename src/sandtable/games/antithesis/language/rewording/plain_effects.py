"""What effects do in everyday words: how much less an Attack does, whose choice it is, what is paid or else happens.

Each says in more words what the house says in fewer, and no more than that.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.sentence_shapes import COUNT, PASSIVE, START, count_of

UNPRINTED: Final = "|".join(w.UNPRINTED.numbers)
DIGITS: Final = {"seven": 7, "eight": 8}
ATTACK: Final = r"(?:Melee |Ranged )?Attack"
COST: Final = r"(?:(?:with (?:a )?|of )?(?:[Dd]ice |printed )?[Cc]ost(?: number)?(?: of)?)"


def struck(found: re.Match[str]) -> str:
    """ "When this Character deals True Damage with an Attack, the target …": whoever takes it is that Character."""
    rest = re.sub(r"\b([Tt])he target\b", r"\1hat Character", found["rest"])
    if rest == found["rest"]:
        return found[0]
    rest = re.sub(r"\bthat Character becomes [Ee]xhausted\b", "exhaust that Character", rest)
    return f"{found['head']} to a Character{found['with']},{rest}"


def of_choice(found: re.Match[str]) -> str:
    """ "a card of their choice": whoever does it chooses, unless somebody else is named."""
    his = re.search(
        r"\b(?:[Yy]our opponent|[Ee]ach [Pp]layer|[Tt]hat player|its controller)\b[^.;]*$",
        found.string[: found.start()],
    )
    theirs = found["whose"] in ("their", "his")
    return found["what"] if bool(his) is theirs else found[0]


def or_cancelled(found: re.Match[str]) -> str:
    """ "they must pay {CP} or that Tactic is cancelled": he may pay; if he does not, it is."""
    if "pponent" not in found[0] and "opponent" not in found.string[: found.start()]:
        return found[0]  # who that is may be you
    return f"{found['begin']}your opponent may pay {found['icons']}. If he does not, cancel it."


def triggering(found: re.Match[str]) -> str:
    """ "the triggering player controls": you, who trigger this ability, where it answers nobody else's."""
    answers = re.search(r"\bResponse\b|\b(?:[Ww]hen|[Aa]fter)\b", found.string[: found.start()])
    return found[0] if answers else "you "


def rows_of_choice(found: re.Match[str]) -> str:
    """ "[Reveal a Goal] in row D or row E. Then …": one of two, and what follows in either case."""
    return f"{found['head']}Choose one: [Reveal a Goal] in row {found['a']}; or [Reveal a Goal] in row {found['b']}.{found['rest']}"


def lessened(found: re.Match[str]) -> str:
    """ "reduce the True Damage of that Attack by 2": so much DR for it, for whoever it targets."""
    who = "it" if re.search(r"\bis targeted by\b[^,.]*, $", found.string[: found.start()]) else ""
    return f"{who} gains DR {found['n']} for this Attack" if who else found[0]


def for_every(found: re.Match[str]) -> str:
    """ "for every 2 damage tokens on it": on this Character, if it is this Character's sentence."""
    number, what = count_of(found["n"]), found["what"].strip("{}").removesuffix("s")
    if number < 2:
        return found[0]
    mine = re.search(
        r"(?:^|[:.] )(?:\{[A-Za-z]+\})* ?This (Character|Field)\b[^.]*$", found.string[: found.start()]
    )
    on = f"this {mine[1]}" if found["on"] == "it" and mine is not None else found["on"]
    return f"for every {number} {what if what == 'damage' else f'{what} tokens'} on {on}"


PLAIN_EFFECTS: Final[tuple[Habit, ...]] = (
    # ---- Attacks and damage
    habit(r"\b(for (?:its|their) next (?:(?:Melee |Ranged )?Attack))(?: this Phase| until (?:the )?end of (?:the )?Phase| before the end of the Phase)\b", r"\1"),
    habit(r"\b[Rr]educe (?:the )?(?:True |HP )?[Dd]amage (?:of|from|dealt by) (?:that|this|the) Attack by (?P<n>\d)\b", lessened),
    habit(rf"(?P<head>\b[Ww]hen [^,.]*? deals (?:\d+ or more |any )?True Damage)(?P<with> with an? {ATTACK}),(?P<rest>[^.]*)", struck),
    habit(rf"\bfor (?:every|each) (?P<n>{COUNT}) (?P<what>damage|Mana|Souls?|Gems?|\{{(?:Mana|Soul|Gem)\}})(?: tokens?)? (?:on |that |which )?(?P<on>it|[Tt]his Character|[Tt]his (?:Field|card)|that Character)(?: has)?(?=[ .,;]|$)", for_every), habit(r"\bfor each (?P<n>two|three|four|[2-9]) (?=[A-Z][\w-]*s\b)", lambda m: f"for every {count_of(m['n'])} "),
    # ---- dice and cards
    habit(r"\b(?P<verb>[Gg]ains?) (?P<icons>(?:\{S\}){2,5}),? (?:of (?:two |three )?different colou?rs|no two of (?:them )?(?:of )?the same colou?r|each of (?:a different|another) colou?r|each a different colou?r|of your choice,? each of a different colou?r)", lambda m: f"{m['verb']} {m['icons'].count('S')} dice of different colors"),
    habit(rf"\b(?P<verb>[Gg]ains?) (?P<n>{COUNT}) (?:[Ss]tandard )?(?:[Dd]ice|[Dd]ie)(?: of any colou?rs?)?,? (?:of (?:two |three )?different colou?rs|no two of (?:them )?(?:of )?the same colou?r|each of (?:a different|another) colou?r|each a different colou?r)", lambda m: f"{m['verb']} {count_of(m['n'])} dice of different colors"),
    habit(rf"\b([Dd])raw (?:cards )?until you have (?P<n>{COUNT}|seven|eight) (?:cards )?in (?:your )?Hand\b", lambda m: f"{m[1]}raw until you have {DIGITS.get(m['n']) or count_of(m['n'])} cards in Hand"), habit(rf"\bdraws (?:cards )?until (?:they have|he has|that player has) (?P<n>{COUNT}|seven|eight) (?:cards )?in (?:their |his )?Hand\b", lambda m: f"draws until he has {DIGITS.get(m['n']) or count_of(m['n'])} cards in Hand"),
    # ---- who chooses
    habit(r"\b(?P<what>(?:an? |\d )?(?:[A-Z]\w+ )?(?:cards?|Characters?|Fields?|Modifications?)(?: (?:you|he|they) controls?| from (?:your|his|their) Hand)?),? of (?P<whose>your|their|his)(?: own)? choice\b", of_choice),
    habit(r"(?P<begin>(?:^|[.:}] |, ))(?:[Tt]hey|[Tt]hat (?:player|opponent|Player)|[Yy]our opponent|[Hh]e) must (?:pay|spend) (?:an? )?(?:additional |extra )?(?P<icons>(?:\{[A-Za-z]+\})+)(?: more)?,? or (?:(?:that|the|its) (?:Tactic|Action|Interrupt|Response|Ability|ability|effects?)|it) (?:is|are) cancel(?:l)?ed\.", or_cancelled),
    habit(r"\b(?:the triggering|that triggering) [Pp]layer (?=controls)", triggering), habit(r"\byou controls\b", "you control"), habit(r"\b[Tt]he [Pp]layer (?:who|that) triggers (?:this|it) controls\b", "you control"),
    # ---- cards
    habit(r"(\b[Ss]earch your Main Deck for [^.,;]*?),? reveal it,?(?: and)? put it into your Hand,?(?: and| then|,? and then)? shuffle(?: it| your Main Deck)?(?=\.)", r"\1; put it into your Hand"), habit(r"(\b[Ss]earch your Main Deck for [^.,;]*?)(?:,| and) put it into your Hand,? (?:and |then )+shuffle(?: it| your Main Deck)?(?=\.)", r"\1; put it into your Hand"),
    habit(r"(your Main Deck),? (?:and|then|and then) shuffle (?:it|that deck)(?=[.,])", r"\1, then shuffle your Main Deck"),
    habit(rf"\b(an? (?:[A-Z][\w-]+ )*(?:Character|Champion|Field|Modification|card)(?: card)?(?: you control)?) {COST} (\d+) or (less|more|lower|higher)\b", lambda m: f"{m[1]} with cost {m[2]} or {'less' if m[3] in ('less', 'lower') else 'more'}"), habit(r",? without paying (?:its|the|their)(?: [Dd]ice| \[Deploy\]| [Dd]eploy| [Cc]ard)? ?[Cc]osts?\b", " at no cost"),
    habit(rf"{START}[Mm]ove (an?|target) ((?:[A-Z][\w-]+ )?Modification)(?: attached)? from (?:one|an?) (Character|Champion|Field) you control to another(?: \3(?: you control)?)?(?=[.,;])", lambda m: f"{m[1]}{'a' if m[1].endswith((', ', 'and ', 'may ', '; or ', 'then ')) else 'A'}ttach {m[2]} {m[3]} attached to a {m[4]} you control to another {m[4]} you control"),
    # ---- what holds
    habit(rf"{PASSIVE}[Yy]ou gain (?:an )?(?:additional |extra )?\{{CP\}} (?:each time|whenever|when) you \[Collect Command Income\]\.", r"\1You have Command Income: 1."), habit(rf"{PASSIVE}When(?:ever)? you \[Collect Command Income\], (?:you )?gain (?:an )?(?:additional |extra )?\{{CP\}}(?: more)?\.", r"\1You have Command Income: 1."),
    habit(r"\bcannot (?:enter|arrive in|step into|move into|\[Move\] into|step onto|move onto) (?:an? |any )?squares? of (this Field|the attached Field|that Field)\b", r"cannot enter \1"),
    habit(rf"(?<![Yy]our )(?<!opponent's )\b({UNPRINTED}) costs you ", lambda m: f"{'Y' if m.string[: m.start()].endswith(': ') else 'y'}our {m[1]} costs "), habit(r"\b(costs?) you (no|\d+ (?:less|more)|(?:\{[A-Z]+\})+ (?:less|more))\b", r"\1 \2"),
    # ---- Objectives
    habit(r"^(?P<head>\d: (?:[^.]*\. )?)\[Reveal a Goal\] in row (?P<a>[A-G]) or (?:in )?(?:row )?(?P<b>[A-G])\.(?P<rest>.*)$", rows_of_choice),
)  # fmt: skip

"""Zones that hold a Goal, tokens and dice as icons, tasks that you perform, and what happens once or otherwise.

They come early: what stands here is said in words of the rulebook, and other rewordings would take its icons and
numbers apart.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import COUNT, count_of, lower, upper

ICON: Final = r"\{(?:[RPGBYS]|CP|Mana|Soul|Gem)\}"
TOKEN: Final = "Mana|Soul|Gem"
THIS: Final = "this (?:Character|Champion|Field|card|Modification|Directive)"
HOLDS: Final = r"(?:(?:that|which) (?:contains?|has|have|holds?)|containing|with|holding)"
ZONE: Final = rf"(?:an? |any |the )?(?:zones? {HOLDS} (?:a |the )?|zones? of an? )(?P<goal>Goal(?: you control)?)s?(?: in it)?"
GIFT: Final = r"(?:[+-]\d STR|Boost ?[+x] ?\d|[A-Z][a-z]+(?: [A-Z][a-z]+)?)"
ATTACK: Final = "(?:Melee |Ranged )?Attack"
# a sentence of an effect, behind its header, costs and event
EFFECT: Final = (
    r"(?P<begin>^(?:Attached Has )?[^.:]*: ?(?:(?:\{[A-Za-z]+\})+ )?(?:(?:[Ww]hen|[Aa]fter) [^,.]*, )?)"
)


def presence_there(found: re.Match[str]) -> str:
    """ "you have Presence on this Field and your opponent does not": Characters with Presence stand on it (PRES.5)."""
    his, none = "opponent" in found["whose"], "no" in found["whose"].split()[-1:] or " not " in found["whose"]
    where = f"Character{{}} with Presence on {found['field']}"
    nobody = f"your opponent controls no {where.format('s')}"
    if found["not"]:
        return found[0] if his or none else f"you control a {where.format('')} and {nobody}"
    if none:
        return nobody if his else f"you control no {where.format('s')}"
    return f"{'your opponent controls' if his else 'you control'} a {where.format('')}"


def next_one(found: re.Match[str]) -> str:
    """ "The next Melee Attack made by it gains Boost+1": it gains Boost+1 for its next Melee Attack."""
    whom = upper(found["whom"]) if found["the"] == "The" else found["whom"]
    return f"{whom} gains {found['gift']} for its next {found['attack']}"


def token_or(found: re.Match[str]) -> str:
    """ "Discard {Soul} from this Field. If you cannot, …": asked before."""
    said = f"if {found['whom']} has 1 or more {found['token']} tokens, {found['whom']} loses {{{found['token']}}}"
    first = said if found["begin"].rstrip().endswith(",") else upper(said)
    return f"{found['begin']}{first}. Otherwise, {lower(found['rest'])}."


def champion_more(found: re.Match[str]) -> str:
    """ "it gains {Soul}. If that Character was a Champion, it gains {Soul}{Soul} instead": asked before."""
    begin = found["begin"]
    asked = f"if that {found['noun']} is {found['what']}, {lower(found['more'])}"
    return f"{begin}{asked if begin.rstrip().endswith(',') else upper(asked)}. Otherwise, {lower(found['less'])}."


def either_row(found: re.Match[str]) -> str:
    """ "in Row C or Row F, your choice. If you choose Row F, …": what comes of a row goes with it."""
    a, b, chosen = found["a"], found["b"], found["chosen"]
    if chosen not in (a, b) or re.search(r"\.|\bRow\b|\brow\b", found["rest"]):
        return found[0]
    ways = [
        f"[Reveal a Goal] in row {row}{' and ' + lower(found['rest']) if row == chosen else ''}"
        for row in (a, b)
    ]
    return f"{found['begin']}Choose one: {'; or '.join(ways)}."


ZONES_AND_TOKENS: Final[tuple[Habit, ...]] = (
    # ---- where a Goal is
    habit(rf"\b(?P<verb>arrives?|enters?|leaves?)(?: in)? {ZONE}", lambda m: f"{m['verb']}{' in' if m['verb'].startswith('arrive') else ''} a square with a {m['goal']}"),
    habit(rf"\b(?:(?:(?:that|which) )?(?:occupies|occupy)|(?:(?:that|which) )?(?:is|are|stands?) in|occupying) {ZONE}", lambda m: f"{'is ' if re.match('(?:occupies|is|stands)', m[0]) else ''}on a {m['goal']}"),
    habit(rf"(?P<before>(?:\b(?:Characters?|Champions?|control|controls|opponent)|\[Move\]) )in {ZONE}", r"\g<before>on a \g<goal>"),
    habit(r"(?<!not )\b(?P<verb>(?:(?:that|which|who) )?occup(?:ies|y|ying)) (?P<goal>(?:an? |any )(?:contested )?Goal(?: you control| controlled by an opponent| (?:an|your) opponent controls)?)\b", lambda m: f"{'is ' if m['verb'] == 'occupies' else ''}on a {m['goal'].split(' ', 1)[1]}"),
    habit(r"(?P<before>\b(?:[Ww]hen|[Aa]fter) (?:an?|another|this) [^.,]*?\bCharacter\b[^.,]*? on a Goal(?: completes a Move| is killed)?,.*\.) If (?:that|the) Goal is (?P<how>contested|not contested)(?=,)", lambda m: f"{m['before']} If that Character is {'not ' if m['how'][0] == 'n' else ''}on a contested Goal"),
    habit(r"\b([Dd]raws? (?:an?|\w+) cards?(?: from (?:your|their|his) Main Deck)?) as well(?=\.)", r"\1"),
    habit(r"\bin (?:both|all|either|each|any) [Pp]layers?'s? Discard Piles?\b", "in a Discard Pile"),
    # ---- tokens and dice
    habit(rf"(?<![.:] )\b(?:at least (?P<least>{COUNT})|(?P<n>{COUNT}) or more) \{{(?P<token>{TOKEN})\}}(?: tokens?)?(?!\{{)", lambda m: f"{count_of(m['n'] or m['least'])} or more {m['token']} tokens"),
    habit(rf"\b(?P<verb>has|have|with|are|is|without)(?P<no> no| any)? \{{(?P<token>{TOKEN})\}}(?: tokens?)? (?=on (?:it|this)\b)", lambda m: f"{m['verb']}{m['no'] or ''} {m['token']} tokens " if m["no"] else m[0]),
    habit(rf"\b(has|have) no \{{({TOKEN})\}}(?: tokens?)?(?=[,.]| and| on )", r"\1 no \2 tokens"),
    habit(r"\b(?P<verb>[Gg]ains?) (?P<icons>(?:\{S\}){2,5}),? of (?:the same|one) colou?r(?P<who> (?:of (?:your|their|his) choice|you choose))?(?=[.,]| and)", lambda m: f"{m['verb']} {m['icons'].count('S')} dice of one color{m['who'] or ''}"),
    habit(r"\b(?P<verb>[Gg]ains?) (?P<icons>(?:\{S\}){2,5}),? of (?:two |three )?different colou?rs(?P<who> (?:of (?:your|their|his) choice|you choose))?(?=[.,]| and)", lambda m: f"{m['verb']} {m['icons'].count('S')} dice of different colors{m['who'] or ''}"),
    habit(r"(?P<gain>(?:(?:: |\} )[Gg]|[Yy]ou g|, g|\. G)ain) (?P<n>\d) dice of (?P<how>one color|different colors) (?:of your choice|you choose)(?=[.,]| and)", r"\g<gain> \g<n> dice of \g<how>"),
    habit(r"(?P<gain>(?:opponent|[Pp]layer|controller|he) gains) (?P<n>\d) dice of (?P<how>one color|different colors) (?:of (?:their|his) choice|they choose)(?=[.,]| and)", r"\g<gain> \g<n> dice of \g<how>"),
    habit(rf"\b(costs?|pays?) (?:you |him |them )?an? (?:additional|extra|further) ({ICON})(?! more)", lambda m: f"{m[1]} {m[2]}{' more' if m[1].startswith('cost') else ''}"),
    habit(r"\b([Tt]akes?|[Dd]eals?) (\d+) HP(?: True)? [Dd]amage\b", r"\1 \2 damage"),
    habit(r"\bAOE (\dx\d) [Ss]quares?(?=,| \|)", r"AOE \1"),
    # ---- what you do, and when
    habit(r"(?P<before>(?:^|[.}] |(?<!one): |, |\d\. |[Mm]ay ))[Yy]ou (?P<task>\[(?:Collect (?:Dice|Command) Income|Shift Strategy|Reveal Objective|Reveal a Goal|Deploy)\])", lambda m: f"{m['before']}{m['task']}"),
    habit(r"\bOtherwise (?=\[)", "Otherwise, "),
    habit(rf"\b(?P<the>[Tt]he) next (?P<attack>{ATTACK})(?: Ability)? (?:(?:that )?(?:is )?(?:made|performed) by|of) (?P<whom>{THIS}|that Character|it|target [^.,]*?)(?: (?:this Phase|(?:before|until|by) the end of (?:the|this) (?:Main )?Phase))? (?:gains|has|gets) (?P<gift>{GIFT})(?: (?:this Phase|until the end of the Phase))?(?=[.,]| and)", next_one),
    habit(r"\b([Ee])xchange the squares (?:that are )?occupied by\b", r"\1xchange the squares of"),
    habit(r"\b(?:[Ss]tepping|[Mm]oving) (into|in|onto|to) one or more squares of\b", r"Stepping \1 a square of"), habit(r"(\bStepping (?:into|in|onto|to) [^.]*?\bcosts) (?:a Character|Characters|each Character|any Character|every Character) (?=(?:\d|an?|one|two) )", r"\1 "),
    habit(r"\b(?P<whose>you have|your opponent has|you do not have|your opponent does not have|you have no|your opponent has no) Presence on (?P<field>this Field|it)(?P<not> and (?:your opponent|the opponent|an opponent) (?:does not|has none|has no Presence (?:on it|there)))?(?=[,.]| and)", presence_there),
    habit(rf"{EFFECT}(?:[Dd]iscard|[Rr]emove) (?:an? |1 |one )?\{{(?P<token>{TOKEN})\}} from (?P<whom>{THIS})\. If (?:you|it) cannot,? (?P<rest>[^.]*)\.", token_or),
    habit(rf"{EFFECT}(?P<less>(?:{THIS}|[Ii]t|[Yy]our opponent|(?:you )?(?:gain|draw))[^.]*)\. If that (?P<noun>Character|card|Champion|Field) (?:was|is) (?P<what>an? [A-Z][\w-]*), (?P<more>[^.]*?) instead\.", champion_more),
    habit(r"(?P<begin>^\d: )\[Reveal a Goal\] in [Rr]ow (?P<a>[A-G]) or (?:in )?(?:[Rr]ow )?(?P<b>[A-G])(?:,? (?:your|of your) choice)?\. If you (?:choose|chose|choose to place it in) (?:[Rr]ow )?(?P<chosen>[A-G]), (?P<rest>[^.]*)\.$", either_row),
)  # fmt: skip

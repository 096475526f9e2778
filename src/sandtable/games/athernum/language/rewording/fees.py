"""Wordings about what abilities cost, and of whose abilities something is said.

Athernum's cards say of which kind they are and who activates them: "Support abilities that your opponents activate cost
{1} more to activate."
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import upper

KIND: Final = r"(?:[Cc]ommand|[Ss]upport|[Oo]bjective|[Ee]quip|[Aa]ctivated)"
BY_YOU: Final = r"(?:that )?you (?:activate|use|control)|of yours|of cards you control|of your cards"
BY_THEM: Final = r"(?:that )?(?:your opponents?|an opponent|opponents|each opponent) (?:activates?|uses?|controls?)|(?:of|by|activated by) (?:your opponents?|an opponent|opponents)|of (?:cards|permanents) (?:your opponents? controls?|an opponent controls)"
ICONS: Final = r"\{\d+\}"


def cost_of(found: re.Match[str]) -> str:
    """ "Your opponent's support abilities cost {1} more": those that your opponents activate."""
    kind = (found["kind"] or "").lower().replace("activated", "").strip()
    whose = found["whose"] or ""
    by = found["by"] or ""
    if whose.lower() == "your" or re.fullmatch(BY_YOU, by):
        who = " that you activate"
    elif whose or by:
        who = " that your opponents activate"
    else:
        who = ""
    abilities = f"{kind} abilities" if kind else "abilities"
    how = found["how"] or ("more" if found["add"] else "")
    return f"{found['head']}{upper(abilities) if not found['head'].endswith(', ') else abilities}{who} cost {found['fee'] or found['fee2']} {how} to activate"


def changed_by(found: re.Match[str]) -> str:
    """ "The activation fee of your opponents' support abilities is increased by {1}"."""
    kind = (found["kind"] or "").lower().replace("activated", "").strip()
    whose = found["whose"] or found["by"] or ""
    mine = re.match(r"[Yy]our$|(?:that )?you\b", whose.strip())
    who = "" if not whose else " that you activate" if mine else " that your opponents activate"
    abilities = upper(f"{kind} abilities" if kind else "abilities")
    number = re.sub(r"[{}]", "", found["n"])
    more = "more" if found["how"] in ("increased", "raised") else "less"
    return f"{found['head']}{abilities}{who} cost {{{number}}} {more} to activate"


def first_of_turn(found: re.Match[str]) -> str:
    """ "The first support ability you activate each turn costs {1} less": as long as none was activated before."""
    who, kind = found["who"], found["kind"].lower()
    did = "you activated" if who == "you" else "your opponents activated"
    whose = "you activate" if who == "you" else "your opponents activate"
    return f"{found['head']}As long as {did} no {kind} abilities this turn, {kind} abilities that {whose} cost {found['fee']} {found['how']} to activate"


FEES: Final[tuple[Habit, ...]] = (
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. |, )(?:(?P<whose>[Yy]our|(?:[Yy]our |[Aa]n |[Ee]ach |[Tt]he )?[Oo]pponents?'s?) )?(?P<kind>{KIND} )?[Aa]bilities(?: (?P<by>{BY_YOU}|{BY_THEM}))? cost(?: (?P<fee>{ICONS}) (?P<how>more|less)| (?P<add>an additional|an extra) (?P<fee2>{ICONS}))(?: to (?:activate|use))?(?=[. ])(?! to)", cost_of),
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. )[Tt]he (?:activation )?(?:fees?|costs?) (?:of|for|to activate) (?:(?P<whose>[Yy]our|(?:[Yy]our |[Aa]n |[Ee]ach )?[Oo]pponents?'s?) )?(?P<kind>{KIND} )?abilities(?: (?P<by>{BY_YOU}|{BY_THEM}))? (?:is|are) (?P<how>increased|raised|reduced|lowered) by (?P<n>\{{?\d+\}}?)(?=\.)", changed_by),
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. |, )[Tt]he first (?P<kind>[Cc]ommand|[Ss]upport|[Oo]bjective) ability (?P<who>you|your opponents?|an opponent) activates? (?:each|in each|during each|every|per|on each)(?: of your)? turns? costs (?P<fee>{ICONS}) (?P<how>more|less)(?: to activate)?(?=\.)", first_of_turn),
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. |, )(?:[Yy]our opponents?|[Oo]pponents|[Ee]ach opponent|[Aa]n opponent) (?:must )?pays? (?P<fee>{ICONS}) more to activate (?:an? |their )?(?P<kind>{KIND} )?abilit(?:y|ies)(?=\.)", lambda m: f"{m['head']}{upper(((m['kind'] or '') + 'abilities').lower())} that your opponents activate cost {m['fee']} more to activate"),
    # ---- effects by the kind of ability that they come from
    habit(r"\b(?P<target>(?:another |up to \w+ )?targets? (?:effects?|abilities|ability)(?: (?:on the stack|an opponent controls|your opponent controls|you control))*) (?:that (?:was|were) (?:put there|put onto the stack|put on the stack|created|caused|generated)(?: by)?|(?:coming )?from|of|by) (?:an? )?(?P<one>command|support|objective|equip)(?: ability)?(?: or (?:an? )?(?P<two>command|support|objective|equip))? ability(?=[.,]| unless| an opponent| you control| and )", lambda m: f"{m['target'].replace('ability', 'effect')} of {an_ability(m['one'])}{' or ' + m['two'] + ' ability' if m['two'] else ''}"),
    habit(r"\b(?P<target>[Tt]arget|[Aa]nother target|[Uu]p to \w+ target) (?P<kind>command|support|objective|equip) (?:ability|effect)(?P<on>'s effect)?(?: on the stack)?(?P<whose> an opponent controls| your opponent controls| you control)?(?=[.,]| unless| and )", lambda m: f"{m['target']} effect{m['whose'] or ''} of {an_ability(m['kind'])}"),
    habit(r"\b(?P<target>[Tt]arget|[Aa]nother target|[Uu]p to \w+ target) (?P<kind>triggered|activated|static) abilit(?:y|ies)(?P<on>'s effect)?(?: on the stack)?(?=[.,]| unless| and | an opponent| your opponent| you control)", lambda m: f"{m['target']} {m['kind']} effect"),
    habit(r"\b([Nn]eutralize) target ability\b", r"\1 target effect"),
)  # fmt: skip


def an_ability(kind: str) -> str:
    return f"{'an' if kind[0] in 'oe' else 'a'} {kind} ability"

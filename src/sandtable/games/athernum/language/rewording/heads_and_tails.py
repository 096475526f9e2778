"""What is said in front of a sentence or behind it, and stands elsewhere in Athernum's cards.

"Main characters may not be chosen": of the non-main characters that the sentence before speaks of.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit

OF_ONE: Final = {"": "", " you control": " you control", " your opponents control": " an opponent controls"}
VERBS: Final = {"moved": "move", "returned": "return", "shuffled": "shuffle", "put": "put"}


def not_main(found: re.Match[str]) -> str:
    """ "… a character they control …. Main characters may not be chosen.": a non-main character."""
    text, times = re.subn(
        r"\b(an?|target|two|up to \w+(?: target)?|one) (?=characters?\b)", r"\1 non-main ", found["text"]
    )
    if times != 1:
        return found[0]
    return re.sub(r"\ban non-main", "a non-main", text) + "."


def each_command(found: re.Match[str]) -> str:
    """ "activate "Acquisition", "Solvency" or "Contingency"": each said by itself."""
    names = re.findall(r"Acquisition|Solvency|Contingency", found["names"])
    if "cannot" in found["who"]:
        return f"{found['who']} " + " and cannot ".join([f"activate {name}" for name in names])
    return f"{found['who']} " + " or ".join([f"{found['act']} {name}" for name in names])


def still_held(found: re.Match[str]) -> str:
    """ "If it is still under your control at the Evening Phase, …", of the character that you gained control of."""
    if len(re.findall(r"\btarget character\b", found["head"])) != 1 or "Gain control of" not in found["head"]:
        return found[0]
    return f"{found['head']}. At the next Evening Phase, if you control that character, {found['then']}"


def or_else(found: re.Match[str]) -> str:
    """ "At the next Evening Phase, its owner may pay {3}. If they don't, discard it.": unless it does."""
    who, then = found["who"], found["then"]
    if " and " in then or "," in then:
        return found[0]
    paid = "you pay" if who == "you" else f"{who} pays"
    return f"{found['when']}{then} unless {paid} {found['cost']}."


def unless_discarded(found: re.Match[str]) -> str:
    """ "At the Night Phase, discard this unless a character was discarded this turn.": if none was."""
    return f"{found['when']}if no {found['noun']}s{found['whose'] or ''} were discarded this turn, {found['then']}."


PHASE: Final = "Morning Phase|Day Phase|Combat Phase|Evening Phase|Night Phase"
GLOBAL: Final = r"\"?(?:Acquisition|Solvency|Contingency)\"?"

HEADS_AND_TAILS: Final[tuple[Habit, ...]] = (
    habit(rf"^(?P<head>(?:Equip(?: -|:) |Objective(?: -|:) )?At (?:your|the|each player's|each opponent's) (?:{PHASE})): (?P<first>[A-Za-z])", lambda m: f"{m['head']}, {m['first'].lower()}"),
    habit(rf"^(?P<equip>Equip(?: -|:) )?(?P<whose>Your )?(?P<phase>{PHASE}): (?P<first>[A-Za-z])", lambda m: f"{m['equip'] or ''}At {'your' if m['whose'] else 'the'} {m['phase']}, {m['first'].lower()}"),
    habit(r"^(?P<equip>Equip(?: -|:) )?Your (?P<phase>Morning|Day|Combat|Evening|Night): (?P<first>[A-Za-z])", lambda m: f"{m['equip'] or ''}At your {m['phase']} Phase, {m['first'].lower()}"),
    habit(rf"^(?P<when>(?:Equip(?: -|:) )?At (?:your|the) (?:{PHASE}), )(?!if )(?P<then>[^,.:;\"]*?) unless an? (?P<noun>character|permanent|location)(?P<whose> you control| an opponent controls| your opponents control)? was discarded this turn\.$", unless_discarded),
    habit(r"(?P<draw>\b[Dd]raw)(?=, then (?:discard|put|move|return) )(?<!would draw)", r"\g<draw> a card"),
    habit(r"^(?:This(?: character| card)? )?(?:[Gg]ets|[Hh]as) (?P<by>[+-]\d+/[+-]\d+|[+-]\d+ [OD]FV) (?:while|as long as it is|when) equipped\.$", r"As long as this has an attachment, it gets \g<by>."),
    habit(r"(?P<as>\bbecomes an? [A-Z]\w+(?: [A-Z]\w+)?) and loses (?:all )?(?:its|their) other subtypes(?=[.,])", r"\g<as>"),
    habit(r"^(?P<head>[^\"]*\b[Rr]eveal cards from the top of your deck until [^\"]*? and (?:put )?the rest on the bottom)(?= in (?:a random|any) order\.)", r"\g<head> of your deck"),
    habit(r"\b(?P<target>[Tt]arget effects?(?: on the stack)?(?: an opponent controls| your opponents control)?) (?:(?:coming )?from|of|whose source is|created by|with the source) an? (?P<kind>item|character|location)(?: cards?)?(?=[.,]| unless| and | you | an opponent| your opponents)", lambda m: f"{m['target'].replace(' on the stack', '')} of {'an' if m['kind'] == 'item' else 'a'} {m['kind']}"),
    habit(r"(?P<text>[^.]*\bcharacters?\b[^.]*)\. Main characters (?:may not|cannot|can't) be (?:chosen|targeted|chosen as (?:a target|targets)|chosen this way)\.", not_main),
    habit(r"\bon the bottom of your deck and the other (?:one )?back on top(?: of (?:it|your deck))?\b", "on the bottom of your deck and the other on top of your deck"),
    habit(r"\b(?P<who>this(?: card| character| location| item| permanent)?|This(?: card| character| location| item| permanent)?) enters the game board with (?P<n>\w+) exhaustion counters on it and exhausted\b", r"\g<who> enters the game board exhausted with \g<n> exhaustion counters on it"),
    habit(r"\b(?P<r>[Rr])eturn (?P<what>[^.,]*?) to the game board (?P<how>exhausted with \w+ exhaustion counters? on (?:it|them))", lambda m: f"{'P' if m['r'] == 'R' else 'p'}ut {m['what']} onto the game board {m['how']}"),
    habit(r"^(?P<what>[A-Z][\w-]*?)s(?P<whose> you control| your opponents control)? (?P<rest>that would be [^.,]*?) are (?P<verb>moved|returned|shuffled|put) (?P<where>[^.,]*?) instead\.$", lambda m: f"If {'an' if m['what'][0] in 'AEIOU' else 'a'} {m['what'] if m['what'] not in ('Character', 'Permanent', 'Location', 'Item', 'Attachment', 'Card') else m['what'].lower()}{OF_ONE[m['whose'] or '']} {m['rest'][5:]}, {VERBS[m['verb']]} it {m['where'].replace('their owner', 'its owner')} instead."),
    habit(r"\bgets? OFV equal to twice its OFV\b", "gets doubled OFV"),
    habit(r"(?P<who>[Tt]arget [^.,]*?|[Tt]his(?: character| card)?) gets doubled (?P<stat>OFV|DFV)", lambda m: f"double the {m['stat']} of {m['who'][0].lower()}{m['who'][1:]}"),
    habit(r"(?<=, )(?P<what>[^.,]*?),? (?:as well|too)(?=\.)", r"\g<what>"), habit(r"(?<=\. )In addition, (?P<first>[a-z])", lambda m: m["first"].upper()),
    habit(r"\b(?P<first>[Uu])ntil (?:this(?: card| character| permanent)?) leaves the game board, (?:its OFV becomes (?P<ofv>\d+), its DFV becomes (?P<dfv>\d+)(?:,)? and it gains)", lambda m: f"{'T' if m['first'] == 'U' else 't'}his has OFV {m['ofv']} and DFV {m['dfv']} and gains"),
    habit(r"(?P<before>: )Until this(?: card| character| permanent)? leaves the game board, (?:it|this(?: character| card| permanent)?) (?=gets|gains|has)", r"\g<before>This "),
    habit(r"(?<=activate )the (?:global )?command ability \"(Acquisition|Solvency|Contingency)\"", r"\1"),
    habit(r"\b(?P<with>with (?:an? )?(?:acquisition )?)(?P<stat>OFV|DFV|cost) (?P<how>less|lower|smaller|fewer|greater|higher|more) than (?=the (?:number|OFV|DFV|cost|total|highest|lowest)\b|its\b|that\b)", lambda m: f"with {m['stat']} {'lower' if m['how'] in ('less', 'lower', 'smaller', 'fewer') else 'higher'} than "),
    habit(r"^(?P<when>(?:Objective(?: -|:) )?When(?:ever)? [^,.\"]*?) while (?P<who>this(?: card)?) is in (?P<where>your discard pile|your hand|the void), (?!if )", r"\g<when>, if \g<who> is in \g<where>, "),
    habit(r"\b(?P<if>[Ii]f) (?P<many>an?|no) (?P<what>card|item|location|character)s? (?:was|were|has been|have been) played this turn\b", lambda m: f"{m['if']} {'no player' if m['many'] == 'no' else 'a player'} played {'an' if m['what'] == 'item' else 'a'} {m['what']} this turn"),
    habit(r"^Command (?!Tokens?\b|Abilit)(?=[A-Z][a-z]+ [^:*\"]*$)", "Command - "),
    habit(rf"(?P<who>\b[Ww]hen(?:ever)? (?:you|an opponent|a player|your opponents)|\b(?:[Yy]ou|[Yy]our opponents|[Pp]layers|[Oo]pponents) (?:cannot|can't|may not)) (?P<act>activates?) (?P<names>{GLOBAL}(?:, {GLOBAL})*,? or {GLOBAL})", lambda m: each_command(m) if "can't" not in m["who"] and "may not" not in m["who"] else m[0].replace("can't", "cannot").replace("may not", "cannot")),
    habit(r"^(?P<head>[^\"]*)\. If (?:it|that character) is still under your control at the (?:next )?Evening Phase(?: of this turn)?, (?P<then>.*)$", still_held),
    habit(r"^(?P<head>[^\"]*)\. At the (?:next )?Evening Phase(?: of this turn)?, if (?:it|that character) is still under your control, (?P<then>.*)$", still_held),
    habit(r"(?P<when>\. At the next \w+ Phase, (?:if [^,.]*, )?)(?P<who>you|its owner|its controller) may pay (?P<cost>(?:\{\d+\}|\[\w+\])+)\. If (?:you|they) (?:don't|do not), (?P<then>[^.\"]*)\.", or_else),
)  # fmt: skip

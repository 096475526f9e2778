"""Wordings that speak of what was named before: "the exhausted character", "each of them", "that player's main character".

Athernum's cards say "that character", "them" and "their main character". What could mean two things is left as it is written:
whoever reads it then says so.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import third
from sandtable.cards.habits import Habit, habit

DONE: Final = {
    "selected": "select|choos|target", "targeted": "target", "exhausted": "exhaust", "discarded": "discard", "revealed": "reveal",
    "returned": "return", "moved": "mov", "attacked": "attack", "created": "creat", "drawn": "draw", "played": "play",
    "attached": "attach", "damaged": "deal", "healed": "heal",
}  # fmt: skip
KIND: Final = "character|item|location|permanent|attachment|card|token|effect|player|opponent"
ORDERS: Final = "discard|exhaust|return|reveal|move|remove|place|put|heal|draw|pay|lose|create|turn|shuffle|choose|spend|attach"


def that_one(found: re.Match[str]) -> str:
    """ "Exhaust a character. Discard the exhausted character.": that character, if just one kind of it was spoken of before."""
    before = re.sub(rf"\b[Tt]his (?:{KIND})\b|\bcards? in hand\b", "", found.string[: found.start()])
    stem, noun = DONE[found["done"]], found["noun"]
    spoken = re.findall(rf"\b{noun}s?\b", before)
    if len(spoken) != 1 or not re.search(
        rf"(?i)\b(?:{stem})\w*\b[^.,:]*\b{noun}|\b{noun}[^.,:]*\b(?:{stem})", before
    ):
        return found[0]
    return f"{'those' if found['many'] else 'that'} {noun}{found['many']}"


def must_do(found: re.Match[str]) -> str:
    """ "they must discard a card": they do, as far as they can."""
    who, verb = found["who"], found["verb"]
    plural = re.fullmatch(r"(?i)(?:they|players|your opponents|opponents|you)", who) is not None
    return f"{who} {verb if plural else third(verb)}"


def unable(found: re.Match[str]) -> str:
    """ "They discard a card. If they cannot, …": what is ordered is done if it can be, what is offered need not be."""
    before = found.string[: found.start()].rstrip(" .").rpartition(". ")[2]
    if re.search(r"\bmay\b", before):
        return found[0]
    return f"{found[1]}f {found[2]} do not,"


def counted_in_turn(found: re.Match[str]) -> str:
    """ "Whenever three or more characters are discarded in a single turn": as the third is, and once a turn."""
    many, noun, rest = found["many"], found["noun"], found["rest"] or ""
    verb = found["verb"]
    past = {"are discarded": "were discarded", "leave the game board": "left the game board", "attack": "attacked", "enter the game board": "entered the game board"}[verb]  # fmt: skip
    one = {"are discarded": "is discarded", "leave the game board": "leaves the game board", "attack": "attacks", "enter the game board": "enters the game board"}[verb]  # fmt: skip
    what = re.sub(r"\bother ", "", noun) if " other " in f" {noun}" else noun
    article = "another" if what != noun else "an" if what[0] in "aeiouAEIOU" else "a"
    single = re.sub(r"s\b", "", what, count=1)
    return (
        f"{found['head']}Whenever {article} {single} {one}{rest}, if {many} or more {noun} {past} this turn, "
        f"{found['then']}. This triggers only once per turn."
    )


def while_attacking(found: re.Match[str]) -> str:
    """ "This gets +2 OFV while attacking a Soldier": as long as it is a permanent that attacks one."""
    whom = re.sub(
        r"^(?:your|an|the) opponent's main character$", "a main character an opponent controls", found["whom"]
    )
    who = found["who"]
    if re.match(r"(?i)(?:this|it|(?:the )?linked target|that|target|another target)\b", who):
        return f"{found['head']}{who} {found['what']} as long as it is a permanent attacking {whom}{found['end']}"
    return f"{found['head']}{who} attacking {whom} {found['what']}{found['end']}"


ORDINALS: Final = {"second": "two", "third": "three", "fourth": "four", "fifth": "five"}


def nth_played(found: re.Match[str]) -> str:
    """ "When you play your third card in a turn": as a card is played, if that makes exactly three."""
    you = found["who"].lower() == "you"
    what = found["what"]
    play = "play" if you else "plays"
    who = "you" if you else "that player"
    return f"{found['when']} {found['who']} {play} {'an' if what[0] in 'aeiouAEIOU' else 'a'} {what}, if {who} played exactly {ORDINALS[found['nth']]} {what}s this turn,"


def by_paying(found: re.Match[str]) -> str:
    """ "you may turn it face-up by paying {2}": whoever pays may, and then does it."""
    done = found["done"] if found["who"].lower() == "you" else f"they {found['done']}"
    return f"{found['who']} may {found['price'].replace('ing ', ' ', 1).replace('payi', 'pay')}. If {found['who'].lower()} do, {done}."


SPOKEN_OF: Final[tuple[Habit, ...]] = (
    habit(r"(?P<when>\b[Ww]hen(?:ever)?) (?P<who>you|an opponent|your opponent|a player) plays? (?:your|their|a|the) (?P<nth>second|third|fourth|fifth) (?P<what>card|character|item|[A-Z]\w+)(?: card)? (?:in a turn|each turn|this turn|of the turn|in one turn|during a turn|in the same turn),", nth_played),
    habit(r"(?P<who>\b[Yy]ou|\b[Tt]hey) may (?P<done>(?:draw|discard|exhaust|turn|return|move|put|place|remove|heal|create|deal|search|prevent|gain|attach|reveal)\b[^.,]*?) by (?P<price>(?:paying \{\d+\}|discarding [^.,]*|exhausting [^.,]*|removing [^.,]*|spending [^.,]*))\.", by_paying),
    habit(r"\b(cannot be \w+(?: face-(?:up|down))?) by (?:your opponents?'s?|an opponent's|opponents'|your opponents') (?:effects|abilities|cards|effects or abilities|abilities or effects|cards and abilities)\b", r"\1 through effects your opponents control"), habit(r"\b(cannot be \w+(?: face-(?:up|down))?) by (?:effects|abilities|card effects)(?=[.,])", r"\1 through effects"),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. |, )(?P<who>(?:[Tt]his(?: card| character| permanent)?|[Ii]t|[Tt]he linked target|[Ll]inked target|[Tt]hat \w+|[Tt]arget [^.,]*?|(?:[Oo]ther )?(?:[A-Z]\w+|[Cc]haracters|[Pp]ermanents)(?: you control| your opponents control)?)) (?P<what>(?:gets?|has|have|gains?) [^.,]*?) (?:while|when|whenever|as long as (?:it|this(?: card| character)?) is) attacking (?P<whom>(?:an?|another|your|the|that|this|its|each)\b[^.,]*?)(?P<end>\.)", while_attacking),
    habit(r"\bwhile (?:the )?(linked target|it|this(?: card| character| location)?) is being attacked\b", r"while \1 is attacked"),
    habit(rf"\b[Tt]he (?P<done>{'|'.join(DONE)}) (?P<noun>{KIND})(?P<many>s?)\b(?! (?:is|are|was|were|has|had|have)\b)", that_one),
    habit(r"\b(with|of) the (?:chosen|named|selected) (?:card )?name\b", r"\1 that name"), habit(r"\bthe (?:named|chosen) card's name\b", "that name"),
    habit(r"\b([Cc])hoose(s?) (?:a|any|one|1) card name(?: other than this(?: card)?)?\b", lambda m: ("N" if m[1] == "C" else "n") + f"ame{m[2]} a card" + (" other than this card" if "other" in m[0] else "")),
    habit(r"\b([Nn])ame(s?) (?:one|1|any) card\b", r"\1ame\2 a card"),
    habit(r"\b(on|from|to) each of (?:them|those (?:characters|permanents|items|locations|attachments|tokens|resource tokens|cards))\b(?! (?:that|who|with)\b)", r"\1 them"),
    habit(r"\b([Ee]xhaust|[Dd]iscard|[Tt]urn|[Mm]ove|[Rr]eturn) each of (?:them|those (?:characters|permanents|items|locations|attachments|tokens|cards))\b(?! (?:that|who|with)\b)", r"\1 them"),
    habit(r"\b[Ee]ach of (?:them|those characters) (gets|gains|loses|has)\b", lambda m: ("They " if m[0][0] == "E" else "they ") + {"gets": "get", "gains": "gain", "loses": "lose", "has": "have"}[m[1]]),
    habit(r"\b([Tt])hat (?:player|opponent)'s main character\b", r"\1heir main character"),
    habit(r"\b([Cc])hange (?:that|its|the) target to (?:another|a new|a different) (?:legal )?target(?: of your choice)?\b", r"\1hange the target of that effect to another legal target"),
    habit(r"\b([Cc]hange the target of [^.,]*? to another legal target) of your choice\b", r"\1"),
    habit(r"\b([Cc]hange the target of [^.,]*?) to (?:a|another) (?:new |different |legal )?target(?: of your choice)?(?=[.,])", r"\1 to another legal target"),
    habit(r"\b[Cc]hoose ((?:an?|another|target)\b[^.,]{1,90}?) and ((?:an?|another|target)\b[^.,]{1,90}?)\. ([Ee])xchange control of (?:those (?:characters|permanents|locations|attachments)|them)\.", lambda m: f"{m[3]}xchange control of {m[1]} for control of {m[2]}."),
    habit(r"\b([Cc]hoose) ((?:an?|another|up to \w+|target)\b[^.,]{1,90}?) and ((?:an?|another|target)\b[^.,]{1,90}?)(?=\.)", r"\1 \2 and choose \3"),
    habit(r"\b([Ss])(?:witch|wap)(e?s?) (each [^.,]*?|target [^.,]*?|that \w+|this(?: \w+)?|the linked target|all [^.,]*?)'s? OFV and DFV\b", lambda m: f"{'E' if m[1] == 'S' else 'e'}xchange the OFV and DFV of {m[3]}"),
    habit(r"\b([Ss])(?:witch|wap) the OFV and DFV of\b", lambda m: f"{'E' if m[1] == 'S' else 'e'}xchange the OFV and DFV of"),
    habit(rf"(?P<who>\b(?:[Tt]hey|[Yy]our opponents?|[Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)|[Tt]hat (?:player|opponent)|[Ii]ts controller|[Yy]ou)) must (?P<verb>{ORDERS})\b(?! an additional)(?![^.]*\bif able\b)", must_do),
    habit(r"\b([Ii])f (they|you) (?:can't|cannot|could not|couldn't|are unable to|can't do so|cannot do so)(?: do (?:so|this|that))?,", unable),
    habit(r"((?:discards?|reveals?)\b[^.]*\. )If no card (?:is|was) discarded this way, (?:then )?(?:you )?", r"\1If they do not, you "),
    habit(r"^(?P<head>(?:Objective(?: -|:) |Equip(?: -|:) )?)Whenever (?P<many>two|three|four|five|\d+) or more (?P<noun>(?:other )?(?:characters|permanents|items|locations|attachments|cards|[A-Z]\w+s)(?: you control| an opponent controls| your opponents control)?) (?P<verb>are discarded|leave the game board|attack|enter the game board)(?P<rest> from the game board)? (?:in|during) (?:a|one|the same)(?: single)? turn, (?P<then>[^.\"]*)\.(?: This (?:happens|triggers) only once (?:each|per) turn\.)?$", counted_in_turn),
    habit(r"\bThis (?:happens|works|may happen|can happen|occurs|ability (?:may |can )?only triggers?) only once (?:each|per|a) turn\.", "This triggers only once per turn."), habit(r"\bThis ability (?:may |can )?(?:only )?triggers? only once (?:each|per|a) turn\.", "This triggers only once per turn."),
    habit(r"^((?:Objective(?: -|:) )?When(?:ever)? you play (an? (character|item|location|card))[^,.]*), if no (?:\3|card)s? (?:with|of) the same name (?:is|lies|are) in (your discard pile|the void)", r"\1, if no cards with the same name as it are in \4"),
    habit(r"\bwith the same name(?! as)((?: [^,.]*?)?)(?=[,.])", lambda m: f"with the same name as it{m[1]}" if "When" in m.string[: m.start()] else m[0]),
)  # fmt: skip

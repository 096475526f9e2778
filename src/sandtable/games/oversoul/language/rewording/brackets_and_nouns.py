"""What designers put into the brackets of a Law, behind a noun or before a verb, and the house puts elsewhere.

Each is one construction, with all Laws, nouns, boards and players that can stand in it; none drops a word that
says something: what cannot be put into the house's words stays as it is and is refused with its place.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_NOUNS: Final = "Unit|Event|Construct|card"
_HUES: Final = _any([*w.ARCHETYPES.numbers])
_ROLES: Final = _any([*w.ROLES.numbers])
_STATES: Final = _any([*w.STATES.numbers])
_KEYS: Final = _any([*w.KEYWORDS.numbers])
_EVENT_ROLES: Final = _any([*w.EVENT_ROLES.numbers])
_STATS: Final = "DMG|SPD|HP"
_ADJECTIVES: Final = rf"(?:(?:opposing|other|non-Leader|Living|Non-Living|{_STATES}|{_HUES}|{_ROLES}|{_EVENT_ROLES}|UNIT|EVENT) )*"
_KIND: Final = rf"{_ADJECTIVES}[+-]?(?:(?:{_HUES}|{_ROLES}) )*(?:{_NOUNS}|Leader|{_ROLES})"
_KINDS: Final = rf"{_KIND}s?(?: or {_KIND}s?)*(?: (?:of|with|without|on|adjacent to) [^(),*]*?)?"
_START: Final = r"(?:(?<=●)|(?<=\* )|(?<=; ))"
_SUBJECT: Final = (
    r"[Tt]his (?:card|Unit|Event|Leader)|[Ii]t|[Tt]he Attached (?:card|Unit|Event)|[Yy]our Leader|[Tt]he opposing Leader|"
    r"[Tt]he (?:card|Unit|Event)s? (?:adjacent to|behind|facing|surrounding|in front of) [^,;&*\"()]*?|"
    r"(?:[Aa]ll|[Yy]our|[Oo]pposing|[Oo]ther|[Ee]ach|Units|Events|Cards|Constructs)\b[^,;&*\"()]*?"
)
_ALONE: Final = re.compile(
    r"(?i)(?:this|it$|the attached|your leader$|the opposing leader$|each|the (?:card|unit|event) )"
)
_THING: Final = rf"(?:(?:[+-]?\d+|RANK) (?:additional |more |less |fewer )?(?:{_STATS})\b|(?:{_KEYS})\b|\"●)"
_ONE: Final = r"the [Ss]election|it|that (?:card|Unit|Event)|the [Ss]elected (?:card|Unit|Event)"
_PROPERTY: Final = rf"(?:{_STATS}|Keyworded Abilities|Abilities|Roles|Archetype)"
_BOARDS: Final = {
    "either": "the board", "the": "the board", "any": "the board", "a": "the board", "both": "the board", "your": "your board",
    "the opposing": "the opposing board", "your opponent's": "the opposing board", "their": "the opposing board",
}  # fmt: skip
_BOARD: Final = r"either|the|any|a|your|the opposing|your opponent's"
_GONE: Final = "Exiled|Returned"
_TAKEN: Final = "Discarded|Sacrificed|Exiled|Returned|Revealed|Shattered"
_VERB_OF: Final = {
    "Discarded": "Discard", "Sacrificed": "Sacrifice", "Exiled": "Exile", "Shattered": "Shatter", "Returned": "Return",
}  # fmt: skip
_LAW_OF: Final = {
    "Shatter": "SHATTER", "Sacrific": "SACRIFICE", "Discard": "DISCARD", "Exil": "EXILE", "Return": "RETURN", "Heal": "HEAL",
    "Exhaust": "EXHAUST",
}  # fmt: skip
_STATE_LAW: Final = r"(?:HONEST|OUTLAST|ISOLATED|RESONATE)(?: ?\([^()]*\))? ?\*|(?:While|During) [^*]*\*"


def _article(noun: str) -> str:
    return "an" if noun[:1] in "AEIOaeio" else "a"


def _determined(said: str) -> str:
    """ "opposing Leader", "Unit", "an Event or Leader": with the article that a Law has."""
    said = re.sub(r"^(?:to |against )?(?:an? |the |1 )?", "", said)
    said = re.sub(rf"\b({_NOUNS}|Leader)s\b", r"\1", said)
    if said == "opposing Leader":
        return "the opposing Leader"
    return f"{_article(said)} {re.sub(r' or (?:an? |the )', ' or ', said)}"


def had(found: re.Match[str]) -> str:
    """ "This card has CLEAVE", "All your Units have 1 additional HP": the house writes Has and Have."""
    return f"{found[1]} {'Has' if _ALONE.match(found[1]) else 'Have'} "


_FIRST: Final = r"(?:([Tt]his turn)|[Uu]ntil (your next (?:cycle|turn|Cycle Phase)|(?:the )?end of (?:the|this) turn|the end of the turn))"
_GIVEN: Final = rf"(?:[+]?(?:\d+|RANK) (?:additional |more )?(?:{_STATS})|(?:{_KEYS}))"


def _time(found: re.Match[str]) -> str:
    """The time that a sentence begins with, as it is written behind."""
    return "(until your next cycle)" if found[3] and found[3].startswith("your next") else "(this turn)"


def _points(said: str) -> str:
    """ "2 additional DMG and AVIAN" as it is given."""
    return re.sub(
        r",? (?:&|and) |, ",
        " & ",
        re.sub(r"[+]?(\d+|RANK) (?:additional |more )", r"\1 ", said).replace("+", ""),
    )


def given_first(found: re.Match[str]) -> str:
    """ "This turn, your Units have 2 additional DMG": it is given for that time."""
    who = found[4]
    start = "Gain" if re.match(r"(?i)this (?:card|unit)$", who) else f"Give {who[0].lower()}{who[1:]}"
    return f"{found[1]}{start} {_points(found[5])} {_time(found)}"


def bare_list(found: re.Match[str]) -> str:
    """ "AURA* GUARD & 1 additional HP": what they Have."""
    law, _, said = found.groups()
    listed = re.sub(rf"[+]?(\d+) (?:additional |more )?({_STATS})\b", r"+\1 \2", said)
    return f"{law} {'Have' if law.startswith('●AURA') else 'Has'} {listed}"


def _either(kinds: str) -> str:
    """ "Constructs & Events": whatever is one of them."""
    return re.sub(r",? (?:&|and) |, ", " or ", re.sub(r"^(?:all|the) ", "", kinds))


_STRIKING: Final = (
    r"in Battles?|(?:when|while|as|if) (?:Attacking|(?:it|this card|this Unit|that Unit) Attacks|they Attack)|with Attacks|"
    r"in Retaliation|(?:when|while|as|if) (?:Retaliating|(?:it|this card|this Unit|that Unit) Retaliates|they Retaliate)"
)


def deals_more(found: re.Match[str]) -> str:
    """ "Deals 2 additional DMG to Constructs & Events", "Deals 1 less DMG when it Retaliates": what holds, and not what is done once."""
    start, who, verb, one, other, rest = found.groups()
    if who is None and verb[-1] != "s":
        return found[0]
    said = re.fullmatch(
        rf"((?: (?:{_STRIKING}))?)(?: to ([^*;,(]*?))?((?: (?:{_STRIKING}))?)",
        rest,
    )
    if said is None:
        return found[0]
    when = said[1] or said[3]
    if when:
        when = (
            " in Battle" if "Battle" in when else " in Retaliation" if "Retaliat" in when else " with Attacks"
        )
    many = (
        who is not None
        and who.lower().startswith(("your", "all", "opposing"))
        and who.strip().lower() != "your leader"
    )
    subject = re.sub(r"Attached Unit", "Attached card", who or "This card ")
    more = "less" if re.search(r"[Dd]eals? (?:\d+|RANK) (?:less|fewer) ", found[0]) else "more"
    return f"{start}{subject}{'Deal' if many else 'Deals'} {one or other} {more} DMG{when}{' to ' + _either(said[2]) if said[2] else ''}"


def _spoken_of(rest: str) -> bool:
    """Whether what follows INJURE speaks of the card that was dealt DMG."""
    if re.search(rf"\bthat (?:{_NOUNS}|Leader)\b|\bthe (?:[Dd]amaged) (?:{_NOUNS})", rest):
        return True
    rest = re.sub(
        r"\b(?:Place|Remove) \d+ [^,;&*]*? marks? (?=on it\b|from it\b)|\b(?:Deal|Heal) \d+ (?:DMG|HP) (?=to it\b)",
        "",
        rest,
    )
    said = re.search(r"\b(?:[Ii]ts?)\b", rest)
    return said is not None and not re.search(r"\b\d+ |\btop\b|\ball\b|\bthis card\b", rest[: said.start()])


def harmed(found: re.Match[str]) -> str:
    """ "INJURE (opposing Leader)*", "EXECUTE (Unit)*": whom it is done to stands in a written Law."""
    law, whom, limits, rest = found.groups()
    verb = "Deals DMG to" if law == "INJURE" else "Shatters"
    if law == "INJURE" and not _spoken_of(rest):
        kinds = re.sub(r"^(?:to |against )?(?:an? |the |1 )?", "", whom)
        kinds = re.sub(rf"\b({_NOUNS}|Leader)\b", r"\1s", re.sub(r" or (?:an? |the )", " or ", kinds))
        return f"●INJURE (to {kinds}{limits})* {rest}"
    rest = re.sub(
        r"\b(?:that (?:Construct|card|Leader)|the (?:[Dd]amaged|Shattered) (?:Construct|card)s?)('s)?\b",
        lambda m: "its" if m[1] else "it",
        re.sub(r"\b(?:that|the (?:[Dd]amaged|Shattered)) (Unit|Event)s?\b", r"that \1", rest),
    )
    return f"●If this card {verb} {_determined(whom)}{f' ({limits[2:]})' if limits else ''}* {rest}"


def attacked(found: re.Match[str]) -> str:
    """ "ATTACK (Event or Leader)*": what is Attacked is of that kind."""
    whom = re.sub(r"^(?:an?|the) opposing Leader$", "a Leader", _determined(found[1]))
    return f"●ATTACK (the Attacked card is {whom}{found[2] or ''})*"


def of_the_shown(found: re.Match[str]) -> str:
    """ "Discard 1 of the Exposed cards of your choice": of a hidden hand its owner chooses, unless you do."""
    count = found[1]
    if not found[2] or not re.search(r"\b(?:their|your opponent's) hand\b", found.string[: found.start()]):
        return f"{count} of them"
    return f"{count} card{'' if count == '1' else 's'} in your opponent's hand of your choice among them"


def copied(found: re.Match[str]) -> str:
    """ "This card Copies the DMG, SPD & HP of the selection": whose they are stands before them."""
    verb = "Copy" if found[1].startswith("Cop") else "Steal"
    return f"{verb} its {' & '.join(re.split(r', & |, | & ', found[2]))}"


def from_a_board(found: re.Match[str]) -> str:
    """ "another card is Exiled from either board": it has lain there."""
    start, article, noun, verb, done, board = found.groups()
    place = _BOARDS[board]
    if article in ("one of your", "one of your other", "another of your"):
        if place == "the opposing board":
            return found[0]
        article, place = "another" if "other" in article else "a", "your board"
        noun = re.sub(rf"({_NOUNS})s$", r"\1", noun)
    if article == "a" or article == "an":
        article = _article(noun)
    return f"{start}{article} {noun} on {place} {verb} {done}"


def ritual_hues(found: re.Match[str]) -> str:
    """ "RITUAL (You Activate cards of 4 different Archetypes)"."""
    return f"RITUAL ({found[1] or found[2] or found[3]} different Archetypes Activated by you)"


def into_decks(found: re.Match[str]) -> str:
    """ "Return all cards in your Idle Zone to your Deck & shuffle it": they are Shuffled into it."""
    whose = "their owners'" if found[2].startswith(("their", "the owners")) else found[2]
    return f"Shuffle {found[1]} into {whose} Deck"


def that_one(found: re.Match[str]) -> str:
    """ "that opposing DRAGON" is that Unit, and "that QUICK Event" that Event; a Role alone is a Unit's."""
    return f"that {found[3] if found[3] in ('Unit', 'Event') else 'Unit'}"


BRACKETS_AND_NOUNS: Final[tuple[Habit, ...]] = (
    habit(r" &/or ", " or "),
    # ---- what holds
    habit(rf"{_START}({_SUBJECT}) (?:has|have) (?={_THING})", had),
    habit(rf"^(●(?:(?:{_STATE_LAW}) )?)Generates? (\d+|RANK) (?:additional|more) ENERGY\b", r"\1This card Generates \2 additional ENERGY"),
    habit(rf"^(●(?:(?:{_STATE_LAW}) )?)((?:[Tt]his (?:card|Unit)|[Tt]he Attached (?:card|Unit)|(?:[Yy]our|[Aa]ll|[Oo]pposing)\b[^,;&*\"()]*?) )?([Dd]eals?) (?:an additional (\d+|RANK)|(\d+|RANK) (?:additional|more|extra|less|fewer)) (?:DMG|damage)\b(.*)$", deals_more),
    habit(rf"^(●(?:(?:{_STATE_LAW}) )?)Takes? (?=(?:\d+|RANK) (?:less|more|additional) (?:DMG|damage)\b)", r"\1This card Takes "),
    habit(rf"^(●(?:(?:{_STATE_LAW}) )?)[Tt]his (?:card|Unit)'s Attacks [Dd]eal (?:an additional (\d+|RANK)|(\d+|RANK) (?:additional|more|extra)) (?:DMG|damage)(?: to ([^*;,(]*))?$", lambda m: f"{m[1]}This card Deals {m[2] or m[3]} more DMG with Attacks{' to ' + _either(m[4]) if m[4] else ''}"),
    habit(r"\b([Tt])he Attached (?:Unit|Event) (?=Generates )", r"\1he Attached card "),
    habit(rf"^(●(?:AURA(?: ?\([^()]*\))? ?\*|(?:{_STATE_LAW})))( )(?=(?:[+]?\d+ (?:additional |more )?(?:{_STATS})|(?:{_KEYS})(?: \([^()]*\))?)(?:,| &) )(?=[^*;]*$)(.*)$", bare_list),
    habit(rf"^(●(?:AURA(?: ?\([^()]*\))? ?\*|(?:{_STATE_LAW})))( )([+]?\d+ (?:additional|more) (?:{_STATS}))$", bare_list),
    habit(r"^(●(?:If|When) the Attached (?:card|Unit|Event)(?! (?:Shatters|Attacks|Deals DMG to|Guards) (?:an?|another|the|one)\b)[^*]*\* )(?:It|That (?:Unit|Event|card))\b(?!')", r"\1The Attached card"),
    habit(r"^(●(?:If|When) the Attached (?:card|Unit|Event)(?! (?:Shatters|Attacks|Deals DMG to|Guards) (?:an?|another|the|one)\b)[^*]*\* (?:You can )?(?:Give|Heal \d+ HP to|Deal \d+ DMG to|Exhaust|Reactivate|Return|Shatter|Exile)) (?:it|that (?:Unit|Event|card))\b(?!')", r"\1 the Attached card"),
    habit(rf"^●((?:{_KEYS})(?:(?:,| &) (?:{_KEYS}))*)((?:,| &) )(\d+) (?:additional|more) ({_STATS})$", r"●\1\2+\3 \4"),
    habit(rf"^●((?:{_KEYS})(?:(?:,| &) (?:{_KEYS}))*) & (?:[Tt]his card )?([Cc]an't|[Mm]ust) (.*)$", lambda m: f"●This card Has {m[1]}; This card {m[2].lower()} {m[3]}"),
    # ---- Laws in other letters
    habit(r"^●(?:When|If|On|Upon) (?:being )?(Shatter|Sacrific|Discard|Exil|Return|Heal|Exhaust)ed[,*:] (?=[A-Za-z])", lambda m: f"●{_LAW_OF[m[1]]}* "),
    habit(r"^●(?:When|Whenever) this (?:card|Unit) Attacks[,*] it [Gg]ains ", "●ATTACK* Gain "),
    habit(r"^(●If [^*]* would be Healed[^*]*\* Deal) (?:that much|that amount of) DMG to ([^,;&*]*?) instead$", r"\1 DMG to \2 equal to the HP Healed instead"),
    habit(r"(\bHeals? \d+ HP to [^,;*&]*?(?:, then| &) Deal) (?:that much|that amount of) DMG to ([^,;&*]*)", r"\1 DMG to \2 equal to the HP Healed"),
    habit(r"(\b(?:Takes|Deals?|dealt|Healed|Heals?|BLOODLUST|INJURE|HEAL)\b.*?\b(?:Deal|Heal)) (?:that much|that amount of) (DMG|HP)\b", r"\1 the same amount of \2"),
    # ---- for a time, said first
    habit(rf"^(●(?:[^*]*\* (?:[^*➤]*➤ )?)?){_FIRST}, ({_SUBJECT}) (?:[Hh]as|[Hh]ave|[Gg]ains?|[Gg]ets?) ({_GIVEN}(?:(?:,| &|,? and) {_GIVEN})*)$", given_first),
    habit(rf"^(●(?:[^*]*\* (?:[^*➤]*➤ )?)?){_FIRST}, ((?:{_SUBJECT}) (?:can't|must|loses?|Becomes?)\b[^*;,&]*)$", lambda m: f"{m[1]}{m[4][0].upper()}{m[4][1:]} {_time(m)}"),
    # ---- Laws with a noun in their brackets
    habit(rf"^●(INJURE|EXECUTE) ?\(((?:to |against )?(?:an? |the |1 )?{_KINDS}(?: or (?:an? |the ){_KIND})*)((?:, [^()]*)?)\) ?\* (.*)$", harmed),
    habit(rf"^●ATTACK ?\((?:on |against |to )?((?:an? |the |1 )?{_KINDS}(?: or (?:an? |the ){_KIND})*)((?:, [^()]*)?)\) ?\*", attacked),
    habit(r"^●EXHAUST ?\((?:to |when |by |for |if )?(?:Generate|Generating|Generates)(?: ENERGY)?((?:, [^()]*)?)\) ?\*", lambda m: f"●If this card Generates ENERGY{f' ({m[1][2:]})' if m[1] else ''}*"),
    # ---- that card, whatever it is called
    habit(rf"\bthat ((?:(?:opposing|other|{_STATES}|{_HUES}|{_ROLES}|{_EVENT_ROLES}) )*)([+-]?)(Unit|Event|{_ROLES})(?='s |\b(?!'))", that_one),
    habit(rf"\bthat (?:(?:opposing|other|{_STATES}|{_HUES}) )*[+-]?(?:Construct|card|Leader)'s ", "its "),
    habit(rf"\bthat (?:(?:opposing|other|{_STATES}|{_HUES}) )+[+-]?(?:Construct|card|Leader)\b(?!')", "that card"),
    habit(r"\bthat (?:[+-](?:Construct|card)|Leader)\b(?!')", "that card"),
    habit(rf"\b((?:up to )?\d+) (?:of|from|from among|among) the (?:Exposed|Revealed) (?:{_NOUNS})s((?: of your choice)?)\b", of_the_shown),
    # ---- Copied, all of a list
    habit(rf"\b(?:[Tt]his (?:card|Unit) )?(Copy|Copies|Steals?) the ({_PROPERTY}(?:, {_PROPERTY})*(?:,? & {_PROPERTY})?) (?:of|from) (?:{_ONE})(?=$|[,;.]| \(| &)", copied),
    # ---- from a board
    habit(rf"^(●(?:If|When|Activate only if|Activate only when) )(an?|another|one of your other|another of your|one of your) ((?:non-[A-Z]+ |{_ADJECTIVES})*{_KIND}s?) (is|would be) ({_GONE}) from ({_BOARD}) board\b", from_a_board),
    habit(rf"^(●(?:If|When|Activate only if|Activate only when) )(one of your other|another of your|one of your) ({_KIND}s?) (?:on (?:the|your) board )(is|would be) ({_GONE})\b()", lambda m: f"{m[1]}{'another' if 'other' in m[2] else _article(m[3])} {re.sub(rf'({_NOUNS})s$', chr(92) + '1', m[3])} on your board {m[4]} {m[5]}"),
    # ---- of which DMG
    habit(r"\b(would Take DMG) (?:from|by|in) (?:(?:an? )?(opposing )?(?:(Attacks?|Attacking Units?)|(Battles?)|(Abilit(?:y|ies)|Ability DMG)))(?= ?[*(])", lambda m: f"{m[1]} {'from Attacks' if m[3] else 'in Battle' if m[4] else 'from ' + ('opposing ' if m[2] else '') + 'Abilities'}"),
    # ---- what cannot be done by an opponent, one after the other
    habit(rf"(?:(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=; ))({_SUBJECT}|[Tt]hose cards) can't be (Selected|Exhausted|Exiled|Returned)(?:, (Selected|Exhausted|Exiled|Returned))? or (Selected|Exhausted|Exiled|Returned) by (?:your opponent|opposing (?:Abilities|cards)|an opponent)(?=$|[,;.*\"]| &| \()", lambda m: " & ".join([f"{m[1] if n == 0 else m[1][0].lower() + m[1][1:]} can't be {done} by your opponent" for n, done in enumerate([one for one in m.group(2, 3, 4) if one])])),
    habit(rf"^(●(?:[^*]*\* )?)({_KIND})s (?:that )?your opponent (?:controls|has) (?=Have\b|have\b|can't|must|cost)", r"\1Opposing \2s "),
    habit(r"^(●At the (?:start|end) of [^*(,]*),? if this (?:card|Unit) (?:has )?Attacked((?: this turn)?)[*,] ", r"\1 (this card is a card that Attacked this turn)* "),
    # ---- what was paid or done, and what it was
    habit(rf",(?: then)? if (an? )({_KIND}) (?:was|is) ({_TAKEN})(?: this way| by this(?: Ability)?)?[,*] (?=[A-Za-z])", lambda m: f", if the {m[3]} card is {_article(m[2])} {m[2]}* "),
    habit(rf",(?: then)? if the ({_TAKEN}) (?:{_NOUNS}) (?:was|is) (an? )({_KIND})[,*] (?=[A-Za-z])", lambda m: f", if the {m[1]} card is {_article(m[3])} {m[3]}* "),
    # ---- how a card lies, said behind it
    habit(rf"([+-]?\b(?:{_NOUNS}))(s?) (Active|Activated|Exhausted|Damaged|Prepared) (?=on (?:your|the|the opposing|either) board\b)", r"\3 \1\2 "),
    # ---- what a card has in common with another
    habit(r"\b(?:that shares?|sharing|with) (?:an? |the same |1 or more )(Role|Archetype)s? (?:with|as|of) (?=this (?:card|Unit)|it\b|that card|the )", lambda m: f"that shares {_article(m[1])} {m[1]} with "), habit(r"\bof the same (Role|Archetype) as (?=this (?:card|Unit)|it\b|that card|the )", lambda m: f"that shares {_article(m[1])} {m[1]} with "), habit(r"\bthat shares? (?:an? )(Role|Archetype) with (this Unit|this Event|the selection)\b", lambda m: f"that shares {_article(m[1])} {m[1]} with {'it' if 'sel' in m[2] else 'this card'}"),
    habit(r"\b(?:with|of) (?:a different|another) name(?: (?:than|from) (this card|it|that card|the [A-Z][a-z]+ed card))?\b", lambda m: f"with another name than {m[1] or 'this card'}"), habit(r"\b(?:with|of) the same name(?: as (this card|it|that card|the [A-Z][a-z]+ed card))?\b", lambda m: f"with the same name as {m[1] or 'this card'}"),
    habit(r"\b(?:of an Archetype|whose Archetype|with an Archetype) (?:that |which )?(?:(?:is|are) not|isn't|aren't|not|you (?:don't|do not) have)(?: already)?(?: Active)? on your board\b", "of an Archetype not on your board"),
    # ---- how long
    habit(r" \(?until (?:the|any player's|either player's) next (?:cycle|Cycle Phase|Cycle)\)?", " (until the next cycle)"),
    habit(r" \(?until (?:the )?end of (your|your opponent's|the opponent's) next turn\)?", lambda m: f" (until the end of {'your' if m[1] == 'your' else 'your opponent' + chr(39) + 's'} next turn)"),
    habit(r" \(?until (?:(?:the )?(?:start|beginning) of )?(?:your|the) opponent's next (?:turn|cycle|Cycle Phase)\)?", " (until your opponent's next cycle)"),
    # ---- ENERGY
    habit(r"(?<=[*➤&;,] )(?:then )?[Rr]efresh (?:all )?(?:the |your |its )?(?:available )?(?:ENERGY (?:available )?(?:of|on|to Generate from|from|for) (?:this|your) (?:card|Leader)|(?:Leader's |Leader )?ENERGY)\b|(?<=●)[Rr]efresh (?:all )?(?:the |your )?(?:available )?(?:ENERGY of your Leader|(?:Leader's )?ENERGY)\b|(?<=then )[Rr]efresh (?:the |your )?(?:available )?(?:ENERGY (?:of|from) (?:this|your) Leader|(?:Leader's )?ENERGY)\b", "Refresh ENERGY"), habit(r"\b[Rr]efresh your Leader's (?:available )?ENERGY\b", "Refresh ENERGY"),
    # ---- as many as were done
    habit(r"\b((?:Discard|Sacrifice|Exile|Shatter|Return)s? [^*;]*?)\bfor each (Discarded|Sacrificed|Exiled|Shattered|Returned) (card|Unit|Event|Construct)\b(?! this way| in | on )", lambda m: f"{m[1]}for each {m[3]} {m[2]} this way" if re.search(rf"\b{_VERB_OF[m[2]]}s? ", m[1]) else m[0]),
    habit(rf"\b((?:[Yy]our opponent|[Ee]ach player|[Tt]hat player) Returns (?:up to )?(?:\d+|all) {_KIND}s?) (?=to (?:the (?:top|bottom) of )?their (?:hand|Deck)\b)", r"\1 on their board "),
    habit(rf"\b([Rr]eturn) ((?:up to )?\d+) ((?:other |Active |Exhausted |Damaged |Prepared |(?:{_HUES}|{_ROLES}) )*)({_NOUNS})s? (?=to (?:the (?:top|bottom) of )?your (?:hand|Deck)\b)", r"\1 \2 of your \3\4s "), habit(rf"\b([Rr]eturn all) ((?:other |Active |Exhausted |Damaged |Prepared |(?:{_HUES}|{_ROLES}) )*(?:{_NOUNS})s) (?=to (?:the (?:top|bottom) of )?your (?:hand|Deck)\b)", r"\1 your \2 "),
    # ---- small turns
    habit(r"^(●[^*]*\b(?:your opponent|opposing)\b[^*]*\* [^*]*?)\btheir Leader\b", r"\1the opposing Leader"),
    habit(r"(➤ |\* )(It|[Tt]his card|That card) ([Gg]ains [^,;&*]*?) & (can't|must) ", lambda m: f"{m[1]}{m[2]} {m[3]} & {m[2][0].lower()}{m[2][1:]} {m[4]} "),
    habit(rf"\b[Ss]et (its|their|this card's) ({_STATS}) & ({_STATS}) to (\d+)((?: \([^()]*\)| until [a-z ]*)?)", lambda m: f"Set {m[1]} {m[2]} to {m[4]}{m[5]} & Set {m[1]} {m[3]} to {m[4]}{m[5]}"),
    habit(r"^●[Oo]nce (?:each|per|every|a) turn, ([Ii]f|[Ww]hen(?:ever)?) ([^*(,]*)[*,] ", lambda m: f"●{m[1][0].upper()}{m[1][1:]} {m[2]} (Once each turn)* "),
    habit(rf"\b(equal to the number of) your ({_ADJECTIVES}(?:{_NOUNS})s)\b(?! (?:in|on)\b)", r"\1 \2 on your board"),
    habit(r"(?<=[*➤&;●,] )(?:[Rr]educe|[Ll]ower) the RANK of (your Leader|the opposing Leader) by (\d+)\b|(?<=●)(?:[Rr]educe|[Ll]ower) the RANK of (your Leader|the opposing Leader) by (\d+)\b", lambda m: f"{(m[1] or m[3])[0].upper()}{(m[1] or m[3])[1:]} loses {m[2] or m[4]} RANK"),
    habit(r"(?<=[*➤&;●,] )(?:[Ii]ncrease|[Rr]aise) the RANK of (your Leader|the opposing Leader) by (\d+)\b|(?<=●)(?:[Ii]ncrease|[Rr]aise) the RANK of (your Leader|the opposing Leader) by (\d+)\b", lambda m: f"{(m[1] or m[3])[0].upper()}{(m[1] or m[3])[1:]} gains {m[2] or m[4]} RANK"),
    habit(r"\b([Aa])ll players (Draw|Discard|Sacrifice|Reveal|Return|Exile|Shatter|Exhaust)\b", lambda m: f"{'Each' if m[1] == 'A' else 'each'} player {m[2]}s"),
    habit(r"\bRESISTANT \(to opposing (?:Abilities|effects)\)", "RESISTANT (to opposing cards)"), habit(r"^●(?:This card is )?[Uu]naffected by opposing (?:Abilities|effects|cards)$", "●RESISTANT (to opposing cards)"),
    habit(r"\byou have (?:Active )?cards of (\d+ or more|\d+)(?: different)? Archetypes(?: on your board)?(?=[*)])", lambda m: f"the number of different Archetypes among Active cards on your board is {m[1] if 'or' in m[1] else 'exactly ' + m[1]}"),
    # ---- counted
    habit(r"\bRITUAL ?\((?:[Yy]ou )?Activate (?:cards of (\d+) different Archetypes|(\d+) cards of different Archetypes)\)", ritual_hues), habit(r"\bRITUAL ?\(()()(\d+) cards of different Archetypes (?:are |is )?Activated(?: by you)?\)", ritual_hues),
    habit(rf"\b(you|your opponent) ([Aa]ctivates?) (?:your|their|an?|the) (first|second|third) ((?:(?:{_HUES}|{_ROLES}|{_EVENT_ROLES}) )*[+-]?(?:{_NOUNS})) (?:in|during|of) (?:the same|one|a single|that|this) turn\b", lambda m: f"{m[1]} {m[2]} {_article(m[4])} {m[4]} as the {m[3]} in a turn"),
    habit(r"\bRITUAL ?\([Yy]our Units Attack (\d+) times\)", r"RITUAL (\1 Attacks by you)"),
    habit(rf"\b(Spawns? (?:\d+|that many|RANK) TOTEM(?:S|s)?(?: Units?)? \([^()]*)\) with ((?:{_KEYS})(?:(?:,| &|,? and) (?:{_KEYS}))*)(?=$|[,;.]| &)", lambda m: f"{m[1]}, {re.sub(r',? (?:&|and) ', ', ', m[2])})"),
    # ---- places
    habit(r"(\b[Ll]ook at the top (?:\d+ )?cards? of (your|their|your opponent's) Deck\b.*?\b[Rr]eturn the rest to the (?:top|bottom))(?! of)", r"\1 of \2 Deck"),
    habit(r"\b([Yy]our opponent [Rr]eveals (?:their hand|all cards in their hand))(?:\.|,|;|, then| &| and)? [Cc]hoose (\d+) (cards?|Units?|Events?|Constructs?)(?: (?:from|in|of) (?:it|their hand|there))?,? (?:&|and|, then|then) [Dd]iscard (?:it|them)\b", r"\1, then Discard \2 \3 in your opponent's hand of your choice"),
    habit(r"\b[Rr]eturn ((?:all|up to \d+|\d+|any number of) [^,;&*➤]*?|it|them|this card|those cards|that card) to (their owners'|the owners'|its owner's|your) Decks?(?: &| and|,? then|, then) [Ss]huffle (?:it|them|the Decks?|your Deck|that Deck|those Decks|both Decks|their Decks|each Deck)\b", into_decks),
    habit(r"\btheir owners' (hand|Deck)s\b", r"their owners' \1"),
    habit(r"(\bSpawn (?:up to )?\d+ [^,;&*]*? (?:from|in) (?:your|either|your opponent's) (?:Idle Zone|hand|Deck)) on your board\b", r"\1"),
    # ---- the opponent of the Law
    habit(r"^(●[^*]*\byour opponent\b[^*]*\*(?:(?!opponent|player|\btheir\b|\b[Tt]hey\b).)*?)\b(in|from|of|at) their (hand|Deck|Idle Zone)\b", r"\1\2 your opponent's \3"),
    habit(r"^(●[^*]*\byour opponent\b[^*]*\* .*?(?:, then| &|, if you do,?)) they (Discard|Draw|Sacrifice|Exhaust|Exile|Return|Reveal|Shatter) (?=\d|all|up to)", r"\1 your opponent \2s "),
    habit(r"\b(?:[Yy]our opponent Discards|[Tt]hey Discard) ((?:up to )?\d+ cards? in your opponent's hand of your choice among them)\b", r"Discard \1"), habit(r"(?:, then|,) if you do,? (?=Discard )", ", if you do "),
)  # fmt: skip

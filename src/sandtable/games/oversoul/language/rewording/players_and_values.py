"""What designers say of players who spare a card, of halves and exchanges, of empty Zones and of the next card.

Each is one construction, with all nouns, states and verbs that can stand in it; none drops a word that says something.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_KEYS: Final = _any([*w.KEYWORDS.numbers])
_STATES: Final = _any([*w.STATES.numbers])
_STATS: Final = "DMG|SPD|HP"
_STATE_LAWS: Final = "HONEST|OUTLAST|ISOLATED|RESONATE|AURA"  # what stands behind them may hold
_FALLS: Final = "Shatter|Exile|Exhaust|Return|Sacrifice"
_BEGIN: Final = r"(?:(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; )|(?<=/ ))"
_THING: Final = rf"(?:\+?\d+ (?:additional |more )?(?:{_STATS})|(?:{_KEYS})(?! \())"


def spared(found: re.Match[str]) -> str:
    """ "Each player Selects 1 of their own Units➤ Shatter the rest": all other Units."""
    who, count, what, does = found.groups()
    noun = re.sub(r" (?:they control|on their (?:own )?board)$", "", what)
    noun = noun if noun.endswith("s") else noun + "s"
    one = re.sub(r"s$", "", noun) if count == "1" else noun
    side = "" if who.lower() == "each player" else "opposing "  # the rest of theirs, and none of yours
    return f"{who} Chooses {count} {one} on their board, then {does} all other {side}{noun}"


def halved(found: re.Match[str]) -> str:
    """ "this card is at half HP or lower", "your Leader has more than half of its HP"."""
    who, said = found.groups()
    whose = "its" if who.lower() == "it" else f"{who}'s"
    how = "is at least half" if re.search(r"higher|more$", said) else "is at most half"
    rounded = "up" if "least" in how else "down"
    if re.search(r"(?:more|higher) than|above", said):
        how, rounded = "is higher than half", "down"
    elif re.search(r"(?:less|lower) than|below", said):
        how, rounded = "is lower than half", "up"
    return f"{whose} HP {how} {whose.lower()} full HP (rounded {rounded})"


def exchanged(found: re.Match[str]) -> str:
    """ "Swap its DMG and HP": of which card stands behind."""
    whose, one, other = found.groups()
    who = "it" if whose == "its" else whose.removesuffix("'s")
    return f"Exchange the {one} & {other} of {who}"


def next_gains(found: re.Match[str]) -> str:
    """ "Your next CHAOS Unit Activated this turn Gains FRENZY": the Leader waits for it, once."""
    what, things = found.groups()
    article = "an" if what[:1] in "AEIO" else "a"
    things = re.sub(r"\+(?=\d)|(?<=\d )(?:additional |more )", "", things)
    return (
        f'Give your Leader "●If you Activate {article} {what} (Once each turn)* Give it {things}" (this turn)'
    )


def only_if(found: re.Match[str]) -> str:
    """ "your opponent declares an Attack with a DRAGON on your Leader"."""
    who, what, on = found.groups()
    mine = who.lower() == "you"
    unit = re.sub(r"^(?:an?|1) ", "", what) if what else "Unit"
    if mine:
        return f"one of your {unit}s Attacks{f' {on}' if on else ''}"
    return f"an opposing {unit} Attacks{f' {on}' if on else ''}"


def said_first(found: re.Match[str]) -> str:
    """ "Until your next cycle, opposing Units can't Attack"."""
    start, until, said = found.groups()
    until = "this turn" if re.search(r"end of (?:turn|the turn|this turn)$", until) else f"until {until}"
    said = re.sub(r"\b(can't [^&]*?),? and (?=[a-zA-Z][^&]*? can't )", r"\1 & ", said)
    return f"{start}{said[0].upper()}{said[1:]} ({until})"


def empty(found: re.Match[str]) -> str:
    """ "you have no empty Unit Zones", "you have an empty Event Zone"."""
    many, kind = found.groups()
    many = {"no": "exactly 0", "an": "1 or more", "any": "1 or more", "at least 1": "1 or more"}.get(
        many, many
    )
    many = re.sub(r"^at least (\d+)$", r"\1 or more", many)
    many = many if re.search(r"or|exactly", many) else f"exactly {many}"
    return f"the number of your empty {kind} Zones is {many}"


_CALLED: Final = r"\"?(?!(?:Your|All|Each|Every|Opposing|Other|Another|Any|One|The|This|These|Those|That|Allied|Living|Non|Spawn|Spawned|Shatter|Give|Gain|Sacrifice|Exile|Return|Reactivate|Exhaust|Heal|Deal|Discard|Place|Copy|Steal|Select|Choose|Draw|Attach|If|When|While|With|Have|Has|Up|Prepare|Expose|Leader|Unit|Event|card|Guard|Attack)\b|(?:@STATES)\b)([A-Z][a-z]+(?:[ -][A-Z][a-z]+)?)\"?".replace(
    "@STATES", _STATES
)
_NUMBERS: Final = r"(\d+) DMG,? (\d+) SPD,? (?:& |and )?(\d+) HP"
_HALF: Final = r"(?:is )?(?:at|has) (?:(?:half|less than half|more than half|below half|above half)(?: of)?(?: its| their)?(?: full| original)? HP(?: or (?:lower|less|below|higher|more))?(?: (?:left|remaining))?|half or (?:less|lower|more|higher) (?:of )?(?:its )?(?:full )?HP)|has HP at half or (?:lower|less|more|higher)"
_ONE: Final = r"[Tt]his (?:card|Unit|Event)|[Ii]t|[Yy]our Leader|[Tt]he opposing Leader|[Tt]he Attached (?:card|Unit)|[Tt]hat card"

PLAYERS_AND_VALUES: Final[tuple[Habit, ...]] = (
    habit(r"\b(their|your|its) own (?=[A-Z+-])", r"\1 "), habit(r"\btheir owners' hands\b", "their owners' hand"),
    # ---- a condition before an arrow: nothing is paid there
    habit(r"^(●(?:[^*➤]*\* )?(?:[^*➤]*➤ )?)If ([^*➤,]+)➤ (?=[^➤]*$)", r"\1If \2* "),
    # ---- one is spared
    habit(rf"\b([Ee]ach player|[Yy]our opponent) (?:Selects|Chooses|[Kk]eeps|[Pp]icks|[Ss]pares) (\d+)(?: of their)? ((?:(?:{_STATES}|non-Leader|other) )*(?:[A-Z]+ )*(?:Unit|Event|Construct|card)s?(?: they control| on their (?:own )?board)?)(?:➤|, then|;|\.|,? &|,)(?: then)? ({_FALLS}) (?:all (?:the |of the )?(?:rest|others|other ones)|the (?:rest|others|other ones))(?! of\b)", spared),
    # ---- whose Attack it is
    habit(r"\b([Yy]ou|[Yy]our opponent|[Aa]n opposing player) declares? an Attack(?: with (an? (?:[A-Z+-][\w+-]* )*(?:Unit|[A-Z]{4,})))?(?: (?:on|against) ((?:your|the|an?|one of your) [^*(,]*?))?(?=\*| \(|,)", only_if),
    habit(r"\ban Attack is declared(?: by (an? (?:opposing )?Unit))?(?: (?:on|against) (your Leader|this card|one of your [^*(,]*|an? [^*(,]*))?(?=\*| \(|,)", lambda m: f"{m[1] or 'a Unit'} Attacks{f' {m[2]}' if m[2] else ''}"),
    # ---- how much
    habit(r"\bthat (?:many|much) ?(?:\+|plus|and) ?(\d+)(?: (?:more|additional|extra))?(?: cards?)?\b", r"that many plus \1"), habit(r"\b(\d+) (?:more|additional) cards? than that\b", r"that many plus \1"),
    habit(r"\bthat (?:many|much) ?(?:-|minus) ?(\d+)(?: cards?)?\b", r"that many minus \1"),
    habit(r"^(●(?!BLOODLUST|HEAL|INJURE)[^*]*\* [^*➤]*\b(?:Sacrifice|Discard|Shatter|Exile|Return|Exhaust) [^*➤]*➤ .*?\bDeal) that much DMG\b", r"\1 that many DMG"),
    habit(rf"^(●(?!(?:{_STATE_LAWS})\b)(?![^*]*\bwould\b)[^*]*\* (?:[^*]*[*➤] )?)Deal (?:an additional (\d+)|(\d+) (?:additional|more|extra)) DMG to\b", lambda m: f"{m[1]}Deal {m[2] or m[3]} DMG to"),
    habit(rf"\b({_ONE}) ({_HALF})(?=$|[*,)&➤])", halved),
    habit(r"^(●[^*\"]*\* (?:[^*➤\"]*➤ )?)If ((?:[Ii]ts|[Tt]his card's|[Yy]our Leader's|[Tt]he [^,*]*?'s) HP is (?:at most|at least|higher than|lower than) [^,*]*), (?=[A-Z])", r"\1If \2* "),
    habit(r"\b(?:Exchange|Swap|Switch) (its|this card's|this Unit's|the Attached card's) (DMG|SPD|HP) (?:&|and|with|for) (?:its )?(DMG|SPD|HP)\b", exchanged),
    habit(r"\b(?:Exchange|Swap|Switch) (?:the )?(DMG|SPD|HP) (?:&|and|with|for) (?:the )?(DMG|SPD|HP) of\b", r"Exchange the \1 & \2 of"),
    habit(r"\b(?:Exchange|Swap|Switch) the (DMG|SPD|HP) of ([^,;&*]+?) (?:&|and|with|for) (?:its|the) (DMG|SPD|HP)(?: of it)?(?=$|[,;]| &| \()", r"Exchange the \1 & \3 of \2"),
    # ---- empty Zones
    habit(r"\bthe number of (?:your )?empty (Unit|Event) Zones(?: you [Hh]ave| on your board)(?=$|[,;&.*)]| )", r"the number of your empty \1 Zones"),
    habit(r"\bSpawn ((?:[A-Z][a-z]+ )?)TOTEM(?:S|s)?( ?\([^()]*\)) equal to the number of your empty Unit Zones", r"Spawn 1 \1TOTEM\2 for each of your empty Unit Zones"),
    habit(r"\b[Yy]ou [Hh]ave (no|an|any|exactly \d|at least \d|\d(?: or (?:more|less))?) empty (Unit|Event) Zones?(?: on your board)?(?=[*,)&➤])", empty),
    habit(r"\bfor (?:each|every) (?:of your )?empty (Unit|Event) Zones?(?: (?:on your board|you [Hh]ave))?(?=$|[,;&.(]| \()", r"for each of your empty \1 Zones"),
    habit(r"\bas many ((?:[A-Z][a-z]+ )?TOTEM)s?((?: Units?)?(?: ?\([^()]*\)| with [^,;&*]*?)?) as (?:you [Hh]ave empty|there are empty|your empty) (Unit) Zones?(?: on your board)?", r"1 \1\2 for each of your empty \3 Zones"),
    habit(r"\bfill (?:all )?your empty Unit Zones with TOTEMs?( ?\([^()]*\))", r"Spawn 1 TOTEM\1 for each of your empty Unit Zones"),
    habit(r"\b(TOTEM(?:S|s)?(?: Units?)? (?:with|that [Hh]ave) [^*;()]*?\d+ (?:DMG|SPD|HP)) each(?=$|[,;.])", r"\1"),
    # ---- TOTEMs that are called something
    habit(rf"\b(Spawns? (?:\d+|RANK|that many)) {_CALLED} TOTEM(?:S|s)?(?: Units?)?((?: for each [^(]*?)?) ?\(([^()]*)\)", r'\1 TOTEM (\4, named "\2")\3'),
    habit(rf"\b(Spawns? (?:\d+|RANK|that many)) {_CALLED} TOTEM(?:S|s)?(?: Units?)? with {_NUMBERS}", r'\1 TOTEM (\3 DMG, \4 SPD, \5 HP, named "\2")'),
    habit(rf"(?<![A-Za-z-] )(?<![A-Za-z-]){_CALLED} TOTEM(?:S|s)?\b|(?<=[a-z] ){_CALLED} TOTEM(?:S|s)?\b", lambda m: f'TOTEM named "{m[1] or m[2]}"'),
    # ---- Constructs that are Spawned where they are wanted
    habit(r"\bSpawn ((?:up to )?\d+|all|any number of) ((?:(?:other|non-Leader|[A-Z]{3,}|-|\+) ?)*Constructs?)((?: with [^,;&*➤]*?| of RANK [^,;&*➤]*?)?(?: (?:in|from) (?:your|either|your opponent's) (?:Idle Zone|hand|Deck|hand or Idle Zone|Deck or Idle Zone))?)(?: &| and|, then) Attach (?:it|them) to ([^,;&*]+)", r"Attach \1 \2\3 to \4"),
    habit(r"\bSpawn (it|them|that card|those cards|the first|the second|this card)(?: &| and|, then) Attach (?:it|them|that card|those cards) to\b", r"Attach \1 to"),
    habit(r"\bSpawn & Attach ([^,;&*]+? to [^,;&*]+?)(?=$|[,;]| &)(?<!Construct)", lambda m: m[0] if " as a" in m[1] else f"Attach {m[1]}"),
    habit(r"((?:up to )?\d+|any number of) ((?:[A-Z]+ )*(?:Construct|Unit|Event|card))(s?) (?:in|from) your (Idle Zone|hand|Deck)(\b.*?,? then (?:Exile|Discard|Shatter|Return|Spawn)) the rest of (?:the|those|your) \2s (?:in (?:it|there|your \4)|there)", r"\1 \2\3 in your \4\5 the rest"),
    # ---- what becomes of cards
    habit(r"\b(Give|Reactivate|Exhaust|Shatter|Exile|Return|Prepare|[Dd]eal \d+ DMG to|[Hh]eal \d+ HP to) each of (them|those (?:cards|Units|Events))\b", lambda m: f"{m[1]} {'them' if m[2] == 'them' else 'those cards'}"),
    habit(rf"{_BEGIN}([Ii]t|[Tt]hey|[Tt]hat card|[Tt]hose cards|[Tt]hem|[Aa]ll [^,;&*➤]*?|[Ee]ach [^,;&*➤]*?) Becomes? ((?:{_KEYS})(?:(?:,| &) (?:{_KEYS}))*)(?=$|[,;]| &| \()", lambda m: f"Give {'them' if m[1].lower() == 'they' else m[1][0].lower() + m[1][1:]} {m[2]}"),
    habit(rf"{_BEGIN}[Tt]his (?:card|Unit) Becomes ((?:{_KEYS})) (?=\((?:this turn|until))", r"Gain \1 "),
    habit(r"\((?:lasts )?until (?:the )?end of (your|your opponent's|their) next turn\)", lambda m: f"(until the end of {'your opponent' + chr(39) + 's' if m[1] == 'their' else m[1]} next turn)"),
    habit(rf"{_BEGIN}[Yy]our next ((?:[+-]|{_STATES} |non-Leader )*(?:[A-Z]{{4,}} )*(?:Unit|BOARD Event|[A-Z]{{4,}})(?: of RANK [IV]+(?: or (?:lower|higher))?)?) (?:you Activate |Activated |that is Activated )this turn (?:Gains|gains|Has|has|Enters with|has additional) ({_THING}(?:(?:, (?!then)|,? & ){_THING})*)(?: \(while (?:it is )?Active\))?(?=$|[;*.]|,? then)", next_gains),
    # ---- how long, said first
    habit(r"(^●|\* |➤ )[Uu]ntil (your next cycle|your opponent's next cycle|(?:the )?end of (?:your|your opponent's) next turn|end of turn|the end of (?:the|this) turn), ([^,;*()]+)$", said_first),
    # ---- RITUAL
    habit(r"\bRITUAL ?\((?:You )?(?:Heal|Restore) (?:a total of )?(\d+) HP(?: in total| in all)?\)", r"RITUAL (\1 HP Healed to your cards)"),
)  # fmt: skip

"""What designers write who have the rulebook's own lines before them: its arrow before ways, its sheets, its brackets.

Each is one construction, with all nouns, states and verbs that can stand in it; none drops a word that says something.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_NOUNS: Final = "Unit|Event|Construct|card"
_STATS: Final = "DMG|SPD|HP"
_LAWS: Final = _any([*w.LAWS.numbers])
_LYING: Final = "Active|Activated|Exhausted|Damaged|Undamaged|Prepared"
_PHASES: Final = "turn|Cycle Phase|Action Phase|Return Phase"
_SHEET: Final = rf"(?:{_STATS}) \d+"
_WHILE: Final = r"(?:only )?(?:while|if|when) ((?:this card|this Unit|this Event|it) is )?"
_DONE: Final = {
    "Discard": "Discarded", "Sacrifice": "Sacrificed", "Activate": "Activated", "Exile": "Exiled", "Shatter": "Shattered",
    "Spawn": "Spawned", "Draw": "Drawn", "Return": "Returned", "Prepare": "Prepared", "Exhaust": "Exhausted",
}  # fmt: skip
_OWN: Final = frozenset(
    ("Activate", "Discard", "Draw", "Prepare", "Spawn")
)  # done to cards that are not on a board
_BOARDS: Final = r"your board|the board|the opposing board"


def sheet(found: re.Match[str]) -> str:
    """ "TOTEM (SPD 2, DMG 1, HP 2)": a number stands before what it is a number of."""
    return re.sub(rf"\b({_STATS}) (\d+)\b", r"\2 \1", found[0])


_THEY_AND: Final = re.compile(
    r"\b[Tt]hey (?:must )?[A-Z][^/]*?(?:&|, then|\band) (?:Discard|Draw|Sacrifice|Exile|Exhaust|Shatter|Return|Gaze|Spawn|Reveal|Prepare|Reactivate)\b"
)


def their_ways(found: re.Match[str]) -> str:
    """ "Your opponent chooses 1➤ They Discard 2 cards OR you Draw 2": the ways stand behind a colon."""
    if _THEY_AND.search(found[2]):
        return found[0]  # who Draws in "They Discard 1 card & Draw 1" would be lost
    ways = re.sub(r"(^|\bOR |\bor |/ )[Tt]hey (?:must )?([A-Z])", lambda m: f"{m[1]}{m[2]}", found[2])
    ways = re.sub(r"\bto their Leader\b", "to the opposing Leader", ways)
    return f"{found[1]} 1: {ways}"


def ritual_terms(found: re.Match[str]) -> str:
    """ "RITUAL (Activate 3 Events & have 2 or more Units)": what is counted, and what must be so besides."""
    terms = re.split(
        r", | (?:&|and) (?=(?:you )?(?:have|Heal|Deal|Activate|Discard|Sacrifice|Exile|Shatter|Spawn|Draw)\b)",
        found[1],
    )
    out: list[str] = []
    for term in terms:
        term = re.sub(
            r" (?:while|as long as) (?:this card|this Unit|this Event|it) (?:is|remains) Active$", "", term
        )
        term = re.sub(r"^(?:you )?have (?=\d|no |exactly )", "you have ", term)
        term = re.sub(
            r"^(?:you )?(?:Heal|Restore) (?:a total of )?(\d+) HP(?: in total)? to (?:your cards|cards on your board|any of your cards)$",
            r"\1 HP Healed to your cards",
            term,
        )
        term = re.sub(
            r"^(?:you )?Deal (?:a total of )?(\d+) DMG(?: in total)?(?: with your (?:cards|Units))?$",
            r"\1 DMG dealt by your cards",
            term,
        )
        counted = re.fullmatch(rf"(?:you )?({'|'.join(_DONE)}) (?:a total of )?(\d+) (.*)", term)
        if counted is not None and counted[3].startswith("of your "):
            whose = "" if counted[1] in _OWN else " on your board"
            by = "" if counted[1] == "Sacrifice" else " by you"  # nobody else Sacrifices them
            term = f"{counted[2]} {counted[3].removeprefix('of your ')}{whose} {_DONE[counted[1]]}{by}"
        elif counted is not None:
            term = f"{counted[2]} {counted[3]} {_DONE[counted[1]]} by you"
        out.append(term)
    return f"RITUAL ({', '.join(out)})"


def lies_so(found: re.Match[str]) -> str:
    """ "QUICK (while Exhausted)*": how this card must lie; that it is Active goes without saying."""
    head, said, state, tail = found.groups()
    if said == "it is " and re.match(r"●(?:EXECUTE|INJURE)\b", head):
        return found[0]  # this card, or the one that it has hit
    if state == "Active":
        rest = tail.removeprefix(", ")
        if head.endswith("("):
            return head + rest if rest != ")" else head.removesuffix("(").rstrip()
        return head.removesuffix(", ") + tail
    return f"{head}this card is {state}{tail}"


def turn_player(found: re.Match[str]) -> str:
    """ "At the start of each Return Phase* …  the turn player …": whose phase it is."""
    if re.search(
        r"\b(?:[Yy]our opponent|[Ee]ach (?:player|opponent)) [A-Z].*\b[Tt]he turn player\b", found[2]
    ):
        return found[0]  # behind another player that player is that one
    rest = re.sub(
        rf"\b((?:{_NOUNS})s?) (?:of|that belong to|controlled by) the turn player\b",
        r"\1 on that player's board",
        found[2],
    )
    rest = re.sub(
        rf"\bthe turn player's ((?:(?:{_LYING}) )*(?:{_NOUNS})s)\b", r"\1 on that player's board", rest
    )
    rest = re.sub(r"\bthe turn player's Leader\b", "each Leader on that player's board", rest)
    rest = re.sub(
        r"\b[Tt]he turn player\b", lambda m: "That player" if m.start() == 0 else "that player", rest
    )
    return f"{found[1]}{rest}"


def as_many(found: re.Match[str]) -> str:
    """ "for each Unit Spawned": as many as the step before has Spawned."""
    before = found.string[: found.start()]
    verb = next((verb for verb, done in _DONE.items() if done == found[2]), "")
    steps = re.findall(rf"\b{verb}s? [^&,;*➤]*", before)
    alike = len(steps) == 1 and set(re.findall(rf"\b({_NOUNS})s?\b", steps[0])) == {found[1]}
    return f"for each {found[1]} {found[2]} this way" if alike else found[0]  # all that was done is counted


# in which way DMG is dealt: behind what a card does, and behind what it Takes
_WITH: Final = (
    (re.compile(r"(?:in|by|during) (?:a )?Battles?"), "in Battle"),
    (re.compile(r"(?:with|by|from|through) (?:an |its |this card's )?Attacks?|(?:by|when|while) Attacking|(?:when|while) it Attacks"), "with Attacks"),
    (re.compile(r"(?:in|by|with) Retaliation|(?:by|when|while) Retaliating|(?:when|while) it Retaliates"), "in Retaliation"),
    (re.compile(r"(?:with|by|from|through) (?:an |any |its |this card's )?(?:Ability DMG|Abilit(?:y|ies))"), "with Abilities"),
)  # fmt: skip
_FROM: Final = (
    (re.compile(r"(?:in|by|from|during) (?:a )?Battles?(?: DMG)?"), "in Battle"),
    (re.compile(r"(?:from|by) (?:an )?(?:opposing )?(?:Attacks?|Attacking Units?|the Attacker)"), "from Attacks"),
    (re.compile(r"(?:from|by) (?:an )?opposing Abilit(?:y|ies)|(?:from|by) (?:your opponent's Abilities|Abilities of opposing cards)"), "from opposing Abilities"),
    (re.compile(r"(?:from|by) (?:an |any )?(?:Ability DMG|Abilit(?:y|ies))"), "from Abilities"),
)  # fmt: skip
_WAY_WITH: Final = "|".join(pattern.pattern for pattern, _ in _WITH)
_WAY_FROM: Final = "|".join(pattern.pattern for pattern, _ in _FROM)
_MINE: Final = re.compile(
    rf"\b(?:[Tt]his (?:card|Unit|Event)|your Leader|your (?:other )?(?:{_NOUNS})s?|of your (?:other )?(?:[A-Z+-][\w+-]* )*?(?:{_NOUNS})s?|on your board) $"
)
_WAITS: Final = r"^(●(?:If|When|Activate only if|Activate only when) )"
_DOES: Final = {
    "Shattered": "Shatters",
    "Attacked": "Attacks",
    "Healed": "Heals",
    "Damaged": "Deals DMG to",
    "dealt DMG": "Deals DMG to",
    "Dealt DMG": "Deals DMG to",
}
_BY: Final = rf"(this (?:card|Unit|Event)|(?:an?|another|one of your|another of your) (?:(?:[A-Z][A-Za-z-]*|opposing|other|non-Leader) )*(?:{_NOUNS})s?|the (?:Attacker|Attached card))('s (?:Abilit(?:y|ies)|Attacks?|own Abilities))?"


def way(ways: tuple[tuple[re.Pattern[str], str], ...], said: str) -> str:
    return next((house for pattern, house in ways if pattern.fullmatch(said)), said)


def of_another(who: str, how: str) -> bool:
    """ "one of your Units Shatters a Unit with this card's Ability": not by what is its own."""
    return "this card's" in how and re.match(r"this (?:card|Unit|Event)\b", who) is None


def done_with(found: re.Match[str]) -> str:
    """ "Shatters a Unit by Attacking", "Deals DMG to a Leader in Battle": in the house's words."""
    if of_another(found[2], found[3]):
        return found[0]
    return f"{found[1]}{found[2]} {way(_WITH, found[3])}"


def taken_from(found: re.Match[str]) -> str:
    if re.search(r"your opponent's|of opposing cards", found[2]) and not _MINE.search(
        found.string[: found.start()]
    ):
        return found[0]  # opposing Abilities are those of another side than the card's that Takes it
    return f"{found[1]} {way(_FROM, found[2])}"


def done_by(found: re.Match[str]) -> str:
    """ "a Unit is Shattered by this card's Ability": who does it stands first."""
    start, what, done, who, whose, how = found.groups()
    if of_another(who, how):
        return found[0]
    if whose:
        how = " with Abilities" if "Abilit" in whose else " with Attacks"
    elif how:
        how = " " + way(_WITH, how.strip())
    if done == "Healed" and whose and "Abilit" in whose:
        how = ""  # nothing else Heals
    if done in ("Attacked", "Healed") and how:
        return found[0]
    return f"{start}{who.replace('Unit', 'card') if who.startswith('this') else who} {_DOES[done]} {what}{how or ''}"


def way_of_law(found: re.Match[str]) -> str:
    """ "EXECUTE (in Battle)*": the way stands in a written Law."""
    law, said, limits = found.groups()
    does = {
        "EXECUTE": "Shatters another card",
        "INJURE": "Deals DMG to another card",
        "BLOODLUST": "Takes DMG",
    }[law]
    how = way(_FROM if law == "BLOODLUST" else _WITH, said)
    return f"●If this card {does} {how}{f' ({limits[2:]})' if limits else ''}"


def user(found: re.Match[str]) -> str:
    """ "your opponent uses an ACTIVATE Ability of a Unit* Cancel that Ability, then Exhaust that Unit"."""
    start, law, of, rest = found.groups()
    rest = re.sub(r"\bCancel (?:that|the) Ability\b", "Cancel it", rest)
    other = re.search(
        rf"\b(?:\d+|an?|another|one of your|another of your) (?!DMG|HP|SPD|ENERGY)(?:(?!that )[A-Za-z+-]+ )*?(?:{_NOUNS}|Leader|{_ROLES})s?\b|\b[Ss]elect|\b[Cc]hoose",
        rest,
    )
    said = rest if other is None else rest[: other.start()]  # behind another card that Unit is that one
    behind = rest[len(said) :]
    told = re.search(r"\b(Unit|Event)\b", f"{law}{of}")
    if other is not None and told is not None and re.search(r"\bcards?$", other[0]):
        behind = re.sub(rf"\bthat {told[1]}\b(?!')", "the card that used it", behind)  # no card was called so
    rest = re.sub(rf"\bthat (?:{_NOUNS})\b(?!')", "the card that used it", said) + behind
    rest = re.sub(
        rf"\bthe (?:{_NOUNS}) (?:that|which) used (?:that Ability|the Ability|it)\b",
        "the card that used it",
        rest,
    )
    kind = re.search(r"\b(Unit|Event)$", of)
    if kind is not None and re.search(rf"\b(?:an?|the|its) (?:(?:{_LAWS}) )?Ability$", law):
        law = re.sub(
            rf"\b(?:an?|the|its) ((?:{_LAWS}) )?Ability$",
            lambda m: f"a{'n' if kind[1] == 'Event' else ''} {kind[1]} {m[1] or ''}Ability",
            law,
        )
    elif kind is not None:
        return found[0]
    return f"{start}{law}{rest}"


def priced(who: str, number: str, how: str) -> str:
    who = {"both players": "each player", "all players": "each player", "players": "each player"}.get(
        who.lower(), who.lower()
    )
    more = "more" if how in ("additional", "more") else "less"
    return f"{who[0].upper()}{who[1:]} Consume{'' if who == 'you' else 's'} {number} {more} ENERGY to Prepare cards"


def price(found: re.Match[str]) -> str:
    """ "Preparing a card Consumes 1 additional ENERGY (for both players)"."""
    start, number, how, who = found.groups()
    return f"{start}{priced(who or 'each player', number, how)}"


_HUES: Final = _any([*w.ARCHETYPES.numbers])
_ROLES: Final = _any([*w.ROLES.numbers])
_STATES: Final = _any([*w.STATES.numbers])
_BEGIN: Final = r"(?:(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; ))"


def beside_the_first(found: re.Match[str]) -> str:
    """ "1 Unit on your board & 1 opposing Unit of the same or lower RANK": than the first."""
    said = re.sub(r"\b(?:equal|the same) or (lower|higher) RANK$", r"the same or \1 RANK", found[1])
    head, _, how = said.rpartition(" of ")
    side = found[2] or ""
    return f"{head}{side} of {how} as it"


def taking(found: re.Match[str]) -> str:
    """ "Opposing Units adjacent to it take 1 DMG": it is Dealt to all of them."""
    who = found[1].lower()
    if not who.startswith("each") and re.match(rf"(?:(?!(?:{_NOUNS})\b)\S+ )*(?:{_NOUNS})\b", found[2]):
        return found[0]  # one of them, and nobody says which
    side = who if who.startswith(("all", "each")) else f"all {who}"
    return f"Deal {found[3]} DMG to {side} {found[2]}"


_DEEDS: Final = (
    r"(?:Attacks|Guards|Enters|Shatters|Retaliates|Generates ENERGY|Takes (?:\d+ or more )?DMG|leaves the board|Deals DMG to|Draws?|Discards?|Sacrifices?|"
    r"Activates?|Prepares?|Exiles?|Heals?|Returns?|Spawns?|Shatters|uses?|would be|would Take|is) ?"
)
_PARTS: Final = "Activated|Attached|Attacked|Cancelled|Discarded|Drawn|Exhausted|Exiled|Exposed|Guarded|Healed|Prepared|Reactivated|Returned|Sacrificed|Selected|Shattered|Spawned"
_WHO: Final = (
    rf"this (?:card|Unit|Event|Construct)|you|your opponent|your Leader|the opposing Leader|the Attached (?:{_NOUNS})|"
    rf"(?:an?|another|one of your(?: other)?|another of your) (?:(?:opposing|other|non-Leader|[A-Z+-][\w+-]*) )*?(?:{_NOUNS})s?(?: (?:on|in) (?:your|the|the opposing|your opponent's) (?:board|hand|Idle Zone))?"
)


def either(found: re.Match[str]) -> str:
    """ "If this card Attacks or Guards": one or the other happens."""
    law, who, first, rest = found.groups()
    word = "when" if "hen" in law else "if"
    alone = re.fullmatch(r"[A-Z][a-z]+", first)  # "you Discard or Sacrifice a card"
    shared = (
        re.match(r"[A-Z][a-z]+ ((?:an?|another|one of your) .*)", rest)
        if alone is not None and who in ("you", "your opponent")
        else None
    )
    out = [f"{who} {first}{' ' + shared[1] if shared is not None else ''}"]
    for one in re.split(r",? (?:or|OR|/) (?:if |when )?", rest):
        said = one.strip()
        if re.fullmatch(rf"(?:{_PARTS})", said) and (led := re.match(r"(?:is|would be) ", first)):
            said = f"{who} {led[0]}{said}"
        elif re.match(_DEEDS, said) is not None:
            said = f"{who} {said}"
        elif re.match(rf"(?:{_WHO}) {_DEEDS}", said) is None:
            return found[0]
        out.append(said)
    return f"{law} {f', or {word} '.join(out)}"


_ORDERS: Final = (
    "Draw|Deal|Heal|Gaze|Gain|Give|Consume|Discard|Exhaust|Exile|Expose|Prepare|Reactivate|Return|Reveal|Sacrifice|Select|"
    "Shatter|Shuffle|Spawn|Copy|Steal|Place|Remove|Refresh|Cancel"
)
_SPLICE: Final = re.compile(rf"(?:^|[*➤;&,/●:\"] ?)([^*➤;&,/●:\"]*), (?=(?:{_ORDERS}) )")


def spliced(found: re.Match[str]) -> str:
    """ "Draw 1 card, Heal 2 HP to your Leader": one step behind the other; not behind an if, nor between ways."""
    line = found[0]
    if re.search(r"\bChooses? (?:\d|one|two)\b", line):
        return line
    head, star, rest = line.partition("*")
    if not star:
        head, rest = "", line
    done = ""
    while (one := _SPLICE.search(rest)) is not None:
        said = one[1].strip()
        joint = (
            ", "
            if re.match(
                r"(?:[Ii]f|[Ww]hen|[Ww]hile|[Uu]ntil|[Uu]nless|otherwise|then if|this way|[Aa]t the|[Aa]s long)\b",
                said,
            )
            else " & "
        )
        done += rest[: one.end() - 2] + joint
        rest = rest[one.end() :]
    return f"{head}{star}{done}{rest}"


_FOLLOWING: Final = rf"\b[Cc]hoose (\d|one|two) of (?:the following|these)(?: options| effects| Abilities)? ?(?::|➤) ?((?:{_ORDERS})\b[^:*➤]*?, (?:{_ORDERS})\b[^:*➤]*,? (?:or|OR) [^:*➤]*)$"


def following(found: re.Match[str]) -> str:
    """ "Choose 1 of the following: Draw 1, Heal 2 HP to your Leader, or Exhaust 1 Unit"."""
    ways = re.split(rf",? (?:or|OR) (?=(?:{_ORDERS})\b)|, (?=(?:{_ORDERS})\b)", found[2])
    count = {"one": "1", "two": "2"}.get(found[1], found[1])
    return f"Choose {count}: {' / '.join(ways)}"


RULEBOOK_HAND: Final[tuple[Habit, ...]] = (
    # ---- ways to choose between
    habit(_FOLLOWING, following),
    habit(r"(\b[Cc]hooses? (?:\d|one)(?: of the following)?(?:➤|:)) ?[–−—-] (.*)$", lambda m: f"{m[1].replace('➤', ':')} {' / '.join(re.split(r' [–−—-] (?=[A-Z])', m[2]))}"),
    habit(r"\b([Cc]hoose (?:\d|one))(?: of the following)?➤ ", lambda m: f"{m[1].replace('one', '1')}: "),
    habit(r"\b((?:[Yy]our|[Aa]n|[Tt]he) opponent (?:[Cc]hooses|must [Cc]hoose)) (?:1|one)(?: of the following)?(?:➤|:) (.*)$", their_ways),
    # ---- sheets
    habit(rf"\b(Spawns? (?:\d+|RANK|that many)) (?!TOTEM)({_ROLES}) (TOTEM(?:S|s)?(?: Units?)? ?\([^()]*)\)", r"\1 \3, \2)"),
    habit(rf"\b(Spawns? (?:\d+|RANK|that many)) ({_ROLES}) (TOTEM(?:S|s)?(?: Units?)? (?:with )?)([^*;]*?(?:DMG|SPD|HP)(?: \d+)?)(?=$|[;.]| &(?! \d)|, then)", lambda m: f"{m[1]} {m[3]}{m[4]}, {m[2]}" if m[2] != "TOTEM" else m[0]),
    habit(rf"\bTOTEM(?:S|s)?(?: Units?)? ?(?:\((?:RANK [IV]+, )?|with ){_SHEET}(?:,? (?:& |and )?{_SHEET})*", sheet),
    # ---- RITUALs
    habit(r"\bRITUAL ?\(([^()]*)\)(?= ?\*)", ritual_terms),
    # ---- how this card lies, in the brackets of a Law
    habit(rf"^(●(?:\(this Construct\) )?(?:{_LAWS}) ?\((?:[^()]*, )?){_WHILE}({_LYING})(\)|, [^()]*\))", lies_so),
    habit(r"^(●(?:[Tt]his (?:card|Unit|Event) )?(?:[Hh]as|[Cc]an't|[Mm]ust|[Tt]akes|[Dd]eals) [^*●]*) \((?:while|as long as) (?:(?:this card|it) (?:is|remains) )?Active\)$", r"\1"),
    # ---- in which way DMG is dealt
    habit(rf"^●(EXECUTE|INJURE|BLOODLUST) ?\((?:only )?({_WAY_WITH}|{_WAY_FROM})((?:, [^()]*)?)\)(?= ?\*)", way_of_law),
    habit(rf"{_WAITS}([^*(]*?) is (Shattered|Attacked|Damaged|Healed|[Dd]ealt DMG) by {_BY}((?: (?:{_WAY_WITH}))?)(?= \(| ?\*|,)", done_by),
    habit(rf"{_WAITS}([^*(]*?\b(?:Shatters(?: [^*(]*?)?|Deals (?:DMG|damage) to [^*(]*?)) ({_WAY_WITH})(?= \(| ?\*|,)", done_with),
    habit(rf"\b(Takes (?:\d+ or more )?(?:DMG|damage)) ({_WAY_FROM})(?= \(| ?\*|,)", taken_from),
    habit(r"\b(Retaliates against an? [^*(,]*?) with (higher|lower) RANK\b", r"\1 of \2 RANK"),
    # ---- the card that used an Ability
    habit(rf"{_WAITS}(.*?\b(?:uses?|using) (?:an?|the|its) (?:(?:[A-Za-z]+ )*?)(?:(?:{_LAWS}) )?Ability)((?: (?:of|on) (?:an? )?(?:opposing )?(?:card|Unit|Event)| from (?:an? )?(?:opposing )?(?:card|Unit|Event))?)((?: \([^()]*\))? ?\* .*)$", user),
    # ---- one thing or the other happens
    habit(rf"^(●(?:If|When|Whenever|Activate only if|Activate only when)) ({_WHO}) ({_DEEDS}(?:[^*(,]*?))(?:,? (?:or|OR)|,? /) ((?:if |when )?(?:{_DEEDS}|(?:{_PARTS})\b|(?:{_WHO}) {_DEEDS})[^*(]*?)(?= ?(?:\([^()]*\) ?)?\*)", either),
    # ---- what Preparing takes
    habit(r"^(●(?:[^*\"]*\* )?)Preparing (?:an? )?cards? (?:from (?:the|your|their|a) hand )?(?:Consumes|costs) (\d+) (additional|more|less|fewer)(?: ENERGY)?(?: \(?for (both players|each player|all players|you|your opponent)\)?)?$", price),
    habit(r"(^●|\* |\"●)([Yy]ou|[Yy]our opponent|[Ee]ach player|[Bb]oth players|[Aa]ll players|[Pp]layers) (?:must )?[Cc]onsumes? (\d+) (additional|more|less|fewer) ENERGY (?:to Prepare|when Preparing) (?:an? )?cards?(?: from (?:the|your|their) hand)?", lambda m: f"{m[1]}{priced(m[2], m[3], m[4])}"),
    habit(r"(^●|\* )(?:It costs )(you|your opponent|each player|both players) (\d+) (additional|more|less|fewer) ENERGY to Prepare (?:an? )?cards?", lambda m: f"{m[1]}{priced(m[2], m[3], m[4])}"),
    habit(r"(^●|\* )(Your|Opposing) cards [Cc]ost (\d+) (additional|more|less|fewer) ENERGY to Prepare", lambda m: f"{m[1]}{priced('you' if m[2] == 'Your' else 'your opponent', m[3], m[4])}"),
    habit(r"((?:\* |➤ |^●))((?:[Yy]ou|[Yy]our opponent|[Ee]ach player) Consumes? \d+ (?:more|less) ENERGY to Prepare cards) (\((?:this turn|until [a-z' ]*)\))", lambda m: f'{m[1]}Give your Leader "●{m[2][0].upper()}{m[2][1:]}" {m[3]}'),
    habit(rf"{_WAITS}([^*(]*?) is (Shattered|Damaged|[Dd]ealt DMG) by (?:an?|any) (opposing )?(?:Ability|Abilities)(?= \(| ?\*|,)", lambda m: f"{m[1]}{'an opposing' if m[4] else 'a'} card {_DOES[m[3]]} {m[2]} with Abilities"),
    habit(r"\bis Exhausted (?:to|by|for|when) Generat(?:e|ing) ENERGY\b", "Generates ENERGY"),
    habit(rf"\b[Yy]ou Generate ENERGY (?:from|with|using) (?:an?|1) ([+-]?(?:{_NOUNS}))(?= \(| ?\*|,)", r"one of your \1s Generates ENERGY"),
    habit(r"^●(?:If|When|Whenever) this (?:card|Unit|Event) [Bb]ecomes Damaged((?: \([^()]*\))?)(?: ?\*|,)", r"●OUTLAST\1*"),
    habit(r"\b(Deals? \d+ or more DMG to) (?:1|one|a single) (card|Unit|Event|Construct|Leader)(?: at once)?(?= \(| ?\*|,)", r"\1 a \2"),
    # ---- of which RANK
    habit(rf"\b(it|that (?:{_NOUNS})|the (?:Sacrificed|Discarded|Exiled|Returned|Revealed|Shattered) (?:{_NOUNS})) (?:was|is|has|had)(?: of)? RANK (III|II|IV|I|V|[1-5])((?: or (?:lower|higher|less|below|more|above))?)(?=[*,)])", r"\1 is a card of RANK \2\3"),
    habit(r"(\b(Sacrifice|Discard|Exile) 1 [^➤*&]*➤ .*?)\bwith (?:a different|another|a different card|another card) name(?! than| from (?:this|it|that|the)\b)", lambda m: f"{m[1]}with another name than the {_DONE[m[2]]} card"),
    habit(r"\bwith (?:a different|another) card name\b", "with another name"), habit(r"\bwith the same card name\b", "with the same name"),
    habit(rf"(\bSelect (?:\d+|up to \d+) [^➤*]*? & (?:\d+|up to \d+) [^➤*&]*?\b(?:{_NOUNS})s? of (?:equal|the same) or (?:lower|higher) RANK)(?! as| than)( on (?:the opposing|your|the) board)?(?=[^➤*]*➤)", beside_the_first),
    habit(r"(\bSelect (?:2 [^➤*&]*|1 [^➤*&,]*? & 1 [^➤*&,]*)➤ .*?)\b[Rr]eturn (?:both|both of them|both cards) to (?:the|their) owners'? hands?\b", r"\1Return them to their owners' hand"), habit(r"\bReturn (them|those cards|all [^,;&*]*?) to the owners' hands?\b", r"Return \1 to their owners' hand"),
    habit(rf"\b((?:{_NOUNS})s?) with (?:a )?(higher|lower) RANK\b(?! than)", r"\1 of \2 RANK"),
    habit(rf"\bRANK (III|II|IV|I|V|[1-5])((?: or (?:lower|higher|less|below|more|above))?) ((?:(?:{_STATES}|non-Leader|{_HUES}) )*(?:{_ROLES}))(?! (?:{_NOUNS})s?\b)(s?)\b", r"\3\4 of RANK \1\2"),
    # ---- who has more
    habit(r"\byou have (more|less|fewer|higher|lower) HP than your opponent\b", lambda m: f"your Leader has {'more' if m[1] in ('more', 'higher') else 'less'} HP than the opposing Leader"),
    habit(r"\byour opponent has (more|less|fewer|higher|lower) HP than you(?: do| have)?\b", lambda m: f"the opposing Leader has {'more' if m[1] in ('more', 'higher') else 'less'} HP than your Leader"),
    habit(r"\b((?:this (?:card|Unit|Event)|it)) has (\d+ or (?:more|less)|exactly \d+) (?:Attached )?Constructs?(?: Attached)?(?: to (?:it|this card))?(?=[*,)])", lambda m: f"the number of Constructs Attached to {'it' if m[1] == 'it' else 'this card'} is {m[2]}"),
    habit(r"(\bcan't be (?:Selected|Exhausted|Exiled|Returned)) by (?:opponents|an opponent|opposing players?|any opponent)\b", r"\1 by your opponent"),
    habit(rf"{_BEGIN}([Oo]pposing|[Yy]our|[Aa]ll(?: opposing| your)?|[Ee]ach opposing) ((?:(?:other|{_STATES}|{_HUES}|{_ROLES}) )*(?:{_NOUNS})s?(?: (?:adjacent to|surrounding|behind|facing) [^,;&*()]*?)?) [Tt]akes? (\d+|RANK) DMG\b(?! (?:less|more|from))", taking),
    habit(r"\b(it|this card|that card) has (\d+) (?=(?:\"[^\"]+\"|[A-Z][a-z]+) marks?\b)", r"\1 has exactly \2 "),
    habit(r"(\b[Ll]ook at the top (?:\d+ )?cards? of (your|their|your opponent's) Deck\b.*?)\b(?:[Pp]ut|[Pp]lace|[Rr]eturn) the (?:rest|others?|other cards)(?: back)? (?:on|at|to|onto) (?:the )?(top|bottom)(?: of (?:your|their|the|your opponent's|that) Deck)?", r"\1Return the rest to the \3 of \2 Deck"),
    # ---- AURAs of some kinds
    habit(rf"\bAURA ?\(((?:other )?(?:opposing )?(?:(?:{_STATES}|{_HUES}|{_ROLES}) )*(?:{_NOUNS}|{_ROLES})s?(?: on (?:your|the opposing) board)?)\)(?= ?\*)", r"AURA (only \1)"),
    # ---- Archetypes
    habit(rf"\b(different Archetypes?)(?: that (?:is|are))? (Active |present )?(?=on (?:{_BOARDS})\b)", lambda m: f"{m[1]} among {'Active ' if m[2] == 'Active ' else ''}cards "),
    habit(r"\bof (?:the|an) Archetype (?:that is |that are |which is )?missing(?: (?:from|on) your board)?\b", "of an Archetype not on your board"),
    # ---- who
    habit(rf"^(●At the (?:start|end) of each (?:player's )?(?:{_PHASES})[^*]*\* )(.*\b[Tt]he turn player\b.*)$", turn_player),
    # ---- as many
    habit(rf"\bfor each ((?:{_NOUNS})) ({'|'.join(_DONE.values())})\b(?! (?:this|by|in|on|from)\b)", as_many),
)  # fmt: skip

# when all else is said: what commas join
SPLICES: Final[tuple[Habit, ...]] = (habit(r"^_?●.*$", spliced),)

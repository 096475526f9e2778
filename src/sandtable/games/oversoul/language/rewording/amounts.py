"""How designers put numbers: what grows and shrinks, whose value it is, how many there are, and the most it can be."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

_STATS: Final = "DMG|SPD|HP"
_NOUNS: Final = "Unit|Event|Construct|card"
_WORDS: Final = "|".join(sorted([*w.ROLES.numbers, *w.ARCHETYPES.numbers], key=len, reverse=True))
_KEYS: Final = "|".join(sorted(w.KEYWORDS.numbers, key=len, reverse=True))
_DONE: Final = "Shattered|Sacrificed|Discarded|Exiled|Returned|Revealed"
# one card, and the same with 's
_ONE: Final = (
    rf"it|the [Ss]election|the [Ss]elected (?:{_NOUNS})|(?:that|this) (?:{_NOUNS})|[Yy]our Leader|the opposing Leader|"
    rf"[Tt]he (?:Attacker|Attacking Unit|first|second)|[Tt]he (?:Attacked|Attached) (?:{_NOUNS})|the (?:{_DONE}) (?:{_NOUNS})"
)
_WHOSE: Final = rf"its|their|(?:{_ONE})'s"
_ASKED: Final = (
    rf"(?:(?:{_WHOSE}) (?:original )?(?:{_STATS}|RANK) is (?:higher than|lower than|equal to)|the number of|"
    r"(?:\d+ or (?:more|less)|exactly \d+) (?:HP was Healed|DMG was dealt))"
)
_STANDS: Final = r"(?:you have|your opponent has|(?:your Leader|the opposing Leader|this card) (?:is|has))\b"
_LASTS: Final = re.compile(
    r"^_?●(?:(?:OUTLAST|HONEST|ISOLATED|RESONATE|AURA)\b[^*]*\* |(?:While|During) [^*]*\* )$"
)
_TIMED: Final = re.compile(r"[^*]*\((?:this turn|until |while Active|while this card)")
_STAYING: Final = ("this card", "the Attached card")  # a line about one of these may hold without a Law
_SIGNS: Final = {"increase": "", "reduce": "-", "decrease": "-", "raise": "", "lower": "-"}


def whose(one: str) -> str:
    """ "the selection" as a possessive."""
    if one in ("that Unit", "that Event"):
        return f"{one}'s"
    if one in ("it", "the selection", "the Selection") or one.startswith(
        ("that ", "the selected", "the Selected")
    ):
        return "its"
    if one == "the Attacking Unit":
        return "the Attacker's"
    for word in ("Attacked", "Attached", *_DONE.split("|")):
        if f" {word} " in one:
            return f"{one.split()[0]} {word} card's"
    return "this card's" if one.startswith("this ") else f"{one}'s"


def whom(one: str) -> str:
    """ "its" as what is spoken of."""
    if one in ("its", "their"):
        return {"its": "it", "their": "them"}[one]
    found = whose(one.removesuffix("'s"))
    return "it" if found == "its" else found.removesuffix("'s")


def that(one: str) -> str:
    """ "that Unit" as it is referred to."""
    return "it" if one.startswith("that ") else re.sub(rf"(?:{_NOUNS})$", "card", one)


def changed(found: re.Match[str]) -> str:
    """ "Increase this card's DMG by 2": it Has more where something holds, and gets more where something is done."""
    verb, one, stat, number = found.group(1, 2, 3, 4)
    before, behind = found.string[: found.start()], found.string[found.end() :]
    who = whom(one)
    own = who == "this card"
    holds = _LASTS.match(before) is not None or (who in _STAYING and before in ("●", "_●"))
    if (holds or found[5]) and not _TIMED.match(behind):
        if found[5] and _LASTS.match(before) is None:
            return found[0]
        subject = "" if own and before.lstrip("_").startswith("●AURA") else who[0].upper() + who[1:] + " "
        return f"{subject}{'Have' if who == 'them' else 'Has'} {points(verb, number, stat, '+')}"
    start = "Gain" if own else f"Give {who}"
    return f"{start} {points(verb, number, stat)}{found[5] or ''}"


def points(verb: str, number: str, stat: str, plus: str = "") -> str:
    """As much of one stat, or of two: "DMG & SPD", "DMG by 1 & SPD"."""
    sign = _SIGNS[verb.lower()] or plus
    first, _, second = stat.partition(" & ")
    one, by, other = first.partition(" by ")
    found = f"{sign}{other if by else number} {one}"
    return f"{found} & {sign}{number} {second}" if second else found


def changed_for_many(found: re.Match[str]) -> str:
    """ "Increase the DMG of all your PRIMAL Units by 1": they Have more as long as the Law before it holds."""
    verb, stat, who, number = found.groups()
    before, behind = found.string[: found.start()], found.string[found.end() :]
    if _LASTS.match(before) is None or "●AURA" in before or _TIMED.match(behind):
        return found[0]  # an AURA is had by several cards, and theirs would add up
    return f"{who[0].upper()}{who[1:]} Have {points(verb, number, stat, '+')}"


def passive(found: re.Match[str]) -> str:
    """ "Its DMG is increased by 2"."""
    verb = "Increase" if found[3] == "increased" else "Reduce"
    return f"{verb} {found[1][0].lower()}{found[1][1:]} {found[2]} by {found[4]}"


def to_the_hand(found: re.Match[str]) -> str:
    """ "1 or more cards on your board are Returned to your hand": one of them is, and it has come from the board."""
    law, described, noun, pile = found.groups()
    if re.search(r"\bof your\b", found[0]):
        return f"{law} one of your {described}{noun}s is Returned to its owner's {pile}"
    place = " on your board" if "on your board" in found[0] else ""
    return f"{law} {'an' if (described + noun)[0] in 'AEIO' else 'a'} {described}{noun}{place} is Returned to its owner's {pile}"


def there_are(found: re.Match[str]) -> str:
    """ "there are 5 or more cards in your Idle Zone": whoever's they are has them; else their number is said, as
    of opposing Units, who may be those of two opponents (R142).
    """
    many, what = found[1], re.sub(rf"^((?:[A-Za-z+-]+ )*?(?:{_NOUNS}))(?=$| )", r"\1s", found[2])
    many = {"a": "1 or more", "an": "1 or more", "at least 1": "1 or more"}.get(many, many).replace(
        "fewer", "less"
    )
    if re.search(r"\b(?:in|on) your (?!opponent)", what):
        return f"you have {many} {what}"
    if re.search(r"\bin your opponent's\b", what):
        return f"your opponent has {many} {what}"
    return f"the number of {what} is {'exactly 0' if many == 'no' else many}"


AMOUNTS: Final[tuple[Habit, ...]] = (
    # ---- how long, and how much at the most
    habit(r" \(?(?:until (?:the )?[Ee]nd of (?:the |this |that |its )?Battle|(?:during|for) (?:this|that) Battle)\)?", " (until End of Battle)"),
    habit(rf" \((?:up )?(?:to )?(?:a )?(?:max|maximum|max\.|at most|no more than|up to)(?: of)? [+-]?(\d+)(?: (?:{_STATS}|ENERGY|cards?|in total|total))?\)", r" (max \1)"),
    habit(rf",? (?:up )?to a (?:max|maximum) of \+?(\d+)(?: (?:{_STATS}|ENERGY|cards?))?(?=$|[,;.&(]| &| \()", r" (max \1)"),
    # ---- whose number it is
    habit(rf"\b([Tt]he) (original )?({_STATS}|RANK) of ({_ONE})(?= (?:is|exceeds)\b)", lambda m: f"{whose(m[4])} {m[2] or ''}{m[3]}"),
    habit(rf"\b((?:[Ss]et {_WHOSE} (?:{_STATS})|[Ss]et the (?:{_STATS}) of [^,;&*]*?) to|equal to|than|plus|minus|exceeds) the (original )?({_STATS}|RANK) of ({_ONE})\b", lambda m: f"{m[1]} {whose(m[4])} {m[2] or ''}{m[3]}"),
    habit(rf"\b[Ss]et ({_WHOSE}) ({_STATS}) to\b", lambda m: f"Set the {m[2]} of {whom(m[1])} to"),
    habit(rf"\b({_WHOSE}) (original )?({_STATS}|RANK) (?:exceeds|is (?:greater|more|higher) than)\b", lambda m: f"{whose(m[1].removesuffix(chr(39) + 's')) if m[1].endswith('s') and chr(39) in m[1] else m[1]} {m[2] or ''}{m[3]} is higher than"),
    habit(rf"\b({_WHOSE}) (original )?({_STATS}|RANK) is (?:less|smaller|lower) than\b", lambda m: f"{whose(m[1].removesuffix(chr(39) + 's')) if chr(39) in m[1] else m[1]} {m[2] or ''}{m[3]} is lower than"),
    habit(rf"\bequal to (that (?:Construct|card)|the [Ss]elected (?:{_NOUNS})|the [Ss]election)'s (?=(?:original )?(?:{_STATS}|RANK))", "equal to its "),
    # ---- more and less
    habit(r"^●(?:While|If) this card is Attached(?: as an? (?:UNIT |EVENT )?Construct)?[*,] (?=.*\b[Tt]he Attached (?:Unit|Event|card)\b)", "●While this card is a Construct* "),
    habit(rf"\b([Tt]his (?:card|Unit)'s|[Ii]ts|[Tt]heir|[Tt]he Attached (?:{_NOUNS})'s|[Yy]our Leader's) ({_STATS}) (?:is|are) (increased|reduced) by (\d+|RANK)\b", passive),
    habit(rf"\b([Ii]ncrease|[Rr]educe|[Dd]ecrease|[Rr]aise|[Ll]ower) ({_WHOSE}) ((?:(?:{_STATS})(?: by \d+)? & )?(?:{_STATS})) by (\d+|RANK)\b( \(while (?:this card is |it is )?(?:Damaged|at full HP|ISOLATED|Isolated)\))?", changed),
    habit(rf"\b([Ii]ncrease|[Rr]educe|[Dd]ecrease|[Rr]aise|[Ll]ower) the ((?:(?:{_STATS}) & )?(?:{_STATS})) of ((?:(?:[Aa]ll|ALL)(?: of)?(?: your| opposing)?|[Yy]our|[Oo]pposing|[Oo]ther) [^,;&*()]*?s) by (\d+|RANK)\b", changed_for_many),
    habit(rf"^(●(?:[^*]*\* )?)((?:[Yy]our|[Oo]pposing|[Aa]ll|[Aa]ll your|[Aa]ll opposing) (?:[A-Za-z-]+ )*?(?:Unit|card)s)' ({_STATS}) (?:is|are) (increased|reduced) by (\d+)(?=$| for each| during)", lambda m: f"{m[1]}{m[2]} Have {'+' if m[4] == 'increased' else '-'}{m[5]} {m[3]}"),
    habit(rf"^(●AURA(?: ?\([^()]*\))? ?\*) ([Ii]ncrease|[Rr]educe) ({_STATS}) by (\d+)", lambda m: f"{m[1]} Has {'+' if m[2].lower() == 'increase' else '-'}{m[4]} {m[3]}"),
    habit(rf"\b([Ii]ts|[Tt]his (?:card|Unit)'s) ({_STATS}) (?:[Bb]ecomes|is set to|is) (?:equal to )?(\d+|(?:its|this card's|double its|half its) (?:original )?(?:{_STATS}|RANK))(?= \(| this turn| until|$|,|;| &)", lambda m: m[0] if m.string[: m.start()] in ("●", "_●") or re.search(r"(?:if|while|If|While) $", m.string[: m.start()]) else f"Set the {m[2]} of {'it' if m[1].lower() == 'its' else 'this card'} to {m[3]}"),
    # ---- how many there are
    habit(r"\bthere (?:are|is) ((?:\d+ or (?:more|less|fewer)|exactly \d+|no|an?|at least 1)) ([^*,;&()]*?)(?=[*,;)]| &| \(|$)", there_are),
    habit(r"\bthere are at least (\d+) ([^*,;&()]*?)(?=[*,;)]| &|$)", lambda m: there_are(re.match(r"(.* or more) (.*)", f"{m[1]} or more {m[2]}") or m)),
    habit(r"\b(\d+ or (?:more|less)|exactly \d+) (HP|DMG) (?:was|were|is|has been) (?:actually |really )?(?:restored|Healed|healed|dealt|Dealt)(?: this way)?\b", lambda m: f"{m[1]} {m[2]} was {'Healed' if m[2] == 'HP' else 'dealt'}"),
    habit(r"\b(\d+ or (?:more|less)) Archetypes (?=on|in|among)", r"\1 different Archetypes "),
    habit(rf"\b(different Archetypes? among) your ((?:[A-Za-z-]+ )*?(?:{_NOUNS})s)(?! (?:in|on)\b)", r"\1 \2 on your board"),
    habit(r"\bdifferent Archetypes? (?:among|of|on|in) (?:all )?(?:the )?(?:(your board|your Idle Zone|your hand)|(?=cards?|Units?|Events?|Constructs?|other|Active|opposing))", lambda m: f"{'different Archetype' + ('s' if 'Archetypes' in m[0] else '')} among " + (f"cards {'on' if 'board' in m[1] else 'in'} {m[1]}" if m[1] else "")),
    habit(r"\b(?:you have|your opponent has) (\d+ or (?:more|less)|exactly \d+) different Archetypes among ([^*,;&()]*)", r"the number of different Archetypes among \2 is \1"),
    # ---- those that are not
    habit(rf"\b[Nn]on[ -]({_WORDS})s?\b", r"non-\1"),
    habit(rf"\b((?:{_NOUNS})s?)((?: on (?:the|your|the opposing) board)?),? (?:except|other than|excluding|that (?:is|are) not|that (?:isn't|aren't))(?: for)? (?:an? |your |the |all )?({_WORDS})s?(?: (?:Unit|card)s?)?(?=$| (?:on|in|Have|Has|can't|must|cost)\b|[,;*➤]| &| \()", r"non-\3 \1\2"),
    # ---- what happens, and how much of it
    habit(r"\b[Dd]eals (?:at least (\d+)|(\d+) or more) (?:DMG|damage)(?: at once)? to\b", lambda m: f"Deals {m[1] or m[2]} or more DMG to"),
    habit(r"\b[Dd]eals (?:at least (\d+)|(\d+) or more) (?:DMG|damage)(?: at once)?(?=\*| \()", lambda m: f"Deals {m[1] or m[2]} or more DMG to a card"),
    habit(r"\b(would [Tt]ake|[Tt]akes) (?:at least (\d+)|(\d+) or more) (?:DMG|damage)(?: at once| in one instance)?\b", lambda m: f"{m[1].replace('take', 'Take')} {m[2] or m[3]} or more DMG"),
    habit(rf"^(●(?:If|When|Activate only if|Activate only when)) (?:an?|one or more|1 or more|1|one)(?: of your)? ((?:(?:[A-Z]+|non-Leader|Active) )*)({_NOUNS})s?(?: on your board)? (?:is|are) Returned to (?:your|its owner's|their owner's|the owner's) (hand|Deck)\b", to_the_hand),
    habit(r"^(●(?:If|When|SHATTER)? ?this (?:card|Unit) is Returned to) (?:your|the owner's|your) (hand|Deck)\b", r"\1 its owner's \2"),
    habit(r"\b(can't be (?:Exhausted|Exiled|Returned)) by (?:opposing (?:Abilities|cards|Events|Units)|your opponent's (?:Abilities|cards)|an opposing Ability)(?= |$|,|;|\.|\")", lambda m: m[0] if re.search("Events|Units", m[0]) else f"{m[1]} by your opponent"),
    habit(r"^(●AURA(?: ?\([^()]*\))? ?\*) ([Cc]an't be [^*\"]*)$", lambda m: f'{m[1]} Have "●This card {m[2][0].lower()}{m[2][1:]}"'),
    # ---- three of a kind
    habit(rf"\b({_WORDS}), ({_WORDS}),? or (?=(?:{_WORDS})\b)", r"\1 or \2 or "), habit(rf"\b({_WORDS}), ({_WORDS}), ({_WORDS}),? or (?=(?:{_WORDS})\b)", r"\1 or \2 or \3 or "),
    habit(rf"\b({_NOUNS})(s?), ({_NOUNS})\2,? or (?=(?:{_NOUNS})\2\b)", r"\1\2 or \3\2 or "),
    habit(rf"\b([Yy]our|[Aa]ll|[Aa]ll your|[Oo]pposing|[Aa]ll opposing)((?: other| Active| Damaged| Exhausted)*) ({_WORDS}), ({_WORDS}),? & ({_WORDS}) ((?:{_NOUNS})s)\b", r"\1\2 \3 or \4 or \5 \6"),
    # ---- what did it, and to whom it was done
    habit(rf"^(●INJURE[^*]*\*.*?)\b(?:the|that|those|each) (?:{_NOUNS})s? (?:that (?:was|were) )?[Dd]ealt DMG(?: to)?(?: by (?:it|this card))?(?! (?:is|was|has|to)\b)", r"\1the damaged cards"),
    habit(r"^●The first time ([^,*]*?) (?:each|every|in a|in each|during each) turn[,*] ([a-zA-Z])", lambda m: f"●If {m[1]} (Once each turn)* {m[2].upper()}"),
    habit(r"\b(Prepares? [^,;&*]*?) without (?:Consuming|paying)(?: any| its)? ENERGY(?: Cost)?\b", r"\1"),
    habit(rf"^●(?:SHATTER|If this (?:card|Unit|Event|Construct) (?:Shatters|is Shattered))((?: ?\([^()]*\))?) ?\* (.*)\bthe (card|Unit) that Shattered (?:it|this (?:{_NOUNS}))\b", lambda m: f"●If another {m[3]} Shatters this {'Construct' if 'this Construct' in m[0] else 'card'}{m[1]}* {m[2]}it"),
    habit(rf"^●INJURE((?: ?\([^()]*\))?) ?\* If the (?:{_NOUNS})(?: that was| it| this card)? [Dd]ealt DMG(?: to)? (?:is|was) (an? (?:(?!\bthat\b)[^,*])*)[,*] (.*)$", lambda m: f"●If this card Deals DMG to {m[2]}{m[1]}* {m[3][0].upper()}{m[3][1:]}"),
    habit(r"^●INJURE ?\((?:only )?(?:to|against) (the opposing Leader|your Leader)((?:, [^()]*)?)\) ?\*", lambda m: f"●If this card Deals DMG to {m[1]}{' (' + m[2][2:] + ')' if m[2] else ''}*"),
    # ---- as many
    habit(r"\b([Yy]our opponent|[Ee]ach player|[Tt]hat player) must (Discard|Sacrifice|Exhaust|Return|Reveal|Exile|Shatter) (?=\d|that many|all|the same|up to)", r"\1 \2s "),
    habit(r"\bthe same (?:amount|number) of (?=cards|Units|Events|Constructs)", "that many "),
    habit(r"\b(?:of|with) (?:an? |the )?(?:(?:equal|same) or (lower|higher) RANK|(lower|higher) or equal RANK|RANK (?:equal to or (lower|higher)|(lower|higher) (?:than )?or equal)|RANK (?:no|not) (higher|lower))(?: than| as| to)+ (it|this card|that (?:card|Unit|Event|Construct)|the [A-Z][a-z]+ed (?:card|Unit|Event|Construct)|the selection)\b(?!')", lambda m: f"of the same or {m[1] or m[2] or m[3] or m[4] or {'higher': 'lower', 'lower': 'higher'}[m[5]]} RANK as {that(m[6])}"),
    # ---- small words
    habit(rf"\b(can't Attack) (?=(?:(?:[A-Z][A-Za-z]*|other|non-Leader) )*(?:{_NOUNS})s (?:adjacent to|surrounding|behind|facing)\b)", r"\1 the "),
    habit(r"^(●(?:[^*\"]*\* )?)(Card|Unit|Event)s (?=(?:adjacent to|surrounding|behind|facing) (?:this card|it)\b)", lambda m: f"{m[1]}The {m[2].lower() if m[2] == 'Card' else m[2]}s "),
    habit(r"\b(can't be Attacked) by (?:opposing Units|your opponent|your opponent's Units)(?=$|[,;.*\"]| &| \()", r"\1"),
    habit(r"\b([Tt]his (?:card|Unit)|[Tt]he Attached (?:card|Unit)) also (?=Has |has )", r"\1 "),
    habit(r"\bcan't declare (?:an Attack|Attacks)(?: (?:on|against))?\b", "can't Attack"),
    habit(rf"^(●While this card [^*]*\*) It(?: also)? (?=Has (?:{_KEYS}|[+-]?\d))", r"\1 This card "),
    habit(r"(\b(?:Select|Give|Choose) (?:up to )?\d+ (?:[a-z-]+ )*Prepared [^*]*? \d+ HP|\b(?:Select|Choose) (?:up to )?\d+ (?:[a-z-]+ )*Prepared [^*]*➤ Increase (?:its|their) HP by \d+) \((?:while|as long as) (?:it is |it remains |they are )?Prepared\)$", r"\1"),
    habit(r"(?<=[*➤] )Discard the top (card|\d+ cards) of (?:either|any|a) (?:player's )?Deck$", r"Choose 1: Discard the top \1 of your Deck / Discard the top \1 of your opponent's Deck"),
    habit(r"^●Constructs (?=Attached to)", "●All Constructs "),
    habit(rf"\b(has|have) (\d+) ({_STATS}) or (more|less|higher|lower|fewer)\b", lambda m: f"{m[1]} {m[2]} or {'more' if m[4] in ('more', 'higher') else 'less'} {m[3]}"),
    habit(r"(\b[Tt]his card (?:Has|Gains?) [^*;]*? for each [^*;]*? mark on) it\b", r"\1 this card"),
    habit(r"(\bActivate [^,;*]*), it (?:Consumes|costs) (\d+) (less|more)(?: ENERGY)?\b", r"\1, it costs \2 \3 ENERGY"),
    habit(rf"\b(Gives? (?:up to )?\d+ [^,;&*]*? ({_KEYS})(?: \([^()]*\))?) & (?=(?:up to )?\d+ [^,;&*]*? (?:{_KEYS})\b)", r"\1 & Give "),
    habit(rf"\bRemove ({_KEYS}) from (it|them|this card|that card|(?:up to )?\d+ [^,;&*()]*|all [^,;&*()]*)(?=$|[,;.]| &| \()", lambda m: f"{m[2][0].upper() if m.string[: m.start()].endswith(('● ', '●', '* ', '➤ ')) else m[2][0]}{m[2][1:]} loses {m[1]}"),
    habit(r"^●Activate only in response to (?:an opposing|your opponent's|an opponent's|your opponent) ((?:[A-Z]+ )?(?:Unit|Event|Construct|card|Ability|Attack))(?: Activation|'s Activation| being Activated)?(?=\*| \()", lambda m: "●Activate only if an opposing Unit Attacks" if m[1] == "Attack" else f"●Activate only if your opponent {'uses' if 'Ability' in m[1] else 'Activates'} {'an' if m[1][0] in 'AEIO' else 'a'} {m[1]}"),
    habit(r"\((?=Attacked (?:card|Unit|Event) (?:is|has)\b)", "(the "),
    habit(r"(\* |➤ |& |, then )[Cc]ancel (?:all )?(?:of )?its Abilities (?=\((?:this turn|until|while)|until|this turn)", lambda m: f"{m[1]}{'I' if m[1] in ('* ', '➤ ') else 'i'}t loses all Abilities "),
    # ---- whose turn it is
    habit(r"(, if |\(|\* If |➤ If |\bif )it is (?:currently )?(your|your opponent's|the opponent's|their|the opposing player's) (turn|Cycle Phase|Action Phase|Return Phase),? ?(?=[A-Za-z*)])\*? ?", lambda m: f"{m[1]}it is {'your' if m[2] == 'your' else 'your opponent' + chr(39) + 's'} {m[3]}" + ("" if m.string[m.end() : m.end() + 1] == ")" or m[1] == "(" else "* ")),
    habit(r"\(([^()]*?), if it is (your|your opponent's) (turn|Cycle Phase|Action Phase|Return Phase)\* ?\)", r"(during \2 \3, \1)"), habit(r"\(([^()]*?), if it is (your|your opponent's) (turn|Cycle Phase|Action Phase|Return Phase)\)", r"(during \2 \3, \1)"),
    habit(r" & if (it is your(?: opponent's)? (?:turn|Cycle Phase|Action Phase|Return Phase)\*)", r", if \1"),
    # ---- if, and then what
    habit(rf"(\* |➤ |; )If ({_ASKED}[^*,;]*), (?=[A-Z]|you |it |your |this )", lambda m: f"{m[1]}If {m[2]}* "),
    habit(rf",(?: then)? [Ii]f ((?:{_ASKED}|{_STANDS})[^*,;]*)[,*] (?=[A-Z]|you |it |your |this )", r", if \1* "),
)  # fmt: skip
_TAKEN: Final = {
    "Sacrifice": "Sacrificed",
    "Discard": "Discarded",
    "Exile": "Exiled",
    "Return": "Returned",
    "Reveal": "Revealed",
}
# what is left when all other words are the house's
NAMED: Final[tuple[Habit, ...]] = (
    # a Leader in its Zone has no DMG: behind a Cost its is the card's that was paid
    habit(
        rf"(\* (?:[Yy]ou can )?({'|'.join(_TAKEN)}) 1 [^➤*&]*➤ (?:Deal DMG|Heal HP) to (?:the opposing Leader|your Leader|each Leader)) equal to its (original )?(DMG|SPD)\b",
        lambda m: f"{m[1]} equal to the {_TAKEN[m[2]]} card's {m[3] or ''}{m[4]}",
    ),
    habit(rf"\bthe ({_DONE}) (?:Unit|Event|Construct)\b(?! (?:Zone|Role))", r"the \1 card"),
)

"""Manners of designers who know the rulebook alone: where a Leader is, what is Attached, what was and what is taken.

Each is one construction, with the subjects and nouns that can stand in it; none drops a word that says something.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

_NOUNS: Final = "Unit|Event|Construct|card"
_STATS: Final = "DMG|SPD|HP"
_WORDS: Final = "|".join(sorted([*w.ROLES.numbers, *w.ARCHETYPES.numbers], key=len, reverse=True))
_KEYS: Final = "|".join(sorted(w.KEYWORDS.numbers, key=len, reverse=True))
_PHASES: Final = "turn|Cycle Phase|Action Phase|Return Phase"
_VERBS: Final = "Draw|Deal|Heal|Gaze|Gain|Give|Discard|Exhaust|Exile|Expose|Prepare|Reactivate|Return|Sacrifice|Shatter|Spawn|Place|Remove|Reveal|Your|All|Set|Copy|Steal|Choose"
# one card, or a player, of whom something is asked
_ASKED: Final = (
    rf"you|your opponent|your Leader|the opposing Leader|it|(?:this|that) (?:{_NOUNS})|the Attacker|the (?:Attacked|Attached) (?:{_NOUNS})|"
    rf"the [Ss]election|the (?:Shattered|Sacrificed|Discarded|Exiled|Returned|Revealed) (?:{_NOUNS})"
)
_IF: Final = r"(?:[Ii]f|[Ww]hile|\(|, then if|, if)"
_IN_ZONE: Final = "this card is a Leader in your Leader Zone"
_OUTSIDE: Final = r"(?:only )?(?:while|if|when) (?:(?:this card|this Leader|it) is )?(?:Active|Activated) as (?:an? )?(?:(?:Leader )?(?:Unit|Event)(?: / Event| or Event)?)"
_INSIDE: Final = r"(?:only )?(?:while|if|when) (?:(?:this card|this Leader|it) is )?(?:still )?in (?:the|your|its|its owner's) Leader Zone"


def outside_the_zone(found: re.Match[str]) -> str:
    """ "(while Active as a Unit) GUARD": what works only outside the Leader Zone is underlined (5.4.10)."""
    return f"_●{found[1]}_"


def in_a_law(found: re.Match[str]) -> str:
    """ "EXECUTE (while Active as a Unit, Once each turn)*": the same in the brackets of a Law."""
    law, before, behind, rest = found.groups()
    terms = ", ".join([one for one in (before.strip(", "), behind.strip(", ")) if one])
    return f"_●{law.rstrip()}{f' ({terms})' if terms else ''}{rest}_"


def in_the_zone(found: re.Match[str]) -> str:
    """ "(while in the Leader Zone) CAST* …": the Law's brackets say where; a line without a Law holds while it is so."""
    law, star, rest = found[1].partition("*")
    if not star:
        return f"●While {_IN_ZONE}* {found[1]}"
    head, bracket, terms = law.rstrip().partition(" (")
    inner = f"{_IN_ZONE}, {terms[:-1]}" if bracket else _IN_ZONE
    return f"●{head} ({inner})*{rest}"


def has_attached(found: re.Match[str]) -> str:
    """ "this card has a Construct Attached": it is a card with Constructs."""
    return f"{found[1]} is a card {'without' if found[2] == 'no ' else 'with'} Constructs"


def either(found: re.Match[str]) -> str:
    """ "Choose to either Draw 1 OR Heal 2 HP to your Leader": ways are parted by a stroke."""
    parts = re.split(
        rf",? (?:or|OR) (?:to )?(?=(?:{_VERBS}|draw|deal|heal|gain|give|discard|exhaust|exile|return|shatter|sacrifice)\b)",
        found[1],
    )
    return (
        f"Choose 1: {' / '.join([one[0].upper() + one[1:] for one in parts])}" if len(parts) > 1 else found[0]
    )


def times(found: re.Match[str]) -> str:
    """ "RITUAL (Heal your cards 3 times)": each time one of them is counted."""
    verb, whose, noun, count = found[1], found[2] or "", found[3], found[4]
    done = {"Heal": "Healed", "Exhaust": "Exhausted", "Reactivate": "Reactivated"}[verb]
    side = "opposing " if whose.strip() == "opposing" else ""
    return f"RITUAL ({count} {side}{noun.rstrip('s')}{'s' if count != '1' else ''}{'' if side else ' on your board'} {done})"


def of_the_construct(found: re.Match[str]) -> str:
    """ "If this Construct Shatters & the Attached Unit remains Active": asked of what it was Attached to."""
    host = "the card it was Attached to"
    rest = re.sub(
        r"\b(?:that (?:Unit|Event|card)|[Tt]he Attached (?:Unit|Event|card)|it)\b(?!')",
        host,
        found[2],
        count=1,
    )
    return f"●(this Construct) SHATTER ({host} is Active{', ' + found[1][2:-1] if found[1] else ''})*{rest}"


def numbered(found: re.Match[str]) -> str:
    """ "its HP is 5 or less": it has 5 or less HP."""
    owner, stat, many = found[1], found[2], found[3].replace("at least ", "").replace("at most ", "")
    who = {"its": "it", "their": "they"}.get(owner.lower(), owner.removesuffix("'s"))
    if found[3].startswith("at least"):
        many += " or more"
    elif found[3].startswith("at most"):
        many += " or less"
    many = re.sub(r"\b(?:higher|greater|above)$", "more", re.sub(r"\b(?:lower|fewer|below)$", "less", many))
    return f"{who} has {many if 'or' in many else 'exactly ' + many} {stat}"


# how a card comes or goes, in the brackets of a Law of that: what is said of it, and the house's words (R220)
_WAYS: Final = (
    (re.compile(r"from (?:being |a )?Prepared(?: state)?|(?:as|while) (?:a )?Prepared(?: card)?|was Prepared|flipped up|turned up", re.I), "from Prepared"),
    (re.compile(r"(?:from|in) (?:your |the |its owner's )?hand"), "from hand"),
    (re.compile(r"(?:from|in) (?:your |the |its owner's )?Deck"), "from Deck"),
    (re.compile(r"(?:from|in) (?:your |the |its owner's |an |either )?Idle Zone"), "from Idle Zone"),
    (re.compile(r"from (?:your |the )?board"), "from the board"),
    (re.compile(r"(?:Returned )?to (?:your |the |its owner's )?hand"), "Returned to hand"),
    (re.compile(r"(?:Returned )?to (?:your |the |its owner's )?Deck"), "Returned to Deck"),
    (re.compile(r"Spawned|by (?:being Spawned|Spawning)|by an Ability|not Activated"), "by Spawning"),
    (re.compile(r"Reactivated|by (?:being Reactivated|Reactivating)"), "by Reactivation"),
    (re.compile(r"Activated|by (?:being Activated|Activating)|not Spawned|not (?:when )?Reactivated|except (?:when|if) (?:Spawned|Reactivated)"), "by Activation"),
)  # fmt: skip
_SAID_BEFORE: Final = re.compile(
    r"^(?:(?:only )?(?:if|when|while|only|but only (?:if|when))|only) |^(?:it|this card|this Unit) (?:was|is|has been|Entered|Enters|came|comes) |^(?:was|Entered|Enters|Entering|Activated(?= from)|coming|Discarded(?= from)|Exiled(?= from)|Returned(?= from)|Spawned(?= from)|flipped(?= from)) "
)


def ways(found: re.Match[str]) -> str:
    """ "ENTER (if Spawned)", "ACTIVATE (only when Activated from Prepared)"."""
    out: list[str] = []
    for term in found[2].split(", "):
        said = term
        while (cut := _SAID_BEFORE.sub("", said, count=1)) != said:
            said = cut
        out.append(next((house for pattern, house in _WAYS if pattern.fullmatch(said)), term))
    return f"{found[1]} ({', '.join(out)})"


_MORE: Final = {
    "more": "more",
    "higher": "more",
    "greater": "more",
    "less": "less",
    "lower": "less",
    "fewer": "less",
}


_DRAWS: Final = re.compile(r" *[Dd]raw\b")
_OF_THE_CARD: Final = re.compile(
    r" *(?:Deal|Heal|Gaze|Gain|Give|Reactivate|Spawn|Place|Remove|Set)\b", re.IGNORECASE
)


def their_choice(found: re.Match[str]) -> str:
    """ "Your opponent chooses 1: Discard 2 cards OR Sacrifice 1 Unit": the ways say who does what."""
    ways = re.split(
        rf",? (?:or|OR) (?:to )?(?=(?:{_VERBS}|discard|sacrifice|draw|return|exhaust|have|let|take|Take|Have|you)\b)| / ",
        found[1],
    )
    if len(ways) < 2 or re.match(r"Your opponent Chooses \d: .* / ", found[0]):
        return found[0]  # nobody says it twice who does it
    if any(_DRAWS.match(way) for way in ways) and any(_OF_THE_CARD.match(way) for way in ways):
        return found[0]  # by the one way the card does it: who would Draw by the other is not said
    out: list[str] = []
    for way in ways:
        way = way.strip(" ;,.")
        way = re.sub(r"^(?:have|let|allow) you (?:to )?", "You ", way, flags=re.IGNORECASE)
        way = re.sub(
            r"^(?:have|let) (\d+) DMG [Dd]ealt to their Leader",
            r"Deal \1 DMG to the opposing Leader",
            way,
            flags=re.IGNORECASE,
        )
        way = re.sub(r"^[Tt]ake (\d+) DMG", r"Deal \1 DMG to the opposing Leader", way)
        theirs = re.match(
            r"(Discard|Sacrifice|Draw|Return|Exhaust|Exile|Reveal|Shatter)\b(.*)", way, flags=re.IGNORECASE
        )
        if theirs is not None:
            way = f"Your opponent {theirs[1].capitalize()}s{theirs[2]}"
        out.append(re.sub(r"^[Yy]ou ([a-zA-Z])", lambda m: m[1].upper(), way))
    return f"Your opponent Chooses 1: {' / '.join(out)}"


LEADERS_AND_HOSTS: Final[tuple[Habit, ...]] = (
    # ---- words in capitals that are no words of the game
    habit(r"\bBOTH\b", "both"), habit(r"\bEACH\b", "each"), habit(r"\bANY\b", "any"), habit(r"\bAND\b", "and"), habit(r"\bTHEN\b", "then"), habit(r"\b(?:UP TO)\b", "up to"), habit(r"\bOTHER\b", "other"), habit(r"\bTHIS\b", "this"),
    # ---- where a Leader is
    habit(rf"^●\({_INSIDE}\):? ?(.*)$", in_the_zone),
    habit(rf"(?<=[(,] ){_INSIDE}(?=[,)])|(?<=\(){_INSIDE}(?=[,)])", _IN_ZONE),
    # ---- how a card comes and goes
    habit(r"^(●(?:\(this Construct\) )?(?:ENTER|ACTIVATE|DISCARD|RETURN|EXILE)) ?\(([^()]*)\)(?= ?\*)", ways),
    habit(r"^●(?:If|When) this (?:card|Unit|Event) Enters (from Prepared|from your hand|from (?:your|the|an) Idle Zone|from your Deck)((?: \([^()]*\))?)(?= ?\*)", lambda m: f"●ENTER ({m[1]}{', ' + m[2][2:-1] if m[2] else ''})"),
    habit(r"^●(?:If|When) this (?:card|Unit|Event) is (Activated|Discarded|Exiled) (from Prepared|from your hand|from your Deck|from (?:your|the) Idle Zone|from (?:the|your) board)((?: \([^()]*\))?)(?= ?\*)", lambda m: f"●{ {'Activated': 'ACTIVATE', 'Discarded': 'DISCARD', 'Exiled': 'EXILE'}[m[1]] } ({m[2]}{', ' + m[3][2:-1] if m[3] else ''})"),
    # ---- what is asked: small letters, and how it is rather than how it was
    habit(rf"({_IF}) ?((?<=\()(?:{_ASKED})|(?<!\() ?(?:{_ASKED})) (?:Has|Have)\b(?! (?:{'|'.join(w.KEYWORDS.numbers)})\b(?! Attached))(?=[^*]*[*)]|[^*,]*,)", lambda m: f"{m[1]}{'' if m[1] == '(' else ' '}{m[2].strip()} {'have' if m[2].strip() == 'you' else 'has'}"),
    habit(rf"(,(?: then)? if|\* If|➤ If) (it|that (?:{_NOUNS})|the (?:Sacrificed|Discarded|Exiled|Returned|Revealed|Shattered) (?:{_NOUNS})) was (an? (?:[+–-]?(?:{_WORDS}|CAST|QUICK|COUNTER|PERFECT|BOARD) )*[+–-]?(?:{_NOUNS}|{_WORDS})(?: (?:of|with) RANK [^*,]*)?)(?=[*,])", lambda m: f"{m[1]} {'that card' if m[2].startswith('that') else m[2]} is {m[3]}"),
    habit(rf"\b([Ii]ts|[Tt]his (?:card|Unit|Event)'s|[Yy]our Leader's|[Tt]he opposing Leader's|[Tt]he Attacke[dr](?: card)?'s) ({_STATS}) is ((?:at least |at most )?\d+(?: or (?:more|less|higher|lower|greater|fewer|above|below))?)(?=[*,)])", numbered),
    # ---- what is Attached
    habit(rf"^●(?:[Tt]he )?Attached (Unit|Event|card) (?:[Gg]ains?|[Gg]ets?) (?=(?:[+]\d+ (?:{_STATS})|{_KEYS})\b)(?=[^*()\"]*$)(?![^*]*\b(?:this turn|until|while)\b)", r"●The Attached \1 Has "),
    habit(r"\bwith (?:(?:an?|any|at least (?:1|one)|(?:1|one) or more|1|one) Constructs?(?: Attached)?|(?:(?:an|1 or more) )?Attached Constructs?|Constructs Attached)(?: to (?:it|them))?(?=$|[ ,;*➤).&])(?! (?:in|on|with|of)\b)", "with Constructs"),
    habit(r"\bwith no Constructs?(?: Attached)?(?: to (?:it|them))?\b|\bwithout (?:an? |any )?(?:Attached )?Constructs?(?: Attached)?(?: to (?:it|them))?\b", "without Constructs"),
    habit(r"\bthat (?:has|have) (?:an? |any |at least 1 |1 or more )?Constructs? Attached(?: to (?:it|them))?\b", "with Constructs"),
    habit(rf"\b((?:{_ASKED})) ha(?:s|ve) (no )?(?:an? |any |at least (?:1|one) |(?:1|one) or more |1 )?(?:Attached )?Constructs?(?: Attached)?(?: to (?:it|them|this card))?(?=[*,)])", has_attached),
    habit(r"\b(?:an?|1 or more|at least 1) Constructs? (?:is|are) Attached to (this (?:card|Unit|Event)|it)(?=[*,)])(?<!\* )", lambda m: m[0] if re.match(r"●(?:If|When|Activate)", m.string) and "*" not in m.string[: m.start()] else f"{'it' if m[1] == 'it' else 'this card'} is a card with Constructs"),
    habit(r"^●If this (?:Construct|card) Shatters (?:&|and) (?:the|its) Attached (?:Unit|Event|card) (?:remains|is|is still|stays) (?:Active|on the board)((?: \([^()]*\))?)\*(.*)$", of_the_construct),
    # ---- what is chosen, and when: behind the arrow nothing is a Cost
    habit(r"(➤[^➤]*)\bSelect (?=(?:up to )?\d+ |any number|(?:all|each) )", r"\1Choose "),
    habit(r"\b(?:[Yy]ou )?[Cc]hoose (?:to )?either(?: to)?:? (.*)$", either), habit(r"(?:(?<=\* )|(?<=➤ )|(?<=^●))Either (.*)$", either), habit(rf"\b[Cc]hoose (?:to|between) (?=(?:{_VERBS})\b)(.*)$", either),
    habit(r"\b([Tt])he (first|second|third) (?:[Ss]election|[Ss]elected (?:card|Unit|Event))\b", r"\1he \2"),
    habit(rf"\b(Cop(?:y|ies)|Steals?) the ((?:{_STATS})(?: & (?:{_STATS}|Keyworded Abilities|Abilities|Roles))*) (?:of|from) the (first|second)\b", r"\1 the \3's \2"),
    habit(r"\b(Copy|Copies|Steals?) (its|their|the (?:first|second)'s) ((?:[A-Z]+ & )*)(?:ALL|all)(?: of its| of their| its)? (?=Keyworded Abilities|Abilities|Roles)", r"\1 \2 \3"),
    # ---- when not
    habit(rf"\((?:outside(?: of)?|except (?:during|in|on)|not (?:during|in|on)) (?:their|the opponent's) ({_PHASES})(?=[,)])", r"(not during your opponent's \1"), habit(r"\((?:outside(?: of)?|except (?:during|in|on)|not (?:during|in|on)) (?:the|a|any) (Cycle Phase|Action Phase|Return Phase)(?=[,)])", r"(not during each player's \1"),
    # ---- who and what
    habit(r"\bthe Leader of (?:your|the) opponent\b", "the opposing Leader"),
    habit(r"((?<=\* )|(?<=➤ ))Remove all (Roles|Keyworded Abilities|Abilities) from ([Tt]he Attached (?:Unit|Event|card)|it|[Tt]his card|[Tt]hat (?:Unit|Event|card))$", lambda m: f"{m[3][0].upper()}{m[3][1:]} loses all {m[2]}"),
    habit(r"\b([Pp]repares? \d+ [^,;&*➤]*? (?:in|from) (?:your|their) hand) for free(?=$|[,;.])", r"\1"),
    habit(rf"((?<=\* )|(?<=➤ )|(?<=& ))(Gain (?:{_KEYS})) again$", r"\1\2"),
    # ---- how much
    habit(r", (?:then )?its (?:ENERGY )?[Cc]ost is (increased|reduced) by (\d+) (?:\(this turn\)|this turn)$", lambda m: f", then {'Increase' if m[1] == 'increased' else 'Reduce'} its ENERGY Cost by {m[2]} (this turn)"),
    habit(r"\bFully [Hh]eal ([^,;&*]*?)(?=$|[,;.]| &| \()", r"Heal \1 to full"), habit(r"\b[Hh]eal (?:ALL|all)(?: of its)? HP (?:to|of|on) ([^,;&*]*?)(?=$|[,;.]| &| \()", r"Heal \1 to full"), habit(r"\b[Hh]eal ([^,;&*]*?) (?:fully|completely|to its full HP|to their full HP)(?=$|[,;.]| &| \()", r"Heal \1 to full"),
    habit(r"\btwice (?=the number|its|their|this card's|your Leader's|RANK)", "double "), habit(r"\b(marks) that were on (this card|it)\b", r"\1 on \2"),
    habit(r"\bequal to (?:the )?(?:amount of )?(?:damage|DMG) (?:that )?(?:this (?:card|Unit|Event)|it) (?:[Tt]ook|[Tt]akes|has [Tt]aken)\b", "equal to the DMG dealt"),
    habit(r"\b(Has|Have) (\d+) (?:less|fewer) (DMG|SPD|HP)\b", r"\1 -\2 \3"), habit(r"\b((?:Has|Have) [^*;]*? & )(\d+) (?:less|fewer) (DMG|SPD|HP)\b", r"\1-\2 \3"),
    habit(r"\b(Gains?|Gives? [^,;&*]*?) (\d+) less (DMG|SPD|HP)\b", r"\1 -\2 \3"),
    habit(r"\bRITUAL ?\((Heal|Exhaust|Reactivate) (your |opposing )?(Units?|Events?|cards?) (\d+) times\)", times),
    habit(r"\bwith (?:an? |any )?(?!Death)([A-Z][a-z]+) marks?(?: on (?:it|them))?\b(?! (?:on|from))", r'with 1 or more "\1" marks'),
    habit(r"^●((?:All|Your|Opposing|Other|Units|Events|cards)\b[^*]* Have [^*●]*) \((?:while|as long as) (?:they are |they remain |this card is |this card remains |it is |it remains )?Active\)$", r"●\1"),
    # ---- this card again
    habit(r"\b([Tt])his Leader\b(?!'s)", r"\1his card"), habit(r"\b([Tt])his Leader's (?=HP|DMG|SPD|Ability|Abilities)", r"\1his card's "),
    habit(r"(^●|\* |& )(?:[Yy]our Leader|[Tt]his card) [Tt]akes (\d+|RANK) DMG(?=➤| &[^➤*]*➤)", lambda m: f"{m[1]}Deal {m[2]} DMG to {'your Leader' if 'Leader' in m[0] else 'this card'}"),
    habit(r"^(●[^*➤]*\* (?:You can )?(?:Exhaust|Deal \d+ DMG to) this (?:card|Unit)➤ (?:Give|Heal \d+ HP to|Reactivate)) it\b", r"\1 this card"),
    habit(r"^(●[^*➤]*\* (?:You can )?(?:Reactivate|Exhaust|Heal \d+ HP to|Deal \d+ DMG to) this (?:card|Unit)(?: &|, then) (?:Deal \d+ DMG to|Heal \d+ HP to|Give|Place \d+ [^,;&*]*? on)) it\b((?:, then if its|, if its)?)", lambda m: f"{m[1]} this card{m[2].replace('its', 'this card' + chr(39) + 's')}"),
    # ---- more and less than another
    habit(rf"\b(?:with|of|that (?:has|have)) (?:an? )?(more|less|higher|lower|greater|fewer) ({_STATS}) than (?=it\b|this (?:card|Unit)|that (?:card|Unit)|the )", lambda m: f"with {_MORE[m[1]]} {m[2]} than "),
    habit(rf"\b(?:with|that (?:has|have)) (?:an? )?({_STATS}) (higher|lower|greater|less|more) than (?=it\b|this (?:card|Unit)|that (?:card|Unit)|the )", lambda m: f"with {_MORE[m[2]]} {m[1]} than "),
    habit(rf"(\bwith (?:more|less) (?:{_STATS}) than )(?:this Unit|this Event)\b", r"\1this card"), habit(rf"(\bwith (?:more|less) (?:{_STATS}) than )that (?:card|Unit|Event)\b", r"\1it"),
    habit(rf"^(●(?:If|When) an?(?: opposing)? Unit with) (?:an? )?(higher|lower|more|less) ({_STATS})(?= Attacks this (?:card|Unit)\b)", lambda m: f"{m[1]} {_MORE[m[2]]} {m[3]} than this card"),
    # ---- what was done in this turn
    habit(r"\b(this (?:card|Unit)|it|that card) (?:did not|didn't|has not|hasn't) Attack(?:ed)?(?: (?:this|during this|that|during your|in this) turn)?(?=[*,)])", lambda m: f"{'this card' if m[1].startswith('this') else m[1]} is a card that did not Attack this turn"),
    habit(r"\b(this (?:card|Unit)|it|that card) (?:Attacked|has Attacked) (?:this|during this|in this) turn(?=[*,)])", lambda m: f"{'this card' if m[1].startswith('this') else m[1]} is a card that Attacked this turn"),
    habit(r"\b((?:Unit|card)s?) that (?:didn't|did not|haven't|hasn't|have not|has not) Attack(?:ed)? this turn\b", r"\1 that did not Attack this turn"), habit(r"\b((?:Unit|card)s?) that (?:has|have) Attacked this turn\b", r"\1 that Attacked this turn"),
    # ---- who chooses
    habit(r"\bChoose (\d|one|two|One|Two) (?:of (?:these|the following)(?: Abilities| effects| options)?)(?: (?:and|&) use (?:it|them))?: ?", lambda m: f"Choose { {'one': '1', 'two': '2'}.get(m[1].lower(), m[1]) }: "),
    habit(r"\b(?:Your|The|An) opponent (?:must )?(?:[Cc]hooses?|[Cc]an choose)(?: (?:to )?either(?: to)?| to| (?:1|one)(?: of (?:these|the following))?:|:) ?(.*)$", their_choice), habit(r"(?:\b(?:Your|The|An) opponent|(?<=\* )They) must (?:either )(.*)$", their_choice),
    # ---- if, and what else
    habit(r",? ?\. Otherwise[*,]? (?=[A-Z])|; [Oo]therwise[*,]? (?=[A-Z])|, [Oo]therwise[*,] (?=[A-Z])", ", otherwise "), habit(r"(,| &|\.) [Ii]f you do\* (?=[A-Z])", ", if you do "),
    habit(r"^●INJURE ?\((?:to |against )?(an? (?:[A-Za-z+-]+ )*(?:Unit|Event|Construct|card))((?:, [^()]*)?)\) ?\* (.*)$", lambda m: f"●If this card Deals DMG to {m[1]}{' (' + m[2][2:] + ')' if m[2] else ''}* {re.sub(r'that (?:Construct|card)(?!.s)', 'it', m[3], count=1)}"),
    habit(r"^●BLOODLUST ?\((?:Takes )?(?:at least )?(\d+)(?: or more)? DMG(?: or more)?((?:, [^()]*)?)\) ?\*", r"●BLOODLUST (\1 or more DMG was dealt\2)*"),
    habit(r"^●(HONEST|OUTLAST) ?\* (At the (?:start|end) of [^,*(]*|(?:When(?:ever)?|If) [^,*(]*)[,*] (.*)$", lambda m: f"●{m[2].replace('Whenever', 'If')} (this card is {'Undamaged' if m[1] == 'HONEST' else 'Damaged'})* {m[3][0].upper()}{m[3][1:]}"),
    habit(r"^(●[^*]*\* Place \d+ [^,;&*]*? marks? on this card[^*]*\* Remove (?:ALL|all|\d+) [^,;&*]*? marks?) from it\b", r"\1 from this card"),
    habit(r"(?:(?<=, )|(?<=\* )|(?<=➤ )|(?<=if you do ))([Tt]his card [Gg]ains|Gain|Give it) (DMG|SPD|HP) & (DMG|SPD|HP) equal to ((?:its|their|the (?:Sacrificed|Discarded|Exiled|Shattered|Returned) (?:Unit|card)'s)) \2 & \3\b", lambda m: f"{'Gain' if 'ain' in m[1] else m[1]} {m[2]} equal to {m[4]} {m[2]} & {'Gain' if 'ain' in m[1] else m[1]} {m[3]} equal to {m[4]} {m[3]}"),
    habit(r"\b(Deal|Heal) X (DMG|HP) to ([^,;&*]*?),? (?:where )?X (?:is|being|equals|equal to) ([^;*]*)$", r"\1 \2 to \3 equal to \4"), habit(r"\b(Draw|Draws) X cards,? (?:where )?X (?:is|being|equals|equal to) ([^;*]*)$", r"\1 cards equal to \2"), habit(r"\b(Gains?|Gives? [^,;&*]*?) X (DMG|HP|SPD)((?: \([^()]*\))?),? (?:where )?X (?:is|being|equals|equal to) ([^;*(]*?)((?: \([^()]*\))?)$", r"\1 \2 equal to \4\3\5"),
    habit(r"\b([Ii]t|[Tt]his card|[Tt]hat card) Becomes (?:an? )?([A-Z]{4,}) in addition to (?:its|their) other (?:Roles|Archetypes?|types?)\b", r"\1 also Becomes \2"),
    habit(r"\bin front of (this (?:card|Unit)|it)\b", lambda m: f"facing {'it' if m[1] == 'it' else 'this card'}"),
    habit(r"\bfor each (?:different )?Archetypes? (?:on|among (?:cards on )?) ?(your board|the board)", r"for each different Archetype among cards on \1"),
    habit(r"\b([Ii]f|[Ww]hen) your opponent Reactivates an? (?=(?:[A-Z+-][A-Za-z]* )*(?:Unit|Event|card)\b)((?:[A-Z+-][A-Za-z]* )*(?:Unit|Event|card))", r"\1 an opposing \2 is Reactivated"), habit(r"\b([Ii]f|[Ww]hen) you Reactivate an? ((?:[A-Z+-][A-Za-z]* )*(?:Unit|Event|card))", r"\1 one of your \2s is Reactivated"),
    habit(r"\b(your opponent (?:has|Has) (?:more|less|fewer) cards|you (?:have|Have) (?:more|less|fewer) cards|(?:you have|your opponent has) (?:\d+ or (?:more|less|fewer)|no|exactly \d+) cards?) in hand\b", lambda m: f"{m[1]} in {'your' if m[1].startswith('you ') else 'their'} hand"),
    habit(r"^●(?:This card )?(?:Consumes|costs) (\d+) (less|more)(?: ENERGY)?(?: to Activate)? (?:if|while) (you have [^*,]*|your opponent has [^*,]*|your Leader (?:is|has) [^*,]*)$", r"●While \3* This card costs \1 \2 ENERGY"),
    # ---- how much DMG is Taken
    habit(r"\b([Tt])akes? (\d+|RANK) (less|more|fewer|additional|extra) (?:DMG|damage)\b", lambda m: f"Takes {m[2]} {'less' if m[3] in ('less', 'fewer') else 'more'} DMG"),
    habit(r"\b(?:DMG|damage) (?:that |which )?(?:is |would be )?(?:[Dd]ealt to|[Tt]aken by) (this (?:card|Unit|Event)|your Leader|the Attached (?:card|Unit|Event)|(?:your|opposing)[^,;&*]*?) (?:is|are) (reduced|increased) by (\d+|RANK)\b", lambda m: f"{m[1][0].upper()}{m[1][1:]} Takes {m[3]} {'less' if m[2] == 'reduced' else 'more'} DMG"),
    habit(r"\b(Takes (?:\d+|RANK) (?:less|more) DMG) (?:from|by|during) (?:(opposing) )?(?:(Attacks|Attacking Units|an Attack|the Attacker)|(Battles?|Battle DMG)|((?:Ability DMG|Abilities|card Abilities|Ability Damage)))\b", lambda m: f"{m[1]} {'from Attacks' if m[3] else 'in Battle' if m[4] else 'from ' + ('opposing ' if m[2] else '') + 'Abilities'}"),
    habit(r"\b[Tt]he Attached (?:Unit|Event) (?=Takes (?:\d+|RANK) (?:less|more))", "The Attached card "),
    habit(r"^(●(?:OUTLAST|HONEST|ISOLATED|RESONATE|(?:While|During) [^*(]*)(?: ?\([^()]*\))? ?\*) (?=Takes (?:\d+|RANK) (?:less|more))", r"\1 This card "),
    habit(r"^●If (this (?:card|Unit|Event)|your Leader|the Attached card) would Take DMG((?: from (?:opposing )?Abilities| from Attacks| in Battle)?)\* (?:[Ii]t|[Tt]his (?:card|Unit|Event)|[Yy]our Leader|[Tt]he Attached card) (Takes (?:\d+|RANK) (?:less|more) DMG)(?: instead)?$", lambda m: f"●{m[1][0].upper()}{m[1][1:]} {m[3]}{m[2]}"),
    habit(r"^(●AURA(?: ?\([^()]*\))? ?\*) (?:They )?[Cc]an [Aa]ttack (Units|Events|Leaders|cards) the turn (?:they|it) [Ee]nters?$", r'\1 Have "●This card can Attack \2 the turn it Enters"'),
    habit(r"^(●AURA(?: ?\([^()]*\))? ?\*) (?:Have )?(Takes (?:\d+|RANK) (?:less|more) DMG[^*\"]*)$", r'\1 Have "●This card \2"'),
    habit(r"(?:(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=● )|(?<=●))([Ii]t|[Tt]his card|[Tt]hey|[Yy]our [^,;&*()]*?|[Tt]hose cards|[Aa]ll [^,;&*()]*?|[Oo]pposing [^,;&*()]*?) (Takes (?:\d+|RANK) (?:less|more) DMG(?: from (?:opposing )?Abilities| from Attacks| in Battle)?) \(?(this turn|until your next cycle)\)?", lambda m: f"Give { {'they': 'them', 'those cards': 'those cards'}.get(m[1].lower(), m[1][0].lower() + m[1][1:]) } \"●This card {m[2]}\" ({m[3]})"),
    # ---- what becomes of an Event, and what its Activation takes
    habit(r"^●(?:Exile this card (?:after (?:its )?Activation )?instead of (?:sending it|being sent) to the Idle Zone|After Activation,? Exile this card(?: instead of sending it to the Idle Zone)?|This card is Exiled (?:after Activation|instead of being sent to the Idle Zone))$", "●Exile this card"),
    habit(r"^●Activate only by (?:also )?(Sacrific|Discard|Exil|Return|Exhaust|Consum|Reveal)ing ([^*]*?)\*?$", lambda m: f"●* {m[1] + ('e' if m[1] in ('Sacrific', 'Exil', 'Consum') else '')} {m[2]}➤"),
    habit(r"^●(?:To Activate this card|As an additional Cost to Activate this card|Additional Cost to Activate),? (?:you must )?(?:also )?(Sacrifice|Discard|Exile|Return|Exhaust|Consume|Reveal) ([^*➤]*?)[*➤]?$", r"●* \1 \2➤"),
)  # fmt: skip
# last of all: other habits begin at the bullet
UNDERLINED: Final[tuple[Habit, ...]] = (
    habit(r"^●[\[(][Uu]nderlined[\])]:? ?(.*)$", outside_the_zone), habit(r"^●([^_]*) [\[(][Uu]nderlined[\])]$", outside_the_zone),
    habit(rf"^●\({_OUTSIDE}\):? ?[*]? ?(.*)$", outside_the_zone),
    habit(rf"^●({'|'.join(w.LAWS.numbers)}|(?:When|If|At the) [^*(]*?) ?\(((?:[^()]*, )?){_OUTSIDE}((?:, [^()]*)?)\)( ?\*.*)$", in_a_law),
    habit(rf"^●{_OUTSIDE.replace('(?:while|if|when)', '(?:While|while|If|As long as)')}[*,] ?(.*)$", lambda m: f"_●{m[1][0].upper()}{m[1][1:]}_"),
)  # fmt: skip

"""Turns of phrase that designers bring along: times, places, counts and pronouns that the house says otherwise."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

_NOUNS: Final = "Unit|Event|Construct|card"
_LAWS: Final = "|".join(sorted(w.LAWS.numbers, key=len, reverse=True))
_DESCRIBED: Final = r"(?:[A-Z]{3,} )*"
_EVENT_ROLES: Final = "|".join(w.EVENT_ROLES.numbers)
_CHANGED: Final = r"\b((?:[Gg]ains?|[Gg]ives?|Copy|Copies|Steals?|Becomes?) [^;.*]*?)"  # what can last
_MANY: Final = r"(?:up to )?(?:[2-9]|any number of)\b"


def several_roles(found: re.Match[str]) -> str:
    """ "a QUICK or PERFECT Event": Roles of Events stand before their noun, each time."""
    return f"{found[1]} {found[3]} or {found[2]} {found[3]}"


def two_piles(found: re.Match[str]) -> str:
    """ "from your Idle Zone or Deck": two piles stand in one order."""
    one, other = sorted(found.group(2, 3), key=("hand", "Deck", "Idle Zone").index)
    return f"in {found[1]} {one if one == other else f'{one} or {other}'}"


def dealt(found: re.Match[str]) -> str:
    """ "Your Leader Takes 1 DMG": it is dealt to it."""
    return f"Deal {found[2]} DMG to {found[1][0].lower()}{found[1][1:]}"


def _plural(noun: str) -> str:
    return re.sub(r"\b(Unit|Event)\b(?!s)", r"\1s", noun)


def _article(noun: str) -> str:
    return "an" if noun[0] in "AEIO" else "a"


def nth_costs(found: re.Match[str]) -> str:
    """ "The first Event you Activate each turn costs 1 less": a +Event may be the first, and costs nothing (R188)."""
    theirs = found[3] == "your opponent" or found[0].startswith("●Your opponent's")
    more = "less" if found[5] == "less" else "more"
    sign = "-" if re.search(rf"{found[1]} [–−-]", found[0]) else ""
    what = f"{'Opposing' if theirs else 'Your'} {sign}{found[2]}s"
    return f"●{what} as the {found[1]} in a turn cost {found[4]} {more} ENERGY"


TIMES_AND_PLACES: Final[tuple[Habit, ...]] = (
    habit(r"<u>(●.*)</u>$", r"_\1_"),
    # ---- when a card is Activated
    habit(r"^●(?:Activate only|Only Activate(?: this card)?|Can only be Activated|This card can only be Activated) (?:as|at) (?:TIMESHIFT|Timeshift) (\d+) or (?:higher|more|later)\b", r"●Activate only as Timeshift \1 or higher"),
    habit(r"^●(?:Activate only|Only Activate(?: this card)?|Can only be Activated|This card can only be Activated) (?:in|on|during) (your|your opponent's|each player's) (turn|Cycle Phase|Action Phase|Return Phase)\b", r"●Activate only during \1 \2"),
    habit(r"^●Activate only during ([^*&]*?) (?:&|and)(?: only)? (if|when|while) ([^*(]*)(?=\*)", r"●Activate only if \3 (during \1)"),
    habit(r"^●(?:(?:This card |This Construct )?[Cc]an only be Attached to|Only Attach(?: this card)? to|Attaches only to|Attach only to|This (?:card|Construct) can only be Attached to) (?:an? |1 |your )?([^*]*?)\*?$", lambda m: f"●Attach only to {_plural(m[1])}*"),
    # ---- what must be so when it resolves
    habit(r"(\* |➤ |; )If (it|that card|this card|this Unit|the Attacker|the Attacked card) (?:was|is)( not|n't)? (RANK [IV]+(?: or (?:higher|lower))?)(?=,)", lambda m: f"{m[1]}If {m[2]} is{' not' if m[3] else ''} a card of {m[4]}"),
    habit(r"(\* |➤ |; )If (it|that card|this card|this Unit|the Attacker|the Attacked card) (?:was|is)(?: not|n't) (an?) ", r"\1If \2 is not \3 "),
    habit(r"(\* |➤ |; )If (it|that card|this card|this Unit|the Attacker|the Attacked card) was (?=an?\b|[A-Z])", r"\1If \2 is "),
    habit(r"(\* |➤ |; )If ((?:it|that card|this card|this Unit|the Attacker|the Attacked card|your Leader|the opposing Leader) (?:is|has)\b[^,*;]*), (?=[A-Z]|you can|it |this )", lambda m: f"{m[1]}If {m[2]}* "),
    # ---- how long
    habit(rf"{_CHANGED} \(?(?:for )?(?:as long as|while) (?:it|they|that (?:card|Unit|Event)|those (?:card|Unit|Event)s) (?:remains?|stays?|is|are) Active\)?(?=$|\.|;|,| &)", r"\1 (while Active)"),
    habit(rf"{_CHANGED} \(?(?:for )?(?:as long as|while) this (?:card|Unit|Event) (?:remains|stays|is) Active\)?(?=$|\.|;|,| &)", lambda m: m[0] if m[0].endswith("(while this card is Active)") else f"{m[1]} (while this card is Active)"),
    habit(r"^(●[^*]*\* (?:This (?:card|Unit|Event) )?[Gg]ains? [^*]*)\(while this card is Active\)", r"\1(while Active)"),
    habit(r"\b[Cc]ancel all (other|opposing) (?:card )?Activations (?:&|and) Abilities(?: in this (?:TIMESHIFT|Timeshift|chain))?", r"Cancel all \1 cards & Abilities"),
    habit(r"(\bCancel all (?:other|opposing) cards & Abilities\b.*)\b(?:all cards that were Cancelled|the Cancelled cards|all Cancelled cards)\b", r"\1them"),
    habit(r"\bDraw 1(?: card)? for each (?:card |Ability |link )?Cancelled this way(?! \()", "Draw that many"),
    # ---- which of them
    habit(r"\b[Ll]ook at the top (\d+) cards of (your|your opponent's|either) Deck(?:,? (?:&|and|then)|, then|[,;.]) (?=[A-Z]|put|add|take)", lambda m: f"Look at the top {m[1]} cards of {m[2]} Deck, then "),
    habit(r"\b[Ll]ook at the top (\d+) cards of (your|your opponent's) Deck, then (?:put|add|return|take) (\d+|one)(?: of them)? (?:in|into|to|in to) your hand\b", lambda m: f"Look at the top {m[1]} cards of {m[2]} Deck, then Draw {1 if m[3] == 'one' else m[3]} of them"),
    habit(r"\b(Draws?|Discards?|Exiles?|Spawns?|Shatters?|Exhausts?|Returns?|Reactivates?|Reveals?) (up to )?(\d+|one) (?:of (?:them|those cards|these cards|those)|among them)\b", lambda m: f"{m[1]} {m[2] or ''}{1 if m[3] == 'one' else m[3]} of them"),
    habit(r"(\bLook at the top [^*]*?)(?:(?<=them)|(?<=hand)|(?<=Deck)),? (?:&|and|, then|then) (?:(?:put|place|return|Return) )?(?:the rest|the others|the other(?: cards?| one)?|the remaining cards?) (?:on|to|at|onto|under) (?:the )?(top|bottom) of (your|their|its owner's) Deck\b", r"\1, then Return the rest to the \2 of \3 Deck"),
    habit(r"(,?(?: then)? if) (?:either|any(?: one)?|one or more|at least (?:1|one)|one|1)(?: of (?:them|those cards|those Units)| cards?| Units?| Events?)?(?: of them)? (?:Shatters?|is Shattered|Shattered|(?:was|were) Shattered)(?: this way| by this(?: Ability)?)?(?=[*,])", r"\1 one of them Shatters"),
    habit(r"(,?(?: then)? if) (it|that (?:card|Unit|Event)|the [Ss]election) (?:Shattered|(?:is|was) Shattered|Shatters)(?: this way| by this(?: Ability)?)?(?=[*,])", r"\1 it Shatters"),
    habit(rf"(\bSelect {_MANY}[^➤]*➤.*?\b(?:(?:DMG|HP) to|Give|Shatter|Exhaust|Exile|Return|Reactivate)) each(?: of them| one)?\b(?! (?:of|Unit|Event|card|Construct|player|other|opposing))", r"\1 them"),
    habit(r"\bSelect (?:the Attacker|the [Aa]ttacking (?:Unit|card))\b", "Select 1 Attacking Unit"),
    habit(r"\bthe Selection\b", "the selection"),
    habit(r"\b(Cancel (?:it|that Activation|its Activation|the Activation|that card)(?:,? (?:&|and|then)|, then) (?:Exile|Shatter|Discard)) (?:the|that) card\b(?! that used it)", r"\1 it"),
    habit(r"(\bSelect 1 (?:of your )?[^➤&]*(?:on your board|of your [^➤&]*) & 1 [^➤]*➤ )[Yy]our [Ss]election (Steals|Copies) (?:all (?:the )?|the )?(DMG|SPD|HP|Abilities|Keyworded Abilities|Roles) (?:from|of) the other\b", r"\1The first \2 the second's \3"),
    habit(r"\b([Tt]he (?:first|second)|[Ii]t) (Steals|Copies) (?:all (?:the )?|the )?(DMG|SPD|HP|Abilities|Keyworded Abilities|Roles) (?:from|of) the (first|second)\b", r"\1 \2 the \4's \3"),
    habit(r"\b(Spawns? \d+) ([A-Z]{4,}) TOTEM(?:S|s)?(?: Units?)? with (\d+) HP\b", lambda m: f"{m[1]} TOTEM (RANK I, 0 DMG, 0 SPD, {m[3]} HP, {m[2]})" if m[2] == "STATION" else m[0]),
    habit(r"(\b(?:all|of) your [^;.*]*?)(?:, then| &) Give (it|them) ([A-Z]{4,}(?:-[A-Z]+)?) \(?at the start of your next (?:cycle|turn|Cycle Phase)\)?(?=$|;|\.)", r'\1 & Give \2 "●At the start of your Cycle Phase (Once while Active)* Gain \3"'),
    # ---- where
    habit(r"\b(?:from|in) (your|their|your opponent's|either) (hand|Deck|Idle Zone) or (?:(?:from |in )?(?:your|their|\1) )?(hand|Deck|Idle Zone)\b", two_piles),
    habit(r"\bSelect 1 ((?:[A-Z][A-Za-z]+ )*)(Unit|Event)➤ (Spawn & Attach this card to) (?:the [Ss]election|it|that (?:card|Unit|Event))(?= as an? )", r"Select 1 of your \1\2s➤ \3 it"),
    habit(rf"\b((?:{_NOUNS})s?) from (your|the opposing|the) board\b", r"\1 on \2 board"),
    habit(r" (?:in|on|into|to) (?:an|your|any) (?:empty|free|open) (?:Unit |Event )?Zones?\b", ""),
    habit(r"\b(?:[Rr]eturn|[Aa]dd|[Pp]ut|[Tt]ake) ((?:up to )?\d+ [^,;&➤*]*?) (?:from|in) your Deck (?:to|into|in) your hand\b", r"Draw \1"),
    # ---- how many
    habit(rf"^(●(?:If|When|Activate only if|Activate only when) (?:you|your opponent|each player) [A-Z][a-z]+) (?:1|one) or more ((?:[A-Z]+ )*)({_NOUNS})s\b", lambda m: f"{m[1]} {'an' if (m[2] or m[3])[0] in 'AEIO' else 'a'} {m[2]}{m[3]}"),
    habit(rf"^(●(?:If|When|Activate only if|Activate only when)) (?:1|one) or more ((?:opposing )?(?:[A-Z]+ )*)({_NOUNS})s (?:on your board )?(is|are|Attacks?|Shatters?|Enters?|Guards?)\b", lambda m: m[0] if "on your board" in m[0] else f"{m[1]} {'an' if (m[2] or m[3])[0] in 'AEIOo' else 'a'} {m[2]}{m[3]} {'is' if m[4] in ('is', 'are') else m[4].rstrip('s') + 's'}"),
    habit(rf"^(●(?:If|When|Activate only if|Activate only when)) (?:1|one) or more of your ({_DESCRIBED}(?:{_NOUNS})s) (is|are|Attacks?|Shatters?|Enters?|Guards?|Retaliates?)\b", lambda m: f"{m[1]} one of your {m[2]} {'is' if m[3] in ('is', 'are') else m[3].rstrip('s') + 's'}"),
    habit(r"\bRITUAL ?\((\d+ [^(),]*?) (?:is|are) ([A-Z][a-z]+)( by (?:you|your opponent))?\)", r"RITUAL (\1 \2\3)"),
    habit(rf"\b({_EVENT_ROLES}) or ({_EVENT_ROLES}) (Events?)\b", several_roles),
    habit(r"\b([Yy]our next [+-]?[^,;&*]*?) this turn (Consumes|costs)\b", lambda m: m[0] if m[1].endswith("Activated") else f"{m[1]} Activated this turn Consumes"),
    habit(r"\b([Yy])our hand is empty\b", r"\1ou have no cards in your hand"), habit(r"\b[Yy]our opponent's hand is empty\b", "your opponent has no cards in their hand"),
    habit(r"\bRITUAL ?\((?:Heal|Restore) (?:a total of )?(\d+) HP (?:in total )?to (?:your cards|cards on your board|any of your cards)\)", r"RITUAL (\1 HP Healed to your cards)"),
    habit(r"\bRITUAL ?\(Deal (?:a total of )?(\d+) DMG(?: in total)?(?: with your (?:cards|Units))?\)", r"RITUAL (\1 DMG dealt by your cards)"),
    # ---- which of a turn
    habit(rf"\b(you|your opponent) ([Aa]ctivates?) (?:your|their|an?|the) (first|second|third) ({_DESCRIBED}(?:{_NOUNS})) (?:in|of|during|each|this)(?: an?| the| each| every| one| any one)? ?turn\b", lambda m: f"{m[1]} {m[2]} {_article(m[4])} {m[4]} as the {m[3]} in a turn"),
    habit(rf"^●(?:The|Your|Your opponent's) (first|second|third) [–−-]?({_DESCRIBED}(?:{_NOUNS})) (?:that )?(you|your opponent) [Aa]ctivates? (?:each|every|in a|in each|per|this) turn (?:Consumes?|costs?) (\d+) (less|more|additional)(?: ENERGY)?$", nth_costs),
    habit(rf"^●(?:The|Your|Your opponent's) (first|second|third) [–−-]?({_DESCRIBED}(?:{_NOUNS}))() (?:each|every|in a|in each|per|of each) turn (?:Consumes?|costs?) (\d+) (less|more|additional)(?: ENERGY)?$", nth_costs),
    habit(r"^●(RESONATE) ?\((\d+ or more) (?:Active )?cards with RESONATE(?: Abilities)?\)", r"●\1 (you have \2 Active cards with RESONATE)"),
    habit(r"^●(RESONATE|HONEST|OUTLAST|ISOLATED)(?: \(([^()]*)\))?\* ([^*]*\b(?:Has|Have|can't|must)\b[^*]*) while (you have [^*]*|your opponent has [^*]*|your Leader (?:is|has) [^*]*)$", lambda m: f"●{m[1]} ({m[2] + ', ' if m[2] else ''}{m[4]})* {m[3]}"),
    # ---- who does what
    habit(r"(?:(?<=● )|(?<=●)|(?<=\* )|(?<=➤ )|(?<=& )|(?<=, then )|(?<=; ))([Yy]our Leader|[Tt]he opposing Leader|[Tt]his card|[Ii]t|[Tt]he Attacker) [Tt]akes (\d+|RANK) DMG\b", dealt),
    habit(rf"^●({_LAWS}) ?\(as (?:a )?Construct\)(?= ?\*)", r"●(this Construct) \1"),
    habit(r", starting with (?:you|the turn player|yourself)\b", ""),
    habit(r",? \b(?:divided|split|distributed)(?: as you (?:choose|like|wish))?,? (?:between|among)\b", " split among"),
)  # fmt: skip

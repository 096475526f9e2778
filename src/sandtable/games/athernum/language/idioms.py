"""Wordings that players of other card games bring along, and what Athernum's cards write for the same.

They come before the phrasings and habits of words: where one of these fits, the sentence gets the house's shape.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS, third
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.habits import choose_one
from sandtable.games.athernum.language.phrasings import lower, none_of, singular, upper

THINGS: Final = "character|item|location|permanent|attachment|token"
PHASE: Final = r"(?:Morning|Day|Combat|Evening|Night) Phase"
NOT: Final = r"cannot|do not|does not"
HELD: Final = r"you control|an opponent controls|your opponents control|they control"
NAMES: Final = {
    "victory token": "Victory Token",
    "command token": "Command Token",
    "extra deck": "Extra Deck",
}


PERMANENTS_OF: Final = {
    "players": "Permanents", "each player": "Permanents", "your opponents": "Permanents your opponents control",
    "opponents": "Permanents your opponents control", "each opponent": "Permanents your opponents control",
    "you": "Permanents you control", "they": "Permanents they control",
}  # fmt: skip
NAMED_COUNTERS: Final = {
    "+1/+1": ("Might", "+1 OFV and +1 DFV"), "-1/-1": ("Blight", "-1 OFV and -1 DFV"),
    "+1 OFV": ("Edge", "+1 OFV"), "+1 DFV": ("Ward", "+1 DFV"),
}  # fmt: skip
ORDERS: Final = (
    "create|exhaust|turn|put|return|move|search|heal|place|remove|discard|shuffle|reveal|look at|draw"
)


def each_of_them(found: re.Match[str]) -> str:
    """ "Players exhaust a character they control": each of them does."""
    who = "each opponent" if "opponents" in found[2] else "each player"
    verb = third(found[3].split()[0]) + found[3][len(found[3].split()[0]) :]
    return f"{found[1]}{upper(who) if found[2][0].isupper() else who} {verb}{found[4]}"


def choose_behind(found: re.Match[str]) -> str:
    """ "When this attacks, choose one: …" with semicolons between the ways."""
    ways = choose_one(re.fullmatch(r"Choose one: (.*)", f"Choose one: {found[2]}") or found)
    return found[0] if ways == found[0] else f"{found[1]}{lower(ways)}"


def with_names(found: re.Match[str]) -> str:
    """ "+1/+1 counters" by a name, and what they do in the reminder that 10.5.2 asks for."""
    text = found[0]
    for values, (name, change) in NAMED_COUNTERS.items():
        said = re.sub(
            rf"(\b[Aa]n? )?(?<!\S){re.escape(values)} counter(s?)\b", rf"\g<1>{name} counter\2", text
        )
        if said != text and not said.endswith(")"):
            said += f" (A permanent with a {name} counter gets {change} for each {name} counter on it.)"
        text = said
    return text


def fewer(count: str) -> str:
    """One less than a number in words or digits, as many as there may be at most."""
    number = NUMBERS.index(count) if count in NUMBERS else int(count)
    return NUMBERS[number - 1]


def denied(asked: str) -> str:
    """A condition turned round, "" if that cannot be said: "you control a Human" as "you control no Humans"."""
    if found := re.fullmatch(rf"({HELD}) ((?:an?|another|any) [^,.]*)", asked):
        holder = "your opponents control" if found[1] == "an opponent controls" else found[1]
        return f"{holder} no {none_of(found[2])}"
    if found := re.fullmatch(r"(you control|they control) (\w+) or more ([^,.]*)", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} {fewer(found[2])} or fewer {found[3]}"
    if found := re.fullmatch(r"(you|they) have (\w+) or more cards in (?:your |their )?hand", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} have {fewer(found[2])} or fewer cards in hand"
    if found := re.fullmatch(
        r"([\w ]*?) (?:has|have) an? ((?:[A-Z]\w+ |damage |exhaustion )?counter|Victory Token)(?: on it)?",
        asked,
    ):
        return f"{found[1]} has no {found[2]}s"
    if found := re.fullmatch(
        r"(it is|this is|this character is|this card is) ((?:your|an opponent's) (?:turn|\w+ Phase)|the \w+ Phase|face-up|face-down|exhausted)",
        asked,
    ):
        return f"{found[1]} not {found[2]}"
    return ""


def unless(found: re.Match[str]) -> str:
    """ "This cannot attack unless you control a location": as long as it is not so."""
    asked = denied(re.sub(r"\b(has|have) (an? [^,.]*?) on it$", r"\1 \2", found[3]))
    return f"{found[1]}As long as {asked}, {lower(found[2])}." if asked else found[0]


def or_not(found: re.Match[str]) -> str:
    """ "As long as it is your turn, this gets …; otherwise it gets …": each as long as it is so."""
    asked = denied(re.sub(r"\bit's\b", "it is", found[2]))
    return (
        f"{found[1]}As long as {found[2]}, {found[3]}. As long as {asked}, {found[4]}." if asked else found[0]
    )


def base_values(found: re.Match[str]) -> str:
    return f"{found[1]} OFV {found[2] or found[4]} and DFV {found[3] or found[4]}"


def later(found: re.Match[str]) -> str:
    return f"{found[1]}At the next {found[3]}, {lower(found[2])}."


IDIOMS: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"\b([Cc])an't\b", r"\1annot"), habit(r"\b([Cc])an not\b", r"\1annot"),
    habit(r"^.*(?<!\S)(?:[+]1/[+]1|-1/-1|[+]1 OFV|[+]1 DFV) counters?\b.*$", with_names),
    # ---- names that the rulebook writes small
    habit(r"\b(morning|day|combat|evening|night) phase\b", lambda m: f"{m[1].capitalize()} Phase"),
    habit(r"\b(victory token|command token|extra deck)(s?)\b", lambda m: NAMES[m[1]] + m[2]),
    # ---- words for an event that the rulebook spells out
    habit(r"^(?:Battlecry|When played|On play|On entering|Enter)[:.-]? -? ?(?=[A-Z])(.*)$", lambda m: f"When this enters the game board, {lower(m[1])}"),
    habit(r"^(?:Deathrattle|Last words|On discard|Last breath)[:.-]? -? ?(?=[A-Z])(.*)$", lambda m: f"When this is discarded, {lower(m[1])}"),
    habit(r"\btak(?:e|es) (combat )?damage\b", r"is dealt \1damage"),
    habit(r"\b([Cc])ounter(?= (?:up to \w+ )?(?:target|that) (?:\w+ )?(?:effect|ability|spell)s?\b)", lambda m: "Neutralize" if m[1] == "C" else "neutralize"),
    habit(r"\b([Nn]eutralizes? (?:up to \w+ )?(?:target|that|those) (?:(?:activated|triggered|static) )?)(?:abilit(y|ies)|spell(s?))\b", lambda m: f"{m[1]}effect{'s' if m[2] == 'ies' or m[3] else ''}"),
    habit(r"(\. )Only (if|in|once|twice)\b", r"\1Activate only \2"),
    # ---- keywords and costs
    habit(r"^(Command|Objective|Support)(?: -|[.:])? ((?:Exhaust|Discard|Remove|Return|Move|Reveal|Spend|Pay|Put|Place|Turn)\b[^.:\"]*): (?=[A-Z])", r"\1 \2: "),
    habit(r"^((?:Equip )?\*[^*]*\*|Command|Objective|Support) [Pp]ay (\{|\[)", r"\1 \2"),
    habit(r"^(Objective(?: -|[.:]) )If ([^,.]*?) at (the|your) (\w+ Phase), ", r"\1At \3 \4, if \2, "),
    habit(r"\b[Pp]lay this(?: card)? only if ([^.,]*)\.", r"This card cannot be played unless \1."),
    habit(r"\b([Dd]iscard)(s?) (an?|two|three|up to \w+) (item|character|location) (cards?)\b(?! (?:from|in|at|named|with|among|you))", lambda m: f"{m[1]}{m[2]} {m[3]} {m[4]} {m[5]} from {'their' if m[2] else 'your'} hand"),
    habit(r"\b([Ee]xhausts?|[Dd]iscards?|[Rr]eturns?|[Tt]urns?|[Mm]oves?) your location\b", r"\1 a location you control"),
    # ---- whom
    habit(r"\bwith ([A-Z]\w+) counters\b", lambda m: f"with {'an' if m[1][0] in 'AEIOU' else 'a'} {m[1]} counter"),
    habit(r"\b(a|an|\w+) (character|item|location)s? from among them\b", r"\1 \2 among them"),
    habit(r"(^(?:Equip - )?|\. )((?:[Tt]he linked target|[Tt]his(?: card| character)?|[Tt]arget character|[Cc]haracters you control|[Ee]ach character[^.,]*?|[Aa]ll characters|[Ii]t)) (is|are) (?:also )?(?:an? )?(?!OFV|DFV)([A-Z]\w+?)(?: in addition to (?:its|their) other (?:types|subtypes))?((?: (?:until end of turn|this turn|until your next turn))?)\.", lambda m: f"{m[1]}{m[2]} gain{'s' if m[3] == 'is' else ''} the subtype {m[4]}{m[5]}."),
    habit(r"\b(reveals their hand\. (?:Discard|Choose|Move|Put) [^.]*?) from it\b", r"\1 in their hand"),
    habit(r"(Reveal the top \w+ cards of your deck\. Put (?:all|each) )(?:the )?((?:character|item|location|[A-Z]\w+)s?)(?: cards?)?(?= into| onto)", r"\1\2 revealed this way"),
    habit(r"\ball (?:the )?cards in (?:each|all|every) discard piles?\b|\b(?:each|all) (?:player's )?discard piles?(?= to the void)", "each card in a discard pile"), habit(r"\b([Mm]oves?) ((?:target opponent|target player|your|their)(?:'s)?) (discard pile|hand) to the void\b", r"\1 each card in \2 \3 to the void"),
    habit(r"\bOtherwise (?!,)(?=[a-z])", "Otherwise, "), habit(r"\bfrom (?:any|all) discard piles?\b", "from a discard pile"), habit(r"\b(?:a|any) player's main character\b", "a main character"),
    habit(r"\bchosen as targets\b", "chosen as a target"), habit(r"\b(?:this card|this item|this)'s linked target\b", "the linked target"),
    habit(r"\b([Ii]t is (?:not )?)their turn\b", r"\1that player's turn"), habit(r"\b([Ii]t) isn't\b", r"\1 is not"),
    habit(rf"\b([Ii]ts (?:controller|owner)|[Tt]hat player|[Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)) may ((?:pay|discard|exhaust|spend|remove|return|reveal)\b[^.]*?) to (?=(?:{ORDERS}|deal|gain|prevent|add|neutralize)\b)([^.]*)\.", r"\1 may \2. If they do, \3."),
    habit(r"\bIf damage would be dealt to ([^,.]*), you may ([^.]*)\. If you do, prevent that damage\.", r"If \1 would be dealt damage, you may \2 instead."), habit(r"\bIf ([^,.]* would be dealt (?:combat )?damage), you may ([^.]*)\. If you do, prevent that damage\.", r"If \1, you may \2 instead."),
    habit(r"\byou control fewer ([^,.]*?) than an opponent\b", r"an opponent controls more \1 than you"), habit(r"\ban opponent controls fewer ([^,.]*?) than you\b", r"you control more \1 than an opponent"),
    habit(r"\b([Ww]hen(?:ever)?) (an? [^,.]*?tokens?|an? token) (?:is created|enters the game board) under your control\b", r"\1 you create \2"),
    habit(r"(^(?:Equip - )?|\. )((?:[Tt]he linked target|[Tt]his(?: character| card)?|[Ii]t)) deals (\d+) (?:additional|more|extra) (combat )?damage(?: to ([^.,]*))?\.", lambda m: f"{m[1]}If {lower(m[2])} would deal {m[4] or ''}damage{' to ' + m[5] if m[5] else ''}, increase that damage by {m[3]}."),
    habit(r"\bface-down ((?:attachment|permanent|character|item|location)[^,.]*? (?:is|are|was) turned face-up)\b", r"\1"), habit(r"\bface-up ((?:attachment|permanent|character|item|location)[^,.]*? (?:is|are|was) turned face-down)\b", r"\1"),
    # ---- that long
    habit(r" (?:for the rest of the turn|for this turn|for one turn|until the next turn)(?=[.,])", " until end of turn"), habit(r" (?:for the rest of the game|permanently)(?=[.,])", ""),
    habit(r"\b([Uu])ntil (?:the )?end of (?:the |this )?turn\b", r"\1ntil end of turn"), habit(r"\b([Uu])ntil (?:the )?end of (?:the )?(?:Combat Phase|[Cc]ombat)\b", r"\1ntil end of phase"), habit(r"\b([Uu])ntil your next Morning Phase\b", r"\1ntil your next turn"),
    habit(r" while (attacking|defending)(?=[.,])", r" as long as it is \1"),
    habit(r"^((?:Objective - |Equip - )?(?:When(?:ever)?|At) [^.:;]*?, )(?:you )?choose one(?: of the following)? ?[:-] ?(.*)$", choose_behind),
    # ---- how many there are
    habit(r"\ban additional ((?:Victory|Command) Token|[A-Z]\w+ counter|damage counter|exhaustion counter)\b", lambda m: f"{'an' if m[1][0] in 'AEIOU' else 'a'} {m[1]}"),
    habit(r"\bequal to (this(?: card| character)?|that character|target character|the linked target|your main character)'s (OFV|DFV|cost)\b", r"equal to the \2 of \1"),
    habit(r"\b([Dd]eals?) (\d+) damage to ([^.,]*?) and (\d+) damage to\b", r"\1 \2 damage to \3 and deal \4 damage to"),
    habit(r"\b([Cc]reates?) a number of ([^.,]*?)tokens([^.,]*?) equal to the number of ([^.,]*)", lambda m: f"{m[1]} {'an' if m[2][:1] in 'AEIOUaeiou' and m[2] else 'a'} {m[2]}token{m[3]} for each {singular(m[4])}"),
    habit(r"\b([Dd]raws?) until\b", r"\1 cards until"),
    habit(r"(^|[.:*] |, |\bthen |\band |- )([Mm])ills? (an?|one|two|three|four|five|\d+) cards?\b", lambda m: f"{m[1]}{'P' if m[2] == 'M' else 'p'}ut the top {'card' if m[3] in ('a', 'an', 'one') else m[3] + ' cards'} of your deck into your discard pile"),
    habit(r"\b([Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)|[Tt]hat player|[Ii]ts controller) mills (an?|one|two|three|four|five|\d+) cards?\b", lambda m: f"{m[1]} puts the top {'card' if m[2] in ('a', 'an', 'one') else m[2] + ' cards'} of their deck into their discard pile"),
    # ---- what would happen
    habit(r"\b([Ww]ould) (place|put) a Victory Token(?=,)", r"\1 place a Victory Token on a permanent"),
    habit(r"\bdeal that damage to\b", "deal that much damage to"), habit(r"\b(?:it|this|that character) is dealt (\d+) less damage(?: instead)?|\breduce that damage by (\d+)\b|\bthat damage is reduced by (\d+)\b", lambda m: f"prevent {m[1] or m[2] or m[3]} of that damage"),
    habit(r"\b(wins?|loses?)(?= instead)", r"\1 the game"),
    habit(r"\b(Victory Token|[A-Z]\w+ counter|[Cc]ounter|[Dd]amage counter)s cannot be (?:placed|put) on\b", lambda m: f"Players cannot place {'an' if m[1][0] in 'AEIOUaeiou' else 'a'} {m[1]} on"),
    habit(r"^(?:This(?: character| card)?|It) deals double (combat )?damage\.", r"If this would deal \1damage, double that damage."),
    habit(r"\benters exhausted\b", "enters the game board exhausted"), habit(r"\benter exhausted\b", "enter the game board exhausted"), habit(r"\b(becomes attached)(?=,)", r"\1 to a permanent"),
    habit(r"^((?:Discard|Return|Exhaust|Remove|Heal|Draw|Place|Deal|Create|Turn)\b(?!.*\btarget\b)[^.,:]*?) at (the|your) (\w+ Phase)\.$", lambda m: f"At {m[2]} {m[3]}, {lower(m[1])}."),
    habit(r"\b(?<![Tt]he )linked target\b", "the linked target"),
    habit(r"\b([Ee]ach|[Aa]ll|[Ee]very) (?:of your )?opponents?'s? main characters?\b|\b[Yy]our opponents' main characters\b", "each main character your opponents control"),
    habit(r"\b[Ee](?:ach|very) player's main character\b", "each main character"),
    habit(r"\b(characters?|items?|locations?|permanents?|attachments?|tokens?) (?:that )?you (?:do not|don't) control\b", lambda m: f"{m[1]} {'your opponents control' if m[1].endswith('s') else 'an opponent controls'}"),
    habit(rf"\b[Yy]our opponents?'s? ((?:(?:other|face-up|face-down|exhausted|attacking|defending) )*)((?:{THINGS})s)\b", r"\1\2 your opponents control"),
    habit(r"\b((?:has|have|had) (?:an?|no|\w+|\w+ or (?:more|fewer)|that many) (?:[\w]+ )?(?:counters?|Victory Tokens?)) on (?:it|them)\b", r"\1"),
    habit(r"\b(an?) ([A-Z]\w+|character|item|location|token|attachment) or an? ([A-Z]\w+|character|item|location|token|attachment)\b", r"\1 \2 or \3"),
    habit(rf"\b([Aa]|[Aa]n|[Oo]ne) random ((?:[A-Z]\w+ )?(?:{THINGS}|card))((?: (?:an opponent controls|you control|they control|your opponents control|from your hand|from their hand|in their hand))?)", lambda m: f"{m[1]} {m[2]}{m[3]} at random"),
    habit(rf"\b(?:the )?(?:(un)damaged) ((?:[A-Z]\w+|{THINGS})(s?))\b", lambda m: f"{m[2]} with {'no damage counters' if m[1] else 'a damage counter'}"),
    habit(rf"\bdamaged ((?:[A-Z]\w+|{THINGS})s?)\b", r"\1 with a damage counter"),
    habit(r"\b(is|are) undamaged\b", lambda m: f"{'has' if m[1] == 'is' else 'have'} no damage counters"), habit(r"\b(is|are) damaged\b", lambda m: f"{'has' if m[1] == 'is' else 'have'} a damage counter"),
    habit(r"\bwithout (?:any )?attachments?\b|\bwithout an? (?:attachment|item)(?: attached)?\b|\bwithout items?(?: attached)?\b", "with no attachments"),
    habit(r"\bwithout (?:an?|any) ((?:[A-Z]\w+ |damage |exhaustion )?counter)s?(?: on (?:it|them))?\b", r"with no \1s"), habit(r"\bwithout damage(?: counters)?\b", "with no damage counters"),
    habit(r"\b([Tt])he (attacking|defending) (character|permanent)\b", lambda m: f"{'Each' if m[1] == 'T' else 'each'} {m[2]} {m[3]}"),
    habit(rf"\b[Ee]ach opponent's ((?:exhausted |face-up |face-down )?(?:{THINGS}))\b(?!s)", r"each \1 your opponents control"), habit(r"\b[Tt]arget opponent's ((?:exhausted |face-up |face-down )?(?:location))\b", r"each \1 target opponent controls"),
    habit(r"\btheir owners?'s? (hand|deck|discard pile)s?\b", r"their owner's \1"), habit(rf"\b([Rr]eturns?|[Pp]uts?|[Ss]huffles?|[Mm]oves?) all ((?:other |[A-Z]\w+ )?(?:{THINGS}|[A-Z]\w+))s\b([^.,;]*?) their owner's\b", r"\1 each \2\3 its owner's"),
    habit(r"\b(?:[Tt]hat|[Tt]he linked target|[Tt]his)(?: character| card)?'s (OFV|DFV|cost) is (\d+) or (more|less|greater|higher|lower)\b", lambda m: f"{m[0].split(chr(39))[0]} is a character with {m[1]} {m[2]} or {'more' if m[3] in ('more', 'greater', 'higher') else 'less'}"),
    # ---- what is so
    habit(r"\byour hand is empty\b", "you have no cards in hand"), habit(r"\byour (deck|discard pile) is empty\b", r"you have no cards in your \1"), habit(r"\b(?:an|your) opponent's hand is empty\b", "an opponent has no cards in hand"),
    habit(r"\byour (deck|discard pile|hand) (?:has|contains) (\w+ or (?:more|fewer|less)|no|an?|exactly \w+) ((?:\w+ )?cards?)(?: in it)?\b", lambda m: f"you have {m[2].replace('or less', 'or fewer')} {m[3]} in your {m[1]}".replace("in your hand", "in hand")),
    habit(r"\b([Tt])here (is|are) ([^,.]*?) on the game board\b", r"\1here \2 \3"), habit(rf"\b([Nn])o player controls (?:an?|any) ({THINGS})s?\b", lambda m: f"{'T' if m[1] == 'N' else 't'}here are no {m[2]}s"), habit(r"\b(if|as long as|As long as|If) (an?|another) ([^,.]*?) is on the game board\b", r"\1 there is \2 \3"),
    habit(r"\bthis is the only (character|item|permanent|location) you control\b", r"you control no other \1s"),
    habit(r"\b(you) did not attack(?: with (?:a|any) characters?)? this turn\b", "no permanents you control attacked this turn"), habit(r"\byou attacked(?: with an? (character|permanent))? this turn\b", lambda m: f"a {m[1] or 'permanent'} you control attacked this turn"),
    habit(r"\b([Ww]hen(?:ever)?) you attack(?: with an? ((?:[A-Z]\w+ )?(?:character|permanent|[A-Z]\w+)))?(?=,)", lambda m: f"{m[1]} a {m[2] or 'permanent'} you control attacks"), habit(r"\b([Ww]hen(?:ever)?) an opponent attacks(?: with an? (character|permanent))?(?=,)", lambda m: f"{m[1]} a {m[2] or 'permanent'} an opponent controls attacks"),
    habit(r"\b([Ww])hen(?:ever)? you attack (?=your|an?|target)", r"\1henever a permanent you control attacks "),
    habit(r"(^|[.:] |- |, )(Players|Your opponents|You|Opponents|[Yy]our opponents|[Pp]layers|[Yy]ou|[Ee]ach opponent|[Ee]ach player|[Tt]hey) cannot (attack|defend)(?= |[.,])", lambda m: f"{m[1]}{PERMANENTS_OF[m[2].lower()]} cannot {m[3]}"),
    habit(r"\b((?:[Cc]haracter|[Ii]tem|[Ll]ocation|[Pp]ermanent|[Aa]ttachment)s?(?: (?:your opponents control|you control|an opponent controls))?|[Tt]his(?: card| character)?|[Ii]t|[Tt]arget \w+|the linked target|[Tt]hat \w+) cannot activate abilities\b", r"\1 cannot use activated abilities"),
    habit(r"\b(a) (command|support|objective) ability is activated\b", r"a player activates a \2 ability"), habit(r"\ban ability is activated\b", "a player activates an ability"),
    # ---- when
    habit(r"\bWhen(?:ever)? your turn (begins|starts|ends)(?=,)", lambda m: f"At your {'Evening' if m[1] == 'ends' else 'Morning'} Phase"), habit(rf"\bWhen(?:ever)? (the|your) ({PHASE}) (?:begins|starts)(?=,)", r"At \1 \2"), habit(r"\bWhen(?:ever)? you enter (?:the Combat Phase|combat)(?=,)", "At your Combat Phase"),
    habit(r"(\. )((?!If|When|At|Until|Whenever)[A-Z][^.,:\"]*?) at the (?:next |beginning of the next |following )?(\w+ Phase)\.", later),
    habit(r"(\. |^)(At (?:the|your)(?: next)? \w+ Phase), ((?!if )[^.,\"]*?) if (?!able|you do|they do)([^.,]*)\.", r"\1\2, if \4, \3."),
    habit(r"(^(?:Equip - )?|\. )([A-Z][^.,:]*? (?:cannot|can't|do not|does not|may not) (?:(?!unless)[^.,:])*?) unless ((?:you|an opponent|your opponents|they|it|this)\b[^.,]*)\.", unless),
    habit(rf"\b([Aa]t (?:the|your) (?:next )?{PHASE}) (?=(?:return|discard|draw|deal|put|exhaust|place|remove|turn|move|create|heal|search|shuffle)s?\b)", r"\1, "),
    habit(r"(\. )If ((?:it|that \w+) (?:is discarded|leaves the game board|is exhausted|attacks|defends|is dealt damage)) this turn,", r"\1When \2 this turn,"),
    habit(r"\bWhen(?:ever)? ([^,.]*? would [^,.]*), (?:instead ([^.]*)|([^.]*?) instead)\.", lambda m: f"If {m[1]}, {m[2] or m[3]} instead."),
    habit(r"(^(?:Equip - )?|\. )As long as ([^,.;]*), ([^.;]*)[.;] [Oo]therwise,? ([^.;]*)\.", or_not),
    # ---- how many
    habit(r"\b([Dd]raws?) an (?:additional|extra) card\b", r"\1 a card"), habit(r"\b([Dd]raws?) (two|three|four|\d+) (?:additional|extra) cards\b", r"\1 \2 cards"),
    habit(r"\b(has|have) base OFV and DFV (?:of )?(?:(\d+)/(\d+)|(\d+))(?= |[.,])", base_values),
    habit(r"\b(equal to |X is )the (?:greatest|largest|highest) (OFV|DFV|cost) (?:among|of)(?: all)?\b", r"\1the highest \2 of"),
    habit(r"\bthe (?:combined|total|sum of the) (OFV|DFV|cost)s? of (?:all )?", r"the total \1 of "),
    habit(r"\b(cannot|would) (draw|discard) (?:any )?cards\b(?! from| in| equal| until)", r"\1 \2 a card"), habit(r"\b(cannot) create (?:any )?((?:resource |[A-Z]\w+ |character |item |location )*)tokens\b", lambda m: f"{m[1]} create a {m[2]}token"),
    habit(r"\b(cannot) (gain|spend|lose) (?:any )?(Command|Victory) Tokens\b", r"\1 \2 a \3 Token"), habit(r"\b(cannot|[Ww]henever (?:you|an opponent|a player)) (places?|put|puts) (?:any |an? )?Victory Tokens?(?= this|[.,])", lambda m: f"{m[1]} {m[2].replace('put', 'place')} a Victory Token on a permanent"),
    habit(r"\b(cannot) return cards to (?:their |a |any )?hands?\b", r"\1 return cards to a hand"), habit(r"\b(be returned to) (?:a |its owner's |any )?hand\b", r"\1 its owner's hand"),
    habit(rf"(^|[.:] |- |, )(Players|Your opponents|your opponents|All players|all players) ({ORDERS})\b([^.,;]*)", each_of_them),
    # ---- verbs
    habit(r"\bbe (?:blocked|unblockable)\b(?! by)", "be defended against"), habit(r"\b(?:is|are) unblockable\b", "cannot be defended against"),
    habit(r"\b([Cc])reate(s?) (an?|two|three|\d+) ((?:\d+/\d+ )?[^.,]*?tokens?)(,? (?:that (?:is|are) exhausted|(?:which )?enter(?:s|ing)? (?:the game board )?exhausted|exhausted)|\. (?:It|They) enters? (?:the game board )?exhausted)", lambda m: f"{m[1]}reate{m[2]} {'an' if m[3] in ('a', 'an') else m[3]} exhausted {m[4]}"),
    habit(rf"^Skip your ({PHASE})s?\.", lambda m: "You cannot enter the Combat Phase." if m[1] == "Combat Phase" else m[0]),
    habit(r"^(Players|Your opponents|Each player|Each opponent) (?:skip|skips) their Combat Phases?(?= |\.)", r"\1 cannot enter the Combat Phase"),
    habit(r"\b(your deck)([.,].*?)( (?:on|to)(?: the)? (?:bottom|top))(?= in |[.,]| and )(?! of)", lambda m: f"{m[1]}{m[2]}{m[3].replace(' to', ' on')} of your deck"),
    habit(r"\bthe other (?=on (?:the bottom|top))", "the rest "), habit(r"\bthe (?:other|others) (?=into |in )", "the rest "),
    habit(r"\b(cannot|may|would|could) search (?:their |your |players' |any |the )?(deck|discard pile|hand)s?\b", r"\1 search a \2"),
    habit(r"\b[Yy]our maximum (?:supply of Command Tokens|Command Token supply|Command Tokens?)\b", "your maximum of Command Tokens"),
    habit(r"\breturn (it|them|that \w+|those \w+) to the zones? (?:it|they) (?:originated|came) from under (?:its|their) owners?'s? control\b", r"put \1 back onto the game board"),
    habit(r"\b([Mm]oves? [^.,]*?(?:counters?|Tokens?)\b[^.,]*? from [^.,]*?) onto\b", r"\1 to"),
    habit(r"\b([Cc])hoose(s?) (?:a )?new targets? for ([^.,]*)", r"\1hange\2 the target of \3 to another legal target"),
    habit(r"(^|\. )((?:[A-Z]\w+ )*?(?:[Cc]haracter|[Ii]tem|[Ll]ocation)s?)(?: cards?)? in your hand (?:may|can) be played\b", lambda m: f"{m[1]}You may play {m[2].lower()}"),
)  # fmt: skip

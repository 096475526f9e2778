"""Wordings that say when, how many or on which condition otherwise than Athernum's cards do.

They come before single words (words.py): here a sentence gets another shape, and keeps its meaning.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import plural
from sandtable.cards.habits import Habit, habit

NOUNS: Final = (
    "characters|items|locations|permanents|attachments|tokens|cards|players|opponents|counters|Tokens"
)
ORDER: Final = "draw|deal|place|put|gain|heal|exhaust|create|return|search|add|discard|turn|look|reveal|move|neutralize|remove|attach|prevent|double|shuffle"
PRICE: Final = "exhaust|discard|pay|spend|remove|return|move|turn|reveal"
PHASE: Final = "(?:Morning|Day|Combat|Evening) Phase"
TIME: Final = rf"your turn|an opponent's turn|each opponent's turn|your {PHASE}|the (?:Night|Morning|Day|Combat|Evening) Phase|an opponent's {PHASE}"
SHORT: Final = {
    "does": "does not",
    "do": "do not",
    "did": "did not",
    "is": "is not",
    "are": "are not",
    "was": "was not",
    "were": "were not",
    "has": "has not",
    "have": "have not",
}
UNTIL: Final = "until end of turn|until your next turn|this turn|until end of phase|until end of combat"
START: Final = r"(^|[.:*-] )"
# how often an ability may be used or triggers, behind the last of the ways to choose from
LIMIT: Final = re.compile(
    r"\. (?P<limit>(?:This (?:ability )?(?:triggers|can|may|happens)|Activate|Use)\b[^.]*\.)$"
)


def singular(phrase: str) -> str:
    """What is counted, as it stands behind "for each": the first plural of it loses its s."""
    found = re.search(rf"\b(?:{NOUNS}|[A-Z][a-z]+s)\b", phrase)
    return phrase if found is None else phrase[: found.end() - 1] + phrase[found.end() :]


def none_of(phrase: str) -> str:
    """ "a location" as "locations", for what there is none of."""
    words = re.sub(r"^(?:an?|any) ", "", re.sub(r"^another ", "other ", phrase))
    if re.match(r"any ", phrase):
        return words
    head = re.match(
        r"(?:(?:other|face-up|face-down|exhausted|non-\w+) )*((?:[A-Z]\w+ )?(?:character|item|location|permanent|attachment|token|card|[A-Z]\w+))\b",
        words,
    )
    return words if head is None else plural(head[0]) + words[head.end() :]


def lower(text: str) -> str:
    return text[0].lower() + text[1:]


def upper(text: str) -> str:
    return text[0].upper() + text[1:]


def x_is(found: re.Match[str]) -> str:
    """ "deal X damage to …, where X is …": the number said where it is used."""
    text, value = found[1], found[2]
    value = re.sub(r"^(?:equal to )?(?:its|their)\b", "its", value)
    value = re.sub(
        r"^(this(?: card| character)?|that character|target character)'s (OFV|DFV|cost)$",
        r"the \2 of \1",
        value,
    )
    counted = re.match(r"the number of (.*)", value)
    each = f"for each {singular(counted[1])}" if counted else ""
    if re.search(r"[+-]X", text):
        if not each:
            return found[0]
        text = re.sub(r"([+-])X/([+-])X", r"\g<1>1 OFV and \g<2>1 DFV", text)
        text = re.sub(r"([+-])X", r"\g<1>1", text)
        text, times = re.subn(rf" ({UNTIL})$", rf" {each} \1", text)
        return text if times else f"{text} {each}"
    for pattern, house in (
        (r"\b([Dd]eals?) X damage to (.*)$", rf"\1 damage equal to {value} to \2"),
        (r"\b([Dd]raws?) X cards$", rf"\1 cards equal to {value}"),
        (r"\b([Hh]eals?) X damage(?: counters)? (from .*)$", rf"\1 a number of damage counters \2 equal to {value}"),
        (r"\b([Pp]laces?|[Pp]uts?|[Rr]emoves?) X ((?:\w+ )?(?:counters|Tokens)) ((?:on|from) .*)$", rf"\1 a number of \2 \3 equal to {value}"),
    ):  # fmt: skip
        if re.search(pattern, text):
            return re.sub(pattern, house, text)
    if each and (made := re.search(r"\b([Cc]reates?) X (.*?)tokens\b(.*)$", text)):
        return f"{text[: made.start()]}{made[1]} a {made[2]}token{made[3]} {each}"
    return found[0]


def both(found: re.Match[str]) -> str:
    """ "if you control a character, a location and an attachment": each asked for by itself."""
    things = [one.strip() for one in re.split(r", and |, | and ", found[3]) if one.strip()]
    return found[1] + " and if ".join([f"{found[2]} {one}" for one in things]) + ","


def first_time(found: re.Match[str]) -> str:
    """ "The first time … each turn, …": it triggers only once per turn."""
    if " would " in found[2] or not re.search(
        r"\b(?:each|per|in a|a) turn\b|^\S*Once\b", found[0].partition(",")[0]
    ):
        return found[0]  # what happens instead is no trigger, and the first time of all is no time of a turn
    return f"{found[1]}Whenever {found[2]}, {found[3]}. This triggers only once per turn."


def later(found: re.Match[str]) -> str:
    return f"{found[1]}At {found[3]}, {lower(found[2])}."


def later_too(found: re.Match[str]) -> str:
    return f"{found[1]}. At {found[3]}, {found[2]}."


def shortened(found: re.Match[str]) -> str:
    return SHORT[found[1].lower()] if found[1].islower() else upper(SHORT[found[1].lower()])


def compared(found: re.Match[str]) -> str:
    """ "with OFV greater than 3", "with less than 3 DFV": or more, or less."""
    stat = found["stat"] or found["after"]
    number = int(found["n"] or found["m"])
    more = (found["how"] or found["than"]).split()[0] in ("greater", "higher", "more")
    return f"with {stat} {number + 1} or more" if more else f"with {stat} {number - 1} or less"


def mixed(found: re.Match[str]) -> str:
    return f"{found[1]} their hand into their deck and {found[1]} their discard pile into their deck"


SENTENCE_SHAPES: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r" {2,}", " "),
    habit(r"\b([Dd]oes|[Dd]o|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave)n't\b", shortened),
    habit(r"\b([Cc])an't\b", r"\1annot"), habit(r"\b([Cc])an not\b", r"\1annot"), habit(r"\b([Ii])t's\b", r"\1t is"), habit(r"\b([Tt])hat's\b", r"\1hat is"),
    habit(r" \((?:[A-Z]\w+ )?[Cc]ounters? (?:(?:do|does|have|has) (?:nothing|no )[^)]*|(?:are|is) (?:only|just)[^)]*)\)$", ""),
    habit(r"\b(?:also|immediately) (?=[a-z])", ""),
    habit(r"\b[Cc]reature(s?)\b", r"character\1"), habit(r"\bgraveyard(s?)\b", r"discard pile\1"), habit(r"\b[Bb]attlefield\b", "game board"),
    habit(r"\b(?:their|your opponents'|players') (deck|hand|discard pile)s\b", r"their \1"),
    habit(r"\bmay not (?=(?:be |attack|defend|play|activate|draw|discard|search|use|spend|enter|leave))", "cannot "),
    habit(r"\b(one|an?|two|three) of (their|your) ((?:exhausted |face-up |face-down )?)(character|item|location|permanent|attachment|token)s\b", lambda m: f"{'a' if m[1] in ('one', 'a', 'an') and not m[3].startswith('e') else 'an' if m[1] == 'one' else m[1]} {m[3]}{m[4]}{'' if m[1] in ('one', 'a', 'an') else 's'} {'they' if m[2] == 'their' else 'you'} control"),
    habit(r"\bOpponents' (characters|items|locations|permanents|attachments)\b", lambda m: f"{upper(m[1])} your opponents control"), habit(r"\b(characters|items|locations|permanents|attachments) you do not control\b", r"\1 your opponents control"),
    habit(r"\b(?<![Tt]he )Linked target\b", "The linked target"), habit(r"\bfor as long as\b", "as long as"), habit(r"\bfrom any discard pile\b", "from a discard pile"),
    habit(r"\b(that (?:attacked|defended)) this turn\b", r"\1"), habit(r"(?<=s) each (?=(?:get|gain|have|lose|deal) )", " "),
    habit(r"^(Players|Opponents)( with [^.]*?)? (draw|discard|lose|gain|shuffle|reveal)\b", lambda m: f"Each {m[1][:-1].lower()}{m[2] or ''} {m[3]}s"),
    habit(r"\b([Pp])lace(s?) ((?:the top|that card|those cards|them|it|the rest|target)\b[^.,]*?) (into|onto|on top of|on the bottom of|in)\b", r"\1ut\2 \3 \4"), habit(r"\b([Pp])ut(s?) ((?:(?! into | onto | and )[^.,])*?) in(?:to)? the void\b", lambda m: f"{'M' if m[1] == 'P' else 'm'}ove{m[2]} {m[3]} to the void"),
    habit(r"\bYou may enter (?:combat|the Combat Phase) (?:twice|a second time) this turn\b", "You may enter the Combat Phase one additional time this turn"),
    habit(r"\b([Cc])reate(s?) a (?:token )?copy of\b(?![^.]*attached to)", r"\1reate\2 a token that is a copy of"),
    habit(r"\b([Ii])f (?:an effect|an ability)( (?:an opponent|your opponent) controls| your opponents control)? would cause (you|an opponent|a player|this|it) to ([^,.]*), ([^.]*? instead)\.", lambda m: f"{m[1]}f {m[3]} would {m[4]} through effects{' your opponents control' if m[2] else ''}, {m[5]}."),
    habit(r"^(?:(?:This(?: character)?|It) )?[Dd]eals (?:double|twice the) (combat )?damage to ([^.]*)\.", lambda m: f"If this would deal {m[1] or ''}damage to {one_of(m[2])}, double that damage."),
    habit(r"\b([Ww])hen(ever)? (an? (?:[A-Z]\w+ counter|damage counter|Victory Token|exhaustion counter)) is removed from\b", r"\1hen\2 a player removes \3 from"),
    habit(r"^((?:\*[^*]*\* )?[^.:]*?(?:[:*-] )?)Choose one or both ?[-:] ?([^;]*); (?:or )?([^;.]*)\.$", lambda m: f"{m[1]}Choose one - {lower(m[2])}; {lower(m[3])}; or {lower(m[2])} and {lower(m[3])}."),
    habit(r"\. Or:? (?=[A-Z])", "; or "),
    # ---- "Return: put a card back into its owner's hand" (0.def.return), so that where to need not be said
    habit(r"\b([Rr]eturns? (?:(?! to | onto | into |counter)[^.,:;\"])*? from your discard pile)(?=[.,]| and | unless )", r"\1 to your hand"),
    habit(r"\b([Rr]eturns? (?:an?|another|target|another target|each|that|it|this)\b(?:(?! to | onto | into | from |counter)[^.,:;\"])*?)(?=[.,]| and | unless )", r"\1 to its owner's hand"),
    habit(r"(\bthis card from your (discard pile|hand)\b.*?)\. (?:This ability (?:may|can) only be (?:activated|used) (?:while|if)|Activate (?:this ability )?only (?:while|if)) (?:this card|it) is in your \2\.", r"\1."),
    habit(r"\b(declared as) the (attacker|defender)\b", lambda m: f"{m[1]} {'an' if m[2] == 'attacker' else 'a'} {m[2]}"),
    habit(r"\b([Ss])et ((?:target|another target|this|that|each|the linked)\b[^.,']*?)(?:'s) ((?:OFV|DFV)(?: and (?:OFV|DFV))?) to (\d+)\b", r"\1et the \3 of \2 to \4"),
    habit(r"\b([Dd])ouble (this card|that card|the linked target)'s (OFV|DFV)\b", r"\1ouble the \3 of \2"),
    habit(r"\b([Pp]laces?) ((?:an?|\w+) (?:damage |exhaustion |[A-Z]\w+ )counters?) on ([^.,]*?) and ((?:an?|one|two|three|\d+) (?:damage |exhaustion |[A-Z]\w+ )counters?) on\b", r"\1 \2 on \3 and place \4 on"),
    habit(r"\b(?:[Tt]he maximum of your Command Tokens|[Tt]he maximum number of your Command Tokens)\b", "your maximum of Command Tokens"),
    habit(r"\bbecomes an? (\d+)/(\d+) ([A-Z][\w ]*?)(?=[.,]| until | and | in addition)", lambda m: f"becomes {'an' if m[3][0] in 'AEIOU' else 'a'} {m[3]} and has OFV {m[1]} and DFV {m[2]}"),
    habit(r"\b(becomes an? [A-Z][\w ]*?) with (?:(\d+) OFV and (\d+) DFV|OFV (\d+) and DFV (\d+))", lambda m: f"{m[1]} and has OFV {m[2] or m[4]} and DFV {m[3] or m[5]}"),
    habit(r"\byou have no faction\b", "your main character is a factionless character"),
    habit(r"\beach ([A-Z]\w+|character|item|location) and each ([A-Z]\w+|character|item|location)\b", r"each \1 or \2"),
    habit(r"\b([Ii])f ([^,.]*?) would be dealt combat damage, ([^.]*?) the (permanent|character) that would (?:have dealt|deal) it\b", r"\1f a \4 would deal combat damage to \2, \3 that \4"),
    habit(r"\"(Objective|Command|Support|Equip): (?=[A-Z])", r'"\1 - '),
    # ---- when
    habit(r"^((?:Equip - |Objective - )?)([A-Z][^.,:]*?),? (whenever|when|each time) ((?:this|it|you|an?|another|your|the|one)\b[^.,]*)\.", lambda m: f"{m[1]}{'When' if m[3] == 'when' else 'Whenever'} {m[4]}, {lower(m[2])}."),
    habit(r"(^(?:Equip - |Command - |Support [^:]*: |\*[^*]*\* )?|\. )((?!Activate)[A-Z][^.:,\"]*?) if (?!able|you do|they do)((?:you|your|an opponent|this|it|they|no|that|each|another|two|three)\b[^.,]*)\.", lambda m: f"{m[1]}If {m[3]}, {lower(m[2])}."),
    habit(r"\b([Aa])t (?:the )?(?:beginning|start) of (?:each of )?your (next )?turns?\b", r"\1t your \2Morning Phase"),
    habit(r"\b([Aa])t (?:the )?(?:beginning|start) of (?:each|every|the) (?:player's )?turn\b", r"\1t the Morning Phase"),
    habit(r"\b([Aa])t (?:the )?(?:beginning|start) of (each|an|your) opponent's turn\b", r"\1t \2 opponent's Morning Phase"),
    habit(r"\b([Aa])t (?:the )?(?:beginning|start) of combat(?: on your turn)?\b", lambda m: m[1] + ("t your Combat Phase" if "your" in m[0] else "t the Combat Phase")),
    habit(r"\b([Aa])t (?:the )?end of your next turn\b", r"\1t the Evening Phase of your next turn"),
    habit(r"\b([Aa])t (?:the )?end of (?:each of )?your turns?\b", r"\1t your Evening Phase"),
    habit(r"\b([Aa])t (?:the )?end of (?:each|every) (?:player's )?turn\b", r"\1t the Evening Phase"),
    habit(r"\b([Aa])t (?:the )?end of (each|an|your) opponent's turn\b", r"\1t \2 opponent's Evening Phase"),
    habit(r"\b([Aa])t (?:the )?end of (?:the |this )?turn\b", r"\1t the next Evening Phase"),
    habit(rf"\b([Aa])t the ({PHASE}) of each of your turns\b", r"\1t your \2"),
    habit(rf"\b([Aa])t (?:the )?(?:beginning|start) of (your|the) (next )?({PHASE}|Night Phase)\b", r"\1t \2 \3\4"), habit(r"\b([Aa])t (?:the )?end of (your|the) (next )?(Evening|Night) Phase\b", r"\1t \2 \3\4 Phase"),
    habit(rf"{START}([A-Z](?:(?! and |, )[^.:])*?),? at ((?:the|your) next \w+ Phase|the \w+ Phase of your next turn)\.", later),
    habit(r"(\. |, )([Ii]f (?:you|they) do), ([^.,\"]*?),? at ((?:the|your) next \w+ Phase|the \w+ Phase of (?:your|their|its owner's|its controller's) next turn)(?: with no exhaustion counters)?\.", r"\1\2, at \4, \3."),
    habit(r"((?:^|[.:*-] )(?:(?![Ww]hen|[Ii]f )[^.:])*?)(?: and|, then|,) ((?:(?! and |, )[^.:])*?),? at ((?:the|your) next \w+ Phase|the \w+ Phase of your next turn)\.", later_too),
    habit(r"\b[Dd]uring (?:the )?[Cc]ombat\b(?! Phase)(?<!exhausted during combat)", lambda m: m[0][0] + "uring the Combat Phase"),
    habit(r"\buntil (?:the )?end of (?:the )?Combat Phase\b", "until end of phase"), habit(r"\buntil (?:the )?end of (?:the )?[Cc]ombat\b|\b(?:for|during) (?:this|that) combat\b|\bthis combat\b", "until end of combat"),
    habit(rf"^((?:Objective - |Equip - )?)[Dd]uring ({TIME}), (when(?:ever)? [^,.]*), (?!if )", lambda m: f"{m[1]}{upper(m[3])}, if it is {m[2]}, "),
    habit(rf"^((?:Objective - |Equip - )?[Ww]hen(?:ever)? [^,.\"]*?) (?:during|in|on) ({TIME}), (?!if )", r"\1, if it is \2, "),
    habit(rf"^((?:Objective - |Equip - )?[Ww]hen(?:ever)? [^,.\"]*?) outside (?:of )?(their|your) ({PHASE}|turn), (?!if )", lambda m: f"{m[1]}, if it is not {'your' if m[2] == 'your' else 'that player' + chr(39) + 's'} {m[3]}, "),
    habit(rf"^((?:Equip - )?)[Dd]uring ({TIME}), ([^.\"]*|[^.\"]*\"[^\"]*\")(\.?)$", lambda m: f"{m[1]}{upper(m[3])} during {m[2]}{m[4] or '.'}"),
    habit(r"^((?:Objective - |Equip - )?)(?:The first time each turn(?: that)?|Once per turn, when(?:ever)?|Once each turn, when(?:ever)?|The first time(?: in a turn| per turn)?(?: that)?) ([^,.]*?)(?: each turn| in a turn| per turn)?, ([^.]*(?:\. If [^.]*)?)\.$", first_time),
    habit(r"\bThis ability (?:triggers|may trigger|can trigger|can only trigger) (?:only )?(once|twice) (?:per|each|a) turn\b", r"This triggers only \1 per turn"),
    habit(r"\bThis(?: ability)? (?:triggers|can trigger|can only trigger) (?:only )?(once|twice) (?:each|a) turn\b", r"This triggers only \1 per turn"),
    habit(r"^((?:Equip - )?)While (attacking|defending), (this(?: card| character)?|it)\b", r"\1As long as \3 is \2, it"),
    habit(r"^((?:Equip - )?)While (?![^,]* (?:is|are) (?:in|face-up on top)\b)", r"\1As long as "),
    habit(r"\bAs (this(?: card| character| item| location)?) enters the game board, ", r"When \1 enters the game board, "),
    habit(r"\b(must )?attacks? (this turn|each turn) if able\b", r"must attack if able \2"), habit(r"\b(must )?defends? (this turn|each turn) if able\b", r"must defend if able \2"),
    # ---- on which condition
    habit(rf"\b([Yy]ou|[Tt]hey) may ((?:{PRICE})\b[^.]*?) to (?=(?:{ORDER})\b)([^.]*)\.", lambda m: f"{m[1]} may {m[2]}. If {m[1].lower()} do, {'they ' if m[1].lower() == 'they' else ''}{m[3]}."),
    habit(r"\b([Yy]ou|[Tt]hey) may ((?:exhaust|discard|pay|spend)\b[^.]*?) and if (?:you|they) do,? ", lambda m: f"{m[1]} may {m[2]}. If {m[1].lower()} do, "),
    habit(r"\b([Ii]f|[Aa]s long as|[Uu]nless) you do not control ((?:an?|any|another) [^,.]*)", lambda m: f"{m[1]} you control no {none_of(m[2])}"),
    habit(r"\bthan you (?:do|have|control)\b", "than you"), habit(r"\bthan (an opponent|each opponent|your opponent) (?:does|has|controls)\b", r"than \1"),
    habit(rf"{START}Unless ((?:you|they|that player|its controller|an opponent)\b[^,.]*), ([^.]*)\.", lambda m: f"{m[1]}{upper(m[3])} unless {m[2]}."),
    habit(r"(\b[Ii]f |\b[Aa]s long as )(you control) ((?:an?|another) [\w ]{1,40}?(?:,? and |, )(?:an?|another) [\w ]{1,40}?(?:(?:,? and |, )(?:an?|another) [\w ]{1,40}?)?),(?= )(?!.* and if )", both),
    habit(r"\b([Ii]f|[Aa]s long as) ([^,.]*?) and (?=(?:you|your|an opponent|this|it is|they|no|that)\b[^,.]*,)(?!if )", r"\1 \2 and if "),
    habit(r"\bIf (you|they) (?:cannot|could not|are unable to|are not able to),", r"If \1 do not,"), habit(r"\bIf (?:this|that|it) (?:is not possible|is impossible|cannot be done),", "If you do not,"),
    habit(r"(\b[Ii]f (you|they) have [\w ]{1,20} ((?:Command|Victory) Token)s?, [^.\"]*\. If \2 have (?:two|three|four|five))(?: or more)?(?=, )", r"\1 or more \3s"),  # "If you have two, …"
    habit(r"\b(you|they|opponents?|players?|this(?: card| character)?|it) (have|has|had|controls?|controlled) at least (?:one|an?) ([A-Za-z ]{0,30}?\b(?:counter|Token))\b", r"\1 \2 one or more \3s"),
    habit(r"\b(you|they|opponents?|players?|this(?: card| character)?|it) (have|has|had|controls?|controlled) at least (?:one|an?) (?![^,.]*\bcounter)([^,.]*)", lambda m: f"{m[1]} {m[2]} one or more {none_of('a ' + m[3])}"),
    habit(r"\b(you|they|opponents?|players?|this(?: card| character)?|it) (have|has|had|controls?|controlled) at least (two|three|four|five|six|seven|eight|nine|ten|\d+) ", r"\1 \2 \3 or more "),
    habit(r"\b(If (?:you|they|that player) (?:do|does|can|could) ?not, [^.\"]*?) instead(?=\.)", r"\1"),  # what comes if nothing was done
    habit(r"\b[Ii]f not,", "Otherwise,"), habit(r"[;,] (?:or )?otherwise,? (?=[a-z])", ". Otherwise, "),
    habit(r"\b([Ii]f [^,.]*?) did not (\w+)(, )", r"\1 did not \2 this turn\3"),
    habit(r"\bThe first (character|item|location) you play (?:each|in each|during each) (?:of your )?turns? costs ((?:\{\d+\})+ less)(?: to play)?\.", r"As long as you played no \1s this turn, \1s you own cost \2 to play."),
    habit(r"\bif no (combat )?damage was dealt this turn\b", "if no permanents were dealt damage this turn"),
    # ---- how many
    habit(r"((?:^|(?<=\.))[^.]*\bX\b[^.]*?),? where X is ([^.,]*)(?=\.)", x_is),
    habit(r"\b([Dd]eals?) damage to ([^.,]*?) equal to ([^.,]*)", r"\1 damage equal to \3 to \2"),
    habit(r"\bwith (?:(?:an? )?(?P<stat>OFV|DFV|cost)(?: of)? (?P<how>greater than|higher than|more than|less than|lower than|below) (?P<n>\d+)|(?P<than>more than|less than|fewer than) (?P<m>\d+) (?P<after>OFV|DFV))\b", compared),
    habit(r"\bwith at least (\d+) (OFV|DFV|cost)\b", r"with \2 \1 or more"), habit(r"\bwith at most (\d+) (OFV|DFV|cost)\b", r"with \2 \1 or less"),
    habit(r"\bwith (?:an? )?(OFV|DFV|cost) (?:of )?at least (\d+)\b", r"with \1 \2 or more"), habit(r"\bwith (?:an? )?(OFV|DFV|cost) (?:of )?at most (\d+)\b", r"with \1 \2 or less"),
    habit(r"\bof cost (\d+)( or (?:less|more))?\b", r"with cost \1\2"),
    habit(r"\b(has|have|becomes?|gets?) (\d+) OFV and (\d+) DFV\b", lambda m: f"{'have' if m[1] in ('have', 'become', 'get') else 'has'} OFV {m[2]} and DFV {m[3]}"),
    habit(r"\b(is|are|becomes?) (?:a )?(\d+)/(\d+)\b(?! [a-zA-Z]* ?token)", lambda m: f"{'have' if m[1] in ('are', 'become') else 'has'} OFV {m[2]} and DFV {m[3]}"),
    habit(r"\b([Dd]raws?) a card for each (?:card|counter)s? (?:discarded|returned|exhausted|moved|removed|revealed|shuffled[^.,]*) this way\b", lambda m: f"{m[1]} that many cards"),
    habit(r"\b([Dd]eals?) 1 damage to ([^.,]*?) for each (?:card|counter) (?:discarded|returned|exhausted|moved|removed) this way\b", r"\1 that much damage to \2"),
    habit(r"\b([Cc]reates?) an? ([^.,]*?)token([^.,]*?) for each (?:card|counter) (?:discarded|returned|exhausted|moved|removed) this way\b", r"\1 that many \2tokens\3"),
    habit(r"\b([Dd]raws?) that many cards plus (?:one|1)\b", lambda m: f"{m[1]} that many cards, then {m[1].lower()} a card"),
    habit(r"\b([Dd]raws?) (?:a number of cards|that many cards) equal to\b", r"\1 cards equal to"),
    habit(r"\bunspent (?=Command Tokens?\b)", ""),  # one that is spent is gone (10.2.4)
    habit(r"\b(to draw|[Dd]raws?) another(?: card)?(?=[.,]| and )", r"\1 a card"),
    habit(r", and (?=[a-z])", " and "),
    habit(r"\b[Tt]he player with the (most|fewest) ", r"each player with the \1 "), habit(r"\b[Tt]he (character|item|location|permanent) ([^.,]*?)with the (highest|lowest|most|fewest) ", r"a \1 \2with the \3 "),
    habit(r"\b(character|permanent)(s?) with the (highest|lowest) (OFV|DFV|cost) among (?:characters|permanents|them)( (?:they|you|your opponents) control)?\b", lambda m: f"{m[1]}{m[2]}{m[5] or ''} with the {m[3]} {m[4]}"),
    habit(r"\b(character|permanent)(s?) ((?:they|you) control) with the (highest|lowest) (OFV|DFV|cost) among (?:characters|permanents|their characters|those)(?: (?:they|you) control)?\b", r"\1\2 \3 with the \4 \5"),
    # ---- whom
    habit(r"\b(?:[Nn])on(?=token|character|item|location|main)(?!-)", "non-"), habit(r"\bnon-main characters?\b(?=$|[.,])", lambda m: "non-main character" + ("s" if m[0].endswith("s") else "")),
    habit(r"\b(characters|character|permanents|permanent)((?: (?:you|they|your opponents|an opponent) controls?)?),? (?:except(?: for)?|other than|that (?:is|are) not) (?:an? |the )?main characters?\b", r"non-main \1\2"),
    habit(r"\b(characters|character|permanents|permanent)((?: (?:you|they|your opponents|an opponent) controls?)?),? (?:except(?: for)?|other than|that (?:is|are) not) (?:an? )?([A-Z][a-z]+?)s?\b", r"non-\3 \1\2"),
    habit(r"\b(to|from|[Ee]xhaust|[Dd]iscard|[Rr]eturn|[Hh]eal|[Tt]urn) any (?:one )?(character|permanent|item|location|attachment)\b", r"\1 target \2"), habit(r"\bto any target\b", "to target permanent"),
    habit(r"\b[Ee]ach opponent's (characters|items|locations|permanents|attachments)\b", r"\1 your opponents control"),
    habit(r"\bthis (?:attachment|item)'s controller's main character\b", "your main character"), habit(r"\b(from [^.]*main character[^.]*?) (to|onto) yours\b", r"\1 \2 your main character"),
    habit(r"\b([Ww]hen(?:ever)? (?:an?|another) [^,.]*?) enters the game board under (your|an opponent's) control\b", lambda m: f"{m[1]} {'you control' if m[2] == 'your' else 'an opponent controls'} enters the game board"),
    habit(r"\b([Pp]uts?|[Rr]eturns?) ([^.,]*?) (?:on)?to the game board under (?:its|their) owners?'s? control\b", lambda m: f"{'P' if m[1][0].isupper() else 'p'}ut{'s' if m[1].endswith('s') else ''} {m[2]} back onto the game board"),
    habit(r"\b([Pp]uts? [^.,]*? onto the game board) under your control\b", r"\1"),
    habit(r"\bwith the (?:chosen|named) name\b|\bwith the name of the (?:chosen|named) card\b", "with that name"),
    habit(r"\bremains? face-up(?: on the game board)?\b", "is face-up"),
    # ---- verbs
    habit(r"\b(?:has|have) (?:an item|one or more items|an attachment) attached(?: to it)?\b|\bis equipped(?: with an item)?\b|\bis attached with an item\b", "has an attachment"),
    habit(r"\bwith (?:an item|an attachment) (?:attached|linked)(?: to it)?\b", "with an attachment"), habit(r"\bwith an? (?:empty|available|open|unoccupied) item slot\b", "with a free item slot"),
    habit(r"\b([Hh]eals?|[Rr]emoves?) up to (two|three|four|five|six|\d+) damage (?=from)", r"\1 up to \2 damage counters "),
    habit(r"\b([Hh]eals?|[Rr]emoves?) all damage (?=from)", r"\1 all damage counters "), habit(r"\b([Rr]emoves?) (\d+) damage (?=from)", r"\1 \2 damage counters "),
    habit(r"\b(?:[Ff]ully heal ((?:target|this|it|that|each|your)[^.,]*)|[Hh]eal ((?:target|this|it|that|each|your)[^.,]*?) fully)", lambda m: f"Heal all damage counters from {m[1] or m[2]}"),
    habit(r"\b([Hh])eal ((?:target|this|it|that|each|your)[^.,]*?) (?:by|for) (\d+)\b(?: damage)?", lambda m: f"{m[1]}eal {m[3]} damage counter{'' if m[3] == '1' else 's'} from {m[2]}"),
    habit(r"\b([Pp])uts? (an?|two|three|four|that many) (\d+/\d+ [^.,]*?tokens?\b[^.,]*?) onto the game board\b", lambda m: f"{'C' if m[1] == 'P' else 'c'}reate{'s' if 'uts ' in m[0] else ''} {m[2]} {m[3]}"),
    habit(r"\b(attach(?:es)? [^.,]* to [^.,]*?) face-up(?=[.,]| and | instead|$)", r"\1"),
    habit(r"\b((?:[Mm]ove|[Aa]ttach) target (?:attachment|item)) from (an? (?:character|permanent|location)\b[^.,]*?) to (?=an? |another )", r"\1 attached to \2 to "),
    habit(r"\b[Mm]ove (target (?:attachment|item)[^.,]*?) to (another (?:target )?(?:character|permanent)\b)", r"attach \1 to \2"),
    habit(r"\b([Dd])iscard all (attachments|items) (?:on|of|attached to|linked to) ", lambda m: f"{m[1]}iscard each {m[2][:-1]} attached to "),
    habit(r"\b(?:[Rr]eady|[Uu]ntap|[Rr]efresh|[Uu]nexhaust|[Ff]lip) ((?:target|each|all|another|up to|this|it|that|those|them|a)\b[^.,;:]*?)(?: face-up)?(?=[.,;:]| and | until )", lambda m: f"{'T' if m[0][0].isupper() else 't'}urn {m[1]} face-up"),
    habit(r"\b(do|does|is|are) not (?:become )?exhaust(?:ed)? (?:by|when|from|for|to|after) (?:it |they |this )?(attack|defend)(?:s|ing)?\b", lambda m: f"{'do' if m[1] in ('do', 'are') else 'does'} not become exhausted by {m[2]}ing"),
    habit(r"\b(Attacking|Defending) does not (?:cause this(?: character)? to (?:become exhausted|exhaust)|exhaust this(?: character)?)\b", lambda m: f"This does not become exhausted by {m[1].lower()}"),
    habit(r"\b(do|does) not turn face-up (?:during|in) (?:your|its controller's|their controller's|the) next Morning Phase\b", r"\1 not turn face-up in its controller's next Morning Phase"),
    habit(r"\b([Aa])dds? (?:one|an?|1) ([A-Z]\w+) resource\b(?: to (?:your|their) resource pool)?", r"\1dd [\2]"), habit(r"\b([Aa])dds? (?:one|a|1) resource\b(?: to (?:your|their) resource pool)?", r"\1dd {1}"),
    habit(r"\b([Aa])dds? (two|three) resources\b(?: to (?:your|their) resource pool)?", lambda m: f"{m[1]}dd {{{2 if m[2] == 'two' else 3}}}"),
    habit(r"\b([Pp]revents? (?:the next \d+ damage|all (?:combat )?damage)) (?:dealt )?to\b", r"\1 that would be dealt to"), habit(r"\b([Pp])revent all (combat )?damage( this turn)?(?=\.)", r"\1revent all \2damage that would be dealt to permanents\3"),
    habit(rf"{START}[Pp]revent all (combat )?damage (?:that )?(?:would be dealt by ([^.]*?)|((?:target|this|that|it|each)[^.]*?) would deal)( this turn| until end of turn)?\.", lambda m: f"{m[1]}{upper(m[3] or m[4])} cannot deal {m[2] or ''}damage{m[5] or ''}."),
    habit(r"\b(?:it deals|deal) (?:double|twice) that (?:much )?damage instead\b|\bthat damage is doubled(?: instead)?\b", "double that damage"),
    habit(r"\b(?:it deals|deal) (?:that much damage plus (\d+)|(\d+) (?:more|additional|extra) damage)(?: instead)?\b|\bthat damage is increased by (\d+)(?: instead)?\b", lambda m: f"increase that damage by {m[1] or m[2] or m[3]}"),
    habit(r"\bDouble (all )?(?:the )?(combat )?damage (this(?: character)?|it) deals(?: to ([^.]*))?\.", lambda m: f"If this would deal {m[2] or ''}damage{' to ' + one_of(m[4]) if m[4] else ''}, double that damage."),
    habit(r"\bthat damage is dealt to ([^.,]*) instead\b", r"deal that much damage to \1 instead"),
    habit(r"\b[Dd]ouble (target character|this character|this|that character|the linked target|its|each [\w ]*?character)(?:'s)? (OFV|DFV)\b", lambda m: f"{m[0][0]}ouble the {m[2]} of {'it' if m[1] == 'its' else m[1]}"),
    habit(r"\b([Tt]arget character|[Tt]his character|[Tt]his|[Tt]hat character|[Ii]t)(?:'s|s)? (OFV|DFV) (?:is|becomes) (\d+)\b", r"\1 has \2 \3"), habit(r"\b([Tt]his(?: character| card)?|[Ii]t|[Tt]arget character)(?:'s|s)? (OFV|DFV) is equal to\b", r"\1 has \2 equal to"),
    habit(r"\b([Tt]his(?: character| card)?|[Ii]t)(?:'s|s)? OFV and DFV are (?:each |both )?equal to ([^.]*)\.", r"\1 has OFV equal to \2 and has DFV equal to \2."),
    habit(r"(?<!\*)\b[Ss]wap\b", lambda m: ("E" if m[0] == "Swap" else "e") + "xchange"), habit(r"\bSwitch (?=the OFV|control)", "Exchange "),
    habit(r"\b([Ee])xchange (target character|this character|it|that character)(?:'s|s)? OFV and DFV\b", r"\1xchange the OFV and DFV of \2"), habit(r"\b([Ee]xchange control of (?:target|this|another target)[^.]*?) (?:and|with|for) (target|another target|this|that)\b", r"\1 for control of \2"),
    habit(r"\b(shuffles?) their hand and discard pile into their deck\b", mixed), habit(r"\b([Ss]huffle) your hand and discard pile into your deck\b", r"\1 your hand into your deck and shuffle your discard pile into your deck"),
    habit(r"\b(loses? (?:an?|\w+) Victory Tokens?) from (?:a permanent|permanents|one of the permanents) they control\b", r"\1"),
    habit(r"\b([Ii]f) (an? (?:Victory Token|[A-Z]\w+ counter)) would be (?:placed|put) on\b", r"\1 a player would place \2 on"),
    habit(r"\ban? effect(?: (an opponent|you|your opponents) controls?)? targets ((?:an?|another|this|your|it)\b[^,]*)(?=,)", lambda m: f"{m[2]} is chosen as a target{' by ' + m[1] if m[1] else ''}"), habit(r"\b(?:an opponent|your opponent|an opponent's effect) targets ((?:an?|another|this|your|it)\b[^,]*?)(?: with an? (?:effect|ability))?(?=,)", r"\1 is chosen as a target by an opponent"),
    habit(r"\bbecomes? the target of (?:an effect (an opponent) controls|(an opponent)'s effect|an effect)(?=,)", lambda m: "is chosen as a target" + (" by an opponent" if m[1] or m[2] else "")), habit(r"\bbecomes? (?:a|the) target\b(?! of)", "is chosen as a target"), habit(r"\bchosen as a target by an opponent's effect\b", "chosen as a target by an opponent"),
    habit(r"\bEquipped (character|permanent|location)\b", "The linked target"),
    habit(r"^(Equip )?(\*[^*]+\*): (?=[^:]*:)", r"\1\2 "), habit(r"\b([Tt])his character (?=(?:is )?attached to)", r"\1his "),
)  # fmt: skip


def one_of(phrase: str) -> str:
    """ "exhausted permanents" as "an exhausted permanent"."""
    one = singular(phrase)
    return one if one == phrase else f"{'an' if one[0] in 'aeiou' else 'a'} {one}"

"""One printed line with several abilities: where each begins, if people have set them one behind the other.

Each line is one ability (1.3.1). Who writes two of them on one line shows by a keyword, a name in italics, or
a trigger of its own where the next begins; what speaks of something before it belongs to that.
"""

from __future__ import annotations

import re
from typing import Final

OWN_RULE: Final = re.compile(
    r"(As an additional cost to play this(?: card)?, [^.]*\.|"
    r"This(?: \w+)? enters (?:the game board |play |the battlefield )?"
    r"(?:exhausted|face-down|with [^.]*)\.) (?=[A-Z*])"
)
EXTRA: Final = re.compile(r"(Unique|Levy|Relic)\.(?: |$)")  # an extra rule that was printed with the text
HEADER: Final = re.compile(
    r"(?:Equip|Command|Support|Objective)(?: ?[—–:-]| [{\[*]|\. )|\*[A-Z][^*]*\*"
    r"|(?:Command|Support|Objective) (?:Exhaust|Discard|Remove|Return|Move|Reveal|Spend|Pay)\b[^.:]*:"
)
FREE: Final = re.compile(
    r"(?:Equip|Objective) ?[—–:.-] ?(?!\*|\{)"
)  # a keyword before what holds or triggers
PAID: Final = re.compile(r"(?:Command|Support|Objective|Equip \*|\*)")
PHASE: Final = r"(?:Morning|Day|Combat|Evening|Night) Phase"
TRIGGER: Final = re.compile(
    rf"(?:Whenever |When this |When the linked |At (?:the|your) (?:[a-z]+ of (?:the|your|each) )?{PHASE},)"
)
ANY_TRIGGER: Final = re.compile(r"(?:When|Whenever|At|Between) ")
STATIC: Final = re.compile(
    r"(?:Other |Each |All |Your |This |The linked |Characters|Permanents|Items|Locations|Attachments|Players|"
    r"Opponents|Tokens|Cards|Abilities of |Face-up |Face-down |Exhausted |[A-Z][a-z]+s )"
    r"[^.\"]*?\b(?:gets?|gains?|has|have|cannot|can't|costs?|enters?|do not|does not|must|loses?)\b"
)
TIMED: Final = re.compile(r"\b(?:until|this turn|(?<!linked )target|next)\b")
BACK: Final = re.compile(
    r"\b(?:it|its|that|those|them|they|their|the rest|this way|this turn|do so|the chosen|the named)\b"
)
OWN_WORDS: Final = (
    re.compile(r"\b(?:with|without) [^.,]*? on (?:it|them)\b"),
    re.compile(r"\bfor each [^.,]*? (?:on|attached to|linked to) (?:it|them)\b"),
    re.compile(r"\b(?:[Ee]ach|[Aa]) (?:player|opponent)\b[^.]*"),
    re.compile(r"\bif (?:able|this card is in (?:the void|your discard pile))\b"),
    re.compile(r"\b(?:return|put|move) it to your hand\b(?=\.)"),
    re.compile(r"(?<=\ba )(main character|character|permanent|location|item|player)\b[^.]*?\bthat \1\b"),
)
WAY: Final = re.compile(r"\s*(?:[-–—•·]|\*(?=\s)|\(?[a-c1-4]\))\s*(?=[A-Za-z{\[])")  # a line of a list
LIMIT: Final = re.compile(  # on a line of its own: how often the ability above may be used, or triggers
    r"(?:This ability |It )?(?:[Tt]riggers (?:only|no more|at most)"
    r"|(?:can|may) (?:only )?be (?:activated|used)|may only trigger)\b[^.]*\."
    r"|(?:Activate|Use) (?:this(?: ability)? )?(?:only|no more|at most)\b[^.]*\."
)
NAMES: Final = re.compile(r"\b[Nn]ames? an? card\b")
THAT_NAME: Final = re.compile(  # what holds of the card that was named above, for as long as it is
    r"(?:Your opponents?|Opponents|Players|Cards|Permanents|Characters|Items|Attachments|No player)\b[^.\"]*"
    r"\b(?:that|the (?:named|chosen)) (?:card )?name\b[^.\"]*\.|[^.\"]*\bthe (?:named|chosen) card\b[^.\"]*\."
)
NAMED: Final = re.compile(
    r"\btokens? (?:each )?(?:called|named) \"?(?P<name>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)\"?"
)
BELOW: Final = re.compile(r"\s*\([^()]*\)\s*")  # a reminder on a line of its own
ELSEWHERE: Final = re.compile(r"\bif this card is in (?:the void|your discard pile)\b")


def by_their_names(text: str) -> str:
    """A text in which tokens are told by their names: "an Ash Crow you control" is a token named so."""
    for name in dict.fromkeys([found["name"] for found in NAMED.finditer(text)]):
        if re.search(rf"\b{name} (?:\w+ )*?tokens?\b", text, re.IGNORECASE):
            continue  # a subtype of the same word
        text = re.sub(
            r"(?<!named )(?<!named \")(?<!called )(?<!called \")(?<![\w*-])"
            r"(?P<det>(?:an?|[Aa]nother|[Ee]ach|each other|[Tt]arget|[Tt]hat|[Nn]o) )?"
            rf"(?P<name>{name})(?P<many>s?)\b(?![\w*]|\"? (?:\w+ )*?tokens?\b)",
            told,
            text,
        )
    return text


def told(found: re.Match[str]) -> str:
    determiner = found["det"] or ""
    if not determiner and not found["many"]:
        return found[0]  # whatever it is, it is not said of tokens
    article = "a " if determiner == "an " else determiner
    token = "tokens" if found["many"] else "token"
    start = found.start() == 0 or found.string[found.start() - 2 : found.start()] in (". ", ": ", "- ", "— ")
    begin = token.capitalize() if start and not article else token
    return f"{article}{begin} named {found['name']}"


def whole_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers. Ways to choose from, a limit and a reminder that stand below
    their ability belong to it: they are set behind it; and so does what holds of the card that it names.
    """
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(by_their_names(text).split("\n")):
        way = WAY.match(line)
        if lines and (way is not None or BELOW.fullmatch(line)):
            first, above = lines[-1]
            lines[-1] = first, above + (f" • {line[way.end() :]}" if way is not None else f" {line.strip()}")
        elif lines and LIMIT.fullmatch(line.strip()):
            first, above = lines[-1]
            lines[-1] = first, f"{above} {line.strip()}"
        elif lines and NAMES.search(lines[-1][1]) and THAT_NAME.fullmatch(line.strip()):
            first, above = lines[-1]
            # two conditions: with the first alone it would end for good as the card is exhausted (R162, R192)
            time = "As long as this card is face-up and if it is not face-down"
            said = line.strip()
            lines[-1] = first, f"{above} {time}, {said[0].lower()}{said[1:]}"
        elif line:
            lines.append((number, line))
    return lines


def sentences(line: str) -> list[tuple[int, str]]:
    """The sentences of a line and where each begins; a text in quotes is part of its sentence."""
    found: list[tuple[int, str]] = []
    start = 0
    quoted = False
    for at, sign in enumerate(line):
        quoted = quoted != (sign == '"')
        ends = sign == "." or (sign == '"' and line[at - 1 : at] == ".")
        if ends and not quoted and re.match(r" +[A-Z*]", line[at + 1 :]):
            found.append((start, line[start : at + 1]))
            start = at + 1 + len(line[at + 1 :]) - len(line[at + 1 :].lstrip())
    found.append((start, line[start:]))
    return found


def speaks_back(sentence: str) -> bool:
    """Whether a sentence speaks of something that was said before it."""
    for own in OWN_WORDS:
        sentence = own.sub("", sentence)
    return BACK.search(sentence) is not None


def kind_of(sentence: str) -> str:
    """What the first sentence of an ability makes of it."""
    bare = FREE.sub("", sentence, count=1) if FREE.match(sentence) else sentence
    if bare == sentence and PAID.match(sentence):
        return "used"
    if ANY_TRIGGER.match(bare):
        return "triggered"
    return "standing" if STATIC.match(bare) and not TIMED.search(bare) else "ordered"


def begins(sentence: str, kind: str) -> bool:
    """Whether a sentence begins an ability of its own behind one of this kind."""
    if HEADER.match(sentence):
        return True
    if TRIGGER.match(sentence):
        if kind == "used":
            return ELSEWHERE.search(sentence) is not None
        return kind != "ordered" and not speaks_back(sentence)
    if STATIC.match(sentence) and not TIMED.search(sentence):
        return kind == "triggered" and not speaks_back(sentence) and "ability" not in sentence
    return False


def abilities_of(line: str) -> list[tuple[int, str]]:
    """The abilities of a line, and the column before each."""
    extra = EXTRA.match(line)
    start = extra.end() if extra is not None else 0
    rule = OWN_RULE.match(line, start)
    if rule is not None:
        return [(start, rule[1]), *abilities_behind(line, rule.end())]
    return abilities_behind(line, start)


def abilities_behind(line: str, start: int) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    kind = ""
    for at, sentence in sentences(line[start:]):
        if found and not begins(sentence, kind):
            column, text = found[-1]
            gap = line[start + at - 1 : start + at]
            found[-1] = (column, f"{text}{gap}{sentence}")
            continue
        equip = bool(found) and found[-1][1].startswith("Equip") and not HEADER.match(sentence)
        kind = kind_of(sentence)
        found.append((start + at, f"Equip - {sentence}" if equip else sentence))
    return found if line[start:] else []


def extra_in(text: str) -> str:
    """The extra rule that is printed with the text, "" if there is none."""
    found = EXTRA.match(text)
    return found[1] if found is not None else ""

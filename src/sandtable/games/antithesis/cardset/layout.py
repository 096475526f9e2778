"""Abilities as cards print them: header and cost, effect and traits on lines of their own, results together.

The house writes one ability a line. What a card prints on several is joined: behind a cost a colon, before
the traits the words "Ability Traits:". What an ability is called is no rule, and Keywords are a field.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.order_of_a_line import BEGINS, HEAD, house_head

HEADER: Final = re.compile(
    rf"(?:{BEGINS.pattern})|(?i:Attached Has\b|Keywords?:)|\d[^.:]*:", BEGINS.flags
)  # where an ability begins
BARE: Final = re.compile(
    r"(?:Attached Has )?(?:Response|Passive|[A-Z]\w+ (?:Action|Interrupt)|Wh(?:en|ile) Revealed):"
)
ALONE: Final = re.compile(rf"(?:{HEAD}):?")  # a header on a line of its own, however it is printed
GIVING: Final = re.compile(r"(?i:Attached Has):?")
COST: Final = re.compile(r"Costs?(?:: *| +(?=\{))(.*)")  # before a header, as the unprinted abilities have it
FREE: Final = ("None", "none", "-", "")
LARGE: Final = ("AOE", "PUSH", "PULL", "HP")  # words that are large wherever they stand
STEP: Final = re.compile(r"\d\. ")
OPTION: Final = re.compile(r"[-•*–] +")
RESULTS: Final = re.compile(
    r"(?:[Oo]n an? |[Rr]oll(?:ed)? (?:an? )?)?([1-6])"
    r"(?: ?(?:[-–—]|to|through) ?([1-6])|(\+)|((?:(?:,? or |,? and |, ?|/)[1-6])+))?(?:: ?| [-–—] )(?=\S)"
)
# the same in a sentence: "On a 1, 2 or 3, …", "On an odd roll, …"
SPOKEN: Final = re.compile(
    r"[Oo]n an? (?:roll of )?(?:(?P<kind>odd|even)(?: roll| result| number)?"
    r"|(?P<n>[1-6](?:\+|(?: ?(?:[-–—]|to|through) ?[1-6])|(?:(?:,? or |,? and |, )[1-6])+)?)),? "
    r"(?=[\[A-Za-z])"
)
PARITY: Final = {"odd": "1, 3, 5", "even": "2, 4, 6"}
GIVEN_TWICE: Final = re.compile(rf"(?<=[.)]) +(?=(?i:attached has) {HEAD}[.:])")
BETWEEN_RESULTS: Final = re.compile(
    r"(?<=[.;!]) +(?=(?:[Oo]n an? |[Rr]oll(?:ed)? (?:an? )?(?=\d))?(?:[1-6]\b|odd\b|even\b|roll of\b))"
)
NUMBERED: Final = re.compile(
    r"(?:[Oo]n an? |[Rr]oll(?:ed)? (?:an? )?)(?=[1-6])"
)  # before the numbers of a result
ROLLED: Final = re.compile(r"(?i:roll (?:a|one|1) (?:die|d6|six-sided die)\b[^.:]*[.:]?)")
THROWN: Final = re.compile(r"(?i:\broll (?:a|one|1) (?:die|d6|six-sided die)\b)")
TRAITS: Final = "Ability Traits:"
KEYWORDS: Final = re.compile(r"Keywords?: *(.*)")
_KEYWORD: Final = re.compile(
    "(?:"
    + "|".join([re.escape(word) for word in w.KEYWORDS.numbers])
    + r"|[A-Z][\w-]* (?:Walker|Ward)|(?:Immunity|Vulnerability) [A-Z][\w-]*|Mana ?- ?\d|Patrol ?- ?[A-G]"
    r"|Regeneration[ -]\d|Unmoddable ?[-–] ?[A-Z][\w-]*|Destruct[ai]ble ?- ?\d|Presence ?- ?1"
    r"|Cover(?: vs (?:Melee|Ranged))?)(?: ?(?:\{[A-Za-z]+\})+)?"
)
# words that stay small in what something is called
SMALL: Final = frozenset(
    [
        "a",
        "an",
        "and",
        "as",
        "at",
        "but",
        "by",
        "for",
        "from",
        "in",
        "into",
        "nor",
        "of",
        "off",
        "on",
        "or",
        "over",
        "out",
        "the",
        "to",
        "under",
        "upon",
        "up",
        "with",
    ]
)
MOST_WORDS: Final = 8  # of a name
OF_ATTACKS: Final = "Soul Harvesting"  # the Keyword that no card can have
ATTACK_LAST: Final = re.compile(
    r"\bAttack\b[^.]*\bSTR\b[^.]*\.?$"
)  # a line that ends with those of an Attack


class Piece(NamedTuple):
    """A line as it is written, and where it begins in the line that it is joined to."""

    number: int
    at: int


class Ability(NamedTuple):
    """One ability, and the lines that it was written on."""

    text: str
    pieces: tuple[Piece, ...]


class Sorted(NamedTuple):
    """The lines of a text: those that are part of a rule, and the Keywords that the card lists."""

    rules: list[tuple[int, str]]
    keywords: list[tuple[int, str]]


def written(text: str, traits: frozenset[str]) -> Sorted:
    """The lines of a text, without names and what only introduces results."""
    lines = [
        (number, one)
        for number, raw in enumerate(text.split("\n"))
        if raw.strip()
        for one in apart(raw.strip())
    ]
    out: list[tuple[int, str]] = []
    listed: list[tuple[int, str]] = []
    giving = False  # "Attached Has:" on a line of its own belongs to the header below
    for at, (number, line) in enumerate(lines):
        below = lines[at + 1][1] if at + 1 < len(lines) else ""
        if ROLLED.fullmatch(line):
            continue
        said = keywords_in(line)
        if said and not within(said, out, below, traits):
            listed.append((number, said))
            continue
        if said and ATTACK_LAST.search(out[-1][1]):  # a Keyword of the Attack above it
            out[-1] = (out[-1][0], f"{out[-1][1].rstrip('. ')}, {said}")
            continue
        above = "" if giving or not out else out[-1][1]
        whole = not above or is_traits(above, traits)  # what stands above has come to its end
        if is_name(line, below, above, whole) and not (out and is_traits(line, traits)):
            continue
        if GIVING.fullmatch(line) and below:
            giving = True
            continue
        if ALONE.fullmatch(line):
            line = f"{house_head(line.rstrip(':'))}:"
        if giving and not COST.fullmatch(line):
            line = f"Attached Has {line}"
            giving = False
        out.append((number, line))
    return Sorted(out, listed)


def within(said: str, above: list[tuple[int, str]], below: str, traits: frozenset[str]) -> bool:
    """Whether Keywords stand in the midst of an ability: before its traits, or as only an Attack has them."""
    if not above or is_traits(above[-1][1], traits):
        return False
    return is_traits(below, traits) or (said == OF_ATTACKS and ATTACK_LAST.search(above[-1][1]) is not None)


def apart(line: str) -> list[str]:
    """What stands on one line and is several: results of an Objective, each with its numbers before a colon,
    and abilities that a Modification gives.
    """
    if GIVEN_TWICE.search(line):
        return GIVEN_TWICE.split(line)
    if not RESULTS.match(line) and not SPOKEN.match(line):
        return [line]
    parts = [result_said(one) for one in BETWEEN_RESULTS.split(line)]
    return parts if all(RESULTS.match(one) for one in parts) else [line]


def result_said(part: str) -> str:
    """ "On an odd roll, draw a card.": its numbers before a colon."""
    found = SPOKEN.match(part)
    if found is None or RESULTS.match(part):
        return NUMBERED.sub("", part, count=1) if NUMBERED.match(part) else part
    said = part[found.end() :]
    return f"{PARITY.get(found['kind'] or '', found['n'])}: {said[:1].upper()}{said[1:]}"


def keywords_in(line: str) -> str:
    """The Keywords of a line that has nothing else."""
    found = KEYWORDS.fullmatch(line)
    said = (found[1] if found else line).removesuffix(".")
    listed = [keyword_said(part.strip()) for part in re.split(r"[,;•/]|\. ", said)]
    return ", ".join(listed) if all(_KEYWORD.fullmatch(part) for part in listed) else ""


def keyword_said(part: str) -> str:
    """A Keyword as the house prints it: "Mana 2" with its dash, "Immunity (Fire)" and "TAUNT" as words."""
    if part.isupper() and len(part) > 1:
        part = re.sub(r"[A-Z]+", lambda m: m[0] if m[0] in LARGE else m[0].capitalize(), part)
        part = part.replace(" Vs ", " vs ")
    part = re.sub(r"^(Mana|Patrol|Destruct[ai]ble|Presence)(?: ?[-:] ?| )(?=[\dA-G]\b)", r"\1-", part)
    part = re.sub(r"^Unmoddable(?: ?[-:] ?| )(?=[A-Z])", "Unmoddable-", part)
    part = re.sub(r"^Regeneration ?[-:] ?(?=\d)", "Regeneration ", part)
    return re.sub(r"^(Immunity|Vulnerability)(?: ?[-:] ?| ?\((?=[^()]+\)$))([^()]+)\)?$", r"\1 \2", part)


def keywords_of(text: str, traits: frozenset[str]) -> str:
    """All Keywords that a text lists on lines of their own."""
    return ", ".join([said for _, said in written(text, traits).keywords])


def is_name(line: str, below: str, above: str, whole: bool) -> bool:
    """Whether a line only says what the ability below it is called.

    It has no sign of a sentence, is written in capitals, or as a title where the ability above is whole; and
    the line above it is no header that waits for its effect.
    """
    begins = HEADER.match(below) or ALONE.fullmatch(below) or COST.fullmatch(below)
    if not begins or re.search(r"[.:;{}\[\]+]|\d", line) or HEADER.match(line) or ALONE.fullmatch(line):
        return False
    words = re.findall(r"[A-Za-z][\w'’-]*", line)
    if not words or len(words) > MOST_WORDS or BARE.fullmatch(above) or above.endswith((":", ",")):
        return False
    given = above.removeprefix("Attached Has").lstrip(": ")
    if not whole and HEADER.match(above) and not above.endswith(".") and not keywords_in(given):
        return False
    if line == line.upper():
        return True
    return whole and words[0][0].isupper() and all(word[0].isupper() or word in SMALL for word in words)


def joined(text: str, traits: frozenset[str]) -> list[Ability]:
    """The abilities of a text."""
    out: list[Ability] = []
    lines = written(text, traits).rules
    for at, (number, line) in enumerate(lines):
        below = lines[at + 1][1] if at + 1 < len(lines) else ""
        above = COST.fullmatch(lines[at - 1][1]) if at else None
        if COST.fullmatch(line) and HEADER.match(below):
            continue  # it stands behind the header
        if above is not None and HEADER.match(line):
            head, _, rest = line.partition(":")
            cost = "" if above[1] in FREE else f"{above[1].rstrip(':.')}: "
            out.append(Ability(f"{head}: {cost}{rest.lstrip()}".rstrip(), (Piece(number, 0),)))
            continue
        before = out[-1].text if out else ""
        begins = HEADER.match(line) is not None and not BARE.fullmatch(before)
        if RESULTS.match(line) and THROWN.search(before) and not before[:1].isdigit():
            begins = False  # what comes of a roll that the ability itself has asked for
        if not before or begins or TRAITS in before or before.startswith("Keyword"):
            out.append(Ability(line, (Piece(number, 0),)))
            continue
        whole, line = glued(before, line, traits, len(out[-1].pieces) > 1)
        out[-1] = Ability(whole + line, (*out[-1].pieces, Piece(number, len(whole))))
    return out


def glued(before: str, line: str, traits: frozenset[str], begun: bool) -> tuple[str, str]:
    """An ability as far as it has come and what stands between it and its next line; and that line.

    Behind the line with the header, which may end with a cost, stands a colon, behind others a full stop.
    """
    option = OPTION.match(line)
    if option is not None:
        line = line[option.end() :]
        if before.endswith((":", "one", "-")):
            return f"{before} ", line
        return f"{before.rstrip('.;, ').removesuffix(' or')}; or ", line[:1].lower() + line[1:]
    if is_traits(line, traits) and not line.startswith(TRAITS):
        return f"{before} {TRAITS} ", line.strip("()*_.")
    if STEP.match(line) and not before.endswith((".", ":")):
        return f"{before}. ", line
    if STEP.match(line) or line.startswith(TRAITS) or line[0].islower() or before.endswith((".", ":", ",")):
        return f"{before} ", line
    return f"{before}{'.' if begun else ':'} ", line


def is_traits(line: str, traits: frozenset[str]) -> bool:
    """Whether a line lists Ability Traits: words of the game, and perhaps one that nobody has declared."""
    words = [word.strip() for word in line.removeprefix(TRAITS).strip("()*_. ").split(",")]
    known = [word in traits for word in words]
    titles = all(re.fullmatch(r"[A-Z][\w-]*(?: [A-Z][\w-]*)?", word) for word in words)
    return all(known) or (len(words) > 1 and titles and any(known))


def results(line: str) -> list[tuple[int, str]]:
    """ "1-3: …" is a line for each result (OBJ.T)."""
    found = RESULTS.match(line)
    if found is None or not (found[2] or found[3] or found[4] or not line.startswith(f"{found[1]}: ")):
        return [(0, line)]
    if found[2] or found[3]:
        numbers = list(range(int(found[1]), int(found[2] or 6) + 1))
    else:
        numbers = [int(found[1]), *[int(one) for one in re.findall(r"\d", found[4] or "")]]
    made = [(found.end() - 3, f"{number}: {line[found.end() :]}") for number in numbers]
    return made or [(0, line)]

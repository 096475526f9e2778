"""Abilities as cards print them: header and cost, effect and traits on lines of their own, results together.

The house writes one ability a line. What a card prints on several is joined: behind a cost a colon, before
the traits the words "Ability Traits:".
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

TIMING: Final = "(?:Global|Offensive|Defensive)"
TIMED: Final = "(?:Action|Interrupt|Burst-Act)"
HEADER: Final = re.compile(
    r"(?:[A-Z][^:.{}]*? [-–—] )?"  # what an ability is called
    rf"(?:(?i:Attached Has\b|(?:Enemy )?{TIMED} {TIMING}|(?:Enemy )?{TIMING} (?:Enemy )?{TIMED}|"
    r"When Revealed|While Revealed|Player Who Reveals|Keywords?:)|(?:Response|Passive) ?[:-]|\d[^.:]*:)"
)
BARE: Final = re.compile(
    r"(?:Attached Has )?(?:Response|Passive|[A-Z]\w+ (?:Action|Interrupt)|Wh(?:en|ile) Revealed):"
)
COST: Final = re.compile(r"Costs?: *(.*)")  # before a header, as the unprinted abilities have it
FREE: Final = ("None", "none", "-", "")
STEP: Final = re.compile(r"\d\. ")
RESULTS: Final = re.compile(r"([1-6])(?: ?[-–] ?([1-6])|((?:(?:,? or |,? and |, )[1-6])+)): ?(?=\S)")
TRAITS: Final = "Ability Traits:"


class Piece(NamedTuple):
    """A line as it is written, and where it begins in the line that it is joined to."""

    number: int
    at: int


class Ability(NamedTuple):
    """One ability, and the lines that it was written on."""

    text: str
    pieces: tuple[Piece, ...]


def joined(text: str, traits: frozenset[str]) -> list[Ability]:
    """The abilities of a text."""
    out: list[Ability] = []
    written = [(number, raw.strip()) for number, raw in enumerate(text.split("\n")) if raw.strip()]
    for at, (number, line) in enumerate(written):
        below = written[at + 1][1] if at + 1 < len(written) else ""
        above = COST.fullmatch(written[at - 1][1]) if at else None
        if COST.fullmatch(line) and HEADER.match(below):
            continue  # it stands behind the header
        if above is not None and HEADER.match(line):
            head, _, rest = line.partition(":")
            cost = "" if above[1] in FREE else f"{above[1]}: "
            out.append(Ability(f"{head}: {cost}{rest.lstrip()}", (Piece(number, 0),)))
            continue
        before = out[-1].text if out else ""
        begins = HEADER.match(line) is not None and not BARE.fullmatch(before)
        if not before or begins or TRAITS in before or before.startswith("Keyword"):
            out.append(Ability(line, (Piece(number, 0),)))
            continue
        if (
            STEP.match(line)
            or line.startswith(TRAITS)
            or line[0].islower()
            or before.endswith((".", ":", ","))
        ):
            between = " "
        else:
            between = ": "
        if is_traits(line, traits):
            between = f" {TRAITS} "
        whole = f"{before}{between}"
        out[-1] = Ability(whole + line, (*out[-1].pieces, Piece(number, len(whole))))
    return out


def is_traits(line: str, traits: frozenset[str]) -> bool:
    return all(word.strip() in traits for word in line.split(","))


def results(line: str) -> list[tuple[int, str]]:
    """ "1-3: …" is a line for each result (OBJ.T)."""
    found = RESULTS.match(line)
    if found is None:
        return [(0, line)]
    if found[2]:
        numbers = list(range(int(found[1]), int(found[2]) + 1))
    else:
        numbers = [int(found[1]), *[int(one) for one in re.findall(r"\d", found[3])]]
    made = [(found.end() - 3, f"{number}: {line[found.end() :]}") for number in numbers]
    return made or [(0, line)]

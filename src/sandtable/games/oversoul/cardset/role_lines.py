"""Role Abilities that a card prints itself: each is its Role's, no second one beside the default (8.4.2)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from sandtable.cards.programs import Program
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.abilities import ROLE_BASE
from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from sandtable.games.oversoul.language.texts import Texts
from sandtable.games.oversoul.language.vocabulary import verify

Defaults = dict[int, list[tuple[int, ...]]]

NUMBERS: Final = r"(?:RANK|\\d+|\\(-Cost\\))"
PLAIN_STEPS: Final = frozenset((i.END, i.SELECT, i.PICK, i.MAY))  # what any line may begin with
WHICH: Final = "an underlined line is a Role Ability: write before it which Role's it is, {}: …"


_READ: Final[Defaults] = {}  # Role Abilities name no cards, so that they are the same in every pool


def defaults_of(texts: Texts, roles: tuple[str, ...]) -> Defaults:
    """The programs of the default Role Abilities of some Roles."""
    if not _READ:
        for role, lines in ROLE_TEXTS.items():
            _READ[role] = [texts.read(line).program.code for line in lines]
    numbers = [w.ROLES.number(role) for role in roles if role in w.ROLES]
    return {role: _READ[role] for role in numbers if role in _READ}


def in_its_hues(texts: Texts, hues: tuple[str, ...], defaults: Defaults) -> Defaults:
    """The Role Abilities among them that speak of ARCHETYPE, as a card prints them that says its own."""
    out: Defaults = {}
    for role in defaults:
        lines = ROLE_TEXTS[role]
        if any("ARCHETYPE" in line for line in lines):
            out[role] = [
                texts.read(line.replace("ARCHETYPE", hue)).program.code for line in lines for hue in hues
            ]
    return out


def plain(code: tuple[int, ...]) -> tuple[int, ...]:
    """A program without its underline."""
    return (*code[: i.FLAGS], code[i.FLAGS] & ~i.UNDERLINED, *code[i.FLAGS + 1 :])


def tied(
    texts: Texts, abilities: tuple[Program, ...], defaults: Defaults, underlines: bool, hued: Defaults
) -> tuple[tuple[Program, ...], str]:
    """The lines of a card, each Role Ability among them with the name of its Role; and what is wrong.

    `underlines` says whether an underline marks Role Abilities, as it does on Units. There a modified one is
    known by its Law and by what it does; one that does what two Roles do is paired (8.4.2). A line that
    begins with a whole Role Ability and goes on, or has other numbers, is modified whether it is underlined
    or not (R284).
    """
    lines = list(abilities)
    printed = {plain(line.code) for line in lines}
    left = {role for role in defaults if not any(names(line, role) for line in lines)}
    for role in sorted(left):
        if all(code in printed for code in defaults[role]):
            lines = [named(line, role) if plain(line.code) in defaults[role] else line for line in lines]
            left.discard(role)
        elif any(plain(line.code) in hued.get(role, ()) for line in lines):
            lines = [named(line, role) if plain(line.code) in hued[role] else line for line in lines]
            left.discard(role)
    for role in sorted(left):
        longer = [line for line in lines if not line.code[i.NAME] and goes_on(texts.write(line), role)]
        if longer:
            lines = [named(line, role) if line is longer[0] else line for line in lines]
            left.discard(role)
    for at, line in enumerate(lines):
        if not underlines or not line.code[i.FLAGS] & i.UNDERLINED or line.code[i.NAME]:
            continue
        if any(plain(line.code) in defaults[role] for role in left):
            continue  # a part of what its Role has anyway
        fit = belonging(line, {role: codes for role, codes in defaults.items() if role in left})
        if len(fit) > 1 and not (len(fit) == 2 and does_both(line, [defaults[role] for role in fit])):
            words = [w.ROLES.word(role) for role in fit]
            return tuple(lines), WHICH.format(" or ".join([*words, " & ".join(words[:2])]))
        if fit:
            lines[at] = named(line, sum(role * ROLE_BASE**n for n, role in enumerate(fit)))
            left -= set(fit)
    return tuple(lines), ""


def goes_on(said: str, role: int) -> bool:
    """Whether a line is the default Ability of a Role with numbers of its own, and perhaps something more:
    Expose it, if …; an UNDEAD card comes back by its own Ability in whatever way it does (R284).
    """
    return len(ROLE_TEXTS[role]) == 1 and like(role).match(said) is not None


@cache
def like(role: int) -> re.Pattern[str]:
    """What the lines of a Role look like that are its Ability, modified or not."""
    if role == i.UNDEAD:
        return re.compile(r"_?●SHATTER\b[^\"]*\bSpawn this card\b[^\"]*\bGain AMORPHOUS\b")
    whole = re.escape(ROLE_TEXTS[role][0])
    if re.search(r"RANK|ENERGY", whole):
        whole = re.sub(r"(?<!Select\\ )\b(?:RANK|\d+)\b|\\\(\\-Cost\\\)", NUMBERS, whole)
    return re.compile(f"_?{whole}(?:$|_$|, |; | & )")


def belonging(line: Program, defaults: Defaults) -> list[int]:
    """The Roles whose Ability a modified line can be: those with its Law, of these those whose Ability does
    nothing that the line does not do; any Role if there is only one.
    """
    law = line.code[i.KEYWORD]
    same = [role for role, codes in defaults.items() if any(code[i.KEYWORD] == law for code in codes)]
    doing = [role for role in same if does_both(line, [defaults[role]])]
    return doing or same or list(defaults)


def does_both(line: Program, several: list[list[tuple[int, ...]]]) -> bool:
    """Whether a line does all that some Role Abilities do."""
    done = set(verify(line.code).ops)
    return all(set(verify(code).ops) - PLAIN_STEPS <= done for codes in several for code in codes)


def names(line: Program, role: int) -> bool:
    """Whether a line says itself that it is this Role's."""
    return role in (line.code[i.NAME] % ROLE_BASE, line.code[i.NAME] // ROLE_BASE)


def named(line: Program, role: int) -> Program:
    return line._replace(code=(*line.code[: i.NAME], role, *line.code[i.NAME + 1 :]))

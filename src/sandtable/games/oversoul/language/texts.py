"""Card text in and out: a line becomes a program, and the program prints as the line, byte for byte."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sandtable.cards.flat import lay_out
from sandtable.cards.grammar import Grammar
from sandtable.cards.kept import place
from sandtable.cards.lines import LINE, Lines
from sandtable.cards.programs import Program
from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language.abilities import ability, print_ability, quoted
from sandtable.games.oversoul.language.draft import Draft
from sandtable.games.oversoul.language.listing import Listing
from sandtable.games.oversoul.language.retelling import surprising, told
from sandtable.games.oversoul.language.spelling import SPELLING
from sandtable.games.oversoul.language.style import STYLE
from sandtable.games.oversoul.language.vocabulary import verify

OPEN_WORDS: Final = ("NAME", "FACTION", "MARK")

_BULLET: Final = re.compile(r" (?=_?●)")
_AURA: Final = re.compile(
    r"_?●AURA(?: ?\([^()]*\))? ?\*"
)  # what it has may be an Ability with a bullet of its own
_WAYS: Final = re.compile(r"_?●[^●]*\bChoose \w+[^:●]*: ?●")  # bullets before the ways to choose between


_GOING: Final = frozenset(("SHATTER", "SACRIFICE", "DISCARD", "EXILE", "RETURN"))
_COMING: Final = frozenset(
    ("ENTER", "ACTIVATE", "ATTACK", "BLOODLUST", "EXECUTE", "EXHAUST", "HEAL", "INJURE", "PERFECT")
)
# Laws that one happening can meet together, so that one Ability under both is not one under each
_TOGETHER: Final = (
    frozenset(("ENTER", "ACTIVATE", "EXHAUST")),
    frozenset(("ATTACK", "INJURE", "EXECUTE", "EXHAUST")),
)
_LAW: Final = "|".join(sorted(_GOING | _COMING, key=len, reverse=True))
_SEVERAL: Final = re.compile(
    rf"(_?● ?)((?:{_LAW})(?: ?(?:/|&|,|\bor\b|\band\b) ?(?:{_LAW}))+)"
    r"( ?\((?![^()]*[Oo]nce)[^()]*\))?( ?\*.*)"
)


class Reading(NamedTuple):
    """A line that was read whole, and what it tells about the world outside it."""

    program: Program
    named: tuple[tuple[str, int], ...]
    tokens: tuple[str, ...] = ()


@cache
def grammar() -> Grammar:
    """The tables of the grammar, built when they are first needed."""
    source = Path(__file__).with_name("oversoul.lark")
    return Grammar(source.read_text(encoding="utf-8"), (LINE,), place(source))


def abilities(line: str) -> list[tuple[int, str]]:
    """The Abilities of a printed line, each behind its own bullet, and where each begins (8.0.2)."""
    if _WAYS.match(line):
        return [(0, line)]
    found: list[tuple[int, str]] = []
    at = 0
    parts = _BULLET.split(line)
    for number in range(len(parts) - 2, -1, -1):
        if _AURA.fullmatch(parts[number]):
            parts[number : number + 2] = [f"{parts[number]} {parts[number + 1]}"]
    for one in parts:
        found += [(at, each) for each in under_each_law(one)]
        at += len(one) + 1
    return found


def under_each_law(text: str) -> list[str]:
    """ "●SHATTER / SACRIFICE* Draw 1" is an Ability under each of the Laws, where no happening meets two of
    them; one with a limit that both would share stays one, and is refused (R230).
    """
    said = _SEVERAL.fullmatch(text)
    if said is None:
        return [text]
    laws = re.findall(_LAW, said[2])
    if len(set(laws)) < len(laws) or any(len(met & set(laws)) > 1 for met in _TOGETHER):
        return [text]
    return [f"{said[1]}{law}{said[3] or ''}{said[4]}" for law in laws]


class Texts(Lines):
    """Reads and prints with one registry."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(Language(grammar(), SPELLING, STYLE, registry))

    def lowered(self, tree: Node) -> tuple[int, ...]:
        """The program of a tree, without its reminder; raises Misfit if it means nothing."""
        return tuple(lay_out(ability(Draft(self.registry, "", quoted), tree)))

    def verified(self, code: tuple[int, ...]) -> None:
        verify(code)

    def read(self, text: str) -> Reading:
        """The program of one Ability; raises Unread or Misfit unless every word was read and prints back."""
        tree = self.tree(text)
        draft = Draft(self.registry, text, quoted)
        program = Program(tuple(lay_out(ability(draft, tree))), reminder_of(tree))
        self.print_back(program, text)
        return Reading(program, tuple(draft.named))

    def raised(self, program: Program) -> Node:
        tree = print_ability(Source(list(program.code), self.registry), 0)
        if not program.reminder:
            return tree
        inner = tree.node(0) if tree.name == "underlined" else tree
        reminded = make("reminded", inner.node(0), leaf("REMINDER", program.reminder))
        return make("underlined", reminded) if tree.name == "underlined" else reminded

    def listed(self, program: Program) -> list[str]:
        """A program in words, one row a line."""
        return Listing(Source(list(program.code), self.registry), self.language).listed()

    def retold(self, program: Program) -> list[str]:
        """What its words may not tell; its notation is nearly a program as printed."""
        return told(Source(list(program.code), self.registry))

    def surprising(self, program: Program) -> str:
        """What whoever wrote a line is warned of, or nothing."""
        return surprising(Source(list(program.code), self.registry))


def reminder_of(tree: Node) -> str:
    """Words in square brackets have no effect of their own."""
    inner = tree.node(0) if tree.name == "underlined" else tree
    return inner.word(1) if inner.name == "reminded" else ""

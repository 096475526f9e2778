"""Skirmish's card text: one step a line, no full stops."""

import re
from functools import cache
from typing import NamedTuple

from sandtable.cards.errors import Fix, Misfit
from sandtable.cards.grammar import Grammar, Production
from sandtable.cards.programs import Program
from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.cards.tree import Node, leaf
from sandtable.cards.writer import Style, Unit

SOURCE = """
%declare INT NAME
?start: "●" rule -> ability
?rule: step | "QUICK" "*" step -> quick
    | "When you lose" "*" step -> when
    | "Would lose" "*" step -> instead
    | "Nobody can steal" -> ban
step: "Gain" INT -> gain
    | "Lose" INT -> lose
    | "Steal" INT -> steal
    | "Gain" INT "for each" "card" "called" NAME -> gain
"""
START = "start"
FORM, VERB, AMOUNT, EACH = range(4)  # the integers of a program; EACH is the number of a name, or 0
FORMS = ("", "quick", "when", "instead", "ban")
PLAIN, QUICK, WHEN, INSTEAD, BAN = range(5)
VERBS = ("", "gain", "lose", "steal")
NOTHING, GAIN, LOSE, STEAL = range(4)
MOST = 9


def guess(lexemes: list[Lexeme], i: int) -> str:
    return ""


def inherit(node: Node, index: int, features: int) -> int:
    return 0


def inflect(production: Production, place: int, node: Node, features: int) -> str:
    return production.symbols[place].phrase


def spell(terminal: str, word: str, production: Production, features: int) -> str:
    return word


def typeset(units: list[Unit]) -> str:
    text = ""
    for unit in units:
        text += unit.text if unit.text == "*" or text.endswith("●") or not text else f" {unit.text}"
    return text


SPELLING = Spelling(
    pattern=re.compile(r"(?P<int>\d+)|(?P<word>[A-Za-z]+)|(?P<mark>[●*])"),
    direct={"int": "INT"},
    guess=guess,
    names_after="called",
    synonyms={"earn": "Gain"},
    samples={"INT": "2"},
    openers=frozenset("●*"),
)


@cache
def grammar() -> Grammar:
    return Grammar(SOURCE, (START,))


class Reading(NamedTuple):
    program: Program
    named: tuple[tuple[str, int], ...]
    tokens: tuple[str, ...]


class Texts:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.language = Language(grammar(), SPELLING, Style(inherit, inflect, spell, typeset), registry)

    def read(self, text: str) -> Reading:
        tree = self.language.read(text, START, self.sensible)
        program = Program(self.lowered(tree))
        printed = self.write(program)
        if printed != text:
            raise Misfit(f"this reads, but is written: {printed}", fix=Fix(printed, True))
        each = program.code[EACH]
        named = ((self.registry.word("NAME", each), text.rindex("called") + 8),) if each else ()
        return Reading(program, named, ())

    def sensible(self, tree: Node) -> bool:
        try:
            self.lowered(tree)
        except Misfit:
            return False
        return True

    def lowered(self, tree: Node) -> tuple[int, ...]:
        step = tree.node(0)
        form = FORMS.index(step.name) if step.name in FORMS else PLAIN
        if form == BAN:
            return (BAN, NOTHING, 0, 0)
        step = step.node(0) if form else step
        amount = int(step.word(0))
        if not 0 < amount <= MOST:
            raise Misfit(f"nobody gains or loses {amount}", step.at + 1, about=str(amount))
        each = self.registry.number("NAME", step.word(1)) if len(step.children) > 1 else 0
        return (form, VERBS.index(step.name), amount, each)

    def raised(self, program: Program) -> Node:
        form, verb, amount, each = program.code
        if form == BAN:
            return Node("ability", [Node("ban", [])])
        parts = [leaf("INT", str(amount))]
        if each:
            parts.append(leaf("NAME", self.registry.word("NAME", each)))
        step = Node(VERBS[verb], [*parts])
        return Node("ability", [Node(FORMS[form], [step]) if form else step])

    def write(self, program: Program) -> str:
        return self.language.write(self.raised(program))

    def listed(self, program: Program) -> list[str]:
        form, verb, amount, each = program.code
        of = f" for {self.registry.word('NAME', each)}" if each else ""
        words = [FORMS[form].upper(), VERBS[verb].upper(), f"{amount}{of}" if amount else ""]
        return [" ".join([word for word in words if word])]

    def retold(self, program: Program) -> list[str]:
        return []

    def verified(self, code: tuple[int, ...]) -> None:
        form, verb, amount, each = code
        assert 0 <= form < len(FORMS) and 0 <= verb < len(VERBS) and each >= 0
        assert (form == BAN) == (verb == NOTHING) and (0 < amount <= MOST or form == BAN)

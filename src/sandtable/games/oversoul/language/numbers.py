"""Plain numbers: digits, RANK, comparisons and the names of marks; to an amount and printed from it."""

from __future__ import annotations

from typing import Final

from lark import Token

from sandtable.cards.draft import amount
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, Draft

DEATH: Final = "Death"

COUNTLESS: Final = frozenset((i.SELECT, i.PAY, i.PAY_COST))  # what is announced, and nothing is done by


def digits(number: int) -> Record:
    return amount(i.EXACTLY, number)


def number(d: Draft, node: Node) -> Record:
    """How many: digits, RANK, or as many as the step before did."""
    if d.place == CODE:
        d.numbered = True
    if node.name == "number":
        if node.word(0) == "0":
            raise d.misfit(node, "nothing is done 0 times")
        return digits(int(node.word(0)))
    if node.name == "as_many":
        check_as_many(d, node)
    if node.name in w.AS_MANY_WITH:
        check_as_many(d, node)
        return amount(w.AS_MANY_WITH.number(node.name), 0, amount(i.THAT_MANY), digits(int(node.word(0))))
    return amount(w.NUMBERS.number(node.name))


def check_as_many(d: Draft, node: Node) -> None:
    """ "That many" is what a step or a Cost before it did; what a Law waited for is not counted (R158)."""
    if d.place == CODE and not d.steps - COUNTLESS:
        message = "'that many' has nothing before it that was done"
        if d.under in (i.BLOODLUST, i.INJURE) or d.heard in (i.TAKE, i.DEAL):
            message += ": write 'equal to the DMG dealt'"
        elif d.under == i.HEAL_LAW or d.heard == i.HEAL:
            message += ": write 'equal to the HP Healed'"
        elif d.under != i.NO_LAW:
            message += ", and how many the Law is about is not counted: write a number"
        raise d.misfit(node, message, "R158")
    if d.chosen:
        message = "choosing does nothing that is counted: write 'equal to the number of …'"
        raise d.misfit(node, message, "R158")


def print_number(s: Source, at: int) -> Node:
    if s.kind(at) == i.EXACTLY:
        return make("number", numeral(s.get(at, lay.N)))
    if w.AS_MANY_WITH.means(s.kind(at)):
        return make(w.AS_MANY_WITH.word(s.kind(at)), numeral(s.get(s.ref(at, lay.PER), lay.N)))
    return make(w.NUMBERS.word(s.kind(at)))


def numeral(number: int) -> Token:
    return leaf("NUM", str(number))


def compared(node: Node) -> Record:
    """2 or more, 2 or less, exactly 2, no."""
    return amount(w.COMPARED.number(node.name), int(node.word(0)) if node.children else 0)


def print_compared(s: Source, at: int) -> Node:
    name = w.COMPARED.word(s.kind(at))
    return make(name) if name == "none" else make(name, numeral(s.get(at, lay.N)))


# ---- marks


def mark(d: Draft, node: Node) -> int:
    word = DEATH if node.name == "death_mark" else node.word(0)[1:-1]
    return d.registry.number("MARK", word)


def print_mark(s: Source, number: int) -> Node:
    word = s.registry.word("MARK", number)
    return make("death_mark") if word == DEATH else make("named_mark", leaf("TITLE", f'"{word}"'))

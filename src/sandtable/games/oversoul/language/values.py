"""Numbers: digits, RANK, comparisons, what is looked up or reckoned; to an amount and printed from it."""

from __future__ import annotations

from typing import Final

from lark import Token

from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, leaf, make
from sandtable.games.oversoul.language import cards, filters
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, LASTING, Draft, amount

DEATH: Final = "Death"


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
    return amount(w.NUMBERS.number(node.name))


def print_number(s: Source, at: int) -> Node:
    if s.kind(at) == i.EXACTLY:
        return make("number", numeral(s.get(at, lay.N)))
    return make(w.NUMBERS.word(s.kind(at)))


def numeral(number: int) -> Token:
    return leaf("NUM", str(number))


def compared(node: Node) -> Record:
    """2 or more, 2 or less, exactly 2, no."""
    return amount(w.COMPARED.number(node.name), int(node.word(0)) if node.children else 0)


def print_compared(s: Source, at: int) -> Node:
    name = w.COMPARED.word(s.kind(at))
    return make(name) if name == "none" else make(name, numeral(s.get(at, lay.N)))


def value(d: Draft, node: Node) -> Record:
    """What stands behind "equal to" or in a comparison."""
    name = node.name
    if d.place == LASTING:
        d.closed = True
    if name == "value_number":
        return digits(int(node.word(0)))
    if name == "value_rank":
        return amount(i.RANK)
    if name in w.LOOKED_UP:
        stat = w.STATS.number(node.node(1).name) if len(node.children) > 1 else 0
        return amount(w.LOOKED_UP.number(name), stat, cards.owner(d, node.node(0)))
    if name == "number_of":
        return amount(i.COUNT, 0, filters.described(d, node.node(0)).record())
    if name in w.RECKONED:
        return amount(w.RECKONED.number(name), 0, 0, value(d, node.node(0)))
    if name in w.SUMS:
        return amount(w.SUMS.number(name), 0, value(d, node.node(0)), value(d, node.node(1)))
    return amount(i.DEALT)


def print_value(s: Source, at: int) -> Node:
    kind = s.kind(at)
    if kind == i.EXACTLY:
        return make("value_number", numeral(s.get(at, lay.N)))
    if kind == i.RANK:
        return make("value_rank")
    if w.LOOKED_UP.means(kind):
        name, whose = w.LOOKED_UP.word(kind), cards.print_owner(s, s.ref(at, lay.COUNTED))
        stat = s.get(at, lay.N)
        return make(name, whose, make(w.STATS.word(stat))) if stat else make(name, whose)
    if kind == i.COUNT:
        return make("number_of", filters.print_filter(s, s.ref(at, lay.COUNTED)))
    if w.RECKONED.means(kind):
        return make(w.RECKONED.word(kind), print_value(s, s.ref(at, lay.PER)))
    if w.SUMS.means(kind):
        one, two = s.ref(at, lay.COUNTED), s.ref(at, lay.PER)
        return make(w.SUMS.word(kind), print_value(s, one), print_value(s, two))
    return make("dmg_dealt")


# ---- marks


def mark(d: Draft, node: Node) -> int:
    word = DEATH if node.name == "death_mark" else node.word(0)[1:-1]
    return d.registry.number("MARK", word)


def print_mark(s: Source, number: int) -> Node:
    word = s.registry.word("MARK", number)
    return make("death_mark") if word == DEATH else make("named_mark", leaf("TITLE", f'"{word}"'))

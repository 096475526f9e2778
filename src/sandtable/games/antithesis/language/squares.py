"""Which squares: each to its selection, and printed from it."""

from __future__ import annotations

from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Record
from sandtable.cards.source import Source, Test
from sandtable.cards.tree import Child, Node, make
from sandtable.games.antithesis.language import gifts, nouns
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import PATTERN, Draft, Noun
from sandtable.games.antithesis.language.heads import Described


def square(d: Draft, node: Node, of: Noun | None = None) -> Record:
    """A square, free or not; an adjacent one is next to what is moved."""
    name = w.IN_SQUARES.get(node.name, node.name)
    found = Described()
    found.add(i.NOUN, i.FREE_SQUARE if name == "free_sq" else i.SQUARE)
    if name == "row_sq":
        if of is None:
            raise d.misfit(node, "say in which row: a square in row D")
        found.add(i.IN_THAT_ROW, 0, reference(of.slot))
    if name == "column_sq":
        if of is None:
            raise d.misfit(node, "say of what: place it in a square in the same column")
        found.add(i.IN_THAT_ROW, i.THAT_COLUMN, reference(of.slot))
    if name in ("near_sq", "bare_sq"):
        if of is None:
            raise d.misfit(node, "say to what the square is adjacent: a square adjacent to this Character")
        found.add(i.ADJACENT, 0, reference(of.slot))
        if name == "bare_sq":
            found.add(i.NO_GOAL)
    rest = node.node(0) if node.children else None
    while rest is not None:
        one, rest = (rest.node(0), rest.node(1)) if rest.name == "wheres" else (rest, None)
        nouns.position(d, one, found)
    nouns.settle(d, node, found)
    mode = i.MATCH if d.place == PATTERN else i.CHOOSING
    return selection(mode, w.CHOSEN.number(name), d.new_slot(), fits=found.record())


def print_square(s: Source, at: int, inside: bool = False) -> Node:
    name = w.CHOSEN.word(s.get(at, i.WORDING))
    tests = [test for test in s.tests(s.ref(at, i.FITS)) if test.kind != i.NOUN]
    children: list[Child] = []
    if name in ("sq", "free_sq") and tests:
        said = [print_where(s, test) for test in sorted(tests, key=names_a_card)]
        node = said.pop()
        while said:
            node = make("wheres", said.pop(), node)
        children.append(node)
    if inside:
        name = next(word for word, plain in w.IN_SQUARES.items() if plain == name)
    return Node(name, children)


def names_a_card(test: Test) -> bool:
    """What names another card stands last."""
    return test.kind == i.ADJACENT or w.SQUARES.means(test.kind)


def print_where(s: Source, test: Test) -> Node:
    if w.RANGED_SQUARES.means(test.kind):
        return make(w.RANGED_SQUARES.word(test.kind), gifts.print_span(test.x))
    if test.kind == i.IN_ROW:
        return nouns.print_rows(test, "sq_rows", w.SQUARE_ROWS)
    if test.kind == i.ON_GOAL:
        return make("sq_goal")
    if test.kind in (i.ON_EDGE, i.NO_GOAL):
        return make(w.SIMPLE_WORDS[test.kind, 0])
    if test.kind == i.ADJACENT:
        return make(w.NEAR_SQUARES.word(test.x), nouns.print_selection(s, test.ref))
    return make(w.SQUARES.word(test.kind), nouns.print_selection(s, test.ref))

"""A chain of rows that is being made: what its last step was, and what still reaches to its end."""

from __future__ import annotations

from sandtable.cards.draft import number_in, reference, row
from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import cards, places
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, Draft


class Chain:
    """Rows that are being made."""

    def __init__(self, rows: list[Record]) -> None:
        self.rows = rows
        self.open: list[int] = []  # offers and ifs that reach to the end of the sentence,
        self.certain = -1  # and how many cards were named before the first of them; -1 where there is none
        self.run: list[Record] = []  # the rows of the last step: all items of its list
        self.node: Node | None = None  # the last step itself
        self.branch = 0  # how many cards were named before the last if
        self.if_at = -1

    def opens(self, d: Draft) -> None:
        """The next row is an offer or an if: what is named from here on is perhaps named in vain."""
        if self.certain < 0:
            self.certain = len(d.mentions)
        self.open.append(len(self.rows))


def finish(d: Draft, chain: Chain, made: Record) -> None:
    """The picks that a row needs, and the row."""
    op = number_in(made, i.OP)
    chooser: Field = d.actor if d.actor is not None else reference(i.YOU)
    for record in d.picks:
        wording = number_in(record, i.WORDING)
        named = w.DETERMINERS.means(wording) and w.DETERMINERS.word(wording) in cards.NUMBERED
        counts = d.place == CODE and op != i.CHOOSE and (named or wording in (w.TOP_CARD, w.TOP_CARDS))
        chain.rows.append(row(i.PICK, int(counts), i.HEAD, chooser, record))
    d.picks = []
    places.moved(d, made)
    touched = made.fields[i.A]
    if op in w.DONE_TO.values() and isinstance(touched, Record):
        for noun in (*d.selected, *d.mentions):
            if noun.slot == touched.fields[i.SLOT]:
                d.done_to[op] = noun
    d.steps.add(op)
    d.acts.append(op)
    d.drawn += op == i.DRAW
    if op in (i.DRAW, i.GAZE):
        d.own_named = False  # "it" could be what was Drawn or seen
    d.chosen = op == i.CHOOSE
    chain.rows.append(made)
    chain.run.append(made)

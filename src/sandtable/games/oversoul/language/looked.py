"""Numbers that are looked up on a card that was named: its DMG, this card's RANK, its cost."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Node, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import refs
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import Draft

PILES: Final[frozenset[int]] = frozenset((i.HAND, i.DECK, i.IDLE, i.EXILE_SPACE))


def looked_up(d: Draft, node: Node) -> Record:
    """One of a card's numbers."""
    stat = w.STATS.number(node.node(1).name) if len(node.children) > 1 else 0
    whose = refs.owner(d, node.node(0))
    if refs.slot_of(whose) in d.shown:
        stat |= i.AS_SHOWN
    elif d.places.get(refs.slot_of(whose), i.BOARD) in PILES:
        stat |= i.AS_PRINTED  # it was found there, and has no last values that anybody speaks of (R159)
    return amount(w.LOOKED_UP.number(node.name), stat, whose)


def print_looked_up(s: Source, at: int) -> Node:
    name, whose = w.LOOKED_UP.word(s.kind(at)), refs.print_owner(s, s.ref(at, lay.COUNTED))
    stat = s.get(at, lay.N) & ~(i.AS_PRINTED | i.AS_SHOWN)
    return make(name, whose, make(w.STATS.word(stat))) if stat else make(name, whose)

"""What is asked of a line that goes with the Activation of a card: its own, or the one that its Law names."""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Block, Record
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import refs
from sandtable.games.oversoul.language.draft import Draft

# what a Cost does to cards
OF_ITS_OWN: Final = frozenset((i.EXHAUST, i.SACRIFICE, i.RETURN, i.EXILE, i.PREPARE, i.SHATTER, i.DISCARD))


def check_own_cost(d: Draft, node: Node, paid: Block) -> None:
    """A card that is Activated does not pay for itself (R125)."""
    for made in paid.rows:
        used = made.fields[i.A]
        if made.fields[i.OP] in OF_ITS_OWN and isinstance(used, Record) and refs.slot_of(used) == i.SELF:
            message = (
                "a card that is Activated does not pay for itself; what becomes of it stands behind the "
            )
            message += "arrow: * Discard 1 card in your hand➤ Draw 2, then Exile this card"
            raise d.misfit(node, message, "R125")


def touches(d: Draft, rows: list[Record]) -> bool:
    """Whether something is done to the card that the Law says is Activated, beside Cancelling it (R259)."""
    if d.law is None:
        return False
    found = False
    for made in rows:
        if made.fields[i.OP] == i.IF:
            continue
        for field in (i.WHO, i.A, i.B):
            held = made.fields[field]
            if isinstance(held, Record) and held.fields[0] == i.REF and refs.slot_of(held) == d.law.slot:
                if made.fields[i.OP] == i.CANCEL:
                    return False
                found = True
    return found

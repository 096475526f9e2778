"""What is had only against somebody, with some Attacks, or so many times: what is reckoned at that moment
(R247).
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import gifts
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.draft import Draft

ATTACKING: Final[frozenset[int]] = frozenset((i.STR, i.RNG, i.BOOST_PLUS, i.BOOST_TIMES))
DEFENDING: Final[frozenset[int]] = frozenset((i.DEF, i.DR, i.COVER))
COUNTED: Final[frozenset[int]] = frozenset(
    (i.STR, i.RNG, i.BOOST_PLUS, i.DEF, i.DR, i.HP, i.VP, i.MOVE_VALUE, i.MORE_PRESENCE, i.COST_STAT)
)
OF_ATTACKS: Final[frozenset[str]] = frozenset(("foe_attacks", "foe_type"))


def check(d: Draft, node: Node, pairs: gifts.Pairs) -> None:
    """Whether a gift can be had as a clause says: against, with, or for each."""
    kind = pairs[0][0]
    if node.name == "each_time" and kind not in COUNTED:
        raise d.misfit(node, "only a number is had so many times: +1 STR, +1 DEF, DR 1", "R247")
    if node.name == "h_with" and kind not in ATTACKING:
        message = "with an Attack one has STR, RNG or Boost; DEF, DR and Cover are had against Attacks"
        raise d.misfit(node, message, "R247")
    if node.name != "against":
        return
    if kind not in ATTACKING | DEFENDING:
        said = d.said(node.node(0))
        message = f"{said!r} is had whoever comes; against somebody one has STR, RNG, Boost, DEF, DR or Cover"
        raise d.misfit(node, message, "R247")
    if kind in ATTACKING and node.node(1).name in OF_ATTACKS:
        raise d.misfit(node, "whoever attacks has it with Attacks: +1 STR with Melee Attacks", "R247")

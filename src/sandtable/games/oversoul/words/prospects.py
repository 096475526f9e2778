"""What a player could Consume, and how near a prophecy is: open facts, and what the seat itself may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.oversoul.cardset.library import MINUS
from sandtable.games.oversoul.evaluating import costs, values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift import costs as needs
from sandtable.games.oversoul.turn.ending import ARCHETYPES, counts
from sandtable.timing.scene import Scene

HUES: Final = ("", "CHAOS", "ORDER", "VIGOR", "SWAY", "FLOW", "ARCANE", "NEUTRAL", "DOOM", "WITHER")


# ---- ENERGY


def reach(s: Board, player: int) -> int:
    """All ENERGY that a player could Consume now: surplus, Leader pool, and every +card that can Generate."""
    return int(costs.at_hand(s, player) + costs.together(s, player, costs.generators(s, player)))


def price(s: Board, player: int, thing: int) -> int:
    """What Activating a card costs its player now; nothing for a +card."""
    return int(costs.cost_of(s, player, thing, True))


def whole_price(s: Board, player: int, thing: int) -> int:
    """The same with what its own lines Consume when it is announced (R125)."""
    total = price(s, player, thing)
    for header in needs.announced_lines(s, thing):
        if not (needs.optional(s, header) and needs.cost_row(s, header) != 0):
            scene = Scene(s.ref(thing), player, vec[i64]())
            total += int(needs.energy_of(s, header, scene, False))
    return total


def prices(s: Board, player: int, cards: list[int], seat: int) -> dict[str, int]:
    """What the -cards of a hand that are seen cost now, by name, where that is not what is printed."""
    lib = s.library
    out: dict[str, int] = {}
    for thing in cards:
        face = int(s.get(thing, its.FACE))
        if s.sees(seat, thing) and lib.sign[face] == MINUS and price(s, player, thing) != lib.energy[face]:
            out[lib.names[face]] = price(s, player, thing)
    return out


# ---- prophecies


def shakti_view(s: Board, player: int) -> list[str]:
    """The Archetypes that a board shows, each on a card of its own, as many as possible (2.0.7, R21)."""
    hues = [
        int(values.hues_of(s, thing))
        for thing in s.board
        if s.get(thing, its.CONTROLLER) == player and counts(s, thing)
    ]
    shown_on = [-1] * (ARCHETYPES + 1)  # the card that stands for an Archetype
    found: list[str] = []
    for hue in range(1, ARCHETYPES + 1):
        if _stands(hues, hue, shown_on, set()):
            found.append(HUES[hue])
    return found


def _stands(hues: list[int], hue: int, shown_on: list[int], tried: set[int]) -> bool:
    """Whether a card can stand for one more Archetype, if need be by letting others stand elsewhere."""
    for card, mask in enumerate(hues):
        if (mask >> hue) & 1 == 0 or card in tried:
            continue
        tried.add(card)
        if card not in shown_on or _stands(hues, shown_on.index(card), shown_on, tried):
            shown_on[hue] = card
            return True
    return False


def shiva_view(s: Board, player: int) -> dict[str, object]:
    """The Archetype on top of most Zones, and of how many: the hidden top of the Deck aside (2.0.8, R22)."""
    tops = [top_hues(s, player, spot) for spot in range(geometry.SPOTS)]
    idle = int(s.top_of(player, op.IDLE))
    tops.append(int(values.hues_of(s, idle)) if idle >= 0 else 0)
    best, most = 0, 0
    for hue in range(1, ARCHETYPES + 1):
        number = len([mask for mask in tops if (mask >> hue) & 1])
        if number > most:
            best, most = hue, number
    return {"archetype": HUES[best], "count": most}


def top_hues(s: Board, player: int, spot: int) -> int:
    """The Archetypes on top of a Zone, as bits; all of them where an empty Leader Zone is ignored."""
    thing = int(s.at_zone(player, spot))
    if thing < 0:
        away = spot == geometry.LEADER_SPOT and values.active(s, s.of(player, their.LEADER))
        return (1 << (ARCHETYPES + 1)) - 2 if away else 0
    if s.get(thing, its.ZONE) != op.BOARD or not counts(s, thing):
        return 0
    stack = s.stack_on(thing)
    return int(values.hues_of(s, stack[len(stack) - 1] if len(stack) > 0 else thing))

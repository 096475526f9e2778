"""What a seat may read of a choice and of what it brought: for the log, for taking back, and for the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.cards.names import unspell
from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.game import Ref
from sandtable.timing import columns as its
from sandtable.timing import pending
from sandtable.timing.asking import Pick
from sandtable.timing.meant import top_cards
from sandtable.timing.things import CardState
from sandtable.timing.values import (
    effect_number,
    is_effect,
    is_player,
    is_thing,
    player_of,
    slot_of,
    thing_of,
    value_of,
)

S = TypeVar("S", bound=CardState)


def in_sight(s: CardState, face: int, seat: int) -> bool:
    """Whether a card that is picked by this face lies open to the seat.

    One that does is enough: of equal cards the one that is known is taken first (`Pick.take`), and whether
    there is another one that is hidden must not be told by naming the card or not.
    """
    top = s.frames[-1]
    if not isinstance(top, Pick):
        return False
    return any(
        [
            is_thing(value) and s.get(thing_of(value), its.FACE) == face and s.sees(seat, thing_of(value))
            for value in top.pool
        ]
    )


def uncovered(s: CardState, after: CardState) -> bool:
    """Whether dice have fallen, or somebody has seen something new."""
    if after.rolls != s.rolls or after.count() != s.count():
        return True
    for thing in range(s.count()):
        if any([s.get(thing, field) != after.get(thing, field) for field in (its.OWNER, its.FACE)]):
            return True
        if after.seers(thing) & ~s.seers(thing):
            return True
    return False


def shown_names(s: CardState, seat: int) -> list[str]:
    """What was shown last, to those to whom it was shown."""
    if len(s.shown) == 0:
        return []
    if s.shown[0] == s.every_seat() or (seat >= 0 and (s.shown[0] >> seat) & 1):
        return sorted([s.faces.names[face] for face in s.shown[1:]])
    return []


def from_top(s: CardState, player: int, zone: int) -> list[int]:
    """A player's cards in a zone, the top first."""
    return [int(thing_of(card)) for card in top_cards(s, player, zone, lay.MANY)]


def open_zones(s: CardState, player: int, zones: dict[str, int]) -> dict[str, object]:
    """The cards of zones that everybody sees, by name from the top."""
    names = s.faces.names
    return {
        key: [names[s.get(t, its.FACE)] for t in from_top(s, player, zone)] for key, zone in zones.items()
    }


def hidden_zones(s: CardState, player: int, zones: dict[str, int], seat: int) -> dict[str, object]:
    """Of other zones how many cards there are, and by name those that this seat knows; never in an order that
    tells anything.
    """
    names = s.faces.names
    view: dict[str, object] = {}
    for key, zone in zones.items():
        cards = s.pile_of(player, zone)
        view[key + "_count"] = len(cards)
        view[key] = sorted([names[s.get(t, its.FACE)] for t in cards if s.sees(seat, t)])
    return view


def about(s: S, at: int, effect: str, where: Callable[[S, int], str]) -> list[str]:
    """What the registers of an effect that waits hold, as anybody may see it: players, effects by the game's
    word for one, places on the board. Of what is remembered as linked the effect need not speak.
    """
    out: list[str] = []
    for one in pending.held(s.stack, at):
        value = value_of(one)
        if slot_of(one) == lay.LINKED:
            continue
        if is_player(value):
            out.append(f"player {player_of(value) + 1}")
        elif is_effect(value):
            out.append(f"{effect} {effect_number(value)}")
        elif is_thing(value) and s.same(value) and s.get(thing_of(value), its.ZONE) == w.BOARD:
            out.append(where(s, int(thing_of(value))))
    return out


def picked_from(s: CardState, face: int, letters: dict[int, str], other: str = "h") -> str:
    """The pile that a card is picked from, by the letter of its zone: "2h" is player 2's hand."""
    top = s.frames[-1]
    if isinstance(top, Pick):
        for value in top.pool:
            if is_thing(value) and s.get(thing_of(value), its.FACE) == face:
                thing = int(thing_of(value))
                return f"{s.get(thing, its.OWNER) + 1}{letters.get(int(s.get(thing, its.ZONE)), other)}"
    return f"{s.seat + 1}h"


def lies_at(
    s: S, ref: Ref, where: Callable[[S, int], str], name: Callable[[S, int, int], str]
) -> tuple[str, int]:
    """What lies at a ref by name, as the asked seat knows it; and the thing, or -1 for a card elsewhere."""
    if ref.kind != "card":
        return "", -1
    place, _, card = ref.id.partition(":")
    if card:
        known = unspell(card)
        return (known if known in s.faces.names else "", -1)
    for thing in s.board:
        if where(s, int(thing)) == place:
            return name(s, int(thing), int(s.seat)), int(thing)
    return "", -1

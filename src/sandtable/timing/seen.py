"""What a seat may read of a choice and of what it brought: for the log, for taking back, and for the view."""

from __future__ import annotations

from sandtable.timing import columns as its
from sandtable.timing.asking import Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import is_thing, thing_of


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

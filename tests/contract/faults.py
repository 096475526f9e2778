"""What planted faults share: the sound example game, kept aside, and what is hidden in it."""

import sys

from tests.contract.example import dash

GAME = dash()
MODULE = sys.modules["dash"]
RACE, DASH = MODULE.Race, MODULE.Dash
SOUND = {kind: {name: getattr(kind, name) for name in dir(kind)} for kind in (RACE, DASH)}


def cells(s):
    return MODULE.cells(s)


def held(s, seat, card):
    """How many cards of a value a seat holds; one past the last seat: how many were not dealt."""
    return int(cells(s)[MODULE.row(s, seat) + card - 1])


def others_hold(s, card):
    """What the seat whose turn it is does not know: how many of these cards the next seat holds."""
    return held(s, (cells(s)[MODULE.TO_MOVE] + 1) % s.seats, card)


def seen_with(**more):
    """An observation with something added to it."""

    def observe(self, s, seat):
        return SOUND[DASH]["observe"](self, s, seat) | {name: make(s, seat) for name, make in more.items()}

    return observe

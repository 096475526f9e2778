"""Options as integers: what kind of answer it is, and to what."""

from typing import Final

from mypy_extensions import i64

_SHIFT: Final = 24  # bits of a value

PASS: Final = 1
DONE_PICKING: Final = 2
YES: Final = 3
NO: Final = 4
END_DAY: Final = 5
TO_COMBAT: Final = 6
END_COMBAT: Final = 7
NO_DEFENDER: Final = 8
PROPOSED: Final = 9  # pay as the program proposes
CONCEDE: Final = 63 << 24  # no child frame ever answers this

LEAD: Final = 1  # face: the main character
PLAY: Final = 2  # zone << 12 | face: onto the board; an item: directly
RELIC: Final = 3  # zone << 12 | face: an item onto the board
ATTACH_UP: Final = 4  # zone, face and spot of the host: see `play_option`
ATTACH_DOWN: Final = 5
ACTIVATE: Final = 6  # spot << 6 | which of its abilities
SUPPORT: Final = 7  # face
COMMAND: Final = 8  # 1 Acquisition, 2 Solvency, 3 Contingency
TURN_UP: Final = 9  # spot: a place in the row of what is on the board
DISCARD: Final = 10  # spot: an attachment
GENERATE: Final = 11  # spot: a resource token
ATTACK: Final = 12  # spot
TARGET: Final = 13  # spot
DEFEND: Final = 14  # spot
PICK: Final = 15  # spot
PICK_FACE: Final = 16  # face, elsewhere
PICK_PLAYER: Final = 17
PICK_EFFECT: Final = 18  # number of an effect on the stack
NAME: Final = 19  # face of a card
MODE: Final = 20  # 1 …
KIND: Final = 21  # faction of a resource to spend
NEXT: Final = 22  # position among the abilities that wait to be put on the stack
NUMBER: Final = 23
FROM: Final = 24  # thing << 6 | ability, of a card outside the board
RESHUFFLE: Final = 25  # whose deck is to be shuffled once more


_ABILITY: Final = 6  # bits of an ability's index


def ability(place: i64, index: i64) -> i64:
    """The value of an option that uses an ability: the spot or thing, and which of its abilities."""
    return place << _ABILITY | (index & ((1 << _ABILITY) - 1))


def ability_place(value: i64) -> i64:
    return value >> _ABILITY


def ability_index(value: i64) -> i64:
    return value & ((1 << _ABILITY) - 1)


def make(kind: i64, value: i64) -> i64:
    return kind << _SHIFT | value


def kind_of(option: i64) -> i64:
    return option >> _SHIFT


def value_of(option: i64) -> i64:
    return option & ((1 << _SHIFT) - 1)

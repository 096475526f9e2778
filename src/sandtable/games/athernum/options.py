"""Options as integers: what kind of answer it is, and to what."""

from typing import Final

from mypy_extensions import i64

_SHIFT: Final = 24

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
ATTACH_UP: Final = 4  # zone << 20 … see `attach_option`
ATTACH_DOWN: Final = 5
ACTIVATE: Final = 6  # thing << 6 | which of its abilities
SUPPORT: Final = 7  # face
COMMAND: Final = 8  # 1 Acquisition, 2 Solvency, 3 Contingency
TURN_UP: Final = 9  # thing
DISCARD: Final = 10  # thing: an attachment
GENERATE: Final = 11  # thing: a resource token
ATTACK: Final = 12  # thing
TARGET: Final = 13  # thing
DEFEND: Final = 14  # thing
PICK: Final = 15  # thing on the board
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


def make(kind: i64, value: i64) -> i64:
    return kind << _SHIFT | value


def kind_of(option: i64) -> i64:
    return option >> _SHIFT


def value_of(option: i64) -> i64:
    return option & ((1 << _SHIFT) - 1)


def attach_option(kind: i64, face: i64, host: i64) -> i64:
    return make(kind, face << 10 | host)

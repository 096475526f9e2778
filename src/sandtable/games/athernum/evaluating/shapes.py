"""Operations as bits, without one of these nobody need look through what lasts."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.language import instructions as op

# statements have numbers beyond the bits of an integer: theirs are lower by this
LOWERED: Final = 60

OTHERS: Final = 1  # what nobody else looks for
DISCARD: Final = 1 << op.DISCARD
DELAY: Final = 1 << op.DELAY
PERMIT: Final = 1 << op.PERMIT
REPLACING: Final = 1 << op.REPLACE | 1 << (op.PREVENT_EVENT - LOWERED)
LOSE_ABILITIES: Final = 1 << (op.LOSE_ABILITIES - LOWERED)
BECOME: Final = 1 << (op.BECOME - LOWERED)
SUBTYPES: Final = 1 << (op.GAIN_SUBTYPE - LOWERED) | 1 << (op.BECOME - LOWERED)
KEYWORDS: Final = 1 << (op.GAIN_KEYWORD - LOWERED)
SET: Final = 1 << (op.SET - LOWERED)
GIVES_VALUES: Final = SET | 1 << (op.GAIN_VALUES - LOWERED)  # also to what has none
SWAP: Final = 1 << (op.SWAP - LOWERED)
VALUES: Final = 63 << (op.MODIFY - LOWERED) | SWAP
SLOTS: Final = 1 << (op.ITEM_SLOTS - LOWERED) | 1 << (op.MORE_SLOTS - LOWERED)
FIELDS: Final = 1 << (op.FIELD_MORE - LOWERED) | 1 << (op.FIELD_FEWER - LOWERED)
MAXIMUM: Final = 1 << (op.MAXIMUM - LOWERED)
GRANT: Final = 1 << (op.GRANT - LOWERED)
CHEAPER: Final = 1 << (op.CHEAPER - LOWERED)
COSTS: Final = CHEAPER | 1 << (op.DEARER - LOWERED)
STAY_DOWN: Final = 1 << (op.STAY_DOWN - LOWERED)


def shape_of(instruction: int) -> int:
    """A bit for an instruction that can last; those that nobody looks for share one."""
    if op.PREVENT_NEXT <= instruction <= op.ENTER_FACE_DOWN:
        return 1 << (instruction - LOWERED)
    return 1 << instruction if instruction <= op.DISCARD else OTHERS

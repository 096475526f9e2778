"""Operations as bits, see `library.shape_of`: without one of these nobody need look through what lasts."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.language import instructions as op

LOSE_ABILITIES: Final = 1 << (op.LOSE_ABILITIES - 60)
BECOME: Final = 1 << (op.BECOME - 60)
SUBTYPES: Final = 1 << (op.GAIN_SUBTYPE - 60) | 1 << (op.BECOME - 60)
KEYWORDS: Final = 1 << (op.GAIN_KEYWORD - 60)
SET: Final = 1 << (op.SET - 60)
VALUES: Final = 63 << (op.MODIFY - 60)
SLOTS: Final = 3 << (op.ITEM_SLOTS - 60)
FIELDS: Final = 3 << (op.FIELD_MORE - 60)
MAXIMUM: Final = 1 << (op.MAXIMUM - 60)
GRANT: Final = 1 << (op.GRANT - 60)
PERMIT: Final = 1 << op.PERMIT

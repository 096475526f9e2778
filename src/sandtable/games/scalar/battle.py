"""The Battle Die, and what two of them make of two values. Frames, odds and tests all ask here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.scalar.board import BOOK

# faces: 0 to 9 are numbers, then the five effects (BATTLE.1)
DOUBLE: Final = 10
SWAP: Final = 11
EVADE: Final = 12
INDESTRUCTIBLE: Final = 13
SELF_DESTRUCT: Final = 14
FACES: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "dp", "sw", "ev", "in", "sd")
KINDS: Final = 15

# what comes of a battle in which nobody moves away
NONE: Final = 0  # both dice stay
WIN: Final = 1  # the defender is captured, the attacker advances (ATT.5)
LOSE: Final = 2  # the attacker is captured (ATT.6)
BOTH: Final = 3  # both are destroyed
DEFENDER: Final = 4  # the defender has destroyed itself alone; nobody advances (R37)
ATTACKER: Final = 5  # the attacker has destroyed itself alone
RESULTS: Final = ("none", "win", "lose", "both", "defender", "attacker")


def _weights() -> vec[i64]:
    """How many of the 20 faces show each result (BATTLE.2, R21)."""
    die = BOOK.data["battle_die"]
    assert isinstance(die, dict)
    faces = [str(face) for face in die["faces"]]
    return vec[i64]([faces.count(face) for face in FACES])


WEIGHTS: Final = _weights()
# both dice at once (ATT.3): attacker's face * 15 + defender's
PAIRS: Final = vec[i64]([int(a) * int(d) for a in WEIGHTS for d in WEIGHTS])


def total(value: i64, face: i64) -> i64:
    """Value plus number, value doubled, or value alone (BATTLE.11, step 4)."""
    if face < DOUBLE:
        return value + face
    if face == DOUBLE:
        return 2 * value
    return value


def resolve(a_value: i64, a_face: i64, d_value: i64, d_face: i64) -> i64:
    """Steps 3 to 7 of BATTLE.11: nobody has moved away."""
    # (3) Self-Destruct takes every die in the battle that is not Indestructible
    if a_face == SELF_DESTRUCT or d_face == SELF_DESTRUCT:
        if a_face == INDESTRUCTIBLE:
            return DEFENDER  # BATTLE.9
        if d_face == INDESTRUCTIBLE:
            return ATTACKER
        return BOTH
    # (4) totals
    a = total(a_value, a_face)
    d = total(d_value, d_face)
    # (5) exactly one Swap exchanges them (BATTLE.5: two undo each other)
    if (a_face == SWAP) != (d_face == SWAP):
        kept = a
        a = d
        d = kept
    # (6) the lower die is removed unless Indestructible, (7) and only then does the attacker advance
    if a > d and d_face != INDESTRUCTIBLE:
        return WIN
    if a < d and a_face != INDESTRUCTIBLE:
        return LOSE
    return NONE  # ATT.7, BATTLE.7

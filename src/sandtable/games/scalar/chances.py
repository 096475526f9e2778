"""What the dice of Scalar may bring: verdicts for odds, expectations for luck."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.scalar.battle import (
    ATTACKER,
    BOTH,
    DEFENDER,
    KINDS,
    LOSE,
    NONE,
    PAIRS,
    RESULTS,
    WIN,
    resolve,
)
from sandtable.games.scalar.board import CORE_LETTERS, SIDES
from sandtable.games.scalar.rolls import PENDING, battle_result
from sandtable.games.scalar.state import Field
from sandtable.games.scalar.timing import Battle, Deployment, First
from sandtable.games.scalar.view import CORE_NAMES, die_name, face_name
from sandtable.kernel.game import Luck

_WORDS: Final = {
    "win": "The defender is captured and you advance",
    "lose": "Your die is captured",
    "both": "Both dice are destroyed",
    "defender": "The defender destroys itself",
    "attacker": "Your die destroys itself",
    "none": "Nothing changes",
    "evade": "Somebody may evade",
}
# what a battle is worth to the attacker, in dice: for the luck summary
_GAIN: Final = {NONE: 0, WIN: 1, LOSE: -1, BOTH: 0, DEFENDER: 1, ATTACKER: -1}


def verdict(s: Field, face: int, after: Field) -> tuple[str, str]:
    """What a face of the open dice comes to; read off the field as the rules have left it."""
    top = s.frames[-1]
    if isinstance(top, Battle):
        came = battle_result(after.last)
        name = "evade" if came == PENDING else RESULTS[came]
        return name, _WORDS[name]
    if isinstance(top, Deployment):
        return f"={face + 1}", f"{die_name(top.kind)} shows {face + 1}"
    if isinstance(top, First):
        one, two = face // 6 + 1, face % 6 + 1
        return (
            ("1", "Player 1 begins")
            if one > two
            else ("2", "Player 2 begins")
            if two > one
            else ("=", "Again")
        )
    return CORE_LETTERS[face], CORE_NAMES[face]


def effects(s: Field, face: int) -> list[tuple[str, str]]:
    """The faces of the two Battle Dice."""
    if isinstance(s.frames[-1], Battle):
        return [("attacker", face_name(face // KINDS)), ("defender", face_name(face % KINDS))]
    return []


def fortune(s: Field, face: int) -> list[Luck]:
    """Pips of Unit Dice against their mean; dice won in battles against the odds, an evader standing."""
    top = s.frames[-1]
    seat = int(s.player) + 1
    if isinstance(top, Deployment):
        mean = (SIDES[top.kind] + 1) / 2
        return [Luck(seat, f"{die_name(top.kind)} rolled", float(face + 1), mean, "pips")]
    if isinstance(top, Battle):
        a, d = i64(s.values[top.attacker]), i64(s.values[top.defender])
        gain = float(_GAIN[int(resolve(a, face // KINDS, d, face % KINDS))])
        mean = 0.0
        for pair, weight in enumerate(PAIRS):
            mean += _GAIN[int(resolve(a, pair // KINDS, d, pair % KINDS))] * int(weight) / 400
        return [Luck(seat, "attacks", gain, mean, "dice"), Luck(3 - seat, "defences", -gain, -mean, "dice")]
    return []

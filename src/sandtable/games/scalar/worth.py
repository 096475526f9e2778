"""How a field stands for a seat, guessed quickly: what greedy and search lean on. No rule is in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.scalar.battle import ATTACKER, BOTH, DEFENDER, KINDS, LOSE, PAIRS, WIN, resolve
from sandtable.games.scalar.board import CORE_HEX, HEXES, TYPES, distance, owner_of
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.games.scalar.state import Field

# in hundredths of about half a game
TOKEN_WORTH: Final = vec[float]([0.0, 50.0, 120.0, 300.0])
# how likely dice on the Control Zone, nought to six, are to bring a token when the owner's next turn starts
WAITING: Final = vec[float]([0.0, 0.02, 0.06, 0.15, 0.6, 0.95, 1.0])  # the opponent is to act
ACTING: Final = vec[float]([0.0, 0.03, 0.1, 0.4, 0.75, 0.95, 1.0])  # the owner is to act
DIE: Final = 5.0  # a die on the board, whatever it shows
PIP: Final = 0.55  # and for each point of its value
STEP: Final = 1.4  # a hex between a die and the Control Zone
RESERVE: Final = vec[float]([2.0, 2.4, 3.0, 3.5, 4.0, 6.0])  # a die yet to be rolled
ON_ZONE: Final = 14.0  # a place on the Control Zone, in the balance of a battle
SCALE: Final = 60.0

_VALUES: Final = 21


def _swings() -> tuple[vec[i64], vec[i64]]:
    """In 400ths: how often the attacker's and the defender's die is lost, for each pair of values."""
    mine = vec[i64]([0] * (_VALUES * _VALUES))
    theirs = vec[i64]([0] * (_VALUES * _VALUES))
    a: i64 = 1
    while a < _VALUES:
        d: i64 = 1
        while d < _VALUES:
            face: i64 = 0
            while face < KINDS * KINDS:
                result = resolve(a, face // KINDS, d, face % KINDS)
                if result in (LOSE, BOTH, ATTACKER):
                    mine[a * _VALUES + d] += PAIRS[face]
                if result in (WIN, BOTH, DEFENDER):
                    theirs[a * _VALUES + d] += PAIRS[face]
                face += 1
            d += 1
        a += 1
    return mine, theirs


_SWINGS: Final = _swings()


def _die(value: i64, hex: i64) -> float:
    """What a die on the board is worth to its owner."""
    away = distance(hex, CORE_HEX) - 1
    return DIE + PIP * float(value) - STEP * float(away)


def guess(s: Field, seat: i64) -> float:
    """How a game that is not over will end for a seat, from -1 to 1."""
    score = lead(s, seat)
    if s.seat == CHANCE:
        score += SCALE * s.frames[-1].worth(s, seat)  # what the open dice may be expected to bring
    return score / (SCALE + (score if score > 0.0 else -score))


def lead(s: Field, seat: i64) -> float:
    """How far a seat is ahead, in hundredths of about half a game."""
    return _standing(s, seat) - _standing(s, 1 - seat)


def swing(s: Field, attacker: i64, defender: i64) -> float:
    """What a battle about to be rolled will bring the attacker on average, an evader standing."""
    a = i64(s.values[attacker])
    d = i64(s.values[defender])
    gain = float(_SWINGS[1][a * _VALUES + d]) * _stake(d, defender)
    loss = float(_SWINGS[0][a * _VALUES + d]) * _stake(a, attacker)
    return (gain - loss) / 400.0


def _stake(value: i64, hex: i64) -> float:
    """What losing a die costs: itself, and its place on the Control Zone."""
    return _die(value, hex) + (ON_ZONE if distance(hex, CORE_HEX) == 1 else 0.0)


def _standing(s: Field, player: i64) -> float:
    tokens = s.tokens(player)
    zone: i64 = 0
    score = TOKEN_WORTH[tokens]
    hex: i64 = 0
    while hex < HEXES:
        if owner_of(i64(s.units[hex])) == player:
            score += _die(i64(s.values[hex]), hex)
            if distance(hex, CORE_HEX) == 1:
                zone += 1
        hex += 1
    hope = ACTING[zone] if s.player == player else WAITING[zone]
    score += hope * (TOKEN_WORTH[tokens + 1] - TOKEN_WORTH[tokens])
    kind: i64 = 0
    while kind < TYPES:
        score += RESERVE[kind] * float(s.in_reserve(player, kind))
        kind += 1
    return score


@final
class FieldPolicy(Policy):
    """The result once there is one, a guess before."""

    def worth(self, s: State, seat: i64) -> float:
        field = cast("Field", s)
        return field.returns()[seat] if field.winner != 0 else guess(field, seat)


POLICY: Final = FieldPolicy()

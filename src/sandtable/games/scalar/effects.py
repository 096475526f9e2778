"""What actions, battles, the change of turn and the Core do to the field."""

from typing import Final

from mypy_extensions import i64, u8

from sandtable.games.scalar import clauses as c
from sandtable.games.scalar.actions import actions_of
from sandtable.games.scalar.battle import ATTACKER, BOTH, DEFENDER, LOSE, NONE, WIN
from sandtable.games.scalar.board import (
    AETHER,
    CORE,
    DOMINION,
    EMPTY,
    EQUAL_VALUE,
    EQUILIBRIUM,
    FEW,
    HEXES,
    LAST_TURN,
    QUIET,
    REVERSAL,
    SPOKE,
    SPOKES,
    TO_WIN,
    kind_of,
    opposite,
    owner_of,
    unit,
)
from sandtable.games.scalar.rolls import core_roll
from sandtable.games.scalar.state import DRAW, Field

# facts, for the journal
FIRST_ROLL: Final = 1  # what: player 1's d6 << 4 | player 2's
BEGINS: Final = 2  # a player has the first turn
ROLLED: Final = 3  # what: type << 5 | value
DEPLOYED: Final = 4  # what: type << 11 | value << 6 | hex
DECLINED: Final = 5  # what: type << 5 | value
MOVED: Final = 6  # what: unit << 12 | start << 6 | goal
ATTACKED: Final = 7  # what: attacker's unit << 16 | defender's unit << 12 | start << 6 | goal
BATTLE_FACES: Final = 8  # what: attacker's face << 4 | defender's
EVADED: Final = 9  # what: unit << 12 | start << 6 | goal
STOOD: Final = 10
RESULT: Final = 11  # what: result << 12 | attacker's hex << 6 | defender's
CLAIMED: Final = 12  # what: tokens now
CORE_ROLLED: Final = 13  # what: face
PUSHED: Final = 14  # what: unit << 12 | start << 6 | goal; HEXES: back to the reserve
TURN: Final = 15  # a turn begins; what: its number
LEFT_OUT: Final = 16
EMPTY_TURN: Final = 17
RESIGNED: Final = 18
OVER: Final = 19  # what: the clause


# ---- actions


def deploy(s: Field, kind: i64, value: i64, hex: i64) -> None:
    """The rolled die stands on a slot and keeps showing its number (DEPLOY.2)."""
    s.add_reserve(s.player, kind, -1)
    s.put(hex, unit(s.player, kind), value)
    s.quiet = 0  # DIG.1
    s.tell(DEPLOYED, s.player, kind << 11 | value << 6 | hex)


def decline(s: Field, kind: i64, value: i64) -> None:
    """The rolled die goes back to the reserve, and rests for this turn (DEPLOY.3, DEPLOY.5)."""
    s.decline(kind)
    s.tell(DECLINED, s.player, kind << 5 | value)


def move(s: Field, start: i64, to: i64) -> None:
    s.tell(MOVED, s.player, i64(s.units[start]) << 12 | start << 6 | to)
    s.shift(start, to)


def evade(s: Field, hex: i64, to: i64) -> None:
    """A die leaves its battle (BATTLE.6)."""
    u = i64(s.units[hex])
    s.tell(EVADED, owner_of(u), u << 12 | hex << 6 | to)
    s.shift(hex, to)


def settle(s: Field, attacker: i64, defender: i64, result: i64) -> None:
    """Remove what the battle takes, and let a victorious attacker advance."""
    s.tell(RESULT, s.player, result << 12 | attacker << 6 | defender)
    if result in (WIN, BOTH, DEFENDER):
        s.lose(defender)
    if result in (LOSE, BOTH, ATTACKER):
        s.lose(attacker)
    if result == WIN:
        s.shift(attacker, defender)  # ATT.5
    if result != NONE:
        test_dice(s)


# ---- ends of the game


def finish(s: Field, winner: i64, clause: i64) -> None:
    s.winner = winner
    s.ended = clause
    s.tell(OVER, s.player, clause)


def by_tokens(s: Field) -> i64:
    """The player with more tokens, or a draw."""
    if s.tokens1 == s.tokens2:
        return DRAW
    return 1 if s.tokens1 > s.tokens2 else 2


def test_dice(s: Field) -> None:
    """After every battle: are there dice enough to go on (WIN.4)?"""
    one = s.alive1
    two = s.alive2
    if one < FEW and two < FEW:
        if s.tokens1 != s.tokens2:
            finish(s, by_tokens(s), c.WIN_2)
        elif one == 0 and two == 0:
            finish(s, DRAW, c.WIN_6)
        elif one == 0:
            finish(s, 2, c.WIN_3)  # the battle to the last die
        elif two == 0:
            finish(s, 1, c.WIN_3)
    elif one == 0:
        finish(s, 2, c.WIN_5)
    elif two == 0:
        finish(s, 1, c.WIN_5)


def resign(s: Field) -> None:
    s.tell(RESIGNED, s.player, 0)
    finish(s, 2 - s.player, c.DIG_3)


# ---- the change of turn


def pass_turn(s: Field) -> bool:
    """DIG.4, up to the Core roll; answers whether the Core is to be rolled."""
    s.player = 1 - s.player
    s.turn += 1
    s.quiet += 1
    s.declined = 0
    s.left = actions_of(s)
    s.tell(TURN, s.player, s.turn)
    if s.on_zone(s.player) >= DOMINION:
        return claim(s)
    if s.quiet >= QUIET:
        finish(s, by_tokens(s), c.DIG_1)
    elif s.turn > LAST_TURN:
        finish(s, by_tokens(s), c.DIG_2)
    return False


def claim(s: Field) -> bool:
    """Dominion: a token, and the Core roll unless it was the third (CTRL.3, WIN.1, R43)."""
    if s.player == 0:
        s.tokens1 += 1
    else:
        s.tokens2 += 1
    s.quiet = 0
    tokens = s.tokens(s.player)
    s.tell(CLAIMED, s.player, tokens)
    if tokens < TO_WIN:
        return True
    finish(s, s.player + 1, c.WIN_1)
    return False


# ---- the Core


def turn_core(s: Field, face: i64) -> None:
    """The new face takes effect at once (CTRL.3), on this turn's number of actions too (R42)."""
    s.core = face
    s.last = core_roll(s.player, face)
    s.tell(CORE_ROLLED, s.player, face)
    if face == AETHER:
        push(s)
    elif face in (EQUILIBRIUM, REVERSAL):
        turn_dice(s, face)
    s.left = actions_of(s)


def push(s: Field) -> None:
    """Aether: along each spoke whose Control Zone hex is occupied, one hex outwards (CORE.3, R46)."""
    spoke: i64 = 0
    while spoke < len(SPOKES):
        length: i64 = 0  # of the dice that stand behind one another
        while length < SPOKE and s.units[SPOKES[spoke + length]] != EMPTY:
            length += 1
        while length > 0:
            start = SPOKES[spoke + length - 1]
            u = i64(s.units[start])
            if length == SPOKE:
                s.tell(PUSHED, owner_of(u), u << 12 | start << 6 | HEXES)
                s.add_reserve(owner_of(u), kind_of(u), 1)
                s.lift(start)
            else:
                s.tell(PUSHED, owner_of(u), u << 12 | start << 6 | SPOKES[spoke + length])
                s.shift(start, SPOKES[spoke + length])
            length -= 1
        spoke += SPOKE


def turn_dice(s: Field, face: i64) -> None:
    """Every die on the board shows 3, or its opposite value (CORE.5, CORE.6)."""
    hex: i64 = 0
    while hex < HEXES:
        u = i64(s.units[hex])
        if u != EMPTY and u != CORE:
            if face == EQUILIBRIUM:
                s.values[hex] = u8(EQUAL_VALUE)
            else:
                s.values[hex] = u8(opposite(kind_of(u), i64(s.values[hex])))
        hex += 1

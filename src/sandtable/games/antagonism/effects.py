"""What a move, a placement, the end of a turn and a resignation do to the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.actions import from_of, pawns_of, strike, suicide, to_of, warp_of
from sandtable.games.antagonism.board import (
    BASE,
    COUNT,
    KING,
    SLOTS,
    colour_of,
    group,
    level_of,
    owner_of,
)
from sandtable.games.antagonism.state import DRAW, NO_SIDE, Table

QUIET: Final = 30  # quiet turns a player that make a draw (DIG.2)
LAST_ROUND: Final = 150  # DIG.3
KOTH_ROUNDS: Final = 5  # KOTH.5

# facts, for the journal
MOVED: Final = 1  # what: the option
LOST: Final = 2  # what: cell << 8 | group as it stood, with the pawns that left as its Level
ELIMINATED: Final = 3
TURN: Final = 4  # a turn begins
HOLDS: Final = 5  # what: side << 8 | count
HOLD_ENDS: Final = 6
PLACED: Final = 7
RESIGNED: Final = 8
OVER: Final = 9  # what: the clause


def place_pawn(s: Table, option: i64) -> None:
    """The defender puts a pawn on the hill, on top of its like if any is there (KOTH.3)."""
    cell = option & 255
    colour = (option >> 8) & 3
    there = i64(s.groups[cell])
    if there == 0:
        s.put(cell, group(s.player, colour, 1), 0)
    else:
        s.groups[cell] = u8(there + 1)
    s.reserve -= 1 << (4 * colour)
    s.tell(PLACED, s.player, (colour << 8) | cell)


def make_move(s: Table, option: i64) -> None:
    """One single move, resolved wholly: walk, join or attack, transfer, eliminations, victory (TURN.1)."""
    s.tell(MOVED, s.player, option)
    start = from_of(option)
    to = to_of(option)
    pawns = pawns_of(option)
    warp = warp_of(option)
    g = i64(s.groups[start])
    there = i64(s.groups[to])
    force = strike(g, pawns)
    if colour_of(g) == KING:
        s.leader = 1
    else:
        s.moved += 1  # the carrier alone counts (STACK.7, R6)
    marks = _take(s, start, pawns)
    band = (g & ~3) | pawns  # what moves
    if suicide(s, to, force):
        _suicide(s, start, to, band)
    else:
        if there != 0 and owner_of(there) != s.player:
            _remove(s, to)  # ATT.3: the whole group on the square
        if warp != 0:
            # WARP.9: what joined or attacked on the zone is transferred on alone
            won = s.winners != 0  # R63: by the attack; the transfer is made all the same
            if s.groups[warp] != 0:
                _remove(s, warp)  # WARP.5
            if won or s.scenario.koth or s.in_game(s.player):
                s.put(warp, band, marks)
        elif s.groups[to] == 0:
            s.put(to, band, marks)
        else:
            level = level_of(there)  # STACK.6: laid on top
            s.groups[to] = u8(there + 1)
            s.marks[to] = u8(i64(s.marks[to]) | (marks << level))
    if s.winners == 0 and s.scenario.koth:
        _test_hill(s, to)
    if s.winners == 0 and not s.in_game(s.player):
        end_turn(s)  # R38: who eliminates himself has no turn left


def _take(s: Table, start: i64, pawns: i64) -> i64:
    """Take the moving pawns off their square; answers their marks, that of the mover set."""
    g = i64(s.groups[start])
    level = level_of(g)
    marks = i64(s.marks[start])
    if pawns == level:
        s.lift(start)
        return marks | 1  # the carrier has moved, its passengers have not (TURN.5)
    s.groups[start] = u8(g - 1)  # STACK.4: the topmost leaves
    s.marks[start] = u8(marks & ~(1 << (level - 1)))
    return 1


def _suicide(s: Table, start: i64, to: i64, band: i64) -> None:
    """The attackers leave, and as many defenders from the top (ATT.4, ATT.5)."""
    lost = level_of(band)
    s.tell(LOST, s.player, (start << 8) | band)
    g = i64(s.groups[to])
    s.tell(LOST, owner_of(g), (to << 8) | (g & ~3) | lost)
    s.groups[to] = u8(g - lost)
    _loss(s)


def _remove(s: Table, cell: i64) -> None:
    """A whole group leaves the game; with a Leader, outside King of the Hill, goes his army (WIN.1)."""
    g = i64(s.groups[cell])
    s.tell(LOST, owner_of(g), (cell << 8) | g)
    s.lift(cell)
    _loss(s)
    if colour_of(g) == KING and not s.scenario.koth and s.winners == 0:
        eliminate(s, owner_of(g), c.WIN_1)


def _loss(s: Table) -> None:
    """A pawn has left: the game is not quiet (DIG.2), and no earlier position can come again (DIG.1)."""
    s.quiet = 0
    s.history = vec[i64]()


def eliminate(s: Table, player: i64, clause: i64) -> None:
    """All pawns of a player leave the game at once (WIN.2), and victory is tested (WIN.3 to WIN.5)."""
    at = s.at
    base = player * SLOTS
    for k in range(i64(at[base + COUNT])):
        cell = i64(at[base + k])
        s.groups[cell] = 0
        s.marks[cell] = 0
        at[base + k] = 0
    at[base + COUNT] = 0
    _loss(s)
    s.tell(ELIMINATED, player, 0)
    if s.scenario.koth:
        return
    left: i64 = NO_SIDE
    p: i64 = 0
    while p < s.seats:
        # the pawns that move are in the air: their player is in the game unless this is his own end
        if s.in_game(p) or (p == s.player and p != player):
            side = s.side(p)
            if left != NO_SIDE and left != side:
                return
            left = side
        p += 1
    if s.scenario.teams:
        clause = c.WIN_5 if clause == c.WIN_1 else clause
    elif s.seats == 4:
        clause = c.WIN_4 if clause == c.WIN_1 else clause
    elif clause == c.WIN_1:
        clause = c.WIN_3
    win(s, s.side_mask(left), clause)


def win(s: Table, winners: i64, clause: i64) -> None:
    s.winners = winners
    s.ended = clause
    s.tell(OVER, 0, clause)


def _test_hill(s: Table, to: i64) -> None:
    """An attacker on the base has won (KOTH.6, KOTH.7); without attackers the defender has (KOTH.10)."""
    g = i64(s.groups[to])
    if s.player != 2 and g != 0 and owner_of(g) == s.player and s.scenario.terrain[to] & BASE:
        win(s, 1 << s.player, c.KOTH_6)
    elif not s.in_game(0) and not s.in_game(1):
        win(s, 4, c.KOTH_10)


def resign(s: Table) -> None:
    """As if the Leader had left the game (DIG.5); in King of the Hill the whole army leaves."""
    player = s.player
    s.tell(RESIGNED, player, 0)
    s.reserve = 0
    eliminate(s, player, c.DIG_5)
    if s.scenario.koth:
        if player == 2:
            win(s, 3, c.DIG_5)
        elif not s.in_game(0) and not s.in_game(1):
            win(s, 4, c.KOTH_10)
    if s.winners == 0:
        end_turn(s)


def end_turn(s: Table) -> None:
    """The change of turn, in the order of DIG.4."""
    # reset the moved marks (TURN.9)
    k: i64 = s.player * SLOTS
    end = k + i64(s.at[k + COUNT])
    while k < end:
        s.marks[i64(s.at[k])] = 0
        k += 1
    s.moved = 0
    s.leader = 0
    # raise the quiet counter
    s.quiet += 1
    # end or begin holds
    if s.scenario.hold_turns > 0:
        update_hold(s)
    # pass the turn, and the round number
    after = next_player(s)
    if after <= s.player:
        if s.scenario.koth and s.round == KOTH_ROUNDS:
            win(s, 4, c.KOTH_5)  # R53: at the end of the fifth round, before another begins
            return
        s.round += 1
    s.player = after
    s.tell(TURN, after, s.round)
    if s.scenario.koth:
        return  # KOTH.11
    # raise the hold of the new active side and test its victory
    if s.holder == s.side(after):
        s.count += 1
        s.tell(HOLDS, after, (s.holder << 8) | s.count)
        if s.count >= s.scenario.hold_turns:
            win(s, s.side_mask(s.holder), c.WIN_9)
            return
    # test the draws
    test_draws(s)


def update_hold(s: Table) -> None:
    """At the end of a turn: a broken hold ends (WIN.8), a new one begins with count 0 (WIN.7)."""
    if s.holder != NO_SIDE and not controls_all(s, s.holder):
        s.tell(HOLD_ENDS, s.player, s.holder)
        s.holder = NO_SIDE
        s.count = 0
    mine = s.side(s.player)
    if s.holder == NO_SIDE and controls_all(s, mine):
        s.holder = mine
        s.count = 0
        s.tell(HOLDS, s.player, mine << 8)


def controls_all(s: Table, side: i64) -> bool:
    """Whether a side has a pawn on every base (WIN.6)."""
    mask = s.side_mask(side)
    for base in s.scenario.bases:
        g = i64(s.groups[base])
        if g == 0 or (mask >> owner_of(g)) & 1 == 0:
            return False
    return True


def next_player(s: Table) -> i64:
    """The next player who is still in the game (TURN.9); the same one when no other is left."""
    p = s.player
    k: i64 = 0
    while k < s.seats:
        p += 1
        if p == s.seats:
            p = 0
        if s.in_game(p):
            return p
        k += 1
    return s.player


def test_draws(s: Table) -> None:
    """Repetition, quiet turns, length (DIG.1 to DIG.3)."""
    now = s.fingerprint()
    times: i64 = 1
    for then in s.history:
        if then == now:
            times += 1
    s.history = append(s.history[:], now)
    clause: i64 = 0
    if times >= 3:
        clause = c.DIG_1
    elif s.quiet >= QUIET * s.seats:
        clause = c.DIG_2
    elif s.round > LAST_ROUND:
        clause = c.DIG_3
    if clause != 0:
        win(s, DRAW, clause)


def begin_history(s: Table) -> None:
    """A position at the start of a turn counts as its own first occurrence (DIG.1)."""
    if not s.scenario.koth and s.moved == 0 and s.leader == 0:
        s.history = append(vec[i64](), s.fingerprint())

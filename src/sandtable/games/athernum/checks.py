"""State-based checks in the order of 4.2, and the stacks of what they let trigger."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions import CLOSED
from sandtable.games.athernum.asking import Pick
from sandtable.games.athernum.effects import (
    POOL_GREW,
    copies_controlled,
    drop_lasting,
    exhaust,
    free_slot,
    hand_over,
    leave,
    means_discard,
    rightful,
    same_name,
)
from sandtable.games.athernum.ending import last_one, lose, win
from sandtable.games.athernum.events import note_phase, note_states
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.priority import Priority
from sandtable.games.athernum.reading import collected, dfv, field, has_objective, is_permanent, supertype
from sandtable.games.athernum.resolve import next_instead
from sandtable.games.athernum.stacking import NOTED, Stacking
from sandtable.games.athernum.state import (
    ARGUMENT,
    CHARACTER_SLOT,
    CONTROLLER,
    COUNTED,
    DAMAGE,
    DECKED,
    DOWN,
    FACE_OF,
    GONE,
    HOST,
    ITEM_SLOT,
    LASTING_WIDTH,
    LEFT,
    LOCATION_SLOT,
    LOSES,
    MAIN,
    NEXT_TURN,
    OPERATION,
    PHASE_ENDS,
    PLACE,
    RANK,
    SIDE,
    SOURCE,
    SUBJECT,
    TURN_ENDS,
    UNTIL,
    UP,
    VICTORY,
    WHILE_THERE,
    WHILE_UP,
    WINS,
    ZONE,
    Board,
    is_player,
    player_of,
    thing_of,
)
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing.settle import Settling

# the sub-steps, in their order
DURATIONS: Final = 0  # 4.2.1
LETHAL: Final = 1  # 4.2.2a
COPIES: Final = 2  # 4.2.2b
SITES: Final = 3  # 4.2.2c
LOOSE: Final = 4  # 4.2.2d to 4.2.2f
GROWTH: Final = 5  # 4.2.2g
OBJECTIVES: Final = 6  # 4.2.2h
LOSSES: Final = 7  # 4.2.3a
VICTORIES: Final = 8  # 4.2.3b
MAJORITY: Final = 9  # 4.2.3c
LAST: Final = 10  # 4.2.4a
EMPTY_DECK: Final = 11  # 4.2.4b
STEPS: Final = 12

# what a check closes, for durations
NOTHING_ENDS: Final = 0
PHASE_END: Final = 1
TURN_END: Final = 2  # the closing checks of Evening and Night
TURN_BEGINS: Final = 3  # 9.1.4

LONGEST_CHAIN: Final = 500  # R107


@final
@mypyc_attr(acyclic=True)
class Check(Settling):
    """One state-based check: passes through 4.2.1 to 4.2.4 until one changes nothing (R33)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "ends", "asked")

    def __init__(self, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.ends: i64 = ends
        self.asked: i64 = -1  # who is choosing the copy to keep

    def checks(self) -> i64:
        return STEPS

    def check(self, s: State, number: i64) -> i64:
        board = cast(Board, s)
        if len(board.waiting) > 0:
            self.changed = 1
            return s.push(next_instead(board))
        if number == DURATIONS:
            self.durations(board)
        elif number == LETHAL:
            self.lethal(board)
        elif number == COPIES:
            return self.copies(board)
        elif number == SITES:
            self.sites(board)
        elif number == LOOSE:
            self.loose(board)
        elif number == GROWTH:
            self.growth(board)
        elif number == OBJECTIVES:
            return self.objectives(board)
        elif number == LOSSES:
            return self.losses(board)
        elif number == VICTORIES:
            return self.victories(board)
        elif number == MAJORITY:
            return self.majority(board)
        elif number == LAST:
            if last_one(board):
                return s.stop()
        else:
            return self.empty_decks(board)
        if len(board.waiting) > 0:
            self.changed = 1
            self.step = number + 1
            return s.push(next_instead(board))
        return AGAIN

    def settled(self, s: State) -> i64:
        """4.2.3d: in the last pass abilities whose conditions are met are noted."""
        board = cast(Board, s)
        board.spared = vec[i64]()
        note_states(board)
        if board.opening != 0:
            phase = board.opening
            board.opening = 0
            note_phase(board, phase)
        return DONE

    # ---- 4.2.1

    def durations(self, s: Board) -> None:
        """Effects whose duration is over end; control falls back (R49, R74)."""
        at: i64 = 0
        while at < len(s.lasting):
            if self.is_over(s, at):
                kind = s.lasting[at + OPERATION]
                subject = s.lasting[at + SUBJECT]
                drop_lasting(s, at)
                self.changed = 1
                if kind == op.GAIN_CONTROL and s.same(subject):
                    self.give_back(s, thing_of(subject))
            else:
                at += LASTING_WIDTH

    def is_over(self, s: Board, at: i64) -> bool:
        until = s.lasting[at + UNTIL]
        if s.lasting[at + LEFT] == 0:
            return True  # used up
        if until == WHILE_UP:
            source = s.lasting[at + SOURCE]
            return not s.same(source) or s.get(thing_of(source), SIDE) != UP
        if until == WHILE_THERE:
            return not s.same(s.lasting[at + SOURCE])
        subject = s.lasting[at + SUBJECT]
        if subject != 0:
            if is_player(subject):
                if not s.alive(player_of(subject)):
                    return True
            elif not s.same(subject):
                return True  # R47: a new object has no modifiers
        if until == TURN_ENDS:
            return self.ends == TURN_END
        if until == PHASE_ENDS:
            return self.ends in (PHASE_END, TURN_END) and s.lasting[at + ARGUMENT] == s.phase
        if until == NEXT_TURN:
            return self.ends == TURN_BEGINS and s.lasting[at + ARGUMENT] == s.active
        return False

    def give_back(self, s: Board, thing: i64) -> None:
        player = rightful(s, thing)
        if player == s.get(thing, CONTROLLER):
            return
        if s.get(thing, PLACE) == CHARACTER_SLOT and free_slot(s, player) < 0:
            leave(s, append(vec[i64](), thing), op.DISCARD_PILE, op.DISCARD)
            return
        hand_over(s, thing, player)

    # ---- 4.2.2

    def lethal(self, s: Board) -> None:
        """4.2.2a: face-up, at least one damage counter, as many as its DFV (R34, R35)."""
        going = vec[i64]()
        for thing in s.board:
            if s.get(thing, ZONE) == op.BOARD and s.get(thing, SIDE) == UP:
                if s.get(thing, DAMAGE) > 0 and is_permanent(s, thing):
                    have = dfv(s, thing)
                    if 0 <= have <= s.get(thing, DAMAGE):
                        if s.flag(thing, MAIN):  # 3.0.7e: exhausted instead, damage taken off, the rest stays
                            exhaust(s, thing)
                            s.put(thing, DAMAGE, 0)
                            self.changed = 1
                        else:
                            going = append(going, thing)
                if len(s.library.meanings) > 0 and means_discard(s, thing) and not s.flag(thing, MAIN):
                    if thing not in going:
                        going = append(going, thing)
        if len(going) == 0:
            return
        left = leave(s, going, op.DISCARD_PILE, op.DISCARD)
        self.changed = 1
        for one in going:  # R143: a rescue takes the damage off
            if one not in left and s.get(one, ZONE) == op.BOARD:
                s.put(one, DAMAGE, 0)

    def copies(self, s: Board) -> i64:
        """4.2.2b: one copy of a card with a field per player; its controller keeps one, or the main
        character (R53).
        """
        if self.asked >= 0:
            keep: i64 = -1
            for value in s.picked:
                keep = thing_of(value)
            player = self.asked
            self.asked = -1
            if keep >= 0:
                self.drop_copies(s, player, keep)
        for thing in s.board:
            face = s.get(thing, FACE_OF)
            if s.library.field[face] > 0 and is_permanent(s, thing):
                player = s.get(thing, CONTROLLER)
                if copies_controlled(s, player, face, thing) > 0:
                    mine = self.same_copies(s, player, face)
                    for one in mine:
                        if s.flag(thing_of(one), MAIN):
                            self.drop_copies(s, player, thing_of(one))
                            return AGAIN
                    if not self.immovable(s, mine):
                        self.asked = player
                        return s.push(Pick(player, mine, 1, 1, c.C_2_2_7C))
        return AGAIN

    def immovable(self, s: Board, mine: vec[i64]) -> bool:
        """All have been spared in this check: nothing more to do about them (R143)."""
        for one in mine:
            if one not in s.spared:
                return False
        return True

    def same_copies(self, s: Board, player: i64, face: i64) -> vec[i64]:
        out = vec[i64]()
        for thing in s.board:
            if is_permanent(s, thing) and s.get(thing, CONTROLLER) == player:
                other = s.get(thing, FACE_OF)
                if s.library.field[other] > 0 and same_name(s, other, face):
                    out = append(out, s.ref(thing))
        return out

    def drop_copies(self, s: Board, player: i64, keep: i64) -> None:
        going = vec[i64]()
        for value in self.same_copies(s, player, s.get(keep, FACE_OF)):
            if thing_of(value) != keep and value not in s.spared:
                going = append(going, thing_of(value))
                s.spared = append(s.spared, value)
        s.spared = append(s.spared, s.ref(keep))
        if len(going) > 0:
            leave(s, going, op.DISCARD_PILE, op.DISCARD)
            self.changed = 1

    def sites(self, s: Board) -> None:
        """4.2.2c: of several locations the one placed last stays; a main character always does (R51)."""
        for player in s.order:
            best: i64 = -1
            count: i64 = 0
            for thing in s.board:
                if self.is_site(s, thing, player):
                    count += 1
                    if best < 0 or self.outlasts(s, thing, best):
                        best = thing
            if count > 1:
                going = vec[i64]()
                for thing in s.board:
                    if thing != best and self.is_site(s, thing, player) and s.ref(thing) not in s.spared:
                        going = append(going, thing)
                        s.spared = append(s.spared, s.ref(thing))
                if len(going) > 0:
                    leave(s, going, op.DISCARD_PILE, op.DISCARD)
                    self.changed = 1

    def outlasts(self, s: Board, thing: i64, best: i64) -> bool:
        if s.flag(thing, MAIN) != s.flag(best, MAIN):
            return s.flag(thing, MAIN)
        return s.get(thing, RANK) > s.get(best, RANK)

    def is_site(self, s: Board, thing: i64, player: i64) -> bool:
        """What the limit covers: all in the location slot, and whatever is a location now (R105, 2.4.4d)."""
        if not is_permanent(s, thing) or s.get(thing, CONTROLLER) != player:
            return False
        if s.get(thing, PLACE) == LOCATION_SLOT:
            return True
        return len(s.lasting) > 0 and supertype(s, thing) == op.LOCATION

    def loose(self, s: Board) -> None:
        """4.2.2d to 4.2.2f: attachments without a linked target are discarded, tokens out of place vanish."""
        going = vec[i64]()
        for thing in s.board:
            if s.get(thing, ZONE) == op.BOARD and s.get(thing, PLACE) == ITEM_SLOT:
                host = s.get(thing, HOST)
                if host < 0 or s.get(host, ZONE) != op.BOARD:
                    going = append(going, thing)
        if len(going) > 0:
            leave(s, going, op.DISCARD_PILE, op.DISCARD)
            self.changed = 1

    def growth(self, s: Board) -> None:
        """4.2.2g: once per time it enters, as soon as its field is active (R55)."""
        for thing in s.board:
            if s.get(thing, ZONE) == op.BOARD and not s.flag(thing, COUNTED):
                face = s.get(thing, FACE_OF)
                if s.library.field[face] > 0 and s.get(thing, SIDE) != DOWN and is_permanent(s, thing):
                    s.set_flag(thing, COUNTED)
                    if not s.flag(thing, MAIN):
                        s.pool += field(s, thing)
                        s.tell(POOL_GREW, s.get(thing, CONTROLLER), face << 8 | (field(s, thing) & 255))
                        self.changed = 1

    def objectives(self, s: Board) -> i64:
        """4.2.2h: face-up, an objective ability, Victory Tokens as many as its field (R58)."""
        winners: i64 = 0
        for thing in s.board:
            if s.get(thing, VICTORY) > 0 and s.get(thing, ZONE) == op.BOARD and s.get(thing, SIDE) == UP:
                needs = field(s, thing)
                if 0 < needs <= s.get(thing, VICTORY) and has_objective(s, thing):
                    winners |= 1 << s.get(thing, CONTROLLER)
        return self.won(s, winners, c.C_4_2_2H)

    def won(self, s: Board, winners: i64, clause: i64) -> i64:
        """R60: several at once share a draw."""
        if winners == 0:
            return AGAIN
        if winners & (winners - 1) != 0:
            winners = 0
        win(s, winners, clause)
        return s.stop()

    # ---- 4.2.3 and 4.2.4

    def losses(self, s: Board) -> i64:
        """4.2.3a."""
        losers: i64 = 0
        for seat in s.order:
            if s.alive(seat) and s.of(seat, LOSES) == 1:
                losers |= 1 << seat
                s.let(seat, LOSES, 0)
        if losers != 0:
            self.changed = 1
            if lose(s, losers, c.C_4_2_3A):
                return s.stop()
        return AGAIN

    def victories(self, s: Board) -> i64:
        """4.2.3b."""
        winners: i64 = 0
        for seat in s.order:
            if s.alive(seat) and s.of(seat, WINS) == 1:
                winners |= 1 << seat
        return self.won(s, winners, c.C_4_2_3B)

    def majority(self, s: Board) -> i64:
        """4.2.3c: strictly more than half of all that are in the game (R56)."""
        total = s.pool
        for seat in s.order:
            total += collected(s, seat)
        winners: i64 = 0
        for seat in s.order:
            if s.alive(seat) and 2 * collected(s, seat) > total:
                winners |= 1 << seat
        return self.won(s, winners, c.C_4_2_3C)

    def empty_decks(self, s: Board) -> i64:
        """4.2.4b: everybody who tried to draw from an empty deck since the last check (R61)."""
        losers: i64 = 0
        for seat in s.order:
            if s.alive(seat) and s.of(seat, DECKED) == 1:
                losers |= 1 << seat
                s.let(seat, DECKED, 0)
        if losers != 0:
            self.changed = 1
            if lose(s, losers, c.C_4_2_4B):
                return s.stop()
        return AGAIN

    def copy(self) -> Check:
        twin = Check(self.ends)
        twin.step = self.step
        twin.changed = self.changed
        twin.asked = self.asked
        return twin


@final
@mypyc_attr(acyclic=True)
class Checks(Settling):
    """A check, then the stack of what has triggered, again and again until nothing does (4.2.text.repeat).

    It answers whether anything triggered.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "window", "ends", "prints", "stacks")

    def __init__(self, window: i64 = CLOSED, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.window: i64 = window
        self.ends: i64 = ends
        self.prints = vec[i64]()  # what the table looked like after each stack without a choice (R107)
        self.stacks: i64 = 0

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if self.step == 0:
            self.step = 1
            return s.push(Check(self.ends))
        if self.step == 1:
            if len(board.noted) == 0:
                s.answer = self.stacks
                return DONE
            if self.loops(board):
                win(board, 0, c.R107)
                return s.stop()
            self.stacks += 1
            self.step = 2
            return s.push(Stacking(NOTED))
        if self.step == 2:
            self.step = 0
            return s.push(Priority(board.active, self.window))
        return AGAIN

    def loops(self, s: Board) -> bool:
        """R107: the same table three times in a chain of stacks, or 500 stacks."""
        if s.chain > LONGEST_CHAIN:
            return True
        mark = fingerprint(s)
        count: i64 = 0
        for one in self.prints:
            if one == mark:
                count += 1
        if self.window == CLOSED or self.stacks > 8:
            self.prints = append(self.prints, mark)
        return count >= 2

    def copy(self) -> Checks:
        twin = Checks(self.window, self.ends)
        twin.step = self.step
        twin.changed = self.changed
        twin.prints = self.prints[:]
        twin.stacks = self.stacks
        return twin


def fingerprint(s: Board) -> i64:
    """A number for how the table looks, without stamps and times."""
    total: i64 = s.pool
    thing: i64 = 0
    while thing < s.count():
        zone = s.get(thing, ZONE)
        if zone != GONE:
            one = s.get(thing, FACE_OF) * 31 + zone
            one = one * 31 + s.get(thing, CONTROLLER)
            one = one * 7 + s.get(thing, SIDE)
            one = one * 31 + s.get(thing, DAMAGE)
            one = one * 31 + s.get(thing, VICTORY)
            one = one * 31 + s.get(thing, 13)
            one = (one * 131 + s.get(thing, HOST)) & 0xFFFFFFFF
            total = (total + one * (one & 0xFFFF)) & 0xFFFFFFFFFFFF
        thing += 1
    for number in s.marks:
        total = (total * 33 + number) & 0xFFFFFFFFFFFF
    for number in s.players:
        total = (total * 33 + number) & 0xFFFFFFFFFFFF
    return total

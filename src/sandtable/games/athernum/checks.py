"""State-based checks in the order of 4.2, and the stacks of what they let trigger."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions import CLOSED
from sandtable.games.athernum.asking import Pick, ascending
from sandtable.games.athernum.effects import (
    POOL_GREW,
    copies_controlled,
    drop_lasting,
    exhaust,
    free_slot,
    hand_over,
    held_fast,
    leave,
    means_discard,
    rightful,
    same_name,
    show,
    swap_items,
)
from sandtable.games.athernum.ending import last_one, lose, win
from sandtable.games.athernum.events import E_HEADER, E_YOU, note_phase, note_states
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.library import HAS_WHEN, LOWERING, STATES_BIT
from sandtable.games.athernum.piles import PileOrder
from sandtable.games.athernum.priority import Priority
from sandtable.games.athernum.reading import (
    dfv,
    field,
    has_objective,
    is_permanent,
    supertype,
    works_from,
)
from sandtable.games.athernum.resolve import next_instead
from sandtable.games.athernum.stacking import ARRIVING, NOTED, Stacking
from sandtable.games.athernum.state import (
    ARGUMENT,
    CHARACTER_SLOT,
    CONTROLLER,
    COUNTED,
    DAMAGE,
    DECKED,
    DOWN,
    EXHAUSTION,
    FACE_OF,
    FLAGS,
    GONE,
    HEADER,
    HOLLOW,
    HOST,
    ITEM_SLOT,
    LASTING_WIDTH,
    LEFT,
    LOCATION_SLOT,
    LOSES,
    MAIN,
    NEXT_TURN,
    OPERATION,
    OWNER,
    PHASE_ENDS,
    PLACE,
    PLAYER_WIDTH,
    RANK,
    REGISTERS,
    RESOURCE_ZONE,
    ROW,
    SIDE,
    SOURCE,
    SUBJECT,
    TURN_ENDS,
    UNTIL,
    UP,
    VICTORY,
    WHILE_THERE,
    WHILE_UP,
    WIDTH,
    WINS,
    YOU,
    ZONE,
    Board,
    is_player,
    player_of,
    thing_of,
)
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pile
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

LONGEST_CHAIN: Final = 500  # R107: stacks
SAME_STATE: Final = 3  # R107: how often the same state makes a loop
EVERYTHING: Final = (1 << 13) - 1  # all sub-steps, and the states that triggers wait for


def means_something(s: Board) -> bool:
    """Whether something on the board could be discarded because of what a custom marker says."""
    lib = s.library
    if len(lib.meanings) == 0 or s.shapes & (1 << op.DISCARD) == 0:
        return False
    return len(s.marks) > 0 or lib.unmarked


def may_fall(s: Board, thing: i64) -> bool:
    """Whether something may have as much damage as it can bear: not if it has less than what is printed on it
    and nothing in force lowers a value.
    """
    row = thing * WIDTH
    damage = s.things[row + DAMAGE]
    if damage == 0:
        return False
    if s.shapes & LOWERING != 0 or s.things[row + FLAGS] & HOLLOW != 0:
        return True
    return s.library.dfv[s.things[row + FACE_OF]] <= damage


def survey(s: Board) -> i64:
    """Which sub-steps could find something to do, as bits, in one look at the board: the others find nothing
    as long as nothing changes. Bit STEPS: some trigger waits for a state.
    """
    lib = s.library
    things = s.things
    due: i64 = 0
    sites: i64 = 0  # players with something that may be a location, as bits
    tokens: i64 = 0  # Victory Tokens by player, 15 bits each
    fields = vec[i64](capacity=7)  # permanents with a field, by controller and name
    if means_something(s):
        due |= 1 << LETHAL
    if s.shapes & (1 << (op.BECOME - 60)) != 0:
        due |= 1 << SITES
    if s.given & STATES_BIT != 0:
        due |= 1 << STEPS
    for thing in s.board:
        row = thing * WIDTH
        place = things[row + PLACE]
        face = things[row + FACE_OF]
        if things[row + DAMAGE] > 0 and may_fall(s, thing):
            due |= 1 << LETHAL
        if things[row + VICTORY] > 0:
            due |= 1 << OBJECTIVES
            tokens += things[row + VICTORY] << 15 * things[row + CONTROLLER]
        if lib.flags[face] & HAS_WHEN != 0:
            due |= 1 << STEPS
        if place == RESOURCE_ZONE:
            continue
        if place == ITEM_SLOT:
            host = things[row + HOST]
            if host < 0 or things[host * WIDTH + ZONE] != op.BOARD:
                due |= 1 << LOOSE
            continue
        if place == LOCATION_SLOT or lib.supertype[face] == op.LOCATION:
            site = i64(1) << things[row + CONTROLLER]
            if sites & site != 0:
                due |= 1 << SITES
            sites |= site
        if lib.field[face] > 0:
            if things[row + FLAGS] & COUNTED == 0:
                due |= 1 << GROWTH
            key = lib.name[face]
            if key <= 0:
                key = 1 << 30 | face
            key = key << 4 | things[row + CONTROLLER]
            if key in fields:
                due |= 1 << COPIES
            fields = append(fields, key)
    total = s.pool
    for seat in s.order:
        total += (tokens >> 15 * seat) & 0x7FFF
    for seat in s.order:
        if 2 * ((tokens >> 15 * seat) & 0x7FFF) > total:
            due |= 1 << MAJORITY
        row = seat * PLAYER_WIDTH
        if s.players[row + LOSES] == 1:
            due |= 1 << LOSSES
        if s.players[row + WINS] == 1:
            due |= 1 << VICTORIES
        if s.players[row + DECKED] == 1:
            due |= 1 << EMPTY_DECK
    if s.out != 0:
        due |= 1 << LAST
    return due


@final
@mypyc_attr(acyclic=True)
class Check(Settling):
    """One state-based check: passes through 4.2.1 to 4.2.4 until one changes nothing (R33)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "ends", "asked")

    def __init__(self, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.ends: i64 = ends
        self.asked: i64 = -1  # who is choosing the copy to keep
        self.due: i64 = EVERYTHING  # checks that could find something, as bits; only until something changes

    def checks(self) -> i64:
        return STEPS

    def check(self, s: State, number: i64) -> i64:
        board = cast(Board, s)
        if len(board.together) > 0:
            self.due = EVERYTHING  # whoever is asked may concede
            return s.push(PileOrder())
        if len(board.waiting) > 0:
            self.changed = 1
            return s.push(next_instead(board))
        if number == DURATIONS:
            self.durations(board)
            self.due = survey(board) if self.changed == 0 else EVERYTHING
        elif self.changed == 0 and (self.due >> number) & 1 == 0:
            number += 1  # on to the next that could find something
            while number < STEPS and (self.due >> number) & 1 == 0:
                number += 1
            self.step = number
            return AGAIN
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
        if (self.due >> STEPS) & 1 == 1:
            note_states(board)
        else:
            board.truths = vec[i64]()
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
                other = s.lasting[at + REGISTERS]
                drop_lasting(s, at)
                self.changed = 1
                if kind == op.GAIN_CONTROL and s.same(subject):
                    self.give_back(s, thing_of(subject))
                elif kind == op.EXCHANGE_CONTROL and s.same(subject) and s.same(other):
                    swap_items(s, thing_of(subject), thing_of(other))
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
            source = s.lasting[at + SOURCE]
            return not s.same(source) or not works_from(s, thing_of(source), s.lasting[at + ARGUMENT])
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
        marked = means_something(s)
        beaten = vec[i64]()
        for thing in s.board:
            if s.things[thing * WIDTH + DAMAGE] == 0 and not marked:
                continue
            if not may_fall(s, thing) and not (marked and means_discard(s, thing)):
                continue
            if s.get(thing, ZONE) == op.BOARD and s.get(thing, SIDE) == UP:
                if s.get(thing, DAMAGE) > 0 and is_permanent(s, thing):
                    have = dfv(s, thing)
                    if 0 <= have <= s.get(thing, DAMAGE):
                        if s.flag(thing, MAIN):
                            beaten = append(beaten, thing)
                        else:
                            going = append(going, thing)
                if marked and means_discard(s, thing) and not s.flag(thing, MAIN):
                    if thing not in going:
                        going = append(going, thing)
        fates = self.discard(s, going)
        for one in beaten:  # 3.0.7e: exhausted instead, damage taken off, the rest stays
            exhaust(s, one)
            s.put(one, DAMAGE, 0)
            self.changed = 1
        for one in fates:  # R143: a rescue takes the damage off
            if s.get(one, ZONE) == op.BOARD:
                s.put(one, DAMAGE, 0)

    def discard(self, s: Board, going: vec[i64]) -> vec[i64]:
        """Discard together what may leave: what has been saved once in this check is not saved again (R143).
        The answer is what has left, or has been saved.
        """
        fates = vec[i64]()
        first = vec[i64]()
        again = vec[i64]()
        for thing in going:
            if not held_fast(s, thing, op.DISCARD) and not s.flag(thing, MAIN):
                fates = append(fates, thing)
                if s.ref(thing) in s.spared:
                    again = append(again, thing)
                else:
                    first = append(first, thing)
                    s.spared = append(s.spared, s.ref(thing))
        if len(fates) > 0:
            self.changed = 1
            leave(s, again, op.DISCARD_PILE, op.DISCARD, False, True)
            leave(s, first, op.DISCARD_PILE, op.DISCARD)
        return fates

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
                if len(s.waiting) > 0:
                    return AGAIN  # one was saved: the next pass looks at the copies again
        for thing in s.board:
            face = s.get(thing, FACE_OF)
            if s.library.field[face] > 0 and is_permanent(s, thing):
                player = s.get(thing, CONTROLLER)
                if copies_controlled(s, player, face, thing) > 0:
                    mine = self.same_copies(s, player, face)
                    stays = self.staying(s, mine)
                    if stays >= 0:
                        self.drop_copies(s, player, stays)
                        if len(s.waiting) > 0:
                            return AGAIN
                    else:
                        self.asked = player
                        self.due = EVERYTHING  # whoever is asked may concede
                        return s.push(Pick(player, mine, 1, 1, c.C_2_2_7C))
        return AGAIN

    def staying(self, s: Board, mine: vec[i64]) -> i64:
        """The copy that stays without a choice: the main character, or one that cannot leave; or -1."""
        stays: i64 = -1
        for one in mine:
            thing = thing_of(one)
            if s.flag(thing, MAIN):
                return thing
            if stays < 0 and held_fast(s, thing, op.DISCARD):
                stays = thing
        return stays

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
            if thing_of(value) != keep and not held_fast(s, thing_of(value), op.DISCARD):
                going = append(going, thing_of(value))
        if len(going) > 0:
            if s.get(keep, SIDE) == DOWN:  # what it is a copy of tells everybody what it is
                show(s, keep, (1 << s.seats) - 1)
            self.discard(s, going)

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
                    if thing != best and self.is_site(s, thing, player):
                        going = append(going, thing)
                self.discard(s, going)

    def outlasts(self, s: Board, thing: i64, best: i64) -> bool:
        if s.flag(thing, MAIN) != s.flag(best, MAIN):
            return s.flag(thing, MAIN)
        return s.get(thing, RANK) > s.get(best, RANK)

    def is_site(self, s: Board, thing: i64, player: i64) -> bool:
        """What the limit covers: all in the location slot, and whatever is a location now (R105, 2.4.4d)."""
        if s.get(thing, CONTROLLER) != player or not is_permanent(s, thing):
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
        things = s.things
        for thing in s.board:
            if things[thing * WIDTH + VICTORY] > 0 and s.get(thing, SIDE) == UP:
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
        tokens = vec[i64]([0] * s.seats)
        for thing in s.board:
            row = thing * WIDTH
            tokens[s.things[row + CONTROLLER]] += s.things[row + VICTORY]
        total = s.pool
        for number in tokens:
            total += number
        winners: i64 = 0
        for seat in s.order:
            if s.alive(seat) and 2 * tokens[seat] > total:
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

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "window", "ends", "prints", "stacks", "choices")

    def __init__(self, window: i64 = CLOSED, ends: i64 = NOTHING_ENDS) -> None:
        super().__init__()
        self.window: i64 = window
        self.ends: i64 = ends
        self.prints = vec[i64]()  # what the table looked like after each stack without a choice (R107)
        self.stacks: i64 = 0
        self.choices: i64 = 0  # choices made in the game when the chain of those stacks began

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if self.step == 0:
            self.step = 1
            return s.push(Check(self.ends))
        if self.step == 1:
            if len(board.noted) == 0 and len(board.arriving) == 0:
                s.answer = self.stacks
                return DONE
            if self.loops(board):
                win(board, 0, c.R107)
                return s.stop()
            self.stacks += 1
            self.step = 2
        if self.step == 2:
            if len(board.arriving) > 0:  # something was turned up or came to another zone in the check
                return s.push(Stacking(ARRIVING))
            self.step = 3
            if len(board.noted) > 0:
                return s.push(Stacking(NOTED))
        if self.step == 3:
            self.step = 0
            if len(board.stack) > 0:  # R109: or those whose abilities they were have left
                return s.push(Priority(board.active, self.window))
        return AGAIN

    def loops(self, s: Board) -> bool:
        """R107: the same table three times in a chain of stacks, or 500 stacks."""
        if s.chain > LONGEST_CHAIN:
            return True
        if self.choices != s.choices:  # somebody has made a choice: the chain begins anew
            self.choices = s.choices
            self.prints = vec[i64]()
        if self.stacks == 0:
            return False
        mark = fingerprint(s)
        count: i64 = 0
        for one in self.prints:
            if one == mark:
                count += 1
        self.prints = append(self.prints, mark)
        return count >= SAME_STATE - 1

    def copy(self) -> Checks:
        twin = Checks(self.window, self.ends)
        twin.step = self.step
        twin.changed = self.changed
        twin.prints = self.prints[:]
        twin.stacks = self.stacks
        twin.choices = self.choices
        return twin


def fingerprint(s: Board) -> i64:
    """A number for how the game stands, without stamps, times and where things lie in memory (R107)."""
    total: i64 = 0
    things = s.things
    depths = buried(s)
    thing: i64 = 0
    while thing < s.count():
        row = thing * WIDTH
        zone = things[row + ZONE]
        if zone != GONE:
            one = mixed(things[row + FACE_OF], zone)
            one = mixed(mixed(one, things[row + OWNER]), things[row + CONTROLLER])
            one = mixed(mixed(one, things[row + PLACE]), things[row + SIDE])
            one = mixed(mixed(one, things[row + DAMAGE]), things[row + EXHAUSTION])
            one = mixed(one, things[row + VICTORY])
            if zone == op.DECK or zone == op.DISCARD_PILE:
                one = mixed(one, depths[thing])
            host = things[row + HOST]
            if host >= 0:
                host = things[host * WIDTH + FACE_OF]
            total = (total + mixed(one, host)) & _BITS
        thing += 1
    total = mixed(total, s.pool)
    for number in s.players:
        total = mixed(total, number)
    at: i64 = 0
    while at < len(s.marks):
        total = mixed(mixed(total, s.marks[at + 1]), s.marks[at + 2])
        at += 3
    at = 0
    while at < len(s.lasting):
        for part in (ROW, HEADER, YOU, UNTIL, ARGUMENT, LEFT, OPERATION):
            total = mixed(total, s.lasting[at + part])
        at += LASTING_WIDTH
    at = 0
    while at < len(s.uses):
        total = mixed(mixed(total, s.uses[at + 1]), s.uses[at + 2])
        at += 3
    waiting = pile.top(s.noted)
    while waiting >= 0:
        total = mixed(mixed(total, s.noted[waiting + E_HEADER]), s.noted[waiting + E_YOU])
        waiting = pile.below(s.noted, waiting)
    return total


def buried(s: Board) -> vec[i64]:
    """By thing: how many cards lie on top of it in its deck or discard pile."""
    things = s.things
    out = vec[i64]([0] * s.count())
    for zone in (op.DECK, op.DISCARD_PILE):
        for owner in s.order:
            pile_now = vec[i64]()  # rank and thing, to be put in order
            thing: i64 = 0
            while thing < s.count():
                row = thing * WIDTH
                if things[row + ZONE] == zone and things[row + OWNER] == owner:
                    pile_now = append(pile_now, things[row + RANK] * s.count() + thing)
                thing += 1
            depth: i64 = len(pile_now)
            for one in ascending(pile_now):
                depth -= 1
                out[one % s.count()] = depth
    return out


_BITS: Final = (1 << 60) - 1


def mixed(total: i64, number: i64) -> i64:
    """Stir one more number into a hash."""
    total = (total ^ (number + 0x9E3779B9)) & _BITS
    return (((total << 7) ^ (total >> 3)) * 0x5BD1E995 + 1) & _BITS

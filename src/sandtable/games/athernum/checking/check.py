"""One state-based check, its sub-steps in the order of 4.2."""

from __future__ import annotations

from typing import ClassVar, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.attaching import swap_items
from sandtable.games.athernum.changes.control import hand_over, place_with, rightful
from sandtable.games.athernum.changes.entering import copies_controlled, free_slot, same_name
from sandtable.games.athernum.changes.lasting import means_discard
from sandtable.games.athernum.changes.leaving import held_fast, leave
from sandtable.games.athernum.changes.showing import show_all
from sandtable.games.athernum.changes.turning import exhaust
from sandtable.games.athernum.checking.survey import (
    COPIES,
    DURATIONS,
    EVERYTHING,
    GROWTH,
    LAST,
    LETHAL,
    LOOSE,
    LOSSES,
    MAJORITY,
    OBJECTIVES,
    SITES,
    STEPS,
    VICTORIES,
    may_fall,
    means_something,
    survey,
)
from sandtable.games.athernum.evaluating.abilities import has_objective
from sandtable.games.athernum.evaluating.kinds import types
from sandtable.games.athernum.evaluating.layers import dfv
from sandtable.games.athernum.evaluating.on_table import is_permanent
from sandtable.games.athernum.evaluating.slots import field
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.stack.events import note_phase, note_states
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import more_victory
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.ending import last_one, lose
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing.asking import Pick
from sandtable.timing.evaluating.gifts import keep_gifts
from sandtable.timing.evaluating.in_force import NOTHING_ENDS, drop_lasting, is_over, its_time
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.events import stopped
from sandtable.timing.resolve import next_instead
from sandtable.timing.settle import Settling
from sandtable.timing.values import NOTHING, player_value, thing_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Check(Settling):
    """One state-based check: passes through 4.2.1 to 4.2.4 until one changes nothing (R33)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("changed", "ends", "asked", "due")

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
            keep_gifts(board)
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
        """Effects whose duration is over end; control falls back (R49, R74). What has ended so does not begin
        again (R162).
        """
        at: i64 = 0
        while at < len(s.lasting):
            kind = s.lasts(at, lasts.OPERATION)
            control = kind == op.GAIN_CONTROL or kind == op.EXCHANGE_CONTROL
            if (
                begun(s, at)
                or is_over(s, at, self.ends)
                or ((control or ends_with_source(s, at)) and not its_time(s, at))
            ):
                subject = s.lasts(at, lasts.SUBJECT)
                other = lasts.register(s.lasting, at, 0)
                drop_lasting(s, at)
                self.changed = 1
                if kind == op.GAIN_CONTROL and s.same(subject):
                    self.give_back(s, thing_of(subject))
                elif kind == op.EXCHANGE_CONTROL and s.same(subject) and s.same(other):
                    swap_items(s, thing_of(subject), thing_of(other))
            else:
                at = lasts.behind(s.lasting, at)

    def give_back(self, s: Board, thing: i64) -> None:
        player = rightful(s, thing)
        if player == s.get(thing, its.CONTROLLER):
            return
        if place_with(s, thing, player) == its.CHARACTER_SLOT and free_slot(s, player) < 0:
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
            if s.get(thing, its.DAMAGE) == 0 and not marked:
                continue
            if not may_fall(s, thing) and not (marked and means_discard(s, thing)):
                continue
            if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.LIES_UP:
                if s.get(thing, its.DAMAGE) > 0 and is_permanent(s, thing):
                    have = dfv(s, thing)
                    if 0 <= have <= s.get(thing, its.DAMAGE):
                        if s.flag(thing, its.IS_MAIN):
                            beaten = append(beaten, thing)
                        else:
                            going = append(going, thing)
                if marked and means_discard(s, thing) and not s.flag(thing, its.IS_MAIN):
                    if thing not in going:
                        going = append(going, thing)
        fates = self.discard(s, going)
        for one in beaten:  # 3.0.7e: exhausted instead, damage taken off, the rest stays
            exhaust(s, one)
            s.put(one, its.DAMAGE, 0)
            self.changed = 1
        for one in fates:  # R143: a rescue takes the damage off
            if s.get(one, its.ZONE) == op.BOARD:
                s.put(one, its.DAMAGE, 0)

    def discard(self, s: Board, going: vec[i64]) -> vec[i64]:
        """Discard together what may leave: what has been saved once in this check is not saved again (R143).
        The answer is what has left, or has been saved.
        """
        fates = vec[i64]()
        first = vec[i64]()
        again = vec[i64]()
        for thing in going:
            if not held_fast(s, thing, op.DISCARD) and not s.flag(thing, its.IS_MAIN):
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
            player = self.asked
            self.asked = -1
            for value in s.picked:
                self.drop_copies(s, player, thing_of(value))
            return AGAIN  # the next pass looks at the copies again
        for thing in s.board:
            face = s.get(thing, its.FACE)
            if s.library.field[face] > 0 and is_permanent(s, thing):
                player = s.get(thing, its.CONTROLLER)
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
            if s.flag(thing, its.IS_MAIN):
                return thing
            if stays < 0 and held_fast(s, thing, op.DISCARD):
                stays = thing
        return stays

    def same_copies(self, s: Board, player: i64, face: i64) -> vec[i64]:
        out = vec[i64]()
        for thing in s.board:
            if is_permanent(s, thing) and s.get(thing, its.CONTROLLER) == player:
                other = s.get(thing, its.FACE)
                if s.library.field[other] > 0 and same_name(s, other, face):
                    out = append(out, s.ref(thing))
        return out

    def drop_copies(self, s: Board, player: i64, keep: i64) -> None:
        going = vec[i64]()
        for value in self.same_copies(s, player, s.get(keep, its.FACE)):
            if thing_of(value) != keep and not held_fast(s, thing_of(value), op.DISCARD):
                going = append(going, thing_of(value))
        if len(going) > 0:
            if s.get(keep, its.SIDE) == its.LIES_DOWN:  # what it is a copy of tells everybody what it is
                show_all(s, keep)
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
        if s.flag(thing, its.IS_MAIN) != s.flag(best, its.IS_MAIN):
            return s.flag(thing, its.IS_MAIN)
        return s.get(thing, its.RANK) > s.get(best, its.RANK)

    def is_site(self, s: Board, thing: i64, player: i64) -> bool:
        """What the limit covers: all in the location slot, and whatever is a location now (R105, 2.4.4d)."""
        if s.get(thing, its.CONTROLLER) != player or not is_permanent(s, thing):
            return False
        if s.get(thing, its.PLACE) == its.LOCATION_SLOT:
            return True
        return len(s.lasting) > 0 and (types(s, thing) >> op.LOCATION) & 1 == 1

    def loose(self, s: Board) -> None:
        """4.2.2d to 4.2.2f: attachments without a linked target are discarded, tokens out of place vanish."""
        going = vec[i64]()
        for thing in s.board:
            if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.ITEM_SLOT:
                host = s.get(thing, its.HOST)
                if host < 0 or s.get(host, its.ZONE) != op.BOARD:
                    going = append(going, thing)
        if len(going) > 0:
            leave(s, going, op.DISCARD_PILE, op.DISCARD)
            self.changed = 1

    def growth(self, s: Board) -> None:
        """4.2.2g: once per time it enters, as soon as its field is active (R55)."""
        for thing in s.board:
            if s.get(thing, its.ZONE) == op.BOARD and not s.flag(thing, its.IS_COUNTED):
                face = s.get(thing, its.FACE)
                if (
                    s.library.field[face] > 0
                    and s.get(thing, its.SIDE) != its.LIES_DOWN
                    and is_permanent(s, thing)
                ):
                    s.set_flag(thing, its.IS_COUNTED)
                    if not s.flag(thing, its.IS_MAIN):
                        more = more_victory(s, field(s, thing))
                        s.pool += more
                        s.tell(facts.POOL_GREW, s.get(thing, its.CONTROLLER), common.counted(face, more))
                        self.changed = 1

    def objectives(self, s: Board) -> i64:
        """4.2.2h: face-up, an objective ability, Victory Tokens as many as its field (R58)."""
        winners: i64 = 0
        for thing in s.board:
            if s.get(thing, its.VICTORY) > 0 and s.get(thing, its.SIDE) == its.LIES_UP:
                needs = field(s, thing)
                if 0 < needs <= s.get(thing, its.VICTORY) and has_objective(s, thing):
                    winners |= 1 << s.get(thing, its.CONTROLLER)
        return self.won(s, winners, c.C_4_2_2H)

    def won(self, s: Board, winners: i64, clause: i64) -> i64:
        """R60: several at once share a draw; who cannot win the game does not."""
        for seat in s.order:
            if (winners >> seat) & 1 == 1 and forbidden(s, op.WIN, player_value(seat), NOTHING, 0, 0):
                winners &= ~(1 << seat)
        if winners == 0:
            return AGAIN
        if winners & (winners - 1) != 0:
            winners = 0
        s.win(winners, clause)
        return s.stop()

    # ---- 4.2.3 and 4.2.4

    def lost(self, s: Board, mark: i64, clause: i64) -> i64:
        """Everybody who bears a mark loses, all of them together; the mark is gone."""
        losers: i64 = 0
        for seat in s.order:
            if s.alive(seat) and s.of(seat, mark) == 1:
                s.let(seat, mark, 0)
                self.changed = 1
                # an effect has asked already, when it was carried out
                if mark == their.LOSES or not stopped(s, op.LOSE, player_value(seat), NOTHING, op.EMPTY, 0):
                    losers |= 1 << seat
        if losers != 0:
            if lose(s, losers, clause):
                return s.stop()
        return AGAIN

    def losses(self, s: Board) -> i64:
        """4.2.3a."""
        return self.lost(s, their.LOSES, c.C_4_2_3A)

    def victories(self, s: Board) -> i64:
        """4.2.3b."""
        winners: i64 = 0
        for seat in s.order:
            if s.alive(seat) and s.of(seat, their.WINS) == 1:
                winners |= 1 << seat
        return self.won(s, winners, c.C_4_2_3B)

    def majority(self, s: Board) -> i64:
        """4.2.3c: strictly more than half of all that are in the game (R56)."""
        tokens = vec[i64]([0] * s.seats)
        for thing in s.board:
            tokens[s.get(thing, its.CONTROLLER)] += s.get(thing, its.VICTORY)
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
        return self.lost(s, their.DECKED, c.C_4_2_4B)


def begun(s: Board, at: i64) -> bool:
    """Whether the phase begins until which an effect lasts (R189)."""
    if s.opening == 0 or s.lasts(at, lasts.UNTIL) != lasts.PHASE_BEGINS:
        return False
    argument = s.lasts(at, lasts.ARGUMENT)
    whose = argument // lasts.WHOSE_PHASE
    return argument % lasts.WHOSE_PHASE == s.opening and (whose == 0 or whose == s.active + 1)


def ends_with_source(s: Board, at: i64) -> bool:
    """Whether an effect of an ability that was used or has triggered holds as long as its card is face-up."""
    code = s.faces.code
    row = s.lasts(at, lasts.ROW)
    if s.lasts(at, lasts.UNTIL) != lasts.FOREVER or lay.duration(code, row) != op.AS_LONG_AS:
        return False
    term = lay.term(code, row)
    if lay.patterns(code, term) != 1:
        return False
    pattern = lay.pattern(code, term, 0)
    if lay.kind(code, pattern) != op.IS_FACE or lay.get(code, pattern, lay.A) != op.UP:
        return False
    return lay.get(code, lay.part(code, pattern, lay.WHO), lay.SLOT) == lay.SELF

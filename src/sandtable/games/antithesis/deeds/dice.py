"""Dice that are picked one by one: lost, rerolled, turned, taken from the other Dice Bank or given to it."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.deeds.order import Task, by, number
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.dice import even
from sandtable.games.antithesis.table import attacks, facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import number_of

LOSING: Final = 0  # what is done with dice
REROLLING: Final = 1
TURNING: Final = 2
TAKING: Final = 3  # out of the other Dice Bank, as they lie there
GIVING: Final = 4  # into the other Dice Bank, as they lie there

CHOOSE: Final = 0  # steps
CHOSEN: Final = 1
ROLLED: Final = 2
FACING: Final = 3  # what the die that was picked is turned to


@final
@mypyc_attr(acyclic=True)
class SomeDice(Asking):
    """Dice of a bank, or of those beside an Attack, are picked one by one and lost, rerolled or turned."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "what", "counts", "optional", "attack", "value", "bound", "among", "foes", "chosen", "done",
    )  # fmt: skip

    def __init__(
        self, player: i64 = 0, what: i64 = 0, counts: vec[i64] | None = None, optional: i64 = 0
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.what: i64 = what
        self.counts = vec[i64]([0] * prices.KINDS) if counts is None else counts  # by colour, STANDARD: any
        self.optional: i64 = optional  # 1: as many as he likes
        self.attack: i64 = 0  # number of the Attack that they lie beside, 0: the own Dice Bank
        self.value: i64 = 0  # what they are turned to,
        self.bound: i64 = 0  # OR_LESS or OR_MORE: or to what their player says
        self.among: i64 = 0  # which dice alone it can be, as bits; 0: any
        self.foes: i64 = 0  # 1: they lie in the Dice Bank of the other player
        self.chosen = vec[i64]()  # to be rerolled
        self.done: i64 = 0

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == FACING:
            die = self.chosen[0]
            self.chosen = vec[i64]()
            self.turned(board, die, their.die(their.colour_of(die), o.value_of(s.answer)))
        elif self.step == CHOSEN:
            if s.answer == o.DONE_PICKING:
                self.counts = vec[i64]([0] * prices.KINDS)
            else:
                self.take(board, o.value_of(s.answer))
                if len(self.chosen) > 0 and self.what == TURNING:
                    self.step = FACING
                    return s.ask(self.player, c.R261)
        elif self.step == ROLLED:
            die = their.die(their.colour_of(self.chosen[0]), s.answer + 1)
            self.put_down(board, die)
            self.chosen = self.chosen[1:]
            s.tell(facts.REROLLED, self.bank(board), die)
        if self.step != ROLLED:
            found = self.dice(board)
            if len(found) > 0:
                self.step = CHOSEN
                if len(found) > 1 or self.optional == 1:
                    return s.ask(self.player, self.asked())
                s.answer = found[0]
                return AGAIN
        if len(self.chosen) > 0:
            self.step = ROLLED
            return s.roll(c.DICE_4, even())
        s.answer = self.done
        return DONE

    def asked(self) -> i64:
        """The clause of the question which die it is."""
        if self.what == GIVING:
            return c.R271
        if self.foes == 1:
            return c.R291
        return c.R175 if self.what == LOSING else c.DICE_4

    def take(self, s: Board, die: i64) -> None:
        """One more die is picked: it leaves its place, but for one that is turned there."""
        self.done += 1
        colour = their.colour_of(die)
        kind: i64 = their.STANDARD
        if self.counts[colour] > 0:
            kind = colour
        self.counts[kind] -= 1
        if self.what == TURNING and self.bound != 0:
            self.chosen = append(self.chosen, die)
            return
        if self.what == TURNING:
            self.turned(s, die, their.die(colour, self.value))
            return
        if self.what == TAKING:
            s.take_die(s.other(self.player), die)
            s.give_die(self.player, die)
            s.tell(facts.REROLLED, self.player, die)
            return
        if self.what == GIVING:
            s.take_die(self.player, die)
            s.give_die(s.other(self.player), die)
            s.tell(facts.REROLLED, s.other(self.player), die)
            return
        if self.attack != 0:
            s.remove_added(self.attack, die)
        else:
            s.take_die(self.bank(s), die)
        if self.what == REROLLING:
            self.chosen = append(self.chosen, die)
        else:
            s.tell(facts.SPENT, self.bank(s), die)

    def turned(self, s: Board, die: i64, there: i64) -> None:
        """A die shows something else, where it lies."""
        if self.attack != 0:
            s.change_added(self.attack, die, there)
        else:
            s.take_die(self.bank(s), die)
            s.give_die(self.bank(s), there)
        s.tell(facts.REROLLED, self.bank(s), there)

    def faces(self, die: i64) -> vec[i64]:
        """What a die may be turned to, as options: it always comes to show something else (R261)."""
        out = vec[i64]()
        first: i64 = self.value if self.bound == i.OR_MORE or self.bound == 0 else 1
        last: i64 = their.PIPS if self.bound == i.OR_MORE else self.value
        while first <= last:
            if first != their.pips_of(die):
                out = append(out, o.make(o.NUMBER, first))
            first += 1
        return out

    def put_down(self, s: Board, die: i64) -> None:
        if self.attack != 0:
            s.add_die(self.attack, die)
        else:
            s.give_die(self.bank(s), die)

    def bank(self, s: Board) -> i64:
        """In whose Dice Bank they lie."""
        return s.other(self.player) if self.foes == 1 else self.player

    def dice(self, s: Board) -> vec[i64]:
        """What can be picked next, as options; dice of one colour and value are the same (R196)."""
        out = vec[i64]()
        beside = s.added_to(self.attack) if self.attack != 0 else vec[i64]()
        whose = s.other(self.player) if self.what == TAKING else self.bank(s)
        if self.what == TAKING and s.bank_size(self.player) >= their.MOST_DICE:
            return out  # no room (R185)
        if self.what == GIVING and s.bank_size(s.other(self.player)) >= their.MOST_DICE:
            return out
        die: i64 = 0
        while die < their.DICE:
            there = die in beside if self.attack != 0 else s.dice_of(whose, die) > 0
            wanted = self.counts[their.colour_of(die)] > 0 or self.counts[their.STANDARD] > 0
            if self.among != 0 and self.among >> die & 1 == 0:
                wanted = False
            if there and wanted and (self.what != TURNING or len(self.faces(die)) > 0):
                out = append(out, o.make(o.ADDED_DIE if self.attack != 0 else o.DIE, die))
            die += 1
        return out

    def options(self, s: State) -> vec[i64]:
        if self.step == FACING:
            return self.faces(self.chosen[0])
        out = self.dice(cast(Board, s))
        return append(out, o.DONE_PICKING) if self.optional == 1 else out

    def copy(self) -> SomeDice:
        twin = SomeDice(self.player, self.what, self.counts[:], self.optional)
        twin.step = self.step
        twin.attack = self.attack
        twin.value = self.value
        twin.bound = self.bound
        twin.among = self.among
        twin.foes = self.foes
        twin.chosen = self.chosen[:]
        twin.done = self.done
        return twin


def all_dice(s: Board, frame: SomeDice) -> SomeDice:
    """All dice of a bank, or all that show so much: nobody is asked which."""
    die: i64 = 0
    while die < their.DICE:
        while s.dice_of(frame.bank(s), die) > 0 and (frame.among == 0 or frame.among >> die & 1 == 1):
            s.take_die(frame.bank(s), die)
            frame.done += 1
            if frame.what == REROLLING:
                frame.chosen = append(frame.chosen, die)
            else:
                s.tell(facts.SPENT, frame.bank(s), die)
        die += 1
    frame.counts = vec[i64]([0] * prices.KINDS)
    return frame


def showing(low: i64, high: i64) -> i64:
    """The dice that show from so much to so much, as bits."""
    one: i64 = 1
    bits: i64 = 0
    die: i64 = 0
    while die < their.DICE:
        if low <= their.pips_of(die) <= high:
            bits |= one << die
        die += 1
    return bits


def dice_set(s: Board, row: i64, player: i64, what: i64) -> SomeDice:
    """The dice that a REROLL, TURN or DISCARD_DICE speaks of."""
    code = s.library.code
    pairs = lay.part(code, row, lay.A)
    said = lay.pair_kind(code, pairs, 0)
    kind = said % i.HIS_DICE
    counts = vec[i64]([0] * prices.KINDS)
    counts[their.STANDARD] = 1
    if kind == i.DICE_UP_TO:
        counts[their.STANDARD] = lay.pair_number(code, pairs, 0)
    elif kind == i.DICE_ANY:
        counts[their.STANDARD] = their.MOST_DICE
    frame = SomeDice(player, what, counts, 1 if kind in (i.DICE_UP_TO, i.DICE_ANY) else 0)
    if said > i.FOES_DICE:
        frame.foes = 1
    if lay.pairs(code, pairs) > 1:
        frame.among = showing(lay.pair_kind(code, pairs, 1) - i.SHOWING, lay.pair_number(code, pairs, 1))
    if kind == i.DICE_ALL:
        return all_dice(s, frame)
    if kind == i.DICE_ADDED and len(s.attacks) > 0:
        frame.attack = s.attack(attacks.NUMBER)
    return frame


@final
@mypyc_attr(acyclic=True)
class Reroll(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        frame = dice_set(s, row, by(s, row, scene), REROLLING)
        if lay.has(s.library.code, row, lay.C):  # one of those that were just gained, which lie in the Bank
            frame.attack = 0
            slot = lay.get(s.library.code, lay.part(s.library.code, row, lay.C), lay.SLOT)
            frame.among = number_of(scene.first(s, slot))
        return frame


@final
@mypyc_attr(acyclic=True)
class Turn(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        value = number(s, row, lay.B, scene)
        if not 1 <= value <= their.PIPS:
            return None
        frame = dice_set(s, row, by(s, row, scene), TURNING)
        frame.value = value
        frame.bound = lay.get(s.library.code, row, lay.C)
        return frame


@final
@mypyc_attr(acyclic=True)
class DiscardDice(Task):
    """Dice are picked out of a Dice Bank and are gone (R175); whoever is told to names them."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        return dice_set(s, row, by(s, row, scene), LOSING)


@final
@mypyc_attr(acyclic=True)
class TakeDice(Task):
    """Dice of the other Dice Bank, which the player who takes them names; they are not rolled (R214)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        counts = vec[i64]([0] * prices.KINDS)
        counts[their.STANDARD] = number(s, row, lay.A, scene)
        return SomeDice(by(s, row, scene), TAKING, counts, 0)


@final
@mypyc_attr(acyclic=True)
class GiveDie(Task):
    """Dice go to the other Dice Bank as they lie; whoever gives them says which (R271)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        counts = vec[i64]([0] * prices.KINDS)
        counts[their.STANDARD] = number(s, row, lay.A, scene)
        return SomeDice(by(s, row, scene), GIVING, counts, 0)

    def possible(self, program: Program, s: CardState, row: i64, who: i64) -> bool:
        """Nobody is offered to give what he has not."""
        board = cast(Board, s)
        many = number(board, row, lay.A, program.scene())
        room = their.MOST_DICE - board.bank_size(board.other(who))
        return board.bank_size(who) >= many and room >= many

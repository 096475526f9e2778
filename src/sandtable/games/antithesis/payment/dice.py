"""Gaining dice: colours are named first, then every die is rolled into the Dice Bank (INCOME.1.ii, DICE.5,
R145).
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.events import happen
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

COLOUR: Final = 0  # steps: a colour is to be named
COLOUR_ASKED: Final = 1
ROLL: Final = 2
ROLLED: Final = 3
DROP_ASKED: Final = 4  # the bank has no room for all: a die that is not gained (R185)

_INCOME: Final = 6  # bits of a colour in Library.income


def even() -> vec[i64]:
    """The faces of a die (DICE.3)."""
    return vec[i64]([1] * their.PIPS)


@final
@mypyc_attr(acyclic=True)
class GainDice(Asking):
    """One player gains dice, by colour and of colours that he names; all of them are one event (R187)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "counts", "together", "among", "rolled", "shown")

    def __init__(self, player: i64 = 0, counts: vec[i64] | None = None) -> None:
        super().__init__()
        self.player: i64 = player
        self.counts = vec[i64]([0] * prices.KINDS) if counts is None else counts  # STANDARD: to be named
        self.together: i64 = 0  # 1: all that are named have one colour (CDICE.2), 2: each has another
        self.among: i64 = 0  # colours that alone can be named, as bits; 0: any
        self.rolled: i64 = 0
        self.shown: i64 = 0  # which dice these are, as bits

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == COLOUR_ASKED:
            unnamed = self.counts[their.STANDARD]
            named: i64 = 1
            if self.together == 1:
                named = unnamed
            self.counts[o.value_of(s.answer)] += named
            self.counts[their.STANDARD] = unnamed - named
            self.step = COLOUR
        elif self.step == DROP_ASKED:
            self.counts[o.value_of(s.answer)] -= 1
            self.step = COLOUR
        elif self.step == ROLLED:
            self.keep(board, s.answer + 1)
            self.step = ROLL
        if self.step == COLOUR:
            if self.counts[their.STANDARD] > 0:
                self.step = COLOUR_ASKED
                return s.ask(self.player, c.R145)
            if self.crowded(board):
                self.step = DROP_ASKED
                return s.ask(self.player, c.R185)
            s.beat += 1
            self.step = ROLL
        if self.next_colour() >= 0 and board.bank_size(self.player) < their.MOST_DICE:
            self.step = ROLLED
            return s.roll(c.DICE_5, even())
        if self.rolled > 0:
            happen(board, op.DICE_GAINED, player_value(self.player), 0, 0, self.rolled, self.shown)
        s.answer = self.rolled
        return DONE

    def crowded(self, s: Board) -> bool:
        """Whether there are more dice than room, of several colours."""
        total: i64 = 0
        colours: i64 = 0
        colour: i64 = 0
        while colour < their.COLOURS:
            total += self.counts[colour]
            colours += 1 if self.counts[colour] > 0 else 0
            colour += 1
        room = their.MOST_DICE - s.bank_size(self.player)
        return colours > 1 and room > 0 and total > room

    def next_colour(self) -> i64:
        colour: i64 = 0
        while colour < their.COLOURS:
            if self.counts[colour] > 0:
                return colour
            colour += 1
        return -1

    def keep(self, s: Board, pips: i64) -> None:
        colour = self.next_colour()
        self.counts[colour] -= 1
        die = their.die(colour, pips)
        if s.give_die(self.player, die):
            self.rolled += 1
            self.shown |= 1 << die
            s.tell(facts.DIE, self.player, die)

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        colour: i64 = 0
        while colour < their.COLOURS:
            named = self.counts[colour] > 0
            able = self.among == 0 or self.among >> colour & 1 == 1
            if named if self.step == DROP_ASKED else able and (self.together != 2 or not named):
                out = append(out, o.make(o.COLOUR, colour))
            colour += 1
        return out

    def bar(self, s: State, option: i64) -> i64:
        if option == o.CONCEDE or option in self.options(s):
            return 0
        return c.DICE_2 if o.kind_of(option) == o.COLOUR else UNLISTED

    def copy(self) -> GainDice:
        twin = GainDice(self.player, self.counts[:])
        twin.step = self.step
        twin.together = self.together
        twin.among = self.among
        twin.rolled = self.rolled
        twin.shown = self.shown
        return twin


# ---- income


def dice_income(s: Board, player: i64) -> vec[i64]:
    """One die for every die income icon on cards that he controls In Play (INCOME.1, R174)."""
    counts = vec[i64]([0] * prices.KINDS)
    for thing in s.board:
        if s.get(thing, its.CONTROLLER) == player and s.in_play(thing):
            packed = s.library.income[s.get(thing, its.FACE)]
            colour: i64 = 0
            while colour < their.COLOURS:
                counts[colour] += (packed >> (_INCOME * colour)) & ((1 << _INCOME) - 1)
                colour += 1
    return counts


def collect_dice(s: Board, player: i64) -> GainDice:
    """[Collect Dice Income]."""
    return GainDice(player, dice_income(s, player))


def gain_command(s: Board, player: i64, count: i64) -> None:
    """Command Points, no more than 99 (R185)."""
    now = s.of(player, their.COMMAND)
    gained = min(now + count, their.MOST_COMMAND) - now
    if gained > 0:
        s.let(player, their.COMMAND, now + gained)
        s.tell(facts.COMMAND, player, gained)

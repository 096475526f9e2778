"""Paying a price (SEQ.2): tokens are named card by card, dice die by die; then everything leaves at once.

What is offered leads to a Dice Pool of which no die can be left out. Whoever wants to spend more names the
surplus first (R19): such answers are allowed, and never suggested.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.payment import afford, pools, prices
from sandtable.games.antithesis.table import facts
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.things import CardState

TOKENS: Final = 0  # steps
TOKEN_ASKED: Final = 1
WAIVE: Final = 6
WAIVE_ASKED: Final = 7
ICONS: Final = 2
ICON_ASKED: Final = 3
POOL: Final = 4
POOL_ASKED: Final = 5

SOME: Final = 2  # enough for a choice
ALL: Final = -1  # never enough


@final
@mypyc_attr(acyclic=True)
class Pay(Asking):
    """One price is paid by one player; it was seen before that he can."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing", "price", "tokens", "icons", "pool", "surplus")

    def __init__(self, player: i64 = 0, thing: i64 = -1, price: vec[i64] | None = None) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = thing  # the card that has the ability, -1 for the player's own
        self.price = prices.nothing() if price is None else price
        self.tokens = vec[i64]()  # which: card * KINDS_OF_TOKENS + kind
        self.icons = vec[i64]()  # dice for the icons of an ability, in the order of the colours
        self.pool = vec[i64]()  # dice that the Dice Cost needs
        self.surplus = vec[i64]()  # and dice besides

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == TOKEN_ASKED:
            place = o.token_place(o.value_of(s.answer))
            self.take_token(board.at_spot(place), o.token_kind(o.value_of(s.answer)))
            self.step = TOKENS
        elif self.step == WAIVE_ASKED:
            self.price = prices.without(self.price, o.value_of(s.answer))
            self.step = WAIVE
        elif self.step == ICON_ASKED:
            self.icons = append(self.icons, o.value_of(s.answer))
            self.step = ICONS
        elif self.step == POOL_ASKED:
            if o.kind_of(s.answer) == o.SURPLUS:
                self.surplus = append(self.surplus, o.value_of(s.answer))
            else:
                self.pool = append(self.pool, o.value_of(s.answer))
            self.step = POOL
        if self.step == TOKENS and self.tokens_due(board):
            self.step = TOKEN_ASKED
            return s.ask(self.player, c.ALT_7)
        if self.step == WAIVE and self.waiver_due(board):
            self.step = WAIVE_ASKED
            return s.ask(self.player, c.R196)
        if self.step == ICONS and self.icons_due(board):
            self.step = ICON_ASKED
            return s.ask(self.player, c.DICE_11)
        if self.step == POOL and self.pool_due(board):
            self.step = POOL_ASKED
            return s.ask(self.player, c.DICE_8)
        self.settle(board)
        s.answer = 1
        return DONE

    # ---- tokens

    def wanted_token(self) -> i64:
        """The kind of the next token that is still to be named, or -1."""
        kind: i64 = 0
        while kind < its.KINDS_OF_TOKENS:
            count: i64 = 0
            for one in self.tokens:
                if one % its.KINDS_OF_TOKENS == kind:
                    count += 1
            if count < self.price[prices.MANA + kind]:
                return kind
            kind += 1
        return -1

    def sources(self, s: Board, kind: i64) -> vec[i64]:
        return afford.token_sources(s, self.player, kind, self.thing, self.price, self.tokens)

    def take_token(self, thing: i64, kind: i64) -> None:
        self.tokens = append(self.tokens, thing * its.KINDS_OF_TOKENS + kind)

    def tokens_due(self, s: Board) -> bool:
        """Take tokens until there is a choice; whether there is one."""
        kind = self.wanted_token()
        while kind >= 0:
            found = self.sources(s, kind)
            if len(found) != 1:
                return True
            self.take_token(found[0], kind)
            kind = self.wanted_token()
        self.step = WAIVE
        return False

    # ---- icons that are not paid

    def waivers(self, s: Board) -> vec[i64]:
        """The kinds of icons of which one may be left out, so that he can still pay."""
        out = vec[i64]()
        for kind in prices.waivable(self.price):
            if afford.bar_dice(s, self.player, prices.without(self.price, kind)) == 0:
                out = append(out, kind)
        return out

    def waiver_due(self, s: Board) -> bool:
        while prices.leaves_out(self.price):
            found = self.waivers(s)
            if len(found) != 1:
                return len(found) > 0
            self.price = prices.without(self.price, found[0])
        self.step = ICONS
        return False

    # ---- dice

    def rest(self, s: Board) -> vec[i64]:
        """The dice that are not spent yet."""
        counts = pools.bank(s.players, self.player)
        for die in self.icons:
            counts[die] -= 1
        for die in self.pool:
            counts[die] -= 1
        for die in self.surplus:
            counts[die] -= 1
        return counts

    def next_icon(self) -> i64:
        """The colour of the icon whose die is named next, or -1; STANDARD comes last."""
        before: i64 = 0
        colour: i64 = 0
        while colour < prices.KINDS:
            before += self.price[prices.ICONS + colour]
            if len(self.icons) < before:
                return colour
            colour += 1
        return -1

    def icons_left(self) -> vec[i64]:
        """The icons behind the one that is due."""
        out = prices.icons(self.price)
        paid: i64 = len(self.icons) + 1
        colour: i64 = 0
        while colour < prices.KINDS:
            taken = min(paid, out[colour])
            out[colour] -= taken
            paid -= taken
            colour += 1
        return out

    def bar_icon(self, s: Board, die: i64) -> i64:
        """Why a die cannot pay the icon that is due."""
        colour = self.next_icon()
        rest = self.rest(s)
        if rest[die] == 0:
            return c.DICE_6
        if colour != their.STANDARD and their.colour_of(die) != colour:
            return c.DICE_11
        if die < self.icon_floor(colour):
            return c.R196
        rest[die] -= 1
        pool = prices.pool_icons(self.price)
        return 0 if pools.can_pay(rest, self.icons_left(), self.price[prices.NUMBER], pool) else c.R155

    def icon_floor(self, colour: i64) -> i64:
        """Dice for icons of one colour are named in ascending order."""
        first: i64 = 0
        kind: i64 = 0
        while kind < colour:
            first += self.price[prices.ICONS + kind]
            kind += 1
        if len(self.icons) > first:
            return self.icons[len(self.icons) - 1]
        return 0

    def icons_due(self, s: Board) -> bool:
        while self.next_icon() >= 0:
            found = self.icon_dice(s)
            if len(found) != 1:
                return len(found) > 0
            self.icons = append(self.icons, found[0])
        self.step = POOL
        return False

    def icon_dice(self, s: Board) -> vec[i64]:
        return self.unbarred(s, True)

    def unbarred(self, s: Board, icon: bool) -> vec[i64]:
        """The dice that can pay the icon that is due, or be spent besides."""
        out = vec[i64]()
        die: i64 = 0
        while die < their.DICE:
            if (self.bar_icon(s, die) if icon else self.bar_spare(s, die)) == 0:
                out = append(out, die)
            die += 1
        return out

    # ---- the pool

    def counts(self) -> vec[i64]:
        out = vec[i64]([0] * their.DICE)
        for die in self.pool:
            out[die] += 1
        return out

    def pool_due(self, s: Board) -> bool:
        """Whether a die of the pool is to be named; behind the first one it is taken where there is no
        choice.
        """
        icons = prices.pool_icons(self.price)
        while not pools.pays(self.counts(), self.price[prices.NUMBER], icons):
            found = self.pool_dice(s, SOME)
            if len(found) != 1 or (len(self.pool) == 0 and len(self.spare_dice(s)) > 0):
                return len(found) > 0
            self.pool = append(self.pool, found[0])
        return False

    def bar_pool(self, s: Board, die: i64) -> i64:
        """Why a die does not lead to a Dice Pool, with those named so far."""
        rest = self.rest(s)
        if rest[die] == 0:
            return c.DICE_6
        icons = prices.pool_icons(self.price)
        if len(self.pool) > 0 and die < self.pool[len(self.pool) - 1]:
            return c.R196
        if pools.leads_on(self.counts(), rest, die, self.price[prices.NUMBER], icons):
            return 0
        return c.R19

    def pool_dice(self, s: Board, enough: i64 = ALL) -> vec[i64]:
        """The dice that `bar_pool` lets pass, the first of them if so many are enough."""
        out = vec[i64]()
        rest = self.rest(s)
        icons = prices.pool_icons(self.price)
        counts = self.counts()
        number = self.price[prices.NUMBER]
        die: i64 = 0
        if len(self.pool) > 0:
            die = self.pool[len(self.pool) - 1]
        while die < their.DICE:
            if rest[die] > 0 and pools.leads_on(counts, rest, die, number, icons):
                out = append(out, die)
                if len(out) == enough:
                    break
            die += 1
        return out

    def bar_spare(self, s: Board, die: i64) -> i64:
        """Why a die cannot be spent besides: the rest must still pay, and surplus is named first."""
        rest = self.rest(s)
        if rest[die] == 0:
            return c.DICE_6
        if len(self.pool) > 0 or (len(self.surplus) > 0 and die < self.surplus[len(self.surplus) - 1]):
            return c.R196
        rest[die] -= 1
        icons = prices.pool_icons(self.price)
        return 0 if pools.pays(rest, self.price[prices.NUMBER], icons) else c.DICE_9

    def spare_dice(self, s: Board) -> vec[i64]:
        return self.unbarred(s, False)

    # ---- paid

    def settle(self, s: Board) -> None:
        """Everything leaves its owner's supply at once (R175); a cost opens no window of its own."""
        price = self.price
        if price[prices.EXHAUST] > 0:
            s.put(self.thing, its.SIDE, its.EXHAUSTED)
        if price[prices.OWN_MANA] > 0:
            lose(s, self.thing, its.MANA, price[prices.OWN_MANA])
        if price[prices.OWN_SOUL] > 0:
            lose(s, self.thing, its.SOUL, price[prices.OWN_SOUL])
        for one in self.tokens:
            lose(s, one // its.KINDS_OF_TOKENS, one % its.KINDS_OF_TOKENS, 1)
        s.let(self.player, their.COMMAND, s.of(self.player, their.COMMAND) - price[prices.COMMAND])
        s.picked = extend(extend(self.icons, self.pool), self.surplus)
        for die in s.picked:
            spend(s, self.player, die)

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = vec[i64]()
        if self.step == TOKEN_ASKED:
            kind = self.wanted_token()
            for thing in self.sources(board, kind):
                out = append(out, o.make(o.TOKEN, o.token_of(board.spot(thing), kind)))
            return out
        if self.step == WAIVE_ASKED:
            for kind in self.waivers(board):
                out = append(out, o.make(o.COLOUR, kind))
            return out
        for die in self.icon_dice(board) if self.step == ICON_ASKED else self.pool_dice(board):
            out = append(out, o.make(o.DIE, die))
        return out

    def proposed(self, s: Board) -> i64:
        """The first option."""
        if self.step == POOL_ASKED:
            return o.make(o.DIE, self.pool_dice(s, 1)[0])
        return self.options(s)[0]

    def asides(self, s: State) -> vec[i64]:
        out = super().asides(s)
        if self.step == POOL_ASKED:
            for die in self.spare_dice(cast(Board, s)):
                out = append(out, o.make(o.SURPLUS, die))
        return out

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = super().asides(s)
        if self.step == TOKEN_ASKED:
            kind = self.wanted_token()
            for thing in board.board:
                out = append(out, o.make(o.TOKEN, o.token_of(board.spot(thing), kind)))
            return out
        if self.step == WAIVE_ASKED:
            colour: i64 = 0
            while colour < prices.KINDS:
                out = append(out, o.make(o.COLOUR, colour))
                colour += 1
            return out
        have = pools.bank(board.players, self.player)
        die: i64 = 0
        while die < their.DICE:
            if have[die] > 0:
                out = append(out, o.make(o.DIE, die))
                if self.step == POOL_ASKED:
                    out = append(out, o.make(o.SURPLUS, die))
            die += 1
        return out

    def bar(self, s: State, option: i64) -> i64:
        board = cast(Board, s)
        value = o.value_of(option)
        if option == o.CONCEDE:
            return 0
        if self.step == TOKEN_ASKED:
            if o.kind_of(option) != o.TOKEN or board.at_spot(o.token_place(value)) < 0:
                return UNLISTED
            if o.token_kind(value) != self.wanted_token():
                return c.ALT_2
            fits = board.at_spot(o.token_place(value)) in self.sources(board, o.token_kind(value))
            return 0 if fits else c.ALT_7
        if self.step == WAIVE_ASKED:
            if o.kind_of(option) != o.COLOUR or value >= prices.KINDS:
                return UNLISTED
            return 0 if value in self.waivers(board) else c.DICE_11
        if value >= their.DICE:
            return UNLISTED
        if o.kind_of(option) == o.SURPLUS and self.step == POOL_ASKED:
            return self.bar_spare(board, value)
        if o.kind_of(option) != o.DIE:
            return UNLISTED
        return self.bar_icon(board, value) if self.step == ICON_ASKED else self.bar_pool(board, value)

    def copy(self) -> Pay:
        twin = Pay(self.player, self.thing, self.price)
        twin.step = self.step
        twin.tokens = self.tokens[:]
        twin.icons = self.icons[:]
        twin.pool = self.pool[:]
        twin.surplus = self.surplus[:]
        return twin


def lose(s: Board, thing: i64, kind: i64, count: i64) -> None:
    s.put(thing, its.TOKENS + kind, s.tokens(thing, kind) - count)


def spend(s: Board, player: i64, die: i64) -> None:
    """A die leaves a Dice Bank."""
    s.take_die(player, die)
    s.tell(facts.SPENT, player, die)

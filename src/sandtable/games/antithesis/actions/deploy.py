"""[Deploy]: the card is paid for, and its place is chosen after that (DEPLOY.1 to DEPLOY.3, R127)."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import places
from sandtable.games.antithesis.board.squares import SQUARES
from sandtable.games.antithesis.deeds.entering import attach, enter_play
from sandtable.games.antithesis.deeds.leaving import discard
from sandtable.games.antithesis.evaluating import costs as changes
from sandtable.games.antithesis.evaluating import ground
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE, UNLISTED
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking, Pick
from sandtable.timing.things import CardState
from sandtable.timing.values import thing_of

PAY_NOW: Final = 0  # how it is paid
PAID_FOR: Final = 1  # with the ability that deploys it, or not at all
IN_SETUP: Final = 2  # a Champion is placed: no cost, Patrol does not count (R28)

PRICE: Final = 0  # steps: DEPLOY.2
PLACE: Final = 1  # DEPLOY.3
PLACED: Final = 2
HOSTED: Final = 3
ENTERED: Final = 4


@final
@mypyc_attr(acyclic=True)
class Deploy(Asking):
    """One card comes into play; the answer to the frame below is 1 if it did."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing", "how", "price", "area", "whole")

    def __init__(self, player: i64 = 0, thing: i64 = 0, how: i64 = PAY_NOW) -> None:
        super().__init__()
        self.player: i64 = player
        self.thing: i64 = thing
        self.how: i64 = how
        self.price = vec[i64]()  # what it costs, if an effect says so (payment/prices.py)
        self.area: i64 = 0  # squares that it must be deployed to, if an effect says so:
        self.whole: i64 = 0  # 1: with its whole token

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == PRICE:
            self.step = PLACE
            if self.how == PAY_NOW:
                price = (
                    self.price if len(self.price) > 0 else changes.card_price(board, self.player, self.thing)
                )
                if not prices.is_free(price):
                    return s.push(Pay(self.player, -1, price))
        if self.step == PLACE:
            return self.choose(board)
        if self.step == PLACED:
            return self.enter(board, ground.footprint_of(board, self.thing, s.answer))
        if self.step == HOSTED:
            self.step = ENTERED
            attach(board, self.thing, thing_of(s.picked[0]), self.player)
            return AGAIN
        s.answer = 1
        return DONE

    def choose(self, s: Board) -> i64:
        """Where, or on what; without a place it is discarded (DEPLOY.3.vi)."""
        if s.library.kind[s.get(self.thing, its.FACE)] == op.MODIFICATION:
            pool = ground.hosts(s, self.thing, self.player)
            self.step = HOSTED
            if len(pool) == 0:
                return self.fail(s)
            return s.push(Pick(self.player, pool, 1, 1, c.DEPLOY_3_V))
        spots = self.spots(s)
        if len(spots) == 0:
            return self.fail(s)
        self.step = PLACED
        if len(spots) == 1:
            s.answer = spots[0]
            return AGAIN
        return s.ask(self.player, c.SETUP_9 if self.how == IN_SETUP else c.DEPLOY_3)

    def spots(self, s: Board) -> vec[i64]:
        return places.spots(s, self.thing, self.player, self.area, self.how == IN_SETUP, self.whole == 1)

    def enter(self, s: Board, squares: i64) -> i64:
        self.step = ENTERED
        enter_play(s, self.thing, self.player, squares)
        return AGAIN

    def fail(self, s: Board) -> i64:
        if self.how != IN_SETUP and s.get(self.thing, its.ZONE) != zones.IN_PLAY:
            discard(s, self.thing)
        s.answer = 0
        return DONE

    def options(self, s: State) -> vec[i64]:
        return self.spots(cast(Board, s))

    def candidates(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        out = self.asides(s)
        return extend(out, ground.all_spots(board, self.thing))

    def bar(self, s: State, option: i64) -> i64:
        """Off the board, occupied, forbidden by a text, outside the area (R190)."""
        board = cast(Board, s)
        if option == o.CONCEDE or option in self.spots(board):
            return 0
        if o.kind_of(option) not in (o.SQUARE, o.FIELD) or o.field_square(option) >= SQUARES:
            return UNLISTED
        squares = ground.footprint_of(board, self.thing, option)
        if squares == 0:
            return c.R25
        clause = ground.bar_place(board, self.thing, self.player, squares, self.how == IN_SETUP)
        if clause == 0 or (clause == c.DEPLOY_3_I and self.area != 0):
            return c.R198  # the squares of the text stand for those rows
        return clause

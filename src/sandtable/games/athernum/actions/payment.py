"""Paying with resources: what is there, what it may be spent on, and which kinds are taken."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.turning import exhaust
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.frames import AGAIN, DONE, NOBODY
from sandtable.kernel.state import State
from sandtable.timing import lasting as lasts
from sandtable.timing.asking import Asking
from sandtable.timing.evaluating.in_force import in_force, scene_of
from sandtable.timing.evaluating.patterns import forbidden
from sandtable.timing.evaluating.selections import matches
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value

# steps
BEGIN: Final = 0
PAYING: Final = 1
ASKED: Final = 2

PAID: Final = 1  # answers
UNPAID: Final = 0


def no_cost() -> vec[i64]:
    """Needs by faction; the first is of any kind."""
    return vec[i64]([0] * their.POOLS)


def needs_of(s: Board, at: i64, times: i64 = 1) -> vec[i64]:
    """The needs that RESOURCES in a program describe."""
    code = s.library.code
    out = no_cost()
    i: i64 = 0
    while i < lay.pairs(code, at):
        out[lay.pair_kind(code, at, i)] += lay.pair_number(code, at, i) * times
        i += 1
    return out


def usable(s: Board, player: i64, faction: i64, on: i64) -> bool:
    """Whether resources of this faction may be spent on an ability of this thing (5.0.3h); -1 for no
    ability.
    """
    if on < 0 or s.bans & s.library.signs[op.SPEND_ON] == 0:
        return True
    code = s.library.code
    for at in lasts.each_of(s.lasting, op.FORBID):
        row = s.lasts(at, lasts.ROW)
        pattern = lay.part(code, row, lay.A)
        if lay.kind(code, pattern) == op.SPEND_ON and in_force(s, at):
            if spending_meant(s, pattern, scene_of(s, at), player, faction, on):
                return False
    return True


def spending_meant(s: Board, pattern: i64, scene: Scene, player: i64, faction: i64, on: i64) -> bool:
    """Whether a pattern speaks of this player spending such resources on abilities of that thing."""
    code = s.library.code
    if not matches(s, lay.part(code, pattern, lay.WHO), player_value(player), scene):
        return False
    if not matches(s, lay.part(code, pattern, lay.B), s.ref(on), scene):
        return False
    selection = lay.part(code, pattern, lay.A)
    if not lay.has(code, selection, lay.FITS):
        return True
    return kind_meant(s, lay.part(code, selection, lay.FITS), scene, faction)


def kind_meant(s: Board, filter_at: i64, scene: Scene, faction: i64) -> bool:
    """Whether a filter that describes resources means those of a faction."""
    code = s.library.code
    i: i64 = 0
    while i < lay.tests(code, filter_at):
        test = lay.nth_test(filter_at, i)
        if lay.kind(code, test) == op.FACTION and lay.get(code, test, lay.X) != faction:
            return False
        if lay.kind(code, test) == op.FACTIONLESS and faction != 0:
            return False
        if lay.kind(code, test) == op.OWN_FACTION and faction != s.of(scene.you, their.FACTION):
            return False
        i += 1
    return True


def available(s: Board, player: i64, on: i64) -> vec[i64]:
    """Resources by faction: in the pool, and in resource tokens that can be exhausted (R139)."""
    out = s.pools(player)
    faction = s.library.faction
    banned = s.bans & s.library.signs[op.EXHAUST] != 0
    for thing in s.board:
        if s.get(thing, its.PLACE) == its.RESOURCE_ZONE and s.get(thing, its.CONTROLLER) == player:
            if s.get(thing, its.SIDE) == its.LIES_UP and (not banned or can_generate(s, player, thing)):
                out[faction[s.get(thing, its.FACE)]] += 1
    if on >= 0 and s.bans & s.library.signs[op.SPEND_ON] != 0:
        i: i64 = 0
        while i < their.POOLS:
            if out[i] > 0 and not usable(s, player, i, on):
                out[i] = 0
            i += 1
    return out


def can_generate(s: Board, player: i64, thing: i64) -> bool:
    """Whether a player can exhaust this resource token (5.0.1d, 6.2.9a)."""
    if s.get(thing, its.CONTROLLER) != player or s.get(thing, its.SIDE) != its.LIES_UP:
        return False
    return not forbidden(s, op.EXHAUST, player_value(player), s.ref(thing), 0, 0)


def purse(s: Board, player: i64, on: i64) -> vec[i64]:
    """The same to look at, not to reckon with: reckoned once while somebody's options are listed."""
    if s.purse_of != player or (on >= 0 and s.bans & s.library.signs[op.SPEND_ON] != 0):
        return available(s, player, on)
    if len(s.purse) == 0:
        s.purse = available(s, player, -1)
    return s.purse


def open_purse(s: Board, player: i64) -> None:
    """A player's options are about to be listed: nothing changes what there is until that is done."""
    s.purse = vec[i64]()
    s.purse_of = player


def in_purse(s: Board, player: i64) -> i64:
    """How much a player can pay in all."""
    total: i64 = 0
    for number in purse(s, player, -1):
        total += number
    return total


def close_purse(s: Board) -> None:
    """Whatever happens next may change what there is."""
    s.purse = vec[i64]()
    s.purse_of = NOBODY


def payable(s: Board, player: i64, needs: vec[i64], on: i64) -> bool:
    """Whether the needs can be met (R98)."""
    have = purse(s, player, on)
    total: i64 = 0
    need: i64 = 0
    i: i64 = 0
    while i < their.POOLS:
        total += have[i]
        need += needs[i]
        if i > 0 and have[i] < needs[i]:
            return False
        i += 1
    return total >= need


def can_pay(s: Board, player: i64, at: i64, on: i64) -> bool:
    """Whether the RESOURCES in a program can be paid, as `payable` says of their needs."""
    code = s.library.code
    have = purse(s, player, on)
    left: i64 = 0
    for number in have:
        left += number
    i: i64 = 0
    while i < lay.pairs(code, at):
        kind = lay.pair_kind(code, at, i)
        left -= lay.pair_number(code, at, i)
        if kind > 0 and have[kind] < needed(s, at, kind):
            return False
        i += 1
    return left >= 0


def needed(s: Board, at: i64, kind: i64) -> i64:
    """How many of a kind RESOURCES in a program demand."""
    return lay.sum_of_kind(s.library.code, at, kind)


def take(s: Board, player: i64, faction: i64) -> bool:
    """Spend one resource of a kind: from the pool, or from a token that is exhausted for it."""
    if s.of(player, their.POOL + faction) == 0:
        for thing in s.board:
            if s.get(thing, its.PLACE) == its.RESOURCE_ZONE:
                if s.library.faction[s.get(thing, its.FACE)] == faction and can_generate(s, player, thing):
                    if exhaust(s, thing):
                        break
    if s.of(player, their.POOL + faction) == 0:
        return False
    s.let(player, their.POOL + faction, s.of(player, their.POOL + faction) - 1)
    return True


def sooner(one: i64, other: i64, own: i64, have: vec[i64]) -> bool:
    """Whether one kind of resource is given away sooner than another."""
    if one == 0 or other == 0:
        return one == 0
    if one == own or other == own:
        return other == own
    return have[one] > have[other]


@final
@mypyc_attr(acyclic=True)
class Payment(Asking):
    """A cost in resources is paid, unit by unit; the player is asked only where kinds differ (R139)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "needs", "on")

    def __init__(self, player: i64 = 0, needs: vec[i64] | None = None, on: i64 = -1) -> None:
        super().__init__()
        self.player: i64 = player
        self.needs = no_cost() if needs is None else needs
        self.on: i64 = on  # the thing whose ability is paid for, or -1

    def left(self, state: CardState) -> i64:
        s = cast(Board, state)
        s.answer = UNPAID
        return DONE

    def go(self, state: CardState) -> i64:
        s = cast(Board, state)
        if self.step == BEGIN:
            if not payable(s, self.player, self.needs, self.on):
                s.answer = UNPAID
                return DONE
            faction: i64 = 1
            while faction < their.POOLS:  # icons first: nothing else can pay them
                while self.needs[faction] > 0:
                    self.needs[faction] -= 1
                    if not take(s, self.player, faction):
                        s.answer = UNPAID
                        return DONE
                faction += 1
            self.step = PAYING
        elif self.step == ASKED and s.answer == o.PROPOSED:
            for kind in self.proposal(s):
                if not take(s, self.player, kind):
                    s.answer = UNPAID
                    return DONE
            self.needs[0] = 0
        elif self.step == ASKED:
            if not take(s, self.player, o.value_of(s.answer)):
                s.answer = UNPAID  # R89: something happened instead of exhausting the token
                return DONE
            self.needs[0] -= 1
            self.step = PAYING
        if self.needs[0] == 0:
            s.answer = PAID
            return DONE
        have = available(s, self.player, self.on)
        kinds: i64 = 0
        total: i64 = 0
        only: i64 = -1
        i: i64 = 0
        while i < their.POOLS:
            if have[i] > 0:
                kinds += 1
                total += have[i]
                only = i
            i += 1
        if only < 0:
            s.answer = UNPAID
            return DONE
        if kinds == 1 or total == self.needs[0]:
            if not take(s, self.player, only):
                s.answer = UNPAID
                return DONE
            self.needs[0] -= 1
            return AGAIN
        self.step = ASKED
        return s.ask(self.player, c.R139)

    def proposal(self, s: Board) -> vec[i64]:
        """What to pay the rest with so that faction resources are kept for later: the factionless first, then
        other factions than one's own, of which there are most first (R139).
        """
        have = available(s, self.player, self.on)
        own = s.of(self.player, their.FACTION)
        out = vec[i64]()
        while len(out) < self.needs[0]:
            best: i64 = -1
            i: i64 = 0
            while i < their.POOLS:
                if have[i] > 0 and (best < 0 or sooner(i, best, own, have)):
                    best = i
                i += 1
            have[best] -= 1
            out = append(out, best)
        return out

    def options(self, s: State) -> vec[i64]:
        have = available(cast(Board, s), self.player, self.on)
        out = append(vec[i64](), i64(o.PROPOSED))
        i: i64 = 0
        while i < their.POOLS:
            if have[i] > 0:
                out = append(out, o.make(o.KIND, i))
            i += 1
        return out

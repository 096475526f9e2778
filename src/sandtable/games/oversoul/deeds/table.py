"""Which object carries out which instruction."""

from __future__ import annotations

from typing import Final

from sandtable.games.oversoul.deeds import board, cards, chain, change
from sandtable.games.oversoul.deeds.order import May, Mode, Modes, Picks, Since, Skipped
from sandtable.games.oversoul.language import instructions as op
from sandtable.timing.flow import Else, If
from sandtable.timing.laying import orders_of
from sandtable.timing.orders import Order

_ORDERS: Final[dict[int, Order]] = {
    op.PICK: Picks(), op.MAY: May(), op.IF: If(), op.ELSE: Else(), op.MODES: Modes(), op.MODE: Mode(),
    op.SINCE: Since(),
    op.FORBID: change.Ruling(), op.REQUIRE: change.Ruling(), op.PERMIT: change.Ruling(),
    op.PAY: Skipped(), op.PAY_COST: Skipped(), op.SELECT: Skipped(), op.CHOOSE: Skipped(),
    op.DRAW: cards.Draw(), op.SEARCH: cards.Search(), op.GAZE: cards.Gaze(), op.DISCARD: cards.Discard(),
    op.SACRIFICE: cards.Sacrifice(), op.SHATTER: cards.Shatter(), op.EXILE: cards.Exile(),
    op.RETURN: cards.Return(), op.EXPOSE: cards.Expose(), op.REVEAL: cards.Reveal(),
    op.RETURN_ORDERED: cards.ReturnOrdered(), op.LOOK: cards.Look(), op.TAKE_UP: cards.TakeUp(),
    op.SHUFFLE: cards.Shuffle(), op.SHUFFLE_INTO: cards.ShuffleInto(),
    op.EXHAUST: board.Exhaust(), op.REACTIVATE: board.Reactivate(), op.PREPARE: board.Prepare(),
    op.SPAWN: board.Spawn(), op.SPAWN_TOTEM: board.SpawnTotem(), op.SPAWN_ATTACH: board.SpawnAttach(),
    op.ATTACH: board.Attach(), op.DEAL: board.Deal(), op.SPLIT: board.Split(), op.HEAL: board.Heal(),
    op.HEAL_FULL: board.HealFull(),
    op.GIVE_STAT: change.GiveStat(), op.GIVE_KEYWORD: change.GiveKeyword(),
    op.GIVE_ABILITY: change.GiveAbility(), op.GIVE_ENERGY: change.Pool(), op.LOSE_KEYWORD: change.Lose(),
    op.LOSE_ROLE: change.Lose(), op.LOSE_ALL: change.Lose(), op.BECOME: change.Become(),
    op.BECOME_ROLE: change.Lose(), op.BECOME_ARCHETYPE: change.Lose(), op.COPY: change.Copy(),
    op.STEAL: change.Copy(), op.COPY_TO: change.CopyTo(), op.SET_STAT: change.SetStat(),
    op.MARK: change.Mark(), op.UNMARK: change.Unmark(), op.POOL: change.Pool(), op.REFRESH: change.Refresh(),
    op.NEXT_GENERATES: change.NextCard(), op.NEXT_COSTS: change.NextCard(), op.COST_LESS: change.CostLess(),
    op.EXCHANGE: change.Exchange(),
    op.EARLY: change.Early(), op.LEADER_RANK: change.LeaderRank(), op.CANCEL: chain.Cancel(),
    op.CANCEL_ATTACK: chain.CancelAttack(), op.REDIRECT: chain.Redirect(),
    op.CALL: chain.Call(), op.ACTIVATE: chain.ActivateCard(), op.WIN: chain.EndGame(),
    op.LOSE: chain.EndGame(), op.TAKE_IT: Skipped(), op.TAKE_NONE: Skipped(), op.NOT_DONE: Skipped(),
}  # fmt: skip

ORDERS: Final = orders_of(_ORDERS)

"""Which object carries out which instruction."""

from __future__ import annotations

from typing import Final

from sandtable.games.antithesis.deeds import board, cards, change, dice, fighting, flow, resources
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import zones
from sandtable.timing.flow import Else, Mode, Modes, Offer
from sandtable.timing.laying import orders_of
from sandtable.timing.orders import Order

_ORDERS: Final[dict[int, Order]] = {
    i.PICK: flow.Picks(), i.MAY: Offer(), i.IF: flow.Asked(), i.ELSE: Else(), i.MODES: Modes(),
    i.MODE: Mode(),
    i.AS_PLAYER: flow.AsPlayer(), i.PAY: flow.Pays(),
    i.DRAW: cards.Draw(), i.DISCARD: cards.Sends(zones.DISCARD_PILE),
    i.DISCARD_DOWN: cards.DiscardDown(), i.DOOM: cards.Doom(), i.MILL: cards.Mill(),
    i.RETURN: cards.Sends(),
    i.REMOVE: cards.Sends(zones.OUT_OF_GAME), i.PUT: cards.Sends(),
    i.LOOK: cards.Look(), i.LOOK_AT: cards.LookAt(),
    i.LOOK_TOP: cards.LookTop(), i.SORT: cards.Sort(), i.ARRANGE: cards.Arrange(),
    i.REVEAL_TOP: cards.RevealTop(), i.SEARCH: cards.Search(), i.SHUFFLE: cards.Shuffle(),
    i.RETURN_INSTEAD: cards.Instead(), i.REMOVE_INSTEAD: cards.Instead(), i.SPARE: cards.Spare(),
    i.DEPLOY: board.Deploys(), i.ATTACH: board.Attach(), i.CONTROL: board.Control(), i.KILL: board.Kill(),
    i.EXHAUST: board.Exhaust(), i.RECOVER: board.Recover(), i.DAMAGE: board.Damage(),
    i.HEAL: resources.Heals(),
    i.RETARGET: fighting.Retarget(),
    i.SHOVE: board.Shoves(), i.MOVE: board.Moves(), i.COMBINED: board.Combines(), i.PLACE: board.Places(),
    i.SWAP: board.Swap(),
    i.ATTACK: fighting.AttackDeed(), i.MAKE: fighting.Make(), i.AGAIN: fighting.Again(),
    i.PREVENT: fighting.Prevent(), i.CANCEL: fighting.Cancel(),
    i.GAIN: resources.Gain(), i.GAIN_EITHER: resources.GainEither(), i.GAIN_TOKENS: resources.GainTokens(),
    i.GAIN_DICE: resources.GainAlike(),
    i.GAIN_VP: resources.GainVictory(), i.LOSE_ICONS: resources.LoseIcons(),
    i.LOSE_TOKENS: resources.LoseTokens(), i.LOSE_VP: resources.LoseVictory(),
    i.REMOVE_TOKENS: resources.RemoveTokens(), i.GIVE_DIE: dice.GiveDie(),
    i.MOVE_TOKENS: resources.MoveTokens(), i.REROLL: dice.Reroll(), i.DISCARD_DICE: dice.DiscardDice(),
    i.TURN: dice.Turn(),
    i.CHOOSE: flow.Chooses(), i.IDLE: flow.Chooses(), i.TAKE_DICE: dice.TakeDice(),
    i.ROLL: flow.Rolls(), i.CHANGE: change.Change(), i.CHANGE_PER: change.Change(),
    i.LOSE_GIFT: change.Change(), i.BAN: change.Change(),
    i.REVEAL_GOAL: resources.RevealsGoal(), i.GOAL_TO: resources.GoalTo(), i.GOAL_OFF: resources.GoalOff(),
    i.CHOOSE_SQUARE: resources.ChooseSquare(),
    i.SHIFT_STRATEGY: resources.ShiftsStrategy(), i.DICE_INCOME: resources.DiceIncome(),
    i.COMMAND_INCOME: resources.CommandIncome(), i.REVEAL_OBJECTIVE: resources.RevealsObjective(),
}  # fmt: skip

ORDERS: Final = orders_of(_ORDERS)

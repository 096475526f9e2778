"""Wordings that say one thing and not its neighbour: each is tried, and so is where it must not reach."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.habits import understood
from sandtable.scenario import ScenarioError, parse, run

from .corpus import fresh
from .test_further import PLACE, reads, scenario

ONE = "1.res=Resource_Token"
SEARCH = (
    "*Break* {1}, remove all Sigil counters from this card: Search your Extra Deck for a character card with cost "
    "no higher than that number and put it onto the game board."
)
RISE = "*Rise* {1}: Return this card from your discard pile to your hand. This ability may only be activated if this card is in your discard pile and you control two or fewer characters."
RETURNED = "Return this card from your discard pile to your hand."
BOLD = "Damage dealt by this card cannot be prevented."
LOUD = "*Loud* {1}: Draw a card. Activate only if no stack exists."
EVENING = "At your Evening Phase, if you control a Soldier, {}. Otherwise, {}."
RUST = "place a Rust counter on this card"
TIRED = "*Melt* Discard another target character. If it was exhausted, draw a card. Otherwise, gain a Command Token."
TRIALS: list[tuple[str, str, str, dict[str, object]]] = [
    # ---- whose it is that enters
    ("Whenever another character enters the game board under your control, draw a card.",
     f"1.chars=Speaker 1.hand=Mug 1.deck=Wall,Guard {ONE}", "play:Mug pass pass pass pass", {"holds": "1.hand=Wall"}),
    ("Whenever another character enters the game board under your control, draw a card.",
     "active=2 1.chars=Speaker 2.hand=Mug 2.res=Resource_Token 1.deck=Wall,Guard", "play:Mug pass pass",
     {"holds": "1.deck=Wall,Guard"}),
    # ---- what abilities cost (R165)
    ("Support abilities that you activate cost {1} less to activate.", "1.chars=Speaker 1.hand=Backer 1.deck=Giant,Mug",
     "support:Backer pass pass", {"holds": "1.hand=Giant"}),
    ("Abilities of characters your opponents control cost {2} more to activate.",
     "active=2 1.chars=Speaker 2.chars=Drawer 2.res=Resource_Token", "", {"lacks": ["use:2c1#1"]}),
    ("Abilities of characters your opponents control cost {2} more to activate.", "1.chars=Speaker,Drawer", "",
     {"has": ["use:1c2#1"]}),
    # ---- damage that cannot be prevented
    (BOLD, "1.chars=Speaker 2.chars=Wall+Shield", "combat attack:1c1 at:2c1 undefended pass pass",
     {"holds": "2.chars=Wall[d1]+Shield"}),
    (BOLD, "1.chars=Speaker,Mug 2.chars=Wall+Shield", "combat attack:1c2 at:2c1 undefended pass pass",
     {"holds": "2.chars=Wall+Shield"}),
    # ---- Solvency once more
    ("You may activate Solvency one additional time each turn.", "1.chars=Speaker 1.commands=2",
     "solvency pass pass solvency pass pass", {"holds": "1.res=Ironwright_Resource_Token,Ironwright_Resource_Token"}),
    # ---- what effects cause, and what is paid
    ("If an effect would cause you to discard a card, draw a card instead.",
     "active=2 1.chars=Speaker 1.hand=Mug 1.deck=Giant,Wall 2.chars=Robber", "use:2c1#1 pass pass",
     {"holds": "1.hand=Giant,Mug"}),
    ("*Pay* Discard a card: Gain a Command Token.\nIf an effect would cause you to discard a card, draw a card instead.",
     "1.chars=Speaker 1.hand=Mug 1.commands=0", "use:1c1#1 pass pass", {"holds": "1.discard=Mug 1.commands=1"}),
    # ---- one of two behind a trigger
    (EVENING.format("draw a card", RUST), "1.chars=Speaker", "end pass pass pass", {"holds": "1.chars=Speaker[Rust:1]"}),
    (EVENING.format(RUST, "draw a card"), "1.chars=Speaker,Guard", "end pass pass pass",
     {"holds": "1.chars=Speaker[Rust:1],Guard"}),
    # ---- only while no stack exists
    (LOUD, f"1.chars=Speaker,Drawer {ONE}", "use:1c2#1", {"lacks": ["use:1c1#1"]}),
    (LOUD, f"1.chars=Speaker,Drawer {ONE}", "", {"has": ["use:1c1#1"]}),
    # ---- abilities that are printed (R164)
    ("Characters you control with a command ability get +1 OFV.", "1.chars=Speaker,Commander,Wall", "",
     {"values": {"1c2": "2/4", "1c3": "1/9", "1c1": "1/4"}}),
    # ---- how it lay when it left
    (TIRED, "1.chars=Speaker,Wall[x] 1.commands=0 1.deck=Giant,Mug", "use:1c1#1 pick:1c2 pass pass",
     {"holds": "1.hand=Giant"}),
    (TIRED, "1.chars=Speaker,Wall 1.commands=0 1.deck=Giant,Mug", "use:1c1#1 pick:1c2 pass pass",
     {"holds": "1.commands=1 1.deck=Giant,Mug"}),
    # ---- 9.3.6: what is attacked, not what defends it
    ("Whenever this card is declared as an attacker, discard each attachment linked to the permanent selected as the target of the attack.",
     "1.chars=Speaker 2.chars=Wall+Whetstone,Guard+Whetstone", "combat attack:1c1 at:2c1 defend:2c2 pass pass",
     {"holds": "2.chars=Wall,Guard[x/d1]+Whetstone"}),
    # ---- where it is used, and what else is asked
    (RISE, "1.chars=Wall,Guard 1.discard=Speaker 1.res=Resource_Token", "", {"lacks": ["from:1d1#1"]}),
    (RISE, "1.chars=Wall 1.discard=Speaker 1.res=Resource_Token", "", {"has": ["from:1d1#1"]}),
    (RISE, "1.chars=Speaker 1.res=Resource_Token", "", {"lacks": ["use:1c1#1"]}),
    # ---- an item that was played lies in the discard pile as its order is carried out (R166)
    (RETURNED, "1.hand=Speaker", "play:Speaker pass pass",
     {"holds": "1.hand=Speaker", "type": "Item"}),
    # ---- a cost compared with what was paid
    (SEARCH, f"1.chars=Speaker[Sigil:3] {ONE} 1.extra=Proxy_of_the_Guild,Herald_of_Small_Hours",
     "use:1c1#1 pass pass pick:Herald_of_Small_Hours",
     {"holds": "1.chars=Speaker,Herald_of_Small_Hours 1.extra=Proxy_of_the_Guild"}),
]  # fmt: skip
UNCLEAR = {
    "Return up to two target characters to their owner's hand. They discard a card.": "owners of several cards",
    "*Wake* Exhaust this card: Heal 1 damage from each character you control. Exhaust it.": "each of",
    "If you would discard this card, put it onto the game board instead.": "in the hand this replaces nothing",
    "Equip - When you discard a card, return this card from your discard pile to your hand.": "item slot alone",
    "Put this card from your hand onto the game board.": "does not lie there then",
    "Move this card from the void to your hand.": "does not lie there then",
    "Draw a card, then return this card from your discard pile to your hand.": "works there alone",
    # ---- which of two characters was attacked, and which damage it would be
    "Whenever this attacks, deal 1 damage to target character and exhaust the attacked character.": "the",
    "Whenever this attacks, deal 1 damage to target permanent and exhaust the attacked permanent.": "the",
    "Whenever this attacks, exhaust another permanent and deal 1 damage to the attacked permanent.": "the",
    "If this would deal damage, it deals 2.": "",
    "If this would deal damage to a character, deal 2 instead.": "",
    # ---- the first time of each, and not of all; the first attack, and not the first with a Soldier
    "Prevent the first damage that would be dealt to each character you control each turn.": "",
    "Whenever this attacks for the first time each turn, if you control a Soldier, draw a card.": "for",
    # ---- how many, and which of them
    "*Try* {1}: Look at the top four cards of your deck. Put one into your hand and the other two into your discard pile.": "the",
    "*Try* {1}: Each player may discard a card. For each player who does, draw a card, then discard a card.": "",
    "*Try* {1}: If another character attacked this turn, draw a card. If two or more attacked, draw two instead.": "",
    "*Try* {1}: If a character was discarded this turn, draw a card. If three or more were discarded this way, gain a Command Token.": "way",
    "*Try* {1}: If an opponent activated Acquisition and Solvency this turn, draw a card.": "",
    # ---- words that name no counter
    "*Try* {1}: Remove a random counter from target character.": "random",
    "*Try* {1}: Remove a chosen counter from target character.": "chosen",
    # ---- "your" is yours
    "*Try* {1}: Target opponent adds {2} of your faction.": "of their own",
    "*Try* {1}: Each player adds two resources of your faction.": "of their own",
    "*Try* {1}: Each opponent may add {1} of your faction.": "of their own",
}
AS_LONG = [
    "*Try* {1}: Characters you control get +1 OFV until end of turn. If you control a Soldier, they get +2 OFV instead.",
    "*Try* {1}: If you control a Soldier, this gets +1 OFV until end of turn. If you control two or more Soldiers, this gets +2 OFV instead.",
]


@pytest.mark.clause("athernum R164", "athernum R165", "athernum R166", "athernum R127", "athernum 10.1.6")
@pytest.mark.parametrize("says, position, do, expected", TRIALS)
def test_it_does_that_and_nothing_else(says, position, do, expected):
    run(parse(scenario({"says": says, "position": position, "do": do, **expected}), says, PLACE))


@pytest.mark.parametrize("says", UNCLEAR)
def test_what_is_unclear_is_refused(says):
    assert not reads({"says": says, "refused": UNCLEAR[says]}, "says")


@pytest.mark.parametrize("text", AS_LONG)
def test_what_is_so_instead_is_so_as_long(text):
    printed = understood(fresh(), text).printed
    assert printed is not None and printed.count("+2 OFV until end of turn") == 1


@pytest.mark.clause("athernum R166")
@pytest.mark.parametrize("kind", ["Human", "Location"])
def test_an_order_that_would_never_be_carried_out_is_refused(kind):
    text = {
        "says": RETURNED,
        "position": "1.discard=Speaker",
        "do": "",
        "holds": "1.discard=Speaker",
        "type": kind,
    }
    with pytest.raises(ScenarioError, match="does not lie there then"):
        run(parse(scenario(text), RETURNED, PLACE))

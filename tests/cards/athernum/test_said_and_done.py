"""Texts that were read and did something else, each with what it must do now; and those that are refused."""

import pytest

from sandtable.scenario import parse, run

from .corpus import refused
from .test_further import PLACE, scenario

USE = "use:1c1#1 pass pass"
ALONE = "1.chars=Speaker "

SAID: list[tuple[str, str, str, dict[str, object]]] = [
    # ---- what may be replaced and is not goes on
    ("If another character you control would be discarded from the game board, you may discard this instead.",
     "1.chars=Speaker,Wall,Ender", "use:1c3#1 pick:1c2 pass pass no", {"holds": "1.discard=Wall"}),
    ("If another character you control would be discarded from the game board, you may discard this instead.",
     "active=2 1.chars=Speaker,Mug 2.chars=Giant", "combat attack:2c1 at:1c2 undefended pass pass no",
     {"holds": "1.chars=Speaker 1.discard=Mug"}),
    ("If another character you control would be discarded, you may move it to the void and draw a card "
     "instead.",
     "1.chars=Speaker,Speaker,Wall,Ender", "use:1c4#1 pick:1c3 pass pass no no",
     {"holds": "1.discard=Wall", "gone": "1.hand"}),
    ("If another character you control would be discarded, you may move it to the void and draw a card "
     "instead.",
     "1.chars=Speaker,Speaker,Wall,Ender", "use:1c4#1 pick:1c3 pass pass no yes",
     {"holds": "1.void=Wall 1.hand=Mug"}),
    ("If you would draw a card, you may instead put the top card of your discard pile into your hand.",
     ALONE + "1.discard=Wall 1.deck=Giant,Mug", "acquisition pass pass no", {"holds": "1.hand=Giant"}),
    ("If you would draw a card, you may discard a card instead.",
     "1.chars=Speaker,Drawer 1.deck=Giant,Bot,Mug", "use:1c2#1 pass pass no no",
     {"holds": "1.hand=Bot,Giant"}),
    ("If another character you control would be dealt damage, you may have that damage dealt to this "
     "instead.",
     "active=2 1.chars=Speaker,Wall 2.chars=Giant", "combat attack:2c1 at:1c2 undefended pass pass no",
     {"holds": "1.chars=Speaker,Wall[d4]"}),
    ("If a character you control would be exhausted, you may draw a card instead.",
     "active=2 1.chars=Speaker,Wall 2.chars=Tirer", "use:2c1#1 pick:1c2 pass pass no",
     {"holds": "1.chars=Speaker,Wall[x]", "gone": "1.hand"}),
    ("If a character would be moved to the void, you may draw a card instead.",
     ALONE + "1.hand=Giant 2.chars=Voider active=2 2.hand=Wall", "use:2c1#1 pass pass no",
     {"holds": "2.void=Wall"}),
    ("If you would discard a card, you may draw a card instead.\n*Pay* Discard a card: Draw a card.",
     ALONE + "1.hand=Giant 1.deck=Bot,Mug", "use:1c1#2 pass pass", {"holds": "1.hand=Bot 1.discard=Giant"}),
    # ---- what is left for later only if something was done
    ("*Say* You may discard a card. If you do, at the next Evening Phase, draw two cards.",
     ALONE + "1.hand=Giant 1.deck=Wall,Bot,Mug", USE + " yes end pass pass pass",
     {"holds": "1.hand=Bot,Wall 1.discard=Giant"}),
    ("*Say* You may discard a card. If you do, at the next Evening Phase, draw two cards.",
     ALONE + "1.hand=Giant 1.deck=Wall,Bot,Mug", USE + " no end pass pass", {"holds": "1.hand=Giant"}),
    ("*Say* Target opponent may discard a card. If they do, at the next Evening Phase, they draw two cards.",
     ALONE + "2.hand=Giant 2.deck=Wall,Bot,Mug", USE + " yes end pass pass pass",
     {"holds": "2.hand=Bot,Wall 2.discard=Giant"}),
    ("*Say* If you control a Construct, at the next Evening Phase, draw a card.",
     "1.chars=Speaker,Bot 1.deck=Wall,Mug", USE + " end pass pass pass", {"holds": "1.hand=Wall"}),
    ("*Say* If you control a Construct, at the next Evening Phase, draw a card.",
     ALONE + "1.deck=Wall,Mug", USE + " end pass pass", {"gone": "1.hand"}),
    # ---- what happens to something once is waited for as long as it takes
    ("*Mark* Choose a character an opponent controls. When that character is discarded, draw two cards.",
     "1.chars=Speaker,Ender 2.chars=Drillmaster,Wall 1.deck=Bot,Giant,Mug",
     "use:1c1#1 pass pass pick:2c1 use:1c2#1 pick:2c1 pass pass pass pass", {"holds": "1.hand=Giant,Bot"}),
    ("*Mark* Choose a character an opponent controls. When that character is discarded, draw two cards.",
     "1.chars=Speaker,Ender 2.chars=Wall,Drillmaster",
     "use:1c1#1 pass pass pick:2c1 use:1c2#1 pick:2c2 pass pass", {"gone": "1.hand"}),
    # ---- what a description speaks of was spoken of before, and is spoken of still
    ("*Hunt* Choose a character an opponent controls. This gets +2 OFV as long as it is a permanent "
     "attacking that character. Exhaust that character.",
     "1.chars=Speaker 2.chars=Wall",
     "use:1c1#1 pass pass pick:2c1 combat attack:1c1 at:2c1 undefended pass pass",
     {"holds": "1.chars=Speaker[x] 2.chars=Wall[x/d3]"}),
    ("This character gets +2 OFV while attacking a Soldier.",
     "1.chars=Speaker 2.chars=Guard,Wall", "combat attack:1c1 at:2c1 undefended pass pass",
     {"holds": "2.chars=Guard[d3],Wall"}),
    ("This character gets +2 OFV while attacking a Soldier.",
     "1.chars=Speaker 2.chars=Guard,Wall", "combat attack:1c1 at:2c2 undefended pass pass",
     {"holds": "2.chars=Guard,Wall[d1]"}),
    # ---- the third card of a turn, and no other
    ("When you play your third card in a turn, draw a card.",
     ALONE + "1.hand=Whetstone,Whetstone,Whetstone,Whetstone 1.deck=Giant,Wall",
     "play:Whetstone pass pass play:Whetstone pass pass play:Whetstone pass pass pass pass play:Whetstone "
     "pass pass",
     {"holds": "1.hand=Giant"}),
    # ---- of your opponents' void only what they own is spoken of
    ("Whenever a card is moved from the game board to your void, draw a card.\n*Send* Move target "
     "character to the void.",
     "1.chars=Speaker 2.chars=Drillmaster", "use:1c1#2 pick:2c1 pass pass", {"gone": "1.hand"}),
    ("Whenever a card is moved from the game board to your void, draw a card.\n*Send* Move target "
     "character to the void.",
     "1.chars=Speaker,Drillmaster 1.deck=Giant", "use:1c1#2 pick:1c2 pass pass pass pass",
     {"holds": "1.hand=Giant"}),
    ("You and target opponent each draw a card.", "1.hand=Speaker 1.res=Resource_Token 1.deck=Giant,Mug",
     "play:Speaker pass pass", {"holds": "1.hand=Giant 2.hand=Mug"}),
    # ---- of several players each does what follows from what that player did
    ("*Say* Each player discards two cards. If they do, they draw a card. Otherwise, they exhaust a "
     "character they control.",
     ALONE + "1.hand=Giant,Wall 2.hand=Bot 2.chars=Wall", USE + " done pick:2c1",
     {"holds": "1.hand=Mug 2.chars=Wall[x]", "gone": "2.hand"}),
    ("*Say* Each player discards two cards. If they do, they draw a card. Otherwise, they exhaust a "
     "character they control.",
     ALONE + "1.hand=Giant 2.hand=Bot,Wall 2.chars=Wall", USE + " done pick:1c1",
     {"holds": "1.chars=Speaker[x] 2.hand=Mug 2.chars=Wall"}),
    ("*Say* Each player discards two cards. If they do, they draw a card. Otherwise, they exhaust a "
     "character they control.",
     ALONE + "1.hand=Giant 2.hand=Bot 2.chars=Wall", USE + " pick:1c1 pick:2c1",
     {"holds": "1.chars=Speaker[x] 2.chars=Wall[x]"}),
    # ---- what somebody controls lies on the board, and is not discarded from a hand
    ("Whenever a character an opponent controls is discarded, draw a card.",
     "1.chars=Speaker,Robber 2.hand=Giant", "use:1c2#1 pass pass", {"gone": "1.hand", "has": ["end"]}),
    ("If a character an opponent controls would be discarded, move it to the void instead.",
     "1.chars=Speaker,Robber 2.hand=Giant", "use:1c2#1 pass pass", {"holds": "2.discard=Giant"}),
    ("Characters you control cannot be discarded.", "active=2 1.chars=Speaker 1.hand=Giant 2.chars=Robber",
     "use:2c1#1 pass pass", {"holds": "1.discard=Giant"}),
    ("Whenever a character you control is moved to the void, draw a card.",
     "1.chars=Speaker,Voider 1.hand=Giant", "use:1c2#1 pass pass", {"gone": "1.hand", "has": ["end"]}),
    # ---- other players are other than you, or than the one who was spoken of
    ("*Say* Each other player draws a card.", ALONE, USE, {"holds": "2.hand=Mug", "gone": "1.hand"}),
    ("*Say* Another player draws a card.", ALONE, USE, {"holds": "2.hand=Mug", "gone": "1.hand"}),
    ("Whenever another player draws a card, you draw a card.", "active=2 1.chars=Speaker 2.chars=Drawer",
     "use:2c1#1 pass pass pass pass", {"holds": "1.hand=Mug,Mug"}),
    ("Other players cannot draw more than one card each turn.", "1.chars=Speaker,Drawer",
     "use:1c2#1 pass pass", {"holds": "1.hand=Mug,Mug"}),
    ("*Say* Target player draws two cards. Each other player draws a card.", ALONE,
     "use:1c1#1 player:2 pass pass", {"holds": "2.hand=Mug,Mug 1.hand=Mug"}),
    ("Whenever a player draws a card, each other player loses a Command Token.",
     "active=2 1.chars=Speaker 1.commands=2 2.commands=2 2.chars=Drawer", "use:2c1#1 pass pass pass pass",
     {"holds": "2.commands=2", "gone": "1.commands"}),
    ("*Say* Discard all other characters you control with the same name as target character.",
     "1.chars=Speaker,Wall,Wall,Guard", "use:1c1#1 pick:1c2 pass pass",
     {"holds": "1.chars=Speaker,Wall,,Guard"}),
    # ---- this way: those among them, not all of them
    ("*Say* Discard your hand. Draw a card for each item discarded this way.",
     ALONE + "1.hand=Whetstone,Giant 1.deck=Wall,Guard,Mug", USE + " done", {"holds": "1.hand=Wall"}),
    ("*Say* Discard each character an opponent controls. Draw a card for each Soldier discarded this way.",
     ALONE + "2.chars=Guard,Giant,Wall,Guard", USE + " done", {"holds": "1.hand=Mug,Mug"}),
    ("*Say* Put the top three cards of your deck into your discard pile. Draw a card for each Soldier put "
     "into your discard pile this way.", ALONE + "1.deck=Guard,Mug,Guard,Wall,Bot,Giant", USE,
     {"holds": "1.hand=Bot,Wall"}),
    ("*Say* Each player discards a card. Draw a card for each Soldier discarded this way.",
     ALONE + "1.hand=Guard 2.hand=Mug", USE, {"holds": "1.hand=Mug"}),
    # ---- what cannot be done in full was not done
    ("*Say* Discard two cards. If you do, draw three cards.", ALONE + "1.hand=Giant", USE,
     {"gone": "1.hand"}),
    ("*Say* Remove two Rot counters from this. If you do, draw a card.", "1.chars=Speaker[Rot:1]", USE,
     {"holds": "1.chars=Speaker", "gone": "1.hand"}),
    ("*Say* You may discard two cards. If you do, draw three cards.", ALONE + "1.hand=Mug", USE,
     {"has": ["no"], "lacks": ["yes"]}),
    ("*Say* Exhaust this unless you discard a card.", ALONE, USE + " no", {"holds": "1.chars=Speaker[x]"}),
    ("*Say* Exhaust this unless you exhaust a character an opponent controls.", ALONE + "2.chars=Wall[x]",
     USE + " yes pick:2m", {"holds": "1.chars=Speaker 2.main=Admiral_Sethe_Morrow[x/e1]"}),
    ("*Say* Discard a card. If you can't, discard this.", ALONE, USE, {"holds": "1.discard=Speaker"}),
    ("*Say* Discard a card. If you can't, discard this.", ALONE + "1.hand=Giant", USE,
     {"holds": "1.chars=Speaker"}),
    ("*Say* You may pay {1}. If you do, draw a card. If you don't, discard this.",
     ALONE + "1.res=Resource_Token", USE + " yes", {"holds": "1.chars=Speaker 1.hand=Mug"}),
    ("*Say* Target opponent may exhaust a character they control. If they don't, deal 2 damage to their main "
     "character.", ALONE + "2.chars=Wall", USE + " no", {"holds": "2.main=Admiral_Sethe_Morrow[d2]"}),
    ("*Say* Target opponent may exhaust a character they control. If they don't, deal 2 damage to their main "
     "character.", ALONE + "2.chars=Wall", USE + " yes pick:2c1", {"holds": "2.chars=Wall[x]"}),
    # ---- that permanent is the one that was called so
    ("Equip - If a permanent would deal combat damage to the linked target, prevent 1 of that damage and "
     "place a Rot counter on that permanent.", "active=2 1.chars=Speaker_Bearer 2.chars=Giant",
     "combat attack:2c1 at:1c1 undefended pass pass",
     {"type": "Item", "holds": "1.chars=Wall[d3]+Speaker 2.chars=Giant[x/d1/Rot:1]"}),
    ("Whenever a character attacks this character, place a Rot counter on that character.",
     "active=2 1.chars=Speaker 2.chars=Wall", "combat attack:2c1 at:1c1 undefended pass pass",
     {"holds": "2.chars=Wall[x/d1/Rot:1]"}),
    # ---- what it becomes has the values that are said
    ("*Say* Target location you control becomes a 3/3 Construct character until end of turn.",
     ALONE + "1.loc=Spot", USE, {"values": {"1l1": "3/3"}}),
    ("*Say* Target location you control becomes a Construct character with 4 OFV and 4 DFV until "
     "end of turn.", ALONE + "1.loc=Spot", USE, {"values": {"1l1": "4/4"}}),
    # ---- two abilities on one line: the second is not stated anew each time (1.3.1)
    ("Whenever this attacks, place a Rage counter on this. This gets +1 OFV for each Rage counter on it.",
     "1.chars=Speaker[Rage:2] 2.chars=Wall", "combat attack:1c1 at:2c1 undefended pass pass",
     {"holds": "2.chars=Wall[d4]"}),
    # ---- as others say it
    ("*Say* Discard target character that costs {1} or less to play.", ALONE + "2.chars=Giant,Mug",
     "use:1c1#1", {"lacks": ["pick:2c1"], "has": ["pick:2c2"]}),
    ("*Say* Draw up to two cards.", ALONE, USE + " yes no", {"holds": "1.hand=Mug"}),
    ("*Say* Draw a card unless you control a Soldier.", "1.chars=Speaker,Guard", USE, {"gone": "1.hand"}),
    ("*Say* If you control fewer than two Soldiers, draw a card.", "1.chars=Speaker,Guard,Guard", USE,
     {"gone": "1.hand"}),
    ("*Say* If a character has OFV 4 or more, draw a card.", ALONE + "2.chars=Giant", USE,
     {"holds": "1.hand=Mug"}),
    ("*Say* Target opponent discards a card of their choice.", ALONE + "2.hand=Giant,Bot",
     USE + " pick:Giant", {"holds": "2.hand=Bot"}),
    ("Whenever this attacks, your opponents cannot choose defenders.", ALONE + "2.chars=Wall,Guard",
     "combat attack:1c1 at:2c1", {"lacks": ["defend:2c2"], "has": ["pass"]}),
    # ---- what works while its card is exhausted
    ("*Rouse* {1}: Turn this face-up. You may activate this ability while this character is exhausted.",
     "1.chars=Speaker[x/e2] 1.res=Resource_Token", USE, {"holds": "1.chars=Speaker"}),
    ("*Rouse* {1}: Turn this face-up. Activate only while this character is exhausted.",
     ALONE + "1.res=Resource_Token", "", {"lacks": ["use:1c1#1"], "has": ["end"]}),
    ("*Say* {1}: Draw a card.", "1.chars=Speaker[x/e2] 1.res=Resource_Token", "", {"lacks": ["use:1c1#1"]}),
    # ---- what becomes exhausted is seen as it was
    ("Whenever this becomes exhausted, draw a card.", "1.chars=Speaker,Tirer 1.deck=Bot,Mug",
     "use:1c2#1 pick:1c1 pass pass pass pass", {"holds": "1.hand=Bot"}),
    ("Whenever a Soldier becomes exhausted, draw a card.", "1.chars=Speaker,Tirer,Guard 1.deck=Bot,Mug",
     "use:1c2#1 pick:1c3 pass pass pass pass", {"holds": "1.hand=Bot"}),
    # ---- control as long as something is so
    ("When this enters the game board, gain control of target character with cost 1 as long as this is "
     "face-up.", "1.hand=Speaker 1.chars=Tirer 2.chars=Bot,Giant 1.res=Resource_Token",
     "play:Speaker pass pass pick:2c1 pass pass use:1c1#1 pick:1c2 pass pass",
     {"holds": "1.chars=Tirer,Speaker[x] 2.chars=Bot,Giant"}),
    ("When this card enters the game board, gain control of target exhausted character with no Victory Token "
     "Field until this card leaves the game board.",
     "1.hand=Speaker 1.chars=Ender 2.chars=Wall[x/e2],Giant 1.res=Resource_Token",
     "play:Speaker pass pass pass pass use:1c1#1 pick:1c2 pass pass", {"holds": "2.chars=Wall[x/e2],Giant"}),
    ("*Take* Gain control of target exhausted character an opponent controls for as long as it remains "
     "exhausted.", "1.chars=Speaker,Raiser 2.chars=Wall[x/e2],Giant",
     "use:1c1#1 pass pass use:1c2#1 pick:1c3 pass pass", {"holds": "2.chars=Wall,Giant"}),
    # ---- the name that was named
    ("When this enters the game board, name a card. Your opponents cannot play cards with that name.",
     "1.hand=Speaker 1.res=Resource_Token 2.hand=Spot,Mug 2.res=Resource_Token",
     "play:Speaker pass pass pass pass name:Spot end pass pass",
     {"has": ["play:Mug"], "lacks": ["play:Spot"]}),
    # ---- up to so many
    ("*Say* Draw a card for each character an opponent controls, up to two.",
     ALONE + "2.chars=Wall,Wall,Wall", USE, {"holds": "1.hand=Mug,Mug"}),
    ("This gets +1 OFV for each Rage counter on it, up to +2.", "1.chars=Speaker[Rage:5]", "",
     {"values": {"1c1": "3/4"}}),
    ("*Say* Place a Rot counter on this for each damage counter on it, up to a maximum of three.",
     "1.chars=Speaker[d2]", USE, {"holds": "1.chars=Speaker[d2/Rot:2]"}),
    # ---- what a trigger leaves for later
    ("When this is discarded, return it to its owner's hand at the next Evening Phase.",
     "1.chars=Speaker,Ender", "use:1c2#1 pick:1c1 pass pass pass pass end pass pass pass",
     {"holds": "1.hand=Speaker"}),
    ("At your next Day Phase, draw a card.", "active=2 1.chars=Wall+Speaker[f] 1.deck=Bot,Mug 2.chars=Drawer",
     "use:2c1#1 pass up:1c1.1 pass pass end pass pass pass pass", {"type": "Item", "holds": "1.hand=Bot"}),
    # ---- who cannot defend
    ("Only characters with OFV 3 or more can defend against this character.",
     ALONE + "2.chars=Wall,Giant,Guard", "combat attack:1c1 at:2c1",
     {"has": ["defend:2c2"], "lacks": ["defend:2c3"]}),
    ("This item can only be attached to a Soldier.\nEquip: The linked target gets +1 OFV.",
     "1.hand=Speaker 1.chars=Wall,Guard", "",
     {"type": "Item", "has": ["attach:Speaker>1c2"], "lacks": ["attach:Speaker>1c1"]}),
    # ---- a name before what waits or holds is of nothing that is used
    ("Last Stand — When this character is discarded, draw a card.", "1.chars=Speaker,Ender",
     "use:1c2#1 pick:1c1 pass pass pass pass", {"holds": "1.hand=Mug"}),
    ("*Last Stand* When this character is discarded, draw a card.", "1.chars=Speaker,Ender",
     "use:1c2#1 pick:1c1 pass pass pass pass", {"holds": "1.hand=Mug"}),
    ("Rally — Other Soldiers you control get +1 OFV.", "1.chars=Speaker,Guard", "",
     {"values": {"1c2": "2/9"}, "lacks": ["use:1c1#1"]}),
    # ---- one or the other
    ("At your Morning Phase, discard a card or exhaust this character.",
     "phase=morning 1.chars=Speaker 1.hand=Bot", "no", {"holds": "1.chars=Speaker[x] 1.hand=Bot"}),
    ("*Say* Reveal the top card of your deck. Put it into your hand or on the bottom of your deck.",
     ALONE + "1.deck=Bot,Giant,Mug", USE + " no", {"holds": "1.deck=Giant,Mug,Bot"}),
    ("Whenever this character or another Soldier enters the game board under your control, draw a card.",
     "1.hand=Speaker,Guard,Wall 1.res=Resource_Token,Resource_Token,Resource_Token",
     "play:Speaker pass pass pass pass play:Guard pass pass pass pass play:Wall pass pass",
     {"holds": "1.hand=Mug,Mug"}),
    ("*Say* Move up to two damage counters from target character to another target character.",
     "1.chars=Speaker,Wall[d3] 2.chars=Wall", "use:1c1#1 pick:1c2 pick:2c1 pass pass pick:1c2 done",
     {"holds": "1.chars=Speaker,Wall[d2] 2.chars=Wall[d1]"}),
    # ---- whose controller
    ("Whenever this deals combat damage to a permanent, that permanent's controller discards a card.",
     ALONE + "2.chars=Wall 1.hand=Bot 2.hand=Giant",
     "combat attack:1c1 at:2c1 undefended pass pass pass pass",
     {"holds": "1.hand=Bot 2.discard=Giant"}),
    # ---- ways to choose from on lines of their own, and what a counter does in its time
    ("*Say* Choose one:\n- Draw a card.\n- Exhaust target character.", ALONE + "2.chars=Wall",
     "use:1c1#1 mode:2 pick:2c1 pass pass", {"holds": "2.chars=Wall[x]"}),
    ("*Say* Place a Burn counter on target character. (At its controller's Evening Phase, it is dealt 1 "
     "damage for each Burn counter on it.)", "1.chars=Speaker,Wall[x/e2/Burn:2] 2.chars=Wall[Burn:3]",
     "end pass pass pass", {"holds": "1.chars=Speaker,Wall[x/d2/e2/Burn:2] 2.chars=Wall[Burn:3]"}),
    ("*Say* Deal 1 damage to target character. If it has damage counters on it, deal 3 damage instead.",
     ALONE + "2.chars=Wall[d1],Guard", "use:1c1#1 pick:2c1 pass pass", {"holds": "2.chars=Wall[d4],Guard"}),
    ("*Say* Create a 1/1 Construct character token for each empty character slot you have.",
     "1.chars=Speaker,Wall,Wall", USE, {"values": {"1c4": "1/1", "1c5": "1/1"}}),
    ("*Say* Deal 1 damage to target permanent with a DFV.", ALONE + "1.loc=Spot 2.chars=Wall[x/e1]",
     "use:1c1#1", {"has": ["pick:2c1"], "lacks": ["pick:1l1"]}),
    # ---- who may do something to get something gets it
    ("When played: target opponent may pay {1} to gain control of it.",
     "1.hand=Speaker 1.res=Resource_Token 2.res=Resource_Token",
     "play:Speaker pass pass pass exhaust:2r1 pass yes", {"holds": "2.chars=Speaker[o1]", "gone": "1.chars"}),
    ("*Say* Target opponent may discard a card to draw a card.",
     ALONE + "2.hand=Wall 2.deck=Giant 1.deck=Bot",
     USE + " yes", {"holds": "2.hand=Giant 2.discard=Wall", "gone": "1.hand"}),
    ("*Say* Each player may discard a card to draw a card.",
     ALONE + "2.hand=Wall 2.deck=Giant 1.deck=Bot",
     USE + " no yes", {"holds": "2.hand=Giant 2.discard=Wall", "gone": "1.hand"}),
    ("Whenever an opponent discards a card, they may pay {1} to draw a card.",
     "1.chars=Speaker,Robber 2.hand=Wall 2.deck=Giant 1.deck=Bot 2.res=Resource_Token",
     "use:1c2#1 pass pass pass exhaust:2r1 pass yes", {"holds": "2.hand=Giant", "gone": "1.hand"}),
    ("Whenever an opponent discards a card, they may draw a card by paying {1}.",
     "1.chars=Speaker,Robber 2.hand=Wall 2.deck=Giant 1.deck=Bot 2.res=Resource_Token",
     "use:1c2#1 pass pass pass exhaust:2r1 pass yes", {"holds": "2.hand=Giant", "gone": "1.hand"}),
    # ---- whose void it is, is said of the card behind "as"
    ("*Say* Discard a card with the same name as a card in your void: Draw a card.",
     ALONE + "1.hand=Giant,Mug 1.void=Mug 2.void=Giant 1.deck=Bot",
     "use:1c1#1 pick:Mug pass pass", {"holds": "1.hand=Bot,Giant 1.discard=Mug"}),
    ("*Say* Discard a card with the same name as a card in your void: Draw a card.",
     ALONE + "1.hand=Giant 2.void=Giant", "", {"lacks": ["use:1c1#1"]}),
    ("*Say* Discard a card with the same name as a card in an opponent's void: Draw a card.",
     ALONE + "1.hand=Mug 1.void=Mug", "", {"lacks": ["use:1c1#1"]}),
    # ---- whatever has an OFV attacks (2.2.3d)
    ("This has OFV 2 and DFV 5.\nWhenever this is attacked, it deals 1 damage to the attacker.",
     "1.loc=Speaker 2.loc=Speaker", "combat attack:1l1 at:2l1 undefended pass pass",
     {"type": "Location", "holds": "1.loc=Speaker[x/d3] 2.loc=Speaker[d2]"}),
]  # fmt: skip


@pytest.mark.clause("athernum R160", "athernum R161", "athernum R162", "athernum R163")
@pytest.mark.clause("athernum R150", "athernum R158", "athernum R159", "athernum 2.2.3d", "athernum 7.2.2a")
@pytest.mark.parametrize("says, position, do, so", SAID, ids=[one[0][:70] for one in SAID])
def test_it_does_what_it_says(says, position, do, so):
    run(parse(scenario({"says": says, "position": position, "do": do, **so}), says, PLACE))


def test_what_cannot_be_done_is_refused_with_the_numbers():
    text: dict[str, object] = {
        "says": "*Say* You may discard two cards.",
        "position": ALONE + "1.hand=Mug",
        "do": USE + " yes",
    }
    with pytest.raises(
        Exception, match="what Speaker offers costs 2 to discard, and you have 1 that would do"
    ):
        run(parse(scenario(text), "R158", PLACE))


@pytest.mark.parametrize(
    "text, words",
    [
        ("You may play up to two items each turn.", "happens once"),
        ("Target opponent discards a card of your choice.", "'choice'"),
        ("Exhaust a character an opponent controls of their choice.", "'choice'"),
        ("Damage to this cannot be prevented.", "damage dealt by"),
        ("Whenever this attacks, your opponents may choose a defender.", "'defender'"),
        ("Target opponent discards a card. Create a 1/1 Construct token in their slot.", "'slot'"),
        ("Target character becomes a Construct with OFV 3 until end of turn.", "its values are said besides"),
        ("A permanent cannot attack unless its controller pays {1}.", "cannot be bought off"),
        ("Exhaust this unless you discard a card. If you do, draw a card.", "what averts it"),
        ("Players cannot draw more than one card this turn. If you do, draw a card.", "is not done"),
        ("Discard each other character unless you discard two cards. Exhaust the rest.", "picked only if"),
        ("Each other opponent discards a card.", "none was"),
        ("Each opponent discards a character.", "'discards a character they control'"),
        ("Each player may exhaust a character. If they do, they draw a card.", "whose it is"),
        ("You may have target opponent discard an attachment.", "'discard an attachment they control'"),
        ("Each opponent discards a card. Each other player draws a card.", "say who is meant"),
        ("Exhaust two target characters. Draw a card for each Soldier exhausted this way.", "'way'"),
        ("Your opponents cannot play cards with that name.", "no card was named before it"),
        ("*Rally* Other Soldiers you control get +1 OFV.", "leave the name out"),
        ("Each opponent discards two cards. If no card is discarded this way, draw a card.", "'way'"),
        ("Whenever this attacks, at the Evening Phase, draw a card.", "a time that comes once"),
        ("This gets +1 OFV for each Soldier you control up to three.", "with its sign"),
        ("Characters you control's controller draws a card.", "that was named before"),
    ],
)
def test_what_says_something_else_is_refused(text, words):
    assert words in refused(text).message

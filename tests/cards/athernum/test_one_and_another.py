"""One decides and another does it, the source of damage, damage that is divided, counters that stay, and picks that are counted;
and what was read beside them and never came to pass, or held for good: refused since, or kept as it was written.
"""

# ruff: noqa: E501  # a text, a position and what comes of it stand on one line

import pytest

from sandtable.cards.habits import understood
from sandtable.scenario import parse, run

from .corpus import fresh, refused
from .test_further import PLACE, scenario

ONE = "1.res=Resource_Token"
SPENT = "1.chars=Speaker 1.commands=1 1.deck=Giant,Mug"
ASKED = f"1.chars=Speaker {ONE} 1.deck=Giant,Mug 2.chars=Wall"
UNDER = f"1.chars=Speaker,Wall {ONE} "
SOLVENT = "Whenever you activate Solvency, you may have your opponent create a resource token. If you do, draw a card."
LEAVE = "*Ask* {1}: Target opponent may have you draw a card. If they do not, discard target character."
KEPT = "*Bind* {1}: Target exhausted character doesn't lose exhaustion counters during its controller's Morning Phase until the end of your next turn."
TIRED = f"1.chars=Speaker {ONE} 2.chars=Guard[x/e1]"
Trial = tuple[str, str, str, dict[str, object]]

DONE: list[Trial] = [
    (SOLVENT, SPENT, "solvency pass pass pass pass yes", {"holds": "1.hand=Giant 2.res=Resource_Token"}),
    (SOLVENT, SPENT, "solvency pass pass pass pass no", {"gone": "2.res"}),
    (LEAVE, ASKED, "use:1c1#1 pick:2c1 pass pass no", {"holds": "2.discard=Wall"}),
    (LEAVE, ASKED, "use:1c1#1 pick:2c1 pass pass yes", {"holds": "2.chars=Wall 1.hand=Giant"}),
    ("*Drill* {1}: You may have a character you control deal 2 damage to target character.", f"1.chars=Speaker,Giant {ONE} 2.chars=Wall", "use:1c1#1 pick:2c1 pass pass yes pick:1c2", {"holds": "2.chars=Wall[d2]"}),
    # whatever deals it
    ("Whenever Speaker is dealt damage, put a Poison marker on its source.", "1.chars=Speaker,Burner", "use:1c2#1 pick:1c1 pass pass pass pass", {"holds": "1.chars=,Burner[Poison:1]"}),
    ("Whenever Speaker is dealt damage, put a Poison marker on the source of that damage.", "1.chars=Speaker 2.chars=Wall", "combat attack:1c1 at:2c1 undefended pass pass pass pass", {"holds": "2.chars=Wall[d1/Poison:1]"}),
    ("If this would be dealt damage, deal that much damage to the source of that damage instead.", "1.chars=Speaker,Burner", "use:1c2#1 pick:1c1 pass pass", {"holds": "1.chars=Speaker"}),
    ("Whenever a character you control is dealt damage, if the source of that damage is a character, exhaust it.", "1.chars=Speaker,Wall 2.chars=Giant", "combat attack:1c2 at:2c1 undefended pass pass pass pass", {"holds": "2.chars=Giant[x/d1]"}),
    # divided, as much as was paid or is looked up
    ("*Undermine* {X}: Deal X damage divided as you choose among any number of target characters.", "1.chars=Speaker 1.res=Resource_Token,Resource_Token,Resource_Token 2.chars=Wall,Guard", "use:1c1#1 pick:2c1 pick:2c2 done number:3 pass pass pick:2c1", {"holds": "2.chars=Wall[d2],Guard[d1]"}),
    ("When this is discarded, deal damage equal to its OFV divided as you choose among up to two target characters an opponent controls.", "1.chars=Speaker+Whetstone,Ender 2.chars=Wall,Guard", "use:1c2#1 pick:1c1 pass pass done pick:2c1 pick:2c2 pass pass", {"holds": "2.chars=Wall[d1],Guard[d1]"}),
    # 9.1.1
    ("Exhausted characters your opponents control do not lose exhaustion counters in the Morning Phase.", "1.chars=Speaker,Wall[x/e1] 2.chars=Guard[x/e1],Giant[x/e0]", "end pass pass", {"holds": "2.chars=Guard[x],Giant"}),
    (KEPT, TIRED, "use:1c1#1 pass pass end pass pass", {"holds": "2.chars=Guard[x]"}),
    (KEPT, TIRED, "use:1c1#1 pass pass end pass pass end pass pass end pass pass", {"holds": "2.chars=Guard"}),
    # as many as are counted
    ("*Tax* {1}: Target opponent discards a card for each character you control.", UNDER + "2.hand=Mug,Bot,Giant,Wall", "use:1c1#1 pass pass pick:Mug pick:Bot pick:Giant", {"holds": "2.hand=Wall"}),
    ("*Tax* {1}: Each player discards as many cards as they control characters.", UNDER + "1.hand=Mug,Bot,Giant,Giant 2.hand=Mug,Bot,Giant", "use:1c1#1 pass pass pick:Mug pick:Bot pick:Giant done pick:Mug", {"holds": "1.hand=Giant 2.hand=Bot,Giant"}),
    ("*Sift* {1}: You may discard a number of cards equal to the number of characters you control. If you do, draw a card.", UNDER + "1.hand=Mug,Bot,Mug 1.deck=Giant,Wall", "use:1c1#1 pass pass yes done", {"holds": "1.hand=Giant"}),
    ("*Sift* {1}: Discard a number of cards equal to the number of characters you control. If you do, draw a card.", UNDER + "1.hand=Mug,Bot 1.deck=Giant,Wall", "use:1c1#1 pass pass", {"gone": "1.hand"}),
    ("*Sift* {1}: Discard a card for each Rust counter on this, then draw that many cards.", f"1.chars=Speaker[Rust:2] {ONE} 1.hand=Bot,Bot,Mug 1.deck=Giant,Giant,Giant", "use:1c1#1 pass pass pick:Mug pick:Bot done", {"holds": "1.hand=Giant,Giant,Bot"}),
    ("*Sift* {1}: Discard a card at random for each Rust counter on this.", f"1.chars=Speaker[Rust:2] {ONE} 1.hand=Mug,Mug,Mug", "use:1c1#1 pass pass", {"holds": "1.hand=Mug"}),
    ("*Rest* {1}: Exhaust a character you control for each Rust counter on this.", f"1.chars=Speaker[Rust:2],Wall,Giant {ONE}", "use:1c1#1 pass pass pick:1c2 pick:1c3", {"holds": "1.chars=Speaker[Rust:2],Wall[x],Giant[x]"}),
    # what an effect leaves ends when it says so: the end was dropped, and it held for good
    ("*Chain* {1}: Exhaust target character. It can't attack as long as this card remains face-up.", f"1.chars=Speaker,Tirer {ONE} 2.chars=Guard,Wall[x/e1]", "use:1c1#1 pick:2c1 pass pass use:1c2#1 pick:1c1 pass pass end pass pass combat", {"has": ["attack:2c1"]}),
    ("*Chain* {1}: Exhaust target character. It can't attack as long as this card remains face-up.", f"1.chars=Speaker,Tirer {ONE} 2.chars=Guard,Wall[x/e1]", "use:1c1#1 pick:2c1 pass pass end pass pass combat", {"lacks": ["attack:2c1"]}),
    # a copy with its own values, and who has the highest of all
    ("Whenever your opponent plays a character, you may pay {1}. If you do, create a token that's a copy of it, except its OFV and DFV are 1.", f"active=2 1.chars=Speaker {ONE} 2.hand=Giant 2.res=Resource_Token,Resource_Token,Resource_Token,Resource_Token", "play:Giant pass pass pass pass yes", {"values": {"1c2": "1/1", "2c1": "4/4"}}),
    ("*Lull* {1}: Until your next turn, characters with the highest OFV among all characters can't attack.", f"1.chars=Speaker,Wall {ONE} 2.chars=Giant,Guard", "use:1c1#1 pass pass end pass pass combat", {"has": ["attack:2c2"], "lacks": ["attack:2c1"]}),
    ("Whenever this is dealt damage by a character, put a Poison counter on that character.", "1.chars=Speaker 2.chars=Wall", "combat attack:1c1 at:2c1 undefended pass pass pass pass", {"holds": "2.chars=Wall[d1/Poison:1]"}),
]  # fmt: skip


@pytest.mark.clause(
    "athernum R187", "athernum R188", "athernum 9.1.1", "athernum 10.3.1", "athernum R157", "athernum R158"
)
@pytest.mark.parametrize("says, position, do, expected", DONE)
def test_it_does_what_it_says(says, position, do, expected):
    run(parse(scenario({"says": says, "position": position, "do": do, **expected}), says, PLACE))


REFUSED = [
    # what would happen was heard when it had happened, or never
    ("Whenever this would be discarded, heal all damage counters from it.", "waits for what has happened"),
    ("When this would leave the game board, draw a card.", "waits for what has happened"),
    ("Whenever a player would draw a card, you draw a card.", "waits for what has happened"),
    ("*Wait* {1}: Until end of turn, whenever a character would be discarded, draw a card.", "waits for what has happened"),
    ("Whenever this attacks, if a character would be discarded, draw a card.", "is not so now"),
    ("This gets +1 OFV as long as a character would be discarded.", "is not so now"),
    ("*Wait* {1}: Draw a card. Activate only if this would be discarded.", "is not so now"),
    ("At your Day Phase, if this would be discarded, draw a card. Otherwise, discard a card.", "is not so now"),
    # what was played is on the game board by then, so these never came
    ("Whenever you play a character from your discard pile, draw a card.", "lies there no more"),
    ("Whenever an opponent plays a card from their hand, draw a card.", "lies there no more"),
    ("When you play this card from your discard pile, draw a card.", "lies there no more"),
    ("At your Evening Phase, if you played a card from your discard pile this turn, draw a card.", "lies there no more"),
    ("Whenever you put a card from your hand onto the game board, draw a card.", "lies there no more"),
    ("Whenever you attach an item from your hand to a character, draw a card.", "lies there no more"),
    ("Whenever an item in your hand becomes attached to this, draw a card.", "lies there no more"),
    ("Whenever a character in your discard pile enters the game board, draw a card.", "lies there no more"),
    # who, how many, and whose
    ("You may have target opponent draw a card and discard a card.", "who is to discard a card?"),
    ("*Wait* You may have an opponent exhaust a character they control: Draw a card.", "whether to pay a cost"),
    ("Discard a number of cards.", "how many?"),
    ("Exhaust target character for each Rust counter on this.", "no number here"),
    ("Discard a card for each character you control. If it is a character, draw a card.", "nothing before it"),
    ("Whenever this attacks or is dealt damage, exhaust the source of that damage.", "no damage is spoken of"),
    ("If this would be dealt damage, prevent that damage. Exhaust the source of that damage.", "no damage is spoken of"),
    ("Whenever this is dealt damage, draw a card. If a character you control would be dealt damage this turn, prevent that damage. Exhaust the source of that damage.", "no damage is spoken of"),
]  # fmt: skip


@pytest.mark.clause("athernum 0.def.replacement-effect", "athernum 4.2.3d", "athernum 7.5.4a")
@pytest.mark.parametrize("text, why", REFUSED)
def test_what_would_never_come_or_means_two_things_is_refused(text, why):
    assert why in refused(text).message


PRINTED = {
    "If damage would be dealt to another character you control, it is dealt to Speaker instead.": "If another character you control would be dealt damage, deal that much damage to this instead.",
    "If a location would be dealt damage by a source you control, it is dealt double that damage instead.": "If a source you control would deal damage to a location, double that damage.",
    "Exhaust target character with the highest OFV among characters an opponent controls.": "Exhaust target character an opponent controls with the highest OFV.",
    "Neither player can draw cards.": "Players cannot draw a card.",
    "Draw as many cards as you control characters.": "Draw cards equal to the number of characters you control.",
    "Characters you control get +1 OFV and locations you control get +1 DFV if you control a Soldier.": "As long as you control a Soldier, characters you control get +1 OFV and locations you control get +1 DFV.",
    "Target opponent reveals their hand and discards a character card from it.": "Target opponent reveals their hand and discards a character card from their hand.",
    "Whenever an opponent draws their second card each turn, they choose one: you create a resource token, or they discard two cards.": "Whenever an opponent draws their second card each turn, create a resource token unless they discard two cards.",
}


@pytest.mark.parametrize("text", PRINTED)
def test_other_words_are_printed_as_the_house_writes_them(text):
    assert understood(fresh(), text, "Speaker").printed == PRINTED[text]

"""What the language learnt from strangers: whoever is active, from where, how long, and whatever fits."""

import pytest

from sandtable.scenario import parse, run

from .test_further import PLACE, scenario

ONE = "1.res=Resource_Token"
TRIALS: dict[str, dict[str, object]] = {
    "each is whoever fits now": {
        "says": "Each other character you control gets +1 OFV.",
        "position": f"1.chars=Speaker,Wall 1.hand=Mug {ONE}",
        "do": "play:Mug pass pass",
        "values": {"1c1": "1/4", "1c2": "2/9", "1c3": "2/1"},
    },
    "so is all": {
        "says": "All characters cannot attack.",
        "position": f"1.chars=Speaker,Wall 1.hand=Mug {ONE}",
        "do": "play:Mug pass pass combat",
        "lacks": ["attack:1c2", "attack:1c3"],
        "has": ["end-combat"],
    },
    "with an end each is who was there": {
        "says": "Each other character you control gets +1 OFV until end of turn.",
        "type": "Item",
        "position": f"1.chars=Wall 1.hand=Speaker,Mug {ONE}",
        "do": "play:Speaker pass pass play:Mug pass pass",
        "values": {"1c1": "2/9", "1c2": "1/1"},
    },
    "a trigger fixes who it is about": {
        "says": "When this enters the game board, each other character you control gets +1 OFV.",
        "position": f"1.chars=Wall 1.hand=Speaker,Mug {ONE},Resource_Token",
        "do": "play:Speaker pass pass pass pass play:Mug pass pass",
        "values": {"1c1": "2/9", "1c3": "1/1"},
    },
    "until the end of your next turn, in the turn between": {
        "says": "Target character gets +2 OFV until the end of your next turn.",
        "type": "Item",
        "position": "1.chars=Wall 1.hand=Speaker",
        "do": "play:Speaker pick:1c1 pass pass end pass pass end pass pass",
        "values": {"1c1": "3/9"},
    },
    "and behind it no more": {
        "says": "Target character gets +2 OFV until the end of your next turn.",
        "type": "Item",
        "position": "1.chars=Wall 1.hand=Speaker",
        "do": "play:Speaker pick:1c1 pass pass end pass pass end pass pass end pass pass",
        "values": {"1c1": "1/9"},
    },
    "from my hand, not by another way": {
        "says": "Whenever a character enters the game board from your hand, draw a card.",
        "position": f"1.chars=Speaker 1.hand=Mug 1.deck=Wall,Guard {ONE}",
        "do": "play:Mug pass pass pass pass",
        "holds": "1.hand=Wall",
    },
    "a token comes from no hand": {
        "says": "Whenever a character enters the game board from your hand, draw a card.",
        "position": "1.chars=Speaker,Maker 1.deck=Wall,Guard",
        "do": "use:1c2#1 pass pass",
        "holds": "1.chars=Speaker,Maker,Construct_Token 1.deck=Wall,Guard",
    },
    "from an opponent's hand": {
        "says": "Whenever a character enters the game board from an opponent's hand, draw a card.",
        "position": f"1.chars=Speaker 1.hand=Mug 1.deck=Wall,Guard {ONE}",
        "do": "play:Mug pass pass",
        "holds": "1.deck=Wall,Guard",
    },
    "what is put away from whose hand": {
        "says": "Whenever a card is put into the void from an opponent's hand, draw a card.",
        "position": "1.chars=Speaker,Voider 1.hand=Mug 1.deck=Wall,Guard",
        "do": "use:1c2#1 pass pass",
        "holds": "1.void=Mug 1.deck=Wall,Guard",
    },
    "what is put away from my own": {
        "says": "Whenever a card is put into the void from your hand, draw a card.",
        "position": "1.chars=Speaker,Voider 1.hand=Mug 1.deck=Wall,Guard",
        "do": "use:1c2#1 pass pass pass pass",
        "holds": "1.void=Mug 1.hand=Wall",
    },
    "set and raised": {
        "says": "Your maximum of Command Tokens is three.\nYour maximum of Command Tokens is one higher.",
        "position": "phase=morning 1.chars=Speaker 1.commands=0",
        "do": "",
        "holds": "1.commands=4",
    },
    "nobody is active at Night": {
        "says": "At the Night Phase, the active player draws a card.",
        "position": "phase=night 1.chars=Speaker",
        "do": "",
        "holds": "turn=6",
        "gone": "1.hand 2.hand",
    },
}


@pytest.mark.clause(
    "athernum R90",
    "athernum 4.1.4c",
    "athernum 2.1.1f",
    "athernum 10.2.3",
    "athernum 9.5.1",
    "athernum 4.2.1a",
)
@pytest.mark.parametrize("about", TRIALS)
def test_what_was_learnt(about):
    run(parse(scenario(TRIALS[about]), about, PLACE))

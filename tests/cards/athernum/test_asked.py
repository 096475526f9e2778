"""Conditions, comparisons and times that no card of the set has: each holds as its words say."""

import pytest

from sandtable.scenario import parse, run

from .test_further import PLACE, scenario

USE = "use:1c1#1 pass pass"
TIRE = "use:1c2#1 pick:{} pass pass "
ATTACK = "combat attack:1c1 at:2c1 undefended pass pass"

# what is asked, the position beside the one who asks, what is done before, and whether it is so
ASKED = [
    ("it is your turn", "", "", True),
    ("it is the Combat Phase", "", "", False),
    ("it is not the Combat Phase", "", "", True),
    ("you discarded a card this turn", "", "", False),
    ("a character entered the game board this turn", "1.hand=Mug 1.res=Resource_Token", "play:Mug ", True),
    ("a character entered the game board this turn", "1.hand=Mug 1.res=Resource_Token", "", False),
    ("a character was discarded this turn", ",Ender 2.chars=Mug", TIRE.format("2c1"), True),
    ("a character was discarded this turn", ",Ender 2.chars=Mug", "", False),
    ("a character became exhausted this turn", ",Tirer 2.chars=Mug", TIRE.format("2c1"), True),
    ("a character became exhausted this turn", ",Tirer 2.chars=Mug", "", False),
    ("this was attacked this turn", "", "", False),
    ("you have more cards in hand than an opponent", "1.hand=Mug,Mug 2.hand=Mug", "", True),
    ("you have more cards in hand than an opponent", "1.hand=Mug 2.hand=Mug", "", False),
    ("you have fewer cards in hand than an opponent", "1.hand=Mug 2.hand=Mug,Mug", "", True),
    ("you have fewer cards in hand than an opponent", "1.hand=Mug 2.hand=Mug", "", False),
    ("this is not exhausted", "", "", True),
    ("this is not face-down", "", "", True),
    ("this is not face-up", "", "", False),
    ("this is not in the void", "", "", True),
    ("this is not a Human", "", "", False),
    ("this is not a Construct", "", "", True),
]


@pytest.mark.parametrize("asked, beside, before, so", ASKED)
def test_it_is_asked_as_it_is_said(asked, beside, before, so):
    says = f"*Count* If {asked}, place a Rust counter on this. Otherwise, exhaust this."
    trial = {
        "says": says,
        "position": f"1.chars=Speaker{beside}" if beside.startswith(",") else f"1.chars=Speaker {beside}",
        "do": before + USE,
    }
    others = beside[1:].split()[0] if beside.startswith(",") else "Mug" if before.startswith("play") else ""
    mark = "Rust:1" if so else "x"
    trial["holds"] = f"1.chars=Speaker[{mark}]" + (f",{others}" if others else "")
    run(parse(scenario(trial), says, PLACE))


DONE = [
    ("*Count* If target item is not attached to a character, draw a card. Otherwise, exhaust this.",
     {"position": "1.chars=Speaker,Wall+Whetstone", "do": USE, "holds": "1.chars=Speaker[x],Wall+Whetstone"}),
    ("At the Evening Phase, if this was attacked this turn, draw a card.",
     {"position": "turn=6 active=2 1.chars=Speaker 2.chars=Wall",
      "do": "combat attack:2c1 at:1c1 undefended pass pass end-combat end pass pass pass",
      "holds": "1.hand=Mug"}),
    ("At the Evening Phase, if you discarded a card this turn, draw a card.",
     {"position": "turn=6 active=2 1.chars=Speaker 1.hand=Wall 2.chars=Robber",
      "do": "use:2c1#1 pass pass end pass pass pass", "holds": "1.hand=Mug"}),
    ("*Tell* Exhaust target character, then deal 1 damage to its controller's main character.",
     {"position": "1.chars=Speaker 2.chars=Wall", "do": "use:1c1#1 pick:2c1 pass pass",
      "holds": "2.main=Admiral_Sethe_Morrow[d1]"}),
    ("*Tell* Deal 2 damage to target opponent's main character.",
     {"position": "1.chars=Speaker", "do": USE, "holds": "2.main=Admiral_Sethe_Morrow[d2]"}),
    ("Whenever this deals damage, draw a card.",
     {"position": "1.chars=Speaker 2.chars=Wall", "do": ATTACK + " pass pass", "holds": "1.hand=Mug"}),
    ("This cannot deal damage.",
     {"position": "1.chars=Speaker 2.chars=Wall", "do": ATTACK, "holds": "2.chars=Wall"}),
    ("*Tell* Exhaust each character with the most Rust counters.",
     {"position": "1.chars=Speaker,Mug[Rust:1] 2.chars=Wall[Rust:2],Giant[Rust:2]", "do": USE,
      "holds": "1.chars=Speaker,Mug[Rust:1] 2.chars=Wall[x/Rust:2],Giant[x/Rust:2]"}),
    ("*Tell* Exhaust each character your opponents control with the fewest Rust counters.",
     {"position": "1.chars=Speaker,Mug 2.chars=Wall[Rust:1],Giant[Rust:2]", "main2": "[Rust:2]", "do": USE,
      "holds": "1.chars=Speaker,Mug 2.chars=Wall[x/Rust:1],Giant[Rust:2]"}),
    ("*Tell* Exhaust each character your opponents control with the highest OFV.",
     {"position": "1.chars=Speaker,Giant 2.chars=Giant,Mug", "do": USE, "holds": "1.chars=Speaker,Giant"}),
    ("*Tell* Each player with the most cards in hand discards a card.",
     {"position": "1.chars=Speaker 1.hand=Mug 2.hand=Wall,Wall", "do": USE + " pick:Wall",
      "holds": "1.hand=Mug 2.hand=Wall"}),
    ("This has OFV equal to the number of locations you control.",
     {"position": "1.chars=Speaker 1.loc=Spot", "do": "", "values": {"1c1": "1/4"}}),
    ("This has OFV equal to the number of characters in your discard pile.",
     {"position": "1.chars=Speaker 1.discard=Mug,Wall,Spot", "do": "", "values": {"1c1": "2/4"}}),
    ("*Tell* Target character gets +3 OFV until the end of its controller's next turn.",
     {"position": "1.chars=Speaker 2.chars=Wall", "do": "use:1c1#1 pick:2c1 pass pass end pass pass",
      "values": {"2c1": "4/9"}}),
]  # fmt: skip


@pytest.mark.parametrize("says, trial", DONE, ids=lambda one: one[:60] if isinstance(one, str) else "")
def test_it_is_done_as_it_is_said(says, trial):
    run(parse(scenario({"says": says, **trial}), says, PLACE))

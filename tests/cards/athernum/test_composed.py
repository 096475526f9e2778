"""What is put together from parts: how often, by whom, in whose next turn, divided, until something comes."""

import pytest

from sandtable.games.athernum.cardset.lines import abilities_of
from sandtable.scenario import parse, run

from .test_further import PLACE, scenario

ONE = "1.res=Resource_Token"
TRIALS: dict[str, dict[str, object]] = {
    "damage divided: one each, the rest as chosen": {
        "says": "Deal 4 damage divided as you choose among any number of target characters.",
        "type": "Item",
        "position": "1.hand=Speaker 2.chars=Wall,Guard",
        "do": "play:Speaker pick:2c1 pick:2c2 done pass pass pick:2c1 pick:2c1",
        "holds": "2.chars=Wall[d3],Guard[d1]",
    },
    "who entered this turn, and nobody else": {
        "says": "Characters that entered the game board this turn cannot attack.",
        "position": f"1.chars=Speaker,Wall 1.hand=Mug {ONE}",
        "do": "play:Mug pass pass combat",
        "has": ["attack:1c2"],
        "lacks": ["attack:1c3"],
    },
    "who was dealt damage this turn": {
        "says": "*Finish* Discard each character that was dealt damage this turn.",
        "position": "1.chars=Speaker,Burner 2.chars=Wall,Guard[d2]",
        "do": "use:1c2#1 pick:2c1 pass pass use:1c1#1 pass pass",
        "holds": "2.chars=,Guard[d2] 2.discard=Wall",
    },
    "not defended against": {
        "says": "Whenever this attacks without being defended against, draw a card.",
        "position": "1.chars=Speaker 2.chars=Wall 1.deck=Giant,Mug",
        "do": "combat attack:1c1 at:2c1 undefended pass pass",
        "holds": "1.hand=Giant",
    },
    "defended against": {
        "says": "Whenever this attacks without being defended against, draw a card.",
        "position": "1.chars=Speaker 2.chars=Wall,Guard 1.deck=Giant,Mug",
        "do": "combat attack:1c1 at:2c1 defend:2c2 pass pass",
        "holds": "1.deck=Giant,Mug",
    },
    "a maximum for everybody": {
        "says": "Each player's maximum of Command Tokens is four.",
        "position": "phase=night active=1 1.chars=Speaker 2.commands=0",
        "do": "",
        "holds": "2.commands=4",
    },
    "what no opponent controls": {
        "says": "*Ask* If no opponent controls a location, draw a card.",
        "position": "1.chars=Speaker 2.loc=Spot 1.deck=Giant,Mug",
        "do": "use:1c1#1 pass pass",
        "holds": "1.deck=Giant,Mug",
    },
    "what others own": {
        "says": "Characters your opponents own cost {1} more to play.",
        "position": "active=2 1.chars=Speaker 2.hand=Mug 2.res=Resource_Token",
        "do": "",
        "has": ["end"],
        "lacks": ["play:Mug"],
    },
    "they of things": {
        "says": "Exhaust two target characters. They cannot defend until your next turn.",
        "type": "Item",
        "position": "1.hand=Speaker 2.chars=Wall,Guard",
        "do": "play:Speaker pick:2c1 pick:2c2 pass pass",
        "holds": "2.chars=Wall[x],Guard[x]",
    },
    "by their effects, not by mine": {
        "says": "Characters you control cannot be exhausted by effects your opponents control.",
        "position": "1.chars=Speaker,Tirer,Wall",
        "do": "use:1c2#1 pick:1c3 pass pass",
        "holds": "1.chars=Speaker,Tirer,Wall[x]",
    },
    "by effects, not by combat": {
        "says": "This cannot be exhausted by effects.",
        "position": "1.chars=Speaker 2.chars=Wall",
        "do": "combat attack:1c1 at:2c1 undefended pass pass",
        "holds": "1.chars=Speaker[x/d1]",
    },
    "other than the linked target": {
        "says": "Equip - Other characters you control get +1 DFV.",
        "type": "Item",
        "position": "1.chars=Speaker_Bearer,Mug",
        "do": "",
        "values": {"1c1": "1/9", "1c2": "1/2"},
    },
    "each by its own counters": {
        "says": "*Rot* Deal 1 damage to each character for each Rot counter on it.",
        "position": "1.chars=Speaker,Wall[Rot:1] 2.chars=Wall[Rot:3]",
        "do": "use:1c1#1 pass pass",
        "holds": "1.chars=Speaker,Wall[d1/Rot:1] 2.chars=Wall[d3/Rot:3]",
    },
}


@pytest.mark.parametrize("name", TRIALS)
def test_it_does_what_it_says(name):
    run(parse(scenario(TRIALS[name]), name, PLACE))


@pytest.mark.clause("athernum R153")
def test_what_effects_cannot_do_a_combat_does():
    run(parse(scenario(TRIALS["by effects, not by combat"]), "R153", PLACE))


@pytest.mark.clause("athernum R157")
def test_what_is_divided_reaches_each_of_them():
    run(parse(scenario(TRIALS["damage divided: one each, the rest as chosen"]), "R157", PLACE))


@pytest.mark.clause("athernum R152")
def test_what_was_done_before_counts_against_a_limit():
    text: dict[str, object] = {
        "says": "Players cannot draw more than one card each turn.",
        "position": "1.chars=Speaker,Drawer 1.deck=Wall,Giant,Mug",
        "do": "use:1c2#1 pass pass",
        "holds": "1.hand=Wall 1.deck=Giant,Mug",
    }
    run(parse(scenario(text), "R152", PLACE))


@pytest.mark.clause("athernum R154")
def test_all_is_revealed_where_nothing_ends_it():
    text: dict[str, object] = {
        "says": "Reveal cards from the top of your deck until you reveal a location card. Put it into your "
        "hand and put the rest into your discard pile.",
        "type": "Item",
        "position": "1.hand=Speaker 1.deck=Wall,Giant",
        "do": "play:Speaker pass pass",
        "gone": "1.deck",
    }
    run(parse(scenario(text), "R154", PLACE))


@pytest.mark.clause("athernum R155")
def test_no_shield_stops_what_cannot_be_prevented():
    text: dict[str, object] = {
        "says": "Damage cannot be prevented.",
        "position": "1.chars=Speaker,Burner,Wall+Shield",
        "do": "use:1c2#1 pick:1c3 pass pass",
        "holds": "1.chars=Speaker,Burner,Wall[d4]+Shield",
    }
    run(parse(scenario(text), "R155", PLACE))


@pytest.mark.clause("athernum R156")
def test_who_fights_is_not_exhausted():
    text: dict[str, object] = {
        "says": "Target character you control fights target character an opponent controls.",
        "type": "Item",
        "position": "1.hand=Speaker 1.chars=Wall 2.chars=Giant",
        "do": "play:Speaker pick:1c1 pick:2c1 pass pass",
        "holds": "1.chars=Wall[d4] 2.chars=Giant[d1]",
    }
    run(parse(scenario(text), "R156", PLACE))


SEVERAL = [
    ("Whenever this attacks, draw a card. At the Night Phase, each player discards a card.", 2),
    ("Equip — The linked target gets +2 OFV. Equip — Whenever the linked target attacks, draw a card.", 2),
    ("At your Morning Phase, draw a card. Your main character has one additional item slot.", 2),
    ("Unique. Your maximum of Command Tokens is one higher. Command {1}: Draw a card.", 2),
    ("This card enters the game board exhausted. *Rest* {1}: Draw a card.", 2),
    # one ability: what comes behind speaks of what was before, or comes once
    ("Whenever this attacks a character, exhaust that character. At the next Night Phase, discard it.", 1),
    ("Target character gets +3 OFV until end of turn. At the Evening Phase, discard it.", 1),
    ("*Rest* {1}: Draw a card. Activate only once per turn.", 1),
    (
        'Characters you control gain "Whenever this attacks, draw a card. At the Night Phase, draw."',
        1,
    ),
]


@pytest.mark.parametrize("line, count", SEVERAL)
def test_abilities_that_stand_one_behind_the_other(line, count):
    found = abilities_of(line)
    assert len(found) == count
    assert all(line[at:].startswith(text.removeprefix("Equip - ")) for at, text in found)

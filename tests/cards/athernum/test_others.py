"""What "other" is other than behind "for each": than whom the clause is about, each than that one."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.scenario import parse, run

from .corpus import fresh
from .test_further import PLACE, scenario

THREE = "1.hand=Speaker 1.chars=Guard,Wall,Guard"
ATTACK = "combat attack:1c2 at:2c1 undefended pass pass"
TRIALS: dict[str, dict[str, object]] = {
    "each of several until end of turn": {
        "says": "Until end of turn, each character you control gets +1 OFV for each other Soldier you "
        "control.",
        "type": "Item",
        "position": THREE,
        "do": "play:Speaker pass pass",
        "values": {"1c1": "2/9", "1c2": "3/9", "1c3": "2/9"},
    },
    "whatever fits": {
        "says": "Soldiers you control get +1 OFV for each other Soldier you control.",
        "position": "1.chars=Speaker,Guard,Guard,Guard",
        "do": "",
        "values": {"1c1": "1/4", "1c2": "3/9"},
    },
    "a target": {
        "says": "Target character gets +1 OFV for each other Soldier you control until end of turn.",
        "type": "Item",
        "position": THREE,
        "do": "play:Speaker pick:1c1 pass pass",
        "values": {"1c1": "2/9"},
    },
    "the linked target": {
        "says": "Equip - The linked target gets +1 OFV for each other Soldier you control.",
        "type": "Item",
        "position": "1.chars=Guard+Speaker,Guard,Wall",
        "do": "",
        "values": {"1c1": "2/9"},
    },
    "whom the trigger speaks of": {
        "says": "Whenever a character you control attacks, it gets +1 OFV for each other Soldier you control "
        "until end of turn.",
        "position": "1.chars=Speaker,Guard,Wall,Guard 2.chars=Wall",
        "do": ATTACK,
        "holds": "2.chars=Wall[d2]",
    },
    "each that is dealt damage": {
        "says": "Deal 1 damage to each character for each other Soldier you control.",
        "type": "Item",
        "position": THREE,
        "do": "play:Speaker pass pass",
        "holds": "1.chars=Guard[d1],Wall[d2],Guard[d1]",
    },
    "each that gets counters": {
        "says": "Place a Rust counter on each character for each other Soldier you control.",
        "type": "Item",
        "position": THREE,
        "do": "play:Speaker pass pass",
        "holds": "1.chars=Guard[Rust:1],Wall[Rust:2],Guard[Rust:1]",
    },
    "this": {
        "says": "This gets +1 OFV for each other Soldier you control.",
        "type": "Human, Soldier",
        "position": "1.chars=Speaker,Guard,Guard",
        "do": "",
        "values": {"1c1": "3/4", "1c2": "1/9"},
    },
    "of what cannot be meant it is other than this": {
        "says": "Characters you control get +1 OFV for each other location.",
        "type": "Location",
        "position": "1.loc=Speaker 1.chars=Guard 2.loc=Spot",
        "do": "",
        "values": {"1c1": "2/9"},
    },
}


@pytest.mark.clause("athernum R150")
@pytest.mark.parametrize("about", TRIALS)
def test_other_than_whom_the_clause_is_about(about):
    run(parse(scenario(TRIALS[about]), about, PLACE))


@pytest.mark.clause("athernum R150")
def test_other_that_could_be_two_things_is_refused():
    with pytest.raises(CardError, match="'other' could be other than"):
        understood(
            fresh(), "Soldiers you control get +1 OFV for each other Construct you control.", "Speaker"
        )

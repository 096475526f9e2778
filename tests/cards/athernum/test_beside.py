"""What a value is lower than, where a text leaves it out; of which faction a resource is that is added."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import card_errors, fresh, refused
from .test_done_this_turn import tried

VEIL = "Equip: The linked target cannot be attacked while you control another character with a lower DFV"
HOUSE = (
    "Equip - The linked target cannot be attacked as long as you control another character with a lower DFV"
)
BEARER = "another character with DFV lower than the DFV of the linked target."


@pytest.mark.clause("athernum 2.2.3", "athernum 4.3.5g.IV")
@pytest.mark.parametrize("than", ["", " than it", " than the linked target"])
def test_on_an_item_the_bearers_value_is_meant(than):
    assert understood(fresh(), f"{VEIL}{than}.").printed.endswith(BEARER)


@pytest.mark.clause("athernum 2.2.3", "athernum 4.3.5g.IV")
def test_the_bearer_is_hidden_behind_a_lower_one():
    hidden = {"says": f"{VEIL}.", "type": "Item", "do": "combat attack:2c1"}
    tried(position="active=2 1.chars=Wall+Speaker,Giant 2.chars=Guard", **hidden, lacks=["at:1c1"])
    tried(position="active=2 1.chars=Mug+Speaker,Giant 2.chars=Guard", **hidden, has=["at:1c1", "at:1c2"])


@pytest.mark.clause("athernum 2.2.3")
def test_an_item_has_no_value_to_compare_with():
    assert "of the linked target" in refused(f"{HOUSE} than this.").message


@pytest.mark.clause("athernum R150")
@pytest.mark.parametrize(
    "says",
    [
        "Target character gets +1 OFV as long as you control a character with a lower OFV.",
        "Whenever a character attacks, discard target character with a lower OFV.",
        "Whenever another Soldier attacks, discard target character with a lower OFV.",
        "Whenever an opponent plays a character, return a character with a lower cost to its owner's hand.",
        "Equip - Whenever a character attacks, discard target character with a lower OFV.",
        "Equip - Whenever a character attacks, discard target character with a lower OFV than it.",
    ],
)
def test_lower_than_one_of_two_is_not_guessed(says):
    with pytest.raises(CardError):
        understood(fresh(), says)


@pytest.mark.clause("athernum 5.0.3b", "athernum 5.0.3c")
@pytest.mark.parametrize(
    "said",
    [
        "Add one resource of any faction.",
        "Add two resources of any type.",
        "Draw a card and add a resource of any kind to your pool.",
    ],
)
def test_a_resource_of_any_faction_is_not_one_of_none(said):
    assert "Add [Tidewatch]" in refused(f"*Toll* {{2}}: {said}").message


@pytest.mark.clause("athernum 2.2.3")
def test_an_item_that_is_played_has_none_either(tmp_path):
    says = "Discard target character with a higher OFV than this."
    frame = '[[card]]\nname = "{0}"\ntype = "{1}"\n{2}text = {3}\n'
    numbers = "cost = 1\nofv = 1\ndfv = 1\nslots = 1\n"
    found = card_errors(tmp_path, frame.format("Scales", "Item", "", f'"{says}"'))
    assert ["the linked target" in error.message for error in found] == [True]
    assert not card_errors(tmp_path, frame.format("Judge", "Human", numbers, f'"*Judge* {says}"'))
    granted = f"'Equip - The linked target gains \"*Judge* {says}\"'"
    assert not card_errors(tmp_path, frame.format("Robe", "Item", "", granted))

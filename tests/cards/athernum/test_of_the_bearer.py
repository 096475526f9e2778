"""What an attachment says of itself and what it says of its linked target are two things (4.3.5g.V)."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import fresh


@pytest.mark.clause("athernum 4.3.5g.V")
@pytest.mark.parametrize(
    "says",
    [
        "Equip - This gets +1 OFV.",
        "Equip: This card gets +2 OFV until end of turn.",
        "Equip - This character gets +1 OFV and +1 DFV.",
        "Equip *Rage* {1}: This gets +1 OFV until end of turn.",
        "Equip - This has OFV 3.",
        "Equip - This cannot attack.",
        "Equip - This cannot be attacked.",
        "Equip - Whenever this attacks, draw a card.",
        "Equip - Whenever this is dealt damage, draw a card.",
    ],
)
def test_an_attachment_has_no_values_and_does_not_fight(says):
    with pytest.raises(CardError, match="'the linked target'"):
        understood(fresh(), says)


@pytest.mark.clause("athernum 4.3.5g.IV", "athernum 4.3.5g.V")
@pytest.mark.parametrize(
    "says",
    [
        "Equip - The linked target gets +1 OFV.",
        "Equip - Whenever the linked target attacks, it gets +1 OFV until end of turn.",
        "Equip - Whenever the linked target is dealt damage, draw a card.",
        'Equip - The linked target gains "Whenever this attacks, this gets +1 OFV until end of turn."',
        "Equip - This deals 1 damage to target character.",
        "Equip - When this is discarded, draw a card.",
    ],
)
def test_its_bearer_has_and_the_attachment_does_the_rest(says):
    understood(fresh(), says)

"""Who attacks what: the attacker is one, and what it attacks is described behind it."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import fresh, refused
from .test_done_this_turn import tried

ATTACK = "combat attack:1c1 at:2c1 undefended"


@pytest.mark.clause("athernum 9.3.6")
@pytest.mark.parametrize(
    "said",
    ["is attacking a permanent with damage counters", "is attacking a permanent with a damage counter"],
)
def test_what_is_attacked_has_the_counter(said):
    says = f"As long as this {said}, it gets +1 OFV."
    tried(says, "1.chars=Speaker 2.chars=Wall[d1]", ATTACK, values={"1c1": "2/4"})
    tried(says, "1.chars=Speaker[d1] 2.chars=Wall", ATTACK, values={"1c1": "1/4"})
    tried(says, "1.chars=Speaker 2.chars=Wall[d1]", "", values={"1c1": "1/4"})


@pytest.mark.clause("athernum 9.3.5")
@pytest.mark.parametrize(
    "said",
    [
        "is attacking permanents with a damage counter",
        "is attacking characters",
        "is defending characters you control",
    ],
)
def test_one_is_not_several(said):
    says = f"As long as this {said}, it gets +1 OFV."
    assert "a permanent attacking a character" in refused(says).message
    with pytest.raises(CardError):
        understood(fresh(), says)


@pytest.mark.clause("athernum 9.3.5")
def test_attacking_alone_is_said_as_before():
    house = "As long as this is an attacking character, it gets +1 OFV."
    assert understood(fresh(), "As long as this is attacking, it gets +1 OFV.").printed == house

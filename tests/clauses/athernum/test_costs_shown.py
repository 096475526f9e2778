"""What a card costs now is told to whoever sees the card, and to nobody else."""

from typing import Any

import pytest

from sandtable.kernel.registry import find

START = (
    "turn=7 active=1 order=1,2 1.main=Forgemother_Ulda 1.chars=Cog_Peddler 1.loc={} "
    "1.hand=Rivet_Sergeant,Cog_Peddler "
    "1.deck=Cog_Peddler 2.main=Admiral_Sethe_Morrow 2.deck=Netcaster"
)


def costs(location: str, seat: int) -> Any:
    game = find("athernum")
    seen: Any = game.observe(game.new(START.format(location), "x"), seat)
    return seen["players"][0]["costs"]


@pytest.mark.clause("athernum 2.2.1")
def test_a_cost_that_is_not_the_printed_one_is_told_to_its_owner_alone():
    assert costs("Foundry_Row", 0) == {"Rivet Sergeant": 1}
    assert costs("Foundry_Row", 1) == {}
    assert costs("Customs_House", 0) == {}

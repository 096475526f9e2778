"""What a card costs now is told to whoever sees the card, and to nobody else."""

import pytest

from sandtable.kernel.registry import find

START = (
    "turn=7 active=1 order=1,2 1.main=Forgemother_Ulda 1.chars=Cog_Peddler 1.loc={} "
    "1.hand=Rivet_Sergeant,Cog_Peddler "
    "1.deck=Cog_Peddler 2.main=Admiral_Sethe_Morrow 2.deck=Netcaster"
)


@pytest.mark.clause("athernum 2.2.1")
def test_a_cost_that_is_not_the_printed_one_is_told_to_its_owner_alone():
    game = find("athernum")
    s = game.new(START.format("Foundry_Row"), "x")
    assert game.observe(s, 0)["players"][0]["costs"] == {"Rivet Sergeant": 1}
    assert game.observe(s, 1)["players"][0]["costs"] == {}
    assert game.observe(game.new(START.format("Customs_House"), "x"), 0)["players"][0]["costs"] == {}

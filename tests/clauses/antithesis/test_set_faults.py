"""What the scenes of the cards have found: texts that read well and did something else."""

import pytest

from tests.cards.antithesis.played import Facts, answered, choice, facts, opened, play, whole_game


def after(given: str, do: str) -> Facts:
    s = opened(whole_game(), given)
    play(whole_game(), s, do)
    return facts(whole_game(), s)


@pytest.mark.clause("antithesis WREV.1", "antithesis STRAT.W", "antithesis SHIFT.4")
def test_what_a_strategy_does_when_revealed_is_aimed():
    found = after(
        "1.play=Fate@A9,Man@C4 1.strategies=Open_the_Vaults", "use:A9#4 shift:Open_the_Vaults pick:C4"
    )
    assert found["C4.Gem"] == "1" and found["A9.Gem"] == "0"
    s = opened(whole_game(), "1.play=Fate@A9,Man@C4 1.strategies=Open_the_Vaults")
    while "Open the Vaults: choose 1 Character." not in whole_game().question(s):
        begun = choice(whole_game(), s, "use:A9#4")
        s.apply(begun) if begun >= 0 else answered(s)


@pytest.mark.clause("antithesis OBJ.T", "antithesis REVOBJ.2", "antithesis R104")
@pytest.mark.parametrize(("friend", "recovered"), [("Jack", True), ("Man", False)])
def test_a_line_of_an_objective_does_what_it_can_without_its_target(friend, recovered):
    line = "use:A9#3 roll:1 at:C5"  # a Goal in row C, then target Knight recovers
    found = after(f"1.play=Fate@A9,{friend}@A1[x] 1.objectives=Objective_V_of_Sir_Yames_Delerose", line)
    assert found["goals"] == "C5" and found["A1.x"] == ("no" if recovered else "yes")


@pytest.mark.clause("antithesis DEPLOY.3", "antithesis DEPLOY.3.i", "antithesis KW.PATROL")
def test_a_text_that_says_where_lets_a_card_be_deployed_there():
    given = "1.hand=Muster_at_Dawn,Jack 1.play=" + ",".join([f"Man@A{n}" for n in range(1, 10)])
    assert after(given, "from:Muster_at_Dawn#1 at:B4")["B4"] == "Jack"  # though Row A is full


@pytest.mark.clause("antithesis ENG.2", "antithesis MOVE.3.c")
@pytest.mark.parametrize(("square", "engaged"), [("D4", True), ("F4", False)])
def test_a_square_is_engaged_as_a_character_on_it_would_be(square, engaged):
    given = f"1.play=Toll_Collector@C4 2.play=Man@{square} acts=2"
    refused = "" if engaged else "!"
    found = after(given, f"use:{square}#4 step:N {refused}use:C4#1")
    assert len(found["2.dice"].split("+")) == (9 if engaged else 10)


@pytest.mark.clause("antithesis R182", "antithesis R189", "antithesis KILL.2")
@pytest.mark.parametrize(("killed", "fits"), [("Chief", True), ("Man", False)])
def test_when_an_attack_is_completed_whom_it_killed_is_known(killed, fits):
    refused = "" if fits else "!"
    given = f"1.play=Herald_of_the_Undoing@C4 2.play={killed}@D4[d8]"
    found = after(given, f"use:C4#1 {refused}use:C4#2")
    assert found["2.discard"] == killed and found["1.dice"].count("R4") == (2 if fits else 0)


@pytest.mark.clause("antithesis R82", "antithesis CMA.1", "antithesis KW.GDEPLOY")
def test_what_is_used_from_hand_is_no_combined_action():
    press = "use:C4#6 step:N stop !with:D4#4"  # its own Global Deploy
    assert after("1.play=Tunnel_Surveyor@C4 2.play=Man@E4", press)["E4.d"] == "2"

"""Reasons that are the reason: the clause a judge would name first, in a sentence made for the case."""

import pytest

from sandtable.scenario import ScenarioError, parse, run

from .table import game, play, res, table


def why(s, word):
    """Clause and reason of a refusal."""
    clause, reason = game().why_not(s, game().read(s, word))
    return clause.removeprefix("athernum "), reason


@pytest.mark.clause("athernum R21", "athernum R17", "athernum R70", "athernum 9.3.1")
def test_combat_and_the_end_of_the_day_out_of_time():
    s = table()
    assert why(play(s.clone(), "end"), "combat") == (
        "R21", "the end of the day has been declared, so there is no combat any more",
    )  # fmt: skip
    stack = play(s.clone(), "acquisition")
    assert why(stack, "combat") == ("R17", "a stack is open, and combat is entered once it has closed")
    assert why(stack, "end") == ("R21", "a stack is open, and the day is ended once it has closed")
    assert why(table(turn="1"), "combat") == (
        "R70",
        "this is the first turn of the game, in which nobody fights",
    )
    play(stack, "pass")
    assert why(stack, "end") == (
        "R21",
        "the day is ended by whose turn it is, and it is the turn of player 1",
    )


@pytest.mark.clause(
    "athernum 9.2.5", "athernum 9.2.6", "athernum 9.2.7", "athernum 9.2.9a", "athernum 4.3.5f"
)
def test_a_card_that_is_not_in_hand():
    s = table(p1_hand="Grunt")
    assert why(s, "play:Wall") == ("9.2.5", "you have no Wall in your hand")
    assert why(s, "play:Meadow") == ("9.2.6", "you have no Meadow in your hand")
    assert why(s, "play:Pump") == ("9.2.7", "you have no Pump in your hand")
    assert why(s, "support:Whetstone") == ("9.2.9a", "you have no Whetstone in your hand")
    stack = play(s, "acquisition")
    assert why(stack, "support:Whetstone") == ("9.2.9a", "you have no Whetstone in your hand")
    assert why(stack, "support:Grunt") == ("4.3.5f", "Grunt has no support ability")


@pytest.mark.clause("athernum R30", "athernum R85", "athernum R21")
def test_global_commands_are_refused_for_the_time_it_is():
    s = table()
    assert why(play(s.clone(), "combat"), "solvency") == (
        "R85", "Solvency is used in the Day Phase, and this is the Combat Phase",
    )  # fmt: skip
    assert why(play(s.clone(), "end"), "solvency") == (
        "R21", "the end of the day has been declared, so no global commands are used any more",
    )  # fmt: skip
    assert why(play(s, "acquisition pass"), "solvency") == (
        "R30", "Solvency is used in your own Day Phase, and it is the turn of player 1",
    )  # fmt: skip


@pytest.mark.clause("athernum 2.4.2", "athernum R50")
def test_a_second_location_is_refused_because_one_a_turn_is_played():
    s = play(table(p1_hand="Meadow,Watchtower"), "play:Meadow pass pass")
    assert why(s, "play:Watchtower") == ("2.4.2", "you have played 1 location this turn, and may play 1")


@pytest.mark.clause("athernum 9.3.4", "athernum 9.3.6", "athernum 9.3.7", "athernum R8", "athernum R139")
def test_answers_to_no_question():
    s = table(p1_chars="Grunt", p2_chars="Grunt")
    assert why(s, "attack:1c1") == (
        "9.3.4", "attackers are named in the Combat Phase, and this is the Day Phase",
    )  # fmt: skip
    assert why(s, "at:2c1")[0] == "9.3.6" and why(s, "defend:1c1")[0] == "9.3.7"
    assert why(s, "pick:2c1") == ("R8", "nothing is to be chosen just now")
    assert why(s, "pay:Ironwright") == ("R139", "nothing is to be paid just now")
    fight = play(s, "combat attack:1c1")
    assert why(fight, "solvency") == ("9.3.6", "first it is said what Grunt attacks")
    assert why(fight, "at:1c1") == ("R80", "Grunt is your own")


def test_a_seat_that_is_not_asked_is_told_who_has_priority():
    from sandtable.kernel.errors import Illegal

    s = table(p2_hand="Grunt")
    with pytest.raises(Illegal) as caught:
        game().understand(s, "play:Grunt", 1)
    assert caught.value.message == "play:Grunt: player 1 has priority, not player 2"
    assert caught.value.clause == "athernum 4.1.2"


@pytest.mark.clause("athernum 2.2.1b", "athernum 4.3.5c.I")
def test_costs_are_told_with_numbers():
    assert why(table(p1_hand="Grunt"), "play:Grunt")[0] in ("2.2.1b", "2.2.1c")
    s = table(p1_hand="Grunt", p1_res=res(1))
    assert "play:Grunt" in [game().token(s, option) for option in s.options()]


IN_THE_WAY = '''
game = "athernum"
position = """turn=4 active=1 1.main=Admiral_Sethe_Morrow 1.extra=Blueprint_of_the_First_Engine
1.deck=Meadow_Ox 1.chars=Payer,Gantry_Warden[x] 2.main=Admiral_Sethe_Morrow 2.deck=Meadow_Ox
2.chars=Meadow_Ox 2.loc=Truce"""

[[card]]
name = "Truce"
type = "Location"
text = "Characters cannot attack characters."

[[card]]
name = "Payer"
type = ""
cost = 1
ofv = 1
dfv = 4
text = """
*Toss* Discard a card: Draw a card.
*Push* Exhaust two other characters you control: Draw a card.
"""
'''
NAMED = {
    "use:1c1#1": ("4.3.5c.I", "this ability of Payer costs 1 to discard, and you have none"),
    "use:1c1#2": ("6.2.9a", "Payer"),
    "attach:Blueprint_of_the_First_Engine@extra>1c1": ("7.4.2d", '"You control three or more Constructs"'),
    "combat attack:1c1": ("R1", "nothing that Payer could attack may be attacked, says Truce"),
}


@pytest.mark.clause("athernum R1", "athernum 7.4.2d", "athernum 4.3.5c.I", "athernum 6.2.9a")
@pytest.mark.parametrize("choice", NAMED)
def test_what_is_in_the_way_is_named(choice, tmp_path):
    clause, words = NAMED[choice]
    step = f'[[step]]\ncannot = "{choice}"\nbecause = "3.0.1"\n'
    with pytest.raises(ScenarioError) as found:
        run(parse(IN_THE_WAY + step, "in the way", tmp_path))
    assert f"but {clause} did" in str(found.value) and words in str(found.value)

"""What bots lean on: Attacks are carried through by habit, and the guess sees what is under way."""

import pytest

from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.table.state import Board
from tests.cards.antithesis.played import choice, facts, opened, play, whole_game


def after(given: str, word: str) -> Board:
    """A table after one choice, played on by habit to the next real one."""
    s = opened(whole_game(), given)
    play(whole_game(), s, "")
    option = choice(whole_game(), s, word)
    assert option >= 0
    s.apply(option)
    s.policy().calm(s)
    return s


@pytest.mark.parametrize(
    ("who", "dice", "left", "damage"),
    [
        ("Gatewall_Sergeant", "R2,R5,G6", "G6+R2", "4"),  # one icon: the highest die of its colour
        ("Sir_Yames_Delerose", "R1,R3,R6", "R1", "7"),  # two of a colour: the lower of them is named first
        ("Teshka_the_Unburdened", "P6,R2", "-", "7"),  # and two colours in their order
        ("Gatewall_Sergeant", "G6", "G6", "0"),
    ],
)
def test_habit_adds_the_best_dice_to_an_attack(who, dice, left, damage):
    s = after(f"1.play={who}@C4 1.dice={dice} 2.play=Reef_Behemoth@D4 2.dice=R1", "use:C4#1")
    found = facts(whole_game(), s)
    assert not isinstance(s.frames[-1], Adding)
    assert found["1.dice"] == left and found["D4.d"] == damage


def test_a_blow_is_worth_more_than_a_card():
    """A Command Point is lost with the Phase (R109), and damage stays: the Attack is the better use of it."""
    given = "1.play=Gatewall_Sergeant@C4 1.cp=1 1.dice=R4 2.play=Dame_Ilsabet_Corran@D4"
    assert after(given, "use:C4#1").worth(0) > after(given, "own:2").worth(0)


def test_whoever_can_still_reach_a_goal_is_nearly_there():
    given = "goals=E4 1.play=Man@C4 1.dice=R1"
    s = opened(whole_game(), given)
    assert after(given, "use:C4#4").worth(0) > s.worth(0)


def test_what_one_player_gains_the_other_loses():
    s = opened(whole_game(), "goals=E4 1.play=Jek_Namen@E4 2.play=Lord_Bratok@D9[d3] 1.vp=2")
    assert s.worth(0) == -s.worth(1) > 0.0

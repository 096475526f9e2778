"""The windows at the beginning and at the end of [Battle On] (R243)."""

import pytest

from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import asked, board, command, fight, place, play, square


def table(line, seat=0):
    s = board([Card("Trial", hp=9, lines=(line,)), Card("Ox", hp=9)])
    return s, place(s, "Trial", seat, "C4"), place(s, "Ox", 1, "G9")


@pytest.mark.clause("antithesis R243", "antithesis BATTLE.1")
def test_the_battle_starts_before_the_first_action_window():
    s, _, _ = table("Response: When the Battle starts, gain {CP}.")
    fight(s)
    assert asked(s) == "Window:0"
    play(s, "use Trial: gain; ~")
    assert s.of(0, their.COMMAND) == 1
    play(s, "pass; ~; pass; ~")
    assert s.of(0, their.COMMAND) <= 1  # once, not in every round


@pytest.mark.clause("antithesis R243", "antithesis BATTLE.7", "antithesis SCORE.1")
def test_the_battle_ends_before_goals_are_checked():
    s, trial, _ = table("Response: When the Battle ends, kill this Character.")
    s.goals |= 1 << square("C4")
    s.put(trial, its.SQUARES, 1 << square("D4"))
    s.goals |= 1 << square("D4")
    fight(s)
    play(s, "pass; ~; pass")
    while asked(s).startswith("Point"):
        play(s, "pass")
    assert asked(s) == "Window:0"
    play(s, "use Trial: kill; ~")
    assert s.of(0, their.VICTORY) == 0  # nobody held the Goal any more


@pytest.mark.clause("antithesis R243")
def test_a_passive_does_it_by_itself():
    s, trial, _ = table("Passive: When the Battle ends, this Character takes 3 damage.")
    command(s, 0, 1)
    fight(s)
    play(s, "pass; ~; pass; ~")
    assert s.get(trial, its.DAMAGE) == 3

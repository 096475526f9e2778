"""Worked cases of a referee who knows the rulebook alone: where two chapters meet."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

BOMB = "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 4, STR 3, HP). Ability Traits: Combat"


# ---- LOS


@judged("KW.MARKSMAN", "R76", "R60", "LOS.1")
@pytest.mark.parametrize("printed", [True, False])
def test_a_marksman_sees_the_middle_of_a_blast_past_characters(printed: bool) -> None:
    marks = ((i.MARKSMAN, 0),)
    line = BOMB.replace("HP)", "HP, Marksman)") if printed else BOMB
    bow = Card("Bow", hp=9, lines=(line,), keywords=() if printed else marks)
    spare = (Card("Spare", keywords=marks), Card("Plain", hp=9, lines=(BOMB,)))
    s = stand((bow, 0, "B4"), (OX, 1, "C4"), spare=spare)
    play(s, "use Bow: AOE; sq D4")
    assert hurt(s, "Ox") == 3
    s = stand((spare[1], 0, "B4"), (OX, 1, "C4"), spare=spare)
    play(s, "use Plain: AOE")
    assert why(s, "sq D4") == c.LOS_1


@judged("R244", "R60")
def test_a_blast_that_needs_no_los_is_offered_wherever_it_may_go() -> None:
    s = stand((Card("Mage", hp=9, lines=(BOMB.replace("HP)", "HP, no LOS)"),)), 0, "B4"), (OX, 1, "C4"))
    play(s, "use Mage: AOE")
    assert option(s, "sq D4") in s.options()

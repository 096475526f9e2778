"""Worked cases of a referee who knows the rulebook alone: where two chapters meet."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
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


# ---- cards used from Hand


@judged("R102", "SEQ.2", "R143")
@pytest.mark.parametrize(("others", "able"), [(0, False), (1, True)])
def test_a_tactic_does_not_pay_with_itself(others: int, able: bool) -> None:
    line = "Global Action: {S}, discard a card from your Hand: Gain {R}. Ability Traits: Economics"
    s = board([Card("Ploy", kind=i.TACTIC, cost="1", lines=(line,)), OX])
    hand(s, "Ploy", 0)
    for _ in range(others):
        hand(s, "Ox", 0)
    dice(s, 0, "R1 R2")
    play(fight(s), "~")
    assert why(s, "card Ploy: discard") == (0 if able else c.SEQ_2)
    if able:
        play(s, "card Ploy: discard; die R1; ~; roll 3")
        assert zone(s, "Ox") == zones.DISCARD_PILE and bank(s, 0) == "R3"


@judged("R102", "R143", "R187")
@pytest.mark.parametrize(("others", "clause"), [(2, c.R143), (3, 0)])
def test_a_tactic_does_not_count_among_the_cards_in_hand(others: int, clause: int) -> None:
    line = "Global Action: If you have 3 or more cards in your Hand, gain {R}. Ability Traits: Economics"
    s = board([Card("Ploy", kind=i.TACTIC, cost="1", lines=(line,)), OX])
    for name in ("Ploy", *["Ox"] * others):
        hand(s, name, 0)
    dice(s, 0, "R1")
    play(fight(s), "~")
    assert why(s, "card Ploy: If") == clause

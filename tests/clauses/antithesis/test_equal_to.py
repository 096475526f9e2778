"""As many as a die shows that was paid or rolled, or as a number of a card says (R242)."""

import pytest

from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, command, dice, fight, new, place, play
from tests.clauses.antithesis.trying import use

OX = Card("Ox", hp=9)


def table(*lines):
    s = board([Card("Trial", hp=9, vp=2, lines=lines), OX, Card("Thin", hp=1, vp=3), Card("Rod", cost="4")])
    return s, place(s, "Trial", 0, "C4")


@pytest.mark.clause("antithesis R242")
def test_pips_that_were_paid():
    s, trial = table("Global Action: {G}{S} Target Character takes 1 damage for each pip paid.")
    ox = place(s, "Ox", 1, "D4")
    dice(s, 0, "G2 R3")
    fight(s)
    play(s, "use Trial: pip; pick Ox; ~")
    assert s.get(ox, its.DAMAGE) == 5
    assert s.get(trial, its.DAMAGE) == 0


@pytest.mark.clause("antithesis R242")
def test_pips_that_were_paid_for_a_combined_action():
    s, trial = table("Global Action: {G} This Character Heals 1 for each pip paid.")
    s.put(trial, its.DAMAGE, 7)
    dice(s, 0, "G4")
    command(s, 0, 1)
    fight(s)
    play(s, "use Trial: [CMA]; ~")
    for _ in range(20):
        if not s.dice_of(0, 0) and s.get(trial, its.DAMAGE) == 3:
            break
        s.apply(s.options()[0])
    assert s.get(trial, its.DAMAGE) == 3


@pytest.mark.clause("antithesis R242")
def test_at_no_cost_no_pips_were_paid():
    s, trial = table("Global Action: {G} This Character Heals 1 for each pip paid.")
    s.put(trial, its.DAMAGE, 7)
    dice(s, 0, "G4")
    use(s, trial)
    assert s.get(trial, its.DAMAGE) == 7


@pytest.mark.clause("antithesis R242")
def test_pips_that_were_rolled():
    s, trial = table("Global Action: {S} Roll a die. Then this Character Heals 1 for each pip rolled.")
    s.put(trial, its.DAMAGE, 7)
    use(s, trial, "roll 5")
    assert s.get(trial, its.DAMAGE) == 2


@pytest.mark.clause("antithesis R242")
def test_a_number_of_a_card_that_is_gone_is_as_printed():
    s, trial = table("Global Action: {S} Kill target Character, then gain {R} for each VP of it.")
    place(s, "Thin", 1, "D4")
    use(s, trial, "pick Thin; roll 1; roll 1; roll 1")
    assert s.dice_of(0, 0) == 3


@pytest.mark.clause("antithesis R242")
def test_the_number_of_a_cost():
    s, trial = table(
        "Global Action: {S} Discard a card from your Hand, then this Character Heals 1 for each cost of it."
    )
    s.put(trial, its.DAMAGE, 7)
    new(s, "Rod", 0, zones.HAND)
    use(s, trial)
    assert s.get(trial, its.DAMAGE) == 3

"""Attacks against somebody, that miss, that need no LOS, and that another makes stronger."""

import pytest

from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import asked, board, command, fight, place, play, why
from tests.clauses.antithesis.trying import pass_windows, use

HIT = "Global Action: Melee Attack (RNG 0+D1, STR 2, HP)."
PAID = "Global Action: {CP} Melee Attack (RNG 0+D1, STR 1, HP)."
BLAST = "Global Action: Ranged Attack (AOE 3x3, RNG 2, STR 2, HP)."


def attacked(line, defence, action):
    """An enemy attacks the card with this line; all windows in between are passed."""
    s = board([Card("Trial", hp=9, defence=defence, lines=(line,)), Card("Foe", hp=9, lines=(HIT, BLAST))])
    trial, foe = place(s, "Trial", 0, "C4"), place(s, "Foe", 1, "D4")
    fight(s)
    play(s, f"pass; use Foe: {action}")
    return s, trial, foe


def answer(s, words):
    """Answer as soon as that can be done; whether it could."""
    for _ in range(40):
        if asked(s).startswith("Battle"):
            return False
        if why(s, words) == 0:
            play(s, words)
            pass_windows(s)
            return True
        s.apply(s.options()[0] if not asked(s).startswith(("Window", "Point")) else 0)
    return False


MISSED = (
    "Response: After an enemy Character completes an Attack against this Character, if this Attack dealt no "
    "True Damage, that Character takes 3 damage."
)


@pytest.mark.clause("antithesis R245")
@pytest.mark.parametrize(("defence", "taken"), [(2, 3), (0, 0)])
def test_an_attack_that_dealt_nothing_is_answered(defence, taken):
    s, _, foe = attacked(MISSED, defence, "Melee")
    answer(s, "use Trial: dealt no")
    assert s.get(foe, its.DAMAGE) == taken


@pytest.mark.clause("antithesis R245")
def test_an_area_is_against_nobody():
    s, _, _ = attacked(
        "Response: After an enemy Character completes an Attack against this Character, draw a card.",
        0,
        "Ranged",
    )
    assert not answer(s, "use Trial: draw")


@pytest.mark.clause("antithesis R181")
def test_that_character_is_never_this_one_if_another_was_named():
    line = "Response: When a Character deals True Damage to this Character, that Character takes 1 damage."
    s, trial, foe = attacked(line, 0, "Melee")
    assert answer(s, "use Trial: deals")
    assert (s.get(trial, its.DAMAGE), s.get(foe, its.DAMAGE)) == (2, 1)


@pytest.mark.clause("antithesis R244")
@pytest.mark.parametrize(("part", "free"), [(", no LOS", True), ("", False)])
def test_an_attack_without_los(part, free):
    line = f"Global Action: Melee Attack (RNG 2, STR 2, HP{part})."
    s = board([Card("Trial", hp=9, lines=(line,)), Card("Ox", hp=9), Card("Wall", hp=9)])
    place(s, "Trial", 0, "C4")
    place(s, "Wall", 0, "D4")
    place(s, "Ox", 1, "E4")
    fight(s)
    assert (why(s, "use Trial: Melee") == 0) is free


@pytest.mark.clause("antithesis R196")
def test_an_attack_that_another_makes_stronger_is_paid_for():
    order = "Global Action: Target Character you control makes a Melee Attack with +2 STR."
    s = board(
        [
            Card("Trial", hp=9, lines=(order,)),
            Card("Foe", hp=9),
            Card("Spear", hp=9, lines=(PAID,)),
        ]
    )
    place(s, "Trial", 0, "A1")
    place(s, "Spear", 0, "C4")
    foe = place(s, "Foe", 1, "D4")
    command(s, 0, 1)
    use(s, 0)
    assert s.get(foe, its.DAMAGE) == 3
    assert s.of(0, their.COMMAND) == 0

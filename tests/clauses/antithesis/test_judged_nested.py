"""Worked cases of an ability in the midst of itself, or of another that says the same."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

STAB = "Melee Attack (RNG 1+D1, STR 3, {R}, HP). Ability Traits: Combat"


@judged("R259", "R201", "R220")
def test_two_orders_add_to_one_attack_each() -> None:
    """Both say the same of the same Character, and the second Attack is made in the midst of the first."""
    text = "When an enemy Character arrives in a square, target Character you control makes a Melee Attack with +2 STR."
    drum = Card("Drum", hp=9, lines=(when(text),))
    cow = Card(
        "Cow",
        lines=(
            when(
                "When another Character you control is targeted by an Attack, this Character [Move]s.", "{S}"
            ),
        ),
    )
    s = stand(
        (Card("Spear", lines=("Global Action: {CP} " + STAB,)), 1, "D4"),
        (drum, 1, "G1"),
        (drum, 1, "G2"),
        (Card("Ox", hp=30), 0, "B4"),
        (cow, 0, "A9"),
        bank="B1",
        cp2=2,
    )
    play(s, "use Ox: [Move]; step N; use Drum@G1: arrives; use Cow: targeted; step N; use Drum@G2: arrives")
    assert hurt(s, "Ox") == 5
    play(s, "stop")
    assert hurt(s, "Ox") == 10


@judged("R218", "R259", "R93")
def test_what_an_ability_says_of_its_attack_is_not_for_that_of_the_same_ability_inside() -> None:
    lines = (
        "Global Action: {CP} If there are no Huge Characters, this Character gains +2 STR for the Attack of this ability. "
        + STAB,
    )
    drum = Card(
        "Drum", lines=(act("Target Character you control makes a Melee Attack.", "{S}", "Global Interrupt"),)
    )
    ox = Card("Ox", hp=30, lines=(when("When this Character takes True Damage, gain {R}."),))
    s = stand((Card("Spear", hp=9, lines=lines), 0, "C4"), (drum, 0, "A1"), (ox, 1, "D4"), bank="B1", cp=2)
    play(s, "~; use Spear: Melee")
    while len(s.lasting) == 0:
        play(s, "pass")  # up to the point between its sentences
    play(s, "use Drum: makes")
    assert hurt(s, "Ox") == 5 and asked(s) == "Window:1"
    passes(s, "Battle")
    assert hurt(s, "Ox") == 10

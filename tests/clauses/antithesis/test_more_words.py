"""Dice of different colours, dice lost for each of something, and drawing until a Hand is full."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.cards.antithesis.corpus import texts
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import board, command, dice, hand, new, place, play, square
from tests.clauses.antithesis.trying import does, holds, use


def table(text):
    """A card of seat 0 in B5 that does what the text says."""
    s = board([Card("Doer", kind=i.CHARACTER, hp=9, lines=(does(text),)), Card("Plain")])
    return s, place(s, "Doer", 0, "B5")


@pytest.mark.clause("antithesis R249")
def test_dice_of_different_colors_have_no_color_twice():
    s, doer = table("Gain 3 dice of different colors.")
    use(s, doer, "colour R")
    assert o.make(o.COLOUR, 0) not in s.options() and len(s.options()) == 4
    play(s, "colour B; colour Y; roll 1; roll 2; roll 3")
    assert bank(s, 0) == "R1 B2 Y3"


@pytest.mark.clause("antithesis R249")
@pytest.mark.parametrize("number", (1, 6))
def test_there_are_five_colors(number):
    with pytest.raises(CardError, match="five colors"):
        texts().read(does(f"Gain {number} dice of different colors."))


@pytest.mark.clause("antithesis R250")
@pytest.mark.parametrize(("held", "drawn"), ((0, 3), (2, 1), (3, 0), (5, 0)))
def test_drawing_until_a_hand_is_full(held, drawn):
    s, doer = table("Draw until you have 3 cards in Hand.")
    for _ in range(held):
        hand(s, "Plain", 0)
    for _ in range(6):
        new(s, "Plain", 0, zones.MAIN_DECK)
    use(s, doer)
    assert len(s.hand) == held + drawn


@pytest.mark.clause("antithesis R250")
def test_each_player_draws_for_his_own_hand():
    s, doer = table("Each player draws until he has 2 cards in Hand.")
    hand(s, "Plain", 1)
    for seat in (0, 1):
        for _ in range(4):
            new(s, "Plain", seat, zones.MAIN_DECK)
    use(s, doer)
    assert [len(s.pile_of(seat, zones.HAND)) for seat in (0, 1)] == [2, 2]


@pytest.mark.clause("antithesis R251")
@pytest.mark.parametrize(("goals", "left"), (((), "R1 G2 B3"), (("C4",), "G2 B3"), (("C4", "C5"), "B3")))
def test_dice_are_lost_for_each_as_far_as_there_are_any(goals, left):
    s, doer = table("Your opponent loses {S} for each Goal you control.")
    place(s, "Plain", 0, "C4")
    place(s, "Plain", 0, "C5")
    s.set_goals(sum(1 << square(where) for where in goals))
    dice(s, 1, "R1 G2 B3")
    use(s, doer)
    for lost in ("R1", "G2")[: len(goals)]:
        play(s, f"die {lost}")
    assert bank(s, 1) == left


@pytest.mark.clause("antithesis R251")
def test_command_points_are_lost_for_each():
    s, doer = table("Lose {CP} for each Character you control.")
    place(s, "Plain", 0, "C4")
    command(s, 0, 5)
    use(s, doer)
    assert s.of(0, their.COMMAND) == 3


@pytest.mark.clause("antithesis R251")
def test_tokens_are_lost_by_a_number():
    with pytest.raises(CardError, match="a number of tokens"):
        texts().read(does("This Character loses {Gem} for each Field you control."))


@pytest.mark.clause("antithesis R252")
@pytest.mark.parametrize(("damage", "healed"), ((1, 0), (2, 1), (5, 2), (6, 3)))
def test_for_every_two_counts_whole_pairs(damage, healed):
    s, doer = table("Gain {Y} for every 2 damage on this Character.")
    s.put(doer, its.DAMAGE, damage)
    use(s, doer, ";".join(["roll 1"] * healed))
    assert bank(s, 0) == " ".join(["Y1"] * healed)


@pytest.mark.clause("antithesis R252")
def test_what_holds_counts_for_every_so_many():
    s = board(
        [
            Card("Doer", lines=(holds("This Character has +1 DEF for every 2 Characters you control."),)),
            Card("Plain"),
        ]
    )
    doer = place(s, "Doer", 0, "B5")
    for number, where in enumerate(("C4", "C5", "C6")):
        assert values.stat(s, doer, i.DEF) == (number + 1) // 2
        place(s, "Plain", 0, where)
    assert values.stat(s, doer, i.DEF) == 2

"""What texts add to the costs of cards in a Hand, and take away: it is offered, and it is paid."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.trying import holds


def market(text: str, cost: str, dice_held: str, points: int = 0, kind: int = i.CHARACTER) -> Board:
    """A card in Hand, and somebody who says what such cards cost."""
    lines = (act("Gain {R}.", "{CP}"),) if kind == i.TACTIC else ()
    clerk = Card("Clerk", lines=(holds(text),))
    s = board([clerk, Card("Ware", kind=kind, cost=cost, lines=lines)])
    place(s, "Clerk", 0, "A1")
    hand(s, "Ware", 0)
    dice(s, 0, dice_held)
    command(s, 0, points)
    fight(s)
    play(s, "~")
    return s


@judged("R196", "R274", "DEPLOY.2")
def test_a_number_less_is_paid_less() -> None:
    s = market("Characters in your Hand have -2 cost.", "6", "R4 B2")
    play(s, "own Offensive; pick Ware; ~; die R4")
    assert bank(s, 0) == "B2" and asked(s) == "Deploy:0"


@judged("R196", "R274", "R102")
def test_a_tactic_that_costs_less_is_paid_less() -> None:
    s = market("Tactics in your Hand have -2 cost.", "6", "R4 B2", 1, i.TACTIC)
    play(s, "card Ware: Gain; die R4; roll 5")
    assert bank(s, 0) == "R5 B2"


@judged("R196", "R274", "CP.4")
@pytest.mark.parametrize(("change", "cost", "points", "left"), [("more", "6", 1, 0), ("less", "6C", 0, 0)])
def test_a_point_more_is_paid_and_a_point_less_is_not(change: str, cost: str, points: int, left: int) -> None:
    s = market(f"Characters in your Hand cost {{CP}} {change}.", cost, "R4 B2", points)
    play(s, "own Offensive; pick Ware; ~")
    assert s.of(0, their.COMMAND) == left and asked(s) == "Deploy:0"
    s = market(f"Characters in your Hand cost {{CP}} {change}.", cost, "R4 B2", points - 1 if points else 0)
    assert (why(s, "own Offensive") == 0) is (points == 0)


@judged("R274", "R196", "DICE.10")
@pytest.mark.parametrize(
    ("less", "cost", "held", "offered"),
    [
        ("{R}", "4RR", "R1 B6", True),
        ("{R}", "4RR", "B1 B6", False),
        ("{S}", "4RR", "R1 B6", True),
        ("{S}", "4RB", "G1 G3", False),
        ("{S}", "4RB", "G1 B3", True),
        ("{S}{S}", "4RB", "G1 G3", True),
        ("{S}", "4", "G1 B2", False),  # the number is left alone
    ],
)
def test_icons_of_a_dice_cost_are_taken_away(less: str, cost: str, held: str, offered: bool) -> None:
    s = market(f"Characters in your Hand cost {less} less.", cost, held)
    assert why(s, "own Offensive") == (0 if offered else c.DEPLOY_1)


@judged("R274", "R196")
def test_the_payer_says_which_icon_of_a_dice_cost_he_leaves_out() -> None:
    s = market("Characters in your Hand cost {S} less.", "4RB", "R5 B5")
    play(s, "own Offensive; pick Ware; ~")
    assert asked(s) == "Pay:0"
    assert [int(o.value_of(choice)) for choice in s.options()] == ["RPGBY".index(colour) for colour in "RB"]
    play(reloaded(s), "colour R")
    play(s, "colour R; die B5")
    assert bank(s, 0) == "R5"


@judged("R274", "DICE.11")
@pytest.mark.parametrize(("held", "offered"), [("R1 B6", True), ("B1 B6", False), ("R4", False)])
def test_an_icon_more_is_a_die_besides(held: str, offered: bool) -> None:
    s = market("Characters in your Hand cost {R} more.", "4", held)
    assert why(s, "own Offensive") == (0 if offered else c.DEPLOY_1)


@judged("R274", "ALT.7")
def test_a_token_more_comes_from_any_card() -> None:
    s = market("Characters in your Hand cost {Mana} more.", "4", "R4")
    assert why(s, "own Offensive") == c.DEPLOY_1
    s.put(the(s, "Clerk"), its.TOKENS + its.MANA, 1)
    play(s, "own Offensive; pick Ware; ~")
    assert s.tokens(the(s, "Clerk"), its.MANA) == 0 and bank(s, 0) == ""


@judged("R240", "R196", "R274", "DDA.1")
def test_a_deploy_action_costs_what_texts_make_of_it() -> None:
    clerk = Card("Clerk", lines=(holds("Your Defensive Deploy Action costs {CP} less."),))
    s = board([clerk, Card("Ware", cost="2")])
    place(s, "Clerk", 1, "G1")
    hand(s, "Ware", 1)
    dice(s, 1, "R2")
    fight(s)
    play(s, "~; pass; ~; own Defensive; pick Ware; ~")
    assert asked(s) == "Deploy:1"
    clerk = Card("Clerk", lines=(holds("Your Offensive Deploy Action costs {S} more."),))
    s = board([clerk, Card("Ware", cost="2"), Card("Trifle", cost="1")])
    place(s, "Clerk", 0, "A1")
    hand(s, "Ware", 0)
    hand(s, "Trifle", 0)
    dice(s, 0, "R1 R1")
    fight(s)
    play(s, "~; own Offensive")
    assert why(s, "pick Trifle") == 0
    with pytest.raises(AssertionError, match="cannot be picked"):
        option(s, "pick Ware")

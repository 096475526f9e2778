"""Words that people use, and what is to be written instead; a cost that is a number is one of resources."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import fresh
from .test_done_this_turn import tried


@pytest.mark.clause("athernum R104")
@pytest.mark.parametrize(
    "said, instead",
    [
        ("When this dies, draw a card.", "'is discarded'"),
        ("Equip: The wielder gets +1 OFV.", "'linked target'"),
        ("Peek at your opponent's hand.", "'look'"),
        ("Whoever has the fewest cards in hand draws a card.", "'each player with'"),
        ("Whenever an item of yours is discarded, draw a card.", "'you control'"),
        ("Your opponent's locations arrive exhausted.", "'enter the game board'"),
        ("Each player loses two resource tokens.", "discards a resource token"),
        ("Characters you control cannot be targeted by activated abilities.", "by your opponents"),
        ("Whenever this kills a permanent, draw a card.", "Whenever this deals combat damage"),
        ("Discard the top card of your deck for each character you control.", "as many as is printed"),
        ("Discard that many cards from the top of your deck.", "as many as is printed"),
        ("Discard the top X cards of your deck, where X is the number of characters you control.",
         "as many as is printed"),
        ("Discard cards from the top of your deck equal to the number of characters you control.",
         "as many as is printed"),
        ("Take an exhaustion counter off a permanent you control.", "Remove an exhaustion counter"),
    ],
)  # fmt: skip
def test_what_to_write_instead(said, instead):
    with pytest.raises(CardError) as fault:
        understood(fresh(), said)
    assert instead in fault.value.message


@pytest.mark.clause("athernum R104")
@pytest.mark.parametrize(
    "written",
    [
        "When this is discarded, draw a card.",
        "Equip: The linked target gets +1 OFV.",
        "Look at your opponent's hand.",
        "Each player with the fewest cards in hand draws a card.",
        "Whenever an item you control is discarded, draw a card.",
        "Your opponent's locations enter the game board exhausted.",
        "Each player discards a resource token they control.",
        "Characters you control cannot be chosen as a target by your opponents.",
        "Whenever this deals combat damage to a character, choose that character. "
        "When that character is discarded this turn, draw a card.",
        "Remove an exhaustion counter from a permanent you control.",
        "Discard the top three cards of your deck.",
        "Draw cards equal to the number of characters you control.",
    ],
)
def test_what_is_written_instead_reads(written):
    understood(fresh(), written)


@pytest.mark.clause("athernum 2.2.1b")
@pytest.mark.parametrize(
    "said, house",
    [
        ("Your Soldiers cost 1 less to play.", "Soldiers you own cost {1} less to play."),
        ("Characters cost 2 more to play.", "Characters cost {2} more to play."),
        ("Your Soldiers cost 1 less, down to a minimum of 1.",
         "Soldiers you own cost {1} less to play, but not less than {1}."),
    ],
)  # fmt: skip
def test_a_cost_is_printed_as_resources(said, house):
    assert understood(fresh(), said).printed == house


@pytest.mark.clause("athernum 2.2.1b")
def test_it_is_cheaper_but_not_for_nothing():
    says = "Your Humans cost 1 less, down to a minimum of 1."
    three = "1.res=Resource_Token,Resource_Token,Resource_Token"
    tried(says, f"1.chars=Speaker 1.hand=Giant {three}", "", has=["play:Giant"])
    tried(says, "1.chars=Speaker 1.hand=Mug", "", lacks=["play:Mug"])


@pytest.mark.clause("athernum 4.3.4")
def test_what_is_done_instead_for_the_first_time_and_what_besides():
    says = (
        "The first time each turn that one of your characters would be discarded, put it on the bottom of "
        "your deck instead and draw a card."
    )
    both = "use:1c2#1 pick:1c3 pass pass use:1c5#1 pick:1c4 pass pass pass pass"
    position = "1.chars=Speaker,Ender,Mug,Bot,Ender 1.deck=Giant,Wall"
    tried(says, position, both, holds="1.hand=Giant 1.deck=Wall,Mug 1.discard=Bot")


@pytest.mark.clause("athernum R104")
def test_the_first_time_is_told_apart_from_the_first_of_several():
    with pytest.raises(CardError) as fault:
        understood(fresh(), "The first time each turn that this attacks alone, draw a card.")
    assert "the first of several" not in fault.value.message

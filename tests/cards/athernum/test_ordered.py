"""How many an order is about is a number that it can carry out; anything else is refused where it stands."""

import pytest

from .corpus import refused, texts

UNORDERED = ("two or more", "two or fewer", "any number of", "no")
OF_WHAT_LIES_THERE = ("two or more", "two or fewer", "no")  # of what is there any number can be taken
ORDERS = {
    "Draw {} cards.": (*UNORDERED, "all", "that many"),
    "Place {} Rust counters on this.": (*UNORDERED, "all", "that many"),
    "Each player gains {} Command Tokens.": (*UNORDERED, "all"),
    "Remove {} Rust counters from this.": OF_WHAT_LIES_THERE,
    "Move {} counters from this to target character.": OF_WHAT_LIES_THERE,
    "Heal {} damage counters from this.": OF_WHAT_LIES_THERE,
    "Create {} 1/1 Beast character tokens.": (*UNORDERED[:3], "all", "up to two"),
}
READ = (
    "Remove any number of Rust counters from this.",
    "Move any number of counters from this to target character.",
    "Heal any number of damage counters from this.",
    "Remove all counters from this.",
    "Heal all damage counters from this.",
    "Discard any number of cards, then draw that many cards.",
    "Whenever you place a counter on this, draw a card.",
)


@pytest.mark.parametrize("text", [form.format(many) for form, wrong in ORDERS.items() for many in wrong])
def test_an_amount_that_no_order_can_carry_out_is_refused(text):
    error = refused(text)
    assert 1 <= error.column <= len(text)


def test_what_is_placed_has_a_kind():
    assert "which counter" in refused("Place a counter on this.").message
    assert "which counter" in refused("Place two counters on target location.").message


@pytest.mark.parametrize(
    "text",
    [
        "Place a Command Token on this.",
        "Remove a Command Token from target character.",
        "Move two Command Tokens from this to target character.",
        "Whenever you place a Command Token on this, draw a card.",
    ],
)
def test_a_command_token_lies_on_no_permanent(text):
    assert "Command Tokens are a player's" in refused(text).message


@pytest.mark.parametrize(
    "text",
    ["If you would draw two or more cards, draw a card instead.", "Players cannot draw two or more cards."],
)
def test_cards_are_drawn_one_by_one_so_no_event_is_about_two(text):
    assert "each event is about one" in refused(text).message


@pytest.mark.parametrize("text", READ)
def test_what_is_taken_or_counted_may_be_all_or_so_many_or_more(text):
    assert texts().write(texts().read(text).program) == text


@pytest.mark.parametrize(
    "text",
    [
        "At your Evening Phase, if your main character is exhausted, that character cannot defend.",
        "Whenever this attacks a main character, place a Victory Token on your main character. "
        "That character cannot defend this turn.",
    ],
)
def test_that_character_may_be_the_main_character(text):
    assert texts().write(texts().read(text).program) == text

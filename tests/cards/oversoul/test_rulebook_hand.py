"""Wordings of the rulebook's readers that are not put into house words that would say something else."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.oversoul.cardset.pool import load

POOL = load()


def house(text):
    return understood(POOL.texts, text).printed


@pytest.mark.clause("oversoul R233")
@pytest.mark.parametrize(
    "text",
    [
        "●If a Unit on your board Shatters a Unit with this card's Ability* Draw 1",
        "●If one of your Units Deals DMG to a Leader with this card's Attack* Draw 1",
        "●If an opposing Unit is Shattered by one of your Units with this card's Ability* Draw 1",
        "●If an opposing Unit Takes DMG from your opponent's Abilities* Draw 1",
        "●If a Unit Takes DMG from Abilities of opposing cards* Draw 1",
    ],
)
def test_whose_attacks_and_abilities_are_meant_is_not_lost(text):
    with pytest.raises(CardError):
        house(text)


@pytest.mark.clause("oversoul R233")
def test_of_ones_own_cards_the_opponents_abilities_are_the_opposing_ones():
    for who in ("this card", "your Leader", "one of your Units", "one of your DRAGON Units"):
        said = f"●If {who} Takes DMG from your opponent's Abilities* Draw 1"
        assert house(said) == f"●If {who} Takes DMG from opposing Abilities* Draw 1"


@pytest.mark.clause("oversoul 8.5.12")
@pytest.mark.parametrize("law", ["EXECUTE", "INJURE"])
def test_it_in_the_brackets_of_a_law_about_two_cards_is_neither(law):
    with pytest.raises(CardError, match="cannot read 'if'"):
        house(f"●{law} (if it is Damaged)* Draw 1")
    assert house(f"●{law} (while Damaged)* Draw 1") == f"●{law} (this card is Damaged)* Draw 1"


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "text",
    [
        "●At the start of each turn* Your opponent Discards 1 card & the turn player Draws 1 card",
        "●ENTER* Your opponent chooses 1: They Discard 1 card & Draw 1 card / You Draw 1",
        "●ENTER* Your opponent chooses 1: You Draw 1 / They Sacrifice 1 Unit, then Draw 1 card",
    ],
)
def test_who_does_it_is_not_lost(text):
    with pytest.raises(CardError):
        house(text)


@pytest.mark.clause("oversoul 8.7.23")
@pytest.mark.parametrize(
    "text",
    [
        "●ENTER* Shatter all opposing cards & Draw 1 for each Unit Shattered",
        "●ENTER* Discard 2 cards & Deal 1 DMG to the opposing Leader for each Event Discarded",
        "●ENTER* Opposing Unit takes 2 DMG",
        "●ENTER* All opposing Exhausted Unit takes 2 DMG",
        "●ENTER* Select 3 Units➤ Return both to their owner's hand",
    ],
)
def test_how_many_are_meant_is_not_lost(text):
    with pytest.raises(CardError):
        house(text)


@pytest.mark.clause("oversoul R237")
@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("Exhaust one of your Units", "Exhaust 1 of your Units"),
        ("Exhaust 1 DRAGON", "Exhaust 1 DRAGON"),
        ("Shatter another Unit", "Shatter 1 other Unit"),
    ],
)
def test_behind_another_card_that_unit_is_that_one(step, said):
    law = "●If your opponent uses"
    assert (
        house(f"{law} an Ability of a Unit* {step} & Deal 1 DMG to that Unit")
        == f"{law} a Unit Ability* {said} & Deal 1 DMG to that card"
    )


@pytest.mark.clause("oversoul R237")
def test_a_unit_is_not_the_card_that_was_discarded():
    said = "●If your opponent uses an Ability of a Unit* Discard 1 card, then Shatter that Unit"
    assert house(said).endswith("* Discard 1 card in your hand, then Shatter the card that used it")


@pytest.mark.clause("oversoul 8.5.24")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Discard 3 of your cards", "3 cards Discarded by you"),
        ("Activate 3 of your Events", "3 Events Activated by you"),
        ("Shatter 2 of your Units", "2 Units on your board Shattered by you"),
        ("Exile 2 of your Units", "2 Units on your board Exiled by you"),
        ("Sacrifice 2 of your Units", "2 Units on your board Sacrificed"),
    ],
)
def test_a_ritual_counts_what_you_do(said, meant):
    assert house(f"●RITUAL ({said})* Draw 1") == f"●RITUAL ({meant})* Draw 1"


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "text",
    [
        "●ENTER* Your opponent chooses one: Deal 2 DMG to their Leader, or Draw 1",
        "●ENTER* Your opponent chooses one: Draw 1, or Heal 2 HP to your Leader",
        "●ENTER* Your opponent chooses 1: Deal 2 DMG to their Leader OR Draw 2 cards",
    ],
)
def test_who_draws_is_not_guessed_where_another_way_is_the_cards(text):
    with pytest.raises(CardError, match="each says who does it"):
        house(text)


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    ("said", "ways"),
    [
        ("Draw 1, or discard 1 card", "Your opponent Draws 1 / Your opponent Discards 1 card in their hand"),
        ("Deal 2 DMG to their Leader, or you draw 1", "Deal 2 DMG to the opposing Leader / Draw 1"),
        ("Deal 2 DMG to the opposing Leader / Draw 1", "Deal 2 DMG to the opposing Leader / Draw 1"),
        ("Sacrifice 1 Unit, or you draw 1", "Your opponent Sacrifices 1 Unit / Draw 1"),
    ],
)
def test_who_draws_is_read_where_it_is_said(said, ways):
    assert house(f"●ENTER* Your opponent chooses one: {said}") == f"●ENTER* Your opponent Chooses 1: {ways}"

"""Sentences that ask, totals, owners, and what is had for a time: what is printed, and what is refused."""

# ruff: noqa: E501  # a wording and what the house prints stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import texts

PRINTED = {
    "●* Select 1 Unit➤ Deal 2 DMG to it. If it Shatters, Draw 1": "●* Select 1 Unit➤ Deal 2 DMG to it; If it Shatters* Draw 1",
    "●* Select 1 Unit➤ Deal 2 DMG to it. If that Unit survives, Exhaust it": "●* Select 1 Unit➤ Deal 2 DMG to it; If it is a card on the board* Exhaust it",
    "●ENTER* If you have 3 or more Units, Draw 1. Heal 1 HP to your Leader": "●ENTER* If you have 3 or more Units* Draw 1; Heal 1 HP to your Leader",
    "●ENTER* Draw 1 card. If your Leader is Damaged, Draw 2 cards instead": "●ENTER* If your Leader is Damaged* Draw 2, otherwise Draw 1",
    "●Draw 1 card. If you have 3 or more Units, Draw 2 instead": "●* If you have 3 or more Units* Draw 2, otherwise Draw 1",
    "●ENTER* Choose 1: Draw 1 / Gaze 1 at your Deck. If your Leader is Damaged, Draw 1": "●ENTER* Choose 1: Draw 1 / Gaze 1 at your Deck; If your Leader is Damaged* Draw 1",
    "●ENTER* Choose 1: Draw 1 / Deal 2 DMG to 1 Unit. If it Shatters, Draw 1": "●ENTER* Choose 1: Draw 1 / Deal 2 DMG to 1 Unit, if it Shatters* Draw 1",
    "●ENTER* Deal 1 DMG to all Units. For each Unit Shattered this way, Draw 1 and Heal 1 HP to your Leader": "●ENTER* Deal 1 DMG to all Units; Draw 1 for each Unit Shattered this way & Heal 1 HP to your Leader for each Unit Shattered this way",
    "●ENTER* Exile up to 3 cards in either Idle Zone. If at least 2 cards were Exiled this way, Draw 1": "●ENTER* Exile up to 3 cards in either Idle Zone; If the number of cards Exiled this way is 2 or more* Draw 1",
    "●AURA* This card Takes 1 less DMG": '●AURA* Have "●This card Takes 1 less DMG"',
    "●AURA* ●If this card would Take DMG (Once each turn)* It Takes no DMG": '●AURA* Have "●If this card would Take DMG (Once each turn)* This card Takes no DMG"',
    "●AURA* ●If this card would Take more than 3 DMG at once, it Takes 3 DMG instead": '●AURA* Have "●This card Takes at most 3 DMG"',
    "●Gain DMG equal to the total DMG of all your other Units": "●Gain DMG equal to the total DMG of other Units on your board",
    "●CAST* Draw 1 card for each different Archetype among the cards on your board (except DOOM)": "●CAST* Draw 1 for each different Archetype except DOOM among cards on your board",
    "●* Select 1 Unit➤ Shatter it. Deal 2 DMG to its owner's Leader": "●* Select 1 Unit➤ Shatter it; Deal 2 DMG to the Leader of its owner",
    "●If this card Attacks a Damaged Unit* It Has +2 SPD (until End of Battle)": "●If this card Attacks a Damaged Unit* Gain 2 SPD (until End of Battle)",
    "●If this card Deals DMG to a Unit* It Has -1 DMG (this turn)": "●If this card Deals DMG to a Unit* Give it -1 DMG (this turn)",
    "●If this card would leave the board* Exile it instead": "●If this card would be Shattered, or if this card would be Sacrificed, or if this card would be Returned* Exile this card instead",
    "●RITUAL (4 other Units have Shattered while this card is Active)* Draw 1": "●RITUAL (4 other Units Shattered)* Draw 1",
    "●Attach only to an opposing non-Leader Unit*": "●Attach only to opposing non-Leader Units*",
    "●EXHAUST* You can Gaze 1 at your Deck. If you do, you can Discard the card you looked at": "●EXHAUST* You can Look at the top card of your Deck, then you can Discard it",
    "●Activate only if an opposing Unit declares an Attack* Select 1 opposing Unit other than the Attacker➤ It becomes the selection of that Attack instead": "●Activate only if an opposing Unit Attacks* Select 1 opposing Unit other than the Attacker➤ Redirect the Attack to it",
}  # fmt: skip
REFUSED = {
    "●ENTER* Exile 1 -card in your opponent's hand of your choice. If this card leaves the board, Return it to its owner's hand": "no step before this does that",
    "●* Select 1 card on your board with PERFECT➤ Trigger its PERFECT Ability, ignoring its limits": "what is triggered keeps its limits",
    "●If this Construct is Shattered by DMG from a Unit* Draw 1": "who Shatters it is asked",
    "●ENTER* Exile 1 opposing Unit until this card leaves the board": "no card is Exiled for a time",
    "●ENTER* Draw 1 & Heal 1 HP to your Leader. If your Leader is Damaged, Heal 3 HP to your Leader instead": "'instead' ends what replaces something",
    "●AURA* Has +1 DMG; This card can't Attack": "what follows AURA* is had by this card and by what surrounds it",
    "●CAST* Redirect the Attack to this card": "there is no Attack then",
}  # fmt: skip


@pytest.mark.parametrize("said", PRINTED)
def test_a_wording_is_printed_in_the_words_of_the_house(said):
    assert understood(texts(), said).printed == PRINTED[said]


@pytest.mark.parametrize("said", REFUSED)
def test_what_is_refused_says_why(said):
    with pytest.raises(CardError) as caught:
        understood(texts(), said)
    assert REFUSED[said] in caught.value.message, caught.value.message

"""Other wordings of brackets, nouns and times, and what the house prints for them."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from tests.cards.oversoul.corpus import texts

HOUSE = {
    # what holds
    "●HONEST* This card has CLEAVE": "●HONEST* This card Has CLEAVE",
    "●All your Active Units have 1 additional HP": "●All your Active Units Have +1 HP",
    "●Units facing this card have -1 DMG": "●The Unit facing this card Has -1 DMG",
    "●AURA* 1 additional DMG": "●AURA* Have +1 DMG",
    "●DAMNED & 3 additional HP": "●DAMNED & +3 HP",
    "●Deals 2 additional DMG to Constructs & Events": "●This card Deals 2 more DMG to Constructs or Events",
    "●This card's Attacks deal 2 additional DMG to Leaders": "●This card Deals 2 more DMG with Attacks to Leaders",
    "●The Attached Unit Deals 1 additional DMG when it Retaliates": "●The Attached card Deals 1 more DMG in Retaliation",
    "●Your Units Have 1 more DMG, 1 more SPD & 2 more HP": "●Your Units Have +1 DMG, +1 SPD & +2 HP",
    "●Activate only while you Have 5 or more cards in your Idle Zone*": "●Activate only if you have 5 or more cards in your Idle Zone*",
    "●ENTER* Discard 2 cards from the top of your Deck": "●ENTER* Discard the top 2 cards of your Deck",
    "●ENTER* Draw 2 cards from the top of your Deck": "●ENTER* Draw 2",
    "●CAST* Select 1 opposing Active Unit➤ Steal ALL of its Keyworded Abilities": (
        "●CAST* Select 1 opposing Active Unit➤ Steal its Keyworded Abilities"
    ),
    "●CAST* Discard 1 card in your hand➤ Gain DYNAMO (HYPER-DYNAMO instead if the Discarded card was an Event)": (
        "●CAST* Discard 1 card in your hand➤ If the Discarded card is an Event* Gain HYPER-DYNAMO, otherwise Gain DYNAMO"
    ),
    "●CAST* Select 1 Unit➤ Deal 2 DMG to it (4 DMG instead if it is Damaged)": (
        "●CAST* Select 1 Unit➤ If it is Damaged* Deal 4 DMG to it, otherwise Deal 2 DMG to it"
    ),
    "●ATTACK* Deal 2 additional DMG to the Attacked card": "●ATTACK* Deal 2 DMG to the Attacked card",
    # Laws with a noun in their brackets
    "●INJURE (opposing Leader)* Draw 1": "●INJURE (to opposing Leaders)* Draw 1",
    "●INJURE (Unit)* Exhaust that Unit": "●If this card Deals DMG to a Unit* Exhaust that card",
    "●EXECUTE (a Unit of RANK III or higher)* Draw 1": "●If this card Shatters a Unit of RANK III or higher* Draw 1",
    "●ATTACK (Event or Leader)* Draw 1": "●ATTACK (the Attacked card is an Event or Leader)* Draw 1",
    "●EXHAUST (to Generate ENERGY)* Draw 1": "●If this card Generates ENERGY* Draw 1",
    # that card, and it
    "●If your opponent Activates a +card* Exhaust that +card": "●If your opponent Activates a +card* Exhaust that card",
    "●SHATTER* Return it to your hand": "●SHATTER* Return this card to your hand",
    "●If the Attached Unit would Take 3 or more DMG* It Takes no DMG": (
        "●If the Attached card would Take 3 or more DMG* The Attached card Takes no DMG"
    ),
    # whose choice, and whose cards
    "●Your opponent reveals their hand. Choose 1 card from it and Discard it": (
        "●Your opponent Reveals all cards in their hand, then Discard 1 card in your opponent's hand of your choice"
    ),
    "●Each player Returns 1 Unit to their hand": "●Each player Returns 1 Unit on their board to their hand",
    "●Return 1 Unit to your hand": "●Return 1 of your Units to your hand",
    "●If a DRAGON is Exiled from your board* Draw 1": "●If a DRAGON on your board is Exiled* Draw 1",
    "●If one of your other cards on the board would be Exiled* Return that card to your hand instead": (
        "●If another card on your board would be Exiled* Return that card to your hand instead"
    ),
    # how many
    "●* Select up to 3 cards in either Idle Zone➤ Exile them, then Draw 1 card for each Exiled card": (
        "●* Select up to 3 cards in either Idle Zone➤ Exile them, then Draw that many"
    ),
    "●Gain 1 DMG for each Exiled card": "●Gain 1 DMG for each Exiled card",
    "●HEAL* Deal that much DMG to 1 opposing Unit": "●HEAL* Deal DMG to 1 opposing Unit equal to the HP Healed",
    "●BLOODLUST* Deal that much DMG to 1 opposing Unit": (
        "●BLOODLUST* Deal DMG to 1 opposing Unit equal to the DMG dealt"
    ),
    # what was paid
    "●* Discard 1 card in your hand➤ Draw 1, then if a Unit was Discarded, Draw 1": (
        "●* Discard 1 card in your hand➤ Draw 1, if the Discarded card is a Unit* Draw 1"
    ),
    # times
    "●This turn, your Units have 2 additional DMG": "●Give your Units 2 DMG (this turn)",
    "●Until your next cycle, your Units can't be Shattered": "●Your Units can't be Shattered (until your next cycle)",
    "●* Select 1 Unit➤ Give it SEALED (until the next Cycle Phase)": "●* Select 1 Unit➤ Give it SEALED (until the next cycle)",
    # of which DMG
    "●If your Leader would Take DMG from an Attack* This card Takes it instead": (
        "●If your Leader would Take DMG from Attacks* This card Takes it instead"
    ),
}  # fmt: skip
REFUSED = {
    "●ENTER* Draw 1, then Discard it": "nothing before it",
    "●BLOODLUST* Deal 1 DMG to it": "nothing before it",
    "●ENTER / ACTIVATE* Draw 1": "write the line once for each Law",
    "●This card can't be Exhausted by opposing Events": "asked of Selecting alone",
    "●ENTER (to Units)* Draw 1": "asked by INJURE",
    "●If one of your Units would be Shattered* You can Sacrifice this card instead": "never optional",
    "●* Discard 1 Unit in your hand➤ Give 1 Unit DMG equal to its DMG": "could be of the card that was paid",
}


@pytest.mark.parametrize(("said", "house"), HOUSE.items(), ids=[said[:60] for said in HOUSE])
def test_it_is_printed_in_the_words_of_the_house(said, house):
    assert understood(texts(), said).printed == house


@pytest.mark.parametrize(("said", "why"), REFUSED.items(), ids=[said[:60] for said in REFUSED])
def test_what_could_mean_two_things_is_refused(said, why):
    with pytest.raises(CardError) as caught:
        understood(texts(), said)
    assert why in caught.value.message

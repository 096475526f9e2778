"""Relatives of what fifty cards of a designer asked for: other nouns, players, zones and numbers."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from tests.cards.oversoul.corpus import texts

UNIT = "●If your opponent Activates a Unit* Heal 1 HP to your Leader & "
READ = {
    "●If an Event on your board Shatters* Heal HP to your Leader equal to the RANK of that Event":
        "●If one of your Events Shatters* Heal HP to your Leader equal to that Event's RANK",
    "●If an opposing Unit Guards* Heal 1 HP to this card & Deal 1 DMG to that Unit":
        "●If an opposing Unit Guards* Heal 1 HP to this card & Deal 1 DMG to that card",
    "●If you Discard a Unit* Deal DMG to the opposing Leader equal to that Unit's DMG": "",
    UNIT + "that Unit loses all Abilities": "",
    UNIT + "Shatter all Constructs Attached to that Unit": "",
    "●EXECUTE (Unit)* Heal 2 HP to your Leader & Exile that Unit":
        "●If this card Shatters a Unit* Heal 2 HP to your Leader & Exile that Unit",
    "●EXECUTE* Heal HP to your Leader equal to the HP of the Shattered Unit":
        "●If this card Shatters another card* Heal HP to your Leader equal to the Shattered card's HP",
    "●Sacrifice 1 Unit on your board➤ Deal DMG to the opposing Leader equal to the DMG of that Unit":
        "●* Sacrifice 1 Unit on your board➤ Deal DMG to the opposing Leader equal to that Unit's DMG",
    "●At the start of each player's Action Phase* That player can Discard 1 card in their hand": "",
    "●SHATTER* Your opponent can Exile 1 Event on their board, if they do not Spawn this card": "",
    "●ATTACK (Once each turn)* Your opponent may Discard 2 cards. If they do not, Draw 2 cards":
        "●ATTACK (Once each turn)* Your opponent can Discard 2 cards in their hand, if they do not Draw 2",
    "●ENTER* Exhaust all opposing Units with SPD less than or equal to this card's SPD":
        "●ENTER* Exhaust all opposing Units with SPD up to this card's SPD",
    "●ENTER* Draw 1 Unit with DMG up to the number of Units on your board": "",
    "●* Select 1 Unit with HP not higher than your Leader's RANK➤ Exile it":
        "●* Select 1 Unit with HP up to your Leader's RANK➤ Exile it",
    "●Your Units with DMG equal to the number of cards in your hand Have AVIAN":
        "●Your Units with DMG of exactly the number of cards in your hand Have AVIAN",
    "●If a Unit with HP of at least this card's HP Enters* Draw 1": "",
    "●Attach only to DRAGON Units on the board*": "",
    "●This Construct can also be Attached to opposing Events": "●Attach only to Events on the board*",
    "●ENTER* The next Event your opponent Activates this turn Consumes 1 less ENERGY":
        "●ENTER* Your opponent's next Event Activated this turn Consumes 1 less ENERGY",
    "●CAST* Your opponent's next Construct Activated this turn Consumes RANK more ENERGY": "",
    "●ENTER* Draw 1 Event, then Increase its ENERGY Cost by 1 for each Unit on your board (this turn)": "",
    "●QUICK* Expose 2 cards in your hand➤ Gaze 2 at your Deck": "",
    "●* Reveal 1 card in your hand➤ Shatter 1 opposing card that shares a Card Type with it": "",
    "●Select 2 of your Units➤ Deal 1 DMG to each of them, if both are Damaged, Draw 1":
        "●* Select 2 of your Units➤ Deal 1 DMG to them, "
        "if the number of Damaged Units among them is 2 or more* Draw 1",
    "●* Exile the top 3 cards of your Deck➤ Spawn 1 Unit Exiled this way":
        "●* Exile the top 3 cards of your Deck➤ Spawn 1 Unit among them",
    "●CAST* Discard the top 4 cards of your Deck➤ Return up to 2 Units Discarded this way to your hand":
        "●CAST* Discard the top 4 cards of your Deck➤ Return up to 2 Units among them to your hand",
    "●If your Leader would Take DMG (you have 3 or more Units, Once each turn)* Your Leader Takes no DMG": "",
    "●If one of your Units would be Exiled (it is Damaged)* Return it to its owner's hand instead": "",
    "●If your Leader would Take DMG* Discard 2 cards in your hand. If you do, it Takes no DMG":
        "●If your Leader would Take DMG (you have 2 or more cards in your hand)* It Takes no DMG & "
        "Discard 2 cards in your hand",
    "●Deals 2 less DMG when it Retaliates": "●This card Deals 2 less DMG in Retaliation",
    "●OUTLAST* Takes 1 less DMG from Attacks": "●OUTLAST* This card Takes 1 less DMG from Attacks",
    "●Your Units Deal 1 less DMG when they Retaliate": "●Your Units Deal 1 less DMG in Retaliation",
    "●HEAL* Place 1 *Sun* mark on this card": '●HEAL* Place 1 "Sun" mark on this card',
}  # fmt: skip
REFUSED = {
    "●If a Construct on your board Shatters* Deal DMG to the opposing Leader equal to that Construct's RANK":
        "'the Shattered card's'",
    "●RETURN* Heal 1 HP to your Leader & Reveal it": "'this card'",
    "●Your opponent can Consume 2 ENERGY, if they do not Draw 2": "only you and your cards do this",
    "●EXECUTE* That player can Draw 1": "'that player' has nobody before it",
    "●ENTER* Shatter 1 opposing Unit whose DMG is lower than the number of cards in your hand": "up to it",
    "●* Discard the top card of your Deck➤ Spawn 1 Unit Discarded this way": "➤ If it is a Unit* Spawn it",
    "●SACRIFICE* The next UNDEAD you Activate this turn Enters with BARRIER": "Give your Leader",
    "●Activate only if one of your Units would be Shattered* Draw 1": "answers what has happened",
    "●ENTER* Copy its SPD": "name the other card first",
    "●ATTACK* Deals 2 less DMG": "cannot read 'less'",
    "●* Discard any number of Units in your hand➤ Draw 1 Unit that shares a Role with it": "write 'them'",
    "●Activate only if your opponent uses an Ability that would Exile 1 or more of your cards* Cancel it":
        "what an Ability would do is not asked",
}  # fmt: skip


@pytest.mark.clause("oversoul R158", "oversoul R287", "oversoul R288")
@pytest.mark.parametrize("text", READ)
def test_it_reads_as_what_it_says(text):
    assert understood(texts(), text).printed == (READ[text] or text)


@pytest.mark.clause("oversoul R158", "oversoul R162", "oversoul R287")
@pytest.mark.parametrize("text", REFUSED)
def test_it_is_refused_with_what_to_write(text):
    with pytest.raises(CardError) as caught:
        understood(texts(), text)
    assert REFUSED[text] in caught.value.message

"""Other wordings: what the rulebook and other games write, and how the house prints it."""

import re

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.cards.habits import LONGEST, Habit, understood
from sandtable.games.athernum.cardset.pool import Pool, rules_registry

from .corpus import fresh

HOUSE = {
    "*Burn* {1}: Draw a card. Activate only during a combat phase and only once each turn.":
        "*Burn* {1}: Draw a card. Activate only in the Combat Phase and only once per turn.",
    "When this attacks, place two Poison markers on target character. (At the Morning Phase of its "
    "controller, a character with Poison markers is dealt damage equal to the number of Poison "
    "markers on it. Then remove one of them.)":
        "When this attacks, place two Poison counters on target character. (A character with a Poison"
        ' counter gains "At your Morning Phase, deal 1 damage to this for each Poison counter on it, '
        'then remove a Poison counter from this.")',
    "When this attacks, place a Poison counter on target character. (At its controller's Evening "
    "Phase, a character with a Poison counter takes 2 damage. Then remove a Poison counter from it.)":
        "When this attacks, place a Poison counter on target character. (A character with a Poison "
        'counter gains "At your Evening Phase, deal 2 damage to this, then remove a Poison counter '
        'from this.")',
    "Target opponent chooses to let you draw a card or to discard a card.":
        "Target opponent may discard a card. If they do not, you draw a card.",
    "Search your deck for a card and put it into your hand. If you don't play it this turn, discard "
    "it at the Evening Phase.":
        "Search your deck for a card and put it into your hand. At the next Evening Phase, if that "
        "card is in your hand, discard it.",
    "*Wake* {4}: Until end of turn, this location is also a 5/7 Beast character. It's still a "
    "location.":
        "*Wake* {4}: Until end of turn, this location becomes a Beast character in addition to its "
        "other types and has OFV 5 and DFV 7.",
    "This doesn't become exhausted as a result of attacking while it has no damage counters on it.":
        "This does not become exhausted by attacking as long as it has no damage counters.",
    'Equip: As long as the linked target is a Soldier, it has "Whenever this permanent is exhausted, '
    'draw a card."':
        'Equip - As long as the linked target is a Soldier, it gains "Whenever this permanent becomes'
        ' exhausted, draw a card."',
    "Exhaust up to 2 of your opponent's characters.": "Exhaust up to two characters your opponents control.",
    "1 of your other characters gets +2 OFV until end of turn.":
        "Another character you control gets +2 OFV until end of turn.",
    "All of your Soldier and Beast characters get +1 DFV.":
        "All Soldier and Beast characters you control get +1 DFV.",
    "When 1 of your Soldiers is discarded, draw 1 card.":
        "When a Soldier you control is discarded, draw a card.",
    "Return up to 2 of your opponent's characters to their owners' hands.":
        "Return up to two characters your opponents control to their owner's hand.",
    "Move 1 of the cards in your opponent's discard pile to the void.":
        "Move a card in an opponent's discard pile to the void.",
    "Each player discards all but one of their characters.":
        "Each player chooses a character they control. Discard all other characters.",
    "When a card is moved from the game board to your void, draw a card.":
        "When a permanent or attachment you own is moved to the void, draw a card.",
    "If a card would be placed into an opponent's discard pile, it is moved to the void instead.":
        "If a card would be put into an opponent's discard pile, move it to the void instead.",
    "*Burn* {1}{X}, Exhaust this card: Deal X damage to target character.":
        "*Burn* {1}, exhaust this card, pay any amount: Deal that much damage to target character.",
    "*Pump* {X}: This card gets +X/+X until end of turn.":
        "*Pump* Pay any amount: This card gets +1 OFV and +1 DFV for each point of that number until end of "
        "turn.",
    "You may pay {X}. If you do, draw X cards.": "You may pay any amount. If you do, draw that many cards.",
    "You may exhaust another character you control. If you do, this gets +X OFV until end of turn, where X "
    "is the exhausted character's OFV.":
        "You may exhaust another character you control. If you do, this gets +1 OFV for each point of the "
        "OFV of that character until end of turn.",
    "This character gets +2 OFV while attacking a Soldier.":
        "This character gets +2 OFV as long as it is a permanent attacking a Soldier.",
    "Target character takes 3 damage.": "Deal 3 damage to target character.",
    "This character takes 1 less damage from attacks.":
        "If this character would be dealt combat damage, prevent 1 of that damage.",
    "Create two 1/1 Soldier tokens, exhausted.": "Create two exhausted 1/1 Soldier tokens.",
    "Choose 1 of your characters and 1 of your opponent's characters. Exchange control of those characters.":
        "Exchange control of a character you control for control of a character an opponent controls.",
    "Choose an effect on the stack with a single target. Change that target to another legal target of your "
    "choice.":
        "Choose an effect with a single target. Change the target of that effect to another legal target.",
    "*Barter* {1}: Draw a card. You can only use this ability once per turn and only during your Day Phase.":
        "*Barter* {1}: Draw a card. Activate only once per turn and only in your Day Phase.",
    "You and target opponent each draw a card.": "You draw a card and target opponent draws a card.",
    "Your opponent must discard 1 card. If they can't, draw 1 card.":
        "Each opponent discards a card. If they do not, draw a card.",
    "You may turn this face-up by paying {2}.": "You may pay {2}. If you do, turn this face-up.",
    "After you play a location, draw a card.": "Whenever you play a location, draw a card.",
    "Objective: After a character controlled by an opponent is discarded from the game board, place 1 "
    "Victory Token on this character.":
        "Objective - Whenever a character an opponent controls is discarded from the game board, place a "
        "Victory Token on this character.",
    "Draw a card. After this has been exhausted, draw a card.":
        "Draw a card. When this becomes exhausted, draw a card.",
    "Your opponents can't declare defenders while this attacks.": "This cannot be defended against.",
    "While an attachment is linked to this, opponents cannot choose it as the target of an attack.":
        "As long as an attachment is attached to this, it cannot be attacked.",
    "Reduce the acquisition cost of Beast characters in your hand by 1.":
        "Beast characters in your hand cost {1} less to play.",
    "You may activate \"Solvency\" 1 additional time during each of your turns.":
        "You may activate Solvency one additional time each turn.",
    "Equip: When the linked target would take damage from an attacker, prevent 1 of that damage.":
        "Equip - If an attacking permanent would deal damage to the linked target, prevent 1 of that damage.",
    "Discard your hand, then draw that many cards. If you discarded four or more cards this way, draw one "
    "more.":
        "Discard all cards from your hand, then draw that many cards. If there are four or more cards among "
        "them, draw a card.",
    "Choose a character you control. The chosen character gets +1 OFV until end of turn.":
        "Choose a character you control. That character gets +1 OFV until end of turn.",
    "Your opponent draws a card.": "Each opponent draws a card.",
    "If your opponent controls more characters than you, draw a card.":
        "If an opponent controls more characters than you, draw a card.",
    "Whenever your opponent plays an item, you may draw a card.":
        "Whenever an opponent plays an item, you may draw a card.",
    "Discard target character controlled by an opponent.": "Discard target character an opponent controls.",
    "Move target permanent to the void, then return it to the zone it originated from.":
        "Move target permanent to the void, then put it back into the slot it came from.",
    "Choose one: draw a card; or exhaust target character.":
        "Choose one - draw a card; or exhaust target character.",
    "Choose one: draw two cards, or discard target item.":
        "Choose one - draw two cards; or discard target item.",
    "Discard target character with a cost of 2 or less.": "Discard target character with cost 2 or less.",
    "Exhaust target character with 1 OFV and 1 DFV.": "Exhaust target character with OFV 1 and DFV 1.",
    "Each player draws cards until they have three.":
        "Each player draws cards until they have three cards in hand.",
    "This cannot be targeted by effects your opponents control.":
        "This cannot be chosen as a target by your opponents.",
    "Look at the top three cards of your deck. Put one of them into your hand and the rest on the bottom of "
    "your deck.":
        "Look at the top three cards of your deck. Put a card among them into your hand and put the rest on "
        "the bottom of your deck.",
    "When this enters the game board, discard each attachment linked to it.":
        "When this enters the game board, discard each attachment attached to it.",
    "Toll {1}: Draw a card.": "*Toll* {1}: Draw a card.",
    "Toll – {1}: Draw a card.": "*Toll* {1}: Draw a card.",
    "Sharpen - {1}: This gets +1 OFV until the end of the turn.":
        "*Sharpen* {1}: This gets +1 OFV until end of turn.",
    "Objective. When this attacks, place a Victory Token on this.":
        "Objective - When this attacks, place a Victory Token on this.",
    "At the beginning of your Evening Phase, draw one card.": "At your Evening Phase, draw a card.",
    "Your characters get +1/+1.": "Characters you control get +1 OFV and +1 DFV.",
    "Draw a card and then discard a card.": "Draw a card, then discard a card.",
    "When this comes into play, draw 2 cards.": "When this enters the game board, draw two cards.",
    "Take control of target opposing character until end of turn.":
        "Gain control of target character an opponent controls until end of turn.",
    "Each time this attacks, it gains +2 OFV until the end of turn.":
        "Whenever this attacks, it gets +2 OFV until end of turn.",
    "Return all characters to their owners' hands.": "Return each character to its owner's hand.",
    "You may discard a card. If you don't, exhaust this.": "Exhaust this unless you discard a card.",
    "Target character becomes a Construct in addition to its other types.":
        "Target character gains the subtype Construct.",
    "Objective {2}: Place a VT on this.": "Objective {2}: Place a Victory Token on this.",
    "During an opponent's turn, characters you control get +1 DFV.":
        "Characters you control get +1 DFV during an opponent's turn.",
    "*Ambush* {1}: Draw a card. Activate only during an opponent's turn.":
        "*Ambush* {1}: Draw a card. Activate only in an opponent's turn.",
    "Whenever a character you control is exhausted, draw a card.":
        "Whenever a character you control becomes exhausted, draw a card.",
    "While your main character is exhausted, this gets +2 OFV.":
        "As long as your main character is exhausted, this gets +2 OFV.",
    "Up to two other target characters get +1 OFV until end of turn.":
        "Up to two target other characters get +1 OFV until end of turn.",
    "Whenever this deals combat damage to an opponent's main character, draw a card.":
        "Whenever this deals combat damage to a main character an opponent controls, draw a card.",
    "Characters with damage counters on them get -1 OFV.": "Characters with a damage counter get -1 OFV.",
    "Discard target item. If it was a Blade, draw a card.":
        "Discard target item. If it is a Blade, draw a card.",
    "Heal 2 damage from target character.": "Heal 2 damage counters from target character.",
    "Heal 1 damage from target character.": "Heal 1 damage counter from target character.",
    "Each opponent loses one Command Token.": "Each opponent loses a Command Token.",
    "Every player discards a random card from their hand.":
        "Each player discards a card from their hand at random.",
    "Put a Rust counter on target character.": "Place a Rust counter on target character.",
    "Add two Rust counters to this.": "Place two Rust counters on this.",
    "Target permanent becomes exhausted.": "Exhaust target permanent.",
    "Each item is returned to its owner's hand.": "Return each item to its owner's hand.",
    "Your face-up characters have +1 DFV.": "Face-up characters you control get +1 DFV.",
    "This cannot be declared as a blocker.": "This cannot defend.",
    "Whenever this blocks, draw a card.": "Whenever this defends, draw a card.",
    "Equip: The equipped character gets +1 OFV.": "Equip - The linked target gets +1 OFV.",
    "Your maximum Command Tokens are increased by 1.": "Your maximum of Command Tokens is one higher.",
    "Characters you play cost {1} less.": "Characters you own cost {1} less to play.",
    "Destroy target item.": "Discard target item.",
    "*Feed* Sacrifice a character: Draw a card.": "*Feed* Discard a character you control: Draw a card.",
    "Exile target item.": "Move target item to the void.",
    "Players cannot use Contingency.": "Players cannot activate Contingency.",
    "Set the OFV of target character to 3 until end of turn.":
        "Target character has OFV 3 until end of turn.",
    "At each player's Morning Phase, that player draws a card.":
        "At the Morning Phase, the active player draws a card.",
    "At each opponent's Day Phase, that player discards a card.":
        "At the Day Phase, if the active player is an opponent, the active player discards a card.",
    "If this would be discarded, exhaust it instead and draw a card.":
        "If this would be discarded, exhaust it and draw a card instead.",
    "When this enters the game board, move another character to the void until this leaves the game board.":
        "When this enters the game board, move another character to the void. When this leaves the game "
        "board, put that character back into the slot it came from.",
    "Each player discards their hand.": "Each player discards all cards from their hand.",
    "Add {1}{1}.": "Add {2}.",
    "Equip: Command - {1}: Draw a card.": "Command {1}: Draw a card.",
    "Equip Command - {1}: Draw a card.": "Command {1}: Draw a card.",
    "Draw a card.": "Draw a card.",
    "At your Evening Phase: create a 0/1 Plant token.": "At your Evening Phase, create a 0/1 Plant token.",
    "Equip: At the Night Phase: Draw a card.": "Equip - At the Night Phase, draw a card.",
    "Your Evening: exhaust target character.": "At your Evening Phase, exhaust target character.",
    "Night Phase: draw a card.": "At the Night Phase, draw a card.",
    "At the Night Phase, discard this unless a character you control was discarded this turn.":
        "At the Night Phase, if no characters you control were discarded this turn, discard this.",
    "*Study* Draw, then discard a card.": "*Study* Draw a card, then discard a card.",
    "Gets +0/+1 while equipped.": "As long as this has an attachment, it gets +0 OFV and +1 DFV.",
    "Equip: Linked target becomes a Spirit and loses its other subtypes.":
        "Equip - The linked target becomes a Spirit.",
    "Each player sacrifices a character with the lowest DFV among characters they control.":
        "Each player discards a character they control with the lowest DFV.",
    "*Burn* Sacrifice a character you control: Draw a card.":
        "*Burn* Discard a character you control: Draw a card.",
    "Reveal cards from the top of your deck until you reveal a character. Put it into your hand and the "
    "rest on the bottom in a random order.":
        "Reveal cards from the top of your deck until you reveal a character. Put it into your hand and "
        "put the rest on the bottom of your deck in a random order.",
}  # fmt: skip
REFUSED = {
    "Night: draw a card.": "a comma follows: 'At the Night Phase, draw a card.'",
    "Equip: The linked target can't leave the game board except by being discarded.": "is said: 'The linked",
    "Face-down attachment - When the linked target is attacked, draw a card.": "face-down cards have no",
    "Then, if you discarded a token this way, you draw a card.": "what was done before is spoken of",
    "Once per turn: Draw a card.": "what is done at will begins with its name",
    "Draw a card if an even number of characters are on the game board.": "even or odd is not asked",
    "You may discard a card rather than pay that cost.": "is two abilities",
    "When either is discarded, draw a card.": "each is named by itself",
    "Draw a card for every full three resource tokens.": "each counts, 'for each resource token'",
    "End the current phase.": "'Each player skips their next Combat Phase.'",
    "Equip Support {1}: Draw a card.": "cannot read 'Support' here",
    "Command Support {1}: Draw a card.": "cannot read 'Support' here",
    "Target Goblin gets +1 OFV until end of turn.": "[[words]]",
}
# what a suggestion once made of a text: another meaning
MISLED = {
    "Whenever this is attacked, the attacking character gets -1 OFV until end of turn.": "another",
    "Whenever this deals damage, draw that many cards.": "combat damage",
    "Return target character to its owner's hand. If it was exhausted, draw a card.": "as",
    "Return target character to its owner's hand. If it had a damage counter, draw a card.": "hand",
    "Whenever this card is sumoned, draw a card.": "turned",
    "Your opponent draw a card.": "no opponents",
    "Choose card from your hand.": "the void",
    "Neutralize effect.": "two effects",
    "If it shares a subtype with this, draw a card.": "searches",
    "At your Evening Phase, if this did not attack this turn, exhaust it.": "Druid",
    "Whenever an opponent targets this with an effect, draw a card.": "gets",
    "If this would be discarded, exhaust it instead, draw a card.": ". Draw",
}


@pytest.mark.parametrize("text", HOUSE)
def test_other_words_are_printed_in_the_houses(text):
    texts = fresh()
    found = understood(texts, text)
    assert found.printed == HOUSE[text]
    assert texts.write(found.reading.program) == HOUSE[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_said_is_refused_with_a_reason(text):
    with pytest.raises(CardError) as found:
        understood(fresh(), text)
    assert REFUSED[text] in found.value.message


@pytest.mark.parametrize("text", MISLED)
def test_no_suggestion_means_something_else(text):
    try:
        understood(fresh(), text)
    except CardError as error:
        assert f"mean {MISLED[text]!r}" not in error.message
        assert error.fix is None or MISLED[text] not in error.fix.text


SLIPS = {
    "Darw a card.": "Draw",
    "Drwa a crad.": "Draw",
    "Gain contorl of target character until end of turn.": "control",
    "Target charcter gets +1 OFV until end of tunr.": "character",
}


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_of_the_pen_is_mended_by_a_word_that_can_stand_there(text):
    with pytest.raises(CardError) as found:
        understood(fresh(), text)
    assert found.value.fix is not None and found.value.fix.text == SLIPS[text]


@pytest.mark.parametrize(
    "frame, wrong",
    [
        ('type = "Item"', False),
        ('type = "Item"\nextra = "Relic"', True),
        ('type = "Human"\ncost = 1\nofv = 1\ndfv = 1\nslots = 1', True),
    ],
)
def test_equip_is_left_out_only_where_it_says_nothing(frame, wrong):
    more = Pool(rules_registry())
    card = f'[[card]]\nname = "Horn"\n{frame}\ntext = "Equip Command - {{1}}: Draw a card."\n'
    words = '[[words]]\nsubtypes = ["Human"]\n'
    more.load([*tables_in(words, "words.toml"), *tables_in(card, "horn.toml")])
    assert [error.message for error in more.errors] == wrong * [
        "Command and Equip are two keywords, and an ability has one of them"
    ]


def test_a_line_that_is_too_long_for_other_words_is_put_into_none(monkeypatch):
    """It would be for nothing, and take seconds."""
    put: list[str] = []
    texts = fresh()
    words = texts.language.words

    def note(found: re.Match[str]) -> str:
        put.append(found[0])
        return "yyy"

    noting = Habit(re.compile("zzz"), note)
    monkeypatch.setattr(words, "spelling", words.spelling._replace(habits=(noting,)))
    for line in ("Draw zzz.", "Draw zzz." + " " * LONGEST):
        with pytest.raises(CardError):
            understood(texts, line)
    assert put == ["zzz"]

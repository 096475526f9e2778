"""What designers say of hand sizes, Battles, groups, names and the like is put into the house's words."""

# ruff: noqa: E501  # a wording and what the house writes

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.language.texts import abilities
from tests.cards.oversoul.corpus import refused, texts
from tests.clauses.oversoul.table import entries
from tests.clauses.oversoul.table import refused as refused_card

WORDINGS = [
    ("●During your Return Phase, your hand size limit is 7 instead of 5", "●Your hand size is 7"),
    ("●Your hand size limit is increased by 2", "●Your hand size is 2 more"),
    ("●Increase your maximum hand size by 1", "●Your hand size is 1 more"),
    ("●Your opponent's hand size during their Return Phase is 4", "●Your opponent's hand size is 4"),
    ("●While this card is Active, your hand size is 7", "●While this card is Active* Your hand size is 7"),
    (
        "●While Battling a Damaged card* This card Has 2 additional DMG",
        "●While this card Battles a Damaged card* This card Has +2 DMG",
    ),
    (
        "●This card has 2 additional DMG while Battling UNDEAD Units",
        "●While this card Battles an UNDEAD Unit* This card Has +2 DMG",
    ),
    (
        "●While Battling a Unit with higher SPD* This card Has BARRIER",
        "●While this card Battles a Unit with more SPD than this card* This card Has BARRIER",
    ),
    ("●While this Unit is Battling an Event* Has +1 DMG", "●While this card Battles an Event* Has +1 DMG"),
    (
        "●ENTER* Spawn 1 TOTEM Unit (DMG 1, SPD 2, HP 2) for every 3 cards in your Idle Zone (max 3)",
        "●ENTER* Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP) for every 3 cards in your Idle Zone (max 3)",
    ),
    (
        "●ENTER* Draw 1 card for every 2 Constructs on your board",
        "●ENTER* Draw 1 for every 2 Constructs on your board",
    ),
    (
        "●ENTER* Deal 1 DMG to the opposing Leader for each 2 of your Units",
        "●ENTER* Deal 1 DMG to the opposing Leader for every 2 of your Units",
    ),
    (
        "●If another card on your board is Healed by an Ability (Once each turn)* Draw 1 card",
        "●If another card on your board is Healed by an Ability (Once each turn)* Draw 1",
    ),
    (
        "●AURA (your Units)* Takes 1 less DMG from Attacking Units (to a minimum of 1)",
        '●AURA (only Units)* Have "●This card Takes 1 less DMG from Attacks (min 1)"',
    ),
    ("●This card Takes 2 less DMG (to a minimum of 1)", "●This card Takes 2 less DMG (min 1)"),
    (
        "●This card Consumes 1 less ENERGY for each card in both Idle Zones with the CHAOS Archetype (minimum 3)",
        "●This card costs 1 less ENERGY for each CHAOS card in each player's Idle Zone (min 3)",
    ),
    ("●Your –Units Consume 1 less ENERGY (to a minimum of 1)", "●Your -Units cost 1 less ENERGY (min 1)"),
    (
        "●ACTIVATE* Deal 2 DMG to ALL opposing Units, then Heal 1 HP to your Leader for each of those Units that Shattered",
        "●ACTIVATE* Deal 2 DMG to all opposing Units, then Heal 1 HP to your Leader for each Unit Shattered this way",
    ),
    (
        "●Deal 3 DMG to all Units, then Draw 1 card for each Unit Shattered this way",
        "●Deal 3 DMG to all Units, then Draw 1 for each Unit Shattered this way",
    ),
    (
        '●SACRIFICE* You can Select 1 VIGOR Unit in your Idle Zone, except "Thornheart Sapling"➤ Return it to your hand',
        '●SACRIFICE* You can Select 1 VIGOR Unit in your Idle Zone not named "Thornheart Sapling"➤ Return it to your hand',
    ),
    (
        '●Draw 1 Unit other than "Ember Oath" from your Deck',
        '●Draw 1 Unit in your Deck not named "Ember Oath"',
    ),
    (
        "●Draw 1 –DRAGON with RANK equal to or lower than your Leader's RANK, then reduce its ENERGY Cost by 1 (this turn)",
        "●Draw 1 -DRAGON with RANK up to your Leader's, then Reduce its ENERGY Cost by 1 (this turn)",
    ),
    (
        "●ENTER* Expose 1 random card in your opponent's hand, if it's an Event* Discard it",
        "●ENTER* Expose 1 random card in your opponent's hand, if it is an Event* Discard it",
    ),
    (
        "●If this card's Ability Deals 6 or more DMG to a single card (Once each turn)* Reactivate this card & Gain DYNAMO",
        "●If this card Deals 6 or more DMG to a card with Abilities (Once each turn)* Reactivate this card & Gain DYNAMO",
    ),
    (
        "●Activate only as Timeshift 3 or higher* Cancel ALL opposing card Activations & Abilities in this Timeshift",
        "●Activate only as Timeshift 3 or higher* Cancel all opposing cards & Abilities",
    ),
    (
        "●SHATTER (this Construct) (Once each Game)* Draw 1",
        "●(this Construct) SHATTER (Once each Game)* Draw 1",
    ),
    (
        "●Shatter all opposing Units, then Draw 1 card for each card Shattered this way",
        "●Shatter all opposing Units, then Draw 1 for each card Shattered this way",
    ),
    (
        "●CAST* Select 1 Unit with lower RANK than your Leader➤ Shatter it",
        "●CAST* Select 1 Unit with RANK lower than your Leader's➤ Shatter it",
    ),
    (
        "●While Battling a Unit with more HP than this card* This card Has 1 additional DMG",
        "●While this card Battles a Unit with more HP than this card* This card Has +1 DMG",
    ),
    (
        "●This card Has 1 additional DMG for every 2 Constructs Attached to it",
        "●This card Has +1 DMG for every 2 Constructs Attached to this card",
    ),
    (
        "●This card Consumes 1 less ENERGY for every 3 Units in your Idle Zone",
        "●This card costs 1 less ENERGY for every 3 Units in your Idle Zone",
    ),
    (
        "●HEAL* Draw 1 card for every 2 of your FLOW Units or FLOW Events",
        "●HEAL* Draw 1 for every 2 of your FLOW Units or FLOW Events",
    ),
    (
        "●If a Unit on your board Attacks (Once each turn)* Give it 1 additional DMG (until End of Battle)",
        "●If one of your Units Attacks (Once each turn)* Give it 1 DMG (until End of Battle)",
    ),
    (
        "●ENTER* Give 1 Unit on your board 2 additional HP (this turn)",
        "●ENTER* Give 1 Unit on your board 2 HP (this turn)",
    ),
    (
        '●While there are 3 or more "Ember" marks on this card* Has +1 DMG',
        '●While this card is a card with 3 or more "Ember" marks* Has +1 DMG',
    ),
    (
        '●While there are at least 3 "Ember" marks on this card* Has +1 DMG',
        '●While this card is a card with 3 or more "Ember" marks* Has +1 DMG',
    ),
    ("●Select 1 Unit with 3 SPD➤ Shatter it", "●* Select 1 Unit with exactly 3 SPD➤ Shatter it"),
    (
        "●You can Activate 1 Construct in your hand, it Consumes 1 less ENERGY",
        "●You can Activate 1 Construct in your hand, it costs 1 less ENERGY",
    ),
    (
        "●Draw 1 Construct, then you can Activate it, it Consumes 1 less ENERGY",
        "●Draw 1 Construct, then you can Activate it, it costs 1 less ENERGY",
    ),
    (
        "●If your opponent has more Units than you* This card Consumes 2 less ENERGY",
        "●While you have less Units than your opponent* This card costs 2 less ENERGY",
    ),
    (
        "●While your opponent has more cards in their hand than you* This card Has +1 DMG",
        "●While you have less cards in your hand than your opponent* This card Has +1 DMG",
    ),
    ("●Adjacent Units on your board Have 1 additional HP", "●The Units adjacent to this card Have +1 HP"),
    ("●ALL adjacent Units Have GUARD", "●The Units adjacent to this card Have GUARD"),
    (
        "●Activate only if an opposing card's Ability is used* Cancel that Ability",
        "●Activate only if your opponent uses an Ability* Cancel it",
    ),
    (
        "●Activate only if an opposing Unit's ACTIVATE Ability is used* Cancel it",
        "●Activate only if your opponent uses a Unit ACTIVATE Ability* Cancel it",
    ),
    (
        "●Select up to 3 cards in either Idle Zone➤ Return them to the bottom of their owner's Decks",
        "●* Select up to 3 cards in either Idle Zone➤ Return them to the bottom of their owners' Deck",
    ),
    (
        "●Select 1 Construct Attached to an opposing card➤ Exile it",
        "●* Select 1 opposing Attached Construct➤ Exile it",
    ),
    (
        "●Select 1 Construct Attached to a Unit on the opposing board➤ Shatter it",
        "●* Select 1 opposing Attached UNIT Construct➤ Shatter it",
    ),
    (
        "●Sacrifice 1 Construct Attached to one of your Units➤ Draw 1 card",
        "●* Sacrifice 1 Attached UNIT Construct on your board➤ Draw 1",
    ),
    ("●Discard the top 3 cards of each player's Deck", "●Each player Discards the top 3 cards of their Deck"),
    ("●Cards in Idle Zones can't be Spawned", "●All cards in each player's Idle Zone can't be Spawned"),
    (
        "●If a card on your board would be Exiled (Once each turn)* It is Returned to your hand instead",
        "●If a card on your board would be Exiled (Once each turn)* Return it to its owner's hand instead",
    ),
    (
        "●If this card would be Shattered (Once while Active)* It is Exiled instead",
        "●If this card would be Shattered (Once while Active)* Exile this card instead",
    ),
    (
        "●Reveal the top card of your Deck, if it is a Unit* Spawn it, if it isn't* Discard it",
        "●Reveal the top card of your Deck, if it is a Unit* Spawn it, otherwise Discard it",
    ),
    (
        "●Reveal the top 3 cards of your Deck, add 1 of them to your hand & Return the rest to the bottom of your Deck in any order",
        "●Reveal the top 3 cards of your Deck, then Draw 1 of them & Return the rest to the bottom of your Deck in any order",
    ),
    ("●Attach only to a MECHNOID Unit*", "●Attach only to MECHNOID Units*"),
    (
        '●Give 1 opposing Unit "●Can\'t Attack" (until your next cycle)',
        '●Give 1 opposing Unit "●This card can\'t Attack" (until your next cycle)',
    ),
    (
        "●If this card Attacks a Unit with higher SPD* Gain 2 DMG (until End of Battle)",
        "●If this card Attacks a Unit with more SPD than this card* Gain 2 DMG (until End of Battle)",
    ),
    ("●CAST (it isn't your turn)* Draw 1", "●CAST (not during your turn)* Draw 1"),
    (
        "●QUICK (it isn't your turn, Once each turn)* Draw 1",
        "●QUICK (not during your turn, Once each turn)* Draw 1",
    ),
    ("●If a Unit that isn't a TOTEM is Shattered* Draw 1", "●If a non-TOTEM Unit is Shattered* Draw 1"),
    ("●Shatter 1 Unit that isn't a DRAGON", "●Shatter 1 non-DRAGON Unit"),
    (
        "●Each time this card Shatters a Unit, Heal your Leader 2 HP",
        "●If this card Shatters a Unit* Heal 2 HP to your Leader",
    ),
    (
        "●Whenever you Activate an Event, this card Gains 1 DMG (this turn)",
        "●If you Activate an Event* Gain 1 DMG (this turn)",
    ),
    (
        "●While this card is Exhausted* Adjacent Units Have BARRIER",
        "●While this card is Exhausted* The Units adjacent to this card Have BARRIER",
    ),
    (
        "●While a Construct is Attached to this card* It Has RESISTANT",
        "●While this card is a card with Constructs* This card Has RESISTANT",
    ),
    (
        "●As long as you have a DRAGON on your board, your –Units Consume 1 less ENERGY",
        "●While you have 1 or more DRAGON on your board* Your -Units cost 1 less ENERGY",
    ),
    ("●Can only be Attacked by Units with AVIAN", "●All Units without AVIAN can't Attack this card"),
    (
        "●This card can't Attack unless you have 2 or more other Units",
        "●While you have 1 or less other Units* This card can't Attack",
    ),
    ("●DMG your Leader Takes is reduced by 1", "●Your Leader Takes 1 less DMG"),
    ("●Whenever this Unit Attacks, Draw 1 card", "●ATTACK* Draw 1"),
    (
        "●HONEST* Whenever a Unit Shatters, Draw 1 card",
        "●If a Unit Shatters (this card is Undamaged)* Draw 1",
    ),
    (
        "●This card can't Attack unless you have another UNDEAD Unit",
        "●While you have no other UNDEAD Units* This card can't Attack",
    ),
    (
        '●Whenever a Unit Shatters, place 1 "Soul" mark on this card',
        '●If a Unit Shatters* Place 1 "Soul" mark on this card',
    ),
    (
        "●Activate only if there are a total of 10 or more cards in both Idle Zones*",
        "●Activate only if the number of cards in each player's Idle Zone is 10 or more*",
    ),
    (
        "●While there are cards of 6 or more Archetypes Active on your board* This card Has CRYSTALIZED",
        "●While the number of different Archetypes among Active cards on your board is 6 or more* This card Has CRYSTALIZED",
    ),
    (
        "●While there are 3 or more cards in both Idle Zones* Has +1 DMG",
        "●While the number of cards in each player's Idle Zone is 3 or more* Has +1 DMG",
    ),
    (
        "●This card Has +1 DMG for each UNDEAD Unit in both Idle Zones",
        "●This card Has +1 DMG for each UNDEAD Unit in each player's Idle Zone",
    ),
    (
        "●When a Unit is Spawned on the opposing board* Deal 1 DMG to it",
        "●When an opposing Unit is Spawned* Deal 1 DMG to it",
    ),
    (
        "●If a Unit is Activated on your board* Give it BARRIER",
        "●If one of your Units is Activated* Give it BARRIER",
    ),
    (
        "●If an opposing Event is Activated while this card is Exhausted* Draw 1 card",
        "●If an opposing Event is Activated (this card is Exhausted)* Draw 1",
    ),
    (
        "●If an opposing Event is Activated while this card is Exhausted (Once each turn)* Draw 1 card",
        "●If an opposing Event is Activated (this card is Exhausted, Once each turn)* Draw 1",
    ),
    (
        "●Your first –Unit Activated each turn Consumes 1 less ENERGY",
        "●Your -Units as the first in a turn cost 1 less ENERGY",
    ),
    ("●Both players' Units can't Attack Leaders", "●All Units can't Attack a Leader"),
    (
        "●ACTIVATE* Select 1 Prepared card on your board➤ Activate it without Consuming its ENERGY",
        "●ACTIVATE* Select 1 Prepared card on your board➤ Activate it, it costs 50 less ENERGY",
    ),
    (
        "●ENTER* You can Activate 1 Construct in your hand without Consuming ENERGY",
        "●ENTER* You can Activate 1 Construct in your hand, it costs 50 less ENERGY",
    ),
    (
        "●If you Draw a card while you have 3 or more Events on your board* Heal 1 HP to your Leader",
        "●If you Draw a card (you have 3 or more Events on your board)* Heal 1 HP to your Leader",
    ),
]


def pool_of(card):
    """The lines of one card, as they are printed."""
    found = Pool(registry())
    found.load(entries(card))
    found.finish()
    assert not found.errors, [str(error) for error in found.errors]
    return next(iter(found.all())).lines


@pytest.mark.parametrize(("said", "house"), WORDINGS, ids=[said[:50] for said, _ in WORDINGS])
def test_a_wording_is_printed_in_the_words_of_the_house(said, house):
    assert " ".join(understood(texts(), one).printed for _, one in abilities(said)) == house


@pytest.mark.clause("oversoul 10.1.2")
def test_each_time_is_no_when_and_does_not_miss_its_timing():
    for said in ("Whenever a Unit Shatters, Draw 1", "Each time a Unit Shatters* Draw 1"):
        assert understood(texts(), f"●{said}").printed == "●If a Unit Shatters* Draw 1"
    assert understood(texts(), "●When a Unit Shatters, Draw 1").printed == "●When a Unit Shatters* Draw 1"


@pytest.mark.parametrize(
    "said",
    [
        "●ENTER* Expose 1 random card in your opponent's hand, if it's an Event* Discard it, if not* Draw 1 card",
        '●Draw 1 Unit, except "Ember Oath" Units',
        "●While this card Battles another Unit* Has +1 DMG",
    ],
)
def test_what_would_say_something_else_is_refused(said):
    """Where nothing was Exposed, what is done if it is no Event is not done either; a Faction is no name."""
    with pytest.raises(CardError):
        understood(texts(), said)


def test_its_own_name_in_quotes_stays_a_name():
    said = '●ENTER* Draw 1 Unit, except "Ember Oath"'
    assert understood(texts(), said, "Ember Oath").printed == '●ENTER* Draw 1 Unit not named "Ember Oath"'
    assert refused("●ENTER* Draw 1 Unit, except Ember Oath")


def test_ways_that_stand_below_each_other_are_one_line():
    for sign in "–-−—":
        found = pool_of(
            f"Card  Event ORDER I -1 CAST\n●Choose 1 of the following:\n{sign} Draw 1\n{sign} Exhaust 1 Unit\n"
        )
        assert found == ("●Choose 1: Draw 1 / Exhaust 1 Unit",)


@pytest.mark.clause("oversoul 8.0.2")
def test_how_things_stand_triggers_nothing_on_a_card_that_stays():
    errors = refused_card("Card  Event ORDER I +1 BOARD 4\n  ●If you have 3 or more Units* Draw 1")
    assert any("asked at a moment" in one for one in errors), errors

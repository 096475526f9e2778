"""What a text speaks of is there when it is carried out: what was paid, how many, and of what."""

from pathlib import Path

import pytest

from sandtable.scenario import parse, run

from .corpus import refused

CARD = """
[[card]]
name = "Teller"
cost = 1
type = "Human"
ofv = 1
dfv = 5
slots = 1
text = '''{text}'''
"""
ITEM = """
[[card]]
name = "Teller"
type = "Item"
text = '''{text}'''
"""


def play(text, position, do, holds, card=CARD):
    """One line of a card, and the words of the position that it leads to."""
    scenario = f'''
title = "spoken of"
game = "athernum"
seed = "1"
position = """
1.main=Forgemother_Ulda 1.deck=Netcaster,Netcaster,Netcaster,Netcaster,Netcaster
2.main=Admiral_Sethe_Morrow 2.deck=Netcaster,Netcaster,Netcaster {position}
"""
[[step]]
do = "{do}"
expect = {{ {holds} }}
'''
    run(parse(scenario + card.format(text=text), "spoken of", Path()))


def test_what_was_paid_is_known_to_the_effect():
    play(
        "*Pyre* Discard another character you control: Deal damage equal to its OFV to target character.",
        "1.chars=Teller,Rivet_Sergeant 2.chars=Deepwater_Levy",
        "use:1c1#1 pick:2c1 pass pass",
        'holds = "2.chars=Deepwater_Levy[d2]"',
    )


def test_how_many_were_paid_is_known_to_the_effect():
    play(
        "*Spend* Remove all Briar counters from this: Draw that many cards.",
        "1.chars=Teller[Briar:2]",
        "use:1c1#1 pass pass",
        'holds = "1.chars=Teller 1.hand=Netcaster,Netcaster"',
    )


@pytest.mark.clause("athernum R139")
def test_all_counters_are_no_cost_where_there_is_none():
    with pytest.raises(Exception, match="costs all Briar counters there are, and there is none"):
        play(
            "*Spend* Remove all Briar counters from this: Draw that many cards.",
            "1.chars=Teller",
            "use:1c1#1",
            "",
        )


def test_what_is_moved_to_where_it_lies_is_not_counted():
    play(
        "*Clear* Move each other character you control to the void. Move those characters to the void. "
        "Draw that many cards.",
        "1.chars=Teller,Netcaster,Netcaster",
        "use:1c1#1 pass pass",
        'holds = "1.chars=Teller 1.void=Netcaster,Netcaster", gone = "1.hand"',
    )


def test_an_offer_that_is_declined_counts_nothing():
    play(
        "*Haggle* Discard a card. You may discard a card. Draw that many cards.",
        "1.chars=Teller 1.hand=Rivet_Sergeant,Cog_Peddler",
        "use:1c1#1 pass pass pick:Cog_Peddler no",
        'holds = "1.hand=Rivet_Sergeant"',
    )


def test_how_much_damage_was_dealt_is_known_to_what_it_triggers():
    play(
        "Whenever this is dealt damage, draw that many cards.",
        "turn=3 active=2 1.chars=Teller 2.chars=Deepwater_Levy",
        "combat attack:2c1 at:1c1 undefended pass pass pass pass",
        'holds = "1.hand=Netcaster,Netcaster"',
    )


def test_the_linked_target_is_known_when_the_attachment_has_paid_for_it():
    play(
        "Equip *Burst* Discard this: The linked target gets +2 OFV until end of turn.",
        "1.chars=Rivet_Sergeant+Teller",
        "use:1c1.1#1 pass pass",
        'values = { 1c1 = "4/2" }, holds = "1.discard=Teller"',
        ITEM,
    )


def test_the_next_time_is_once():
    play(
        "*Ward* The next time a character you control would be discarded this turn, draw a card instead.\n"
        "*Cull* Discard target character you control. Activate any number of times per turn.",
        "1.chars=Teller,Rivet_Sergeant",
        "use:1c1#1 pass pass use:1c1#2 pick:1c2 pass pass use:1c1#2 pick:1c2 pass pass",
        'holds = "1.chars=Teller 1.hand=Netcaster 1.discard=Rivet_Sergeant"',
    )
    play(
        "*Ward* The next time this would be dealt damage this turn, prevent that damage.",
        "turn=3 1.chars=Teller 2.chars=Deepwater_Levy,Deepwater_Levy",
        "use:1c1#1 pass pass combat attack:1c1 at:2c1 undefended pass pass",
        'holds = "1.chars=Teller[x]"',
    )


def test_a_whole_turn_of_an_opponent():
    line = "Characters you control get +1 OFV during an opponent's turn."
    play(line, "1.chars=Teller", "end pass pass", 'values = { 1c1 = "2/5" }')
    play(line, "1.chars=Teller active=2", "end pass pass", 'values = { 1c1 = "1/5" }')
    mine = "Characters you control get +1 OFV during your turn."
    play(mine, "1.chars=Teller", "end pass pass", 'values = { 1c1 = "1/5" }')
    play(mine, "1.chars=Teller active=2", "end pass pass", 'values = { 1c1 = "2/5" }')


def test_a_token_of_subtypes_alone_is_a_character():
    play(
        "*Make* Create a 1/1 Construct token.\nOther characters you control get +1 DFV.",
        "1.chars=Teller",
        "use:1c1#1 pass pass",
        'values = { 1c2 = "1/2" }',
    )


@pytest.mark.clause("athernum 3.0.6c")
def test_a_resource_token_is_of_your_faction():
    play(
        "*Mint* Create a resource token of your faction.",
        "1.chars=Teller",
        "use:1c1#1 pass pass",
        'holds = "1.res=Ironwright_Resource_Token"',
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Discard two or more cards.", "an order says how many"),
        ("Exhaust three or fewer characters.", "an order says how many"),
        ("If you control two characters, discard that many cards.", "nothing before it that was counted"),
        ("Whenever this attacks, draw that many cards.", "nothing before it that was counted"),
        ("Whenever a character is healed, draw that many cards.", "nothing before it that was counted"),
        (
            "Target character gets +1 OFV until end of turn. Draw that many cards.",
            "nothing before it that was counted",
        ),
        ("This enters the game board exhausted. When this attacks, draw a card.", "begin a new line"),
        ("Create a character token of your faction.", "only resource tokens"),
        ("Characters your opponents control must attack this if able.", "only attacking and defending"),
        ("Your opponents must discard a card if able.", "only attacking and defending"),
        ("You may play items during the Combat Phase.", "as the rules say"),
        ("You may play items from your discard pile during the Combat Phase.", "outside the Day Phase"),
        ("Players cannot shuffle their deck.", "not something that can be forbidden"),
        ("Humans cannot be chosen as a main character.", "of itself alone"),
        ("Whenever an exhausted character is turned face-up, draw a card.", "lies the other way"),
        ("When this is discarded from your deck, draw a card.", "hears nothing"),
        ("If you control nine characters, discard a card. Draw that many cards.", "only if something is so"),
        ("Heal up to two damage counters from each character.", "for one thing, not for several"),
    ],
)
def test_what_cannot_be_carried_out_is_refused(text, words):
    assert words in refused(text).message

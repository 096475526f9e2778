"""Wordings in the rulebook's own words: what each does, and what is refused as it would do something else."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.scenario import parse, run

from .corpus import fresh
from .test_further import PLACE, scenario


def printed(text: str) -> str:
    return understood(fresh(), text).printed


@pytest.mark.parametrize(
    "text",
    [
        "Each player draws a card, then discard a card.",
        "Target opponent discards a card and draw a card.",
        "Target opponent reveals their hand, then choose a card in their hand and they discard that card.",
        "Each opponent exhausts a character they control and draw a card.",
    ],
)
def test_a_verb_without_a_subject_is_not_guessed(text):
    with pytest.raises(CardError, match="who is to"):
        understood(fresh(), text)


@pytest.mark.parametrize(
    "text, house",
    [
        (
            "Choose one: • Exhaust target character. • Draw a card. Then discard a card.",
            "Choose one - exhaust target character; or draw a card, then you discard a card.",
        ),
        ("Choose one: Draw a card. Discard a card.", "Choose one - draw a card; or discard a card."),
        (
            "Choose one: draw a card, or exhaust target character.",
            "Choose one - draw a card; or exhaust target character.",
        ),
    ],
)
def test_each_bullet_is_one_way(text, house):
    assert printed(text) == house


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: draw a card or exhaust target character. Then discard this card.",
        "When this enters the game board, choose one: draw a card; or discard a card. Then exhaust this.",
    ],
)
def test_what_follows_the_ways_is_no_further_way(text):
    with pytest.raises(CardError):
        understood(fresh(), text)


@pytest.mark.parametrize(
    "text",
    [
        "Discard an exhausted card from your hand.",
        "Return a face-down character card from your discard pile to your hand.",
    ],
)
def test_what_lies_in_a_hand_or_a_pile_has_no_side(text):
    with pytest.raises(CardError, match="only what lies on the game board"):
        understood(fresh(), text)


@pytest.mark.parametrize(
    "text",
    [
        "When this is discarded, create a 2/2 Construct character token for each attachment attached to it.",
        "Whenever a character you control is discarded, draw a card for each attachment attached to it.",
        "When this leaves the game board, return each attachment attached to this to its owner's hand.",
    ],
)
def test_what_has_left_has_no_attachments(text):
    with pytest.raises(CardError, match="no attachments any more"):
        understood(fresh(), text)


@pytest.mark.parametrize(
    "text, house",
    [
        ("{1} Support — Draw a card.", "Support {1}: Draw a card."),
        ("{1}[Verdance] Support: Draw a card.", "Support {1}[Verdance]: Draw a card."),
        ("Support (Activation Fee {2}): Draw a card.", "Support {2}: Draw a card."),
        ("Place two Rust markers on target permanent.", "Place two Rust counters on target permanent."),
        ("Tap the Barrels - Exhaust this card: Add {1}.", "*Tap the Barrels* Exhaust this card: Add {1}."),
        (
            "Each player discards down to three cards.",
            "Each player chooses three cards in their hand and discards the rest.",
        ),
        (
            "Target opponent chooses one: they discard a card, or they lose a Command Token.",
            "Target opponent loses a Command Token unless they discard a card.",
        ),
        (
            "Damage dealt to your main character is reduced by 1.",
            "If your main character would be dealt damage, prevent 1 of that damage.",
        ),
        (
            "*Deal* Discard a card: Draw a card. If the discarded card was a character, draw two cards "
            "instead.",
            "*Deal* Discard a card: If that card is a character, draw two cards. Otherwise, draw a card.",
        ),
    ],
)
def test_how_the_rulebook_says_it(text, house):
    assert printed(text) == house


def test_other_than_this_is_not_other_than_something_else():
    text = "Deal 1 damage to each character other than this card."
    assert printed(text) == "Deal 1 damage to each other character."
    with pytest.raises(CardError):
        understood(fresh(), f"Exhaust target character. {text}")


def test_which_card_was_discarded_is_not_guessed_where_another_was_spoken_of():
    with pytest.raises(CardError):
        understood(
            fresh(),
            "*Go* Discard a card: Return target card from your discard pile to your hand. If the discarded "
            "card was an item, draw a card.",
        )


TRIALS = [
    {
        "says": "Each player may activate only one Support ability each turn.",
        "position": "1.chars=Speaker 1.hand=Backer,Backer 1.res=Resource_Token,Resource_Token",
        "do": "support:Backer pass pass",
        "lacks": ["support:Backer"],
    },
    {
        "says": "*Count* Each player with more than two cards in hand draws a card.",
        "position": "1.chars=Speaker 1.hand=Giant,Giant 2.hand=Giant,Giant,Giant",
        "do": "use:1c1#1 pass pass",
        "holds": "1.hand=Giant,Giant 2.hand=Mug,Giant,Giant,Giant",
    },
    {
        "says": "Characters with more than one damage counter get +1 OFV.",
        "position": "1.chars=Speaker,Wall[d1],Wall[d2]",
        "do": "",
        "values": {"1c2": "1/9", "1c3": "2/9"},
    },
    {
        "says": "This enters the game board exhausted with two exhaustion counters on it.",
        "position": "1.hand=Speaker 1.res=Resource_Token",
        "do": "play:Speaker pass pass",
        "holds": "1.chars=Speaker[x/e2]",
    },
    {
        "says": "This enters the game board exhausted with two additional exhaustion counters on it.",
        "position": "1.hand=Speaker 1.res=Resource_Token",
        "do": "play:Speaker pass pass",
        "holds": "1.chars=Speaker[x/e3]",
    },
    {
        "says": "*Hide* Attach target attachment you control to this card face-down.",
        "position": "1.chars=Speaker,Wall+Whetstone",
        "do": "use:1c1#1 pass pass",
        "holds": "1.chars=Speaker+Whetstone[f],Wall",
    },
    {
        "says": "*Hide* Attach an item card from your hand to this card face-down.",
        "position": "1.chars=Speaker 1.hand=Whetstone",
        "do": "use:1c1#1 pass pass pick:Whetstone",
        "holds": "1.chars=Speaker+Whetstone[f]",
    },
    {
        "says": "*A* Create a token that is a copy of your main character, except it has no Victory Token "
        "Field.",
        "position": "1.chars=Speaker pool=6",
        "do": "use:1c1#1 pass pass",
        "holds": "1.chars=Speaker,Forgemother_Ulda pool=6",
    },
    {
        "says": "*Rest* Draw a card. Activate this ability only if you entered the combat phase this turn.",
        "position": "1.chars=Speaker",
        "do": "combat end-combat",
        "has": ["use:1c1#1"],
    },
    {
        "says": "*Rest* Draw a card. Activate this ability only if you entered the combat phase this turn.",
        "position": "1.chars=Speaker",
        "do": "",
        "lacks": ["use:1c1#1"],
    },
    {
        "says": "Whenever you activate a Support ability, if you have activated two or more Support "
        "abilities this turn, place a Rust counter on this.",
        "position": "1.chars=Speaker 1.hand=Backer,Backer 1.res=Resource_Token,Resource_Token",
        "do": "support:Backer pass pass support:Backer pass pass pass pass",
        "holds": "1.chars=Speaker[Rust:1]",
    },
    {
        "says": "*Build* Create a 1/1 Construct character token with two item slots.",
        "position": "1.chars=Speaker 1.hand=Whetstone,Shield",
        "do": "use:1c1#1 pass pass attach:Whetstone>1c2 pass pass attach:Shield>1c2 pass pass",
        "holds": "1.chars=Speaker,Construct_Token+Whetstone+Shield",
    },
]


@pytest.mark.parametrize("text", TRIALS, ids=lambda text: text["says"][:60])
def test_it_does_what_it_says(text):
    run(parse(scenario(text), text["says"], PLACE))

"""What an Attached card gains, what an AURA lets cards Attack, how many TOTEMs, what a cost is raised by."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.oversoul.cardset.pool import load
from tests.clauses.oversoul.table import lay, refused

POOL = load()


def house(text):
    return understood(POOL.texts, text).printed


@pytest.mark.clause("oversoul R114", "oversoul 5.3.12", "oversoul 8.5.4")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("●The Attached Unit gains THORNS", "●The Attached card Has THORNS"),
        (
            "●The Attached Unit gains THORNS and can't be Healed",
            "●The Attached card Has THORNS; The Attached card can't be Healed",
        ),
        ("●Attached Unit gets +1 DMG", "●The Attached card Has +1 DMG"),
        (
            "●AURA (RAPTORS)* Can attack Leaders the turn they enter",
            '●AURA (only RAPTOR)* Have "●This card can Attack Leaders the turn it Enters"',
        ),
        (
            "●SACRIFICE* Spawn 2 NATURA TOTEMS with 2 DMG, 2 SPD and 1 HP each",
            "●SACRIFICE* Spawn 2 TOTEM (RANK I, 2 DMG, 2 SPD, 1 HP, NATURA)",
        ),
        (
            "●CAST* Return 1 Event in your Idle Zone to your hand, its cost is increased by 1 this turn",
            "●CAST* Return 1 Event in your Idle Zone to your hand, "
            "then Increase its ENERGY Cost by 1 (this turn)",
        ),
    ],
)
def test_it_is_put_into_the_words_of_the_house(said, meant):
    assert house(said) == meant


@pytest.mark.clause("oversoul 5.3.12")
@pytest.mark.parametrize(
    "line", ["●The Attached Unit gains 1 DMG (this turn)", "●The Attached Unit gains THORNS this turn"]
)
def test_what_is_gained_for_a_while_is_not_had_for_ever(line):
    assert refused(f"Bell Construct ORDER I -1 UNIT 3\n  {line}\n")


@pytest.mark.clause("oversoul 5.3.12")
def test_what_the_attached_unit_gains_goes_with_the_construct():
    cards = "Bell Construct ORDER I -1 UNIT 3\n  ●The Attached Unit gains THORNS\n"
    cards += "Break Event ORDER I -1 QUICK\n  ●* Select 1 Construct➤ Shatter it\n"
    t = lay("1.U1=Stone+Bell 1.hand=Break", cards)
    assert t.keys("1U1") == {"THORNS"}
    assert t.do("play:Break zone:E1 ..").keys("1U1") == set()


@pytest.mark.clause("oversoul R114")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("●CAST* Remove 2 Feather marks> Draw 1 card", 'Remove 2 "Feather" marks from this card'),
        ("●Opposing +cards generate 1 less ENERGY (minimum 1)", "Your +Units Generate 1 additional ENERGY"),
        ("●Select 1 opposing Unit> It must attack next turn if able", "Give it BERSERK (until"),
        ("●HONEST* Can Guard without being Exhausted", "If this card Guards* Reactivate this card"),
    ],
)
def test_a_refusal_says_what_can_be_written(text, said):
    with pytest.raises(CardError) as caught:
        house(text)
    assert said in caught.value.message


@pytest.mark.clause("oversoul R114")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("●ENTER* Deal 2 DMG to the Leader of your opponent", "●ENTER* Deal 2 DMG to the opposing Leader"),
        (
            "●When this card Enters* Remove all Roles from the Attached Unit",
            "●When this card Enters* The Attached card loses all Roles",
        ),
        (
            "●* Select 1 Unit➤ Remove all Abilities from it",
            "●* Select 1 Unit➤ It loses all Abilities",
        ),
        (
            "●If one of your Constructs Shatters* You can prepare 1 Construct from your hand for free",
            "●If one of your Constructs Shatters* You can Prepare 1 Construct in your hand",
        ),
        (
            "●If this card is activated from Prepared* Gain DEATHTOUCH again",
            "●ACTIVATE (from Prepared)* Gain DEATHTOUCH",
        ),
    ],
)
def test_it_is_read_as_designers_say_it(said, meant):
    assert house(said) == meant


@pytest.mark.clause("oversoul R114")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "●If this card shatters an Event* Its owner can't prepare cards during their next turn",
            "Opposing cards can't be Prepared (until the end of your opponent's next turn)",
        ),
        (
            "●Your opponent chooses one: they lose 2 HP on their Leader, or you draw 1",
            "each says who does it",
        ),
        (
            "●During your Return Phase* You can Exhaust this card to keep up to 7 cards in your hand",
            "Your hand size is 7",
        ),
    ],
)
def test_a_refusal_does_not_speak_of_something_else(text, said):
    with pytest.raises(CardError) as caught:
        house(text)
    assert said in caught.value.message

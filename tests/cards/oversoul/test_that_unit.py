""" "That Unit", "it" and "its" where a Leader is named between: as people read it, or refused (R158)."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from tests.cards.oversoul.corpus import texts
from tests.clauses.oversoul.table import lay

BREAK = "Break  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Shatter it\n"


def hall(text):
    return f"Trial  Event ORDER I -1 BOARD 5\n  {text}\n{BREAK}"


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "text",
    [
        "●If a Unit on your board Shatters* Deal DMG to the opposing Leader equal to the RANK of that Unit",
        "●If a Unit on your board Shatters* Deal DMG to the opposing Leader equal to that Unit's RANK",
        "●If a PRIMAL on your board Shatters* Deal DMG to the opposing Leader equal to that PRIMAL's RANK",
        "●If a Unit on your board Shatters* Deal DMG equal to its RANK to the opposing Leader",
        "●If one of your Units Shatters* Deal DMG to the opposing Leader equal to the Shattered card's RANK",
    ],
)
def test_the_rank_of_that_unit_is_not_the_leaders(text):
    t = lay("1.E1=Trial 1.U1=Giant 1.hand=Break", hall(text))
    t.do("play:Break zone:E2 pick:1U1 ..")
    assert t.hp("2L") == 20


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "text",
    [
        "●If your opponent Activates a Unit* Heal 2 HP to your Leader, then Deal 1 DMG to that Unit",
        "●If your opponent Activates a Unit* Heal 2 HP to your Leader and Deal 1 DMG to that opposing Unit",
        "●If your opponent Activates a PRIMAL* Heal 2 HP to your Leader, then Deal 1 DMG to that PRIMAL",
    ],
)
def test_what_is_done_to_that_unit_is_not_done_to_the_leader(text):
    t = lay(
        "active=2 1.E1=Trial 1.leader=Chief[d5] 2.hand=Ox", hall(text) + "Ox  Unit ORDER I -1 PRIMAL 2/2/3"
    )
    t.do("play:Ox zone:U1 ..")
    assert (t.hp("1L"), t.hp("2U1")) == (17, 2)


@pytest.mark.clause("oversoul R158")
def test_what_was_chosen_before_the_leader_is_that_unit():
    text = "●ENTER* Deal 1 DMG to 1 opposing Unit & Heal 1 HP to your Leader, then Exhaust that Unit"
    t = lay("1.hand=Trial 1.leader=Chief[d5] 2.U1=Stone", f"Trial  Unit ORDER I -1 PRIMAL 1/2/3\n  {text}")
    t.do("play:Trial zone:U1 ..")
    assert (t.hp("2U1"), t.side("2U1"), t.side("1L"), t.hp("1L")) == (5, "exhausted", "up", 16)


REFUSED = {
    "●If a Unit on your board Shatters* Deal DMG to the opposing Leader equal to its RANK": "'that Unit's'",
    "●If an opposing Unit Attacks* Deal 2 DMG to your Leader & Exhaust it": "'that Unit'",
    "●If an opposing Event Shatters* Heal 2 HP to your Leader & Exile it": "'that Event'",
    "●If your opponent Activates a card* Heal 2 HP to your Leader & Exile it": "before the Leader is named",
    "●SHATTER* Deal DMG to the opposing Leader equal to its DMG": "'this card's'",
    "●SHATTER* Heal 2 HP to your Leader & Return it to your hand": "'this card'",
    "●ATTACK* Heal 1 HP to your Leader & Exhaust it": "'the Attacked card'",
    "●ATTACK* Heal 1 HP to your Leader & Exhaust that Unit": "'the Attacked card'",
    "●EXECUTE* Heal HP to your Leader equal to its HP": "If this card Shatters a Unit*",
    "●ENTER* Choose 1 Unit & Deal 1 DMG to your Leader, then Exhaust it": "'that Unit'",
    "●If a Unit Enters* Heal 2 HP to your Leader, then its owner Draws 1": "before the Leader is named",
    "●If a Unit Enters* Heal 2 HP to your Leader, then Discard the top card of its owner's Deck": "'you' or",
    "●ENTER* Exhaust all other Units & Heal 1 HP to each Leader, then Deal 1 DMG to them": "'them' could be",
    "●ENTER* Deal DMG to 1 opposing Unit equal to its DMG": "of one before it: write this card's",
    "●If a Unit on your board Shatters* Give 1 of your Units DMG equal to its DMG": "the Shattered card's",
    "●If a Unit Enters* Deal DMG to 1 Event equal to its RANK": "Deal DMG equal to its RANK to 1 Unit",
}


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("text", REFUSED)
def test_what_could_be_either_is_refused_with_the_ways_to_say_it(text):
    with pytest.raises(CardError) as caught:
        understood(texts(), text)
    assert REFUSED[text] in caught.value.message


SAME = (
    "●Exile your Leader, then Return it to its owner's hand",
    "●If a Unit Enters* Deal DMG to it equal to half its HP (rounded down)",
    "●Choose 1 Unit & Give it DMG equal to its DMG (this turn)",
    "●ENTER* Draw 1, then Deal DMG to 1 opposing Unit equal to its HP",
    "●ENTER* Deal 1 DMG to each Leader, then Heal 1 HP to them",
    "●If a Unit Attacks* Its owner Discards 1 card in their hand, then Heal 2 HP to your Leader",
)


@pytest.mark.parametrize("text", SAME)
def test_where_nothing_else_was_named_it_is_what_was(text):
    assert understood(texts(), text).printed == text

"""Names and headers that the rulebook writes in several ways, and what is not known at all."""

# ruff: noqa: E501  # a text and how it is printed stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import card_file, texts

SPELT = {
    "Passive: Souless Characters you control have +1 DEF.": "Passive: Soulless Characters you control have +1 DEF.",
    "Passive: Kul-Matysa Characters you control have +1 DEF.": "Passive: Kul-Matsya Characters you control have +1 DEF.",
    "Passive: House Vargus Characters have +1 DEF.": "Passive: Vargus Characters have +1 DEF.",
    "Passive: Aquillis Characters have +1 DEF.": "Passive: Aquillus Characters have +1 DEF.",
    "While Revealed: Fields you control have Destructable-1.": "While Revealed: Fields you control have Destructible-1.",
}  # fmt: skip
TASKS = {
    "Global Action: {S} This Character [Moves].": "Global Action: {S} This Character [Move]s.",
    "Response: When this card is [Deployed], draw a card.": "Response: When this card is [Deploy]ed, draw a card.",
    "When Revealed: Your opponent [Reveals an Objective].": "When Revealed: Your opponent [Reveals Objective].",
    "Global Action: {CP} [Reveal an Objective].": "Global Action: {CP} [Reveal Objective].",
}
HEADS = {
    "Action Global: {S} Draw a card.": "Global Action: {S} Draw a card.",
    "Action Offensive: {S} Draw a card.": "Offensive Action: {S} Draw a card.",
    "Enemy Action Global: {S} Draw a card.": "Global Enemy Action: {S} Draw a card.",
    "Interrupt Defensive: {S} Draw a card.": "Defensive Interrupt: {S} Draw a card.",
    "Global Burst-Act: {S} Draw a card.": "Global Interrupt: {S} Draw a card.",
    "Burst-Act Global: {S} Draw a card.": "Global Interrupt: {S} Draw a card.",
}


@pytest.mark.clause("antithesis R139")
@pytest.mark.parametrize("text", SPELT)
def test_other_spellings_are_understood(text):
    assert understood(texts(), text).printed == SPELT[text]


@pytest.mark.clause("antithesis R165")
@pytest.mark.parametrize("text", TASKS)
def test_tasks_have_endings_and_variants(text):
    assert understood(texts(), text).printed == TASKS[text]


@pytest.mark.clause("antithesis R165")
def test_an_unknown_task_is_an_error():
    with pytest.raises(CardError):
        understood(texts(), "Global Action: {S} This Character [Dance]s.")


@pytest.mark.clause("antithesis R168", "antithesis R91")
@pytest.mark.parametrize("text", HEADS)
def test_the_words_of_a_header_stand_in_any_order(text):
    assert understood(texts(), text).printed == HEADS[text]


@pytest.mark.clause("antithesis R139", "antithesis FAC.1")
@pytest.mark.parametrize(
    "faction, known", [("House Vargus", "Vargus"), ("Aquillis", "Aquillus"), ("Vargus", "Vargus")]
)
def test_a_card_of_a_faction_by_another_name(tmp_path, faction, known):
    text = f'''
[[card]]
name = "Still Hands"
type = "Tactic"
faction = "{faction}"
value = 0
cost = "3"
text = "Global Action: Draw a card. Ability Traits: Logistics"
'''
    (card,) = [card for card in card_file(tmp_path, text).all() if card.name == "Still Hands"]
    assert card.faction == known

"""Texts of which a part was once left out, or said of somebody else: such a text is refused, or read as it stands."""

# ruff: noqa: E501  # a text and how it is printed stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import texts

REFUSED = [
    # what stands before a header is a condition or a price, not what the ability is called
    "Once per Battle: Global Action: {CP} Draw a card.",
    "Discard a card from your Hand: Offensive Action: Draw 2 cards.",
    "Discard a card. Offensive Action: Draw 2 cards.",
    "Lose 1 VP: Global Action: Draw a card.",
    "Lose 1 VP - Global Action: Draw a card.",
    "Champions Only - Attached Has Global Action: {CP} Draw a card.",
    "If this Character is engaged: Global Action: {CP} Draw a card.",
    "While Exhausted: Global Action: {CP} Draw a card.",
    "Only if you control a Goal: Global Action: {CP} Draw a card.",
    "Champions Only: Global Action: {CP} Draw a card.",
    "Opponent: Global Action: {CP} Draw a card.",
    "Draw a card. Passive: This Character has +1 STR.",
    "Enemies: Passive: Characters have +1 STR.",
    "Not Engaged: Global Action: {CP} Draw a card.",
    "You must control a Goal. Global Action: {CP} Draw a card.",
    "Vs Champions: Passive: This Character has +1 STR.",
    "Two Mana - Global Action: Draw a card.",
    "Taunt - Passive: This Character has +1 DEF.",
    "Passive: Row D - This Character has +1 STR.",
    "Passive: Melee: This Character has +1 STR.",
    "Response: On Deploy - When a Main Phase starts, draw a card.",
    "Passive: Engaged: This Character has +1 STR.",
    "Passive: On a Field: This Character has +1 STR.",
    "Passive: Damaged - This Character has +1 STR.",
    # whom "it" means, or what "unless" is asked for, nobody can tell
    "Response: When this Character is targeted by an Attack, exhaust the attacker unless it is a Champion.",
    "Global Action: {CP} Target Character takes 2 damage and this Character takes 1 damage unless it is damaged.",
    "Global Action: {CP} Draw a card and discard a card from your Hand unless you control a Goal.",
    # the other player was taken for you
    "Response: When an opponent triggers an Action, if the triggering player controls a Goal, draw a card.",
    "Response: When a Tactic is triggered, they must pay {CP} or it is cancelled.",
    # another place than the one named
    "Global Action: {CP} Move a Modification from a Character you control to another Field you control.",
]
OF_NO_USE = {
    "Global Action: {CP} Melee Attack (RNG 1, STR 2, HP, Precise Shot).": "KW.PRECSHOT",
    "Global Action: {CP} Ranged Attack (RNG 4, STR 2, HP, Precise Strike).": "KW.PRECSTRIKE",
    "Global Action: {CP} Melee Attack (RNG 1, STR 2, HP, Marksman).": "KW.MARKSMAN",
    "Global Action: {CP} Ranged Attack (AOE Direct Line, RNG 4, STR 2, HP, Marksman).": "KW.MARKSMAN",
    "Global Action: {CP} Ranged Attack (AOE Direct Cone, RNG 2, STR 2, HP, Marksman).": "KW.MARKSMAN",
    "Global Action: {CP} Ranged Attack (AOE Direct Line, RNG 0, STR 2, HP).": "AOE.LINE",
    "Response: When this Character declares an Attack, it gains Charge for this Attack.": "KW.CHARGE",
}
READ = {
    "Limit 1 per Phase. Global Action: {CP} Draw a card.": "Global Action: {CP} Draw a card. Limit 1 per Phase.",
    "Once per Phase: Global Action: {CP} Draw a card.": "Global Action: {CP} Draw a card. Limit 1 per Phase.",
    "In Cold Blood: Global Action: {CP} Draw a card.": "Global Action: {CP} Draw a card.",
    "Battle Cry - Global Action: {CP} Draw a card.": "Global Action: {CP} Draw a card.",
    "Global Action: {CP} Draw a card. An enemy Character must occupy a square of this Field.": "Global Action: {CP} If your opponent controls a Character on this Field, draw a card.",
    "Global Action: {CP} Draw a card. A Champion must occupy row D.": "Global Action: {CP} If there are 1 or more Champions in row D, draw a card.",
    "Global Action: {CP} Draw a card. A Character you control must occupy this Field.": "Global Action: {CP} If you control a Character on this Field, draw a card.",
    "Global Enemy Action: {CP} If the triggering player controls a Goal, draw a card.": "Global Enemy Action: {CP} If you control a Goal, draw a card.",
    "Response: When an opponent triggers a Tactic, he must pay {CP} or it is cancelled.": "Response: When an opponent triggers a Tactic, your opponent may pay {CP}. If he does not, cancel it.",
}  # fmt: skip


@pytest.mark.clause("antithesis R139")
@pytest.mark.parametrize("text", REFUSED)
def test_what_nobody_can_tell_is_not_read(text):
    with pytest.raises(CardError):
        understood(texts(), text)


@pytest.mark.clause("antithesis R139")
@pytest.mark.parametrize("text", READ)
def test_nothing_is_left_out(text):
    assert understood(texts(), text).printed == READ[text]


@pytest.mark.clause(
    "antithesis KW.PRECSHOT", "antithesis KW.PRECSTRIKE", "antithesis KW.MARKSMAN", "antithesis KW.CHARGE"
)
@pytest.mark.parametrize("text", OF_NO_USE)
def test_what_would_never_do_anything_is_not_read(text):
    with pytest.raises(CardError) as refused:
        understood(texts(), text)
    assert refused.value.clause.endswith(OF_NO_USE[text])

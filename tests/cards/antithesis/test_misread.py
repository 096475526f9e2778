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
    # what stands in brackets is part of the text, whatever letter it begins with
    "Global Action: {CP} Draw a card (Limit 1 per Phase). Gain {R}.",
    "Global Action: {CP} Draw a card. (Only if you control a Goal.) Gain {R}.",
    "Global Action: {CP} Kill target Character (Champions cannot be targeted).",
    "Passive: This Character has +2 DEF (Except against Ranged Attacks).",
    "Global Action: {CP} Target Character (Medium or Large) Heals 2.",
    "Response: When an opponent triggers an Action (Combat), cancel it.",
    # whoever gains or loses dice names their colors and says which
    "Global Action: {CP} Your opponent gains {S} of a color of your choice.",
    "Global Action: {CP} Each player gains {S} of a color of your choice.",
    "Global Action: {CP} Your opponent may gain {S} of a color you choose.",
    "Global Action: {CP} Your opponent gains two dice of your choice.",
    "Global Action: {CP} Your opponent gains a die of any color of your choice.",
    "Global Action: {CP} Your opponent loses a die of your choice.",
    "Global Action: {CP} You gain {S} of a color of their choice.",
    "Global Action: {CP} Discard {R} from their Dice Bank.",
    "Global Action: {CP} Discard a die from their Dice Bank.",
    "Global Action: {CP} Your opponent discards {R} from your Dice Bank.",
    "Global Action: {CP} Your opponent discards a die from your Dice Bank.",
    # which way, and in which manner
    "Global Action: {CP} Push target Character towards this Character 2 squares.",
    "Global Action: {CP} Push target Character 2 squares towards this Character.",
    "Global Action: {CP} PULL target Character in RNG 2 away from this Character up to 2 squares.",
    "Global Action: {CP} This Character [Move]s up to 2 squares away from this Field.",
    "Global Action: {CP} Target Character in RNG 2 [Move]s up to 2 squares toward this Character.",
    "Global Action: {CP} Target Character you control [Move]s. It does not leave or arrive in squares.",
    "Global Action: {CP} This Character moves up to 2 squares. This is not a [Move].",
    # whose Modification it is, is not whose Character
    "Global Action: {CP} Exhaust target Character with a Modification you control.",
    "Global Action: {CP} Exhaust target Character with a Modification an opponent controls.",
    "Passive: Characters without Modifications you control have +1 DEF.",
    # what stands between a header and its colon is no name
    "Global Action or Response: {CP} Draw a card.",
    "Offensive Action and Response: {CP} Draw a card.",
    "Offensive Action for Champions: {CP} Draw a card.",
    # whoever attacks next is not somebody who is picked now
    "Global Action: {CP} The next Attack made by a Character you control gains Boost+1.",
    "Global Action: {CP} The next Attack by an enemy Character gains -2 STR.",
    # where a card is deployed is not where it is
    "Global Action: {CP} [Deploy] a Character adjacent to this Character.",
    "Global Action: {CP} [Deploy] a Character you control.",
    # what is done first, and what a kill gives
    "Global Action: {CP} Starting with the Defensive Player, each player discards a card.",
    "Global Action: {CP} Melee Attack (RNG 1, STR 4, HP). You gain no Victory Points for this kill.",
    "Response: When this Character kills an enemy Character, gain {R}. You gain no Victory Points for that kill.",
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
    "Global Action: {CP} Choose one: (Thaumaturgy) draw a card; or gain {R}.": "Global Action: {CP} Choose one: draw a card; or gain {R}. Ability Traits: Thaumaturgy",
    "Global Action: {CP} Choose one: draw a card (Logistics); or gain {R} (Economics).": "Global Action: {CP} Choose one: draw a card; or gain {R}. Ability Traits: Economics, Logistics",
    "Global Action: {CP} Draw a card. (Logistics) Then gain {R}.": "Global Action: {CP} Draw a card. Then gain {R}. Ability Traits: Logistics",
    "Global Action: {CP} Kill target Character. You gain no Victory Points for this kill.": "Global Action: {CP} Kill target Character.",
    "Global Action: {CP} Your opponent gains {S} of a color of their choice.": "Global Action: {CP} Your opponent gains {S}.",
    "Global Action: {CP} Gain {S}{S}, each of a color of your choice.": "Global Action: {CP} Gain {S}{S}.",
    "Global Action: {CP} PULL target Character 2 squares toward this Character.": "Global Action: {CP} PULL 2 to target Character.",
    "Global Action: {CP} Push target Character 2 squares directly away from this Character.": "Global Action: {CP} PUSH 2 to target Character.",
    "Response: At the end of your Main Phase, draw a card.": "Response: When a Main Phase ends, if you are the Defensive Player, draw a card.",
    "Response: At the end of your opponent's Main Phase, draw a card.": "Response: When a Main Phase ends, if you are the Offensive Player, draw a card.",
    "Response: At the start of your opponent's Main Phase, draw a card.": "Response: When a Main Phase starts, if you are the Defensive Player, draw a card.",
    "Global Action: {CP} Exhaust target Character on a Goal an opponent controls.": "Global Action: {CP} Exhaust target Character on a Goal controlled by an opponent.",
    "Passive: While this Character occupies a zone that contains a Goal, it has +2 DEF and Hover.": "Passive: This Character has +2 DEF and Hover while it is on a Goal.",
    "Offensive Action or Defensive Action: {CP} Draw a card.": "Global Action: {CP} Draw a card.",
    "Offensive/Defensive Interrupt: {CP} Draw a card.": "Global Interrupt: {CP} Draw a card.",
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

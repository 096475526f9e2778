"""Texts by somebody who had not seen the grammar: read as they stand, or refused with what to write."""

# ruff: noqa: E501  # a text and what is said of it stand on one line

import pytest

from .corpus import refused, texts

READ = [
    "Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 4, {R}, HP). Then this Character takes 1 damage.",
    "Global Action: {Exhaust} Draw a card for each Field you control.",
    "Response: When an enemy Character enters a square adjacent to this Character, PUSH 1 to it.",
    "Passive: Enemy Characters in RNG 2 have -1 STR and cannot [Move] as FLY.",
    "Response: {G} When this Character would take True Damage, prevent all of it. Limit 1 per Phase.",
    "Global Interrupt: {B} Target friendly Character gains Leaping for this Move.",
    "When Revealed: Each player draws 2 cards.",
    "Passive: This Character has Presence 2 while it is on a Goal.",
    "Global Action: {P}{P} Kill target enemy Character with HP 3 or less in RNG 2, LOS.",
    "Response: When a Champion you control is killed, each enemy Character engaged by it takes 1 damage.",
    "Offensive Action: {CP} [Deploy] a Character from your Discard Pile at no cost, in a square adjacent to this Character.",
    "Global Action: {Y} Gain 2 dice of one color.",
    "Passive: Ranged Attacks have -1 STR against Characters on this Field.",
    "Passive: Characters on this Field have Cover.",
    "Response: When an opponent draws a card, you may draw a card. Limit 1 per Phase.",
    "Global Action: {Exhaust} Choose one: gain {R}; or gain {B}; or gain {G}.",
    "Response: After this Character completes a Melee Attack, exhaust target enemy Character in RNG 1.",
    "Attached Has Passive: This Character has +1 STR and -1 DEF.",
    "Attached Has Response: {R} When this Character kills an enemy Character, this Character Heals 2.",
    "Global Action: {Mana}{Mana} Target Character you control gains Invisibility until the end of the Phase.",
    "Passive: This Character's Melee Attacks ignore DEF.",
    "Offensive Action: {S}{S} Exhaust all enemy Characters on a Goal.",
    "Response: When Goals are scored, if you control no Goals, gain {S}{S}.",
    "Passive: Your Knights have Taunt.",
    "Response: {Y} When this Character is [Deploy]ed, [Deploy] a Commoner from your Hand at no cost.",
    "Global Action: {Soul} Return a Character killed this Phase from your Discard Pile to your Hand.",
    "Response: When this Character deals 3 or more True Damage, your opponent loses 1 Victory Point. Limit 1 per Phase.",
    "Global Action: {G} This Character Heals 1 for each friendly Character in RNG 1.",
    "1: [Reveal a Goal] in row B. Then each Character you control on a Goal Heals 1.",
    "Player Who Reveals: 1. Recover up to 3 cards you control. 2. [Collect Dice Income]. 3. Draw a card.",
]


@pytest.mark.parametrize("text", READ, ids=lambda text: text[:60])
def test_what_a_stranger_writes_is_read(text):
    program = texts().read(text).program
    assert texts().write(program) == text
    texts().verified(program.code)


ADVISED = {
    "Passive: While this Character is on a Goal, it has Presence 2.": "while stands behind",
    "Offensive Action: {CP} Deploy a Character from your Discard Pile at no cost.": "use '[Deploy]'",
    "Global Action: {B} Swap two friendly Characters.": "Exchange the squares",
    "When Revealed: Your opponent draws a card. If he does, gain {CP}.": "'he does' stands behind what he may do",
    "Global Action: {R} Draw a card if you control a Goal.": "the condition stands first",
}


@pytest.mark.parametrize("text", ADVISED, ids=lambda text: text[:60])
def test_what_is_not_read_comes_with_advice(text):
    assert ADVISED[text] in refused(text).message

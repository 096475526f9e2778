"""What designers put apart: costs above a header alone, Keywords below an Attack, "it" of another card, "another"."""

# ruff: noqa: E501  # a text and what is said of it stand on one line

import json

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.antithesis.cardset.layout import joined, keywords_of
from sandtable.games.antithesis.language import wordings as w

from .corpus import card_file, texts
from .test_decks import FRAME, RECOVER, STRATEGY, say
from .test_judged_texts import TRIED
from .test_judged_texts import test_it_does_what_it_says as does_what_it_says

TRAITS = frozenset(w.TRAITS.numbers)
ATTACK = "Offensive Action: {CP} Melee Attack (RNG 1, STR 3, {B}, HP%s). Ability Traits: Combat"


def laid_out(text: str) -> list[str]:
    """The abilities of a text, each as the house prints it."""
    return [understood(texts(), one.text, "", "this Character").printed for one in joined(text, TRAITS)]


LAID_OUT = {
    "Cost: {Y}\nDefensive Action:\nTarget Character you control Recovers.\nCommand": [
        "Defensive Action: {Y} Target Character you control recovers. Ability Traits: Command"
    ],
    "Cost: {Y}.\n\nDefensive Action\n\nTarget Character you control Recovers.\nCommand": [
        "Defensive Action: {Y} Target Character you control recovers. Ability Traits: Command"
    ],
    "Cost {Y}\nDefensive Action\nTarget Character you control Recovers.\nCommand": [
        "Defensive Action: {Y} Target Character you control recovers. Ability Traits: Command"
    ],
    "Cost: Exhaust this card\nOffensive Action:\nThis card gains {Gem}.": [
        "Offensive Action: {Exhaust} This card gains {Gem}."
    ],
    "Cost: {CP}, discard a card from your Hand\nOffensive Action:\nDraw two cards.\nLogistics": [
        "Offensive Action: {CP}, discard a card from your Hand: Draw 2 cards. Ability Traits: Logistics"
    ],
    "Cost: {Gem}\nResponse:\nWhen this Field is [Deploy]ed, draw a card.": [
        "Response: {Gem} When this Field is [Deploy]ed, draw a card."
    ],
    "Cost: {CP}\nOffensive Action:\nMelee Attack, RNG 1, LOS, STR 3 {Blue}, Damage HP\nSoul Harvesting\nCombat": [
        ATTACK % ", Soul Harvesting"
    ],
    "Cost: {CP}\nOffensive Action: Melee Attack, RNG 1, LOS, STR 3 {Blue}, Damage HP\nPrecise Strike\nCombat": [
        ATTACK % ", Precise Strike"
    ],
    "Response:\nAttached Has: When this Character is killed, draw a card.\nLogistics": [
        "Attached Has Response: When this Character is killed, draw a card. Ability Traits: Logistics"
    ],
    "Global Action:\nAttached Has: Cost: {CP}\nThis Character Heals 2.": [
        "Attached Has Global Action: {CP} This Character Heals 2."
    ],
}  # fmt: skip


@pytest.mark.clause("antithesis SEQ.2", "antithesis CARD2.F", "antithesis MOD.U", "antithesis KW.SOULHARVEST")
@pytest.mark.parametrize("text", LAID_OUT, ids=lambda text: text[:60])
def test_what_stands_on_lines_of_its_own_belongs_where_it_stands(text):
    assert laid_out(text) == LAID_OUT[text]
    assert not keywords_of(text, TRAITS)


@pytest.mark.clause("antithesis CARD2.I")
def test_all_lines_of_keywords_are_the_card_s() -> None:
    text = "Taunt\nPassive:\nThis Character has +1 DEF.\nDefend\nCover vs Ranged"
    assert keywords_of(text, TRAITS) == "Taunt, Cover vs Ranged"
    assert laid_out(text) == ["Passive: This Character has +1 DEF. Ability Traits: Defend"]


@pytest.mark.clause("antithesis R22")
@pytest.mark.parametrize(
    ("text", "told"),
    [("When Revealed: Draw a card.", 1), ("Player Who Reveals: 1. Draw a card.", 1), (RECOVER, 0)],
)
def test_a_strategy_that_recovers_nobody_is_played_as_it_is_printed(tmp_path, text, told):
    values = {key: value for key, value in (FRAME | STRATEGY | say(text)).items() if value is not None}
    read = card_file(tmp_path, "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in values.items()))
    assert not read.errors, json.dumps([error.message for error in read.errors])
    assert len([one for one in read.warnings if "recovers cards" in one.message]) == told


SAID = {
    # ---- 'it' is this card where no other was spoken of, and else what the grammar finds
    "Response: When a Character you control completes a [Move], if it is Engaged by two or more Characters, draw a card.": "Response: After a Character you control completes a Move, if there are 2 or more Characters engaging it, draw a card.",
    "Response: When this Character completes a [Move], if it is Engaged by two or more Characters, draw a card.": "Response: After this Character completes a Move, if there are 2 or more Characters engaging this Character, draw a card.",
    "Global Action: {CP} Target Character you control Heals 1. If it is Engaged by two or more Characters, draw a card.": "Global Action: {CP} Target Character you control Heals 1. If there are 2 or more Characters engaging it, draw a card.",
    "Response: When an enemy Character completes a Move, if it Engages a Character you control, draw a card.": "Response: After an enemy Character completes a Move, if there are 1 or more Characters you control engaged by it, draw a card.",
    "Response: When an enemy Character completes a Move, if it is adjacent to at least two Characters you control, draw a card.": "Response: After an enemy Character completes a Move, if there are 2 or more Characters you control adjacent to it, draw a card.",
    "Response: When a Character you control completes a Move, each enemy Character in its Engagement RNG takes 1 damage.": "Response: After a Character you control completes a Move, each enemy Character in the Engagement RNG of it takes 1 damage.",
    "Global Action: {CP} Target Character you control gains +1 DEF for each damage on it until the end of the Phase.": "Global Action: {CP} Choose target Character you control. It gains +1 DEF for each damage on it until the end of the Phase.",
    "Response: When this Character kills a Character, she [Move]s.": "Response: When this Character kills a Character, this Character [Move]s.",
    "Global Action: {CP} Target adjacent enemy Character takes 1 damage.": "Global Action: {CP} Target enemy Character adjacent to this Character takes 1 damage.",
    # ---- another
    "Passive: Characters you control adjacent to another Character you control have Cover.": "Passive: Characters you control adjacent to a Character you control have Cover.",
    "Passive: Knights you control adjacent to another exhausted Character have Cover.": "Passive: Knights you control adjacent to an exhausted Character have Cover.",
    "Passive: Enemy Characters adjacent to another Character you control have -1 DEF.": "Passive: Enemy Characters adjacent to another Character you control have -1 DEF.",
    "Passive: This Character has +1 DEF while it is adjacent to another Character you control.": "Passive: This Character has +1 DEF while it is adjacent to another Character you control.",
    # ---- Attacks against whoever bears it
    "Attached Has Passive: Attacks targeting this Character have -1 STR.": "Attached Has Passive: Attacks that target this Character have -1 STR.",
    "Attached Has Passive: Melee Attacks have +1 STR.": "Attached Has Passive: This Character's Melee Attacks have +1 STR.",
    # ---- put apart
    "Passive: Characters on squares of this Field controlled by an opponent cannot Recover.": "Passive: Characters controlled by an opponent on this Field cannot recover.",
    "Passive: This Character cannot make Attacks during a Phase in which it [Move]d.": "Passive: This Character cannot make Attacks while it has moved this Phase.",
    "Response: When a Character arrives in a square of this Field, it takes 1 HP damage unless it has Fire Ward.": "Response: When a Character arrives in a square of this Field, if it does not have Fire Ward, it takes 1 damage.",
    "Player Who Reveals: 1. Draw a card. 2. Select up to two Characters you control. 3. Recover them. 4. Draw a card for each Character Recovered this way.": "Player Who Reveals: 1. Draw a card. 2. Recover up to 2 Characters you control. 3. Draw a card that many times.",
    "Response: When a Character you control takes True Damage from a Melee Attack, the attacking Character takes 2 PUSH damage.": "Response: When a Character you control takes True Damage by a Melee Attack, PUSH 2 to the attacker.",
    "Passive: If the attached Character leaves play, return this card to its owner's Hand instead of discarding it.": "Passive: When the attached Character leaves play, return this card to its owner's Hand.",
    "Global Action: {CP} Target enemy Character cannot spend dice to gain extra Move Points until the end of the Phase.": "Global Action: {CP} Target enemy Character cannot spend dice on [Move]s until the end of the Phase.",
    "Response: When an enemy Character triggers Destructible-1, draw a card.": "Response: When an opponent triggers Destructible, draw a card.",
}  # fmt: skip


@pytest.mark.clause("antithesis R181", "antithesis R207")
@pytest.mark.parametrize("text", SAID, ids=lambda text: text[:80])
def test_it_is_printed_in_the_words_of_the_house(text):
    found = understood(texts(), text, "", "this Character")
    assert found.printed == SAID[text]
    texts().verified(found.reading.program.code)


TWO = "'it' could be either of the two"
EITHER = [
    "Response: When an enemy Character deals True Damage to a Character you control, it becomes Exhausted.",
    "Response: After an enemy Character completes an Attack against a Character you control, it takes 1 damage.",
    "Response: When a Character you control completes an Attack against an enemy Character, it may [Move].",
    "Response: When an enemy Character declares an Attack against a Character you control, if it is exhausted, draw a card.",
]
ONE = [
    "Response: When this Character deals True Damage to a Character, it becomes exhausted.",
    "Response: When an enemy Character deals True Damage to a Character you control, the attacker becomes exhausted.",
    "Response: After a Character you control completes an Attack against an enemy Character, exhaust that Character.",
    "Response: When an enemy Character kills a Character you control, return it to its owner's Hand instead of discarding it.",
]


@pytest.mark.clause("antithesis R299")
@pytest.mark.parametrize("text", EITHER, ids=lambda text: text[:80])
def test_it_is_neither_of_two_characters_of_one_event(text):
    with pytest.raises(CardError) as caught:
        understood(texts(), text, "", "this Character")
    assert TWO in caught.value.message


@pytest.mark.clause("antithesis R299")
@pytest.mark.parametrize("text", ONE, ids=lambda text: text[:80])
def test_where_one_is_told_apart_it_is_read(text):
    assert understood(texts(), text, "", "this Character").printed


REFUSED = {
    # one number is not any
    "Response: When you trigger Destructible-2, gain {B}.": "cannot read",
    # nobody knows which of two is meant
    "Global Action: {CP} Target Character you control Heals 2. She recovers.": "'this Character' or 'it'",
    "Response: When a Character you control is killed, each adjacent enemy Character takes 1 damage.": "say to whom",
    "Passive: Each Character you control has +1 STR for each damage on it.": "'it' has nothing before it",
    "Response: When an enemy Character is killed, place a Gem on this Character if it has no Gems.": "the condition stands first",
    "Response: When an enemy Character completes a Move, exhaust a Character you control if it is damaged.": "the condition stands first",
    "Passive: Characters you control in RNG 2 of another Character you control have Cover.": "a card is in range of itself",
    # asked of what was not done
    "Global Action: {CP} Draw a card. If that Attack dealt True Damage, draw a card.": "asked just behind",
    "Global Action: {CP} If this Attack moved a Character, draw a card.": "of the same ability",
    "Offensive Action: {CP} Melee Attack (RNG 1, STR 3, {P}, HP). If the target is moved by it, draw a card.": "'moved' cannot begin anything",
    "Response: When a Character you control is targeted by an Attack, it makes a Melee Attack at no cost. If this Attack dealt True Damage, draw a card.": "of the Attack that was just made",
    # offered for both, or for one only
    "Global Action: {CP} If you control a Goal, draw a card, then you may discard a card.": "cannot read 'may'",
    # what there is no way to say, and what to write in its place
    "Global Action: {Gem} The next card you [Deploy] this Phase costs 4 less.": "[Deploy] a card from your Hand for 4 less",
    "Passive: Fields you control cannot be discarded by Destructible.": "lose Destructible",
    "4: [Reveal a Goal] in the row with the most Fields you control.": "Choose one: [Reveal a Goal] in row D",
}  # fmt: skip


@pytest.mark.clause("antithesis R181", "antithesis R207")
@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:80])
def test_what_could_mean_two_things_is_refused(text):
    with pytest.raises(CardError) as caught:
        understood(texts(), text, "", "this Character")
    assert REFUSED[text] in caught.value.message


# ---- the same in play: the scenes of relatives_tried.toml that show a ruling


def scenes(*words: str) -> list[dict[str, object]]:
    found = [text for text in TRIED if any(said in text["says"] for said in words)]
    assert len(found) >= len(words)
    return found


@pytest.mark.clause("antithesis R295")
@pytest.mark.parametrize(
    "text", scenes("another Knight you control", "adjacent to another Character you control")
)
def test_another_is_another_than_they_themselves(text):
    does_what_it_says(text)


@pytest.mark.clause("antithesis R296")
@pytest.mark.parametrize(
    "text", scenes("that Attack deal", "this Attack moved a Character", "the target was pulled")
)
def test_what_is_asked_of_an_attack_that_was_just_made(text):
    does_what_it_says(text)


@pytest.mark.clause("antithesis R297")
@pytest.mark.parametrize("text", scenes("spend dice on"))
def test_no_dice_are_added_to_a_move(text):
    does_what_it_says(text)


@pytest.mark.clause("antithesis R298")
@pytest.mark.parametrize("text", scenes("rigger Destructible", "riggers Destructible"))
def test_who_triggers_destructible(text):
    does_what_it_says(text)

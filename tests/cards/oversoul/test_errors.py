"""What the machine cannot do is refused when it is read: with the place, the reason, and a way to say it."""

import pytest

from sandtable.cards.errors import Unread
from sandtable.cards.words import LONGEST

from .corpus import refused, texts

REFUSED = {
    # words of other games
    "●ENTER* Deal 2 damage to the opposing Leader": (16, "use 'DMG'", ""),
    "●ENTER* You may Draw 1": (13, "what is optional begins with You can", ""),
    "●* Select 1 Unit➤ Destroy it": (19, "use 'Shatter'", ""),
    "●* Select 1 Unit in your graveyard➤ Exile it": (26, "use 'Idle Zone'", ""),
    # a slip in a keyword is mended as a keyword
    "●ETNER* Draw 1": (2, "did you mean 'ENTER'?", ""),
    "●GAURD": (2, "did you mean 'GUARD'?", ""),
    # R158: every reference word has its antecedent, of its number
    "●BLOODLUST* Deal 2 DMG to it": (27, "nothing before it", "R158"),
    "●* Select 2 Units➤ Deal 1 DMG to it": (34, "write 'them'", "R158"),
    "●* Select 1 Unit➤ Deal 1 DMG to them": (33, "write 'it'", "R158"),
    "●* Select 1 of your Units & 1 opposing Unit➤ Exhaust it": (54, "the first", "R158"),
    "●* Select 1 Unit➤ Exhaust the first": (27, "groups", "R158"),
    "●ENTER* Exhaust the selection": (17, "Select", "R158"),
    "●ENTER* Draw 1, then Return the rest to their owners' hand": (29, "'the rest'", "R158"),
    "●ENTER* That player Draws 1": (9, "nobody", "R158"),
    # the rest is looked up when its step comes: nothing else may be among it by then
    "●CAST* Discard 1 card in your hand, then Draw 1; Exile the rest": (56, "Drawn since", "R158"),
    "●* Discard 1 card in your hand➤ Draw 1, then Exile the rest": (52, "Drawn since", "R158"),
    "●ENTER* Your opponent Sacrifices 1 Unit, then Exhaust the rest": (55, "all opposing Units", "R158"),
    # nor can it be of a pick that was perhaps never made: nothing taken would leave them all
    "●Exhaust 1 Unit, if it is Exhausted* Exhaust up to 2 Units; Exile the rest": (67, "may never", "R158"),
    "●Draw 1; You can Exhaust up to 2 Units; Exile the rest": (47, "may never", "R158"),
    "●If this card would be Exhausted* It is not Exhausted": (35, "is written", ""),
    # whose Zone or Deck it is, other than where a card returns to
    "●* Exile 1 Unit in their owners' Idle Zone": (20, "your opponent's", "R134"),
    "●* Exile 1 Unit in its owner's Idle Zone": (20, "your opponent's", "R134"),
    "●* Shuffle its owner's Deck": (12, "nothing before it", "R158"),
    "●* Choose 2 opposing Units, then Expose the top card of their owners' Deck": (57, "whose it is", "R134"),
    # R157: durations only where they leave something, Has only where it holds
    "●ENTER* Draw 1 (this turn)": (9, "nothing lasts", "R157"),
    "●ENTER* Has GUARD": (9, "Gain or Give", "R157"),
    "●ENTER* Your Units Have GUARD": (9, "Gain or Give", "R157"),
    "●Your Units Have GUARD (this turn)": (2, "hold for ever", "R157"),
    "●QUICK* GUARD": (9, "Gain or Give", "R157"),
    # limits and brackets only where they are honoured
    "●Activate only if you have 1 or more Units (Once each turn)*": (45, "used or triggers", "8.1.5"),
    "●ENTER (while in your hand)* Draw 1": (9, "CAST, QUICK", "8.5.9"),
    "●ENTER (as Timeshift 2 or higher)* Draw 1": (9, "Timeshift number", "10.0.7"),
    "●ENTER (except TOTEM)* Draw 1": (9, "ISOLATED", "8.5.18"),
    "●ENTER (2 Units Sacrificed by you)* Draw 1": (2, "RITUAL", "8.5.24"),
    "●GUARD (to Units)": (2, "no such bracket", "8.6.1"),
    # replacements only of what the rules look at before, and never optional
    "●If a Unit would be Activated* It is not Activated": (5, "cannot be replaced", "R162"),
    "●When this card would Take DMG* This card Takes no DMG": (7, "behind If", "R162"),
    "●If this card would Take DMG* You can Draw 1 instead": (31, "never optional", "R162"),
    "●If this card would Take DMG* Draw 1": (31, "instead", "R162"),
    # the three sections
    "●ENTER*": (2, "Activate only", "8.1.2"),
    "●CAST* Draw 2➤ Draw 1": (8, "is no Cost", "8.2.1"),
    "●ENTER* Consume 1 ENERGY": (9, "Cost", "8.0.4"),
    "●ENTER* Discard the top card of either Deck": (33, "one Deck", "R134"),
    "●ENTER* Exile the top 2 cards of each player's Deck": (34, "one Deck", "R134"),
    "●ENTER* Discard 1 card": (17, "say where", "8.7.18"),
    "●ENTER* Deal DMG to the opposing Leader": (9, "equal to", ""),
    "●ENTER* Draw 1 equal to RANK": (9, "number is missing", ""),
    "●ENTER* Draw 1, AVIAN": (17, "has none", ""),
    "●ENTER* Exhaust a Unit": (17, "is written: ●ENTER* Exhaust 1 Unit", ""),
    "●When 1 Unit Attacks* Draw 1": (7, "'a', 'an'", ""),
    "●When an opposing Unit Attacks* Exhaust it": (7, "always misses", "R166"),
    "●When this card is Active* Draw 1": (20, "how a card is", ""),
    "●While an opposing Unit Attacks* Has GUARD": (8, "not what happens", "8.1.1"),
    "●ENTER* Spawn 1 TOTEM (RANK I, 1 DMG, 2 HP)": (32, "DMG, SPD and HP", "7.1.32"),
}  # fmt: skip


@pytest.mark.clause("oversoul R157", "oversoul R158", "oversoul R162", "oversoul 8.1.2", "oversoul 8.5.24")
@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:50])
def test_what_cannot_be_done_is_refused_at_its_place(text):
    column, words, clause = REFUSED[text]
    error = refused(text)
    assert error.column == column and words in error.message, (error.column, error.message)
    assert error.clause == (f"oversoul {clause}" if clause else "")


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "text",
    [
        "●* Select 2 Units➤ Exhaust them, then Deal 1 DMG to those cards",
        "●* Select 1 of your Units & 1 opposing Unit➤ Exhaust them; Heal 1 HP to the first",
        "●ENTER* Exhaust 1 opposing Unit & Deal 1 DMG to it, if it Shatters* Draw 1",
        "●ENTER* Choose 1 card in your hand, then Discard the rest",
        "●ENTER* Discard up to 2 cards in your hand, then Draw that many",
        "●If an opposing Unit Attacks* Exhaust it",
        "●When your opponent Draws a card* That player Discards 1 card in their hand",
        "●INJURE* Exhaust the damaged cards & Give them DAMNED (this turn)",
        "●CAST* Sacrifice 1 other Unit➤ Deal DMG to the opposing Leader equal to the Sacrificed card's DMG",
    ],
)
def test_reference_words_behind_each_kind_of_antecedent(text):
    assert texts().write(texts().read(text).program) == text


def test_another_order_of_words_gets_the_right_one_as_advice():
    error = refused("●* Select 1 Damaged opposing Unit➤ Exhaust it")
    assert error.fix is not None and error.fix.text == "●* Select 1 opposing Damaged Unit➤ Exhaust it"


def test_no_advice_is_looked_for_behind_what_a_text_may_have():
    words = texts().language.words
    error = Unread("unknown", 1)
    assert words.advised(error, "●Shatter target Unit") is not error
    assert words.advised(error, "●" + " " * LONGEST + "Shatter target Unit") is error

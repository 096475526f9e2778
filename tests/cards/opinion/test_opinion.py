"""Two ways to find out what a text does must come to the same; planted faults show that they would not."""

# ruff: noqa: E501  # a fault and the text that shows it stand on one line

import random

import pytest

from sandtable.cards.draft import reference
from sandtable.cards.errors import CardError
from sandtable.games.athernum.language import clauses, conditions, draft, filters, nouns
from sandtable.games.athernum.language import instructions as i

from . import agree
from .athernum import table_of_texts
from .newer import random_text

SHARE = 97  # every so many texts of the table run in the quick suite


def test_a_share_of_the_table_agrees():
    agreed, _, _, differ = agree.compare(table_of_texts()[::SHARE])
    assert not differ and agreed > 5, differ


@pytest.mark.slow
@pytest.mark.many
def test_the_whole_table_agrees():
    agreed, _, _, differ = agree.compare(table_of_texts())
    assert not differ and agreed > 1000, differ


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("seed", range(2))
def test_random_texts_agree(seed):
    dice = random.Random(f"opinion {seed}")
    agreed, _, _, differ = agree.compare([random_text(dice) for _ in range(400)])
    assert not differ and agreed > 100, differ


@pytest.mark.parametrize(
    "text",
    [
        "Each player chooses a card in hand and moves it to the void. Discard them.",
        "Each player chooses a card in hand and moves it to the void. Discard those cards.",
        "Each player chooses a card in hand, then moves it to the void, then discards it.",
        "Each player chooses a card in hand. Move them to the void. They return it to their hand.",
        "Each player chooses two characters they control. Move them to the void. They discard them.",
    ],
)
def test_what_each_player_has_moved_is_followed(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


@pytest.mark.parametrize(
    "text",
    [
        "Target character you control fights target character an opponent controls. Exhaust each other character.",
        "Deal 3 damage divided as you choose among two target characters. Exhaust them.",
        "Discard four cards. If you do not, deal 1 damage to this.",
        "You may discard four cards. If you do, draw a card.",
        "Choose a character an opponent controls. Discard it unless you discard four cards.",
        "Reveal cards from the top of your deck until you reveal two Humans. Put them into your hand.",
        "Players cannot draw more than one card this turn. Draw two cards.",
        "The next time this would be dealt damage this turn, prevent all but 1 of that damage. Deal 3 damage to this.",
        "Choose a character. It cannot be exhausted through effects until end of turn. Exhaust each character.",
        "Exhaust each character the active player controls. Deal 1 damage to them.",
        "Choose a character an opponent controls. Deal 1 damage to each character the active player controls. Exhaust that character.",
    ],
)
def test_what_is_put_together_from_parts_agrees(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


@pytest.mark.clause("athernum R150")
@pytest.mark.parametrize(
    "text",
    [
        "Look at the top three cards of your deck. Discard a card among them. Move the rest to the void.",
        "Look at the top three cards of your deck. You may discard a card among them. Put the rest on the bottom of your deck.",
        "Look at the top three cards of your deck. If you control nine characters, discard a card among them. Move the rest to the void.",
        "Put the top three cards of your deck into your discard pile. Move a card among them to the void. Return the rest to your hand.",
        "Look at the top three cards of your deck. Put a card among them into your hand. Discard the rest.",
        "Look at the top three cards of your deck. Choose a card among them and move them to the void, then discard it.",
        "Exhaust each character you control. You may discard four cards. Exhaust those characters. Move the rest to the void.",
    ],
)
def test_the_rest_is_without_what_was_taken_wherever_that_lies(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


@pytest.mark.clause("athernum R150")
@pytest.mark.parametrize(
    "text",
    [
        "Choose a character an opponent controls. Deal damage equal to the OFV of this to it.",
        "Place two Rot counters on this. Choose a character an opponent controls. Move a Rot counter from this to it.",
        "Place a Rot counter on this. Choose a character an opponent controls. Deal damage equal to the number of Rot counters on this to it.",
    ],
)
def test_what_is_taken_from_this_goes_to_somebody_else(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


@pytest.mark.parametrize(
    "text",
    [
        "Place a Rot counter on each character you control. Place a Rot counter on each character you control for each Rot counter on this.",
        "Deal 1 damage to this. Deal damage equal to the number of damage counters on this to each character you control.",
    ],
)
def test_how_much_is_reckoned_before_the_first_gets_any(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


def test_if_they_do_is_said_behind_what_they_do():
    said = "Each player may discard a card. Draw a card. If they do, they draw a card."
    assert not agree.texts_that_read([said])
    said = "Draw a card. Each player may discard a card. If they do, they draw a card."
    agreed, _, _, differ = agree.compare([said])
    assert agreed == 1 and not differ, differ


@pytest.mark.clause("athernum R150", "athernum R158")
@pytest.mark.parametrize(
    "unclear, why, said",
    [
        (
            "Each player may discard four cards. This gets +1 OFV until end of turn. If they do not, they draw a card.",
            "nothing that they do",
            "This gets +1 OFV until end of turn. Each player may discard four cards. If they do not, they draw a card.",
        ),
        (
            "Discard four cards. This gets +1 OFV until end of turn. If you do, draw a card.",
            "nothing that you do",
            "This gets +1 OFV until end of turn. Discard four cards. If you do, draw a card.",
        ),
        (
            "Discard four cards. If you do not, draw a card. If you do, exhaust this.",
            "Otherwise",
            "Discard four cards. If you do, exhaust this. Otherwise, draw a card.",
        ),
        (
            "Choose a card in your hand. Deal 1 damage to each character an opponent controls. Put those cards on top of its owner's deck.",
            "'their owner'",
            "Choose a card in your hand. Deal 1 damage to each character an opponent controls. Put those cards on top of their owner's deck.",
        ),
        (
            "Each player discards two cards. Put your main character on top of its owner's deck. They return a card in their discard pile to their hand.",
            "write 'you'",
            "Each player discards two cards. Put your main character on top of its owner's deck. Return a card in your discard pile to your hand.",
        ),
    ],
)
def test_what_could_mean_two_things_is_refused_with_a_way_to_say_it(unclear, why, said):
    with pytest.raises(CardError, match=why):
        agree.base().texts.read(f"*Say* {unclear}")
    agreed, _, _, differ = agree.compare([said])
    assert agreed == 1 and not differ, differ


@pytest.mark.clause("athernum R127")
@pytest.mark.parametrize(
    "text",
    [
        "This gets +1 OFV until end of turn. Discard this. Deal damage equal to the OFV of this to your main character.",
        "Exhaust this. Discard this. Deal damage equal to the OFV of this to your main character.",
        "This gets +1 OFV until end of turn. Put this on top of its owner's deck. Deal damage equal to the OFV of this to your main character.",
    ],
)
def test_what_has_left_the_board_is_as_strong_as_it_was(text):
    agreed, _, _, differ = agree.compare([text])
    assert agreed == 1 and not differ, differ


def chosen_themselves(d, node, wording):
    """The fault there once was: "the rest" are the chosen ones."""
    last = [mention for mention in d.mentions if mention.slot >= i.FIRST_SLOT][-1]
    return draft.Noun(reference(last.slot, wording), last.slot, last.sorts, True)


def whole_heap(d, node, wording, right=nouns.the_rest):
    """ "The rest" is also what was taken, if one can see where it lies."""
    found = right(d, node, wording)
    found.record.fields[i.FITS] = 0
    return found


def first_of_all(self, node, others=False, right=draft.Draft.it):
    """ "It" is whatever came first."""
    found = [mention for mention in self.mentions if mention.slot >= i.FIRST_SLOT and not mention.plural]
    return found[0] if found else right(self, node)


def you(self, node, right=draft.Draft.they):
    """ "They" are you."""
    return right(self, node)._replace(slot=i.YOU)


def last_only(chain):
    """A time belongs to its own clause alone."""


FAULTS = {
    "what was sent to a pile is of the rest": (nouns, "the_rest", whole_heap, "Look at the top three cards of your deck. Discard a card among them. Move the rest to the void."),
    "the rest are the chosen": (nouns, "the_rest", chosen_themselves, "Choose two characters you control and discard the rest."),
    "other than this": (filters, "other_than", lambda d, words: i.SELF, "Choose a character you control. Discard all other characters you control."),
    "it is the first": (draft.Draft, "it", first_of_all, "Choose a character you control. Choose a character an opponent controls. Exhaust it."),
    "they are you": (draft.Draft, "they", you, "Each player chooses a character they control. Exhaust those characters."),
    "an if is always exact": (conditions, "one_or_more", lambda record: None, "Choose a character an opponent controls. If you control a character, exhaust it."),
    "a time is not spread": (clauses, "spread_durations", last_only, "Choose a character you control. It gets +1 OFV and this gets +2 OFV until end of turn."),
    "each other player is each player": (filters, "other_player", lambda d, words: i.SELF, "Each other player draws a card."),
    "another is another than this": (nouns, "other_than", lambda d, words: i.SELF, "Choose a character you control. Discard another character you control."),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_in_lowering_is_seen(fault, monkeypatch):
    where, name, wrong, text = FAULTS[fault]
    assert not agree.compare([text])[3]
    monkeypatch.setattr(where, name, wrong)
    assert agree.compare([text])[3]

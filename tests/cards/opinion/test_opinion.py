"""Two ways to find out what a text does must come to the same; planted faults show that they would not."""

# ruff: noqa: E501  # a fault and the text that shows it stand on one line

import random

import pytest

from sandtable.cards.draft import reference
from sandtable.games.athernum.language import conditions, draft, filters, nouns
from sandtable.games.athernum.language import instructions as i

from . import agree
from .athernum import random_text, table_of_texts

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


def chosen_themselves(d, node, wording):
    """The fault there once was: "the rest" are the chosen ones."""
    last = [mention for mention in d.mentions if mention.slot >= i.FIRST_SLOT][-1]
    return draft.Noun(reference(last.slot, wording), last.slot, last.sorts, True)


def first_of_all(self, node, right=draft.Draft.it):
    """ "It" is whatever came first."""
    found = [mention for mention in self.mentions if mention.slot >= i.FIRST_SLOT and not mention.plural]
    return found[0] if found else right(self, node)


def you(self, node, right=draft.Draft.they):
    """ "They" are you."""
    return right(self, node)._replace(slot=i.YOU)


FAULTS = {
    "the rest are the chosen": (nouns, "the_rest", chosen_themselves, "Choose two characters you control and discard the rest."),
    "other than this": (filters, "other_than", lambda d, words: i.SELF, "Choose a character you control. Discard all other characters you control."),
    "it is the first": (draft.Draft, "it", first_of_all, "Choose a character you control. Choose a character an opponent controls. Exhaust it."),
    "they are you": (draft.Draft, "they", you, "Each player chooses a character they control. Exhaust those characters."),
    "an if is always exact": (conditions, "one_or_more", lambda record: None, "Choose a character an opponent controls. If you control a character, exhaust it."),
    "another is another than this": (nouns, "other_than", lambda d, words: i.SELF, "Choose a character you control. Discard another character you control."),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_in_lowering_is_seen(fault, monkeypatch):
    where, name, wrong, text = FAULTS[fault]
    assert not agree.compare([text])[3]
    monkeypatch.setattr(where, name, wrong)
    assert agree.compare([text])[3]

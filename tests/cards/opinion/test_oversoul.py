"""Two ways to find out what a line of Oversoul does must come to the same; planted faults show it."""

# ruff: noqa: E501  # a fault and the line that shows it stand together

import random

import pytest

from sandtable.cards.draft import reference
from sandtable.games.oversoul.language import cards, draft, refs, steps
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from tests.clauses.oversoul.table import game_of

from . import agree_oversoul as agree
from .oversoul import random_text


def test_random_lines_agree():
    dice = random.Random("oversoul")
    agreed, _, _, differ = agree.compare([random_text(dice) for _ in range(120)])
    assert not differ and agreed > 20, differ


@pytest.mark.slow
@pytest.mark.many
def test_many_random_lines_agree():
    agreed, _, _, differ = agree.compare(agree.readable(random.Random("many"), 1500))
    assert not differ and agreed > 1400, differ


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "line",
    [
        "●Choose 2 Units, then Exhaust the rest, then Deal 2 DMG to them",
        "●Choose 2 Units, then Exhaust the rest, then Deal 2 DMG to all other Units",
        "●Choose 2 Units, then Exhaust the rest, then Deal 2 DMG to 1 of them",
        "●Exhaust 1 Unit, then Choose 2 Units & Draw that many",
        "●Choose 2 Units, if you do Draw 1",
        "●* Select 1 Unit➤ Draw that many",
    ],
)
def test_what_no_register_holds_or_nobody_counted_is_refused(line):
    assert not agree.lines_that_read([line])


def nearest(self, node, plural):
    """ "It" is what was named last, whatever was Selected."""
    return (self.mentions or self.selected)[-1]


def taken_themselves(d, node, right=refs.referring):
    """ "The rest" are those that were taken."""
    if node.name != "the_rest":
        return right(d, node)
    last = (d.selected or d.mentions)[-1]
    return draft.Noun(reference(last.slot, w.REFERENCES.number("the_rest")), last.slot, True)


FAULTS = {
    "it is the nearest in spite of Select": (draft.Draft, "meant", nearest, "●* Select 1 Unit➤ Exhaust 1 other Unit & Deal 2 DMG to it"),
    "the rest are the taken": (cards, "referring", taken_themselves, "●Choose 2 Units, then Exhaust the rest"),
    "the first is the second": (refs, "ONES", {"first": 1, "second": 0, "third": 2}, "●* Select 1 of your Units & 1 opposing Unit➤ Deal 2 DMG to the first"),
    "other is any": (draft.Draft, "before", lambda self, node: 0, "●Exhaust 1 Unit, then Deal 2 DMG to all other Units"),
    "an if asks of the last step alone": (steps, "beats", lambda rows: 0, "●* Select 1 Unit➤ Shatter it & Draw 1; If it Shatters* Draw 1"),
    "your opponent is each player": (refs, "PLAYERS", {**refs.PLAYERS, "your_opponent": i.EACH_PLAYER}, "●Your opponent Discards 1 card in their hand"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_in_lowering_is_seen(fault, monkeypatch):
    where, name, wrong, line = FAULTS[fault]
    agreed, _, _, differ = agree.compare([line])
    assert agreed == 1 and not differ, differ
    game_of.cache_clear()
    monkeypatch.setattr(where, name, wrong)
    assert agree.compare([line])[3]
    game_of.cache_clear()

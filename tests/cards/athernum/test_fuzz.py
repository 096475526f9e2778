"""Broken texts give errors with places: no crash, no endless search, no text that means something else."""

import random

import pytest
from lark import Token
from lark.parsers.lalr_interactive_parser import InteractiveParser

from sandtable.cards.repair import BUDGET
from sandtable.testing.cards import READ, REFUSED, check_text, fuzz, mangle

from .corpus import lines, texts


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_mangled_texts_are_read_whole_or_refused_with_a_place(seed):
    results = fuzz(texts(), lines(), 800, seed)
    assert results[REFUSED] > 600 > results[READ]


HOSTILE = [
    "", " ", ".", '"', '"' * 50, "(" * 999, "*" * 1000, "{" * 500, "a " * 999, "and " * 499, "target " * 250,
    "Draw a card" + " and draw a card" * 110 + ".",
    "Exhaust target " + "Construct " * 190 + ".",
    "Whenever this attacks or defends" * 60,
    "Draw a card. (" + "(" * 500,
    "{99999999999999999999}", "+1" * 900, "\x00" * 100,
    "Create a 1/1 Beast character token named " + "A" * 1900 + ".",
    "Draw " + "9" * 1900 + " cards.",
    "Place a " + "Rust " * 300 + "counter on this.",
    "Activate only " + "once per turn, only " * 90,
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=[text[:20] or "nothing" for text in HOSTILE])
def test_hostile_texts(text):
    check_text(texts(), text)


def test_the_search_for_repairs_is_bounded(monkeypatch):
    """The budget counts words fed to the parser, so no text can make a message expensive."""
    fed: list[str] = []
    feed = InteractiveParser.feed_token

    def counting(self: InteractiveParser, token: Token) -> object:
        fed.append(token.type)
        return feed(self, token)

    monkeypatch.setattr(InteractiveParser, "feed_token", counting)
    dice = random.Random(7)
    for _ in range(150):
        text = mangle(dice, lines()) + " and target character gets" * dice.choice((0, 1, 60))
        fed.clear()
        check_text(texts(), text)
        # lark itself feeds each possible word once to list what may stand at a place, three times at most
        assert len(fed) <= BUDGET + 3 * (len(texts().language.grammar.lark.terminals) + 700)


def test_reading_changes_nothing_but_the_registry():
    """Cards are data: a text can add words to the registry's tables, and nothing else."""
    before = {name: len(table) for name, table in texts().registry.tables.items()}
    texts().read("*Brand New Name* {1}: Place a Fresh counter on target character.")
    after = {name: len(table) for name, table in texts().registry.tables.items()}
    assert {name for name in after if after[name] != before[name]} <= {"TITLE", "MARKER"}

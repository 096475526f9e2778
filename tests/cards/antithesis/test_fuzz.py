"""Broken texts give errors with places: no crash, no endless search, no text that means something else."""

# ruff: noqa: E501  # a text and what is said of it stand on one line

import pytest

from sandtable.testing.cards import READ, REFUSED, check_text, fuzz

from .corpus import lines, texts


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_mangled_texts_are_read_whole_or_refused_with_a_place(seed):
    results = fuzz(texts(), lines(), 300, seed)
    assert results[REFUSED] > 220 > results[READ]


HOSTILE = [
    "", " ", "Passive:", "Global Action:", "{" * 300, "}" * 300, "[" * 900, "(" * 999, "{R}" * 500, "." * 1500,
    "Global Action: {R} Draw a card" + " and draw a card" * 120 + ".",
    "Passive: This Character has +1 DEF" + " and +1 DEF" * 180 + ".",
    "Global Action: Draw 99999999999999 cards.", "Attached Has " * 150, "\x00" * 100,
    "Global Action: {G} Choose one: draw a card" + "; or draw a card" * 110 + ".",
    "Global Action: {G} Kill target enemy " + "Knight " * 250 + "Character.",
    "Global Action: {G} Kill target Character adjacent to " + "a Character adjacent to " * 70 + "it.",
    "Passive: Characters " + "you control " * 160 + "have +1 DEF.", "1. 2. 3. 4.", "1: 1: 1:",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=[text[:20] or "nothing" for text in HOSTILE])
def test_hostile_texts(text):
    check_text(texts(), text)

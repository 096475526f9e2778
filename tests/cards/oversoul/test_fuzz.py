"""Broken texts give errors with places: no crash, no endless search, no text that means something else."""

import pytest

from sandtable.testing.cards import READ, REFUSED, check_text, fuzz

from .corpus import lines, texts


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_mangled_texts_are_read_whole_or_refused_with_a_place(seed):
    results = fuzz(texts(), lines(), 400, seed)
    assert results[REFUSED] > 300 > results[READ]


HOSTILE = [
    "", " ", "●", "_●_", '"' * 50, '"●' * 200, "(" * 999, "*" * 1000, "●Draw 1" + " & Draw 1" * 220,
    "●Gain 1 DMG" + ", 1 DMG" * 250, "●ENTER* Draw 99999999999999", "➤" * 500, "[" * 900,
    "●Draw 1 [" + "x" * 1900,
    "●* Select " + "1 Unit or " * 150 + "1 Unit➤ Shatter it", "●" + "GUARD & " * 200 + "GUARD", "\x00" * 100,
    "●ENTER* Choose 1: " + "Draw 1 / " * 200 + "Draw 1",
    "●ENTER* Deal DMG to the opposing Leader equal to " + "double " * 250 + "RANK",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=[text[:20] or "nothing" for text in HOSTILE])
def test_hostile_texts(text):
    check_text(texts(), text)

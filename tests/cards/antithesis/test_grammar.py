"""The grammar: no phrase that swallows others unseen, sentences that read as what they are."""

import pytest

from sandtable.cards.audit import JOINT, SAME, swallowed
from sandtable.cards.lines import LINE
from sandtable.games.antithesis.language.texts import grammar
from sandtable.testing.cards import check_grafts, check_random_programs, check_sentences

from .corpus import programs, sample, texts

# Phrases that could take smaller words, each with the reason why it never does harm.
HARMLESS = {
    (
        "on a goal controlled by an opponent",
        "on a Goal + controlled by an opponent",
    ): "the Goal of an opponent is what is meant",
    ("on a goal you control", "on a Goal + you control"): "a Goal that you control is what is meant",
}


def test_no_phrase_swallows_smaller_words():
    assert grammar().lark.options.strict
    assert swallowed(grammar(), texts().language.words) == sorted(HARMLESS)


@pytest.mark.parametrize("seed", range(3))
def test_random_sentences_come_back_as_the_same_tree(seed):
    results = check_sentences(texts(), sample, LINE, 200, seed)
    assert results[SAME] > 150 and results[JOINT] == 0


@pytest.mark.parametrize("seed", range(2))
def test_a_grafted_text_is_refused_or_comes_back(seed):
    same, canonical = check_grafts(texts(), programs(), 300, seed)
    assert same > 100 and canonical < same


@pytest.mark.parametrize("seed", range(2))
def test_random_trees_lower_or_are_refused(seed):
    assert check_random_programs(texts(), sample, LINE, 800, 100 + seed) > 100

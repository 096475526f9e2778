"""The grammar: no phrase that swallows others unseen, sentences that read as what they are."""

from sandtable.cards.audit import swallowed
from sandtable.games.antithesis.language.texts import grammar

from .corpus import texts

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

"""The grammar: no phrase that swallows others unseen, sentences that read as what they are."""

from sandtable.cards.audit import swallowed
from sandtable.games.oversoul.language.texts import grammar

from .corpus import texts

# Phrases that could take smaller words, each with the reason why it never does.
HARMLESS = {
    ("( this construct )", "( + this Construct + )"): "a bracket never holds a reference alone",
    (", it costs", ", + it + cost"): "a list goes on with cards, and cards on a list have no verb",
    **{
        (
            f"{verb} all {which} cards & abilities",
            f"Cancel + all + {which} + card + & + Abilities",
        ): "no property is Cancelled"
        for verb in ("cancel", "cancels")
        for which in ("opposing", "other")
    },
}


def test_no_phrase_swallows_smaller_words():
    assert grammar().lark.options.strict
    assert swallowed(grammar(), texts().language.words) == sorted(HARMLESS)

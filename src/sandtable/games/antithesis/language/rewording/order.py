"""All other wordings of Antithesis, in the order in which a line goes through them.

Labels and everyday words come first; then lines and sentences are put into the house's order, then their
parts, and single words last: a wording may count on what those before it have done (cards/habits.py goes
through them until a line reads).
"""

from typing import Final

from sandtable.cards.habits import Habit
from sandtable.games.antithesis.language.rewording.asides import ASIDES
from sandtable.games.antithesis.language.rewording.asked_behind import ASKED_BEHIND
from sandtable.games.antithesis.language.rewording.at_length import AT_LENGTH
from sandtable.games.antithesis.language.rewording.instead import INSTEAD
from sandtable.games.antithesis.language.rewording.looked_at import LOOKED_AT
from sandtable.games.antithesis.language.rewording.one_after_another import ONE_AFTER_ANOTHER
from sandtable.games.antithesis.language.rewording.one_or_the_other import ONE_OR_THE_OTHER
from sandtable.games.antithesis.language.rewording.order_of_a_line import ORDER_OF_A_LINE
from sandtable.games.antithesis.language.rewording.other_verbs import OTHER_VERBS
from sandtable.games.antithesis.language.rewording.packed_sentences import PACKED_SENTENCES
from sandtable.games.antithesis.language.rewording.plain_effects import PLAIN_EFFECTS
from sandtable.games.antithesis.language.rewording.plain_orders import PLAIN_ORDERS
from sandtable.games.antithesis.language.rewording.plain_speech import PLAIN_SPEECH
from sandtable.games.antithesis.language.rewording.printed_headers import PRINTED_HEADERS
from sandtable.games.antithesis.language.rewording.printed_labels import PRINTED_LABELS
from sandtable.games.antithesis.language.rewording.relative_clauses import RELATIVE_CLAUSES
from sandtable.games.antithesis.language.rewording.rulebook_words import RULEBOOK_WORDS
from sandtable.games.antithesis.language.rewording.said_apart import SAID_APART
from sandtable.games.antithesis.language.rewording.said_briefly import SAID_BRIEFLY
from sandtable.games.antithesis.language.rewording.said_of_attacks import SAID_OF_ATTACKS
from sandtable.games.antithesis.language.rewording.sentence_shapes import SENTENCE_SHAPES
from sandtable.games.antithesis.language.rewording.turns_of_phrase import TURNS_OF_PHRASE
from sandtable.games.antithesis.language.rewording.ways_and_numbers import WAYS_AND_NUMBERS
from sandtable.games.antithesis.language.rewording.words import WORDS
from sandtable.games.antithesis.language.rewording.zones_and_tokens import ZONES_AND_TOKENS

REWORDINGS: Final[tuple[Habit, ...]] = (
    *PRINTED_LABELS,
    *SAID_BRIEFLY,
    *ZONES_AND_TOKENS,
    *AT_LENGTH,
    *LOOKED_AT,
    *INSTEAD,
    *PLAIN_SPEECH,
    *PLAIN_ORDERS,
    *ORDER_OF_A_LINE,
    *PRINTED_HEADERS,
    *SAID_APART,
    *SAID_OF_ATTACKS,
    *ONE_OR_THE_OTHER,
    *WAYS_AND_NUMBERS,
    *PLAIN_EFFECTS,
    *OTHER_VERBS,
    *ASKED_BEHIND,
    *PACKED_SENTENCES,
    *TURNS_OF_PHRASE,
    *ASIDES,
    *ONE_AFTER_ANOTHER,
    *RELATIVE_CLAUSES,
    *RULEBOOK_WORDS,
    *SENTENCE_SHAPES,
    *WORDS,
)

"""All other wordings of Oversoul, in the order in which a line goes through them.

Lines and sentences are put into the house's order first, then their parts, and single words last: a wording
may count on what those before it have done (cards/habits.py goes through them until a line reads).
"""

from typing import Final

from sandtable.cards.habits import Habit
from sandtable.games.oversoul.language.rewording.amounts import AMOUNTS
from sandtable.games.oversoul.language.rewording.brackets_and_nouns import BRACKETS_AND_NOUNS
from sandtable.games.oversoul.language.rewording.capitals import CAPITALS
from sandtable.games.oversoul.language.rewording.kept_and_counted import KEPT_AND_COUNTED
from sandtable.games.oversoul.language.rewording.leaders_and_hosts import LEADERS_AND_HOSTS
from sandtable.games.oversoul.language.rewording.offers_and_bounds import ITALICS, OFFERS_AND_BOUNDS
from sandtable.games.oversoul.language.rewording.players_and_values import PLAYERS_AND_VALUES
from sandtable.games.oversoul.language.rewording.rulebook_hand import RULEBOOK_HAND, SPLICES
from sandtable.games.oversoul.language.rewording.sentence_ifs import SENTENCE_IFS
from sandtable.games.oversoul.language.rewording.sentence_shapes import (
    CONNECTIVES,
    RULEBOOK_WORDS,
    SENTENCE_SHAPES,
)
from sandtable.games.oversoul.language.rewording.times_and_places import TIMES_AND_PLACES
from sandtable.games.oversoul.language.rewording.totals_and_owners import TOTALS_AND_OWNERS
from sandtable.games.oversoul.language.rewording.word_order import WORD_ORDER
from sandtable.games.oversoul.language.rewording.words import SIGNS, WORDS

REWORDINGS: Final[tuple[Habit, ...]] = (
    *ITALICS,
    *SIGNS,
    *CAPITALS,
    *OFFERS_AND_BOUNDS,
    *TOTALS_AND_OWNERS,
    *SENTENCE_IFS,
    *KEPT_AND_COUNTED,
    *PLAYERS_AND_VALUES,
    *RULEBOOK_HAND,
    *BRACKETS_AND_NOUNS,
    *LEADERS_AND_HOSTS,
    *TIMES_AND_PLACES,
    *AMOUNTS,
    *RULEBOOK_WORDS,
    *CONNECTIVES,
    *WORD_ORDER,
    *SENTENCE_SHAPES,
    *WORDS,
    *SPLICES,
)

"""All other wordings of Athernum, in the order in which a line goes through them.

Lines and sentences are put into the house's order first, then their parts, and single words last: a wording
may count on what those before it have done (cards/habits.py goes through them until a line reads).
"""

from typing import Final

from sandtable.cards.habits import Habit
from sandtable.games.athernum.language.rewording.ability_names import ABILITY_NAMES
from sandtable.games.athernum.language.rewording.as_before import AS_BEFORE
from sandtable.games.athernum.language.rewording.counters import COUNTERS
from sandtable.games.athernum.language.rewording.fees import FEES
from sandtable.games.athernum.language.rewording.heads_and_tails import HEADS_AND_TAILS
from sandtable.games.athernum.language.rewording.left_out import LEFT_OUT, ONLY_IF
from sandtable.games.athernum.language.rewording.letter_x import LETTER_X
from sandtable.games.athernum.language.rewording.other_games import OTHER_GAMES
from sandtable.games.athernum.language.rewording.passive_damage import PASSIVE_DAMAGE
from sandtable.games.athernum.language.rewording.play_and_combat import PLAY_AND_COMBAT
from sandtable.games.athernum.language.rewording.possession import POSSESSION
from sandtable.games.athernum.language.rewording.rulebook_alone import RULEBOOK_ALONE
from sandtable.games.athernum.language.rewording.rulebook_sentences import RULEBOOK_SENTENCES
from sandtable.games.athernum.language.rewording.rulebook_words import RULEBOOK_WORDS
from sandtable.games.athernum.language.rewording.said_at_length import SAID_AT_LENGTH
from sandtable.games.athernum.language.rewording.sentence_shapes import SENTENCE_SHAPES
from sandtable.games.athernum.language.rewording.shared_words import SHARED_WORDS
from sandtable.games.athernum.language.rewording.small_nouns import SMALL_NOUNS
from sandtable.games.athernum.language.rewording.spoken_of import SPOKEN_OF
from sandtable.games.athernum.language.rewording.words import WORDS

REWORDINGS: Final[tuple[Habit, ...]] = (
    *ABILITY_NAMES,
    *SMALL_NOUNS,
    *SAID_AT_LENGTH,
    *HEADS_AND_TAILS,
    *RULEBOOK_ALONE,
    *FEES,
    *LEFT_OUT,
    *AS_BEFORE,
    *PASSIVE_DAMAGE,
    *PLAY_AND_COMBAT,
    *COUNTERS,
    *SHARED_WORDS,
    *POSSESSION,
    *SPOKEN_OF,
    *LETTER_X,
    *RULEBOOK_SENTENCES,
    *RULEBOOK_WORDS,
    *OTHER_GAMES,
    *ONLY_IF,
    *SENTENCE_SHAPES,
    *WORDS,
)

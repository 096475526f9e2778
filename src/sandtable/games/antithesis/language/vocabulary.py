"""What the numbers in Antithesis's programs can be, for the verifier that every game shares."""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import verify as shared
from sandtable.cards.operands import Span, Vocabulary
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.verbs import OPERANDS
from sandtable.games.antithesis.table import zones

NAMING: Final = (
    i.IN_THAT_ROW, i.IN_RNG, i.IN_RNG_LOS, i.IN_RNG_OF, i.IN_RNG_LOS_OF, i.ENGAGED_BY, i.ADJACENT,
    i.ORTHOGONAL, i.ATTACHED_ON, i.ON, i.OTHER_THAN, i.IN_ENGAGEMENT, i.OF_FIELD, i.MADE_BY, i.AT_TARGET,
    i.IN_BLAST, i.WHOLLY_ON, i.IN_PRESENCE, i.ENGAGING, i.UNDER,
)  # fmt: skip
PLAIN: Final = (
    i.OTHER, i.STATE, i.NOT_NOUN, i.NOT_TRAIT, i.SIZE, i.FACTION, i.TRAIT, i.NOUN, i.CONTROLLED, i.AT_MOST,
    i.AT_LEAST, i.JUST, i.HAVING_ATTACKS, i.HAVING, i.LACKING, i.LACKING_TYPE, i.WITH_TRAIT,
    i.WITHOUT_TRAIT, i.MODDED, i.WITH_PRESENCE,
    i.IN_ROW, i.ON_GOAL, i.SAME_SIZE, i.KILLED_THIS_PHASE, i.NO_GOAL, i.ON_EDGE, i.OF_TYPE,
    i.WITH_ABILITY_TRAIT, i.CALLED, i.EITHER, i.HP_LEFT, i.WITH_TOKENS, i.OWN_SIZE, i.DONE_NOW, i.NAMESAKE,
)  # fmt: skip
TESTS: Final[dict[int, int]] = {
    **{test: kinds.NUMBER for test in PLAIN},
    **{test: kinds.SELECTION for test in NAMING},
    i.INSIDE: kinds.IN_ZONE,
    i.NOT_SO: kinds.FILTER,
}

VOCABULARY: Final = Vocabulary(
    operands=OPERANDS,
    first_event=i.PAY,
    plain={i.ROW_KIND: Span(1, 7), i.CHOICE: Span(0, i.PULL)},
    tests=TESTS,
    varying={},
    kinds=Span(i.PASSIVE, i.ATTACH_TO),
    keywords=Span(0, i.DEFENSIVE),
    flags=i.ALL_FLAGS,
    works_in=Span(i.IN_PLAY, i.HAND),
    zones=Span(i.IN_PLAY, zones.SET_ASIDE),
    modes=Span(i.REF, i.LAST_MODE),
    counting=frozenset(),
    amounts=Span(i.EXACTLY, i.HAD_BY),
    filtered=frozenset((i.COUNT,)),
    stats=Span(0, i.LAST_KEYWORD),
    first_marker=1,
    scopes=Span(i.NOW, i.HAPPENS),
    triggers=Span(i.ON_WHEN, i.ON_AFTER),
    events=frozenset((i.ON_WHEN, i.ON_AFTER)),
    phases=Span(0, 0),
    durations=Span(i.PHASE_LONG, i.NEXT_TARGETED_LONG),
    conditional=frozenset((i.WHILE_LONG,)),
    phased=frozenset(),
    places=Span(0, 1),
    limits=Span(i.ABILITY_TRAIT, i.ABILITY_TRAIT),
    phase_limits=frozenset(),
    condition_limits=frozenset(),
    relative=frozenset((i.CONTROLLER, i.OWNER)),
    reading=frozenset((i.REF, i.CHOOSING, i.EACH, i.RANDOM, i.TARGET)),
    matching=frozenset((i.MATCH, i.GROUP)),
    fills={
        i.ATTACK: i.B,
        i.ROLL: i.C,
        i.PAY: i.C,
        i.REVEAL_GOAL: i.C,
        i.REVEAL_TOP: i.C,
        i.LOOK_TOP: i.C,
        i.SEARCH: i.A,
        i.AS_PLAYER: i.A,
        i.PLACE: i.B,
        i.CHOOSE_SQUARE: i.A,
        i.GOAL_TO: i.B,
        i.DEPLOY: i.C,
        i.DEPLOYS_AT: i.C,
    },
)


def verify(code: tuple[int, ...]) -> shared.Walk:
    """Walk a program; raises NoProgram."""
    return shared.verify(code, VOCABULARY)

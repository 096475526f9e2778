"""What the numbers in Athernum's programs can be, for whoever verifies one."""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.operands import BIGGEST, Span, Vocabulary
from sandtable.cards.verify import Walk
from sandtable.cards.verify import verify as verify_with
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import VERBS

# what Y of a test holds: NUMBER is no record
TESTS: Final = {
    **dict.fromkeys(
        (
            i.OTHER, i.OTHER_HOST, i.ADDITIONAL, i.STATE, i.FACTION, i.FACTIONLESS, i.STATS, i.EFFECT_KIND,
            i.NOUN, i.OWN_FACTION, i.CONTROLLED, i.NAMED, i.STAT_MOST, i.STAT_LEAST, i.STAT_IS, i.FREE_SLOT,
            i.FIELD, i.FIELD_OF, i.THAT_NAME, i.SINGLE_TARGET, i.WITH_KEYWORD, i.AMONG, i.REVEALED,
            i.AT_RANDOM, i.ATTACKED, i.DEFENDED, i.NO_FIELD, i.STAT_BELOW, i.DIFFERENT,
            i.DIFFERENT_FACTIONS, i.EXTREME, i.NOT_NOUN,
            i.ENTERED, i.WAS_DEALT, i.DID_NOT_ATTACK, i.A_DFV, i.SLOTS_OF, i.WITH_SKILL,
            i.STAT_ABOVE, i.EFFECT_OF, i.EFFECT_FROM,
        ),
        kinds.NUMBER,
    ),
    **dict.fromkeys(
        (i.ATTACHED_TO, i.COPY_OF, i.SAME_NAME, i.SAME_FACTION, i.OTHER_FACTION, i.WHO_CONTROLS,
         i.ATTACKING_WHAT), kinds.SELECTION
    ),
    i.ATTACHMENTS: kinds.AMOUNT,
    i.IN_HAND: kinds.AMOUNT,
    i.STAT_UP_TO: kinds.AMOUNT,
    i.STAT_SAME: kinds.AMOUNT,
    i.STAT_UNDER: kinds.AMOUNT,
    i.STAT_OVER: kinds.AMOUNT,
    i.WITH_MARKERS: kinds.MARKERS,
    i.WITH_ABILITY: kinds.ABILITY,
    i.INSIDE: kinds.IN_ZONE,
}  # fmt: skip

PHASES: Final = Span(i.MORNING, i.NIGHT)
STATS: Final = Span(i.OFV, i.COST_STAT)

VOCABULARY: Final = Vocabulary(
    operands={verb.op: verb.operands for verb in VERBS},
    first_event=i.DRAW,
    plain={
        i.FACE: Span(i.UP, i.DOWN),
        i.STAT: STATS,
        i.PHASE: PHASES,
        i.MARKER: Span(i.DAMAGE, BIGGEST),
        i.SUBTYPE: Span(1, BIGGEST),
        i.EXTRA: Span(1, BIGGEST),
        i.MANNER: Span(0, i.BOTTOM_AT_RANDOM),
    },
    tests=TESTS,
    varying={(i.CONTROLLED, i.BY_TARGET): kinds.SELECTION},
    kinds=Span(i.STATIC, i.HERALD),
    keywords=Span(i.PLAIN, i.EQUIP),
    flags=i.IMMEDIATE
    | i.CONTINUOUS
    | i.REPLACING
    | i.FREE
    | i.COUNTS
    | i.PAID_WITH
    | i.AT_ONCE
    | i.ASKS_BORNE,
    works_in=Span(i.BOARD, i.TOP_OF_DECK),
    zones=Span(i.BOARD, i.EXTRA_DECK),
    modes=Span(i.REF, i.ACTIVE),
    counting=frozenset((i.NEW, i.CHOOSING, i.RANDOM)),
    amounts=Span(i.EXACTLY, i.HAPPENED),
    filtered=frozenset((i.COUNT,)),
    happened=frozenset((i.HAPPENED,)),
    stats=STATS,
    first_marker=i.DAMAGE,
    scopes=Span(i.NOW, i.EACH_TURN),
    triggers=Span(i.WHEN, i.NEXT_TURN_CONTROLLERS),
    events=frozenset((i.WHEN, i.WHENEVER)),
    phases=Span(i.WHOLE_TURN, i.NIGHT),
    durations=Span(i.END_OF_TURN, i.UNTIL_YOUR_EVENING),
    conditional=frozenset((i.AS_LONG_AS, i.WHILE)),
    phased=frozenset((i.DURING, i.END_OF_THEIR_NEXT_TURN, i.END_OF_ITS_NEXT_TURN, i.UNTIL_PHASE)),
    places=Span(i.TRAILING, i.SPREAD),
    limits=Span(i.TIMES, i.NO_STACK),
    phase_limits=frozenset((i.IN_PHASE, i.ALSO_IN)),
    condition_limits=frozenset((i.ONLY_IF,)),
    relative=frozenset((i.CONTROLLER, i.OWNER, i.MAIN)),
    reading=frozenset((i.REF, i.CHOOSING, i.EACH, i.RANDOM, i.TOP, i.FOUND, i.NEW, i.REST, i.TARGET)),
    matching=frozenset((i.MATCH, i.NEW, i.GROUP)),
    fills={i.SEARCH: i.B, i.CREATE: i.A, i.REVEAL_UNTIL: i.C},
    given=frozenset((i.STARTING_HAND,)),
    slots_in_x=frozenset((i.OTHER, i.OTHER_HOST, i.AMONG)),
    slots_in_y=frozenset(((i.CONTROLLED, i.BY_THEM), (i.CONTROLLED, i.BY_ITS), (i.CONTROLLED, i.BY_HOLDER))),
)


def verify(code: tuple[int, ...]) -> Walk:
    """Walk a program; raises NoProgram."""
    return verify_with(code, VOCABULARY)

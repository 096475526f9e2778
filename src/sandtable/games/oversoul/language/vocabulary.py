"""What the numbers in Oversoul's programs can be, for the verifier that every game shares."""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards import verify as shared
from sandtable.cards.operands import BIGGEST, Span, Vocabulary
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.verbs import OPERANDS

NUMBERS: Final = kinds.NUMBER
TESTS: Final = {
    i.OTHER: NUMBERS, i.SIDE: NUMBERS, i.STATE: NUMBERS, i.LIVING: NUMBERS, i.NO_LEADER: NUMBERS,
    i.FACTION: NUMBERS, i.OWN_ARCHETYPE: NUMBERS, i.ONE_OF: NUMBERS, i.SIGN: NUMBERS, i.VALUE: NUMBERS,
    i.ARCHETYPE: NUMBERS, i.ROLE_IS: NUMBERS, i.EVENT_ROLE: NUMBERS, i.CONSTRUCT_ROLE: NUMBERS,
    i.NOT_ROLE: NUMBERS, i.NOT_ARCHETYPE: NUMBERS, i.UNDER_LAW: NUMBERS, i.USED_BY: NUMBERS,
    i.NOUN: NUMBERS,
    i.INSIDE: kinds.IN_ZONE, i.ON_BOARD: NUMBERS, i.THEIR_BOARD: kinds.SELECTION, i.RANK_IS: NUMBERS,
    i.RANK_THAN: NUMBERS, i.RANK_BESIDE: kinds.SELECTION,
    i.WITH_KEYWORD: NUMBERS, i.WITH_STAT: kinds.AMOUNT, i.WITH_ORIGINAL: kinds.AMOUNT, i.WITH_LAW: NUMBERS,
    i.WITH_MARKS: kinds.AMOUNT, i.NO_ABILITIES: NUMBERS, i.NO_CONSTRUCTS: NUMBERS, i.NAMED: NUMBERS,
    i.WITH_CONSTRUCTS: NUMBERS, i.WITH_STAT_THAN: kinds.SELECTION, i.ATTACKED: NUMBERS,
    i.NOT_ATTACKED: NUMBERS,
    i.ADJACENT: kinds.SELECTION, i.SURROUNDING: kinds.SELECTION, i.BEHIND: kinds.SELECTION,
    i.FACING: kinds.SELECTION, i.ATTACHED_TO: kinds.SELECTION, i.BELOW: NUMBERS, i.ENTERED: NUMBERS,
    i.OF_YOUR_CHOICE: NUMBERS, i.FIRST_OF_TURN: NUMBERS, i.SECOND_OF_TURN: NUMBERS, i.THIRD_OF_TURN: NUMBERS,
    i.AMONG: kinds.SELECTION, i.SHARES_ROLE: kinds.SELECTION, i.SHARES_ARCHETYPE: kinds.SELECTION,
    i.SAME_NAME: kinds.SELECTION, i.OTHER_NAME: kinds.SELECTION, i.NEW_ARCHETYPE: NUMBERS,
    i.OTHER_THAN: kinds.SELECTION, i.SHARES_TYPE: kinds.SELECTION,
}  # fmt: skip

VOCABULARY: Final = Vocabulary(
    operands=OPERANDS,
    first_event=i.PAY,
    plain={
        i.STAT: Span(1, 3), i.ROLE: Span(1, i.TOTEM), i.ARCHETYPE_KIND: Span(1, i.WITHER),
        i.KEYWORD_KIND: Span(1, i.SEALED), i.LAW: Span(1, i.SHATTER_LAW), i.PROPERTY: Span(1,
        i.NAME_PROPERTY),
        i.STATE_KIND: Span(1, i.UNDAMAGED), i.CHOICE: Span(0, i.NOT_LESS), i.MARK_NAME: Span(1, BIGGEST),
    },
    tests=TESTS,
    varying={},
    kinds=Span(i.LASTING, i.PLAYED),
    keywords=Span(i.NO_LAW, i.ATTACH_ONLY),
    flags=2 * i.ON_IT - 1,
    works_in=Span(i.BOARD, i.EXILE_SPACE),
    zones=Span(i.BOARD, i.DECK_OR_IDLE),
    modes=Span(i.REF, i.USER),
    counting=frozenset(),
    amounts=Span(i.EXACTLY, i.LOWEST_OF),
    filtered=frozenset(
        (i.COUNT, i.ARCHETYPES_OF, i.PARTS, i.DONE_OF, i.TOTAL_OF, i.HIGHEST_OF, i.LOWEST_OF)
    ),
    stats=Span(1, 3),
    first_marker=1,
    scopes=Span(i.NOW, i.SINCE_BEGUN),
    triggers=Span(i.ON, i.EACH_PHASE),
    events=frozenset((i.ON, i.COUNTING)),
    phases=Span(i.CYCLE_PHASE, i.TURN),
    durations=Span(i.THIS_TURN, i.END_OF_OPPONENTS_TURN),
    conditional=frozenset(),
    phased=frozenset(),
    places=Span(0, 0),
    limits=Span(i.ONCE_EACH_TURN, i.TO_WHOM),
    phase_limits=frozenset(),
    condition_limits=frozenset(),
    filter_limits=frozenset((i.EXCEPT, i.ONLY, i.HOSTS, i.TO_WHOM)),
    summed=frozenset((i.SUM, i.DIFFERENCE)),
    relative=frozenset((i.OWNER,)),
    reading=frozenset((i.REF, i.CHOOSING, i.EACH, i.RANDOM, i.TOP, i.SELECTED, i.REST)),
    matching=frozenset((i.MATCH, i.GROUP)),
    fills={i.SEARCH: i.B, i.SELECT: i.A, i.SPAWN_TOTEM: i.C},
)  # fmt: skip
assert len(w.LAWS.numbers) == i.SHATTER_LAW


def verify(code: tuple[int, ...]) -> shared.Walk:
    """Walk a program; raises NoProgram."""
    return shared.verify(code, VOCABULARY)

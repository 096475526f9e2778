"""Lines of a Construct that wait for DMG which its host never Takes, for they do (R20, R98, R221)."""

from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.games.oversoul.language import instructions as i

TAKING_LAWS: Final = frozenset((i.WHEN, i.IF_LAW))
WHY: Final = "as long as a Construct is Attached it Takes the DMG, and the Attached card none"
OF_THE_LAW: Final = f"{WHY}; for the Construct itself write (this Construct) BLOODLUST* …"
OF_TAKING: Final = f"{WHY}; for the Construct itself write If this Construct Takes DMG* …"
OF_LESS: Final = f"{WHY}; for the Construct itself write This Construct Takes 1 less DMG"


def spared(s: Source) -> str:
    """What to write instead of a line that speaks of DMG to the host alone; nothing of any other line."""
    if s.get(0, i.KIND) == i.TRIGGERED:
        if s.get(0, i.KEYWORD) == i.BLOODLUST and not s.get(0, i.FLAGS) & i.OWN:
            return OF_THE_LAW
        return OF_TAKING if waits_for_taking(s) else ""
    return OF_LESS if takes_less(s) else ""


def waits_for_taking(s: Source) -> bool:
    """Whether its written Law is that the host Takes DMG."""
    event = s.ref(0, i.EVENT)
    if s.get(0, i.KEYWORD) not in TAKING_LAWS or event < 0 or s.kind(event) != i.ON:
        return False
    pattern = s.patterns(s.ref(event, lay.WAITS_FOR))[0]
    return s.get(pattern, i.OP) == i.TAKE and is_host(s, pattern)


def takes_less(s: Source) -> bool:
    """Whether a line that holds says how much less or more the host Takes."""
    if s.get(0, i.KIND) != i.LASTING:
        return False
    row = s.ref(0, i.BODY)
    while s.get(row, i.OP) != i.END:
        if s.get(row, i.OP) == i.TAKES_LESS and is_host(s, row):
            return True
        row += i.ROW
    return False


def is_host(s: Source, row: int) -> bool:
    """Whether a row is about the Attached card: so called, or "this card" in a line that it is granted."""
    who = s.ref(row, i.WHO)
    mode = s.get(who, i.MODE_OF)
    itself = mode == i.REF and s.get(who, i.SLOT) == i.SELF
    return mode == i.HOST or (itself and not s.get(0, i.FLAGS) & i.OWN)

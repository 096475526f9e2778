"""What a line does that its words alone may not tell: when it comes, in other words than the text's."""

from __future__ import annotations

from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language.vocabulary import verify

AFTER_BATTLE: Final = (
    "comes when the Battle is over, behind its strikes (R92); ATTACK* comes before them, "
    "and so does what is given (until End of Battle)"
)
GIVEN: Final = frozenset((i.GIVE_STAT, i.GIVE_KEYWORD, i.SET_STAT))


def after_battle(s: Source) -> bool:
    """Whether a written Law waits for an Attack or a Guard, and its line for the end of the Battle."""
    if s.get(0, i.KIND) != i.TRIGGERED or s.get(0, i.KEYWORD) not in (i.WHEN, i.IF_LAW):
        return False
    event = s.ref(0, i.EVENT)
    if event < 0 or s.kind(event) != i.ON or s.get(0, i.FLAGS) & i.IN_BATTLE:
        return False
    pattern = s.patterns(s.ref(event, lay.WAITS_FOR))[0]
    return s.get(pattern, i.OP) in (i.ATTACK, i.GUARD_EVENT)


def told(s: Source) -> list[str]:
    """A line in other words."""
    return [AFTER_BATTLE] if after_battle(s) else []


def surprising(s: Source) -> str:
    """What whoever wrote a line is warned of: what is given too late for a Battle."""
    late = after_battle(s) and bool(GIVEN & set(verify(tuple(s.code)).ops))
    return f"this {AFTER_BATTLE}" if late else ""

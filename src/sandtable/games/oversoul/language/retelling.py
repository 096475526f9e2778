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
ADDED: Final = (
    "what is Copied comes on top of what the card has (R132); to have just as much write "
    "Set the DMG of this card to its DMG"
)
COPYING: Final = frozenset((i.COPY, i.COPY_TO))
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


def copies_stats(s: Source) -> bool:
    """Whether a step Copies DMG, SPD or HP, which many expect to be replaced by it."""
    pc = s.ref(0, i.BODY)
    while s.get(pc, i.OP) != i.END:
        if s.get(pc, i.OP) in COPYING and not s.get(pc, i.FORM) and s.get(pc, i.A) <= i.HP:
            return True
        pc += i.ROW
    return False


def told(s: Source) -> list[str]:
    """A line in other words."""
    return [AFTER_BATTLE] * after_battle(s) + [ADDED] * copies_stats(s)


def surprising(s: Source) -> str:
    """What whoever wrote a line is warned of: what is given too late for a Battle, what is added."""
    if copies_stats(s):
        return ADDED
    late = after_battle(s) and bool(GIVEN & set(verify(tuple(s.code)).ops))
    return f"this {AFTER_BATTLE}" if late else ""

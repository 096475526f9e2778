"""What comes of an Attack or a Guard if nobody does anything more: played out by the rules, said in words.

It is played on what the asked seat may know, with cards that it does not see dealt in two ways: where these
end differently, nothing is promised.
"""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from mypy_extensions import i64

from sandtable.cards.forms import begun
from sandtable.games.oversoul.actions.attacks import bar_target, targets_there
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.chain import Timeshift
from sandtable.games.oversoul.turn.aftermath import Aftermath
from sandtable.games.oversoul.turn.battle import TARGET_ASKED, Battle, retaliates
from sandtable.games.oversoul.words.view import KEYWORDS, name_at
from sandtable.kernel.state import fact_kind, fact_what
from sandtable.timing import facts as common
from sandtable.timing.endings import ending
from sandtable.timing.foreseeing import DEALS, play_on, promised
from sandtable.timing.values import thing_of

PATIENCE: Final = 60  # answers until the Battle is over
UNKNOWN: Final = "What comes of it depends on what you cannot see."
CHOSEN: Final = "What comes of it depends on what somebody chooses then."
NOTHING_HAPPENS: Final = "No DMG is dealt."
THE_CARD: Final = "the face-down card"


def foreseen(s: Board, option: int) -> str:
    """The Battle after this answer, in words; empty where none is being declared."""
    if o.kind_of(option) == o.ATTACK:
        return _only_target(s, int(s.at_spot(o.value_of(option))))
    depth = len(s.frames)
    while depth > 0 and not isinstance(s.frames[depth - 1], Battle):
        depth -= 1
    if depth == 0:
        return ""
    declared = o.kind_of(option) in (o.TARGET, o.GUARD) or option == o.NO_GUARD
    # whoever may answer an Attack is told what comes of letting it happen
    if not (declared if depth == len(s.frames) else option == o.PASS):
        return ""
    return promised([_played(s, depth, option, deal) for deal in DEALS], UNKNOWN)


def _only_target(s: Board, attacker: int) -> str:
    """Whom a Unit Attacks where there is but one to Attack: then nobody is asked (6.4.2)."""
    found = [thing for thing in targets_there(s, s.seat) if bar_target(s, attacker, thing) == 0]
    if len(found) != 1:
        return ""
    return f"It Attacks {name_at(s, int(found[0]), int(s.seat))}, the only card that it can Attack."


def _played(s: Board, depth: int, option: int, deal: int) -> str:
    """The Battle with one deal of the cards that the seat does not see."""
    seat = int(s.seat)
    s = cast(Board, s.determinize(seat, deal))  # nothing is said of what this seat does not see
    battle = cast(Battle, s.frames[depth - 1])
    after = s.clone()
    after.journal = []
    if not play_on(after, option, PATIENCE, partial(_goes_on, depth), _usual):
        return CHOSEN
    struck = int(thing_of(s.target)) if battle.step != TARGET_ASKED else -1
    if option not in (o.NO_GUARD, o.PASS):
        struck = int(s.at_spot(o.value_of(option)))
    unseen = -1 if s.sees(seat, struck) else int(after.get(struck, its.FACE))
    happens = [_happens(after, fact, unseen) for fact in after.journal or []]
    both = (struck, int(battle.attacker))
    said = [_barred(s, after, thing) for thing in both]
    said = [one for one in said if one] + _together([one for one in happens if one], _twins(s, seat))
    if said:
        said.insert(0, _order(s, int(battle.attacker), struck))
        said += [_left(s, after, thing) for thing in both]
    else:
        said.append(NOTHING_HAPPENS)
    if after.over():
        said.append(ending(after, seat))
    return " ".join([one for one in said if one])


def _twins(s: Board, seat: int) -> set[str]:
    """Names that lie on the board more than once, as far as a seat sees them: what is said of them twice may
    be said of two cards."""
    once: set[str] = set()
    twice: set[str] = {begun(THE_CARD)}
    for thing in s.board:
        if not s.sees(seat, thing):
            continue
        name = s.library.names[s.get(thing, its.FACE)]
        (twice if name in once else once).add(name)
    return twice


def _together(said: list[str], twins: set[str]) -> list[str]:
    """What is said several times in a row of one card, said once."""
    out: list[str] = []
    count = 0
    for at, one in enumerate(said):
        count += 1
        if at + 1 == len(said) or said[at + 1] != one or one.split(" takes ")[0] in twins:
            often = "" if count == 1 else ", twice" if count == 2 else f", {count} times"
            out.append(f"{one[:-1]}{often}.")
            count = 0
    return out


def _barred(s: Board, after: Board, thing: int) -> str:
    """A BARRIER that is used up; empty where none is."""
    ref = s.ref(thing)
    if not values.has(s, thing, op.BARRIER) or not after.same(ref):
        return ""
    if charges.held(after, ref, op.BARRIER) >= charges.held(s, ref, op.BARRIER):
        return ""
    return f"The BARRIER of {name_at(s, thing, int(s.seat))} takes the blow."


def _left(s: Board, after: Board, thing: int) -> str:
    """The HP of a card that was hurt and stays; empty for any other."""
    if not after.same(s.ref(thing)) or after.get(thing, its.ZONE) != op.BOARD:
        return ""
    hp = int(values.hp(after, thing))
    if hp <= 0 or hp >= int(values.hp(s, thing)):
        return ""
    seat = int(s.seat)
    name = name_at(s, thing, seat) if s.sees(seat, thing) else THE_CARD
    if name in _twins(s, seat):
        name = f"your {name}" if s.get(thing, its.CONTROLLER) == seat else f"{name} of the other side"
    return f"{begun(name)} is left with {hp} HP."


def _goes_on(depth: int, s: Board) -> bool:
    return not s.over() and len(s.frames) >= depth and isinstance(s.frames[depth - 1], Battle)


def _usual(s: Board) -> i64:
    """Nobody adds anything: pass, Guard with nothing, do what leaves no choice; -1 where there is one."""
    options = s.options()
    if isinstance(s.frames[-1], (Timeshift, Aftermath)):
        return o.PASS
    if isinstance(s.frames[-1], Battle) and o.NO_GUARD in options:
        return o.NO_GUARD
    return options[0] if len(options) == 1 else -1


def _order(s: Board, attacker: int, struck: int) -> str:
    """Who strikes first (6.2.3 to 6.2.5); nothing where only one of them strikes at all."""
    if not retaliates(s, attacker, struck):
        return ""
    seat = int(s.seat)
    mine, theirs = values.stat(s, attacker, op.SPD), values.stat(s, struck, op.SPD)
    if mine == theirs:
        return "Both strike at once."
    first = name_at(s, attacker if mine > theirs else struck, seat)
    return f"{first} strikes first."


def _happens(s: Board, fact: i64, unseen: int) -> str:
    """What befalls a card, in a sentence that does not name the face that was only dealt."""
    kind, what = int(fact_kind(fact)), int(fact_what(fact))
    names = s.library.names
    if kind == facts.DAMAGED:
        face = int(common.face_counted(what))
        name = names[face] if face != facts.UNSEEN else THE_CARD
        return f"{begun(name)} takes {common.number_counted(what)} DMG."
    if kind in (facts.SHATTERED, facts.EXILED):
        name = THE_CARD if what == unseen else names[what]
        return f"{begun(name)} {'Shatters' if kind == facts.SHATTERED else 'is Exiled'}."
    if kind == facts.KEYWORD:
        return f"{names[common.first_of(what)]} gets {KEYWORDS[common.second_of(what)]}."
    return ""

"""What waits for an Attack "after a Move of n or more squares in a straight line" (KW.CHARGE, R77, R246).

Each such text has its own n, and speaks of Melee Attacks, of Ranged Attacks, or of any: for each of these
three a Character has a flag for every n (`its.CHARGES`), which is set as its [Move] ends.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import gifts, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.timing.values import thing_of

ANY: Final = 0  # kinds of Attack that something waits for, beside MELEE and RANGED
LAST_STEP: Final = 6  # of ATKSEQ: the Attack is completed
LONGEST: Final = 8  # steps of a straight line on this board


def waits_for(s: Board, entries: vec[i64], at: i64) -> i64:
    """Which Attacks the text of an entry speaks of; said of a Character it is any."""
    if entries[at + gifts.BEARER] >= 0:
        return ANY
    noun = gifts.noun_of(s, lay.part(s.library.code, entries[at + gifts.ROW], lay.A))
    if noun == i.MELEE_ATTACKS:
        return i.MELEE
    return i.RANGED if noun == i.RANGED_ATTACKS else ANY


def needs(s: Board, entries: vec[i64], at: i64) -> i64:
    """How many squares in a straight line it asks for."""
    scene = gifts.scene_of(s, entries, at)
    return s.rules.amount(s, lay.part(s.library.code, entries[at + gifts.ROW], lay.C), scene)


def flag_of(kind: i64, squares: i64) -> i64:
    one: i64 = 1
    return one << (its.CHARGES + kind * (LONGEST + 1) + squares)


def charge(s: Board, thing: i64, entries: vec[i64], at: i64, line: i64) -> None:
    """A [Move] of a Character, whom the entry concerns, has ended with so many squares in a straight line."""
    squares = needs(s, entries, at)
    if squares <= min(line, LONGEST):
        s.set_flag(thing, flag_of(waits_for(s, entries, at), squares))


def is_charged(s: Board, entries: vec[i64], at: i64) -> bool:
    """Whether what an entry gives holds for the innermost Attack."""
    kind = waits_for(s, entries, at)
    if is_inside(s, kind):
        return False
    return s.flag(thing_of(s.attack(attacks.ATTACKER)), flag_of(kind, min(needs(s, entries, at), LONGEST)))


def is_inside(s: Board, kind: i64) -> bool:
    """Whether the innermost Attack is made in the midst of another of this kind by the same Character: that
    one has the bonus, and uses it up.
    """
    at: i64 = 0
    while at + attacks.WIDTH < len(s.attacks):
        ongoing = s.attacks[at + attacks.STEP] < LAST_STEP
        if ongoing and s.attacks[at + attacks.ATTACKER] == s.attack(attacks.ATTACKER):
            if kind == ANY or kind_of(s, s.attacks[at + attacks.LINE]) == kind:
                return True
        at += attacks.WIDTH
    return False


def kind_of(s: Board, line: i64) -> i64:
    """MELEE or RANGED."""
    return values.number_in(s, line, i.ATTACK_KIND)


def use_up(s: Board) -> None:
    """The innermost Attack is over: what waited for it is used up, but not what an Attack has in whose midst
    it was made.
    """
    thing = thing_of(s.attack(attacks.ATTACKER))
    for kind in (ANY, kind_of(s, s.attack(attacks.LINE))):
        if not is_inside(s, kind):
            squares: i64 = 0
            while squares <= LONGEST:
                s.clear_flag(thing, flag_of(kind, squares))
                squares += 1

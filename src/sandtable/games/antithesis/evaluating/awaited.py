"""An Attack that somebody only thinks of: what it would gain if it were made (R201, R218, R241).

What waits for it is in force for nobody yet, and what its own ability says that it gains has not been said.
For its targets only RNG matters (R143).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import flow
from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table.state import NEXT_OF_KIND, Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import number_value


def own_attack(s: Board, header: i64, scene: Scene) -> i64:
    """The row of the Attack with which an ability begins, if before it nothing is done but to say what it
    gains; 0 if the ability does something else first. Offers are thought of as declined.
    """
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != i.ATTACK:
        row = behind(s, row, scene)
        if row == 0:
            return 0
    return row


def behind(s: Board, row: i64, scene: Scene) -> i64:
    """The row that comes next in an ability that has only said what its Attack gains; 0: it does more."""
    code = s.library.code
    kind = lay.kind(code, row)
    if kind == lay.END:
        return 0
    if kind == flow.MAY or (kind == i.IF and not s.rules.holds(s, lay.part(code, row, lay.A), scene)):
        return lay.part(code, row, lay.C)
    if kind == i.IF or lay.duration(code, row) == i.OWN_ATTACK_LONG:
        return row + lay.ROW
    return 0


def more_rng(s: Board, target: i64) -> i64:
    """RNG that the innermost Attack would gain, if it is only thought of, against a Character (-1: nobody in
    particular).
    """
    if s.attack(attacks.NUMBER) != 0:
        return 0  # it goes on, and has what it gains
    total = said(s, target)
    if len(s.lasting) == 0:
        return total
    kind = values.number_in(s, s.attack(attacks.LINE), i.ATTACK_KIND)
    for at in lasts.each(s.lasting):
        waits = s.lasts(at, lasts.UNTIL) == NEXT_OF_KIND and s.lasts(at, lasts.ARGUMENT) == kind
        if waits and s.lasts(at, lasts.SUBJECT) == s.attack(attacks.ATTACKER):
            scene = Scene(s.lasts(at, lasts.SOURCE), s.lasts(at, lasts.YOU), lasts.held(s.lasting, at))
            total += rng_in(s, s.lasts(at, lasts.ROW), scene, target) * s.lasts(at, lasts.LEFT)
    return total


def said(s: Board, target: i64) -> i64:
    """The same of what the ability of the Attack says itself."""
    code = s.library.code
    header = s.attack(attacks.HEADER)
    if header <= 0:
        return 0
    total: i64 = 0
    row = lay.part(code, header, lay.BODY)
    if lay.kind(code, row) == i.ATTACK:
        return 0
    scene = Scene(s.attack(attacks.ATTACKER), s.attack(attacks.YOU), vec[i64]())
    while row != 0 and lay.kind(code, row) != i.ATTACK:
        if lay.duration(code, row) == i.OWN_ATTACK_LONG:
            more = rng_in(s, row, scene, target)
            if lay.kind(code, row) == i.CHANGE_PER:
                more *= s.rules.amount(s, lay.part(code, row, lay.C), scene)
            total += more
        row = behind(s, row, scene)
    return total if row != 0 else 0


def rng_in(s: Board, row: i64, scene: Scene, target: i64) -> i64:
    """RNG that a row gives, if that holds against the target."""
    code = s.library.code
    more = values.number_in(s, lay.part(code, row, lay.B), i.RNG)
    if more == 0 or lay.kind(code, row) != i.CHANGE or not lay.has(code, row, lay.C):
        return more
    against = lay.part(code, row, lay.C)
    if s.rules.matches(s, against, number_value(s.attack(attacks.NUMBER)), scene):
        return more
    return more if target >= 0 and s.rules.matches(s, against, s.ref(target), scene) else 0

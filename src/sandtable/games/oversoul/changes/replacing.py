"""What would happen, and something else happens instead, or nothing (R140, R162)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.evaluating import conditions, limits, links, values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.lasting_lines import said_by
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import pending, pile
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_player

MOST_WAITING: Final = 60  # bodies of replacements that wait to be carried out
NOTHING_MORE: Final = frozenset((op.TAKE_IT, op.TAKE_NONE, op.NOT_DONE))  # what is said, not done
_BEARER: Final = 32  # where the bearer stands in the key of a line


def key_of(bearer: i64, header: i64) -> i64:
    """One replacing line of one card: it applies once to the same event."""
    return bearer << _BEARER | header


def replaced(s: Board, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether an event does not happen because a text puts something else in its place, or nothing; the
    oldest first.
    """
    if s.library.replaces & s.library.ears[kind] == 0:
        return False
    rows = values.statics(s)
    i: i64 = 0
    while i < len(rows):
        if applies(s, rows, i, kind, who, a, b, n):
            return True
        i += col.LINE
    return False


def applies(s: Board, rows: vec[i64], i: i64, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
    """Whether one line in force speaks of this event and may be used; then it is, and its rows wait."""
    code = s.library.code
    bearer = rows[i]
    header = rows[i + col.HEADER]
    if lay.kind(code, header) != op.REPLACING or key_of(bearer, header) in s.excluded:
        return False
    scene = said_by(s, bearer)
    if not speaks_of(s, header, kind, scene, who, a, b, n):
        return False
    if lay.has(code, header, lay.GATE):
        now = Scene(scene.source, scene.you, scene.with_bound())
        if not s.rules.holds(s, lay.part(code, header, lay.GATE), now):
            return False
    carrier = rows[i + col.CARRIER]
    if limits.bar_limit(s, scene.you, carrier, header) != 0:
        return False
    limits.count_use(s, scene.you, carrier, header)
    if is_player(who):
        scene.bound = append(scene.bound, hold(links.PLAYER_SLOT, who))
    wait(s, header, scene, carrier, key_of(bearer, header), n)
    return True


def speaks_of(s: Board, header: i64, kind: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64) -> bool:
    code = s.library.code
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    i: i64 = 0
    while i < lay.patterns(code, condition):
        pattern = lay.pattern(code, condition, i)
        if lay.kind(code, pattern) == kind and conditions.number_fits(s, pattern, n, scene):
            if conditions.fits_event(s, pattern, scene, who, a, b):
                return True
        i += 1
    return False


def wait(s: Board, header: i64, scene: Scene, carrier: i64, key: i64, n: i64) -> None:
    """The rows of a replacement wait for the frame that carries out what goes on."""
    code = s.library.code
    first = lay.part(code, header, lay.BODY)
    end = first
    more = False
    while lay.kind(code, end) != lay.END:
        more = more or lay.kind(code, end) not in NOTHING_MORE
        end += lay.ROW
    if not more or pile.depth(s.waiting) >= MOST_WAITING:
        return
    held = append(append(scene.with_bound(), links.dealt(n)), links.healed(n))
    if s.ref(carrier) != scene.source:
        held = append(held, hold(links.CARRIER_SLOT, s.ref(carrier)))
    made = pending.entry(header, first, end, scene.source, scene.you, pending.BY_STATIC, held, s.beat)
    made[pending.NUMBER] = key
    made[pending.MODE] = n
    s.waiting = pile.added(s.waiting, made)

"""What every card on the board is at this moment, worked out in one pass from the table as it lies (R156).

1 what is printed, with what Constructs grant; 2 changes fixed by Abilities that resolved; 3 SEALED; 4 lasting
effects that ask for open facts only; 5 all other lasting effects. The effects of 4, and of 5, are judged
together on the result of the numbers before, and applied when all are judged.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import HAS_LASTING, HAS_REPLACING, MINUS, NONE
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating.abilities import (
    carrier_of,
    construct_lines,
    given_lines,
    header_of,
    lines_elsewhere,
    raw_lines,
)
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import departed
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing import pairs
from sandtable.timing.scene import Scene
from sandtable.timing.values import thing_of

KIND: Final = 0  # UNIT, EVENT_NOUN, CONSTRUCT or LEADER
ROLES: Final = 1
HUES: Final = 2  # Archetypes
KEYS: Final = 3  # Keyworded Abilities in use, as bits; of consumed ones only the regular version
LEVEL: Final = 4  # RANK
DMG: Final = 5
SPD: Final = 6
HP: Final = 7  # full HP; NONE for an Event without
LOST: Final = 8  # properties that are lost, as bits: Abilities, Keyworded Abilities
WIDTH: Final = 9

PREPARED_HP: Final = 4  # 3.4.10
ABSENT: Final = -9999  # no HP at all, while values are worked out: below 0 they may well be
FASTEST: Final = 5  # 6.2.2
LARGEST: Final = 99  # R165
CONSUMED: Final = 63 << op.BARRIER  # BARRIER to VEILED
_HYPER: Final = op.HYPER_BARRIER - op.BARRIER

BEARER: Final = 0  # of a lasting line in force: who has it, its header, and where it comes from
HEADER: Final = 1
CARRIER: Final = 2
LINE: Final = 3


def work_out(s: Board) -> None:
    """One pass over the board."""
    lib = s.library
    s.worked.fresh = True  # from here on questions are answered from what is worked out so far
    size = s.count() * WIDTH
    if len(s.worked.values) != size:
        s.worked.values = vec[i64]([0] * size)
    s.worked.statics = vec[i64]()
    open_lines = vec[i64]()
    closed_lines = vec[i64]()
    lasting_cards = False
    for thing in s.board:
        printed(s, thing)
        lasting_cards = (
            lasting_cards
            or lib.flags[s.get(thing, its.FACE)] & (HAS_LASTING | HAS_REPLACING) != 0
            or lib.unit_roles[s.get(thing, its.FACE)] != 0
        )
    if len(s.lasting) > 0:
        fixed_kinds(s)
    if lasting_cards or s.shapes & lib.shapes[op.GIVE_ABILITY] != 0:
        for thing in s.board:
            if s.get(thing, its.SIDE) == its.FACE_DOWN:
                continue
            row = thing * WIDTH
            lines = (
                construct_lines(s, thing)
                if s.get(thing, its.PLACE) == its.ATTACHED
                else given_lines(s, thing, raw_lines(s, thing, s.worked.values[row + ROLES]))
            )
            for packed in lines:
                header = header_of(packed)
                how = lay.kind(lib.code, header)
                if how != op.LASTING and how != op.REPLACING:
                    continue
                one = vec[i64]([thing, header, carrier_of(packed)])
                if how == op.LASTING and on_itself(s, header):
                    hold_itself(s, thing, header)
                elif lay.get(lib.code, header, lay.FLAGS) & op.CLOSED != 0 or how == op.REPLACING:
                    closed_lines = extend(closed_lines, one)
                else:
                    open_lines = extend(open_lines, one)
    if len(s.lasting) > 0:
        fixed_values(s)
    charged(s)
    seal(s, open_lines)
    open_lines = working(s, open_lines)
    judge(s, open_lines)
    s.worked.statics = open_lines
    closed_lines = working(s, extend(closed_lines, gifts(s, open_lines)))  # R156: they count in number 5
    s.worked.statics = extend(open_lines, closed_lines)
    judge(s, closed_lines)
    for thing in s.board:
        finish(s, thing)


def printed(s: Board, thing: i64) -> None:
    lib = s.library
    values = s.worked.values
    row = thing * WIDTH
    face = s.get(thing, its.FACE)
    place = s.get(thing, its.PLACE)
    if s.get(thing, its.SIDE) == its.FACE_DOWN:  # 3.4.9, 3.4.10, 3.4.12
        values[row + KIND] = op.EVENT_NOUN if place == its.EVENT_ZONE else op.UNIT
        values[row + ROLES] = 0
        values[row + HUES] = 0
        values[row + KEYS] = 0
        values[row + LEVEL] = 0
        values[row + DMG] = 0
        values[row + SPD] = 0
        values[row + HP] = PREPARED_HP
        values[row + LOST] = 0
        return
    at_home = place == its.LEADER_ZONE
    construct = s.flag(thing, its.AS_CONSTRUCT)
    values[row + KIND] = op.LEADER if at_home else (op.CONSTRUCT if construct else lib.kind[face])
    values[row + ROLES] = lib.unit_roles[face]
    values[row + HUES] = s.get(thing, its.HUE) if s.flag(thing, its.IS_TOKEN) else lib.archetypes[face]
    values[row + KEYS] = lib.sheet_keywords[face] & ~CONSUMED
    values[row + LEVEL] = s.of(s.get(thing, its.OWNER), their.RANK) if at_home else lib.rank[face]
    fights = not at_home and not construct
    values[row + DMG] = lib.dmg[face] if fights and lib.dmg[face] > 0 else 0
    values[row + SPD] = lib.spd[face] if fights and lib.spd[face] > 0 else 0
    values[row + HP] = s.get(thing, its.FORM_HP) if construct else lib.hp[face]
    if values[row + HP] == NONE:
        values[row + HP] = ABSENT
    values[row + LOST] = 0


def fixed_kinds(s: Board) -> None:
    """Roles and Archetypes that Abilities have changed, the oldest first (R129)."""
    values = s.worked.values
    for at in lasts.each(s.lasting):
        operation = s.lasts(at, lasts.OPERATION)
        if operation not in (op.BECOME_ROLE, op.BECOME_ARCHETYPE, op.LOSE_ROLE, op.LOSE_ALL):
            continue
        row = bearer_row(s, at)
        if row < 0:
            continue
        x = lasts.register(s.lasting, at, 0)
        also = lasts.register(s.lasting, at, 1) == op.AS_WELL
        if operation == op.BECOME_ROLE:
            values[row + ROLES] = values[row + ROLES] | x if also else x
        elif operation == op.BECOME_ARCHETYPE:
            values[row + HUES] = values[row + HUES] | x if also else x
        elif operation == op.LOSE_ROLE:
            values[row + ROLES] &= ~x
        elif x == op.ROLES:
            values[row + ROLES] = 0


def bearer_row(s: Board, at: i64) -> i64:
    """Where the values of what a fixed change is about stand, -1 if it has no say there any more."""
    subject = s.lasts(at, lasts.SUBJECT)
    thing = thing_of(subject)
    if not s.same(subject) or s.get(thing, its.ZONE) != op.BOARD:
        return -1
    return thing * WIDTH


def user_row(s: Board, row: i64, given_by: i64) -> i64:
    """What is given to a Construct is used by its host, unless it says (as Construct) (8.6.2, R148)."""
    host = s.get(row // WIDTH, its.HOST)
    if host < 0 or lay.duration(s.library.code, given_by) == op.AS_CONSTRUCT:
        return row
    return host * WIDTH


def on_itself(s: Board, header: i64) -> bool:
    """Whether a line is about its own card alone and always holds: part of what is printed (number 1)."""
    code = s.library.code
    if lay.get(code, header, lay.FLAGS) & op.CLOSED != 0 or lay.get(code, header, lay.KEYWORD) != op.NO_LAW:
        return False
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        kind = lay.kind(code, row)
        if kind != op.HAVE_STAT and kind != op.HAVE_KEYWORD:
            return False
        who = lay.part(code, row, lay.WHO)
        if lay.kind(code, who) != op.REF or lay.get(code, who, lay.SLOT) != op.SELF:
            return False
        row += lay.ROW
    return not lay.has(code, header, lay.GATE)


def hold_itself(s: Board, thing: i64, header: i64) -> None:
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    scene = said_by(s, thing)
    while lay.kind(code, row) != lay.END:
        apply_row(
            s,
            row,
            thing,
            s.rules.amount(s, lay.part(code, row, lay.B), scene)
            if lay.kind(code, row) == op.HAVE_STAT
            else 0,
        )
        row += lay.ROW


def apply_row(s: Board, row: i64, thing: i64, number: i64) -> None:
    """One lasting row about one card."""
    code = s.library.code
    kind = lay.kind(code, row)
    at = thing * WIDTH
    if kind == op.HAVE_STAT:
        if lay.get(code, row, lay.FORM) == op.MINUS:
            number = -number
        stat = lay.get(code, row, lay.A)
        if lay.get(code, row, lay.FORM) == op.ALTOGETHER:
            number -= base(s, thing, stat)
        add(s, at, stat, number)
    elif kind == op.HAVE_KEYWORD and not lay.has(code, row, lay.B):
        keyword = lay.get(code, row, lay.A)
        if (CONSUMED >> keyword) & 1 == 0 and not op.HYPER_BARRIER <= keyword <= op.HYPER_VEILED:
            s.worked.values[at + KEYS] |= 1 << keyword


def base(s: Board, thing: i64, stat: i64) -> i64:
    """What a Set replaces: the value that an older Set has left, else what is printed (R140)."""
    found = original(s, thing, stat)
    for at in lasts.each_of(s.lasting, op.SET_STAT):
        if s.lasts(at, lasts.SUBJECT) == s.ref(thing) and lasts.register(s.lasting, at, 0) == stat:
            found = lasts.register(s.lasting, at, 1)
    return found


def add(s: Board, at: i64, stat: i64, number: i64) -> None:
    if stat == op.DMG:
        s.worked.values[at + DMG] += number
    elif stat == op.SPD:
        s.worked.values[at + SPD] += number
    elif s.worked.values[at + HP] != ABSENT:
        s.worked.values[at + HP] += number


def fixed_values(s: Board) -> None:
    """Keyworded Abilities and stats that Abilities have changed: Sets first, then additions (R140)."""
    values = s.worked.values
    for at in lasts.each_of(s.lasting, op.SET_STAT):
        row = bearer_row(s, at)
        stat = lasts.register(s.lasting, at, 0)
        if row >= 0 and (stat == op.HP or values[row + KIND] != op.LEADER):
            value = lasts.register(s.lasting, at, 1)
            face = s.get(row // WIDTH, its.FACE)
            if s.get(row // WIDTH, its.SIDE) == its.FACE_DOWN:
                if stat == op.HP:
                    values[row + HP] = value
            elif stat == op.DMG:  # what was printed goes, additions stay
                values[row + DMG] = value
            elif stat == op.SPD:
                values[row + SPD] = value
            elif s.library.hp[face] != NONE:
                values[row + HP] = value
    for at in lasts.each(s.lasting):
        operation = s.lasts(at, lasts.OPERATION)
        row = bearer_row(s, at)
        if row < 0:
            continue
        x = lasts.register(s.lasting, at, 0)
        if operation == op.GIVE_STAT:
            if s.get(row // WIDTH, its.SIDE) != its.FACE_DOWN or x == op.HP:  # 3.4.11
                if values[row + KIND] != op.LEADER or x == op.HP:
                    add(s, row, x, lasts.register(s.lasting, at, 1))
        elif operation == op.GIVE_KEYWORD:
            if (CONSUMED >> x) & 1 == 0 and lasts.register(s.lasting, at, 1) == 0:
                values[user_row(s, row, s.lasts(at, lasts.ROW)) + KEYS] |= 1 << x
        elif operation == op.LOSE_KEYWORD:
            values[row + KEYS] &= ~(1 << x)
            values[row + LOST] |= 1 << (x + _LOST_KEYS)
        elif operation == op.LOSE_ALL:
            values[row + LOST] |= 1 << x
            if x == op.KEYWORDED_ABILITIES or x == op.ABILITIES:
                values[row + KEYS] = 0


_LOST_KEYS: Final = 16  # from this bit of LOST on: keywords that are lost


def charged(s: Board) -> None:
    """A consumed Keyworded Ability is in use as long as it has a charge (8.6.7)."""
    rows = s.charges
    at: i64 = 0
    while at < len(rows):
        ref = rows[at]
        thing = thing_of(ref)
        if s.same(ref) and s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.FACE_DOWN:
            keyword = rows[at + charges.KEYWORD]
            lost = s.worked.values[thing * WIDTH + LOST]
            all_lost = lost & (1 << op.KEYWORDED_ABILITIES | 1 << op.ABILITIES) != 0
            if not all_lost and (lost >> (keyword + _LOST_KEYS)) & 1 == 0:
                s.worked.values[thing * WIDTH + KEYS] |= 1 << keyword
        at += charges.WIDTH


def seal(s: Board, lines: vec[i64]) -> None:
    """Number 3: what a SEALED card has itself, and what was changed on it, is out (R95)."""
    code = s.library.code
    found = vec[i64]()
    for thing in s.board:
        if s.worked.values[thing * WIDTH + KEYS] & 1 << op.SEALED != 0:
            found = append(found, thing)
    at: i64 = 0
    while at < len(lines):
        row = lay.part(code, lines[at + HEADER], lay.BODY)
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) == op.HAVE_KEYWORD and lay.get(code, row, lay.A) == op.SEALED:
                scene = said_by(s, lines[at])
                for thing in s.board:
                    if lasting_fits(s, row, thing, scene) and thing not in found:
                        found = append(found, thing)
            row += lay.ROW
        at += LINE
    for thing in found:
        if s.get(thing, its.PLACE) == its.LEADER_ZONE or s.get(thing, its.SIDE) == its.FACE_DOWN:
            continue
        kinds = s.worked.values[thing * WIDTH + ROLES]
        hues = s.worked.values[thing * WIDTH + HUES]
        printed(s, thing)
        if s.flag(thing, its.IS_TOKEN):
            s.worked.values[thing * WIDTH + ROLES] = kinds & s.library.unit_roles[s.get(thing, its.FACE)]
            s.worked.values[thing * WIDTH + HUES] = hues
        s.worked.values[thing * WIDTH + KEYS] = 1 << op.SEALED


def lasting_fits(s: Board, row: i64, thing: i64, scene: Scene) -> bool:
    """Whether a lasting row is about this card: never about one that lies face-down, but for HP (3.4.11)."""
    code = s.library.code
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        if lay.kind(code, row) != op.HAVE_STAT or lay.get(code, row, lay.A) != op.HP:
            return False
    return s.rules.matches(s, lay.part(code, row, lay.WHO), s.ref(thing), scene)


def working(s: Board, lines: vec[i64]) -> vec[i64]:
    """The lines whose card is not SEALED and whose Law and conditions hold now."""
    out = vec[i64](capacity=len(lines))
    code = s.library.code
    at: i64 = 0
    while at < len(lines):
        bearer = lines[at]
        row = bearer * WIDTH
        header = lines[at + HEADER]
        sealed = (
            s.worked.values[row + KEYS] & 1 << op.SEALED != 0
            or s.worked.values[row + LOST] & 1 << op.ABILITIES != 0
        )
        if not sealed and state_law_holds(s, bearer, header):
            scene = said_by(s, bearer)
            if not lay.has(code, header, lay.GATE) or s.rules.holds(
                s, lay.part(code, header, lay.GATE), scene
            ):
                out = extend(out, lines[at : at + LINE])
        at += LINE
    return out


def judge(s: Board, lines: vec[i64]) -> None:
    """Find out about which cards lasting lines are, all on the same table; then apply them."""
    code = s.library.code
    found = vec[i64]()  # row, thing, number
    at: i64 = 0
    while at < len(lines):
        header = lines[at + HEADER]
        if lay.kind(code, header) == op.LASTING:
            scene = said_by(s, lines[at])
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                kind = lay.kind(code, row)
                if kind == op.HAVE_STAT or kind == op.HAVE_KEYWORD:
                    number: i64 = 0
                    if kind == op.HAVE_STAT:
                        number = s.rules.amount(s, lay.part(code, row, lay.B), scene)
                    for thing in s.board:
                        if s.worked.values[thing * WIDTH + KEYS] & 1 << op.SEALED == 0:
                            if lasting_fits(s, row, thing, scene):
                                found = extend(found, vec[i64]([row, thing, number]))
                row += lay.ROW
        at += LINE
    at = 0
    while at < len(found):
        apply_row(s, found[at], found[at + 1], found[at + 2])
        at += 3


def gifts(s: Board, lines: vec[i64]) -> vec[i64]:
    """Lasting lines that lasting lines give to others: they count in number 5."""
    code = s.library.code
    out = vec[i64]()
    at: i64 = 0
    while at < len(lines):
        header = lines[at + HEADER]
        row = lay.part(code, header, lay.BODY)
        scene = said_by(s, lines[at])
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) == op.HAVE_ABILITY:
                for thing in s.board:
                    if lasting_fits(s, row, thing, scene):
                        gift = lay.part(code, row, lay.A)
                        if lay.kind(code, gift) == op.LASTING or lay.kind(code, gift) == op.REPLACING:
                            out = extend(out, vec[i64]([thing, gift, thing]))
            row += lay.ROW
        at += LINE
    return out


def finish(s: Board, thing: i64) -> None:
    """At the very end: SPD beyond 5 is DMG, PETRIFIED is 0, a STATION has neither (R4, R68)."""
    values = s.worked.values
    row = thing * WIDTH
    if values[row + KIND] == op.UNIT and s.get(thing, its.SIDE) != its.FACE_DOWN:
        if values[row + KEYS] & 1 << op.PETRIFIED != 0:
            values[row + SPD] = 0  # and nothing is converted
        elif values[row + SPD] > FASTEST:
            values[row + DMG] += values[row + SPD] - FASTEST
            values[row + SPD] = FASTEST
        if values[row + ROLES] & 1 << op.STATION != 0:
            values[row + DMG] = 0
            values[row + SPD] = 0
    else:
        values[row + DMG] = 0
        values[row + SPD] = 0
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        values[row + KEYS] = 0  # 5.4.18
    values[row + DMG] = within(values[row + DMG])
    values[row + SPD] = within(values[row + SPD])
    values[row + HP] = NONE if values[row + HP] == ABSENT else within(values[row + HP])


def within(value: i64) -> i64:
    return 0 if value < 0 else (value if value < LARGEST else LARGEST)


# ---- states that Laws speak of


def state_law_holds(s: Board, thing: i64, header: i64) -> bool:
    """HONEST, OUTLAST, ISOLATED, RESONATE; every other Law of a lasting line holds (8.5.16 to 8.5.23)."""
    law = lay.get(s.library.code, header, lay.KEYWORD)
    if law == op.HONEST:
        return s.get(thing, its.DAMAGE) == 0
    if law == op.OUTLAST:
        return s.get(thing, its.DAMAGE) > 0
    if law == op.ISOLATED:
        return isolated(s, thing, header)
    if law == op.RESONATE:
        return resonates(s, thing)
    if law == op.DURING:
        return during(s, thing, header)
    return True


def during(s: Board, thing: i64, header: i64) -> bool:
    """Whether it is the turn or phase that a lasting line names."""
    code = s.library.code
    limits = lay.part(code, header, lay.LIMITS)
    kind = lay.pair_kind(code, limits, 0)
    mine = s.get(thing, its.CONTROLLER)
    if kind != op.DURING_EACH:
        if (kind == op.DURING_YOURS) != (s.active == mine):
            return False
        if kind == op.DURING_OPPONENTS and not s.opposes(s.active, mine):
            return False
    phase = lay.pair_number(code, limits, 0)
    return phase == op.TURN or s.phase == phase


def isolated(s: Board, thing: i64, header: i64) -> bool:
    """The only Active card of its Card Type on its own board, exceptions aside (8.5.18, R104)."""
    code = s.library.code
    but: i64 = 0
    if lay.has(code, header, lay.LIMITS):
        limits = lay.part(code, header, lay.LIMITS)
        index = lay.pair_of_kind(code, limits, op.EXCEPT)
        if index >= 0:
            but = lay.pair_part(code, limits, index)
    mine = s.get(thing, its.CONTROLLER)
    scene = Scene(s.ref(thing), mine, vec[i64]())
    for other in s.board:
        if (
            other != thing
            and s.get(other, its.CONTROLLER) == mine
            and s.get(other, its.SIDE) != its.FACE_DOWN
        ):
            if s.worked.values[other * WIDTH + KIND] == s.worked.values[thing * WIDTH + KIND]:
                if but == 0 or not s.rules.fits(s, but, s.ref(other), scene):
                    return False
    return True


def resonates(s: Board, thing: i64) -> bool:
    """Another Active card of the same player has a RESONATE line (8.5.23)."""
    mine = s.get(thing, its.CONTROLLER)
    for other in s.board:
        if (
            other != thing
            and s.get(other, its.CONTROLLER) == mine
            and s.get(other, its.SIDE) != its.FACE_DOWN
        ):
            if has_law(s, other, op.RESONATE):
                return True
    return False


def has_law(s: Board, thing: i64, law: i64) -> bool:
    """Whether a card has a line under this Law; off the board one that is printed, or by its Roles."""
    lib = s.library
    if s.get(thing, its.ZONE) != op.BOARD:
        for header in lines_elsewhere(lib, s.get(thing, its.FACE)):
            if lay.get(lib.code, header, lay.KEYWORD) == law:
                return True
        return False
    if value(s, thing, KEYS) & 1 << op.SEALED != 0 or value(s, thing, LOST) & 1 << op.ABILITIES != 0:
        return False
    for packed in given_lines(s, thing, raw_lines(s, thing, value(s, thing, ROLES))):
        if lay.get(lib.code, header_of(packed), lay.KEYWORD) == law:
            return True
    return False


# ---- what others ask


def value(s: Board, thing: i64, column: i64) -> i64:
    if not s.worked.fresh:
        work_out(s)
    return s.worked.values[thing * WIDTH + column]


def active(s: Board, thing: i64) -> bool:
    """Face-up on the board (3.2.1)."""
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.FACE_DOWN


def kind_of(s: Board, thing: i64) -> i64:
    """Its Card Type now: UNIT, EVENT_NOUN, CONSTRUCT, or LEADER for one in the Leader Zone."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, KIND)
    face = s.get(thing, its.FACE)
    return op.LEADER if s.library.leads[face] == 1 else s.library.kind[face]


def roles_of(s: Board, thing: i64) -> i64:
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, ROLES)
    return s.library.unit_roles[s.get(thing, its.FACE)]


def hues_of(s: Board, thing: i64) -> i64:
    """Its Archetypes, as bits."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, HUES)
    if s.flag(thing, its.IS_TOKEN):
        return s.get(thing, its.HUE)
    return s.library.archetypes[s.get(thing, its.FACE)]


def rank_of(s: Board, thing: i64) -> i64:
    """Its RANK, as a number in an Ability (R44): on the board now, else the last one there, else printed."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, LEVEL)
    last = s.get(thing, its.LAST)
    if last != 0 and s.get(thing, its.AFTER) == s.get(thing, its.STAMP):
        return departed.rank(last)
    return s.library.rank[s.get(thing, its.FACE)]


def stat(s: Board, thing: i64, which: i64) -> i64:
    """DMG, SPD, or current HP; of a card that has just left the board its last ones, else what is printed."""
    if s.get(thing, its.ZONE) == op.BOARD:
        if which == op.DMG:
            return value(s, thing, DMG)
        if which == op.SPD:
            return value(s, thing, SPD)
        return hp(s, thing)
    last = s.get(thing, its.LAST)
    if last != 0 and s.get(thing, its.AFTER) == s.get(thing, its.STAMP):
        if which == op.DMG:
            return departed.dmg(last)
        return departed.spd(last) if which == op.SPD else departed.hp(last)
    return original(s, thing, which)


def shown_cost(s: Board, thing: i64) -> i64:
    """The cost of a card as others may compare it: 1 for a Prepared card (R55)."""
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN:
        return 1
    face = s.get(thing, its.FACE)
    return s.library.energy[face] if s.library.sign[face] == MINUS else 0


def original(s: Board, thing: i64, which: i64) -> i64:
    """What is printed."""
    lib = s.library
    face = s.get(thing, its.FACE)
    found = lib.dmg[face] if which == op.DMG else (lib.spd[face] if which == op.SPD else lib.hp[face])
    return found if found > 0 else 0


def full_hp(s: Board, thing: i64) -> i64:
    return value(s, thing, HP)


def hp(s: Board, thing: i64) -> i64:
    """Current HP: full HP less the damage it carries (R65); CRYSTALIZED keeps 1."""
    full = value(s, thing, HP)
    if full == NONE:
        return 0
    left = full - s.get(thing, its.DAMAGE)
    if left < 1 and has(s, thing, op.CRYSTALIZED):
        return 1
    return left if left > 0 else 0


def beaten(s: Board, thing: i64) -> bool:
    """At 0 HP; an Event without HP never is."""
    return value(s, thing, HP) != NONE and hp(s, thing) == 0


def has(s: Board, thing: i64, keyword: i64) -> bool:
    """Whether a Keyworded Ability is in use; of a consumed one, whether there is a charge."""
    return s.get(thing, its.ZONE) == op.BOARD and value(s, thing, KEYS) >> keyword & 1 == 1


def printed_with(s: Board, thing: i64, keyword: i64) -> bool:
    """Whether a card off the board would have a Keyworded Ability by its text and Roles alone; a HYPER-
    version is two charges (R81).
    """
    code = s.library.code
    base = regular(keyword)
    found: i64 = 0
    for header in lines_elsewhere(s.library, s.get(thing, its.FACE)):
        if lay.kind(code, header) == op.LASTING and on_itself(s, header):
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == op.HAVE_KEYWORD and not lay.has(code, row, lay.B):
                    have = lay.get(code, row, lay.A)
                    if regular(have) == base:
                        found += 1 if have == base else charges.MOST
                row += lay.ROW
    return found >= (1 if keyword == base else charges.MOST)


def sealed(s: Board, thing: i64) -> bool:
    return has(s, thing, op.SEALED)


def hyper(keyword: i64) -> i64:
    """The HYPER- version of a consumed Keyworded Ability."""
    return keyword + _HYPER


def regular(keyword: i64) -> i64:
    """The regular version of what may be a HYPER- version."""
    return keyword - _HYPER if op.HYPER_BARRIER <= keyword <= op.HYPER_VEILED else keyword


def is_consumed(keyword: i64) -> bool:
    return op.BARRIER <= keyword <= op.HYPER_VEILED


def statics(s: Board) -> vec[i64]:
    """The lasting and replacing lines in force: bearer, header and carrier of each, one behind the other."""
    if not s.worked.fresh:
        work_out(s)
    return s.worked.statics


def rows_saying(s: Board, kind: i64) -> vec[i64]:
    """The rows of one kind in the lasting lines in force, as pairs of a bearer and a row."""
    code = s.library.code
    lines = statics(s)
    out = vec[i64]()
    at: i64 = 0
    while at < len(lines):
        header = lines[at + HEADER]
        if lay.kind(code, header) == op.LASTING:
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == kind:
                    out = pairs.added(out, lines[at], row)
                row += lay.ROW
        at += LINE
    return out


def said_by(s: Board, bearer: i64) -> Scene:
    """What "this card" and "you" mean in a lasting line."""
    return Scene(s.ref(bearer), s.get(bearer, its.CONTROLLER), vec[i64]())


def lines_of(s: Board, thing: i64) -> vec[i64]:
    """The lines that a card on the board has now; none while SEALED, Prepared or without its Abilities."""
    if s.get(thing, its.SIDE) == its.FACE_DOWN or s.get(thing, its.ZONE) != op.BOARD:
        return vec[i64]()
    if value(s, thing, KEYS) & 1 << op.SEALED != 0 or value(s, thing, LOST) & 1 << op.ABILITIES != 0:
        return vec[i64]()
    if s.get(thing, its.PLACE) == its.ATTACHED:
        return construct_lines(s, thing)
    out = given_lines(s, thing, raw_lines(s, thing, value(s, thing, ROLES)))
    if s.library.gives:
        code = s.library.code
        rows = statics(s)
        at: i64 = 0
        while at < len(rows):
            row = lay.part(code, rows[at + HEADER], lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == op.HAVE_ABILITY:
                    scene = said_by(s, rows[at])
                    if lasting_fits(s, row, thing, scene):
                        out = append(out, thing << 32 | lay.part(code, row, lay.A))
                row += lay.ROW
            at += LINE
    return out

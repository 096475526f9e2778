"""What a card is at this moment, for whoever asks: worked out anew when the table has changed (R156)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS, NONE
from sandtable.games.oversoul.cardset.lines import lines_elsewhere, on_itself
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import can_have, given_lines, line, raw_lines
from sandtable.games.oversoul.evaluating.keywords import regular
from sandtable.games.oversoul.evaluating.lasting_lines import lasting_fits, said_by
from sandtable.games.oversoul.evaluating.printed import original
from sandtable.games.oversoul.evaluating.state_laws import bears_law, holds_by_law
from sandtable.games.oversoul.evaluating.working_out import work_out
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import departed
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import pairs


def value(s: Board, thing: i64, column: i64) -> i64:
    """One of the worked columns of a card on the board."""
    if not s.worked.fresh:
        work_out(s)
    return s.worked.values[thing * col.WIDTH + column]


def active(s: Board, thing: i64) -> bool:
    """Face-up on the board (3.2.1)."""
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.FACE_DOWN


def kind_of(s: Board, thing: i64) -> i64:
    """Its Card Type now: UNIT, EVENT_NOUN, CONSTRUCT, or LEADER for one in the Leader Zone (R52). Off the
    board it is what is printed: a Leader that has left is a Unit or Event as well (5.4.20, R159).
    """
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, col.KIND)
    return s.library.kind[s.get(thing, its.FACE)]


def roles_of(s: Board, thing: i64) -> i64:
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, col.ROLES)
    return s.library.unit_roles[s.get(thing, its.FACE)]


def is_totem(s: Board, thing: i64) -> bool:
    """Whether it is a TOTEM, made as one or by a Role that it has Become (R139)."""
    return s.flag(thing, its.IS_TOKEN) or roles_of(s, thing) >> op.TOTEM & 1 == 1


def hues_of(s: Board, thing: i64) -> i64:
    """Its Archetypes, as bits."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, col.HUES)
    if s.flag(thing, its.IS_TOKEN):
        return s.get(thing, its.HUE)
    return s.library.archetypes[s.get(thing, its.FACE)]


def rank_of(s: Board, thing: i64) -> i64:
    """Its RANK, as a number in an Ability (R44): on the board now, else the last one there, else printed."""
    if s.get(thing, its.ZONE) == op.BOARD:
        return value(s, thing, col.LEVEL)
    last = s.get(thing, its.LAST)
    if last != 0 and s.get(thing, its.AFTER) == s.get(thing, its.STAMP):
        return departed.rank(last)
    return s.library.rank[s.get(thing, its.FACE)]


def stat(s: Board, thing: i64, which: i64) -> i64:
    """DMG, SPD, or current HP; of a card that has just left the board its last ones, else what is printed."""
    if s.get(thing, its.ZONE) == op.BOARD:
        if which == op.DMG:
            return value(s, thing, col.DMG)
        if which == op.SPD:
            return value(s, thing, col.SPD)
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
    return s.library.energy[face] if s.library.sign[face] == MINUS else i64(0)


def full_hp(s: Board, thing: i64) -> i64:
    return value(s, thing, col.HP)


def hp(s: Board, thing: i64) -> i64:
    """Current HP: full HP less the damage it carries (R65); CRYSTALIZED keeps 1."""
    full = value(s, thing, col.HP)
    if full == NONE:
        return 0
    left = full - s.get(thing, its.DAMAGE)
    if left < 1 and has(s, thing, op.CRYSTALIZED):
        return 1
    return left if left > 0 else i64(0)


def beaten(s: Board, thing: i64) -> bool:
    """At 0 HP; an Event without HP never is."""
    return value(s, thing, col.HP) != NONE and hp(s, thing) == 0


# ---- Keyworded Abilities


def has(s: Board, thing: i64, keyword: i64) -> bool:
    """Whether a Keyworded Ability is in use; of a consumed one, whether there is a charge."""
    return s.get(thing, its.ZONE) == op.BOARD and value(s, thing, col.KEYS) >> keyword & 1 == 1


def sealed(s: Board, thing: i64) -> bool:
    return has(s, thing, op.SEALED)


def printed_with(s: Board, thing: i64, keyword: i64) -> bool:
    """Whether a card off the board would have a Keyworded Ability by its text and Roles alone; a HYPER-
    version is two charges (R81).
    """
    code = s.library.code
    base = regular(keyword)
    found: i64 = 0
    for header in lines_elsewhere(s.library, s.get(thing, its.FACE)):
        if lay.kind(code, header) == op.LASTING and on_itself(s.library, header):
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == op.HAVE_KEYWORD and not lay.has(code, row, lay.B):
                    have = lay.get(code, row, lay.A)
                    if regular(have) == base:
                        found += 1 if have == base else charges.MOST
                row += lay.ROW
    return found >= (1 if keyword == base else charges.MOST)


# ---- lines


def has_law(s: Board, thing: i64, law: i64) -> bool:
    """Whether a card has a line under this Law; off the board one that is printed, or by its Roles."""
    if s.get(thing, its.ZONE) == op.BOARD:
        if not s.worked.fresh:
            work_out(s)
        return bears_law(s, thing, law)
    return printed_law(s, s.get(thing, its.FACE), law)


def printed_law(s: Board, face: i64, law: i64) -> bool:
    for header in lines_elsewhere(s.library, face):
        if lay.get(s.library.code, header, lay.KEYWORD) == law:
            return True
    return False


def state_law_holds(s: Board, thing: i64, header: i64) -> bool:
    """HONEST, OUTLAST, ISOLATED, RESONATE; every other Law holds (8.5.16 to 8.5.23)."""
    if not s.worked.fresh:
        work_out(s)
    return holds_by_law(s, thing, header)


def borne_lines(s: Board, thing: i64) -> vec[i64]:
    """The lines of an Active card, lines of lasting lines aside, before anything is SEALED."""
    first = value(s, thing, col.LINES)
    return s.worked.lines[first : value(s, thing, col.LINES_END)]


def lines_but_for_losses(s: Board, thing: i64) -> vec[i64]:
    """The lines that an Active card would have if it had lost none: their charges sleep (R177)."""
    return given_lines(s, thing, raw_lines(s, thing, value(s, thing, col.ROLES), vec[i64]()))


def lines_of(s: Board, thing: i64) -> vec[i64]:
    """The lines that a card on the board has now; none while SEALED, Prepared or without its Abilities."""
    if s.get(thing, its.SIDE) == its.FACE_DOWN or s.get(thing, its.ZONE) != op.BOARD:
        return vec[i64]()
    if value(s, thing, col.KEYS) & 1 << op.SEALED != 0:
        return vec[i64]()
    out = borne_lines(s, thing)
    if gifts_made(s) and s.get(thing, its.PLACE) != its.ATTACHED:
        out = kept_lines(s, thing) if s.worked.held else with_gifts(s, thing, out)
    return out


def kept_lines(s: Board, thing: i64) -> vec[i64]:
    out = vec[i64]()
    i: i64 = 0
    while i < len(s.worked.kept):
        if s.worked.kept[i] == thing:
            out = append(out, pairs.second(s.worked.kept, i))
        i += pairs.WIDTH
    return out


def hold(s: Board, many: i64) -> None:
    """Cards that leave together leave one table: until `let_go` all are what they were before the first of
    them went (R64, R159).
    """
    if many < 2 or s.worked.held:
        return
    if gifts_made(s):
        kept = vec[i64]()
        for thing in s.board:
            for packed in lines_of(s, thing):
                kept = append(append(kept, thing), packed)
        s.worked.kept = kept
    s.worked.held = True


def let_go(s: Board) -> None:
    if s.worked.held:
        s.worked.held = False
        s.worked.kept = vec[i64]()
        s.worked.fresh = False


def gifts_made(s: Board) -> bool:
    """Whether a lasting line in force may give lines to others."""
    if not s.worked.fresh:
        work_out(s)
    return s.worked.said & s.library.shapes[op.HAVE_ABILITY] != 0


def with_gifts(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    """The lines of a card, with those that lasting lines give it."""
    code = s.library.code
    rows = statics(s)
    at: i64 = 0
    while at < len(rows):
        row = lay.part(code, rows[at + col.HEADER], lay.BODY)
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) == op.HAVE_ABILITY:
                gift = lay.part(code, row, lay.A)
                if can_have(s, thing, gift) and lasting_fits(s, row, thing, said_by(s, rows[at])):
                    out = append(out, line(gift, thing))
            row += lay.ROW
        at += col.LINE
    return out


def may_have(s: Board, thing: i64, traits: i64) -> bool:
    """Whether one of its lines may be such, as bits of `Library.traits`: one look instead of all lines."""
    return value(s, thing, col.TRAITS) & traits != 0 or gifts_made(s)


def may_trigger(s: Board, thing: i64, laws: i64) -> bool:
    """Whether one of its lines may trigger under one of these Laws, as bits."""
    return value(s, thing, col.TRIGGERS) & laws != 0 or gifts_made(s)


def may_hear(s: Board, thing: i64, ears: i64) -> bool:
    """Whether one of its lines may wait for an event, as bits of `Faces.ears`."""
    return value(s, thing, col.EARS) & ears != 0 or gifts_made(s)


# ---- lasting lines in force


def statics(s: Board) -> vec[i64]:
    """The lasting and replacing lines in force: bearer, header and carrier of each, one behind the other."""
    if not s.worked.fresh:
        work_out(s)
    return s.worked.statics


def rules_on(s: Board, event: i64) -> bool:
    """Whether a lasting line in force may forbid, demand or permit an event."""
    if not s.worked.fresh:
        work_out(s)
    return s.worked.ruled & s.library.signs[event] != 0


def numbers_said(s: Board, kind: i64, value: i64) -> vec[i64]:
    """What the rows of one kind in the lasting lines in force say of a card or player: pairs of a row and the
    number in A.
    """
    code = s.library.code
    out = vec[i64]()
    rows = rows_saying(s, kind)
    i: i64 = 0
    while i < len(rows):
        row = pairs.second(rows, i)
        scene = said_by(s, rows[i])
        if s.rules.matches(s, lay.part(code, row, lay.WHO), value, scene):
            out = pairs.added(out, row, s.rules.amount(s, lay.part(code, row, lay.A), scene))
        i += pairs.WIDTH
    return out


def rows_saying(s: Board, kind: i64) -> vec[i64]:
    """The rows of one kind in the lasting lines in force, as pairs of a bearer and a row."""
    lib = s.library
    out = vec[i64]()
    lines = statics(s)
    if s.worked.said & lib.shapes[kind] == 0:
        return out
    code = lib.code
    at: i64 = 0
    while at < len(lines):
        header = lines[at + col.HEADER]
        if lib.says[header] & lib.shapes[kind] != 0 and lay.kind(code, header) == op.LASTING:
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if lay.kind(code, row) == kind:
                    out = pairs.added(out, lines[at], row)
                row += lay.ROW
        at += col.LINE
    return out

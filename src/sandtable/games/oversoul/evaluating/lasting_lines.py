"""Lasting lines: about which cards they are, and what they make of them (numbers 3 to 5 of R156)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import BRACKETS, HOLDS_ITSELF, SEALS, ruled_by_rows
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import bear_again, header_of
from sandtable.games.oversoul.evaluating.fixed import add, base
from sandtable.games.oversoul.evaluating.keywords import is_consumed
from sandtable.games.oversoul.evaluating.printed import printed
from sandtable.games.oversoul.evaluating.state_laws import holds_by_law
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import thing_of


def said_by(s: Board, bearer: i64) -> Scene:
    """What "this card" and "you" mean in a lasting line."""
    return Scene(s.ref(bearer), s.get(bearer, its.CONTROLLER), vec[i64]())


def lasting_fits(s: Board, row: i64, thing: i64, scene: Scene) -> bool:
    """Whether a lasting row is about this card: never about one that lies face-down, but for HP (3.4.11)."""
    code = s.library.code
    if s.get(thing, its.SIDE) == its.FACE_DOWN:
        if lay.kind(code, row) != op.HAVE_STAT or lay.get(code, row, lay.A) != op.HP:
            return False
    if not s.rules.matches(s, lay.part(code, row, lay.WHO), s.ref(thing), scene):
        return False
    return not resists(s, thing, thing_of(scene.source))


def resists(s: Board, thing: i64, source: i64) -> bool:
    """Whether a lasting line of another card does nothing to this one: RESISTANT, whatever its bracket, as it
    stands before lasting effects are judged (8.6.18, R195).
    """
    if source == thing or s.get(source, its.HOST) == thing:
        return False
    row = thing * col.WIDTH
    if s.worked.values[row + col.RESISTS] == 1:
        return True
    if not s.library.brackets or s.worked.values[row + col.KEYS] & 1 << op.SEALED != 0:
        return False
    scene = said_by(s, thing)
    i = s.worked.values[row + col.LINES]
    while i < s.worked.values[row + col.LINES_END]:
        header = header_of(s.worked.lines[i])
        if s.library.traits[header] & BRACKETS != 0 and s.library.traits[header] & HOLDS_ITSELF != 0:
            if bracket_fits(s, header, source, scene):
                return True
        i += 1
    for at in lasts.each_of(s.lasting, op.GIVE_KEYWORD):
        given = lasts.register(s.lasting, at, 1)  # the row of its bracket
        if s.lasts(at, lasts.SUBJECT) == s.ref(thing) and given > 1:
            if lasts.register(s.lasting, at, 0) == op.RESISTANT:
                if s.rules.fits(s, lay.part(s.library.code, given, lay.B), s.ref(source), scene):
                    return True
    return False


def bracket_fits(s: Board, header: i64, source: i64, scene: Scene) -> bool:
    """Whether the bracket of RESISTANT in a line names a card."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD and lay.get(code, row, lay.A) == op.RESISTANT:
            if lay.has(code, row, lay.B) and s.rules.fits(
                s, lay.part(code, row, lay.B), s.ref(source), scene
            ):
                return True
        row += lay.ROW
    return False


def note_resistant(s: Board) -> None:
    """Who has RESISTANT without a bracket, before lasting effects are judged."""
    for thing in s.board:
        row = thing * col.WIDTH
        s.worked.values[row + col.RESISTS] = s.worked.values[row + col.KEYS] >> op.RESISTANT & 1


def hold_itself(s: Board, thing: i64, header: i64) -> None:
    """A line about its own card alone, as part of what is printed."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        number: i64 = 0
        if lay.kind(code, row) == op.HAVE_STAT:
            number = s.rules.amount(s, lay.part(code, row, lay.B), said_by(s, thing))
        apply_row(s, row, thing, number)
        row += lay.ROW


def apply_row(s: Board, row: i64, thing: i64, number: i64) -> None:
    """One lasting row about one card."""
    code = s.library.code
    kind = lay.kind(code, row)
    at = thing * col.WIDTH
    if kind == op.HAVE_STAT:
        if lay.get(code, row, lay.FORM) == op.MINUS:
            number = -number
        stat = lay.get(code, row, lay.A)
        if lay.get(code, row, lay.FORM) == op.ALTOGETHER:
            number -= base(s, thing, stat)
        add(s, at, stat, number)
    elif kind == op.HAVE_KEYWORD and not lay.has(code, row, lay.B):
        keyword = lay.get(code, row, lay.A)
        if not is_consumed(keyword):
            s.worked.values[at + col.KEYS] |= 1 << keyword


def seal(s: Board, lines: vec[i64]) -> None:
    """Number 3: what a SEALED card has itself, and what was changed on it, is out (R95)."""
    found = vec[i64]()
    for thing in s.board:
        if s.worked.values[thing * col.WIDTH + col.KEYS] & 1 << op.SEALED != 0:
            found = append(found, thing)
    at: i64 = 0
    while at < len(lines):
        if s.library.traits[lines[at + col.HEADER]] & SEALS != 0:
            found = sealed_by(s, lines[at], lines[at + col.HEADER], found)
        at += col.LINE
    for thing in found:
        if s.get(thing, its.PLACE) == its.LEADER_ZONE or s.get(thing, its.SIDE) == its.FACE_DOWN:
            continue
        row = thing * col.WIDTH
        roles = s.worked.values[row + col.ROLES]
        hues = s.worked.values[row + col.HUES]
        printed(s, thing)
        if s.flag(thing, its.IS_TOKEN):
            s.worked.values[row + col.ROLES] = roles & s.library.unit_roles[s.get(thing, its.FACE)]
            s.worked.values[row + col.HUES] = hues
        s.worked.values[row + col.KEYS] = 1 << op.SEALED
        if s.worked.values[row + col.ROLES] != roles and s.get(thing, its.PLACE) != its.ATTACHED:
            bear_again(s, thing)


def sealed_by(s: Board, bearer: i64, header: i64, found: vec[i64]) -> vec[i64]:
    """The SEALED cards, with those that a lasting line adds to them."""
    code = s.library.code
    scene = said_by(s, bearer)
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD and lay.get(code, row, lay.A) == op.SEALED:
            for thing in s.board:
                if lasting_fits(s, row, thing, scene) and thing not in found:
                    found = append(found, thing)
        row += lay.ROW
    return found


def working(s: Board, lines: vec[i64]) -> vec[i64]:
    """The lines whose card is not SEALED and whose Law and conditions hold now."""
    out = vec[i64](capacity=len(lines))
    code = s.library.code
    at: i64 = 0
    while at < len(lines):
        bearer = lines[at]
        row = bearer * col.WIDTH
        header = lines[at + col.HEADER]
        sealed = s.worked.values[row + col.KEYS] & 1 << op.SEALED != 0
        if not sealed and holds_by_law(s, bearer, header):
            waits = lay.kind(code, header) == op.REPLACING  # its conditions are looked at when it is needed
            if (
                waits
                or not lay.has(code, header, lay.GATE)
                or s.rules.holds(s, lay.part(code, header, lay.GATE), said_by(s, bearer))
            ):
                out = append(append(append(out, bearer), header), lines[at + col.CARRIER])
        at += col.LINE
    return out


def judge(s: Board, lines: vec[i64]) -> None:
    """Find out about which cards lasting lines are, all on the same table; then apply them."""
    lib = s.library
    code = lib.code
    changing = lib.shapes[op.HAVE_STAT] | lib.shapes[op.HAVE_KEYWORD]
    found = vec[i64]()  # row, thing, number
    at: i64 = 0
    while at < len(lines):
        header = lines[at + col.HEADER]
        if lay.kind(code, header) == op.LASTING and lib.says[header] & changing != 0:
            scene = said_by(s, lines[at])
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                kind = lay.kind(code, row)
                if kind == op.HAVE_STAT or kind == op.HAVE_KEYWORD:
                    found = judge_row(s, row, lines[at], scene, found)
                row += lay.ROW
        at += col.LINE
    at = 0
    while at < len(found):
        apply_row(s, found[at], found[at + 1], found[at + 2])
        at += 3


def judge_row(s: Board, row: i64, bearer: i64, scene: Scene, found: vec[i64]) -> vec[i64]:
    """About which cards one row is, and with which number."""
    code = s.library.code
    number: i64 = 0
    if lay.kind(code, row) == op.HAVE_STAT:
        number = s.rules.amount(s, lay.part(code, row, lay.B), scene)
    who = lay.part(code, row, lay.WHO)
    itself = lay.kind(code, who) == op.REF and lay.get(code, who, lay.SLOT) == op.SELF
    for thing in s.board:
        if itself and thing != bearer:
            continue  # most lines are about their own card
        if s.worked.values[thing * col.WIDTH + col.KEYS] & 1 << op.SEALED == 0:
            if lasting_fits(s, row, thing, scene):
                found = append(append(append(found, row), thing), number)
    return found


def gifts(s: Board, lines: vec[i64]) -> vec[i64]:
    """Lasting lines that lasting lines give to others: they count in number 5."""
    lib = s.library
    code = lib.code
    out = vec[i64]()
    at: i64 = 0
    while at < len(lines):
        header = lines[at + col.HEADER]
        if lib.says[header] & lib.shapes[op.HAVE_ABILITY] != 0:
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
        at += col.LINE
    return out


def in_force(s: Board, lines: vec[i64]) -> None:
    """These lasting and replacing lines are in force, and what can be known of them at once."""
    lib = s.library
    ruling = lib.shapes[op.FORBID] | lib.shapes[op.REQUIRE] | lib.shapes[op.PERMIT]
    said: i64 = 0
    ruled: i64 = 0
    at: i64 = 0
    while at < len(lines):
        header = lines[at + col.HEADER]
        said |= lib.says[header]
        if lib.says[header] & ruling != 0:
            ruled |= ruled_by_rows(lib, header)
        at += col.LINE
    s.worked.statics = lines
    s.worked.said = said
    s.worked.ruled = ruled

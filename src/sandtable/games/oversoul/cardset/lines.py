"""The lines that a face has, as headers: printed or by its Roles (8.4); what is known of a line at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS, Library
from sandtable.games.oversoul.language import instructions as op

_ROLE: Final = 6  # bits of a Role in NAME and in the order of Roles
_ROLES: Final = 63

# what a line is, as bits
LAWS: Final = (1 << 32) - 1  # its Law
IS_USED: Final = 1 << 32  # by decision
TRIGGERS: Final = 1 << 33  # when its Law is met
HOLDS: Final = 1 << 34  # lasting or replacing
HOLDS_ITSELF: Final = 1 << 35  # lasting, about its own card alone and always: part of what is printed
CHARGES: Final = 1 << 36  # lasting, with a consumed Keyworded Ability
SEALS: Final = 1 << 37  # lasting, with SEALED
BRACKETS: Final = 1 << 38  # lasting, with a Keyworded Ability that has a bracket


def own_headers(
    lib: Library, face: i64, roles: i64, role_lines: bool, at_home: bool, token: bool
) -> vec[i64]:
    """What is printed on a card, as far as it works with these Roles where it lies (5.4.10, 8.4.7), and its
    Role Abilities.
    """
    out = vec[i64]()
    covered: i64 = 0
    for header in lib.printed(face):
        named = lay.get(lib.code, header, lay.NAME)
        if at_home and (
            lay.get(lib.code, header, lay.FLAGS) & op.UNDERLINED != 0 or lib.plain_keyword[header] == 1
        ):
            continue
        if named != 0:
            if not role_lines or not has_roles(named, roles):
                continue
            covered |= role_bits(named)
        out = append(out, header)
    if not role_lines or at_home:
        return out
    left = roles & ~covered
    order = lib.role_order[face]
    while order > 0:  # 8.4.3: in the order of the printed Roles, then those received later
        role = order & _ROLES
        order >>= _ROLE
        if (left >> role) & 1 == 1:
            out = default_headers(lib, role, token, out)
            left &= ~(1 << role)
    role = 1
    while left > 0 and role <= op.TOTEM:
        if (left >> role) & 1 == 1:
            out = default_headers(lib, role, token, out)
            left &= ~(1 << role)
        role += 1
    return out


def default_headers(lib: Library, role: i64, token: bool, out: vec[i64]) -> vec[i64]:
    if token and lib.role_keyword[role] == 0:
        return out  # R139: a TOTEM gets Keyworded Abilities only
    i = lib.role_first[role]
    end = i + lib.role_count[role]
    while i < end:
        out = append(out, lib.abilities[i])
        i += 1
    return out


def lines_elsewhere(lib: Library, face: i64) -> vec[i64]:
    """Headers of the lines that a card has off the board: printed ones, then those of its Roles (8.4.32)."""
    out = vec[i64]()
    covered: i64 = 0
    for header in lib.printed(face):
        named = lay.get(lib.code, header, lay.NAME)
        if named != 0:
            covered |= role_bits(named)
        out = append(out, header)
    if lib.sign[face] != MINUS or lib.kind[face] != op.UNIT or lib.leads[face] == 1:
        return out
    order = lib.role_order[face]
    while order > 0:
        role = order & _ROLES
        order >>= _ROLE
        if (covered >> role) & 1 == 0:
            out = default_headers(lib, role, False, out)
    return out


def has_roles(named: i64, roles: i64) -> bool:
    """Whether a card has all Roles that a Role Ability is tied to (8.4.7, 8.4.8)."""
    return role_bits(named) & ~roles == 0


def role_bits(named: i64) -> i64:
    bits: i64 = 1 << (named & _ROLES)
    if named >> _ROLE > 0:
        bits |= 1 << (named >> _ROLE)
    return bits


def is_default(lib: Library, roles: i64, header: i64) -> bool:
    """Whether a line is the default Ability of one of these Roles."""
    role: i64 = 1
    while role <= op.TOTEM:
        i = lib.role_first[role]
        while (roles >> role) & 1 == 1 and i < lib.role_first[role] + lib.role_count[role]:
            if lib.abilities[i] == header:
                return True
            i += 1
        role += 1
    return False


def with_role_lines(lib: Library, face: i64) -> bool:
    """Only -Units have Role Abilities (8.4.5); a -Leader has them as a Unit or Event (R7, R152)."""
    return lib.sign[face] == MINUS and (lib.kind[face] == op.UNIT or lib.leads[face] == 1)


def on_itself(lib: Library, header: i64) -> bool:
    """Whether a line is about its own card alone and always holds: part of what is printed."""
    code = lib.code
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


# ---- what is known of a line at once


def traits_of(lib: Library, header: i64) -> i64:
    """What a line is, as bits: its Law, and the names above."""
    code = lib.code
    bits: i64 = 1 << lay.get(code, header, lay.KEYWORD)
    kind = lay.kind(code, header)
    if kind == op.USED:
        bits |= IS_USED
    if kind == op.TRIGGERED:
        bits |= TRIGGERS
    if kind == op.LASTING or kind == op.REPLACING:
        bits |= HOLDS
    if kind != op.LASTING:
        return bits
    if on_itself(lib, header):
        bits |= HOLDS_ITSELF
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD:
            keyword = lay.get(code, row, lay.A)
            if op.BARRIER <= keyword <= op.HYPER_VEILED:
                bits |= CHARGES
            if keyword == op.SEALED:
                bits |= SEALS
            if lay.has(code, row, lay.B):
                bits |= BRACKETS
        row += lay.ROW
    return bits


def trigger_of(traits: i64) -> i64:
    """The Law under which a line with these traits triggers, as a bit; 0 if it is no trigger."""
    return traits & LAWS if traits & TRIGGERS != 0 else i64(0)


def said_by_rows(lib: Library, header: i64) -> i64:
    """What the rows of a line that holds say, as bits of `Faces.shapes`."""
    code = lib.code
    bits: i64 = 0
    if not lay.has(code, header, lay.BODY):
        return bits
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        bits |= lib.shapes[lay.kind(code, row)]
        row += lay.ROW
    return bits


def ruled_by_rows(lib: Library, header: i64) -> i64:
    """The events that the rows of a lasting line forbid, demand or permit, as bits of `Faces.signs`."""
    code = lib.code
    bits: i64 = 0
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) in (op.FORBID, op.REQUIRE, op.PERMIT):
            bits |= lib.signs[lay.kind(code, lay.part(code, row, lay.A))]
        row += lay.ROW
    return bits


# ---- the usual case: a card with the Roles that are printed on it


def lay_out(lib: Library) -> None:
    """Write down the lines of each face with its printed Roles, on the board and in the Leader Zone."""
    face: i64 = 0
    while face < len(lib.names):
        roles = lib.unit_roles[face]
        role_lines = with_role_lines(lib, face)
        put_down(lib, own_headers(lib, face, roles, role_lines, False, False))
        put_down(lib, own_headers(lib, face, roles, role_lines, True, False))
        face += 1


def put_down(lib: Library, headers: vec[i64]) -> None:
    laws: i64 = 0
    triggers: i64 = 0
    ears: i64 = 0
    for header in headers:
        lib.usual = append(lib.usual, header)
        laws |= lib.traits[header]
        triggers |= trigger_of(lib.traits[header])
        ears |= lib.hears[header]
    lib.usual_end = append(lib.usual_end, i64(len(lib.usual)))
    lib.usual_traits = append(lib.usual_traits, laws)
    lib.usual_triggers = append(lib.usual_triggers, triggers)
    lib.usual_ears = append(lib.usual_ears, ears)

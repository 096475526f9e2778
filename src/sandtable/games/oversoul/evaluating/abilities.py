"""The lines that a card has at this moment: printed, by its Roles, from its Constructs, given (5.3.12, 8.4).

A line is packed as its header with the thing it comes from: a Construct's lines are its host's, and limits
count for the Construct.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.library import MINUS, Library
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import lasting as lasts

_CARRIER: Final = 32  # where the thing stands in a packed line
_ROLE: Final = 6  # bits of a Role in NAME and in the order of Roles
_ROLES: Final = 63


def line(header: i64, carrier: i64) -> i64:
    return carrier << _CARRIER | header


def header_of(packed: i64) -> i64:
    return packed & ((1 << _CARRIER) - 1)


def carrier_of(packed: i64) -> i64:
    return packed >> _CARRIER


def own_lines(s: Board, thing: i64, roles: i64, role_lines: bool, out: vec[i64]) -> vec[i64]:
    """What is printed on a card, as far as it works with these Roles where it lies (5.4.10, 8.4.7)."""
    lib = s.library
    face = s.get(thing, its.FACE)
    at_home = s.get(thing, its.PLACE) == its.LEADER_ZONE
    covered: i64 = 0
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        i += 1
        named = lay.get(lib.code, header, lay.NAME)
        if at_home and (
            lay.get(lib.code, header, lay.FLAGS) & op.UNDERLINED != 0 or lib.plain_keyword[header] == 1
        ):
            continue
        if named != 0:
            if not role_lines or not has_roles(named, roles):
                continue
            covered |= role_bits(named)
        out = append(out, line(header, thing))
    if not role_lines or at_home:
        return out
    left = roles & ~covered
    order = lib.role_order[face]
    while order > 0:  # 8.4.3: in the order of the printed Roles, then those received later
        role = order & _ROLES
        order >>= _ROLE
        if (left >> role) & 1 == 1:
            out = default_lines(s, thing, role, out)
            left &= ~(1 << role)
    role = 1
    while left > 0 and role <= op.TOTEM:
        if (left >> role) & 1 == 1:
            out = default_lines(s, thing, role, out)
            left &= ~(1 << role)
        role += 1
    return out


def lines_elsewhere(lib: Library, face: i64) -> vec[i64]:
    """Headers of the lines that a card has off the board: printed ones, then those of its Roles (8.4.32)."""
    out = vec[i64]()
    covered: i64 = 0
    i = lib.first[face]
    end = i + lib.count[face]
    while i < end:
        header = lib.abilities[i]
        i += 1
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
            i = lib.role_first[role]
            end = i + lib.role_count[role]
            while i < end:
                out = append(out, lib.abilities[i])
                i += 1
    return out


def has_roles(named: i64, roles: i64) -> bool:
    """Whether a card has all Roles that a Role Ability is tied to (8.4.7, 8.4.8)."""
    return role_bits(named) & ~roles == 0


def role_bits(named: i64) -> i64:
    bits: i64 = 1 << (named & _ROLES)
    if named >> _ROLE > 0:
        bits |= 1 << (named >> _ROLE)
    return bits


def default_lines(s: Board, thing: i64, role: i64, out: vec[i64]) -> vec[i64]:
    lib = s.library
    if s.flag(thing, its.IS_TOKEN) and lib.role_keyword[role] == 0:
        return out  # R139: a TOTEM gets Keyworded Abilities only
    i = lib.role_first[role]
    end = i + lib.role_count[role]
    while i < end:
        out = append(out, line(lib.abilities[i], thing))
        i += 1
    return out


def has_role_lines(s: Board, thing: i64) -> bool:
    """Only -Units have Role Abilities (8.4.5); a -Leader has them as a Unit or Event (R7, R152)."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if s.flag(thing, its.AS_CONSTRUCT):
        return False  # R122
    if s.flag(thing, its.IS_TOKEN):
        return True
    return lib.sign[face] == MINUS and (lib.kind[face] == op.UNIT or lib.leads[face] == 1)


def role_source(s: Board, thing: i64, roles: i64) -> i64:
    """The Roles by which it has Role Abilities: of a TOTEM only those it received later (R155)."""
    if s.flag(thing, its.IS_TOKEN):
        return roles & ~s.library.unit_roles[s.get(thing, its.FACE)]
    return roles


def raw_lines(s: Board, thing: i64, roles: i64) -> vec[i64]:
    """The lines of an Active card before anything is lost: its own, and what its Constructs grant."""
    out = own_lines(s, thing, role_source(s, thing, roles), has_role_lines(s, thing), vec[i64]())
    for construct in s.stack_on(thing):
        if s.get(construct, its.SIDE) != its.FACE_DOWN and not s.flag(construct, its.AS_CONSTRUCT):
            for packed in own_lines(s, construct, 0, False, vec[i64]()):
                if lay.get(s.library.code, header_of(packed), lay.FLAGS) & op.OWN == 0:
                    out = append(out, packed)
    return out


def construct_lines(s: Board, thing: i64) -> vec[i64]:
    """What an Attached Construct keeps for itself: lines that say "this Construct" (5.3.12)."""
    out = vec[i64]()
    for packed in own_lines(s, thing, 0, False, vec[i64]()):
        if lay.get(s.library.code, header_of(packed), lay.FLAGS) & op.OWN != 0:
            out = append(out, packed)
    return out


def given_lines(s: Board, thing: i64, out: vec[i64]) -> vec[i64]:
    """Lines that Abilities have given it (R126, R127)."""
    if s.shapes & s.library.shapes[op.GIVE_ABILITY] == 0:
        return out
    ref = s.ref(thing)
    for at in lasts.each_of(s.lasting, op.GIVE_ABILITY):
        if s.lasts(at, lasts.SUBJECT) == ref:
            out = append(out, line(lasts.register(s.lasting, at, 0), thing))
    return out

"""Cards become a library: their numbers column by column, and their programs one behind the other."""

from __future__ import annotations

from bisect import bisect
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards import operands
from sandtable.cards.program import layout as lay
from sandtable.cards.verify import Walk
from sandtable.games.oversoul.cardset.library import (
    ELSEWHERE,
    HAS_LASTING,
    HAS_PERFECT,
    HAS_PHASE,
    HAS_REPLACING,
    HAS_RITUAL,
    HAS_STATE,
    HAS_TRIGGERED,
    HAS_USED,
    MINUS,
    NONE,
    PLUS,
    PRICES_ITSELF,
    REACTIVE,
    Library,
)
from sandtable.games.oversoul.cardset.lines import lay_out, said_by_rows, traits_of
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language.vocabulary import VOCABULARY
from sandtable.kernel.errors import SetupError
from sandtable.timing.laying import INSTRUCTIONS, begin_face, clear_places, lay_down, mask, own, rows_of

MOST_FACES: Final = 4095  # a fact has twelve bits for a face
LAST_EAR: Final = 60

_FLAGS: Final = {
    op.LASTING: HAS_LASTING,
    op.TRIGGERED: HAS_TRIGGERED,
    op.USED: HAS_USED,
    op.REPLACING: HAS_REPLACING,
}
_LAWS: Final = {
    op.HONEST: HAS_STATE, op.OUTLAST: HAS_STATE, op.ISOLATED: HAS_STATE, op.RESONATE: HAS_STATE,
    op.PERFECT: HAS_PERFECT, op.RITUAL: HAS_RITUAL, op.AT_START: HAS_PHASE, op.AT_END: HAS_PHASE,
}  # fmt: skip
_ROLE: Final = 6  # bits of a Role in their order


TOTEM: Final = "TOTEM"  # what is called nothing else


class Printed(NamedTuple):
    """One card as it is printed, its lines of text already programs."""

    name: str
    number: int  # of the name, as programs know it
    kind: int  # UNIT, EVENT_NOUN or CONSTRUCT; of a Leader what it can become
    archetypes: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()  # Unit Roles
    event_role: int = 0
    construct_role: int = 0
    rank: int = 1
    sign: int = PLUS
    energy: int = 1
    dmg: int = NONE
    spd: int = NONE
    hp: int = NONE
    faction: int = 0
    leads: bool = False
    programs: tuple[list[int], ...] = ()
    text: str = ""


def build(
    printed: list[Printed],
    roles: dict[int, list[list[int]]] | None = None,
    marks: tuple[str, ...] = ("Death",),
    titles: tuple[str, ...] = (),
) -> Library:
    """A library from its cards and the programs of the default Role Abilities."""
    lib = Library()
    lib.mark_names = ["", *marks]
    lib.titles = [TOTEM, *titles]
    number_verbs(lib)
    for role, programs in (roles or {}).items():
        lib.role_first[role] = len(lib.abilities)
        lib.role_count[role] = len(programs)
        headers = [lay_down(lib, program) for program in programs]
        for header in headers:
            lib.abilities = append(lib.abilities, i64(header))
        lib.role_keyword[role] = 1 if headers and all([is_keyword(lib, h) for h in headers]) else 0
    for card in printed:
        add_face(lib, card)
    lib.cards = len(lib.names)
    places(lib)
    look(lib)
    lay_out(lib)
    return lib


def number_verbs(lib: Library) -> None:
    """A bit for each event that can be listened for, and for each operation that can last."""
    bits = [1 << (number % LAST_EAR) for number in range(INSTRUCTIONS)]
    lib.ears = vec[i64](bits)
    lib.shapes = vec[i64](bits)
    lib.signs = vec[i64](bits)
    lib.roles = vec[i64]([0] * INSTRUCTIONS)


def add_face(lib: Library, card: Printed, keywords: int = 0) -> int:
    if len(lib.names) >= MOST_FACES:
        raise SetupError(f"a set can have {MOST_FACES} cards and TOTEMs")
    face = begin_face(lib, card.name, card.text, card.number)
    lib.kind = append(lib.kind, i64(card.kind))
    lib.leads = append(lib.leads, i64(1 if card.leads else 0))
    lib.unit_roles = append(lib.unit_roles, i64(mask(card.roles)))
    order = 0
    for role in reversed(card.roles):
        order = order << _ROLE | role
    lib.role_order = append(lib.role_order, i64(order))
    lib.event_role = append(lib.event_role, i64(card.event_role))
    lib.construct_role = append(lib.construct_role, i64(card.construct_role))
    lib.archetypes = append(lib.archetypes, i64(mask(card.archetypes)))
    lib.rank = append(lib.rank, i64(card.rank))
    lib.sign = append(lib.sign, i64(card.sign))
    lib.energy = append(lib.energy, i64(card.energy))
    lib.dmg = append(lib.dmg, i64(card.dmg))
    lib.spd = append(lib.spd, i64(card.spd))
    lib.hp = append(lib.hp, i64(card.hp))
    lib.faction = append(lib.faction, i64(card.faction))
    lib.sheet_keywords = append(lib.sheet_keywords, i64(keywords))
    headers = [lay_down(lib, program) for program in card.programs]
    lib.hosts = append(lib.hosts, i64(hosts_of(lib, headers)))
    flags = events = 0
    for header in headers:
        flags |= flags_of(lib, header)
        events |= heard(lib, header)
    if card.sign == MINUS and card.kind == op.UNIT:
        for role in card.roles:  # a Role Ability may work in the hand (8.4.32)
            first = int(lib.role_first[role])
            for at in range(first, first + int(lib.role_count[role])):
                flags |= flags_of(lib, int(lib.abilities[at])) & ELSEWHERE
    own(lib, face, headers, flags, events)
    return face


def hosts_of(lib: Library, headers: list[int]) -> int:
    """The filter behind Attach only to, or 0."""
    for header in headers:
        if int(lay.get(lib.code, header, lay.KEYWORD)) == op.ATTACH_ONLY:
            listed = lay.part(lib.code, header, lay.LIMITS)
            return int(
                listed + lay.pair_number(lib.code, listed, lay.pair_of_kind(lib.code, listed, op.HOSTS))
            )
    return 0


def flags_of(lib: Library, header: int) -> int:
    code = lib.code
    kind = int(lay.kind(code, header))
    flags = _FLAGS.get(kind, 0)
    if kind == op.TRIGGERED:
        flags |= _LAWS.get(int(lay.get(code, header, lay.KEYWORD)), 0)
    if int(lay.get(code, header, lay.ZONE)) not in (0, op.BOARD):
        flags |= ELSEWHERE
    if kind == op.ADMITTING and lay.has(code, header, lay.EVENT):
        flags |= REACTIVE
    if kind == op.LASTING:
        for row in rows_of(lib, header):
            if lay.kind(code, row) == op.COSTS_LESS and of_itself(lib, row):
                flags |= PRICES_ITSELF
    return flags


def heard(lib: Library, header: int) -> int:
    """What a written trigger or a RITUAL listens to."""
    code = lib.code
    law = int(lay.get(code, header, lay.KEYWORD))
    if law not in (op.WHEN, op.IF_LAW, op.RITUAL) or not lay.has(code, header, lay.EVENT):
        return 0
    condition = lay.part(code, lay.part(code, header, lay.EVENT), lay.WAITS_FOR)
    bits = 0
    for index in range(int(lay.patterns(code, condition))):
        kind = int(lay.kind(code, lay.pattern(code, condition, index)))
        bits |= int(lib.ears[op.ACTIVATE if kind == op.DIFFERENT_ARCHETYPES else kind])
    return bits


def is_keyword(lib: Library, header: int) -> bool:
    """A line of Keyworded Abilities alone."""
    code = lib.code
    if lay.kind(code, header) != op.LASTING or lay.get(code, header, lay.KEYWORD) != op.NO_LAW:
        return False
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) != op.HAVE_KEYWORD or not of_itself(lib, row):
            return False
        row += lay.ROW
    return True


def of_itself(lib: Library, row: int) -> bool:
    """Whether a lasting row is about its own card."""
    who = lay.part(lib.code, row, lay.WHO)
    return lay.kind(lib.code, who) == op.REF and lay.get(lib.code, who, lay.SLOT) == op.SELF


def places(lib: Library) -> None:
    """Columns by place in the code."""
    clear_places(lib)
    size = len(lib.code)
    lib.plain_keyword = vec[i64]([0] * size)
    lib.singular = vec[i64]([0] * size)
    lib.speaks = vec[i64]([0] * size)
    lib.traits = vec[i64]([0] * size)
    lib.says = vec[i64]([0] * size)


def look(lib: Library) -> None:
    """What can be known beforehand of all lines, granted ones too, and the faces of TOTEMs."""
    todo = [int(header) for header in lib.abilities]
    starts = [*sorted(todo), len(lib.code)]
    seen: set[int] = set()
    while todo:
        header = todo.pop()
        if header in seen:
            continue
        seen.add(header)
        lib.plain_keyword[header] = 1 if is_keyword(lib, header) else 0
        lib.singular[header] = 1 if int(lay.get(lib.code, header, lay.FLAGS)) & op.SINGULAR else 0
        lib.speaks[header] = 1 if speaks_of_it(lib, header, starts[bisect(starts, header)]) else 0
        lib.numbers_turn = lib.numbers_turn or int(lay.get(lib.code, header, lay.FLAGS)) & op.OF_TURN != 0
        lib.traits[header] = traits_of(lib, header)
        lib.says[header] = said_by_rows(lib, header)
        lib.hears[header] = heard(lib, header)
        lib.listens |= lib.hears[header]
        if lay.kind(lib.code, header) == op.REPLACING:
            lib.replaces |= heard(lib, header)
        lib.battles = lib.battles or holds_in_battle(lib, header)
        for row in rows_of(lib, header):
            todo += look_at_row(lib, row)


def holds_in_battle(lib: Library, header: int) -> bool:
    """Whether a line asks whom its card Battles."""
    if not lay.has(lib.code, header, lay.GATE):
        return False
    gate = lay.part(lib.code, header, lay.GATE)
    asked = [lay.pattern(lib.code, gate, i64(n)) for n in range(int(lay.patterns(lib.code, gate)))]
    return any(lay.kind(lib.code, pattern) == op.BATTLES for pattern in asked)


def speaks_of_it(lib: Library, header: int, end: int) -> bool:
    """Whether a line reads, behind its written Law, the card or link that met it (R158)."""
    if not lay.has(lib.code, header, lay.EVENT):
        return False
    program = lib.code[i64(header) : i64(end)]
    walk = Walk(tuple([int(number) for number in program]), VOCABULARY)
    walk.header(0, 0)
    found = [header + at for kind, at in walk.seen if kind == operands.SELECTION]
    met = [at for at in found if int(lay.kind(lib.code, at)) == op.MATCH]
    slots = {int(lay.get(lib.code, at, lay.SLOT)) for at in met}
    return any(int(lay.get(lib.code, at, lay.SLOT)) in slots for at in found if at not in met)


def look_at_row(lib: Library, row: int) -> list[int]:
    """One row; the answer are the lines that it gives away."""
    code = lib.code
    kind = int(lay.kind(code, row))
    if kind in (op.HAVE_KEYWORD, op.GIVE_KEYWORD):
        keyword = int(lay.get(code, row, lay.A))
        if op.BARRIER <= keyword <= op.HYPER_VEILED and kind == op.HAVE_KEYWORD:
            lib.charges_granted = True
        if lay.has(code, row, lay.B):
            lib.brackets = True
    elif kind == op.REQUIRE:
        lib.duties = True
    elif kind == op.SPAWN_TOTEM:
        sheet = int(lay.part(code, row, lay.B))
        lib.created[sheet] = totem(lib, sheet)
    elif kind in (op.HAVE_ABILITY, op.GIVE_ABILITY):
        lib.gives = lib.gives or kind == op.HAVE_ABILITY
        return [int(lay.part(code, row, lay.A))]
    return []


def totem(lib: Library, sheet: int) -> int:
    """The face of the TOTEM that a sheet describes (R155)."""
    code = lib.code
    values = {op.DMG: 0, op.SPD: 0, op.HP: 1}
    rank = 1
    roles = [op.TOTEM]
    keywords = name = 0
    for index in range(int(lay.pairs(code, sheet))):
        kind = int(lay.pair_kind(code, sheet, index))
        number = int(lay.pair_number(code, sheet, index))
        if kind == op.SHEET_RANK:
            rank = number
        elif kind == op.SHEET_ROLE:
            roles.append(number)
        elif kind == op.SHEET_NAME:
            name = number
        elif kind == op.SHEET_KEYWORD:
            keywords |= 1 << number
            lib.charges_granted = lib.charges_granted or op.BARRIER <= number <= op.HYPER_VEILED
        else:
            values[kind - op.SHEET_STAT] = number
    card = Printed(
        lib.titles[name], name, op.UNIT, (), tuple(roles), rank=rank, sign=0, energy=0,
        dmg=values[op.DMG], spd=values[op.SPD], hp=values[op.HP],
    )  # fmt: skip
    return add_face(lib, card, keywords)

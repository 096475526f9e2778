"""Cards become a library: their numbers column by column, and their programs one behind the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as record
from sandtable.games.antithesis.cardset.library import (
    FROM_HAND,
    GIVES_ABILITIES,
    HAS_ACTION,
    HAS_INTERRUPT,
    HAS_PASSIVE,
    HAS_RESPONSE,
    HAS_REVEALED,
    TRAIT_BITS,
    TRAIT_WORDS,
    Library,
    key_of,
)
from sandtable.games.antithesis.language import instructions as op
from sandtable.kernel.errors import SetupError
from sandtable.timing.faces import BANS
from sandtable.timing.laying import (
    INSTRUCTIONS,
    begin_face,
    by_instruction,
    clear_places,
    lay_down,
    mask,
    own,
    rows_of,
)

MOST_FACES: Final = 4095  # a fact has twelve bits for a face
LAST_BIT: Final = 60
COLOUR_BITS: Final = 6

_FLAGS: Final = {
    op.ACTION: HAS_ACTION, op.INTERRUPT: HAS_INTERRUPT, op.RESPONSE: HAS_RESPONSE, op.PASSIVE: HAS_PASSIVE,
    op.WHEN_REVEALED: HAS_REVEALED, op.WHILE_REVEALED: HAS_REVEALED, op.PLAYER_WHO_REVEALS: HAS_REVEALED,
}  # fmt: skip
_GIVING: Final[frozenset[int]] = frozenset(
    (op.CHANGE, op.CHANGE_PER, op.HAVE, op.HAVE_PER, op.HAVE_AFTER, op.LOSE_GIFT, op.HAS_GIFT)
)


class Ability(NamedTuple):
    """One line as a program, and as it is printed."""

    code: list[int]
    text: str
    keyword: int = 0  # the key of the Keyword that it belongs to


class Printed(NamedTuple):
    """One card as it is printed, its lines of text already programs."""

    name: str
    number: int  # of the name, as programs know it
    kind: int
    faction: int = 0
    value: int = 0
    alignment: int = 0
    traits: tuple[int, ...] = ()
    size: int = 0
    hp: int = 0
    defence: tuple[int, int] = (0, 0)
    vp: int = 0
    presence: int = 0
    engagement: int = 0
    array: tuple[tuple[int, int], ...] = ()
    cost: tuple[tuple[int, int], ...] = ()
    income: tuple[tuple[int, int], ...] = ()
    command_income: int = 0
    field_size: tuple[int, int] = (0, 0)
    grid: tuple[int, ...] = ()
    attach_to: list[int] | None = None
    keywords: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...] = ()
    objective: int = 0  # 1 to 5
    champion: str = ""  # of a Directive or Objective
    abilities: tuple[Ability, ...] = ()
    text: str = ""


def number_verbs(lib: Library) -> None:
    """A bit for each window, and for each operation that can last or be forbidden."""
    bits = [1 << (number % LAST_BIT) for number in range(INSTRUCTIONS)]
    lib.ears = vec[i64](
        [
            1 << (n - op.FIRST_WINDOW) if op.FIRST_WINDOW <= n <= op.LAST_WINDOW else 0
            for n in range(INSTRUCTIONS)
        ]
    )
    lib.shapes = vec[i64](bits)
    lib.signs = vec[i64](bits)
    lib.roles = by_instruction({op.FORBID: BANS})
    lib.first_state = op.FIRST_STATE


def build(
    printed: list[Printed],
    keywords: dict[int, list[Ability]],
    of_character: list[Ability],
    of_player: list[Ability],
    traits: list[str],
) -> Library:
    """A library from its cards, the Keywords that they have or give (by key), and the unprinted abilities."""
    lib = Library()
    lib.trait_names = ["", *traits]
    number_verbs(lib)
    marks: dict[int, int] = {}
    for key in sorted(keywords):
        lib.keyword_keys = append(lib.keyword_keys, i64(key))
        lib.keyword_first = append(lib.keyword_first, i64(len(lib.abilities)))
        lib.keyword_count = append(lib.keyword_count, i64(len(keywords[key])))
        for header in [lay(lib, ability, marks) for ability in keywords[key]]:
            lib.abilities = append(lib.abilities, i64(header))
    lib.of_character = vec[i64]([lay(lib, ability, marks) for ability in of_character])
    lib.of_player = vec[i64]([lay(lib, ability, marks) for ability in of_player])
    faces = {card.name: number for number, card in enumerate(printed)}
    for card in printed:
        add_face(lib, card, faces, marks)
    lib.cards = len(lib.names)
    clear_places(lib)
    remember_deeds(lib)
    lib.of_keyword = vec[i64]([0] * len(lib.code))
    for header, key in marks.items():
        lib.of_keyword[header] = key
    for header in lib.line_headers:
        lib.hears[header] = heard(lib, int(header))
        lib.listens |= lib.hears[header]
        if record.kind(lib.code, header) == op.WHILE_REVEALED:
            lib.revealed |= lib.hears[header]
        lib.own_costs = lib.own_costs or changes_own_cost(lib, int(header))
        if lib.hears[header] != 0 and is_particular(lib, int(header)):
            lib.particular = True
    return lib


def changes_own_cost(lib: Library, header: int) -> bool:
    """Whether a Passive speaks of what its own card costs."""
    code = lib.code
    if int(record.kind(code, header)) != op.PASSIVE:
        return False
    for row in rows_of(lib, header):
        if int(record.kind(code, row)) in (op.HAVE, op.HAVE_PER):
            pairs = record.part(code, row, record.B)
            own = int(record.kind(code, record.part(code, row, record.A))) == op.REF
            if own and int(record.pair_kind(code, pairs, 0)) == op.COST_STAT:
                return True
    return False


def is_particular(lib: Library, header: int) -> bool:
    """Whether a line asks of an event what hardly any does: nothing else needs to be told of it then."""
    code = lib.code
    condition = record.part(code, record.part(code, header, record.EVENT), record.WAITS_FOR)
    pattern = record.pattern(code, condition, 0)
    kind = int(record.kind(code, pattern))
    if kind == op.GOALS_SCORED:
        return bool(record.has(code, pattern, record.WHO))
    return kind in (op.LEFT_PLAY, op.ENTERS) and int(record.get(code, pattern, record.C)) != 0


def remember_deeds(lib: Library) -> None:
    """Let Moves and Attacks be remembered if a filter asks what was done; a wrong hit only remembers more."""
    code = lib.code
    for at in range(len(code) - record.TEST):
        if (
            code[at] == op.DONE_NOW
            and code[at + 1] in (op.MOVE_COMPLETED, op.ATTACK_COMPLETED)
            and code[at + 2] == 0
        ):
            lib.remembered |= lib.ears[op.MOVE_COMPLETED] | lib.ears[op.ATTACK_COMPLETED]
        elif code[at] in (op.DEPLOYED_NOW, op.TRIGGERED_NOW):
            lib.remembered |= lib.ears[op.DEPLOYED] | lib.ears[op.ABILITY_TRIGGERED]


def lay(lib: Library, ability: Ability, marks: dict[int, int]) -> int:
    """Lay an ability down, and remember how it is printed and which Keyword it is."""
    header = lay_down(lib, ability.code)
    lib.line_headers = append(lib.line_headers, i64(header))
    lib.line_texts.append(ability.text)
    if ability.keyword:
        marks[header] = ability.keyword
    return header


def pairs(lib: Library, found: tuple[tuple[int, int], ...]) -> int:
    """Lay pairs down; 0 for none."""
    if not found:
        return 0
    return lay_down(lib, [len(found), *[number for pair in found for number in pair]])


def keyword_costs(lib: Library, card: Printed) -> int:
    """For each printed Keyword the icons that it costs here; a distance of 0 is the usual cost."""
    if not any(cost for _, _, cost in card.keywords):
        return 0
    costs = [[len(cost), *[n for pair in cost for n in pair]] for _, _, cost in card.keywords]
    head: list[int] = [len(costs)]
    body: list[int] = []
    for cost in costs:
        head.append(1 + len(costs) + len(body) if cost[0] else 0)
        body += cost if cost[0] else []
    return lay_down(lib, head + body)


def traits_from(card: Printed, first: int) -> int:
    """Its traits from a number on, as many as one integer holds."""
    return mask(tuple([trait - first for trait in card.traits if first <= trait < first + TRAIT_BITS]))


def add_face(lib: Library, card: Printed, faces: dict[str, int], marks: dict[int, int]) -> None:
    if len(lib.names) >= MOST_FACES:
        raise SetupError(f"a set can have {MOST_FACES} cards")
    face = begin_face(lib, card.name, card.text, card.number)
    lib.kind = append(lib.kind, i64(card.kind))
    lib.subtypes = append(lib.subtypes, i64(1 << card.kind))
    lib.faction = append(lib.faction, i64(card.faction))
    lib.faction_value = append(lib.faction_value, i64(card.value))
    lib.alignment = append(lib.alignment, i64(card.alignment))
    lib.traits = append(lib.traits, i64(traits_from(card, 0)))
    for word in range(1, TRAIT_WORDS + 1):
        lib.more_traits = append(lib.more_traits, i64(traits_from(card, word * TRAIT_BITS)))
    lib.size = append(lib.size, i64(card.size))
    lib.hp = append(lib.hp, i64(card.hp))
    lib.defence = append(lib.defence, i64(card.defence[0]))
    lib.defence_type = append(lib.defence_type, i64(card.defence[1]))
    lib.vp = append(lib.vp, i64(card.vp))
    lib.presence = append(lib.presence, i64(card.presence))
    lib.engage = append(lib.engage, i64(card.engagement // op.RANGE))
    lib.engage_d = append(lib.engage_d, i64(card.engagement % op.RANGE))
    lib.array = append(lib.array, i64(pairs(lib, card.array)))
    lib.cost = append(lib.cost, i64(pairs(lib, card.cost)))
    income = sum([count << (COLOUR_BITS * (icon - op.RED)) for icon, count in card.income])
    lib.income = append(lib.income, i64(income))
    lib.command_income = append(lib.command_income, i64(card.command_income))
    lib.field_wide = append(lib.field_wide, i64(card.field_size[0]))
    lib.field_deep = append(lib.field_deep, i64(card.field_size[1]))
    lib.grid = append(lib.grid, i64(sum([1 << square for square in card.grid])))
    lib.attach_to = append(lib.attach_to, i64(attached_to(lib, card)))
    kinds = [kind - op.FIRST_KEYWORD for kind, _, _ in card.keywords if kind >= op.FIRST_KEYWORD]
    lib.keywords = append(lib.keywords, i64(sum([1 << kind for kind in set(kinds)])))
    named = tuple([(kind, x) for kind, x, _ in card.keywords])
    lib.keyword_x = append(lib.keyword_x, i64(pairs(lib, named)))
    lib.keyword_cost = append(lib.keyword_cost, i64(keyword_costs(lib, card)))
    lib.number = append(lib.number, i64(card.objective))
    lib.champion = append(lib.champion, i64(faces.get(card.champion, -1)))
    headers = [lay(lib, ability, marks) for ability in card.abilities]
    if card.kind == op.TACTIC:  # its lines are used from Hand, whatever their header (R102)
        for header in headers:
            lib.code[header + record.ZONE] = op.HAND
    flags = events = 0
    for header in headers:
        flags |= flags_of(lib, header)
        events |= heard(lib, header)
    own(lib, face, headers, flags, events)


def attached_to(lib: Library, card: Printed) -> int:
    """The selection of Attach To."""
    if card.attach_to is None:
        return 0
    header = lay_down(lib, card.attach_to)
    return int(record.item(lib.code, record.part(lib.code, header, record.TARGETS), 0))


def flags_of(lib: Library, header: int) -> int:
    code = lib.code
    flags = _FLAGS.get(int(record.kind(code, header)), 0)
    if int(record.get(code, header, record.ZONE)) == op.HAND:
        flags |= FROM_HAND
    if int(record.get(code, header, record.FLAGS)) & op.ATTACHED_HAS:
        flags |= GIVES_ABILITIES
    return flags


def heard(lib: Library, header: int) -> int:
    """The window that a Response waits for, as a bit."""
    code = lib.code
    if record.kind(code, header) != op.RESPONSE and not record.get(code, header, record.FLAGS) & op.FORCED:
        return 0
    condition = record.part(code, record.part(code, header, record.EVENT), record.WAITS_FOR)
    return int(lib.ears[record.kind(code, record.pattern(code, condition, 0))])


def given_keywords(codes: list[list[int]]) -> set[tuple[int, int]]:
    """Every Keyword with its X that some program gives, takes or asks for, or that an Attack has."""
    lib = Library()
    found: set[tuple[int, int]] = set()
    for code in codes:
        header = lay_down(lib, code)
        for row in rows_of(lib, header):
            kind = int(record.kind(lib.code, row))
            field = record.A if kind == op.ATTACK else record.B if kind in _GIVING else 0
            if field:
                at = record.part(lib.code, row, field)
                for index in range(int(record.pairs(lib.code, at))):
                    gift = int(record.pair_kind(lib.code, at, index))
                    if op.FIRST_KEYWORD <= gift <= op.LAST_KEYWORD:
                        found.add((gift, int(record.pair_number(lib.code, at, index))))
    return found


def keyed(keyword: int, x: int) -> int:
    return int(key_of(keyword, x))

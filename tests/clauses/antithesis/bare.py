"""A few cards made by hand, their lines read by the language: a library for tests of the rules alone."""

from dataclasses import dataclass, field
from functools import cache

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.registry import Registry
from sandtable.games.antithesis.cardset.binding import heard, remember_deeds
from sandtable.games.antithesis.cardset.library import FROM_HAND, Library, key_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.keywords import (
    CHARACTER_TEXTS,
    PLAYER_TEXTS,
    filled,
    keyword_lines,
    x_words,
)
from sandtable.games.antithesis.language.texts import Texts
from sandtable.timing.laying import INSTRUCTIONS, clear_places, lay_down, own

COLOURS = "RPGBYS"
LINES: dict[int, dict[int, str]] = {}  # the text of every header, library by library


@dataclass
class Card:
    """One card: what is printed on it."""

    name: str
    kind: int = i.CHARACTER
    lines: tuple[str, ...] = ()
    keywords: tuple[tuple[int, int], ...] = ()
    size: int = 1
    hp: int = 3
    defence: int = 0
    vp: int = 1
    presence: int = 1
    engage: int = 0
    engage_d: int = 1
    move: tuple[int, int, int, str] = (i.RUN, 3, 0, "")  # type, Move, D-Move, dice
    cost: str = ""  # "9RR", "4C"
    income: str = ""
    wide: int = 1
    deep: int = 1
    attach: str = ""
    traits: tuple[str, ...] = ()
    champion: str = ""
    extra: dict[str, int] = field(default_factory=dict)


@cache
def texts() -> Texts:
    return Texts(Registry({"NAME": []}))


def resources(lib: Library, pairs: list[tuple[int, int]]) -> int:
    row = [len(pairs)]
    for kind, number in pairs:
        row += [kind, number]
    return lay_down(lib, row)


def cost_pairs(cost: str) -> list[tuple[int, int]]:
    number = "".join(ch for ch in cost if ch.isdigit())
    out = [(i.PIPS, int(number))] if number else []
    for ch in cost[len(number) :]:
        out.append((i.CP, 1) if ch == "C" else (i.RED + COLOURS.index(ch), 1))
    return out


def program(lib: Library, line: str) -> int:
    header = lay_down(lib, list(texts().read(line).program.code))
    LINES.setdefault(id(lib), {})[header] = line
    return header


def build(cards: list[Card]) -> Library:
    """The library of these cards."""
    lib = Library()
    bits = [1 << (number % 60) for number in range(INSTRUCTIONS)]
    lib.ears = vec[i64](bits)
    lib.shapes = vec[i64](bits)
    lib.signs = vec[i64](bits)
    lib.roles = vec[i64]([0] * INSTRUCTIONS)
    lib.trait_names = ["", *_traits()]
    keyword_headers: dict[int, list[int]] = {}
    for key in sorted({key_of(word, x) for card in cards for word, x in card.keywords}):
        lines = keyword_lines(int(key) // 1000, x_words(int(key) // 1000, int(key) % 1000))
        lib.keyword_keys = append(lib.keyword_keys, i64(key))
        lib.keyword_first = append(lib.keyword_first, i64(len(lib.abilities)))
        lib.keyword_count = append(lib.keyword_count, i64(len(lines)))
        keyword_headers[int(key)] = [program(lib, line) for line in lines]
        for header in keyword_headers[int(key)]:
            lib.abilities = append(lib.abilities, i64(header))
    for _, text in CHARACTER_TEXTS:
        lib.of_character = append(lib.of_character, i64(program(lib, filled(text))))
    for _, text in PLAYER_TEXTS:
        lib.of_player = append(lib.of_player, i64(program(lib, filled(text))))
    for card in cards:
        add(lib, card, keyword_headers, [c.name for c in cards])
    lib.cards = len(lib.names)
    clear_places(lib)
    remember_deeds(lib)
    lib.of_keyword = vec[i64]([0] * len(lib.code))
    for key, headers in keyword_headers.items():
        for header in headers:
            lib.of_keyword[header] = key
    lib.listens = lib.revealed = (1 << 60) - 1
    lib.particular = lib.own_costs = True
    for header in [*lib.abilities, *lib.of_character, *lib.of_player]:
        lib.hears[header] = heard(lib, int(header))
    return lib


def _traits() -> list[str]:
    from sandtable.games.antithesis.language import wordings as w

    return [w.TRAITS.word(number) for number in sorted(w.TRAITS.numbers.values())]


def add(lib: Library, card: Card, keyword_headers: dict[int, list[int]], names: list[str]) -> None:
    face = len(lib.names)
    lib.names.append(card.name)
    lib.texts.append("\n".join(card.lines))
    is_figure = card.kind in (i.CHARACTER, i.CHAMPION)
    kind, move, diagonal, dice = card.move
    pairs = [(i.ARRAY_TYPE, kind), (i.ARRAY_RANGE, move * i.RANGE + diagonal)]
    pairs += [(i.DIE + i.RED + COLOURS.index(ch), 1) for ch in dice]
    traits = 0
    for word in card.traits:
        traits |= 1 << lib.trait_names.index(word)
    income = 0
    for ch in card.income:
        income += 1 << (6 * COLOURS.index(ch))
    attach = 0
    if card.attach:
        header = lay_down(lib, list(texts().read(card.attach, "attaching").program.code))
        attach = int(lay.item(lib.code, lay.part(lib.code, header, lay.TARGETS), 0))
    columns = {
        "name": face + 1, "kind": card.kind, "size": card.size if is_figure else 0, "hp": card.hp,
        "defence": card.defence, "vp": card.vp, "presence": card.presence, "engage": card.engage,
        "engage_d": card.engage_d, "array": resources(lib, pairs) if is_figure else 0,
        "cost": resources(lib, cost_pairs(card.cost)) if card.cost else 0, "income": income,
        "field_wide": card.wide, "field_deep": card.deep, "grid": (1 << 63) - 1, "attach_to": attach,
        "keywords": 0, "traits": traits,
        "keyword_x": resources(lib, list(card.keywords)) if card.keywords else 0,
        "champion": names.index(card.champion) if card.champion else -1,
    } | card.extra  # fmt: skip
    for name, column in vars_of(lib).items():
        setattr(lib, name, append(column, i64(columns.get(name, 0))))
    for keyword, _ in card.keywords:
        lib.keywords[face] |= 1 << (keyword - i.FIRST_KEYWORD)
    headers = [program(lib, line) for line in card.lines]
    if card.kind == i.TACTIC:  # R102
        for header in headers:
            lib.code[header + lay.ZONE] = i.HAND
    for keyword, x in card.keywords:
        headers += keyword_headers[int(key_of(keyword, x))]
    flags = 0
    for header in headers:
        if lay.get(lib.code, header, lay.ZONE) == i.HAND:
            flags |= FROM_HAND
    own(lib, face, headers, flags, (1 << 60) - 1)


COLUMNS = (
    "name", "kind", "faction", "faction_value", "alignment", "traits", "size", "hp", "defence",
    "defence_type", "vp", "presence", "engage", "engage_d", "array", "cost", "income", "command_income",
    "field_wide", "field_deep", "grid", "attach_to", "keywords", "keyword_x", "keyword_cost", "number",
    "champion", "subtypes",
)  # fmt: skip


def vars_of(lib: Library) -> "dict[str, vec[i64]]":
    return {name: getattr(lib, name) for name in COLUMNS}

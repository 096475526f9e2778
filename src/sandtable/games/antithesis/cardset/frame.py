"""The printed fields of a card that are more than a word or a number: read, and printed again."""

from __future__ import annotations

import re
from typing import Final

from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w

Pairs = list[tuple[int, int]]

COLUMNS: Final = 9
_ICON: Final = re.compile(r"\{[A-Za-z]+\}")
_COST: Final = re.compile(r"(\d{1,2})?(?:(?<=\d) )?((?:\{[A-Za-z]+\})*)")
_ARRAY: Final = re.compile(r"(RUN|FLY|TEL) (\d)(?:\+D([1-9]))?(?: ((?:\{[A-Z]\})+))?")
_RANGE: Final = re.compile(r"RNG (\d)(?:\+D([1-9]))?")
_DEFENCE: Final = re.compile(r"(\d{1,2}) ([A-Z][A-Za-z -]*)")
_DIM: Final = re.compile(r"([1-4])x([1-4])")
_AREA: Final = re.compile(r"rows ([A-G])-([A-G]), columns ([1-9])-([1-9])")
CARD_ICONS: Final[frozenset[int]] = frozenset((*range(i.RED, i.CP + 1), i.MANA, i.SOUL, i.GEM))


# ---- fields as the rulebook writes them

NOTHING: Final = "none"
COLOURS: Final = {
    "Red": "{R}",
    "Purple": "{P}",
    "Green": "{G}",
    "Blue": "{B}",
    "Yellow": "{Y}",
    "Standard": "{S}",
}
_NAMED: Final = re.compile(
    r"(?<!\{)\[?\b(Red|Purple|Green|Blue|Yellow|Standard|Command Points?|CP|Command|Mana|Soul|Gem)s?\b\]?"
    r"(?: [Dd]i(?:e|ce)\b)?"
)
_MOVED: Final = re.compile(
    r"(RUN|FLY|TEL)\W+(?:D(\d)\+(\d)|(\d)(?:\+D(\d))?)(?:,? (?:no D-Move|D-Move (\d)))?"
)


def named_icons(text: str) -> str:
    """ "Red Yellow", "[Red], [Yellow]": icons, and nothing between them."""
    found = _NAMED.sub(icon_of, text)
    return re.sub(r"(?<=\})(?:,| and|,? \+)? *(?=\{)", "", found)


def icon_of(found: re.Match[str]) -> str:
    word = found[1].removesuffix("s")
    return COLOURS.get(word) or ("{CP}" if word[0] == "C" else f"{{{word}}}")


def cost_in_house(text: str) -> str:
    text = named_icons(text)
    return (
        NOTHING if text.lower() in ("none", "no cost", "0") else re.sub(r"(\d),? ?\+? ?(?=\{)", r"\1 ", text)
    )


def diagonal_first(text: str) -> str:
    """ "RUN 1D+2": as "RUN D1+2"."""
    return re.sub(r"\b(\d) ?D ?\+ ?(?=\d)", r"D\1+", text)


def array_in_house(text: str) -> str:
    """ "RUN D1+2 + Yellow" and "RUN 2, D-Move 1, [Yellow]": "RUN 2+D1 {Y}"."""
    found = _MOVED.match(diagonal_first(text))
    if found is None:
        return text
    straight = found[3] or found[4]
    diagonal = next(
        (one for one in (found[2], found[5], found[6]) if one and one.isdigit() and one != "0"), ""
    )
    rest = re.sub(r"^[,+ ]*(?:no dice)?", "", named_icons(diagonal_first(text)[found.end() :]))
    return f"{found[1]} {straight}" + (f"+D{diagonal}" if diagonal else "") + (f" {rest}" if rest else "")


def engagement_in_house(text: str) -> str:
    found = re.fullmatch(
        r"(?:Engagement )?(?:RNG )?(?:D(\d)\+(\d)|(\d)(?:\+D(\d)|, D-RNG (\d))?)", diagonal_first(text)
    )
    if found is None:
        return text
    diagonal = next((one for one in (found[1], found[4], found[5]) if one and one != "0"), "")
    return f"RNG {found[2] or found[3]}" + (f"+D{diagonal}" if diagonal else "")


def grid_in_house(text: str) -> str:
    """ "Rows A to D" are rows with all their columns."""
    text = re.sub(r"\b([Rr]ows?|[Cc]olumns?) (\w) ?(?:to|through|-|–) ?(\w)\b", r"\1 \2-\3", text)
    text = (
        re.sub(r"\b[Rr]ow ([A-G])(?![-\w])", r"rows \1-\1", text)
        .replace("Rows", "rows")
        .replace("Columns", "columns")
    )
    text = re.sub(r",? all columns", "", text)
    return re.sub(r"(rows [A-G]-[A-G])(?=$| and )", rf"\1, columns 1-{COLUMNS}", text)


def in_house(key: str, text: str) -> str:
    """A field in the house's notation, where it is written in the rulebook's."""
    if key == "cost":
        return cost_in_house(text)
    if key == "movement":
        return array_in_house(text)
    if key == "engagement":
        return engagement_in_house(text)
    if key == "income":
        return named_icons(text)
    return grid_in_house(text) if key == "grid" else text


class Wrong(Exception):
    """Why a field is none."""


def icons(text: str, allowed: frozenset[int]) -> Pairs:
    """Icons in printed order, the same ones behind each other counted."""
    pairs: Pairs = []
    for word in _ICON.findall(text):
        icon = w.ICONS.numbers.get(word, 0)
        if icon not in allowed:
            raise Wrong(f"{word} has no place here")
        if pairs and pairs[-1][0] == icon:
            pairs[-1] = (icon, pairs[-1][1] + 1)
        else:
            pairs.append((icon, 1))
    return pairs


def show_icons(pairs: Pairs) -> str:
    return "".join([w.ICONS.word(icon) * count for icon, count in pairs if icon != i.PIPS])


def cost(text: str) -> Pairs:
    """A number, and icons behind it (DICE.7)."""
    if text == NOTHING:
        return []
    found = _COST.fullmatch(text)
    if found is None:
        raise Wrong('a cost is a number and icons: "8 {B}", "5", "{CP}"')
    pairs = icons(found[2], CARD_ICONS)
    return [(i.PIPS, int(found[1])), *pairs] if found[1] is not None else pairs


def show_cost(pairs: Pairs) -> str:
    number = [str(count) for icon, count in pairs if icon == i.PIPS]
    return " ".join([*number, *([show_icons(pairs)] if show_icons(pairs) else [])])


def array(text: str) -> Pairs:
    """A movement array: type, Move, D-Move and dice."""
    found = _ARRAY.fullmatch(text)
    if found is None:
        raise Wrong('a movement array is written "RUN 2+D1 {B}"')
    pairs = [
        (i.ARRAY_TYPE, w.MOVEMENTS.number(found[1])),
        (i.ARRAY_RANGE, int(found[2]) * i.RANGE + int(found[3] or 0)),
    ]
    colours = frozenset(range(i.RED, i.STANDARD + 1))
    return pairs + [(i.DIE + icon, count) for icon, count in icons(found[4] or "", colours)]


def show_span(number: int) -> str:
    straight, diagonal = divmod(number, i.RANGE)
    return f"{straight}+D{diagonal}" if diagonal else str(straight)


def show_array(pairs: Pairs) -> str:
    dice = show_icons([(kind - i.DIE, count) for kind, count in pairs[2:]])
    return f"{w.MOVEMENTS.word(pairs[0][1])} {show_span(pairs[1][1])}" + (f" {dice}" if dice else "")


def engagement(text: str) -> int:
    found = _RANGE.fullmatch(text)
    if found is None:
        raise Wrong('an Engagement Range is written "RNG 0+D1"')
    return int(found[1]) * i.RANGE + int(found[2] or 0)


def defence(text: str) -> tuple[int, str]:
    """DEF and its trait."""
    found = _DEFENCE.fullmatch(text)
    if found is None:
        raise Wrong(f'DEF is a number and a trait: "3 Armor"; traits are {", ".join(w.DEF_TYPES.numbers)}')
    return int(found[1]), found[2]


def field_size(text: str) -> tuple[int, int]:
    found = _DIM.fullmatch(text)
    if found is None or ("4" in text and text not in ("1x4", "4x1")):
        raise Wrong('a Field is 1x1 to 3x3, or 1x4: "2x1"')
    return int(found[1]), int(found[2])


def grid(text: str) -> tuple[int, ...]:
    """The squares of a deployment grid: row * 9 + column, in the owner's view."""
    squares: set[int] = set()
    for part in text.split(" and "):
        found = _AREA.fullmatch(part)
        if found is None:
            raise Wrong('a grid is written "rows B-D, columns 3-7"')
        first, last = w.ROWS.number(found[1]), w.ROWS.number(found[2])
        left, right = int(found[3]), int(found[4])
        if first > last or left > right:
            raise Wrong("rows and columns of a grid ascend")
        squares |= {
            (row - 1) * COLUMNS + column - 1
            for row in range(first, last + 1)
            for column in range(left, right + 1)
        }
    return tuple(sorted(squares))

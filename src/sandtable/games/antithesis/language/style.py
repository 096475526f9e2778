"""How Antithesis prints: spaces, capitals, and "an" before a vowel."""

from typing import Final

from sandtable.cards.forms import article
from sandtable.cards.grammar import Production
from sandtable.cards.tree import Node
from sandtable.cards.writer import Style, Unit, as_written

CLING: Final[frozenset[str]] = frozenset(".,:;)'")
ARTICLES: Final[frozenset[str]] = frozenset(("a", "with a", "; you may put a"))  # phrases that end with one
SMALL: Final[frozenset[str]] = frozenset(
    ("choose one:", "chooses one:", "Attach To:", "Movement:", "you have Command Income:")
)  # no sentence behind them


def inherit(node: Node, index: int, features: int) -> int:
    return 0


def inflect(production: Production, place: int, node: Node, features: int) -> str:
    return production.symbols[place].phrase


def typeset(units: list[Unit]) -> str:
    """Words as a line; the icons of a cost leave the sentence behind them its capital."""
    out = ""
    before = ""
    opening = True
    for number, unit in enumerate(units):
        text = unit.text
        if text in ARTICLES and not unit.open and number + 1 < len(units):
            text = text[:-1] + article(units[number + 1].text)
        icon = unit.terminal == "ICON"
        if opening:
            text = text[0].upper() + text[1:]
        tight = (
            not out
            or text[0] in CLING
            or before in ("(", "-")
            or text == "-"
            or (icon and before.startswith("{") and before.endswith("}"))
        )
        out += text if tight else f" {text}"
        if not icon or not opening:
            opening = unit.text[-1] in ".:" and unit.text not in SMALL
        before = text
    return out


STYLE: Final = Style(inherit, inflect, as_written, typeset)

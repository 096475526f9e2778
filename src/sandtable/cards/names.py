"""What a card may be called: names are words of the language, so they must be fit to be read."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 40  # characters
SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz '-,")
RULE: Final = (
    f"a name begins with a capital and has at most {LONGEST} letters, spaces, - and ', "
    "and commas with a space behind them"
)
_COMMA: Final = ", "


def fit(name: str) -> bool:
    """Whether a name keeps RULE."""
    if not name[:1].isupper() or len(name) > LONGEST or not frozenset(name) <= SIGNS:
        return False
    bare = name.replace(_COMMA, " ")
    return "  " not in bare and "," not in bare and not name.endswith(" ")


def spell(name: str) -> str:
    """A name without white space and commas, for notation; two spaces stand in no name."""
    return name.replace(_COMMA, "__").replace(" ", "_")


def listed(names: list[str]) -> str:
    """Several of them, with commas between."""
    return ",".join([spell(name) for name in names])


def unspell(word: str) -> str:
    """The name again, from notation."""
    return word.replace("__", _COMMA).replace("_", " ")


def slug(name: str) -> str:
    """A name as files and links are called: small letters and hyphens."""
    bare = "".join(
        sign if sign.isascii() and sign.isalnum() else " " for sign in name.lower().replace("'", "")
    )
    return "-".join(bare.split())

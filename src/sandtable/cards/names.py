"""What a card may be called: names are words of the language, so they must be fit to be read."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 40  # characters
SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz '-")
RULE: Final = f"a name begins with a capital and has at most {LONGEST} letters, spaces, - and '"


def fit(name: str) -> bool:
    """Whether a name keeps RULE."""
    return name[:1].isupper() and len(name) <= LONGEST and frozenset(name) <= SIGNS and "  " not in name


def spell(name: str) -> str:
    """A name without white space, for notation."""
    return name.replace(" ", "_")


def listed(names: list[str]) -> str:
    """Several of them, with commas between."""
    return ",".join([spell(name) for name in names])


def unspell(word: str) -> str:
    """The name again, from notation."""
    return word.replace("_", " ")


def slug(name: str) -> str:
    """A name as files and links are called: small letters and hyphens."""
    bare = "".join(
        sign if sign.isascii() and sign.isalnum() else " " for sign in name.lower().replace("'", "")
    )
    return "-".join(bare.split())

"""One thing or the other: what happens instead, what one card or another gains, one color or both.

The house asks first, or offers first; what happens otherwise stands behind it.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.at_length import ICONS
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    ORDERS,
    START,
    TOKEN,
    count_of,
    lower,
    upper,
)


def on_either(found: re.Match[str]) -> str:
    """ "place a {Gem} on this card or on that Field": one of them gains it."""
    icons = found["icons"] * (count_of(found["n"]) if found["n"] else 1)
    said = f"choose one: {found['one']} gains {icons}; or {found['other']} gains {icons}"
    before = found[1]
    return before + (said if before.endswith(", ") else upper(said))


def both_gained(found: re.Match[str]) -> str:
    """ "Gain {G} or {R}. If you control a Field, gain both.": both if it is so, and otherwise one of them."""
    if re.search(r"(?<! on )\b(?:it|that)\b", found["if"]):
        return found[0]
    return f"{found[1]}If {found['if']}, gain {found['a']}{found['b']}. Otherwise, gain {found['a']} or {found['b']}"


def placed_instead(found: re.Match[str]) -> str:
    """ "[Reveal a Goal] in row D. If …, you may place it in row E instead.": that is offered first."""
    if re.search(r"\b(?:it|that)\b", found["if"] or ""):
        return found[0]
    asked = f"If {found['if']}, you" if found["if"] else "You"
    return f"{found[1]}{asked} may [Reveal a Goal] in row {found['b']}. If you do not, [Reveal a Goal] in row {found['a']}."


def done_instead(found: re.Match[str]) -> str:
    """ "Draw a card. You may instead gain {R}.": that is offered first."""
    if re.search(
        r"\b(?:it|its|that|those|them|they)\b", f"{found['did']} {found['if'] or ''} {found['else']}"
    ):
        return found[0]
    if re.search(rf" to (?:\[|(?:{ORDERS})\b)", found["else"]):
        return found[0]  # one is paid for the other
    asked = f"If {found['if']}, you" if found["if"] else "You"
    return f"{found[1]}{asked} may {found['else']}. If you do not, {lower(found['did'])}."


def tokens_instead(found: re.Match[str]) -> str:
    """ "Place a {Gem} on this card. If …, place two {Gem} instead.": two if it is so, and otherwise one."""
    icon = f"{{{found['t']}}}"
    less, more = icon * count_of(found["m"]), icon * count_of(found["n"])
    return f"{found['begin']}If {found['if']}, {found['on']} gains {more}. Otherwise, {found['on']} gains {less}."


def instead_of_it(found: re.Match[str]) -> str:
    """ "It takes 1 damage. If …, it instead takes 3 damage.": asked first; whom it is about is named before that."""
    who, asked = lower(found["who"]), found["if"]
    if who.startswith("each "):
        return found[0]
    if who.startswith("target "):
        said = "it" if re.match(r"it|that|they", found["again"]) else ""
        if not said:
            return found[0]
        asked = re.sub(r"^(?:that \w+|they)\b", "it", asked)
        return f"{found['begin']}Choose {who}. If {asked}, it {found['else']}. Otherwise, it {found['did']}."
    if found["again"] not in (who, "it", "they") or (who.startswith("your") and found["again"] == "it"):
        return found[0]
    if who != "it" and re.match(r"it\b", asked):
        asked = re.sub(r"^it\b", who, asked)
    return f"{found['begin']}If {asked}, {who} {found['else']}. Otherwise, {who} {found['did']}."


INSTEAD: Final[tuple[Habit, ...]] = (
    # ---- one or the other
    habit(rf"{START}(?:[Pp]lace|[Pp]ut) (?:(?P<n>{COUNT}) )?(?P<icons>\{{(?:Mana|Soul|Gem)\}}) on (?P<one>this \w+|that \w+|it) or (?:on )?(?P<other>this \w+|that \w+|the attached \w+)(?=[.,;])", on_either),
    habit(r"(^|[.:}] )[Gg]ain (?P<a>\{[RPGBY]\}) or (?P<b>\{[RPGBY]\})\. If (?P<if>[^.,]*), gain both(?: instead)?(?=\.)", both_gained),
    habit(r"(^\d: )\[Reveal a Goal\] in [Rr]ow (?P<a>[A-G])\.(?: If (?P<if>[^.,]*),)? (?:[Yy]ou may|you may) (?:place|put|reveal) it in [Rr]ow (?P<b>[A-G]) instead\.", placed_instead), habit(r"(^\d: )\[Reveal a Goal\] in [Rr]ow (?P<a>[A-G])\. (?:If (?P<if>[^.,]*), you|You) may instead (?:place|put|reveal) it in [Rr]ow (?P<b>[A-G])\.", placed_instead),
    habit(rf"(^[^:]*: (?:{ICONS} )?)(?P<did>(?:\[|[A-Z])[^.:;]*)\. (?:If (?P<if>[^.,]*), you|You) may instead (?P<else>(?:{ORDERS}|\[Reveal a Goal\])\b[^.]*)\.", done_instead), habit(rf"(^[^:]*: (?:{ICONS} )?)(?P<did>(?:\[|[A-Z])[^.:;]*)\. (?:If (?P<if>[^.,]*), you|You) may (?P<else>(?:{ORDERS})\b[^.]*?) instead\.", done_instead),
    # ---- instead, of tokens
    habit(rf"(?P<begin>^|[.:}}] )[Pp]lace (?P<m>{COUNT}) \{{(?P<t>{TOKEN})\}} on (?P<on>this \w+)\. If (?P<if>[^.,]*), (?:place|put) (?P<n>{COUNT}) \{{(?P=t)\}}(?: on it)? instead\.", tokens_instead),
    habit(r"(?P<begin>^|[.:}] )(?P<who>[Tt]his (?:Character|Field|card)|[Yy]our opponent|It|[Tt]arget [^.,;:]*?|[Ee]ach [^.,;:]*?) (?P<did>(?:gains|takes|Heals|loses|draws) [^.,;]*)\. If (?P<if>[^.,]*), (?P<again>this (?:Character|Field|card)|your opponent|it|that \w+|they) instead (?P<else>(?:gains|takes|Heals|loses|draws) [^.,;]*)\.", instead_of_it), habit(r"(?P<begin>^|[.:}] )(?P<who>[Tt]his (?:Character|Field|card)|[Yy]our opponent|It|[Tt]arget [^.,;:]*?|[Ee]ach [^.,;:]*?) (?P<did>(?:gains|takes|Heals|loses|draws) [^.,;]*)\. If (?P<if>[^.,]*), (?P<again>this (?:Character|Field|card)|your opponent|it|that \w+|they) (?P<else>(?:gains|takes|Heals|loses|draws) [^.,;]*?) instead\.", instead_of_it),
)  # fmt: skip

"""Cards of a deck that are looked at: how many go where, said in one sentence or in several.

"Put one of them into your Hand, one on the bottom of your Main Deck and the remaining one back on top."
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.at_length import OPPONENT, digit
from sandtable.games.antithesis.language.rewording.sentence_shapes import COUNT, count_of

_WHERE: Final = (
    (r"in(?:to)? your [Hh]and", "into your Hand"),
    (r"(?:on|at|to|onto) the bottom(?: of (?:that|the|your|their|your opponent's|its owner's) (?:Main |Objective )?[Dd]eck)?", "on the bottom"),
    (r"(?:back )?(?:on|onto|on the|to the|at the) top(?: of (?:that|the|your|their|your opponent's|its owner's) (?:Main |Objective )?[Dd]eck)?|back", "back on top"),
    (r"in(?:to)? your Discard Pile", "into your Discard Pile"),
)  # fmt: skip
WHERE: Final = "|".join([pattern for pattern, _ in _WHERE])
REST: Final = r"(?:(?:all )?(?:of )?the (?:rest|others?|remaining (?:ones?|cards?|two|three|four)|last one)|all others|the remainder)"
HOW_MANY: Final = rf"(?:(?P<up>up to )?(?:(?P<n>{COUNT})|(?P<any>any number))(?: (?:cards?|of them|of those(?: cards)?|of these(?: cards)?|other))?|(?P<rest>{REST}))"
ANY_ORDER: Final = r",?(?: both| each)? in (?:any|whatever|an?y? chosen) order(?: you (?:like|choose|want|wish))?|,? in the order of your choice"
_PILE: Final = re.compile(rf"{HOW_MANY} (?P<where>{WHERE})(?:{ANY_ORDER})?(?=,|;| and |$)")
_JOINT: Final = re.compile(r"(?:[,;] and |, then |[,;] | and )(?:put )?")
LOOKED: Final = r"(?P<look>\b[Ll]ook at the top (?P<m>\d+|two|three|four|five|six|seven|eight) cards of (?P<deck>[^.,;]*? Deck))"


def piles_of(said: str) -> str:
    """ "one into your Hand and the rest on the bottom": in the words of the house; nothing where it is more."""
    at = 0
    out: list[str] = []
    while one := _PILE.match(said, at):
        where = next(house for pattern, house in _WHERE if re.fullmatch(pattern, one["where"]))
        if one["rest"]:
            many = "the others"
        elif one["any"]:
            many = "any number"
        else:
            number = count_of(one["n"])
            many = f"up to {number}" if one["up"] else "one" if number == 1 else str(number)
        out.append(f"{many} {where}")
        at = one.end()
        joint = _JOINT.match(said, at)
        if joint is None:
            break
        at = joint.end()
    if at != len(said) or len(out) < 2 or not out[-1].startswith("the others"):
        return ""
    if len(out) == 2 and out == ["one into your Hand", "the others on the bottom"]:
        return "; put one into your Hand and the others on the bottom"
    return f"; put {', '.join(out[:-1])} and {out[-1]}"


def sorted_out(found: re.Match[str]) -> str:
    """ "Look at the top three cards of your Main Deck. Put one of them into your Hand, one …": one sentence."""
    piles = piles_of(re.sub(r"\. (?:Then )?[Pp]ut ", ", ", found["piles"]))
    if not piles or ("Hand" in piles and "your Main Deck" not in found["deck"]):
        return found[0]
    deck = re.sub(OPPONENT + "'s", "your opponent's", found["deck"])
    look = found["look"].replace(found["deck"], deck)
    return (
        re.sub(r"\b(two|three|four|five|six|seven|eight) (?=cards)", lambda m: f"{digit(m[1])} ", look)
        + piles
    )


def either_end(found: re.Match[str]) -> str:
    """ "Put them back on the top or the bottom, in any order": any number on the bottom, the others on top."""
    deck = re.sub(OPPONENT + "'s", "your opponent's", found["deck"])
    look = found["look"].replace(found["deck"], deck)
    look = re.sub(r"\b(two|three|four|five|six|seven|eight) (?=cards)", lambda m: f"{digit(m[1])} ", look)
    return f"{look}; put any number on the bottom and the others back on top"


LOOKED_AT: Final[tuple[Habit, ...]] = (
    # ---- looked at
    habit(rf"{LOOKED}(?:\.(?: \d\.)? (?:Then )?|, (?:and |then )?|; | and )[Pp]ut (?P<piles>[^.;]*(?:\. (?:Then )?[Pp]ut the (?:rest|others|remaining \w+) [^.;]*)?)(?=\.|$)", sorted_out),
    habit(rf"{LOOKED}(?:\.(?: \d\.)? (?:Then )?|, (?:and |then )?|; | and )[Pp]ut (?:them|each(?: of them)?|those cards) (?:back )?(?:on|at|to) (?:the |either )?(?:top or (?:(?:on|at) )?(?:the )?bottom|bottom or (?:(?:on|at) )?(?:the )?top|either the top or the bottom)(?: of (?:that|the|your) (?:\w+ )?[Dd]eck)?,?(?: in any (?:combination and order|order and combination|combination|order))?(?=\.|$)", either_end),
)  # fmt: skip

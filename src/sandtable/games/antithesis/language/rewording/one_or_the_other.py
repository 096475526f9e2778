"""What is done in one of two ways: one or the other, one instead of the other, two places that one word joins.

Where the house asks (If …. Otherwise, …), or lets somebody choose (chooses one: …; or …), people say *or* and *instead*.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import lower

ORDER: Final = r"(?:[Dd]iscard|[Ll]ose|[Gg]ain|[Dd]raw|[Ee]xhaust|[Rr]ecover|[Kk]ill|[Pp]ay|[Rr]eturn|[Rr]emove|[Pp]ut|[Gg]ive|\[Move\]|\[Deploy\]|\[Reveal a Goal\])"
BEGINS: Final = r"(?P<before>^[^.]*?: (?:(?:\{[A-Za-z]+\})+ )?(?:When [^,.]*, )?|[.] )"
# a sentence that another says what is done in its place: both do the same with something else
FIRST: Final = r"(?P<do>\[Reveal a Goal\]|[Gg]ain|[Dd]raw|[Ll]ose|[Dd]iscard|[Rr]ecover|[Ee]xhaust|[Kk]ill)"
NO_ANSWER: Final = r"\b(?:it|they|them|this Attack|you do|he does|that was|the roll)\b"
GIVES: Final = r"(?:give you|gives you|hand you|hands you) (?:a|one) die(?: (?:from|of|out of) (?:his|their|your opponent's|its) Dice Bank)?"


def instead(found: re.Match[str]) -> str:
    """ "A. If X, B instead": if X, B, and otherwise A; X cannot ask what A did."""
    if re.search(NO_ANSWER, found["if"]) or found["do"].lower() != found["again"].lower():
        return found[0]
    return f"{found['before']}If {found['if']}, {lower(found['again'])}{found['b']}. Otherwise, {lower(found['do'])}{found['a']}."


PRICES: Final = re.compile(r"(?:discard|lose|exhaust|pay|return|remove|kill|put|give)\b")


def choose(found: re.Match[str]) -> str:
    """ "draw a card or gain {R}": choose one. "discard a Field you control or lose 1 VP": whoever has no Field
    loses, which he would not if he could choose to discard one.
    """
    one, other = found["one"], found["other"]
    if one.split()[0].lower() == other.split()[0].lower():
        return found[0]
    before = ". " if found["before"] in (", then ", ". Then ") else found["before"]
    if PRICES.match(lower(one)):
        return f"{before}You may {lower(one)}. If you do not, {lower(other)}."
    return f"{before}Choose one: {lower(one)}; or {lower(other)}."


def must_choose(found: re.Match[str]) -> str:
    """ "that opponent must A or B": he chooses one."""
    who = (
        found["who"]
        if found["before"][-2:] in (". ", ": ", "} ") or not found["before"]
        else lower(found["who"])
    )
    one = re.sub(rf"^{GIVES}$", "give you a die", found["one"])
    return f"{found['before']}{who} chooses one: {one}; or {found['other']}."


SINGLE: Final = r"[^.,;:]*?"
ONE_OR_THE_OTHER: Final[tuple[Habit, ...]] = (
    habit(rf"{BEGINS}{FIRST}(?P<a> [^.]*)\. If (?P<if>[^,.]*), (?P<again>{FIRST.replace('?P<do>', '?:')})(?P<b> [^.,]*?),? instead\.", instead),
    habit(r"\b[Ii]f (?:an|your) opponent controls more ([^,.]*?) than you(?: do)?,", r"If you control fewer \1 than your opponent,"),
    habit(r"\b[Ii]f (?:an|your) opponent controls fewer ([^,.]*?) than you(?: do)?,", r"If you control more \1 than your opponent,"),
    habit(rf"(?P<before>, then |\. Then |\. |: (?:(?:\{{[A-Za-z]+\}})+ )?)(?<!one: )(?P<one>{ORDER} {SINGLE}),? or (?P<other>{ORDER} {SINGLE})\.", choose),
    habit(rf"(?P<before>^[^.]*?: (?:(?:\{{[A-Za-z]+\}})+ )?|[.,] )(?:[Tt]hat opponent|[Yy]our opponent|[Tt]hat player|[Aa]n opponent) must (?P<one>{SINGLE}),? or (?P<other>[^.,;:]*)\.".replace("(?:[Tt]hat opponent", "(?P<who>[Yy]our opponent|[Tt]hat opponent"), must_choose),
    habit(r"\b([Tt])hat opponent (?=chooses one:)", lambda m: "Your opponent " if m[1] == "T" else "your opponent "),
    habit(rf"\b[Yy]our opponent {GIVES}(?=[.,;])", lambda m: f"{m[0][0]}our opponent gives you a die"),
    # ---- on or next to
    habit(r"\b(?:on|in|within) (?:or|and) (?:adjacent|next) to\b", "on or adjacent to"), habit(r"\badjacent to or (?:on|in) ", "on or adjacent to "),
    habit(r"\b(?:that occup(?:y|ies)|occupying) or (?:is |are )?adjacent to\b", "on or adjacent to"),
    habit(r"\b(Fields?(?: you control| controlled by an opponent)?) (?:that )?(this Character|it) (?:occupies|is on|stands on) or is (?:adjacent|next) to\b", r"\1 under or adjacent to \2"),
    habit(r"\bon (this Field|this Character|it|that Field|a Field you control) or (?:adjacent|next) to (?:it|this Field|this Character|that Field)\b", r"on or adjacent to \1"),
    habit(r"\ba square (?:on|in) or adjacent to\b", "a square of or adjacent to"),
)  # fmt: skip

"""What another player may do, a stat beside a number, and cards that a step has just taken up."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w

_LAWS: Final = "|".join(sorted(w.LAWS.numbers, key=len, reverse=True))
_ROLES: Final = "|".join(sorted(w.ROLES.numbers, key=len, reverse=True))
_STATS: Final = "DMG|SPD|HP"
_WORTH: Final = r"(?=the number of |its |this (?:card|Unit)'s |that (?:Unit|Event)'s |your Leader's |the opposing Leader's |the [A-Z][a-z]+ card's )"
_UP_TO: Final = r"(?:equal to or (?:lower|less|smaller) than|(?:lower|less|smaller) than or equal to|no (?:higher|more|greater) than|not (?:higher|more|greater) than|not exceeding|at most)"
_FROM: Final = r"(?:equal to or (?:higher|greater|more) than|(?:higher|greater|more) than or equal to|no (?:lower|less) than|not (?:lower|less) than|at least)"
_BOUNDS: Final = (
    (re.compile(_UP_TO), "up to"),
    (re.compile(_FROM), "of at least"),
    (re.compile("equal to"), "of exactly"),
)
_TAKEN: Final = {
    "Discarded": "Discard", "Exiled": "Exile", "Revealed": "Reveal", "Sacrificed": "Sacrifice", "Returned": "Return",
}  # fmt: skip
_STATES: Final = {
    "at full HP": "Undamaged", "Undamaged": "Undamaged", "Damaged": "Damaged", "Exhausted": "Exhausted",
    "Prepared": "Prepared", "Active": "Active", "Activated": "Activated",
}  # fmt: skip
_TO_PREPARE: Final = (
    r"Consumes? (\d+) (?:(more|less|additional|fewer) ENERGY|ENERGY (more|less)) to Prepare cards?"
)


def bound(found: re.Match[str]) -> str:
    """ "with HP lower than or equal to this card's DMG"."""
    said = next(house for pattern, house in _BOUNDS if pattern.fullmatch(found[4]))
    return f"{found[1]}{found[2]} with {found[3]} {said} "


def among(found: re.Match[str]) -> str:
    """ "Discard the top 2 cards of your Deck➤ Spawn 1 Unit Discarded this way": one of those, if they are the last that
    were several; of one card alone it would be asked whether it is such.
    """
    before, step, done = found.groups()
    steps = re.split(r"➤ |, then (?:you can )?|& |\* |; |, if you do (?:you can )?", before)
    several = [
        one for one in steps
        if re.search(r"\b(?:(?:[2-9]|[1-9]\d)|any number of|all|ALL|up to \d+) (?:[A-Za-z+-]+ )*?(?:card|Unit|Event|Construct)s\b", one)
    ]  # fmt: skip
    taken = several and re.match(rf"(?:●[^*]*)?(?:[Yy]ou can )?{_TAKEN[done]} ", several[-1])
    return f"{before}{step} among them" if taken and len(several) == 1 else found[0]


def both(found: re.Match[str]) -> str:
    """ "Select up to 2 Active Units➤ …, if both are at full HP*": as many of them as were to be Selected."""
    before, noun, state = found[1], found[2], _STATES[found[3]]
    return f"{before}, if the number of {state} {noun}s among them is 2 or more* "


def to_prepare(found: re.Match[str]) -> str:
    """What holds for a while is given to the Leader of the player for whom it holds (R238)."""
    before, who, many, one, other, lasts = found.groups()
    more = {"additional": "more", "fewer": "less"}.get(one or other, one or other)
    whose = "your Leader" if who.lower() == "you" else "the opposing Leader"
    return f'{before}Give {whose} "●You Consume {many} {more} ENERGY to Prepare cards" {lasts}'


def their_next(found: re.Match[str]) -> str:
    """ "Your opponent Draws 1 card & the next card they Activate this turn Consumes 2 more ENERGY"."""
    if (found[3] == "they" and not re.search(r"\b[Yy]our opponent\b", found[1])) or "ach player" in found[1]:
        return found[0]
    more = {"additional": "more", "fewer": "less"}.get(found[5], found[5])
    return f"{found[1]}your opponent's next {found[2]} Activated this turn Consumes {found[4]} {more} ENERGY"


def if_able(found: re.Match[str]) -> str:
    """ "would Take DMG* Remove 1 Ward mark from this card, if you do* It Takes no DMG": it is replaced where that can be
    done, which stands in the brackets of the Law (R162).
    """
    law, limits, step, marks, mark, cards, rest = found.groups()
    if " would " not in law or re.search(r"\b(?:if|otherwise)\b", rest):
        return found[0]
    able = (
        f"this card is a card with {marks} or more {mark} marks"
        if marks
        else f"you have {cards} or more cards in your hand"
    )
    own = re.match(r"●If this (?:card|Unit|Event) would ", law)
    rest = re.sub(r"^[Ii]t (?=Takes )", "this card ", rest) if own else rest
    both = f"{step} & {rest}" if own or rest.endswith(" instead") else f"{rest[0].upper()}{rest[1:]} & {step}"
    return f"{law} ({able}{', ' + limits[2:-1] if limits else ''})* {both}"


def if_they(found: re.Match[str]) -> str:
    """ "Your opponent can Discard 1 card. If they don't, Draw 1"."""
    not_so = found[2] == "otherwise" or found[2].endswith(("n't", "not"))
    return f"{found[1]}, if they do{' not' if not_so else ''} {found[3].upper()}"


# the rulebook prints the names of marks in italics (8.6): before anybody looks for the asterisk of a Law
ITALICS: Final[tuple[Habit, ...]] = (habit(r"(?<= )\*([A-Z][a-z]+)\*(?= marks?\b)", r"\1"),)

OFFERS_AND_BOUNDS: Final[tuple[Habit, ...]] = (
    # ---- what another player may do (R287)
    habit(r"\b([Yy]our opponent|[Tt]hat player) may (?=[A-Z])", r"\1 can "),
    habit(
        r"(\b[Yy]our opponent can [A-Z][^,;.*➤]*?)(?:\. |; |, )(otherwise|[Ii]f they (?:do not|don't|do)),?\*? (?:you )?(\w)",
        if_they,
    ),
    habit(
        r"\b([Oo]pponent can Discard (?:up to )?\d+ (?:[A-Za-z+-]+ )*?(?:card|Unit|Event|Construct)s?)(?= that shares| of the same |, if they|$)(?! in )",
        r"\1 in their hand",
    ),
    habit(
        r"\bof the same (Card Type|Role|Archetype)(?: as (it|that card))?(?= |,|$)(?! as )",
        lambda m: f"that shares {'an' if m[1] == 'Archetype' else 'a'} {m[1]} with {m[2] or 'it'}",
    ),
    habit(
        r"^(●.*)\b[Tt]he next ([+-]?(?:[A-Za-z]+ )*?[+-]?(?:card|Unit|Event|Construct)) (they|your opponent) Activates? this turn (?:Consumes|costs) (\d+) (more|less|additional|fewer)(?: ENERGY)?(?= |,|$)",
        their_next,
    ),
    # ---- what would happen is replaced where something can be done for it (R162)
    habit(
        r"^(●If [^*()]*?)( \([^()]*\))? ?\* (Remove (\d+) (\"[A-Z][^\"]*\"|Death|[A-Z][a-z]+) marks? from this card|Discard (\d+) cards? in your hand)(?:, if you do|\. If you do),?\*? (.*)$",
        if_able,
    ),
    # ---- a stat beside a number
    habit(
        rf"(?<!UNIT )(?<!EVENT )\b((?:Unit|card|Event|{_ROLES})s?)((?: on (?:the|your|the opposing) board)?) (?:with|whose|that (?:has|have)) (?:an? )?({_STATS}) (?:is |are )?({_UP_TO}|{_FROM}|equal to) {_WORTH}",
        bound,
    ),
    habit(
        r"\b([Rr]educe|[Ii]ncrease) (its|their|that (?:Unit|Event)'s|this card's) ENERGY Cost by the number of (?=[A-Za-z])",
        r"\1 \2 ENERGY Cost by 1 for each ",
    ),
    # ---- of those that were taken up or Selected
    habit(
        rf"^(●.*?(?:➤|\*|, then|&|if you do)(?: you can)? )((?:Spawn|Return|Exile|Activate|Prepare) (?:up to )?\d+ (?:(?!Select\b)[^,;&*➤])*?) ({'|'.join(_TAKEN)}) this way\b",
        among,
    ),
    habit(
        rf"^(●[^➤]*\bSelect (?:up to )?2 (?:[A-Za-z+-]+ )*?(Unit|Event|card)s\b[^➤]*➤[^*]*?),? (?:then |& )?if (?:they )?both(?: of them)? are ({'|'.join(_STATES)})(?:\*|,) ?",
        both,
    ),
    habit(
        rf"\bwith an? ({_LAWS}) Ability (?:that is )?Active on (your|the|the opposing) board\b",
        r"Active on \2 board with \1",
    ),
    habit(
        r"\b([Cc]op(?:y|ies)|[Ss]teals?) (?:all |ALL )?(?:of )?(?:the )?(Keyworded Abilities|Abilities|Roles) (?:of|from) (the (?:Shattered|Sacrificed|Discarded|Exiled|Returned|Attached|Attacked) card|this card)\b",
        r"\1 \3's \2",
    ),
    # ---- what it takes to Prepare cards (R238)
    habit(
        rf"^(●.*(?:\* |➤ |& |, then ))([Yy]our opponent|[Yy]ou) {_TO_PREPARE} (\((?:this turn|until [^()]*)\))",
        to_prepare,
    ),
    habit(
        rf"\b([Yy]our opponent|[Yy]ou|[Ee]ach player) {_TO_PREPARE}",
        lambda m: (
            f"{m[1]} {'Consume' if m[1].lower() == 'you' else 'Consumes'} {m[2]} {dict(additional='more', fewer='less').get(m[3] or m[4], m[3] or m[4])} ENERGY to Prepare cards"
        ),
    ),
    # ---- Constructs for cards of either board (R123)
    habit(
        r"^●This (?:card|Construct) can (?:also )?be Attached to opposing (Unit|Event)s(?: as well| too)?$",
        r"●Attach only to \1s on the board*",
    ),
)

"""Cards as deck builders look for them: what is printed, and what kinds of things a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import BY_OP
from sandtable.games.athernum.printed import card_view

if TYPE_CHECKING:
    from sandtable.games.athernum.pool import Card

KEYWORDS: Final = {i.OBJECTIVE: "Objective", i.COMMAND: "Command", i.SUPPORT: "Support", i.EQUIP: "Equip"}
KINDS: Final = {
    i.STATIC: "Static",
    i.TRIGGERED: "Triggered",
    i.ACTIVATED: "Activated",
    i.RULE: "Rule of the card",
}


def mechanics(card: Card) -> list[str]:
    """What to find a card by: its extra rule, the kinds of its abilities, and what they do."""
    found: list[str] = []
    if card.keyword:
        found.append(card.keyword)
    for program in card.abilities:
        code = program.code
        keyword = KEYWORDS.get(code[i.KEYWORD])
        found.append(keyword if keyword is not None else KINDS.get(code[i.KIND], ""))
        for part in (i.COST, i.BODY):
            at = code[part]
            while at and code[at] != i.END:
                found.append(BY_OP[code[at]].does)
                at += i.ROW
    return sorted({word for word in found if word})


def row(card: Card) -> dict[str, object]:
    """One card for a list that can be searched."""
    return {**card_view(card), "mechanics": mechanics(card), "sections": sections(card)}


def sections(card: Card) -> list[str]:
    """Which parts of a deck a card may be in, the usual one first (R100)."""
    from sandtable.games.athernum.decks import EXTRA, MAIN

    if card.token:
        return []
    if card.keyword == "Herald":
        return [EXTRA]
    return [MAIN, EXTRA] if card.keyword else [MAIN]

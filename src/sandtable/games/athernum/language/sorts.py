"""Sorts: what kind of thing a noun names, and so which verbs it goes with."""

from typing import Final

from sandtable.games.athernum.language import instructions as i

PLAYERS: Final = 1
THINGS: Final = 2  # cards, tokens, permanents, attachments
EFFECTS: Final = 4
RESOURCES: Final = 8
ANY: Final = 15
SOURCES: Final = 16  # whatever deals damage, wherever it lies by then

OF_NOUN: Final = {
    i.EFFECT: EFFECTS, i.PLAYER: PLAYERS, i.OPPONENT: PLAYERS, i.RESOURCE: RESOURCES,
    i.SOURCE: SOURCES,
}  # fmt: skip
NAMES: Final = {
    PLAYERS: "a player", THINGS: "a card or permanent", EFFECTS: "an effect", RESOURCES: "a resource",
    SOURCES: "a source of damage",
}  # fmt: skip


def names_of(sorts: int) -> str:
    return " or ".join([name for sort, name in NAMES.items() if sorts & sort])

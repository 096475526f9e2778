"""Cards and decks as people look at them: what is printed, and which cards may lead a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.athernum import cardset
from sandtable.games.athernum.library import Library
from sandtable.kernel.game import Deck

if TYPE_CHECKING:
    from sandtable.games.athernum.pool import Card, Pool

_cards: list[list[dict[str, object]]] = []
_leaders: set[str] = set()
NO_VALUE: Final = -1


def card_view(card: Card) -> dict[str, object]:
    """One card or token; numbers that it does not print are left out."""
    view: dict[str, object] = {
        "name": card.name,
        "faction": card.faction,
        "supertype": card.supertype,
        "subtypes": list(card.subtypes),
        "text": list(card.lines),
        "flavour": card.flavour,
        "token": card.token,
        "leads": not card.token and card.can_lead(),
        "art": art_of(card),
    }
    for key, number in (
        ("cost", card.cost), ("ofv", card.ofv), ("dfv", card.dfv), ("slots", card.slots),
        ("victory", card.victory),
    ):  # fmt: skip
        if number != NO_VALUE:
            view[key] = number
    extra = card.entry.values.get("extra")
    if isinstance(extra, str):
        view["extra"] = extra
    elif card.keyword:
        view["extra"] = card.keyword
    return view


def art_of(card: Card) -> list[str]:
    """The icons that its picture is made of; none: a client finds one."""
    art = card.entry.values.get("art")
    return [str(name) for name in art] if isinstance(art, list) else []


def pool_view(pool: Pool) -> list[dict[str, object]]:
    return [card_view(card) for card in [*pool.cards.values(), *pool.tokens.values()]]


def library_view(lib: Library) -> list[dict[str, object]]:
    """The cards of a library that brings some of its own: those of the working pool with all that is printed,
    the others without flavour and art.
    """
    known = {str(view["name"]): view for view in standard()}
    out: list[dict[str, object]] = []
    for face in range(int(lib.cards)):
        name = lib.names[face]
        out.append(known[name] if name in known else face_view(lib, face))
    return out


def face_view(lib: Library, face: int) -> dict[str, object]:
    """A card as the engine knows it."""
    types = int(lib.subtypes[face])
    view: dict[str, object] = {
        "name": lib.names[face],
        "faction": lib.factions[lib.faction[face]],
        "supertype": {number: word for word, number in cardset.SUPERTYPES.items()}.get(
            int(lib.supertype[face]), "Character"
        ),
        "subtypes": [word for number, word in enumerate(lib.subtype_names) if word and types >> number & 1],
        "text": [line for line in lib.texts[face].split("\n") if line],
        "flavour": "",
        "token": face >= lib.cards,
        "leads": lib.field[face] > 0,
        "art": [],
    }
    for key, number in (
        ("cost", int(lib.cost[face])), ("ofv", int(lib.ofv[face])), ("dfv", int(lib.dfv[face])),
        ("slots", int(lib.slots[face])), ("victory", int(lib.field[face]) or NO_VALUE),
    ):  # fmt: skip
        if number != NO_VALUE:
            view[key] = number
    return view


def standard() -> list[dict[str, object]]:
    """Every card of the working pool."""
    if not _cards:
        _cards.append(pool_view(cardset.standard_pool()))
        for view in _cards[0]:
            if view["leads"]:
                _leaders.add(str(view["name"]))
    return _cards[0]


def decks() -> list[Deck]:
    """The ready-made decks, each with the cards that may lead it and the faction most of them have."""
    factions = {str(view["name"]): str(view["faction"]) for view in standard()}
    out = []
    for name in cardset.deck_names():
        deck = cardset.deck(name)
        leaders = tuple([card for card in dict.fromkeys(deck.main) if card in _leaders])
        counts: dict[str, int] = {}
        for card in deck.main:
            faction = factions.get(card, "")
            if faction:
                counts[faction] = counts.get(faction, 0) + 1
        most = max(counts, key=lambda faction: counts[faction]) if counts else ""
        about = f"{len(deck.main)} cards" + (f" and {len(deck.extra)} beside them" if deck.extra else "")
        out.append(Deck(name, deck.title, most, leaders, about))
    return out

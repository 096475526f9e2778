"""Decks and cards while people write them: the game reads and judges, a page only shows what it said."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.cards.games import find
from sandtable.kernel.errors import SetupError
from sandtable.server.bodies import DeckText, Written
from sandtable.server.callers import address_of, house_of, reply
from sandtable.server.errors import Refused

router = APIRouter()


def card_game(game: str) -> str:
    """The name of a card game as we write it; any other has no decks and no workshop."""
    try:
        return find(game[:64]).name
    except SetupError as why:
        raise Refused("unknown", why.message) from None


async def read(request: Request, code: str, kind: str, what: dict[str, Any]) -> Any:
    """Let a reader read something, in turn and within bounds; its faults are refused by this code."""
    house = house_of(request)
    house.limits.reading(address_of(request))
    return await house.read(address_of(request), kind, what, code)


def _deck(body: DeckText) -> dict[str, Any]:
    if body.code is None and body.text is None:
        raise Refused("malformed", "A deck is given as text or as a code.")
    return {"text": body.text, "code": body.code, "cards": body.cards}


@router.get("/api/decks/{game}")
async def get_catalogue(request: Request, game: str) -> Response:
    """Every card with what to find it by, the ready-made decks, and how large a deck is."""
    return reply(await house_of(request).once("catalogue", card_game(game)))


@router.post("/api/decks/{game}")
async def check_deck(request: Request, game: str, body: DeckText) -> Response:
    """A deck held to the rules, with its code and with every fault."""
    return reply(await read(request, "deck", "deck", {"game": card_game(game), **_deck(body)}))


@router.post("/api/decks/{game}/hand")
async def draw_hand(request: Request, game: str, body: DeckText) -> Response:
    """A starting hand, drawn as a game would."""
    what = {"game": card_game(game), **_deck(body), "chosen": body.chosen}
    return reply(await read(request, "deck", "hand", what))


@router.post("/api/workshop/{game}/read")
async def read_cards(request: Request, game: str, body: Written) -> Response:
    """Cards as far as they can be read: how each would be printed, what each line does, what is wrong."""
    return reply(await read(request, "card", "cards", {"game": card_game(game), "text": body.text}))


@router.post("/api/workshop/{game}/table")
async def try_card(request: Request, game: str, body: Written) -> Response:
    """A setup and a position in which a card can be tried; `POST /api/tables` takes both."""
    what = {"game": card_game(game), "text": body.text, "card": body.card}
    return reply(await read(request, "card", "trial", what))

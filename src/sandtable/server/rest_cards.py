"""Decks and cards while people write them: the game reads and judges, a page only shows what it said."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.cards.games import find
from sandtable.cards.workshop import Workshop
from sandtable.kernel.errors import SandtableError, SetupError
from sandtable.server import messages as say
from sandtable.server.bodies import DeckText, Written
from sandtable.server.callers import address_of, house_of, reply
from sandtable.server.errors import Refused

router = APIRouter()

PATIENCE = 5.0  # seconds that somebody waits for his turn to be read


def workshop(game: str) -> Workshop:
    """What a card game brings for decks and cards; of any other game there is none."""
    try:
        return find(game).workshop()
    except SetupError as why:
        raise Refused("unknown", why.message) from None


async def read(request: Request, code: str, work: Callable[[], Any]) -> Any:
    """Let a game read something, in turn and within bounds; what is wrong with it is refused by this code."""
    house = house_of(request)
    house.limits.reading(address_of(request))
    try:
        await asyncio.wait_for(house.reading.acquire(), PATIENCE)
    except TimeoutError:
        raise Refused("too-many", "Too much is being read just now; try again.", "", 2) from None
    try:
        return await asyncio.to_thread(work)
    except SandtableError as why:
        raise Refused(code, why.message, why.clause) from None
    finally:
        house.reading.release()


@functools.lru_cache(maxsize=8)
def _catalogue(game: str) -> bytes:
    """Made once: the cards do not change while we run."""
    return say.encode(workshop(game).catalogue())


@router.get("/api/decks/{game}")
async def get_catalogue(game: str) -> Response:
    """Every card with what to find it by, the ready-made decks, and how large a deck is."""
    workshop(game)
    return Response(await asyncio.to_thread(_catalogue, game.lower()), media_type="application/json")


def _deck(shop: Workshop, body: DeckText) -> tuple[str, str]:
    if body.code is not None:
        return shop.unpack(body.code)
    if body.text is None:
        raise Refused("malformed", "A deck is given as text or as a code.")
    return body.text, body.cards


@router.post("/api/decks/{game}")
async def check_deck(request: Request, game: str, body: DeckText) -> Response:
    """A deck held to the rules, with its code and with every fault."""
    shop = workshop(game)

    def work() -> dict[str, Any]:
        text, cards = _deck(shop, body)
        return {**shop.check(text, cards), "cards": cards}

    return reply(await read(request, "deck", work))


@router.post("/api/decks/{game}/hand")
async def draw_hand(request: Request, game: str, body: DeckText) -> Response:
    """A starting hand, drawn as a game would."""
    shop = workshop(game)

    def work() -> dict[str, Any]:
        text, cards = _deck(shop, body)
        return shop.hand(text, cards, body.chosen)

    return reply(await read(request, "deck", work))


@router.post("/api/workshop/{game}/read")
async def read_cards(request: Request, game: str, body: Written) -> Response:
    """Cards as far as they can be read: how each would be printed, what each line does, what is wrong."""
    shop = workshop(game)
    return reply(await read(request, "card", functools.partial(shop.read_set, body.text)))


@router.post("/api/workshop/{game}/table")
async def try_card(request: Request, game: str, body: Written) -> Response:
    """A setup and a position in which a card can be tried; `POST /api/tables` takes both."""
    shop = workshop(game)
    return reply(await read(request, "card", functools.partial(shop.try_out, body.text, body.card)))

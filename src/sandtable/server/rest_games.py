"""The games there are, their rules, their setups drawn, their lessons."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.bots.levels import LEVELS
from sandtable.kernel.game import Game
from sandtable.kernel.registry import games
from sandtable.server.callers import house_of, reply
from sandtable.server.errors import Refused
from sandtable.server.logs import log

router = APIRouter()


@router.get("/api/games")
async def list_games(request: Request) -> Response:
    house = house_of(request)
    found = []
    for game in list(games().values()):
        try:
            found.append(_game(game, await house.once("decks", game.name)))
        except Exception as why:  # a game that cannot be listed is left out, and the others are not
            log("game not listed", game=game.name, cause=f"{type(why).__name__}: {why}"[:300])
    return reply(found)


def _game(game: Game, decks: list[dict[str, Any]]) -> dict[str, Any]:
    setups = []
    for name in game.setups():
        setup = game.setup(name)
        setups.append(
            {
                "name": setup.name,
                "title": setup.title,
                "board": setup.board,
                "mode": setup.mode,
                "seats": setup.seats,
                "teams": bool(setup.teams),
                "roles": list(setup.roles),
                "map": list(setup.map),
            }
        )
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.TAGLINE,
        "secrets": not game.OPEN and not game.ROLLS,
        "setups": setups,
        "decks": decks,
        "resigns": bool(game.RESIGN),
        "stops": _listed(game.STOPS),
        "usual": {"stops": _listed(game.USUAL_STOPS), "never": _listed(game.USUAL_NEVER)},
        "levels": [{"number": level.number, "name": level.name} for level in LEVELS],
    }


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


@router.get("/api/games/{game}/rules")
async def get_rules(request: Request, game: str) -> Response:
    return await _once(request, "rules", game)


@router.get("/api/games/{game}/scenes")
async def get_scenes(request: Request, game: str) -> Response:
    """Every setup as it is when nothing has happened yet, to be drawn where one is chosen."""
    return await _once(request, "scenes", game)


@router.get("/api/games/{game}/cards")
async def get_cards(request: Request, game: str) -> Response:
    """Every card as it is printed, so that clients can draw it by its name alone."""
    return await _once(request, "printed", game)


@router.get("/api/lessons/{game}")
async def list_lessons(request: Request, game: str) -> Response:
    return await _once(request, "lessons", game)


@router.get("/api/lessons/{game}/{name}")
async def get_lesson(request: Request, game: str, name: str) -> Response:
    house = house_of(request)
    found = house.game(game).name
    if name not in {row["name"] for row in await house.once("lessons", found)}:
        raise Refused("unknown", "There is no such lesson.")
    return reply(await house.once("lesson", found, name=name))


async def _once(request: Request, kind: str, game: str) -> Response:
    house = house_of(request)
    return reply(await house.once(kind, house.game(game).name))

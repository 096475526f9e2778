"""The games there are, their rules, their setups drawn, their lessons."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.bots.levels import LEVELS
from sandtable.cards.game import CardGame
from sandtable.cards.games import cards_of
from sandtable.kernel.game import Game
from sandtable.kernel.registry import games
from sandtable.server.callers import house_of, reply
from sandtable.server.errors import Refused
from sandtable.server.lessons import lesson, lessons
from sandtable.server.rulebook import rules

router = APIRouter()


@router.get("/api/games")
async def list_games() -> Response:
    return reply([_game(game) for game in games().values()])


def _game(game: Game) -> dict[str, Any]:
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
        "decks": _decks(game),
        "levels": [{"number": level.number, "name": level.name} for level in LEVELS],
    }


def _decks(game: Game) -> list[dict[str, Any]]:
    """The ready-made decks of a card game; of any other there is none."""
    return [deck._asdict() for deck in game.decks()] if isinstance(game, CardGame) else []


@router.get("/api/games/{game}/rules")
async def get_rules(request: Request, game: str) -> Response:
    return Response(rules(house_of(request).game(game)), media_type="application/json")


@router.get("/api/games/{game}/scenes")
async def get_scenes(request: Request, game: str) -> Response:
    """Every setup as it is when nothing has happened yet, to be drawn where one is chosen."""
    found = house_of(request).game(game)
    return reply(
        [
            {"setup": setup, "observation": found.observe(found.new_open(setup, ""), -1)}
            for setup in found.setups()
        ]
    )


@router.get("/api/games/{game}/cards")
async def get_cards(request: Request, game: str) -> Response:
    """Every card as it is printed, so that clients can draw it by its name alone."""
    return reply(cards_of(house_of(request).game(game)))


@router.get("/api/lessons/{game}")
async def list_lessons(request: Request, game: str) -> Response:
    return reply(lessons(house_of(request).game(game)))


@router.get("/api/lessons/{game}/{name}")
async def get_lesson(request: Request, game: str, name: str) -> Response:
    found = lesson(house_of(request).game(game), name)
    if found is None:
        raise Refused("unknown", "There is no such lesson.")
    return reply(found)

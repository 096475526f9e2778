"""The HTTP API: tables are made, found, joined and looked through here; they are played over the socket."""

from __future__ import annotations

from fastapi import APIRouter

from sandtable.server import (
    rest_cards,
    rest_company,
    rest_games,
    rest_house,
    rest_records,
    rest_sets,
    rest_tables,
)
from sandtable.server.bodies import ErrorAnswer

CODES = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)

router = APIRouter(responses={code: {"model": ErrorAnswer} for code in CODES})
for part in (rest_games, rest_cards, rest_sets, rest_tables, rest_company, rest_records, rest_house):
    router.include_router(part.router)

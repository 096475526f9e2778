"""The application: what is answered where, and what every request must pass first."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from sandtable import __version__
from sandtable.server import rest, ws
from sandtable.server.database import prepare
from sandtable.server.errors import Refused
from sandtable.server.gate import Gate
from sandtable.server.house import House
from sandtable.server.owning import Owner
from sandtable.server.settings import Settings, from_environment
from sandtable.server.static import Client

WORDS = {
    400: "malformed", 401: "bad-token", 403: "forbidden", 404: "unknown", 405: "malformed", 408: "too-slow",
    413: "too-big", 422: "malformed", 429: "too-many",
}  # fmt: skip


def problem(status: int, code: str, message: str, clause: str = "", retry_after: int = 0) -> Response:
    headers = {"cache-control": "no-store"}
    if retry_after:
        headers["retry-after"] = str(retry_after)
    return JSONResponse({"error": {"code": code, "message": message, "clause": clause}}, status, headers)


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refused)
    house = request.app.state.house
    house.count_refusal(why.code)
    return problem(why.status, why.code, why.message, why.clause, why.retry_after)


async def malformed(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = why.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return problem(400, "malformed", f"{place}: {first['msg']}")


async def http_error(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    answer = problem(why.status_code, WORDS.get(why.status_code, "malformed"), str(why.detail))
    for key, value in (why.headers or {}).items():
        answer.headers[key] = value
    return answer


async def first_request(app: FastAPI) -> None:
    """The framework works out all its routes when a request first comes: nobody else shall wait for that."""
    scope = {"type": "http", "method": "GET", "path": "/api/", "query_string": b"", "headers": []}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(_: MutableMapping[str, Any]) -> None:
        pass

    await app(scope, receive, send)


def create_app(settings: Settings | None = None, owner: Owner | None = None) -> Any:
    """The whole server as one ASGI application; `owner`: its database, if that has been prepared."""
    settings = settings or from_environment()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        if house.owner is None:
            house.owner = await asyncio.to_thread(prepare, settings.database)
        await house.start()
        await first_request(app)
        yield
        await house.stop()

    app = FastAPI(
        title="Sandtable",
        version=__version__,
        description="Tables for tabletop games: made and found over HTTP, played over the WebSocket at /ws.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        lifespan=life,
    )
    house = House(settings)
    house.owner = owner
    app.state.house = house
    app.include_router(rest.router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http_error)
    client = Client(settings.web)
    app.mount("/", client)
    return Gate(app, house, ws.answer)

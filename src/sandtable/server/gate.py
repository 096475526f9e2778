"""What every request passes first: host, origin, rate, size; and the headers that every answer gets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starlette.exceptions import HTTPException

from sandtable.server.errors import Refused, spoken
from sandtable.server.house import House
from sandtable.server.security import HEADERS, header, host_is_ours, origin_is_ours

ASGI = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """An ASGI application around the application."""

    def __init__(
        self, app: ASGI, house: House, socket: Callable[[House, Any, Any, Any], Awaitable[None]]
    ) -> None:
        self.app = app
        self.house = house
        self.socket = socket
        self.hosts = house.settings.host_names()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self.socket(self.house, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        began = False

        async def dressed(message: Any) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
            await send(message)

        try:
            limit = self._admit(scope)
            address = scope["sandtable.address"]
            self.house.limits.begin(address)
            try:
                work = self.app(scope, self._counted(receive, limit), dressed)
                await self.house.limits.charge(address, work)
            finally:
                self.house.limits.end(address)
        except Refused as why:
            self.house.count_refusal(why.code)
            if not began:
                await _answer(dressed, why)

    def _admit(self, scope: Any) -> int:
        """Let a request in, or raise; answers how large its body may be."""
        headers = scope["headers"]
        host = header(headers, b"host")
        if not host_is_ours(host, self.hosts):
            raise Refused(
                "forbidden", "This server does not answer to that name; SANDTABLE_HOSTS lists its names."
            )
        limits = self.house.limits
        peer = scope["client"][0] if scope.get("client") else ""
        address = limits.address(peer, headers)
        scope["sandtable.address"] = address
        limits.request(address, limits.requests if scope["path"].startswith("/api/") else limits.files)
        settings = self.house.settings
        most = settings.record_bytes if scope["path"] == "/api/records" else settings.body_bytes
        if scope["method"] not in SAFE:
            origin = header(headers, b"origin")
            site = header(headers, b"sec-fetch-site")
            if origin is not None and not origin_is_ours(origin, host):
                raise Refused("forbidden", "This request comes from another site.")
            if site is not None and site not in ("same-origin", "none"):
                raise Refused("forbidden", "This request comes from another site.")
            kind = (header(headers, b"content-type") or "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise Refused("malformed", "Bodies are JSON: content-type application/json.")
            length = header(headers, b"content-length")
            if length is not None and length.isdigit() and int(length) > most:
                raise Refused("too-big", f"The body has more than {most} bytes.")
        return most

    def _counted(self, receive: Any, most: int) -> Any:
        """Read a body while counting: what has no length gets no more either, and no more time."""
        settings = self.house.settings
        total = 0
        until = asyncio.get_running_loop().time() + settings.body_seconds + most / settings.body_pace
        whole = False

        async def counted() -> Any:
            nonlocal total, whole
            if whole:  # all that can come now is the end of the connection, which has time
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, "The body did not come in time.") from None
            if message["type"] == "http.request":
                whole = not message.get("more_body", False)
                total += len(message.get("body", b""))
                if total > most:
                    raise HTTPException(413, f"The body has more than {most} bytes.")
            return message

        return counted


async def _answer(send: Any, why: Refused) -> None:
    headers, body = spoken(why)
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

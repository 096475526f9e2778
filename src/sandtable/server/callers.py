"""What every HTTP answer is made from: the house, who is asking, and a table as he may see it."""

from __future__ import annotations

from fastapi import Request, Response

from sandtable.server import messages as say
from sandtable.server.errors import Refused, bad_token
from sandtable.server.house import House
from sandtable.server.security import bearer
from sandtable.server.tables import Table


def reply(data: object, status: int = 200) -> Response:
    return Response(
        say.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def address_of(request: Request) -> str:
    return str(request.scope["sandtable.address"])


async def seen(request: Request, id: str) -> tuple[Table, int]:
    """The table as the caller may see it; a wrong token is refused, none makes a spectator."""
    house = house_of(request)
    address = address_of(request)
    token = bearer(request.headers.get("authorization"))
    try:
        table, seat = await house.seen(id, token, address)
    except Refused as why:
        if why.code == "unknown-table":
            raise house.limits.failed(address, "", why) from None
        raise
    if token and not seat:
        raise house.limits.failed(address, id, bad_token())
    return table, seat

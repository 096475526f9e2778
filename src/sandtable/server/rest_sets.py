"""Card sets that people write: kept under an id that nobody can guess, changed by their author alone."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from sandtable.cards.sets import LONGEST_SET
from sandtable.server.bodies import CardSet
from sandtable.server.callers import address_of, house_of, reply
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.rest_cards import card_game
from sandtable.server.schema import SetRow
from sandtable.server.security import bearer, clean, digest, is_table_id, new_table_id, new_token, same
from sandtable.server.storage import NotSaved, Storage, Taken, Write

router = APIRouter()


def _title(text: str) -> str:
    return clean(text).strip()[:64] or "A set without a name"


def _checked(text: str) -> str:
    """Any text may be saved, for work goes on; but none that could never become a set."""
    if len(text) > LONGEST_SET:
        raise Refused("too-big", f"A set has at most {LONGEST_SET >> 10} KiB of text.")
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Refused("malformed", "The text of a set has no zero characters, and no halves of characters.")
    return text


async def _save(request: Request, text: str, write: Write) -> None:
    house = house_of(request)
    house.limits.keep(address_of(request), len(text.encode()))
    try:
        await house.storage.write(write)
    except (NotSaved, Taken) as why:
        log("set not saved", cause=str(why))
        raise Refused("not-saved", "The set could not be saved; try again.") from None


async def _found(request: Request, id: str) -> SetRow:
    house = house_of(request)
    address = address_of(request)
    try:
        row = await house.storage.card_set(id if is_table_id(id) else "")
    except NotSaved:
        raise Refused("not-saved", "The sets cannot be read just now; try again.") from None
    if row is None:
        raise house.limits.failed(address, "", Refused("unknown", "There is no such set."))
    return row


@router.post("/api/sets/{game}")
async def save_set(request: Request, game: str, body: CardSet) -> Response:
    """Keep a set; the token in the answer is what changes it later."""
    house = house_of(request)
    name = card_game(game)
    text = _checked(body.text)
    house.limits.new_set(address_of(request))
    token = new_token()
    now = time.time()
    row = SetRow(new_table_id(), name, _title(body.title), text, digest(token), now, now)
    await _save(request, text, Storage.new_set(row))
    return reply({"set": row.id, "token": token, "title": row.title})


@router.post("/api/sets/{game}/{id}")
async def change_set(request: Request, game: str, id: str, body: CardSet) -> Response:
    """Save a set again; with its author's token."""
    house = house_of(request)
    card_game(game)
    text = _checked(body.text)
    row = await _found(request, id)
    token = bearer(request.headers.get("authorization"))
    if not token or not same(row.token_hash, digest(token)):
        why = Refused("bad-token", "This set is its author's to change; save a copy of your own.")
        raise house.limits.failed(address_of(request), id, why)
    house.limits.new_set(address_of(request))
    await _save(request, text, Storage.set_set(id, title=_title(body.title), text=text, changed=time.time()))
    return reply({"set": id, "title": _title(body.title)})


@router.get("/api/sets/{game}/{id}")
async def get_set(request: Request, game: str, id: str) -> Response:
    row = await _found(request, id)
    if row.game != game.lower():
        raise Refused("unknown", "There is no such set.")
    return reply({"set": row.id, "game": row.game, "title": row.title, "text": row.text,
                  "changed": int(row.changed * 1000)})  # fmt: skip

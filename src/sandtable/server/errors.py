"""A refusal: a word for programs, a sentence for people, and the clause if a rule is the reason."""

from __future__ import annotations

import json

STATUS = {
    "malformed": 400, "version": 400, "bad-token": 401, "forbidden": 403, "unknown-table": 404,
    "unknown": 404, "too-slow": 408, "stale": 409, "taken": 409, "over": 409, "not-your-turn": 409,
    "too-big": 413, "illegal": 422, "record": 422, "setup": 422, "card": 422, "deck": 422, "too-many": 429,
    "not-saved": 503, "stopped": 409,
}  # fmt: skip


class Refused(Exception):
    """What somebody asked for is not done, and nothing has changed."""

    def __init__(self, code: str, message: str, clause: str = "", retry_after: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]


def spoken(why: Refused) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """A refusal as an HTTP answer after which the connection is closed: its headers and its body."""
    body = json.dumps({"error": {"code": why.code, "message": why.message, "clause": why.clause}}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    if why.retry_after:
        headers.append((b"retry-after", str(why.retry_after).encode()))
    return headers, body


def unknown_table() -> Refused:
    """One answer for a table that is absent and for one that is private."""
    return Refused("unknown-table", "There is no such table, or it is private.")


def bad_token() -> Refused:
    return Refused("bad-token", "This token opens no seat at this table.")

"""A refusal: a word for programs, a sentence for people, and the clause if a rule is the reason."""

from __future__ import annotations

STATUS = {
    "malformed": 400, "version": 400, "bad-token": 401, "forbidden": 403, "unknown-table": 404,
    "unknown": 404, "stale": 409, "taken": 409, "over": 409, "not-your-turn": 409, "too-big": 413,
    "illegal": 422, "record": 422, "setup": 422, "card": 422, "deck": 422, "too-many": 429, "not-saved": 503,
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


def unknown_table() -> Refused:
    """One answer for a table that is absent and for one that is private."""
    return Refused("unknown-table", "There is no such table, or it is private.")


def bad_token() -> Refused:
    return Refused("bad-token", "This token opens no seat at this table.")

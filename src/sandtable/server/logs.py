"""The log: one JSON object a line on standard error. Tokens and join codes never come near it."""

from __future__ import annotations

import contextlib
import json
import re
import sys
import time
from typing import TextIO

SECRETS = re.compile(r"[A-Za-z0-9_-]{40,}")  # what looks like a token is one, for the log

_out: list[TextIO | None] = [None]


def log(event: str, **fields: object) -> None:
    """Write down what happened."""
    line = json.dumps(
        {"at": round(time.time(), 3), "event": event, **fields}, ensure_ascii=False, default=str
    )
    with contextlib.suppress(OSError, ValueError):  # a log that cannot be written must not stop a game
        print(SECRETS.sub("[secret]", line), file=_out[0] or sys.stderr, flush=True)


def to(stream: TextIO | None) -> None:
    """Write somewhere else; for tests."""
    _out[0] = stream

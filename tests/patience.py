"""How long a test waits for what must happen: longer than any machine is busy, and never for nothing.

A test that passes never waits so long. Nothing is proved by the time that something took.
"""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 240.0  # seconds
MILLISECONDS: Final = PATIENCE * 1000  # as Playwright counts


def until(happened: Callable[[], object], what: str) -> None:
    """Wait until it has happened; say what did not if it never does."""
    limit = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < limit, what
        time.sleep(0.02)

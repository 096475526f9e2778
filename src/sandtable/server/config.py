"""uvicorn's settings with ours beside them, for the protocols that it makes."""

from __future__ import annotations

from typing import Any

import uvicorn

from sandtable.server.limits import Limits
from sandtable.server.settings import Settings


class HouseConfig(uvicorn.Config):
    """What every connection is given."""

    def __init__(self, app: Any, settings: Settings, limits: Limits, **more: Any) -> None:
        super().__init__(app, **more)
        self.settings = settings
        self.limits = limits

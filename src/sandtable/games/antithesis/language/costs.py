"""Costs whose icons the rulebook has lost (R1): read once from costs.toml, which a designer may edit."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_DATA: Final = tomllib.loads((Path(__file__).parents[1] / "costs.toml").read_text(encoding="utf-8"))
ICONS: Final[dict[str, str]] = {str(key): str(icons) for key, icons in _DATA["icons"].items()}
NUMBERS: Final[dict[str, int]] = {str(key): int(number) for key, number in _DATA["numbers"].items()}

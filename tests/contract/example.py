"""The example game, loaded from docs/ as if it were installed."""

import importlib.util
import sys
from pathlib import Path
from typing import cast

from sandtable.kernel.game import Game

FOLDER = Path(__file__).parents[2] / "docs" / "sixth_game"


def dash() -> Game:
    if "dash" not in sys.modules:
        spec = importlib.util.spec_from_file_location("dash", FOLDER / "dash" / "__init__.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["dash"] = module
        spec.loader.exec_module(module)
    return cast(Game, sys.modules["dash"].GAME)

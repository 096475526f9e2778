"""Riposte, the second game of the docs, keeps the contract, and its lesson can be played through."""

import importlib.util
import sys
from pathlib import Path
from typing import cast

from sandtable.kernel.game import Game
from sandtable.server import lessons
from sandtable.testing import check_game

FOLDER = Path(__file__).parents[2] / "docs" / "seventh_game" / "riposte"


def riposte() -> Game:
    """Loaded from docs/ as if it were installed."""
    if "riposte" not in sys.modules:
        found = importlib.util.spec_from_file_location("riposte", FOLDER / "__init__.py")
        assert found is not None and found.loader is not None
        module = importlib.util.module_from_spec(found)
        sys.modules["riposte"] = module
        found.loader.exec_module(module)
    return cast(Game, sys.modules["riposte"].GAME)


def test_it_keeps_the_contract() -> None:
    check_game(riposte())


def test_what_such_a_game_cannot_have_is_said_where_its_author_reads() -> None:
    text = (FOLDER.parents[2] / "CONTRIBUTING.md").read_text()
    limits = text.partition("**What it does not have**")[2].partition("\n\n")[0]
    for word in ("speed", "a board of its own", "card faces", "decks"):
        assert word in limits, word


def test_its_lesson_is_found_beside_it() -> None:
    assert [row["name"] for row in lessons.lessons(riposte())] == ["first-blood"]

"""The rulebook as the client reads it: clauses, rulings, tests that cite them, and examples drawn."""

from __future__ import annotations

from typing import Any

from sandtable import coverage
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.server.setups import beginning


def rules(game: Game) -> dict[str, Any]:
    """All of it."""
    book = game.book
    cited = _citations(game)
    clauses = [
        {
            "id": clause.id,
            "kind": clause.kind,
            "topic": clause.topic,
            "enforce": clause.enforce,
            "text": clause.text,
            "question": clause.question,
            "why": clause.why,
            "about": list(clause.about),
            "tests": cited.get(clause.id, []),
        }
        for clause in book.clauses
    ]
    return {
        "game": game.name,
        "title": game.title,
        "designer": str(book.data.get("designer", "")),
        "version": book.version,
        "clauses": clauses,
        "examples": [_example(game, row) for row in book.examples()],
    }


def _citations(game: Game) -> dict[str, list[str]]:
    """The tests that cite each clause; an installation without the tests has none to show."""
    try:
        return coverage.citations(coverage.where_tests_are(None), game.name, strict=False)
    except (SandtableError, OSError):
        return {}


def _example(game: Game, row: dict[str, object]) -> dict[str, Any]:
    before, after = str(row["before"]), str(row["after"])
    return {
        "id": row["id"],
        "rules": row["rules"],
        "note": row.get("note", ""),
        "before": before,
        "action": row["action"],
        "after": after,
        "scene": _scene(game, before),
        "scene_after": _scene(game, after),
    }


def _scene(game: Game, position: str) -> dict[str, object] | None:
    if " " not in position or position.startswith("count "):
        return None
    try:
        return game.observe(beginning(game, position), -1)
    except SandtableError:
        return None

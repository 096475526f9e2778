"""Mistakes in a rulebook, and in a game of somebody else's, are named and hurt nobody else."""

import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.build import compiled
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game

GOOD = """game = "small"
title = "Small"

[[rule]]
id = "A.1"
topic = "turn"
enforce = "engine"
text = "One thing happens."

[[ruling]]
id = "R1"
question = "Which?"
decision = "The first."
why = "Somebody has to begin."
about = ["A.1"]
"""


def book(tmp_path: Path, old: str = "", new: str = "") -> Book:
    path = tmp_path / "rules.toml"
    path.write_text(GOOD.replace(old, new) if old else GOOD)
    return Book(path)


def test_a_book_without_mistakes_is_read(tmp_path: Path) -> None:
    assert [clause.id for clause in book(tmp_path).clauses] == ["A.1", "R1"]


def test_the_engine_enforces_a_ruling_unless_it_says_who_does(tmp_path: Path) -> None:
    assert [clause.id for clause in book(tmp_path).must_be_tested()] == ["A.1", "R1"]
    outside = book(tmp_path, 'why = "', 'enforce = "tournament"\nwhy = "')
    assert outside.find("R1").enforce == "tournament"
    assert [clause.id for clause in outside.must_be_tested()] == ["A.1"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"engine"', '"engin"', "line 4: enforce = 'engin' is none of engine, ui"),
        ('why = "', 'enforce = "judge"\nwhy = "', "line 10: enforce = 'judge' is none of engine, ui"),
        ('topic = "turn"\n', "", "line 4: the rule A.1 has no topic"),
        ('text = "One thing happens."\n', "", "line 4: the rule A.1 has no text"),
        ('"One thing happens."', '""', "line 4: text is a text, and not an empty one"),
        ('about = ["A.1"]', 'about = ["A.2"]', "line 10: R1 is about 'A.2', which is no clause here"),
        ('about = ["A.1"]', "about = []", "line 10: about is a list of at least one clause"),
        ('decision = "The first."\n', "", "line 10: the ruling R1 has no decision"),
        ('id = "R1"', 'id = "A.1"', "line 10: the clause A.1 stands twice"),
        ('id = "R1"', "id = ", "at line 11"),
        ('title = "Small"\n', "", 'title = "…" is missing'),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(SetupError) as why:
        book(tmp_path, old, new)
    assert str(tmp_path / "rules.toml") in why.value.message and words in why.value.message


# ---- games of others

BROKEN = {
    "absent": "absent = nowhere.at_all:GAME",
    "noisy": "noisy = noisy_game:GAME",
    "other": "other = other_game:GAME",
}


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """A folder on whose account three games are found that cannot be loaded."""
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sandtable.games]\n" + "\n".join(BROKEN.values()) + "\n")
    (tmp_path / "noisy_game.py").write_text("raise RuntimeError('its cards are not there')\n")
    (tmp_path / "other_game.py").write_text("GAME = 'no game at all'\n")
    return tmp_path


def sandtable(beside: Path, *words: str) -> subprocess.CompletedProcess[str]:
    import os

    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(beside)])
    return subprocess.run(
        [sys.executable, "-m", "sandtable", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )


def test_a_game_that_fails_to_load_is_named_and_left_out(beside: Path) -> None:
    listed = sandtable(beside, "games")
    assert listed.returncode == 0 and "antagonism" in listed.stdout
    assert "noisy (noisy_game:GAME): RuntimeError: its cards are not there" in listed.stderr
    assert "absent (nowhere.at_all:GAME): ModuleNotFoundError" in listed.stderr
    assert "other (other_game:GAME): this is no game of that name" in listed.stderr
    assert "Traceback" not in listed.stderr
    asked = sandtable(beside, "rules", "noisy")
    assert asked.returncode == 1 and "its cards are not there" in asked.stderr
    assert sandtable(beside, "rules", "scalar", "SETUP").returncode == 0


def test_help_has_the_docstrings_in_either_build() -> None:
    assert Game.__doc__ and Game.rounds.__doc__, f"compiled: {compiled()}"
    assert Game.rounds.__doc__.startswith("How many rounds")

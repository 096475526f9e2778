"""What all games share names no card game, and none of its words."""

import re
from pathlib import Path

import sandtable
from sandtable.cards.games import card_games

SOURCES = Path(sandtable.__file__).parent
SHARED = ("kernel", "timing", "cards", "server", "commands", "bots", "lab", "testing")
# words of single games that mean nothing to any other; words of plain English are not among them
WORDS = (
    "faction", "factionless", "ofv", "dfv", "supertype", "herald", "levy", "relic", "main character",
    "victory token", "extra deck", "acquisition", "leader", "archetype", "timeshift",
)  # fmt: skip


def shared_files() -> list[Path]:
    """All Python that belongs to no game; beside the packages, the modules at the top."""
    inside = [path for folder in SHARED for path in sorted((SOURCES / folder).rglob("*.py"))]
    return inside + sorted(SOURCES.glob("*.py"))


def named(text: str, words: tuple[str, ...]) -> set[str]:
    """Those of the words that stand in a text, in the plural too, and within names such as the_leader."""
    return {word for word in words if re.search(rf"(?<![a-z]){word}s?(?![a-z])", text, re.IGNORECASE)}


def test_nothing_shared_names_a_card_game_or_its_words():
    words = (*card_games(), *WORDS)
    found = {
        (path.relative_to(SOURCES).as_posix(), word)
        for path in shared_files()
        for word in named(path.read_text(encoding="utf-8"), words)
    }
    assert found == set()


def test_the_search_sees_words_in_every_form():
    assert named("Leaders of a FACTION", ("leader", "faction", "levy")) == {"leader", "faction"}
    assert named("the_leader = 1", ("leader",)) == {"leader"}
    assert named("misleaders", ("leader",)) == set()
    assert len(shared_files()) > 100

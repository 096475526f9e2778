"""Texts that strangers have written: how many read as they stand, and how many after one rewording."""

import tomllib
from pathlib import Path

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import texts

PLACE = Path(__file__).parent / "strangers"
WANTED = 60
AS_WRITTEN = 48
AT_ALL = 56


def reads(text: str) -> bool:
    try:
        understood(texts(), text)
    except CardError:
        return False
    return True


def test_most_of_them_read():
    entries = tomllib.loads((PLACE / "texts.toml").read_text(encoding="utf-8")).get("text", [])
    written = sum(reads(entry["says"]) for entry in entries)
    after = sum(reads(entry["says"]) or reads(entry.get("reworded", entry["says"])) for entry in entries)
    if len(entries) >= WANTED:
        assert written >= AS_WRITTEN and after >= AT_ALL
    assert all((PLACE / entry["scenario"]).exists() for entry in entries if "scenario" in entry)

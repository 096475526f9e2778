"""Texts that a stranger has written: how many read as they stand, and that each does what it says."""

import json
import tomllib
from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.cards.names import slug
from sandtable.games.athernum.cardset.pool import HOME, Pool, rules_registry
from sandtable.scenario import parse, run

PLACE = Path(__file__).parent / "strangers"
WRITTEN = tomllib.loads((PLACE / "texts.toml").read_text(encoding="utf-8"))
TEXTS = WRITTEN["text"]
FRAME = ("name", "faction", "cost", "type", "ofv", "dfv", "slots", "victory", "extra")
READ = [text for text in TEXTS if not text.get("refused")]
AS_WRITTEN = 48
AT_ALL = 56


def words() -> str:
    """The words of the strangers' cards that the set does not have."""
    known = tomllib.loads((HOME / "cards" / "words.toml").read_text(encoding="utf-8"))["words"][0]["subtypes"]
    return (
        f"[[words]]\nsubtypes = {json.dumps([word for word in WRITTEN['subtypes'] if word not in known])}\n"
    )


def card(text: dict[str, object], key: str) -> str:
    """A stranger's card as a card file has it."""
    rows = [f"{field} = {json.dumps(text[field])}" for field in FRAME if field in text]
    return "\n".join(["[[card]]", *rows, f"text = {json.dumps(text[key])}", ""])


@cache
def wrong(key: str) -> dict[str, CardError]:
    """What is wrong with the cards as they were written, or as they were reworded where that was needed."""
    content = words() + "\n".join(card(text, key if key in text else "says") for text in TEXTS)
    ours = (HOME / "cards" / "words.toml").read_text(encoding="utf-8")
    pool = Pool(rules_registry())
    pool.load([*tables_in(ours, "words.toml"), *tables_in(content, f"{key}.toml")])
    pool.finish()
    return {error.card: error for error in pool.errors}


def test_most_of_them_read_as_written_and_nearly_all_after_one_rewording():
    assert len(TEXTS) == 60
    assert sum(text["first"] for text in TEXTS) == 24
    assert len(TEXTS) - len(wrong("says")) >= AS_WRITTEN
    assert len(TEXTS) - len(wrong("reworded")) >= AT_ALL


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text["name"])
def test_what_is_known_of_each_is_so(text):
    name = text["name"]
    assert (name in wrong("says")) == ("reworded" in text or bool(text.get("refused")))
    assert (name in wrong("reworded")) == bool(text.get("refused"))


@pytest.mark.parametrize("text", READ, ids=lambda text: text["name"])
def test_it_does_what_it_says(text):
    path = PLACE / "trials" / f"{slug(text['name'])}.toml"
    trial = path.read_text(encoding="utf-8")
    played = [other for other in READ if other["name"].replace(" ", "_") in trial]
    cards = "\n".join(card(other, "reworded" if "reworded" in other else "says") for other in played)
    run(parse(f"{trial}\n{words()}\n{cards}", str(path), path.parent))

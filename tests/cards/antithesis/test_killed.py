"""Texts about whoever is killed: they say what becomes of it, or are refused (R222)."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import Misfit
from tests.clauses.antithesis.bare import texts

TRAITS = " Ability Traits: Combat"
PRINTED = {
    "When this Character is killed, return it to its owner's Hand.": "When this Character is killed, return it to its owner's Hand instead of discarding it.",
    "When a Character you control is killed, you may return it to its owner's Hand.": "When a Character you control is killed, you may return it to its owner's Hand instead of discarding it.",
    "When this Character kills a Character, remove it from the game.": "When this Character kills a Character, remove it from the game instead of discarding it.",
    "When this Character kills an enemy Character, it recovers.": "When this Character kills an enemy Character, this Character recovers.",
    "When this Character kills an enemy Character, it gains {Soul}.": "When this Character kills an enemy Character, this Character gains {Soul}.",
    "After this Character kills a Champion, it [Move]s.": "When this Character kills a Champion, this Character [Move]s.",
}  # fmt: skip
REFUSED = (
    "When this Character is killed, it [Move]s.",
    "When this Character is killed, this Character makes a Melee Attack at no cost.",
    "When a Character is killed, exhaust it.",
    "When a Character is killed, it gains {Soul}.",
    "When a Character you control is killed, gain control of it until the end of the Phase.",
    "When this Character leaves play, it Heals 2.",
    "When a Character you control is discarded, it gains {Gem}.",
    "When a Character is killed, put it on the bottom of its owner's Main Deck.",
)
READ = (
    "When this Character is killed, remove all damage from it instead of discarding it, then exhaust it.",
    "When another Character you control is killed, this Character recovers.",
    "When this Character is killed, each enemy Character engaged by it takes 2 damage.",
    "When this Character is discarded, return it to its owner's Hand.",
    "When a Character you control leaves play, this Character recovers.",
    "When the attached Character is killed, return this card to its owner's Hand.",
)


@pytest.mark.clause("antithesis R222")
@pytest.mark.parametrize("text", PRINTED)
def test_it_is_printed_as_it_is_done(text: str) -> None:
    house = f"Response: {PRINTED[text]}{TRAITS}"
    _, printed = texts().in_house(f"Response: {text}{TRAITS}", lambda line: texts().read(line))
    assert printed.rstrip(".") == house


@pytest.mark.clause("antithesis R222", "antithesis R70")
@pytest.mark.parametrize("text", REFUSED)
def test_nothing_more_is_done_by_the_dead(text: str) -> None:
    with pytest.raises(Misfit):
        texts().read(f"Response: {text}{TRAITS}")


@pytest.mark.clause("antithesis R222")
@pytest.mark.parametrize("text", READ)
def test_who_is_spared_and_others_may_do_something(text: str) -> None:
    texts().read(f"Response: {text}{TRAITS}")

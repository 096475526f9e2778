"""Whatever stands in the fields of a card, its reader says what is wrong with it and raises nothing."""

import pytest

from sandtable.cards.games import card_games, find
from sandtable.testing.frames import check_frames

NEEDED = {
    "antithesis": ("type", "faction", "size"),
    "athernum": (),  # a type may be left empty there: a character without subtypes
    "oversoul": ("type", "role", "archetype", "energy"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", card_games())
def test_odd_cards_are_refused_with_words(name):
    check_frames(find(name), 6, 5)


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in NEEDED.items() for key in keys])
def test_a_word_that_a_card_must_have_is_not_left_empty(name, key):
    """It was read as none at all, and the card failed when it was played."""
    shop = find(name).workshop()
    line = next(line for line in shop.TEMPLATE.split("\n") if line.startswith(f"{key} ="))
    assert not shop.read_set(shop.TEMPLATE)["errors"]
    told = shop.read_set(shop.TEMPLATE.replace(line, f'{key} = " "'))
    assert f"{key} is missing" in str(told["errors"])


@pytest.mark.clause("antithesis ABIL.1")
@pytest.mark.parametrize("line", ["Passive: This Character has Hover.", "1: [Reveal a Goal] in row C."])
def test_a_strategy_with_a_line_of_another_kind_is_refused(line):
    """Its reader failed, and the process that reads was ended."""
    head = '[[card]]\nname = "Stranger"\ntype = "Strategy"\nfaction = "Vargus"\nvalue = 0\ncost = "{CP}"\n'
    told = find("antithesis").workshop().read_set(f'{head}text = """\n{line}\n"""\n')
    assert "has no place on a Strategy" in str(told["errors"])

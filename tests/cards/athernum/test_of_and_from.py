"""Whose an effect is, and from where a card is taken that hears of its own going there."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.cards.habits import understood
from sandtable.games.athernum.cardset.pool import HOME, Pool, rules_registry
from sandtable.scenario import parse, run

from .corpus import fresh
from .test_further import PLACE, scenario

HUSH = "*Hush* {1}: Neutralize target effect of {}."
OF = {
    "an item that was played": ("an item", "active=2 2.hand=Letter", "play:Letter", "use:1c1#1", True),
    "a character's is no item's": ("an item", "active=2 2.chars=Drawer", "use:2c1#1", "use:1c1#1", False),
    "a character's": ("a character", "active=2 2.chars=Drawer", "use:2c1#1", "use:1c1#1", True),
    "an item's is no character's": (
        "a character",
        "active=2 2.hand=Letter",
        "play:Letter",
        "use:1c1#1",
        False,
    ),
    "a command that is no card's": ("a character", "active=2 2.commands=1", "solvency", "use:1c1#1", False),
}


@pytest.mark.clause("athernum R196")
@pytest.mark.parametrize("about", OF)
def test_an_effect_is_of_what_its_source_is(about):
    what, there, first, answer, fits = OF[about]
    text: dict[str, object] = {
        "says": HUSH.replace("{}", what),
        "position": f"{there} 1.chars=Speaker 1.res=Resource_Token",
        "do": f"{first} pass {answer} pass pass" if fits else f"{first} pass",
        "holds": "1.chars=Speaker",
    }
    text |= {"gone": "2.hand"} if fits else {"cannot": answer}
    run(parse(scenario(text), about, PLACE))


@pytest.mark.clause("athernum R197")
def test_what_is_discarded_is_taken_from_its_pile():
    text: dict[str, object] = {
        "says": "When this is discarded, return this card from your discard pile to your hand.",
        "position": "1.chars=Speaker,Ender",
        "do": "use:1c2#1 pick:1c1 pass pass pass pass",
        "holds": "1.hand=Speaker",
    }
    run(parse(scenario(text), "taken from its pile", PLACE))


@pytest.mark.clause("athernum R197")
@pytest.mark.parametrize(
    "text, reason",
    [
        ("When this leaves the game board, return this card from the void to your hand.", "to any zone"),
        ("When this is discarded, if it is in your discard pile, return it to your hand.", "in any case"),
    ],
)
def test_where_it_went_is_said_once(text, reason):
    with pytest.raises(CardError, match=reason):
        understood(fresh(), text, "Speaker")


def test_a_subtype_that_texts_use_otherwise_is_no_set_s_to_declare():
    pool = Pool(rules_registry())
    words = (HOME / "cards" / "words.toml").read_text(encoding="utf-8")
    card = '[[card]]\nname = "Bell"\ntype = "Item, Relic"\ntext = "Draw a card."\n'
    pool.load([*tables_in(words, "words.toml"), *tables_in(card, "cards.toml")])
    assert [error.message for error in pool.errors] == [
        "there is no subtype 'Relic'; did you mean 'Relict'?; card texts use 'Relic' otherwise, so no set "
        "declares it: take another word"
    ]

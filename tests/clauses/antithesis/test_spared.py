"""Areas that hit only enemy Characters (R254)."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.games.antithesis.table import thing_columns as its
from tests.cards.antithesis.corpus import texts

from .bare import Card
from .scene import board, fight, place, play

LINE = "Global Action: {Exhaust} Melee Attack (AOE 3x3, RNG 2, STR 3, {R}, HP, only enemy Characters). Ability Traits: Combat"


@pytest.mark.clause("antithesis R254")
def test_an_area_may_spare_whom_its_player_controls():
    s = board([Card("Trial", hp=9, lines=(LINE,)), Card("Ox", hp=9), Card("Foe", hp=9, defence=1)])
    trial, ox, foe = place(s, "Trial", 0, "C4"), place(s, "Ox", 0, "C5"), place(s, "Foe", 1, "D5")
    fight(s)
    play(s, "use Trial: Melee; sq D4; ~")
    assert [s.get(thing, its.DAMAGE) for thing in (trial, ox, foe)] == [0, 0, 2]


@pytest.mark.clause("antithesis R254")
def test_an_attack_on_one_character_says_no_such_thing():
    with pytest.raises(CardError):
        understood(texts(), LINE.replace("AOE 3x3, ", ""))

"""What a client is told of cards, where a card can be tried, and positions as tables of a scenario file."""

# ruff: noqa: E501  # a table stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.antithesis.cardset.card import KEYS, TYPES
from sandtable.games.antithesis.game import Antithesis

GAME = Antithesis()


def test_every_field_of_a_card_is_declared():
    declared = GAME.workshop().declared()
    assert {field.key for field in declared.fields} == KEYS
    rows = [card.row() for card in GAME.pool().all()]
    for one in declared.filters:
        assert any(one.key in row for row in rows), one.key


@pytest.mark.parametrize("kind", [kind for kind in TYPES if kind not in ("Directive", "Objective")])
def test_a_card_of_every_kind_can_be_tried_at_a_table(kind):
    shop = GAME.workshop()
    card = next(card for card in GAME.pool().all() if card.view()["type"] == kind)
    base, foe = shop.tables(GAME.pool(), card)
    for position in shop.positions(GAME.pool(), card, base, foe):
        state = GAME.new(position, "1")
        assert not state.over() and len(state.options()) > 0


def test_a_first_hand_is_four_cards_of_the_main_deck():
    rules = GAME.deck_rules()
    opening = GAME.workshop().opening(rules.ready("kingsmarch"), GAME.pool(), "")
    assert opening.size == 4 and len(opening.pile) == 40


SETUP = """
[setup]
turn = 3
active = 1
goals = ["D4", "E5"]

[setup.1]
champions = ["Lord Bratok"]
vp = 2
cp = 3
dice = ["R4", "Y6"]
play = ["Lord Bratok@C4", { card = "Rail Gunner", at = "B2", exhausted = true, damage = 1, attached = ["Repeating Scope"] }]
hand = ["Overpressure"]

[setup.2]
champions = ["Jek Namen"]
play = [{ card = "Jek Namen", at = "E5", Gem = 1 }]
deck = ["Gatewall Sergeant"]
strategies = ["Wall of Oaths"]
"""


def test_a_position_is_written_as_tables():
    text = GAME.tables(SETUP, "a.toml").start()
    assert "1.play=Lord_Bratok@C4,Rail_Gunner@B2[x/d1]+Repeating_Scope" in text and "goals=D4,E5" in text
    position = GAME.position(GAME.new(text, "1"))
    assert "Rail_Gunner@B2[x/d1]+Repeating_Scope" in position and "Jek_Namen@E5[Gem1]" in position
    expect = "\n[expect.zones.1]\nhand = ['Overpressure']\n"
    assert GAME.tables(SETUP + expect, "a.toml").differences(position) == ""
    wrong = "\n[expect.zones.1]\nhand = []\n"
    assert "Overpressure" in GAME.tables(SETUP + wrong, "a.toml").differences(position)


@pytest.mark.parametrize(
    ("old", "new", "clause", "words"),
    [
        ('"Lord Bratok@C4"', '"Lord Bratik@C4"', "R136", "did you mean"),
        ('"Lord Bratok@C4"', '"Lord Bratok"', "BOARD.1", "stand on squares"),
        ('hand = ["Overpressure"]', 'hand = ["Wall of Oaths"]', "ZONE.D", "cannot lie there"),
        ('["Repeating Scope"]', '["Rail Gunner"]', "MOD.1", "no Modification"),
        ('champions = ["Jek Namen"]', 'champions = ["Rail Gunner"]', "DECK.1", "no Champion"),
        ('champions = ["Jek Namen"]', "", "DECK.1", "no Champions"),
    ],
)
def test_what_cannot_lie_so_is_refused_with_its_line(old, new, clause, words):
    with pytest.raises(CardError) as caught:
        GAME.tables(SETUP.replace(old, new), "a.toml").start()
    assert caught.value.clause == f"antithesis {clause}" and words in caught.value.message
    assert caught.value.line > 1

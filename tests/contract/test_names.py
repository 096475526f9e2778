"""What the log names is to be found in the view: in a card game cards have names, and verbs have none."""

import pytest

from sandtable.kernel import registry
from sandtable.kernel.rng import FastDice
from sandtable.testing.seen import LOG, VIEW
from sandtable.testing.twins import Twins

TABLE = (
    "turn=5 active=1 1.leader=Varka_of_the_Ninth_Fire 1.rank=4 1.pool=4 2.leader=Aurelle_Keeper_of_Vows"
    " 2.rank=4 1.deck=Husk_Drone 2.deck=Husk_Drone 1.U1=Ember_Whelp 1.E2={card}[f]"
)


def turned_up(other):
    """Two tables at which somebody who watches sees a face-down card; it is Grave Bargain, or another."""
    game = registry.find("oversoul")
    pair = [game.new(TABLE.format(card=card), "1") for card in ("Grave_Bargain", other)]
    twins = Twins(game, -1, pair[0], pair[1], "dealt again", ())
    before = (pair[0].clone(), pair[1].clone())
    twins.played.append("turn:1E2")
    for s in pair:
        s.journal = []
        s.apply(game.read(s, "turn:1E2"))
    return twins, before


def test_a_verb_with_a_capital_names_no_card():
    twins, before = turned_up("Blood_Altar")
    one, other = [twins.sent(s, []) for s in twins.both]
    assert "Sacrifices" in one[LOG]
    assert "Sacrifices" not in one[VIEW] + other[LOG]
    assert not twins.compare(before, FastDice(1))


def test_a_card_that_the_log_names_is_in_the_view(monkeypatch):
    twins, before = turned_up("Blood_Altar")
    monkeypatch.setattr("sandtable.testing.twins.told", lambda game, s, seat: TOLD[s is twins.both[0]])
    with pytest.raises(AssertionError, match="the log differs"):
        twins.compare(before, FastDice(1))


TOLD = ("Player 1 announces Blood Altar.", "Player 1 announces Grave Bargain and has Second Burial.")

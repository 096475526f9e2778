"""Before the first turn: Leaders, who begins, opening hands, one replacement (chapter 2.0)."""

import pytest

from sandtable.games.oversoul.game import GAME
from sandtable.kernel.errors import NotationError, SetupError
from tests.clauses.oversoul.table import begin, lay

MIXED = "Hound,Swift,Stone,Giant,Spring,Hall,Rite,Armor"
EVEN = """
Rival  Leader_Unit DOOM -5 PRIMAL 5/3/20
"""


def kept(t):
    """Nobody replaces anything."""
    while "done" in t.options():
        t.do("done")
    return t


@pytest.mark.clause("oversoul 1.0.1")
def test_two_or_four_play():
    for setup in ("ninthfire", "ninthfire:ninthfire:ninthfire", ":".join(["ninthfire"] * 5)):
        assert not GAME.is_setup(setup)
        with pytest.raises(SetupError):
            GAME.new(setup, "1")
    assert GAME.new("ninthfire:lanterncourt", "1").seats == 2
    assert GAME.new("ninthfire:lanterncourt:ninthfire:lanterncourt", "1").seats == 4
    with pytest.raises(NotationError):
        lay("3.leader=Chief 3.deck=Hound")


@pytest.mark.clause("oversoul 1.0.2", "oversoul 2.0.3", "oversoul 3.2.1", "oversoul 5.4.2")
def test_the_leader_lies_face_up_in_its_zone_and_is_no_card_of_the_deck():
    t = begin()
    for seat, name in ((1, "Chief"), (2, "Matron")):
        assert t.name(f"{seat}L") == name and t.side(f"{seat}L") == "up"
        assert sorted(set(t.deck(seat))) == ["Hound"] and len(t.deck(seat)) == 30
        assert t.leader_rank(seat) == 1
    with pytest.raises(NotationError, match="no leader"):
        GAME.new("1.rank=3 2.rank=3", "1")


@pytest.mark.clause("oversoul 2.0.14", "oversoul R137")
def test_nobody_sees_the_order_of_a_deck():
    t = kept(begin(deck=MIXED).do("first:1"))
    for seat in (1, 2):
        for player in t.sees(seat)["players"]:
            assert player["deck"] == [] and player["deck_count"] in (25, 26)
    orders = {tuple(begin(deck=MIXED, seed=str(n)).deck(1)) for n in range(5)}
    assert len(orders) == 5


@pytest.mark.clause("oversoul 2.0.15", "oversoul R10")
@pytest.mark.parametrize("named", ["1", "2"])
def test_the_lower_hp_decides_who_begins(named):
    t = begin(("Matron", "Chief"))
    assert t.asked() == 2 and t.options() == ["first:1", "first:2"]
    kept(t.do(f"first:{named}")).passes()
    assert t.asked() == int(named) and t.s.turn == 1


@pytest.mark.clause("oversoul 2.0.16", "oversoul R9")
def test_equal_hp_are_a_coin_flip_of_the_seeded_dice():
    deciders = [begin(("Chief", "Rival"), EVEN, str(seed)).asked() for seed in range(12)]
    assert set(deciders) == {1, 2}
    assert deciders == [begin(("Chief", "Rival"), EVEN, str(seed)).asked() for seed in range(12)]


@pytest.mark.clause("oversoul 2.0.17", "oversoul 2.0.18", "oversoul R12", "oversoul 2.1.2")
def test_four_cards_and_five_and_each_first_cycle_draws():
    t = begin().do("first:2")
    assert [len(t.hand(seat)) for seat in (1, 2)] == [5, 4]
    kept(t).passes()
    assert [len(t.hand(seat)) for seat in (1, 2)] == [5, 5] and t.asked() == 2
    t.turn_over()
    assert [len(t.hand(seat)) for seat in (1, 2)] == [6, 5]


@pytest.mark.clause("oversoul 2.0.20", "oversoul R11", "oversoul R102")
def test_any_number_of_hand_cards_go_under_the_deck_for_as_many():
    returns = """
    Echo  Unit CHAOS I -1 PRIMAL 1/1/1
      ●RETURN* Deal 9 DMG to the opposing Leader
    """
    t = begin(deck="Echo,Hound,Stone", cards=returns).do("first:1")
    before = t.hand(1)
    assert before.count("Echo") >= 1
    t.do("take:Echo done")
    assert t.hand(1) == before, "both choose before either replaces"
    t.do("done")
    assert len(t.hand(1)) == 5 and t.deck(1)[-1] == "Echo"
    t.passes()
    assert t.hp("2L") == 24, "no Ability triggers"


@pytest.mark.clause("oversoul 2.0.20", "oversoul R11")
def test_what_is_replaced_comes_not_back_at_once():
    t = begin(deck="Hound,Stone", size=12).do("first:1")
    top = t.deck(1)[:5]
    for _ in range(4):
        t.do(t.options()[-1])  # the whole hand
    t.do("done")
    assert t.hand(1) == sorted(top), "four from the top without a shuffle, then the card of the cycle"


@pytest.mark.clause("oversoul 2.0.21", "oversoul 2.0.22")
def test_the_hand_is_replaced_once_and_only_then_the_first_turn_begins():
    t = begin().do("first:1")
    assert t.s.turn == 0 and t.why("play:Hound") != ""
    t.do("take:Hound done")
    assert t.asked() == 2
    t.do("take:Hound take:Hound done")
    assert t.s.turn == 1 and t.s.active == 0
    t.passes()
    assert "end" in t.options() and not any(option.startswith("take") for option in t.options())


@pytest.mark.clause("oversoul R74")
def test_the_first_player_may_attack_in_the_first_turn():
    t = kept(begin(deck="Bolt", cards="Bolt  Unit CHAOS I -1 PRIMAL 2/5/2").do("first:1")).passes()
    t.do("play:Bolt zone:U1 .. attack:1U1 ..")
    assert t.s.turn == 1 and t.hp("2L") == 22

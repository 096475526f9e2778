"""What may pay for what, and what becomes of a payment that something replaces (5.0.3h, R139)."""

import pytest

from .table import cards, field, game, play, refused, res, settle, table, tokens
from .test_resources import PLAIN, TIDE

POOL = "factionless*1,Ironwright*1,Tidewatch*1"


def payable(s, *numbers):
    """Which of the Spender's abilities can be paid for: the first costs {1}, the second {2} and so on."""
    return [number for number in numbers if f"use:1c1#{number}" in tokens(s)]


@pytest.mark.clause("athernum 5.0.3h")
def test_a_single_resource_that_may_not_be_spent_pays_nothing():
    s = table(p1_chars="Grunt+Pump", p1_mana="factionless*1", p2_loc="Harbour_Ban")
    assert refused(s, "use:1c1.1#1") == "athernum 4.3.5c.I"


@pytest.mark.clause("athernum 5.0.3h")
def test_an_embargo_on_all_resources_leaves_nothing_to_pay_with():
    assert payable(table(p1_chars="Spender", p1_mana=POOL), 1, 2, 3, 4) == [1, 2, 3]
    assert payable(table(p1_chars="Spender", p1_mana=POOL, p2_loc="Full_Embargo"), 1, 2, 3) == []
    assert payable(table(p1_chars="Spender", p1_mana=POOL, p1_loc="Full_Embargo"), 1, 2, 3) == [1, 2, 3]
    s = table(p1_chars="Grunt+Pump", p1_mana="factionless*1", p2_loc="Full_Embargo")
    assert "use:1c1.1#1" in tokens(s)  # an ability of an item


@pytest.mark.clause("athernum 5.0.3h", "athernum 5.0.3e")
def test_an_embargo_on_one_faction_leaves_the_others():
    s = table(p1_chars="Spender", p1_mana=POOL, p2_loc="Iron_Embargo")
    assert payable(s, 1, 2, 3) == [1, 2]
    play(s, "use:1c1#2")
    assert field(s, "1.mana") == "Ironwright*1"
    s = table(p1_chars="Spender", p1_res=res(2), p2_loc="Iron_Embargo", p1_hand="Wall")
    assert payable(s, 1, 2) == [] and "play:Wall" in tokens(s)  # cards are no abilities
    assert {"exhaust:1r1"} <= set(tokens(s))  # and nobody forbids making them


@pytest.mark.clause("athernum 5.0.3h", "athernum R42")
def test_an_embargo_on_the_own_faction_follows_whoever_it_speaks_to():
    s = table(p1_chars="Spender", p1_mana=POOL, p1_loc="Home_Embargo")
    assert payable(s, 1, 2, 3) == [1, 2]  # an Ironwright leader
    play(s, "use:1c1#2")
    assert field(s, "1.mana") == "Ironwright*1"
    s = table(
        p1_main="Quick_Leader",
        p2_main="Plain_Leader",
        p1_chars="Spender",
        p1_mana=POOL,
        p1_loc="Home_Embargo",
    )
    play(s, "use:1c1#2")
    assert field(s, "1.mana") == "Tidewatch*1"
    s = table(p1_chars="Spender", p1_mana=POOL, p2_loc="Home_Embargo")
    assert payable(s, 1, 2, 3) == [1, 2, 3]


@pytest.mark.clause("athernum R139", "athernum R89", "athernum 2.2.1b")
def test_a_card_that_cannot_be_paid_for_after_all_stays_in_the_hand():
    """Instead of exhausting a token a card is drawn; the play is taken back with all that came of it."""
    for tokens_there in (res(1), f"{res(1)},{TIDE}", PLAIN):
        s = table(p1_loc="Swapped_Spending", p1_hand="Grunt", p1_res=tokens_there)
        before = game().position(s)
        play(s, "play:Grunt")
        if "pay" in tokens(s):
            play(s, "pay")
        assert game().position(s) == before and "end" in tokens(s)


@pytest.mark.clause("athernum R139", "athernum R89", "athernum 2.2.1c")
def test_a_faction_icon_that_nothing_pays_takes_the_play_back():
    s = table(p1_loc="Swapped_Spending", p1_hand="Smithy_Hand", p1_res=f"{res(1)},{PLAIN}")
    before = game().position(s)
    play(s, "play:Smithy_Hand")
    assert game().position(s) == before and "end" in tokens(s)


@pytest.mark.clause("athernum R139", "athernum R89")
@pytest.mark.parametrize("answer", ["pay", "pay:Ironwright", "pay:Tidewatch"])
def test_whatever_kind_is_chosen_a_replaced_token_pays_nothing(answer):
    s = table(p1_loc="Swapped_Spending", p1_chars="Spender", p1_res=f"{res(1)},{TIDE},{TIDE}")
    before = game().position(s)
    play(s, "use:1c1#2")
    assert {"pay", "pay:Ironwright", "pay:Tidewatch"} == set(tokens(s))
    play(s, answer)
    assert game().position(s) == before and "end" in tokens(s)


@pytest.mark.clause("athernum R139", "athernum R89", "athernum 5.0.3d")
def test_a_resource_in_the_pool_pays_although_tokens_cannot():
    s = table(p1_loc="Swapped_Spending", p1_chars="Spender", p1_mana="factionless*1", p1_res=res(1))
    play(s.clone(), "use:1c1#1 pay:factionless pass pass")
    before = game().position(s)
    play(s, "use:1c1#2")  # one from the pool, and one from a token that is not exhausted
    assert game().position(s) == before
    s = settle(play(s, "use:1c1#1 pay:factionless"))
    assert cards(s, "1.hand") == ["Grunt"] and field(s, "1.mana") == ""


@pytest.mark.clause("athernum R89", "athernum R139", "athernum 4.3.4")
def test_what_happens_instead_of_exhausting_one_token_happens_when_another_has_paid():
    marked = f"{PLAIN}[Briar:1],{PLAIN}"
    s = settle(play(table(p1_loc="Bramble_Gate", p1_hand="Grunt", p1_res=marked), "play:Grunt"))
    assert cards(s, "1.chars") == ["Grunt"] and cards(s, "1.hand") == ["Grunt"]  # a card was drawn
    assert cards(s, "1.res") == [f"{PLAIN}[Briar:1]", f"{PLAIN}[x]"]
    s = play(table(p1_loc="Bramble_Gate", p1_chars="Spender", p1_res=marked), "use:1c1#1")
    assert cards(s, "1.hand") == ["Grunt"]  # at once, and not when the ability resolves
    assert len(cards(settle(s), "1.hand")) == 2


@pytest.mark.clause("athernum R139")
def test_one_kind_after_the_other_is_chosen_where_kinds_differ():
    s = table(p1_chars="Spender", p1_mana="factionless*2,Ironwright*2,Tidewatch*2")
    play(s, "use:1c1#3 pay:Ironwright pay:Tidewatch")
    assert set(tokens(s)) == {"pay", "pay:factionless", "pay:Ironwright", "pay:Tidewatch"}
    play(s, "pay:Ironwright")
    assert field(s, "1.mana") == "factionless*2,Tidewatch*1"
    s = table(p1_chars="Spender", p1_mana="factionless*1,Ironwright*2,Tidewatch*1")
    play(s, "use:1c1#3 pay:Ironwright pay:Ironwright")
    assert set(tokens(s)) == {"pay", "pay:factionless", "pay:Tidewatch"}


@pytest.mark.clause("athernum 5.0.1d", "athernum 6.2.9a")
def test_only_own_tokens_that_are_face_up_give_a_resource():
    s = table(p1_res=f"{res(1)}[x],{res(1)}[o2]", p2_res=f"{res(1)},{TIDE}[o1]")
    assert refused(s, "exhaust:1r1") == "athernum 6.2.9a"
    assert refused(s, "exhaust:2r1") == "athernum 5.0.1d" and refused(s, "exhaust:2r2") == "athernum 5.0.1d"
    assert refused(s, "exhaust:1m") == "athernum 5.0.1d"
    assert [word for word in tokens(s) if word.startswith("exhaust")] == ["exhaust:1r2"]


@pytest.mark.clause("athernum 5.0.1d")
def test_of_tokens_of_one_kind_one_is_offered():
    s = table(p1_res=f"{res(2)},{TIDE},{TIDE},{PLAIN}")
    assert [word for word in tokens(s) if word.startswith("exhaust")] == [
        "exhaust:1r1",
        "exhaust:1r3",
        "exhaust:1r5",
    ]
    play(s, "exhaust:1r2")  # the other one may be named all the same
    assert field(s, "1.mana") == "Ironwright*1"

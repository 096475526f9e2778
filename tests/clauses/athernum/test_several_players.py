"""Orders to players: to each of several, to one who cannot, and those that are offered."""

import pytest

from .table import (
    cards,
    damage,
    field,
    passes,
    picks,
    play,
    refused,
    res,
    settle,
    side,
    table,
    tokens,
    use,
    victory,
)
from .test_many_players import THREE


@pytest.mark.clause("athernum 10.1.6", "athernum R87")
def test_victory_tokens_are_lost_one_after_the_other_and_counted():
    s = table(p1_chars="Collector", p2_main="Quick_Leader[v1]", p2_chars="Sower[v2]", pool=20)
    play(s, "use:1c1#1 pass pass")
    assert s.seat == 1 and sorted(picks(s)) == ["2c1", "2m"]
    play(s, "pick:2c1")
    assert s.seat == 1 and sorted(picks(s)) == ["2c1", "2m"] and victory(s, "2c1") == 1
    settle(play(s, "pick:2m"))
    assert (victory(s, "2c1"), victory(s, "2m")) == (1, 0) and len(cards(s, "1.hand")) == 2
    s = use(table(p1_chars="Collector", p2_main="Quick_Leader[v1]", pool=20), "1c1", 1)
    assert victory(s, "2m") == 0 and len(cards(s, "1.hand")) == 1  # there was but one
    s = use(table(p1_chars="Collector", p1_main="Plain_Leader[v2]", pool=20), "1c1", 1)
    assert victory(s, "1m") == 2 and cards(s, "1.hand") == []


@pytest.mark.clause("athernum 10.1.6", "athernum 0.def.effect")
def test_whether_a_victory_token_was_lost():
    for leader, hand in (("Quick_Leader", 1), ("Quick_Leader[v1]", 2)):
        s = table(p1_chars="Collector", p2_main=leader, pool=20)
        assert len(cards(use(s, "1c1", 2), "1.hand")) == hand
    s = table(p1_chars="Collector", p2_main="Quick_Leader[v1]", p2_loc="No_Forfeiting", pool=20)
    use(s, "1c1", 2)
    assert victory(s, "2m") == 1 and len(cards(s, "1.hand")) == 1


@pytest.mark.clause("athernum 10.1.6", "athernum R3")
def test_each_opponent_loses_one_of_their_own():
    s = table(
        p1_chars="Collector", p1_main="Plain_Leader[v1]", p2_main="Quick_Leader[v2]", pool=20,
        p3_main="Lone_Leader[v1]", p3_deck="Grunt",
    )  # fmt: skip
    use(s, "1c1", 3)
    assert [victory(s, place) for place in ("1m", "2m", "3m")] == [1, 1, 0]


@pytest.mark.clause("athernum 10.1.6", "athernum R87")
def test_that_many_and_all_victory_tokens_are_lost():
    for count in (0, 1, 2):
        s = table(p1_chars="Collector", p1_hand="Meadow,Meadow", p2_main="Quick_Leader[v3]", pool=20)
        play(s, "use:1c1#4 pass pass")
        for _ in range(count):
            play(s, "pick:Meadow")
        settle(play(s, "done") if count < 2 else s)
        assert victory(s, "2m") == 3 - count
    s = table(p1_chars="Collector", p2_main="Quick_Leader[v3]", p2_chars="Sower[v2]", pool=20)
    use(s, "1c1", 7)
    assert (victory(s, "2m"), victory(s, "2c1")) == (0, 0)


@pytest.mark.clause("athernum 10.2.4", "athernum R139")
def test_nobody_is_offered_to_spend_what_they_do_not_have():
    for count, asked in ((0, False), (1, False), (2, True)):
        s = passes(play(table(p1_chars="Collector", p1_commands=count, p2_commands=2), "use:1c1#5"))
        assert ("yes" in tokens(s)) == asked
        if asked:
            no = settle(play(s.clone(), "no"))
            assert cards(no, "1.hand") == [] and field(no, "1.commands") == "2"
            settle(play(s, "yes"))
            assert len(cards(s, "1.hand")) == 2 and field(s, "1.commands") == ""
        else:
            assert "end" in tokens(s) and cards(s, "1.hand") == []


@pytest.mark.clause("athernum R3", "athernum 0.lang.you")
def test_what_follows_an_order_to_each_player_is_done_once():
    s = use(table(p1_chars="Collector", **THREE), "1c1", 6)
    assert [len(cards(s, f"{seat}.hand")) for seat in (1, 2, 3)] == [2, 1, 1]
    assert side(s, "1c1") == "exhausted"
    s = table(
        p1_chars="Collector", p1_hand="Wall,Meadow", p2_hand="Wall,Meadow", p3_hand="Wall,Meadow", **THREE
    )
    play(s, "use:1c1#8 pass pass pass")
    asked = []
    while picks(s) and "end" not in tokens(s):
        asked.append(int(s.seat) + 1)
        play(s, "pick:Wall")
    assert asked == [1, 2, 3]
    assert [cards(s, f"{seat}.discard") for seat in (1, 2, 3)] == [["Wall"]] * 3
    assert len(cards(s, "1.hand")) == 2 and damage(s, "1c1") == 1


@pytest.mark.clause("athernum R3", "athernum R23")
def test_each_player_is_asked_in_turn_order_from_the_active_one():
    s = table(p2_chars="Collector", order="1,3,2", active="2", **THREE)
    play(s, "use:2c1#10 pass pass pass")
    asked = []
    while "yes" in tokens(s):
        asked.append(int(s.seat) + 1)
        play(s, "no" if s.seat == 0 else "yes")
    assert asked == [2, 1, 3]
    assert [len(cards(s, f"{seat}.hand")) for seat in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.clause("athernum R3", "athernum 0.def.shuffle")
def test_an_opponent_at_random():
    s = use(table(p1_chars="Collector", **THREE), "1c1", 9)
    assert cards(s, "1.hand") == [] and len(cards(s, "2.hand")) + len(cards(s, "3.hand")) == 1
    s = use(table(p1_chars="Collector"), "1c1", 9)
    assert len(cards(s, "2.hand")) == 1


@pytest.mark.clause("athernum 2.2.1b", "athernum R141")
def test_an_additional_cost_may_be_to_put_a_card_away():
    s = table(p1_hand="Deposit,Wall,Meadow", p1_res=res(1), p1_deck="Grunt,Hound")
    play(s, "play:Deposit")
    assert sorted(picks(s)) == ["Meadow", "Wall"]
    settle(play(s, "pick:Wall"))
    assert cards(s, "1.chars") == ["Deposit"] and cards(s, "1.hand") == ["Meadow"]
    assert cards(s, "1.deck") == ["Grunt", "Hound", "Wall"]
    s = table(p1_hand="Deposit", p1_res=res(1))
    assert refused(s, "play:Deposit") == "athernum R141"

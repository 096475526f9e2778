"""What becomes of the things and effects of a player who has lost while others play on (4.2.4, R60, R109)."""

import pytest

from .table import (
    cards,
    field,
    game,
    play,
    refused,
    res,
    table,
    to_next_turn,
    tokens,
    use,
    values,
    waiting,
)
from .test_many_players import FOUR, THREE


def left_by(s, word="concede"):
    """Whoever is asked leaves."""
    seat = int(s.seat)
    play(s, word)
    assert not s.alive(seat)
    return s


@pytest.mark.clause("athernum R109", "athernum 0.def.ownership")
def test_everything_goes_with_its_owner_and_what_was_borrowed_comes_back():
    s = table(p1_chars="Jailer,Jailer,Wall", p2_chars="Grunt+Whetstone", p3_chars="Wall[o1],Wall", **THREE)
    use(s, "1c1", 1, "2c1")
    assert cards(s, "1.chars")[-1] == "Grunt[o2]+Whetstone[o2]"
    left_by(s)
    assert field(s, "1.chars") == field(s, "1.main") == field(s, "1.deck") == ""
    assert sorted(cards(s, "2.discard")) == ["Grunt", "Whetstone"] and cards(s, "3.chars") == ["Wall"]


@pytest.mark.clause("athernum R109", "athernum R103", "athernum 7.2.1c")
def test_cards_that_come_back_together_are_put_in_order_by_their_owner():
    words = {"p1_chars": "Haggler,Grunt[o2],Wall[o2]", "p1_res": res(1)} | THREE
    s = play(table(**words), "use:1c1#6 pass pass pass")  # you may pay
    left_by(s)
    assert int(s.seat) == 1 and tokens(s) == ["pick:Grunt", "pick:Wall", "done"]
    play(s, "pick:Wall")
    assert cards(s, "2.discard") == ["Grunt", "Wall"]  # the last one lies on top
    s = left_by(table(**words))  # in the middle of the day
    assert int(s.seat) == 1 and tokens(s) == ["pick:Grunt", "pick:Wall", "done"]
    play(s, "pick:Grunt")
    assert cards(s, "2.discard") == ["Wall", "Grunt"]


@pytest.mark.clause("athernum R109")
def test_no_prohibition_keeps_borrowed_things_with_a_player_who_is_gone():
    s = table(p1_loc="No_Leaving", p1_chars="Grunt[o2],Wall", p2_chars="Grunt", **THREE)
    left_by(s)
    assert (
        cards(s, "2.discard") == ["Grunt"] and cards(s, "2.chars") == ["Grunt"] and cards(s, "1.chars") == []
    )
    s = left_by(table(p1_loc="Swapped_Leaving", p1_chars="Grunt[o2]", **THREE))
    assert cards(s, "2.discard") == ["Grunt"] and cards(s, "2.hand") == [] and cards(s, "1.hand") == []


@pytest.mark.clause("athernum R109", "athernum 4.1.7")
def test_the_effects_of_a_player_who_has_left_are_gone_and_the_others_resolve():
    s = table(p1_chars="Free_Hand", p2_chars="Free_Hand,Hexer", p3_chars="Free_Hand", p2_res=res(1), **THREE)
    play(
        s, "acquisition use:1c1#1 pick:1c1 pass use:2c1#1 pick:1c1 use:2c2#1 pick:3c1 pass use:3c1#1 pick:3c1"
    )
    assert waiting(s) == ["Free Hand", "Hexer", "Free Hand", "Free Hand", "Acquisition"]
    play(s, "pass")
    assert int(s.seat) == 0
    left_by(s)
    assert waiting(s) == ["Free Hand", "Hexer", "Free Hand"] and int(s.seat) == 1
    left_by(s)
    assert s.over() and game().result(s) == "3" and game().ending(s) == "concession"


@pytest.mark.clause("athernum R109", "athernum R16")
def test_the_next_player_goes_on_where_one_has_left():
    s = table(p1_chars="Free_Hand[d1]", p3_chars="Free_Hand[d1]", **THREE)
    play(s, "acquisition pass")
    left_by(s)
    assert int(s.seat) == 2
    play(s, "pass")
    assert "end" in tokens(s) and len(cards(s, "1.hand")) == 1  # two have passed, and two are left


@pytest.mark.clause("athernum R109", "athernum R74")
def test_what_lasts_until_the_next_turn_of_one_who_is_gone_ends_and_other_gifts_stay():
    s = table(p1_chars="Scaffolder", p2_chars="Grunt", p3_chars="Scaffolder,Grunt", **THREE)
    use(s, "1c1", 3, "2c1")
    use(s, "1c1", 2, "3c2")
    assert values(s, "2c1") == (2, 5) and values(s, "3c2") == (2, 6)  # the Lone Leader gives 1
    left_by(s)
    while s.turn < 4:
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    assert values(s, "2c1") == (2, 2) and values(s, "3c2") == (2, 3)


@pytest.mark.clause("athernum R109", "athernum 4.2.1a")
def test_what_was_given_until_end_of_turn_ends_with_the_turn_and_not_before():
    s = table(p1_chars="Scaffolder", p2_chars="Grunt,Scaffolder", **THREE, active=2)
    use(s, "2c2", 2, "2c1")
    play(s, "acquisition pass pass")
    left_by(s)  # player 1, who has nothing to do with it
    assert values(s, "2c1") == (2, 5)
    s = table(p1_chars="Scaffolder", p2_chars="Grunt", **THREE, active=2)
    play(s, "acquisition pass pass use:1c1#2 pick:2c1 pass pass pass acquisition pass pass")
    assert values(s, "2c1") == (2, 5)
    left_by(s)
    assert values(s, "2c1") == (2, 5)  # it is about this one thing, and not about who gave it


@pytest.mark.clause("athernum R109", "athernum 4.3.5a.II")
def test_statements_about_no_one_thing_go_with_whoever_made_them():
    s = table(p1_chars="Rally_Bell,Drummer", p2_chars="Grunt,Grunt", p2_loc="Floor_Hall", **THREE, active=2)
    assert values(s, "2c1") == (2, 5)
    play(s, "acquisition pass pass")
    left_by(s)
    assert values(s, "2c1") == (2, 5)
    s = table(p1_loc="Floor_Hall", p2_chars="Grunt", p3_chars="Grunt", **THREE)
    assert values(s, "2c1") == (1, 2)  # at most 1
    left_by(s)
    assert values(s, "2c1") == (2, 2)


@pytest.mark.clause("athernum R109", "athernum 10.5.1", "athernum R124")
@pytest.mark.parametrize("who", [1, 2, 3])
def test_what_markers_mean_goes_on_whoever_leaves(who):
    other = who % 3 + 1
    s = left_by(table(**{f"p{other}_chars": "Wall[Rust:3],Wall[Rust:2]", **THREE}, active=who))
    assert cards(s, f"{other}.discard") == ["Wall"] and cards(s, f"{other}.chars") == ["Wall[Rust:2]"]


@pytest.mark.clause("athernum 4.2.4a", "athernum 4.2.4b", "athernum R61")
def test_several_who_cannot_draw_lose_together():
    bell = {"p1_loc": "Watch_Bell"}  # At the Night Phase, each player draws a card
    s = to_next_turn(table(**bell, **THREE | {"p3_deck": ""}, p2_deck=""))
    assert s.over() and game().result(s) == "1" and game().ending(s) == "last player"
    s = to_next_turn(table(**bell, **THREE | {"p3_deck": ""}, p1_deck="", p2_deck=""))
    assert s.over() and game().result(s) == "=" and game().ending(s) == "empty deck"
    s = to_next_turn(table(**bell, **THREE, p2_deck=""))
    assert not s.over() and not s.alive(1) and s.active == 2
    s = to_next_turn(table(**bell, **FOUR | {"p3_deck": ""}, p2_deck=""))
    assert not s.over() and s.active == 3 and s.alive(0)


@pytest.mark.clause("athernum R145", "athernum R109")
def test_the_turn_limit_counts_those_who_are_left():
    three = {"p1_main": "Plain_Leader[v1]", "p2_main": "Quick_Leader[v1]", "p3_main": "Lone_Leader[v3]"}
    for leaver, result in ((3, "="), (2, "3"), (1, "3")):
        s = table(**THREE | three, turn=148, active=leaver, order="1,2,3")
        left_by(s)
        while not s.over():
            play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
        assert (game().result(s), game().ending(s)) == (result, "turn limit")


@pytest.mark.clause("athernum R109", "athernum R20")
def test_the_turn_of_whoever_leaves_ends_with_a_night():
    s = left_by(play(table(p2_loc="Night_Clerk", **THREE, p1_mana="factionless*2"), "combat"))
    assert s.active == 1 and "end" in tokens(s)
    assert len(cards(s, "2.hand")) == 1 and field(s, "1.mana") == ""  # the Night Clerk saw that Night


@pytest.mark.clause("athernum R16", "athernum R27", "athernum R139")
def test_what_is_an_addition_to_a_stack():
    """After one all pass again; special actions and what was taken back are none."""
    words = {
        "p2_chars": "Grunt+Iron_Charm[f],Grunt+Whetstone,Hexer",
        "p2_res": res(1),
        "p2_loc": "Swapped_Spending",
    }
    s = play(table(**words), "acquisition pass")
    up = play(s.clone(), "up:2c1.1 pass")
    assert int(up.seat) == 0 and "pass" in tokens(up)  # player 1 may answer
    dropped = play(s.clone(), "drop:2c2.1 pass")
    assert "end" in tokens(dropped)
    tried = play(s.clone(), "use:2c3#1 pick:2c1")
    assert int(tried.seat) == 1 and waiting(tried) == ["Acquisition"]
    assert "end" in tokens(play(tried, "pass"))
    plain = table(p2_chars="Grunt+Shield_Charm[f]", p2_res=res(1))
    play(plain, "acquisition pass")
    assert "end" in tokens(play(plain.clone(), "exhaust:2r1 pass"))
    up = play(plain, "up:2c1.1 pass")
    assert int(up.seat) == 0 and "pass" in tokens(up)


@pytest.mark.clause("athernum R108")
def test_nobody_who_has_left_is_asked_again():
    s = left_by(table(p1_chars="Grunt", p2_chars="Grunt", **THREE))
    seen = set()
    for _ in range(40):
        seen.add(int(s.seat))
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    assert seen == {1, 2} and refused(s, "use:1c1#1") == ""

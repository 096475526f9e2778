"""Three and four players, and what becomes of those who leave: R3, R23, R68, R108, R109."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.timing.seen import from_top

from .table import (
    cards,
    damage,
    field,
    game,
    passes,
    play,
    refused,
    res,
    settle,
    side,
    table,
    things,
    to_next_turn,
    tokens,
    use,
    values,
    victory,
    waiting,
)

THREE = {"p3_main": "Lone_Leader", "p3_deck": "Grunt,Grunt,Grunt,Grunt"}
FOUR = THREE | {"4.main": "Plain_Leader", "4.deck": "Grunt,Grunt,Grunt"}


def passed(s):
    """Who passes one after the other until the stack has resolved."""
    seats = []
    while "pass" in tokens(s):
        seats.append(int(s.seat) + 1)
        play(s, "pass")
    return seats


@pytest.mark.clause("athernum R16", "athernum R68", "athernum 4.1.7")
def test_priority_goes_round_in_turn_order():
    assert passed(play(table(**FOUR), "acquisition")) == [1, 2, 3, 4]
    assert passed(play(table(order="3,1,4,2", **FOUR), "acquisition")) == [1, 4, 2, 3]
    s = table(p3_chars="Canceller", **THREE)
    play(s, "acquisition pass pass use:3c1#1")
    assert passed(s) == [3, 1, 2]  # all pass again after an addition
    assert cards(s, "1.hand") == []


@pytest.mark.clause("athernum R23")
def test_triggers_of_several_players_are_stacked_in_turn_order_from_the_active_one():
    bells = {"p1_loc": "Dusk_Bell", "p2_loc": "Dusk_Chime", "p3_loc": "Dusk_Gong"}
    s = play(table(**bells, **THREE, order="1,3,2"), "end pass pass pass")
    assert waiting(s) == ["Dusk Chime", "Dusk Gong", "Dusk Bell"]  # the active player's resolve last


@pytest.mark.clause("athernum R3", "athernum 0.lang.opponent")
def test_each_opponent_is_all_of_them_and_a_target_is_one():
    s = use(table(p1_chars="Tax_Farmer", p2_hand="Grunt", p3_hand="Wall", **THREE), "1c1", 1)
    assert cards(s, "2.hand") == [] and cards(s, "3.hand") == []
    s = play(table(p1_chars="Tax_Farmer", p2_hand="Grunt", p3_hand="Wall", **THREE), "use:1c1#2")
    assert tokens(s) == ["player:2", "player:3"]
    settle(play(s, "player:3"))
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "3.hand") == []


@pytest.mark.clause("athernum R3")
def test_an_opponent_without_target_is_chosen_on_resolution():
    s = play(
        table(p1_chars="Tax_Farmer", p2_hand="Grunt", p3_hand="Wall", **THREE), "use:1c1#3 pass pass pass"
    )
    assert s.seat == 0 and tokens(s) == ["player:2", "player:3"]
    settle(play(s, "player:2"))
    assert cards(s, "2.hand") == [] and cards(s, "3.hand") == ["Wall"]


@pytest.mark.clause("athernum 9.3.6", "athernum 9.3.7", "athernum R80")
def test_any_opponent_can_be_attacked_and_only_the_attacked_one_defends():
    s = table(p1_chars="Grunt", p2_chars="Wall", p3_chars="Wall", **THREE)
    play(s, "combat attack:1c1")
    assert {"at:2c1", "at:3c1", "at:2m", "at:3m"} == set(tokens(s))
    play(s, "at:3m")
    assert s.seat == 2 and tokens(s) == ["defend:3c1", "undefended"]


@pytest.mark.clause("athernum R31", "athernum 9.2.4a")
def test_contingency_needs_fewer_tokens_than_each_other_player():
    s = table(p2_main="Quick_Leader[v2]", **THREE)
    assert refused(s, "contingency") == "athernum 9.2.4a"  # level with the third
    s = table(p2_main="Quick_Leader[v2]", **(THREE | {"p3_main": "Lone_Leader[v1]"}))
    assert "contingency" in tokens(s)


@pytest.mark.clause("athernum R56")
def test_having_the_most_tokens_is_no_majority():
    mains = {"p1_main": "Plain_Leader[v4]", "p2_main": "Quick_Leader[v3]", "p3_main": "Lone_Leader[v2]"}
    s = passes(play(table(**(THREE | mains), pool=0), "acquisition"), 3)
    assert not s.over()
    s = passes(play(table(**(THREE | mains | {"p3_main": "Lone_Leader"}), pool=0), "acquisition"), 3)
    assert game().result(s) == "1"


# ---- leaving


@pytest.mark.clause("athernum R108", "athernum R16")
def test_whoever_concedes_with_priority_has_not_passed_for_the_others():
    s = play(table(**FOUR), "acquisition pass concede")
    assert s.seat == 2 and cards(s, "1.hand") == []  # two are still to pass
    assert passed(s) == [3, 4] and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum R109", "athernum R108")
def test_effects_of_a_player_who_leaves_are_off_the_stack_and_the_others_resolve():
    s = table(p1_chars="Hexer", p1_res=res(1), p2_chars="Hexer,Wall", p2_res=res(1), p3_chars="Wall", **THREE)
    play(s, "use:1c1#1 pick:3c1 pass use:2c1#1 pick:3c1 pass pass concede")
    assert s.out == 1 and waiting(s) == []  # both who are left had passed: the second player's has resolved
    assert damage(s, "3c1") == 2 and s.active == 1 and not s.over()
    s = table(p1_chars="Hexer", p1_res=res(1), p3_chars="Wall", **THREE)
    play(s, "use:1c1#1 pick:3c1 concede")
    assert s.seat == 1 and waiting(s) == []  # nothing is left to answer


@pytest.mark.clause("athernum R109")
def test_a_turn_ends_with_its_player_and_a_night_follows():
    s = table(p2_loc="Watch_Bell", p1_chars="Grunt", **THREE)
    play(s, "combat concede")
    assert s.active == 1 and s.turn == 4
    assert cards(s, "2.hand") == ["Grunt"] and cards(s, "3.hand") == ["Grunt"]  # At the Night Phase


@pytest.mark.clause("athernum R109")
def test_everything_they_own_leaves_and_what_they_only_controlled_goes_to_its_owners_pile():
    s = table(p1_chars="Thief", p2_chars="Grunt+Whetstone,Listener_A", p1_res=res(1), p1_hand="Wall", **THREE)
    use(s, "1c1", 1, "2c1")
    assert cards(s, "1.chars") == ["Thief", "Grunt[o2]+Whetstone[o2]"]
    play(s, "concede")
    if "done" in tokens(s):
        play(s, "done")
    assert cards(settle(s), "2.discard") == ["Whetstone", "Grunt"]
    assert cards(s, "2.chars") == ["Listener_A[Briar:1]"]  # which has seen it arrive there
    mine = [thing for thing in range(s.count()) if s.get(thing, its.OWNER) == 0]
    assert {int(s.get(thing, its.ZONE)) for thing in mine} == {its.GONE}
    assert from_top(s, 0, 2) == [] and field(s, "1.main") == ""


@pytest.mark.clause("athernum R109")
def test_no_effect_keeps_a_card_with_a_player_who_has_left():
    s = table(p1_chars="Thief", p1_loc="Ragged_School", p2_chars="Grunt", p1_res=res(1), **THREE)
    use(s, "1c1", 1, "2c1")
    play(s, "concede")  # whose characters could not leave the game board
    assert cards(s, "2.discard") == ["Grunt"]


@pytest.mark.clause("athernum R109", "athernum R49")
def test_control_never_falls_back_to_a_player_who_has_left():
    s = table(p1_chars="Jailer", p2_chars="Thief", p3_chars="Grunt", p2_res=res(1), **THREE)
    use(s, "1c1", 1, "3c1")  # player 1 has it for good
    to_next_turn(s)
    use(s, "2c1", 1, "1c2")  # player 2 for this turn
    assert cards(s, "2.chars") == ["Thief", "Grunt[o3]"]
    play(s, "acquisition pass pass concede")  # player 1 leaves
    assert s.out == 1
    while s.turn == 4:
        play(s, "end" if "end" in tokens(s) else "pass")
    assert cards(s, "3.chars") == ["Grunt"]  # so it falls to its owner


@pytest.mark.clause("athernum R109", "athernum R74")
def test_what_lasts_until_the_next_turn_of_a_player_ends_when_they_leave():
    s = table(p1_chars="Scaffolder", p2_chars="Wall", **THREE)
    use(s, "1c1", 3, "2c1")
    assert values(s, "2c1") == (0, 9)
    play(s, "concede")
    assert values(s, "2c1") == (0, 6)


@pytest.mark.clause("athernum R108", "athernum R109")
def test_conceding_in_the_middle_of_ones_own_effect_ends_it():
    s = table(p1_chars="Tax_Farmer", p2_hand="Grunt", p3_hand="Wall", **THREE)
    play(s, "use:1c1#3 pass pass pass concede")
    assert s.out == 1 and cards(s, "2.hand") == ["Grunt"] and cards(s, "3.hand") == ["Wall"]
    assert s.active == 1
    s = table(p1_chars="Archivist", p2_hand="Grunt", p3_hand="Wall", **THREE)
    play(s, "use:1c1#13 player:2 pass pass pass concede")  # asked to name a card
    assert s.out == 1 and things(s, -1, 2, "hand") == []  # so nobody has to show a hand


@pytest.mark.clause("athernum R108", "athernum R109")
def test_if_another_player_leaves_in_the_middle_the_effect_goes_on_with_the_rest():
    s = table(p1_chars="Tax_Farmer", p1_hand="Wall", p2_hand="Grunt,Wall", p3_hand="Wall,Grunt", **THREE)
    play(s, "use:1c1#1 pass pass pass")
    assert s.seat == 1  # player 2 chooses what to discard, and leaves instead
    play(s, "concede")
    assert s.seat == 2
    settle(play(s, "pick:Wall"))
    assert cards(s, "3.hand") == ["Grunt"] and cards(s, "1.hand") == ["Wall"]


@pytest.mark.clause("athernum R109")
def test_nobody_does_in_their_place_what_a_player_who_has_left_should_do():
    s = table(p1_chars="Tax_Farmer", p1_hand="Wall", p2_hand="Grunt,Wall", **THREE)
    play(s, "use:1c1#4 player:2 pass pass pass")  # target opponent discards a card, then draws two cards
    assert s.seat == 1
    settle(play(s, "concede"))
    assert cards(s, "1.hand") == ["Wall"] and cards(s, "1.discard") == []


@pytest.mark.clause("athernum R109", "athernum R78")
def test_a_combat_against_a_player_who_leaves_has_no_effect_but_exhausts():
    s = table(p1_chars="Grunt", p3_chars="Wall", **THREE)
    play(s, "combat attack:1c1 at:3m concede")
    passed(s)
    assert side(s, "1c1") == "exhausted" and damage(s, "1c1") == 0 and s.out == 4


@pytest.mark.clause("athernum R108", "athernum 4.2.4a")
def test_the_last_player_wins():
    s = play(table(**FOUR), "concede concede")
    assert not s.over()
    play(s, "concede")
    assert s.over() and game().result(s) == "4"


@pytest.mark.clause("athernum R109", "athernum R61", "athernum R60")
def test_two_who_lose_in_the_same_check_leave_together():
    s = table(p1_loc="Watch_Bell", p1_deck="Grunt", p2_deck="", p3_main="Lone_Leader", p3_deck="",
              **{"4.main": "Plain_Leader[v2]", "4.deck": "Grunt"})  # fmt: skip
    play(s, "end pass pass pass pass")  # each player draws a card in the Night
    assert s.out == 0b110 and not s.over() and s.active == 3
    s = table(p1_loc="Watch_Bell", p1_deck="", p2_deck="", **(THREE | {"p3_deck": ""}))
    assert game().result(play(s, "end pass pass pass")) == "="


@pytest.mark.clause("athernum R145")
def test_equal_counts_at_the_turn_limit_are_a_draw():
    s = table(turn=100, p1_main="Plain_Leader[v2]", p2_main="Quick_Leader[v2]")
    for seat in (0, 1):
        s.let(seat, 4, 50)
    while not s.over():
        play(s, "end" if "end" in tokens(s) else "pass")
    assert game().result(s) == "=" and game().ending(s) == "turn limit"


@pytest.mark.clause("athernum R145")
def test_the_turn_limit_counts_those_who_are_still_in():
    s = table(turn=150, p2_main="Quick_Leader[v1]", **THREE)
    for seat, turns in ((0, 50), (1, 50), (2, 49)):
        s.let(seat, 4, turns)
    play(s, "acquisition pass pass concede")  # the one player who has a turn left
    assert s.out == 4
    while not s.over():
        play(s, "end" if "end" in tokens(s) else "pass")
    assert game().result(s) == "2" and game().ending(s) == "turn limit" and victory(s, "2m") == 1


@pytest.mark.clause("athernum R109", "athernum R23")
def test_abilities_that_wait_for_their_place_on_the_stack_go_with_their_player():
    s = table(active=3, turn=5, p1_loc="Twin_Bell", p2_loc="Dusk_Bell", **THREE)
    play(s, "end pass pass pass")
    while "pass" in tokens(s):
        play(s, "pass")
    assert s.seat == 0 and tokens(s) == ["next:1", "next:2"]  # which trigger goes on the stack first?
    play(s, "concede")
    assert s.out == 1 and s.active == 1 and len(s.stack) == 0


@pytest.mark.clause("athernum R109", "athernum R22")
def test_a_trigger_that_is_being_aimed_never_reaches_the_stack():
    s = table(active=2, turn=4, p1_chars="Martyr", p2_chars="Hexer", p2_res=res(1), **THREE)
    play(s, "use:2c1#1 pick:1c1 pass pass pass")
    assert s.seat == 0 and tokens(s)[0].startswith("pick:")  # When this leaves the game board, …
    play(s, "concede")
    assert waiting(s) == [] and s.seat == 1 and "end" in tokens(s)


@pytest.mark.clause("athernum R109", "athernum R8")
def test_an_ability_that_is_being_aimed_goes_with_its_player():
    s = table(active=3, turn=5, p1_chars="Early_Nurse", p1_deck="Grunt", **THREE)
    play(s, "end pass pass pass")
    assert s.seat == 0 and tokens(s)[0].startswith("pick:")
    play(s, "concede")
    assert s.out == 1 and s.active == 1 and len(s.stack) == 0

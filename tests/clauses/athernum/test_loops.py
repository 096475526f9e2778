"""What never ends by itself: R107."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import damage, game, play, refused, settle, side, table, things, tokens


def run(s, limit):
    """Everybody passes and declines so often, or until the game is over."""
    for _ in range(limit):
        if s.over():
            break
        play(s, "pass" if "pass" in tokens(s) else "no")
    return s


@pytest.mark.clause("athernum R107", "athernum 4.2.text.repeat")
def test_the_same_state_for_the_third_time_without_a_choice_is_a_draw():
    s = play(table(p1_chars="Toolbox,Pendulum"), "use:1c1#4 pick:1c2")
    run(s, 30)
    assert s.over() and game().result(s) == "=" and game().ending(s) == "loop"
    assert s.numbers - 1 == 6  # down by choice, then up and down until it has been either way three times


@pytest.mark.clause("athernum R107")
def test_a_chain_that_ends_is_no_loop():
    s = play(table(p1_chars="Toolbox,Echo", p2_chars="Hexer"), "use:1c1#1 pick:1c1 pass pass")
    assert not s.over() and side(s, "1c1") == "exhausted"
    s = play(table(p1_chars="Hexer,Echo", p1_res="Ironwright_Resource_Token"), "use:1c1#1 pick:1c2")
    for _ in range(40):
        if "end" in tokens(s):
            break
        play(s, "pass")
    assert not s.over()  # each stack finds one more damage counter, until it is discarded


@pytest.mark.clause("athernum R107")
def test_where_somebody_chooses_the_same_state_may_come_again():
    s = play(table(p1_chars="Toolbox,Wavering_Pendulum[d1]"), "use:1c1#4 pick:1c2")
    run(s, 60)
    assert not s.over() and damage(s, "1c2") == 1


@pytest.mark.clause("athernum R107")
def test_five_hundred_stacks_in_a_chain_are_a_draw():
    s = play(table(p1_chars="Toolbox,Growing_Pendulum"), "use:1c1#4 pick:1c2")
    run(s, 60)
    assert not s.over()  # a counter more in every round: never the same state
    assert things(s, -1, 1, "characters")[1]["markers"]["Briar"] > 5
    s.chain = 499
    run(s, 8)
    assert s.over() and game().result(s) == "="


@pytest.mark.clause("athernum R107", "athernum R14", "athernum R15")
def test_five_hundred_effects_in_the_run_of_one_stack_are_a_draw():
    s = play(table(p1_hand="Spinning_Top"), "play:Spinning_Top")
    assert not s.over()
    play(s, "pass pass")
    assert s.over() and game().result(s) == "="


@pytest.mark.clause("athernum R107")
def test_fifty_activations_of_one_ability_of_one_object_in_a_turn():
    s = table(p1_chars="Toolbox,Toolbox")
    for _ in range(50):
        play(s, "use:1c1#2 pick:1m pass pass")
    assert refused(s, "use:1c1#2") == "athernum R107"
    assert {"use:1c1#1", "use:1c2#2"} <= set(tokens(s))  # another ability, another object


@pytest.mark.clause("athernum R107")
def test_one_attachment_is_turned_face_up_fifty_times_in_a_turn():
    s = table(p1_chars="Grunt+Plated_Apron[f]")
    apron = at(s, "1c1.1")
    for _ in range(50):
        play(s, "up:1c1.1")
        settle(s)
        s.put(apron, its.SIDE, its.LIES_DOWN)
    assert refused(s, "up:1c1.1") == "athernum R107"
    assert "up:1c1.1" not in tokens(s)

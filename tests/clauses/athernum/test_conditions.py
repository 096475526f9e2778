"""What is so, what has happened, and how many there are: conditions, amounts and descriptions."""

import pytest

from .table import (
    aimed,
    cards,
    damage,
    field,
    play,
    res,
    settle,
    side,
    table,
    to_next_turn,
    use,
)
from .test_many_players import THREE


def drawn(s, number, *targets):
    """How many cards the first player's Judge draws by one of its abilities."""
    before = len(cards(s, "1.hand"))
    return len(cards(use(s.clone(), "1c1", number, *targets), "1.hand")) - before


def sides(s, *places):
    return [side(s, place) for place in places]


@pytest.mark.clause("athernum 0.lang.pronouns", "athernum 0.lang.you")
def test_whether_you_control_it_is_asked_of_that_very_object():
    s = table(p1_chars="Judge,Grunt", p2_chars="Grunt,Grunt")
    assert drawn(s, 1, "1c2") == 1 and drawn(s, 1, "2c1") == 0
    assert drawn(s, 15, "1c2") == 1 and drawn(s, 15, "2c2") == 0
    assert drawn(s, 17) == 1  # this character
    gone = table(p1_chars="Judge,Grunt,Grunt", p2_chars="Grunt")
    assert drawn(gone, 26, "1c2") == 1 and drawn(gone, 26, "2c1") == 0  # the card itself, and nothing for it
    s = use(table(p1_chars="Haggler", p2_chars="Grunt,Wall"), "1c1", 10, "2c1")
    assert cards(s, "1.chars") == ["Haggler", "Grunt[o2]"]
    to_next_turn(to_next_turn(s))
    assert cards(s, "1.chars") == ["Haggler", "Grunt[o2]"]  # as long as they control the Haggler
    use(s, "1c1", 10, "2c2")
    assert len(cards(s, "1.chars")) == 3


@pytest.mark.clause("athernum 1.1.4", "athernum 0.def.main-character")
def test_whether_it_is_your_main_character():
    s = table(p1_chars="Judge,Grunt")
    assert drawn(s, 2, "1m") == 1
    assert drawn(s, 2, "1c2") == 0 and drawn(s, 2, "2m") == 0


@pytest.mark.clause("athernum 0.lang.opponent")
def test_whether_a_player_is_an_opponent():
    s = table(p1_chars="Judge", **THREE)
    for player, turned in ((1, "up"), (2, "exhausted"), (3, "exhausted")):
        after = settle(play(s.clone(), f"use:1c1#3 player:{player}"))
        assert side(after, "1c1") == turned and len(cards(after, f"{player}.hand")) == 1


@pytest.mark.clause("athernum 0.def.attachment", "athernum R87")
def test_attachments_are_counted_on_the_one_that_has_them():
    assert drawn(table(p1_chars="Judge+Whetstone+Whetstone"), 4) == 1
    assert drawn(table(p1_chars="Judge+Whetstone+Whetstone+Whetstone"), 4) == 1
    assert drawn(table(p1_chars="Judge+Whetstone,Marshal+Whetstone+Whetstone"), 4) == 0


@pytest.mark.clause("athernum 1.4.4", "athernum 0.lang.you")
def test_a_hand_is_looked_through_for_either_kind_of_card():
    for hand, found in (("Whetstone", 1), ("Meadow", 1), ("Grunt", 0), ("Grunt,Wall,Meadow", 1), ("", 0)):
        assert drawn(table(p1_chars="Judge", p1_hand=hand, p2_hand="Whetstone"), 5) == found
    for hand, found in (("Grunt", 1), ("Whetstone,Meadow", 0), ("Meadow,Wall", 1), ("", 0)):
        assert drawn(table(p1_chars="Judge", p1_hand="Grunt,Wall", p2_hand=hand), 6) == found


@pytest.mark.clause("athernum R87", "athernum 10.2.3", "athernum R57")
def test_markers_of_a_player_are_counted():
    for count in (0, 1, 2):
        assert drawn(table(p1_chars="Judge", p1_commands=count, p2_commands=1), 7) == count
    s = table(p1_chars="Judge", p2_chars="Grunt[v1]", p1_commands=2)
    assert drawn(s, 8) == 1
    s = table(p1_chars="Judge", p2_main="Quick_Leader[v2]", p2_chars="Grunt[v1]")
    assert drawn(s, 8) == 3


@pytest.mark.clause("athernum R87", "athernum 10.0.4")
def test_no_counters_and_any_number_of_them():
    s = table(p1_chars="Judge,Grunt,Grunt[d1]", p2_chars="Grunt")
    after = use(s.clone(), "1c1", 9)
    assert [damage(after, place) for place in ("1c2", "1c3", "2c1")] == [1, 1, 1]
    after = use(s.clone(), "1c1", 10)
    assert sides(after, "1c2", "1c3", "2c1") == ["exhausted"] * 3
    s = table(p1_chars="Judge,Grunt+Whetstone,Grunt", p2_chars="Grunt")
    assert sides(use(s, "1c1", 11), "1c2", "1c3", "2c1") == ["up", "exhausted", "exhausted"]


@pytest.mark.clause("athernum R3", "athernum 10.2.3")
def test_a_player_may_be_described_by_their_command_tokens():
    words = dict(p1_chars="Judge", p1_hand="Meadow", p2_hand="Wall", p3_hand="Wall", p1_commands=2, **THREE)
    s = use(table(p2_commands=2, p3_commands=1, **words), "1c1", 12)
    assert cards(s, "2.discard") == ["Wall"] and cards(s, "3.hand") == ["Wall"]
    s = use(table(p2_commands=0, p3_commands=2, **words), "1c1", 12)
    assert cards(s, "2.hand") == ["Wall"] and cards(s, "3.discard") == ["Wall"]
    s = use(table(p2_commands=1, p3_commands=1, **words), "1c1", 12)
    assert [cards(s, f"{seat}.discard") for seat in (1, 2, 3)] == [[], [], []]  # nobody is meant


@pytest.mark.clause("athernum 0.lang.you", "athernum 0.def.ownership", "athernum R127")
def test_the_controller_of_a_card_that_was_never_on_the_board_is_its_owner():
    s = settle(
        play(table(p1_chars="Judge", p1_discard="Wall", p2_discard="Meadow"), "use:1c1#13 pick:Meadow")
    )
    assert len(cards(s, "2.hand")) == 2 and cards(s, "1.hand") == []


@pytest.mark.clause("athernum R127", "athernum 4.2.3d.III")
def test_the_cost_of_a_character_that_is_gone():
    s = table(p1_chars="Judge", p2_chars="Wall,Grunt")
    assert drawn(s, 14, "2c1") == 2 and drawn(s, 14, "2c2") == 1
    s = use(table(p1_chars="Judge", p1_main="Plain_Leader"), "1c1", 14, "1m")
    assert len(cards(s, "1.hand")) == 3  # it stays, and has its cost


@pytest.mark.clause("athernum 10.0.4", "athernum 10.3.2")
def test_a_card_in_a_discard_pile_is_dealt_no_damage():
    s = table(p1_chars="Judge", p1_discard="Wall")
    assert drawn(s, 16) == 0
    assert cards(use(s, "1c1", 16), "1.discard") == ["Wall"]


@pytest.mark.clause("athernum 0.def.attachment", "athernum 2.1.1d")
def test_what_is_attached_to_nothing_is_attached_to_no_soldier():
    s = table(p1_chars="Judge,Grunt+Whetstone", p2_chars="Grunt+Whetstone,Wall")
    assert drawn(s, 25, "1c2.1") == 1 and drawn(s, 25, "2c1.1") == 1
    s = table(p1_chars="Judge,Marshal+Whetstone", p2_chars="Grunt")
    assert drawn(s, 25, "1c2.1") == 0


@pytest.mark.clause("athernum R87")
def test_what_happened_since_your_last_turn():
    s = table(p1_chars="Judge", p2_chars="Judge,Grunt,Grunt")
    use(s, "1c1", 14, "2c2")
    assert drawn(s, 19) == 1 and drawn(s, 20) == 1
    to_next_turn(s)
    theirs = settle(play(s.clone(), "use:2c1#19"))
    assert len(cards(theirs, "2.hand")) == len(cards(s, "2.hand")) + 1  # they have had no turn yet
    same = settle(play(s.clone(), "use:2c1#20"))
    assert len(cards(same, "2.hand")) == len(cards(s, "2.hand"))  # not in this turn
    quiet = to_next_turn(s.clone())
    assert drawn(quiet, 19) == 0  # it was in your last turn itself
    use(s, "2c1", 14, "2c3")
    to_next_turn(s)
    assert drawn(s, 19) == 1 and drawn(s, 20) == 0
    to_next_turn(s)
    theirs = settle(play(s.clone(), "use:2c1#19"))
    assert len(cards(theirs, "2.hand")) == len(cards(s, "2.hand"))  # nothing since


@pytest.mark.clause("athernum R87", "athernum R3")
def test_each_player_has_a_last_turn_of_their_own():
    s = table(p1_chars="Judge", p2_chars="Judge", p3_chars="Judge,Grunt", **THREE)
    to_next_turn(s)  # the second player's turn
    use(s, "2c1", 14, "3c2")
    to_next_turn(s)
    assert cards(use(s.clone(), "3c1", 19), "3.hand") != cards(s, "3.hand")
    to_next_turn(s)
    assert drawn(s, 19) == 1
    to_next_turn(s)
    after = use(s.clone(), "2c1", 19)
    assert len(cards(after, "2.hand")) == len(cards(s, "2.hand"))  # their own last turn


@pytest.mark.clause("athernum R87", "athernum 0.def.draw")
def test_so_many_cards_drawn_this_turn():
    s = table(p1_chars="Judge", p1_commands=2)
    settle(play(s, "acquisition"))
    assert side(use(s.clone(), "1c1", 21), "1c1") == "up"
    settle(play(s, "acquisition"))
    assert side(use(s.clone(), "1c1", 21), "1c1") == "exhausted"


@pytest.mark.clause("athernum R87")
def test_so_many_or_fewer_and_more_than_somebody():
    for count, found in ((0, 1), (2, 1), (3, 0)):
        s = table(p1_chars=",".join(["Judge"] + ["Grunt"] * count), p2_chars="Grunt,Grunt,Grunt,Grunt")
        assert drawn(s, 22) == found
    for mine, theirs, found in ((1, 0, 1), (2, 2, 0), (3, 2, 1), (1, 2, 0), (0, 0, 0)):
        s = table(
            p1_chars=",".join(["Judge"] + ["Grunt"] * mine),
            p2_chars=",".join(["Wall"] + ["Grunt"] * theirs),
        )
        assert drawn(s, 23) == found


@pytest.mark.clause("athernum R87", "athernum R3")
def test_more_than_an_opponent_is_more_than_any_one_of_them():
    two = "Grunt,Grunt"
    for second, third, found in (("Grunt", "Grunt", 1), (two, "", 1), ("", two, 1), (two, two, 0)):
        s = table(p1_chars="Judge,Grunt,Grunt", p2_chars=second, p3_chars=third, **THREE)
        assert drawn(s, 23) == found


@pytest.mark.clause("athernum R87", "athernum 7.2.1")
def test_so_many_cards_in_a_discard_pile():
    for pile, found in (
        ("Wall", 0),
        ("Wall,Whetstone", 0),
        ("Wall,Grunt", 1),
        ("Wall,Meadow,Grunt,Grunt", 1),
    ):
        s = table(p1_chars="Judge", p1_discard=pile, p2_discard="Wall,Wall")
        assert drawn(s, 24) == found


@pytest.mark.clause("athernum 6.1.2", "athernum R42", "athernum 1.2.5")
def test_what_lies_face_down_has_no_faction():
    s = table(p1_chars="Judge,Smithy_Hand,Smithy_Hand[f]", p2_chars="Smithy_Hand,Grunt")
    use(s, "1c1", 27)
    assert sides(s, "1c2", "1c3", "2c1", "2c2") == ["exhausted", "down", "exhausted", "up"]


@pytest.mark.clause("athernum 6.1.3", "athernum 5.0.1")
def test_a_resource_token_that_lies_face_down_is_one_still():
    s = use(table(p1_chars="Judge,Forger", p2_res=res(2)), "1c1", 28, "2r1")
    assert sides(s, "2r1", "2r2") == ["down", "up"]
    assert aimed(s, "1c2", 9) == ["2r1", "2r2"]


@pytest.mark.clause("athernum 1.1.7", "athernum R123")
def test_the_same_name_as_a_target():
    s = use(table(p1_chars="Judge,Grunt,Wall", p2_chars="Grunt,Grunt[f],Wall"), "1c1", 30, "1c2")
    assert sides(s, "1c2", "1c3", "2c1", "2c2", "2c3") == ["exhausted", "up", "exhausted", "down", "up"]


@pytest.mark.clause("athernum 0.def.create", "athernum 2.5.1")
def test_a_token_is_known_by_the_values_it_is_created_with():
    s = table(p1_chars="Registrar")
    assert [len(cards(use(s.clone(), "1c1", number), "1.hand")) for number in (2, 3, 4)] == [1, 0, 0]


@pytest.mark.clause("athernum 10.2.2", "athernum 4.4.2d", "athernum R32")
def test_a_maximum_that_holds_as_long_as_something():
    for chars, kept in (("Grunt", "3"), ("Wall", "2")):
        s = to_next_turn(table(p1_loc="Council", p1_chars=chars, p2_chars="Grunt"))
        assert field(s, "2.commands") == "2"  # it is yours alone
        assert field(to_next_turn(s), "1.commands") == kept

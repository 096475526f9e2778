"""Markers, counters and tokens: chapter 10, R133."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
    aimed,
    cards,
    damage,
    field,
    game,
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
)

MARKED = "[x/d1/e2/v1/Briar:2]"


def marks(s, player=1, index=0, zone="characters"):
    view = things(s, -1, player, zone)[index]
    return view["damage"], view["exhaustion"], view["victory"], view["markers"]


@pytest.mark.clause("athernum 10.text.overview", "athernum 10.0.text.equal", "athernum 10.0.7")
def test_markers_of_all_kinds_lie_on_a_permanent_for_all_to_see_and_last():
    for state in (MARKED, MARKED.replace("x", "f")):
        s = table(p1_chars=f"Sower{state}", pool=20)
        assert marks(s) == (1, 2, 1, {"Briar": 2})
    s = to_next_turn(table(p2_chars="Sower[e2/v1/Briar:2]", pool=20))
    assert marks(s, 2) == (0, 2, 1, {"Briar": 2})  # no turn takes them off what is not exhausted


@pytest.mark.clause("athernum 10.0.text.equal", "athernum 10.0.5", "athernum 10.0.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_markers_of_all_kinds_go_when_their_host_leaves(number):
    s = table(p1_chars=f"Porter,Sower{MARKED},Toolbox", pool=20)
    use(s, "1c1", number, "1c2")
    assert field(s, "pool") == ("24" if number == 4 else "21")  # brought back, its field counts anew
    if number == 4:
        assert marks(s, 1, 1) == (0, 0, 0, {})
    else:
        assert cards(s, "1.chars") == ["Porter", "Toolbox"] and len(s.marks) == 0


@pytest.mark.clause("athernum 10.0.text.equal", "athernum 10.0.4")
def test_only_permanents_bear_markers():
    s = table(p1_chars="Marker_Hand,Grunt+Whetstone", p1_hand="Wall", p1_discard="Wall", p1_void="Wall")
    for number in (1, 4):
        assert aimed(s, "1c1", number) == ["1c1", "1c2", "1m", "2m"]


@pytest.mark.clause("athernum 10.0.1", "athernum 10.0.2")
def test_markers_are_no_permanents_and_token_permanents_are_no_markers():
    s = table(p1_chars="Marker_Hand,Beast_Token,Grunt[d1]", p1_main="Plain_Leader[v2]", p1_res=res(1))
    use(s, "1c1", 6)  # draws a card for each token you control
    assert len(cards(s, "1.hand")) == 2  # the Beast and the resource token; no Victory or Command Token
    s = table(p1_chars="Marker_Hand,Beast_Token[d1],Grunt", p1_commands=2)
    assert cards(use(s, "1c1", 7, "1c2"), "1.chars") == ["Marker_Hand", "Beast_Token", "Grunt"]
    assert cards(use(s, "1c1", 7, "1c2"), "1.chars") == ["Marker_Hand", "Beast_Token", "Grunt"]


@pytest.mark.clause("athernum 10.0.3", "athernum 10.4.text.purpose")
def test_counters_are_numbers_on_a_permanent():
    s = table(p1_chars="Marker_Hand[d3],Toolbox", p2_chars="Wall[x]")
    use(s, "1c1", 5)  # draws a card for each damage counter on this
    assert len(cards(s, "1.hand")) == 3
    use(s, "1c2", 2, "2c1")  # an exhaustion counter more
    assert marks(s, 2)[1] == 2 and side(s, "2c1") == "exhausted"
    to_next_turn(s)
    assert marks(s, 2)[1] == 1 and side(s, "2c1") == "exhausted"  # they say for how long


@pytest.mark.clause("athernum 10.1.text.purpose")
def test_victory_tokens_come_from_the_pool_onto_fields_and_show_who_is_ahead():
    s = table(p1_chars="Chest", p1_res=res(2), pool=12)
    use(s, "1m", 1)
    use(s, "1c1", 1, "2m")  # three on the other main character
    assert (victory(s, "1m"), victory(s, "2m"), field(s, "pool")) == (1, 3, "8")
    assert [things(s, -1, player, "victory") for player in (1, 2)] == [1, 3]
    assert "contingency" in tokens(s)  # the one who is behind
    use(s, "1c1", 1, "1c1")  # no field, no tokens
    assert field(s, "pool") == "8"


@pytest.mark.clause("athernum 10.2.text.purpose", "athernum 10.2.text.no-convert")
def test_command_tokens_are_a_players_own_and_no_resources():
    s = table(p1_commands=2, p2_commands=0, p1_hand="Grunt", p1_chars="Hexer", p2_chars="Commander,Grunt[x]")
    assert refused(s, "play:Grunt") == "athernum 2.2.1b"  # they pay for no card
    assert refused(s, "use:1c1#1") == "athernum 4.3.5c.I"  # and for no number
    play(s, "acquisition pass")
    assert refused(s, "use:2c1#1") == "athernum 4.3.5e.II"  # the other player's are of no use
    s = table(p1_commands=0, p1_mana="factionless*5", p1_chars="Commander,Grunt[x],Juggler")
    assert refused(s, "use:1c1#1") == "athernum 4.3.5e.II"  # nor do resources stand for them
    assert refused(s, "use:1c3#3") == "athernum R137"  # {1}, spend a Command Token
    assert refused(s, "acquisition") == "athernum 10.2.4"


@pytest.mark.clause("athernum 10.3.text.purpose", "athernum 10.3.1")
def test_damage_counters_come_from_combat_and_effects():
    s = table(p1_chars="Grunt,Hexer", p2_chars="Wall", p1_res=res(1))
    use(s, "1c2", 1, "2c1")
    assert damage(s, "2c1") == 2
    play(s, "combat attack:1c1 at:2c1 undefended pass pass")
    assert damage(s, "2c1") == 4 and marks(s, 2)[0] == 4


@pytest.mark.clause("athernum 10.3.2")
def test_without_a_defence_value_there_is_no_damage():
    s = table(p1_chars="Marker_Hand,Prier", p2_loc="Meadow", p2_res=res(1, "Tidewatch"))
    for place in ("2l1", "2r1"):
        use(s, "1c1", 1, place)  # placed
        use(s, "1c2", 4, place)  # dealt
        assert s.get(at(s, place), its.DAMAGE) == 0
    s = use(table(p1_chars="Marker_Hand", p2_loc="Watchtower"), "1c1", 1, "2l1")
    assert damage(s, "2l1") == 2


@pytest.mark.clause("athernum 10.3.4")
def test_effects_add_remove_and_move_damage_counters():
    s = table(p1_chars="Marker_Hand", p2_chars="Wall,Wall")
    use(s, "1c1", 1, "2c1")
    use(s, "1c1", 2, "2c1")
    assert damage(s, "2c1") == 1
    use(s, "1c1", 3, "2c1", "2c2")
    assert (damage(s, "2c1"), damage(s, "2c2")) == (0, 1)


@pytest.mark.clause("athernum 10.3.text.no-expiry")
def test_damage_stays_until_something_removes_it():
    s = table(p1_chars="Wall[d3]", p2_chars="Wall[d3]")
    for _ in range(4):
        to_next_turn(s)
    assert (damage(s, "1c1"), damage(s, "2c1")) == (3, 3)


@pytest.mark.clause("athernum 10.5.4", "athernum 10.5.text.purpose")
def test_custom_markers_have_thresholds():
    s = table(p1_chars="Marker_Hand,Grunt", p2_chars="Wall")
    use(s, "1c1", 4, "1c2")
    assert "attack:1c2" in tokens(play(s.clone(), "combat"))
    use(s, "1c1", 4, "1c2")  # a character with two Briar counters cannot attack
    assert refused(play(s, "combat"), "attack:1c2") == "athernum R1"


@pytest.mark.clause("athernum 10.5.4", "athernum R24")
def test_custom_markers_are_converted():
    s = table(p1_chars="Marker_Hand")
    for count in (1, 2):
        use(s, "1c1", 8)
        assert marks(s)[3] == {"Soot": count} and cards(s, "1.res") == []
    use(s, "1c1", 8)  # When this has three Soot counters, remove them and create a resource token.
    assert marks(s)[3] == {} and cards(s, "1.res") == ["Resource_Token"]


@pytest.mark.clause("athernum 10.5.text.purpose", "athernum R109")
def test_what_a_marker_means_stays_when_a_player_leaves():
    s = table(p3_main="Lone_Leader", p3_deck="Grunt", p2_chars="Grunt[Briar:2]", p3_chars="Wall")
    play(s, "concede")
    assert s.active == 1
    assert refused(play(s, "combat"), "attack:2c1") == "athernum R1"


@pytest.mark.clause("athernum R133")
def test_an_empty_pool_and_level_counts_are_no_end():
    s = table(p1_main="Plain_Leader[v3]", p2_main="Quick_Leader[v3]", pool=0, p1_res=res(2), p1_chars="Chest")
    use(s, "1m", 1)  # nothing can be placed
    assert not s.over() and (victory(s, "1m"), field(s, "pool")) == (3, "0")
    view = game().observe(s, -1)
    assert view["pool"] == 0 and [view["players"][n]["victory"] for n in (0, 1)] == [3, 3]
    to_next_turn(to_next_turn(s))
    assert not s.over()
    lost = use(s.clone(), "1c1", 3)  # the opponent loses a token: now three of five
    assert lost.over() and game().ending(lost) == "majority"
    grown = play(table(p1_main="Plain_Leader[v3]", p2_main="Quick_Leader[v3]", pool=0, p1_hand="Sower",
                       p1_res=res(1)), "play:Sower")  # fmt: skip
    assert field(settle(grown), "pool") == "3"  # a permanent enlarges the pool


@pytest.mark.clause("athernum R133", "athernum 4.2.2h")
def test_at_a_level_count_an_objective_that_turns_up_wins():
    s = table(p2_main="Plain_Leader[x/v6]", p1_main="Quick_Leader[v6]", pool=0)
    assert game().result(to_next_turn(s)) == "2"


@pytest.mark.clause("athernum 10.0.3")
def test_values_are_no_markers():
    s = table(p1_chars="Marker_Hand,Drummer,Grunt")
    assert values(s, "1c3") == (3, 2) and marks(s, 1, 2) == (0, 0, 0, {})

"""Playing cards and using abilities: in which way, for what cost, and what keeps a player from it."""

import pytest

from sandtable.games.athernum.table import options as o
from sandtable.kernel.frames import UNLISTED

from .table import cards, damage, field, game, picks, play, refused, res, settle, side, table, tokens, use
from .test_many_players import THREE


@pytest.mark.clause("athernum R106", "athernum 2.3.1", "athernum 2.3.2")
def test_an_item_that_an_effect_plays_may_go_every_way_there_is():
    s = play(table(p1_chars="Patron,Grunt", p1_hand="Whetstone"), "use:1c1#1 pass pass yes pick:Whetstone")
    ways = {"play:Whetstone"} | {
        f"{verb}:Whetstone>{host}" for verb in ("attach", "hide") for host in ("1m", "1c1", "1c2")
    }
    assert set(tokens(s)) == ways
    up, down = play(s.clone(), "attach:Whetstone>1c2"), play(s.clone(), "hide:Whetstone>1c1")
    assert cards(up, "1.chars") == ["Patron", "Grunt+Whetstone"]
    assert cards(down, "1.chars") == ["Patron+Whetstone[f]", "Grunt"]
    assert cards(play(s, "play:Whetstone"), "1.discard") == ["Whetstone"]


@pytest.mark.clause("athernum R106", "athernum 2.1.1e")
def test_two_ways_are_a_choice_and_one_is_none():
    full = "Patron+Whetstone"
    s = table(p1_main="Lone_Leader", p1_chars=full, p1_hand="Standing_Stone")
    play(s, "use:1c1#1 pass pass yes pick:Standing_Stone")
    assert set(tokens(s)) == {"play:Standing_Stone", "relic:Standing_Stone"}
    settle(play(s, "relic:Standing_Stone"))
    assert cards(s, "1.chars") == [full, "Standing_Stone"]
    s = table(p1_main="Lone_Leader", p1_chars=full, p1_hand="Warding_Song")
    play(s, "use:1c1#1 pass pass yes pick:Warding_Song")
    assert cards(s, "1.discard") == ["Warding_Song"]  # directly, and nobody is asked how


@pytest.mark.clause("athernum R106", "athernum 7.1.2c")
def test_what_no_way_is_open_for_is_not_played():
    s = table(p1_chars="Patron,Grunt,Grunt,Grunt,Grunt", p1_hand="Wall")
    settle(play(s, "use:1c1#2 pass pass yes pick:Wall"))
    assert cards(s, "1.hand") == ["Wall"] and len(cards(s, "1.chars")) == 5


@pytest.mark.clause("athernum 7.4.2c", "athernum 7.4.2d", "athernum R100")
def test_only_heralds_are_played_from_the_extra_deck_and_only_in_time():
    s = table(p1_extra="Lone_Wolf,Late_Guest", p1_res=res(2), p1_loc="Meadow")
    assert refused(s, "play:Lone_Wolf@extra") == "athernum 7.4.2c"
    assert "play:Late_Guest@extra" in tokens(s)
    s = table(p1_extra="Late_Guest", p1_res=res(2), p2_loc="Meadow")
    assert refused(s, "play:Late_Guest@extra") == "athernum 7.4.2d"  # the other one has a location
    assert (
        refused(table(p1_loc="Meadow", p1_extra="Late_Guest"), "play:Late_Guest@extra") == "athernum 2.2.1b"
    )
    assert (
        refused(table(p1_loc="Meadow", p2_extra="Late_Guest"), "play:Late_Guest@extra") == "athernum 7.4.2c"
    )


@pytest.mark.clause("athernum 2.1.2a", "athernum 2.3.2a", "athernum 2.3.2c")
def test_items_are_attached_to_own_permanents_with_a_free_slot():
    s = table(
        p1_hand="Whetstone",
        p1_discard="Grunt",
        p1_chars="Grunt+Iron_Charm,Wall",
        p2_chars="Grunt",
        p1_res=res(1),
    )
    assert refused(s, "attach:Whetstone>1d1") == "athernum 2.1.2a"
    assert refused(s, "hide:Whetstone>1r1") == "athernum 2.3.2c"
    assert refused(s, "attach:Whetstone>1c1.1") == "athernum 2.1.2a"
    assert refused(s, "attach:Whetstone>1c1") == "athernum 2.3.2c"
    assert refused(s, "attach:Whetstone>1c2") == "athernum 2.3.2c"
    assert refused(s, "attach:Whetstone>2c1") == "athernum 2.3.2a"
    assert [word for word in tokens(s) if ">" in word] == ["attach:Whetstone>1m", "hide:Whetstone>1m"]


@pytest.mark.clause("athernum R107", "athernum R139")
def test_a_play_that_was_taken_back_fifty_times_in_a_turn_is_no_longer_tried():
    s = table(p1_loc="No_Discarding", p1_hand="Costly_Guest,Costly_Guest,Wall", p1_res=res(1))
    before = game().position(s)
    for _ in range(50):
        play(s, "play:Costly_Guest pick:Wall")
        assert game().position(s) == before
    assert refused(s, "play:Costly_Guest") == "athernum R107" and "play:Costly_Guest" not in tokens(s)


@pytest.mark.clause("athernum R139", "athernum R89", "athernum 7.5.2b")
def test_a_token_made_while_a_cost_was_paid_in_vain_goes_with_it():
    s = table(p1_loc="Beast_Swap", p1_hand="Costly_Guest,Wall", p1_res=res(1))
    before = game().position(s)
    play(s, "play:Costly_Guest")
    assert game().position(s) == before and "end" in tokens(s)
    s = table(p1_loc="Beast_Swap", p1_chars="Juggler", p1_hand="Wall")
    before = game().position(s)
    play(s, "use:1c1#1")
    while "end" not in tokens(s):
        play(s, tokens(s)[0])
    assert game().position(s) == before


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 7.2.1c")
def test_the_top_of_the_deck_pays_as_long_as_there_is_one():
    s = use(table(p1_chars="Miller", p1_deck="Wall,Grunt,Meadow"), "1c1", 1)
    assert cards(s, "1.discard") == ["Wall"] and cards(s, "1.hand") == ["Grunt"]
    s = table(p1_chars="Miller", p1_deck="")
    before = game().position(s)
    play(s, "use:1c1#1")
    assert game().position(s) == before and "end" in tokens(s)  # nothing to discard: taken back (R139)


@pytest.mark.clause("athernum R1", "athernum 3.0.7", "athernum 4.3.5c.I")
def test_a_main_character_cannot_pay_with_itself():
    s = table(p1_main="Selfless_Leader", p1_chars="Miller")
    assert refused(s, "use:1m#1") == "athernum 4.3.5c.I" and refused(s, "use:1m#2") == "athernum 4.3.5c.I"
    use(s, "1c1", 2)  # another card can
    assert cards(s, "1.discard") == ["Miller"] and len(cards(s, "1.hand")) == 1
    s = table(p2_main="Selfless_Leader", p1_main="Plain_Leader", p1_chars="Selfless_Leader")
    use(s, "1c1", 2)  # nobody's main character, and back in the hand
    assert "Selfless_Leader" in cards(s, "1.hand")


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 10.2.4", "athernum 10.0.3")
def test_markers_pay_if_there_are_enough():
    for commands, enough in ((1, False), (2, True)):
        s = table(p1_chars="Miller", p1_commands=commands)
        assert ("use:1c1#3" in tokens(s)) == enough
    assert field(use(s, "1c1", 3), "1.commands") == ""
    assert refused(table(p1_chars="Miller", p1_commands=1, p2_commands=2), "use:1c1#3") == "athernum R137"
    assert refused(table(p1_chars="Miller[d1],Wall[d2]"), "use:1c1#4") == "athernum 4.3.5c.I"
    s = use(table(p1_chars="Miller[d2]"), "1c1", 4)
    assert damage(s, "1c1") == 0 and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 6.2.9a", "athernum 0.def.linked-target", "athernum 4.3.5c.I")
def test_the_linked_target_pays_while_there_is_one_and_it_is_face_up():
    s = table(p1_chars="Loose_Lever,Grunt+Loose_Lever,Grunt[x]+Loose_Lever")
    assert refused(s, "use:1c1#1") == "athernum 6.2.9a"  # it stands alone
    assert refused(s, "use:1c3.1#1") == "athernum 6.2.9a"
    use(s, "1c2.1", 1)
    assert side(s, "1c2") == "exhausted" and cards(s, "1.hand") == ["Grunt"]
    assert refused(s, "use:1c2.1#1") == "athernum 6.2.9a"
    s = table(p1_chars="Grunt+Loose_Lever", p1_loc="No_Exhausting")
    assert refused(s, "use:1c1.1#1") == "athernum R1" and refused(s, "use:1c1#1") == "athernum R1"


@pytest.mark.clause("athernum 0.hier.card-text", "athernum R141")
def test_who_cannot_use_activated_abilities():
    s = table(p1_chars="Grunt,Free_Hand", p2_loc="Idle_Order", p1_hand="Whetstone", p1_res=res(3))
    for word in ("use:1c1#1", "use:1c2#1", "use:1m#1", "support:Whetstone"):
        assert refused(s, word) == "athernum R1"
    assert not any(word.startswith(("use", "support")) for word in tokens(s))
    assert {"play:Whetstone", "solvency", "acquisition"} <= set(tokens(s))  # R130: commands are not named
    assert "use:1c1#1" in tokens(table(p1_chars="Grunt", p1_loc="Idle_Order"))


@pytest.mark.clause("athernum R130")
def test_one_command_may_be_forbidden_by_its_name():
    s = table(p1_loc="Closed_Books")
    assert refused(s, "solvency") == "athernum R130"
    assert "acquisition" in tokens(s) and "solvency" not in tokens(s)
    assert "solvency" in tokens(table(p2_loc="Closed_Books"))
    s = table(p2_loc="Silent_Hall")
    assert refused(s, "solvency") == "athernum R130" and refused(s, "acquisition") == "athernum R130"


@pytest.mark.clause("athernum 10.2.4", "athernum 9.2.3", "athernum 9.2.2")
def test_a_command_needs_a_token_and_solvency_comes_once():
    for word in ("acquisition", "solvency", "contingency"):
        assert refused(table(p1_commands=0), word) == "athernum 10.2.4"
    s = settle(play(table(p1_commands=3), "solvency"))
    assert refused(s, "solvency") == "athernum 9.2.3" and "acquisition" in tokens(s)
    s = settle(play(settle(play(s, "acquisition")), "acquisition"))
    assert len(cards(s, "1.hand")) == 2 and refused(s, "acquisition") == "athernum 10.2.4"


@pytest.mark.clause("athernum 9.2.4a", "athernum R3")
def test_contingency_is_for_whoever_is_behind_everybody_else():
    three = THREE | {"p2_main": "Quick_Leader[v2]"}
    assert refused(table(**three), "contingency") == "athernum 9.2.4a"  # the third has none either
    s = table(**three | {"p3_main": "Lone_Leader[v1]"})
    assert "contingency" in tokens(s)
    assert (
        refused(table(**three | {"p3_main": "Lone_Leader[v1]"}, p1_main="Plain_Leader[v1]"), "contingency")
        == "athernum 9.2.4a"
    )
    assert refused(table(p2_main="Quick_Leader[v2]", pool=0), "contingency") == "athernum 10.1.7"
    assert "contingency" in tokens(table(p2_main="Quick_Leader[v2]", pool=1))


@pytest.mark.clause("athernum 0.hier.card-text", "athernum 9.2.8", "athernum 2.1.2g", "athernum R93")
def test_attachments_that_stay_as_they_are():
    s = table(p1_chars="Grunt+Whetstone[f],Grunt+Whetstone", p1_loc="Stuck_Lid")
    assert refused(s, "up:1c1.1") == "athernum R1"
    assert refused(s, "drop:1c2.1") == "athernum R1"
    assert not any(word.startswith(("up", "drop")) for word in tokens(s))
    s = table(
        p1_chars="Grunt+Whetstone[f],Grunt+Whetstone",
        p2_loc="Stuck_Lid",
        p2_chars="Grunt+Whetstone[f],Grunt+Whetstone",
    )
    assert [word for word in tokens(s) if word.startswith(("up", "drop"))] == ["up:1c1.1", "drop:1c2.1"]
    assert refused(s, "up:1c2.1") == "athernum 9.2.8" and refused(s, "drop:1c1.1") == "athernum R93"
    assert refused(s, "up:1c1") == "athernum 6.1.6" and refused(s, "drop:1c1") == "athernum 2.1.2g"
    assert refused(s, "up:2c1.1") == "athernum 2.1.2d" and refused(s, "drop:2c2.1") == "athernum 2.1.2g"


@pytest.mark.clause("athernum 4.3.2", "athernum 4.3.2c", "athernum 4.3.5c.I")
def test_abilities_that_are_not_there():
    s = table(
        p1_chars="Grunt,Wall", p2_chars="Grunt", p1_discard="Grave_Voice,Grunt", p2_discard="Grave_Voice"
    )
    assert refused(s, "use:1c1#2") == "athernum 4.3.2" and refused(s, "use:1c2#1") == "athernum 4.3.2"
    assert refused(s, "use:2c1#1") == "athernum 4.3.5c.I" and refused(s, "use:1d1#1") == "athernum 4.3.2"
    assert refused(s, "from:1d1#3") == "athernum 4.3.2c" and refused(s, "from:1d1#2") == "athernum 4.3.2c"
    assert refused(s, "from:1d2#1") == "athernum 4.3.2c" and refused(s, "from:2d1#1") == "athernum R131"
    assert [word for word in tokens(s) if word.startswith("from")] == ["from:1d1#1"]
    s = table(p1_chars="Grave_Voice", p1_void="Grave_Voice")
    assert refused(s, "from:1v1#1") == "athernum 4.3.2c"  # it works from the discard pile
    assert not any(word.startswith("from") for word in tokens(s))


@pytest.mark.clause("athernum 9.2.text.actions")
def test_numbers_that_mean_nothing_are_refused():
    """What no text of a choice can say, but a number could."""
    s = table(p1_chars="Grunt")
    odd = [
        o.make(o.COMMAND, 0),
        o.make(o.COMMAND, 4),
        o.make(o.FROM, 1000 << 6),
        o.make(o.NUMBER, 1),
        o.NO,
        0,
    ]
    assert [s.bar(option) for option in odd] == [UNLISTED] * len(odd)
    assert s.bar(o.make(o.COMMAND, 1)) == 0 and s.bar(o.make(o.COMMAND, 2)) == 0


@pytest.mark.clause("athernum R8")
def test_targets_of_two_instructions_may_be_the_same():
    s = table(p1_chars="Two_Hands,Wall[d1]", p2_chars="Grunt")
    play(s, "use:1c1#1 pick:1c2")
    assert "1c2" in picks(s) and "2c1" in picks(s)
    settle(play(s, "pick:1c2"))
    assert damage(s, "1c2") == 2

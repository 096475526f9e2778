"""What an ability costs besides resources, what limits it, and the order of picks (4.3.5c, R139)."""

import pytest

from .table import (
    cards,
    damage,
    game,
    picks,
    play,
    refused,
    res,
    settle,
    side,
    table,
    to_next_turn,
    tokens,
    use,
    waiting,
)


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 10.5.4", "athernum R139")
def test_a_marker_of_something_that_is_picked():
    s = table(p1_chars="Payer,Wall[Briar:2],Grunt", p2_chars="Wall[Briar:1]")
    play(s, "use:1c1#1")
    assert picks(s) == ["1m", "1c1", "1c2", "1c3"]
    settle(play(s, "pick:1c2"))
    assert cards(s, "1.chars")[1] == "Wall[Briar:1]" and cards(s, "1.hand") == ["Grunt"]
    before = game().position(s)
    play(s, "use:1c1#1 pick:1c3")  # nothing lies there
    assert game().position(s) == before and "end" in tokens(s)


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 6.2.9a", "athernum R139")
def test_what_was_picked_for_one_part_of_a_cost_pays_the_next():
    s = table(p1_chars="Presser,Wall[Briar:1],Grunt[x/Briar:1]")
    worn = settle(play(s.clone(), "use:1c1#1 pick:1c2"))
    assert cards(worn, "1.chars")[1] == "Wall[x]" and cards(worn, "1.hand") == ["Grunt"]
    before = game().position(s)
    play(s, "use:1c1#1 pick:1c3")  # exhausted already
    assert game().position(s) == before and "end" in tokens(s)


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 6.2.9a")
def test_two_to_exhaust_and_no_fewer():
    s = table(p1_main="Plain_Leader[x]", p1_chars="Payer[x],Wall,Grunt[x]")
    assert refused(s, "use:1c1#2") == "athernum 6.2.3a"  # it is exhausted itself
    s = table(p1_main="Plain_Leader[x]", p1_chars="Payer,Grunt[x]", p2_chars="Wall,Wall")
    assert refused(s, "use:1c1#2") == "athernum 6.2.9a"
    s = table(p1_main="Plain_Leader[x]", p1_chars="Payer,Wall,Grunt[x]")
    settle(play(s, "use:1c1#2"))
    assert [side(s, place) for place in ("1c1", "1c2")] == ["exhausted"] * 2 and cards(s, "1.hand") == [
        "Grunt"
    ]
    s = play(table(p1_chars="Payer,Wall,Grunt"), "use:1c1#2")
    assert picks(s) == ["1m", "1c1", "1c2"]  # the last one cannot be the first of two
    play(s, "pick:1c1")
    assert picks(s) == ["1c2", "1c3"] and "done" not in tokens(s)
    play(s, "pick:1c3")
    assert [side(s, place) for place in ("1m", "1c1", "1c2", "1c3")] == ["up", "exhausted", "up", "exhausted"]


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 0.def.discard")
def test_two_cards_of_the_hand():
    assert (
        refused(table(p1_chars="Payer", p1_hand="Wall", p2_hand="Wall,Wall"), "use:1c1#3")
        == "athernum 4.3.5c.I"
    )
    s = play(table(p1_chars="Payer", p1_hand="Wall,Wall,Grunt"), "use:1c1#3")
    assert sorted(tokens(s)) == ["pick:Grunt", "pick:Wall"]
    settle(play(s, "pick:Wall pick:Wall"))
    assert cards(s, "1.discard") == ["Wall", "Wall"] and sorted(cards(s, "1.hand")) == ["Grunt", "Grunt"]


@pytest.mark.clause("athernum R1", "athernum 3.0.7", "athernum 4.3.5c.I")
def test_a_main_character_is_no_price():
    assert refused(table(p1_chars="Payer"), "use:1c1#4") == "athernum 4.3.5c.I"
    s = play(table(p1_chars="Payer,Wall,Grunt"), "use:1c1#4")
    assert picks(s) == ["1c2", "1c3"]
    s = use(table(p1_chars="Payer"), "1c1", 6)  # but it may become exhausted
    assert side(s, "1m") == "exhausted" and cards(s, "1.hand") == ["Grunt"]
    assert refused(s, "use:1c1#6") == "athernum 6.2.9a"


@pytest.mark.clause("athernum 4.3.5c.I", "athernum 7.2.2a")
def test_a_card_in_the_own_discard_pile():
    assert refused(table(p1_chars="Payer", p2_discard="Wall"), "use:1c1#5") == "athernum 4.3.5c.I"
    s = play(table(p1_chars="Payer", p1_discard="Wall,Grunt"), "use:1c1#5")
    settle(play(s, "pick:Grunt"))
    assert cards(s, "1.void") == ["Grunt"] and cards(s, "1.discard") == ["Wall"]


@pytest.mark.clause("athernum 4.3.2c", "athernum R131", "athernum 4.3.5c.I")
def test_a_card_in_the_discard_pile_pays_with_itself():
    s = table(p1_discard="Old_Ghost", p1_chars="Wall[d1]")
    assert [word for word in tokens(s) if word.startswith("from")] == ["from:1d1#1", "from:1d1#2"]
    back = settle(play(s.clone(), "from:1d1#1 pick:1c1"))
    assert cards(back, "1.hand") == ["Old_Ghost"] and damage(back, "1c1") == 0
    under = settle(play(s.clone(), "from:1d1#2"))
    assert cards(under, "1.deck")[-1] == "Old_Ghost" and cards(under, "1.hand") == ["Grunt"]
    answer = play(s, "from:1d1#2")
    assert cards(answer, "1.discard") == [] and "from:1d1#1" not in tokens(answer)


@pytest.mark.clause("athernum 4.3.5c.IIc", "athernum R28")
def test_conditions_phases_and_numbers_limit_an_ability():
    words = {"p1_chars": "Payer+Whetstone,Grunt+Whetstone", "p2_chars": "Wall"}
    assert refused(table(**words), "use:1c1#7") == "athernum 4.3.5c.IIc"
    assert refused(table(**words, p2_loc="Meadow"), "use:1c1#7") == "athernum 4.3.5c.IIc"
    s = table(**words, p1_loc="Meadow")
    settle(play(s, "use:1c1#7 pick:1c2.1"))
    assert cards(s, "1.chars") == ["Payer+Whetstone", "Grunt"]
    assert "use:1c1#7" in tokens(s)  # it has a cost, so there is no limit to it
    s = table(**words)
    assert refused(s, "use:1c1#8") == "athernum 4.3.5c.IIc"
    play(s, "combat")
    for _ in range(2):
        settle(play(s, "use:1c1#8 pick:2c1"))
    assert refused(s, "use:1c1#8") == "athernum R28" and damage(s, "2c1") == 2
    to_next_turn(play(s, "end-combat"))
    play(s, "combat attack:2m at:1m")
    settle_to = play(s, "undefended") if "undefended" in tokens(s) else s
    assert (
        refused(play(settle_to, "pass"), "use:1c1#8") == "athernum 4.3.5c.IIc"
    )  # in an opponent's Combat Phase


@pytest.mark.clause("athernum 0.def.static-ability", "athernum R106", "athernum 5.0.3h")
def test_a_permission_and_an_embargo_hold_as_long_as_they_say():
    s = table(p1_loc="Half_Door", p1_chars="Wall", p1_discard="Grunt", p1_res=res(1))
    assert "play:Grunt@discard" in tokens(s)  # the main character is the second one
    s = table(p1_main="Site_Leader", p1_chars="Wall", p1_loc="", p1_discard="Grunt", p1_res=res(1))
    assert refused(s, "play:Grunt@discard") == "athernum 9.2.5"
    for guards, usable in (("", True), ("Wall", False)):
        s = table(p1_chars="Spender", p1_res=res(1), p2_loc="Half_Embargo", p2_chars=guards)
        assert ("use:1c1#1" in tokens(s)) == usable


@pytest.mark.clause("athernum R23", "athernum 9.2.1", "athernum R10")
def test_whoever_has_several_triggers_says_of_each_which_comes_next():
    def morning():
        return play(table(active=2, p1_loc="Triple_Bell", p1_chars="Wall[d2]"), "end pass pass")

    def texts(s):
        return [effect["text"].split(", ")[1][:4] for effect in game().observe(s, -1)["stack"]]

    s = morning()
    assert tokens(s) == ["next:1", "next:2", "next:3"]
    play(s, "next:2")
    assert tokens(s) == ["next:1", "next:2"]
    play(s, "next:2")
    assert texts(s) == ["draw", "plac", "heal"]  # the first one went on last, and resolves first
    assert texts(play(morning(), "next:1 next:1")) == ["plac", "heal", "draw"]
    assert texts(play(morning(), "next:3 next:1")) == ["heal", "draw", "plac"]


@pytest.mark.clause("athernum R23", "athernum R10")
def test_one_ability_that_triggers_twice_needs_no_order_and_two_sources_do():
    s = table(p1_loc="Ragged_School", p1_chars="Gleaner", p1_hand="Grunt,Grunt")
    play(s, "use:1c1#3 pass pass")
    assert waiting(s) == ["Ragged School"] * 2 and "pass" in tokens(s)
    s = table(p1_chars="Mourner,Toolbox,Mourner,Wall")
    play(s, "use:1c2#6 pick:1c4 pass pass")
    assert tokens(s) == ["next:1", "next:2", "next:3", "next:4"]  # two abilities of two Mourners


@pytest.mark.clause("athernum R8", "athernum 4.3.5c.V")
def test_up_to_two_targets_are_picked_from_the_first_to_the_last():
    s = play(table(p1_chars="Careful_Hand,Wall", p2_chars="Wall"), "use:1c1#2")
    assert tokens(s) == ["pick:1m", "pick:1c1", "pick:1c2", "pick:2m", "pick:2c1", "done"]
    twin = settle(play(s.clone(), "done"))
    assert cards(twin, "1.hand") == ["Grunt"]
    play(s, "pick:1c1")
    assert tokens(s) == ["pick:1c2", "pick:2m", "pick:2c1", "done"]
    one = settle(play(s.clone(), "done"))
    assert damage(one, "1c1") == 1 and damage(one, "2c1") == 0
    two = settle(play(s, "pick:2c1"))
    assert [damage(two, place) for place in ("1c1", "1c2", "2c1")] == [1, 0, 1]


@pytest.mark.clause("athernum 9.2.text.actions", "athernum R21", "athernum 9.3.4")
def test_words_that_belong_to_another_moment():
    s = table(p1_chars="Grunt")
    words = {
        "end-combat": "R85",
        "pass": "4.1.6",
        "done": "R8",
        "yes": "4.3.5",
        "undefended": "9.3.7",
        "pay": "R139",
    }
    for word, clause in words.items():
        assert refused(s, word) == f"athernum {clause}"
    assert refused(play(s.clone(), "acquisition"), "end-combat") == "athernum R85"
    s = play(s, "combat")
    for word, clause in {"end": "R85", "pass": "4.1.6", "no": "4.3.5"}.items():
        assert refused(s, word) == f"athernum {clause}"
    play(s, "attack:1c1 at:2m")
    for word, clause in {"end": "R85", "end-combat": "R85", "combat": "9.3.1"}.items():
        assert refused(s, word) == f"athernum {clause}"
    assert refused(table(p1_chars="Grunt"), "attack:1c1") == "athernum 9.3.4"


@pytest.mark.clause("athernum R8", "athernum R63")
def test_targets_that_a_later_instruction_joins_are_two_things():
    s = play(table(p1_chars="Late_Porter,Wall[d2]", p2_chars="Grunt"), "use:1c1#1 pick:1c2")
    assert sorted(picks(s)) == ["1c1", "1m", "2c1", "2m"]
    settle(play(s, "pick:1c1"))
    assert damage(s, "1c1") == damage(s, "1c2") == 1 and cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 4.3.5c.IIc")
def test_of_two_limits_each_must_hold():
    assert refused(table(p1_chars="Careful_Payer", p2_loc="Meadow"), "use:1c1#1") == "athernum 4.3.5c.IIc"
    s = use(use(table(p1_chars="Careful_Payer", p1_loc="Meadow"), "1c1", 1), "1c1", 1)
    assert refused(s, "use:1c1#1") == "athernum R28" and len(cards(s, "1.hand")) == 2

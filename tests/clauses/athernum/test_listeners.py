"""Who hears what: from other zones, left for later, waiting for a state, and remembering turns."""

import pytest

from .table import cards, field, play, settle, table, to_next_turn, tokens, use

WHEN = "athernum R24"


@pytest.mark.clause("athernum R131", "athernum 4.3.2c", WHEN)
def test_a_card_hears_from_where_its_text_says():
    s = use(table(p1_chars="Keeper,Wall", p1_discard="Churchyard_Clerk"), "1c1", 22, "1c2")
    assert cards(s, "1.hand") == ["Grunt"]
    for words in (
        {"p1_void": "Churchyard_Clerk"},
        {"p1_hand": "Churchyard_Clerk"},
        {"p2_discard": "Churchyard_Clerk"},
    ):
        before = len(cards(table(**words), "1.hand"))
        s = use(table(p1_chars="Keeper,Wall", **words), "1c1", 22, "1c2")
        assert len(cards(s, "1.hand")) == before and cards(s, "2.hand") == []
    s = use(table(p1_chars="Keeper,Wall,Churchyard_Clerk"), "1c1", 22, "1c2")
    assert cards(s, "1.hand") == []  # on the board it does nothing
    s = use(table(p1_chars="Lamplighter", p1_hand="Wall", p1_void="Void_Clerk"), "1c1", 3)
    assert "Briar:1" in field(s, "1.main")
    s = use(table(p1_chars="Lamplighter", p1_hand="Wall", p1_discard="Void_Clerk"), "1c1", 3)
    assert "Briar" not in field(s, "1.main")


@pytest.mark.clause("athernum R131", "athernum 4.3.2c", WHEN)
def test_a_card_with_abilities_here_and_there_uses_those_of_where_it_lies():
    def marks(**words):
        s = use(table(p1_chars="Lamplighter" + words.pop("more", ""), p1_hand="Wall", **words), "1c1", 3)
        found = [len(cards(s, "1.hand"))]
        play(s, "end")
        while s.active == 0 and not s.over():
            play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
        return [*found, len(cards(s, "1.hand")), field(s, "1.main")]

    assert marks(more=",Two_Worlds") == [1, 2, "Plain_Leader"]
    assert marks(p1_void="Two_Worlds") == [0, 0, "Plain_Leader[Briar:1/Soot:1]"]
    assert marks(p1_discard="Two_Worlds") == [0, 0, "Plain_Leader"]
    assert marks(p2_void="Two_Worlds") == [0, 0, "Plain_Leader"]


@pytest.mark.clause("athernum R131", WHEN)
def test_each_of_several_cards_hears_for_its_owner():
    s = table(p1_chars="Keeper,Wall", p2_chars="Grunt", p1_discard="Churchyard_Clerk,Churchyard_Clerk")
    assert len(cards(use(s.clone(), "1c1", 22, "1c2"), "1.hand")) == 2
    assert cards(use(s.clone(), "1c1", 22, "2c1"), "1.hand") == []


@pytest.mark.clause(WHEN, "athernum R11", "athernum R74")
def test_what_is_left_for_later_waits_for_any_of_its_events_this_turn():
    s = use(table(turn="3", p1_chars="Keeper,Wall,Grunt", p2_chars="Wall"), "1c1", 20)
    gone = use(s.clone(), "1c1", 22, "1c2")
    assert len(cards(gone, "1.hand")) == 1
    assert len(cards(use(gone, "1c1", 22, "1c3"), "1.hand")) == 2  # whenever
    fought = settle(play(s.clone(), "combat attack:1c3 at:2c1 undefended"))
    assert len(cards(fought, "1.hand")) == 1
    both = use(s.clone(), "1c1", 20)
    assert len(cards(use(both, "1c1", 22, "1c2"), "1.hand")) == 2  # two of them
    to_next_turn(to_next_turn(s))
    before = len(cards(s, "1.hand"))
    assert len(cards(use(s, "1c1", 22, "1c2"), "1.hand")) == before


@pytest.mark.clause(WHEN, "athernum R11")
def test_what_is_left_for_later_about_one_thing_comes_for_that_alone():
    s = use(table(p1_chars="Keeper,Wall,Grunt"), "1c1", 21, "1c2")
    assert cards(use(s.clone(), "1c1", 22, "1c3"), "1.hand") == []
    assert cards(use(s.clone(), "1c1", 22, "1c2"), "1.hand") == ["Grunt"]
    late = to_next_turn(to_next_turn(s.clone()))
    before = len(cards(late, "1.hand"))
    assert len(cards(use(late, "1c1", 22, "1c2"), "1.hand")) == before  # another turn
    both = use(s.clone(), "1c1", 21, "1c3")  # the Grunt survives one damage
    assert len(cards(use(both, "1c1", 13, "1c2", "1c3"), "1.hand")) == 2


@pytest.mark.clause(WHEN, "athernum R44", "athernum 4.2.3d")
def test_a_given_ability_may_wait_for_a_state():
    s = table(p1_chars="Keeper,Wall,Mentor", p1_hand="Proud_Bearer", p1_main="Plain_Leader")
    settle(play(s.clone(), "play:Proud_Bearer"))
    late = use(s.clone(), "1c1", 10, "1c2")
    assert len(cards(late, "1.hand")) == 2  # four characters, the main one among them: at once
    assert len(cards(use(late, "1c3", 7, "1c3"), "1.hand")) == 2
    marked = use(table(p1_chars="Keeper,Wall,Grunt[Soot:9]"), "1c1", 10, "1c2")
    assert cards(marked, "1.discard") == ["Grunt"]  # a check goes on with all its other work
    early = table(p1_chars="Keeper,Wall", p1_hand="Proud_Bearer")
    use(early, "1c1", 10, "1c2")
    assert cards(early, "1.hand") == ["Proud_Bearer"]
    settle(play(early, "play:Proud_Bearer"))
    assert cards(early, "1.hand") == ["Grunt"]


@pytest.mark.clause(WHEN)
def test_each_ability_remembers_its_own_state():
    s = table(p1_chars="Herdsman,Herdsman,Keeper,Grunt", p2_chars="Grunt")
    use(s, "1c3", 18)
    assert len(cards(s, "1.hand")) == 2 and field(s, "1.chars").count("Briar:1") == 2  # all four, once each
    use(s, "1c3", 22, "1c4")  # still more characters, and no more an empty hand
    use(s, "1c3", 18)
    assert len(cards(s, "1.hand")) == 2 and field(s, "1.chars").count("Briar:1") == 2


@pytest.mark.clause("athernum R89")
def test_a_prevention_is_for_its_own_event_and_used_up_once():
    s = table(p1_chars="Warder,Wall,Toolbox,Grunt", p2_loc="Swapped_Hiding")  # for its own characters
    use(s, "1c1", 4, "1c2")
    use(s, "1c1", 4, "1c4")
    use(s, "1c3", 4, "1c2")  # turned face-down: another event
    assert field(s, "1.chars").split(",")[1] == "Wall[f]"
    use(s, "1c3", 5, "1c2")
    use(s, "1c3", 1, "1c2")
    assert field(s, "1.chars").split(",")[1] == "Wall"
    use(s, "1c3", 1, "1c2")
    assert field(s, "1.chars").split(",")[1] == "Wall[x]"
    use(s, "1c3", 1, "1c4")
    assert field(s, "1.chars").split(",")[3] == "Grunt"


@pytest.mark.clause("athernum 4.3.4", "athernum 2.2.6", "athernum R89")
def test_only_what_speaks_of_its_linked_target_saves_an_attachment():
    s = table(p1_chars="Marshal+Loose_Strap+Shield_Charm,Toolbox,Grunt+Loose_Strap")
    use(s, "1c2", 6, "1c1")  # the charm goes instead
    assert cards(s, "1.chars")[0] == "Marshal+Loose_Strap" and cards(s, "1.discard") == ["Shield_Charm"]
    use(s, "1c2", 6, "1c1")
    assert cards(s, "1.hand") == ["Loose_Strap"] and sorted(cards(s, "1.discard")) == [
        "Marshal",
        "Shield_Charm",
    ]
    assert cards(s, "1.chars") == ["Toolbox", "Grunt+Loose_Strap"]


@pytest.mark.clause("athernum R24", "athernum 4.3.5b")
def test_since_your_last_turn_reaches_back_over_one_round_and_no_further():
    def evening(s):
        before = len(cards(s, "1.hand"))
        play(s, "end")
        while s.active == 0 and not s.over():
            play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
        return len(cards(s, "1.hand")) - before

    s = table(turn="2", active=2, p1_chars="Night_Reader,Wall", p2_chars="Grunt")
    settle(play(s, "combat attack:2c1 at:1c1 defend:1c2"))
    play(s, "end-combat")
    to_next_turn(s)
    assert s.active == 0
    drawn = evening(s)
    to_next_turn(s)
    assert drawn - evening(s) == 1  # in the next round nobody defended


@pytest.mark.clause(WHEN, "athernum 4.2.3d")
def test_a_card_may_wait_for_a_state_and_for_a_phase():
    s = table(p1_chars="Mixed_Clerk,Keeper", p1_hand="Proud_Bearer")
    use(s, "1c2", 18)
    late = settle(play(table(p1_chars="Mixed_Clerk,Keeper", p1_hand="Herdsman"), "play:Herdsman"))
    assert field(late, "1.chars") == "Mixed_Clerk[Briar:1],Keeper,Herdsman[Briar:1]"  # no card in hand
    s2 = settle(
        play(use(table(p1_chars="Mixed_Clerk,Keeper", p1_hand="Herdsman"), "1c2", 18), "play:Herdsman")
    )
    assert field(s2, "1.chars") == field(late, "1.chars") and cards(s2, "1.hand") == ["Grunt"]
    assert field(s, "1.chars") == "Mixed_Clerk[Briar:1],Keeper"  # with the main character
    settle(play(s, "play:Proud_Bearer"))
    assert field(s, "1.chars").startswith("Mixed_Clerk[Briar:1],") and cards(s, "1.hand") == []
    play(s, "end")
    while s.active == 0 and not s.over():
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    assert len(cards(s, "1.hand")) == 1


@pytest.mark.clause("athernum R143", "athernum 2.2.6", "athernum R89")
def test_what_keeps_its_linked_target_does_not_save_itself():
    s = table(p1_chars="Toolbox,Twin_Heir+Held_Line,Twin_Heir")
    play(s, "use:1c1#2 pick:1c1 pass pass pick:1c3")
    assert len(cards(s, "1.hand")) == 1  # it stays, and the choice comes again
    settle(play(s, "pick:1c3"))
    assert cards(s, "1.chars")[1:] == ["Twin_Heir"]
    assert sorted(cards(s, "1.discard")) == ["Held_Line", "Twin_Heir"] and len(cards(s, "1.hand")) == 1


@pytest.mark.clause("athernum 9.4.1a", "athernum 4.3.2b", "athernum R44")
def test_a_given_ability_hears_the_phase_as_its_bearer_would():
    s = to_next_turn(table(p1_chars="Curfew_Warden,Grunt,Wall,Grunt", p2_chars="Grunt"))
    assert len(cards(s, "1.hand")) == 2 and cards(s, "2.hand") == []  # two Soldiers of theirs, one evening
    s = to_next_turn(s)
    assert len(cards(s, "1.hand")) == 2 and cards(s, "2.hand") == []  # this evening was the opponent's
    s = to_next_turn(table(p1_chars="Grunt,Wall"))
    assert cards(s, "1.hand") == []

"""The stack and the check that follows it (4.1 and 4.2)."""

import pytest

from .table import (
    cards,
    damage,
    field,
    game,
    passes,
    play,
    res,
    settle,
    side,
    table,
    to_next_turn,
    tokens,
    use,
    values,
    waiting,
)


@pytest.mark.clause(
    "athernum 0.def.stack", "athernum 4.text.system", "athernum 4.1.9", "athernum 4.2.text.when"
)
def test_effects_wait_and_resolve_from_the_top_and_only_then_comes_the_check():
    s = table(p1_chars="Sniper,Free_Hand", p2_chars="Grunt")
    play(s, "use:1c1#1 pick:2c1 use:1c2#1 pick:2c1")
    assert waiting(s) == ["Free Hand", "Sniper"] and damage(s, "2c1") == 0
    passes(s, 1)
    assert s.seat == 1 and damage(s, "2c1") == 0
    passes(s, 1)  # the last pass: stack, check, and the active player is free again
    assert cards(s, "2.discard") == ["Grunt"] and s.seat == 0 and "end" in tokens(s) and waiting(s) == []


@pytest.mark.clause("athernum 4.text.system", "athernum 4.1.9", "athernum 0.def.check")
def test_the_check_looks_at_what_is_left_of_the_whole_stack():
    s = table(p1_chars="Sniper,Free_Hand,Free_Hand", p2_chars="Grunt")
    # 2 damage, then healed twice before any check is made
    play(s, "use:1c2#1 pick:2c1 use:1c3#1 pick:2c1 use:1c1#1 pick:2c1 pass pass")
    assert cards(s, "2.chars") == ["Grunt"] and damage(s, "2c1") == 0


@pytest.mark.clause("athernum 0.def.state-based-check")
def test_checks_are_made_after_a_stack_and_as_a_phase_begins_and_ends():
    s = table(p1_chars="Toolbox", p2_chars="Grunt[d2]")
    assert cards(s, "2.chars") == ["Grunt[d2]"]  # nobody has looked yet
    stack = passes(play(s.clone(), "acquisition"))
    begins = play(s.clone(), "combat")
    for after in (stack, begins):
        assert cards(after, "2.chars") == []
    s = use(use(table(p1_chars="Bracer,Sniper", p2_chars="Grunt"), "1c1", 1, "2c1"), "1c2", 1, "2c1")
    assert cards(s, "2.chars") == ["Grunt[d2]"]
    play(s, "end")
    assert cards(s, "2.chars") == ["Grunt[d2]"]
    passes(s)  # the Day Phase ends, and "until end of phase" with it
    assert cards(s, "2.chars") == []


@pytest.mark.clause("athernum 0.def.check", "athernum 0.def.triggered-ability")
def test_a_condition_is_looked_at_in_the_check_and_its_ability_triggers_by_itself():
    s = table(p1_loc="Counting_House", p1_chars="Grunt", p1_hand="Grunt", p1_res=res(1))
    play(s, "play:Grunt")
    assert cards(s, "1.hand") == []
    passes(s)
    assert waiting(s) == ["Counting House"]  # with the main character there are three
    settle(s)
    assert cards(s, "1.hand") == ["Grunt"]
    settle(play(s, "acquisition"))
    assert len(cards(s, "1.hand")) == 2  # still three: it has not become true again


@pytest.mark.clause("athernum 4.1.2")
def test_abilities_and_attachments_wait_for_priority():
    s = table(p2_chars="Free_Hand,Grunt+Whetstone[f]")
    assert s.seat == 0
    play(s, "acquisition")
    assert s.seat == 0 and "up:2c2.1" not in tokens(s)
    passes(s, 1)
    assert s.seat == 1 and {"use:2c1#1", "up:2c2.1"} <= set(tokens(s))
    play(s, "up:2c2.1")
    assert side(s, "2c2.1") == "up"
    settle(s)
    assert s.seat == 0 and values(s, "2c2") == (4, 2)


@pytest.mark.clause(
    "athernum 4.1.4",
    "athernum 4.1.4a",
    "athernum 4.1.4c",
    "athernum 4.3.5a.I",
    "athernum 0.def.static-ability",
)
def test_playing_a_card_or_turning_an_attachment_up_stacks_its_static_abilities_and_no_others():
    s = play(table(p1_hand="Drummer", p1_chars="Grunt", p1_res=res(1)), "play:Drummer")
    assert waiting(s) == ["Drummer"] and values(s, "1c1")[0] == 2
    passes(s)
    assert values(s, "1c1")[0] == 3
    s = play(table(p1_chars="Grunt+Whetstone[f]"), "up:1c1.1")
    while waiting(s) == []:
        play(s, tokens(s)[0])
    while "next:1" in tokens(s):
        play(s, "next:1")
    assert waiting(s) == ["Whetstone", "Whetstone"]  # the draw and the Equip, not the support
    s = play(table(p1_hand="Hexer", p1_res=res(1)), "play:Hexer")
    assert waiting(s) == []  # an activated ability is none


@pytest.mark.clause("athernum 4.1.4c.I", "athernum 4.1.8", "athernum 4.1.4c.II")
def test_a_continuous_effect_is_stacked_once_and_stays_neutralized_until_it_is_stacked_again():
    s = table(p1_hand="Drummer", p1_chars="Grunt,Toolbox", p1_res=res(1), p2_chars="Canceller")
    play(s, "play:Drummer pass use:2c1#1")
    settle(s)
    assert side(s, "1c3") == "up" and values(s, "1c1")[0] == 2
    to_next_turn(to_next_turn(s))
    assert values(s, "1c1")[0] == 2 and waiting(s) == []  # no check brings it back
    use(s, "1c2", 4, "1c3")
    play(s, "use:1c2#5 pick:1c3")
    settle(s)
    assert values(s, "1c1")[0] == 3


@pytest.mark.clause("athernum 4.1.8")
def test_an_effect_is_open_to_others_until_it_resolves_and_not_after():
    s = table(p2_chars="Canceller")
    play(s, "acquisition pass")
    assert "use:2c1#1" in tokens(s)
    settle(play(s, "use:2c1#1"))
    assert cards(s, "1.hand") == []
    s = table(p1_hand="Grunt", p1_res=res(1), p2_chars="Canceller")
    play(s, "play:Grunt pass")  # a stack without effects
    assert "use:2c1#1" not in tokens(s)


@pytest.mark.clause("athernum R15")
def test_what_a_resolving_effect_turns_up_has_its_static_effects_resolve_next():
    s = table(p1_chars="Toolbox,Oak[f/d2]")
    play(s, "use:1c1#5 pick:1c2 pass")
    assert s.seat == 1
    passes(s, 1)  # turned up with 2 damage on DFV 1, and its +3 in time for the check
    assert cards(s, "1.chars") == ["Toolbox", "Oak[d2]"] and values(s, "1c2")[1] == 4 and "end" in tokens(s)


@pytest.mark.clause("athernum R15")
def test_they_come_before_the_rest_of_the_stack_and_triggers_after_it():
    s = table(p1_chars="Toolbox,Drummer[f],Flinger", p2_chars="Wall")
    play(s, "use:1c3#1 pick:2c1 use:1c1#5 pick:1c2 pass pass")
    assert damage(s, "2c1") == 2  # the drum counts for what was below
    s = table(p1_chars="Seeker", p1_discard="Smithy_Hand")
    play(s, "use:1c1#2 pass pass")
    assert waiting(s) == ["Smithy Hand"] and s.seat == 0  # "when this enters": a stack of its own


@pytest.mark.clause("athernum 4.2.1", "athernum 4.2.2")
def test_effects_that_are_over_end_before_permanents_are_looked_at():
    s = use(use(table(p1_chars="Bracer,Sniper,Martyr", p2_chars="Wall"), "1c1", 2, "1c3"), "1c2", 1, "1c3")
    assert field(s, "1.chars") == "Bracer,Sniper,Martyr[d2]"
    play(s, "end pass pass")
    assert cards(s, "1.discard") == ["Martyr"]


@pytest.mark.clause("athernum 4.2.2")
def test_what_is_beaten_goes_before_it_can_enlarge_the_pool():
    s = table(p1_chars="Doom_Caller", p1_discard="Sower")
    use(s, "1c1", 1)
    assert cards(s, "1.discard") == ["Sower"] and field(s, "pool") == "12"
    s = use(table(p1_chars="Seeker", p1_discard="Sower"), "1c1", 2)
    assert field(s, "pool") == "15"


@pytest.mark.clause("athernum 4.2.2d")
def test_a_token_outside_its_zone_is_gone_in_whatever_way_it_left():
    for number in (6, 7):
        s = use(table(p1_chars="Maker,Toolbox", p1_res=res(1)), "1c1", 1)
        use(s, "1c2", number, "1c3")
        assert cards(s, "1.chars") == ["Maker", "Toolbox"]
        assert cards(s, "1.discard") == cards(s, "1.hand") == cards(s, "1.void") == []


@pytest.mark.clause("athernum 4.2.3", "athernum 4.2.2")
def test_an_objective_comes_before_a_loss_and_a_loss_before_a_win():
    s = table(p1_main="Plain_Leader[v6]", p1_chars="Gambler", pool=20)
    settle(play(s, "use:1c1#2"))
    assert game().result(s) == "1" and game().ending(s) == "objective"
    s = settle(play(table(p1_chars="Gambler"), "use:1c1#1"))
    assert game().result(s) == "2"


@pytest.mark.clause("athernum 4.2.4", "athernum 4.2.3")
def test_an_empty_deck_is_looked_at_last():
    s = table(p1_deck="", p1_main="Plain_Leader[v5]", pool=0, p2_main="Quick_Leader[v4]")
    settle(play(s, "acquisition"))
    assert game().result(s) == "1" and game().ending(s) == "majority"
    s = settle(play(table(p1_deck="", p1_main="Plain_Leader[v5]", pool=5), "acquisition"))
    assert game().result(s) == "2"


@pytest.mark.clause("athernum 4.3.5b.II")
def test_nobody_comes_between_an_event_and_the_trigger_on_the_stack():
    s = table(p1_hand="Smithy_Hand", p1_res=res(2), p2_chars="Canceller,Toolbox")
    play(s, "play:Smithy_Hand pass pass")  # both are asked once, on the stack of the card itself
    assert waiting(s) == ["Smithy Hand"]
    passes(s, 1)
    assert s.seat == 1
    play(s, "use:2c2#6 pick:1c1")  # its source may go; the effect stays
    settle(s)
    assert cards(s, "1.chars") == [] and cards(s, "1.hand") == ["Grunt"]

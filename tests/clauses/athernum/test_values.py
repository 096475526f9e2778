"""OFV, DFV, Victory Token Fields and how effects on one value meet (2.2 and 4.4)."""

import pytest

from .table import aimed, cards, damage, field, play, refused, res, settle, table, tokens, use, values


@pytest.mark.clause("athernum 2.2.3", "athernum 2.2.4")
def test_the_attack_value_is_the_damage_dealt_and_the_defence_value_what_it_takes():
    s = table(p1_chars="Smithy_Hand,Smithy_Hand", p2_chars="Wall")
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert damage(s, "2c1") == 3 and damage(s, "1c1") == 0  # OFV 3 against OFV 0
    settle(play(s, "attack:1c2 at:2c1 undefended"))
    assert cards(s, "2.chars") == [] and cards(s, "2.discard") == ["Wall"]  # DFV 6


@pytest.mark.clause("athernum 2.2.3c", "athernum 2.2.4c")
def test_a_character_that_prints_no_values_has_0_and_fights():
    s = table(p1_chars="Blank_Slate", p2_chars="Blank_Slate")
    assert values(s, "1c1") == (0, 0)
    play(s, "combat attack:1c1 at:2c1")
    settle(s)
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "2.chars") == ["Blank_Slate"]  # it has attacked
    s = play(table(p1_chars="Grunt", p2_chars="Blank_Slate"), "combat attack:1c1 at:2m")
    assert "defend:2c1" in tokens(s)
    settle(play(s, "defend:2c1"))
    assert cards(s, "2.chars") == []


@pytest.mark.clause("athernum 2.2.3f")
def test_a_value_is_never_below_0_and_comes_back_from_there_by_the_full_sum():
    s = table(p1_chars="Caller,Doubler,Grunt", p1_res=res(1), p2_chars="Wall")
    use(s, "1c1", 7, "1c3")
    assert values(s, "1c3")[0] == 0
    use(s, "1c2", 3, "1c3")
    assert values(s, "1c3")[0] == 1  # 2 - 3 + 2
    use(s, "1c1", 7, "1c3")
    settle(play(s, "combat attack:1c3 at:2c1 undefended"))
    assert damage(s, "2c1") == 0


@pytest.mark.clause("athernum 2.2.4e")
def test_damage_lies_on_whatever_has_a_defence_value_and_on_nothing_else():
    s = table(p1_chars="Prier", p2_loc="Watchtower", p2_chars="Wall")
    for at in ("2l1", "2c1", "2m"):
        use(s, "1c1", 4, at)
        assert damage(s, at) == 2
    bare = use(table(p1_chars="Prier", p2_loc="Meadow", p2_res=res(1)), "1c1", 4, "2l1")
    use(bare, "1c1", 4, "2r1")
    assert damage(bare, "2l1") == 0 and damage(bare, "2r1") == 0


@pytest.mark.clause("athernum 2.2.5", "athernum 2.2.5a", "athernum 4.4.text.conflicts")
def test_effects_of_every_kind_add_up_and_each_is_gone_with_its_cause():
    s = table(p1_chars="Drummer,Grunt+Whetstone,Doubler,Toolbox", p1_res=res(1))
    assert values(s, "1c2")[0] == 2 + 1 + 2
    use(s, "1c3", 3, "1c2")
    assert values(s, "1c2")[0] == 2 + 1 + 2 + 2
    use(s, "1c4", 1, "1c1")  # the drummer is exhausted
    assert values(s, "1c2")[0] == 2 + 2 + 2
    play(s, "drop:1c2.1")
    assert values(s, "1c2")[0] == 2 + 2
    settle(play(s, "end"))
    assert values(s, "1c2")[0] == 2


@pytest.mark.clause("athernum R87", "athernum 2.2.5", "athernum 1.1.4")
def test_an_effect_sees_what_resolved_before_it_on_the_same_stack():
    s = table(p1_chars="Flinger", p2_chars="Wall")
    play(s, "use:1c1#1 pick:2c1 use:1c1#2 pass pass")
    assert damage(s, "2c1") == 3


@pytest.mark.clause("athernum R87", "athernum 4.1.9")
def test_but_what_is_beaten_stays_until_the_check_and_its_bonus_with_it():
    s = table(p1_chars="Flinger,Drummer,Sniper", p2_chars="Wall")
    # the drummer is dealt lethal damage first, and still drums while the rest resolves
    play(s, "use:1c1#1 pick:2c1 use:1c3#1 pick:1c2 pass pass")
    assert damage(s, "2c1") == 2 and cards(s, "1.discard") == ["Drummer"] and values(s, "1c1")[0] == 1


@pytest.mark.clause("athernum 4.4.1a", "athernum R88", "athernum 4.4.text.conflicts")
def test_of_two_set_values_the_newest_counts_and_a_static_effect_is_new_when_it_is_stacked_again():
    s = table(p1_chars="Grunt,Toolbox", p1_loc="Small_Choir", p1_hand="Great_Choir")
    assert values(s, "1c1")[0] == 1
    settle(play(s, "play:Great_Choir"))
    assert values(s, "1c1")[0] == 4
    use(s, "1c2", 4, "1l1")
    use(s, "1c2", 5, "1l1")
    assert values(s, "1c1")[0] == 1


@pytest.mark.clause("athernum 4.4.2d", "athernum 4.4.2.text.order")
def test_conditional_changes_come_last():
    s = table(p1_chars="Tenant", p1_loc="Meadow")
    assert values(s, "1c1")[0] == 3
    use(s, "1c1", 2, "1c1")
    assert values(s, "1c1")[0] == 2 * 2 + 1  # not (2 + 1) * 2


@pytest.mark.clause("athernum 4.4.2.text.order", "athernum 4.4.text.conflicts")
def test_setting_adding_doubling_and_conditions_apply_in_that_order_whenever_they_came():
    s = table(p1_chars="Tenant,Doubler", p1_loc="Meadow", p1_res=res(3))
    use(s, "1c1", 2, "1c1")  # doubled
    use(s, "1c2", 3, "1c1")  # +2
    use(s, "1c2", 2, "1c1")  # set to 1
    assert values(s, "1c1")[0] == (1 + 2) * 2 + 1


@pytest.mark.clause("athernum 2.2.7", "athernum 2.2.7f")
def test_a_field_makes_semi_unique_also_face_down():
    s = table(p1_chars="Sower[f]", p1_hand="Sower,Grunt", p1_res=res(5))
    assert refused(s, "play:Sower") == "athernum 2.2.7b" and "play:Grunt" in tokens(s)
    exhausted = table(p1_chars="Sower[x]", p1_hand="Sower", p1_res=res(5))
    assert refused(exhausted, "play:Sower") == "athernum 2.2.7b"
    assert "play:Grunt" in tokens(
        table(p1_chars="Grunt", p1_hand="Grunt", p1_res=res(1))
    )  # no field, no limit


@pytest.mark.clause("athernum 2.2.7f", "athernum R53")
def test_a_second_copy_put_down_face_down_is_found_by_the_check():
    s = table(p1_chars="Seeker,Sower", p1_deck="Sower,Grunt")
    play(s, "use:1c1#3 pass pass")
    assert sorted(tokens(s)) == ["pick:1c2", "pick:1c3"]
    play(s, "pick:1c2")
    assert cards(s, "1.chars") == ["Seeker", "Sower"] and cards(s, "1.discard") == ["Sower"]


@pytest.mark.clause("athernum 2.2.7g", "athernum 2.2.7h", "athernum 2.2.7f")
def test_the_limit_holds_for_what_has_become_another_type():
    s = table(p1_chars="Seeker,Sower", p1_hand="Sower", p1_discard="Sower", p1_res=res(1))
    use(s, "1c1", 8, "1c2")
    assert refused(s, "play:Sower") == "athernum 2.2.7b"
    play(s, "use:1c1#2 pass pass")
    assert sorted(tokens(s)) == ["pick:1c2", "pick:1c3"]  # put down by an effect: one has to go
    play(s, "pick:1c3")
    assert field(s, "1.chars") == "Seeker,,Sower"


@pytest.mark.clause("athernum 2.2.5", "athernum 4.2.1")
def test_a_bonus_that_ends_is_missed_in_the_same_check():
    s = use(table(p1_chars="Bracer,Grunt,Sniper"), "1c1", 2, "1c2")
    use(s, "1c3", 1, "1c2")
    assert field(s, "1.chars").split(",")[1] == "Grunt[d2]"
    play(s, "end pass pass")
    assert cards(s, "1.discard") == ["Grunt"]


@pytest.mark.clause("athernum 2.2.4e", "athernum 2.2.4")
def test_only_what_could_have_a_defence_value_is_aimed_at_in_combat():
    s = play(table(p1_chars="Grunt", p2_loc="Watchtower", p2_res=res(1)), "combat attack:1c1")
    assert sorted(tokens(s)) == ["at:2l1", "at:2m"]
    assert aimed(table(p1_chars="Free_Hand"), "1c1", 1) == ["1c1", "1m", "2m"]

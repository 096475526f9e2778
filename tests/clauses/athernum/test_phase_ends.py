"""How phases begin and end, and what the Morning and the combats do on the way (chapter 9)."""

import pytest

from .table import (
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
    to_next_turn,
    tokens,
    use,
    values,
)
from .test_many_players import THREE


@pytest.mark.clause("athernum R144", "athernum 9.text.phases", "athernum R72")
def test_what_the_closing_check_of_the_combat_phase_triggers_is_over_with_it():
    s = table(p1_loc="Dusk_Watch", p1_chars="Propped_Pal,Wall", p1_mana="factionless*2")
    play(s, "combat pass pass")
    assert cards(s, "1.chars") == ["Propped_Pal[d2]", "Wall[d2]"] and values(s, "1c2") == (0, 7)
    play(s, "end-combat")
    assert cards(s, "1.discard") == ["Propped_Pal"]  # its DFV fell back
    play(s, "pass pass")
    assert "end" in tokens(s) and values(s, "1c2") == (0, 6)  # what it gave ended with the phase as well
    assert field(s, "1.mana") == "" and s.phase == table().phase


@pytest.mark.clause("athernum R144", "athernum 9.5.text.next")
def test_what_the_closing_check_of_the_night_triggers_is_over_with_it():
    s = to_next_turn(table(p1_chars="Night_Crutch,Propped_Pal"))
    assert cards(s, "1.discard") == ["Propped_Pal"] and values(s, "1c1") == (1, 9) and damage(s, "1c1") == 2


@pytest.mark.clause("athernum 9.1.2", "athernum R89")
def test_something_happens_instead_of_turning_up_in_the_morning():
    s = to_next_turn(table(p2_chars="Grunt[x],Wall[x]", p2_loc="Swapped_Rising"))
    assert cards(s, "2.chars") == ["Grunt[x/e0]", "Wall[x/e0]"] and len(cards(s, "2.hand")) == 2
    assert side(s, "2m") == "up"


@pytest.mark.clause("athernum 9.1.2", "athernum 6.2.6")
def test_one_that_stays_down_does_not_keep_the_others_down():
    s = table(p1_chars="Warder", p2_chars="Grunt[x],Wall[x],Oak[x]", p2_res=f"{res(1)}[x]")
    use(s, "1c1", 22, "2c2")
    to_next_turn(s)
    assert cards(s, "2.chars") == ["Grunt", "Wall[x/e0]", "Oak"] and cards(s, "2.res") == [res(1)]
    to_next_turn(to_next_turn(s))
    assert cards(s, "2.chars") == ["Grunt", "Wall", "Oak"]  # for one Morning only


@pytest.mark.clause("athernum 9.1.1", "athernum 9.1.2", "athernum 6.2.8")
def test_one_counter_comes_off_in_the_own_morning_alone():
    s = table(p1_chars="Grunt[x],Grunt[x/e3]", p2_chars="Wall[x/e2],Wall[x/e1],Wall[x/e0]")
    to_next_turn(s)
    assert cards(s, "1.chars") == ["Grunt[x]", "Grunt[x/e3]"]
    assert cards(s, "2.chars") == ["Wall[x]", "Wall", "Wall"]
    to_next_turn(s)
    assert cards(s, "1.chars") == ["Grunt", "Grunt[x/e2]"] and cards(s, "2.chars")[0] == "Wall[x]"


@pytest.mark.clause("athernum R32", "athernum 10.2.3")
def test_command_tokens_come_back_to_the_player_whose_turn_begins():
    s = table(p1_commands=1, p2_commands=0)
    to_next_turn(s)
    assert (field(s, "1.commands"), field(s, "2.commands")) == ("1", "2")


@pytest.mark.clause("athernum 9.5.4", "athernum R20")
def test_only_the_ability_that_says_so_is_used_in_the_night():
    s = play(table(p1_chars="Half_Sleeper[d1]"), "end pass pass")
    assert tokens(s) == ["use:1c1#2", "pass"]
    play(s, "use:1c1#2")
    assert cards(s, "1.hand") == ["Grunt"]


@pytest.mark.clause("athernum 9.5.4", "athernum R109")
def test_chances_go_round_in_turn_order_and_skip_who_has_left():
    sleepers = {"p1_chars": "Half_Sleeper", "p2_chars": "Half_Sleeper", "p3_chars": "Half_Sleeper"}
    s = play(table(**sleepers, **THREE, active=2, order="1,2,3"), "end pass pass pass")
    asked = []
    for word in ("pass", "use:3c1#2", "pass"):
        asked.append(int(s.seat) + 1)
        play(s, word)
    assert asked == [2, 3, 1] and len(cards(s, "3.hand")) == 1
    s = play(table(**sleepers, **THREE, active=2, order="1,2,3"), "end pass pass pass pass concede")
    assert int(s.seat) == 0 and tokens(s) == ["use:1c1#2", "pass"]


@pytest.mark.clause("athernum 9.3.11", "athernum 9.3.12", "athernum R89")
def test_something_happens_instead_of_becoming_exhausted_by_combat():
    s = table(p1_chars="Grunt", p1_loc="Swapped_Exhausting", p2_chars="Wall,Wall")
    settle(play(s, "combat attack:1c1 at:2c1 defend:2c2"))
    assert side(s, "1c1") == "up" and side(s, "2c2") == "exhausted"
    assert cards(s, "1.hand") == ["Grunt"] and len(cards(s, "2.hand")) == 1  # the Wall defended
    settle(play(s, "attack:1c1 at:2c1"))
    assert len(cards(s, "1.hand")) == 2


@pytest.mark.clause("athernum R26", "athernum 9.3.8", "athernum R131")
def test_an_attacker_that_falls_as_it_is_declared_leaves_what_it_says_from_the_discard_pile():
    s = table(p1_loc="Tall_Grass", p1_chars="Buried_Oath[d1],Grunt", p2_chars="Grunt")
    play(s, "combat attack:1c1 at:2c1 undefended")
    assert cards(s, "1.discard") == ["Buried_Oath"] and values(s, "1c2") == (2, 2)
    settle(s)
    assert values(s, "1c2") == (2, 3) and damage(s, "2c1") == 0  # and there was no combat damage (9.3.9a.I)


@pytest.mark.clause("athernum 9.3.6", "athernum 9.3.7")
def test_only_what_is_asked_for_is_answered_in_a_combat():
    s = table(p1_chars="Grunt,Wall", p2_chars="Wall,Wall[x]")
    play(s, "combat attack:1c1")
    for word in ("undefended", "defend:2c1", "pass"):
        assert refused(s, word) == "athernum 9.3.6"
    assert refused(s, "at:1c2") == "athernum R80"
    assert sorted(tokens(s)) == ["at:2c1", "at:2c2", "at:2m"]
    play(s, "at:2m")
    assert refused(s, "at:2c1") == refused(s, "end-combat") == "athernum 9.3.7"
    assert refused(s, "defend:2m") == "athernum R80" and refused(s, "defend:2c2") == "athernum 6.2.9a"
    assert refused(s, "defend:1c2") == "athernum 9.3.7"
    assert sorted(tokens(s)) == ["defend:2c1", "undefended"]


@pytest.mark.clause("athernum 9.text.phases", "athernum 9.3.1")
def test_a_skipped_combat_phase_is_made_up_for_by_none():
    s = use(table(p1_chars="Marshal"), "1c1", 19)  # skips their next Combat Phase
    to_next_turn(s)
    assert refused(s, "combat") == "athernum R1"
    to_next_turn(to_next_turn(s))
    assert s.active == 1 and "combat" in tokens(s)


@pytest.mark.clause("athernum R70", "athernum 9.2.11", "athernum R17", "athernum 9.3.1")
def test_when_combat_is_entered():
    assert refused(table(turn=1), "combat") == "athernum R70"
    assert "combat" in tokens(table(turn=2, active=2))
    s = play(table(), "acquisition")
    assert refused(s, "combat") == "athernum R17" and refused(play(s, "pass"), "combat") == "athernum 9.3.1"
    s = play(table(), "combat end-combat")
    assert refused(s, "combat") == "athernum 9.3.1"
    s = use(table(p1_chars="Marshal"), "1c1", 23)  # one additional time
    play(s, "combat end-combat combat end-combat")
    assert refused(s, "combat") == "athernum 9.3.1"


@pytest.mark.clause("athernum R145")
def test_the_game_ends_when_everybody_still_in_has_had_fifty_turns():
    for mine, theirs, result in ((2, 1, "1"), (1, 2, "2"), (2, 2, "=")):
        leaders = {"p1_main": f"Plain_Leader[v{mine}]", "p2_main": f"Quick_Leader[v{theirs}]"}
        s = to_next_turn(to_next_turn(table(turn=98, active=2, **leaders)))
        assert not s.over() and s.turn == 100 and s.active == 1
        to_next_turn(s)
        assert s.over() and game().result(s) == result and game().ending(s) == "turn limit"

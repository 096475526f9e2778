"""Who may, must and cannot attack, be attacked and defend, and what becomes of a combat on its way (9.3)."""

import pytest

from .table import cards, damage, field, picks, play, refused, res, settle, side, table, tokens, use
from .test_many_players import THREE


def words(s, verb):
    return [word for word in tokens(s) if word.startswith(verb)]


def fight(s, attacker, target, answer=""):
    """One combat to its end; somebody defends if they are named."""
    play(s, f"attack:{attacker} at:{target}")
    if words(s, "defend") or "undefended" in tokens(s):
        play(s, answer or "undefended")
    return settle(s)


@pytest.mark.clause("athernum 9.3.5", "athernum 2.2.3d")
def test_attackers_are_own_face_up_permanents_with_a_value():
    s = table(
        p1_chars="Grunt+Whetstone,Grunt[x],Grunt[f],Grunt[o2]",
        p1_loc="Meadow",
        p2_chars="Grunt",
        p1_discard="Grunt",
    )
    play(s, "combat")
    assert words(s, "attack") == ["attack:1m", "attack:1c1", "attack:1c4"]
    for place in ("1c2", "1c3", "2c1", "2m", "1c1.1", "1d1"):
        assert refused(s, f"attack:{place}") == f"athernum {'6.2.9a' if place == '1c2' else '9.3.5'}"
    assert refused(s, "attack:1l1") == "athernum 2.2.3d"
    assert "attack:1l1" in tokens(play(table(p1_loc="Walking_Fort"), "combat"))


@pytest.mark.clause("athernum 9.3.6", "athernum 9.3.6b", "athernum R80", "athernum R83")
def test_targets_are_permanents_of_opponents_that_have_or_could_have_a_value():
    s = table(
        p1_chars="Grunt",
        p2_chars="Wall+Whetstone,Grunt[f]",
        p2_loc="Meadow",
        p2_res=res(1),
        p3_loc="Watchtower",
        **THREE,
    )
    play(s, "combat attack:1c1")
    assert words(s, "at") == ["at:2m", "at:2c1", "at:2c2", "at:3m", "at:3l1"]
    for place in ("2l1", "2c1.1", "2r1"):
        assert refused(s, f"at:{place}") == "athernum 9.3.6b"
    assert refused(s, "at:1m") == refused(s, "at:1c1") == "athernum R80"
    s = play(table(p1_chars="Grunt", p2_main="Site_Leader"), "combat")
    assert (
        refused(s, "attack:1c1") == "athernum 9.3.6" and words(s, "attack") == []
    )  # there is nothing to attack


@pytest.mark.clause("athernum 9.3.7", "athernum 2.2.4d")
def test_the_controller_of_the_target_alone_defends():
    s = table(p1_chars="Grunt", p2_chars="Wall,Grunt[x],Grunt[f]", p2_loc="Meadow", p3_chars="Wall", **THREE)
    play(s, "combat attack:1c1 at:2m")
    assert int(s.seat) == 1 and tokens(s) == ["defend:2c1", "undefended"]
    for place in ("2c2", "2c3", "3c1", "1m"):
        assert refused(s, f"defend:{place}") == f"athernum {'6.2.9a' if place == '2c2' else '9.3.7'}"
    assert refused(s, "defend:2l1") == "athernum 2.2.4d" and refused(s, "defend:2m") == "athernum R80"
    s = play(table(p1_chars="Grunt", p2_chars="Wall", p2_loc="Watchtower"), "combat attack:1c1 at:2c1")
    assert tokens(s) == ["defend:2m", "defend:2l1", "undefended"]
    s = play(table(p1_chars="Grunt", p2_chars="Wall[x]"), "combat attack:1c1 at:2m")
    assert "pass" in tokens(s)  # nobody could: no question


@pytest.mark.clause("athernum 9.3.11", "athernum 9.3.12", "athernum 0.hier.card-text")
def test_attacking_and_defending_tire_each_by_itself():
    for mine, theirs, attacker, defender in (
        ("", "", "exhausted", "exhausted"),
        ("Parade_Ground", "", "up", "exhausted"),
        ("Guard_House", "", "exhausted", "exhausted"),
        ("", "Guard_House", "exhausted", "up"),
        ("", "Parade_Ground", "exhausted", "exhausted"),
    ):
        s = table(p1_chars="Grunt", p2_chars="Wall,Wall", p1_loc=mine, p2_loc=theirs)
        fight(play(s, "combat"), "1c1", "2c1", "defend:2c2")
        assert (side(s, "1c1"), side(s, "2c1"), side(s, "2c2")) == (attacker, "up", defender)


@pytest.mark.clause("athernum 9.3.text.repeat")
def test_of_several_limits_on_attacks_the_lowest_counts():
    s = play(table(p1_chars="Tireless_Hand,Grunt", p2_chars="Wall"), "combat")
    for _ in range(2):
        fight(s, "1c1", "2c1")
    assert refused(s, "attack:1c1") == "athernum R1" and words(s, "attack") == [
        "attack:1m",
        "attack:1c2",
    ]
    for loc in ({"p1_loc": "Slow_March"}, {"p2_loc": "Slow_March"}):
        s = fight(play(table(p1_chars="Tireless_Hand", p2_chars="Wall", **loc), "combat"), "1c1", "2c1")
        assert refused(s, "attack:1c1") == "athernum R1"
    s = table(p1_hand="Slow_March", p1_chars="Tireless_Hand", p2_chars="Wall")
    fight(play(settle(play(s, "play:Slow_March")), "combat"), "1c1", "2c1")  # the newer one is the lower one
    assert refused(s, "attack:1c1") == "athernum R1"
    s = table(p1_hand="Tireless_Hand", p1_loc="Slow_March", p2_chars="Wall")
    fight(play(settle(play(s, "play:Tireless_Hand")), "combat"), "1c1", "2c1")  # and here the older one
    assert refused(s, "attack:1c1") == "athernum R1"


@pytest.mark.clause("athernum 0.hier.card-text", "athernum 9.3.6")
def test_some_may_not_be_attacked_by_some_and_some_by_nobody():
    s = play(
        table(p1_chars="Grunt,Smithy_Hand", p2_chars="Wall,Grunt", p2_loc="Truce_Stone"), "combat attack:1c1"
    )
    assert tokens(s) == ["at:2c2"]
    assert refused(s, "at:2c1") == refused(s, "at:2m") == "athernum R1"
    s = play(table(p1_chars="Grunt,Smithy_Hand", p2_chars="Wall", p2_loc="Truce_Stone"), "combat")
    assert words(s, "attack") == ["attack:1m", "attack:1c2"] and refused(s, "attack:1c1") == "athernum R1"


@pytest.mark.clause("athernum 0.hier.card-text", "athernum 9.3.4", "athernum 9.3.7")
def test_whoever_must_attack_keeps_the_phase_open_while_it_is_able():
    s = play(table(p1_chars="Wall,Grunt,Grunt[x]", p1_loc="War_Drum", p2_chars="Wall"), "combat")
    assert refused(s, "end-combat") == "athernum R1" and "end-combat" not in tokens(s)
    assert words(s, "attack") == ["attack:1m", "attack:1c1", "attack:1c2"]  # others may go first
    fight(s, "1c2", "2c1")
    assert "end-combat" in tokens(s)
    s = play(table(p1_chars="Wall", p1_loc="War_Drum", p2_chars="Grunt"), "combat")
    assert "end-combat" in tokens(s)  # a Soldier of somebody else


@pytest.mark.clause("athernum 0.hier.card-text", "athernum 9.3.7")
def test_whoever_must_defend_leaves_no_other_choice():
    s = table(p1_chars="Smithy_Hand", p2_chars="Wall,Grunt,Grunt,Grunt[x]", p2_loc="War_Drum")
    play(s, "combat attack:1c1 at:2m")
    assert tokens(s) == ["defend:2c2", "defend:2c3"]
    assert refused(s, "undefended") == refused(s, "defend:2c1") == "athernum R1"
    assert refused(s, "defend:2c4") == "athernum 6.2.9a"
    s = play(
        table(p1_chars="Smithy_Hand", p2_chars="Wall,Grunt", p2_loc="War_Drum"), "combat attack:1c1 at:2c2"
    )
    assert tokens(s) == ["defend:2m", "defend:2c1", "undefended"]  # it is the target itself


@pytest.mark.clause("athernum 0.hier.card-text", "athernum 0.hier.timestamp")
def test_whoever_cannot_is_not_made_to():
    s = play(
        table(p1_chars="Grunt,Wall", p1_loc="War_Drum", p2_loc="Peace_Bell", p2_chars="Grunt,Wall"), "combat"
    )
    assert refused(s, "attack:1c1") == "athernum R1" and "end-combat" in tokens(s)
    play(s, "attack:1c2 at:2m")
    assert tokens(s) == ["defend:2c2", "undefended"] and refused(s, "defend:2c1") == "athernum R1"


@pytest.mark.clause("athernum 9.3.9a.I", "athernum R78", "athernum R77", "athernum R79")
@pytest.mark.parametrize(
    ("number", "taken", "struck"),
    [
        (4, "1c1", False),
        (1, "1c1", False),
        (7, "2c1", False),
        (7, "2c2", False),
        (4, "2c1", True),
        (1, "2c2", True),
    ],
)
def test_what_happens_to_somebody_before_the_damage(number, taken, struck):
    """Face-down, exhausted or gone: without attacker, target or defender there is no damage at all."""
    s = table(p1_chars="Smithy_Hand,Toolbox", p2_chars="Grunt,Wall")
    play(s, f"combat attack:1c1 at:2c1 defend:2c2 use:1c2#{number} pick:{taken}")
    settle(s)
    hurt = damage(s, "2c2") if len(cards(s, "2.chars")) > 1 else 0
    assert hurt == (3 if struck else 0) and damage(s, "1c1") == 0
    if cards(s, "1.chars")[0].startswith("Smithy_Hand") and (number, taken) != (4, "1c1"):
        assert side(s, "1c1") == "exhausted"


@pytest.mark.clause("athernum 9.3.9a.I", "athernum R79", "athernum R49")
def test_an_attacker_that_has_changed_sides_deals_nothing():
    s = table(p1_chars="Smithy_Hand", p2_chars="Grunt,Thief", p2_res=res(1))
    play(s, "combat attack:1c1 at:2c1 undefended pass use:2c2#1 pick:1c1")
    settle(s)
    assert damage(s, "2c1") == 0 and cards(s, "2.chars")[2].startswith("Smithy_Hand[x/o1")
    assert "attack:1m" in tokens(s)


@pytest.mark.clause("athernum R27", "athernum 9.3.4", "athernum R18")
def test_actions_between_combats():
    s = table(
        p1_chars="Grunt+Whetstone[f],Grunt[d2]+Iron_Charm,Free_Hand", p1_res=res(1), p2_chars="Free_Hand"
    )
    play(s, "combat exhaust:1r1")
    assert field(s, "1.mana") == "Ironwright*1" and "end-combat" in tokens(s)
    play(s, "drop:1c2.1")  # its DFV falls to 2, and the check comes at once
    assert cards(s, "1.chars") == ["Grunt+Whetstone[f]", "Free_Hand"] and "end-combat" in tokens(s)
    play(s, "use:1c3#1")
    assert "1c1" in picks(s)
    play(s, "pick:1c1")
    assert "pass" in tokens(s) and "end-combat" not in tokens(s)
    settle(s)
    settle(play(s, "up:1c1.1"))
    assert cards(s, "1.hand") == ["Grunt"] and "end-combat" in tokens(s)


@pytest.mark.clause("athernum R139", "athernum 9.3.4", "athernum R18")
def test_what_is_taken_back_opens_no_stack():
    s = table(p1_chars="Hexer,Wall", p1_res=res(1), p1_loc="Swapped_Spending", p2_chars="Free_Hand")
    assert "end" in tokens(play(s.clone(), "use:1c1#1 pick:1c2"))
    play(s, "combat use:1c1#1 pick:1c2")
    assert "end-combat" in tokens(s) and int(s.seat) == 0


@pytest.mark.clause("athernum 9.3.8", "athernum R26")
def test_a_combat_is_over_before_the_next_begins():
    s = table(p1_chars="Grunt,Smithy_Hand", p2_chars="Wall,Wall")
    fight(play(s, "combat"), "1c1", "2c1", "defend:2c2")
    assert s.attacker == s.target == s.defender == s.combat == 0
    fight(s, "1c2", "2c1")
    assert damage(s, "2c1") == 3 and damage(s, "2c2") == 2
    s = use(
        table(p1_chars="Warder,Grunt", p2_chars="Wall"), "1c1", 20, "1c2"
    )  # must attack if able this turn
    play(s, "combat")
    assert refused(s, "end-combat") == "athernum R1"

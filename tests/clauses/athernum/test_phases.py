"""The phases of a turn: 9.1, 9.2, 9.4, 9.5 and R144."""

import pytest

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.words.places import at
from sandtable.kernel.state import fact_kind, fact_what
from sandtable.timing import pending, pile
from sandtable.timing.values import thing_of

from .table import (
    cards,
    damage,
    field,
    game,
    passes,
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


def asked(s):
    """Who is asked, in which phase."""
    return int(s.seat) + 1, game().observe(s, -1)["phase"]


# ---- 9.1


@pytest.mark.clause("athernum 9.1.text.purpose", "athernum 9.1.text.no-play")
def test_the_morning_recovers_and_refills_before_anybody_may_act():
    s = table(
        p2_chars="Grunt[x],Hexer", p2_commands=0, p2_res=f"{res(1)}[x]", p1_chars="Hexer", p1_res=res(1)
    )
    play(s, "end pass pass")
    assert asked(s) == (2, "Day") and s.turn == 4  # nobody was asked in the Morning
    assert side(s, "2c1") == "up" and side(s, "2r1") == "up" and field(s, "2.commands") == "2"


@pytest.mark.clause("athernum 9.1.text.order")
def test_command_tokens_are_refilled_before_what_turning_up_has_triggered():
    s = table(p2_chars="Drowsy_Clerk[x]", p2_commands=0)
    play(s, "end pass pass")
    assert side(s, "2c1") == "up" and field(s, "2.commands") == "1"  # filled to two, then one lost
    s = table(p2_chars="Grunt[x/e2]")
    assert side(to_next_turn(s), "2c1") == "exhausted"  # one counter comes off before it is looked at


@pytest.mark.clause("athernum 9.1.4", "athernum 9.1.text.order")
def test_the_check_of_the_morning_comes_before_its_effects():
    s = table(p2_chars="Grunt[x/d2],Early_Nurse")  # the Nurse heals in the Morning
    play(s, "end pass pass")
    while asked(s) != (2, "Day"):
        play(s, tokens(s)[0])
    assert cards(s, "2.discard") == ["Grunt"]  # turned up with lethal damage, too early for the Nurse


@pytest.mark.clause("athernum 9.1.4a")
def test_morning_effects_resolve_and_their_choices_are_all_that_is_asked():
    s = table(p2_chars="Early_Nurse,Wall[d3],Hexer", p2_res=res(1), p1_chars="Hexer", p1_res=res(1))
    play(s, "end pass pass")
    assert asked(s) == (2, "Morning")
    assert all(word.startswith("pick:") for word in tokens(s))  # no pass, no ability, no card
    play(s, "pick:2c2")
    assert damage(s, "2c2") == 2 and asked(s) == (2, "Day")  # and nobody could respond


@pytest.mark.clause("athernum 9.1.text.no-play", "athernum 9.1.4a")
def test_an_ability_that_says_so_is_activated_in_the_morning():
    s = table(p2_chars="Nightwalker[d1]")
    play(s, "end pass pass")
    while asked(s)[1] != "Morning":
        play(s, "pass")
    assert asked(s) == (2, "Morning") and tokens(s) == ["use:2c1#3", "pass"]
    play(s, "use:2c1#3")
    assert damage(s, "2c1") == 0


@pytest.mark.clause("athernum 9.1.text.end")
def test_the_morning_goes_on_until_nothing_is_pending():
    s = table(p2_chars="Morning_Chain[d1],Wall[d1]")
    play(s, "end pass pass")
    assert asked(s) == (2, "Day")
    assert damage(s, "2c1") == 0 and damage(s, "2c2") == 0  # the second healing was triggered by the first
    assert cards(s, "2.hand") == ["Grunt"]


# ---- 9.2


@pytest.mark.clause("athernum 9.2.text.actions")
def test_the_actions_of_the_day():
    s = table(
        p1_hand="Grunt,Meadow,Whetstone", p1_chars="Hexer,Grunt+Whetstone[f],Drummer", p1_res=res(4),
        p1_main="Plain_Leader+Pump", p2_main="Quick_Leader[v1]", p2_chars="Wall",
    )  # fmt: skip
    kinds = {word.partition(":")[0] for word in tokens(s)}
    assert kinds == {
        "end", "combat", "play", "attach", "hide", "use", "support", "up", "drop", "exhaust",
        "acquisition", "solvency", "contingency",
    }  # fmt: skip
    busy = {word.partition(":")[0] for word in tokens(play(s, "acquisition"))}
    assert kinds - busy == {"end", "combat", "support"}


@pytest.mark.clause("athernum 9.2.3a", "athernum 9.2.3b", "athernum 9.2.4b", "athernum 9.2.4c")
@pytest.mark.parametrize("command", ["solvency", "contingency"])
def test_global_commands_come_from_the_day_phase_with_the_main_character_as_source(command):
    s = table(p1_main="Lone_Leader", p2_main="Quick_Leader[v1]")  # it prints no such ability
    play(s, command)
    top = pile.top(s.stack)
    assert thing_of(s.stack[top + pending.SOURCE]) == at(s, "1m") and s.stack[top + pending.YOU] == 0
    for phase in ("combat", "end"):
        other = play(table(p2_main="Quick_Leader[v1]"), phase)
        assert refused(other, command) == (
            "athernum R85" if phase == "combat" else "athernum R21"
        )  # only the day itself offers them
    s = play(table(p2_chars="Canceller", p2_main="Quick_Leader[v1]"), "acquisition pass")
    assert refused(s, command) == "athernum R30"


@pytest.mark.clause("athernum 9.2.7")
def test_an_item_is_used_directly_or_attached():
    s = table(p1_hand="Whetstone,Whetstone,Whetstone", p1_chars="Grunt", p1_loc="Watchtower")
    ways = [word for word in tokens(s) if "Whetstone" in word and not word.startswith("support")]
    hosts = ("1m", "1c1", "1l1")
    expected = {f"{verb}:Whetstone>{host}" for verb in ("attach", "hide") for host in hosts}
    assert set(ways) == {"play:Whetstone"} | expected
    settle(play(s, "play:Whetstone"))
    settle(play(s, "attach:Whetstone>1l1"))
    assert field(s, "1.loc") == "Watchtower+Whetstone" and len(cards(s, "1.discard")) == 1


@pytest.mark.clause("athernum 9.2.9", "athernum 9.2.9a")
def test_abilities_of_every_kind_are_activated_and_paid_for():
    s = table(p1_hand="Whetstone", p1_chars="Commander,Hexer,Grunt[x]", p1_res=res(4))
    settle(play(s, "use:1m#1"))  # objective {2}
    settle(play(s, "use:1c2#1 pick:1m"))  # named {1}
    settle(play(s, "support:Whetstone"))  # {1}
    assert len([token for token in cards(s, "1.res") if token.endswith("[x]")]) == 4
    settle(play(s, "use:1c1#1"))  # command
    assert field(s, "1.commands") == "1" and side(s, "1c3") == "up" and victory(s, "1m") == 1
    s = table(p1_discard="Whetstone", p1_chars="Grunt+Whetstone", p1_res=res(1))
    assert refused(s, "support:Whetstone") == "athernum 9.2.9a"


@pytest.mark.clause("athernum 9.2.text.priority")
def test_the_active_player_keeps_priority_until_they_pass():
    s = table(p1_hand="Grunt,Drummer", p1_res=res(4), p1_chars="Hexer", p2_chars="Wall")
    for word in ("play:Grunt", "exhaust:1r2", "use:1c1#1", "pick:2c1", "acquisition", "play:Drummer"):
        play(s, word)
        assert s.seat == 0
    play(s, "pass")
    assert s.seat == 1
    play(s, "pass")
    assert asked(s) == (1, "Day") and "end" in tokens(s)


@pytest.mark.clause("athernum 9.2.text.end", "athernum R144")
def test_what_the_closing_check_of_the_day_triggers_still_belongs_to_the_day():
    s = table(p1_chars="Scaffolder,Propped_Up[d2],Hexer", p1_res=res(1))
    use(s, "1c1", 1, "1c2")  # until end of phase
    play(s, "exhaust:1r1 end pass pass")  # the support is gone, the character too, its trigger waits
    assert cards(s, "1.discard") == ["Propped_Up"] and asked(s) == (1, "Day") and len(s.stack) > 0
    assert field(s, "1.mana") == "Ironwright*1"  # not emptied before all is over
    play(s, "use:1c3#1 pick:1m pass pass")
    assert damage(s, "1m") == 2 and s.turn == 4 and field(s, "1.mana") == ""


@pytest.mark.clause("athernum R144", "athernum 9.2.text.end", "athernum 4.2.1a")
def test_the_closing_check_of_the_day_is_made_again_after_what_it_has_triggered():
    s = table(p1_chars="Scaffolder,Propped_Pal[d2],Grunt")
    use(s, "1c1", 1, "1c2")
    play(s, "end pass pass")
    assert cards(s, "1.discard") == ["Propped_Pal"] and asked(s) == (1, "Day")
    play(s, "pass pass")  # +1 OFV until end of phase, which is over with the next closing check
    assert s.turn == 4 and values(s, "1c3") == (2, 2)


@pytest.mark.clause("athernum R144", "athernum 9.4.text.end", "athernum R74")
def test_durations_end_in_each_closing_check_of_the_evening():
    s = table(p1_chars="Scaffolder,Propped_Up[d2],Grunt")
    use(s, "1c1", 2, "1c2")  # until end of turn
    play(s, "end pass pass")
    assert asked(s) == (2, "Evening") and cards(s, "1.discard") == ["Propped_Up"]
    play(s, "pass")  # its trigger gave +1 OFV until end of turn, which has ended too
    assert s.turn == 4 and values(s, "1c3") == (2, 2)


@pytest.mark.clause("athernum R144")
def test_after_combat_the_active_player_goes_on_at_once():
    s = table(p1_chars="Grunt", p1_res=res(1), p2_chars="Hexer", p2_res=res(1))
    play(s, "exhaust:1r1 combat end-combat")
    assert asked(s) == (1, "Day") and field(s, "1.mana") == ""  # nobody else was asked


# ---- 9.3


@pytest.mark.clause("athernum 9.3.text.purpose", "athernum 9.3.text.one-at-a-time")
def test_combats_are_one_against_one():
    s = table(p1_chars="Grunt,Grunt", p2_chars="Wall,Wall")
    play(s, "combat attack:1c1 at:2c1")
    assert tokens(s) == ["defend:2m", "defend:2c2", "undefended"]  # at most one takes its place
    play(s, "defend:2c2 pass pass")
    assert [damage(s, place) for place in ("2m", "2c1", "2c2")] == [0, 0, 2]
    assert (
        refused(play(table(active=2, p1_chars="Grunt", turn=4), "combat"), "attack:1c1") == "athernum 9.3.5"
    )


@pytest.mark.clause("athernum 9.3.3")
def test_the_combat_phase_opens_with_a_check():
    s = table(p1_chars="Grunt", p2_chars="Grunt[d5],Wall")
    assert cards(s, "2.discard") == []  # nothing has been checked yet
    play(s, "combat")
    assert cards(s, "2.discard") == ["Grunt"]


@pytest.mark.clause("athernum 9.3.3a", "athernum R20")
def test_combat_phase_effects_resolve_before_the_first_attack():
    s = play(table(p1_loc="Watch_Bell", p1_chars="Grunt"), "combat")
    assert asked(s) == (1, "Combat") and len(s.stack) > 0 and "attack:1c1" not in tokens(s)
    passes(s)
    assert cards(s, "1.hand") == ["Grunt"] and "attack:1c1" in tokens(s)
    assert cards(play(table(active=2, p1_loc="Watch_Bell"), "combat"), "1.hand") == []  # not yours


@pytest.mark.clause("athernum R78", "athernum 9.3.9a.I", "athernum 9.3.12")
def test_if_the_defender_has_left_nobody_deals_damage():
    s = table(p1_chars="Smithy_Hand", p2_chars="Toolbox,Grunt")
    play(s, "combat attack:1c1 at:2m defend:2c2 pass use:2c1#7 pick:2c2 pass pass")
    assert cards(s, "2.hand") == ["Grunt"] and damage(s, "2m") == 0
    assert cards(s, "1.chars") == ["Smithy_Hand[x]"]


@pytest.mark.clause("athernum R79", "athernum 9.3.11")
def test_an_attacker_that_changes_hands_deals_and_takes_nothing():
    s = table(p1_chars="Grunt", p2_chars="Thief,Wall", p2_res=res(1))
    play(s, "combat attack:1c1 at:2m defend:2c2 pass use:2c1#1 pick:1c1 pass pass")
    settle(s)
    assert cards(s, "2.chars") == ["Thief", "Wall[x]", "Grunt[x/o1]"] and damage(s, "2m") == 0


# ---- 9.4


@pytest.mark.clause("athernum 9.4.1a", "athernum 4.3.5b")
def test_the_if_behind_a_trigger_is_tested_again_when_it_resolves():
    s = table(p1_chars="Vigil_Keeper,Grunt", p2_chars="Toolbox")
    assert cards(to_next_turn(s.clone()), "1.hand") == ["Grunt"]
    play(s, "end pass pass use:2c1#1 pick:1c2 pass")
    assert s.turn == 4 and cards(s, "1.hand") == []
    s = to_next_turn(table(p1_chars="Vigil_Keeper,Grunt[x]"))
    assert cards(s, "1.hand") == []  # and before it goes on the stack


@pytest.mark.clause("athernum 9.4.text.purpose", "athernum 9.4.text.responses")
def test_in_the_evening_only_others_respond_and_what_is_due_happens():
    s = table(
        p1_chars="Evening_Choir,Hexer", p1_hand="Whetstone", p1_res=res(1), p2_chars="Hexer", p2_res=res(2)
    )
    play(s, "end pass pass")
    assert asked(s) == (2, "Evening")  # the active player only passes
    assert "use:2c1#1" in tokens(s) and not [word for word in tokens(s) if word.startswith("play")]
    play(s, "use:2c1#1 pick:1c2")  # a response keeps the phase open
    assert asked(s) == (2, "Evening")
    play(s, "pass")
    assert cards(s, "1.discard") == ["Hexer"] and cards(s, "1.hand") == ["Grunt", "Whetstone"]
    assert asked(s) == (2, "Day") and s.turn == 4


@pytest.mark.clause("athernum 9.4.text.purpose")
def test_an_ability_that_says_so_is_activated_in_the_evening():
    s = table(p1_chars="Nightwalker,Grunt", p1_res=res(1))
    play(s, "end pass pass")
    assert asked(s) == (1, "Evening") and tokens(s) == ["use:1c1#2", "pass"]
    play(s, "use:1c1#2 pick:1c2")
    assert things(s, -1, 1, "characters")[1]["markers"] == {"Briar": 1}


@pytest.mark.clause("athernum 9.4.text.end", "athernum 9.4.text.responses")
def test_the_evening_ends_when_nothing_is_pending():
    s = table(p1_chars="Evening_Choir", p2_chars="Hexer", p2_res=res(2))
    play(s, "acquisition pass pass end pass pass")
    play(s, "pass")  # the second card of the turn is drawn, which triggers something
    assert asked(s) == (2, "Evening") and len(s.stack) > 0
    play(s, "pass")
    assert things(s, -1, 1, "characters")[0]["markers"] == {"Briar": 1} and s.turn == 4


# ---- 9.5


@pytest.mark.clause(
    "athernum 9.5.text.between", "athernum 9.5.text.next", "athernum R71", "athernum 9.text.phases"
)
def test_the_order_of_the_phases():
    s = table(p1_chars="Grunt")
    s.journal = []
    to_next_turn(play(s, "combat end-combat"))
    phases = [int(fact_what(f)) for f in s.journal if fact_kind(f) == facts.PHASE_BEGINS]
    assert phases == [op.EVENING, op.NIGHT, op.MORNING, op.DAY]
    turns = [int(fact_what(f)) for f in s.journal if fact_kind(f) == facts.TURN_BEGINS]
    assert turns == [4] and s.active == 1
    kinds = [int(fact_kind(f)) for f in s.journal if fact_kind(f) in (facts.PHASE_BEGINS, facts.TURN_BEGINS)]
    assert kinds == [
        facts.PHASE_BEGINS,
        facts.PHASE_BEGINS,
        facts.TURN_BEGINS,
        facts.PHASE_BEGINS,
        facts.PHASE_BEGINS,
    ]  # the Night is before the next turn


@pytest.mark.clause("athernum 9.5.2", "athernum 9.5.2a", "athernum R75")
def test_night_effects_resolve_between_the_turns_without_responses():
    s = table(p1_loc="Watch_Bell", p1_chars="Hexer", p2_chars="Hexer", p1_res=res(1), p2_res=res(1))
    play(s, "end pass pass")
    assert asked(s) == (2, "Day") and s.turn == 4  # nobody was asked
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "2.hand") == ["Grunt"]


@pytest.mark.clause("athernum 9.5.1", "athernum 9.5.4")
def test_at_night_nobody_is_active_and_only_what_says_so_is_activated():
    hand = {"p1_hand": "Whetstone,Meadow", "p2_hand": "Whetstone,Meadow"}
    s = table(
        p1_chars="Nightwalker,Grunt", p2_chars="Nightwalker,Grunt", p1_commands=2, p2_commands=2, **hand
    )
    play(s, "end pass pass")
    while asked(s)[1] != "Night":
        play(s, "pass")
    for seat in (1, 2):  # both have the same chance, and neither has any other
        assert asked(s) == (seat, "Night") and tokens(s) == [f"use:{seat}c1#1", "pass"]
        for word in ("play:Whetstone", "play:Meadow", "acquisition", f"use:{seat}c2#1"):
            refused(s, word)
        play(s, f"use:{seat}c1#1")
    assert cards(s, "1.hand") == ["Grunt", "Whetstone", "Meadow"] == cards(s, "2.hand")


@pytest.mark.clause("athernum 9.5.text.next", "athernum R68")
def test_the_next_player_in_order_begins_with_a_morning():
    s = table(p3_main="Lone_Leader", p3_deck="Grunt", order="1,3,2", p3_chars="Grunt[x]")
    to_next_turn(s)
    assert s.active == 2 and side(s, "3c1") == "up"
    to_next_turn(s)
    assert s.active == 1

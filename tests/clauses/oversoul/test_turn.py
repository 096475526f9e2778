"""A turn: cycle, Action Phase, Return Phase (chapters 2.0 to 2.3)."""

import pytest

from tests.clauses.oversoul.table import Table, begin, lay


@pytest.mark.clause("oversoul 2.0.23", "oversoul 2.3.4", "oversoul 2.0.24")
def test_a_turn_has_three_phases_in_order_and_none_comes_back():
    t = lay("1.hand=Hound 2.hand=Hound", seed="3")
    seen = [t.sees(1)["phase"]]
    for choice in ("end", *["pass"] * 12):
        if choice not in t.options():
            break
        t.do(choice)
        if t.sees(1)["phase"] != seen[-1]:
            seen.append(t.sees(1)["phase"])
    assert seen == ["Action", "Return", "Cycle", "Action"] and t.s.active == 1


@pytest.mark.clause("oversoul 2.0.24", "oversoul 2.2.1", "oversoul 2.2.2", "oversoul 2.2.3", "oversoul R111")
def test_only_the_action_phase_lets_cards_be_played_prepared_and_attack():
    t = lay("1.hand=Swift 1.U1=Hound 1.pool=5")
    for choice in ("play:Swift", "prepare:Swift", "attack:1U1"):
        assert t.can(choice)
    t.do("end")
    assert t.asked() == 1 and t.sees(1)["phase"] == "Action", "the window at the wish to end the phase"
    t.do("pass pass")
    assert t.sees(1)["phase"] == "Return" and t.asked() == 1
    assert [t.why(c) for c in ("play:Swift", "prepare:Swift", "attack:1U1")] == ["R111", "R62", "R111"]


@pytest.mark.clause("oversoul R110")
def test_who_acts_at_the_wish_to_end_a_phase_lets_the_turn_player_go_on():
    t = lay("1.hand=Swift 2.hand=Flash 2.pool=3").do("end 2>play:Flash zone:E1 ..")
    assert t.asked() == 1 and t.sees(1)["phase"] == "Action" and t.can("play:Swift")


@pytest.mark.clause("oversoul R110", "oversoul R171")
def test_windows_after_a_cycle_a_chain_and_once_in_the_return_phase():
    t = lay("1.hand=Swift")
    t.do("play:Swift zone:U1")
    assert t.asked() == 2 and t.options() == ["pass"], "a response, though there is nothing to play"
    t.do("pass pass")
    assert t.asked() == 1 and t.options() == ["pass"], "the window after the Timeshift, turn player first"
    t.do("pass")
    assert t.asked() == 2
    t.do("pass end pass pass")
    assert t.sees(1)["phase"] == "Return" and t.asked() == 1
    t.do("pass pass")
    assert t.sees(1)["phase"] == "Cycle" and t.s.active == 1 and t.asked() == 2
    t.do("pass")
    assert t.asked() == 1 and t.options() == ["pass"]


@pytest.mark.clause("oversoul 2.1.1")
def test_nothing_can_be_done_between_the_steps_of_a_cycle():
    t = lay("active=2 1.U1=Hound[x/d2] 1.hand=Flash 2.hand=Flash").do("end @Return @Cycle")
    assert t.s.active == 0 and t.s.turn == 4
    assert (len(t.hand(1)), t.leader_rank(1), t.pool(1)) == (2, 5, 5)
    assert t.hp("1U1") == 3 and t.side("1U1") == "up", "all five steps are done before anybody is asked"


@pytest.mark.clause(
    "oversoul 2.1.3", "oversoul 2.1.4", "oversoul 2.1.5", "oversoul 5.4.3", "oversoul 5.4.4", "oversoul R31"
)
def test_the_leader_rises_to_five_from_the_second_cycle_on_and_its_energy_with_it():
    t = begin().do("first:1")
    while "done" in t.options():
        t.do("done")
    ranks = []
    for _ in range(14):
        t.passes()
        seat = int(t.s.active) + 1
        ranks.append((seat, t.leader_rank(seat), t.pool(seat)))
        while "end" not in t.options():
            t.do(t.options()[0])
        t.do("end ..")
        while any(option.startswith("take") for option in t.options()):
            t.do("take:Hound")
    assert ranks == [(seat, min(n, 5), min(n, 5)) for n in range(1, 8) for seat in (1, 2)]


@pytest.mark.clause("oversoul R31", "oversoul R32")
def test_left_over_leader_energy_stays_through_the_opposing_turn_and_is_overwritten():
    text = """
    Crown  Event ORDER I -1 CAST
      ●* Your Leader gains 1 RANK
    """
    t = lay("1.rank=2 1.pool=2 1.hand=Crown,Flash", text).do("play:Crown zone:E1 ..")
    assert (t.leader_rank(1), t.pool(1)) == (3, 1)
    t.turn_over()
    assert t.s.active == 1 and t.pool(1) == 1
    t.do("end 1>play:Flash zone:E1 ..")
    assert t.pool(1) == 0
    t.turn_over()
    assert (t.s.active, t.leader_rank(1), t.pool(1)) == (0, 4, 4)


@pytest.mark.clause("oversoul R32")
def test_leader_rank_stays_between_one_and_five():
    text = """
    Crown  Event ORDER I -1 CAST
      ●* Your Leader gains 9 RANK
    Fall   Event ORDER I -1 CAST
      ●* Your Leader loses 9 RANK
    """
    t = lay("1.rank=3 1.pool=5 1.hand=Crown,Fall", text)
    assert t.do("play:Crown zone:E1 ..").leader_rank(1) == 5
    assert t.do("play:Fall zone:E1 ..").leader_rank(1) == 1 and t.pool(1) == 3


@pytest.mark.clause("oversoul 2.1.6", "oversoul R49", "oversoul R59", "oversoul 3.5.1")
def test_step_four_heals_all_own_cards_but_the_leader():
    t = lay(
        "active=2 1.leader=Chief[d4] 1.U1=Hound[d2]+Armor[d1] 1.U2=Swift[f/d3] 1.E1=Hall[d2] 2.U1=Stone[d3]"
    )
    t.turn_over()
    assert [t.damage(at) for at in ("1U1", "1U1.1", "1U2", "1E1")] == [0, 0, 0, 0]
    assert t.damage("1L") == 4 and t.damage("2U1") == 3


@pytest.mark.clause("oversoul 2.1.7", "oversoul 3.3.5", "oversoul 3.4.8")
def test_step_five_reactivates_own_exhausted_cards():
    t = lay("active=2 1.U1=Hound[x] 1.E1=Hall[x] 1.U2=Swift[f] 2.U1=Stone[x]").turn_over()
    assert [t.side(at) for at in ("1U1", "1E1", "1U2", "2U1")] == ["up", "up", "down", "exhausted"]


@pytest.mark.clause("oversoul 2.1.6", "oversoul 2.1.7", "oversoul 2.1.4", "oversoul R12")
def test_a_first_cycle_skips_rank_healing_and_reactivating_but_draws():
    from sandtable.games.oversoul.table import player_columns as their

    t = lay("active=2 1.rank=1 1.U1=Hound[x/d1]")
    t.s.let(0, their.CYCLES, 0)
    t.turn_over()
    assert (t.leader_rank(1), t.pool(1), len(t.hand(1))) == (1, 1, 1)
    assert t.hp("1U1") == 2 and t.side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R66", "oversoul R67", "oversoul 8.5.15")
def test_triggers_of_the_cycle_wait_until_step_five_is_done():
    text = """
    Salve  Unit CHAOS I -1 PRIMAL 1/2/3
      ●HEAL* Deal 1 DMG to the opposing Leader
    Drum   Unit CHAOS I -1 PRIMAL 1/2/3
      ●ACTIVATE* Deal 2 DMG to the opposing Leader
    Cursed  Unit CHAOS I -1 PRIMAL 1/2/3
      ●DAMNED
      ●HEAL* Deal 5 DMG to the opposing Leader
    """
    t = lay("active=2 1.U1=Salve[d1] 1.U2=Drum[x] 1.U3=Drum[x] 1.U4=Cursed[d1] 1.U5=Salve", text)
    t.do("end @Return @Cycle")
    assert t.s.active == 0 and t.options() == ["next:1", "next:2"], "one entry a printed line (R168)"
    assert [t.side(at) for at in ("1U2", "1U3")] == ["up", "up"] and t.hp("2L") == 24
    t.do("next:2 ..")
    while t.options()[0].startswith("next"):
        t.do("next:1 ..")
    assert t.hp("2L") == 24 - 1 - 2 - 2 and t.damage("1U4") == 1


@pytest.mark.clause("oversoul 2.3.1")
def test_more_than_five_cards_go_back_under_the_deck_by_choice():
    t = lay("1.hand=Hound,Swift,Stone,Snail,Hawk,Dart,Giant 1.deck=River,River").do("end ..")
    assert t.asked() == 1
    t.do("take:Stone take:Dart ..")
    assert t.hand(1) == ["Giant", "Hawk", "Hound", "Snail", "Swift"]
    assert t.deck(1) == ["River", "River", "Stone", "Dart"]


@pytest.mark.clause("oversoul 2.3.2", "oversoul 2.3.3", "oversoul R135")
def test_three_cards_returned_pay_one_draw():
    t = lay("1.hand=Hound 1.idle=Swift 1.U1=Stone 1.deck=River,River").do("end ..")
    assert t.options() == ["no", "yes"]
    t.do("yes take:Hound take:Swift pick:1U1 pick:1U1 take:Hound ..")
    assert t.hand(1) == ["River"] and t.deck(1) == ["River", "Stone", "Hound", "Swift"]
    assert t.board(1) == {} and t.idle(1) == []


@pytest.mark.clause("oversoul 2.3.2")
def test_the_exchange_needs_all_three_and_may_be_declined():
    for missing in ("1.hand=Hound 1.idle=Swift", "1.hand=Hound 1.U1=Stone", "1.idle=Swift 1.U1=Stone"):
        t = lay(missing).do("end ..")
        assert t.s.active == 1, "nothing was offered"
    t = lay("1.hand=Hound 1.idle=Swift 1.U1=Stone").do("end .. no ..")
    assert t.s.active == 1 and t.hand(1) == ["Hound"] and t.board(1) == {"U1": "Stone"}


@pytest.mark.clause("oversoul 2.3.3", "oversoul R135")
def test_a_card_that_does_not_arrive_pays_no_draw():
    text = """
    Mist  Unit CHAOS I -1 PRIMAL 1/2/3
      ●AMORPHOUS
    """
    t = lay("1.hand=Hound 1.idle=Swift 1.U1=Mist 1.deck=River,River", text)
    t.do("end .. yes take:Hound take:Swift pick:1U1")
    while t.s.active == 0 and t.options()[0].startswith(("take", "pick")):
        t.do(t.options()[0])
    assert t.exile(1) == ["Mist"] and t.hand(1) == [] and len(t.deck(1)) == 4


@pytest.mark.clause("oversoul R135")
def test_prepared_cards_and_constructs_may_be_exchanged():
    t = lay("1.hand=Hound 1.idle=Swift 1.U1=Stone+Armor 1.U2=Dart[f]").do("end .. yes take:Hound take:Swift")
    assert t.options() == ["pick:1U1", "pick:1U1.1", "pick:1U2"]


@pytest.mark.clause("oversoul 2.3.5", "oversoul 7.2.4")
def test_quick_events_are_allowed_in_every_phase():
    t = lay("1.hand=Flash 2.hand=Flash 1.pool=5")
    for moves, phase in (("end", "Action"), ("@Return", "Return"), ("@Cycle", "Cycle")):
        if moves:
            t.do(moves)
        assert t.sees(1)["phase"] == phase
        for seat in (1, 2):
            twin = Table(t.game, t.s.clone()).do(f"{seat}>play:Flash zone:E1")
            assert twin.sees(1)["phase"] == phase and twin.chain()[0][1:3] == (seat, "Flash")


@pytest.mark.clause("oversoul R29")
def test_the_game_is_drawn_after_the_hundredth_turn():
    t = lay("turn=99").turn_over()
    assert t.s.turn == 100 and not t.s.over()
    t.turn_over()
    assert t.ending() == ("=", "R29")


@pytest.mark.clause("oversoul R29")
def test_a_player_may_concede_at_any_time():
    t = lay("").do("concede")
    assert t.ending() == ("2", "R29")
    t = lay("1.hand=Swift").do("play:Swift zone:U1")
    assert t.asked() == 2 and t.do("concede").ending() == ("1", "R29")


@pytest.mark.clause("oversoul R164", "oversoul R138")
def test_what_lasts_this_turn_ends_with_the_return_phase():
    text = """
    Surge  Event ORDER I -1 CAST
      ●* Select 1 of your Units➤ Give it 2 DMG (this turn)
    Lull   Event ORDER I -1 CAST
      ●* Select 1 of your Units➤ Give it 3 SPD (until your next cycle)
    """
    t = lay("1.U1=Snail 1.hand=Surge,Lull", text)
    t.do("play:Surge zone:E1 ..").do("play:Lull zone:E1 ..")
    assert (t.dmg("1U1"), t.spd("1U1")) == (5, 4)
    t.do("end @Return")
    assert t.dmg("1U1") == 5
    t.turn_over()
    assert t.s.active == 1 and (t.dmg("1U1"), t.spd("1U1")) == (3, 4)
    t.turn_over()
    assert t.s.active == 0 and t.spd("1U1") == 1


@pytest.mark.clause("oversoul R164")
def test_laws_at_the_start_and_at_the_end():
    text = """
    Clock  Unit CHAOS I -1 PRIMAL 1/2/3
      ●At the start of your Action Phase* Deal 1 DMG to the opposing Leader
      ●At the end of your turn* Deal 2 DMG to the opposing Leader
      ●At the start of your opponent's Return Phase* Deal 5 DMG to the opposing Leader
    """
    t = lay("1.U1=Clock", text).turn_over()
    assert t.hp("2L") == 22
    t.turn_over()
    assert t.s.active == 0 and t.hp("2L") == 22 - 5 - 1

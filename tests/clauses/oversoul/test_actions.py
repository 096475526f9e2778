"""Game and ability actions: Return, Exile, Discard, Draw, Gain, Give, Become, Copy, Steal (chapter 8.7)."""

import pytest

from tests.clauses.oversoul.casts import casts
from tests.clauses.oversoul.table import lay

TOOLS = casts("Bolt", "Break", "Home", "Fold")


def settle(t, answers=()):
    t.passes()
    left = list(answers)
    while not t.s.over() and "end" not in t.options():
        t.do((left.pop(0) if left else t.options()[0]) + " ..")
    return t


def play(t, name, *answers):
    return settle(t.do(f"play:{name} zone:E1"), answers)


def cast(line, name="Act"):
    return f"{name}  Event ORDER I -1 CAST\n  ●{line}\n"


# ---- Return, Exile, Discard


@pytest.mark.clause("oversoul 8.7.10", "oversoul 8.7.11")
def test_return_goes_to_the_owners_hand_deck_or_idle_zone_as_named():
    t = play(lay("2.U1=Hound 1.hand=Home", TOOLS), "Home", "pick:2U1")
    assert t.hand(2) == ["Hound"]
    t = play(
        lay("1.idle=Hound 1.hand=Act", cast("* Select 1 Unit in your Idle Zone➤ Return it to your hand")),
        "Act",
    )
    assert t.hand(1) == ["Hound"] and t.idle(1) == ["Act"]
    line = "* Select 1 opposing Unit➤ Return it to the top of its owner's Deck"
    t = play(
        lay("2.U1=Stone 1.hand=Act 2.deck=Hound,Hound", cast(line.replace("its owner's", "your opponent's"))),
        "Act",
    )
    assert t.deck(2) == ["Stone", "Hound", "Hound"]
    line = "* Select 1 of your Units➤ Return it to the bottom of your Deck"
    t = play(lay("1.U1=Stone 1.hand=Act 1.deck=Hound,Hound", cast(line)), "Act")
    assert t.deck(1) == ["Hound", "Hound", "Stone"]
    for zone, pile in (("hand", "hand"), ("Deck", "deck"), ("Idle Zone", "idle")):
        t = play(
            lay(
                "1.exile=Stone 1.hand=Act 1.deck=Hound",
                cast(f"* Select 1 Exiled card➤ Return it to your {zone}"),
            ),
            "Act",
        )
        assert "Stone" in t.cards(1, pile) and t.exile(1) == [], zone


@pytest.mark.clause("oversoul 8.7.17", "oversoul R175")
def test_a_prepared_card_can_be_sacrificed_for_any_quality_but_not_for_a_state():
    for words, fits in (
        ("-NATURA", True),
        ("DOOM Unit", True),
        ("+Unit", True),
        ("Unit of RANK V", True),
        ('Unit named "Hound"', True),
        ("Active Unit", False),
        ("Exhausted Unit", False),
        ("Damaged Unit", False),
        ("Event", False),
        ("Unit", True),
    ):
        t = lay("1.U1=Swift[f] 1.hand=Act", cast(f"* Sacrifice 1 {words}➤ Draw 1"))
        assert (t.why("play:Act") == "") == fits, words
    t = play(lay("1.U1=Swift[f] 1.hand=Act", cast("* Sacrifice 1 -NATURA➤ Draw 1")), "Act")
    assert "Swift" in t.idle(1)


@pytest.mark.clause("oversoul 8.7.18", "oversoul 8.7.19", "oversoul 8.1.4", "oversoul R170")
def test_a_specific_card_of_the_deck_is_looked_for_and_the_deck_shuffled():
    text = "Bones  Unit DOOM I -1 UNDEAD 1/1/1\n" + cast("Discard 1 UNDEAD in your Deck")
    names = "Swift,Stone,Snail,Dart,Hawk,Bones,Giant,Rite,Armor"
    t = play(lay(f"1.hand=Act 1.deck={names}", text), "Act")
    assert "Bones" in t.idle(1)
    rest = [name for name in names.split(",") if name != "Bones"]
    orders = {
        tuple(play(lay(f"1.hand=Act 1.deck={names}", text, seed=str(n)), "Act").deck(1)) for n in range(6)
    }
    assert len(orders) > 1 and all(sorted(order) == sorted(rest) for order in orders)


@pytest.mark.clause("oversoul 8.7.23", "oversoul 2.0.19")
def test_draw_takes_the_top_card():
    t = play(lay("1.hand=Act 1.deck=Stone,Hound", cast("Draw 1")), "Act")
    assert t.hand(1) == ["Stone"] and t.deck(1) == ["Hound"] and t.sees(2)["players"][0]["hand"] == []


@pytest.mark.clause("oversoul 8.7.24", "oversoul 8.1.4", "oversoul R131", "oversoul 2.0.19", "oversoul R170")
def test_a_search_takes_a_match_shows_it_and_shuffles():
    text = (
        cast("Draw 1 ORDER Unit")
        + """
    Ear  Unit DOOM I -1 PRIMAL 1/1/1
      ●If your opponent Draws a card* Deal 3 DMG to the opposing Leader
    """
    )
    names = "Hound,Swift,Stone,Snail,Giant,Rite"
    t = lay(f"1.hand=Act 1.deck={names} 2.U1=Ear", text).do("play:Act zone:E1 pass pass")
    assert t.options() == ["take:Snail", "take:Stone", "take:Swift"], "a matching card must be taken"
    settle(t.do("take:Stone"))
    assert t.hand(1) == ["Stone"] and t.sees(2)["players"][0]["hand"] == ["Stone"]
    assert t.hp("1L") == 17, "searching is Drawing for all triggers"
    orders = set()
    for n in range(6):
        t = lay(f"1.hand=Act 1.deck={names}", text, seed=str(n)).do("play:Act zone:E1 pass pass take:Stone")
        orders.add(tuple(t.deck(1)))
    assert len(orders) > 1


@pytest.mark.clause("oversoul R131", "oversoul R25")
def test_a_search_without_a_match_still_shuffles():
    names = "Swift,Stone,Snail,Dart,Hawk,Giant,Rite,Armor"
    orders = {
        tuple(play(lay(f"1.hand=Act 1.deck={names}", cast("Draw 1 UNDEAD"), seed=str(n)), "Act").deck(1))
        for n in range(6)
    }
    assert len(orders) > 1 and all(len(order) == 8 for order in orders)


@pytest.mark.clause("oversoul 8.7.32", "oversoul R130")
def test_a_deck_with_fewer_cards_is_gazed_completely_without_loss():
    t = lay("1.hand=Act 1.deck=Stone,Hound", cast("Gaze 5 at your Deck")).do("play:Act zone:E1 pass pass")
    assert t.options() == ["take:Hound", "take:Stone"]
    assert settle(t.do("take:Stone")).deck(1) == ["Hound", "Stone"] and not t.s.over()


# ---- Exile, Prepare, Spawn by effect are elsewhere; changes of cards


@pytest.mark.clause("oversoul 8.7.26", "oversoul R126", "oversoul R138")
def test_gain_is_for_the_card_itself_and_lasts_while_active():
    text = "Grow  Unit DOOM I -1 PRIMAL 1/1/2\n  ●CAST* Gain 2 DMG, 1 SPD & AVIAN\n"
    t = settle(lay("1.U1=Grow 1.U2=Hound 1.hand=Home", TOOLS + text).do("use:1U1#1"))
    assert (t.dmg("1U1"), t.spd("1U1"), t.keys("1U1"), t.dmg("1U2")) == (3, 2, {"AVIAN"}, 2)
    t.turn_over()
    t.turn_over()
    assert t.dmg("1U1") == 3, "no duration: while Active"
    play(t, "Home", "pick:1U1")
    assert settle(t.do("play:Grow zone:U1")).dmg("1U1") == 1


@pytest.mark.clause("oversoul 8.7.27", "oversoul R127", "oversoul R164", "oversoul R157")
def test_give_is_for_others_and_belongs_to_its_receiver():
    text = (
        "Giver  Unit DOOM I -1 PRIMAL 1/1/2\n  ●CAST* Give your other Units GUARD (until your next cycle)\n"
    )
    t = settle(lay("1.U1=Giver 1.U2=Hound 1.hand=Break,Stone", TOOLS + text).do("use:1U1#1"))
    assert t.keys("1U2") == {"GUARD"} and t.keys("1U1") == set()
    play(t, "Break", "pick:1U1")
    assert t.keys("1U2") == {"GUARD"}, "it goes on when the source leaves"
    settle(t.do("play:Stone zone:U3"))
    assert t.keys("1U3") == set(), "cards that come later are not included"
    t.turn_over()
    assert t.keys("1U2") == {"GUARD"}
    t.turn_over()
    assert t.keys("1U2") == set()


@pytest.mark.clause("oversoul 8.7.28", "oversoul R128", "oversoul R157")
def test_have_follows_the_table_and_two_copies_add_up():
    text = "Flag  Unit DOOM I -1 PRIMAL 1/1/2\n  ●Your CHAOS Units Have +1 DMG\n"
    t = lay("1.U1=Flag 1.U2=Flag 1.U3=Hound 1.hand=Break,Hound", TOOLS + text)
    assert t.dmg("1U3") == 4
    assert settle(t.do("play:Hound zone:U4")).dmg("1U4") == 4
    assert play(t, "Break", "pick:1U1").dmg("1U3") == 3


@pytest.mark.clause("oversoul R65", "oversoul 5.1.4", "oversoul 6.3.2", "oversoul 6.3.3")
def test_hp_changes_move_full_hp_and_the_damage_stays():
    text = cast("* Select 1 Unit➤ Give it 3 HP (this turn)", "Grow") + cast(
        "* Select 1 Unit➤ Give it -2 HP (this turn)", "Wilt"
    )
    t = lay("1.U1=Stone[d4] 1.U2=Hound 1.hand=Grow,Wilt", text)
    assert t.hp("1U1") == 2
    assert play(t, "Grow", "pick:1U1").hp("1U1") == 5 and t.damage("1U1") == 4
    t.turn_over()
    assert t.hp("1U1") == 2 and t.damage("1U1") == 4
    t = play(lay("1.U1=Stone[d4] 1.hand=Wilt", text), "Wilt")
    assert "Stone" in t.idle(1), "at 0 HP it Shatters"


@pytest.mark.clause("oversoul R64")
def test_cards_shatter_when_a_change_of_hp_ends():
    text = cast("* Select 1 Unit➤ Give it 3 HP (this turn)", "Grow")
    t = play(lay("1.U1=Hound 1.hand=Grow,Bolt,Bolt", TOOLS + text), "Grow")
    play(t, "Bolt", "pick:1U1")
    play(t, "Bolt", "pick:1U1")
    assert t.hp("1U1") == 2
    t.turn_over()
    assert t.board(1) == {} and "Hound" in t.idle(1)


@pytest.mark.clause("oversoul R65", "oversoul R84")
def test_damaged_with_n_hp_puts_on_the_damage_that_leaves_n():
    text = cast("Spawn 1 Unit in your Idle Zone Damaged with 2 HP")
    t = play(lay("1.idle=Stone 1.hand=Act", text), "Act")
    (zone,) = t.board(1)
    assert t.hp(f"1{zone}") == 2 and t.damage(f"1{zone}") == 4


@pytest.mark.clause("oversoul 8.7.29", "oversoul R129")
def test_become_replaces_and_also_become_adds():
    text = (
        cast("* Select 1 Unit➤ It Becomes DOOM", "Stain")
        + cast("* Select 1 Unit➤ It also Becomes DOOM", "Tint")
        + cast("* Select 1 DOOM Unit➤ Deal 1 DMG to it", "Doomed")
        + cast("* Select 1 CHAOS Unit➤ Deal 1 DMG to it", "Wild")
    )
    t = play(lay("1.U1=Hound 1.hand=Stain,Doomed,Wild", text), "Stain")
    assert t.can("play:Doomed") and not t.can("play:Wild")
    t = play(lay("1.U1=Hound 1.hand=Tint,Doomed,Wild", text), "Tint")
    assert t.can("play:Doomed") and t.can("play:Wild")


@pytest.mark.clause("oversoul 8.7.35", "oversoul R132")
def test_copy_adds_the_values_of_that_moment():
    text = """
    Mirror  Unit DOOM I -1 PRIMAL 1/2/3
      ●CAST* Select 1 other Unit➤ Copy its DMG & Keyworded Abilities
    Model   Unit DOOM I -1 PRIMAL 3/2/9
      ●GUARD
      ●BARRIER
    """
    t = lay("1.U1=Mirror 2.U1=Model 1.hand=Bolt,Break", TOOLS + text)
    settle(t.do("use:1U1#1"))
    assert (
        t.dmg("1U1") == 4 and t.keys("1U1") == {"GUARD", "BARRIER"} and t.keys("2U1") == {"GUARD", "BARRIER"}
    )
    play(t, "Break", "pick:2U1")
    assert t.dmg("1U1") == 4, "it lasts while the receiving card is Active"
    t = lay("1.U1=Mirror 2.U1=Model 1.hand=Bolt", TOOLS + text)
    play(t, "Bolt", "pick:2U1")
    settle(t.do("use:1U1#1"))
    assert t.keys("1U1") == {"GUARD"}, "only unused charges"


@pytest.mark.clause("oversoul 8.7.36", "oversoul R132")
def test_steal_takes_it_away_until_the_thief_is_gone():
    text = """
    Thief  Unit DOOM I -1 PRIMAL 1/2/3
      ●CAST* Select 1 opposing Unit➤ Steal its DMG & Keyworded Abilities
    Model  Unit DOOM I -1 PRIMAL 3/2/9
      ●GUARD
    """
    t = settle(lay("1.U1=Thief 2.U1=Model 1.hand=Break", TOOLS + text).do("use:1U1#1"))
    assert (t.dmg("1U1"), t.dmg("2U1"), t.keys("1U1"), t.keys("2U1")) == (4, 0, {"GUARD"}, set())
    play(t, "Break", "pick:1U1")
    assert t.dmg("2U1") == 3 and t.keys("2U1") == {"GUARD"}


@pytest.mark.clause("oversoul R138")
def test_a_cost_change_on_a_hand_card_lasts_until_it_leaves_the_board():
    text = cast("Draw 1 VIGOR Unit, then Reduce its ENERGY Cost by 3")
    t = lay("1.hand=Act 1.deck=Giant,Hound,Hound,Hound,Hound 1.pool=9", TOOLS + text)
    settle(t.do("play:Act zone:E1"))
    assert t.cost(1, "Giant") == 2
    t.turn_over()
    t.turn_over()
    assert t.cost(1, "Giant") == 2, "for the rest of the game"


# ---- who takes what


@pytest.mark.clause("oversoul R160")
def test_the_full_number_is_needed_at_announcement_and_as_many_as_there_are_on_resolution():
    t = lay("2.U1=Hound 1.hand=Act", cast("* Select 2 opposing Units➤ Exhaust them"))
    assert t.why("play:Act") == "R160"
    t = play(lay("2.U1=Hound 1.hand=Act", cast("Choose 2 opposing Units & Exhaust them")), "Act")
    assert t.side("2U1") == "exhausted"
    t = lay("2.U1=Hound 2.U2=Stone 1.hand=Act", cast("* Select up to 3 opposing Units➤ Exhaust them")).do(
        "play:Act zone:E1"
    )
    assert t.options() == ["pick:2U1", "pick:2U2"], "at least one"
    t.do("pick:2U1")
    assert t.options() == ["done", "pick:2U2"]


@pytest.mark.clause("oversoul R160")
def test_the_player_who_acts_takes_and_a_hand_is_its_players():
    t = lay("2.U1=Hound 2.U2=Stone 1.hand=Act", cast("Your opponent Sacrifices 1 Unit")).do(
        "play:Act zone:E1 pass pass"
    )
    assert t.asked() == 2 and t.options() == ["pick:2U1", "pick:2U2"]
    t = lay("2.hand=Hound,Stone 1.hand=Act", cast("Your opponent Discards 1 card in their hand")).do(
        "play:Act zone:E1 pass pass"
    )
    assert t.asked() == 2 and t.options() == ["take:Hound", "take:Stone"]
    t = lay(
        "2.hand=Hound,Stone 1.hand=Act", cast("Discard 1 card in your opponent's hand of your choice")
    ).do("play:Act zone:E1 pass pass")
    assert t.asked() == 1 and t.options() == ["take:Hound", "take:Stone"]
    t = play(
        lay("2.hand=Hound,Stone 1.hand=Act", cast("Discard 1 random card in your opponent's hand")), "Act"
    )
    assert len(t.hand(2)) == 1


@pytest.mark.clause("oversoul R160")
def test_split_damage_is_divided_as_the_step_is_carried_out():
    t = lay(
        "2.U1=Stone 2.U2=Stone 1.hand=Act", cast("* Select 2 opposing Units➤ Deal 3 DMG split among them")
    )
    settle(t.do("play:Act zone:E1"))
    assert sorted((t.hp("2U1"), t.hp("2U2"))) in ([4, 5],), "at least 1 for each card"


@pytest.mark.clause("oversoul R160", "oversoul R171")
def test_a_question_with_one_answer_is_put_only_about_hidden_cards():
    t = lay("2.U1=Hound 1.hand=Act", cast("* Select 1 opposing Unit➤ Exhaust it")).do("play:Act zone:E1")
    assert t.asked() == 2, "nobody was asked for the one Unit"
    t = lay("1.hand=Act,Hound", cast("* Discard 1 card in your hand➤ Draw 1")).do("play:Act zone:E1")
    assert t.asked() == 1 and t.options() == ["take:Hound"]


@pytest.mark.clause("oversoul R161")
def test_each_player_chooses_in_turn_and_it_happens_as_one_step():
    text = (
        cast("Each player Sacrifices 1 Unit")
        + """
    Mourn  Event DOOM I -1 BOARD 9
      ●When a Unit is Sacrificed* Deal 1 DMG to the opposing Leader
    """
    )
    t = lay("1.U1=Hound 1.U2=Stone 2.U1=Hound 2.U2=Stone 1.E2=Mourn 1.hand=Act", text).do(
        "play:Act zone:E1 pass pass"
    )
    assert t.asked() == 1
    t.do("pick:1U1")
    assert t.asked() == 2 and t.board(1)["U1"] == "Hound", "nothing happens before all have chosen"
    settle(t.do("pick:2U2"))
    assert t.board(1) == {"U2": "Stone", "E2": "Mourn"} and t.board(2) == {"U1": "Hound"}
    assert t.hp("2L") == 23, "one step, so once"


@pytest.mark.clause("oversoul R161")
def test_if_you_do_asks_for_the_full_number():
    line = "Discard 2 cards in your hand, if you do Draw 3"
    t = play(lay("1.hand=Act,Hound", cast(line)), "Act")
    assert t.hand(1) == [] and "Hound" in t.idle(1), "too few is not doing it"
    t = play(lay("1.hand=Act,Hound,Stone", cast(line)), "Act")
    assert len(t.hand(1)) == 3
    t = lay("1.hand=Act,Hound", cast("You can Discard 1 card in your hand, if you do Draw 2")).do(
        "play:Act zone:E1 pass pass no .."
    )
    assert t.hand(1) == ["Hound"], "declining is not doing it"
    free = "Free  Unit DOOM I -1 PRIMAL 1/2/3\n  ●FRENZY\n" + cast("Exhaust all your Units, if you do Draw 1")
    t = play(lay("1.U1=Free 1.hand=Act", free), "Act")
    assert t.side("1U1") == "up" and len(t.hand(1)) == 1, "an Exhaust saved by FRENZY counts as done"


@pytest.mark.clause("oversoul R125", "oversoul R163")
def test_a_cost_with_a_forbidden_or_impossible_part_cannot_be_paid():
    text = """
    Pull   Unit CHAOS I -1 PRIMAL 1/2/3
      ●CAST* Exhaust this card➤ Draw 1
    Stay   Event DOOM I -1 BOARD 4
      ●Opposing Units can't be Exhausted
    """
    assert lay("1.U1=Pull[x]", text).why("use:1U1#1") == "R125"
    assert lay("1.U1=Pull 2.E1=Stay", text).why("use:1U1#1") == "R125"
    assert lay("1.U1=Pull", text).can("use:1U1#1")


@pytest.mark.clause("oversoul R163", "oversoul R140", "oversoul 4.2.5")
def test_cannot_goes_before_can_and_a_text_before_a_rule():
    text = """
    Bar    Event DOOM I -1 BOARD 4
      ●Opposing -Events of RANK II or lower can't be Activated
    Hasty  Unit DOOM I -1 PRIMAL 1/2/3
      ●This Unit can Attack Events the turn it Enters
    Calm   Event DOOM I -1 BOARD 4
      ●Opposing Units can't Attack
    """
    t = lay("1.hand=Rite,Swift 2.E1=Bar", text)
    assert t.why("play:Rite") == "R163" and t.can("play:Swift")
    t = lay("1.hand=Hasty 2.E1=Hall 2.U1=Stone", text).do("play:Hasty zone:U1 ..")
    t.do("attack:1U1 ..")
    assert t.hp("2E1") == 3
    t = lay("1.hand=Hasty 1.U2=Hound 2.E1=Calm", text).do("play:Hasty zone:U1 ..")
    assert t.why("attack:1U1") == "R163" and t.why("attack:1U2") == "R163"


@pytest.mark.clause("oversoul R163")
def test_a_must_holds_while_the_demanded_thing_is_legal():
    text = """
    Taunt  Unit DOOM I -1 PRIMAL 1/2/9
      ●Opposing Units must Attack this card if able
    """
    t = lay("1.U1=Hound 2.U1=Taunt 2.U2=Stone", text)
    assert t.why("end") == "R163" or t.why("end") == "8.6.40"
    t.do("attack:1U1 ..")
    assert t.hp("2U1") == 7, "only the Taunt could be Attacked"
    assert t.can("end")


@pytest.mark.clause("oversoul R162", "oversoul R140")
def test_instead_texts_come_before_keywords_and_the_oldest_first():
    text = """
    Shield  Unit DOOM I -1 PRIMAL 1/2/9
      ●If your Leader would Take DMG* This card Takes it instead
    Zap     Event ORDER I -1 CAST
      ●Deal 3 DMG to the opposing Leader
    """
    t = play(lay("1.hand=Zap 2.U1=Shield", text), "Zap")
    assert t.hp("2L") == 24 and t.hp("2U1") == 6
    t = lay("1.U1=Hound 2.U1=Shield", text).do("attack:1U1 target:2L ..")
    assert t.hp("2L") == 24 and t.hp("2U1") == 7 and t.hp("1U1") == 3, (
        "the Selection stays the Leader, who does not Retaliate"
    )


@pytest.mark.clause("oversoul R120")
def test_other_excludes_this_card_and_your_board_is_the_own_one():
    text = """
    Self   Unit DOOM I -1 PRIMAL 1/2/9
      ●CAST* Select 1 Unit➤ Deal 1 DMG to it
    Other  Unit DOOM I -1 PRIMAL 1/2/9
      ●CAST* Select 1 other Unit➤ Deal 1 DMG to it
    Mine   Unit DOOM I -1 PRIMAL 1/2/9
      ●CAST* Select 1 card on your board➤ Deal 1 DMG to it
    """
    assert "pick:1U1" in lay("1.U1=Self 1.U2=Hound 2.U1=Stone", text).do("use:1U1#1").options()
    assert lay("1.U1=Other 1.U2=Hound 2.U1=Stone", text).do("use:1U1#1").options() == ["pick:1U2", "pick:2U1"]
    t = lay("1.U1=Mine 1.E1=Hall 1.U2=Swift[f] 2.U1=Stone", text).do("use:1U1#1")
    assert t.options() == ["pick:1E1", "pick:1L", "pick:1U1", "pick:1U2"]


@pytest.mark.clause("oversoul R44")
def test_rank_as_a_number_is_fixed_when_it_resolves_and_the_last_one_of_a_card_that_left():
    text = """
    Bomb  Unit DOOM III -1 PRIMAL 1/2/1
      ●SHATTER* Deal RANK DMG to the opposing Leader
    """
    t = play(lay("1.U1=Bomb 1.hand=Break", TOOLS + text), "Break", "pick:1U1")
    assert t.hp("2L") == 21


@pytest.mark.clause("oversoul R68", "oversoul 6.2.13")
def test_stats_never_fall_below_nothing():
    t = play(
        lay("2.U1=Hound 1.hand=Act", cast("Give all opposing Units -9 DMG (until your next cycle)")), "Act"
    )
    assert t.dmg("2U1") == 0


@pytest.mark.clause("oversoul R156", "oversoul R140")
def test_values_are_worked_out_in_one_pass_and_a_bonus_never_counts_itself():
    text = """
    Strong  Unit DOOM I -1 PRIMAL 2/2/9
      ●Your Units with 3 or more DMG Have +5 DMG
    Flag    Unit DOOM I -1 PRIMAL 1/2/9
      ●Your Units Have +1 DMG
    """
    t = lay("1.U1=Strong 1.U2=Flag", text)
    assert (t.dmg("1U1"), t.dmg("1U2")) == (8, 2), (
        "open facts first, then what asks for stats; no bonus counts itself"
    )
    sets = cast("Set the DMG of all Units to 2 (this turn)", "Even") + cast(
        "* Select 1 Unit➤ Give it 3 DMG", "Grow"
    )
    t = lay("1.U1=Giant 1.hand=Grow,Even", sets)
    play(t, "Grow")
    assert play(t, "Even").dmg("1U1") == 5, "additions come after sets"

"""Worked cases judged anew: what a link finds as it resolves, and who leaves the game in the midst of it.
Each was written from the rulebook before it was played.
"""

import pytest

from tests.clauses.oversoul.table import begin, lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- the state that a Select asks for


AIMED = """
Aim   Event ORDER I -1 CAST
  ●* Select 1 opposing {} Unit➤ Shatter it & Draw 1
Sap   Event ORDER I -1 CAST
  ●* Select 1 opposing Exhausted Unit➤ Deal DMG equal to its DMG to the opposing Leader & Steal its DMG
"""


@pytest.mark.clause("oversoul R113", "oversoul R261", "oversoul 3.2.1", "oversoul 3.3.1", "oversoul 3.5.1")
@pytest.mark.parametrize(
    "state,there,answer",
    [
        ("Active", "Stone", "play:Hide"),
        ("Prepared", "Stone[f]", "turn:2U1"),
        ("Activated", "Stone", "play:Tire"),
        ("Exhausted", "Stone[x]", "play:Rouse"),
        ("Damaged", "Stone[d2]", "play:Mend"),
        ("Undamaged", "Stone", "play:Zap"),
    ],
)
def test_what_is_selected_has_to_be_in_the_state_that_was_asked_for(state, there, answer):
    t = case(f"2.U1={there} 1.hand=Aim 2.hand=Hide,Tire,Rouse,Mend,Zap 2.pool=5", AIMED.format(state))
    t.do(f"play:Aim zone:E1 2>{answer}")
    for choice in ("zone:E1", "pick:2U1"):
        if not t.s.over() and choice in t.options():
            t.do(choice)
    t.do("..")
    assert t.name("2U1") == "Stone" and t.hand(1) == ["Hound"], "the other part is carried out"


@pytest.mark.clause("oversoul R113", "oversoul R61", "oversoul R159")
@pytest.mark.parametrize("there,answer", [("Stone[f]", "turn:2U1"), ("Stone", "play:Hide zone:E1")])
def test_where_no_state_was_asked_for_it_is_still_the_selection(there, answer):
    t = case(f"2.U1={there} 1.hand=Aim 2.hand=Hide 2.pool=5", AIMED.format(""))
    t.do(f"play:Aim zone:E1 2>{answer} ..")
    assert t.name("2U1") is None and t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul R113", "oversoul R261", "oversoul R159")
def test_what_is_not_reached_may_still_be_read():
    t = case("1.U1=Hound 2.U1=Stone[x] 1.hand=Sap 2.hand=Rouse 2.pool=5", AIMED.format("Active"))
    t.do("play:Sap zone:E1 2>play:Rouse zone:E1 pick:2U1 ..")
    assert t.hp("2L") == 21 and t.dmg("2U1") == 3


@pytest.mark.clause("oversoul R113", "oversoul R261", "oversoul 8.2.2")
def test_a_state_that_the_own_cost_or_an_earlier_part_has_changed_is_not_asked_for_again():
    cards = """
    Drill  Event ORDER I -1 CAST
      ●* Select 1 of your Activated Units & Exhaust it➤ Give it 2 DMG
    Nurse  Event ORDER I -1 CAST
      ●* Select 1 of your Damaged Units➤ Heal 9 HP to it, then Give it 2 DMG
    """
    t = case("1.U1=Hound[d1] 1.hand=Drill,Nurse 1.pool=5", cards).do("play:Drill zone:E1 ..")
    assert t.dmg("1U1") == 4
    t.do("play:Nurse zone:E1 ..")
    assert t.dmg("1U1") == 6 and t.damage("1U1") == 0


@pytest.mark.clause("oversoul R113", "oversoul R261")
def test_of_several_selections_those_in_their_state_are_reached():
    cards = """
    Reap  Event ORDER I -1 CAST
      ●* Select 2 opposing Damaged Units & 1 opposing Exhausted Event➤ Shatter the first & Shatter the second
    """
    t = case("2.U1=Stone[d1] 2.U2=Stone[d2] 2.E1=Hall[x] 1.hand=Reap 2.hand=Mend 2.pool=5", cards)
    t.do("play:Reap zone:E1 2>play:Mend zone:E2 pick:2U1 ..")
    assert t.board(2) == {"U1": "Stone"}


# ---- triggers that wait


@pytest.mark.clause("oversoul R262", "oversoul R95", "oversoul R92", "oversoul R167", "oversoul 8.6.44")
@pytest.mark.parametrize("first,hp", [(1, 20), (2, 19)])
def test_a_trigger_of_a_card_that_is_sealed_before_it_comes_up_is_not_used(first, hp):
    cards = """
    Hush   Unit ORDER I -1 PRIMAL 1/2/3
      ●If your opponent Draws a card* Give all your other Units SEALED (this turn)
    Sting  Unit ORDER I -1 PRIMAL 1/2/3
      ●If your opponent Draws a card* Deal 1 DMG to the opposing Leader
    Draw_it  Event ORDER I -1 CAST
      ●Draw 1
    """
    t = case("2.U1=Hush 2.U2=Sting 1.hand=Draw_it", cards)
    t.do(f"play:Draw_it zone:E1 pass pass next:{first} ..")
    assert t.hp("1L") == hp


# ---- who leaves the game in the midst of something


TEAMS = """
Kill   Event ORDER I -1 QUICK
  ●* Select 1 Leader➤ Deal 99 DMG to it
Grave  Event ORDER I -1 QUICK
  ●Spawn 1 Unit in your opponent's Idle Zone
Blink  Event ORDER I -1 CAST
  ●* Select 1 opposing Unit➤ Exile it, then Spawn it
Ape    Event ORDER I -1 CAST
  ●* Select 1 of your Units & 1 opposing Unit➤ The first Copies the second's DMG
Dump   Unit ORDER I -1 PRIMAL 1/2/3
  ●QUICK* Discard any number of cards in your hand➤ Draw that many
Jab    Event ORDER I -1 CAST
  ●Deal 1 DMG to the opposing Leader
Raise  Event ORDER I -1 CAST
  ●* Select 1 card in your opponent's Idle Zone➤ Spawn it
"""


@pytest.mark.clause("oversoul R174", "oversoul R144", "oversoul R172")
@pytest.mark.parametrize(
    "do,asked",
    [
        ("play:Hound", "in which Zone"),
        ("play:Hound zone:U1", "how do you pay"),
        ("prepare:Hound zone:U1", "how do you pay"),
        ("play:Zap zone:E1", "Select 1"),
        ("play:Zap zone:E1 pick:2U1", "how do you pay"),
        ("play:Jab zone:E1", "which opponent"),
        ("use:1U2#1", "how do you pay"),
        ("use:1U4#1", "what do you pay its Cost with"),
    ],
)
def test_in_teams_who_leaves_in_the_midst_of_an_announcement_has_announced_nothing(do, asked):
    t = case("1.hand=Hound,Zap,Jab 1.U2=Bug 1.U3=Spring 1.U4=Dump 2.U1=Stone", TEAMS, seats=4).do(do)
    assert asked in t.question(), t.question()
    t.do("concede")
    assert t.chain() == [] and t.board(1) == {} and t.hp("2U1") == 6 and t.s.noted == t.s.waiting
    assert t.asked() == 2 and t.s.active == 1, "the turn of the next player has begun"
    assert t.log().count("Player 1 concedes.") == 1


@pytest.mark.clause("oversoul R174", "oversoul R143", "oversoul R106")
@pytest.mark.parametrize("do", ["prepare:Hound zone:U1", "play:Zap zone:E1", "play:Hound"])
def test_in_teams_who_leaves_in_the_midst_of_an_answer_is_not_asked_again(do):
    t = case("1.hand=Flash 3.hand=Zap 3.U1=Spring 2.U1=Stone 3.U2=Hound[f]", TEAMS, seats=4)
    t.do("play:Flash zone:E1 3>play:Zap zone:E1 concede")
    assert t.asked() == 4 and [link[2] for link in t.chain()] == ["Flash"]
    t.do("pass")
    assert t.asked() == 1, "the one who has not passed yet"
    t.do("pass")
    assert t.chain() == []


@pytest.mark.clause("oversoul R174", "oversoul R143", "oversoul R106")
def test_in_teams_leaving_is_no_pass():
    t = case("1.hand=Flash,Zap 1.pool=5", TEAMS, seats=4).do("play:Flash zone:E1 pass concede pass")
    assert t.asked() == 1 and t.can("play:Zap"), "who added the link may answer it"
    t = case("1.U1=Hound 1.hand=Zap 1.pool=5", TEAMS, seats=4).do("end pass concede pass")
    assert t.asked() == 4


@pytest.mark.clause("oversoul R174", "oversoul R110")
def test_in_teams_who_leaves_in_the_midst_of_an_answer_in_a_window_leaves_it_to_the_others():
    t = case("1.hand=Hound 2.hand=Zap 2.U1=Spring 3.hand=Flash 4.hand=Flash", TEAMS, seats=4)
    t.do("end pass pass pass pass play:Zap zone:E1 concede")
    asked = []
    while t.s.active == 0 and t.sees(1)["phase"] == "Action":
        asked.append(t.asked())
        t.do("pass")
    assert asked == [1, 3, 4]


@pytest.mark.clause("oversoul R174", "oversoul R142", "oversoul R71")
def test_in_teams_nobody_guards_for_who_has_left():
    t = case("1.U1=Giant 2.U1=Knight 2.U2=Stone 4.U1=Knight", TEAMS, seats=4)
    t.do("attack:1U1 target:2U2")
    assert t.asked() == 2
    t.do("concede")
    assert t.asked() == 1 and t.side("4U1") == "up" and t.hp("1U1") == 8 and t.chain() == []


@pytest.mark.clause("oversoul R174", "oversoul R159", "oversoul R132", "oversoul R113")
@pytest.mark.parametrize(
    "do", ["play:Blink zone:E1", "play:Ape zone:E1", "play:Raise zone:E1 player:2 take:Stone"]
)
def test_in_teams_a_link_does_not_reach_the_cards_of_who_has_left(do):
    t = case("1.U1=Swift 1.hand=Blink,Ape,Raise 2.U1=Giant 2.idle=Stone,Hound 3.hand=Kill", TEAMS, seats=4)
    t.do(f"{do} 3>play:Kill zone:E1 pick:2L ..")
    assert t.asked() == 1 and t.board(1) == {"U1": "Swift"} and t.dmg("1U1") == 2
    assert t.exile(2) == [] and not t.s.alive(1)


@pytest.mark.clause("oversoul R174", "oversoul R108", "oversoul R134")
@pytest.mark.parametrize("out,idle", [(1, ["Bug"]), (2, [])])
def test_in_teams_a_borrowed_card_that_waits_to_enter_goes_when_either_leaves(out, idle):
    t = case("2.idle=Bug 1.hand=Grave 1.pool=9 2.hand=Flash 3.hand=Kill 3.pool=3", TEAMS, seats=4)
    t.do("play:Grave zone:E1 player:2 .. zone:U1 .. use:1U1#1 .. end @Action")
    t.do(f"1>turn:1U1 3>play:Kill zone:E1 pick:{out}L ..")
    assert t.idle(2) == idle and t.board(1) == {} and t.chain() == []


# ---- what happens instead, and the question that follows


@pytest.mark.clause("oversoul R162", "oversoul R64", "oversoul R106")
def test_what_happens_instead_after_an_announcement_does_so_before_anybody_is_asked():
    cards = """
    Lamp   Unit FLOW I +2 PRIMAL 1/2/3
      ●While this card is Activated* Your other Units Have +1 HP
    Wisp   Unit ORDER I -1 PRIMAL 1/2/1
      ●If this card would be Shattered* Return it to its owner's hand instead
    """
    t = case("1.U1=Wisp[d1] 1.U2=Lamp 1.hand=Dart 2.U1=Stone 2.E1=Flash[f] 2.pool=3 1.pool=0", cards)
    t.do("play:Dart zone:U3 tap:1U2")
    assert t.asked() == 2 and t.hand(1) == ["Wisp"] and t.name("1U1") is None
    t.do("turn:2E1")
    assert [link[2] for link in t.chain()] == ["Flash", "Dart"]


# ---- damage


@pytest.mark.clause("oversoul R89", "oversoul R154", "oversoul R83", "oversoul 8.6.18")
def test_what_is_dealt_once_more_does_not_reach_the_resistant_under_a_broken_construct():
    cards = """
    Drill  Unit ORDER I -1 SECUTOR 1/2/5
      ●QUICK (Once each turn)* Select 1 Construct➤ Deal 3 DMG to it
    Saint  Unit ORDER I -1 PRIMAL 1/2/5
      ●RESISTANT
    """
    t = case("1.U1=Drill 2.U1=Saint+Armor", cards).do("use:1U1#1 ..")
    assert t.hp("2U1") == 5 and t.at("2U1.1") is None
    t = case("1.U1=Drill 2.U1=Stone+Armor", cards).do("use:1U1#1 ..")
    assert t.hp("2U1") == 3


@pytest.mark.clause("oversoul R158", "oversoul R161", "oversoul R162")
def test_that_many_are_those_that_were_drawn_and_too_few_are_not_if_you_do():
    cards = """
    Nun    Unit ORDER I -1 PRIMAL 1/2/3
      ●If you would Draw a card (Once each turn)* Heal 1 HP to your Leader instead
    Sift   Event ORDER I -1 CAST
      ●Draw 2, then Discard that many cards in your hand
    Reach  Event ORDER I -1 CAST
      ●Draw 2, if you do Deal 3 DMG to the opposing Leader
    """
    t = case("1.U1=Nun 1.hand=Sift,Swift 1.deck=Dart,Dart,Dart 1.pool=5", cards).do(
        "play:Sift zone:E1 pass pass"
    )
    assert t.options() == ["take:Dart", "take:Swift"], "one was Drawn, and one is Discarded"
    t = case("1.U1=Nun 1.hand=Reach 1.deck=Dart,Dart,Dart 1.pool=5", cards).do("play:Reach zone:E1 ..")
    assert t.hand(1) == ["Dart"] and t.hp("2L") == 24


# ---- who leaves the game while a link of another resolves


ALL_OF_THEM = """
Muster  Event ORDER I -1 CAST
  ●Each player Spawns 1 Unit in their hand
Levy    Event ORDER I -1 CAST
  ●Each player Draws 2 Units
Doubt   Event ORDER I -1 CAST
  ●Your opponent Chooses 1: Draw 1 / Draw 2 / Draw 3 / Draw 4
"""


@pytest.mark.clause("oversoul R174", "oversoul R161", "oversoul R133")
def test_in_teams_the_card_of_who_leaves_is_not_spawned():
    hands = "1.hand=Muster,Hound 2.hand=Stone,Hawk 3.hand=Hawk,Dart 4.hand=Swift,Hound"
    t = case(hands, ALL_OF_THEM, seats=4).do("play:Muster zone:E1 pass pass pass pass")
    t.do("take:Hound take:Hawk take:Dart take:Hound zone:U1")
    assert t.asked() == 2
    t.do("concede zone:U3 zone:U4")
    assert [t.board(seat) for seat in (1, 2, 3, 4)] == [{"U1": "Hound"}, {}, {"U3": "Dart"}, {"U4": "Hound"}]


@pytest.mark.clause("oversoul R174", "oversoul R161", "oversoul 8.7.24")
def test_in_teams_who_leaves_in_the_midst_of_a_search_draws_nothing():
    decks = " ".join(f"{seat}.deck=Stone,Swift,Hound" for seat in (1, 2, 3, 4))
    t = case(f"1.hand=Levy {decks}", ALL_OF_THEM, seats=4).do("play:Levy zone:E1 pass pass pass pass")
    t.do("take:Hound take:Swift")
    assert t.asked() == 2
    t.do("take:Hound concede take:Hound take:Swift take:Hound take:Stone ..")
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [2, 0, 2, 2]


@pytest.mark.clause("oversoul R174", "oversoul R224")
def test_in_teams_who_leaves_chooses_no_way():
    t = case("1.hand=Doubt", ALL_OF_THEM, seats=4).do("play:Doubt zone:E1 player:2 pass pass pass pass")
    assert t.asked() == 2 and "mode:4" in t.options()
    t.do("concede ..")
    assert t.asked() == 1 and t.hand(1) == []


@pytest.mark.clause("oversoul R174", "oversoul R11", "oversoul 2.0.20")
def test_in_teams_who_leaves_in_the_midst_of_the_replacement_has_no_cards():
    t = begin(("Chief", "Matron", "Chief", "Matron"))
    t.do("first:1" if "first:1" in t.options() else "first:2 first:2")
    leaver = t.asked()
    t.do("take:Hound concede done done done")
    assert not t.s.alive(leaver - 1) and t.hand(leaver) == [] and t.deck(leaver) == []


@pytest.mark.clause("oversoul R174", "oversoul R27", "oversoul R167")
def test_in_teams_who_leaves_in_the_midst_of_a_rescue_does_not_save_the_others_leader():
    cards = """
    Purge   Event DOOM I -1 CAST
      ●Exile all opposing Leaders
    Recall  Event ORDER I -1 QUICK
      ●* Select 1 Exiled card➤ Return it to its owner's hand
    """
    for back in (False, True):
        t = case("1.hand=Purge 2.hand=Recall 4.hand=Recall 1.exile=Hound", cards, seats=4)
        t.do("play:Purge zone:E1 pass pass pass pass")
        assert t.asked() == 2 and "brings it back" in t.question()
        t.do("play:Recall zone:E1 concede")
        assert t.asked() == 4 and "brings it back" in t.question()
        t.do("play:Recall zone:E1 take:Matron .." if back else "pass")
        assert t.s.alive(3) == back and t.s.over() != back


@pytest.mark.clause("oversoul R174", "oversoul R106")
@pytest.mark.parametrize("do", ["use:1U1#1", "use:1U2#1 pass pass pass concede"])
def test_in_teams_nobody_answers_a_chain_of_which_no_link_is_left(do):
    cards = """
    Martyr  Unit ORDER I -1 PRIMAL 1/2/5
      ●QUICK* Deal 2 DMG to your Leader➤ Draw 1
    Scribe  Unit ORDER I -1 PRIMAL 1/2/5
      ●QUICK* Exhaust this card➤ Draw 1
    """
    hands = "1.hand=Flash 2.hand=Flash 3.hand=Flash 4.hand=Flash"
    t = case(f"1.U1=Martyr 1.U2=Scribe 1.leader=Chief[d18] {hands}", cards, seats=4).do(do)
    assert not t.s.alive(0) and t.chain() == []
    assert t.asked() == 2 and "answer what has happened" in t.question()

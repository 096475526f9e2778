"""Two against two (R141 to R145, R173, R174)."""

import pytest

from sandtable.games.oversoul.game import GAME
from sandtable.kernel.registry import find
from tests.clauses.oversoul.table import begin, lay

QUICKS = """
Zap    Event ORDER I -1 QUICK
  ●Deal 1 DMG to the opposing Leader
Bolt   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Deal 99 DMG to it
All    Event ORDER I -1 CAST
  ●Deal 1 DMG to all opposing Units
Mine   Event ORDER I -1 CAST
  ●Deal 1 DMG to all your Units
Ally   Event ORDER I -1 CAST
  ●Deal 1 DMG to all allied Units
Gazer  Event ORDER I -1 CAST
  ●Gaze 1 at either Deck
Each   Event ORDER I -1 CAST
  ●Each player Draws 1
Doom   Event ORDER I -1 CAST
  ●Deal 99 DMG to all Leaders on the board
"""


def four(position="", cards="", **more):
    return lay(position, cards, seats=4, **more)


def settle(t):
    t.passes()
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


# ---- seating and setup


@pytest.mark.clause("oversoul R141", "oversoul 1.0.1")
def test_the_team_with_the_lower_sum_decides_and_the_first_team_names_its_first_player():
    t = begin(("Chief", "Matron", "Chief", "Matron"))
    assert t.asked() in (1, 3) and t.options() == ["first:1", "first:2", "first:3", "first:4"]
    t.do("first:2")
    assert t.asked() in (2, 4) and t.options() == ["first:2", "first:4"], "that team names its first player"
    t.do("first:4")
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [5, 5, 5, 4]
    while "done" in t.options():
        t.do("done")
    assert t.s.active == 3 and [int(x) for x in t.s.order] == [3, 0, 1, 2]


@pytest.mark.clause("oversoul R141")
def test_turns_go_round_and_everybody_has_a_leader_rank_and_energy_of_their_own():
    t = four("1.rank=1 2.rank=2 3.rank=3 4.rank=4")
    actives = []
    for _ in range(5):
        actives.append(int(t.s.active) + 1)
        t.turn_over()
    assert actives == [1, 2, 3, 4, 1]
    assert [t.leader_rank(seat) for seat in (1, 2, 3, 4)] == [2, 4, 4, 5]


# ---- targets, allies and Guard


@pytest.mark.clause("oversoul R142")
def test_opposing_is_either_opponent_your_is_the_own_and_allied_is_both():
    place = "1.U1=Stone 2.U1=Stone 3.U1=Stone 4.U1=Stone 1.hand=All,Mine,Ally"
    for name, hurt in (("All", [2, 4]), ("Mine", [1]), ("Ally", [1, 3])):
        t = four(place, QUICKS).do(f"play:{name} zone:E1 ..")
        assert [seat for seat in (1, 2, 3, 4) if t.hp(f"{seat}U1") == 5] == hurt


@pytest.mark.clause("oversoul R142")
def test_attacks_go_to_either_opposing_board_and_a_teammate_may_guard():
    text = "Ward  Unit DOOM I -1 SENTRY 1/2/6\n"
    t = four("1.U1=Hound 2.U1=Stone 4.U1=Ward", text).do("attack:1U1")
    assert t.options() == ["target:2L", "target:2U1", "target:4L", "target:4U1"]
    t.do("target:2L")
    assert t.asked() == 4 and t.options() == ["guard:4U1", "unguarded"]
    t.do("guard:4U1 ..")
    assert t.hp("4U1") == 4 and t.hp("2L") == 24
    t = four("1.U1=Hound 2.U1=Ward 4.U1=Ward", text).do("attack:1U1 target:2L")
    assert t.asked() == 2, "the attacked player is asked first"
    assert t.do("unguarded").asked() == 4


@pytest.mark.clause("oversoul R142")
def test_energy_discounts_auras_and_constructs_are_not_shared():
    text = """
    Lamp  Unit WITHER I -1 PRIMAL 1/2/4
      ●AURA* Have +2 HP
    Dear  Unit CHAOS I -3 PRIMAL 1/2/4
    """
    t = four("1.pool=2 1.hand=Dear,Armor 3.U1=Spring 3.U2=Lamp 3.pool=5 1.U3=Stone[f]", text)
    assert t.cost(1, "Dear") == 3 and t.why("play:Dear") == "4.2.1" and t.why("play:Armor") == "R123"
    assert four("1.U1=Hound 3.U1=Lamp", text).hp("1U1") == 3


@pytest.mark.clause("oversoul R142", "oversoul R170")
def test_teammates_see_each_others_hands_and_prepared_cards():
    t = four("1.hand=Hound 1.U1=Swift[f] 2.hand=Stone")
    for seat, sees in ((1, True), (2, False), (3, True), (4, False), (0, False)):
        player = t.sees(seat)["players"][0]
        (card,) = [card for card in player["board"] if card["at"] == "1U1"]
        assert (player["hand"] == ["Hound"], card.get("name") == "Swift") == (sees, sees)


@pytest.mark.clause("oversoul R142")
def test_facing_is_the_board_of_the_opponent_next_in_turn_order():
    text = """
    Point  Unit WITHER I -1 PRIMAL 1/2/4
      ●CAST* Deal 1 DMG to the card facing this card
    """
    t = settle(four("1.U1=Point 2.U5=Stone 4.U5=Stone 2.U1=Stone", text).do("use:1U1#1"))
    assert [t.hp(at) for at in ("2U5", "4U5", "2U1")] == [5, 6, 6]


# ---- priority


@pytest.mark.clause("oversoul R143")
def test_priority_goes_round_beginning_behind_the_controller_of_the_link():
    t = four("1.hand=Zap 2.hand=Zap 3.hand=Zap 4.hand=Zap", QUICKS).do("play:Zap zone:E1 player:2")
    asked = []
    for _ in range(4):
        asked.append(t.asked())
        t.do("pass")
    assert asked == [2, 3, 4, 1] and t.chain() == []
    t = four("1.hand=Zap 3.hand=Zap", QUICKS).do("play:Zap zone:E1 player:2 3>play:Zap zone:E1 player:2")
    assert t.asked() == 4, "after a link by player 3"


@pytest.mark.clause("oversoul R143", "oversoul R92")
def test_triggers_come_from_the_turn_player_on_in_turn_order():
    text = """
    Bomb   Unit WITHER I -1 PRIMAL 1/2/1
      ●SHATTER* Draw 1
    Quake  Event ORDER I -1 CAST
      ●Deal 1 DMG to all Units on the board
    """
    t = four("active=2 1.U1=Bomb 2.U1=Bomb 3.U1=Bomb 4.U1=Bomb 2.hand=Quake", text)
    t.do("play:Quake zone:E1 pass pass pass pass")
    seen = []
    while t.chain():
        seen.append(t.chain()[0][1])
        t.do("pass pass pass pass")
    assert seen == [2, 3, 4, 1]


# ---- winning


@pytest.mark.clause("oversoul R144", "oversoul R174")
def test_a_player_whose_leader_falls_is_out_and_the_team_plays_on():
    t = four("1.hand=Bolt 2.U1=Hound 2.hand=Stone 3.U1=Hound", QUICKS).do("play:Bolt zone:E1 pick:2L ..")
    assert not t.s.over() and t.sees(1)["out"] == [1]
    assert t.board(2) == {} and t.hand(2) == [] and t.deck(2) == [] and t.idle(2) == [], (
        "the cards leave the game"
    )
    t.turn_over()
    assert t.s.active == 2, "the turn is skipped from then on"


@pytest.mark.clause("oversoul R144")
def test_a_team_loses_when_both_are_out():
    t = four("1.hand=Bolt,Bolt", QUICKS).do("play:Bolt zone:E1 pick:2L ..").do("play:Bolt zone:E1 pick:4L ..")
    assert t.ending() == ("13", "2.0.4")
    t = four("1.hand=Doom", QUICKS).do("play:Doom zone:E1 ..")
    assert t.ending() == ("=", "R28"), "both teams at the same check"


@pytest.mark.clause("oversoul R144", "oversoul R173")
def test_a_prophecy_of_one_player_wins_for_the_team_by_the_own_zones_alone():
    shiva = " ".join([f"3.U{n}=Hound" for n in range(1, 6)] + ["3.E1=Hall", "3.E2=Hall"])
    t = four(f"active=3 {shiva} 3.idle=Hound 3.deck=Spring,Stone 3.hand=Hall").do("play:Hall ..")
    assert t.ending() == ("13", "2.0.8")
    t = four(f"active=3 {shiva} 1.E3=Hall 3.idle=Hound 3.deck=Spring,Stone 3.hand=Flash").do(
        "prepare:Flash zone:E3 .."
    )
    assert not t.s.over(), "the teammate's Zones do not fill the own ones"


@pytest.mark.clause("oversoul R144", "oversoul R29")
def test_the_turn_limit_of_four_is_two_hundred():
    t = four("turn=100").turn_over()
    assert not t.s.over() and t.s.turn == 101
    t = four("turn=199").turn_over()
    assert not t.s.over()
    assert t.turn_over().ending() == ("=", "R29")


@pytest.mark.clause("oversoul R174", "oversoul R144")
def test_links_of_a_player_who_is_out_are_cancelled_and_those_of_others_resolve():
    text = (
        QUICKS
        + """
    Kill  Event ORDER I -1 QUICK
      ●* Select 1 Leader➤ Deal 99 DMG to it
    Grow  Event ORDER I -1 QUICK
      ●Draw 2
    """
    )
    t = four("1.hand=Zap 2.hand=Grow 3.hand=Grow 4.hand=Kill", text).do("play:Zap zone:E1 player:2")
    t.do("2>play:Grow zone:E1 3>play:Grow zone:E1 4>play:Kill zone:E1 pick:2L")
    t.passes()
    assert t.sees(1)["out"] == [1] and len(t.hand(3)) == 2 and t.hand(2) == []


@pytest.mark.clause("oversoul R174")
def test_an_attack_on_a_player_who_is_out_ends_without_battle_and_loot_goes_home():
    text = (
        QUICKS
        + """
    Kill  Event ORDER I -1 QUICK
      ●* Select 1 Leader➤ Deal 99 DMG to it
    Loot  Event ORDER I -1 CAST
      ●Spawn 1 Unit in your opponent's Idle Zone
    """
    )
    t = four("1.U1=Hound 2.U1=Giant 3.hand=Kill", text).do(
        "attack:1U1 target:2U1 3>play:Kill zone:E1 pick:2L .."
    )
    assert t.hp("1U1") == 3 and t.side("1U1") == "exhausted" and t.s.active == 0
    t = four("1.hand=Loot,Bolt 2.idle=Stone 4.idle=Hound 3.hand=Kill", text).do("play:Loot zone:E1 player:2")
    settle(t)
    assert "Stone" in t.board(1).values()
    t.do("concede")
    assert t.idle(2) == ["Stone"], "cards of others go to their owners' Idle Zones"


@pytest.mark.clause("oversoul R174", "oversoul R29")
def test_a_turn_player_who_is_out_has_no_return_phase_and_the_next_player_begins():
    t = four("1.hand=Hound,Hound").do("concede")
    t.passes()
    assert t.s.active == 1 and t.sees(1)["out"] == [0] and not t.s.over()


# ---- the opponent in the singular


@pytest.mark.clause("oversoul R145", "oversoul R173")
def test_the_opponent_in_the_singular_is_named_at_announcement():
    t = four("1.hand=Zap", QUICKS).do("play:Zap zone:E1")
    assert t.options() == ["player:2", "player:4"] and t.chain() == []
    t.do("player:4 ..")
    assert (t.hp("2L"), t.hp("4L")) == (24, 23)


@pytest.mark.clause("oversoul R145", "oversoul R173")
def test_either_deck_is_any_players_and_each_player_all():
    t = four("1.hand=Gazer,Each", QUICKS).do("play:Gazer zone:E1 pass pass pass pass")
    assert t.options() == ["player:1", "player:2", "player:3", "player:4"]
    settle(t.do("player:3"))
    settle(t.do("play:Each zone:E1"))
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]


@pytest.mark.clause("oversoul R173")
def test_the_singular_in_lasting_abilities_and_conditions_is_any_opponent():
    text = """
    Rich  Unit WITHER I -1 PRIMAL 1/2/4
      ●While your opponent has 2 or more Units* Has GUARD
    Ear   Unit WITHER I -1 PRIMAL 1/2/4
      ●If your opponent Draws a card* Deal 1 DMG to the opposing Leader
    """
    assert four("1.U1=Rich 4.U1=Stone 4.U2=Stone", text).keys("1U1") == {"GUARD"}
    assert four("1.U1=Rich 2.U1=Stone 4.U2=Stone", text).keys("1U1") == set()
    t = settle(four("active=4 1.U1=Ear 4.hand=Each", QUICKS + text).do("play:Each zone:E1"))
    assert t.hp("2L") < 24 or t.hp("4L") < 24


@pytest.mark.clause("oversoul 1.0.1")
def test_a_setup_of_four_says_who_plays_with_whom():
    setup = GAME.setup("ninthfire:lanterncourt:motherhush:nineroads")
    assert setup.teams == (1, 2, 1, 2)
    assert setup.title == "Ninth Fire with Mother Hush against Lantern Court with Nine Roads"
    assert GAME.setup(GAME.STANDARD).teams == ()
    four = find("athernum").setup("ash-and-arrears:hammer-and-hinge:root-and-ring:salt-and-silence")
    assert four.teams == () and four.title.endswith(", Root and Ring, Salt and Silence")

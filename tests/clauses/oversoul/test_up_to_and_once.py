"""Up to so many, marks up to a most, exchanged and Set values, TOTEMs with names, and how often an Event."""

import pytest

from sandtable.games.oversoul.cardset.pool import Pool, registry
from tests.clauses.oversoul.table import entries, lay, refused

CARDS = """
Wake     Event ORDER I -1 QUICK
  ●Reactivate up to 2 of your Exhausted Units
Call     Event ORDER I -1 QUICK
  ●Draw up to 2 ORDER Units
Rally    Event ORDER I -1 QUICK
  ●Draw any number of ORDER Units
Toll     Event ORDER I -1 QUICK
  ●* Discard 1 card in your hand➤ Draw that many ORDER Units
Raid     Event ORDER I -1 QUICK
  ●Discard up to 2 random cards in your opponent's hand
Spray    Event ORDER I -1 QUICK
  ●Deal 3 DMG split among up to 2 opposing Units
Pick     Event ORDER I -1 QUICK
  ●* Select up to 2 of your Units➤ Exhaust them
Rot      Unit WITHER I -1 PRIMAL 1/2/3
  ●QUICK* Place 2 "Rot" marks on this card (max 3)
Turner   Unit ORDER I -1 PRIMAL 5/3/7
  ●QUICK* Exchange the DMG & HP of this card
  ●QUICK* Exchange the DMG & SPD of this card (this turn)
Low      Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Set the HP of it to 2
Stay     Unit ORDER I -1 PRIMAL 1/2/8
  ●If this card would be Shattered (Once each Game)* Set the HP of this card to 1 instead
Brood    Unit VIGOR I -1 PRIMAL 1/2/3
  ●CAST* Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP, named "Wisp")
  ●CAST* Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP)
  ●Your TOTEM named "Wisp" Have +2 DMG
Yearly   Event ORDER I -1 QUICK
  ●(Once each turn for this card's name)* Draw 1
Only     Event ORDER I -1 QUICK
  ●(Once each Game)* Return this card to your hand
Veto    Event ORDER I -1 COUNTER
  ●If your opponent Activates an Event* Cancel it
Snare    Event ORDER I -1 COUNTER
  ●When an opposing Unit Attacks* Deal 1 DMG to it
Mire     Event ORDER I -1 COUNTER
  ●When your opponent Activates a Unit* Deal 3 DMG to that card
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Breaker  Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Shatter 1 other Unit➤ Draw 1
Firm     Unit ORDER I -1 PRIMAL 1/2/3
  ●CRYSTALIZED
Urn      Unit ORDER I -1 PRIMAL 1/2/2
  ●SHATTER* Draw 1
Jab      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 3 DMG to it
Smith    Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Attach 1 Construct in your Idle Zone to this card
Heir     Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Sacrifice any number of other Units➤ Gain 1 SPD, then Gain 1 DMG for each card Sacrificed this way
Bereft   Unit ORDER I -1 PRIMAL 1/2/3
  ●SHATTER* Your opponent Draws 1 & you Draw that many plus 1
Judge    Event ORDER I -1 QUICK
  ●Each player Chooses 1 Unit on their board, then Shatter all other Units
Wheel    Event ORDER I -1 QUICK
  ●Each player Discards all cards in their hand, then each player Draws that many
Grasp    Event ORDER I -1 QUICK
  ●Each player Discards all cards in their hand, then Draw that many
Feast    Event ORDER I -1 QUICK
  ●Each player Spawns 1 Unit in their hand
Frail    Unit ORDER I -1 PRIMAL 1/2/7
  ●While this card's HP is at most half this card's full HP (rounded down)* Has +3 DMG
Lonely   Unit ORDER I -1 PRIMAL 1/2/3
  ●ENTER* Gain 1 DMG for each of your empty Unit Zones
  ●While the number of your empty Event Zones is 3 or more* Has THORNS
"""


def table(position):
    return lay(position, CARDS)


@pytest.mark.clause("oversoul R251")
def test_up_to_2_can_be_none_where_it_resolves():
    t = table("1.hand=Wake 1.U1=Hound[x] 1.U2=Swift[x]").do("play:Wake zone:E1 .. done ..")
    assert t.side("1U1") == t.side("1U2") == "exhausted"
    t = table("1.hand=Wake 1.U1=Hound[x] 1.U2=Swift[x]").do("play:Wake zone:E1 .. pick:1U1 pick:1U2 ..")
    assert t.side("1U1") == t.side("1U2") == "up"


@pytest.mark.clause("oversoul R251")
def test_what_is_announced_or_split_takes_at_least_one():
    t = table("1.hand=Pick 1.U1=Hound 1.U2=Swift").do("play:Pick zone:E1")
    assert "done" not in t.options()
    t = table("1.hand=Spray 2.U1=Stone 2.U2=Stone").do("play:Spray zone:E1 ..")
    assert "done" not in t.options()


@pytest.mark.clause("oversoul R251", "oversoul 8.7.24")
@pytest.mark.parametrize(
    ("card", "choices", "hand"),
    [
        ("Call", "take:Swift take:Hawk ..", ["Hawk", "Swift"]),
        ("Call", "done ..", []),
        ("Call", "take:Swift done ..", ["Swift"]),
        ("Rally", "take:Swift take:Hawk take:Dart ..", ["Dart", "Hawk", "Swift"]),
    ],
)
def test_a_search_takes_up_to_as_many_as_it_says(card, choices, hand):
    t = table(f"1.hand={card} 1.deck=Hound,Swift,Hawk,Dart").do(f"play:{card} zone:E1 .. {choices}")
    assert t.hand(1) == hand


@pytest.mark.clause("oversoul R251", "oversoul 8.7.24")
def test_a_search_for_that_many_takes_that_many():
    t = table("1.hand=Toll,Rite 1.deck=Hound,Swift,Hawk").do("play:Toll zone:E1 .. take:Rite .. take:Hawk ..")
    assert t.hand(1) == ["Hawk"]


@pytest.mark.clause("oversoul R251")
def test_at_random_up_to_2_are_2():
    t = table("1.hand=Raid 2.hand=Rite,Flash,Verse").do("play:Raid zone:E1 ..")
    assert len(t.hand(2)) == 1


@pytest.mark.clause("oversoul R252")
def test_no_more_marks_than_there_is_room_for():
    t = table("1.U1=Rot").do("use:1U1#1 ..")
    assert list(t.marks("1U1").values()) == [2]
    t.do("use:1U1#1 .. use:1U1#1 ..")
    assert list(t.marks("1U1").values()) == [3]


@pytest.mark.clause("oversoul R253")
def test_values_are_exchanged():
    t = table("1.U1=Turner[d4]").do("use:1U1#1 ..")
    assert (t.dmg("1U1"), t.hp("1U1"), t.damage("1U1")) == (3, 5, 4)
    t.do("use:1U1#1 ..")
    assert (t.dmg("1U1"), t.hp("1U1")) == (5, 3)
    t.do("use:1U1#2 ..")
    assert (t.dmg("1U1"), t.spd("1U1")) == (3, 5)
    t.turn_over()
    assert (t.dmg("1U1"), t.spd("1U1")) == (5, 3)


@pytest.mark.clause("oversoul R258")
def test_the_hp_that_is_set_is_the_hp_it_has():
    t = table("1.hand=Low 2.U1=Giant[d3]").do("play:Low zone:E1 ..")
    assert (t.hp("2U1"), t.damage("2U1")) == (2, 0)
    t = table("1.hand=Jab 2.U1=Stay[d7]").do("play:Jab zone:E1 pick:2U1 ..")
    assert t.name("2U1") == "Stay"
    assert t.hp("2U1") == 1


@pytest.mark.clause("oversoul R255")
def test_a_totem_with_a_name_is_spoken_of_by_it():
    t = table("1.U1=Brood").do("use:1U1#1 .. zone:U2 .. use:1U1#2 .. zone:U3 ..")
    assert (t.dmg("1U2"), t.dmg("1U3")) == (3, 1)


@pytest.mark.clause("oversoul R256", "oversoul 8.1.7")
def test_once_each_turn_for_the_name_of_an_event():
    t = table("1.hand=Yearly,Yearly").do("play:Yearly zone:E1 ..")
    assert t.why("play:Yearly") == "8.1.7"
    option = t.game.read(t.s, "play:Yearly")
    said = t.game.refusal(t.s, option, int(t.s.bar(option)))
    assert said == "Yearly has been Activated by its name in this turn, and is for once each turn"
    t.turn_over().turn_over()
    assert t.can("play:Yearly")


@pytest.mark.clause("oversoul R256", "oversoul 8.1.5")
def test_once_each_game_for_an_event():
    t = table("1.hand=Only").do("play:Only zone:E1 ..")
    assert t.hand(1) == ["Only"]
    assert t.why("play:Only") == "8.1.5"
    t.turn_over().turn_over()
    assert t.why("play:Only") == "8.1.5"


@pytest.mark.clause("oversoul R256")
def test_an_event_is_another_card_when_it_comes_back():
    found = refused("Trial Event ORDER I -1 QUICK\n  ●(Once each turn)* Draw 1\n")
    assert found and "another card when it comes back" in found[0]


@pytest.mark.clause("oversoul R254", "oversoul 8.1.2")
def test_what_an_event_without_hp_waits_for_is_when_it_can_be_activated():
    t = table("1.hand=Rite 2.E1=Veto[f]").do("play:Rite zone:E1 2>turn:2E1 ..")
    assert t.idle(1) == ["Rite"] and t.idle(2) == ["Veto"]
    t = table("1.hand=Hound 2.E1=Veto[f]").do("play:Hound zone:U1 2?")
    assert t.why("turn:2E1") == "10.1.3"
    t = table("1.U1=Hound 2.U1=Stone 2.E1=Snare[f]").do("attack:1U1 target:2U1 2>turn:2E1 ..")
    assert t.hp("1U1") == 2


@pytest.mark.clause("oversoul R259", "oversoul 10.1.2")
def test_what_is_done_to_an_activated_card_waits_until_it_has_entered():
    t = table("1.hand=Stone 2.E1=Mire[f]").do("play:Stone zone:U1 2?")
    assert t.why("turn:2E1") == "10.1.2"
    t.do("pass pass turn:2E1 ..")
    assert t.hp("1U1") == 3
    t = table("1.hand=Swift 2.E1=Mire[f] 1.U2=Firm").do("play:Swift zone:U1 2>turn:2E1 ..")
    assert t.board(1) == {"U2": "Firm"}


@pytest.mark.clause("oversoul R257")
def test_a_card_is_shattered_as_a_cost():
    t = table("1.U1=Breaker 1.U2=Firm 1.U3=Urn 2.U1=Hound").do("use:1U1#1 ..")
    assert t.board(1) == {"U1": "Breaker", "U2": "Firm"}
    assert t.hand(1) == ["Hound", "Hound"]  # one by the Cost's Ability, one by SHATTER*
    assert not table("1.U1=Breaker 1.U2=Firm 2.U1=Hound").can("use:1U1#1")


@pytest.mark.clause("oversoul R257")
def test_what_is_not_yours_pays_no_cost():
    found = refused("Trial Unit ORDER I -1 PRIMAL 1/2/3\n  ●CAST* Shatter 1 opposing Unit➤ Draw 1\n")
    assert found and "a Cost is paid with what is yours" in found[0]


@pytest.mark.clause("oversoul R125")
def test_an_event_does_not_pay_for_itself():
    found = refused("Trial Event ORDER I -1 QUICK\n  ●* Exile this card➤ Draw 1\n")
    assert found and "does not pay for itself" in found[0]


@pytest.mark.clause("oversoul 5.3.11")
def test_a_construct_is_spawned_where_it_is_attached():
    t = table("1.U1=Smith 1.U2=Hound 1.idle=Armor").do("use:1U1#1 ..")
    assert t.name("1U1.1") == "Armor"
    assert t.side("1U1") == "exhausted" and t.side("1U2") == "up"
    t = lay(
        "1.U1=Trial 1.U2=Hound 1.idle=Armor",
        "Trial Unit ORDER I -1 PRIMAL 1/2/3\n"
        "  ●CAST* Spawn 1 Construct in your Idle Zone & Attach it to this card\n",
    ).do("use:1U1#1 ..")
    assert t.name("1U1.1") == "Armor" and t.side("1U2") == "up"


@pytest.mark.clause("oversoul 5.3.12")
def test_whose_shatter_it_is_on_a_construct_is_said():
    pool = Pool(registry())
    pool.load(entries("Sheath Construct ORDER I -1 UNIT 3\n  ●SHATTER* Draw 1\n"))
    pool.finish()
    assert any("write (this Construct) SHATTER" in warning.message for warning in pool.warnings)
    pool = Pool(registry())
    pool.load(entries("Sheath Construct ORDER I -1 UNIT 3\n  ●(this Construct) SHATTER* Draw 1\n"))
    pool.finish()
    assert not pool.warnings


@pytest.mark.clause("oversoul R246")
def test_what_a_cost_took_is_counted_behind_other_steps():
    t = table("1.U1=Heir 1.U2=Hound 1.U3=Stone").do("use:1U1#1 pick:1U2 pick:1U3 ..")
    assert (t.dmg("1U1"), t.spd("1U1")) == (3, 3)


@pytest.mark.clause("oversoul R158")
def test_that_many_plus_1():
    t = table("1.U1=Bereft 1.hand=Break").do("play:Break zone:E1 pick:1U1 ..")
    assert (len(t.hand(1)), len(t.hand(2))) == (2, 1)


@pytest.mark.clause("oversoul R260")
def test_each_player_draws_as_many_as_that_player_discarded():
    t = table("1.hand=Wheel,Rite,Rite,Rite 2.hand=Stone").do("play:Wheel zone:E1 ..")
    assert (len(t.hand(1)), len(t.hand(2))) == (3, 1)
    t = table("1.hand=Grasp,Rite,Rite 2.hand=Stone").do("play:Grasp zone:E1 ..")
    assert (len(t.hand(1)), len(t.hand(2))) == (3, 0)


@pytest.mark.clause("oversoul R160")
def test_each_player_spares_one():
    t = table("1.hand=Judge 1.U1=Hound 1.U2=Swift 2.U1=Stone 2.U2=Hawk[f]")
    t.do("play:Judge zone:E1 .. pick:1U2 .. pick:2U1 ..")
    assert t.board(1) == {"U2": "Swift"} and t.board(2) == {"U1": "Stone"}


@pytest.mark.clause("oversoul R160", "oversoul 8.7.8")
def test_each_player_spawns_one():
    t = table("1.hand=Feast,Hawk,Dart 2.hand=Stone").do("play:Feast zone:E1 .. take:Hawk .. take:Stone ..")
    t.do("zone:U1 .. zone:U3 ..")
    assert t.board(1) == {"U1": "Hawk"} and t.board(2) == {"U3": "Stone"}
    assert t.side("1U1") == t.side("2U3") == "exhausted"


@pytest.mark.clause("oversoul 6.3.1")
@pytest.mark.parametrize(("damage", "dmg"), [(3, 1), (4, 4), (6, 4)])
def test_half_of_the_full_hp(damage, dmg):
    assert table(f"1.U1=Frail[d{damage}]").dmg("1U1") == dmg


@pytest.mark.clause("oversoul 3.1.3")
def test_empty_zones_are_counted():
    t = table("1.hand=Lonely 1.U1=Hound 1.U2=Stone[f]").do("play:Lonely zone:U3 ..")
    assert t.dmg("1U3") == 3
    assert t.keys("1U3") == {"THORNS"}
    assert table("1.U1=Lonely 1.E1=Trap[f]").keys("1U1") == set()

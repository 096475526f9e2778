"""What is seldom met: several of a kind at once, two lines that say the same, a Leader on its way home."""

import pytest

from tests.clauses.oversoul.table import lay

WAYS = """
Home   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Return it to its owner's hand
Fold   Event ORDER I -1 CAST
  ●* Select 1 Leader➤ Prepare it
No     Event ORDER I -1 QUICK
  ●Cancel the opposing card directly below
Hush   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED (this turn)
Turn   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It Becomes SENTRY
"""


DRUM = """
Drum  Construct ORDER I -1 UNIT 3
  ●EXHAUST (Once each turn)* Deal 1 DMG to the opposing Leader
"""


def unit(name, *lines, numbers="1/2/4", sort="Unit ORDER I -1 PRIMAL"):
    return f"{name} {sort} {numbers}\n" + "".join(f"  {line}\n" for line in lines)


# ---- a Leader on its way home


@pytest.mark.clause("oversoul R50", "oversoul R51")
def test_a_prepared_leader_that_is_returned_keeps_its_damage_when_it_is_activated_again():
    t = lay("1.rank=5 1.pool=9 1.leader=Chief[d3] 1.hand=Fold,Home", WAYS).do("lead zone:U1 ..")
    t.do("play:Fold zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "down" and t.damage("1U1") == 0
    t.do("play:Home zone:E1 pick:1U1 ..")
    assert t.damage("1L") == 3
    t.turn_over().turn_over()
    assert t.do("lead zone:U3 ..").damage("1U3") == 3


@pytest.mark.clause("oversoul R50", "oversoul R51")
@pytest.mark.parametrize("damage", [0, 3])
def test_a_leader_that_was_turned_up_and_returned_has_the_damage_of_its_last_moment(damage):
    heal = "Balm Event ORDER I -1 CAST\n  ●* Select 1 Leader➤ Heal 2 HP to it\n"
    t = lay(f"1.rank=5 1.pool=9 1.leader=Chief[d{damage}] 1.hand=Fold,Balm,Home", WAYS + heal)
    t.do("lead zone:U1 .. play:Fold zone:E1 pick:1U1 ..").turn_over().turn_over()
    t.do("turn:1U1 ..")
    assert t.side("1U1") == "up" and t.damage("1U1") == damage
    t.turn_over().turn_over()
    t.do("play:Balm zone:E1 pick:1U1 .. play:Home zone:E1 pick:1U1 ..").turn_over().turn_over()
    assert t.do("lead zone:U2 ..").damage("1U2") == max(damage - 2, 0)


@pytest.mark.clause("oversoul R51", "oversoul R112")
def test_a_leader_whose_turning_up_is_cancelled_goes_home_with_its_kept_damage():
    t = lay("1.rank=5 1.pool=9 1.leader=Chief[d3] 1.hand=Fold 2.hand=No", WAYS)
    t.do("lead zone:U1 .. play:Fold zone:E1 pick:1U1 ..").turn_over().turn_over()
    t.do("turn:1U1 2>play:No zone:E1 ..")
    assert t.name("1U1") is None and t.damage("1L") == 3


# ---- lines that several cards say, or one card twice


@pytest.mark.clause("oversoul 4.1.2", "oversoul 4.2.5")
@pytest.mark.parametrize("fonts", [2, 3])
def test_several_cards_each_allow_one_more_plus_card(fonts):
    font = unit("Font", "●You can Activate 1 additional +card each turn", sort="Event ORDER I -1 BOARD")
    font = font.replace("1/2/4", "4")
    zones = " ".join(f"1.E{n}=Font" for n in range(1, fonts + 1))
    t = lay(f"{zones} 1.hand=" + ",".join(["Spring"] * (fonts + 2)), font)
    for zone in range(1, fonts + 2):
        t.do(f"play:Spring zone:U{zone} ..")
    assert t.why("play:Spring") == "4.1.2" and len(t.board(1)) == 2 * fonts + 1


@pytest.mark.clause("oversoul 8.1.9", "oversoul 5.3.12")
def test_each_construct_of_a_name_has_the_limit_of_its_own_line():
    t = lay("1.U1=Hound+Drum+Drum", DRUM).do("attack:1U1 ..")
    while "next:1" in t.options():
        t.do("next:1 ..")
    assert t.hp("2L") == 24 - 2 - 2


@pytest.mark.clause("oversoul 8.1.9", "oversoul 5.3.12")
def test_the_limit_of_a_construct_goes_with_it_to_another_host():
    shift = "Shift Event ORDER I -1 CAST\n"
    shift += "  ●* Select 1 Construct & 1 of your Units➤ Attach the first to the second\n"
    t = lay("1.U1=Hound+Drum 1.U2=Hound 1.hand=Shift", DRUM + shift).do("attack:1U1 ..")
    assert t.hp("2L") == 21
    t.do("play:Shift zone:E1 pick:1U2 ..")
    assert t.name("1U2.1") == "Drum"
    assert t.do("attack:1U2 ..").hp("2L") == 19


# ---- SEALED by a line of many parts, and beside others


@pytest.mark.clause("oversoul 8.6.44", "oversoul R95")
@pytest.mark.parametrize(
    "line",
    [
        "●Your Units Have AVIAN & opposing Units Have SEALED",
        "●Opposing Units Have SEALED & your Units Have AVIAN",
        "●Your Units Have AVIAN; opposing Units Have SEALED",
    ],
)
def test_a_line_seals_those_alone_of_whom_it_says_so(line):
    cards = unit("Bell", line) + unit("Guard", "●GUARD")
    t = lay("1.U1=Bell 1.U2=Guard 2.U1=Guard 2.U2=Hound", cards)
    assert [t.keys(at) for at in ("1U1", "1U2")] == [{"AVIAN"}, {"AVIAN", "GUARD"}]
    assert [t.keys(at) for at in ("2U1", "2U2")] == [{"SEALED"}, {"SEALED"}]


@pytest.mark.clause("oversoul R95", "oversoul R156")
def test_sealing_a_card_of_another_role_changes_none_beside_it():
    """It has its printed Role again, and with it other lines; those who lie around it keep all of theirs."""
    cards = unit("Wing", "●AVIAN", "●EXHAUST* Draw 1", "●If a card is Discarded* Draw 1", numbers="2/3/5")
    places = ("1U1", "1U2", "1U4", "1U5", "2U1", "2U5")
    t = lay(
        " ".join(f"{at[0]}.{at[1:]}=Wing" for at in places) + " 1.U3=Stone 1.hand=Turn,Hush", WAYS + cards
    )
    t.do("play:Turn zone:E1 pick:1U3 ..")
    assert t.keys("1U3") == {"GUARD"}
    t.do("play:Hush zone:E1 pick:1U3 ..")
    assert t.keys("1U3") == {"SEALED"} and t.roles("1U3") == {"PRIMAL"}
    for at in places:
        assert (t.keys(at), t.dmg(at), t.spd(at), t.hp(at)) == ({"AVIAN"}, 2, 3, 5)
        assert t.roles(at) == {"PRIMAL"}
    t.do("attack:1U2 target:2U1 ..")
    assert len(t.hand(1)) == 1, "EXHAUST* of the one beside it"


# ---- numbers


@pytest.mark.clause("oversoul 8.3.1")
@pytest.mark.parametrize(
    ("value", "dealt"),
    [
        ("double this card's DMG", 10),
        ("triple this card's DMG", 15),
        ("half this card's DMG (rounded up)", 3),
        ("half this card's DMG (rounded down)", 2),
        ("double this card's DMG plus 1", 11),
        ("triple this card's DMG minus 4", 11),
        ("double the number of Units on your board", 6),
    ],
)
def test_doubled_tripled_and_halved(value, dealt):
    card = unit("Ram", f"●CAST* Deal DMG to the opposing Leader equal to {value}", numbers="5/2/4")
    t = lay("1.U1=Ram 1.U2=Hound 1.U3=Hound", card).do("use:1U1#1 ..")
    assert t.hp("2L") == 24 - dealt


@pytest.mark.clause("oversoul 5.3.1", "oversoul R161")
def test_all_that_were_attached_at_once_are_counted():
    cards = "Magnet Event ORDER I -1 CAST\n"
    cards += "  ●* Select 1 of your Units➤ Attach all Constructs on your board to it, then Draw that many\n"
    t = lay("1.U1=Hound+Armor+Core 1.U2=Hound+Armor 1.U3=Stone 1.hand=Magnet", cards)
    t.do("play:Magnet zone:E1 pick:1U3 ..")
    assert sorted(str(t.name(f"1U3.{n}")) for n in (1, 2, 3)) == ["Armor", "Armor", "Core"]
    assert len(t.hand(1)) == 3


@pytest.mark.clause("oversoul 8.4.14", "oversoul R122", "oversoul R161")
@pytest.mark.parametrize("then", ["then Draw that many", "if you do Draw 2"])
def test_all_that_were_spawned_and_attached_at_once_are_counted(then):
    cards = "Weave Event ORDER I -1 CAST\n"
    cards += "  ●* Select 1 of your Units➤ Spawn & Attach all Units in your Idle Zone to it as a UNIT "
    cards += f"Construct with 2 HP, {then}\n"
    t = lay("1.U1=Hound 1.idle=Swift,Stone 1.hand=Weave", cards).do("play:Weave zone:E1 ..")
    assert sorted(t.board(1).values()) == ["Hound", "Stone", "Swift"] and t.name("1U1.2") is not None
    assert len(t.hand(1)) == 2


# ---- Costs of several parts


@pytest.mark.clause("oversoul R125", "oversoul 4.2.1")
@pytest.mark.parametrize("deed", ["Sacrifice", "Exhaust"])
def test_what_a_later_part_of_a_cost_needs_cannot_spare_what_generates(deed):
    """The PRIMAL Unit must pay the second part, so the one that Generates pays the first."""
    line = f"●CAST* Consume 1 ENERGY & {deed} 1 Unit & {deed} 1 PRIMAL Unit➤ Draw 1"
    cards = f"Altar Event ORDER I -1 BOARD 5\n  {line}\nMill Unit ORDER I +1 SNIPER 1/1/3\n"
    t = lay("1.E1=Altar 1.U1=Hound 1.U2=Mill 1.pool=0", cards)
    assert not t.can("use:1E1#1")
    t = lay("1.E1=Altar 1.U1=Hound 1.U2=Mill 1.U3=Hound 1.pool=0", cards).do("use:1E1#1")
    for _ in range(4):
        if "pass" in t.options():
            break
        t.do(t.options()[0])
    t.do("..")
    assert len(t.hand(1)) == 1 and t.surplus(1) == 0


# ---- four players


@pytest.mark.clause("oversoul R142")
@pytest.mark.parametrize(
    ("order", "faces"),
    [
        ("1,2,3,4", {1: 2, 2: 3, 3: 4, 4: 1}),
        ("1,4,3,2", {1: 4, 4: 3, 3: 2, 2: 1}),
        ("3,2,1,4", {3: 2, 2: 1, 1: 4, 4: 3}),
    ],
)
def test_facing_goes_by_the_turn_order_for_every_player(order, faces):
    card = unit("Point", "●All Units facing this card Have +1 SPD", numbers="1/0/4")
    for seat, other in faces.items():
        stones = " ".join(f"{n}.U5=Stone" for n in (1, 2, 3, 4) if n != seat)
        t = lay(f"order={order} {seat}.U1=Point {stones}", card, seats=4)
        assert {n for n in (1, 2, 3, 4) if n != seat and t.spd(f"{n}U5") == 1} == {other}


@pytest.mark.clause("oversoul R125", "oversoul 4.2.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_leader_that_is_exhausted_for_a_cost_does_not_generate_for_it(seat):
    cards = (
        "Font Leader_Unit ORDER +3 PRIMAL 2/2/20\n  ●QUICK* Consume 1 ENERGY & Exhaust this card➤ Draw 1\n"
    )
    t = lay(f"{seat}.leader=none {seat}.U1=Font {seat}.pool=0 active={seat}", cards)
    assert t.asked() == seat and not t.can(f"use:{seat}U1#1")
    t = lay(f"{seat}.leader=none {seat}.U1=Font {seat}.U2=Spring {seat}.pool=0 active={seat}", cards)
    assert t.can(f"use:{seat}U1#1")


@pytest.mark.clause("oversoul 8.6.27", "oversoul R75", "oversoul R83")
@pytest.mark.parametrize("dmg", [0, 1])
def test_who_strikes_for_nothing_keeps_its_dual_strike(dmg):
    cards = f"Feint Unit ORDER I -1 PRIMAL {dmg}/2/6\n  ●DUAL-STRIKE\n"
    left = {"DUAL-STRIKE"} if dmg == 0 else set()
    for position, place in (("1.U1=Feint 2.U1=Hound", "1U1"), ("1.U1=Hound 2.U1=Feint", "2U1")):
        t = lay(position, cards).do("attack:1U1")
        if "target:2U1" in t.options():
            t.do("target:2U1")
        assert t.do("..").keys(place) == left


# ---- what a card that has left was, and what it left behind


@pytest.mark.clause("oversoul R114", "oversoul R159")
@pytest.mark.parametrize("again", [False, True])
def test_who_dealt_dmg_to_a_card_before_it_left_has_no_part_in_its_second_life(again):
    """What falls by lost HP is Shattered by the player whose Ability it is, whoever struck it long ago."""
    cards = WAYS + unit("Judge", "●If you Shatter a Unit* Draw 1")
    cards += "Wane Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Give it -6 HP\n"
    cards += "Away Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Return it to its owner's hand\n"
    cards += "Jab Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Deal 1 DMG to it\n"
    t = lay("1.U1=Judge 1.hand=Jab,Away,Wane 1.pool=9 1.U2=Snail", cards)
    if again:
        t.do("play:Jab zone:E1 pick:1U2 .. play:Away zone:E1 pick:1U2 .. play:Snail zone:U2 ..")
    t.do("play:Wane zone:E1 pick:1U2 ..")
    assert t.name("1U2") is None
    assert t.hand(1).count("Hound") == 1


@pytest.mark.clause("oversoul 8.5.1", "oversoul 3.2.3")
@pytest.mark.parametrize("lost", [False, True])
def test_a_construct_that_has_lost_its_abilities_is_under_no_law(lost):
    cards = "Bell Construct ORDER I -1 UNIT 3\n  ●(this Construct) BLOODLUST* Draw 1\n"
    cards += "Mute Event ORDER I -1 QUICK\n  ●* Select 1 Construct➤ It loses all Abilities\n"
    cards += "Pry Event ORDER I -1 QUICK\n  ●* Select 1 Construct with BLOODLUST➤ Shatter it\n"
    t = lay("1.U1=Stone+Bell 1.hand=Mute,Pry 1.pool=9", cards)
    if lost:
        t.do("play:Mute zone:E1 ..")
    assert t.can("play:Pry") != lost


@pytest.mark.clause("oversoul 8.7.32", "oversoul R130")
@pytest.mark.parametrize(("deck", "healed"), [("Stone,Snail", 1), ("none", 0)])
def test_whoever_gazes_at_no_card_has_not_gazed(deck, healed):
    line = "●Gaze 2 at your opponent's Deck, if you do Heal 1 HP to your Leader"
    cards = f"Peer Event ORDER I -1 QUICK\n  {line}\n"
    t = lay(f"1.leader=Chief[d4] 1.hand=Peer 2.deck={deck}", cards).do("play:Peer zone:E1 ..")
    if healed:
        assert t.options()[0].startswith("take:")
        t.do(t.options()[0] + " ..")
    assert t.damage("1L") == 4 - healed


@pytest.mark.clause("oversoul R117")
@pytest.mark.parametrize(
    ("law", "way", "comes"),
    [
        ("is Exiled", "Exile", True),
        ("is Exiled", "Shatter", False),
        ("is Shattered", "Shatter", True),
        ("leaves the board", "Exile", True),
        ("leaves the board", "Shatter", True),
    ],
)
def test_a_written_law_waits_for_its_own_card_to_go_that_way(law, way, comes):
    cards = unit("Ember", f"●If this card {law}* Draw 1")
    cards += f"Ban Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ {way} it\n"
    t = lay("1.U1=Ember 1.U2=Ember 1.hand=Ban", cards).do("play:Ban zone:E1 pick:1U1 ..")
    assert len(t.hand(1)) == comes


@pytest.mark.clause("oversoul R125", "oversoul 4.2.1")
def test_costs_of_two_lines_do_not_take_what_must_generate():
    """Each line takes a Unit, and of three Units one must Generate for the Event itself."""
    lines = ["●* Sacrifice 1 Unit➤ Draw 1", "●* Sacrifice 1 Unit➤ Heal 1 HP to your Leader"]
    cards = "Pyre Event ORDER I -1 CAST\n" + "".join(f"  {line}\n" for line in lines)
    assert not lay("1.hand=Pyre 1.U1=Hound 1.U2=Spring 1.pool=0", cards).can("play:Pyre")
    assert lay("1.hand=Pyre 1.U1=Hound 1.U2=Spring 1.pool=1", cards).can("play:Pyre")
    t = lay("1.hand=Pyre 1.U1=Hound 1.U2=Spring 1.U3=Hound 1.pool=0", cards)
    t.do("play:Pyre zone:E1")
    assert "pick:1U2" not in t.options()
    t.do("pick:1U1")
    assert "pick:1U2" not in t.options()


@pytest.mark.clause("oversoul R125", "oversoul 4.2.1")
@pytest.mark.parametrize("offered", [False, True])
def test_a_line_leaves_what_generates_where_a_later_line_takes_the_rest(offered):
    """The second line takes the Spring, so the first leaves the Mill; but not for what is only offered."""
    second = f"●* {'You can ' * offered}Sacrifice 1 PRIMAL Unit➤ Heal 1 HP to your Leader"
    cards = f"Pyre Event VIGOR I -1 CAST\n  ●* Sacrifice 1 SNIPER Unit➤ Draw 1\n  {second}\n"
    cards += "Mill Unit ORDER I +1 SNIPER 1/1/3\nArcher Unit ORDER I -1 SNIPER 1/1/3\n"
    t = lay("1.hand=Pyre 1.U1=Mill 1.U2=Spring 1.U3=Archer 1.pool=0", cards).do("play:Pyre zone:E1")
    assert ("pick:1U1" in t.options()) == offered

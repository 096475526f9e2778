"""Worked cases of seldom tried corners, each decided from the rulebook before it was played."""

import pytest

from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    return lay(position, CARDS + cards, **more)


# ---- what is Activated


HELPERS = """
Smith    Unit ORDER I -1 SOVEREIGN 1/1/3
Caller   Unit ORDER I -1 SUMMONER 1/1/3
Drummer  Unit ORDER I -1 SHAMAN 1/1/3
Mail     Construct DOOM I -2 UNIT 3
Tile     Construct DOOM I -2 EVENT 3
Grim     Unit DOOM III -3 SHAMAN 1/1/3
Gloom    Event DOOM I -2 CAST
Dusk     Event DOOM I -2 BOARD 4
"""


@pytest.mark.clause("oversoul R57", "oversoul R47", "oversoul 8.4.24", "oversoul 8.4.25", "oversoul 8.4.26")
@pytest.mark.parametrize(
    "who,place,card,cost",
    [
        ("Smith", "U2", "Mail", 1),
        ("Caller", "U2", "Mail", 2),
        ("Smith", "E1", "Tile", 1),
        ("Drummer", "E1", "Tile", 2),
        ("Caller", "U2", "Grim", 2),
        ("Drummer", "E1", "Gloom", 1),
    ],
)
def test_the_next_construct_is_cheaper_also_where_it_lies_prepared_as_a_unit_or_event(who, place, card, cost):
    t = case(f"1.rank=3 1.pool=3 1.U1={who} 1.{place}={card}[f] 1.E3=Dusk", HELPERS).do("use:1U1#1 ..")
    assert t.cost(1, "1" + place) == cost
    assert t.do(f"turn:1{place} ..").pool(1) == 3 - cost


@pytest.mark.clause("oversoul R57", "oversoul R55", "oversoul 4.2.5")
@pytest.mark.parametrize(
    "text,unit,construct",
    [
        ("Your -SHAMAN cost 1 less ENERGY", 2, 2),
        ("Your DOOM cards cost 1 less ENERGY", 2, 1),
        ("Your -Units cost 1 less ENERGY", 2, 2),
        ("Your -Constructs cost 1 less ENERGY", 3, 1),
        ("Your cards of RANK III or higher cost 1 less ENERGY", 2, 2),
        ("Your Prepared cards cost 1 less ENERGY", 2, 1),
        ("Your -2 cards or less cost 1 less ENERGY", 3, 1),
    ],
)
def test_what_makes_cards_cheaper_asks_what_the_prepared_card_is(text, unit, construct):
    cards = HELPERS + f"Clerk  Unit ORDER I -1 PRIMAL 1/1/3\n  ●{text}\n"
    t = case("1.rank=3 1.pool=5 1.U1=Clerk 1.U2=Grim[f] 1.U3=Mail[f]", cards)
    assert (t.cost(1, "1U2"), t.cost(1, "1U3")) == (unit, construct)


@pytest.mark.clause("oversoul R57", "oversoul R163")
@pytest.mark.parametrize(
    "text,barred",
    [
        ("Opposing Constructs can't be Activated", {"U3"}),
        ("Opposing -Units can't be Activated", {"U2"}),
        ("Opposing SHAMAN can't be Activated", {"U2"}),
        ("Opposing cards of RANK III or higher can't be Activated", {"U2"}),
        ("Opposing -Events of RANK II or lower can't be Activated", {"E2"}),
        ("Opposing Prepared cards can't be Activated", {"U2", "U3", "E2"}),
    ],
)
def test_what_cannot_be_activated_asks_what_the_prepared_card_is(text, barred):
    cards = HELPERS + f"Warder  Unit ORDER I -1 PRIMAL 1/1/3\n  ●{text}\n"
    t = case("1.rank=3 1.pool=5 1.U1=Hound 1.U2=Grim[f] 1.U3=Mail[f] 1.E2=Gloom[f] 2.U1=Warder", cards)
    for zone in ("U2", "U3", "E2"):
        assert t.why("turn:1" + zone) == ("R163" if zone in barred else "")


@pytest.mark.clause("oversoul R48", "oversoul R47", "oversoul 8.4.26", "oversoul 5.4.8")
def test_activating_the_leader_as_a_unit_is_activating_a_unit():
    t = case("1.rank=5 1.pool=4 1.U1=Caller", HELPERS)
    assert t.why("lead") == "4.2.1"
    t.do("use:1U1#1 .. lead zone:U2 ..")
    assert t.name("1U2") == "Chief" and t.pool(1) == 0
    cards = HELPERS + "Warder  Unit ORDER I -1 PRIMAL 1/1/3\n  ●Opposing Units can't be Activated\n"
    assert case("1.rank=5 1.pool=9 2.U1=Warder", cards).why("lead") == "R163"
    assert case("1.rank=5 1.pool=9 1.leader=Oracle 2.U1=Warder", cards).can("lead")
    t = case("1.rank=5 1.pool=4 1.U1=Drummer", HELPERS).do("use:1U1#1 ..")
    assert t.why("lead") == "4.2.1", "a Leader Unit is no Event"


@pytest.mark.clause("oversoul R159", "oversoul R34", "oversoul 4.1.3", "oversoul 8.6.40")
def test_a_card_that_comes_back_in_the_same_turn_has_neither_generated_nor_attacked():
    t = case("1.pool=1 1.U1=River 1.hand=Hound,Home,Stone").do("play:Hound zone:U2 tap:1U1 ..")
    t.do("play:Home zone:E1 pick:1U1 .. play:River zone:U1 ..")
    assert t.pool(1) == 0 and t.can("play:Stone")
    assert t.do("play:Stone zone:U3 tap:1U1 ..").side("1U1") == "exhausted"
    t = case("1.pool=9 1.U1=Rager 1.hand=Home", "Rager  Unit CHAOS I -1 PRIMAL 1/5/3\n  ●BERSERK")
    t.do("attack:1U1 .. play:Home zone:E1 .. play:Rager zone:U1 ..")
    assert t.why("end") == "8.6.40"


# ---- Copy, Steal and Become


READERS = """
Mimic  Unit VIGOR I -1 PRIMAL 1/2/3
  ●ENTER* Select 1 Active Unit➤ Copy its DMG
Thief  Unit VIGOR I -1 PRIMAL 1/2/3
  ●ENTER* Select 1 Active Unit➤ Steal its DMG
Heir   Unit VIGOR I -1 PRIMAL 1/2/3
  ●ENTER* Sacrifice 1 other Unit➤ This card also Becomes its Roles
Saint  Unit ORDER I -1 SECUTOR 3/1/4
  ●RESISTANT
"""


@pytest.mark.clause("oversoul R113", "oversoul 8.4.28", "oversoul R132")
@pytest.mark.parametrize("answer", ["Home", "Hide", "Break", "Banish"])
def test_a_shifter_becomes_nothing_of_a_unit_that_is_gone_as_nothing_of_it_is_copied(answer):
    position = f"1.pool=5 2.pool=5 1.hand=%s 2.U1=Blade 2.U2=Stone 2.hand={answer}"
    for who in ("Druid", "Mimic"):
        t = case(position % who, READERS).do(
            f"play:{who} zone:U1 .. pick:2U1 2>play:{answer} zone:E1 pick:2U1 .."
        )
        assert t.roles("1U1") in ({"SHIFTER"}, {"PRIMAL"}) and t.dmg("1U1") == 1


@pytest.mark.clause("oversoul 8.7.29", "oversoul R159")
def test_the_roles_of_a_card_are_those_it_had_when_its_own_ability_moved_it():
    t = case("1.pool=5 1.hand=Heir 1.U2=Blade", READERS).do("play:Heir zone:U1 ..")
    assert t.roles("1U1") == {"PRIMAL", "SECUTOR"} and t.idle(1) == ["Blade"]


@pytest.mark.clause(
    "oversoul R89", "oversoul 8.6.18", "oversoul 8.7.35", "oversoul 8.7.36", "oversoul 8.4.28"
)
def test_what_only_reads_a_resistant_card_works_and_what_takes_from_it_does_not():
    t = case("1.pool=5 1.hand=Druid 2.U1=Saint", READERS).do("play:Druid zone:U1 .. pick:2U1 ..")
    assert t.roles("1U1") == {"SHIFTER", "SECUTOR"} and t.keys("1U1") == {"DUAL-STRIKE"}
    t = case("1.pool=5 1.hand=Mimic 2.U1=Saint", READERS).do("play:Mimic zone:U1 .. pick:2U1 ..")
    assert (t.dmg("1U1"), t.dmg("2U1")) == (4, 3)
    t = case("1.pool=5 1.hand=Thief 2.U1=Saint", READERS).do("play:Thief zone:U1 .. pick:2U1 ..")
    assert (t.dmg("1U1"), t.dmg("2U1")) == (1, 3)


PAIRED = """
Duelist  Unit ORDER I -1 SECUTOR,SLAYER 2/5/9
  _●SECUTOR & SLAYER: DUAL-STRIKE & CLEAVE_
Strip    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It loses SLAYER (this turn)
"""


@pytest.mark.clause("oversoul 8.4.8", "oversoul R193", "oversoul R153", "oversoul 8.6.27")
@pytest.mark.parametrize("used,left,damage", [(False, 1, 4), (True, 0, 2)])
def test_a_paired_role_ability_that_becomes_a_default_one_brings_no_second_charge(used, left, damage):
    t = case("1.pool=5 1.U1=Duelist 1.hand=Strip,Rouse 2.U1=Giant 2.U2=Giant 2.U4=Giant", PAIRED)
    if used:
        t.do("attack:1U1 target:2U4 .. play:Rouse zone:E1 pick:1U1 ..")
    t.do("play:Strip zone:E1 pick:1U1 ..")
    assert t.charges("1U1", "DUAL_STRIKE") == left and "CLEAVE" not in t.keys("1U1")
    t.do("attack:1U1 target:2U1 ..")
    assert (t.damage("2U1"), t.damage("2U2")) == (damage, 0)


# ---- TOTEMs


TOTEMS = """
Call    Event VIGOR I -1 CAST
  ●Spawn 1 TOTEM (2/2/4)
Gift    Event VIGOR I -1 CAST
  ●Give all your Units "●EXHAUST* Draw 1"
Shade   Event VIGOR I -1 CAST
  ●Give all your Units GUARD
Torch   Construct ORDER I -1 UNIT 3
  ●EXHAUST* Draw 1
  ●+2 DMG
  ●AVIAN
Choir   Unit ORDER I -1 PRIMAL 1/1/3
  ●Your other Units Have "●EXHAUST* Draw 1"
"""


@pytest.mark.clause("oversoul 7.1.33", "oversoul R155", "oversoul R139")
def test_a_totem_is_granted_keyworded_abilities_and_stats_but_no_other_ability():
    called = "play:Call zone:E1 .. zone:U1 .."
    t = case("1.pool=9 1.hand=Call,Torch,Shade,Tire", TOTEMS).do(called)
    t.do("play:Torch .. play:Shade zone:E1 .. play:Tire zone:E1 ..")
    assert t.side("1U1") == "exhausted" and t.hand(1) == []
    assert t.dmg("1U1") == 4 and t.keys("1U1") == {"AVIAN", "GUARD"}
    t = case("1.pool=9 1.U2=Hound 1.hand=Call,Gift,Rouse,Tire,Tire", TOTEMS).do(
        called + " play:Gift zone:E1 .."
    )
    t.do("play:Rouse zone:E1 pick:1U1 .. play:Tire zone:E1 pick:1U1 ..")
    assert t.side("1U1") == "exhausted" and t.hand(1) == ["Tire"]
    assert t.do("play:Tire zone:E1 pick:1U2 ..").hand(1) == ["Hound"], "the others have it"
    t = case("1.pool=9 1.U2=Choir 1.hand=Call", TOTEMS).do(called)
    assert t.side("1U1") == "exhausted" and t.hand(1) == []


# ---- duties and refusals


DUTIES = """
Idol    Event ORDER I -1 BOARD 5
  ●Opposing Units must Attack this card if able
Lure    Unit ORDER I -1 PRIMAL 1/1/5
  ●Opposing Units must Attack this card if able
Aegis   Unit ORDER I -1 PRIMAL 1/1/5
  ●Your other Units can't be Attacked
Glue    Unit ORDER I -1 PRIMAL 1/1/5
  ●Opposing Units can't be Exhausted
Spectre  Leader_Unit DOOM -4 PHANTOM 2/2/20
"""


def said(t, choice):
    option = t.game.read(t.s, choice)
    return t.why(choice), t.game.refusal(t.s, option, int(t.s.bar(option)))


@pytest.mark.clause("oversoul R163", "oversoul 6.2.9", "oversoul 6.2.10")
def test_a_duty_to_attack_what_a_fresh_unit_cannot_attack_leaves_it_the_others():
    t = case("1.pool=5 1.hand=Swift 2.E1=Idol 2.U1=Stone", DUTIES).do("play:Swift zone:U1 .. attack:1U1 ..")
    assert t.damage("2U1") == 2, "with SPD 3 it could not Attack the Event"
    t = case("1.U1=Swift 2.E1=Idol 2.U1=Stone", DUTIES).do("attack:1U1 ..")
    assert t.damage("2E1") == 2


@pytest.mark.clause("oversoul R163", "oversoul R140")
def test_a_duty_to_attack_what_a_text_protects_binds_nobody():
    t = case("1.U1=Swift 2.U1=Lure 2.U2=Aegis", DUTIES).do("attack:1U1")
    assert t.options() == ["target:2L", "target:2U2"]


@pytest.mark.clause("oversoul R169", "oversoul R163", "oversoul 8.6.36", "oversoul 7.2.9")
def test_refusals_name_the_card_that_is_in_the_way():
    t = case("1.U1=Hound 2.rank=5 2.leader=none 2.U3=Spectre", DUTIES)
    assert said(t, "attack:1U1") == ("8.6.36", "Spectre is VEILED, so it cannot be Attacked")
    t = case("1.U1=Hound 2.U1=Glue", DUTIES)
    assert said(t, "attack:1U1") == ("R163", "Hound can't be Exhausted, says Glue, so it cannot Attack")
    t = case("1.pool=5 1.hand=Hound 2.hand=Trap").do("play:Hound zone:U1 2?")
    assert t.why("play:Trap") == "7.2.9", "no other moment would let it be Activated from the hand"
    t = case("1.pool=5 1.hand=Hound 2.rank=5 2.U1=Matron").do("play:Hound zone:U1 2?")
    assert said(t, "lead") == ("5.4.8", "Matron is not in its Leader Zone")


@pytest.mark.clause("oversoul R163", "oversoul R169", "oversoul 8.6.40")
def test_who_must_attack_by_a_text_is_not_berserk():
    t = case("1.U1=Swift 2.E1=Idol", DUTIES)
    assert said(t, "end") == ("R163", "Swift must Attack in this turn, and still can")
    assert case("1.U1=Rager", "Rager  Unit CHAOS I -1 PRIMAL 2/2/3\n  ●BERSERK").why("end") == "8.6.40"


PICKED = """
Pole    Unit ORDER I -1 PRIMAL 1/2/3
  ●POLARITY
Recluse  Unit ORDER I -1 PRIMAL 1/2/3
  ●This card can't be Selected by your opponent
Cull    Event ORDER I -1 QUICK
  ●* Select 2 opposing Damaged Units➤ Shatter them
"""


def mispicked(t, choice):
    return t.game.why_not(t.s, t.game.read(t.s, choice))


@pytest.mark.clause("oversoul R169", "oversoul 8.6.16", "oversoul 8.6.36", "oversoul R163")
def test_who_points_at_what_cannot_be_selected_is_told_why():
    t = case("1.U1=Pole 1.hand=Zap 2.U1=Ghost 2.U2=Recluse", PICKED).do("play:Zap zone:E1")
    assert t.options() == ["pick:1L", "pick:2L"]
    assert mispicked(t, "pick:1U1") == (
        "oversoul 8.6.16",
        "Pole has POLARITY, so no Ability Cost can Select it",
    )
    assert mispicked(t, "pick:2U1")[0] == "oversoul 8.6.36"
    assert mispicked(t, "pick:2U2") == ("oversoul R163", "Recluse can't be Selected, says Recluse")
    t = case("1.hand=Cull 2.U1=Hound[d1] 2.U2=Hound 2.U3=Hound[d1] 2.U4=Hound[d1]", PICKED).do(
        "play:Cull zone:E1"
    )
    assert mispicked(t, "pick:2U2")[0] == "oversoul 8.2.2", "not Damaged"
    t.do("pick:2U3")
    assert mispicked(t, "pick:2U3") == ("oversoul R160", "Hound has been named already")


@pytest.mark.clause("oversoul R169", "oversoul R123", "oversoul 7.3.1", "oversoul 7.3.2", "oversoul R52")
def test_who_points_at_what_cannot_be_a_host_is_told_why():
    board = "1.U1=Hound 1.U2=Hound 1.U3=Pole 1.U4=Hound[f] 1.E1=Hall 1.E2=Hall 2.U1=Hound"
    t = case(board + " 1.hand=Armor", PICKED).do("play:Armor")
    found = {place: mispicked(t, "pick:" + place)[0] for place in ("1U3", "1U4", "1E1", "1L", "2U1")}
    clauses = {"1U3": "8.6.16", "1U4": "R123", "1E1": "7.3.1", "1L": "R52", "2U1": "R123"}
    assert found == {place: "oversoul " + clause for place, clause in clauses.items()}
    t = case(board + " 1.hand=Roof", PICKED).do("play:Roof")
    assert mispicked(t, "pick:1U1") == (
        "oversoul 7.3.2",
        "Roof is an EVENT Construct, and Hound is no BOARD Event",
    )


@pytest.mark.clause("oversoul R169", "oversoul 4.1.4", "oversoul 3.4.9", "oversoul R134")
def test_what_has_its_moment_or_no_text_is_refused_by_the_clause_that_says_so():
    t = case("1.U1=Bug[f] 1.E1=Hall 2.U1=Bug")
    assert mispicked(t, "tap:1E1")[0] == "oversoul 4.1.4"
    assert (
        mispicked(t, "guard:1U1")[0] == "oversoul 6.4.3" and mispicked(t, "target:2L")[0] == "oversoul 6.4.2"
    )
    assert said(t, "use:1U1#1") == ("3.4.9", "Bug is Prepared, and has no Abilities as long as it is")
    assert t.why("use:2U1#1") == "R134"


# ---- a Leader that has left


RESCUES = """
Raise   Event ORDER I -1 QUICK
  ●Return 1 Unit in your Idle Zone to your hand
Wake    Event ORDER I -1 QUICK
  ●* Select 1 Unit in your Idle Zone➤ Spawn it
Recall  Event ORDER I -1 QUICK
  ●Return 1 of your Exiled Units to your hand
Renew   Event ORDER I -1 QUICK
  ●Return 1 Event in your Idle Zone to your hand
Medic   Unit ORDER I -1 PRIMAL 1/1/4
  ●If a Unit on your board Shatters* Return it to your hand
"""


@pytest.mark.clause("oversoul R27", "oversoul 5.4.20", "oversoul 10.0.9", "oversoul 5.4.6", "oversoul R159")
@pytest.mark.parametrize(
    "loss,leader,rescue,where",
    [
        ("Break", "2.U1=Matron[d9]", "Raise", "2L"),
        ("Break", "2.leader=Matron[d9]", "Raise", "2L"),
        ("Break", "2.U1=Matron[d9]", "Wake", "2U1"),
        ("Banish", "2.U1=Matron[d9]", "Recall", "2L"),
        ("Break", "2.E1=Oracle[d9]", "Renew", "2L"),
    ],
)
def test_what_brings_back_a_unit_brings_back_a_leader_unit_that_has_left(loss, leader, rescue, where):
    at = "2L" if "leader" in leader else leader.partition("=")[0].replace(".", "")
    t = case(f"1.pool=5 1.hand={loss} 2.pool=5 2.rank=5 {leader} 2.hand={rescue}", RESCUES)
    t.do(f"play:{loss} zone:E1 pick:{at} pass pass")
    assert t.asked() == 2 and t.at(at) is None, "the rescue offer"
    t.do(f"play:{rescue} zone:E1 ..")
    if not t.s.over() and "zone:U1" in t.options():
        t.do("zone:U1 ..")
    assert not t.s.over() and t.name(where) in ("Matron", "Oracle") and t.damage(where) == 9


@pytest.mark.clause("oversoul R27", "oversoul 10.0.9")
def test_a_trigger_on_a_unit_that_shatters_saves_a_leader_unit():
    t = case("1.pool=5 1.hand=Break 2.rank=5 2.U1=Matron 2.U2=Medic", RESCUES).do(
        "play:Break zone:E1 pick:2U1 .."
    )
    assert not t.s.over() and t.name("2L") == "Matron"


@pytest.mark.clause("oversoul R27", "oversoul 5.4.15", "oversoul 8.7.11")
def test_an_exiled_leader_that_is_returned_to_the_idle_zone_is_not_back():
    cards = """
    Drop  Event ORDER I -1 QUICK
      ●Return 1 of your Exiled cards to your Idle Zone
    """
    t = case("1.pool=5 1.hand=Banish 2.pool=5 2.hand=Drop", cards)
    t.do("play:Banish zone:E1 pick:2L pass pass play:Drop zone:E1 ..")
    assert t.ending() == ("1", "2.0.5")


@pytest.mark.clause("oversoul R108", "oversoul 5.4.6", "oversoul 3.4.4")
@pytest.mark.parametrize("answer", ["Banish", "Break"])
def test_the_own_activation_does_not_bring_back_a_leader_that_was_removed_meanwhile(answer):
    t = case(f"1.rank=5 1.pool=9 2.hand={answer}").do(f"lead zone:U3 2>play:{answer} zone:E1 pick:1L ..")
    assert t.ending() == ("2", "2.0.5")


@pytest.mark.clause("oversoul R108", "oversoul R51", "oversoul 3.4.4")
def test_a_leader_prepared_in_answer_to_its_activation_stays_face_down():
    cards = """
    Cover  Event ORDER I -1 QUICK
      ●* Select 1 card on the board➤ Prepare it
    """
    t = case("1.rank=5 1.pool=9 2.hand=Cover", cards).do("lead zone:U3 2>play:Cover zone:E1 pick:1L ..")
    if "zone:U1" in t.options():
        t.do("zone:U1 ..")
    assert [t.side("1" + zone) for zone in t.board(1)] == ["down"] and not t.s.over()


# ---- cards that leave together


TOGETHER = """
Wake     Unit ORDER I -1 PRIMAL 1/1/2
  ●Your other Units Have "●SHATTER* Draw 1"
Fog      Unit ORDER I -1 PRIMAL 1/1/2
  ●Your other Units Have AMORPHOUS
Drum     Unit ORDER I -1 PRIMAL 1/1/2
  ●Your other Units Have +3 DMG
Hush     Unit ORDER I -1 PRIMAL 1/1/2
  ●Your other Units Have SEALED
Lamp     Unit ORDER I -1 PRIMAL 1/1/2
  ●AURA* Have AMORPHOUS
Bomb     Unit ORDER I -1 PRIMAL 1/1/2
  ●SHATTER* Deal DMG to the opposing Leader equal to this card's DMG
Dear     Unit ORDER I -1 PRIMAL 1/1/2
  ●EXILE* Draw 1
Quake    Event ORDER I -1 CAST
  ●Deal 5 DMG to all Units
Ruin     Event ORDER I -1 CAST
  ●Shatter all Units
"""


@pytest.mark.clause("oversoul R64", "oversoul R159", "oversoul R114")
@pytest.mark.parametrize("event", ["Quake", "Ruin"])
@pytest.mark.parametrize("first", [True, False])
def test_cards_that_shatter_together_are_all_as_they_were_before_the_first_went(event, first):
    def fallen(giver, other):
        zones = (giver, other) if first else (other, giver)
        t = case(f"1.pool=5 1.hand={event} 1.U1={zones[0]} 1.U2={zones[1]}", TOGETHER)
        return t.do(f"play:{event} zone:E1 ..")

    assert fallen("Wake", "Hound").hand(1) == ["Hound"]
    assert fallen("Fog", "Hound").exile(1) == ["Hound"]
    assert fallen("Drum", "Bomb").damage("2L") == 4
    assert "yes" not in fallen("Hush", "Zombie").options(), "SEALED it does not rise"
    assert fallen("Lamp", "Dear").hand(1) == ["Hound"]


# ---- damage


@pytest.mark.clause("oversoul 8.6.20", "oversoul 8.6.19", "oversoul R91")
def test_what_thorns_deal_feeds_the_vampire_that_has_them():
    cards = """
    Leech  Unit ORDER I -1 STATION 9
      ●VAMPIRISM
    Brute  Unit CHAOS I -1 PRIMAL 3/2/9
    """
    t = case("1.U1=Brute 2.U1=Leech[d5]", cards).do("attack:1U1 target:2U1 ..")
    assert t.damage("1U1") == 3 and t.damage("2U1") == 5, "3 more, and 3 Healed"
    t = case("1.U1=Brute 2.U1=Leech+Armor 2.leader=Matron[d4]", cards).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Armor"] and t.damage("2L") == 1, "at full HP itself"
    t = case("1.U1=Brute 2.U1=Leech[d6]", cards).do("attack:1U1 target:2U1 ..")
    assert t.idle(2) == ["Leech"] and t.damage("1U1") == 3, "beaten it Heals nothing"


@pytest.mark.clause("oversoul 8.6.11", "oversoul 8.6.14", "oversoul R105")
def test_only_dmg_to_the_selection_cleaves_and_pierces():
    cards = """
    Zealot  Unit ORDER I -1 SLAYER 1/1/9
      ●CAST* Select 1 opposing Unit➤ Exhaust it & Deal 2 DMG to this card
    Martyr  Unit ORDER I -1 VEXEN 1/1/1
      ●CAST* Select 1 opposing Unit➤ Exhaust it & Deal 3 DMG to this card
    Reaper  Unit ORDER I -1 SLAYER 1/1/9
      ●CAST* Select 1 opposing Unit➤ Deal 2 DMG to it
    """
    t = case("1.U1=Hound 1.U2=Zealot 1.U3=Hound 2.U1=Stone 2.U2=Stone", cards).do("use:1U2#1 pick:2U1 ..")
    assert [t.damage(f"1U{i}") for i in (1, 2, 3)] == [0, 2, 0]
    t = case("1.U3=Martyr 1.E2=Hall 2.U1=Stone 2.U2=Stone", cards).do("use:1U3#1 pick:2U1 ..")
    assert t.idle(1) == ["Martyr"] and t.damage("1E2") == 0
    t = case("1.U2=Reaper 2.U1=Stone 2.U2=Stone", cards).do("use:1U2#1 pick:2U1 ..")
    assert t.damage("2U1") == t.damage("2U2") == 2


# ---- four players


@pytest.mark.clause("oversoul R164", "oversoul R173")
def test_until_your_opponents_next_cycle_ends_with_the_first_of_two_opponents():
    cards = """
    Vigil  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it GUARD (until your opponent's next cycle)
    """
    t = lay("1.pool=5 1.U1=Hound 1.hand=Vigil", CARDS + cards, seats=4).do("play:Vigil zone:E1 ..")
    assert t.keys("1U1") == {"GUARD"}
    assert t.turn_over().keys("1U1") == set(), "player 2 is next"


@pytest.mark.clause("oversoul R46", "oversoul R145", "oversoul 8.4.32")
def test_a_stalker_consumes_the_energy_of_one_opponent_who_has_enough_and_never_its_own():
    pools = "1.pool=3 2.pool=%d 3.pool=3 4.pool=3 1.hand=Stalk"
    t = lay(pools % 3, CARDS, seats=4).do("from:Stalk#1")
    assert t.options() == ["player:2", "player:4"]
    t.do("player:4 ..")
    assert [t.pool(seat) for seat in (1, 2, 3, 4)] == [3, 3, 3, 1]
    t = lay(pools % 1, CARDS, seats=4).do("from:Stalk#1 ..")
    assert [t.pool(seat) for seat in (1, 2, 3, 4)] == [3, 1, 3, 1], "only player 4 has enough"

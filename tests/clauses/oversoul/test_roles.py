"""Unit Roles with their Role Abilities (chapters 7.1 and 8.4)."""

import pytest

from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from tests.clauses.oversoul.casts import casts
from tests.clauses.oversoul.table import UNIT_ROLES, lay

TOOLS = casts("Bolt", "Break", "Home", "Fold", "Sleep", "Wake")
KEYWORDED = {
    "RAPTOR": {"AVIAN"},
    "ELEMENTAL": {"DYNAMO"},
    "PHANTOM": {"VEILED"},
    "QIREAN": {"BARRIER"},
    "SECUTOR": {"DUAL-STRIKE"},
    "SENTRY": {"GUARD"},
    "SNIPER": {"RANGED"},
    "SLAYER": {"CLEAVE"},
    "VEXEN": {"PIERCE"},
}


def unit(role, name="Bearer", rank="II", cost="-1", stats="2/2/6"):
    return f"{name}  Unit WITHER {rank} {cost} {role} {stats}\n"


def settle(t, answers=()):
    """The answers where they fit, else the first option, until the turn player is free."""
    t.passes()
    left = list(answers)
    while not t.s.over() and "end" not in t.options():
        choice = left.pop(0) if left else t.options()[0]
        t.do(choice + " ..")
    return t


@pytest.mark.clause(
    "oversoul 8.4.12", "oversoul 8.4.17", "oversoul 8.4.18", "oversoul 8.4.19", "oversoul 8.4.22",
    "oversoul 8.4.27", "oversoul 8.4.29", "oversoul 8.4.30", "oversoul 8.4.36", "oversoul 8.4.1",
    "oversoul 7.1.3",
)  # fmt: skip
@pytest.mark.parametrize("role", sorted(KEYWORDED))
def test_roles_that_have_a_keyworded_ability(role):
    assert lay("1.U1=Bearer", unit(role)).keys("1U1") == KEYWORDED[role]


@pytest.mark.clause("oversoul 8.4.5", "oversoul R139")
@pytest.mark.parametrize("role", sorted(KEYWORDED))
def test_a_plus_unit_has_no_role_ability(role):
    assert lay("1.U1=Bearer", unit(role, cost="+1")).keys("1U1") == set()


@pytest.mark.clause("oversoul 8.4.31", "oversoul 7.1.31", "oversoul R4")
def test_a_station_has_thorns_and_neither_dmg_nor_spd():
    text = (
        "Fort  Unit WITHER I -1 STATION 6\n"
        + """
    Boost  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ Give it 3 DMG & 2 SPD
    Force  Event ORDER I -1 CAST
      ●Set the DMG of all Units to 4 (this turn)
    """
    )
    t = lay("1.U1=Hound 2.U1=Fort 1.hand=Boost,Force", text)
    assert t.keys("2U1") == {"THORNS"}
    t.do("play:Boost zone:E1 pick:2U1 ..").do("play:Force zone:E1 ..")
    assert (t.dmg("2U1"), t.spd("2U1"), t.dmg("1U1")) == (0, 0, 4)
    t.do("attack:1U1 target:2U1 ..")
    assert t.idle(1)[0] == "Hound", "THORNS answer, though it does not Retaliate"


@pytest.mark.clause("oversoul 8.4.9", "oversoul 8.4.10", "oversoul 8.4.1", "oversoul R2", "oversoul 7.1.4")
def test_every_role_but_two_has_a_role_ability():
    roles = [role for role in UNIT_ROLES.split() if role != "TOTEM"]
    assert len(roles) == 28 and len(ROLE_TEXTS) == 26
    for role in ("MECHNOID", "PRIMAL"):
        t = lay("1.U1=Bearer", unit(role))
        assert t.keys("1U1") == set() and not any(o.startswith("use") for o in t.options())


@pytest.mark.clause("oversoul 8.4.11")
def test_a_dragon_has_avian():
    assert "AVIAN" in lay("1.U1=Bearer", unit("DRAGON")).keys("1U1")


@pytest.mark.clause("oversoul 8.4.13", "oversoul 8.5.19", "oversoul R96")
def test_a_gaian_gains_frenzy_when_it_is_damaged():
    t = lay("1.U1=Bearer 1.hand=Bolt,Bolt", TOOLS + unit("GAIAN"))
    assert t.keys("1U1") == set()
    settle(t.do("play:Bolt zone:E1 pick:1U1"))
    assert t.keys("1U1") == {"FRENZY"}
    settle(t.do("play:Bolt zone:E1 pick:1U1"))
    assert t.keys("1U1") == {"FRENZY"}, "the state had begun already"


@pytest.mark.clause("oversoul 8.4.16")
def test_a_nidagyst_is_prepared_for_two_energy_once_each_turn():
    t = lay("1.U1=Bearer 1.pool=3", unit("NIDAGYST")).do("use:1U1#1 ..")
    assert t.side("1U1") == "down" and t.pool(1) == 1
    assert lay("1.U1=Bearer 1.pool=1", unit("NIDAGYST")).why("use:1U1#1") == "4.2.1"


@pytest.mark.clause("oversoul 8.4.20", "oversoul 8.5.5", "oversoul R120")
def test_a_sorcerer_may_deal_its_rank_to_any_card_on_the_board():
    t = lay("1.hand=Bearer 2.U1=Stone 2.U2=Swift[f]", unit("SORCERER")).do("play:Bearer zone:U1 .. yes")
    assert set(t.options()) == {"pick:1L", "pick:1U1", "pick:2L", "pick:2U1", "pick:2U2"}, (
        "itself, Leaders, Prepared"
    )
    t.do("pick:2U1 ..")
    assert t.hp("2U1") == 4


@pytest.mark.clause("oversoul 8.4.21", "oversoul 8.7.32", "oversoul R130")
def test_a_seeker_gazes_as_deep_as_its_rank_into_either_deck():
    t = lay("1.hand=Bearer 2.deck=Stone,Hound,Swift", unit("SEEKER")).do("play:Bearer zone:U1 .. yes ..")
    assert t.options() == ["player:1", "player:2"]
    t.do("player:2")
    assert t.options() == ["take:Hound", "take:Stone"], "the top two cards"
    assert t.sees(2)["players"][1]["deck"] == []
    t.do("take:Hound ..")
    assert t.deck(2) == ["Stone", "Hound", "Swift"], "put back one by one, the last on top"
    t = lay("1.hand=Bearer 2.deck=Stone,Hound,Swift", unit("SEEKER")).do(
        "play:Bearer zone:U1 .. yes .. player:2"
    )
    assert t.do("take:Stone ..").deck(2) == ["Hound", "Stone", "Swift"]


@pytest.mark.clause("oversoul 8.4.23", "oversoul 8.7.33")
def test_a_seer_may_expose_a_prepared_card():
    t = lay("1.hand=Bearer 2.U1=Swift[f]", unit("SEER")).do("play:Bearer zone:U1 .. yes ..")
    assert [c["exposed"] for c in t.sees(1)["players"][1]["board"] if c["at"] == "2U1"] == [True]


@pytest.mark.clause("oversoul 8.4.24", "oversoul 8.4.25", "oversoul 8.4.26")
@pytest.mark.parametrize(
    ("role", "name"), [("SHAMAN", "Rite"), ("SOVEREIGN", "Armor"), ("SUMMONER", "Swift")]
)
def test_shaman_sovereign_and_summoner_make_the_next_card_of_their_kind_cheaper(role, name):
    t = lay("1.U1=Bearer 1.hand=Rite,Armor,Swift", unit(role)).do("use:1U1#1 ..")
    assert {n: t.cost(1, n) for n in ("Rite", "Armor", "Swift")} == {
        "Rite": 1,
        "Armor": 1,
        "Swift": 1,
        name: 0,
    }
    assert t.why("use:1U1#1") == "8.1.9", "once each turn"


@pytest.mark.clause("oversoul 8.4.28", "oversoul 8.7.29", "oversoul R129", "oversoul R139")
def test_a_shifter_also_becomes_the_roles_of_an_active_unit():
    text = unit("SHIFTER") + unit("SENTRY,SORCERER", "Model")
    t = lay("1.hand=Bearer 2.U1=Model 2.U2=Stone[f]", text)
    settle(t.do("play:Bearer zone:U1"), ["pick:2U1"])
    assert t.roles("1U1") == {"SHIFTER", "SENTRY", "SORCERER"} and t.keys("1U1") == {"GUARD"}
    assert t.hp("2L") == 24 and t.hp("2U1") == 6, "ACTIVATE* of the SORCERER does not look back"


@pytest.mark.clause("oversoul 8.4.33", "oversoul R42", "oversoul R133")
def test_an_undead_may_rise_with_one_hp():
    t = lay("1.U1=Bearer 1.hand=Break,Break", TOOLS + unit("UNDEAD")).do(
        "play:Break zone:E1 pick:1U1 .. yes .."
    )
    settle(t)
    (zone,) = t.board(1)
    assert t.hp(f"1{zone}") == 1 and t.side(f"1{zone}") == "exhausted" and t.keys(f"1{zone}") == {"AMORPHOUS"}
    t.do(f"play:Break zone:E1 pick:1{zone} ..")
    assert t.exile(1) == ["Bearer"] and t.board(1) == {}


@pytest.mark.clause("oversoul 8.4.34", "oversoul 8.5.16", "oversoul R96")
def test_a_vera_at_full_hp_heals_and_crystalizes():
    t = lay("1.hand=Bearer 1.U2=Stone[d5]", unit("VERA")).do("play:Bearer zone:U1 .. yes pick:1U2 ..")
    assert t.side("1U1") == "exhausted" and t.hp("1U2") == 3 and t.keys("1U2") == {"CRYSTALIZED"}
    t.turn_over()
    assert t.keys("1U2") == {"CRYSTALIZED"}
    t.turn_over()
    assert t.keys("1U2") == set() or t.options() == ["no", "yes"]
    t = lay("active=2 1.U1=Bearer[d1] 1.U2=Stone", unit("VERA"))
    assert t.options() != ["no", "yes"]


@pytest.mark.clause("oversoul 8.4.35", "oversoul R118")
def test_a_vopros_hurts_its_own_board_and_feeds_on_what_shatters():
    t = lay("1.hand=Bearer 1.U2=Spring 1.U3=Stone", unit("VOPROS")).do("play:Bearer zone:U1 paid ..")
    assert "pick:2L" not in t.options() and "pick:1L" in t.options()
    t.do("pick:1U2 ..")
    assert t.keys("1U1") == {"VAMPIRISM"}
    t = lay("1.hand=Bearer 1.U3=Stone", unit("VOPROS")).do("play:Bearer zone:U1 .. pick:1U3 ..")
    assert t.keys("1U1") == set() and t.hp("1U3") == 4


# ---- Roles that come and go


@pytest.mark.clause("oversoul 8.4.3")
def test_several_roles_bring_all_their_abilities():
    t = lay("1.hand=Bearer 2.U1=Swift[f]", unit("SENTRY,SEER,SORCERER")).do("play:Bearer zone:U1 ..")
    assert t.keys("1U1") == {"GUARD"} and t.options() == ["next:1", "next:2"]
    t = lay("1.hand=Bearer 2.U1=Swift[f]", unit("SORCERER,SENTRY,SEER")).do("play:Bearer zone:U1 .. next:1")
    assert t.options() == ["no", "yes"] and "pick:2L" in t.do("yes").options(), "SORCERER is printed first"


@pytest.mark.clause("oversoul 8.4.6", "oversoul R139", "oversoul 8.7.29")
def test_a_new_role_brings_its_default_ability_to_minus_units():
    text = (
        unit("PRIMAL")
        + unit("PRIMAL", "Giver", cost="+1")
        + """
    Knight  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It also Becomes SENTRY
    """
    )
    t = lay("1.U1=Bearer 1.U2=Giver 1.hand=Knight,Knight", text)
    t.do("play:Knight zone:E1 pick:1U1 paid ..").do("play:Knight zone:E1 pick:1U2 paid ..")
    assert t.keys("1U1") == {"GUARD"} and t.roles("1U1") == {"PRIMAL", "SENTRY"}
    assert t.keys("1U2") == set() and t.roles("1U2") == {"PRIMAL", "SENTRY"}


@pytest.mark.clause("oversoul 8.4.7", "oversoul 8.4.8", "oversoul 8.4.2", "oversoul R129")
def test_a_lost_role_takes_its_ability_along_and_a_pair_falls_back_to_a_default():
    text = """
    Pair  Unit WITHER I -1 SECUTOR,SLAYER 2/2/6
      _●SECUTOR & SLAYER: DUAL-STRIKE & CLEAVE_
    Mod   Unit WITHER I -1 SEEKER 2/2/6
      _●SEEKER: ENTER* Draw 1_
    Lose  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It loses SECUTOR
    Turn  Event ORDER I -1 CAST
      ●* Select 1 Unit➤ It Becomes SENTRY
    """
    t = lay("1.U1=Pair 1.U2=Mod 1.hand=Lose,Turn", text)
    assert t.keys("1U1") == {"DUAL-STRIKE", "CLEAVE"}
    t.do("play:Lose zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {"CLEAVE"} and t.roles("1U1") == {"SLAYER"}
    t.do("play:Turn zone:E1 pick:1U1 ..")
    assert t.keys("1U1") == {"GUARD"} and t.roles("1U1") == {"SENTRY"}, "without also it replaces"
    t = settle(lay("1.hand=Mod", text).do("play:Mod zone:U1"))
    assert t.hand(1) == ["Hound"], "the modified version instead of the default"


@pytest.mark.clause("oversoul 7.1.1", "oversoul 8.0.3")
def test_a_role_is_a_property_that_texts_refer_to():
    text = (
        unit("NATURA", cost="+1")
        + """
    Find  Event ORDER I -1 CAST
      ●* Select 1 {}➤ Deal 1 DMG to it
    """
    )
    for words, fits in (
        ("NATURA", True), ("UNDEAD", False), ("+NATURA", True), ("-NATURA", False), ("WITHER Unit", True),
        ("ORDER Unit", False), ("Unit of RANK II", True), ("Unit of RANK III or higher", False),
    ):  # fmt: skip
        t = lay("2.U1=Bearer 1.hand=Find", text.format(words))
        assert (t.why("play:Find") == "") == fits, words


@pytest.mark.clause("oversoul 8.0.3", "oversoul R6")
def test_a_faction_is_compared_by_its_exact_text():
    text = """
    Monk  Unit WITHER I -1 PRIMAL 1/2/3 @Lantern_Court
    Flag  Unit WITHER I -1 PRIMAL 1/2/3
      ●Your "Lantern Court" Units Have +1 DMG
    """
    t = lay("1.U1=Monk 1.U2=Flag 2.U1=Monk", text)
    assert (t.dmg("1U1"), t.dmg("1U2"), t.dmg("2U1")) == (2, 1, 1)


@pytest.mark.clause("oversoul 7.1.8", "oversoul 7.1.16", "oversoul R5")
def test_mechnoid_and_undead_are_non_living():
    text = """
    Find  Event ORDER I -1 CAST
      ●* Select 1 Non-Living Unit➤ Deal 1 DMG to it
    Life  Event ORDER I -1 CAST
      ●* Select 1 Living Unit➤ Deal 1 DMG to it
    """
    for role in UNIT_ROLES.split():
        if role in ("TOTEM", "STATION", "PHANTOM"):
            continue
        t = lay("2.U1=Bearer 1.hand=Find,Life", text + unit(role))
        dead = role in ("MECHNOID", "UNDEAD")
        assert (t.why("play:Find") == "", t.why("play:Life") == "") == (dead, not dead), role
    t = lay("2.U1=Bearer[f] 1.hand=Find,Life", text + unit("UNDEAD"))
    assert t.why("play:Find") != "" and t.why("play:Life") != "", "a Prepared card is neither"


# ---- TOTEMs

TOTEMS = """
Call    Event WITHER I -1 CAST
  ●Spawn 1 TOTEM (RANK II, 2 DMG, 2 SPD, 3 HP, SORCERER, AVIAN)
Many    Event VIGOR I -1 CAST
  ●Spawn 3 TOTEM (RANK I, 1 DMG, 2 SPD, 1 HP)
Knight  Event ORDER I -1 CAST
  ●* Select 1 Unit➤ It also Becomes SENTRY
Seer    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ It also Becomes SHAMAN
Gift    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it BARRIER
"""


@pytest.mark.clause("oversoul 7.1.32", "oversoul 7.1.33", "oversoul R155", "oversoul 7.1.34", "oversoul R139")
def test_a_totem_is_spawned_with_what_its_bracket_names_and_no_more():
    hue = "Hue  Event ORDER I -1 CAST\n  ●* Select 1 WITHER Unit➤ Deal 1 DMG to it\n"
    t = lay("1.hand=Call,Gift,Knight,Seer,Spring,Hue", TOOLS + TOTEMS + hue)
    settle(t.do("play:Call zone:E1"), ["zone:U1"])
    assert t.name("1U1") == "TOTEM" and t.side("1U1") == "exhausted"
    assert (t.dmg("1U1"), t.spd("1U1"), t.hp("1U1"), t.rank("1U1")) == (2, 2, 3, 2)
    assert t.roles("1U1") == {"TOTEM", "SORCERER"} and t.keys("1U1") == {"AVIAN"}
    assert t.can("play:Spring"), "it used up no +card Activation"
    assert t.can("play:Hue"), "it has the Archetype of what Spawned it"
    t.do("play:Gift zone:E1 ..").do("play:Knight zone:E1 ..").do("play:Seer zone:E1 ..")
    assert t.keys("1U1") == {"AVIAN", "BARRIER", "GUARD"}
    assert not any(o.startswith("use") for o in t.options()), "SHAMAN is no Keyworded Ability"


@pytest.mark.clause("oversoul R155")
def test_a_totem_fits_no_signed_filter_and_gives_no_discount():
    text = """
    Plus   Event ORDER I -1 CAST
      ●* Select 1 +Unit➤ Deal 1 DMG to it
    Minus  Event ORDER I -1 CAST
      ●* Select 1 -Unit➤ Deal 1 DMG to it
    Dear   Unit WITHER I -3 PRIMAL 1/1/1
    """
    t = lay("1.hand=Call,Plus,Minus,Dear", TOTEMS + text)
    settle(t.do("play:Call zone:E1"))
    assert t.why("play:Plus") == "R160" and t.why("play:Minus") == "R160" and t.cost(1, "Dear") == 3


@pytest.mark.clause("oversoul 7.1.35", "oversoul R93", "oversoul R159")
def test_a_totem_that_leaves_the_board_is_exiled_and_ceases_to_exist():
    for way in ("Break", "Home"):
        t = lay(f"1.hand=Call,{way}", TOOLS + TOTEMS)
        settle(t.do("play:Call zone:E1"), ["zone:U1"])
        t.do(f"play:{way} zone:E1 pick:1U1 ..")
        assert t.board(1) == {} and t.exile(1) == [] and t.hand(1) == [] and "TOTEM" not in t.idle(1)


@pytest.mark.clause("oversoul 7.1.36")
def test_a_totem_cannot_be_prepared():
    t = lay("1.hand=Call,Fold", TOOLS + TOTEMS)
    settle(t.do("play:Call zone:E1"), ["zone:U1"])
    assert t.do("play:Fold zone:E1 pick:1U1 ..").side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R133")
def test_with_too_few_free_zones_as_many_are_spawned_as_fit():
    t = lay("1.U1=Hound 1.U2=Hound 1.U3=Hound 1.hand=Many", TOTEMS)
    settle(t.do("play:Many zone:E1"))
    assert sorted(t.board(1).values()) == ["Hound", "Hound", "Hound", "TOTEM", "TOTEM"]


@pytest.mark.clause("oversoul R133", "oversoul R134")
def test_a_card_spawned_from_another_players_zone_lies_on_the_board_of_who_spawned_it():
    text = """
    Loot  Event WITHER I -1 CAST
      ●Spawn 1 Unit in your opponent's Idle Zone
    """
    t = lay("1.hand=Loot,Break,Home 2.idle=Hound", TOOLS + text)
    settle(t.do("play:Loot zone:E1"), ["zone:U1"])
    assert t.name("1U1") == "Hound" and t.board(2) == {}
    t.do("play:Break zone:E1 pick:1U1 ..")
    assert t.idle(2) == ["Hound"] and "Hound" not in t.idle(1), "to its owner's Idle Zone"

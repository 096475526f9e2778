"""How much a card Deals, by whom it is Selected, what cards have in common, and how long things last."""

import pytest

from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.language.texts import abilities
from tests.clauses.oversoul.table import PLAIN, entries, lay

TOOLS = """
Jolt   Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Caster Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Select 1 card on the board➤ Deal 2 DMG to it
Ox     Unit WITHER I -2 PRIMAL 2/2/3
"""


def unit(*lines, numbers="2/2/5", role="PRIMAL"):
    return f"Trial Unit ORDER I -1 {role} {numbers}\n" + "".join(f"  {line}\n" for line in lines) + TOOLS


def cast(line):
    return f"Trial Event ORDER I -1 CAST\n  {line}\n" + TOOLS


@pytest.mark.clause("oversoul R225")
def test_a_card_deals_more_to_what_its_text_names():
    card = unit("●This card Deals 2 more DMG to Constructs or Events")
    assert lay("1.U1=Trial 2.U1=Wall", card).do("attack:1U1 target:2U1 ..").hp("2U1") == 4
    assert lay("1.U1=Trial 2.E1=Hall", card).do("attack:1U1 target:2E1 ..").name("2E1") is None
    t = lay("1.U1=Trial 2.U1=Wall+Armor", card).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 6 and t.cards(2, "idle") == ["Armor"]
    assert lay("1.U2=Trial 1.U1=Hound 2.E1=Hall", card).do("attack:1U1 target:2E1 ..").hp("2E1") == 2


@pytest.mark.clause("oversoul R225", "oversoul 8.6.11")
def test_cleave_passes_on_what_was_dealt_and_adds_nothing():
    card = unit("●CLEAVE", "●This card Deals 1 more DMG")
    t = lay("1.U1=Trial 2.U1=Wall 2.U2=Wall", card).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 3 and t.hp("2U2") == 3


@pytest.mark.clause("oversoul R225")
@pytest.mark.parametrize(
    ("when", "attacked", "retaliated"),
    [("with Attacks", 3, 4), ("in Battle", 3, 3), ("in Retaliation", 4, 3)],
)
def test_more_dmg_with_attacks_is_not_dealt_in_retaliation(when, attacked, retaliated):
    card = unit(f"●This card Deals 1 more DMG {when}")
    assert lay("1.U1=Trial 2.U1=Wall", card).do("attack:1U1 target:2U1 ..").hp("2U1") == attacked
    t = lay("2.U1=Trial 1.U1=Brute", card + "Brute Unit ORDER I -1 PRIMAL 1/2/6\n")
    assert t.do("attack:1U1 target:2U1 ..").hp("1U1") == retaliated


@pytest.mark.clause("oversoul R225")
def test_less_dmg_is_never_below_nothing():
    card = unit("●Opposing Units Deal 3 less DMG")
    assert lay("2.U1=Trial 1.U1=Hound", card).do("attack:1U1 target:2U1 ..").hp("2U1") == 5


@pytest.mark.clause("oversoul R226", "oversoul 8.6.36")
def test_events_cannot_select_what_units_can():
    card = unit("●Your Units can't be Selected by opposing Events")
    t = lay("2.U1=Trial 1.hand=Jolt 1.U1=Caster", card)
    assert "pick:2U1" not in t.do("play:Jolt zone:E1").options()
    t = lay("2.U1=Trial 1.hand=Jolt 1.U1=Caster", card)
    assert "pick:2U1" in t.do("use:1U1#1").options()
    t = lay("1.U1=Trial 1.hand=Jolt", card)
    assert "pick:1U1" in t.do("play:Jolt zone:E1").options(), "one's own Events do"


@pytest.mark.clause("oversoul R226")
def test_units_cannot_select_what_events_can():
    card = unit("●This card can't be Selected by opposing Units")
    assert "pick:2U1" in lay("2.U1=Trial 1.hand=Jolt", card).do("play:Jolt zone:E1").options()
    assert "pick:2U1" not in lay("2.U1=Trial 1.U1=Caster", card).do("use:1U1#1").options()


@pytest.mark.clause("oversoul R227", "oversoul 2.1.5")
def test_energy_is_refreshed_up_to_the_rank():
    card = cast("●Refresh ENERGY")
    assert lay("1.hand=Trial 1.pool=2", card).do("play:Trial zone:E1 ..").pool(1) == 5
    assert lay("1.hand=Trial 1.pool=9", card).do("play:Trial zone:E1 ..").pool(1) == 8


@pytest.mark.clause("oversoul R228")
@pytest.mark.parametrize(
    ("until", "dmg"),
    [
        ("(until the next cycle)", [4, 2, 2, 2, 2]),
        ("(until your next cycle)", [4, 4, 2, 2, 2]),
        ("(until the end of your opponent's next turn)", [4, 4, 2, 2, 2]),
        ("(until the end of your next turn)", [4, 4, 4, 2, 2]),
    ],
)
def test_how_long_it_lasts(until, dmg):
    t = lay("1.hand=Trial 1.U1=Hound", cast(f"●Give all your Units 2 DMG {until}"))
    t.do("play:Trial zone:E1 ..")
    found = [t.dmg("1U1")]
    for _ in dmg[1:]:
        t.turn_over()
        found.append(t.dmg("1U1"))
    assert found == dmg


@pytest.mark.clause("oversoul R228")
def test_a_turn_in_which_it_was_given_is_not_the_next():
    cards = """
    Trial Event ORDER I -1 QUICK
      ●Give all your Units 2 DMG (until the end of your opponent's next turn)
    """
    t = lay("1.hand=Flash 2.hand=Trial 2.U1=Hound 2.pool=5", cards)
    t.do("play:Flash zone:E1 2>play:Trial zone:E1 ..")
    found = [t.dmg("2U1")]
    for _ in range(3):
        t.turn_over()
        found.append(t.dmg("2U1"))
    assert found == [4, 4, 4, 2]


@pytest.mark.clause("oversoul R229")
def test_what_cards_have_in_common():
    more = "Kin Unit CHAOS I -1 PRIMAL 1/2/3\nStranger Unit CHAOS I -1 VEXEN 1/2/3\n"
    more += "Hue Unit ORDER I -1 VEXEN 1/2/3\n"
    for line, fits in (
        ("that shares a Role with this card", {"2U1"}),
        ("that shares an Archetype with this card", {"2U3"}),
    ):
        card = unit(f"●CAST* Select 1 opposing Unit {line}➤ Exhaust it") + more
        t = lay("1.U1=Trial 2.U1=Kin 2.U2=Stranger 2.U3=Hue 2.U4=Trial[f]", card).do("use:1U1#1 ..")
        assert {place for place in ("2U1", "2U2", "2U3") if t.side(place) == "exhausted"} == fits
        assert t.side("2U4") == "down"


@pytest.mark.clause("oversoul R229")
@pytest.mark.parametrize(
    ("which", "found"),
    [
        ("with the same name as this card", ["Trial"]),
        ("with another name than this card", ["Ox"]),
        ("of an Archetype not on your board", ["Ox"]),
    ],
)
def test_names_and_archetypes_of_cards_that_are_searched_for(which, found):
    card = unit(f"●ENTER* Draw 1 card {which}")
    t = lay("1.hand=Trial 1.deck=Trial,Ox 1.leader=Chief", card).do("play:Trial zone:U1 ..")
    if "take:" in " ".join(t.options()):
        t.do(f"take:{found[0]} ..")
    assert t.hand(1) == found


@pytest.mark.clause("oversoul R230", "oversoul 8.5.1")
def test_an_ability_under_two_laws_is_one_under_each():
    assert [text for _, text in abilities("●SHATTER / SACRIFICE* Draw 1")] == [
        "●SHATTER* Draw 1",
        "●SACRIFICE* Draw 1",
    ]
    for kept in (
        "●ENTER / ACTIVATE* Draw 1",
        "●SHATTER / EXILE (Once each turn)* Draw 1",
        "●HONEST / OUTLAST* Has AVIAN",
    ):
        assert [text for _, text in abilities(kept)] == [kept]


@pytest.mark.clause("oversoul R231", "oversoul 8.5.17")
def test_injure_asks_whom_it_was_dealt_to_for_each_instance():
    card = unit("●INJURE (to opposing Leaders)* Gain 1 DMG", role="SECUTOR")
    assert lay("1.U1=Trial", card).do("attack:1U1 ..").dmg("1U1") == 4
    assert lay("1.U1=Trial 2.U1=Wall", card).do("attack:1U1 target:2U1 ..").dmg("1U1") == 2


@pytest.mark.clause("oversoul R232")
@pytest.mark.parametrize(
    ("sort", "attacked", "jolted"),
    [
        ("", 5, 5),
        (" from Attacks", 5, 3),
        (" in Battle", 5, 3),
        (" from Abilities", 3, 5),
        (" from opposing Abilities", 3, 5),
    ],
)
def test_of_which_dmg_a_replacement_speaks(sort, attacked, jolted):
    card = unit(f"●If this card would Take DMG{sort}* This card Takes no DMG")
    t = lay("2.U1=Trial 1.U1=Hound", card)
    assert t.do("attack:1U1 target:2U1 ..").hp("2U1") == attacked
    t = lay("2.U1=Trial 1.hand=Jolt", card)
    assert t.do("play:Jolt zone:E1 pick:2U1 ..").hp("2U1") == jolted


@pytest.mark.clause("oversoul R158")
def test_it_is_this_card_where_nothing_else_was_named():
    said = Pool(registry())
    said.load(entries(PLAIN + "Trial Unit ORDER I -1 PRIMAL 2/2/3\n  ●SHATTER* Return it to your hand\n"))
    said.finish()
    assert said.cards["Trial"].lines == ("●SHATTER* Return this card to your hand",)
    bad = Pool(registry())
    bad.load(entries(PLAIN + "Trial Unit ORDER I -1 PRIMAL 2/2/3\n  ●ENTER* Draw 1, then Discard it\n"))
    bad.finish()
    assert "nothing before it" in bad.errors[0].message


@pytest.mark.clause("oversoul R92")
def test_whoever_gives_points_after_a_battle_is_told():
    said = Pool(registry())
    said.load(
        entries(
            PLAIN + "Trial Unit ORDER I -1 PRIMAL 2/2/3\n  ●If this card Attacks* Gain 2 DMG (this turn)\n"
        )
    )
    said.finish()
    assert not said.errors and "comes when the Battle is over" in said.warnings[0].message
    assert said.texts.retold(said.cards["Trial"].abilities[0])
    assert not said.texts.retold(said.texts.read("●ATTACK* Gain 2 DMG (this turn)").program)
    late = "●If this card Attacks* Gain 2 DMG (until End of Battle)"
    assert not said.texts.retold(said.texts.read(late).program)


@pytest.mark.clause("oversoul R220", "oversoul 8.5.11")
def test_how_a_card_came_is_asked():
    card = unit("●ENTER (from Prepared)* Heal 1 HP to your Leader", "●ACTIVATE (from hand)* Draw 1")
    t = lay("1.U1=Trial[f] 1.hand=Trial 1.leader=Chief[d5] 1.deck=Ox,Ox", card)
    assert t.do("turn:1U1 ..").hp("1L") == 16 and t.hand(1) == ["Trial"]
    assert t.do("play:Trial zone:U2 ..").hp("1L") == 16 and t.hand(1) == ["Ox"]


@pytest.mark.clause("oversoul R221", "oversoul 8.6.21")
def test_what_is_taken_less_uses_up_no_barrier_when_nothing_is_left():
    card = unit("●BARRIER", "●This card Takes 2 less DMG from Attacks")
    t = lay("2.U1=Trial 1.U1=Hound 1.U2=Giant 1.hand=Jolt", card).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 5 and t.keys("2U1") == {"BARRIER"}
    t.do("play:Jolt zone:E1 pick:2U1 .. attack:1U2 target:2U1 ..")
    assert t.hp("2U1") == 1 and not t.keys("2U1")


@pytest.mark.clause("oversoul R222", "oversoul 8.2.2")
def test_dmg_is_paid_as_a_cost():
    t = lay("1.U1=Trial 1.deck=Ox,Ox", unit("●CAST (Once each turn)* Deal 2 DMG to your Leader➤ Draw 1"))
    t.do("use:1U1#1")
    assert t.hp("1L") == 18 and not t.hand(1), "paid before anybody answers"
    assert t.do("..").hand(1) == ["Ox"]


@pytest.mark.clause("oversoul R223", "oversoul R159")
def test_a_card_that_has_gone_is_compared_by_its_last_values():
    card = cast("●* Sacrifice 1 Unit➤ Exhaust all opposing Units with more DMG than it")
    t = lay("1.hand=Trial 1.U1=Hound 2.U1=Stone 2.U2=Swift", card).do("play:Trial zone:E1 ..")
    assert t.side("2U1") == "exhausted" and t.side("2U2") == "up"


@pytest.mark.clause("oversoul R224", "oversoul 8.3.1")
def test_whoever_is_named_chooses_between_ways():
    t = lay(
        "1.hand=Trial 1.deck=Ox,Ox",
        cast("●Your opponent Chooses 1: Draw 1 / Deal 3 DMG to the opposing Leader"),
    )
    t.do("play:Trial zone:E1 ..")
    assert t.asked() == 2 and t.do("mode:2 ..").hp("2L") == 21

"""Role Abilities with numbers of their own are no second ones (R284), and Attacks are redirected (R282)."""

# ruff: noqa: E501  # a card and what it says stand together

import pytest

from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.language import instructions as op
from tests.clauses.oversoul.table import entries, lay


@pytest.mark.clause("oversoul R284")
@pytest.mark.parametrize(
    ("card", "printed"),
    [
        (
            "Unit CHAOS II -3 SORCERER 2/2/3\n●ACTIVATE* You can Select 1 card on the board➤ Deal 2 DMG to it",
            "SORCERER",
        ),
        ("Unit CHAOS II -3 SEEKER 2/2/3\n●ENTER* You can Gaze 3 at either Deck", "SEEKER"),
        (
            "Unit CHAOS II -3 SEER 2/2/3\n●ACTIVATE* You can Select 1 Prepared card➤ Expose it; If it is an Event* Draw 1",
            "SEER",
        ),
        (
            "Unit CHAOS II -3 UNDEAD 2/2/3\n●SHATTER* You can Sacrifice 1 other Unit➤ Spawn this card & Gain AMORPHOUS",
            "UNDEAD",
        ),
        (
            "Unit CHAOS II -3 STALKER 2/2/3\n●CAST (while in your hand)* Consume 5 opposing ENERGY➤ Spawn this card & Gain AMORPHOUS",
            "STALKER",
        ),
        ("Unit CHAOS II -3 SORCERER 2/2/3\n●ACTIVATE* You can Select 1 Unit➤ Deal 2 DMG to it", ""),
        ("Unit CHAOS II -3 UNDEAD 2/2/3\n●SHATTER* Spawn 1 Unit in your Idle Zone & Give it AMORPHOUS", ""),
    ],
)
def test_a_role_ability_with_numbers_of_its_own_is_no_second_one(card, printed):
    pool = Pool(registry())
    pool.load(entries(f"Trial {card}\n"))
    pool.finish()
    assert not pool.errors
    line = pool.cards["Trial"].lines[0]
    assert line.startswith(f"●{printed}: " if printed else "●") and (printed or ":" not in line)


DECOY = """
Decoy   Event ORDER I -1 QUICK
  ●Activate only if an opposing Unit Attacks* Select 1 of your Units➤ Redirect the Attack to it
Turned  Event ORDER I -1 QUICK
  ●Activate only if an opposing Unit Attacks* Select 1 opposing Unit other than the Attacker➤ Redirect the Attack to it
"""


@pytest.mark.clause("oversoul R282")
def test_an_attack_goes_on_against_another_card():
    t = lay("1.hand=Decoy 1.U1=Stone 1.pool=5 2.U1=Giant", DECOY)
    t.do("end 2>attack:2U1 2>target:1L 1>play:Decoy 1>zone:E1 ..")
    assert (t.hp("1L"), t.name("1U1"), t.side("2U1")) == (20, None, "exhausted")


@pytest.mark.clause("oversoul R282")
def test_it_may_go_on_against_one_of_its_own_board():
    t = lay("1.hand=Turned 1.U1=Stone 1.pool=5 2.U1=Giant 2.U2=Snail", DECOY)
    t.do("end 2>attack:2U1 2>target:1L 1>play:Turned 1>zone:E1 ..")
    assert (t.hp("1L"), t.name("2U2"), t.hp("2U1")) == (20, None, 8)


@pytest.mark.clause("oversoul R282")
def test_the_attacker_itself_is_not_selected_where_the_text_says_so():
    t = lay("1.hand=Turned 1.U1=Stone 1.pool=5 2.U1=Giant", DECOY)
    t.do("end 2>attack:2U1 2>target:1L")
    assert "play:Turned" not in t.options()


CAP = """
Cap    Unit SWAY I -1 PRIMAL 1/2/8
  ●This card Takes at most 3 DMG
Twice  Unit ORDER I -1 PRIMAL 4/2/6
  ●DUAL-STRIKE
Burn   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Deal 5 DMG to it
"""


@pytest.mark.clause("oversoul R286")
def test_no_more_than_so_much_is_taken_at_once():
    t = lay("1.hand=Burn 2.U1=Cap", CAP)
    t.do("play:Burn zone:E1 ..")
    assert t.hp("2U1") == 5


@pytest.mark.clause("oversoul R286")
def test_each_portion_is_one_of_its_own():
    t = lay("1.U1=Twice 2.U1=Cap", CAP)
    t.do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 2


@pytest.mark.clause("oversoul R123")
def test_a_construct_for_opposing_cards_goes_on_no_other():
    t = lay(
        "1.hand=Collar 1.U1=Stone 2.U1=Swift 2.U2=Matron",
        "Collar  Construct ORDER I -1 UNIT 5\n  ●Attach only to opposing non-Leader Units*\n  ●CHAINED\n",
    )
    t.do("play:Collar ..")
    assert (t.keys("2U1"), t.side("2U1"), t.keys("1U1")) == ({"CHAINED"}, "exhausted", set())


@pytest.mark.clause("oversoul R285")
def test_an_archetype_of_ones_choice_is_one_of_nine_ways():
    t = lay(
        "1.U1=Prism",
        "Prism  Unit ORDER I -1 PRIMAL 1/2/3\n  ●CAST* Consume 1 ENERGY & name 1 Archetype➤ This card Becomes that Archetype (this turn)\n",
    )
    t.do("use:1U1#1 ..")
    assert [option for option in t.options() if option.startswith("mode")] == [
        f"mode:{n}" for n in range(1, 10)
    ]
    t.do("mode:8 ..")
    assert int(values.hues_of(t.s, t.at("1U1"))) == 1 << op.DOOM

"""Any amount that is paid (R168), and values of what an ability has turned down itself (R167)."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.scenario import parse, run
from tests.cards.athernum.corpus import fresh
from tests.cards.athernum.test_further import PLACE, scenario

THREE = "1.res=Resource_Token,Resource_Token,Resource_Token"


def plays(says, position, do, **outcome):
    run(parse(scenario({"says": says, "position": position, "do": do, **outcome}), says, PLACE))


@pytest.mark.clause("athernum R168", "athernum 4.3.5c.II")
@pytest.mark.parametrize(
    "number, spent, damage", [(0, "", "Wall"), (2, "x", "Wall[d2]"), (3, "xx", "Wall[d3]")]
)
def test_any_amount_is_paid_as_a_cost_and_counts(number, spent, damage):
    says = "*Burn* Pay any amount: Deal that much damage to target character."
    plays(
        says, f"1.chars=Speaker 2.chars=Wall {THREE}", f"use:1c1#1 pick:2c1 number:{number} pass pass",
        holds=f"2.chars={damage}",
    )  # fmt: skip


@pytest.mark.clause("athernum R168", "athernum 5.0.3f")
def test_any_amount_is_the_last_that_is_paid():
    says = "*Burn* {1}, exhaust this, pay any amount: Draw that many cards."
    plays(
        says, f"1.chars=Speaker {THREE} 1.deck=Giant,Wall,Mug", "use:1c1#1 number:2 pass pass",
        holds="1.hand=Wall,Giant 1.chars=Speaker[x] 1.res=Resource_Token[x],Resource_Token[x],Resource_Token[x]",
    )  # fmt: skip


@pytest.mark.clause("athernum R168")
def test_no_more_than_a_text_allows():
    says = "Support pay any amount no higher than the number of locations you control: Draw that many cards."
    at = f"1.hand=Speaker 1.loc=Spot {THREE} 1.deck=Giant,Wall"
    plays(says, at, "support:Speaker number:1 pass pass", holds="1.hand=Giant 1.discard=Speaker")
    with pytest.raises(Exception, match="number:2"):
        plays(says, at, "support:Speaker number:2 pass pass", holds="1.hand=Giant")


@pytest.mark.clause("athernum R168")
def test_what_is_offered_for_any_amount_is_not_done_for_nothing():
    says = "*Ask* You may pay any amount. If you do, draw that many cards. Otherwise, discard this."
    at = f"1.chars=Speaker {THREE} 1.deck=Giant,Wall,Mug"
    plays(says, at, "use:1c1#1 pass pass yes number:2", holds="1.hand=Wall,Giant 1.chars=Speaker")
    plays(says, at, "use:1c1#1 pass pass yes number:0", holds="1.discard=Speaker", gone="1.hand")
    plays(says, at, "use:1c1#1 pass pass no", holds="1.discard=Speaker", gone="1.hand")


@pytest.mark.clause("athernum R168", "athernum R9")
def test_a_target_is_not_asked_for_a_number_that_nobody_has_paid_yet():
    with pytest.raises(CardError, match="a target is chosen before anything is paid"):
        fresh().read("*Burn* Pay any amount: Discard target character with cost no higher than that number.")
    says = "*Burn* Pay any amount: Discard a character an opponent controls with cost no higher than that number."
    plays(
        says, f"1.chars=Speaker 2.chars=Wall,Giant {THREE}", "use:1c1#1 number:2 pass pass",
        holds="2.chars=,Giant 2.discard=Wall",
    )  # fmt: skip


@pytest.mark.clause("athernum R167", "athernum 6.2.3b")
@pytest.mark.parametrize(
    "says, do",
    [
        ("*Throw* Exhaust another character you control: Deal damage equal to its OFV to target character.",
         "use:1c1#1 pick:2c1 pick:1c2 pass pass"),
        ("*Throw* Turn another character you control face-down: Deal damage equal to its OFV to target character.",
         "use:1c1#1 pick:2c1 pick:1c2 pass pass"),
        ("*Throw* Exhaust target character you control. Deal damage equal to its OFV to each character an opponent "
         "controls.", "use:1c1#1 pick:1c2 pass pass"),
        ("*Tire* Exhaust another character you control.\nWhenever another character you control becomes exhausted, "
         "deal damage equal to its OFV to each character an opponent controls.", "use:1c1#1 pass pass pick:1c2 pass pass"),
    ],
)  # fmt: skip
def test_what_an_ability_turns_down_counts_as_it_lay(says, do):
    plays(says, "1.chars=Speaker,Giant 2.chars=Wall", do, holds="2.chars=Wall[d4]")


@pytest.mark.clause("athernum R167", "athernum 6.2.9a")
def test_what_was_exhausted_before_has_no_value():
    says = "*Throw* Exhaust target character. Deal damage equal to its OFV to each character an opponent controls."
    plays(
        says, "1.chars=Speaker,Giant[x/e1] 2.chars=Wall", "use:1c1#1 pick:1c2 pass pass", holds="2.chars=Wall"
    )
    turned = (
        "*Throw* Deal damage equal to the OFV of target character to each character an opponent controls."
    )
    plays(
        turned, "1.chars=Speaker,Giant,Tirer 2.chars=Wall",
        "use:1c3#1 pick:1c2 pass pass use:1c1#1 pick:1c2 pass pass", holds="2.chars=Wall",
    )  # fmt: skip


@pytest.mark.clause("athernum R167", "athernum 2.2.5")
def test_a_change_for_each_point_is_looked_up_once_and_a_static_one_always():
    once = (
        "*Rally* Exhaust another character you control: This gets +1 OFV for each point of the OFV of that character "
        "until end of turn."
    )
    plays(once, "1.chars=Speaker,Giant", "use:1c1#1 pick:1c2 pass pass", values={"1c1": "5/4"})
    with pytest.raises(CardError, match="could be a value of what is changed or of"):
        fresh().read(once.replace("the OFV of that character", "its OFV"))
    pumped = (
        "*Pump* Pay any amount: This gets +1 OFV and +1 DFV for each point of that number until end of turn."
    )
    plays(pumped, f"1.chars=Speaker {THREE}", "use:1c1#1 number:3 pass pass", values={"1c1": "4/7"})
    plays(pumped, f"1.chars=Speaker {THREE}", "use:1c1#1 number:0 pass pass", values={"1c1": "1/4"})
    always = "This gets +1 OFV for each point of the cost of your main character."
    plays(always, "1.chars=Speaker", "", values={"1c1": "4/4"})
    later = "*Copy* Target character gets -1 OFV for each point of the OFV of this until end of turn."
    plays(
        later, "1.chars=Speaker,Tirer 2.chars=Giant",
        "use:1c1#1 pick:2c1 pass pass use:1c2#1 pick:1c1 pass pass", values={"2c1": "3/4"},
    )  # fmt: skip

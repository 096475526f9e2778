"""Would … instead, and prevention, on every event that a Law can name (R140, R162)."""

import pytest

from tests.clauses.oversoul.table import lay, refused


def unit(text, stats="2/2/3"):
    return f"Anvil Unit ORDER I -1 PRIMAL {stats}\n  {text}\n"


def spell(text, name="Bolt"):
    return f"{name} Event ORDER I -1 CAST\n  {text}\n"


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize(
    ("law", "deed"),
    [
        ("be Exhausted", "Exhaust it"),
        ("be Shattered", "Shatter it"),
        ("be Exiled", "Exile it"),
        ("be Returned", "Return it to its owner's hand"),
        ("Take DMG", "Deal 9 DMG to it"),
    ],
)
def test_whatever_would_happen_to_a_card_happens_otherwise(law, deed):
    cards = unit(f"●If this card would {law}* Draw 1 instead") + spell(f"●* Select 1 Unit➤ {deed}")
    t = lay("1.hand=Bolt 2.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.name("2U1") == "Anvil" and t.side("2U1") == "up" and t.damage("2U1") == 0
    assert len(t.hand(2)) == 1


@pytest.mark.clause("oversoul R162", "oversoul R140")
def test_what_is_prevented_does_not_happen_at_all():
    cards = unit("●If this card would be Healed* This card is not Healed")
    t = lay("1.hand=Bolt 1.U1=Anvil[d2]", cards + spell("●Heal 2 HP to all Units")).do("play:Bolt zone:E1 ..")
    assert t.damage("1U1") == 2
    cards = unit("●If this Unit would Take DMG (Once each Game)* This Unit Takes no DMG")
    cards += spell("●Deal 2 DMG to all Units")
    t = lay("1.hand=Bolt,Bolt 2.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.hp("2U1") == 3
    assert t.do("play:Bolt zone:E1 ..").hp("2U1") == 1


@pytest.mark.clause("oversoul R162")
def test_a_card_whose_shatter_for_no_hp_is_replaced_stays_with_one():
    cards = unit("●If this card would be Shattered (Once each Game)* Draw 1 instead")
    cards += spell("●Deal 5 DMG to all opposing Units")
    t = lay("1.hand=Bolt,Bolt 2.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.hp("2U1") == 1 and len(t.hand(2)) == 1
    assert t.do("play:Bolt zone:E1 ..").name("2U1") is None
    cards = unit("●If this card would be Shattered (Once each Game)* Draw 1 instead")
    cards += spell("●Give all opposing Units -9 HP")
    assert lay("1.hand=Bolt 2.U1=Anvil", cards).do("play:Bolt zone:E1 ..").hp("2U1") == 1


@pytest.mark.clause("oversoul R162")
def test_what_came_instead_is_an_event_of_its_own_and_no_source_applies_twice():
    cards = unit(
        "●If this card would be Shattered* Exile this card instead\n"
        "●If this card would be Exiled* Shatter this card instead"
    )
    t = lay("1.hand=Bolt 2.U1=Anvil", cards + spell("●Shatter all opposing Units")).do("play:Bolt zone:E1 ..")
    assert t.idle(2) == ["Anvil"]
    cards = unit("●If this card would be Shattered* Exile this card instead ●EXILE* Draw 1 ●SHATTER* Draw 2")
    t = lay("1.hand=Bolt 2.U1=Anvil", cards + spell("●Shatter all opposing Units")).do("play:Bolt zone:E1 ..")
    assert t.exile(2) == ["Anvil"] and len(t.hand(2)) == 1


@pytest.mark.clause("oversoul R162")
def test_costs_are_open_to_replacement_and_count_as_paid():
    cards = unit("●If this card would be Sacrificed* Exhaust this card instead")
    cards += spell("●* Sacrifice 1 Unit➤ Draw 2")
    t = lay("1.hand=Bolt 1.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.side("1U1") == "exhausted" and len(t.hand(1)) == 2
    cards = unit("●If a card in your hand would be Discarded* Exile it instead")
    cards += spell("●* Discard 1 card in your hand➤ Draw 2")
    t = lay("1.hand=Bolt,Hound 1.U1=Anvil", cards).do("play:Bolt zone:E1 take:Hound ..")
    assert t.exile(1) == ["Hound"] and t.idle(1) == ["Bolt"] and len(t.hand(1)) == 2


@pytest.mark.clause("oversoul R162", "oversoul R140")
def test_cannot_goes_first_and_the_oldest_text_next():
    cards = unit("●If this card would be Exhausted* Draw 1 instead ●This card can't be Exhausted")
    t = lay("1.hand=Bolt 2.U1=Anvil", cards + spell("●Exhaust all opposing Units")).do("play:Bolt zone:E1 ..")
    assert t.side("2U1") == "up" and t.hand(2) == []
    two = unit("●If one of your Units would be Shattered* Draw 1 instead")
    two += "Vise Unit ORDER I -1 PRIMAL 2/2/3\n  ●If one of your Units would be Shattered* Draw 2 instead\n"
    t = lay("1.hand=Bolt 2.U1=Anvil 2.U2=Vise 2.U3=Hound", two + spell("●* Select 1 Unit➤ Shatter it"))
    t.do("play:Bolt zone:E1 pick:2U3 ..")
    assert t.name("2U3") == "Hound" and len(t.hand(2)) == 1


@pytest.mark.clause("oversoul R162")
def test_redirected_damage_goes_on_to_whoever_takes_it():
    cards = unit("●If your Leader would Take DMG* This card Takes it instead", "2/2/9")
    cards += "Vise Unit ORDER I -1 PRIMAL 2/2/9\n"
    cards += "  ●If one of your other Units would Take DMG* This card Takes it instead\n"
    cards += spell("●Deal 3 DMG to the opposing Leader")
    t = lay("1.hand=Bolt 2.U1=Anvil 2.U2=Vise", cards).do("play:Bolt zone:E1 ..")
    assert (t.damage("2L"), t.damage("2U1"), t.damage("2U2")) == (0, 0, 3)


@pytest.mark.clause("oversoul R162")
def test_what_happens_instead_may_ask_and_comes_before_the_next_step():
    cards = unit("●If this card would be Shattered* Discard 1 card in your hand instead")
    cards += spell("●Shatter all opposing Units, then Draw 1")
    t = lay("1.hand=Bolt 2.U1=Anvil 2.hand=Hound,Stone", cards).do("play:Bolt zone:E1 pass pass")
    assert t.asked() == 2 and t.options() == ["take:Hound", "take:Stone"] and t.hand(1) == []
    t.do("take:Stone ..")
    assert t.idle(2) == ["Stone"] and t.name("2U1") == "Anvil" and len(t.hand(1)) == 1


@pytest.mark.clause("oversoul R162", "oversoul R75")
def test_in_battle_and_in_the_cycle_too():
    cards = unit(
        "●If this card would be Shattered (Once each Game)* Draw 1 instead\n"
        "●If this card would be Healed* Draw 1 instead"
    )
    t = lay("1.U1=Giant 2.U1=Anvil", cards).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 1 and len(t.hand(2)) == 1
    t.turn_over()
    assert t.hp("2U1") == 1 and len(t.hand(2)) == 3  # the Draw of the cycle, and one instead of Healing


@pytest.mark.clause("oversoul R162", "oversoul 8.6.33")
def test_an_attack_goes_on_when_its_exhaust_is_replaced():
    cards = unit("●If this card would be Exhausted (Once each turn)* This card is not Exhausted")
    t = lay("1.U1=Anvil 2.U1=Stone", cards).do("attack:1U1 target:2U1 ..")
    assert t.side("1U1") == "up" and t.damage("2U1") == 2
    assert t.do("attack:1U1 target:2U1 ..").side("1U1") == "exhausted"


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("●If this card would be Healed* You can Draw 1 instead", "never optional"),
        ("●If this card would be Shattered* Draw 1", "instead"),
        ("●If this card would be Exhausted* Your Leader is not Exhausted", "what would happen to"),
        ("●If this card would Take DMG* Your Leader Takes no DMG", "what would happen to"),
        ("●If this card would Take DMG* All your other Units Take it instead", "one card"),
        ("●If this card would be Activated* Draw 1 instead", "cannot be replaced"),
    ],
)
def test_what_replaces_nothing_is_refused(text, said):
    found = refused(unit(text))
    assert len(found) == 1 and said in found[0], found

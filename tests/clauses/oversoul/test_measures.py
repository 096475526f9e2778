"""Numbers and times that a text names: for a Battle, at most, Archetypes, compared, how much and where to."""

import pytest

from tests.clauses.oversoul.table import lay, refused

TOOLS = """
Jab    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
Bolt   Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 3 DMG to it
Home   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to its owner's hand
Sink   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to the bottom of its owner's Deck
Dig    Event ORDER I -1 QUICK
  ●* Select 1 card in your Idle Zone➤ Return it to your hand
Oust   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Exile it
Tire   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Exhaust it
No     Event ORDER I -1 QUICK
  ●Cancel the Attack
Balm   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Heal 1 HP to it
"""


def unit(*lines, numbers="2/2/6", sort="Unit ORDER I -1 PRIMAL"):
    return f"Trial {sort} {numbers}\n" + "".join(f"  {line}\n" for line in lines) + TOOLS


# ---- until End of Battle


@pytest.mark.clause("oversoul R196")
@pytest.mark.parametrize(
    "line",
    [
        "●ATTACK* Gain 2 DMG (until End of Battle)",
        "●If this card Attacks a Unit* Gain 2 DMG (until End of Battle)",
        "●If one of your Units Attacks* Give it 2 DMG (until End of Battle)",
    ],
)
def test_what_lasts_for_a_battle_is_there_for_its_strikes_and_gone_behind_them(line):
    t = lay("1.U1=Trial 2.U1=Snail", unit(line)).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 2 and t.dmg("1U1") == 2


@pytest.mark.clause("oversoul R196", "oversoul R92")
def test_other_triggers_of_an_attack_still_wait_for_the_end_of_the_battle():
    card = unit("●If this card Attacks a Unit* Gain 2 DMG (this turn)")
    t = lay("1.U1=Trial 2.U1=Snail", card).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 4 and t.dmg("1U1") == 4


@pytest.mark.clause("oversoul R196")
def test_where_no_battle_goes_on_nothing_is_given_for_one():
    card = unit("●QUICK* Gain 2 DMG (until End of Battle)")
    t = lay("1.U1=Trial 2.U1=Snail", card).do("use:1U1#1 ..")
    assert t.dmg("1U1") == 2
    t.do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 4


@pytest.mark.clause("oversoul R196")
def test_a_cancelled_attack_ends_what_lasts_for_its_battle():
    card = unit("●QUICK* Gain 2 HP & Gain BARRIER (until End of Battle)")
    t = lay("1.U1=Trial 2.U1=Snail 1.hand=No", card).do("attack:1U1 target:2U1 1>use:1U1#1")
    t.do("1>play:No zone:E1 ..")
    assert t.hp("1U1") == 6 and "BARRIER" not in t.keys("1U1") and t.hp("2U1") == 6


@pytest.mark.clause("oversoul R196", "oversoul R64")
def test_who_lived_by_hp_for_a_battle_falls_with_its_end():
    card = unit("●ATTACK* Gain 2 HP (until End of Battle)", numbers="1/1/3")
    card = card.replace("1/1/3", "1/2/3")
    t = lay("1.U1=Trial 2.U1=Snail", card).do("attack:1U1 target:2U1 ..")
    assert t.name("1U1") is None


@pytest.mark.clause("oversoul R196")
@pytest.mark.parametrize(
    "law", ["CAST", "ENTER", "INJURE", "If this card Takes DMG", "At the start of your turn"]
)
def test_no_other_trigger_says_until_end_of_battle(law):
    assert any("R196" in one for one in refused(unit(f"●{law}* Gain 2 DMG (until End of Battle)")))


# ---- the most, Archetypes


@pytest.mark.clause("oversoul R197")
@pytest.mark.parametrize(("hand", "dmg"), [(1, 4), (2, 6), (3, 8), (5, 8)])
def test_what_is_counted_has_a_most(hand, dmg):
    held = ",".join(["Hound"] * hand)
    t = lay(f"1.U1=Trial 1.hand={held}", unit("●This card Has +2 DMG for each card in your hand (max 6)"))
    assert t.dmg("1U1") == dmg


@pytest.mark.clause("oversoul R197", "oversoul R84")
def test_dynamo_doubles_what_is_at_most(hand=4):
    card = unit("●DYNAMO", "●CAST* Draw cards equal to the number of Units on your board (max 1)")
    t = lay("1.U1=Trial 1.U2=Hound 1.U3=Hound", card).do("use:1U1#2 ..")
    assert len(t.hand(1)) == 2


@pytest.mark.clause("oversoul R197")
@pytest.mark.parametrize("most", ["Gain 1 DMG (max 4)", "Gain 2 DMG for each of your Units (max 5)"])
def test_a_most_needs_something_that_is_counted_and_can_come_to_it(most):
    assert any("R197" in one for one in refused(unit(f"●ENTER* {most}")))


@pytest.mark.clause("oversoul R198")
@pytest.mark.parametrize(
    ("idle", "hp"),
    [("", 8), ("Hound", 7), ("Hound,Hound", 7), ("Hound,Stone", 6), ("Rainbow,Hound,Giant", 5)],
)
def test_each_archetype_is_counted_once(idle, hp):
    line = (
        "●CAST* Deal 1 DMG to all opposing Units for each different Archetype among cards in your Idle Zone"
    )
    given = f"1.U1=Trial 2.U1=Giant{f' 1.idle={idle}' if idle else ''}"
    assert lay(given, unit(line)).do("use:1U1#1 ..").hp("2U1") == hp


@pytest.mark.clause("oversoul R198", "oversoul R55")
def test_a_prepared_card_has_no_archetype_that_counts():
    line = "●Activate only if the number of different Archetypes among Units on your board is 2 or more*"
    card = f"Trial Event ORDER I -1 CAST\n  {line}\n  ●Draw 1\n"
    assert lay("1.hand=Trial 1.U1=Hound 1.U2=Stone", card).can("play:Trial")
    assert not lay("1.hand=Trial 1.U1=Hound 1.U2=Stone[f]", card).can("play:Trial")


# ---- how much, and where to


@pytest.mark.clause("oversoul R199")
@pytest.mark.parametrize(("event", "drawn"), [("Jab", 0), ("Bolt", 1)])
def test_a_law_asks_how_much_dmg_is_taken(event, drawn):
    t = lay(f"1.U1=Trial 1.hand={event}", unit("●If this card Takes 3 or more DMG* Draw 1"))
    assert len(t.do(f"play:{event} zone:E1 pick:1U1 ..").hand(1)) == drawn


@pytest.mark.clause("oversoul R199", "oversoul R162")
@pytest.mark.parametrize(("event", "hp"), [("Jab", 18), ("Bolt", 20)])
def test_what_would_be_taken_is_asked_how_much_it_is(event, hp):
    t = lay(
        f"1.U1=Trial 1.hand={event}",
        unit("●If your Leader would Take 3 or more DMG* Your Leader Takes no DMG"),
    )
    assert t.do(f"play:{event} zone:E1 pick:1L ..").hp("1L") == hp


@pytest.mark.clause("oversoul R199")
@pytest.mark.parametrize(
    ("given", "event", "drawn"),
    [
        ("1.U2=Stone", "Home", 1),
        ("1.U2=Stone", "Sink", 0),
        ("2.U2=Stone", "Home", 0),
        ("1.idle=Stone", "Dig", 0),
    ],
)
def test_a_law_asks_where_a_card_is_returned_to_and_from(given, event, drawn):
    t = lay(
        f"1.U1=Trial {given} 1.hand={event}",
        unit("●If a card on your board is Returned to its owner's hand* Draw 1"),
    )
    t.do(f"play:{event} zone:E1")
    if event != "Dig":
        t.do(f"pick:{given[0]}U2")
    t.do("..")
    assert t.hand(1).count("Hound") == drawn


@pytest.mark.clause("oversoul R199")
def test_a_card_on_the_board_is_not_exiled_from_an_idle_zone():
    card = unit("●If a Unit on your board is Exiled* Draw 1")
    dig = "Grave Event ORDER I -1 QUICK\n  ●* Select 1 Unit in your Idle Zone➤ Exile it\n"
    assert lay("1.U1=Trial 1.idle=Stone 1.hand=Grave", card + dig).do("play:Grave zone:E1 ..").hand(1) == []
    t = lay("1.U1=Trial 1.U2=Stone 1.hand=Oust", card).do("play:Oust zone:E1 pick:1U2 ..")
    assert t.hand(1) == ["Hound"]


# ---- not by an opponent


@pytest.mark.clause("oversoul R200")
@pytest.mark.parametrize(("done", "event"), [("Exhausted", "Tire"), ("Exiled", "Oust"), ("Returned", "Home")])
@pytest.mark.parametrize("seat", [1, 2])
def test_only_abilities_of_an_opponent_are_kept_off(done, event, seat):
    card = unit(f"●Your Units can't be {done} by your opponent")
    t = lay(f"{seat}.U1=Trial {seat}.U2=Stone 1.hand={event}", card).do(
        f"play:{event} zone:E1 pick:{seat}U2 .."
    )
    kept = t.name(f"{seat}U2") == "Stone" and t.side(f"{seat}U2") == "up"
    assert kept == (seat == 2)


@pytest.mark.clause("oversoul R200")
def test_its_own_player_attacks_and_generates_with_it():
    card = unit("●Your Units can't be Exhausted by your opponent")
    t = lay("1.U1=Trial 2.U1=Stone", card).do("attack:1U1 target:2U1 ..")
    assert t.side("1U1") == "exhausted"


# ---- compared


@pytest.mark.parametrize(("rank", "drawn"), [(1, 1), (3, 1), (4, 0), (5, 0)])
def test_ranks_are_compared(rank, drawn):
    line = "●ENTER* Expose 1 random card in your opponent's hand, "
    line += "if its RANK is higher than the opposing Leader's RANK* Draw 1"
    t = lay(f"1.hand=Trial 2.hand=Giant 2.rank={rank}", unit(line)).do("play:Trial zone:U1 ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.parametrize(("damage", "drawn"), [(1, 0), (2, 1)])
def test_what_was_healed_is_compared(damage, drawn):
    line = "●ENTER* Heal 4 HP to your Leader, if 2 or more HP was Healed* Draw 1"
    t = lay(f"1.hand=Trial 1.leader=Chief[d{damage}]", unit(line)).do("play:Trial zone:U1 ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R158")
def test_the_card_of_a_law_is_called_by_what_was_done_to_it():
    line = "●If one of your Units is Shattered* You can Select 1 opposing Unit➤ "
    line += "Deal DMG to it equal to the Shattered card's RANK"
    t = lay("1.U1=Trial 1.U2=Giant[d7] 2.U1=Snail 1.hand=Jab", unit(line)).do(
        "play:Jab zone:E1 pick:1U2 .. yes .."
    )
    assert t.hp("2U1") == 2


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_whose_turn_it_is_is_asked_when_it_resolves(whose):
    line = f"●QUICK* Exhaust this card➤ Heal 1 HP to this card, if it is {whose} turn* Draw 1"
    t = lay("1.U1=Trial", unit(line)).do("use:1U1#1 ..")
    assert len(t.hand(1)) == (whose == "your")


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("whose", ["its", "the Sacrificed Unit's", "the Sacrificed card's"])
def test_behind_a_cost_a_leader_has_no_dmg_that_could_be_meant(whose):
    card = unit(f"●CAST* Sacrifice 1 other Unit➤ Deal DMG to the opposing Leader equal to {whose} DMG")
    assert lay("1.U1=Trial 1.U2=Giant", card).do("use:1U1#1 ..").hp("2L") == 18


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "step", ["Give 1 Unit DMG equal to its DMG", "Deal DMG to 1 opposing Unit equal to its DMG"]
)
def test_its_behind_a_cost_and_another_card_is_refused(step):
    assert any(
        "could be of the card that was paid" in one
        for one in refused(unit(f"●CAST* Sacrifice 1 other Unit➤ {step}"))
    )


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("line", ["●BLOODLUST* Draw that many", "●If you Discard a card* Draw that many"])
def test_that_many_is_what_a_step_did_and_no_law(line):
    assert any("nothing before it that was done" in one for one in refused(unit(line)))


@pytest.mark.clause("oversoul R92")
def test_a_trigger_cancels_nothing_that_has_happened():
    line = "●If your opponent Activates an Event* Cancel it"
    assert any("when the chain is over" in one for one in refused(unit(line)))


@pytest.mark.clause("oversoul R196")
def test_who_is_attacked_weakens_the_attacker_for_the_battle():
    card = unit("●If this card is Attacked* Give the Attacker -2 DMG (until End of Battle)")
    t = lay("1.U1=Hound 2.U1=Trial", card).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 6 and t.dmg("1U1") == 2


# ---- those that are not


@pytest.mark.clause("oversoul 3.4.9")
@pytest.mark.parametrize(
    ("which", "left"),
    [("non-SENTRY", ["Guard"]), ("non-CHAOS", ["Hound"]), ("non-TOTEM", []), ("SENTRY", ["Down", "Hound"])],
)
def test_what_has_not_a_role_or_archetype(which, left):
    cards = (
        "Guard Unit ORDER I -1 SENTRY 1/1/3\nTrial Event ORDER I -1 CAST\n"
        + f"  ●Shatter all {which} Units\n"
    )
    t = lay("1.hand=Trial 2.U1=Guard 2.U2=Hound 2.U3=Guard[f]", cards).do("play:Trial zone:E1 ..")
    found = [t.name("2U1"), t.name("2U2"), "Down" if t.name("2U3") else None]
    assert sorted(name for name in found if name) == left


@pytest.mark.parametrize(("shattered", "drawn"), [("1U2", 0), ("1U3", 1)])
def test_what_it_was_not_when_it_left(shattered, drawn):
    cards = (
        unit("●If one of your non-SENTRY Units is Shattered* Draw 1") + "Guard Unit ORDER I -1 SENTRY 1/1/2\n"
    )
    t = lay("1.U1=Trial 1.U2=Guard 1.U3=Swift 1.hand=Jab", cards).do(f"play:Jab zone:E1 pick:{shattered} ..")
    assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R199")
@pytest.mark.parametrize(("dmg", "drawn"), [(2, 0), (3, 1)])
def test_a_law_asks_how_much_dmg_is_dealt(dmg, drawn):
    card = unit("●If this card Deals 3 or more DMG to a Unit* Draw 1", numbers=f"{dmg}/2/6")
    assert len(lay("1.U1=Trial 2.U1=Stone", card).do("attack:1U1 target:2U1 ..").hand(1)) == drawn


def test_one_card_copies_several_things_of_another():
    card = unit("●ENTER* Select 1 opposing Unit➤ This card Copies its SPD & Keyworded Abilities (this turn)")
    cards = card + "Bird Unit ORDER I -1 RAPTOR 1/2/2\n"
    t = lay("1.hand=Trial 2.U1=Bird", cards).do("play:Trial zone:U1 ..")
    assert t.spd("1U1") == 4 and "AVIAN" in t.keys("1U1") and "AVIAN" in t.keys("2U1")
    assert t.do("end ..").spd("1U1") == 2 and "AVIAN" not in t.keys("1U1")


@pytest.mark.parametrize(("units", "drawn"), [(2, 0), (3, 1)])
def test_what_was_dealt_altogether_is_compared(units, drawn):
    line = "●ENTER* Deal 2 DMG to all opposing Units, if 6 or more DMG was dealt* Draw 1"
    stones = " ".join(f"2.U{n}=Stone" for n in range(1, units + 1))
    assert len(lay(f"1.hand=Trial {stones}", unit(line)).do("play:Trial zone:U1 ..").hand(1)) == drawn


@pytest.mark.clause("oversoul 3.4.9")
@pytest.mark.parametrize(("how", "found"), [("lower", ["Hound", "River"]), ("higher", ["Giant", "River"])])
def test_the_same_rank_as_another_card_or_beyond_it(how, found):
    found_by = f"all Units in your Idle Zone of the same or {how} RANK as it"
    line = f"●* Sacrifice 1 Unit➤ Return {found_by} to your hand"
    t = lay("1.U1=River 1.idle=Hound,Giant 1.hand=Pull", f"Pull  Event ORDER I -1 CAST\n  {line}\n")
    assert t.do("play:Pull zone:E1 ..").hand(1) == found

"""In which way DMG was dealt, whose board is meant, what either of two happenings meets (R233 to R237)."""

import pytest

from tests.clauses.oversoul.table import lay, refused

BATTLE = """
Duelist  Unit ORDER I -1 PRIMAL 3/3/5
  ●If this card Shatters a Unit in Battle* Heal 5 HP to your Leader
Zapper   Unit ORDER I -1 PRIMAL 3/3/5
  ●If this card Shatters a Unit with Abilities* Heal 5 HP to your Leader
  ●CAST* Deal 3 DMG to all opposing Units
Back     Unit ORDER I -1 PRIMAL 3/2/5
  ●If this card Shatters a Unit in Retaliation* Heal 5 HP to your Leader
Front    Unit ORDER I -1 PRIMAL 3/2/5
  ●If this card Shatters a Unit with Attacks* Heal 5 HP to your Leader
Cleaver  Unit ORDER I -1 SLAYER 3/3/9
  ●If this card Shatters a Unit in Battle* Heal 5 HP to your Leader
Mourner  Unit ORDER I -1 PRIMAL 1/2/5
  ●If one of your Units is Shattered in Battle* Heal 5 HP to your Leader
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
"""


@pytest.mark.clause("oversoul R233")
@pytest.mark.parametrize(
    ("position", "do", "hp"),
    [
        ("1.U1=Duelist 2.U1=Hound", "attack:1U1 target:2U1 ..", 15),
        ("1.U1=Zapper 2.U1=Hound", "attack:1U1 target:2U1 ..", 10),
        ("1.U1=Zapper 2.U1=Hound", "use:1U1#2 ..", 15),
        ("1.U1=Cleaver 2.U1=Swift 2.U2=Giant", "attack:1U1 target:2U2 ..", 10),  # CLEAVE is Ability DMG
        ("1.U1=Front 2.U1=Hound", "attack:1U1 target:2U1 ..", 15),
        ("1.U1=Back 2.U1=Hound", "attack:1U1 target:2U1 ..", 10),
        ("1.U1=Mourner 1.U2=Hound 2.U1=Giant", "attack:1U2 target:2U1 ..", 15),
        ("1.U1=Mourner 1.U2=Hound 1.hand=Break", "play:Break zone:E1 pick:1U2 ..", 10),
        ("1.U1=Mourner 1.U2=Hound[d2] 1.hand=Prick", "play:Prick zone:E1 pick:1U2 ..", 10),
    ],
)
def test_a_law_asks_in_which_way_a_card_was_shattered(position, do, hp):
    t = lay(f"{position} 1.leader=Chief[d10]", BATTLE)
    t.do(do)
    assert t.hp("1L") == hp


@pytest.mark.clause("oversoul R233")
def test_striking_back_is_no_attack():
    t = lay("1.U1=Hound 2.U1=Back 2.leader=Matron[d10]", BATTLE)
    t.do("attack:1U1 target:2U1 ..")
    assert t.hp("2L") == 19
    t = lay("1.U1=Hound 2.U1=Front 2.leader=Matron[d10]", BATTLE)
    t.do("attack:1U1 target:2U1 ..")
    assert t.hp("2L") == 14


TAKEN = """
Attacks  Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Takes DMG from Attacks* Heal 5 HP to your Leader
Battle   Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Takes 2 or more DMG in Battle* Heal 5 HP to your Leader
Ability  Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Takes DMG from Abilities* Heal 5 HP to your Leader
Theirs   Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Takes DMG from opposing Abilities* Heal 5 HP to your Leader
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 2 DMG to it
"""


@pytest.mark.clause("oversoul R233")
@pytest.mark.parametrize(
    ("card", "struck", "striking", "pricked", "by_them"),
    [("Attacks", 1, 0, 0, 0), ("Battle", 1, 1, 0, 0), ("Ability", 0, 0, 1, 1), ("Theirs", 0, 0, 0, 1)],
)
def test_a_law_asks_in_which_way_dmg_was_taken(card, struck, striking, pricked, by_them):
    t = lay(f"1.U1=Hound 2.U1={card} 2.leader=Matron[d10]", TAKEN)
    assert t.do("attack:1U1 target:2U1 ..").hp("2L") == 14 + 5 * struck
    t = lay(f"1.U1={card} 2.U1=Hound 1.leader=Chief[d10]", TAKEN)
    assert t.do("attack:1U1 target:2U1 ..").hp("1L") == 10 + 5 * striking
    t = lay(f"1.U1={card} 1.hand=Prick 1.leader=Chief[d10]", TAKEN)
    assert t.do("play:Prick zone:E1 pick:1U1 ..").hp("1L") == 10 + 5 * pricked
    t = lay(f"1.hand=Prick 2.U1={card} 2.leader=Matron[d10]", TAKEN)
    assert t.do("play:Prick zone:E1 pick:2U1 ..").hp("2L") == 14 + 5 * by_them


@pytest.mark.clause("oversoul R233")
def test_dmg_with_abilities_is_not_that_of_strikes():
    cards = """
    Witch  Unit ORDER I -1 PRIMAL 1/2/9
      ●If this card Deals DMG to a Leader with Abilities* Draw 1
      ●CAST* Deal 1 DMG to the opposing Leader
    """
    t = lay("1.U1=Witch", cards)
    assert t.do("attack:1U1 ..").cards(1, "hand") == []
    t = lay("1.U1=Witch", cards)
    assert t.do("use:1U1#2 ..").cards(1, "hand") == ["Hound"]


@pytest.mark.clause("oversoul R234")
def test_a_card_retaliates_against_its_attacker():
    cards = """
    Toad  Unit ORDER I -1 PRIMAL 1/1/9
      ●If this card Retaliates against a Unit of higher RANK* Give it PETRIFIED (until your next cycle)
    """
    t = lay("1.U1=Giant 1.U2=Hound 2.U1=Toad", cards)
    t.do("attack:1U1 target:2U1 ..")
    assert t.spd("1U1") == 0
    t = lay("1.U2=Hound 2.U1=Toad", cards)
    t.do("attack:1U2 target:2U1 ..")
    assert t.spd("1U2") == 2


@pytest.mark.clause("oversoul R235")
def test_that_players_board_is_of_whose_phase_it_is():
    cards = """
    Bloom  Event ORDER I -1 BOARD 4
      ●At the start of each player's Return Phase* Deal 1 DMG to all Exhausted Units on that player's board
    """
    t = lay("1.E1=Bloom 1.U1=Hound[x] 1.U2=Hound 2.U1=Hound[x]", cards)
    t.do("end ..")
    assert (t.hp("1U1"), t.hp("1U2"), t.hp("2U1")) == (2, 3, 3)


EITHER = """
Watch    Unit ORDER I -1 PRIMAL 1/2/9
  ●If you Draw a card, or if one of your Units is Spawned (Once each turn)* Heal 2 HP to your Leader
Keeper   Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Attacks, or if this card Takes DMG* Heal 2 HP to your Leader
Phoenix  Unit ORDER I -1 PRIMAL 1/2/3
  ●If this card would be Shattered, or if this card would be Exiled* Return this card to your hand instead
Greeter  Unit ORDER I -1 PRIMAL 1/2/9
  ●If an opposing Unit Enters, or if an opposing Unit is Reactivated* Deal 1 DMG to it
Snare    Event ORDER I -1 COUNTER
  ●Activate only if your opponent Activates a Unit, or if your opponent uses an Ability* Cancel it
Sink     Unit ORDER I -1 PRIMAL 1/2/9
  ●If a Unit leaves the board, or if a Unit is Shattered* Heal 2 HP to your Leader
  ●CAST* Deal 1 DMG to the opposing Leader
Pages    Event ORDER I -1 QUICK
  ●Draw 1
Raise    Event ORDER I -1 QUICK
  ●* Select 1 Unit in your Idle Zone➤ Spawn it
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Ban      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Exile it
Rouse    Event ORDER I -1 QUICK
  ●* Select 1 Exhausted Unit➤ Reactivate it
"""


@pytest.mark.clause("oversoul R236")
def test_either_of_two_happenings_triggers_and_a_limit_counts_both():
    position = "1.U1=Watch 1.idle=Hound 1.leader=Chief[d10] 1.hand=Pages,Raise"
    assert lay(position, EITHER).do("play:Pages zone:E1 ..").hp("1L") == 12
    assert lay(position, EITHER).do("play:Raise zone:E1 .. zone:U2 ..").hp("1L") == 12
    both = "play:Pages zone:E1 .. play:Raise zone:E1 .. zone:U2 .."
    assert lay(position, EITHER).do(both).hp("1L") == 12


@pytest.mark.clause("oversoul R236")
def test_what_meets_it_twice_in_one_step_triggers_once():
    t = lay("1.U1=Sink 1.U2=Hound 1.hand=Break 1.leader=Chief[d10]", EITHER)
    assert t.do("play:Break zone:E1 pick:1U2 ..").hp("1L") == 12


@pytest.mark.clause("oversoul R236")
def test_either_of_two_things_that_would_happen_is_replaced():
    for event in ("Break", "Ban"):
        t = lay(f"1.U1=Phoenix 1.hand={event}", EITHER).do(f"play:{event} zone:E1 pick:1U1 ..")
        assert t.cards(1, "hand") == ["Phoenix"]


@pytest.mark.clause("oversoul R236")
def test_it_is_the_card_of_whichever_has_come():
    t = lay("1.hand=Hound 2.U1=Greeter", EITHER).do("play:Hound zone:U1 ..")
    assert t.hp("1U1") == 2
    t = lay("1.hand=Rouse 1.U1=Hound[x] 2.U1=Greeter", EITHER).do("play:Rouse zone:E1 ..")
    assert t.hp("1U1") == 2


@pytest.mark.clause("oversoul R236")
def test_what_waits_is_cancelled_whichever_it_is():
    t = lay("1.hand=Hound 2.E1=Snare[f]", EITHER).do("play:Hound zone:U1 2>turn:2E1 ..")
    assert t.cards(1, "idle") == ["Hound"]
    t = lay("1.U1=Sink 2.E1=Snare[f]", EITHER).do("use:1U1#2 2>turn:2E1 ..")
    assert t.hp("2L") == 24


@pytest.mark.clause("oversoul R236")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("●If this card Attacks, or if a Unit Enters* Exhaust it", "line of its own for each"),
        ("●If this card Attacks, or when this card Guards* Draw 1", "write ', or if'"),
        (
            "●If this card would be Shattered, or if this card Guards* Exile this card instead",
            "line of its own",
        ),
        ("●If you Draw a card, or if you have 3 or more Units* Draw 1", "put in brackets"),
    ],
)
def test_what_two_happenings_cannot_say_is_refused(line, message):
    found = refused(f"Trial Unit ORDER I -1 PRIMAL 1/2/3\n  {line}\n")
    assert any(message in one for one in found), found


USED = """
Hush   Event ORDER I -1 COUNTER
  ●Activate only if your opponent uses a Unit CAST Ability* Cancel it & Exhaust the card that used it
Scorn  Unit ORDER I -1 PRIMAL 1/2/9
  ●If your opponent uses an Ability* Deal 1 DMG to the card that used it
Witch  Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* Deal 1 DMG to the opposing Leader
  ●QUICK* Deal 2 DMG to the opposing Leader
Hut    Event ORDER I -1 BOARD 4
  ●CAST* Deal 1 DMG to the opposing Leader
"""


@pytest.mark.clause("oversoul R237")
def test_the_card_that_used_an_ability_is_known():
    t = lay("1.U1=Witch 2.E1=Hush[f]", USED).do("use:1U1#1 2>turn:2E1 ..")
    assert (t.hp("2L"), t.side("1U1")) == (24, "exhausted")
    t = lay("1.U1=Witch 2.U1=Scorn", USED).do("use:1U1#1 ..")
    assert (t.hp("2L"), t.hp("1U1")) == (23, 2)


@pytest.mark.clause("oversoul R237")
def test_an_ability_is_asked_by_its_law_and_its_user():
    for place, use in (("U1=Witch", "use:1U1#2"), ("E1=Hut", "use:1E1#1")):
        t = lay(f"1.{place} 2.E1=Hush[f]", USED).do(f"{use} 2?")
        assert "turn:2E1" not in t.options()


@pytest.mark.clause("oversoul R237")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("●If your opponent uses an Ability* Exhaust it", "an Ability is no card"),
        ("●ENTER* Exhaust the card that used it", "which card used it is known"),
        ("●If a Unit Shatters* Deal 1 DMG to it", "not to what is in an Idle Zone"),
        ("●If you Draw a card* Give it BARRIER", "not to what is in a hand"),
    ],
)
def test_nothing_is_done_to_an_ability_or_to_what_has_gone(line, message):
    found = refused(f"Trial Unit ORDER I -1 PRIMAL 1/2/3\n  {line}\n")
    assert any(message in one for one in found), found


PREPARING = """
Toll   Event ORDER I -1 BOARD 4
  ●Each player Consumes 1 more ENERGY to Prepare cards
Thrift Unit ORDER I -1 PRIMAL 1/2/3
  ●You Consume 1 less ENERGY to Prepare cards
Tax    Unit ORDER I -1 PRIMAL 1/2/3
  ●Your opponent Consumes 2 more ENERGY to Prepare cards
Haste  Event ORDER I -1 QUICK
  ●Give your Leader "●You Consume 1 less ENERGY to Prepare cards" (this turn)
"""


@pytest.mark.clause("oversoul R238")
@pytest.mark.parametrize(
    ("position", "left"),
    [("", 4), ("1.E1=Toll", 3), ("2.E1=Toll", 3), ("1.U1=Thrift", 5), ("2.U1=Tax", 2), ("1.U1=Tax", 4),
     ("1.U1=Thrift 2.E1=Toll", 4), ("1.U1=Thrift 1.U2=Thrift", 5)],
)  # fmt: skip
def test_what_it_takes_to_prepare_a_card(position, left):
    t = lay(f"1.hand=Snail {position}", PREPARING).do("prepare:Snail zone:U5 ..")
    assert (t.side("1U5"), t.pool(1)) == ("down", left)


@pytest.mark.clause("oversoul R238")
def test_who_cannot_consume_so_much_does_not_prepare():
    t = lay("1.hand=Snail 2.U1=Tax 1.pool=2", PREPARING)
    assert not t.can("prepare:Snail")
    assert lay("1.hand=Snail 1.U1=Thrift 1.pool=0", PREPARING).can("prepare:Snail")
    t = lay("1.hand=Snail,Haste 1.pool=1", PREPARING).do("play:Haste zone:E1 ..")
    assert t.can("prepare:Snail")
    assert not lay("1.hand=Snail 1.pool=0", PREPARING).can("prepare:Snail")


BESIDE = """
Tide   Event ORDER I -1 QUICK
  ●* Select 1 of your Units & 1 opposing Unit of the same or lower RANK as it➤ Exile them
Twin   Event ORDER I -1 QUICK
  ●* Select 1 Unit & 1 other Unit with the same name as it➤ Exhaust them
"""


@pytest.mark.clause("oversoul R239")
def test_what_is_selected_first_leaves_something_to_compare_with_it():
    t = lay("1.hand=Tide 1.U1=Hound 2.U1=Giant", BESIDE)
    assert not t.can("play:Tide")
    t = lay("1.hand=Tide 1.U1=Hound 1.U2=Giant 2.U1=Giant", BESIDE).do("play:Tide zone:E1 ..")
    assert (t.name("1U1"), t.name("1U2"), t.name("2U1")) == ("Hound", None, None)
    t = lay("1.hand=Tide 1.U1=Hound 1.U2=Giant 2.U1=Giant 2.U2=Swift", BESIDE).do("play:Tide zone:E1")
    assert t.options() == ["pick:1U1", "pick:1U2"]
    assert t.do("pick:1U1 ..").name("2U2") is None
    t = lay("1.hand=Twin 1.U1=Hound 1.U2=Swift 2.U1=Hound", BESIDE).do("play:Twin zone:E1")
    assert t.options() == ["pick:1U1", "pick:2U1"]


SEEN = """
Seer    Unit ORDER I -1 PRIMAL 1/2/3
  ●ENTER* Select 1 Prepared card➤ Expose it, if it is a COUNTER Event* Return it to its owner's hand
Prober  Unit ORDER I -1 PRIMAL 1/2/3
  ●ENTER* Select 1 Prepared card➤ If it is a COUNTER Event* Draw 1
"""


@pytest.mark.clause("oversoul R240")
@pytest.mark.parametrize(("card", "hand"), [("Trap", ["Trap"]), ("Rite", []), ("Hall", [])])
def test_what_was_exposed_is_asked_as_it_is_printed(card, hand):
    t = lay(f"1.hand=Seer 2.E1={card}[f]", SEEN).do("play:Seer zone:U1 ..")
    assert t.cards(2, "hand") == hand


@pytest.mark.clause("oversoul R240")
def test_what_nobody_has_seen_is_nothing_but_prepared():
    t = lay("1.hand=Prober 2.E1=Trap[f]", SEEN).do("play:Prober zone:U1 ..")
    assert t.cards(1, "hand") == []


@pytest.mark.clause("oversoul 3.4.9")
@pytest.mark.parametrize(
    "line",
    [
        "●ENTER* Select 1 Prepared card➤ Copy its Abilities (this turn)",
        "●ENTER* You can Select 1 Prepared card➤ Expose it, if it is an Event* Copy its Abilities",
    ],
)
def test_nothing_is_copied_of_a_prepared_card(line):
    found = refused(f"Trial Unit ORDER I -1 PRIMAL 1/2/3\n  {line}\n")
    assert any("nothing to Copy" in one for one in found), found


HEALERS = """
Medic   Unit ORDER I -1 PRIMAL 1/2/9
  ●If this card Heals one of your Units* Draw 1
  ●CAST* Heal 2 HP to all Units
Leech   Unit ORDER I -1 PRIMAL 2/2/9
  ●VAMPIRISM
  ●If this card Heals a card* Draw 1
Owner   Unit ORDER I -1 PRIMAL 1/2/9
  ●If you Heal a Unit* Draw 1
Balm    Event ORDER I -1 CAST
  ●Heal 1 HP to all Units
"""


@pytest.mark.clause("oversoul R241")
def test_a_card_heals_by_its_own_abilities():
    t = lay("1.U1=Medic 1.U2=Hound[d1] 2.U1=Hound[d1]", HEALERS).do("use:1U1#2 ..")
    assert t.cards(1, "hand") == ["Hound"]
    assert lay("1.U1=Medic 2.U1=Hound[d1]", HEALERS).do("use:1U1#2 ..").cards(1, "hand") == []
    t = lay("1.U1=Medic 1.U2=Hound[d1] 1.hand=Balm", HEALERS).do("play:Balm zone:E1 ..")
    assert t.cards(1, "hand") == []
    t = lay("1.U1=Leech[d1] 2.U1=Stone", HEALERS).do("attack:1U1 target:2U1 ..")
    assert t.cards(1, "hand") == ["Hound"]
    t = lay("1.U1=Owner 1.U2=Hound[d1] 1.hand=Balm", HEALERS).do("play:Balm zone:E1 ..")
    assert t.cards(1, "hand") == ["Hound"]

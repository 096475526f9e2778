"""Hand sizes, whom a card Battles, the least that is left, groups, what a step Shattered (R242 to R248)."""

import pytest

from tests.clauses.oversoul.table import lay, refused

HANDS = """
Archive  Event ORDER I +1 BOARD 4
  ●Your hand size is 7
Attic    Event ORDER I +1 BOARD 4
  ●Your hand size is 6
Shelf    Event ORDER I +1 BOARD 4
  ●Your hand size is 1 more
Moth     Event ORDER I +1 BOARD 4
  ●Your opponent's hand size is 2 less
Loan     Event ORDER I -1 QUICK
  ●Give your Leader "●Your hand size is 7" (until your next cycle)
"""


@pytest.mark.clause("oversoul R242", "oversoul 2.3.1")
@pytest.mark.parametrize(
    ("board", "kept"),
    [
        ("", 5),
        ("1.E1=Archive", 7),
        ("1.E1=Archive[x]", 7),
        ("1.E1=Archive[f]", 5),
        ("2.E1=Archive", 5),
        ("1.E1=Archive 1.E2=Archive", 7),
        ("1.E1=Shelf 1.E2=Shelf", 7),
        ("1.E1=Archive 1.E2=Attic", 6),  # the newest
        ("1.E1=Attic 1.E2=Shelf", 7),
        ("2.E1=Moth", 3),
        ("2.E1=Moth 2.E2=Moth 2.E3=Moth", 0),
    ],
)
def test_how_many_cards_are_kept(board, kept):
    t = lay(f"{board} 1.hand=Hound,Hound,Hound,Hound,Hound,Hound,Hound,Hound", HANDS)
    t.do("end ..")
    while len(t.hand(1)) > kept and any(one.startswith("take:") for one in t.options()):
        t.do("take:Hound")
    t.do("..")
    assert len(t.hand(1)) == kept


@pytest.mark.clause("oversoul R242")
def test_a_hand_size_that_is_given_is_over_with_its_cycle():
    t = lay("1.hand=Loan,Hound,Hound,Hound,Hound,Hound,Hound 1.deck=Giant,Giant,Giant", HANDS)
    t.do("play:Loan zone:E1 .. end ..")
    assert len(t.hand(1)) == 6
    t.do("end ..")
    assert "end" in t.options() and len(t.hand(1)) == 7
    t.do("end .. take:Giant take:Hound ..")
    assert len(t.hand(1)) == 5
    found = refused('Card  Event ORDER I -1 CAST\n  ●Give your Leader "●Your hand size is 7" (this turn)')
    assert any("(until your next cycle)" in one for one in found), found


BATTLES = """
Hunter   Unit ORDER I -1 PRIMAL 2/3/6
  ●While this card Battles a Damaged card* Has +2 DMG
Slow     Unit ORDER I -1 PRIMAL 2/1/6
  ●While this card Battles a Unit with more SPD than this card* Has +3 DMG
Armoured Unit ORDER I -1 PRIMAL 2/3/6
  ●While this card Battles a Unit with 5 or more HP* Has BARRIER
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Counts   Unit ORDER I -1 PRIMAL 2/3/6
  ●While this card Battles a Unit* Has +2 DMG
  ●ATTACK* Deal DMG to the opposing Leader equal to this card's DMG
"""


@pytest.mark.clause("oversoul R243", "oversoul 6.4.4")
@pytest.mark.parametrize(
    ("position", "do", "what", "left"),
    [
        ("1.U1=Hunter 2.U1=Giant[d1]", "attack:1U1 target:2U1 ..", "2U1", 3),
        ("1.U1=Hunter 2.U1=Giant", "attack:1U1 target:2U1 ..", "2U1", 6),
        ("1.U1=Giant[d1] 2.U1=Hunter", "attack:1U1 target:2U1 ..", "1U1", 3),  # Attacked as well
        ("1.U1=Hunter 1.U2=Hound 2.U1=Giant[d1]", "attack:1U2 target:2U1 ..", "2U1", 5),  # another's Battle
        ("1.U1=Hunter 2.U1=Giant[d1]+Armor", "attack:1U1 target:2U1 ..", "2U1", 7),  # the Unit is Battled
        ("1.U1=Hunter 2.U1=Giant+Armor[d1]", "attack:1U1 target:2U1 ..", "2U1", 8),
        ("1.U1=Hunter 2.E1=Hall[d1]", "attack:1U1 target:2E1 ..", "2L", 24),
        ("1.U1=Slow 2.U1=Slow", "", "2U1", 6),
        ("1.U1=Hawk 2.U1=Slow[x]", "attack:1U1 target:2U1 ..", "2U1", 4),
        ("1.U1=Snail 1.U2=Hound 2.U1=Slow", "attack:1U2 target:2U1 ..", "1.idle", "Hound"),
        ("1.U1=Counts 2.U1=Wall", "attack:1U1 target:2U1 ..", "2L", 22),  # ATTACK* comes before the strikes
        ("1.U1=Counts 2.U1=Wall", "attack:1U1 target:2U1 ..", "2U1", 2),
    ],
)
def test_what_a_card_has_while_it_battles(position, do, what, left):
    t = lay(position, BATTLES)
    t.do(do)
    assert (t.cards(1, "idle") == [left]) if what == "1.idle" else t.hp(what) == left


@pytest.mark.clause("oversoul R243")
def test_what_a_card_has_while_it_battles_it_has_no_longer_behind_it():
    t = lay("1.U1=Hunter 2.U1=Wall[d1]", BATTLES)
    assert t.dmg("1U1") == 2
    t.do("attack:1U1 target:2U1 ..")
    assert t.dmg("1U1") == 2


LEAST = """
Guarded  Unit ORDER I -1 PRIMAL 1/2/9
  ●This card Takes 3 less DMG (min 1)
Both     Unit ORDER I -1 PRIMAL 1/2/9
  ●This card Takes 3 less DMG (min 2)
  ●This card Takes 1 less DMG
Dragon   Unit NEUTRAL I -6 PRIMAL 1/2/9
  ●This card costs 1 less ENERGY for each Unit in your Idle Zone (min 3)
Cheaper  Event NEUTRAL I -1 BOARD 4
  ●Your -Units cost 4 less ENERGY (min 2)
Sale     Event NEUTRAL I -1 BOARD 4
  ●Your -Units cost 1 less ENERGY
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Bolt     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 5 DMG to it
"""


@pytest.mark.clause("oversoul R244")
@pytest.mark.parametrize(
    ("card", "event", "left"),
    [
        ("Guarded", "Bolt", 7),
        ("Guarded", "Prick", 8),
        ("Both", "Bolt", 7),  # one off first, then three by which it does not come below two
        ("Both", "Prick", 9),
    ],
)
def test_dmg_is_less_but_no_less_than_it_says(card, event, left):
    t = lay(f"1.U1={card} 1.hand={event}", LEAST)
    t.do(f"play:{event} zone:E1 pick:1U1 ..")
    assert t.hp("1U1") == left


@pytest.mark.clause("oversoul R244")
@pytest.mark.parametrize(
    ("board", "card", "cost"),
    [
        ("1.idle=Hound,Hound", "Dragon", 4),
        ("1.idle=Hound,Hound,Hound,Hound,Hound", "Dragon", 3),
        ("1.idle=Hound,Hound,Hound,Hound,Hound 1.E1=Sale", "Dragon", 3),  # all else is reckoned first
        ("1.E1=Cheaper", "Dragon", 2),
        ("1.E1=Cheaper", "Swift", 1),  # made no dearer
        ("1.E1=Sale 1.E2=Cheaper", "Dragon", 2),
        ("1.E1=Sale", "Swift", 0),
    ],
)
def test_a_card_is_cheaper_but_no_cheaper_than_it_says(board, card, cost):
    t = lay(f"{board} 1.hand={card}", LEAST)
    assert t.cost(1, card) == cost


COUNTED = """
Groups   Event ORDER I -1 CAST
  ●Deal 2 DMG to the opposing Leader for every 3 cards in your Idle Zone (max 6)
Pairs    Unit ORDER I -1 PRIMAL 1/2/3
  ●Has +1 DMG for every 2 of your Units
Wave     Event ORDER I -1 CAST
  ●Deal 2 DMG to all opposing Units, then Heal 1 HP to your Leader for each Unit Shattered this way
Crash    Event ORDER I -1 CAST
  ●Shatter all opposing cards, then Heal 1 HP to your Leader for each Event Shattered this way
Twice    Event ORDER I -1 CAST
  ●Shatter all Events, then Deal 1 DMG to all Units, then Draw 1 for each card Shattered this way
Shapeless Unit ORDER I -1 PRIMAL 1/2/2
  ●AMORPHOUS
"""


@pytest.mark.clause("oversoul R245")
@pytest.mark.parametrize(("cards", "left"), [(2, 24), (3, 22), (7, 20), (30, 18)])
def test_whole_groups_are_counted(cards, left):
    t = lay(f"1.hand=Groups 1.idle={','.join(['Hound'] * cards)}", COUNTED)
    t.do("play:Groups zone:E1 ..")
    assert t.hp("2L") == left


@pytest.mark.clause("oversoul R245")
def test_groups_that_stand_are_counted_all_the_time():
    t = lay("1.U1=Pairs 1.U2=Hound 1.U3=Hound 2.U1=Hound", COUNTED)
    assert t.dmg("1U1") == 2
    t = lay("1.U1=Pairs 1.U2=Hound 1.U3=Hound 1.U4=Hound[f]", COUNTED)
    assert t.dmg("1U1") == 3


@pytest.mark.clause("oversoul R246")
@pytest.mark.parametrize(
    ("event", "board", "healed"),
    [
        ("Wave", "2.U1=Swift 2.U2=Hound 2.U3=Hound[d1]", 2),
        ("Wave", "2.U1=Giant", 0),
        ("Wave", "2.U1=Swift+Core 2.U2=Hound[fd2]", 0),
        ("Wave", "2.U1=Swift 1.U1=Swift 2.E1=Hall[d2]", 1),
        ("Wave", "2.U1=Shapeless 2.U2=Swift", 2),  # Exiled instead of being Shattered
        ("Crash", "2.U1=Swift 2.E1=Hall 2.E2=Trap[f]", 2),
    ],
)
def test_what_a_step_has_shattered_is_counted(event, board, healed):
    board = board.replace("[fd2]", "[f]")
    t = lay(f"1.hand={event} 1.leader=Chief[d10] {board}", COUNTED)
    t.do(f"play:{event} zone:E1 ..")
    assert t.hp("1L") == 10 + healed


@pytest.mark.clause("oversoul R246")
def test_only_the_step_right_before_is_the_way():
    t = lay("1.hand=Twice 2.E1=Hall 2.E2=Hall 2.U1=Hound[d2]", COUNTED)
    t.do("play:Twice zone:E1 ..")
    assert len(t.hand(1)) == 1


WAYS = """
Mill     Event ORDER I -1 CAST
  ●Discard the top 4 cards of your Deck, then Heal 1 HP to your Leader for each Unit Discarded this way
Dump     Event ORDER I -1 CAST
  ●Discard all cards in your hand, then Heal 2 HP to your Leader for each Event Discarded this way
Purge    Event ORDER I -1 CAST
  ●Exile all cards in either Idle Zone, then Heal 1 HP to your Leader for each DOOM card Exiled this way
Tide     Event ORDER I -1 CAST
  ●Return all cards on the board to their owners' hand, then Draw 1 for each Event Returned this way
Toll     Event ORDER I -1 CAST
  ●Each player Sacrifices 1 non-Leader card, then Heal 1 HP to your Leader for each Unit Sacrificed this way
Bones    Unit DOOM I -1 UNDEAD 1/2/2
"""


@pytest.mark.clause("oversoul R246")
@pytest.mark.parametrize(
    ("position", "do", "healed"),
    [
        ("1.hand=Mill 1.deck=Hound,Rite,Hall,Swift,Hound", "play:Mill zone:E1 ..", 2),
        ("1.hand=Mill 1.idle=Hound 1.deck=Rite,Rite,Hall,Rite,Hound", "play:Mill zone:E1 ..", 0),
        ("1.hand=Dump,Rite,Hound,Flash", "play:Dump zone:E1 ..", 4),
        ("1.hand=Purge 1.idle=Bones,Hound 2.idle=Bones,Rite 1.deck=Hound", "play:Purge zone:E1 ..", 2),
        ("1.hand=Toll 1.U1=Hound 2.E1=Hall", "play:Toll zone:E1 .. pick:1U1 ..", 1),
    ],
)
def test_of_what_a_step_did_only_what_is_described_is_counted(position, do, healed):
    t = lay(f"1.leader=Chief[d10] {position}", WAYS)
    t.do(do)
    assert t.hp("1L") == 10 + healed


PAID = """
Altar    Event ORDER I -1 CAST
  ●* Sacrifice any number of Units➤ Deal 2 DMG to the opposing Leader for each Unit Sacrificed this way
Pyre     Event ORDER I -1 CAST
  ●* Discard 2 cards in your hand➤ Deal 3 DMG to the opposing Leader for each card Discarded this way
"""


@pytest.mark.clause("oversoul R246")
def test_what_a_cost_took_is_counted_whole():
    t = lay("1.hand=Altar 1.U1=Hound 1.U2=Hound 1.U3=Hound[f]", PAID)
    t.do("play:Altar zone:E1 pick:1U1 pick:1U3 done ..")
    assert t.hp("2L") == 20
    t = lay("1.hand=Pyre,Hound,Rite", PAID)
    t.do("play:Pyre zone:E1 take:Hound ..")
    assert t.hp("2L") == 18


@pytest.mark.clause("oversoul R246")
def test_what_is_returned_is_counted_with_the_card_that_does_it():
    t = lay("1.hand=Tide 1.U1=Hound 2.E1=Hall 2.E2=Hall[f] 2.U1=Swift", WAYS)
    t.do("play:Tide zone:E1 ..")
    assert len(t.hand(1)) == 5 and len(t.hand(2)) == 3


HEALED = """
Alms     Unit ORDER I -1 PRIMAL 1/2/3
  ●If another card on your board is Healed by an Ability* Deal 1 DMG to the opposing Leader
Scorn    Unit ORDER I -1 PRIMAL 1/2/3
  ●If an opposing card would be Healed by an Ability* Deal DMG to it equal to the HP Healed instead
Grazer   Unit ORDER I -1 PRIMAL 1/2/1
  ●SHATTER* Heal 3 HP to your Leader
Leech    Unit ORDER I -1 PRIMAL 2/3/9
  ●VAMPIRISM
Mend     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Heal 2 HP to it
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
"""


@pytest.mark.clause("oversoul R247")
@pytest.mark.parametrize(
    ("position", "do", "left"),
    [
        ("1.U1=Alms 1.U2=Giant[d4] 1.hand=Mend", "play:Mend zone:E1 pick:1U2 ..", 23),
        ("1.U1=Alms[d1] 1.U2=Giant[d4] 1.hand=Mend", "play:Mend zone:E1 pick:1U1 ..", 24),
        ("1.U1=Alms 1.U2=Giant 1.hand=Mend", "play:Mend zone:E1 pick:1U2 ..", 24),
        ("1.U1=Alms 2.U2=Giant[d4] 1.hand=Mend", "play:Mend zone:E1 pick:2U2 ..", 24),
        ("1.U1=Alms 1.U2=Giant[d4]", "end .. end ..", 24),  # the cycle is no Ability
        ("1.U1=Alms 1.leader=Chief[d5] 1.U2=Grazer 1.hand=Break", "play:Break zone:E1 pick:1U2 ..", 23),
        ("1.U1=Alms 1.U2=Leech[d5] 2.U1=Giant", "attack:1U2 target:2U1 ..", 23),
    ],
)
def test_healing_by_an_ability_is_not_that_of_a_cycle(position, do, left):
    t = lay(position, HEALED)
    t.do(do)
    assert t.hp("2L") == left


@pytest.mark.clause("oversoul R247")
def test_what_an_ability_would_heal_is_replaced_and_a_cycle_is_not():
    t = lay("1.U1=Scorn 1.hand=Mend 2.U1=Giant[d4]", HEALED)
    t.do("play:Mend zone:E1 pick:2U1 ..")
    assert t.hp("2U1") == 2
    t = lay("1.U1=Scorn 2.U1=Giant[d4]", HEALED)
    t.do("end ..")
    assert t.hp("2U1") == 8


RANKS = """
Seeks    Event ORDER I -1 CAST
  ●Draw 1 Unit with RANK up to your Leader's
Above    Event ORDER I -1 CAST
  ●Draw 1 Unit with RANK higher than your Leader's
Equals   Event ORDER I -1 CAST
  ●Shatter all Units with RANK of exactly the opposing Leader's
Other    Event ORDER I -1 CAST
  ●Shatter all Units not named "Hound"
Second   Unit ORDER II -1 PRIMAL 1/2/3
Third    Unit ORDER III -1 PRIMAL 1/2/3
"""


@pytest.mark.clause("oversoul R248")
def test_a_rank_beside_that_of_a_leader():
    t = lay("1.hand=Seeks 1.rank=2 1.deck=Giant,Third,Second", RANKS)
    t.do("play:Seeks zone:E1 .. take:Second ..")
    assert t.hand(1) == ["Second"]
    t = lay("1.hand=Above 1.rank=3 1.deck=Second,Third,Giant", RANKS)
    t.do("play:Above zone:E1 .. take:Giant ..")
    assert t.hand(1) == ["Giant"]
    t = lay("1.hand=Equals 1.rank=5 2.rank=3 1.U1=Second 2.U1=Third 1.U2=Third 1.U3=Third[f]", RANKS)
    t.do("play:Equals zone:E1 ..")
    assert [t.name(place) for place in ("1U1", "2U1", "1U2", "1U3")] == ["Second", None, None, "Third"]


@pytest.mark.clause("oversoul 8.0.3")
def test_every_card_but_those_of_a_name():
    t = lay("1.hand=Other 1.U1=Hound 2.U1=Swift 1.U2=Hound[f] 2.E1=Hall", RANKS)
    t.do("play:Other zone:E1 ..")
    assert [t.name(place) for place in ("1U1", "2U1", "1U2", "2E1")] == ["Hound", None, None, "Hall"]


@pytest.mark.clause("oversoul R199", "oversoul R233")
def test_so_much_by_an_ability_to_one_card():
    cards = """
Burner   Unit ORDER I -1 PRIMAL 6/3/9
  ●If this card Deals 5 or more DMG to a card with Abilities* Heal 5 HP to your Leader
  ●CAST* Deal 5 DMG to all opposing Units
  ●CAST* Deal 3 DMG to all opposing Units
"""
    for position, do, hp in (
        ("2.U1=Giant", "use:1U1#2 ..", 15),
        ("2.U1=Giant 2.U2=Giant", "use:1U1#3 ..", 10),
        ("2.U1=Giant", "attack:1U1 target:2U1 ..", 10),
    ):
        t = lay(f"1.U1=Burner 1.leader=Chief[d10] {position}", cards)
        t.do(do)
        assert t.hp("1L") == hp


@pytest.mark.clause("oversoul R245", "oversoul R246", "oversoul R244")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("●Draw 1, then Heal 1 HP to your Leader for each Unit Shattered this way", "behind the step"),
        (
            "●Shatter all Units, then Shatter 1 Event & Draw 1, then Draw 1 for each Unit Shattered this way",
            "behind the step",
        ),
        ("●Discard 1 card in your hand, then Draw 1 for each Unit Exiled this way", "behind the step"),
        (
            "●* Sacrifice any number of Units or Events➤ Draw 1 for each Unit Sacrificed this way",
            "all are counted",
        ),
        ("●Your Units cost 1 more ENERGY (min 2)", "goes with what is less"),
        ("●Has +1 DMG for each Unit (min 2)", "goes with what is less"),
        ("●CAST* Your hand size is 7", "happens once"),
    ],
)
def test_what_is_not_counted_so_says_how(line, message):
    found = refused(f"Card  Event ORDER I +1 BOARD 4\n  {line}")
    assert any(message in one for one in found), found


@pytest.mark.clause("oversoul 10.1.2")
@pytest.mark.parametrize(("said", "healed"), [("Whenever", 1), ("Each time", 1), ("If", 1), ("When", 0)])
def test_whenever_does_not_miss_what_when_does(said, healed):
    cards = f"""
Watch    Event ORDER I +1 BOARD 4
  ●{said} a Unit Shatters, Heal 1 HP to your Leader
Blast    Event ORDER I -1 QUICK
  ●Shatter all opposing Units, then Draw 1
"""
    t = lay("1.E1=Watch 1.hand=Blast 1.leader=Chief[d10] 2.U1=Hound", cards)
    t.do("play:Blast zone:E2 ..")
    assert t.hp("1L") == 10 + healed


@pytest.mark.clause("oversoul 4.2.5")
def test_what_is_activated_without_its_energy_takes_none():
    cards = """
Free     Unit ORDER I -1 PRIMAL 1/2/3
  ●CAST* You can Activate 1 Unit in your hand without Consuming ENERGY
"""
    t = lay("1.U1=Free 1.pool=0 1.rank=4 1.hand=Giant", cards)
    t.do("use:1U1#1 .. yes .. take:Giant .. zone:U2 ..")
    assert t.name("1U2") == "Giant" and t.pool(1) == 0


@pytest.mark.clause("oversoul 3.1.1")
def test_cards_in_both_idle_zones_are_counted_together():
    cards = """
Return   Event ORDER I -1 CAST
  ●Activate only if there are a total of 4 or more cards in both Idle Zones*
  ●Draw 1
"""
    assert "play:Return" in lay("1.hand=Return 1.idle=Hound,Hound,Hound 2.idle=Hound", cards).options()
    assert "play:Return" not in lay("1.hand=Return 1.idle=Hound,Hound 2.idle=Hound", cards).options()

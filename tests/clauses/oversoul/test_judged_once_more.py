"""Cases of an examiner, two or three rules in each, decided by the rulebook before they were played."""

import pytest

from tests.cards.oversoul.test_strangers import seen
from tests.clauses.oversoul.table import lay
from tests.clauses.oversoul.test_judged_interactions import CARDS


def case(position="", cards="", **more):
    for seat in range(1, more.get("seats", 2) + 1):
        for key, full in (("rank", 5), ("pool", 9)):
            if f"{seat}.{key}=" not in position:
                position += f" {seat}.{key}={full}"
    return lay(position, CARDS + cards, **more)


# ---- what arrives in an Idle Zone together

HEAPS = """
Drop     Event DOOM I -1 CAST
  ●Discard 2 cards in your hand
Mill     Event DOOM I -1 CAST
  ●Discard the top 2 cards of your Deck
Regret   Event DOOM I -1 CAST
  ●Return all Exiled cards to your Idle Zone
Ruin     Event DOOM I -1 CAST
  ●Shatter all your Units
Offer    Event DOOM I -1 CAST
  ●* Sacrifice 1 Unit➤ Draw 1
"""


@pytest.mark.clause("oversoul R146", "oversoul 2.0.8", "oversoul 3.1.7")
@pytest.mark.parametrize(
    ("given", "do", "pile"),
    [
        ("1.hand=Drop,Swift,Hound,Dart", "play:Drop zone:E1 .. take:Hound take:Swift ..", "Drop Hound Swift"),
        ("1.hand=Mill 1.deck=Hound,Swift,Stone", "play:Mill zone:E1 ..", "Mill Hound Swift"),
        ("1.hand=Regret 1.exile=Hound,Swift", "play:Regret zone:E1 ..", "Regret Hound Swift"),
        ("1.hand=Break 1.U1=Hound+Armor", "play:Break zone:E1 pick:1U1 ..", "Break Hound Armor"),
        (
            "1.hand=Ruin 1.U1=Hound+Armor 1.U2=Swift+Core",
            "play:Ruin zone:E1 ..",
            "Ruin Core Hound Swift Armor",
        ),
        ("1.hand=Offer 1.U1=Hound+Core+Armor", "play:Offer zone:E1 ..", "Offer Core Hound Armor"),
        ("1.hand=Hide 1.U1=Hound+Core+Armor", "play:Hide zone:E1 ..", "Hide Core Armor"),
        ("1.hand=Home 1.U1=Hound+Core+Armor", "play:Home zone:E1 ..", "Home Core Armor"),
    ],
)
def test_what_arrives_together_shares_an_archetype_with_the_leader_on_top(given, do, pile):
    assert case(given, HEAPS).do(do).idle(1) == pile.split()  # Chief, Hound and Core are CHAOS


@pytest.mark.clause("oversoul R146", "oversoul R87", "oversoul 8.6.24")
def test_what_death_marks_shatter_arrives_together():
    cards = """
    Reaper  Unit DOOM I -1 SLAYER 3/3/9
      ●DEATHTOUCH
    Page    Unit ORDER I -1 PRIMAL 1/2/4
    """
    t = case("1.U1=Reaper 2.U1=Page 2.U2=Stone 2.U3=Giant", cards).do("attack:1U1 target:2U2 ..")
    assert t.idle(2) == ["Stone", "Page", "Giant"] and t.charges("1U1", "DEATHTOUCH") == 0


# ---- the exchange of three cards


@pytest.mark.clause("oversoul R135", "oversoul R250", "oversoul 2.3.3", "oversoul 5.4.15", "oversoul 7.1.35")
@pytest.mark.parametrize(("zone", "left"), [("1.U2=TOTEM1[ORDER]", None), ("1.leader=none 1.U2=Chief", None)])
def test_what_goes_elsewhere_in_the_exchange_has_no_place_in_its_order(zone, left):
    cards = """
    Maker  Event ORDER I -1 QUICK
      ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
    """
    t = case(f"{zone} 1.hand=Snail 1.idle=Hawk 1.deck=Stone", cards)
    t.do("end @Return .. yes take:Snail take:Hawk pick:1U2")
    assert t.options() == ["take:Hawk", "take:Snail"]
    t.do("take:Hawk ..")
    assert t.name("1U2") is left and t.deck(1) == ["Stone", "Hawk", "Snail"] and t.hand(1) == []


@pytest.mark.clause("oversoul R250", "oversoul R168")
def test_who_owns_cards_that_are_all_alike_is_not_asked_though_another_owns_others():
    cards = "Amends  Event ORDER I -1 CAST\n  ●Return all Exiled cards to the bottom of your Deck\n"
    t = case("1.hand=Amends 1.exile=Dart 2.exile=Hound,Hound", cards).do("play:Amends zone:E1 ..")
    assert t.asked() == 1 and t.deck(2)[-2:] == ["Hound", "Hound"] and t.deck(1)[-1] == "Dart"


# ---- positions of the first turns


@pytest.mark.clause("oversoul 2.1.4", "oversoul 2.1.6", "oversoul 2.1.7")
@pytest.mark.parametrize(
    ("turn", "active", "fresh"),
    [(1, 1, "exhausted 1"), (1, 2, "exhausted 1"), (2, 2, "up 2")],
)
def test_who_has_had_no_turn_skips_three_steps_of_the_first_cycle(turn, active, fresh):
    seat = 3 - active
    t = case(f"turn={turn} active={active} {seat}.U1=Hound[x] {seat}.rank=1").turn_over()
    assert f"{t.side(f'{seat}U1')} {t.leader_rank(seat)}" == fresh


# ---- copies of one card

COPIES = """
Gamble   Event ORDER I -1 CAST
  ●(Once each Game)* Draw 1
Recall   Event ORDER I -1 CAST
  ●Return 1 Event in your Idle Zone to your hand
Whisper  Unit DOOM I -1 PRIMAL 1/1/1
  ●CAST (while in your hand, Once each Game)* Gaze 1 at your Deck
Grave    Unit DOOM I -1 PRIMAL 1/1/1
  ●CAST (while in your Idle Zone, Once each Game)* Deal 1 DMG to the opposing Leader
Fetch    Event ORDER I -1 CAST
  ●Draw 1 -PRIMAL, then Reduce its ENERGY Cost by 2
"""


@pytest.mark.clause("oversoul R103", "oversoul 8.1.5", "oversoul R256")
def test_a_copy_that_was_not_used_yet_may_be_activated_beside_one_that_was():
    t = case("1.hand=Gamble,Gamble,Recall 1.deck=Snail,Snail", COPIES).do("play:Gamble zone:E1 ..")
    t.do("play:Recall zone:E1 ..")
    assert t.hand(1) == ["Gamble", "Gamble", "Snail"]
    assert t.do("play:Gamble zone:E1 ..").why("play:Gamble") == "8.1.5"  # the one that is left has been used


@pytest.mark.clause("oversoul R103", "oversoul 8.1.5")
@pytest.mark.parametrize(
    ("given", "use"), [("1.hand=Whisper,Whisper", "Whisper"), ("1.idle=Grave,Grave", "Grave")]
)
def test_the_ability_of_each_copy_off_the_board_is_used_once_each_game(given, use):
    t = case(given, COPIES).do(f"from:{use}#1 ..")
    assert t.do(f"from:{use}#1 ..").why(f"from:{use}#1") == "8.1.5"


@pytest.mark.clause("oversoul R138", "oversoul 4.2.1")
@pytest.mark.parametrize("hand", ["Hound,Fetch", "Fetch,Hound"])
def test_of_two_copies_the_one_that_was_made_cheaper_is_activated_first(hand):
    t = case(f"1.hand={hand} 1.deck=Hound", COPIES).do("play:Fetch zone:E1 .. take:Hound ..")
    assert t.do("play:Hound zone:U1 ..").pool(1) == 8 and t.do("play:Hound zone:U2 ..").pool(1) == 6


@pytest.mark.clause("oversoul R163", "oversoul R103")
def test_of_two_copies_the_one_that_may_be_activated_is():
    cards = "Halt  Event ORDER I -1 CAST\n  ●Choose 1 card in your hand, it can't be Activated (this turn)\n"
    t = case("1.hand=Hound,Hound,Halt", cards).do("play:Halt zone:E1 .. take:Hound ..")
    assert t.do("play:Hound zone:U1 ..").why("play:Hound") == "R163"


# ---- what a judge names when something is refused


def said_of(t, choice):
    """The clause and the sentence by which a choice is refused, or is no answer."""
    option = t.game.read(t.s, choice)
    bar = int(t.s.bar(option))
    if bar > 0:
        return t.why(choice), t.game.refusal(t.s, option, bar)
    clause, reason = t.game.amiss(t.s, option)
    return t.game.book.clauses[clause - 1].id, reason


ILLEGAL = """
Leech    Construct ORDER I -1 UNIT 3
  ●Attach only to opposing non-Leader Units*
  ●-2 DMG
Cull     Event ORDER I -1 CAST
  ●* Select 1 opposing Damaged Unit➤ Shatter it
Soul     Unit DOOM I -1 PRIMAL 1/3/4
  ●CAST* Remove 3 "Soul" marks from this card➤ Draw 1
Ghoul    Unit DOOM I -1 PRIMAL 1/3/4
  ●POLARITY
Guile    Construct DOOM I -1 UNIT 3
  ●QUICK* Exhaust the Attached card➤ Draw 1
Third    Event ORDER I -1 QUICK
  ●Activate only as Timeshift 3 or higher* Draw 1
Yours    Event ORDER I -1 QUICK
  ●Activate only during your opponent's turn* Draw 1
Dictator  Leader_Unit CHAOS -5 PRIMAL 5/3/20
  ●CAST* Draw 1
  _●CAST* Draw 2_
Jailer   Unit DOOM I -1 PRIMAL 1/3/4
  ●Opposing cards can't Guard
Curtain  Unit DOOM I -1 PRIMAL 1/3/4
  ●Your Leader can't be Attacked
Wisp     Unit DOOM II -3 STALKER 1/1/3
"""


@pytest.mark.clause("oversoul R169", "oversoul 8.1.1", "oversoul 8.2.1")
@pytest.mark.parametrize(
    ("given", "do", "choice", "clause", "reason"),
    [
        (
            "1.hand=Leech 1.U1=Hound",
            "",
            "play:Leech",
            "R123",
            "Leech itself says what it is Attached to, and no such card can have it Attached "
            '("Attach only to opposing non-Leader Units*")',
        ),
        (
            "1.hand=Leech 2.U1=Hound 2.U2=Matron 2.leader=none 2.U3=Hound",
            "play:Leech",
            "pick:2U2",
            "R123",
            "Leech itself says what it is Attached to, and Matron is nothing of that",
        ),
        (
            "1.hand=Cull 2.U1=Ghost[d1] 2.U2=Stone",
            "",
            "play:Cull",
            "8.6.36",
            "Cull Selects cards, but Ghost is VEILED, so no opposing Ability Cost can Select it",
        ),
        (
            "1.hand=Cull 2.U1=Ghoul[d1] 2.U2=Stone",
            "",
            "play:Cull",
            "8.6.16",
            "Cull Selects cards, but Ghoul has POLARITY, so no Ability Cost can Select it",
        ),
        ("1.hand=Cull 2.U2=Stone", "", "play:Cull", "R160", "Cull Selects 1 card, and none can be Selected"),
        (
            "1.U1=Soul",
            "",
            "use:1U1#1",
            "R183",
            'Soul has fewer marks than the Cost removes ("CAST* '
            'Remove 3 "Soul" marks from this card➤ Draw 1")',
        ),
        (
            "1.hand=Third",
            "",
            "play:Third",
            "10.0.7",
            'Third wants a longer Timeshift before it ("Activate only as Timeshift 3 or higher* Draw 1")',
        ),
        (
            "1.hand=Yours",
            "",
            "play:Yours",
            "8.1.2",
            "Yours itself says when it can be Activated, and that is not so now "
            '("Activate only during your opponent\'s turn* Draw 1")',
        ),
        ("1.U1=Hound", "", "use:1U1#1", "8.0.2", "Hound has no Ability"),
        ("1.U1=Soul", "", "use:1U1#2", "8.0.2", "Soul has 1 Ability and no more"),
        ("1.idle=Hound", "", "from:Hound#1", "8.0.2", "Hound has no Ability"),
        (
            "1.U1=Hound+Armor",
            "",
            "use:1U1.1#1",
            "5.3.12",
            "the Abilities of Armor are those of the card that it is Attached to",
        ),
        (
            "1.leader=Dictator",
            "",
            "use:1L#2",
            "5.4.10",
            "this Ability of Dictator works only while it is not in its Leader Zone",
        ),
        (
            "1.U1=Jailer 1.U2=Hound 2.U1=Knight",
            "attack:1U2 target:2L",
            "guard:2U1",
            "R163",
            "Knight can't Guard, says Jailer",
        ),
        (
            "1.U1=Bird 2.U1=Knight",
            "attack:1U1 target:2L",
            "guard:2U1",
            "8.6.10",
            "Bird is AVIAN, and Knight is slower",
        ),
        (
            "1.U1=Hound 2.U1=Knight",
            "attack:1U1 target:2L unguarded",
            "guard:2U1",
            "R69",
            "a card Guards as soon as the Attack is declared, and that is over",
        ),
        (
            "1.U1=Hound 2.U1=Curtain 2.U2=Hound",
            "attack:1U1",
            "target:2L",
            "R163",
            "Matron can't be Attacked by Hound, says Curtain",
        ),
        (
            "1.pool=0 1.U1=River 1.hand=Dart,Spring",
            "play:Dart zone:U5 tap:1U1 2? pass",
            "play:Spring",
            "R36",
            "Spring Consumes no ENERGY, and only what Consumes ENERGY left over follows in your Timeshift",
        ),
        (
            "1.hand=Wisp 1.rank=1 2.pool=1",
            "",
            "from:Wisp#1",
            "4.0.5",
            "Wisp is of higher RANK than your Leader",
        ),
        (
            "1.hand=Wisp 2.pool=1",
            "",
            "from:Wisp#1",
            "R46",
            "this Ability of Wisp costs 3 opposing ENERGY, and no opponent has as much",
        ),
    ],
)
def test_a_refusal_names_what_a_judge_would_name_first(given, do, choice, clause, reason):
    assert said_of(case(given, ILLEGAL).do(do), choice) == (clause, reason)


# ---- two against two


@pytest.mark.clause("oversoul R228", "oversoul R173")
@pytest.mark.parametrize(
    ("until", "dmg"),
    [
        ("until the end of your opponent's next turn", [4, 4, 4, 4, 2]),  # player 4 comes last
        ("until your opponent's next cycle", [4, 2, 2, 2, 2]),  # player 2 comes first
        ("until the end of your next turn", [4, 4, 4, 4, 4, 2]),
    ],
)
def test_in_teams_the_end_of_an_opponents_turn_is_that_of_the_last_opponent(until, dmg):
    cards = f"Cheer  Event ORDER I -1 QUICK\n  ●* Select 1 Unit➤ Give it +2 DMG ({until})\n"
    t = case("1.U1=Hound 1.hand=Cheer", cards, seats=4).do("play:Cheer zone:E1 ..")
    found = [t.dmg("1U1")]
    for _ in dmg[1:]:
        t.turn_over()
        found.append(t.dmg("1U1"))
    assert found == dmg


@pytest.mark.clause("oversoul R228")
def test_in_teams_the_next_turn_of_whose_turn_it_is_comes_last():
    cards = """
    Cheer  Event ORDER I -1 QUICK
      ●* Select 1 Unit➤ Give it +2 DMG (until the end of your opponent's next turn)
    """
    t = case("active=2 1.U1=Hound 1.hand=Cheer 2.hand=Flash", cards, seats=4)
    t.do("play:Flash zone:E1 1>play:Cheer zone:E1 ..")
    found = [t.dmg("1U1")]
    for _ in range(5):
        t.turn_over()
        found.append(t.dmg("1U1"))
    assert found == [4, 4, 4, 4, 4, 2]


@pytest.mark.clause("oversoul R142", "oversoul R145", "oversoul R173")
@pytest.mark.parametrize(
    ("law", "dmg"),
    [("there are 3 or more opposing Units", 3), ("your opponent has 3 or more Units", 1)],
)
def test_in_teams_opposing_units_are_those_of_both_opponents(law, dmg):
    cards = f"Bold  Unit ORDER I -1 PRIMAL 1/2/4\n  ●While {law}* Has +2 DMG\n"
    assert case("1.U1=Bold 2.U1=Hound 2.U2=Hound 4.U1=Hound", cards, seats=4).dmg("1U1") == dmg
    assert case("1.U1=Bold 2.U1=Hound 2.U2=Hound 2.U3=Hound", cards).dmg("1U1") == 3


# ---- what came out as the rulebook has it

MORE = """
Healed   Unit FLOW I -1 PRIMAL 1/2/6
  ●HEAL* Draw 1
Awake    Unit FLOW I -1 PRIMAL 1/2/6
  ●ACTIVATE* Draw 1
Legacy   Unit FLOW I -1 PRIMAL 1/2/3
  ●SHATTER* Draw 1
Curse    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it DAMNED (until your next cycle)
Chain    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it CHAINED (until your next cycle)
Boost    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it +2 HP (until your next cycle)
Surge    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it +3 HP (this turn)
Dynamo   Unit VIGOR I +1 PRIMAL 1/2/4
  ●DYNAMO
Engine   Unit ARCANE I -2 PRIMAL 1/2/4
  ●DYNAMO
  ●QUICK* Consume 1 ENERGY➤ Deal 2 DMG to the opposing Leader
Tireless  Unit ARCANE I +1 PRIMAL 1/2/4
  ●FRENZY ●VEILED
Dear     Unit WITHER I -3 PRIMAL 1/2/4
Fair     Unit WITHER I -2 PRIMAL 1/2/4
Wisp     Unit DOOM I -3 STALKER 1/1/3
Send     Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to its owner's hand
Bring    Event ORDER I -1 QUICK
  ●Spawn 1 +Unit in your hand
Raise    Event ORDER I -1 QUICK
  ●Spawn 1 Unit in either Idle Zone
Tiger    Unit ARCANE I -1 PRIMAL 5/4/6
  ●ENTER* Draw 1
Viper    Unit ARCANE I +1 PRIMAL 3/2/4
  ●ATTACK* Deal 1 DMG to the opposing Leader
Pike     Unit CHAOS I -1 VEXEN 7/3/9
Long     Unit CHAOS I -1 VEXEN 9/3/9
Twice    Unit CHAOS I -1 VEXEN,SECUTOR 5/3/9
Reap     Unit CHAOS I -1 SLAYER 4/3/9
  ●EXECUTE* Draw 1
Pair     Unit DOOM I -1 SECUTOR 4/3/9
Weak     Unit DOOM I -1 SECUTOR 2/2/2
Even     Unit ORDER I -1 PRIMAL 2/2/4
Drinker  Unit DOOM I -1 PRIMAL 2/2/3
  ●VAMPIRISM
Gate     Event ORDER I -1 BOARD 5
  ●GUARD
Court    Event ORDER I -1 BOARD 9
Most     Unit ORDER I -1 PRIMAL 0/2/4
  ●This card Takes at most 3 DMG
Small    Unit ORDER I -1 PRIMAL 0/2/2
  ●This card Takes at most 3 DMG
Proud    Unit ORDER I -1 PRIMAL 0/2/9
  ●HONEST* This card Takes 2 less DMG from Attacks
Fury     Unit DOOM I -1 PRIMAL 1/2/9
  ●OUTLAST* Has +3 DMG
Quick    Unit DOOM I -1 PRIMAL 2/3/9
Thorny   Unit ORDER I -1 STATION 9
  ●INJURE* Draw 1
Martyr   Unit ORDER I -1 PRIMAL 0/2/9
  ●If one of your other Units would Take DMG* This card Takes it instead
Keeper   Unit ORDER I -1 PRIMAL 0/2/9
  ●If one of your other Units would Shatter (Once each turn)* Sacrifice this card instead
Bailiff  Unit ORDER I -1 PRIMAL 0/2/9
  ●If an opposing Unit would Shatter* Exile it instead
Sweep    Event ORDER I -1 CAST
  ●Shatter all opposing Units
Storm    Event ORDER I -1 CAST
  ●Deal 3 DMG to all Units
Fossil  Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It Becomes STATION (this turn)
Bless    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it CRYSTALIZED (this turn)
Wither   Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Give it -3 HP
Stop     Event ORDER I -1 COUNTER
  ●Activate only when your opponent Activates a -Unit* Cancel it
Unstop   Event ORDER I -1 QUICK
  ●Cancel the opposing COUNTER Event
Perfect  Event ORDER I -1 PERFECT
  ●Deal 2 DMG to the opposing Leader
Purist   Unit CHAOS I -1 PRIMAL 1/2/4
  ●PERFECT* Deal 1 DMG to your Leader
Bequest  Unit CHAOS I -1 PRIMAL 1/2/4
  ●SHATTER* Consume 1 ENERGY➤ Deal 1 DMG to the opposing Leader
Second   Unit CHAOS I -1 PRIMAL 1/2/4
  ●SHATTER* Consume 1 ENERGY➤ Deal 1 DMG to the opposing Leader
Named    Unit DOOM I -1 PRIMAL 1/3/4
  ●CAST (Once each turn for this card's name)* Draw 1
Ghast    Leader_Unit DOOM -4 UNDEAD 3/2/18
Phoenix  Leader_Unit DOOM -4 PRIMAL 3/2/18
  ●EXILE* You can Spawn this card
Swap     Event ORDER I -1 QUICK
  ●Return 1 of your Units to your hand, then Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
Kill     Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 99 DMG to it
"""


def comes_to(given, do, so, seats=2):
    t = case(given, HEAPS + MORE, seats=seats)
    for word in do.split():
        t.turn_over() if word == "over" else t.do(word)
    for said in so.split("; "):
        what, _, value = said.partition(" ")
        assert seen(t, what) == value, f"{said}, but it is {seen(t, what)}"


def cases(*rows):
    return pytest.mark.parametrize(("given", "do", "so"), rows)


DECK = "1.deck=Snail,Dart,Hawk"


@pytest.mark.clause(
    "oversoul R138", "oversoul R164", "oversoul R66", "oversoul R67", "oversoul 2.1.6", "oversoul 2.1.7"
)
@cases(
    # until your next cycle ends before its first step: Healed, upright, or beaten before any Healing
    (
        f"1.U1=Healed[d3] 1.hand=Curse {DECK}",
        "play:Curse zone:E1 .. over over",
        "1U1.hp 6; 1.hand Dart,Snail",
    ),
    (
        f"1.U1=Awake[x] 1.hand=Chain {DECK}",
        "play:Chain zone:E1 .. over over",
        "1U1.side up; 1.hand Dart,Snail",
    ),
    (
        f"1.U1=Legacy[d1] 1.hand=Boost,Zap {DECK}",
        "play:Boost zone:E1 .. play:Zap zone:E1 pick:1U1 .. over over",
        "1U1 -; 1.hand Dart,Snail",
    ),
    # your in it is whose Ability it was
    (
        "2.U1=Healed[d3] 1.hand=Curse 2.deck=Snail,Dart",
        "play:Curse zone:E1 .. over",
        "2U1.hp 3; 2.hand Snail",
    ),
    # what dies as the turn ends may Draw once more, and the hand goes down to five again
    (
        "1.U1=Legacy[d2] 1.hand=Surge,Zap,Snail,Snail,Snail,Snail,Snail 1.deck=Snail,Dart",
        "play:Surge zone:E1 .. play:Zap zone:E1 pick:1U1 .. over take:Snail",
        "1U1 -; 1.hand Snail,Snail,Snail,Snail,Snail",
    ),
)
def test_durations_meet_the_cycle_and_the_end_of_the_turn(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause(
    "oversoul R84", "oversoul R34", "oversoul R85", "oversoul R46", "oversoul R159", "oversoul 5.3.8"
)
@cases(
    ("1.pool=0 1.U1=Dynamo+Core 1.hand=Fair", "play:Fair zone:U2 tap:1U1", "1.surplus 4"),  # (1 + 2) twice
    ("1.pool=0 1.U1=Engine+Core", "use:1U1#2 tap:1U1 ..", "2L.hp 22"),  # the Generating has used it
    ("1.pool=0 1.U1=Tireless 1.hand=Dart", "play:Dart zone:U2 tap:1U1 ..", "1U1.side up; 1U1.keys VEILED"),
    ("1.hand=Wisp 2.pool=2 2.U1=River", "from:Wisp#1 tap:2U1", "2.surplus 2; 2.pool 0"),
    (  # who comes back is a new card, and Generates once more in the same turn
        "1.pool=3 1.U1=Tireless 1.hand=Dear,Dart,Send,Bring",
        "play:Dear zone:U2 tap:1U1 .. play:Send zone:E1 pick:1U1 .. "
        "play:Bring zone:E1 .. take:Tireless zone:U1 .. play:Dart zone:U3 tap:1U1 ..",
        "1U3 Dart; 1U1.side exhausted",
    ),
)
def test_energy_is_generated_once_a_turn_by_each_card_as_it_lies_there(given, do, so):
    comes_to(given.replace("1.pool=3 ", "1.pool=4 "), do, so)


@pytest.mark.clause(
    "oversoul R61", "oversoul R71", "oversoul R76", "oversoul R92", "oversoul R113", "oversoul R17"
)
@cases(
    (  # turned up while Attacked: whole, faster, and its ENTER* waits for the End of Battle
        "1.U1=Viper 2.U2=Tiger[f/d3]",
        "attack:1U1 target:2U2 2>turn:2U2 ..",
        "1U1 -; 2U2.hp 6; 2.hand Hound; 2L.hp 23",
    ),
    ("1.U1=Vexen 2.U1=Bug", "attack:1U1 target:2U1 2>use:2U1#1 ..", "2U1 -; 1U1.hp 3"),
    (
        "1.U1=Bug 2.U1=Stone 2.hand=Flash",
        "attack:1U1 target:2U1 2>play:Flash zone:E1 1>use:1U1#1 ..",
        "2U1.hp 6; 1U1.side down",
    ),
    ("1.U1=Pike 2.U3=Hound[f] 2.E2=Hall", "attack:1U1 target:2U3 ..", "2U3 -; 2E2.hp 1"),
    (
        f"1.U1=Reap 2.U1=Zombie[f] 2.U2=Stone 2.U3=Zombie[f] {DECK}",
        "attack:1U1 target:2U2 ..",
        "2.idle Zombie,Zombie; 1.hand Snail",
    ),
    (
        "1.U1=Hound 2.U1=Stone 2.hand=Swap",
        "attack:1U1 target:2U1 2>play:Swap zone:E1 .. zone:U1 ..",
        "2U1.hp 2",
    ),
)
def test_prepared_cards_and_who_hides_in_the_midst_of_an_attack(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause(
    "oversoul R112", "oversoul R101", "oversoul R119", "oversoul R123", "oversoul R27", "oversoul R26"
)
@cases(
    (
        "1.hand=Tiger,Unstop 2.E1=Stop[f]",
        "play:Tiger zone:U1 2>turn:2E1 1>play:Unstop zone:E1 ..",
        "1U1 Tiger",
    ),
    (  # each Event serves the PERFECT cards that are there as it resolves, each for its own player
        "1.hand=Perfect 2.E1=Perfect[f] 1.U1=Purist 2.U1=Purist",
        "play:Perfect zone:E1 2>turn:2E1 ..",
        "1L.hp 16; 2L.hp 20",
    ),
    (
        "1.hand=Ruin 1.U1=Bequest 1.U2=Second 1.pool=2",
        "play:Ruin zone:E1 .. next:1 ..",
        "2L.hp 23",
    ),  # the second finds no ENERGY any more
    (
        "1.hand=Armor 1.U1=Hound 2.hand=Big_Zap",
        "play:Armor 2>play:Big_Zap zone:E1 pick:1U1 ..",
        "1.idle Armor,Hound",
    ),
    ("2.leader=Phoenix 1.hand=Banish", "play:Banish zone:E1 pick:2L .. yes .. zone:U1 ..", "2U1.hp 18"),
    (
        "2.leader=none 2.U1=Ghast[d3] 1.hand=Break",
        "play:Break zone:E1 pick:2U1 .. yes .. zone:U1 ..",
        "2U1.hp 1; 2U1.keys AMORPHOUS",
    ),
)
def test_what_waits_in_a_timeshift_and_what_brings_a_leader_back(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause(
    "oversoul R83", "oversoul R91", "oversoul R105", "oversoul R286", "oversoul R221", "oversoul 8.6.14"
)
@cases(
    ("1.U1=Weak 2.U1=Even", "attack:1U1 target:2U1 ..", "1U1 -; 2U1 -"),  # repeated though it is beaten
    ("1.U1=Drinker 2.U1=Even", "attack:1U1 target:2U1 ..", "1U1.hp 3; 2U1.hp 2"),
    ("1.U1=Drinker[d1] 2.U1=Even", "attack:1U1 target:2U1 ..", "1U1 -"),  # beaten before it could Heal
    ("1.U1=Reap 2.E1=Court 2.E2=Gate 2.E3=Court", "attack:1U1 target:2L guard:2E2 ..", "2E1.hp 5; 2E3.hp 5"),
    ("1.U1=Pike 2.E2=Gate", "attack:1U1 target:2L guard:2E2 ..", "2L.hp 22"),
    ("1.U1=Twice 2.E2=Hall", "attack:1U1 target:2E2 ..", "2L.hp 18"),  # 1 beyond, then all 5 of the second
    ("1.U1=Long 2.U2=Most 2.E1=Court", "attack:1U1 target:2U2 ..", "2U2.hp 1; 2E1.hp 9"),
    ("1.U1=Long 2.U2=Small 2.E1=Court", "attack:1U1 target:2U2 ..", "2U2 -; 2E1.hp 8"),
    ("1.U1=Pair 2.U2=Proud", "attack:1U1 target:2U2 ..", "2U2.hp 3"),  # 2, and 4 to what is Damaged by then
    ("1.U1=Quick 2.U2=Fury", "attack:1U1 target:2U2 ..", "1U1.hp 5"),  # struck first, it strikes back harder
    ("1.U1=Even 2.U2=Fury", "attack:1U1 target:2U2 ..", "1U1.hp 3"),  # and not at the same time
    ("1.U1=Even 2.U1=Thorny 2.deck=Snail,Dart", "attack:1U1 target:2U1 ..", "1U1.hp 2; 2.hand Snail"),
    (
        "1.U1=Reap 2.U1=Even 2.hand=Fossil",
        "attack:1U1 target:2U1 2>play:Fossil zone:E1 pick:1U1 ..",
        "2U1.hp 2; 1U1.hp 7",  # no DMG of its own, but the THORNS of a STATION
    ),
    ("1.hand=Bless,Wither 2.U1=Elf", "play:Bless zone:E1 .. play:Wither zone:E1 ..", "2U1.hp 1"),
    ("1.hand=Bless,Wither 2.U1=Elf", "play:Bless zone:E1 .. play:Wither zone:E1 .. over", "2U1 -"),
)
def test_strikes_with_two_keywords_in_them(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause("oversoul R162", "oversoul R64", "oversoul R94", "oversoul R140")
@cases(
    ("1.U1=Reap 2.U1=Stone 2.U2=Martyr 2.U3=Stone", "attack:1U1 target:2U1 ..", "2U1.hp 6; 2U2.hp 1"),
    ("1.U1=Long 2.U2=Hound 2.E1=Hall 2.U5=Martyr", "attack:1U1 target:2U2 ..", "2U5 -; 2U2.hp 3; 2E1.hp 4"),
    ("1.U1=Pair 2.U2=Hound 2.U5=Martyr", "attack:1U1 target:2U2 ..", "2U5.hp 1; 2U2.hp 3; 1U1.hp 7"),
    (
        "1.hand=Storm 2.U1=Martyr 2.U2=Martyr 2.U3=Snail",
        "play:Storm zone:E1 ..",
        "2U1.hp 6; 2U2.hp 3; 2U3.hp 6",
    ),
    ("1.hand=Sweep 2.U1=Keeper 2.U2=Hound 2.U3=Hound", "play:Sweep zone:E1 ..", "2U2 Hound; 2U3 -; 2U1 -"),
    ("1.U1=Bailiff 1.hand=Sweep 2.U1=Zombie 2.U2=Hound+Armor", "play:Sweep zone:E1 ..", "2.idle -"),
)
def test_what_happens_instead_to_several_cards_at_once(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause("oversoul R103", "oversoul R134", "oversoul R117", "oversoul R133", "oversoul 8.5.14")
@cases(
    (  # whoever controls it uses it, and its name counts for that player
        "2.idle=Named 1.hand=Raise 1.U2=Named 1.deck=Snail,Dart",
        "use:1U2#1 .. play:Raise zone:E1 .. zone:U1 .. end",
        "1U1 Named; 1.hand Snail",
    ),
    (
        "1.hand=Raise,Break 2.idle=Legacy 1.deck=Snail 2.deck=Dart",
        "play:Raise zone:E1 .. zone:U1 .. play:Break zone:E1 pick:1U1 ..",
        "1.hand Snail; 2.hand -; 2.idle Legacy",
    ),
    (
        "1.hand=Raise,Break 2.idle=Zombie",
        "play:Raise zone:E1 .. zone:U1 .. play:Break zone:E1 pick:1U1 .. yes .. zone:U1 ..",
        "1U1 Zombie; 1U1.keys AMORPHOUS; 2.idle -",
    ),
)
def test_a_card_of_the_other_player_is_its_controllers_until_it_goes(given, do, so):
    comes_to(given, do, so)


@pytest.mark.clause("oversoul R142", "oversoul R143", "oversoul R174", "oversoul R105")
@cases(
    (
        "1.U1=Reap 2.U1=Stone 2.U2=Stone 4.U1=Stone 4.U2=Knight",
        "attack:1U1 target:2U2 guard:4U2 ..",
        "4U1.hp 2",
    ),
    (
        "1.U1=Hound 2.hand=Kill 4.U1=Stone",
        "attack:1U1 target:4U1 2>play:Kill zone:E1 pick:1L ..",
        "4U1.hp 6",
    ),  # the Attacker's player is out: no Battle
    ("1.U1=Hound 3.hand=Kill", "attack:1U1 target:2L 3>play:Kill zone:E1 pick:2L ..", "1U1.side exhausted"),
    (
        "1.hand=Tiger 2.E1=Stop[f] 4.E1=Stop[f]",
        "play:Tiger zone:U1 pass pass 4>turn:4E1 ..",
        "1.idle Tiger; 2E1 Stop",
    ),
)
def test_in_teams_a_guard_an_answer_and_a_fallen_leader_are_either_opponents(given, do, so):
    comes_to(given, do, so, seats=4)


@pytest.mark.clause("oversoul R188", "oversoul 4.1.1")
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("The first Unit you Activate each turn costs 1 less ENERGY", 2),  # the +Unit was the first
        ("Your first -Unit each turn costs 1 less ENERGY", 1),
    ],
)
def test_the_first_unit_of_a_turn_may_be_one_that_costs_nothing(line, after):
    cards = f"Herald  Unit ORDER I -1 PRIMAL 1/1/3\n  ●{line}\nDuke  Unit DOOM I -2 PRIMAL 1/1/3\n"
    t = case("1.U1=Herald 1.hand=Spring,Duke", cards)
    assert t.cost(1, "Duke") == 1 and t.do("play:Spring zone:U2 ..").cost(1, "Duke") == after

"""What a text describes is what it means: in the chain, off the board, as it was, and in an Attack."""

import pytest

from tests.clauses.oversoul.table import lay, refused

CARDS = """
Fat     Event CHAOS III -4 QUICK @Ash_Fen
  ●Deal 1 DMG to the opposing Leader
Thin    Event ORDER I -1 QUICK @Lantern_Court
  ●Deal 1 DMG to the opposing Leader
Ox      Unit CHAOS III -4 UNDEAD 5/2/9
Ant     Unit ORDER I -1 DRAGON 1/2/1
Knight  Unit ORDER II -1 SENTRY 4/2/6
Bird    Unit ORDER II -1 PRIMAL 1/2/6
  ●HYPER-BARRIER
Elf     Unit ORDER II -1 QIREAN 1/2/6
Heir    Unit ORDER II -1 PRIMAL 1/2/6
  ●SHATTER* Draw 1
Zombie  Unit DOOM I -1 UNDEAD 2/2/3
Bastion Event ORDER II -1 BOARD 4
Break   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Shatter it
Banish  Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Exile it
Home    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Return it to its owner's hand
"""


def case(position, cards="", **more):
    return lay(position, CARDS + cards, **more)


def act(text, frame="Event ORDER I -1 CAST", name="Act"):
    return f"{name}  {frame}\n  ●{text}\n"


def answering(t):
    """Player 1 announces the only card, and player 2 is asked."""
    t.do(next(option for option in t.options() if option.startswith("play:")))
    while t.asked() == 1:
        t.do(t.options()[0])
    return t


# ---- links: the card that waits is described like any other


LINKS = [
    ("Event of RANK II or lower", "Thin", "Fat"),
    ("-3 Event or less", "Thin", "Fat"),
    ('card named "Thin"', "Thin", "Fat"),
    ('"Lantern Court" card', "Thin", "Fat"),
    ("ARCHETYPE card", "Thin", "Fat"),
    ("card of lower RANK", "Thin", "Fat"),
    ("Unit with 3 or less HP", "Ant", "Ox"),
    ("Unit with GUARD", "Knight", "Ant"),
    ("Unit without GUARD", "Ant", "Knight"),
    ("Unit with SHATTER", "Ox", "Ant"),
    ("Unit without Abilities", "Swift", "Ant"),
    ("Living Unit", "Ant", "Ox"),
    ("ORDER BOARD Event", "Bastion", "Thin"),
    ("UNIT Construct", "Armor", "Roof"),
    ("DRAGON", "Ant", "Ox"),
    ("QUICK Event or Unit", "Ant", "Armor"),
    ("-card", "Ant", "Spring"),
]


@pytest.mark.clause("oversoul R112", "oversoul 8.7.30", "oversoul R116")
@pytest.mark.parametrize(
    "says", ["* Cancel the opposing {}", "Activate only when your opponent Activates a {}* Cancel it"]
)
@pytest.mark.parametrize(("what", "fits", "other"), LINKS)
def test_only_a_link_that_fits_is_cancelled(says, what, fits, other):
    stop = act(says.format(what), "Event ORDER II -1 COUNTER", "Stop")
    for name, can in ((fits, True), (other, False)):
        t = answering(case(f"1.hand={name} 2.E1=Stop[f] 1.U1=Hound 1.E1=Hall", stop))
        assert ("turn:2E1" in t.options()) == can, name
        if can:
            assert name in t.do("turn:2E1 ..").idle(1)


@pytest.mark.clause("oversoul R112")
def test_an_event_that_cancels_is_not_played_for_nothing_unless_it_may_do_something_else():
    none = act("Cancel the opposing Event", "Event ORDER I -1 QUICK")
    assert case("1.hand=Act", none).why("play:Act") == "R112"
    modes = act("Choose 1: Cancel the opposing Event / Heal 1 HP to your Leader", "Event ORDER I -1 QUICK")
    assert case("1.hand=Act", modes).can("play:Act")


@pytest.mark.clause("oversoul 3.4.5", "oversoul R116", "oversoul R151")
@pytest.mark.parametrize(
    ("where", "do", "met"),
    [("1.U1=Hound[f]", "turn:1U1", True), ("1.hand=Hound", "play:Hound zone:U1", False)],
)
def test_what_was_prepared_is_told_from_what_comes_from_the_hand(where, do, met):
    for law, seen in (("a Prepared card", met), ("a card in their hand", not met)):
        stop = act(
            f"Activate only when your opponent Activates {law}* Cancel it", "Event ORDER I -1 COUNTER", "Stop"
        )
        watch = act(f"If your opponent Activates {law}* Draw 1", "Event ORDER I -1 BOARD 4", "Watch")
        t = case(f"{where} 2.E1=Stop[f]", stop).do(do)
        assert ("turn:2E1" in t.options()) == seen, law
        t = case(f"{where} 2.E1=Watch", watch).do(f"{do} ..")
        assert (len(t.hand(2)) == 1) == seen, law


@pytest.mark.clause("oversoul 8.7.30", "oversoul R158", "oversoul 10.1.3")
def test_what_is_cancelled_is_heard_of_and_is_the_card_where_it_went():
    watch = act("If an opposing Event is Cancelled* Exile it", "Event ORDER I -1 BOARD 4", "Watch")
    no = act("Cancel the opposing Event", "Event ORDER I -1 QUICK", "No")
    t = case("1.hand=Thin 2.hand=No 2.E1=Watch", watch + no).do("play:Thin zone:E1 2>play:No zone:E2 ..")
    assert t.exile(1) == ["Thin"] and t.idle(2) == ["No"]


# ---- cards off the board are what is printed on them


@pytest.mark.clause("oversoul 8.7.24", "oversoul 3.1.9", "oversoul 8.4.1")
@pytest.mark.parametrize(
    "text", ["Draw 1 {}", "Return 1 {} in your Idle Zone to your hand", "Discard 1 {} in your hand"]
)
@pytest.mark.parametrize(
    ("what", "cards", "fits"),
    [
        ("Unit with GUARD", "Hound,Knight", "Knight"),
        ("Unit without GUARD", "Knight,Hound", "Hound"),
        ("Unit with SHATTER", "Hound,Zombie", "Zombie"),
        ("Unit without Abilities", "Elf,Hound,Heir", "Hound"),
        ("Unit with HYPER-BARRIER", "Elf,Bird", "Bird"),
        ("Unit with BARRIER", "Hound,Elf", "Elf"),
    ],
)
def test_abilities_of_cards_elsewhere_are_those_of_their_text_and_roles(text, what, cards, fits):
    zone = "deck" if "Draw" in text else "idle" if "Idle" in text else "hand"
    place = f"1.hand=Act,{cards}" if zone == "hand" else f"1.hand=Act 1.{zone}={cards}"
    t = case(place, act(text.format(what))).do("play:Act zone:E1 ..")
    taken = [option for option in t.options() if option.startswith("take:")]
    if taken:
        assert taken == [f"take:{fits}"]
        t.do(f"{taken[0]} ..")
    assert fits in (t.idle(1) if zone == "hand" else t.hand(1))


@pytest.mark.clause("oversoul R159", "oversoul 3.4.9", "oversoul 3.2.3")
@pytest.mark.parametrize(
    "what", ["card of RANK IV or higher", "Unit with 6 or more DMG", "Unit with 8 or more HP"]
)
def test_a_card_that_was_shattered_face_down_is_looked_for_by_its_print(what):
    t = case("1.U1=Giant[f] 1.hand=Break,Act", act(f"Return 1 {what} in your Idle Zone to your hand"))
    assert t.do("play:Break zone:E1 .. play:Act zone:E1 ..").hand(1) == ["Giant"]


@pytest.mark.clause("oversoul R159", "oversoul R65")
def test_what_was_given_to_a_unit_is_not_found_in_the_idle_zone():
    grow = act("* Select 1 Unit➤ Give it 9 DMG", name="Grow")
    grow += act("Return 1 Unit with 9 or more DMG in your Idle Zone to your hand")
    t = case("1.U1=Hound 1.hand=Grow,Break,Act", grow)
    assert t.do("play:Grow zone:E1 .. play:Break zone:E1 .. play:Act zone:E1 ..").hand(1) == []


@pytest.mark.clause("oversoul 8.7.35", "oversoul R132")
def test_a_card_in_the_idle_zone_is_copied_as_printed():
    frame = "Unit ORDER I -1 PRIMAL 1/2/5"
    model = "Model  Unit DOOM II -2 SENTRY 4/3/6\n  ●HYPER-BARRIER\n"
    model += "  ●SHATTER* Deal 3 DMG to the opposing Leader\n"
    for what, keys, dmg in (("DMG", set(), 5), ("Keyworded Abilities", {"GUARD", "HYPER-BARRIER"}, 1)):
        mimic = act(f"ENTER* Select 1 Unit in your Idle Zone➤ Copy its {what}", frame)
        t = case("1.hand=Act 1.idle=Model", model + mimic).do("play:Act zone:U1 ..")
        assert t.keys("1U1") == keys and t.dmg("1U1") == dmg
    mimic = act("ENTER* Select 1 Unit in your Idle Zone➤ Copy its Abilities", frame)
    t = case("1.hand=Act,Break 1.idle=Model", model + mimic).do("play:Act zone:U1 .. play:Break zone:E1 ..")
    assert t.hp("2L") == 21
    mimic = act("ENTER* Select 1 Unit in your Idle Zone➤ Gain DMG equal to its DMG", frame)
    t = case("1.hand=Act,Break 1.U2=Model[f]", model + mimic)
    assert t.do("play:Break zone:E1 .. play:Act zone:U1 ..").dmg("1U1") == 5


@pytest.mark.clause("oversoul 8.7.35", "oversoul R129")
def test_an_archetype_can_be_copied():
    mimic = act("ENTER* Select 1 opposing Unit➤ Copy its Archetype", "Unit ORDER I +1 PRIMAL 1/2/5")
    t = case("1.hand=Act,Hound 2.U1=Hound", mimic)
    assert t.cost(1, "Hound") == 2 and t.do("play:Act zone:U1 ..").cost(1, "Hound") == 1


@pytest.mark.clause("oversoul 8.5.3", "oversoul 8.4.33")
def test_a_role_ability_is_called_also_in_the_idle_zone():
    call = act("* Select 1 Unit in your Idle Zone➤ Trigger its SHATTER Ability")
    t = case("1.hand=Act 1.idle=Zombie", call).do("play:Act zone:E1 .. yes .. zone:U1 ..")
    assert t.board(1) == {"U1": "Zombie"}


@pytest.mark.clause("oversoul 8.4.2", "oversoul 8.5.10")
def test_a_modified_role_ability_works_in_the_hand():
    cards = "Sage  Unit ORDER I -1 SEEKER 1/1/1\n  _●SEEKER: DISCARD* Draw 1_\n" + act(
        "Discard 1 card in your hand"
    )
    t = case("1.hand=Act,Sage 1.deck=Hound,Stone", cards).do("play:Act zone:E1 .. take:Sage ..")
    assert t.hand(1) == ["Hound"]


@pytest.mark.clause("oversoul 4.2.5", "oversoul 3.2.4", "oversoul R38")
def test_a_card_that_makes_itself_cheaper_does_so_before_it_is_active():
    for says, cost in (
        ("This card costs 1 less ENERGY for each UNDEAD in your Idle Zone", 2),
        ("While you have 3 or more cards in your Idle Zone* This card costs 3 less ENERGY", 1),
        ("While you have 4 or more cards in your Idle Zone* This card costs 3 less ENERGY", 4),
        ("This card costs 1 more ENERGY", 5),
    ):
        dear = act(says, "Unit ORDER I -4 PRIMAL 1/1/1", "Dear")
        t = case("1.hand=Dear 1.idle=Zombie,Hound,Zombie 1.U1=Dear[f]", dear)
        assert t.cost(1, "Dear") == cost == t.cost(1, "1U1"), says


# ---- as it was right before


@pytest.mark.clause("oversoul R158", "oversoul R114", "oversoul R159")
@pytest.mark.parametrize("law", ["If {}*", "Activate only if {}*", "Activate only when {}*"])
@pytest.mark.parametrize(("done", "by"), [("Shattered", "Break"), ("Exiled", "Banish"), ("Returned", "Home")])
@pytest.mark.parametrize(
    ("what", "fits", "other"),
    [
        ("an opposing Exhausted Unit", "Knight[x]", "Knight"),
        ("an opposing Damaged Unit", "Knight[d1]", "Knight"),
        ("an opposing Prepared Unit", "Knight[f]", "Knight"),
        ("an opposing Active Unit", "Knight", "Knight[f]"),
        ("an opposing SENTRY", "Knight", "Knight[f]"),
        ("an opposing Unit with GUARD", "Knight", "Hound"),
        ("an opposing Unit with 4 or less DMG", "Knight", "Giant"),
        ("an opposing Unit of RANK II", "Knight", "Knight[f]"),
        ("an opposing Unit without Abilities", "Hound", "Knight"),
        ("an opposing Unit without Constructs", "Knight", "Knight+Armor"),
    ],
)
def test_a_law_speaks_of_the_card_as_it_was(law, done, by, what, fits, other):
    says = law.format(f"{what} is {done}") + " Deal 1 DMG to your Leader"
    if law.startswith("If"):
        watch, place = act(says, "Unit ORDER I -1 PRIMAL 1/2/6", "Watch"), "1.U5=Watch"
    else:
        watch, place = act(says, "Event ORDER I -1 COUNTER", "Watch"), "1.E3=Watch[f]"
    for card, met in ((fits, True), (other, False)):
        t = case(f"1.hand={by} 2.U1={card} {place}", watch).do(f"play:{by} zone:E1")
        t.do("pick:2U1") if "pick:2U1" in t.options() else None
        while "end" not in t.options():
            t.do("turn:1E3" if "turn:1E3" in t.options() else "pass")
        assert (t.damage("1L") == 1) == met, card


@pytest.mark.clause("oversoul R158", "oversoul R14")
def test_a_neighbour_that_was_exiled_was_a_neighbour():
    watch = act("If a Unit adjacent to this card is Exiled* Draw 1", "Unit ORDER I -1 PRIMAL 1/2/6", "Watch")
    for zone, drawn in (("U4", 1), ("U3", 0)):
        t = case(f"1.hand=Banish 1.{zone}=Hound 1.U5=Watch", watch).do(f"play:Banish zone:E1 pick:1{zone} ..")
        assert len(t.hand(1)) == drawn


@pytest.mark.clause("oversoul R158")
def test_where_a_card_came_from_is_where_it_was():
    sp = act("Spawn 1 Unit in your Idle Zone")
    for zone, drawn in (("Idle Zone", 1), ("hand", 0)):
        watch = act(f"If a Unit in your {zone} is Spawned* Draw 1", "Event ORDER I -1 BOARD 5", "Watch")
        t = case("1.hand=Act 1.idle=Hound 1.E3=Watch", watch + sp).do("play:Act zone:E1 .. zone:U1 ..")
        assert len(t.hand(1)) == drawn


# ---- the Attacker and the Attacked card


@pytest.mark.clause("oversoul R158", "oversoul R92")
@pytest.mark.parametrize(
    ("says", "target", "left"),
    [
        ("If an opposing Unit Attacks your Leader* Deal 2 DMG to the Attacker", "2L", 1),
        ("If this card is Attacked* Deal 2 DMG to the Attacker", "2U1", 1),
        ("BLOODLUST* Deal 2 DMG to the Attacker", "2U1", 1),
        (
            "If this card Takes DMG* Deal DMG to the Attacker equal to half the Attacker's DMG (rounded up)",
            "2U1",
            2,
        ),
    ],
)
def test_a_trigger_of_a_battle_knows_its_attacker(says, target, left):
    t = case("1.U1=Hound 2.U1=Act", act(says, "Unit ORDER I -1 PRIMAL 0/0/9"))
    assert t.do(f"attack:1U1 target:{target} ..").hp("1U1") == left


@pytest.mark.clause("oversoul R158", "oversoul R69", "oversoul 6.4.3")
def test_the_attacked_card_is_the_guard_after_a_guard():
    fierce = act("ATTACK* Give the Attacked card DAMNED", "Unit ORDER I -1 PRIMAL 1/2/9")
    t = case("1.U1=Act 2.U1=Knight 2.U2=Hound", fierce).do("attack:1U1 target:2U2 guard:2U1 ..")
    assert "DAMNED" in t.keys("2U1") and "DAMNED" not in t.keys("2U2")


# ---- what lasts


@pytest.mark.clause("oversoul 8.5.7", "oversoul R15")
@pytest.mark.parametrize("says", ["AURA* GUARD & +1 DMG", "AURA* Have GUARD & +1 DMG"])
def test_an_aura_without_have_reaches_as_far(says):
    t = case("1.U2=Act 1.U3=Hound 1.U4=Hound", act(says, "Unit ORDER I -1 PRIMAL 1/2/3"))
    assert [t.dmg(p) for p in ("1U2", "1U3", "1U4")] == [2, 3, 2]
    assert [t.keys(p) for p in ("1U2", "1U3", "1U4")] == [{"GUARD"}, {"GUARD"}, set()]


@pytest.mark.clause("oversoul 5.4.10", "oversoul 5.4.18")
def test_a_leader_in_its_zone_grants_keywords_to_others_and_has_none_itself():
    lord = "Lord  Leader_Unit DOOM -2 PRIMAL 3/3/20\n  ●Your Units Have AVIAN\n  ●GUARD\n"
    t = case("1.leader=Lord 1.U1=Hound", lord)
    assert t.keys("1U1") == {"AVIAN"} and t.keys("1L") == set()


@pytest.mark.clause("oversoul 8.7.35", "oversoul R132")
def test_a_line_that_grants_keywords_is_copied_as_a_line():
    cards = act("Your Units Have GUARD", "Unit ORDER I -1 PRIMAL 1/1/1", "Captain")
    cards += act("ENTER* Select 1 opposing Unit➤ Copy its Abilities", "Unit ORDER I -1 PRIMAL 1/1/1")
    t = case("1.hand=Act 1.U2=Hound 2.U1=Captain", cards).do("play:Act zone:U1 ..")
    assert t.keys("1U2") == {"GUARD"}


@pytest.mark.clause("oversoul 8.5.23", "oversoul 7.2.6", "oversoul R96")
def test_a_card_that_has_lost_its_abilities_neither_resonates_nor_makes_perfect():
    cards = act("RESONATE* Has +2 DMG", "Unit ORDER I -1 PRIMAL 1/2/5", "Chord")
    cards += act("PERFECT* Draw 1", "Unit ORDER I -1 PRIMAL 1/2/5", "Lyre")
    cards += act("* Select 1 Unit➤ It loses all Abilities")
    t = case("1.U1=Chord 1.U2=Chord 1.hand=Act", cards).do("play:Act zone:E1 pick:1U2 ..")
    assert t.dmg("1U1") == 1
    t = case("1.U1=Lyre 1.hand=Act,Verse", cards)
    assert t.can("play:Verse")
    assert t.do("play:Act zone:E1 ..").why("play:Verse") == "7.2.6"


@pytest.mark.clause("oversoul R163", "oversoul 3.3.3")
def test_what_cannot_be_exhausted_cannot_attack_or_generate():
    still = act("Opposing Units can't be Exhausted", "Event ORDER I -1 BOARD 9", "Still")
    t = case("1.U1=Hound 2.E3=Still", still)
    assert t.why("attack:1U1") == "R163"
    t = case("1.U1=Spring 1.pool=0 1.hand=Thin 2.E3=Still", still)
    assert t.why("play:Thin") == "4.2.1"


# ---- refused when they are read


@pytest.mark.clause("oversoul R158", "oversoul 8.7.36", "oversoul 8.7.5")
@pytest.mark.parametrize(
    ("says", "why"),
    [
        ("CAST* Deal 1 DMG to the Attacker", "no Attacker"),
        ("At the end of your turn* Exhaust the Attacker", "no Attacker"),
        ("If this card Attacks* Exhaust the Attacked card", "is known under ATTACK*"),
        ("ENTER* Select 1 Unit in your Idle Zone➤ Steal its DMG", "write Copy"),
        ("ENTER* Select 1 opposing Unit➤ Steal its Archetype", "write Copy"),
        ("If your opponent Activates an Exhausted Unit* Draw 1", "Reactivated"),
        ("If an opposing Active Unit is Activated* Draw 1", "Reactivated"),
    ],
)
def test_what_could_never_be_is_refused(says, why):
    (error,) = refused(act(says, "Unit ORDER I -1 PRIMAL 1/1/1"))
    assert why in error


@pytest.mark.clause("oversoul R112")
def test_the_refusal_names_what_is_missing():
    t = case("1.hand=Act", act("Cancel the opposing Event", "Event ORDER I -1 QUICK"))
    option = t.game.read(t.s, "play:Act")
    assert (
        t.game.refusal(t.s, option, t.s.bar(option))
        == "there is nothing in the Timeshift that Act could Cancel"
    )

"""Worked cases of a strict reader of the rulebook: what meets only in a long game."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.trying import holds


def until_action(s: Board) -> None:
    """Whatever is asked is answered with the first option, until somebody may act."""
    for _ in range(50):
        if asked(s).startswith("Battle"):
            return
        s.apply(s.options()[0])
    raise AssertionError(f"nobody may act; now {asked(s)}")


def controller(s: Board, name: str) -> int:
    return int(s.get(the(s, name), its.CONTROLLER))


# ---- control


CHARM = act("Gain control of target enemy Character until the end of the Battle.")
MAN = Card("Man", hp=3)
BAND = Card("Band", kind=i.MODIFICATION, attach="Attach To: Character")


@judged("CTRL.1", "R255", "R184")
def test_who_raises_a_card_of_the_opponent_keeps_it() -> None:
    """Somebody else changes hands, for a time: that is no reason for this card to do so."""
    raising = act("[Deploy] a Character from your opponent's Discard Pile at no cost.")
    s = board([Card("Lich", hp=9, lines=(raising, CHARM)), OX, MAN])
    place(s, "Lich", 0, "B4")
    place(s, "Ox", 1, "D4")
    new(s, "Man", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    play(fight(s), "~; use Lich: [Deploy]")
    until_action(s)
    assert zone(s, "Man") == zones.IN_PLAY and controller(s, "Man") == 0
    play(s, "pass; ~; use Lich: control")
    until_action(s)
    assert controller(s, "Ox") == 0 and controller(s, "Man") == 0


@judged("CTRL.1", "R255", "R125")
def test_who_attached_a_modification_of_the_opponent_keeps_it() -> None:
    attaching = act("Attach a Modification from your opponent's Discard Pile to this Character.")
    s = board([Card("Lich", hp=9, lines=(attaching, CHARM)), OX, BAND])
    place(s, "Lich", 0, "B4")
    place(s, "Ox", 1, "D4")
    new(s, "Band", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    play(fight(s), "~; use Lich: Attach")
    until_action(s)
    assert zone(s, "Band") == zones.IN_PLAY and controller(s, "Band") == 0
    play(s, "pass; ~; use Lich: control")
    until_action(s)
    assert controller(s, "Ox") == 0 and controller(s, "Band") == 0


@judged("R255", "R121")
def test_a_raised_card_that_was_stolen_goes_back_to_who_raised_it() -> None:
    raising = act("[Deploy] a Character from your opponent's Discard Pile at no cost.")
    s = board([Card("Lich", hp=9, lines=(raising,)), Card("Bard", hp=9, lines=(CHARM,)), MAN])
    place(s, "Lich", 0, "B4")
    place(s, "Bard", 1, "D4")
    new(s, "Man", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    dice(s, 1, "R1")
    play(fight(s), "~; use Lich: [Deploy]")
    until_action(s)
    play(s, "use Bard: control; pick Man")
    until_action(s)
    assert controller(s, "Man") == 1
    play(s, "pass; ~; pass; ~")
    assert controller(s, "Man") == 0


# ---- abilities that are gone when their time comes


BLADE = Card("Blade", kind=i.MODIFICATION, attach="Attach To: Character", lines=(f"Attached Has {HIT}",))


def armed(s: Board, name: str, bearer: str, seat: int) -> None:
    """A Modification is attached to somebody."""
    thing = new(s, name, seat, zones.IN_PLAY)
    s.put(thing, its.HOST, the(s, bearer))
    s.put(thing, its.PLACE, its.ATTACHED)


@judged("CMA.4", "R256", "R148")
@pytest.mark.parametrize("disarmed", [True, False])
def test_a_combined_action_is_not_triggered_by_who_has_lost_it(disarmed: bool) -> None:
    breaks = when("When an enemy Character arrives in a square, discard target enemy Modification.", "{S}")
    s = board([Card("Man", hp=9), Card("Smith", hp=9, lines=(breaks,)), OX, BLADE])
    for name, seat, where in (("Man", 0, "B4"), ("Smith", 1, "G9"), ("Ox", 1, "D4")):
        place(s, name, seat, where)
    armed(s, "Blade", "Man", 0)
    dice(s, 1, "R1")
    command(s, 0, 1)
    play(
        fight(s),
        "~; use Man: [CMA]; step N; " + ("use Smith: arrives" if disarmed else "pass") + "; ~; stop; ~",
    )
    assert hurt(s, "Ox") == (0 if disarmed else 3)
    assert s.of(0, their.COMMAND) == 0


@judged("KW.DUAL.1", "R256", "R79")
@pytest.mark.parametrize("disarmed", [True, False])
def test_an_attack_is_not_made_again_by_who_has_lost_it(disarmed: bool) -> None:
    breaks = when(
        "When this Character takes 1 or more True Damage, discard target enemy Modification.", "{S}"
    )
    s = board(
        [Card("Man", hp=9, keywords=((i.DUAL_STRIKE, 0),)), Card("Smith", hp=9, lines=(breaks,)), BLADE]
    )
    place(s, "Man", 0, "C4")
    place(s, "Smith", 1, "D4")
    armed(s, "Blade", "Man", 0)
    dice(s, 0, "B1")
    dice(s, 1, "R1")
    play(fight(s), "~; use Man: STR 3; " + ("use Smith: True" if disarmed else "pass"))
    assert asked(s) == ("Battle:1" if disarmed else "Window:0")


@judged("R208", "R256", "MOD.U")
@pytest.mark.parametrize("disarmed", [True, False])
def test_what_a_discarded_modification_said_does_not_happen(disarmed: bool) -> None:
    """In the same window a Passive of the Offensive Player has it discarded first."""
    line = holds("When an enemy Character enters a square, discard all enemy Modifications.")
    bounty = "Attached Has " + holds("When this Character enters a square, gain {R}.")
    purse = Card("Purse", kind=i.MODIFICATION, attach="Attach To: Character", lines=(bounty,))
    s = board([Card("Smith", hp=9, lines=(line,) if disarmed else ()), OX, purse])
    place(s, "Smith", 0, "A1")
    place(s, "Ox", 1, "D4")
    armed(s, "Purse", "Ox", 1)
    play(fight(s), "~; pass; ~; use Ox: This Character [Move]s; step N")
    assert (asked(s) == "Move:1") == disarmed


@judged("R187", "R256", "MOD.U")
@pytest.mark.parametrize(
    "how", ["Kill target enemy Character.", "Return target enemy Character to its owner's Hand."]
)
def test_who_leaves_answers_with_what_was_attached_to_it(how: str) -> None:
    line = "Attached Has Response: When this Character leaves play, draw a card. Ability Traits: Command"
    will = Card("Will", kind=i.MODIFICATION, attach="Attach To: Character", lines=(line,))
    s = board([Card("Smith", hp=9, lines=(act(how),)), OX, will, MAN])
    place(s, "Smith", 0, "A1")
    place(s, "Ox", 1, "D4")
    armed(s, "Will", "Ox", 1)
    new(s, "Man", 1, zones.MAIN_DECK)
    dice(s, 0, "R1")
    play(fight(s), "~; use Smith: target")
    assert asked(s) == "Window:1"
    s.apply(next(one for one in s.options() if one != o.PASS))
    assert zone(s, "Man") == zones.HAND and zone(s, "Will") == zones.DISCARD_PILE
    reloaded(s)


# ---- an Attack that is only thought of


OF_ITS_OWN = "for the Attack of this ability. Melee Attack (RNG 1, STR 3, {R}, HP)."


@judged("R143", "R218", "ATKSEQ.1")
@pytest.mark.parametrize(
    "text",
    [
        "This Character gains +2 STR ",
        "This Character gains +1 STR and Boost+1 ",
        "If you control a Character, this Character gains Boost+1 ",
        "If you control a Field, this Character gains Boost+1 ",
        "You may discard a card from your Hand. If you do, this Character gains +1 STR ",
    ],
)
@pytest.mark.parametrize(("where", "clause"), [("C4", 0), ("G4", c.ATKSEQ_1)])
def test_an_attack_that_says_first_what_it_gains_needs_a_target(text: str, where: str, clause: int) -> None:
    s = stand((Card("Man", hp=9, lines=(act(text + OF_ITS_OWN),)), 0, "B4"), (OX, 1, where), bank="B1")
    play(s, "~")
    assert why(s, "use Man: STR 3") == clause


@judged("R104", "R143")
def test_an_ability_that_does_more_than_attack_needs_no_target() -> None:
    line = act("Draw a card. Melee Attack (RNG 1, STR 3, {R}, HP).")
    s = stand((Card("Man", hp=9, lines=(line,)), 0, "B4"), (OX, 1, "G4"), bank="B1")
    play(s, "~")
    assert why(s, "use Man: STR 3") == 0


@judged("R218", "R143", "ATK.3")
@pytest.mark.parametrize(
    ("gift", "reaches"),
    [
        ("+1 RNG ", False),
        ("+2 RNG ", True),
        ("+2 RNG against Champions ", False),
        ("+2 RNG against exhausted Characters ", False),
        ("+2 RNG against recovered Characters ", True),
        ("+1 RNG for each Character you control ", True),
    ],
)
def test_rng_that_an_attack_gains_by_its_own_ability_reaches_its_targets(gift: str, reaches: bool) -> None:
    line = act(f"This Character gains {gift}{OF_ITS_OWN}")
    s = stand((Card("Man", hp=9, lines=(line,)), 0, "B4"), (SPEAR, 0, "A9"), (OX, 1, "E4"), bank="B1")
    play(s, "~")
    assert why(s, "use Man: STR 3") == (0 if reaches else c.ATKSEQ_1)
    if reaches:
        play(s, "use Man: STR 3")
        assert hurt(s, "Ox") == 3


@judged("R241", "R143", "ATK.3")
@pytest.mark.parametrize(
    ("word", "reaches"), [("Melee Attack", True), ("Ranged Attack", False), ("Attack", True)]
)
def test_rng_that_waits_for_an_attack_reaches_its_targets(word: str, reaches: bool) -> None:
    man = Card("Man", hp=9, lines=(HIT, act(f"This Character gains +1 RNG for its next {word}.")))
    s = stand((man, 0, "B4"), (OX, 1, "D4"), bank="B1")
    play(s, "~; use Man: gains; ~; pass; ~")
    assert why(s, "use Man: STR 3") == (0 if reaches else c.ATKSEQ_1)
    if reaches:
        play(s, "use Man: STR 3")
        assert hurt(s, "Ox") == 3


@judged("R79", "R201", "R241", "R143")
@pytest.mark.parametrize("word", ["Melee Attack", "Attack"])
@pytest.mark.parametrize(("where", "again"), [("C4", True), ("D4", False)])
def test_an_attack_again_has_no_rng_of_the_first(word: str, where: str, again: bool) -> None:
    """The repeated Attack is a new one: out of its own reach it is not offered."""
    lines = (HIT, act(f"This Character gains +1 RNG for its next {word}."))
    man = Card("Man", hp=9, lines=lines, keywords=((i.DUAL_STRIKE, 0),))
    s = stand((man, 0, "B4"), (OX, 1, where), bank="B1 B1")
    play(s, "~; use Man: gains; ~; pass; ~; use Man: STR 3")
    assert hurt(s, "Ox") == 3
    assert asked(s) == ("Window:0" if again else "Battle:1")


@judged("R79", "R218")
def test_an_attack_again_has_what_its_ability_says_anew() -> None:
    line = act(f"This Character gains +2 RNG {OF_ITS_OWN}")
    man = Card("Man", hp=9, lines=(line,), keywords=((i.DUAL_STRIKE, 0),))
    s = stand((man, 0, "B4"), (OX, 1, "E4"), bank="B1 B1")
    play(s, "~; use Man: STR 3; use Man: same Attack")
    assert hurt(s, "Ox") == 6


# ---- what stands behind an "if"


IF_SO = "If this Character is recovered, "


@judged("R143", "R194", "R196", "R9", "R185")
@pytest.mark.parametrize("condition", ["", IF_SO])
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("this Character makes a Melee Attack at no cost.", c.R196),
        ("this Character [Move]s.", c.R183),
        ("this Character performs a [CMA].", c.R183),
        ("place this Character in a free square in RNG 0.", c.R185),
        ("[Deploy] a Character from your Discard Pile at no cost.", c.DEPLOY_1),
    ],
)
def test_what_can_do_nothing_is_not_offered_because_its_if_is_met(
    condition: str, text: str, clause: int
) -> None:
    line = condition + text if condition else text[0].upper() + text[1:]
    man = Card("Man", hp=9, lines=(act(line), HIT, holds("This Character cannot [Move].")))
    s = stand((man, 0, "B4"), (OX, 1, "G4"), bank="B1", cp=1)
    play(s, "~")
    assert why(s, "use Man: {S}") == clause


@judged("R143", "R104")
def test_what_does_more_than_its_if_says_is_offered() -> None:
    line = act(f"{IF_SO}this Character makes a Melee Attack at no cost. Draw a card.")
    s = stand((Card("Man", hp=9, lines=(line, HIT)), 0, "B4"), (OX, 1, "G4"), bank="B1")
    play(s, "~")
    assert why(s, "use Man: {S}") == 0


# ---- a card changes hands in the midst of a window


@judged("ABIL.4", "RESP.2", "R257", "R191")
@pytest.mark.parametrize("held", [0, 1])
def test_a_stolen_card_does_not_answer_what_it_was_stolen_for(held: int) -> None:
    """Not either if its new controller is asked for another reason."""
    steals = when("After a Character you control completes a Move, gain control of target enemy Character.")
    gains = when("After a Character completes a Move, gain {R}.")
    s = board([Card("Thief", hp=9, lines=(steals,)), Card("Bard", hp=9, lines=(gains,)), MAN])
    place(s, "Thief", 0, "B4")
    place(s, "Bard", 1, "D4")
    for _ in range(held):
        hand(s, "Man", 0)
    dice(s, 0, "R1")
    play(fight(s), "~; use Thief: This Character [Move]s; ~; stop; use Thief: control")
    while windows(s) > 1:
        s.apply(o.PASS)
    assert controller(s, "Bard") == 0
    if held:
        assert asked(s).startswith("Window") and why(s, "use Bard: gain") == c.ABIL_4
        assert option(s, "use Bard: gain") not in s.options()
    else:
        assert asked(s) == "Battle:1"


# ---- costs


@judged("SEQ.2", "R124", "R143")
@pytest.mark.parametrize(("others", "clause"), [(0, c.SEQ_2), (1, 0)])
def test_who_is_exhausted_by_the_icon_is_not_exhausted_once_more(others: int, clause: int) -> None:
    line = act("exhaust a Character you control: Gain {R}.", cost="{Exhaust},")
    more = ((SPEAR, 0, "A1"),) * others
    s = stand((Card("Man", hp=9, lines=(line,)), 0, "B4"), *more)
    play(s, "~")
    assert why(s, "use Man: Gain") == clause


@judged("CMA.2", "CMA.2.a", "R124", "SEQ.2")
@pytest.mark.parametrize(("others", "clause"), [(0, c.CMA_2), (1, 0)])
def test_whoever_presses_is_not_exhausted_for_the_combined_action_as_well(others: int, clause: int) -> None:
    line = "Global Action: Exhaust a Character you control: Gain {R}. Ability Traits: Combat"
    more = ((Card("Mate", hp=9), 0, "A1"),) * others
    s = stand((Card("Man", hp=9, lines=(line,)), 0, "B4"), *more, cp=1)
    play(s, "~")
    assert why(s, "use Man: [CMA]") == clause


# ---- no Attack was made


@judged("R258", "R201", "R241", "R203")
@pytest.mark.parametrize("word", ["Attack", "Melee Attack"])
@pytest.mark.parametrize("when_told", ["use Ghost: triggers", "use Ghost: targeted"])
def test_what_waits_for_an_attack_waits_for_one_that_is_made(word: str, when_told: str) -> None:
    """Gone before there was a target, the Ghost was not attacked; gone as the target, it was."""
    ghost = Card(
        "Ghost",
        hp=30,
        lines=(
            when("When an opponent triggers an Attack, place this Character in a free square in row D."),
            when("When this Character is targeted by an Attack, place it in a free square in row D."),
        ),
    )
    man = Card("Man", hp=9, lines=(FREE, act(f"This Character gains +2 STR for its next {word}.")))
    s = stand((man, 0, "C1"), (ghost, 1, "D1"), bank="B1 B1 B1 B1")
    play(s, "~; use Man: gains; ~; pass; ~; use Man: STR 3" + ("" if "triggers" in when_told else "; pass"))
    play(s, f"{when_told}; sq D9")
    assert hurt(s, "Ghost") == 0 and asked(s) == "Battle:1"
    s.put(the(s, "Ghost"), its.SQUARES, 1 << square("D1"))
    play(s, "pass; ~; use Man: STR 3; pass; pass")
    assert hurt(s, "Ghost") == (5 if "triggers" in when_told else 3)


# ---- interrupt points


@judged("R94", "R93", "INT.3.ii")
def test_between_two_sentences_a_point_is_over_when_both_have_declined() -> None:
    """An Interrupt in its midst does not open the same point once more."""
    bolt = act("Target Character takes 1 damage.", kind="Global Interrupt")
    two = Card("Man", hp=9, lines=(act("Gain {CP}. Target Character takes 1 damage."),))
    s = stand((two, 0, "C4"), (Card("Mage", hp=9, lines=(bolt,)), 1, "D4"), bank="B1", theirs="B1 B1")
    play(s, "~; use Man: Gain; pick Mage; pass; use Mage: damage; pick Man")
    assert asked(s) == "Point:1" and hurt(s, "Mage") == 0  # once more, for nobody else could be asked
    play(s, "pass")
    assert hurt(s, "Mage") == 1


# ---- an ability that says what its Attack gains, and makes none


@judged("R218", "R201")
def test_what_was_gained_for_an_attack_that_was_not_made_is_over_with_its_ability() -> None:
    gains = "This Character gains +2 STR for the Attack of this ability. "
    line = act(gains + "If you control a Field, Melee Attack (RNG 1, STR 3, {R}, HP).")
    s = board([Card("Man", hp=9, lines=(line,)), OX, Card("Camp", kind=i.FIELD)])
    place(s, "Man", 0, "C4")
    place(s, "Ox", 1, "D4")
    dice(s, 0, "B1 B1")
    play(fight(s), "~; use Man: STR 3; ~")
    assert hurt(s, "Ox") == 0 and len(s.lasting) == 0
    place(s, "Camp", 0, "A1")
    play(s, "pass; ~; use Man: STR 3")
    assert hurt(s, "Ox") == 5


@judged("R259", "R79", "R196")
@pytest.mark.parametrize(("gift", "damage"), [("", 6), (" with +2 STR", 8), (" with +1 RNG", 6)])
def test_what_an_order_adds_to_an_attack_is_not_for_the_next(gift: str, damage: int) -> None:
    lord = Card("Lord", hp=9, lines=(act(f"Target Character you control makes a Melee Attack{gift}."),))
    man = Card("Man", hp=9, lines=(HIT,), keywords=((i.DUAL_STRIKE, 0),))
    s = stand((lord, 0, "A1"), (man, 0, "C4"), (OX, 1, "D4"), bank="B1 B1")
    play(s, "~; use Lord: makes; use Man: same Attack")
    assert hurt(s, "Ox") == damage and len(s.lasting) == 0


@judged("R259", "R79", "R143")
def test_what_an_order_adds_to_rng_is_not_for_the_next() -> None:
    lord = Card("Lord", hp=9, lines=(act("Target Character you control makes a Melee Attack with +1 RNG."),))
    man = Card("Man", hp=9, lines=(HIT,), keywords=((i.DUAL_STRIKE, 0),))
    s = stand((lord, 0, "A1"), (man, 0, "B4"), (OX, 1, "D4"), bank="B1 B1")
    play(s, "~; use Lord: makes")
    assert hurt(s, "Ox") == 3 and asked(s) == "Battle:1"


# ---- Command Gain Dice


@judged("R7", "CDICE.2", "R145", "R169")
def test_the_colour_is_named_as_command_gain_dice_takes_effect() -> None:
    """It is part of the effect: who answers the ability does not know it yet."""
    answers = when("When an opponent triggers Command Gain Dice, exhaust this Character.")
    s = stand((Card("Spy", hp=9, lines=(answers,)), 1, "D4"), cp=1)
    play(s, "~; own dice")
    assert asked(s) == "Window:1"
    play(s, "pass")
    assert asked(s) == "GainDice:0"

"""Worked cases, sentence by sentence of the rulebook: what is seldom tried, and what two rules leave open."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.game import GAME as GAME_WITH_WORDS
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.phases import Phases
from sandtable.games.antithesis.words.reasons import refusal
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

SWEEP = "Global Action: {Exhaust} Melee Attack (AOE 3x3, RNG 1, STR 3, {R}, HP). Ability Traits: Combat"
GALE = "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 2, STR 3, PUSH). Ability Traits: Combat"
BOLT = (
    "Global Action: {Exhaust} Ranged Attack (AOE Direct Line, RNG 4, STR 2, {R}, HP). Ability Traits: Combat"
)
HUT = Card("Hut", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),))


def holds(text: str) -> str:
    return f"Passive: {text} Ability Traits: Command"


# ---- [Move]


@judged("KW.CHARGE", "R77", "FLY.2", "R219")
@pytest.mark.parametrize(
    ("steps", "charged"), [("N;N;N", False), ("N;N;N;N", True), ("E;N;N;N", False), ("N;N;N;E", True)]
)
def test_steps_that_are_taken_back_are_no_charge(steps: str, charged: bool) -> None:
    bird = Card("Bird", hp=9, move=(i.FLY, steps.count(";") + 1, 0, ""), keywords=((i.CHARGE, 0),))
    s = stand(
        (bird, 0, "A4"), (OX, 1, {"N;N;N": "D4", "N;N;N;N": "E4", "E;N;N;N": "D5", "N;N;N;E": "D5"}[steps])
    )
    play(s, "use Bird: [Move]; " + "; ".join(f"step {way}" for way in steps.split(";")))
    assert asked(s) == "Battle:1"  # it has run out of points above the Ox, and was put back by one step
    assert bool(s.flag(the(s, "Bird"), its.IS_CHARGED)) == charged


@judged("R187", "R194")
@pytest.mark.parametrize(("where", "enters"), [("C3", True), ("D4", False)])
def test_a_large_token_enters_only_what_it_did_not_cover(where: str, enters: bool) -> None:
    trap = Card(
        "Trap",
        kind=i.FIELD,
        lines=(when("When a Character enters a square of this Field, it takes 1 damage."),),
    )
    big = Card("Big", hp=9, size=2, lines=(act("Place this Character in a free square in RNG 1."),))
    s = stand((big, 0, "C4"), (trap, 1, where), bank="B1")
    play(s, f"use Big: Place; sq {where}")
    assert (asked(s) == "Window:1") == enters


# ---- [CMA]


@judged("KW.DESTRUCT.5", "R149")
def test_a_raider_must_stand_on_the_field_itself() -> None:
    s = stand((HUT, 1, "D4"), (Card("Man"), 0, "C6"), (Card("Pal"), 0, "D4"), cp=2)
    play(s, "use Man: [CMA]; stop")
    assert zone(s, "Hut") == zones.IN_PLAY and s.of(0, their.COMMAND) == 0
    s = stand((HUT, 1, "D4"), (Card("Man"), 0, "C6"), (Card("Pal"), 0, "D4"), cp=1)
    play(s, "use Hut: discard; colour R; roll 3")  # the other way is open to who stands there
    assert zone(s, "Hut") == zones.DISCARD_PILE


@judged("CMA.4", "R148", "R183")
def test_a_combined_action_that_is_forbidden_after_the_move_is_not_triggered() -> None:
    warden = Card(
        "Warden", hp=9, lines=(holds("Characters engaged by this Character cannot trigger Actions."),)
    )
    s = stand((SPEAR, 0, "B4"), (warden, 1, "D4"), cp=2)
    play(s, "use Spear: [CMA]; step N; stop")
    assert hurt(s, "Warden") == 0 and s.of(0, their.COMMAND) == 1 and asked(s) == "Battle:1"


@judged("KW.NONCOMBAT.2", "CMA.1")
def test_a_non_combatant_combines_no_attack() -> None:
    meek = Card("Meek", keywords=((i.NON_COMBATANT, 0), (i.FLEET_FOOTED, 0)), lines=(HIT,))
    s = stand((meek, 0, "C4"), (OX, 1, "D4"), cp=2, bank="B1")
    play(s, "use Meek: [CMA]")  # nothing but Fleet Footed is there to be chosen
    assert asked(s) == "Move:0" and s.bank_size(0) == 0
    s = stand((Card("Meek", keywords=((i.NON_COMBATANT, 0),), lines=(HIT,)), 0, "C4"), (OX, 1, "D4"), cp=2)
    assert why(s, "use Meek: [CMA]") == c.CMA_1


# ---- who makes no Attacks


@judged("R183", "R190", "AOE.1")
@pytest.mark.parametrize("line", [HIT, SWEEP, BOLT])
def test_who_cannot_make_attacks_makes_no_area_either(line: str) -> None:
    warden = Card("Warden", hp=9, lines=(holds("Characters engaged by this Character cannot make Attacks."),))
    s = stand((Card("Mage", hp=9, lines=(line,)), 0, "C4"), (warden, 1, "D4"), (OX, 1, "C5"))
    choice = option(s, "use Mage: Attack")
    assert s.bar(choice) == c.R183 and "Warden" in refusal(s, choice, c.R183)


@judged("R183", "AOE.1")
def test_who_cannot_make_areas_makes_none() -> None:
    calm = Card("Calm", lines=(holds("Enemy Characters cannot make AOE Attacks."),))
    s = stand((Card("Mage", hp=9, lines=(SWEEP, HIT)), 0, "C4"), (calm, 1, "D4"))
    assert why(s, "use Mage: AOE") == c.R183 and why(s, "use Mage: RNG 0+D1") == 0


@judged("KW.NONCOMBAT.2", "R196")
def test_nobody_tells_a_non_combatant_to_sweep() -> None:
    boss = Card("Boss", lines=(act("Target Character you control makes a Melee Attack at no cost."),))
    s = stand(
        (boss, 0, "A1"), (Card("Meek", keywords=((i.NON_COMBATANT, 0),), lines=(SWEEP,)), 0, "C4"), bank="B1"
    )
    assert why(s, "use Boss: makes") == c.R143


@judged("R183", "R196")
def test_nobody_is_told_to_use_what_he_cannot_trigger() -> None:
    boss = Card("Boss", lines=(act("Target Character you control makes a Melee Attack at no cost."),))
    hush = Card("Hush", lines=(holds("Enemy Characters cannot trigger abilities with trait Combat."),))
    s = stand((boss, 0, "A1"), (SPEAR, 0, "C4"), (OX, 1, "D4"), (hush, 1, "G9"), bank="B1")
    assert why(s, "use Boss: makes") == c.R143


@judged("R183", "R195")
@pytest.mark.parametrize("gift", ["cannot make Attacks", "gains Non-Combatant"])
def test_an_attack_that_has_begun_is_not_undone(gift: str) -> None:
    text = f"When this Character is targeted by an Attack, each enemy Character {gift} until the end of the Phase."
    imp = Card("Imp", hp=9, lines=(when(text),))
    other = Card("Other", keywords=((i.NON_COMBATANT, 0),))  # so that the Keyword is known here
    s = stand((Card("Spear", lines=(FREE,)), 0, "C4"), (imp, 1, "D4"), spare=(other,), bank="B1 B2")
    play(s, "use Spear: Melee; die B1; use Imp: targeted")
    assert hurt(s, "Imp") == 3
    play(s, "pass")
    assert why(s, "use Spear: Melee") != 0


# ---- the Attack


@judged("R64", "R61")
@pytest.mark.parametrize("middle", ["C4", "D4"])
def test_nobody_pushes_himself(middle: str) -> None:
    s = stand((Card("Mage", hp=9, lines=(GALE,)), 0, "C4"), (OX, 1, "E4"))
    play(s, f"use Mage: Ranged; sq {middle}")
    if middle == "D4":
        play(s, "far 2")
        assert at_square(s, the(s, "Ox")) == "G4"
    assert at_square(s, the(s, "Mage")) == "C4" and asked(s) == "Battle:1"


@judged("KW.CLEAVE.1", "R79", "R210")
def test_a_cleave_passes_by_who_was_killed_and_spared() -> None:
    cat = Card(
        "Cat",
        hp=2,
        lines=(when("When this Character is killed, remove all damage from it instead of discarding it."),),
    )
    ax = Card("Ax", hp=9, keywords=((i.CLEAVE, 0),), lines=(HIT,))
    s = stand((ax, 0, "C4"), (cat, 1, "D4"), (OX, 1, "D5"), bank="B1")
    play(s, "use Ax: Melee; pick Cat; pass; use Cat: killed; use Ax: kills")
    assert hurt(s, "Ox") == 3 and hurt(s, "Cat") == 0 and zone(s, "Cat") == zones.IN_PLAY
    s = stand((ax, 0, "C4"), (cat, 1, "D4"), bank="B1")
    play(s, "use Ax: Melee; use Cat: killed")  # now there is nobody else
    assert asked(s) == "Battle:1"


@judged("KW.CLEAVE.1", "R197")
def test_a_sweep_without_another_square_is_not_repeated() -> None:
    sweep = SWEEP.replace("RNG 1", "RNG 0")
    ax = Card("Ax", hp=9, keywords=((i.CLEAVE, 0),), lines=(sweep,))
    s = stand((ax, 0, "C4"), (Card("Imp", hp=1), 1, "D4"), bank="B1")
    play(s, "use Ax: Melee")
    assert zone(s, "Imp") == zones.DISCARD_PILE and asked(s) == "Battle:1" and s.bank_size(0) == 1


@judged("R197", "R196")
def test_another_attack_of_the_same_kind_is_no_repetition() -> None:
    again = when("After this Character completes an Attack, it makes a Melee Attack at no cost.").replace(
        " Ability", " Limit 1 per Phase. Ability"
    )
    ax = Card("Ax", hp=9, lines=(SWEEP, again))
    s = stand((ax, 0, "C4"), (OX, 1, "D4"))
    play(s, "use Ax: AOE; sq D4; use Ax: completes")
    assert why(s, "sq D4") == 0


@judged("R196", "KW.DUAL.1", "KW.CLEAVE.1")
def test_an_attack_with_a_limit_is_not_repeated_beyond_it() -> None:
    once = HIT.replace("Ability", "Limit 1 per Phase. Ability")
    for keyword, foe in ((i.DUAL_STRIKE, OX), (i.CLEAVE, Card("Imp", hp=1))):
        ax = Card("Ax", hp=9, keywords=((keyword, 0),), lines=(once,))
        s = stand((ax, 0, "C4"), (foe, 1, "D4"), (Card("Cow", hp=9), 1, "D5"), bank="B1")
        play(s, f"use Ax: RNG 0+D1; pick {foe.name}")
        assert asked(s) == "Battle:1" and hurt(s, "Cow") == 0


@judged("R220", "R97")
def test_an_ability_that_tells_to_attack_does_not_call_itself() -> None:
    twice = HIT.replace("Ability", "Then this Character makes a Melee Attack at no cost. Ability")
    s = stand((Card("Ax", hp=9, lines=(twice,)), 0, "C4"), (OX, 1, "D4"))
    play(s, "use Ax: RNG 0+D1")
    assert hurt(s, "Ox") == 3 and asked(s) == "Battle:1"
    s = stand((Card("Ax", hp=9, lines=(twice, FREE)), 0, "C4"), (OX, 1, "D4"))
    play(s, "use Ax: {Exhaust} Melee")
    assert hurt(s, "Ox") == 6


# ---- Keywords with a number, and what is left out once


@pytest.mark.clause("antithesis R89", "antithesis KW.REGEN", "antithesis KW.MANA.1")
def test_of_a_keyword_with_a_number_the_highest_counts_alone() -> None:
    troll = Card(
        "Troll", hp=9, keywords=((i.REGENERATION, 1),), lines=(holds("This Character has Regeneration 2."),)
    )
    spare = Card("Spare", keywords=((i.REGENERATION, 2), (i.MANA_X, 2)))  # so that the numbers are known here
    s = board([troll, spare])
    s.put(place(s, "Troll", 0, "A1"), its.DAMAGE, 6)
    s.frames = [Phases()]
    s.run()
    play(s, "use Troll: Heals")
    assert hurt(s, "Troll") == 4 and asked(s) == "Shift:0"
    wizard = Card("Wizard", keywords=((i.MANA_X, 1),), lines=(holds("This Character has Mana-2."),))
    s = board([wizard, spare])
    hand(s, "Wizard", 0)
    play(fight(s), "own [Deploy]; pick Wizard; sq A1; use Wizard: [Deploy]ed")
    assert s.tokens(the(s, "Wizard"), its.MANA) == 2 and asked(s) == "Battle:1"


@judged("KW.FOCUSED", "R9", "CMA.2")
def test_the_point_of_a_combined_action_itself_is_never_left_out() -> None:
    boss = Card(
        "Boss", lines=(act("Target Character you control performs a [CMA] without the additional {CP}."),)
    )
    hit = HIT.replace("{Exhaust}", "{CP}{Exhaust}")
    for keywords in ((), ((i.FOCUSED, 0),)):
        s = stand(
            (boss, 0, "A1"),
            (Card("Ax", hp=9, keywords=keywords, lines=(hit,)), 0, "C4"),
            (OX, 1, "D4"),
            cp=2,
            bank="B1",
        )
        play(s, "use Boss: performs; stop")
        assert s.of(0, their.COMMAND) == 1 and hurt(s, "Ox") == 3


# ---- why not?


def refused(s: Board, choice: int) -> tuple[str, str]:
    return GAME_WITH_WORDS.why_not(s, choice)


@judged("R190", "ATK.3", "ATK.4", "KW.HOVER", "R68", "ATK.2", "KW.TAUNT")
def test_who_is_no_target_is_refused_for_what_is_wrong_with_him() -> None:
    bird = Card("Bird", hp=9, keywords=((i.HOVER, 0),))
    s = stand(
        (SPEAR, 0, "C4"), (OX, 1, "D4"), (Card("Cow", hp=9), 1, "D5"), (bird, 1, "D3"),
        (Card("Far"), 1, "F4"), (Card("Pal"), 0, "C5"), (HUT, 1, "C3"),
    )  # fmt: skip
    play(s, "use Spear: Melee")
    for name, clause, words in (
        ("Bird", "KW.HOVER", "Bird has Hover, and the attacker has not"),
        ("Far", "ATK.3", "Far is out of range"),
        ("Pal", "R68", "Pal is your own"),
        ("Hut", "ATK.2", "Hut is no Character"),
    ):
        assert refused(s, o.make(o.PICK, spot_named(s, name))) == (f"antithesis {clause}", words)
    taunt = Card("Taunt", hp=9, keywords=((i.TAUNT, 0),))
    s = stand(
        (SPEAR, 0, "C4"),
        (taunt, 1, "D4"),
        (Card("Other", hp=9, keywords=((i.TAUNT, 0),)), 1, "D3"),
        (OX, 1, "D5"),
    )
    play(s, "use Spear: Melee")
    assert refused(s, o.make(o.PICK, spot_named(s, "Ox")))[0] == "antithesis KW.TAUNT"
    s = stand(
        (Card("Bow", lines=(SHOT,)), 0, "C4"), (OX, 1, "D4"), (Card("Far"), 1, "E4"), (Card("Cow"), 1, "C5")
    )
    play(s, "use Bow: Ranged")
    assert refused(s, o.make(o.PICK, spot_named(s, "Far"))) == ("antithesis ATK.4", "Far is out of sight")


@judged("R190", "ATKSEQ.1", "KW.HOVER")
def test_who_finds_nobody_is_told_why_not_the_nearest() -> None:
    bird = Card("Bird", hp=9, keywords=((i.HOVER, 0),))
    s = stand((SPEAR, 0, "C4"), (bird, 1, "D4"), (OX, 1, "G9"))
    clause, words = refused(s, option(s, "use Spear: Melee"))
    assert clause == "antithesis KW.HOVER" and words.endswith(
        "nobody to attack: Bird has Hover, and the attacker has not"
    )
    s = stand((SPEAR, 0, "C4"), (OX, 1, "G9"))
    clause, words = refused(s, option(s, "use Spear: Melee"))
    assert clause == "antithesis ATKSEQ.1" and words.endswith("nobody to attack: Ox is out of range")


@judged("R190", "KW.DESTRUCT.2")
def test_a_field_that_does_not_fall_says_why() -> None:
    for cards, words in (
        (((Card("Man", presence=0), 0, "D4"),), "no Character of yours with Presence stands on Hut"),
        (((Card("Man"), 1, "D4"),), "Hut is guarded by a Character of its controller with Presence"),
    ):
        s = stand((HUT, 1, "D4"), *cards, cp=1)
        assert refused(s, option(s, "use Hut: discard")) == ("antithesis KW.DESTRUCT.2", words)


@judged("R190", "MOD.T", "DEPLOY.1.i", "ZONE.E")
def test_what_is_not_deployed_and_no_host_is_refused_by_name() -> None:
    spur = Card(
        "Spur",
        kind=i.MODIFICATION,
        attach="Attach To: Character you control",
        lines=("Attached Has Charge.",),
    )
    other = Card("Other", keywords=((i.CHARGE, 0),))
    s = board([spur, other, OX, HUT, Card("Ploy", kind=i.TACTIC, cost="1"), Card("Dear", cost="9")])
    place(s, "Other", 0, "A1")
    place(s, "Other", 0, "A2")
    place(s, "Ox", 1, "G1")
    place(s, "Hut", 0, "B1")
    for name in ("Spur", "Ploy", "Dear"):
        hand(s, name, 0)
    dice(s, 0, "R1")
    play(fight(s), "~; own [Deploy]")
    for name, clause in (("Ploy", "DEPLOY.1.i"), ("Dear", "DICE.9"), ("Hut", "ZONE.E")):
        assert refused(s, o.make(o.PICK_FACE, s.library.face_of(name)))[0] == f"antithesis {clause}"
    play(s, "pick Spur; ~")
    for name, clause in (("Ox", "MOD.T"), ("Hut", "MOD.T")):
        assert refused(s, o.make(o.PICK, spot_named(s, name)))[0] == f"antithesis {clause}"


# ---- whether a card is there when its player is asked


@judged("R187", "R70", "RESP.2")
@pytest.mark.parametrize("gone", ["kill it", "return it to its owner's Hand", "remove it from the game"])
def test_who_has_gone_answers_its_own_coming_no_more(gone: str) -> None:
    man = Card("Man", lines=(when("When this Character is [Deploy]ed, draw a card."),))
    pit = Card("Pit", kind=i.FIELD, lines=(when(f"When a Character is [Deploy]ed, {gone}."),))
    s = board([man, pit, OX])
    hand(s, "Man", 1)
    new(s, "Ox", 1, zones.MAIN_DECK)
    place(s, "Pit", 0, "D4")
    command(s, 1, 1)
    play(fight(s), "~; pass; ~; own Defensive; pick Man; sq G1; use Pit: When")
    assert zone(s, "Man") != zones.IN_PLAY and zone(s, "Ox") == zones.MAIN_DECK
    play(s, "~")
    assert zone(s, "Ox") == zones.MAIN_DECK


@judged("R187", "R204")
def test_who_was_killed_in_a_window_answers_it_no_more() -> None:
    tower = Card("Tower", lines=(when("When an enemy Character arrives in a square, draw a card."),))
    runner = Card(
        "Runner", lines=(when("When this Character arrives in a square, kill target enemy Character."),)
    )
    s = board([tower, runner, OX])
    place(s, "Tower", 1, "G4")
    place(s, "Runner", 0, "C4")
    new(s, "Ox", 1, zones.MAIN_DECK)
    play(fight(s), "use Runner: [Move]; step N; use Runner: arrives")
    assert zone(s, "Tower") == zones.DISCARD_PILE and asked(s) == "Move:0"


@judged("R208", "PASSV.2")
def test_a_passive_that_has_gone_does_nothing_in_the_same_window() -> None:
    first = Card(
        "First",
        kind=i.FIELD,
        lines=(holds("When an enemy Character arrives in a square, discard all Fields you control."),),
    )
    second = Card(
        "Second",
        kind=i.FIELD,
        lines=(holds("When an enemy Character arrives in a square, it takes 1 damage."),),
    )
    s = stand((OX, 0, "C4"), (first, 1, "G1"), (second, 1, "G3"))
    play(s, "use Ox: [Move]; step N")
    assert zone(s, "Second") == zones.DISCARD_PILE and hurt(s, "Ox") == 0


@judged("R70", "R183", "R187")
def test_the_killed_answers_its_kill_from_its_hand() -> None:
    phoenix = Card(
        "Phoenix", hp=2,
        lines=(when("When this Character is killed, return it to its owner's Hand instead of discarding it."), when("When this Character is killed, draw a card.")),
    )  # fmt: skip
    s = board([SPEAR, phoenix, OX])
    place(s, "Spear", 0, "C4")
    place(s, "Phoenix", 1, "D4")
    new(s, "Ox", 1, zones.MAIN_DECK)
    play(fight(s), "use Spear: Melee; use Phoenix: return; card Phoenix: draw")
    assert zone(s, "Ox") == zones.HAND and zone(s, "Phoenix") == zones.HAND


@judged("R187", "R102")
def test_who_answers_its_own_return_stays_in_hand() -> None:
    cat = Card("Cat", lines=(when("When this Character leaves play, gain {R}."),))
    horn = Card("Horn", lines=(act("Return target Character you control to its owner's Hand."),))
    s = stand((cat, 0, "C4"), (horn, 0, "A1"), (OX, 1, "G9"), bank="B1")
    play(s, "use Horn: Return; pick Cat; card Cat: leaves; roll 3")
    assert zone(s, "Cat") == zones.HAND and s.bank_size(0) == 1


@judged("R183", "KW.ENDURANCE")
def test_who_cannot_recover_has_no_use_for_endurance() -> None:
    chill = Card("Chill", lines=(holds("Enemy Characters cannot recover."),))
    s = board([Card("Ox", keywords=((i.ENDURANCE, 0),)), chill])
    s.put(place(s, "Ox", 0, "C4"), its.SIDE, its.EXHAUSTED)
    place(s, "Chill", 1, "G4")
    command(s, 0, 1)
    assert why(fight(s), "use Ox: recovers") == c.R183


@judged("R184", "R119")
def test_who_comes_back_was_not_killed() -> None:
    phoenix = Card(
        "Phoenix",
        hp=2,
        lines=(
            when("When this Character is killed, return it to its owner's Hand instead of discarding it."),
        ),
    )
    judge = Card("Judge", lines=(act("Exhaust all Characters killed this Phase."),))
    s = stand(
        (Card("Spear", lines=(HIT,)), 0, "C4"), (phoenix, 1, "D4"), (judge, 1, "G9"), theirs="B1", cp2=1
    )
    play(s, "use Spear: Melee; use Phoenix: killed")
    play(s, "~; own Defensive; pick Phoenix; sq G1; ~; pass; ~; use Judge: Exhaust; ~")
    assert zone(s, "Phoenix") == zones.IN_PLAY and s.get(the(s, "Phoenix"), its.SIDE) == its.RECOVERED


@judged("R221", "R182", "R187")
@pytest.mark.parametrize("whose", ["this Character leaves play", "this Character is discarded"])
def test_who_answers_its_leaving_finds_itself_where_that_has_put_it(whose: str) -> None:
    cat = Card("Cat", hp=2, lines=(when(f"When {whose}, return it to its owner's Hand."),))
    s = stand((SPEAR, 0, "C4"), (cat, 1, "D4"))
    play(s, "use Spear: Melee; card Cat: return")
    assert zone(s, "Cat") == zones.HAND and asked(s) == "Battle:1"


@judged("R221", "R125")
def test_a_modification_answers_the_leaving_of_its_host() -> None:
    charm = Card(
        "Charm", kind=i.MODIFICATION, attach="Attach To: Character you control",
        lines=(when("When the attached Character leaves play, return this card to its owner's Hand."),),
    )  # fmt: skip
    s = board([SPEAR, Card("Imp", hp=2), charm])
    place(s, "Spear", 0, "C4")
    host = place(s, "Imp", 1, "D4")
    item = place(s, "Charm", 1)
    s.put(item, its.HOST, host)
    s.put(item, its.PLACE, its.ATTACHED)
    play(fight(s), "use Spear: Melee; card Charm: return")
    assert zone(s, "Charm") == zones.HAND and zone(s, "Imp") == zones.DISCARD_PILE


@judged("R221", "R182")
def test_what_was_moved_again_is_not_found() -> None:
    text = "When a Character leaves play, return it to its owner's Hand."
    s = stand(
        (
            Card(
                "Spear",
                hp=9,
                lines=(HIT, when(text.replace("return it to its owner's Hand", "remove it from the game"))),
            ),
            0,
            "C4",
        ),
        (Card("Cat", hp=2), 1, "D4"),
        (Card("Bell", lines=(when(text),)), 1, "G9"),
    )
    play(s, "use Spear: RNG 0+D1; use Spear: remove; use Bell: return")
    assert zone(s, "Cat") == zones.OUT_OF_GAME


@judged("R182", "R221")
def test_an_order_to_who_has_died_meanwhile_does_nothing() -> None:
    trap = Card(
        "Trap",
        kind=i.FIELD,
        lines=(holds("When an enemy Character arrives in a square of this Field, it takes 9 damage."),),
    )
    horn = Card(
        "Horn", lines=(act("Target Character you control [Move]s. Then return it to its owner's Hand."),)
    )
    s = stand((Card("Cat"), 0, "C4"), (horn, 0, "A1"), (trap, 1, "D4"), bank="B1")
    play(s, "use Horn: Target; pick Cat; step N")
    assert zone(s, "Cat") == zones.DISCARD_PILE

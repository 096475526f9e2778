"""Worked cases of two or three rules at once."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.kernel.frames import CHANCE
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.trying import holds

STEAL = act("Gain control of target enemy Character until the end of the Phase.")
THIEF = Card("Thief", lines=(STEAL,))
IMP = Card("Imp", hp=1)


def sudden(text: str, cost: str = "{S}") -> str:
    return act(text, cost, "Global Interrupt")


def come_to(s: Board, words: str) -> None:
    """Pass, and add no dice, until this can be chosen, and choose it."""
    while s.seat != CHANCE and asked(s).split(":")[0] in ("Window", "Point", "Adding"):
        try:
            if s.bar(option(s, words)) == 0:
                break
        except AssertionError:
            pass  # nobody of that name can be picked yet
        s.apply(o.PAID if asked(s).startswith("Adding") else o.PASS)
    play(s, words)


def all_of(s: Board, text: str) -> Board:
    for words in text.split("; "):
        come_to(s, words)
    return s


def settle(s: Board) -> None:
    """Pass until somebody acts again."""
    while asked(s).split(":")[0] in ("Window", "Point", "Adding"):
        s.apply(o.PAID if asked(s).startswith("Adding") else o.PASS)


# ---- the end of a Battle and of a Phase


@judged("R243", "R189", "SCORE.1")
def test_who_dies_as_the_battle_ends_holds_no_goal() -> None:
    s = stand(
        (Card("Man", hp=1, lines=(holds("When the Battle ends, this Character takes 1 damage."),)), 0, "D4")
    )
    s.set_goals(1 << square("D4"))
    play(s, "pass; pass")
    assert zone(s, "Man") == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 0


@judged("R184", "R189", "R109", "PHASE.10")
def test_whoever_falls_as_the_phase_ends_is_answered_with_its_last_points() -> None:
    up = Card(
        "Up",
        lines=(
            act("Target Character you control gains +2 HP until the end of the Phase."),
            when("When a Character you control is killed, gain {R}.", "{CP}"),
        ),
    )
    s = stand((up, 0, "A1"), (Card("Man", hp=3, vp=2), 0, "C4"), (OX, 1, "G9"), bank="R1", cp=1)
    play(s, "use Up: HP; pick Man")
    s.put(the(s, "Man"), its.DAMAGE, 3)
    play(s, "~; pass; pass; pass; use Up: gain {R}; roll 2")
    assert s.of(1, their.VICTORY) == 0 and bank(s, 0) == "R2"


@judged("R184", "PHASE.7", "PHASE.10", "SCORE.1.ii")
def test_a_stolen_character_scores_before_it_goes_home() -> None:
    s = stand((THIEF, 0, "A1"), (Card("Man"), 1, "D4"), bank="R1")
    s.set_goals(1 << square("D4"))
    all_of(s, "use Thief: control")
    settle(s)
    play(s, "pass; pass; pass")
    assert (s.of(0, their.VICTORY), s.of(1, their.VICTORY)) == (1, 0)
    assert s.get(the(s, "Man"), its.CONTROLLER) == 1


@judged("R153", "R189", "SHIFT.3.b")
def test_who_lived_by_the_old_strategy_falls_before_the_steps_of_the_new() -> None:
    steps = "Player Who Reveals: 1. Recover all cards you control. 2. [Collect Dice Income]."
    old = Card("Old", kind=i.STRATEGY, lines=(steps, "While Revealed: Characters you control have +2 HP."))
    man = Card("Man", hp=3, lines=(when("When this Character is killed, gain {R}."),))
    s = board([old, Card("New", kind=i.STRATEGY, lines=(steps,)), man, OX])
    new(s, "Old", 0, zones.REVEALED_STRATEGY)
    new(s, "New", 0, zones.STRATEGY_DECK)
    s.put(place(s, "Man", 0, "C4"), its.DAMAGE, 4)
    s.put(place(s, "Ox", 0, "A1"), its.SIDE, its.EXHAUSTED)
    s.battle = 0
    s.frames = [Shift(0)]
    s.run()
    play(s, "strategy New")
    assert asked(s) == "Window:0" and s.get(the(s, "Ox"), its.SIDE) == its.EXHAUSTED
    play(s, "use Man: killed; roll 3")
    assert zone(s, "Man") == zones.DISCARD_PILE and s.of(1, their.VICTORY) == 0
    assert s.get(the(s, "Ox"), its.SIDE) == its.RECOVERED


# ---- windows


@judged("R187", "RESP.2")
def test_who_comes_into_play_in_a_window_does_not_answer_its_event() -> None:
    cat = Card("Cat", cost="1", lines=(when("When a Character is killed, gain {R}."),))
    cap = Card("Cap", lines=(when("When a Character is killed, [Deploy] a Character from your Hand."),))
    s = board([SPEAR, IMP, cat, cap])
    place(s, "Spear", 0, "C4")
    place(s, "Imp", 1, "D4")
    place(s, "Cap", 0, "A1")
    hand(s, "Cat", 0)
    dice(s, 0, "R1")
    all_of(fight(s), "use Spear: Melee; use Cap: [Deploy]; pick Cat; sq A2")
    settle(s)
    assert zone(s, "Cat") == zones.IN_PLAY and asked(s) == "Battle:1"


@judged("R187", "R102")
def test_a_tactic_drawn_in_a_window_answers_its_event() -> None:
    wake = Card("Wake", kind=i.TACTIC, cost="1", lines=(when("When a Character is killed, gain {G}."),))
    s = board([SPEAR, IMP, wake, Card("Cap", lines=(when("When a Character is killed, draw a card."),))])
    place(s, "Spear", 0, "C4")
    place(s, "Imp", 1, "D4")
    place(s, "Cap", 0, "A1")
    new(s, "Wake", 0, zones.MAIN_DECK)
    dice(s, 0, "R1")
    all_of(fight(s), "use Spear: Melee; use Cap: draw; card Wake: killed; roll 3")
    assert bank(s, 0) == "G3"


@judged("R183", "R98", "RESP.CANCEL")
def test_a_replacement_that_was_cancelled_leaves_room_for_another() -> None:
    imp = Card(
        "Imp",
        hp=1,
        lines=(
            when("When this Character is killed, return it to its owner's Hand instead of discarding it."),
        ),
    )
    veto = Card(
        "Veto",
        lines=(
            when("When an opponent triggers a Response, cancel it.").replace(
                " Ability", " Limit 1 per Phase. Ability"
            ),
        ),
    )
    grave = Card(
        "Grave",
        lines=(
            when("When a Character you control is killed, remove it from the game instead of discarding it."),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (imp, 1, "D4"), (veto, 0, "A1"), (grave, 1, "G1"))
    play(s, "use Spear: Melee; use Imp: killed; use Veto: cancel; use Grave: killed")
    assert zone(s, "Imp") == zones.OUT_OF_GAME


@judged("R187", "CP.5")
def test_the_last_point_pays_for_one_answer() -> None:
    twice = Card(
        "Twice",
        lines=(
            when("When a Character is killed, gain {R}.", "{CP}"),
            when("When a Character is killed, gain {G}.", "{CP}"),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (IMP, 1, "D4"), (twice, 0, "A1"), cp=1)
    play(s, "use Spear: Melee; use Twice: gain {R}; roll 1")
    assert asked(s) == "Battle:1"


@judged("R189", "R69")
def test_hp_lost_by_an_answer_to_damage_kills_without_points() -> None:
    hexer = Card(
        "Hex",
        lines=(
            when("When an enemy Character takes True Damage, it gains -1 HP until the end of the Phase."),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (Card("Man", hp=4, vp=2), 1, "D4"), (hexer, 0, "A1"))
    play(s, "use Spear: Melee; use Hex: takes")
    assert zone(s, "Man") == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 0


@judged("R265", "R210", "R183")
def test_who_was_spared_is_removed_no_more() -> None:
    line = HIT.replace("HP)", "HP, removes the killed from the game)")
    saint = Card(
        "Saint",
        hp=3,
        lines=(
            when(
                "When this Character is killed, remove all damage from it instead of discarding it.", "{Soul}"
            ),
        ),
    )
    s = stand(
        (Card("Ax", hp=9, lines=(line,)), 0, "C4"),
        (saint, 1, "D4"),
        (Card("End", lines=(act("Kill target Character."),)), 1, "G1"),
        theirs="R1",
    )
    s.put(the(s, "Saint"), its.TOKENS + its.SOUL, 1)
    all_of(s, "use Ax: Melee; use Saint: killed")
    assert zone(s, "Saint") == zones.IN_PLAY
    all_of(s, "use End: Kill; pick Saint")
    settle(s)
    assert zone(s, "Saint") == zones.DISCARD_PILE


@judged("R272", "R183", "R69")
def test_who_is_doomed_does_not_come_back_to_hand() -> None:
    doom = Card("Doom", lines=(act("Target Character is removed from the game when it leaves play."),))
    imp = Card(
        "Imp",
        hp=1,
        vp=2,
        lines=(
            when("When this Character is killed, return it to its owner's Hand instead of discarding it."),
        ),
    )
    s = stand((doom, 0, "A1"), (SPEAR, 0, "C4"), (imp, 1, "D4"), bank="R1")
    all_of(s, "use Doom: removed; pick Imp; pass; use Spear: Melee; use Imp: killed")
    assert zone(s, "Imp") == zones.OUT_OF_GAME and s.of(0, their.VICTORY) == 2


# ---- moves


@judged("R38", "R93", "KW.DASH")
def test_a_flyer_stands_where_the_other_has_dashed_away() -> None:
    s = stand(
        (Card("Bird", hp=9, move=(i.FLY, 1, 0, "")), 0, "C4"),
        (Card("Hare", hp=9, keywords=((i.DASH, 0),)), 1, "D4"),
    )
    all_of(s, "use Bird: [Move]; step N; use Hare: [Move]; step N; stop")
    settle(s)
    assert at_square(s, the(s, "Bird")) == "D4" and asked(s) == "Battle:1"


@judged("R194", "FLY.1", "KW.DASH")
def test_nobody_ends_where_somebody_waits_in_its_move() -> None:
    hare = Card("Hare", hp=9, move=(i.FLY, 3, 0, ""), keywords=((i.DASH, 0),))
    s = stand((OX, 0, "C4"), (hare, 1, "D5"))
    all_of(s, "use Ox: [Move]; step N; use Hare: [Move]; step W")
    settle(s)
    assert why(s, "stop") == c.FLY_1
    all_of(s, "step S; stop")
    settle(s)
    assert at_square(s, the(s, "Hare")) == "C4" and asked(s) == "Move:0"


@judged("R194", "R38", "KW.LEAPING")
def test_who_loses_leaping_above_another_may_still_come_down() -> None:
    s = stand(
        (Card("Frog", hp=9, keywords=((i.LEAPING, 0),)), 0, "C4"),
        (OX, 1, "D4"),
        (Card("Cow", hp=9), 1, "D5"),
        (
            Card("Hex", lines=(sudden("Target enemy Character loses Leaping until the end of the Phase."),)),
            1,
            "G1",
        ),
        theirs="R1",
    )
    all_of(s, "use Frog: [Move]; step N; use Hex: loses")
    settle(s)
    assert why(s, "stop") == c.KW_LEAPING and why(s, "step E") == c.RUN_1
    play(s, "step N; stop")
    assert at_square(s, the(s, "Frog")) == "E4"


@judged("R179", "R45", "PUSHPULL.5")
def test_wings_that_were_attached_carry_over_a_chasm_and_save_from_no_push() -> None:
    chasm = Card("Chasm", kind=i.FIELD, lines=(holds("Characters without FLY cannot enter this Field."),))
    wings = Card(
        "Wings",
        kind=i.MODIFICATION,
        attach="Attach To: Character you control",
        lines=("Attached Has Passive: This Character has Movement: FLY 3. Ability Traits: Mobility",),
    )
    for pushed in (False, True):
        s = board([chasm, wings, OX, Card("Ram", hp=9, lines=(SHOVE,))])
        ox = place(s, "Ox", 0, "C4")
        place(s, "Chasm", 1, "D4")
        s.put(place(s, "Wings", 0), its.HOST, ox)
        place(s, "Ram", 1, "B4")
        fight(s)
        play(s, "pass; use Ram: Melee" if pushed else "use Ox: [Move]; array 1; step N; stop")
        assert at_square(s, ox) == ("C4" if pushed else "D4")


@judged("R69", "R41", "R148", "KILL.3")
def test_who_dies_of_a_field_on_its_way_attacks_nobody() -> None:
    pit = Card(
        "Pit",
        kind=i.FIELD,
        lines=(holds("When an enemy Character arrives in a square of this Field, it takes 9 damage."),),
    )
    s = stand((Card("Ax", hp=3, lines=(HIT,)), 0, "C4"), (pit, 1, "D4"), (OX, 1, "E4"), cp=1)
    play(s, "use Ax: [CMA]; step N")
    assert asked(s) == "Battle:1" and s.of(1, their.VICTORY) == 0 and hurt(s, "Ox") == 0


@judged("R187", "PUSHPULL.4")
def test_a_push_across_a_field_enters_it_once() -> None:
    pit = Card(
        "Pit",
        kind=i.FIELD,
        lines=(holds("When an enemy Character enters a square of this Field, it takes 1 damage."),),
        deep=2,
    )
    s = stand((Card("Ram", lines=(SHOVE,)), 1, "C4"), (OX, 0, "D4"), (pit, 1, "E4"))
    play(s, "pass; use Ram: Melee; far 3")
    assert at_square(s, the(s, "Ox")) == "G4" and hurt(s, "Ox") == 1


# ---- Attacks


@judged("R195", "R65", "R93", "LOS.2")
def test_whoever_comes_between_ends_a_shot_or_covers_from_it() -> None:
    late = Card("Late", cost="2", keywords=((i.GLOBAL_INTERRUPT_DEPLOY, 0), (i.PATROL, 7)))
    for line, where, between, damage, left in (
        (SHOT.replace("4+D2", "4"), "E4", "D4", 0, "B4"),
        (SHOT, "F5", "E5", 5, ""),
    ):
        s = board([Card("Bow", lines=(line,)), OX, late])
        place(s, "Bow", 0, "C4")
        place(s, "Ox", 1, where)
        hand(s, "Late", 1)
        dice(s, 0, "B4")
        dice(s, 1, "R2")
        come_to(fight(s), "use Bow: Ranged")
        while s.attack(attacks.STEP) == 0 or asked(s) != "Point:1":
            play(s, "pass")  # up to the point behind ATKSEQ.1
        play(s, f"card Late: [Deploy]; sq {between}; ~")
        if damage > 0:
            play(s, "die B4; ~")
        assert hurt(s, "Ox") == damage and bank(s, 0) == left and asked(s) == "Battle:1"


@judged("R195", "R65", "R68")
def test_an_attack_ends_when_either_side_of_it_changes_hands() -> None:
    turncoat = Card(
        "Turncoat",
        hp=9,
        lines=(
            when(
                "When this Character is targeted by an Attack, gain control of the attacker until the end of the Phase."
            ),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (turncoat, 1, "D4"), bank="R3")
    play(s, "use Spear: Melee; use Turncoat: control")
    assert hurt(s, "Turncoat") == 0 and bank(s, 0) == "R3" and s.get(the(s, "Spear"), its.CONTROLLER) == 1
    friend = Card(
        "Friend",
        lines=(
            when(
                "When an enemy Character is targeted by an Attack, gain control of it until the end of the Phase."
            ),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (OX, 1, "D4"), (friend, 0, "A1"), bank="R3")
    play(s, "use Spear: Melee; use Friend: control")
    assert hurt(s, "Ox") == 0 and bank(s, 0) == "R3" and asked(s) == "Battle:1"


@judged("R65", "R195", "R167")
def test_a_target_that_moves_within_reach_is_hit_all_the_same() -> None:
    dodger = Card(
        "Dodger",
        hp=9,
        lines=(when("When this Character is targeted by an Attack, it [Move]s.", "{Exhaust}"),),
    )
    s = stand((SPEAR, 0, "C4"), (dodger, 1, "D4"))
    play(s, "use Spear: Melee; use Dodger: targeted; step E; stop")
    assert hurt(s, "Dodger") == 3


@judged("R167", "R245", "R195")
def test_an_attack_is_completed_although_its_attacker_has_died_of_it() -> None:
    thorn = Card(
        "Thorn", hp=9,
        lines=(when("When this Character takes True Damage, target enemy Character takes 9 damage."), when("After an enemy Character completes an Attack against this Character, gain {R}.")),
    )  # fmt: skip
    ax = Card("Ax", hp=5, lines=(HIT, when("After this Character completes an Attack, gain {G}.")))
    s = stand((ax, 0, "C4"), (thorn, 1, "D4"))
    play(s, "use Ax: Melee; use Thorn: takes; use Thorn: completes; roll 2")
    assert bank(s, 1) == "R2" and bank(s, 0) == "" and asked(s) == "Battle:1"


@judged("R216", "R16", "KW.CHIVALRY.2", "ATKSEQ.4")
def test_who_steps_in_as_target_costs_no_surcharge_and_has_its_own_def() -> None:
    guard = Card(
        "Guard",
        hp=9,
        defence=2,
        lines=(
            when(
                "When another Character you control adjacent to this Character is targeted by an Attack, this Character becomes the target of this Attack."
            ),
        ),
    )
    sir = Card("Sir", hp=9, lines=(HIT,), keywords=((i.CHIVALRY, 0),))
    s = stand(
        (sir, 0, "C4"), (Card("Golem", hp=9, traits=("Soulless",)), 1, "D4"), (guard, 1, "D5"), bank="R1"
    )
    all_of(s, "use Sir: Melee; pick Golem; use Guard: becomes")
    settle(s)
    assert hurt(s, "Guard") == 1 and hurt(s, "Golem") == 0 and bank(s, 0) == "R1"


@judged("KW.CLEAVE.1", "KW.DEFENDER.1", "R79", "KILL.3")
def test_a_defender_that_kills_cleaves() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0), (i.CLEAVE, 0)))
    s = stand((Card("Thin", hp=2), 0, "C4"), (OX, 0, "C5"), (guard, 1, "D4"), theirs="R1 R1 R1")
    all_of(s, "use Thin: [Move]; step W; use Guard: leaves; paid; use Guard: kills; paid")
    settle(s)
    assert zone(s, "Thin") == zones.DISCARD_PILE and hurt(s, "Ox") == 3 and s.of(1, their.VICTORY) == 1


@judged("R16", "R148", "KW.CHIVALRY.2")
def test_a_die_spent_on_the_way_pays_no_surcharge_afterwards() -> None:
    sir = Card("Sir", hp=9, lines=(HIT,), keywords=((i.CHIVALRY, 0),), move=(i.RUN, 1, 0, "R"))
    for die_spent in (True, False):
        s = stand((sir, 0, "B4"), (OX, 1, "D4"), cp=1, bank="R3")
        play(s, f"use Sir: [CMA]; {'die R3' if die_spent else 'paid'}; step N")
        if die_spent:
            play(s, "stop")
        assert hurt(s, "Ox") == (0 if die_spent else 3) and asked(s) == "Battle:1"


@judged("R184", "R123")
def test_control_outlasts_the_thief() -> None:
    s = stand(
        (THIEF, 0, "A1"),
        (OX, 1, "D4"),
        (Card("End", lines=(act("Kill target Character.", "{CP}"),)), 1, "G1"),
        bank="R1",
        cp2=1,
    )
    all_of(s, "use Thief: control; pick Ox; use End: Kill; pick Thief")
    settle(s)
    assert zone(s, "Thief") == zones.DISCARD_PILE and s.get(the(s, "Ox"), its.CONTROLLER) == 0


@judged("R256", "R273", "R196")
def test_an_attack_is_not_told_for_what_gave_it() -> None:
    blade = Card(
        "Blade", kind=i.MODIFICATION, attach="Attach To: Character you control",
        lines=("Attached Has Global Action: {Exhaust}, discard a Modification you control: This Character makes a Melee Attack at no cost. Ability Traits: Combat", "Attached Has Global Action: {CP} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"),
    )  # fmt: skip
    for others, clause in ((0, c.R196), (1, 0)):
        s = board(
            [
                blade,
                Card("Lad", hp=9),
                OX,
                Card("Rag", kind=i.MODIFICATION, attach="Attach To: Character you control"),
            ]
        )
        lad = place(s, "Lad", 0, "C4")
        for name in ("Blade", "Rag")[: 1 + others]:
            s.put(place(s, name, 0), its.HOST, lad)
        place(s, "Ox", 1, "D4")
        assert why(fight(s), "use Lad: makes") == clause

"""Worked cases in which windows, lasting effects and places meet."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment.dice import GainDice
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.words.asking import question
from sandtable.games.antithesis.words.secrets import settles
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases


@judged("R195", "R65", "KW.INVIS")
def test_a_target_that_becomes_invisible_is_lost() -> None:
    ghost = Card(
        "Ghost",
        hp=9,
        lines=(
            when(
                "When this Character is targeted by an Attack, it gains Invisibility until the end of the Phase."
            ),
        ),
    )
    other = Card("Other", keywords=((i.INVISIBILITY, 0),))  # so that the Keyword is known here
    s = stand((SPEAR, 0, "C4"), (ghost, 1, "D4"), bank="R4", spare=(other,))
    play(s, "use Spear: Melee; use Ghost: targeted")
    assert hurt(s, "Ghost") == 0 and s.bank_size(0) == 1 and asked(s) == "Battle:1"


@judged("R195", "R75")
def test_a_taunt_that_comes_late_changes_nothing() -> None:
    herald = Card(
        "Herald",
        lines=(
            when(
                "When a Character you control is targeted by an Attack, this Character gains Taunt until the end of the Phase."
            ),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (OX, 1, "D4"), (herald, 1, "D5"))
    play(s, "use Spear: Melee; pick Ox; use Herald: targeted")
    assert hurt(s, "Ox") == 3


@judged("R163", "R155")
def test_dice_turned_after_the_strength_is_known_count_anew() -> None:
    trick = Card(
        "Trick", lines=(when("When an opponent spends dice on an Attack, reroll one of them.", "{P}"),)
    )
    s = stand((SPEAR, 0, "C4"), (OX, 1, "D4"), (trick, 1, "G9"), bank="R6", theirs="P1")
    play(s, "use Spear: Melee; die R6; use Trick: reroll; roll 1")
    assert hurt(s, "Ox") == 4 and asked(s) == "Battle:1"


@judged("R183", "R56")
def test_prevention_takes_off_every_kind() -> None:
    both = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, HP STR 3, PUSH STR 3). Ability Traits: Combat"
    shield = Card(
        "Shield", lines=(when("When a friendly Character would take True Damage, prevent 2 of it."),)
    )
    s = stand((Card("Ram", lines=(both,)), 0, "C4"), (OX, 1, "D4"), (shield, 1, "G9"))
    play(s, "use Ram: Melee; use Shield: prevent")
    assert hurt(s, "Ox") == 1
    assert why(s, "far 2") != 0 and why(s, "far 1") == 0


@judged("R183")
def test_nobody_prevents_what_would_not_hurt() -> None:
    shield = Card(
        "Shield", lines=(when("When a friendly Character would take True Damage, prevent 2 of it."),)
    )
    s = stand((SPEAR, 0, "C4"), (Card("Wall", defence=3), 1, "D4"), (shield, 1, "G9"))
    play(s, "use Spear: Melee")
    assert asked(s) == "Battle:1"


@judged("R78", "R75", "KW.DEFENDER.1")
def test_a_defender_with_an_area_alone_cannot_answer() -> None:
    cone = "Global Action: {Exhaust} Melee Attack (AOE Direct Cone, RNG 1, STR 3, HP). Ability Traits: Combat"
    guard = Card("Guard", lines=(cone,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Runner", hp=9), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Runner: [Move]; step W")
    assert asked(s) == "Move:0"


@judged("R77", "R79")
def test_a_charge_is_used_up_by_the_next_melee_attack() -> None:
    bull = Card("Bull", move=(i.RUN, 3, 0, ""), keywords=((i.CHARGE, 0), (i.DUAL_STRIKE, 0)), lines=(FREE,))
    s = stand((bull, 0, "B4"), (Card("Ox", hp=30), 1, "F4"), bank="R2 R1 B1 G1")
    play(s, "use Bull: [Move]s. Ability; step N; step N; step N; pass")
    play(s, "use Bull: Melee; die B1; die R2; use Bull: same target; die G1; die R1")
    assert hurt(s, "Ox") == 7 + 4


@judged("R77", "KW.CLEAVE.1")
def test_a_charge_is_not_for_an_attack_in_the_midst_of_the_charging_one() -> None:
    bull = Card("Bull", move=(i.RUN, 3, 0, ""), keywords=((i.CHARGE, 0), (i.CLEAVE, 0)), lines=(FREE,))
    s = stand(
        (bull, 0, "B4"), (Card("Thin", hp=1), 1, "F4"), (Card("Ox", hp=30), 1, "F5"), bank="R2 R1 R1 B1 G1"
    )
    play(s, "use Bull: [Move]s. Ability; step N; step N; step N; pass")
    play(s, "use Bull: Melee; die B1; pick Thin; die R2; use Bull: again; die R1; die R1")
    assert hurt(s, "Ox") == 4


@judged("R70", "R182")
def test_a_killed_champion_is_still_a_champion() -> None:
    """A condition asks what the named card is, not whether it still acts."""
    for said, points in (
        ("is a Champion", 1),
        ("is not a Champion", 0),
        ("is a Character", 1),
        ("is a Field", 0),
    ):
        text = when(
            f"When a Character you control is killed, draw a card. If that Character {said}, gain {{CP}}."
        )
        lord = Card("Lord", hp=1, kind=i.CHAMPION)
        s = stand((Card("Clerk", hp=9, lines=(text,)), 0, "A1"), (lord, 0, "C4"), (SPEAR, 1, "D4"))
        new(s, "Lord", 0, zones.MAIN_DECK)
        command(s, 1, 1)
        play(s, "pass; use Spear: Melee; use Clerk: killed; ~")
        assert s.of(0, their.COMMAND) == points, said


@judged("R201", "KW.DUAL.1")
def test_what_waits_for_the_next_attack_is_for_no_attack_inside_it() -> None:
    gift = act("This Character gains +2 STR for its next Attack.")
    twin = Card("Twin", keywords=((i.DUAL_STRIKE, 0),), lines=(HIT, gift))
    s = stand((twin, 0, "C4"), (Card("Ox", hp=30), 1, "D4"), bank="B1 G1")
    play(s, "use Twin: gains; die B1; ~; pass; use Twin: Melee; use Twin: same target; ~")
    assert hurt(s, "Ox") == 5 + 3


@judged("R70", "MOD.1", "R125", "ZONE.F.1")
def test_modifications_go_to_their_owners_with_their_host() -> None:
    ring = Card("Ring", kind=i.MODIFICATION, attach="Attach To: Character you control")
    chain = Card("Chain", kind=i.MODIFICATION, attach="Attach To: enemy Character")
    s = board([SPEAR, Card("Thin", hp=3), ring, chain])
    place(s, "Spear", 0, "C4")
    thin = place(s, "Thin", 1, "D4")
    for name, seat in (("Ring", 1), ("Chain", 0)):
        s.put(place(s, name, seat), its.HOST, thin)
    fight(s)
    play(s, "use Spear: Melee")
    assert [zone(s, name) for name in ("Thin", "Ring", "Chain")] == [zones.DISCARD_PILE] * 3
    assert s.get(the(s, "Chain"), its.OWNER) == 0


@judged("MOD.U", "R125", "R150", "R170")
def test_what_is_attached_is_used_by_the_host_and_exhausts_it() -> None:
    bow = Card(
        "Bow",
        kind=i.MODIFICATION,
        attach="Attach To: Character you control",
        lines=("Attached Has Global Action: {Exhaust} Gain {R}. Ability Traits: Economics",),
    )
    s = board([Card("Host"), bow])
    host = place(s, "Host", 0, "C4")
    s.put(place(s, "Bow", 0), its.HOST, host)
    fight(s)
    play(s, "use Host: Gain; roll 3")
    assert bank(s, 0) == "R3" and s.get(host, its.SIDE) == its.EXHAUSTED


@judged("R184", "R189", "R53")
def test_who_lived_by_borrowed_hp_dies_at_the_end_without_points() -> None:
    nurse = Card(
        "Nurse", lines=(act("Target Character you control gains +3 HP until the end of the Phase."),)
    )
    s = stand((nurse, 0, "A1"), (Card("Thin", hp=3, vp=2), 0, "A2"), bank="B1")
    play(s, "use Nurse: HP; pick Thin")
    s.put(the(s, "Thin"), its.DAMAGE, 4)
    assert s.in_play(the(s, "Thin"))
    s.worked.fresh = False
    for _ in range(30):
        if zone(s, "Thin") == zones.DISCARD_PILE or s.over():
            break
        s.apply(s.options()[0])
    assert zone(s, "Thin") == zones.DISCARD_PILE and s.of(1, their.VICTORY) == 0


@judged("WIN.1", "R116", "R70")
def test_the_tenth_point_ends_the_game_before_any_window() -> None:
    angel = Card(
        "Angel",
        lines=(
            when(
                "When a Character you control is killed, return it to its owner's Hand instead of discarding it."
            ),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (Card("Thin", hp=1, vp=2), 1, "D4"), (angel, 1, "G1"))
    s.let(0, their.VICTORY, 8)
    play(s, "use Spear: Melee")
    assert s.over()


@judged("R148", "R149", "KW.DESTRUCT.5")
def test_a_raider_moves_onto_a_field_and_razes_it() -> None:
    camp = Card("Camp", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),))
    s = stand((camp, 1, "D4"), (Card("Raider"), 0, "C4"), cp=2)
    play(s, "use Raider: performs a [CMA]")
    play(s, "step N; stop" if asked(s) == "Move:0" else "combine Camp: discard this Field; step N; stop")
    play(s, "~")
    while asked(s).split(":")[0] in ("GainDice",):
        s.apply(s.options()[0])
    assert zone(s, "Camp") == zones.DISCARD_PILE and s.of(0, their.COMMAND) == 0


@judged("R41", "R184", "CTRL.1")
def test_a_mover_that_changes_hands_moves_no_further() -> None:
    siren = Card(
        "Siren",
        lines=(
            when(
                "When an enemy Character arrives in a square, gain control of it until the end of the Phase."
            ),
        ),
    )
    s = stand((Card("Runner", hp=9), 0, "C4"), (siren, 1, "G9"))
    play(s, "use Runner: [Move]; step N; use Siren: control")
    assert at_square(s, the(s, "Runner")) == "D4" and asked(s) == "Battle:1"
    assert s.get(the(s, "Runner"), its.CONTROLLER) == 1


@judged("R194")
def test_a_ban_on_moving_ends_the_move_after_the_step() -> None:
    net = Card(
        "Net",
        lines=(
            when("When an enemy Character arrives in a square, it cannot [Move] until the end of the Phase."),
        ),
    )
    s = stand((Card("Runner", hp=9), 0, "C4"), (net, 1, "G9"))
    play(s, "use Runner: [Move]; step N; use Net: cannot")
    assert at_square(s, the(s, "Runner")) == "D4" and asked(s) == "Battle:1"


@judged("R183", "R184", "R190")
def test_who_cannot_attack_for_a_while_may_again_later() -> None:
    hush = Card(
        "Hush", lines=(act("Target enemy Character cannot make Attacks until the end of the Battle."),)
    )
    s = stand((hush, 0, "C4"), (SPEAR, 1, "D4"), (Card("Other", hp=9, lines=(HIT,)), 1, "D5"), bank="B1")
    play(s, "use Hush: cannot; pick Spear")
    assert why(s, "use Spear: Melee") != 0 and why(s, "use Other: Melee") == 0


@judged("R61", "R189", "R103", "PUSHPULL.1")
def test_an_area_push_moves_the_farthest_first() -> None:
    wave = (
        "Global Action: {Exhaust} Melee Attack (AOE Direct Line, RNG 3, STR 2, PUSH). Ability Traits: Combat"
    )
    s = stand((Card("Wave", lines=(wave,)), 0, "B4"), (OX, 1, "C4"), (Card("Far", hp=9), 1, "D4"))
    play(s, "use Wave: Melee")
    aim(s, "B4", "N")
    play(s, "far 2; far 2")
    assert at_square(s, the(s, "Far")) == "F4" and at_square(s, the(s, "Ox")) == "E4"


@judged("R27", "R46")
def test_range_is_counted_between_the_nearest_squares() -> None:
    s = stand((Card("Ogre", size=2, lines=(HIT,)), 0, "B3"), (Card("Huge", size=3, hp=9), 1, "D5"))
    play(s, "use Ogre: Melee")
    assert hurt(s, "Huge") == 3


@judged("R27", "PRES.4", "R198")
def test_the_presence_of_a_large_token() -> None:
    s = stand((Card("Ogre", size=2, presence=2), 0, "B3"))
    mine = standing.controls(s, 0)
    assert bin(mine).count("1") == 12 and not mine >> square("A2") & 1


@judged("R25", "R83", "KW.PATROL")
def test_a_large_patrol_lies_within_its_rows() -> None:
    for row in (2, 3):
        ogre = Card("Ogre", size=2, keywords=((i.PATROL, row),))
        s = board([ogre])
        hand(s, "Ogre", 0)
        fight(s)
        play(s, "own Deploy; pick Ogre")
        assert (why(s, "sq B1") == 0) is (row >= 3)
        assert why(s, "sq C1") != 0


@judged("R29", "KW.AMBUSH")
def test_an_ambush_comes_from_the_enemy_s_edge() -> None:
    s = board([Card("Shade", keywords=((i.AMBUSH, 0),)), OX])
    hand(s, "Shade", 0)
    place(s, "Ox", 1, "G4")
    fight(s)
    play(s, "own Deploy; pick Shade")
    assert why(s, "sq G5") == 0 and why(s, "sq D9") == 0 and why(s, "sq D5") != 0 and why(s, "sq G4") != 0


@judged("R82", "KW.GIDEPLOY", "R93")
def test_a_card_comes_from_hand_between_two_steps() -> None:
    late = Card("Late", cost="2", keywords=((i.GLOBAL_INTERRUPT_DEPLOY, 0), (i.PATROL, 4)))
    s = board([Card("Runner", hp=9), late])
    place(s, "Runner", 0, "C4")
    hand(s, "Late", 1)
    dice(s, 1, "B3")
    fight(s)
    play(s, "pass; use Runner: [Move]; ~; step N")
    assert asked(s) == "Point:1"
    play(s, "card Late: [Deploy]; sq E4")
    play(s, "~")
    assert zone(s, "Late") == zones.IN_PLAY and asked(s) == "Move:0" and why(s, "step N") == c.RUN_1


@judged("R102", "R98", "TAC.1")
def test_a_cancelled_tactic_is_discarded_and_paid() -> None:
    bolt = Card(
        "Bolt",
        kind=i.TACTIC,
        cost="3",
        lines=("Global Action: Target enemy Character takes 3 damage. Ability Traits: Thaumaturgy",),
    )
    veto = Card("Veto", hp=9, lines=(when("When an opponent triggers a Tactic, cancel it."),))
    s = board([bolt, veto])
    place(s, "Veto", 1, "D4")
    hand(s, "Bolt", 0)
    dice(s, 0, "R4")
    fight(s)
    play(s, "pass; card Bolt: damage; use Veto: cancel")
    assert zone(s, "Bolt") == zones.DISCARD_PILE and s.bank_size(0) == 0 and hurt(s, "Veto") == 0


@judged("R97", "RESP.4", "R186")
def test_a_response_does_not_answer_itself() -> None:
    echo = Card("Echo", hp=9, lines=(when("When a Character Heals, target damaged Character Heals 1."),))
    nurse = Card("Nurse", lines=(act("Target Character Heals 1."),))
    s = stand((echo, 0, "C4"), (nurse, 0, "A1"), bank="B1")
    s.put(the(s, "Echo"), its.DAMAGE, 5)
    play(s, "use Nurse: Heals; pick Echo")
    assert asked(s) == "Window:0"
    play(s, "use Echo: Heals")
    assert hurt(s, "Echo") == 3 and asked(s) == "Battle:1"


@judged("R144", "R182")
def test_a_target_that_left_is_skipped_and_the_rest_done() -> None:
    s = stand(
        (Card("Nurse", lines=(act("Exhaust target enemy Character. Gain {R}."),)), 0, "A1"),
        (
            Card(
                "Foe",
                hp=9,
                lines=(
                    when("When an opponent triggers an Action, return this Character to its owner's Hand."),
                ),
            ),
            1,
            "D4",
        ),
        bank="B1",
    )
    play(s, "use Nurse: Exhaust; use Foe: return")
    assert zone(s, "Foe") == zones.HAND and asked(s) == "Battle:1" and s.bank_size(0) == 0


@judged("R187", "DICE.5", "INCOME.1.ii")
def test_two_dice_of_one_instruction_are_one_event() -> None:
    luck = Card("Luck", lines=(when("When you gain dice, gain {Y}. Limit 1 per Phase."),))
    s = stand((luck, 0, "C4"), (Card("Cook", lines=(act("Gain {R}{R}.", "{Exhaust}"),)), 0, "A1"))
    play(s, "use Cook: Gain; roll 1; roll 2")
    assert asked(s) == "Window:0" and windows(s) == 1
    play(s, "use Luck: gain; roll 3")
    assert bank(s, 0) == "R1 R2 Y3" and asked(s) == "Battle:1"


@judged("R40", "MOVE.3.d.i", "PUSHPULL.4")
def test_a_pushed_character_enters_and_does_not_arrive() -> None:
    trap = Card("Trap", kind=i.FIELD, lines=(
        when("When an enemy Character enters a square of this Field, it takes 1 damage."),
        when("When an enemy Character arrives in a square of this Field, it takes 5 damage."),
    ))  # fmt: skip
    s = stand((Card("Ram", lines=(SHOVE,)), 0, "C4"), (OX, 1, "D4"), (trap, 0, "E4"))
    play(s, "use Ram: Melee; far 1; use Trap: enters")
    assert hurt(s, "Ox") == 1 and asked(s) == "Battle:1"


@judged("R179", "R64", "PUSHPULL.5")
def test_a_runner_is_not_pushed_into_a_chasm() -> None:
    chasm = Card(
        "Chasm",
        kind=i.FIELD,
        lines=("Passive: Characters without FLY cannot enter this Field. Ability Traits: Domestic",),
    )
    for kind, reach in ((i.RUN, "D4"), (i.FLY, "E4")):
        ox = Card("Ox", hp=9, move=(kind, 2, 0, ""))
        s = stand((Card("Ram", lines=(SHOVE,)), 0, "C4"), (ox, 1, "D4"), (chasm, 0, "E4"))
        play(s, "use Ram: Melee")
        if reach == "E4":
            play(s, "far 1")
        assert at_square(s, the(s, "Ox")) == reach


@judged("R80", "R196")
def test_two_copies_count_their_limits_apart() -> None:
    cook = Card(
        "Cook",
        lines=("Global Action: {S} This Character Heals 1. Limit 1 per Phase. Ability Traits: Medical",),
    )
    s = board([cook, Card("Foe")])
    for where in ("A1", "A2"):
        s.put(place(s, "Cook", 0, where), its.DAMAGE, 1)
    dice(s, 0, "B1 B2")
    fight(s)
    play(s, "use Cook@A1: Heals; die B1; pass")
    assert why(s, "use Cook@A1: Heals") == c.R80 and why(s, "use Cook@A2: Heals") == 0


@judged("R59", "AOE.CONE")
def test_a_cone_widens() -> None:
    cone = "Global Action: {Exhaust} Melee Attack (AOE Direct Cone, RNG 2, STR 3, HP). Ability Traits: Combat"
    s = stand(
        (Card("Drake", lines=(cone,)), 0, "C4"),
        (OX, 1, "D5"),
        (Card("Far", hp=9), 1, "E5"),
        (Card("Mine", hp=9), 0, "E3"),
        (Card("Out", hp=9), 1, "E6"),
    )
    play(s, "use Drake: Melee")
    aim(s, "C4", "N")
    assert [hurt(s, name) for name in ("Ox", "Far", "Mine", "Out")] == [0, 3, 3, 0]


@judged("R35", "R36", "BOOST.1")
def test_a_boost_die_is_of_a_colour_of_the_attack_and_doubled_with_the_rest() -> None:
    hero = Card(
        "Hero",
        lines=(
            HIT,
            "Passive: This Character's Melee Attacks have Boost+1 and Boostx2. Ability Traits: Combat",
        ),
    )
    s = stand((hero, 0, "C4"), (Card("Ox", hp=40), 1, "D4"), bank="R2 R3 B6")
    play(s, "use Hero: Melee; die R2; die R3")
    assert hurt(s, "Ox") == 13 and bank(s, 0) == "B6"


@judged("R47", "R48", "ATK.4", "OBSC.5")
def test_a_shot_between_two_shoulders_hits_who_is_obscured() -> None:
    s = stand(
        (Card("Bow", lines=(SHOT,)), 0, "C4"),
        (OX, 1, "D5"),
        (Card("Left", hp=9), 1, "C5"),
        (Card("Right", hp=9), 1, "D4"),
    )
    play(s, "use Bow: Ranged; pick Ox")
    assert hurt(s, "Ox") == 1  # LOS at the corner, but Cover


@judged("R49", "R61", "R60")
def test_the_middle_of_a_blast_must_be_seen() -> None:
    s = stand((Card("Bomber", lines=(BLAST,)), 0, "B4"), (OX, 1, "C4"))
    play(s, "use Bomber: Ranged")
    assert why(s, "sq D4") != 0 and why(s, "sq C4") == 0 and why(s, "sq D3") != 0


@pytest.mark.clause("antithesis R170")
@judged("ACT.6", "EX.ENEMY")
def test_you_of_an_enemy_action_is_who_triggers_it() -> None:
    toll = Card("Toll", kind=i.FIELD, lines=("Global Enemy Action: {CP} Gain {R}. Ability Traits: Pillage",))
    s = stand((toll, 1, "D4"), cp=1, cp2=1)
    play(s, "use Toll: Gain; roll 2")
    assert bank(s, 0) == "R2"
    assert why(s, "use Toll: Gain") == c.ACT_6


@judged("R123", "R124", "EXH.2")
def test_the_exhausted_answer_without_exhausting() -> None:
    wary = Card(
        "Wary",
        hp=9,
        lines=(
            when("When this Character is targeted by an Attack, it gains +2 DEF for this Attack.", "{G}"),
            when(
                "When this Character is targeted by an Attack, it gains +1 DEF for this Attack.", "{Exhaust}"
            ),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (wary, 1, "D4"), theirs="G1")
    s.put(the(s, "Wary"), its.SIDE, its.EXHAUSTED)
    play(s, "use Spear: Melee")
    assert why(s, "use Wary: +1 DEF") != 0
    play(s, "use Wary: +2 DEF")
    assert hurt(s, "Wary") == 1 and values.stat(s, the(s, "Wary"), i.DEF) == 0


@judged("R110", "R153", "ZONE.H")
def test_main_deck_cards_are_drawn_as_they_lie() -> None:
    s = board([Card("One"), Card("Two"), Card("Reader", lines=(act("Draw 2 cards.", "{Exhaust}"),))])
    place(s, "Reader", 0, "C4")
    new(s, "One", 0, zones.MAIN_DECK)
    fight(s)
    play(s, "use Reader: Draw")
    assert zone(s, "One") == zones.HAND  # as much is done as there is


@pytest.mark.clause("antithesis R185", "antithesis R106", "antithesis R143", "antithesis R202")
def test_a_draw_from_nothing_is_nothing() -> None:
    s = stand((Card("Reader", lines=(act("Draw 2 cards.", "{Exhaust}"),)), 0, "C4"))
    command(s, 0, 1)
    assert why(s, "own Draw") == c.R106
    play(s, "use Reader: Draw")
    assert asked(s) == "Battle:1"


@judged("R196", "R143")
def test_only_who_could_attack_is_told_to() -> None:
    chief = Card("Chief", lines=(act("Target Character you control makes a Melee Attack at no cost."),))
    far = Card("Far", hp=9, lines=(HIT,))
    s = stand(
        (chief, 0, "A1"),
        (SPEAR, 0, "C4"),
        (far, 0, "A9"),
        (Card("Meek", lines=(HIT,), keywords=((i.NON_COMBATANT, 0),)), 0, "C5"),
        (OX, 1, "D4"),
        bank="B1",
    )
    play(s, "use Chief: makes")  # a single possibility is no choice
    assert hurt(s, "Ox") == 3
    s = stand((chief, 0, "A1"), (far, 0, "A9"), (OX, 1, "D4"), bank="B1")
    assert why(s, "use Chief: makes") == c.R143


@judged("R196", "R143", "KW.CLEAVE.1")
def test_a_cleave_without_another_target_is_not_offered() -> None:
    axe = Card("Axe", lines=(HIT,), keywords=((i.CLEAVE, 0),))
    s = stand((axe, 0, "C4"), (Card("Thin", hp=1), 1, "D4"), bank="B1")
    play(s, "use Axe: Melee")
    assert asked(s) == "Battle:1" and s.bank_size(0) == 1


@judged("R196")
def test_the_payer_says_which_icon_an_s_less_takes_away() -> None:
    friend = Card(
        "Friend", lines=("Passive: Actions with trait Command cost {S} less. Ability Traits: Command",)
    )
    smith = Card("Smith", lines=(act("Gain 1 Victory Point.", "{R}{B}"),))
    s = stand((friend, 0, "A1"), (smith, 0, "A2"), bank="R6 B1")
    play(s, "use Smith: Victory; colour R")
    assert bank(s, 0) == "R6" and s.of(0, their.VICTORY) == 1
    s = stand((friend, 0, "A1"), (smith, 0, "A2"), bank="B1 B2")  # only without the Red one
    play(s, "use Smith: Victory; die B2")
    assert bank(s, 0) == "B1"
    s = stand((friend, 0, "A1"), (smith, 0, "A2"), bank="G1 G2")
    assert why(s, "use Smith: Victory") == c.DICE_11


@judged("R196")
def test_two_reductions_and_one_icon() -> None:
    friend = Card(
        "Friend", lines=("Passive: Actions with trait Command cost {S}{S} less. Ability Traits: Command",)
    )
    s = stand((friend, 0, "A1"), (Card("Smith", lines=(act("Gain 1 Victory Point.", "{R}"),)), 0, "A2"))
    play(s, "use Smith: Victory")
    assert s.of(0, their.VICTORY) == 1


@judged("R185")
def test_who_has_no_room_says_which_dice_he_does_not_gain() -> None:
    s = board([Card("Soldier")])
    s.let(0, their.BANK, 98)
    counts = GainDice(0).counts
    counts[their.RED] = 1
    counts[their.BLUE] = 1
    s.frames = [GainDice(0, counts)]
    s.run()
    assert why(s, "colour G") != 0
    play(s, "colour R; roll 5")
    assert s.over() and s.dice_of(0, their.die(their.BLUE, 5)) == 1 and s.bank_size(0) == 99


@judged("R187", "R102")
def test_a_card_in_hand_answers_what_was_so_when_it_happened() -> None:
    cry = Card(
        "Cry",
        kind=i.TACTIC,
        cost="1",
        lines=(
            "Response: After an enemy Character in row D completes a Move, gain 1 Victory Point. Ability Traits: Command",
        ),
    )
    gale = Card("Gale", lines=(when("After a Character completes a Move, PUSH 2 to it."),))
    s = board([Card("Runner", hp=9), cry, gale])
    place(s, "Runner", 1, "E4")
    place(s, "Gale", 0, "G4")
    hand(s, "Cry", 0)
    dice(s, 0, "B1")
    fight(s)
    play(s, "~; pass; ~; use Runner: [Move]; ~; step S; ~; stop")
    assert asked(s) == "Window:0" and at_square(s, the(s, "Runner")) == "D4"
    play(s, "use Gale: PUSH; ~; far 2")
    assert at_square(s, the(s, "Runner")) == "B4" and asked(s) == "Window:0"
    play(s, "card Cry: Victory")
    assert s.of(0, their.VICTORY) == 1


@judged("R193")
def test_choices_are_taken_back_up_to_a_die_a_card_or_the_other_player() -> None:
    cook = Card("Cook", hp=9, lines=(act("Gain {R}.", "{Exhaust}"), act("Draw a card.", "{Exhaust}")))
    s = stand((cook, 0, "C4"), (OX, 1, "G9"))
    before = s.clone()
    play(s, "use Cook: [Move]s. Ability")
    assert not settles(before, option(before, "use Cook: [Move]s. Ability"), s)
    before = s.clone()
    play(s, "step N")
    assert not settles(before, option(before, "step N"), s)
    before = s.clone()
    play(s, "stop")
    assert asked(s) == "Battle:1" and settles(before, option(before, "stop"), s)  # the other is asked
    s = stand((cook, 0, "C4"), (OX, 1, "G9"))
    before = s.clone()
    s.apply(option(s, "pass"))
    assert settles(before, option(before, "pass"), s)
    s = stand((cook, 0, "C4"), (OX, 1, "G9"))
    new(s, "Ox", 0, zones.MAIN_DECK)
    before = s.clone()
    s.apply(option(s, "use Cook: Draw"))
    assert settles(before, option(before, "use Cook: Draw"), s)


@judged("R196")
def test_which_icon_is_left_out_is_asked_in_words() -> None:
    friend = Card(
        "Friend", lines=("Passive: Actions with trait Command cost {S} less. Ability Traits: Command",)
    )
    s = stand(
        (friend, 0, "A1"),
        (Card("Smith", lines=(act("Gain 1 Victory Point.", "{R}{B}"),)), 0, "A2"),
        bank="R6 B1",
    )
    play(s, "use Smith: Victory")
    assert "which icon is left out" in question(s)

"""Worked cases in which several rules meet, each decided from the rulebook before the engine was asked."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

# ---- [Move]


@judged("R31", "MOVE.3.a.ii.1", "MP.1")
def test_the_d_move_is_a_point_like_any_other_and_one_diagonal() -> None:
    s = stand((Card("Runner", move=(i.RUN, 2, 1, "B")), 0, "A1"), bank="B2")
    play(s, "use Runner: [Move]; die B2; step NE")
    assert why(s, "step NE") == c.MOVE_3_A_II_1
    play(s, "step N; step N; step N; step N")  # five points in all
    assert at_square(s, the(s, "Runner")) == "F2" and asked(s) == "Battle:1"


@judged("R33", "RUN.1")
def test_a_diagonal_passes_between_two_characters() -> None:
    s = stand((Card("Runner", move=(i.RUN, 0, 1, "")), 0, "C4"), (OX, 1, "D4"), (Card("Rock"), 0, "C5"))
    play(s, "use Runner: [Move]; step NE")
    assert at_square(s, the(s, "Runner")) == "D5"


MUD = Card(
    "Mud", kind=i.FIELD, wide=3, traits=("Water",),
    lines=("Passive: Squares of this Field cost +1 Move. Ability Traits: Water",),
)  # fmt: skip


@judged("R32", "R37")
def test_a_dear_diagonal_uses_up_the_allowance() -> None:
    for d_move, clause in ((1, c.MOVE_3_A_II_1), (2, 0)):
        s = stand((Card("Runner", move=(i.RUN, 3, d_move, "")), 0, "C4"), (MUD, 1, "D4"))
        play(s, "use Runner: [Move]")
        assert why(s, "step NE") == clause


@judged("KW.WALKER", "R37")
def test_a_water_walker_does_not_mind_the_mud_with_the_trait() -> None:
    trait = 0
    from sandtable.games.antithesis.language import wordings as w

    trait = w.TRAITS.number("Water")
    s = stand(
        (Card("Runner", move=(i.RUN, 1, 0, ""), keywords=((i.WALKER, trait),)), 0, "C4"), (MUD, 1, "D4")
    )
    play(s, "use Runner: [Move]; step N")
    assert at_square(s, the(s, "Runner")) == "D4"


@judged("R26", "MOVE.3.a.iii")
def test_a_large_token_pays_for_its_dearest_square() -> None:
    s = stand((Card("Ogre", size=2, move=(i.RUN, 2, 0, "")), 0, "B3"), (MUD, 1, "D4"))
    play(s, "use Ogre: [Move]; step N")
    assert at_square(s, the(s, "Ogre")) == "C3" and asked(s) == "Battle:1"  # two points: D4 is mud


@judged("R26", "RUN.1")
def test_a_large_token_needs_every_square_it_newly_covers() -> None:
    s = stand((Card("Ogre", size=2), 0, "B3"), (OX, 1, "D4"))
    play(s, "use Ogre: [Move]")
    assert why(s, "step N") == c.RUN_1 and why(s, "step W") == 0


@judged("FLY.1", "FLY.2", "R38")
def test_a_flyer_that_runs_out_over_two_goes_back_to_the_start() -> None:
    s = stand((Card("Bird", move=(i.FLY, 2, 0, "")), 0, "C4"), (OX, 1, "D4"), (Card("Rock"), 1, "E4"))
    play(s, "use Bird: [Move]; step N")
    assert why(s, "stop") == c.FLY_1
    play(s, "step N")
    assert at_square(s, the(s, "Bird")) == "C4" and asked(s) == "Battle:1"


@judged("KW.LEAPING", "R38")
def test_a_leaper_lands_behind() -> None:
    s = stand((Card("Frog", move=(i.RUN, 2, 0, ""), keywords=((i.LEAPING, 0),)), 0, "C4"), (OX, 1, "D4"))
    play(s, "use Frog: [Move]; step N; step N")
    assert at_square(s, the(s, "Frog")) == "E4"


@judged("TEL.1", "TEL.2", "R39", "KW.DEFENDER.1", "R40")
def test_nobody_leaves_by_teleport() -> None:
    guard = Card("Guard", lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Imp", move=(i.TEL, 1, 2, "")), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Imp: [Move]")
    assert (
        why(s, "sq F6") == 0 and why(s, "sq G6") != 0 and why(s, "sq D4") == c.TEL_3
    )  # 3 + 2 - 2, 4 + 2 - 2
    play(s, "sq E6")
    assert at_square(s, the(s, "Imp")) == "E6" and hurt(s, "Imp") == 0


@judged("R42", "R41", "R70")
def test_who_dies_while_leaving_never_arrives() -> None:
    guard = Card("Guard", lines=(HIT,), keywords=((i.DEFENDER, 0),))
    watch = Card(
        "Watch",
        lines=(
            "Response: When an enemy Character arrives in a square, draw a card. Ability Traits: Command",
        ),
    )
    s = stand((Card("Thin", hp=3), 0, "C4"), (guard, 1, "D4"), (watch, 1, "G9"), theirs="B1")
    hand_before = len(s.hand)
    play(s, "use Thin: [Move]; step W; use Guard: Engagement")
    assert zone(s, "Thin") == zones.DISCARD_PILE and s.of(1, their.VICTORY) == 1
    play(s, "~")
    assert asked(s) == "Battle:1" and len(s.hand) == hand_before


@judged("R42", "R41", "R194")
def test_who_is_pushed_while_leaving_moves_no_further() -> None:
    guard = Card("Guard", lines=(SHOVE,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Runner", hp=9), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Runner: [Move]; step W; use Guard: Engagement; far 1")
    assert at_square(s, the(s, "Runner")) == "B4"
    play(s, "~")
    assert asked(s) == "Battle:1"


@judged("R42", "R64")
def test_a_push_of_nothing_lets_the_step_go_on() -> None:
    guard = Card("Guard", lines=(SHOVE,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Runner", hp=9), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Runner: [Move]; step W; use Guard: Engagement; far 0")
    play(s, "~")
    assert at_square(s, the(s, "Runner")) == "C3" and asked(s) == "Move:0"


@judged("R194", "KW.DASH")
def test_a_character_on_the_move_begins_no_second_one() -> None:
    s = stand(
        (Card("Runner", keywords=((i.DASH, 0),)), 0, "C4"), (Card("Other", keywords=((i.DASH, 0),)), 0, "A1")
    )
    play(s, "pass; use Runner: Global Action: {Exhaust} This Character [Move]s; pass; step N")
    assert asked(s) == "Point:0" and why(s, "use Other: Interrupt") == 0
    assert why(s, "use Runner: Interrupt") != 0


@judged("R44")
def test_a_move_of_no_step_is_completed() -> None:
    still = Card(
        "Still",
        lines=("Response: After this Character completes a Move, it Heals 1. Ability Traits: Medical",),
    )
    s = stand((still, 0, "C4"))
    s.put(the(s, "Still"), its.DAMAGE, 1)
    play(s, "use Still: [Move]s. Ability; stop")
    assert asked(s) == "Window:0"
    play(s, "use Still: completes")
    assert hurt(s, "Still") == 0


@judged("KW.RAPID", "R36", "R34")
def test_rapid_movement_doubles_the_dice_alone() -> None:
    s = stand(
        (Card("Horse", move=(i.RUN, 1, 0, "B"), keywords=((i.RAPID_MOVEMENT, 0),)), 0, "A1"), bank="B2 B3"
    )
    play(s, "use Horse: [Move]; die B2; step N; step N; step N; step N; step N")  # 1 + 2 x 2
    assert at_square(s, the(s, "Horse")) == "F1" and asked(s) == "Battle:1"


@judged("KW.CHARGE", "R77")
def test_a_charge_asks_for_the_last_three_steps() -> None:
    for way, wound in (("step W; step N; step N; step N", 7), ("step N; step N; step N; step W", 5)):
        bull = Card("Bull", move=(i.RUN, 4, 0, ""), keywords=((i.CHARGE, 0),), lines=(FREE,))
        where = "F3" if wound == 7 else "E2"
        s = stand((bull, 0, "B4"), (Card("Ox", hp=20), 1, where), bank="R2 B1")
        play(s, "use Bull: [Move]; " + way)
        passes(s, "Battle")
        play(s, "pass" if asked(s) == "Battle:1" else "~")
        play(s, "use Bull: Melee; die B1; die R2")
        assert hurt(s, "Ox") == wound


# ---- [CMA]


@judged("CMA.2", "CMA.2.a", "R9", "KW.FOCUSED")
def test_a_combined_attack_costs_a_point_more_and_one_exhaust() -> None:
    dear = "Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
    for keywords, cost in (((), 2), (((i.FOCUSED, 0),), 1)):
        s = stand((Card("Lancer", lines=(dear,), keywords=keywords), 0, "A4"), (OX, 1, "D4"), cp=2)
        play(s, "use Lancer: performs a [CMA]; step N; step N; stop")
        play(s, "~")
        assert s.of(0, their.COMMAND) == 2 - cost and hurt(s, "Ox") == 3
        assert s.get(the(s, "Lancer"), its.SIDE) == its.EXHAUSTED


@judged("CMA.1", "KW.ENDURANCE", "R147", "R11")
def test_what_is_a_command_action_cannot_be_combined() -> None:
    s = stand((Card("Lancer", keywords=((i.ENDURANCE, 0), (i.FLEET_FOOTED, 0))), 0, "A4"), bank="B1", cp=3)
    play(s, "use Lancer: [CMA]")
    assert asked(s) == "Move:0"  # Fleet Footed is the only one there is
    assert s.bank_size(0) == 0 and s.of(0, their.COMMAND) == 2


@judged("R148", "R41")
def test_a_combined_action_is_lost_with_its_character() -> None:
    guard = Card("Guard", lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Lancer", hp=3, lines=(HIT,)), 0, "C4"), (guard, 1, "D4"), theirs="B1", cp=1)
    play(s, "use Lancer: [CMA]")
    if not asked(s).startswith("Move"):
        play(s, "combine Lancer: Melee")
    play(s, "step W; use Guard: Engagement; ~")
    assert s.of(0, their.COMMAND) == 0 and hurt(s, "Guard") == 0 and asked(s) == "Battle:1"


# ---- [Battle On] and Interrupts


@judged("R92", "BATTLE.7", "BATTLE.8")
def test_a_pass_binds_for_its_window_alone() -> None:
    s = stand((OX, 0, "C4"), (Card("Foe"), 1, "E4"))
    play(s, "pass; use Foe: [Move]; stop")
    assert asked(s) == "Battle:0"
    play(s, "pass; pass")
    assert not asked(s).startswith("Battle")


@judged("R93", "INT.5", "R164")
def test_active_cover_is_for_the_defensive_player_after_the_target_is_known() -> None:
    shy = Card("Shy", hp=9, keywords=((i.ACTIVE_COVER, 0),))
    s = stand(
        (Card("Spear", lines=(HIT,)), 0, "C4"),
        (shy, 1, "D4"),
        (Card("Mine", keywords=((i.ACTIVE_COVER, 0),)), 0, "A1"),
    )
    assert asked(s) == "Point:1"  # the Offensive Player has none that he may use
    play(s, "pass; use Spear: Melee")
    assert asked(s) == "Point:1"
    play(s, "pass")
    assert asked(s) == "Point:1"  # after the target was chosen
    play(s, "use Shy: Cover")
    play(s, "~")
    assert hurt(s, "Shy") == 1 and s.get(the(s, "Shy"), its.SIDE) == its.EXHAUSTED


@judged("R14", "R55", "KW.COVERMELEE", "KW.IMPCOVERDAM")
def test_two_covers_are_one_and_improved_once() -> None:
    walled = Card(
        "Walled",
        hp=9,
        lines=(
            "Passive: This Character has Cover and DR 1. Ability Traits: Defend",
            "Passive: This Character has Cover vs Melee. Ability Traits: Defend",
        ),
    )
    s = stand((Card("Spear", lines=(HIT,)), 0, "C4"), (walled, 1, "D4"), bank="R4")
    play(s, "use Spear: Melee; die R4")
    assert hurt(s, "Walled") == 4  # 3 + 4 - 2 - 1
    better = Card(
        "Better",
        hp=9,
        keywords=((i.IMPROVED_COVER_DAM, 0),),
        lines=("Passive: This Character has Cover vs Melee. Ability Traits: Defend",),
    )
    s = stand((Card("Spear", lines=(HIT,)), 0, "C4"), (better, 1, "D4"), bank="R4")
    play(s, "use Spear: Melee; die R4")
    assert hurt(s, "Better") == 3  # 3 + 4 - 4


@judged("KW.PRECSTRIKE", "R55")
def test_a_precise_strike_does_not_pass_other_damage_reduction() -> None:
    walled = Card(
        "Walled", hp=9, lines=("Passive: This Character has Cover and DR 1. Ability Traits: Defend",)
    )
    s = stand((Card("Spear", lines=(HIT,), keywords=((i.PRECISE_STRIKE, 0),)), 0, "C4"), (walled, 1, "D4"))
    play(s, "use Spear: Melee")
    assert hurt(s, "Walled") == 2


@judged("R65", "R167", "KW.MOBILEATTACK", "R163")
def test_a_target_that_dashes_away_ends_the_attack_uncompleted() -> None:
    spear = Card("Spear", lines=(HIT,), keywords=((i.MOBILE_ATTACK, 0),))
    quick = Card("Quick", hp=9, keywords=((i.DASH, 0),))
    s = stand((spear, 0, "C4"), (quick, 1, "D4"), bank="R4 B1")
    play(s, "pass; use Spear: Melee; pass; use Quick: Interrupt; step N; step N; stop")
    play(s, "~")
    assert hurt(s, "Quick") == 0 and s.bank_size(0) == 2
    assert not asked(s).startswith("Window") and s.get(the(s, "Spear"), its.SIDE) == its.EXHAUSTED


@judged("R54", "R167", "KW.MOBILEATTACK")
def test_an_attack_without_damage_is_completed() -> None:
    spear = Card("Spear", lines=(HIT,), keywords=((i.MOBILE_ATTACK, 0),))
    s = stand((spear, 0, "C4"), (Card("Wall", defence=9), 1, "D4"), bank="B1")
    play(s, "use Spear: Melee")
    assert asked(s) == "Window:0"
    play(s, "use Spear: completes; step S")
    assert at_square(s, the(s, "Spear")) == "B4"


# ---- kinds of Attack and defence


@judged("R66", "R67", "R56")
def test_immunity_to_push_stops_the_whole_attack() -> None:
    both = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, HP STR 2, PUSH STR 3). Ability Traits: Combat"
    proof = Card("Proof", hp=9, keywords=((i.IMMUNITY, i.PUSH),))
    s = stand((Card("Ram", lines=(both,)), 0, "C4"), (proof, 1, "D4"))
    play(s, "use Ram: Melee")
    assert hurt(s, "Proof") == 0 and at_square(s, the(s, "Proof")) == "D4"


@judged("R56", "ATKSEQ.6.ii", "R64")
def test_hp_comes_first_and_the_push_counts_by_its_own_str() -> None:
    both = (
        "Global Action: {Exhaust} Melee Attack (RNG 0+D1, {R}, HP STR 2, PUSH STR 1). Ability Traits: Combat"
    )
    s = stand((Card("Ram", lines=(both,)), 0, "C4"), (Card("Ox", hp=9, defence=1), 1, "D4"), bank="R2")
    play(s, "use Ram: Melee; die R2")
    assert hurt(s, "Ox") == 3
    play(s, "far 2")
    assert at_square(s, the(s, "Ox")) == "F4"


@judged("R61", "R197", "R189", "KILL.3")
def test_an_attacker_in_its_own_blast_still_scores() -> None:
    bomber = Card("Bomber", hp=3, vp=1, lines=(BLAST,))
    s = stand((bomber, 0, "C4"), (Card("Thin", hp=3, vp=2), 1, "D5"), (Card("Friend", hp=3, vp=4), 0, "D4"))
    play(s, "use Bomber: Ranged; sq D4")
    assert zone(s, "Bomber") == zone(s, "Thin") == zone(s, "Friend") == zones.DISCARD_PILE
    assert s.of(0, their.VICTORY) == 2 and s.of(1, their.VICTORY) == 0


@judged("R162", "KW.VULN", "R66")
def test_a_vulnerability_doubles_the_dice_for_one_of_two() -> None:
    from sandtable.games.antithesis.language import wordings as w

    fire = i.TRAIT_TYPE + w.TRAITS.number("Fire")
    dry = Card("Dry", hp=20, keywords=((i.VULNERABILITY, fire),))
    s = stand(
        (Card("Bomber", lines=(BLAST,)), 0, "B4"), (dry, 1, "D5"), (Card("Ox", hp=20), 1, "D4"), bank="R4"
    )
    play(s, "use Bomber: Ranged; sq D4; die R4")
    assert hurt(s, "Dry") == 11 and hurt(s, "Ox") == 7


@judged("KW.WARD", "R66", "R89")
def test_wards_of_two_types_add_up() -> None:
    from sandtable.games.antithesis.language import wordings as w

    combat = i.TRAIT_TYPE + w.TRAITS.number("Combat")
    warded = Card("Warded", hp=9, keywords=((i.WARD, 1), (i.WARD, combat)))
    s = stand((Card("Spear", lines=(HIT,)), 0, "C4"), (warded, 1, "D4"), bank="R3")
    play(s, "use Spear: Melee; die R3")
    assert hurt(s, "Warded") == 2  # 3 + 3 - 4


@judged("R61", "KW.INVIS", "KW.HOVER")
def test_an_area_finds_the_invisible() -> None:
    ghost = Card("Ghost", hp=9, keywords=((i.INVISIBILITY, 0), (i.HOVER, 0)))
    s = stand((Card("Bomber", lines=(BLAST, HIT)), 0, "C4"), (ghost, 1, "D4"))
    assert why(s, "use Bomber: Melee") == c.KW_INVIS
    play(s, "use Bomber: Ranged; sq D5")
    assert hurt(s, "Ghost") == 3


@judged("R62", "PUSHPULL.2")
def test_a_push_at_a_corner_goes_where_the_attacker_wishes() -> None:
    s = stand((Card("Ram", lines=(SHOVE,)), 0, "C4"), (OX, 1, "D5"))
    play(s, "use Ram: Melee")
    assert why(s, "way N") == 0 and why(s, "way E") == 0 and why(s, "way S") != 0
    play(s, "way E; far 2")
    assert at_square(s, the(s, "Ox")) == "D7"


@judged("R64", "PUSHPULL.1")
def test_a_push_stops_before_a_character_and_the_edge() -> None:
    s = stand((Card("Ram", lines=(SHOVE,)), 0, "D4"), (OX, 1, "E4"), (Card("Rock"), 1, "G4"))
    play(s, "use Ram: Melee")
    assert why(s, "far 2") != 0
    play(s, "far 1")
    assert at_square(s, the(s, "Ox")) == "F4"


@judged("R63", "PULL.1")
def test_a_pull_ends_beside_the_puller() -> None:
    hook = "Global Action: {Exhaust} Ranged Attack (RNG 4, STR 9, PULL). Ability Traits: Combat"
    s = stand((Card("Hook", lines=(hook,)), 0, "B4"), (OX, 1, "F4"))
    play(s, "use Hook: Ranged")
    assert why(s, "far 4") != 0
    play(s, "far 3")
    assert at_square(s, the(s, "Ox")) == "C4"


@judged("R63", "R176", "PUSH.2")
def test_a_tactic_pushes_back_to_the_own_row_a() -> None:
    gust = Card(
        "Gust",
        kind=i.TACTIC,
        cost="C",
        lines=("Global Action: PUSH 3 to target enemy Character. Ability Traits: Water",),
    )
    s = board([gust, OX])
    place(s, "Ox", 1, "E4")
    hand(s, "Gust", 0)
    command(s, 0, 1)
    fight(s)
    play(s, "pass; card Gust: PUSH; far 2")
    assert at_square(s, the(s, "Ox")) == "G4" and zone(s, "Gust") == zones.DISCARD_PILE


# ---- Response Windows


WATCH = "Response: When a Character is killed, draw a card. Ability Traits: Command"


@judged("EX.RESP.KILL", "DRW.2", "DRW.3", "R97")
def test_each_side_answers_a_kill_once_the_offensive_player_first() -> None:
    mine, yours = Card("Mine", lines=(WATCH,)), Card("Yours", lines=(WATCH,))
    s = board([Card("Spear", lines=(HIT,)), Card("Thin", hp=1), mine, yours, Card("Paper")])
    for name, seat, where in (("Spear", 0, "C4"), ("Thin", 1, "D4"), ("Mine", 0, "A1"), ("Yours", 1, "G1")):
        place(s, name, seat, where)
    for seat in (0, 0, 1, 1):
        from tests.clauses.antithesis.scene import new

        new(s, "Paper", seat, zones.MAIN_DECK)
    fight(s)
    play(s, "use Spear: Melee")
    assert asked(s) == "Window:0"
    play(s, "use Mine: draw")
    assert asked(s) == "Window:1"
    play(s, "use Yours: draw")
    assert asked(s) == "Battle:1" and len(s.hand) == 2


@judged("R70", "R96")
def test_the_killed_answers_but_protects_no_more() -> None:
    martyr = Card(
        "Martyr", hp=1,
        lines=(
            "Response: When this Character is killed, the attacker takes 1 damage. Ability Traits: Combat",
            "Passive: Other Characters you control have +5 DEF. Ability Traits: Defend",
        ),
    )  # fmt: skip
    s = stand((Card("Spear", hp=5, lines=(HIT,)), 0, "C4"), (martyr, 1, "D4"), (Card("Ox", hp=9), 1, "G1"))
    assert values.stat(s, the(s, "Ox"), i.DEF) == 5
    play(s, "use Spear: Melee")
    assert asked(s) == "Window:1" and values.stat(s, the(s, "Ox"), i.DEF) == 0
    play(s, "use Martyr: killed")
    assert hurt(s, "Spear") == 1 and zone(s, "Martyr") == zones.DISCARD_PILE


@judged("R183", "R84", "R70")
def test_one_replacement_for_one_kill() -> None:
    angel = Card(
        "Angel",
        lines=(
            "Response: When a Character you control is killed, return it to its owner's Hand instead of discarding it. Ability Traits: Medical",
        ),
    )
    reaper = Card(
        "Reaper",
        lines=(
            "Response: When a Character is killed, remove it from the game instead of discarding it. Ability Traits: Malus Anime",
        ),
    )
    s = stand(
        (Card("Spear", lines=(HIT,)), 0, "C4"),
        (Card("Thin", hp=1, vp=1), 1, "D4"),
        (angel, 1, "G1"),
        (reaper, 0, "A1"),
    )
    play(s, "use Spear: Melee; pass; use Angel: return")
    assert zone(s, "Thin") == zones.HAND and s.of(0, their.VICTORY) == 1
    assert asked(s) == "Battle:1"


@judged("R98", "R196", "RESP.CANCEL", "R80")
def test_a_cancelled_ability_is_paid_and_used() -> None:
    cook = Card(
        "Cook", lines=("Global Action: {S} Gain {R}{R}. Limit 1 per Phase. Ability Traits: Economics",)
    )
    veto = Card(
        "Veto",
        lines=(
            "Response: When an opponent triggers an Action, cancel it. Limit 1 per Phase. Ability Traits: Command",
        ),
    )
    s = stand((cook, 0, "C4"), (veto, 1, "D4"), bank="B1 B2")
    play(s, "use Cook: Gain; die B1; use Veto: cancel")
    assert s.bank_size(0) == 1 and asked(s) == "Battle:1"
    play(s, "pass")
    assert why(s, "use Cook: Gain") == c.R80


@judged("R148", "R98", "PRESS.1")
def test_a_cancelled_press_has_cost_nothing() -> None:
    veto = Card(
        "Veto",
        lines=(
            "Response: When an opponent triggers an Action, cancel it. Limit 1 per Phase. Ability Traits: Command",
        ),
    )
    s = stand((Card("Lancer", lines=(HIT,)), 0, "C4"), (veto, 1, "D4"), cp=1)
    play(s, "use Lancer: [CMA]; use Veto: cancel")
    assert s.of(0, their.COMMAND) == 1 and s.get(the(s, "Lancer"), its.SIDE) != its.EXHAUSTED


@judged("R95", "INT.6", "RESP.3")
def test_no_interrupt_inside_a_response() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0), (i.DASH, 0)))
    s = stand((Card("Runner", hp=9, keywords=((i.DASH, 0),)), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "pass; pass; use Runner: Global Action: {Exhaust} This Character [Move]s; pass; step W")
    assert asked(s) == "Window:1"
    play(s, "use Guard: Engagement")
    assert hurt(s, "Runner") == 3 and asked(s).split(":")[0] in ("Point", "Move")


@judged("KW.DUAL.1", "R79", "R15")
def test_a_dual_strike_is_a_new_attack_with_new_dice() -> None:
    twin = Card("Twin", lines=(HIT,), keywords=((i.DUAL_STRIKE, 0),))
    s = stand((twin, 0, "C4"), (Card("Ox", hp=20), 1, "D4"), bank="R1 R2 B1")
    play(s, "use Twin: Melee; die R2; use Twin: same target; die B1; die R1")
    assert hurt(s, "Ox") == 9 and s.bank_size(0) == 0 and asked(s) == "Battle:1"


@judged("KW.CLEAVE.1", "R79", "KW.NONCOMBAT.1", "R156")
def test_a_cleave_pays_the_surcharge_of_its_new_target() -> None:
    cleaver = Card("Axe", lines=(HIT,), keywords=((i.CLEAVE, 0),))
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),))
    s = stand((cleaver, 0, "C4"), (Card("Thin", hp=1), 1, "D4"), (meek, 1, "D5"), bank="B1 B2")
    play(s, "use Axe: Melee; pick Thin")
    play(s, "use Axe: new target; die B1")
    assert hurt(s, "Meek") == 3 and s.bank_size(0) == 0


@judged("KW.SOULHARVEST", "R132", "R18")
def test_souls_of_the_living_alone() -> None:
    scythe = "Global Action: {Exhaust} Melee Attack (AOE Direct Cone, RNG 2, STR 3, HP, Soul Harvesting). Ability Traits: Combat"
    s = stand(
        (Card("Reaper", lines=(scythe,), keywords=((i.SOUL_HARVESTING, 0),)), 0, "C4"),
        (Card("Doll", hp=9, traits=("Soulless",)), 1, "D4"),
        (OX, 1, "E5"),
        (Card("Mine", hp=9), 0, "E3"),
    )
    play(s, "use Reaper: Melee")
    aim(s, "C4", "N")
    play(s, "use Reaper: True Damage")
    play(s, "use Reaper: True Damage")
    assert s.tokens(the(s, "Reaper"), 1) == 2  # an own Character has a soul too


# ---- Goals, Presence, scoring


@judged("R115", "SCORE.1.iii", "SCORE.1.v")
def test_the_example_of_the_scoring_rule() -> None:
    from sandtable.games.antithesis.turn.scoring import score_goals

    s = stand(
        *[(Card(f"M{n}"), 0, where) for n, where in enumerate(("D1", "F3", "F5"))], (Card("Y"), 1, "A5")
    )
    s.let(0, their.VICTORY, 4)
    s.let(1, their.VICTORY, 1)
    for where in ("D1", "F3", "F5", "A5"):
        s.goals |= 1 << square(where)
    score_goals(s)
    assert (s.of(0, their.VICTORY), s.of(1, their.VICTORY)) == (7, 2)


@judged("PRES.4", "PRES.8", "R161", "R159")
def test_presence_two_contests_beside_a_field_that_holds() -> None:
    camp = Card("Camp", kind=i.FIELD, keywords=((i.PRESENCE_X, 1),))
    s = stand((camp, 0, "D4"), (Card("Far", presence=2), 1, "F4"))
    assert standing.square_controller(s, square("D4")) == 0
    s = stand((camp, 0, "D4"), (Card("Far", presence=2), 1, "E4"))
    assert standing.square_controller(s, square("D4")) == -1


@judged("KW.DESTRUCT.2", "R88", "PRES.12", "R17")
def test_a_field_falls_to_who_stands_on_it_with_presence() -> None:
    camp = Card("Camp", kind=i.FIELD, wide=2, keywords=((i.DESTRUCTIBLE, 2), (i.PRESENCE_X, 1)))
    for mine, yours, allowed in ((1, 0, True), (0, 0, False), (1, 1, False)):
        s = stand(
            (camp, 1, "D4"),
            (Card("Raider", presence=mine), 0, "D4"),
            (Card("Keeper", presence=yours), 1, "D5"),
            cp=1,
        )
        assert (why(s, "use Camp: discard this Field") == 0) is allowed


# ---- control, Modifications, tokens


@judged("R121", "R184", "KILL.3", "R69")
def test_a_stolen_character_gives_its_points_to_its_owner() -> None:
    """The one who controls it when it is killed is who loses it: the other player gains."""
    thief = Card(
        "Thief",
        lines=(
            "Global Action: {S} Gain control of target enemy Character in RNG 1 until the end of the Phase. Ability Traits: Command",
        ),
    )
    s = stand(
        (thief, 0, "C4"),
        (Card("Prize", hp=3, vp=3), 1, "C5"),
        (Card("Spear", lines=(HIT,)), 1, "D5"),
        bank="B1",
    )
    play(s, "use Thief: control; use Spear: Melee")
    if zone(s, "Prize") != zones.DISCARD_PILE:
        play(s, "pick Prize")
    assert s.of(1, their.VICTORY) == 3 and s.of(0, their.VICTORY) == 0
    assert s.get(the(s, "Prize"), its.OWNER) == 1


@judged("ALT.8", "ALT.9")
def test_mana_of_an_ability_lies_on_its_own_card_a_gem_anywhere() -> None:
    mage = Card("Mage", lines=("Global Action: {Mana} Gain {R}. Ability Traits: Economics",))
    smith = Card("Smith", lines=("Global Action: {Gem} Gain {R}. Ability Traits: Economics",))
    s = stand((mage, 0, "A1"), (Card("Well"), 0, "A2"), (smith, 0, "A3"))
    for token in (its.MANA, its.GEM):
        s.put(the(s, "Well"), its.TOKENS + token, 1)
    assert why(s, "use Mage: Gain") != 0 and why(s, "use Smith: Gain") == 0


@judged("R49", "KW.MARKSMAN", "R76")
def test_a_marksman_sees_past_characters_not_past_walls() -> None:
    wall = Card("Wall", kind=i.FIELD, lines=("Passive: This Field blocks LOS. Ability Traits: Domestic",))
    sniper = Card("Sniper", lines=(SHOT,), keywords=((i.MARKSMAN, 0),))
    s = stand((sniper, 0, "B4"), (Card("Rock"), 1, "C4"), (OX, 1, "D4"))
    play(s, "use Sniper: Ranged; pick Ox")
    assert hurt(s, "Ox") == 3
    s = stand((sniper, 0, "B4"), (wall, 1, "C4"), (OX, 1, "D4"))
    assert why(s, "use Sniper: Ranged") == c.ATKSEQ_1


@judged("R87", "KW.CHIVALRY.1", "KW.FEROCIOUS")
def test_chivalry_spares_the_meek_unless_ferocious() -> None:
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),), traits=("Soulless",))
    for keywords, allowed in ((((i.CHIVALRY, 0),), False), (((i.CHIVALRY, 0), (i.FEROCIOUS, 0)), True)):
        s = stand((Card("Knight", lines=(HIT,), keywords=keywords), 0, "C4"), (meek, 1, "D4"), bank="B1 B2")
        assert (why(s, "use Knight: Melee") == 0) is allowed


@judged("R86", "KW.CHIVALRY.2")
def test_chivalry_costs_a_die_against_the_living() -> None:
    knight = Card("Knight", lines=(HIT,), keywords=((i.CHIVALRY, 0),))
    s = stand((knight, 0, "C4"), (OX, 1, "D4"))
    assert why(s, "use Knight: Melee") == c.R16
    s = stand((knight, 0, "C4"), (Card("Doll", hp=9, traits=("Soulless",)), 1, "D4"))
    assert why(s, "use Knight: Melee") == 0


@judged("KW.RESILIENT", "R84")
def test_the_resilient_is_not_returned_but_killed() -> None:
    hook = "Global Action: {S} Return target Character to its owner's Hand. Ability Traits: Logistics"
    knife = "Global Action: {S} Kill target Character. Ability Traits: Combat"
    rock = Card("Rock", keywords=((i.RESILIENT, 0),))
    s = stand((Card("Hand", lines=(hook, knife)), 0, "C4"), (rock, 1, "D4"), bank="B1 B2")
    play(s, "use Hand: Return; pick Rock; die B1") if why(s, "use Hand: Return") == 0 else None
    assert zone(s, "Rock") == zones.IN_PLAY


@judged("R180")
def test_no_passive_sees_what_a_passive_gives() -> None:
    s = stand(
        (
            Card("Lift", lines=("Passive: Characters you control have Hover. Ability Traits: Command",)),
            0,
            "A1",
        ),
        (
            Card("Aura", lines=("Passive: Characters with Hover have +1 DEF. Ability Traits: Command",)),
            0,
            "A2",
        ),
        (Card("Born", keywords=((i.HOVER, 0),)), 0, "A3"),
    )
    assert values.stat(s, the(s, "Born"), i.DEF) == 1 and values.stat(s, the(s, "Lift"), i.DEF) == 0


@judged("R53", "R189", "R184")
def test_less_hp_kills_without_points() -> None:
    curse = "Global Action: {S} Target Character gains -2 HP until the end of the Phase. Ability Traits: Malus Anime"
    s = stand((Card("Witch", lines=(curse,)), 0, "C4"), (Card("Ox", hp=5, vp=2), 1, "G4"), bank="B1")
    s.put(the(s, "Ox"), its.DAMAGE, 3)
    play(s, "use Witch: -2 HP; pick Ox")
    assert zone(s, "Ox") == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 0


@judged("R187", "R69")
def test_direct_damage_opens_no_damage_window_and_scores_nothing() -> None:
    bolt = "Global Action: {S} Target enemy Character takes 3 damage. Ability Traits: Thaumaturgy"
    wail = Card(
        "Wail",
        hp=3,
        vp=3,
        lines=("Response: When this Character takes True Damage, draw a card. Ability Traits: Combat",),
    )
    s = stand((Card("Witch", lines=(bolt,)), 0, "C4"), (wail, 1, "G4"), bank="B1")
    play(s, "use Witch: damage")
    assert zone(s, "Wail") == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 0 and asked(s) == "Battle:1"


@judged("R75", "R51", "R50")
def test_a_taunt_out_of_its_engagement_does_not_bind() -> None:
    loud = Card("Loud", hp=9, keywords=((i.TAUNT, 0),), engage=0, engage_d=0)
    s = stand((Card("Spear", lines=(HIT,)), 0, "C4"), (OX, 1, "D4"), (loud, 1, "D5"))
    play(s, "use Spear: Melee; pick Ox")
    assert hurt(s, "Ox") == 3


@judged("R58", "AOE.LINE")
def test_a_line_goes_through_everybody_and_ends_at_the_edge() -> None:
    beam = (
        "Global Action: {Exhaust} Ranged Attack (AOE Direct Line, RNG 4, STR 3, HP). Ability Traits: Combat"
    )
    s = stand(
        (Card("Beam", lines=(beam,)), 0, "E4"),
        (OX, 1, "F4"),
        (Card("Mine", hp=9), 0, "G4"),
        (Card("Side", hp=9), 1, "F5"),
    )
    play(s, "use Beam: Ranged")
    aim(s, "E4", "N")
    assert hurt(s, "Ox") == 3 and hurt(s, "Mine") == 3 and hurt(s, "Side") == 0

"""Worked cases of the second order: what waits, what leaves, what is hidden, and what is not offered."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import standing
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases

MUSTER = "Global Action: {S} [Deploy] a Character from your Hand, up to Row B. Ability Traits: Muster"


@judged("R127", "R143", "R185")
def test_an_action_that_only_deploys_needs_a_card_that_can_be() -> None:
    for cost, room, offered in (("2", True, True), ("3", True, False), ("2", False, False)):
        s = board([Card("Captain", lines=(MUSTER,)), Card("Recruit", cost=cost), Card("Post")])
        place(s, "Captain", 0, "D4")
        hand(s, "Recruit", 0)
        for row in "AB" if not room else "":
            for column in range(1, 10):
                place(s, "Post", 0, f"{row}{column}")
        dice(s, 0, "R2 B2")
        play(fight(s), "~")
        assert why(s, "use Captain: [Deploy] a") == (0 if offered else c.DEPLOY_1)


@judged("R127", "R104")
def test_an_action_that_does_more_than_deploy_is_offered() -> None:
    line = act("[Deploy] a Character from your Hand. Gain {R}.")
    s = board([Card("Captain", lines=(line,))])
    place(s, "Captain", 0, "D4")
    dice(s, 0, "B2")
    fight(s)
    assert why(s, "use Captain: [Deploy] a") == 0


JUMP = act("Place this Character in a free square in RNG 1.")


@judged("R198", "R185", "R190")
def test_nobody_is_placed_where_he_stands() -> None:
    s = stand((Card("Imp", lines=(JUMP,)), 0, "C4"), bank="B1")
    play(s, "use Imp: Place")
    assert why(s, "sq C4") == c.DEPLOY_3_II and why(s, "sq C5") == 0 and why(s, "sq C6") == c.R198


@judged("R198", "R185", "R143")
def test_who_has_no_square_to_go_to_is_not_placed() -> None:
    post = Card("Post", hp=9)
    around = [(post, 1, where) for where in ("C3", "C5", "B4", "D4")]
    s = stand((Card("Imp", lines=(JUMP,)), 0, "C4"), *around, bank="B1")
    assert why(s, "use Imp: Place") == c.R185
    hut = Card(
        "Hut",
        kind=i.FIELD,
        lines=(act("Place target Character you control in a free square of this Field."),),
    )
    s = stand((post, 0, "C4"), (hut, 0, "C4"), bank="B1")  # the one square is his own
    assert why(s, "use Hut: Place") == c.R143
    s = stand((post, 0, "C4"), (hut, 0, "C4"), (OX, 0, "C5"), bank="B1")  # and nobody else has room there
    assert why(s, "use Hut: Place") == c.R143
    s = stand((hut, 0, "C4"), (OX, 0, "C5"), bank="B1")
    play(s, "use Hut: Place")
    assert at_square(s, the(s, "Ox")) == "C4"


@judged("SCORE.1.iii", "R115", "WIN.1")
def test_both_steal_and_both_reach_the_total() -> None:
    s = board([Card("Man")])
    place(s, "Man", 0, "F4")
    place(s, "Man", 1, "B4")
    s.goals = (1 << square("F4")) | (1 << square("B4"))
    s.let(0, their.VICTORY, 9)
    s.let(1, their.VICTORY, 9)
    fight(s)
    play(s, "pass; pass")
    assert s.of(0, their.VICTORY) == 10 and s.of(1, their.VICTORY) == 10 and s.over()


@judged("PRES.8", "SCORE.1.i")
def test_a_field_with_presence_contests_a_square() -> None:
    hut = Card("Hut", kind=i.FIELD, keywords=((i.PRESENCE_X, 1),))
    s = stand((hut, 1, "D4"), (Card("Man"), 0, "D4"))
    assert standing.controls(s, 0) & (1 << square("D4")) == 0
    assert standing.controls(s, 1) & (1 << square("D4")) == 0


@judged("KW.DESTRUCT.2", "R88")
def test_presence_beside_a_field_does_not_protect_it() -> None:
    hut = Card("Hut", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 2), (i.PRESENCE_X, 1)))
    s = stand((hut, 1, "D4"), (Card("Man"), 0, "D4"), (Card("Lord", presence=2), 1, "D5"), cp=1)
    play(s, "use Hut: discard; colour R; colour B; roll 1; roll 2")
    assert zone(s, "Hut") == zones.DISCARD_PILE and bank(s, 0) == "R1 B2"


@judged("KW.DESTRUCT.2", "R88", "PRES.2")
def test_who_has_no_presence_razes_nothing() -> None:
    hut = Card("Hut", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),))
    s = stand((hut, 1, "D4"), (Card("Man", presence=0), 0, "D4"), cp=1)
    assert why(s, "use Hut: discard") == c.KW_DESTRUCT_2


@judged("R148", "KW.DESTRUCT.5")
def test_a_raider_that_does_not_arrive_has_paid_for_nothing() -> None:
    hut = Card("Hut", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),))
    s = stand((hut, 1, "D4"), (Card("Man"), 0, "C4"), cp=2)
    play(s, "use Man: [CMA]; stop")
    assert zone(s, "Hut") == zones.IN_PLAY and s.of(0, their.COMMAND) == 0 and asked(s) == "Battle:1"


@judged("KW.DEFENDER.1", "R156", "KW.NONCOMBAT.1")
def test_a_defender_must_have_a_die_left_for_the_surcharge() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),))
    s = stand((meek, 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Meek: [Move]; step W")
    assert asked(s) == "Move:0"  # one die for Defender, none for the surcharge
    s = stand((meek, 0, "C4"), (guard, 1, "D4"), theirs="B1 B2")
    play(s, "use Meek: [Move]; step W")
    assert asked(s) == "Window:1"
    play(s, "use Guard: leaves")


@judged("KW.DEFENDER.1", "KW.INVIS", "R78")
def test_a_defender_does_not_see_who_is_invisible() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    ghost = Card("Ghost", hp=9, keywords=((i.INVISIBILITY, 0),))
    s = stand((ghost, 0, "C4"), (guard, 1, "D4"), theirs="B1 B2")
    play(s, "use Ghost: [Move]; step W")
    assert asked(s) == "Move:0"


@judged("KW.DEFENDER.1", "KW.NONCOMBAT.2")
def test_a_non_combatant_defends_nothing() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0), (i.NON_COMBATANT, 0)))
    s = stand((OX, 0, "C4"), (guard, 1, "D4"), theirs="B1 B2")
    play(s, "use Ox: [Move]; step W")
    assert asked(s) == "Move:0"


@judged("KW.DEFENDER.1", "R78", "R80")
def test_a_move_goes_on_past_one_defender_to_the_next() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand(
        (OX, 0, "C4"),
        (guard, 1, "D4"),
        (Card("Post", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),)), 1, "D6"),
        theirs="B1 B2 B3",
    )
    play(s, "use Ox: [Move]; step E")
    assert asked(s) == "Window:1"
    play(s, "use Guard: leaves; die B1")
    assert hurt(s, "Ox") == 3, hurt(s, "Ox")
    assert at_square(s, the(s, "Ox")) == "C5"
    play(s, "step E")
    assert why(s, "use Post: leaves") == 0 and why(s, "use Guard: leaves") != 0


@judged("KW.CLEAVE.1", "KW.DUAL.1", "R79")
def test_a_cleave_is_followed_by_a_dual_strike() -> None:
    axe = Card("Axe", hp=9, lines=(HIT,), keywords=((i.CLEAVE, 0), (i.DUAL_STRIKE, 0)))
    s = stand((axe, 0, "C4"), (Card("Thin", hp=1), 1, "D4"), (OX, 1, "D5"), bank="B1 B2")
    play(s, "use Axe: Melee; pick Thin")
    assert asked(s) == "Window:0"
    play(s, "use Axe: kills; die B1")
    assert hurt(s, "Ox") == 3
    assert asked(s) == "Window:0"
    play(s, "use Axe: completes")
    assert hurt(s, "Ox") == 6
    assert asked(s) == "Battle:1", asked(s)


@judged("KW.MOBILEATTACK", "KW.DUAL.1", "R97")
def test_who_moves_on_after_an_attack_strikes_no_second_time() -> None:
    axe = Card("Axe", hp=9, lines=(HIT,), keywords=((i.MOBILE_ATTACK, 0), (i.DUAL_STRIKE, 0)))
    s = stand((axe, 0, "C4"), (OX, 1, "D4"), bank="B1 B2")
    play(s, "use Axe: Melee; use Axe: [Move]s. Ability Traits: Mobility; die B1")
    play(s, "step S; stop")
    assert asked(s) == "Battle:1", asked(s)  # Dual Strike has no target any more


@judged("KW.CHARGE", "R77", "CMA.3")
def test_a_press_charges() -> None:
    lancer = Card("Lancer", hp=9, lines=(HIT,), keywords=((i.CHARGE, 0),), move=(i.RUN, 3, 0, ""))
    s = stand((lancer, 0, "A4"), (OX, 1, "E4"), bank="R2", cp=1)
    play(s, "use Lancer: [CMA]; step N; step N; step N; die R2")
    assert hurt(s, "Ox") == 7


@judged("KW.CHARGE", "KW.VULN", "R36")
def test_a_charge_into_the_vulnerable_doubles_once() -> None:
    lancer = Card("Lancer", hp=9, lines=(HIT,), keywords=((i.CHARGE, 0),), move=(i.RUN, 3, 0, ""))
    soft = Card("Soft", hp=30, keywords=((i.VULNERABILITY, i.MELEE),))
    s = stand((lancer, 0, "A4"), (soft, 1, "E4"), bank="R2", cp=1)
    play(s, "use Lancer: [CMA]; step N; step N; step N; die R2")
    assert hurt(s, "Soft") == 7


@judged("KW.TAUNT", "R75", "KW.INVIS")
def test_a_taunt_that_cannot_be_seen_does_not_bind() -> None:
    s = stand(
        (SPEAR, 0, "C4"),
        (Card("Fool", hp=9, keywords=((i.TAUNT, 0), (i.INVISIBILITY, 0))), 1, "D4"),
        (OX, 1, "D5"),
    )
    play(s, "use Spear: Melee")
    assert hurt(s, "Ox") == 3


@judged("KW.TAUNT", "R75")
def test_a_taunt_does_not_bind_its_own_side() -> None:
    s = stand(
        (SPEAR, 0, "C4"),
        (Card("Fool", hp=9, keywords=((i.TAUNT, 0),)), 0, "C5"),
        (OX, 1, "D5"),
        (Card("Far", hp=9), 1, "D4"),
    )
    play(s, "use Spear: Melee")
    assert why(s, "pick Ox") == 0 and why(s, "pick Far") == 0


@judged("KW.IMPCOVERPUSH", "R55", "COVER.1")
def test_cover_improved_against_push_alone() -> None:
    both = "Global Action: {Exhaust} Ranged Attack (RNG 4, STR 6, HP, PUSH). Ability Traits: Combat"
    wall = Card(
        "Wall",
        hp=20,
        lines=("Passive: This Character has Cover. Ability Traits: Defend",),
        keywords=((i.IMPROVED_COVER_PUSH, 0),),
    )
    s = stand((Card("Bow", lines=(both,)), 0, "B4"), (wall, 1, "D4"))
    play(s, "use Bow: Ranged; far 2")
    assert hurt(s, "Wall") == 4


@judged("KW.GIDEPLOY", "R42", "MOVE.3.d")
def test_a_step_into_a_square_that_was_taken_meanwhile_is_lost() -> None:
    # a Response to leaving puts somebody into the square stepped into
    late = Card(
        "Imp",
        hp=9,
        lines=(
            when("When an enemy Character leaves a square, place this Character in a free square in row D."),
        ),
    )
    s = stand((Card("Runner", hp=9, move=(i.RUN, 2, 0, "")), 0, "C4"), (late, 1, "G1"))
    play(s, "use Runner: [Move]; step N; use Imp: place; sq D4")
    assert at_square(s, the(s, "Runner")) == "C4" and asked(s) == "Move:0"
    play(s, "step W; ~")
    assert at_square(s, the(s, "Runner")) == "C3" and asked(s) == "Battle:1"


@judged("KW.RESILIENT", "R84", "R70")
def test_the_resilient_may_return_when_killed() -> None:
    s = stand(
        (SPEAR, 0, "C4"),
        (
            Card(
                "Rock",
                hp=1,
                vp=2,
                keywords=((i.RESILIENT, 0),),
                lines=(
                    when(
                        "When this Character is killed, return it to its owner's Hand instead of discarding it."
                    ),
                ),
            ),
            1,
            "D4",
        ),
    )
    play(s, "use Spear: Melee; use Rock: return")
    assert zone(s, "Rock") == zones.HAND and s.of(0, their.VICTORY) == 2


@judged("ALT.4", "R131", "R70")
def test_the_killed_pays_with_its_own_soul() -> None:
    ghost = Card("Ghost", hp=1, lines=(when("When this Character is killed, gain {R}.", "{Soul}"),))
    s = stand((SPEAR, 0, "C4"), (ghost, 1, "D4"))
    s.put(the(s, "Ghost"), its.TOKENS + its.SOUL, 1)
    play(s, "use Spear: Melee; use Ghost: gain; roll 3")
    assert bank(s, 1) == "R3" and zone(s, "Ghost") == zones.DISCARD_PILE


@judged("KW.SOULHARVEST", "R18", "R132")
def test_a_push_harvests_too() -> None:
    reap = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, PUSH, Soul Harvesting). Ability Traits: Combat"
    s = stand(
        (Card("Reaper", hp=9, lines=(reap,), keywords=((i.SOUL_HARVESTING, 0),)), 0, "C4"), (OX, 1, "D4")
    )
    play(s, "use Reaper: Melee; far 0; use Reaper: True Damage")
    assert s.tokens(the(s, "Reaper"), its.SOUL) == 1


@judged("INT.6", "R94", "INT.3")
def test_interrupts_go_to_and_fro() -> None:
    a = Card("Ann", hp=9, lines=("Global Interrupt: {S} Gain {R}. Ability Traits: Command",))
    b = Card("Bob", hp=9, lines=("Global Interrupt: {S} Gain {G}. Ability Traits: Command",))
    s = stand((a, 0, "C4"), (b, 1, "G4"), bank="B1 B2", theirs="B1 B2")
    assert asked(s) == "Point:0"
    play(s, "pass; use Bob: Gain; die B1; roll 1")
    assert asked(s) == "Point:0"
    play(s, "use Ann: Gain; die B1; roll 1")
    assert asked(s) == "Point:1"
    play(s, "pass")
    assert asked(s) == "Point:0", asked(s)
    play(s, "pass")
    assert asked(s) in ("Point:1", "Battle:0"), asked(s)


@judged("R93", "BATTLE.7")
def test_an_interrupt_after_both_passes_keeps_the_battle_on() -> None:
    b = Card("Bob", hp=9, lines=("Global Interrupt: {Exhaust} Gain {G}. Ability Traits: Command",))
    s = stand((OX, 0, "C4"), (b, 1, "G4"))
    play(s, "pass; pass; pass; pass")
    assert asked(s) == "Point:1", asked(s)
    play(s, "use Bob: Gain; roll 1")
    assert asked(s) == "Battle:0"


@judged("R121", "MOD.U", "R125")
def test_what_is_attached_to_a_stolen_host_serves_the_thief() -> None:
    mod = Card(
        "Blade",
        kind=i.MODIFICATION,
        attach="Attach To: Character",
        lines=("Attached Has Global Action: {Exhaust} Gain {R}. Ability Traits: Combat",),
    )
    thief = Card("Thief", lines=(act("Gain control of target enemy Character."),))
    s = board([mod, thief, OX])
    ox = place(s, "Ox", 1, "D4")
    place(s, "Thief", 0, "C4")
    blade = new(s, "Blade", 1, zones.IN_PLAY)
    s.put(blade, its.HOST, ox)
    s.put(blade, its.PLACE, its.ATTACHED)
    dice(s, 0, "B1")
    fight(s)
    play(s, "use Thief: control; pass")
    assert why(s, "use Ox: Gain {R}") == 0
    assert s.get(blade, its.CONTROLLER) == 1


@judged("R16", "R143", "KW.NONCOMBAT.1")
def test_a_surcharge_is_paid_with_what_the_attack_leaves() -> None:
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),))
    for dice_, barred in (("B1", c.R16), ("B1 B2", 0)):
        s = stand((Card("Spear", lines=(FREE,)), 0, "C4"), (meek, 1, "D4"), bank=dice_)
        assert why(s, "use Spear: Melee") == barred


@judged("R16", "R75", "KW.TAUNT")
def test_a_taunt_whose_surcharge_cannot_be_paid_does_not_bind() -> None:
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0), (i.TAUNT, 0)))
    s = stand((SPEAR, 0, "C4"), (meek, 1, "D4"), (OX, 1, "D5"))
    play(s, "use Spear: Melee")
    assert hurt(s, "Ox") == 3


@judged("R11", "CMA.4", "KW.FLEET")
def test_a_press_with_fleet_footed_moves_twice() -> None:
    hare = Card("Hare", keywords=((i.FLEET_FOOTED, 0),), move=(i.RUN, 1, 0, ""))
    s = stand((hare, 0, "A4"), (OX, 1, "G9"), cp=1, bank="B1")
    play(s, "use Hare: [CMA]; step N; step N")
    assert at_square(s, the(s, "Hare")) == "C4" and bank(s, 0) == "" and s.of(0, their.COMMAND) == 0


@judged("R194", "KW.DASH")
def test_nobody_dashes_in_the_midst_of_its_move() -> None:
    hare = Card("Hare", keywords=((i.DASH, 0), (i.FLEET_FOOTED, 0)), move=(i.RUN, 2, 0, ""))
    s = stand((hare, 0, "A4"), (OX, 1, "G9"), bank="B1")
    play(s, "pass; use Hare: then; pass; step N")
    assert asked(s) == "Move:0"
    play(s, "step N")
    assert asked(s) == "Battle:1", asked(s)


@judged("R148", "KW.DEFENDER.1")
def test_who_dies_on_the_way_does_not_attack() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    thin = Card("Thin", hp=1, vp=3, lines=(HIT,))
    s = stand((thin, 0, "C4"), (guard, 1, "D4"), theirs="B1", cp=2)
    play(s, "use Thin: [CMA]; step W; use Guard: leaves")
    assert zone(s, "Thin") == zones.DISCARD_PILE and s.of(1, their.VICTORY) == 3 and hurt(s, "Guard") == 0
    assert asked(s) == "Battle:1"


@judged("R80", "R184", "ZONE.F.1")
def test_a_card_that_came_back_has_used_nothing() -> None:
    cook = Card(
        "Cook", cost="1", lines=("Global Action: {S} Gain {R}. Limit 1 per Phase. Ability Traits: Command",)
    )
    boss = Card("Boss", lines=(act("Return target Character you control to its owner's Hand."),))
    s = board([cook, boss])
    place(s, "Cook", 0, "A1")
    place(s, "Boss", 0, "A9")
    dice(s, 0, "B1 B2 B3 B4")
    fight(s)
    play(s, "use Cook: Gain; die B1; roll 1; pass")
    assert why(s, "use Cook: Gain") != 0
    play(s, "use Boss: Return; pick Cook; die B2; ~; pass; ~")
    play(s, "own Deploy; pick Cook; die B3; ~; sq A2; ~; pass; ~")
    assert why(s, "use Cook: Gain") == 0


@judged("R213", "R185")
def test_nobody_is_offered_to_discard_from_an_empty_hand() -> None:
    tax = Card("Tax", lines=(act("Your opponent may discard a card. If he does not, gain {R}."),))
    s = stand((tax, 0, "C4"), bank="B1")
    play(s, "use Tax: may")
    play(s, "roll 2")
    assert bank(s, 0) == "R2"


@judged("R70", "R125", "R183")
def test_a_modification_saves_its_host_and_is_discarded() -> None:
    mod = Card(
        "Blade",
        kind=i.MODIFICATION,
        attach="Attach To: Character",
        lines=(
            "Attached Has Response: When this Character is killed, return it to its owner's Hand instead of discarding it. Ability Traits: Combat",
        ),
    )
    s = board([mod, SPEAR, Card("Thin", hp=1, vp=1)])
    thin = place(s, "Thin", 1, "D4")
    place(s, "Spear", 0, "C4")
    blade = new(s, "Blade", 0, zones.IN_PLAY)
    s.put(blade, its.HOST, thin)
    s.put(blade, its.PLACE, its.ATTACHED)
    fight(s)
    play(s, "use Spear: Melee; use Thin: return")
    assert zone(s, "Thin") == zones.HAND and zone(s, "Blade") == zones.DISCARD_PILE


@judged("R38", "R41")
def test_a_flyer_whose_way_back_is_taken_lands_nearest_to_its_start() -> None:
    # the flyer is over Ox; a Response puts somebody on its start; it runs out
    imp = Card(
        "Imp",
        hp=9,
        lines=(
            when(
                "When an enemy Character arrives in a square, place this Character in a free square in row E."
            ),
        ),
    )
    s = stand((Card("Bird", move=(i.FLY, 1, 0, "")), 0, "C4"), (OX, 1, "D4"), (imp, 1, "G1"))
    play(s, "use Bird: [Move]; step N; use Imp: place; sq C4")
    assert asked(s) == "Stranded:0"
    assert why(s, "sq C3") == 0 and why(s, "sq C5") == 0 and why(s, "sq B4") == 0 and why(s, "sq E4") != 0
    play(s, "sq B4")
    assert at_square(s, the(s, "Bird")) == "B4"


@judged("R194", "R38")
def test_nobody_is_deployed_onto_who_is_on_the_move() -> None:
    late = Card("Late", cost="2", keywords=((i.GLOBAL_INTERRUPT_DEPLOY, 0), (i.PATROL, 7)))
    s = board([Card("Runner", hp=9), late])
    place(s, "Runner", 0, "C4")
    hand(s, "Late", 1)
    dice(s, 1, "B3")
    fight(s)
    play(s, "pass; use Runner: [Move]; ~; step N; card Late: [Deploy]")
    assert why(s, "sq D4") == c.DEPLOY_3_II and why(s, "sq C4") == 0


@judged("R98", "R196", "CMA.4")
def test_a_combined_action_may_be_cancelled() -> None:
    veto = Card(
        "Veto", hp=9, lines=(when("When an opponent triggers an Action with trait Combat, cancel it."),)
    )
    s = stand((SPEAR, 0, "C4"), (veto, 1, "D5"), cp=1)
    play(s, "use Spear: [CMA]; stop")
    assert asked(s) == "Window:1"
    play(s, "use Veto: cancel")
    assert hurt(s, "Veto") == 0 and s.of(0, their.COMMAND) == 0 and asked(s) == "Battle:1"


@judged("R67", "KW.IMMUNITY", "KW.SOULHARVEST")
def test_the_immune_gives_no_soul() -> None:
    reap = (
        "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP, Soul Harvesting). Ability Traits: Combat"
    )
    s = stand(
        (Card("Reaper", hp=9, lines=(reap,), keywords=((i.SOUL_HARVESTING, 0),)), 0, "C4"),
        (Card("Ox", hp=9, keywords=((i.IMMUNITY, i.MELEE),)), 1, "D4"),
    )
    play(s, "use Reaper: Melee")
    assert asked(s) == "Battle:1" and hurt(s, "Ox") == 0


@judged("R18", "KW.SOULHARVEST", "R70")
def test_a_blast_that_kills_its_maker_scores_and_harvests_nothing() -> None:
    reap = "Global Action: {Exhaust} Melee Attack (AOE 3x3, RNG 1, STR 3, HP, Soul Harvesting). Ability Traits: Combat"
    s = stand(
        (Card("Reaper", hp=1, vp=2, lines=(reap,), keywords=((i.SOUL_HARVESTING, 0),)), 0, "C4"),
        (Card("Thin", hp=1, vp=1), 1, "D4"),
    )
    play(s, "use Reaper: Melee; sq D4")
    play(s, "~")
    assert asked(s) == "Battle:1" and s.of(0, their.VICTORY) == 1 and s.of(1, their.VICTORY) == 0
    assert zone(s, "Reaper") == zones.DISCARD_PILE


@judged("R121", "R69", "KILL.3")
def test_an_owner_scores_for_his_own_stolen_character() -> None:
    thief = Card("Thief", hp=9, lines=(act("Gain control of target enemy Character."),))
    s = stand(
        (thief, 0, "A1"),
        (Card("Thin", hp=1, vp=2), 1, "D4"),
        (Card("Spear", lines=(HIT,)), 1, "D5"),
        bank="B1",
    )
    play(s, "use Thief: control; pick Thin; use Spear: Melee")
    assert s.of(1, their.VICTORY) == 2 and zone(s, "Thin") == zones.DISCARD_PILE


@judged("R184", "R121")
def test_a_stolen_character_scores_for_the_thief() -> None:
    thief = Card("Thief", hp=9, lines=(act("Gain control of target enemy Character."),))
    s = stand((thief, 0, "A1"), (Card("Thin", hp=1, vp=2), 1, "D4"), bank="B1")
    s.goals = 1 << square("D4")
    play(s, "use Thief: control; pass; pass; pass")
    assert s.of(0, their.VICTORY) == 1


@judged("KW.CHARGE", "R77")
def test_a_shot_does_not_use_up_a_charge() -> None:
    lancer = Card(
        "Lancer",
        hp=9,
        lines=(FREE, "Global Action: {S} Ranged Attack (RNG 4, STR 1, {B}, HP). Ability Traits: Combat"),
        keywords=((i.CHARGE, 0),),
    )
    s = stand((lancer, 0, "A4"), (Card("Ox", hp=40), 1, "E4"), bank="R2 G1 G2 B3")
    play(s, "use Lancer: [Move]; step N; step N; step N; pass; use Lancer: Ranged; die G1; die B3; pass")
    assert hurt(s, "Ox") == 4
    play(s, "use Lancer: Melee; die G2; die R2")
    assert hurt(s, "Ox") == 4 + 7


@judged("R185", "R143", "R190")
def test_only_who_could_be_is_named_for_an_exchange() -> None:
    line = act("Exchange the squares of target Character you control and target enemy Character.")
    mage = Card("Mage", hp=9, lines=(line,))
    ogre = Card("Ogre", size=2, hp=9)
    s = stand((mage, 0, "A1"), (ogre, 0, "C4"), (OX, 1, "F4"), bank="B1")
    play(s, "use Mage: Exchange")
    assert at_square(s, the(s, "Mage")) == "F4" and at_square(s, the(s, "Ox")) == "A1"
    s = stand((mage, 0, "A1"), (ogre, 1, "C4"), bank="B1")
    assert why(s, "use Mage: Exchange") == c.R143
    s = stand(
        (mage, 0, "A1"),
        (ogre, 0, "C4"),
        (Card("Huge", size=3), 1, "E4"),
        (Card("Troll", size=2), 1, "C8"),
        bank="B1",
    )
    play(s, "use Mage: Exchange")
    assert at_square(s, the(s, "Ogre")) == "C8"


@judged("PUSH.2", "R63")
def test_a_tactic_pulls_forward() -> None:
    hook = Card(
        "Hook",
        kind=i.TACTIC,
        cost="1",
        lines=("Global Action: PULL 2 to target enemy Character. Ability Traits: Command",),
    )
    s = board([hook, OX])
    place(s, "Ox", 1, "E4")
    hand(s, "Hook", 0)
    dice(s, 0, "B1")
    fight(s)
    play(s, "pass; card Hook: PULL; ~; far 2; ~")
    assert at_square(s, the(s, "Ox")) == "C4"


@judged("R62", "PUSH.1")
def test_a_large_attacker_pushes_straight() -> None:
    s = stand((Card("Ogre", size=2, hp=9, lines=(SHOVE,)), 0, "B3"), (OX, 1, "D4"))
    play(s, "use Ogre: Melee; far 3")
    assert at_square(s, the(s, "Ox")) == "G4"


@judged("R79", "KW.DUAL.1", "PUSHPULL.1")
def test_who_is_pushed_away_is_struck_once() -> None:
    s = stand(
        (Card("Ram", hp=9, lines=(SHOVE,), keywords=((i.DUAL_STRIKE, 0),)), 0, "C4"), (OX, 1, "D4"), bank="B1"
    )
    play(s, "use Ram: Melee; far 2")
    assert asked(s) == "Battle:1" and bank(s, 0) == "B1"


@judged("R79", "KW.DUAL.1", "R97")
def test_a_push_of_nothing_may_be_struck_again() -> None:
    s = stand(
        (Card("Ram", hp=9, lines=(SHOVE,), keywords=((i.DUAL_STRIKE, 0),)), 0, "C4"), (OX, 1, "D4"), bank="B1"
    )
    play(s, "use Ram: Melee; far 0; use Ram: completes; far 3")
    assert at_square(s, the(s, "Ox")) == "G4"


@judged("ALT.8", "ALT.9", "R125")
def test_a_soul_for_an_attached_ability_lies_on_the_host() -> None:
    mod = Card(
        "Wand",
        kind=i.MODIFICATION,
        attach="Attach To: Character",
        lines=("Attached Has Global Action: {Soul} Gain {R}. Ability Traits: Combat",),
    )
    s = board([mod, OX])
    ox = place(s, "Ox", 0, "D4")
    wand = new(s, "Wand", 0, zones.IN_PLAY)
    s.put(wand, its.HOST, ox)
    s.put(wand, its.PLACE, its.ATTACHED)
    s.put(wand, its.TOKENS + its.SOUL, 1)
    fight(s)
    assert why(s, "use Ox: Gain {R}") == c.ALT_8
    s.put(ox, its.TOKENS + its.SOUL, 1)
    s.put(wand, its.TOKENS + its.SOUL, 0)
    assert why(s, "use Ox: Gain {R}") == 0


@judged("DEPLOY.3.ii", "R127")
def test_a_card_whose_last_square_was_taken_is_discarded() -> None:
    # A Response to the triggering of ODA fills the last square: the card is discarded, the cost lost
    imp = Card(
        "Imp",
        hp=9,
        lines=(when("When an opponent triggers an Action, place this Character in a free square in row G."),),
    )
    s = board([imp, Card("Post"), Card("Recruit", cost="1")])
    place(s, "Imp", 1, "D1")
    for column in range(1, 9):
        place(s, "Post", 0, f"A{column}")
    hand(s, "Recruit", 0)
    dice(s, 0, "B1")
    fight(s)
    play(s, "~; own Deploy; pick Recruit; use Imp: place; ~")
    assert zone(s, "Recruit") == zones.DISCARD_PILE and bank(s, 0) == "" and asked(s) == "Battle:1"


@judged("R50", "KW.DEFENDER.1", "R27")
def test_a_large_token_leaves_with_the_squares_it_uncovers() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Ogre", size=2, hp=9), 0, "B3"), (guard, 1, "D5"), theirs="B1")
    play(s, "use Ogre: [Move]; step S")
    assert asked(s) == "Window:1"
    s = stand((Card("Ogre", size=2, hp=9), 0, "B3"), (guard, 1, "D5"), theirs="B1")
    play(s, "use Ogre: [Move]; step N")  # it still covers C4; B3 and B4 were not engaged
    assert asked(s) == "Move:0", asked(s)


@judged("R26", "R78")
def test_a_large_token_leaves_an_engaged_square_and_stays_engaged() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand((Card("Ogre", size=2, hp=9), 0, "B3"), (guard, 1, "D3"), theirs="B1")
    play(s, "use Ogre: [Move]; step W")  # leaves C4, engaged; the rest stays
    assert asked(s) == "Window:1"


@judged("R213", "R185")
def test_who_has_no_points_has_not_lost_any() -> None:
    tax = Card("Tax", lines=(act("Your opponent may lose 1 Victory Point. If he does not, gain {R}."),))
    s = stand((tax, 0, "C4"), bank="B1")
    play(s, "use Tax: may; yes; roll 2")
    assert bank(s, 0) == "R2"


@judged("R213", "R185")
def test_nobody_is_offered_to_discard_what_he_does_not_control() -> None:
    tax = Card(
        "Tax", lines=(act("Your opponent may discard a Field he controls. If he does not, gain {R}."),)
    )
    s = stand((tax, 0, "C4"), bank="B1")
    play(s, "use Tax: may; roll 2")
    assert bank(s, 0) == "R2"


@judged("R213")
def test_nobody_is_offered_to_exhaust_the_exhausted() -> None:
    tax = Card(
        "Tax", lines=(act("Your opponent may exhaust a Character he controls. If he does not, gain {R}."),)
    )
    s = stand((tax, 0, "C4"), (OX, 1, "D4"), bank="B1")
    s.put(the(s, "Ox"), its.SIDE, its.EXHAUSTED)
    play(s, "use Tax: may; roll 2")
    assert bank(s, 0) == "R2"

"""Worked cases of a hostile judge that came out right: Moves, Attacks, kills and costs that meet in one scene."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.trying import holds

PLAIN = (
    i.HOVER, i.ADVANCED_SENSES, i.NON_COMBATANT, i.DUAL_STRIKE, i.MARKSMAN, i.RESILIENT, i.IMPROVED_COVER_DAM, i.CHARGE,
    i.SOUL_HARVESTING,
)  # fmt: skip
KNOWN = Card("Known", keywords=(*[(keyword, 0) for keyword in PLAIN], (i.VULNERABILITY, i.MELEE)))
RUN = (i.RUN, 3, 0, "")


def ax(*keywords: int, line: str = HIT) -> Card:
    return Card("Ax", hp=9, move=RUN, lines=(line,), keywords=tuple((one, 0) for one in keywords))


def flag(text: str) -> Card:
    return Card("Flag", kind=i.FIELD, lines=(holds(text),))


# ---- Keywords and numbers that Passives give


@judged("R180", "KW.HOVER", "KW.INVIS", "KW.VULN", "KW.DUAL.1", "KW.IMPCOVERDAM")
@pytest.mark.parametrize(
    ("text", "whose", "foe", "play_on", "damage"),
    [
        ("Characters you control have Hover.", 0, ((i.HOVER, 0),), "", 3),
        ("Characters you control have Hover.", 1, (), None, 0),
        ("Characters you control have Advanced Senses.", 0, ((i.INVISIBILITY, 0),), "", 3),
        ("Enemy Characters have Vulnerability Melee.", 0, (), "; die R2", 7),
        ("Characters you control have Dual Strike.", 0, (), "; paid; use Ax: same target; die B1; paid", 6),
        ("Characters you control have Improved Cover vs Dam and Cover vs Melee.", 1, (), "; paid", 0),
    ],
)
def test_a_keyword_that_a_passive_gives_is_a_keyword(
    text: str, whose: int, foe: tuple[tuple[int, int], ...], play_on: str | None, damage: int
) -> None:
    bank = "R2 B1" if play_on and "same" in play_on else "R2" if play_on else ""
    s = stand(
        (ax(), 0, "C4"), (Card("Foe", hp=9, keywords=foe), 1, "D4"), (flag(text), whose, "A1"), spare=(KNOWN,), bank=bank,
    )  # fmt: skip
    if play_on is None:
        assert why(s, "use Ax: Melee") == c.KW_HOVER
        return
    play(s, "use Ax: Melee" + play_on)
    assert hurt(s, "Foe") == damage


@judged("R180", "KW.DESTRUCT.2", "R88", "R154")
@pytest.mark.parametrize("whose", [0, 1])
def test_presence_that_is_taken_away_guards_and_razes_nothing(whose: int) -> None:
    hut = Card("Hut", kind=i.FIELD, wide=2, keywords=((i.DESTRUCTIBLE, 1),))
    s = stand(
        (hut, 1, "D4"), (Card("Man", hp=9), 0, "D4"), (Card("Guard", hp=9), 1, "D5"),
        (flag("Enemy Characters have -1 Presence."), whose, "A1"), cp=1,
    )  # fmt: skip
    assert why(s, "use Hut: discard") == (c.KW_DESTRUCT_2 if whose == 1 else 0)


# ---- [Move]


@judged("FLY.1", "KILL.2", "R38")
def test_a_flyer_may_stop_above_whom_it_has_killed() -> None:
    strike = when("When this Character arrives in a square, target enemy Character takes 9 damage.")
    s = stand((Card("Bird", move=(i.FLY, 2, 0, ""), lines=(strike,)), 0, "C4"), (OX, 1, "D4"))
    play(s, "use Bird: [Move]s. Ability; step N; use Bird: arrives; stop")
    assert zone(s, "Ox") == zones.DISCARD_PILE and at_square(s, the(s, "Bird")) == "D4"


@judged("R194", "R183", "CMA.4")
def test_a_ban_on_the_way_ends_the_move_and_not_the_combined_action() -> None:
    text = "When an enemy Character arrives in a square, it cannot [Move] until the end of the Phase."
    s = stand((ax(), 0, "B4"), (OX, 1, "D4"), (Card("Web", kind=i.FIELD, lines=(when(text),)), 1, "G1"), cp=1)
    play(s, "use Ax: performs a [CMA]; step N; use Web: arrives")
    assert hurt(s, "Ox") == 3 and at_square(s, the(s, "Ax")) == "C4"


@judged("R148", "R41", "R121")
def test_who_changes_hands_on_the_way_does_not_attack() -> None:
    text = "When an enemy Character arrives in a square, gain control of it until the end of the Phase."
    s = stand((ax(), 0, "B4"), (OX, 1, "D4"), (Card("Witch", lines=(when(text),)), 1, "G1"), cp=1)
    play(s, "use Ax: performs a [CMA]; step N; use Witch: arrives")
    assert hurt(s, "Ox") == 0 and asked(s) == "Battle:1"


@judged("R38", "FLY.2", "R26")
def test_a_large_flyer_half_above_somebody_is_put_back() -> None:
    s = stand((Card("Roc", hp=9, size=2, move=(i.FLY, 1, 0, "")), 0, "A4"), (OX, 1, "C5"))
    play(s, "use Roc: [Move]; step N")
    assert at_square(s, the(s, "Roc")) == "A4" and asked(s) == "Battle:1"


TRAP = "When an enemy Character enters a square of this Field, it takes 1 damage."


@judged("R38", "R40", "R194", "R187")
@pytest.mark.parametrize(
    ("size", "move", "choices", "trap", "damage"),
    [
        (1, (i.FLY, 2, 0, ""), "step N; step N", "D4", 1),  # put back into it, which is no entering
        (2, (i.TEL, 1, 0, ""), "sq D4", "E4", 1),
        (2, (i.TEL, 1, 0, ""), "sq D4", "D4", 0),  # it stood there before
    ],
)
def test_what_is_entered_is_what_was_not_covered(
    size: int, move: tuple[int, int, int, str], choices: str, trap: str, damage: int
) -> None:
    others = ((OX, 1, "E4"),) if size == 1 else ()
    man = Card("Man", hp=9, size=size, move=move)
    s = stand((man, 0, "C4"), (Card("Trap", kind=i.FIELD, lines=(holds(TRAP),)), 1, trap), *others)
    play(s, f"use Man: [Move]; {choices}")
    assert hurt(s, "Man") == damage and at_square(s, the(s, "Man")) == "D4"


@judged("R194", "R41")
def test_who_is_exchanged_on_its_way_moves_no_further() -> None:
    text = "When an enemy Character arrives in a square, exchange the squares of this Character and it."
    s = stand((OX, 0, "C4"), (Card("Mage", hp=9, lines=(when(text),)), 1, "F4"))
    play(s, "use Ox: [Move]; step N; use Mage: exchange")
    assert at_square(s, the(s, "Ox")) == "F4" and asked(s) == "Battle:1"


@judged("KW.CHARGE", "R77", "R246", "KW.FLEET")
@pytest.mark.parametrize(("printed", "damage"), [(True, 7), (False, 5)])
def test_a_charge_waits_through_a_short_move_and_is_not_gained_afterwards(printed: bool, damage: int) -> None:
    horn = Card("Horn", lines=(act("Target Character you control gains Charge until the end of the Phase."),))
    keywords = ((i.FLEET_FOOTED, 0), *(((i.CHARGE, 0),) if printed else ()))
    bull = Card("Bull", hp=9, move=RUN, lines=(FREE,), keywords=keywords)
    s = stand((bull, 0, "A4"), (OX, 1, "E5"), (horn, 0, "A1"), bank="B1 R2 G1 Y1", spare=(KNOWN,))
    play(s, "use Bull: [Move]s. Ability; step N; step N; step N; pass")
    if not printed:
        play(s, "use Horn: Target; pick Bull; die Y1; pass")
    play(s, "use Bull: exhaust; die G1; step E; stop; pass; use Bull: Melee; die B1; die R2")
    assert hurt(s, "Ox") == damage


@judged("KW.CHARGE", "KW.DASH", "KW.DEFENDER.1")
def test_a_dash_charges_for_the_defence() -> None:
    keywords = ((i.CHARGE, 0), (i.DASH, 0), (i.DEFENDER, 0))
    bull = Card("Bull", hp=9, move=RUN, lines=(FREE,), keywords=keywords)
    s = stand((Card("Ox", hp=9, move=RUN), 0, "C5"), (bull, 1, "G4"), theirs="B1 R2")
    passes(s, "Battle")
    play(s, "use Ox: [Move]; pass; step N; use Bull: Interrupt; step S; step S; step S")
    play(s, "step E; use Bull: leaves; die B1; die R2")
    assert hurt(s, "Ox") == 7


@judged("R199", "R37", "KW.RAPID")
def test_so_many_squares_are_fewer_in_the_mud() -> None:
    mud = Card("Mud", kind=i.FIELD, lines=(holds("Squares of this Field cost +1 Move."),))
    horn = Card("Horn", lines=(act("Target Character you control [Move]s up to 2 squares without dice."),))
    hare = Card("Hare", hp=9, move=(i.RUN, 3, 2, "B"), keywords=((i.RAPID_MOVEMENT, 0),))
    s = stand((hare, 0, "C4"), (mud, 1, "D4"), (horn, 0, "A1"), bank="B1 B6")
    play(s, "use Horn: Target; pick Hare; die B1")
    assert why(s, "step NE") == c.MOVE_3_A_II_1
    play(s, "step N")
    assert asked(s) == "Battle:1"


@judged("R42", "PUSHPULL.4", "R41", "CMA.4")
def test_a_defender_that_pushes_ends_the_step_and_the_move() -> None:
    line = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 1, PUSH). Ability Traits: Combat"
    guard = Card("Guard", hp=9, lines=(line,), keywords=((i.DEFENDER, 0),))
    s = stand((ax(), 0, "C4"), (guard, 1, "D4"), (OX, 1, "B5"), theirs="B1", cp=1)
    play(s, "use Ax: performs a [CMA]; step W; use Guard: leaves; far 1")
    assert at_square(s, the(s, "Ax")) == "B4" and hurt(s, "Ox") == 3  # the Combined Action follows from there


@judged("R40", "KW.DEFENDER.1", "TEL.1")
def test_nobody_leaves_by_teleport_and_still_it_enters() -> None:
    lines = (HIT, when("When an enemy Character enters a square, it takes 1 damage."))
    guard = Card("Guard", hp=9, lines=lines, keywords=((i.DEFENDER, 0),))
    s = stand((Card("Imp", hp=9, move=(i.TEL, 3, 1, "")), 0, "C4"), (guard, 1, "D4"), theirs="B1")
    play(s, "use Imp: [Move]; sq C6; use Guard: enters")
    assert hurt(s, "Imp") == 1 and asked(s) == "Battle:1"


@judged("KW.GIDEPLOY", "R194", "DEPLOY.3.ii", "RUN.1")
def test_nobody_comes_where_a_mover_waits_but_before_it() -> None:
    imp = Card("Imp", cost="1", keywords=((i.GLOBAL_INTERRUPT_DEPLOY, 0), (i.PATROL, 3)))
    s = board([OX, imp])
    place(s, "Ox", 0, "G4")
    hand(s, "Imp", 1)
    dice(s, 1, "R1")
    passes(fight(s), "Battle")
    play(s, "use Ox: [Move]; ~; step S; card Imp: Deploy")
    assert why(s, "sq F4") == c.DEPLOY_3_II and why(s, "sq G4") == 0
    play(s, "sq E4")
    assert why(s, "step S") == c.RUN_1


# ---- Attacks


@judged("R216", "KW.DUAL.1", "R79")
@pytest.mark.parametrize(("where", "again"), [("D5", True), ("G5", False)])
def test_a_dual_strike_goes_on_at_who_stepped_in(where: str, again: bool) -> None:
    text = "When a friendly Character is targeted by an Attack, this Character becomes the target of this Attack."
    guard = Card("Guard", hp=9, lines=(when(text),))
    s = stand((ax(i.DUAL_STRIKE), 0, "C4"), (OX, 1, "D4"), (guard, 1, where), bank="B1")
    play(s, "use Ax: Melee; pick Ox; use Guard: becomes" if again else "use Ax: Melee; use Guard: becomes")
    if again:
        play(s, "use Ax: same; ~")
    assert hurt(s, "Guard") == (6 if again else 3) and hurt(s, "Ox") == 0 and asked(s) == "Battle:1"


@judged("R216", "R97")
def test_of_two_who_step_in_the_last_is_struck() -> None:
    text = "When another friendly Character is targeted by an Attack, this Character becomes the target of this Attack."
    one, two = Card("One", hp=9, lines=(when(text),)), Card("Two", hp=9, lines=(when(text),))
    s = stand((ax(), 0, "C4"), (OX, 1, "D4"), (one, 1, "G5"), (two, 1, "G6"))
    play(s, "use Ax: Melee; use One: becomes; use Two: becomes; ~")
    assert (hurt(s, "Ox"), hurt(s, "One"), hurt(s, "Two")) == (0, 0, 3)


@judged("R56", "R18", "R67", "R66", "PUSHPULL.3")
@pytest.mark.parametrize(("immune", "where", "soul"), [(False, "E4", 1), (True, "D4", 0)])
def test_a_push_alone_is_true_damage(immune: bool, where: str, soul: int) -> None:
    line = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, HP STR 2, PUSH STR 4, Soul Harvesting). Ability Traits: Combat"
    wall = Card("Wall", hp=9, defence=3, keywords=((i.IMMUNITY, i.PUSH),) if immune else ())
    s = stand((ax(line=line), 0, "C4"), (wall, 1, "D4"), spare=(KNOWN,))
    play(s, "use Ax: Melee" if immune else "use Ax: Melee; far 1; use Ax: gains")
    assert (
        s.tokens(the(s, "Ax"), its.SOUL) == soul
        and hurt(s, "Wall") == 0
        and at_square(s, the(s, "Wall")) == where
    )


@judged("R195", "AOE.LINE", "INT.7")
def test_a_line_ends_with_its_maker_pushed_aside() -> None:
    bolt = "Global Action: {Exhaust} Ranged Attack (AOE Direct Line, RNG 4, STR 2, {R}, HP). Ability Traits: Combat"
    mage = Card("Mage", hp=9, lines=(act("PUSH 1 to target enemy Character.", kind="Global Interrupt"),))
    s = stand((Card("Bow", hp=9, lines=(bolt,)), 0, "C4"), (OX, 1, "E4"), (mage, 1, "C5"), theirs="B1")
    passes(s, "Battle")
    play(s, "use Bow: Line; pass")
    aim(s, "C4", "N")
    play(s, "use Mage: PUSH; far 1; ~")
    assert hurt(s, "Ox") == 0 and asked(s) == "Battle:1"


@judged("R195", "KW.DASH", "R61")
@pytest.mark.parametrize(
    ("start", "steps", "damage"), [("G4", "step S; step S; stop", 3), ("E4", "step N; stop", 0)]
)
def test_a_blast_hits_who_stands_there_at_last(start: str, steps: str, damage: int) -> None:
    cat = Card("Cat", hp=9, keywords=((i.DASH, 0),))
    s = stand((Card("Mage", hp=9, lines=(BLAST,)), 0, "B4"), (OX, 1, "D4"), (cat, 1, start))
    passes(s, "Battle")
    play(s, f"use Mage: Ranged; pass; sq D4; use Cat: Interrupt; {steps}; ~")
    assert hurt(s, "Cat") == damage and hurt(s, "Ox") == 3


@judged("R163", "R36", "KW.CHARGE")
def test_a_die_rerolled_beside_a_charge_is_doubled_anew() -> None:
    fate = Card("Fate", lines=(when("When an opponent spends dice on an Attack, reroll one of them."),))
    s = stand((ax(i.CHARGE), 0, "A4"), (OX, 1, "E4"), (fate, 1, "G1"), bank="R6", cp=1)
    play(s, "use Ax: performs a [CMA]; step N; step N; step N; die R6; use Fate: reroll; roll 1; ~")
    assert hurt(s, "Ox") == 5


@judged("R264", "R79", "KW.CLEAVE.1", "KW.DUAL.1")
def test_an_attack_against_some_is_repeated_against_some() -> None:
    champions = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP) against Champions. Ability Traits: Combat"
    lord, other = Card("Lord", hp=1, kind=i.CHAMPION), Card("Other", hp=9, kind=i.CHAMPION)
    s = stand((ax(i.CLEAVE, line=champions), 0, "C4"), (lord, 1, "D4"), (OX, 1, "D5"), bank="B1")
    play(s, "use Ax: Melee")
    assert asked(s) == "Battle:1"
    s = stand(
        (ax(i.CLEAVE, line=champions), 0, "C4"), (lord, 1, "D4"), (other, 1, "D3"), (OX, 1, "D5"), bank="B1"
    )
    play(s, "use Ax: Melee; pick Lord; use Ax: new target")
    assert hurt(s, "Other") == 3
    ready = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP) against recovered Characters. Ability Traits: Combat"
    ox = Card("Ox", hp=9, lines=(when("When this Character takes True Damage, it becomes exhausted."),))
    s = stand((ax(i.DUAL_STRIKE, line=ready), 0, "C4"), (ox, 1, "D4"), bank="B1")
    play(s, "use Ax: Melee; use Ox: becomes")
    assert asked(s) == "Battle:1" and hurt(s, "Ox") == 3


@judged("R187", "R183", "AOE.1")
def test_one_prevention_in_a_blast_is_for_one() -> None:
    shield = Card(
        "Shield", lines=(when("When a friendly Character would take True Damage, prevent 2 of it."),)
    )
    s = stand(
        (Card("Mage", hp=9, lines=(BLAST,)), 0, "B4"),
        (OX, 1, "D4"),
        (Card("Cow", hp=9), 1, "E4"),
        (shield, 1, "G9"),
    )
    play(s, "use Mage: Ranged; sq D4; use Shield: prevent; pick Cow; ~")
    assert (hurt(s, "Cow"), hurt(s, "Ox")) == (1, 3)


@judged("R49", "FLY.4", "LOS.3", "RNG.2")
@pytest.mark.parametrize("line", ["Ranged Attack (RNG 6, STR 3, HP)", "Melee Attack (RNG 2, STR 3, HP)"])
def test_a_flyer_is_seen_above_whom_it_passes(line: str) -> None:
    gun = Card("Gun", hp=9, lines=(act(f"{line}.", kind="Global Interrupt"),))
    s = stand(
        (Card("Bird", hp=9, move=(i.FLY, 3, 0, "")), 0, "C4"), (OX, 1, "D4"), (gun, 1, "F4"), theirs="B1"
    )
    passes(s, "Battle")
    play(s, "use Bird: [Move]; ~; step N; use Gun: Attack")
    assert hurt(s, "Bird") == 3


# ---- PUSH and PULL


@judged("R63", "R62")
@pytest.mark.parametrize(("foe", "far", "where"), [("F5", 3, "C5"), ("F4", 2, "D4")])
def test_a_pull_ends_where_the_gap_is_gone_or_the_puller_stands(foe: str, far: int, where: str) -> None:
    line = "Global Action: {Exhaust} Ranged Attack (RNG 4+D4, STR 5, PULL). Ability Traits: Combat"
    s = stand((ax(line=line), 0, "C4"), (OX, 1, foe))
    play(s, "use Ax: Ranged")
    assert why(s, f"far {far + 1}") == c.R64
    play(s, f"far {far}")
    assert at_square(s, the(s, "Ox")) == where


@judged("R62", "R63", "R189", "AOE.3X3")
def test_a_whirl_draws_to_its_middle_square_and_a_gale_drives_from_it() -> None:
    whirl = "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 3, STR 3, PULL). Ability Traits: Combat"
    cow = Card("Cow", hp=9)
    s = stand((Card("Mage", hp=9, lines=(whirl,)), 0, "B4"), (OX, 1, "E4"), (cow, 1, "D5"))
    play(s, "use Mage: Ranged; sq D4; far 1")  # the first is in the other's way
    assert at_square(s, the(s, "Ox")) == "D4" and at_square(s, the(s, "Cow")) == "D5"
    s = stand(
        (Card("Mage", hp=9, lines=(whirl.replace("PULL", "PUSH"),)), 0, "B4"), (OX, 1, "D4"), (cow, 1, "D3")
    )
    play(s, "use Mage: Ranged; sq D4; far 2; far 2")
    # whoever stands in the middle is driven from the attacker, the other from the middle
    assert {at_square(s, the(s, "Ox")), at_square(s, the(s, "Cow"))} == {"F4", "D1"}


@judged("R70", "R189", "PUSHPULL.1")
def test_the_killed_are_in_nobodys_way() -> None:
    line = "Global Action: {Exhaust} Ranged Attack (AOE Direct Line, RNG 6, STR 3, HP, PUSH). Ability Traits: Combat"
    s = stand((ax(line=line), 0, "A4"), (OX, 1, "B4"), (Card("Imp", hp=3), 1, "C4"))
    play(s, "use Ax: Ranged")
    aim(s, "A4", "N")
    play(s, "far 3")
    assert at_square(s, the(s, "Ox")) == "E4" and zone(s, "Imp") == zones.DISCARD_PILE


@judged("R69", "KILL.3", "R40")
def test_who_is_pushed_into_lava_scores_for_nobody() -> None:
    lava = Card("Lava", kind=i.FIELD, lines=(holds(TRAP.replace("1 damage", "9 damage")),))
    s = stand((Card("Ram", lines=(SHOVE,)), 0, "C4"), (OX, 1, "D4"), (lava, 0, "F4"))
    play(s, "use Ram: Melee; far 3")
    assert zone(s, "Ox") == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 0


# ---- kills


@judged("R265", "R272", "R183")
def test_who_is_doomed_returns_to_no_hand_and_who_returns_is_not_removed() -> None:
    text = "When this Character is killed, return it to its owner's Hand instead of discarding it."
    phoenix = Card("Phoenix", hp=2, lines=(when(text),))
    line = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP, removes the killed from the game). Ability Traits: Combat"
    for answer, end in (("use Phoenix: killed", zones.HAND), ("~", zones.OUT_OF_GAME)):
        s = stand((ax(line=line), 0, "C4"), (phoenix, 1, "D4"))
        play(s, f"use Ax: Melee; {answer}")
        assert zone(s, "Phoenix") == end
    hex_ = Card("Hex", lines=(act("Target enemy Character is removed from the game when it leaves play."),))
    s = stand((ax(), 0, "C4"), (phoenix, 1, "D4"), (hex_, 0, "A1"), bank="B1")
    play(s, "use Hex: Target; pass; use Ax: Melee; use Phoenix: killed")
    assert zone(s, "Phoenix") == zones.OUT_OF_GAME


@judged("VP.2", "R70", "R189", "R180")
def test_points_are_those_of_the_moment_of_the_kill() -> None:
    prize = Card("Prize", hp=2, lines=(holds("This Character has +2 VP."),))
    s = stand((ax(), 0, "C4"), (prize, 1, "D4"))
    play(s, "use Ax: Melee")
    assert s.of(0, their.VICTORY) == 3
    aura = Card("Aura", hp=3, lines=(holds("Other Characters you control have +1 VP and +2 HP."),))
    for hp, points in ((1, 3), (2, 1)):  # the second falls with the HP that the first gave, and for nothing
        s = stand(
            (Card("Mage", hp=9, lines=(BLAST,)), 0, "B4"), (aura, 1, "D4"), (Card("Imp", hp=hp), 1, "E4")
        )
        play(s, "use Mage: Ranged; sq D4")
        assert s.of(0, their.VICTORY) == points and zone(s, "Imp") == zones.DISCARD_PILE


@judged("R116", "MULTI.1", "WIN.3", "R181")
def test_what_each_player_gains_is_one_change() -> None:
    s = stand(
        (Card("Horn", lines=(act("Each player gains 1 Victory Point."),)), 0, "A1"), (OX, 1, "G1"), bank="B1"
    )
    s.let(0, their.VICTORY, 9)
    s.let(1, their.VICTORY, 9)
    play(s, "use Horn: Each")
    assert s.over() and s.of(0, their.VICTORY) == s.of(1, their.VICTORY) == 10


@judged("KW.MOBILEATTACK", "KW.DEFENDER.1", "R167")
def test_who_moves_on_after_its_attack_may_die_of_it() -> None:
    guard = Card("Guard", hp=9, lines=(HIT,), keywords=((i.DEFENDER, 0),))
    s = stand((ax(i.MOBILE_ATTACK), 0, "C4"), (guard, 1, "D4"), bank="B1", theirs="B1")
    s.put(the(s, "Ax"), its.DAMAGE, 7)
    s.worked.fresh = False
    play(s, "use Ax: Melee; use Ax: [Move]s. Ability Traits: Mobility; step W; use Guard: leaves")
    assert zone(s, "Ax") == zones.DISCARD_PILE and s.of(1, their.VICTORY) == 1 and hurt(s, "Guard") == 3


@judged("R98", "RESP.CANCEL", "RESP.5")
def test_what_cancels_may_be_cancelled() -> None:
    text = when("When an opponent triggers an ability, cancel it.")
    horn = Card("Horn", lines=(act("Gain {R}."),))
    s = stand(
        (horn, 0, "A1"),
        (Card("Yes", lines=(text,)), 0, "A2"),
        (Card("No", lines=(text,)), 1, "G1"),
        bank="B1",
    )
    play(s, "use Horn: Gain; use No: cancel; use Yes: cancel; roll 3")
    assert s.bank_size(0) == 1

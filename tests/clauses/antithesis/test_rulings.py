"""Rulings on Keywords against targeting, on Presence, Cover and bounds: each shown by one small table."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack.targets import bar_character
from sandtable.games.antithesis.board.reach import within
from sandtable.games.antithesis.board.squares import bit, row_for, seen_by
from sandtable.games.antithesis.deeds.leaving import may_leave, send
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.turn.scoring import score_goals
from sandtable.timing.rows import how_many
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import asked, board, command, dice, fight, place, play, square, why

MELEE = "Global Action: Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
RANGED = "Global Action: Ranged Attack (RNG 4+D1, STR 3, HP). Ability Traits: Combat"


def targeting(line: str, target: tuple[int, int], *attackers: tuple[int, int], where: str = "D4") -> int:
    """The clause by which an attacker with these Keywords cannot target one with that Keyword."""
    s = board([Card("Attacker", lines=(line,), keywords=attackers), Card("Target", keywords=(target,))])
    attacker = place(s, "Attacker", 0, "C4")
    victim = place(s, "Target", 1, where)
    header = s.rules.abilities(s, attacker)[0]
    code = s.library.code
    body = header + code[header + i.BODY]
    return int(bar_character(s, 0, attacker, body + code[body + i.A], victim))


@pytest.mark.clause("antithesis R72", "antithesis KW.HOVER")
def test_hover_is_out_of_reach_of_melee_attacks_without_it() -> None:
    assert targeting(MELEE, (i.HOVER, 0)) == c.KW_HOVER
    assert targeting(MELEE, (i.HOVER, 0), (i.HOVER, 0)) == 0
    assert targeting(RANGED, (i.HOVER, 0)) == 0


@pytest.mark.clause(
    "antithesis R73", "antithesis R74", "antithesis KW.STEALTH", "antithesis KW.ADVSENSES",
)  # fmt: skip
def test_stealth_hides_from_ranged_attacks_without_advanced_senses() -> None:
    assert targeting(RANGED, (i.STEALTH, 0)) == c.KW_STEALTH
    assert targeting(RANGED, (i.STEALTH, 0), (i.ADVANCED_SENSES, 0)) == 0
    assert targeting(MELEE, (i.STEALTH, 0)) == 0


@pytest.mark.clause("antithesis R74", "antithesis KW.INVIS")
def test_invisibility_hides_from_every_attack() -> None:
    for line in (MELEE, RANGED):
        assert targeting(line, (i.INVISIBILITY, 0)) == c.KW_INVIS
        assert targeting(line, (i.INVISIBILITY, 0), (i.ADVANCED_SENSES, 0)) == 0


@pytest.mark.clause("antithesis R76", "antithesis KW.MARKSMAN")
def test_a_marksman_looks_past_characters() -> None:
    for keywords, damage in (((), 0), (((i.MARKSMAN, 0),), 3)):
        s = board([Card("Bow", lines=(RANGED,), keywords=keywords), Card("Ox", hp=9), Card("Rock")])
        place(s, "Bow", 0, "B4")
        ox = place(s, "Ox", 1, "D4")
        place(s, "Rock", 0, "C4")
        fight(s)
        assert (why(s, "use Bow: Global Action: Ranged") == 0) is (damage > 0)
        if damage:
            play(s, "use Bow: Global Action: Ranged")
            assert s.get(ox, its.DAMAGE) == damage  # neither blocked nor obscured


@pytest.mark.clause(
    "antithesis R86", "antithesis R87", "antithesis KW.CHIVALRY.1", "antithesis KW.CHIVALRY.2",
    "antithesis KW.FEROCIOUS",
)  # fmt: skip
def test_chivalry_spares_some_and_ferocious_does_not_care() -> None:
    assert targeting(MELEE, (i.NON_COMBATANT, 0), (i.CHIVALRY, 0)) == c.KW_CHIVALRY_1
    assert targeting(MELEE, (i.NON_COMBATANT, 0)) == c.R16  # no die for the surcharge
    assert targeting(MELEE, (i.NON_COMBATANT, 0), (i.FEROCIOUS, 0)) == 0
    assert targeting(MELEE, (i.TAUNT, 0), (i.CHIVALRY, 0)) == c.R16


@pytest.mark.clause("antithesis R66", "antithesis R67", "antithesis KW.IMMUNITY", "antithesis KW.WARD")
def test_immunity_and_ward_against_a_type() -> None:
    for keyword, damage in (((i.IMMUNITY, i.MELEE), 0), ((i.IMMUNITY, i.RANGED), 3), ((i.WARD, i.MELEE), 1)):
        s = board([Card("Axe", lines=(MELEE,)), Card("Ox", hp=9, keywords=(keyword,))])
        place(s, "Axe", 0, "C4")
        ox = place(s, "Ox", 1, "D4")
        fight(s)
        play(s, "use Axe: Melee")
        assert s.get(ox, its.DAMAGE) == damage and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R172", "antithesis R154")
def test_numbers_keep_their_bounds() -> None:
    curse = Card("Curse", kind=i.FIELD, lines=("Passive: Characters have -5 DEF. Ability Traits: Fire",))
    s = board([curse, Card("Low", defence=1)])
    low = place(s, "Low", 0, "A1")
    place(s, "Curse", 1, "D4")
    assert values.stat(s, low, i.DEF) == 0


# ---- Presence and control


@pytest.mark.clause("antithesis R52", "antithesis R161", "antithesis PRES.4", "antithesis PRES.7")
def test_presence_two_reaches_neighbours_whatever_stands_there() -> None:
    s = board([Card("Tall", presence=2), Card("Shade", presence=0)])
    tall = place(s, "Tall", 0, "D4")
    place(s, "Shade", 1, "E4")
    s.put(tall, its.SIDE, its.EXHAUSTED)
    mine = standing.controls(s, 0)
    assert how_many(mine) == 5 and mine & bit(square("E4")) != 0 and mine & bit(square("E5")) == 0


@pytest.mark.clause(
    "antithesis R159", "antithesis PRES.6", "antithesis PRES.9", "antithesis KW.PRESENCE1",
)  # fmt: skip
def test_a_field_alone_holds_a_goal() -> None:
    s = board([Card("Fort", kind=i.FIELD, wide=2, keywords=((i.PRESENCE_X, 1),)), Card("Soldier")])
    place(s, "Fort", 0, "D4")
    s.set_goals(bit(square("D5")))
    score_goals(s)
    assert s.of(0, their.VICTORY) == 1
    place(s, "Soldier", 1, "D5")
    score_goals(s)
    assert s.of(0, their.VICTORY) == 1  # contested


@pytest.mark.clause("antithesis R50", "antithesis R51", "antithesis ENG.2")
def test_engagement_is_one_sided_and_needs_no_sight() -> None:
    s = board([Card("Long", engage=2, engage_d=0), Card("Short", engage=0, engage_d=1)])
    long = place(s, "Long", 0, "C4")
    short = place(s, "Short", 1, "E4")
    place(s, "Short", 0, "D4")
    s.put(long, its.SIDE, its.EXHAUSTED)
    assert standing.engages(s, long, short) and not standing.engages(s, short, long)


@pytest.mark.clause("antithesis R198", "antithesis R27")
def test_a_big_token_is_wherever_one_of_its_squares_is() -> None:
    s = board([Card("Giant", size=2), Card("Axe", lines=(MELEE,))])
    place(s, "Axe", 0, "B3")
    giant = place(s, "Giant", 1, "C4")
    s.set_goals(bit(square("D5")))
    assert standing.controls(s, 1) & s.goals != 0
    fight(s)
    play(s, "use Axe: Melee")
    assert not s.in_play(giant)


# ---- the board, zones, owners


@pytest.mark.clause(
    "antithesis GAME.1", "antithesis BOARD.1", "antithesis BOARD.2", "antithesis R23", "antithesis R24",
)  # fmt: skip
def test_two_players_one_board_seen_from_both_sides() -> None:
    s = board([Card("Soldier"), Card("Rule", kind=i.DIRECTIVE)])
    assert s.seats == SEATS == 2
    assert seen_by(1, square("B4")) == square("F6") and row_for(1, square("G1")) == 0
    assert s.get(place(s, "Rule", 0), its.SQUARES) == 0


@pytest.mark.clause("antithesis R46", "antithesis RNG.4", "antithesis R178")
def test_the_squares_in_range() -> None:
    middle = bit(square("D5"))
    assert how_many(within(middle, 1, 0) & ~middle) == 4
    assert how_many(within(middle, 0, 1) & ~middle) == 8
    assert how_many(within(middle, 1, 1) & ~middle) == 20
    assert within(middle, 0, 0) == middle  # its own distance is 0


@pytest.mark.clause(
    "antithesis ZONE.INPLAY", "antithesis INPLAY.1", "antithesis ZONE.INGAME", "antithesis INGAME.1",
    "antithesis ZONE.OUT", "antithesis OUT.2", "antithesis R122", "antithesis R120", "antithesis R131",
)  # fmt: skip
def test_what_leaves_the_game_lies_with_its_owner_and_bears_nothing() -> None:
    s = board([Card("Soldier")])
    soldier = place(s, "Soldier", 0, "D4")
    s.put(soldier, its.CONTROLLER, 1)
    s.put(soldier, its.TOKENS + its.GEM, 2)
    s.put(soldier, its.DAMAGE, 1)
    assert send(s, soldier, zones.OUT_OF_GAME)
    assert not s.in_play(soldier) and list(s.pile_of(0, zones.OUT_OF_GAME)) == [soldier]
    assert s.tokens(soldier, its.GEM) == 0 and s.get(soldier, its.DAMAGE) == 0
    assert s.get(soldier, its.CONTROLLER) == 0 and s.get(soldier, its.SQUARES) == 0


@pytest.mark.clause("antithesis R84", "antithesis KW.RESILIENT", "antithesis R129", "antithesis R130")
def test_resilient_leaves_by_being_killed_alone_and_a_directive_never() -> None:
    s = board(
        [
            Card("Rooted", hp=1, keywords=((i.RESILIENT, 0),)),
            Card("Axe", lines=(MELEE,)),
            Card("Rule", kind=i.DIRECTIVE),
        ]
    )
    rooted = place(s, "Rooted", 1, "D4")
    rule = place(s, "Rule", 1)
    place(s, "Axe", 0, "C4")
    assert not may_leave(s, rooted) and not may_leave(s, rule)
    fight(s)
    play(s, "use Axe: Melee")
    assert s.get(rooted, its.ZONE) == zones.DISCARD_PILE


# ---- the rest


@pytest.mark.clause("antithesis R71", "antithesis ABIL.1", "antithesis CP.5", "antithesis BATTLE.5.i")
def test_healing_takes_damage_off_and_no_more() -> None:
    text = "Global Action: {CP} Target Character Heals 3. Ability Traits: Medical"
    medic = Card("Medic", kind=i.DIRECTIVE, lines=(text,))
    s = board([medic, Card("Ox", hp=5)])
    place(s, "Medic", 1)
    ox = place(s, "Ox", 1, "G4")
    s.put(ox, its.DAMAGE, 2)
    command(s, 1, 2)
    fight(s)
    play(s, "pass; use Medic: Heals")
    assert s.get(ox, its.DAMAGE) == 0 and asked(s) == "Battle:0" and s.of(1, their.COMMAND) == 1


@pytest.mark.clause(
    "antithesis R171", "antithesis KW.COVERMELEE", "antithesis KW.IMPCOVERDAM", "antithesis KW.PRECSTRIKE",
)  # fmt: skip
def test_cover_against_melee_holds_for_areas_and_is_cut_through() -> None:
    line = "Global Action: Melee Attack (AOE 3x3, RNG 3, STR 5, HP). Ability Traits: Combat"
    for attacker, target, damage in (
        ((), ("Passive: This Character has Cover vs Melee. Ability Traits: Defend",), 3),
        (
            ((i.PRECISE_STRIKE, 0),),
            ("Passive: This Character has Cover vs Melee. Ability Traits: Defend",),
            5,
        ),
    ):
        s: Board = board([Card("Axe", lines=(line,), keywords=attacker), Card("Ox", hp=9, lines=target)])
        place(s, "Axe", 0, "A4")
        ox = place(s, "Ox", 1, "D4")
        dice(s, 0, "")
        fight(s)
        play(s, "use Axe: Global Action: Melee; sq C4")
        assert s.get(ox, its.DAMAGE) == damage

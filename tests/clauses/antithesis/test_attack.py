"""Attacks: targets, dice, Total STR, DEF, DR, Cover, AOE, PUSH and PULL, kills and Victory Points."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    WAYS,
    asked,
    at_square,
    board,
    dice,
    fight,
    option,
    place,
    play,
    square,
    why,
)

SPEAR = Card(
    "Spear",
    lines=("Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat",),
)
BOW = Card(
    "Bow", lines=("Global Action: Ranged Attack (RNG 3+D1, STR 2, {R}{S}, HP). Ability Traits: Combat",)
)


def facing(attacker: Card, *others: tuple[Card, int, str], bank: str = "", at: str = "C4") -> Board:
    s = board([attacker, *{card.name: card for card, _, _ in others}.values()])
    place(s, attacker.name, 0, at)
    for card, seat, where in others:
        place(s, card.name, seat, where)
    dice(s, 0, bank)
    fight(s)
    return s


def thing(s: Board, name: str) -> int:
    for number in range(s.count()):
        if s.library.names[s.get(number, its.FACE)] == name:
            return number
    raise AssertionError(name)


OX = Card("Ox", hp=5, defence=1, vp=2)


@pytest.mark.clause(
    "antithesis ATKSEQ.2", "antithesis ATKSEQ.3", "antithesis ATKSEQ.4", "antithesis ATKSEQ.6.i",
    "antithesis DEF.2", "antithesis ATK.7", "antithesis ATKSEQ.6",
)  # fmt: skip
def test_total_str_less_def_is_the_damage() -> None:
    s = facing(SPEAR, (OX, 1, "D5"), bank="R2")
    play(s, "use Spear: Melee; die R2")
    assert s.get(thing(s, "Ox"), its.DAMAGE) == 4 and s.in_play(thing(s, "Ox"))  # 3 + 2 - 1


@pytest.mark.clause(
    "antithesis R53", "antithesis HP.2", "antithesis KILL.3", "antithesis VP.2", "antithesis GAME.2",
    "antithesis R70", "antithesis ZONE.F.1",
)  # fmt: skip
def test_a_character_dies_when_its_damage_reaches_its_hp() -> None:
    s = facing(SPEAR, (OX, 1, "D5"), bank="R3")
    play(s, "use Spear: Melee; die R3")
    ox = thing(s, "Ox")
    assert s.get(ox, its.ZONE) == zones.DISCARD_PILE and s.of(0, their.VICTORY) == 2
    assert s.get(ox, its.SQUARES) == 0


@pytest.mark.clause(
    "antithesis ATK.3", "antithesis ATK.4", "antithesis R68", "antithesis R143", "antithesis ATKSEQ.1"
)
def test_an_attack_needs_an_enemy_in_range_and_sight() -> None:
    s = facing(SPEAR, (OX, 1, "E4"))
    assert why(s, "use Spear: Melee") == c.ATKSEQ_1
    s = facing(SPEAR, (OX, 0, "D4"))
    assert why(s, "use Spear: Melee") == c.ATKSEQ_1
    s = facing(BOW, (OX, 1, "E4"), (Card("Rock"), 0, "D4"))
    assert why(s, "use Bow: Ranged") == c.ATKSEQ_1
    s = facing(BOW, (OX, 1, "E4"))
    assert why(s, "use Bow: Ranged") == 0


@pytest.mark.clause(
    "antithesis OBSC.5", "antithesis COVER.1", "antithesis DR.1", "antithesis ATKSEQ.5", "antithesis R55"
)
def test_an_obscured_target_has_cover_against_ranged_attacks() -> None:
    plain = Card("Ox", hp=9)
    s = facing(BOW, (plain, 1, "D6"), (Card("Rock"), 0, "C5"), bank="R3")
    play(s, "use Bow: Ranged; die R3")
    assert s.get(thing(s, "Ox"), its.DAMAGE) == 3  # 2 + 3 - 2


@pytest.mark.clause("antithesis R54", "antithesis R167")
def test_damage_is_never_negative() -> None:
    s = facing(SPEAR, (Card("Wall", hp=3, defence=9), 1, "D4"))
    play(s, "use Spear: Melee")
    assert s.get(thing(s, "Wall"), its.DAMAGE) == 0 and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R57", "antithesis R155", "antithesis DICE.13")
def test_dice_lie_beside_the_attack_and_are_gone_with_it() -> None:
    s = facing(BOW, (Card("Ox", hp=20), 1, "E4"), bank="R3 B2 G1")
    play(s, "use Bow: Ranged; die R3; die G1")
    assert s.bank_size(0) == 1 and len(s.added) == 0
    assert s.get(thing(s, "Ox"), its.DAMAGE) == 6


@pytest.mark.clause(
    "antithesis KW.NONCOMBAT.1", "antithesis R16", "antithesis KW.NONCOMBAT.2", "antithesis R190"
)
def test_a_non_combatant_costs_a_die_more_and_does_not_attack() -> None:
    meek = Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),), lines=SPEAR.lines)
    s = facing(SPEAR, (meek, 1, "D4"))
    assert why(s, "use Spear: Melee") == c.R16  # he cannot pay the surcharge
    s = facing(SPEAR, (meek, 1, "D4"), bank="B1 R4")
    play(s, "use Spear: Melee; die B1; die R4")
    assert s.bank_size(0) == 0 and s.get(thing(s, "Meek"), its.DAMAGE) == 7
    s = facing(meek, (OX, 1, "D4"))
    assert why(s, "use Meek: Melee") == c.KW_NONCOMBAT_2


@pytest.mark.clause("antithesis KW.TAUNT", "antithesis R75")
def test_taunt_leaves_no_other_target() -> None:
    loud = Card("Loud", hp=9, keywords=((i.TAUNT, 0),))
    s = facing(SPEAR, (OX, 1, "D4"), (loud, 1, "D5"))
    play(s, "use Spear: Melee")
    assert s.get(thing(s, "Loud"), its.DAMAGE) == 3  # nothing to choose
    far = Card("Loud", hp=9, keywords=((i.TAUNT, 0),))
    s = facing(SPEAR, (OX, 1, "D4"), (far, 1, "E5"))
    play(s, "use Spear: Melee")
    assert s.get(thing(s, "Ox"), its.DAMAGE) == 2


# ---- AOE

BOMB = Card(
    "Bomb", hp=9,
    lines=("Global Action: Ranged Attack (AOE 3x3, RNG 3, STR 2, HP). Ability Traits: Combat",),
)  # fmt: skip


@pytest.mark.clause("antithesis AOE.1", "antithesis AOE.3X3", "antithesis R60", "antithesis R61")
def test_a_blast_hits_everybody_around_its_square() -> None:
    rock = Card("Rock", hp=9)
    s = facing(BOMB, (rock, 1, "E4"), (OX, 0, "D3"), at="C4")
    play(s, "use Bomb: 3x3")
    assert asked(s) == "Attack:0" and why(s, "sq G4") == c.RNG_2
    play(s, "sq D4")
    assert s.get(thing(s, "Rock"), its.DAMAGE) == 2 and s.get(thing(s, "Ox"), its.DAMAGE) == 1
    assert s.get(thing(s, "Bomb"), its.DAMAGE) == 2  # the attacker, too


@pytest.mark.clause("antithesis R69", "antithesis R197", "antithesis R189")
def test_an_attacker_that_dies_in_its_own_blast_still_scores() -> None:
    weak = Card("Bomb", hp=2, lines=BOMB.lines, vp=1)
    s = facing(weak, (Card("Rock", hp=1, vp=3), 1, "E4"), (Card("Friend", hp=1, vp=2), 0, "D3"), at="C4")
    play(s, "use Bomb: 3x3; sq D4")
    assert s.of(0, their.VICTORY) == 3 and s.of(1, their.VICTORY) == 0
    for name in ("Bomb", "Rock", "Friend"):
        assert s.get(thing(s, name), its.ZONE) == zones.DISCARD_PILE


FLAME = Card(
    "Flame", hp=9,
    lines=("Global Action: Melee Attack (AOE Direct Line, RNG 3, STR 2, HP). Ability Traits: Combat",),
)  # fmt: skip


@pytest.mark.clause("antithesis AOE.LINE", "antithesis R58")
def test_a_line_goes_through_everybody() -> None:
    s = facing(FLAME, (Card("Rock", hp=9), 1, "D4"), (OX, 1, "F4"))
    play(s, "use Flame: Line")
    ahead = int(o.make(o.DIRECTION, o.going(square("C4"), WAYS.index("N"))))
    aside = int(o.make(o.DIRECTION, o.going(square("C4"), WAYS.index("NE"))))
    assert s.bar(ahead) == 0 and s.bar(aside) == c.R58
    s.apply(ahead)
    assert s.get(thing(s, "Rock"), its.DAMAGE) == 2 and s.get(thing(s, "Ox"), its.DAMAGE) == 1


# ---- PUSH and PULL

RAM = Card("Ram", lines=("Global Action: Melee Attack (RNG 0+D1, STR 3, PUSH). Ability Traits: Combat",))
HOOK = Card("Hook", lines=("Global Action: Ranged Attack (RNG 4, STR 5, PULL). Ability Traits: Combat",))


@pytest.mark.clause(
    "antithesis PUSH.1", "antithesis ATKSEQ.6.ii", "antithesis PUSHPULL.2", "antithesis R62", "antithesis R64"
)
def test_push_drives_away_as_far_as_the_attacker_wants() -> None:
    s = facing(RAM, (Card("Ox", hp=5), 1, "D4"))
    play(s, "use Ram: Melee")
    assert asked(s) == "Shove:0" and why(s, "far 4") == c.PUSHPULL_3
    play(s, "far 2")
    assert at_square(s, thing(s, "Ox")) == "F4" and s.get(thing(s, "Ox"), its.DAMAGE) == 0


@pytest.mark.clause("antithesis R62")
def test_a_diagonal_push_may_go_along_either_axis() -> None:
    s = facing(RAM, (Card("Ox", hp=5), 1, "D5"))
    play(s, "use Ram: Melee")
    assert option(s, "way N") in s.options() and option(s, "way E") in s.options()
    assert why(s, "way S") == c.R62
    play(s, "way E; far 3")
    assert at_square(s, thing(s, "Ox")) == "D8"


@pytest.mark.clause("antithesis PUSHPULL.1", "antithesis R64")
def test_push_stops_before_a_character() -> None:
    s = facing(RAM, (Card("Ox", hp=5), 1, "D4"), (Card("Rock"), 1, "F4"))
    play(s, "use Ram: Melee")
    assert why(s, "far 2") == c.R64
    play(s, "far 1")
    assert at_square(s, thing(s, "Ox")) == "E4"


@pytest.mark.clause("antithesis PULL.1", "antithesis R63")
def test_pull_draws_near_until_the_gap_is_gone() -> None:
    s = facing(HOOK, (Card("Ox", hp=5), 1, "G4"))
    play(s, "use Hook: Ranged; far 3")
    assert at_square(s, thing(s, "Ox")) == "D4"


# ---- the end


@pytest.mark.clause("antithesis WIN.1", "antithesis WIN.SHORT", "antithesis R116", "antithesis VP.3")
def test_the_game_ends_at_once_when_the_total_is_reached() -> None:
    s = facing(SPEAR, (Card("Ox", hp=1, vp=2), 1, "D4"))
    s.let(0, their.VICTORY, 8)
    play(s, "use Spear: Melee")
    assert s.over() and s.result == 1 and s.ended == c.WIN_1


@pytest.mark.clause("antithesis WIN.LONG", "antithesis VP.4")
def test_a_long_game_goes_on() -> None:
    s = facing(SPEAR, (Card("Ox", hp=1, vp=2), 1, "D4"))
    s.let(0, their.VICTORY, 8)
    s.total = 15
    play(s, "use Spear: Melee")
    assert not s.over()


# ---- the target may get away


@pytest.mark.clause("antithesis R65", "antithesis R195", "antithesis R93")
def test_a_target_that_gets_away_ends_the_attack() -> None:
    runner = Card("Runner", hp=5, keywords=((i.DASH, 0),))
    s = facing(SPEAR, (runner, 1, "D4"), bank="R5")
    play(s, "pass; use Spear: Melee; pass")
    assert asked(s) == "Point:1"  # after ATKSEQ.1
    play(s, "use Runner: Interrupt; step N; step N; stop")
    assert asked(s) == "Battle:1" and s.bank_size(0) == 1  # the Attack has ended before any dice
    assert s.get(thing(s, "Runner"), its.DAMAGE) == 0 and len(s.attacks) == 0

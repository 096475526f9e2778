"""Components, dice, board and set-up: COMP, DICE, BOARD, SETUP, and the rulings on them."""

import random
import re
from collections import Counter

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.clauses import tables
from sandtable.kernel.errors import SetupError
from sandtable.kernel.frames import CHANCE

from .table import (
    CORE,
    DICE,
    HEXES,
    PLACES,
    ROWS,
    SIDES,
    SLOTS,
    ZONE,
    after,
    asked,
    axial,
    begun,
    dice_of,
    distance,
    faces,
    field,
    moves,
    near,
    options,
    random_game,
    refused,
    rolls,
    table,
    unreadable,
    ways,
)

START = "..../...../....../...*.../....../...../.... 222222/222222 0-0 A {} 1 - - 1 0 *"


# ---- components


@pytest.mark.clause("scalar COMP.1", "scalar R1", "scalar R3")
def test_the_game_is_called_scalar_and_is_for_two():
    assert (GAME.name, GAME.title) == ("scalar", "Scalar")
    assert GAME.setups() == ["scalar", "scalar:1", "scalar:2"]
    assert [GAME.seats(setup) for setup in GAME.setups()] == [2, 2, 2]
    for setup in ("scalar:1", "scalar:2"):
        assert begun(setup).seats == 2
    for setup in ("scalar:3", "scalar:0", "hexagon", ""):
        with pytest.raises(SetupError, match="scalar:1"):
            GAME.new(setup, "")


@pytest.mark.clause("scalar COMP.1", "scalar R2", "scalar SETUP.1")
@pytest.mark.parametrize("player", [1, 2])
def test_each_player_begins_with_twelve_dice_beside_the_board(player):
    assert after(f"scalar:{player}") == START.format(player)
    assert rolls(f"scalar:{player}") == set(DICE)


@pytest.mark.clause("scalar COMP.1", "scalar R2")
@pytest.mark.parametrize("die", DICE + DICE.lower())
def test_nobody_has_more_than_two_dice_of_a_kind(die):
    here = table(f"{die}3@b2 {die}2@f4")
    assert after(here) == here
    reserves = field(table(f"{die}3@b2"), "reserves")
    unreadable(table(f"{die}3@b2 {die}2@f4", reserves=reserves), "reserves", "COMP.1")


@pytest.mark.clause("scalar COMP.1", "scalar R2")
def test_three_dice_of_a_kind_do_not_stand_on_the_board():
    here = table("C3@b2 C2@f4 t1@g1 I1@b3")
    unreadable(here.replace("I1", "C1"), "placement", "COMP.1")


@pytest.mark.clause("scalar COMP.1", "scalar ATT.8")
@pytest.mark.parametrize("seed", range(3))
def test_dice_never_appear_from_nowhere(seed):
    last = Counter({die: 2 for die in DICE + DICE.lower()})
    for s in random_game("scalar:1", random.Random(seed), most=250):
        position = GAME.position(s)
        now = Counter(die[0] for die in dice_of(position).values())
        for army, counts in zip((DICE, DICE.lower()), field(position, "reserves").split("/"), strict=True):
            now.update({die: int(count) for die, count in zip(army, counts, strict=True)})
        assert now <= last
        last = now


@pytest.mark.clause("scalar COMP.2")
def test_the_battle_die_is_rolled_in_battles_only_and_never_stands_on_the_board():
    here = table("P6@c3 o5@c4")
    assert {token[0] for token in options(here) if token.endswith("?")} == set(DICE)
    # one for each: a pair of faces, and nothing of it stays
    assert all(re.fullmatch(r"\(\w+,\w+\)", pair) for pair in faces(here, "Pc3xc4"))
    assert set(dice_of(after(here, "Pc3xc4(2,2)"))) == {"c4"}
    unreadable(here.replace("o5", "B5"), "placement")


@pytest.mark.clause("scalar COMP.3", "scalar CORE.9")
def test_the_core_has_four_faces_alike():
    here = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", player=2)
    assert faces(here, "Ig1-g2") == {"!A": 1, "!M": 1, "!E": 1, "!R": 1}


@pytest.mark.clause("scalar COMP.4", "scalar R44")
def test_six_tokens_are_enough():
    assert int(GAME.book.data["limits"]["tokens_in_box"]) == 6  # type: ignore[index]
    full = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", player=2, tokens="2-2")
    assert field(after(full, "Ig1-g2"), "tokens") == "3-2"
    for tokens in ("4-0", "0-4", "3-3"):
        unreadable(table(tokens=tokens, result="1"), "tokens", "WIN.1")


@pytest.mark.clause("scalar R59")
def test_the_words_of_the_rules_are_free_of_damaged_text():
    for clause in GAME.book.clauses:
        assert not re.search("[\u0590-\u05ff\ufb1d-\ufb4f]", f"{clause.text} {clause.question} {clause.why}")


# ---- dice


@pytest.mark.clause("scalar DICE.1")
@pytest.mark.parametrize("die, value", [("T", 4), ("C", 5), ("O", 7), ("P", 10), ("D", 12), ("I", 17)])
def test_a_die_keeps_the_value_it_shows(die, value):
    here = table(f"{die}{value}@b3 i1@g4")
    now = after(here, f"{die}b3-c3 Ig4-g3 {die}c3-b3 Ig3-g4")
    assert dice_of(now) == {"b3": f"{die}{value}", "g4": "i1"}
    assert dice_of(after(table(core="M"), f"{die}={value}@a3 {die}a3-b3")) == {"b3": f"{die}{value}"}


@pytest.mark.clause("scalar DICE.2", "scalar MOVE.3")
def test_d4_and_d6_are_light_and_no_others():
    for die in DICE:
        reach = 2 if die in "TC" else 1
        assert ways(table(f"{die}1@c2"), f"{die}c2") == moves(near("c2", reach))


@pytest.mark.clause("scalar DICE.5", "scalar R49", "scalar DEPLOY.1")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("die", DICE)
def test_every_die_shows_each_of_its_numbers_alike(die, player):
    assert faces(f"scalar:{player}", f"{die}?") == {f"={n + 1}": 1 for n in range(SIDES[die])}


@pytest.mark.clause("scalar DICE.5", "scalar R49")
@pytest.mark.parametrize("die", DICE + DICE.lower())
def test_no_die_shows_what_is_not_on_it(die):
    most = SIDES[die.upper()]
    for value in (1, most):
        here = table(f"{die}{value}@b2")
        assert after(here) == here
    for value in (0, most + 1, 21, 100):
        unreadable(table(f"{die}{value}@b2"), "placement", "DICE.5")
    pending = f"deploy:{die.upper()}"
    player = 1 if die.isupper() else 2
    assert field(after(table(player=player, pending=f"{pending}{most}")), "pending") == f"{pending}{most}"
    for value in (0, most + 1):
        unreadable(table(player=player, pending=f"{pending}{value}"), "pending")


# ---- the board


@pytest.mark.clause("scalar BOARD.1", "scalar R4")
def test_the_board_has_37_hexes_in_seven_rows():
    assert len(HEXES) == 37 and axial(CORE) == (0, 0)
    for hex in PLACES:
        here = table(f"O5@{hex}")
        assert after(here) == here and dice_of(after(here)) == {hex: "O5"}
    for row, length in ROWS.items():
        for outside in (f"{row}0", f"{row}{length + 1}"):
            refused(table("T1@c2"), f"Tc2-{outside}", "BOARD.1")
    for outside in ("h1", "`1", "a", "a10", "a01"):
        refused(table("T1@c2"), f"Tc2-{outside}", "BOARD.1")


@pytest.mark.clause("scalar BOARD.1", "scalar R4")
def test_a_position_has_the_rows_of_the_board():
    rows = field(table(), "placement").split("/")
    for wrong in (
        rows[:-1],
        [*rows, "...."],
        rows[:1],
        [".....", *rows[1:]],
        [*rows[:-1], "..."],
        ["", *rows[1:]],
    ):
        unreadable(table().replace("/".join(rows), "/".join(wrong)), "placement", "BOARD.1")


@pytest.mark.clause("scalar BOARD.2")
@pytest.mark.parametrize("hex", PLACES)
def test_adjacent_hexes_share_a_side_and_distance_ignores_what_stands_there(hex):
    assert ways(table(f"O5@{hex}"), f"O{hex}") == moves(near(hex))
    blocked = " ".join(
        f"{die}1@{other}" for die, other in zip("ttccooppddii", sorted(near(hex)), strict=False)
    )
    far = {other for other in PLACES if distance(hex, other) == 2}
    assert ways(table(f"T2@{hex} {blocked}"), f"T{hex}") == moves(far) | {f"x{other}" for other in near(hex)}


@pytest.mark.clause("scalar BOARD.3", "scalar R6", "scalar CTRL.2")
@pytest.mark.parametrize("hex", PLACES)
def test_the_control_zone_is_the_ring_around_the_core(hex):
    three = [other for other in ZONE if other != hex][:3]
    dice = f"T1@{three[0]} C1@{three[1]} O1@{three[2]} P1@{hex}"
    spare = next(other for other in ("g2", "f1") if other != hex)
    goal = next(other for other in ("e1", "e2", "g3", "f2") if other in near(spare) and other != hex)
    now = after(table(f"{dice} i1@{spare}", player=2), f"I{spare}-{goal}")
    claimed = hex in ZONE
    assert (field(now, "tokens"), field(now, "pending")) == (("1-0", "?core") if claimed else ("0-0", "-"))


@pytest.mark.clause("scalar BOARD.4", "scalar R5", "scalar R9")
@pytest.mark.parametrize("player", [1, 2])
def test_the_deploy_zones_are_the_two_edges(player):
    found = options(f"scalar:{player}", "O=5")
    assert found == sorted(["~", *(f"@{slot}" for slot in SLOTS[player])])
    for slot in SLOTS[player]:
        now = after(f"scalar:{player}", f"O=5@{slot}")
        assert dice_of(now) == {slot: "O5" if player == 1 else "o5"}
    # they are hexes of the board: a die walks on from there
    assert ways(table("O5@a2"), "Oa2") == moves({"a1", "a3", "b2", "b3"})
    assert ways(table("o5@g2", player=2), "Og2") == moves({"g1", "g3", "f2", "f3"})


@pytest.mark.clause("scalar BOARD.5")
@pytest.mark.parametrize("other", ["t3", "T3"])
def test_a_hex_holds_one_die(other):
    here = table(f"O5@b2 C4@a1 {other}@c3")
    for mover in ("Ob2", "Ca1"):
        assert "-c3" not in ways(here, mover)
    refused(here, "Ob2-c3", "BOARD.5")
    refused(here, "Ca1-c3", "BOARD.5")


@pytest.mark.clause("scalar BOARD.6", "scalar R7")
@pytest.mark.parametrize("hex", ZONE)
@pytest.mark.parametrize("die", DICE)
def test_nobody_stops_on_the_core_and_nobody_attacks_it(hex, die):
    here = table(f"{die}2@{hex}")
    assert not {"-d4", "xd4"} & ways(here, f"{die}{hex}")
    refused(here, f"{die}{hex}-d4", "BOARD.6")
    refused(here, f"{die}{hex}xd4", "BOARD.6")


@pytest.mark.clause("scalar BOARD.6", "scalar R7", "scalar R29")
@pytest.mark.parametrize("hex", ZONE)
def test_nobody_evades_or_deploys_onto_the_core(hex):
    other = next(place for place in ("b2", "b4", "d2", "d6", "f2", "f4") if place in near(hex))
    here = table(f"O5@{other} p5@{hex}")
    refused(here, f"O{other}x{hex} (3,ev) >d4", "BOARD.6")
    assert ">d4" not in options(here, f"O{other}x{hex} (3,ev)")
    refused(table(pending="deploy:O5"), "@d4", "DEPLOY.2")


@pytest.mark.clause("scalar BOARD.6", "scalar SETUP.3")
def test_the_core_lies_on_its_hex_and_nowhere_else():
    here = table("T3@c3")
    for wrong in (".......", "...T3...", "*......", "...**..", "..*....", "...*..*", "*..*..."):
        unreadable(here.replace("...*...", wrong), "placement", "BOARD.6")
    unreadable(here.replace("..T3...", "..*..."), "placement", "BOARD.6")


# ---- set-up


@pytest.mark.clause("scalar SETUP.1", "scalar SETUP.3", "scalar SETUP.4")
@pytest.mark.parametrize("player", [1, 2])
def test_the_start_is_the_one_in_the_rules(player):
    (board,) = tables(GAME.book.data, "board")
    start = board["start"][f"player {player} first"]  # type: ignore[index]
    position = after(f"scalar:{player}")
    assert position == start
    assert dice_of(position) == {}
    assert field(position, "core") == GAME.book.data["core_die"]["start"] == "A"  # type: ignore[index]
    assert field(position, "tokens") == "0-0"


@pytest.mark.clause("scalar SETUP.3", "scalar CORE.2", "scalar R45")
def test_aether_does_nothing_before_its_first_roll():
    here = table("T1@c3 C1@c4 O1@d3 i1@g1")
    now = after(here, "Tc3-b2 Ig1-g2 Tb2-c3 Ig2-g1")
    assert now == table("T1@c3 C1@c4 O1@d3 i1@g1", turn=24, quiet=4)


@pytest.mark.clause("scalar SETUP.5", "scalar R9")
def test_the_higher_roll_begins_and_ties_are_rolled_again():
    pairs = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    assert faces("scalar") == {f"{one}-{two}": 1 for one, two in pairs}
    for one, two in pairs:
        if one == two:
            assert asked("scalar", f"{one}-{two}") == CHANCE
            assert len(faces("scalar", f"{one}-{two} {one}-{two}")) == 36
        else:
            first = 1 if one > two else 2
            assert after("scalar", f"{one}-{two}") == START.format(first)
            assert after("scalar", f"3-3 {one}-{one} {one}-{two}") == START.format(first)
            assert asked("scalar", f"{one}-{two}") == first


@pytest.mark.clause("scalar SETUP.5", "scalar R9")
def test_rolled_from_a_seed_either_player_may_begin():
    first = {GAME.position(GAME.new("scalar", f"seed {n}")) for n in range(12)}
    assert first == {START.format(1), START.format(2)}
    assert GAME.turn(GAME.new("scalar:2", "")) == "1.2"
    # by agreement nothing is rolled
    for player in (1, 2):
        assert {GAME.new(f"scalar:{player}", f"seed {n}").rolls for n in range(3)} == {0}


@pytest.mark.clause("scalar R9", "scalar BOARD.4")
def test_player_1_sits_at_row_a_whoever_begins():
    assert dice_of(after("scalar:2", "O=5@g2 T=1@a1")) == {"g2": "o5", "a1": "T1"}
    assert dice_of(after("scalar", "1-6 O=5@g2 T=1@a1")) == {"g2": "o5", "a1": "T1"}

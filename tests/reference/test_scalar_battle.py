"""Battles of Scalar against the combinations in rules.toml, of which every word is taken literally."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sandtable.games.scalar
import sandtable.kernel.state
from sandtable.games.scalar import GAME, battle
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.odds import odds
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State

from . import slow_scalar as slow

COMPILED = not str(sandtable.kernel.state.__file__).endswith(".py")
BATTLES = 1_000_000 if COMPILED else 100_000  # rolled for the statistics
FOUGHT = 20_000 if COMPILED else 2_000  # rolled and played out by the engine itself

RULES = tomllib.loads(Path(sandtable.games.scalar.__file__).with_name("rules.toml").read_text("utf-8"))
DIE = RULES["battle_die"]["faces"]  # all 20
NAMES = sorted(set(DIE), key=DIE.index)  # the 15 that differ, in the order of the engine's indices
TABLE: dict[tuple[str, str], dict[str, Any]] = {
    (row["attacker"], row["defender"]): row for row in RULES["combination"]
}
KINDS = ["number", "dp", "sw", "ev", "in", "sd"]

# What becomes of attacker and defender.
CODES = {
    ("stays", "stays"): battle.NONE,
    ("advances", "removed"): battle.WIN,
    ("removed", "stays"): battle.LOSE,
    ("destroyed", "destroyed"): battle.BOTH,
    ("stays", "destroyed"): battle.DEFENDER,
    ("destroyed", "stays"): battle.ATTACKER,
}


# ---- the words of the table


def row_of(attacker_face: str, defender_face: str) -> dict[str, Any]:
    kinds = ["number" if face.isdigit() else face for face in (attacker_face, defender_face)]
    return TABLE[kinds[0], kinds[1]]


def total(words: str, numbers: dict[str, int]) -> int:
    """ "A+a", "2*D" or a letter alone."""
    if "+" in words:
        return sum(numbers[letter] for letter in words.split("+"))
    factor, _, letter = words.rpartition("*")
    return int(factor or 1) * numbers[letter]


def fate(row: dict[str, Any], numbers: dict[str, int]) -> tuple[str, str]:
    """What becomes of attacker and defender when nobody leaves."""
    verb, _, addition = row["result"].partition("; ")
    if verb != "compare":
        assert not addition
        return {
            "both destroyed": ("destroyed", "destroyed"),
            "attacker destroyed": ("destroyed", "stays"),
            "defender destroyed, no advance": ("stays", "destroyed"),
        }[verb]
    protected = addition.removesuffix(" cannot be removed").split(" and ") if addition else []
    assert set(protected) <= {"attacker", "defender"}
    attacker, defender = total(row["attacker_total"], numbers), total(row["defender_total"], numbers)
    if attacker > defender and "defender" not in protected:
        return "advances", "removed"
    if attacker < defender and "attacker" not in protected:
        return "removed", "stays"
    return "stays", "stays"


def expected(attacker: int, attacker_face: str, defender: int, defender_face: str) -> tuple[str, str]:
    numbers = {"A": attacker, "D": defender}
    if attacker_face.isdigit():
        numbers["a"] = int(attacker_face)
    if defender_face.isdigit():
        numbers["d"] = int(defender_face)
    return fate(row_of(attacker_face, defender_face), numbers)


def exact(attacker: int, defender: int) -> Counter[int]:
    """The result codes over the 400 equally likely pairs of faces."""
    return Counter(CODES[expected(attacker, one, defender, other)] for one in DIE for other in DIE)


# ---- every pair of faces


@pytest.mark.clause("scalar BATTLE.1", "scalar BATTLE.2")
def test_the_battle_die_has_twenty_faces_of_fifteen_kinds():
    assert list(battle.FACES) == NAMES == [*"0123456789", "dp", "sw", "ev", "in", "sd"]
    assert [int(weight) for weight in battle.WEIGHTS] == [DIE.count(face) for face in NAMES]
    assert len(DIE) == 20


def test_the_table_has_every_combination_once():
    assert len(RULES["combination"]) == len(TABLE) == 36
    assert set(TABLE) == {(one, other) for one in KINDS for other in KINDS}
    assert len(set(CODES.values())) == len(CODES)


@pytest.mark.clause("scalar BATTLE.3", "scalar BATTLE.4", "scalar BATTLE.5", "scalar BATTLE.7")
@pytest.mark.clause("scalar BATTLE.8", "scalar BATTLE.9", "scalar BATTLE.11", "scalar ATT.4", "scalar ATT.7")
@pytest.mark.clause("scalar R22", "scalar R23", "scalar R25", "scalar R26", "scalar R27", "scalar R33")
@pytest.mark.clause("scalar R34", "scalar R35", "scalar R36", "scalar R37")
@pytest.mark.parametrize("defender_face", NAMES)
@pytest.mark.parametrize("attacker_face", NAMES)
def test_every_pair_of_faces_at_every_pair_of_values(attacker_face, defender_face):
    one, other = NAMES.index(attacker_face), NAMES.index(defender_face)
    for attacker in range(1, 21):
        for defender in range(1, 21):
            words = expected(attacker, attacker_face, defender, defender_face)
            assert battle.resolve(attacker, one, defender, other) == CODES[words], (attacker, defender)


@pytest.mark.clause("scalar BATTLE.2", "scalar BATTLE.11")
def test_the_400_pairs_of_faces_are_tallied_alike_at_every_pair_of_values():
    weights = [int(weight) for weight in battle.WEIGHTS]
    for attacker in range(1, 21):
        for defender in range(1, 21):
            tally: Counter[int] = Counter()
            for one, weight in enumerate(weights):
                for other, other_weight in enumerate(weights):
                    tally[battle.resolve(attacker, one, defender, other)] += weight * other_weight
            assert tally == exact(attacker, defender), (attacker, defender)


def test_the_worked_examples_count_the_same_losses():
    worked = [row for row in RULES["example"] if row["action"].startswith("table ")]
    for row in worked:
        tally = exact(*map(int, row["action"].split()[1:]))
        assert row["after"] == (
            f"defender lost {tally[battle.WIN] + tally[battle.DEFENDER]}, "
            f"attacker lost {tally[battle.LOSE] + tally[battle.ATTACKER]}, "
            f"both lost {tally[battle.BOTH]}, none lost {tally[battle.NONE]}"
        )
    assert [row["id"] for row in worked] == ["E73", "E74", "E75"]


# ---- Evade, on the board


OPEN = "..../...../....../...*.../..I10i6../...../.... 222221/222221 0-0 A 1 1 - - 20 0 *"
SHUT_IN = "..../...../....../..P1*o2../.C1I10i6p2./.C2O1c2./.... 201121/211121 0-0 A 1 1 - - 20 0 *"
PAIRS = [(one, other) for one in NAMES for other in NAMES]
CASES = [pytest.param(*pair, id=f"{pair[0]},{pair[1]}") for pair in PAIRS]


def fought(position: str, *tokens: str) -> State:
    """The attack of c3 on c4 up to the last of these tokens."""
    s = GAME.new_open(position, "")
    for token in ("Ic3xc4", *tokens):
        s.apply(GAME.understand(s, token))
    return s


def stands(s: State) -> slow.Position:
    return slow.parse(GAME.position(s))


def board_after(position: str, fates: tuple[str, str]) -> dict[str, str]:
    """The dice on the board after the battle."""
    board = dict(slow.parse(position).board)
    attacker, defender = board.pop("c3"), board.pop("c4")
    if fates[0] == "stays":
        board["c3"] = attacker
    if fates[1] == "stays":
        board["c4"] = defender
    if fates[0] == "advances":
        board["c4"] = attacker
    return board


@pytest.mark.clause("scalar BATTLE.6", "scalar BATTLE.10", "scalar BATTLE.11", "scalar R29", "scalar R32")
@pytest.mark.parametrize("one, other", CASES)
def test_who_may_evade_and_what_happens_then(one, other):
    row, faces = row_of(one, other), f"({one},{other})"
    stood: list[str] = []
    for who in row.get("evade", []):
        asked = fought(OPEN, faces, *stood)
        origin, player = ("c3", 1) if who == "attacker" else ("c4", 2)
        assert slow.decider(stands(asked)) == player
        targets = [name for name in slow.HEXES if slow.distance(name, origin) == 1]
        targets = [name for name in targets if name not in ("c3", "c4", "d4")]
        assert {GAME.token(asked, o) for o in asked.options()} == {".", *(f">{name}" for name in targets)}
        ending, _, victim = row["on_evade"].partition(", ")
        assert ending == "battle ends"
        for target in targets:
            board = dict(slow.parse(OPEN).board)
            board[target] = board.pop(origin)
            if victim:
                del board[{"attacker destroyed": "c3", "defender destroyed": "c4"}[victim]]
            after = stands(fought(OPEN, faces, *stood, f">{target}"))
            assert (after.board, after.turn) == (board, 21)
        stood.append(".")
    after = stands(fought(OPEN, faces, *stood))
    assert (after.board, after.turn) == (board_after(OPEN, expected(10, one, 6, other)), 21)


@pytest.mark.clause("scalar BATTLE.6", "scalar BATTLE.10", "scalar R30", "scalar R38")
@pytest.mark.parametrize("one, other", CASES)
def test_nobody_is_asked_when_no_hex_is_empty(one, other):
    after = stands(fought(SHUT_IN, f"({one},{other})"))
    assert (after.board, after.turn) == (board_after(SHUT_IN, expected(10, one, 6, other)), 21)


# ---- odds and dice


VALUES = [(10, 6), (5, 5), (3, 20), (20, 3), (1, 1), (1, 20), (12, 13), (20, 20)]


SHOWN = {
    battle.WIN: "win",
    battle.LOSE: "lose",
    battle.BOTH: "both",
    battle.DEFENDER: "defender",
    battle.ATTACKER: "attacker",
    battle.NONE: "none",
}


def bound(freedom: int) -> float:
    """What chi-squared exceeds in one case of 1000, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def chi_squared(seen: Counter[Any], weights: Counter[Any]) -> float:
    """How far counts are from what the weights promise: more than 1 is beyond the bound."""
    assert set(seen) <= set(weights)
    promised = {key: seen.total() * weight / weights.total() for key, weight in weights.items()}
    distance = sum((seen[key] - number) ** 2 / number for key, number in promised.items())
    return distance / bound(len(promised) - 1)


def test_the_bound_of_chi_squared_is_the_one_of_the_tables():
    assert abs(bound(5) / 20.515 - 1) < 0.02 and abs(bound(100) / 149.449 - 1) < 0.001


@pytest.mark.parametrize("attacker, defender", VALUES)
@pytest.mark.parametrize("position", [OPEN, SHUT_IN], ids=["open", "shut in"])
def test_the_odds_shown_are_those_of_the_table(position, attacker, defender):
    s = GAME.new_open(position.replace("I10", f"I{attacker}").replace("i6", f"i{defender}"), "")
    shown = odds(GAME, s, GAME.understand(s, "Ic3xc4"))
    promised: Counter[str] = Counter()
    for one in DIE:
        for other in DIE:
            asked = position == OPEN and "evade" in row_of(one, other)
            promised["evade" if asked else SHOWN[CODES[expected(attacker, one, defender, other)]]] += 1
    assert shown is not None and shown.total == 400
    assert {verdict.name: verdict.weight for verdict in shown.verdicts} == promised


@pytest.fixture(scope="module")
def rolled() -> Counter[int]:
    """Very many battles: fast dice over the weights of the event that the engine leaves open."""
    s = fought(OPEN)
    assert s.seat == CHANCE
    assert [GAME.written(s, option) for option in s.options()] == [f"({one},{other})" for one, other in PAIRS]
    dice = FastDice(20_400)
    return Counter(int(dice.pick(s.weights)) for _ in range(BATTLES))


@pytest.mark.slow
@pytest.mark.clause("scalar BATTLE.2")
def test_pairs_of_faces_are_as_likely_as_twenty_equal_faces_make_them(rolled):
    weights = Counter({i: DIE.count(one) * DIE.count(other) for i, (one, other) in enumerate(PAIRS)})
    assert (rolled.total(), weights.total()) == (BATTLES, 400)
    assert chi_squared(rolled, weights) < 1


@pytest.mark.slow
@pytest.mark.clause("scalar BATTLE.2", "scalar BATTLE.11")
@pytest.mark.parametrize("attacker, defender", VALUES)
def test_very_many_battles_end_as_often_as_the_table_says(rolled, attacker, defender):
    seen: Counter[int] = Counter()
    for pair, times in rolled.items():
        seen[battle.resolve(attacker, pair // len(NAMES), defender, pair % len(NAMES))] += times
    assert chi_squared(seen, exact(attacker, defender)) < 1


@pytest.mark.slow
@pytest.mark.clause("scalar ATT.3", "scalar BATTLE.2", "scalar BATTLE.11")
def test_battles_rolled_at_the_table_end_as_often_as_the_combinations_say():
    ends: Counter[str] = Counter()
    for one in DIE:
        for other in DIE:
            ends[str(sorted(board_after(SHUT_IN, expected(10, one, 6, other)).items()))] += 1
    start = GAME.new(SHUT_IN, "battles")
    attack = GAME.understand(start, "Ic3xc4")
    seen: Counter[str] = Counter()
    for event in range(FOUGHT):
        s = start.clone()
        s.rolls = event
        s.apply(attack)
        seen[str(sorted(stands(s).board.items()))] += 1
    assert chi_squared(seen, ends) < 1

"""Scalar: the fast engine against golden counts and the reference engine, which shares no code with it.

Chance is open on both: every result of the dice is a step like any other.
"""

import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import sandtable.games.scalar
import sandtable.kernel.state
from sandtable.games.scalar import GAME
from sandtable.kernel.errors import Illegal, NotationError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.state import State
from tests.perft.counting import perft

from ..reference import slow_scalar as slow

COMPILED = not str(sandtable.kernel.state.__file__).endswith(".py")
GAMES = 12 if COMPILED else 4  # of each beginning, in the long comparison
FEW = 400  # positions that the reference engine is made to look at for one count

RULES = tomllib.loads(Path(sandtable.games.scalar.__file__).with_name("rules.toml").read_text("utf-8"))
GOLDEN = tomllib.loads(Path(__file__).with_name("scalar.toml").read_text("utf-8"))["perft"]
COUNTS = [pytest.param(row["position"], row["counts"], id=row["name"]) for row in GOLDEN]
POSITIONS = [pytest.param(row["position"], id=row["name"]) for row in GOLDEN]
EXAMPLES = [
    pytest.param(*(row[key] for key in ("before", "action", "after")), id=row["id"])
    for row in RULES["example"]
]


# ---- the reference engine and the rules file


def table(attacker: str, defender: str) -> str:
    """One d20 attacks another, all 400 pairs of faces; whoever is asked whether he evades stands."""
    board = f"..../...../....../...*.../..I{attacker}i{defender}../...../...."
    battle = slow.play(slow.parse(f"{board} 222221/222221 0-0 A 1 1 - - 20 0 *"), "Ic3xc4")
    lost: Counter[tuple[bool, bool]] = Counter()
    for faces, weight in slow.chance(battle).items():
        after = slow.play(battle, faces)
        while after.pending != "-":
            after = slow.play(after, ".")
        dice = after.board.values()
        lost[f"I{attacker}" not in dice, f"i{defender}" not in dice] += weight
    return (
        f"defender lost {lost[False, True]}, attacker lost {lost[True, False]}, "
        f"both lost {lost[True, True]}, none lost {lost[False, False]}"
    )


@pytest.mark.parametrize("before, action, outcome", EXAMPLES)
def test_the_reference_engine_plays_the_worked_examples(before, action, outcome):
    position = slow.parse(before)
    assert position.text() == before
    if action == "moves?":
        assert f"count {len(slow.actions(position))}" == outcome
        return
    if action.startswith("table "):
        assert table(*action.split()[1:]) == outcome
        return
    *tokens, last = slow.split(action)
    for token in tokens:
        position = slow.play(position, token)
    if outcome == "illegal":
        with pytest.raises(ValueError, match="not a legal step"):
            slow.play(position, last)
    else:
        assert slow.play(position, last).text() == outcome


def test_the_reference_engine_has_the_tables_of_the_rules_file():
    (board,), limits = RULES["board"], RULES["limits"]
    assert set(board["control_zone"]) == set(slow.ZONE) and board["core"] == slow.CORE_HEX
    assert {1: board["deploy_1"], 2: board["deploy_2"]} == slow.SLOTS
    assert sorted(board["spokes"]) == sorted(slow.SPOKES)
    assert {letter: f"d{faces}" for letter, faces in slow.FACES.items()} == RULES["unit_dice"]["letters"]
    assert Counter(RULES["battle_die"]["faces"]) == Counter(slow.BATTLE_DIE)
    assert RULES["core_die"]["faces"] == list(slow.CORE_FACES)
    assert board["start"] == {f"player {player} first": slow.start(player).text() for player in (1, 2)}
    assert (limits["tokens_to_win"], limits["dominion"]) == (3, 4)
    assert (limits["quiet_turns"], limits["last_turn"]) == (60, 400)


# ---- counts


@pytest.mark.parametrize("position, counts", COUNTS)
def test_steps_are_counted_as_ever(position, counts):
    s = GAME.new_open(position, "")
    assert [perft(s, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("position, counts", COUNTS)
def test_steps_are_counted_alike_by_the_reference_engine(position, counts):
    few = [depth for depth, looked_at in enumerate([1, *counts[:-1]], 1) if looked_at <= FEW]
    reference = slow.parse(position)
    assert [slow.perft(reference, depth) for depth in few] == counts[: len(few)]


# ---- games


def steps(s: State) -> dict[str, int]:
    """Every step that can come next as a token, with the weight of the dice's results and 0 for choices."""
    found = {}
    for option in s.options():
        found[GAME.written(s, option)] = int(s.weights[option]) if s.seat == CHANCE else 0
    assert len(found) == len(s.options())
    return found


def chosen(tokens: list[str], dice: random.Random) -> str:
    """A random step; marches onto the zone and attacks more often than not, so that tokens are taken."""
    attacks = [token for token in tokens if "x" in token]
    marches = [token for token in tokens if token[3:4] == "-" and token[4:] in slow.ZONE]
    marches = [token for token in marches if token[1:3] not in slow.ZONE]
    rolls = [token for token in tokens if token.endswith("?")]
    draw = dice.random()
    for part, preferred in ((0.3, marches), (0.5, attacks), (0.7, rolls)):
        if draw < part and preferred:
            return dice.choice(preferred)
    return dice.choice(tokens)


def result(weights: dict[str, int], dice: random.Random) -> str:
    """What chance brings: as likely as it is or, now and then, anything at all."""
    if dice.random() < 0.3:
        return dice.choice(list(weights))
    return dice.choices(list(weights), list(weights.values()))[0]


def compare(s: State, reference: slow.Position, dice: random.Random, most: int) -> None:
    """Play a random game on both engines; after every step all fields are equal, and what can come next.

    Every turn is also written as a record writes it, and taken apart again by both.
    """
    turn: list[str] = []
    for _ in range(most):
        weights = slow.chance(reference)
        assert steps(s) == (weights or dict.fromkeys(slow.legal(reference), 0)), reference.text()
        assert [GAME.token(s, aside) for aside in s.asides()] == ["resign"] * slow.may_resign(reference)
        assert s.over() == (reference.result != "*")
        if s.over():
            break
        token = result(weights, dice) if weights else chosen(slow.legal(reference), dice)
        if dice.random() < 0.002 and slow.may_resign(reference):
            token = "resign"
        s.apply(GAME.understand(s, token))
        turn.append(token)
        number, reference = reference.turn, slow.play(reference, token)
        assert GAME.position(s) == reference.text()
        if reference.turn != number:
            words = GAME.words(turn)
            assert (
                slow.split(" | ".join(words)) == turn == [step for word in words for step in GAME.steps(word)]
            )
            turn = []


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("first", [1, 2])
def test_both_engines_play_the_same_games(first, game):
    start = GAME.new_open(f"scalar:{first}", "")
    compare(start, slow.start(first), random.Random(f"{first} {game}"), most=1000)


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("position", POSITIONS)
def test_both_engines_play_on_alike_from_the_middle_of_a_game(position, game):
    s = GAME.new_open(position, "")
    assert GAME.position(s) == position
    compare(s, slow.parse(position), random.Random(f"{position} {game}"), most=30)


@pytest.mark.parametrize("position", POSITIONS)
def test_both_engines_refuse_the_same_steps(position):
    s, reference = GAME.new_open(position, ""), slow.parse(position)
    tokens = ["~", ".", "/", "--", "resign", "=1", "=7", "!M", "(6,ev)", "4-4"]
    tokens += [f"{letter}?" for letter in slow.FACES]
    tokens += [f"{sign}{name}" for sign in "@>" for name in slow.HEXES]
    for origin, die in [*reference.board.items(), ("d4", "I20"), ("c2", "T1")]:
        tokens += [f"{slow.kind(die)}{origin}{sign}{name}" for sign in "-x" for name in slow.HEXES]
    allowed = [*slow.steps(reference), *["resign"] * slow.may_resign(reference)]
    assert [t for t in tokens if understood(s, t)] == [t for t in tokens if t in allowed]
    assert GAME.position(s) == position


def understood(s: State, token: str) -> bool:
    try:
        GAME.understand(s, token)
    except (Illegal, NotationError):
        return False
    return True


@pytest.mark.clause("scalar SETUP.5", "scalar R9")
@pytest.mark.parametrize("rolls", ["5-3", "1-6", "4-4 2-5", "6-6 3-3 6-1"])
def test_both_engines_let_the_higher_roll_begin(rolls):
    s = GAME.new_open("scalar", "")
    for pair in rolls.split():
        assert sorted(steps(s).items()) == [(f"{one}-{two}", 1) for one in range(1, 7) for two in range(1, 7)]
        s.apply(GAME.understand(s, pair))
    assert GAME.position(s) == slow.start(slow.initiative(rolls)).text()

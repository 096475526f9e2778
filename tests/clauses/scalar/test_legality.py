"""Legality has one definition: what is listed is what nothing bars. And it is alike for both players."""

import random

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.state import State

from .table import DICE, HEXES, after, begun, mirrored, options, played, random_game, table

CROWDED = [
    table("T1@c3 C2@c4 O3@d3 t1@d5 c2@e3 o3@e4 P4@b2 p4@b4 I9@a1 i9@a2 D5@g4 d5@g3"),
    table("T1@a1 T2@a2 C1@a3 C2@a4 t1@b1 t2@b2 c1@b3 c2@b4 i5@b5", core="M", left=1, declined="I"),
    table("t1@a1 t2@a2 c3@a3 c4@a4 o5@e3"),
    table("O2@c3 i18@c4 T1@b2 T2@b3 C1@c2 C2@d3", pending="evade:2:c3xc4:ev,ev"),
    table("O2@c3 i18@c4", pending="evade:1:c3xc4:ev,sd"),
    table("T1@a1 t1@a3", pending="deploy:I20", core="M", left=1, declined="I"),
    table("T1@g1 t1@g3", player=2, pending="deploy:I20"),
    table("I3@d5", core="M", left=1),
]


def agrees(s: State) -> None:
    """Check that the options and asides are the candidates that nothing bars, and that each bar exists."""
    listed = [*s.options(), *s.asides()]
    assert len(set(listed)) == len(listed)
    candidates = list(s.candidates())
    passed = [option for option in candidates if s.bar(option) == 0]
    assert len(set(candidates)) == len(candidates)
    assert sorted(passed) == sorted(listed)
    for option in candidates:
        clause, reason = GAME.why_not(s, option)
        if option in passed:
            assert (clause, reason) == ("", "")
        else:
            assert clause.startswith("scalar ") and clause.removeprefix("scalar ") in GAME.book.numbers
            assert reason and reason[0].islower() and not reason.endswith(".")


@pytest.mark.parametrize("seed", range(4))
def test_the_options_are_the_candidates_that_nothing_bars(seed):
    dice = random.Random(seed)
    seen = [s.clone() for s in random_game("scalar:1", dice, most=240) if s.seat >= 0]
    for s in dice.sample(seen[10:], 25):
        agrees(s)


@pytest.mark.parametrize("position", CROWDED)
def test_they_agree_in_crowded_positions(position):
    agrees(played(position))
    agrees(played(mirrored(position)))


def tried(position: str) -> list[str]:
    """The tokens of all candidates, in their order, but for those of the Core, which has no letter."""
    s = begun(position)
    found = [(option, GAME.refs(s, option)) for option in s.candidates()]
    return [GAME.token(s, option) for option, refs in found if len(refs) < 2 or refs[0].id != "d4"]


def test_the_candidates_are_everything_that_could_be_tried():
    here = table("O2@c3 i18@g4 T1@a1", core="M", left=1)
    ways = [f"{die}{sign}{to}" for die in ("Ta1", "Oc3", "Ig4") for to in HEXES for sign in "-x"]
    assert tried(here) == ["/", "--", "resign", *(f"{die}?" for die in DICE), *ways]
    for player in (1, 2):
        deploy = table("T1@a1", player=player, pending="deploy:O5")
        assert tried(deploy) == ["~", "resign", *(f"@{hex}" for hex in HEXES)]
    for pending in ("evade:1:c3xc4:ev,5", "evade:2:c3xc4:5,ev"):
        evade = table("O2@c3 i18@c4", pending=pending)
        assert tried(evade) == [".", "resign", *(f">{hex}" for hex in HEXES)]


def test_the_order_of_the_options_is_stable():
    for position in CROWDED:
        assert list(begun(position).options()) == list(begun(position).options())
    # rolls by type, then dice by hex, then the end of the turn
    s = played(table("O1@c3 D1@a1", core="M", left=1))
    tokens = [GAME.token(s, option) for option in s.options()]
    assert tokens[:6] == ["T?", "C?", "O?", "P?", "D?", "I?"]
    assert tokens[6:] == ["Da1-a2", "Da1-b1", "Da1-b2", "Oc3-b2", "Oc3-b3", "Oc3-c2", "Oc3-c4", "Oc3-d3", "/"]


@pytest.mark.clause("scalar COMP.1", "scalar BOARD.4", "scalar TURN.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_game_looks_the_same_from_the_other_side(seed):
    """After half a turn of the board, with the players exchanged, every option and its outcome are alike."""
    dice = random.Random(100 + seed)
    seen = [GAME.position(s) for s in random_game("scalar:1", dice, most=200)]
    for position in dice.sample(seen, 30):
        other = mirrored(position)
        assert mirrored(other) == position
        tokens = options(position)
        assert sorted(mirrored(token) for token in tokens) == options(other)
        for token in dice.sample(tokens, min(5, len(tokens))):
            assert mirrored(after(position, token)) == after(other, mirrored(token))


@pytest.mark.clause("scalar TURN.1")
@pytest.mark.parametrize(
    "option", [-1, 0, 4, 5, 6, 15, 22, 63, 64, 80, 128, 140, 4095, 3 << 12, 1 << 40, -(1 << 12)]
)
def test_integers_that_are_no_actions_are_barred(option):
    """What answers another question is refused by the clause of that question."""
    s = begun(table("T1@a1"))
    other = {4: "DEPLOY.2", 64: "DEPLOY.2", 80: "DEPLOY.2", 5: "BATTLE.6", 128: "BATTLE.6", 140: "BATTLE.6"}
    assert GAME.why_not(s, option)[0] == f"scalar {other.get(option, 'TURN.1')}"
    assert s.bar(option) != 0


@pytest.mark.clause("scalar BOARD.1")
def test_integers_beyond_the_board_are_barred():
    s = begun(table("T1@a1 I5@g4"))
    for kind in (1, 2):
        for start, to in ((0, 37), (0, 63), (37, 0), (63, 63), (36, 37), (37, 36)):
            assert GAME.why_not(s, kind << 12 | start << 6 | to)[0] == "scalar BOARD.1"


@pytest.mark.clause("scalar DEPLOY.2", "scalar BATTLE.6")
def test_integers_that_are_no_decisions_are_barred():
    deploy = begun(table(pending="deploy:O5"))
    for option in (-1, 0, 1, 2, 5, 16, 63, 101, 128, 1 << 12, 1 << 40):
        assert GAME.why_not(deploy, option)[0] == "scalar DEPLOY.2"
    for evade in (
        begun(table("O2@c3 i18@c4", pending="evade:1:c3xc4:ev,5")),
        begun(table("O2@a1 i18@a2", pending="evade:1:a1xa2:ev,5")),
    ):
        for option in (-1, 0, 1, 2, 4, 16, 64, 127, 165, 1 << 12, 1 << 40):
            assert GAME.why_not(evade, option)[0] == "scalar BATTLE.6"


def test_the_dice_have_no_other_faces():
    s = played(table(), "O?")
    assert s.seat == CHANCE
    assert [s.bar(face) for face in range(8)] == [0] * 8
    assert s.bar(8) != 0 and s.bar(-1) != 0


@pytest.mark.parametrize(
    "position, token, words",
    [
        (table("O5@b2"), "Oc3-c4", "no die of yours on c3"),
        (table("O5@b2"), "Ob2-d3", "d3 is too far"),
        (table("T4@b2"), "Tb2-e3", "e3 is too far: a d4 moves up to 2 hexes"),
        (table("O5@b2 t1@b3"), "Ob2-b3", "b3 is occupied"),
        (table("O5@c3"), "Oc3-d4", "the Core"),
        (table("T3@b2 t1@b4"), "Tb2xb4", "b4 is not adjacent"),
        (table("O5@b2 t1@b4"), "Ob2xb4", "b4 is not adjacent"),
        (table("O5@b2 T1@b3"), "Ob2xb3", "no enemy die on b3"),
        (table("O5@b2 O1@c3"), "O?", "no d8 in your reserve"),
        (table("T1@a1 T2@a2 C1@a3 C2@a4"), "O?", "all four slots"),
        (table("O5@b2", core="M", left=1, declined="O"), "O?", "declined this turn"),
        (table("T1@a1", pending="deploy:O5"), "@a1", "a1 is filled"),
        (table("T1@a1", pending="deploy:O5"), "@b1", "b1 is no slot"),
        (table("O2@c3 i8@c4", pending="evade:1:c3xc4:ev,5"), ">a1", "a1 is no empty hex"),
        (table("O2@c3 i8@c4", pending="evade:1:c3xc4:ev,5"), ">d4", "the Core"),
        (table(), "--", "you have a legal action"),
        (table(), "/", "you must perform an action first"),
        (table(core="M", left=1), "--", "left out with /"),
        (table("O2@c3 i8@c4", pending="evade:2:c3xc4:5,ev"), "resign", "your own turn"),
        (table("O5@b2"), "Ob2-b2", "where it began"),
    ],
)
def test_refusals_say_why_in_the_words_of_the_position(position, token, words):
    s = begun(position)
    assert words in GAME.why_not(s, GAME.read(s, token))[1]

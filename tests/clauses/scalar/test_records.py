"""Records: every roll is kept, and every game can be replayed from its text."""

import random
import re

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.errors import Illegal, NotationError, RecordError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.record import OPEN, Match, Record, new_match, read, replay, roll_out
from sandtable.kernel.registry import games

from .table import after, played, table

HAND = """\
[Game "scalar"]
[Player1 "Ada"]
[Player2 "Blaise"]
[Date "2024-05-01"]
[Init "4-4 5-3"]
[Result "2"]

1.1 O=5@a2
2.2 I=20~
3.1 Oa2-b3
4.2 T=4@g1
5.1 resign
2
"""
OVERRUN = table("P6@c3 o5@c4 t1@g1 T2@a1")


def opened(text: str) -> Match:
    game, record = read(text, games())
    assert game is GAME
    return replay(GAME, record, verify=True)


def problem(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        opened(text)
    return caught.value


def random_match(setup: str, seed: str, most: int = 120) -> Match:
    """A match in which random choices are made; its dice come from the seed."""
    dice = random.Random(seed)
    match = new_match(GAME, setup, seed)
    for _ in range(most):
        if match.state.over():
            break
        tokens = [GAME.token(match.state, option) for option in match.state.options()]
        slots = [token for token in tokens if token[0] == "@" or "x" in token]
        match.play(dice.choice(slots if slots and dice.random() < 0.5 else tokens))
    return match


@pytest.mark.clause("scalar DIG.5")
@pytest.mark.parametrize("setup", ["scalar", "scalar:1", "scalar:2"])
def test_a_match_never_waits_for_dice_and_writes_them_down(setup):
    match = random_match(setup, f"{setup} once")
    again = opened(match.text())
    assert again.text() == match.text()
    assert GAME.hash(again.state) == GAME.hash(match.state)
    assert match.state.seat != CHANCE
    # the dice are all there: played with open dice, the same choices lead to the same position
    assert after(setup, " ".join(match.record.choices)) == GAME.position(match.state)
    assert [choice for choice in match.record.choices if choice[0] in "=(!"]


@pytest.mark.clause("scalar DIG.5")
def test_a_record_without_its_seed_is_the_same_game():
    match = random_match("scalar", "without")
    lines = [line for line in match.text().splitlines() if not line.startswith(("[Seed", "[Dice"))]
    again = opened("\n".join(lines))
    assert again.record.dice == OPEN and again.record.seed == ""
    assert GAME.position(again.state) == GAME.position(match.state)
    assert again.record.choices == match.record.choices
    written = again.text()
    assert '[Dice "open"]' in written and "[Seed" not in written
    assert opened(written).text() == written


@pytest.mark.clause("scalar DIG.5", "scalar SETUP.5", "scalar R9")
def test_the_initiative_stands_in_the_header():
    match = opened(HAND)
    assert match.record.choices[:3] == ["4-4", "5-3", "O?"]
    assert match.record.setup == "scalar"
    text = match.text()
    assert '[Init "4-4 5-3"]' in text.splitlines()
    assert [line for line in text.splitlines() if line[:1].isdigit()] == HAND.splitlines()[7:]
    assert match.record.headers == {"Player1": "Ada", "Player2": "Blaise", "Date": "2024-05-01"}
    # from a seed, too: as many pairs as it takes, the last of which decides
    for seed in range(12):
        rolled = new_match(GAME, "scalar", f"{seed}")
        *ties, last = rolled.record.choices
        assert all(pair[0] == pair[2] for pair in ties)
        first = "1.1" if last[0] > last[2] else "1.2"
        assert last[0] != last[2] and GAME.turn(rolled.state) == first
        assert f'[Init "{" ".join([*ties, last])}"]' in rolled.text().splitlines()
    # where nothing was rolled there is no such line
    assert "Init" not in new_match(GAME, "scalar:2", "1").text()


@pytest.mark.clause("scalar DIG.5")
def test_the_tokens_of_a_turn_stand_on_its_line():
    start = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", player=2)
    text = f"""\
[Game "scalar"]
[Start "{start}"]

20.2 Ig1-g2
21.1 !M Dd3-d2 I=14@a2
22.2 I=3~ /
*
"""
    dead = text.replace("Dd3-d2", "Od3-d2")
    assert [line for line in opened(dead).text().splitlines() if line[:2] in ("20", "21", "22")] == (
        dead.splitlines()[3:6]
    )
    assert "line 5" in problem(text).message  # it is no d12


@pytest.mark.clause("scalar DIG.5")
def test_a_record_from_a_position_names_the_standard_setup():
    match = new_match(GAME, OVERRUN, "one")
    match.play("Pc3xc4")
    text = match.text()
    assert f'[Start "{OVERRUN}"]' in text.splitlines()
    assert '[Setup "scalar"]' in text.splitlines()
    assert opened(text).text() == text


def test_a_bar_between_turns_means_nothing():
    assert opened(HAND.replace("1.1 O=5@a2", "1.1 O=5@a2 |")).record.choices == opened(HAND).record.choices


@pytest.mark.clause("scalar DIG.5")
def test_what_was_rolled_has_to_agree_with_the_seed():
    match = random_match("scalar", "seeded", most=40)
    lines = match.text().splitlines()
    numbers = [n for n, line in enumerate(lines) if "=" in line and line[0].isdigit()]
    for n in numbers[:5]:
        at = lines[n].index("=") + 1
        wrong = [*lines]
        wrong[n] = lines[n][:at] + ("1" if lines[n][at] != "1" else "2") + lines[n][at + 1 :]
        message = problem("\n".join(wrong)).message
        assert message.startswith(f"line {n + 1}: ") and "the dice gave =" in message
    (init,) = [n for n, line in enumerate(lines) if line.startswith("[Init")]
    wrong = [*lines]
    wrong[init] = '[Init "6-6"]'
    assert problem("\n".join(wrong)).message.startswith(f"line {init + 1}: the record says 6-6")
    # another seed, and the record is another game's
    other = "\n".join(line.replace("seeded", "another") for line in lines)
    assert "where the dice gave" in problem(other).message


def test_a_record_with_a_seed_may_not_leave_out_its_dice():
    match = random_match("scalar:1", "whole", most=12)
    text = match.text()
    word = next(
        word for line in text.splitlines() if line[:1].isdigit() for word in line.split() if "=" in word
    )
    assert "line" in problem(text.replace(f" {word}", f" {word[0]}?", 1)).message


@pytest.mark.parametrize(
    "old, new, line, words, clause",
    [
        ("O=5@a2", "O=5@g2", 8, "g2 is no slot", "scalar DEPLOY.2"),
        ("O=5@a2", "O=9@a2", 8, "the dice can show =1", "scalar DEPLOY.1"),
        ("I=20~", "I=21~", 9, "the dice can show =1", "scalar DEPLOY.1"),
        ("Oa2-b3", "Oa2-c3", 10, "too far", "scalar MOVE.1"),
        ("Oa2-b3", "Oa2xb3", 10, "no enemy die", "scalar ATT.1"),
        ("Oa2-b3", "Oa2xb3(1)", 10, "two faces", "scalar ATT.3"),
        ("Oa2-b3", "Oa2-b3 /", 10, "", "scalar TURN.3"),
        ("3.1 Oa2-b3", "3.2 Oa2-b3", 10, "the turn is 3.1", ""),
        ("4-4 5-3", "4-4", 8, "the dice can show 1-1", "scalar SETUP.5"),
        ("4-4 5-3", "4-4 5-3 6-1", 5, "", ""),
        ("4-4 5-3", "7-1", 5, "the dice can show", "scalar SETUP.5"),
        ("4-4 5-3", "5-3 4-4", 5, "", ""),
    ],
)
def test_what_is_wrong_in_a_record_is_named_with_its_line(old, new, line, words, clause):
    assert old in HAND
    error = problem(HAND.replace(old, new, 1))
    assert error.message.startswith(f"line {line}: ")
    assert words in error.message and error.clause == clause


def test_a_result_has_to_be_the_games():
    assert "ends '1'" in problem(HAND.replace('"2"', '"1"').replace("\n2\n", "\n1\n")).message
    assert (
        problem(HAND.replace("\n2\n", "\n1\n")).message
        == "the header gives the result '2', the last line '1'"
    )


@pytest.mark.clause("scalar DIG.5", "scalar R30", "scalar R32")
def test_decisions_stand_with_the_face_of_the_die_that_took_them():
    boxed = table("O2@c3 i18@c4 T1@b2 T2@b3 C1@c2 C2@d3")
    record = Record("scalar", "scalar", "", boxed)
    record.dice = OPEN
    for steps, word in (
        ("Oc3xc4 (ev,ev) >c5", "Oc3xc4(ev,ev>c5)"),
        ("Oc3xc4 (ev,ev) .", "Oc3xc4(ev,ev.)"),  # the attacker had nowhere to go and was not asked
    ):
        record.choices, record.turns = [], []
        match = Match(GAME, record)
        for step in steps.split():
            match.play(step)
        assert f"20.1 {word}" in match.text().splitlines()


def test_what_is_refused_leaves_the_match_as_it_was():
    match = new_match(GAME, "scalar:1", "refused")
    match.play("O?")
    text, dump = match.text(), GAME.dump(match.state)
    for word in ("@g1", "@b2", "T?", "=5", "/", "O=5@a2"):
        with pytest.raises((Illegal, NotationError), match=re.escape(word)):
            match.play(word)
        assert (match.text(), GAME.dump(match.state)) == (text, dump)


def test_closed_and_open_dice_roll_the_same():
    """What a match rolls is what closed dice would have shown."""
    for seed in range(6):
        start = table("P6@c3 o5@c4")
        closed = GAME.new(start, f"{seed}")
        closed.apply(GAME.understand(closed, "Pc3xc4"))
        open_one = GAME.new_open(start, f"{seed}")
        open_one.apply(GAME.understand(open_one, "Pc3xc4"))
        rolled = roll_out(GAME, open_one)
        assert len(rolled) == 1 and rolled[0].turn == "20.1"
        assert GAME.position(open_one) == GAME.position(closed)


def test_a_replay_may_stop_early():
    game, record = read(HAND, games())
    stopped = replay(game, record, to=2)  # two choices of the players: roll, and put it there
    assert GAME.position(stopped.state) == after("scalar", "5-3 O=5@a2")
    assert GAME.position(replay(game, record, to=0).state) == after("scalar", "5-3")


def test_a_match_with_open_dice_waits_for_them():
    record = Record("scalar", "scalar:1")
    record.dice = OPEN
    match = Match(GAME, record)
    match.play("O?")
    assert match.state.seat == CHANCE
    match.play("=5")
    match.play("@a2")
    assert GAME.position(match.state) == GAME.position(played("scalar:1", "O=5@a2"))

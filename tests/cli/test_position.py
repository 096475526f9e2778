"""`sandtable position`: one position for people, thousands for programs."""

import json
import random
import subprocess
import sys

import pytest

from sandtable.kernel.registry import find
from tests.cli.run import OVER, RED, RED_AFTER, bad, data, ok, program


def answers(*lines: str, play: str | None = None) -> list[dict[str, object]]:
    args = ["position", "antagonism", "-"] + (["--play", play] if play else [])
    text = ok(*args, stdin="".join(line + "\n" for line in lines))
    out = [json.loads(line) for line in text.splitlines()]
    assert len(out) == len(lines)
    return out


def test_people_get_a_picture():
    text = ok("position", "antagonism", RED, "--options", "--play", "Re5-h8 /")
    assert text.count("a   b   c") == 2
    assert RED in text and RED_AFTER in text
    assert "Re5-h8" in text and "resign" not in text
    assert "[antagonism TURN.1]" in text
    assert "options" not in ok("position", "antagonism", RED)


def test_a_setup_names_its_start():
    found = data("position", "antagonism", "vertigo:2")
    assert len(found["options"]) == 80
    assert found["after"] is None
    assert found["position"].startswith("vertigo:2 ...2B2B2G2K")


def test_json_has_position_options_and_after():
    found = data("position", "antagonism", RED, "--play", "Re5-h8 /")
    assert list(found) == ["position", "options", "after"]
    assert (found["position"], found["after"]) == (RED, RED_AFTER)
    assert "/" not in found["options"] and "Re5-h8" in found["options"]


def test_a_finished_position_has_no_options():
    assert data("position", "antagonism", OVER)["options"] == []
    assert "The game is over: 1" in ok("position", "antagonism", OVER)
    assert "the game is over" in bad("position", "antagonism", OVER, "--play", "/")


@pytest.mark.parametrize(
    "args, words",
    [
        ([RED, "--play", "Re5-f7"], "Re5-f7: f7 is not on a straight line from e5 [antagonism MOVE.4]"),
        ([RED, "--play", "Kg1-g2 Re5-e6"], "the Leader has moved, and he is always the last"),
        ([RED, "--play", "hello"], "hello: a move is written like"),
        ([RED.replace("1R", "1RRRR")], "three pawns at most [antagonism STACK.2]"),
        (["exomoon:2 -"], "nine fields"),
    ],
)
def test_mistakes_are_named_and_nothing_is_printed(args, words):
    assert words in bad("position", "antagonism", *args)


def test_a_line_is_answered_with_a_line():
    plain, moved, own, wrong, empty, broken = answers(
        RED,
        f"{RED}\tRe5-h8 /",
        json.dumps({"position": RED, "play": "Re5-h8 /"}),
        f"{RED}\tRe5-f7",
        "",
        '{"position": 7}',
    )
    assert list(plain) == ["position", "options", "after"]
    assert plain["after"] is None
    assert moved["after"] == own["after"] == RED_AFTER
    assert moved["position"] == RED and moved["options"] == plain["options"]
    assert wrong == {"error": "Re5-f7: f7 is not on a straight line from e5", "clause": "antagonism MOVE.4"}
    assert empty == {"error": "the line is empty; a position was expected", "clause": ""}
    assert "error" in broken


def test_play_is_for_lines_without_moves_of_their_own():
    given, own, none = answers(
        RED, f"{RED}\tKg1-g2", json.dumps({"position": RED, "play": None}), play="Re5-h8 /"
    )
    assert given["after"] == RED_AFTER
    assert str(own["after"]).endswith("1 0L - 5 0 - *")
    assert none["after"] is None


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "{}",
        '{"position": []}',
        "\x00",
        "1" * 10000,
        "{" * 5000,
        "é\t/\t/",
        '{"position": "vertigo:2", "play": "\\ud800"}',
    ],
)
def test_no_line_stops_the_answers(line):
    first, second = answers(line, RED)
    assert set(first) == {"error", "clause"}
    assert "options" in second


def test_bytes_that_are_no_text_get_an_answer():
    text = ok("position", "antagonism", "-", stdin=b"\xff\xfe\n" + RED.encode() + b"\r\n")
    first, second = [json.loads(line) for line in text.splitlines()]
    assert "error" in first and second["position"] == RED


def test_it_answers_each_line_at_once():
    command = [sys.executable, "-m", "sandtable", "position", "antagonism", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as p:
        assert p.stdin and p.stdout
        for _ in range(3):
            p.stdin.write(RED + "\n")
            p.stdin.flush()
            assert json.loads(p.stdout.readline())["position"] == RED


@pytest.mark.slow
def test_thousands_at_once():
    game, rng = find("antagonism"), random.Random(1)
    lines: list[str] = []
    while len(lines) < 3000:
        s = game.new(rng.choice(game.setups()), "")
        while not s.over():
            if rng.random() < 0.1:
                lines.append(game.position(s))
            s.apply(rng.choice(list(s.options())))
    done = program("position", "antagonism", "-", stdin="\n".join(lines) + "\n")
    assert done.stdout.count("\n") == len(lines)
    assert "error" not in done.stdout


OWN = """
title = "A card, a token and a phase of its own"
game = "athernum"

[[card]]
name = "Own Card"
cost = 1
ofv = 1
dfv = 1
text = "Draw a card."

[[token]]
name = "Stray Token"
type = "Human"
ofv = 2
dfv = 2

[setup]
turn = 5
phase = "combat"

[setup.1]
main = "Forgemother Ulda"
characters = ["Own Card", "Stray Token"]
deck = ["Netcaster"]

[setup.2]
main = "Admiral Sethe Morrow"
deck = ["Netcaster"]
"""


def test_a_scenario_brings_its_cards_and_its_start(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    text = ok("position", "athernum", "--cards", str(file), "--options")
    assert "Stray Token, 2/2" in text and "attack:1c2" in text and "turn=5" in text
    mine = "1.main=Forgemother_Ulda 1.chars=Own_Card,[f] 1.deck=Netcaster 2.main=Admiral_Sethe_Morrow"
    found = data("position", "athernum", mine, "--cards", str(file))
    assert "1.chars=Own_Card,[f]" in found["position"]


def test_a_position_stands_at_the_beginning_of_a_phase():
    table = "turn=4 1.main=Forgemother_Ulda 1.deck=Netcaster 2.main=Admiral_Sethe_Morrow 2.deck=Netcaster"
    begins = {"morning": "turn=4 active=1", "day": "turn=4 active=1", "combat": "turn=4 active=1"}
    begins |= {"evening": "turn=5 active=2", "night": "turn=5 active=2"}
    for phase, words in begins.items():
        assert data("position", "athernum", f"{table} phase={phase}")["position"].startswith(words)
    assert "there is morning, day" in bad("position", "athernum", f"{table} phase=noon")
    assert "which position" in bad("position", "athernum", code=2)

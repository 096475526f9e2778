"""The command itself: version, help, and errors that are one sentence."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sandtable import __version__
from sandtable.build import compiled
from sandtable.cli import COMMANDS
from tests.cli.run import bad, data, ok, program
from tests.patience import PATIENCE


def test_version_says_how_the_engine_was_built():
    built = "compiled with mypyc" if compiled() else "interpreted"
    assert ok("--version") == f"sandtable {__version__} (engine {built})\n"


def test_without_arguments_it_explains_itself():
    text = ok()
    assert all(name in text for name in COMMANDS)


@pytest.mark.parametrize("words", [*COMMANDS, "scenario run"])
def test_every_command_has_help_with_an_example(words):
    text = ok(*words.split(), "--help")
    assert "Usage: sandtable" in text
    assert "sandtable " + words in text.split("Usage:")[1].split("\n", 1)[1] or words == "scenario"


def test_games():
    assert "vertigo:2            2 seats" in ok("games")
    found = {game["name"]: game for game in data("games")}
    assert found["antagonism"]["title"] == "Antagonism"
    seats = {setup["name"]: setup["seats"] for setup in found["antagonism"]["setups"]}
    assert len(seats) == 9
    assert (seats["vertigo:2"], seats["extrasolar:koth"], seats["lagoon:2v2"]) == (2, 3, 4)


@pytest.mark.parametrize(
    "args, words",
    [
        (["nonsense"], "No such command 'nonsense'."),
        (["rules"], "Missing argument 'GAME'."),
        (["games", "--nonsense"], "No such option"),
        (["sim", "antagonism", "--games", "0", "--seed", "1"], "0 is not in the range"),
        (["sim", "antagonism", "--games", "many", "--seed", "1"], "many"),
        (["sim", "antagonism", "--games", "many"], "'many' is not a whole number"),
        (["bench", "--seconds", "long"], "'long' is not a number"),
        (["nonsense"], "There is games, rules,"),
        (["scenario", "walk"], "No such command 'walk'. There is run."),
        (["cards", "athernum"], "There is check, read."),
        (["decks", "mine.txt"], "There is check, code."),
    ],
)
def test_wrong_usage_is_one_sentence_and_2(args, words):
    assert words in bad(*args, code=2)


@pytest.mark.parametrize(
    "args, words",
    [
        (["rules", "chess"], "nobody here knows the game 'chess'"),
        (["position", "antagonism", "nowhere"], "[antagonism SETUP.1]"),
        (["replay", "gone.record"], "gone.record: No such file or directory"),
        (["replay", "."], "Is a directory"),
        (["bench", "chess"], "nobody here knows the game 'chess'"),
        (["play", "antagonism", "--setup", "moon"], "antagonism has no setup 'moon'"),
    ],
)
def test_wrong_input_is_one_sentence_and_1(args, words):
    assert words in bad(*args)


def test_as_a_program():
    done = program("position", "antagonism", "nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


def test_a_reader_that_leaves_early_is_no_error():
    command = [sys.executable, "-m", "sandtable", "position", "antagonism", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as p:
        assert p.stdin and p.stdout and p.stderr
        p.stdin.write(b"vertigo:2\n")
        p.stdin.flush()
        assert p.stdout.readline().startswith(b"{")
        p.stdout.close()
        p.stdin.write(b"vertigo:2\n" * 3)
        p.stdin.close()
        assert p.stderr.read() == b""
        p.wait(PATIENCE)


def deaf_workers(pid):
    """The processes below the children of a process that ignore Ctrl-C, and not only while they begin."""
    found = []
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a process that has just ended
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            for worker in Path(f"/proc/{child}/task/{child}/children").read_text().split():
                status = dict(
                    line.split(":", 1) for line in Path(f"/proc/{worker}/status").read_text().splitlines()
                )
                ticks = int(Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[11])
                if int(status["SigIgn"], 16) >> (signal.SIGINT - 1) & 1 and ticks > 20:
                    found.append(worker)
    return found


def test_ctrl_c_is_quiet():
    command = [sys.executable, "-m", "sandtable", "sim", "antagonism", "--games", "100000", "--seed", "1"]
    with subprocess.Popen(
        [*command, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    ) as p:
        assert p.stderr
        while len(deaf_workers(p.pid)) < 2:  # until they leave Ctrl-C to their parent it has not begun
            assert p.poll() is None
            time.sleep(0.1)
        os.killpg(p.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        assert p.stderr.read().strip() == b""
        assert p.wait(PATIENCE) == 130

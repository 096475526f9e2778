"""`sandtable play`: a game in the terminal, driven by what a person would type."""

import pytest

from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import games
from sandtable.terminal import seats_of
from tests.cli.run import bad, ok, program

START = "exomoon:2 -/-/-/-/......2K/-/-/-/......1G/-/-/-/......1K 1 0 - 5 0 - *"


def play(*lines: str, args: tuple[str, ...] = ()) -> str:
    stdin = "".join(line + "\n" for line in lines)
    return ok("play", "antagonism", "--seed", "1", *args, stdin=stdin)


def both(*lines: str, args: tuple[str, ...] = ()) -> str:
    """Two people at one screen, from a position with few pawns."""
    return play(*lines, args=("--seats", "human,human", "--setup", START, *args))


def test_you_against_level_2_on_vertigo():
    text = play("q")
    assert text.startswith("Antagonism, vertigo:2: player 1 is you, player 2 is level:2.\n")
    assert "a   b   c" in text and "Player 1: up to 4 pawns" in text
    assert text.endswith("The game is left as it stands.\n")


def test_the_bot_answers_in_words():
    text = play("Rf3-e4 /", "q")
    mine, _, theirs = text.partition("Round 1: Player 2 to move.")
    assert "Player 1 moves from f3 to e4." in mine
    assert "Player 2 moves from" in theirs and "Round 2: Player 1 to move." in theirs


def test_a_game_to_its_end():
    text = both("Gg5-g6 /", "Kg9-g8 /", "Gg6xg8")
    assert "Player 2 loses his Leader on g8." in text
    assert text.endswith("The game is over: won by player 1 (leader).\n")


def test_a_refusal_names_the_clause_and_its_words():
    text = both("Gg5-h7", "why Gg5-g8", "why Gg5-g7", "why", "hello")
    assert "No: Gg5-h7: h7 is not on a straight line from g5." in text
    assert "MOVE.4      One move follows one straight line" in text
    assert "No: Gg5-g8: g8 is more than 2 squares away." in text
    assert "Gg5-g7 is allowed." in text
    assert "Write one move after why" in text
    assert "No: hello: a move is written like" in text
    assert "moves from" not in text


def test_all_or_nothing():
    text = both("Gg5-g6 Gg6-g7")
    assert "the pawn on g6 has already moved this turn" in text
    assert "moves from" not in text
    text = both("Gg5-g6 / Kg9-g8", "q")
    assert "it is not your choice any more; the rest was not played" in text
    assert "Player 1 moves from g5 to g6." in text and "Player 2 moves" not in text


def test_options():
    text = both("o", "o g5-g")
    assert "and besides: resign" in text
    assert "4 options: Gg5-g6 Gg5-g7 Gg5-g4 Gg5-g3" in text


def test_undo_goes_back_to_the_start_of_the_turn():
    text = both("u", "Gg5-g6", "Kg1-g2", "u", "/", "Gg5-g7 /", "u", "q")
    assert "There is nothing of this turn to take back." in text
    assert "Taken back: Gg5-g6 Kg1-g2" in text
    assert "No: /: " in text  # at the start of a turn somebody has to move first
    assert "Player 1 moves from g5 to g7." in text
    assert text.count("There is nothing of this turn to take back.") == 2


def test_help_rules_and_board():
    text = both("?", "rules cloud blue", "rules R31", "rules notation", "rules zebra", "b", "")
    for words in (
        "take back your choices",
        "CLOUD.1 ",
        "R31 ",
        "SINGLE MOVE.",
        "Nothing in the rules speaks of",
    ):
        assert words in text
    assert text.count("a   b   c") == 2


def test_resigning_is_possible():
    assert "won by player 2 (resignation)" in both("resign")


def test_the_record_is_kept(tmp_path):
    path = tmp_path / "evening.record"
    text = both("Gg5-g6 /", "Kg9-g8", args=("--save", str(path)))  # and then the input ends
    assert text.endswith(f"The game is left as it stands.\nThe record is in {path}.\n")
    game, record = read(path.read_text(), games())
    assert record.choices == ["Gg5-g6", "/", "Kg9-g8"]
    assert record.headers == {"Player1": "human", "Player2": "human"}
    replay(game, record, verify=True)
    assert "is there already" in bad("play", "antagonism", "--save", str(path))


def test_saving_on_the_way(tmp_path):
    path = tmp_path / "now.record"
    text = both("Gg5-g6", f"save {path}", "save", f"save {tmp_path}/no/where", "q")
    assert f"The record is in {path}." in text
    assert "Say where: save FILE" in text and "No such file or directory" in text
    assert read(path.read_text(), games())[1].choices == ["Gg5-g6"]
    assert "No such file" in bad("play", "antagonism", "--save", f"{tmp_path}/no/where")


def test_bots_alone_play_the_same_game_from_the_same_seed():
    args = ("--seats", "greedy,random", "--setup", "extrasolar:2")
    text = play(args=args)
    assert "The game is over" in text
    assert play(args=args) == text


@pytest.mark.parametrize(
    "spec, words", [("human,human,human", "3 players for 2 seats"), ("human,fish", "no bot 'fish'")]
)
def test_wrong_seats(spec, words):
    assert words in bad("play", "antagonism", "--seats", spec)


def test_empty_seats_get_a_bot():
    assert seats_of("human", 3) == ["human", "level:2", "level:2"]


def test_without_a_terminal_it_ends_with_the_input():
    done = program("play", "antagonism", stdin="Rf3-e4\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert done.stdout.endswith("The game is left as it stands.\n")

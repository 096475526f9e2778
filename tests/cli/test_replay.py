"""`sandtable replay`: records told in words, and checked."""

import pytest

from sandtable.kernel.record import new_match
from sandtable.kernel.registry import find
from tests.cli.run import RED, bad, data, ok

GAME = find("antagonism")
START = "exomoon:2 -/-/-/-/......2K/-/-/-/......1G/-/-/-/......1K 1 0 - 5 0 - *"


@pytest.fixture
def record(tmp_path):
    match = new_match(GAME, START, "")
    for text in ["Gg5-g6", "/", "Kg9-g8", "/", "Gg6xg8"]:
        match.play(text)
    path = tmp_path / "game.record"
    path.write_text(match.text())
    return path


def test_it_is_told_in_words(record):
    text = ok("replay", str(record))
    assert text.startswith("Player 1 moves from g5 to g6.\n")
    assert "Player 2 loses his Leader on g8." in text
    assert "after 5 of 5 choices" in text
    assert "result    1\n" in text and "a   b   c" in text


def test_json(record):
    found = data("replay", str(record))
    assert found["choices"] == found["of"] == 5
    assert (found["result"], found["ending"], found["verified"]) == ("1", "leader", False)
    assert found["position"] == "exomoon:2 -/-/-/-/-/......1g/-/-/-/-/-/-/......1K 1 1 - 6 0 - 1"
    assert len(found["hash"]) == 32
    assert data("replay", "-", stdin=record.read_text()) == found


def test_it_stops_where_asked(record):
    found = data("replay", str(record), "--to", "2")
    assert (found["choices"], found["of"], found["result"]) == (2, 5, "*")
    assert data("replay", str(record), "--to", "0")["position"] == START
    assert "the record has 5 choices" in bad("replay", str(record), "--to", "6")


def test_verify(record):
    hashed = data("replay", str(record))["hash"]
    assert ok("replay", str(record), "--verify") == f"verified: 5 choices, result 1, hash {hashed}\n"
    assert data("replay", str(record), "--verify")["verified"] is True


@pytest.mark.parametrize(
    "old, new, words",
    [
        ("Gg6xg8", "Gg6xg9", "line 10: Gg6xg9: g9 is more than 2 squares away [antagonism MOVE.1]"),
        ("5.2 Kg9", "6.2 Kg9", "line 9: the turn is 5.2, not 6.2"),
        ("\n1\n", "\n2\n", "the header gives the result '1', the last line '2'"),
        ("Kg9-g8", "Kg9-gg", "line 9: Kg9-gg: 'gg' is no square"),
        ('[Rules "', '[Rules "old ', "the record follows the rules old"),
        ('[Game "antagonism"]\n', "", '[Game "..."] is missing'),
        ('[Game "antagonism"]', '[Game "chess"]', "nobody here knows the game 'chess'"),
        ('[Board "exomoon:2"]', "[Board]", "line 4: a header looks like"),
    ],
)
def test_what_is_wrong_and_where(record, old, new, words):
    text = record.read_text()
    assert old in text
    assert words in bad("replay", "-", "--verify", stdin=text.replace(old, new, 1))


def test_a_result_that_is_not_true(record):
    text = record.read_text().replace('[Result "1"]', '[Result "2"]').replace("\n1\n", "\n2\n")
    assert "the record ends '2', but the game stands at '1'" in bad("replay", "-", "--verify", stdin=text)


def test_a_draw_that_was_agreed_on():
    text = f'[Game "antagonism"]\n[Start "{START}"]\n[Ending "agreement"]\n\n5.1 Gg5-g6 /\n=\n'
    found = data("replay", "-", "--verify", stdin=text)
    assert (found["result"], found["ending"], found["verified"]) == ("=", "agreement", True)


def test_a_record_by_hand_needs_no_more_than_game_and_start():
    text = f'[Game "antagonism"]\n[Start "{RED}"]\n\n5.1 Re5-h8 /\n'
    assert data("replay", "-", stdin=text)["choices"] == 2

"""`sandtable replay`: records told in words, and checked."""

import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.fair import FORMER, SCHEME, seed_of
from sandtable.kernel.record import new_match, read
from sandtable.kernel.registry import find, games
from tests.cli.run import RED, bad, data, ok
from tests.proofs import proof_of

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


def test_a_fault_names_the_file(record, tmp_path):
    other = tmp_path / "other.record"
    other.write_text(record.read_text().replace("Gg5-g6", "Gg5-a1"))
    assert bad("replay", str(other)).startswith(f"{other}: line ")
    assert bad("replay", "-", stdin="hello").startswith("standard input: the header")


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


# ---- dice


SERVER, PARTS = "5e" * 32, ["0a" * 32, ""]


def record_of(scheme, promise=1):
    """A game of Scalar as a table gives it out: with what its seed was made of."""
    match = new_match(find("scalar"), "scalar", seed_of(SERVER, PARTS, scheme))
    match.record.headers |= proof_of(SERVER, PARTS, promise, scheme).headers()
    k = 0
    while len(match.record.choices) < 60 and not match.state.over():
        options = match.state.options()
        match.choose(int(options[(7 * k) % len(options)]))
        k += 1
    match.play("resign")
    return match.text()


@pytest.fixture(scope="module")
def fair(tmp_path_factory):
    path = tmp_path_factory.mktemp("fair") / "game.record"
    path.write_text(record_of(SCHEME))
    return path


def test_records_of_the_former_scheme_verify_as_what_they_are(tmp_path):
    text = record_of(FORMER)
    assert "Scheme" not in text and "Commit1" not in text
    found = data("replay", "-", "--verify", stdin=text)
    assert (found["fair"], found["scheme"], found["verified"]) == (True, FORMER, True)
    assert "by the former scheme" in ok("replay", "-", "--verify", stdin=text)
    path = tmp_path / "former.record"
    path.write_text(text)
    code, words = verdict(path)
    assert code == 0 and words.startswith("true: ") and "former scheme" in words
    for added in ('[Scheme "2"]\n', '[Commit1 ""]\n'):  # one scheme does not pass for the other
        changed = text.replace("[Commit ", added + "[Commit ")
        assert "Scheme" in bad("replay", "-", "--verify", stdin=changed) or added.startswith("[Scheme")


def test_promises_that_came_to_nothing_are_mentioned(tmp_path):
    text = record_of(SCHEME, promise=3)
    assert "2 promises of this table came to nothing" in ok("replay", "-", "--verify", stdin=text)
    assert data("replay", "-", "--verify", stdin=text)["promise"] == 3
    path = tmp_path / "third.record"
    path.write_text(text)
    assert "promise 3" in verdict(path)[1]
    fewer = text.replace('[Promise "3"]', '[Promise "1"]')  # the players bound themselves for the third
    assert "bound the seat to: one was changed" in bad("replay", "-", "--verify", stdin=fewer)
    path.write_text(fewer)
    assert verdict(path)[1].startswith("NOT TRUE: Part1")


def test_dice_that_were_promised(fair):
    found = data("replay", str(fair), "--verify")
    assert found["fair"] is True and found["verified"] is True
    said = ok("replay", str(fair), "--verify")
    assert said.startswith(f"verified: {found['choices']} choices, dice as they were promised, result ")


def test_choices_are_the_players_and_dice_are_not_counted(fair):
    whole = data("replay", str(fair))
    assert whole["choices"] == whole["of"] < len(fair.read_text().split())
    part = data("replay", str(fair), "--to", "3")
    assert (part["choices"], part["of"], part["result"]) == (3, whole["of"], "*")
    words = bad("replay", str(fair), "--to", "999")
    assert f"the record has {whole['of']} choices" in words


HEADERS = ["Commit", "Server", "Commit1", "Part1", "Seed"]


@pytest.mark.parametrize("header", HEADERS)
def test_one_flipped_digit_is_named(fair, header):
    text = fair.read_text()
    start = text.index(f'[{header} "') + len(header) + 3
    for place in (start, start + 31, start + 63):
        digit = "f" if text[place] != "f" else "0"
        words = bad("replay", "-", "--verify", stdin=text[:place] + digit + text[place + 1 :])
        assert header in words and "changed" in words, words


@pytest.mark.parametrize(
    "old, new, words",
    [
        ('[Commit "', '[Commit "x', "the header Commit is to be 64 hexadecimal digits"),
        ('[Server "5e', '[Server "5E', "the header Server is to be 64 hexadecimal digits in small letters"),
        ('[Part2 ""]\n', "", "the record has 1 parts of the seed, but the game 2 seats"),
        ('[Part1 "', '[Part3 "', "the header Part1 is missing"),
        ('[Commit2 ""]\n', "", "the record has 2 parts of the seed, but 1 seats were bound"),
        ('[Commit2 ""]', f'[Commit2 "{"ab" * 32}"]', "Part2 is not what Commit2 bound the seat to"),
        ('[Scheme "2"]\n', "", "the header Scheme is missing"),
        ('[Scheme "2"]', '[Scheme "3"]', "a way to make seeds that is not known here: 3"),
        ('[Promise "1"]', '[Promise "0"]', "the header Promise is to be a number from 1 on, not '0'"),
        ('[Commit "', '[Comment "', "the header Commit is missing"),
        ('[Server "', '[Servant "', "the header Server is missing"),
    ],
)
def test_what_is_wrong_with_the_headers(fair, old, new, words):
    text = fair.read_text()
    assert old in text
    assert words in bad("replay", "-", "--verify", stdin=text.replace(old, new, 1))


def test_a_die_that_was_not_rolled(fair):
    text = fair.read_text()
    word = next(word for word in text.split("\n\n")[1].split() if "=" in word)
    at = word.index("=") + 1
    other = word[:at] + ("1" if word[at] != "1" else "2") + word[at + 1 :]
    words = bad("replay", "-", "--verify", stdin=text.replace(word, other, 1))
    assert f"the record says {other[at - 1 : at + 1]} where the dice gave {word[at - 1 : at + 1]}" in words


def verdict(path):
    done = subprocess.run([sys.executable, str(VERIFIER), str(path)], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


VERIFIER = Path(__file__).parents[2] / "examples" / "verify.py"


def test_the_verifier_that_needs_nothing_of_ours(fair, tmp_path):
    text = fair.read_text()
    game, read_back = read(text, games())
    rolled = sum(1 for step in read_back.choices if step[0] in "=(!" or step[1:2] == "-")
    assert verdict(fair) == (0, f"true: Commit, Seed and {rolled} dice\n") and rolled > 9
    wrong = tmp_path / "wrong.record"
    for header in HEADERS:
        place = text.index(f'[{header} "') + len(header) + 20
        wrong.write_text(text[:place] + ("f" if text[place] != "f" else "0") + text[place + 1 :])
        code, words = verdict(wrong)
        assert code == 1 and words.startswith("NOT TRUE: ") and header.rstrip("1") in words.title()
    for old in [step for step in read_back.choices if step[0] in "=(!"][:4]:
        new = {"=": "=1", "(": "(sd,sd)", "!": "!A"}[old[0]]
        if new == old:
            new = {"=": "=2", "(": "(0,0)", "!": "!M"}[old[0]]
        wrong.write_text(text.replace(old, new, 1))
        code, words = verdict(wrong)
        assert code == 1 and "is not what the seed gives" in words
    wrong.write_text(text.replace("[Commit ", "[Comment "))
    assert verdict(wrong)[1].startswith("NOT SAID")
    assert game.ROLLS

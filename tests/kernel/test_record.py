"""Records: what is written is read back; what cannot be is refused by line and clause."""

import pytest

from sandtable.games.antagonism import GAME as ANTAGONISM
from sandtable.kernel.errors import Illegal, RecordError, SetupError
from sandtable.kernel.record import OPEN, Match, Record, new_match, read, replay, write
from sandtable.kernel.rng import DICE, FastDice
from tests.contract.example import dash

DASH = dash()
GAMES = {"dash": DASH, "antagonism": ANTAGONISM}
HEAD = '[Game "dash"]\n[Setup "two"]\n[Dice "open"]\n'


def random_match(game, setup, seed, choices=10**6):
    match = new_match(game, setup, f"seed {seed}")
    dice = FastDice(seed)
    while not match.state.over() and choices > 0:
        match.choose(int(match.state.sample(dice)))
        choices -= 1
    return match


def run(text, **how):
    game, record = read(text, GAMES)
    return replay(game, record, **how)


@pytest.mark.parametrize(("game", "setup"), [(DASH, "three"), (ANTAGONISM, "exomoon:2")])
@pytest.mark.parametrize("choices", [0, 5, 10**6])
def test_a_record_comes_back(game, setup, choices):
    match = random_match(game, setup, 3, choices)
    match.record.headers["Player1"] = 'Ann "the [1] wall"; ö'
    text = match.text()
    found, record = read(text, GAMES)
    assert found is game and record.choices == match.record.choices and record.result == match.record.result
    again = replay(game, record, verify=True)
    assert again.text() == text == write(game, record)
    assert game.hash(again.state) == game.hash(match.state)


def test_replay_may_stop_early():
    match = random_match(DASH, "two", 4)
    for count in range(4):
        early = replay(DASH, match.record, to=count)
        assert early.record.choices == match.record.choices[:count] and early.record.result == "*"


def test_a_record_by_hand_needs_a_game_and_a_setup():
    match = run('; a note\n[Game "DASH"]\n\n[Setup "two"]\n 1. r   r \n\n2. r\n')
    assert match.record.choices == ["r", "r", "r"] and match.record.rules == DASH.book.version


def test_open_dice_stand_among_the_choices():
    match = run(HEAD + "1. r =4 r =1\n2. r =4 r =1\n3. r =4\n1\n", verify=True)
    assert match.state.over() and match.state.returns() == [1.0, -1.0]
    assert '[Dice "open"]' in match.text() and "Seed" not in match.text()
    assert run(match.text(), verify=True).text() == match.text()


def test_seeded_dice_do_not():
    match = new_match(DASH, "two", "9")
    match.play("r")
    assert match.record.choices == ["r"] and f'[Dice "{DICE}"]' in match.text()


def test_the_seed_is_all_that_decides():
    texts = {random_match(DASH, "two", 5).text() for _ in range(3)}
    assert len(texts) == 1
    assert new_match(DASH, "two", "a").state.key != new_match(DASH, "two", "b").state.key


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 'the header [Game "..."] is missing'),
        ('[Setup "two"]\n', 'the header [Game "..."] is missing'),
        ('[Game "dash"]\n1. r\n', 'the header [Setup "..."] is missing'),
        ('[Game "antagonism"]\n[Setup "two"]\n', 'the header [Board "..."] is missing'),
        ('[Game "chess"]\n', "nobody here knows the game 'chess'; there is antagonism, dash"),
        ('[Game "dash"]\n[Setup "two"]\n[Record "2"]\n', "another format; we read format 1"),
        ('[Game "dash"]\n[Game "dash"]\n', "line 2: the header Game stands twice"),
        ("[Game dash]\n", 'line 1: a header looks like [Key "value"]'),
        ('[Game "dash"\n', "line 1: a header looks like"),
        ('[Game "]\n', "line 1: a header looks like"),
        ("[Game]\n", "line 1: a header looks like"),
        (HEAD + "1. r\n[Seed 1]\n", "line 5: a header stands below the first turn"),
        (HEAD + "r r\n", "line 4: a turn begins with its number, such as 3.2, not with 'r'"),
        (HEAD + "1. r\n*\n2. r\n", "line 6: '2. r' stands after the result '*'"),
        (HEAD + "1. r\n1\n1\n", "line 6: '1' stands after the result '1'"),
        (HEAD + '[Result "1"]\n1. r\n2\n', "the header gives the result '1', the last line '2'"),
        ("x" * 4_000_001, "a record has at most 4000000"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text, words):
    with pytest.raises(RecordError) as wrong:
        read(text, GAMES)
    assert words in wrong.value.message


@pytest.mark.parametrize(
    ("text", "words", "clause"),
    [
        ('[Game "dash"]\n[Setup "two"]\n[Rules "v0-1"]\n', "follows the rules v0-1 of dash", ""),
        ('[Game "dash"]\n[Setup "two"]\n[Dice "d6"]\n', "rolled with 'd6'", ""),
        (HEAD + "1. r =1 r =5\n", "line 4: =5: the dice can show =1, =2, =3, =4", "dash DASH.2"),
        (HEAD + "1. r\n2. r\n", "line 5: r: the dice can show", "dash DASH.2"),
        (HEAD + "1. =1\n", "line 4: '=1' is no choice: there is r, 1, 2, 3 and 4", ""),
        (HEAD + "1. r =4 r =1\n2. r =4 r =1\n3. r =4 r\n", "line 6: r: the game is over (1)", ""),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(text, words, clause):
    with pytest.raises(RecordError) as wrong:
        run(text)
    assert words in wrong.value.message and wrong.value.clause == clause


def test_an_illegal_choice_is_refused_by_line_and_clause():
    with pytest.raises(RecordError) as wrong:
        run('[Game "antagonism"]\n[Board "lagoon:2"]\n\n1.1 /\n')
    assert wrong.value.message.startswith("line 4: /: ") and wrong.value.clause == "antagonism TURN.7"


def test_a_setup_that_is_not_there_is_refused():
    with pytest.raises(SetupError, match="dash has no setup 'nine'; there is two, three, four"):
        run('[Game "dash"]\n[Setup "nine"]\n')


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD + "1. r =4\n2. r =1\n", "line 5: the turn is 1., not 2."),
        (HEAD + "1. r =4\n1\n", "the record ends '1', but the game stands at '*'"),
    ],
)
def test_verifying_compares_turns_and_result(text, words):
    assert run(text).record.choices
    with pytest.raises(RecordError) as wrong:
        run(text, verify=True)
    assert words in wrong.value.message


@pytest.mark.parametrize(
    ("key", "value"),
    [("Player1", 'x"]\n[Seed "1'), ("Player1", "x\r1"), ("Two words", "x"), ("", "x"), ("P\u2028", "x\x0b")],
)
def test_a_header_cannot_forge_another(key, value):
    match = new_match(DASH, "two", "1")
    match.record.headers[key] = value
    with pytest.raises(RecordError, match="a header is a word and a line of text"):
        match.text()


def test_a_seed_cannot_forge_a_header():
    with pytest.raises(RecordError, match="a header is a word and a line of text"):
        new_match(DASH, "two", '1"]\n[Result "1').text()


# ---- matches


def test_a_refused_choice_changes_nothing():
    match = random_match(DASH, "two", 6, 3)
    text, record = DASH.dump(match.state), match.text()
    journal = list(match.state.journal or [])
    held = {match.game.token(match.state, option) for option in match.state.options()}
    refused = [token for token in ["", "x", "r ", " r", "R", "5", "=1", *"1234"] if token not in held]
    for token in refused:
        with pytest.raises(Exception, match=r"choice|card"):
            match.play(token)
    for option in (-1, 99, *[int(token) for token in refused if token in ("1", "2", "3", "4")]):
        with pytest.raises(Illegal):
            match.choose(option)
    assert DASH.dump(match.state) == text and match.text() == record and match.state.journal == journal


def test_a_choice_that_fails_in_the_rules_changes_nothing(monkeypatch):
    match = new_match(DASH, "two", "1")
    text = DASH.dump(match.state)

    def broken(frame, s):
        s.cells[0] = 77
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.state.frames[0]), "advance", broken)
    with pytest.raises(ZeroDivisionError):
        match.play("r")
    assert DASH.dump(match.state) == text and match.record.choices == []


def test_nothing_can_be_chosen_when_the_game_is_over():
    match = random_match(DASH, "two", 7)
    with pytest.raises(Illegal, match="the game is over"):
        match.play("r")
    with pytest.raises(Illegal, match="the game is over"):
        match.choose(0)


def test_a_match_needs_a_record_of_its_game():
    with pytest.raises(RecordError, match="a record of 'dash', not of antagonism"):
        Match(ANTAGONISM, Record("dash", "two"))


def test_open_dice_refuse_a_face_that_is_not_there():
    record = Record("dash", "two")
    record.dice = OPEN
    match = Match(DASH, record)
    match.choose(0)
    text = DASH.dump(match.state)
    for face in (-1, 4):
        with pytest.raises(Illegal):
            match.choose(face)
    assert DASH.dump(match.state) == text
    match.choose(3)
    assert match.record.choices == ["r", "=4"]

"""Our own scenario files hold, and each kind of mistake in one is named."""

from pathlib import Path

import pytest

from sandtable.scenario import ScenarioError, load, parse, run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))
POSITION = "exomoon:2 ......2K/-/-/-/-/-/-/...1G/-/...1G/-/-/......1K 1 0 - 5 0 - *"
HEAD = f'game = "antagonism"\nposition = "{POSITION}"\n'
RECORD = f'[Game "antagonism"]\n[Start "{POSITION}"]\n\n5.1 Gd4+d6\n'


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path):
    run(load(path))


def test_every_setup_of_antagonism_has_a_scenario():
    from sandtable.kernel.registry import find

    played = {run(load(path)).record.setup for path in (HERE / "antagonism").glob("*.toml")}
    assert played == set(find("antagonism").setups())


def problem(text: str, folder: Path = HERE) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        run(parse(text, "idea.toml", folder))
    return caught.value


# what is wrong, the text, and words that the message must have
UNREADABLE = {
    "no TOML": ("game = ", "idea.toml: this is not TOML"),
    "no game": ('setup = "vertigo:2"', "game = "),
    "another game": ('game = "chess"\nsetup = "8x8"', "nobody here knows the game 'chess'"),
    "no start": ('game = "antagonism"', "here is none"),
    "two starts": (HEAD + 'setup = "vertigo:2"', "here is position and setup"),
    "no such setup": ('game = "antagonism"\nsetup = "vertigo:3"', "there is no scenario 'vertigo:3'"),
    "bad position": (HEAD.replace("1G", "5G"), "'5G' on d6"),
    "unknown key": (HEAD + 'tilte = "x"', "nobody knows the key 'tilte'; did you mean title?"),
    "far-off key": (HEAD + "zzz = 1", "nobody knows the key 'zzz'; there is title, game"),
    "wrong kind": (HEAD + "title = 3", "title must be text, not 3"),
    "wrong list": (HEAD + "clauses = [1]", "clauses must be a list of texts"),
    "unknown clause": (HEAD + 'clauses = ["MOVE.99"]', "antagonism has no clause 'MOVE.99'"),
    "other clause": (HEAD + 'clauses = ["oversoul 1.1"]', "another game than antagonism"),
    "odd dice": (HEAD + 'dice = "loaded"', 'dice can only be "open"'),
    "step is no table": (HEAD + "step = [1]", "step 1: a step is a table"),
    "unknown key in step": (
        HEAD + '[[step]]\ndoo = "/"',
        "step 1 (line 3): nobody knows the key 'doo'; did you",
    ),
    "empty step": (HEAD + "[[step]]\nseat = 1", "a step needs do, cannot, say or expect"),
    "empty do": (HEAD + '[[step]]\ndo = " "', "do is empty"),
    "do and cannot": (HEAD + '[[step]]\ndo = "/"\ncannot = "/"', "not both"),
    "because alone": (HEAD + '[[step]]\ndo = "/"\nbecause = "TURN.7"', "there is none"),
    "yes for a number": (HEAD + "[[step]]\nexpect = {options = true}", "options must be a whole number"),
    "unknown expectation": (HEAD + "[expect]\nplayer = 1", "expect: nobody knows the key 'player'"),
    "no such record": ('game = "antagonism"\nrecord = "gone.record"', "the record gone.record: No such file"),
    "bad record": ('game = "antagonism"\nrecord = "a\\nb"', "line 2"),
    "record and seed": ('game = "antagonism"\nseed = "1"\nrecord = "a\\nb"', "its own seed and dice"),
}


@pytest.mark.parametrize("text, words", UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_cannot_be_read(text, words):
    message = problem(text).message
    assert message.startswith("idea.toml")
    assert words in message


# a step, and what its report must say
DIFFERENT = {
    "another seat": ("seat = 2\ndo = 'Gd4-d5'", "expected seat 2 to be asked, but it is seat 1"),
    "refused": (
        "do = 'Gd4-d5 Gd5-d6'",
        "expected Gd5-d6 to be allowed, but it was refused: Gd5-d6: the pawn on",
    ),
    "allowed": (
        "cannot = 'Gd4-d5'\nbecause = 'TURN.5'",
        "expected Gd4-d5 to be refused by TURN.5, but it is allowed",
    ),
    "other clause": ("cannot = '/'\nbecause = 'MOVE.4'", "expected MOVE.4 to refuse /, but TURN.7 did"),
    "other ruling": ("cannot = '/'\nbecause = 'R31'", "expected R31 to refuse /, but TURN.7 did"),
    "unknown clause": ("cannot = '/'\nbecause = 'R999'", "antagonism has no clause 'R999'"),
    "slip of the pen": ("cannot = 'Gd44-d5'\nbecause = 'MOVE.4'", "but BOARD.1 did"),
    "no notation": ("cannot = 'hello'", "this cannot be read, so nothing refuses it"),
    "refused too early": ("cannot = 'Gd4-d9 /'", "expected Gd4-d9 to be allowed"),
    "position": (
        "expect = {position = 'exomoon:2'}",
        "expected the position 'exomoon:2', but it is 'exomoon:2 ....",
    ),
    "result": ("expect = {result = '1'}", "expected the result '1', but it is '*'"),
    "ending": ("expect = {ending = 'leader'}", "expected the ending 'leader', but it is ''"),
    "seat after": ("do = 'Gd4-d5 /'\nexpect = {seat = 1}", "expected seat 1 to be asked, but it is seat 2"),
    "nobody": ("expect = {seat = 0}", "expected nobody to be asked, but it is seat 1"),
    "options": ("expect = {options = 80}", "expected 80 options, but there are 4"),
    "has": (
        "expect = {has = ['Gd4-d7']}",
        "expected Gd4-d7 among the options, but it is not there; near it are",
    ),
    "lacks": ("expect = {lacks = ['Gd4-d5']}", "expected Gd4-d5 not to be an option, but it is"),
    "hash": ("expect = {hash = '00'}", "expected the hash '00'"),
}


@pytest.mark.parametrize("step, words", DIFFERENT.values(), ids=list(DIFFERENT))
def test_the_first_difference_is_told_in_words(step, words):
    error = problem(f"{HEAD}\n[[step]]\nsay = 'first'\n\n[[step]]\n{step}\n\n[[step]]\ndo = 'nonsense'\n")
    assert error.message.startswith("idea.toml, step 2 (line 7): ")
    assert words in error.message
    assert (error.step, error.line) == (2, 7)


def test_a_difference_at_the_end_names_its_line():
    error = problem(HEAD + "\n[expect]\nresult = '='\n")
    assert error.message == "idea.toml, at the end (line 4): expected the result '=', but it is '*'"
    assert (error.step, error.line) == (0, 4)


@pytest.mark.parametrize("because", ["TURN.7", "antagonism TURN.7", "R16", "antagonism R16"])
def test_a_reason_is_the_clause_or_a_ruling_about_it(because):
    run(parse(f'{HEAD}[[step]]\ncannot = "/"\nbecause = "{because}"\n', "idea.toml", HERE))


def test_what_is_refused_changes_nothing():
    text = f'{HEAD}[[step]]\ncannot = "Gd4-d5 Gd5-d6"\nexpect = {{position = "{POSITION}"}}\n'
    run(parse(text, "idea.toml", HERE))


def test_a_record_may_be_text_or_a_file_beside(tmp_path):
    (tmp_path / "game.record").write_text(RECORD)
    end = '\n[[step]]\ndo = "2Gd6-f6"\n'
    for record in ('"game.record"', f"'''{RECORD}'''"):
        match = run(parse(f'game = "antagonism"\nrecord = {record}{end}', "idea.toml", tmp_path))
        assert match.record.choices == ["Gd4+d6", "2Gd6-f6"]


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "idea.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="not UTF-8"):
        load(path)


# ---- what a failure says, and what can be expected besides positions

ATHERNUM = (
    'game = "athernum"\nposition = "1.main=Forgemother_Ulda 2.main=Admiral_Sethe_Morrow 1.chars=Cog_Peddler '
    '1.hand=Netcaster 1.deck=Cog_Peddler 2.deck=Netcaster"\n'
)


def test_a_failure_says_who_is_asked_and_the_options():
    words = problem(HEAD + '[[step]]\ndo = "Gd4-d9"').message
    assert "; seat 1 is asked (Player 1: " in words and "; options: " in words and "Gd4+d6" in words
    for key in ("has", "lacks"):
        text = "Gd4-d9" if key == "has" else "Gd4+d6"
        assert "; options: " in problem(HEAD + f'[expect]\n{key} = ["{text}"]').message


def test_a_clause_and_its_rulings_are_one_reason_both_ways():
    for cause in ("R21", "9.2.12"):
        run(parse(ATHERNUM + f'[[step]]\ncannot = "end combat"\nbecause = "{cause}"', "idea.toml", HERE))


def test_what_can_never_match_is_refused():
    for key in ("gone", "holds"):
        assert "can never match" in problem(ATHERNUM + f'[expect]\n{key} = "1.discard="').message


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("1.hnad", "none of main, chars"),
        ("3.hand", "no player 3"),
        ("trun=3", "none of turn"),
        ("1.hand=Netcatser", "no card named 'Netcatser'"),
        ("1.chars=Cog_Peddler[d1]+Netcatser", "no card named 'Netcatser'"),
    ],
)
def test_words_that_no_position_has_are_refused(word, why):
    for key in ("gone", "holds"):
        words = problem(ATHERNUM + f'[expect]\n{key} = "{word}"').message
        assert "can never match" in words and why in words


def test_hiding_what_nobody_has_proves_nothing():
    assert "can never fail" in problem(ATHERNUM + '[expect]\nhides = { 2 = "Netcatser" }').message


PAID = ATHERNUM.replace("1.hand=Netcaster", "1.hand=Cog_Peddler 1.res=Ironwright_Resource")


def test_what_was_chosen_and_paid_by_itself_is_said():
    words = problem(PAID + '[[step]]\ndo = "play:Cog_Peddler pay"').message
    assert "; play:Cog_Peddler before it: Player 1 plays Cog Peddler; " in words
    assert "1.res=Ironwright_Resource_Token[x]" in words
    said: list[str] = []
    run(parse(PAID + '[[step]]\ndo = "play:Cog_Peddler pass pass pick:1c1"', "idea.toml", HERE), said.append)
    assert "  pass: nothing else" in said
    assert "aimed at 1c1" in said[-2] and said[-2].startswith("  pick:1c1: on the stack: ")


def test_values_are_compared_and_views_looked_into():
    hides = 'hides = { 2 = "Netcaster", 0 = "Netcaster" }'
    good = '[expect]\nvalues = { 1c1 = "VALUE" }\nsees = { 1 = "Netcaster" }\n' + hides
    words = problem(ATHERNUM + good).message
    value = words.rpartition("but it is ")[2].strip("'")
    run(parse(ATHERNUM + good.replace("VALUE", value), "idea.toml", HERE))
    assert "seat 2 to see" in problem(ATHERNUM + '[expect]\nsees = { 2 = "Netcaster" }').message
    assert "nothing lies at" in problem(ATHERNUM + '[expect]\nvalues = { 1c4 = "1/1" }').message


def test_a_seat_that_is_not_asked_is_refused():
    run(parse(ATHERNUM + '[[step]]\nas = 2\ncannot = "pass"\nbecause = "4.1.2"', "idea.toml", HERE))
    assert "as says which seat" in problem(ATHERNUM + '[[step]]\nas = 2\ndo = "end"').message


def test_notation_is_described_for_every_game():
    from sandtable.games.athernum.words.notation import BY_WORD, COMMAND_WORDS, VERBS
    from sandtable.kernel.registry import find

    for name in ("antagonism", "scalar", "athernum", "oversoul", "antithesis"):
        assert len(find(name).book.notation) > 500
    text = find("athernum").book.notation
    for word in [*BY_WORD, *[word for word in COMMAND_WORDS if word], *[f"{verb}:" for verb in VERBS]]:
        assert f" {word}" in text.replace("\n", " "), word

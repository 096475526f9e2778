"""Notation: positions, steps and record words, read and written."""

import random

import pytest

from sandtable.games.scalar import GAME
from sandtable.kernel.errors import NotationError, SandtableError
from sandtable.kernel.frames import CHANCE
from tests.mangling import mangled

from .table import (
    EMPTY,
    FIELDS,
    HEXES,
    after,
    begun,
    changed,
    options,
    played,
    random_game,
    refused,
    steps,
    table,
    unreadable,
)

HERE = "T3@c3 O5@b2 i9@f4 t1@g1"
BATTLE = "O2@c3 i18@c4"


# ---- positions


@pytest.mark.parametrize("start", ["scalar", "scalar:1", "scalar:2"])
def test_positions_and_options_read_back_as_they_were_written(start):
    """At every decision and every roll; and no two options are written alike."""
    for s in random_game(start, random.Random(7), most=300):
        position = GAME.position(s)
        again = begun(position)
        assert GAME.position(again) == position
        assert list(again.options()) == list(s.options()) and again.seat == s.seat
        choices = [*s.options(), *s.asides()]
        tokens = [GAME.written(s, option) for option in choices]
        assert len(set(tokens)) == len(tokens)
        assert not [token for token in tokens if not token or " " in token]
        some = range(0, len(choices), 1 + len(choices) // 40)  # two Battle Dice have 225 faces
        assert [GAME.understand(s, tokens[n]) for n in some] == [choices[n] for n in some]


@pytest.mark.parametrize(
    "position",
    [
        table(),
        table(HERE),
        table(HERE, player=2, core="M", left=1, declined="I", turn=399, quiet=59, tokens="2-2"),
        table(HERE, core="M"),
        table(HERE, pending="deploy:I20"),
        table(HERE, pending="?roll:C", player=2),
        table(BATTLE, pending="?battle:c3xc4"),
        table(BATTLE, pending="?battle:c4xc3", player=2),
        table(BATTLE, pending="evade:2:c3xc4:9,ev"),
        table(BATTLE, pending="evade:1:c3xc4:ev,sd"),
        table(BATTLE, pending="evade:1:c3xc4:ev,ev"),
        table(BATTLE, pending="evade:2:c3xc4:ev.,ev"),
        table(BATTLE, pending="evade:1:c4xc3:0,ev", player=2),
        table(BATTLE, pending="evade:2:c4xc3:ev,ev", player=2),
        table(BATTLE, pending="evade:1:c4xc3:ev.,ev", player=2),
        table(f"{BATTLE} T1@b2 T2@b3 C1@c2 C2@d3", pending="evade:2:c3xc4:ev,ev"),
        table("T1@c3 C1@c4 O1@d3 P1@d5", pending="?core", tokens="1-0"),
        table("t1@c3 c1@c4 o1@d3 p1@d5", pending="?core", tokens="0-2", player=2, core="R"),
        table(HERE, result="1", left=0),
        table(HERE, result="2", core="M", left=0, declined="CP"),
        table(HERE, result="2", tokens="0-3", player=2),
        table("", result="=", reserves=EMPTY, left=0, tokens="1-1"),
        table("I20@a1 i20@g4", reserves=EMPTY, tokens="2-2", turn=400, quiet=59),
    ],
)
def test_a_position_is_written_as_it_was_read(position):
    assert after(position) == position


def test_a_position_may_have_wider_gaps():
    here = table(HERE)
    assert after(here.replace(" ", "   ")) == here


@pytest.mark.parametrize("count", [2, 9, 10, 12, 13])
def test_a_position_has_eleven_fields(count):
    words = " ".join((table(HERE) + " more words").split()[:count])
    with pytest.raises(NotationError) as caught:
        GAME.new(words, "")
    assert f"eleven fields ({', '.join(FIELDS)}), this has {count}" in caught.value.message


ROWS = table(HERE).split()[0]


@pytest.mark.parametrize(
    "name, value, clause",
    [
        # placement
        ("placement", ROWS.replace("/", "|"), "BOARD.1"),
        ("placement", ROWS + "/....", "BOARD.1"),
        ("placement", ROWS[: ROWS.rindex("/")], "BOARD.1"),
        ("placement", ROWS.replace("..T3...", "..T3...."), "BOARD.1"),
        ("placement", ROWS.replace("..T3...", "..T3.."), "BOARD.1"),
        ("placement", ROWS.replace("T3", "X3"), ""),
        ("placement", ROWS.replace("T3", "Ω3"), ""),
        ("placement", ROWS.replace("T3", "T"), "DICE.5"),
        ("placement", ROWS.replace("T3", "T0"), "DICE.5"),
        ("placement", ROWS.replace("T3", "T5"), "DICE.5"),
        ("placement", ROWS.replace("T3", "T03"), "DICE.5"),
        ("placement", ROWS.replace("T3", "T3333333333333333333333"), "DICE.5"),
        ("placement", ROWS.replace("T3", "T３"), "BOARD.1"),
        ("placement", ROWS.replace("..T3", "3.T3"), ""),
        ("placement", ROWS.replace("*", "."), "BOARD.6"),
        ("placement", ROWS.replace("*", "T3"), "BOARD.6"),
        ("placement", ROWS.replace("..T3", ".*T3"), "BOARD.6"),
        # reserves
        ("reserves", "222222", "COMP.1"),
        ("reserves", "222222/222222/222222", "COMP.1"),
        ("reserves", "12122/122221", "COMP.1"),
        ("reserves", "1212220/122221", "COMP.1"),
        ("reserves", "121222/12222x", "COMP.1"),
        ("reserves", "-21222/122221", "COMP.1"),
        ("reserves", "321222/122221", "COMP.1"),
        ("reserves", "221222/122221", "COMP.1"),  # a third d4
        ("reserves", "121222/122222", "COMP.1"),
        ("reserves", "１21222/122221", "COMP.1"),
        # tokens
        ("tokens", "1", "WIN.1"),
        ("tokens", "1/0", "WIN.1"),
        ("tokens", "1-0-0", "WIN.1"),
        ("tokens", "-1-0", "WIN.1"),
        ("tokens", "4-0", "WIN.1"),
        ("tokens", "0-4", "WIN.1"),
        ("tokens", "3-3", "WIN.1"),
        ("tokens", "x-0", "WIN.1"),
        ("tokens", "01-0", "WIN.1"),
        # core
        ("core", "X", "COMP.3"),
        ("core", "a", "COMP.3"),
        ("core", "AM", "COMP.3"),
        # player
        ("player", "0", ""),
        ("player", "3", ""),
        ("player", "x", ""),
        ("player", "-1", ""),
        ("player", "²", ""),
        # left
        ("left", "0", ""),
        ("left", "2", ""),
        ("left", "x", ""),
        ("left", "-1", ""),
        # declined
        ("declined", "O", "DEPLOY.5"),
        ("declined", "x", "DEPLOY.5"),
        ("declined", "o", "DEPLOY.5"),
        ("declined", "O-", "DEPLOY.5"),
        # pending
        ("pending", "x", ""),
        ("pending", "deploy", ""),
        ("pending", "deploy:", ""),
        ("pending", "deploy:X5", ""),
        ("pending", "deploy:o5", ""),
        ("pending", "deploy:O", ""),
        ("pending", "deploy:O0", ""),
        ("pending", "deploy:O9", ""),
        ("pending", "?roll:", ""),
        ("pending", "?roll:X", ""),
        ("pending", "?roll:O5", "DEPLOY.1"),
        ("pending", "?battle:", "ATT.1"),
        ("pending", "?battle:b2c3", "ATT.1"),
        ("pending", "?battle:b2xz9", "ATT.1"),
        ("pending", "?battle:b2xc3", "ATT.1"),
        ("pending", "?battle:f4xg1", "ATT.1"),
        ("pending", "?core", "CORE.1"),
        ("pending", "evade", "BATTLE.6"),
        ("pending", "evade:2:c3xc4", "BATTLE.6"),
        ("pending", "evade:2:c3xc4:9,ev", "ATT.1"),
        ("pending", "?core:M", ""),
        ("pending", "-:O5", ""),
        # turn and quiet
        ("turn", "0", ""),
        ("turn", "-1", ""),
        ("turn", "x", ""),
        ("turn", "1.5", ""),
        ("turn", "9999999", ""),
        ("turn", "٣", ""),
        ("quiet", "-1", ""),
        ("quiet", "x", ""),
        ("quiet", "9999999", ""),
        # result
        ("result", "3", ""),
        ("result", "0", ""),
        ("result", "x", ""),
        ("result", "12", ""),
        ("result", "**", ""),
    ],
)
def test_every_malformed_field_is_named(name, value, clause):
    here = table(HERE)
    assert unreadable(changed(here, **{name: value}), name, clause)


@pytest.mark.clause("scalar DEPLOY.5")
def test_a_die_is_declined_by_an_action_that_was_taken():
    momentum = table(HERE, core="M", left=1)
    assert after(changed(momentum, declined="O")) == changed(momentum, declined="O")
    unreadable(changed(momentum, declined="OP"), "declined", "DEPLOY.5")
    unreadable(changed(momentum, declined="II"), "declined", "DEPLOY.5")
    unreadable(changed(momentum, left=2, declined="O"), "declined", "DEPLOY.5")
    gone = table(HERE, core="M", left=1, lost="CC")
    unreadable(changed(gone, declined="C"), "declined", "DEPLOY.5")
    # it is the active player's reserve that counts
    assert field_declined(table(HERE, core="M", left=1, lost="cc", declined="C")) == "C"


def field_declined(position: str) -> str:
    return after(position).split()[FIELDS.index("declined")]


@pytest.mark.clause("scalar DEPLOY.4", "scalar DEPLOY.5", "scalar DEPLOY.1")
def test_what_is_pending_was_allowed():
    full = "T1@a1 T2@a2 C1@a3 C2@a4"
    for pending in ("deploy:O5", "?roll:O"):
        unreadable(table(full, pending=pending), "pending", "DEPLOY.4")
        unreadable(table("O1@c3 O2@c4", pending=pending), "pending", "DEPLOY.1")
        unreadable(table("O1@c3", core="M", left=1, declined="O", pending=pending), "pending", "DEPLOY.5")


@pytest.mark.clause("scalar BATTLE.6", "scalar BATTLE.11", "scalar R32")
@pytest.mark.parametrize(
    "pending, clause",
    [
        ("evade:1:c3xc4:9,ev", "BATTLE.11"),  # the other player rolled it
        ("evade:2:c3xc4:ev,9", "BATTLE.11"),
        ("evade:2:c3xc4:9,9", "BATTLE.11"),  # nobody did
        ("evade:1:c3xc4:ev.,ev", "BATTLE.11"),  # he has decided
        ("evade:2:c3xc4:ev,ev", "BATTLE.11"),  # the attacker decides first
        ("evade:2:c3xc4:ev.,9", "BATTLE.11"),
        ("evade:1:c3xc4:ev.,9", "BATTLE.11"),
        ("evade:2:c3xc4:9,ev.", "BATTLE.6"),
        ("evade:3:c3xc4:9,ev", "BATTLE.6"),
        ("evade:0:c3xc4:9,ev", "BATTLE.6"),
        ("evade:2:c3xc4:10,ev", "BATTLE.6"),
        ("evade:2:c3xc4:9", "BATTLE.6"),
        ("evade:2:c3xc4:9,ev,ev", "BATTLE.6"),
        ("evade:2:c4xc3:9,ev", "ATT.1"),  # it is not player 2's turn
        ("evade:2:c3xc5:9,ev", "ATT.1"),
        ("evade:2:c3c4:9,ev", "ATT.1"),
    ],
)
def test_a_pending_evasion_has_to_fit(pending, clause):
    unreadable(table(BATTLE, pending=pending), "pending", clause)


@pytest.mark.clause("scalar BATTLE.6", "scalar R30")
def test_nobody_decides_without_an_empty_hex():
    boxed = f"{BATTLE} t1@b3 t2@b4 c1@c5 c2@d5"
    unreadable(table(boxed, pending="evade:2:c3xc4:9,ev"), "pending", "BATTLE.11")
    attacker = f"{BATTLE} T1@b2 T2@b3 C1@c2 C2@d3"
    unreadable(table(attacker, pending="evade:1:c3xc4:ev,9"), "pending", "BATTLE.11")
    # who had no choice has not decided to stand
    unreadable(table(attacker, pending="evade:2:c3xc4:ev.,ev"), "pending", "BATTLE.11")


@pytest.mark.clause("scalar CORE.1", "scalar CTRL.2")
def test_the_core_is_rolled_for_a_claim():
    four = "T1@c3 C1@c4 O1@d3 P1@d5"
    unreadable(table(four, pending="?core", tokens="0-1"), "pending", "CORE.1")
    unreadable(table(four, pending="?core", tokens="1-1", player=2), "pending", "CORE.1")
    unreadable(table("T1@c3 C1@c4 O1@d3 P1@d6", pending="?core", tokens="1-0"), "pending", "CORE.1")


@pytest.mark.clause("scalar WIN.1", "scalar WIN.3", "scalar WIN.5")
def test_positions_that_no_game_reaches_are_refused():
    for tokens in ("3-0", "0-3", "3-2"):
        unreadable(table(HERE, tokens=tokens), "result", "WIN.1")
    assert "player 2 " in unreadable(table("I1@a1", reserves=EMPTY), "result", "WIN.5")
    assert "player 1 " in unreadable(table("i1@a1", reserves=EMPTY), "result", "WIN.5")
    for pending in ("deploy:O5", "?core", "?battle:c3xc4"):
        unreadable(table(HERE, pending=pending, result="1"), "pending")


# ---- steps


@pytest.mark.parametrize(
    "position, token",
    [
        (table(HERE), "O?"),
        (table(HERE), "Tc3-d5"),
        (table(BATTLE), "Oc3xc4"),
        (table(HERE, pending="deploy:O5"), "@a2"),
        (table(HERE, pending="deploy:O5"), "~"),
        (table(BATTLE, pending="evade:1:c3xc4:ev,9"), ">b2"),
        (table(BATTLE, pending="evade:1:c3xc4:ev,9"), "."),
        (table(HERE, core="M", left=1), "/"),
        (table("t1@a1 t2@a2 c3@a3 c4@a4"), "--"),
        (table(HERE), "resign"),
        (table(HERE, pending="?roll:O"), "=5"),
        (table(BATTLE, pending="?battle:c3xc4"), "(6,sw)"),
        (table("T1@c3 C1@c4 O1@d3 P1@d5", pending="?core", tokens="1-0"), "!M"),
        ("scalar", "4-4"),
    ],
)
def test_every_form_of_a_step_is_read_and_written(position, token):
    s = played(position)
    option = GAME.understand(s, token)
    assert GAME.written(s, option) == token
    assert token in options(position) or token == "resign"


@pytest.mark.parametrize(
    "text, words, clause",
    [
        ("x", "a step is written like", ""),
        ("?", "a step is written like", ""),
        ("t?", "a step is written like", ""),
        ("B?", "a step is written like", ""),
        ("OO?", "", ""),
        ("O", "", ""),
        ("O??", "", ""),
        ("Tc3", "", ""),
        ("Tc3+c4", "a Move has -, an Attack x", ""),
        ("tc3-c4", "a step is written like", ""),
        ("c3-c4", "a step is written like", ""),
        ("Tc3-", "'' is no hex", "BOARD.1"),
        ("Tc3-c7", "'c7' is no hex", "BOARD.1"),
        ("Tc3-c4-c5", "'c4-c5' is no hex", "BOARD.1"),
        ("Tz3-c4", "'z3' is no hex", "BOARD.1"),
        ("Oc3-c4", "on c3 stands T, not O", "MOVE.1"),
        ("Ic3xc4", "on c3 stands T, not I", "MOVE.1"),
        ("@z9", "'z9' is no hex", "BOARD.1"),
        ("@", "'' is no hex", "BOARD.1"),
        (">", "'' is no hex", "BOARD.1"),
        ("Resign", "", ""),
        ("---", "", ""),
        ("//", "", ""),
        ("=5", "", ""),
        ("!M", "", ""),
        ("(6,sw)", "", ""),
    ],
)
def test_what_is_no_step_is_refused_with_what_is_wrong(text, words, clause):
    assert words in refused(table(HERE), text, clause)


def test_an_empty_text_is_no_step():
    for position in (
        table(HERE),
        table(HERE, pending="deploy:O5"),
        table(BATTLE, pending="evade:1:c3xc4:ev,9"),
    ):
        with pytest.raises(NotationError, match="a step is written like"):
            GAME.understand(played(position), "")


def test_options_after_the_end_are_refused():
    over = table(HERE, result="1")
    assert options(over) == [] and refused(over, "O?", "") == "O?: the game is over (1)"


# ---- record words

JOINED = {
    "O=5@a2": "O? =5 @a2",
    "I=20~": "I? =20 ~",
    "O=5": "O? =5",
    "O?": "O?",
    "Tb2-c3": "Tb2-c3",
    "Pc3xc4": "Pc3xc4",
    "Pc3xc4(6,2)": "Pc3xc4 (6,2)",
    "Pc3xc4(6,ev>c5)": "Pc3xc4 (6,ev) >c5",
    "Pc3xc4(6,ev.)": "Pc3xc4 (6,ev) .",
    "Pc3xc4(ev.,3)": "Pc3xc4 (ev,3) .",
    "Pc3xc4(ev>b2,3)": "Pc3xc4 (ev,3) >b2",
    "Pc3xc4(sd,ev)": "Pc3xc4 (sd,ev)",
    "Pc3xc4(ev,ev)": "Pc3xc4 (ev,ev)",
    "Pc3xc4(ev.,ev.)": "Pc3xc4 (ev,ev) . .",
    "Pc3xc4(ev.,ev>c5)": "Pc3xc4 (ev,ev) . >c5",
    "Pc3xc4(ev>b2,ev)": "Pc3xc4 (ev,ev) >b2",
    "Pc3xc4(ev>b3,ev)": "Pc3xc4 (ev,ev) >b3",  # beside both dice: the attacker is asked first
    "Pc3xc4(ev,ev>c5)": "Pc3xc4 (ev,ev) >c5",  # not beside the attacker: so it was the defender
    "@a2": "@a2",
    "~": "~",
    ">b4": ">b4",
    ".": ".",
    "!M": "!M",
    "/": "/",
    "--": "--",
    "resign": "resign",
    "(6,sw)": "(6,sw)",
    "=5": "=5",
    "4-4": "4-4",
}


@pytest.mark.parametrize("word", JOINED)
def test_a_word_of_a_record_is_split_into_steps_and_joined_again(word):
    found = JOINED[word].split()
    assert GAME.steps(word) == found
    assert GAME.words(found) == [word]


def test_the_words_of_a_turn_are_joined_one_by_one():
    turn = "!M O=5@a2 Pc3xc4(6,ev>c5)"
    assert GAME.words(steps(turn)) == turn.split()
    assert GAME.words(steps("O=5~ O=8@a4")) == ["O=5~", "O=8@a4"]
    assert GAME.words(steps("Pc3xc4(ev.,ev.) Pc3xc4(1,2)")) == ["Pc3xc4(ev.,ev.)", "Pc3xc4(1,2)"]
    assert GAME.words(steps("Ta2-c2 /")) == ["Ta2-c2", "/"]
    assert GAME.words([]) == []
    assert GAME.steps("|") == []


@pytest.mark.parametrize("seed", range(3))
def test_the_steps_of_a_game_are_joined_and_split_again(seed):
    """Turn by turn, and wherever a turn is looked at."""
    dice = random.Random(seed)
    s = begun("scalar:1")
    label = ""
    found: list[str] = []
    for _ in range(250):
        if s.over():
            break
        if GAME.turn(s) != label:
            label, found = GAME.turn(s), []
        tokens = [GAME.written(s, option) for option in s.options()]
        wanted = [token for token in tokens if token[0] == "@" or "x" in token or "ev" in token]
        found.append(dice.choice(wanted if wanted and dice.random() < 0.6 else tokens))
        s.apply(GAME.understand(s, found[-1]))
        assert steps(" ".join(GAME.words(found))) == found


@pytest.mark.parametrize(
    "word", ["Pc3xc4(6)", "Pc3xc4(6,2,3)", "Pc3xc4()", "Pc3xc4(6,ev>)", "Pc3xc4(6,evc5)", "O=", "O=5@", "O=x"]
)
def test_a_word_that_is_none_is_refused_with_words(word):
    s = played(table("P6@c3 o5@c4"))
    with pytest.raises(SandtableError) as caught:
        for step in GAME.steps(word):
            s.apply(GAME.understand(s, step))
    assert caught.value.message


# ---- anything else


STRANGE = "0123456789TCOPDItcopdi.-/ *=AMER:,()?@~>!xabcdefgh\t\n'\"{}²１éß\0𝟙"


def test_mangled_positions_are_read_or_refused_but_never_crash():
    dice = random.Random(11)
    read = 0
    for s in random_game("scalar:1", dice, most=150):
        for _ in range(5):
            try:
                again = begun(mangled(GAME.position(s), dice, STRANGE))
            except SandtableError as error:
                assert error.message
                continue
            position = GAME.position(again)
            assert GAME.position(begun(position)) == position
            assert again.over() or len(again.options()) > 0
            read += 1
    assert read > 0


def test_mangled_steps_are_read_or_refused_but_never_crash():
    dice = random.Random(13)
    for s in random_game("scalar:1", dice, most=120):
        if s.over():
            break
        tokens = [GAME.written(s, option) for option in s.options()]
        for _ in range(15):
            text = mangled(dice.choice(tokens), dice, STRANGE)
            try:
                option = GAME.understand(s, text)
            except SandtableError as error:
                assert error.message.startswith(f"{text}: ")
                continue
            assert GAME.written(s, option) == text
            assert option in list(s.options()) + list(s.asides())


def test_mangled_words_of_a_record_never_crash():
    dice = random.Random(17)
    for word in [*JOINED] * 20:
        text = mangled(word, dice, STRANGE)
        try:
            found = GAME.steps(text)
        except SandtableError as error:
            assert error.message
            continue
        assert found == [] or all(isinstance(step, str) for step in found)


def test_hexes_are_written_as_the_board_has_them():
    for hex in HEXES:
        if hex != "d4":
            here = table(f"I7@{hex} i1@{'g1' if hex != 'g1' else 'a1'}")
            assert all(token.startswith(f"I{hex}") for token in options(here) if "-" in token)
    assert played("scalar").seat == CHANCE


# ---- what a client needs to know of a step, without reading it


def test_steps_say_what_they_are_and_only_an_attack_waits_for_a_second_look():
    signs = dict(zip("-x?@>~.", ("move", "attack", "roll", "deploy", "evade", "decline", "stand")))
    seen = set()
    for seed in range(4):
        for s in random_game("scalar:1", random.Random(seed), most=300):
            if s.seat == CHANCE:
                continue
            for choice in GAME.prompt(s).choices:
                seen.add(choice.verb)
                assert choice.direct == (choice.verb != "attack"), choice.text
                if choice.text not in ("/", "--"):
                    assert choice.verb == next(verb for sign, verb in signs.items() if sign in choice.text)
            assert [aside.verb for aside in GAME.prompt(s).asides] in ([], ["resign"])
    assert seen >= {"move", "attack", "roll", "deploy", "decline"}

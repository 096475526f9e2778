"""The notation of rules.toml: positions and options, there and back, and what is said of anything else."""

import random

import pytest

from sandtable.games.antagonism import GAME
from sandtable.kernel.errors import NotationError, SandtableError
from tests.mangling import mangled

from .table import after, exomoon, koth, options, played, random_game, refused, table, unreadable, vertigo

SETUPS = GAME.setups()
HOME = "1K@g1 2K@g13"


# ---- positions


@pytest.mark.parametrize("setup", SETUPS)
def test_positions_and_options_read_back_as_they_were_written(setup):
    """Also in mid-turn; and no two options are written alike."""
    for s in random_game(setup, random.Random(7)):
        position = GAME.position(s)
        again = GAME.new(position, "")
        assert GAME.position(again) == position
        assert list(again.options()) == list(s.options())
        choices = [*s.options(), *s.asides()]
        tokens = [GAME.token(s, option) for option in choices]
        assert len(set(tokens)) == len(tokens)
        assert [GAME.understand(s, token) for token in tokens] == choices


@pytest.mark.parametrize(
    "position",
    [
        exomoon("1K@g1 2K@g13 1GgG@c6 2RR@d6 1r@e5", moved="3"),
        exomoon("1k@g3 2K@g13 1g@c6", moved="4L"),
        vertigo(f"{HOME} 1G@c7 1G@g7 1G@k7", hold="1=1", round=149, quiet=59),
        vertigo(f"{HOME} 1G@c7 1G@g7 1G@k7", hold="1=2", result="1"),
        table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1", player=4, hold="24=0"),
        table("lagoon:2v2", "1K@a1 3K@m13", result="13"),
        table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1", hold="3=1", player=2),
        table("lagoon:4", "4K@m1", player=4, result="4"),
        exomoon(HOME, quiet=60, result="="),
        exomoon(HOME, round=100000, quiet=100000),
        koth("1K@a1 2K@m13 3GG@e5", player=3, round=0, reserve="K1R4G4B4"),
        koth("1K@a1 2K@m13", player=3, round=0, result="12"),
        koth("1K@a1 1G@g7", round=5, result="1"),
        koth("1K@a1 2K@m13 3GG@e5", player=3, result="3"),
    ],
)
def test_a_position_is_written_as_it_was_read(position):
    assert after(position) == position


def test_a_position_writes_out_what_the_key_says():
    assert (
        exomoon("1K@g1 2K@i6 1GgG@c6", moved="1").split()[1] == "-/-/-/-/-/-/-/..1GgG.....2K/-/-/-/-/......1K"
    )
    assert after("exomoon:2  -/-/-/-/-/-/-/..1GgG.2K/-/-/-/-/......1K   1 1 - 5 0 - *") == (
        "exomoon:2 -/-/-/-/-/-/-/..1GgG.2K/-/-/-/-/......1K 1 1 - 5 0 - *"
    )
    # empty squares after the last group of a rank are left out
    assert after("exomoon:2 ......2K....../-/-/-/-/-/-/-/-/-/-/-/......1K 1 0 - 5 0 - *") == exomoon(HOME)


@pytest.mark.parametrize("fields", [2, 8, 10])
def test_a_position_has_nine_fields(fields):
    words = " ".join((exomoon(HOME) + " more").split()[:fields])
    names = "board:mode, placement, player, moved, hold, round, quiet, reserve, result"
    unreadable(words, f"a position has nine fields ({names}), this has {fields}")


def changed(position: str, field: int, value: str) -> str:
    fields = position.split()
    fields[field] = value
    return " ".join(fields)


@pytest.mark.parametrize(
    "field, name, values, low, high",
    [
        (2, "player", ["0", "3", "x", "-1", "１", "²"], 1, 2),
        (3, "moved", ["5", "x", "-", "-1", "+1", "1.0", "10"], 0, 4),
        (5, "round", ["0", "-1", "100001", "1000000", "0000005", "01x", "∞"], 1, 100000),
        (6, "quiet", ["-1", "100001", "9999999", "x", "1_0"], 0, 100000),
    ],
)
def test_numbers_are_refused_by_the_name_of_their_field(field, name, values, low, high):
    for value in values:
        words = f"the field {name} cannot be {value!r}: a number from {low} to {high} is expected"
        unreadable(changed(exomoon(HOME), field, value), words)


def test_the_leaders_mark_is_no_part_of_the_number():
    words = "the field moved cannot be {!r}: a number from 0 to 4 is expected"
    unreadable(exomoon(HOME, moved="10L"), words.format("10"))
    unreadable(exomoon(HOME, moved="L"), words.format(""))
    unreadable(exomoon(HOME, moved="1LL"), words.format("1L"))


def test_the_number_of_players_and_rounds_is_that_of_the_scenario():
    four = table("lagoon:4", "1K@a1 2K@a13 3K@m13 4K@m1")
    unreadable(changed(four, 2, "5"), "a number from 1 to 4 is expected")
    here = koth("1K@a1 2K@m13 3K@g9")
    unreadable(changed(here, 5, "6"), "a number from 1 to 5 is expected")
    unreadable(changed(here, 5, "0"), "a number from 1 to 5 is expected")
    placing = koth("1K@a1 2K@m13 3K@g9", player=3, reserve="G1", round=0)
    unreadable(changed(placing, 5, "1"), "a number from 0 to 0 is expected")


@pytest.mark.parametrize("group", ["1", "K", "5K", "0K", "1X", "xK", "!", "1k1", "/", "11K", "1Ω"])
def test_what_is_no_group_is_refused(group):
    fields = exomoon(HOME).split()
    fields[1] = fields[1].replace("/-/", f"/..{group}/", 1)
    with pytest.raises(NotationError, match="the field placement cannot be"):
        GAME.new(" ".join(fields), "")


def test_a_refused_group_is_named_with_its_square():
    for group in ("1X", "7K", "1", "xK"):
        words = f"the field placement cannot be {group!r}: {group!r} on c6 is no group such as 1K or 2GgG"
        unreadable(exomoon(f"{HOME} {group}@c6 2G@e6"), words)
    head = "the field placement cannot be '1RG': '1RG' on c6: "
    tall = "a stack has one colour and three pawns at most"
    unreadable(exomoon(f"{HOME} 1RG@c6"), f"{head}{tall}", "STACK.2")
    unreadable(exomoon(f"{HOME} 1GGGG@c6"), tall, "STACK.2")
    unreadable(exomoon(f"{HOME} 3G@c6"), "there is no player 3 here", "SETUP.2")
    unreadable(exomoon("1KK@g1 2K@g13"), "the Leader never stacks", "STACK.10")
    unreadable(exomoon(f"{HOME} 1G@a1"), "there is no such square on this board", "BOARD.2")


@pytest.mark.clause("antagonism TURN.9", "antagonism TURN.5", "antagonism TURN.4")
def test_moved_marks_have_to_fit():
    other = "only the active player's pawns have moved"
    unreadable(exomoon(f"{HOME} 2g@c6", moved="1"), other, "TURN.9")
    unreadable(exomoon(f"{HOME} 1g@c6"), "1 pawns have moved marks", "TURN.5")
    unreadable(exomoon(f"{HOME} 1ggG@c6 1r@c7", moved="2"), "3 pawns have moved marks", "TURN.5")
    unreadable(
        exomoon("1k@g1 2K@g13", moved="1"), "the field moved cannot be '1': the Leader has moved", "TURN.4"
    )
    unreadable(
        exomoon(HOME, moved="1L"), "the field moved cannot be '1L': the Leader has not moved", "TURN.4"
    )
    # a pawn that has moved may have left the game since, so fewer marks than moves are right
    assert after(exomoon(HOME, moved="4")) == exomoon(HOME, moved="4")
    for moved in ("1", "0L", "2L"):
        placing = koth("1K@a1 2K@m13", player=3, round=0, reserve="K1G1", moved=moved)
        unreadable(placing, f"the field moved cannot be {moved!r}: all pawns are placed first", "KOTH.3")


@pytest.mark.clause("antagonism WIN.2", "antagonism WIN.3", "antagonism KOTH.10", "antagonism COMP.1")
def test_positions_that_no_game_reaches_are_refused():
    words = "an army without its Leader has left the game"
    unreadable(exomoon("1K@g1 2G@g12"), f"the field placement cannot be 'player 2': {words}", "WIN.2")
    unreadable(exomoon("1K@g1"), "only one side is left, it has won", "WIN.3")
    unreadable(table("lagoon:2v2", "1K@a1 3K@m13"), "only one side is left, it has won", "WIN.3")
    unreadable(koth("3K@g9", player=3), "both attackers are gone, the defender has won", "KOTH.10")
    for attacker in (1, 2):
        stands = koth(f"1K@a1 2K@m13 3K@g9 {attacker}GG@g7", player=3)
        unreadable(stands, "an attacker stands on the base, he has won", "KOTH.6")
    unreadable(koth("1K@a1 3K@g9", player=2), "that player has no pawns and is out", "TURN.9")
    unreadable(
        koth("1K@a1 2K@m13 3GGG@e5 3GG@e6", player=3, round=0, reserve="G2"),
        "the field placement cannot be '7 G': player 3 has too many",
        "COMP.1",
    )
    kings = "the field placement cannot be '2 K': player 2 has too many"
    unreadable(exomoon("1K@g1 2K@g13 2K@g12"), kings, "COMP.1")


@pytest.mark.parametrize(
    "hold", ["1", "=1", "3=1", "1=", "1=x", "13=1", "1-1", "x", "1=3", "1=-1", "1=1=1", "--"]
)
def test_a_hold_is_a_side_and_its_count(hold):
    position = vertigo(f"{HOME} 1G@c7 1G@g7 1G@k7", hold=hold)
    if hold in ("1=", "1=x", "1=3", "1=-1", "1=1=1"):
        value = hold.partition("=")[2]
        unreadable(position, f"the field hold cannot be {value!r}: a number from 0 to 2 is expected")
    else:
        unreadable(
            position,
            f"the field hold cannot be {hold!r}: expected - or a side and its count; the sides are 1, 2",
        )


def test_the_sides_of_a_hold_are_the_teams():
    kings = "1K@a1 2K@a13 3K@m13 4K@m1"
    words = "expected - or a side and its count; the sides are"
    unreadable(table("lagoon:2v2", kings, hold="1=1"), f"{words} 13, 24")
    unreadable(table("lagoon:4", kings, hold="13=1"), f"{words} 1, 2, 3, 4")


@pytest.mark.parametrize(
    "reserve", ["G", "G0", "1G", "GG", "G1G1", "X1", "G1x", "K", "g1", "G²", "GX", "K1R", "*"]
)
def test_a_reserve_is_colours_with_their_counts(reserve):
    position = koth("1K@a1 2K@m13", player=3, round=0, reserve=reserve)
    words = f"the field reserve cannot be {reserve!r}: expected pawns still to place, such as K1R4G6B4"
    unreadable(position, words)


@pytest.mark.parametrize("result", ["3", "12", "13", "x", "-", "0", "21"])
def test_a_result_is_a_side_of_the_scenario(result):
    words = f"the field result cannot be {result!r}: expected *, = or one of 1, 2"
    unreadable(exomoon(HOME, result=result), words)


def test_the_results_of_other_scenarios_are_theirs():
    kings = "1K@a1 2K@a13 3K@m13 4K@m1"
    unreadable(table("lagoon:2v2", kings, result="1"), "expected *, = or one of 13, 24")
    unreadable(table("lagoon:4", kings, result="24"), "expected *, = or one of 1, 2, 3, 4")
    unreadable(koth("1K@a1 2K@m13", result="23"), "expected *, = or one of 1, 2, 3, 12")
    for result, returns in (("=", [0.0, 0.0]), ("1", [1.0, -1.0]), ("2", [-1.0, 1.0])):
        s = GAME.new(exomoon(HOME, result=result), "")
        assert s.over() and GAME.result(s) == result and s.returns() == returns


# ---- options


@pytest.mark.parametrize(
    "token",
    [
        "Re5-e8",
        "Re5-e7",
        "Gd4+d6",
        "2Gg5-i5",
        "3Bc3-c5>k9",
        "3Bc3-c5>k5!",
        "Kg1-g3",
        "Gd4*e4",
        "Re5xf6",
        "Bc3-d3",
    ],
)
def test_every_form_of_a_move_is_read_and_written(token):
    here = exomoon(f"{HOME} 1R@e5 1G@d4 1G@d6 1GG@g5 1BBB@c3 2RR@e4 2G@f6 2R@k5")
    assert token in options(here)
    s = played(here)
    assert GAME.token(s, GAME.understand(s, token)) == token


@pytest.mark.parametrize(
    "text, written",
    [
        ("Re5+f6", "Re5xf6"),
        ("Re5*f6", "Re5xf6"),
        ("Re5-f6", "Re5xf6"),
        ("Re5xe6", "Re5-e6"),
        ("Gd4-d6", "Gd4+d6"),
        ("Gd4xd6", "Gd4+d6"),
        ("Gd4xe4", "Gd4*e4"),
        ("Gd4-e4", "Gd4*e4"),
        ("Bc3-c5>k9!", "Bc3-c5>k9"),
        ("Bc3-c5>k5", "Bc3-c5>k5!"),
    ],
)
def test_a_wrong_sign_is_answered_with_the_right_one(text, written):
    here = exomoon(f"{HOME} 1R@e5 1G@d4 1G@d6 1B@c3 2RR@e4 2G@f6 2R@k5")
    assert refused(here, text, "") == f"{text}: this is written {written}"


@pytest.mark.parametrize(
    "text, words, clause",
    [
        ("x", "a move is written like Re5-h8", ""),
        ("2", "a move is written like Re5-h8", ""),
        ("4Re5-e6", "with K, R, G or B for the pawn", ""),
        ("re5-e6", "a move is written like Re5-h8", ""),
        ("e5-e6", "a move is written like Re5-h8", ""),
        ("Re5", "between its two squares a move has one of the signs - + x *", ""),
        ("Re5e6", "one of the signs", ""),
        ("Re5Xe6", "one of the signs", ""),
        ("Re5-", "'' is no square; squares are a1 to m13", "BOARD.1"),
        ("R-e6", "'' is no square", "BOARD.1"),
        ("Re5-n6", "'n6' is no square", "BOARD.1"),
        ("Re05-e6", "'e05' is no square", "BOARD.1"),
        ("Re5-e6-e7", "'e6-e7' is no square", "BOARD.1"),
        ("Re5-e6>", "'' is no square", "BOARD.1"),
        ("Re5-e6>k9!!", "'k9!' is no square", "BOARD.1"),
        ("Re5-e6!", "'e6!' is no square", "BOARD.1"),
        ("G@e6", "pawns are placed before the first turn of King of the Hill", "KOTH.3"),
        ("//", "a move is written like", ""),
        ("Resign", "one of the signs", ""),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_wrong(text, words, clause):
    assert words in refused(exomoon(f"{HOME} 1R@e5"), text, clause)


def test_an_empty_text_is_no_move():
    for position in (exomoon(HOME), "extrasolar:koth"):
        with pytest.raises(NotationError, match="is written like"):
            GAME.understand(played(position), "")


@pytest.mark.parametrize("player", [1, 2])
def test_a_transfer_onto_enemies_is_marked_for_either_player(player):
    here = exomoon(f"{HOME} {player}B@c4 {3 - player}G@k9 {player}R@k5", player=player)
    zones = {token for token in options(here) if ">" in token}
    assert zones == {"Bc4-c5>c9", "Bc4-c5>k5!", "Bc4-c5>k9!"}


def test_options_after_the_end_are_refused():
    over = exomoon(HOME, result="1")
    assert options(over) == [] and refused(over, "Kg1-g2", "") == "Kg1-g2: the game is over (1)"


# ---- anything else


STRANGE = "0123456789KRGBkrgb.-/ *=L+x>!@abcmn\t\n'\"{}²１éßK\0𝟙"


@pytest.mark.parametrize("setup", SETUPS)
def test_mangled_positions_are_read_or_refused_but_never_crash(setup):
    dice = random.Random(11)
    read = 0
    for s in random_game(setup, dice, most=60):
        for _ in range(5):
            try:
                again = GAME.new(mangled(GAME.position(s), dice, STRANGE), "")
            except SandtableError as error:
                assert error.message
                continue
            # whatever was read is a position that can be written, read again and played
            position = GAME.position(again)
            assert GAME.position(GAME.new(position, "")) == position
            assert again.over() or len(again.options()) > 0
            read += 1
    assert read > 0


@pytest.mark.parametrize("setup", SETUPS)
def test_mangled_moves_are_read_or_refused_but_never_crash(setup):
    dice = random.Random(13)
    for s in random_game(setup, dice, most=60):
        if s.over():
            break
        tokens = [GAME.token(s, option) for option in s.options()]
        for _ in range(20):
            text = mangled(dice.choice(tokens), dice, STRANGE)
            try:
                option = GAME.understand(s, text)
            except SandtableError as error:
                assert error.message.startswith(f"{text}: ")
                continue
            assert GAME.token(s, option) == text
            assert option in list(s.options()) + list(s.asides())


# ---- what a client needs to know of a move, without reading it


def test_moves_say_what_they_are_and_how_many_go():
    s = GAME.new(exomoon("1K@g1 2K@g13 1GG@c6 1G@c8 2G@e6 2RR@c4"), "1")
    found = {choice.text: (choice.verb, choice.pieces) for choice in GAME.prompt(s).choices}
    assert "/" not in found  # something has to move first
    assert found["2Gc6-c7"] == ("walk", 2) and found["Gc6-c7"] == ("walk", 1)
    assert found["Gc6+c8"] == ("join", 1)
    assert found["Gc6xe6"] == ("take", 1)
    signs = {"walk": "-", "join": "+", "take": "x", "suicide": "*"}
    assert all(signs[verb] in text for text, (verb, _) in found.items())
    s.apply(GAME.understand(s, "Gc6-c7"))
    assert {choice.text: choice.verb for choice in GAME.prompt(s).choices}["/"] == "end"


def test_placing_and_resigning_have_verbs_too():
    s = GAME.new("extrasolar:koth", "1")
    assert {choice.verb for choice in GAME.prompt(s).choices} == {"place"}
    assert [aside.verb for aside in GAME.prompt(s).asides] == ["resign"]

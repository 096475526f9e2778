"""Victory: WIN, and the rulings on it."""

import pytest

from sandtable.games.scalar import GAME

from .table import EMPTY, after, asked, changed, dice_of, field, mirrored, options, played, refused, table

SIDES = pytest.mark.parametrize("turn", [str, mirrored])
FOUR = "T1@c3 C1@c4 O1@d3 P1@d5"


def won(position: str, actions: str) -> str:
    """The result, and what the players get for it."""
    s = played(position, actions)
    result = GAME.result(s)
    assert s.over() == (result != "*") == (asked(position, actions) == 0)
    returns = {"*": [0.0, 0.0], "=": [0.0, 0.0], "1": [1.0, -1.0], "2": [-1.0, 1.0]}[result]
    assert s.returns() == returns and field(GAME.position(s), "result") == result
    if s.over():
        assert [s.worth(seat) for seat in (0, 1)] == returns
        assert list(s.options()) == list(s.asides()) == []
        with pytest.raises(Exception, match="the game is over"):
            GAME.understand(s, "T?")
    return result


def flip(result: str, turn: object) -> str:
    return result if turn is str else {"1": "2", "2": "1"}.get(result, result)


def army(count: int, reserve: int = 0, letters: str = "TTCCOOPPDDII") -> tuple[str, str]:
    """So many dice of player 1, some of them in reserve: what stands on rows a and b, and six digits."""
    hexes = ["a1", "a2", "a3", "a4", "b1", "b3", "b4", "b5"]
    on_board = " ".join(f"{die}1@{hex}" for die, hex in zip(letters[reserve:count], hexes, strict=False))
    digits = "".join(str(letters[:reserve].count(die)) for die in "TCOPDI")
    return on_board, digits


def standing(ours: int, theirs: int, reserve: tuple[int, int] = (0, 0), **fields: int | str) -> str:
    """Player 1 has so many dice besides the d20 on c3, player 2 besides the d20 on c4."""
    mine, my_reserve = army(ours, reserve[0], "TTCCOOPPDD")
    his, his_reserve = army(theirs, reserve[1], "TTCCOOPPDD")
    his = " ".join(f"{word[0].lower()}1@{ {'a': 'g', 'b': 'f'}[word[3]] }{word[4]}" for word in his.split())
    return table(
        f"I5@c3 i9@c4 {mine} {his}",
        reserves=f"{my_reserve}/{his_reserve}",
        **fields,  # type: ignore[arg-type]
    )


WIN, LOSE, BOTH, NONE = "Ic3xc4(9,0)", "Ic3xc4(0,0)", "Ic3xc4(sd,0)", "Ic3xc4(4,0)"


# ---- tokens


@SIDES
@pytest.mark.clause("scalar WIN.1", "scalar R43")
@pytest.mark.parametrize("tokens", ["0-0", "0-2", "1-0", "1-2", "2-0", "2-1", "2-2"])
def test_three_tokens_win_at_once(tokens, turn):
    here = turn(table(f"{FOUR} i1@g1", player=2, tokens=tokens))
    expected = "1" if tokens[0] == "2" else "*"
    assert won(here, turn("Ig1-g2")) == flip(expected, turn)
    if tokens[0] == "1":  # the second token is not enough, whatever the Core shows
        for face in "AMER":
            assert won(here, turn(f"Ig1-g2 !{face}")) == "*"


@pytest.mark.clause("scalar WIN.1")
def test_a_game_with_three_tokens_is_over():
    now = after(table(f"{FOUR} i1@g1", player=2, tokens="2-0"), "Ig1-g2")
    assert after(now) == now and options(now) == []
    refused(now, "T?", "")


# ---- fewer than four dice each


@SIDES
@pytest.mark.clause("scalar WIN.2", "scalar WIN.4", "scalar R54")
@pytest.mark.parametrize(
    "tokens, winner", [("1-0", "1"), ("0-1", "2"), ("2-1", "1"), ("1-2", "2"), ("2-0", "1")]
)
def test_with_three_dice_each_more_tokens_win_at_once(tokens, winner, turn):
    here = turn(standing(3, 3, tokens=tokens))
    assert won(here, turn(BOTH)) == flip(winner, turn)
    now = after(here, turn(BOTH))
    # before the turn passes
    assert (field(now, "turn"), field(now, "left"), field(now, "quiet")) == ("20", "0", "0")
    assert field(now, "player") == field(here, "player")


@SIDES
@pytest.mark.clause("scalar WIN.2", "scalar R53", "scalar R52")
@pytest.mark.parametrize(
    "ours, theirs, attack, over",
    [
        (3, 3, BOTH, True),  # 3 and 3
        (2, 3, BOTH, True),  # 2 and 3
        (3, 2, BOTH, True),
        (0, 3, BOTH, True),
        (4, 3, BOTH, False),  # 4 and 3
        (3, 4, BOTH, False),  # 3 and 4
        (4, 4, BOTH, False),
        (2, 3, WIN, True),  # 3 and 3: the d20 of player 1 is left
        (3, 3, WIN, False),  # 4 and 3
        (2, 4, WIN, False),  # 3 and 4
        (3, 2, LOSE, True),  # 3 and 3
        (3, 3, LOSE, False),  # 3 and 4
        (4, 2, LOSE, False),  # 4 and 3
    ],
)
def test_the_ending_needs_fewer_than_four_on_both_sides(ours, theirs, attack, over, turn):
    for tokens in ("1-0", "0-1"):
        here = turn(standing(ours, theirs, tokens=tokens))
        winner = "1" if tokens == "1-0" else "2"
        assert won(here, turn(attack)) == (flip(winner, turn) if over else "*")


@SIDES
@pytest.mark.clause("scalar WIN.4", "scalar R52")
@pytest.mark.parametrize("reserve", [(1, 0), (0, 1), (3, 3), (2, 1)])
def test_dice_in_reserve_are_dice_left(reserve, turn):
    assert won(turn(standing(3, 3, reserve, tokens="1-0")), turn(BOTH)) == flip("1", turn)
    assert won(turn(standing(4, 3, reserve, tokens="1-0")), turn(BOTH)) == "*"
    assert won(turn(standing(3, 4, reserve, tokens="1-0")), turn(BOTH)) == "*"


@pytest.mark.clause("scalar WIN.4", "scalar R54")
@pytest.mark.parametrize(
    "pair",
    ["(sd,3)", "(3,sd)", "(sd,sd)", "(sd,in)", "(in,sd)", "(sd,ev>c5)", "(ev>b2,sd)", "(sd,ev.)", "(9,ev.)"],
)
def test_every_battle_that_takes_a_die_is_followed_by_the_test(pair):
    here = standing(2, 2, tokens="0-1")
    here = changed(here, placement=field(here, "placement").replace("I5", "I15"))
    left = 3 if pair in ("(in,sd)", "(ev>b2,sd)", "(9,ev.)") else 2
    assert won(here, f"Ic3xc4{pair}") == "2"
    assert sum(die.isupper() for die in "".join(dice_of(after(here, f"Ic3xc4{pair}")).values())) == left


@pytest.mark.clause("scalar R54", "scalar WIN.4")
def test_under_momentum_the_game_ends_between_two_actions():
    here = standing(3, 3, tokens="1-0", core="M")
    now = after(here, BOTH)
    assert (field(now, "result"), field(now, "left"), field(now, "turn")) == ("1", "1", "20")
    second = changed(here, left=1)
    assert (field(after(second, BOTH), "result"), field(after(second, BOTH), "left")) == ("1", "0")


@pytest.mark.clause("scalar R54", "scalar CORE.3", "scalar WIN.4")
def test_the_push_of_aether_takes_no_dice_from_anybody():
    dice = "T1@c3 C1@c4 O1@d3 P1@d5 i1@d6 d1@d7 o1@g1"
    here = table(dice, pending="?core", tokens="1-0", reserves=EMPTY)
    now = after(here, "!A")
    assert field(now, "result") == "*" and field(now, "reserves") == "000000/000010"


# ---- the battle to the last die


@SIDES
@pytest.mark.clause("scalar WIN.3", "scalar R55")
@pytest.mark.parametrize("tokens", ["0-0", "1-1", "2-2"])
def test_with_equal_tokens_the_fight_goes_on(tokens, turn):
    here = turn(standing(3, 3, tokens=tokens))
    now = after(here, turn(BOTH))
    assert (field(now, "result"), field(now, "turn"), field(now, "quiet")) == ("*", "21", "1")
    assert field(now, "player") != field(here, "player")
    assert won(turn(standing(1, 1, tokens=tokens)), turn(BOTH)) == "*"


@SIDES
@pytest.mark.clause("scalar WIN.3", "scalar R55")
def test_in_the_battle_to_the_last_die_play_is_normal(turn):
    here = turn(table("O4@b2 i9@f4", reserves="100000/000010", tokens="1-1", turn=100))
    assert field(after(here), "result") == "*"
    now = after(here, turn("T=2@a1 D=7@g4 Ob2-b3 If4-f5"))
    assert now == turn(table("O4@b3 i9@f5 T2@a1 d7@g4", reserves=EMPTY, tokens="1-1", turn=104, quiet=3))


@SIDES
@pytest.mark.clause("scalar WIN.3", "scalar R55")
@pytest.mark.parametrize("tokens", ["0-0", "1-1", "2-2"])
@pytest.mark.parametrize("others", [0, 1, 2])
def test_who_has_no_die_left_loses(others, tokens, turn):
    # the defender's last die falls; the attacker's last die falls
    assert won(turn(standing(others, 0, tokens=tokens)), turn(WIN)) == flip("1", turn)
    assert won(turn(standing(0, others, tokens=tokens)), turn(LOSE)) == flip("2", turn)
    # as long as one is left somewhere, nothing is decided
    assert won(turn(standing(others, 1, tokens=tokens)), turn(WIN)) == "*"
    assert won(turn(standing(1, others, tokens=tokens)), turn(LOSE)) == "*"
    assert won(turn(standing(others, 1, (0, 1), tokens=tokens)), turn(WIN)) == "*"
    assert won(turn(standing(1, others, (1, 0), tokens=tokens)), turn(LOSE)) == "*"


@SIDES
@pytest.mark.clause("scalar WIN.3", "scalar WIN.4")
def test_a_battle_without_losses_decides_nothing(turn):
    assert won(turn(standing(0, 0)), turn(NONE)) == "*"
    assert won(turn(standing(0, 0)), turn("Ic3xc4 (1,ev) >c5")) == "*"


@SIDES
@pytest.mark.clause("scalar WIN.5", "scalar R57")
@pytest.mark.parametrize("tokens", ["0-0", "0-2", "1-2", "2-0"])
def test_four_dice_against_none_win_whatever_the_tokens(tokens, turn):
    for others in (3, 4, 8):
        assert won(turn(standing(others, 0, tokens=tokens)), turn(WIN)) == flip("1", turn)
    other = "-".join(reversed(tokens.split("-")))
    for others in (3, 4, 8):
        assert won(turn(standing(0, others, tokens=other)), turn(LOSE)) == flip("2", turn)
    # dice in reserve count here, too
    assert won(turn(standing(3, 0, (3, 0), tokens=tokens)), turn(WIN)) == flip("1", turn)


@SIDES
@pytest.mark.clause("scalar R57", "scalar WIN.2", "scalar WIN.5")
def test_three_dice_against_none_leave_it_to_the_tokens(turn):
    # three are left to the winner of the battle: it was four against one until now
    here = turn(table("I5@c3 P5@b2 D6@a1 T1@a2 i9@c4", reserves=EMPTY, tokens="0-1"))
    both = after(here, turn(BOTH))
    assert field(both, "result") == flip("2", turn)
    assert won(
        turn(table("I5@c3 P5@b2 D6@a1 T1@a2 i9@c4", reserves=EMPTY, tokens="1-0")), turn(BOTH)
    ) == flip("1", turn)
    even = turn(table("I5@c3 P5@b2 D6@a1 T1@a2 i9@c4", reserves=EMPTY, tokens="1-1"))
    assert won(even, turn(BOTH)) == flip("1", turn)  # WIN.3: he has no die left


@SIDES
@pytest.mark.clause("scalar WIN.6", "scalar R56")
@pytest.mark.parametrize("tokens", ["0-0", "1-1", "2-2"])
@pytest.mark.parametrize("pair", ["(sd,0)", "(0,sd)", "(sd,sd)", "(sd,sw)", "(ev,sd) ."])
def test_both_last_dice_together_are_a_draw(pair, tokens, turn):
    here = turn(standing(0, 0, tokens=tokens))
    now = after(here, turn(f"Ic3xc4 {pair}"))
    assert won(here, turn(f"Ic3xc4 {pair}")) == "="
    assert dice_of(now) == {} and field(now, "left") == "0"


@SIDES
@pytest.mark.clause("scalar WIN.6", "scalar WIN.3", "scalar BATTLE.10")
def test_an_escape_from_self_destruct_wins_the_last_battle(turn):
    here = turn(standing(0, 0))
    assert won(here, turn("Ic3xc4 (sd,ev) >c5")) == flip("2", turn)
    assert won(here, turn("Ic3xc4 (ev,sd) >b2")) == flip("1", turn)
    assert won(here, turn("Ic3xc4 (sd,in)")) == flip("2", turn)
    assert won(here, turn("Ic3xc4 (in,sd)")) == flip("1", turn)

"""The table as text and as a copy: what searches, records and the server build on."""

import random

import pytest

from sandtable.games.antagonism import GAME
from sandtable.games.antagonism.board import SCENARIOS
from sandtable.kernel.errors import NotationError
from sandtable.kernel.state import fact_what, fact_who

from .table import after, exomoon, koth, played, random_game, table, vertigo

BLANK = """\
sandtable state 2 antagonism
key =\x20
seats = 2
fast = -1
rolls = 0
seat = -2
clause = 0
answer = 0
beat = 0
weights =\x20
open_chance = no
number = 0
groups = 0*225
marks = 0*225
at = 0*64
reserve = 0
player = 0
moved = 0
leader = 0
holder = -1
count = 0
round = 1
quiet = 0
winners = 0
ended = 0
history =\x20
"""
# each column has a value here that it does not begin with, in one of them
RICH = [
    vertigo("1K@g1 2k@g12 1G@c7 1GG@g7 1R@k7 2gG@c9", player=2, moved="3L", hold="1=1", round=9, quiet=31),
    koth("1K@a1 2K@m13 3GG@e5", player=3, round=0, reserve="K1R2B4"),
    table("lagoon:2v2", "1K@a1 2K@a13 3K@m13 4K@m1 1R@m4", player=3, hold="24=0", round=2),
]


def test_a_blank_table_begins_with_nothing_on_it():
    assert GAME.dump(GAME.blank()) == BLANK


@pytest.mark.parametrize("position", RICH)
def test_a_clone_is_the_same_game_and_shares_nothing_with_it(position):
    s = played(position)
    s.journal = [7]
    text = GAME.dump(s)
    twin = s.clone()
    assert GAME.dump(twin) == text and twin.journal == [7]
    for option in s.options():
        other = s.clone()
        other.apply(option)
    assert GAME.dump(s) == text
    s.apply(s.options()[0])
    assert GAME.dump(twin) == text


@pytest.mark.parametrize("setup", GAME.setups())
def test_clones_and_dumps_agree_at_every_step_of_a_game(setup):
    for s in random_game(setup, random.Random(17)):
        text = GAME.dump(s)
        again = GAME.load(text)
        for twin in (s.clone(), again):
            assert GAME.dump(twin) == text
            assert GAME.position(twin) == GAME.position(s)
            assert list(twin.options()) == list(s.options())


def test_nobody_has_won_or_lost_while_the_game_goes_on():
    assert [GAME.new(setup, "").returns() for setup in ("vertigo:2", "lagoon:4")] == [[0.0] * 2, [0.0] * 4]


def test_a_finished_game_is_worth_its_result():
    won = table("lagoon:2v2", "2K@a13 4K@m1", result="24")
    assert [GAME.new(won, "").worth(seat) for seat in range(4)] == [-1.0, 1.0, -1.0, 1.0]
    first = exomoon("1K@g1", result="1")  # a win of the first player alone
    assert [GAME.new(first, "").worth(seat) for seat in range(2)] == [1.0, -1.0]
    drawn = exomoon("1K@g1 2K@g13 2GGG@c6", result="=")
    assert [GAME.new(drawn, "").worth(seat) for seat in range(2)] == [0.0, 0.0]
    # before the end it is a guess: never sure, and better for who has more
    ahead = exomoon("1K@g1 2K@g13 2GGG@c6")
    guess = [GAME.new(ahead, "").worth(seat) for seat in range(2)]
    assert -1.0 < guess[0] < guess[1] < 1.0


def test_a_clone_remembers_how_the_game_ended():
    s = played(exomoon("1K@g1 2K@g3"), "Kg1xg3")
    for twin in (s.clone(), GAME.load(GAME.dump(s))):
        assert twin.over() and GAME.result(twin) == "1" and GAME.ending(twin) == "leader"


def test_where_each_players_groups_stand_is_kept_in_order():
    """The columns of every position reached by moves are those of the same position set up anew."""
    for setup in ("lagoon:4", "extrasolar:koth"):
        for s in random_game(setup, random.Random(23)):
            fresh = GAME.dump(GAME.new(GAME.position(s), "random"))
            for name in ("groups", "marks", "at", "reserve", "player", "moved", "leader", "holder", "count"):
                assert line(GAME.dump(s), name) == line(fresh, name)


@pytest.mark.parametrize("actions", ["Ra10xa13", "Ra10xa13 / Km13-m12 /", "resign", "Ba6-a7>m7!"])
def test_an_eliminated_army_leaves_nothing_behind(actions):
    groups = "1K@m7 2K@a13 3K@m13 4K@m1 1R@a10 1B@a6 2G@g7 2BBB@a9 2RR@c3 4G@g5"
    s = played(table("lagoon:4", groups), actions)
    fresh = GAME.dump(GAME.new(GAME.position(s), "clause tests"))
    for name in ("groups", "marks", "at"):
        assert line(GAME.dump(s), name) == line(fresh, name)


def test_a_broken_hold_leaves_nothing_behind():
    s = played(vertigo("1K@g1 2K@g13 1G@c7 1GG@g7 1R@k7 2G@c9", player=2, hold="1=1"), "Gc9xc7 /")
    fresh = GAME.dump(GAME.new(GAME.position(s), "clause tests"))
    for name in ("holder", "count", "history"):
        assert line(GAME.dump(s), name) == line(fresh, name)


def line(text: str, name: str) -> str:
    (found,) = [line for line in text.splitlines() if line.startswith(f"{name} =")]
    return found


@pytest.mark.parametrize(
    "name, value, words",
    [
        ("number", "9", "there is no scenario number 9"),
        ("number", "-1", "there is no scenario number -1"),
        ("groups", "0*224", "groups, marks and at must have 225, 225 and 64 numbers"),
        ("marks", "0*226", "groups, marks and at must have 225, 225 and 64 numbers"),
        ("at", "0*63", "groups, marks and at must have 225, 225 and 64 numbers"),
    ],
)
def test_a_text_that_is_no_table_is_refused(name, value, words):
    text = GAME.dump(GAME.new("vertigo:2", ""))
    bad = text.replace(line(text, name), f"{name} = {value}")
    with pytest.raises(NotationError) as caught:
        GAME.load(bad)
    assert caught.value.message == words


def test_scenarios_know_their_board_mode_and_map():
    names = {"vertigo": "Vertigo", "exomoon": "Exomoon", "lagoon": "Lagoon", "extrasolar": "Extrasolar"}
    maps = {str(row["id"]): row["rows"] for row in GAME.book.data["board"]}  # type: ignore[attr-defined]
    for number, scenario in enumerate(SCENARIOS):
        board, mode = scenario.name.split(":")
        assert (scenario.number, scenario.board, scenario.mode) == (number, board, mode)
        assert scenario.title == names[board] and scenario.rows == maps[board]
        assert scenario.koth == (mode == "koth") and scenario.teams == (mode == "2v2")


def test_the_journal_tells_what_happened():
    s = played(exomoon("1K@g1 2K@g13 1R@c4 1B@c8 2GG@c6 2G@k9 2R@d5", quiet=3))
    s.journal = []
    for token in ("Rc4*c6", "Bc8-c9>k9!", "Kg1-g2", "/"):
        s.apply(GAME.understand(s, token))
    assert [GAME.narrate(fact) for fact in s.journal] == [
        "Player 1 moves from c4 to c6.",
        "Player 1 loses 1 red pawn on c4.",
        "Player 2 loses 1 green pawn on c6.",
        "Player 1 moves from c8 to c9 and warps to k9.",
        "Player 2 loses 1 green pawn on k9.",
        "Player 1 moves from g1 to g2.",
        "Round 5: Player 2 to move.",
    ]


def test_the_journal_tells_of_holds_and_ends():
    s = played(vertigo("1K@g1 2K@g13 2G@c7 2GG@g7 2R@k6", player=2))
    s.journal = []
    for token in ("Rk6-k7", "/", "Kg1-g2", "/", "Rk7-k8", "/", "resign"):
        s.apply(GAME.understand(s, token))
    told = [(GAME.narrate(fact), int(fact_who(fact)), int(fact_what(fact))) for fact in s.journal]
    assert [row for row in told if "moves from" not in row[0]] == [
        ("Player 2's side holds every base: 0.", 1, 1 << 8),
        ("Round 6: Player 1 to move.", 0, 6),
        ("Round 6: Player 2 to move.", 1, 6),
        ("Player 2's side holds every base: 1.", 1, 1 << 8 | 1),
        ("The hold is broken.", 1, 1),
        ("Round 7: Player 1 to move.", 0, 7),
        ("Player 1 resigns.", 0, 0),
        ("Player 1 is out of the game.", 0, 0),
        ("The game is over.", 0, GAME.book.find("DIG.5").number),
    ]


def test_the_journal_tells_of_placements():
    s = played(koth("1K@a1 2K@m13 3G@e5", player=3, round=0, reserve="G1B1"))
    s.journal = []
    s.apply(GAME.understand(s, "G@e5"))
    s.apply(GAME.understand(s, "B@i9"))
    assert [GAME.narrate(fact) for fact in s.journal] == [
        "Player 3 places a green pawn on e5.",
        "Player 3 places a blue pawn on i9.",
    ]


def test_a_position_takes_its_seed_along():
    assert GAME.new(exomoon("1K@g1 2K@g13"), "a").key != GAME.new(exomoon("1K@g1 2K@g13"), "b").key
    assert after("exomoon:2") == GAME.position(GAME.new("exomoon:2", "b"))
